package bigint

import (
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// Pow returns a to the power n.
func Pow(m meter.Meter, a Int, n uint64) (Int, error) {
	neg := a.Neg && n&1 != 0
	switch {
	case n == 0:
		return fromUint64(m, false, 1)
	case len(a.Mag) == 0:
		return Int{}, nil
	case n == 1:
		return Copy(m, a)
	case len(a.Mag) == 1 && a.Mag[0] == 1:
		return fromUint64(m, neg, 1)
	}
	w := work{m: m}
	// Trailing zeros are shifted in at the end: powers of two, and of ten to a
	// third, are shifts.
	tz, err := w.trailingZeros(a.Mag)
	if err != nil {
		return Int{}, err
	}
	odd, err := w.copied(a.Mag[tz/wordBits:], 0)
	if err != nil {
		return Int{}, err
	}
	if err := w.shr(odd, odd, uint(tz%wordBits)); err != nil {
		return Int{}, err
	}
	odd = norm(odd)
	hi, shift := bits.Mul64(uint64(tz), n)
	if hi != 0 || shift/wordBits > maxLimbs {
		return Int{}, ErrTooLarge
	}
	if len(odd) == 1 && odd[0] == 1 {
		one := Int{neg, []word{1}}
		if err := w.flush(); err != nil {
			return Int{}, err
		}
		return Shl(m, one, shift)
	}
	// The power has at most n times the bits of its base.
	hi, nbits := bits.Mul64(uint64(Int{Mag: odd}.BitLen()), n)
	if hi != 0 || (nbits+shift)/wordBits >= maxLimbs {
		return Int{}, ErrTooLarge
	}
	p, err := w.pow(odd, n, int(nbits/wordBits)+1)
	if err != nil {
		return Int{}, err
	}
	limbs, s := int(shift/wordBits), uint(shift%wordBits)
	z, err := w.result(limbs + len(p) + 1)
	if err != nil {
		return Int{}, err
	}
	if z[limbs+len(p)], err = w.shl(z[limbs:limbs+len(p)], p, s); err != nil {
		return Int{}, err
	}
	return w.finish(neg, z)
}

// pow returns x to the power n > 1 in scratch memory. The result has at most size
// limbs.
func (w *work) pow(x []word, n uint64, size int) ([]word, error) {
	// A product of two factors that are rounded up to limbs has up to two more.
	cur, err := w.scratch(size + 2)
	if err != nil {
		return nil, err
	}
	next, err := w.scratch(size + 2)
	if err != nil {
		return nil, err
	}
	cur = cur[:copy(cur, x)]
	for i := bits.Len64(n) - 2; i >= 0; i-- {
		t := next[:2*len(cur)]
		if err := w.mul(t, cur, cur); err != nil {
			return nil, err
		}
		cur, next = norm(t), cur
		if n>>i&1 != 0 {
			t = next[:len(cur)+len(x)]
			if err := w.mul(t, cur, x); err != nil {
				return nil, err
			}
			cur, next = norm(t), cur
		}
	}
	return cur, nil
}
