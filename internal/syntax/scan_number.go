package syntax

import (
	"strings"
	"unicode/utf8"
)

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func isHexDigit(c byte) bool {
	return isDigit(c) || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F'
}

// A radix is what follows the zero of a number that is not decimal.
type radix struct {
	letter byte
	base   int
	name   string
}

var radixes = [...]radix{{'x', 16, "hexadecimal"}, {'o', 8, "octal"}, {'b', 2, "binary"}}

func (r *radix) has(c byte) bool {
	if r.base == 16 {
		return isHexDigit(c)
	}
	return c >= '0' && int(c-'0') < r.base
}

// number scans an integer, a float or an imaginary literal; s.pos is at its
// first digit, or at the point before it.
func (s *scanner) number() {
	start := s.pos
	ok := false
	if s.src[start] == '0' {
		ok = s.zero(start)
	} else {
		ok = s.src[start] == '.' || s.digits()
		ok = ok && s.fraction()
	}
	if ok {
		s.emit(tNumber, 0, start)
	}
}

// zero scans a number that begins with 0.
func (s *scanner) zero(start int) bool {
	s.pos++
	for i := range radixes {
		if s.peek(0)|0x20 == radixes[i].letter {
			s.pos++
			return s.based(&radixes[i])
		}
	}
	for {
		if s.peek(0) == '_' {
			s.pos++
			if !isDigit(s.peek(0)) {
				s.fail("invalid decimal literal")
				return false
			}
		}
		if s.peek(0) != '0' {
			break
		}
		s.pos++
	}
	zeros := s.pos
	nonzero := isDigit(s.peek(0))
	if nonzero && !s.digits() {
		return false
	}
	switch s.peek(0) {
	case '.', 'e', 'E', 'j', 'J':
		return s.fraction()
	}
	if nonzero {
		first := s.lineStart(s.line)
		s.failWith(scanError{
			msg: "leading zeros in decimal integer literals are not permitted; " +
				"use an 0o prefix for octal integers",
			line: s.line, off: int32(s.pos),
			col: start - first + 1, endCol: zeros - first + 1, // in bytes
		})
		return false
	}
	return s.endNumber("decimal")
}

// based scans the digits after 0x, 0o or 0b.
func (s *scanner) based(r *radix) bool {
	for {
		if s.peek(0) == '_' {
			s.pos++
		}
		if c := s.peek(0); !r.has(c) {
			if isDigit(c) {
				s.pos++
				s.fail("invalid digit '" + string(c) + "' in " + r.name + " literal")
			} else {
				s.fail("invalid " + r.name + " literal")
			}
			return false
		}
		for r.has(s.peek(0)) {
			s.pos++
		}
		if s.peek(0) != '_' {
			break
		}
	}
	if c := s.peek(0); isDigit(c) {
		s.pos++
		s.fail("invalid digit '" + string(c) + "' in " + r.name + " literal")
		return false
	}
	return s.endNumber(r.name)
}

// digits passes decimal digits, of which the first is known to be there.
func (s *scanner) digits() bool {
	for {
		for isDigit(s.peek(0)) {
			s.pos++
		}
		if s.peek(0) != '_' {
			return true
		}
		s.pos++
		if !isDigit(s.peek(0)) {
			s.fail("invalid decimal literal")
			return false
		}
	}
}

// fraction scans what may follow the digits before the point: the point with
// its digits, an exponent, a j.
func (s *scanner) fraction() bool {
	if s.peek(0) == '.' {
		s.pos++
		if isDigit(s.peek(0)) && !s.digits() {
			return false
		}
	}
	if s.peek(0)|0x20 == 'e' {
		sign := s.peek(1)
		switch {
		case sign == '+' || sign == '-':
			s.pos += 2
			if !isDigit(s.peek(0)) {
				s.fail("invalid decimal literal")
				return false
			}
		case isDigit(sign):
			s.pos++
		default:
			// An e that begins no exponent may begin "else".
			return s.endNumber("decimal")
		}
		if !s.digits() {
			return false
		}
	}
	if s.peek(0)|0x20 == 'j' {
		s.pos++
		return s.endNumber("imaginary")
	}
	return s.endNumber("decimal")
}

// afterNumber are the keywords that may touch a number, which draws a warning.
// Those of two letters may go on as any name.
var afterNumber = [...]string{"and", "else", "for", "if", "in", "is", "or", "not"}

// endNumber refuses a name that touches a number.
func (s *scanner) endNumber(what string) bool {
	c := s.peek(0)
	if !isASCIINameChar(c) {
		return true
	}
	for _, word := range afterNumber {
		if strings.HasPrefix(s.src[s.pos:], word) && (word[0] == 'i' || !isNameChar(s.peek(len(word)))) {
			s.warn(s.line, s.pos, "invalid "+what+" literal")
			return true
		}
	}
	s.fail("invalid " + what + " literal")
	return false
}

func isNameChar(c byte) bool { return byteClass[c] == cName || byteClass[c] == cDigit }

func isASCIINameChar(c byte) bool { return c < utf8.RuneSelf && isNameChar(c) }
