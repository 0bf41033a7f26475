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
	return powFused(x, y)
}

// Programs see the last bit of pow through nearly every loop of compound growth, and that
// of the C library differs from the nearest float in one result of a thousand. So this is
// its method in its order of operations, on the variant for machines with fused
// multiply-add: log(x) in two parts from a table of 128 intervals, times y, then exp.

const (
	powOff   = 0x3fe6955500000000
	powShift = 0x1.8p52
	powLnHi  = 0x1.62e42fefa3800p-1
	powLnLo  = 0x1.ef35793c76730p-45
	perLn2   = 0x1.71547652b82fep+7   // 128/ln 2
	ln2By128 = -0x1.62e42fefa0000p-8  // -ln 2/128, first part …
	ln2Rest  = -0x1.cf79abc9e3b3ap-47 // … and the rest
)

// powFused is x to the power y for finite x > 0 and finite y.
func powFused(x, y float64) float64 {
	ix := math.Float64bits(x)
	if ix < 1<<52 { // subnormal
		ix = math.Float64bits(float64(x*0x1p52)) - 52<<52
	}
	ax, ay := ix>>52, math.Float64bits(y)>>52&0x7ff
	if ay-0x3be >= 0x43e-0x3be {
		if ax == 0x3ff && x == 1 {
			return 1
		}
		if ay < 0x3be { // |y| < 2^-65
			return 1
		}
		if x > 1 == (y > 0) { // over- or underflow
			return inf
		}
		return 0
	}
	hi, lo := powLn(ix)
	ehi := float64(y * hi)
	elo := fma(y, lo, fma(y, hi, -ehi))
	return powExpOf(ehi, elo)
}

// powLn is log of the float with bits ix, as the sum of two.
func powLn(ix uint64) (float64, float64) {
	tmp := ix - powOff
	t := &powLog[tmp>>45&127]
	k := float64(int64(tmp) >> 52)
	z := math.Float64frombits(ix - tmp&(0xfff<<52))
	r := fma(z, t.invc, -1)
	t1 := fma(k, powLnHi, t.logc)
	t2 := t1 + r
	lo1 := fma(k, powLnLo, t.tail)
	lo2 := t1 - t2 + r
	ar := float64(-0.5 * r)
	ar2 := float64(r * ar)
	ar3 := float64(r * ar2)
	hi := t2 + ar2
	lo3 := fma(ar, r, -ar2)
	lo4 := t2 - hi + ar2
	p := fma(ar2, fma(ar2, fma(r, 0x1.0002b8b263fc3p0, -0x1.2495b9b4845e9p0), fma(r, -0x1.555555529a47ap-1, 0x1.999999959554ep-1)),
		fma(r, 0x1.0000000000006p-1, -0x1.5555555555560p-1))
	lo := fma(ar3, p, lo1+lo2+lo3+lo4)
	s := hi + lo
	return s, hi - s + lo
}

// powExpOf is exp(x + xtail).
func powExpOf(x, xtail float64) float64 {
	e := math.Float64bits(x) >> 52 & 0x7ff
	special := false
	if e-0x3c9 >= 0x408-0x3c9 {
		if e < 0x3c9 { // tiny
			return 1
		}
		if e >= 0x409 { // |x| >= 1024
			if x < 0 {
				return 0
			}
			return inf
		}
		special = true // near the ends of the range
	}
	kd := fma(perLn2, x, powShift)
	ki := math.Float64bits(kd)
	kd -= powShift
	r := fma(kd, ln2Rest, fma(kd, ln2By128, x))
	r += xtail
	idx := 2 * (ki & 127)
	tail := math.Float64frombits(powExp[idx])
	bits := powExp[idx+1] + ki<<45
	r2 := float64(r * r)
	tmp := fma(float64(r2*r2), fma(r, 0x1.1111167a4d017p-7, 0x1.55555cf172b91p-5), fma(r2, fma(r, 0x1.555555555543cp-3, 0x1.ffffffffffdbdp-2), tail+r))
	if special {
		return powScale(tmp, bits, ki)
	}
	scale := math.Float64frombits(bits)
	return fma(scale, tmp, scale)
}

// powScale is scale·(1 + tmp) where the scale or the result is near overflow or subnormal.
func powScale(tmp float64, bits, ki uint64) float64 {
	if ki&0x80000000 == 0 { // k > 0: the scale may have overflowed by up to 460
		scale := math.Float64frombits(bits - 1009<<52)
		return float64(0x1p1009 * fma(scale, tmp, scale))
	}
	scale := math.Float64frombits(bits + 1022<<52)
	y := fma(scale, tmp, scale)
	if y < 1 { // round once more where the result is subnormal
		lo := fma(scale, tmp, scale-y)
		hi := 1 + y
		lo = 1 - hi + y + lo
		y = (hi + lo) - 1
		if y == 0 {
			y = 0
		}
	}
	return float64(0x1p-1022 * y)
}
