package bigint

import (
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// And returns a & b, both in two's complement of unbounded width.
func And(m meter.Meter, a, b Int) (Int, error) {
	if !a.Neg && !b.Neg {
		n := min(len(a.Mag), len(b.Mag))
		if n <= 2 {
			x1, x0 := two(a.Mag[:n])
			y1, y0 := two(b.Mag[:n])
			return small(m, false, 0, x1&y1, x0&y0)
		}
		// Zero limbs at the top are cut before the result is allocated.
		x, y := a.Mag[:n], b.Mag[:n]
		w := work{m: m}
		for n > 0 && x[n-1]&y[n-1] == 0 {
			lo := max(0, n-stride)
			if err := w.pay(1 + (n-lo)/8); err != nil {
				return Int{}, err
			}
			for n > lo && x[n-1]&y[n-1] == 0 {
				n--
			}
		}
		z, err := w.result(n)
		if err != nil {
			return Int{}, err
		}
		return w.logicPositive(z, x[:n], y[:n], opAnd)
	}
	return logic(m, a, b, opAnd)
}

// Or returns a | b in two's complement.
func Or(m meter.Meter, a, b Int) (Int, error) { return logic(m, a, b, opOr) }

// Xor returns a ^ b in two's complement.
func Xor(m meter.Meter, a, b Int) (Int, error) { return logic(m, a, b, opXor) }

// Not returns ^a, which is -a - 1.
func Not(m meter.Meter, a Int) (Int, error) {
	one := Int{false, []word{1}}
	z, err := addSigned(m, a, one, false)
	if len(z.Mag) == 0 {
		if err == nil && !(a.Neg && len(a.Mag) == 1) {
			return fromUint64(m, true, 1)
		}
		return z, err
	}
	z.Neg = !z.Neg
	return z, err
}

type logicOp uint8

const (
	opAnd logicOp = iota
	opOr
	opXor
)

func (op logicOp) apply(x, y word) word {
	switch op {
	case opAnd:
		return x & y
	case opOr:
		return x | y
	}
	return x ^ y
}

func logic(m meter.Meter, a, b Int, op logicOp) (Int, error) {
	x, y := a, b
	if len(x.Mag) < len(y.Mag) {
		x, y = y, x
	}
	if !x.Neg && !y.Neg && len(x.Mag) <= 2 {
		x1, x0 := two(x.Mag)
		y1, y0 := two(y.Mag)
		return small(m, false, 0, uint(op.apply(word(x1), word(y1))), uint(op.apply(word(x0), word(y0))))
	}
	w := work{m: m}
	if !x.Neg && !y.Neg {
		z, err := w.result(len(x.Mag))
		if err != nil {
			return Int{}, err
		}
		return w.logicPositive(z, x.Mag, y.Mag, op)
	}
	n := len(x.Mag) + 1
	if op == opAnd && !y.Neg {
		n = len(y.Mag) + 1 // the sign limbs of y are zero
	}
	z, err := w.result(n)
	if err != nil {
		return Int{}, err
	}
	neg := op.apply(signLimb(x), signLimb(y))&1 != 0
	cx, cy, cz := signCarry(x.Neg), signCarry(y.Neg), signCarry(neg)
	for i := 0; i < len(z); i += stride {
		end := min(i+stride, len(z))
		for j := i; j < end; j++ {
			var xv, yv, zv word
			xv, cx = complement(limb(x.Mag, j), x.Neg, cx)
			yv, cy = complement(limb(y.Mag, j), y.Neg, cy)
			zv, cz = complement(op.apply(xv, yv), neg, cz)
			z[j] = zv
		}
		if err := w.pay(1 + (end-i)/2); err != nil {
			return Int{}, err
		}
	}
	return w.finish(neg, z)
}

// logicPositive combines two magnitudes, len(x) >= len(y), into z of the length of x.
func (w *work) logicPositive(z, x, y []word, op logicOp) (Int, error) {
	n := len(y)
	for i := 0; i < n; i += stride {
		end := min(i+stride, n)
		xs, ys, zs := x[i:end], y[i:end], z[i:end]
		ys, zs = ys[:len(xs)], zs[:len(xs)]
		switch op {
		case opAnd:
			for j, v := range xs {
				zs[j] = v & ys[j]
			}
		case opOr:
			for j, v := range xs {
				zs[j] = v | ys[j]
			}
		default:
			for j, v := range xs {
				zs[j] = v ^ ys[j]
			}
		}
		if err := w.pay(1 + (end-i)/8); err != nil {
			return Int{}, err
		}
	}
	if err := w.move(z[n:], x[n:]); err != nil {
		return Int{}, err
	}
	return w.finish(false, z)
}

func limb(x []word, i int) word {
	if i < len(x) {
		return x[i]
	}
	return 0
}

func signLimb(a Int) word {
	if a.Neg {
		return wordMask
	}
	return 0
}

func signCarry(neg bool) uint {
	if neg {
		return 1
	}
	return 0
}

// complement turns the next limb of a magnitude into one of the two's complement,
// or back, if neg is set. The carry begins as 1.
func complement(v word, neg bool, carry uint) (word, uint) {
	if !neg {
		return v, 0
	}
	s, c := bits.Add(uint(^v), carry, 0)
	return word(s), c
}

// Shl returns a << n.
func Shl(m meter.Meter, a Int, n uint64) (Int, error) {
	if len(a.Mag) == 0 {
		return Int{}, nil
	}
	if n/wordBits > maxLimbs {
		return Int{}, ErrTooLarge
	}
	limbs, s := int(n/wordBits), uint(n%wordBits)
	if len(a.Mag) == 1 && limbs == 0 {
		v := uint(a.Mag[0])
		return small(m, a.Neg, 0, v>>1>>(wordBits-1-s), v<<s)
	}
	size := limbs + len(a.Mag)
	if s > 0 && a.Mag[len(a.Mag)-1]>>(wordBits-s) != 0 {
		size++
	}
	w := work{m: m}
	z, err := w.result(size)
	if err != nil {
		return Int{}, err
	}
	c, err := w.shl(z[limbs:limbs+len(a.Mag)], a.Mag, s)
	if err != nil {
		return Int{}, err
	}
	if c != 0 {
		z[size-1] = c
	}
	return w.finish(a.Neg, z)
}

// Shr returns a >> n, rounded toward minus infinity.
func Shr(m meter.Meter, a Int, n uint64) (Int, error) {
	limbs := len(a.Mag)
	if n/wordBits < uint64(limbs) {
		limbs = int(n / wordBits)
	}
	s := uint(n % wordBits)
	x := a.Mag[limbs:]
	if len(x) == 0 {
		if a.Neg {
			return fromUint64(m, true, 1)
		}
		return Int{}, nil
	}
	if !a.Neg && len(x) <= 2 {
		x1, x0 := two(x)
		return small(m, false, 0, x1>>s, x0>>s|x1<<1<<(wordBits-1-s))
	}
	w := work{m: m}
	up := false
	if a.Neg {
		// Rounding down moves the magnitude up if a bit is lost.
		up = x[0]&(1<<s-1) != 0
		if !up {
			zero, err := w.zero(a.Mag[:limbs])
			if err != nil {
				return Int{}, err
			}
			up = !zero
		}
	}
	size := len(x)
	if x[size-1]>>s == 0 {
		size--
	}
	if up {
		size++
	}
	z, err := w.result(max(size, len(x)))
	if err != nil {
		return Int{}, err
	}
	if err := w.shr(z[:len(x)], x, s); err != nil {
		return Int{}, err
	}
	if up {
		if _, err := w.add(z, z, []word{1}); err != nil {
			return Int{}, err
		}
	}
	return w.finish(a.Neg, z)
}

// zero reports whether all limbs of x are zero.
func (w *work) zero(x []word) (bool, error) {
	for i := 0; i < len(x); i += stride {
		end := min(i+stride, len(x))
		for j := i; j < end; j++ {
			if x[j] != 0 {
				return false, w.pay(1 + (j-i)/12)
			}
		}
		if err := w.pay(1 + (end-i)/12); err != nil {
			return false, err
		}
	}
	return true, nil
}

// BitCount returns the number of ones in the magnitude.
func BitCount(m meter.Meter, a Int) (int, error) {
	w := work{m: m}
	n := 0
	for i := 0; i < len(a.Mag); i += stride {
		end := min(i+stride, len(a.Mag))
		for _, v := range a.Mag[i:end] {
			n += bits.OnesCount(uint(v))
		}
		if err := w.pay(1 + (end-i)/8); err != nil {
			return 0, err
		}
	}
	return n, w.flush()
}

// TrailingZeros returns the number of zeros that end the magnitude, 0 for 0.
func TrailingZeros(m meter.Meter, a Int) (int, error) {
	w := work{m: m}
	n, err := w.trailingZeros(a.Mag)
	if err != nil {
		return 0, err
	}
	return n, w.flush()
}

func (w *work) trailingZeros(x []word) (int, error) {
	for i := 0; i < len(x); i += stride {
		end := min(i+stride, len(x))
		for j := i; j < end; j++ {
			if x[j] != 0 {
				return j*wordBits + bits.TrailingZeros(uint(x[j])), w.pay(1 + (j-i)/12)
			}
		}
		if err := w.pay(1 + (end-i)/12); err != nil {
			return 0, err
		}
	}
	return 0, nil
}
