package bigint

import (
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// montgomeryLimbs is the longest modulus for Montgomery's method in words; longer
// ones divide, with the products of mul.
const montgomeryLimbs = 96

// PowMod returns a to the power e modulo n with the sign of n, as pow(a, e, n) does.
// A negative e takes the inverse of a, ErrNotInvertible if there is none; n = 0 is
// ErrDivisionByZero.
func PowMod(m meter.Meter, a, e, n Int) (Int, error) {
	if len(n.Mag) == 0 {
		return Int{}, ErrDivisionByZero
	}
	mod := Int{Mag: n.Mag}
	base := a
	if e.Neg {
		var err error
		if base, err = invert(m, a, mod); err != nil {
			return Int{}, err
		}
	}
	base, err := Mod(m, base, mod)
	if err != nil {
		return Int{}, err
	}
	z, err := powModPositive(m, base.Mag, e.Mag, mod.Mag)
	if err != nil || !n.Neg || len(z.Mag) == 0 {
		return z, err
	}
	return Add(m, z, n)
}

// powModPositive is PowMod for a base below the modulus.
func powModPositive(m meter.Meter, x, e, n []word) (Int, error) {
	w := work{m: m}
	switch {
	case len(n) == 1 && n[0] == 1:
		return Int{}, nil
	case len(e) == 0:
		return fromUint64(m, false, 1)
	case len(x) == 0:
		return Int{}, nil
	case len(n) == 1:
		z, err := w.powModWord(uint(x[0]), e, uint(n[0]))
		if err != nil {
			return Int{}, err
		}
		if err := w.flush(); err != nil {
			return Int{}, err
		}
		return small(m, false, 0, 0, z)
	case n[0]&1 != 0 && len(n) <= montgomeryLimbs:
		return w.powModWindow(x, e, newMontgomery(n))
	}
	return w.powModWindow(x, e, division{n})
}

// powModWord works modulo one word.
func (w *work) powModWord(x uint, e []word, n uint) (uint, error) {
	z := uint(1)
	for i := len(e) - 1; i >= 0; i-- {
		for b := wordBits - 1; b >= 0; b-- {
			if i < len(e)-1 || e[i]>>b != 0 {
				hi, lo := bits.Mul(z, z)
				z = bits.Rem(hi, lo, n)
				if e[i]>>b&1 != 0 {
					hi, lo = bits.Mul(z, x)
					z = bits.Rem(hi, lo, n)
				}
			}
		}
		if err := w.pay(wordBits * 4); err != nil {
			return 0, err
		}
	}
	return z, nil
}

// A modulus multiplies residues, which have as many limbs as the modulus itself.
type modulus interface {
	// enter writes the residue of x, below the modulus, to z.
	enter(w *work, z, x []word) error
	// mul sets z to the product of the residues x and y. z may be x or y.
	mul(w *work, z, x, y []word) error
	// leave writes the value of the residue x to z.
	leave(w *work, z, x []word) error
	// limbs is the length of a residue.
	limbs() int
}

// powModWindow raises x, below the modulus, with a sliding window over the bits of e.
func (w *work) powModWindow(x, e []word, mod modulus) (Int, error) {
	n := mod.limbs()
	ebits := Int{Mag: e}.BitLen()
	width := 1
	for _, at := range [...]int{8, 36, 140, 450, 1300} {
		if ebits > at {
			width++
		}
	}
	// odd[i] is x to the power 2i+1.
	odd := make([][]word, 1<<(width-1))
	for i := range odd {
		var err error
		if odd[i], err = w.scratch(n); err != nil {
			return Int{}, err
		}
	}
	z, err := w.scratch(n)
	if err != nil {
		return Int{}, err
	}
	if err := mod.enter(w, odd[0], x); err != nil {
		return Int{}, err
	}
	if len(odd) > 1 {
		if err := mod.mul(w, z, odd[0], odd[0]); err != nil {
			return Int{}, err
		}
		for i := 1; i < len(odd); i++ {
			if err := mod.mul(w, odd[i], odd[i-1], z); err != nil {
				return Int{}, err
			}
		}
	}
	started := false
	for i := ebits - 1; i >= 0; {
		if e[i/wordBits]>>(i%wordBits)&1 == 0 {
			if err := mod.mul(w, z, z, z); err != nil {
				return Int{}, err
			}
			i--
			continue
		}
		// The window ends in a one.
		lo := max(0, i-width+1)
		for e[lo/wordBits]>>(lo%wordBits)&1 == 0 {
			lo++
		}
		v := 0
		for ; i >= lo; i-- {
			v = v<<1 | int(e[i/wordBits]>>(i%wordBits)&1)
			if started {
				if err := mod.mul(w, z, z, z); err != nil {
					return Int{}, err
				}
			}
		}
		if !started {
			copy(z, odd[v/2])
			started = true
			continue
		}
		if err := mod.mul(w, z, z, odd[v/2]); err != nil {
			return Int{}, err
		}
	}
	if err := mod.leave(w, z, z); err != nil {
		return Int{}, err
	}
	return w.finishCopy(false, z)
}

// division is any modulus.
type division struct{ n []word }

func (d division) limbs() int { return len(d.n) }

func (d division) enter(w *work, z, x []word) error {
	n := copy(z, x)
	clear(z[n:])
	return w.pay(len(z) / 16)
}

func (d division) leave(w *work, z, x []word) error { return d.enter(w, z, x) }

func (d division) mul(w *work, z, x, y []word) error {
	k := w.mark()
	defer w.release(k)
	n := len(d.n)
	p, err := w.scratch(2 * n)
	if err != nil {
		return err
	}
	if err := w.mul(p, x, y); err != nil {
		return err
	}
	u := norm(p)
	if len(u) < n {
		return d.enter(w, z, u)
	}
	q, err := w.scratch(len(u) - n + 1)
	if err != nil {
		return err
	}
	return w.div(q, z, u, d.n)
}

// montgomery is an odd modulus n; a residue x stands for x·B^limbs.
type montgomery struct {
	n    []word
	ninv uint // -1/n modulo B
}

func newMontgomery(n []word) montgomery {
	// Each step of Newton's method doubles the correct bits, of which 3 are given.
	inv := uint(n[0])
	for range 5 {
		inv *= 2 - uint(n[0])*inv
	}
	return montgomery{n, -inv}
}

func (t montgomery) limbs() int { return len(t.n) }

func (t montgomery) enter(w *work, z, x []word) error {
	k := w.mark()
	defer w.release(k)
	n := len(t.n)
	u, err := w.scratch(n + len(x))
	if err != nil {
		return err
	}
	clear(u[:n])
	copy(u[n:], x)
	q, err := w.scratch(len(x) + 1)
	if err != nil {
		return err
	}
	return w.div(q, z, u, t.n)
}

func (t montgomery) leave(w *work, z, x []word) error {
	k := w.mark()
	defer w.release(k)
	one, err := w.scratch(len(t.n))
	if err != nil {
		return err
	}
	clear(one)
	one[0] = 1
	return t.mul(w, z, x, one)
}

func (t montgomery) mul(w *work, z, x, y []word) error {
	k := w.mark()
	defer w.release(k)
	n := len(t.n)
	p, err := w.scratch(2 * n)
	if err != nil {
		return err
	}
	clear(p[:n])
	var top uint
	for i, v := range x {
		// After the step p[:i+1] is done with and p[i+1:i+n+1] is the sum.
		row := p[i : i+n]
		c1 := addMulVVW(row, y, uint(v))
		c2 := addMulVVW(row, t.n, uint(row[0])*t.ninv)
		var s, c uint
		s, c = bits.Add(c1, c2, 0)
		s, c1 = bits.Add(s, top, 0)
		p[i+n], top = word(s), c+c1
	}
	if top != 0 || cmpMag(p[n:], t.n) >= 0 {
		subVV(z, p[n:], t.n, 0)
	} else {
		copy(z, p[n:])
	}
	return w.pay(2 + n*n/2)
}
