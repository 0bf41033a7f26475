package heap

import "strings"

// The bytes of short strings made by a VM stand one after the other in text chunks:
// buffers that strings fill in the order they are made. That saves an allocation of Go's
// for each, and a concatenation whose left operand was made last copies only the right
// one. A collection closes the open chunk; see keepBuffers for the closed ones.

// textChunk is the size of a chunk.
const textChunk = 4096

// textRoom returns a chunk with room for n more bytes, n ≤ shareFrom.
func (h *Heap) textRoom(n int) *Buffer {
	if b := h.text; b != nil && b.b.Cap()-b.b.Len() >= n {
		return b
	}
	i, p := h.newBuffer()
	p.text = true
	p.b.Grow(textChunk)
	h.account(int64(p.b.Cap()))
	h.text, h.textBuf = p, i+1
	return p
}

// newStr allocates a string that the caller fills at once.
func (h *Heap) newStr(size int) (Value, *Str) {
	h.before()
	i, p, grown := h.Strs.take()
	h.account(grown)
	h.tick(size)
	return h.born1(Handle(KStr, i)), p
}

// CopyStr makes a string of the text s, whose bytes it copies.
func (h *Heap) CopyStr(s string) Value {
	if len(s) >= shareFrom || h.image == nil {
		return h.NewStr(strings.Clone(s))
	}
	v, p := h.newStr(len(s))
	t := h.textRoom(len(s))
	off := t.b.Len()
	t.b.WriteString(s)
	p.S, p.runes, p.buf, p.off = t.b.String()[off:], -1, h.textBuf, int32(off)
	h.solid += strSolid(p)
	return v
}

// CopyBytes is CopyStr for text in a byte slice.
func (h *Heap) CopyBytes(s []byte) Value {
	if len(s) >= shareFrom || h.image == nil {
		return h.NewStr(string(s))
	}
	v, p := h.newStr(len(s))
	t := h.textRoom(len(s))
	off := t.b.Len()
	t.b.Write(s)
	p.S, p.runes, p.buf, p.off = t.b.String()[off:], -1, h.textBuf, int32(off)
	h.solid += strSolid(p)
	return v
}

// CopyASCII is CopyBytes for text known to be ASCII.
func (h *Heap) CopyASCII(s []byte) Value {
	v := h.CopyBytes(s)
	p := h.Str(v)
	p.runes, p.ascii = int32(len(s)), true
	return v
}

// concatShort makes the concatenation of two strings that is n < shareFrom bytes long.
func (h *Heap) concatShort(a, b Value, n int) Value {
	v, p := h.newStr(n)
	x, y := h.Str(a), h.Str(b)
	t := h.textRoom(n)
	off := t.b.Len()
	if x.buf == h.textBuf && int(x.off)+len(x.S) == off {
		off = int(x.off)
	} else {
		t.b.WriteString(x.S)
	}
	t.b.WriteString(y.S)
	p.S, p.runes, p.buf, p.off = t.b.String()[off:], -1, h.textBuf, int32(off)
	h.solid += strSolid(p)
	if x.runes >= 0 && y.runes >= 0 {
		p.runes, p.ascii = x.runes+y.runes, x.ascii && y.ascii
	}
	return v
}
