package codec

import (
	"encoding/binary"
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

const (
	invalidStart        = "invalid start byte"
	invalidContinuation = "invalid continuation byte"
	unexpectedEnd       = "unexpected end of data"
	surrogateRefused    = "surrogates not allowed"
	byteOrderMark       = "\xef\xbb\xbf"
)

func decodeUTF8(d *decoding) Failure {
	begin, wide := d.at, 0
	for d.out.Err() == nil {
		if d.at-begin >= payEvery {
			d.out.AddBytes(d.in[begin:d.at])
			d.out.Pay((d.at-begin)/16 + wide)
			begin, wide = d.at, 0
		}
		rest := d.in[d.at:]
		if len(rest) >= 8 && binary.LittleEndian.Uint64(rest)&0x8080808080808080 == 0 {
			d.at += 8
			continue
		}
		if len(rest) == 0 {
			break
		}
		if rest[0] < utf8.RuneSelf {
			d.at++
			continue
		}
		_, size := utf8.DecodeRune(rest)
		if size > 1 {
			d.at += size
			wide++
			continue
		}
		d.out.AddBytes(d.in[begin:d.at])
		d.out.Pay(8 + (d.at-begin)/16 + wide)
		end, reason := explainUTF8(rest)
		if !d.final && (reason == unexpectedEnd || unfinishedSurrogate(rest)) {
			return Failure{}
		}
		return d.fail(d.at, d.at+end, reason)
	}
	d.out.AddBytes(d.in[begin:d.at])
	d.out.Pay((d.at-begin)/16 + wide)
	return Failure{}
}

// explainUTF8 says what is wrong with the character b begins with, and how far.
func explainUTF8(b []byte) (end int, reason string) {
	size := 0
	low, high := byte(0x80), byte(0xBF)
	switch c := b[0]; {
	case c < 0xC2 || c > 0xF4:
		return 1, invalidStart
	case c < 0xE0:
		size = 2
	case c < 0xF0:
		size = 3
	default:
		size = 4
	}
	switch b[0] {
	case 0xE0:
		low = 0xA0
	case 0xED:
		high = 0x9F
	case 0xF0:
		low = 0x90
	case 0xF4:
		high = 0x8F
	}
	for i := 1; i < size; i++ {
		if i == len(b) {
			return i, unexpectedEnd
		}
		if b[i] < low || b[i] > high {
			return i, invalidContinuation
		}
		low, high = 0x80, 0xBF
	}
	return size, invalidContinuation
}

// unfinishedSurrogate reports whether b is a surrogate but for its last byte, which the
// handler surrogatepass may want to see whole.
func unfinishedSurrogate(b []byte) bool {
	return len(b) == 2 && b[0] == 0xED && b[1] >= 0xA0 && b[1] <= 0xBF
}

func encodeUTF8(e *encoding) Failure {
	for i := e.at; ; {
		end := min(len(e.text), i+payEvery)
		found := strings.IndexByte(e.text[i:end], 0xED)
		if found >= 0 {
			end = i + found
		}
		e.out.addString(e.text[i:end])
		if !e.out.pay((end-i)/32 + 1) {
			return Failure{}
		}
		if i = end; i == len(e.text) {
			e.at = i
			return Failure{}
		}
		if found < 0 {
			continue
		}
		if isSurrogate(e.text[i:]) {
			e.moveTo(i)
			return e.failRun(isSurrogateRune, surrogateRefused)
		}
		e.out.addString(e.text[i : i+3])
		i += 3
	}
}

func isSurrogate(s string) bool { return len(s) >= 3 && s[0] == 0xED && s[1] >= 0xA0 }

func isSurrogateRune(r rune) bool { return r >= 0xD800 && r <= 0xDFFF }

// moveTo goes forward to a byte offset and counts the characters on the way.
func (e *encoding) moveTo(at int) {
	for e.at < at {
		from := e.at
		end := min(at, from+payEvery)
		for _, c := range []byte(e.text[e.at:end]) {
			if c&0xC0 != 0x80 {
				e.char++
			}
		}
		e.at = end
		if !e.out.pay((end - from) / 4) {
			return
		}
	}
}

// failRun fails with the character at the present position and all those after it of
// which bad holds too.
func (e *encoding) failRun(bad func(rune) bool, reason string) Failure {
	end := e.char
	for i := e.at; i < len(e.text) && e.out.pay(2); end++ {
		r, size := unicode.DecodeRune(e.text[i:])
		if !bad(r) {
			break
		}
		i += size
	}
	return e.fail(end, reason)
}

// spellASCII writes a replacement that is ASCII, a code unit for each character.
func spellASCII(e *encoding, replacement string) bool {
	for i := 0; i < len(replacement) && e.out.pay(1); i++ {
		if replacement[i] >= utf8.RuneSelf {
			return false
		}
	}
	for i := 0; i < len(replacement) && e.out.pay(2); i++ {
		e.addUnit(rune(replacement[i]))
	}
	return true
}

// decodeSignedUTF8 is utf-8-sig: UTF-8 whose first character may be a mark.
func decodeSignedUTF8(d *decoding) Failure {
	if d.state == Start {
		rest := string(d.in[d.at:min(len(d.in), d.at+3)])
		if !d.final && len(rest) < 3 && strings.HasPrefix(byteOrderMark, rest) {
			return Failure{}
		}
		d.state = Begun
		if rest == byteOrderMark {
			d.at += 3
			d.state = Marked
		}
	}
	switch {
	case d.state != Marked:
	case d.at >= len(byteOrderMark):
		d.base = len(byteOrderMark)
	default: // other input than the mark was in
		d.state = Begun
	}
	return decodeUTF8(d)
}

func encodeSignedUTF8(e *encoding) Failure {
	if e.state == Start {
		e.state = Begun
		e.out.addString(byteOrderMark)
	}
	return encodeUTF8(e)
}
