package decimal

import (
	"math"

	"github.com/gilliam-run/gilliam/internal/bigint"
)

// Exponentials and logarithms in binary fixed point: a value v stands for v / 2^w. Every
// function here is within a few units of the last bit per term of its series; callers work
// with guard bits and look whether what is left decides the rounding.

// divSmall is a / n for a small n.
func (c *calc) divSmall(a bigint.Int, n uint64) bigint.Int {
	q, _ := c.quo(a, small(n))
	return q
}

// atanhInverse is atanh(1/n) · 2^w.
func (c *calc) atanhInverse(n uint64, w int64) bigint.Int {
	term := c.divSmall(c.shl(small(1), w), n)
	sum := term
	square := n * n
	for k := uint64(3); len(term.Mag) > 0 && c.err == nil; k += 2 {
		term = c.divSmall(term, square)
		sum = c.add(sum, c.divSmall(term, k))
	}
	return sum
}

// ln2 is ln 2 · 2^w.
func (c *calc) ln2(w int64) bigint.Int {
	a := c.mul(c.atanhInverse(26, w), small(18))
	b := c.mul(c.atanhInverse(4801, w), small(2))
	d := c.mul(c.atanhInverse(8749, w), small(8))
	return c.add(c.sub(a, b), d)
}

// ln10 is ln 10 · 2^w.
func (c *calc) ln10(w int64) bigint.Int {
	a := c.mul(c.atanhInverse(31, w), small(46))
	b := c.mul(c.atanhInverse(49, w), small(34))
	d := c.mul(c.atanhInverse(161, w), small(20))
	return c.add(c.add(a, b), d)
}

// mulFixed is a product of fixed-point numbers that are not negative.
func (c *calc) mulFixed(a, b bigint.Int, w int64) bigint.Int { return c.shl(c.mul(a, b), -w) }

// expFixed is e^(r/2^w) · 2^w for 0 ≤ r < 4·2^w: the argument is halved k times, the
// result squared as often.
func (c *calc) expFixed(r bigint.Int, w int64) bigint.Int {
	k := int64(math.Sqrt(float64(w))/2) + 2
	wide := w + 2*k + 16
	x := c.shl(r, wide-w-k)
	one := c.shl(small(1), wide)
	sum, term := c.add(one, x), x
	for n := uint64(2); len(term.Mag) > 0 && c.err == nil; n++ {
		term = c.divSmall(c.mulFixed(term, x, wide), n)
		sum = c.add(sum, term)
	}
	for range k {
		sum = c.mulFixed(sum, sum, wide)
	}
	return c.shl(sum, w-wide)
}

// lnFixed is ln(x/2^w) · 2^w for 1 ≤ x/2^w < 2, by square roots that bring it near 1 and
// the series of atanh.
func (c *calc) lnFixed(x bigint.Int, w int64) bigint.Int {
	k := int64(math.Sqrt(float64(w))/2) + 2
	wide := w + 2*k + 16
	x = c.shl(x, wide-w)
	for range k {
		if c.err != nil {
			return x
		}
		x = c.keep(bigint.ISqrt(c.m, c.shl(x, wide)))
	}
	one := c.shl(small(1), wide)
	y, _ := c.quo(c.shl(c.sub(x, one), wide), c.add(x, one))
	square := c.mulFixed(y, y, wide)
	sum, term := y, y
	for n := uint64(3); len(term.Mag) > 0 && c.err == nil; n += 2 {
		term = c.mulFixed(term, square, wide)
		sum = c.add(sum, c.divSmall(term, n))
	}
	return c.shl(sum, k+1-(wide-w))
}

// bitsFor is how many bits hold n decimal digits.
func bitsFor(n int64) int64 { return n*3322/1000 + 4 }

// guard is the digits beyond what is wanted in a first try.
const guard = 6

// undecided reports that the digits of coef behind the first prec are so near to a half or
// to a whole that the rounding is open; a result never is exactly there.
func (c *calc) undecided(coef bigint.Int, prec int64) bool {
	n := c.countDigits(coef) - prec - 1
	if n < 1 {
		return true
	}
	half := c.mul(c.pow10(n), small(5))
	_, r := c.quo(coef, half)
	// Within 20 units of a multiple of half a unit of the result.
	near := small(20)
	return c.cmp(r, near) <= 0 || c.cmp(c.sub(half, r), near) <= 0
}

// approximate rounds the value that digits gives with about n digits: a coefficient, its
// exponent and an error below a few units.
func (c *calc) approximate(neg bool, mode rounding, digits func(n int64) (coef bigint.Int, exp int64)) *dec {
	for extra := int64(guard); ; extra = extra*2 + 6 {
		coef, exp := digits(c.prec + extra)
		if c.err != nil {
			return &dec{digits: 1}
		}
		if !c.undecided(coef, c.prec) {
			return c.fixAs(c.finite(neg, coef, exp), mode)
		}
	}
}

// fixAs is fix with another rounding.
func (c *calc) fixAs(d *dec, mode rounding) *dec {
	s := c.settings
	s.round = mode
	var r *dec
	c.raise(c.with(s, func() { r = c.fix(d) }))
	return r
}

// fixedOf is the value of a positive number as fixed point with w bits.
func (c *calc) fixedOf(coef bigint.Int, exp, w int64) bigint.Int {
	if exp >= 0 {
		return c.shl(c.shift10(coef, exp), w)
	}
	q, _ := c.quo(c.shl(coef, w), c.pow10(-exp))
	return q
}

// decimalOf is a fixed-point number as a coefficient of 10^-places.
func (c *calc) decimalOf(v bigint.Int, w, places int64) bigint.Int {
	if places < 0 {
		q, _ := c.quo(c.shl(v, -w), c.pow10(-places))
		return q
	}
	return c.shl(c.mul(v, c.pow10(places)), -w)
}
