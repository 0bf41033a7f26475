package copy

import (
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// plainCopy is a deep copy of a list or dict that holds built-in values only, each part
// copied once however often it is met; None if it holds anything else.
func plainCopy(m *vm.VM, a []heap.Value) heap.Value {
	c := &copier{m: m, made: map[heap.Value]heap.Value{}}
	root := c.enter(a[0])
	for root != heap.None && len(c.todo) > 0 {
		next := c.todo[len(c.todo)-1]
		c.todo = c.todo[:len(c.todo)-1]
		if r := c.fill(next); r != heap.None {
			if r == heap.Unbound {
				return heap.None
			}
			return r
		}
	}
	return root
}

// copier makes containers when it meets them and fills them afterwards.
type copier struct {
	m    *vm.VM
	made map[heap.Value]heap.Value
	todo []heap.Value // originals whose copies are still empty
}

// enter is the copy of a value, None if it has no plain copy: an atom is its own, of a
// container it is made empty. Tuples are left to the Python part: a tuple whose elements
// stay the same is not copied, which shows only afterwards.
func (c *copier) enter(v heap.Value) heap.Value {
	if v.IsInt() || v.IsDouble() {
		return v
	}
	switch v.Kind() {
	case heap.KTrue, heap.KFalse, heap.KStr, heap.KInt, heap.KFloat, heap.KComplex, heap.KBytes:
		return v
	case heap.KList, heap.KDict:
	case heap.KTuple:
		for _, e := range c.m.Heap().List(v).V {
			if !isAtom(e) {
				return heap.None
			}
		}
		return v
	default:
		return heap.None
	}
	if d, ok := c.made[v]; ok {
		return d
	}
	if !c.m.Need(64 * len(c.made)) {
		return heap.Raised
	}
	var d heap.Value
	if v.Is(heap.KList) {
		d = c.m.Heap().NewList(nil)
	} else {
		d, _ = c.m.Heap().NewDict()
	}
	c.made[v] = d
	c.todo = append(c.todo, v)
	return d
}

func isAtom(v heap.Value) bool {
	if v.IsInt() || v.IsDouble() {
		return true
	}
	switch v.Kind() {
	case heap.KNone, heap.KTrue, heap.KFalse, heap.KStr, heap.KInt, heap.KFloat, heap.KComplex, heap.KBytes:
		return true
	}
	return false
}

// part is enter for elements, where None is a value: Unbound means there is no plain copy.
func (c *copier) part(v heap.Value) heap.Value {
	if v == heap.None {
		return v
	}
	if d := c.enter(v); d != heap.None {
		return d
	}
	return heap.Unbound
}

// fill copies the elements of a container: None, Unbound if one has no plain copy, or Raised.
func (c *copier) fill(v heap.Value) heap.Value {
	h := c.m.Heap()
	dst := c.made[v]
	if v.Is(heap.KList) {
		src := h.List(v).V
		if !c.m.Need(8*len(src)) || !c.m.Pay(len(src)) {
			return heap.Raised
		}
		elems := make([]heap.Value, len(src))
		for i, e := range src {
			if elems[i] = c.part(e); elems[i] == heap.Unbound || elems[i] == heap.Raised {
				return elems[i]
			}
		}
		h.SetElems(h.List(dst), elems)
		return heap.None
	}
	if !c.m.Pay(3 * h.Dict(v).Len()) {
		return heap.Raised
	}
	for i := 0; i < len(h.Dict(v).Ents); i++ {
		e := h.Dict(v).Ents[i]
		if e.K == heap.Unbound {
			continue
		}
		if !isAtom(e.K) && !e.K.Is(heap.KTuple) {
			return heap.Unbound
		}
		k, x := c.part(e.K), c.part(e.V)
		if k == heap.Unbound || x == heap.Unbound {
			return heap.Unbound
		}
		if x == heap.Raised {
			return x
		}
		if r := c.m.StoreKey(dst, k, x); r != heap.None {
			return r
		}
	}
	return heap.None
}
