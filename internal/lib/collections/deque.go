package collections

import (
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// deque is a double-ended queue: n elements in a ring, the first at head.
type deque struct {
	ring    []heap.Value
	head, n int
	max     int   // length it never exceeds, below 0: none
	version int64 // counts changes, for iterators
}

func (d *deque) Size() int { return 64 + 8*cap(d.ring) }

func (d *deque) Trace(visit func(*heap.Value)) {
	for i := range d.n {
		visit(d.at(i))
	}
}

// at is element i, 0 ≤ i < n.
func (d *deque) at(i int) *heap.Value {
	if i += d.head; i >= len(d.ring) {
		i -= len(d.ring)
	}
	return &d.ring[i]
}

// grow makes room for k more elements; false after stopping the run.
func (d *deque) grow(m *vm.VM, k int) bool {
	if d.n+k <= len(d.ring) {
		return true
	}
	size := max(8, 2*len(d.ring), d.n+k)
	if !m.Need(8 * size) {
		return false
	}
	before := d.Size()
	ring := make([]heap.Value, size)
	for i := range d.n {
		ring[i] = *d.at(i)
	}
	d.ring, d.head = ring, 0
	m.Heap().Resize(d, before)
	return true
}

func (d *deque) push(m *vm.VM, v heap.Value) bool {
	d.version++
	if d.max == 0 {
		return true
	}
	if d.n == d.max {
		d.popLeft()
	}
	if !d.grow(m, 1) {
		return false
	}
	d.n++
	*d.at(d.n - 1) = v
	return true
}

func (d *deque) pushLeft(m *vm.VM, v heap.Value) bool {
	d.version++
	if d.max == 0 {
		return true
	}
	if d.n == d.max {
		d.n--
	}
	if !d.grow(m, 1) {
		return false
	}
	if d.head--; d.head < 0 {
		d.head = len(d.ring) - 1
	}
	d.n++
	d.ring[d.head] = v
	return true
}

func (d *deque) popLeft() heap.Value {
	v := d.ring[d.head]
	if d.head++; d.head == len(d.ring) {
		d.head = 0
	}
	d.n--
	d.version++
	return v
}

// rotate moves k elements from the right end to the left one.
func (d *deque) rotate(k int) {
	if d.n < 2 {
		return
	}
	if k %= d.n; k < 0 {
		k += d.n
	}
	if k == 0 {
		return
	}
	if d.n == len(d.ring) {
		d.head = (d.head - k + d.n) % d.n
	} else if k <= d.n/2 {
		for ; k > 0; k-- {
			v := *d.at(d.n - 1)
			if d.head--; d.head < 0 {
				d.head = len(d.ring) - 1
			}
			d.ring[d.head] = v
		}
	} else {
		for k = d.n - k; k > 0; k-- {
			v := d.ring[d.head]
			if d.head++; d.head == len(d.ring) {
				d.head = 0
			}
			*d.at(d.n - 1) = v
		}
	}
	d.version++
}

// insert puts v before element i, remove takes element i out.
func (d *deque) insert(m *vm.VM, i int, v heap.Value) bool {
	if !d.grow(m, 1) {
		return false
	}
	d.n++
	for j := d.n - 1; j > i; j-- {
		*d.at(j) = *d.at(j - 1)
	}
	*d.at(i) = v
	d.version++
	return true
}

func (d *deque) remove(i int) {
	for j := i; j < d.n-1; j++ {
		*d.at(j) = *d.at(j + 1)
	}
	d.n--
	d.version++
}

// Iter is the iterator over a deque.
func (d *deque) Iter(m *vm.VM, self heap.Value) heap.Value {
	return d.iterate(m, self, "_deque_iterator", false)
}

func (d *deque) iterate(m *vm.VM, self heap.Value, class string, back bool) heap.Value {
	return m.NewObject(m.TypeIn("collections", class), &dequeIter{of: self, version: d.version, back: back})
}

// dequeIter is the payload of an iterator over a deque, that of a deque that changes ends
// with an error.
type dequeIter struct {
	of      heap.Value // the deque, None at the end
	i       int
	version int64
	back    bool
}

func (it *dequeIter) Size() int                     { return 40 }
func (it *dequeIter) Trace(visit func(*heap.Value)) { visit(&it.of) }
func (it *dequeIter) Plain(*vm.VM) bool             { return true }
func (it *dequeIter) Depth() int                    { return 0 }

func (it *dequeIter) Step(m *vm.VM, self heap.Value) heap.Value {
	if it.of == heap.None {
		return heap.Unbound
	}
	d := m.Heap().Native(it.of).Data.(*deque)
	if d.version != it.version {
		it.of = heap.None
		return m.Raisef(vm.E.RuntimeError, "deque mutated during iteration")
	}
	if it.i >= d.n {
		it.of = heap.None
		return heap.Unbound
	}
	it.i++
	if it.back {
		return *d.at(d.n - it.i)
	}
	return *d.at(it.i - 1)
}

func dequeIterator(name string) vm.TypeDef {
	iter := func(m *vm.VM, a []heap.Value) *dequeIter {
		if a[0].Is(heap.KNative) {
			if it, ok := m.Heap().Native(a[0]).Data.(*dequeIter); ok {
				return it
			}
		}
		m.Raisef(vm.E.TypeError, "a deque iterator is required, not '%s'", m.TypeName(a[0]))
		return nil
	}
	return vm.TypeDef{Name: name, Final: true, New: &vm.Def{Sig: "cls, deque, index=, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		d := dequeOf(m, a[1])
		if d == nil {
			return heap.Raised
		}
		it := &dequeIter{of: a[1], version: d.version, back: name != "_deque_iterator"}
		if n, ok := m.AsInt64(a[2]); ok && a[2] != heap.Unbound {
			it.i = int(min(max(n, 0), int64(d.n)))
		}
		return m.NewObject(a[0], it)
	}}, Methods: []vm.Def{
		{Name: "__iter__", Sig: "self, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value { return a[0] }},
		{Name: "__next__", Sig: "self, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
			it := iter(m, a)
			if it == nil {
				return heap.Raised
			}
			if v := it.Step(m, a[0]); v != heap.Unbound {
				return v
			}
			return m.RaiseArgs(vm.E.StopIteration)
		}},
		{Name: "__length_hint__", Sig: "self, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
			it := iter(m, a)
			if it == nil {
				return heap.Raised
			}
			if it.of == heap.None {
				return heap.Small(0)
			}
			return heap.Small(int64(m.Heap().Native(it.of).Data.(*deque).n - it.i))
		}},
		{Name: "__reduce__", Sig: "self, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
			it := iter(m, a)
			if it == nil {
				return heap.Raised
			}
			h := m.Heap()
			if it.of == heap.None {
				return m.CallIn("collections", "_iterator_state", m.TypeOf(a[0]), heap.None, heap.Small(0))
			}
			return h.NewTuple([]heap.Value{m.TypeOf(a[0]), h.NewTuple([]heap.Value{it.of, heap.Small(int64(it.i))})})
		}},
	}}
}
