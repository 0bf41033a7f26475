package vm

import (
	"io"
	"sort"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// What natives of the library may use of the machine.

// A Stepper is the payload of a native iterator of a library type.
type Stepper interface {
	heap.NativeData
	// Step gives the next element of the iterator self, Unbound at its end, or a mark.
	Step(vm *VM, self Value) Value
	// Plain reports that Step reaches no Python code.
	Plain(vm *VM) bool
	// Depth is how many iterators deep its sources are nested.
	Depth() int
}

// A Walker is the payload of a container of a library type that has a native iterator.
type Walker interface {
	heap.NativeData
	// Iter is the iterator over self, whose payload is a Stepper.
	Iter(vm *VM, self Value) Value
}

// walk is the iterator of a native container whose class has no other, Unbound for
// anything else.
func (vm *VM) walk(v Value) Value {
	n := vm.h.Native(v)
	if w, ok := n.Data.(Walker); ok && vm.slots(n.Class)[slotIter].Is(heap.KBuiltin) {
		return w.Iter(vm, v)
	}
	return heap.Unbound
}

// maxIterDepth bounds how deep native iterators step each other without frames.
const maxIterDepth = 24

// stepper returns the native payload of an iterator whose class does not step it otherwise.
func (vm *VM) stepper(v Value) Stepper {
	n := vm.h.Native(v)
	s, ok := n.Data.(Stepper)
	if !ok || !vm.slots(n.Class)[slotNext].Is(heap.KBuiltin) {
		return nil
	}
	return s
}

// IterDepth is how many native iterators deep v is nested.
func (vm *VM) IterDepth(v Value) int {
	switch v.Kind() {
	case heap.KIter:
		if it := vm.h.Iter(v); it.Sort == iterEnum || it.Sort == iterZip {
			return it.N
		}
	case heap.KNative:
		if s := vm.stepper(v); s != nil {
			return s.Depth()
		}
	}
	return 0
}

// StepsNatively reports that Next on iterator v needs no Python code.
func (vm *VM) StepsNatively(v Value) bool { return vm.stepsNatively(v) }

// Next is the next element of an iterator, Unbound at its end, or a mark: of an iterator
// that does not step natively it may only be a native's last act.
func (vm *VM) Next(it Value) Value { return vm.next(it) }

// NativeIter is the iterator of a built-in container, Unbound for anything else.
func (vm *VM) NativeIter(v Value) Value { return vm.nativeIter(v) }

// NextOrStop is next(it): it raises StopIteration at the end.
func (vm *VM) NextOrStop(it Value) Value { return vm.nextOrStop(it) }

// AddNow is x + y for numbers, NotImplemented for anything else.
func (vm *VM) AddNow(x, y Value) Value { return vm.nativeBinary(compile.OpAdd, x, y) }

// EqualNow compares two values; known is false where that needs Python code.
func (vm *VM) EqualNow(a, b Value) (eq, known bool) {
	if a == b {
		return true, true
	}
	return vm.equalNow(a, b)
}

// LookupKey finds key k in dict or set d: the entry or -1. ok is false where that needs
// Python code, or after an error was raised (err).
func (vm *VM) LookupKey(d, k Value) (i int, ok, err bool) {
	i, _, ok, err = vm.lookupNow(vm.h.Dict(d), k)
	return i, ok, err
}

// StoreKey is d[k] = v: None, Raised, or Unbound where that needs Python code.
func (vm *VM) StoreKey(d, k, v Value) Value { return vm.dictSetNow(d, k, v) }

// Text is the text of a str or of an instance of a subclass of it.
func (vm *VM) Text(v Value) (string, bool) {
	if !vm.isStr(v) {
		return "", false
	}
	return vm.h.Str(vm.plainStr(v)).S, true
}

// Pay charges units of work; false after stopping the run.
func (vm *VM) Pay(n int) bool { return vm.pay(n) }

// Need checks that n bytes are at hand; false after stopping the run.
func (vm *VM) Need(n int) bool { return vm.need(n) }

// Registry reads what natives keep by name, Unbound if there is nothing.
func (vm *VM) Registry(name string) Value {
	k, ok := vm.h.Interned(name)
	if !ok {
		return heap.Unbound // what nobody entered needs no string
	}
	return vm.dictFind(vm.registry, k)
}

// SetRegistry keeps a value for natives; it is in snapshots.
func (vm *VM) SetRegistry(name string, v Value) {
	vm.dictSetStr(vm.h.Dict(vm.registry), vm.h.Intern(name), v)
}

// LibraryValue is a global of the Python part of a library module, Unbound if the module is
// not imported or has none of that name.
func (vm *VM) LibraryValue(module, name string) Value {
	d := vm.Registry("lib." + module)
	if !d.Is(heap.KDict) {
		return heap.Unbound
	}
	key, ok := vm.h.Interned(name)
	if !ok {
		return heap.Unbound
	}
	return vm.dictFind(d, key)
}

// SetDict makes a dictionary the attributes of an instance.
func (vm *VM) SetDict(o, d Value) Value { return setDict(vm, o, d) }

// CallIn calls a function of the Python part of a library module as the last act of a native.
// The module is imported if the script has not done that: values of its types also come from
// the host.
func (vm *VM) CallIn(module, name string, args ...Value) Value {
	if d := vm.Registry("lib." + module); d != heap.Unbound {
		return vm.Call(vm.libraryFunc(d, name), args...)
	}
	return vm.Tail("_call_in", vm.h.Intern(module), vm.h.Intern(name), vm.h.NewTuple(append([]Value(nil), args...)))
}

// libraryFunc is a function of the Python part of a library module.
func (vm *VM) libraryFunc(dict Value, name string) Value { return vm.dictFind(dict, vm.h.Intern(name)) }

// nativeLibraryFunc (module, name) is a function of the Python part of a loaded module.
func nativeLibraryFunc(vm *VM, a []Value) Value {
	module, name := vm.h.Str(a[0]).S, vm.h.Str(a[1]).S
	d := vm.Registry("lib." + module)
	if d == heap.Unbound {
		return vm.Raisef(E.SystemError, "module %s is not loaded", module)
	}
	return vm.libraryFunc(d, name)
}

// Modules is sys.modules.
func (vm *VM) Modules() Value { return vm.modules }

// Bind stores a constant in a module, for ModuleDef.Init.
func (vm *VM) Bind(module Value, name string, v Value) {
	vm.dictSetStr(vm.h.Dict(vm.h.Module(module).Dict), vm.h.Intern(name), v)
}

// Handling is the exception being handled, or None.
func (vm *VM) Handling() Value { return vm.handling() }

// Traceback is the traceback object of an exception, None if it has none.
func (vm *VM) Traceback(exc Value) Value { return vm.traceback(exc) }

// Out and Err are the script's standard output and error.
func (vm *VM) Out() io.Writer { return vm.out }

// Err is the script's standard error.
func (vm *VM) Err() io.Writer { return vm.errOut }

// WriteText writes to one of the streams; None or a mark.
func (vm *VM) WriteText(w io.Writer, s string) Value { return vm.write(w, s) }

// Host is what the embedder grants; it may be nil.
func (vm *VM) Host() Host { return vm.host }

// Recursion is the limit in force, and the host's.
func (vm *VM) Recursion() (now, host int) {
	host = vm.limits0.Recursion
	if host <= 0 {
		host = 1 << 16
	}
	return vm.recursion, host
}

// SetRecursion lowers or raises the limit, up to the host's.
func (vm *VM) SetRecursion(n int) {
	vm.SetRegistry(recursionKey, heap.Small(int64(n)))
	vm.limitRecursion()
}

// recursionKey names the limit that the script chose in the registry.
const recursionKey = "recursion_limit"

// limitRecursion puts the limit in force: the host's, or a lower one of the script.
func (vm *VM) limitRecursion() {
	_, vm.recursion = vm.Recursion()
	if vm.registry != heap.Unbound {
		if v := vm.Registry(recursionKey); v.IsInt() {
			vm.recursion = int(min(max(v.Int(), 1), int64(vm.recursion)))
		}
	}
	vm.maxFrames = min(len(vm.frames), vm.recursion)
}

// FrameGlobals is the globals of the frame of the script depth frames out, Unbound if
// there is none.
func (vm *VM) FrameGlobals(depth int) Value {
	for i := vm.fp; i > 0; i-- {
		if !visible(vm.frames[i].unit.Code.Flags) {
			continue
		}
		if depth == 0 {
			return vm.frames[i].globals
		}
		depth--
	}
	return heap.Unbound
}

// TruthNow is the truth of v, Unbound where that may need Python code.
func (vm *VM) TruthNow(v Value) Value {
	if hasOwnOps(v) || v == heap.NotImplemented {
		return heap.Unbound
	}
	if v.Is(heap.KMappingProxy) {
		if _, ok := vm.nativeLen(v); !ok {
			return heap.Unbound
		}
	}
	return vm.Truth(v)
}

// Flag is an optional argument that says yes or no; an object whose class decides it says yes.
func (vm *VM) Flag(v Value, absent bool) bool {
	if v == heap.Unbound {
		return absent
	}
	return vm.TruthNow(v) != heap.False
}

// CallDef runs a native of a module on bound arguments, those of *args as one tuple, for a
// Python part that has converted them.
func (vm *VM) CallDef(d *Def, args []Value) Value {
	g := parseSignature(d.Sig)
	if len(args) < g.need || len(args) > len(g.names) || g.args >= 0 && (g.args >= len(args) || !args[g.args].Is(heap.KTuple)) {
		return vm.Raisef(E.TypeError, "%s() takes %d arguments (%d given)", d.Name, len(g.names), len(args))
	}
	a := make([]Value, len(g.names))
	for i := copy(a, args); i < len(a); i++ {
		a[i] = heap.Unbound
	}
	return d.Fn(vm, a)
}

// NewObject makes an instance with a native payload of class, a library type or a subclass
// of one: those have attributes.
func (vm *VM) NewObject(class Value, data heap.NativeData) Value {
	vm.budget -= objectMade
	v := vm.h.NewNative(class, data)
	flags := vm.h.Type(class).Flags
	if flags&(typeHeap|typeNoDict) == typeHeap {
		d, _ := vm.h.NewDict()
		vm.h.Native(v).Dict = d
	}
	if flags&typeHeap != 0 {
		return vm.made(class, v)
	}
	return v
}

// objectMade is the fuel of making an object that holds a Go value.
const objectMade = 8

// Char is the string of one ASCII character.
func (vm *VM) Char(c byte) Value { return vm.charOf(c) }

// GlobalOf reads a name of a module dictionary, None if it is not there.
func (vm *VM) GlobalOf(dict Value, name string) Value {
	return orNone(vm.dictFind(dict, vm.h.Intern(name)))
}

// ModuleNames lists the modules of the library, sorted.
func (vm *VM) ModuleNames() []string {
	names := make([]string, 0, len(vm.image.modules))
	for n := range vm.image.modules { // sorted next
		names = append(names, n)
	}
	sort.Strings(names)
	return names
}

// SetArgv sets what sys.argv is in this VM: a new list of the arguments.
func (vm *VM) SetArgv(args []string) {
	vm.args = args
	if d := vm.Registry("lib.sys"); d != heap.Unbound {
		vm.dictSetStr(vm.h.Dict(d), vm.h.Intern("argv"), vm.Argv())
	}
}

// Argv makes the list of the arguments.
func (vm *VM) Argv() Value {
	list := make([]Value, len(vm.args))
	for i, a := range vm.args {
		list[i] = vm.h.NewStr(a)
	}
	return vm.h.NewList(list)
}

// TypeIn returns a type that a library module declares.
func (vm *VM) TypeIn(module, name string) Value { return vm.image.TypeOfModule(module, name) }

// Buffer returns the bytes of an object with a buffer; ok is false if v has none. r is
// Unbound, or the mark of an error. The bytes are not the caller's.
func (vm *VM) Buffer(v Value) (b []byte, ok bool, r Value) { return vm.buffer(v) }

// Callable reports whether v can be called.
func (vm *VM) Callable(v Value) bool { return vm.callable(v) }

// OperateNow is a binary or comparison operator on values whose operators are native,
// Unbound on any others.
func (vm *VM) OperateNow(op compile.Op, x, y Value) Value {
	if hasOwnOps(x) || hasOwnOps(y) {
		return heap.Unbound
	}
	if op >= compile.OpLt && op <= compile.OpNe {
		if r := vm.nativeCompare(op, x, y); r != heap.NotImplemented {
			return r
		}
		return heap.Unbound
	}
	return vm.binary(op, x, y, false)
}

// Address is what repr shows as the place of an object.
func (vm *VM) Address(v Value) string { return vm.address(v) }

// WritableBuffer is Buffer for an object whose bytes may be written in place; ok is false for
// any other.
func (vm *VM) WritableBuffer(v Value) (b []byte, ok bool, r Value) {
	switch v = vm.Payload(v); v.Kind() {
	case heap.KByteArray:
		return vm.h.Bytes(v).B, true, heap.Unbound
	case heap.KNative:
		switch d := vm.h.Native(v).Data.(type) {
		case *memoryView:
			if d.readOnly || !d.contiguous(false) {
				return nil, false, heap.Unbound
			}
			b, r = vm.viewBytes(d)
			return b, true, r
		case Exporter:
			view := d.View()
			return view.Bytes, !view.ReadOnly, heap.Unbound
		}
	}
	return nil, false, heap.Unbound
}

// SliceBounds resolves a slice object against length n. ok is false where a bound needs
// Python code or is of a wrong type.
func (vm *VM) SliceBounds(k Value, n int) (start, stop, step int, ok bool) {
	return vm.sliceBounds(k, n)
}

// BufferShape is the size of the items of an object with a buffer, and whether they lie one
// behind the other.
func (vm *VM) BufferShape(v Value) (itemSize int, whole bool) {
	if p := vm.Payload(v); p.Is(heap.KNative) {
		switch d := vm.h.Native(p).Data.(type) {
		case *memoryView:
			return d.itemSize, d.contiguous(false)
		case Exporter:
			return d.View().ItemSize, true
		}
	}
	return 1, true
}
