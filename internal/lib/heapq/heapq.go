// Package heapq is Python's heapq: heaps of values whose order is native are kept in Go, all
// others, and what takes keys or iterables, in the Python parts.
//
// A native sift looks for the place of the moved element first and moves afterwards. Where a
// comparison needs Python code it has changed nothing, and the Python part sifts instead.
package heapq

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed heapq.py
var source string

//go:embed native.py
var native string

// Modules are _heapq, which keeps heaps, and heapq.
func Modules() []*vm.ModuleDef {
	def := &vm.ModuleDef{Name: "_heapq", Source: native, Hidden: true, InC: []string{"*"}}
	for _, k := range kinds {
		def.Funcs = append(def.Funcs,
			vm.Def{Name: "heapify" + k.suffix, Sig: "heap, /", Fn: k.heapify, Doc: "Transform list into a " + k.noun + ", in-place, in O(len(heap)) time."},
			vm.Def{Name: "heappush" + k.suffix, Sig: "heap, item, /", Fn: k.push, Doc: "Push item onto " + k.noun + ", maintaining the heap invariant."},
			vm.Def{Name: "heappop" + k.suffix, Sig: "heap, /", Fn: k.pop, Doc: "Pop the " + k.end + " item off the " + k.noun + ", maintaining the heap invariant."},
			vm.Def{Name: "heapreplace" + k.suffix, Sig: "heap, item, /", Fn: k.replace, Doc: "Pop and return the current " + k.end + " value, and add the new item."},
			vm.Def{Name: "heappushpop" + k.suffix, Sig: "heap, item, /", Fn: k.pushPop, Doc: "Push item on the " + k.noun + ", then pop and return the " + k.end + " item."},
			vm.Def{Name: "_below" + k.suffix, Sig: "it, root, none, /", Fn: k.below})
	}
	return []*vm.ModuleDef{def, {Name: "heapq", Source: source, Hidden: true}}
}

// kind is one of the two orders of a heap: the smallest or the largest element first.
type kind struct {
	suffix, noun, end string
	max               bool
}

var kinds = []kind{{"", "heap", "smallest", false}, {"_max", "max-heap", "largest", true}}

// before tells whether a must stand above b, as LessNow answers.
func (k kind) before(m *vm.VM, a, b heap.Value) heap.Value {
	if k.max {
		return m.LessNow(b, a)
	}
	return m.LessNow(a, b)
}

// list is the list that is the heap, nil after raising TypeError.
func (k kind) list(m *vm.VM, name, place string, v heap.Value) *heap.List {
	if p := m.Payload(v); p.Is(heap.KList) {
		return m.Heap().List(p)
	}
	got := m.TypeName(v)
	if v == heap.None {
		got = "None"
	}
	m.Raisef(vm.E.TypeError, "%s%s() argument%s must be list, not %s", name, k.suffix, place, got)
	return nil
}

// python goes on in the Python part.
func (k kind) python(m *vm.VM, name string, a ...heap.Value) heap.Value {
	return m.CallIn("_heapq", name, append(a, heap.Bool(k.max))...)
}

func (k kind) push(m *vm.VM, a []heap.Value) heap.Value {
	l := k.list(m, "heappush", " 1", a[0])
	if l == nil || !m.Need(l.GrowBytes(1)) {
		return heap.Raised
	}
	m.Heap().Append(l, a[1])
	switch r := k.rise(m, l.V, 0, len(l.V)-1); r {
	case heap.Unbound:
		return k.python(m, "_rise", a[0], heap.Small(0), heap.Small(int64(len(l.V)-1)))
	default:
		return r
	}
}

func (k kind) pop(m *vm.VM, a []heap.Value) heap.Value {
	l := k.list(m, "heappop", "", a[0])
	if l == nil {
		return heap.Raised
	}
	n := len(l.V)
	if n == 0 {
		return m.Raisef(vm.E.IndexError, "index out of range")
	}
	last := l.V[n-1]
	l.V = l.V[:n-1]
	if n == 1 {
		return last
	}
	return k.swapRoot(m, a[0], l, last)
}

func (k kind) replace(m *vm.VM, a []heap.Value) heap.Value {
	l := k.list(m, "heapreplace", " 1", a[0])
	if l == nil {
		return heap.Raised
	}
	if len(l.V) == 0 {
		return m.Raisef(vm.E.IndexError, "index out of range")
	}
	return k.swapRoot(m, a[0], l, a[1])
}

// swapRoot puts item in the place of the root, sifts it down and gives the old root.
func (k kind) swapRoot(m *vm.VM, h heap.Value, l *heap.List, item heap.Value) heap.Value {
	root := l.V[0]
	l.V[0] = item
	switch r := k.sink(m, l.V, 0); r {
	case heap.None:
		return root
	case heap.Unbound:
		return k.python(m, "_sink_for", h, root)
	default:
		return r
	}
}

func (k kind) pushPop(m *vm.VM, a []heap.Value) heap.Value {
	l := k.list(m, "heappushpop", " 1", a[0])
	if l == nil {
		return heap.Raised
	}
	if len(l.V) == 0 {
		return a[1]
	}
	switch r := k.before(m, l.V[0], a[1]); r {
	case heap.True:
		return k.swapRoot(m, a[0], l, a[1])
	case heap.False:
		return a[1]
	case heap.Unbound:
		return k.python(m, "_pushpop", a[0], a[1])
	default:
		return r
	}
}

// below (it, root, none) is the next element of an iterator that may belong below the root, or
// none at the end.
func (k kind) below(m *vm.VM, a []heap.Value) heap.Value {
	if !m.StepsNatively(a[0]) {
		return k.python(m, "_next", a[0], a[2])
	}
	for {
		if !m.Pay(3) {
			return heap.Raised
		}
		switch v := m.Next(a[0]); v {
		case heap.Unbound:
			return a[2]
		case heap.Raised:
			return v
		default:
			switch r := k.before(m, a[1], v); r {
			case heap.False:
			case heap.True, heap.Unbound:
				return v
			default:
				return r
			}
		}
	}
}

func (k kind) heapify(m *vm.VM, a []heap.Value) heap.Value {
	l := k.list(m, "heapify", "", a[0])
	if l == nil {
		return heap.Raised
	}
	for i := len(l.V)/2 - 1; i >= 0; i-- {
		if !m.Pay(2) {
			return heap.Raised
		}
		switch r := k.sink(m, l.V, i); r {
		case heap.None:
		case heap.Unbound:
			return k.python(m, "_heapify_from", a[0], heap.Small(int64(i)))
		default:
			return r
		}
	}
	return heap.None
}

// rise moves the element at pos up towards start: None, Unbound if the Python part must, or
// the mark of a run that was stopped.
func (k kind) rise(m *vm.VM, v []heap.Value, start, pos int) heap.Value {
	item, to := v[pos], pos
	for to > start {
		parent := (to - 1) / 2
		r := k.before(m, item, v[parent])
		if r == heap.False {
			break
		}
		if r != heap.True {
			return r
		}
		to = parent
	}
	steps := 0
	for ; pos > to; pos = (pos - 1) / 2 {
		v[pos] = v[(pos-1)/2]
		steps++
	}
	v[to] = item
	return paid(m, steps)
}

// paid charges the levels an element was moved by.
func paid(m *vm.VM, levels int) heap.Value {
	if !m.Pay(2 * levels) {
		return heap.Raised
	}
	return heap.None
}

// maxLevels is more levels than a heap in memory has.
const maxLevels = 64

// sink moves the element at pos to the leaves, always to the child that comes first, and from
// there up to its place, answering as rise does.
func (k kind) sink(m *vm.VM, v []heap.Value, pos int) heap.Value {
	var path [maxLevels]int
	n := 0
	item, end := v[pos], len(v)
	for at := pos; 2*at+1 < end; n++ {
		child := 2*at + 1
		if child+1 < end {
			switch r := k.before(m, v[child], v[child+1]); r {
			case heap.True:
			case heap.False:
				child++
			default:
				return r
			}
		}
		at = child
		path[n] = at
	}
	levels := n
	for n > 0 {
		r := k.before(m, item, v[path[n-1]])
		if r == heap.False {
			break
		}
		if r != heap.True {
			return r
		}
		n--
	}
	for _, at := range path[:n] {
		v[pos] = v[at]
		pos = at
	}
	v[pos] = item
	return paid(m, levels)
}
