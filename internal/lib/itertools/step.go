package itertools

import (
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// The steps of the operations. Sources step natively here; a source that does not makes
// the Python part use a generator instead.

// generate goes over to the generator that a function of the Python part makes.
func generate(m *vm.VM, it *iterator, fn string, args ...heap.Value) heap.Value {
	g := m.CallIn("itertools", fn, args...)
	if !g.Is(heap.KGen) {
		return g
	}
	before := it.Size()
	it.gen, it.v = g, nil
	m.Heap().Resize(it, before)
	return m.Next(g)
}

// stepChain: v[0] is the iterator over the iterables, v[1] the current one or Unbound.
func stepChain(m *vm.VM, self heap.Value, it *iterator) heap.Value {
	for len(it.v) > 0 {
		if it.v[1] != heap.Unbound {
			if !m.StepsNatively(it.v[1]) {
				return generate(m, it, "_chain_on", it.v[0], it.v[1])
			}
			if v := m.Next(it.v[1]); v != heap.Unbound {
				return v
			}
			it.v[1] = heap.Unbound
		}
		if !m.Pay(1) {
			return heap.Raised
		}
		if !m.StepsNatively(it.v[0]) {
			return generate(m, it, "_chain", it.v[0])
		}
		switch v := m.Next(it.v[0]); v {
		case heap.Unbound:
			it.v = it.v[:0]
		case heap.Raised:
			return v
		default:
			if it.v[1] = m.NativeIter(v); it.v[1] == heap.Unbound {
				return generate(m, it, "_chain_into", it.v[0], v)
			}
		}
	}
	return heap.Unbound
}

// stepAccumulate: v[0] is the source, v[1] the total or Unbound before the first.
func stepAccumulate(m *vm.VM, self heap.Value, it *iterator) heap.Value {
	x := m.Next(it.v[0])
	if x == heap.Unbound || x == heap.Raised {
		return x
	}
	total := x
	if it.v[1] != heap.Unbound {
		if total = m.AddNow(it.v[1], x); total == heap.NotImplemented {
			return generate(m, it, "_accumulate_on", it.v[0], it.v[1], x)
		}
	}
	it.v[1] = total
	return total
}

// stepCount: v[0] is the next number, v[1] the step.
func stepCount(m *vm.VM, self heap.Value, it *iterator) heap.Value {
	x := it.v[0]
	sum := m.AddNow(x, it.v[1])
	if sum != heap.Raised {
		it.v[0] = sum
		return x
	}
	return sum
}

// stepRepeat: v[0] is the object, n how often it comes, below 0 without end.
func stepRepeat(m *vm.VM, self heap.Value, it *iterator) heap.Value {
	if it.n == 0 {
		return heap.Unbound
	}
	if it.n > 0 {
		it.n--
	}
	return it.v[0]
}

// stepCycle: v[0] is the source until it ends, the rest what it gave.
func stepCycle(m *vm.VM, self heap.Value, it *iterator) heap.Value {
	if it.n == 0 {
		x := m.Next(it.v[0])
		if x == heap.Raised {
			return x
		}
		if x != heap.Unbound {
			before := it.Size()
			if !m.Need(8 * len(it.v)) {
				return heap.Raised
			}
			it.v = append(it.v, x)
			m.Heap().Resize(it, before)
			return x
		}
		it.n, it.i = 1, 1
	}
	if len(it.v) == 1 {
		return heap.Unbound
	}
	if it.i == len(it.v) {
		it.i = 1
	}
	it.i++
	return it.v[it.i-1]
}

// stepISlice: v[0] is the source, i how many of it are to be skipped before the next, n
// how many elements of it may still be taken (below 0: all), pos[0] the step.
func stepISlice(m *vm.VM, self heap.Value, it *iterator) heap.Value {
	if len(it.v) == 0 {
		return heap.Unbound
	}
	for {
		if it.n == 0 {
			it.v = it.v[:0]
			return heap.Unbound
		}
		if !m.Pay(1) {
			return heap.Raised
		}
		x := m.Next(it.v[0])
		if x == heap.Raised {
			return x
		}
		if x == heap.Unbound {
			it.v = it.v[:0]
			return x
		}
		if it.n > 0 {
			it.n--
		}
		if it.i == 0 {
			it.i = it.pos[0] - 1
			if it.n >= 0 && it.i > it.n {
				it.i = it.n
			}
			return x
		}
		it.i--
	}
}

// pick makes the tuple of the elements of pool at pos.
func pick(m *vm.VM, pool []heap.Value, pos []int) heap.Value {
	if !m.Need(8*len(pos)) || !m.Pay(8+len(pos)/4) {
		return heap.Raised
	}
	t := make([]heap.Value, len(pos))
	for i, p := range pos {
		t[i] = pool[p]
	}
	return m.Heap().NewTuple(t)
}

// stepProduct: v are the pools as tuples, pos the position in each; n is 1 once begun, 2
// at the end.
func stepProduct(m *vm.VM, self heap.Value, it *iterator) heap.Value {
	h := m.Heap()
	switch it.n {
	case 0:
		it.n = 1
		for _, p := range it.v {
			if len(h.List(p).V) == 0 {
				it.n = 2
				return heap.Unbound
			}
		}
	case 1:
		k := len(it.pos) - 1
		for ; k >= 0; k-- {
			if it.pos[k]++; it.pos[k] < len(h.List(it.v[k]).V) {
				break
			}
			it.pos[k] = 0
		}
		if k < 0 {
			it.n = 2
			return heap.Unbound
		}
	default:
		return heap.Unbound
	}
	if !m.Need(8*len(it.v)) || !m.Pay(8+len(it.v)/4) {
		return heap.Raised
	}
	t := make([]heap.Value, len(it.v))
	for i, p := range it.v {
		t[i] = h.List(p).V[it.pos[i]]
	}
	return h.NewTuple(t)
}

// stepPermutations: v is the pool, pos its indices followed by the counters of the first
// n places; i is 1 once begun, 2 at the end.
func stepPermutations(m *vm.VM, self heap.Value, it *iterator) heap.Value {
	r := it.n
	ind, cycles := it.pos[:len(it.v)], it.pos[len(it.v):]
	switch it.i {
	case 0:
		it.i = 1
		return pick(m, it.v, ind[:r])
	case 1:
		for k := r - 1; k >= 0; k-- {
			if cycles[k]--; cycles[k] > 0 {
				j := len(ind) - cycles[k]
				ind[k], ind[j] = ind[j], ind[k]
				return pick(m, it.v, ind[:r])
			}
			first := ind[k]
			copy(ind[k:], ind[k+1:])
			ind[len(ind)-1] = first
			cycles[k] = len(ind) - k
			if !m.Pay(len(ind) / 8) {
				return heap.Raised
			}
		}
		it.i = 2
	}
	return heap.Unbound
}

// stepCombinations: v is the pool, pos the chosen indices; i is 1 once begun, 2 at the end.
func stepCombinations(m *vm.VM, self heap.Value, it *iterator) heap.Value {
	r, n := len(it.pos), len(it.v)
	switch it.i {
	case 0:
		it.i = 1
		return pick(m, it.v, it.pos)
	case 1:
		k := r - 1
		for k >= 0 && it.pos[k] == k+n-r {
			k--
		}
		if k >= 0 {
			it.pos[k]++
			for j := k + 1; j < r; j++ {
				it.pos[j] = it.pos[j-1] + 1
			}
			return pick(m, it.v, it.pos)
		}
		it.i = 2
	}
	return heap.Unbound
}

// stepReplacement is stepCombinations where an index may come again.
func stepReplacement(m *vm.VM, self heap.Value, it *iterator) heap.Value {
	r, n := len(it.pos), len(it.v)
	switch it.i {
	case 0:
		it.i = 1
		return pick(m, it.v, it.pos)
	case 1:
		k := r - 1
		for k >= 0 && it.pos[k] == n-1 {
			k--
		}
		if k >= 0 {
			x := it.pos[k] + 1
			for j := k; j < r; j++ {
				it.pos[j] = x
			}
			return pick(m, it.v, it.pos)
		}
		it.i = 2
	}
	return heap.Unbound
}

// stepPairwise: v[0] is the source, v[1] the last element or Unbound before the first.
func stepPairwise(m *vm.VM, self heap.Value, it *iterator) heap.Value {
	if len(it.v) == 0 || it.v[0] == heap.None {
		return heap.Unbound
	}
	if !m.StepsNatively(it.v[0]) {
		begun := it.v[1] != heap.Unbound
		a := heap.None
		if begun {
			a = it.v[1]
		}
		return m.CallIn("itertools", "_pairwise", self, heap.Bool(begun), a)
	}
	if it.v[1] == heap.Unbound {
		it.v[1] = m.Next(it.v[0])
	}
	if x := it.v[1]; x != heap.Unbound && x != heap.Raised {
		y := m.Next(it.v[0])
		if y != heap.Unbound && y != heap.Raised {
			if !m.Pay(8) {
				return heap.Raised
			}
			t := m.Heap().NewTuple([]heap.Value{x, y}) // the iterator keeps x until it is there
			it.v[1] = y
			return t
		}
		it.v[1] = y
	}
	end := it.v[1]
	it.v = it.v[:0]
	return end
}

// stepBatched: v[0] is the source, n the size, i whether a short last batch is an error.
func stepBatched(m *vm.VM, self heap.Value, it *iterator) heap.Value {
	if len(it.v) == 0 {
		return heap.Unbound
	}
	var t []heap.Value
	for len(t) < it.n {
		x := m.Next(it.v[0])
		if x == heap.Raised {
			return x
		}
		if x == heap.Unbound {
			break
		}
		if len(t) == cap(t) && !m.Need(16*len(t)) || !m.Pay(1) {
			return heap.Raised
		}
		t = append(t, x)
	}
	if len(t) < it.n {
		it.v = it.v[:0]
		if len(t) == 0 {
			return heap.Unbound
		}
		if it.i == 1 {
			return m.Raisef(vm.E.ValueError, "batched(): incomplete batch")
		}
	}
	return m.Heap().NewTuple(t)
}

// stepZipLongest: v are the sources and, last, the filler; pos says which have ended, n
// how many have not.
func stepZipLongest(m *vm.VM, self heap.Value, it *iterator) heap.Value {
	if it.n == 0 {
		return heap.Unbound
	}
	k := len(it.v) - 1
	if !m.Need(8*k) || !m.Pay(k/2) {
		return heap.Raised
	}
	t := make([]heap.Value, k)
	for i := range t {
		t[i] = it.v[k]
		if it.pos[i] == 1 {
			continue
		}
		x := m.Next(it.v[i])
		switch x {
		case heap.Raised:
			it.n = 0
			return x
		case heap.Unbound:
			it.pos[i] = 1
			if it.n--; it.n == 0 {
				return heap.Unbound
			}
		default:
			t[i] = x
		}
	}
	return m.Heap().NewTuple(t)
}

// stepCompress: v[0] is the data, v[1] the selectors.
func stepCompress(m *vm.VM, self heap.Value, it *iterator) heap.Value {
	for {
		if !m.Pay(1) {
			return heap.Raised
		}
		x := m.Next(it.v[0])
		if x == heap.Unbound || x == heap.Raised {
			return x
		}
		s := m.Next(it.v[1])
		if s == heap.Unbound || s == heap.Raised {
			return s
		}
		switch m.TruthNow(s) {
		case heap.True:
			return x
		case heap.False:
		default:
			return generate(m, it, "_compress_on", it.v[0], it.v[1], x, s)
		}
	}
}
