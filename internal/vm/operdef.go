package vm

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// The operator methods of built-in types (__add__, __lt__ …): each runs the operation of
// the machine on the built-in values behind its operands.

// An operandRule gives the built-in value behind an operand, and whether the operators
// of a type work on it.
type operandRule func(vm *VM, v Value) (Value, bool)

// operandRules are the rules of a type for the receiver of an operator method and for
// the other operand.
type operandRules struct {
	owner       string // name of the type
	self, other operandRule
}

// anyOperand leaves the decision to the operation.
func anyOperand(vm *VM, v Value) (Value, bool) { return vm.Payload(v), true }

// operatorDefs declares the operator methods with the given names, without underscores:
// "add", "radd", "iadd", "lt", "neg" … They answer NotImplemented where the built-in
// operation does not apply to the operands.
func operatorDefs(names ...string) []Def {
	return operandRules{self: anyOperand, other: anyOperand}.defs(names...)
}

// defs is operatorDefs for the operands that the rules admit.
func (r operandRules) defs(names ...string) []Def {
	defs := make([]Def, 0, len(names))
	for _, n := range names {
		defs = append(defs, r.def(n))
	}
	return defs
}

// The operations by the names of their methods.
var (
	binaryNames = map[string]compile.Op{
		"add": compile.OpAdd, "sub": compile.OpSub, "mul": compile.OpMul, "truediv": compile.OpDiv,
		"mod": compile.OpMod, "floordiv": compile.OpFloorDiv, "and": compile.OpAnd, "or": compile.OpOr,
		"xor": compile.OpXor, "lshift": compile.OpShl, "rshift": compile.OpShr,
	}
	compareNames = map[string]compile.Op{"lt": compile.OpLt, "le": compile.OpLe, "eq": compile.OpEq,
		"ne": compile.OpNe, "gt": compile.OpGt, "ge": compile.OpGe}
	unaryNames = map[string]compile.Op{"neg": compile.OpNeg, "pos": compile.OpPos, "invert": compile.OpInvert}
)

func (r operandRules) def(name string) Def {
	if op, ok := unaryNames[name]; ok {
		return r.unary(name, op)
	}
	if op, ok := compareNames[name]; ok {
		return r.binary(name, op, func(vm *VM, x, y Value) Value { return vm.nativeCompare(op, x, y) }, false)
	}
	if op, ok := binaryNames[name]; ok {
		return r.binary(name, op, operatorMethod(op), false)
	}
	op, ok := binaryNames[name[1:]]
	switch {
	case ok && name[0] == 'r':
		return r.binary(name, op, operatorMethod(op), true)
	case ok && name[0] == 'i':
		return r.inPlace(name, op)
	}
	panic("vm: no operator method is called " + name)
}

// operatorMethod is a call of an operator's method. Unlike the operator, that of a sequence
// takes what has __index__ for a number of repetitions itself, and refuses other operands.
func operatorMethod(op compile.Op) func(vm *VM, x, y Value) Value {
	return func(vm *VM, x, y Value) Value {
		r := vm.builtinBinary(op, x, y, false)
		if r == heap.NotImplemented && op == compile.OpMul && !vm.isOperator() {
			return vm.repeatIndex(x, y)
		}
		return r
	}
}

// refusal is what a method of an operator answers where the operation does not apply: the
// methods of lists and tuples raise unless the operator itself asks.
func (vm *VM) refusal(op compile.Op, x, y Value) Value {
	if vm.isOperator() || !x.Is(heap.KList) && !x.Is(heap.KTuple) {
		return heap.NotImplemented
	}
	switch op {
	case compile.OpAdd:
		return vm.seqOperandError(op, x, y)
	case compile.OpMul:
		return vm.Raisef(E.TypeError, "'%s' object cannot be interpreted as an integer", vm.TypeName(y))
	}
	return heap.NotImplemented
}

// builtinBinary computes x op y for built-in values, NotImplemented if the pair has no
// such operation.
func (vm *VM) builtinBinary(op compile.Op, x, y Value, inPlace bool) Value {
	if r := vm.nativeBinary(op, x, y); r != heap.NotImplemented {
		return r
	}
	return vm.seqBinary(op, x, y, inPlace)
}

// receiver returns the built-in value behind the receiver of an operator method.
func (r operandRules) receiver(vm *VM, name string, v Value) (Value, bool) {
	self, ok := r.self(vm, v)
	if !ok {
		vm.Raisef(E.TypeError, "descriptor '%s' requires a '%s' object but received a '%s'", name, r.owner, vm.TypeName(v))
	}
	return self, ok
}

func (r operandRules) binary(name string, op compile.Op, apply func(vm *VM, x, y Value) Value, reflected bool) Def {
	name = "__" + name + "__"
	return Def{Name: name, Sig: "self, value, /", Doc: operatorDoc(name), Fn: func(vm *VM, a []Value) Value {
		x, ok := r.receiver(vm, name, a[0])
		if !ok {
			return heap.Raised
		}
		y, ok := r.other(vm, a[1])
		if !ok {
			return heap.NotImplemented
		}
		left, right := x, y
		if reflected {
			left, right = y, x
		}
		v := apply(vm, left, right)
		if v == heap.NotImplemented {
			return vm.refusal(op, x, a[1])
		}
		return v
	}}
}

// inPlaceDef declares an operator that changes its receiver and returns it.
func (r operandRules) inPlace(name string, op compile.Op) Def {
	name = "__" + name + "__"
	return Def{Name: name, Sig: "self, value, /", Doc: operatorDoc(name), Fn: func(vm *VM, a []Value) Value {
		x, ok := r.receiver(vm, name, a[0])
		if !ok {
			return heap.Raised
		}
		if op == compile.OpMul && x.Is(heap.KList) && !vm.isInt(a[1]) {
			if vm.hasIndex(a[1]) {
				return vm.Tail("_repeat_in_place", a[0], x, a[1])
			}
			return vm.refusal(op, x, a[1])
		}
		if x != a[0] {
			// The operation returns the built-in value; the instance around it is wanted.
			return vm.Tail("_in_place", a[0], x, a[1], heap.Small(int64(op)))
		}
		return vm.inPlaceBinary(op, x, a[1])
	}}
}

// inPlaceBinary is the built-in operation in place. A list grows by what iterating gives, not
// by what an instance holds.
func (vm *VM) inPlaceBinary(op compile.Op, x, y Value) Value {
	if op != compile.OpAdd || !x.Is(heap.KList) {
		y = vm.Payload(y)
	}
	return vm.builtinBinary(op, x, y, true)
}

// nativeInPlace (x, y, op) is the built-in operation op in place.
func nativeInPlace(vm *VM, a []Value) Value {
	return vm.inPlaceBinary(compile.Op(a[2].Int()), a[0], a[1])
}

func (r operandRules) unary(name string, op compile.Op) Def {
	name = "__" + name + "__"
	return Def{Name: name, Sig: "self, /", Doc: operatorDoc(name), Fn: func(vm *VM, a []Value) Value {
		x, ok := r.receiver(vm, name, a[0])
		if !ok {
			return heap.Raised
		}
		return vm.nativeUnary(op, x)
	}}
}

// operatorDoc is the description of an operator method.
func operatorDoc(name string) string {
	op := strings.Trim(name, "_")
	if sign, ok := operatorSigns[op]; ok {
		return "Return self " + sign + " value."
	}
	if len(op) > 1 {
		if sign, ok := operatorSigns[op[1:]]; ok && op[0] == 'r' {
			return "Return value " + sign + " self."
		} else if ok {
			return "Do self " + sign + "= value and return self."
		}
	}
	return map[string]string{"neg": "Return -self.", "pos": "Return +self.", "invert": "Return ~self."}[op]
}

var operatorSigns = map[string]string{"add": "+", "sub": "-", "mul": "*", "truediv": "/", "mod": "%", "floordiv": "//",
	"and": "&", "or": "|", "xor": "^", "lshift": "<<", "rshift": ">>",
	"lt": "<", "le": "<=", "eq": "==", "ne": "!=", "gt": ">", "ge": ">="}
