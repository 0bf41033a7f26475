package vm

import (
	"slices"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// Functions, methods, descriptors, modules, generators and the other kinds that have no
// state of their own beyond a record.

var functionType = TypeDef{
	Name: "function", Kind: heap.KFunc, Final: true, Weak: true,
	New: &Def{Sig: "cls, code, globals, name=, argdefs=, closure=, kwdefaults=", Fn: newFunction},
	Methods: []Def{
		{Name: "__get__", Sig: "self, instance, owner=, /", Fn: func(vm *VM, a []Value) Value {
			if a[1] == heap.None {
				return a[0]
			}
			return vm.h.NewRec(heap.KMethod, a[0], a[1], heap.Unbound, heap.Unbound)
		}},
		{Name: "__call__", Sig: "self, *args, **kwargs", Fn: func(vm *VM, a []Value) Value { return vm.Apply(a[0], a[1], a[2]) }},
		reprDef(heap.KFunc),
	},
	Getters: []Getter{
		{Name: "__name__", Get: func(vm *VM, o Value) Value { return vm.funcName(vm.h.Func(o)) },
			Set: funcText("__name__", func(f *heap.Func) *Value { return &f.Name })},
		{Name: "__qualname__", Get: func(vm *VM, o Value) Value { return vm.h.Intern(vm.funcQual(vm.h.Func(o))) },
			Set: funcText("__qualname__", func(f *heap.Func) *Value { return &f.Qualname })},
		{Name: "__module__", Get: func(vm *VM, o Value) Value { return vm.funcModule(vm.h.Func(o)) },
			Set: funcAny(func(f *heap.Func) *Value { return &f.Module })},
		{Name: "__doc__", Get: func(vm *VM, o Value) Value { return vm.funcDoc(vm.h.Func(o)) }, Set: funcAny(func(f *heap.Func) *Value { return &f.Doc })},
		{Name: "__defaults__", Get: func(vm *VM, o Value) Value { return orNone(vm.h.Func(o).Defaults) }, Set: func(vm *VM, o, v Value) Value {
			return setFuncField(vm, o, v, heap.KTuple, "__defaults__ must be set to a tuple object", func(f *heap.Func) *Value { return &f.Defaults })
		}},
		{Name: "__kwdefaults__", Get: func(vm *VM, o Value) Value { return orNone(vm.h.Func(o).KwDefaults) }, Set: func(vm *VM, o, v Value) Value {
			return setFuncField(vm, o, v, heap.KDict, "__kwdefaults__ must be set to a dict object", func(f *heap.Func) *Value { return &f.KwDefaults })
		}},
		{Name: "__dict__", Get: getDict, Set: setDict},
		{Name: "__annotations__", Get: funcAnnotations, Set: setFuncAnnotations},
		{Name: "__annotate__", Get: funcAnnotate, Set: setFuncAnnotate},
		{Name: "__type_params__", Get: func(vm *VM, o Value) Value {
			if v := vm.h.Func(o).TypeParams; v != heap.Unbound {
				return v
			}
			return vm.h.NewTuple(nil)
		}, Set: func(vm *VM, o, v Value) Value {
			if !v.Is(heap.KTuple) {
				return vm.Raisef(E.TypeError, "__type_params__ must be set to a tuple")
			}
			vm.h.Func(o).TypeParams = v
			return heap.None
		}},
		{Name: "__closure__", Member: true, Get: func(vm *VM, o Value) Value {
			free := vm.h.Func(o).Free
			if len(free) == 0 {
				return heap.None
			}
			return vm.h.NewTuple(append([]Value(nil), free...))
		}},
		{Name: "__globals__", Member: true, Get: func(vm *VM, o Value) Value { return vm.globalsObject(vm.h.Func(o).Unit, vm.h.Func(o).Globals) }},
		{Name: "__builtins__", Member: true, Get: func(vm *VM, o Value) Value { return vm.builtinsOf(vm.h.Func(o).Globals) }},
		{Name: "__code__", Get: func(vm *VM, o Value) Value { return vm.h.Func(o).Unit.Self }, Set: func(vm *VM, o, v Value) Value {
			if !v.Is(heap.KUnit) {
				return vm.Raisef(E.TypeError, "__code__ must be set to a code object")
			}
			u := vm.h.Unit(v)
			if len(u.Code.Free) != len(vm.h.Func(o).Free) {
				return vm.Raisef(E.ValueError, "%s() requires a code object with %d free vars, not %d", vm.funcQual(vm.h.Func(o)), len(vm.h.Func(o).Free), len(u.Code.Free))
			}
			vm.h.Func(o).Unit = vm.linkedTo(u, vm.h.Func(o).Globals, vm.h.Func(o).Unit.Space)
			vm.typeVer++
			return heap.None
		}},
	},
}

func (vm *VM) funcDoc(f *heap.Func) Value {
	if f.Doc != heap.Unbound {
		return f.Doc
	}
	return vm.constant(f.Unit.Code.Doc)
}

func funcText(name string, field func(*heap.Func) *Value) func(vm *VM, o, v Value) Value {
	return func(vm *VM, o, v Value) Value {
		if v == heap.Unbound || !vm.isStr(v) {
			return vm.Raisef(E.TypeError, "%s must be set to a string object", name)
		}
		*field(vm.h.Func(o)) = vm.plainStr(v)
		return heap.None
	}
}

func funcAny(field func(*heap.Func) *Value) func(vm *VM, o, v Value) Value {
	return func(vm *VM, o, v Value) Value {
		*field(vm.h.Func(o)) = orNone(v)
		return heap.None
	}
}

func setFuncField(vm *VM, o, v Value, k heap.Kind, msg string, field func(*heap.Func) *Value) Value {
	if v == heap.None || v == heap.Unbound {
		*field(vm.h.Func(o)) = heap.Unbound
		return heap.None
	}
	if !v.Is(k) {
		return vm.Raisef(E.TypeError, "%s", msg)
	}
	*field(vm.h.Func(o)) = v
	return heap.None
}

// nativeOf returns the native behind a builtin or a bound builtin.
func (vm *VM) nativeOf(v Value) (n *native, self Value) {
	if v.Is(heap.KMethod) {
		r := vm.h.Rec(v)
		return vm.h.Builtin(r.F[0]).Def.(*native), r.F[1]
	}
	b := vm.h.Builtin(v)
	return b.Def.(*native), b.Self
}

// builtinGetters are the attributes of native functions with the given names.
func builtinGetters(names ...string) (out []Getter) {
	for _, g := range nativeAttributes {
		if slices.Contains(names, g.Name) {
			out = append(out, g)
		}
	}
	return out
}

var nativeAttributes = []Getter{
	{Name: "__name__", Get: func(vm *VM, o Value) Value { n, _ := vm.nativeOf(o); return vm.h.Intern(n.Name) }},
	{Name: "__qualname__", Get: func(vm *VM, o Value) Value {
		n, self := vm.nativeOf(o)
		switch {
		case self != heap.Unbound && n.bound() && !n.operation:
			return vm.h.NewStr(vm.boundOwner(self) + "." + n.Name)
		case n.owner != "":
			return vm.h.Intern(n.owner + "." + n.Name)
		}
		return vm.h.Intern(n.Name)
	}},
	{Name: "__module__", Get: func(vm *VM, o Value) Value {
		n, _ := vm.nativeOf(o)
		if n.owner != "" {
			return heap.None
		}
		return vm.h.Intern(n.module)
	}},
	{Name: "__doc__", Get: func(vm *VM, o Value) Value {
		n, _ := vm.nativeOf(o)
		if n.Doc == "" {
			return heap.None
		}
		return vm.h.NewStr(n.Doc)
	}},
	{Name: "__text_signature__", Get: func(vm *VM, o Value) Value {
		n, _ := vm.nativeOf(o)
		if t := n.text(); t != "" {
			return vm.h.NewStr(t)
		}
		return heap.None
	}},
	{Name: "__self__", Get: func(vm *VM, o Value) Value {
		n, self := vm.nativeOf(o)
		if self == heap.Unbound {
			return vm.moduleNamed(n.module)
		}
		return self
	}},
}

func callDef() Def {
	return Def{Name: "__call__", Sig: "self, *args, **kwargs", Fn: func(vm *VM, a []Value) Value { return vm.Apply(vm.Payload(a[0]), a[1], a[2]) }}
}

func plainRepr() Def {
	return Def{Name: "__repr__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Repr(a[0]) }}
}

var builtinFunctionType = TypeDef{Name: "builtin_function_or_method", Final: true, Weak: true,
	Methods: append([]Def{callDef(), plainRepr(), {Name: "__hash__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Hash(a[0]) }}},
		operatorDefs("eq", "ne")...),
	Getters: builtinGetters("__name__", "__qualname__", "__module__", "__doc__", "__text_signature__", "__self__")}

// nativeDescriptor declares a class of native methods as they stand in their class.
func nativeDescriptor(name string) TypeDef {
	return TypeDef{Name: name, Final: true,
		Methods: []Def{callDef(), plainRepr(), {Name: "__get__", Sig: "self, instance, owner=, /", Fn: getNativeMethod}},
		Getters: append(builtinGetters("__name__", "__qualname__", "__doc__", "__text_signature__"), objClass)}
}

// getNativeMethod binds a native method to an instance, a class method to a class.
func getNativeMethod(vm *VM, a []Value) Value {
	n, _ := vm.nativeOf(a[0])
	if n.kind == nativeClassMethod {
		t := a[2]
		if t == heap.Unbound {
			t = vm.TypeOf(a[1])
		}
		if !t.Is(heap.KType) {
			return vm.Raisef(E.TypeError, "descriptor '%s' for type '%s' needs a type, not a '%s' as arg 2", n.Name, vm.ownerName(n), vm.TypeName(t))
		}
		if !vm.IsSubclass(t, n.ownerKey) {
			return vm.Raisef(E.TypeError, "descriptor '%s' requires a subtype of '%s' but received '%s'", n.Name, vm.ownerName(n), vm.ClassName(t))
		}
		return vm.h.NewRec(heap.KMethod, a[0], t, heap.Unbound, heap.Unbound)
	}
	if a[1] == heap.None && n.ownerKey != T.NoneType {
		return a[0]
	}
	if !vm.IsInstance(a[1], n.ownerKey) {
		return vm.Raisef(E.TypeError, "descriptor '%s' for '%s' objects doesn't apply to a '%s' object", n.Name, vm.ownerName(n), vm.TypeName(a[1]))
	}
	return vm.h.NewRec(heap.KMethod, a[0], a[1], heap.Unbound, heap.Unbound)
}

var objClass = Getter{Name: "__objclass__", Member: true, Get: func(vm *VM, o Value) Value {
	n, _ := vm.nativeOf(o)
	return n.ownerKey
}}

var (
	methodDescriptorType      = nativeDescriptor("method_descriptor")
	wrapperDescriptorType     = nativeDescriptor("wrapper_descriptor")
	classMethodDescriptorType = nativeDescriptor("classmethod_descriptor")
	methodWrapperType         = TypeDef{Name: "method-wrapper", Final: true,
		Methods: append([]Def{callDef(), plainRepr(), {Name: "__hash__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Hash(a[0]) }}},
			operatorDefs("eq", "ne")...),
		Getters: append(builtinGetters("__name__", "__qualname__", "__doc__", "__text_signature__", "__self__"), objClass)}
)

var methodType = TypeDef{
	Name: "method", Kind: heap.KMethod, Final: true, Weak: true,
	New: &Def{Sig: "cls, function, instance, /", Fn: func(vm *VM, a []Value) Value {
		if !vm.callable(a[1]) {
			return vm.Raisef(E.TypeError, "first argument must be callable")
		}
		if a[2] == heap.None {
			return vm.Raisef(E.TypeError, "instance must not be None")
		}
		return vm.h.NewRec(heap.KMethod, a[1], a[2], heap.Unbound, heap.Unbound)
	}},
	Methods: append([]Def{
		callDef(),
		{Name: "__repr__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_method_repr", a[0]) }},
		{Name: "__hash__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Hash(a[0]) }},
		{Name: "__getattribute__", Sig: "self, name, /", Fn: func(vm *VM, a []Value) Value {
			name, ok := vm.attrName(a[1])
			if !ok {
				return heap.Raised
			}
			if v := vm.getAttrPlain(a[0], T.Method, name); v != heap.Unbound {
				return v
			}
			return vm.GetAttr(vm.h.Rec(a[0]).F[0], name)
		}},
		{Name: "__get__", Sig: "self, instance, owner=, /", Fn: func(vm *VM, a []Value) Value { return a[0] }},
	}, operatorDefs("eq", "ne")...),
	Getters: []Getter{recGetter("__func__", 0), recGetter("__self__", 1),
		{Name: "__doc__", Get: func(vm *VM, o Value) Value { return vm.GetAttr(vm.h.Rec(o).F[0], vm.h.Intern("__doc__")) }},
		{Name: "__dict__", Hidden: true, Get: func(vm *VM, o Value) Value { return vm.GetAttr(vm.h.Rec(o).F[0], vm.h.Intern("__dict__")) },
			Set: func(vm *VM, o, v Value) Value {
				name := vm.h.Intern("__dict__")
				return vm.raiseAttr("'method' object has no attribute '__dict__'"+vm.noDictText(T.Method), o, name)
			}}},
}

// A class or static method is a record of the function, two unused fields, and the dictionary
// of its own attributes, Unbound until one is set.
const wrapperDict = 3

// wrapperType declares classmethod and staticmethod.
func wrapperType(name string, k heap.Kind, methods ...Def) TypeDef {
	return TypeDef{
		Name: name, Kind: k,
		New: &Def{Sig: "cls, function, /", Fn: func(vm *VM, a []Value) Value {
			return vm.wrapNew(a[0], kindTypes[k], vm.h.NewRec(k, a[1], heap.Unbound, heap.Unbound, heap.Unbound))
		}},
		Methods: append([]Def{
			method(k, "__get__", "self, instance, owner=, /", func(vm *VM, a []Value) Value {
				t := a[2]
				if t == heap.Unbound {
					t = vm.TypeOf(a[1])
				}
				return vm.getDescr(a[0], a[1], t)
			}),
			{Name: "__repr__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_wrapper_repr", vm.Payload(a[0])) }},
		}, methods...),
		Getters: []Getter{recGetter("__func__", 0), recGetter("__wrapped__", 0), wrapped("__name__"), wrapped("__qualname__"), wrapped("__doc__"), wrapped("__module__"), wrapped("__annotations__"),
			{Name: "__dict__", Get: getDict},
			{Name: "__isabstractmethod__", Get: func(vm *VM, o Value) Value {
				return vm.Tail("_is_abstract", vm.h.Rec(o).F[0])
			}}},
	}
}

// wrapped is an attribute of a class or static method that is its function's until it is set.
func wrapped(name string) Getter {
	return Getter{Name: name, Get: func(vm *VM, o Value) Value {
		r := vm.h.Rec(o)
		if d := r.F[wrapperDict]; d.Is(heap.KDict) {
			if v := vm.dictFind(d, vm.h.Intern(name)); v != heap.Unbound {
				return v
			}
		}
		return vm.GetAttr(r.F[0], vm.h.Intern(name))
	}, Set: func(vm *VM, o, v Value) Value {
		return vm.setDictAttr(vm.wrapperDict(o), o, vm.h.Intern(name), v)
	}}
}

// wrapperDict is the dictionary of a class or static method, made of what its function has.
func (vm *VM) wrapperDict(o Value) Value {
	if d := vm.h.Rec(o).F[wrapperDict]; d.Is(heap.KDict) {
		return d
	}
	v, d := vm.h.NewDict()
	fn := vm.h.Rec(o).F[0]
	for _, n := range []string{"__module__", "__name__", "__qualname__", "__doc__"} {
		name := vm.h.Intern(n)
		if x := vm.fieldNow(fn, name); x != heap.Unbound {
			vm.dictSetStr(d, name, x)
		}
	}
	vm.h.Rec(o).F[wrapperDict] = v
	return v
}

// fieldNow is an attribute of an object of the interpreter's own making, or a value that an instance
// or its class has, Unbound if there is none or Python code would have to run.
func (vm *VM) fieldNow(o, name Value) Value {
	if o.Is(heap.KMethod) {
		o = vm.h.Rec(o).F[0]
	}
	switch o.Kind() {
	case heap.KFunc, heap.KBuiltin, heap.KType, heap.KNone:
		if o.Is(heap.KType) && vm.h.Str(name).S == "__doc__" {
			return vm.classDoc(o)
		}
		if d := vm.Lookup(vm.TypeOf(o), name); d.Is(heap.KMemberDescr) && vm.h.Rec(d).F[2] != heap.Unbound {
			return vm.getMember(d, o)
		}
	}
	return vm.getPlainNow(o, name)
}

var (
	classMethodType  = wrapperType("classmethod", heap.KClassMethod)
	staticMethodType = wrapperType("staticmethod", heap.KStaticMethod, callDef())
)

var moduleType = TypeDef{
	Name: "module", Kind: heap.KModule, Weak: true,
	New: &Def{Sig: "cls, *args, **kwargs", Fn: func(vm *VM, a []Value) Value {
		m, _ := vm.h.NewModule(heap.None)
		if a[0] == T.Module {
			return m
		}
		v := vm.NewPayload(a[0], m)
		vm.h.Extend(vm.h.Inst(v)).Dict = vm.h.Module(m).Dict
		return v
	}},
	Methods: []Def{
		{Name: "__getattribute__", Sig: "self, name, /", Fn: func(vm *VM, a []Value) Value {
			name, ok := vm.attrName(a[1])
			if !ok {
				return heap.Raised
			}
			if v := vm.getAttrPlain(a[0], vm.TypeOf(a[0]), name); v != heap.Unbound {
				return v
			}
			return vm.noAttr(a[0], name)
		}},
		{Name: "__init__", Sig: "self, *args, name=, doc=", Fn: moduleInit},
		method(heap.KModule, "__repr__", "self, /", func(vm *VM, a []Value) Value { return vm.Repr(a[0]) }),
		{Name: "__dir__", Sig: "self, /", Fn: tailTo("_module_dir")},
	},
	Getters: []Getter{
		{Name: "__dict__", Member: true, Get: getDict},
		{Name: "__annotations__", Get: moduleAnnotations, Set: setModuleAnnotations},
		{Name: "__annotate__", Get: moduleAnnotate, Set: setModuleAnnotate},
	},
}

// moduleInit names a module and fills its dictionary.
func moduleInit(vm *VM, a []Value) Value {
	m, ok := vm.selfAs(a[0], heap.KModule, "__init__")
	if !ok {
		return heap.Raised
	}
	args := vm.h.List(a[1]).V
	if len(args) > 2 {
		return vm.Raisef(E.TypeError, "module() takes at most 2 arguments (%d given)", len(args))
	}
	given := [2]Value{a[2], a[3]}
	copy(given[:], args)
	name, doc := given[0], given[1]
	if name == heap.Unbound {
		return vm.Raisef(E.TypeError, "module() missing required argument 'name' (pos 1)")
	}
	if !vm.isStr(name) {
		return vm.Raisef(E.TypeError, "module() argument 'name' must be str, not %s", vm.ArgTypeName(name))
	}
	vm.h.Module(m).Name = vm.plainStr(name)
	d := vm.h.Dict(vm.h.Module(m).Dict)
	for _, e := range []struct {
		name string
		v    Value
	}{{"__name__", name}, {"__doc__", orNone(doc)}, {"__package__", heap.None}, {"__loader__", heap.None}, {"__spec__", heap.None}} {
		vm.dictSetStr(d, vm.h.Intern(e.name), e.v)
	}
	return heap.None
}

var cellType = TypeDef{
	Name: "cell", Kind: heap.KCell, Final: true,
	New: &Def{Sig: "cls, contents=, /", Fn: func(vm *VM, a []Value) Value { return vm.h.NewCell(a[1]) }},
	Getters: []Getter{{Name: "cell_contents", Get: func(vm *VM, o Value) Value {
		if v := vm.h.Cell(o).V; v != heap.Unbound {
			return v
		}
		return vm.Raisef(E.ValueError, "Cell is empty")
	}, Set: func(vm *VM, o, v Value) Value { vm.h.Cell(o).V = v; return heap.None }}},
}

func unitType(name string, k heap.Kind, text string) TypeDef {
	return TypeDef{Name: name, Kind: k, Final: true, Methods: []Def{plainRepr(),
		{Name: "__hash__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Hash(a[0]) }}},
		New: &Def{Sig: "cls, *args, **kwargs", Fn: func(vm *VM, a []Value) Value {
			if len(vm.h.List(a[1]).V) > 0 || vm.h.Dict(a[2]).Len() > 0 {
				return vm.Raisef(E.TypeError, "%s takes no arguments", text+"Type")
			}
			switch text {
			case "None":
				return heap.None
			case "Ellipsis":
				return heap.Ellipsis
			}
			return heap.NotImplemented
		}}}
}

var (
	noneType           = withBool(unitType("NoneType", heap.KNone, "None"))
	ellipsisType       = unitType("ellipsis", heap.KEllipsis, "Ellipsis")
	notImplementedType = withBool(unitType("NotImplementedType", heap.KNotImplemented, "NotImplemented"))
)

func withBool(d TypeDef) TypeDef {
	d.Methods = append(d.Methods, Def{Name: "__bool__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Truth(a[0]) }})
	return d
}

// memberType declares a class of attribute descriptors.
func memberType(name string, getters ...Getter) TypeDef {
	return TypeDef{Name: name, Kind: heap.KMemberDescr, Final: true,
		Methods: []Def{plainRepr(),
			{Name: "__get__", Sig: "self, instance, owner=, /", Fn: func(vm *VM, a []Value) Value {
				if a[1] == heap.None {
					return a[0]
				}
				return vm.getMember(a[0], a[1])
			}},
			{Name: "__set__", Sig: "self, instance, value, /", Fn: func(vm *VM, a []Value) Value { return vm.setMember(a[0], a[1], a[2]) }},
			{Name: "__delete__", Sig: "self, instance, /", Fn: func(vm *VM, a []Value) Value { return vm.setMember(a[0], a[1], heap.Unbound) }}},
		Getters: getters}
}

var (
	memberDescriptorType = memberType("member_descriptor", memberGetters...)
	getSetType           = memberType("getset_descriptor", memberGetters...)
	tupleGetterType      = memberType("_tuplegetter", Getter{Name: "__doc__", Member: true,
		Get: func(vm *VM, o Value) Value { return vm.h.Rec(o).F[0] },
		Set: func(vm *VM, o, v Value) Value { vm.h.Rec(o).F[0] = orNone(v); return heap.None }})
)

var memberGetters = []Getter{recGetter("__name__", 0), recGetter("__objclass__", 1),
	{Name: "__doc__", Get: func(vm *VM, o Value) Value {
		if g := vm.h.Rec(o).F[2]; g.Is(heap.KBuiltin) {
			if doc := vm.h.Builtin(g).Def.(*native).Doc; doc != "" {
				return vm.h.NewStr(doc)
			}
		}
		return heap.None
	}},
	{Name: "__qualname__", Get: func(vm *VM, o Value) Value {
		r := vm.h.Rec(o)
		return vm.h.NewStr(vm.qualName(r.F[1]) + "." + vm.h.Str(r.F[0]).S)
	}}}

func (vm *VM) nameTuple(names []string) Value {
	t := make([]Value, len(names))
	for i, n := range names {
		t[i] = vm.h.Intern(n)
	}
	return vm.h.NewTuple(t)
}
