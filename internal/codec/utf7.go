package codec

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

const (
	partialCharacter = "partial character in shift sequence"
	nonZeroPadding   = "non-zero padding bits in shift sequence"
	unterminated     = "unterminated shift sequence"
	illFormed        = "ill-formed sequence"
	unexpectedChar   = "unexpected special character"
)

const base64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

// base64Value is the value of a digit, or -1.
func base64Value(c byte) int {
	switch {
	case c-'A' < 26:
		return int(c - 'A')
	case c-'a' < 26:
		return int(c-'a') + 26
	case c-'0' < 10:
		return int(c-'0') + 52
	case c == '+':
		return 62
	case c == '/':
		return 63
	}
	return -1
}

// direct reports whether UTF-7 writes a character as it is.
func direct(r rune) bool {
	switch {
	case r >= 0x7F || r < ' ':
		return r == '\t' || r == '\n' || r == '\r'
	}
	return r != '+' && r != '\\' && r != '~'
}

func decodeUTF7(d *decoding) Failure {
	for d.at < len(d.in) && d.out.Pay(2) {
		c := d.in[d.at]
		switch {
		case c >= 0x80:
			return d.fail(d.at, d.at+1, unexpectedChar)
		case c != '+':
			d.out.AddByte(c)
			d.at++
		default:
			if f, more := decodeShift(d); f.Failed() || !more {
				return f
			}
		}
	}
	return Failure{}
}

// decodeShift decodes one sequence between + and its end. more is false if the
// sequence has no end yet and more input may come.
func decodeShift(d *decoding) (f Failure, more bool) {
	begin := d.at
	end := begin + 1
	for end < len(d.in) && base64Value(d.in[end]) >= 0 && d.out.Pay(1) {
		end++
	}
	switch {
	case end == len(d.in) && !d.final:
		return Failure{}, false
	case end == len(d.in):
	case end > begin+1:
	case d.in[end] == '-':
		d.out.AddByte('+')
		d.at = end + 1
		return Failure{}, true
	default:
		return d.fail(begin, end+1, illFormed), true
	}
	s := shift{out: d.out}
	for _, c := range d.in[begin+1 : end] {
		if !d.out.Pay(2) {
			return Failure{}, false
		}
		s.take(base64Value(c))
	}
	d.at = end
	if end == len(d.in) {
		if s.high != 0 || s.count >= 6 || s.bits != 0 {
			return d.fail(begin, end, unterminated), true
		}
		return Failure{}, true
	}
	if s.count >= 6 {
		return d.fail(begin, end+1, partialCharacter), true
	}
	if s.bits != 0 {
		return d.fail(begin, end+1, nonZeroPadding), true
	}
	if s.high != 0 && d.in[end] < 0x80 {
		d.out.AddRune(s.high)
	}
	if d.in[end] == '-' {
		d.at++
	}
	return Failure{}, true
}

// A shift gathers the digits of a sequence into characters.
type shift struct {
	out   *unicode.Builder
	bits  uint32
	count int
	high  rune // a high surrogate that waits for its low one
}

func (s *shift) take(digit int) {
	s.bits = s.bits<<6 | uint32(digit)
	if s.count += 6; s.count < 16 {
		return
	}
	s.count -= 16
	r := rune(s.bits >> s.count)
	s.bits &= 1<<s.count - 1
	if s.high != 0 {
		if r >= 0xDC00 && r <= 0xDFFF {
			s.out.AddRune(0x10000 + (s.high-0xD800)<<10 + (r - 0xDC00))
			s.high = 0
			return
		}
		s.out.AddRune(s.high)
		s.high = 0
	}
	if r >= 0xD800 && r < 0xDC00 {
		s.high = r
		return
	}
	s.out.AddRune(r)
}

func encodeUTF7(e *encoding) Failure {
	u := unshift{out: e.out}
	for e.at < len(e.text) && e.out.pay(4) {
		r, size := unicode.DecodeRune(e.text[e.at:])
		e.at += size
		e.char++
		switch {
		case direct(r):
			u.end(byte(r))
			e.out.add(byte(r))
		case r == '+' && !u.open:
			e.out.addString("+-")
		default:
			u.give(r)
		}
	}
	if u.open {
		u.end('-')
	}
	return Failure{}
}

// An unshift writes characters as the digits of a sequence.
type unshift struct {
	out   *sink
	bits  uint32
	count int
	open  bool
}

func (u *unshift) give(r rune) {
	if !u.open {
		u.open = true
		u.out.add('+')
	}
	if r >= 0x10000 {
		r -= 0x10000
		u.unit(0xD800 + r>>10)
		r = 0xDC00 + r&0x3FF
	}
	u.unit(r)
}

func (u *unshift) unit(r rune) {
	u.bits = u.bits<<16 | uint32(r)
	for u.count += 16; u.count >= 6; {
		u.count -= 6
		u.out.add(base64Digits[u.bits>>u.count&63])
	}
	u.bits &= 1<<u.count - 1
}

// end closes the sequence before next, or at the end of the text, where next is '-'.
func (u *unshift) end(next byte) {
	if !u.open {
		return
	}
	if u.count > 0 {
		u.out.add(base64Digits[u.bits<<(6-u.count)&63])
	}
	if next == '-' || strings.IndexByte(base64Digits, next) >= 0 {
		u.out.add('-')
	}
	*u = unshift{out: u.out}
}
