// Package number writes and reads the text of Python's numbers.
//
// In come Go floats, big integers and text, out come text and numbers; it knows
// nothing of the heap or of calls into Python. It covers repr and parsing of float and
// complex, hexadecimal floats, correct rounding to decimal places, the format
// mini-language of format() and f-strings, and the conversions of the % operator.
//
// Text is WTF-8: UTF-8 in which lone surrogates may stand. Widths and precisions count
// code points. The size of a result is declared to the meter before any of it is
// made, so a width of a billion is refused and not allocated, and every loop over
// data of a script's size pays. What a script did wrong comes back as an *Error with
// CPython's text; an error of the meter comes back unchanged.
package number

import (
	"errors"
	"fmt"
	"math"
	"unicode/utf8"
)

// Kind is the class of a Python exception.
type Kind uint8

// The exceptions that numbers and their formats raise.
const (
	ValueError Kind = iota
	TypeError
	OverflowError
)

// Error is a Python exception this package asks the caller to raise.
type Error struct {
	Kind Kind
	Text string
}

func (e *Error) Error() string { return e.Text }

func valueError(format string, args ...any) *Error {
	return &Error{ValueError, fmt.Sprintf(format, args...)}
}

// ErrTooLarge stands for a result that no machine could hold; CPython raises
// MemoryError or OverflowError.
var ErrTooLarge = errors.New("number: result too large for any machine")

// maxSize is the size in bytes from which a result is ErrTooLarge.
const maxSize = 1 << min(47, 8*wordBytes-2)

const wordBytes = 4 << (^uint(0) >> 63)

// Class is the family of a formatted value, which decides the defaults of a
// specification.
type Class uint8

// The families. A bool is an integer.
const (
	Integer Class = iota
	Float
	Complex
	String
)

// Spec is a parsed format specification.
type Spec struct {
	Fill     string // one code point
	Align    byte   // '<', '>', '=' or '^'
	Sign     byte   // '+', '-', ' ' or 0
	NoNeg0   bool   // z: a negative zero loses its sign
	Alt      bool   // #
	Width    int    // -1 if absent
	Sep      byte   // ',' or '_' between groups of digits, or 0
	Prec     int    // -1 if absent
	Type     rune   // 0 if absent, but 's' for strings
	TypeName string // of the value, for errors
}

// cursor reads a specification.
type cursor struct {
	text string
	pos  int
}

// rune returns the code point at the cursor and its length, 0 at the end.
func (c *cursor) rune() (rune, int) { return decode(c.text[c.pos:]) }

// decode is utf8.DecodeRuneInString for WTF-8.
func decode(s string) (rune, int) {
	r, n := utf8.DecodeRuneInString(s)
	if r == utf8.RuneError && n == 1 && len(s) >= 3 && s[0] == 0xED {
		return 0xD000 | rune(s[1]&0x3F)<<6 | rune(s[2]&0x3F), 3
	}
	return r, n
}

// take passes the byte b if it comes next.
func (c *cursor) take(b byte) bool {
	if c.pos < len(c.text) && c.text[c.pos] == b {
		c.pos++
		return true
	}
	return false
}

var errManyDigits = &Error{ValueError, "Too many decimal digits in format string"}

// number reads decimal digits; ok is false if there are none.
func (c *cursor) number() (n int, ok bool, err error) {
	for ; c.pos < len(c.text) && isDigit(c.text[c.pos]); c.pos++ {
		d := int(c.text[c.pos] - '0')
		if n > (math.MaxInt-d)/10 {
			return 0, false, errManyDigits
		}
		n, ok = n*10+d, true
	}
	return n, ok, nil
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isAlign(r rune) bool { return r == '<' || r == '>' || r == '=' || r == '^' }

// ParseSpec parses the specification for a value of the given class and type name.
func ParseSpec(text string, class Class, typeName string) (Spec, error) {
	s := Spec{Fill: " ", Align: '>', Width: -1, Prec: -1, TypeName: typeName}
	if class == String {
		s.Align, s.Type = '<', 's'
	}
	c := cursor{text: text}
	fill, align := false, false
	r, n := c.rune()
	if r2, n2 := decode(text[n:]); n > 0 && isAlign(r2) {
		s.Fill, s.Align = text[:n], byte(r2)
		fill, align = true, true
		c.pos = n + n2
	} else if isAlign(r) {
		s.Align, align = byte(r), true
		c.pos = n
	}
	for _, b := range []byte("+- ") {
		if c.take(b) {
			s.Sign = b
			break
		}
	}
	s.NoNeg0 = c.take('z')
	s.Alt = c.take('#')
	if !fill && c.take('0') {
		s.Fill = "0"
		if !align && class != String {
			s.Align = '='
		}
	}
	w, ok, err := c.number()
	if err != nil {
		return s, err
	}
	if ok {
		s.Width = w
	}
	if err := c.separator(&s); err != nil {
		return s, err
	}
	if c.take('.') {
		if s.Prec, ok, err = c.number(); err != nil {
			return s, err
		}
		if !ok {
			return s, &Error{ValueError, "Format specifier missing precision"}
		}
	}
	if r, n := c.rune(); n > 0 {
		if c.pos+n < len(text) {
			return s, valueError("Invalid format specifier '%s' for object of type '%s'", text, typeName)
		}
		s.Type = r
	}
	return s, s.checkSeparator()
}

// separator reads the grouping option.
func (c *cursor) separator(s *Spec) error {
	if c.take(',') {
		s.Sep = ','
	}
	if c.take('_') {
		if s.Sep != 0 {
			return &Error{ValueError, "Cannot specify both ',' and '_'."}
		}
		s.Sep = '_'
	}
	if s.Sep == '_' && c.take(',') {
		return &Error{ValueError, "Cannot specify both ',' and '_'."}
	}
	return nil
}

// checkSeparator refuses a grouping option that does not go with the type.
func (s *Spec) checkSeparator() error {
	switch s.Type {
	case 'd', 'e', 'f', 'g', 'E', 'F', 'G', '%', 0:
		return nil
	case 'b', 'o', 'x', 'X':
		if s.Sep != ',' {
			return nil
		}
	}
	if s.Sep == 0 {
		return nil
	}
	return valueError("Cannot specify '%c' with '%s'.", s.Sep, codeText(s.Type))
}

// codeText shows a type code in an error.
func codeText(r rune) string {
	if r > 32 && r < 128 {
		return string(r)
	}
	return fmt.Sprintf("\\x%x", r)
}

func (s *Spec) unknownCode() error {
	return valueError("Unknown format code '%s' for object of type '%s'", codeText(s.Type), s.TypeName)
}
