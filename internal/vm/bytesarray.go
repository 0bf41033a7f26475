package vm

import (
	"github.com/gilliam-run/gilliam/internal/heap"
)

// The type bytearray: what changes it. While memoryviews look at it, its bytes stay in place.

var byteArrayType = TypeDef{
	Name: "bytearray", Kind: heap.KByteArray,
	New:          &Def{Sig: "cls, source=, encoding=, errors=", Fn: byteArrayNew},
	Statics:      []Def{{Name: "maketrans", Sig: "frm, to, /", Fn: bytesMaketrans}},
	ClassMethods: []Def{{Name: "fromhex", Sig: "cls, string, /", Fn: byteArrayFromhex}},
	Methods:      append(byteMethods(heap.KByteArray), byteArrayMethods...),
}

func byteArrayMethod(name, sig string, fn func(vm *VM, a []Value) Value) Def {
	return method(heap.KByteArray, name, sig, fn)
}

var byteArrayMethods = []Def{
	byteArrayMethod("append", "self, item, /", byteArrayAppend),
	byteArrayMethod("clear", "self, /", func(vm *VM, a []Value) Value {
		if !vm.resizable(a[0]) {
			return heap.Raised
		}
		vm.h.SetBytes(vm.h.Bytes(a[0]), nil)
		return heap.None
	}),
	byteArrayMethod("copy", "self, /", func(vm *VM, a []Value) Value { return vm.sameBytes(a[0]) }),
	byteArrayMethod("extend", "self, iterable_of_ints, /", byteArrayExtend),
	byteArrayMethod("insert", "self, index, item, /", byteArrayInsert),
	byteArrayMethod("pop", "self, index=, /", byteArrayPop),
	byteArrayMethod("remove", "self, value, /", byteArrayRemove),
	byteArrayMethod("reverse", "self, /", func(vm *VM, a []Value) Value {
		b := vm.h.Bytes(a[0]).B
		if !vm.pay(len(b) / 8) {
			return heap.Raised
		}
		for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 {
			b[i], b[j] = b[j], b[i]
		}
		return heap.None
	}),

	{Name: "__init__", Sig: "self, source=, encoding=, errors=", Fn: byteArrayInit},
	{Name: "__iadd__", Sig: "self, value, /", Fn: byteArrayIadd},
	{Name: "__imul__", Sig: "self, value, /", Fn: byteArrayImul},
	byteArrayMethod("__setitem__", "self, key, value, /", nativeByteArraySet),
	byteArrayMethod("__delitem__", "self, key, /", nativeByteArrayDel),
	byteArrayMethod("__alloc__", "self, /", func(vm *VM, a []Value) Value { return heap.Small(int64(allocOf(vm.h.Bytes(a[0]).B))) }),
	byteArrayMethod("__sizeof__", "self, /", func(vm *VM, a []Value) Value {
		return heap.Small(int64(56 + allocOf(vm.h.Bytes(a[0]).B)))
	}),
	{Name: "__reduce__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.Tail("_bytearray_reduce", a[0], heap.Small(2)) }},
	{Name: "__reduce_ex__", Sig: "self, proto=, /", Fn: func(vm *VM, a []Value) Value {
		if a[1] == heap.Unbound {
			a[1] = heap.Small(0)
		}
		return vm.Tail("_bytearray_reduce", a[0], a[1])
	}},
	byteArrayMethod("__release_buffer__", "self, buffer, /", func(vm *VM, a []Value) Value { return heap.None }),
	{Name: "__repr__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
		self, ok := vm.selfAs(a[0], heap.KByteArray, "__repr__")
		if !ok {
			return heap.Raised
		}
		return vm.h.NewStr(string(vm.appendByteArrayRepr(nil, vm.h.Bytes(self).B, vm.TypeName(a[0]))))
	}},
}

// allocOf is what __alloc__ says: a byte more than there is room for.
func allocOf(b []byte) int {
	if cap(b) == 0 {
		return 0
	}
	return len(b) + 1
}

func byteArrayNew(vm *VM, a []Value) Value {
	if !vm.newable(a[0], T.ByteArray) {
		return heap.Raised
	}
	if a[0] == T.ByteArray {
		return vm.bytesFrom(heap.KByteArray, a[1:])
	}
	return vm.NewPayload(a[0], vm.h.NewBytes(heap.KByteArray, nil))
}

func byteArrayInit(vm *VM, a []Value) Value {
	self, ok := vm.selfAs(a[0], heap.KByteArray, "__init__")
	if !ok || !vm.resizable(self) {
		return heap.Raised
	}
	vm.h.SetBytes(vm.h.Bytes(self), nil)
	if a[1] == heap.Unbound && a[2] == heap.Unbound && a[3] == heap.Unbound {
		return heap.None
	}
	n := len(a)
	for a[n-1] == heap.Unbound {
		n--
	}
	if a[1] == heap.Unbound || n == 4 && a[2] == heap.Unbound {
		return vm.badEncodingArgs(T.ByteArray, a[1], a[1:])
	}
	return vm.Tail("_bytearray_init", self, vm.h.NewTuple(append([]Value(nil), a[1:n]...)))
}

// nativeNewByteArray (source, encoding, errors) is a plain bytearray.
func nativeNewByteArray(vm *VM, a []Value) Value { return vm.bytesFrom(heap.KByteArray, a) }

func byteArrayFromhex(vm *VM, a []Value) Value {
	v := vm.fromHex(heap.KByteArray, a[1])
	if a[0] == T.ByteArray || v == heap.Raised {
		return v
	}
	return vm.Call(a[0], v)
}

// resizable reports whether the bytes of a bytearray may move; it raises BufferError while a
// memoryview looks at them. Views that nothing refers to any more do not count.
func (vm *VM) resizable(v Value) bool {
	p := vm.h.Bytes(v)
	if p.Exports > 0 {
		n, ok := vm.LiveViews(v)
		if !ok {
			return false
		}
		p.Exports = int32(n)
	}
	if p.Exports > 0 {
		vm.Raisef(E.BufferError, "Existing exports of data: object cannot be re-sized")
		return false
	}
	return true
}

// roomFor makes room for n more bytes; it is false after an error.
func (vm *VM) roomFor(p *heap.Bytes, n int) bool {
	size := len(p.B) + n
	if size <= cap(p.B) {
		return true
	}
	size += size/4 + 16
	if !vm.need(size) || !vm.pay(storeUnits(size)) {
		return false
	}
	out, ok := appendPaid(vm, make([]byte, 0, size), p.B, copyRate)
	if ok {
		vm.h.SetBytes(p, out)
	}
	return ok
}

// appendTo appends b, which may be a part of the bytearray itself, to a bytearray.
func (vm *VM) appendTo(v Value, b []byte) bool {
	if len(b) == 0 {
		return true
	}
	p := vm.h.Bytes(v)
	if !vm.resizable(v) || !vm.roomFor(p, len(b)) {
		return false
	}
	var ok bool
	p.B, ok = appendPaid(vm, p.B, b, copyRate)
	return ok
}

// spliceBytes replaces bytes i to j of a bytearray by b, which is no part of it.
func (vm *VM) spliceBytes(v Value, i, j int, b []byte) bool {
	p := vm.h.Bytes(v)
	grow := len(b) - (j - i)
	if grow != 0 && !vm.resizable(v) || !vm.pay((len(p.B)-i)/(4*copyRate)+len(b)/copyRate) {
		return false
	}
	switch {
	case grow > 0:
		if !vm.roomFor(p, grow) {
			return false
		}
		n := len(p.B)
		p.B = p.B[:n+grow]
		copy(p.B[j+grow:], p.B[j:n])
	case grow < 0:
		copy(p.B[j+grow:], p.B[j:])
		p.B = p.B[:len(p.B)+grow]
		if n := len(p.B); n < cap(p.B)/4 && cap(p.B) > copyUpTo {
			vm.h.SetBytes(p, append(make([]byte, 0, n), p.B...))
		}
	}
	copy(p.B[i:], b)
	return true
}

// itemByte reads argument i as a byte to store.
func (vm *VM) itemByte(name string, a []Value, i int) (byte, Value) {
	switch {
	case vm.isInt(a[i]):
		b, ok := vm.byteOf(a[i])
		if !ok {
			return 0, heap.Raised
		}
		return b, heap.Unbound
	case vm.hasIndex(a[i]):
		return 0, vm.again(name, a, i)
	}
	return 0, vm.Raisef(E.TypeError, "'%s' object cannot be interpreted as an integer", vm.TypeName(a[i]))
}

func byteArrayAppend(vm *VM, a []Value) Value {
	b, r := vm.itemByte("append", a, 1)
	if r != heap.Unbound {
		return r
	}
	p := vm.h.Bytes(a[0])
	if !vm.resizable(a[0]) || !vm.roomFor(p, 1) {
		return heap.Raised
	}
	p.B = append(p.B, b)
	return heap.None
}

func byteArrayExtend(vm *VM, a []Value) Value {
	b, ok, r := vm.buffer(a[1])
	switch {
	case r != heap.Unbound:
		return r
	case !ok && vm.isStr(a[1]) && vm.h.Str(vm.plainStr(a[1])).S != "":
		return vm.Raisef(E.TypeError, "expected iterable of integers; got: 'str'")
	case !ok:
		return vm.Tail("_bytearray_extend", a[0], a[1])
	}
	if !vm.appendTo(a[0], b) {
		return heap.Raised
	}
	return heap.None
}

func byteArrayInsert(vm *VM, a []Value) Value {
	i, r := vm.sizeArg("insert", a, 1)
	if r != heap.Unbound {
		return r
	}
	b, r := vm.itemByte("insert", a, 2)
	if r != heap.Unbound {
		return r
	}
	n := len(vm.h.Bytes(a[0]).B)
	if i < 0 {
		i = max(i+n, 0)
	}
	i = min(i, n)
	if !vm.spliceBytes(a[0], i, i, []byte{b}) {
		return heap.Raised
	}
	return heap.None
}

func byteArrayPop(vm *VM, a []Value) Value {
	i := -1
	if a[1] != heap.Unbound {
		var r Value
		if i, r = vm.sizeArg("pop", a, 1); r != heap.Unbound {
			return r
		}
	}
	b := vm.h.Bytes(a[0]).B
	if len(b) == 0 {
		return vm.Raisef(E.IndexError, "pop from empty bytearray")
	}
	if i < 0 {
		i += len(b)
	}
	if i < 0 || i >= len(b) {
		return vm.Raisef(E.IndexError, "pop index out of range")
	}
	c := b[i]
	if !vm.spliceBytes(a[0], i, i+1, nil) {
		return heap.Raised
	}
	return heap.Small(int64(c))
}

func byteArrayRemove(vm *VM, a []Value) Value {
	c, r := vm.itemByte("remove", a, 1)
	if r != heap.Unbound {
		return r
	}
	i, ok := inBytes.find(vm, vm.h.Bytes(a[0]).B, []byte{c})
	switch {
	case !ok:
		return heap.Raised
	case i < 0:
		return vm.Raisef(E.ValueError, "value not found in bytearray")
	}
	if !vm.spliceBytes(a[0], i, i+1, nil) {
		return heap.Raised
	}
	return heap.None
}

// byteArrayIadd is self += value.
func byteArrayIadd(vm *VM, a []Value) Value {
	self, ok := vm.selfAs(a[0], heap.KByteArray, "__iadd__")
	if !ok {
		return heap.Raised
	}
	r := vm.concatBytes(self, a[1], true)
	switch r {
	case heap.Raised:
		return r
	case heap.NotImplemented:
		return vm.Raisef(E.TypeError, "can't concat %s to bytearray", vm.TypeName(a[1]))
	}
	return a[0]
}

// byteArrayImul is self *= value.
func byteArrayImul(vm *VM, a []Value) Value {
	self, ok := vm.selfAs(a[0], heap.KByteArray, "__imul__")
	if !ok {
		return heap.Raised
	}
	switch {
	case vm.isInt(a[1]):
		if vm.repeatText(self, a[1], true) == heap.Raised {
			return heap.Raised
		}
		return a[0]
	case vm.hasIndex(a[1]):
		return vm.Tail("_repeat_in_place", a[0], self, a[1])
	case vm.isOperator():
		return heap.NotImplemented
	}
	return vm.Raisef(E.TypeError, "'%s' object cannot be interpreted as an integer", vm.TypeName(a[1]))
}

// byteIndex reads an index or slice of a bytearray: the place of an element, or ok false and
// what the native answers. Objects with __index__ go to the prelude, by the function tail.
func (vm *VM) byteIndex(a []Value, tail string) (i int64, r Value) {
	i, ok := vm.AsInt64(a[1])
	switch {
	case ok:
		return i, heap.Unbound
	case vm.isInt(a[1]):
		return 0, vm.Raisef(E.IndexError, "cannot fit 'int' into an index-sized integer")
	case vm.hasIndex(a[1]):
		return 0, vm.Tail(tail, a...)
	}
	return 0, vm.Raisef(E.TypeError, "bytearray indices must be integers or slices, not %s", vm.TypeName(a[1]))
}

// byteArraySet is b[k] = v. The result, which nobody wants, belongs to vm.then.
func (vm *VM) byteArraySet(o, k, v Value) Value {
	if k.IsInt() && v.IsInt() && uint64(v.Int()) < 256 {
		b := vm.h.Bytes(o).B
		i := k.Int()
		if i < 0 {
			i += int64(len(b))
		}
		if uint64(i) < uint64(len(b)) {
			b[i] = byte(v.Int())
			return heap.None
		}
	}
	return nativeByteArraySet(vm, []Value{o, k, v})
}

// nativeByteArraySet (b, key, value) is b[key] = value.
func nativeByteArraySet(vm *VM, a []Value) Value {
	if a[1].Is(heap.KSlice) {
		return vm.byteArraySetSlice(a)
	}
	i, r := vm.byteIndex(a, "_bytearray_set_index")
	if r != heap.Unbound {
		return r
	}
	c, r := vm.itemByte("__setitem__", a, 2)
	if r != heap.Unbound {
		return r
	}
	b := vm.h.Bytes(a[0]).B
	if i < 0 {
		i += int64(len(b))
	}
	if i < 0 || i >= int64(len(b)) {
		return vm.Raisef(E.IndexError, "bytearray index out of range")
	}
	b[i] = c
	return heap.None
}

func (vm *VM) byteArraySetSlice(a []Value) Value {
	v := vm.Payload(a[2])
	if vm.h.Rec(a[1]).F[2] == heap.Small(0) {
		return vm.Raisef(E.ValueError, "slice step cannot be zero")
	}
	if !v.Is(heap.KByteArray) && !v.Is(heap.KBytes) || v == a[0] {
		if vm.isStr(v) || numClassOf(v) != notNumber || hasOwnOps(v) && (vm.hasIndex(v) || vm.slots(vm.TypeOf(v))[slotFloat] != heap.Unbound) {
			return vm.Raisef(E.TypeError, "can assign only bytes, buffers, or iterables of ints in range(0, 256)")
		}
		return vm.Tail("_bytearray_set_items", a[0], a[1], a[2])
	}
	items := vm.h.Bytes(v).B
	p := vm.h.Bytes(a[0])
	start, stop, step, ok := vm.sliceBounds(a[1], len(p.B))
	switch {
	case !ok:
		return vm.Tail("_bytearray_set_slice", a[0], a[1], v)
	case step == 0:
		return vm.Raisef(E.ValueError, "slice step cannot be zero")
	case step == 1:
		if !vm.spliceBytes(a[0], start, max(start, stop), items) {
			return heap.Raised
		}
		return heap.None
	case len(items) == 0:
		return vm.byteArrayDelSlice(a[0], start, stop, step)
	}
	n := int(rangeLen(int64(start), int64(stop), int64(step)))
	if n != len(items) {
		return vm.Raisef(E.ValueError, "attempt to assign bytes of size %d to extended slice of size %d", len(items), n)
	}
	if !vm.pay(n / 4) {
		return heap.Raised
	}
	for k, c := range items {
		p.B[start+k*step] = c
	}
	return heap.None
}

// nativeByteArrayDel (b, key) is del b[key].
func nativeByteArrayDel(vm *VM, a []Value) Value {
	n := len(vm.h.Bytes(a[0]).B)
	if a[1].Is(heap.KSlice) {
		start, stop, step, ok := vm.sliceBounds(a[1], n)
		switch {
		case !ok:
			return vm.Tail("_bytearray_del_slice", a[0], a[1])
		case step == 0:
			return vm.Raisef(E.ValueError, "slice step cannot be zero")
		}
		return vm.byteArrayDelSlice(a[0], start, stop, step)
	}
	i, r := vm.byteIndex(a, "_bytearray_del_index")
	if r != heap.Unbound {
		return r
	}
	if i < 0 {
		i += int64(n)
	}
	if i < 0 || i >= int64(n) {
		return vm.Raisef(E.IndexError, "bytearray index out of range")
	}
	if !vm.spliceBytes(a[0], int(i), int(i)+1, nil) {
		return heap.Raised
	}
	return heap.None
}

func (vm *VM) byteArrayDelSlice(v Value, start, stop, step int) Value {
	n := int(rangeLen(int64(start), int64(stop), int64(step)))
	if n == 0 {
		return heap.None
	}
	if step == 1 {
		if !vm.spliceBytes(v, start, stop, nil) {
			return heap.Raised
		}
		return heap.None
	}
	p := vm.h.Bytes(v)
	if !vm.resizable(v) {
		return heap.Raised
	}
	if step < 0 {
		start, step = start+(n-1)*step, -step
	}
	var ok bool
	if p.B, ok = withoutEvery(vm, p.B, start, step, n); !ok {
		return heap.Raised
	}
	return heap.None
}
