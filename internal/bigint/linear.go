package bigint

import "math/bits"

// The kernels of this file run over at most one stride at a time; the methods of
// work below them pay between strides.

// addVV sets z = x + y + c for equally long slices and returns the carry.
func addVV(z, x, y []word, c uint) uint {
	x = x[:len(z)]
	y = y[:len(z)]
	for i := range z {
		var s uint
		s, c = bits.Add(uint(x[i]), uint(y[i]), c)
		z[i] = word(s)
	}
	return c
}

// subVV sets z = x - y - c for equally long slices and returns the borrow.
func subVV(z, x, y []word, c uint) uint {
	x = x[:len(z)]
	y = y[:len(z)]
	for i := range z {
		var s uint
		s, c = bits.Sub(uint(x[i]), uint(y[i]), c)
		z[i] = word(s)
	}
	return c
}

// addVW sets z = x + c and returns the carry.
func addVW(z, x []word, c uint) uint {
	x = x[:len(z)]
	for i := range z {
		var s uint
		s, c = bits.Add(uint(x[i]), c, 0)
		z[i] = word(s)
	}
	return c
}

// subVW sets z = x - c and returns the borrow.
func subVW(z, x []word, c uint) uint {
	x = x[:len(z)]
	for i := range z {
		var s uint
		s, c = bits.Sub(uint(x[i]), c, 0)
		z[i] = word(s)
	}
	return c
}

// mulAddVWW sets z = x*y + c and returns the carry.
func mulAddVWW(z, x []word, y, c uint) uint {
	x = x[:len(z)]
	for i := range z {
		hi, lo := bits.Mul(uint(x[i]), y)
		lo, cc := bits.Add(lo, c, 0)
		z[i], c = word(lo), hi+cc
	}
	return c
}

// addMulVVW sets z += x*y and returns the carry.
func addMulVVW(z, x []word, y uint) uint {
	x = x[:len(z)]
	var c uint
	for i := range z {
		hi, lo := bits.Mul(uint(x[i]), y)
		lo, cc := bits.Add(lo, uint(z[i]), 0)
		hi += cc
		lo, cc = bits.Add(lo, c, 0)
		z[i], c = word(lo), hi+cc
	}
	return c
}

// divVW sets z = (r·B^n + x) / y and returns the remainder; r < y.
func divVW(z, x []word, y, r uint) uint {
	x = x[:len(z)]
	for i := len(z) - 1; i >= 0; i-- {
		var q uint
		q, r = bits.Div(r, uint(x[i]), y)
		z[i] = word(q)
	}
	return r
}

// shlVU sets z = x<<s | c for 0 < s < wordBits and returns the bits shifted out.
// z may be x.
func shlVU(z, x []word, s uint, c word) word {
	x = x[:len(z)]
	for i, v := range x {
		z[i] = v<<s | c
		c = v >> (wordBits - s)
	}
	return c
}

// shrVU sets z = x>>s for 0 < s < wordBits, with the low s bits of c coming in at
// the top. z may be x.
func shrVU(z, x []word, s uint, c word) {
	x = x[:len(z)]
	c <<= wordBits - s
	for i := len(x) - 1; i >= 0; i-- {
		v := x[i]
		z[i] = v>>s | c
		c = v << (wordBits - s)
	}
}

// cmpMag compares normalised or equally long magnitudes.
func cmpMag(x, y []word) int {
	if len(x) != len(y) {
		if len(x) < len(y) {
			return -1
		}
		return 1
	}
	for i := len(x) - 1; i >= 0; i-- {
		if x[i] != y[i] {
			if x[i] < y[i] {
				return -1
			}
			return 1
		}
	}
	return 0
}

// move copies x to z, of equal length, over strides.
func (w *work) move(z, x []word) error {
	for i := 0; i < len(z); i += stride {
		k := min(i+stride, len(z))
		copy(z[i:k], x[i:k])
		if err := w.pay(1 + (k-i)/24); err != nil {
			return err
		}
	}
	return nil
}

// cmp is cmpMag over strides.
func (w *work) cmp(x, y []word) (int, error) {
	if len(x) != len(y) {
		return cmpMag(x, y), nil
	}
	for hi := len(x); hi > 0; {
		lo := max(0, hi-stride)
		if err := w.pay(1 + (hi-lo)/12); err != nil {
			return 0, err
		}
		if c := cmpMag(x[lo:hi], y[lo:hi]); c != 0 {
			return c, nil
		}
		hi = lo
	}
	return 0, nil
}

// add sets z = x + y, len(z) == len(x) >= len(y), and returns the carry. z may be x.
func (w *work) add(z, x, y []word) (uint, error) {
	var c uint
	n := len(y)
	for i := 0; i < n; i += stride {
		k := min(i+stride, n)
		c = addVV(z[i:k], x[i:k], y[i:k], c)
		if err := w.pay(1 + (k-i)/8); err != nil {
			return 0, err
		}
	}
	for i := n; i < len(z); i += stride {
		if c == 0 && &z[0] == &x[0] {
			break
		}
		k := min(i+stride, len(z))
		c = addVW(z[i:k], x[i:k], c)
		if err := w.pay(1 + (k-i)/8); err != nil {
			return 0, err
		}
	}
	return c, nil
}

// sub sets z = x - y, len(z) == len(x) >= len(y), and returns the borrow. z may be x.
func (w *work) sub(z, x, y []word) (uint, error) {
	var c uint
	n := len(y)
	for i := 0; i < n; i += stride {
		k := min(i+stride, n)
		c = subVV(z[i:k], x[i:k], y[i:k], c)
		if err := w.pay(1 + (k-i)/8); err != nil {
			return 0, err
		}
	}
	for i := n; i < len(z); i += stride {
		if c == 0 && &z[0] == &x[0] {
			break
		}
		k := min(i+stride, len(z))
		c = subVW(z[i:k], x[i:k], c)
		if err := w.pay(1 + (k-i)/8); err != nil {
			return 0, err
		}
	}
	return c, nil
}

// mulWord sets z = x*y + c for equally long slices and returns the carry. z may be x.
func (w *work) mulWord(z, x []word, y, c uint) (uint, error) {
	for i := 0; i < len(z); i += stride {
		k := min(i+stride, len(z))
		c = mulAddVWW(z[i:k], x[i:k], y, c)
		if err := w.pay(1 + (k-i)/6); err != nil {
			return 0, err
		}
	}
	return c, nil
}

// divWord sets z = x/y for equally long slices and returns the remainder. z may be x.
func (w *work) divWord(z, x []word, y uint) (uint, error) {
	var r uint
	for k := len(z); k > 0; {
		i := max(0, k-stride)
		r = divVW(z[i:k], x[i:k], y, r)
		if err := w.pay(1 + k - i); err != nil {
			return 0, err
		}
		k = i
	}
	return r, nil
}

// shl sets z = x<<s for 0 <= s < wordBits and equally long slices and returns the
// bits shifted out. z may be x.
func (w *work) shl(z, x []word, s uint) (word, error) {
	var c word
	for i := 0; i < len(z); i += stride {
		k := min(i+stride, len(z))
		if s == 0 {
			copy(z[i:k], x[i:k])
		} else {
			c = shlVU(z[i:k], x[i:k], s, c)
		}
		if err := w.pay(1 + (k-i)/8); err != nil {
			return 0, err
		}
	}
	return c, nil
}

// shr sets z = x>>s for 0 <= s < wordBits and equally long slices. z may be x.
func (w *work) shr(z, x []word, s uint) error {
	for i := 0; i < len(z); i += stride {
		k := min(i+stride, len(z))
		if s == 0 {
			copy(z[i:k], x[i:k])
		} else {
			var c word
			if k < len(x) {
				c = x[k]
			}
			shrVU(z[i:k], x[i:k], s, c)
		}
		if err := w.pay(1 + (k-i)/8); err != nil {
			return err
		}
	}
	return nil
}
