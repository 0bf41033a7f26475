package decimal

import "github.com/gilliam-run/gilliam/internal/bigint"

// power is a^b.
func (c *calc) power(a, b *dec) *dec {
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	if b.zero() {
		if a.zero() {
			return c.bad(invalidOperation)
		}
		return c.fromInt(1)
	}
	neg := false
	if a.neg {
		if c.isInteger(b) {
			neg = c.oddInteger(b)
		} else if !a.zero() {
			return c.bad(invalidOperation)
		}
		a = a.withSign(false)
	}
	switch {
	case a.zero():
		if !b.neg {
			return &dec{neg: neg, digits: 1}
		}
		return infinity(neg)
	case a.form == infinite:
		if !b.neg {
			return infinity(neg)
		}
		return &dec{neg: neg, digits: 1}
	case c.one(a):
		return c.powerOfOne(a, b, neg)
	case b.form == infinite:
		if b.neg == (a.adjusted() < 0) {
			return infinity(false)
		}
		return &dec{digits: 1}
	}
	if r := c.powerOutOfRange(a, b, neg); r != nil {
		return r
	}
	if c.isInteger(b) {
		if r := c.integerPower(a, b, neg); r != nil {
			return r
		}
	}
	return c.realPower(a, b, neg)
}

// oddInteger reports an odd whole number.
func (c *calc) oddInteger(d *dec) bool {
	switch {
	case d.exp > 0 || d.zero():
		return false
	case d.exp == 0:
		return d.coef.Odd()
	case -d.exp >= d.digits:
		return false
	}
	q, _ := c.quo(d.coef, c.pow10(-d.exp))
	return q.Odd()
}

// powerOfOne is 1^b, with as many zeros as the operands and the precision give it.
func (c *calc) powerOfOne(a, b *dec, neg bool) *dec {
	exp := 1 - c.prec
	if c.isInteger(b) {
		n := int64(0)
		if !b.neg {
			n = c.prec
			if v, ok := c.integer(b).Int64(); ok && v < c.prec {
				n = v
			}
		}
		exp = max(a.exp*n, 1-c.prec)
		if a.exp*n < 1-c.prec {
			c.raise(rounded)
		}
	} else {
		c.raise(inexact | rounded)
	}
	return c.finite(neg, c.shift10(small(1), -exp), exp)
}

// powerOutOfRange is the result if the exponent shows that it overflows or underflows.
func (c *calc) powerOutOfRange(a, b *dec, neg bool) *dec {
	// |ln a| ≥ 10^low, so |b·ln a| ≥ 10^(adjusted(b)+low).
	low := c.logBound(a)
	if b.adjusted()+low < int64(lenInt(max(c.emax, -c.tiny())))+1 {
		return nil
	}
	var r *dec
	if b.neg == (a.adjusted() < 0) {
		r = c.fix(&dec{neg: neg, coef: small(1), digits: 1, exp: c.emax + 1})
	} else {
		r = c.fix(&dec{neg: neg, coef: small(1), digits: 1, exp: c.tiny() - 1 - c.prec})
	}
	return r
}

// integerPower multiplies, with more digits than are wanted; exact results stay exact. It
// gives nil for exponents that are better served by logarithms.
func (c *calc) integerPower(a, b *dec, neg bool) *dec {
	n, ok := c.integer(b.withSign(false)).Uint64()
	if !ok || n > 1<<62 {
		return nil
	}
	wide := settings{prec: c.prec + 4 + int64(lenInt(int64(n)))*2, emin: minEmin, emax: maxEmax, round: roundHalfEven}
	var r *dec
	raised := c.with(wide, func() {
		base := a
		r = c.fromInt(1)
		for ; c.err == nil && n > 0; n >>= 1 {
			if n&1 != 0 {
				r = c.product(r, base)
			}
			if n > 1 {
				base = c.product(base, base)
			}
		}
		if b.neg {
			r = c.quotient(c.fromInt(1), r)
		}
	})
	if raised&(overflow|underflow) != 0 {
		return nil
	}
	r = r.withSign(neg)
	if raised&inexact != 0 {
		c.raise(inexact | rounded)
	}
	return c.fix(r)
}

// realPower is e^(b·ln a); a result that is exact gets the zeros of
// the full precision, as an inexact one has.
func (c *calc) realPower(a, b *dec, neg bool) *dec {
	if r := c.exactPower(a, b); r != nil {
		r = r.withSign(neg)
		c.raise(inexact | rounded)
		return c.fix(r)
	}
	return c.approximate(neg, c.round, func(n int64) (bigint.Int, int64) {
		// The product needs as many more digits as it has before its point.
		low := c.logBound(a)
		top := max(b.adjusted()+low+2, 0)
		places := n + top + max(b.adjusted(), 0) + 4
		v, below := c.lnDigits(a.coef, a.exp, places)
		coef, exp := c.mul(v, b.coef), b.exp-places
		return c.expDigits(below != b.neg, coef, exp, n+2)
	})
}

// exactPower finds a^b for a b with a fraction that is a power of two, where roots are
// exact: repeated square roots of a. nil if there is none.
func (c *calc) exactPower(a, b *dec) *dec {
	if c.isInteger(b) {
		return nil
	}
	num, den := c.ratio(b.withSign(false))
	d, ok := den.Uint64()
	n, ok2 := num.Int64()
	if !ok || !ok2 || d > 64 || n > 1<<20 {
		return nil
	}
	coef, exp := a.coef, a.exp
	k, rest := c.trailingZeros(coef, a.digits)
	coef, exp = rest, exp+k
	root, exp, ok := c.exactRoot(coef, exp, d)
	if !ok {
		return nil
	}
	wide := settings{prec: c.prec + 1, emin: minEmin, emax: maxEmax, round: roundHalfEven}
	var r *dec
	raised := c.with(wide, func() {
		r = c.finite(false, root, exp)
		p := c.fromInt(1)
		for ; n > 0 && c.err == nil; n >>= 1 {
			if n&1 != 0 {
				p = c.product(p, r)
			}
			r = c.product(r, r)
		}
		if b.neg {
			p = c.quotient(c.fromInt(1), p)
		}
		r = p
	})
	if raised&inexact != 0 || c.err != nil {
		return nil
	}
	if r.digits < c.prec {
		return c.rescaled(r, r.exp-(c.prec-r.digits))
	}
	return r
}

// exactRoot is the d-th root of coef·10^exp if it is exact.
func (c *calc) exactRoot(coef bigint.Int, exp int64, d uint64) (root bigint.Int, e int64, ok bool) {
	for ; d%2 == 0; d /= 2 {
		if exp&1 != 0 {
			coef, exp = c.mul(coef, small(10)), exp-1
		}
		if c.err != nil {
			return coef, exp, false
		}
		r := c.keep(bigint.ISqrt(c.m, coef))
		if c.cmp(c.mul(r, r), coef) != 0 {
			return coef, exp, false
		}
		coef, exp = r, exp/2
	}
	for ; d%5 == 0; d /= 5 {
		if rem := floorMod(exp, 5); rem != 0 {
			coef, exp = c.shift10(coef, rem), exp-rem
		}
		r, exact := c.fifthRoot(coef)
		if !exact {
			return coef, exp, false
		}
		coef, exp = r, exp/5
	}
	return coef, exp, d == 1
}

// fifthRoot is the integer fifth root by Newton's method.
func (c *calc) fifthRoot(a bigint.Int) (root bigint.Int, exact bool) {
	x := c.shl(small(1), int64(a.BitLen()/5)+1)
	for c.err == nil {
		x2 := c.mul(x, x)
		q, _ := c.quo(a, c.mul(x2, x2))
		y := c.divSmall(c.add(c.mul(x, small(4)), q), 5)
		if c.cmp(y, x) >= 0 {
			break
		}
		x = y
	}
	x2 := c.mul(x, x)
	return x, c.cmp(c.mul(c.mul(x2, x2), x), a) == 0
}

// powerModulo is a^b modulo m for whole numbers, exactly.
func (c *calc) powerModulo(a, b, m *dec) *dec {
	if n := c.checkNaN(a, b, m); n != nil {
		return n
	}
	if !c.isInteger(a) || !c.isInteger(b) || !c.isInteger(m) || b.neg || m.zero() || m.adjusted() >= c.prec ||
		a.zero() && b.zero() {
		return c.bad(invalidOperation)
	}
	neg := a.neg && c.oddInteger(b)
	mod := c.integer(m.withSign(false))
	_, base := c.quo(c.integer(a.withSign(false)), mod)
	e := c.integer(b)
	if c.err != nil {
		return a
	}
	r := c.keep(bigint.PowMod(c.m, base, e, mod))
	return c.finite(neg, r, 0)
}
