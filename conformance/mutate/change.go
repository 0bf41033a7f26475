package mutate

import (
	"encoding/binary"
	"math"
	"math/rand/v2"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/snapshot"
)

// change makes a changed body of seed; others are what records and bytes are spliced from.
func change(r *rand.Rand, seed *Seed, others []*Seed) []byte {
	switch n := r.IntN(100); {
	case n < 6:
		return rawChange(r, seed, others)
	case n < 14: // outside the machine's own objects
		return seed.with(r, false, func(o *node) []byte { return partChange(r, o, o) })
	}
	other := seed
	if r.IntN(16) == 0 {
		other = others[r.IntN(len(others))]
	}
	return seed.with(r, true, func(o *node) []byte { return partChange(r, o, other.machine()) })
}

// with replaces the bytes of one node.
func (s *Seed) with(r *rand.Rand, deep bool, f func(*node) []byte) []byte {
	depth := len(s.path)
	if !deep {
		depth = r.IntN(len(s.path))
	}
	var build func(o *node, d int) []byte
	build = func(o *node, d int) []byte {
		if d == depth {
			return f(o)
		}
		var to []byte
		for i := range o.parts {
			if i != s.path[d] {
				to = o.parts[i].bytes(to)
				continue
			}
			b := build(o.parts[i].inner, d+1)
			to = binary.AppendUvarint(to, uint64(len(b)))
			to = append(to, b...)
		}
		return to
	}
	return build(s.root, 0)
}

// rawChange changes bytes whatever they mean.
func rawChange(r *rand.Rand, seed *Seed, others []*Seed) []byte {
	whole := r.IntN(8) == 0
	edit := func(b []byte) []byte {
		if len(b) == 0 {
			return b
		}
		switch r.IntN(4) {
		case 0:
			return b[:r.IntN(len(b))]
		case 1:
			other := others[r.IntN(len(others))].machine().bytes(nil)
			if len(other) == 0 {
				return b
			}
			at := r.IntN(len(b))
			from := min(at, len(other)-1)
			n := r.IntN(64)
			return append(append(b[:at:at], other[from:min(from+n, len(other))]...), b[min(at+n, len(b)):]...)
		}
		for range 1 + r.IntN(4) {
			b[r.IntN(len(b))] ^= 1 << r.IntN(8)
		}
		return b
	}
	if whole {
		return edit(seed.root.bytes(nil))
	}
	return seed.with(r, true, func(o *node) []byte { return edit(o.bytes(nil)) })
}

// partChange changes a few parts of a node and keeps the others as they are.
func partChange(r *rand.Rand, o, other *node) []byte {
	edits := map[int][]byte{} // replacement of the part; those covered by one before are empty
	for range 1 + r.IntN(3)*r.IntN(2) {
		onePart(r, o, other, edits)
	}
	var to []byte
	for i := range o.parts {
		if b, ok := edits[i]; ok {
			to = append(to, b...)
			continue
		}
		to = o.parts[i].bytes(to)
	}
	return to
}

func onePart(r *rand.Rand, o, other *node, edits map[int][]byte) {
	replace := func(at, n int, b []byte) {
		edits[at] = b
		for i := at + 1; i < at+n; i++ {
			edits[i] = nil
		}
	}
	if len(o.values) > 0 && r.IntN(2) == 0 {
		v := o.values[r.IntN(len(o.values))]
		replace(v.at, v.n, someValue(r, o, other, v))
		return
	}
	i := r.IntN(len(o.parts))
	p := &o.parts[i]
	switch r.IntN(24) {
	case 0: // one part twice
		edits[i] = append(p.bytes(nil), p.bytes(nil)...)
		return
	case 1: // or not at all
		edits[i] = nil
		return
	case 2, 3: // two runs of parts change places
		k := r.IntN(len(o.parts))
		n := 1 + r.IntN(8)
		for j := range n {
			if i+j < len(o.parts) && k+j < len(o.parts) {
				edits[i+j] = o.parts[k+j].bytes(nil)
				edits[k+j] = o.parts[i+j].bytes(nil)
			}
		}
		return
	}
	edits[i] = changed(r, p, other)
}

// changed is another part of the same kind.
func changed(r *rand.Rand, p *part, other *node) []byte {
	switch p.kind {
	case snapshot.PartUint:
		n, _ := binary.Uvarint(p.raw)
		return binary.AppendUvarint(nil, someUint(r, n))
	case snapshot.PartInt:
		n, _ := binary.Varint(p.raw)
		return binary.AppendVarint(nil, someInt(r, n))
	case snapshot.PartBool:
		if len(p.raw) == 1 {
			return []byte{p.raw[0] ^ 1}
		}
	case snapshot.PartWord:
		b := append([]byte(nil), p.raw...)
		if r.IntN(4) == 0 {
			return binary.LittleEndian.AppendUint64(nil, math.Float64bits([]float64{math.NaN(), math.Inf(1), math.Copysign(0, -1), 1e308, 5e-324}[r.IntN(5)]))
		}
		b[r.IntN(len(b))] ^= 1 << r.IntN(8)
		return b
	case snapshot.PartString:
		return someString(r, p, other)
	}
	b := append([]byte(nil), p.raw...)
	if len(b) == 0 {
		return b
	}
	switch i := r.IntN(len(b)); r.IntN(4) {
	case 0:
		b[i] = byte(r.IntN(256))
	case 1:
		b[i] = byte(r.IntN(int(heap.NumKinds) + 1))
	case 2:
		b[i]++
	default:
		b[i]--
	}
	return b
}

var edges = []uint64{0, 1, 2, 3, 7, 8, 63, 64, 127, 128, 255, 256, 319, 320, 65535, 65536, 1<<31 - 1, 1 << 31, 1<<32 - 1, 1 << 32, 1<<61 - 1, 1 << 61, 1<<63 - 1, 1 << 63, 1<<64 - 1}

func someUint(r *rand.Rand, n uint64) uint64 {
	switch r.IntN(6) {
	case 0:
		return n + 1
	case 1:
		return n - 1
	case 2:
		return uint64(r.IntN(64))
	case 3:
		return n ^ 1<<r.IntN(64)
	case 4:
		return n ^ 1<<r.IntN(10)
	}
	return edges[r.IntN(len(edges))]
}

func someInt(r *rand.Rand, n int64) int64 {
	switch r.IntN(4) {
	case 0:
		return -n
	case 1:
		return int64(someUint(r, uint64(n)))
	case 2:
		return -int64(edges[r.IntN(len(edges))])
	}
	return n + int64(r.IntN(41)) - 20
}

func someString(r *rand.Rand, p *part, other *node) []byte {
	var s []byte
	if p.inner == nil {
		_, k := binary.Uvarint(p.raw)
		s = append(s, p.raw[k:]...)
	}
	switch {
	case r.IntN(4) == 0:
		for range 8 {
			if q := &other.parts[r.IntN(len(other.parts))]; q.kind == snapshot.PartString && q.inner == nil {
				return q.raw
			}
		}
		s = nil
	case len(s) == 0 || r.IntN(4) == 0:
		s = append(s, byte(r.IntN(256)))
	case r.IntN(3) == 0:
		s = s[:r.IntN(len(s))]
	default:
		s[r.IntN(len(s))] ^= 1 << r.IntN(8)
	}
	return append(binary.AppendUvarint(nil, uint64(len(s))), s...)
}

// someValue is another value than v, most often one that is in the same snapshot.
func someValue(r *rand.Rand, o, other *node, v value) []byte {
	switch n := r.IntN(20); {
	case n < 10 && len(other.values) > 0:
		w := other.values[r.IntN(len(other.values))]
		var to []byte
		for i := w.at; i < w.at+w.n; i++ {
			to = append(to, other.parts[i].raw...)
		}
		return to
	case n < 12:
		return []byte{tagSpecial, byte(heap.KUnbound) + byte(r.IntN(int(heap.KSuspended-heap.KUnbound)+2))}
	case n < 14:
		return binary.AppendVarint([]byte{tagInt}, someInt(r, int64(r.IntN(5))))
	case n < 15:
		return binary.LittleEndian.AppendUint64([]byte{tagDouble}, math.Float64bits(r.NormFloat64()))
	case n < 18 && o.parts[v.at].raw[0] == tagObject: // the same place, taken for something else
		to := []byte{tagObject, byte(r.IntN(int(heap.NumKinds)))}
		if r.IntN(2) == 0 {
			return append(to, o.parts[v.at+2].raw...)
		}
		return binary.AppendUvarint(to, uint64(r.IntN(70)))
	case n < 19:
		return binary.AppendUvarint([]byte{tagObject, byte(int(heap.KStr) + r.IntN(int(heap.NumKinds-heap.KStr)))}, someUint(r, 64))
	}
	return binary.AppendUvarint([]byte{tagImage}, uint64(r.IntN(400)))
}
