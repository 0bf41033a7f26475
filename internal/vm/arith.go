package vm

import (
	"cmp"
	"math"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Operators on built-in numbers: the operands' classes choose the arithmetic, which
// stands in intarith.go, float.go and complex.go.

// nativeBinary computes x op y for built-in numbers; NotImplemented for other operands.
func (vm *VM) nativeBinary(op compile.Op, x, y Value) Value {
	if x.IsInt() && y.IsInt() {
		return vm.smallBinary(op, x.Int(), y.Int())
	}
	if x.IsDouble() && y.IsDouble() {
		return vm.floatBinary(op, x.Double(), y.Double())
	}
	cx, cy := numClassOf(x), numClassOf(y)
	if cx == notNumber || cy == notNumber {
		return heap.NotImplemented
	}
	switch max(cx, cy) {
	case classBool:
		p, q := x == heap.True, y == heap.True
		switch op {
		case compile.OpAnd:
			return heap.Bool(p && q)
		case compile.OpOr:
			return heap.Bool(p || q)
		case compile.OpXor:
			return heap.Bool(p != q)
		}
		return vm.intBinary(op, x, y)
	case classInt:
		return vm.intBinary(op, x, y)
	case classFloat:
		if !floatOps[op] {
			return heap.NotImplemented
		}
		f, r := vm.floatOf(x)
		if r != heap.None {
			return r
		}
		g, r := vm.floatOf(y)
		if r != heap.None {
			return r
		}
		return vm.floatBinary(op, f, g)
	}
	if !complexOps[op] {
		return heap.NotImplemented
	}
	p, r := vm.complexOf(x)
	if r != heap.None {
		return r
	}
	q, r := vm.complexOf(y)
	if r != heap.None {
		return r
	}
	return vm.complexBinary(op, p, q)
}

// The operations that floats and complex numbers have.
var (
	floatOps = [compile.NumOps]bool{compile.OpAdd: true, compile.OpSub: true, compile.OpMul: true,
		compile.OpDiv: true, compile.OpMod: true, compile.OpFloorDiv: true, compile.OpPow: true}
	complexOps = [compile.NumOps]bool{compile.OpAdd: true, compile.OpSub: true, compile.OpMul: true,
		compile.OpDiv: true, compile.OpPow: true}
)

// nativeUnary computes -x, +x or ~x for a built-in number; NotImplemented for other
// operands.
func (vm *VM) nativeUnary(op compile.Op, x Value) Value {
	switch numClassOf(x) {
	case classBool:
		if op == compile.OpInvert {
			return vm.invertBool(x)
		}
		return vm.nativeUnary(op, vm.plainInt(x))
	case classInt:
		return vm.intUnary(op, x)
	case classFloat:
		switch op {
		case compile.OpPos:
			return x
		case compile.OpNeg:
			return vm.h.NewFloat(-vm.h.Float(x))
		}
	case classComplex:
		switch op {
		case compile.OpPos:
			return x
		case compile.OpNeg:
			c := vm.h.Complex(x)
			return vm.h.NewComplex(complex(-real(c), -imag(c)))
		}
	}
	return heap.NotImplemented
}

// numAbs is abs(x) for a built-in number; NotImplemented for other values.
func (vm *VM) numAbs(x Value) Value {
	switch numClassOf(x) {
	case classBool:
		return vm.plainInt(x)
	case classInt:
		if x.IsInt() {
			if i := x.Int(); i < 0 {
				return vm.h.NewInt(-i)
			}
			return x
		}
		if !vm.h.Big(x).Neg {
			return x
		}
		return vm.bigResult(bigint.Abs(vm.meter(), vm.bigOf(x)))
	case classFloat:
		return vm.h.NewFloat(math.Abs(vm.h.Float(x)))
	case classComplex:
		return vm.complexAbs(vm.h.Complex(x))
	}
	return heap.NotImplemented
}

// numCompare compares two built-in numbers exactly, whatever their classes;
// NotImplemented for other operands and for the order of complex numbers.
func (vm *VM) numCompare(op compile.Op, x, y Value) Value {
	if x.IsInt() && y.IsInt() {
		return ordered(op, cmp.Compare(x.Int(), y.Int()))
	}
	if x.IsDouble() && y.IsDouble() {
		return floatOrdered(op, x.Double(), y.Double())
	}
	cx, cy := numClassOf(x), numClassOf(y)
	switch {
	case cx == notNumber || cy == notNumber:
		return heap.NotImplemented
	case cx == classComplex || cy == classComplex:
		switch op {
		case compile.OpEq:
			return heap.Bool(vm.h.NumEqual(x, y))
		case compile.OpNe:
			return heap.Bool(!vm.h.NumEqual(x, y))
		}
		return heap.NotImplemented
	case cx == classFloat && cy == classFloat:
		return floatOrdered(op, vm.h.Float(x), vm.h.Float(y))
	case cx == classFloat:
		return vm.mixedOrdered(op, y, vm.h.Float(x), -1)
	case cy == classFloat:
		return vm.mixedOrdered(op, x, vm.h.Float(y), 1)
	}
	c, err := vm.compareInts(x, y)
	if err != nil {
		return vm.stopped(err)
	}
	return ordered(op, c)
}

// floatOrdered compares two floats; a NaN is unequal to everything.
func floatOrdered(op compile.Op, f, g float64) Value {
	switch op {
	case compile.OpLt:
		return heap.Bool(f < g)
	case compile.OpLe:
		return heap.Bool(f <= g)
	case compile.OpGt:
		return heap.Bool(f > g)
	case compile.OpGe:
		return heap.Bool(f >= g)
	case compile.OpEq:
		return heap.Bool(f == g)
	}
	return heap.Bool(f != g)
}

// mixedOrdered compares an int with a float; sign -1 means that the float stands on the
// left.
func (vm *VM) mixedOrdered(op compile.Op, x Value, f float64, sign int) Value {
	if f != f {
		return heap.Bool(op == compile.OpNe)
	}
	var c int
	if i, ok := vm.h.SmallInt(x); ok {
		c = compareIntFloat(i, f)
	} else {
		var err error
		if c, err = bigint.CmpFloat(vm.meter(), vm.bigOf(x), f); err != nil {
			return vm.stopped(err)
		}
	}
	return ordered(op, c*sign)
}

// compareIntFloat compares exactly; f is not NaN.
func compareIntFloat(i int64, f float64) int {
	switch {
	case f >= 1<<63:
		return -1
	case f < -1<<63:
		return 1
	}
	t := math.Trunc(f)
	if c := cmp.Compare(i, int64(t)); c != 0 {
		return c
	}
	return cmp.Compare(t, f)
}
