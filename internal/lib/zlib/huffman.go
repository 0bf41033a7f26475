package zlib

// fastBits is the length of the longest codes that the table decodes at once.
const fastBits = 9

// A huffman decodes a canonical code of at most 15 bits.
type huffman struct {
	fast    [1 << fastBits]uint16 // symbol<<4 | length by the next bits, 0 for a longer code
	count   [16]int               // codes of each length
	symbols []uint16              // by code
}

// build makes the code of the lengths of its symbols. left tells how many codes of 15 bits
// are not used: less than zero for lengths that no code has.
func (h *huffman) build(lengths []byte) (left, longest int) {
	h.count = [16]int{}
	for _, n := range lengths {
		h.count[n]++
	}
	h.count[0] = 0
	left = 1
	var offset [17]int
	for n := 1; n < 16; n++ {
		left = left<<1 - h.count[n]
		if left < 0 {
			return left, n
		}
		if h.count[n] > 0 {
			longest = n
		}
		offset[n+1] = offset[n] + h.count[n]
	}
	h.symbols = make([]uint16, offset[16])
	at := offset
	for sym, n := range lengths {
		if n != 0 {
			h.symbols[at[n]] = uint16(sym)
			at[n]++
		}
	}
	h.fast = [1 << fastBits]uint16{}
	code := 0
	for n := 1; n <= fastBits; n++ {
		code <<= 1
		for k := range h.count[n] {
			for i := reverse(code, n); i < 1<<fastBits; i += 1 << n {
				h.fast[i] = h.symbols[offset[n]+k]<<4 | uint16(n)
			}
			code++
		}
	}
	if longest == 0 {
		left = 0
	}
	return left, longest
}

// reverse turns n bits around: codes come with their highest bit first.
func reverse(code, n int) (r int) {
	for range n {
		r = r<<1 | code&1
		code >>= 1
	}
	return r
}

// decode reads a symbol: ok is false if the input ends before, sym less than zero for bits
// that are no code.
func (h *huffman) decode(in *input) (sym int, ok bool) {
	for in.bits < 15 && in.pos < len(in.b) {
		in.hold |= uint64(in.b[in.pos]) << in.bits
		in.pos++
		in.bits += 8
	}
	if e := h.fast[in.hold&(1<<fastBits-1)]; e != 0 && int(e&15) <= in.bits {
		in.take(int(e & 15))
		return int(e >> 4), true
	}
	code, first, index := 0, 0, 0
	for n := 1; n < 16; n++ {
		if n > in.bits {
			return 0, false
		}
		code |= int(in.hold >> (n - 1) & 1)
		if count := h.count[n]; code-first < count {
			in.take(n)
			return int(h.symbols[index+code-first]), true
		} else {
			index += count
			first = (first + count) << 1
			code <<= 1
		}
	}
	return -1, true
}
