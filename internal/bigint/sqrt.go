package bigint

import (
	"math/big"
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// sqrtLimbs is the longest root the recursion leaves to math/big.
const sqrtLimbs = 24

// ISqrt returns the largest integer whose square is at most a; ErrNegative below 0.
func ISqrt(m meter.Meter, a Int) (Int, error) {
	x := a.Mag
	if a.Neg {
		return Int{}, ErrNegative
	}
	if len(x) == 0 {
		return Int{}, nil
	}
	w := work{m: m}
	// An even number of limbs, shifted by an even number of bits so that one of
	// the two highest bits is set; the root is shifted by half of it.
	s := uint(bits.LeadingZeros(uint(x[len(x)-1]))) &^ 1
	pad := len(x) & 1
	n, err := w.scratch(len(x) + pad)
	if err != nil {
		return Int{}, err
	}
	if pad == 1 {
		n[0] = 0
	}
	if _, err := w.shl(n[pad:], x, s); err != nil {
		return Int{}, err
	}
	half := len(n) / 2
	root, err := w.scratch(half)
	if err != nil {
		return Int{}, err
	}
	if _, err := w.sqrtRem(root, n); err != nil {
		return Int{}, err
	}
	if err := w.shr(root, root, (s+uint(pad)*wordBits)/2); err != nil {
		return Int{}, err
	}
	return w.finishCopy(false, root)
}

// sqrtRem sets s to the root of n, which has twice its length and one of its two
// highest bits set, and leaves the remainder in the lower half of n; its highest bit
// is returned.
func (w *work) sqrtRem(s, n []word) (uint, error) {
	l := len(s)
	if l <= sqrtLimbs {
		return w.sqrtPiece(s, n)
	}
	k := w.mark()
	defer w.release(k)
	// The root of the upper half first: n = (s1² + r1)·B^2h + a1·B^h + a0.
	h := l / 2
	s1 := s[h:]
	c, err := w.sqrtRem(s1, n[2*h:])
	if err != nil {
		return 0, err
	}
	// (q, u) = (r1·B^h + a1) / 2·s1: divide by s1, then halve.
	num := n[h : h+l] // l = len(s1) + h
	qhi := uint(0)
	for {
		d, err := w.cmp(num[h:], s1)
		if err != nil {
			return 0, err
		}
		if c == 0 && d < 0 {
			break
		}
		b, err := w.sub(num[h:], num[h:], s1)
		if err != nil {
			return 0, err
		}
		c -= b
		qhi++
	}
	q, err := w.scratch(h)
	if err != nil {
		return 0, err
	}
	if err := w.divNormal(q, num, s1); err != nil {
		return 0, err
	}
	u := num[:len(s1)]
	odd := q[0]&1 != 0
	if err := w.shr(q, q, 1); err != nil {
		return 0, err
	}
	q[h-1] |= word(qhi&1) << (wordBits - 1)
	if odd {
		if c, err = w.add(u, u, s1); err != nil {
			return 0, err
		}
	}
	if qhi > 1 {
		// q = B^h, one too large for the root: B^h - 1, and u grows by 2·s1.
		for i := range q {
			q[i] = wordMask
		}
		for range 2 {
			b, err := w.add(u, u, s1)
			if err != nil {
				return 0, err
			}
			c += b
		}
	}
	if err := w.move(s[:h], q); err != nil {
		return 0, err
	}
	return w.sqrtCorrect(s, n[:l], q, c)
}

// sqrtCorrect subtracts q² from the remainder r with highest bit c and corrects the
// root if the difference is negative.
func (w *work) sqrtCorrect(s, r, q []word, c uint) (uint, error) {
	t, err := w.scratch(2 * len(q))
	if err != nil {
		return 0, err
	}
	if err := w.mul(t, q, q); err != nil {
		return 0, err
	}
	b, err := w.sub(r, r, t)
	if err != nil {
		return 0, err
	}
	for c -= b; int(c) < 0; {
		// r becomes r + 2·s - 1 for the next smaller root.
		for range 2 {
			b, err := w.add(r, r, s)
			if err != nil {
				return 0, err
			}
			c += b
		}
		c -= subVW(r, r, 1)
		subVW(s, s, 1)
		if err := w.pay(len(s) / 4); err != nil {
			return 0, err
		}
	}
	return c, nil
}

// sqrtPiece is sqrtRem by math/big.
func (w *work) sqrtPiece(s, n []word) (uint, error) {
	// Newton's method in math/big makes a few numbers of this size.
	if err := w.m.Need(8 * len(n) * wordBytes); err != nil {
		return 0, err
	}
	var x, root, sq big.Int
	view(&x, n)
	root.Sqrt(&x)
	sq.Mul(&root, &root)
	x.Sub(new(big.Int).Set(&x), &sq)
	settle(s, &root)
	rem := x.Bits()
	var c uint
	if len(rem) > len(s) {
		c = uint(rem[len(s)])
		rem = rem[:len(s)]
	}
	clear(n[copy(n, rem):])
	return c, w.pay(150 + 20*len(n))
}
