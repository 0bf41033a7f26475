// Package weakref is Python's weakref and gc.
package weakref

import (
	_ "embed"
	"fmt"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed weakref.py
var source string

//go:embed containers.py
var containers string

//go:embed gc.py
var collector string

// Modules are the modules weakref, _weakref, _weakrefset and gc.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "weakref", Source: source, Hidden: true, Types: []vm.TypeDef{referenceType, {Name: "_Proxy"}}, Funcs: []vm.Def{
			{Name: "_refs_to", Sig: "obj, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
				return m.Heap().NewList(m.WeakRefsTo(a[0]))
			}},
			{Name: "_hash_of", Sig: "ref, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value { return none(m.WeakHash(a[0])) }},
			{Name: "_keep_hash", Sig: "ref, hash, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
				m.SetWeakHash(a[0], a[1])
				return heap.None
			}},
			{Name: "_target_or", Sig: "ref, default, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
				if o := m.WeakTarget(a[0]); o != heap.None {
					return o
				}
				return a[1]
			}},
			{Name: "_drop_dead", Sig: "refs:list, /", Fn: dropDead},
			{Name: "_quiet", Sig: "ref, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value { m.QuietWeakRef(a[0]); return a[0] }},
			{Name: "_new_proxy", Sig: "cls:type, obj, callback, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
				return newRef(m, a[0], a[1], a[2], true)
			}},
			{Name: "_target", Sig: "proxy, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value { return m.Proxied(a[0]) }},
		}},
		{Name: "_weakref_containers", Source: containers, Hidden: true},
		{Name: "_weakref", Source: "from weakref import ref, proxy, getweakrefcount, getweakrefs, ReferenceType, ProxyType, CallableProxyType\n", Hidden: true},
		{Name: "_weakrefset", Source: "from weakref import WeakSet\n", Hidden: true},
		{Name: "gc", Source: collector, Hidden: true, InC: []string{"*"}, Funcs: []vm.Def{
			{Name: "_collect", Sig: "", Fn: func(m *vm.VM, a []heap.Value) heap.Value { return m.CollectNow() }},
			{Name: "is_tracked", Sig: "obj, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value { return heap.Bool(m.Collected(a[0]) > 0) }},
		}},
	}
}

func none(v heap.Value) heap.Value {
	if v == heap.Unbound {
		return heap.None
	}
	return v
}

func inPython(name string) func(m *vm.VM, a []heap.Value) heap.Value {
	return func(m *vm.VM, a []heap.Value) heap.Value { return m.CallIn("weakref", name, a...) }
}

var referenceType = vm.TypeDef{
	Name: "ReferenceType", Weak: true,
	New: &vm.Def{Sig: "cls, object, callback=, /, *args, **kwargs", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		return newRef(m, a[0], a[1], none(a[2]), false)
	}},
	Methods: []vm.Def{
		{Name: "__init__", Sig: "self, object, callback=, /, **kwargs", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
			if m.Heap().Dict(a[3]).Len() > 0 {
				return m.Raisef(vm.E.TypeError, "ref() takes no keyword arguments")
			}
			return heap.None
		}},
		{Name: "__call__", Sig: "self, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value { return m.WeakTarget(a[0]) }},
		{Name: "__hash__", Sig: "self, /", Fn: inPython("_ref_hash")},
		{Name: "__eq__", Sig: "self, other, /", Fn: inPython("_ref_eq")},
		{Name: "__ne__", Sig: "self, other, /", Fn: inPython("_ref_ne")},
		{Name: "__repr__", Sig: "self, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
			o := m.WeakTarget(a[0])
			switch o {
			case heap.Raised:
				return o
			case heap.None:
				return m.Heap().NewStr(fmt.Sprintf("<weakref at %s; dead>", m.Address(a[0])))
			}
			return m.CallIn("weakref", "_ref_repr", m.Heap().NewStr(m.Address(a[0])), o, m.Heap().NewStr(m.Address(o)))
		}},
	},
	ClassMethods: []vm.Def{{Name: "__class_getitem__", Sig: "cls, item, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		return m.Tail("_generic_alias", a...)
	}}},
	Getters: []vm.Getter{{Name: "__callback__", Get: func(m *vm.VM, o heap.Value) heap.Value { return m.WeakCallback(o) }}},
}

func newRef(m *vm.VM, class, target, callback heap.Value, proxy bool) heap.Value {
	if !m.Weakable(target) {
		return m.Raisef(vm.E.TypeError, "cannot create weak reference to '%s' object", m.TypeName(target))
	}
	return m.NewWeakRef(class, target, callback, proxy)
}

// dropDead (list of weak references) gives those that are dead.
func dropDead(m *vm.VM, a []heap.Value) heap.Value {
	h := m.Heap()
	refs := h.List(a[0]).V
	if !m.Pay(len(refs)) || !m.Need(8*len(refs)) {
		return heap.Raised
	}
	var dead []heap.Value
	for i, r := range refs {
		o := m.WeakTargetNow(r)
		if i == 0 {
			o = m.WeakTarget(r) // which collects, so that all are up to date
		}
		switch o {
		case heap.Raised:
			return o
		case heap.None:
			dead = append(dead, r)
		}
	}
	return h.NewList(dead)
}
