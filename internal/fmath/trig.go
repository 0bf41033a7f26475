package fmath

import (
	"math"
	"math/bits"
)

// sinN is the number of steps of one radian in sinTable.
const sinN = 128

// angle is |x| reduced to hi + lo in [-pi/4, pi/4] by quarter turns.
type angle struct {
	hi, lo   float64
	quadrant int // modulo 4
}

// Sin returns the sine of x radians.
func Sin(x float64) float64 {
	switch {
	case x-x != 0:
		return nan
	case math.Abs(x) < 0x1p-26:
		return x
	}
	a := reduce(math.Abs(x))
	hi, lo := a.sin(a.quadrant)
	if x < 0 {
		return -(hi + lo)
	}
	return hi + lo
}

// Cos returns the cosine of x radians.
func Cos(x float64) float64 {
	if x-x != 0 {
		return nan
	}
	a := reduce(math.Abs(x))
	hi, lo := a.sin(a.quadrant + 1)
	return hi + lo
}

// Tan returns the tangent of x radians.
func Tan(x float64) float64 {
	switch {
	case x-x != 0:
		return nan
	case math.Abs(x) < 0x1p-27:
		return x
	}
	a := reduce(math.Abs(x))
	sh, sl := a.sin(a.quadrant)
	ch, cl := a.sin(a.quadrant + 1)
	sh, sl = fastTwoSum(sh, sl)
	ch, cl = fastTwoSum(ch, cl)
	q, e := quotient(sh, sl, ch, cl)
	if x < 0 {
		return -(q + e)
	}
	return q + e
}

// quotient returns (nh + nl)/(dh + dl) as a head and a rest.
func quotient(nh, nl, dh, dl float64) (q, e float64) {
	inv := 1 / dh
	q = head(nh * inv)
	h := head(dh)
	rest := (nh - float64(q*h)) - float64(q*(dh-h))
	rest += nl - float64(q*dl)
	return q, float64(rest * inv)
}

// sin returns the sine of the angle in the given quadrant as a sum.
func (a *angle) sin(quadrant int) (hi, lo float64) {
	if quadrant&1 == 0 {
		hi, lo = a.sinCore()
	} else {
		hi, lo = a.cosCore()
	}
	if quadrant&2 != 0 {
		return -hi, -lo
	}
	return hi, lo
}

// near returns the nearest step of sinTable, what is missing to it, and whether the
// angle is negative.
func (a *angle) near() (j int, d, lo float64, neg bool) {
	d, lo = a.hi, a.lo
	if neg = d < 0; neg {
		d, lo = -d, -lo
	}
	t := float64(d*sinN) + magic
	j = int(int32(math.Float64bits(t)))
	return j, d - float64((t-magic)*(1./sinN)), lo, neg
}

// series returns sin(d + lo) - d - lo and cos(d + lo) - 1 for |d| up to 2^-8.
func series(d, lo float64) (s, c float64) {
	d2 := float64(d * d)
	p := float64(d2*(-1./5040)) + 1./120
	p = float64(d2*p) - 1./6
	s = float64(float64(d*d2) * p)
	q := float64(d2*(-1./720)) + 1./24
	q = float64(d2*q) - 0.5
	return s, float64(d2*q) - float64(d*lo)
}

func (a *angle) sinCore() (hi, lo float64) {
	j, d, rest, neg := a.near()
	s, c := series(d, rest)
	e := &sinTable[j]
	h := head(d)
	small := (d - h) + rest + s
	hi, lo = fastTwoSum(e.sinHi, float64(e.cosHi*h))
	lo += e.sinLo + (float64(e.cosHi*small) + float64(e.cosLo*(h+small)) + float64((e.sinHi+e.sinLo)*c))
	if neg {
		return -hi, -lo
	}
	return hi, lo
}

func (a *angle) cosCore() (hi, lo float64) {
	j, d, rest, _ := a.near()
	s, c := series(d, rest)
	e := &sinTable[j]
	h := head(d)
	small := (d - h) + rest + s
	hi, lo = fastTwoSum(e.cosHi, -float64(e.sinHi*h))
	lo += e.cosLo + (float64((e.cosHi+e.cosLo)*c) - float64(e.sinHi*small) - float64(e.sinLo*(h+small)))
	return hi, lo
}

// reduce reduces x >= 0, finite.
func reduce(x float64) angle {
	if x <= 0x1.921fb54442d18p-1 {
		return angle{hi: x}
	}
	if x < 1<<20 {
		t := float64(x*invHalfPi) + magic
		k := t - magic
		// Both products are exact, and so is the first difference.
		hi, lo := twoSum(x-float64(k*halfPi1), -float64(k*halfPi2))
		if math.Abs(hi) > 0x1p-20 {
			hi, lo = fastTwoSum(hi, lo-float64(k*halfPi3))
			return angle{hi, lo, int(int32(math.Float64bits(t)))}
		}
	}
	return reduceFar(x)
}

// reduceFar reduces with as many bits of 2/pi as x needs: no float is nearer to a
// multiple of pi/2 than 2^-62.
func reduceFar(x float64) angle {
	b := math.Float64bits(x)
	m := b&(1<<52-1) | 1<<52
	// x = m·2^exp. The window of 2^exp·2/pi begins at the weight 2; what is above it
	// makes multiples of 4 quarter turns.
	at := int(b>>52) - 1075 - 2
	window := func(i int) uint64 {
		i += at >> 6
		s := uint(at & 63)
		return twoOverPiWord(i)<<s | twoOverPiWord(i+1)>>(64-s)
	}
	h2, l2 := bits.Mul64(m, window(2))
	h1, l1 := bits.Mul64(m, window(1))
	w0 := m * window(0)
	w1, c := bits.Add64(l1, h2, 0)
	w0, _ = bits.Add64(w0, h1, c)
	w2 := l2
	// Two bits of quarter turns, then the fraction, made signed.
	q := int(w0 >> 62)
	w0 = w0<<2 | w1>>62
	w1 = w1<<2 | w2>>62
	w2 <<= 2
	neg := w0>>63 != 0
	if neg {
		q++
		w2, c = bits.Sub64(0, w2, 0)
		w1, c = bits.Sub64(0, w1, c)
		w0, _ = bits.Sub64(0, w0, c)
	}
	exp := -64
	for w0 == 0 && exp > -192 {
		w0, w1, w2 = w1, w2, 0
		exp -= 64
	}
	if s := uint(bits.LeadingZeros64(w0)); s > 0 {
		w0 = w0<<s | w1>>(64-s)
		w1 = w1<<s | w2>>(64-s)
		exp -= int(s)
	}
	// The fraction is w0, w1 times 2^exp: 53 bits and 53 more of it.
	fh := math.Ldexp(float64(w0>>11), exp+11)
	fl := math.Ldexp(float64((w0<<53|w1>>11)>>11), exp-42)
	p, e := twoProd(fh, halfPiHi)
	hi, lo := fastTwoSum(p, e+(float64(fh*halfPiLo)+float64(fl*halfPiHi)))
	if neg {
		hi, lo = -hi, -lo
	}
	return angle{hi, lo, q}
}

func twoOverPiWord(i int) uint64 {
	if i < 0 || i >= len(twoOverPi) {
		return 0
	}
	return twoOverPi[i]
}
