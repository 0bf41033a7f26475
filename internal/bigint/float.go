package bigint

import (
	"math"
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// FromFloat returns f rounded toward zero; ErrOverflow for infinities and NaN.
func FromFloat(m meter.Meter, f float64) (Int, error) {
	b := math.Float64bits(f)
	exp := int(b>>52&0x7FF) - 1075
	switch {
	case exp == 0x7FF-1075:
		return Int{}, ErrOverflow
	case exp < -52:
		return Int{}, nil
	}
	neg := b>>63 != 0
	mant := b&(1<<52-1) | 1<<52
	if exp <= 0 {
		return fromUint64(m, neg, mant>>-exp)
	}
	limbs := [2]word{word(mant), word(mant >> 32)}
	x := limbs[:1]
	if wordBits == 32 {
		limbs[0] &= math.MaxUint32
		x = limbs[:2]
	}
	return Shl(m, Int{neg, x}, uint64(exp))
}

// ToFloat returns the float nearest to a, ties to even; ErrOverflow if it is infinite.
func ToFloat(m meter.Meter, a Int) (float64, error) {
	w := work{m: m}
	top, exp := leading64(a.Mag)
	sticky := false
	if exp > 0 {
		zero, err := w.lowZero(a.Mag, exp)
		if err != nil {
			return 0, err
		}
		sticky = !zero
		if err := w.flush(); err != nil {
			return 0, err
		}
	}
	return RoundFloat(a.Neg, top, exp, sticky)
}

// leading64 returns x as top·2^exp, cut off: all of it if it has up to 64 bits,
// otherwise its highest 64.
func leading64(x []word) (top uint64, exp int) {
	n := Int{Mag: x}.BitLen()
	if n <= 64 {
		for i := len(x) - 1; i >= 0; i-- {
			top = top<<(wordBits/2)<<(wordBits/2) | uint64(x[i])
		}
		return top, 0
	}
	exp = n - 64
	return bitsAt(x, exp), exp
}

// bitsAt returns the 64 bits of x from the given position.
func bitsAt(x []word, pos int) uint64 {
	i, s := pos/wordBits, uint(pos%wordBits)
	var v uint64
	for k := 0; k*wordBits < 64; k++ {
		v |= uint64(limb(x, i+k)>>s|limb(x, i+k+1)<<1<<(wordBits-1-s)) << (k * wordBits)
	}
	return v
}

// lowZero reports whether the n lowest bits of x are zero.
func (w *work) lowZero(x []word, n int) (bool, error) {
	i := n / wordBits
	if i < len(x) && x[i]&(1<<(n%wordBits)-1) != 0 {
		return false, nil
	}
	return w.zero(x[:min(i, len(x))])
}

// RoundFloat returns the float nearest to ±(mant + e)·2^exp, ties to even, where
// 0 < e < 1 if sticky is set and e = 0 otherwise. With sticky set mant has at least
// 55 bits. The error is ErrOverflow, with an infinity.
func RoundFloat(neg bool, mant uint64, exp int, sticky bool) (float64, error) {
	if mant == 0 {
		return signed(neg, 0), nil
	}
	s := bits.LeadingZeros64(mant)
	mant <<= s
	exp -= s
	// The value is mant·2^exp with the highest bit set; 11 bits go, more below the
	// normal range.
	drop := uint(11)
	e := exp + 63 // exponent of the highest bit
	if e < -1022 {
		drop += uint(min(-1022-e, 64))
	}
	if e > 1023 {
		return signed(neg, 0x7FF<<52), ErrOverflow
	}
	var r uint64
	switch {
	case drop < 64:
		half := uint64(1) << (drop - 1)
		rest := mant & (1<<drop - 1)
		r = mant >> drop
		if rest > half || rest == half && (sticky || r&1 != 0) {
			r++
		}
	case drop == 64 && (mant > 1<<63 || sticky):
		r = 1
	}
	// A carry out of the fraction moves into the exponent by itself.
	if e >= -1022 {
		r += uint64(e+1022) << 52
	}
	if r >= 0x7FF<<52 {
		return signed(neg, 0x7FF<<52), ErrOverflow
	}
	return signed(neg, r), nil
}

func signed(neg bool, b uint64) float64 {
	if neg {
		b |= 1 << 63
	}
	return math.Float64frombits(b)
}

// TrueDiv returns the float nearest to a/b, ties to even; ErrOverflow if it is
// infinite, ErrDivisionByZero for b = 0.
func TrueDiv(m meter.Meter, a, b Int) (float64, error) {
	neg := a.Neg != b.Neg
	switch {
	case len(b.Mag) == 0:
		return 0, ErrDivisionByZero
	case len(a.Mag) == 0:
		return signed(b.Neg, 0), nil
	case a.BitLen() <= 53 && b.BitLen() <= 53:
		x, _ := magUint64(a.Mag)
		y, _ := magUint64(b.Mag)
		f := float64(x) / float64(y)
		if neg {
			f = -f
		}
		return f, nil
	}
	diff := a.BitLen() - b.BitLen()
	switch {
	case diff > 1024:
		return signed(neg, 0x7FF<<52), ErrOverflow
	case diff < -1080:
		return signed(neg, 0), nil
	}
	// Scale a so that the quotient has 62 or 63 bits.
	w := work{m: m}
	shift := 62 - diff // a·2^shift
	u, sticky, err := w.scaled(a.Mag, shift)
	if err != nil {
		return 0, err
	}
	q, err := w.scratch(max(len(u)-len(b.Mag)+1, 1))
	if err != nil {
		return 0, err
	}
	r, err := w.scratch(len(b.Mag))
	if err != nil {
		return 0, err
	}
	if err := w.div(q, r, u, b.Mag); err != nil {
		return 0, err
	}
	quo, _ := magUint64(norm(q))
	if !sticky {
		zero, err := w.zero(r)
		if err != nil {
			return 0, err
		}
		sticky = !zero
	}
	if err := w.flush(); err != nil {
		return 0, err
	}
	return RoundFloat(neg, quo, -shift, sticky)
}

// scaled returns x·2^shift cut off to an integer in scratch memory, and whether a
// bit was lost.
func (w *work) scaled(x []word, shift int) ([]word, bool, error) {
	if shift < 0 {
		limbs, s := -shift/wordBits, uint(-shift%wordBits)
		zero, err := w.lowZero(x, -shift)
		if err != nil {
			return nil, false, err
		}
		z, err := w.scratch(len(x) - limbs)
		if err != nil {
			return nil, false, err
		}
		err = w.shr(z, x[limbs:], s)
		return norm(z), !zero, err
	}
	limbs, s := shift/wordBits, uint(shift%wordBits)
	z, err := w.scratch(limbs + len(x) + 1)
	if err != nil {
		return nil, false, err
	}
	clear(z[:limbs])
	z[limbs+len(x)], err = w.shl(z[limbs:limbs+len(x)], x, s)
	return norm(z), false, err
}

// CmpFloat compares a with f exactly: -1, 0 or 1. f is not NaN.
func CmpFloat(m meter.Meter, a Int, f float64) (int, error) {
	s := a.Sign()
	switch {
	case math.IsInf(f, 1):
		return -1, nil
	case math.IsInf(f, -1):
		return 1, nil
	case f == 0:
		return s, nil
	case s >= 0 && f < 0:
		return 1, nil
	case s <= 0 && f > 0:
		return -1, nil
	}
	// Same signs; compare magnitudes, first by the exponent of the highest bit.
	frac, exp := math.Frexp(math.Abs(f))
	if n := a.BitLen(); n != exp {
		if n < exp {
			return -s, nil
		}
		return s, nil
	}
	mant := uint64(math.Ldexp(frac, 64)) // highest bit set
	top, drop := leading64(a.Mag)
	if drop == 0 {
		top <<= 64 - exp
	}
	switch {
	case top < mant:
		return -s, nil
	case top > mant:
		return s, nil
	}
	w := work{m: m}
	zero, err := w.lowZero(a.Mag, drop)
	if err != nil {
		return 0, err
	}
	if err := w.flush(); err != nil {
		return 0, err
	}
	if zero {
		return 0, nil
	}
	return s, nil
}
