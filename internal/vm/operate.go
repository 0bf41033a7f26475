package vm

import (
	"bytes"
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Operators: built-in operands natively; otherwise the special methods are tried in
// Python's order, one candidate after another, each as a call whose completion tries the
// next when it gave NotImplemented.

// binSlot relates the binary operations to their special methods and their sign.
var binSlot = [compile.NumOps]struct {
	slot, rslot, islot int
	sign               string
}{
	compile.OpAdd:      {slotAdd, slotRadd, slotIadd, "+"},
	compile.OpSub:      {slotSub, slotRsub, slotIsub, "-"},
	compile.OpMul:      {slotMul, slotRmul, slotImul, "*"},
	compile.OpDiv:      {slotTruediv, slotRtruediv, slotItruediv, "/"},
	compile.OpMod:      {slotMod, slotRmod, slotImod, "%"},
	compile.OpFloorDiv: {slotFloordiv, slotRfloordiv, slotIfloordiv, "//"},
	compile.OpPow:      {slotPow, slotRpow, slotIpow, "** or pow()"},
	compile.OpMatMul:   {slotMatmul, slotRmatmul, slotImatmul, "@"},
	compile.OpAnd:      {slotAnd, slotRand, slotIand, "&"},
	compile.OpOr:       {slotOr, slotRor, slotIor, "|"},
	compile.OpXor:      {slotXor, slotRxor, slotIxor, "^"},
	compile.OpShl:      {slotLshift, slotRlshift, slotIlshift, "<<"},
	compile.OpShr:      {slotRshift, slotRrshift, slotIrshift, ">>"},
}

// plainOp maps the forms with an immediate to the operation.
var plainOp = [compile.NumOps]compile.Op{
	compile.OpAddI: compile.OpAdd, compile.OpSubI: compile.OpSub, compile.OpMulI: compile.OpMul,
	compile.OpModI: compile.OpMod, compile.OpFloorDivI: compile.OpFloorDiv, compile.OpAndI: compile.OpAnd,
	compile.OpShlI: compile.OpShl, compile.OpShrI: compile.OpShr,
}

// binaryOperands reads the operands of a binary instruction.
func (vm *VM) binaryOperands(ins compile.Instr) (op compile.Op, x, y Value, inPlace bool) {
	op = ins.Op()
	x = vm.regs[ins.B()]
	if op >= compile.OpAddI && op <= compile.OpShrI {
		return plainOp[op], x, heap.Small(int64(ins.Imm())), ins.C()&1 != 0
	}
	return op, x, vm.regs[ins.C()], ins.Imm() == 1
}

func (vm *VM) opBinary(ins compile.Instr) {
	vm.safepoint()
	if ins.Op() == compile.OpAdd {
		if x, y := vm.regs[ins.B()], vm.regs[ins.C()]; x.Is(heap.KStr) && y.Is(heap.KStr) {
			if v := vm.concatStr(x, y); v != heap.Raised {
				vm.regs[ins.A()] = v
			}
			return
		}
	}
	op, x, y, inPlace := vm.binaryOperands(ins)
	vm.then, vm.extra = then(transNone, compBinary, ins.A()), heap.Unbound
	vm.deliver(ins.A(), vm.binary(op, x, y, inPlace))
}

func (vm *VM) opBinaryI(ins compile.Instr) { vm.opBinary(ins) }

// hasOwnOps reports whether operators on v are looked up on its class.
func hasOwnOps(v Value) bool {
	k := v.Kind()
	return k == heap.KInst || k == heap.KNative || k == heap.KType || k == heap.KModule
}

// binary computes x op y.
func (vm *VM) binary(op compile.Op, x, y Value, inPlace bool) Value {
	if !hasOwnOps(x) && !hasOwnOps(y) {
		r := vm.nativeBinary(op, x, y)
		if r == heap.NotImplemented {
			r = vm.seqBinary(op, x, y, inPlace)
		}
		if r == heap.NotImplemented {
			return vm.unsupported(op, x, y, inPlace)
		}
		return r
	}
	return vm.binaryStep(op, x, y, inPlace, 0)
}

// binaryStep tries the candidates from number step on: 0 in place, 1 the left operand's
// method (or the right's first, if its class is a subclass that overrides it), 2 the other.
func (vm *VM) binaryStep(op compile.Op, x, y Value, inPlace bool, step int) Value {
	b := &binSlot[op]
	tx, ty := vm.TypeOf(x), vm.TypeOf(y)
	sx, sy := vm.slots(tx), vm.slots(ty)
	rightFirst := tx != ty && vm.IsSubclass(ty, tx) && sy[b.rslot] != heap.Unbound && sy[b.rslot] != sx[b.rslot]
	how := vm.then
	for ; step < 3; step++ {
		self, other, m := x, y, heap.Unbound
		right := false
		switch {
		case step == 0:
			if !inPlace {
				continue
			}
			m = sx[b.islot]
		case (step == 1) != rightFirst:
			m = sx[b.slot]
		default:
			right = true
			self, other, m = y, x, sy[b.rslot]
			if tx == ty {
				continue
			}
		}
		if m == heap.Unbound {
			continue
		}
		vm.then, vm.extra = how, heap.Small(int64(step+1))
		_ = right
		r := vm.callBound(m, self, other)
		if r != heap.NotImplemented {
			return r
		}
	}
	vm.extra = heap.Unbound
	// Built-in sequences take part in + and * with operands that did not answer.
	return vm.unsupported(op, x, y, inPlace)
}

// binaryDone receives what a special method gave.
func (vm *VM) binaryDone(how uint32, extra, v Value) {
	if v == heap.NotImplemented {
		op, x, y, inPlace := vm.binaryOperands(vm.instr())
		vm.then = how & 0xffff
		v = vm.binaryStep(op, x, y, inPlace, int(extra.Int()))
		if v == heap.Raised || v == heap.Pushed || v == heap.Suspended {
			return
		}
	}
	vm.regs[uint8(how)] = v
}

func (vm *VM) unsupported(op compile.Op, x, y Value, inPlace bool) Value {
	sign := binSlot[op].sign
	if inPlace {
		if op == compile.OpPow {
			sign = "**"
		}
		sign += "="
	}
	if op == compile.OpMul {
		if r := vm.repeatIndex(x, y); r != heap.NotImplemented {
			return r
		}
	}
	if op == compile.OpAdd || op == compile.OpMul {
		if r := vm.seqOperandError(op, x, y); r != heap.NotImplemented {
			return r
		}
	}
	hint := ""
	if op == compile.OpShr && x.Is(heap.KBuiltin) && vm.h.Builtin(x).Def.(*native).Name == "print" {
		hint = ". Did you mean \"print(<message>, file=<output_stream>)\"?"
	}
	return vm.Raisef(E.TypeError, "unsupported operand type(s) for %s: '%s' and '%s'%s", sign, vm.TypeName(x), vm.TypeName(y), hint)
}

// repeatIndex is the product of a built-in sequence and an object with __index__.
func (vm *VM) repeatIndex(x, y Value) Value {
	repeats := func(seq, times Value) bool {
		switch vm.Payload(seq).Kind() {
		case heap.KStr, heap.KList, heap.KTuple, heap.KBytes, heap.KByteArray:
			return hasOwnOps(times) && !vm.isInt(times) && vm.slots(vm.TypeOf(times))[slotIndex] != heap.Unbound
		}
		return false
	}
	switch {
	case repeats(x, y):
		return vm.Tail("_repeat", x, y)
	case repeats(y, x):
		return vm.Tail("_repeat", y, x)
	}
	return heap.NotImplemented
}

// seqOperandError is the TypeError of a built-in sequence on the left of + or with *.
func (vm *VM) seqOperandError(op compile.Op, x, y Value) Value {
	// An instance of a subclass is one as long as its class has no operator of its own.
	kind := func(v Value) heap.Kind {
		if v.Is(heap.KInst) && !vm.slots(vm.TypeOf(v))[binSlot[op].slot].Is(heap.KBuiltin) {
			return heap.KInst
		}
		return vm.Payload(v).Kind()
	}
	seq := func(v Value) bool {
		switch kind(v) {
		case heap.KStr, heap.KList, heap.KTuple, heap.KBytes, heap.KByteArray:
			return true
		}
		return false
	}
	if op == compile.OpMul {
		if seq(x) {
			return vm.Raisef(E.TypeError, "can't multiply sequence by non-int of type '%s'", vm.TypeName(y))
		}
		if seq(y) {
			return vm.Raisef(E.TypeError, "can't multiply sequence by non-int of type '%s'", vm.TypeName(x))
		}
		return heap.NotImplemented
	}
	switch kind(x) {
	case heap.KStr:
		return vm.Raisef(E.TypeError, "can only concatenate str (not \"%s\") to str", vm.TypeName(y))
	case heap.KList:
		return vm.Raisef(E.TypeError, "can only concatenate list (not \"%s\") to list", vm.TypeName(y))
	case heap.KTuple:
		return vm.Raisef(E.TypeError, "can only concatenate tuple (not \"%s\") to tuple", vm.TypeName(y))
	case heap.KBytes, heap.KByteArray:
		return vm.Raisef(E.TypeError, "can't concat %s to %s", vm.TypeName(y), vm.TypeName(x))
	}
	return heap.NotImplemented
}

func (vm *VM) opUnary(ins compile.Instr) {
	vm.safepoint()
	x := vm.regs[ins.B()]
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	if !hasOwnOps(x) {
		if r := vm.nativeUnary(ins.Op(), x); r != heap.NotImplemented {
			vm.deliver(ins.A(), r)
			return
		}
	} else {
		slot := map[compile.Op]int{compile.OpNeg: slotNeg, compile.OpPos: slotPos, compile.OpInvert: slotInvert}[ins.Op()]
		if m := vm.slots(vm.TypeOf(x))[slot]; m != heap.Unbound && m != heap.None {
			vm.deliver(ins.A(), vm.callBound(m, x))
			return
		}
	}
	sign := map[compile.Op]string{compile.OpNeg: "-", compile.OpPos: "+", compile.OpInvert: "~"}[ins.Op()]
	vm.Raisef(E.TypeError, "bad operand type for unary %s: '%s'", sign, vm.TypeName(x))
}

// Comparisons.

// cmpSlot gives the special method of a comparison and of its mirror image.
var cmpSlot = map[compile.Op]struct {
	slot, mirror int
	sign         string
}{
	compile.OpLt: {slotLt, slotGt, "<"}, compile.OpLe: {slotLe, slotGe, "<="}, compile.OpGt: {slotGt, slotLt, ">"},
	compile.OpGe: {slotGe, slotLe, ">="}, compile.OpEq: {slotEq, slotEq, "=="}, compile.OpNe: {slotNe, slotNe, "!="},
}

// compareOperands reads the operands of a comparison or a compare-and-branch.
func (vm *VM) compareOperands(ins compile.Instr) (op compile.Op, x, y Value) {
	op = ins.Op()
	switch {
	case op >= compile.OpJLtI && op <= compile.OpJNNeI:
		return compile.OpLt + (op-compile.OpJLtI)/2, vm.regs[ins.A()], heap.Small(int64(int16(ins >> 16)))
	case op >= compile.OpJLt && op <= compile.OpJNNe:
		return compile.OpLt + (op-compile.OpJLt)/2, vm.regs[ins.A()], vm.regs[ins.B()]
	}
	return op, vm.regs[ins.B()], vm.regs[ins.C()]
}

func (vm *VM) opCompare(ins compile.Instr) {
	vm.safepoint()
	op, x, y := vm.compareOperands(ins)
	vm.then, vm.extra = then(transNone, compCompare, ins.A()), heap.Unbound
	vm.deliver(ins.A(), vm.compare(op, x, y))
}

func (vm *VM) opCompareJump(ins compile.Instr) {
	vm.safepoint()
	op, x, y := vm.compareOperands(ins)
	vm.then, vm.extra = then(transNone, compCompare, 0), heap.Unbound
	switch r := vm.compare(op, x, y); r {
	case heap.True, heap.False:
		vm.branch(r == heap.True)
	case heap.Raised, heap.Pushed, heap.Suspended:
	default:
		vm.then = then(transNone, compTruth, 0)
		vm.truthOf(r)
	}
}

// compare computes x op y for a comparison.
func (vm *VM) compare(op compile.Op, x, y Value) Value {
	if hasOwnOps(x) || hasOwnOps(y) {
		return vm.compareStep(op, x, y, 0)
	}
	r := vm.nativeCompare(op, x, y)
	if r != heap.NotImplemented {
		return r
	}
	return vm.compareDefault(op, x, y)
}

// compareDefault is what holds when no operand answers.
func (vm *VM) compareDefault(op compile.Op, x, y Value) Value {
	switch op {
	case compile.OpEq:
		return heap.Bool(x == y)
	case compile.OpNe:
		return heap.Bool(x != y)
	}
	return vm.Raisef(E.TypeError, "'%s' not supported between instances of '%s' and '%s'", cmpSlot[op].sign, vm.TypeName(x), vm.TypeName(y))
}

// compareStep tries the left operand's method and the right's mirror image, the right
// first if its class is a subclass of the left's.
func (vm *VM) compareStep(op compile.Op, x, y Value, step int) Value {
	c := cmpSlot[op]
	tx, ty := vm.TypeOf(x), vm.TypeOf(y)
	sx, sy := vm.slots(tx), vm.slots(ty)
	rightFirst := tx != ty && vm.IsSubclass(ty, tx) && sy[c.mirror] != heap.Unbound
	how := vm.then
	for ; step < 2; step++ {
		self, other, m := x, y, sx[c.slot]
		if (step == 0) == rightFirst {
			self, other, m = y, x, sy[c.mirror]
		}
		if m == heap.Unbound {
			continue
		}
		if m == objectEq && op == compile.OpEq || m == objectNe && op == compile.OpNe && vm.slots(vm.TypeOf(self))[slotEq] == objectEq {
			continue // identity is the default anyway
		}
		vm.then, vm.extra = how, heap.Small(int64(step+1))
		r := vm.callComparison(m, self, other)
		if r != heap.NotImplemented {
			return r
		}
	}
	vm.extra = heap.Unbound
	return vm.compareDefault(op, x, y)
}

// callComparison calls a comparison method found on the class of self.
func (vm *VM) callComparison(m, self, other Value) Value {
	if vm.needsGet(m) {
		return vm.Tail("_compare_described", m, self, other)
	}
	return vm.callBound(m, self, other)
}

// comparedStep receives what a comparison method gave.
func (vm *VM) comparedStep(how uint32, extra, v Value) {
	ins := vm.instr()
	if v == heap.NotImplemented && extra != heap.Unbound {
		op, x, y := vm.compareOperands(ins)
		vm.then = how & 0xffff
		v = vm.compareStep(op, x, y, int(extra.Int()))
		if v == heap.Raised || v == heap.Pushed || v == heap.Suspended {
			return
		}
	}
	if isCompareJump(ins.Op()) {
		vm.then, vm.extra = then(transNone, compTruth, 0), heap.Unbound
		vm.truthOf(v)
		return
	}
	vm.regs[uint8(how)] = v
}

func isBytesKind(k heap.Kind) bool { return k == heap.KBytes || k == heap.KByteArray }

// nativeCompare compares two values of built-in kinds.
func (vm *VM) nativeCompare(op compile.Op, x, y Value) Value {
	kx, ky := x.Kind(), y.Kind()
	if kx == heap.KStr && ky == heap.KStr {
		a, b := vm.h.Str(x).S, vm.h.Str(y).S
		if n := min(len(a), len(b)); n >= copyUpTo && !vm.pay(compareUnits(n)) {
			return heap.Raised
		}
		return ordered(op, compareText(a, b))
	}
	if r := vm.numCompare(op, x, y); r != heap.NotImplemented {
		return r
	}
	switch {
	case isBytesKind(kx) && isBytesKind(ky), kx == heap.KByteArray && vm.hasBuffer(y), ky == heap.KByteArray && vm.hasBuffer(x):
		a, _, r := vm.buffer(x)
		if r != heap.Unbound {
			return r
		}
		b, _, r := vm.buffer(y)
		if r != heap.Unbound {
			return r
		}
		if n := min(len(a), len(b)); n >= copyUpTo && !vm.pay(compareUnits(n)) {
			return heap.Raised
		}
		return ordered(op, bytes.Compare(a, b))
	case kx == ky && (kx == heap.KList || kx == heap.KTuple):
		return vm.compareSeq(op, x, y)
	case kx == heap.KDict && ky == heap.KDict && (op == compile.OpEq || op == compile.OpNe):
		return vm.equalContainers(op, x, y)
	case isSetKind(kx) && isSetKind(ky):
		return vm.compareSets(op, x, y)
	case kx == heap.KMappingProxy:
		vm.extra = heap.Unbound
		return vm.Tail("_order", vm.proxiedBy(x), y, heap.Small(int64(op-compile.OpLt)))
	case ky == heap.KMappingProxy:
		vm.extra = heap.Unbound
		return vm.Tail("_order", x, vm.proxiedBy(y), heap.Small(int64(op-compile.OpLt)))
	case kx == heap.KCell && ky == heap.KCell:
		return vm.compareCells(op, vm.h.Cell(x).V, vm.h.Cell(y).V)
	case kx == ky && kx == heap.KSlice:
		p, q := vm.h.Rec(x).F, vm.h.Rec(y).F
		return vm.compareSeq(op, vm.h.NewTuple([]Value{p[0], p[1], p[2]}), vm.h.NewTuple([]Value{q[0], q[1], q[2]}))
	case kx == ky && op <= compile.OpNe && op >= compile.OpEq:
		return vm.equalRecords(op, x, y)
	}
	return heap.NotImplemented
}

// compareCells compares what cells hold; an empty one comes first.
func (vm *VM) compareCells(op compile.Op, x, y Value) Value {
	if x != heap.Unbound && y != heap.Unbound {
		vm.extra = heap.Unbound
		return vm.Tail("_order", x, y, heap.Small(int64(op-compile.OpLt)))
	}
	held := func(v Value) int {
		if v == heap.Unbound {
			return 0
		}
		return 1
	}
	return ordered(op, held(x)-held(y))
}

func isSetKind(k heap.Kind) bool {
	return k == heap.KSet || k == heap.KFrozenSet || k == heap.KDictKeys || k == heap.KDictItems
}

// compareRate is the bytes of two texts compared for one unit.
const compareRate = 128

// compareUnits is the fuel of comparing two texts of n bytes: where they exceed the caches it is more.
func compareUnits(n int) int { return (n + max(0, n-cachedText)) / compareRate }

const cachedText = 256 << 10

// compareText orders WTF-8 by code points, which is the order of its bytes.
func compareText(a, b string) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// ordered turns a three-way result into the answer of a comparison.
func ordered(op compile.Op, c int) Value {
	switch op {
	case compile.OpLt:
		return heap.Bool(c < 0)
	case compile.OpLe:
		return heap.Bool(c <= 0)
	case compile.OpGt:
		return heap.Bool(c > 0)
	case compile.OpGe:
		return heap.Bool(c >= 0)
	case compile.OpEq:
		return heap.Bool(c == 0)
	}
	return heap.Bool(c != 0)
}
