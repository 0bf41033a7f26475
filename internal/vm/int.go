package vm

import (
	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// int: its methods and attributes. What int() converts stands in intnew.go.

var intType = TypeDef{
	Name: "int", Kind: heap.KInt,
	New: &Def{Sig: "cls, x=, /, base=", Fn: newInt},
	Methods: append([]Def{
		intMethod("__repr__", "self, /", "Return repr(self).", func(vm *VM, a []Value) Value { return vm.reprNumber(a[0]) }),
		intMethod("__hash__", "self, /", "Return hash(self).", hashNumber),
		intMethod("__bool__", "self, /", "True if self is not zero.", func(_ *VM, a []Value) Value { return heap.Bool(a[0] != heap.Small(0)) }),
		intMethod("__abs__", "self, /", "Return abs(self).", func(vm *VM, a []Value) Value { return vm.numAbs(a[0]) }),
		intMethod("__int__", "self, /", "Return the value as a plain int.", intItself),
		intMethod("__index__", "self, /", "Return the value as a plain int, for use as an index.", intItself),
		intMethod("__float__", "self, /", "Return float(self).", func(vm *VM, a []Value) Value { return vm.floatResult(vm.floatOf(a[0])) }),
		intMethod("__divmod__", "self, value, /", "Return divmod(self, value).", func(vm *VM, a []Value) Value { return vm.intDivModMethod(a[0], a[1], false) }),
		intMethod("__rdivmod__", "self, value, /", "Return divmod(value, self).", func(vm *VM, a []Value) Value { return vm.intDivModMethod(a[0], a[1], true) }),
		intMethod("__pow__", "self, value, mod=, /", "Return pow(self, value, mod).", func(vm *VM, a []Value) Value { return vm.intPowMethod(a[0], a[1], a[2]) }),
		intMethod("__rpow__", "self, value, mod=, /", "Return pow(value, self, mod).", func(vm *VM, a []Value) Value {
			if !vm.isInt(a[1]) {
				return heap.NotImplemented
			}
			return vm.intPowMethod(vm.plainInt(a[1]), a[0], a[2])
		}),
		intMethod("__trunc__", "self, /", "The number itself: there is nothing to cut off.", intItself),
		intMethod("__floor__", "self, /", "The number itself: there is nothing to round.", intItself),
		intMethod("__ceil__", "self, /", "The number itself: there is nothing to round.", intItself),
		intMethod("__round__", "self, ndigits=, /", "Round to a multiple of 10 ** -ndigits, halves to even.", roundInt),
		{Name: "__format__", Sig: "self, format_spec, /", Doc: "Format as the specification says.", Fn: formatMethod(intOperand, "int")},
		intMethod("__getnewargs__", "self, /", "", func(vm *VM, a []Value) Value { return vm.h.NewTuple([]Value{a[0]}) }),
		intMethod("__sizeof__", "self, /", "The size in memory, in bytes.", sizeofInt),
		intMethod("conjugate", "self, /", "The complex conjugate, which is the number itself.", intItself),
		intMethod("bit_length", "self, /", "The number of bits of the absolute value: 3 for 5.", func(vm *VM, a []Value) Value {
			return heap.Small(int64(vm.bigOf(a[0]).BitLen()))
		}),
		intMethod("bit_count", "self, /", "The number of ones in the absolute value: 2 for 5.", func(vm *VM, a []Value) Value {
			n, err := bigint.BitCount(vm.meter(), vm.bigOf(a[0]))
			if err != nil {
				return vm.stopped(err)
			}
			return heap.Small(int64(n))
		}),
		intMethod("as_integer_ratio", "self, /", "The pair of numerator and denominator, which is 1.", func(vm *VM, a []Value) Value {
			return vm.h.NewTuple([]Value{a[0], heap.Small(1)})
		}),
		intMethod("is_integer", "self, /", "True, as for a float without a fraction.", func(*VM, []Value) Value { return heap.True }),
		intMethod("to_bytes", "self, length=, byteorder=, *, signed=",
			"The number as that many bytes, in the order 'big' or 'little', in two's complement if signed.", intToBytes),
	}, operandRules{owner: "int", self: intOperand, other: intOperand}.defs("add", "radd", "sub", "rsub", "mul", "rmul",
		"truediv", "rtruediv", "floordiv", "rfloordiv", "mod", "rmod", "and", "rand", "or", "ror", "xor", "rxor",
		"lshift", "rlshift", "rshift", "rrshift", "neg", "pos", "invert", "lt", "le", "eq", "ne", "gt", "ge")...),
	ClassMethods: []Def{
		{Name: "from_bytes", Sig: "cls, bytes, byteorder=, *, signed=", Fn: intFromBytes,
			Doc: "The number whose bytes these are, in the order 'big' or 'little', in two's complement if signed."},
	},
	Getters: []Getter{
		intGetter("real", "the real part: the number itself", func(vm *VM, v Value) Value { return v }),
		intGetter("imag", "the imaginary part: 0", func(*VM, Value) Value { return heap.Small(0) }),
		intGetter("numerator", "the numerator: the number itself", func(vm *VM, v Value) Value { return v }),
		intGetter("denominator", "the denominator: 1", func(*VM, Value) Value { return heap.Small(1) }),
	},
	Doc: "An integer of any size: a number cut to its integer part, or read from text in\n" +
		"a base of 2 to 36, or 0 to let the prefix of the text decide.",
}

// intOperand admits ints, bools and instances of subclasses.
func intOperand(vm *VM, v Value) (Value, bool) {
	if v.IsInt() {
		return v, true
	}
	if !vm.isInt(v) {
		return v, false
	}
	return vm.plainInt(v), true
}

// plainDunders are the methods with underscores whose errors name them as methods and not
// as operators.
var plainDunders = map[string]bool{"__format__": true, "__round__": true, "__trunc__": true, "__floor__": true,
	"__ceil__": true, "__getnewargs__": true, "__sizeof__": true, "__complex__": true}

// wrongReceiver raises the error of a method of a type called on something else.
func (vm *VM) wrongReceiver(name, owner string, v Value) Value {
	if len(name) > 2 && name[:2] == "__" && !plainDunders[name] {
		return vm.Raisef(E.TypeError, "descriptor '%s' requires a '%s' object but received a '%s'", name, owner, vm.TypeName(v))
	}
	return vm.Raisef(E.TypeError, "descriptor '%s' for '%s' objects doesn't apply to a '%s' object", name, owner, vm.TypeName(v))
}

// numberMethod declares a method whose receiver rule admits: fn gets the built-in value.
func numberMethod(rule operandRule, owner, name, sig, doc string, fn func(vm *VM, a []Value) Value) Def {
	return Def{Name: name, Sig: sig, Doc: doc, Fn: func(vm *VM, a []Value) Value {
		self, ok := rule(vm, a[0])
		if !ok {
			return vm.wrongReceiver(name, owner, a[0])
		}
		a[0] = self
		return fn(vm, a)
	}}
}

func numberGetter(rule operandRule, owner, name, doc string, get func(vm *VM, v Value) Value) Getter {
	return Getter{Name: name, Doc: doc, Get: func(vm *VM, v Value) Value {
		self, ok := rule(vm, v)
		if !ok {
			return vm.wrongReceiver(name, owner, v)
		}
		return get(vm, self)
	}}
}

// asField makes an attribute a plain field, a member_descriptor.
func asField(g Getter) Getter {
	g.Member = true
	return g
}

func intMethod(name, sig, doc string, fn func(vm *VM, a []Value) Value) Def {
	return numberMethod(intOperand, "int", name, sig, doc, fn)
}

func intGetter(name, doc string, get func(vm *VM, v Value) Value) Getter {
	return numberGetter(intOperand, "int", name, doc, get)
}

func intItself(_ *VM, a []Value) Value { return a[0] }

// hashNumber is hash() of a built-in number.
func hashNumber(vm *VM, a []Value) Value {
	x, _ := vm.h.VisibleHash(a[0])
	return vm.h.NewInt(x)
}

// floatResult makes the outcome of a conversion the answer of a native.
func (vm *VM) floatResult(f float64, r Value) Value {
	if r != heap.None {
		return r
	}
	return vm.h.NewFloat(f)
}

func (vm *VM) intDivModMethod(x, y Value, reflected bool) Value {
	if !vm.isInt(y) {
		return heap.NotImplemented
	}
	y = vm.plainInt(y)
	if reflected {
		x, y = y, x
	}
	return vm.intDivMod(x, y)
}

// intPowMethod is int.__pow__ for a plain int x.
func (vm *VM) intPowMethod(x, y, mod Value) Value {
	if !vm.isInt(y) {
		return heap.NotImplemented
	}
	if mod == heap.Unbound || mod == heap.None {
		return vm.nativeBinary(compile.OpPow, x, vm.plainInt(y))
	}
	if !vm.isInt(mod) {
		return heap.NotImplemented
	}
	return vm.intPowMod(x, vm.plainInt(y), vm.plainInt(mod))
}

// roundInt is int.__round__: a[1] is the number of decimal places to keep.
func roundInt(vm *VM, a []Value) Value {
	x := a[0]
	if a[1] == heap.Unbound {
		return x
	}
	if !vm.isInt(a[1]) {
		if vm.numberSlot(a[1], slotIndex) != heap.Unbound {
			return vm.Tail("_round_to", x, a[1])
		}
		return vm.Index(a[1])
	}
	places, _ := vm.asIndex(a[1])
	if places >= 0 {
		return x
	}
	return vm.roundTens(x, -places)
}

// roundTens rounds x to a multiple of 10 ** n, halves to the even multiple; n is above 0.
func (vm *VM) roundTens(x Value, n int) Value {
	m, a := vm.meter(), vm.bigOf(x)
	if float64(n) > float64(a.BitLen())*0.30103+2 {
		return heap.Small(0)
	}
	ten, err := bigint.FromInt64(m, 10)
	if err != nil {
		return vm.stopped(err)
	}
	unit, err := bigint.Pow(m, ten, uint64(n))
	if err != nil {
		return vm.numError(err)
	}
	q, r, err := bigint.DivMod(m, a, unit)
	if err != nil {
		return vm.numError(err)
	}
	twice, err := bigint.Add(m, r, r)
	if err != nil {
		return vm.numError(err)
	}
	c, err := bigint.Cmp(m, twice, unit)
	if err != nil {
		return vm.stopped(err)
	}
	z, err := bigint.Sub(m, a, r)
	if err == nil && (c > 0 || c == 0 && q.Odd()) {
		z, err = bigint.Add(m, z, unit)
	}
	return vm.bigResult(z, err)
}

// sizeofInt counts as CPython does: 30 bits in each 4 bytes.
func sizeofInt(vm *VM, a []Value) Value {
	digits := max(1, (vm.bigOf(a[0]).BitLen()+29)/30)
	return heap.Small(int64(24 + 4*digits))
}

// byteOrder reads the argument byteorder, by default 'big'.
func (vm *VM) byteOrder(fn string, v Value) (little bool, r Value) {
	if v == heap.Unbound {
		return false, heap.None
	}
	if !vm.isStr(v) {
		return false, vm.Raisef(E.TypeError, "%s() argument 'byteorder' must be str, not %s", fn, vm.ArgTypeName(v))
	}
	switch vm.h.Str(vm.plainStr(v)).S {
	case "little":
		return true, heap.None
	case "big":
		return false, heap.None
	}
	return false, vm.Raisef(E.ValueError, "byteorder must be either 'little' or 'big'")
}

// intToBytes is (self, length, byteorder, signed).
func intToBytes(vm *VM, a []Value) Value {
	signed := heap.False
	if a[3] != heap.Unbound {
		if signed = vm.TruthNow(a[3]); signed == heap.Unbound {
			return vm.toBytesLater(a)
		}
	}
	n := int64(1)
	if a[1] != heap.Unbound {
		var ok bool
		if n, ok = vm.AsInt64(a[1]); !ok {
			switch {
			case vm.isInt(a[1]):
				return vm.Raisef(E.OverflowError, "Python int too large to convert to C ssize_t")
			case vm.numberSlot(a[1], slotIndex) != heap.Unbound:
				return vm.toBytesLater(a)
			}
			return vm.Index(a[1])
		}
	}
	little, r := vm.byteOrder("to_bytes", a[2])
	if r != heap.None {
		return r
	}
	if n < 0 {
		return vm.Raisef(E.ValueError, "length argument must be non-negative")
	}
	b, err := bigint.ToBytes(vm.meter(), vm.bigOf(a[0]), int(n), little, signed == heap.True)
	switch err {
	case nil:
		return vm.h.NewBytes(heap.KBytes, b)
	case bigint.ErrNegative:
		return vm.Raisef(E.OverflowError, "can't convert negative int to unsigned")
	case bigint.ErrOverflow:
		return vm.Raisef(E.OverflowError, "int too big to convert")
	}
	return vm.numError(err)
}

// toBytesLater lets the prelude convert the arguments first.
func (vm *VM) toBytesLater(a []Value) Value {
	length, order, signed := a[1], a[2], a[3]
	if length == heap.Unbound {
		length = heap.Small(1)
	}
	if order == heap.Unbound {
		order = vm.h.Intern("big")
	}
	if signed == heap.Unbound {
		signed = heap.False
	}
	return vm.Tail("_to_bytes", a[0], length, order, signed)
}

// intFromBytes is (cls, bytes, byteorder, signed).
func intFromBytes(vm *VM, a []Value) Value {
	little, r := vm.byteOrder("from_bytes", a[2])
	if r != heap.None {
		return r
	}
	signed := heap.False
	if a[3] != heap.Unbound {
		signed = vm.TruthNow(a[3])
	}
	data := a[1]
	if !data.Is(heap.KBytes) && !data.Is(heap.KByteArray) || signed == heap.Unbound {
		order := vm.h.Intern("big")
		if little {
			order = vm.h.Intern("little")
		}
		return vm.Tail("_from_bytes", a[0], data, order, orFalse(a[3]))
	}
	z, err := bigint.FromBytes(vm.meter(), vm.h.Bytes(data).B, little, signed == heap.True)
	v := vm.bigResult(z, err)
	if v == heap.Raised || a[0] == T.Int {
		return v
	}
	return vm.Call(a[0], v)
}
