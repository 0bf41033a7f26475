package vm

import (
	"slices"
	"strings"

	"github.com/gilliam-run/gilliam/internal/codec"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Making classes, and changing their names and bases.

// newType is type.__new__: one argument asks the class of an object, three make a class.
func newType(vm *VM, a []Value) Value {
	args := vm.h.List(a[1]).V
	kwargs := vm.h.Dict(a[2]).Len() > 0
	if a[0] == T.Type {
		if len(args) == 1 && !kwargs {
			return vm.TypeOf(args[0])
		}
		if len(args) == 1 {
			return vm.Raisef(E.TypeError, "type() takes no keyword arguments")
		}
		if len(args) != 3 {
			return vm.Raisef(E.TypeError, "type() takes 1 or 3 arguments")
		}
	}
	if len(args) != 3 {
		return vm.Raisef(E.TypeError, "type.__new__() takes exactly 3 arguments (%d given)", len(args))
	}
	switch {
	case !vm.isStr(args[0]):
		return vm.Raisef(E.TypeError, "type.__new__() argument 1 must be str, not %s", vm.ArgTypeName(args[0]))
	case !vm.Payload(args[1]).Is(heap.KTuple):
		return vm.Raisef(E.TypeError, "type.__new__() argument 2 must be tuple, not %s", vm.ArgTypeName(args[1]))
	case !vm.Payload(args[2]).Is(heap.KDict):
		return vm.Raisef(E.TypeError, "type.__new__() argument 3 must be dict, not %s", vm.ArgTypeName(args[2]))
	}
	return vm.Tail("_type_new", a[0], vm.plainStr(args[0]), vm.Payload(args[1]), args[2], a[2])
}

// nativeMakeClass (meta, name, bases, namespace, custom) makes the class object itself; custom
// says that its metaclass makes the order of its bases.
func nativeMakeClass(vm *VM, a []Value) Value {
	if strings.IndexByte(vm.h.Str(a[1]).S, 0) >= 0 {
		return vm.Raisef(E.ValueError, "type name must not contain null characters")
	}
	ns := vm.h.Dict(vm.Payload(a[3]))
	if !vm.encodable(a[1]) {
		return heap.Raised
	}
	if doc, ok := vm.dictGetStr(ns, "__doc__"); ok && doc.Is(heap.KStr) && !vm.encodable(doc) {
		return heap.Raised
	}
	bases := vm.h.List(a[2]).V
	if len(bases) == 0 {
		bases = []Value{T.Object}
	}
	v := vm.NewClass(a[0], a[1], bases, ns, a[4] == heap.True)
	if v == heap.Raised {
		return v
	}
	return vm.finishClass(v, bases)
}

// encodable says whether text, of the name or docstring of a class, is free of lone surrogates, or
// raises.
func (vm *VM) encodable(text Value) bool {
	s := vm.h.Str(text)
	for i := 0; i < len(s.S) && !s.ASCII(); {
		r, n := heap.DecodeRune(s.S[i:])
		if r >= 0xD800 && r < 0xE000 {
			at := vm.h.RuneIndex(s, i)
			vm.Raise(vm.encodeError(text, &codec.Failure{Encoding: "utf-8", Start: at, End: at + 1, Reason: "surrogates not allowed"}))
			return false
		}
		i += n
	}
	return true
}

// finishClass gives a new class its qualified name, slots and flags.
func (vm *VM) finishClass(v Value, bases []Value) Value {
	t := vm.h.Type(v)
	take := func(name string) Value {
		n := vm.h.Intern(name)
		if i := vm.h.FindStr(t.Dict, n, vm.h.Str(n)); i >= 0 {
			x := t.Dict.Ents[i].V
			t.Dict.Remove(i)
			return x
		}
		return heap.Unbound
	}
	if q := take("__qualname__"); q != heap.Unbound {
		if !q.Is(heap.KStr) {
			return vm.Raisef(E.TypeError, "type __qualname__ must be a str, not %s", vm.TypeName(q))
		}
		t.Qualname = q
	}
	if c := take("__classcell__"); c.Is(heap.KCell) {
		vm.h.Cell(c).V = v
	} else if c != heap.Unbound {
		return vm.Raisef(E.TypeError, "__classcell__ must be a nonlocal cell, not <class '%s'>", vm.qualClass(vm.TypeOf(c)))
	}
	if c := take("__classdictcell__"); c.Is(heap.KCell) {
		vm.h.Cell(c).V = vm.typeDict(v)
	}
	for _, name := range []string{"__init_subclass__", "__class_getitem__"} {
		if f, ok := vm.dictGetStr(t.Dict, name); ok && f.Is(heap.KFunc) {
			vm.dictSetStr(t.Dict, vm.h.Intern(name), vm.h.NewRec(heap.KClassMethod, f, heap.Unbound, heap.Unbound, heap.Unbound))
		}
	}
	if f, ok := vm.dictGetStr(t.Dict, "__new__"); ok && f.Is(heap.KFunc) {
		vm.dictSetStr(t.Dict, vm.h.Intern("__new__"), vm.h.NewRec(heap.KStaticMethod, f, heap.Unbound, heap.Unbound, heap.Unbound))
	}
	if _, ok := vm.dictGetStr(t.Dict, "__eq__"); ok {
		if _, has := vm.dictGetStr(t.Dict, "__hash__"); !has {
			vm.dictSetStr(t.Dict, vm.h.Intern("__hash__"), heap.None)
		}
	}
	names, ok := vm.dictGetStr(t.Dict, "__slots__")
	if !ok {
		return vm.setClassOffers(v, bases, nil, false)
	}
	return vm.Tail("_class_slots", v, names)
}

// nativeSetMRO (class, classes) gives a class the order that mro() of its metaclass made.
func nativeSetMRO(vm *VM, a []Value) Value {
	mro := append([]Value(nil), vm.h.List(a[1]).V...)
	if !vm.mayHaveOrder(a[0], mro) {
		return heap.Raised
	}
	if !slices.Contains(mro, T.Object) { // every instance has what object has
		mro = append(mro, T.Object)
	}
	vm.setMRO(a[0], mro)
	return heap.None
}

// mayHaveOrder says whether a class can have the order that somebody made, or raises.
func (vm *VM) mayHaveOrder(o Value, mro []Value) bool {
	if len(mro) == 0 {
		vm.Raisef(E.TypeError, "type MRO must not be empty")
		return false
	}
	for _, c := range mro {
		if !c.Is(heap.KType) {
			vm.Raisef(E.TypeError, "mro() returned a non-class ('%s')", vm.TypeName(c))
			return false
		}
		if lay := vm.layout(o); !vm.IsSubclass(lay, vm.layout(c)) {
			vm.Raisef(E.TypeError, "mro() returned base with unsuitable layout ('%s')", vm.ClassName(c))
			return false
		}
	}
	return true
}

func (vm *VM) setMRO(o Value, mro []Value) {
	t := vm.h.Type(o)
	t.Flags &^= typeNoMRO
	vm.h.SetBases(t, t.Bases, mro)
	vm.dropSlots(o)
	vm.typeVer++
	vm.dropSites()
}

// nativeStandardMRO (class) is the order that type.mro makes.
func nativeStandardMRO(vm *VM, a []Value) Value {
	mro, ok := vm.linearize(a[0], vm.h.Type(a[0]).Bases)
	if !ok {
		return heap.Raised
	}
	return vm.h.NewList(mro)
}

// nativeOrder (class, restored) is the order of a class, which becomes restored if that is given.
func nativeOrder(vm *VM, a []Value) Value {
	old := vm.h.NewTuple(append([]Value(nil), vm.h.Type(a[0]).MRO...))
	if a[1] != heap.Unbound {
		mro := append([]Value(nil), vm.h.List(a[1]).V...)
		if !vm.mayHaveOrder(a[0], mro) {
			return heap.Raised
		}
		vm.setMRO(a[0], mro)
	}
	return old
}

// nativeExchangeBases (class, bases) gives a class other bases, not yet its order, and answers with
// the old ones.
func nativeExchangeBases(vm *VM, a []Value) Value {
	t := vm.h.Type(a[0])
	if len(vm.h.List(a[1]).V) == 0 {
		return vm.badInternal()
	}
	if !vm.mayHaveBases(a[0], vm.h.List(a[1]).V) {
		return heap.Raised
	}
	old := vm.h.NewTuple(append([]Value(nil), t.Bases...))
	vm.h.SetBases(t, append([]Value(nil), vm.h.List(a[1]).V...), t.MRO)
	return old
}

// nativeRelist (class, old) moves a class from the subclasses of its old bases to those of its bases.
func nativeRelist(vm *VM, a []Value) Value {
	for _, b := range vm.h.List(a[1]).V {
		if !b.Is(heap.KType) {
			return vm.badInternal()
		}
		vm.dropSubclass(b, a[0])
	}
	for _, b := range vm.h.Type(a[0]).Bases {
		vm.addSubclass(b, a[0])
	}
	return heap.None
}

func (vm *VM) addSubclass(base, sub Value) {
	if bt := vm.h.Type(base); bt.Flags&typeHeap != 0 {
		vm.h.AddSubclass(bt, sub)
	} else {
		vm.addImageSubclass(base, sub)
	}
}

// mayAssign says whether a special attribute of a class may be set, or raises.
func (vm *VM) mayAssign(o, v Value, name string) bool {
	switch {
	case vm.isFixed(o):
		vm.Raisef(E.TypeError, "cannot set '%s' attribute of immutable type '%s'", name, vm.ClassName(o))
	case v == heap.Unbound:
		vm.Raisef(E.TypeError, "cannot delete '%s' attribute of immutable type '%s'", name, vm.ClassName(o))
	default:
		return true
	}
	return false
}

// setTypeEntry sets an attribute of a class that stands in its dictionary.
func setTypeEntry(name string) func(vm *VM, o, v Value) Value {
	return func(vm *VM, o, v Value) Value {
		if !vm.mayAssign(o, v, name) {
			return heap.Raised
		}
		return vm.setTypeAttr(o, vm.h.Intern(name), v)
	}
}

func setTypeName(vm *VM, o, v Value) Value {
	if !vm.mayAssign(o, v, "__name__") {
		return heap.Raised
	}
	if !vm.isStr(v) {
		return vm.Raisef(E.TypeError, "can only assign string to %s.__name__, not '%s'", vm.ClassName(o), vm.TypeName(v))
	}
	v = vm.plainStr(v)
	if strings.IndexByte(vm.h.Str(v).S, 0) >= 0 {
		return vm.Raisef(E.ValueError, "type name must not contain null characters")
	}
	if !vm.encodable(v) {
		return heap.Raised
	}
	vm.h.Type(o).Name = v
	return heap.None
}

func setTypeQualname(vm *VM, o, v Value) Value {
	if !vm.mayAssign(o, v, "__qualname__") {
		return heap.Raised
	}
	if !vm.isStr(v) {
		return vm.Raisef(E.TypeError, "can only assign string to %s.__qualname__, not '%s'", vm.ClassName(o), vm.TypeName(v))
	}
	vm.h.Type(o).Qualname = vm.plainStr(v)
	return heap.None
}

func setTypeBases(vm *VM, o, v Value) Value {
	if !vm.mayAssign(o, v, "__bases__") {
		return heap.Raised
	}
	name := vm.ClassName(o)
	p := vm.Payload(v)
	if !p.Is(heap.KTuple) {
		return vm.Raisef(E.TypeError, "can only assign tuple to %s.__bases__, not %s", name, vm.TypeName(v))
	}
	bases := append([]Value(nil), vm.h.List(p).V...)
	if len(bases) == 0 {
		return vm.Raisef(E.TypeError, "can only assign non-empty tuple to %s.__bases__, not ()", name)
	}
	if !vm.mayHaveBases(o, bases) {
		return heap.Raised
	}
	if vm.ordersItself(o) {
		return vm.noResult(vm.Tail("_set_bases", o, vm.h.NewTuple(bases)))
	}
	return vm.rebase(o, bases)
}

// mayHaveBases says whether a class that is there can get other bases, or raises.
func (vm *VM) mayHaveBases(o Value, bases []Value) bool {
	for _, b := range bases {
		if !b.Is(heap.KType) {
			vm.Raisef(E.TypeError, "%s.__bases__ must be tuple of classes, not '%s'", vm.ClassName(o), vm.TypeName(b))
			return false
		}
		if vm.IsSubclass(b, o) || vm.builtOn(b, o) {
			vm.Raisef(E.TypeError, "a __bases__ item causes an inheritance cycle")
			return false
		}
	}
	best, ok := vm.bestBase(bases)
	if ok && vm.builtinLayout(best) != vm.builtinLayout(o) {
		vm.Raisef(E.TypeError, "__bases__ assignment: '%s' object layout differs from '%s'", vm.ClassName(best), vm.ClassName(vm.baseOf(o)))
		return false
	}
	return ok
}

// builtOn reports that class o is among what the layout of t is built on, which a mro() that runs
// for one of them may not show yet.
func (vm *VM) builtOn(t, o Value) bool {
	for range len(vm.h.Type(t).MRO) + 1 {
		if t == o {
			return true
		}
		if t = vm.baseOf(t); t == heap.None {
			break
		}
	}
	return false
}

// ordersItself reports that a metaclass of a script makes the order of the bases of o or of a
// class built on it.
func (vm *VM) ordersItself(o Value) bool {
	mro := vm.h.Intern("mro")
	for _, c := range vm.descendants(o) {
		t := vm.h.Type(c)
		if t.Meta != T.Type && vm.Lookup(t.Meta, mro) != vm.Lookup(T.Type, mro) {
			return true
		}
	}
	return false
}

// rebase gives a class new bases.
func (vm *VM) rebase(o Value, bases []Value) Value {
	mro, ok := vm.linearize(o, bases)
	if !ok {
		return heap.Raised
	}
	for _, b := range vm.h.Type(o).Bases {
		vm.dropSubclass(b, o)
	}
	vm.h.SetBases(vm.h.Type(o), bases, mro)
	for _, b := range bases {
		vm.addSubclass(b, o)
	}
	vm.dropSlots(o)
	vm.typeVer++
	vm.dropSites()
	return vm.reorder(o)
}

// dropSubclass takes a class off the list of subclasses of a former base.
func (vm *VM) dropSubclass(base, sub Value) {
	list := vm.h.Type(base).Subclasses
	if vm.isImageClass(base) {
		list = vm.imageSubs[base]
	}
	for i, c := range list {
		if c == sub {
			copy(list[i:], list[i+1:])
			list = list[:len(list)-1]
			break
		}
	}
	if vm.isImageClass(base) {
		if list != nil {
			vm.imageSubs[base] = list
		}
	} else {
		vm.h.Type(base).Subclasses = list
	}
}

// reorder makes the orders of the subclasses of a class anew after its own changed.
func (vm *VM) reorder(o Value) Value {
	for _, c := range vm.descendants(o)[1:] {
		if !vm.pay(20) {
			return heap.Raised
		}
		t := vm.h.Type(c)
		mro, ok := vm.linearize(c, t.Bases)
		if !ok {
			return heap.Raised
		}
		vm.h.SetBases(t, t.Bases, mro)
	}
	return heap.None
}

// baseOf is the base that decides the layout of instances, __base__.
func (vm *VM) baseOf(o Value) Value {
	bases := vm.h.Type(o).Bases
	if len(bases) == 0 {
		return heap.None
	}
	lay := vm.layoutBehind(o)
	for _, b := range bases {
		if vm.layout(b) == lay {
			return b
		}
	}
	return bases[0]
}
