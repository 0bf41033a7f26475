package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// What copy and pickle ask of iterators: how to make one like it, and where it stands.

// reduceIter is __reduce__ of a native iterator: iter or reversed of what it walks with the place
// it has reached, or the class with the iterators it draws from.
func reduceIter(vm *VM, a []Value) Value {
	it := vm.h.Iter(vm.Payload(a[0]))
	tuple := func(v ...Value) Value { return vm.h.NewTuple(v) }
	how := vm.image.builtins[vm.h.Intern("iter")]
	ended := func(empty Value) Value { return tuple(how, tuple(empty)) }
	switch it.Sort {
	case iterList, iterTuple, iterListRev, iterTupleRev:
		empty := vm.h.NewTuple(nil)
		if it.Sort == iterList || it.Sort == iterListRev {
			empty = vm.h.NewList(nil)
		}
		if it.Src == heap.None {
			return ended(empty)
		}
		if it.Sort == iterListRev || it.Sort == iterTupleRev {
			how = T.Reversed
		}
		return tuple(how, tuple(it.Src), heap.Small(int64(it.I)))
	case iterStr:
		s := vm.h.Str(it.Src)
		if it.I >= len(s.S) {
			return ended(emptyStr)
		}
		return tuple(how, tuple(it.Src), heap.Small(int64(vm.h.RuneIndex(s, it.I))))
	case iterBytes:
		if it.N < 0 {
			return ended(vm.h.NewTuple(nil))
		}
		return tuple(how, tuple(it.Src), heap.Small(int64(it.I)))
	case iterStrRev, iterBytesRev:
		if it.I <= 0 {
			return ended(vm.h.NewTuple(nil))
		}
		if it.Sort == iterBytesRev {
			return tuple(T.Reversed, tuple(it.Src), heap.Small(int64(it.I-1)))
		}
		return tuple(T.Reversed, tuple(it.Src), heap.Small(int64(vm.h.RuneIndex(vm.h.Str(it.Src), it.I)-1)))
	case iterSeq, iterSeqRev:
		switch {
		case it.Src == heap.None, it.Sort == iterSeqRev && it.I <= 0:
			return ended(vm.h.NewTuple(nil))
		case it.Sort == iterSeqRev:
			return tuple(T.Reversed, tuple(it.Src), heap.Small(int64(it.I-1)))
		}
		return tuple(how, tuple(it.Src), heap.Small(int64(it.I)))
	case iterRange, iterBigRange:
		return tuple(how, tuple(vm.rangeLeft(it)), heap.None)
	case iterCall:
		if it.Src == heap.None {
			return ended(vm.h.NewTuple(nil))
		}
		return tuple(how, tuple(it.Src, it.Aux))
	case iterEnum:
		n := it.Aux
		if n == heap.Unbound {
			n = heap.Small(int64(it.I))
		}
		return tuple(vm.TypeOf(a[0]), tuple(it.Src, n))
	case iterZip, iterMap, iterFilter:
		args := vm.h.NewTuple(nil)
		if it.Src != heap.None {
			args = vm.h.NewTuple(append([]Value(nil), vm.h.List(it.Src).V...))
		}
		if it.Aux == heap.True {
			return tuple(vm.TypeOf(a[0]), args, heap.True)
		}
		return tuple(vm.TypeOf(a[0]), args)
	}
	rest := vm.restOfEntries(it)
	if rest == heap.Raised {
		return rest
	}
	return tuple(how, tuple(rest))
}

// restOfEntries is the list of what an iterator over a dict or set has left; it stays where
// it is.
func (vm *VM) restOfEntries(it *heap.Iter) Value {
	if it.Src == heap.None {
		return vm.h.NewList(nil)
	}
	n := vm.h.Dict(it.Src).Len()
	if !vm.need(8*n) || !vm.pay(n) {
		return heap.Raised
	}
	v, c := vm.h.NewIter(it.Sort, it.Src)
	c.Aux, c.I, c.N = it.Aux, it.I, it.N
	rest := make([]Value, 0, n)
	for {
		switch x := vm.next(v); x {
		case heap.Unbound:
			return vm.h.NewList(rest)
		case heap.Raised:
			return x
		default:
			rest = append(rest, x)
		}
	}
}

// rangeLeft is the range of what a range iterator has left.
func (vm *VM) rangeLeft(it *heap.Iter) Value {
	f := vm.h.Rec(it.Src).F
	if it.Sort == iterBigRange {
		return vm.newRange(vm.rangeElem(f[0], f[2], it.Aux), f[1], f[2])
	}
	step := int(it.Aux.Int())
	return vm.newRange(heap.Small(int64(it.I)), vm.h.NewInt(int64(it.I+it.N*step)), it.Aux)
}

// setIterState is __setstate__: the place the iterator goes on from.
func setIterState(vm *VM, a []Value) Value {
	it := vm.h.Iter(vm.Payload(a[0]))
	if it.Sort == iterZip {
		it.Aux = heap.Bool(a[1] != heap.False && a[1] != heap.Small(0) && a[1] != heap.None)
		return heap.None
	}
	if !vm.isInt(a[1]) {
		return vm.Raisef(E.TypeError, "an integer is required (got type %s)", vm.TypeName(a[1]))
	}
	i, _ := vm.ClampIndex(a[1])
	switch it.Sort {
	case iterRange:
		i = min(max(i, 0), it.N)
		it.I, it.N = it.I+i*int(it.Aux.Int()), it.N-i
		return heap.None
	case iterBigRange:
		left := vm.nativeBinary(compile.OpSub, vm.h.Rec(it.Src).F[3], it.Aux)
		n := heap.Small(0)
		if i > 0 {
			n = vm.Payload(a[1])
		}
		if vm.numCompare(compile.OpGt, n, left) == heap.True {
			n = left
		}
		it.Aux = vm.nativeBinary(compile.OpAdd, it.Aux, n)
		return heap.None
	}
	if it.Src == heap.None {
		return heap.None
	}
	switch it.Sort {
	case iterList, iterTuple:
		if i < 0 && it.Sort == iterList {
			it.Src = heap.None
			break
		}
		it.I = min(max(i, 0), len(vm.h.List(it.Src).V))
	case iterListRev, iterTupleRev:
		it.I = min(max(i, -1), len(vm.h.List(it.Src).V)-1)
	case iterStr:
		s := vm.h.Str(it.Src)
		it.I = vm.h.Offset(s, min(max(i, 0), s.Len()))
	case iterStrRev:
		s := vm.h.Str(it.Src)
		it.I = vm.h.Offset(s, min(max(i, -1), s.Len()-1)+1)
	case iterBytes:
		if it.N >= 0 {
			it.I = min(max(i, 0), len(vm.h.Bytes(it.Src).B))
		}
	case iterBytesRev:
		it.I = min(max(i, -1), len(vm.h.Bytes(it.Src).B)-1) + 1
	case iterSeq:
		it.I = max(i, 0)
	case iterSeqRev:
		return vm.Tail("_set_seq_rev", a[0], a[1], it.Src)
	}
	return heap.None
}

// positioned are the classes of iterators that can be set to a place.
var positioned = map[string]bool{
	"list_iterator": true, "list_reverseiterator": true, "tuple_iterator": true, "str_iterator": true, "str_ascii_iterator": true,
	"bytes_iterator": true, "bytearray_iterator": true, "range_iterator": true, "longrange_iterator": true, "iterator": true,
	"reversed": true, "zip": true,
}
