package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Operations of sets that need no Python code, with what they add and remove in CPython's
// order, which decides the order of the result.

func isPlainSet(v Value) bool { return v.Is(heap.KSet) || v.Is(heap.KFrozenSet) }

// plainSetOperator computes | & - ^ of two sets.
func (vm *VM) plainSetOperator(op compile.Op, x, y Value) Value {
	frozen := x.Is(heap.KFrozenSet)
	var r Value
	switch op {
	case compile.OpOr:
		if r = vm.copySet(x, frozen); r != heap.Raised && x != y {
			r = vm.setDone(r, vm.mergeSet(r, y))
		}
	case compile.OpAnd:
		r = vm.intersectSets(x, y, frozen)
	case compile.OpSub:
		r = vm.subtractSets(x, y, frozen)
	default:
		if r = vm.copySet(y, frozen); r != heap.Raised {
			r = vm.setDone(r, vm.toggleSet(r, vm.SetItems(x)))
		}
	}
	if r == heap.Unbound {
		return vm.Tail("_set_operator", x, y, heap.Small(int64(op-compile.OpAdd)))
	}
	return r
}

// findUnits is the fuel of finding a key: in a table that exceeds the caches it is more.
func findUnits(d *heap.Dict) int {
	if d.Len() < cachedKeys {
		return 4
	}
	return 8
}

const cachedKeys = 32 << 10

// setDone is the set if what was done to it ended well.
func (vm *VM) setDone(s, r Value) Value {
	if r == heap.None {
		return s
	}
	return r
}

// comparableNow reports that every key of one set can be looked up in the other without
// Python code, and pays for it.
func (vm *VM) comparableNow(x, y Value) bool {
	for _, p := range [][2]Value{{x, y}, {y, x}} {
		from, in := vm.h.Dict(p[0]), vm.h.Dict(p[1])
		for i := range from.Ents {
			if k := from.Ents[i].K; k != heap.Unbound {
				if _, _, ok, _ := vm.lookupNow(in, k); !ok || !vm.pay(findUnits(in)/2) {
					return false
				}
			}
		}
	}
	return true
}

// keepSome is a new set of the keys that are, or are not, in other; Unbound if that needs
// Python code.
func (vm *VM) keepSome(keys []Value, other Value, in, frozen bool) Value {
	out, d := vm.h.NewSet(frozen)
	from := vm.h.Dict(other)
	for _, k := range keys {
		i, hash, ok, err := vm.lookupNow(from, k)
		switch {
		case err || !vm.pay(findUnits(from)) || !vm.roomForKey(d):
			return heap.Raised
		case !ok || d.Visible() != from.Visible():
			return heap.Unbound
		case (i >= 0) == in:
			vm.h.Add(d, k, heap.None, hash)
		}
	}
	return out
}

func (vm *VM) intersectSets(x, y Value, frozen bool) Value {
	if x == y {
		return vm.copySet(x, frozen)
	}
	if vm.h.Dict(y).Len() > vm.h.Dict(x).Len() {
		x, y = y, x
	}
	return vm.keepSome(vm.SetItems(y), x, true, frozen)
}

func (vm *VM) subtractSets(x, y Value, frozen bool) Value {
	if vm.h.Dict(x).Len()>>2 <= vm.h.Dict(y).Len() {
		return vm.keepSome(vm.SetItems(x), y, false, frozen)
	}
	out := vm.copySet(x, frozen)
	if out == heap.Raised {
		return out
	}
	return vm.setDone(out, vm.takeAway(out, vm.SetItems(y)))
}

// takeAway removes keys from s: None, a mark, or Unbound if that needs Python code.
func (vm *VM) takeAway(s Value, keys []Value) Value {
	d := vm.h.Dict(s)
	for _, k := range keys {
		i, _, ok, err := vm.lookupNow(d, k)
		switch {
		case err || !vm.pay(findUnits(d)):
			return heap.Raised
		case !ok:
			return heap.Unbound
		case i >= 0:
			vm.removeFromSet(s, i)
		}
	}
	vm.shrinkSet(s)
	return heap.None
}

// toggleSet removes the keys that are in s and adds the others, as takeAway.
func (vm *VM) toggleSet(s Value, keys []Value) Value {
	d := vm.h.Dict(s)
	for _, k := range keys {
		i, hash, ok, err := vm.lookupNow(d, k)
		switch {
		case err || !vm.pay(findUnits(d)) || !vm.roomForKey(d):
			return heap.Raised
		case !ok:
			return heap.Unbound
		case i >= 0:
			vm.removeFromSet(s, i)
		default:
			vm.h.Add(d, k, heap.None, hash)
			vm.addedToSet(s, k)
		}
	}
	return heap.None
}

// setInPlace is x |= y and the like for sets: the set, a mark, or Unbound if that needs
// Python code.
func (vm *VM) setInPlace(op compile.Op, x, y Value) Value {
	if !isPlainSet(y) || !vm.comparableNow(x, y) {
		if vm.stopErr != nil {
			return heap.Raised
		}
		return heap.Unbound
	}
	switch {
	case op == compile.OpOr:
		return vm.setDone(x, vm.mergeSet(x, y))
	case op == compile.OpAnd:
		out := vm.intersectSets(x, y, false)
		if out.Is(heap.KSet) {
			vm.becomeSet(x, out)
			return x
		}
		return out
	case x == y:
		vm.clearSet(x)
		return x
	case op == compile.OpSub:
		return vm.setDone(x, vm.takeAway(x, vm.SetItems(y)))
	}
	return vm.setDone(x, vm.toggleSet(x, vm.SetItems(y)))
}

// nativeFreeze (set) is a frozenset of the elements of a set, which is left without: the
// elements are collected in a set, so that nothing can name a frozenset that still changes.
func nativeFreeze(vm *VM, a []Value) Value {
	v, d := vm.h.NewSet(true)
	src := vm.h.Dict(a[0])
	*d, *src = *src, heap.Dict{KeyVersion: src.KeyVersion + 1}
	if t := vm.tables[a[0]]; t != nil {
		delete(vm.tables, a[0])
		vm.tables[v] = t
	}
	return v
}

// becomeSet gives set s the elements of another one, which is not used any more.
func (vm *VM) becomeSet(s, other Value) {
	t := vm.tableOf(other)
	vm.clearSet(s)
	vm.h.CopyDict(vm.h.Dict(s), vm.h.Dict(other))
	finger := vm.fingerOf(s)
	if t == nil && finger != 0 {
		t = vm.makeTable(vm.h.Dict(s))
	}
	vm.dropTable(other)
	vm.dropTable(s)
	if t != nil {
		t.finger = finger // where pop goes on belongs to the set, not to its table
		vm.setTableOf(s, t)
	}
}

// takeFromSet is s.discard(k) and s.remove(k), which name stands for in the prelude.
func (vm *VM) takeFromSet(name string, s, k Value) Value {
	if _, ok := vm.hashNow(vm.h.Dict(s), k); ok {
		i, _, known, _ := vm.lookupNow(vm.h.Dict(s), k)
		if known && i >= 0 {
			vm.removeFromSet(s, i)
			return heap.None
		}
		if known && name == "_set_discard" {
			return heap.None
		}
	}
	return vm.Tail(name, s, k)
}

// nativeMergeSet (s, other) adds the elements of a set or dict to s and says whether it could.
func nativeMergeSet(vm *VM, a []Value) Value {
	src := a[1]
	if vm.IsInstance(src, T.Set) || vm.IsInstance(src, T.FrozenSet) {
		src = vm.Payload(src)
	}
	if !isPlainSet(src) && !src.Is(heap.KDict) {
		return heap.False
	}
	switch r := vm.mergeSet(a[0], src); r {
	case heap.None:
		return heap.True
	case heap.Unbound:
		return heap.False
	default:
		return r
	}
}

// inOrder is a set to walk by its entries instead of v: one with the elements in order.
func (vm *VM) inOrder(v Value) Value {
	if !isPlainSet(v) || vm.h.Dict(v).Len() < 2 {
		return v
	}
	t := vm.table(v)
	if t == nil {
		return v
	}
	out, d := vm.h.NewSet(v.Is(heap.KFrozenSet))
	for _, k := range t.keys() {
		if !vm.pay(2) || !vm.roomForKey(d) {
			return v
		}
		if hash, ok := vm.hashNow(d, k); ok {
			vm.h.Add(d, k, heap.None, hash)
		}
	}
	return out
}
