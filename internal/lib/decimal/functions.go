package decimal

import "github.com/gilliam-run/gilliam/internal/bigint"

// sqrt is the square root, rounded half to even.
func (c *calc) sqrt(d *dec) *dec {
	if n := c.checkNaN(d); n != nil {
		return n
	}
	if d.form == infinite && !d.neg {
		return d
	}
	if d.zero() {
		return c.fix(&dec{neg: d.neg, digits: 1, exp: floorHalf(d.exp)})
	}
	if d.neg {
		return c.bad(invalidOperation)
	}
	prec := c.prec + 1
	e := floorHalf(d.exp)
	coef, l := d.coef, int64(0)
	if d.exp&1 != 0 {
		coef, l = c.mul(coef, small(10)), d.digits/2+1
	} else {
		l = (d.digits + 1) / 2
	}
	shift := prec - l
	exact := true
	if shift >= 0 {
		coef = c.shift10(coef, 2*shift)
	} else {
		q, r := c.quo(coef, c.pow10(-2*shift))
		coef, exact = q, len(r.Mag) == 0
	}
	e -= shift
	if c.err != nil {
		return d
	}
	n := c.keep(bigint.ISqrt(c.m, coef))
	exact = exact && c.cmp(c.mul(n, n), coef) == 0
	if exact {
		// Back to the ideal exponent.
		if shift >= 0 {
			n, _ = c.quo(n, c.pow10(shift))
		} else {
			n = c.shift10(n, -shift)
		}
		e += shift
	} else if lastDigit(n)%5 == 0 {
		n = c.add(n, small(1))
	}
	return c.fixAs(c.finite(false, n, e), roundHalfEven)
}

func floorHalf(n int64) int64 {
	if n < 0 && n&1 != 0 {
		return n/2 - 1
	}
	return n / 2
}

// exp is e^d.
func (c *calc) exp(d *dec) *dec {
	if n := c.checkNaN(d); n != nil {
		return n
	}
	switch {
	case d.form == infinite && d.neg:
		return &dec{digits: 1}
	case d.form == infinite:
		return d
	case d.zero():
		return c.finite(false, small(1), 0)
	}
	adj := d.adjusted()
	switch {
	case adj > 19:
		return c.edge(d.neg)
	case adj < -c.prec-1:
		// 1 and less than half a unit more, or less.
		one := c.finite(false, c.shift10(small(1), c.prec+1), -c.prec-1)
		if d.neg {
			one.coef = c.sub(one.coef, small(1))
		} else {
			one.coef = c.add(one.coef, small(1))
		}
		return c.fixAs(c.finite(false, one.coef, one.exp), roundHalfEven)
	}
	if n, far := c.beyond(d); far {
		return c.edge(n)
	}
	return c.approximate(false, roundHalfEven, func(n int64) (bigint.Int, int64) {
		return c.expDigits(d.neg, d.coef, d.exp, n)
	})
}

// edge is a result far above the largest number, or far below the smallest.
func (c *calc) edge(low bool) *dec {
	exp := c.emax + 1
	if low {
		exp = c.tiny() - 2
	}
	return c.fixAs(&dec{coef: small(1), digits: 1, exp: exp}, roundHalfEven)
}

// beyond reports that e^d is out of range by more than rounding can change, and in which
// direction. Arguments of contexts with small exponents are stopped early by it.
func (c *calc) beyond(d *dec) (low, far bool) {
	if d.adjusted() > 18 {
		return d.neg, true
	}
	whole := c.integer(d.withSign(false))
	v, ok := whole.Uint64()
	if !ok {
		return d.neg, true
	}
	// ln 10 is between 2.3 and 2.31.
	if !d.neg && float64(v) > 2.31*(float64(c.emax)+2) {
		return false, true
	}
	if d.neg && float64(v) > 2.31*(float64(-c.tiny())+4) {
		return true, true
	}
	return false, false
}

// expDigits is e^x to about n digits, for x = ±coef·10^exp.
func (c *calc) expDigits(neg bool, coef bigint.Int, exp, n int64) (bigint.Int, int64) {
	extra := max(exp+c.countDigits(coef), 0) // digits before the point
	w := bitsFor(n + extra + 3)
	x := c.fixedOf(coef, exp, w)
	ln10 := c.ln10(w)
	q, r := c.quo(x, ln10)
	if neg {
		// -x = -(q+1)·ln10 + (ln10 - r)
		q = c.add(q, small(1))
		r = c.sub(ln10, r)
	}
	power, _ := q.Int64()
	if neg {
		power = -power
	}
	e := c.expFixed(r, w) // between 1 and 10
	return c.decimalOf(e, w, n), power - n
}

// lnDigits is |ln x| to about n digits behind the point, and whether it is negative, for
// x = coef·10^exp.
func (c *calc) lnDigits(coef bigint.Int, exp, places int64) (v bigint.Int, neg bool) {
	digits := c.countDigits(coef)
	power := exp + digits - 1 // x = m·10^power with 1 ≤ m < 10
	w := bitsFor(max(places, 0)+int64(lenInt(power))+4) + 8
	m := c.fixedOf(coef, 1-digits, w)
	twos := int64(m.BitLen()) - 1 - w // m = f·2^twos with 1 ≤ f < 2
	f := c.fixedOf(coef, 1-digits, w+8)
	f = c.shl(f, -8-twos)
	sum := c.lnFixed(f, w)
	if twos != 0 {
		sum = c.add(sum, c.mul(c.ln2(w), small(uint64(twos))))
	}
	if power != 0 {
		t := c.mul(c.ln10(w), small(uint64(max(power, -power))))
		if power > 0 {
			sum = c.add(sum, t)
		} else {
			sum = c.sub(sum, t)
		}
	}
	neg = sum.Neg
	sum.Neg = false
	return c.decimalOf(sum, w, places), neg
}

// lenInt is the number of digits of n.
func lenInt(n int64) int {
	k := 1
	for n > 9 || n < -9 {
		n /= 10
		k++
	}
	return k
}

// one reports the number 1.
func (c *calc) one(d *dec) bool {
	return d.form == finite && !d.neg && c.compareFinite(d, &dec{coef: small(1), digits: 1}) == 0
}

// logSpecial handles the arguments of logarithms that need no series.
func (c *calc) logSpecial(d *dec) *dec {
	if n := c.checkNaN(d); n != nil {
		return n
	}
	switch {
	case d.zero():
		return infinity(true)
	case d.form == infinite && !d.neg:
		return d
	case c.one(d):
		return &dec{digits: 1}
	case d.neg:
		return c.bad(invalidOperation)
	}
	return nil
}

// ln is the natural logarithm.
func (c *calc) ln(d *dec) *dec {
	if r := c.logSpecial(d); r != nil {
		return r
	}
	low := c.logBound(d)
	return c.approximate(c.below1(d), roundHalfEven, func(n int64) (bigint.Int, int64) {
		places := n - low
		v, _ := c.lnDigits(d.coef, d.exp, places)
		return v, -places
	})
}

func (c *calc) below1(d *dec) bool { return d.adjusted() < 0 }

// logBound is a lower bound of the adjusted exponent of |ln d|, for d not 1.
func (c *calc) logBound(d *dec) int64 {
	switch adj := d.adjusted(); {
	case adj >= 1:
		return int64(lenInt(adj*23/10)) - 1
	case adj <= -2:
		return int64(lenInt((-1-adj)*23/10)) - 1
	case adj == 0:
		// ln(1+e) > e/2·… for what is above 1.
		diff := c.sub(c.shift10(d.coef, max(d.exp, 0)), c.pow10(max(-d.exp, 0)))
		return c.countDigits(diff) + min(d.exp, 0) - 2
	}
	diff := c.sub(c.pow10(-d.exp), d.coef)
	return c.countDigits(diff) + d.exp - 1
}

// log10 is the logarithm to base 10, exact for powers of ten.
func (c *calc) log10(d *dec) *dec {
	if r := c.logSpecial(d); r != nil {
		return r
	}
	if n, rest := c.trailingZeros(d.coef, d.digits); c.cmp(rest, small(1)) == 0 {
		return c.fix(c.fromInt(d.exp + n))
	}
	low := c.logBound(d) - 1
	return c.approximate(c.below1(d), roundHalfEven, func(n int64) (bigint.Int, int64) {
		places := n - low
		v, _ := c.lnDigits(d.coef, d.exp, places+3)
		w := bitsFor(places+3+int64(lenInt(d.adjusted()))) + 8
		q, _ := c.quo(c.shl(v, w), c.ln10(w))
		q, _ = c.quo(q, small(1000))
		return q, -places
	})
}
