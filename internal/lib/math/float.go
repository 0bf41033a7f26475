package mathlib

import (
	"math"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/fmath"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// A unary is a function of one float. An infinite result of a finite argument is an
// overflow where big says so, else, like NaN, an argument outside the domain.
type unary struct {
	name string
	fn   func(float64) float64
	big  func(x float64) bool // nil: never
	doc  string
}

func always(float64) bool { return true }

var unaries = []unary{
	{"acos", fmath.Acos, nil, "Return the arc cosine (measured in radians) of x."},
	{"acosh", fmath.Acosh, nil, "Return the inverse hyperbolic cosine of x."},
	{"asin", fmath.Asin, nil, "Return the arc sine (measured in radians) of x."},
	{"asinh", fmath.Asinh, nil, "Return the inverse hyperbolic sine of x."},
	{"atan", fmath.Atan, nil, "Return the arc tangent (measured in radians) of x."},
	{"atanh", fmath.Atanh, nil, "Return the inverse hyperbolic tangent of x."},
	{"cbrt", fmath.Cbrt, nil, "Return the cube root of x."},
	{"cos", fmath.Cos, nil, "Return the cosine of x (measured in radians)."},
	{"cosh", fmath.Cosh, always, "Return the hyperbolic cosine of x."},
	{"degrees", func(x float64) float64 { return x * (180 / math.Pi) }, always, "Convert angle x from radians to degrees."},
	{"erf", fmath.Erf, nil, "Error function at x."},
	{"erfc", fmath.Erfc, nil, "Complementary error function at x."},
	{"exp", fmath.Exp, always, "Return e raised to the power of x."},
	{"exp2", fmath.Exp2, always, "Return 2 raised to the power of x."},
	{"expm1", fmath.Expm1, always, "Return exp(x)-1."},
	{"fabs", math.Abs, nil, "Return the absolute value of the float x."},
	{"gamma", fmath.Gamma, func(x float64) bool { return x != 0 }, "Gamma function at x."},
	{"lgamma", fmath.LGamma, func(x float64) bool { return x > 0 }, "Natural logarithm of absolute value of Gamma function at x."},
	{"log1p", fmath.Log1p, nil, "Return the natural logarithm of 1+x (base e)."},
	{"radians", func(x float64) float64 { return x * (math.Pi / 180) }, nil, "Convert angle x from degrees to radians."},
	{"sin", fmath.Sin, nil, "Return the sine of x (measured in radians)."},
	{"sinh", fmath.Sinh, always, "Return the hyperbolic sine of x."},
	{"sqrt", math.Sqrt, nil, "Return the square root of x."},
	{"tan", fmath.Tan, nil, "Return the tangent of x (measured in radians)."},
	{"tanh", fmath.Tanh, nil, "Return the hyperbolic tangent of x."},
	{"ulp", fmath.ULP, always, "Return the value of the least significant bit of the float x."},
}

func (u *unary) def() vm.Def {
	return vm.Def{Name: u.name, Sig: "x, /", Doc: u.doc, Fn: func(m *vm.VM, a []Value) Value {
		x, r := toFloat(m, a[0])
		if r != heap.None {
			if r == heap.Unbound {
				return withFloats(m, u.name, a[0])
			}
			return r
		}
		y := u.fn(x)
		if y-y != 0 && x == x {
			switch {
			case y != y:
				return domainError(m)
			case math.IsInf(x, 0):
			case u.name == "degrees":
				// Out of the range is an infinity here.
			case u.big != nil && u.big(x):
				return rangeError(m)
			default:
				return domainError(m)
			}
		}
		return m.Heap().NewFloat(y)
	}}
}

// A binary is a function of two floats. fn answers with the result and 0, 'd' for an
// argument outside the domain or 'r' for a result out of range.
type binary struct {
	name string
	sig  string
	fn   func(x, y float64) (float64, byte)
	doc  string
}

var binaries = []binary{
	{"atan2", "y, x, /", func(y, x float64) (float64, byte) { return fmath.Atan2(y, x), 0 },
		"Return the arc tangent (measured in radians) of y/x."},
	{"copysign", "x, y, /", func(x, y float64) (float64, byte) { return math.Copysign(x, y), 0 },
		"Return a float with the magnitude (absolute value) of x but the sign of y."},
	{"fmod", "x, y, /", fmod, "Return fmod(x, y), according to platform C."},
	{"pow", "x, y, /", pow, "Return x**y (x to the power of y)."},
	{"remainder", "x, y, /", remainder, "Difference between x and the closest integer multiple of y."},
}

func (b *binary) def() vm.Def {
	return vm.Def{Name: b.name, Sig: b.sig, Doc: b.doc, Fn: func(m *vm.VM, a []Value) Value {
		x, r := toFloat(m, a[0])
		if r == heap.None {
			var y float64
			if y, r = toFloat(m, a[1]); r == heap.None {
				return answer(m)(b.fn(x, y))
			}
		}
		if r == heap.Unbound {
			return withFloats(m, b.name, a[0], a[1])
		}
		return r
	}}
}

func answer(m *vm.VM) func(f float64, problem byte) Value {
	return func(f float64, problem byte) Value {
		switch problem {
		case 'd':
			return domainError(m)
		case 'r':
			return rangeError(m)
		}
		return m.Heap().NewFloat(f)
	}
}

func fmod(x, y float64) (float64, byte) {
	if math.IsInf(y, 0) && x-x == 0 {
		return x, 0
	}
	r := math.Mod(x, y)
	if r != r && x == x && y == y {
		return 0, 'd'
	}
	return r, 0
}

func pow(x, y float64) (float64, byte) {
	r := fmath.Pow(x, y)
	if r-r == 0 || x-x != 0 || y-y != 0 {
		return r, 0
	}
	if r != r || x == 0 {
		return 0, 'd'
	}
	return 0, 'r'
}

func remainder(x, y float64) (float64, byte) {
	r := math.Remainder(x, y)
	if r != r && x == x && y == y {
		return 0, 'd'
	}
	return r, 0
}

// withFloatArgs makes a native of one whose arguments are floats.
func withFloatArgs(name, sig, doc string, fn func(m *vm.VM, x []float64) Value) vm.Def {
	return vm.Def{Name: name, Sig: sig, Doc: doc, Fn: func(m *vm.VM, a []Value) Value {
		var few [4]float64
		x := few[:0]
		for _, v := range a {
			f, r := toFloat(m, v)
			if r == heap.Unbound {
				return withFloats(m, name, a...)
			}
			if r != heap.None {
				return r
			}
			x = append(x, f)
		}
		return fn(m, x)
	}}
}

// testFuncs answer questions about floats.
var testFuncs = []vm.Def{
	withFloatArgs("isfinite", "x, /", "Return True if x is neither an infinity nor a NaN, and False otherwise.",
		func(_ *vm.VM, x []float64) Value { return heap.Bool(x[0]-x[0] == 0) }),
	withFloatArgs("isinf", "x, /", "Return True if x is a positive or negative infinity, and False otherwise.",
		func(_ *vm.VM, x []float64) Value { return heap.Bool(math.IsInf(x[0], 0)) }),
	withFloatArgs("isnan", "x, /", "Return True if x is a NaN (not a number), and False otherwise.",
		func(_ *vm.VM, x []float64) Value { return heap.Bool(x[0] != x[0]) }),
	{Name: "isclose", Sig: "a, b, *, rel_tol=, abs_tol=", Fn: isClose,
		Doc: "Whether a and b differ by little, relative to their size or absolutely."},
}

func isClose(m *vm.VM, a []Value) Value {
	x := [4]float64{2: 1e-9}
	for i, v := range a {
		if v == heap.Unbound {
			continue
		}
		f, r := toFloat(m, v)
		if r == heap.Unbound {
			args := []Value{a[0], a[1], m.Heap().NewFloat(x[2]), m.Heap().NewFloat(0)}
			for k := 2; k < 4; k++ {
				if a[k] != heap.Unbound {
					args[k] = a[k]
				}
			}
			return withFloats(m, "isclose", args...)
		}
		if r != heap.None {
			return r
		}
		x[i] = f
	}
	if x[2] < 0 || x[3] < 0 {
		return m.Raisef(vm.E.ValueError, "tolerances must be non-negative")
	}
	p, q := x[0], x[1]
	switch {
	case p == q:
		return heap.True
	case math.IsInf(p, 0) || math.IsInf(q, 0):
		return heap.False
	}
	diff := math.Abs(q - p)
	return heap.Bool(diff <= math.Abs(float64(x[2]*q)) || diff <= math.Abs(float64(x[2]*p)) || diff <= x[3])
}

// floatFuncs take floats apart and put them together, and round them to ints.
var floatFuncs = []vm.Def{
	withFloatArgs("frexp", "x, /", "Return the mantissa and exponent of x, as pair (m, e).", func(m *vm.VM, x []float64) Value {
		f, e := x[0], 0
		if f-f == 0 {
			f, e = math.Frexp(f)
		}
		h := m.Heap()
		return h.NewTuple([]Value{h.NewFloat(f), heap.Small(int64(e))})
	}),
	withFloatArgs("modf", "x, /", "Return the fractional and integer parts of x.", func(m *vm.VM, x []float64) Value {
		whole, frac := x[0], x[0]
		switch {
		case math.IsInf(x[0], 0):
			frac = math.Copysign(0, x[0])
		case x[0] == x[0]:
			whole = math.Trunc(x[0])
			frac = math.Copysign(x[0]-whole, x[0])
		}
		h := m.Heap()
		return h.NewTuple([]Value{h.NewFloat(frac), h.NewFloat(whole)})
	}),
	withFloatArgs("fma", "x, y, z, /", "Fused multiply-add operation.", func(m *vm.VM, x []float64) Value {
		r := math.FMA(x[0], x[1], x[2])
		finite := x[0]-x[0] == 0 && x[1]-x[1] == 0
		switch {
		case r-r == 0:
		case r != r && x[0] == x[0] && x[1] == x[1] && x[2] == x[2]:
			return m.Raisef(vm.E.ValueError, "invalid operation in fma")
		case r == r && finite && x[2]-x[2] == 0:
			return m.Raisef(vm.E.OverflowError, "overflow in fma")
		}
		return m.Heap().NewFloat(r)
	}),
	{Name: "ldexp", Sig: "x, i, /", Fn: ldexp, Doc: "Return x * (2**i)."},
	{Name: "nextafter", Sig: "x, y, /, *, steps=", Fn: nextAfter,
		Doc: "The float that lies steps after x on the way to y."},
	{Name: "log", Sig: "x, base=, /", Fn: log, Doc: "Return the logarithm of x to the given base, by default e."},
	{Name: "log2", Sig: "x, /", Doc: "The logarithm to base 2.",
		Fn: func(m *vm.VM, a []Value) Value { return logBase(m, "log2", a[0], fmath.Log2) }},
	{Name: "log10", Sig: "x, /", Doc: "The logarithm to base 10.",
		Fn: func(m *vm.VM, a []Value) Value { return logBase(m, "log10", a[0], fmath.Log10) }},
	{Name: "floor", Sig: "x, /", Doc: "The greatest int that is not above x.",
		Fn: func(m *vm.VM, a []Value) Value { return round(m, "_floor", a[0], math.Floor) }},
	{Name: "ceil", Sig: "x, /", Doc: "The least int that is not below x.",
		Fn: func(m *vm.VM, a []Value) Value { return round(m, "_ceil", a[0], math.Ceil) }},
	{Name: "trunc", Sig: "x, /", Doc: "x without its fraction.",
		Fn: func(m *vm.VM, a []Value) Value { return round(m, "_trunc", a[0], math.Trunc) }},
}

func ldexp(m *vm.VM, a []Value) Value {
	x, r := toFloat(m, a[0])
	switch {
	case r == heap.Unbound:
		return withFloats(m, "ldexp", a[0], a[1])
	case r != heap.None:
		return r
	}
	p := m.Payload(a[1])
	exp, ok := m.AsInt64(p)
	switch {
	case ok:
	case p.Is(heap.KInt):
		exp = math.MaxInt64
		if m.BigOf(p).Neg {
			exp = math.MinInt64
		}
	default:
		return m.Raisef(vm.E.TypeError, "Expected an int as second argument to ldexp.")
	}
	y := x
	if x != 0 && x-x == 0 {
		y = math.Ldexp(x, int(max(min(exp, 1<<20), -1<<20)))
		if math.IsInf(y, 0) {
			return rangeError(m)
		}
	}
	return m.Heap().NewFloat(y)
}

func nextAfter(m *vm.VM, a []Value) Value {
	var x [2]float64
	for i := range x {
		f, r := toFloat(m, a[i])
		if r == heap.Unbound {
			return withFloats(m, "nextafter", a...)
		}
		if r != heap.None {
			return r
		}
		x[i] = f
	}
	steps := uint64(1)
	if a[2] != heap.Unbound && a[2] != heap.None {
		p := m.Payload(a[2])
		switch {
		case p.IsInt() || p.IsBool() || p.Is(heap.KInt):
		case a[2].Is(heap.KInst) || a[2].Is(heap.KNative):
			return m.CallIn("math", "_nextafter", a[0], a[1], a[2])
		default:
			return m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(a[2]))
		}
		z := m.BigOf(p)
		if z.Neg {
			return m.Raisef(vm.E.ValueError, "steps must be a non-negative integer")
		}
		var ok bool
		if steps, ok = z.Uint64(); !ok {
			steps = math.MaxUint64
		}
	}
	return m.Heap().NewFloat(fmath.NextAfter(x[0], x[1], steps))
}

// logOf is a logarithm of v, also of an int beyond the floats; a result that is no number
// comes as r.
func logOf(m *vm.VM, v Value, fn func(float64) float64) (f float64, r Value) {
	p := m.Payload(v)
	if p.Is(heap.KInt) {
		z := m.BigOf(p)
		if z.Neg {
			return 0, domainError(m)
		}
		shift := z.BitLen() - 64
		if shift < 900 {
			shift = 0
		}
		top, err := bigint.Shr(m.Meter(), z, uint64(shift))
		if err == nil {
			if shift > 0 && len(top.Mag) > 0 {
				top.Mag[0] |= 1 // what was cut off, for rounding
			}
			f, err = bigint.ToFloat(m.Meter(), top)
		}
		if err != nil {
			return 0, m.NumError(err)
		}
		if shift == 0 {
			return fn(f), heap.None
		}
		x, e := math.Frexp(f)
		return fn(x) + float64(fn(2)*float64(e+shift)), heap.None
	}
	x, r := toFloat(m, v)
	if r != heap.None {
		return 0, r
	}
	if x <= 0 {
		return 0, domainError(m)
	}
	return fn(x), heap.None
}

func logBase(m *vm.VM, name string, v Value, fn func(float64) float64) Value {
	f, r := logOf(m, v, fn)
	switch r {
	case heap.None:
		return m.Heap().NewFloat(f)
	case heap.Unbound:
		return withFloats(m, name, v)
	}
	return r
}

func log(m *vm.VM, a []Value) Value {
	if a[1] == heap.Unbound {
		return logBase(m, "log", a[0], fmath.Log)
	}
	num, r := logOf(m, a[0], fmath.Log)
	var den float64
	if r == heap.None {
		den, r = logOf(m, a[1], fmath.Log)
	}
	switch {
	case r == heap.Unbound:
		return withFloats(m, "log", a[0], a[1])
	case r != heap.None:
		return r
	case den == 0:
		return m.Raisef(vm.E.ZeroDivisionError, "float division by zero")
	}
	return m.Heap().NewFloat(num / den)
}

// round rounds a number to an int; the Python function takes other objects.
func round(m *vm.VM, python string, v Value, fn func(float64) float64) Value {
	p := m.Payload(v)
	switch {
	case v.Is(heap.KInst):
		// A class may have its own __floor__, also one of a subclass of float.
	case p.IsInt(), p.Is(heap.KInt):
		return p
	case p.IsBool():
		return m.NewBigInt(m.BigOf(p), nil)
	case heap.IsFloat(p):
		f := fn(m.Heap().Float(p))
		switch {
		case f != f:
			return m.Raisef(vm.E.ValueError, "cannot convert float NaN to integer")
		case math.IsInf(f, 0):
			return m.Raisef(vm.E.OverflowError, "cannot convert float infinity to integer")
		case math.Abs(f) < 1<<60:
			return heap.Small(int64(f))
		}
		return m.NewBigInt(bigint.FromFloat(m.Meter(), f))
	}
	return m.CallIn("math", python, v)
}
