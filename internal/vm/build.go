package vm

import (
	"strconv"
	"strings"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/number"
)

// Displays, comprehensions and strings built by instructions.

func (vm *VM) window(b, n int) []Value { return append(make([]Value, 0, n), vm.regs[b:b+n]...) }

func (vm *VM) opList(ins compile.Instr) {
	vm.safepoint()
	n := int(ins.Imm())
	if n == 0 {
		vm.regs[ins.A()] = vm.h.NewList(nil)
		return
	}
	vm.regs[ins.A()] = vm.h.NewList(vm.window(ins.B(), n))
}

func (vm *VM) opTuple(ins compile.Instr) {
	vm.safepoint()
	vm.regs[ins.A()] = vm.h.NewTuple(vm.window(ins.B(), int(ins.Imm())))
}

func (vm *VM) opAppend(ins compile.Instr) {
	vm.safepoint()
	l := vm.h.List(vm.regs[ins.A()])
	if !vm.need(l.GrowBytes(1)) {
		return
	}
	vm.h.Append(l, vm.regs[ins.B()])
}

func (vm *VM) opToTuple(ins compile.Instr) {
	vm.safepoint()
	l := vm.h.List(vm.regs[ins.B()]).V
	if !vm.need(8 * len(l)) {
		return
	}
	vm.regs[ins.A()] = vm.h.NewTuple(append(make([]Value, 0, len(l)), vm.h.List(vm.regs[ins.B()]).V...))
}

// opExtend appends the elements of an iterable to a list being built.
func (vm *VM) opExtend(ins compile.Instr) {
	vm.safepoint()
	l, v := vm.regs[ins.A()], vm.regs[ins.B()]
	vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
	// A builtin whose part in Python spreads its argument says that it is not iterable.
	if visible(vm.unit.Code.Flags) && !vm.isIterable(v) {
		if ins.C() == 1 {
			vm.Tail("_spread_wrong", vm.regs[ins.A()-1], v)
			return
		}
		vm.Raisef(E.TypeError, "Value after * must be an iterable, not %s", vm.TypeName(v))
		return
	}
	vm.extendList(l, v)
}

// extendList appends all elements of v to list l: natively where v is built in, else in the
// prelude, for vm.then.
func (vm *VM) extendList(l, v Value) Value {
	if items, ok := vm.plainItems(v); ok {
		lst := vm.h.List(l)
		if !vm.appendItems(lst, items) {
			return heap.Raised
		}
		return heap.None
	}
	it := v
	if n := vm.nativeIter(v); n != heap.Unbound && vm.stepsNatively(n) {
		it = n
		for {
			x := vm.next(it)
			if x == heap.Unbound {
				return heap.None
			}
			if x == heap.Raised {
				return x
			}
			lst := vm.h.List(l)
			if !vm.need(lst.GrowBytes(1)) || !vm.pay(2) {
				return heap.Raised
			}
			vm.h.Append(lst, x)
		}
	}
	return vm.Tail("_extend", l, v)
}

// appendItems appends items, which may be those of the list itself, to a list; it is false
// after stopping.
func (vm *VM) appendItems(l *heap.List, items []Value) (ok bool) {
	if !vm.need(l.GrowBytes(len(items))) {
		return false
	}
	vm.h.Grow(l, len(items))
	l.V, ok = appendPaid(vm, l.V, items, itemRate)
	return ok
}

// plainItems returns the elements of a list or tuple.
func (vm *VM) plainItems(v Value) ([]Value, bool) {
	if v.Is(heap.KList) || v.Is(heap.KTuple) {
		return vm.h.List(v).V, true
	}
	return nil, false
}

// nativeCalleeText is how messages name a function or class that is called, None for what is
// shown as str() gives it.
func nativeCalleeText(vm *VM, a []Value) Value {
	fn := a[0]
	if fn.Is(heap.KMethod) {
		fn = vm.h.Rec(fn).F[0]
	}
	name := ""
	switch fn.Kind() {
	case heap.KFunc:
		f := vm.h.Func(fn)
		name = vm.moduleQual(f) + vm.funcQual(f)
	case heap.KBuiltin:
		name = vm.h.Builtin(fn).Def.(*native).qual()
	case heap.KType:
		name = vm.ClassName(fn)
	default:
		return heap.None
	}
	return vm.h.NewStr(name + "()")
}

func (vm *VM) moduleQual(f *heap.Func) string {
	if m := vm.funcModule(f); m.Is(heap.KStr) && vm.h.Str(m).S != "builtins" {
		return vm.h.Str(m).S + "."
	}
	return ""
}

// funcModule is the __module__ of a function.
func (vm *VM) funcModule(f *heap.Func) Value {
	if f.Module != heap.Unbound {
		return f.Module
	}
	if v, ok := vm.dictGetStr(vm.h.Dict(f.Globals), "__name__"); ok {
		return v
	}
	return heap.None
}

func (vm *VM) opSet(ins compile.Instr) {
	vm.safepoint()
	v, _ := vm.h.NewSet(false)
	vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
	b, n := ins.B(), int(ins.Imm())
	for i := range n {
		if r := vm.setAddNow(v, vm.regs[b+i]); r != heap.None {
			if r == heap.Unbound {
				vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
				vm.Tail("_set_of", v, vm.h.NewTuple(vm.window(b+i, n-i)))
			}
			return
		}
	}
	vm.regs[ins.A()] = v
}

func (vm *VM) opSetAdd(ins compile.Instr) {
	vm.safepoint()
	vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
	s := vm.regs[ins.A()]
	if !s.Is(heap.KSet) { // a script may have put something else in the place of a name of the compiler's
		vm.badInternal()
		return
	}
	vm.SetAdd(s, vm.regs[ins.B()])
}

func (vm *VM) opSetUpd(ins compile.Instr) {
	vm.safepoint()
	vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
	s, v := vm.regs[ins.A()], vm.regs[ins.B()]
	if isPlainSet(v) && vm.mergeSet(s, v) != heap.Unbound {
		return
	}
	vm.Tail("_set_update", s, v)
}

func (vm *VM) opDict(ins compile.Instr) {
	vm.safepoint()
	v, d := vm.h.NewDict()
	b, n := ins.B(), int(ins.Imm())
	vm.h.Reserve(d, n)
	vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
	for i := range n {
		if r := vm.dictSetNow(v, vm.regs[b+2*i], vm.regs[b+2*i+1]); r != heap.None {
			if r == heap.Unbound {
				vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
				vm.Tail("_dict_of", v, vm.h.NewTuple(vm.window(b+2*i, 2*(n-i))))
			}
			return
		}
	}
	vm.regs[ins.A()] = v
}

func (vm *VM) opDictSet(ins compile.Instr) {
	vm.safepoint()
	vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
	vm.DictSet(vm.regs[ins.A()], vm.regs[ins.B()], vm.regs[ins.C()])
}

func (vm *VM) opDictUpd(ins compile.Instr) {
	vm.safepoint()
	d, v := vm.regs[ins.A()], vm.regs[ins.B()]
	vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
	vm.Tail("_dict_spread", d, v)
}

func (vm *VM) opDictMerge(ins compile.Instr) {
	vm.safepoint()
	d, v, callee := vm.regs[ins.A()], vm.regs[ins.B()], vm.regs[ins.C()]
	vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
	vm.Tail("_dict_merge", d, v, callee)
}

func (vm *VM) opSlice(ins compile.Instr) {
	vm.safepoint()
	b := ins.B()
	vm.regs[ins.A()] = vm.h.NewRec(heap.KSlice, vm.regs[b], vm.regs[b+1], vm.regs[b+2], heap.Unbound)
}

func (vm *VM) opConcat(ins compile.Instr) {
	vm.safepoint()
	b, n := ins.B(), int(ins.Imm())
	if vm.concatShort(ins.A(), b, n) {
		return
	}
	size := 0
	for i := range n {
		v := vm.regs[b+i]
		if v.IsInt() || v.IsDouble() {
			text, _ := vm.appendNumber(vm.scratch[:0], v)
			v = vm.h.CopyASCII(text)
			vm.regs[b+i] = v
		}
		if !v.Is(heap.KStr) { // of a subclass, which a __format__ may give
			vm.regs[b+i] = vm.plainStr(v)
		}
		size += len(vm.h.Str(vm.regs[b+i]).S)
	}
	if !vm.need(size) || !vm.pay(size/64) {
		return
	}
	if n == 2 && size > 4096 {
		if v := vm.h.Concat(vm.regs[b], vm.regs[b+1]); v != heap.Raised {
			vm.regs[ins.A()] = v
		}
		return
	}
	var sb strings.Builder
	sb.Grow(size)
	for i := range n {
		sb.WriteString(vm.h.Str(vm.regs[b+i]).S)
	}
	vm.regs[ins.A()] = vm.h.NewStr(sb.String())
}

// concatShort is opConcat for a short result; false if it is not.
func (vm *VM) concatShort(a, b, n int) bool {
	text, ascii := vm.scratch[:0], true
	for _, v := range vm.regs[b : b+n] {
		switch {
		case v.Is(heap.KStr):
			s := vm.h.Str(v)
			if len(text)+len(s.S) > copyUpTo {
				return false
			}
			text = append(text, s.S...)
			ascii = ascii && s.ASCII()
		case len(text) > copyUpTo-32:
			return false
		case v.IsInt():
			text = strconv.AppendInt(text, v.Int(), 10)
		case v.IsDouble():
			text = number.AppendRepr(text, v.Double())
		default:
			return false
		}
	}
	vm.regs[a] = vm.copyText(text, ascii)
	return true
}

func (vm *VM) opFormat(ins compile.Instr) {
	vm.safepoint()
	v := vm.regs[ins.B()]
	conv := int(ins.Imm()) & 3
	hasSpec := ins.Imm()&4 != 0
	spec := ""
	if hasSpec {
		spec = vm.h.Str(vm.plainStr(vm.regs[ins.C()])).S
	}
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	if conv != 0 {
		if spec != "" {
			vm.deliver(ins.A(), vm.Tail("_convert_format", v, heap.Small(int64(conv)), vm.regs[ins.C()]))
			return
		}
		switch conv {
		case 1:
			vm.deliver(ins.A(), vm.Str(v))
		case 2:
			vm.deliver(ins.A(), vm.Repr(v))
		default:
			vm.deliver(ins.A(), vm.ASCII(v))
		}
		return
	}
	vm.deliver(ins.A(), vm.Format(v, spec))
}
