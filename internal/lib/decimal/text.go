package decimal

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// digitText is the decimal digits of a coefficient.
func (c *calc) digitText(coef bigint.Int) string {
	if u, ok := coef.Uint64(); ok {
		return strconv.FormatUint(u, 10)
	}
	if c.err != nil {
		return "0"
	}
	b, err := bigint.Format(c.m, coef, 10)
	if err != nil {
		c.err = err
		return "0"
	}
	return string(b)
}

// special is the text of what is not finite, "" of what is.
func (c *calc) special(d *dec) string {
	sign := ""
	if d.neg {
		sign = "-"
	}
	name := ""
	switch d.form {
	case finite:
		return ""
	case infinite:
		return sign + "Infinity"
	case quiet:
		name = "NaN"
	case signaling:
		name = "sNaN"
	}
	if len(d.coef.Mag) > 0 {
		name += c.digitText(d.coef)
	}
	return sign + name
}

// text is d in scientific notation, or in engineering notation with exponents that are
// multiples of three.
func (c *calc) text(d *dec, engineering, capitals bool) string {
	if s := c.special(d); s != "" {
		return s
	}
	digits := c.digitText(d.coef)
	left := d.exp + int64(len(digits)) // digits before the point
	place := int64(1)                  // where the point stands
	switch {
	case d.exp <= 0 && left > -6:
		place = left
	case engineering && d.zero():
		place = floorMod(left+1, 3) - 1
	case engineering:
		place = floorMod(left-1, 3) + 1
	}
	var b strings.Builder
	if d.neg {
		b.WriteByte('-')
	}
	switch n := int64(len(digits)); {
	case place <= 0:
		if !c.need(-place) {
			return ""
		}
		b.WriteString("0." + strings.Repeat("0", int(-place)) + digits)
	case place >= n:
		b.WriteString(digits + strings.Repeat("0", int(place-n)))
	default:
		b.WriteString(digits[:place] + "." + digits[place:])
	}
	if left != place {
		b.WriteByte(exponentLetter(capitals))
		b.WriteString(signed(left - place))
	}
	return b.String()
}

func exponentLetter(capitals bool) byte {
	if capitals {
		return 'E'
	}
	return 'e'
}

// signed is n with its sign always.
func signed(n int64) string {
	if n < 0 {
		return strconv.FormatInt(n, 10)
	}
	return "+" + strconv.FormatInt(n, 10)
}

func floorMod(a, b int64) int64 { return (a%b + b) % b }

// need asks for room.
func (c *calc) need(n int64) bool {
	if c.err == nil && n > 0 {
		if n >= 1<<47 {
			n = 1 << 47
		}
		c.err = c.m.Need(int(n))
	}
	return c.err == nil
}

// asciiDigits replaces the decimal digits of other scripts; ok is false if s has a
// character no number has. White space around and underscores are dropped.
func (c *calc) asciiDigits(s string) (t string, ok bool) {
	if c.err == nil {
		c.err = c.m.Pay(len(s))
	}
	if !c.need(int64(len(s))) {
		return "", false
	}
	s = strings.TrimFunc(s, unicode.IsSpace)
	var b strings.Builder
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		switch {
		case r == '_':
		case r < utf8.RuneSelf:
			b.WriteByte(byte(r))
		default:
			v, isDigit := unicode.Decimal(r)
			if !isDigit {
				return "", false
			}
			b.WriteByte(byte('0' + v))
		}
		i += n
	}
	return b.String(), true
}

// parse reads a number exactly; nil if s is none.
func (c *calc) parse(s string) *dec {
	s, ok := c.asciiDigits(s)
	if !ok {
		return nil
	}
	d := &dec{digits: 1}
	if s != "" && (s[0] == '+' || s[0] == '-') {
		d.neg = s[0] == '-'
		s = s[1:]
	}
	lower := s
	if len(s) > 0 && (s[0] < '0' || s[0] > '9') && s[0] != '.' {
		lower = strings.ToLower(s)
	}
	switch {
	case lower == "inf" || lower == "infinity":
		d.form = infinite
		return d
	case strings.HasPrefix(lower, "nan"):
		d.form = quiet
		lower = lower[3:]
	case strings.HasPrefix(lower, "snan"):
		d.form = signaling
		lower = lower[4:]
	default:
		return c.parseFinite(s, d)
	}
	if lower != "" {
		if n, _ := digitRun(lower); n != len(lower) {
			return nil
		}
		d.coef = c.digitsToInt(lower)
		d.digits = c.countDigits(d.coef)
	}
	return d
}

// parseFinite reads digits with a point and an exponent.
func (c *calc) parseFinite(s string, d *dec) *dec {
	n, _ := digitRun(s)
	digits, frac := s[:n], ""
	s = s[n:]
	if s != "" && s[0] == '.' {
		n, _ := digitRun(s[1:])
		frac = s[1 : 1+n]
		s = s[1+n:]
	}
	if digits == "" && frac == "" {
		return nil
	}
	exp, huge := int64(0), false
	if s != "" {
		if s[0] != 'e' && s[0] != 'E' {
			return nil
		}
		t := s[1:]
		neg := t != "" && t[0] == '-'
		if t != "" && (t[0] == '-' || t[0] == '+') {
			t = t[1:]
		}
		n, _ := digitRun(t)
		if n == 0 || n != len(t) {
			return nil
		}
		t = strings.TrimLeft(t, "0")
		if len(t) > 18 {
			huge, t = true, "4000000000000000000"
		}
		if t != "" {
			exp, _ = strconv.ParseInt(t, 10, 64)
		}
		if neg {
			exp = -exp
		}
	}
	d.coef = c.digitsToInt(digits + frac)
	d.digits = c.countDigits(d.coef)
	d.exp = exp - int64(len(frac))
	if huge && d.zero() {
		d.exp = min(max(d.exp, minTiny), maxEmax)
	}
	return d
}

// digitRun is the length of the digits at the start of s.
func digitRun(s string) (n int, all bool) {
	for n < len(s) && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	return n, n == len(s)
}

func (c *calc) digitsToInt(s string) bigint.Int {
	s = strings.TrimLeft(s, "0")
	if s == "" {
		return bigint.Int{}
	}
	if len(s) < 19 {
		u, _ := strconv.ParseUint(s, 10, 64)
		return small(u)
	}
	if c.err != nil {
		return bigint.Int{}
	}
	lit, _, err := bigint.Scan(c.m, s, 10)
	if err != nil {
		c.err = err
		return bigint.Int{}
	}
	return c.keep(bigint.Parse(c.m, lit))
}

// exact checks a converted number against the limits of all numbers.
func (c *calc) exact(d *dec) *dec {
	if d.form == finite && (d.adjusted() > maxEmax || d.exp < minTiny || d.digits > maxPrec) {
		if d.zero() {
			r := *d
			r.exp = min(max(d.exp, minTiny), maxEmax)
			return &r
		}
		return c.bad(invalidOperation)
	}
	return d
}
