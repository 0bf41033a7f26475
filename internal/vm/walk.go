package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Equality of containers is a walk with an explicit stack. When it meets a pair whose
// equality only Python code knows, the stack becomes a heap list and the prelude goes on:
// it compares the pair and calls the walk again, which continues where it stood.

// maxWalk bounds the nesting of a comparison, as CPython's C stack does.
const maxWalk = 20000

// A step of the walk compares the elements of two containers from an index on.
type walkStep struct {
	a, b Value
	i    int
}

// walkResult is how a walk ended.
type walkResult uint8

const (
	walkEqual walkResult = iota
	walkUnequal
	walkPython // the pair needs Python code
	walkError  // an exception was raised or the run stopped
)

// equalWalk compares a and b; the walk's stack is what remains when Python is needed, and
// x, y the pair.
func (vm *VM) equalWalk(stack []walkStep, a, b Value) (rest []walkStep, x, y Value, r walkResult) {
	for {
		eq, known := vm.equalNow(a, b)
		switch {
		case known && !eq:
			return nil, 0, 0, walkUnequal
		case !known && hasOwnOps(a) || !known && hasOwnOps(b):
			return stack, a, b, walkPython
		case !known:
			// Two containers of the same kind and length.
			if len(stack) >= maxWalk {
				vm.Raisef(E.RecursionError, "maximum recursion depth exceeded in comparison")
				return nil, 0, 0, walkError
			}
			stack = append(stack, walkStep{a, b, 0})
		}
		// The next pair.
		for {
			if len(stack) == 0 {
				return nil, 0, 0, walkEqual
			}
			if !vm.pay(1) {
				return nil, 0, 0, walkError
			}
			var more bool
			s := &stack[len(stack)-1]
			a, b, more, eq = vm.nextPair(s)
			if !eq {
				return nil, 0, 0, walkUnequal
			}
			if more {
				break
			}
			stack = stack[:len(stack)-1]
		}
	}
}

// nextPair returns the next pair of elements of two containers; ok is false if they
// differ already.
func (vm *VM) nextPair(s *walkStep) (a, b Value, more, ok bool) {
	switch s.a.Kind() {
	case heap.KList, heap.KTuple:
		x, y := vm.h.List(s.a).V, vm.h.List(s.b).V
		if s.i >= len(x) || s.i >= len(y) {
			return 0, 0, false, len(x) == len(y)
		}
		s.i++
		return x[s.i-1], y[s.i-1], true, true
	case heap.KDict:
		d, e := vm.h.Dict(s.a), vm.h.Dict(s.b)
		for s.i < len(d.Ents) && d.Ents[s.i].K == heap.Unbound {
			s.i++
		}
		if s.i >= len(d.Ents) {
			return 0, 0, false, d.Len() == e.Len()
		}
		ent := &d.Ents[s.i]
		s.i++
		hash := ent.H
		if d.Visible() != e.Visible() {
			hash, _ = vm.h.Hash(e, ent.K)
		}
		var p heap.Probe
		j, known := vm.h.Find(e, ent.K, hash, &p)
		if !known {
			// A key of a class of the script: the prelude compares such dicts.
			return s.a, s.b, true, true
		}
		if j < 0 {
			return 0, 0, false, false
		}
		return ent.V, e.Ents[j].V, true, true
	}
	return 0, 0, false, true
}

// equalNow decides equality without Python code and without descending into containers
// that have to be walked.
func (vm *VM) equalNow(a, b Value) (eq, known bool) {
	if a == b {
		return true, true
	}
	if hasOwnOps(a) || hasOwnOps(b) {
		ta, tb := vm.slots(vm.TypeOf(a)), vm.slots(vm.TypeOf(b))
		if ta[slotEq] == objectEq && tb[slotEq] == objectEq {
			return false, true
		}
		return false, false
	}
	ka, kb := a.Kind(), b.Kind()
	switch {
	case ka == kb && (ka == heap.KList || ka == heap.KTuple):
		if len(vm.h.List(a).V) != len(vm.h.List(b).V) {
			return false, true
		}
		return false, false
	case ka == heap.KDict && kb == heap.KDict:
		if vm.h.Dict(a).Len() != vm.h.Dict(b).Len() {
			return false, true
		}
		return false, false
	}
	if eq, known = vm.h.EqualKeys(a, b); known {
		return eq, true
	}
	switch r := vm.nativeCompare(compile.OpEq, a, b); r {
	case heap.True:
		return true, true
	}
	return false, true
}

// equalContainers answers == and != of two containers.
func (vm *VM) equalContainers(op compile.Op, x, y Value) Value {
	rest, a, b, r := vm.equalWalk(nil, x, y)
	switch r {
	case walkEqual:
		return heap.Bool(op == compile.OpEq)
	case walkUnequal:
		return heap.Bool(op == compile.OpNe)
	case walkError:
		return heap.Raised
	}
	vm.extra = heap.Unbound
	return vm.Tail("_eq_drive", vm.packWalk(rest), a, b, heap.Bool(op == compile.OpEq))
}

// packWalk turns the stack of a walk into a list.
func (vm *VM) packWalk(stack []walkStep) Value {
	l := make([]Value, 0, 3*len(stack))
	for _, s := range stack {
		l = append(l, s.a, s.b, heap.Small(int64(s.i)))
	}
	return vm.h.NewList(l)
}

// nativeEqStep continues a walk after a pair was found equal: True and False end it, a
// tuple is the next pair for Python.
func nativeEqStep(vm *VM, a []Value) Value {
	l := vm.h.List(a[0])
	stack := make([]walkStep, 0, len(l.V)/3)
	for i := 0; i+2 < len(l.V); i += 3 {
		stack = append(stack, walkStep{l.V[i], l.V[i+1], int(l.V[i+2].Int())})
	}
	rest, x, y, r := vm.equalWalk(stack, heap.None, heap.None)
	switch r {
	case walkEqual:
		return heap.True
	case walkUnequal:
		return heap.False
	case walkError:
		return heap.Raised
	}
	packed := vm.packWalk(rest)
	l = vm.h.List(a[0])
	vm.h.SetElems(l, append([]Value(nil), vm.h.List(packed).V...))
	return vm.h.NewTuple([]Value{x, y})
}

// compareSeq compares two lists or two tuples: the first unequal pair decides.
func (vm *VM) compareSeq(op compile.Op, x, y Value) Value {
	if op == compile.OpEq || op == compile.OpNe {
		if len(vm.h.List(x).V) != len(vm.h.List(y).V) {
			return heap.Bool(op == compile.OpNe)
		}
		return vm.equalContainers(op, x, y)
	}
	for i := 0; ; i++ {
		p, q := vm.h.List(x).V, vm.h.List(y).V
		if i >= len(p) || i >= len(q) {
			return ordered(op, len(p)-len(q))
		}
		if !vm.pay(1) {
			return heap.Raised
		}
		a, b := p[i], q[i]
		_, _, _, r := vm.equalWalk(nil, a, b)
		switch r {
		case walkEqual:
			continue
		case walkError:
			return heap.Raised
		case walkUnequal:
			if hasOwnOps(a) || hasOwnOps(b) || a.Is(heap.KList) || a.Is(heap.KTuple) {
				return vm.seqOrder(op, a, b)
			}
			r := vm.nativeCompare(op, a, b)
			if r == heap.NotImplemented {
				return vm.compareDefault(op, a, b)
			}
			return r
		}
		vm.extra = heap.Unbound
		return vm.Tail("_seq_order", x, y, heap.Small(int64(i)), heap.Small(int64(op-compile.OpLt)))
	}
}

// seqOrder compares the deciding pair in Python.
func (vm *VM) seqOrder(op compile.Op, a, b Value) Value {
	vm.extra = heap.Unbound
	return vm.Tail("_order", a, b, heap.Small(int64(op-compile.OpLt)))
}

// equalRecords answers == and != of ranges, slices, bound methods and other record kinds.
func (vm *VM) equalRecords(op compile.Op, x, y Value) Value {
	var eq bool
	switch x.Kind() {
	case heap.KMethod:
		p, q := vm.h.Rec(x).F, vm.h.Rec(y).F
		eq = p[0] == q[0] && p[1] == q[1]
	case heap.KRange:
		eq = vm.equalRanges(x, y)
	case heap.KSlice:
		p, q := vm.h.Rec(x).F, vm.h.Rec(y).F
		t := vm.h.NewTuple([]Value{p[0], p[1], p[2]})
		u := vm.h.NewTuple([]Value{q[0], q[1], q[2]})
		return vm.compareSeq(op, t, u)
	case heap.KMappingProxy:
		vm.extra = heap.Unbound
		return vm.Tail("_order", vm.proxiedBy(x), vm.proxiedBy(y), heap.Small(int64(op-compile.OpLt)))
	default:
		return heap.NotImplemented
	}
	return heap.Bool(eq == (op == compile.OpEq))
}
