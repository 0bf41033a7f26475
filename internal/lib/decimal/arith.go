package decimal

import "github.com/gilliam-run/gilliam/internal/bigint"

// The basic operations of the General Decimal Arithmetic specification.

func (c *calc) plus(d *dec) *dec {
	if n := c.checkNaN(d); n != nil {
		return n
	}
	if d.zero() && c.round != roundFloor {
		d = d.withSign(false)
	}
	return c.fix(d)
}

func (c *calc) minus(d *dec) *dec {
	if n := c.checkNaN(d); n != nil {
		return n
	}
	if d.zero() && c.round != roundFloor {
		return c.fix(d.withSign(false))
	}
	return c.fix(d.withSign(!d.neg))
}

func (c *calc) abs(d *dec) *dec {
	if d.neg {
		return c.minus(d)
	}
	return c.plus(d)
}

func (c *calc) sum(a, b *dec) *dec {
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	if a.form == infinite {
		if b.form == infinite && a.neg != b.neg {
			return c.bad(invalidOperation)
		}
		return a
	}
	if b.form == infinite {
		return b
	}
	exp := min(a.exp, b.exp)
	negZero := c.round == roundFloor && a.neg != b.neg
	switch {
	case a.zero() && b.zero():
		return c.fix(&dec{neg: a.neg && b.neg || negZero, digits: 1, exp: exp})
	case a.zero():
		return c.fix(c.rescaled(b, max(exp, b.exp-c.prec-1)))
	case b.zero():
		return c.fix(c.rescaled(a, max(exp, a.exp-c.prec-1)))
	}
	x, y, exp := c.align(a, b, c.prec)
	if a.neg == b.neg {
		return c.fix(c.finite(a.neg, c.add(x, y), exp))
	}
	z := c.sub(x, y)
	if len(z.Mag) == 0 {
		return c.fix(&dec{neg: negZero, digits: 1, exp: exp})
	}
	neg := a.neg != z.Neg
	z.Neg = false
	return c.fix(c.finite(neg, z, exp))
}

// rescaled is d with a lower exponent.
func (c *calc) rescaled(d *dec, exp int64) *dec {
	if exp >= d.exp {
		return d
	}
	return c.finite(d.neg, c.shift10(d.coef, d.exp-exp), exp)
}

// align brings two finite numbers that are not zero to one exponent. If they are so far
// apart that the smaller one only decides about rounding, it is replaced by one that does
// the same.
func (c *calc) align(a, b *dec, prec int64) (x, y bigint.Int, exp int64) {
	hi, lo := a, b
	if a.exp < b.exp {
		hi, lo = b, a
	}
	coef, at := lo.coef, lo.exp
	least := hi.exp + min(-1, hi.digits-prec-2)
	if lo.digits+lo.exp-1 < least {
		coef, at = small(1), least
	}
	x, y = c.shift10(hi.coef, hi.exp-at), coef
	if hi != a {
		x, y = y, x
	}
	return x, y, at
}

func (c *calc) difference(a, b *dec) *dec {
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	return c.sum(a, b.withSign(!b.neg))
}

func (c *calc) product(a, b *dec) *dec {
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	neg := a.neg != b.neg
	if a.form == infinite || b.form == infinite {
		if a.zero() || b.zero() {
			return c.bad(invalidOperation)
		}
		return infinity(neg)
	}
	return c.fix(c.finite(neg, c.mul(a.coef, b.coef), a.exp+b.exp))
}

// fused is a·b + d, rounded once.
func (c *calc) fused(a, b, d *dec) *dec {
	if a.form == signaling || b.form == signaling || d.form == signaling {
		return c.checkNaN(a, b, d)
	}
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	if (a.form == infinite && b.zero()) || (b.form == infinite && a.zero()) {
		return c.bad(invalidOperation)
	}
	if n := c.checkNaN(d); n != nil {
		return n
	}
	var p *dec
	if a.form == infinite || b.form == infinite {
		p = infinity(a.neg != b.neg)
	} else {
		p = c.finite(a.neg != b.neg, c.mul(a.coef, b.coef), a.exp+b.exp)
	}
	return c.sum(p, d)
}

func (c *calc) quotient(a, b *dec) *dec {
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	neg := a.neg != b.neg
	switch {
	case a.form == infinite && b.form == infinite:
		return c.bad(invalidOperation)
	case a.form == infinite:
		return infinity(neg)
	case b.form == infinite:
		c.raise(clamped)
		return &dec{neg: neg, digits: 1, exp: c.tiny()}
	case b.zero() && a.zero():
		return c.bad(divisionUndefined)
	case b.zero():
		c.raise(divisionByZero)
		return infinity(neg)
	case a.zero():
		return c.fix(&dec{neg: neg, digits: 1, exp: a.exp - b.exp})
	}
	shift := b.digits - a.digits + c.prec + 1
	exp := a.exp - b.exp - shift
	var q, r bigint.Int
	if shift >= 0 {
		q, r = c.quo(c.shift10(a.coef, shift), b.coef)
	} else {
		q, r = c.quo(a.coef, c.shift10(b.coef, -shift))
	}
	if len(r.Mag) != 0 {
		q = c.sticky(q)
	} else if ideal := a.exp - b.exp; exp < ideal {
		n, rest := c.trailingZeros(q, ideal-exp)
		q, exp = rest, exp+n
	}
	return c.fix(c.finite(neg, q, exp))
}

// sticky marks a quotient with a remainder, so that it rounds as more than its digits say.
func (c *calc) sticky(q bigint.Int) bigint.Int {
	if d := lastDigit(q); d == 0 || d == 5 {
		return c.add(q, small(1))
	}
	return q
}

// divide gives the integer quotient and the remainder of finite numbers, b not zero; ok is
// false if the quotient has more digits than the precision.
func (c *calc) divide(a, b *dec) (q, r *dec, ok bool) {
	neg := a.neg != b.neg
	ideal := min(a.exp, b.exp)
	if b.form == infinite {
		ideal = a.exp
	}
	gap := a.adjusted() - b.adjusted()
	if a.zero() || b.form == infinite || gap <= -2 {
		return &dec{neg: neg, digits: 1}, c.shrunk(a, ideal), true
	}
	if gap <= c.prec {
		x, y := a.coef, b.coef
		if a.exp >= b.exp {
			x = c.shift10(x, a.exp-b.exp)
		} else {
			y = c.shift10(y, b.exp-a.exp)
		}
		n, rest := c.quo(x, y)
		if k := c.countDigits(n); k <= c.prec {
			return c.finite(neg, n, 0), c.finite(a.neg, rest, ideal), true
		}
	}
	return nil, nil, false
}

// shrunk is a with a lower exponent as far as the precision has room, as a remainder has
// that is a itself.
func (c *calc) shrunk(a *dec, exp int64) *dec {
	if a.zero() {
		return &dec{neg: a.neg, digits: 1, exp: exp}
	}
	if a.exp <= exp || a.exp-exp > c.prec {
		if a.exp > exp {
			return c.finite(a.neg, c.shift10(a.coef, c.prec+1), a.exp-c.prec-1)
		}
		return a
	}
	return c.rescaled(a, exp)
}

func (c *calc) integerQuotient(a, b *dec) *dec {
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	neg := a.neg != b.neg
	switch {
	case a.form == infinite && b.form == infinite:
		return c.bad(invalidOperation)
	case a.form == infinite:
		return infinity(neg)
	case b.zero() && a.zero():
		return c.bad(divisionUndefined)
	case b.zero():
		c.raise(divisionByZero)
		return infinity(neg)
	}
	q, _, ok := c.divide(a, b)
	if !ok {
		return c.bad(divisionImpossible)
	}
	return c.fix(q)
}

func (c *calc) remainder(a, b *dec) *dec {
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	switch {
	case a.form == infinite:
		return c.bad(invalidOperation)
	case b.zero() && a.zero():
		return c.bad(divisionUndefined)
	case b.zero():
		return c.bad(invalidOperation)
	}
	_, r, ok := c.divide(a, b)
	if !ok {
		return c.bad(divisionImpossible)
	}
	return c.fix(r)
}

// divmod is the integer quotient and the remainder.
func (c *calc) divmod(a, b *dec) (q, r *dec) {
	if n := c.checkNaN(a, b); n != nil {
		return n, n
	}
	neg := a.neg != b.neg
	switch {
	case a.form == infinite && b.form == infinite:
		n := c.bad(invalidOperation)
		return n, n
	case a.form == infinite:
		return infinity(neg), c.bad(invalidOperation)
	case b.zero() && a.zero():
		n := c.bad(divisionUndefined)
		return n, n
	case b.zero():
		c.raise(divisionByZero)
		return infinity(neg), c.bad(invalidOperation)
	}
	q, r, ok := c.divide(a, b)
	if !ok {
		n := c.bad(divisionImpossible)
		return n, n
	}
	return c.fix(q), c.fix(r)
}

// remainderNear is a - n·b for the integer n nearest to a/b.
func (c *calc) remainderNear(a, b *dec) *dec {
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	switch {
	case a.form == infinite:
		return c.bad(invalidOperation)
	case b.zero() && a.zero():
		return c.bad(divisionUndefined)
	case b.zero():
		return c.bad(invalidOperation)
	case b.form == infinite:
		return c.fix(a)
	}
	ideal := min(a.exp, b.exp)
	if a.zero() {
		return c.fix(&dec{neg: a.neg, digits: 1, exp: ideal})
	}
	gap := a.adjusted() - b.adjusted()
	if gap >= c.prec+1 {
		return c.bad(divisionImpossible)
	}
	if gap <= -2 {
		return c.fix(c.shrunk(a, ideal))
	}
	x, y := a.coef, b.coef
	if a.exp >= b.exp {
		x = c.shift10(x, a.exp-b.exp)
	} else {
		y = c.shift10(y, b.exp-a.exp)
	}
	q, r := c.quo(x, y)
	twice := c.cmp(c.add(r, r), y)
	neg := a.neg
	if twice > 0 || twice == 0 && q.Odd() {
		r = c.sub(y, r)
		q = c.add(q, small(1))
		neg = !neg
	}
	if c.countDigits(q) > c.prec {
		return c.bad(divisionImpossible)
	}
	if len(r.Mag) == 0 {
		neg = a.neg
	}
	return c.fix(c.finite(neg, r, ideal))
}
