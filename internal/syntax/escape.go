package syntax

import (
	"strconv"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

// An unescaper reads the escapes of one literal.
type unescaper struct {
	src string
	i   int
	out []byte
	// invalid is the first escape Python does not know, for a warning: the
	// escaped character or the octal digits.
	invalid string
	// pos is where CPython's decoder would be: it sees a character beyond
	// ASCII as an escape of ten bytes.
	pos int
	err string
}

// simpleEscapes are the escapes of one character; a line end vanishes.
var simpleEscapes = [128]byte{
	'\\': '\\', '\'': '\'', '"': '"', 'a': '\a', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r',
	't': '\t', 'v': '\v',
}

// hexEscapes are the number of digits of \x, \u and \U.
var hexEscapes = [128]uint8{'x': 2, 'u': 4, 'U': 8}

// unescapeText is the value of the text between the quotes of a string that is
// not raw. It reports the first invalid escape and why the text has no value.
func unescapeText(s string) (value, invalid, err string) {
	u := unescaper{src: s, out: make([]byte, 0, len(s))}
	for u.i < len(s) && u.err == "" {
		start := u.i
		for u.i < len(s) && s[u.i] != '\\' {
			if s[u.i] < utf8.RuneSelf {
				u.pos++
			} else if utf8.RuneStart(s[u.i]) {
				u.pos += 10
			}
			u.i++
		}
		u.out = append(u.out, s[start:u.i]...)
		if u.i < len(s) {
			u.textEscape()
		}
	}
	return string(u.out), u.invalid, u.err
}

// textEscape reads an escape in a string.
func (u *unescaper) textEscape() {
	start := u.pos
	u.i++
	u.pos++
	if u.i == len(u.src) {
		// Only the middle of an f-string can end so: a brace follows.
		u.out = append(u.out, '\\')
		return
	}
	c := u.src[u.i]
	if c >= utf8.RuneSelf {
		u.pos += 5
		u.out = append(u.out, '\\')
		return
	}
	u.i++
	u.pos++
	switch {
	case c == '\n':
	case simpleEscapes[c] != 0:
		u.out = append(u.out, simpleEscapes[c])
	case hexEscapes[c] != 0:
		u.hexEscape(c, start)
	case c >= '0' && c <= '7':
		u.out = utf8.AppendRune(u.out, rune(u.octal(c)))
	case c == 'N':
		u.namedEscape(start)
	default:
		u.note(u.src[u.i-1 : u.i])
		u.out = append(u.out, '\\', c)
	}
}

func (u *unescaper) note(invalid string) {
	if u.invalid == "" {
		u.invalid = invalid
	}
}

// octal reads up to three octal digits, of which the first is c.
func (u *unescaper) octal(c byte) int {
	start := u.i - 1
	n := int(c - '0')
	for u.i < len(u.src) && u.i < start+3 && u.src[u.i] >= '0' && u.src[u.i] <= '7' {
		n = n<<3 | int(u.src[u.i]-'0')
		u.i++
		u.pos++
	}
	if n > 0o377 {
		u.note(u.src[start:u.i])
	}
	return n
}

// hexEscape reads the digits of an escape that began at start.
func (u *unescaper) hexEscape(c byte, start int) {
	want := int(hexEscapes[c])
	r := rune(0)
	for n := 0; n < want; n++ {
		if u.i == len(u.src) || !isHexDigit(u.src[u.i]) {
			u.fail(start, "truncated \\"+string(c)+"XXXXXXXX"[:want]+" escape")
			return
		}
		if r < 1<<24 {
			r = r<<4 | rune(digitValue(u.src[u.i]))
		}
		u.i++
		u.pos++
	}
	if r > unicode.MaxRune {
		u.fail(start, "illegal Unicode character")
		return
	}
	u.out = unicode.AppendRune(u.out, r)
}

// namedEscape reads the braces of \N{...}.
func (u *unescaper) namedEscape(start int) {
	if u.i == len(u.src) || u.src[u.i] != '{' {
		u.fail(start, `malformed \N character escape`)
		return
	}
	from := u.i + 1
	end := from
	for end < len(u.src) && u.src[end] != '}' {
		end++
	}
	if end == len(u.src) || end == from {
		u.pos += end - u.i
		u.fail(start, `malformed \N character escape`)
		return
	}
	name := u.src[from:end]
	u.pos += end + 1 - u.i
	r, ok := unicode.LookupRune(name)
	if !ok {
		u.fail(start, "unknown Unicode character name")
		return
	}
	u.i = end + 1
	u.out = unicode.AppendRune(u.out, r)
}

// fail says that the escape from start on cannot be decoded.
func (u *unescaper) fail(start int, why string) {
	where := "position " + strconv.Itoa(start)
	last := u.pos - 1
	if last > start {
		where += "-" + strconv.Itoa(last)
	}
	what := "bytes in "
	if last <= start {
		what = "byte 0x5c in "
	}
	u.err = "(unicode error) 'unicodeescape' codec can't decode " + what + where + ": " + why
}

// unescapeBytes is the value of the text between the quotes of a bytes
// literal that is not raw.
func unescapeBytes(s string) (value Bytes, invalid, err string) {
	u := unescaper{src: s, out: make([]byte, 0, len(s))}
	for u.i < len(s) && u.err == "" {
		c := s[u.i]
		u.i++
		if c != '\\' {
			u.out = append(u.out, c)
			continue
		}
		start := u.i - 1
		c = s[u.i]
		u.i++
		switch {
		case c == '\n':
		case simpleEscapes[c] != 0:
			u.out = append(u.out, simpleEscapes[c])
		case c >= '0' && c <= '7':
			u.out = append(u.out, byte(u.octal(c)))
		case c == 'x':
			if u.i+2 > len(s) || !isHexDigit(s[u.i]) || !isHexDigit(s[u.i+1]) {
				return "", u.invalid, "(value error) invalid \\x escape at position " + strconv.Itoa(start)
			}
			u.out = append(u.out, byte(digitValue(s[u.i])<<4|digitValue(s[u.i+1])))
			u.i += 2
		default:
			u.note(s[u.i-1 : u.i])
			u.out = append(u.out, '\\', c)
		}
	}
	return Bytes(u.out), u.invalid, u.err
}
