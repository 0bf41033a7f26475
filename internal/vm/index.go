package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Subscripts, membership and length.

func (vm *VM) opGetIdx(ins compile.Instr) {
	o, k := vm.regs[ins.B()], vm.regs[ins.C()]
	if o.Is(heap.KDict) && k.Is(heap.KStr) {
		d, s := vm.h.Dict(o), vm.h.Str(k)
		if len(s.S) >= copyUpTo {
			vm.budget -= int64(len(s.S) / compareRate)
		}
		if i := vm.h.FindStr(d, k, s); i >= 0 {
			vm.regs[ins.A()] = d.Ents[i].V
			return
		}
	}
	vm.safepoint()
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	vm.deliver(ins.A(), vm.GetItem(o, k))
}

func (vm *VM) opGetIdxI(ins compile.Instr) {
	vm.safepoint()
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	vm.deliver(ins.A(), vm.GetItem(vm.regs[ins.B()], heap.Small(int64(ins.Imm()))))
}

// GetItem is o[k]. The result belongs to vm.then.
func (vm *VM) GetItem(o, k Value) Value {
	switch o.Kind() {
	case heap.KList, heap.KTuple, heap.KStr, heap.KBytes, heap.KByteArray, heap.KRange:
		return vm.seqItem(o, k)
	case heap.KDict:
		return vm.dictItem(o, k)
	case heap.KMappingProxy:
		if v, ok := vm.classProxyItem(o, k); ok {
			if v == heap.Unbound {
				return vm.RaiseArgs(E.KeyError, k)
			}
			return v
		}
		return vm.GetItem(vm.proxiedBy(o), k)
	case heap.KType:
		return vm.classItem(o, k)
	}
	m := vm.slots(vm.TypeOf(o))[slotGetitem]
	if m == heap.Unbound || m == heap.None {
		return vm.Raisef(E.TypeError, "'%s' object is not subscriptable", vm.TypeName(o))
	}
	return vm.callBound(m, o, k)
}

// classItem is C[k]: the metaclass's __getitem__, else __class_getitem__.
func (vm *VM) classItem(c, k Value) Value {
	if m := vm.slots(vm.h.Type(c).Meta)[slotGetitem]; m != heap.Unbound {
		return vm.callBound(m, c, k)
	}
	if vm.Lookup(c, vm.h.Intern("__class_getitem__")) != heap.Unbound {
		return vm.Tail("_class_getitem", c, k)
	}
	if c == T.Type {
		return vm.Tail("_generic_alias", c, k)
	}
	return vm.Raisef(E.TypeError, "type '%s' is not subscriptable", vm.ClassName(c))
}

// seqItem indexes or slices a built-in sequence.
func (vm *VM) seqItem(o, k Value) Value {
	if k.Is(heap.KSlice) {
		return vm.sliceItem(o, k)
	}
	i, ok := vm.AsInt64(k)
	n := 0
	if ok {
		n, ok = vm.nativeLen(o)
	}
	if !ok {
		if vm.isInt(k) {
			if o.Is(heap.KRange) {
				return vm.rangeItem(o, vm.plainInt(k))
			}
			return vm.Raisef(E.IndexError, "cannot fit 'int' into an index-sized integer")
		}
		if hasOwnOps(k) && vm.slots(vm.TypeOf(k))[slotIndex] != heap.Unbound {
			return vm.Tail("_index_item", o, k)
		}
		what := vm.TypeName(o)
		switch o.Kind() {
		case heap.KStr:
			return vm.Raisef(E.TypeError, "string indices must be integers, not '%s'", vm.TypeName(k))
		case heap.KBytes:
			what = "byte"
		}
		return vm.Raisef(E.TypeError, "%s indices must be integers or slices, not %s", what, vm.TypeName(k))
	}
	j := i
	if j < 0 {
		j += int64(n)
	}
	if j < 0 || j >= int64(n) {
		return vm.indexError(o)
	}
	return vm.itemAt(o, int(j))
}

func (vm *VM) indexError(o Value) Value {
	what := map[heap.Kind]string{heap.KStr: "string index", heap.KBytes: "index", heap.KByteArray: "bytearray index",
		heap.KRange: "range object index", heap.KList: "list index", heap.KTuple: "tuple index"}[o.Kind()]
	return vm.Raisef(E.IndexError, "%s out of range", what)
}

// itemAt is element i of a built-in sequence, 0 ≤ i < len.
func (vm *VM) itemAt(o Value, i int) Value {
	switch o.Kind() {
	case heap.KList, heap.KTuple:
		return vm.h.List(o).V[i]
	case heap.KStr:
		s := vm.h.Str(o)
		off := vm.h.Offset(s, i)
		if c := s.S[off]; c < 0x80 {
			return vm.charOf(c)
		}
		_, n := heap.DecodeRune(s.S[off:])
		return vm.charString(s.S[off : off+n])
	case heap.KBytes, heap.KByteArray:
		return heap.Small(int64(vm.h.Bytes(o).B[i]))
	}
	return vm.rangeAt(o, i)
}

// nativeLen is the length of a built-in container.
func (vm *VM) nativeLen(o Value) (int, bool) {
	switch o.Kind() {
	case heap.KList, heap.KTuple:
		return len(vm.h.List(o).V), true
	case heap.KStr:
		return vm.h.Str(o).Len(), true
	case heap.KDict, heap.KSet, heap.KFrozenSet:
		return vm.h.Dict(o).Len(), true
	case heap.KBytes, heap.KByteArray:
		return len(vm.h.Bytes(o).B), true
	case heap.KDictKeys, heap.KDictValues, heap.KDictItems:
		return vm.nativeLen(vm.Payload(vm.h.Rec(o).F[0]))
	case heap.KMappingProxy:
		if p := vm.innermostProxy(o); vm.h.Rec(p).F[1] == heap.True {
			return vm.classDictLen(vm.h.Rec(p).F[0]), true
		} else if d := vm.h.Rec(p).F[0]; d.Is(heap.KDict) {
			return vm.h.Dict(d).Len(), true
		}
	case heap.KRange:
		return vm.rangeCount(o)
	}
	return 0, false
}

// noLen raises the error of len(v) for an object without a length.
func (vm *VM) noLen(v Value) Value {
	return vm.Raisef(E.TypeError, "object of type '%s' has no len()", vm.TypeName(v))
}

// Len is len(o). The result belongs to vm.then.
func (vm *VM) Len(o Value) Value {
	if n, ok := vm.nativeLen(o); ok {
		return vm.h.NewInt(int64(n))
	}
	if o.Is(heap.KMappingProxy) {
		return vm.Len(vm.proxiedBy(o))
	}
	if o.Is(heap.KRange) {
		return vm.Raisef(E.OverflowError, "Python int too large to convert to C ssize_t")
	}
	m := vm.slots(vm.TypeOf(o))[slotLen]
	if m == heap.Unbound {
		return vm.noLen(o)
	}
	return vm.special(transLen, m, o)
}

func (vm *VM) opLen(ins compile.Instr) {
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	vm.deliver(ins.A(), vm.Len(vm.regs[ins.B()]))
}

// sliceBounds resolves a slice of plain ints and Nones against length n. ok is false when
// a bound needs Python code or is of a wrong type.
func (vm *VM) sliceBounds(s Value, n int) (start, stop, step int, ok bool) {
	f := vm.h.Rec(s).F
	step = 1
	if f[2] != heap.None {
		x, good := vm.ClampIndex(f[2])
		if !good {
			return 0, 0, 0, false
		}
		step = x
	}
	if step == 0 {
		return 0, 0, 0, true
	}
	lo, hi := 0, n
	if step < 0 {
		lo, hi = -1, n-1
	}
	bound := func(v Value, def int) int {
		if v == heap.None {
			return def
		}
		x, good := vm.ClampIndex(v)
		ok = ok && good
		if x < 0 {
			x += n
			if x < 0 {
				return lo
			}
		}
		return min(x, hi)
	}
	ok = true
	if step > 0 {
		start, stop = bound(f[0], 0), bound(f[1], n)
	} else {
		start, stop = bound(f[0], n-1), bound(f[1], -1)
	}
	return start, stop, step, ok
}

// maxIndex is sys.maxsize.
const maxIndex = 1<<63 - 1

// ClampIndex is an int as a slice bound, clamped to the machine's range.
func (vm *VM) ClampIndex(v Value) (int, bool) {
	if i, ok := vm.AsInt64(v); ok {
		return int(i), true
	}
	if vm.isInt(v) {
		if vm.h.Big(vm.plainInt(v)).Neg {
			return -maxIndex, true
		}
		return maxIndex, true
	}
	return 0, false
}

// sliceItem is o[s] for a slice object.
func (vm *VM) sliceItem(o, s Value) Value {
	n, _ := vm.nativeLen(o)
	if o.Is(heap.KRange) {
		return vm.sliceRange(o, s)
	}
	start, stop, step, ok := vm.sliceBounds(s, n)
	if !ok {
		return vm.Tail("_slice_item", o, s)
	}
	if step == 0 {
		return vm.Raisef(E.ValueError, "slice step cannot be zero")
	}
	count := int(rangeLen(int64(start), int64(stop), int64(step)))
	if step == 1 {
		return vm.subSeq(o, start, start+count)
	}
	if !vm.need(8 * count) {
		return heap.Raised
	}
	return vm.stepSeq(o, start, step, count)
}

// subSeq is o[i:j], 0 ≤ i ≤ j ≤ len.
func (vm *VM) subSeq(o Value, i, j int) Value {
	switch o.Kind() {
	case heap.KList:
		out, ok := copyOf(vm, vm.h.List(o).V[i:j], itemRate)
		if !ok {
			return heap.Raised
		}
		return vm.h.NewList(out)
	case heap.KTuple:
		if i == 0 && j == len(vm.h.List(o).V) {
			return o
		}
		out, ok := copyOf(vm, vm.h.List(o).V[i:j], itemRate)
		if !ok {
			return heap.Raised
		}
		return vm.h.NewTuple(out)
	case heap.KStr:
		s := vm.h.Str(o)
		return vm.subStr(o, s, vm.h.Offset(s, i), vm.h.Offset(s, j))
	}
	if o.Is(heap.KBytes) && i == 0 && j == len(vm.h.Bytes(o).B) {
		return o
	}
	return vm.copied(o.Kind(), vm.h.Bytes(o).B[i:j])
}

// stepSeq is every step-th element of o from start, count of them.
func (vm *VM) stepSeq(o Value, start, step, count int) Value {
	switch o.Kind() {
	case heap.KList, heap.KTuple:
		out, ok := everyNth(vm, vm.h.List(o).V, start, step, count)
		if !ok {
			return heap.Raised
		}
		if o.Is(heap.KList) {
			return vm.h.NewList(out)
		}
		return vm.h.NewTuple(out)
	case heap.KStr:
		return vm.stepStr(vm.h.Str(o), start, step, count)
	}
	out, ok := everyNth(vm, vm.h.Bytes(o).B, start, step, count)
	if !ok {
		return heap.Raised
	}
	return vm.h.NewBytes(o.Kind(), out)
}

// withoutEvery takes n elements out of s: number start and every step-th after it, moving the
// others down. ok is false after stopping, when some are taken out.
func withoutEvery[T any](vm *VM, s []T, start, step, n int) (kept []T, ok bool) {
	at := start
	for k := range n {
		from := start + k*step + 1
		to := len(s)
		if k < n-1 {
			to = from + step - 1
		}
		at += copy(s[at:], s[from:to])
		if work := 2 + (to-from)/itemRate; !vm.pay(work) {
			return append(s[:at], s[to:]...), false
		}
	}
	return s[:at], true
}

// everyNth is a step of a slice, a unit for four elements; ok is false after stopping.
func everyNth[T any](vm *VM, src []T, start, step, count int) (out []T, ok bool) {
	out = make([]T, count)
	for i := 0; i < count; {
		end := min(count, i+stepPiece)
		if !vm.pay((end - i) / 4) {
			return nil, false
		}
		for ; i < end; i++ {
			out[i] = src[start+i*step]
		}
	}
	return out, true
}

const stepPiece = 16 << 10

func (vm *VM) opGetSlice(ins compile.Instr) {
	vm.safepoint()
	o, i, j := vm.regs[ins.B()], vm.regs[ins.C()], vm.regs[ins.C()+1]
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	s := vm.h.NewRec(heap.KSlice, i, j, heap.None, heap.Unbound)
	vm.deliver(ins.A(), vm.GetItem(o, s))
}

func (vm *VM) opSetIdx(ins compile.Instr) {
	vm.safepoint()
	vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
	vm.SetItem(vm.regs[ins.A()], vm.regs[ins.B()], vm.regs[ins.C()])
}

// SetItem is o[k] = v. The result, which nobody wants, belongs to vm.then.
func (vm *VM) SetItem(o, k, v Value) Value {
	switch o.Kind() {
	case heap.KDict:
		return vm.DictSet(o, k, v)
	case heap.KList:
		return vm.listSetItem(o, k, v)
	case heap.KByteArray:
		return vm.byteArraySet(o, k, v)
	}
	m := vm.slots(vm.TypeOf(o))[slotSetitem]
	if m == heap.Unbound || m == heap.None {
		return vm.Raisef(E.TypeError, "'%s' object does not support item assignment", vm.TypeName(o))
	}
	return vm.noResult(vm.callBound(m, o, k, v))
}

func (vm *VM) listSetItem(o, k, v Value) Value {
	if k.Is(heap.KSlice) {
		if items, ok := vm.plainItems(v); ok {
			return vm.listSetSlice(o, k, append([]Value(nil), items...))
		}
		return vm.Tail("_list_set_slice", o, k, v)
	}
	i, ok := vm.AsInt64(k)
	if !ok {
		return vm.badListIndex(o, k, v, "_index_set")
	}
	l := vm.h.List(o).V
	if i < 0 {
		i += int64(len(l))
	}
	if i < 0 || i >= int64(len(l)) {
		return vm.Raisef(E.IndexError, "list assignment index out of range")
	}
	l[i] = v
	return heap.None
}

func (vm *VM) badListIndex(o, k, v Value, tail string) Value {
	if vm.isInt(k) {
		return vm.Raisef(E.IndexError, "cannot fit 'int' into an index-sized integer")
	}
	if hasOwnOps(k) && vm.slots(vm.TypeOf(k))[slotIndex] != heap.Unbound {
		if v == heap.Unbound {
			return vm.Tail(tail, o, k)
		}
		return vm.Tail(tail, o, k, v)
	}
	return vm.Raisef(E.TypeError, "list indices must be integers or slices, not %s", vm.TypeName(k))
}

// listSetSlice replaces a slice of a list by items.
func (vm *VM) listSetSlice(o, k Value, items []Value) Value {
	l := vm.h.List(o)
	start, stop, step, ok := vm.sliceBounds(k, len(l.V))
	if !ok {
		return vm.Tail("_list_set_slice", o, k, vm.h.NewList(items))
	}
	if step == 0 {
		return vm.Raisef(E.ValueError, "slice step cannot be zero")
	}
	if step != 1 {
		n := int(rangeLen(int64(start), int64(stop), int64(step)))
		if n != len(items) {
			return vm.Raisef(E.ValueError, "attempt to assign sequence of size %d to extended slice of size %d", len(items), n)
		}
		for i, x := range items {
			l.V[start+i*step] = x
			if i%stepPiece == stepPiece-1 && !vm.pay(stepPiece/4) {
				return heap.Raised
			}
		}
		vm.budget -= int64(n % stepPiece / 4)
		return heap.None
	}
	stop = max(stop, start)
	if !vm.pay((len(l.V)-start+len(items))/itemRate) || !vm.need(l.GrowBytes(max(0, len(items)-(stop-start)))) {
		return heap.Raised
	}
	vm.splice(l, start, stop, items)
	return heap.None
}

// splice replaces l[i:j] by items.
func (vm *VM) splice(l *heap.List, i, j int, items []Value) {
	grow := len(items) - (j - i)
	if grow > 0 {
		vm.h.Grow(l, grow)
		n := len(l.V)
		l.V = l.V[:n+grow]
		copy(l.V[j+grow:], l.V[j:n])
	} else if grow < 0 {
		copy(l.V[j+grow:], l.V[j:])
		l.V = l.V[:len(l.V)+grow]
	}
	copy(l.V[i:], items)
}

func (vm *VM) opDelIdx(ins compile.Instr) {
	vm.safepoint()
	vm.lost()
	vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
	vm.DelItem(vm.regs[ins.A()], vm.regs[ins.B()])
}

// DelItem is del o[k].
func (vm *VM) DelItem(o, k Value) Value {
	switch o.Kind() {
	case heap.KDict:
		return vm.dictDel(o, k)
	case heap.KList:
		return vm.listDelItem(o, k)
	case heap.KByteArray:
		return nativeByteArrayDel(vm, []Value{o, k})
	}
	m := vm.slots(vm.TypeOf(o))[slotDelitem]
	if m == heap.Unbound || m == heap.None {
		// A sequence or set asked for a position is refused in other words.
		not := "does not"
		if s := vm.slots(vm.TypeOf(o)); (vm.isInt(k) || vm.numberSlot(k, slotIndex) != heap.Unbound) && (s[slotLen] != heap.Unbound || o.Is(heap.KInst)) {
			not = "doesn't"
		}
		return vm.Raisef(E.TypeError, "'%s' object %s support item deletion", vm.TypeName(o), not)
	}
	return vm.noResult(vm.callBound(m, o, k))
}

func (vm *VM) listDelItem(o, k Value) Value {
	l := vm.h.List(o)
	if k.Is(heap.KSlice) {
		start, stop, step, ok := vm.sliceBounds(k, len(l.V))
		switch {
		case !ok:
			return vm.Tail("_list_del_slice", o, k)
		case step == 0:
			return vm.Raisef(E.ValueError, "slice step cannot be zero")
		case step == 1:
			if !vm.pay((len(l.V) - start) / itemRate) {
				return heap.Raised
			}
			vm.splice(l, start, max(start, stop), nil)
			return heap.None
		}
		n := int(rangeLen(int64(start), int64(stop), int64(step)))
		if step < 0 {
			start, step = start+(n-1)*step, -step
		}
		if n > 0 {
			var ok bool
			if l.V, ok = withoutEvery(vm, l.V, start, step, n); !ok {
				return heap.Raised
			}
		}
		return heap.None
	}
	i, ok := vm.AsInt64(k)
	if !ok {
		return vm.badListIndex(o, k, heap.Unbound, "_index_del")
	}
	if i < 0 {
		i += int64(len(l.V))
	}
	if i < 0 || i >= int64(len(l.V)) {
		return vm.Raisef(E.IndexError, "list assignment index out of range")
	}
	vm.splice(l, int(i), int(i)+1, nil)
	return heap.None
}

func (vm *VM) opIn(ins compile.Instr) {
	vm.safepoint()
	v, c := vm.regs[ins.B()], vm.regs[ins.C()]
	vm.then, vm.extra = then(transNone, compTruth, ins.A()), heap.Unbound
	switch r := vm.Contains(c, v); r {
	case heap.True, heap.False:
		vm.branch(r == heap.True)
	case heap.Raised, heap.Pushed, heap.Suspended:
	default:
		vm.truthOf(r)
	}
}

// Contains is v in c: a truth, or any value whose truth counts.
func (vm *VM) Contains(c, v Value) Value {
	switch c.Kind() {
	case heap.KDict, heap.KSet, heap.KFrozenSet:
		return vm.hashContains(c, v)
	case heap.KDictKeys:
		return vm.hashContains(vm.Payload(vm.h.Rec(c).F[0]), v)
	case heap.KMappingProxy:
		if x, ok := vm.classProxyItem(c, v); ok {
			return heap.Bool(x != heap.Unbound)
		}
		return vm.Contains(vm.proxiedBy(c), v)
	case heap.KStr:
		if !vm.isStr(v) {
			return vm.Raisef(E.TypeError, "'in <string>' requires string as left operand, not %s", vm.TypeName(v))
		}
		return vm.strContains(c, vm.plainStr(v))
	case heap.KList, heap.KTuple:
		return vm.seqContains(c, v)
	case heap.KBytes, heap.KByteArray:
		return vm.bytesContains(c, v)
	case heap.KRange:
		if vm.isInt(v) && !v.Is(heap.KInst) {
			return vm.rangeContains(c, vm.plainInt(v))
		}
		return vm.Tail("_contains", c, v)
	case heap.KDictItems:
		return vm.Tail("_contains_item", vm.Payload(vm.h.Rec(c).F[0]), v)
	case heap.KDictValues:
		return vm.Tail("_contains", c, v)
	}
	s := vm.slots(vm.TypeOf(c))
	if m := s[slotContains]; m != heap.Unbound {
		if m == heap.None {
			return vm.Raisef(E.TypeError, "'%s' object is not a container", vm.TypeName(c))
		}
		return vm.callBound(m, c, v)
	}
	if !vm.isIterable(c) {
		return vm.Raisef(E.TypeError, "argument of type '%s' is not iterable", vm.TypeName(c))
	}
	if c.Is(heap.KInst) {
		return vm.Tail("_contains_iter", c, v)
	}
	return vm.Tail("_contains", c, v)
}

// seqContains searches a list or tuple; the prelude goes on where an element's equality
// needs Python code.
func (vm *VM) seqContains(c, v Value) Value {
	for i := 0; i < len(vm.h.List(c).V); i++ {
		x := vm.h.List(c).V[i]
		if x == v {
			return heap.True
		}
		if x.IsInt() && v.IsInt() {
			if i%payItems == payItems-1 && !vm.pay(payItems/4) {
				return heap.Raised
			}
			continue
		}
		_, _, r := vm.equalWalk(nil, x, v)
		switch r {
		case walkEqual:
			return heap.True
		case walkError:
			return heap.Raised
		case walkPython, walkKey:
			return vm.Tail("_contains_from", c, v, heap.Small(int64(i)))
		}
		if !vm.pay(1) {
			return heap.Raised
		}
	}
	vm.budget -= int64(len(vm.h.List(c).V) % payItems / 4)
	return heap.False
}
