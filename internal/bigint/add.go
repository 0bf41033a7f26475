package bigint

import (
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// Add returns a + b.
func Add(m meter.Meter, a, b Int) (Int, error) { return addSigned(m, a, b, b.Neg) }

// Sub returns a - b.
func Sub(m meter.Meter, a, b Int) (Int, error) { return addSigned(m, a, b, !b.Neg) }

// addSigned adds to a the magnitude of b with the given sign.
func addSigned(m meter.Meter, a, b Int, bneg bool) (Int, error) {
	x, y, neg := a.Mag, b.Mag, a.Neg
	if len(x) <= 2 && len(y) <= 2 {
		return addSmall(m, x, y, neg, bneg)
	}
	w := work{m: m}
	if neg == bneg {
		if len(x) < len(y) {
			x, y = y, x
		}
		// The sum may need one limb more; only a carry out of the top makes it.
		n := len(x)
		if x[n-1] == wordMask || len(y) == n && uint(x[n-1])+uint(y[n-1])+1 < uint(x[n-1]) ||
			len(y) == n && y[n-1] == wordMask {
			n++
		}
		z, err := w.result(n)
		if err != nil {
			return Int{}, err
		}
		c, err := w.add(z[:len(x)], x, y)
		if err != nil {
			return Int{}, err
		}
		if c != 0 {
			z[len(x)] = word(c)
		}
		return w.finish(neg, z)
	}
	if len(y) == 0 {
		return Copy(m, a)
	}
	c, err := w.cmp(x, y)
	if err != nil || c == 0 {
		return Int{}, err
	}
	if c < 0 {
		x, y, neg = y, x, bneg
	}
	z, err := w.result(len(x))
	if err != nil {
		return Int{}, err
	}
	if _, err := w.sub(z, x, y); err != nil {
		return Int{}, err
	}
	return w.finish(neg, z)
}

// addSmall is addSigned for at most two limbs each.
func addSmall(m meter.Meter, x, y []word, xneg, yneg bool) (Int, error) {
	x1, x0 := two(x)
	y1, y0 := two(y)
	if xneg == yneg {
		z0, c := bits.Add(x0, y0, 0)
		z1, c := bits.Add(x1, y1, c)
		return small(m, xneg, c, z1, z0)
	}
	z0, c := bits.Sub(x0, y0, 0)
	z1, c := bits.Sub(x1, y1, c)
	if c != 0 {
		z0, c = bits.Sub(0, z0, 0)
		z1 = -z1 - c
		return small(m, yneg, 0, z1, z0)
	}
	return small(m, xneg, 0, z1, z0)
}

// two returns the limbs of a magnitude of at most two.
func two(x []word) (hi, lo uint) {
	switch len(x) {
	case 2:
		return uint(x[1]), uint(x[0])
	case 1:
		return 0, uint(x[0])
	}
	return 0, 0
}

// small makes an Int of three limbs.
func small(m meter.Meter, neg bool, z2, z1, z0 uint) (Int, error) {
	n := 3
	if z2 == 0 {
		n = 2
		if z1 == 0 {
			n = 1
			if z0 == 0 {
				return Int{}, nil
			}
		}
	}
	if err := m.Need(n * wordBytes); err != nil {
		return Int{}, err
	}
	if err := m.Pay(smallUnits); err != nil {
		return Int{}, err
	}
	z := make([]word, n)
	z[0] = word(z0)
	if n > 1 {
		z[1] = word(z1)
		if n > 2 {
			z[2] = word(z2)
		}
	}
	return Int{neg, z}, nil
}

// smallUnits is the price of an operation on one or two limbs.
const smallUnits = 5
