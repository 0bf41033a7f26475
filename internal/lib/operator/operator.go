// Package operator is Python's operator: the operators as functions. On built-in operands
// they are native; the Python part has each of them for all others.
package operator

import (
	_ "embed"
	"errors"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed operator.py
var source string

// binary gives the names of the operators with two operands.
var binary = []struct {
	name, alias string
	op          compile.Op
}{
	{"add", "__add__", compile.OpAdd}, {"sub", "__sub__", compile.OpSub}, {"mul", "__mul__", compile.OpMul},
	{"truediv", "__truediv__", compile.OpDiv}, {"floordiv", "__floordiv__", compile.OpFloorDiv}, {"mod", "__mod__", compile.OpMod},
	{"pow", "__pow__", compile.OpPow}, {"lshift", "__lshift__", compile.OpShl}, {"rshift", "__rshift__", compile.OpShr},
	{"and_", "__and__", compile.OpAnd}, {"or_", "__or__", compile.OpOr}, {"xor", "__xor__", compile.OpXor},
	{"matmul", "__matmul__", compile.OpMatMul},
	{"lt", "__lt__", compile.OpLt}, {"le", "__le__", compile.OpLe}, {"eq", "__eq__", compile.OpEq},
	{"ne", "__ne__", compile.OpNe}, {"gt", "__gt__", compile.OpGt}, {"ge", "__ge__", compile.OpGe},
}

// Modules are the modules operator and _operator, which are the same.
func Modules() []*vm.ModuleDef {
	def := &vm.ModuleDef{Name: "operator", Source: source, Hidden: true, InC: []string{"*"}, InModule: "_operator",
		Types: []vm.TypeDef{getterType("itemgetter", "item"), getterType("attrgetter", "attr")},
		Funcs: []vm.Def{
			{Name: "getitem", Sig: "a, b, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value { return m.GetItem(a[0], a[1]) }, Doc: "Same as a[b]."},
			{Name: "_single", Sig: "cls:own, key, names:tuple, /", Fn: newGetter},
			{Name: "_several", Sig: "cls:own, names:tuple, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
				return m.NewObject(a[0], &getter{heap.Unbound, a[1]})
			}},
			{Name: "_keys", Sig: "getter, /", Fn: keysOf},
		}}
	for _, b := range binary {
		def.Funcs = append(def.Funcs, vm.Def{Name: b.name, Sig: "a, b, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
			if r := m.OperateNow(b.op, a[0], a[1]); r != heap.Unbound {
				return r
			}
			return m.CallIn("operator", "_"+b.name, a[0], a[1])
		}})
	}
	return []*vm.ModuleDef{def, {Name: "_operator", Hidden: true, Source: "from operator import *\n"}}
}

// getter is the payload of an itemgetter or attrgetter: the one key it gets, or, Unbound,
// names is a tuple of what the Python part gets one by one.
type getter struct{ key, names heap.Value }

func (g *getter) Size() int                     { return 32 }
func (g *getter) Trace(visit func(*heap.Value)) { visit(&g.key); visit(&g.names) }

// Save gives the two values.
func (g *getter) Save() (kind string, data []byte, refs []heap.Value) {
	return "operator.getter", nil, []heap.Value{g.key, g.names}
}

func restoreGetter(_ *vm.VM, data []byte, refs []heap.Value) (heap.NativeData, error) {
	if len(data) != 0 || len(refs) != 2 || !refs[1].Is(heap.KTuple) {
		return nil, errors.New("not a getter")
	}
	return &getter{refs[0], refs[1]}, nil
}

func init() { vm.Restorers["operator.getter"] = restoreGetter }

func getterOf(m *vm.VM, v heap.Value) *getter {
	if v.Is(heap.KNative) {
		if g, ok := m.Heap().Native(v).Data.(*getter); ok {
			return g
		}
	}
	m.Raisef(vm.E.TypeError, "a getter is required, not '%s'", m.TypeName(v))
	return nil
}

func newGetter(m *vm.VM, a []heap.Value) heap.Value {
	return m.NewObject(a[0], &getter{a[1], a[2]})
}

// keysOf is what an itemgetter or attrgetter was made of.
func keysOf(m *vm.VM, a []heap.Value) heap.Value {
	g := getterOf(m, a[0])
	if g == nil {
		return heap.Raised
	}
	return g.names
}

func getterType(name, arg string) vm.TypeDef {
	python := func(fn string) func(m *vm.VM, a []heap.Value) heap.Value {
		return func(m *vm.VM, a []heap.Value) heap.Value { return m.CallIn("operator", "_"+name+fn, a...) }
	}
	get := func(m *vm.VM, a []heap.Value) heap.Value {
		g := getterOf(m, a[0])
		switch {
		case g == nil:
			return heap.Raised
		case g.key == heap.Unbound:
			return m.CallIn("operator", "_"+name+"_call", g.names, a[1])
		case name == "itemgetter":
			return m.GetItem(a[1], g.key)
		}
		return m.GetAttr(a[1], g.key)
	}
	return vm.TypeDef{Name: name,
		New: &vm.Def{Sig: "cls, " + arg + "=, /, *args, **kwargs", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
			if m.Heap().Dict(a[3]).Len() > 0 {
				return m.Raisef(vm.E.TypeError, "%s() takes no keyword arguments", name)
			}
			if a[1] == heap.Unbound {
				return m.Raisef(vm.E.TypeError, "%s expected 1 argument, got 0", name)
			}
			a = a[:3]
			if name == "itemgetter" && len(m.Heap().List(a[2]).V) == 0 {
				return m.NewObject(a[0], &getter{a[1], m.Heap().NewTuple([]heap.Value{a[1]})})
			}
			return m.CallIn("operator", "_new_"+name, a...)
		}},
		Methods: []vm.Def{
			{Name: "__call__", Sig: "self, obj=, /, *more, **kwargs", Args: func(m *vm.VM, a []heap.Value) heap.Value {
				if len(a) != 2 {
					return heap.Unbound
				}
				return get(m, a)
			}, Fn: func(m *vm.VM, a []heap.Value) heap.Value {
				n := len(m.Heap().List(a[2]).V)
				switch {
				case m.Heap().Dict(a[3]).Len() > 0:
					return m.Raisef(vm.E.TypeError, "%s() takes no keyword arguments", name)
				case a[1] == heap.Unbound:
					return m.Raisef(vm.E.TypeError, "%s expected 1 argument, got 0", name)
				case n > 0:
					return m.Raisef(vm.E.TypeError, "%s expected 1 argument, got %d", name, n+1)
				}
				return get(m, a)
			}},
			{Name: "__repr__", Sig: "self, /", Fn: python("_repr")},
			{Name: "__reduce__", Sig: "self, /", Fn: python("_reduce")},
		}}
}
