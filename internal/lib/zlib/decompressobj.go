package zlib

import (
	"encoding/binary"
	"errors"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// A decompressor is the payload of a decompressor object.
type decompressor struct {
	z          *inflater
	dictionary []byte // nil if there is none
	unused     []byte // behind the end of the stream
	tail       []byte // input for which there was no room
	eof        bool
}

func (c *decompressor) Size() int {
	return 2048 + cap(c.z.window) + cap(c.z.held) + cap(c.dictionary) + cap(c.unused) + cap(c.tail)
}

func (c *decompressor) Trace(func(*Value)) {}

// numbers are the fields of an inflater that are numbers, in the order in which they are saved.
func (z *inflater) numbers() []*int {
	return []*int{&z.wrap, &z.windowBits, &z.mode, &z.bits, &z.stored, &z.literals, &z.copyLen, &z.copyDist}
}

// Save writes all fields.
func (c *decompressor) Save() (kind string, data []byte, refs []Value) {
	z := c.z
	for _, n := range z.numbers() {
		data = binary.AppendVarint(data, int64(*n))
	}
	flags := byte(0)
	for i, b := range []bool{z.last, c.eof, c.dictionary != nil} {
		if b {
			flags |= 1 << i
		}
	}
	data = append(data, flags)
	data = binary.BigEndian.AppendUint32(data, z.check)
	data = binary.BigEndian.AppendUint32(data, z.total)
	data = binary.BigEndian.AppendUint32(data, z.dictID)
	data = binary.BigEndian.AppendUint64(data, z.hold)
	for _, b := range [][]byte{z.held, z.lengths, z.window, c.dictionary, c.unused, c.tail} {
		data = append(binary.AppendUvarint(data, uint64(len(b))), b...)
	}
	return "zlib.Decompress", data, nil
}

func restoreDecompressor(_ *vm.VM, data []byte, _ []Value) (heap.NativeData, error) {
	r := &reader{b: data}
	z := &inflater{}
	c := &decompressor{z: z}
	for _, n := range z.numbers() {
		*n = r.int()
	}
	head := r.take(1 + 12 + 8)
	if r.failed {
		return nil, errBadInflater
	}
	z.last, c.eof = head[0]&1 != 0, head[0]&2 != 0
	z.check, z.total, z.dictID = binary.BigEndian.Uint32(head[1:]), binary.BigEndian.Uint32(head[5:]), binary.BigEndian.Uint32(head[9:])
	z.hold = binary.BigEndian.Uint64(head[13:])
	for _, p := range []*[]byte{&z.held, &z.lengths, &z.window, &c.dictionary, &c.unused, &c.tail} {
		*p = append([]byte(nil), r.text()...)
	}
	if head[0]&4 == 0 {
		c.dictionary = nil
	} else if c.dictionary == nil {
		c.dictionary = []byte{}
	}
	if r.failed || len(r.b) != 0 || !z.sound() {
		return nil, errBadInflater
	}
	return c, nil
}

var errBadInflater = errors.New("not the state of a decompressor")

// sound checks the fields of an inflater and makes its tables.
func (z *inflater) sound() bool {
	if z.wrap < wrapRaw || z.wrap > wrapAny || z.windowBits < 8 || z.windowBits > 15 || z.mode < modeHeader || z.mode > modeDone ||
		z.bits < 0 || z.bits > 32 || z.hold>>z.bits != 0 || z.stored < 0 || z.stored > maxStored || z.copyLen < 0 || z.copyLen > maxMatch ||
		z.literals < 0 || z.literals > 288 || z.literals > len(z.lengths) || len(z.lengths) > 288+32 || len(z.window) > 3*windowSize {
		return false
	}
	if z.copyLen > 0 && (z.copyDist < 1 || z.copyDist > len(z.window)) {
		return false
	}
	for _, n := range z.lengths {
		if n > maxBits {
			return false
		}
	}
	if z.mode != modeCodes {
		return true
	}
	if z.literals <= endBlock {
		return false
	}
	left, _ := z.lit.build(z.lengths[:z.literals])
	leftDist, _ := z.dist.build(z.lengths[z.literals:])
	return left >= 0 && leftDist >= 0
}

// decompressorOf returns the payload, nil after raising TypeError.
func decompressorOf(m *vm.VM, v Value) *decompressor {
	if v.Is(heap.KNative) {
		if c, ok := m.Heap().Native(v).Data.(*decompressor); ok {
			return c
		}
	}
	m.Raisef(vm.E.TypeError, "descriptor requires a 'zlib.Decompress' object but received a '%s'", m.TypeName(v))
	return nil
}

func newDecompress(m *vm.VM, a []Value) Value {
	bits, r := intArg(m, a[0], 15)
	if r != heap.Unbound {
		return r
	}
	if !validInflate(bits) {
		return m.Raisef(vm.E.ValueError, "Invalid initialization option")
	}
	c := &decompressor{z: newInflater(bits)}
	if a[1] != heap.Unbound {
		b, ok, r := m.Buffer(a[1])
		if r != heap.Unbound {
			return r
		}
		if !ok {
			return m.Raisef(vm.E.TypeError, "zdict argument must support the buffer protocol")
		}
		c.dictionary = append(make([]byte, 0, len(b)), b...)
		if bits < 0 {
			c.z.setDictionary(c.dictionary)
		}
	}
	if !m.Need(c.Size()+4*windowSize) || !m.Pay(2500) {
		return heap.Raised
	}
	return m.Heap().NewNative(m.TypeIn("zlib", "Decompress"), c)
}

// feed decodes data, at most limit bytes if that is not negative.
func (c *decompressor) feed(m *vm.VM, data []byte, limit int) Value {
	if !m.Need(2*len(data)+4*windowSize) || !m.Pay(len(data)/4+100) {
		return heap.Raised
	}
	before := c.Size()
	defer func() { m.Heap().Resize(c, before) }()
	limited := len(c.tail) > 0
	if c.eof {
		c.end(data, limited)
		return m.Heap().NewBytes(heap.KBytes, nil)
	}
	out := newOutput(m, limit)
	used, why := c.z.inflate(data, out)
	if why == needDict && c.dictionary != nil {
		if !c.z.setDictionary(c.dictionary) {
			return failed(m, "Error -3 while setting zdict")
		}
		var more int
		more, why = c.z.inflate(data[used:], out)
		used += more
	}
	rest := append([]byte(nil), data[used:]...)
	c.tail = nil
	switch {
	case why == ended:
		c.eof = true
		c.end(rest, limited)
	case why == needRoom:
		c.tail = rest
	case why == mustStop:
		return heap.Raised
	case why == needDict:
		return failed(m, "Error 2 while decompressing data")
	case why.ofStream():
		return failed(m, "Error -3 while decompressing data: "+string(why))
	}
	return m.Heap().NewBytes(heap.KBytes, out.b)
}

// end notes input behind the end of the stream. As in CPython it also stays in the tail
// where the output was limited before.
func (c *decompressor) end(rest []byte, limited bool) {
	c.unused = append(c.unused, rest...)
	c.tail = nil
	if limited {
		c.tail = append([]byte(nil), rest...)
	}
}

var decompressType = vm.TypeDef{
	Name: "Decompress", Final: true, New: refused("zlib.Decompress"),
	Methods: []vm.Def{
		{Name: "decompress", Sig: "self, data, /, max_length=", Fn: func(m *vm.VM, a []Value) Value {
			c := decompressorOf(m, a[0])
			if c == nil {
				return heap.Raised
			}
			data, r := bytesArg(m, a[1])
			if r != heap.Unbound {
				return r
			}
			limit, r := intArg(m, a[2], 0)
			switch {
			case r != heap.Unbound:
				return r
			case limit < 0:
				return m.Raisef(vm.E.ValueError, "max_length must be non-negative")
			case limit == 0:
				limit = -1
			}
			return c.feed(m, data, limit)
		}},
		{Name: "flush", Sig: "self, length=, /", Fn: func(m *vm.VM, a []Value) Value {
			c := decompressorOf(m, a[0])
			if c == nil {
				return heap.Raised
			}
			length, r := intArg(m, a[1], 16384)
			switch {
			case r != heap.Unbound:
				return r
			case length <= 0:
				return m.Raisef(vm.E.ValueError, "length must be greater than zero")
			}
			return c.feed(m, c.tail, -1)
		}},
		{Name: "copy", Sig: "self, /", Fn: copyDecompressor},
		{Name: "__copy__", Sig: "self, /", Fn: copyDecompressor},
		{Name: "__deepcopy__", Sig: "self, memo, /", Fn: copyDecompressor},
	},
	Getters: []vm.Getter{
		decompressGetter("unused_data", func(m *vm.VM, c *decompressor) Value { return newBytes(m, c.unused) }),
		decompressGetter("unconsumed_tail", func(m *vm.VM, c *decompressor) Value { return newBytes(m, c.tail) }),
		decompressGetter("eof", func(_ *vm.VM, c *decompressor) Value { return heap.Bool(c.eof) }),
	},
}

func decompressGetter(name string, get func(m *vm.VM, c *decompressor) Value) vm.Getter {
	return vm.Getter{Name: name, Get: func(m *vm.VM, v Value) Value {
		c := decompressorOf(m, v)
		if c == nil {
			return heap.Raised
		}
		return get(m, c)
	}}
}

func newBytes(m *vm.VM, b []byte) Value {
	if !m.Need(len(b)) {
		return heap.Raised
	}
	return m.Heap().NewBytes(heap.KBytes, append(make([]byte, 0, len(b)), b...))
}

func copyDecompressor(m *vm.VM, a []Value) Value {
	c := decompressorOf(m, a[0])
	if c == nil {
		return heap.Raised
	}
	if !m.Need(c.Size()) || !m.Pay(2000) {
		return heap.Raised
	}
	z := *c.z
	z.held = append([]byte(nil), z.held...)
	z.window = append([]byte(nil), z.window...)
	d := &decompressor{z: &z, dictionary: c.dictionary, eof: c.eof,
		unused: append([]byte(nil), c.unused...), tail: append([]byte(nil), c.tail...)}
	return m.Heap().NewNative(m.TypeIn("zlib", "Decompress"), d)
}
