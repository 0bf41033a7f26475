package functools

import (
	"encoding/binary"
	"errors"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

func init() {
	vm.Restorers["functools.partial"] = restorePartial
	vm.Restorers["functools.cache"] = restoreCache
}

// Save gives the four values.
func (p *partial) Save() (kind string, data []byte, refs []heap.Value) {
	return "functools.partial", nil, []heap.Value{p.fn, p.args, p.kw, p.holes}
}

func restorePartial(_ *vm.VM, data []byte, refs []heap.Value) (heap.NativeData, error) {
	if len(data) != 0 || len(refs) != 4 || !refs[3].Is(heap.KTuple) || !refs[1].Is(heap.KTuple) || !refs[2].Is(heap.KDict) || refs[0] == heap.Unbound {
		return nil, errors.New("not a partial object")
	}
	return &partial{refs[0], refs[1], refs[2], refs[3]}, nil
}

// Save gives the numbers, the function and the results.
func (c *cache) Save() (kind string, data []byte, refs []heap.Value) {
	typed := int64(0)
	if c.typed {
		typed = 1
	}
	for _, x := range []int64{int64(c.max), typed, c.hits, c.misses, int64(c.first), int64(c.ents)} {
		data = binary.AppendVarint(data, x)
	}
	return "functools.cache", data, []heap.Value{c.fn, c.results}
}

func restoreCache(m *vm.VM, data []byte, refs []heap.Value) (heap.NativeData, error) {
	var x [6]int64
	for i := range x {
		n, size := binary.Varint(data)
		if size <= 0 {
			return nil, errors.New("not a cache")
		}
		x[i], data = n, data[size:]
	}
	if len(data) != 0 || len(refs) != 2 || refs[0] == heap.Unbound || !refs[1].Is(heap.KDict) {
		return nil, errors.New("not a cache")
	}
	c := &cache{fn: refs[0], results: refs[1], max: int(x[0]), typed: x[1] != 0, hits: x[2], misses: x[3], first: int(x[4]), ents: int(x[5])}
	ents := m.Heap().Dict(c.results).Ents
	if c.first < 0 || c.first > len(ents) {
		return nil, errors.New("a cache with a bad place")
	}
	for i := range ents[:c.first] {
		if ents[i].K != heap.Unbound {
			return nil, errors.New("a cache with a bad place")
		}
	}
	return c, nil
}
