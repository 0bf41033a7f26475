package vm

import (
	"slices"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// A property is a record of getter, setter, deleter and a tuple of what is known about it: its doc,
// the name that a class gave it (Unbound without one), and whether the doc is its getter's.
const (
	propertyKnown = 3 // field of the record

	propertyDoc     = 0 // elements of the tuple
	propertyName    = 1
	docFromGetter   = 2
	propertyKnowing = 3 // number of elements
)

var propertyType = TypeDef{
	Name: "property", Kind: heap.KProperty,
	New: &Def{Sig: "cls, *args, **kwargs", Fn: func(vm *VM, a []Value) Value {
		known := vm.h.NewTuple([]Value{heap.None, heap.Unbound, heap.False})
		return vm.wrapNew(a[0], T.Property, vm.h.NewRec(heap.KProperty, heap.None, heap.None, heap.None, known))
	}},
	Methods: []Def{
		{Name: "__init__", Sig: "self, fget=, fset=, fdel=, doc=", Fn: func(vm *VM, a []Value) Value {
			if _, ok := vm.selfAs(a[0], heap.KProperty, "__init__"); !ok {
				return heap.Raised
			}
			for i := range 4 {
				a[1+i] = orNone(a[1+i])
			}
			fromGetter := heap.False
			if a[0].Is(heap.KProperty) && (a[4] != heap.None || a[1] == heap.None || a[1].Is(heap.KFunc)) {
				if a[4] == heap.None && a[1] != heap.None {
					a[4] = vm.funcDoc(vm.h.Func(a[1]))
					fromGetter = heap.Bool(a[4] != heap.None)
				}
				return nativePropertyFill(vm, append(append([]Value(nil), a...), fromGetter))
			}
			return vm.Tail("_property_init", a...)
		}},
		propertyWith("getter", 0), propertyWith("setter", 1), propertyWith("deleter", 2),
		{Name: "__get__", Sig: "self, instance, owner=, /", Fn: func(vm *VM, a []Value) Value {
			if a[1] == heap.None || a[1] == heap.Unbound {
				return a[0]
			}
			return vm.getDescr(vm.Payload(a[0]), a[1], vm.TypeOf(a[1]))
		}},
		method(heap.KProperty, "__set__", "self, instance, value, /", func(vm *VM, a []Value) Value {
			return vm.setDescr(a[0], a[1], heap.Unbound, a[2])
		}),
		method(heap.KProperty, "__delete__", "self, instance, /", func(vm *VM, a []Value) Value {
			return vm.setDescr(a[0], a[1], heap.Unbound, heap.Unbound)
		}),
		method(heap.KProperty, "__set_name__", "self, *args", func(vm *VM, a []Value) Value {
			args := vm.h.List(a[1]).V
			if len(args) != 2 {
				return vm.Raisef(E.TypeError, "__set_name__() takes 2 positional arguments but %d were given", len(args))
			}
			vm.propertyLearns(a[0], propertyName, args[1])
			return heap.None
		}),
	},
	Getters: []Getter{recGetter("fget", 0), recGetter("fset", 1), recGetter("fdel", 2),
		{Name: "__doc__", Member: true, Get: func(vm *VM, o Value) Value { return vm.propertyKnows(o, propertyDoc) },
			Set: func(vm *VM, o, v Value) Value { vm.propertyLearns(o, propertyDoc, orNone(v)); return heap.None }},
		{Name: "__isabstractmethod__", Get: func(vm *VM, o Value) Value { return vm.Tail("_property_abstract", o) }},
		{Name: "__name__", Get: func(vm *VM, o Value) Value {
			if name := vm.propertyKnows(o, propertyName); name != heap.Unbound {
				return name
			}
			return vm.Tail("_property_name", o)
		}, Set: func(vm *VM, o, v Value) Value { vm.propertyLearns(o, propertyName, v); return heap.None }}},
}

func (vm *VM) propertyKnows(p Value, what int) Value {
	return vm.h.List(vm.h.Rec(p).F[propertyKnown]).V[what]
}

// propertyLearns changes what a property knows, which stands in a tuple.
func (vm *VM) propertyLearns(p Value, what int, v Value) {
	known := slices.Clone(vm.h.List(vm.h.Rec(p).F[propertyKnown]).V)
	known[what] = v
	t := vm.h.NewTuple(known)
	vm.h.Rec(p).F[propertyKnown] = t
}

// nativePropertyFill (property, fget, fset, fdel, doc, from getter) is what __init__ stores; the
// instances of subclasses keep the doc as an attribute.
func nativePropertyFill(vm *VM, a []Value) Value {
	p := vm.Payload(a[0])
	copy(vm.h.Rec(p).F[:3], a[1:4])
	if p == a[0] {
		vm.propertyLearns(p, propertyDoc, a[4])
	}
	vm.propertyLearns(p, docFromGetter, a[5])
	return heap.None
}

// nativePropertyNamed (made, other) gives what a class of properties made, if that is a property,
// the name of another.
func nativePropertyNamed(vm *VM, a []Value) Value {
	if p := vm.Payload(a[0]); p.Is(heap.KProperty) {
		vm.propertyLearns(p, propertyName, vm.propertyKnows(vm.Payload(a[1]), propertyName))
	}
	return a[0]
}

func propertyWith(name string, i int) Def {
	return Def{Name: name, Sig: "self, f, /", Fn: func(vm *VM, a []Value) Value {
		p, ok := vm.selfAs(a[0], heap.KProperty, name)
		if !ok {
			return heap.Raised
		}
		f := vm.h.Rec(p).F
		if a[1] != heap.None || i != 0 {
			f[i] = a[1]
		}
		doc := vm.propertyKnows(p, propertyDoc)
		if vm.propertyKnows(p, docFromGetter) == heap.True && f[0] != heap.None {
			doc = heap.None
		}
		return vm.Tail("_property_copy", a[0], f[0], f[1], f[2], doc)
	}}
}

// propertyError is the AttributeError of a property without the accessor wanted.
func (vm *VM) propertyError(d, o Value, what string) Value {
	name := vm.propertyKnows(d, propertyName)
	if get := vm.h.Rec(d).F[0]; name == heap.Unbound && (get.Is(heap.KFunc) || get.Is(heap.KBuiltin)) {
		name = vm.getAttrPlain(get, vm.TypeOf(get), vm.h.Intern("__name__"))
	}
	if name == heap.Unbound {
		return vm.Raisef(E.AttributeError, "property of '%s' object has no %s", vm.qualName(vm.TypeOf(o)), what)
	}
	return vm.Tail("_property_error", name, vm.h.NewStr(vm.qualName(vm.TypeOf(o))), vm.h.NewStr(what))
}
