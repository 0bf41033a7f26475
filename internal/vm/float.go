package vm

import (
	"math"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/fmath"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/number"
)

// float: arithmetic, conversions and methods.

var floatType = TypeDef{
	Name: "float", Kind: heap.KFloat,
	New: &Def{Sig: "cls, x=, /", Fn: newFloat},
	Methods: append([]Def{
		floatMethod("__repr__", "self, /", "Return repr(self).", func(vm *VM, a []Value) Value { return vm.reprNumber(a[0]) }),
		{Name: "__hash__", Sig: "self, /", Doc: "Return hash(self).", Fn: func(vm *VM, a []Value) Value {
			self, ok := floatSelf(vm, a[0])
			switch {
			case !ok:
				return vm.wrongReceiver("__hash__", "float", a[0])
			case math.IsNaN(vm.h.Float(self)): // equal to nothing
				return vm.h.NewInt(vm.h.HandleHash(a[0]))
			}
			return hashNumber(vm, []Value{self})
		}},
		floatMethod("__bool__", "self, /", "True if self is not zero.", func(vm *VM, a []Value) Value { return heap.Bool(vm.h.Float(a[0]) != 0) }),
		floatMethod("__abs__", "self, /", "Return abs(self).", func(vm *VM, a []Value) Value { return vm.numAbs(a[0]) }),
		floatMethod("__int__", "self, /", "Return int(self).", func(vm *VM, a []Value) Value { return vm.truncFloat(vm.h.Float(a[0])) }),
		floatMethod("__float__", "self, /", "Return the value as a plain float.", func(_ *VM, a []Value) Value { return a[0] }),
		floatMethod("__divmod__", "self, value, /", "Return divmod(self, value).", func(vm *VM, a []Value) Value { return vm.floatDivModMethod(a[0], a[1], false) }),
		floatMethod("__rdivmod__", "self, value, /", "Return divmod(value, self).", func(vm *VM, a []Value) Value { return vm.floatDivModMethod(a[0], a[1], true) }),
		floatMethod("__pow__", "self, value, mod=, /", "Return pow(self, value, mod).", func(vm *VM, a []Value) Value { return vm.floatPowMethod(a, false) }),
		floatMethod("__rpow__", "self, value, mod=, /", "Return pow(value, self, mod).", func(vm *VM, a []Value) Value { return vm.floatPowMethod(a, true) }),
		floatMethod("__trunc__", "self, /", "The integer part, rounded toward zero.", func(vm *VM, a []Value) Value { return vm.truncFloat(vm.h.Float(a[0])) }),
		floatMethod("__floor__", "self, /", "The largest integer not above self.", func(vm *VM, a []Value) Value { return vm.truncFloat(math.Floor(vm.h.Float(a[0]))) }),
		floatMethod("__ceil__", "self, /", "The smallest integer not below self.", func(vm *VM, a []Value) Value { return vm.truncFloat(math.Ceil(vm.h.Float(a[0]))) }),
		floatMethod("__round__", "self, ndigits=, /", "Round to a number of decimal places, halves to even; to an int without ndigits.", roundFloat),
		{Name: "__format__", Sig: "self, format_spec, /", Doc: "Format as the specification says.", Fn: formatMethod(floatSelf, "float")},
		floatMethod("__getnewargs__", "self, /", "", func(vm *VM, a []Value) Value { return vm.h.NewTuple([]Value{a[0]}) }),
		floatMethod("conjugate", "self, /", "The complex conjugate, which is the number itself.", func(_ *VM, a []Value) Value { return a[0] }),
		floatMethod("is_integer", "self, /", "Whether the number has no fraction.", func(vm *VM, a []Value) Value {
			f := vm.h.Float(a[0])
			return heap.Bool(f == math.Trunc(f) && !math.IsInf(f, 0))
		}),
		floatMethod("as_integer_ratio", "self, /", "The pair of integers whose quotient is the number, in lowest terms.", floatRatio),
		floatMethod("hex", "self, /", "The number in hexadecimal: '0x1.8000000000000p+1' for 3.0.", func(vm *VM, a []Value) Value {
			return vm.h.NewASCII(string(number.AppendHex(nil, vm.h.Float(a[0]))))
		}),
		{Name: "__sizeof__", Sig: "self, /", Fn: func(*VM, []Value) Value { return heap.Small(24) }},
	}, operandRules{owner: "float", self: floatSelf, other: floatOperand}.defs("add", "radd", "sub", "rsub", "mul", "rmul",
		"truediv", "rtruediv", "floordiv", "rfloordiv", "mod", "rmod", "neg", "pos", "lt", "le", "eq", "ne", "gt", "ge")...),
	ClassMethods: []Def{
		{Name: "fromhex", Sig: "cls, string, /", Fn: floatFromHex, Doc: "The number that a hexadecimal text such as '0x1.8p+1' stands for."},
		{Name: "__getformat__", Sig: "cls, typestr, /", Fn: floatFormatName, Doc: "How 'double' or 'float' values are laid out."},
		{Name: "from_number", Sig: "cls, number, /", Fn: tailTo("_float_from_number"), Doc: "The float that is the value of a real number."},
	},
	Getters: []Getter{
		numberGetter(floatSelf, "float", "real", "the real part: the number itself", func(_ *VM, v Value) Value { return v }),
		numberGetter(floatSelf, "float", "imag", "the imaginary part: 0.0", func(vm *VM, _ Value) Value { return vm.h.NewFloat(0) }),
	},
	Doc: "The floating-point number nearest to a number, or read from text.",
}

func floatSelf(vm *VM, v Value) (Value, bool) {
	v = vm.Payload(v)
	return v, heap.IsFloat(v)
}

// floatOperand admits what float arithmetic takes: floats, ints and bools.
func floatOperand(vm *VM, v Value) (Value, bool) {
	v = vm.Payload(v)
	c := numClassOf(v)
	return v, c != notNumber && c != classComplex
}

func floatMethod(name, sig, doc string, fn func(vm *VM, a []Value) Value) Def {
	return numberMethod(floatSelf, "float", name, sig, doc, fn)
}

// floatBinary computes f op g for the operations of floats.
func (vm *VM) floatBinary(op compile.Op, f, g float64) Value {
	switch op {
	case compile.OpAdd:
		return vm.h.NewFloat(f + g)
	case compile.OpSub:
		return vm.h.NewFloat(f - g)
	case compile.OpMul:
		return vm.h.NewFloat(f * g)
	case compile.OpDiv:
		if g == 0 {
			return vm.Raisef(E.ZeroDivisionError, "float division by zero")
		}
		return vm.h.NewFloat(f / g)
	case compile.OpFloorDiv:
		if g == 0 {
			return vm.Raisef(E.ZeroDivisionError, "float floor division by zero")
		}
		q, _ := floatDivMod(f, g)
		return vm.h.NewFloat(q)
	case compile.OpMod:
		if g == 0 {
			return vm.Raisef(E.ZeroDivisionError, "float modulo by zero")
		}
		return vm.h.NewFloat(floatMod(f, g))
	case compile.OpPow:
		return vm.floatPow(f, g)
	}
	return heap.NotImplemented
}

// fmod is the remainder of x/y rounded toward zero, exactly. Where the quotient fits 53
// bits it is estimated and corrected, in place of math.Mod's step for each bit.
func fmod(x, y float64) float64 {
	ax, ay := math.Abs(x), math.Abs(y)
	q := math.Trunc(ax / ay)
	if !(q < 1<<53) || ay < 1e-290 || ay > 1e290 || ax > 1e290 {
		return math.Mod(x, y)
	}
	// The estimate is off by one at most, and a remainder too: both are seen by sign.
	r := math.FMA(-q, ay, ax)
	if r < 0 {
		r = math.FMA(1-q, ay, ax)
	} else if r >= ay {
		r = math.FMA(-1-q, ay, ax)
	}
	return math.Copysign(r, x)
}

// floatMod is f % g: the remainder with the sign of g, which is not zero.
func floatMod(f, g float64) float64 {
	m := fmod(f, g)
	switch {
	case m == 0:
		return math.Copysign(0, g)
	case (g < 0) != (m < 0):
		return m + g
	}
	return m
}

// floatDivMod is divmod(f, g) for g other than zero.
func floatDivMod(f, g float64) (q, r float64) {
	r = fmod(f, g)
	q = (f - r) / g
	switch {
	case r == 0:
		r = math.Copysign(0, g)
	case (g < 0) != (r < 0):
		r += g
		q--
	}
	if q == 0 {
		return math.Copysign(0, f/g), r
	}
	floor := math.Floor(q)
	if q-floor > 0.5 {
		floor++
	}
	return floor, r
}

// isOdd reports whether f is an odd integer.
func isOdd(f float64) bool { return math.Mod(math.Abs(f), 2) == 1 }

// floatPow is f ** g: complex where f is negative and g no integer.
func (vm *VM) floatPow(f, g float64) Value {
	switch {
	case g == 0 || f == 1:
		return vm.h.NewFloat(1)
	case f != f:
		return vm.h.NewFloat(f)
	case g != g:
		return vm.h.NewFloat(g)
	case f == 0 && g < 0:
		return vm.Raisef(E.ZeroDivisionError, "0.0 cannot be raised to a negative power")
	case math.IsInf(g, 0):
		switch a := math.Abs(f); {
		case a == 1:
			return vm.h.NewFloat(1)
		case (g > 0) == (a > 1):
			return vm.h.NewFloat(math.Inf(1))
		}
		return vm.h.NewFloat(0)
	case math.IsInf(f, 0), f == 0:
		r := math.Abs(f)
		if g < 0 {
			r = 0 // of an infinity
		}
		if isOdd(g) {
			r = math.Copysign(r, f)
		}
		return vm.h.NewFloat(r)
	case f < 0 && g != math.Floor(g):
		return vm.complexPow(complex(f, 0), complex(g, 0))
	}
	r := fmath.Pow(math.Abs(f), g)
	if math.IsInf(r, 0) {
		return vm.RaiseArgs(E.OverflowError, heap.Small(34), vm.h.NewASCII("Numerical result out of range"))
	}
	if f < 0 && isOdd(g) {
		r = -r
	}
	return vm.h.NewFloat(r)
}

func (vm *VM) floatPowMethod(a []Value, reflected bool) Value {
	y, ok := floatOperand(vm, a[1])
	if !ok {
		return heap.NotImplemented
	}
	if a[2] != heap.Unbound && a[2] != heap.None {
		return vm.powModType()
	}
	x := a[0]
	if reflected {
		x, y = y, x
	}
	return vm.nativeBinary(compile.OpPow, x, y)
}

func (vm *VM) floatDivModMethod(x, y Value, reflected bool) Value {
	y, ok := floatOperand(vm, y)
	if !ok {
		return heap.NotImplemented
	}
	if reflected {
		x, y = y, x
	}
	return vm.floatDivModValues(x, y)
}

// floatDivModValues is divmod(x, y) where one is a float and none complex.
func (vm *VM) floatDivModValues(x, y Value) Value {
	f, r := vm.floatOf(x)
	if r != heap.None {
		return r
	}
	g, r := vm.floatOf(y)
	if r != heap.None {
		return r
	}
	if g == 0 {
		return vm.Raisef(E.ZeroDivisionError, "float divmod()")
	}
	q, m := floatDivMod(f, g)
	return vm.h.NewTuple([]Value{vm.h.NewFloat(q), vm.h.NewFloat(m)})
}

// truncFloat is int(f).
func (vm *VM) truncFloat(f float64) Value {
	switch {
	case math.Abs(f) < 1<<62:
		return vm.h.NewInt(int64(f))
	case f != f:
		return vm.Raisef(E.ValueError, "cannot convert float NaN to integer")
	case math.IsInf(f, 0):
		return vm.Raisef(E.OverflowError, "cannot convert float infinity to integer")
	}
	return vm.bigResult(bigint.FromFloat(vm.meter(), f))
}

// roundFloat is float.__round__: a[1] is the number of decimal places to keep.
func roundFloat(vm *VM, a []Value) Value {
	f := vm.h.Float(a[0])
	if a[1] == heap.Unbound || a[1] == heap.None {
		return vm.truncFloat(math.RoundToEven(f))
	}
	if !vm.isInt(a[1]) {
		if vm.numberSlot(a[1], slotIndex) != heap.Unbound {
			return vm.Tail("_round_to", a[0], a[1])
		}
		return vm.Index(a[1])
	}
	places, _ := vm.asIndex(a[1])
	r, err := number.Round(f, places)
	if err != nil {
		return vm.numError(err)
	}
	return vm.h.NewFloat(r)
}

func floatRatio(vm *VM, a []Value) Value {
	f := vm.h.Float(a[0])
	switch {
	case f != f:
		return vm.Raisef(E.ValueError, "cannot convert NaN to integer ratio")
	case math.IsInf(f, 0):
		return vm.Raisef(E.OverflowError, "cannot convert Infinity to integer ratio")
	}
	num, den, err := number.Ratio(vm.meter(), f)
	if err != nil {
		return vm.numError(err)
	}
	return vm.h.NewTuple([]Value{vm.h.NewBig(num.Neg, num.Mag), vm.h.NewBig(den.Neg, den.Mag)})
}

func floatFromHex(vm *VM, a []Value) Value {
	if !vm.isStr(a[1]) {
		return vm.Raisef(E.TypeError, "bad argument type for built-in operation")
	}
	f, err := number.ParseHex(vm.meter(), vm.h.Str(vm.plainStr(a[1])).S)
	if err != nil {
		return vm.numError(err)
	}
	v := vm.h.NewFloat(f)
	if a[0] == T.Float {
		return v
	}
	return vm.Call(a[0], v)
}

func floatFormatName(vm *VM, a []Value) Value {
	if !vm.isStr(a[1]) {
		return vm.Raisef(E.TypeError, "__getformat__() argument must be str, not %s", vm.ArgTypeName(a[1]))
	}
	switch vm.h.Str(vm.plainStr(a[1])).S {
	case "double", "float":
		return vm.h.Intern("IEEE, little-endian")
	}
	return vm.Raisef(E.ValueError, "__getformat__() argument 1 must be 'double' or 'float'")
}

// newFloat is (cls, x).
func newFloat(vm *VM, a []Value) Value {
	cls, x := a[0], a[1]
	if cls != T.Float && !vm.checkNew(cls, T.Float) {
		return heap.Raised
	}
	switch {
	case x == heap.Unbound:
		return vm.wrapNew(cls, T.Float, vm.h.NewFloat(0))
	case !hasOwnOps(x):
		return vm.wrapNew(cls, T.Float, vm.floatFrom(x, x))
	case cls != T.Float:
		return vm.Tail("_new_float", cls, x)
	}
	return vm.convertFloat(x)
}

// floatFrom is float(x) for a value of a built-in kind; shown is what an error shows.
func (vm *VM) floatFrom(x, shown Value) Value {
	switch numClassOf(x) {
	case classBool, classInt:
		return vm.floatResult(vm.floatOf(x))
	case classFloat:
		return x
	}
	text := x
	if !x.Is(heap.KStr) {
		var r Value
		if text, r = vm.bytesText(x); r == heap.Raised {
			return r
		} else if r != heap.None {
			return vm.Raisef(E.TypeError, "float() argument must be a string or a real number, not '%s'", vm.TypeName(shown))
		}
	}
	s, err := vm.numberText(text)
	if err != nil {
		return vm.stopped(err)
	}
	f, ok, err := number.ParseFloat(vm.meter(), s)
	switch {
	case err != nil:
		return vm.numError(err)
	case !ok:
		return vm.Tail("_bad_float", shown)
	}
	return vm.h.NewFloat(f)
}

// convertFloat is float(x) for an object whose class may say how.
func (vm *VM) convertFloat(x Value) Value {
	s := vm.slots(vm.TypeOf(x))
	m := s[slotFloat]
	switch {
	case m == heap.Unbound && s[slotIndex] != heap.Unbound:
		return vm.Tail("_float_index", x)
	case m == heap.Unbound:
		return vm.floatFrom(vm.Payload(x), x)
	case vm.then>>16 != transNone || vm.extra != heap.Unbound:
		return vm.Tail("_new_float", T.Float, x)
	}
	vm.then |= transFloat << 16
	vm.extra = x
	r := vm.callBound(m, x)
	if r == heap.Raised || r == heap.Pushed || r == heap.Suspended {
		return r
	}
	vm.extra = heap.Unbound
	return vm.transform(transFloat, vm.then&0xffff, x, r)
}
