package fmath

import "math"

// The approximations of this file and of those for the hyperbolic and error
// functions are the ones of Sun Microsystems' library that C libraries share. Their
// coefficients and the order in which terms are added decide about the last bit.

const (
	sunLn2Hi = 6.93147180369123816490e-01 // 33 bits of ln2
	sunLn2Lo = 1.90821492927058770002e-10
)

var expm1Q = []float64{
	1,
	-3.33333333333331316428e-02,
	1.58730158725481460165e-03,
	-7.93650757867487942473e-05,
	4.00821782732936239552e-06,
	-2.01099218183624371326e-07,
}

// Expm1 returns e to the power x, less one.
func Expm1(x float64) float64 {
	a := math.Abs(x)
	switch {
	case x != x:
		return x
	case x > expMax:
		return inf
	case x < -56*math.Ln2:
		return -1
	case a < 0x1p-54:
		return x
	}
	k := 0
	c := 0.0 // what is missing to the reduced x
	if high(a) > 0x3FD62E42 {
		x, c, k = expm1Reduce(x, a)
	}
	hfx := float64(0.5 * x)
	hxs := float64(x * hfx)
	r1 := paired(expm1Q, hxs)
	t := 3 - float64(r1*hfx)
	e := float64(hxs * ((r1 - t) / (6 - float64(x*t))))
	if k == 0 {
		return x - (float64(x*e) - hxs)
	}
	e = float64(x*(e-c)) - c
	e -= hxs
	switch {
	case k == -1:
		return float64(0.5*(x-e)) - 0.5
	case k == 1:
		if x < -0.25 {
			return -2 * (e - (x + 0.5))
		}
		return 1 + float64(2*(x-e))
	case k <= -2 || k > 56:
		return addExponent(1-(e-x), k) - 1
	case k < 20:
		return addExponent((1-power2(-k))-(e-x), k)
	}
	return addExponent(x-(e+power2(-k))+1, k)
}

// expm1Reduce returns x - k·ln2 as a float and what is missing to it.
func expm1Reduce(x, a float64) (r, c float64, k int) {
	var hi, lo float64
	switch {
	case high(a) >= 0x3FF0A2B2:
		half := 0.5
		if x < 0 {
			half = -0.5
		}
		k = int(float64(1.44269504088896338700*x) + half)
		t := float64(k)
		hi = x - float64(t*sunLn2Hi)
		lo = float64(t * sunLn2Lo)
	case x > 0:
		hi, lo, k = x-sunLn2Hi, sunLn2Lo, 1
	default:
		hi, lo, k = x+sunLn2Hi, -sunLn2Lo, -1
	}
	r = hi - lo
	return r, (hi - r) - lo, k
}

// high returns the sign, the exponent and 20 bits of the mantissa of x.
func high(x float64) int32 { return int32(math.Float64bits(x) >> 32) }

// power2 returns 2^k in the normal range.
func power2(k int) float64 { return math.Float64frombits(uint64(1023+k) << 52) }

// addExponent returns x·2^k without regard for the ends of the range, but for k = 1024.
func addExponent(x float64, k int) float64 {
	if k == 1024 {
		return float64(x*2) * 0x1p1023
	}
	return math.Float64frombits(math.Float64bits(x) + uint64(k)<<52)
}

var log1pL = []float64{
	0,
	6.666666666666735130e-01,
	3.999999999940941908e-01,
	2.857142874366239149e-01,
	2.222219843214978396e-01,
	1.818357216161805012e-01,
	1.531383769920937332e-01,
	1.479819860511658591e-01,
}

// Log1p returns the natural logarithm of 1 + x.
func Log1p(x float64) float64 {
	a := math.Abs(x)
	switch {
	case x < -1:
		return nan
	case x == -1:
		return -inf
	case x != x || a > math.MaxFloat64:
		return x
	case a < 0x1p-54:
		return x
	case a < 0x1p-29:
		return x - float64(float64(x*x)*0.5)
	}
	f, c := x, 0.0
	k := 0
	hu := int32(1)
	if hx := high(x); hx >= 0x3FDA827A || hx < 0 && hx > -0x402D413D {
		f, c, k, hu = log1pReduce(x)
	}
	hfsq := float64(float64(0.5*f) * f)
	if hu == 0 {
		return log1pNear(f, c, hfsq, k)
	}
	s := f / (2 + f)
	z := float64(s * s)
	r := paired(log1pL, z)
	if k == 0 {
		return f - (hfsq - float64(s*(hfsq+r)))
	}
	dk := float64(k)
	return float64(dk*sunLn2Hi) - ((hfsq - (float64(s*(hfsq+r)) + (float64(dk*sunLn2Lo) + c))) - f)
}

// log1pReduce returns f with 1 + x = 2^k·(1 + f), the correction for the rounding of
// 1 + x, and the high bits that tell whether f is tiny.
func log1pReduce(x float64) (f, c float64, k int, hu int32) {
	u := x
	if x < 1<<53 {
		u = 1 + x
		k = int(high(u)>>20) - 1023
		if k > 0 {
			c = 1 - (u - x)
		} else {
			c = x - (u - 1)
		}
		c /= u
	} else {
		k = int(high(u)>>20) - 1023
	}
	hu = high(u) & 0xFFFFF
	low := math.Float64bits(u) & (1<<52 - 1)
	if hu < 0x6A09E {
		u = math.Float64frombits(low | 0x3FF<<52)
	} else {
		k++
		u = math.Float64frombits(low | 0x3FE<<52)
		hu = (0x100000 - hu) >> 2
	}
	return u - 1, c, k, hu
}

// log1pNear is Log1p for a power of two and a tiny f.
func log1pNear(f, c, hfsq float64, k int) float64 {
	dk := float64(k)
	if f == 0 {
		if k == 0 {
			return 0
		}
		c += float64(dk * sunLn2Lo)
		return float64(dk*sunLn2Hi) + c
	}
	r := float64(hfsq * (1 - float64(0.66666666666666666*f)))
	if k == 0 {
		return f - r
	}
	return float64(dk*sunLn2Hi) - ((r - (float64(dk*sunLn2Lo) + c)) - f)
}
