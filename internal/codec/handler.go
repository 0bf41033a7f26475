package codec

import (
	"encoding/binary"
	"strconv"
	"strings"

	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// A Handler is a built-in error handler.
type Handler uint8

// The built-in error handlers.
const (
	Strict Handler = iota
	Ignore
	Replace
	BackslashReplace
	XMLCharRefReplace
	NameReplace
	SurrogateEscape
	SurrogatePass
)

var handlerNames = [...]string{"strict", "ignore", "replace", "backslashreplace",
	"xmlcharrefreplace", "namereplace", "surrogateescape", "surrogatepass"}

// ParseHandler finds a built-in error handler by its name.
func ParseHandler(name string) (h Handler, ok bool) {
	for i, known := range handlerNames {
		if name == known {
			return Handler(i), true
		}
	}
	return 0, false
}

// Decodes reports whether h knows what to do about a decoding error; otherwise CPython
// raises a TypeError.
func (h Handler) Decodes() bool { return h != XMLCharRefReplace && h != NameReplace }

// decode puts a replacement in the place of a failure and goes on behind it. It
// reports whether it did.
func (h Handler) decode(d *decoding, f *Failure) bool {
	next, ok := h.ReplaceDecoding(d.out, f.Encoding, d.in[f.Base:], f.Start, f.End)
	if ok {
		d.at = f.Base + next
	}
	return ok
}

// ReplaceDecoding is the handler called for bytes start to end of in: it writes the
// replacement to out and says where to go on. ok is false where the error stands.
func (h Handler) ReplaceDecoding(out *unicode.Builder, encoding string, in []byte, start, end int) (next int, ok bool) {
	switch h {
	case Ignore:
		return end, true
	case Replace:
		out.AddRune(0xFFFD)
		return end, true
	case BackslashReplace:
		for _, c := range in[start:end] {
			if !out.Pay(4) {
				break
			}
			out.AddString(`\x`)
			out.AddByte(lowerDigits[c>>4])
			out.AddByte(lowerDigits[c&15])
		}
		return end, true
	case SurrogateEscape:
		at := start
		for at < end && at < start+4 && in[at] >= 0x80 {
			out.AddRune(0xDC00 + rune(in[at]))
			at++
		}
		return at, at > start
	case SurrogatePass:
		if r, size := passedSurrogate(encoding, in[start:]); size > 0 {
			out.AddRune(r)
			return start + size, true
		}
	}
	return 0, false
}

const lowerDigits = "0123456789abcdef"

// A passing is how an encoding would write a surrogate if it were allowed.
type passing struct {
	unit  int
	order binary.ByteOrder
}

// passingOf finds how an encoding writes surrogates; ok is false where it never does.
func passingOf(encoding string) (p passing, ok bool) {
	name := strings.ReplaceAll(strings.ToLower(encoding), "_", "-")
	name, isUTF := strings.CutPrefix(name, "utf")
	if !isUTF {
		return p, false
	}
	switch strings.TrimPrefix(name, "-") {
	case "8":
		return passing{1, nil}, true
	case "16", "16-le", "16le":
		return passing{2, binary.LittleEndian}, true
	case "16-be", "16be":
		return passing{2, binary.BigEndian}, true
	case "32", "32-le", "32le":
		return passing{4, binary.LittleEndian}, true
	case "32-be", "32be":
		return passing{4, binary.BigEndian}, true
	}
	return p, false
}

// passedSurrogate reads the surrogate b begins with; size is 0 if it begins with none.
func passedSurrogate(encoding string, b []byte) (r rune, size int) {
	p, ok := passingOf(encoding)
	switch {
	case !ok || len(b) < p.unit || p.unit == 1 && len(b) < 3:
		return 0, 0
	case p.unit == 1:
		r, size = unicode.DecodeRune(string(b[:3]))
	case p.unit == 2:
		r, size = rune(p.order.Uint16(b)), 2
	default:
		r, size = rune(p.order.Uint32(b)), 4
	}
	if !isSurrogateRune(r) {
		return 0, 0
	}
	return r, size
}

// encode puts a replacement in the place of a failure and goes on behind it. It
// reports whether it did.
func (h Handler) encode(e *encoding, f *Failure) bool {
	var one [4]byte
	switch h {
	case Strict:
		return false
	case SurrogateEscape, SurrogatePass:
		return h.pass(e, f)
	}
	for ; e.char < f.End && e.out.pay(4); e.char++ {
		r, size := unicode.DecodeRune(e.text[e.at:])
		e.at += size
		if !e.codec.spell(e, h.replacement(one[:0], r)) {
			return false
		}
	}
	return true
}

// replacement is what the handler writes for one character.
func (h Handler) replacement(b []byte, r rune) string {
	switch h {
	case Replace:
		return "?"
	case XMLCharRefReplace:
		return string(append(strconv.AppendInt(append(b, "&#"...), int64(r), 10), ';'))
	case NameReplace:
		if name, ok := unicode.Name(r); ok {
			return `\N{` + name + "}"
		}
		return string(appendBackslash(b, r))
	case BackslashReplace:
		return string(appendBackslash(b, r))
	}
	return ""
}

// appendBackslash appends a character as \x, \u or \U and its digits.
func appendBackslash(b []byte, r rune) []byte {
	digits := 2
	switch {
	case r >= 0x10000:
		b, digits = append(b, `\U`...), 8
	case r >= 0x100:
		b, digits = append(b, `\u`...), 4
	default:
		b = append(b, `\x`...)
	}
	for i := digits - 1; i >= 0; i-- {
		b = append(b, lowerDigits[r>>(4*i)&15])
	}
	return b
}

// pass writes the surrogates of a failure as bytes. Where one of its characters is
// something else, or they make no whole code unit, the failure stands.
func (h Handler) pass(e *encoding, f *Failure) bool {
	at, kept := e.at, len(e.out.b)
	for char := e.char; char < f.End && e.out.pay(4); char++ {
		r, size := unicode.DecodeRune(e.text[at:])
		written := h.surrogateBytes(f.Encoding, r)
		if written == "" {
			if e.codec.piecewise && h == SurrogateEscape {
				f.Start = char
			} else {
				e.out.b = e.out.b[:kept]
			}
			return false
		}
		e.out.addString(written)
		at += size
	}
	if !e.codec.AcceptsReplacement(len(e.out.b) - kept) {
		e.out.b = e.out.b[:kept]
		return false
	}
	e.at, e.char = at, f.End
	return true
}

// surrogateBytes is what the handler writes for one character, or nothing if it does
// not take it.
func (h Handler) surrogateBytes(encoding string, r rune) string {
	if h == SurrogateEscape {
		if r < 0xDC80 || r > 0xDCFF {
			return ""
		}
		return string([]byte{byte(r)})
	}
	p, ok := passingOf(encoding)
	if !ok || !isSurrogateRune(r) {
		return ""
	}
	switch p.unit {
	case 1:
		return string(unicode.AppendRune(nil, r))
	case 2:
		var b [2]byte
		p.order.PutUint16(b[:], uint16(r))
		return string(b[:])
	}
	var b [4]byte
	p.order.PutUint32(b[:], uint32(r))
	return string(b[:])
}

// ReplaceEncoding is the handler called for characters that cannot be encoded: it gives
// the replacement, which is bytes or text. ok is false where the error stands.
func (h Handler) ReplaceEncoding(m meter.Meter, encoding, bad string) (replacement []byte, isBytes, ok bool, err error) {
	out := newSink(m, 0)
	isBytes = h == SurrogateEscape || h == SurrogatePass
	ok = h != Strict
	var one [16]byte
	for len(bad) > 0 && ok && out.pay(4) {
		r, size := unicode.DecodeRune(bad)
		bad = bad[size:]
		if !isBytes {
			out.addString(h.replacement(one[:0], r))
			continue
		}
		written := h.surrogateBytes(encoding, r)
		out.addString(written)
		ok = written != ""
	}
	replacement, err = out.bytes()
	return replacement, isBytes, ok, err
}
