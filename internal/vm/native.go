package vm

import (
	"fmt"
	"strings"
	"sync/atomic"

	"github.com/gilliam-run/gilliam/internal/codec"
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// A Def declares a native function or method.
//
// Sig lists its parameters in Python's syntax: "self, key, default=, /". A name followed
// by "=" is optional; "/" and "*" separate as in Python; "*args" and "**kwargs" collect.
// Fn gets one value for each parameter, in the order of Sig: absent ones are heap.Unbound,
// *args is a tuple and **kwargs a dict. It answers with a value, or with the mark of
// vm.Raise…, vm.Tail… or a suspension, which it returns unchanged.
type Def struct {
	Name string
	Sig  string
	Fn   func(vm *VM, a []Value) Value
	// Args, if given, is tried first with the arguments of a call without keywords, as they
	// stand. Its answer Unbound means that nothing happened and Fn is to be called.
	Args func(vm *VM, args []Value) Value
	// Wrong, if given, words what is wrong with n positional arguments and these keywords, or
	// answers Unbound where it is what it would be with other natives. That of a __new__ is for
	// calls of the type itself, not of a subclass.
	Wrong func(vm *VM, n int, names []Value) Value
	Doc   string
}

// A Getter declares a native read-only attribute, or one with a setter.
type Getter struct {
	Name string
	Get  func(vm *VM, self Value) Value
	Set  func(vm *VM, self, v Value) Value // v is Unbound for del; nil: read-only
	Doc  string

	Member bool // a plain field: scripts see a member_descriptor, not a getset_descriptor
	Hidden bool // not listed among the attributes of the class
}

// A TypeDef declares a built-in type. Methods take self first; ClassMethods and New take
// the class first; Statics take neither.
type TypeDef struct {
	Name         string // as scripts see it
	Module       string // default builtins
	Base         string // name of the base type, default object
	Kind         heap.Kind
	Final        bool // cannot be subclassed
	Unhashable   bool // __hash__ is None
	Whole        bool // New fills instances of the class itself; only subclasses do that in __init__
	Weak         bool // instances can have weak references
	Sequence     bool // instances match sequence patterns
	Mapping      bool // instances match mapping patterns
	New          *Def // cls, …; nil: cannot be created by calling
	Methods      []Def
	ClassMethods []Def
	Statics      []Def
	Getters      []Getter
	Consts       []Const
	Doc          string
}

// A Const declares a class attribute that is a value of the image: Make builds it there.
type Const struct {
	Name string
	Make func(h *heap.Heap, class Value) Value
}

// A ModuleDef declares a library module: natives, constants and the part written in
// Python, which runs at the first import in a VM with the natives already in its globals.
type ModuleDef struct {
	Name    string // dotted
	Funcs   []Def
	Types   []TypeDef                  // bound in the module under the last part of their name
	Init    func(vm *VM, module Value) // further constants; must not run Python
	Source  string                     // the Python part, empty if none
	Code    string                     // what compile.Pack made of it; without it, or if it is of another source, the first import compiles
	File    string                     // its name in tracebacks
	Package bool
	Hidden  bool // the Python part stands for native code: its frames do not show, and it sees the prelude
	// InC are the functions and classes of the Python part that CPython has in C, "*" for all:
	// they word wrong arguments as natives do, and messages show these classes with their
	// module. Without a list functions that take no keywords word wrong arguments so.
	InC []string
	// Shared are classes that CPython has not: their methods are those of the classes that
	// inherit from them.
	Shared []string
	// InModule is the module that has them in CPython, if it is another; messages name it.
	InModule string
	// Reading tells of functions, methods ("Class.method") and classes that do not count or
	// name wrong arguments as most in C do; "*" stands for all that take more than one.
	Reading map[string]Reading
	Doc     string
	// Marks are the sets, lists and dictionaries of the Python part that hold what is in
	// progress, by name. They are emptied after a run that ended without its finally clauses.
	Marks []string
}

// A Reading is how the code of a function in CPython takes its arguments, which shows in the
// words for wrong ones.
type Reading uint8

const (
	Unpacked Reading = iota // they are counted and unpacked for it
	Parsed                  // by a format that has the function's name
	Nameless                // by a format that has not
	Counted                 // as a tuple, which it unpacks itself
	ByClass                 // with the class that defines it, and so in the way of keywords
)

// native is what a heap.Builtin's Def is: a Def and where it stands.
type native struct {
	*Def
	fn       func(vm *VM, a []Value) Value // Def's
	module   string
	sig      atomic.Pointer[signature] // see signature
	owner    string                    // type name for methods
	ownerKey Value                     // type handle for methods: checked against self
	alias    string                    // of a __new__: what messages call it
	host     string                    // of a function of the host: its name in snapshots
	getter   *Getter                   // of a native attribute
	kind     nativeKind
	// operation: a method that stands for an operation of the language
	operation bool
}

// signature is Sig parsed, at the first call in the process.
func (d *native) signature() *signature {
	g := d.sig.Load()
	if g == nil {
		g = parseSignature(d.Sig)
		d.sig.Store(g)
	}
	return g
}

// qual is the name messages show: "list.append".
func (d *native) qual() string {
	switch {
	case d.alias != "":
		return d.alias
	case d.owner != "":
		return d.owner + "." + d.Name
	case d.module != "builtins" && d.module != "_prelude" && d.host == "":
		return d.module + "." + d.Name
	}
	return d.Name
}

// id is unique and stable: the name in snapshots.
func (d *native) id() string {
	id := d.module + "." + d.Name
	switch {
	case d.host != "":
		return d.host
	case d.owner != "":
		id = d.module + "." + d.owner + "." + d.Name
	}
	if d.getter != nil {
		id += ".get"
	}
	return id
}

type nativeKind uint8

const (
	nativeFunction nativeKind = iota
	nativeMethod
	nativeClassMethod
	nativeStatic
	nativeNew
)

type signature struct {
	names   []string // slots
	posOnly int      // of the positional ones
	pos     int      // positional slots, the first ones
	need    int      // leading positional slots that are required
	kwOnly  int      // keyword-only slots after the positional ones
	kwNeed  uint64   // bit i: keyword-only slot i is required
	args    int      // slot of *args, or -1
	kwargs  int      // slot of **kwargs, or -1
	kinds   []string // what may stand in each slot, "" for anything; nil if all may hold anything
}

func parseSignature(s string) *signature {
	g := new(signature)
	g.args, g.kwargs = -1, -1
	if s == "" {
		return g
	}
	star := false
	for _, p := range strings.Split(s, ",") {
		p = strings.TrimSpace(p)
		optional := strings.HasSuffix(p, "=")
		p = strings.TrimSuffix(p, "=")
		switch {
		case p == "/":
			g.posOnly = g.pos
			continue
		case p == "*":
			star = true
			continue
		case strings.HasPrefix(p, "**"):
			g.kwargs = len(g.names)
			p = p[2:]
		case strings.HasPrefix(p, "*"):
			g.args = len(g.names)
			p = p[1:]
			star = true
		case star:
			if !optional {
				g.kwNeed |= 1 << g.kwOnly
			}
			g.kwOnly++
		default:
			g.pos++
			if !optional {
				g.need = g.pos
			}
		}
		p, kind, limited := strings.Cut(p, ":")
		if limited && g.kinds == nil {
			g.kinds = make([]string, len(g.names))
		}
		g.names = append(g.names, p)
		if g.kinds != nil {
			g.kinds = append(g.kinds, kind)
		}
	}
	return g
}

// fits reports whether the arguments are of the kinds that the signature names, and raises
// TypeError otherwise. It is for natives that the Python part of a module calls, which sees
// to the kinds; scripts can reach those natives too.
func (vm *VM) fits(d *native, g *signature, a []Value) bool {
	for i, kind := range g.kinds {
		if kind != "" && a[i] != heap.Unbound && !vm.isOfKind(d, kind, a[i]) {
			vm.Raisef(E.TypeError, "%s() argument %d is not of the kind it takes: %s", d.called(), i+1, vm.TypeName(a[i]))
			return false
		}
	}
	return true
}

func (vm *VM) isOfKind(d *native, kind string, v Value) bool {
	switch kind {
	case "int":
		return v.IsInt()
	case "integer":
		return v.IsInt() || v.Is(heap.KInt)
	case "str":
		return v.Is(heap.KStr)
	case "bytes":
		p := vm.Payload(v)
		return p.Is(heap.KBytes) || p.Is(heap.KByteArray)
	case "list":
		return v.Is(heap.KList)
	case "tuple":
		return v.Is(heap.KTuple)
	case "count": // of things, or a place among them
		return isCount(v)
	case "slot":
		return isCount(v) && v.Int() < heap.NumSlots
	case "codec":
		return v.Is(heap.KStr) && codec.Lookup(vm.h.Str(v).S) != nil
	case "string":
		return vm.Payload(v).Is(heap.KStr)
	case "integers":
		if !v.Is(heap.KList) && !v.Is(heap.KTuple) {
			return false
		}
		for _, x := range vm.h.List(v).V {
			if !isWhole(vm, x) {
				return false
			}
		}
		return true
	case "sum": // what nativeSumState made
		if !v.Is(heap.KList) || len(vm.h.List(v).V) != 3 {
			return false
		}
		l := vm.h.List(v).V
		switch {
		case l[0] == heap.Small(int64(sumInts)):
			return isWhole(vm, l[1])
		case l[0] == heap.Small(int64(sumFloats)):
			return heap.IsFloat(l[1]) && heap.IsFloat(l[2])
		}
		return isCount(l[0]) && l[1] != heap.Unbound
	case "strings":
		if !v.Is(heap.KList) && !v.Is(heap.KTuple) {
			return false
		}
		for _, x := range vm.h.List(v).V {
			if !x.Is(heap.KStr) {
				return false
			}
		}
		return true
	case "annotated":
		return v.Is(heap.KFunc) || v.Is(heap.KModule) || v.Is(heap.KType) && vm.h.Type(v).Flags&typeHeap != 0
	case "seq":
		return v.Is(heap.KList) || v.Is(heap.KTuple)
	case "dict":
		return v.Is(heap.KDict)
	case "type":
		return v.Is(heap.KType)
	case "class": // one that a script can change
		return v.Is(heap.KType) && vm.h.Type(v).Flags&typeHeap != 0
	case "dicts":
		return vm.Payload(v).Is(heap.KDict)
	case "table":
		return v.Is(heap.KDict) || v.Is(heap.KSet) || v.Is(heap.KFrozenSet)
	case "filled": // a table whose entries come and go
		return v.Is(heap.KDict) || v.Is(heap.KSet)
	case "set":
		return v.Is(heap.KSet)
	case "sets":
		return v.Is(heap.KSet) || v.Is(heap.KFrozenSet)
	case "func":
		return v.Is(heap.KFunc)
	case "code":
		return v.Is(heap.KUnit)
	case "gen":
		return v.Is(heap.KGen)
	case "cell":
		return v.Is(heap.KCell)
	case "slice":
		return v.Is(heap.KSlice)
	case "module":
		return v.Is(heap.KModule)
	case "range":
		return v.Is(heap.KRange)
	case "property":
		return vm.Payload(v).Is(heap.KProperty)
	case "inst":
		return v.Is(heap.KInst)
	case "exc":
		return vm.Exc(v) != nil
	case "iter":
		return vm.Payload(v).Is(heap.KIter)
	case "super":
		return vm.Payload(v).Is(heap.KSuper)
	case "probe": // what nativeProbe gave, or None
		if v.Is(heap.KTuple) || v.Is(heap.KList) {
			l := vm.h.List(v).V
			return len(l) >= 5 && isWhole(vm, l[1]) && isWhole(vm, l[2]) && l[4].IsInt()
		}
		return v == heap.None
	case "text":
		p := vm.Payload(v)
		return p.Is(heap.KStr) || p.Is(heap.KBytes) || p.Is(heap.KByteArray)
	case "operator": // the number of a binary one
		return v.IsInt() && int64(compile.OpAdd) <= v.Int() && v.Int() <= int64(compile.OpShr)
	case "place":
		return v.Is(heap.KTraceback) || v.Is(heap.KFrame)
	case "own":
		// A class whose instances are native objects of the module.
		if !v.Is(heap.KType) {
			return false
		}
		info, ok := vm.h.Type(vm.builtinLayout(v)).Def.(*typeInfo)
		return ok && info.module == d.module
	}
	return false
}

// plain reports that positional arguments are the slots themselves.
func (g *signature) plain() bool { return g.args < 0 && g.kwargs < 0 && g.kwOnly == 0 }

// slotOfKwOnly returns the slot of keyword-only parameter i: those stand after *args.
func (g *signature) kwSlot(i int) int {
	s := g.pos + i
	if g.args >= 0 {
		s++
	}
	return s
}

// kwargs are the keyword arguments of the call in progress: their values are the last
// len(names) arguments.
type kwargs struct{ names []Value }

// nativeFuel is what the call of a native costs beside its work, on every path.
const nativeFuel = 4

// callNative binds n arguments at stack[at:] and runs the native.
func (vm *VM) callNative(d *native, self Value, at, n int) Value {
	vm.safepoint()
	vm.budget -= nativeFuel
	names := vm.kw.names
	vm.kw.names = nil
	g := d.signature()
	bound := 0
	if self != heap.Unbound {
		bound = 1
	}
	if d.Args != nil && names == nil && bound == 0 {
		if v := d.Args(vm, vm.stack[at:at+n:at+n]); v != heap.Unbound {
			return v
		}
	}
	if names == nil && g.plain() && bound == 0 {
		if n < g.need || n > g.pos {
			if n > 1 && vm.leavesArgs(d, vm.stack[at]) {
				vm.argTop = at + 1
				return vm.callNative(d, self, at, 1)
			}
			return vm.wrongCall(d, vm.stack[at], n, nil)
		}
		a := vm.stack[at : at+g.pos : at+g.pos]
		if n < g.pos {
			for i := n; i < g.pos; i++ {
				a[i] = heap.Unbound
			}
			vm.argTop = max(vm.argTop, at+g.pos) // natives put defaults there: a collection keeps them
		}
		for i := range g.need { // of a frame of the library that somebody changed
			if a[i] == heap.Unbound {
				return vm.badInternal()
			}
		}
		if g.kinds != nil && !vm.fits(d, g, a) {
			return heap.Raised
		}
		return d.fn(vm, a)
	}
	vm.kw.names = names // alive until they are bound
	var few [8]Value
	a, r := vm.bindNative(few[:0], d, self, at, n)
	vm.kw.names = nil
	if r != heap.None {
		return r
	}
	return d.fn(vm, a)
}

// leavesArgs reports a __new__ that leaves the arguments to the __init__ of a subclass, which may
// take any.
func (vm *VM) leavesArgs(d *native, class Value) bool {
	return d.kind == nativeNew && class != d.ownerKey && vm.madeWhole(d.ownerKey)
}

// bindNative lays out the arguments of a native in a, among them keywords, a bound receiver and
// what collecting parameters collect. The result is heap.None, or that of the call if it fails.
func (vm *VM) bindNative(a []Value, d *native, self Value, at, n int) ([]Value, Value) {
	g, names := d.signature(), vm.kw.names
	if d.kind == nativeNew && self == heap.Unbound && n > len(names) && vm.leavesArgs(d, vm.stack[at]) {
		n, names = 1, nil
	}
	if len(g.names) > cap(a) {
		a = make([]Value, 0, len(g.names))
	}
	a = a[:len(g.names)]
	for i := range a {
		a[i] = heap.Unbound
	}
	args := vm.stack[at : at+n]
	np := n - len(names)
	bound := 0
	if self != heap.Unbound {
		bound = 1
	}
	total := np + bound
	get := func(i int) Value {
		if i < bound {
			return self
		}
		return args[i-bound]
	}
	first := heap.Unbound
	if total > 0 {
		first = get(0)
	}
	if total > g.pos && g.args < 0 {
		return nil, vm.wrongCall(d, first, total, names)
	}
	for i := 0; i < total && i < g.pos; i++ {
		a[i] = get(i)
	}
	if g.args >= 0 {
		var rest []Value
		for i := g.pos; i < total; i++ {
			rest = append(rest, get(i))
		}
		a[g.args] = vm.h.NewTuple(rest)
	}
	if g.kwargs >= 0 {
		a[g.kwargs], _ = vm.h.NewDict()
	}
	for i, name := range names {
		if k := d.keywordSlot(vm.h.Str(name).S); k >= 0 && a[k] == heap.Unbound {
			a[k] = args[np+i]
		} else if k < 0 && g.kwargs >= 0 {
			vm.dictSetStr(vm.h.Dict(a[g.kwargs]), name, args[np+i])
		} else {
			return nil, vm.wrongCall(d, first, total, names)
		}
	}
	for i := range g.need {
		if a[i] == heap.Unbound {
			return nil, vm.wrongCall(d, first, total, names)
		}
	}
	for i := range g.kwOnly {
		if g.kwNeed&(1<<i) != 0 && a[g.kwSlot(i)] == heap.Unbound {
			return nil, vm.wrongCall(d, first, total, names)
		}
	}
	if g.kinds != nil && !vm.fits(d, g, a) {
		return nil, heap.Raised
	}
	return a, heap.None
}

// keywordSlot is the slot of the parameter that a keyword argument names, -1 if there is none.
func (d *native) keywordSlot(name string) int {
	g := d.signature()
	for k, pn := range g.names {
		if pn == name && k >= g.posOnly && k != g.args && k != g.kwargs && !(k == 0 && d.bound()) {
			return k
		}
	}
	return -1
}

// called is how messages about arguments name the native: what makes or fills an instance by
// its class, unless its declaration has another name for it.
func (d *native) called() string {
	switch {
	case d.kind == nativeNew:
		return d.qual()
	case d.Name == "__init__" && d.owner != "":
		return d.owner
	}
	return d.Name
}

// bound reports that the first parameter is the receiver or the class.
func (d *native) bound() bool {
	return d.kind == nativeMethod || d.kind == nativeClassMethod || d.kind == nativeNew
}

// position counts parameter i from 1 as messages do: without the receiver or the class.
func (d *native) position(i int) int {
	if d.bound() {
		return i
	}
	return i + 1
}

func plural(n int) string {
	if n == 1 {
		return ""
	}
	return "s"
}

// Raisef makes an exception of the given class with a formatted message, raises it and
// returns the mark a native answers with.
func (vm *VM) Raisef(class Value, format string, args ...any) Value {
	return vm.RaiseArgs(class, vm.h.NewStr(fmt.Sprintf(format, args...)))
}
