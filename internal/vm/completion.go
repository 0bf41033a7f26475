package vm

import (
	"fmt"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// A frame record says what becomes of the frame's result: first a transform checks or
// replaces the value, then a completion puts it where the calling instruction wants it.
// Completions read the calling instruction, which stands before the caller's pc, for
// operands and jump targets. A completion may push a frame itself.

// The completions.
const (
	compStore   = iota // R[dst] of the caller
	compDiscard        // drop it
	compTruth          // the truth of it decides: a branch, not, in …
	compCompare        // result of a rich comparison: NotImplemented tries the other operand
	compBinary         // result of a binary operator: NotImplemented tries the other operand
	compForIter        // next element of a for loop; StopIteration leaves the loop
	compSend           // step of a delegation; StopIteration carries its result
	compANext          // the awaitable of an async for
	compExit           // the run's result
	compBetween        // drop it: the frame was pushed between two instructions of its caller
	compEnd            // drop it: the run is over
	numCompletions
)

// The transforms.
const (
	transNone    = iota
	transInit    // __init__ gave None: the result is the instance
	transBool    // __bool__ gave a bool
	transLen     // __len__ gave an int ≥ 0
	transTruthOf // the result is the truth of a length
	transHash    // __hash__ gave an int
	transStr     // __str__ gave a str
	transRepr    // __repr__ gave a str
	transFormat  // __format__ gave a str
	transIter    // __iter__ gave an iterator
	transIndex   // __index__ gave an int
	transInt     // __int__ gave an int
	transFloat   // __float__ gave a float
	transAwait   // __await__ gave an iterator
	transNone0   // the result is None whatever was returned
	transExtra   // the result is the value kept beside, whatever was returned
	transUnpack  // a list of the values an unpacking stores
	transAIter   // __aiter__ gave an asynchronous iterator
	numTransforms
)

func then(trans, comp, dst int) uint32 {
	return uint32(trans)<<16 | uint32(comp)<<8 | uint32(uint8(dst))
}

// caller returns the instruction the current frame is executing.
func (vm *VM) instr() compile.Instr { return vm.unit.Instrs[vm.pc-1] }

// deliver ends an instruction whose result v a native gave: marks mean that the machine
// already stands where it goes on.
func (vm *VM) deliver(dst int, v Value) {
	switch v {
	case heap.Raised, heap.Pushed, heap.Suspended:
		return
	}
	vm.regs[dst] = v
}

// complete hands v, the result of a call made with the record how and extra, to the
// frame that is now on top.
func (vm *VM) complete(how uint32, extra, v Value) {
	if t := how >> 16; t != transNone {
		vm.h.Keep(v)
		vm.h.Keep(extra)
		v = vm.transform(t, how&0xffff, extra, v)
		if v == heap.Raised || v == heap.Pushed || v == heap.Suspended {
			return
		}
	}
	switch how >> 8 & 0xff {
	case compStore:
		vm.regs[uint8(how)] = v
	case compDiscard, compBetween:
	case compTruth:
		vm.h.Keep(v)
		vm.then, vm.extra = how&0xffff, heap.Unbound
		vm.truthOf(v)
	case compCompare:
		vm.h.Keep(v)
		vm.h.Keep(extra)
		vm.comparedStep(how, extra, v)
	case compBinary:
		vm.h.Keep(v)
		vm.h.Keep(extra)
		vm.binaryDone(how, extra, v)
	case compForIter:
		ins := vm.instr()
		vm.regs[ins.B()] = v
		vm.jump(int(ins.Imm()))
	case compSend:
		vm.regs[vm.instr().B()] = v
	case compANext:
		vm.regs[uint8(how)] = v
	case compExit:
		vm.result = v
		vm.endRun()
	case compEnd:
		vm.endRun()
	}
}

// jump moves pc by d as a taken jump does, charging jumps back.
func (vm *VM) jump(d int) {
	vm.pc += d
	if d < 0 {
		vm.budget += int64(d)
		if vm.budget < 0 {
			vm.poll()
		}
	}
}

// transform checks the result of a special method.
func (vm *VM) transform(t, rest uint32, extra, v Value) Value {
	bad := func(class Value, format string, args ...any) Value { return vm.Raisef(class, format, args...) }
	switch t {
	case transInit:
		if v != heap.None {
			return bad(E.TypeError, "__init__() should return None, not '%s'", vm.TypeName(v))
		}
		return extra
	case transBool:
		if !v.IsBool() {
			return bad(E.TypeError, "__bool__ should return bool, returned %s", vm.TypeName(v))
		}
	case transLen, transTruthOf:
		return vm.checkLen(t, rest, v)
	case transHash:
		return vm.checkHash(v)
	case transStr, transRepr, transFormat:
		if !vm.isStr(v) {
			switch t {
			case transFormat:
				return bad(E.TypeError, "__format__ must return a str, not %s", vm.TypeName(v))
			case transStr:
				return bad(E.TypeError, "__str__ returned non-string (type %s)", vm.TypeName(v))
			}
			return bad(E.TypeError, "__repr__ returned non-string (type %s)", vm.TypeName(v))
		}
	case transIter:
		if !vm.isIterator(v) {
			return bad(E.TypeError, "iter() returned non-iterator of type '%s'", vm.TypeName(v))
		}
	case transIndex:
		return vm.convertedInt("__index__", rest, v)
	case transInt:
		return vm.convertedInt("__int__", rest, v)
	case transFloat:
		return vm.convertedFloat(rest, extra, v)
	case transAwait:
		if v.Is(heap.KGen) && vm.h.Gen(v).Sort == heap.SortCoroutine {
			return bad(E.TypeError, "__await__() returned a coroutine")
		}
		if !vm.isIterator(v) {
			return bad(E.TypeError, "__await__() returned non-iterator of type '%s'", vm.TypeName(v))
		}
	case transAIter:
		if vm.slots(vm.TypeOf(v))[slotAnext] == heap.Unbound {
			return bad(E.TypeError, "'async for' received an object from __aiter__ that does not implement __anext__: %s", vm.TypeName(v))
		}
	case transUnpack:
		return vm.unpacked(v)
	case transNone0:
		return heap.None
	case transExtra:
		return extra
	}
	return v
}

func (vm *VM) checkLen(t, rest uint32, v Value) Value {
	if !vm.isInt(v) {
		if vm.numberSlot(v, slotIndex) != heap.Unbound {
			vm.then, vm.extra = rest, heap.Unbound
			return vm.Tail("_length_index", heap.Small(int64(t)), v)
		}
		return vm.Raisef(E.TypeError, "'%s' object cannot be interpreted as an integer", vm.TypeName(v))
	}
	v = vm.plainInt(v)
	if !v.IsInt() {
		if vm.h.Big(v).Neg {
			return vm.Raisef(E.ValueError, "__len__() should return >= 0")
		}
		return vm.Raisef(E.OverflowError, "cannot fit 'int' into an index-sized integer")
	}
	if v.Int() < 0 {
		return vm.Raisef(E.ValueError, "__len__() should return >= 0")
	}
	if t == transTruthOf {
		return heap.Bool(v.Int() != 0)
	}
	return v
}

func (vm *VM) checkHash(v Value) Value {
	if !vm.isInt(v) {
		return vm.Raisef(E.TypeError, "__hash__ method should return an integer")
	}
	v = vm.plainInt(v)
	switch n, ok := vm.AsInt64(v); {
	case n == -1:
		return heap.Small(-2)
	case ok:
		return v
	}
	return vm.h.NewInt(heap.HashBig(vm.h.Big(v)))
}

// truthOf decides the truth of v and finishes the current instruction with it.
func (vm *VM) truthOf(v Value) {
	r := vm.Truth(v)
	switch r {
	case heap.True, heap.False:
		vm.branch(r == heap.True)
	}
}

// Truth is bool(v) if no Python code is needed; otherwise it pushes the frame of
// __bool__ or __len__, for vm.then with a truth completion.
func (vm *VM) Truth(v Value) Value {
	switch {
	case v.IsInt():
		return heap.Bool(v != heap.Small(0))
	case v.IsDouble():
		return heap.Bool(v.Double() != 0)
	}
	switch v.Kind() {
	case heap.KTrue, heap.KFalse:
		return v
	case heap.KNone:
		return heap.False
	case heap.KStr:
		return heap.Bool(vm.h.Str(v).S != "")
	case heap.KList, heap.KTuple:
		return heap.Bool(len(vm.h.List(v).V) != 0)
	case heap.KDict, heap.KSet, heap.KFrozenSet:
		return heap.Bool(vm.h.Dict(v).Len() != 0)
	case heap.KBytes, heap.KByteArray:
		return heap.Bool(len(vm.h.Bytes(v).B) != 0)
	case heap.KFloat:
		return heap.Bool(vm.h.Float(v) != 0)
	case heap.KComplex:
		return heap.Bool(vm.h.Complex(v) != 0)
	case heap.KRange, heap.KDictKeys, heap.KDictItems, heap.KDictValues, heap.KMappingProxy:
		if n, ok := vm.nativeLen(v); ok {
			return heap.Bool(n != 0)
		}
		if v.Is(heap.KMappingProxy) {
			p := vm.proxiedBy(v)
			if m := vm.slots(vm.TypeOf(p))[slotLen]; m != heap.Unbound {
				return vm.special(transTruthOf, m, p)
			}
			return vm.noLen(p)
		}
	case heap.KNotImplemented:
		return vm.deprecated("NotImplemented should not be used in a boolean context", heap.True)
	case heap.KInst, heap.KType, heap.KNative, heap.KModule:
		return vm.truthOfInstance(v)
	}
	return heap.True
}

func (vm *VM) truthOfInstance(v Value) Value {
	t := vm.slots(vm.TypeOf(v))
	if m := t[slotBool]; m != heap.Unbound {
		return vm.special(transBool, m, v)
	}
	if m := t[slotLen]; m != heap.Unbound {
		return vm.special(transTruthOf, m, v)
	}
	return heap.True
}

// special calls m, a special method found on the class of self, and applies transform t to
// what it gives. A record has room for one transform: where the result is to be transformed
// already, as for a native that stands as a special method itself, the prelude makes the call.
func (vm *VM) special(t uint32, m, self Value, args ...Value) Value {
	if vm.then>>16 != transNone {
		return vm.Tail("_special", heap.Small(int64(t)), m, self, vm.h.NewTuple(append([]Value(nil), args...)))
	}
	rest := vm.then
	vm.then |= t << 16
	v := vm.callBound(m, self, args...)
	if v == heap.Raised || v == heap.Pushed || v == heap.Suspended {
		return v
	}
	vm.then = rest
	return vm.transform(t, rest, heap.Unbound, v)
}

// specialOr is special for a method without arguments; a descriptor that fails to give it means
// a TypeError, whose words take the name of the class.
func (vm *VM) specialOr(t uint32, m, self Value, missing string) Value {
	if vm.needsGet(m) {
		return vm.Tail("_special_described", heap.Small(int64(t)), m, self, vm.h.NewStr(fmt.Sprintf(missing, vm.TypeName(self))))
	}
	return vm.special(t, m, self)
}

// nativeTransform (number, value) applies a transform to what a special method gave.
func nativeTransform(vm *VM, a []Value) Value {
	return vm.transform(uint32(a[0].Int()), vm.then&0xffff, heap.Unbound, a[1])
}

// branch finishes an instruction that asked for a truth value.
func (vm *VM) branch(truth bool) {
	ins := vm.instr()
	op := ins.Op()
	switch op {
	case compile.OpJT:
		if truth {
			vm.jump(int(ins.Imm()))
		}
	case compile.OpJF:
		if !truth {
			vm.jump(int(ins.Imm()))
		}
	case compile.OpNot, compile.OpNotIn:
		vm.regs[ins.A()] = heap.Bool(!truth)
	case compile.OpIn:
		vm.regs[ins.A()] = heap.Bool(truth)
	default:
		if isCompareJump(op) {
			if truth == jumpSense[op] {
				vm.jump(int(ins.Imm()))
			}
			return
		}
		vm.regs[uint8(vm.then)] = heap.Bool(truth)
	}
}

func isCompareJump(op compile.Op) bool { return op >= compile.OpJLt && op <= compile.OpJNNeI }

// jumpSense says on which outcome a compare-and-branch jumps.
var jumpSense = func() (s [compile.NumOps]bool) {
	for op := compile.OpJLt; op <= compile.OpJNNeI; op++ {
		s[op] = (op-compile.OpJLt)%2 == 0
	}
	return
}()

func (vm *VM) opNot(ins compile.Instr) {
	vm.then = then(transNone, compTruth, ins.A())
	vm.truthOf(vm.regs[ins.B()])
}

func (vm *VM) opTruthJump(ins compile.Instr) {
	vm.then = then(transNone, compTruth, 0)
	vm.truthOf(vm.regs[ins.A()])
}
