package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// What an attribute site caches.
const (
	siteNone   = iota
	siteSlot   // instances of Shape keep it in slot Slot (0..3); a store moves them to Next
	siteMethod // instances of Shape find the plain function Val on their class, while types have version Ver
	siteNative // receivers of kind Kind find the native Val
	siteAppend // receivers are lists and the method is list.append
	siteModule // Val is the module, Slot the entry
)

func (vm *VM) opGetAttr(ins compile.Instr) {
	s := &vm.unit.Sites[uint32(ins.Imm())]
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	o := vm.regs[ins.B()]
	if o.Is(heap.KInst) {
		in := vm.h.Inst(o)
		if vm.plainAttrs(in.Shape.Class) {
			if slot := in.Shape.Slot(s.Name); slot >= 0 && (in.Ext == nil || in.Ext.Dict == heap.Unbound) && !vm.hasDataDescr(in.Shape.Class, s.Name) {
				if v := in.GetSlot(slot); v != heap.Unbound {
					if slot < 4 {
						*s = heap.Site{Name: s.Name, Shape: in.Shape, Slot: slot, How: siteSlot, Val: heap.Unbound}
						vm.slotSites = true
					}
					vm.regs[ins.A()] = v
					return
				}
			}
		}
	}
	vm.deliver(ins.A(), vm.GetAttr(o, s.Name))
}

// plainAttrs reports that attribute access on instances of t is object's.
func (vm *VM) plainAttrs(t Value) bool {
	s := vm.slots(t)
	return s[slotGetattribute] == objectGetattribute
}

func (vm *VM) hasDataDescr(t, name Value) bool {
	d := vm.Lookup(t, name)
	return d != heap.Unbound && vm.isDataDescr(d)
}

func (vm *VM) isDataDescr(d Value) bool {
	switch d.Kind() {
	case heap.KProperty, heap.KMemberDescr:
		return true
	}
	s := vm.descrSlots(d)
	return s != nil && (s[slotSet] != heap.Unbound || s[slotDelete] != heap.Unbound)
}

// descrSlots are the special methods of a value that a script's class or a module's may have made
// a descriptor, nil for any other value.
func (vm *VM) descrSlots(d Value) *[heap.NumSlots]Value {
	switch d.Kind() {
	case heap.KInst, heap.KNative, heap.KModule:
		return vm.slots(vm.TypeOf(d))
	case heap.KType:
		if meta := vm.h.Type(d).Meta; meta != T.Type {
			return vm.slots(meta)
		}
	}
	return nil
}

// GetAttr is getattr(o, name) for an interned name. The result belongs to vm.then.
func (vm *VM) GetAttr(o, name Value) Value {
	t := vm.TypeOf(o)
	s := vm.slots(t)
	if g := s[slotGetattribute]; g != objectGetattribute && g != typeGetattribute && g != moduleGetattribute {
		return vm.Tail("_getattribute", o, vm.nameStr(name))
	}
	if g := s[slotGetattr]; g != heap.Unbound {
		switch v := vm.getPlainNow(o, name); {
		case v != heap.Unbound:
			return v
		case !o.Is(heap.KType) && vm.Lookup(t, name) == heap.Unbound:
			return vm.callBound(g, o, name)
		}
		return vm.Tail("_getattr_hook", o, name)
	}
	if v := vm.getAttrPlain(o, t, name); v != heap.Unbound {
		return v
	}
	return vm.noAttr(o, name)
}

// nativeGetattrPlain (obj, name) is the attribute without __getattr__.
func nativeGetattrPlain(vm *VM, a []Value) Value {
	name := vm.h.InternValue(a[1])
	if v := vm.getAttrPlain(a[0], vm.TypeOf(a[0]), name); v != heap.Unbound {
		return v
	}
	return vm.noAttr(a[0], name)
}

func (vm *VM) nameStr(name Value) Value { return name }

// getAttrPlain is object.__getattribute__ (type's for classes, module's for modules)
// without the error: Unbound if there is no such attribute.
func (vm *VM) getAttrPlain(o, t, name Value) Value {
	switch o.Kind() {
	case heap.KType:
		return vm.getTypeAttr(o, name)
	case heap.KModule:
		if t != T.Module { // it may have data descriptors
			break
		}
		if v := vm.dictFind(vm.moduleDict(o), name); v != heap.Unbound {
			return v
		}
	}
	d := vm.Lookup(t, name)
	if d != heap.Unbound && vm.isDataDescr(d) && vm.isGetter(d) {
		return vm.getDescr(d, o, t)
	}
	if v := vm.ownAttr(o, name); v != heap.Unbound {
		return v
	}
	if d == heap.Unbound {
		return heap.Unbound
	}
	return vm.getDescr(d, o, t)
}

// isGetter reports whether descriptor d has __get__.
func (vm *VM) isGetter(d Value) bool {
	s := vm.descrSlots(d)
	return s == nil || s[slotGet] != heap.Unbound
}

// ownAttr reads an attribute of the object itself.
func (vm *VM) ownAttr(o, name Value) Value {
	switch o.Kind() {
	case heap.KInst:
		in := vm.h.Inst(o)
		if in.Ext != nil && in.Ext.Dict != heap.Unbound {
			return vm.dictFind(in.Ext.Dict, name)
		}
		if slot := in.Shape.Slot(name); slot >= 0 {
			return in.GetSlot(slot)
		}
	case heap.KFunc:
		if d := vm.h.Func(o).Dict; d != heap.Unbound {
			return vm.dictFind(d, name)
		}
	case heap.KNative:
		if d := vm.h.Native(o).Dict; d != heap.Unbound {
			return vm.dictFind(d, name)
		}
	case heap.KModule:
		return vm.dictFind(vm.moduleDict(o), name)
	case heap.KClassMethod, heap.KStaticMethod:
		if d := vm.h.Rec(o).F[wrapperDict]; d.Is(heap.KDict) {
			return vm.dictFind(d, name)
		}
	}
	return heap.Unbound
}

func (vm *VM) dictFind(d, name Value) Value {
	dd := vm.h.Dict(d)
	if i := vm.h.FindStr(dd, name, vm.h.Str(name)); i >= 0 {
		return dd.Ents[i].V
	}
	return heap.Unbound
}

// getTypeAttr reads an attribute of a class: its metaclass's data descriptors, its own
// MRO, then the metaclass's other attributes.
func (vm *VM) getTypeAttr(t, name Value) Value {
	meta := vm.h.Type(t).Meta
	m := vm.Lookup(meta, name)
	if m != heap.Unbound && vm.isDataDescr(m) && vm.isGetter(m) {
		return vm.getDescr(m, t, meta)
	}
	if v := vm.Lookup(t, name); v != heap.Unbound {
		return vm.getDescrOnClass(v, t)
	}
	if m != heap.Unbound {
		return vm.getDescr(m, t, meta)
	}
	return heap.Unbound
}

// getDescr binds d, found on class t, to the instance o.
func (vm *VM) getDescr(d, o, t Value) Value {
	if v, ok := vm.bindPlain(d, o, t); ok {
		return v
	}
	switch d.Kind() {
	case heap.KProperty:
		get := vm.h.Rec(d).F[0]
		if get == heap.None {
			return vm.propertyError(d, o, "getter")
		}
		return vm.Call(get, o)
	case heap.KMemberDescr:
		return vm.getMember(d, o)
	case heap.KSuper:
		return vm.bindSuper(d, o)
	case heap.KClassMethod:
		return vm.h.NewRec(heap.KMethod, vm.h.Rec(d).F[0], t, heap.Unbound, heap.Unbound)
	}
	return vm.callBound(vm.slots(vm.TypeOf(d))[slotGet], d, o, t)
}

// bindPlain binds descriptors that need no Python code: functions, natives, static and
// class methods of functions, and values that are no descriptors.
func (vm *VM) bindPlain(d, o, t Value) (Value, bool) {
	switch d.Kind() {
	case heap.KFunc:
		return vm.h.NewRec(heap.KMethod, d, o, heap.Unbound, heap.Unbound), true
	case heap.KBuiltin:
		switch vm.h.Builtin(d).Def.(*native).kind {
		case nativeMethod:
			return vm.h.NewRec(heap.KMethod, d, o, heap.Unbound, heap.Unbound), true
		case nativeClassMethod:
			return vm.h.NewRec(heap.KMethod, d, t, heap.Unbound, heap.Unbound), true
		}
		return d, true
	case heap.KStaticMethod:
		return vm.h.Rec(d).F[0], true
	case heap.KClassMethod:
		return vm.h.NewRec(heap.KMethod, vm.h.Rec(d).F[0], t, heap.Unbound, heap.Unbound), true
	}
	return d, !vm.needsGet(d)
}

// needsGet reports whether binding d may run Python code.
func (vm *VM) needsGet(d Value) bool {
	switch d.Kind() {
	case heap.KProperty, heap.KMemberDescr, heap.KSuper:
		return true
	}
	s := vm.descrSlots(d)
	return s != nil && s[slotGet] != heap.Unbound
}

// getDescrOnClass binds d, found in the MRO of class t, to the class itself.
func (vm *VM) getDescrOnClass(d, t Value) Value {
	switch d.Kind() {
	case heap.KFunc, heap.KProperty:
		return d
	case heap.KBuiltin:
		if vm.h.Builtin(d).Def.(*native).kind == nativeClassMethod {
			return vm.h.NewRec(heap.KMethod, d, t, heap.Unbound, heap.Unbound)
		}
		return d
	case heap.KStaticMethod:
		return vm.h.Rec(d).F[0]
	case heap.KClassMethod:
		return vm.getDescr(d, t, t)
	}
	if s := vm.descrSlots(d); s != nil && s[slotGet] != heap.Unbound {
		return vm.callBound(s[slotGet], d, heap.None, t)
	}
	return d
}

// noAttr raises the AttributeError for a missing attribute.
func (vm *VM) noAttr(o, name Value) Value {
	n := vm.h.Str(name).S
	var msg string
	switch o.Kind() {
	case heap.KType:
		msg = "type object '" + vm.ClassName(o) + "' has no attribute '" + n + "'"
	case heap.KModule:
		return vm.noModuleAttr(o, name)
	default:
		if m := vm.Payload(o); m.Is(heap.KModule) {
			return vm.noModuleAttr(m, name)
		}
		msg = "'" + vm.TypeName(o) + "' object has no attribute '" + n + "'"
	}
	return vm.raiseAttr(msg, o, name)
}

func (vm *VM) raiseAttr(msg string, o, name Value) Value {
	exc := vm.NewException(E.AttributeError, vm.h.NewStr(msg))
	e := vm.Exc(exc)
	vm.h.ExcFields(e, 2)
	e.Fields[0], e.Fields[1] = name, o
	return vm.Raise(exc)
}

// finish hands the result of a native to the completion in vm.then.
func (vm *VM) finish(v Value) {
	if v != heap.Raised && v != heap.Pushed && v != heap.Suspended {
		vm.complete(vm.then, vm.extra, v)
	}
}

func (vm *VM) opSetAttr(ins compile.Instr) {
	s := &vm.unit.Sites[uint32(ins.Imm())]
	o, v := vm.regs[ins.A()], vm.regs[ins.B()]
	vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
	if o.Is(heap.KInst) {
		in := vm.h.Inst(o)
		sl := vm.slots(in.Shape.Class)
		if sl[slotSetattr] == objectSetattr && (in.Ext == nil || in.Ext.Dict == heap.Unbound) && !vm.hasDataDescr(in.Shape.Class, s.Name) && vm.h.Type(in.Shape.Class).Flags&typeNoDict == 0 {
			if slot := in.Shape.Slot(s.Name); slot >= 0 {
				if slot < 4 && in.GetSlot(slot) != heap.Unbound {
					*s = heap.Site{Name: s.Name, Shape: in.Shape, Slot: slot, How: siteSlot, Val: heap.Unbound}
					vm.slotSites = true
				}
				vm.h.SetSlot(in, slot, v)
				return
			}
			if next := vm.h.With(in.Shape, s.Name); next != nil {
				slot := int32(len(in.Shape.Names))
				if slot < 4 {
					*s = heap.Site{Name: s.Name, Shape: in.Shape, Next: next, Slot: slot, How: siteSlot, Val: heap.Unbound}
					vm.slotSites = true
				}
				vm.h.SetSlot(in, slot, v)
				in.Shape = next
				return
			}
		}
	}
	vm.SetAttr(o, s.Name, v)
}

// SetAttr is setattr(o, name, v) for an interned name, delattr if v is Unbound. The result,
// which nobody wants, belongs to vm.then.
func (vm *VM) SetAttr(o, name, v Value) Value {
	t := vm.TypeOf(o)
	s := vm.slots(t)
	m, std := s[slotSetattr], objectSetattr
	if v == heap.Unbound {
		m, std = s[slotDelattr], objectDelattr
	}
	if m != std && m != typeSetattr && m != typeDelattr && m != heap.Unbound {
		if v == heap.Unbound {
			return vm.noResult(vm.callBound(m, o, name))
		}
		return vm.noResult(vm.callBound(m, o, name, v))
	}
	return vm.setAttrPlain(o, t, name, v)
}

// noResult makes a call's result None.
func (vm *VM) noResult(r Value) Value {
	if r == heap.Raised || r == heap.Pushed || r == heap.Suspended {
		return r
	}
	return heap.None
}

// setAttrPlain is object.__setattr__ and object.__delattr__ (v Unbound).
func (vm *VM) setAttrPlain(o, t, name, v Value) Value {
	if d := vm.Lookup(t, name); d != heap.Unbound && vm.isDataDescr(d) {
		return vm.setDescr(d, o, name, v)
	}
	switch o.Kind() {
	case heap.KType:
		return vm.setTypeAttr(o, name, v)
	case heap.KModule:
		return vm.setDictAttr(vm.moduleDict(o), o, name, v)
	case heap.KFunc:
		f := vm.h.Func(o)
		if f.Dict == heap.Unbound {
			if v == heap.Unbound {
				return vm.noAttr(o, name)
			}
			d, _ := vm.h.NewDict()
			vm.h.Func(o).Dict = d
		}
		return vm.setDictAttr(vm.h.Func(o).Dict, o, name, v)
	case heap.KNative:
		if d := vm.h.Native(o).Dict; d != heap.Unbound {
			return vm.setDictAttr(d, o, name, v)
		}
	case heap.KClassMethod, heap.KStaticMethod:
		if v == heap.Unbound && vm.ownAttr(o, name) == heap.Unbound {
			return vm.noAttr(o, name)
		}
		return vm.setDictAttr(vm.wrapperDict(o), o, name, v)
	case heap.KInst:
		return vm.setInstAttr(o, name, v)
	}
	return vm.cannotSet(o, t, name, v)
}

func (vm *VM) cannotSet(o, t, name, v Value) Value {
	n := vm.h.Str(name).S
	if vm.Lookup(t, name) != heap.Unbound {
		return vm.raiseAttr("'"+vm.TypeName(o)+"' object attribute '"+n+"' is read-only", o, name)
	}
	return vm.raiseAttr("'"+vm.TypeName(o)+"' object has no attribute '"+n+"'"+vm.noDictText(t), o, name)
}

// noDictText ends the message about an attribute that an instance of t, which has no
// dictionary, cannot get: classes that intercept the setting of attributes do not say so.
func (vm *VM) noDictText(t Value) string {
	if vm.slots(t)[slotSetattr] != objectSetattr {
		return ""
	}
	return " and no __dict__ for setting new attributes"
}

func (vm *VM) setDictAttr(d, o, name, v Value) Value {
	dd := vm.h.Dict(d)
	if v == heap.Unbound {
		i := vm.h.FindStr(dd, name, vm.h.Str(name))
		if i < 0 {
			return vm.noAttr(o, name)
		}
		dd.Remove(i)
		return heap.None
	}
	vm.dictSetStr(dd, name, v)
	return heap.None
}

func (vm *VM) setInstAttr(o, name, v Value) Value {
	in := vm.h.Inst(o)
	t := in.Shape.Class
	if in.Ext != nil && in.Ext.Dict != heap.Unbound && vm.h.Type(t).Flags&typeNoDict == 0 {
		return vm.setDictAttr(in.Ext.Dict, o, name, v)
	}
	slot := in.Shape.Slot(name)
	if v == heap.Unbound {
		if vm.h.Type(t).Flags&typeNoDict != 0 {
			return vm.cannotSet(o, t, name, v)
		}
		if slot < 0 || in.GetSlot(slot) == heap.Unbound {
			return vm.noAttr(o, name)
		}
		// Attributes keep their order: what remains moves to a dictionary.
		vm.instDict(o)
		return vm.setDictAttr(vm.h.Inst(o).Ext.Dict, o, name, v)
	}
	if vm.h.Type(t).Flags&typeNoDict != 0 {
		return vm.cannotSet(o, t, name, v)
	}
	if slot >= 0 {
		vm.h.SetSlot(in, slot, v)
		return heap.None
	}
	if next := vm.h.With(in.Shape, name); next != nil {
		vm.h.SetSlot(in, int32(len(in.Shape.Names)), v)
		in.Shape = next
		return heap.None
	}
	vm.instDict(o)
	return vm.setDictAttr(vm.h.Inst(o).Ext.Dict, o, name, v)
}

// instDict returns the attributes of an instance as a dictionary, which from then on
// holds them.
func (vm *VM) instDict(o Value) Value {
	in := vm.h.Inst(o)
	e := vm.h.Extend(in)
	if e.Dict != heap.Unbound {
		return e.Dict
	}
	dv, d := vm.h.NewDict()
	in = vm.h.Inst(o)
	old := in.Shape
	shape := vm.h.DictShape(old.Class)
	var kept []Value // slots of __slots__ stay
	for i, n := range old.Names {
		v := in.GetSlot(int32(i))
		if m := vm.Lookup(old.Class, n); m.Is(heap.KMemberDescr) {
			shape = vm.h.With(shape, n)
			kept = append(kept, v)
			continue
		}
		if v != heap.Unbound {
			vm.dictSetStr(d, n, v)
		}
	}
	in.Shape = shape
	in.Slots = [4]Value{}
	in.Ext.More = in.Ext.More[:0]
	for i, v := range kept {
		vm.h.SetSlot(in, int32(i), v)
	}
	in.Ext.Dict = dv
	return dv
}

// setDescr stores through a data descriptor.
func (vm *VM) setDescr(d, o, name, v Value) Value {
	switch d.Kind() {
	case heap.KProperty:
		r := vm.h.Rec(d)
		if v == heap.Unbound {
			if r.F[2] == heap.None {
				return vm.propertyError(d, o, "deleter")
			}
			return vm.noResult(vm.Call(r.F[2], o))
		}
		if r.F[1] == heap.None {
			return vm.propertyError(d, o, "setter")
		}
		return vm.noResult(vm.Call(r.F[1], o, v))
	case heap.KMemberDescr:
		return vm.setMember(d, o, v)
	}
	s := vm.slots(vm.TypeOf(d))
	if v == heap.Unbound {
		if s[slotDelete] == heap.Unbound {
			return vm.RaiseArgs(E.AttributeError, vm.h.NewStr("__delete__"))
		}
		return vm.noResult(vm.callBound(s[slotDelete], d, o))
	}
	if s[slotSet] == heap.Unbound {
		return vm.RaiseArgs(E.AttributeError, vm.h.NewStr("__set__"))
	}
	return vm.noResult(vm.callBound(s[slotSet], d, o, v))
}

// setTypeAttr stores into a class.
func (vm *VM) setTypeAttr(t, name, v Value) Value {
	ty := vm.h.Type(t)
	n := vm.h.Str(name).S
	if vm.isFixed(t) {
		return vm.Raisef(E.TypeError, "cannot set '%s' attribute of immutable type '%s'", n, vm.ClassName(t))
	}
	if v == heap.Unbound {
		i := vm.h.FindStr(ty.Dict, name, vm.h.Str(name))
		if i < 0 {
			return vm.noAttr(t, name)
		}
		ty.Dict.Remove(i)
		vm.changed(t, name)
		vm.dropSites()
		return heap.None
	}
	vm.SetClassAttr(t, name, v)
	if vm.isDataDescr(v) || slotOf(name) >= 0 {
		vm.dropSites()
	}
	return heap.None
}

// dropSites empties the caches of instance slots: a class may now intercept what they hold.
func (vm *VM) dropSites() {
	if !vm.slotSites {
		return
	}
	vm.slotSites = false
	vm.h.EachObject(func(v Value) {
		if v.Is(heap.KUnit) {
			u := vm.h.Unit(v)
			for i := range u.Sites {
				u.Sites[i] = heap.Site{Name: u.Sites[i].Name, Val: heap.Unbound}
			}
		}
	})
}

func (vm *VM) opDelAttr(ins compile.Instr) {
	vm.lost()
	vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
	vm.SetAttr(vm.regs[ins.A()], vm.unit.Sites[uint32(ins.Imm())].Name, heap.Unbound)
}

// opCallM calls a method without making a bound method where it can.
func (vm *VM) opCallM(ins compile.Instr) {
	if vm.due() {
		return
	}
	s := &vm.unit.Sites[uint32(ins.Imm())]
	a, n := ins.A(), ins.B()
	o := vm.regs[a]
	vm.then, vm.extra = then(transNone, compStore, ins.C()), heap.Unbound
	vm.kw.names = nil
	at := vm.base + a
	switch o.Kind() {
	case heap.KInst:
		if fn := vm.methodOf(o, s); fn != heap.Unbound {
			vm.deliver(ins.C(), vm.invokeCallee(fn, at, n+1))
			return
		}
	case heap.KType, heap.KModule, heap.KNative, heap.KSuper:
	default:
		if (s.How == siteNative || s.How == siteAppend) && s.Kind == o.Kind() {
			vm.argTop = at + n + 1
			vm.deliver(ins.C(), vm.callNative(vm.h.Builtin(s.Val).Def.(*native), heap.Unbound, at, n+1))
			return
		}
		if fn := vm.Lookup(vm.TypeOf(o), s.Name); fn.Is(heap.KBuiltin) && vm.h.Builtin(fn).Def.(*native).kind == nativeMethod {
			if o.Kind() != heap.KGen && o.Kind() != heap.KIter && o.Kind() != 0 {
				s.How, s.Kind, s.Val = siteNative, o.Kind(), fn
				if fn == listAppend {
					s.How = siteAppend
				}
			}
			vm.deliver(ins.C(), vm.invokeCallee(fn, at, n+1))
			return
		}
	}
	// Any other attribute: get it, then call it.
	fn := vm.getPlainNow(o, s.Name)
	if fn != heap.Unbound {
		if fn.Is(heap.KMethod) {
			m := vm.h.Rec(fn)
			vm.stack[at] = m.F[1]
			vm.deliver(ins.C(), vm.invokeCallee(m.F[0], at, n+1))
			return
		}
		if n > 0 && vm.foreignCall(o, s.Name, fn, at+1) {
			return
		}
		vm.stack[at] = fn
		vm.deliver(ins.C(), vm.invokeCallee(fn, at+1, n))
		return
	}
	if l := vm.unit.Code.LateAt(vm.pc - 1); l != nil {
		vm.pc = l.To
		return
	}
	args := vm.h.NewTuple(append([]Value(nil), vm.regs[a+1:a+1+n]...))
	vm.deliver(ins.C(), vm.Tail("_call_method", o, s.Name, args))
}

// methodOf finds a plain function for a method call on an instance, and caches it.
func (vm *VM) methodOf(o Value, s *heap.Site) Value {
	in := vm.h.Inst(o)
	t := in.Shape.Class
	if !vm.plainAttrs(t) || in.Ext != nil && in.Ext.Dict != heap.Unbound && vm.dictFind(in.Ext.Dict, s.Name) != heap.Unbound {
		return heap.Unbound
	}
	if slot := in.Shape.Slot(s.Name); slot >= 0 && in.GetSlot(slot) != heap.Unbound {
		return heap.Unbound
	}
	fn := vm.Lookup(t, s.Name)
	switch {
	case fn.Is(heap.KFunc):
		if in.Ext == nil || in.Ext.Dict == heap.Unbound {
			*s = heap.Site{Name: s.Name, Shape: in.Shape, How: siteMethod, Val: fn, Ver: vm.typeVer, Unit: vm.h.Func(fn).Unit}
		}
		return fn
	case fn.Is(heap.KBuiltin) && vm.h.Builtin(fn).Def.(*native).kind == nativeMethod:
		return fn
	}
	return heap.Unbound
}

// getPlainNow reads an attribute if that needs no Python code, else Unbound.
func (vm *VM) getPlainNow(o, name Value) Value {
	t := vm.TypeOf(o)
	s := vm.slots(t)
	if g := s[slotGetattribute]; g != objectGetattribute && g != typeGetattribute && g != moduleGetattribute {
		return heap.Unbound
	}
	if o.Is(heap.KModule) && t == T.Module || o.Is(heap.KType) {
		if o.Is(heap.KType) {
			d := vm.Lookup(o, name)
			if m := vm.Lookup(vm.h.Type(o).Meta, name); m != heap.Unbound && vm.isDataDescr(m) || d == heap.Unbound {
				return heap.Unbound
			}
			switch d.Kind() {
			case heap.KFunc, heap.KBuiltin, heap.KStaticMethod, heap.KType:
				return vm.getDescrOnClass(d, o)
			case heap.KClassMethod:
				if v, ok := vm.bindPlain(d, heap.None, o); ok {
					return v
				}
			}
			return heap.Unbound
		}
		return vm.dictFind(vm.moduleDict(o), name)
	}
	d := vm.Lookup(t, name)
	if d != heap.Unbound && vm.isDataDescr(d) {
		return heap.Unbound
	}
	if v := vm.ownAttr(o, name); v != heap.Unbound {
		return v
	}
	if d == heap.Unbound {
		return heap.Unbound
	}
	if v, ok := vm.bindPlain(d, o, t); ok {
		return v
	}
	return heap.Unbound
}
