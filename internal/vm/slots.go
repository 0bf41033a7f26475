package vm

import "github.com/gilliam-run/gilliam/internal/heap"

// What instances of a class have: a dictionary, weak references, slots of __slots__.

// hasDict reports whether instances of t have a dictionary.
func (vm *VM) hasDict(t Value) bool {
	switch ty := vm.h.Type(t); {
	case ty.Flags&typeHeap != 0:
		return ty.Flags&typeNoDict == 0
	case ty.Flags&typeException != 0:
		return true
	}
	return t == T.Type || t == T.Module || t == T.Function || t == T.ClassMethod || t == T.StaticMethod
}

// hasWeak reports whether instances of t can have weak references.
func (vm *VM) hasWeak(t Value) bool {
	ty := vm.h.Type(t)
	if ty.Flags&typeHeap != 0 {
		return ty.Flags&typeNoWeak == 0
	}
	if info, ok := ty.Def.(*typeInfo); ok && info.def != nil && info.def.Weak {
		return true
	}
	return len(ty.Bases) > 0 && ty.Bases[0] != T.Object && vm.hasWeak(ty.Bases[0])
}

// Weakable reports whether o can have weak references.
func (vm *VM) Weakable(o Value) bool { return vm.hasWeak(vm.TypeOf(o)) }

// itemSize is the size CPython gives the items of values of variable size.
func (vm *VM) itemSize(t Value) int64 {
	for _, c := range []struct {
		class Value
		size  int64
	}{{T.Type, 40}, {T.Tuple, 8}, {T.Int, 4}, {T.Bytes, 1}} {
		if vm.IsSubclass(t, c.class) {
			return c.size
		}
	}
	return 0
}

// ofVariableSize reports the built-in classes whose values have no fixed size, so that
// nothing can be added to their instances.
func (vm *VM) ofVariableSize(t Value) bool {
	for _, c := range []Value{T.Int, T.Bytes, T.Tuple, T.Type} {
		if vm.IsSubclass(t, c) {
			return true
		}
	}
	return false
}

// setClassOffers completes a new class: slots are the names of its __slots__ in order,
// which decide about dictionary and weak references if there are any (declared).
func (vm *VM) setClassOffers(v Value, bases, slots []Value, declared bool) Value {
	t := vm.h.Type(v)
	dict, weak, sized := false, false, false
	for _, b := range bases {
		dict = dict || vm.hasDict(b)
		weak = weak || vm.hasWeak(b)
		sized = sized || vm.ofVariableSize(b)
	}
	addDict, addWeak := !dict && !declared, !weak && !declared && !sized
	var names []Value
	for _, s := range slots {
		switch vm.h.Str(s).S {
		case "__dict__":
			if dict || addDict {
				return vm.Raisef(E.TypeError, "__dict__ slot disallowed: we already got one")
			}
			addDict = true
		case "__weakref__":
			if weak || addWeak || sized {
				return vm.Raisef(E.TypeError, "__weakref__ slot disallowed: we already got one")
			}
			addWeak = true
		default:
			names = append(names, s)
		}
	}
	for _, s := range names {
		name := vm.h.Intern(mangled(vm.ClassName(v), vm.h.Str(s).S))
		if vm.h.FindStr(t.Dict, name, vm.h.Str(name)) >= 0 {
			return vm.Raisef(E.ValueError, "%s in __slots__ conflicts with class variable", vm.appendStrRepr(nil, vm.h.Str(s).S))
		}
		vm.SetClassAttr(v, name, vm.h.NewRec(heap.KMemberDescr, name, v, heap.Unbound, heap.Unbound))
		t.Flags |= typeOwnSlots
	}
	if !dict && !addDict {
		t.Flags |= typeNoDict
	}
	if !weak && !addWeak {
		t.Flags |= typeNoWeak
	}
	if addDict {
		vm.addOffer(v, "__dict__", objectDict)
	}
	if addWeak {
		vm.addOffer(v, "__weakref__", objectWeak)
	}
	if _, ok := vm.classEntry(v, "__doc__"); !ok {
		vm.dictSetStr(t.Dict, vm.h.Intern("__doc__"), heap.None)
	}
	return v
}

// addOffer adds the attribute descriptor of a class's own for what object has hidden.
func (vm *VM) addOffer(v Value, name string, hidden Value) {
	k := vm.h.Intern(name)
	t := vm.h.Type(v)
	if vm.h.FindStr(t.Dict, k, vm.h.Str(k)) < 0 {
		vm.dictSetStr(t.Dict, k, vm.h.NewRec(heap.KMemberDescr, k, v, vm.h.Rec(hidden).F[2], heap.Unbound))
	}
}

// nativeSetSlots (class, slots) completes a class with __slots__, whose names were checked.
func nativeSetSlots(vm *VM, a []Value) Value {
	return vm.setClassOffers(a[0], vm.h.Type(a[0]).Bases, vm.h.List(a[1]).V, true)
}

// ownSlots lists the slots that class t itself adds.
func (vm *VM) ownSlots(t Value) map[Value]bool {
	names := map[Value]bool{}
	d := vm.h.Type(t).Dict
	for i := range d.Ents {
		if m := d.Ents[i].V; m.Is(heap.KMemberDescr) && vm.h.Rec(m).F[1] == t && vm.h.Rec(m).F[2] == heap.Unbound {
			names[vm.h.Rec(m).F[0]] = true
		}
	}
	return names
}

// sameLayout reports whether an instance of one class can become one of the other.
func (vm *VM) sameLayout(a, b Value) bool {
	const offers = typeNoDict | typeNoWeak
	if vm.h.Type(a).Flags&offers != vm.h.Type(b).Flags&offers {
		return false
	}
	la, lb := vm.layout(a), vm.layout(b)
	if la == lb {
		return true
	}
	if vm.isImageClass(la) || vm.isImageClass(lb) {
		return false
	}
	sa, sb := vm.ownSlots(la), vm.ownSlots(lb)
	if len(sa) != len(sb) || vm.layoutBehind(la) != vm.layoutBehind(lb) {
		return false
	}
	for n := range sa { // each by itself: order does not matter
		if !sb[n] {
			return false
		}
	}
	return true
}

// layoutBehind is the layout that class t, which has slots, extends.
func (vm *VM) layoutBehind(t Value) Value {
	for _, c := range vm.h.Type(t).MRO[1:] {
		if vm.layout(c) == c {
			return c
		}
	}
	return T.Object
}

// builtinLayout is the built-in class that decides the layout of instances of t.
func (vm *VM) builtinLayout(t Value) Value {
	for c := vm.layout(t); ; c = vm.layoutBehind(c) {
		if vm.isImageClass(c) {
			return c
		}
	}
}

// getWeakList is o.__weakref__: the first weak reference to o, or None.
func getWeakList(vm *VM, o Value) Value {
	if !vm.Weakable(o) {
		return vm.noAttr(o, vm.h.Intern("__weakref__"))
	}
	if !vm.pay(len(vm.weaks) / 8) {
		return heap.Raised
	}
	for _, r := range vm.weaks {
		if vm.h.Native(r).Data.(*weakRef).target == o {
			return r
		}
	}
	return heap.None
}
