package fmath

import "math"

// Hypot returns the square root of x² + y².
func Hypot(x, y float64) float64 {
	v := [2]float64{x, y}
	return Norm(v[:])
}

// Norm returns the square root of the sum of the squares of v, which it overwrites:
// infinite if one of them is, otherwise NaN if one of them is.
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
