// Package bisect is Python's bisect: lists and tuples of values whose order is native are
// searched in Go, everything else in the Python part.
package bisect

import (
	_ "embed"
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed bisect.py
var source string

// Modules are bisect and _bisect, which are the same.
func Modules() []*vm.ModuleDef {
	const sig = "a, x, lo=, hi=, *, key="
	return []*vm.ModuleDef{
		{Name: "_bisect", Source: source, Hidden: true, InC: []string{"*"}, Funcs: []vm.Def{
			{Name: "bisect_left", Sig: sig, Fn: left, Doc: "Where x belongs in the sorted list a."},
			{Name: "bisect_right", Sig: sig, Fn: right, Doc: "Where x belongs in the sorted list a."},
		}},
		{Name: "bisect", Hidden: true, Source: "from _bisect import bisect, bisect_left, bisect_right, insort, insort_left, insort_right\n"},
	}
}

func left(m *vm.VM, a []heap.Value) heap.Value {
	return search(m, a, "_left", func(item, x heap.Value) heap.Value { return m.LessNow(item, x) })
}

func right(m *vm.VM, a []heap.Value) heap.Value {
	return search(m, a, "_right", func(item, x heap.Value) heap.Value {
		switch r := m.LessNow(x, item); r {
		case heap.True:
			return heap.False
		case heap.False:
			return heap.True
		default:
			return r
		}
	})
}

// search halves the range that x belongs in; below tells whether an element stands before
// its place. Anything but native values goes to the Python function.
func search(m *vm.VM, a []heap.Value, python string, below func(item, x heap.Value) heap.Value) heap.Value {
	if a[2] == heap.Unbound {
		a[2] = heap.Small(0)
	}
	for i := 3; i < 5; i++ {
		if a[i] == heap.Unbound {
			a[i] = heap.None
		}
	}
	seq := a[0]
	if a[4] != heap.None || !seq.Is(heap.KList) && !seq.Is(heap.KTuple) || !a[2].IsInt() || a[3] != heap.None && !a[3].IsInt() {
		return m.CallIn("_bisect", python, a...)
	}
	v := m.Heap().List(seq).V
	lo, hi := a[2].Int(), int64(len(v))
	if a[3] != heap.None {
		hi = a[3].Int()
	}
	if lo < 0 || hi > int64(len(v)) || hi < lo {
		return m.CallIn("_bisect", python, a...)
	}
	if !m.Pay(2 * bits.Len64(uint64(hi-lo+1))) {
		return heap.Raised
	}
	for lo < hi {
		mid := lo + (hi-lo)/2
		switch r := below(v[mid], a[1]); r {
		case heap.True:
			lo = mid + 1
		case heap.False:
			hi = mid
		case heap.Unbound:
			return m.CallIn("_bisect", python, seq, a[1], heap.Small(lo), heap.Small(hi), a[4])
		default:
			return r
		}
	}
	return heap.Small(lo)
}
