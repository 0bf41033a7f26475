package vm

import (
	"math/bits"
	"slices"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// Tables of sets in snapshots: the set, the size as a power of two, pop's finger, and the
// slots that are not empty with their distances.

func (vm *VM) saveTables(e *heap.Encoder) {
	sets := make([]Value, 0, len(vm.tables))
	for s := range vm.tables { // sorted next
		sets = append(sets, s)
	}
	slices.Sort(sets)
	e.W.Uint(uint64(len(sets)))
	for _, s := range sets {
		t := vm.tables[s]
		e.Value(s)
		e.W.Uint(uint64(bits.TrailingZeros(uint(len(t.slots)))))
		e.W.Uint(uint64(t.finger))
		e.W.Uint(uint64(t.fill))
		last := -1
		for i, k := range t.slots {
			if k != heap.Unbound {
				e.W.Uint(uint64(i - last))
				e.Value(k)
				last = i
			}
		}
	}
}

// maxSparse is how many slots a table may have for each that is not empty, and some more.
const maxSparse = 8

func (vm *VM) loadTables(d *heap.Decoder) {
	r := d.R
	vm.tables = map[Value]*setTable{}
	for range r.Len(4) {
		s := d.Value()
		size := r.Limit(40)
		finger := r.Limit(1 << 40)
		fill := r.Len(2)
		if r.Err() != nil {
			return
		}
		if size < 3 || 1<<size > maxSparse*(fill+1) || fill >= 1<<size {
			r.Fail("a set's table of 2^%d slots for %d keys", size, fill)
			return
		}
		t := newSetTable(1 << size)
		vm.h.Charge(t.bytes())
		if vm.lim.Memory > 0 && vm.h.Used() > vm.lim.Memory {
			r.Fail("a set's table of 2^%d slots is larger than the memory limit", size)
			return
		}
		t.fill, t.finger = fill, finger
		at := -1
		for range fill {
			at += r.Limit(1 << 40)
			if at < 0 || at >= len(t.slots) {
				r.Fail("a set's table with a key outside")
				return
			}
			t.slots[at] = d.Value()
			if t.slots[at] != removedKey {
				t.used++
			}
		}
		if vm.tables[s] != nil {
			r.Fail("two tables of one set")
			return
		}
		vm.tables[s] = t
	}
}

// verifyTables checks that the restored tables are those of sets, with their keys and no others.
func (vm *VM) verifyTables() bool {
	for s, t := range vm.tables { // each by itself: order does not matter
		if !isPlainSet(s) || t.used != vm.h.Dict(s).Len() {
			return false
		}
		vm.h.Dict(s).Placed = true
		left := map[Value]bool{}
		for _, k := range vm.partsOf(s) {
			left[k] = true
		}
		empty := 0
		for _, k := range t.slots {
			parts := seedlessParts
			switch {
			case k == heap.Unbound:
				empty++
			case k == removedKey:
			case !left[k] || !vm.seedless(k, &parts):
				return false
			default:
				delete(left, k)
			}
		}
		if empty == 0 || empty != len(t.slots)-t.fill || len(left) > 0 {
			return false
		}
	}
	return true
}
