package decimal

import "github.com/gilliam-run/gilliam/internal/bigint"

// up reports whether a coefficient q whose remainder compares with half a unit as half
// does (below, equal, above: -1, 0, 1) is rounded away from zero; exact is handled before.
func (r rounding) up(neg bool, q bigint.Int, half int) bool {
	switch r {
	case roundUp:
		return true
	case roundDown:
		return false
	case roundCeiling:
		return !neg
	case roundFloor:
		return neg
	case roundHalfUp:
		return half >= 0
	case roundHalfDown:
		return half > 0
	case roundHalfEven:
		return half > 0 || half == 0 && q.Odd()
	}
	last := lastDigit(q)
	return last == 0 || last == 5
}

// lastDigit is q mod 10.
func lastDigit(q bigint.Int) uint64 {
	var r uint64
	for i := len(q.Mag) - 1; i >= 0; i-- {
		// 2^64 mod 10 is 6, 2^32 mod 10 is 6 too.
		r = (r*6 + uint64(q.Mag[i])%10) % 10
	}
	return r
}

// dropDigits divides coef by 10^n and rounds; exact reports that nothing was lost.
func (c *calc) dropDigits(neg bool, coef bigint.Int, digits, n int64, mode rounding) (q bigint.Int, exact bool) {
	if n <= 0 {
		return coef, true
	}
	if len(coef.Mag) == 0 {
		return coef, true
	}
	if n > digits {
		// Less than a tenth of a unit.
		if mode.up(neg, bigint.Int{}, -1) {
			return small(1), false
		}
		return bigint.Int{}, false
	}
	p := c.pow10(n)
	q, r := c.quo(coef, p)
	if len(r.Mag) == 0 {
		return q, true
	}
	half := c.cmp(c.add(r, r), p)
	if mode.up(neg, q, half) {
		q = c.add(q, small(1))
	}
	return q, false
}

// fix rounds d to the precision and brings its exponent into the range.
func (c *calc) fix(d *dec) *dec {
	if d.form != finite {
		if d.nan() {
			return c.fixNaN(d)
		}
		return d
	}
	tiny, top := c.tiny(), c.top()
	if len(d.coef.Mag) == 0 {
		high := c.emax
		if c.clamp {
			high = top
		}
		e := min(max(d.exp, tiny), high)
		if e != d.exp {
			c.raise(clamped)
			return &dec{neg: d.neg, digits: 1, exp: e}
		}
		return d
	}
	least := d.digits + d.exp - c.prec
	if least > top {
		return c.overflowed(d.neg)
	}
	sub := least < tiny
	if sub {
		least = tiny
	}
	if d.exp < least {
		return c.cut(d, least, top, sub)
	}
	if sub {
		c.raise(subnormal)
	}
	if c.clamp && d.exp > top {
		c.raise(clamped)
		return c.finite(d.neg, c.shift10(d.coef, d.exp-top), top)
	}
	return d
}

// cut rounds d so that its exponent becomes least.
func (c *calc) cut(d *dec, least, top int64, sub bool) *dec {
	q, exact := c.dropDigits(d.neg, d.coef, d.digits, least-d.exp, c.round)
	r := c.finite(d.neg, q, least)
	if r.digits > c.prec {
		// Only 999…9 grows by a digit.
		q, _ = c.quo(q, small(10))
		r = c.finite(d.neg, q, least+1)
	}
	if r.exp > top {
		c.raise(rounded)
		if !exact {
			c.raise(inexact)
		}
		return c.overflowed(d.neg)
	}
	if !exact {
		c.raise(inexact)
		if sub {
			c.raise(underflow)
		}
	}
	if sub {
		c.raise(subnormal)
	}
	c.raise(rounded)
	if len(q.Mag) == 0 {
		c.raise(clamped)
	}
	return r
}

// overflowed is the result of a number that is too large.
func (c *calc) overflowed(neg bool) *dec {
	c.raise(overflow | inexact | rounded)
	switch {
	case c.round == roundDown, c.round == round05Up, c.round == roundCeiling && neg, c.round == roundFloor && !neg:
		return c.largest(neg)
	}
	return infinity(neg)
}

// largest is the finite number of the greatest magnitude.
func (c *calc) largest(neg bool) *dec {
	return &dec{neg: neg, coef: c.sub(c.pow10(c.prec), small(1)), digits: c.prec, exp: c.top()}
}

// fixNaN shortens what a NaN carries to the precision.
func (c *calc) fixNaN(d *dec) *dec {
	room := c.prec
	if c.clamp {
		room--
	}
	if len(d.coef.Mag) == 0 || d.digits <= room {
		return d
	}
	_, r := c.quo(d.coef, c.pow10(room))
	n := *d
	n.coef, n.digits = r, c.countDigits(r)
	return &n
}

// checkNaN is the result if an operand is a NaN, else nil.
func (c *calc) checkNaN(ds ...*dec) *dec {
	for _, d := range ds {
		if d.form == signaling {
			c.raise(invalidOperation)
			n := *d
			n.form = quiet
			return c.fixNaN(&n)
		}
	}
	for _, d := range ds {
		if d.form == quiet {
			return c.fixNaN(d)
		}
	}
	return nil
}
