package vm

import (
	"slices"
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// Flags of a Type.
const (
	typeHeap      = 1 << iota // made by a script or a library's Python part
	typeFinal                 // cannot be subclassed
	typeException             // instances carry exception state
	typeNoDict                // __slots__ without __dict__ all along the MRO
	typeAbstract              // has abstract methods
	typeDataDescr             // instances are data descriptors (__set__ or __delete__)
	typeWhole                 // of the library: __new__ fills instances of the class itself
	typeNoWeak                // instances cannot have weak references
	typeOwnSlots              // __slots__ of its own add to the layout of instances
	typeSequence              // instances match sequence patterns
	typeMapping               // instances match mapping patterns
	typeFixed                 // stands for a class that scripts cannot change
	typeNoMRO                 // mro() of its metaclass has not made its order yet
	typeOwnAttrs              // a __getattribute__, __setattr__ or __delattr__ of a script
)

const matchFlags = typeSequence | typeMapping

// TypeOf returns the class of v.
func (vm *VM) TypeOf(v Value) Value {
	switch v.Kind() {
	case 0, 1: // inline numbers; the handle of kind 1 is -0.0
		if v.IsInt() {
			return T.Int
		}
		return T.Float
	case heap.KInst:
		return vm.h.Inst(v).Shape.Class
	case heap.KNative:
		return vm.h.Native(v).Class
	case heap.KType:
		return vm.h.Type(v).Meta
	case heap.KGen:
		g := vm.h.Gen(v)
		if g.Class != heap.Unbound {
			return g.Class
		}
		return genTypes[g.Sort]()
	case heap.KIter:
		return vm.iterType(vm.h.Iter(v))
	case heap.KBuiltin:
		b := vm.h.Builtin(v)
		return vm.builtinType(b.Def.(*native), b.Self != heap.Unbound)
	case heap.KMethod:
		if f := vm.h.Rec(v).F[0]; f.Is(heap.KBuiltin) {
			return vm.builtinType(vm.h.Builtin(f).Def.(*native), true)
		}
		return T.Method
	case heap.KMemberDescr:
		return vm.memberType(v)
	case heap.KModule:
		if c := vm.h.Module(v).Class; c != heap.Unbound {
			return c
		}
	case heap.KDictKeys, heap.KDictValues, heap.KDictItems:
		if vm.h.Rec(v).F[1] == heap.True {
			switch v.Kind() {
			case heap.KDictKeys:
				return orderedKeysType
			case heap.KDictValues:
				return orderedValuesType
			}
			return orderedItemsType
		}
	}
	return kindTypes[v.Kind()]
}

var genTypes = [...]func() Value{
	heap.SortGenerator: func() Value { return T.Generator },
	heap.SortCoroutine: func() Value { return T.Coroutine },
	heap.SortAsyncGen:  func() Value { return T.AsyncGenerator },
	heap.SortIterator:  func() Value { return T.Generator },
}

// TypeName is the name of v's class as messages show it.
func (vm *VM) TypeName(v Value) string { return vm.ClassName(vm.TypeOf(v)) }

// ClassName is the name of a class as messages show it: with its module if it is a class
// of the library that is native here or in CPython.
func (vm *VM) ClassName(t Value) string {
	ty := vm.h.Type(t)
	name := vm.h.Str(ty.Name).S
	if info, ok := ty.Def.(*typeInfo); ok && ty.Flags&typeHeap == 0 && info.module != "builtins" {
		return info.module + "." + name
	}
	if ty.Flags&typeHeap != 0 {
		if m, ok := vm.dictGetStr(ty.Dict, "__module__"); ok && m.Is(heap.KStr) && (ty.Flags&typeFixed != 0 && vm.h.Str(m).S != "builtins" || vm.inC(vm.h.Str(m).S, name)) {
			return vm.h.Str(m).S + "." + name
		}
	}
	return name
}

// classHere returns the class itself; the image's classes are shared, but the layouts
// of their instances belong to a VM (see shapeOf).
func (vm *VM) classHere(class Value) Value { return class }

// IsSubclass reports whether class t has base in its MRO.
func (vm *VM) IsSubclass(t, base Value) bool {
	if t == base {
		return true
	}
	for _, c := range vm.h.Type(t).MRO {
		if c == base {
			return true
		}
	}
	return false
}

// IsInstance reports whether v's class has base in its MRO.
func (vm *VM) IsInstance(v, base Value) bool { return vm.IsSubclass(vm.TypeOf(v), base) }

// Lookup finds a name along the MRO of class t, Unbound if it is not there.
func (vm *VM) Lookup(t, name Value) Value {
	if vm.lookups == nil {
		vm.lookups = new([lookupCache]lookupEntry)
	}
	c := &vm.lookups[(uint32(t>>32)*31^uint32(name>>32))%lookupCache]
	if c.t == t && c.name == name && c.ver == vm.typeVer {
		return c.v
	}
	v := vm.lookup(t, name)
	if v == heap.Unbound || vm.cachedKind(v) {
		*c = lookupEntry{t, name, v, vm.typeVer}
	}
	return v
}

const lookupCache = 64

type lookupEntry struct {
	t, name, v Value
	ver        uint32
}

func (vm *VM) lookup(t, name Value) Value {
	s := vm.h.Str(name)
	for _, c := range vm.h.Type(t).MRO {
		if v, ok := vm.typeGet(c, name, s); ok {
			return v
		}
	}
	return heap.Unbound
}

// typeGet reads a class's own dictionary. The dictionaries of the image's classes are
// keyed by interned image strings and searched by identity.
func (vm *VM) typeGet(t, name Value, s *heap.Str) (Value, bool) {
	ty := vm.h.Type(t)
	if ty.Flags&typeHeap == 0 {
		if m, ok := ty.Def.(*typeInfo); ok {
			v := m.member(name)
			return v, v != heap.Unbound
		}
		return heap.Unbound, false
	}
	if i := vm.h.FindStr(ty.Dict, name, s); i >= 0 {
		return ty.Dict.Ents[i].V, true
	}
	return heap.Unbound, false
}

// slots returns the special methods of a class, found along its MRO.
func (vm *VM) slots(t Value) *[heap.NumSlots]Value {
	ty := vm.h.Type(t)
	if !ty.SlotsValid {
		vm.fillSlots(ty)
	}
	return &ty.Slots
}

// fillSlots finds the special methods along the MRO: those of the first base that names
// one win, so classes are visited from the last to the first.
func (vm *VM) fillSlots(ty *heap.Type) {
	for i := range ty.Slots {
		ty.Slots[i] = heap.Unbound
	}
	for i := len(ty.MRO) - 1; i >= 0; i-- {
		c := vm.h.Type(ty.MRO[i])
		if m, ok := c.Def.(*typeInfo); ok && c.Flags&typeHeap == 0 {
			for _, s := range m.special {
				ty.Slots[s.slot] = s.v
			}
			continue
		}
		for k := range c.Dict.Ents {
			e := &c.Dict.Ents[k]
			slot := slotOf(e.K)
			if slot < 0 {
				continue
			}
			v := e.V
			if slot == slotNew && vm.isNativeNew(v) {
				if vm.isNativeNew(ty.Slots[slotNew]) {
					continue // instances are made as the built-in base makes them, whatever native is named
				}
				v = heap.Unbound // found and checked at each call
			}
			ty.Slots[slot] = v
		}
	}
	ty.SlotsValid = true
}

// isNativeNew reports whether v is a built-in class's __new__.
func (vm *VM) isNativeNew(v Value) bool {
	_, ok := vm.nativeNew(v)
	return ok
}

// slotOf returns the slot a dictionary key names, -1 if none.
func slotOf(k Value) int {
	if k.Is(heap.KStr) && k.Index() >= slotBase && k.Index() < slotBase+numSlots {
		return int(k.Index() - slotBase)
	}
	return -1
}

// slotBase is the string index of the first special name in the image.
const slotBase = 0

// changed says that the dictionary of class t changed: caches of class attributes are void.
func (vm *VM) changed(t, name Value) {
	vm.typeVer++
	if slotOf(name) >= 0 {
		vm.dropSlots(t)
	}
}

func (vm *VM) dropSlots(t Value) {
	for _, c := range vm.descendants(t) {
		vm.h.Type(c).SlotsValid = false
	}
}

// descendants are a class and the classes built on it, each once, none before its bases. The
// orders that metaclasses make can hide that a class is built on itself.
func (vm *VM) descendants(t Value) []Value {
	if len(vm.h.Type(t).Subclasses) == 0 {
		return []Value{t}
	}
	type visit struct {
		c    Value
		next int // of its subclasses
	}
	seen := map[Value]bool{t: true}
	var out []Value
	for way := []visit{{c: t}}; len(way) > 0; {
		v := &way[len(way)-1]
		subs := vm.h.Type(v.c).Subclasses
		if v.next == len(subs) {
			out = append(out, v.c)
			way = way[:len(way)-1]
			continue
		}
		s := subs[v.next]
		v.next++
		if !seen[s] {
			seen[s] = true
			way = append(way, visit{c: s})
		}
	}
	vm.budget -= int64(len(out))
	slices.Reverse(out)
	return out
}

// SetClassAttr stores into a class's dictionary.
func (vm *VM) SetClassAttr(t, name, v Value) {
	ty := vm.h.Type(t)
	d := ty.Dict
	i := vm.h.FindStr(d, name, vm.h.Str(name))
	if i >= 0 {
		old := d.Ents[i].V
		d.Ents[i].V = v
		if vm.cachedKind(old) || vm.cachedKind(v) || slotOf(name) >= 0 {
			vm.changed(t, name)
		}
		return
	}
	vm.h.Add(d, name, v, vm.h.StrHash(name))
	vm.changed(t, name)
}

// cachedKind reports whether class attributes of this kind are kept in caches.
func (vm *VM) cachedKind(v Value) bool {
	switch v.Kind() {
	case heap.KFunc, heap.KBuiltin, heap.KProperty, heap.KClassMethod, heap.KStaticMethod, heap.KInst, heap.KMemberDescr, heap.KNative, heap.KType:
		return true
	}
	return false
}

// NewClass makes a class of Python's making: meta, name, bases and a namespace whose
// entries become its attributes. It has checked bases and layout; errors are raised. If the
// order of its bases is custom, mro() of the metaclass makes it afterwards.
func (vm *VM) NewClass(meta, name Value, bases []Value, ns *heap.Dict, custom bool) Value {
	base, ok := vm.bestBase(bases)
	if !ok {
		return heap.Raised
	}
	v, t := vm.h.NewType()
	t.Meta, t.Name, t.Qualname = meta, name, name
	t.Flags = typeHeap
	for _, b := range bases {
		bt := vm.h.Type(b)
		t.Flags |= bt.Flags & typeException
		if bt.Base != 0 {
			t.Base = bt.Base
		}
		_ = base
	}
	for _, c := range bases {
		if t.Flags&matchFlags == 0 {
			t.Flags |= vm.h.Type(c).Flags & matchFlags
		}
	}
	vm.h.CopyDict(t.Dict, ns)
	for i := range t.Dict.Ents { // special methods are known by the handles of their names
		if e := &t.Dict.Ents[i]; e.K.Is(heap.KStr) && strings.HasPrefix(vm.h.Str(e.K).S, "__") {
			e.K = vm.h.InternValue(e.K)
		}
	}
	var mro []Value
	if custom {
		mro = vm.provisionalMRO(v, bases)
		t.Flags |= typeNoMRO
	} else if mro, ok = vm.linearize(v, bases); !ok {
		return heap.Raised
	}
	vm.h.SetBases(t, append([]Value(nil), bases...), mro)
	for _, b := range bases {
		vm.addSubclass(b, v)
	}
	return v
}

// bestBase checks the bases of a class: what may not be subclassed, and built-in layouts
// that do not fit together.
func (vm *VM) bestBase(bases []Value) (Value, bool) {
	best := T.Object
	for _, b := range bases {
		if !b.Is(heap.KType) {
			vm.Raisef(E.TypeError, "bases must be types")
			return 0, false
		}
		t := vm.h.Type(b)
		if t.Flags&typeFinal != 0 {
			vm.Raisef(E.TypeError, "type '%s' is not an acceptable base type", vm.ClassName(b))
			return 0, false
		}
		lay := vm.layout(b)
		switch cur := vm.layout(best); {
		case lay == cur || vm.IsSubclass(cur, lay):
		case vm.IsSubclass(lay, cur):
			best = b
		default:
			vm.Raisef(E.TypeError, "multiple bases have instance lay-out conflict")
			return 0, false
		}
	}
	return best, true
}

// layout is the class that decides the layout of instances of t: a built-in one or one
// with slots.
func (vm *VM) layout(t Value) Value {
	for _, c := range vm.h.Type(t).MRO {
		ty := vm.h.Type(c)
		if ty.Flags&typeOwnSlots != 0 {
			return c
		}
		if ty.Flags&typeHeap == 0 {
			if info, ok := ty.Def.(*typeInfo); ok && (info.layout || c == T.Object) {
				return c
			}
		}
	}
	return T.Object
}

// provisionalMRO is an order in which a class is of all its bases, until it gets its own.
func (vm *VM) provisionalMRO(self Value, bases []Value) []Value {
	mro := []Value{self}
	for _, b := range bases {
		for _, c := range vm.h.Type(b).MRO {
			if c != T.Object && !slices.Contains(mro, c) {
				mro = append(mro, c)
			}
		}
	}
	return append(mro, T.Object)
}

// linearize is the C3 merge.
func (vm *VM) linearize(self Value, bases []Value) ([]Value, bool) {
	for _, b := range bases {
		if vm.h.Type(b).Flags&typeNoMRO != 0 {
			vm.Raisef(E.TypeError, "Cannot extend an incomplete type '%s'", vm.ClassName(b))
			return nil, false
		}
	}
	if len(bases) == 1 {
		m := vm.h.Type(bases[0]).MRO
		return append(append(make([]Value, 0, len(m)+1), self), m...), true
	}
	for i, b := range bases {
		for _, c := range bases[:i] {
			if b == c {
				vm.Raisef(E.TypeError, "duplicate base class %s", vm.ClassName(b))
				return nil, false
			}
		}
	}
	seqs := make([][]Value, 0, len(bases)+1)
	for _, b := range bases {
		seqs = append(seqs, vm.h.Type(b).MRO)
	}
	seqs = append(seqs, bases)
	out := []Value{self}
	for {
		empty := true
		next := heap.Unbound
		for _, s := range seqs {
			if len(s) == 0 {
				continue
			}
			empty = false
			if !inTail(seqs, s[0]) {
				next = s[0]
				break
			}
		}
		if empty {
			return out, true
		}
		if next == heap.Unbound {
			vm.mroConflict(seqs)
			return nil, false
		}
		out = append(out, next)
		for i, s := range seqs {
			if len(s) > 0 && s[0] == next {
				seqs[i] = s[1:]
			}
		}
	}
}

func inTail(seqs [][]Value, c Value) bool {
	for _, s := range seqs {
		for i := 1; i < len(s); i++ {
			if s[i] == c {
				return true
			}
		}
	}
	return false
}

func (vm *VM) mroConflict(seqs [][]Value) {
	names := ""
	seen := map[Value]bool{}
	for _, s := range seqs {
		if len(s) > 0 && !seen[s[0]] {
			seen[s[0]] = true
			if names != "" {
				names += ", "
			}
			names += vm.ClassName(s[0])
		}
	}
	vm.Raisef(E.TypeError, "Cannot create a consistent method resolution order (MRO) for bases %s", names)
}

func (vm *VM) addImageSubclass(base, sub Value) {
	if vm.imageSubs == nil {
		vm.imageSubs = map[Value][]Value{}
	}
	vm.imageSubs[base] = append(vm.imageSubs[base], sub)
}

// callType calls a class: its metaclass's __call__ if a script wrote one, else the usual
// creation and initialisation.
func (vm *VM) callType(t Value, at, n int) Value {
	ty := vm.h.Type(t)
	if ty.Meta != T.Type {
		if m := vm.slots(ty.Meta)[slotCall]; m != typeCall {
			if !m.Is(heap.KFunc) && !m.Is(heap.KBuiltin) {
				return vm.callDescribed(m, t, at, n)
			}
			vm.prepend(t, at, n)
			return vm.invoke(m, at, n+1)
		}
	}
	return vm.createInstance(t, at, n)
}

// createInstance is type.__call__.
func (vm *VM) createInstance(t Value, at, n int) Value {
	if t == T.Type && n == 1 && vm.kw.names == nil {
		return vm.TypeOf(vm.stack[at])
	}
	s := vm.slots(t)
	newf, init := s[slotNew], s[slotInit]
	if newf == objectNew {
		return vm.createPlain(t, init, at, n)
	}
	if newf == exceptionNew && init == exceptionInit {
		if vm.kw.names != nil {
			vm.kw.names = nil
			return vm.Raisef(E.TypeError, "%s() takes no keyword arguments", vm.h.Str(vm.h.Type(t).Name).S)
		}
		vm.safepoint()
		vm.budget -= nativeFuel
		return vm.NewException(t, vm.stack[at:at+n]...)
	}
	if nat, ok := vm.nativeNew(newf); ok && (init == objectInit || init == exceptionInit || init == typeInit || vm.madeWhole(t)) {
		at--
		vm.stack[at] = t
		return vm.callNative(nat, heap.Unbound, at, n+1)
	}
	return vm.tailArgs("_create", at, n, t)
}

// madeWhole reports a built-in class whose __new__ fills its instances too; only subclasses
// do that in __init__.
func (vm *VM) madeWhole(t Value) bool {
	return t == T.List || t == T.Dict || t == T.Set || t == T.ByteArray || vm.h.Type(t).Flags&typeWhole != 0
}

// nativeNew returns the native behind a __new__.
func (vm *VM) nativeNew(f Value) (*native, bool) {
	if f.Is(heap.KStaticMethod) {
		f = vm.h.Rec(f).F[0]
	}
	if !f.Is(heap.KBuiltin) {
		return nil, false
	}
	nat := vm.h.Builtin(f).Def.(*native)
	return nat, nat.kind == nativeNew
}

// createPlain makes an instance of a class whose __new__ is object's.
func (vm *VM) createPlain(t, init Value, at, n int) Value {
	ty := vm.h.Type(t)
	if ty.Flags&typeAbstract != 0 && (init != objectInit || n == 0) {
		return vm.Tail("_abstract_error", t)
	}
	if ty.Flags&typeHeap == 0 && t != T.Object {
		return vm.Raisef(E.TypeError, "cannot create '%s' instances", vm.qualClass(t))
	}
	if init == objectInit {
		if n > 0 {
			return vm.Raisef(E.TypeError, "%s() takes no arguments", vm.ClassName(t))
		}
		return vm.newInstance(t)
	}
	if !init.Is(heap.KFunc) || vm.then>>16 != transNone || vm.extra != heap.Unbound {
		return vm.tailArgs("_create", at, n, t)
	}
	vm.safepoint()
	inst := vm.newInstance(t)
	vm.then |= transInit << 16
	vm.extra = inst
	at--
	vm.stack[at] = inst
	return vm.pushFunc(init, at, n+1)
}

// newInstance makes an instance without attributes.
func (vm *VM) newInstance(t Value) Value {
	v, in := vm.h.NewInst(vm.h.RootShape(t))
	if vm.h.Type(t).Flags&typeException != 0 {
		vm.h.MakeExc(in, vm.h.NewTuple(nil))
	}
	return vm.made(t, v)
}

// NewPayload makes an instance of t, a subclass of a built-in type, around a built-in value.
func (vm *VM) NewPayload(t, payload Value) Value {
	v, in := vm.h.NewInst(vm.h.RootShape(t))
	vm.h.Extend(in).Payload = payload
	return vm.made(t, v)
}

// Payload returns the built-in value of an instance of a subclass of a built-in type,
// and any other value unchanged.
func (vm *VM) Payload(v Value) Value {
	if v.Is(heap.KInst) {
		if e := vm.h.Inst(v).Ext; e != nil && e.Payload != heap.Unbound {
			return e.Payload
		}
	}
	return v
}
