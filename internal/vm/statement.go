package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Instructions behind with, import, match and class statements.

// opWith finds the methods of a context manager, bound.
func (vm *VM) opWith(ins compile.Instr) {
	vm.safepoint()
	v := vm.regs[ins.B()]
	t := vm.TypeOf(v)
	s := vm.slots(t)
	enter, exit := s[slotEnter], s[slotExit]
	if ins.C() == 1 {
		enter, exit = s[slotAenter], s[slotAexit]
	}
	if enter == heap.Unbound || exit == heap.Unbound {
		vm.noContextManager(v, s, ins.C() == 1, enter == heap.Unbound)
		return
	}
	vm.regs[ins.A()] = vm.bindSpecial(exit, v, t)
	vm.regs[ins.A()+1] = vm.bindSpecial(enter, v, t)
}

// bindSpecial binds a special method; one that is a descriptor of a script is bound when called.
func (vm *VM) bindSpecial(m, v, t Value) Value {
	if b, ok := vm.bindPlain(m, v, t); ok {
		return b
	}
	return vm.h.NewRec(heap.KMethod, vm.preludeFunc("_call_described"), vm.h.NewTuple([]Value{m, v}), heap.Unbound, heap.Unbound)
}

func (vm *VM) noContextManager(v Value, s *[heap.NumSlots]Value, async, noEnter bool) {
	kind, other, hint, miss := "context manager", s[slotAenter], "async with", "__exit__"
	if noEnter {
		miss = "__enter__"
	}
	if async {
		kind, other, hint, miss = "asynchronous context manager", s[slotEnter], "with", "__aexit__"
		if noEnter {
			miss = "__aenter__"
		}
	}
	msg := "'" + vm.TypeName(v) + "' object does not support the " + kind + " protocol"
	if noEnter && other != heap.Unbound {
		msg += " (missed " + miss + " method) but it supports the "
		if async {
			msg += "context manager protocol. Did you mean to use '" + hint + "'?"
		} else {
			msg += "asynchronous context manager protocol. Did you mean to use '" + hint + "'?"
		}
		vm.Raisef(E.TypeError, "%s", "'"+vm.TypeName(v)+"' object does not support the "+kind+" protocol")
		return
	}
	if !noEnter {
		msg += " (missed " + miss + " method)"
	}
	vm.Raisef(E.TypeError, "%s", msg)
}

func (vm *VM) opBuildClass(ins compile.Instr) {
	name := vm.h.Intern("__build_class__")
	switch fn, ok := vm.hookedBuiltin(name); {
	case !ok:
		vm.Raisef(E.NameError, "__build_class__ not found")
	case fn != heap.Unbound:
		vm.regs[ins.A()] = fn
	default:
		vm.regs[ins.A()] = vm.image.builtins[name]
	}
}

// nativeExecBody (function, namespace) runs a class body in a namespace; the result is the
// body's __class__ cell or None.
func nativeExecBody(vm *VM, a []Value) Value {
	f := vm.h.Func(a[0])
	if !vm.pushFrame(a[0], f.Globals, f.Unit, vm.top()) {
		return heap.Raised
	}
	vm.frames[vm.fp].locals = a[1]
	return heap.Pushed
}

func (vm *VM) opImport(ins compile.Instr) {
	name := vm.unit.Names[ins.Imm()]
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	g, level := vm.frames[vm.fp].globals, heap.Small(int64(ins.C()))
	switch fn, ok := vm.hookedBuiltin(importName); {
	case !ok:
		vm.Raisef(E.ImportError, "__import__ not found")
	case fn != heap.Unbound:
		l := vm.frames[vm.fp].locals
		if l == heap.Unbound {
			l = heap.None
			if vm.unit.Code.Flags&compile.FlagModule != 0 {
				l = g
			}
		}
		vm.deliver(ins.A(), vm.Call(fn, name, g, l, vm.regs[ins.B()], level))
	default:
		vm.deliver(ins.A(), vm.Tail("_import", name, vm.regs[ins.B()], level, g))
	}
}

func (vm *VM) opImportFrom(ins compile.Instr) {
	m, name := vm.regs[ins.B()], vm.unit.Names[ins.Imm()]
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	if m.Is(heap.KModule) {
		if v := vm.dictFind(vm.moduleDict(m), name); v != heap.Unbound {
			vm.regs[ins.A()] = v
			return
		}
	}
	vm.deliver(ins.A(), vm.Tail("_import_from", m, name))
}

func (vm *VM) opImportStar(ins compile.Instr) {
	fr := &vm.frames[vm.fp]
	ns := fr.locals
	if ns == heap.Unbound {
		ns = fr.globals
	}
	vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
	vm.Tail("_import_star", vm.regs[ins.A()], ns)
}

// opMatchSeq: sequences for match are lists, tuples, ranges, memoryviews and classes
// marked so, but no strings or bytes.
func (vm *VM) opMatchSeq(ins compile.Instr) {
	v := vm.regs[ins.B()]
	ok := false
	switch v.Kind() {
	case heap.KList, heap.KTuple, heap.KRange:
		ok = true
	case heap.KInst, heap.KNative:
		ok = vm.matchMark(v, "__match_sequence__")
	}
	vm.regs[ins.A()] = heap.Bool(ok)
}

func (vm *VM) opMatchMap(ins compile.Instr) {
	v := vm.regs[ins.B()]
	ok := v.Is(heap.KDict) || v.Is(heap.KMappingProxy)
	if !ok && (v.Is(heap.KInst) || v.Is(heap.KNative)) {
		ok = vm.matchMark(v, "__match_mapping__")
	}
	vm.regs[ins.A()] = heap.Bool(ok)
}

// matchMark reports whether the class of v is marked as a sequence or mapping: by a mark
// that collections.abc sets on its classes and those registered with them, or by being a
// subclass of a built-in one.
func (vm *VM) matchMark(v Value, mark string) bool {
	p := vm.Payload(v)
	if mark == "__match_sequence__" && (p.Is(heap.KList) || p.Is(heap.KTuple)) || mark == "__match_mapping__" && p.Is(heap.KDict) {
		return true
	}
	t := vm.TypeOf(v)
	if k, ok := vm.h.Interned(mark); ok {
		if vm.Lookup(t, k) == heap.True {
			return true
		}
	}
	if info, ok := vm.h.Type(t).Def.(*typeInfo); ok && info.def != nil {
		return info.def.Match == mark
	}
	return false
}

func (vm *VM) opMatchKeys(ins compile.Instr) {
	vm.safepoint()
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	vm.deliver(ins.A(), vm.Tail("_match_keys", vm.regs[ins.B()], vm.regs[ins.C()]))
}

func (vm *VM) opMatchClass(ins compile.Instr) {
	vm.safepoint()
	c := ins.C()
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	vm.deliver(ins.A(), vm.Tail("_match_class", vm.regs[ins.B()], vm.regs[c], heap.Small(int64(ins.Imm())), vm.regs[c+1]))
}
