package vm

import (
	"errors"
	"fmt"
	"math/big"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/number"
)

// What kind of number a value is, and its conversions to machine numbers.

// numClass orders the numeric types: an operation on two of them works in the higher one.
type numClass uint8

const (
	notNumber numClass = iota
	classBool
	classInt
	classFloat
	classComplex
)

// numClassOf classifies a built-in value; instances of subclasses are not numbers here.
func numClassOf(v Value) numClass {
	switch {
	case v.IsInt():
		return classInt
	case v.IsDouble():
		return classFloat
	}
	switch v.Kind() {
	case heap.KTrue, heap.KFalse:
		return classBool
	case heap.KInt:
		return classInt
	case heap.KFloat:
		return classFloat
	case heap.KComplex:
		return classComplex
	}
	return notNumber
}

// isInt reports whether v is an int, a bool or an instance of a subclass.
func (vm *VM) isInt(v Value) bool {
	if v.IsInt() {
		return true
	}
	c := numClassOf(vm.Payload(v))
	return c == classInt || c == classBool
}

// plainInt is the int itself of a value that isInt.
func (vm *VM) plainInt(v Value) Value {
	switch v = vm.Payload(v); v {
	case heap.True:
		return heap.Small(1)
	case heap.False:
		return heap.Small(0)
	}
	return v
}

// isFloat reports whether v is a float or an instance of a subclass.
func (vm *VM) isFloat(v Value) bool { return heap.IsFloat(vm.Payload(v)) }

// plainFloat is the float itself of a value that isFloat.
func (vm *VM) plainFloat(v Value) Value { return vm.Payload(v) }

// AsInt64 is the value of an int, bool or instance of a subclass that fits.
func (vm *VM) AsInt64(v Value) (int64, bool) {
	if v.IsInt() {
		return v.Int(), true
	}
	v = vm.Payload(v)
	if v.Is(heap.KInt) {
		return vm.bigOf(v).Int64()
	}
	return vm.h.SmallInt(v)
}

// AsFloat is the value of a float, int or bool, or instance of a subclass, nearest to
// it; false for other values and for an int beyond the floats.
func (vm *VM) AsFloat(v Value) (float64, bool) {
	v = vm.Payload(v)
	switch numClassOf(v) {
	case classBool, classInt:
		if i, ok := vm.h.SmallInt(v); ok {
			return float64(i), true
		}
		f, err := bigint.ToFloat(vm.meter(), vm.bigOf(v))
		return f, err == nil
	case classFloat:
		return vm.h.Float(v), true
	}
	return 0, false
}

// floatOf is AsFloat for built-in numbers that are not complex: None, or what the native
// answers when the conversion failed.
func (vm *VM) floatOf(v Value) (float64, Value) {
	if i, ok := vm.h.SmallInt(v); ok {
		return float64(i), heap.None
	}
	if !v.Is(heap.KInt) {
		return vm.h.Float(v), heap.None
	}
	f, err := bigint.ToFloat(vm.meter(), vm.bigOf(v))
	if err != nil {
		return 0, vm.numError(err)
	}
	return f, heap.None
}

// complexOf is the value of any built-in number.
func (vm *VM) complexOf(v Value) (complex128, Value) {
	if v.Is(heap.KComplex) {
		return vm.h.Complex(v), heap.None
	}
	f, r := vm.floatOf(v)
	return complex(f, 0), r
}

// Index is operator.index(v). The result, a plain int, belongs to vm.then.
func (vm *VM) Index(v Value) Value {
	if vm.isInt(v) {
		return vm.plainInt(v)
	}
	if m := vm.numberSlot(v, slotIndex); m != heap.Unbound {
		return vm.special(transIndex, m, v)
	}
	return vm.Raisef(E.TypeError, "'%s' object cannot be interpreted as an integer", vm.TypeName(v))
}

// strictSubclass is what is deprecated about a conversion.
const strictSubclass = "%s returned non-%[2]s (type %[3]s).  The ability to return an instance of a strict subclass of %[2]s " +
	"is deprecated, and may be removed in a future version of Python."

// convertedInt checks what __int__ or __index__ gave, for the completion rest, and makes
// a plain int of it.
func (vm *VM) convertedInt(method string, rest uint32, v Value) Value {
	switch {
	case v.IsInt() || v.Is(heap.KInt):
		return v
	case !vm.isInt(v):
		return vm.Raisef(E.TypeError, "%s returned non-int (type %s)", method, vm.TypeName(v))
	}
	vm.then, vm.extra = rest, heap.Unbound
	return vm.deprecated(fmt.Sprintf(strictSubclass, method, "int", vm.TypeName(v)), vm.plainInt(v))
}

// convertedFloat checks what __float__ of x gave and makes a plain float of it.
func (vm *VM) convertedFloat(rest uint32, x, v Value) Value {
	switch {
	case heap.IsFloat(v):
		return v
	case !vm.isFloat(v):
		return vm.Raisef(E.TypeError, "%s.__float__ returned non-float (type %s)", vm.TypeName(x), vm.TypeName(v))
	}
	vm.then, vm.extra = rest, heap.Unbound
	return vm.deprecated(fmt.Sprintf(strictSubclass, vm.TypeName(x)+".__float__", "float", vm.TypeName(v)), vm.plainFloat(v))
}

// deprecated issues a DeprecationWarning as the last act of a native whose result is v.
func (vm *VM) deprecated(text string, v Value) Value {
	return vm.Tail("_deprecated", vm.h.NewStr(text), v)
}

// numberSlot is the special method of an object whose class may have one that is Python
// code; Unbound for other values.
func (vm *VM) numberSlot(v Value, slot int) Value {
	if !hasOwnOps(v) {
		return heap.Unbound
	}
	return vm.slots(vm.TypeOf(v))[slot]
}

// asIndex is an int as a size or position, clamped to the machine's range. ok is false
// for values that are no ints.
func (vm *VM) asIndex(v Value) (int, bool) { return vm.ClampIndex(v) }

// bigOf is a built-in int or bool as package bigint takes it; its magnitude is shared.
func (vm *VM) bigOf(v Value) bigint.Int {
	if v.Is(heap.KInt) {
		b := vm.h.Big(v)
		return bigint.Int{Neg: b.Neg, Mag: b.Mag}
	}
	i, _ := vm.h.SmallInt(v)
	switch {
	case i < 0:
		return bigint.Int{Neg: true, Mag: []big.Word{big.Word(-i)}}
	case i > 0:
		return bigint.Int{Mag: []big.Word{big.Word(i)}}
	}
	return bigint.Int{}
}

// BigOf is the integer of a value that is an int; its magnitude is shared, not copied.
func (vm *VM) BigOf(v Value) bigint.Int { return vm.bigOf(vm.plainInt(v)) }

// NewBigInt makes an int of what package bigint returned.
func (vm *VM) NewBigInt(z bigint.Int, err error) Value { return vm.bigResult(z, err) }

// bigResult is the answer of a native that ends with an operation of package bigint.
func (vm *VM) bigResult(z bigint.Int, err error) Value {
	if err != nil {
		return vm.numError(err)
	}
	return vm.h.NewBig(z.Neg, z.Mag)
}

// numError raises what an error of the packages of numbers stands for.
func (vm *VM) numError(err error) Value {
	var ne *number.Error
	switch {
	case errors.As(err, &ne):
		class := E.ValueError
		switch ne.Kind {
		case number.TypeError:
			class = E.TypeError
		case number.OverflowError:
			class = E.OverflowError
		}
		return vm.RaiseArgs(class, vm.h.NewStr(ne.Text))
	case err == bigint.ErrOverflow:
		return vm.Raisef(E.OverflowError, "int too large to convert to float")
	case err == bigint.ErrTooLarge, err == number.ErrTooLarge:
		return vm.RaiseArgs(E.MemoryError)
	case err == bigint.ErrDivisionByZero:
		return vm.Raisef(E.ZeroDivisionError, "integer division or modulo by zero")
	case err == bigint.ErrNotInvertible:
		return vm.Raisef(E.ValueError, "base is not invertible for the given modulus")
	}
	return vm.stopped(err)
}

// NumError raises what an error of the packages of numbers stands for.
func (vm *VM) NumError(err error) Value { return vm.numError(err) }
