package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// list, tuple, range and slice.

// selfAs returns the built-in value of kind k behind the receiver of a method.
func (vm *VM) selfAs(v Value, k heap.Kind, d string) (Value, bool) {
	p := vm.Payload(v)
	if p.Is(k) {
		return p, true
	}
	vm.Raisef(E.TypeError, "descriptor '%s' requires a '%s' object but received a '%s'", d, vm.ClassName(kindTypes[k]), vm.TypeName(v))
	return 0, false
}

// method declares a native method of a built-in kind: fn gets the payload of self in a[0].
func method(k heap.Kind, name, sig string, fn func(vm *VM, a []Value) Value) Def {
	return Def{Name: name, Sig: sig, Fn: func(vm *VM, a []Value) Value {
		if !a[0].Is(k) {
			self, ok := vm.selfAs(a[0], k, name)
			if !ok {
				return heap.Raised
			}
			a[0] = self
		}
		return fn(vm, a)
	}}
}

func lengthDef(k heap.Kind) Def {
	return method(k, "__len__", "self, /", func(vm *VM, a []Value) Value { return vm.Len(a[0]) })
}

func iterDef(k heap.Kind) Def {
	return method(k, "__iter__", "self, /", func(vm *VM, a []Value) Value { return vm.nativeIter(a[0]) })
}

var strIterDef = Def{Name: "__iter__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
	self, ok := a[0], true
	if !self.Is(heap.KStr) {
		if self, ok = vm.selfAs(a[0], heap.KStr, "__iter__"); !ok {
			return heap.Raised
		}
	}
	v := vm.nativeIter(self)
	if self != a[0] {
		vm.h.Iter(v).Aux = heap.True
	}
	return v
}}

func getitemDef(k heap.Kind) Def {
	return method(k, "__getitem__", "self, key, /", func(vm *VM, a []Value) Value { return vm.GetItem(a[0], a[1]) })
}

func containsDef(k heap.Kind) Def {
	return method(k, "__contains__", "self, key, /", func(vm *VM, a []Value) Value { return vm.truthResult(vm.Contains(a[0], a[1])) })
}

func reprDef(k heap.Kind) Def {
	return method(k, "__repr__", "self, /", func(vm *VM, a []Value) Value { return vm.Repr(a[0]) })
}

// truthResult makes an answer of Contains a bool.
func (vm *VM) truthResult(r Value) Value {
	if r == heap.Raised || r == heap.Pushed || r == heap.Suspended || r.IsBool() {
		return r
	}
	return vm.Call(T.Bool, r)
}

// wrapNew makes the result of a built-in __new__ an instance of cls.
func (vm *VM) wrapNew(cls, base, v Value) Value {
	if cls == base || v == heap.Raised {
		return v
	}
	return vm.NewPayload(cls, v)
}

var listType = TypeDef{
	Name: "list", Kind: heap.KList, Sequence: true,
	New: &Def{Sig: "cls, iterable=, /, **kwargs", Fn: func(vm *VM, a []Value) Value {
		if a[0] == T.List {
			if vm.h.Dict(a[2]).Len() > 0 {
				return vm.Raisef(E.TypeError, "list() takes no keyword arguments")
			}
			l := vm.h.NewList(nil)
			if a[1] == heap.Unbound {
				return l
			}
			return vm.Tail2("_into_list", vm.extendList(l, a[1]), l, a[1])
		}
		return vm.NewPayload(a[0], vm.h.NewList(nil))
	}},
	Methods: append([]Def{
		{Name: "__init__", Sig: "self, iterable=, /", Fn: func(vm *VM, a []Value) Value {
			l, ok := vm.selfAs(a[0], heap.KList, "__init__")
			if !ok {
				return heap.Raised
			}
			vm.h.SetElems(vm.h.List(l), nil)
			if a[1] == heap.Unbound {
				return heap.None
			}
			return vm.noResult(vm.extendList(l, a[1]))
		}},
		method(heap.KList, "append", "self, object, /", func(vm *VM, a []Value) Value {
			l := vm.h.List(a[0])
			if !vm.need(l.GrowBytes(1)) {
				return heap.Raised
			}
			vm.h.Append(l, a[1])
			return heap.None
		}),
		method(heap.KList, "extend", "self, iterable, /", func(vm *VM, a []Value) Value {
			if a[0] == a[1] || vm.Payload(a[1]) == a[0] {
				a[1] = a[0]
			}
			return vm.noResult(vm.extendList(a[0], a[1]))
		}),
		method(heap.KList, "insert", "self, index, object, /", func(vm *VM, a []Value) Value {
			at, ok := vm.AsInt64(a[1])
			if !ok {
				return vm.indexThen(a[1], "_list_insert", a[0], a[2])
			}
			l := vm.h.List(a[0])
			i, n := int(at), len(l.V)
			if i < 0 {
				i = max(i+n, 0)
			}
			i = min(i, n)
			if !vm.need(l.GrowBytes(1)) || !vm.pay(shiftUnits(n-i)) {
				return heap.Raised
			}
			vm.h.Grow(l, 1)
			l.V = l.V[:n+1]
			copy(l.V[i+1:], l.V[i:])
			l.V[i] = a[2]
			return heap.None
		}),
		method(heap.KList, "pop", "self, index=, /", func(vm *VM, a []Value) Value {
			l := vm.h.List(a[0])
			n := len(l.V)
			i := n - 1
			if a[1] != heap.Unbound {
				at, ok := vm.AsInt64(a[1])
				if !ok {
					return vm.indexThen(a[1], "_list_pop", a[0])
				}
				i = int(at)
				if i < 0 {
					i += n
				}
			}
			if n == 0 {
				return vm.Raisef(E.IndexError, "pop from empty list")
			}
			if i < 0 || i >= n {
				return vm.Raisef(E.IndexError, "pop index out of range")
			}
			v := l.V[i]
			vm.splice(l, i, i+1, nil)
			vm.pay(shiftUnits(n - i))
			return v
		}),
		method(heap.KList, "remove", "self, value, /", func(vm *VM, a []Value) Value { return vm.Tail("_list_remove", a[0], a[1]) }),
		method(heap.KList, "clear", "self, /", func(vm *VM, a []Value) Value {
			vm.h.SetElems(vm.h.List(a[0]), nil)
			return heap.None
		}),
		method(heap.KList, "copy", "self, /", func(vm *VM, a []Value) Value { return vm.subSeq(a[0], 0, len(vm.h.List(a[0]).V)) }),
		method(heap.KList, "index", "self, value, start=, stop=, /", seqIndex),
		method(heap.KList, "count", "self, value, /", seqCount),
		method(heap.KList, "reverse", "self, /", func(vm *VM, a []Value) Value {
			l := vm.h.List(a[0]).V
			if !vm.pay(len(l) / 8) {
				return heap.Raised
			}
			for i, j := 0, len(l)-1; i < j; i, j = i+1, j-1 {
				l[i], l[j] = l[j], l[i]
			}
			return heap.None
		}),
		method(heap.KList, "sort", "self, *, key=, reverse=", func(vm *VM, a []Value) Value {
			return vm.Tail("_list_sort", a[0], orNone(a[1]), orFalse(a[2]))
		}),
		method(heap.KList, "__setitem__", "self, key, value, /", func(vm *VM, a []Value) Value { return vm.SetItem(a[0], a[1], a[2]) }),
		method(heap.KList, "__delitem__", "self, key, /", func(vm *VM, a []Value) Value { return vm.DelItem(a[0], a[1]) }),
		method(heap.KList, "__reversed__", "self, /", func(vm *VM, a []Value) Value {
			v, it := vm.h.NewIter(iterListRev, a[0])
			it.I = len(vm.h.List(a[0]).V) - 1
			return v
		}),
		lengthDef(heap.KList), iterDef(heap.KList), getitemDef(heap.KList), containsDef(heap.KList), reprDef(heap.KList),
	}, operatorDefs("add", "mul", "rmul", "iadd", "imul", "lt", "le", "eq", "ne", "gt", "ge")...),
	ClassMethods: []Def{classGetitem},
}

func orNone(v Value) Value {
	if v == heap.Unbound {
		return heap.None
	}
	return v
}

func orFalse(v Value) Value {
	if v == heap.Unbound {
		return heap.False
	}
	return v
}

var classGetitem = Def{Name: "__class_getitem__", Sig: "cls, item, /", Fn: func(vm *VM, a []Value) Value {
	return vm.Tail("_generic_alias", a[0], a[1])
}}

// Tail2 gives l if a native step is complete; if the step pushed a frame or failed, that
// stands, and the prelude function named continues after a step that must be done again.
func (vm *VM) Tail2(_ string, step, l, _ Value) Value {
	switch step {
	case heap.None:
		return l
	case heap.Pushed:
		// The frame of _extend was pushed for the caller's completion: its result is the list.
		vm.frames[vm.fp].how |= transExtra << 16
		vm.frames[vm.fp].extra = l
	}
	return step
}

// indexThen continues a method in the prelude after __index__ of an argument.
func (vm *VM) indexThen(v Value, tail string, args ...Value) Value {
	if vm.isInt(v) || !vm.hasIndex(v) {
		vm.AsSize(v) // raises
		return heap.Raised
	}
	return vm.Tail(tail, append([]Value{v}, args...)...)
}

// seqIndex is index(value, start, stop) of lists and tuples.
func seqIndex(vm *VM, a []Value) Value {
	n := len(vm.h.List(a[0]).V)
	bound := func(v Value, def int) (int, bool) {
		if v == heap.Unbound {
			return def, true
		}
		i, ok := vm.ClampIndex(v)
		if i < 0 {
			i = max(i+n, 0)
		}
		return min(i, n), ok
	}
	i, ok1 := bound(a[2], 0)
	j, ok2 := bound(a[3], n)
	if !ok1 || !ok2 {
		return vm.Raisef(E.TypeError, "slice indices must be integers or have an __index__ method")
	}
	for ; i < j && i < len(vm.h.List(a[0]).V); i++ {
		_, _, r := vm.equalWalk(nil, vm.h.List(a[0]).V[i], a[1])
		switch r {
		case walkEqual:
			return heap.Small(int64(i))
		case walkError:
			return heap.Raised
		case walkPython, walkKey:
			return vm.Tail("_seq_index", a[0], a[1], heap.Small(int64(i)), heap.Small(int64(j)))
		}
		if !vm.pay(1) {
			return heap.Raised
		}
	}
	if a[0].Is(heap.KTuple) {
		return vm.Raisef(E.ValueError, "tuple.index(x): x not in tuple")
	}
	return vm.Tail("_not_in_list", a[1])
}

func seqCount(vm *VM, a []Value) Value {
	n := 0
	for i := 0; i < len(vm.h.List(a[0]).V); i++ {
		_, _, r := vm.equalWalk(nil, vm.h.List(a[0]).V[i], a[1])
		switch r {
		case walkEqual:
			n++
		case walkError:
			return heap.Raised
		case walkPython, walkKey:
			return vm.Tail("_seq_count", a[0], a[1])
		}
		if !vm.pay(1) {
			return heap.Raised
		}
	}
	return heap.Small(int64(n))
}

var tupleType = TypeDef{
	Name: "tuple", Kind: heap.KTuple, Sequence: true,
	New: &Def{Sig: "cls, iterable=, /, **kwargs", Fn: func(vm *VM, a []Value) Value {
		if a[0] == T.Tuple && vm.h.Dict(a[2]).Len() > 0 {
			return vm.Raisef(E.TypeError, "tuple() takes no keyword arguments")
		}
		it := a[1]
		if it == heap.Unbound {
			return vm.wrapNew(a[0], T.Tuple, vm.h.NewTuple(nil))
		}
		switch it.Kind() {
		case heap.KTuple:
			return vm.wrapNew(a[0], T.Tuple, it)
		case heap.KList:
			items, ok := copyOf(vm, vm.h.List(it).V, itemRate)
			if !ok {
				return heap.Raised
			}
			return vm.wrapNew(a[0], T.Tuple, vm.h.NewTuple(items))
		}
		return vm.Tail("_tuple_new", a[0], it)
	}},
	Methods: append([]Def{
		method(heap.KTuple, "index", "self, value, start=, stop=, /", seqIndex),
		method(heap.KTuple, "count", "self, value, /", seqCount),
		method(heap.KTuple, "__getnewargs__", "self, /", func(vm *VM, a []Value) Value { return vm.h.NewTuple([]Value{a[0]}) }),
		method(heap.KTuple, "__hash__", "self, /", func(vm *VM, a []Value) Value { return vm.Hash(a[0]) }),
		lengthDef(heap.KTuple), iterDef(heap.KTuple), getitemDef(heap.KTuple), containsDef(heap.KTuple), reprDef(heap.KTuple),
	}, operatorDefs("add", "mul", "rmul", "lt", "le", "eq", "ne", "gt", "ge")...),
	ClassMethods: []Def{classGetitem},
}

var rangeType = TypeDef{
	Name: "range", Kind: heap.KRange, Final: true, Sequence: true,
	New: &Def{Sig: "cls, start, stop=, step=, /", Fn: func(vm *VM, a []Value) Value {
		start, stop, step := a[1], a[2], a[3]
		if stop == heap.Unbound {
			start, stop = heap.Small(0), start
		}
		if step == heap.Unbound {
			step = heap.Small(1)
		}
		for _, v := range []Value{start, stop, step} {
			if !vm.isInt(v) {
				if hasOwnOps(v) && vm.slots(vm.TypeOf(v))[slotIndex] != heap.Unbound {
					return vm.Tail("_range_index", start, stop, step)
				}
				return vm.Raisef(E.TypeError, "'%s' object cannot be interpreted as an integer", vm.TypeName(v))
			}
		}
		start, stop, step = vm.plainInt(start), vm.plainInt(stop), vm.plainInt(step)
		if step == heap.Small(0) {
			return vm.Raisef(E.ValueError, "range() arg 3 must not be zero")
		}
		return vm.newRange(start, stop, step)
	}},
	Methods: append([]Def{
		method(heap.KRange, "index", "self, value, /", func(vm *VM, a []Value) Value {
			if vm.isInt(a[1]) && !a[1].Is(heap.KInst) {
				v := vm.plainInt(a[1])
				if vm.rangeContains(a[0], v) == heap.True {
					f := vm.h.Rec(a[0]).F
					d := vm.nativeBinary(compile.OpSub, v, f[0])
					return vm.nativeBinary(compile.OpFloorDiv, d, f[2])
				}
				return vm.Tail("_not_in_range", a[1])
			}
			return vm.Tail("_range_search", a[0], a[1])
		}),
		method(heap.KRange, "count", "self, value, /", func(vm *VM, a []Value) Value {
			if vm.isInt(a[1]) && !a[1].Is(heap.KInst) {
				if vm.rangeContains(a[0], vm.plainInt(a[1])) == heap.True {
					return heap.Small(1)
				}
				return heap.Small(0)
			}
			return vm.Tail("_count_equal", a[0], a[1])
		}),
		method(heap.KRange, "__reversed__", "self, /", func(vm *VM, a []Value) Value { return vm.Tail("_range_reversed", a[0]) }),
		method(heap.KRange, "__hash__", "self, /", func(vm *VM, a []Value) Value { return vm.Hash(a[0]) }),
		method(heap.KRange, "__bool__", "self, /", func(vm *VM, a []Value) Value {
			return heap.Bool(vm.h.Rec(a[0]).F[3] != heap.Small(0))
		}),
		lengthDef(heap.KRange), iterDef(heap.KRange), getitemDef(heap.KRange), containsDef(heap.KRange), reprDef(heap.KRange),
	}, operatorDefs("lt", "le", "eq", "ne", "gt", "ge")...),
	Getters: []Getter{recGetter("start", 0), recGetter("stop", 1), recGetter("step", 2)},
}

// recGetter reads a field of a record kind.
func recGetter(name string, i int) Getter {
	return Getter{Name: name, Member: true, Get: func(vm *VM, o Value) Value { return vm.h.Rec(o).F[i] }}
}

var sliceType = TypeDef{
	Name: "slice", Kind: heap.KSlice, Final: true,
	New: &Def{Sig: "cls, start, stop=, step=, /", Fn: func(vm *VM, a []Value) Value {
		if a[2] == heap.Unbound {
			return vm.h.NewRec(heap.KSlice, heap.None, a[1], heap.None, heap.Unbound)
		}
		return vm.h.NewRec(heap.KSlice, a[1], a[2], orNone(a[3]), heap.Unbound)
	}},
	Methods: append([]Def{
		method(heap.KSlice, "indices", "self, len, /", func(vm *VM, a []Value) Value {
			n, ok := vm.AsInt64(a[1])
			for _, v := range vm.h.Rec(a[0]).F[:3] {
				ok = ok && (v == heap.None || v.IsInt())
			}
			if !ok {
				return vm.Tail("_slice_indices", a[0], a[1])
			}
			if n < 0 {
				return vm.Raisef(E.ValueError, "length should not be negative")
			}
			start, stop, step, ok := vm.sliceBounds(a[0], int(n))
			if !ok {
				return vm.Tail("_slice_indices", a[0], a[1])
			}
			if step == 0 {
				return vm.Raisef(E.ValueError, "slice step cannot be zero")
			}
			return vm.h.NewTuple([]Value{vm.h.NewInt(int64(start)), vm.h.NewInt(int64(stop)), vm.h.NewInt(int64(step))})
		}),
		method(heap.KSlice, "__hash__", "self, /", func(vm *VM, a []Value) Value {
			f := vm.h.Rec(a[0]).F
			return vm.Hash(vm.h.NewTuple([]Value{f[0], f[1], f[2]}))
		}),
		method(heap.KSlice, "__reduce__", "self, /", func(vm *VM, a []Value) Value {
			f := vm.h.Rec(a[0]).F
			return vm.h.NewTuple([]Value{T.Slice, vm.h.NewTuple([]Value{f[0], f[1], f[2]})})
		}),
		reprDef(heap.KSlice),
	}, operatorDefs("lt", "le", "eq", "ne", "gt", "ge")...),
	Getters: []Getter{recGetter("start", 0), recGetter("stop", 1), recGetter("step", 2)},
}
