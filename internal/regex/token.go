package regex

import (
	"fmt"
	"strings"

	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// maxDigits is how many digits Python converts to an int.
const maxDigits = 4300

// A token is a character of the pattern, or a backslash and the character after it.
type token struct {
	r       rune // -1 at the end
	escaped bool
}

var endToken = token{r: -1}

// is reports whether the token is the unescaped character r.
func (t token) is(r rune) bool { return t.r == r && !t.escaped }

// in reports whether the token is one of the unescaped ASCII characters of set.
func (t token) in(set string) bool {
	return !t.escaped && t.r >= 0 && t.r < 0x80 && strings.IndexByte(set, byte(t.r)) >= 0
}

// len is the number of characters of the token.
func (t token) len() int {
	switch {
	case t.r < 0:
		return 0
	case t.escaped:
		return 2
	}
	return 1
}

func (t token) runes() []rune {
	switch {
	case t.r < 0:
		return nil
	case t.escaped:
		return []rune{'\\', t.r}
	}
	return []rune{t.r}
}

const (
	digits    = "0123456789"
	octDigits = "01234567"
	hexDigits = "0123456789abcdefABCDEF"
)

// A scanner cuts a pattern or a template into tokens, one ahead of its reader: a
// backslash at the end is found out as soon as the token before it is taken, and
// that decides which of two errors is reported. The first error sticks, the tokens
// after it are the end; so a reader needs to look at err only where it loops.
type scanner struct {
	src   []rune
	bytes bool
	next  token
	index int // behind next
	account
}

func newScanner(source string, isBytes bool, m meter.Meter) *scanner {
	s := &scanner{bytes: isBytes, next: endToken, account: account{m: m}}
	n := len(source)
	if s.err = m.Need(4 * n); s.err != nil {
		return s
	}
	s.src = make([]rune, 0, n)
	for source != "" && s.err == nil {
		r, size := rune(source[0]), 1
		if !isBytes {
			r, size = unicode.DecodeRune(source)
		}
		s.src = append(s.src, r)
		source = source[size:]
		s.pay(1)
	}
	if s.err == nil {
		s.advance()
	}
	return s
}

// fail records the first error.
func (s *scanner) fail(err error) {
	if s.err == nil {
		s.err = err
	}
	s.next = endToken
}

// errorf fails with a message about the place offset characters before the next token.
func (s *scanner) errorf(offset int, format string, args ...any) {
	s.errorAt(s.tell()-offset, format, args...)
}

func (s *scanner) errorAt(pos int, format string, args ...any) {
	if s.err != nil {
		return
	}
	msg := fmt.Sprintf(format, args...)
	if s.bytes {
		msg = asciiText(decodeAll(msg))
	}
	s.fail(newError(s.src, msg, pos))
}

func (s *scanner) advance() {
	if s.pay(4); s.err != nil {
		s.next = endToken
		return
	}
	if s.index >= len(s.src) {
		s.next = endToken
		return
	}
	r := s.src[s.index]
	if r != '\\' {
		s.index++
		s.next = token{r: r}
		return
	}
	if s.index+1 >= len(s.src) {
		s.next = endToken
		s.fail(newError(s.src, "bad escape (end of pattern)", len(s.src)-1))
		return
	}
	s.next = token{r: s.src[s.index+1], escaped: true}
	s.index += 2
}

// get takes the next token.
func (s *scanner) get() token {
	t := s.next
	s.advance()
	return t
}

// match takes the next token if it is the unescaped character r.
func (s *scanner) match(r rune) bool {
	if !s.next.is(r) {
		return false
	}
	s.advance()
	return true
}

// tell is the position of the next token.
func (s *scanner) tell() int { return s.index - s.next.len() }

// seek makes the token at pos the next one.
func (s *scanner) seek(pos int) {
	if s.err != nil {
		return
	}
	s.index = pos
	s.advance()
}

// getWhile appends up to n tokens that are characters of set.
func (s *scanner) getWhile(to []rune, n int, set string) []rune {
	for range n {
		if !s.next.in(set) {
			break
		}
		to = append(to, s.get().r)
	}
	return to
}

// getUntil takes what stands before the character terminator, and the terminator.
// what names the thing in errors.
func (s *scanner) getUntil(terminator rune, what string) []rune {
	start := s.tell()
	for {
		t := s.get()
		n := s.tell() - start
		if s.err != nil {
			return nil
		}
		if t == endToken {
			if n == 0 {
				s.errorf(0, "missing %s", what)
			} else {
				s.errorf(n, "missing %c, unterminated name", terminator)
			}
			return nil
		}
		if t.is(terminator) {
			if n == 1 {
				s.errorf(1, "missing %s", what)
				return nil
			}
			return s.src[start : start+n-1]
		}
	}
}

// checkGroupName fails if name is no identifier.
func (s *scanner) checkGroupName(name []rune, offset int) {
	if s.err != nil {
		return
	}
	offset += len(name)
	if s.bytes && !isASCII(name) {
		s.errorf(offset, "bad character in group name %s", asciiText(decodeAll(s.quoted(name))))
		return
	}
	ok, err := unicode.IsIdentifier(s.m, encode(name))
	switch {
	case err != nil:
		s.fail(err)
	case !ok:
		s.errorf(offset, "bad character in group name %s", s.quoted(name))
	}
}

// quoted is the repr of a part of the source for a message.
func (s *scanner) quoted(name []rune) string {
	s.need(16 * len(name))
	if s.err != nil {
		return ""
	}
	return quote(name)
}

// number is the value of a string of ASCII digits as Python's int reads it; a
// value over limit is limit.
func (s *scanner) number(text []rune, limit uint64) uint64 {
	if len(text) > maxDigits {
		s.fail(&ArgError{"ValueError", fmt.Sprintf("Exceeds the limit (%d digits) for integer string conversion: "+
			"value has %d digits; use sys.set_int_max_str_digits() to increase the limit", maxDigits, len(text))})
		return 0
	}
	v := uint64(0)
	for _, r := range text {
		v = min(v*10+uint64(r-'0'), limit)
	}
	return v
}

func isASCII(s []rune) bool {
	for _, r := range s {
		if r >= 0x80 {
			return false
		}
	}
	return true
}

func isDigits(s []rune) bool {
	for _, r := range s {
		if r < '0' || r > '9' {
			return false
		}
	}
	return len(s) > 0
}

// encode makes text of characters, lone surrogates included.
func encode(s []rune) string {
	b := make([]byte, 0, len(s))
	for _, r := range s {
		b = unicode.AppendRune(b, r)
	}
	return string(b)
}

func decodeAll(s string) []rune {
	out := make([]rune, 0, len(s))
	for s != "" {
		r, n := unicode.DecodeRune(s)
		out = append(out, r)
		s = s[n:]
	}
	return out
}

// quote is Python's repr of a str.
func quote(s []rune) string {
	q := byte('\'')
	for _, r := range s {
		if r == '"' {
			q = '\''
			break
		}
		if r == '\'' {
			q = '"'
		}
	}
	b := []byte{q}
	for _, r := range s {
		switch {
		case r == rune(q) || r == '\\':
			b = append(b, '\\', byte(r))
		case r == '\n':
			b = append(b, `\n`...)
		case r == '\r':
			b = append(b, `\r`...)
		case r == '\t':
			b = append(b, `\t`...)
		case unicode.IsPrintable(r):
			b = unicode.AppendRune(b, r)
		case r < 0x100:
			b = fmt.Appendf(b, `\x%02x`, r)
		case r < 0x10000:
			b = fmt.Appendf(b, `\u%04x`, r)
		default:
			b = fmt.Appendf(b, `\U%08x`, r)
		}
	}
	return string(append(b, q))
}
