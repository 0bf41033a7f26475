package vm

import (
	"math"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// sum() of built-in numbers: ints exactly, then floats with Neumaier's compensation for
// what rounding loses, then whatever + gives.

// sumUnits is the fuel of adding one number natively.
const sumUnits = 2

// A sumPhase says how a sum goes on.
type sumPhase int64

const (
	sumInts   sumPhase = iota // all were ints and the sum fits the accumulators
	sumBig                    // all were ints
	sumFloats                 // floats, and ints that fit a machine word
	sumAny
)

// A sum adds numbers up. In its first phase it allocates nothing, however many they are.
type sum struct {
	phase sumPhase
	total Value // in phases sumBig and sumAny
	small int64 // in phase sumInts the sum is small + wide; small fits an inline integer
	wide  wide
	float float64 // in phase sumFloats
	lost  float64 // what rounding lost of it
}

// newSum begins a sum; start is a number.
func (vm *VM) newSum(start Value) sum {
	switch numClassOf(start) {
	case classInt:
		if w, ok := vm.wideOf(start); ok {
			return sum{wide: w}
		}
		return sum{phase: sumBig, total: start}
	case classFloat:
		return sum{phase: sumFloats, float: vm.h.Float(start)}
	}
	return sum{phase: sumAny, total: start}
}

// put adds v and reports false, having done nothing, if v is no built-in number. After an
// error the total is Raised.
func (s *sum) put(vm *VM, v Value) bool {
	class := numClassOf(v)
	switch {
	case class == notNumber:
		return false
	case s.phase == sumInts && s.putInt(vm, v, class):
		return true
	case s.phase == sumFloats && s.putFloat(vm, v, class):
		return true
	}
	s.total = vm.nativeBinary(compile.OpAdd, s.value(vm), v)
	switch {
	case s.phase > sumBig:
		s.phase = sumAny
	case class <= classInt:
		s.phase = sumBig
	case heap.IsFloat(s.total):
		// The first float after the ints.
		s.phase, s.float = sumFloats, vm.h.Float(s.total)
	default:
		s.phase = sumAny
	}
	return true
}

// putInt adds an int to the accumulators.
func (s *sum) putInt(vm *VM, v Value, class numClass) bool {
	n, ok := vm.h.SmallInt(v)
	switch {
	case ok:
		if sum := s.small + n; heap.FitsSmall(sum) {
			s.small = sum
			return true
		}
	case class != classInt:
		return false
	}
	x, ok := vm.wideOf(v)
	if !ok {
		return false
	}
	if x, ok = wideAdd(x, wideInt(s.small)); ok {
		x, ok = wideAdd(s.wide, x)
	}
	if ok {
		s.wide, s.small = x, 0
	}
	return ok
}

func (s *sum) putFloat(vm *VM, v Value, class numClass) bool {
	if class != classFloat {
		n, ok := vm.AsInt64(v)
		if ok {
			s.float += float64(n)
		}
		return ok
	}
	x := vm.h.Float(v)
	t := s.float + x
	if math.Abs(s.float) >= math.Abs(x) {
		s.lost += (s.float - t) + x
	} else {
		s.lost += (x - t) + s.float
	}
	s.float = t
	return true
}

// value is the sum so far.
func (s *sum) value(vm *VM) Value {
	switch s.phase {
	case sumInts:
		if w, ok := wideAdd(s.wide, wideInt(s.small)); ok {
			return vm.newWide(w)
		}
		return vm.intBinary(compile.OpAdd, vm.newWide(s.wide), heap.Small(s.small))
	case sumFloats:
		if s.lost != 0 && !math.IsInf(s.lost, 0) && s.lost == s.lost {
			return vm.h.NewFloat(s.float + s.lost)
		}
		return vm.h.NewFloat(s.float)
	}
	return s.total
}

// payItems is how many numbers are added between two payments.
const payItems = 1024

// builtinSum is (iterable, start).
func builtinSum(vm *VM, a []Value) Value {
	start := a[1]
	if start == heap.Unbound {
		start = heap.Small(0)
	}
	if numClassOf(start) == notNumber {
		return vm.Tail("_sum_of_objects", a[0], start)
	}
	s := vm.newSum(start)
	if items, ok := vm.plainItems(a[0]); ok {
		return s.items(vm, a[0], items)
	}
	if a[0].Is(heap.KRange) && numClassOf(start) == classInt {
		return vm.sumRange(a[0], start)
	}
	it := vm.nativeIter(a[0])
	if it == heap.Unbound || !vm.stepsNatively(it) {
		return vm.Tail("_sum", a[0], start)
	}
	for n := 1; ; n++ {
		v := vm.next(it)
		switch {
		case v == heap.Unbound && vm.pay(2*sumUnits*((n-1)%payItems)):
			return s.value(vm)
		case v == heap.Unbound, v == heap.Raised:
			return heap.Raised
		case !s.put(vm, v):
			return vm.Tail("_sum_rest", it, s.value(vm), v)
		case s.total == heap.Raised:
			return heap.Raised
		case n%payItems == 0 && !vm.pay(2*sumUnits*payItems):
			return heap.Raised
		}
	}
}

// items adds the elements of a list or tuple.
func (s *sum) items(vm *VM, seq Value, items []Value) Value {
	for i, v := range items {
		switch {
		case !s.put(vm, v):
			it := vm.nativeIter(seq)
			vm.h.Iter(it).I = i + 1
			return vm.Tail("_sum_rest", it, s.value(vm), v)
		case s.total == heap.Raised:
			return heap.Raised
		case i%payItems == 0 && !vm.pay(sumUnits*min(payItems, len(items)-i)):
			return heap.Raised
		}
	}
	return s.value(vm)
}

// sumRange is sum(r, start) for an int start: n·first + step·n·(n-1)/2 more.
func (vm *VM) sumRange(r, start Value) Value {
	f := vm.h.Rec(r).F
	first, step, n := f[0], f[2], f[3]
	calc := func(op compile.Op, x, y Value) Value {
		if x == heap.Raised || y == heap.Raised {
			return heap.Raised
		}
		return vm.nativeBinary(op, x, y)
	}
	pairs := calc(compile.OpFloorDiv, calc(compile.OpMul, n, calc(compile.OpSub, n, heap.Small(1))), heap.Small(2))
	sum := calc(compile.OpAdd, calc(compile.OpMul, n, first), calc(compile.OpMul, pairs, step))
	return calc(compile.OpAdd, start, sum)
}

// Between the calls of the prelude a sum is a list of its phase, its total or float, and
// what was lost.

// nativeSumState (start) begins a sum.
func nativeSumState(vm *VM, a []Value) Value {
	s := vm.newSum(a[0])
	return vm.h.NewList([]Value{heap.Small(int64(s.phase)), a[0], vm.h.NewFloat(0)})
}

// nativeSumPut (state, x) adds x: False if it is no built-in number.
func nativeSumPut(vm *VM, a []Value) Value {
	l := vm.h.List(a[0]).V
	s := vm.loadSum(l)
	if !s.put(vm, a[1]) {
		return heap.False
	}
	if s.total == heap.Raised {
		return heap.Raised
	}
	l[0] = heap.Small(int64(s.phase))
	if s.phase == sumFloats {
		l[1], l[2] = vm.h.NewFloat(s.float), vm.h.NewFloat(s.lost)
	} else {
		l[1] = s.value(vm)
	}
	return heap.True
}

// nativeSumEnd (state) is the sum.
func nativeSumEnd(vm *VM, a []Value) Value {
	s := vm.loadSum(vm.h.List(a[0]).V)
	return s.value(vm)
}

func (vm *VM) loadSum(l []Value) sum {
	switch phase := sumPhase(l[0].Int()); phase {
	case sumInts:
		w, _ := vm.wideOf(l[1])
		return sum{wide: w}
	case sumFloats:
		return sum{phase: phase, float: vm.h.Float(l[1]), lost: vm.h.Float(l[2])}
	default:
		return sum{phase: phase, total: l[1]}
	}
}
