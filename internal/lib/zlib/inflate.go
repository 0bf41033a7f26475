package zlib

import (
	"encoding/binary"
	"hash/adler32"
	"hash/crc32"
)

// The wrappers of a stream.
const (
	wrapRaw = iota
	wrapZlib
	wrapGzip
	wrapAny // zlib or gzip, whichever the header is
)

// The modes of an inflater.
const (
	modeHeader = iota
	modeDictionary
	modeBlock
	modeStored
	modeCodes
	modeTrailer
	modeDone
)

const windowSize = 1 << 15

// An inflater decodes a stream that comes in pieces. A unit (a header, the head of a
// block, a code with its extra bits) is decoded when all of it is there; what is there of
// an unfinished one waits in held. All fields but the tables are plain data, and the
// tables follow from lengths.
type inflater struct {
	wrap       int
	windowBits int
	mode       int
	held       []byte // input of an unfinished unit
	hold       uint64 // bits read and not used, lowest first
	bits       int
	last       bool // the block in progress is the last
	stored     int  // bytes left of a stored block
	lengths    []byte
	literals   int // how many of lengths are of literals and lengths
	copyLen    int // left of a match that the output had no room for
	copyDist   int
	window     []byte // the last bytes of output
	check      uint32
	total      uint32
	dictID     uint32

	lit, dist huffman
}

// A problem is why a stream cannot be decoded.
type problem string

// What a step answers with beside problems of the stream.
const (
	goOn      problem = ""
	needInput problem = "\x00input"
	needRoom  problem = "\x00room"
	needDict  problem = "\x00dictionary"
	mustStop  problem = "\x00stop" // the run has to stop
	ended     problem = "\x00ended"
)

// ofStream reports whether a problem is one of the stream.
func (p problem) ofStream() bool { return p != "" && p[0] != 0 }

// input reads bits.
type input struct {
	b    []byte
	pos  int
	hold uint64
	bits int
}

// need makes n bits available, at most 32; false if they are not there.
func (in *input) need(n int) bool {
	for in.bits < n {
		if in.pos >= len(in.b) {
			return false
		}
		in.hold |= uint64(in.b[in.pos]) << in.bits
		in.pos++
		in.bits += 8
	}
	return true
}

func (in *input) take(n int) int {
	v := int(in.hold & (1<<n - 1))
	in.hold >>= n
	in.bits -= n
	return v
}

func newInflater(windowBits int) *inflater {
	z := &inflater{wrap: wrapZlib, windowBits: windowBits}
	switch {
	case windowBits < 0:
		z.wrap, z.windowBits, z.mode = wrapRaw, -windowBits, modeBlock
	case windowBits > 32:
		z.wrap, z.windowBits = wrapAny, windowBits-32
	case windowBits > 16:
		z.wrap, z.windowBits = wrapGzip, windowBits-16
	}
	if z.windowBits == 0 {
		z.windowBits = 15
	}
	z.check = 1
	return z
}

// An output is what one call decodes: at most limit bytes, if limit is not negative.
type output struct {
	b      []byte
	limit  int
	need   func(n int) bool // asks for memory for n bytes
	charge func(n int) bool // pays for n bytes
	paid   int
}

// pay pays for what was decoded since the last payment and makes room for the next step; false if
// the run has to stop.
func (o *output) pay() bool {
	n := len(o.b) - o.paid
	if n < stepBytes {
		return true
	}
	o.paid = len(o.b)
	if cap(o.b)-len(o.b) < 2*stepBytes {
		size := len(o.b) + len(o.b)/4 + 4*stepBytes
		if !o.need(cap(o.b) + size) {
			return false
		}
		o.b = append(make([]byte, 0, size), o.b...)
	}
	return o.charge(n)
}

// stepBytes is what a step decodes, but for the end of its last match.
const stepBytes = 1 << 14

// inflate decodes data until its end, the end of the stream or the limit. It returns how
// much of data it took.
func (z *inflater) inflate(data []byte, out *output) (used int, why problem) {
	old := len(z.held)
	if old > 0 {
		data = append(z.held, data...)
		z.held = nil
	}
	in := &input{b: data, hold: z.hold, bits: z.bits}
	start := len(out.b)
	for why == goOn {
		saved := *in
		whole := z.mode == modeHeader || z.mode == modeBlock || z.mode == modeTrailer
		why = z.step(in, out)
		if why == needInput && whole {
			*in = saved
		}
		if why == goOn && !out.pay() {
			why = mustStop
		}
	}
	if why != needInput {
		// Whole bytes that were read ahead go back.
		back := min(in.bits/8, in.pos)
		in.pos -= back
		in.bits -= 8 * back
		in.hold &= 1<<in.bits - 1
	}
	z.hold, z.bits = in.hold, in.bits
	z.remember(out.b[start:])
	switch {
	case why == needInput:
		z.held = append([]byte(nil), data[in.pos:]...)
		return len(data) - old, why
	case in.pos < old:
		z.held = append([]byte(nil), data[in.pos:old]...)
		return 0, why
	}
	return in.pos - old, why
}

// remember keeps the last bytes of output for matches that come.
func (z *inflater) remember(b []byte) {
	if len(b) >= windowSize {
		z.window = append(z.window[:0], b[len(b)-windowSize:]...)
		return
	}
	z.window = append(z.window, b...)
	if len(z.window) > 2*windowSize {
		z.window = append(z.window[:0], z.window[len(z.window)-windowSize:]...)
	}
}

// step decodes one unit, or many codes.
func (z *inflater) step(in *input, out *output) problem {
	switch z.mode {
	case modeHeader:
		return z.header(in)
	case modeDictionary:
		return needDict
	case modeBlock:
		return z.block(in)
	case modeStored:
		return z.copyStored(in, out)
	case modeCodes:
		return z.codes(in, out)
	case modeTrailer:
		return z.trailer(in)
	}
	return ended
}

// sum adds output to the checksum.
func (z *inflater) sum(b []byte) {
	z.total += uint32(len(b))
	switch z.wrap {
	case wrapZlib:
		z.check = addAdler(z.check, b)
	case wrapGzip:
		z.check = crc32.Update(z.check, crc32.IEEETable, b)
	}
}

// addAdler goes on with an Adler-32 sum.
func addAdler(sum uint32, b []byte) uint32 {
	if sum == 1 {
		return adler32.Checksum(b)
	}
	const mod = 65521
	s1, s2 := sum&0xffff, sum>>16
	for len(b) > 0 {
		n := min(len(b), 5552)
		for _, c := range b[:n] {
			s1 += uint32(c)
			s2 += s1
		}
		s1 %= mod
		s2 %= mod
		b = b[n:]
	}
	return s2<<16 | s1
}

// header reads the header of the stream.
func (z *inflater) header(in *input) problem {
	if !in.need(16) {
		return needInput
	}
	head := in.take(16)
	if (z.wrap == wrapGzip || z.wrap == wrapAny) && head == 0x8b1f {
		return z.gzipHeader(in)
	}
	low, high := head&0xff, head>>8
	if z.wrap == wrapGzip || (low<<8|high)%31 != 0 {
		return "incorrect header check"
	}
	if low&15 != 8 {
		return "unknown compression method"
	}
	if low>>4+8 > min(z.windowBits, 15) {
		return "invalid window size"
	}
	if high&0x20 != 0 {
		if !in.need(32) {
			return needInput
		}
		var b [4]byte
		for i := range b {
			b[i] = byte(in.take(8))
		}
		z.dictID = binary.BigEndian.Uint32(b[:])
		z.mode = modeDictionary
	} else {
		z.mode = modeBlock
	}
	z.wrap, z.check = wrapZlib, 1
	return goOn
}

// gzipHeader reads the rest of a header of gzip.
func (z *inflater) gzipHeader(in *input) problem {
	sum := crc32.Update(0, crc32.IEEETable, []byte{0x1f, 0x8b})
	short := false
	next := func() byte {
		if !in.need(8) {
			short = true
			return 0
		}
		c := byte(in.take(8))
		sum = crc32.Update(sum, crc32.IEEETable, []byte{c})
		return c
	}
	method := next()
	flags := next()
	switch {
	case short:
		return needInput
	case method != 8:
		return "unknown compression method"
	case flags&0xe0 != 0:
		return "unknown header flags set"
	}
	for range 6 { // time, extra flags, system
		next()
	}
	if flags&4 != 0 {
		n := int(next())
		n |= int(next()) << 8
		for ; n > 0 && !short; n-- {
			next()
		}
	}
	for _, text := range []byte{8, 16} { // name and comment end with a zero
		for flags&text != 0 && next() != 0 && !short {
		}
	}
	if flags&2 != 0 {
		want := sum & 0xffff
		got := uint32(next())
		got |= uint32(next()) << 8
		if !short && got != want {
			return "header crc mismatch"
		}
	}
	if short {
		return needInput
	}
	z.wrap, z.check, z.mode = wrapGzip, 0, modeBlock
	return goOn
}

// setDictionary gives the text that the stream begins behind; false if it is another one.
func (z *inflater) setDictionary(d []byte) bool {
	if z.mode == modeDictionary {
		if adler32.Checksum(d) != z.dictID {
			return false
		}
		z.mode = modeBlock
	}
	z.remember(d)
	return true
}

// block reads the head of a block.
func (z *inflater) block(in *input) problem {
	if z.last {
		in.take(in.bits % 8)
		z.mode = modeTrailer
		return goOn
	}
	if !in.need(3) {
		return needInput
	}
	last, kind := in.take(1) == 1, in.take(2)
	var why problem
	next := modeCodes
	switch kind {
	case 0:
		next = modeStored
		in.take(in.bits % 8)
		if !in.need(32) {
			return needInput
		}
		n, not := in.take(16), in.take(16)
		if n != not^0xffff {
			return "invalid stored block lengths"
		}
		z.stored = n
	case 1:
		z.lengths, z.literals = fixedLengths, 288
	case 2:
		why = z.dynamic(in)
	default:
		return "invalid block type"
	}
	if why != goOn {
		return why
	}
	if next == modeCodes {
		z.buildTables()
	}
	z.last, z.mode = last, next
	return goOn
}

// buildTables makes the tables of the lengths, which are valid.
func (z *inflater) buildTables() {
	z.lit.build(z.lengths[:z.literals])
	z.dist.build(z.lengths[z.literals:])
}

var fixedLengths = func() []byte {
	l := make([]byte, 288+30)
	for i := range l {
		switch {
		case i < 144:
			l[i] = 8
		case i < 256:
			l[i] = 9
		case i < 280:
			l[i] = 7
		case i < 288:
			l[i] = 8
		default:
			l[i] = 5
		}
	}
	return l
}()

var codeOrder = [19]int{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}

// dynamic reads the lengths of the codes of a block.
func (z *inflater) dynamic(in *input) problem {
	if !in.need(14) {
		return needInput
	}
	nlit, ndist, ncode := in.take(5)+257, in.take(5)+1, in.take(4)+4
	if nlit > 286 || ndist > 30 {
		return "too many length or distance symbols"
	}
	var order [19]byte
	for i := range ncode {
		if !in.need(3) {
			return needInput
		}
		order[codeOrder[i]] = byte(in.take(3))
	}
	var codes huffman
	if left, longest := codes.build(order[:]); left != 0 || longest == 0 {
		return "invalid code lengths set"
	}
	lengths := make([]byte, 0, nlit+ndist)
	for len(lengths) < nlit+ndist {
		sym, ok := codes.decode(in)
		if !ok {
			return needInput
		}
		if sym < 16 {
			lengths = append(lengths, byte(sym))
			continue
		}
		extra := [3]struct{ bits, base int }{{2, 3}, {3, 3}, {7, 11}}[sym-16]
		if !in.need(extra.bits) {
			return needInput
		}
		n := extra.base + in.take(extra.bits)
		c := byte(0)
		if sym == 16 {
			if len(lengths) == 0 {
				return "invalid bit length repeat"
			}
			c = lengths[len(lengths)-1]
		}
		if len(lengths)+n > nlit+ndist {
			return "invalid bit length repeat"
		}
		for range n {
			lengths = append(lengths, c)
		}
	}
	if lengths[256] == 0 {
		return "invalid code -- missing end-of-block"
	}
	var h huffman
	if left, longest := h.build(lengths[:nlit]); left < 0 || left > 0 && longest != 1 {
		return "invalid literal/lengths set"
	}
	if left, longest := h.build(lengths[nlit:]); left < 0 || left > 0 && longest > 1 {
		return "invalid distances set"
	}
	z.lengths, z.literals = lengths, nlit
	return goOn
}

// copyStored copies what is there of a stored block.
func (z *inflater) copyStored(in *input, out *output) problem {
	for z.stored > 0 {
		n := z.stored
		if out.limit >= 0 {
			n = min(n, out.limit-len(out.b))
		}
		if n == 0 {
			return needRoom
		}
		if in.bits > 0 {
			out.b = append(out.b, byte(in.take(8)))
			z.sum(out.b[len(out.b)-1:])
			z.stored--
			continue
		}
		if n = min(n, len(in.b)-in.pos, stepBytes); n == 0 {
			return needInput
		}
		piece := in.b[in.pos : in.pos+n]
		out.b = append(out.b, piece...)
		z.sum(piece)
		in.pos += n
		z.stored -= n
		if !out.pay() {
			return mustStop
		}
	}
	z.mode = modeBlock
	return goOn
}

var lengthBase = [29]int{3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258}
var lengthExtra = [29]int{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0}
var distBase = [30]int{1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577}
var distExtra = [30]int{0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13}

// codes decodes codes until the block ends, input or room do, or there is something to pay
// for. What it took of an unfinished code it gives back.
func (z *inflater) codes(in *input, out *output) (why problem) {
	from := len(out.b)
	for why == goOn && z.mode == modeCodes && len(out.b)-from < stepBytes {
		if z.copyLen > 0 {
			why = z.copyMatch(out)
			continue
		}
		saved := *in
		if why = z.code(in, out); why == needInput || why == needRoom {
			*in = saved
		}
	}
	z.sum(out.b[from:])
	return why
}

// code decodes one code.
func (z *inflater) code(in *input, out *output) problem {
	sym, ok := z.lit.decode(in)
	full := out.limit >= 0 && len(out.b) >= out.limit
	switch {
	case !ok:
		return needInput
	case sym < 0 || sym > 285:
		return "invalid literal/length code"
	case sym == 256:
		z.mode = modeBlock
		return goOn
	case full:
		return needRoom
	case sym < 256:
		out.b = append(out.b, byte(sym))
		return goOn
	}
	sym -= 257
	if !in.need(lengthExtra[sym]) {
		return needInput
	}
	n := lengthBase[sym] + in.take(lengthExtra[sym])
	d, ok := z.dist.decode(in)
	switch {
	case !ok:
		return needInput
	case d < 0 || d > 29:
		return "invalid distance code"
	case !in.need(distExtra[d]):
		return needInput
	}
	dist := distBase[d] + in.take(distExtra[d])
	if dist > 1<<z.windowBits || dist > len(out.b)+len(z.window) {
		return "invalid distance too far back"
	}
	z.copyLen, z.copyDist = n, dist
	return goOn
}

// copyMatch copies what there is room for of a match.
func (z *inflater) copyMatch(out *output) problem {
	for z.copyLen > 0 {
		if out.limit >= 0 && len(out.b) >= out.limit {
			return needRoom
		}
		if i := len(out.b) - z.copyDist; i >= 0 {
			out.b = append(out.b, out.b[i])
		} else {
			out.b = append(out.b, z.window[len(z.window)+i])
		}
		z.copyLen--
	}
	return goOn
}

// trailer checks the sums behind the data.
func (z *inflater) trailer(in *input) problem {
	switch z.wrap {
	case wrapZlib:
		if !in.need(32) {
			return needInput
		}
		var sum uint32
		for range 4 {
			sum = sum<<8 | uint32(in.take(8))
		}
		if sum != z.check {
			return "incorrect data check"
		}
	case wrapGzip:
		if !in.need(32) {
			return needInput
		}
		sum := uint32(in.take(32))
		if !in.need(32) {
			return needInput
		}
		size := uint32(in.take(32))
		if sum != z.check {
			return "incorrect data check"
		}
		if size != z.total {
			return "incorrect length check"
		}
	}
	z.mode = modeDone
	return ended
}
