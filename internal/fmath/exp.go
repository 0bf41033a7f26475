package fmath

import "math"

// expN is the number of steps of a factor of two in expTable.
const expN = 128

const (
	expMax = 0x1.62e42fefa39efp9  // log of the largest float
	expMin = -0x1.74910d52d3051p9 // log of half the smallest
)

// Exp returns e to the power x.
func Exp(x float64) float64 {
	switch {
	case x != x:
		return x
	case x > expMax:
		return inf
	case x < expMin:
		return 0
	case math.Abs(x) < 0x1p-54:
		return 1 + x
	}
	return expSum(x, 0)
}

// expSum returns e to the power hi + lo, for |hi| below 800 and |lo| up to an ulp of it.
func expSum(hi, lo float64) float64 {
	t := float64(hi*expPerUnit) + magic
	k := t - magic
	r := hi - float64(k*expStepHi)
	w := float64(k * expStepLo)
	s := r - w
	s, e := fastTwoSum(s, ((r-s)-w)+lo)
	return expReduced(s, e, int(int32(math.Float64bits(t))))
}

// expReduced returns e to the power r + lo times 2^(n/expN), for |r| up to
// ln2/(2·expN) and |lo| up to an ulp of r.
func expReduced(r, lo float64, n int) float64 {
	// Powers from the second one on, as a float; the first is kept as two.
	r2 := float64(r * r)
	p := float64(r*(1./6)) + 0.5
	q := float64(r*(1./120)) + 1./24
	p += float64(r2 * (q + float64(r2*(1./720))))
	h := head(r)
	rest := (r - h) + lo + float64(r2*p)
	e := &expTable[n&(expN-1)]
	z, low := fastTwoSum(e.hi, float64(e.hi*h))
	low += e.lo + (float64(e.hi*rest) + float64(e.lo*(h+rest)))
	k := n >> 7
	if k > -1021 && k < 1023 {
		return math.Float64frombits(math.Float64bits(z+low) + uint64(k)<<52)
	}
	return scale(z, low, k)
}

// Exp2 returns 2 to the power x.
func Exp2(x float64) float64 {
	switch {
	case x != x:
		return x
	case x >= 1024:
		return inf
	case x < -1076:
		return 0
	}
	t := float64(x*expN) + magic
	k := t - magic
	r := x - float64(k*(1./expN))
	h := head(r)
	s, e := fastTwoSum(float64(h*ln2Head), float64((r-h)*ln2Head)+float64(r*ln2Tail))
	return expReduced(s, e, int(int32(math.Float64bits(t))))
}
