package collections

import (
	"encoding/binary"
	"errors"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

func init() {
	vm.Restorers["deque"] = restoreDeque
	vm.Restorers["deque.iterator"] = restoreDequeIter
}

// Save gives the limit, the version, the size of the ring and where it begins, and the
// elements in order.
func (d *deque) Save() (kind string, data []byte, refs []heap.Value) {
	for _, x := range []int64{int64(d.max), d.version, int64(len(d.ring)), int64(d.head)} {
		data = binary.AppendVarint(data, x)
	}
	for i := range d.n {
		refs = append(refs, *d.at(i))
	}
	return "deque", data, refs
}

// numbers reads as many numbers as there are in data.
func numbers(data []byte, x []int64) error {
	for i := range x {
		n, size := binary.Varint(data)
		if size <= 0 {
			return errors.New("a deque without its numbers")
		}
		x[i], data = n, data[size:]
	}
	if len(data) != 0 {
		return errors.New("a deque with more numbers than it has")
	}
	return nil
}

func restoreDeque(m *vm.VM, data []byte, refs []heap.Value) (heap.NativeData, error) {
	var x [4]int64
	if err := numbers(data, x[:]); err != nil {
		return nil, err
	}
	size, head := int(x[2]), int(x[3])
	if x[0] >= 0 && x[0] < int64(len(refs)) || size < len(refs) || size > 1<<40 || head < 0 || head > 0 && head >= size || !m.Heap().Need(8*size) {
		return nil, errors.New("a deque that does not fit")
	}
	for _, v := range refs {
		if v == heap.Unbound {
			return nil, errors.New("a deque of nothing")
		}
	}
	d := &deque{max: int(x[0]), version: x[1], head: head, n: len(refs)}
	if size > 0 {
		d.ring = make([]heap.Value, size)
	}
	for i, v := range refs {
		*d.at(i) = v
	}
	return d, nil
}

// Save gives the place and the deque.
func (it *dequeIter) Save() (kind string, data []byte, refs []heap.Value) {
	back := int64(0)
	if it.back {
		back = 1
	}
	for _, x := range []int64{int64(it.i), it.version, back} {
		data = binary.AppendVarint(data, x)
	}
	return "deque.iterator", data, []heap.Value{it.of}
}

func restoreDequeIter(_ *vm.VM, data []byte, refs []heap.Value) (heap.NativeData, error) {
	var x [3]int64
	if err := numbers(data, x[:]); err != nil {
		return nil, err
	}
	if len(refs) != 1 || x[0] < 0 {
		return nil, errors.New("not an iterator over a deque")
	}
	return &dequeIter{of: refs[0], i: int(x[0]), version: x[1], back: x[2] != 0}, nil
}

// Sound reports that the iterator walks a deque.
func (it *dequeIter) Sound(m *vm.VM) bool {
	if it.of == heap.None {
		return true
	}
	if !it.of.Is(heap.KNative) {
		return false
	}
	_, ok := m.Heap().Native(it.of).Data.(*deque)
	return ok
}
