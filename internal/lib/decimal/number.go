package decimal

import (
	"math"
	"math/big"
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/fmath"
	"github.com/gilliam-run/gilliam/internal/meter"
)

// A dec is (-1)^neg · coef · 10^exp, an infinity or a NaN. It is immutable.
type dec struct {
	form   form
	neg    bool
	coef   bigint.Int // not negative; what a NaN carries with it
	digits int64      // of coef, 1 for zero
	exp    int64
}

type form uint8

const (
	finite form = iota
	infinite
	quiet     // NaN
	signaling // sNaN
)

// Limits of contexts and of exact numbers.
const (
	maxPrec = 999999999999999999
	maxEmax = 999999999999999999
	minEmin = -maxEmax
	minTiny = minEmin - (maxPrec - 1)
)

func (d *dec) nan() bool  { return d.form >= quiet }
func (d *dec) zero() bool { return d.form == finite && len(d.coef.Mag) == 0 }

// adjusted is the exponent of the first digit.
func (d *dec) adjusted() int64 { return d.exp + d.digits - 1 }

// sign is -1, 0 or 1; infinities count.
func (d *dec) sign() int {
	switch {
	case d.zero():
		return 0
	case d.neg:
		return -1
	}
	return 1
}

// withSign is d with another sign.
func (d *dec) withSign(neg bool) *dec {
	if d.neg == neg {
		return d
	}
	r := *d
	r.neg = neg
	return &r
}

// The conditions an operation can raise. The first five are one signal for scripts.
type condition uint32

const (
	invalidOperation condition = 1 << iota
	conversionSyntax
	divisionImpossible
	divisionUndefined
	invalidContext
	floatOperation
	divisionByZero
	overflow
	underflow
	subnormal
	inexact
	rounded
	clamped

	invalid = invalidOperation | conversionSyntax | divisionImpossible | divisionUndefined | invalidContext
)

type rounding uint8

const (
	roundUp rounding = iota
	roundDown
	roundCeiling
	roundFloor
	roundHalfUp
	roundHalfDown
	roundHalfEven
	round05Up
)

// settings are what a context says about arithmetic.
type settings struct {
	prec       int64
	emin, emax int64
	round      rounding
	clamp      bool
}

func (s *settings) tiny() int64 { return s.emin - s.prec + 1 }
func (s *settings) top() int64  { return s.emax - s.prec + 1 }

// exactly are the settings of conversions, which round nothing that exists.
var exactly = settings{prec: maxPrec, emin: minEmin, emax: maxEmax, round: roundHalfEven}

// A calc does the arithmetic of one operation: it knows the settings, collects conditions
// and stops at the first error of the meter, after which results mean nothing.
type calc struct {
	settings
	m      meter.Meter
	raised condition
	err    error
}

func (c *calc) raise(s condition) { c.raised |= s }

// bad is the result of an invalid operation.
func (c *calc) bad(s condition) *dec {
	c.raise(s)
	return &dec{form: quiet, digits: 1}
}

// with runs f with other settings and reports the conditions it raised by themselves.
func (c *calc) with(s settings, f func()) condition {
	old, before := c.settings, c.raised
	c.settings, c.raised = s, 0
	f()
	got := c.raised
	c.settings, c.raised = old, before
	return got
}

// Whole numbers. Errors stay in c.err.

func small(n uint64) bigint.Int {
	if n == 0 {
		return bigint.Int{}
	}
	return bigint.Int{Mag: []big.Word{big.Word(n)}}
}

func (c *calc) keep(z bigint.Int, err error) bigint.Int {
	if err != nil && c.err == nil {
		c.err = err
	}
	return z
}

func (c *calc) add(a, b bigint.Int) bigint.Int {
	if c.err != nil {
		return a
	}
	return c.keep(bigint.Add(c.m, a, b))
}

func (c *calc) sub(a, b bigint.Int) bigint.Int {
	if c.err != nil {
		return a
	}
	return c.keep(bigint.Sub(c.m, a, b))
}

func (c *calc) mul(a, b bigint.Int) bigint.Int {
	if c.err != nil {
		return a
	}
	return c.keep(bigint.Mul(c.m, a, b))
}

// quo divides numbers that are not negative.
func (c *calc) quo(a, b bigint.Int) (q, r bigint.Int) {
	if c.err != nil {
		return a, bigint.Int{}
	}
	q, r, err := bigint.QuoRem(c.m, a, b)
	c.keep(q, err)
	return q, r
}

func (c *calc) cmp(a, b bigint.Int) int {
	if c.err != nil {
		return 0
	}
	n, err := bigint.Cmp(c.m, a, b)
	if err != nil {
		c.err = err
	}
	return n
}

func (c *calc) shl(a bigint.Int, n int64) bigint.Int {
	if c.err != nil || n == 0 {
		return a
	}
	if n < 0 {
		return c.keep(bigint.Shr(c.m, a, uint64(-n)))
	}
	return c.keep(bigint.Shl(c.m, a, uint64(n)))
}

// tens are the powers of ten of one word.
var tens = func() (t [20]bigint.Int) {
	p := uint64(1)
	for i := range t {
		t[i] = small(p)
		p *= 10
	}
	return t
}()

// pow10 is 10^n; too large an n ends in an error of memory.
func (c *calc) pow10(n int64) bigint.Int {
	if n < int64(len(tens)) {
		return tens[max(n, 0)]
	}
	if c.err != nil {
		return small(1)
	}
	return c.keep(bigint.Pow(c.m, small(10), uint64(n)))
}

// shift10 is a · 10^n.
func (c *calc) shift10(a bigint.Int, n int64) bigint.Int {
	if n <= 0 || len(a.Mag) == 0 {
		return a
	}
	return c.mul(a, c.pow10(n))
}

// countDigits is the number of decimal digits of a, 1 for zero.
func (c *calc) countDigits(a bigint.Int) int64 {
	if u, ok := a.Uint64(); ok {
		n := int64(1)
		for u >= 10 {
			u /= 10
			n++
		}
		return n
	}
	// The logarithm of the first words is off by less than slack: only a number that near to a
	// power of ten is compared with it.
	const slack = 1e-6
	lead := max(0, len(a.Mag)-3)
	top := 0.0
	for i := len(a.Mag) - 1; i >= lead; i-- {
		top = float64(math.Ldexp(top, bits.UintSize)) + float64(a.Mag[i])
	}
	log := float64((fmath.Log2(top) + float64(lead*bits.UintSize)) * (math.Ln2 / math.Ln10))
	low, high := int64(log-slack)+1, int64(log+slack)+1
	for low < high {
		if c.cmp(a, c.pow10(low)) < 0 {
			return low
		}
		low++
	}
	return low
}

// finite makes a number of a coefficient that is not negative.
func (c *calc) finite(neg bool, coef bigint.Int, exp int64) *dec {
	return &dec{neg: neg, coef: coef, digits: c.countDigits(coef), exp: exp}
}

func infinity(neg bool) *dec { return &dec{form: infinite, neg: neg, digits: 1} }

// fromInt is the exact number of a small int.
func (c *calc) fromInt(n int64) *dec {
	if n < 0 {
		return c.finite(true, small(uint64(-n)), 0)
	}
	return c.finite(false, small(uint64(n)), 0)
}

// trailingZeros is how many decimal zeros a ends with, at most limit; a is not zero.
func (c *calc) trailingZeros(a bigint.Int, limit int64) (n int64, rest bigint.Int) {
	for step := int64(1); c.err == nil; step *= 2 {
		if n+step > limit {
			break
		}
		q, r := c.quo(a, c.pow10(step))
		if len(r.Mag) != 0 {
			break
		}
		a, n = q, n+step
	}
	// The steps grew too long: what is left is less than the last one.
	for step := int64(1) << 40; step > 0; step /= 2 {
		if n+step > limit || c.err != nil || step > c.countDigits(a) {
			continue
		}
		q, r := c.quo(a, c.pow10(step))
		if len(r.Mag) == 0 {
			a, n = q, n+step
		}
	}
	return n, a
}
