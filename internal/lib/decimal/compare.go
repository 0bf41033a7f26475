package decimal

import (
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/bigint"
)

// compareFinite orders numbers that are no NaNs: -1, 0 or 1.
func (c *calc) compareFinite(a, b *dec) int {
	if a.form == infinite || b.form == infinite {
		return rank(a) - rank(b)
	}
	switch {
	case a.zero() && b.zero():
		return 0
	case a.zero():
		return -b.sign()
	case b.zero():
		return a.sign()
	case a.neg != b.neg:
		return a.sign()
	}
	r := 0
	switch x, y := a.adjusted(), b.adjusted(); {
	case x < y:
		r = -1
	case x > y:
		r = 1
	default:
		r = c.compareCoefs(a, b)
	}
	if a.neg {
		return -r
	}
	return r
}

// compareCoefs orders the digits of two numbers of the same adjusted exponent.
func (c *calc) compareCoefs(a, b *dec) int {
	x, y := a.coef, b.coef
	if a.exp >= b.exp {
		x = c.shift10(x, a.exp-b.exp)
	} else {
		y = c.shift10(y, b.exp-a.exp)
	}
	return c.cmp(x, y)
}

// rank is the place of the infinities around finite numbers.
func rank(d *dec) int {
	switch {
	case d.form != infinite:
		return 0
	case d.neg:
		return -1
	}
	return 1
}

// compare is the number -1, 0 or 1, or a NaN.
func (c *calc) compare(a, b *dec) *dec {
	if n := c.checkNaN(a, b); n != nil {
		return n
	}
	return c.fromInt(int64(c.compareFinite(a, b)))
}

// compareSignal is compare where every NaN is an invalid operation.
func (c *calc) compareSignal(a, b *dec) *dec {
	if a.nan() || b.nan() {
		c.raise(invalidOperation)
	}
	return c.compare(a, b)
}

// totalOrder orders all numbers, also those that are equal.
func (c *calc) totalOrder(a, b *dec) int {
	if a.neg != b.neg {
		if a.neg {
			return -1
		}
		return 1
	}
	r := c.totalMagnitude(a, b)
	if a.neg {
		return -r
	}
	return r
}

func (c *calc) totalMagnitude(a, b *dec) int {
	if a.nan() || b.nan() {
		x, y := nanRank(a), nanRank(b)
		if x != y {
			return x - y
		}
		return c.cmp(a.coef, b.coef)
	}
	p, q := a.withSign(false), b.withSign(false)
	if r := c.compareFinite(p, q); r != 0 {
		return r
	}
	switch {
	case p.exp < q.exp:
		return -1
	case p.exp > q.exp:
		return 1
	}
	return 0
}

func nanRank(d *dec) int {
	switch d.form {
	case quiet:
		return 2
	case signaling:
		return 1
	}
	return 0
}

func (c *calc) compareTotal(a, b *dec) *dec {
	return c.fromInt(int64(clampSign(c.totalOrder(a, b))))
}

func (c *calc) compareTotalMag(a, b *dec) *dec {
	return c.fromInt(int64(clampSign(c.totalMagnitude(a, b))))
}

func clampSign(n int) int { return min(max(n, -1), 1) }

// extreme is the greater (sign 1) or lesser (-1) of two, of their magnitudes if mag is set;
// a quiet NaN loses against a number.
func (c *calc) extreme(a, b *dec, sign int, mag bool) *dec {
	if a.nan() || b.nan() {
		switch {
		case a.form == quiet && !b.nan():
			return c.fix(b)
		case b.form == quiet && !a.nan():
			return c.fix(a)
		}
		return c.checkNaN(a, b)
	}
	r := 0
	if mag {
		r = c.compareFinite(a.withSign(false), b.withSign(false))
	} else {
		r = c.compareFinite(a, b)
	}
	if r == 0 {
		r = c.totalOrder(a, b)
	}
	if r*sign < 0 {
		a = b
	}
	return c.fix(a)
}

// hashModulus is 2^61-1, the modulus of the hash of numbers.
const hashModulus = 1<<61 - 1

// hash is the hash of a finite number: that of an equal int, float or fraction.
func (c *calc) hash(d *dec) int64 {
	base := uint64(10)
	if d.exp < 0 {
		base = inverse10
	}
	n := uint64(d.exp)
	if d.exp < 0 {
		n = uint64(-d.exp)
	}
	_, r := c.quo(d.coef, small(hashModulus))
	x, _ := r.Uint64()
	x = mulMod(x, powMod(base, n))
	h := int64(x)
	if d.neg {
		h = -h
	}
	if h == -1 {
		h = -2
	}
	return h
}

// inverse10 is the inverse of 10 modulo hashModulus.
var inverse10 = powMod(10, hashModulus-2)

func powMod(b, n uint64) uint64 {
	r := uint64(1)
	for ; n > 0; n >>= 1 {
		if n&1 != 0 {
			r = mulMod(r, b)
		}
		b = mulMod(b, b)
	}
	return r
}

// isInteger reports a number without a fraction.
func (c *calc) isInteger(d *dec) bool {
	if d.form != finite {
		return false
	}
	if d.exp >= 0 || d.zero() {
		return true
	}
	if -d.exp >= d.digits {
		return false
	}
	_, r := c.quo(d.coef, c.pow10(-d.exp))
	return len(r.Mag) == 0
}

// integer is the whole part of a finite number.
func (c *calc) integer(d *dec) bigint.Int {
	var z bigint.Int
	switch {
	case d.exp >= 0:
		z = c.shift10(d.coef, d.exp)
	case -d.exp >= d.digits:
		return z
	default:
		z, _ = c.quo(d.coef, c.pow10(-d.exp))
	}
	z.Neg = d.neg && len(z.Mag) > 0
	return z
}

// mulMod is x·y modulo hashModulus.
func mulMod(x, y uint64) uint64 {
	hi, lo := bits.Mul64(x, y)
	r := lo&hashModulus + (lo>>61 | hi<<3)
	if r >= hashModulus {
		r -= hashModulus
	}
	return r
}
