package vm

import (
	"github.com/gilliam-run/gilliam/internal/heap"
)

// The built-in exceptions: what they keep beyond args and how they show themselves.

// nativeExcArgs (exc) is what the exception was made with, whatever its class says of args.
func nativeExcArgs(vm *VM, a []Value) Value {
	if e := vm.Exc(a[0]); e != nil {
		return e.Args
	}
	return vm.Raisef(E.TypeError, "exceptions must derive from BaseException")
}

// nativeExcField (exc, i) is field i of an exception, whatever its class says.
func nativeExcField(vm *VM, a []Value) Value {
	e, i := vm.Exc(a[0]), int(a[1].Int())
	if e == nil || i < 0 || i >= len(e.Fields) {
		return heap.None
	}
	return e.Fields[i]
}

// excField reads and writes field i of an exception's own attributes.
func excField(name string, i, of int) Getter {
	return Getter{Name: name, Member: true,
		Get: func(vm *VM, o Value) Value {
			e := vm.Exc(o)
			if e == nil || len(e.Fields) <= i || e.Fields[i] == heap.Unbound {
				return heap.None
			}
			return e.Fields[i]
		},
		Set: func(vm *VM, o, v Value) Value {
			e := vm.Exc(o)
			vm.h.ExcFields(e, of)
			e.Fields[i] = orNone(v)
			return heap.None
		}}
}

// excInit declares the __init__ of an exception class that takes attributes of its own.
func excInit(fn func(vm *VM, e *heap.Exc, self Value, args []Value, kw Value) Value) Def {
	return Def{Name: "__init__", Sig: "self, *args, **kwargs", Fn: func(vm *VM, a []Value) Value {
		e := vm.Exc(a[0])
		if e == nil {
			return vm.Raisef(E.TypeError, "descriptor '__init__' requires an exception")
		}
		e.Args = a[1]
		return fn(vm, e, a[0], vm.h.List(a[1]).V, a[2])
	}}
}

// excKeywords stores the keyword arguments that an exception class, or one derived from it, takes
// as attributes.
func (vm *VM) excKeywords(e *heap.Exc, self, kw Value, class string, names ...string) Value {
	d := vm.h.Dict(kw)
	for i := range min(len(names), len(e.Fields)) {
		e.Fields[i] = heap.Unbound
	}
	for i := range d.Ents {
		k := d.Ents[i].K
		if k == heap.Unbound {
			continue
		}
		found := false
		for j, n := range names {
			if vm.h.Str(k).S == n {
				vm.h.ExcFields(e, len(names))
				e.Fields[j] = d.Ents[i].V
				found = true
			}
		}
		if !found {
			if len(names) == 0 {
				return vm.Raisef(E.TypeError, "%s() takes no keyword arguments", vm.TypeName(self))
			}
			return vm.Raisef(E.TypeError, "%s() got an unexpected keyword argument '%s'", class, vm.h.Str(k).S)
		}
	}
	return heap.None
}

func at(args []Value, i int) Value {
	if i < len(args) {
		return args[i]
	}
	return heap.Unbound
}

// newException (cls, args, kwargs) makes an instance of an exception class.
func newException(vm *VM, a []Value) Value {
	v, in := vm.h.NewInst(vm.h.RootShape(a[0]))
	vm.h.MakeExc(in, a[1])
	vm.made(a[0], v)
	return v
}

// exceptionDefs are the native parts of the exception classes.
var exceptionDefs = map[string]*TypeDef{
	"BaseException": {
		New: &Def{Sig: "cls, *args, **kwargs", Fn: newException},
		Methods: []Def{
			excInit(func(vm *VM, e *heap.Exc, self Value, args []Value, kw Value) Value {
				return vm.excKeywords(e, self, kw, "")
			}),
			{Name: "__str__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
				args := vm.h.List(vm.Exc(a[0]).Args).V
				switch len(args) {
				case 0:
					return vm.h.NewStr("")
				case 1:
					return vm.Str(args[0])
				}
				return vm.Repr(vm.Exc(a[0]).Args)
			}},
			{Name: "__repr__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_exception_repr", a[0]) }},
			{Name: "with_traceback", Sig: "self, tb, /", Fn: func(vm *VM, a []Value) Value { return vm.setTraceback(a[0], a[1], a[0]) }},
			{Name: "add_note", Sig: "self, note, /", Fn: func(vm *VM, a []Value) Value {
				if !vm.isStr(a[1]) {
					return vm.Raisef(E.TypeError, "note must be a str, not '%s'", vm.TypeName(a[1]))
				}
				return vm.Tail("_add_note", a[0], a[1])
			}},
			{Name: "__setstate__", Sig: "self, state, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_exception_setstate", a[0], a[1]) }},
			{Name: "__reduce__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_exception_reduce", a[0]) }},
		},
		Getters: []Getter{
			{Name: "__dict__", Get: getDict, Set: setDict},
			{Name: "args", Get: func(vm *VM, o Value) Value { return vm.Exc(o).Args }, Set: func(vm *VM, o, v Value) Value {
				if v == heap.Unbound {
					return vm.Raisef(E.TypeError, "args may not be deleted")
				}
				vm.extra = heap.Unbound
				return vm.Tail("_set_exception_args", o, v)
			}},
			{Name: "__cause__", Get: func(vm *VM, o Value) Value { return vm.Exc(o).Cause }, Set: func(vm *VM, o, v Value) Value {
				if v == heap.Unbound {
					return vm.Raisef(E.TypeError, "__cause__ may not be deleted")
				}
				if v != heap.None && vm.Exc(v) == nil {
					return vm.Raisef(E.TypeError, "exception cause must be None or derive from BaseException")
				}
				e := vm.Exc(o)
				e.Cause, e.Suppress = v, true
				return heap.None
			}},
			{Name: "__context__", Get: func(vm *VM, o Value) Value { return vm.Exc(o).Context }, Set: func(vm *VM, o, v Value) Value {
				if v == heap.Unbound {
					return vm.Raisef(E.TypeError, "__context__ may not be deleted")
				}
				if v != heap.None && vm.Exc(v) == nil {
					return vm.Raisef(E.TypeError, "exception context must be None or derive from BaseException")
				}
				vm.Exc(o).Context = v
				return heap.None
			}},
			{Name: "__suppress_context__", Member: true, Get: func(vm *VM, o Value) Value { return heap.Bool(vm.Exc(o).Suppress) }, Set: func(vm *VM, o, v Value) Value {
				if v == heap.Unbound {
					return vm.Raisef(E.TypeError, "can't delete numeric/char attribute")
				}
				if !v.IsBool() {
					return vm.Raisef(E.TypeError, "attribute value type must be bool")
				}
				vm.Exc(o).Suppress = v == heap.True
				return heap.None
			}},
			{Name: "__traceback__", Get: func(vm *VM, o Value) Value { return vm.traceback(o) }, Set: func(vm *VM, o, v Value) Value {
				return vm.setTraceback(o, v, heap.None)
			}},
		},
	},
	"StopIteration": {
		Methods: []Def{excInit(func(vm *VM, e *heap.Exc, self Value, args []Value, kw Value) Value {
			vm.h.ExcFields(e, 1)
			e.Fields[0] = orNone(at(args, 0))
			return vm.excKeywords(e, self, kw, "")
		})},
		Getters: []Getter{excField("value", 0, 1)},
	},
	"SystemExit": {
		Methods: []Def{excInit(func(vm *VM, e *heap.Exc, self Value, args []Value, kw Value) Value {
			vm.h.ExcFields(e, 1)
			switch len(args) {
			case 0:
				e.Fields[0] = heap.None
			case 1:
				e.Fields[0] = args[0]
			default:
				e.Fields[0] = e.Args
			}
			return vm.excKeywords(e, self, kw, "")
		})},
		Getters: []Getter{excField("code", 0, 1)},
	},
	"KeyError": {
		Methods: []Def{{Name: "__str__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
			args := vm.h.List(vm.Exc(a[0]).Args).V
			switch len(args) {
			case 0:
				return vm.h.NewStr("")
			case 1:
				return vm.Repr(args[0])
			}
			return vm.Repr(vm.Exc(a[0]).Args)
		}}},
	},
	"NameError": {
		Methods: []Def{excInit(func(vm *VM, e *heap.Exc, self Value, args []Value, kw Value) Value {
			return vm.excKeywords(e, self, kw, "NameError", "name")
		})},
		Getters: []Getter{excField("name", 0, 1)},
	},
	"AttributeError": {
		Methods: []Def{excInit(func(vm *VM, e *heap.Exc, self Value, args []Value, kw Value) Value {
			return vm.excKeywords(e, self, kw, "AttributeError", "name", "obj")
		}), {Name: "__getstate__", Sig: "self, /", Fn: tailTo("_attribute_error_state")}},
		Getters: []Getter{excField("name", 0, 2), excField("obj", 1, 2)},
	},
	"ImportError": {
		Methods: []Def{excInit(func(vm *VM, e *heap.Exc, self Value, args []Value, kw Value) Value {
			vm.h.ExcFields(e, 4)
			e.Fields[3] = heap.None
			if len(args) == 1 {
				e.Fields[3] = args[0]
			}
			return vm.excKeywords(e, self, kw, "ImportError", "name", "path", "name_from")
		}), {Name: "__str__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
			e := vm.Exc(a[0])
			if len(e.Fields) > 3 && vm.isStr(e.Fields[3]) {
				return e.Fields[3]
			}
			return vm.Tail("_exception_str", a[0])
		}}},
		Getters: []Getter{excField("name", 0, 4), excField("path", 1, 4), excField("name_from", 2, 4), excField("msg", 3, 4)},
	},
	"OSError": {
		New: &Def{Sig: "cls, *args, **kwargs", Fn: func(vm *VM, a []Value) Value {
			if args := vm.h.List(a[1]).V; a[0] == E.OSError && len(args) >= 2 && len(args) <= 5 {
				if n, ok := vm.AsInt64(args[0]); ok && errnoClasses[n] != nil {
					a[0] = *errnoClasses[n]
				}
			}
			return newException(vm, a)
		}},
		Methods: []Def{excInit(initOSError), {Name: "__str__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_oserror_str", a[0]) }}},
		Getters: []Getter{excField("errno", 0, 4), excField("strerror", 1, 4), excField("filename", 2, 4), excField("filename2", 3, 4),
			{Name: "characters_written", Get: func(vm *VM, o Value) Value {
				if e := vm.Exc(o); len(e.Fields) > writtenField && e.Fields[writtenField] != heap.Unbound {
					return e.Fields[writtenField]
				}
				return vm.RaiseArgs(E.AttributeError, vm.h.Intern("characters_written"))
			}, Set: func(vm *VM, o, v Value) Value {
				if v != heap.Unbound && !v.IsInt() {
					return vm.Raisef(E.TypeError, "'%s' object cannot be interpreted as an integer", vm.TypeName(v))
				}
				e := vm.Exc(o)
				vm.h.ExcFields(e, writtenField+1)
				e.Fields[writtenField] = v
				return heap.None
			}}},
	},
	"SyntaxError": {
		Methods: []Def{excInit(func(vm *VM, e *heap.Exc, self Value, args []Value, kw Value) Value {
			vm.h.ExcFields(e, 9)
			if len(args) > 0 {
				e.Fields[0] = args[0]
			}
			if len(args) == 2 {
				return vm.Tail("_syntaxerror_init", self, args[0], args[1])
			}
			return vm.excKeywords(e, self, kw, "")
		}), {Name: "__str__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_syntaxerror_str", a[0]) }}},
		Getters: []Getter{excField("msg", 0, 9), excField("filename", 1, 9), excField("lineno", 2, 9), excField("offset", 3, 9),
			excField("text", 4, 9), excField("end_lineno", 5, 9), excField("end_offset", 6, 9), excField("_metadata", 7, 9), excField("print_file_and_line", 8, 9)},
	},
	"UnicodeDecodeError": {
		Methods: []Def{excInit(unicodeErrorInit("UnicodeDecodeError", 5)), {Name: "__str__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
			return vm.Tail("_unicodedecodeerror_str", a[0])
		}}},
		Getters: unicodeErrorFields,
	},
	"UnicodeEncodeError": {
		Methods: []Def{excInit(unicodeErrorInit("UnicodeEncodeError", 5)), {Name: "__str__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
			return vm.Tail("_unicodeencodeerror_str", a[0])
		}}},
		Getters: unicodeErrorFields,
	},
	"UnicodeTranslateError": {
		Methods: []Def{excInit(unicodeErrorInit("UnicodeTranslateError", 4)), {Name: "__str__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
			return vm.Tail("_unicodetranslateerror_str", a[0])
		}}},
		Getters: unicodeErrorFields,
	},
	"BaseExceptionGroup": {
		New: &Def{Sig: "cls, /, *args, **kwargs", Fn: func(vm *VM, a []Value) Value {
			args := vm.h.List(a[1]).V
			if len(args) != 2 {
				return vm.Raisef(E.TypeError, "BaseExceptionGroup.__new__() takes exactly 2 arguments (%d given)", len(args))
			}
			return vm.Tail("_group_new", a[0], args[0], args[1])
		}},
		Methods: []Def{
			excInit(func(vm *VM, e *heap.Exc, self Value, args []Value, kw Value) Value {
				return vm.excKeywords(e, self, kw, "")
			}),
			{Name: "__str__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_group_str", a[0]) }},
			{Name: "derive", Sig: "self, excs, /", Fn: func(vm *VM, a []Value) Value {
				return vm.Call(E.BaseExceptionGroup, nativeExcField(vm, []Value{a[0], heap.Small(0)}), a[1])
			}},
			{Name: "split", Sig: "self, matcher, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_group_split", a[0], a[1]) }},
			{Name: "subgroup", Sig: "self, matcher, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_group_subgroup", a[0], a[1]) }},
		},
		ClassMethods: []Def{classGetitem},
		Getters:      []Getter{readOnly(excField("message", 0, 2)), readOnly(excField("exceptions", 1, 2))},
	},
}

func readOnly(g Getter) Getter {
	g.Set = nil
	return g
}

// unicodeErrorFields: encoding, object, start, end, reason.
var unicodeErrorFields = []Getter{excField("encoding", 0, 5), excField("object", 1, 5), excField("start", 2, 5), excField("end", 3, 5), excField("reason", 4, 5)}

func unicodeErrorInit(name string, n int) func(vm *VM, e *heap.Exc, self Value, args []Value, kw Value) Value {
	return func(vm *VM, e *heap.Exc, self Value, args []Value, kw Value) Value {
		if len(args) != n {
			return vm.Raisef(E.TypeError, "function takes exactly %d arguments (%d given)", n, len(args))
		}
		vm.h.ExcFields(e, 5)
		copy(e.Fields[5-n:], args)
		for i, v := range e.Fields {
			if i < 5-n {
				continue
			}
			text := i == 0 || i == 4 || i == 1 && name != "UnicodeDecodeError"
			switch {
			case i == 1 && !text && !vm.isBytes(v):
				b, r := vm.bufferArg(v)
				if r != heap.Unbound {
					return r
				}
				if e.Fields[i] = vm.copied(heap.KBytes, b); e.Fields[i] == heap.Raised {
					return heap.Raised
				}
			case text && !vm.isStr(v):
				return vm.Raisef(E.TypeError, "argument %d must be str, not %s", i-(5-n)+1, vm.ArgTypeName(v))
			case (i == 2 || i == 3) && !vm.isInt(v):
				return vm.Raisef(E.TypeError, "'%s' object cannot be interpreted as an integer", vm.TypeName(v))
			}
		}
		return vm.excKeywords(e, self, kw, "")
	}
}

// initOSError sets errno, strerror and the file names from two to five arguments.
// writtenField is the field of an OSError that holds characters_written.
const writtenField = 4

func initOSError(vm *VM, e *heap.Exc, self Value, args []Value, kw Value) Value {
	vm.h.ExcFields(e, 4)
	if n := len(args); n >= 2 && n <= 5 {
		e.Fields[0], e.Fields[1] = args[0], args[1]
		if n >= 3 && args[2].IsInt() && vm.IsInstance(self, E.BlockingIOError) {
			vm.h.ExcFields(e, writtenField+1)
			e.Fields[writtenField] = args[2]
		} else if n >= 3 && args[2] != heap.None {
			e.Fields[2] = args[2]
			e.Args = vm.h.NewTuple([]Value{args[0], args[1]})
		}
		if n == 5 {
			e.Fields[3] = args[4]
		}
	}
	return vm.excKeywords(e, self, kw, "")
}

// errnoClasses maps errno values to the OSError subclass that OSError(errno, …) makes.
var errnoClasses = map[int64]*Value{
	11: &E.BlockingIOError, 114: &E.BlockingIOError, 115: &E.BlockingIOError, 32: &E.BrokenPipeError, 108: &E.BrokenPipeError,
	10: &E.ChildProcessError, 103: &E.ConnectionAbortedError, 111: &E.ConnectionRefusedError, 104: &E.ConnectionResetError,
	17: &E.FileExistsError, 2: &E.FileNotFoundError, 4: &E.InterruptedError, 21: &E.IsADirectoryError,
	20: &E.NotADirectoryError, 13: &E.PermissionError, 1: &E.PermissionError, 3: &E.ProcessLookupError, 110: &E.TimeoutError,
}

// setTraceback is e.__traceback__ = tb.
func (vm *VM) setTraceback(o, tb, result Value) Value {
	switch {
	case tb == heap.Unbound:
		return vm.Raisef(E.TypeError, "__traceback__ may not be deleted")
	case tb == heap.None:
		tb = heap.Unbound
	case !tb.Is(heap.KTraceback):
		return vm.Raisef(E.TypeError, "__traceback__ must be a traceback or None")
	}
	e := vm.Exc(o)
	e.Trace, e.TB = e.Trace[:0], tb
	return result
}

// Traceback objects: F[0] the next one inwards or None, F[1] the code, F[2] the place in it,
// F[3] the frame object once asked for.
var tracebackType = TypeDef{Name: "traceback", Kind: heap.KTraceback, Final: true,
	New:     &Def{Sig: "cls, tb_next, tb_frame, tb_lasti, tb_lineno", Fn: newTraceback},
	Methods: []Def{plainRepr()},
	Getters: []Getter{
		{Name: "tb_lineno", Get: func(vm *VM, o Value) Value { u, pc := vm.tbEntry(o); return heap.Small(int64(lineAt(u.Code, pc))) }},
		{Name: "tb_lasti", Member: true, Get: func(vm *VM, o Value) Value { _, pc := vm.tbEntry(o); return heap.Small(int64(2 * standing(pc))) }},
		{Name: "tb_next", Get: func(vm *VM, o Value) Value { return vm.h.Rec(o).F[0] }, Set: setTracebackNext},
		{Name: "tb_frame", Member: true, Get: func(vm *VM, o Value) Value {
			if f := vm.h.Rec(o).F[3]; f != heap.Unbound {
				return f
			}
			f := vm.h.NewRec(heap.KFrame, o, heap.Unbound, heap.Unbound, heap.Unbound)
			vm.h.Rec(o).F[3] = f
			return f
		}},
	}}

func newTraceback(vm *VM, a []Value) Value {
	next, frame := a[1], a[2]
	switch {
	case next != heap.None && !next.Is(heap.KTraceback):
		return vm.Raisef(E.TypeError, "expected traceback object or None, got '%s'", vm.TypeName(next))
	case !frame.Is(heap.KFrame):
		return vm.Raisef(E.TypeError, "TracebackType() argument 'tb_frame' must be frame, not %s", vm.TypeName(frame))
	case !a[3].IsInt() || !a[4].IsInt():
		return vm.Raisef(E.TypeError, "'%s' object cannot be interpreted as an integer", vm.TypeName(a[3]))
	}
	u, pc := vm.frameUnit(frame)
	return vm.h.NewRec(heap.KTraceback, next, u.Self, heap.Small(int64(pc)), frame)
}

// setTracebackNext is tb.tb_next = v, which must not close a circle.
func setTracebackNext(vm *VM, o, v Value) Value {
	switch {
	case v == heap.Unbound:
		return vm.Raisef(E.TypeError, "can't delete tb_next attribute")
	case v != heap.None && !v.Is(heap.KTraceback):
		return vm.Raisef(E.TypeError, "expected traceback object, got '%s'", vm.TypeName(v))
	}
	for tb := v; tb.Is(heap.KTraceback); tb = vm.h.Rec(tb).F[0] {
		if tb == o {
			return vm.Raisef(E.ValueError, "traceback loop detected")
		}
		if !vm.pay(1) {
			return heap.Raised
		}
	}
	vm.h.Rec(o).F[0] = v
	return heap.None
}

// tbEntry is the code a traceback object stands for and the place in it.
func (vm *VM) tbEntry(o Value) (*heap.Unit, int) {
	r := vm.h.Rec(o)
	if !r.F[1].Is(heap.KUnit) {
		return vm.hostUnit, 0 // of a snapshot that is not ours
	}
	return vm.h.Unit(r.F[1]), int(r.F[2].Int())
}
