package heap

import (
	"math/bits"
	"reflect"
)

// chunkLen is the number of objects in a chunk. Small chunks made on first use keep
// a fresh VM small.
const chunkLen = 64

// Arena holds the objects of one Go type, in chunks; one word of live bits and one of
// mark bits for each chunk. Chunks below perm belong to the image.
type Arena[T any] struct {
	Chunks []*[chunkLen]T // read by the generated loop
	live   []uint64
	mark   []uint64
	perm   int // image chunks
	cur    int // no free slot in chunks before this one
	opened int // chunks that became current since the last sweep
}

func (a *Arena[T]) get(i uint32) *T { return &a.Chunks[i/chunkLen][i%chunkLen] }

func (a *Arena[T]) chunkBytes() int64 {
	return chunkLen * int64(reflect.TypeFor[T]().Size())
}

// adopt makes the image's chunks the first chunks of a.
func (a *Arena[T]) adopt(image *Arena[T]) {
	n := len(image.Chunks)
	if n == 0 {
		return
	}
	a.Chunks = append(make([]*[chunkLen]T, 0, n+2), image.Chunks...)
	a.live = make([]uint64, n, n+2)
	a.mark = make([]uint64, n, n+2)
	a.perm, a.cur = n, n
}

// take finds a free slot, making a chunk if there is none, and reports the bytes the
// arena grew by.
func (a *Arena[T]) take() (i uint32, p *T, grown int64) {
	w := a.cur
	if w < len(a.live) && w < len(a.Chunks) {
		if free := ^a.live[w]; free != 0 {
			if c := a.Chunks[w]; c != nil {
				b := bits.TrailingZeros64(free)
				a.live[w] = ^(free & (free - 1))
				return uint32(w*chunkLen + b), &c[b%chunkLen], 0
			}
		}
	}
	return a.takeNext()
}

// takeNext is take where the current chunk is full or absent.
func (a *Arena[T]) takeNext() (i uint32, p *T, grown int64) {
	w := a.cur
	for w < len(a.live) && a.live[w] == ^uint64(0) {
		w++
	}
	a.cur = w
	a.opened++
	if w == len(a.live) {
		before := a.tableBytes()
		a.Chunks = append(a.Chunks, nil)
		a.live = append(a.live, 0)
		a.mark = append(a.mark, 0)
		grown = a.tableBytes() - before
	}
	c := a.Chunks[w]
	if c == nil {
		c = new([chunkLen]T)
		a.Chunks[w] = c
		grown += a.chunkBytes()
	}
	b := bits.TrailingZeros64(^a.live[w])
	a.live[w] |= 1 << b
	return uint32(w*chunkLen + b), &c[b], grown
}

// liveBytes is the size of the live objects outside the image.
func (a *Arena[T]) liveBytes() int64 {
	return int64(a.count()) * int64(reflect.TypeFor[T]().Size())
}

// tableBytes is the size of the arena's own tables.
func (a *Arena[T]) tableBytes() int64 {
	return int64(8*cap(a.Chunks) + 8*cap(a.live) + 8*cap(a.mark))
}

// bytes is what the arena itself occupies, without the image's chunks.
func (a *Arena[T]) bytes() int64 {
	n := a.tableBytes()
	for _, c := range a.Chunks[a.perm:] {
		if c != nil {
			n += a.chunkBytes()
		}
	}
	return n
}

// setMark marks slot i and reports whether it was unmarked; image slots count as marked.
func (a *Arena[T]) setMark(i uint32) bool {
	w, b := int(i/chunkLen), uint64(1)<<(i%chunkLen)
	if w < a.perm || a.mark[w]&b != 0 {
		return false
	}
	a.mark[w] |= b
	return true
}

func (a *Arena[T]) marked(i uint32) bool {
	w := int(i / chunkLen)
	return w < a.perm || a.mark[w]&(1<<(i%chunkLen)) != 0
}

func (a *Arena[T]) isLive(i uint32) bool {
	w := int(i / chunkLen)
	return w < a.perm || w < len(a.live) && a.live[w]&(1<<(i%chunkLen)) != 0
}

func (a *Arena[T]) clearMarks() { clear(a.mark) }

// keepChunks is the number of empty chunks an arena keeps in any case.
const keepChunks = 2

// sweep frees every unmarked object after handing it to free, in index order, and gives
// empty chunks back; it returns the bytes the arena shrank by. As many chunks as were
// filled since the last time are kept for the next objects, if spare has the bytes.
func (a *Arena[T]) sweep(spare *int64, free func(i uint32, p *T)) (shrunk int64) {
	var zero T
	keep := keepChunks
	if more := min(int64(a.opened-keep), *spare/a.chunkBytes()); more > 0 {
		keep += int(more)
		*spare -= more * a.chunkBytes()
	}
	a.opened = 0
	for w := a.perm; w < len(a.live); w++ {
		dead := a.live[w] &^ a.mark[w]
		if dead == 0 {
			continue
		}
		c := a.Chunks[w]
		a.live[w] &^= dead
		if free != nil {
			for d := dead; d != 0; d &= d - 1 {
				b := bits.TrailingZeros64(d)
				free(uint32(w*chunkLen+b), &c[b])
			}
		}
		if a.live[w] != 0 {
			for d := dead; d != 0; d &= d - 1 {
				c[bits.TrailingZeros64(d)] = zero
			}
			continue
		}
		if keep--; keep >= 0 {
			clear(c[:])
			continue
		}
		a.Chunks[w] = nil
		shrunk += a.chunkBytes()
	}
	a.cur = a.perm
	return shrunk
}

// trim gives empty chunks back, all but a few, and returns the bytes.
func (a *Arena[T]) trim() (shrunk int64) {
	keep := keepChunks
	for w := a.perm; w < len(a.live); w++ {
		if a.live[w] != 0 || a.Chunks[w] == nil {
			continue
		}
		if keep--; keep < 0 {
			a.Chunks[w] = nil
			shrunk += a.chunkBytes()
		}
	}
	return shrunk
}

// each calls f for every live object outside the image, in index order.
func (a *Arena[T]) each(f func(i uint32, p *T)) {
	for w := a.perm; w < len(a.live); w++ {
		for d := a.live[w]; d != 0; d &= d - 1 {
			b := bits.TrailingZeros64(d)
			f(uint32(w*chunkLen+b), &a.Chunks[w][b])
		}
	}
}

// count is the number of live objects outside the image.
func (a *Arena[T]) count() (n int) {
	for _, w := range a.live[a.perm:] {
		n += bits.OnesCount64(w)
	}
	return n
}
