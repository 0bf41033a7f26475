package decimal

import "github.com/gilliam-run/gilliam/internal/bigint"

// Operations on exponents and digits.

// rescale gives d the exponent exp and rounds.
func (c *calc) rescale(d *dec, exp int64, mode rounding) (r *dec, exact bool) {
	if d.zero() {
		return &dec{neg: d.neg, digits: 1, exp: exp}, true
	}
	if d.exp >= exp {
		return c.finite(d.neg, c.shift10(d.coef, d.exp-exp), exp), true
	}
	q, exact := c.dropDigits(d.neg, d.coef, d.digits, exp-d.exp, mode)
	return c.finite(d.neg, q, exp), exact
}

// quantize gives a the exponent of b.
func (c *calc) quantize(a, b *dec) *dec {
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	if a.form == infinite || b.form == infinite {
		if a.form == b.form {
			return a
		}
		return c.bad(invalidOperation)
	}
	if b.exp < c.tiny() || b.exp > c.emax {
		return c.bad(invalidOperation)
	}
	if a.zero() {
		return c.fix(&dec{neg: a.neg, digits: 1, exp: b.exp})
	}
	if adj := a.adjusted(); adj > c.emax || adj-b.exp+1 > c.prec {
		return c.bad(invalidOperation)
	}
	r, exact := c.rescale(a, b.exp, c.round)
	if r.adjusted() > c.emax || r.digits > c.prec {
		return c.bad(invalidOperation)
	}
	if !r.zero() && r.adjusted() < c.emin {
		c.raise(subnormal)
	}
	if r.exp > a.exp {
		c.raise(rounded)
		if !exact {
			c.raise(inexact)
		}
	}
	return c.fix(r)
}

// toIntegral rounds to a whole number; loud says that it raises Inexact and Rounded.
func (c *calc) toIntegral(d *dec, loud bool) *dec {
	if n := c.checkNaN(d); n != nil {
		return n
	}
	if d.form == infinite || d.exp >= 0 {
		return d
	}
	if d.zero() {
		return &dec{neg: d.neg, digits: 1}
	}
	r, exact := c.rescale(d, 0, c.round)
	if loud {
		c.raise(rounded)
		if !exact {
			c.raise(inexact)
		}
	}
	return r
}

// normalize drops the zeros at the end.
func (c *calc) normalize(d *dec) *dec {
	if n := c.checkNaN(d); n != nil {
		return n
	}
	r := c.fix(d)
	if r.form != finite {
		return r
	}
	if r.zero() {
		return &dec{neg: r.neg, digits: 1}
	}
	top := c.emax
	if c.clamp {
		top = c.top()
	}
	n, rest := c.trailingZeros(r.coef, max(top-r.exp, 0))
	if n == 0 {
		return r
	}
	return c.finite(r.neg, rest, r.exp+n)
}

// logb is the adjusted exponent as a number.
func (c *calc) logb(d *dec) *dec {
	if n := c.checkNaN(d); n != nil {
		return n
	}
	switch {
	case d.form == infinite:
		return infinity(false)
	case d.zero():
		c.raise(divisionByZero)
		return infinity(true)
	}
	return c.fix(c.fromInt(d.adjusted()))
}

// whole is an operand that counts digits or exponents: finite, without a fraction as it
// is written, and between -limit and limit.
func (c *calc) whole(d *dec, limit int64) (n int64, ok bool) {
	if d.form != finite || d.exp != 0 {
		return 0, false
	}
	u, fits := d.coef.Uint64()
	if !fits || u > uint64(limit) {
		return 0, false
	}
	if d.neg {
		return -int64(u), true
	}
	return int64(u), true
}

// scaleb adds b to the exponent of a.
func (c *calc) scaleb(a, b *dec) *dec {
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	limit := int64(2 * (c.emax + c.prec))
	if c.emax > maxEmax/2 {
		limit = 2 * maxEmax
	}
	n, ok := c.whole(b, limit)
	if !ok {
		return c.bad(invalidOperation)
	}
	if a.form == infinite {
		return a
	}
	r := *a
	r.exp += n
	return c.fix(&r)
}

// digitsOf is the coefficient of a as exactly prec digits: longer ones lose the first.
func (c *calc) digitsOf(a *dec) bigint.Int {
	if a.digits <= c.prec {
		return a.coef
	}
	_, r := c.quo(a.coef, c.pow10(c.prec))
	return r
}

// shift moves the digits of a by b places, to the left if b is positive.
func (c *calc) shift(a, b *dec) *dec {
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	n, ok := c.whole(b, c.prec)
	if !ok {
		return c.bad(invalidOperation)
	}
	if a.form == infinite {
		return a
	}
	coef := c.digitsOf(a)
	if n < 0 {
		coef, _ = c.quo(coef, c.pow10(min(-n, a.digits+1)))
	} else if len(coef.Mag) > 0 {
		_, low := c.quo(coef, c.pow10(c.prec-n))
		coef = c.shift10(low, n)
	}
	return c.finite(a.neg, coef, a.exp)
}

// rotate moves the digits of a by b places in a circle of prec digits.
func (c *calc) rotate(a, b *dec) *dec {
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	n, ok := c.whole(b, c.prec)
	if !ok {
		return c.bad(invalidOperation)
	}
	if a.form == infinite {
		return a
	}
	if n < 0 {
		n += c.prec
	}
	coef := c.digitsOf(a)
	if len(coef.Mag) > 0 {
		high, low := c.quo(coef, c.pow10(c.prec-n))
		coef = c.add(c.shift10(low, n), high)
	}
	return c.finite(a.neg, coef, a.exp)
}

// next is the nearest number above (sign 1) or below (-1) d that the settings have.
func (c *calc) next(d *dec, up bool) *dec {
	if n := c.checkNaN(d); n != nil {
		return n
	}
	if d.form == infinite {
		if d.neg == up {
			return c.largest(d.neg)
		}
		return d
	}
	s := c.settings
	s.round = roundFloor
	if up {
		s.round = roundCeiling
	}
	var r *dec
	c.with(s, func() {
		fixed := c.fix(d)
		if fixed.form != finite || c.compareFinite(fixed, d) != 0 {
			r = fixed
			return
		}
		r = c.sum(d, &dec{neg: !up, coef: small(1), digits: 1, exp: c.tiny() - 1})
	})
	return r
}

// nextToward is the nearest number to a in the direction of b.
func (c *calc) nextToward(a, b *dec) *dec {
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	order := c.compareFinite(a, b)
	if order == 0 {
		return a.withSign(b.neg)
	}
	r := c.next(a, order < 0)
	switch {
	case r.form == infinite:
		c.raise(overflow | inexact | rounded)
	case r.adjusted() < c.emin:
		c.raise(underflow | subnormal | inexact | rounded)
		if r.zero() {
			c.raise(clamped)
		}
	}
	return r
}

// sameQuantum reports equal exponents; of the special numbers the kinds count.
func sameQuantum(a, b *dec) bool {
	if a.form != finite || b.form != finite {
		return a.nan() && b.nan() || a.form == infinite && b.form == infinite
	}
	return a.exp == b.exp
}

// class names the kind of number d is.
func (c *calc) class(d *dec) string {
	sign := "+"
	if d.neg {
		sign = "-"
	}
	switch {
	case d.form == signaling:
		return "sNaN"
	case d.form == quiet:
		return "NaN"
	case d.form == infinite:
		return sign + "Infinity"
	case d.zero():
		return sign + "Zero"
	case d.adjusted() < c.emin:
		return sign + "Subnormal"
	}
	return sign + "Normal"
}
