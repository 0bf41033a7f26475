package vm

import (
	"encoding/binary"
	"math"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// Items of a memoryview: formats, indexing, assignment, comparison.

// viewFormats are the native formats of one item, with their sizes on a 64-bit machine.
var viewFormats = map[byte]int{'c': 1, 'b': 1, 'B': 1, '?': 1, 'h': 2, 'H': 2, 'i': 4, 'I': 4, 'l': 8, 'L': 8,
	'q': 8, 'Q': 8, 'n': 8, 'N': 8, 'P': 8, 'e': 2, 'f': 4, 'd': 8}

// formatOf returns the letter of a format and its size; ok is false for other formats.
func formatOf(format string) (letter byte, size int, ok bool) {
	if len(format) == 2 && format[0] == '@' {
		format = format[1:]
	}
	if len(format) != 1 {
		return 0, 0, false
	}
	size, ok = viewFormats[format[0]]
	return format[0], size, ok
}

// isByteFormat reports a format that casts from and to any other.
func isByteFormat(letter byte) bool { return letter == 'c' || letter == 'b' || letter == 'B' }

var order = binary.LittleEndian

// unpackItem is the value of the bytes of an item.
func (vm *VM) unpackItem(letter byte, b []byte) Value {
	switch letter {
	case 'c':
		return vm.h.NewBytes(heap.KBytes, []byte{b[0]})
	case 'b':
		return heap.Small(int64(int8(b[0])))
	case 'B':
		return heap.Small(int64(b[0]))
	case '?':
		return heap.Bool(b[0] != 0)
	case 'h':
		return heap.Small(int64(int16(order.Uint16(b))))
	case 'H':
		return heap.Small(int64(order.Uint16(b)))
	case 'i':
		return heap.Small(int64(int32(order.Uint32(b))))
	case 'I':
		return heap.Small(int64(order.Uint32(b)))
	case 'l', 'q', 'n':
		return vm.h.NewInt(int64(order.Uint64(b)))
	case 'L', 'Q', 'N', 'P':
		return vm.h.NewUint(order.Uint64(b))
	case 'e':
		return vm.h.NewFloat(halfFloat(order.Uint16(b)))
	case 'f':
		return vm.h.NewFloat(float64(math.Float32frombits(order.Uint32(b))))
	}
	return vm.h.NewFloat(math.Float64frombits(order.Uint64(b)))
}

// halfFloat is the value of a 16-bit float.
func halfFloat(h uint16) float64 {
	exp, frac := int(h>>10&31), float64(h&1023)
	var f float64
	switch exp {
	case 0:
		f = math.Ldexp(frac, -24)
	case 31:
		f = math.Inf(1)
		if frac != 0 {
			f = math.NaN()
		}
	default:
		f = math.Ldexp(1024+frac, exp-25)
	}
	if h>>15 == 1 {
		return -f
	}
	return f
}

// halfBits rounds a float to 16 bits; ok is false if it is too large.
func halfBits(f float64) (h uint16, ok bool) {
	if math.Signbit(f) {
		h = 1 << 15
		f = -f
	}
	switch {
	case f != f:
		return h | 31<<10 | 1<<9, true
	case math.IsInf(f, 0):
		return h | 31<<10, true
	case f < math.Ldexp(1, -14):
		return h | uint16(math.RoundToEven(math.Ldexp(f, 24))), true
	}
	m, e := math.Frexp(f) // f = m·2^e, ½ ≤ m < 1
	n := int(math.RoundToEven(math.Ldexp(m, 11)))
	if n == 2048 {
		n, e = 1024, e+1
	}
	if e > 16 {
		return 0, false
	}
	return h | uint16(e+14)<<10 | uint16(n-1024), true
}

// intRange are the bounds of the integer formats of less than 64 bits.
var intRange = map[byte][2]int64{'b': {-1 << 7, 1<<7 - 1}, 'B': {0, 1<<8 - 1}, 'h': {-1 << 15, 1<<15 - 1},
	'H': {0, 1<<16 - 1}, 'i': {-1 << 31, 1<<31 - 1}, 'I': {0, 1<<32 - 1}}

// packItem stores v in the bytes of an item. It answers None, or what the native does.
func (vm *VM) packItem(letter byte, b []byte, v Value) Value {
	badType := func() Value {
		return vm.Raisef(E.TypeError, "memoryview: invalid type for format '%c'", letter)
	}
	badValue := func() Value {
		return vm.Raisef(E.ValueError, "memoryview: invalid value for format '%c'", letter)
	}
	switch letter {
	case 'c':
		if !vm.isBytes(v) {
			return badType()
		}
		s := vm.h.Bytes(vm.plainBytes(v)).B
		if len(s) != 1 {
			return badValue()
		}
		b[0] = s[0]
		return heap.None
	case '?':
		b[0] = 0
		if vm.Truth(v) == heap.True {
			b[0] = 1
		}
		return heap.None
	case 'e', 'f', 'd':
		return vm.packFloat(letter, b, v, badType, badValue)
	}
	if !vm.isInt(v) {
		return badType()
	}
	if letter == 'L' || letter == 'Q' || letter == 'N' || letter == 'P' {
		z := vm.BigOf(v)
		if z.Neg || len(z.Mag) > 1 {
			return badValue()
		}
		u := uint64(0)
		if len(z.Mag) == 1 {
			u = uint64(z.Mag[0])
		}
		order.PutUint64(b, u)
		return heap.None
	}
	n, ok := vm.AsInt64(v)
	if r, small := intRange[letter]; !ok || small && (n < r[0] || n > r[1]) {
		return badValue()
	}
	switch len(b) {
	case 1:
		b[0] = byte(n)
	case 2:
		order.PutUint16(b, uint16(n))
	case 4:
		order.PutUint32(b, uint32(n))
	default:
		order.PutUint64(b, uint64(n))
	}
	return heap.None
}

func (vm *VM) packFloat(letter byte, b []byte, v Value, badType, badValue func() Value) Value {
	if !vm.isFloat(v) && !vm.isInt(v) {
		return badType()
	}
	f, ok := vm.AsFloat(v)
	if !ok {
		return vm.Raisef(E.OverflowError, "int too large to convert to float")
	}
	switch letter {
	case 'd':
		order.PutUint64(b, math.Float64bits(f))
	case 'f':
		order.PutUint32(b, math.Float32bits(float32(f)))
	default:
		h, ok := halfBits(f)
		if !ok {
			return vm.Raisef(E.OverflowError, "float too large to pack with e format")
		}
		order.PutUint16(b, h)
	}
	return heap.None
}

// viewLetter returns the letter of a view's format, or raises what is said of formats that
// have no items.
func (vm *VM) viewLetter(m *memoryView) (byte, Value) {
	letter, _, ok := formatOf(m.format)
	if !ok {
		return 0, vm.Raisef(E.NotImplementedError, "memoryview: format %s not supported", m.format)
	}
	return letter, heap.Unbound
}

// viewIndex resolves index k in dimension d.
func (vm *VM) viewIndex(m *memoryView, k Value, d int) (int, Value) {
	i, ok := vm.AsInt64(k)
	if !ok {
		if vm.isInt(k) {
			return 0, vm.Raisef(E.IndexError, "cannot fit 'int' into an index-sized integer")
		}
		return 0, vm.Raisef(E.TypeError, "memoryview: invalid slice key")
	}
	n := int64(m.shape[d])
	if i < 0 {
		i += n
	}
	if i < 0 || i >= n {
		return 0, vm.Raisef(E.IndexError, "index out of bounds on dimension %d", d+1)
	}
	return int(i), heap.Unbound
}

// viewPlace finds the item that a key names: ok is false if the key is no index.
func (vm *VM) viewPlace(m *memoryView, k Value) (place int, ok bool, r Value) {
	if k.Is(heap.KTuple) {
		keys := vm.h.List(k).V
		for _, x := range keys {
			if !vm.isInt(x) && !vm.hasIndex(x) {
				return 0, false, heap.Unbound
			}
		}
		switch {
		case len(keys) > len(m.shape):
			return 0, true, vm.Raisef(E.TypeError, "cannot index %d-dimension view with %d-element tuple", len(m.shape), len(keys))
		case len(keys) < len(m.shape):
			return 0, true, vm.Raisef(E.NotImplementedError, "sub-views are not implemented")
		}
		at := make([]int, len(keys))
		for d, x := range keys {
			if at[d], r = vm.viewIndex(m, x, d); r != heap.Unbound {
				return 0, true, r
			}
		}
		return m.place(at), true, heap.Unbound
	}
	if !vm.isInt(k) {
		return 0, false, heap.Unbound
	}
	switch len(m.shape) {
	case 0:
		return 0, true, vm.Raisef(E.TypeError, "invalid indexing of 0-dim memory")
	case 1:
		i, r := vm.viewIndex(m, k, 0)
		return m.start + i*m.strides[0], true, r
	}
	if _, r := vm.viewIndex(m, k, 0); r != heap.Unbound {
		return 0, true, r
	}
	return 0, true, vm.Raisef(E.NotImplementedError, "multi-dimensional sub-views are not implemented")
}

// viewSlice makes the part of a view that a slice object names. None says that the prelude has
// to make its bounds integers.
func (vm *VM) viewSlice(m *memoryView, k Value) (memoryView, Value) {
	out := *m
	start, stop, step, ok := vm.sliceBounds(k, m.shape[0])
	switch {
	case !ok:
		return out, heap.None
	case step == 0:
		return out, vm.Raisef(E.ValueError, "slice step cannot be zero")
	}
	out.shape = append([]int(nil), m.shape...)
	out.strides = append([]int(nil), m.strides...)
	out.shape[0] = int(rangeLen(int64(start), int64(stop), int64(step)))
	out.start += start * m.strides[0]
	out.strides[0] *= step // wraps only where no second item is
	return out, heap.Unbound
}

func viewGetitem(vm *VM, m *memoryView, a []Value) Value {
	k := a[1]
	if vm.hasIndex(k) {
		return vm.Tail("_index_item", a[0], k)
	}
	if len(m.shape) == 0 && k == heap.Ellipsis {
		return a[0]
	}
	place, ok, r := vm.viewPlace(m, k)
	switch {
	case r != heap.Unbound:
		return r
	case ok:
		letter, r := vm.viewLetter(m)
		if r != heap.Unbound {
			return r
		}
		return vm.unpackItem(letter, vm.viewBase(m)[place:place+m.itemSize])
	case k.Is(heap.KTuple) && vm.allSlices(k):
		return vm.Raisef(E.NotImplementedError, "multi-dimensional slicing is not implemented")
	case !k.Is(heap.KSlice):
		return vm.Raisef(E.TypeError, "memoryview: invalid slice key")
	case len(m.shape) == 0:
		return vm.Raisef(E.TypeError, "invalid indexing of 0-dim memory")
	}
	part, r := vm.viewSlice(m, k)
	switch r {
	case heap.None:
		return vm.Tail("_view_slice", a[0], k)
	case heap.Raised:
		return r
	}
	return vm.newView(vm.TypeOf(a[0]), part)
}

func (vm *VM) allSlices(k Value) bool {
	keys := vm.h.List(k).V
	for _, x := range keys {
		if !x.Is(heap.KSlice) {
			return false
		}
	}
	return len(keys) > 0
}

func viewSetitem(vm *VM, m *memoryView, a []Value) Value {
	k, v := a[1], a[2]
	if vm.hasIndex(k) {
		return vm.Tail("_index_set", a[0], k, v)
	}
	if m.readOnly {
		return vm.Raisef(E.TypeError, "cannot modify read-only memory")
	}
	if len(m.shape) == 0 && k == heap.Ellipsis {
		k = vm.h.NewTuple(nil)
	}
	place, ok, r := vm.viewPlace(m, k)
	switch {
	case r != heap.Unbound:
		return r
	case ok:
		return vm.viewStore(m, a, place)
	case k.Is(heap.KSlice) && len(m.shape) == 1:
		return vm.viewSetSlice(m, a)
	case k.Is(heap.KSlice) || k.Is(heap.KTuple) && vm.allSlices(k):
		return vm.Raisef(E.NotImplementedError, "memoryview slice assignments are currently restricted to ndim = 1")
	}
	return vm.Raisef(E.TypeError, "memoryview: invalid slice key")
}

// viewStore stores a[2] in the item at place; the prelude makes a number of an object first.
func (vm *VM) viewStore(m *memoryView, a []Value, place int) Value {
	letter, r := vm.viewLetter(m)
	if r != heap.Unbound {
		return r
	}
	v := a[2]
	if letter == '?' && vm.TruthNow(v) == heap.Unbound {
		return vm.Tail("_view_set_truth", a[0], a[1], v)
	}
	if hasOwnOps(v) {
		s := vm.slots(vm.TypeOf(v))
		switch {
		case letter == 'c' || vm.isInt(v) || vm.isFloat(v):
		case letter == 'e' || letter == 'f' || letter == 'd':
			if s[slotFloat] != heap.Unbound || s[slotIndex] != heap.Unbound {
				return vm.Tail("_view_set_float", a[0], a[1], v)
			}
		case s[slotIndex] != heap.Unbound:
			return vm.Tail("_view_set_index", a[0], a[1], v)
		}
	}
	return vm.packItem(letter, vm.viewBase(m)[place:place+m.itemSize], v)
}

// viewSetSlice copies the items of another buffer into a part of the view.
func (vm *VM) viewSetSlice(m *memoryView, args []Value) Value {
	k, v := args[1], args[2]
	src, format, ok, r := vm.bufferItems(v)
	switch {
	case r != heap.Unbound:
		return r
	case !ok:
		return vm.Raisef(E.TypeError, "a bytes-like object is required, not '%s'", vm.TypeName(v))
	}
	dst, r := vm.viewSlice(m, k)
	switch r {
	case heap.None:
		return vm.Tail("_view_set_slice", args...)
	case heap.Raised:
		return r
	}
	a, _, known := formatOf(m.format)
	b, _, same := formatOf(format)
	if len(src) != dst.shape[0]*m.itemSize || known && same && a != b || known != same {
		return vm.Raisef(E.ValueError, "memoryview assignment: lvalue and rvalue have different structures")
	}
	if !vm.need(len(src)) || !vm.pay(len(src)/4) {
		return heap.Raised
	}
	src = append([]byte(nil), src...) // the two may overlap
	base := vm.viewBase(m)
	for i := range dst.shape[0] {
		copy(base[dst.start+i*dst.strides[0]:], src[i*m.itemSize:(i+1)*m.itemSize])
	}
	return heap.None
}

// bufferItems is buffer with the format of the items.
func (vm *VM) bufferItems(v Value) (b []byte, format string, ok bool, r Value) {
	b, ok, r = vm.buffer(v)
	format = "B"
	if p := vm.Payload(v); ok && p.Is(heap.KNative) {
		switch d := vm.h.Native(p).Data.(type) {
		case *memoryView:
			format = d.format
		case Exporter:
			format = d.View().Format
		}
	}
	return
}

func viewTolist(vm *VM, m *memoryView, a []Value) Value {
	letter, r := vm.viewLetter(m)
	if r != heap.Unbound {
		return r
	}
	n := m.items()
	if !vm.need(16*n) || !vm.pay(n) {
		return heap.Raised
	}
	flat := make([]Value, 0, n)
	base := vm.viewBase(m)
	m.eachPlace(false, func(p int) bool {
		flat = append(flat, vm.unpackItem(letter, base[p:p+m.itemSize]))
		return true
	})
	if len(m.shape) == 0 {
		return flat[0]
	}
	// Nest from the innermost dimension outwards.
	for d := len(m.shape) - 1; d > 0; d-- {
		k := m.shape[d]
		rows := make([]Value, 0, len(flat)/max(k, 1))
		for i := 0; i+k <= len(flat) && k > 0; i += k {
			rows = append(rows, vm.h.NewList(append([]Value(nil), flat[i:i+k]...)))
			if !vm.pay(4 + k/8) {
				return heap.Raised
			}
		}
		flat = rows
	}
	return vm.h.NewList(flat)
}

// viewEqual answers == and !=: shapes and values of the items are compared, not their bytes.
func (vm *VM) viewEqual(a []Value, want bool) Value {
	m := vm.viewOf(a[0])
	if m == nil {
		return heap.NotImplemented
	}
	if a[0] == a[1] {
		return heap.Bool(want)
	}
	other := vm.viewOf(a[1])
	if other == nil {
		b, format, ok, _ := vm.bufferItems(a[1])
		if !ok {
			return heap.NotImplemented
		}
		_, size, ok := formatOf(format)
		if !ok {
			return heap.Bool(!want)
		}
		// A temporary view of the other object's bytes, which is never stored.
		other = &memoryView{obj: vm.Payload(a[1]), format: format, itemSize: size, shape: []int{len(b) / size}, strides: []int{size}}
	}
	if !vm.usable(m) || !vm.usable(other) {
		return heap.Bool(!want)
	}
	eq, ok := vm.viewsEqual(m, other)
	if !ok {
		return heap.Raised
	}
	return heap.Bool(eq == want)
}

func (vm *VM) viewsEqual(m, o *memoryView) (eq, ok bool) {
	if len(m.shape) != len(o.shape) {
		return false, true
	}
	for i := range m.shape {
		if m.shape[i] != o.shape[i] {
			return false, true
		}
	}
	x, _, ok1 := formatOf(m.format)
	y, _, ok2 := formatOf(o.format)
	if !ok1 || !ok2 {
		return false, true
	}
	a, b := vm.viewBase(m), vm.viewBase(o)
	eq, ok = true, true
	next := o.walk()
	m.eachPlace(false, func(p int) bool {
		q := next()
		u := vm.unpackItem(x, a[p:p+m.itemSize])
		v := vm.unpackItem(y, b[q:q+o.itemSize])
		same, _ := vm.equalNow(u, v)
		eq = eq && same
		ok = vm.pay(8)
		return eq && ok
	})
	return eq, ok
}

// viewCast is cast(format, shape).
func viewCast(vm *VM, m *memoryView, a []Value) Value {
	format, r := vm.namedStr("cast", "format", a, 1, "")
	if r != heap.Unbound {
		return r
	}
	if a[2] != heap.Unbound && !vm.Payload(a[2]).Is(heap.KList) && !vm.Payload(a[2]).Is(heap.KTuple) {
		return vm.Raisef(E.TypeError, "shape must be a list or a tuple")
	}
	if !m.contiguous(false) {
		return vm.Raisef(E.TypeError, "memoryview: casts are restricted to C-contiguous views")
	}
	if a[2] != heap.Unbound && len(m.shape) != 1 && len(vm.h.List(vm.Payload(a[2])).V) != 1 || a[2] != heap.Unbound && len(m.shape) == 0 {
		return vm.Raisef(E.TypeError, "memoryview: cast must be 1D -> ND or ND -> 1D")
	}
	if !vm.h.Str(vm.plainStr(a[1])).ASCII() {
		return vm.Encode(vm.plainStr(a[1]), "ascii", "strict")
	}
	to, size, ok := formatOf(format)
	if !ok {
		return vm.Raisef(E.ValueError, "memoryview: destination format must be a native single character format prefixed with an optional '@'")
	}
	from, _, ok := formatOf(m.format)
	switch {
	case !ok:
		return vm.Raisef(E.ValueError, "memoryview: source format must be a native single character format prefixed with an optional '@'")
	case !isByteFormat(from) && !isByteFormat(to):
		return vm.Raisef(E.TypeError, "memoryview: cannot cast between two non-byte formats")
	}
	n := m.items() * m.itemSize
	if n%size != 0 {
		return vm.Raisef(E.TypeError, "memoryview: length is not a multiple of itemsize")
	}
	out := *m
	out.format, out.itemSize = format, size
	out.shape = []int{n / size}
	if a[2] != heap.Unbound {
		if out.shape, r = vm.castShape(vm.h.List(vm.Payload(a[2])).V, n, size); r != heap.Unbound {
			return r
		}
	}
	out.strides = make([]int, len(out.shape))
	step := size
	for i := len(out.shape) - 1; i >= 0; i-- {
		out.strides[i] = step
		step *= out.shape[i]
	}
	return vm.newView(vm.TypeOf(a[0]), out)
}

// castShape reads the shape of a cast of n bytes.
func (vm *VM) castShape(dims []Value, n, size int) ([]int, Value) {
	if len(dims) > maxDims {
		return nil, vm.Raisef(E.ValueError, "memoryview: number of dimensions must not exceed %d", maxDims)
	}
	shape := make([]int, len(dims))
	total := size
	for i, v := range dims {
		if !vm.isInt(v) {
			return nil, vm.Raisef(E.TypeError, "memoryview.cast(): elements of shape must be integers")
		}
		k, ok := vm.AsInt64(v)
		if !ok || k <= 0 {
			return nil, vm.Raisef(E.ValueError, "memoryview.cast(): elements of shape must be integers > 0")
		}
		if k > int64(maxIndex/total) {
			return nil, vm.Raisef(E.ValueError, "memoryview.cast(): product(shape) > SSIZE_MAX")
		}
		shape[i] = int(k)
		total *= int(k)
	}
	if total != n {
		return nil, vm.Raisef(E.TypeError, "memoryview: product(shape) * itemsize != buffer size")
	}
	return shape, heap.Unbound
}
