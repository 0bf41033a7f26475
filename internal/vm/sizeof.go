package vm

import "github.com/gilliam-run/gilliam/internal/heap"

// The sizes that sys.getsizeof reports: those of CPython's objects with the same contents,
// so that programs which compare them come to the same answer. They have nothing to do
// with what the heap charges.

const gcHeader = 16

// fixedSizes are the sizes of kinds that are always the same, without the header of
// objects the collector knows.
var fixedSizes = map[heap.Kind]int{
	heap.KNone: 16, heap.KEllipsis: 16, heap.KNotImplemented: 16, heap.KRange: 48, heap.KSlice: 40, heap.KFunc: 144, heap.KGen: 176, heap.KIter: 32,
	heap.KModule: 56, heap.KProperty: 64, heap.KBuiltin: 56, heap.KMethod: 48, heap.KDictKeys: 24,
	heap.KDictValues: 24, heap.KDictItems: 24, heap.KMappingProxy: 32, heap.KCell: 24, heap.KSuper: 48,
	heap.KClassMethod: 40, heap.KStaticMethod: 40, heap.KMemberDescr: 56,
}

// uncollected are the kinds whose objects have no collector header.
var uncollected = map[heap.Kind]bool{
	heap.KNone: true, heap.KEllipsis: true, heap.KNotImplemented: true, heap.KTrue: true, heap.KFalse: true,
	heap.KFloat: true, heap.KComplex: true, heap.KInt: true, heap.KStr: true, heap.KBytes: true, heap.KByteArray: true,
	heap.KRange: true,
}

// Collected is the size of the header getsizeof adds: that of objects a collector knows.
func (vm *VM) Collected(v Value) int {
	if v.IsInt() || v.IsDouble() || uncollected[vm.Payload(v).Kind()] && !v.Is(heap.KInst) {
		return 0
	}
	return gcHeader
}

// basicSizes are the sizes of the fixed parts of built-in values; other objects have 16 bytes.
var basicSizes = []struct {
	class *Value
	size  int64
}{
	{&T.Int, 24}, {&T.Float, 24}, {&T.Complex, 32}, {&T.Str, 64}, {&T.Bytes, 33}, {&T.ByteArray, 56}, {&T.Tuple, 24}, {&T.List, 40},
	{&T.Dict, 48}, {&T.Set, 200}, {&T.FrozenSet, 200}, {&T.Type, 928}, {&T.Range, 48}, {&T.Slice, 40}, {&T.Property, 64},
	{&T.MemoryView, 144}, {&E.OSError, 112}, {&E.BaseException, 72},
}

// basicSize is __basicsize__ of a class, as CPython reports it.
func (vm *VM) basicSize(t Value) int64 {
	size := int64(16)
	for _, b := range basicSizes {
		if vm.IsSubclass(t, *b.class) {
			size = b.size
			break
		}
	}
	for _, c := range vm.h.Type(t).MRO {
		if !vm.isImageClass(c) {
			size += 8 * int64(len(vm.ownSlots(c)))
		}
	}
	return size
}

// sizeOf is __sizeof__ of objects whose type has none of its own.
func (vm *VM) sizeOf(v Value) int {
	h := &vm.h
	switch v.Kind() {
	case heap.KList:
		return 40 + 8*len(h.List(v).V)
	case heap.KTuple:
		return 24 + 8*len(h.List(v).V)
	case heap.KDict:
		return vm.dictSize(h.Dict(v))
	case heap.KSet, heap.KFrozenSet:
		return setSize(h.Dict(v).Len())
	case heap.KType:
		if h.Type(v).Flags&typeHeap != 0 {
			return 1696
		}
		return 400
	case heap.KInst:
		return vm.instSize(v)
	case heap.KNative:
		return 32 + h.Native(v).Data.Size()
	}
	if n, ok := fixedSizes[v.Kind()]; ok {
		return n
	}
	return 48
}

func (vm *VM) dictSize(d *heap.Dict) int {
	n := d.Len()
	if n == 0 && len(d.Ents) == 0 {
		return 48
	}
	slots, index := 8, 1
	for slots*2/3 < n {
		slots *= 2
	}
	if slots > 128 {
		index = 2
	}
	if slots > 32768 {
		index = 4
	}
	entry := 16
	for i := range d.Ents {
		if k := d.Ents[i].K; k != heap.Unbound && !k.Is(heap.KStr) {
			entry = 24
			break
		}
	}
	return 48 + 32 + slots*index + slots*2/3*entry
}

func setSize(n int) int {
	slots := 8
	for (slots-1)*3 <= n*5 {
		grown := 8
		used := (slots-1)*3/5 + 1
		for grown <= used*4 {
			grown *= 2
		}
		slots = max(grown, slots*2)
	}
	if slots == 8 {
		return 200
	}
	return 200 + 16*slots
}

// instSize is the size of an instance: a header, its slots, and for subclasses of
// built-in types what that type's value takes.
func (vm *VM) instSize(v Value) int {
	in := vm.h.Inst(v)
	t := vm.h.Type(in.Shape.Class)
	if e := in.Ext; e != nil {
		if e.Exc != nil {
			return 72
		}
		if e.Payload != heap.Unbound {
			return vm.sizeOf(e.Payload) + 16
		}
	}
	if t.Flags&typeNoDict != 0 {
		n := 16
		for _, c := range t.MRO {
			for _, e := range vm.h.Type(c).Dict.Ents {
				if e.V.Is(heap.KMemberDescr) {
					n += 8
				}
			}
		}
		return n
	}
	return 32
}
