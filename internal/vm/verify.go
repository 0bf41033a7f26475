package vm

import (
	"slices"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/snapshot"
)

// Verification of a restored VM: what the machine and the natives take for granted about
// objects holds, whoever wrote the bytes.

func (vm *VM) verify(s *saver, r *snapshot.Reader) {
	h := &vm.h
	is := func(v Value, kinds ...heap.Kind) bool {
		for _, k := range kinds {
			if v.Is(k) {
				return true
			}
		}
		return false
	}
	dict := func(v Value) bool { return v.Is(heap.KDict) }
	if !is(vm.main, heap.KModule) || !dict(vm.modules) || !dict(vm.prelude) || !dict(vm.registry) ||
		!is(vm.builtins, heap.KModule) {
		r.Fail("the machine's own objects are of the wrong kind")
		return
	}
	if !vm.verifyTables() {
		r.Fail("the order of a set is not that of its elements")
		return
	}
	for k, v := range vm.prefns { // each by itself: order does not matter
		if !is(k, heap.KStr) || !is(v, heap.KFunc) {
			r.Fail("bad prelude function")
		}
	}
	h.EachObject(func(v Value) {
		if r.Err() == nil && !vm.verifyObject(s, v, is) {
			r.Fail("an object of kind %d breaks its rules", v.Kind())
		}
	})
	if r.Err() == nil && !vm.verifyWatch() {
		r.Fail("what is watched is of the wrong kind")
	}
	if r.Err() != nil {
		return
	}
	vm.verifyFrames(s, r)
}

func (vm *VM) verifyObject(s *saver, v Value, is func(Value, ...heap.Kind) bool) bool {
	h := &vm.h
	str := func(v Value) bool { return is(v, heap.KStr) }
	strOrNone := func(v Value) bool { return is(v, heap.KStr, heap.KUnbound, heap.KNone) }
	switch v.Kind() {
	case heap.KFunc:
		f := h.Func(v)
		if !is(f.Globals, heap.KDict) || !is(f.Defaults, heap.KTuple, heap.KUnbound) || !is(f.KwDefaults, heap.KDict, heap.KUnbound) ||
			!is(f.Dict, heap.KDict, heap.KUnbound) || !strOrNone(f.Name) || !strOrNone(f.Qualname) || f.Unit.Dict != f.Globals && len(f.Unit.Globals) > 0 {
			return false
		}
		if len(f.Free) != len(f.Unit.Code.Free) && len(f.Free) != len(f.Unit.Code.Free)+len(f.Unit.Code.Spill) {
			return false
		}
		for _, c := range f.Free {
			if !is(c, heap.KCell) {
				return false
			}
		}
	case heap.KType:
		t := h.Type(v)
		if !str(t.Name) || !str(t.Qualname) || !is(t.Meta, heap.KType) || t.Flags&typeHeap == 0 {
			return false
		}
		for _, l := range [][]Value{t.Bases, t.MRO, t.Subclasses} {
			for _, c := range l {
				if !is(c, heap.KType) {
					return false
				}
			}
		}
		return slices.Contains(t.MRO, T.Object)
	case heap.KModule:
		m := h.Module(v)
		if c := m.Class; c != heap.Unbound && !(is(c, heap.KType) && slices.Contains(h.Type(c).MRO, T.Module)) {
			return false
		}
		return is(m.Dict, heap.KDict)
	case heap.KUnit:
		return is(h.Unit(v).Dict, heap.KDict)
	case heap.KGen:
		return vm.verifyGen(s, h.Gen(v), is)
	case heap.KIter:
		return vm.verifyIter(h.Iter(v), is)
	case heap.KInst:
		in := h.Inst(v)
		if !is(in.Shape.Class, heap.KType) {
			return false
		}
		t := h.Type(in.Shape.Class)
		if e := in.Ext; e != nil {
			if !is(e.Dict, heap.KDict, heap.KUnbound) {
				return false
			}
			if x := e.Exc; x != nil && (!is(x.Args, heap.KTuple) || !is(x.TB, heap.KTraceback, heap.KNone, heap.KUnbound)) {
				return false
			}
		}
		if (t.Flags&typeException != 0) != (in.Ext != nil && in.Ext.Exc != nil) {
			return false
		}
		if t.Base != 0 && (in.Ext == nil || !in.Ext.Payload.Is(t.Base) && t.Base != heap.KInt && t.Base != heap.KFloat) {
			return false
		}
	case heap.KMemberDescr:
		r := h.Rec(v)
		if !is(r.F[1], heap.KType) || r.F[3] != heap.Unbound && !(r.F[3].IsInt() && r.F[3].Int() >= -1) {
			return false
		}
		if r.F[3].IsInt() {
			return vm.IsSubclass(r.F[1], T.Tuple) && is(r.F[2], heap.KNone, heap.KUnbound) && (r.F[2] == heap.Unbound) == (r.F[1] == T.Tuple)
		}
		if r.F[2].Is(heap.KBuiltin) {
			n, ok := h.Builtin(r.F[2]).Def.(*native)
			return ok && n.getter != nil && str(r.F[0])
		}
		return r.F[2] == heap.Unbound && str(r.F[0])
	case heap.KProperty:
		known := h.Rec(v).F[propertyKnown]
		return is(known, heap.KTuple) && len(h.List(known).V) == propertyKnowing
	case heap.KNative:
		n := h.Native(v)
		if x, ok := n.Data.(SoundNative); ok && !x.Sound(vm) {
			return false
		}
		return is(n.Class, heap.KType) && is(n.Dict, heap.KDict, heap.KUnbound)
	}
	return true
}

// verifyGen checks that a generator's registers fit its code and that it stands where a
// generator can stand.
func (vm *VM) verifyGen(s *saver, g *heap.Gen, is func(Value, ...heap.Kind) bool) bool {
	if !is(g.Fn, heap.KFunc) || !is(g.Class, heap.KType, heap.KUnbound) || !is(g.Name, heap.KStr, heap.KUnbound) ||
		!is(g.Qual, heap.KStr, heap.KUnbound) || g.Handled != heap.None && vm.Exc(g.Handled) == nil {
		return false
	}
	c := vm.h.Func(g.Fn).Unit.Code
	switch g.State {
	case heap.GenDone:
		return true
	case heap.GenCreated:
		return len(g.Regs) == c.NumRegs && g.PC == 0
	}
	if s.changed[c] {
		return false
	}
	if g.State == heap.GenRunning {
		return len(g.Regs) == c.NumRegs
	}
	return len(g.Regs) == c.NumRegs && g.PC > 0 && int(g.PC) < len(c.Instrs) && isYield(c.Instrs[g.PC-1].Op()) && vm.verifyRegs(c, g.Regs, func(r int) bool { return c.Awaits(int(g.PC)-1, r) })
}

func isYield(op compile.Op) bool { return op == compile.OpYield || op == compile.OpAsyncYield }

// verifyRegs checks that the registers for cells hold cells, those of which the value counts.
func (vm *VM) verifyRegs(c *compile.Code, regs []Value, counts func(r int) bool) bool {
	for _, r := range c.CellRegs {
		if r < len(regs) && counts(r) && !regs[r].Is(heap.KCell) && regs[r] != heap.Unbound {
			return false
		}
	}
	return true
}

// verifyIter checks that an iterator's source is what its sort walks.
func (vm *VM) verifyIter(it *heap.Iter, is func(Value, ...heap.Kind) bool) bool {
	if it.Sort >= numIterSorts || it.I < -1 {
		return false
	}
	switch it.Sort {
	case iterList, iterListRev:
		return is(it.Src, heap.KList, heap.KNone)
	case iterTuple, iterTupleRev:
		return is(it.Src, heap.KTuple, heap.KNone)
	case iterStr, iterStrRev:
		return is(it.Src, heap.KStr) && it.I <= len(vm.h.Str(it.Src).S)
	case iterBytes, iterBytesRev:
		return is(it.Src, heap.KBytes, heap.KByteArray)
	case iterKeys, iterValues, iterItems, iterKeysRev, iterValuesRev, iterItemsRev:
		return is(it.Src, heap.KDict, heap.KNone)
	case iterSet:
		return is(it.Src, heap.KSet, heap.KFrozenSet, heap.KNone) && it.I >= 0 && (it.Aux.IsInt() || is(it.Aux, heap.KTuple, heap.KTrue))
	case iterEnum:
		return it.N > vm.IterDepth(it.Src)
	case iterRange:
		return it.Aux.IsInt()
	case iterBigRange:
		return is(it.Src, heap.KRange)
	case iterMap, iterFilter:
		return is(it.Src, heap.KList, heap.KNone)
	case iterZip:
		if it.Src == heap.None {
			return true
		}
		if !it.Src.Is(heap.KList) {
			return false
		}
		for _, x := range vm.h.List(it.Src).V {
			if it.N <= vm.IterDepth(x) {
				return false
			}
		}
	}
	return true
}

// standsInside reports that frame i stands behind an instruction and before another. Before
// the first one it may stand only between two instructions; behind the last one only while
// a raise makes its exception, for that never goes on.
func (vm *VM) standsInside(s *saver, i int) bool {
	fr := &vm.frames[i]
	n := len(fr.unit.Code.Instrs)
	switch pc := int(fr.pc); {
	case pc > 0 && pc < n:
		return true
	case i == vm.fp:
		return pc == 0 && vm.state == Paused
	case pc == 0:
		return vm.frames[i+1].how>>8&0xff == compBetween
	case pc != n || fr.unit.Code.Instrs[n-1].Op() != compile.OpRaise:
		return false
	}
	above := vm.frames[i+1].unit.Code
	kind, _ := vm.image.originOf(above.Root)
	return above.Root != nil && kind == fromPrelude && (above.Name == "_raise" || above.Name == "_raise_from")
}

// verifyFrames checks the windows, places and code of the frames.
func (vm *VM) verifyFrames(s *saver, r *snapshot.Reader) {
	end := 0
	for i := 1; i <= vm.fp; i++ {
		fr := &vm.frames[i]
		c := fr.unit.Code
		switch {
		case s.changed[c]:
			r.Fail("the code of %s has changed since the snapshot was made, and a frame is in it", c.Qualname)
		case !vm.standsInside(s, i):
			r.Fail("frame stands outside its code")
		case int(fr.base) < end || int(fr.base)+256 > len(vm.stack):
			r.Fail("frame with a bad register window")
		case !fr.globals.Is(heap.KDict) || fr.unit.Dict != fr.globals:
			r.Fail("frame with bad globals")
		case fr.how>>16 >= numTransforms || fr.how>>8&0xff >= numCompletions:
			r.Fail("frame with a bad completion")
		case fr.gen != 0 && (!fr.gen.Is(heap.KGen) || vm.h.Gen(fr.gen).State != heap.GenRunning || vm.h.Gen(fr.gen).Fn != fr.fn):
			r.Fail("frame of a generator that is not running")
		case fr.handled != heap.None && vm.Exc(fr.handled) == nil:
			r.Fail("frame that handles no exception")
		case fr.fn != heap.None && !fr.fn.Is(heap.KFunc):
			r.Fail("frame without a function")
		}
		if r.Err() != nil {
			return
		}
		end = int(fr.base)
		if !vm.verifyRegs(c, vm.stack[fr.base:int(fr.base)+c.NumRegs], func(r int) bool { return c.Holds(vm.standsAt(i)-1, r) }) {
			r.Fail("frame whose cells are none")
		}
	}
	switch vm.state {
	case Idle, Done, Failed:
		if vm.fp != 0 {
			r.Fail("frames of a session at rest")
		}
		vm.state = Idle
	case Suspended, Waiting:
		if vm.fp == 0 || vm.pending.call == nil || vm.pending.then>>16 >= numTransforms || vm.pending.then>>8&0xff >= numCompletions {
			r.Fail("suspension without a call")
		}
	case Paused:
		if vm.fp == 0 {
			r.Fail("pause without a frame")
		}
	default:
		r.Fail("bad state")
	}
}
