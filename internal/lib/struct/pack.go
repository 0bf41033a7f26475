package structlib

import (
	"fmt"
	"math"
	"strconv"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// A refusal is why a value cannot be packed: text of struct.error, or the native's answer.
type refusal struct {
	text   string
	answer Value
}

// convertible marks a value whose class may know how to become a number.
var convertible = &refusal{}

func refuse(format string, args ...any) *refusal { return &refusal{text: fmt.Sprintf(format, args...)} }

// pack answers with the packed values. self is the format or the Struct.
func pack(m *vm.VM, l *layout, self Value, args []Value) Value {
	if len(args) != l.items {
		return failed(m, fmt.Sprintf("pack expected %d items for packing (got %d)", l.items, len(args)))
	}
	if !m.Need(l.size) || !m.Pay(l.size/64+min(l.size, 8<<10)/128+4*len(args)+2) {
		return heap.Raised
	}
	out := make([]byte, l.size)
	if r := l.fill(m, "pack", out, args, self, nil); r != heap.None {
		return r
	}
	return m.Heap().NewBytes(heap.KBytes, out)
}

// packInto (buffer, offset, values …) writes into a buffer.
func packInto(m *vm.VM, l *layout, self Value, args []Value) Value {
	if len(args) < 1 {
		return failed(m, "pack_into expected buffer argument")
	}
	if len(args) < 2 {
		return failed(m, "pack_into expected offset argument")
	}
	if len(args)-2 != l.items {
		return failed(m, fmt.Sprintf("pack_into expected %d items for packing (got %d)", l.items, len(args)-2))
	}
	b, ok, r := m.WritableBuffer(args[0])
	if r != heap.Unbound {
		return r
	}
	if !ok {
		return m.Raisef(vm.E.TypeError, "argument must be read-write bytes-like object, not %s", m.TypeName(args[0]))
	}
	at, r := l.place(m, args[1], len(b), true)
	if r != heap.Unbound {
		return r
	}
	if !m.Pay(l.size/32 + 4*len(args) + 2) {
		return heap.Raised
	}
	// The values are written aside first: an error leaves the buffer as it was.
	if !m.Need(l.size) {
		return heap.Raised
	}
	out := make([]byte, l.size)
	if r := l.fill(m, "pack_into", out, args[2:], self, args[:2]); r != heap.None {
		return r
	}
	copy(b[at:], out)
	return heap.None
}

// place reads an offset into a buffer of n bytes. If r is not Unbound it is the answer.
func (l *layout) place(m *vm.VM, v Value, n int, packing bool) (at int, r Value) {
	verb, doing := "unpack_from", "unpacking"
	if packing {
		verb, doing = "pack_into", "packing"
	}
	x := int64(0)
	if v != heap.Unbound {
		var ok bool
		if x, ok = m.AsInt64(v); !ok {
			switch p := m.Payload(v); {
			case p.Is(heap.KInt) && packing:
				return 0, m.Raisef(vm.E.IndexError, "cannot fit 'int' into an index-sized integer")
			case p.Is(heap.KInt):
				return 0, m.Raisef(vm.E.OverflowError, "Python int too large to convert to C ssize_t")
			}
			return 0, m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(v))
		}
	}
	if x < 0 {
		if x+int64(l.size) > 0 {
			if packing {
				return 0, failed(m, fmt.Sprintf("no space to pack %d bytes at offset %d", l.size, x))
			}
			return 0, failed(m, fmt.Sprintf("not enough data to unpack %d bytes at offset %d", l.size, x))
		}
		if x+int64(n) < 0 {
			return 0, failed(m, fmt.Sprintf("offset %d out of range for %d-byte buffer", x, n))
		}
		x += int64(n)
	}
	if int64(n)-x < int64(l.size) {
		return 0, failed(m, fmt.Sprintf("%s requires a buffer of at least %d bytes for %s %d bytes at offset %d (actual buffer size is %d)",
			verb, uint64(l.size)+uint64(x), doing, l.size, x, n))
	}
	return int(x), heap.Unbound
}

// fill writes the values. It answers with None, or what the native answers with. self and
// rest are the arguments before the values, for the Python part.
func (l *layout) fill(m *vm.VM, name string, out []byte, args []Value, self Value, rest []Value) Value {
	k := 0
	for i := range l.fields {
		f := &l.fields[i]
		n := f.count
		if f.kind == text || f.kind == pascal {
			n = 1
		}
		for j := range n {
			why := l.put(m, f, out[f.offset+j*f.size:], args[k])
			switch {
			case why == nil:
				k++
				continue
			case why == convertible:
				h := m.Heap()
				values := h.NewTuple(append([]Value(nil), args...))
				return m.CallIn("struct", "_convert", h.Intern(name), self, h.NewTuple(append([]Value(nil), rest...)), h.NewStr(l.letters()), values)
			case why.text != "":
				return failed(m, why.text)
			}
			return why.answer
		}
	}
	return heap.None
}

// letters is the code of each value.
func (l *layout) letters() string {
	var b []byte
	for _, f := range l.fields {
		n := f.count
		if f.kind == text || f.kind == pascal {
			n = 1
		}
		for range n {
			b = append(b, f.letter)
		}
	}
	return string(b)
}

// put writes one value.
func (l *layout) put(m *vm.VM, f *field, out []byte, v Value) *refusal {
	switch f.kind {
	case boolean:
		return putBool(m, out, v)
	case signed, unsigned, pointer:
		return l.putInt(m, f, out, v)
	case half, single, double:
		return l.putFloat(m, f, out, v)
	}
	return putBytes(m, f, out, v)
}

func putBool(m *vm.VM, out []byte, v Value) *refusal {
	switch m.TruthNow(v) {
	case heap.True:
		out[0] = 1
	case heap.False:
		out[0] = 0
	default:
		return convertible
	}
	return nil
}

func putBytes(m *vm.VM, f *field, out []byte, v Value) *refusal {
	p := m.Payload(v)
	var b []byte
	if p.Is(heap.KBytes) || p.Is(heap.KByteArray) && f.kind != char {
		b = m.Heap().Bytes(p).B
	} else if f.kind != char {
		return refuse("argument for '%c' must be a bytes object", f.letter)
	}
	switch f.kind {
	case char:
		if len(b) != 1 {
			return refuse("char format requires a bytes object of length 1")
		}
		out[0] = b[0]
	case text:
		copy(out[:f.count], b)
	case pascal:
		if f.count > 0 {
			n := copy(out[1:f.count], b)
			out[0] = byte(min(n, 255))
		}
	}
	return nil
}

// mayConvert reports whether the class of v may have methods that convert it.
func mayConvert(v Value) bool { return v.Is(heap.KInst) || v.Is(heap.KNative) }

func (l *layout) putInt(m *vm.VM, f *field, out []byte, v Value) *refusal {
	x, ok := m.AsInt64(v)
	u := uint64(x)
	fits := ok
	switch p := m.Payload(v); {
	case ok:
	case p.Is(heap.KInt):
		u, fits = m.BigOf(p).Uint64()
		fits = fits && f.kind != signed
	case mayConvert(v):
		return convertible
	default:
		return refuse("required argument is not an integer")
	}
	bits := 8 * f.size
	switch f.kind {
	case signed:
		if bits < 64 && (x < -1<<(bits-1) || x >= 1<<(bits-1)) {
			fits = false
		}
		if !fits {
			return refuse("'%c' format requires %d <= number <= %d", f.letter, int64(-1)<<(bits-1), int64(1)<<(bits-1)-1)
		}
	case unsigned:
		if ok && x < 0 || bits < 64 && u>>bits != 0 {
			fits = false
		}
		if !fits {
			return refuse("'%c' format requires 0 <= number <= %s", f.letter, strconv.FormatUint(math.MaxUint64>>(64-bits), 10))
		}
	case pointer:
		if !fits {
			return refuse("int too large to convert")
		}
	}
	l.putBits(out, f.size, u)
	return nil
}

func (l *layout) putBits(out []byte, size int, u uint64) {
	switch size {
	case 1:
		out[0] = byte(u)
	case 2:
		l.order.PutUint16(out, uint16(u))
	case 4:
		l.order.PutUint32(out, uint32(u))
	case 8:
		l.order.PutUint64(out, u)
	}
}

func (l *layout) putFloat(m *vm.VM, f *field, out []byte, v Value) *refusal {
	x, ok := m.AsFloat(v)
	p := m.Payload(v)
	isInt := !heap.IsFloat(p)
	switch {
	case ok:
	case p.Is(heap.KInt):
		return refuse("int too large to convert")
	case mayConvert(v):
		return convertible
	default:
		return refuse("required argument is not a float")
	}
	tooLarge := func() *refusal {
		if isInt {
			return refuse("int too large to convert")
		}
		return &refusal{answer: m.Raisef(vm.E.OverflowError, "float too large to pack with %c format", f.letter)}
	}
	switch f.kind {
	case half:
		u, ok := toHalf(x)
		if !ok {
			return tooLarge()
		}
		l.order.PutUint16(out, u)
	case single:
		y := float32(x)
		if math.IsInf(float64(y), 0) && !math.IsInf(x, 0) && !l.native {
			return tooLarge()
		}
		l.order.PutUint32(out, math.Float32bits(y))
	default:
		l.order.PutUint64(out, math.Float64bits(x))
	}
	return nil
}

// toHalf rounds a float to the nearest of 16 bits, ties to even; ok is false if that is
// out of range.
func toHalf(x float64) (bits uint16, ok bool) {
	sign := uint16(math.Float64bits(x) >> 48 & 0x8000)
	switch {
	case x != x:
		return sign | 0x7E00, true
	case math.IsInf(x, 0):
		return sign | 0x7C00, true
	}
	x = math.Abs(x)
	if x < 0x1p-14 {
		return sign | uint16(math.RoundToEven(x*0x1p24)), true // denormal, or the least normal
	}
	frac, exp := math.Frexp(x) // frac in [0.5, 1)
	mant := math.RoundToEven(frac * 2048)
	if mant == 2048 {
		mant, exp = 1024, exp+1
	}
	if exp > 16 {
		return 0, false
	}
	return sign | uint16(exp+14)<<10 | uint16(mant)&0x3FF, true
}
