package zlib

// Writing of blocks: the codes of a block are made from how often its symbols occur.

const (
	litCodes  = 286
	distCodes = 30
	bitCodes  = 19
	endBlock  = 256
	maxBits   = 15
)

// A symbol is a literal (dist 0) or a match.
type symbol struct {
	dist uint16
	c    uint8 // the literal, or the length less three
}

// trees are the symbols of the block in progress and how often they occur.
type trees struct {
	symbols  []symbol
	litFreq  [litCodes]uint16
	distFreq [distCodes]uint16
}

func (t *trees) initBlock() {
	t.symbols = t.symbols[:0]
	t.litFreq, t.distFreq = [litCodes]uint16{}, [distCodes]uint16{}
	t.litFreq[endBlock] = 1
}

// full reports whether the block takes no more symbols.
func (t *trees) full() bool { return len(t.symbols) == cap(t.symbols)-1 }

func (t *trees) literal(c byte) {
	t.symbols = append(t.symbols, symbol{0, c})
	t.litFreq[c]++
}

func (t *trees) match(dist, length int) {
	t.symbols = append(t.symbols, symbol{uint16(dist), uint8(length - minMatch)})
	t.litFreq[257+int(lengthCode[length-minMatch])]++
	t.distFreq[distCode(dist)]++
}

// lengthCode is the code of a length less three.
var lengthCode = func() (t [256]uint8) {
	for c := range 28 {
		for k := range 1 << lengthExtra[c] {
			t[lengthBase[c]-3+k] = uint8(c)
		}
	}
	t[255] = 28
	return
}()

// distCode is the code of a distance.
func distCode(dist int) int {
	lo, hi := 0, distCodes
	for lo+1 < hi {
		if mid := (lo + hi) / 2; distBase[mid] <= dist {
			lo = mid
		} else {
			hi = mid
		}
	}
	return lo
}

// A code is a tree with the lengths and the codes of its symbols.
type code struct {
	lens  []int
	codes []int
	max   int // the largest symbol that occurs
	bits  int // of all occurrences, extra bits included
}

// nodes are those of the tree that makeCode builds.
type nodes struct {
	freq  []uint16
	depth []uint8
}

// smaller orders the heap.
func (n *nodes) smaller(a, b int) bool {
	return n.freq[a] < n.freq[b] || n.freq[a] == n.freq[b] && n.depth[a] <= n.depth[b]
}

// sift moves the node at place k of a heap down.
func (n *nodes) sift(heap []int, k, size int) {
	v := heap[k]
	for j := k << 1; j <= size; j <<= 1 {
		if j < size && n.smaller(heap[j+1], heap[j]) {
			j++
		}
		if n.smaller(v, heap[j]) {
			break
		}
		heap[k] = heap[j]
		k = j
	}
	heap[k] = v
}

// makeCode makes the best code of at most limit bits for symbols that occur so often.
// extra are the bits behind the symbols from base on.
func makeCode(freq []uint16, limit int, extra func(sym int) int) *code {
	n := len(freq)
	t := &code{lens: make([]int, n), codes: make([]int, n), max: -1}
	nd := &nodes{append(append(make([]uint16, 0, 2*n+1), freq...), make([]uint16, n+1)...), make([]uint8, 2*n+1)}
	heap := make([]int, 2*n+1)
	size, order := 0, 2*n+1
	for sym, f := range freq {
		if f != 0 {
			size++
			heap[size] = sym
			t.max = sym
		}
	}
	forced := 0 // symbols that do not occur but get a code, as there must be two
	for size < 2 {
		sym := 0
		if t.max < 2 {
			t.max++
			sym = t.max
		}
		size++
		heap[size] = sym
		nd.freq[sym] = 1
		forced++
	}
	for k := size / 2; k >= 1; k-- {
		nd.sift(heap, k, size)
	}
	parent := make([]int, 2*n+1)
	next := n
	for size >= 2 {
		a := heap[1]
		heap[1] = heap[size]
		size--
		nd.sift(heap, 1, size)
		b := heap[1]
		heap[order-1], heap[order-2] = a, b
		order -= 2
		nd.freq[next] = nd.freq[a] + nd.freq[b]
		nd.depth[next] = max(nd.depth[a], nd.depth[b]) + 1
		parent[a], parent[b] = next, next
		heap[1] = next
		next++
		nd.sift(heap, 1, size)
	}
	order--
	heap[order] = heap[1]
	t.assign(nd, heap, order, parent, limit, extra)
	t.bits -= forced
	return t
}

// assign gives the symbols of a tree their lengths and codes. heap from order on has the
// nodes, the root first.
func (t *code) assign(nd *nodes, heap []int, order int, parent []int, limit int, extra func(sym int) int) {
	n := len(t.lens)
	lens := make([]int, 2*n+1)
	var count [maxBits + 1]int
	over := 0
	k := order + 1
	for ; k < 2*n+1; k++ {
		v := heap[k]
		bits := lens[parent[v]] + 1
		if bits > limit {
			bits = limit
			over++
		}
		lens[v] = bits
		if v <= t.max {
			count[bits]++
			t.lens[v] = bits
			t.bits += int(nd.freq[v]) * (bits + extra(v))
		}
	}
	if over > 0 {
		for ; over > 0; over -= 2 {
			bits := limit - 1
			for count[bits] == 0 {
				bits--
			}
			count[bits]--
			count[bits+1] += 2
			count[limit]--
		}
		for bits := limit; bits != 0; bits-- {
			for m := count[bits]; m > 0; {
				k--
				v := heap[k]
				if v > t.max {
					continue
				}
				if t.lens[v] != bits {
					t.bits += (bits - t.lens[v]) * int(nd.freq[v])
					t.lens[v] = bits
				}
				m--
			}
		}
	}
	t.number(count)
}

// number gives the codes of the lengths, turned around.
func (t *code) number(count [maxBits + 1]int) {
	var next [maxBits + 1]int
	c := 0
	for bits := 1; bits <= maxBits; bits++ {
		c = (c + count[bits-1]) << 1
		next[bits] = c
	}
	for sym := 0; sym <= t.max; sym++ {
		if n := t.lens[sym]; n != 0 {
			t.codes[sym] = reverse(next[n], n)
			next[n]++
		}
	}
}

// The codes of blocks that bring none.
var staticLit, staticDist = func() (lit, dist *code) {
	lit = &code{lens: make([]int, 288), codes: make([]int, 288), max: 287}
	var count [maxBits + 1]int
	for i := range lit.lens {
		lit.lens[i] = int(fixedLengths[i])
		count[lit.lens[i]]++
	}
	lit.number(count)
	dist = &code{lens: make([]int, 30), codes: make([]int, 30)}
	for i := range dist.lens {
		dist.lens[i], dist.codes[i] = 5, reverse(i, 5)
	}
	return
}()

func litExtra(sym int) int {
	if sym > endBlock {
		return lengthExtra[sym-257]
	}
	return 0
}

func distExtraOf(sym int) int { return distExtra[sym] }

func bitExtra(sym int) int { return [...]int{16: 2, 17: 3, 18: 7}[max(sym, 15)] }

// put writes the lowest n bits of v.
func (d *deflater) put(v, n int) {
	d.acc |= uint64(v) << d.nacc
	d.nacc += n
	for d.nacc >= 8 {
		d.out = append(d.out, byte(d.acc))
		d.acc >>= 8
		d.nacc -= 8
	}
}

// align fills the last byte.
func (d *deflater) align() {
	if d.nacc > 0 {
		d.out = append(d.out, byte(d.acc))
		d.acc, d.nacc = 0, 0
	}
}

// storedBlock writes bytes as they are.
func (d *deflater) storedBlock(b []byte, last bool) {
	d.put(lastBit(last), 3)
	d.align()
	n := len(b)
	d.out = append(d.out, byte(n), byte(n>>8), ^byte(n), ^byte(n>>8))
	d.out = append(d.out, b...)
}

func lastBit(last bool) int {
	if last {
		return 1
	}
	return 0
}

// flushBlock writes the symbols of the block in the way that takes least.
func (d *deflater) flushBlock(last bool) {
	stored := []byte(nil)
	if d.blockStart >= 0 {
		stored = d.window[d.blockStart:d.start]
	}
	size := d.start - d.blockStart
	lit := makeCode(d.litFreq[:], maxBits, litExtra)
	dist := makeCode(d.distFreq[:], maxBits, distExtraOf)
	runs := codeLengths(lit, dist)
	var runFreq [bitCodes]uint16
	for _, r := range runs {
		runFreq[r.sym]++
	}
	bl := makeCode(runFreq[:], 7, bitExtra)
	most := bitCodes - 1
	for most >= 3 && bl.lens[codeOrder[most]] == 0 {
		most--
	}
	best := (lit.bits + dist.bits + bl.bits + 3*(most+1) + 14 + 3 + 7) >> 3
	static := (d.staticBits() + 3 + 7) >> 3
	if static <= best || d.strategy == fixedCodes {
		best = static
	}
	switch {
	case size+4 <= best && d.blockStart >= 0:
		d.storedBlock(stored, last)
	case static == best:
		d.put(1<<1|lastBit(last), 3)
		d.writeSymbols(staticLit, staticDist)
	default:
		d.put(2<<1|lastBit(last), 3)
		d.put(lit.max+1-257, 5)
		d.put(dist.max+1-1, 5)
		d.put(most+1-4, 4)
		for i := 0; i <= most; i++ {
			d.put(bl.lens[codeOrder[i]], 3)
		}
		for _, r := range runs {
			d.put(bl.codes[r.sym], bl.lens[r.sym])
			d.put(r.extra, bitExtra(r.sym))
		}
		d.writeSymbols(lit, dist)
	}
	d.work += 2*len(d.symbols) + 2000
	if last {
		d.align()
	}
	d.initBlock()
	d.blockStart = d.start
}

// staticBits is what the symbols take in the codes of blocks that bring none.
func (d *deflater) staticBits() (n int) {
	for sym, f := range d.litFreq {
		n += int(f) * (staticLit.lens[sym] + litExtra(sym))
	}
	for sym, f := range d.distFreq {
		n += int(f) * (staticDist.lens[sym] + distExtra[sym])
	}
	return n
}

func (d *deflater) writeSymbols(lit, dist *code) {
	for _, s := range d.symbols {
		if s.dist == 0 {
			d.put(lit.codes[s.c], lit.lens[s.c])
			continue
		}
		c := int(lengthCode[s.c])
		d.put(lit.codes[257+c], lit.lens[257+c])
		d.put(int(s.c)+3-lengthBase[c], lengthExtra[c])
		c = distCode(int(s.dist))
		d.put(dist.codes[c], dist.lens[c])
		d.put(int(s.dist)-distBase[c], distExtra[c])
	}
	d.put(lit.codes[endBlock], lit.lens[endBlock])
}

// A run is a symbol of the code of code lengths, with the number behind it.
type run struct{ sym, extra int }

// codeLengths writes the lengths of two codes as runs.
func codeLengths(codes ...*code) (out []run) {
	for _, t := range codes {
		prev, count := -1, 0
		limit, least := 7, 4
		if t.lens[0] == 0 {
			limit, least = 138, 3
		}
		for i := 0; i <= t.max; i++ {
			cur, next := t.lens[i], 0xffff
			if i < t.max {
				next = t.lens[i+1]
			}
			count++
			if count < limit && cur == next {
				continue
			}
			switch {
			case count < least:
				for range count {
					out = append(out, run{cur, 0})
				}
			case cur != 0:
				if cur != prev {
					out = append(out, run{cur, 0})
					count--
				}
				out = append(out, run{16, count - 3})
			case count <= 10:
				out = append(out, run{17, count - 3})
			default:
				out = append(out, run{18, count - 11})
			}
			count, prev = 0, cur
			switch {
			case next == 0:
				limit, least = 138, 3
			case cur == next:
				limit, least = 6, 3
			default:
				limit, least = 7, 4
			}
		}
	}
	return out
}
