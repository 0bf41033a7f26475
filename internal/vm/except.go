package vm

import (
	"slices"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// NewException makes an instance of a built-in exception class.
func (vm *VM) NewException(class Value, args ...Value) Value {
	var t Value
	if len(args) == 0 {
		t = vm.h.NewTuple(nil)
	} else {
		t = vm.h.NewTuple(append([]Value(nil), args...))
	}
	v, in := vm.h.NewInst(vm.h.RootShape(vm.classHere(class)))
	vm.h.MakeExc(in, t)
	if vm.h.Type(class).Flags&typeHeap != 0 {
		return vm.made(class, v)
	}
	return v
}

// Exc returns the exception state of v, nil if v is no exception.
func (vm *VM) Exc(v Value) *heap.Exc {
	if !v.Is(heap.KInst) {
		return nil
	}
	in := vm.h.Inst(v)
	if in.Ext == nil {
		return nil
	}
	return in.Ext.Exc
}

// RaiseArgs makes an exception of class with args, raises it and returns the mark.
func (vm *VM) RaiseArgs(class Value, args ...Value) Value {
	return vm.Raise(vm.NewException(class, args...))
}

// Raise raises an exception instance, with the exception being handled as its context.
func (vm *VM) Raise(exc Value) Value {
	vm.setContext(exc, vm.handling())
	vm.unwind(exc, true)
	return heap.Raised
}

// handling is the exception handled by the innermost handler in progress, or None. What is
// caught in the place of native code is handled by nobody.
func (vm *VM) handling() Value {
	for i := vm.fp; i > 0; i-- {
		fr := &vm.frames[i]
		if fr.handled != heap.None && !vm.standsForNativeFrame(fr) {
			return fr.handled
		}
	}
	return heap.None
}

func (vm *VM) standsForNativeFrame(fr *frame) bool {
	switch f := fr.unit.Code.Flags; {
	case visible(f):
		return false
	case f&compile.FlagPrelude != 0:
		return true
	}
	return fr.fn.Is(heap.KFunc) && vm.standsForNative(vm.h.Func(fr.fn))
}

// setContext makes ctx the context of exc, cutting a cycle that would close. Looking for one is
// paid from the contexts of a long chain on.
func (vm *VM) setContext(exc, ctx Value) {
	e := vm.Exc(exc)
	if e == nil || ctx == heap.None || ctx == exc {
		return
	}
	const free, each = 16, 64 // contexts not paid for, and those paid for at a time
	slow, step := ctx, false
	for o, n := ctx, 0; ; n++ {
		if n >= free && n%each == free && !vm.pay(each/4) {
			return
		}
		oe := vm.Exc(o)
		if oe == nil || oe.Context == heap.None {
			break
		}
		if oe.Context == exc {
			oe.Context = heap.None
			break
		}
		o = oe.Context
		if step {
			slow = vm.Exc(slow).Context
			if slow == o {
				break
			}
		}
		step = !step
	}
	e.Context = ctx
}

// unwind finds the handler of exc, leaving frames that have none. trace says whether the
// current frame is noted in the traceback; frames left later always are.
func (vm *VM) unwind(exc Value, trace bool) {
	vm.h.Keep(exc)
	vm.kw.names = nil
	if vm.stopErr == nil && vm.goOver() {
		vm.calleeMissing = false
		return
	}
	callee := vm.calleeMissing
	vm.calleeMissing = false
	for {
		if vm.stopErr != nil {
			return
		}
		if vm.fp == 0 {
			if vm.reporting {
				vm.result = heap.None
				vm.halt(Failed)
				return
			}
			vm.reportDescribe(exc)
			return
		}
		c := vm.unit.Code
		at := vm.pc - 1
		if trace && visible(c.Flags) {
			entry := at
			if callee {
				entry = calleeAt(at)
			}
			vm.h.Traced(vm.Exc(exc), vm.unit, entry)
		}
		trace = true
		callee = c.Flags&compile.FlagPrelude != 0 && c.Name == "_call_method" && vm.unit.Instrs[at].Op() != compile.OpCallEx
		for i := range c.Table {
			if h := &c.Table[i]; h.Start <= at && at < h.End {
				vm.regs[h.Reg] = exc
				vm.pc = h.Target
				return
			}
		}
		vm.budget -= int64(vm.pc)
		fr := vm.frames[vm.fp]
		if fr.gen != 0 {
			exc = vm.genFailed(fr, exc)
		} else {
			vm.pop()
		}
		if vm.intercept(fr, exc) {
			return
		}
	}
}

// intercept lets the completion of a frame that exc left deal with it.
func (vm *VM) intercept(fr frame, exc Value) bool {
	switch fr.how >> 8 & 0xff {
	case compForIter:
		return vm.isExc(exc, E.StopIteration)
	case compSend:
		if vm.isExc(exc, E.StopIteration) {
			ins := vm.instr()
			vm.regs[ins.B()] = vm.stopValue(exc)
			vm.jump(int(ins.Imm()))
			return true
		}
	}
	return false
}

// isExc reports whether exc is an instance of a built-in exception class.
func (vm *VM) isExc(exc, class Value) bool { return vm.IsSubclass(vm.TypeOf(exc), class) }

// stopValue is the value attribute of a StopIteration.
func (vm *VM) stopValue(exc Value) Value {
	e := vm.Exc(exc)
	if len(e.Fields) > 0 && e.Fields[0] != heap.Unbound {
		return e.Fields[0]
	}
	if a := vm.h.List(e.Args).V; len(a) > 0 {
		return a[0]
	}
	return heap.None
}

func (vm *VM) opRaise(ins compile.Instr) {
	vm.safepoint()
	if ins.C() == 2 {
		exc := vm.frames[vm.fp].handled
		if exc == heap.None {
			exc = vm.handling()
		}
		if exc == heap.None {
			vm.Raisef(E.RuntimeError, "No active exception to reraise")
			return
		}
		vm.unwind(exc, false)
		return
	}
	x := vm.regs[ins.A()]
	cause := heap.Unbound
	if ins.C() == 1 {
		cause = vm.regs[ins.B()]
	}
	if vm.Exc(x) != nil && (cause == heap.Unbound || cause == heap.None || vm.Exc(cause) != nil) {
		vm.raiseFrom(x, cause)
		return
	}
	if (vm.isExcClass(x) || vm.Exc(x) != nil) && (cause == heap.Unbound || cause == heap.None || vm.Exc(cause) != nil || vm.isExcClass(cause)) {
		// A class is called; the prelude raises what it gives.
		vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
		if cause == heap.Unbound {
			vm.Tail("_raise", x)
		} else {
			vm.Tail("_raise_from", x, cause)
		}
		return
	}
	if vm.isExcClass(x) || vm.Exc(x) != nil {
		vm.Raisef(E.TypeError, "exception causes must derive from BaseException")
		return
	}
	vm.Raisef(E.TypeError, "exceptions must derive from BaseException")
}

func (vm *VM) raiseFrom(x, cause Value) {
	if cause != heap.Unbound {
		e := vm.Exc(x)
		e.Cause = cause
		e.Suppress = true
	}
	vm.Raise(x)
}

func (vm *VM) isExcClass(v Value) bool {
	return v.Is(heap.KType) && vm.IsSubclass(v, E.BaseException)
}

func (vm *VM) opReraise(ins compile.Instr) {
	vm.safepoint()
	vm.reraise(vm.regs[ins.A()])
}

// reraise raises an exception again, as it was. Registers that a snapshot brought along may
// hold something else.
func (vm *VM) reraise(exc Value) {
	if vm.Exc(exc) == nil {
		vm.Raisef(E.TypeError, "exceptions must derive from BaseException")
		return
	}
	vm.unwind(exc, false)
}

// handledOr is what an instruction finds as the exception that is being handled.
func (vm *VM) handledOr(v Value) Value {
	if vm.Exc(v) == nil {
		return heap.None
	}
	return v
}

func (vm *VM) opExcEnter(ins compile.Instr) {
	a := ins.A()
	fr := &vm.frames[vm.fp]
	vm.regs[a+1] = fr.handled
	fr.handled = vm.handledOr(vm.regs[a])
}

func (vm *VM) opExcLeave(ins compile.Instr) {
	vm.frames[vm.fp].handled = vm.handledOr(vm.regs[ins.A()+1])
}

func (vm *VM) opJNoMatch(ins compile.Instr) {
	exc, want := vm.regs[ins.A()], vm.regs[ins.B()]
	t := vm.TypeOf(exc)
	match := false
	if want.Is(heap.KTuple) {
		for _, w := range vm.h.List(want).V {
			if !vm.isExcClass(w) {
				vm.noExcClass()
				return
			}
			match = match || vm.IsSubclass(t, w)
		}
	} else {
		if !vm.isExcClass(want) {
			vm.noExcClass()
			return
		}
		match = vm.IsSubclass(t, want)
	}
	if !match {
		vm.jump(int(ins.Imm()))
	}
}

func (vm *VM) noExcClass() {
	vm.Raisef(E.TypeError, "catching classes that do not inherit from BaseException is not allowed")
}

func (vm *VM) opExcInfo(ins compile.Instr) {
	a, exc := ins.A(), vm.regs[ins.B()]
	if vm.Exc(exc) == nil {
		vm.reraise(exc)
		return
	}
	vm.regs[a], vm.regs[a+1], vm.regs[a+2] = vm.TypeOf(exc), exc, vm.traceback(exc)
}

// traceback returns the traceback object of an exception, None if it has none. The frames
// noted since the last time stand outside those of the traceback there was.
func (vm *VM) traceback(exc Value) Value {
	e := vm.Exc(exc)
	tb := orNone(e.TB)
	for _, t := range e.Trace {
		tb = vm.h.NewRec(heap.KTraceback, tb, t.Unit.Self, heap.Small(int64(t.PC)), heap.Unbound)
	}
	if len(e.Trace) > 0 {
		e.Trace, e.TB = e.Trace[:0], tb
	}
	return tb
}

func (vm *VM) opAssertErr(ins compile.Instr) { vm.regs[ins.A()] = E.AssertionError }

// unbound errors

func (vm *VM) opCheck(ins compile.Instr) { vm.unboundLocal(vm.unit.Code.LocalName(ins.A(), vm.pc-1)) }

func (vm *VM) unboundLocal(name string) {
	vm.Raisef(E.UnboundLocalError, "cannot access local variable '%s' where it is not associated with a value", name)
}

func (vm *VM) raiseNamed(class Value, name, format string) Value {
	exc := vm.NewException(class, vm.h.NewStr(sprintf1(format, name)))
	e := vm.Exc(exc)
	vm.h.ExcFields(e, 1)
	e.Fields[0] = vm.h.Intern(name)
	return vm.Raise(exc)
}

func (vm *VM) opUnbind(ins compile.Instr) {
	if vm.regs[ins.A()] == heap.Unbound {
		vm.unboundLocal(vm.unit.Code.LocalName(ins.A(), vm.pc-1))
		return
	}
	vm.lost()
	vm.regs[ins.A()] = heap.Unbound
}

func (vm *VM) opCellUnbound(ins compile.Instr) {
	name := vm.unit.Code.LocalName(ins.B(), vm.pc-1)
	vm.unboundLocal(name)
}

func (vm *VM) opFreeUnbound(ins compile.Instr) { vm.freeUnbound(int(ins.Imm())) }

func (vm *VM) freeUnbound(i int) {
	if c := vm.unit.Code; i >= len(c.Free) {
		vm.unboundLocal(c.FreeName(i))
		return
	}
	vm.raiseNamed(E.NameError, vm.unit.Code.FreeName(i), "cannot access free variable '%s' where it is not associated with a value in enclosing scope")
}

// nativeSameOrigin (a, b) reports that two exceptions were raised in the same place for the
// same reasons: a clause of except* that raises again gives back part of the group it was
// handed.
func nativeSameOrigin(vm *VM, a []Value) Value {
	x, y := vm.Exc(a[0]), vm.Exc(a[1])
	return heap.Bool(x != nil && y != nil && x.Cause == y.Cause && x.Context == y.Context && slices.Equal(vm.TraceOf(a[0]), vm.TraceOf(a[1])))
}
