package mathlib

import (
	"math"
	"math/big"
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// intFuncs are the functions of integers.
var intFuncs = []vm.Def{
	{Name: "comb", Sig: "n, k, /", Fn: comb,
		Doc: "How many sets of k there are among n things."},
	{Name: "perm", Sig: "n, k=, /", Fn: perm,
		Doc: "How many sequences of k there are among n things."},
	{Name: "factorial", Sig: "n, /", Fn: factorial, Doc: "Find n!."},
	{Name: "isqrt", Sig: "n, /", Fn: isqrt, Doc: "The greatest int whose square is not above n."},
	{Name: "gcd", Sig: "*integers", Doc: "Greatest Common Divisor.", Fn: func(m *vm.VM, a []Value) Value {
		return fold(m, "gcd", a[0], gcdSmall, bigint.GCD, 0)
	}},
	{Name: "lcm", Sig: "*integers", Doc: "Least Common Multiple.", Fn: func(m *vm.VM, a []Value) Value {
		return fold(m, "lcm", a[0], lcmSmall, bigint.LCM, 1)
	}},
}

// toInt is the built-in int that v stands for. Otherwise r is what a native answers: the
// exception raised, or Unbound for a value whose class may have __index__.
func toInt(m *vm.VM, v Value) (z Value, r Value) {
	if v.IsInt() {
		return v, heap.None
	}
	switch p := m.Payload(v); {
	case p.IsInt(), p.Is(heap.KInt):
		return p, heap.None
	case p == heap.True:
		return heap.Small(1), heap.None
	case p == heap.False:
		return heap.Small(0), heap.None
	case v.Is(heap.KInst), v.Is(heap.KNative):
		return 0, heap.Unbound
	}
	return 0, m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(v))
}

// toInts is toInt for all arguments; on failure r is the native's answer.
func toInts(m *vm.VM, name string, a []Value) (z []Value, r Value) {
	z = make([]Value, len(a))
	for i, v := range a {
		if z[i], r = toInt(m, v); r == heap.Unbound {
			return nil, m.CallIn("math", "_with_ints", append([]Value{m.Heap().Intern(name)}, a...)...)
		} else if r != heap.None {
			return nil, r
		}
	}
	return z, heap.None
}

func gcdSmall(a, b uint64) (uint64, bool) {
	for b != 0 {
		a, b = b, a%b
	}
	return a, true
}

func lcmSmall(a, b uint64) (uint64, bool) {
	if a == 0 || b == 0 {
		return 0, true
	}
	g, _ := gcdSmall(a, b)
	hi, lo := bits.Mul64(a/g, b)
	return lo, hi == 0
}

// fold computes gcd or lcm of the integers of a tuple, starting with unit.
func fold(m *vm.VM, name string, args Value, small func(a, b uint64) (uint64, bool),
	large func(meter.Meter, bigint.Int, bigint.Int) (bigint.Int, error), unit uint64) Value {
	z, r := toInts(m, name, m.Heap().List(args).V)
	if r != heap.None {
		return r
	}
	mt := m.Meter()
	acc, isSmall := unit, true
	var wide bigint.Int
	for _, v := range z {
		if !m.Pay(2) {
			return heap.Raised
		}
		if isSmall && v.IsInt() {
			x := v.Int()
			if x < 0 {
				x = -x
			}
			if next, ok := small(acc, uint64(x)); ok {
				acc = next
				continue
			}
		}
		var err error
		if isSmall {
			isSmall = false
			if wide, err = bigint.FromUint64(mt, acc); err != nil {
				return m.NumError(err)
			}
		}
		if wide, err = large(mt, wide, m.BigOf(v)); err != nil {
			return m.NumError(err)
		}
	}
	if isSmall {
		return m.Heap().NewUint(acc)
	}
	return m.NewBigInt(wide, nil)
}

func isqrt(m *vm.VM, a []Value) Value {
	z, r := toInts(m, "isqrt", a)
	if r != heap.None {
		return r
	}
	if v := z[0]; v.IsInt() && v.Int() >= 0 && v.Int() < 1<<52 {
		return heap.Small(int64(math.Sqrt(float64(v.Int()))))
	}
	root, err := bigint.ISqrt(m.Meter(), m.BigOf(z[0]))
	if err == bigint.ErrNegative {
		return m.Raisef(vm.E.ValueError, "isqrt() argument must be nonnegative")
	}
	return m.NewBigInt(root, err)
}

// product multiplies the integers from lo to hi, halving the range so that the factors of
// large products have like sizes.
func product(mt meter.Meter, lo, hi uint64) (bigint.Int, error) {
	if hi-lo < 64 {
		return productRun(mt, lo, hi)
	}
	mid := lo + (hi-lo)/2
	x, err := product(mt, lo, mid)
	if err != nil {
		return x, err
	}
	y, err := product(mt, mid+1, hi)
	if err != nil {
		return y, err
	}
	return bigint.Mul(mt, x, y)
}

// productRun multiplies a short run of integers limb by limb.
func productRun(mt meter.Meter, lo, hi uint64) (bigint.Int, error) {
	n := int(hi-lo) + 1
	limbs := n*bits.Len64(hi)/64 + 1
	if err := mt.Pay(10 + n/4 + limbs*limbs/8); err != nil {
		return bigint.Int{}, err
	}
	z := bigint.Int{Mag: make([]big.Word, 1, n+1)}
	z.Mag[0] = 1
	for f := lo; f <= hi; f++ {
		x := f
		for f < hi { // as many factors as fit a limb
			over, lo := bits.Mul64(x, f+1)
			if over != 0 {
				break
			}
			x = lo
			f++
		}
		carry := uint64(0)
		for i, w := range z.Mag {
			over, low := bits.Mul64(uint64(w), x)
			sum, c := bits.Add64(low, carry, 0)
			z.Mag[i], carry = big.Word(sum), over+c
		}
		if carry != 0 {
			z.Mag = append(z.Mag, big.Word(carry))
		}
	}
	return z, nil
}

func factorial(m *vm.VM, a []Value) Value {
	z, r := toInts(m, "factorial", a)
	if r != heap.None {
		return r
	}
	n, ok := m.AsInt64(z[0])
	switch {
	case !ok && !m.BigOf(z[0]).Neg:
		return m.Raisef(vm.E.OverflowError, "factorial() argument should not exceed %d", math.MaxInt64)
	case !ok || n < 0:
		return m.Raisef(vm.E.ValueError, "factorial() not defined for negative values")
	case n < 2:
		return heap.Small(1)
	}
	return m.NewBigInt(product(m.Meter(), 2, uint64(n)))
}

// choose checks the arguments of comb and perm.
func choose(m *vm.VM, name string, a []Value) (z []Value, r Value) {
	if z, r = toInts(m, name, a); r != heap.None {
		return nil, r
	}
	for i, letter := range []string{"n", "k"} {
		if m.BigOf(z[i]).Sign() < 0 {
			return nil, m.Raisef(vm.E.ValueError, "%s must be a non-negative integer", letter)
		}
	}
	return z, heap.None
}

func perm(m *vm.VM, a []Value) Value {
	if a[1] == heap.None || a[1] == heap.Unbound {
		return factorial(m, a[:1])
	}
	z, r := choose(m, "perm", a)
	if r != heap.None {
		return r
	}
	n, k := m.BigOf(z[0]), m.BigOf(z[1])
	less, err := bigint.Cmp(m.Meter(), n, k)
	if err != nil {
		return m.NumError(err)
	}
	if less < 0 {
		return heap.Small(0)
	}
	kk, ok := k.Int64()
	if !ok {
		return m.Raisef(vm.E.OverflowError, "k must not exceed %d", math.MaxInt64)
	}
	return m.NewBigInt(falling(m.Meter(), n, uint64(kk)))
}

// falling returns n(n-1)…(n-k+1).
func falling(mt meter.Meter, n bigint.Int, k uint64) (bigint.Int, error) {
	if k == 0 {
		return bigint.FromInt64(mt, 1)
	}
	if x, ok := n.Uint64(); ok && x < math.MaxUint64 {
		return product(mt, x-k+1, x)
	}
	if k == 1 {
		return bigint.Copy(mt, n)
	}
	half := k / 2
	x, err := falling(mt, n, half)
	if err != nil {
		return x, err
	}
	d, err := bigint.FromUint64(mt, half)
	if err != nil {
		return d, err
	}
	if d, err = bigint.Sub(mt, n, d); err != nil {
		return d, err
	}
	y, err := falling(mt, d, k-half)
	if err != nil {
		return y, err
	}
	return bigint.Mul(mt, x, y)
}

func comb(m *vm.VM, a []Value) Value {
	z, r := choose(m, "comb", a)
	if r != heap.None {
		return r
	}
	mt := m.Meter()
	n, k := m.BigOf(z[0]), m.BigOf(z[1])
	rest, err := bigint.Sub(mt, n, k)
	if err != nil {
		return m.NumError(err)
	}
	if rest.Neg {
		return heap.Small(0)
	}
	less, err := bigint.Cmp(mt, rest, k)
	if err != nil {
		return m.NumError(err)
	}
	if less < 0 {
		k = rest
	}
	kk, ok := k.Int64()
	switch {
	case !ok:
		return m.Raisef(vm.E.OverflowError, "min(n - k, k) must not exceed %d", math.MaxInt64)
	case kk == 0:
		return heap.Small(1)
	}
	if nn, ok := n.Uint64(); ok {
		if c, ok := combSmall(nn, uint64(kk)); ok {
			return m.Heap().NewUint(c)
		}
	}
	num, err := falling(mt, n, uint64(kk))
	if err != nil {
		return m.NumError(err)
	}
	den, err := product(mt, 1, uint64(kk))
	if err != nil {
		return m.NumError(err)
	}
	return m.NewBigInt(bigint.FloorDiv(mt, num, den))
}

// combSmall is comb where every step fits a limb.
func combSmall(n, k uint64) (uint64, bool) {
	c := uint64(1)
	for i := uint64(1); i <= k; i++ {
		over, low := bits.Mul64(c, n-k+i)
		if over != 0 {
			return 0, false
		}
		c = low / i
	}
	return c, true
}
