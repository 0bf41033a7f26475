package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Sorting: stable, by insertion in short runs and merging. Keys that are all ints, all
// floats or all strings are compared without looking at their kind again.

// nativeSortPlain (keys, items, reverse) sorts the list items by the list keys (the same
// list, or one of equal length) if their order needs no Python code: True if it did,
// False if the prelude must.
func nativeSortPlain(vm *VM, a []Value) Value {
	keys := vm.h.List(a[0]).V
	items := vm.h.List(a[1]).V
	reverse := a[2] == heap.True
	n := len(keys)
	if n < 2 {
		return heap.True
	}
	less := vm.plainLess(keys)
	if less == nil {
		return heap.False
	}
	if !vm.need(16 * n) {
		return heap.Raised
	}
	same := a[0] == a[1]
	s := sorter{vm: vm, less: less, keys: keys, tmpK: make([]Value, n)}
	if !same {
		s.items, s.tmpI = items, make([]Value, n)
	}
	// Reversing before and after keeps equal elements in their order.
	if reverse {
		s.flip()
	}
	ok := s.sort()
	if reverse {
		s.flip()
	}
	if !ok {
		return heap.Raised
	}
	return heap.True
}

// plainLess returns the order of keys that are all of one plain kind, or of tuples of such;
// nil if Python code is needed or kinds do not compare.
func (vm *VM) plainLess(keys []Value) func(a, b Value) bool {
	allInt, allStr, allFloat, allNum := true, true, true, true
	for _, k := range keys {
		i := k.IsInt()
		f := heap.IsFloat(k)
		allInt = allInt && i
		allFloat = allFloat && f
		allNum = allNum && (i || f || k.Is(heap.KInt) || k.IsBool())
		allStr = allStr && k.Is(heap.KStr)
		if !allNum && !allStr {
			break
		}
	}
	switch {
	case allInt:
		return func(a, b Value) bool { return int64(a) < int64(b) }
	case allStr:
		return func(a, b Value) bool { return vm.h.Str(a).S < vm.h.Str(b).S }
	case allFloat:
		return func(a, b Value) bool { return vm.h.Float(a) < vm.h.Float(b) }
	case allNum:
		return func(a, b Value) bool { return vm.numCompare(compile.OpLt, a, b) == heap.True }
	}
	for _, k := range keys {
		if !k.Is(heap.KTuple) {
			return nil
		}
	}
	return vm.tupleLess(keys)
}

// tupleLess orders tuples whose elements are column by column numbers or strings.
func (vm *VM) tupleLess(keys []Value) func(a, b Value) bool {
	width := len(vm.h.List(keys[0]).V)
	for _, k := range keys {
		if len(vm.h.List(k).V) != width {
			return nil
		}
	}
	for c := range width {
		str, num := true, true
		for _, k := range keys {
			e := vm.h.List(k).V[c]
			str = str && e.Is(heap.KStr)
			num = num && (e.IsInt() || heap.IsFloat(e) || e.Is(heap.KInt) || e.IsBool())
		}
		if !str && !num {
			return nil
		}
	}
	return func(a, b Value) bool {
		x, y := vm.h.List(a).V, vm.h.List(b).V
		for i := range x {
			p, q := x[i], y[i]
			if p == q {
				continue
			}
			if p.IsInt() && q.IsInt() {
				return p.Int() < q.Int()
			}
			if p.Is(heap.KStr) {
				if s, t := vm.h.Str(p).S, vm.h.Str(q).S; s != t {
					return s < t
				}
				continue
			}
			if !vm.h.NumEqual(p, q) {
				return vm.numCompare(compile.OpLt, p, q) == heap.True
			}
		}
		return false
	}
}

// sorter merges runs of keys, moving items along.
type sorter struct {
	vm          *VM
	less        func(a, b Value) bool
	keys, items []Value
	tmpK, tmpI  []Value
}

func (s *sorter) flip() {
	for i, j := 0, len(s.keys)-1; i < j; i, j = i+1, j-1 {
		s.keys[i], s.keys[j] = s.keys[j], s.keys[i]
		if s.items != nil {
			s.items[i], s.items[j] = s.items[j], s.items[i]
		}
	}
}

const runLen = 16

// sort finds what is ordered already, sorts short runs by insertion and merges them; false
// after the run was stopped.
func (s *sorter) sort() bool {
	n := len(s.keys)
	sorted := true
	for i := 1; i < n && sorted; i++ {
		sorted = !s.less(s.keys[i], s.keys[i-1])
	}
	if !s.vm.pay(n) {
		return false
	}
	if sorted {
		return true
	}
	for lo := 0; lo < n; lo += runLen {
		s.insertion(lo, min(lo+runLen, n))
	}
	for w := runLen; w < n; w *= 2 {
		if !s.vm.pay(2 * n) {
			return false
		}
		for lo := 0; lo+w < n; lo += 2 * w {
			s.merge(lo, lo+w, min(lo+2*w, n))
		}
	}
	return true
}

func (s *sorter) insertion(lo, hi int) {
	for i := lo + 1; i < hi; i++ {
		k := s.keys[i]
		var it Value
		if s.items != nil {
			it = s.items[i]
		}
		j := i
		for j > lo && s.less(k, s.keys[j-1]) {
			s.keys[j] = s.keys[j-1]
			if s.items != nil {
				s.items[j] = s.items[j-1]
			}
			j--
		}
		s.keys[j] = k
		if s.items != nil {
			s.items[j] = it
		}
	}
}

func (s *sorter) merge(lo, mid, hi int) {
	if !s.less(s.keys[mid], s.keys[mid-1]) {
		return
	}
	left := copy(s.tmpK, s.keys[lo:mid])
	if s.items != nil {
		copy(s.tmpI, s.items[lo:mid])
	}
	i, j, k := 0, mid, lo
	for i < left {
		if j < hi && s.less(s.keys[j], s.tmpK[i]) {
			s.keys[k] = s.keys[j]
			if s.items != nil {
				s.items[k] = s.items[j]
			}
			j++
		} else {
			s.keys[k] = s.tmpK[i]
			if s.items != nil {
				s.items[k] = s.tmpI[i]
			}
			i++
		}
		k++
	}
}
