// Package array is Python's array: items of one machine type in a row, in Go.
//
// A native that meets a value which only its class can turn into an item or an index goes
// on in the Python part, which converts it and calls the method again.
package array

import (
	_ "embed"
	"encoding/binary"
	"errors"
	"math"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Value is a Python value.
type Value = vm.Value

//go:embed array.py
var source string

// Modules returns the module array.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "array", Source: source, Hidden: true, InC: []string{"*"},
		Reading: map[string]vm.Reading{"array.extend": vm.ByClass, "array.tofile": vm.ByClass, "array.fromfile": vm.ByClass, "array.__reduce_ex__": vm.ByClass},
		Types:   []vm.TypeDef{arrayType, iteratorType},
		Funcs: []vm.Def{
			{Name: "_new", Sig: "cls:own, typecode:str, /", Fn: func(m *vm.VM, a []Value) Value {
				code, _ := m.Text(a[1])
				if len(code) != 1 || itemSizes[code[0]] == 0 {
					return m.Raisef(vm.E.ValueError, "bad typecode")
				}
				return m.NewObject(a[0], &array{code: code[0], size: itemSizes[code[0]]})
			}},
			{Name: "_array_reconstructor", Sig: "arraytype, typecode, mformat_code, items, /", Doc: "Make an array of what a pickle says.",
				Fn: func(m *vm.VM, a []Value) Value { return m.CallIn("array", "_reconstruct", a...) }},
			{Name: "_join", Sig: "a, b, /", Doc: "Append the items of array b to array a.", Fn: func(m *vm.VM, a []Value) Value {
				d, o := peek(m, a[0]), peek(m, a[1])
				if d == nil || o == nil {
					return m.Raisef(vm.E.TypeError, "an array is required")
				}
				return d.join(m, a[0], o)
			}},
		}}}
}

// itemSizes are the sizes of items by type code.
var itemSizes = map[byte]int{'b': 1, 'B': 1, 'u': 4, 'w': 4, 'h': 2, 'H': 2, 'i': 4, 'I': 4, 'l': 8, 'L': 8,
	'q': 8, 'Q': 8, 'f': 4, 'd': 8}

var order = binary.LittleEndian

// array is the payload of an array.
type array struct {
	b       []byte
	code    byte
	size    int // of an item
	exports int // memoryviews that look at b, some of which may be garbage
}

func (d *array) Size() int { return 80 + cap(d.b) }

func (d *array) Trace(func(*Value)) {}

func (d *array) n() int { return len(d.b) / d.size }

func (d *array) item(i int) []byte { return d.b[i*d.size : (i+1)*d.size] }

// View implements vm.Exporter.
func (d *array) View() vm.BufferView {
	format := string(d.code)
	if d.code == 'u' {
		format = "w"
	}
	return vm.BufferView{Bytes: d.b, Format: format, ItemSize: d.size}
}

// Export implements vm.Exporter.
func (d *array) Export(n int) { d.exports = max(0, d.exports+n) }

// Save implements vm.SavedNative.
func (d *array) Save() (kind string, data []byte, refs []Value) {
	data = binary.AppendUvarint([]byte{d.code}, uint64(d.exports))
	data = binary.AppendUvarint(data, uint64(cap(d.b)))
	return "array", append(data, d.b...), nil
}

func init() {
	vm.Restorers["array"] = func(_ *vm.VM, data []byte, _ []Value) (heap.NativeData, error) {
		bad := errors.New("bad array")
		if len(data) == 0 {
			return nil, bad
		}
		d := &array{code: data[0], size: itemSizes[data[0]]}
		exports, n := binary.Uvarint(data[1:])
		if d.size == 0 || n <= 0 || exports > math.MaxInt32 {
			return nil, bad
		}
		data = data[1+n:]
		room, n := binary.Uvarint(data)
		if n <= 0 {
			return nil, bad
		}
		data = data[n:]
		if len(data)%d.size != 0 || room < uint64(len(data)) || room > uint64(slack*len(data)+leastRoom) {
			return nil, bad
		}
		d.exports = int(exports)
		d.b = append(make([]byte, 0, room), data...)
		return d, nil
	}
	vm.Restorers["arrayiterator"] = func(_ *vm.VM, data []byte, refs []Value) (heap.NativeData, error) {
		i, n := binary.Uvarint(data)
		if n <= 0 || i > math.MaxInt64 || len(refs) != 1 {
			return nil, errors.New("bad array iterator")
		}
		return &iterator{of: refs[0], i: int(i)}, nil
	}
}

// get is the value of item i.
func (d *array) get(m *vm.VM, i int) Value {
	b, h := d.item(i), m.Heap()
	switch d.code {
	case 'b':
		return heap.Small(int64(int8(b[0])))
	case 'B':
		return heap.Small(int64(b[0]))
	case 'h':
		return heap.Small(int64(int16(order.Uint16(b))))
	case 'H':
		return heap.Small(int64(order.Uint16(b)))
	case 'i':
		return heap.Small(int64(int32(order.Uint32(b))))
	case 'I':
		return heap.Small(int64(order.Uint32(b)))
	case 'l', 'q':
		return h.NewInt(int64(order.Uint64(b)))
	case 'L', 'Q':
		return h.NewUint(order.Uint64(b))
	case 'f':
		return h.NewFloat(float64(math.Float32frombits(order.Uint32(b))))
	case 'd':
		return h.NewFloat(math.Float64frombits(order.Uint64(b)))
	}
	u := order.Uint32(b)
	if u > utf8.MaxRune {
		return m.Raisef(vm.E.ValueError, "character U+%x is not in range [U+0000; U+10ffff]", u)
	}
	return h.NewStr(wtf8(u))
}

// put stores v as an item in b. It answers None, Raised, or Unbound for a value that only
// its class can convert.
func (d *array) put(m *vm.VM, b []byte, v Value) Value {
	switch d.code {
	case 'u', 'w':
		s, ok := m.Text(v)
		u, size := firstRune(s)
		if !ok || size == 0 || size != len(s) {
			return m.Raisef(vm.E.TypeError, "array item must be unicode character")
		}
		order.PutUint32(b, u)
		return heap.None
	case 'f', 'd':
		f, ok := m.AsFloat(v)
		if !ok {
			return d.convertible(m, v, "must be real number, not %s")
		}
		if d.code == 'd' {
			order.PutUint64(b, math.Float64bits(f))
		} else {
			order.PutUint32(b, math.Float32bits(float32(f)))
		}
		return heap.None
	}
	if !m.IsInstance(v, vm.T.Int) {
		return d.convertible(m, v, "'%s' object cannot be interpreted as an integer")
	}
	n, ok := m.AsInt64(v)
	if ok && (d.code == 'l' || d.code == 'q') {
		order.PutUint64(b, uint64(n))
		return heap.None
	}
	if r := d.outOfRange(m, v, n, ok); r != heap.None {
		return r
	}
	switch d.size {
	case 1:
		b[0] = byte(n)
	case 2:
		order.PutUint16(b, uint16(n))
	case 4:
		order.PutUint32(b, uint32(n))
	default:
		if !ok {
			n = int64(m.BigOf(v).Mag[0])
		}
		order.PutUint64(b, uint64(n))
	}
	return heap.None
}

func (d *array) convertible(m *vm.VM, v Value, text string) Value {
	switch {
	case v.Is(heap.KInst), v.Is(heap.KNative):
		return heap.Unbound
	case m.IsInstance(v, vm.T.Int):
		return m.Raisef(vm.E.OverflowError, "int too large to convert to float")
	}
	return m.Raisef(vm.E.TypeError, text, m.TypeName(v))
}

// A bound is the range of a type of C and how messages call it.
type bound struct {
	name     string
	min, max int64
}

// bounds are checked one after the other: a value is read as a wider type first.
var bounds = map[byte][]bound{
	'b': {{"signed short integer", math.MinInt16, math.MaxInt16}, {"signed char", math.MinInt8, math.MaxInt8}},
	'B': {{"unsigned byte integer", 0, math.MaxUint8}},
	'h': {{"signed short integer", math.MinInt16, math.MaxInt16}},
	'H': {{"signed integer", math.MinInt32, math.MaxInt32}, {"unsigned short", 0, math.MaxUint16}},
	'i': {{"signed integer", math.MinInt32, math.MaxInt32}},
	'I': {{"unsigned int", math.MinInt64, math.MaxUint32}},
}

// outOfRange raises OverflowError if v is no item: n is its value where small says so.
func (d *array) outOfRange(m *vm.VM, v Value, n int64, small bool) Value {
	over := func(text string, args ...any) Value { return m.Raisef(vm.E.OverflowError, text, args...) }
	switch d.code {
	case 'I', 'L', 'Q':
		z := m.BigOf(v)
		switch {
		case z.Neg && d.code == 'Q':
			return over("can't convert negative int to unsigned")
		case z.Neg:
			return over("can't convert negative value to unsigned int")
		case len(z.Mag) > 1 && d.code == 'Q':
			return over("int too big to convert")
		case len(z.Mag) > 1:
			return over("Python int too large to convert to C unsigned long")
		case !small && d.code == 'I':
			return over("unsigned int is greater than maximum")
		}
	case 'q':
		return over("int too big to convert")
	}
	if !small && d.size < 8 || d.code == 'l' {
		return over("Python int too large to convert to C long")
	}
	for _, b := range bounds[d.code] {
		if n < b.min {
			return over("%s is less than minimum", b.name)
		}
		if n > b.max {
			return over("%s is greater than maximum", b.name)
		}
	}
	return heap.None
}

// fixed raises BufferError if memoryviews look at the items: then they must not move.
func (d *array) fixed(m *vm.VM, self Value) Value {
	if d.exports == 0 {
		return heap.None
	}
	n, ok := m.LiveViews(self)
	if !ok {
		return heap.Raised
	}
	if d.exports = n; n > 0 {
		return m.Raisef(vm.E.BufferError, "cannot resize an array that is exporting buffers")
	}
	return heap.None
}

// resize makes the array k items longer or shorter, at its end. It answers None or Raised.
func (d *array) resize(m *vm.VM, self Value, k int) Value {
	if k == 0 {
		return heap.None
	}
	if r := d.fixed(m, self); r != heap.None {
		return r
	}
	before := d.Size()
	if k < 0 {
		d.b = d.b[:len(d.b)+k*d.size]
		if cap(d.b) <= slack*len(d.b)+leastRoom {
			return heap.None
		}
		if !m.Pay(len(d.b) / 48) {
			return heap.Raised
		}
		d.b = exact(d.b)
		m.Heap().Resize(d, before)
		return heap.None
	}
	if int64(k) > (maxBytes-int64(len(d.b)))/int64(d.size) {
		return m.RaiseArgs(vm.E.MemoryError)
	}
	size := len(d.b) + k*d.size
	if size > cap(d.b) {
		room := size + size/8 + leastRoom
		if !m.Need(room) || !m.Pay(room/48+min(room, cachedBytes/4)/64) {
			return heap.Raised
		}
		b := make([]byte, len(d.b), room)
		copy(b, d.b)
		d.b = b
		m.Heap().Resize(d, before)
	}
	old := len(d.b)
	d.b = d.b[:size]
	clear(d.b[old:])
	return heap.None
}

// maxBytes is a size that no memory has.
const maxBytes = 1 << 47

// An array has room for at most slack times what it holds and leastRoom bytes.
const (
	slack     = 4
	leastRoom = 16
)

// exact is a copy of b with no room for more: how much work and memory later changes need
// must not depend on where the copy was made.
func exact(b []byte) []byte {
	c := make([]byte, len(b))
	copy(c, b)
	return c
}

// moveUnits is the fuel of moving n bytes: within the caches it is quick.
func moveUnits(n int) int { return n/192 + max(0, n-cachedBytes)/96 }

// copyUnits is the fuel of copying n bytes to a store of their own, whose first pages take longest
// to come.
func copyUnits(n int) int { return n/64 + min(n, cachedBytes/4)/32 }

const cachedBytes = 1 << 20

// splice puts bytes, which may be the array's own, in the place of items i to j. It answers
// None or Raised.
func (d *array) splice(m *vm.VM, self Value, i, j int, b []byte) Value {
	if !m.Pay(moveUnits(len(d.b) + len(b))) {
		return heap.Raised
	}
	change := len(b)/d.size - (j - i)
	if len(b) > 0 && len(d.b) > 0 && &b[0] == &d.b[0] {
		if !m.Need(len(b)) {
			return heap.Raised
		}
		b = exact(b)
	}
	behind := len(d.b) - j*d.size
	if change > 0 {
		if r := d.resize(m, self, change); r != heap.None {
			return r
		}
		copy(d.b[len(d.b)-behind:], d.b[j*d.size:])
	} else if change < 0 {
		if r := d.fixed(m, self); r != heap.None {
			return r
		}
		copy(d.b[i*d.size+len(b):], d.b[j*d.size:])
		if r := d.resize(m, self, change); r != heap.None {
			return r
		}
	}
	copy(d.b[i*d.size:], b)
	return heap.None
}

// wtf8 is the text of one code point, a surrogate included.
func wtf8(u uint32) string {
	if u >= 0xD800 && u < 0xE000 {
		return string([]byte{0xE0 | byte(u>>12), 0x80 | byte(u>>6&63), 0x80 | byte(u&63)})
	}
	return string(rune(u))
}

// firstRune reads the code point s begins with; size is 0 for an empty s.
func firstRune(s string) (u uint32, size int) {
	r, size := utf8.DecodeRuneInString(s)
	if r == utf8.RuneError && size == 1 && len(s) >= 3 {
		return uint32(s[0]&15)<<12 | uint32(s[1]&63)<<6 | uint32(s[2]&63), 3
	}
	return uint32(r), size
}

// iterator is the payload of an iterator over an array.
type iterator struct {
	of Value // the array, None at the end
	i  int
}

func (it *iterator) Size() int                { return 32 }
func (it *iterator) Trace(visit func(*Value)) { visit(&it.of) }
func (it *iterator) Plain(*vm.VM) bool        { return true }
func (it *iterator) Depth() int               { return 0 }
func (d *array) Iter(m *vm.VM, of Value) Value {
	return m.NewObject(m.TypeIn("array", "arrayiterator"), &iterator{of: of})
}

// Save implements vm.SavedNative.
func (it *iterator) Save() (kind string, data []byte, refs []Value) {
	return "arrayiterator", binary.AppendUvarint(nil, uint64(it.i)), []Value{it.of}
}

// Step implements vm.Stepper.
func (it *iterator) Step(m *vm.VM, _ Value) Value {
	if it.of == heap.None {
		return heap.Unbound
	}
	d := arrayOf(m, it.of)
	if d == nil {
		return heap.Raised
	}
	if it.i >= d.n() {
		it.of = heap.None
		return heap.Unbound
	}
	it.i++
	return d.get(m, it.i-1)
}
