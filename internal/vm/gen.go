package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// A generator is a frame in the heap: its registers are copied out at a yield and back
// at a resume.

// makeGen makes the generator, coroutine or async generator a call of f stands for, from
// the arguments bound at stack[at:].
func (vm *VM) makeGen(fv Value, f *heap.Func, at int) Value {
	c := f.Unit.Code
	sort := genSort(c)
	n := c.ParamRegs()
	vm.argTop = at + n
	gv, g := vm.h.NewGen(fv, sort, c.NumRegs)
	copy(g.Regs, vm.stack[at:at+n])
	for i := n; i < len(g.Regs); i++ {
		g.Regs[i] = heap.Unbound
	}
	g.Name, g.Qual = f.Name, f.Qualname
	return gv
}

// genSort is what a call of code that yields or awaits makes.
func genSort(c *compile.Code) heap.GenSort {
	switch {
	case c.Flags&compile.FlagAsyncGen != 0:
		return heap.SortAsyncGen
	case c.Flags&compile.FlagCoroutine != 0:
		return heap.SortCoroutine
	}
	return heap.SortGenerator
}

// resume pushes the frame of a suspended generator: sent becomes the value of its yield.
// What it yields or returns goes to vm.then.
func (vm *VM) resume(gv Value, g *heap.Gen, sent Value) Value {
	switch g.State {
	case heap.GenRunning:
		return vm.Raisef(E.ValueError, "%s already executing", genNoun(g))
	case heap.GenCreated:
		switch {
		case sent == heap.None:
		case vm.isAgenStep(g):
			g.Regs[2] = sent // see the prelude's _agen_asend and _agen_athrow
			sent = heap.None
		default:
			return vm.Raisef(E.TypeError, "can't send non-None value to a just-started %s", genNoun(g))
		}
	case heap.GenDone:
		if what := vm.awaitedOnce(g); what != "" {
			return vm.Raisef(E.RuntimeError, "cannot reuse already awaited %s", what)
		}
		return vm.genExhausted(heap.None)
	}
	if !vm.pushGen(gv, g) {
		return heap.Raised
	}
	if g.State == heap.GenSuspended {
		ins := vm.unit.Instrs[vm.pc-1]
		a := ins.A()
		if ins.Op() == compile.OpYield && ins.C() != 0 {
			a = ins.A()
		}
		vm.regs[a] = sent
	}
	g.State = heap.GenRunning
	return heap.Pushed
}

// awaitedOnce names what can be awaited once only, "" for a generator.
func (vm *VM) awaitedOnce(g *heap.Gen) string {
	switch {
	case g.Sort == heap.SortCoroutine:
		return "coroutine"
	case g.Sort != heap.SortIterator:
	case g.Class == asyncStepTypes["async_generator_asend"]:
		return "__anext__()/asend()"
	case g.Class == asyncStepTypes["async_generator_athrow"]:
		return "aclose()/athrow()"
	case g.Class == asyncStepTypes["coroutine_wrapper"]:
		return "coroutine"
	}
	return ""
}

func genNoun(g *heap.Gen) string {
	switch g.Sort {
	case heap.SortCoroutine:
		return "coroutine"
	case heap.SortAsyncGen:
		return "async generator"
	}
	return "generator"
}

// pushGen copies a generator's registers onto the stack and makes its frame current.
func (vm *VM) pushGen(gv Value, g *heap.Gen) bool {
	f := vm.h.Func(g.Fn)
	u := f.Unit
	at := vm.top()
	vm.room(at + len(g.Regs))
	if vm.fp+1 >= vm.maxFrames && !vm.deeper() {
		return false
	}
	vm.frames[vm.fp].pc = int32(vm.pc)
	copy(vm.stack[at:], g.Regs)
	vm.fp++
	fr := &vm.frames[vm.fp] // field by field: a whole record would be copied twice
	fr.unit, fr.fn, fr.globals, fr.locals, fr.handled = u, g.Fn, f.Globals, g.Locals, g.Handled
	fr.gen, fr.extra, fr.how, fr.base, fr.pc, fr.depth = gv, vm.extra, vm.then, int32(at), 0, 0
	vm.extra = heap.Unbound
	vm.enter(u, f.Globals, at, int(g.PC))
	return true
}

// genExhausted answers a resume of a finished generator.
func (vm *VM) genExhausted(v Value) Value {
	switch vm.then >> 8 & 0xff {
	case compForIter:
		return heap.Pushed // the loop goes on behind the instruction
	case compSend:
		ins := vm.instr()
		vm.regs[ins.B()] = v
		vm.jump(int(ins.Imm()))
		return heap.Pushed
	}
	return vm.raiseStop(v)
}

// raiseStop raises StopIteration with the value a generator returned.
func (vm *VM) raiseStop(v Value) Value {
	var exc Value
	if v == heap.None {
		exc = vm.NewException(E.StopIteration)
	} else {
		exc = vm.NewException(E.StopIteration, v)
	}
	e := vm.Exc(exc)
	vm.h.ExcFields(e, 1)
	e.Fields[0] = v
	return vm.Raise(exc)
}

func (vm *VM) opYield(ins compile.Instr) {
	vm.safepoint()
	v := vm.regs[ins.A()]
	fr := &vm.frames[vm.fp]
	if vm.h.Gen(fr.gen).Sort == heap.SortAsyncGen {
		v = vm.h.NewTuple([]Value{heap.False, v}) // an await inside, see _asend
	}
	how, extra := fr.how, fr.extra
	vm.leaveGen(fr)
	if how>>8 == compForIter {
		loop := vm.instr()
		vm.regs[loop.B()] = v
		vm.jump(int(loop.Imm()))
		return
	}
	vm.complete(how, extra, v)
}

func (vm *VM) opAsyncYield(ins compile.Instr) {
	vm.safepoint()
	v := vm.h.NewTuple([]Value{heap.True, vm.regs[ins.A()]})
	fr := &vm.frames[vm.fp]
	how, extra := fr.how, fr.extra
	vm.leaveGen(fr)
	vm.complete(how, extra, v)
}

// leaveGen copies the current frame back into its generator and makes the caller current.
func (vm *VM) leaveGen(fr *frame) {
	g := vm.h.Gen(fr.gen)
	copy(g.Regs, vm.stack[vm.base:vm.base+len(g.Regs)])
	if d := vm.unit.Code.Depth; len(d) > 0 {
		for i := int(d[vm.pc-1]); i < len(g.Regs); i++ {
			g.Regs[i] = heap.Unbound
		}
	}
	g.PC = int32(vm.pc)
	g.Handled = fr.handled
	g.State = heap.GenSuspended
	if len(vm.unit.Code.Table) > 0 {
		vm.noteYield(fr.gen, g, vm.unit.Code)
	}
	vm.budget -= 4
	vm.pop()
}

// endGen ends a generator.
func (vm *VM) endGen(g *heap.Gen) {
	g.State = heap.GenDone
	vm.h.DropRegs(g)
	vm.forgetEnded(g)
}

// genReturn ends a generator that returned v.
func (vm *VM) genReturn(fr frame, v Value) {
	g := vm.genEnded(fr)
	switch {
	case g.Sort == heap.SortAsyncGen:
		vm.RaiseArgs(E.StopAsyncIteration)
	case fr.how>>8&0xff == compForIter && fr.how>>16 == 0:
	case fr.how>>8&0xff == compSend:
		ins := vm.instr()
		vm.regs[ins.B()] = v
		vm.jump(int(ins.Imm()))
	default:
		vm.raiseStop(vm.h.Keep(v))
	}
}

// genFailed ends a generator that exc left and pops its frame; a StopIteration that
// escapes becomes a RuntimeError.
func (vm *VM) genFailed(fr frame, exc Value) Value {
	g := vm.genEnded(fr)
	what := ""
	switch {
	case vm.isExc(exc, E.StopIteration):
		what = "StopIteration"
	case g.Sort == heap.SortAsyncGen && vm.isExc(exc, E.StopAsyncIteration):
		what = "StopAsyncIteration"
	default:
		return exc
	}
	if !visible(vm.h.Func(g.Fn).Unit.Code.Flags) {
		return exc // a generator of the prelude or of hidden library code standing for an iterator lets it pass
	}
	r := vm.NewException(E.RuntimeError, vm.h.NewStr(genNoun(g)+" raised "+what))
	e := vm.Exc(r)
	e.Cause, e.Context, e.Suppress = exc, exc, true
	return r
}

// genEnded pops the frame of a generator and ends it.
func (vm *VM) genEnded(fr frame) *heap.Gen {
	g := vm.h.Gen(fr.gen)
	vm.endGen(g)
	vm.pop()
	return g
}

// throwInto raises exc inside a suspended generator, which hands it to the iterator it
// delegates to.
func (vm *VM) throwInto(gv Value, g *heap.Gen, exc Value) Value {
	switch g.State {
	case heap.GenRunning:
		return vm.Raisef(E.ValueError, "%s already executing", genNoun(g))
	case heap.GenDone:
		if g.Sort == heap.SortCoroutine {
			return vm.Raisef(E.RuntimeError, "cannot reuse already awaited coroutine")
		}
		vm.unwind(exc, true)
		return heap.Raised
	}
	created, sub := g.State == heap.GenCreated, vm.delegate(g)
	vm.setContext(exc, g.Handled)
	if !vm.pushGen(gv, g) {
		return heap.Raised
	}
	g.State = heap.GenRunning
	if created {
		// It never began: the exception stands at its first line.
		vm.pc = 1
		vm.unwindCreated(exc)
		return heap.Raised
	}
	if sub != heap.Unbound {
		// The jump back leads to the instruction that sends; this step is one of those.
		back := vm.unit.Instrs[vm.pc]
		vm.pc += 1 + int(back.Imm()) + 1
		vm.then, vm.extra = then(transNone, compSend, 0), heap.Unbound
		return vm.Tail("_delegate_throw", sub, exc)
	}
	vm.unwind(exc, true)
	return heap.Raised
}

// nativePassOn (exc) raises an exception whose context has been set.
func nativePassOn(vm *VM, a []Value) Value {
	if !isException(vm, a[0]) {
		return vm.badInternal()
	}
	vm.unwind(a[0], true)
	return heap.Raised
}

// unwindCreated leaves a generator frame that has not run, past its own handlers and what
// makes a RuntimeError of StopIteration.
func (vm *VM) unwindCreated(exc Value) {
	vm.h.Traced(vm.Exc(exc), vm.unit, -1) // at the line of the definition
	fr := vm.frames[vm.fp]
	vm.genEnded(fr)
	if !vm.intercept(fr, exc) {
		vm.unwind(exc, true)
	}
}

// delegate is the iterator a suspended generator is delegating to, Unbound if none.
func (vm *VM) delegate(g *heap.Gen) Value {
	if g.State != heap.GenSuspended {
		return heap.Unbound
	}
	ins := vm.h.Func(g.Fn).Unit.Instrs[g.PC-1]
	if ins.Op() == compile.OpYield && ins.C() != 0 {
		return g.Regs[ins.B()]
	}
	return heap.Unbound
}

// opSend drives one step of `yield from` or `await`.
func (vm *VM) opSend(ins compile.Instr) {
	it, v := vm.regs[ins.A()], vm.regs[ins.B()]
	vm.then, vm.extra = then(transNone, compSend, 0), heap.Unbound
	var r Value
	switch {
	case it.Is(heap.KGen) && vm.h.Gen(it).Sort != heap.SortAsyncGen:
		r = vm.resume(it, vm.h.Gen(it), v)
	case v == heap.None:
		r = vm.next(it)
		if r == heap.Unbound {
			vm.regs[ins.B()] = heap.None
			vm.jump(int(ins.Imm()))
			return
		}
	default:
		r = vm.Tail("_send", it, v)
	}
	if r != heap.Raised && r != heap.Pushed && r != heap.Suspended {
		vm.regs[ins.B()] = r
	}
}

func (vm *VM) opYieldFromIter(ins compile.Instr) {
	v := vm.regs[ins.B()]
	if v.Is(heap.KGen) && vm.h.Gen(v).Sort == heap.SortCoroutine {
		if vm.unit.Code.Flags&compile.FlagCoroutine == 0 && vm.h.Gen(vm.frames[vm.fp].gen).Flags&heap.GenAwaitable == 0 {
			vm.Raisef(E.TypeError, "cannot 'yield from' a coroutine object in a non-coroutine generator")
			return
		}
		vm.regs[ins.A()] = v
		return
	}
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	vm.deliver(ins.A(), vm.GetIter(v))
}

// opAwait finds the iterator that await drives.
func (vm *VM) opAwait(ins compile.Instr) {
	v := vm.regs[ins.B()]
	if v.Is(heap.KGen) && vm.h.Gen(v).Sort == heap.SortCoroutine {
		g := vm.h.Gen(v)
		if g.State == heap.GenRunning || vm.delegate(g) != heap.Unbound && g.State == heap.GenSuspended {
			if g.State != heap.GenCreated {
				vm.Raisef(E.RuntimeError, "coroutine is being awaited already")
				return
			}
		}
		vm.regs[ins.A()] = v
		return
	}
	if v.Is(heap.KGen) && vm.h.Gen(v).Flags&heap.GenAwaitable != 0 {
		vm.regs[ins.A()] = v
		return
	}
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	m := heap.Unbound
	if v.Is(heap.KInst) || v.Is(heap.KNative) || v.Is(heap.KGen) || v.Is(heap.KModule) {
		m = vm.slots(vm.TypeOf(v))[slotAwait]
	}
	if m == heap.Unbound || m == heap.None {
		switch ins.C() {
		case 1:
			vm.Raisef(E.TypeError, "'async with' received an object from __aenter__ that does not implement __await__: %s", vm.TypeName(v))
		case 2:
			vm.Raisef(E.TypeError, "'async with' received an object from __aexit__ that does not implement __await__: %s", vm.TypeName(v))
		case 3:
			vm.Raisef(E.TypeError, "'async for' received an invalid object from __anext__: %s", vm.TypeName(v))
		default:
			vm.Raisef(E.TypeError, "object %s can't be used in 'await' expression", vm.TypeName(v))
		}
		return
	}
	if ins.C() == 3 && v.Is(heap.KInst) {
		vm.deliver(ins.A(), vm.Tail("_anext_await", v))
		return
	}
	vm.deliver(ins.A(), vm.special(transAwait, m, v))
}

func (vm *VM) opAIter(ins compile.Instr) {
	v := vm.regs[ins.B()]
	m := vm.slots(vm.TypeOf(v))[slotAiter]
	if m == heap.Unbound {
		vm.Raisef(E.TypeError, "'async for' requires an object with __aiter__ method, got %s", vm.TypeName(v))
		return
	}
	vm.then, vm.extra = then(transAIter, compStore, ins.A()), heap.Unbound
	vm.deliver(ins.A(), vm.callBound(m, v))
}

func (vm *VM) opANext(ins compile.Instr) {
	v := vm.regs[ins.B()]
	m := vm.slots(vm.TypeOf(v))[slotAnext]
	if m == heap.Unbound { // which the class had when it was asked for the iterator
		vm.Raisef(E.TypeError, "'async for' requires an iterator with __anext__ method, got %s", vm.TypeName(v))
		return
	}
	vm.then, vm.extra = then(transNone, compANext, ins.A()), heap.Unbound
	vm.deliver(ins.A(), vm.callBound(m, v))
}

func (vm *VM) opEndAFor(ins compile.Instr) {
	exc := vm.regs[ins.A()]
	if !vm.isExc(exc, E.StopAsyncIteration) {
		vm.reraise(exc)
	}
}
