package bigint

import (
	"math/big"
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// divLimbs is the largest divisor the recursive division leaves to math/big.
const divLimbs = pieceLimbs / 2

// QuoRem returns a/b rounded toward zero and the remainder, which has the sign of a.
func QuoRem(m meter.Meter, a, b Int) (q, r Int, err error) {
	return divide(m, a, b, wantQuo|wantRem)
}

// DivMod returns a/b rounded toward minus infinity and the remainder, which has the
// sign of b.
func DivMod(m meter.Meter, a, b Int) (q, r Int, err error) {
	return divide(m, a, b, wantQuo|wantRem|wantFloor)
}

// FloorDiv returns the quotient of DivMod.
func FloorDiv(m meter.Meter, a, b Int) (Int, error) {
	q, _, err := divide(m, a, b, wantQuo|wantFloor)
	return q, err
}

// Mod returns the remainder of DivMod.
func Mod(m meter.Meter, a, b Int) (Int, error) {
	_, r, err := divide(m, a, b, wantRem|wantFloor)
	return r, err
}

// want says which results of a division are used.
type want uint8

const (
	wantQuo want = 1 << iota
	wantRem
	wantFloor
)

func divide(m meter.Meter, a, b Int, need want) (q, r Int, err error) {
	u, v := a.Mag, b.Mag
	if len(v) == 0 {
		return q, r, ErrDivisionByZero
	}
	if len(u) <= 2 && len(v) == 1 {
		return divideSmall(m, a, b, need)
	}
	w := work{m: m}
	// A floor quotient of different signs is one further from zero unless exact.
	floor := need&wantFloor != 0 && a.Neg != b.Neg
	var qm, rm []word
	if len(u) < len(v) {
		rm = u
	} else {
		if qm, err = w.scratchOrResult(len(u)-len(v)+2, need&wantQuo != 0); err != nil {
			return q, r, err
		}
		if rm, err = w.scratchOrResult(len(v), need&wantRem != 0); err != nil {
			return q, r, err
		}
		if err = w.div(qm[:len(qm)-1], rm, u, v); err != nil {
			return q, r, err
		}
	}
	rneg := a.Neg
	if rm = norm(rm); floor && len(rm) > 0 {
		// r becomes b - r in magnitude, with the sign of b.
		rneg = b.Neg
		if qm == nil {
			if qm, err = w.result(1); err != nil {
				return q, r, err
			}
		}
		addVW(qm, qm, 1)
		if need&wantRem != 0 {
			t, err := w.result(len(v))
			if err != nil {
				return q, r, err
			}
			if _, err := w.sub(t, v, rm); err != nil {
				return q, r, err
			}
			rm = t
		}
	} else if need&wantRem != 0 && len(u) < len(v) {
		if rm, err = w.result(len(u)); err != nil {
			return q, r, err
		}
		if err = w.move(rm, u); err != nil {
			return q, r, err
		}
	}
	if need&wantQuo != 0 {
		if q, err = w.finish(a.Neg != b.Neg, qm); err != nil {
			return Int{}, Int{}, err
		}
	}
	if need&wantRem != 0 {
		if r, err = w.finish(rneg, rm); err != nil {
			return Int{}, Int{}, err
		}
	}
	return q, r, w.flush()
}

// scratchOrResult returns n zero limbs, for a result or for the time of the operation.
func (w *work) scratchOrResult(n int, result bool) ([]word, error) {
	if result {
		return w.result(n)
	}
	z, err := w.scratch(n)
	clear(z)
	return z, err
}

// divideSmall is divide for at most two limbs by one.
func divideSmall(m meter.Meter, a, b Int, need want) (q, r Int, err error) {
	u1, u0 := two(a.Mag)
	v := uint(b.Mag[0])
	q1, rem := u1/v, u1%v
	q0, rem := bits.Div(rem, u0, v)
	rneg := a.Neg
	if need&wantFloor != 0 && a.Neg != b.Neg && rem != 0 {
		var c uint
		q0, c = bits.Add(q0, 1, 0)
		q1 += c
		rem, rneg = v-rem, b.Neg
	}
	if need&wantQuo != 0 {
		if q, err = small(m, a.Neg != b.Neg, 0, q1, q0); err != nil {
			return Int{}, Int{}, err
		}
	}
	if need&wantRem != 0 {
		if r, err = small(m, rneg, 0, 0, rem); err != nil {
			return Int{}, Int{}, err
		}
	}
	return q, r, nil
}

// div sets q = u/v and r = u mod v for normalised u and v, len(u) >= len(v) >= 1.
// q has len(u)-len(v)+1 limbs, r has len(v) limbs.
func (w *work) div(q, r, u, v []word) error {
	k := w.mark()
	defer w.release(k)
	switch n := len(v); {
	case n == 1:
		rem, err := w.divWord(q, u, uint(v[0]))
		r[0] = word(rem)
		return err
	case n <= divLimbs && len(u) <= 2*pieceLimbs:
		return w.divPiece(q, r, u, v)
	}
	// Shift so that the highest bit of the divisor is set.
	s := uint(bits.LeadingZeros(uint(v[len(v)-1])))
	x, err := w.scratch(len(u) + 1)
	if err != nil {
		return err
	}
	y, err := w.scratch(len(v))
	if err != nil {
		return err
	}
	if x[len(u)], err = w.shl(x[:len(u)], u, s); err != nil {
		return err
	}
	if _, err := w.shl(y, v, s); err != nil {
		return err
	}
	if err := w.divNormal(q, x, y); err != nil {
		return err
	}
	return w.shr(r, x[:len(v)], s)
}

// divUnits is 64 times the price of one limb of the quotient, by the
// length of the shorter of quotient and divisor.
var divUnits = [...]int{100, 140, 180, 200, 240, 300, 500, 800, 1250, 2100, 3500, 5000}

// divPiece is div for a divisor of at most divLimbs limbs and a quotient of the order
// of a piece. r may be u.
func (w *work) divPiece(q, r, u, v []word) error {
	n, k := len(v), len(q)
	if len(u) == n && cmpMag(u, v) < 0 {
		copy(r, u)
		clear(q)
		return w.pay(4 + n/16)
	}
	m := w.mark()
	defer w.release(m)
	// math/big works on a copy of the dividend, which it keeps for the remainder.
	rest, err := w.scratch(len(u) + 1)
	if err != nil {
		return err
	}
	var qi, ri, ui, vi big.Int
	target(&qi, q)
	target(&ri, rest)
	qi.QuoRem(view(&ui, u), view(&vi, v), &ri)
	settle(q, &qi)
	settle(r, &ri)
	return w.pay(6 + (max(n, k)*divUnits[bits.Len(uint(min(n, k)))]+n*divUnits[0])>>6)
}

// divNormal divides u by v, whose highest bit is set, for u < v·B^len(q) and
// len(u) = len(v)+len(q). The remainder replaces the lower limbs of u; the upper
// ones become zero.
func (w *work) divNormal(q, u, v []word) error {
	n := len(v)
	switch k := len(q); {
	case n <= divLimbs && k <= 2*pieceLimbs-n:
		m := w.mark()
		defer w.release(m)
		t, err := w.scratch(k + 1)
		if err != nil {
			return err
		}
		if err := w.divPiece(t, u, u, v); err != nil {
			return err
		}
		copy(q, t)
		return w.pay(len(u) / 16)
	case n <= divLimbs:
		return w.divBlocks(q, u, v, 2*pieceLimbs-n)
	case k >= n:
		return w.divBlocks(q, u, v, (n+1)/2)
	default:
		return w.divShort(q, u, v)
	}
}

// divBlocks makes the quotient in blocks of at most size limbs, from the top.
func (w *work) divBlocks(q, u, v []word, size int) error {
	for hi := len(q); hi > 0; {
		n := hi % size
		if n == 0 {
			n = size
		}
		lo := hi - n
		if err := w.divNormal(q[lo:hi], u[lo:hi+len(v)], v); err != nil {
			return err
		}
		hi = lo
	}
	return nil
}

// divShort makes a quotient shorter than the divisor: from the upper limbs of both,
// corrected for the lower limbs of the divisor.
func (w *work) divShort(q, u, v []word) error {
	k := w.mark()
	defer w.release(k)
	n := len(q)
	s := len(v) - n
	top, vt := u[s:], v[s:]
	c, err := w.cmp(top[n:], vt)
	if err != nil {
		return err
	}
	if c >= 0 {
		// Only equality is possible: the quotient is B^n - 1, for which
		// top - q·vt = low half of top + vt.
		for i := range q {
			q[i] = wordMask
		}
		clear(top[n:])
		carry, err := w.add(top[:n], top[:n], vt)
		if err != nil {
			return err
		}
		top[n] = word(carry)
	} else if err := w.divNormal(q, top, vt); err != nil {
		return err
	}
	t, err := w.scratch(len(v))
	if err != nil {
		return err
	}
	if err := w.mul(t, q, v[:s]); err != nil {
		return err
	}
	rest := u[:len(v)+1]
	borrow, err := w.sub(rest, rest, t)
	if err != nil {
		return err
	}
	for borrow != 0 {
		// The highest bit of v is set, so this happens twice at most.
		subVW(q, q, 1)
		carry, err := w.add(rest, rest, v)
		if err != nil {
			return err
		}
		borrow -= carry
	}
	return w.pay(1 + n/4)
}
