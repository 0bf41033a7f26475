package vm

import (
	"slices"
	"sort"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// object and type.

var objectType = TypeDef{
	Name: "object",
	New:  &Def{Sig: "cls, *args, **kwargs", Fn: newObject},
	Methods: []Def{
		{Name: "__init__", Sig: "self, *args, **kwargs", Fn: initObject},
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
		{Name: "__setattr__", Sig: "self, name, value, /", Fn: func(vm *VM, a []Value) Value {
			if !vm.mayBypass(a[0], "__setattr__") {
				return heap.Raised
			}
			name, ok := vm.attrName(a[1])
			if !ok {
				return heap.Raised
			}
			return vm.setAttrPlain(a[0], vm.TypeOf(a[0]), name, a[2])
		}},
		{Name: "__delattr__", Sig: "self, name, /", Fn: func(vm *VM, a []Value) Value {
			if !vm.mayBypass(a[0], "__delattr__") {
				return heap.Raised
			}
			name, ok := vm.attrName(a[1])
			if !ok {
				return heap.Raised
			}
			return vm.setAttrPlain(a[0], vm.TypeOf(a[0]), name, heap.Unbound)
		}},
		{Name: "__eq__", Sig: "self, other, /", Fn: func(vm *VM, a []Value) Value {
			if a[0] == a[1] {
				return heap.True
			}
			return heap.NotImplemented
		}},
		{Name: "__ne__", Sig: "self, other, /", Fn: func(vm *VM, a []Value) Value {
			if vm.slots(vm.TypeOf(a[0]))[slotEq] == objectEq {
				if a[0] == a[1] {
					return heap.False
				}
				return heap.NotImplemented
			}
			return vm.Tail("_ne", a[0], a[1])
		}},
		{Name: "__lt__", Sig: "self, other, /", Fn: notImplemented2},
		{Name: "__le__", Sig: "self, other, /", Fn: notImplemented2},
		{Name: "__gt__", Sig: "self, other, /", Fn: notImplemented2},
		{Name: "__ge__", Sig: "self, other, /", Fn: notImplemented2},
		{Name: "__hash__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.h.NewInt(vm.h.HandleHash(a[0])) }},
		{Name: "__repr__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.h.NewStr(vm.defaultRepr(a[0])) }},
		{Name: "__str__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Repr(a[0]) }},
		{Name: "__format__", Sig: "self, format_spec, /", Fn: func(vm *VM, a []Value) Value {
			if !vm.isStr(a[1]) {
				return vm.Raisef(E.TypeError, "__format__() argument must be str, not %s", vm.ArgTypeName(a[1]))
			}
			if vm.h.Str(vm.plainStr(a[1])).S != "" {
				return vm.Raisef(E.TypeError, "unsupported format string passed to %s.__format__", vm.TypeName(a[0]))
			}
			return vm.Str(a[0])
		}},
		{Name: "__dir__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
			if a[0].Is(heap.KInst) && vm.hidesDir(vm.TypeOf(a[0])) {
				return vm.Tail("_dir_asking", a[0])
			}
			return vm.dirObject(a[0])
		}},
		{Name: "__sizeof__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return heap.Small(int64(vm.sizeOf(a[0]))) }},
		{Name: "__reduce__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_reduce", a[0], heap.Small(0)) }},
		{Name: "__reduce_ex__", Sig: "self, protocol, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_reduce", a[0], a[1]) }},
		{Name: "__getstate__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_getstate", a[0]) }},
	},
	ClassMethods: []Def{
		{Name: "__init_subclass__", Sig: "cls, **kwargs", Fn: func(vm *VM, a []Value) Value {
			if vm.h.Dict(a[1]).Len() > 0 {
				return vm.Raisef(E.TypeError, "%s.__init_subclass__() takes no keyword arguments", vm.ClassName(a[0]))
			}
			return heap.None
		}},
		{Name: "__subclasshook__", Sig: "cls, subclass, /", Fn: func(vm *VM, a []Value) Value { return heap.NotImplemented }},
	},
	Getters: []Getter{
		{Name: "__class__", Get: func(vm *VM, o Value) Value { return vm.TypeOf(o) }, Set: setClass},
		{Name: "__doc__", Get: func(vm *VM, o Value) Value {
			if v := vm.ownAttr(o, vm.h.Intern("__doc__")); v != heap.Unbound {
				return v
			}
			return vm.classDoc(vm.TypeOf(o))
		}, Set: func(vm *VM, o, v Value) Value {
			// It is an attribute of the instance like any other that its class has a value for.
			name := vm.h.Intern("__doc__")
			switch o.Kind() {
			case heap.KInst:
				return vm.setInstAttr(o, name, v)
			case heap.KNative:
				if d := vm.h.Native(o).Dict; d != heap.Unbound {
					return vm.setDictAttr(d, o, name, v)
				}
			}
			return vm.raiseAttr("'"+vm.TypeName(o)+"' object attribute '__doc__' is read-only", o, name)
		}},
		{Name: "__dict__", Get: getDict, Set: setDict, Hidden: true},
		{Name: "__weakref__", Get: getWeakList, Hidden: true},
	},
}

// mayBypass says whether object's method of that name may be applied to o, or raises: that of type
// is not jumped over.
func (vm *VM) mayBypass(o Value, name string) bool {
	if o.Is(heap.KType) {
		vm.Raisef(E.TypeError, "can't apply this %s to %s object", name, vm.TypeName(o))
	}
	return !o.Is(heap.KType)
}

func notImplemented2(*VM, []Value) Value { return heap.NotImplemented }

func newObject(vm *VM, a []Value) Value {
	cls := a[0]
	if !cls.Is(heap.KType) {
		return vm.Raisef(E.TypeError, "object.__new__(X): X is not a type object (%s)", vm.TypeName(cls))
	}
	s := vm.slots(cls)
	if len(vm.h.List(a[1]).V) > 0 || vm.h.Dict(a[2]).Len() > 0 {
		if s[slotNew] != objectNew {
			return vm.Raisef(E.TypeError, "object.__new__() takes exactly one argument (the type to instantiate)")
		}
		if s[slotInit] == objectInit {
			return vm.Raisef(E.TypeError, "%s() takes no arguments", vm.ClassName(cls))
		}
	}
	t := vm.h.Type(cls)
	if t.Flags&typeAbstract != 0 {
		return vm.Tail("_abstract_error", cls)
	}
	if lay := vm.builtinLayout(cls); lay != T.Object && t.Flags&typeException == 0 {
		return vm.Raisef(E.TypeError, "object.__new__(%s) is not safe, use %s.__new__()", vm.ClassName(cls), vm.ClassName(lay))
	}
	return vm.newInstance(cls)
}

func initObject(vm *VM, a []Value) Value {
	if len(vm.h.List(a[1]).V) > 0 || vm.h.Dict(a[2]).Len() > 0 {
		t := vm.TypeOf(a[0])
		s := vm.slots(t)
		if s[slotInit] != objectInit {
			return vm.Raisef(E.TypeError, "object.__init__() takes exactly one argument (the instance to initialize)")
		}
		if s[slotNew] == objectNew && (t == T.Object || vm.h.Type(t).Flags&typeHeap != 0) { // else there is no __new__
			return vm.Raisef(E.TypeError, "%s.__init__() takes exactly one argument (the instance to initialize)", vm.TypeName(a[0]))
		}
	}
	return heap.None
}

// attrName checks and interns an attribute name.
func (vm *VM) attrName(v Value) (Value, bool) {
	if !vm.isStr(v) {
		vm.Raisef(E.TypeError, "attribute name must be string, not '%s'", vm.TypeName(v))
		return 0, false
	}
	return vm.h.InternValue(vm.plainStr(v)), true
}

func (vm *VM) classDoc(t Value) Value {
	ty := vm.h.Type(t)
	if ty.Flags&typeHeap != 0 {
		if v, ok := vm.dictGetStr(ty.Dict, "__doc__"); ok {
			return v
		}
		return heap.None
	}
	if info := ty.Def.(*typeInfo); info.def != nil && info.def.Doc != "" {
		return vm.h.NewStr(info.def.Doc)
	}
	return heap.None
}

// getDict is the __dict__ of any object that has one.
func getDict(vm *VM, o Value) Value {
	if d := vm.ownDict(o); d != heap.Unbound {
		return d
	}
	return vm.raiseAttr("'"+vm.TypeName(o)+"' object has no attribute '__dict__'", o, vm.h.Intern("__dict__"))
}

// ownDict is what __dict__ of an object gives: the dictionary of its attributes, the proxy of a
// class's, Unbound if it has none.
func (vm *VM) ownDict(o Value) Value {
	switch o.Kind() {
	case heap.KInst:
		if vm.h.Type(vm.TypeOf(o)).Flags&typeNoDict == 0 {
			return vm.instDict(o)
		}
	case heap.KModule:
		return vm.moduleDict(o)
	case heap.KType: // by the descriptor of a base that is no metaclass
		return vm.typeDict(o)
	case heap.KClassMethod, heap.KStaticMethod:
		return vm.wrapperDict(o)
	case heap.KFunc:
		f := vm.h.Func(o)
		if f.Dict == heap.Unbound {
			d, _ := vm.h.NewDict()
			vm.h.Func(o).Dict = d
		}
		return vm.h.Func(o).Dict
	case heap.KNative:
		if d := vm.h.Native(o).Dict; d != heap.Unbound {
			return d
		}
	}
	return heap.Unbound
}

func setDict(vm *VM, o, v Value) Value {
	if o.Is(heap.KType) || vm.Payload(o).Is(heap.KModule) {
		return vm.raiseAttr("attribute '__dict__' of '"+vm.ClassName(vm.builtinLayout(vm.TypeOf(o)))+"' objects is not writable", o, vm.h.Intern("__dict__"))
	}
	if v == heap.Unbound {
		switch {
		case o.Is(heap.KInst):
			// The next one to ask gets a new dictionary.
			vm.instDict(o)
			d, _ := vm.h.NewDict()
			vm.h.Inst(o).Ext.Dict = d
			return heap.None
		case o.Is(heap.KFunc):
			return vm.Raisef(E.TypeError, "cannot delete __dict__")
		}
	} else if !vm.Payload(v).Is(heap.KDict) {
		return vm.Raisef(E.TypeError, "__dict__ must be set to a dictionary, not a '%s'", vm.TypeName(v))
	}
	if o.Is(heap.KInst) {
		vm.instDict(o)
		vm.h.Inst(o).Ext.Dict = vm.Payload(v)
		return heap.None
	}
	if o.Is(heap.KFunc) {
		vm.h.Func(o).Dict = v
		return heap.None
	}
	return vm.raiseAttr("'"+vm.TypeName(o)+"' object has no attribute '__dict__'", o, vm.h.Intern("__dict__"))
}

// setClass is o.__class__ = v.
func setClass(vm *VM, o, v Value) Value {
	if v == heap.Unbound {
		return vm.Raisef(E.TypeError, "can't delete __class__ attribute")
	}
	if !v.Is(heap.KType) {
		return vm.Raisef(E.TypeError, "__class__ must be set to a class, not '%s' object", vm.TypeName(v))
	}
	if o.Is(heap.KModule) && vm.IsSubclass(v, T.Module) {
		return vm.setModuleClass(o, v)
	}
	if !o.Is(heap.KInst) || vm.h.Type(v).Flags&typeHeap == 0 || vm.h.Type(vm.TypeOf(o)).Flags&typeHeap == 0 {
		return vm.Raisef(E.TypeError, "__class__ assignment only supported for mutable types or ModuleType subclasses")
	}
	if !vm.sameLayout(v, vm.TypeOf(o)) {
		return vm.Raisef(E.TypeError, "__class__ assignment: '%s' object layout differs from '%s'", vm.ClassName(v), vm.TypeName(o))
	}
	shape := vm.h.RootShape(v)
	if vm.h.Type(v).Flags&typeNoDict == 0 {
		vm.instDict(o)
		shape = vm.h.DictShape(v)
	}
	in := vm.h.Inst(o)
	for _, n := range in.Shape.Names { // of slots, which both classes have
		if shape = vm.h.With(shape, n); shape == nil {
			return vm.Raisef(E.TypeError, "class with too many layouts")
		}
	}
	in.Shape = shape
	if vm.slots(v)[slotDel] != heap.Unbound && !slices.Contains(vm.finals, o) {
		vm.keepFinal(o)
	}
	return heap.None
}

// setModuleClass makes a module one of another class, which may add methods and properties.
func (vm *VM) setModuleClass(o, v Value) Value {
	if v != T.Module && !vm.sameLayout(v, vm.TypeOf(o)) && vm.layout(v) != T.Module {
		return vm.Raisef(E.TypeError, "__class__ assignment: '%s' object layout differs from '%s'", vm.ClassName(v), vm.TypeName(o))
	}
	if v == T.Module {
		v = heap.Unbound
	}
	vm.h.Module(o).Class = v
	return heap.None
}

// dirObject lists the attributes of an object, sorted.
func (vm *VM) dirObject(o Value) Value {
	seen := map[string]bool{}
	add := func(d *heap.Dict) {
		for i := range d.Ents {
			if k := d.Ents[i].K; k.Is(heap.KStr) {
				seen[vm.h.Str(k).S] = true
			}
		}
	}
	switch o.Kind() {
	case heap.KModule:
		add(vm.h.Dict(vm.moduleDict(o)))
		return vm.sortedNames(seen)
	case heap.KType:
		vm.addTypeNames(seen, o)
		return vm.sortedNames(seen)
	case heap.KInst:
		in := vm.h.Inst(o)
		if in.Ext != nil && in.Ext.Dict != heap.Unbound {
			add(vm.h.Dict(in.Ext.Dict))
		}
		for i, n := range in.Shape.Names {
			if in.GetSlot(int32(i)) != heap.Unbound {
				seen[vm.h.Str(n).S] = true
			}
		}
	case heap.KMethod:
		if d := vm.ownDict(vm.h.Rec(o).F[0]); d.Is(heap.KDict) { // not a class's proxy
			add(vm.h.Dict(d))
		}
	case heap.KFunc:
		if d := vm.h.Func(o).Dict; d != heap.Unbound {
			add(vm.h.Dict(d))
		}
	case heap.KClassMethod, heap.KStaticMethod:
		add(vm.h.Dict(vm.wrapperDict(o)))
	case heap.KNative:
		if d := vm.h.Native(o).Dict; d != heap.Unbound {
			add(vm.h.Dict(d))
		}
	}
	vm.addTypeNames(seen, vm.TypeOf(o))
	return vm.sortedNames(seen)
}

// hidesDir reports whether a class says itself what the __dict__ or __class__ of its instances is.
func (vm *VM) hidesDir(t Value) bool {
	for _, name := range [...]string{"__class__", "__dict__"} {
		if d := vm.Lookup(t, vm.h.Intern(name)); d != vm.Lookup(T.Object, vm.h.Intern(name)) && !d.Is(heap.KBuiltin) && d != heap.Unbound {
			return true
		}
	}
	return !vm.plainAttrs(t)
}

func (vm *VM) addTypeNames(seen map[string]bool, t Value) {
	for _, c := range vm.h.Type(t).MRO {
		ty := vm.h.Type(c)
		if info, ok := ty.Def.(*typeInfo); ok && ty.Flags&typeHeap == 0 {
			for _, m := range info.listed() {
				seen[vm.h.Str(m.name).S] = true
			}
			continue
		}
		for i := range ty.Dict.Ents {
			if k := ty.Dict.Ents[i].K; k.Is(heap.KStr) {
				seen[vm.h.Str(k).S] = true
			}
		}
	}
}

func (vm *VM) sortedNames(seen map[string]bool) Value {
	names := make([]string, 0, len(seen))
	for n := range seen { // sorted next
		names = append(names, n)
	}
	sort.Strings(names)
	out := make([]Value, len(names))
	for i, n := range names {
		out[i] = vm.h.Intern(n)
	}
	return vm.h.NewList(out)
}

var typeType = TypeDef{
	Name: "type", Weak: true,
	New: &Def{Sig: "cls, *args, **kwargs", Fn: newType},
	Methods: []Def{
		{Name: "__init__", Sig: "self, *args, **kwargs", Fn: func(vm *VM, a []Value) Value {
			if n := len(vm.h.List(a[1]).V); n != 1 && n != 3 {
				return vm.Raisef(E.TypeError, "type.__init__() takes 1 or 3 arguments")
			}
			return heap.None
		}},
		{Name: "__call__", Sig: "self, *args, **kwargs", Fn: func(vm *VM, a []Value) Value {
			return vm.applyType(a[0], a[1], a[2])
		}},
		{Name: "__getattribute__", Sig: "self, name, /", Fn: func(vm *VM, a []Value) Value {
			name, ok := vm.attrName(a[1])
			if !ok {
				return heap.Raised
			}
			if v := vm.getTypeAttr(a[0], name); v != heap.Unbound {
				return v
			}
			return vm.noAttr(a[0], name)
		}},
		{Name: "__setattr__", Sig: "self, name, value, /", Fn: func(vm *VM, a []Value) Value {
			name, ok := vm.attrName(a[1])
			if !ok {
				return heap.Raised
			}
			return vm.setAttrPlain(a[0], vm.TypeOf(a[0]), name, a[2])
		}},
		{Name: "__delattr__", Sig: "self, name, /", Fn: func(vm *VM, a []Value) Value {
			name, ok := vm.attrName(a[1])
			if !ok {
				return heap.Raised
			}
			return vm.setAttrPlain(a[0], vm.TypeOf(a[0]), name, heap.Unbound)
		}},
		{Name: "__repr__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
			return vm.h.NewStr("<class '" + vm.qualClass(a[0]) + "'>")
		}},
		{Name: "__dir__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.dirObject(a[0]) }},
		{Name: "mro", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
			return nativeStandardMRO(vm, a)
		}},
		{Name: "__subclasses__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
			subs := append([]Value(nil), vm.h.Type(a[0]).Subclasses...)
			return vm.h.NewList(append(subs, vm.imageSubs[a[0]]...))
		}},
		{Name: "__instancecheck__", Sig: "self, instance, /", Fn: func(vm *VM, a []Value) Value {
			return heap.Bool(vm.IsInstance(a[1], a[0]))
		}},
		{Name: "__subclasscheck__", Sig: "self, subclass, /", Fn: func(vm *VM, a []Value) Value {
			if !a[1].Is(heap.KType) {
				return vm.Raisef(E.TypeError, "issubclass() arg 1 must be a class")
			}
			return heap.Bool(vm.IsSubclass(a[1], a[0]))
		}},
		{Name: "__or__", Sig: "self, other, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_type_or", a[0], a[1]) }},
		{Name: "__ror__", Sig: "self, other, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_type_or", a[1], a[0]) }},
	},
	ClassMethods: []Def{
		{Name: "__prepare__", Sig: "cls, *args, **kwargs", Fn: func(vm *VM, a []Value) Value {
			d, _ := vm.h.NewDict()
			return d
		}},
	},
	Getters: []Getter{
		{Name: "__name__", Get: func(vm *VM, o Value) Value { return vm.h.Type(o).Name }, Set: setTypeName},
		{Name: "__qualname__", Get: func(vm *VM, o Value) Value { return vm.h.Type(o).Qualname }, Set: setTypeQualname},
		{Name: "__module__", Get: func(vm *VM, o Value) Value {
			t := vm.h.Type(o)
			if t.Flags&typeHeap == 0 {
				return t.Module
			}
			if v, ok := vm.dictGetStr(t.Dict, "__module__"); ok {
				return v
			}
			return vm.h.Intern("builtins")
		}, Set: func(vm *VM, o, v Value) Value {
			r := setTypeEntry("__module__")(vm, o, v)
			if r == heap.None {
				vm.dropClassEntry(o, "__firstlineno__")
			}
			return r
		}},
		{Name: "__type_params__", Get: func(vm *VM, o Value) Value {
			if v, ok := vm.classEntry(o, "__type_params__"); ok {
				return v
			}
			return vm.h.NewTuple(nil)
		}, Set: setTypeEntry("__type_params__")},
		{Name: "__doc__", Get: func(vm *VM, o Value) Value { return vm.getDescrOnClass(vm.classDoc(o), o) },
			Set: setTypeEntry("__doc__")},
		{Name: "__bases__", Get: func(vm *VM, o Value) Value {
			return vm.h.NewTuple(append([]Value(nil), vm.h.Type(o).Bases...))
		}, Set: setTypeBases},
		{Name: "__base__", Member: true, Get: func(vm *VM, o Value) Value { return vm.baseOf(o) }},
		{Name: "__mro__", Get: func(vm *VM, o Value) Value {
			if vm.h.Type(o).Flags&typeNoMRO != 0 {
				return heap.None
			}
			return vm.h.NewTuple(append([]Value(nil), vm.h.Type(o).MRO...))
		}},
		{Name: "__dict__", Get: func(vm *VM, o Value) Value { return vm.typeDict(o) }},
		{Name: "__abstractmethods__", Get: func(vm *VM, o Value) Value {
			if v, ok := vm.dictGetStr(vm.h.Type(o).Dict, "__abstractmethods__"); ok {
				return v
			}
			return vm.RaiseArgs(E.AttributeError, vm.h.Intern("__abstractmethods__"))
		}, Set: func(vm *VM, o, v Value) Value {
			t := vm.h.Type(o)
			if _, own := vm.classEntry(o, "__abstractmethods__"); v == heap.Unbound && t.Flags&typeHeap != 0 && !own {
				return vm.RaiseArgs(E.AttributeError, vm.h.Intern("__abstractmethods__"))
			}
			abstract := heap.False
			if v != heap.Unbound && !vm.isFixed(o) {
				if abstract = vm.TruthNow(v); abstract == heap.Unbound {
					return vm.Tail("_set_abstract", o, v)
				}
			}
			return vm.setAbstract(o, v, abstract)
		}},
		{Name: "__basicsize__", Member: true, Get: func(vm *VM, o Value) Value { return heap.Small(vm.basicSize(o)) }},
		{Name: "__itemsize__", Member: true, Get: func(vm *VM, o Value) Value { return heap.Small(vm.itemSize(o)) }},
		{Name: "__dictoffset__", Member: true, Get: func(vm *VM, o Value) Value {
			if vm.hasDict(o) {
				return heap.Small(-1)
			}
			return heap.Small(0)
		}},
		{Name: "__weakrefoffset__", Member: true, Get: func(vm *VM, o Value) Value {
			if vm.hasWeak(o) {
				return heap.Small(-32)
			}
			return heap.Small(0)
		}},
		{Name: "__text_signature__", Get: func(vm *VM, o Value) Value {
			if t := vm.h.Type(o); t.Flags&typeHeap == 0 && vm.h.Str(t.Module).S == "builtins" {
				if text, ok := signatures()[vm.h.Str(t.Name).S]; ok {
					return vm.h.NewStr(text)
				}
			}
			return heap.None
		}},
		{Name: "__annotations__", Get: typeAnnotations, Set: setTypeAnnotations},
		{Name: "__annotate__", Get: typeAnnotate, Set: setTypeAnnotate},
		{Name: "__flags__", Get: func(vm *VM, o Value) Value { return heap.Small(vm.visibleFlags(o)) }},
	},
}

// setAbstract gives a class its names of abstract methods and says whether there are any;
// nativeSetAbstract (cls, names, any) does that for the prelude.
func (vm *VM) setAbstract(cls, names, abstract Value) Value {
	r := vm.setTypeAttr(cls, vm.h.Intern("__abstractmethods__"), names)
	if r == heap.Raised {
		return r
	}
	t := vm.h.Type(cls)
	t.Flags &^= typeAbstract
	if abstract == heap.True {
		t.Flags |= typeAbstract
	}
	return r
}

func nativeSetAbstract(vm *VM, a []Value) Value { return vm.setAbstract(a[0], a[1], a[2]) }

// applyType is type.__call__ with arguments as a tuple and a dict.
func (vm *VM) applyType(t, args, kw Value) Value {
	if !t.Is(heap.KType) {
		return vm.Raisef(E.TypeError, "descriptor '__call__' requires a 'type' object but received a '%s'", vm.TypeName(t))
	}
	pos := vm.h.List(args).V
	d := vm.h.Dict(kw)
	at := vm.top() + 2
	vm.room(at + len(pos) + d.Len())
	copy(vm.stack[at:], pos)
	n := len(pos)
	var names []Value
	for i := range d.Ents {
		if d.Ents[i].K != heap.Unbound {
			names = append(names, vm.h.InternValue(d.Ents[i].K))
			vm.stack[at+n] = d.Ents[i].V
			n++
		}
	}
	vm.kw.names = names
	vm.argTop = at + n
	return vm.createInstance(t, at, n)
}
