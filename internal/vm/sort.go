package vm

import (
	"slices"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Sorting: stable, by insertion in short runs and merging. Keys that are all ints, all
// floats or all strings are compared without looking at their kind again.

// nativeTakeItems (list) is a list of the items of one, which is left without and holds no
// memory until somebody adds some: nativeIsBare (list) reports whether that is still so.
func nativeTakeItems(vm *VM, a []Value) Value {
	l := vm.h.List(a[0])
	if !vm.need(8 * len(l.V)) {
		return heap.Raised
	}
	items := vm.h.NewList(append([]Value(nil), l.V...))
	vm.h.SetElems(l, nil)
	return items
}

func nativeIsBare(vm *VM, a []Value) Value { return heap.Bool(cap(vm.h.List(a[0]).V) == 0) }

// nativeSortPlain (keys, items, reverse) sorts the list items by the list keys (the same
// list, or one of equal length) if their order needs no Python code: True if it did,
// False if the prelude must.
func nativeSortPlain(vm *VM, a []Value) Value {
	if len(vm.h.List(a[0]).V) != len(vm.h.List(a[1]).V) {
		return vm.badInternal()
	}
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
	s := sorter{vm: vm, less: less, keys: keys, tmpK: make([]Value, n), unit: vm.keyUnits(keys)}
	if !same {
		s.items, s.tmpI = items, make([]Value, n)
	}
	// Reversing before and after keeps equal elements in their order.
	if reverse {
		s.flip()
	}
	ok := s.sort()
	vm.budget -= int64(s.due)
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
		return vm.textLess
	case allFloat:
		return func(a, b Value) bool { return vm.h.Float(a) < vm.h.Float(b) }
	case allNum:
		return vm.numLess
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
				if vm.textLess(p, q) {
					return true
				}
				if vm.h.Str(p).S != vm.h.Str(q).S {
					return false
				}
				continue
			}
			if !vm.h.NumEqual(p, q) {
				return vm.numLess(p, q)
			}
		}
		return false
	}
}

// textLess orders strings, and pays where they are long. Where it is refused the run is over and
// any order will do.
func (vm *VM) textLess(a, b Value) bool {
	s, t := vm.h.Str(a).S, vm.h.Str(b).S
	if len(s) >= copyUpTo && len(t) >= copyUpTo && !vm.pay(2*compareUnits(min(len(s), len(t)))) {
		return false
	}
	return s < t
}

// numLess orders numbers; it too pays where they are long.
func (vm *VM) numLess(a, b Value) bool {
	if a.Is(heap.KInt) && b.Is(heap.KInt) && !vm.pay(len(vm.h.Big(a).Mag)/8) {
		return false
	}
	return vm.numCompare(compile.OpLt, a, b) == heap.True
}

// keyUnits is the fuel of comparing and moving a key: of those that are behind a handle it is
// more, and where they fill so much memory that each is fetched from far.
func (vm *VM) keyUnits(keys []Value) int {
	switch {
	case keys[0].IsInt() || heap.IsFloat(keys[0]):
		return 1
	case !keys[0].Is(heap.KStr) && len(keys) < cachedKeys:
		return 2
	case !keys[0].Is(heap.KStr):
		return 3
	}
	size := 0
	for _, k := range keys {
		if k.Is(heap.KStr) {
			size += textBytes + len(vm.h.Str(k).S)
		}
	}
	if size < farTexts {
		return 2
	}
	return 8
}

const (
	textBytes = 48      // of a text beside its characters
	farTexts  = 8 << 20 // bytes that are not in a cache
)

// sorter merges runs of keys, moving items along.
type sorter struct {
	vm          *VM
	less        func(a, b Value) bool
	keys, items []Value
	tmpK, tmpI  []Value
	unit        int // the fuel of a comparison
	due         int // work that is not paid for
}

func (s *sorter) flip() {
	slices.Reverse(s.keys)
	slices.Reverse(s.items)
}

const runLen = 16

// sort finds what is ordered already, sorts short runs by insertion and merges them; false
// after the run was stopped.
func (s *sorter) sort() bool {
	n := len(s.keys)
	sorted := true
	for i := 1; i < n && sorted; i++ {
		sorted = !s.less(s.keys[i], s.keys[i-1])
		if i%runLen == 0 && !s.pay(runLen) {
			return false
		}
	}
	if sorted {
		return true
	}
	for lo := 0; lo < n; lo += runLen {
		s.insertion(lo, min(lo+runLen, n))
		if !s.pay(runLen) {
			return false
		}
	}
	for w := runLen; w < n; w *= 2 {
		for lo := 0; lo+w < n; lo += 2 * w {
			if !s.merge(lo, lo+w, min(lo+2*w, n)) {
				return false
			}
		}
	}
	return true
}

// pay pays for n comparisons and moves.
func (s *sorter) pay(n int) bool {
	s.due += n * s.unit
	if s.due < sortUnits {
		return true
	}
	n, s.due = s.due, 0
	return s.vm.pay(n) && s.vm.stopErr == nil
}

// sortUnits is what sorting does between two payments.
const sortUnits = 4096

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

// merge puts two runs together; false after stopping, where every key is somewhere still.
func (s *sorter) merge(lo, mid, hi int) (ok bool) {
	if !s.less(s.keys[mid], s.keys[mid-1]) {
		return s.pay(1)
	}
	left := copy(s.tmpK, s.keys[lo:mid])
	if s.items != nil {
		copy(s.tmpI, s.items[lo:mid])
	}
	i, j, k := 0, mid, lo
	due := min(hi, lo+mergePiece)
	for i < left {
		if k == due {
			if !s.pay(mergePiece) {
				copy(s.keys[k:], s.tmpK[i:left])
				if s.items != nil {
					copy(s.items[k:], s.tmpI[i:left])
				}
				return false
			}
			due += mergePiece
		}
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
	return s.pay(k - due + mergePiece)
}

// mergePiece is how many keys are merged between two payments.
const mergePiece = 256
