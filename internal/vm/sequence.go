package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// seqBinary computes operators of built-in sequences, dicts and sets.
func (vm *VM) seqBinary(op compile.Op, x, y Value, inPlace bool) Value {
	if r := vm.textBinary(op, x, y, inPlace); r != heap.NotImplemented {
		return r
	}
	kx, ky := x.Kind(), y.Kind()
	switch op {
	case compile.OpAdd:
		if kx == heap.KList && inPlace {
			return vm.extendInPlace(x, y)
		}
		if kx == ky && (kx == heap.KList || kx == heap.KTuple) {
			return vm.concatSeq(x, y)
		}
	case compile.OpMul:
		switch {
		case (kx == heap.KList || kx == heap.KTuple) && vm.isInt(y):
			return vm.repeatSeq(x, y, inPlace)
		case (ky == heap.KList || ky == heap.KTuple) && vm.isInt(x):
			return vm.repeatSeq(y, x, false)
		}
	case compile.OpOr, compile.OpAnd, compile.OpSub, compile.OpXor:
		if (kx == heap.KMappingProxy || ky == heap.KMappingProxy) && op == compile.OpOr {
			return vm.proxyOr(x, y, inPlace)
		}
		if kx == heap.KDict && ky == heap.KDict && op == compile.OpOr {
			if inPlace {
				return vm.Tail("_dict_ior", x, y)
			}
			return vm.Tail("_dict_or", x, y)
		}
		if kx == heap.KDict && op == compile.OpOr && inPlace {
			return vm.Tail("_dict_ior", x, y)
		}
		if isSetKind(kx) && isSetKind(ky) {
			return vm.setOperator(op, x, y, inPlace)
		}
		if op == compile.OpOr && (x.Is(heap.KType) && (y.Is(heap.KType) || y == heap.None) || x == heap.None && y.Is(heap.KType)) {
			return vm.Tail("_type_or", x, y)
		}
		if kx == heap.KDictKeys || kx == heap.KDictItems || ky == heap.KDictKeys || ky == heap.KDictItems {
			return vm.Tail("_view_operator", x, y, heap.Small(int64(op-compile.OpAdd)))
		}
	}
	return heap.NotImplemented
}

// concatUnits is the fuel of a concatenation of short sequences.
const concatUnits = 8

func (vm *VM) concatSeq(x, y Value) Value {
	a, b := vm.h.List(x).V, vm.h.List(y).V
	n := len(a) + len(b)
	if !vm.need(8*n) || !vm.pay(concatUnits) {
		return heap.Raised
	}
	if x.Is(heap.KTuple) {
		if len(b) == 0 {
			return x
		}
		if len(a) == 0 {
			return y
		}
	}
	out, ok := appendPaid(vm, make([]Value, 0, n), a, itemRate)
	if ok {
		out, ok = appendPaid(vm, out, b, itemRate)
	}
	if !ok {
		return heap.Raised
	}
	if x.Is(heap.KList) {
		return vm.h.NewList(out)
	}
	return vm.h.NewTuple(out)
}

// extendInPlace is l += y for a list.
func (vm *VM) extendInPlace(l, y Value) Value {
	if items, ok := vm.plainItems(y); ok {
		lst := vm.h.List(l)
		if !vm.appendItems(lst, items) {
			return heap.Raised
		}
		return l
	}
	return vm.Tail("_iadd_list", l, y)
}

// repeatSeq is l * n.
func (vm *VM) repeatSeq(x, n Value, inPlace bool) Value {
	k, ok := vm.AsInt64(n)
	if !ok {
		return vm.Raisef(E.OverflowError, "cannot fit 'int' into an index-sized integer")
	}
	src := vm.h.List(x).V
	k = max(k, 0)
	if k > 0 && int64(len(src)) > (1<<60)/k {
		return vm.RaiseArgs(E.MemoryError)
	}
	total := len(src) * int(k)
	if x.Is(heap.KTuple) && k == 1 {
		return x
	}
	if !vm.need(8 * total) {
		return heap.Raised
	}
	out := make([]Value, total)
	done := copy(out, src)
	if !vm.pay(done / itemRate) {
		return heap.Raised
	}
	for done < total {
		k := copy(out[done:], out[:min(done, max(1, repeatPiece/8/len(src))*len(src))])
		units := k / itemRate
		if done >= cachedItems {
			units += units / 2
		}
		if done += k; !vm.pay(units) {
			return heap.Raised
		}
	}
	switch {
	case inPlace && x.Is(heap.KList):
		vm.h.SetElems(vm.h.List(x), out)
		return x
	case x.Is(heap.KList):
		return vm.h.NewList(out)
	}
	return vm.h.NewTuple(out)
}

// setOperand returns the set behind a set or keys view; ok is false for item views.
func (vm *VM) setOperand(v Value) (*heap.Dict, bool) {
	switch v.Kind() {
	case heap.KSet, heap.KFrozenSet:
		return vm.h.Dict(v), true
	case heap.KDictKeys:
		return vm.h.Dict(vm.Payload(vm.h.Rec(v).F[0])), true
	}
	return nil, false
}

// setOperator computes | & - ^ of sets and key views; views of items and keys with Python
// code go to the prelude.
func (vm *VM) setOperator(op compile.Op, x, y Value, inPlace bool) Value {
	a, ok1 := vm.setOperand(x)
	b, ok2 := vm.setOperand(y)
	if !ok1 || !ok2 {
		return vm.Tail("_view_operator", x, y, heap.Small(int64(op-compile.OpAdd)))
	}
	if inPlace && x.Is(heap.KSet) {
		if r := vm.setInPlace(op, x, y); r != heap.Unbound {
			return r
		}
		return vm.Tail("_set_inplace", x, y, heap.Small(int64(op-compile.OpAdd)))
	}
	if isPlainSet(x) && isPlainSet(y) {
		return vm.plainSetOperator(op, x, y)
	}
	out, d := vm.h.NewSet(x.Is(heap.KFrozenSet))
	take := func(from *heap.Dict, other *heap.Dict, want int) Value {
		for i := 0; i < len(from.Ents); i++ {
			e := from.Ents[i]
			if e.K == heap.Unbound {
				continue
			}
			if !vm.pay(findUnits(from)) || !vm.roomForKey(d) {
				return heap.Raised
			}
			if want >= 0 {
				j, _, ok, _ := vm.lookupNow(other, e.K)
				if !ok {
					return heap.Unbound
				}
				if (j >= 0) != (want == 1) {
					continue
				}
			}
			if r := vm.setAddNow(out, e.K); r != heap.None {
				return r
			}
		}
		return heap.None
	}
	var r Value
	switch op {
	case compile.OpOr:
		if r = take(a, nil, -1); r == heap.None {
			r = take(b, nil, -1)
		}
	case compile.OpAnd:
		if b.Len() > a.Len() || !x.Is(heap.KSet) && !x.Is(heap.KFrozenSet) {
			r = take(a, b, 1)
		} else {
			r = take(b, a, 1)
		}
	case compile.OpSub:
		r = take(a, b, 0)
	default:
		if r = take(a, b, 0); r == heap.None {
			r = take(b, a, 0)
		}
	}
	switch r {
	case heap.None:
		return out
	case heap.Unbound:
		return vm.Tail("_set_operator", x, y, heap.Small(int64(op-compile.OpAdd)))
	}
	return r
}

// compareSets answers the comparisons of sets: subset, superset, equality.
func (vm *VM) compareSets(op compile.Op, x, y Value) Value {
	if r := vm.compareSetsNow(op, x, y); r != heap.Unbound {
		return r
	}
	return vm.Tail("_view_compare", x, y, heap.Small(int64(op-compile.OpLt)))
}

// compareSetsNow is compareSets without Python code: Unbound if that is needed.
func (vm *VM) compareSetsNow(op compile.Op, x, y Value) Value {
	a, ok1 := vm.setOperand(x)
	b, ok2 := vm.setOperand(y)
	if !ok1 || !ok2 {
		return heap.Unbound
	}
	if op == compile.OpGt || op == compile.OpGe {
		a, b = b, a
	}
	subset := a.Len() <= b.Len()
	for i := 0; subset && i < len(a.Ents); i++ {
		k := a.Ents[i].K
		if k == heap.Unbound {
			continue
		}
		if !vm.pay(findUnits(b)) {
			return heap.Raised
		}
		j, _, ok, _ := vm.lookupNow(b, k)
		if !ok {
			return heap.Unbound
		}
		subset = j >= 0
	}
	same := a.Len() == b.Len()
	switch op {
	case compile.OpLe, compile.OpGe:
		return heap.Bool(subset)
	case compile.OpLt, compile.OpGt:
		return heap.Bool(subset && !same)
	case compile.OpEq:
		return heap.Bool(subset && same)
	}
	return heap.Bool(!(subset && same))
}
