// Package collections is Python's collections: deque in Go, the dictionaries and named
// tuples on the built-in types, and, imported when they are first asked for, the classes
// written on the abstract ones.
package collections

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed collections.py
var source string

//go:embed user.py
var user string

// Modules are collections and the part of it that is imported late.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "collections", Package: true, Source: source, Hidden: true, InC: []string{"OrderedDict", "defaultdict"}, Marks: []string{"_shown"},
			Types: []vm.TypeDef{dequeType, dequeIterator("_deque_iterator"), dequeIterator("_deque_reverse_iterator")},
			Funcs: []vm.Def{
				{Name: "_count_now", Sig: "d:dicts, it, /", Fn: countNow},
				{Name: "_move_end", Sig: "d:dicts, key, last, /", Fn: moveEnd},
				{Name: "_end_key", Sig: "d:dicts, last, /", Fn: endKey},
			}},
		{Name: "_collections_user", Source: user, Hidden: true, Marks: []string{"_shown"}},
	}
}

// countNow (dict, iterator) counts the elements of a native iterator in a dict, as far as
// their hash is native: None at the end, else a tuple of the element that is not counted.
func countNow(m *vm.VM, a []heap.Value) heap.Value {
	h := m.Heap()
	d, it := m.Payload(a[0]), a[1]
	one := heap.Small(1)
	for {
		if !m.Pay(3) {
			return heap.Raised
		}
		x := m.Next(it)
		switch x {
		case heap.Unbound:
			return heap.None
		case heap.Raised:
			return x
		}
		i, ok, err := m.LookupKey(d, x)
		if err {
			return heap.Raised
		}
		if !ok {
			return h.NewTuple([]heap.Value{x})
		}
		n := one
		if i >= 0 {
			e := &h.Dict(d).Ents[i]
			if n = m.AddNow(e.V, one); n == heap.NotImplemented {
				return h.NewTuple([]heap.Value{x})
			}
			e.V = n
			continue
		}
		if r := m.StoreKey(d, x, n); r != heap.None {
			return r
		}
	}
}

// moveEnd (dict, key, last) moves a key to one end: True if done, False if there is no
// such key, None where that needs Python code.
func moveEnd(m *vm.VM, a []heap.Value) heap.Value {
	h := m.Heap()
	dv := m.Payload(a[0])
	i, ok, err := m.LookupKey(dv, a[1])
	switch {
	case err:
		return heap.Raised
	case !ok:
		return heap.None
	case i < 0:
		return heap.False
	}
	d := h.Dict(dv)
	k, v := d.Ents[i].K, d.Ents[i].V
	if a[2] == heap.True {
		d.Remove(i)
		if r := m.StoreKey(dv, k, v); r != heap.None {
			return r
		}
		return heap.True
	}
	return toFront(m, dv, i)
}

// toFront makes entry i the first: the others are entered anew behind it.
func toFront(m *vm.VM, dv heap.Value, i int) heap.Value {
	h := m.Heap()
	d := h.Dict(dv)
	if !m.Need(24*len(d.Ents)) || !m.Pay(4*len(d.Ents)) {
		return heap.Raised
	}
	order := []heap.Value{d.Ents[i].K, d.Ents[i].V}
	for j := range d.Ents {
		if e := &d.Ents[j]; j != i && e.K != heap.Unbound {
			order = append(order, e.K, e.V)
		}
	}
	h.Clear(d)
	for j := 0; j < len(order); j += 2 {
		if r := m.StoreKey(dv, order[j], order[j+1]); r != heap.None {
			return r
		}
	}
	return heap.True
}

// endKey (dict, last) is a tuple of the key at one end, None of an empty dict.
func endKey(m *vm.VM, a []heap.Value) heap.Value {
	h := m.Heap()
	ents := h.Dict(m.Payload(a[0])).Ents
	for j := range ents {
		i := j
		if a[1] == heap.True {
			i = len(ents) - 1 - j
		}
		if ents[i].K != heap.Unbound {
			if !m.Pay(j / 8) {
				return heap.Raised
			}
			return h.NewTuple([]heap.Value{ents[i].K})
		}
	}
	return heap.None
}
