package vm

import "github.com/gilliam-run/gilliam/internal/heap"

// A mappingproxy is a record of the mapping it shows. That of a class's __dict__ is a record
// of the class and True: it shows the attributes as they are when it is asked.

var mappingProxyType = TypeDef{
	Name: "mappingproxy", Kind: heap.KMappingProxy, Final: true, Mapping: true,
	New: &Def{Sig: "cls, mapping", Fn: func(vm *VM, a []Value) Value {
		p := vm.Payload(a[1])
		if p.Is(heap.KList) || p.Is(heap.KTuple) || vm.slots(vm.TypeOf(a[1]))[slotGetitem] == heap.Unbound {
			return vm.Raisef(E.TypeError, "mappingproxy() argument must be a mapping, not %s", vm.TypeName(a[1]))
		}
		return vm.h.NewRec(heap.KMappingProxy, a[1], heap.Unbound, heap.Unbound, heap.Unbound)
	}},
	Methods: append([]Def{
		method(heap.KMappingProxy, "get", "self, key, default=, /", func(vm *VM, a []Value) Value {
			switch v, ok := vm.classProxyItem(a[0], a[1]); {
			case !ok:
				return vm.Tail("_call_method", vm.proxiedBy(a[0]), vm.h.Intern("get"), vm.h.NewTuple([]Value{a[1], orNone(a[2])}))
			case v != heap.Unbound:
				return v
			}
			return orNone(a[2])
		}),
		proxied("keys"), proxied("values"), proxied("items"), proxied("copy"),
		lengthDef(heap.KMappingProxy),
		method(heap.KMappingProxy, "__iter__", "self, /", func(vm *VM, a []Value) Value { return vm.GetIter(vm.proxiedBy(a[0])) }),
		method(heap.KMappingProxy, "__reversed__", "self, /", func(vm *VM, a []Value) Value {
			return vm.Tail("_call_method", vm.proxiedBy(a[0]), vm.h.Intern("__reversed__"), vm.h.NewTuple(nil))
		}),
		method(heap.KMappingProxy, "__hash__", "self, /", func(vm *VM, a []Value) Value { return vm.Hash(vm.proxiedBy(a[0])) }),
		getitemDef(heap.KMappingProxy), containsDef(heap.KMappingProxy), reprDef(heap.KMappingProxy),
		{Name: "__or__", Sig: "self, other, /", Fn: func(vm *VM, a []Value) Value { return vm.proxyOr(a[0], a[1], false) }},
		{Name: "__ror__", Sig: "self, other, /", Fn: func(vm *VM, a []Value) Value { return vm.proxyOr(a[1], a[0], false) }},
		{Name: "__ior__", Sig: "self, other, /", Fn: func(vm *VM, a []Value) Value { return vm.noProxyIor() }},
	}, operatorDefs("lt", "le", "eq", "ne", "gt", "ge")...),
	ClassMethods: []Def{classGetitem},
}

// proxied is a method of mappingproxy that the mapping behind it answers.
func proxied(name string) Def {
	return Def{Name: name, Sig: "self, *args", Fn: func(vm *VM, a []Value) Value {
		return vm.Tail("_call_method", vm.proxiedBy(a[0]), vm.h.Intern(name), a[1])
	}}
}

// proxyOr is a | b where one is a mappingproxy: the union of the mappings behind.
func (vm *VM) proxyOr(a, b Value, inPlace bool) Value {
	if inPlace && a.Is(heap.KMappingProxy) {
		return vm.noProxyIor()
	}
	vm.extra = heap.Unbound
	if a.Is(heap.KMappingProxy) {
		a = vm.proxiedBy(a)
	}
	if b.Is(heap.KMappingProxy) {
		b = vm.proxiedBy(b)
	}
	return vm.Tail("_union", a, b)
}

func (vm *VM) noProxyIor() Value {
	return vm.Raisef(E.TypeError, "'|=' is not supported by mappingproxy; use '|' instead")
}

// innermostProxy is the mappingproxy that shows something else than another one.
func (vm *VM) innermostProxy(p Value) Value {
	for {
		if in := vm.h.Rec(p).F[0]; in.Is(heap.KMappingProxy) && vm.pay(1) {
			p = in
			continue
		}
		return p
	}
}

// proxiedBy is the mapping behind a mappingproxy: for that of a class a dict of its attributes.
func (vm *VM) proxiedBy(p Value) Value {
	r := vm.h.Rec(vm.innermostProxy(p))
	if r.F[1] != heap.True {
		return r.F[0]
	}
	return vm.classDict(r.F[0])
}

// classProxyItem reads an attribute through the mappingproxy of a class, Unbound if there is
// none; ok is false if p shows something else or key is no string.
func (vm *VM) classProxyItem(p, key Value) (v Value, ok bool) {
	r := vm.h.Rec(p)
	if r.F[1] != heap.True || !key.Is(heap.KStr) {
		return heap.Unbound, false
	}
	name := vm.h.InternValue(key)
	v, found := vm.typeGet(r.F[0], name, vm.h.Str(name))
	if !found {
		v = heap.Unbound
	}
	return v, true
}

// typeDict is the __dict__ of a class.
func (vm *VM) typeDict(o Value) Value {
	return vm.h.NewRec(heap.KMappingProxy, o, heap.True, heap.Unbound, heap.Unbound)
}

// classDict is a new dict of the attributes of a class itself.
func (vm *VM) classDict(o Value) Value {
	t := vm.h.Type(o)
	d, dict := vm.h.NewDict()
	if info, ok := t.Def.(*typeInfo); ok && t.Flags&typeHeap == 0 {
		for _, m := range info.listed() {
			vm.dictSetStr(dict, m.name, m.v)
		}
	} else {
		if !vm.pay(t.Dict.Len()/8) || !vm.need(64*t.Dict.Len()) {
			return heap.Raised
		}
		vm.h.CopyDict(dict, t.Dict)
	}
	return d
}

func (vm *VM) classDictLen(o Value) int {
	t := vm.h.Type(o)
	if info, ok := t.Def.(*typeInfo); ok && t.Flags&typeHeap == 0 {
		return len(info.listed())
	}
	return t.Dict.Len()
}
