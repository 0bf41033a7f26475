package vm

import "github.com/gilliam-run/gilliam/internal/heap"

// Annotations of functions, classes and modules are made when they are asked for, by the
// function that __annotate__ names, and kept. A class keeps both under names of its own in
// its dictionary, because a script may store __annotations__ there itself.

const (
	annotateStored    = "__annotate_func__"
	annotationsStored = "__annotations_cache__"
)

// makeAnnotations calls annotate, if it can be called, and keeps what it gives for owner.
func (vm *VM) makeAnnotations(owner, annotate Value) Value {
	return vm.Tail("_make_annotations", owner, annotate)
}

// nativeKeepAnnotations (owner, dict) stores annotations that were made.
func nativeKeepAnnotations(vm *VM, a []Value) Value {
	switch a[0].Kind() {
	case heap.KFunc:
		vm.h.Func(a[0]).Annots = a[1]
	case heap.KType:
		vm.SetClassAttr(a[0], vm.h.Intern(annotationsStored), a[1])
	default:
		vm.SetModuleAttr(a[0], "__annotations__", a[1])
	}
	return a[1]
}

// checkAnnotate says whether v may be an __annotate__.
func (vm *VM) checkAnnotate(v Value, deleted string) bool {
	switch {
	case v == heap.Unbound:
		vm.Raisef(E.TypeError, "%s", deleted)
	case v != heap.None && !vm.callable(v):
		vm.Raisef(E.TypeError, "__annotate__ must be callable or None")
	default:
		return true
	}
	return false
}

// Functions.

func funcAnnotations(vm *VM, o Value) Value {
	f := vm.h.Func(o)
	if f.Annots != heap.Unbound {
		return f.Annots
	}
	return vm.makeAnnotations(o, orNone(f.Annotate))
}

func setFuncAnnotations(vm *VM, o, v Value) Value {
	f := vm.h.Func(o)
	switch {
	case v == heap.Unbound || v == heap.None:
		f.Annots = heap.Unbound
	case !vm.Payload(v).Is(heap.KDict):
		return vm.Raisef(E.TypeError, "__annotations__ must be set to a dict object")
	default:
		f.Annots = v
	}
	f.Annotate = heap.Unbound
	return heap.None
}

func funcAnnotate(vm *VM, o Value) Value { return orNone(vm.h.Func(o).Annotate) }

func setFuncAnnotate(vm *VM, o, v Value) Value {
	if !vm.checkAnnotate(v, "__annotate__ cannot be deleted") {
		return heap.Raised
	}
	f := vm.h.Func(o)
	f.Annotate = v
	if v != heap.None {
		f.Annots = heap.Unbound
	}
	return heap.None
}

// Classes.

// classEntry reads the first of some names in a class's own dictionary.
func (vm *VM) classEntry(o Value, names ...string) (Value, bool) {
	d := vm.h.Type(o).Dict
	for _, n := range names {
		k := vm.h.Intern(n)
		if i := vm.h.FindStr(d, k, vm.h.Str(k)); i >= 0 {
			return d.Ents[i].V, true
		}
	}
	return heap.Unbound, false
}

// dropClassEntry removes a name from a class's own dictionary if it is there.
func (vm *VM) dropClassEntry(o Value, name string) bool {
	d, k := vm.h.Type(o).Dict, vm.h.Intern(name)
	i := vm.h.FindStr(d, k, vm.h.Str(k))
	if i < 0 {
		return false
	}
	d.Remove(i)
	vm.changed(o, k)
	return true
}

// isFixed reports a class that scripts cannot change.
func (vm *VM) isFixed(o Value) bool { return vm.h.Type(o).Flags&(typeHeap|typeFixed) != typeHeap }

func (vm *VM) isImageClass(o Value) bool { return vm.h.Type(o).Flags&typeHeap == 0 }

func typeAnnotations(vm *VM, o Value) Value {
	if vm.isImageClass(o) {
		return vm.noAttr(o, vm.h.Intern("__annotations__"))
	}
	if v, ok := vm.classEntry(o, "__annotations__", annotationsStored); ok {
		return vm.getDescrOnClass(v, o)
	}
	annotate, _ := vm.classEntry(o, annotateStored, "__annotate__")
	return vm.makeAnnotations(o, orNone(annotate))
}

func setTypeAnnotations(vm *VM, o, v Value) Value {
	name := "__annotations__"
	if vm.isImageClass(o) {
		return vm.Raisef(E.TypeError, "cannot set '%s' attribute of immutable type '%s'", name, vm.ClassName(o))
	}
	_, own := vm.classEntry(o, name)
	if v == heap.Unbound {
		if !vm.dropClassEntry(o, name) && !vm.dropClassEntry(o, annotationsStored) {
			return vm.RaiseArgs(E.AttributeError, vm.h.Intern(name))
		}
	} else {
		if !own {
			name = annotationsStored
		}
		vm.SetClassAttr(o, vm.h.Intern(name), v)
	}
	vm.dropClassEntry(o, annotateStored)
	vm.dropClassEntry(o, "__annotate__")
	return heap.None
}

func typeAnnotate(vm *VM, o Value) Value {
	if vm.isImageClass(o) {
		return vm.noAttr(o, vm.h.Intern("__annotate__"))
	}
	if v, ok := vm.classEntry(o, annotateStored, "__annotate__"); ok {
		return vm.getDescrOnClass(v, o)
	}
	return heap.None
}

func setTypeAnnotate(vm *VM, o, v Value) Value {
	if v == heap.Unbound {
		return vm.Raisef(E.TypeError, "cannot delete __annotate__ attribute")
	}
	if vm.isImageClass(o) {
		return vm.Raisef(E.TypeError, "cannot set '__annotate__' attribute of immutable type '%s'", vm.ClassName(o))
	}
	if !vm.checkAnnotate(v, "") {
		return heap.Raised
	}
	vm.SetClassAttr(o, vm.h.Intern(annotateStored), v)
	if v != heap.None {
		vm.dropClassEntry(o, annotationsStored)
	}
	return heap.None
}

// Modules.

func moduleAnnotations(vm *VM, o Value) Value {
	d := vm.moduleDict(o)
	if v := vm.dictFind(d, vm.h.Intern("__annotations__")); v != heap.Unbound {
		return v
	}
	return vm.makeAnnotations(o, orNone(vm.dictFind(d, vm.h.Intern("__annotate__"))))
}

func setModuleAnnotations(vm *VM, o, v Value) Value {
	name := vm.h.Intern("__annotations__")
	d := vm.h.Dict(vm.moduleDict(o))
	if v == heap.Unbound {
		i := vm.h.FindStr(d, name, vm.h.Str(name))
		if i < 0 {
			return vm.RaiseArgs(E.AttributeError, name)
		}
		d.Remove(i)
	} else {
		vm.dictSetStr(d, name, v)
	}
	vm.dictSetStr(d, vm.h.Intern("__annotate__"), heap.None)
	return heap.None
}

func moduleAnnotate(vm *VM, o Value) Value {
	d, name := vm.moduleDict(o), vm.h.Intern("__annotate__")
	if v := vm.dictFind(d, name); v != heap.Unbound {
		return v
	}
	vm.dictSetStr(vm.h.Dict(d), name, heap.None)
	return heap.None
}

func setModuleAnnotate(vm *VM, o, v Value) Value {
	if !vm.checkAnnotate(v, "cannot delete __annotate__ attribute") {
		return heap.Raised
	}
	d := vm.h.Dict(vm.moduleDict(o))
	vm.dictSetStr(d, vm.h.Intern("__annotate__"), v)
	if name := vm.h.Intern("__annotations__"); v != heap.None {
		if i := vm.h.FindStr(d, name, vm.h.Str(name)); i >= 0 {
			d.Remove(i)
		}
	}
	return heap.None
}
