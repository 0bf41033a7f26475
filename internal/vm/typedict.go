package vm

import (
	"github.com/gilliam-run/gilliam/internal/heap"
)

// dict, its views, mappingproxy, set and frozenset.

var dictType = TypeDef{
	Name: "dict", Kind: heap.KDict, Mapping: true,
	New: &Def{Sig: "cls, *args, **kwargs", Fn: func(vm *VM, a []Value) Value {
		d, _ := vm.h.NewDict()
		if a[0] != T.Dict {
			return vm.NewPayload(a[0], d)
		}
		args := vm.h.List(a[1]).V
		if len(args) == 0 {
			return a[2]
		}
		return vm.Tail("_dict_new", d, a[1], a[2])
	}},
	Methods: append([]Def{
		{Name: "__init__", Sig: "self, *args, **kwargs", Fn: func(vm *VM, a []Value) Value {
			return vm.noResult(vm.Tail("_dict_init", a[0], a[1], a[2], vm.h.Intern("dict")))
		}},
		method(heap.KDict, "get", "self, key, default=, /", func(vm *VM, a []Value) Value {
			v, ok, err := vm.dictGetNow(a[0], a[1])
			switch {
			case err:
				return heap.Raised
			case !ok:
				return vm.Tail("_dict_get_default", a[0], a[1], orNone(a[2]))
			case v == heap.Unbound:
				return orNone(a[2])
			}
			return v
		}),
		method(heap.KDict, "setdefault", "self, key, default=, /", func(vm *VM, a []Value) Value {
			d := vm.h.Dict(a[0])
			i, hash, ok, err := vm.lookupNow(d, a[1])
			switch {
			case err:
				return heap.Raised
			case !ok:
				return vm.Tail("_dict_setdefault", a[0], a[1], orNone(a[2]))
			case i >= 0:
				return d.Ents[i].V
			}
			if !vm.roomForKey(d) {
				return heap.Raised
			}
			vm.h.Add(d, a[1], orNone(a[2]), hash)
			return orNone(a[2])
		}),
		method(heap.KDict, "pop", "self, key, default=, /", func(vm *VM, a []Value) Value {
			d := vm.h.Dict(a[0])
			i, _, ok, err := vm.lookupNow(d, a[1])
			switch {
			case err:
				return heap.Raised
			case !ok:
				return vm.Tail("_dict_pop", a[0], a[1], a[2])
			case i < 0 && a[2] != heap.Unbound:
				return a[2]
			case i < 0:
				return vm.keyError(a[1])
			}
			v := d.Ents[i].V
			d.Remove(i)
			return v
		}),
		method(heap.KDict, "popitem", "self, /", func(vm *VM, a []Value) Value {
			d := vm.h.Dict(a[0])
			for i := len(d.Ents) - 1; i >= 0; i-- {
				if e := d.Ents[i]; e.K != heap.Unbound {
					d.Remove(i)
					d.Ents = d.Ents[:i]
					return vm.h.NewTuple([]Value{e.K, e.V})
				}
			}
			return vm.RaiseArgs(E.KeyError, vm.h.NewStr("popitem(): dictionary is empty"))
		}),
		method(heap.KDict, "clear", "self, /", func(vm *VM, a []Value) Value { vm.h.Clear(vm.h.Dict(a[0])); return heap.None }),
		method(heap.KDict, "copy", "self, /", func(vm *VM, a []Value) Value { return vm.copyDict(a[0]) }),
		method(heap.KDict, "update", "self, *args, **kwargs", func(vm *VM, a []Value) Value {
			return vm.noResult(vm.Tail("_dict_init", a[0], a[1], a[2], vm.h.Intern("update")))
		}),
		method(heap.KDict, "__setitem__", "self, key, value, /", func(vm *VM, a []Value) Value { return vm.SetItem(a[0], a[1], a[2]) }),
		method(heap.KDict, "__delitem__", "self, key, /", func(vm *VM, a []Value) Value { return vm.DelItem(a[0], a[1]) }),
		{Name: "__getitem__", Sig: "self, key, /", Fn: func(vm *VM, a []Value) Value {
			if a[0].Is(heap.KInst) {
				return vm.subdictItem(a[0], a[1])
			}
			return vm.dictItem(a[0], a[1])
		}},
		{Name: "keys", Sig: "self, /", Fn: dictView(heap.KDictKeys)},
		{Name: "values", Sig: "self, /", Fn: dictView(heap.KDictValues)},
		{Name: "items", Sig: "self, /", Fn: dictView(heap.KDictItems)},
		method(heap.KDict, "__reversed__", "self, /", func(vm *VM, a []Value) Value { return vm.reverseEntries(iterKeysRev, a[0]) }),
		lengthDef(heap.KDict), iterDef(heap.KDict), containsDef(heap.KDict), reprDef(heap.KDict),
	}, operatorDefs("or", "ror", "ior", "lt", "le", "eq", "ne", "gt", "ge")...),
	ClassMethods: []Def{
		{Name: "fromkeys", Sig: "cls, iterable, value=, /", Fn: func(vm *VM, a []Value) Value {
			return vm.Tail("_dict_fromkeys", a[0], a[1], orNone(a[2]))
		}},
		classGetitem,
	},
}

// subdictItem is dict.__getitem__ on an instance of a subclass: __missing__ is asked.
func (vm *VM) subdictItem(o, k Value) Value {
	d, ok := vm.selfAs(o, heap.KDict, "__getitem__")
	if !ok {
		return heap.Raised
	}
	v, ok, err := vm.dictGetNow(d, k)
	switch {
	case err:
		return heap.Raised
	case !ok:
		return vm.Tail("_subdict_item", o, d, k)
	case v != heap.Unbound:
		return v
	}
	if m := vm.slots(vm.TypeOf(o))[slotMissing]; m != heap.Unbound {
		return vm.callBound(m, o, k)
	}
	return vm.keyError(k)
}

func dictView(k heap.Kind) func(vm *VM, a []Value) Value {
	return func(vm *VM, a []Value) Value {
		if _, ok := vm.selfAs(a[0], heap.KDict, "keys"); !ok {
			return heap.Raised
		}
		ordered := heap.Unbound
		if a[0].Is(heap.KInst) && vm.isOrderedDict(vm.TypeOf(a[0])) {
			ordered = heap.True // see TypeOf
		}
		return vm.h.NewRec(k, a[0], ordered, heap.Unbound, heap.Unbound)
	}
}

// isOrderedDict reports that a class is collections.OrderedDict or made of it.
func (vm *VM) isOrderedDict(class Value) bool {
	for _, c := range vm.h.Type(class).MRO {
		if t := vm.h.Type(c); vm.h.Str(t.Name).S == "OrderedDict" && vm.ClassName(c) == "collections.OrderedDict" {
			return true
		}
	}
	return false
}

// The classes of the views of an OrderedDict.
var orderedKeysType, orderedValuesType, orderedItemsType Value

func (vm *VM) copyDict(d Value) Value {
	n := vm.h.Dict(d).Len()
	if !vm.need(48*n) || !vm.pay(2*n) {
		return heap.Raised
	}
	v, c := vm.h.NewDict()
	vm.h.CopyDict(c, vm.h.Dict(d))
	return v
}

func (vm *VM) reverseEntries(sort heap.IterSort, d Value) Value {
	v, it := vm.h.NewIter(sort, d)
	it.N, it.I = vm.h.Dict(d).Len(), len(vm.h.Dict(d).Ents)
	return v
}

// viewType declares a view class.
func viewType(name string, k heap.Kind, rev heap.IterSort, ops ...string) TypeDef {
	d := TypeDef{Name: name, Kind: k, Final: true,
		Methods: []Def{
			lengthDef(k), iterDef(k), containsDef(k), reprDef(k),
			method(k, "__reversed__", "self, /", func(vm *VM, a []Value) Value {
				return vm.reverseEntries(rev, vm.Payload(vm.h.Rec(a[0]).F[0]))
			}),
		},
		Getters: []Getter{{Name: "mapping", Get: func(vm *VM, o Value) Value {
			return vm.h.NewRec(heap.KMappingProxy, vm.h.Rec(o).F[0], heap.Unbound, heap.Unbound, heap.Unbound)
		}}},
	}
	if ops != nil {
		d.Methods = append(d.Methods, operatorDefs(ops...)...)
		d.Methods = append(d.Methods, Def{Name: "isdisjoint", Sig: "self, other, /", Fn: func(vm *VM, a []Value) Value {
			return vm.Tail("_isdisjoint", a[0], a[1])
		}})
	}
	return d
}

var viewOps = []string{"and", "or", "sub", "xor", "rand", "ror", "rsub", "rxor", "lt", "le", "eq", "ne", "gt", "ge"}

var (
	dictKeysType   = viewType("dict_keys", heap.KDictKeys, iterKeysRev, viewOps...)
	dictItemsType  = viewType("dict_items", heap.KDictItems, iterItemsRev, viewOps...)
	dictValuesType = viewType("dict_values", heap.KDictValues, iterValuesRev)
)

// setMethods are what set and frozenset share; the operations live in the prelude, which
// takes any iterables and uses the operators on plain sets.
func setMethods(k heap.Kind) []Def {
	tail := func(name string) func(vm *VM, a []Value) Value {
		return func(vm *VM, a []Value) Value { return vm.Tail(name, a...) }
	}
	return append([]Def{
		method(k, "copy", "self, /", func(vm *VM, a []Value) Value {
			if a[0].Is(heap.KFrozenSet) {
				return a[0]
			}
			return vm.copySet(a[0], false)
		}),
		method(k, "union", "self, *others", tail("_set_union")),
		method(k, "intersection", "self, *others", tail("_set_intersection")),
		method(k, "difference", "self, *others", tail("_set_difference")),
		method(k, "symmetric_difference", "self, other, /", tail("_set_symmetric")),
		method(k, "isdisjoint", "self, other, /", tail("_isdisjoint")),
		method(k, "issubset", "self, other, /", tail("_set_issubset")),
		method(k, "issuperset", "self, other, /", tail("_set_issuperset")),
		lengthDef(k), iterDef(k), containsDef(k),
		{Name: "__repr__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
			if a[0].Is(heap.KInst) {
				return vm.Tail("_set_repr", a[0], vm.Payload(a[0]))
			}
			return vm.Repr(a[0])
		}},
	}, operatorDefs(viewOps...)...)
}

var setType = TypeDef{
	Name: "set", Kind: heap.KSet, Weak: true,
	New: &Def{Sig: "cls, iterable=, /, **kwargs", Fn: func(vm *VM, a []Value) Value {
		v, _ := vm.h.NewSet(false)
		if a[0] != T.Set {
			return vm.NewPayload(a[0], v)
		}
		if vm.h.Dict(a[2]).Len() > 0 {
			return vm.Raisef(E.TypeError, "set() takes no keyword arguments")
		}
		if a[1] == heap.Unbound {
			return v
		}
		return vm.Tail("_set_update", v, a[1])
	}},
	Methods: append([]Def{
		{Name: "__init__", Sig: "self, iterable=, /", Fn: func(vm *VM, a []Value) Value {
			s, ok := vm.selfAs(a[0], heap.KSet, "__init__")
			if !ok {
				return heap.Raised
			}
			vm.clearSet(s)
			if a[1] == heap.Unbound {
				return heap.None
			}
			return vm.Tail("_set_init", s, a[1])
		}},
		method(heap.KSet, "add", "self, object, /", func(vm *VM, a []Value) Value { return vm.noResult(vm.SetAdd(a[0], a[1])) }),
		method(heap.KSet, "discard", "self, object, /", func(vm *VM, a []Value) Value { return vm.takeFromSet("_set_discard", a[0], a[1]) }),
		method(heap.KSet, "remove", "self, object, /", func(vm *VM, a []Value) Value { return vm.takeFromSet("_set_remove", a[0], a[1]) }),
		method(heap.KSet, "pop", "self, /", func(vm *VM, a []Value) Value { return vm.popSet(a[0]) }),
		method(heap.KSet, "clear", "self, /", func(vm *VM, a []Value) Value { vm.clearSet(a[0]); return heap.None }),
		method(heap.KSet, "update", "self, *others", func(vm *VM, a []Value) Value { return vm.Tail("_set_update_all", a[0], a[1]) }),
		method(heap.KSet, "intersection_update", "self, *others", func(vm *VM, a []Value) Value {
			return vm.Tail("_set_intersection_update", a[0], a[1])
		}),
		method(heap.KSet, "difference_update", "self, *others", func(vm *VM, a []Value) Value {
			return vm.Tail("_set_difference_update", a[0], a[1])
		}),
		method(heap.KSet, "symmetric_difference_update", "self, other, /", func(vm *VM, a []Value) Value {
			return vm.Tail("_set_symmetric_update", a[0], a[1])
		}),
	}, append(setMethods(heap.KSet), operatorDefs("ior", "iand", "isub", "ixor")...)...),
	ClassMethods: []Def{classGetitem},
}

var frozenSetType = TypeDef{
	Name: "frozenset", Kind: heap.KFrozenSet, Weak: true,
	New: &Def{Sig: "cls, iterable=, /, **kwargs", Fn: func(vm *VM, a []Value) Value {
		if a[0] == T.FrozenSet && vm.h.Dict(a[2]).Len() > 0 {
			return vm.Raisef(E.TypeError, "frozenset() takes no keyword arguments")
		}
		if a[1].Is(heap.KFrozenSet) {
			return vm.wrapNew(a[0], T.FrozenSet, a[1])
		}
		if a[1] == heap.Unbound {
			v, _ := vm.h.NewSet(true)
			return vm.wrapNew(a[0], T.FrozenSet, v)
		}
		v, _ := vm.h.NewSet(false)
		return vm.Tail("_frozenset_new", a[0], v, a[1])
	}},
	Methods: append([]Def{
		method(heap.KFrozenSet, "__hash__", "self, /", func(vm *VM, a []Value) Value { return vm.Hash(a[0]) }),
	}, setMethods(heap.KFrozenSet)...),
	ClassMethods: []Def{classGetitem},
}
