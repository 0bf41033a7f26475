package fmath

import (
	"errors"
	"math"
)

// Errors of Sum, with Python's text: an OverflowError and a ValueError.
var (
	ErrSumOverflow   = errors.New("intermediate overflow in fsum")
	ErrSumInfinities = errors.New("-inf + inf in fsum")
)

// Sum adds floats without loss and rounds once, as math.fsum does. The partial sums it
// keeps do not overlap, so there are at most about 40 of them.
type Sum struct {
	partials   []float64
	special    float64 // sum of what is not finite
	infinities float64 // sum of the infinities
	isSpecial  bool
}

// Add adds x. ErrSumOverflow says that a partial sum is beyond the range.
func (s *Sum) Add(x float64) error {
	v := x
	kept := s.partials[:0]
	for _, y := range s.partials {
		if math.Abs(x) < math.Abs(y) {
			x, y = y, x
		}
		hi, lo := fastTwoSum(x, y)
		if lo != 0 {
			kept = append(kept, lo)
		}
		x = hi
	}
	switch {
	case x-x == 0:
		if x != 0 {
			kept = append(kept, x)
		}
	case v-v == 0:
		return ErrSumOverflow
	default:
		if v == v {
			s.infinities += v
		}
		s.special += v
		s.isSpecial = true
		kept = kept[:0]
	}
	s.partials = kept
	return nil
}

// Partials is the number of partial sums, which an addition passes one by one.
func (s *Sum) Partials() int { return len(s.partials) }

// Result returns the sum rounded to the nearest float, ties to even.
func (s *Sum) Result() (float64, error) {
	if s.isSpecial {
		if s.infinities != s.infinities {
			return 0, ErrSumInfinities
		}
		return s.special, nil
	}
	n := len(s.partials)
	if n == 0 {
		return 0, nil
	}
	n--
	hi, lo := s.partials[n], 0.0
	for n > 0 && lo == 0 {
		n--
		hi, lo = fastTwoSum(hi, s.partials[n])
	}
	// lo may be half an ulp, which has been rounded to even without regard for what
	// is below it.
	if n > 0 && lo != 0 && lo < 0 == (s.partials[n-1] < 0) {
		if up := hi + 2*lo; up-hi == 2*lo {
			hi = up
		}
	}
	return hi, nil
}

// Dot adds products of floats in three times their precision, as math.sumprod does.
type Dot struct{ hi, lo, tiny float64 }

// Add adds x·y.
func (d *Dot) Add(x, y float64) {
	p, e := exactProd(x, y)
	hi, l1 := twoSum(d.hi, p)
	r1, t1 := twoSum(d.lo, e)
	r2, t2 := twoSum(r1, l1)
	d.hi, d.lo, d.tiny = hi, r2, d.tiny+t1+t2
}

// Result returns the sum; it is not finite where a product or a partial sum is not.
func (d *Dot) Result() float64 {
	return d.hi + d.lo + d.tiny
}

// exactProd returns x·y rounded and the exact rest, if both are in the range.
func exactProd(x, y float64) (p, e float64) {
	p = float64(x * y)
	if p-p != 0 {
		return p, 0
	}
	if math.Abs(x) > 0x1p970 {
		q, e := exactProd(x*0x1p-54, y)
		return p, (float64(q*0x1p54) - p) + float64(e*0x1p54)
	}
	if math.Abs(y) > 0x1p970 {
		q, e := exactProd(x, y*0x1p-54)
		return p, (float64(q*0x1p54) - p) + float64(e*0x1p54)
	}
	xh, xl := halves(x)
	yh, yl := halves(y)
	e = float64(xh*yh) - p
	e += float64(xh * yl)
	e += float64(xl * yh)
	return p, e + float64(xl*yl)
}

// halves splits x into two floats of 26 bits and a sign.
func halves(x float64) (h, l float64) {
	c := float64(x * (1<<27 + 1))
	h = c - (c - x)
	return h, x - h
}
