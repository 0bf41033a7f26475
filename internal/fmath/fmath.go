// Package fmath has the elementary functions of Python's math module, with the same
// bits on every machine.
//
// Exp, Log, Log2, Exp2, the trigonometric functions and their inverses and Hypot
// compute about 65 correct bits with tables and sums of two floats and round once, so
// all but a few results in ten thousand are the floats nearest to the true values, as
// those of CPython on Linux are. Expm1, Log1p, Log10, Cbrt, the hyperbolic functions
// and Erf, and Pow, take the widely used approximations of C libraries in the same order of
// operations, and Gamma and LGamma those of CPython, since there programs see the
// approximation and not the true value.
//
// Arguments and results outside the domain follow C: NaN or an infinity, never a
// panic; the exceptions Python raises for them are the caller's. Every function takes
// bounded time. Functions Go's math package computes exactly (Sqrt, Mod, Remainder,
// Floor, Frexp, Nextafter, FMA and the like) are not repeated here.
//
// No operation may be fused: wherever a product meets a sum the product is converted
// explicitly, which forbids the compiler to fuse them. A test looks at the code for
// arm64. Architecture-dependent functions of Go's math (Exp, Log, Sin and so on) are
// not used.
package fmath

import "math"

var (
	inf = math.Inf(1)
	nan = math.NaN()
)

// head returns x cut to its 26 highest significant bits. Products of two heads, and
// of a head and 27 bits, are exact.
func head(x float64) float64 {
	return math.Float64frombits(math.Float64bits(x) &^ (1<<27 - 1))
}

// headShort returns x cut to its 21 highest significant bits; what is left has 32.
func headShort(x float64) float64 {
	return math.Float64frombits(math.Float64bits(x) &^ (1<<32 - 1))
}

// twoSum returns a + b rounded and the exact rest.
func twoSum(a, b float64) (s, e float64) {
	s = a + b
	t := s - a
	return s, (a - (s - t)) + (b - t)
}

// fastTwoSum is twoSum for |a| >= |b| or a = 0.
func fastTwoSum(a, b float64) (s, e float64) {
	s = a + b
	return s, (a - s) + b
}

// twoProd returns a·b rounded and the rest, exact but for 2^-105 of the product.
func twoProd(a, b float64) (p, e float64) {
	p = float64(a * b)
	ah, bh := head(a), head(b)
	al, bl := a-ah, b-bh
	e = float64(ah*bh) - p
	e += float64(ah * bl)
	e += float64(al * bh)
	return p, e + float64(al*bl)
}

// square returns a² rounded and the rest, as twoProd does.
func square(a float64) (p, e float64) {
	p = float64(a * a)
	h := head(a)
	l := a - h
	e = float64(h*h) - p
	e += float64(2 * float64(h*l))
	return p, e + float64(l*l)
}

// magic rounds a float below 2^51 to an integer when it is added and subtracted; the
// low bits of the sum are the integer.
const magic = 0x1.8p52

// scale returns (hi + lo)·2^k rounded once, also below the normal range and above
// the largest float. hi is a normal number near 1 and lo at most an ulp of it.
func scale(hi, lo float64, k int) float64 {
	y := hi + lo
	b := math.Float64bits(y)
	exp := int(b>>52&0x7FF) + k
	switch {
	case exp > 0 && exp < 0x7FF:
		return math.Float64frombits(b + uint64(k)<<52)
	case exp >= 0x7FF:
		return math.Copysign(inf, y)
	case exp < -54:
		return math.Copysign(0, y)
	}
	// Shift the mantissa, with what the first rounding lost as a bit below it.
	m := (b&(1<<52-1) | 1<<52) << 9
	if rest := (hi - y) + lo; rest != 0 {
		if rest < 0 == (y < 0) {
			m |= 1
		} else {
			m--
		}
	}
	drop := uint(10 - exp)
	if drop > 63 {
		return math.Copysign(0, y)
	}
	half := uint64(1) << (drop - 1)
	low := m & (half<<1 - 1)
	m >>= drop
	if low > half || low == half && m&1 != 0 {
		m++
	}
	return math.Copysign(math.Float64frombits(m), y)
}
