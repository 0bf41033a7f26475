package number

import (
	"errors"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/meter"
)

// Errors of the % operator that the caller finds while it takes arguments.
var (
	ErrNotEnough    = &Error{TypeError, "not enough arguments for format string"}
	ErrNotAll       = &Error{TypeError, "not all arguments converted during string formatting"}
	ErrNotAllBytes  = &Error{TypeError, "not all arguments converted during bytes formatting"}
	ErrNeedsMapping = &Error{TypeError, "format requires a mapping"}
	ErrStar         = &Error{TypeError, "* wants int"}
	ErrCharArg      = &Error{TypeError, "%c requires int or char"}
	ErrByteArg      = &Error{TypeError, "%c requires an integer in range(256) or a single byte"}
	ErrByteRange    = &Error{OverflowError, "%c arg not in range(256)"}

	errKey        = &Error{ValueError, "incomplete format key"}
	errIncomplete = &Error{ValueError, "incomplete format"}
	errWidth      = &Error{ValueError, "width too big"}
	errPrecBytes  = &Error{ValueError, "prec too big"}
	errPrecLarge  = &Error{OverflowError, "precision too large"}
)

// Printf steps through the format of a % operation: literal text and directives in
// turn. For each directive the caller
//
//  1. looks up Key if HasKey, and stops if there is no mapping or KeyErr is not nil,
//  2. takes an argument and passes it to SetWidth if WidthArg,
//  3. takes an argument and passes it to SetPrec if PrecArg,
//  4. stops if Err is not nil,
//  5. takes the value, and renders it or stops with Unsupported.
//
// In this order the errors of a script come as they do in CPython.
type Printf struct {
	format string
	bytes  bool
	pos    int
}

// NewPrintf begins a format, of str or of bytes.
func NewPrintf(format string, bytes bool) *Printf { return &Printf{format: format, bytes: bytes} }

// Directive is one conversion of a % format.
type Directive struct {
	Key               string
	HasKey            bool
	KeyErr            error // the key has no end
	Left, Plus, Space bool
	Alt, Zero         bool
	Width             int // -1 if absent
	WidthArg          bool
	Prec              int // -1 if absent
	PrecArg           bool
	Verb              rune
	Err               error // the directive is malformed from here on
	start             int   // offset of the verb
}

// SetWidth sets the width to the value of an argument; below zero it aligns left.
func (d *Directive) SetWidth(n int) {
	if n < 0 {
		d.Left = true
		n = max(-n, 0)
	}
	d.Width = n
}

// SetPrec sets the precision to the value of an argument.
func (d *Directive) SetPrec(n int) { d.Prec = max(n, 0) }

// Next returns the literal text up to the next directive and the directive. At the
// end ok is false and lit is what is left. A doubled percent sign ends a literal.
func (p *Printf) Next(m meter.Meter) (lit string, d Directive, ok bool, err error) {
	from := p.pos
	for {
		k := strings.IndexByte(p.format[p.pos:min(len(p.format), p.pos+4*stride)], '%')
		if k >= 0 {
			p.pos += k
			break
		}
		p.pos = min(len(p.format), p.pos+4*stride)
		if p.pos == len(p.format) {
			return p.format[from:], d, false, m.Pay(1)
		}
		if err := m.Pay(stride / 64); err != nil {
			return "", d, false, err
		}
	}
	lit = p.format[from:p.pos]
	p.pos++
	if strings.HasPrefix(p.format[p.pos:], "%") {
		p.pos++
		return p.format[from : p.pos-1], Directive{}, true, m.Pay(1 + len(lit)/stride)
	}
	d = Directive{Width: -1, Prec: -1}
	if strings.HasPrefix(p.format[p.pos:], "(") {
		if err := p.key(m, &d); err != nil {
			return "", d, false, err
		}
		if d.KeyErr != nil {
			return lit, d, true, nil
		}
	}
	p.flags(&d)
	if d.Err = p.sizes(&d); d.Err == nil {
		p.verb(&d)
	}
	return lit, d, true, m.Pay(5)
}

// Literal reports whether d is no conversion but a doubled percent sign, whose text
// the literal before it ends with.
func (d *Directive) Literal() bool { return d.Verb == 0 && d.Err == nil && d.KeyErr == nil }

// key reads a parenthesised key; parentheses inside it nest.
func (p *Printf) key(m meter.Meter, d *Directive) error {
	p.pos++
	depth := 1
	for i := p.pos; i < len(p.format); i++ {
		switch p.format[i] {
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth == 0 {
			d.Key, d.HasKey = p.format[p.pos:i], true
			p.pos = i + 1
			return nil
		}
		if i%stride == 0 {
			if err := m.Pay(stride / 3); err != nil {
				return err
			}
		}
	}
	d.HasKey, d.KeyErr = true, errKey
	p.pos = len(p.format)
	return nil
}

func (p *Printf) flags(d *Directive) {
	for ; p.pos < len(p.format); p.pos++ {
		switch p.format[p.pos] {
		case '-':
			d.Left = true
		case '+':
			d.Plus = true
		case ' ':
			d.Space = true
		case '#':
			d.Alt = true
		case '0':
			d.Zero = true
		default:
			return
		}
	}
}

// sizes reads width and precision.
func (p *Printf) sizes(d *Directive) error {
	if p.take('*') {
		d.WidthArg = true
	} else if n, ok := p.number(math.MaxInt); !ok {
		return errWidth
	} else if n >= 0 {
		d.Width = n
	}
	if !p.take('.') {
		return nil
	}
	d.Prec = 0
	if p.take('*') {
		d.PrecArg = true
	} else if n, ok := p.number(math.MaxInt32); ok {
		d.Prec = max(n, 0)
	} else if p.bytes {
		return errPrecBytes
	} else {
		return errPrecision
	}
	return nil
}

func (p *Printf) take(b byte) bool {
	if p.pos < len(p.format) && p.format[p.pos] == b {
		p.pos++
		return true
	}
	return false
}

// number reads decimal digits, -1 if there are none; ok is false beyond the limit.
func (p *Printf) number(limit int) (n int, ok bool) {
	n = -1
	for ; p.pos < len(p.format) && isDigit(p.format[p.pos]); p.pos++ {
		d := int(p.format[p.pos] - '0')
		n = max(n, 0)
		if n > (limit-d)/10 {
			return 0, false
		}
		n = n*10 + d
	}
	return n, true
}

// verb reads the letter of the conversion, after a length that means nothing.
func (p *Printf) verb(d *Directive) {
	if p.pos < len(p.format) && strings.IndexByte("hlL", p.format[p.pos]) >= 0 {
		p.pos++
	}
	if p.pos >= len(p.format) {
		d.Err = errIncomplete
		return
	}
	n := 1
	d.start = p.pos
	if p.bytes {
		d.Verb = rune(p.format[p.pos])
	} else {
		d.Verb, n = decode(p.format[p.pos:])
	}
	p.pos += n
}

// Unsupported returns the error for a directive whose letter is no conversion.
func (p *Printf) Unsupported(m meter.Meter, d *Directive) error {
	at := d.start
	if !p.bytes {
		at = 0
		for i := 0; i < d.start; i += stride {
			for _, c := range []byte(p.format[i:min(i+stride, d.start)]) {
				if c&0xC0 != 0x80 {
					at++
				}
			}
			if err := m.Pay(stride / 8); err != nil {
				return err
			}
		}
	}
	shown := d.Verb
	switch {
	case p.bytes && shown >= 0x80:
		return &Error{OverflowError, "character argument not in range(0x110000)"}
	case !p.bytes && (shown < 31 || shown > 126):
		shown = '?'
	}
	return valueError("unsupported format character '%c' (0x%x) at index %d", shown, d.Verb, at)
}

// NeedsNumber returns the error for a value of the wrong type for an integer
// conversion.
func (d *Directive) NeedsNumber(typeName string, bytes bool) error {
	what, verb := "a real number", d.Verb
	switch {
	case verb == 'x' || verb == 'X' || verb == 'o':
		what = "an integer"
	case bytes && verb == 'i':
		verb = 'd'
	}
	return &Error{TypeError, "%" + string(verb) + " format: " + what + " is required, not " + typeName}
}

// spec is the field of the directive. Zeros pad numbers only.
func (d *Directive) spec(number bool) Spec {
	s := Spec{Fill: " ", Align: '>', Width: d.Width}
	switch {
	case d.Left:
		s.Align = '<'
	case d.Zero && number:
		s.Fill, s.Align = "0", '='
	}
	return s
}

func (d *Directive) addSign(p *parts) {
	switch {
	case d.Plus:
		p.addSign('+')
	case d.Space:
		p.addSign(' ')
	}
}

// Int renders v for d, i, u, x, X and o.
func (d *Directive) Int(m meter.Meter, v bigint.Int) ([]byte, error) {
	if n, ok := v.Int64(); ok {
		return d.Int64(m, n)
	}
	text, err := bigint.Format(m, v, d.base())
	if err != nil {
		return nil, err
	}
	return d.digits(m, text)
}

// Int64 is Int for a small integer.
func (d *Directive) Int64(m meter.Meter, v int64) ([]byte, error) {
	var buf [24]byte
	return d.digits(m, strconv.AppendInt(buf[:0], v, d.base()))
}

func (d *Directive) base() int {
	switch d.Verb {
	case 'x', 'X':
		return 16
	case 'o':
		return 8
	}
	return 10
}

// digits renders an integer given by its digits, with a minus sign below zero.
func (d *Directive) digits(m meter.Meter, text []byte) ([]byte, error) {
	if d.Prec > math.MaxInt32-3 {
		return nil, errPrecLarge
	}
	var p parts
	if text[0] == '-' {
		p.sign = '-'
		text = text[1:]
	}
	p.digits = text
	p.lead = max(0, d.Prec-len(text))
	if d.Alt {
		p.prefix = intPrefix(d.Verb)
	}
	if d.Verb == 'X' {
		if err := upperHex(m, text); err != nil {
			return nil, err
		}
	}
	d.addSign(&p)
	s := d.spec(true)
	return s.lay(m, &p)
}

// Float renders f for e, E, f, F, g and G.
func (d *Directive) Float(m meter.Meter, f float64) ([]byte, error) {
	st := style{prec: d.Prec, alt: d.Alt, verb: byte(d.Verb | 0x20)}
	if d.Prec < 0 {
		st.prec = 6
	}
	var buf [64]byte
	p, err := finishFloat(m, buf[:0], f, st, d.Verb < 'a')
	if err != nil {
		return nil, err
	}
	d.addSign(&p)
	s := d.spec(true)
	return s.lay(m, &p)
}

// Text renders text of the given number of code points, cut to the precision, for s,
// r, a and b. For bytes runes is the length.
func (d *Directive) Text(m meter.Meter, text string, runes int) ([]byte, error) {
	if d.Prec >= 0 && d.Prec < runes {
		var err error
		if text, err = truncate(m, text, d.Prec, runes); err != nil {
			return nil, err
		}
		runes = d.Prec
	}
	s := d.spec(false)
	return s.layString(m, text, runes)
}

// Char renders one code point, or in bytes one byte, for c. The precision does not
// apply.
func (d *Directive) Char(m meter.Meter, v int64, bytes bool) ([]byte, error) {
	var buf [4]byte
	s := d.spec(false)
	switch {
	case bytes && (v < 0 || v > 255):
		return nil, ErrByteRange
	case bytes:
		return s.layString(m, string(append(buf[:0], byte(v))), 1)
	case v < 0 || v > utf8.MaxRune:
		return nil, ErrCharRange
	}
	return s.layString(m, string(appendRune(buf[:0], rune(v))), 1)
}

// IntFromFloat truncates a float for d, i and u; the errors are those of int(f).
func IntFromFloat(m meter.Meter, f float64) (bigint.Int, error) {
	z, err := bigint.FromFloat(m, f)
	if errors.Is(err, bigint.ErrOverflow) {
		if f != f {
			err = &Error{ValueError, "cannot convert float NaN to integer"}
		} else {
			err = &Error{OverflowError, "cannot convert float infinity to integer"}
		}
	}
	return z, err
}
