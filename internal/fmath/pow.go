package fmath

import "math"

// Pow returns x to the power y, with the special cases of C.
func Pow(x, y float64) float64 {
	switch {
	case y == 0 || x == 1:
		return 1
	case x != x || y != y:
		return nan
	case y == 1:
		return x
	}
	sign := false // the result is negative
	if math.Signbit(x) {
		odd, integer := parity(y)
		switch {
		case x < 0 && x >= -math.MaxFloat64 && math.Abs(y) <= math.MaxFloat64 && !integer:
			return nan
		default:
			sign = odd
		}
		x = -x
	}
	z := powPositive(x, y)
	if sign {
		return -z
	}
	return z
}

// parity reports whether y is an odd integer and whether it is an integer.
func parity(y float64) (odd, integer bool) {
	y = math.Abs(y)
	if y >= 1<<53 {
		return false, true
	}
	n := uint64(y)
	return float64(n) == y && n&1 != 0, float64(n) == y
}

// powPositive is Pow for x >= 0.
func powPositive(x, y float64) float64 {
	switch {
	case x == 0:
		if y < 0 {
			return inf
		}
		return 0
	case x > math.MaxFloat64:
		if y < 0 {
			return 0
		}
		return inf
	case math.Abs(y) > math.MaxFloat64:
		switch {
		case x == 1:
			return 1
		case x > 1 == (y > 0):
			return inf
		}
		return 0
	}
	m, k := logSplit(x)
	hi, lo := m.log(k)
	hi, lo = fastTwoSum(hi, lo)
	t := float64(y * hi)
	switch {
	case t > 710:
		return inf
	case t < -746:
		return 0
	case math.Abs(t) < 0x1p-54:
		return 1 + t
	}
	// y·(hi + lo) as two floats.
	yh, h := head(y), head(hi)
	s, e := fastTwoSum(float64(yh*h), (float64(yh*(hi-h))+float64((y-yh)*hi))+float64(y*lo))
	return expSum(s, e)
}
