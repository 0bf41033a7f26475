package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// maxOrderDepth bounds how deep LessNow descends into nested sequences.
const maxOrderDepth = 8

// LessNow is x < y: True, False, Unbound where that needs Python code, would raise or nests
// deep, or Raised after the run was stopped.
func (vm *VM) LessNow(x, y Value) Value { return vm.lessAt(x, y, 0) }

func (vm *VM) lessAt(x, y Value, depth int) Value {
	if hasOwnOps(x) || hasOwnOps(y) {
		return heap.Unbound
	}
	kx, ky := x.Kind(), y.Kind()
	if kx == ky && (kx == heap.KTuple || kx == heap.KList) {
		return vm.lessSeq(x, y, depth)
	}
	if r := vm.nativeCompare(compile.OpLt, x, y); r != heap.NotImplemented {
		return r
	}
	return heap.Unbound
}

// lessSeq compares two lists or tuples by their first elements that differ.
func (vm *VM) lessSeq(x, y Value, depth int) Value {
	if depth == maxOrderDepth {
		return heap.Unbound
	}
	p, q := vm.h.List(x).V, vm.h.List(y).V
	n := min(len(p), len(q))
	if !vm.pay(n / 4) {
		return heap.Raised
	}
	for i := range n {
		switch r := vm.equalAt(p[i], q[i], depth+1); r {
		case heap.True:
		case heap.False:
			return vm.lessAt(p[i], q[i], depth+1)
		default:
			return r
		}
	}
	return heap.Bool(len(p) < len(q))
}

// equalAt is EqualNow that descends into lists and tuples, answering as LessNow does.
func (vm *VM) equalAt(a, b Value, depth int) Value {
	ka, kb := a.Kind(), b.Kind()
	if a == b || ka != kb || ka != heap.KTuple && ka != heap.KList {
		eq, known := vm.EqualNow(a, b)
		if !known {
			return heap.Unbound
		}
		return heap.Bool(eq)
	}
	p, q := vm.h.List(a).V, vm.h.List(b).V
	if len(p) != len(q) {
		return heap.False
	}
	if depth == maxOrderDepth {
		return heap.Unbound
	}
	if !vm.pay(len(p) / 4) {
		return heap.Raised
	}
	for i := range p {
		if r := vm.equalAt(p[i], q[i], depth+1); r != heap.True {
			return r
		}
	}
	return heap.True
}
