package vm

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// Image is what every VM of a process shares: built-in classes and functions, interned
// names, the code of the prelude and the library. It is immutable once built.
type Image struct {
	heap         *heap.Heap
	builtins     map[Value]Value // public builtins
	builtinOrder []Value         // names of builtins, in CPython's order
	private      map[Value]Value // natives only the prelude sees
	preludeOnce  sync.Once
	prelude      map[string]*preludeCode // by function name; see preludeModule
	modules      map[string]*moduleInfo
	slab         []native         // to take natives from while the image is built
	consts       map[string]Value // values that are class attributes, by module, class and name
	defs         map[string]*TypeDef

	libMu     sync.Mutex
	preludeOf map[*compile.Code]string // names of the prelude functions compiled so far, by their module code
	libraryOf map[*compile.Code]string // module code of imported library modules
	namesOnce sync.Once
	nameOf    map[Value]string // see names
	byName    map[string]Value
}

// typeInfo is what a built-in Type's Def is.
type typeInfo struct {
	def     *TypeDef
	members []member // in the order declared
	special []specialMember
	layout  bool // instances have a layout of their own
	module  string
}

type member struct {
	name, v Value
	hidden  bool // not listed
}

// member finds an attribute by its interned name: Unbound if there is none.
func (t *typeInfo) member(name Value) Value {
	for i := range t.members {
		if t.members[i].name == name {
			return t.members[i].v
		}
	}
	return heap.Unbound
}

// listed are the members that dir and __dict__ show.
func (t *typeInfo) listed() []member {
	out := make([]member, 0, len(t.members))
	for _, m := range t.members {
		if !m.hidden {
			out = append(out, m)
		}
	}
	return out
}

type specialMember struct {
	slot int
	v    Value
}

type moduleInfo struct {
	def      *ModuleDef
	natives  []namedValue
	once     sync.Once
	compiled *compile.Code
}

type namedValue struct{ name, v Value }

// Natives that the core compares against.
var (
	objectNew, objectInit, objectGetattribute, objectSetattr, objectDelattr Value
	objectEq, objectNe, objectHash, objectRepr, objectStr, objectFormat     Value
	typeGetattribute, typeSetattr, typeDelattr, typeCall, typeInit          Value
	moduleGetattribute, exceptionInit, exceptionNew, listAppend             Value
	builtinsName, importName                                                Value
	objectDict, objectWeak                                                  Value
)

// BuildImage makes the image with the given library modules.
func BuildImage(modules []*ModuleDef) *Image {
	im := &Image{
		heap:     heap.New(nil, [2]uint64{}, 0),
		builtins: map[Value]Value{}, private: map[Value]Value{},
		prelude: map[string]*preludeCode{}, modules: map[string]*moduleInfo{},
		consts: map[string]Value{}, defs: map[string]*TypeDef{},
		preludeOf: map[*compile.Code]string{}, libraryOf: map[*compile.Code]string{},
	}
	for i, n := range slotNames {
		if v := im.heap.Intern(n); v.Index() != uint32(i) {
			panic("vm: special names must be the first strings of the image")
		}
	}
	for _, n := range moduleNames { // every VM needs them
		im.heap.Intern(n)
	}
	im.heap.NewTuple(nil) // the empty tuple is the first list object
	im.buildTypes()
	im.buildExceptions()
	for _, table := range builtinTables {
		for i := range table {
			im.builtins[im.heap.Intern(table[i].Name)] = im.addNative(&table[i], "builtins", "", nativeFunction, heap.Unbound)
		}
	}
	for _, table := range privateTables {
		for i := range table {
			im.private[im.heap.Intern(table[i].Name)] = im.addNative(&table[i], "_prelude", "", nativeFunction, heap.Unbound)
		}
	}
	im.constants()
	for _, m := range modules {
		im.addModule(m)
	}
	im.sealTypes()
	builtinsName, importName = im.heap.Intern("__builtins__"), im.heap.Intern("__import__")
	emptyStr = im.heap.Intern("")
	for i := range asciiChars {
		asciiChars[i] = im.heap.Intern(string(rune(i)))
	}
	im.orderBuiltins()
	im.heap.Seal()
	return im
}

func (im *Image) constants() {
	for _, c := range []struct {
		name string
		v    Value
	}{{"NotImplemented", heap.NotImplemented}, {"Ellipsis", heap.Ellipsis}, {"__debug__", heap.True}} {
		im.builtins[im.heap.Intern(c.name)] = c.v
	}
}

// addNative makes the image's function object for a Def.
func (im *Image) addNative(d *Def, module, owner string, kind nativeKind, ownerKey Value) Value {
	v, n := im.newNative(d)
	n.module, n.kind, n.owner, n.ownerKey = module, kind, owner, ownerKey
	n.operation = kind == nativeMethod && isOperation(owner, d.Name)
	if n.operation && d.Name == "__get__" {
		n.fn = givenOwner(d.Fn)
	}
	return v
}

func (im *Image) newNative(d *Def) (Value, *native) {
	if len(im.slab) == cap(im.slab) {
		im.slab = make([]native, 0, 256)
	}
	im.slab = im.slab[:len(im.slab)+1]
	n := &im.slab[len(im.slab)-1]
	n.Def, n.fn = d, d.Fn
	return im.heap.NewBuiltin(n, heap.Unbound), n
}

func (im *Image) newType(name, module string, bases ...Value) Value {
	h := im.heap
	h.Safepoint()
	v, t := h.NewType()
	t.Name = h.Intern(name)
	t.Qualname, t.Module = t.Name, h.Intern(module)
	t.Meta = T.Type
	mro := []Value{v}
	for _, b := range bases {
		bt := h.Type(b)
		t.Flags |= bt.Flags & (typeException | matchFlags)
		if t.Base == 0 {
			t.Base = bt.Base
		}
	}
	mro = append(mro, mergeMRO(h, bases)...)
	h.SetBases(t, bases, mro)
	for _, b := range bases {
		h.AddSubclass(h.Type(b), v)
	}
	t.Def = &typeInfo{module: module}
	return v
}

// mergeMRO merges the orders of the bases; the image's classes always have one.
func mergeMRO(h *heap.Heap, bases []Value) []Value {
	var out []Value
	seqs := make([][]Value, 0, len(bases)+1)
	for _, b := range bases {
		seqs = append(seqs, h.Type(b).MRO)
	}
	seqs = append(seqs, bases)
	for {
		next := heap.Unbound
		for _, s := range seqs {
			if len(s) > 0 && !inTail(seqs, s[0]) {
				next = s[0]
				break
			}
		}
		if next == heap.Unbound {
			return out
		}
		out = append(out, next)
		for i, s := range seqs {
			if len(s) > 0 && s[0] == next {
				seqs[i] = s[1:]
			}
		}
	}
}

func (im *Image) buildTypes() {
	h := im.heap
	T.Object = im.newType("object", "builtins")
	T.Type = im.newType("type", "builtins", T.Object)
	h.Type(T.Object).Meta, h.Type(T.Type).Meta = T.Type, T.Type
	made := map[string]Value{"object": T.Object, "type": T.Type}
	fields := reflect.ValueOf(&T).Elem()
	for _, d := range typeDefs {
		im.makeType(d, made)
	}
	for i := range fields.NumField() {
		name := fields.Type().Field(i).Tag.Get("py")
		v, ok := made[name]
		if !ok {
			panic("vm: no definition of type " + name)
		}
		fields.Field(i).Set(reflect.ValueOf(v))
	}
	asyncStepTypes["async_generator_asend"] = made["async_generator_asend"]
	asyncStepTypes["async_generator_athrow"] = made["async_generator_athrow"]
	asyncStepTypes["coroutine_wrapper"] = made["coroutine_wrapper"]
	for i := range iterTypes {
		name := iterNames[i]
		v, ok := made[name]
		if !ok {
			d := iterTypeDef(name)
			v = im.makeType(&d, made)
		}
		iterTypes[i] = v
	}
	for name, v := range map[string]*Value{"str_ascii_iterator": &asciiIterType, "bytearray_iterator": &byteArrayIterType, "memory_iterator": &memoryIterType} {
		d := iterTypeDef(name)
		*v = im.makeType(&d, made)
	}
	for base, v := range map[string]*Value{"dict_keys": &orderedKeysType, "dict_values": &orderedValuesType, "dict_items": &orderedItemsType} {
		*v = im.makeType(&TypeDef{Name: "o" + base, Base: base, Final: true}, made)
	}
	for k, t := range map[heap.Kind]Value{
		heap.KNone: T.NoneType, heap.KFalse: T.Bool, heap.KTrue: T.Bool, heap.KEllipsis: T.Ellipsis,
		heap.KNotImplemented: T.NotImplemented, heap.KStr: T.Str, heap.KInt: T.Int, heap.KFloat: T.Float,
		heap.KComplex: T.Complex, heap.KBytes: T.Bytes, heap.KByteArray: T.ByteArray, heap.KList: T.List,
		heap.KTuple: T.Tuple, heap.KDict: T.Dict, heap.KSet: T.Set, heap.KFrozenSet: T.FrozenSet,
		heap.KRange: T.Range, heap.KSlice: T.Slice, heap.KFunc: T.Function, heap.KMethod: T.Method, heap.KCell: T.Cell,
		heap.KModule: T.Module, heap.KProperty: T.Property, heap.KClassMethod: T.ClassMethod,
		heap.KStaticMethod: T.StaticMethod, heap.KSuper: T.Super, heap.KMappingProxy: T.MappingProxy,
		heap.KDictKeys: T.DictKeys, heap.KDictValues: T.DictValues, heap.KDictItems: T.DictItems,
		heap.KMemberDescr: T.Member, heap.KTraceback: T.Traceback, heap.KFrame: T.Frame, heap.KUnit: T.Code,
	} {
		kindTypes[k] = t
	}
}

// makeType makes a built-in class of its declaration.
func (im *Image) makeType(d *TypeDef, made map[string]Value) Value {
	h := im.heap
	module := d.Module
	if module == "" {
		module = "builtins"
	}
	v, ok := made[d.Name]
	if !ok {
		base := T.Object
		if d.Base != "" {
			if base, ok = made[d.Base]; !ok {
				panic("vm: base of " + d.Name + " is not made yet")
			}
		}
		v = im.newType(d.Name, module, base)
		made[d.Name] = v
	}
	t := h.Type(v)
	if d.Kind != 0 {
		t.Base = d.Kind
	}
	if d.Final {
		t.Flags |= typeFinal
	}
	if d.Whole {
		t.Flags |= typeWhole
	}
	switch {
	case d.Sequence:
		t.Flags |= typeSequence
	case d.Mapping:
		t.Flags |= typeMapping
	}
	info := t.Def.(*typeInfo)
	info.def, info.module = d, module
	info.layout = d.New != nil && d.Name != "object" && d.Name != "bool"
	im.defs[module+"."+d.Name] = d
	im.addMembers(v, d, module)
	if info.member(im.heap.Intern("__hash__")) == heap.Unbound && (d.Unhashable || unhashableKind(d.Kind)) {
		im.addMember(v, "__hash__", heap.None)
	}
	return v
}

// unhashableKind reports the built-in kinds whose values have no hash.
func unhashableKind(k heap.Kind) bool {
	switch k {
	case heap.KList, heap.KDict, heap.KSet, heap.KByteArray, heap.KDictKeys, heap.KDictItems:
		return true
	}
	return false
}

// addMember adds an attribute to a built-in class.
func (im *Image) addMember(v Value, name string, m Value) {
	k := im.heap.Intern(name)
	info := im.heap.Type(v).Def.(*typeInfo)
	if info.member(k) != heap.Unbound {
		panic("vm: " + im.heap.Str(im.heap.Type(v).Name).S + "." + name + " is declared twice")
	}
	info.members = append(info.members, member{name: k, v: m})
	if s := slotOf(k); s >= 0 {
		info.special = append(info.special, specialMember{s, m})
	}
}

func (im *Image) addMembers(v Value, d *TypeDef, module string) {
	add := func(name string, m Value) { im.addMember(v, name, m) }
	if d.New != nil {
		nd := *d.New
		nd.Name = "__new__"
		f := im.addNative(&nd, module, d.Name, nativeNew, v)
		alias := d.Name // in messages, unless New has a name of its own
		if d.New.Name != "" {
			alias = d.New.Name
		}
		im.heap.Builtin(f).Def.(*native).alias = alias
		add("__new__", f)
	}
	for i := range d.Methods {
		add(d.Methods[i].Name, im.addNative(&d.Methods[i], module, d.Name, nativeMethod, v))
	}
	for i := range d.ClassMethods {
		add(d.ClassMethods[i].Name, im.addNative(&d.ClassMethods[i], module, d.Name, nativeClassMethod, v))
	}
	for i := range d.Statics {
		add(d.Statics[i].Name, im.addNative(&d.Statics[i], module, d.Name, nativeStatic, v))
	}
	for _, c := range d.Consts {
		value := c.Make(im.heap, v)
		im.consts[module+"."+d.Name+"."+c.Name] = value
		add(c.Name, value)
	}
	for i := range d.Getters {
		g := &d.Getters[i]
		get, n := im.newNative(&Def{Name: g.Name, Doc: g.Doc, Sig: "*args, **kwargs", Fn: notCalled})
		n.module, n.owner, n.ownerKey, n.kind, n.getter = module, d.Name, v, nativeMethod, g
		add(g.Name, im.heap.NewRec(heap.KMemberDescr, im.heap.Intern(g.Name), v, get, heap.Unbound))
		if info := im.heap.Type(v).Def.(*typeInfo); g.Hidden {
			info.members[len(info.members)-1].hidden = true
		}
	}
}

// Sum is a number for what the image's objects hold.
func (im *Image) Sum() uint64 { return im.heap.Sum() }

// notCalled stands for the call of what only a descriptor reads.
func notCalled(vm *VM, a []Value) Value {
	return vm.Raisef(E.TypeError, "'getset_descriptor' object is not callable")
}

func (im *Image) buildExceptions() {
	byName := map[string]Value{}
	fields := reflect.ValueOf(&E).Elem()
	for _, row := range exceptionBases {
		var bases []Value
		for _, b := range row[1:] {
			bases = append(bases, byName[b])
		}
		if bases == nil {
			bases = []Value{T.Object}
		}
		v := im.newType(row[0], "builtins", bases...)
		im.heap.Type(v).Flags |= typeException
		byName[row[0]] = v
		fields.FieldByName(row[0]).Set(reflect.ValueOf(v))
		im.builtins[im.heap.Intern(row[0])] = v
		if d, ok := exceptionDefs[row[0]]; ok {
			d.Name = row[0]
			info := im.heap.Type(v).Def.(*typeInfo)
			info.def = d
			info.layout = d.New != nil || row[0] == "BaseException" || len(d.Getters) > 0
			im.addMembers(v, d, "builtins")
		}
	}
	for _, a := range exceptionAliases {
		im.builtins[im.heap.Intern(a[0])] = byName[a[1]]
	}
}

// sealTypes makes public types builtins and finds the special methods once for all VMs.
func (im *Image) sealTypes() {
	vm := &VM{}
	vm.h.Init(im.heap, [2]uint64{}, 0)
	im.heap.EachObject(func(v Value) {
		if v.Is(heap.KType) {
			vm.fillSlots(im.heap.Type(v))
		}
	})
	get := func(t Value, name string) Value {
		m := im.heap.Type(t).Def.(*typeInfo).member(im.heap.Intern(name))
		if m == heap.Unbound {
			panic("vm: " + im.heap.Str(im.heap.Type(t).Name).S + " lacks " + name)
		}
		return m
	}
	for _, r := range []struct {
		p    *Value
		t    Value
		name string
	}{
		{&objectNew, T.Object, "__new__"}, {&objectInit, T.Object, "__init__"},
		{&objectGetattribute, T.Object, "__getattribute__"}, {&objectSetattr, T.Object, "__setattr__"},
		{&objectDelattr, T.Object, "__delattr__"}, {&objectEq, T.Object, "__eq__"}, {&objectNe, T.Object, "__ne__"},
		{&objectHash, T.Object, "__hash__"}, {&objectRepr, T.Object, "__repr__"}, {&objectStr, T.Object, "__str__"},
		{&objectFormat, T.Object, "__format__"},
		{&typeGetattribute, T.Type, "__getattribute__"}, {&typeSetattr, T.Type, "__setattr__"},
		{&typeDelattr, T.Type, "__delattr__"}, {&typeCall, T.Type, "__call__"}, {&typeInit, T.Type, "__init__"},
		{&moduleGetattribute, T.Module, "__getattribute__"},
		{&exceptionInit, E.BaseException, "__init__"}, {&exceptionNew, E.BaseException, "__new__"},
		{&listAppend, T.List, "append"}, {&objectDict, T.Object, "__dict__"}, {&objectWeak, T.Object, "__weakref__"},
	} {
		*r.p = get(r.t, r.name)
	}
	// What classes of scripts offer is no attribute of object.
	object := im.heap.Type(T.Object).Def.(*typeInfo)
	object.members = slices.DeleteFunc(object.members, func(m member) bool { return m.v == objectWeak })
	im.heap.Type(T.Object).Flags |= typeNoDict
	for _, name := range publicTypes {
		for i := range reflect.TypeOf(T).NumField() {
			if f := reflect.TypeOf(T).Field(i); f.Tag.Get("py") == name {
				im.builtins[im.heap.Intern(name)] = reflect.ValueOf(T).Field(i).Interface().(Value)
			}
		}
	}
}

// publicTypes are the types that are builtin names.
var publicTypes = []string{"object", "type", "int", "bool", "float", "complex", "str", "bytes", "bytearray", "memoryview",
	"list", "tuple", "dict", "set", "frozenset", "range", "slice", "property", "classmethod", "staticmethod",
	"super", "map", "filter", "zip", "enumerate", "reversed"}

func (im *Image) addModule(m *ModuleDef) {
	info := &moduleInfo{def: m}
	for i := range m.Funcs {
		v := im.addNative(&m.Funcs[i], m.Name, "", nativeFunction, heap.Unbound)
		info.natives = append(info.natives, namedValue{im.heap.Intern(m.Funcs[i].Name), v})
	}
	made := map[string]Value{"object": T.Object}
	for i := range m.Types {
		d := &m.Types[i]
		if d.Module == "" {
			d.Module = m.Name
		}
		v := im.makeType(d, made)
		info.natives = append(info.natives, namedValue{im.heap.Intern(d.Name[strings.LastIndexByte(d.Name, '.')+1:]), v})
	}
	if _, dup := im.modules[m.Name]; dup {
		panic("vm: module declared twice: " + m.Name)
	}
	im.modules[m.Name] = info
}

// TypeOfModule returns a type that a library module declares, for its natives.
func (im *Image) TypeOfModule(module, name string) Value {
	for _, n := range im.modules[module].natives {
		if im.heap.Str(n.name).S == name {
			return n.v
		}
	}
	panic("vm: no type " + module + "." + name)
}

// compileOwn compiles Python that is part of this program.
func compileOwn(file, src string, opt compile.Options) *compile.Code {
	tree, _, serr := syntax.Parse(file, src, syntax.Exec)
	if serr == nil {
		var c *compile.Code
		if c, _, serr = compile.Compile(tree, file, src, opt); serr == nil {
			return c
		}
	}
	panic(fmt.Sprintf("vm: %s:%d: %s", file, serr.Line, serr.Msg))
}
