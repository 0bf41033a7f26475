// Package abc is Python's abc and collections.abc: abstract base classes, and those of
// the containers.
package abc

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed abc.py
var source string

//go:embed collections_abc.py
var collections string

// Modules are the modules abc, _collections_abc and collections.abc.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "abc", Source: source, Hidden: true, Funcs: []vm.Def{
			{Name: "_plainly_abstract", Sig: "value, /", Fn: plainlyAbstract},
		}},
		{Name: "_collections_abc", Source: collections, Hidden: true, Init: func(m *vm.VM, module heap.Value) {
			m.Bind(module, "_deque", m.TypeIn("collections", "deque"))
		}},
		{Name: "collections.abc", Source: "from _collections_abc import *\nfrom _collections_abc import __all__, __getattr__\n", Hidden: true},
	}
}

// plainlyAbstract tells whether a value of a class body is an abstract method where that
// needs no Python code, else None.
func plainlyAbstract(m *vm.VM, a []heap.Value) heap.Value {
	h := m.Heap()
	v := a[0]
	for depth := 0; depth < 8; depth++ {
		switch v.Kind() {
		case heap.KFunc:
			d := h.Func(v).Dict
			if d == heap.Unbound {
				return heap.False
			}
			if x := m.GlobalOf(d, "__isabstractmethod__"); x == heap.None || x.IsBool() {
				return heap.Bool(x == heap.True)
			}
			return heap.None
		case heap.KStaticMethod, heap.KClassMethod:
			v = h.Rec(v).F[0]
		case 0, heap.KNone, heap.KTrue, heap.KFalse, heap.KStr, heap.KInt, heap.KTuple, heap.KList, heap.KDict, heap.KBuiltin, heap.KMemberDescr:
			return heap.False
		default:
			return heap.None
		}
	}
	return heap.None
}
