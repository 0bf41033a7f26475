package vm

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// Member descriptors: native attributes of built-in types and the slots of __slots__.
// A record of name, class, native getter (Unbound for a slot). The fields of named tuples
// are records of doc, tuple, Unbound and their index; those of named results of native code are
// records of name, class, None and the index in the tuple, -1 for what the object holds beside it.

// memberType is the class of an attribute descriptor.
func (vm *VM) memberType(d Value) Value {
	r := vm.h.Rec(d)
	switch {
	case r.F[2] == heap.None:
		return T.Member
	case r.F[3].IsInt():
		return T.TupleGetter
	case r.F[2] != heap.Unbound && !vm.h.Builtin(r.F[2]).Def.(*native).getter.Member:
		return T.GetSet
	}
	return T.Member
}

func (vm *VM) getMember(d, o Value) Value {
	r := vm.h.Rec(d)
	if !vm.IsInstance(o, r.F[1]) {
		if r.F[3].IsInt() && r.F[2] != heap.None {
			return vm.Raisef(E.TypeError, "descriptor for index '%d' for tuple subclasses doesn't apply to '%s' object", r.F[3].Int(), vm.TypeName(o))
		}
		return vm.Raisef(E.TypeError, "descriptor '%s' for '%s' objects doesn't apply to a '%s' object",
			vm.h.Str(r.F[0]).S, vm.ClassName(r.F[1]), vm.TypeName(o))
	}
	if r.F[2].Is(heap.KBuiltin) {
		return vm.h.Builtin(r.F[2]).Def.(*native).getter.Get(vm, vm.holder(r.F[1], o))
	}
	if r.F[3] == heap.Small(-1) {
		return orNone(vm.ownAttr(o, r.F[0]))
	}
	if r.F[3].IsInt() {
		if l := vm.h.List(vm.Payload(o)).V; r.F[3].Int() < int64(len(l)) {
			return l[r.F[3].Int()]
		}
		return vm.Raisef(E.IndexError, "tuple index out of range")
	}
	if o.Is(heap.KInst) {
		in := vm.h.Inst(o)
		if slot := in.Shape.Slot(r.F[0]); slot >= 0 {
			if v := in.GetSlot(slot); v != heap.Unbound {
				return v
			}
		}
	} else if held := vm.slotsBeside(o); *held != heap.Unbound {
		if v := vm.dictFind(*held, r.F[0]); v != heap.Unbound {
			return v
		}
	}
	return vm.raiseAttr("'"+strings.TrimPrefix(vm.qualClass(vm.TypeOf(o)), "__main__.")+"' object has no attribute '"+vm.h.Str(r.F[0]).S+"'", o, r.F[0])
}

// holder is the object whose native attribute, declared by owner, is asked of o: that behind an
// instance of a subclass.
func (vm *VM) holder(owner, o Value) Value {
	if k := vm.h.Type(owner).Base; k != 0 && vm.isImageClass(owner) {
		if p := vm.Payload(o); p.Is(k) {
			return p
		}
	}
	return o
}

func (vm *VM) setMember(d, o, v Value) Value {
	r := vm.h.Rec(d)
	if r.F[2] == heap.None {
		return vm.RaiseArgs(E.AttributeError, vm.h.NewStr("readonly attribute"))
	}
	if r.F[3].IsInt() {
		if v == heap.Unbound {
			return vm.Raisef(E.AttributeError, "can't delete attribute")
		}
		return vm.Raisef(E.AttributeError, "can't set attribute")
	}
	name := vm.h.Str(r.F[0]).S
	if !vm.IsInstance(o, r.F[1]) {
		return vm.Raisef(E.TypeError, "descriptor '%s' for '%s' objects doesn't apply to a '%s' object",
			name, vm.ClassName(r.F[1]), vm.TypeName(o))
	}
	if r.F[2] != heap.Unbound {
		set := vm.h.Builtin(r.F[2]).Def.(*native).getter.Set
		if set == nil {
			if vm.h.Builtin(r.F[2]).Def.(*native).getter.Member {
				return vm.RaiseArgs(E.AttributeError, vm.h.NewStr("readonly attribute"))
			}
			return vm.raiseAttr("attribute '"+name+"' of '"+vm.ClassName(r.F[1])+"' objects is not writable", o, r.F[0])
		}
		return set(vm, vm.holder(r.F[1], o), v)
	}
	if !o.Is(heap.KInst) {
		return vm.setBeside(r, o, v)
	}
	in := vm.h.Inst(o)
	slot := in.Shape.Slot(r.F[0])
	if v == heap.Unbound {
		if slot < 0 || in.GetSlot(slot) == heap.Unbound {
			return vm.RaiseArgs(E.AttributeError, r.F[0])
		}
		vm.h.SetSlot(in, slot, heap.Unbound)
		return heap.None
	}
	if slot < 0 {
		next := vm.h.With(in.Shape, r.F[0])
		if next == nil {
			return vm.Raisef(E.RuntimeError, "too many attributes")
		}
		slot = int32(len(in.Shape.Names))
		vm.h.SetSlot(in, slot, v)
		in.Shape = next
		return heap.None
	}
	vm.h.SetSlot(in, slot, v)
	return heap.None
}

// slotsBeside is where an object whose layout has no room for slots, an instance of a class
// built on a native one or on that of modules, names the dictionary of what they hold.
func (vm *VM) slotsBeside(o Value) *Value {
	if o.Is(heap.KModule) {
		return &vm.h.Module(o).Slots
	}
	return &vm.h.Native(o).Slots
}

func (vm *VM) setBeside(r *heap.Rec, o, v Value) Value {
	if v == heap.Unbound {
		if held := *vm.slotsBeside(o); held != heap.Unbound {
			if i := vm.h.FindStr(vm.h.Dict(held), r.F[0], vm.h.Str(r.F[0])); i >= 0 {
				vm.h.Dict(held).Remove(i)
				return heap.None
			}
		}
		return vm.RaiseArgs(E.AttributeError, r.F[0])
	}
	if *vm.slotsBeside(o) == heap.Unbound {
		d, _ := vm.h.NewDict()
		*vm.slotsBeside(o) = d
	}
	vm.dictSetStr(vm.h.Dict(*vm.slotsBeside(o)), r.F[0], v)
	return heap.None
}

func (vm *VM) funcName(f *heap.Func) Value {
	if f.Name != heap.Unbound {
		return f.Name
	}
	return vm.h.Intern(f.Unit.Code.Name)
}

func (vm *VM) qualName(t Value) string { return vm.h.Str(vm.h.Type(t).Qualname).S }

func (vm *VM) noModuleAttr(m, name Value) Value {
	mo := vm.h.Module(m)
	d := vm.h.Dict(mo.Dict)
	if g, ok := vm.dictGetStr(d, "__getattr__"); ok {
		return vm.Call(g, name)
	}
	n := "?"
	if v, ok := vm.dictGetStr(d, "__name__"); ok && v.Is(heap.KStr) {
		n = vm.h.Str(v).S
	}
	s := vm.h.Str(name).S
	return vm.raiseAttr("module '"+n+"' has no attribute '"+s+"'", m, name)
}

// mangled is the name of a private attribute of a class.
func mangled(class, name string) string {
	class = strings.TrimLeft(class, "_")
	if class == "" || !strings.HasPrefix(name, "__") || strings.HasSuffix(name, "__") {
		return name
	}
	return "_" + class + name
}
