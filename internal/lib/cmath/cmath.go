// Package cmath is Python's cmath.
//
// Natives compute with built-in numbers. A number of a class of a script (one with
// __complex__, __float__ or __index__) goes to the Python part, which converts it and calls
// the native again through _call.
package cmath

import (
	_ "embed"
	"math"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/fmath"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Value is a Python value.
type Value = vm.Value

//go:embed cmath.py
var source string

// Modules returns the module cmath.
func Modules() []*vm.ModuleDef {
	all := append([]vm.Def{}, funcs...)
	all = append(all, vm.Def{Name: "_call", Sig: "name, /, *args", Fn: call})
	return []*vm.ModuleDef{{Name: "cmath", Source: source, File: "<cmath>", Hidden: true, InC: []string{"*"}, Funcs: all, Init: constants}}
}

func constants(m *vm.VM, module Value) {
	for _, c := range []struct {
		name string
		f    float64
	}{{"pi", math.Pi}, {"e", math.E}, {"tau", 2 * math.Pi}, {"inf", math.Inf(1)}, {"nan", math.NaN()}} {
		m.Bind(module, c.name, m.Heap().NewFloat(c.f))
	}
	m.Bind(module, "infj", m.Heap().NewComplex(complex(0, math.Inf(1))))
	m.Bind(module, "nanj", m.Heap().NewComplex(complex(0, math.NaN())))
}

// A function is a function of one complex number. Where a part of the argument is not
// finite, special answers; poles are where it is outside its domain.
type function struct {
	name    string
	doc     string
	finite  func(complex128) complex128
	special func(x, y float64) (complex128, bool)
	pole    func(complex128) bool // nil: nowhere
	grows   bool                  // an infinite result is out of range
}

// table answers from specials.
func table(name string) func(x, y float64) (complex128, bool) {
	t := specials[name]
	return func(x, y float64) (complex128, bool) { return fmath.Special(t, x, y) }
}

// turned is f(i·z)/i of a function's table.
func turned(f func(x, y float64) (complex128, bool)) func(x, y float64) (complex128, bool) {
	return func(x, y float64) (complex128, bool) {
		w, ok := f(-y, x)
		return complex(imag(w), -real(w)), ok
	}
}

// waves answers from specials, with the signs of cosine and sine where only the real part
// is infinite.
func waves(name string, below func(c, s float64) complex128) func(x, y float64) (complex128, bool) {
	t := specials[name]
	return func(x, y float64) (complex128, bool) {
		if !math.IsInf(x, 0) || y-y != 0 || y == 0 {
			return fmath.Special(t, x, y)
		}
		c, s := fmath.Cos(y), fmath.Sin(y)
		if x > 0 {
			return complex(math.Copysign(x, c), math.Copysign(x, s)), true
		}
		return below(c, s), true
	}
}

var (
	specialCosh = waves("cosh", func(c, s float64) complex128 {
		return complex(math.Copysign(math.Inf(1), c), -math.Copysign(math.Inf(1), s))
	})
	specialSinh = waves("sinh", func(c, s float64) complex128 {
		return complex(-math.Copysign(math.Inf(1), c), math.Copysign(math.Inf(1), s))
	})
	specialExp  = waves("exp", func(c, s float64) complex128 { return complex(math.Copysign(0, c), math.Copysign(0, s)) })
	specialRect = waves("rect", func(c, s float64) complex128 {
		return complex(-math.Copysign(math.Inf(1), c), -math.Copysign(math.Inf(1), s))
	})
)

func specialTanh(x, y float64) (complex128, bool) {
	if math.IsInf(x, 0) && y-y == 0 && y != 0 {
		return complex(math.Copysign(1, x), math.Copysign(0, fmath.Sin(y)*fmath.Cos(y))), true
	}
	return fmath.Special(specials["tanh"], x, y)
}

// around is f(i·z)/i where unturn says so, else f(i·z).
func around(f func(complex128) complex128, unturn bool) func(complex128) complex128 {
	return func(z complex128) complex128 {
		w := f(complex(-imag(z), real(z)))
		if unturn {
			return complex(imag(w), -real(w))
		}
		return w
	}
}

func isZero(z complex128) bool { return z == 0 }

func log10(z complex128) complex128 {
	z = fmath.CLog(z)
	return complex(real(z)/math.Ln10, imag(z)/math.Ln10)
}

func specialLog10(x, y float64) (complex128, bool) {
	z, ok := fmath.Special(specials["log"], x, y)
	return complex(real(z)/math.Ln10, imag(z)/math.Ln10), ok
}

var functions = []function{
	{"acos", "The arc cosine of z.", fmath.CAcos, table("acos"), nil, false},
	{"acosh", "The inverse hyperbolic cosine of z.", fmath.CAcosh, table("acosh"), nil, false},
	{"asin", "The arc sine of z.", fmath.CAsin, turned(table("asinh")), nil, false},
	{"asinh", "The inverse hyperbolic sine of z.", fmath.CAsinh, table("asinh"), nil, false},
	{"atan", "The arc tangent of z.", fmath.CAtan, turned(table("atanh")),
		func(z complex128) bool { return z == 1i || z == -1i }, false},
	{"atanh", "The inverse hyperbolic tangent of z.", fmath.CAtanh, table("atanh"),
		func(z complex128) bool { return z == 1 || z == -1 }, false},
	{"cos", "The cosine of z.", around(fmath.CCosh, false),
		func(x, y float64) (complex128, bool) { return specialCosh(-y, x) }, nil, true},
	{"cosh", "The hyperbolic cosine of z.", fmath.CCosh, specialCosh, nil, true},
	{"exp", "The exponential of z.", fmath.CExp, specialExp, nil, true},
	{"log10", "The logarithm of z to base 10.", log10, specialLog10, isZero, false},
	{"sin", "The sine of z.", around(fmath.CSinh, true), turned(specialSinh), nil, true},
	{"sinh", "The hyperbolic sine of z.", fmath.CSinh, specialSinh, nil, true},
	{"sqrt", "The square root of z.", fmath.CSqrt, table("sqrt"), nil, false},
	{"tan", "The tangent of z.", around(fmath.CTanh, true), turned(specialTanh), nil, false},
	{"tanh", "The hyperbolic tangent of z.", fmath.CTanh, specialTanh, nil, false},
}

var logarithm = function{"log", "", fmath.CLog, table("log"), isZero, false}

// at is f(z), or the exception raised.
func (f *function) at(m *vm.VM, z complex128) (w complex128, r Value) {
	x, y := real(z), imag(z)
	if x-x != 0 || y-y != 0 {
		w, ok := f.special(x, y)
		if !ok {
			return 0, domainError(m)
		}
		return w, heap.None
	}
	if f.pole != nil && f.pole(z) {
		return 0, domainError(m)
	}
	w = f.finite(z)
	if f.grows && (math.IsInf(real(w), 0) || math.IsInf(imag(w), 0)) {
		return 0, m.Raisef(vm.E.OverflowError, "math range error")
	}
	return w, heap.None
}

func domainError(m *vm.VM) Value { return m.Raisef(vm.E.ValueError, "math domain error") }

func (f *function) def() vm.Def {
	return vm.Def{Name: f.name, Sig: "z, /", Doc: f.doc, Fn: func(m *vm.VM, a []Value) Value {
		z, r := toComplex(m, a[0])
		if r == heap.None {
			if z, r = f.at(m, z); r == heap.None {
				return m.Heap().NewComplex(z)
			}
		}
		return orConvert(m, r, f.name, a...)
	}}
}

var funcs = func() []vm.Def {
	var all []vm.Def
	for i := range functions {
		all = append(all, functions[i].def())
	}
	return append(all, otherFuncs...)
}()

var otherFuncs = []vm.Def{
	{Name: "log", Sig: "z, base=, /", Doc: "The logarithm of z to the given base, the natural one without it.", Fn: log},
	{Name: "phase", Sig: "z, /", Doc: "The angle of z, also called its argument.", Fn: func(m *vm.VM, a []Value) Value {
		z, r := toComplex(m, a[0])
		if r != heap.None {
			return orConvert(m, r, "phase", a...)
		}
		angle := fmath.Atan2(imag(z), real(z))
		if angle == 0 && imag(z) != 0 && !math.IsInf(real(z), 0) {
			return m.Raisef(vm.E.OverflowError, "math range error") // too small to tell from 0
		}
		return m.Heap().NewFloat(angle)
	}},
	{Name: "polar", Sig: "z, /", Doc: "The polar coordinates of z: its distance from 0 and its angle.", Fn: func(m *vm.VM, a []Value) Value {
		z, r := toComplex(m, a[0])
		if r != heap.None {
			return orConvert(m, r, "polar", a...)
		}
		size := fmath.Hypot(real(z), imag(z))
		if math.IsInf(size, 0) && !math.IsInf(real(z), 0) && !math.IsInf(imag(z), 0) {
			return m.Raisef(vm.E.OverflowError, "math range error")
		}
		h := m.Heap()
		return h.NewTuple([]Value{h.NewFloat(size), h.NewFloat(fmath.Atan2(imag(z), real(z)))})
	}},
	{Name: "rect", Sig: "r, phi, /", Doc: "The complex number of polar coordinates.", Fn: rect},
	{Name: "isfinite", Sig: "z, /", Doc: "Whether both parts of z are finite.", Fn: test("isfinite", func(x, y float64) bool { return x-x == 0 && y-y == 0 })},
	{Name: "isinf", Sig: "z, /", Doc: "Whether a part of z is infinite.", Fn: test("isinf", func(x, y float64) bool { return math.IsInf(x, 0) || math.IsInf(y, 0) })},
	{Name: "isnan", Sig: "z, /", Doc: "Whether a part of z is not a number.", Fn: test("isnan", func(x, y float64) bool { return x != x || y != y })},
	{Name: "isclose", Sig: "a, b, *, rel_tol=, abs_tol=", Doc: "Whether two complex numbers are close to each other.", Fn: isClose},
}

func test(name string, fn func(x, y float64) bool) func(m *vm.VM, a []Value) Value {
	return func(m *vm.VM, a []Value) Value {
		z, r := toComplex(m, a[0])
		if r != heap.None {
			return orConvert(m, r, name, a...)
		}
		return heap.Bool(fn(real(z), imag(z)))
	}
}

func log(m *vm.VM, a []Value) Value {
	z, r := toComplex(m, a[0])
	var base complex128
	if r == heap.None && a[1] != heap.Unbound {
		base, r = toComplex(m, a[1])
	}
	if r != heap.None {
		return orConvert(m, r, "log", a...)
	}
	if z, r = logarithm.at(m, z); r != heap.None {
		return r
	}
	if a[1] == heap.Unbound {
		return m.Heap().NewComplex(z)
	}
	if base, r = logarithm.at(m, base); r != heap.None {
		return r
	}
	if base == 0 {
		return domainError(m)
	}
	return m.OperateNow(compile.OpDiv, m.Heap().NewComplex(z), m.Heap().NewComplex(base))
}

func rect(m *vm.VM, a []Value) Value {
	x, r := toFloat(m, a[0])
	var angle float64
	if r == heap.None {
		angle, r = toFloat(m, a[1])
	}
	if r != heap.None {
		return orConvert(m, r, "rect", a...)
	}
	var z complex128
	switch {
	case x-x != 0 || angle-angle != 0:
		var ok bool
		if z, ok = specialRect(x, angle); !ok {
			return domainError(m)
		}
	case angle == 0:
		z = complex(x, x*angle)
	default:
		z = complex(x*fmath.Cos(angle), x*fmath.Sin(angle))
	}
	return m.Heap().NewComplex(z)
}

func isClose(m *vm.VM, a []Value) Value {
	x, r := toComplex(m, a[0])
	var y complex128
	if r == heap.None {
		y, r = toComplex(m, a[1])
	}
	tolerance := [2]float64{1e-9, 0}
	for i := range tolerance {
		if r == heap.None && a[2+i] != heap.Unbound {
			tolerance[i], r = toFloat(m, a[2+i])
		}
	}
	if r != heap.None {
		return orConvert(m, r, "isclose", a...)
	}
	relative, absolute := tolerance[0], tolerance[1]
	if relative < 0 || absolute < 0 {
		return m.Raisef(vm.E.ValueError, "tolerances must be non-negative")
	}
	if x == y {
		return heap.True
	}
	for _, part := range [...]float64{real(x), imag(x), real(y), imag(y)} {
		if math.IsInf(part, 0) {
			return heap.False
		}
	}
	size := func(z complex128) float64 { return fmath.Hypot(real(z), imag(z)) }
	diff := size(x - y)
	return heap.Bool(diff <= relative*size(y) || diff <= relative*size(x) || diff <= absolute)
}

// toComplex is the number that v stands for. Otherwise r is what a native answers: the
// exception raised, or Unbound for a value whose class may know how to become a number.
func toComplex(m *vm.VM, v Value) (z complex128, r Value) {
	if v.Is(heap.KComplex) {
		return m.Heap().Complex(v), heap.None
	}
	f, r := toFloat(m, v)
	return complex(f, 0), r
}

func toFloat(m *vm.VM, v Value) (f float64, r Value) {
	if v.IsDouble() {
		return v.Double(), heap.None
	}
	if !v.Is(heap.KInst) {
		if f, ok := m.AsFloat(v); ok {
			return f, heap.None
		}
	}
	switch {
	case v.Is(heap.KInst), v.Is(heap.KNative):
		return 0, heap.Unbound
	case v.Is(heap.KInt):
		return 0, m.Raisef(vm.E.OverflowError, "int too large to convert to float")
	}
	return 0, m.Raisef(vm.E.TypeError, "must be real number, not %s", m.TypeName(v))
}

// orConvert gives r, or lets the Python part convert the arguments of a native.
func orConvert(m *vm.VM, r Value, name string, args ...Value) Value {
	if r != heap.Unbound {
		return r
	}
	h := m.Heap()
	given := append([]Value{h.Intern(name)}, args...)
	for i, v := range given {
		if v == heap.Unbound {
			given[i] = h.NewFloat(1e-9)
			if name == "isclose" && i == 4 {
				given[i] = h.NewFloat(0)
			}
			if name == "log" {
				given = given[:i]
			}
		}
	}
	return m.CallIn("cmath", "_convert", given...)
}

// call (name, *args) calls a native of this module with arguments that are built-in numbers.
func call(m *vm.VM, a []Value) Value {
	name, _ := m.Text(a[0])
	for i := range funcs {
		if funcs[i].Name == name {
			return m.CallDef(&funcs[i], m.Heap().List(a[1]).V)
		}
	}
	return m.Raisef(vm.E.SystemError, "cmath has no native %s", name)
}
