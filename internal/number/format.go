package number

import (
	"errors"
	"math"
	"strconv"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/meter"
)

// FormatFloat formats f, as format(f, spec) does.
func (s *Spec) FormatFloat(m meter.Meter, f float64) ([]byte, error) {
	var buf [64]byte
	p, err := s.floatParts(m, buf[:0], f, true)
	if err != nil {
		return nil, err
	}
	return s.lay(m, &p)
}

var errPrecision = &Error{ValueError, "precision too big"}

// floatParts makes the parts of a float, in buf as far as it has room. Without a type
// code, point asks for .0 after what looks like an integer.
func (s *Spec) floatParts(m meter.Meter, buf []byte, f float64, point bool) (parts, error) {
	st := style{prec: s.Prec, alt: s.Alt}
	percent := false
	least := 6 // the precision if none is given
	switch s.Type {
	case 0:
		st.verb, st.point, least = 'r', point, 0
	case 'n', 'g', 'G':
		st.verb = 'g'
	case 'e', 'E':
		st.verb = 'e'
	case 'f', 'F':
		st.verb = 'f'
	case '%':
		st.verb, percent = 'f', true
		f *= 100
	default:
		return parts{}, s.unknownCode()
	}
	switch {
	case s.Prec > math.MaxInt32:
		return parts{}, errPrecision
	case s.Prec < 0:
		st.prec = least
	case s.Type == 0:
		st.verb = 'g'
	}
	p, err := finishFloat(m, buf, f, st, s.Type >= 'A' && s.Type <= 'Z')
	if percent {
		p.tail = []byte{'%'}
	}
	if s.NoNeg0 && p.sign == '-' && p.zero() {
		p.sign = 0
	}
	p.addSign(s.Sign)
	return p, err
}

// finishFloat makes the parts of any float; its sign is '-' or 0.
func finishFloat(m meter.Meter, buf []byte, f float64, st style, upper bool) (p parts, err error) {
	negative := byte(0)
	if math.Signbit(f) && f == f {
		negative = '-'
	}
	switch {
	case f != f:
		p.rest = []byte("nan")
	case math.IsInf(f, 0):
		p.rest = []byte("inf")
	default:
		p = decimal(buf, math.Abs(f), st)
	}
	p.sign = negative
	if upper {
		for _, b := range [][]byte{p.rest, p.tail} {
			for i, c := range b {
				if 'a' <= c && c <= 'z' {
					b[i] = c - 'a' + 'A'
				}
			}
		}
	}
	return p, m.Pay(floatUnits(f, &p))
}

// floatUnits is the price of making the digits: the exact expansion of a float far
// from one takes time with the square of its exponent.
func floatUnits(f float64, p *parts) int {
	exp := int(math.Float64bits(f)>>52&0x7FF) - 1023
	n := len(p.digits) + len(p.rest)
	if n < 40 {
		return 30
	}
	return 30 + n + exp*exp/100
}

// zero reports whether all digits are zeros.
func (p *parts) zero() bool {
	if len(p.digits) == 0 {
		return false
	}
	for _, b := range [][]byte{p.digits, p.rest} {
		for _, c := range b {
			if c != '0' && c != '.' {
				return false
			}
		}
	}
	return true
}

// addSign shows the sign of a number that is not negative as option asks.
func (p *parts) addSign(option byte) {
	if p.sign == 0 && (option == '+' || option == ' ') {
		p.sign = option
	}
}

// FormatComplex formats re + im·j.
func (s *Spec) FormatComplex(m meter.Meter, re, im float64) ([]byte, error) {
	if s.Type == '%' {
		return nil, s.unknownCode()
	}
	// Parts are formatted without a field; only the real one may lose its sign.
	part := *s
	part.Fill, part.Align, part.Width = " ", '<', -1
	var bufRe, bufIm [64]byte
	pr, err := part.floatParts(m, bufRe[:0], re, false)
	if err != nil {
		return nil, err
	}
	switch {
	case s.Fill == "0":
		return nil, &Error{ValueError, "Zero padding is not allowed in complex format specifier"}
	case s.Align == '=':
		return nil, &Error{ValueError, "'=' alignment flag is not allowed in complex format specifier"}
	}
	whole := parts{}
	alone := s.Type == 0 && re == 0 && !math.Signbit(re)
	if !alone {
		if whole.digits, err = part.lay(m, &pr); err != nil {
			return nil, err
		}
		part.Sign = '+'
	}
	pi, err := part.floatParts(m, bufIm[:0], im, false)
	if err != nil {
		return nil, err
	}
	if whole.rest, err = part.lay(m, &pi); err != nil {
		return nil, err
	}
	whole.end = "j"
	if s.Type == 0 && !alone {
		whole.prefix, whole.end = "(", "j)"
	}
	field := Spec{Fill: s.Fill, Align: s.Align, Width: s.Width}
	return field.lay(m, &whole)
}

// FormatInt64 formats v, as format(v, spec) does.
func (s *Spec) FormatInt64(m meter.Meter, v int64) ([]byte, error) {
	base, ok, err := s.intBase()
	if err != nil {
		return nil, err
	}
	if !ok {
		return s.FormatFloat(m, float64(v))
	}
	if base == 0 {
		return s.formatChar(m, v)
	}
	var buf [65]byte
	return s.layInt(m, strconv.AppendInt(buf[:0], v, base))
}

// FormatInt is FormatInt64 for any integer. The limit on the number of decimal
// digits is the caller's.
func (s *Spec) FormatInt(m meter.Meter, v bigint.Int) ([]byte, error) {
	if n, ok := v.Int64(); ok {
		return s.FormatInt64(m, n)
	}
	base, ok, err := s.intBase()
	if err != nil {
		return nil, err
	}
	if !ok {
		f, err := bigint.ToFloat(m, v)
		if errors.Is(err, bigint.ErrOverflow) {
			return nil, ErrIntToFloat
		}
		if err != nil {
			return nil, err
		}
		return s.FormatFloat(m, f)
	}
	if base == 0 {
		return nil, ErrIntToLong
	}
	text, err := bigint.Format(m, v, base)
	if err != nil {
		return nil, err
	}
	return s.layInt(m, text)
}

// Errors of conversions that other callers raise too.
var (
	ErrIntToFloat = &Error{OverflowError, "int too large to convert to float"}
	ErrIntToLong  = &Error{OverflowError, "Python int too large to convert to C long"}
	ErrCharRange  = &Error{OverflowError, "%c arg not in range(0x110000)"}
)

// intBase returns the base for an integer, 0 for a character, and false if the type
// code formats floats.
func (s *Spec) intBase() (base int, ok bool, err error) {
	switch s.Type {
	case 'd', 'n', 0:
		base = 10
	case 'x', 'X':
		base = 16
	case 'o':
		base = 8
	case 'b':
		base = 2
	case 'c':
	case 'e', 'E', 'f', 'F', 'g', 'G', '%':
		return 0, false, nil
	default:
		return 0, false, s.unknownCode()
	}
	text := ""
	switch {
	case s.Prec >= 0:
		text = "Precision not allowed in integer format specifier"
	case s.NoNeg0:
		text = "Negative zero coercion (z) not allowed in integer format specifier"
	case base == 0 && s.Sign != 0:
		text = "Sign not allowed with integer format specifier 'c'"
	case base == 0 && s.Alt:
		text = "Alternate form (#) not allowed with integer format specifier 'c'"
	}
	if text != "" {
		return 0, false, &Error{ValueError, text}
	}
	return base, true, nil
}

// layInt lays out an integer given by its digits, with a minus sign below zero.
func (s *Spec) layInt(m meter.Meter, text []byte) ([]byte, error) {
	var p parts
	if text[0] == '-' {
		p.sign = '-'
		text = text[1:]
	}
	p.digits = text
	if s.Alt {
		p.prefix = intPrefix(s.Type)
	}
	if s.Type == 'X' {
		if err := upperHex(m, text); err != nil {
			return nil, err
		}
	}
	p.addSign(s.Sign)
	return s.lay(m, &p)
}

// intPrefix is what # puts before the digits.
func intPrefix(verb rune) string {
	switch verb {
	case 'x':
		return "0x"
	case 'X':
		return "0X"
	case 'o':
		return "0o"
	case 'b':
		return "0b"
	}
	return ""
}

func upperHex(m meter.Meter, text []byte) error {
	for i, c := range text {
		if c >= 'a' {
			text[i] = c - 'a' + 'A'
		}
		if i%stride == stride-1 {
			if err := m.Pay(stride / 5); err != nil {
				return err
			}
		}
	}
	return nil
}

// formatChar formats a code point.
func (s *Spec) formatChar(m meter.Meter, v int64) ([]byte, error) {
	if v < 0 || v > utf8.MaxRune {
		return nil, ErrCharRange
	}
	var buf [4]byte
	return s.layString(m, string(appendRune(buf[:0], rune(v))), 1)
}

// appendRune is utf8.AppendRune for WTF-8.
func appendRune(dst []byte, r rune) []byte {
	if r >= 0xD800 && r < 0xE000 {
		return append(dst, 0xED, 0x80|byte(r>>6&0x3F), 0x80|byte(r&0x3F))
	}
	return utf8.AppendRune(dst, r)
}

// FormatString formats a str of the given number of code points. same is true if
// the result is the string itself; then out is nil.
func (s *Spec) FormatString(m meter.Meter, text string, runes int) (out []byte, same bool, err error) {
	if err := s.checkString(); err != nil {
		return nil, false, err
	}
	if s.Prec >= 0 && s.Prec < runes {
		if text, err = truncate(m, text, s.Prec, runes); err != nil {
			return nil, false, err
		}
		runes = s.Prec
	} else if s.Width <= runes {
		return nil, true, nil
	}
	out, err = s.layString(m, text, runes)
	return out, false, err
}

// layString writes text of the given number of code points into its field.
func (s *Spec) layString(m meter.Meter, text string, columns int) ([]byte, error) {
	left, inner, right := s.padding(columns)
	left += inner
	out, err := newText(m, len(text), left+right, len(s.Fill))
	if err != nil {
		return nil, err
	}
	w := writer{m: m, out: out}
	w.fill(s.Fill, left)
	for len(text) > 0 && w.err == nil {
		k := min(len(text), stride)
		w.out = append(w.out, text[:k]...)
		text = text[k:]
		w.pay(k, 64)
	}
	w.fill(s.Fill, right)
	return w.finish()
}

// checkString refuses options that strings do not have.
func (s *Spec) checkString() error {
	text := ""
	switch {
	case s.Type != 's':
		return s.unknownCode()
	case s.Sign == ' ':
		text = "Space not allowed in string format specifier"
	case s.Sign != 0:
		text = "Sign not allowed in string format specifier"
	case s.NoNeg0:
		text = "Negative zero coercion (z) not allowed in string format specifier"
	case s.Alt:
		text = "Alternate form (#) not allowed in string format specifier"
	case s.Align == '=':
		text = "'=' alignment not allowed in string format specifier"
	default:
		return nil
	}
	return &Error{ValueError, text}
}

// truncate returns the first n code points of text, which has more.
func truncate(m meter.Meter, text string, n, runes int) (string, error) {
	if len(text) == runes {
		return text[:n], nil
	}
	i := 0
	for k := 0; k < n; k++ {
		if k%stride == stride-1 {
			if err := m.Pay(stride / 3); err != nil {
				return "", err
			}
		}
		i++
		for i < len(text) && text[i]&0xC0 == 0x80 {
			i++
		}
	}
	return text[:i], nil
}
