package structlib

import (
	"fmt"
	"math"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/number"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// bufferArg reads an argument with a buffer.
func bufferArg(m *vm.VM, v Value) (b []byte, r Value) {
	b, ok, r := m.Buffer(v)
	if r == heap.Unbound && !ok {
		r = m.Raisef(vm.E.TypeError, "a bytes-like object is required, not '%s'", m.TypeName(v))
	}
	return b, r
}

// unpack (buffer) reads a buffer of just the right size.
func unpack(m *vm.VM, l *layout, a []Value) Value {
	b, r := bufferArg(m, a[0])
	if r != heap.Unbound {
		return r
	}
	if len(b) != l.size {
		return failed(m, fmt.Sprintf("unpack requires a buffer of %d bytes", l.size))
	}
	return l.values(m, b)
}

// unpackFrom (buffer, offset) reads from an offset on.
func unpackFrom(m *vm.VM, l *layout, a []Value) Value {
	b, r := bufferArg(m, a[0])
	if r != heap.Unbound {
		return r
	}
	at, r := l.place(m, a[1], len(b), false)
	if r != heap.Unbound {
		return r
	}
	return l.values(m, b[at:at+l.size])
}

// iterUnpack (buffer) makes an iterator.
func iterUnpack(m *vm.VM, l *layout, a []Value) Value {
	if l.size == 0 {
		return failed(m, "cannot iteratively unpack with a struct of length 0")
	}
	b, r := bufferArg(m, a[0])
	if r != heap.Unbound {
		return r
	}
	if len(b)%l.size != 0 {
		return failed(m, fmt.Sprintf("iterative unpacking requires a buffer of a multiple of %d bytes", l.size))
	}
	return m.Heap().NewNative(m.TypeIn("struct", "unpack_iterator"), &iterator{l, a[0], 0})
}

// values reads all values of the layout from b, which has its size.
func (l *layout) values(m *vm.VM, b []byte) Value {
	if !m.Need(8*l.items+l.size) || !m.Pay(l.size/32+2*l.items+2) {
		return heap.Raised
	}
	out := make([]Value, 0, l.items)
	for i := range l.fields {
		f := &l.fields[i]
		switch f.kind {
		case text:
			out = append(out, newBytes(m, b[f.offset:f.offset+f.count]))
		case pascal:
			out = append(out, pascalText(m, b[f.offset:f.offset+f.count]))
		default:
			for j := range f.count {
				out = append(out, l.get(m, f, b[f.offset+j*f.size:]))
			}
		}
	}
	return m.Heap().NewTuple(out)
}

func newBytes(m *vm.VM, b []byte) Value {
	return m.Heap().NewBytes(heap.KBytes, append(make([]byte, 0, len(b)), b...))
}

// pascalText is a text whose length stands before it.
func pascalText(m *vm.VM, b []byte) Value {
	if len(b) == 0 {
		return newBytes(m, nil)
	}
	return newBytes(m, b[1:1+min(int(b[0]), len(b)-1)])
}

// get reads one value.
func (l *layout) get(m *vm.VM, f *field, b []byte) Value {
	h := m.Heap()
	switch f.kind {
	case char:
		return newBytes(m, b[:1])
	case boolean:
		return heap.Bool(b[0] != 0)
	case half:
		return h.NewFloat(fromHalf(l.order.Uint16(b)))
	case single:
		return h.NewFloat(float64(math.Float32frombits(l.order.Uint32(b))))
	case double:
		return h.NewFloat(math.Float64frombits(l.order.Uint64(b)))
	}
	var u uint64
	switch f.size {
	case 1:
		u = uint64(b[0])
	case 2:
		u = uint64(l.order.Uint16(b))
	case 4:
		u = uint64(l.order.Uint32(b))
	default:
		u = l.order.Uint64(b)
	}
	if f.kind == signed {
		shift := 64 - 8*f.size
		return h.NewInt(int64(u<<shift) >> shift)
	}
	return h.NewUint(u)
}

// fromHalf is the value of a float of 16 bits.
func fromHalf(u uint16) float64 {
	exp, mant := int(u>>10&31), float64(u&0x3FF)
	var x float64
	switch exp {
	case 0:
		x = mant * 0x1p-24
	case 31:
		if x = math.Inf(1); mant != 0 {
			x = number.NaN
		}
	default:
		x = math.Ldexp(mant+1024, exp-25)
	}
	if u&0x8000 != 0 {
		x = math.Copysign(x, -1)
	}
	return x
}
