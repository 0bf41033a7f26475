package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// bool: the two ints whose logic gives bools.

var boolType = TypeDef{
	Name: "bool", Base: "int", Final: true,
	New: &Def{Sig: "cls, object=, /", Fn: newBool},
	Methods: append([]Def{
		{Name: "__repr__", Sig: "self, /", Doc: "Return repr(self).", Fn: func(vm *VM, a []Value) Value {
			if !a[0].IsBool() {
				return vm.wrongReceiver("__repr__", "bool", a[0])
			}
			return vm.reprNumber(a[0])
		}},
	}, operandRules{owner: "bool", self: boolOperand, other: boolIntOperand}.
		defs("and", "rand", "or", "ror", "xor", "rxor", "invert")...),
	Doc: "The truth of an object: True or False.",
}

func boolOperand(_ *VM, v Value) (Value, bool) { return v, v.IsBool() }

// boolIntOperand keeps bools, so that logic on two of them gives a bool.
func boolIntOperand(vm *VM, v Value) (Value, bool) {
	if v.IsBool() {
		return v, true
	}
	return intOperand(vm, v)
}

func newBool(vm *VM, a []Value) Value {
	if !vm.checkNew(a[0], T.Bool) {
		return heap.Raised
	}
	if a[1] == heap.Unbound {
		return heap.False
	}
	if r := vm.TruthNow(a[1]); r != heap.Unbound {
		return r
	}
	return vm.Tail("_truth", a[1])
}

const invertedBool = "Bitwise inversion '~' on bool is deprecated and will be removed in Python 3.16. " +
	"This returns the bitwise inversion of the underlying int object and is usually not what you expect from negating a bool. " +
	"Use the 'not' operator for boolean negation or ~int(x) if you really want the bitwise inversion of the underlying int."

// invertBool is ~x for a bool, which is deprecated.
func (vm *VM) invertBool(x Value) Value {
	return vm.deprecated(invertedBool, vm.nativeUnary(compile.OpInvert, vm.plainInt(x)))
}
