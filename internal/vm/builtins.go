package vm

import (
	"fmt"
	"io"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// The built-in functions.

// typeDefs are the built-in types in the order they are made: bases first.
var typeDefs = []*TypeDef{
	&objectType, &typeType, &intType, &boolType, &floatType, &complexType, &strType, &bytesType, &byteArrayType,
	&memoryViewType, &listType, &tupleType, &dictType, &setType, &frozenSetType, &rangeType, &sliceType,
	&noneType, &ellipsisType, &notImplementedType, &functionType, &builtinFunctionType, &methodDescriptorType,
	&wrapperDescriptorType, &methodWrapperType, &classMethodDescriptorType, &methodType, &cellType, &generatorType, &coroutineType, &asyncGeneratorType, &asendType, &athrowType,
	&coroutineWrapperType, &moduleType, &propertyType, &classMethodType, &staticMethodType, &superType,
	&mappingProxyType, &dictKeysType, &dictValuesType, &dictItemsType, &memberDescriptorType, &getSetType, &tupleGetterType, &tracebackType, &frameType,
	&codeType, &iteratorType, &mapType, &filterType, &zipType, &enumerateType, &reversedType, &callableIteratorType,
	&hostObjectType, &hostMethodType,
}

var builtinTables = [][]Def{coreBuiltins, numberBuiltins, textBuiltins}

var privateTables = [][]Def{corePrivate, iterPrivate, numberPrivate, textPrivate, awaitPrivate, sourcePrivate}

// given replaces absent arguments by NotImplemented, which the prelude takes for that.
func given(a []Value) []Value {
	out := append([]Value(nil), a...)
	for i, v := range out {
		if v == heap.Unbound {
			out[i] = heap.NotImplemented
		}
	}
	return out
}

// tailTo declares a native that a prelude function stands for; absent arguments are None.
func tailTo(name string) func(vm *VM, a []Value) Value {
	return func(vm *VM, a []Value) Value {
		args := append([]Value(nil), a...)
		for i, v := range args {
			args[i] = orNone(v)
		}
		return vm.Tail(name, args...)
	}
}

var coreBuiltins = []Def{
	{Name: "print", Sig: "*args, sep=, end=, file=, flush=", Fn: builtinPrint},
	{Name: "len", Sig: "obj, /", Fn: func(vm *VM, a []Value) Value { return vm.Len(a[0]) }},
	{Name: "repr", Sig: "obj, /", Fn: func(vm *VM, a []Value) Value { return vm.Repr(a[0]) }},
	{Name: "format", Sig: "value, format_spec=, /", Fn: func(vm *VM, a []Value) Value {
		spec := ""
		if a[1] != heap.Unbound {
			if !vm.isStr(a[1]) {
				return vm.Raisef(E.TypeError, "format() argument 2 must be str, not %s", vm.ArgTypeName(a[1]))
			}
			spec = vm.h.Str(vm.plainStr(a[1])).S
		}
		return vm.Format(a[0], spec)
	}},
	{Name: "isinstance", Sig: "obj, class_or_tuple, /", Fn: builtinIsinstance},
	{Name: "issubclass", Sig: "cls, class_or_tuple, /", Fn: tailTo("_issubclass")},
	{Name: "callable", Sig: "obj, /", Fn: func(vm *VM, a []Value) Value { return heap.Bool(vm.callable(a[0])) }},
	{Name: "hash", Sig: "obj, /", Fn: func(vm *VM, a []Value) Value { return vm.Hash(a[0]) }},
	{Name: "id", Sig: "obj, /", Fn: func(vm *VM, a []Value) Value { return vm.h.NewInt(int64(vm.identityOf(a[0]))) }},
	{Name: "open", Sig: "file, mode=, buffering=, encoding=, errors=, newline=, closefd=, opener=", Fn: func(vm *VM, a []Value) Value {
		return vm.Tail("_open", vm.h.NewTuple(given(a)))
	}},
	{Name: "iter", Sig: "object, sentinel=, /", Fn: func(vm *VM, a []Value) Value {
		if a[1] == heap.Unbound {
			return vm.GetIter(a[0])
		}
		if !vm.callable(a[0]) {
			return vm.Raisef(E.TypeError, "iter(v, w): v must be callable")
		}
		v, it := vm.h.NewIter(iterCall, a[0])
		it.Aux = a[1]
		return v
	}},
	{Name: "next", Sig: "iterator, default=, /", Fn: func(vm *VM, a []Value) Value {
		if !vm.isIterator(a[0]) || a[0].Is(heap.KGen) && vm.h.Gen(a[0]).Sort == heap.SortCoroutine {
			return vm.Raisef(E.TypeError, "'%s' object is not an iterator", vm.TypeName(a[0]))
		}
		if a[1] == heap.Unbound {
			return vm.nextOrStop(a[0])
		}
		if vm.stepsNatively(a[0]) {
			if v := vm.next(a[0]); v != heap.Unbound {
				return v
			}
			return a[1]
		}
		return vm.Tail("_next_default", a[0], a[1])
	}},
	{Name: "aiter", Sig: "async_iterable, /", Fn: tailTo("_aiter")},
	{Name: "anext", Sig: "async_iterator, default=, /", Fn: func(vm *VM, a []Value) Value {
		if a[1] == heap.Unbound {
			return vm.Tail("_anext", a[0])
		}
		return vm.Tail("_anext_default", a[0], a[1])
	}},
	{Name: "getattr", Sig: "object, name, default=, /", Fn: func(vm *VM, a []Value) Value {
		name, ok := vm.attrName(a[1])
		if !ok {
			return heap.Raised
		}
		if a[2] == heap.Unbound {
			return vm.GetAttr(a[0], name)
		}
		if v := vm.getPlainNow(a[0], name); v != heap.Unbound {
			return v
		}
		return vm.Tail("_getattr_default", a[0], name, a[2])
	}},
	{Name: "hasattr", Sig: "object, name, /", Fn: func(vm *VM, a []Value) Value {
		name, ok := vm.attrName(a[1])
		if !ok {
			return heap.Raised
		}
		if v := vm.getPlainNow(a[0], name); v != heap.Unbound {
			return heap.True
		}
		return vm.Tail("_hasattr", a[0], name)
	}},
	{Name: "setattr", Sig: "object, name, value, /", Fn: func(vm *VM, a []Value) Value {
		name, ok := vm.attrName(a[1])
		if !ok {
			return heap.Raised
		}
		return vm.storeAttr(a[0], name, a[2])
	}},
	{Name: "delattr", Sig: "object, name, /", Fn: func(vm *VM, a []Value) Value {
		name, ok := vm.attrName(a[1])
		if !ok {
			return heap.Raised
		}
		return vm.storeAttr(a[0], name, heap.Unbound)
	}},
	{Name: "all", Sig: "iterable, /", Fn: tailTo("_all")},
	{Name: "any", Sig: "iterable, /", Fn: tailTo("_any")},
	{Name: "sum", Sig: "iterable, /, start=", Fn: builtinSum},
	extremeDef("min", compile.OpLt),
	extremeDef("max", compile.OpGt),
	{Name: "sorted", Sig: "*args, key=, reverse=, **kwargs", Fn: func(vm *VM, a []Value) Value {
		args := vm.h.List(a[0]).V
		if len(args) != 1 {
			return vm.Raisef(E.TypeError, "sorted expected 1 argument, got %d", len(args))
		}
		if kw := vm.h.Dict(a[3]); kw.Len() > 0 {
			given := kw.Len()
			for _, v := range a[1:3] {
				if v != heap.Unbound {
					given++
				}
			}
			wrong := "sort() got an unexpected keyword argument '" + vm.h.Str(kw.Ents[0].K).S + "'"
			if given > 2 {
				wrong = fmt.Sprintf("sort() takes at most 2 keyword arguments (%d given)", given)
			}
			return vm.Tail("_sorted_wrong", args[0], vm.h.NewStr(wrong))
		}
		return vm.Tail("_sorted", args[0], orNone(a[1]), orFalse(a[2]))
	}},
	{Name: "globals", Sig: "", Fn: func(vm *VM, a []Value) Value {
		return vm.globalsObject(vm.scriptFrame().unit, vm.scriptFrame().globals)
	}},
	{Name: "locals", Sig: "", Fn: func(vm *VM, a []Value) Value { return vm.localsDict() }},
	{Name: "vars", Sig: "object=, /", Fn: func(vm *VM, a []Value) Value {
		if a[0] == heap.Unbound {
			return vm.localsDict()
		}
		return vm.Tail("_vars", a[0])
	}},
	{Name: "dir", Sig: "object=, /", Fn: func(vm *VM, a []Value) Value {
		if a[0] == heap.Unbound {
			return vm.Tail("_dir_locals", vm.localsDict())
		}
		return vm.Tail("_dir", a[0])
	}},
	{Name: "input", Sig: "prompt=, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_input", a[0]) }},
	{Name: "exec", Sig: "source, /, globals=, locals=, *, closure=", Fn: tailTo("_exec")},
	{Name: "eval", Sig: "source, /, globals=, locals=", Fn: tailTo("_eval")},
	{Name: "compile", Sig: "source, filename, mode, flags=, dont_inherit=, optimize=, *, _feature_version=", Fn: builtinCompile},
	{Name: "__import__", Sig: "name, globals=, locals=, fromlist=, level=", Fn: func(vm *VM, a []Value) Value {
		level := a[4]
		if level == heap.Unbound {
			level = heap.Small(0)
		}
		g := a[1]
		if g == heap.Unbound || g == heap.None {
			g = vm.scriptFrame().globals
		}
		return vm.Tail("_import", a[0], orNone(a[3]), level, g)
	}},
	{Name: "__build_class__", Sig: "func, name, /, *bases, metaclass=, **kwds", Fn: func(vm *VM, a []Value) Value {
		switch {
		case !a[0].Is(heap.KFunc) || vm.h.Func(a[0]).Unit.Code.Flags&(compile.FlagNamespace|compile.FlagModule) != compile.FlagNamespace:
			return vm.Raisef(E.TypeError, "__build_class__: func must be the body of a class")
		case !vm.IsInstance(a[1], T.Str):
			return vm.Raisef(E.TypeError, "__build_class__: name is not a string")
		}
		return vm.Tail("_build_class", a...)
	}},
}

// storeAttr is setattr and delattr (v Unbound): the result is None whatever the method
// that stores gives.
func (vm *VM) storeAttr(o, name, v Value) Value {
	if vm.then>>16 != transNone {
		return vm.Tail("_store_attr", o, name, v)
	}
	vm.then |= transNone0 << 16
	return vm.noResult(vm.SetAttr(o, name, v))
}

// write sends text to the script's standard output or error.
func (vm *VM) write(w io.Writer, s string) Value {
	if !vm.pay(len(s) / 64) {
		return heap.Raised
	}
	if w != nil {
		if _, err := io.WriteString(w, s); err != nil {
			vm.stopWith(err)
			return heap.Raised
		}
	}
	return heap.None
}

// builtinPrint writes built-in values at once; the prelude asks objects for their text first.
func builtinPrint(vm *VM, a []Value) Value {
	args := vm.h.List(a[0]).V
	for _, v := range []Value{a[1], a[2]} {
		if v != heap.Unbound && v != heap.None && !vm.isStr(v) {
			return vm.Raisef(E.TypeError, "%s must be None or a string, not %s", map[bool]string{true: "sep", false: "end"}[v == a[1]], vm.TypeName(v))
		}
	}
	if a[3] != heap.Unbound && a[3] != heap.None || vm.stdoutReplaced() {
		return vm.Tail("_print_file", a[0], orNone(a[1]), orNone(a[2]), orNone(a[3]), orFalse(a[4]))
	}
	sep, end := " ", "\n"
	if a[1] != heap.Unbound && a[1] != heap.None {
		sep = vm.h.Str(vm.plainStr(a[1])).S
	}
	if a[2] != heap.Unbound && a[2] != heap.None {
		end = vm.h.Str(vm.plainStr(a[2])).S
	}
	var b []byte
	for i, v := range args {
		if i > 0 {
			b = append(b, sep...)
		}
		if v.Is(heap.KStr) {
			b = append(b, vm.h.Str(v).S...)
			continue
		}
		if !isReprContainer(v) && !hasOwnOps(v) {
			if c, ok := vm.appendRepr(b, v); ok {
				b = c
				continue
			}
		}
		return vm.Tail("_print", a[0], vm.h.NewStr(sep), vm.h.NewStr(end))
	}
	return vm.write(vm.out, string(append(b, end...)))
}

// stdoutReplaced reports whether the script put something else in sys.stdout or changed
// what is there, so that print has to go through it.
func (vm *VM) stdoutReplaced() bool {
	sys := vm.Registry("lib.sys")
	return sys != heap.Unbound && vm.dictFind(sys, vm.h.Intern("stdout")) != vm.Registry("sys.stdout")
}

func builtinIsinstance(vm *VM, a []Value) Value {
	if a[1].Is(heap.KType) {
		if vm.TypeOf(a[0]) == a[1] {
			return heap.True
		}
		if m := vm.h.Type(a[1]).Meta; m == T.Type || vm.slots(m)[slotInstancecheck] == vm.slots(T.Type)[slotInstancecheck] {
			if vm.IsInstance(a[0], a[1]) {
				return heap.True
			}
			if !a[0].Is(heap.KInst) && !a[0].Is(heap.KNative) {
				return heap.False
			}
		}
	}
	return vm.Tail("_isinstance", a[0], a[1])
}

func (vm *VM) callable(v Value) bool {
	switch v.Kind() {
	case heap.KFunc, heap.KBuiltin, heap.KMethod, heap.KType, heap.KStaticMethod:
		return true
	case heap.KInst, heap.KNative, heap.KModule:
		m := vm.slots(vm.TypeOf(v))[slotCall]
		return m != heap.Unbound
	}
	return false
}

// identityOf is id(v): small ints and floats by value, everything else by handle.
func (vm *VM) identityOf(v Value) uint64 {
	if v&3 != 0 || v&^4 == 0 {
		return uint64(v) >> 1 & (1<<60 - 1)
	}
	return vm.identity(v)
}

// hashRate is the bytes hashed for one unit.
const hashRate = 16

// Hash is hash(v). The result belongs to vm.then.
func (vm *VM) Hash(v Value) Value {
	switch v.Kind() {
	case heap.KInst, heap.KNative, heap.KType, heap.KModule:
		m := vm.slots(vm.TypeOf(v))[slotHash]
		if m == heap.None || m == heap.Unbound {
			return vm.Raisef(E.TypeError, "unhashable type: '%s'", vm.TypeName(v))
		}
		if m == objectHash {
			return vm.h.NewInt(vm.h.HandleHash(v))
		}
		return vm.specialOr(transHash, m, v, "unhashable type: '%s'")
	}
	if (v.Is(heap.KBytes) || v.Is(heap.KInt)) && !vm.pay(vm.longKey(v)/hashRate) {
		return heap.Raised
	}
	x, ok := vm.h.VisibleHash(v)
	vm.budget -= int64(vm.h.HashParts())
	if ok {
		return vm.h.NewInt(x)
	}
	if x, ok := vm.recordHash(v); ok {
		return vm.h.NewInt(x)
	}
	switch v.Kind() {
	case heap.KTuple, heap.KFrozenSet:
		return vm.Tail("_hash_container", v)
	case heap.KSlice:
		f := vm.h.Rec(v).F
		return vm.Hash(vm.h.NewTuple([]Value{f[0], f[1], f[2]}))
	case heap.KMappingProxy:
		return vm.Hash(vm.proxiedBy(v))
	}
	return vm.Raisef(E.TypeError, "unhashable type: '%s'", vm.TypeName(v))
}

// lazyType declares a lazy iterator type whose objects a native makes.
func lazyType(name, sig string, fn func(vm *VM, a []Value) Value) TypeDef {
	d := iterTypeDef(name)
	d.Final = false
	d.New = &Def{Sig: "cls, " + sig, Fn: fn}
	return d
}

// apartByHand declares who words wrong arguments of a call of the type itself.
func apartByHand(d TypeDef, wrong func(vm *VM, n int, names []Value) Value) TypeDef {
	d.New.Wrong = wrong
	return d
}

func subscriptable(d TypeDef) TypeDef {
	d.ClassMethods = append(d.ClassMethods, classGetitem)
	return d
}

var (
	iteratorType         = iterTypeDef("iterator")
	callableIteratorType = iterTypeDef("callable_iterator")
	mapType              = lazyType("map", "function=, /, *iterables, strict=", func(vm *VM, a []Value) Value {
		if a[1] == heap.Unbound || len(vm.h.List(a[2]).V) == 0 {
			return vm.Raisef(E.TypeError, "map() must have at least two arguments.")
		}
		return vm.Tail("_map_new", a[0], a[1], a[2], orFalse(a[3]))
	})
	filterType = lazyType("filter", "function, iterable, /", func(vm *VM, a []Value) Value {
		return vm.Tail("_filter_new", a[0], a[1], a[2])
	})
	zipType = lazyType("zip", "*iterables, strict=", func(vm *VM, a []Value) Value {
		return vm.Tail("_zip_new", a[0], a[1], orFalse(a[2]))
	})
	enumerateType = apartByHand(subscriptable(lazyType("enumerate", "iterable, start=", func(vm *VM, a []Value) Value {
		start := a[2]
		if start == heap.Unbound {
			start = heap.Small(0)
		}
		return vm.Tail("_enumerate_new", a[0], a[1], start)
	})), wrongEnumerate)
	reversedType = lazyType("reversed", "sequence, /", func(vm *VM, a []Value) Value { return vm.Tail("_reversed", a[0], a[1]) })
)

// nativeMakeIter (class, sort, source, aux) makes a lazy iterator object for the prelude.
func nativeMakeIter(vm *VM, a []Value) Value {
	if n := a[1].Int(); n < 0 || n >= int64(numIterSorts) || heap.IterSort(n) == iterZip && !a[2].Is(heap.KList) {
		return vm.badInternal()
	}
	v, it := vm.h.NewIter(heap.IterSort(a[1].Int()), a[2])
	it.Aux = a[3]
	switch it.Sort { // how deep it nests, which bounds native steps
	case iterEnum:
		it.N = vm.IterDepth(a[2]) + 1
	case iterZip:
		for _, x := range vm.h.List(a[2]).V {
			it.N = max(it.N, vm.IterDepth(x)+1)
		}
	}
	if !vm.iterSound(it) {
		it.Src = heap.None
		return vm.badInternal()
	}
	if a[0] != iterTypes[it.Sort] && a[0].Is(heap.KType) && it.Sort != iterListRev {
		return vm.NewPayload(a[0], v)
	}
	return v
}

// nativeIterState (iterator) is (source, aux, position) of a lazy iterator.
func nativeIterState(vm *VM, a []Value) Value {
	it := vm.h.Iter(vm.Payload(a[0]))
	return vm.h.NewTuple([]Value{it.Src, it.Aux, heap.Small(int64(it.I))})
}

// nativeIterSet (iterator, source, position) changes it.
func nativeIterSet(vm *VM, a []Value) Value {
	it := vm.h.Iter(vm.Payload(a[0]))
	was := *it
	if it.Src, it.I = a[1], int(a[2].Int()); !vm.iterSound(it) {
		*it = was
		return vm.badInternal()
	}
	return heap.None
}

// wrongEnumerate words wrong arguments of enumerate, which CPython takes apart by hand: up to two
// of them are looked at before they are counted, a keyword by the place it has.
func wrongEnumerate(vm *VM, n int, names []Value) Value {
	var given []string
	for _, v := range names {
		given = append(given, vm.h.Str(v).S)
	}
	want := []string{"iterable", "start"}[min(n, 2):]
	if len(given) == 2 && given[0] == "start" {
		want = []string{"start", "iterable"}
	}
	switch all := n + len(given); {
	case all == 1 || all == 2:
		for i, name := range given {
			if name != want[i] {
				return vm.Raisef(E.TypeError, "'%s' is an invalid keyword argument for enumerate()", name)
			}
		}
	case n > 0:
		return vm.Raisef(E.TypeError, "enumerate() takes at most 2 arguments (%d given)", all)
	}
	return vm.Raisef(E.TypeError, "enumerate() missing required argument 'iterable'")
}
