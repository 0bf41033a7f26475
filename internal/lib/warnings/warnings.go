// Package warnings is Python's warnings, in Python. The interpreter's own warnings come the
// same way: it calls warn of this module.
package warnings

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed warnings.py
var source string

// Modules is the module warnings.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "warnings", Source: source, Hidden: true, Funcs: []vm.Def{
		{Name: "warn", Sig: "message, category=, stacklevel=, source=, *, skip_file_prefixes=",
			Fn:  func(m *vm.VM, a []heap.Value) heap.Value { return m.CallIn("warnings", "_warn", defaults(m, a)...) },
			Doc: "Give a warning: what becomes of it, the filters say."},
		{Name: "warn_explicit", Sig: "message, category, filename, lineno, module=, registry=, module_globals=, source=",
			Fn: func(m *vm.VM, a []heap.Value) heap.Value {
				return m.CallIn("warnings", "_warn_explicit", defaults(m, a)...)
			},
			Doc: "Give a warning: what becomes of it, the filters say."},
	}}}
}

// defaults fills in what was not given: 1 for the stack level of warn, an empty tuple for
// its prefixes, None for all else.
func defaults(m *vm.VM, a []heap.Value) []heap.Value {
	out := append([]heap.Value(nil), a...)
	for i, v := range out {
		if v != heap.Unbound {
			continue
		}
		out[i] = heap.None
		if len(a) == warnParams {
			switch i {
			case 2:
				out[i] = heap.Small(1)
			case 4:
				out[i] = m.Heap().NewTuple(nil)
			}
		}
	}
	return out
}

// warnParams is the number of parameters of warn.
const warnParams = 5
