package array

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// The class array and its iterator.

// arrayOf returns the array behind a value, nil after raising TypeError.
func arrayOf(m *vm.VM, v Value) *array {
	if d := peek(m, v); d != nil {
		return d
	}
	m.Raisef(vm.E.TypeError, "descriptor requires a 'array.array' object but received a '%s'", m.TypeName(v))
	return nil
}

// peek is arrayOf for values that may be anything.
func peek(m *vm.VM, v Value) *array {
	if v.Is(heap.KNative) {
		if d, ok := m.Heap().Native(v).Data.(*array); ok {
			return d
		}
	}
	return nil
}

type methodFunc = func(m *vm.VM, d *array, a []Value) Value

func method(name, sig, doc string, fn methodFunc) vm.Def {
	return vm.Def{Name: name, Sig: sig, Doc: doc, Fn: func(m *vm.VM, a []Value) Value {
		d := arrayOf(m, a[0])
		if d == nil {
			return heap.Raised
		}
		return fn(m, d, a)
	}}
}

// inPython declares a method that a function of the Python part stands for.
func inPython(name, sig, doc, fn string) vm.Def {
	return method(name, sig, doc, func(m *vm.VM, _ *array, a []Value) Value { return m.CallIn("array", fn, a...) })
}

// again lets the Python part make an item of argument i and call the method once more.
func again(m *vm.VM, d *array, name string, a []Value, i int) Value {
	h := m.Heap()
	return m.CallIn("array", "_again", h.Intern(name), h.NewTuple(append([]Value(nil), a...)), heap.Small(int64(i)),
		heap.Bool(d.code == 'f' || d.code == 'd'))
}

// withIndex lets the Python part make an int of argument 1 and call the method once more.
func withIndex(m *vm.VM, name string, a []Value) Value {
	given := a
	if a[len(a)-1] == heap.Unbound {
		given = a[:len(a)-1]
	}
	return m.CallIn("array", "_with_index", m.Heap().Intern(name), m.Heap().NewTuple(append([]Value(nil), given...)))
}

var arrayType = vm.TypeDef{
	Name: "array", Unhashable: true, Weak: true, Sequence: true,
	Doc: "Items of one machine type in a row: array(typecode[, items]).",
	New: &vm.Def{Sig: "cls, *args, **kwargs", Fn: func(m *vm.VM, a []Value) Value {
		return m.CallIn("array", "_array_new", a...)
	}},
	Methods: []vm.Def{
		method("append", "self, v, /", "Append an item.", func(m *vm.VM, d *array, a []Value) Value {
			return d.insert(m, "append", a, d.n(), 1)
		}),
		method("insert", "self, i, v, /", "Insert an item before position i.", func(m *vm.VM, d *array, a []Value) Value {
			i, ok := m.AsInt64(a[1])
			if !ok {
				return withIndex(m, "insert", a)
			}
			if i < 0 {
				i = max(i+int64(d.n()), 0)
			}
			return d.insert(m, "insert", a, int(min(i, int64(d.n()))), 2)
		}),
		method("pop", "self, i=, /", "Remove and return an item, the last one by default.", pop),
		method("clear", "self, /", "Remove all items.", func(m *vm.VM, d *array, a []Value) Value {
			return d.resize(m, a[0], -d.n())
		}),
		method("reverse", "self, /", "Reverse the order of the items.", func(m *vm.VM, d *array, _ []Value) Value {
			if !m.Pay(len(d.b) / 2) {
				return heap.Raised
			}
			var t [8]byte
			for i, j := 0, d.n()-1; i < j; i, j = i+1, j-1 {
				copy(t[:], d.item(i))
				copy(d.item(i), d.item(j))
				copy(d.item(j), t[:])
			}
			return heap.None
		}),
		method("byteswap", "self, /", "Reverse the bytes of each item.", func(m *vm.VM, d *array, _ []Value) Value {
			if !m.Pay(len(d.b) / 4) {
				return heap.Raised
			}
			for i := range d.n() {
				b := d.item(i)
				for j, k := 0, d.size-1; j < k; j, k = j+1, k-1 {
					b[j], b[k] = b[k], b[j]
				}
			}
			return heap.None
		}),
		method("tobytes", "self, /", "The items as bytes.", func(m *vm.VM, d *array, _ []Value) Value { return newBytes(m, d.b) }),
		method("tolist", "self, /", "The items as a list.", func(m *vm.VM, d *array, _ []Value) Value {
			n := d.n()
			if !m.Need(24*n) || !m.Pay(n) {
				return heap.Raised
			}
			items := make([]Value, n)
			for i := range items {
				if items[i] = d.get(m, i); items[i] == heap.Raised {
					return heap.Raised
				}
			}
			return m.Heap().NewList(items)
		}),
		method("frombytes", "self, buffer, /", "Append items of the bytes of an object.", fromBytes),
		inPython("extend", "self, bb, /", "Append items of an iterable.", "_extend"),
		inPython("fromlist", "self, list, /", "Append the items of a list, all or none.", "_fromlist"),
		inPython("fromfile", "self, f, n, /", "Append n items of a file of bytes.", "_fromfile"),
		inPython("tofile", "self, f, /", "Write the items to a file of bytes.", "_tofile"),
		inPython("fromunicode", "self, ustr, /", "Append the characters of a text.", "_fromunicode"),
		inPython("tounicode", "self, /", "The text of the items.", "_tounicode"),
		inPython("buffer_info", "self, /", "The place of the items and their number.", "_buffer_info"),
		method("index", "self, v, start=, stop=, /", "The position of the first item equal to a value.", indexOf),
		inPython("count", "self, v, /", "How many items are equal to a value.", "_count"),
		inPython("remove", "self, v, /", "Remove the first item equal to a value.", "_remove"),
		method("__contains__", "self, v, /", "", func(m *vm.VM, d *array, a []Value) Value {
			i, r := d.find(m, a[1], 0, d.n())
			switch r {
			case heap.None:
				return heap.Bool(i >= 0)
			case heap.Unbound:
				return m.CallIn("array", "_contains", a[0], a[1])
			}
			return r
		}),
		method("__len__", "self, /", "", func(_ *vm.VM, d *array, _ []Value) Value { return heap.Small(int64(d.n())) }),
		method("__iter__", "self, /", "", func(m *vm.VM, d *array, a []Value) Value { return d.Iter(m, a[0]) }),
		method("__getitem__", "self, k, /", "", getItem),
		method("__setitem__", "self, k, v, /", "", setItem),
		method("__delitem__", "self, k, /", "", delItem),
		method("__add__", "self, other, /", "", add),
		method("__iadd__", "self, other, /", "", func(m *vm.VM, d *array, a []Value) Value {
			o := peek(m, a[1])
			if o == nil {
				return m.Raisef(vm.E.TypeError, `can only extend array with array (not "%s")`, m.TypeName(a[1]))
			}
			return orSelf(d.join(m, a[0], o), a[0])
		}),
		method("__mul__", "self, n, /", "", repeat),
		method("__rmul__", "self, n, /", "", repeatRight),
		method("__imul__", "self, n, /", "", func(m *vm.VM, d *array, a []Value) Value {
			n, r := times(m, a, "__imul__")
			if r != heap.None {
				return r
			}
			return orSelf(d.multiply(m, a[0], n), a[0])
		}),
		comparison("__eq__", compile.OpEq), comparison("__ne__", compile.OpNe), comparison("__lt__", compile.OpLt),
		comparison("__le__", compile.OpLe), comparison("__gt__", compile.OpGt), comparison("__ge__", compile.OpGe),
		method("__copy__", "self, /", "A copy of the array.", func(m *vm.VM, d *array, a []Value) Value { return d.part(m, a[0], 0, d.n()) }),
		method("__deepcopy__", "self, memo, /", "A copy of the array.", func(m *vm.VM, d *array, a []Value) Value { return d.part(m, a[0], 0, d.n()) }),
		inPython("__repr__", "self, /", "", "_repr"),
		inPython("__reduce_ex__", "self, protocol, /", "", "_reduce_ex"),
		method("__sizeof__", "self, /", "The bytes that the array takes.", func(_ *vm.VM, d *array, _ []Value) Value {
			return heap.Small(int64(64 + len(d.b)))
		}),
		method("__buffer__", "self, flags, /", "", func(m *vm.VM, _ *array, a []Value) Value { return m.Call(vm.T.MemoryView, a[0]) }),
		method("__release_buffer__", "self, buffer, /", "", func(*vm.VM, *array, []Value) Value { return heap.None }),
	},
	ClassMethods: []vm.Def{{Name: "__class_getitem__", Sig: "cls, item, /", Fn: func(m *vm.VM, a []Value) Value {
		return m.Tail("_generic_alias", a...)
	}}},
	Getters: []vm.Getter{
		{Name: "typecode", Doc: "The letter of the items' type.", Get: func(m *vm.VM, o Value) Value {
			if d := arrayOf(m, o); d != nil {
				return m.Char(d.code)
			}
			return heap.Raised
		}},
		{Name: "itemsize", Doc: "The bytes of an item.", Get: func(m *vm.VM, o Value) Value {
			if d := arrayOf(m, o); d != nil {
				return heap.Small(int64(d.size))
			}
			return heap.Raised
		}},
	},
}

func newBytes(m *vm.VM, b []byte) Value {
	if !m.Need(len(b)) || !m.Pay(copyUnits(len(b))) {
		return heap.Raised
	}
	return m.Heap().NewBytes(heap.KBytes, append([]byte(nil), b...))
}

// insert puts a[at] before item i.
func (d *array) insert(m *vm.VM, name string, a []Value, i, at int) Value {
	var item [8]byte
	r := d.put(m, item[:], a[at])
	switch r {
	case heap.Unbound:
		return again(m, d, name, a, at)
	case heap.None:
		if i < d.n() {
			return d.splice(m, a[0], i, i, item[:d.size])
		}
		if r = d.resize(m, a[0], 1); r == heap.None {
			copy(d.item(i), item[:])
		}
	}
	return r
}

func pop(m *vm.VM, d *array, a []Value) Value {
	i := int64(-1)
	if a[1] != heap.Unbound {
		var ok bool
		if i, ok = m.AsInt64(a[1]); !ok {
			return withIndex(m, "pop", a)
		}
	}
	n := d.n()
	if n == 0 {
		return m.Raisef(vm.E.IndexError, "pop from empty array")
	}
	if i < 0 {
		i += int64(n)
	}
	if i < 0 || i >= int64(n) {
		return m.Raisef(vm.E.IndexError, "pop index out of range")
	}
	v := d.get(m, int(i))
	if v == heap.Raised {
		return v
	}
	return orSelf(d.splice(m, a[0], int(i), int(i)+1, nil), v)
}

func fromBytes(m *vm.VM, d *array, a []Value) Value {
	b, ok, r := m.Buffer(a[1])
	switch {
	case !ok:
		return m.Raisef(vm.E.TypeError, "a bytes-like object is required, not '%s'", m.TypeName(a[1]))
	case r != heap.Unbound:
		return r
	}
	size, whole := m.BufferShape(a[1])
	switch {
	case !whole:
		return m.Raisef(vm.E.BufferError, "memoryview: underlying buffer is not C-contiguous")
	case size != 1:
		return m.Raisef(vm.E.TypeError, "a bytes-like object is required")
	case len(b)%d.size != 0:
		return m.Raisef(vm.E.ValueError, "bytes length not a multiple of item size")
	}
	return d.splice(m, a[0], d.n(), d.n(), b)
}

// find is the position of the first item equal to v from i on, -1 if there is none. r is
// None, Unbound where the comparison needs Python code, or Raised.
func (d *array) find(m *vm.VM, v Value, i, stop int) (at int, r Value) {
	if !m.Pay(max(stop-i, 0)) {
		return -1, heap.Raised
	}
	for ; i < stop && i < d.n(); i++ {
		item := d.get(m, i)
		if item == heap.Raised {
			return -1, item
		}
		eq, known := m.EqualNow(item, v)
		if !known {
			return -1, heap.Unbound
		}
		if eq {
			return i, heap.None
		}
	}
	return -1, heap.None
}

func indexOf(m *vm.VM, d *array, a []Value) Value {
	bounds := [2]int{0, d.n()}
	for i := range bounds {
		if a[2+i] == heap.Unbound {
			continue
		}
		k, ok := m.AsInt64(a[2+i])
		if !ok {
			return m.CallIn("array", "_index_bounds", m.Heap().NewTuple(append([]Value(nil), a[:3+i]...)))
		}
		if k < 0 {
			k = max(k+int64(d.n()), 0)
		}
		bounds[i] = int(min(k, int64(d.n())))
	}
	i, r := d.find(m, a[1], bounds[0], bounds[1])
	switch {
	case r == heap.Unbound:
		return m.CallIn("array", "_find", a[0], a[1], heap.Small(int64(bounds[0])), heap.Small(int64(bounds[1])))
	case r != heap.None:
		return r
	case i < 0:
		return m.Raisef(vm.E.ValueError, "array.index(x): x not in array")
	}
	return heap.Small(int64(i))
}

// position resolves an index; r is None, or what the method answers.
func (d *array) position(m *vm.VM, k Value, assign string) (i int, r Value) {
	n, ok := m.AsInt64(k)
	if !ok {
		return 0, m.Raisef(vm.E.IndexError, "cannot fit 'int' into an index-sized integer")
	}
	if n < 0 {
		n += int64(d.n())
	}
	if n < 0 || n >= int64(d.n()) {
		return 0, m.Raisef(vm.E.IndexError, "array %sindex out of range", assign)
	}
	return int(n), heap.None
}

// part is a new array of items i to j.
func (d *array) part(m *vm.VM, _ Value, i, j int) Value {
	b := d.b[i*d.size : max(i, j)*d.size]
	if !m.Need(len(b)) || !m.Pay(copyUnits(len(b))) {
		return heap.Raised
	}
	return d.like(m, exact(b))
}

// like is a new array of the same type of items.
func (d *array) like(m *vm.VM, b []byte) Value {
	return m.NewObject(m.TypeIn("array", "array"), &array{b: b, code: d.code, size: d.size})
}

func getItem(m *vm.VM, d *array, a []Value) Value {
	k := a[1]
	switch {
	case m.IsInstance(k, vm.T.Int):
		i, r := d.position(m, k, "")
		if r != heap.None {
			return r
		}
		return d.get(m, i)
	case !k.Is(heap.KSlice):
		return m.CallIn("array", "_get_by", a...)
	}
	start, stop, step, ok := m.SliceBounds(k, d.n())
	switch {
	case !ok:
		return m.CallIn("array", "_get_by", a...)
	case step == 0:
		return m.Raisef(vm.E.ValueError, "slice step cannot be zero")
	case step == 1:
		return d.part(m, a[0], start, stop)
	}
	n := sliceLen(start, stop, step)
	if !m.Need(n*d.size) || !m.Pay(n) {
		return heap.Raised
	}
	b := make([]byte, 0, n*d.size)
	for i := range n {
		b = append(b, d.item(start+i*step)...)
	}
	return d.like(m, b)
}

// sliceLen is the number of items of a slice.
func sliceLen(start, stop, step int) int {
	switch {
	case step > 0 && start < stop:
		return (stop-start-1)/step + 1
	case step < 0 && start > stop:
		return (start-stop-1)/-step + 1
	}
	return 0
}

func setItem(m *vm.VM, d *array, a []Value) Value {
	k := a[1]
	switch {
	case m.IsInstance(k, vm.T.Int):
		i, r := d.position(m, k, "assignment ")
		if r != heap.None {
			return r
		}
		if r = d.put(m, d.item(i), a[2]); r == heap.Unbound {
			return again(m, d, "__setitem__", a, 2)
		}
		return r
	case !k.Is(heap.KSlice):
		return m.CallIn("array", "_set_by", a...)
	}
	start, stop, step, ok := m.SliceBounds(k, d.n())
	switch {
	case !ok:
		return m.CallIn("array", "_set_by", a...)
	case step == 0:
		return m.Raisef(vm.E.ValueError, "slice step cannot be zero")
	}
	o := peek(m, a[2])
	switch {
	case o == nil:
		return m.Raisef(vm.E.TypeError, `can only assign array (not "%s") to array slice`, m.TypeName(a[2]))
	case o.code != d.code:
		return m.Raisef(vm.E.TypeError, "bad argument type for built-in operation")
	case step == 1:
		return d.splice(m, a[0], start, max(start, stop), o.b)
	}
	n := sliceLen(start, stop, step)
	if o.n() != n {
		return m.Raisef(vm.E.ValueError, "attempt to assign array of size %d to extended slice of size %d", o.n(), n)
	}
	if !m.Need(len(o.b)) || !m.Pay(n+len(o.b)/16) {
		return heap.Raised
	}
	b := append([]byte(nil), o.b...)
	for i := range n {
		copy(d.item(start+i*step), b[i*d.size:])
	}
	return heap.None
}

func delItem(m *vm.VM, d *array, a []Value) Value {
	k := a[1]
	switch {
	case m.IsInstance(k, vm.T.Int):
		i, r := d.position(m, k, "assignment ")
		if r != heap.None {
			return r
		}
		return d.splice(m, a[0], i, i+1, nil)
	case !k.Is(heap.KSlice):
		return m.CallIn("array", "_del_by", a...)
	}
	start, stop, step, ok := m.SliceBounds(k, d.n())
	switch {
	case !ok:
		return m.CallIn("array", "_del_by", a...)
	case step == 0:
		return m.Raisef(vm.E.ValueError, "slice step cannot be zero")
	case step == 1:
		return d.splice(m, a[0], start, max(start, stop), nil)
	}
	n := sliceLen(start, stop, step)
	if n == 0 {
		return heap.None
	}
	if step < 0 {
		start, step = start+(n-1)*step, -step
	}
	if !m.Need(len(d.b)) || !m.Pay(d.n()) {
		return heap.Raised
	}
	kept := make([]byte, 0, len(d.b))
	for i := range d.n() {
		if i < start || (i-start)%step != 0 || (i-start)/step >= n {
			kept = append(kept, d.item(i)...)
		}
	}
	return d.splice(m, a[0], 0, d.n(), kept)
}

func orSelf(r, v Value) Value {
	if r != heap.None {
		return r
	}
	return v
}

func add(m *vm.VM, d *array, a []Value) Value {
	o := peek(m, a[1])
	switch {
	case o == nil:
		return m.Raisef(vm.E.TypeError, `can only append array (not "%s") to array`, m.TypeName(a[1]))
	case o.code != d.code:
		return m.Raisef(vm.E.TypeError, "bad argument type for built-in operation")
	}
	size := len(d.b) + len(o.b)
	if !m.Need(size) || !m.Pay(size/16) {
		return heap.Raised
	}
	return d.like(m, append(append(make([]byte, 0, size), d.b...), o.b...))
}

// join appends the items of another array.
func (d *array) join(m *vm.VM, self Value, o *array) Value {
	if o.code != d.code {
		return m.Raisef(vm.E.TypeError, "can only extend with array of same kind")
	}
	return d.splice(m, self, d.n(), d.n(), o.b)
}

// times reads a factor; r is None, or what the method answers.
func times(m *vm.VM, a []Value, name string) (n int64, r Value) {
	if n, ok := m.AsInt64(a[1]); ok {
		return max(n, 0), heap.None
	}
	if m.IsInstance(a[1], vm.T.Int) {
		return 0, m.Raisef(vm.E.OverflowError, "cannot fit 'int' into an index-sized integer")
	}
	return 0, m.CallIn("array", "_times", m.Heap().Intern(name), a[0], a[1])
}

func repeat(m *vm.VM, d *array, a []Value) Value { return repeated(m, d, a, "__mul__") }

func repeatRight(m *vm.VM, d *array, a []Value) Value { return repeated(m, d, a, "__rmul__") }

func repeated(m *vm.VM, d *array, a []Value, name string) Value {
	n, r := times(m, a, name)
	if r != heap.None {
		return r
	}
	v := d.part(m, a[0], 0, d.n())
	if v == heap.Raised {
		return v
	}
	return orSelf(peek(m, v).multiply(m, v, n), v)
}

// multiply repeats the items n times in place.
func (d *array) multiply(m *vm.VM, self Value, n int64) Value {
	k := int64(d.n())
	switch {
	case k == 0:
		return heap.None
	case n == 0:
		return d.resize(m, self, -d.n())
	case n > maxBytes/k:
		return m.RaiseArgs(vm.E.MemoryError)
	}
	size := len(d.b)
	if r := d.resize(m, self, int(k*(n-1))); r != heap.None {
		return r
	}
	if !m.Pay(len(d.b) / 16) {
		return heap.Raised
	}
	for size < len(d.b) {
		size += copy(d.b[size:], d.b[:size])
	}
	return heap.None
}

func comparison(name string, op compile.Op) vm.Def {
	return method(name, "self, other, /", "", func(m *vm.VM, d *array, a []Value) Value {
		o := peek(m, a[1])
		if o == nil {
			return heap.NotImplemented
		}
		if op == compile.OpEq || op == compile.OpNe {
			if d.n() != o.n() {
				return heap.Bool(op == compile.OpNe)
			}
		}
		if !m.Pay(2 * min(d.n(), o.n())) {
			return heap.Raised
		}
		for i := range min(d.n(), o.n()) {
			x, y := d.get(m, i), o.get(m, i)
			if x == heap.Raised || y == heap.Raised {
				return heap.Raised
			}
			if m.OperateNow(compile.OpEq, x, y) != heap.True {
				return m.OperateNow(op, x, y)
			}
		}
		return m.OperateNow(op, heap.Small(int64(d.n())), heap.Small(int64(o.n())))
	})
}

var iteratorType = vm.TypeDef{Name: "arrayiterator", Final: true, Methods: []vm.Def{
	{Name: "__iter__", Sig: "self, /", Fn: func(_ *vm.VM, a []Value) Value { return a[0] }},
	iteratorMethod("__next__", "self, /", func(m *vm.VM, it *iterator, a []Value) Value {
		if v := it.Step(m, a[0]); v != heap.Unbound {
			return v
		}
		return m.RaiseArgs(vm.E.StopIteration)
	}),
	iteratorMethod("__reduce__", "self, /", func(m *vm.VM, it *iterator, _ []Value) Value {
		return m.CallIn("array", "_iterator_reduce", it.of, heap.Small(int64(it.i)))
	}),
	iteratorMethod("__setstate__", "self, state, /", func(m *vm.VM, it *iterator, a []Value) Value {
		i, ok := m.AsInt64(a[1])
		if !ok {
			return m.Raisef(vm.E.TypeError, "an integer is required")
		}
		if d := peek(m, it.of); d != nil {
			it.i = int(min(max(i, 0), int64(d.n())))
		}
		return heap.None
	}),
}}

func iteratorMethod(name, sig string, fn func(m *vm.VM, it *iterator, a []Value) Value) vm.Def {
	return vm.Def{Name: name, Sig: sig, Fn: func(m *vm.VM, a []Value) Value {
		if a[0].Is(heap.KNative) {
			if it, ok := m.Heap().Native(a[0]).Data.(*iterator); ok {
				return fn(m, it, a)
			}
		}
		return m.Raisef(vm.E.TypeError, "descriptor requires an 'array.arrayiterator' object but received a '%s'", m.TypeName(a[0]))
	}}
}
