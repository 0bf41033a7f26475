package vm

import (
	"fmt"
	"math"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/fmath"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/number"
)

// complex: arithmetic, conversions and methods. The formulas are those every
// implementation of Python shows in its last bits, so products are rounded before sums.

var complexType = TypeDef{
	Name: "complex", Kind: heap.KComplex,
	New: &Def{Sig: "cls, real=, imag=", Fn: newComplex},
	Methods: append([]Def{
		complexMethod("__repr__", "self, /", "Return repr(self).", func(vm *VM, a []Value) Value { return vm.reprNumber(a[0]) }),
		complexMethod("__hash__", "self, /", "Return hash(self).", hashNumber),
		complexMethod("__bool__", "self, /", "True if self is not zero.", func(vm *VM, a []Value) Value { return heap.Bool(vm.h.Complex(a[0]) != 0) }),
		complexMethod("__abs__", "self, /", "Return abs(self).", func(vm *VM, a []Value) Value { return vm.numAbs(a[0]) }),
		complexMethod("__complex__", "self, /", "Return the value as a plain complex number.", func(_ *VM, a []Value) Value { return a[0] }),
		complexMethod("__pow__", "self, value, mod=, /", "Return pow(self, value, mod).", func(vm *VM, a []Value) Value { return vm.complexPowMethod(a, false) }),
		complexMethod("__rpow__", "self, value, mod=, /", "Return pow(value, self, mod).", func(vm *VM, a []Value) Value { return vm.complexPowMethod(a, true) }),
		{Name: "__format__", Sig: "self, format_spec, /", Doc: "Format as the specification says.", Fn: formatMethod(complexSelf, "complex")},
		complexMethod("__getnewargs__", "self, /", "", func(vm *VM, a []Value) Value {
			c := vm.h.Complex(a[0])
			return vm.h.NewTuple([]Value{vm.h.NewFloat(real(c)), vm.h.NewFloat(imag(c))})
		}),
		complexMethod("conjugate", "self, /", "The complex conjugate.", func(vm *VM, a []Value) Value {
			c := vm.h.Complex(a[0])
			return vm.h.NewComplex(complex(real(c), -imag(c)))
		}),
		{Name: "__sizeof__", Sig: "self, /", Fn: func(*VM, []Value) Value { return heap.Small(32) }},
	}, operandRules{owner: "complex", self: complexSelf, other: complexOperand}.defs("add", "radd", "sub", "rsub",
		"mul", "rmul", "truediv", "rtruediv", "neg", "pos", "lt", "le", "eq", "ne", "gt", "ge")...),
	ClassMethods: []Def{
		{Name: "from_number", Sig: "cls, number, /", Fn: tailTo("_complex_from_number"), Doc: "The complex number that is the value of a number."},
	},
	Getters: []Getter{
		asField(numberGetter(complexSelf, "complex", "real", "the real part", func(vm *VM, v Value) Value { return vm.h.NewFloat(real(vm.h.Complex(v))) })),
		asField(numberGetter(complexSelf, "complex", "imag", "the imaginary part", func(vm *VM, v Value) Value { return vm.h.NewFloat(imag(vm.h.Complex(v))) })),
	},
	Doc: "A complex number of its parts, or read from text such as '1+2j'.",
}

func complexSelf(vm *VM, v Value) (Value, bool) {
	v = vm.Payload(v)
	return v, v.Is(heap.KComplex)
}

// complexOperand admits what complex arithmetic takes: all numbers.
func complexOperand(vm *VM, v Value) (Value, bool) {
	v = vm.Payload(v)
	return v, numClassOf(v) != notNumber
}

func complexMethod(name, sig, doc string, fn func(vm *VM, a []Value) Value) Def {
	return numberMethod(complexSelf, "complex", name, sig, doc, fn)
}

// complexBinary computes a op b for the operations of complex numbers.
func (vm *VM) complexBinary(op compile.Op, a, b complex128) Value {
	switch op {
	case compile.OpAdd:
		return vm.h.NewComplex(complex(real(a)+real(b), imag(a)+imag(b)))
	case compile.OpSub:
		return vm.h.NewComplex(complex(real(a)-real(b), imag(a)-imag(b)))
	case compile.OpMul:
		return vm.h.NewComplex(complexMul(a, b))
	case compile.OpDiv:
		if b == 0 {
			return vm.Raisef(E.ZeroDivisionError, "complex division by zero")
		}
		return vm.h.NewComplex(complexDiv(a, b))
	case compile.OpPow:
		return vm.complexPow(a, b)
	}
	return heap.NotImplemented
}

func complexMul(a, b complex128) complex128 {
	ar, ai, br, bi := real(a), imag(a), real(b), imag(b)
	return complex(float64(ar*br)-float64(ai*bi), float64(ar*bi)+float64(ai*br))
}

// complexDiv divides by b, which is not zero, scaled by its larger part.
func complexDiv(a, b complex128) complex128 {
	ar, ai, br, bi := real(a), imag(a), real(b), imag(b)
	switch {
	case math.Abs(br) >= math.Abs(bi):
		ratio := bi / br
		d := br + float64(bi*ratio)
		return complex((ar+float64(ai*ratio))/d, (ai-float64(ar*ratio))/d)
	case math.Abs(bi) >= math.Abs(br):
		ratio := br / bi
		d := float64(br*ratio) + bi
		return complex((float64(ar*ratio)+ai)/d, (float64(ai*ratio)-ar)/d)
	}
	return complex(math.NaN(), math.NaN())
}

// maxSmallPower is the largest exponent for which powers are products.
const maxSmallPower = 100

func (vm *VM) complexPow(a, b complex128) Value {
	var r complex128
	n := real(b)
	switch {
	case imag(b) == 0 && n == math.Floor(n) && math.Abs(n) <= maxSmallPower:
		r = complexPower(a, int(math.Abs(n)))
		if n <= 0 {
			if r == 0 {
				return vm.zeroToNegative() // or too small to tell
			}
			r = complexDiv(1, r)
		}
	case a == 0:
		if imag(b) != 0 || n < 0 {
			return vm.zeroToNegative()
		}
	default:
		size, angle := fmath.Hypot(real(a), imag(a)), fmath.Atan2(imag(a), real(a))
		length, phase := fmath.Pow(size, n), angle*n
		if imag(b) != 0 {
			length /= fmath.Exp(angle * imag(b))
			phase += float64(imag(b) * fmath.Log(size))
		}
		if math.IsInf(phase, 0) {
			return vm.zeroToNegative()
		}
		r = complex(length*fmath.Cos(phase), length*fmath.Sin(phase))
	}
	if math.IsInf(real(r), 0) || math.IsInf(imag(r), 0) {
		return vm.Raisef(E.OverflowError, "complex exponentiation")
	}
	return vm.h.NewComplex(r)
}

func (vm *VM) zeroToNegative() Value {
	return vm.Raisef(E.ZeroDivisionError, "0.0 to a negative or complex power")
}

// complexPower is a ** n by squaring.
func complexPower(a complex128, n int) complex128 {
	r := complex(1, 0)
	for mask := 1; n >= mask; mask <<= 1 {
		if n&mask != 0 {
			r = complexMul(r, a)
		}
		a = complexMul(a, a)
	}
	return r
}

func (vm *VM) complexPowMethod(a []Value, reflected bool) Value {
	y, ok := complexOperand(vm, a[1])
	if !ok {
		return heap.NotImplemented
	}
	if a[2] != heap.Unbound && a[2] != heap.None {
		return vm.Raisef(E.ValueError, "complex modulo")
	}
	x := a[0]
	if reflected {
		x, y = y, x
	}
	return vm.nativeBinary(compile.OpPow, x, y)
}

func (vm *VM) complexAbs(c complex128) Value {
	r := fmath.Hypot(real(c), imag(c))
	if math.IsInf(r, 0) && !math.IsInf(real(c), 0) && !math.IsInf(imag(c), 0) {
		return vm.Raisef(E.OverflowError, "absolute value too large")
	}
	return vm.h.NewFloat(r)
}

// newComplex is (cls, real, imag).
func newComplex(vm *VM, a []Value) Value {
	cls, re, im := a[0], a[1], a[2]
	if cls != T.Complex && !vm.checkNew(cls, T.Complex) {
		return heap.Raised
	}
	if p := vm.Payload(re); p.Is(heap.KStr) {
		if im != heap.Unbound {
			return vm.Raisef(E.TypeError, "complex() can't take second arg if first is a string")
		}
		return vm.wrapNew(cls, T.Complex, vm.parseComplex(p, re))
	}
	if vm.isStr(im) {
		return vm.Raisef(E.TypeError, "complex() second arg can't be a string")
	}
	if hasOwnOps(re) || hasOwnOps(im) {
		return vm.Tail("_new_complex", cls, orZero(re), orZero(im), heap.Bool(im != heap.Unbound))
	}
	if re != heap.Unbound && numClassOf(re) == notNumber {
		return vm.Raisef(E.TypeError, "complex() first argument must be a string or a number, not '%s'", vm.TypeName(re))
	}
	if im != heap.Unbound && numClassOf(im) == notNumber {
		return vm.Raisef(E.TypeError, "complex() second argument must be a number, not '%s'", vm.TypeName(im))
	}
	x, r := vm.complexOf(orZero(re))
	if r != heap.None {
		return r
	}
	if im == heap.Unbound {
		return vm.wrapNew(cls, T.Complex, vm.h.NewComplex(x))
	}
	y, r := vm.complexOf(im)
	if r != heap.None {
		return r
	}
	// The imaginary part may itself be complex; zeros of real numbers change no sign.
	xr, xi := real(x), real(y)
	if im.Is(heap.KComplex) {
		xr -= imag(y)
	}
	if re.Is(heap.KComplex) {
		xi += imag(x)
	}
	return vm.wrapNew(cls, T.Complex, vm.h.NewComplex(complex(xr, xi)))
}

func orZero(v Value) Value {
	if v == heap.Unbound {
		return heap.Small(0)
	}
	return v
}

// parseComplex is complex(text); shown is what was given, of which text is the payload.
func (vm *VM) parseComplex(text, shown Value) Value {
	s, err := vm.numberText(text)
	if err != nil {
		return vm.stopped(err)
	}
	re, im, syntax, err := number.ParseComplex(vm.meter(), s)
	switch {
	case err != nil:
		return vm.numError(err)
	case syntax == number.ComplexMalformed:
		return vm.Raisef(E.ValueError, "complex() arg is a malformed string")
	case syntax == number.ComplexUnderscore:
		return vm.Tail("_bad_complex", shown)
	}
	return vm.h.NewComplex(complex(re, im))
}

// nativeComplexSpecial (x) is what __complex__ of x's class gives, x itself without one.
func nativeComplexSpecial(vm *VM, a []Value) Value {
	if m := vm.numberSlot(a[0], slotComplex); m != heap.Unbound {
		return vm.callBound(m, a[0])
	}
	return a[0]
}

// nativeComplexChecked (x, r, second) checks an argument of complex(): r is what
// __complex__ gave for x. A complex number is returned plain.
func nativeComplexChecked(vm *VM, a []Value) Value {
	x, r := a[0], a[1]
	if p := vm.Payload(r); p.Is(heap.KComplex) {
		if x != r && !r.Is(heap.KComplex) {
			return vm.deprecated(fmt.Sprintf(strictSubclass, "__complex__", "complex", vm.TypeName(r)), p)
		}
		return p
	}
	if x != r {
		return vm.Raisef(E.TypeError, "__complex__ returned non-complex (type %s)", vm.TypeName(r))
	}
	s := vm.slots(vm.TypeOf(x))
	if s[slotFloat] == heap.Unbound && s[slotIndex] == heap.Unbound {
		if a[2] == heap.True {
			return vm.Raisef(E.TypeError, "complex() second argument must be a number, not '%s'", vm.TypeName(x))
		}
		return vm.Raisef(E.TypeError, "complex() first argument must be a string or a number, not '%s'", vm.TypeName(x))
	}
	return x
}
