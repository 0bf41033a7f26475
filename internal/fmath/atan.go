package fmath

import "math"

// atanN is the number of steps from 0 to 1 in atanTable.
const atanN = 128

// pair is a sum of two floats of which the second is at most an ulp of the first.
type pair struct{ hi, lo float64 }

// Atan returns the arc tangent of x.
func Atan(x float64) float64 {
	a := math.Abs(x)
	switch {
	case x != x:
		return x
	case a < 0x1p-27:
		return x
	case a > 0x1p60:
		return math.Copysign(halfPiHi, x)
	}
	r := ratio(pair{a, 0}, pair{1, 0})
	return math.Copysign(r.hi+r.lo, x)
}

// Atan2 returns the angle of the point (x, y), with the special cases of C.
func Atan2(y, x float64) float64 {
	if x != x || y != y {
		return nan
	}
	n, d := math.Abs(y), math.Abs(x)
	left := math.Signbit(x)
	var r pair
	switch {
	case n == 0 || d > math.MaxFloat64 && n <= math.MaxFloat64:
		r = pair{}
	case d == 0 || n > math.MaxFloat64 && d <= math.MaxFloat64:
		r = pair{halfPiHi, halfPiLo}
		left = false
	case n > math.MaxFloat64:
		r = pair{halfPiHi / 2, halfPiLo / 2}
	default:
		en, ed := exponent(n), exponent(d)
		switch {
		case en-ed > 128:
			r = pair{halfPiHi, halfPiLo}
			left = false
		case en-ed < -64 && !left:
			return math.Copysign(n/d, y)
		case en-ed >= -128:
			r = ratioScaled(n, d, en, ed)
		}
	}
	if left {
		hi, e := fastTwoSum(2*halfPiHi, -r.hi)
		r = pair{hi, e + (2*halfPiLo - r.lo)}
	}
	return math.Copysign(r.hi+r.lo, y)
}

// exponent returns the exponent of the highest bit of a positive float.
func exponent(x float64) int {
	e := int(math.Float64bits(x)>>52) - 1023
	if e == -1023 {
		e = int(math.Float64bits(x*0x1p52)>>52) - 1075
	}
	return e
}

// ratioScaled is ratio for numbers that may be near the ends of the range.
func ratioScaled(n, d float64, en, ed int) pair {
	if k := max(en, ed); k > 500 || min(en, ed) < -500 {
		n, d = math.Ldexp(n, -k), math.Ldexp(d, -k)
	}
	return ratio(pair{n, 0}, pair{d, 0})
}

// ratio returns the arc tangent of n/d, both positive.
func ratio(n, d pair) pair {
	if n.hi > d.hi {
		r := ratio1(d, n)
		hi, e := fastTwoSum(halfPiHi, -r.hi)
		return pair{hi, e + (halfPiLo - r.lo)}
	}
	return ratio1(n, d)
}

// ratio1 is ratio for n <= d: the arc tangent of the nearest step c of the table, and
// that of u = (n/d - c)/(1 + c·n/d) = (n - c·d)/(d + c·n), below 2^-8.
func ratio1(n, d pair) pair {
	t := float64(atanN*(n.hi/d.hi)) + magic
	j := int(int32(math.Float64bits(t)))
	num, den := n, d
	if j > 0 {
		c := float64((t - magic) * (1. / atanN))
		h := headShort(d.hi)
		s, e := twoSum(n.hi, -float64(c*h))
		num.hi, num.lo = fastTwoSum(s, e-float64(c*(d.hi-h))+(n.lo-float64(c*d.lo)))
		h = headShort(n.hi)
		s, e = fastTwoSum(d.hi, float64(c*h))
		den.hi, den.lo = fastTwoSum(s, e+float64(c*(n.hi-h))+(d.lo+float64(c*n.lo)))
	}
	q, e := quotient(num.hi, num.lo, den.hi, den.lo)
	u := q + e
	u2 := float64(u * u)
	p := float64(u2*(-1./9)) + 1./7
	p = 1./5 - float64(u2*p)
	p = float64(u2*p) - 1./3
	p = float64(float64(u*u2) * p)
	hi, low := fastTwoSum(atanTable[j].hi, q)
	return pair{hi, low + (atanTable[j].lo + (e + p))}
}

// Asin returns the arc sine of x.
func Asin(x float64) float64 {
	a := math.Abs(x)
	switch {
	case !(a <= 1):
		return nan
	case a < 0x1p-27:
		return x
	case a == 1:
		return math.Copysign(halfPiHi, x)
	}
	r := ratio(pair{a, 0}, cathetus(a))
	return math.Copysign(r.hi+r.lo, x)
}

// Acos returns the arc cosine of x.
func Acos(x float64) float64 {
	a := math.Abs(x)
	switch {
	case !(a <= 1):
		return nan
	case x == 1:
		return 0
	case x == -1:
		return 2 * halfPiHi
	case a < 0x1p-60:
		return halfPiHi
	}
	var r pair
	if a < 0x1p-27 {
		r = pair{halfPiHi, halfPiLo - a}
	} else {
		r = ratio(cathetus(a), pair{a, 0})
	}
	if x < 0 {
		hi, e := fastTwoSum(2*halfPiHi, -r.hi)
		r = pair{hi, e + (2*halfPiLo - r.lo)}
	}
	return r.hi + r.lo
}

// cathetus returns sqrt(1 - a²) for 0 < a < 1.
func cathetus(a float64) pair {
	var hi, lo float64
	if a < 0.5 {
		h := head(a)
		hi, lo = fastTwoSum(1, -float64(h*h))
		lo -= float64((a - h) * (a + h))
	} else {
		// (1 - a)(1 + a) = 2w - w² with w = 1 - a exact.
		w := 1 - a
		p, e := square(w)
		hi, lo = fastTwoSum(2*w, -p)
		lo -= e
	}
	return root(hi, lo)
}

// root returns the square root of hi + lo.
func root(hi, lo float64) pair {
	s := math.Sqrt(hi)
	h := head(s)
	t := s - h
	rest := ((hi - float64(h*h)) - float64(2*float64(h*t))) - float64(t*t)
	return pair{s, (rest + lo) / (2 * s)}
}
