package vm

import "github.com/gilliam-run/gilliam/internal/heap"

// Frame objects. They describe where code stands and are no part of the machine: those of
// tracebacks and generators name the traceback or generator (F[0]); one that
// sys._getframe made is a record of the code, the place in it, the local variables at that
// moment and the calling frame.

var frameType = TypeDef{Name: "frame", Kind: heap.KFrame, Final: true, Methods: []Def{plainRepr(),
	{Name: "clear", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return heap.None }}},
	Getters: []Getter{
		{Name: "f_code", Get: func(vm *VM, o Value) Value { u, _ := vm.frameUnit(o); return u.Self }},
		{Name: "f_lineno", Get: func(vm *VM, o Value) Value { u, pc := vm.frameUnit(o); return heap.Small(int64(lineAt(u.Code, pc))) }},
		{Name: "f_lasti", Get: func(vm *VM, o Value) Value { _, pc := vm.frameUnit(o); return heap.Small(int64(2 * standing(pc))) }},
		{Name: "f_globals", Get: func(vm *VM, o Value) Value { u, _ := vm.frameUnit(o); return u.Dict }},
		{Name: "f_builtins", Get: func(vm *VM, o Value) Value { u, _ := vm.frameUnit(o); return vm.builtinsOf(u.Dict) }},
		{Name: "f_trace", Get: func(vm *VM, o Value) Value { return heap.None }},
		{Name: "f_back", Get: func(vm *VM, o Value) Value {
			if r := vm.h.Rec(o); r.F[0].Is(heap.KUnit) {
				return r.F[3]
			}
			return heap.None
		}},
		{Name: "f_locals", Get: frameObjectLocals},
	}}

func (vm *VM) frameUnit(o Value) (*heap.Unit, int) {
	r := vm.h.Rec(o)
	switch r.F[0].Kind() {
	case heap.KTraceback:
		return vm.tbEntry(r.F[0])
	case heap.KUnit:
		return vm.h.Unit(r.F[0]), int(r.F[1].Int())
	}
	g := vm.h.Gen(r.F[0])
	return vm.h.Func(g.Fn).Unit, int(g.PC) - 1
}

func frameObjectLocals(vm *VM, o Value) Value {
	r := vm.h.Rec(o)
	switch r.F[0].Kind() {
	case heap.KUnit:
		return r.F[2]
	case heap.KGen:
		g := vm.h.Gen(r.F[0])
		return vm.namedLocals(vm.h.Func(g.Fn).Unit.Code, g.Fn, g.Regs, int(g.PC)-1)
	}
	d, _ := vm.h.NewDict()
	return d
}

// LiveFrame is the frame object of the frame of the script depth frames out, Unbound if
// there is none.
func (vm *VM) LiveFrame(depth int) Value {
	back := heap.None
	n := vm.FrameDepth() - depth
	if n <= 0 {
		return heap.Unbound
	}
	for i := 1; n > 0; i++ {
		fr := &vm.frames[i]
		if !visible(fr.unit.Code.Flags) {
			continue
		}
		if !vm.pay(20) || !vm.need(512) {
			return heap.Raised
		}
		pc := int(fr.pc)
		if i == vm.fp {
			pc = vm.pc
		}
		back = vm.h.NewRec(heap.KFrame, fr.unit.Self, heap.Small(int64(pc-1)), vm.frameLocals(i), back)
		n--
	}
	return back
}
