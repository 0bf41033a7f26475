// Package bigint computes with unbounded integers for a run that pays for its work.
//
// What comes in and goes out is an Int: a sign and a magnitude in little-endian
// limbs. The invariants are those of the heap that stores them: the highest limb is
// not zero, zero has no limbs and no sign. A result never shares memory with an
// argument, and its capacity exceeds its length by a limb or an eighth at most, so
// the capacity is what a caller charges.
//
// Every function whose work depends on the size of its arguments takes a
// meter.Meter. It declares memory with Need before it allocates, scratch included,
// and pays while it works: a refused payment ends any operation within about a
// millisecond. math/big is used as the kernel for pieces only, of at most pieceLimbs
// limbs; larger products, quotients, roots, powers and conversions are loops of this
// package over such pieces. An error of the meter comes back unchanged; the
// package's own errors are the Err variables, and the Python exceptions they stand
// for are the caller's.
package bigint

import (
	"errors"
	"math/big"
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// Int is an integer. The zero value is 0.
type Int struct {
	Neg bool       // below zero
	Mag []big.Word // magnitude, lowest limb first, highest limb not zero
}

// Errors a function of this package makes itself.
var (
	ErrDivisionByZero = errors.New("bigint: division by zero")
	ErrTooLarge       = errors.New("bigint: result too large for any machine")
	ErrNotInvertible  = errors.New("bigint: base is not invertible for the given modulus")
	ErrNegative       = errors.New("bigint: negative argument")
	ErrOverflow       = errors.New("bigint: result out of range")
)

type word = big.Word

const (
	wordBits  = bits.UintSize
	wordBytes = wordBits / 8
	wordMask  = ^word(0)

	// maxLimbs bounds every result: a request over 2^47 bytes could be served by
	// no machine and is refused with ErrTooLarge before memory is asked for. On
	// 32-bit machines the address space is the bound.
	maxLimbs = (1<<(min(47, wordBits-2)) - 1) / wordBytes
)

// Sign returns -1, 0 or 1.
func (a Int) Sign() int {
	switch {
	case len(a.Mag) == 0:
		return 0
	case a.Neg:
		return -1
	}
	return 1
}

// BitLen returns the number of bits of the magnitude, 0 for 0.
func (a Int) BitLen() int {
	n := len(a.Mag)
	if n == 0 {
		return 0
	}
	return (n-1)*wordBits + bits.Len(uint(a.Mag[n-1]))
}

// Odd reports whether the lowest bit is set.
func (a Int) Odd() bool { return len(a.Mag) > 0 && a.Mag[0]&1 != 0 }

// Int64 returns the value if it fits.
func (a Int) Int64() (int64, bool) {
	u, ok := magUint64(a.Mag)
	switch {
	case !ok:
		return 0, false
	case a.Neg:
		return -int64(u), u <= 1<<63
	}
	return int64(u), u < 1<<63
}

// Uint64 returns the value if it fits.
func (a Int) Uint64() (uint64, bool) {
	u, ok := magUint64(a.Mag)
	return u, ok && !a.Neg
}

func magUint64(x []word) (uint64, bool) {
	switch {
	case len(x) == 0:
		return 0, true
	case len(x) == 1:
		return uint64(x[0]), true
	case wordBits == 32 && len(x) == 2:
		return uint64(x[1])<<32 | uint64(x[0]), true
	}
	return 0, false
}

// FromInt64 returns v.
func FromInt64(m meter.Meter, v int64) (Int, error) {
	if v < 0 {
		return fromUint64(m, true, -uint64(v))
	}
	return fromUint64(m, false, uint64(v))
}

// FromUint64 returns v.
func FromUint64(m meter.Meter, v uint64) (Int, error) { return fromUint64(m, false, v) }

func fromUint64(m meter.Meter, neg bool, v uint64) (Int, error) {
	if v == 0 {
		return Int{}, nil
	}
	n := 1
	if wordBits == 32 && v>>32 != 0 {
		n = 2
	}
	z, err := newMag(m, n)
	if err != nil {
		return Int{}, err
	}
	putUint64(z, v)
	return Int{neg, z}, nil
}

// putUint64 writes v into z, which has room for it, and clears the rest.
func putUint64(z []word, v uint64) {
	for i := range z {
		z[i] = word(v)
		v = v >> (wordBits / 2) >> (wordBits / 2)
	}
}

// Neg returns -a.
func Neg(m meter.Meter, a Int) (Int, error) {
	z, err := Copy(m, a)
	if len(z.Mag) > 0 {
		z.Neg = !a.Neg
	}
	return z, err
}

// Abs returns the absolute value of a.
func Abs(m meter.Meter, a Int) (Int, error) {
	z, err := Copy(m, a)
	z.Neg = false
	return z, err
}

// Copy returns a in memory of its own.
func Copy(m meter.Meter, a Int) (Int, error) {
	if len(a.Mag) == 0 {
		return Int{}, nil
	}
	w := work{m: m}
	z, err := w.result(len(a.Mag))
	if err != nil {
		return Int{}, err
	}
	if err := w.move(z, a.Mag); err != nil {
		return Int{}, err
	}
	return w.finish(a.Neg, z)
}

// Cmp compares a and b: -1, 0 or 1.
func Cmp(m meter.Meter, a, b Int) (int, error) {
	if a.Neg != b.Neg {
		if a.Neg {
			return -1, nil
		}
		return 1, nil
	}
	c := 0
	if len(a.Mag) <= 2 || len(a.Mag) != len(b.Mag) {
		c = cmpMag(a.Mag, b.Mag)
	} else {
		w := work{m: m}
		var err error
		if c, err = w.cmp(a.Mag, b.Mag); err == nil {
			err = w.flush()
		}
		if err != nil {
			return 0, err
		}
	}
	if a.Neg {
		c = -c
	}
	return c, nil
}

// norm drops leading zero limbs.
func norm(x []word) []word {
	n := len(x)
	for n > 0 && x[n-1] == 0 {
		n--
	}
	return x[:n]
}
