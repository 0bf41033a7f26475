package vm

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// Memoryviews in snapshots. What comes back is not trusted: a view is used only if its items
// lie inside the object it looks at.

func init() { Restorers["memoryview"] = restoreMemoryView }

// maxViewBytes bounds the places of a restored view, far beyond any memory.
const maxViewBytes = 1 << 47

// maxItemSize bounds the items of a restored view.
const maxItemSize = 64

// usable reports that a view is not released and that all its items are there.
func (vm *VM) usable(m *memoryView) bool {
	if m.released {
		return false
	}
	size := 0
	switch m.obj.Kind() {
	case heap.KBytes, heap.KByteArray:
		size = len(vm.h.Bytes(m.obj).B)
	case heap.KNative:
		x, ok := vm.h.Native(m.obj).Data.(Exporter)
		if !ok {
			return false
		}
		size = len(x.View().Bytes)
	default:
		return false
	}
	first, last := m.start, m.start
	for i, n := range m.shape {
		if n == 0 {
			return true
		}
		if m.strides[i] < 0 {
			first += (n - 1) * m.strides[i]
		} else {
			last += (n - 1) * m.strides[i]
		}
	}
	return first >= 0 && last+m.itemSize <= size
}

// Save implements SavedNative.
func (m *memoryView) Save() (kind string, data []byte, refs []Value) {
	flags := uint64(0)
	if m.readOnly {
		flags |= 1
	}
	if m.released {
		flags |= 2
	}
	if m.hashed {
		flags |= 4
	}
	data = binary.AppendUvarint(data, flags)
	data = binary.AppendUvarint(data, uint64(len(m.format)))
	data = append(data, m.format...)
	data = binary.AppendUvarint(data, uint64(m.itemSize))
	data = binary.AppendVarint(data, int64(m.start))
	if m.hashed {
		data = binary.AppendVarint(data, m.hash)
	}
	for i, n := range m.shape {
		data = binary.AppendVarint(binary.AppendVarint(data, int64(n)), int64(m.strides[i]))
	}
	return "memoryview", data, []Value{m.obj}
}

func restoreMemoryView(_ *VM, data []byte, refs []Value) (heap.NativeData, error) {
	bad := errors.New("bad memoryview")
	flags, n := binary.Uvarint(data)
	if n <= 0 || len(refs) != 1 {
		return nil, bad
	}
	data = data[n:]
	length, n := binary.Uvarint(data)
	if n <= 0 || length > 16 || int(length) > len(data)-n {
		return nil, bad
	}
	m := &memoryView{obj: refs[0], readOnly: flags&1 != 0, released: flags&2 != 0, format: string(data[n : n+int(length)])}
	data = data[n+int(length):]
	size, n := binary.Uvarint(data)
	if _, want, known := formatOf(m.format); n <= 0 || size == 0 || size > maxItemSize || known && int(size) != want {
		return nil, fmt.Errorf("%w: format %q", bad, m.format)
	}
	m.itemSize = int(size)
	data = data[n:]
	start, n := binary.Varint(data)
	if n <= 0 || start < 0 || start > maxViewBytes {
		return nil, bad
	}
	m.start = int(start)
	data = data[n:]
	if m.hashed = flags&4 != 0; m.hashed {
		if m.hash, n = binary.Varint(data); n <= 0 {
			return nil, bad
		}
		data = data[n:]
	}
	items := int64(1)
	for len(data) > 0 {
		length, n := binary.Varint(data)
		if n <= 0 {
			return nil, bad
		}
		stride, k := binary.Varint(data[n:])
		if k <= 0 || len(m.shape) == maxDims || length < 0 || length > maxViewBytes || stride < -maxViewBytes || stride > maxViewBytes {
			return nil, bad
		}
		if length > 1 && max(stride, -stride) > maxViewBytes/length || length > 0 && items > maxViewBytes/length {
			return nil, bad
		}
		items *= max(length, 1)
		m.shape = append(m.shape, int(length))
		m.strides = append(m.strides, int(stride))
		data = data[n+k:]
	}
	return m, nil
}
