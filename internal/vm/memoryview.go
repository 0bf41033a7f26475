package vm

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// The type memoryview: a window on the bytes of another object.

// A memoryView is the data of a memoryview. The first item is at start in the bytes of obj.
type memoryView struct {
	obj      Value // None once released
	readOnly bool
	released bool
	format   string
	itemSize int
	start    int
	shape    []int
	strides  []int // in bytes
	hashed   bool  // hash has been asked for: it stays though the view be released
	hash     int64
}

func (m *memoryView) Size() int { return memoryViewBytes + 8*(cap(m.shape)+cap(m.strides)) }

func (m *memoryView) Trace(visit func(*Value)) { visit(&m.obj) }

const (
	memoryViewBytes = 144
	maxDims         = 64
)

// viewBase is the bytes of the object a view looks at.
func (vm *VM) viewBase(m *memoryView) []byte {
	if m.obj.Is(heap.KNative) {
		return vm.h.Native(m.obj).Data.(Exporter).View().Bytes
	}
	return vm.h.Bytes(m.obj).B
}

// items is the number of items.
func (m *memoryView) items() int {
	n := 1
	for _, k := range m.shape {
		n *= k
	}
	return n
}

// contiguous reports whether the items lie one behind the other, in row order, or with
// columns set in column order.
func (m *memoryView) contiguous(columns bool) bool {
	if m.items() == 0 && len(m.shape) != 1 {
		return true
	}
	want := m.itemSize
	for k := range m.shape {
		i := len(m.shape) - 1 - k
		if columns {
			i = k
		}
		if m.shape[i] != 1 && m.strides[i] != want {
			return false
		}
		want *= m.shape[i]
	}
	return true
}

// place is where the item at the indices is.
func (m *memoryView) place(at []int) int {
	p := m.start
	for i, k := range at {
		p += k * m.strides[i]
	}
	return p
}

// eachPlace calls f for the places of the items in row order, or with columns set in column
// order, until it says to stop.
func (m *memoryView) eachPlace(columns bool, f func(place int) bool) {
	next := m.walk()
	if columns {
		next = (&memoryView{start: m.start, shape: reversed(m.shape), strides: reversed(m.strides)}).walk()
	}
	for n := m.items(); n > 0 && f(next()); n-- {
	}
}

// walk returns a function that gives the places of the items in row order.
func (m *memoryView) walk() func() int {
	at := make([]int, len(m.shape))
	place := m.start
	return func() int {
		was := place
		for i := len(at) - 1; i >= 0; i-- {
			place += m.strides[i]
			if at[i]++; at[i] < m.shape[i] {
				break
			}
			place -= at[i] * m.strides[i]
			at[i] = 0
		}
		return was
	}
}

func reversed(n []int) []int {
	out := make([]int, len(n))
	for i, k := range n {
		out[len(n)-1-i] = k
	}
	return out
}

// viewBytes returns the bytes of a view in row order: in place if they are contiguous.
func (vm *VM) viewBytes(m *memoryView) ([]byte, Value) {
	if !vm.usable(m) {
		return nil, vm.releasedError()
	}
	n := m.items() * m.itemSize
	if m.contiguous(false) {
		if n == 0 {
			return nil, heap.Unbound
		}
		return vm.viewBase(m)[m.start : m.start+n], heap.Unbound
	}
	return vm.gatherView(m, false)
}

// gatherView copies the bytes of a view in row or column order.
func (vm *VM) gatherView(m *memoryView, columns bool) ([]byte, Value) {
	n := m.items() * m.itemSize
	if !vm.need(n) {
		return nil, heap.Raised
	}
	out := make([]byte, 0, n)
	b, ok := vm.viewBase(m), true
	m.eachPlace(columns, func(p int) bool {
		out = append(out, b[p:p+m.itemSize]...)
		ok = vm.pay(2)
		return ok
	})
	if !ok {
		return nil, heap.Raised
	}
	return out, heap.Unbound
}

func (vm *VM) releasedError() Value {
	return vm.Raisef(E.ValueError, "operation forbidden on released memoryview object")
}

// viewOf returns the view behind a memoryview.
func (vm *VM) viewOf(v Value) *memoryView {
	if v.Is(heap.KNative) {
		if m, ok := vm.h.Native(v).Data.(*memoryView); ok {
			return m
		}
	}
	return nil
}

// newView makes a memoryview of the class of like with its own shape and strides.
func (vm *VM) newView(class Value, m memoryView) Value {
	m.shape = append([]int(nil), m.shape...)
	m.strides = append([]int(nil), m.strides...)
	vm.noteExport(m.obj, 1)
	return vm.h.NewNative(class, &m)
}

// noteExport counts a memoryview in or out at the object it looks at.
func (vm *VM) noteExport(obj Value, n int) {
	switch obj.Kind() {
	case heap.KByteArray:
		p := vm.h.Bytes(obj)
		p.Exports = max(0, p.Exports+int32(n))
	case heap.KNative:
		vm.h.Native(obj).Data.(Exporter).Export(n)
	}
}

// LiveViews counts the memoryviews of an object that are in use: views that nothing refers to
// any more are collected first. ok is false after stopping.
func (vm *VM) LiveViews(obj Value) (n int, ok bool) {
	if !vm.pay(liveViewsCost) {
		return 0, false
	}
	vm.h.Collect()
	vm.h.EachObject(func(o Value) {
		if m := vm.viewOf(o); m != nil && !m.released && m.obj == obj {
			n++
		}
	})
	return n, true
}

// liveViewsCost is the fuel for a collection.
const liveViewsCost = 10000

// memoryViewNew is memoryview(object).
func memoryViewNew(vm *VM, a []Value) Value {
	obj := vm.Payload(a[1])
	m := memoryView{obj: obj, format: "B", itemSize: 1, readOnly: obj.Is(heap.KBytes)}
	switch obj.Kind() {
	case heap.KBytes, heap.KByteArray:
		m.shape = []int{len(vm.h.Bytes(obj).B)}
	case heap.KNative:
		switch d := vm.h.Native(obj).Data.(type) {
		case *memoryView:
			if d.released {
				return vm.releasedError()
			}
			return vm.newView(a[0], *d)
		case Exporter:
			v := d.View()
			m.format, m.itemSize, m.readOnly = v.Format, v.ItemSize, v.ReadOnly
			m.shape = []int{len(v.Bytes) / v.ItemSize}
		}
	}
	if m.shape == nil {
		return vm.Raisef(E.TypeError, "memoryview: a bytes-like object is required, not '%s'", vm.TypeName(a[1]))
	}
	m.strides = []int{m.itemSize}
	return vm.newView(a[0], m)
}

// viewMethod declares a method that works on a view which is not released.
func viewMethod(name, sig string, fn func(vm *VM, m *memoryView, a []Value) Value) Def {
	return Def{Name: name, Sig: sig, Fn: func(vm *VM, a []Value) Value {
		m := vm.viewOf(a[0])
		switch {
		case m == nil:
			return vm.Raisef(E.TypeError, "descriptor '%s' for 'memoryview' objects doesn't apply to a '%s' object", name, vm.TypeName(a[0]))
		case !vm.usable(m):
			return vm.releasedError()
		}
		return fn(vm, m, a)
	}}
}

// viewAttr declares an attribute of a view which is not released.
func viewAttr(name string, get func(vm *VM, m *memoryView) Value) Getter {
	return Getter{Name: name, Get: func(vm *VM, self Value) Value {
		m := vm.viewOf(self)
		if m.released {
			return vm.releasedError()
		}
		return get(vm, m)
	}}
}

var memoryViewType = TypeDef{
	Name: "memoryview", Kind: heap.KNative, Final: true, Weak: true, Sequence: true,
	New: &Def{Sig: "cls, object", Fn: memoryViewNew},
	Methods: []Def{
		viewMethod("cast", "self, format, shape=", viewCast),
		viewMethod("hex", "self, sep=, bytes_per_sep=", func(vm *VM, m *memoryView, a []Value) Value {
			b, r := vm.viewBytes(m)
			if r != heap.Unbound {
				return r
			}
			return vm.hexOf(b, a)
		}),
		{Name: "release", Sig: "self, /", Fn: viewRelease},
		viewMethod("tobytes", "self, order=", viewTobytes),
		viewMethod("count", "self, value, /", func(vm *VM, m *memoryView, a []Value) Value { return vm.Tail("_view_count", a[0], a[1]) }),
		viewMethod("index", "self, value, start=, stop=, /", func(vm *VM, m *memoryView, a []Value) Value {
			start, stop := a[2], a[3]
			if start == heap.Unbound {
				start = heap.Small(0)
			}
			if stop == heap.Unbound {
				stop = heap.Small(1 << 60)
			}
			return vm.Tail("_view_index", a[0], a[1], start, stop)
		}),
		viewMethod("tolist", "self, /", viewTolist),
		viewMethod("toreadonly", "self, /", func(vm *VM, m *memoryView, a []Value) Value {
			n := *m
			n.readOnly = true
			return vm.newView(vm.TypeOf(a[0]), n)
		}),
		viewMethod("__enter__", "self, /", func(vm *VM, m *memoryView, a []Value) Value { return a[0] }),
		{Name: "__exit__", Sig: "self, *args", Fn: viewRelease},
		viewMethod("__len__", "self, /", func(vm *VM, m *memoryView, a []Value) Value {
			if len(m.shape) == 0 {
				return vm.Raisef(E.TypeError, "0-dim memory has no length")
			}
			return heap.Small(int64(m.shape[0]))
		}),
		viewMethod("__getitem__", "self, key, /", viewGetitem),
		viewMethod("__setitem__", "self, key, value, /", viewSetitem),
		viewMethod("__delitem__", "self, key, /", func(vm *VM, m *memoryView, a []Value) Value {
			if m.readOnly {
				return vm.Raisef(E.TypeError, "cannot modify read-only memory")
			}
			return vm.Raisef(E.TypeError, "cannot delete memory")
		}),
		viewMethod("__iter__", "self, /", func(vm *VM, m *memoryView, a []Value) Value {
			if len(m.shape) == 0 {
				return vm.Raisef(E.TypeError, "invalid indexing of 0-dim memory")
			}
			if len(m.shape) > 1 {
				return vm.Raisef(E.NotImplementedError, "multi-dimensional sub-views are not implemented")
			}
			v, it := vm.h.NewIter(iterSeq, a[0])
			it.Aux = heap.True // see iterType
			return v
		}),
		{Name: "__hash__", Sig: "self, /", Fn: viewHash},
		{Name: "__repr__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value {
			if m := vm.viewOf(a[0]); m != nil && m.released {
				return vm.h.NewStr("<released memory at " + vm.address(a[0]) + ">")
			}
			return vm.h.NewStr("<memory at " + vm.address(a[0]) + ">")
		}},
		{Name: "__eq__", Sig: "self, value, /", Fn: func(vm *VM, a []Value) Value { return vm.viewEqual(a, true) }},
		{Name: "__ne__", Sig: "self, value, /", Fn: func(vm *VM, a []Value) Value { return vm.viewEqual(a, false) }},
		viewMethod("__buffer__", "self, flags, /", func(vm *VM, m *memoryView, a []Value) Value { return vm.newView(vm.TypeOf(a[0]), *m) }),
		viewMethod("__release_buffer__", "self, buffer, /", func(vm *VM, m *memoryView, a []Value) Value { return heap.None }),
	},
	ClassMethods: []Def{{Name: "_from_flags", Sig: "cls, object, flags", Fn: memoryViewNew}},
	Getters: []Getter{
		viewAttr("obj", func(vm *VM, m *memoryView) Value { return m.obj }),
		viewAttr("nbytes", func(vm *VM, m *memoryView) Value { return heap.Small(int64(m.items() * m.itemSize)) }),
		viewAttr("readonly", func(vm *VM, m *memoryView) Value { return heap.Bool(m.readOnly) }),
		viewAttr("itemsize", func(vm *VM, m *memoryView) Value { return heap.Small(int64(m.itemSize)) }),
		viewAttr("format", func(vm *VM, m *memoryView) Value { return vm.h.NewStr(m.format) }),
		viewAttr("ndim", func(vm *VM, m *memoryView) Value { return heap.Small(int64(len(m.shape))) }),
		viewAttr("shape", func(vm *VM, m *memoryView) Value { return vm.intTuple(m.shape) }),
		viewAttr("strides", func(vm *VM, m *memoryView) Value { return vm.intTuple(m.strides) }),
		viewAttr("suboffsets", func(vm *VM, m *memoryView) Value { return vm.h.NewTuple(nil) }),
		viewAttr("c_contiguous", func(vm *VM, m *memoryView) Value { return heap.Bool(m.contiguous(false)) }),
		viewAttr("f_contiguous", func(vm *VM, m *memoryView) Value { return heap.Bool(m.contiguous(true)) }),
		viewAttr("contiguous", func(vm *VM, m *memoryView) Value { return heap.Bool(m.contiguous(false) || m.contiguous(true)) }),
	},
}

func (vm *VM) intTuple(n []int) Value {
	out := make([]Value, len(n))
	for i, k := range n {
		out[i] = heap.Small(int64(k))
	}
	return vm.h.NewTuple(out)
}

func viewRelease(vm *VM, a []Value) Value {
	m := vm.viewOf(a[0])
	if m == nil {
		return vm.Raisef(E.TypeError, "descriptor 'release' for 'memoryview' objects doesn't apply to a '%s' object", vm.TypeName(a[0]))
	}
	if !m.released {
		vm.noteExport(m.obj, -1)
		m.released, m.obj = true, heap.None
	}
	return heap.None
}

func viewHash(vm *VM, a []Value) Value {
	m := vm.viewOf(a[0])
	switch {
	case m.hashed:
		return vm.h.NewInt(m.hash)
	case !vm.usable(m):
		return vm.releasedError()
	case !m.readOnly:
		return vm.Raisef(E.ValueError, "cannot hash writable memoryview object")
	case strings.IndexByte("Bbc", m.format[len(m.format)-1]) < 0:
		return vm.Raisef(E.ValueError, "memoryview: hashing is restricted to formats 'B', 'b' or 'c'")
	}
	b, r := vm.viewBytes(m)
	if r != heap.Unbound {
		return r
	}
	c := vm.copied(heap.KBytes, b)
	if c == heap.Raised || !vm.pay(len(b)/hashRate) {
		return heap.Raised
	}
	m.hash, m.hashed = vm.h.VisibleHash(c)
	return vm.h.NewInt(m.hash)
}

func viewTobytes(vm *VM, m *memoryView, a []Value) Value {
	columns := false
	if a[1] != heap.Unbound && a[1] != heap.None {
		if !vm.isStr(a[1]) {
			return vm.Raisef(E.TypeError, "tobytes() argument 'order' must be str or None, not %s", vm.ArgTypeName(a[1]))
		}
		order := vm.h.Str(vm.plainStr(a[1])).S
		if strings.Contains(order, "\x00") {
			return vm.Raisef(E.ValueError, "embedded null character")
		}
		switch order {
		case "C":
		case "F":
			columns = true
		case "A":
			columns = m.contiguous(true) && !m.contiguous(false)
		default:
			return vm.Raisef(E.ValueError, "order must be 'C', 'F' or 'A'")
		}
	}
	if columns {
		b, r := vm.gatherView(m, true)
		if r != heap.Unbound {
			return r
		}
		return vm.h.NewBytes(heap.KBytes, b)
	}
	b, r := vm.viewBytes(m)
	if r != heap.Unbound {
		return r
	}
	return vm.copied(heap.KBytes, b)
}
