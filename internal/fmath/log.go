package fmath

import "math"

// logN is the number of intervals of logTable, logOffset the bits of the least
// mantissa.
const (
	logN      = 256
	logOffset = 0x3FE6000000000000
)

// logDomain handles what has no logarithm as a finite float: done is true then.
func logDomain(x float64) (y float64, done bool) {
	switch {
	case x != x || x > math.MaxFloat64:
		return x, true
	case x == 0:
		return -inf, true
	case x < 0:
		return nan, true
	}
	return 0, false
}

// Log returns the natural logarithm of x.
func Log(x float64) float64 {
	if y, done := logDomain(x); done {
		return y
	}
	m, k := logSplit(x)
	hi, lo := m.log(k)
	return hi + lo
}

// Log2 returns the binary logarithm of x, exact for powers of two.
func Log2(x float64) float64 {
	if y, done := logDomain(x); done {
		return y
	}
	m, k := logSplit(x)
	hi, lo := m.log(0)
	hi, lo = fastTwoSum(hi, lo)
	h := head(hi)
	s, e := twoSum(k, float64(h*invLn2Hi))
	return s + (e + (float64((hi-h)*invLn2Hi) + float64(hi*invLn2Lo) + float64(lo*invLn2Hi)))
}

// mantissa is a number in [11/16, 11/8) as (1+r)/inv, with r exact.
type mantissa struct {
	r float64
	i int // index of inv in logTable
}

// logSplit returns a positive finite x as a mantissa times 2^k.
func logSplit(x float64) (m mantissa, k float64) {
	b := math.Float64bits(x)
	sub := 0
	if b>>52 == 0 {
		b = math.Float64bits(x * 0x1p52)
		sub = 52
	}
	t := b - logOffset
	m.i = int(t >> 44 & (logN - 1))
	z := math.Float64frombits(b - t&(0xFFF<<52))
	inv := logTable[m.i].inv
	// Both products are exact, and so is their sum less one, which is below 2^-7.
	h := headShort(z)
	m.r = (float64(h*inv) - 1) + float64((z-h)*inv)
	return m, float64(int(int64(t)>>52) - sub)
}

// log returns log(m) + k·ln2 as a sum whose first part is the larger one.
func (m mantissa) log(k float64) (hi, lo float64) {
	r := m.r
	e := &logTable[m.i]
	// r - r²/2 as two floats, with half of the square of the head exact.
	h := head(r)
	s := float64(0.5 * float64(h*h))
	b := r - s
	low := (r - b) - s
	low -= float64(0.5 * float64((r-h)*(r+h)))
	// The powers from the third one on.
	r2 := float64(r * r)
	p := float64(r*(-1./8)) + 1./7
	p += float64(r2 * (1. / 9))
	q := float64(r*(-1./6)) + 1./5
	q += float64(r2 * p)
	c := float64(r*(-1./4)) + 1./3
	c += float64(r2 * q)
	low += float64(float64(r2*r) * c)
	a := float64(k*ln2Hi) + e.logHi
	hi, lo = twoSum(a, b)
	return hi, lo + (low + (e.logLo + float64(k*ln2Lo)))
}
