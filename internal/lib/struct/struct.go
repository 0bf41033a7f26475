// Package structlib is Python's struct.
//
// Formats, packing and unpacking are Go. Numbers of classes of a script (with __index__ or
// __float__) and objects whose truth is asked for go to the Python part, which converts
// them and calls the native again.
package structlib

import (
	_ "embed"
	"encoding/binary"
	"errors"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Value is a Python value.
type Value = vm.Value

//go:embed struct.py
var source string

// Modules returns the module struct.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "struct", Source: source, Hidden: true, InC: []string{"*"}, InModule: "_struct", Types: []vm.TypeDef{structType, iteratorType}, Funcs: []vm.Def{
		{Name: "calcsize", Sig: "format, /", Fn: calcSize, Doc: "How many bytes a format takes."},
		{Name: "pack", Sig: "*args", Fn: packFunc, Doc: "The bytes of values as a format says."},
		{Name: "pack_into", Sig: "*args", Fn: packIntoFunc, Doc: "Put the bytes of values into a buffer."},
		{Name: "unpack", Sig: "format, buffer, /", Doc: "The values that bytes hold as a format says.",
			Fn: func(m *vm.VM, a []Value) Value { return withFormat(m, a, unpack) }},
		{Name: "unpack_from", Sig: "format, /, buffer, offset=", Doc: "Return a tuple containing values unpacked according to the format string, from the buffer at offset.",
			Fn: func(m *vm.VM, a []Value) Value { return withFormat(m, a, unpackFrom) }},
		{Name: "iter_unpack", Sig: "format, buffer, /", Doc: "The values of one piece of the bytes after another.",
			Fn: func(m *vm.VM, a []Value) Value { return withFormat(m, a, iterUnpack) }},
		{Name: "_clearcache", Sig: "", Fn: func(*vm.VM, []Value) Value { return heap.None }},
	}}}
}

func init() {
	vm.Restorers["struct.Struct"] = restoreStruct
	vm.Restorers["struct.iterator"] = restoreIterator
}

// failed raises struct.error.
func failed(m *vm.VM, text string) Value {
	return m.CallIn("struct", "_raise", m.Heap().NewStr(text))
}

// A packer is the payload of a Struct.
type packer struct{ layout }

func (p *packer) Size() int          { return 64 + len(p.format) + 40*cap(p.fields) }
func (p *packer) Trace(func(*Value)) {}

// Save gives the format.
func (p *packer) Save() (kind string, data []byte, refs []Value) {
	return "struct.Struct", []byte(p.format), nil
}

func restoreStruct(_ *vm.VM, data []byte, _ []Value) (heap.NativeData, error) {
	l, problem := parse(string(data))
	if problem != "" {
		return nil, errors.New(problem)
	}
	return &packer{l}, nil
}

// formatOf reads a format argument; if r is not Unbound it is the native's answer.
func formatOf(m *vm.VM, v Value) (l layout, r Value) {
	var text string
	switch p := m.Payload(v); p.Kind() {
	case heap.KStr:
		s := m.Heap().Str(p)
		if !s.ASCII() {
			return l, m.CallIn("struct", "_ascii", v)
		}
		text = s.S
	case heap.KBytes:
		text = string(m.Heap().Bytes(p).B)
	default:
		return l, m.Raisef(vm.E.TypeError, "Struct() argument 1 must be a str or bytes object, not %s", m.TypeName(v))
	}
	if !m.Pay(8*len(text)+2) || !m.Need(96*len(text)) {
		return l, heap.Raised
	}
	l, problem := parse(text)
	if problem != "" {
		return l, failed(m, problem)
	}
	return l, heap.Unbound
}

// withFormat runs an operation with the layout of the format a[0].
func withFormat(m *vm.VM, a []Value, op func(m *vm.VM, l *layout, a []Value) Value) Value {
	l, r := formatOf(m, a[0])
	if r != heap.Unbound {
		return r
	}
	return op(m, &l, a[1:])
}

func calcSize(m *vm.VM, a []Value) Value {
	l, r := formatOf(m, a[0])
	if r != heap.Unbound {
		return r
	}
	return m.Heap().NewInt(int64(l.size))
}

func packFunc(m *vm.VM, a []Value) Value {
	args := m.Heap().List(a[0]).V
	if len(args) == 0 {
		return m.Raisef(vm.E.TypeError, "missing format argument")
	}
	l, r := formatOf(m, args[0])
	if r != heap.Unbound {
		return r
	}
	return pack(m, &l, args[0], args[1:])
}

func packIntoFunc(m *vm.VM, a []Value) Value {
	args := m.Heap().List(a[0]).V
	if len(args) == 0 {
		return m.Raisef(vm.E.TypeError, "missing format argument")
	}
	l, r := formatOf(m, args[0])
	if r != heap.Unbound {
		return r
	}
	return packInto(m, &l, args[0], args[1:])
}

// packerOf returns the payload of a Struct, nil after raising TypeError.
func packerOf(m *vm.VM, v Value) *packer {
	if v.Is(heap.KNative) {
		if p, ok := m.Heap().Native(v).Data.(*packer); ok {
			return p
		}
	}
	m.Raisef(vm.E.TypeError, "descriptor requires a '_struct.Struct' object but received a '%s'", m.TypeName(v))
	return nil
}

// method declares a method of Struct.
func method(name, sig, doc string, fn func(m *vm.VM, p *packer, a []Value) Value) vm.Def {
	return vm.Def{Name: name, Sig: sig, Doc: doc, Fn: func(m *vm.VM, a []Value) Value {
		p := packerOf(m, a[0])
		if p == nil {
			return heap.Raised
		}
		return fn(m, p, a)
	}}
}

var structType = vm.TypeDef{
	Name: "Struct", Weak: true, Doc: "A format that is read once.",
	New: &vm.Def{Sig: "cls, format", Fn: func(m *vm.VM, a []Value) Value {
		l, r := formatOf(m, a[1])
		if r != heap.Unbound {
			return r
		}
		return m.NewObject(a[0], &packer{l})
	}},
	Methods: []vm.Def{
		method("pack", "self, /, *args", "S.pack(v1, v2, ...) -> bytes", func(m *vm.VM, p *packer, a []Value) Value {
			return pack(m, &p.layout, a[0], m.Heap().List(a[1]).V)
		}),
		method("pack_into", "self, /, *args", "S.pack_into(buffer, offset, v1, v2, ...)", func(m *vm.VM, p *packer, a []Value) Value {
			return packInto(m, &p.layout, a[0], m.Heap().List(a[1]).V)
		}),
		method("unpack", "self, buffer, /", "Return a tuple containing unpacked values.", func(m *vm.VM, p *packer, a []Value) Value {
			return unpack(m, &p.layout, a[1:])
		}),
		method("unpack_from", "self, buffer, offset=", "Return a tuple containing unpacked values.", func(m *vm.VM, p *packer, a []Value) Value {
			return unpackFrom(m, &p.layout, a[1:])
		}),
		method("iter_unpack", "self, buffer, /", "Return an iterator yielding tuples.", func(m *vm.VM, p *packer, a []Value) Value {
			return iterUnpack(m, &p.layout, a[1:])
		}),
		method("__repr__", "self, /", "", func(m *vm.VM, p *packer, _ []Value) Value {
			return m.CallIn("struct", "_repr", m.Heap().NewStr(p.format))
		}),
	},
	Getters: []vm.Getter{
		{Name: "format", Doc: "struct format string", Get: func(m *vm.VM, v Value) Value {
			p := packerOf(m, v)
			if p == nil {
				return heap.Raised
			}
			return m.Heap().NewStr(p.format)
		}},
		{Name: "size", Doc: "struct size in bytes", Get: func(m *vm.VM, v Value) Value {
			p := packerOf(m, v)
			if p == nil {
				return heap.Raised
			}
			return m.Heap().NewInt(int64(p.size))
		}},
	},
}

// An iterator is the payload of what iter_unpack makes.
type iterator struct {
	layout *layout
	buffer Value // Unbound at the end
	pos    int
}

func (it *iterator) Size() int                { return 64 + len(it.layout.format) + 40*cap(it.layout.fields) }
func (it *iterator) Trace(visit func(*Value)) { visit(&it.buffer) }

// Save gives the format and the place.
func (it *iterator) Save() (kind string, data []byte, refs []Value) {
	data = append(binary.AppendUvarint(nil, uint64(it.pos)), it.layout.format...)
	return "struct.iterator", data, []Value{it.buffer}
}

func restoreIterator(_ *vm.VM, data []byte, refs []Value) (heap.NativeData, error) {
	pos, n := binary.Uvarint(data)
	if n <= 0 || pos > 1<<47 || len(refs) != 1 {
		return nil, errors.New("not an iterator")
	}
	l, problem := parse(string(data[n:]))
	if problem != "" {
		return nil, errors.New(problem)
	}
	return &iterator{&l, refs[0], int(pos)}, nil
}

// rest is the bytes that are left.
func (it *iterator) rest(m *vm.VM) (b []byte, r Value) {
	if it.buffer == heap.Unbound {
		return nil, heap.Unbound
	}
	b, ok, r := m.Buffer(it.buffer)
	if r != heap.Unbound || !ok || it.pos > len(b) {
		return nil, r
	}
	return b[it.pos:], heap.Unbound
}

// Step gives the next tuple.
func (it *iterator) Step(m *vm.VM, _ Value) Value {
	b, r := it.rest(m)
	if r != heap.Unbound {
		return r
	}
	if it.layout.size == 0 || len(b) < it.layout.size {
		it.buffer = heap.Unbound
		return heap.Unbound
	}
	it.pos += it.layout.size
	return it.layout.values(m, b[:it.layout.size])
}

// Plain reports that a step reaches no Python code.
func (it *iterator) Plain(*vm.VM) bool { return true }

// Depth is how many iterators deep its sources are nested.
func (it *iterator) Depth() int { return 0 }

// iteratorOf returns the payload, nil after raising TypeError.
func iteratorOf(m *vm.VM, v Value) *iterator {
	if v.Is(heap.KNative) {
		if it, ok := m.Heap().Native(v).Data.(*iterator); ok {
			return it
		}
	}
	m.Raisef(vm.E.TypeError, "descriptor requires a '_struct.unpack_iterator' object but received a '%s'", m.TypeName(v))
	return nil
}

var iteratorType = vm.TypeDef{
	Name: "unpack_iterator", Module: "_struct", Final: true,
	Methods: []vm.Def{
		{Name: "__iter__", Sig: "self, /", Fn: func(_ *vm.VM, a []Value) Value { return a[0] }},
		{Name: "__next__", Sig: "self, /", Fn: func(m *vm.VM, a []Value) Value {
			it := iteratorOf(m, a[0])
			if it == nil {
				return heap.Raised
			}
			if v := it.Step(m, a[0]); v != heap.Unbound {
				return v
			}
			return m.RaiseArgs(vm.E.StopIteration)
		}},
		{Name: "__length_hint__", Sig: "self, /", Fn: func(m *vm.VM, a []Value) Value {
			it := iteratorOf(m, a[0])
			if it == nil {
				return heap.Raised
			}
			b, r := it.rest(m)
			if r != heap.Unbound {
				return r
			}
			return heap.Small(int64(len(b) / max(it.layout.size, 1)))
		}},
	},
}
