package vm

import (
	"strconv"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// A range is a record of start, stop, step and length, all plain ints.

// newRange makes a range of plain ints; step is not zero.
func (vm *VM) newRange(start, stop, step Value) Value {
	n := vm.rangeLength(start, stop, step)
	if n == heap.Raised {
		return n
	}
	return vm.h.NewRec(heap.KRange, start, stop, step, n)
}

// rangeLength is the number of elements, which may be big.
func (vm *VM) rangeLength(start, stop, step Value) Value {
	if start.IsInt() && stop.IsInt() && step.IsInt() {
		return vm.h.NewInt(rangeLen(start.Int(), stop.Int(), step.Int()))
	}
	lo, hi := start, stop
	if vm.numCompare(compile.OpLt, step, heap.Small(0)) == heap.True {
		lo, hi = stop, start
		step = vm.nativeUnary(compile.OpNeg, step)
	}
	if vm.numCompare(compile.OpGe, lo, hi) == heap.True {
		return heap.Small(0)
	}
	d := vm.nativeBinary(compile.OpSub, hi, lo)
	if d == heap.Raised {
		return d
	}
	d = vm.nativeBinary(compile.OpSub, d, heap.Small(1))
	d = vm.nativeBinary(compile.OpFloorDiv, d, step)
	if d == heap.Raised {
		return d
	}
	return vm.nativeBinary(compile.OpAdd, d, heap.Small(1))
}

// rangeCount is the length if it fits a machine integer.
func (vm *VM) rangeCount(r Value) (int, bool) {
	n, ok := vm.AsInt64(vm.h.Rec(r).F[3])
	return int(n), ok
}

// rangeItem is r[i] for a plain int i.
func (vm *VM) rangeItem(r, i Value) Value {
	f := vm.h.Rec(r).F
	if vm.numCompare(compile.OpLt, i, heap.Small(0)) == heap.True {
		i = vm.nativeBinary(compile.OpAdd, i, f[3])
	}
	if vm.numCompare(compile.OpLt, i, heap.Small(0)) == heap.True || vm.numCompare(compile.OpGe, i, f[3]) == heap.True {
		return vm.indexError(r)
	}
	return vm.rangeElem(f[0], f[2], i)
}

// rangeAt is element i.
func (vm *VM) rangeAt(r Value, i int) Value {
	f := vm.h.Rec(r).F
	if f[0].IsInt() && f[2].IsInt() && f[1].IsInt() {
		return vm.h.NewInt(f[0].Int() + int64(i)*f[2].Int())
	}
	return vm.rangeElem(f[0], f[2], vm.h.NewInt(int64(i)))
}

func (vm *VM) rangeElem(start, step, i Value) Value {
	x := vm.nativeBinary(compile.OpMul, i, step)
	if x == heap.Raised {
		return x
	}
	return vm.nativeBinary(compile.OpAdd, start, x)
}

func (vm *VM) rangeIter(r Value) Value {
	f := vm.h.Rec(r).F
	if f[0].IsInt() && f[1].IsInt() && f[2].IsInt() && f[3].IsInt() {
		v, it := vm.h.NewIter(iterRange, r)
		it.I, it.N, it.Aux = int(f[0].Int()), int(f[3].Int()), f[2]
		return v
	}
	v, it := vm.h.NewIter(iterBigRange, r)
	it.Aux = heap.Small(0)
	return v
}

func (vm *VM) nextBigRange(it *heap.Iter) Value {
	f := vm.h.Rec(it.Src).F
	i := it.Aux
	if vm.numCompare(compile.OpGe, i, f[3]) == heap.True {
		return heap.Unbound
	}
	it.Aux = vm.nativeBinary(compile.OpAdd, i, heap.Small(1))
	return vm.rangeElem(f[0], f[2], i)
}

// sliceRange is r[s].
func (vm *VM) sliceRange(r, s Value) Value {
	n, ok := vm.rangeCount(r)
	if !ok {
		return vm.Tail("_slice_big_range", r, s)
	}
	start, stop, step, ok := vm.sliceBounds(s, n)
	switch {
	case !ok:
		return vm.Tail("_slice_item", r, s)
	case vm.h.Rec(s).F[2].Is(heap.KInt): // cut to what a sequence can have
		return vm.Tail("_slice_big_range", r, s)
	}
	if step == 0 {
		return vm.Raisef(E.ValueError, "slice step cannot be zero")
	}
	f := vm.h.Rec(r).F
	a := vm.rangeElem(f[0], f[2], vm.h.NewInt(int64(start)))
	b := vm.rangeElem(f[0], f[2], vm.h.NewInt(int64(stop)))
	c := vm.nativeBinary(compile.OpMul, f[2], vm.h.NewInt(int64(step)))
	return vm.newRange(a, b, c)
}

// rangeContains is v in r for a plain int v.
func (vm *VM) rangeContains(r, v Value) Value {
	f := vm.h.Rec(r).F
	neg := vm.numCompare(compile.OpLt, f[2], heap.Small(0)) == heap.True
	in := func(op1, op2 compile.Op) bool {
		return vm.numCompare(op1, v, f[0]) == heap.True && vm.numCompare(op2, v, f[1]) == heap.True
	}
	if !neg && !in(compile.OpGe, compile.OpLt) || neg && !in(compile.OpLe, compile.OpGt) {
		return heap.False
	}
	d := vm.nativeBinary(compile.OpSub, v, f[0])
	if d == heap.Raised {
		return d
	}
	m := vm.nativeBinary(compile.OpMod, d, f[2])
	if m == heap.Raised {
		return m
	}
	return heap.Bool(m == heap.Small(0))
}

// equalRanges: two ranges are equal if they are the same sequence.
func (vm *VM) equalRanges(a, b Value) bool {
	p, q := vm.h.Rec(a).F, vm.h.Rec(b).F
	if !vm.h.NumEqual(p[3], q[3]) {
		return false
	}
	if p[3] == heap.Small(0) {
		return true
	}
	if !vm.h.NumEqual(p[0], q[0]) {
		return false
	}
	return p[3] == heap.Small(1) || vm.h.NumEqual(p[2], q[2])
}

// rangeHash hashes (length, start, step), with None for what does not matter.
func (vm *VM) rangeHash(r Value) (int64, bool) {
	f := vm.h.Rec(r).F
	start, step := f[0], f[2]
	if f[3] == heap.Small(0) {
		start, step = heap.None, heap.None
	} else if f[3] == heap.Small(1) {
		step = heap.None
	}
	var t heap.TupleHash
	t.Init()
	for _, v := range []Value{f[3], start, step} {
		x, _ := vm.h.VisibleHash(v)
		t.Add(x)
	}
	return t.Sum(3), true
}

func (vm *VM) rangeRepr(r Value) string {
	f := vm.h.Rec(r).F
	text := func(v Value) string {
		if v.IsInt() {
			return strconv.FormatInt(v.Int(), 10)
		}
		b, _ := vm.appendRepr(nil, v)
		return string(b)
	}
	s := "range(" + text(f[0]) + ", " + text(f[1])
	if f[2] != heap.Small(1) {
		s += ", " + text(f[2])
	}
	return s + ")"
}
