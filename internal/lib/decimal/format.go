package decimal

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/bigint"
)

// A formatSpec is a parsed format specification.
type formatSpec struct {
	fill    string
	align   byte // '<', '>', '^', '=' or 0
	sign    byte // '-', '+' or ' '
	noMinus bool // z
	alt     bool // #
	width   int
	comma   bool
	prec    int // -1: not given
	kind    byte
	huge    bool // a number of it is beyond any machine
	padded  bool // with zeros that stand in groups
}

const maxWidth = 1 << 47

// parseSpec reads a specification; false if it is not valid.
func parseSpec(s string) (p formatSpec, ok bool) {
	p = formatSpec{fill: " ", sign: '-', prec: -1}
	if _, n := utf8.DecodeRuneInString(s); n > 0 && n < len(s) && strings.IndexByte("<>^=", s[n]) >= 0 {
		p.fill, p.align = s[:n], s[n]
		s = s[n+1:]
	} else if s != "" && strings.IndexByte("<>^=", s[0]) >= 0 {
		p.align = s[0]
		s = s[1:]
	}
	take := func(set string) byte {
		if s != "" && strings.IndexByte(set, s[0]) >= 0 {
			c := s[0]
			s = s[1:]
			return c
		}
		return 0
	}
	number := func() (n int, ok bool) {
		k, _ := digitRun(s)
		if k == 0 {
			return 0, false
		}
		n, err := strconv.Atoi(s[:k])
		p.huge = p.huge || err != nil
		n = min(n, maxWidth)
		s = s[k:]
		return n, true
	}
	if c := take("+- "); c != 0 {
		p.sign = c
	}
	p.noMinus = take("z") != 0
	p.alt = take("#") != 0
	if take("0") != 0 {
		if p.align != 0 {
			return p, false
		}
		p.fill, p.align, p.padded = "0", '=', true
	}
	if n, given := number(); given {
		p.width = n
	}
	p.comma = take(",") != 0
	if take(".") != 0 {
		n, given := number()
		if !given {
			return p, false
		}
		p.prec = n
	}
	p.kind = take("eEfFgGn%")
	if p.kind == 'n' && p.comma || s != "" {
		return p, false
	}
	if p.align == 0 {
		p.align = '>'
	}
	return p, true
}

// format writes d by a specification. With the alignment '=' infinities and NaNs are not
// filled with zeros.
func (c *calc) format(d *dec, p formatSpec, capitals bool) string {
	percent := p.kind == '%'
	body, exp := "", ""
	if d.form != finite {
		body = c.special(d.withSign(false))
		if p.padded {
			p.fill, p.align = " ", '>'
		}
		p.comma = false
	} else {
		kind := p.kind
		if kind == 0 || kind == 'n' || kind == 'g' {
			if kind == 0 {
				kind = 'g'
				if capitals {
					kind = 'G'
				}
			} else {
				kind = 'g'
			}
		}
		var intPart, frac string
		intPart, frac, exp, d = c.layout(d, p, kind)
		if p.comma {
			intPart = c.group(intPart, frac, exp, p, d, percent)
		}
		body = intPart
		if frac != "" || p.alt {
			body += "." + frac
		}
		body += exp
	}
	if percent {
		body += "%"
	}
	sign := ""
	switch {
	case d.neg && !(p.noMinus && d.zero()):
		sign = "-"
	case p.sign != '-':
		sign = string(p.sign)
	}
	return c.pad(sign, body, p)
}

// layout rounds d as its kind wants and splits it into digits before and behind the point
// and an exponent.
func (c *calc) layout(d *dec, p formatSpec, kind byte) (intPart, frac, exp string, r *dec) {
	if kind == '%' {
		n := *d
		n.exp += 2
		d = &n
	}
	if p.prec >= 0 {
		prec := int64(p.prec)
		switch kind {
		case 'e', 'E':
			d = c.toDigits(d, prec+1)
		case 'f', 'F', '%':
			d, _ = c.rescale(d, -prec, c.round)
		case 'g', 'G':
			if d.digits > max(prec, 1) {
				d = c.toDigits(d, max(prec, 1))
			}
		}
	}
	if d.zero() && d.exp > 0 && strings.IndexByte("fF%", kind) >= 0 {
		d = &dec{neg: d.neg, digits: 1}
	}
	digits := c.digitText(d.coef)
	left := d.exp + int64(len(digits))
	place := int64(1)
	switch kind {
	case 'e', 'E':
		if d.zero() && p.prec >= 0 {
			place = 1 - int64(p.prec)
		}
	case 'f', 'F', '%':
		place = left
	default:
		if d.exp <= 0 && left > -6 {
			place = left
		}
	}
	switch n := int64(len(digits)); {
	case place < 0 || place == 0:
		if !c.need(-place) {
			return "", "", "", d
		}
		intPart, frac = "0", strings.Repeat("0", int(-place))+digits
	case place > n:
		if !c.need(place - n) {
			return "", "", "", d
		}
		intPart = digits + strings.Repeat("0", int(place-n))
	default:
		intPart, frac = digits[:place], digits[place:]
	}
	if kind == 'e' || kind == 'E' || left != place {
		letter := byte('e')
		if kind == 'E' || kind == 'G' {
			letter = 'E'
		}
		exp = string(letter) + signed(left-place)
	}
	return intPart, frac, exp, d
}

// toDigits rounds d to n digits.
func (c *calc) toDigits(d *dec, n int64) *dec {
	if d.zero() {
		return d
	}
	exp := d.adjusted() + 1 - n
	r, _ := c.rescale(d, exp, c.round)
	if r.digits > n {
		r, _ = c.rescale(d, exp+1, c.round)
	}
	return r
}

// group puts commas between the thousands, and the zeros a width asks for before them.
func (c *calc) group(intPart, frac, exp string, p formatSpec, d *dec, percent bool) string {
	least := 0
	if p.padded {
		least = p.width - len(frac) - len(exp)
		if frac != "" || p.alt {
			least--
		}
		if percent {
			least--
		}
		if d.neg && !(p.noMinus && d.zero()) || p.sign != '-' {
			least--
		}
	}
	if !c.need(int64(2 * (len(intPart) + max(least, 0)))) {
		return ""
	}
	// Groups from the right; a group is never cut by a comma alone at the left.
	for n := len(intPart); n+(n-1)/3 < least; n = len(intPart) {
		intPart = "0" + intPart
		if c.err = c.m.Pay(n/64 + 1); c.err != nil {
			return ""
		}
	}
	var b strings.Builder
	for i := range len(intPart) {
		if i > 0 && (len(intPart)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteByte(intPart[i])
	}
	return b.String()
}

// pad brings a text to the width.
func (c *calc) pad(sign, body string, p formatSpec) string {
	n := p.width - utf8.RuneCountInString(sign) - utf8.RuneCountInString(body)
	if n <= 0 {
		return sign + body
	}
	if !c.need(int64(n) * int64(len(p.fill))) {
		return ""
	}
	fill := func(k int) string { return strings.Repeat(p.fill, k) }
	switch p.align {
	case '<':
		return sign + body + fill(n)
	case '=':
		return sign + fill(n) + body
	case '^':
		return fill(n/2) + sign + body + fill(n-n/2)
	}
	return fill(n) + sign + body
}

// bits reads a number whose digits are zeros and ones, highest first; ok is false for any
// other.
func (c *calc) bits(d *dec) (digits string, ok bool) {
	if d.form != finite || d.neg || d.exp != 0 {
		return "", false
	}
	digits = c.digitText(d.coef)
	if strings.Trim(digits, "01") != "" {
		return "", false
	}
	if int64(len(digits)) > c.prec {
		digits = digits[int64(len(digits))-c.prec:]
	}
	return digits, true
}

// logical combines the digits of two numbers as truth values.
func (c *calc) logical(a, b *dec, op func(x, y bool) bool) *dec {
	x, ok1 := c.bits(a)
	y, ok2 := c.bits(b)
	if !ok1 || !ok2 {
		return c.bad(invalidOperation)
	}
	n := max(len(x), len(y))
	if !c.need(int64(2 * n)) {
		return a
	}
	out := make([]byte, n)
	at := func(s string, i int) bool {
		k := i - (n - len(s))
		return k >= 0 && s[k] == '1'
	}
	for i := range out {
		out[i] = '0'
		if op(at(x, i), at(y, i)) {
			out[i] = '1'
		}
	}
	return c.finite(false, c.digitsToInt(string(out)), 0)
}

// invert is the digits of a number the other way round, to the precision.
func (c *calc) invert(d *dec) *dec {
	if !c.need(min(c.prec, 1<<47)) {
		return d
	}
	s, ok := c.bits(d)
	if !ok {
		return c.bad(invalidOperation)
	}
	out := []byte(strings.Repeat("1", int(c.prec)))
	for i := range len(s) {
		if s[len(s)-1-i] == '1' {
			out[len(out)-1-i] = '0'
		}
	}
	return c.finite(false, c.digitsToInt(string(out)), 0)
}

// ratio is a finite number as a fraction in lowest terms.
func (c *calc) ratio(d *dec) (num, den bigint.Int) {
	if d.zero() {
		return bigint.Int{}, small(1)
	}
	num, den = d.coef, small(1)
	if d.exp >= 0 {
		num = c.shift10(num, d.exp)
	} else {
		den = c.pow10(-d.exp)
		if c.err == nil {
			g := c.keep(bigint.GCD(c.m, num, den))
			num, _ = c.quo(num, g)
			den, _ = c.quo(den, g)
		}
	}
	num.Neg = d.neg
	return num, den
}
