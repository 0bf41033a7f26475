package itertools

import (
	"encoding/binary"
	"errors"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

func init() { vm.Restorers["itertools"] = restoreIterator }

// Save gives the operation, its numbers and positions, then the generator and the values.
func (it *iterator) Save() (kind string, data []byte, refs []heap.Value) {
	for _, x := range []int{it.op, it.n, it.i, it.depth} {
		data = binary.AppendVarint(data, int64(x))
	}
	for _, x := range it.pos {
		data = binary.AppendVarint(data, int64(x))
	}
	return "itertools", data, append([]heap.Value{it.gen}, it.v...)
}

func restoreIterator(_ *vm.VM, data []byte, refs []heap.Value) (heap.NativeData, error) {
	bad := errors.New("not an iterator")
	var x []int
	for len(data) > 0 {
		n, size := binary.Varint(data)
		if size <= 0 {
			return nil, bad
		}
		x, data = append(x, int(n)), data[size:]
	}
	if len(x) < 4 || len(refs) < 1 {
		return nil, bad
	}
	it := &iterator{op: x[0], n: x[1], i: x[2], depth: x[3], gen: refs[0], v: append([]heap.Value(nil), refs[1:]...)}
	if len(x) > 4 {
		it.pos = append([]int(nil), x[4:]...)
	}
	if it.op < 0 || it.op >= len(operations) {
		return nil, bad
	}
	return it, nil
}

// Sound reports that the numbers fit the operation and its values, and that the iterators
// it steps do so natively and are nested less deep than it says.
func (it *iterator) Sound(m *vm.VM) bool {
	if it.gen != heap.Unbound {
		return it.gen.Is(heap.KGen)
	}
	for i, v := range it.v {
		state := i == 1 && (it.op == opChain || it.op == opAccumulate || it.op == opPairwise)
		if v == heap.Unbound && !state || m.IterDepth(v)+1 > it.depth && v != heap.Unbound {
			return false
		}
	}
	if it.op == opGenerator {
		return false
	}
	sources, least := it.sources()
	if len(it.v) == 0 && it.endsEmpty() {
		return true
	}
	if len(it.v) < least {
		return false
	}
	for _, v := range it.v[:sources] {
		if !m.StepsNatively(v) {
			return false
		}
	}
	return it.soundNumbers(m)
}

// sources is how many of the first values are iterators that are stepped without asking,
// and least how many values there are.
func (it *iterator) sources() (n, least int) {
	switch it.op {
	case opAccumulate:
		return 1, 2
	case opChain, opCount, opPairwise:
		return 0, 2
	case opRepeat:
		return 0, 1
	case opCycle:
		if it.n == 0 {
			return 1, 1
		}
		return 0, 1
	case opISlice, opBatched:
		return 1, 1
	case opCompress:
		return 2, 2
	case opZipLongest:
		return len(it.v) - min(1, len(it.v)), 1
	}
	return 0, 0
}

// endsEmpty reports that an iterator of the operation that has ended has no values.
func (it *iterator) endsEmpty() bool {
	switch it.op {
	case opChain, opISlice, opPairwise, opBatched:
		return true
	}
	return false
}

// soundNumbers checks the positions and counts.
func (it *iterator) soundNumbers(m *vm.VM) bool {
	n := len(it.v)
	each := func(ok func(i, p int) bool) bool {
		for i, p := range it.pos {
			if !ok(i, p) {
				return false
			}
		}
		return true
	}
	switch it.op {
	case opCycle:
		return it.n == 0 || it.i >= 1 && it.i <= n
	case opISlice:
		return len(it.pos) == 1 && it.pos[0] >= 1 && it.i >= 0
	case opBatched:
		return it.n >= 1
	case opZipLongest:
		open := 0
		return it.n == 0 || len(it.pos) == n-1 && each(func(_, p int) bool {
			open += 1 - p
			return p == 0 || p == 1
		}) && open == it.n
	case opProduct:
		return len(it.pos) == n && each(func(i, p int) bool {
			return it.v[i].Is(heap.KTuple) && p >= 0 && (p < len(m.Heap().List(it.v[i]).V) || it.n != 1)
		})
	case opPermutations:
		return it.i == 2 || it.n >= 0 && it.n <= n && len(it.pos) == n+it.n && each(func(i, p int) bool {
			if i < n {
				return p >= 0 && p < n
			}
			return p >= 1 && p <= n-(i-n)
		})
	case opCombinations:
		r := len(it.pos)
		return it.i == 2 || r <= n && each(func(i, p int) bool {
			return p >= 0 && p <= i+n-r && (i == 0 || p > it.pos[i-1])
		})
	case opReplacement:
		return it.i == 2 || each(func(_, p int) bool { return p >= 0 && p < n })
	}
	return true
}
