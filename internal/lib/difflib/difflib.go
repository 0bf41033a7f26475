// Package difflib is Python's difflib.
//
// The Python part numbers the elements of the sequences, whatever they are; the search
// for matching blocks, which is nearly all the work, compares numbers in Go.
package difflib

import (
	_ "embed"
	"slices"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed difflib.py
var source string

//go:embed html.py
var html string

// Modules returns the module difflib, and the part of it that makes HTML.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "difflib", Source: source, File: "<difflib>", Funcs: []vm.Def{
		{Name: "_longest", Sig: "a, b, kinds, alo, ahi, blo, bhi, /", Fn: longest},
		{Name: "_blocks", Sig: "a, b, kinds, /", Fn: blocks},
	}}, {Name: "_difflib_html", Source: html, File: "<difflib>"}}
}

// The kinds of an element of b.
const (
	ordinary = iota
	junk     // no match begins with it
	popular  // neither, because there are too many
)

// A search finds matches between two sequences of numbers. An element of a that b lacks
// has a negative number.
type search struct {
	vm    *vm.VM
	a, b  []int32
	kinds []uint8 // by number
	where [][]int32
	// lengths of the matches that end at the last element of a, by element of b; stamps
	// tell which of them are of that element.
	length, next []int32
	stamp, fresh []int32
}

// numbers reads a list of small ints below limit.
func numbers(m *vm.VM, v vm.Value, limit int) ([]int32, bool) {
	if !v.Is(heap.KList) {
		return nil, false
	}
	list := m.Heap().List(v).V
	if !m.Need(4*len(list)) || !m.Pay(len(list)/2) {
		return nil, false
	}
	out := make([]int32, len(list))
	for i, x := range list {
		if !x.IsInt() || x.Int() < -1 || x.Int() >= int64(limit) {
			return nil, false
		}
		out[i] = int32(x.Int())
	}
	return out, true
}

// newSearch reads the arguments (a, b, kinds); it is nil after raising an error.
func newSearch(m *vm.VM, a []vm.Value) *search {
	s := &search{vm: m}
	kinds, ok := numbers(m, a[2], 3)
	if ok {
		s.a, ok = numbers(m, a[0], len(kinds))
	}
	if ok {
		s.b, ok = numbers(m, a[1], len(kinds))
	}
	if !ok {
		if m.StopErr() == nil {
			m.Raisef(vm.E.TypeError, "lists of numbers are required")
		}
		return nil
	}
	if !m.Need(24*len(kinds) + 24*len(s.b)) {
		return nil
	}
	s.kinds = make([]uint8, len(kinds))
	for i, k := range kinds {
		s.kinds[i] = uint8(k)
	}
	s.where = make([][]int32, len(kinds))
	for i, x := range s.b {
		if x >= 0 && s.kinds[x] == ordinary {
			s.where[x] = append(s.where[x], int32(i))
		}
	}
	n := len(s.b) + 1
	s.length, s.next = make([]int32, n), make([]int32, n)
	s.stamp, s.fresh = make([]int32, n), make([]int32, n)
	for i := range n {
		s.stamp[i], s.fresh[i] = never, never
	}
	return s
}

// never is a stamp of no element, also not of the one before the first.
const never = -2

// A block is a match: a[i:i+n] is b[j:j+n].
type block struct{ i, j, n int }

// find finds the longest match within the given ranges: the first in a, and of those the
// first in b. Junk only extends matches. ok is false if the run has to stop.
func (s *search) find(alo, ahi, blo, bhi int) (best block, ok bool) {
	best = block{alo, blo, 0}
	for i := range s.stamp {
		s.stamp[i], s.fresh[i] = never, never
	}
	work := len(s.stamp) / 4
	for i := alo; i < ahi; i++ {
		x := s.a[i]
		if work += 3; x >= 0 {
			list := s.where[x]
			k, _ := slices.BinarySearch(list, int32(blo))
			first := k
			for ; k < len(list) && int(list[k]) < bhi; k++ {
				j := int(list[k])
				n := int32(1)
				if s.stamp[j] == int32(i-1) {
					n = s.length[j] + 1
				}
				s.next[j+1], s.fresh[j+1] = n, int32(i)
				if int(n) > best.n {
					best = block{i - int(n) + 1, j - int(n) + 1, int(n)}
				}
			}
			work += (k - first) / 3
		}
		s.length, s.next = s.next, s.length
		s.stamp, s.fresh = s.fresh, s.stamp
		if work > 4096 {
			if !s.vm.Pay(work) {
				return best, false
			}
			work = 0
		}
	}
	s.extend(&best, alo, ahi, blo, bhi, false)
	s.extend(&best, alo, ahi, blo, bhi, true)
	return best, s.vm.Pay(work + best.n/4)
}

// extend extends a match on both sides by equal elements that are junk, or that are not.
func (s *search) extend(m *block, alo, ahi, blo, bhi int, wantJunk bool) {
	fits := func(i, j int) bool {
		y := s.b[j]
		return s.a[i] == y && y >= 0 && (s.kinds[y] == junk) == wantJunk
	}
	for m.i > alo && m.j > blo && fits(m.i-1, m.j-1) {
		m.i, m.j, m.n = m.i-1, m.j-1, m.n+1
	}
	for m.i+m.n < ahi && m.j+m.n < bhi && fits(m.i+m.n, m.j+m.n) {
		m.n++
	}
}

// longest (a, b, kinds, alo, ahi, blo, bhi) is the longest match in a range, as (i, j, n).
func longest(m *vm.VM, a []vm.Value) vm.Value {
	s := newSearch(m, a)
	if s == nil {
		return heap.Raised
	}
	var at [4]int
	for i := range at {
		limit := len(s.a)
		if i >= 2 {
			limit = len(s.b)
		}
		x, ok := m.AsInt64(a[3+i])
		if !ok || x < 0 || x > int64(limit) {
			return m.Raisef(vm.E.IndexError, "list index out of range")
		}
		at[i] = int(x)
	}
	best, ok := s.find(at[0], at[1], at[2], at[3])
	if !ok {
		return heap.Raised
	}
	return m.Heap().NewTuple([]vm.Value{heap.Small(int64(best.i)), heap.Small(int64(best.j)), heap.Small(int64(best.n))})
}

// blocks (a, b, kinds) lists all matching blocks as numbers i, j, n in turn, adjacent ones
// joined.
func blocks(m *vm.VM, a []vm.Value) vm.Value {
	s := newSearch(m, a)
	if s == nil {
		return heap.Raised
	}
	var found []block
	type area struct{ alo, ahi, blo, bhi int }
	todo := []area{{0, len(s.a), 0, len(s.b)}}
	for len(todo) > 0 {
		t := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		b, ok := s.find(t.alo, t.ahi, t.blo, t.bhi)
		if !ok {
			return heap.Raised
		}
		if b.n == 0 {
			continue
		}
		found = append(found, b)
		if t.alo < b.i && t.blo < b.j {
			todo = append(todo, area{t.alo, b.i, t.blo, b.j})
		}
		if b.i+b.n < t.ahi && b.j+b.n < t.bhi {
			todo = append(todo, area{b.i + b.n, t.ahi, b.j + b.n, t.bhi})
		}
	}
	slices.SortFunc(found, func(x, y block) int { return x.i - y.i })
	if !m.Need(24*len(found)) || !m.Pay(8*len(found)) {
		return heap.Raised
	}
	out := make([]vm.Value, 0, 3*len(found))
	for k := 0; k < len(found); {
		b := found[k]
		for k++; k < len(found) && found[k].i == b.i+b.n && found[k].j == b.j+b.n; k++ {
			b.n += found[k].n
		}
		out = append(out, heap.Small(int64(b.i)), heap.Small(int64(b.j)), heap.Small(int64(b.n)))
	}
	return m.Heap().NewList(out)
}
