// Package sys is Python's sys: what a script may know of and change in its interpreter.
//
// The standard streams are objects of the Python part. The machine prints natively as long
// as sys.stdout is the stream it made; the registry's "sys.stdout" says which that is.
package sys

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed sys.py
var source string

// Modules is the module sys.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "sys", Source: source, Hidden: true, InC: []string{"*"}, Funcs: funcs, Init: bind}}
}

var funcs = []vm.Def{
	{Name: "_write", Sig: "error, text, /", Fn: write},
	{Name: "_patched", Sig: "", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		m.SetRegistry("sys.stdout", heap.None)
		return heap.None
	}},
	{Name: "_own_stdout", Sig: "stream, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		m.SetRegistry("sys.stdout", a[0])
		return heap.None
	}},
	{Name: "_collected", Sig: "obj, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		return heap.Small(int64(m.Collected(a[0])))
	}},
	{Name: "exc_info", Sig: "", Fn: excInfo, Doc: "Return the type, value and traceback of the exception being handled."},
	{Name: "exception", Sig: "", Fn: func(m *vm.VM, a []heap.Value) heap.Value { return m.Handling() },
		Doc: "Return the exception being handled, or None."},
	{Name: "intern", Sig: "string, /", Fn: intern, Doc: "Return the one string equal to the given one that all interned strings share."},
	{Name: "getrecursionlimit", Sig: "", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		now, _ := m.Recursion()
		return heap.Small(int64(now))
	}, Doc: "Return how many calls may be nested."},
	{Name: "setrecursionlimit", Sig: "limit, /", Fn: setRecursionLimit,
		Doc: "Set how many calls may be nested, at most as many as the host allows."},
	{Name: "get_int_max_str_digits", Sig: "", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		return heap.Small(int64(m.MaxStrDigits()))
	}, Doc: "Return how many digits a conversion between int and str may have."},
	{Name: "set_int_max_str_digits", Sig: "maxdigits", Fn: setMaxDigits,
		Doc: "Set how many digits a conversion between int and str may have, 0 for any number."},
	{Name: "_getframe", Sig: "depth=, /", Fn: getFrame, Doc: "Return a frame of the call stack: 0 is the caller's."},
	{Name: "_getframemodulename", Sig: "depth=", Fn: frameModule, Doc: "Return the name of the module of a calling frame."},
	{Name: "_is_interned", Sig: "string, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		s, ok := m.Text(a[0])
		if !ok {
			return m.Raisef(vm.E.TypeError, "_is_interned() argument must be str, not %s", m.TypeName(a[0]))
		}
		v, ok := m.Heap().Interned(s)
		return heap.Bool(ok && v == a[0])
	}},
}

// bind adds what the machine itself holds.
func bind(m *vm.VM, module heap.Value) {
	m.Bind(module, "modules", m.Modules())
	h := m.Heap()
	m.Bind(module, "argv", m.Argv())
	names := m.ModuleNames()
	list := make([]heap.Value, len(names))
	for i, n := range names {
		list[i] = h.Intern(n)
	}
	m.Bind(module, "builtin_module_names", h.NewTuple(list))
}

// write sends text or bytes to standard output, or to standard error.
func write(m *vm.VM, a []heap.Value) heap.Value {
	w := m.Out()
	if a[0] == heap.True {
		w = m.Err()
	}
	if s, ok := m.Text(a[1]); ok {
		return m.WriteText(w, s)
	}
	b := m.Payload(a[1])
	if !b.Is(heap.KBytes) && !b.Is(heap.KByteArray) {
		return m.Raisef(vm.E.TypeError, "text or bytes are required, not '%s'", m.TypeName(a[1]))
	}
	return m.WriteText(w, string(m.Heap().Bytes(b).B))
}

func excInfo(m *vm.VM, a []heap.Value) heap.Value {
	exc := m.Handling()
	if exc == heap.None {
		return m.Heap().NewTuple([]heap.Value{heap.None, heap.None, heap.None})
	}
	return m.Heap().NewTuple([]heap.Value{m.TypeOf(exc), exc, m.Traceback(exc)})
}

func intern(m *vm.VM, a []heap.Value) heap.Value {
	if !a[0].Is(heap.KStr) {
		if _, ok := m.Text(a[0]); ok {
			return m.Raisef(vm.E.TypeError, "can't intern %s", m.TypeName(a[0]))
		}
		return m.Raisef(vm.E.TypeError, "intern() argument must be str, not %s", m.TypeName(a[0]))
	}
	return m.Heap().InternValue(a[0])
}

func setRecursionLimit(m *vm.VM, a []heap.Value) heap.Value {
	n, ok := m.AsInt64(a[0])
	if !ok {
		return m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(a[0]))
	}
	if n < 1 {
		return m.Raisef(vm.E.ValueError, "recursion limit must be greater or equal than 1")
	}
	if d := m.FrameDepth(); int64(d) >= n {
		return m.Raisef(vm.E.RecursionError, "cannot set the recursion limit to %d at the recursion depth %d: the limit is too low", n, d)
	}
	m.SetRecursion(int(min(n, 1<<31)))
	return heap.None
}

func setMaxDigits(m *vm.VM, a []heap.Value) heap.Value {
	n, ok := m.AsInt64(a[0])
	if !ok {
		return m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(a[0]))
	}
	if n != 0 && n < 640 {
		return m.Raisef(vm.E.ValueError, "maxdigits must be 0 or larger than 640")
	}
	m.SetMaxStrDigits(int(min(n, 1<<31)))
	return heap.None
}

// depthOf is an optional frame depth.
func depthOf(m *vm.VM, v heap.Value) int {
	if v == heap.Unbound {
		return 0
	}
	n, _ := m.AsInt64(v)
	return int(max(n, 0))
}

func getFrame(m *vm.VM, a []heap.Value) heap.Value {
	if f := m.LiveFrame(depthOf(m, a[0])); f != heap.Unbound {
		return f
	}
	return m.Raisef(vm.E.ValueError, "call stack is not deep enough")
}

func frameModule(m *vm.VM, a []heap.Value) heap.Value {
	g := m.FrameGlobals(depthOf(m, a[0]))
	if g == heap.Unbound {
		return heap.None
	}
	return m.GlobalOf(g, "__name__")
}
