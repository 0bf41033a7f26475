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
	vm.regs[ins.A()] = heap.Bool(vm.h.Type(vm.TypeOf(vm.regs[ins.B()])).Flags&typeSequence != 0)
}

func (vm *VM) opMatchMap(ins compile.Instr) {
	vm.regs[ins.A()] = heap.Bool(vm.h.Type(vm.TypeOf(vm.regs[ins.B()])).Flags&typeMapping != 0)
}

// nativeMarkMatch (class, flags) lets the instances of a class and of those built on it match the
// patterns that the flags of another class name.
func nativeMarkMatch(vm *VM, a []Value) Value {
	flags := a[1].Int()
	mark := uint32(0)
	if flags&flagSequence != 0 {
		mark |= typeSequence
	}
	if flags&flagMapping != 0 {
		mark |= typeMapping
	}
	if mark == matchFlags {
		return vm.Raisef(E.TypeError, "__abc_tpflags__ cannot be both Py_TPFLAGS_SEQUENCE and Py_TPFLAGS_MAPPING")
	}
	seen := map[Value]bool{}
	todo := []Value{a[0]}
	for len(todo) > 0 && mark != 0 {
		c := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if t := vm.h.Type(c); !seen[c] && t.Flags&typeHeap != 0 && t.Flags&typeFixed == 0 {
			seen[c] = true
			t.Flags = t.Flags&^matchFlags | mark
			todo = append(todo, t.Subclasses...)
			vm.budget--
		}
	}
	return heap.None
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
