package vm

import (
	"strconv"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// The built-in functions about numbers.

var numberBuiltins = []Def{
	{Name: "abs", Sig: "number, /", Fn: builtinAbs, Doc: "The absolute value."},
	{Name: "divmod", Sig: "x, y, /", Fn: builtinDivmod, Doc: "The pair of x // y and x % y."},
	{Name: "pow", Sig: "base, exp, mod=", Fn: builtinPow,
		Doc: "base ** exp, or base ** exp % mod without computing the power."},
	{Name: "round", Sig: "number, ndigits=", Fn: builtinRound,
		Doc: "The number rounded to so many decimal places, or to an integer."},
	{Name: "bin", Sig: "number, /", Fn: inBase("0b", 2), Doc: "An integer in binary: '0b101'."},
	{Name: "oct", Sig: "number, /", Fn: inBase("0o", 8), Doc: "An integer in octal: '0o17'."},
	{Name: "hex", Sig: "number, /", Fn: inBase("0x", 16), Doc: "An integer in hexadecimal: '0xff'."},
}

// numberPrivate are natives that the prelude uses to convert numbers.
var numberPrivate = []Def{
	{Name: "_index", Sig: "obj, /", Fn: func(vm *VM, a []Value) Value { return vm.Index(a[0]) }},
	{Name: "_in_place_native", Sig: "x, y, op:operator, /", Fn: nativeInPlace},
	{Name: "_complex_special", Sig: "x, /", Fn: nativeComplexSpecial},
	{Name: "_complex_checked", Sig: "x, r, second, /", Fn: nativeComplexChecked},
	{Name: "_int_from_bytes", Sig: "cls, data, byteorder, signed, /", Fn: intFromBytes},
	{Name: "_sum_state", Sig: "start, /", Fn: nativeSumState},
	{Name: "_sum_put", Sig: "state:sum, x, /", Fn: nativeSumPut},
	{Name: "_sum_end", Sig: "state:sum, /", Fn: nativeSumEnd},
	{Name: "_slot_call", Sig: "slot:slot, self, value, /", Fn: nativeSlotCall},
	{Name: "_right_first", Sig: "x, y, slot:slot, rslot:slot, /", Fn: nativeRightFirst},
}

func builtinAbs(vm *VM, a []Value) Value {
	x := a[0]
	if r := vm.numAbs(x); r != heap.NotImplemented {
		return r
	}
	if m := vm.numberSlot(x, slotAbs); m != heap.Unbound {
		return vm.callBound(m, x)
	}
	return vm.Raisef(E.TypeError, "bad operand type for abs(): '%s'", vm.TypeName(x))
}

func builtinDivmod(vm *VM, a []Value) Value {
	x, y := a[0], a[1]
	switch cx, cy := numClassOf(x), numClassOf(y); {
	case cx == notNumber || cy == notNumber || max(cx, cy) == classComplex:
		if hasOwnOps(x) || hasOwnOps(y) {
			return vm.Tail("_divmod", x, y, heap.Small(slotDivmod), heap.Small(slotRdivmod))
		}
		return vm.Raisef(E.TypeError, "unsupported operand type(s) for divmod(): '%s' and '%s'", vm.TypeName(x), vm.TypeName(y))
	case max(cx, cy) == classFloat:
		return vm.floatDivModValues(x, y)
	}
	return vm.intDivMod(x, y)
}

// nativeSlotCall (slot, self, value) calls a special method of self's class;
// NotImplemented without one.
func nativeSlotCall(vm *VM, a []Value) Value {
	m := vm.slots(vm.TypeOf(a[1]))[a[0].Int()]
	if m == heap.Unbound || m == heap.None {
		return heap.NotImplemented
	}
	return vm.callBound(m, a[1], a[2])
}

// nativeRightFirst (x, y, slot, rslot) tells the order of the operands' methods: None if
// only x's counts, True if y's class is a subclass with a reflected method of its own.
func nativeRightFirst(vm *VM, a []Value) Value {
	tx, ty := vm.TypeOf(a[0]), vm.TypeOf(a[1])
	if tx == ty {
		return heap.None
	}
	rslot := a[3].Int()
	sx, sy := vm.slots(tx), vm.slots(ty)
	return heap.Bool(vm.IsSubclass(ty, tx) && sy[rslot] != heap.Unbound && sy[rslot] != sx[rslot])
}

func builtinPow(vm *VM, a []Value) Value {
	x, y, z := a[0], a[1], a[2]
	if z != heap.Unbound && z != heap.None {
		return vm.powMod(x, y, z)
	}
	if r := vm.nativeBinary(compile.OpPow, x, y); r != heap.NotImplemented {
		return r
	}
	if hasOwnOps(x) || hasOwnOps(y) {
		return vm.Tail("_pow", x, y)
	}
	return vm.unsupported(compile.OpPow, x, y, false)
}

// powMod is pow(x, y, z): a class's own __pow__ is asked if x has one.
func (vm *VM) powMod(x, y, z Value) Value {
	if vm.isInt(x) && vm.isInt(y) && vm.isInt(z) && !vm.ownPow(x) {
		return vm.intPowMod(vm.plainInt(x), vm.plainInt(y), vm.plainInt(z))
	}
	if vm.ownPow(x) {
		return vm.Tail("_pow_mod", x, y, z)
	}
	if y.Is(heap.KNative) && vm.ownPow(y) {
		return vm.Tail("_pow_mod_reflected", x, y, z)
	}
	return vm.noPowMod(x, y, z)
}

// ownPow reports whether the __pow__ of x's class is not that of a built-in type.
func (vm *VM) ownPow(x Value) bool {
	m := vm.numberSlot(x, slotPow)
	return m != heap.Unbound && (!m.Is(heap.KBuiltin) || x.Is(heap.KNative))
}

// noPowMod raises the error of pow(x, y, z) for operands that have no such operation.
func (vm *VM) noPowMod(x, y, z Value) Value {
	for _, v := range []Value{x, y, z} {
		switch numClassOf(vm.Payload(v)) {
		case classFloat:
			return vm.powModType()
		case classComplex:
			_, ok := complexOperand(vm, x)
			if _, ok2 := complexOperand(vm, y); ok && ok2 {
				return vm.Raisef(E.ValueError, "complex modulo")
			}
		}
	}
	return vm.Raisef(E.TypeError, "unsupported operand type(s) for ** or pow(): '%s', '%s', '%s'", vm.TypeName(x), vm.TypeName(y), vm.TypeName(z))
}

func (vm *VM) powModType() Value {
	return vm.Raisef(E.TypeError, "pow() 3rd argument not allowed unless all arguments are integers")
}

func builtinRound(vm *VM, a []Value) Value {
	x := a[0]
	switch numClassOf(x) {
	case classBool, classInt:
		a[0] = vm.plainInt(x)
		if a[1] == heap.None {
			a[1] = heap.Unbound // which int.__round__ does not do
		}
		return roundInt(vm, a)
	case classFloat:
		return roundFloat(vm, a)
	}
	m := vm.numberSlot(x, slotRound)
	switch {
	case m == heap.Unbound:
		return vm.Raisef(E.TypeError, "type %s doesn't define __round__ method", vm.TypeName(x))
	case a[1] == heap.Unbound || a[1] == heap.None:
		return vm.callBound(m, x)
	}
	return vm.callBound(m, x, a[1])
}

// inBase is bin, oct or hex.
func inBase(prefix string, base int) func(vm *VM, a []Value) Value {
	return func(vm *VM, a []Value) Value {
		if !vm.isInt(a[0]) {
			if vm.numberSlot(a[0], slotIndex) != heap.Unbound {
				return vm.Tail("_in_base", a[0], heap.Small(int64(base)))
			}
			return vm.Index(a[0])
		}
		if i, ok := vm.AsInt64(a[0]); ok && i >= 0 {
			var few [72]byte
			return vm.h.NewASCII(string(strconv.AppendInt(append(few[:0], prefix...), i, base)))
		}
		z := vm.bigOf(vm.plainInt(a[0]))
		neg := z.Neg
		z.Neg = false
		digits, err := bigint.Format(vm.meter(), z, base)
		if err != nil {
			return vm.numError(err)
		}
		if !vm.need(2 * len(digits)) {
			return heap.Raised
		}
		if neg {
			return vm.h.NewASCII("-" + prefix + string(digits))
		}
		return vm.h.NewASCII(prefix + string(digits))
	}
}
