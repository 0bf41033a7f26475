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
	walkKey    // a key of a dict needs Python code to be found in the other
	walkError  // an exception was raised or the run stopped
)

// A walkPair is what a walk leaves to Python: two values, or with key a value, the dict in
// which key is to be found, and the hash that key has where it stands.
type walkPair struct{ a, b, key, hash Value }

// equalWalk compares a and b; the walk's stack is what remains when Python is needed, and
// p what that has to compare.
func (vm *VM) equalWalk(stack []walkStep, a, b Value) (rest []walkStep, p walkPair, r walkResult) {
	for {
		eq, known := vm.equalNow(a, b)
		switch {
		case known && !eq:
			return nil, p, walkUnequal
		case !known && (a.Kind() != b.Kind() || !a.Is(heap.KList) && !a.Is(heap.KTuple) && !a.Is(heap.KDict)):
			return stack, walkPair{a: a, b: b}, walkPython
		case !known:
			// Two containers of the same kind and length.
			if len(stack) >= maxWalk {
				vm.Raisef(E.RecursionError, "maximum recursion depth exceeded in comparison")
				return nil, p, walkError
			}
			stack = append(stack, walkStep{a, b, 0})
		}
		// The next pair.
		for {
			if len(stack) == 0 {
				return nil, p, walkEqual
			}
			cost := 1
			if stack[len(stack)-1].a.Is(heap.KDict) {
				cost = 4 // a key is looked up
			}
			if !vm.pay(cost) {
				return nil, p, walkError
			}
			next, r := vm.nextPair(&stack[len(stack)-1])
			switch r {
			case walkUnequal:
				return nil, p, r
			case walkKey:
				return stack, next, r
			case walkEqual:
				stack = stack[:len(stack)-1]
				continue
			}
			a, b = next.a, next.b
			break
		}
	}
}

// nextPair returns the next pair of elements of two containers (walkPython), or whether what
// remains is equal.
func (vm *VM) nextPair(s *walkStep) (p walkPair, r walkResult) {
	if !s.a.Is(heap.KDict) {
		x, y := vm.h.List(s.a).V, vm.h.List(s.b).V
		if s.i >= len(x) || s.i >= len(y) {
			if len(x) != len(y) {
				return p, walkUnequal
			}
			return p, walkEqual
		}
		s.i++
		return walkPair{a: x[s.i-1], b: y[s.i-1]}, walkPython
	}
	d, e := vm.h.Dict(s.a), vm.h.Dict(s.b)
	for s.i < len(d.Ents) && d.Ents[s.i].K == heap.Unbound {
		s.i++
	}
	if s.i >= len(d.Ents) {
		return p, walkEqual // whatever comparing has made of e meanwhile
	}
	ent := &d.Ents[s.i]
	s.i++
	switch j, known := vm.findEntry(d, ent, e); {
	case !known:
		return walkPair{ent.V, s.b, ent.K, vm.h.NewInt(int64(ent.H))}, walkKey
	case j < 0:
		return p, walkUnequal
	default:
		return walkPair{a: ent.V, b: e.Ents[j].V}, walkPython
	}
}

// findEntry finds the key of an entry of d in e; known is false if that needs Python code.
func (vm *VM) findEntry(d *heap.Dict, ent *heap.Entry, e *heap.Dict) (j int, known bool) {
	hash := ent.H
	if d.Visible() != e.Visible() {
		if hash, known = vm.hashNow(e, ent.K); !known {
			return 0, false
		}
	}
	var p heap.Probe
	for {
		if j, known = vm.h.Find(e, ent.K, hash, &p); known {
			return j, true
		}
		if eq, sure := vm.equalNow(e.Ents[j].K, ent.K); !sure || eq {
			return j, sure
		}
	}
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
	vm.payCompare(a, b)
	if eq, known = vm.h.EqualKeys(a, b); known {
		return eq, true
	}
	switch {
	case isSetKind(ka) && isSetKind(kb):
		r := vm.compareSetsNow(compile.OpEq, a, b)
		return r == heap.True, r != heap.Unbound
	case ka == kb && (ka == heap.KSlice || ka == heap.KCell) || ka == heap.KMappingProxy || kb == heap.KMappingProxy:
		return false, false
	}
	return vm.nativeCompare(compile.OpEq, a, b) == heap.True, true
}

// payCompare charges for the comparison of two long texts or ints, one of which is done before
// the run can end.
func (vm *VM) payCompare(a, b Value) {
	n := vm.longKey(a)
	if n > 0 {
		vm.budget -= int64(compareUnits(min(n, vm.longKey(b))))
	}
}

// longKey is the bytes of a text or an int that is long enough to be paid for, else 0.
func (vm *VM) longKey(v Value) (n int) {
	switch v.Kind() {
	case heap.KStr:
		n = len(vm.h.Str(v).S)
	case heap.KBytes, heap.KByteArray:
		n = len(vm.h.Bytes(v).B)
	case heap.KInt:
		n = 8 * len(vm.h.Big(v).Mag)
	}
	if n < copyUpTo {
		return 0
	}
	return n
}

// equalContainers answers == and != of two containers.
func (vm *VM) equalContainers(op compile.Op, x, y Value) Value {
	rest, p, r := vm.equalWalk(nil, x, y)
	switch r {
	case walkEqual:
		return heap.Bool(op == compile.OpEq)
	case walkUnequal:
		return heap.Bool(op == compile.OpNe)
	case walkError:
		return heap.Raised
	}
	vm.extra = heap.Unbound
	return vm.Tail("_eq_drive", vm.packWalk(rest), vm.pairTuple(p, r), heap.Bool(op == compile.OpEq))
}

// pairTuple is what a walk leaves to Python, as the prelude takes it.
func (vm *VM) pairTuple(p walkPair, r walkResult) Value {
	if r == walkKey {
		return vm.h.NewTuple([]Value{p.a, p.b, p.key, p.hash})
	}
	return vm.h.NewTuple([]Value{p.a, p.b})
}

// packWalk turns the stack of a walk into a list.
func (vm *VM) packWalk(stack []walkStep) Value {
	l := make([]Value, 0, 3*len(stack))
	for _, s := range stack {
		l = append(l, s.a, s.b, heap.Small(int64(s.i)))
	}
	return vm.h.NewList(l)
}

// isCount reports whether v is a number of things.
func isCount(v Value) bool { return v.IsInt() && v.Int() >= 0 && v.Int() < 1<<40 }

// nativeEqStep (stack, equal) continues a walk after a pair was compared: True and False end
// it, a tuple is what Python has to compare next.
func nativeEqStep(vm *VM, a []Value) Value {
	l := vm.h.List(a[0])
	stack := make([]walkStep, 0, len(l.V)/3)
	for i := 0; i+2 < len(l.V); i += 3 {
		if k := l.V[i].Kind(); k != l.V[i+1].Kind() || k != heap.KList && k != heap.KTuple && k != heap.KDict || !isCount(l.V[i+2]) {
			return vm.badInternal()
		}
		stack = append(stack, walkStep{l.V[i], l.V[i+1], int(l.V[i+2].Int())})
	}
	if a[1] == heap.False {
		// Two elements that differ decide, unless comparing them took them out of their lists.
		for {
			if len(stack) == 0 {
				return heap.False
			}
			s := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if s.a.Is(heap.KDict) {
				continue
			}
			if x, y := len(vm.h.List(s.a).V), len(vm.h.List(s.b).V); x == y && s.i > x {
				break
			}
		}
	}
	rest, p, r := vm.equalWalk(stack, heap.None, heap.None)
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
	return vm.pairTuple(p, r)
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
		_, _, r := vm.equalWalk(nil, a, b)
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

// equalRecords answers == and != of ranges, bound methods and other record kinds.
func (vm *VM) equalRecords(op compile.Op, x, y Value) Value {
	var eq bool
	switch x.Kind() {
	case heap.KMethod:
		p, q := vm.h.Rec(x).F, vm.h.Rec(y).F
		eq = p[0] == q[0] && p[1] == q[1]
	case heap.KRange:
		eq = vm.equalRanges(x, y)
	default:
		return heap.NotImplemented
	}
	return heap.Bool(eq == (op == compile.OpEq))
}
