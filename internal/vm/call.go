package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// top is the first stack position above the current window.
func (vm *VM) top() int { return vm.base + vm.unit.Code.NumRegs + 1 }

// invoke calls fn with the n arguments at stack[at:]; vm.kw names the last ones if they
// are keywords; stack[at-1] is free. The result belongs to vm.then and vm.extra.
func (vm *VM) invoke(fn Value, at, n int) Value {
	if vm.goOver() {
		return heap.Pushed
	}
	return vm.invokeCallee(fn, at, n)
}

// goOver goes over to the exact form of a late call if the instruction in progress belongs to
// its arguments: before something happens that could be told from it happening later.
func (vm *VM) goOver() bool {
	c := vm.unit.Code
	if len(c.Late) == 0 || vm.between {
		return false
	}
	l := c.LateAt(vm.pc - 1)
	if l == nil || vm.pc-1 == l.PC {
		return false
	}
	vm.pc = l.To
	vm.kw.names, vm.extra = nil, heap.Unbound
	return true
}

// invokeCallee is invoke where nothing but the call itself is in progress.
func (vm *VM) invokeCallee(fn Value, at, n int) Value {
	vm.argTop = at + n
	method := false
	for depth := 0; ; depth++ {
		if depth > maxCallDepth {
			return vm.Raisef(E.RecursionError, "maximum recursion depth exceeded while calling a Python object")
		}
		switch fn.Kind() {
		case heap.KFunc:
			return vm.pushFunc(fn, at, n)
		case heap.KBuiltin:
			b := vm.h.Builtin(fn)
			d := b.Def.(*native)
			if d.owner != "" && b.Self == heap.Unbound && !vm.checkReceiver(fn, d, at, n) {
				return heap.Raised
			}
			if vm.nested >= maxNested {
				vm.kw.names = nil
				return vm.Raisef(E.RecursionError, "maximum recursion depth exceeded while calling a Python object")
			}
			vm.nested++
			if method {
				vm.boundNative = d
			}
			r := vm.callNative(d, b.Self, at, n)
			vm.boundNative = nil
			vm.nested--
			return r
		case heap.KMethod:
			m := vm.h.Rec(fn)
			vm.prepend(m.F[1], at, n)
			n++
			fn, method = m.F[0], true
		case heap.KType:
			return vm.callType(fn, at, n)
		case heap.KStaticMethod:
			fn = vm.h.Rec(fn).F[0]
		default:
			m := heap.Unbound
			if fn.Is(heap.KInst) || fn.Is(heap.KNative) || fn.Is(heap.KModule) {
				m = vm.slots(vm.TypeOf(fn))[slotCall]
			}
			if m == heap.Unbound || m == heap.None {
				return vm.Raisef(E.TypeError, "'%s' object is not callable", vm.TypeName(fn))
			}
			if vm.takesSelf(m) {
				vm.prepend(fn, at, n)
				n++
				fn = m
				continue
			}
			b, ok := vm.bindPlain(m, fn, vm.TypeOf(fn))
			if !ok {
				return vm.tailArgs("_call_slot", at, n, m, fn)
			}
			fn = b
		}
	}
}

// maxCallDepth bounds how many methods of methods and instances that are called by way of
// other instances stand between a call and the function.
const maxCallDepth = 1000

// maxNested bounds how deep natives call natives on the Go stack.
const maxNested = 500

// prepend puts v before the n arguments at at, which move up: what is above them is free.
func (vm *VM) prepend(v Value, at, n int) {
	vm.room(at + n + 1)
	copy(vm.stack[at+1:at+n+1], vm.stack[at:at+n])
	vm.stack[at] = v
	vm.argTop = at + n + 1
}

// takesSelf reports that m, found on a class, is called with the instance as its first argument.
func (vm *VM) takesSelf(m Value) bool {
	return m.Is(heap.KFunc) || m.Is(heap.KBuiltin) && vm.h.Builtin(m).Self == heap.Unbound && vm.h.Builtin(m).Def.(*native).kind == nativeMethod
}

// callDescribed calls what a special method that is a descriptor gives when bound.
func (vm *VM) callDescribed(m, self Value, at, n int) Value {
	b, ok := vm.bindPlain(m, self, vm.TypeOf(self))
	if !ok {
		return vm.tailArgs("_call_slot", at, n, m, self)
	}
	if vm.boundCall >= maxCallDepth {
		return vm.Raisef(E.RecursionError, "maximum recursion depth exceeded while calling a Python object")
	}
	vm.boundCall++
	r := vm.invoke(b, at, n)
	vm.boundCall--
	return r
}

// Call calls fn with positional arguments as the last act of a native.
func (vm *VM) Call(fn Value, args ...Value) Value {
	at := vm.top() + 1
	vm.room(at + len(args))
	copy(vm.stack[at:], args)
	vm.kw.names = nil
	return vm.invoke(fn, at, len(args))
}

// CallKw calls fn with positional arguments and keyword arguments (interned names and values).
func (vm *VM) CallKw(fn Value, args []Value, names, values []Value) Value {
	at := vm.top() + 1
	vm.room(at + len(args) + len(values))
	copy(vm.stack[at:], args)
	copy(vm.stack[at+len(args):], values)
	vm.kw.names = names
	return vm.invoke(fn, at, len(args)+len(values))
}

// callBound calls a special method found on the type of self.
func (vm *VM) callBound(m, self Value, args ...Value) Value {
	at := vm.top() + 2
	vm.room(at + len(args))
	vm.kw.names = nil
	if vm.takesSelf(m) {
		vm.stack[at] = self
		copy(vm.stack[at+1:], args)
		return vm.invoke(m, at, len(args)+1)
	}
	copy(vm.stack[at+1:], args)
	return vm.callDescribed(m, self, at+1, len(args))
}

// Tail calls a prelude function as the last act of a native: the function stands for it.
func (vm *VM) Tail(name string, args ...Value) Value {
	return vm.Call(vm.preludeFunc(name), args...)
}

// tailArgs calls a prelude function with some values and the tuple and dict of the n
// arguments at stack[at:].
func (vm *VM) tailArgs(name string, at, n int, first ...Value) Value {
	names := vm.kw.names
	vm.kw.names = nil
	np := n - len(names)
	pos := vm.h.NewTuple(append([]Value(nil), vm.stack[at:at+np]...))
	kw, d := vm.h.NewDict()
	for i, k := range names {
		vm.dictSetStr(d, k, vm.stack[at+np+i])
	}
	return vm.Tail(name, append(append([]Value(nil), first...), pos, kw)...)
}

// room makes the stack at least n plus a window long.
func (vm *VM) room(n int) {
	if n+stackSlack <= len(vm.stack) {
		return
	}
	s := make([]Value, (n+stackSlack)*2)
	copy(s, vm.stack)
	for i := len(vm.stack); i < len(s); i++ {
		s[i] = heap.Unbound
	}
	vm.h.Charge(8 * (len(s) - len(vm.stack)))
	vm.stack = s
	vm.regs = (*[256]Value)(vm.stack[vm.base:])
}

// pushFunc binds the arguments and pushes the frame of a Python function, or makes the
// generator a generator function stands for.
func (vm *VM) pushFunc(fv Value, at, n int) Value {
	f := vm.h.Func(fv)
	u := f.Unit
	vm.room(at + max(n, u.Code.NumRegs))
	if uint32(n) != u.Simple || vm.kw.names != nil {
		if !vm.bind(f, at, n) {
			return heap.Raised
		}
	}
	if u.Code.Flags&(compile.FlagGenerator|compile.FlagCoroutine|compile.FlagAsyncGen) != 0 {
		gv := vm.makeGen(fv, f, at)
		if u.Code.Flags&(compile.FlagCoroutine|compile.FlagPrelude) == compile.FlagCoroutine {
			vm.dropped(gv)
		}
		return gv
	}
	if !vm.pushFrame(fv, f.Globals, u, at) {
		return heap.Raised
	}
	return heap.Pushed
}

// pushFrame pushes a frame for code whose arguments stand at stack[at:].
func (vm *VM) pushFrame(fv, globals Value, u *heap.Unit, at int) bool {
	vm.room(at + u.Code.NumRegs)
	if vm.fp+1 >= vm.maxFrames && !vm.deeper() {
		return false
	}
	vm.frames[vm.fp].pc = int32(vm.pc)
	vm.fp++
	vm.frames[vm.fp] = frame{unit: u, fn: fv, globals: globals, locals: heap.Unbound, handled: heap.None,
		extra: vm.extra, how: vm.then, base: int32(at)}
	vm.extra = heap.Unbound
	vm.enter(u, globals, at, 0)
	for i := u.Params; i < u.Locals; i++ {
		vm.regs[i] = heap.Unbound
	}
	return true
}

// enter makes the machine go on in code u at pc with the window at base.
func (vm *VM) enter(u *heap.Unit, globals Value, base, pc int) {
	vm.unit = u
	if globals != heap.Unbound {
		vm.globals = vm.h.Dict(globals)
	}
	vm.base = base
	vm.regs = (*[256]Value)(vm.stack[base:])
	vm.code = u.Instrs
	if vm.watch.on {
		vm.code = vm.watched(len(u.Instrs))
	}
	vm.pc = pc
}

// pop leaves the current frame; the caller's becomes current.
func (vm *VM) pop() {
	vm.fp--
	fr := &vm.frames[vm.fp]
	vm.enter(fr.unit, fr.globals, int(fr.base), int(fr.pc))
}

// deeper allows more frames, or raises RecursionError.
func (vm *VM) deeper() bool {
	if vm.moreFrames() {
		return true
	}
	vm.Raisef(E.RecursionError, "maximum recursion depth exceeded")
	return false
}

// frameRoom reports whether n more frames may be pushed.
func (vm *VM) frameRoom(n int) bool { return vm.fp+n < vm.maxFrames || vm.moreFrames() }

// moreFrames makes room for a frame, or reports that the recursion limit is reached. Scripts
// see it count their own frames, not those of the prelude. So up to the limit frames are
// pushed without counting, and beyond it each is asked about.
func (vm *VM) moreFrames() bool {
	depth := vm.FrameDepth()
	if depth >= vm.recursion || vm.fp >= preludeShare*vm.recursion {
		return false
	}
	if vm.fp+2 > len(vm.frames) {
		n := min(vm.fp+1+vm.recursion-depth, preludeShare*vm.recursion+1)
		vm.resizeFrames(max(vm.fp+2, min(n, 2*len(vm.frames)+32)))
	}
	vm.maxFrames = min(len(vm.frames), vm.recursion)
	return true
}

// preludeShare times the recursion limit is how many frames there are at most with those of
// the prelude.
const preludeShare = 4

// FrameDepth is the number of frames of the script. Each frame keeps what was counted up to it.
func (vm *VM) FrameDepth() int {
	i := vm.fp
	for i > 0 && vm.frames[i].depth == 0 {
		i--
	}
	depth := max(vm.frames[i].depth, 1)
	for i++; i <= vm.fp; i++ {
		if visible(vm.frames[i].unit.Code.Flags) {
			depth++
		}
		vm.frames[i].depth = depth
	}
	return int(depth) - 1
}

// resizeFrames makes the store of frames n long.
func (vm *VM) resizeFrames(n int) {
	s := make([]frame, n)
	copy(s, vm.frames)
	vm.h.Charge(frameBytes * (len(s) - len(vm.frames)))
	vm.frames = s
}

const frameBytes = 80

// opReturn ends a frame whose result is not simply stored.
func (vm *VM) opReturn(ins compile.Instr) { vm.returnValue(vm.regs[ins.A()]) }

// returnValue ends the current frame with v.
func (vm *VM) returnValue(v Value) {
	vm.safepoint()
	fr := vm.frames[vm.fp]
	if fr.gen != 0 {
		vm.genReturn(fr, v)
		return
	}
	vm.pop()
	vm.complete(fr.how, fr.extra, v)
}

// due polls before a call if the budget is used up: the instruction is then done again. In a
// watched frame watchStep has done it.
func (vm *VM) due() bool {
	if vm.budget > 0 || vm.watch.on {
		return false
	}
	vm.pc--
	vm.poll()
	return true
}

func (vm *VM) opCall(ins compile.Instr) {
	if !vm.due() {
		vm.callPlain(vm.regs[ins.A()], ins)
	}
}

func (vm *VM) opCallG(ins compile.Instr) {
	if vm.due() {
		return
	}
	fn := heap.Raised
	if g := &vm.unit.Globals[uint32(ins.Imm())]; g.Index == -1 && g.Ver == vm.globals.KeyVersion {
		fn = g.Val
	} else {
		name := vm.unit.Globals[uint32(ins.Imm())].Name
		if space := vm.asked(name); space != heap.Unbound {
			vm.then, vm.extra = then(transNone, compStore, ins.C()), heap.Unbound
			args := vm.h.NewTuple(append([]Value(nil), vm.regs[ins.A()+1:ins.A()+1+ins.B()]...))
			vm.deliver(ins.C(), vm.Tail("_call_name", space, name, args))
			return
		}
		vm.calleeMissing = true
		if fn = vm.loadGlobal(int(uint32(ins.Imm()))); fn == heap.Raised {
			return
		}
		vm.calleeMissing = false
	}
	vm.regs[ins.A()] = fn
	vm.callPlain(fn, ins)
}

// callPlain calls fn with positional arguments for OpCall and OpCallG.
func (vm *VM) callPlain(fn Value, ins compile.Instr) {
	vm.then, vm.extra = then(transNone, compStore, ins.C()), heap.Unbound
	vm.kw.names = nil
	at, n := vm.base+ins.A()+1, ins.B()
	if fn.Is(heap.KBuiltin) {
		b := vm.h.Builtin(fn)
		if d := b.Def.(*native); d.owner == "" || b.Self != heap.Unbound {
			vm.argTop = at + n
			vm.deliver(ins.C(), vm.callNative(d, b.Self, at, n))
			return
		}
	}
	vm.deliver(ins.C(), vm.invokeCallee(fn, at, n)) // which checks the receiver
}

// opCallB calls a builtin in the arguments of a late call.
func (vm *VM) opCallB(ins compile.Instr) {
	if vm.due() {
		return
	}
	fn := heap.Unbound
	if g := &vm.unit.Globals[uint32(ins.Imm())]; g.Index == -1 && g.Ver == vm.globals.KeyVersion {
		fn = g.Val
	} else if vm.asked(g.Name) != heap.Unbound {
		vm.goOver()
		return
	} else if fn = vm.loadGlobal(int(uint32(ins.Imm()))); fn == heap.Raised {
		return
	}
	if !fn.Is(heap.KBuiltin) && (!fn.Is(heap.KType) || vm.h.Type(fn).Flags&typeHeap != 0) {
		vm.goOver()
		return
	}
	vm.callPlain(fn, ins)
}

func (vm *VM) opCallKw(ins compile.Instr) {
	if vm.due() {
		return
	}
	vm.then, vm.extra = then(transNone, compStore, ins.C()), heap.Unbound
	vm.kw.names = vm.kwNames(vm.unit, ins.Imm())
	vm.deliver(ins.C(), vm.invokeCallee(vm.regs[ins.A()], vm.base+ins.A()+1, ins.B()))
}

// kwNames returns the interned keyword names of a call.
func (vm *VM) kwNames(u *heap.Unit, k int32) []Value {
	if n, ok := u.Kwnames[k]; ok {
		return n
	}
	t := u.Code.Consts[k].(compile.Tuple)
	names := make([]Value, len(t))
	for i, x := range t {
		names[i] = vm.h.Intern(x.(string))
	}
	if u.Kwnames == nil {
		u.Kwnames = map[int32][]Value{}
	}
	u.Kwnames[k] = names
	vm.h.Charge(8 * cap(names))
	return names
}

func (vm *VM) opCallEx(ins compile.Instr) {
	if vm.due() {
		return
	}
	a := ins.A()
	fn, args, kw := vm.regs[a], vm.regs[a+1], vm.regs[a+2]
	vm.then, vm.extra = then(transNone, compStore, ins.C()), heap.Unbound
	vm.deliver(ins.C(), vm.Apply(fn, args, kw))
}

// Apply calls fn(*args, **kw): args is a list or tuple, kw a dict with string keys or Unbound.
func (vm *VM) Apply(fn, args, kw Value) Value {
	pos := vm.h.List(args).V
	at := vm.top() + 1
	nkw := 0
	if kw != heap.Unbound {
		nkw = vm.h.Dict(kw).Len()
	}
	vm.kw.names = nil
	if !vm.pay(len(pos)/8+16*nkw) || !vm.need(80*nkw) {
		return heap.Raised
	}
	vm.room(at + len(pos) + nkw)
	copy(vm.stack[at:], pos)
	if nkw > 0 {
		names := make([]Value, 0, nkw)
		d := vm.h.Dict(kw)
		for i := range d.Ents {
			e := &d.Ents[i]
			if e.K == heap.Unbound {
				continue
			}
			if !vm.isStr(e.K) {
				return vm.Raisef(E.TypeError, "keywords must be strings")
			}
			vm.stack[at+len(pos)+len(names)] = e.V
			vm.argTop = at + len(pos) + len(names) + 1 // a collection leaves nothing above it
			names = append(names, vm.h.InternValue(vm.plainStr(e.K)))
		}
		vm.kw.names = names
	}
	return vm.invoke(fn, at, len(pos)+nkw)
}

func (vm *VM) opFunc(ins compile.Instr) {
	vm.safepoint()
	iu := vm.innerUnit(vm.unit, int(ins.Imm()))
	c := iu.Code
	var free []Value
	if len(c.Captures) > 0 {
		free = make([]Value, len(c.Captures))
		var mine []Value
		if fn := vm.frames[vm.fp].fn; fn.Is(heap.KFunc) {
			mine = vm.h.Func(fn).Free
		}
		for i, cp := range c.Captures {
			if cp.Free {
				free[i] = mine[cp.Index]
			} else {
				free[i] = vm.regs[cp.Index]
			}
		}
	}
	fv, f := vm.h.NewFunc(iu, vm.frames[vm.fp].globals, free)
	b := ins.B()
	if ins.C()&1 != 0 {
		f.Defaults = vm.regs[b]
	}
	if ins.C()&2 != 0 {
		f.KwDefaults = vm.regs[b+1]
	}
	if ins.C()&1 != 0 && !f.Defaults.Is(heap.KTuple) || ins.C()&2 != 0 && !f.KwDefaults.Is(heap.KDict) {
		vm.badInternal() // type parameters pass them on as arguments
		return
	}
	if ins.C()&4 != 0 {
		f.Annotate = vm.regs[b+2]
	}
	vm.regs[ins.A()] = fv
}
