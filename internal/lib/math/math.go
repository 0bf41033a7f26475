// Package mathlib is Python's math.
//
// Natives compute with built-in numbers. A number of a class of a script (one with
// __float__ or __index__) goes to the Python part, which converts it and calls the
// native again through _call.
package mathlib

import (
	_ "embed"
	"math"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/number"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Value is a Python value.
type Value = vm.Value

//go:embed math.py
var source string

// Modules returns the module math.
func Modules() []*vm.ModuleDef {
	all := append([]vm.Def{}, funcs...)
	all = append(all, vm.Def{Name: "_call", Sig: "name:str, /, *args", Fn: call})
	return []*vm.ModuleDef{{Name: "math", Hidden: true, InC: []string{"*"}, Source: source, File: "<math>", Funcs: all, Init: constants}}
}

func constants(m *vm.VM, module Value) {
	for _, c := range []struct {
		name string
		f    float64
	}{{"pi", math.Pi}, {"e", math.E}, {"tau", 2 * math.Pi}, {"inf", math.Inf(1)}, {"nan", number.NaN}} {
		m.Bind(module, c.name, m.Heap().NewFloat(c.f))
	}
}

// funcs are the natives of the module, the public ones and those of its Python part.
var funcs = func() []vm.Def {
	var all []vm.Def
	for i := range unaries {
		all = append(all, unaries[i].def())
	}
	for i := range binaries {
		all = append(all, binaries[i].def())
	}
	for _, table := range [][]vm.Def{testFuncs, floatFuncs, intFuncs, sumFuncs} {
		all = append(all, table...)
	}
	return all
}()

// call (name, *args) calls a native of this module: the Python part does so with arguments
// that are built-in numbers now.
func call(m *vm.VM, a []Value) Value {
	name := m.Heap().Str(a[0]).S
	for i := range funcs {
		if funcs[i].Name == name {
			return m.CallDef(&funcs[i], m.Heap().List(a[1]).V)
		}
	}
	return m.Raisef(vm.E.SystemError, "math has no native %s", name)
}

// real is the float that v stands for. Otherwise r is what a native answers: the exception
// raised, or Unbound for a value whose class may know how to become a number.
func toFloat(m *vm.VM, v Value) (f float64, r Value) {
	if v.IsDouble() {
		return v.Double(), heap.None
	}
	if v.IsInt() {
		return float64(v.Int()), heap.None
	}
	if f, ok := m.AsFloat(v); ok {
		return f, heap.None
	}
	switch p := m.Payload(v); {
	case p.Is(heap.KInt):
		return 0, m.Raisef(vm.E.OverflowError, "int too large to convert to float")
	case v.Is(heap.KInst), v.Is(heap.KNative):
		return 0, heap.Unbound
	}
	return 0, m.Raisef(vm.E.TypeError, "must be real number, not %s", m.TypeName(v))
}

// withFloats lets the Python part convert the arguments of a native to floats.
func withFloats(m *vm.VM, name string, args ...Value) Value {
	return m.CallIn("math", "_with_floats", append([]Value{m.Heap().Intern(name)}, args...)...)
}

func domainError(m *vm.VM) Value { return m.Raisef(vm.E.ValueError, "math domain error") }
func rangeError(m *vm.VM) Value  { return m.Raisef(vm.E.OverflowError, "math range error") }
