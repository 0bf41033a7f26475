package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// super: a record of the class to look behind, the object (Unbound if there is none) and
// the class whose order of bases counts.

var superType = TypeDef{
	Name: "super", Kind: heap.KSuper, Whole: true,
	Doc: "The attributes of an object as the classes behind one in its method resolution order have them.",
	New: &Def{Sig: "cls, *args, **kwargs", Fn: func(vm *VM, a []Value) Value {
		s := vm.h.NewRec(heap.KSuper, heap.Unbound, heap.Unbound, heap.Unbound, heap.Unbound)
		if a[0] != T.Super {
			return vm.NewPayload(a[0], s)
		}
		return vm.setSuper(s, s, a[1], a[2])
	}},
	Methods: []Def{
		{Name: "__init__", Sig: "self, *args, **kwargs", Fn: func(vm *VM, a []Value) Value {
			return vm.noResult(vm.setSuper(a[0], heap.None, a[1], a[2]))
		}},
		{Name: "__getattribute__", Sig: "self, name, /", Fn: func(vm *VM, a []Value) Value {
			name, ok := vm.attrName(a[1])
			if !ok {
				return heap.Raised
			}
			return vm.superAttr(a[0], name)
		}},
		{Name: "__get__", Sig: "self, instance, owner=, /", Fn: func(vm *VM, a []Value) Value { return vm.bindSuper(a[0], a[1]) }},
		{Name: "__repr__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
			r := vm.h.Rec(vm.Payload(a[0]))
			name := "NULL"
			if r.F[0] != heap.Unbound {
				name = vm.ClassName(r.F[0])
			}
			if r.F[1] == heap.Unbound {
				return vm.h.NewStr("<super: <class '" + name + "'>, NULL>")
			}
			return vm.h.NewStr("<super: <class '" + name + "'>, <" + vm.ClassName(r.F[2]) + " object>>")
		}},
	},
	Getters: []Getter{superGetter("__thisclass__", 0), superGetter("__self__", 1), superGetter("__self_class__", 2)},
}

func superGetter(name string, i int) Getter {
	return Getter{Name: name, Member: true, Get: func(vm *VM, o Value) Value { return orNone(vm.h.Rec(vm.Payload(o)).F[i]) }}
}

// setSuper fills s as super(*args) does and gives result; without arguments the calling
// frame supplies both.
func (vm *VM) setSuper(s, result, args, kwargs Value) Value {
	if vm.h.Dict(kwargs).Len() > 0 {
		return vm.Raisef(E.TypeError, "super() takes no keyword arguments")
	}
	l := vm.h.List(args).V
	if len(l) > 2 {
		return vm.Raisef(E.TypeError, "super() expected at most 2 arguments, got %d", len(l))
	}
	t, o := heap.Unbound, heap.Unbound
	if len(l) > 0 {
		t = l[0]
		if len(l) > 1 && l[1] != heap.None {
			o = l[1]
		}
	} else {
		var ok bool
		if t, o, ok = vm.superFrame(); !ok {
			return heap.Raised
		}
	}
	if !t.Is(heap.KType) {
		return vm.Raisef(E.TypeError, "super() argument 1 must be a type, not %s", vm.TypeName(t))
	}
	return vm.fillSuper(s, result, t, o)
}

// fillSuper makes s the super of class t for o, whose class it checks.
func (vm *VM) fillSuper(s, result, t, o Value) Value {
	r := vm.h.Rec(vm.Payload(s))
	r.F[0], r.F[1], r.F[2] = t, o, heap.Unbound
	switch {
	case o == heap.Unbound:
	case o.Is(heap.KType) && vm.IsSubclass(o, t):
		r.F[2] = o
	case vm.IsInstance(o, t):
		r.F[2] = vm.TypeOf(o)
	default:
		// An object may claim another class.
		r.F[1] = heap.Unbound
		return vm.Tail("_super_proxy", s, result, t, o)
	}
	return result
}

// nativeSuperProxy (super, result, class, obj, claimed) fills a super for an object that
// says that its class is claimed.
func nativeSuperProxy(vm *VM, a []Value) Value {
	t, o, claimed := a[2], a[3], a[4]
	if claimed.Is(heap.KType) && claimed != vm.TypeOf(o) && vm.IsSubclass(claimed, t) {
		r := vm.h.Rec(vm.Payload(a[0]))
		r.F[1], r.F[2] = o, claimed
		return a[1]
	}
	word, name := "instance of", vm.TypeName(o)
	if o.Is(heap.KType) {
		word, name = "type", vm.ClassName(o)
	}
	return vm.Raisef(E.TypeError, "super(type, obj): obj (%s %s) is not an instance or subtype of type (%s).", word, name, vm.ClassName(t))
}

// bindSuper is what a super that is a class attribute gives for an instance.
func (vm *VM) bindSuper(s, o Value) Value {
	r := vm.h.Rec(vm.Payload(s))
	if o == heap.None || r.F[1] != heap.Unbound || r.F[0] == heap.Unbound {
		return s
	}
	if s.Is(heap.KInst) {
		return vm.Call(vm.TypeOf(s), r.F[0], o)
	}
	n := vm.h.NewRec(heap.KSuper, heap.Unbound, heap.Unbound, heap.Unbound, heap.Unbound)
	return vm.fillSuper(n, n, r.F[0], o)
}

// superFrame finds the class and the first argument of the method that calls super().
func (vm *VM) superFrame() (t, self Value, ok bool) {
	i := vm.fp
	for i > 0 && vm.frames[i].unit.Code.Flags&compile.FlagPrelude != 0 {
		i--
	}
	fr := &vm.frames[i]
	c := fr.unit.Code
	if c.Pos == 0 {
		vm.Raisef(E.RuntimeError, "super(): no arguments")
		return 0, 0, false
	}
	regs := vm.stack[int(fr.base):]
	self = regs[0]
	if c.Wide() {
		self = vm.h.Cell(vm.h.Func(fr.fn).Free[len(c.Free)]).V
	}
	for _, r := range c.CellRegs {
		if r < len(c.Locals) && c.Locals[r] == c.Locals[0] && regs[r].Is(heap.KCell) {
			self = vm.h.Cell(regs[r]).V
		}
	}
	if self == heap.Unbound {
		vm.Raisef(E.RuntimeError, "super(): arg[0] deleted")
		return 0, 0, false
	}
	for k, n := range c.Free {
		if n != "__class__" || !fr.fn.Is(heap.KFunc) {
			continue
		}
		t = vm.h.Cell(vm.h.Func(fr.fn).Free[k]).V
		switch {
		case t == heap.Unbound:
			vm.Raisef(E.RuntimeError, "super(): empty __class__ cell")
			return 0, 0, false
		case !t.Is(heap.KType):
			vm.Raisef(E.RuntimeError, "super(): __class__ is not a type (%s)", vm.TypeName(t))
			return 0, 0, false
		}
		return t, self, true
	}
	vm.Raisef(E.RuntimeError, "super(): __class__ cell not found")
	return 0, 0, false
}

// superAttr looks an attribute up behind a class in the MRO.
func (vm *VM) superAttr(s, name Value) Value {
	r := vm.h.Rec(vm.Payload(s))
	if r.F[1] != heap.Unbound && vm.h.Str(name).S != "__class__" {
		mro := vm.h.Type(r.F[2]).MRO
		i := 0
		for i < len(mro) && mro[i] != r.F[0] {
			i++
		}
		for i++; i < len(mro); i++ {
			v, ok := vm.typeGet(mro[i], name, vm.h.Str(name))
			if !ok {
				continue
			}
			if r.F[1] == r.F[2] {
				return vm.getDescrOnClass(v, r.F[2])
			}
			return vm.getDescr(v, r.F[1], r.F[2])
		}
	}
	if v := vm.getAttrPlain(s, vm.TypeOf(s), name); v != heap.Unbound {
		return v
	}
	return vm.noAttr(s, name)
}
