package heap

import (
	"math/bits"
	"strings"
	"unicode/utf8"
)

// shareFrom is the length from which slices share the bytes of their string.
const shareFrom = 256

// imageBuf marks strings of the image, whose cached fields nobody writes.
const imageBuf = 1 << 31

// NewStr makes a string that owns s.
func (h *Heap) NewStr(s string) Value {
	v, p := alloc(h, &h.Strs, KStr)
	p.S, p.runes = s, -1
	h.charge(int64(len(s)))
	h.tick(0)
	return v
}

// NewASCII makes a string known to be ASCII.
func (h *Heap) NewASCII(s string) Value {
	v, p := alloc(h, &h.Strs, KStr)
	p.S, p.runes, p.ascii = s, int32(len(s)), true
	h.charge(int64(len(s)))
	h.tick(0)
	return v
}

// Intern returns the one interned string with the content s.
func (h *Heap) Intern(s string) Value {
	if h.image != nil {
		if v, ok := h.image.intern[s]; ok {
			return v
		}
	}
	if v, ok := h.intern[s]; ok {
		return h.Keep(v) // nothing else may refer to it yet
	}
	if h.image == nil {
		if h.intern == nil {
			h.intern = make(map[string]Value, 2048)
		}
	} else {
		if h.intern == nil {
			h.intern = map[string]Value{}
		}
		s = strings.Clone(s) // s may be part of a large text
	}
	// Whether a name must be made anew depends on what was collected: it stands outside the
	// schedule.
	due := min(h.quota, 0)
	h.quota -= due
	v := h.NewStr(s)
	h.Str(v).inter = true
	h.intern[s] = v
	h.quota += due + int64(objBytes+len(s))
	h.account(internBytes)
	return v
}

// InternValue returns the interned string equal to v.
func (h *Heap) InternValue(v Value) Value {
	s := h.Str(v)
	if s.inter {
		return v
	}
	return h.Intern(s.S)
}

// Interned reports the interned string with content s, if there is one.
func (h *Heap) Interned(s string) (Value, bool) {
	if h.image != nil {
		if v, ok := h.image.intern[s]; ok {
			return v, true
		}
	}
	v, ok := h.intern[s]
	return v, ok
}

const internBytes = 48

// countRunes counts code points of WTF-8.
func countRunes(s string) int {
	n := 0
	i := 0
	for ; i+8 <= len(s); i += 8 {
		x := load64(s, i)
		// What continues a character has bit 7 and not bit 6.
		n += 8 - bits.OnesCount64(x&^(x<<1)&0x8080808080808080)
	}
	for ; i < len(s); i++ {
		if s[i]&0xC0 != 0x80 {
			n++
		}
	}
	return n
}

// Len is the number of code points of s.
func (s *Str) Len() int {
	if s.runes < 0 {
		s.runes = int32(countRunes(s.S))
		s.ascii = int(s.runes) == len(s.S)
	}
	return int(s.runes)
}

// ASCII reports whether s has only code points below 128.
func (s *Str) ASCII() bool { s.Len(); return s.ascii }

const indexStep = 64

// Offset is the byte offset of code point i, 0 ≤ i ≤ Len; any where Step refuses.
func (h *Heap) Offset(s *Str, i int) int {
	n := s.Len()
	if s.ascii {
		return i
	}
	if i == n {
		return len(s.S)
	}
	if n <= indexStep || s.buf&imageBuf != 0 {
		return skipRunes(s.S, 0, i)
	}
	if s.index == nil && !h.makeIndex(s) {
		return 0
	}
	return skipRunes(s.S, int((*s.index)[i/indexStep]), i%indexStep)
}

// makeIndex makes the index of a string; it is false where Step refuses.
func (h *Heap) makeIndex(s *Str) bool {
	index := make([]int32, 0, s.Len()/indexStep+1)
	k := 0
	for o := 0; o < len(s.S); {
		for end := min(len(s.S), o+stepBytes); o < end; o++ {
			if s.S[o]&0xC0 != 0x80 {
				if k%indexStep == 0 {
					index = append(index, int32(o))
				}
				k++
			}
		}
		if o < len(s.S) && !h.step() {
			return false
		}
	}
	s.index = &index
	h.account(indexCost(s))
	return true
}

// step is between two pieces of work on a string: it is false where Step refuses more.
func (h *Heap) step() bool { return h.Step == nil || h.Step() }

// stepBytes is how many bytes of a string are worked on between two steps.
const stepBytes = 256 << 10

// Shared reports whether the bytes of s are in a buffer that its parts can share.
func (s *Str) Shared() bool { return s.buf != 0 }

// skipRunes returns the offset n code points after o.
func skipRunes(s string, o, n int) int {
	for ; n > 0; n-- {
		c := s[o]
		switch {
		case c < 0x80:
			o++
		case c < 0xE0:
			o += 2
		case c < 0xF0:
			o += 3
		default:
			o += 4
		}
	}
	return o
}

// RuneIndex is the number of code points before byte offset o; any where Step refuses.
func (h *Heap) RuneIndex(s *Str, o int) int {
	if s.ASCII() {
		return o
	}
	if s.Len() <= indexStep || s.buf&imageBuf != 0 {
		return countRunes(s.S[:o])
	}
	if s.index == nil && !h.makeIndex(s) {
		return 0
	}
	index := *s.index
	lo, hi := 0, len(index)
	for lo+1 < hi {
		m := (lo + hi) / 2
		if int(index[m]) <= o {
			lo = m
		} else {
			hi = m
		}
	}
	return lo*indexStep + countRunes(s.S[index[lo]:o])
}

// DecodeRune decodes the first code point of WTF-8 text.
func DecodeRune(s string) (rune, int) {
	r, n := utf8.DecodeRuneInString(s)
	if r == utf8.RuneError && n == 1 && len(s) >= 3 && s[0] == 0xED {
		return rune(s[0]&0x0F)<<12 | rune(s[1]&0x3F)<<6 | rune(s[2]&0x3F), 3
	}
	return r, n
}

// AppendRune appends a code point as WTF-8.
func AppendRune(b []byte, r rune) []byte {
	if r >= 0xD800 && r < 0xE000 {
		return append(b, 0xED, 0x80|byte(r>>6)&0x3F, 0x80|byte(r)&0x3F)
	}
	return utf8.AppendRune(b, r)
}

// Slice makes the string of bytes [from, to) of v, sharing long ones; Raised where Step refuses.
func (h *Heap) Slice(v Value, from, to int) Value {
	s := h.Str(v)
	if from == 0 && to == len(s.S) {
		return v
	}
	ascii := s.runes >= 0 && s.ascii
	var r Value
	if to-from < shareFrom && s.buf == 0 || s.buf&imageBuf != 0 {
		r = h.CopyStr(s.S[from:to])
	} else {
		if s.buf == 0 && !h.own(v) {
			return Raised
		}
		var p *Str
		r, p = h.newStr(0)
		s = h.Str(v)
		if s.buf == 0 { // a collection gave the text bytes of its own
			if !h.own(v) {
				return Raised
			}
			s = h.Str(v)
		}
		p.S, p.runes, p.buf, p.off = s.S[from:to], -1, s.buf, s.off+int32(from)
		h.solid += strSolid(p)
	}
	if ascii {
		p := h.Str(r)
		p.runes, p.ascii = int32(to-from), true
	}
	return r
}

// own moves the bytes of a string into a buffer that others can share; it is false where Step
// refuses.
func (h *Heap) own(v Value) bool {
	i, b := h.newBuffer()
	s := h.Str(v)
	// The builder holds the text once more only if it must grow; here it stands for
	// the ownership of the bytes that s already has.
	b.b.Grow(len(s.S))
	b.room = len(s.S)
	h.account(int64(b.b.Cap() - len(s.S)))
	if !h.writePieces(b, s.S) {
		h.charge(int64(len(s.S)))
		return false
	}
	s.S = b.b.String()
	s.buf = i + 1
	return true
}

// writePieces appends a string to a buffer that has room for it; it is false where Step
// refuses.
func (h *Heap) writePieces(b *Buffer, s string) bool {
	for len(s) > stepBytes {
		b.write(s[:stepBytes])
		if s = s[stepBytes:]; !h.step() {
			return false
		}
	}
	b.write(s)
	return true
}

// write appends to a buffer with room.
func (b *Buffer) write(s string) {
	b.b.WriteString(s)
	b.room -= len(s)
}

// solid is what a buffer is charged with: no matter how much is in it by now.
func (b *Buffer) solid() int64 {
	if b.text {
		return 0
	}
	return int64(b.b.Len() + b.room)
}

// size is the number of bytes of a buffer's store.
func (b *Buffer) size() int64 {
	if b.text {
		return textChunk
	}
	return b.solid()
}

// growing is the buffer in which y is appended to x in place, nil if x must be copied.
func (h *Heap) growing(x, y *Str) *Buffer {
	if len(x.S) < shareFrom || x.buf == 0 || x.buf&imageBuf != 0 || x.off != 0 {
		return nil
	}
	if b := h.bufs.get(x.buf - 1); len(x.S) == b.b.Len() && len(y.S) <= b.room {
		return b
	}
	return nil
}

// Concat makes a + b, Raised where Step refuses. When a is all of its buffer, b is appended in
// place.
func (h *Heap) Concat(a, b Value) Value {
	x, y := h.Str(a), h.Str(b)
	if len(x.S) == 0 {
		return b
	}
	if len(y.S) == 0 {
		return a
	}
	n := len(x.S) + len(y.S)
	switch {
	case n < shareFrom && h.image != nil:
		return h.concatShort(a, b, n)
	case n < shareFrom || x.buf&imageBuf != 0 && n < 4*shareFrom:
		r := h.NewStr(x.S + y.S)
		h.joined(r, x, y)
		return r
	}
	r, p := h.newStr(len(y.S))
	x, y = h.Str(a), h.Str(b)
	i, buf := x.buf-1, h.growing(x, y)
	if buf == nil {
		i, buf = h.newBuffer()
		buf.b.Grow(n + n/4)
		buf.room = n + n/4
		h.charge(buf.solid())
		h.account(int64(buf.b.Cap()) - buf.solid())
		if !h.writePieces(buf, x.S) {
			return Raised
		}
	}
	if !h.writePieces(buf, y.S) {
		return Raised
	}
	p.S, p.runes, p.buf, p.off = buf.b.String(), -1, i+1, 0
	h.joined(r, x, y)
	return r
}

// joined carries over what is known of the parts of a concatenation.
func (h *Heap) joined(r Value, x, y *Str) {
	if x.runes >= 0 && y.runes >= 0 {
		p := h.Str(r)
		p.runes, p.ascii = x.runes+y.runes, x.ascii && y.ascii
	}
}

// ConcatBytes is what Concat would allocate.
func (h *Heap) ConcatBytes(a, b Value) int {
	x, y := h.Str(a), h.Str(b)
	if h.growing(x, y) != nil {
		return len(y.S)
	}
	return (len(x.S) + len(y.S)) * 5 / 4
}

func indexCost(s *Str) int64 {
	if s.index == nil {
		return 0
	}
	return 24 + 4*int64(cap(*s.index))
}

// strSolid is what a string is charged with: its text, unless that is long and part of a buffer.
// Where a short text stands does not matter, since collections move it.
func strSolid(s *Str) int64 {
	if s.buf == 0 || len(s.S) < shareFrom {
		return int64(len(s.S))
	}
	return 0
}

func strCost(s *Str) int64 {
	n := indexCost(s)
	if s.buf == 0 {
		n += int64(len(s.S))
	}
	if s.inter {
		n += internBytes
	}
	return n
}
