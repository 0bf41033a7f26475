package bigint

import (
	"math/big"
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/meter"
)

const (
	// nttLimbs is where a number-theoretic transform begins to beat Karatsuba's
	// method over pieces.
	nttLimbs = 8192

	// productRatio is how much longer one factor may be before it is cut.
	productRatio = 3
)

// Mul returns a * b.
func Mul(m meter.Meter, a, b Int) (Int, error) {
	x, y := a.Mag, b.Mag
	neg := a.Neg != b.Neg
	if len(x) == 0 || len(y) == 0 {
		return Int{}, nil
	}
	if len(x) <= 2 && len(y) <= 2 {
		return mulSmall(m, x, y, neg)
	}
	w := work{m: m}
	z, err := w.result(len(x) + len(y))
	if err != nil {
		return Int{}, err
	}
	if err := w.mul(z, x, y); err != nil {
		return Int{}, err
	}
	return w.finish(neg, z)
}

// mulSmall is Mul for one or two limbs each.
func mulSmall(m meter.Meter, x, y []word, neg bool) (Int, error) {
	if len(x) == 1 && len(y) == 1 {
		hi, lo := bits.Mul(uint(x[0]), uint(y[0]))
		return small(m, neg, 0, hi, lo)
	}
	x1, x0 := two(x)
	y1, y0 := two(y)
	z1, z0 := bits.Mul(x0, y0)
	h1, l1 := bits.Mul(x1, y0)
	h2, l2 := bits.Mul(x0, y1)
	z3, z2 := bits.Mul(x1, y1)
	var c, d uint
	z1, c = bits.Add(z1, l1, 0)
	z2, c = bits.Add(z2, h1, c)
	z3 += c
	z1, d = bits.Add(z1, l2, 0)
	z2, d = bits.Add(z2, h2, d)
	z3 += d
	if z3 == 0 {
		return small(m, neg, z2, z1, z0)
	}
	z, err := newMag(m, 4)
	if err != nil {
		return Int{}, err
	}
	z[0], z[1], z[2], z[3] = word(z0), word(z1), word(z2), word(z3)
	return Int{neg, z}, m.Pay(smallUnits)
}

// pieceUnits[bits.Len(m)] is 64 times the price, for each limb of the longer
// factor, of a product whose shorter factor has m limbs.
var pieceUnits = [...]int{20, 30, 32, 60, 90, 140, 230, 370, 570, 850, 1300, 2000}

// same reports whether x and y are one slice.
func same(x, y []word) bool { return len(x) == len(y) && &x[0] == &y[0] }

// mul sets z = x*y. z has len(x)+len(y) limbs of its own.
func (w *work) mul(z, x, y []word) error {
	if len(x) < len(y) {
		x, y = y, x
	}
	switch n := len(y); {
	case n == 0:
		clear(z)
		return nil
	case n == 1:
		c, err := w.mulWord(z[:len(x)], x, uint(y[0]), 0)
		z[len(x)] = word(c)
		return err
	case len(x) <= pieceLimbs:
		return w.mulPiece(z, x, y)
	case n <= pieceLimbs:
		return w.mulCut(z, x, y, pieceLimbs)
	case len(x) > productRatio*n:
		return w.mulCut(z, x, y, productRatio*n)
	case n >= nttLimbs && len(z) <= nttMaxLimbs:
		return w.mulNTT(z, x, y)
	case 2*n > len(x)+1:
		return w.mulKaratsuba(z, x, y)
	default:
		return w.mulCut(z, x, y, n)
	}
}

// mulPiece multiplies factors of at most pieceLimbs limbs.
func (w *work) mulPiece(z, x, y []word) error {
	var zi, xi, yi big.Int
	view(&xi, x)
	target(&zi, z)
	if same(x, y) {
		zi.Mul(&xi, &xi)
	} else {
		zi.Mul(&xi, view(&yi, y))
	}
	settle(z, &zi)
	return w.pay(2 + len(x)*pieceUnits[bits.Len(uint(len(y)))]>>6)
}

// mulCut cuts x into parts of size limbs and adds up their products with y.
func (w *work) mulCut(z, x, y []word, size int) error {
	k := w.mark()
	defer w.release(k)
	t, err := w.scratch(size + len(y))
	if err != nil {
		return err
	}
	n := min(size, len(x))
	if err := w.mul(z[:n+len(y)], x[:n], y); err != nil {
		return err
	}
	for i := n; i < len(x); i += size {
		n := min(size, len(x)-i)
		t := t[:n+len(y)]
		if err := w.mul(t, x[i:i+n], y); err != nil {
			return err
		}
		// z[i:i+len(y)] holds the upper part of what came before.
		if err := w.move(z[i+len(y):i+len(t)], t[len(y):]); err != nil {
			return err
		}
		c, err := w.add(z[i:i+len(y)], z[i:i+len(y)], t[:len(y)])
		if err != nil {
			return err
		}
		if c != 0 {
			rest := z[i+len(y) : i+len(t)]
			if _, err := w.add(rest, rest, []word{1}); err != nil {
				return err
			}
		}
	}
	return nil
}

// mulKaratsuba multiplies with three products of half the size. The shorter factor
// is longer than half of the longer one.
func (w *work) mulKaratsuba(z, x, y []word) error {
	k := w.mark()
	defer w.release(k)
	h := (len(x) + 1) / 2
	x0, x1, y0, y1 := x[:h], x[h:], y[:h], y[h:]
	mid, err := w.scratch(2*h + 2)
	if err != nil {
		return err
	}
	// The sums stand in z until the outer products take their place.
	sx, sy := z[:h+1], z[h+1:2*h+2]
	if same(x, y) {
		sy = sx
	}
	c, err := w.add(sx[:h], x0, x1)
	if err != nil {
		return err
	}
	sx[h] = word(c)
	if !same(x, y) {
		if c, err = w.add(sy[:h], y0, y1); err != nil {
			return err
		}
		sy[h] = word(c)
	}
	if err := w.mul(mid, sx, sy); err != nil {
		return err
	}
	if err := w.mul(z[:2*h], x0, y0); err != nil {
		return err
	}
	if err := w.mul(z[2*h:], x1, y1); err != nil {
		return err
	}
	if _, err := w.sub(mid, mid, z[:2*h]); err != nil {
		return err
	}
	if _, err := w.sub(mid, mid, z[2*h:]); err != nil {
		return err
	}
	// What is left of mid fits into z[h:], possibly with zero limbs above.
	mid = norm(mid)
	_, err = w.add(z[h:], z[h:], mid)
	return err
}
