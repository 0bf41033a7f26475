package mathlib

import (
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/fmath"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// sumFuncs add and multiply many numbers.
var sumFuncs = []vm.Def{
	{Name: "fsum", Sig: "seq, /", Fn: fsum, Doc: "The sum, rounded once."},
	{Name: "prod", Sig: "iterable, /, *, start=", Fn: prod, Doc: "The product of all elements."},
	{Name: "dist", Sig: "p, q, /", Fn: dist, Doc: "How far apart two points are."},
	{Name: "hypot", Sig: "*coordinates", Fn: hypot, Doc: "How far a point is from the origin."},
	{Name: "_sumprod", Sig: "p:list, q:list, /", Fn: sumProd},
}

// elements are those of a list or tuple.
func elements(m *vm.VM, v Value) ([]Value, bool) {
	if v.Is(heap.KList) || v.Is(heap.KTuple) {
		return m.Heap().List(v).V, true
	}
	return nil, false
}

// fewPartials is how many partial sums an addition passes for what every element pays.
const fewPartials = 4

func fsum(m *vm.VM, a []Value) Value {
	seq, ok := elements(m, a[0])
	if !ok {
		return m.CallIn("math", "_fsum", a[0])
	}
	var s fmath.Sum
	for i, v := range seq {
		if i&255 == 0 && !m.Pay(2*min(256, len(seq)-i)) {
			return heap.Raised
		}
		f, r := toFloat(m, v)
		if r == heap.Unbound {
			return m.CallIn("math", "_fsum", a[0])
		}
		if r != heap.None {
			return r
		}
		if err := s.Add(f); err != nil {
			return sumError(m, err)
		}
		// Numbers of few magnitudes have few partial sums, which the payment above covers.
		if n := s.Partials(); n > fewPartials && !m.Pay(n) {
			return heap.Raised
		}
	}
	f, err := s.Result()
	if err != nil {
		return sumError(m, err)
	}
	return m.Heap().NewFloat(f)
}

func sumError(m *vm.VM, err error) Value {
	class := vm.E.ValueError
	if err == fmath.ErrSumOverflow {
		class = vm.E.OverflowError
	}
	return m.RaiseArgs(class, m.Heap().NewStr(err.Error()))
}

// floats are the elements of a sequence as floats; on failure r is Unbound or the exception raised.
func floats(m *vm.VM, seq []Value) (x []float64, r Value) {
	if !m.Need(8*len(seq)) || !m.Pay(len(seq)) {
		return nil, heap.Raised
	}
	x = make([]float64, 0, len(seq))
	for _, v := range seq {
		f, r := toFloat(m, v)
		if r != heap.None {
			return nil, r
		}
		x = append(x, f)
	}
	return x, heap.None
}

func hypot(m *vm.VM, a []Value) Value {
	seq := m.Heap().List(a[0]).V
	x, r := floats(m, seq)
	switch r {
	case heap.None:
		return m.Heap().NewFloat(fmath.Norm(x))
	case heap.Unbound:
		return m.CallIn("math", "_hypot", a[0])
	}
	return r
}

func dist(m *vm.VM, a []Value) Value {
	p, okP := elements(m, a[0])
	q, okQ := elements(m, a[1])
	if !okP || !okQ {
		return m.CallIn("math", "_dist", a[0], a[1])
	}
	if len(p) != len(q) {
		return m.Raisef(vm.E.ValueError, "both points must have the same number of dimensions")
	}
	x, r := floats(m, p)
	var y []float64
	if r == heap.None {
		y, r = floats(m, q)
	}
	switch r {
	case heap.None:
	case heap.Unbound:
		return m.CallIn("math", "_dist", a[0], a[1])
	default:
		return r
	}
	for i := range x {
		x[i] -= y[i]
	}
	return m.Heap().NewFloat(fmath.Norm(x))
}

// prod multiplies ints and floats; the Python part goes on with other objects.
func prod(m *vm.VM, a []Value) Value {
	h := m.Heap()
	start := a[1]
	if start == heap.Unbound {
		start = heap.Small(1)
	}
	seq, ok := elements(m, a[0])
	if !ok {
		return m.CallIn("math", "_prod", a[0], start, heap.Small(0))
	}
	acc := start
	i := 0
	for ; i < len(seq) && acc.IsInt() && seq[i].IsInt(); i++ {
		if i&255 == 0 && !m.Pay(256) {
			return heap.Raised
		}
		x, y := acc.Int(), seq[i].Int()
		z := x * y
		if y != 0 && (z/y != x || y == -1 && x == -x) || !heap.FitsSmall(z) {
			break
		}
		acc = heap.Small(z)
	}
	for ; i < len(seq) && isInt(acc) && isInt(seq[i]); i++ {
		z, err := bigint.Mul(m.Meter(), m.BigOf(acc), m.BigOf(seq[i]))
		if acc = m.NewBigInt(z, err); acc == heap.Raised {
			return acc
		}
	}
	if i < len(seq) && (heap.IsFloat(acc) && isReal(seq[i]) || isInt(acc) && heap.IsFloat(seq[i])) {
		f, r := toFloat(m, acc)
		if r != heap.None {
			return r
		}
		for k := 0; i < len(seq) && isReal(seq[i]); i++ {
			if k++; k&255 == 1 && !m.Pay(256) {
				return heap.Raised
			}
			y, r := toFloat(m, seq[i])
			if r != heap.None {
				return r
			}
			f *= y
		}
		acc = h.NewFloat(f)
	}
	if i < len(seq) {
		return m.CallIn("math", "_prod", a[0], acc, heap.Small(int64(i)))
	}
	return acc
}

// isInt reports whether v is an int and nothing else.
func isInt(v Value) bool { return v.IsInt() || v.Is(heap.KInt) }

func isReal(v Value) bool { return isInt(v) || heap.IsFloat(v) }

// sumProd (p, q) adds the products of two lists of the same length while CPython would do
// so with machine numbers, first integers, then floats in extended precision. It answers
// with the sum and how many pairs it took.
func sumProd(m *vm.VM, a []Value) Value {
	h := m.Heap()
	p, q := h.List(a[0]).V, h.List(a[1]).V
	if len(p) != len(q) {
		return m.Raisef(vm.E.ValueError, "Inputs are not the same length")
	}
	i := 0
	ints := int64(0)
	for ; i < len(p) && p[i].IsInt() && q[i].IsInt(); i++ {
		if i&255 == 0 && !m.Pay(256) {
			return heap.Raised
		}
		hi, lo := bits.Mul64(uint64(abs(p[i].Int())), uint64(abs(q[i].Int())))
		if hi != 0 || lo > 1<<62 {
			break
		}
		z := int64(lo)
		if (p[i].Int() < 0) != (q[i].Int() < 0) {
			z = -z
		}
		s := ints + z
		if (s > ints) != (z > 0) && z != 0 {
			break
		}
		ints = s
	}
	total := h.NewInt(ints)
	var dot fmath.Dot
	used := false
	for ; i < len(p); i++ {
		if i&255 == 0 && !m.Pay(512) {
			return heap.Raised
		}
		x, okX := factor(m, p[i])
		y, okY := factor(m, q[i])
		if !okX || !okY || !heap.IsFloat(p[i]) && !heap.IsFloat(q[i]) {
			break
		}
		next := dot
		next.Add(x, y)
		if r := next.Result(); r-r != 0 {
			break
		}
		dot, used = next, true
	}
	if used {
		f, r := toFloat(m, total)
		if r != heap.None {
			return r
		}
		total = h.NewFloat(f + dot.Result())
	}
	return h.NewTuple([]Value{total, heap.Small(int64(i))})
}

func abs(x int64) int64 { return max(x, -x) }

// factor is a float, int or bool as a factor in extended precision.
func factor(m *vm.VM, v Value) (float64, bool) {
	if v.Is(heap.KInst) || v.Is(heap.KNative) {
		return 0, false
	}
	return m.AsFloat(v)
}
