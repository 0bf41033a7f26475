package collections

import (
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// The class deque. A method that has to compare elements of a script's classes goes on in
// the Python part, from where it stands.

// dequeOf returns the deque behind a receiver, nil after raising TypeError.
func dequeOf(m *vm.VM, v heap.Value) *deque {
	if v.Is(heap.KNative) {
		if d, ok := m.Heap().Native(v).Data.(*deque); ok {
			return d
		}
	}
	m.Raisef(vm.E.TypeError, "descriptor requires a 'collections.deque' object but received a '%s'", m.TypeName(v))
	return nil
}

// method declares a method of deque.
func method(name, sig string, fn func(m *vm.VM, d *deque, a []heap.Value) heap.Value) vm.Def {
	return vm.Def{Name: name, Sig: sig, Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		d := dequeOf(m, a[0])
		if d == nil {
			return heap.Raised
		}
		return fn(m, d, a)
	}}
}

// inPython declares a method that a function of the Python part stands for.
func inPython(name, sig, fn string) vm.Def {
	return method(name, sig, func(m *vm.VM, d *deque, a []heap.Value) heap.Value {
		return m.CallIn("collections", fn, a...)
	})
}

var dequeType = vm.TypeDef{
	Name: "deque", Whole: true, Weak: true, Unhashable: true, Sequence: true,
	New: &vm.Def{Sig: "cls, *args, **kwargs", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		d := m.NewObject(a[0], &deque{max: -1})
		if a[0] != m.TypeIn("collections", "deque") {
			return d
		}
		if args := m.Heap().List(a[1]).V; len(args) == 0 && m.Heap().Dict(a[2]).Len() == 0 {
			return d
		} else if len(args) == 1 && m.Heap().Dict(a[2]).Len() == 0 {
			if it := m.NativeIter(args[0]); it != heap.Unbound && m.StepsNatively(it) {
				return orRaised(extend(m, dequeOf(m, d), []heap.Value{d, args[0]}, false), d)
			}
		}
		return m.CallIn("collections", "_deque_new", d, a[1], a[2])
	}},
	Methods: []vm.Def{
		{Name: "__init__", Sig: "self, iterable=, maxlen=", Fn: initDeque},
		method("append", "self, item, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value { return done(d.push(m, a[1])) }),
		method("appendleft", "self, item, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value { return done(d.pushLeft(m, a[1])) }),
		method("pop", "self, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value {
			if d.n == 0 {
				return m.Raisef(vm.E.IndexError, "pop from an empty deque")
			}
			v := *d.at(d.n - 1)
			d.n--
			d.version++
			return v
		}),
		method("popleft", "self, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value {
			if d.n == 0 {
				return m.Raisef(vm.E.IndexError, "pop from an empty deque")
			}
			return d.popLeft()
		}),
		method("clear", "self, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value {
			before := d.Size()
			d.ring, d.head, d.n = nil, 0, 0
			d.version++
			m.Heap().Resize(d, before)
			return heap.None
		}),
		method("rotate", "self, n=, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value {
			k := 1
			if a[1] != heap.Unbound {
				n, ok := m.AsSize(a[1])
				if !ok {
					return heap.Raised
				}
				if d.n > 0 {
					k = n % d.n
				}
			}
			d.rotate(k)
			return done(m.Pay(d.n / 8))
		}),
		method("reverse", "self, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value {
			for i, j := 0, d.n-1; i < j; i, j = i+1, j-1 {
				p, q := d.at(i), d.at(j)
				*p, *q = *q, *p
			}
			d.version++
			return done(m.Pay(d.n / 8))
		}),
		method("extend", "self, iterable, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value { return extend(m, d, a, false) }),
		method("extendleft", "self, iterable, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value { return extend(m, d, a, true) }),
		method("insert", "self, index, value, /", insertAt),
		method("__len__", "self, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value { return heap.Small(int64(d.n)) }),
		method("__bool__", "self, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value { return heap.Bool(d.n > 0) }),
		method("__getitem__", "self, index, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value {
			i, r := position(m, d, a, "__getitem__")
			if r != heap.None {
				return r
			}
			return *d.at(i)
		}),
		method("__setitem__", "self, index, value, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value {
			i, r := position(m, d, a, "__setitem__")
			if r != heap.None {
				return r
			}
			*d.at(i) = a[2]
			return heap.None
		}),
		method("__delitem__", "self, index, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value {
			i, r := position(m, d, a, "__delitem__")
			if r != heap.None {
				return r
			}
			d.remove(i)
			return done(m.Pay((d.n - i) / 8))
		}),
		method("__iter__", "self, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value { return d.Iter(m, a[0]) }),
		method("__reversed__", "self, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value {
			return d.iterate(m, a[0], "_deque_reverse_iterator", true)
		}),
		method("__contains__", "self, value, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value {
			i, r := find(m, d, a[1], 0, d.n, "_deque_contains", a[0])
			if r != heap.None {
				return r
			}
			return heap.Bool(i >= 0)
		}),
		method("index", "self, value, start=, stop=, /", indexOf),
		method("remove", "self, value, /", func(m *vm.VM, d *deque, a []heap.Value) heap.Value {
			i, r := find(m, d, a[1], 0, d.n, "_deque_remove", a[0])
			switch {
			case r != heap.None:
				return r
			case i < 0:
				return m.CallIn("collections", "_deque_remove", a[0], a[1], heap.Small(int64(d.n)))
			}
			d.remove(i)
			return heap.None
		}),
		inPython("count", "self, value, /", "_deque_count"),
		inPython("copy", "self, /", "_deque_copy"),
		inPython("__copy__", "self, /", "_deque_copy"),
		inPython("__repr__", "self, /", "_deque_repr"),
		inPython("__reduce__", "self, /", "_deque_reduce"),
		inPython("__add__", "self, other, /", "_deque_add"),
		inPython("__mul__", "self, n, /", "_deque_mul"),
		inPython("__rmul__", "self, n, /", "_deque_mul"),
		inPython("__imul__", "self, n, /", "_deque_imul"),
		inPython("__iadd__", "self, other, /", "_deque_iadd"),
		inPython("__eq__", "self, other, /", "_deque_eq"),
		inPython("__ne__", "self, other, /", "_deque_ne"),
		inPython("__lt__", "self, other, /", "_deque_lt"),
		inPython("__le__", "self, other, /", "_deque_le"),
		inPython("__gt__", "self, other, /", "_deque_gt"),
		inPython("__ge__", "self, other, /", "_deque_ge"),
	},
	ClassMethods: []vm.Def{{Name: "__class_getitem__", Sig: "cls, item, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		return m.Tail("_generic_alias", a...)
	}}},
	Getters: []vm.Getter{{Name: "maxlen", Get: func(m *vm.VM, o heap.Value) heap.Value {
		d := dequeOf(m, o)
		switch {
		case d == nil:
			return heap.Raised
		case d.max < 0:
			return heap.None
		}
		return heap.Small(int64(d.max))
	}}},
}

func done(ok bool) heap.Value {
	if !ok {
		return heap.Raised
	}
	return heap.None
}

// orRaised is v unless what led to it raised.
func orRaised(r, v heap.Value) heap.Value {
	if r == heap.Raised {
		return r
	}
	return v
}

// initDeque sets the length limit, drops what was there and takes the elements.
func initDeque(m *vm.VM, a []heap.Value) heap.Value {
	d := dequeOf(m, a[0])
	if d == nil {
		return heap.Raised
	}
	limit := -1
	if a[2] != heap.Unbound && a[2] != heap.None {
		if !m.IsInstance(a[2], vm.T.Int) {
			return m.Raisef(vm.E.TypeError, "an integer is required")
		}
		n, ok := m.AsSize(a[2])
		if !ok {
			return heap.Raised
		}
		if n < 0 {
			return m.Raisef(vm.E.ValueError, "maxlen must be non-negative")
		}
		limit = n
	}
	before := d.Size()
	d.ring, d.head, d.n, d.max = nil, 0, 0, limit
	m.Heap().Resize(d, before)
	if a[1] == heap.Unbound {
		return heap.None
	}
	return extend(m, d, a, false)
}

// extend appends the elements of a[1] at one end.
func extend(m *vm.VM, d *deque, a []heap.Value, left bool) heap.Value {
	if a[0] == a[1] {
		return m.CallIn("collections", "_extend_self", a[0], heap.Bool(left))
	}
	it := m.NativeIter(a[1])
	if it == heap.Unbound || !m.StepsNatively(it) {
		return m.CallIn("collections", "_extend", a[0], a[1], heap.Bool(left))
	}
	for {
		if !m.Pay(2) {
			return heap.Raised
		}
		x := m.Next(it)
		switch x {
		case heap.Unbound:
			return heap.None
		case heap.Raised:
			return x
		}
		if left && !d.pushLeft(m, x) || !left && !d.push(m, x) {
			return heap.Raised
		}
	}
}

// position is the index a[1] counted from the front; the second result is None, or what
// the method answers.
func position(m *vm.VM, d *deque, a []heap.Value, name string) (int, heap.Value) {
	i, ok := m.AsInt64(a[1])
	if !ok || m.IsInstance(a[1], vm.T.Float) {
		if m.IsInstance(a[1], vm.T.Int) {
			return 0, m.Raisef(vm.E.IndexError, "cannot fit 'int' into an index-sized integer")
		}
		return 0, m.CallIn("collections", "_deque_by_index", append([]heap.Value{m.Heap().Intern(name)}, a...)...)
	}
	if i < 0 {
		i += int64(d.n)
	}
	if i < 0 || i >= int64(d.n) {
		return 0, m.Raisef(vm.E.IndexError, "deque index out of range")
	}
	return int(i), heap.None
}

// find searches for v from i on: its index, -1 if it is not there. Where that needs Python
// code, the second result is the answer of the function of the Python part, not None.
func find(m *vm.VM, d *deque, v heap.Value, i, stop int, fn string, self heap.Value) (int, heap.Value) {
	if !m.Pay(max(stop-i, 0) / 2) {
		return -1, heap.Raised
	}
	for ; i < stop && i < d.n; i++ {
		eq, known := m.EqualNow(*d.at(i), v)
		if !known {
			return -1, m.CallIn("collections", fn, self, v, heap.Small(int64(i)), heap.Small(int64(stop)))
		}
		if eq {
			return i, heap.None
		}
	}
	return -1, heap.None
}

func indexOf(m *vm.VM, d *deque, a []heap.Value) heap.Value {
	for _, v := range a[2:] {
		if _, ok := m.ClampIndex(v); v != heap.Unbound && !ok {
			if a[3] == heap.Unbound {
				return m.CallIn("collections", "_deque_index_of", a[:3]...)
			}
			return m.CallIn("collections", "_deque_index_of", a...)
		}
	}
	bound := func(v heap.Value, def int) int {
		if v == heap.Unbound {
			return def
		}
		i, _ := m.ClampIndex(v)
		if i < 0 {
			i += d.n
		}
		return min(max(i, 0), d.n)
	}
	start, stop := bound(a[2], 0), bound(a[3], d.n)
	i, r := find(m, d, a[1], start, stop, "_deque_index", a[0])
	switch {
	case r != heap.None:
		return r
	case i < 0:
		return m.CallIn("collections", "_deque_index", a[0], a[1], heap.Small(int64(stop)), heap.Small(int64(stop)))
	}
	return heap.Small(int64(i))
}

func insertAt(m *vm.VM, d *deque, a []heap.Value) heap.Value {
	if d.max >= 0 && d.n >= d.max {
		return m.Raisef(vm.E.IndexError, "deque already at its maximum size")
	}
	i, ok := m.AsSize(a[1])
	if !ok {
		return heap.Raised
	}
	if i < 0 {
		i = max(i+d.n, 0)
	}
	i = min(i, d.n)
	if !m.Pay((d.n-i)/8) || !d.insert(m, i, a[2]) {
		return heap.Raised
	}
	return heap.None
}
