package fmath

import "math"

// Hypot returns the square root of x² + y²: infinite if one of them is, otherwise NaN
// if one of them is.
func Hypot(x, y float64) float64 {
	x, y = math.Abs(x), math.Abs(y)
	if x < y {
		x, y = y, x
	}
	if !(x < 0x1p500 && y > 0x1p-400) {
		v := [2]float64{x, y}
		return Norm(v[:])
	}
	p, e := square(x)
	q, f := square(y)
	sum, low := fastTwoSum(p, q)
	sum, low = fastTwoSum(sum, low+(e+f))
	r := root(sum, low)
	return r.hi + r.lo
}

// Norm is Hypot for any number of floats, which it overwrites.
func Norm(v []float64) float64 {
	most := 0.0
	isNaN := false
	for i, x := range v {
		x = math.Abs(x)
		v[i] = x
		isNaN = isNaN || x != x
		if x > most {
			most = x
		}
	}
	switch {
	case most > math.MaxFloat64:
		return inf
	case isNaN:
		return nan
	case most == 0:
		return 0
	}
	// Scale so that the largest is in [1/2, 1): no square overflows, and those that
	// underflow do not count.
	_, exp := math.Frexp(most)
	var sum, low float64
	for _, x := range v {
		if exp < -1000 || exp > 1000 {
			x = math.Ldexp(x, -exp)
		} else {
			x *= math.Float64frombits(uint64(1023-exp) << 52)
		}
		p, e := square(x)
		var e2 float64
		sum, e2 = twoSum(sum, p)
		low += e + e2
	}
	sum, low = fastTwoSum(sum, low)
	r := root(sum, low)
	if exp > -900 {
		return math.Ldexp(r.hi+r.lo, exp)
	}
	return scale(r.hi, r.lo, exp)
}
