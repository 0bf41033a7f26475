package zlib

import (
	"encoding/binary"
	"errors"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// A compressor is the payload of a compressor object.
type compressor struct{ d *deflater }

func (c *compressor) Size() int {
	return deflaterBytes(c.d.windowBits, c.d.memory) + cap(c.d.pending) + cap(c.d.out)
}

func (c *compressor) Trace(func(*Value)) {}

// numbers are the fields of a deflater that are numbers, in the order in which they are saved.
func (d *deflater) numbers() []*int {
	return []*int{&d.wrap, &d.windowBits, &d.level, &d.memory, &d.strategy, &d.hash, &d.start, &d.lookahead, &d.blockStart,
		&d.inserted, &d.matchStart, &d.matchLen, &d.prevLen, &d.nacc}
}

// Save writes all fields.
func (c *compressor) Save() (kind string, data []byte, refs []Value) {
	d := c.d
	for _, n := range d.numbers() {
		data = binary.AppendVarint(data, int64(*n))
	}
	flags := byte(0)
	for i, b := range []bool{d.begun, d.finished, d.available} {
		if b {
			flags |= 1 << i
		}
	}
	data = append(data, flags)
	data = binary.BigEndian.AppendUint32(data, d.check)
	data = binary.BigEndian.AppendUint32(data, d.total)
	data = binary.BigEndian.AppendUint64(data, d.acc)
	for _, b := range [][]byte{d.pending, d.out} {
		data = append(binary.AppendUvarint(data, uint64(len(b))), b...)
	}
	data = append(data, d.window...)
	for _, table := range [][]uint16{d.prev, d.head} {
		for _, v := range table {
			data = binary.BigEndian.AppendUint16(data, v)
		}
	}
	for _, s := range d.symbols {
		data = append(binary.BigEndian.AppendUint16(data, s.dist), s.c)
	}
	return "zlib.Compress", data, nil
}

func restoreCompressor(_ *vm.VM, data []byte, _ []Value) (heap.NativeData, error) {
	bad := errors.New("not the state of a compressor")
	r := &reader{b: data}
	var head deflater
	for _, n := range head.numbers() {
		*n = r.int()
	}
	if r.failed || head.wrap < wrapRaw || head.wrap > wrapGzip || head.windowBits < 9 || head.windowBits > 15 ||
		head.level < 0 || head.level > 9 || head.memory < 1 || head.memory > 9 || head.strategy < 0 || head.strategy > fixedCodes {
		return nil, bad
	}
	d := newDeflater(head.level, head.windowBits, head.memory, head.strategy)
	to, from := d.numbers(), head.numbers()
	for i := range to {
		*to[i] = *from[i]
	}
	flags := r.take(1)
	rest := r.take(16)
	if r.failed {
		return nil, bad
	}
	d.begun, d.finished, d.available = flags[0]&1 != 0, flags[0]&2 != 0, flags[0]&4 != 0
	d.check, d.total = binary.BigEndian.Uint32(rest), binary.BigEndian.Uint32(rest[4:])
	d.acc = binary.BigEndian.Uint64(rest[8:])
	d.pending = append([]byte(nil), r.text()...)
	d.out = append([]byte(nil), r.text()...)
	copy(d.window, r.take(len(d.window)))
	for _, table := range [][]uint16{d.prev, d.head} {
		b := r.take(2 * len(table))
		for i := range table {
			if r.failed {
				return nil, bad
			}
			table[i] = binary.BigEndian.Uint16(b[2*i:])
		}
	}
	for len(r.b) >= 3 && !r.failed {
		b := r.take(3)
		s := symbol{binary.BigEndian.Uint16(b), b[2]}
		if d.full() || s.dist > windowSize {
			return nil, bad
		}
		if s.dist == 0 {
			d.literal(s.c)
		} else {
			d.match(int(s.dist), int(s.c)+minMatch)
		}
	}
	if r.failed || len(r.b) != 0 || !d.sound() {
		return nil, bad
	}
	return &compressor{d}, nil
}

// sound checks that places lie in the window.
func (d *deflater) sound() bool {
	size, half := len(d.window), d.windowLen()
	if d.start < 0 || d.lookahead < 0 || d.start+d.lookahead > size || d.blockStart > d.start || d.inserted < 0 ||
		d.inserted > min(d.start, minMatch-1) || d.nacc < 0 || d.nacc > 7 || d.hash < 0 || d.hash >= 1<<d.hashBits ||
		d.matchLen < 0 || d.matchLen > maxMatch || d.prevLen < 0 || d.prevLen > maxMatch || d.matchStart > d.start ||
		d.available && d.start == 0 || d.acc>>d.nacc != 0 || d.blockStart < -4*half || d.matchStart < -4*half {
		return false
	}
	for _, v := range d.head {
		if int(v) >= size-maxMatch && int(v) > d.start {
			return false
		}
	}
	for _, v := range d.prev {
		if int(v) >= size-maxMatch && int(v) > d.start {
			return false
		}
	}
	return true
}

// A reader takes saved data apart.
type reader struct {
	b      []byte
	failed bool
}

func (r *reader) int() int {
	x, n := binary.Varint(r.b)
	if n <= 0 || x < -1<<47 || x > 1<<47 {
		r.failed = true
		return 0
	}
	r.b = r.b[n:]
	return int(x)
}

func (r *reader) take(n int) []byte {
	if r.failed || n < 0 || n > len(r.b) {
		r.failed = true
		return nil
	}
	b := r.b[:n]
	r.b = r.b[n:]
	return b
}

func (r *reader) text() []byte {
	x, n := binary.Uvarint(r.b)
	if r.failed || n <= 0 || x > uint64(len(r.b)) {
		r.failed = true
		return nil
	}
	r.b = r.b[n:]
	return r.take(int(x))
}

// compressorOf returns the payload, nil after raising TypeError.
func compressorOf(m *vm.VM, v Value) *compressor {
	if v.Is(heap.KNative) {
		if c, ok := m.Heap().Native(v).Data.(*compressor); ok {
			return c
		}
	}
	m.Raisef(vm.E.TypeError, "descriptor requires a 'zlib.Compress' object but received a '%s'", m.TypeName(v))
	return nil
}

func newCompress(m *vm.VM, a []Value) Value {
	n, r := intArgs(m, a, -1, 8, 15, 8, 0)
	if r != heap.Unbound {
		return r
	}
	level, method, bits, memory, strategy := n[0], n[1], n[2], n[3], n[4]
	if level < -1 || level > 9 || method != 8 || !validWindow(bits) || memory < 1 || memory > 9 || strategy < 0 || strategy > fixedCodes {
		return m.Raisef(vm.E.ValueError, "Invalid initialization option")
	}
	var dictionary []byte
	if a[5] != heap.Unbound {
		if dictionary, r = bytesArg(m, a[5]); r != heap.Unbound {
			return r
		}
	}
	if !m.Need(deflaterBytes(15, memory)) || !m.Pay(4000+len(dictionary)) {
		return heap.Raised
	}
	d := newDeflater(level, bits, memory, strategy)
	if a[5] != heap.Unbound {
		d.setDictionary(dictionary)
	}
	return m.Heap().NewNative(m.TypeIn("zlib", "Compress"), &compressor{d})
}

// feed compresses data and gives what came out.
func (c *compressor) feed(m *vm.VM, data []byte, flush int) Value {
	if c.d.finished {
		if flush == finish && len(data) == 0 {
			return failed(m, "Error -2 while finishing compression: inconsistent stream state")
		}
		return failed(m, "Error -2 while compressing data: inconsistent stream state")
	}
	if !m.Need(3*len(data) + len(c.d.pending) + 1024) {
		return heap.Raised
	}
	before := c.Size()
	c.d.pay = m.Pay
	c.d.compress(data, flush)
	c.d.pay = nil
	out := c.d.out
	c.d.out = nil
	if len(c.d.pending) == 0 {
		c.d.pending = nil
	}
	m.Heap().Resize(c, before)
	if c.d.stopped {
		return heap.Raised
	}
	return m.Heap().NewBytes(heap.KBytes, out)
}

var compressType = vm.TypeDef{
	Name: "Compress", Final: true, New: refused("zlib.Compress"),
	Methods: []vm.Def{
		{Name: "compress", Sig: "self, data, /", Fn: func(m *vm.VM, a []Value) Value {
			c := compressorOf(m, a[0])
			if c == nil {
				return heap.Raised
			}
			data, r := bytesArg(m, a[1])
			if r != heap.Unbound {
				return r
			}
			return c.feed(m, data, noFlush)
		}},
		{Name: "flush", Sig: "self, mode=, /", Fn: func(m *vm.VM, a []Value) Value {
			c := compressorOf(m, a[0])
			if c == nil {
				return heap.Raised
			}
			mode, r := intArg(m, a[1], finish)
			switch {
			case r != heap.Unbound:
				return r
			case mode == noFlush:
				return m.Heap().NewBytes(heap.KBytes, nil)
			case mode < noFlush || mode > blockFlush:
				return failed(m, "Error -2 while flushing: inconsistent stream state")
			}
			return c.feed(m, nil, mode)
		}},
		{Name: "copy", Sig: "self, /", Fn: copyCompressor},
		{Name: "__copy__", Sig: "self, /", Fn: copyCompressor},
		{Name: "__deepcopy__", Sig: "self, memo, /", Fn: copyCompressor},
	},
}

func copyCompressor(m *vm.VM, a []Value) Value {
	c := compressorOf(m, a[0])
	if c == nil {
		return heap.Raised
	}
	if c.d.finished {
		return m.Raisef(vm.E.ValueError, "Inconsistent stream state")
	}
	if !m.Need(c.Size()) || !m.Pay(8000) {
		return heap.Raised
	}
	d := *c.d
	d.window = append([]byte(nil), d.window...)
	d.prev = append([]uint16(nil), d.prev...)
	d.head = append([]uint16(nil), d.head...)
	d.symbols = append(make([]symbol, 0, cap(d.symbols)), d.symbols...)
	d.pending = append([]byte(nil), d.pending...)
	d.out = nil
	return m.Heap().NewNative(m.TypeIn("zlib", "Compress"), &compressor{&d})
}

// refused is the __new__ of a class whose instances only natives make.
func refused(name string) *vm.Def {
	return &vm.Def{Sig: "cls, *args, **kwargs", Fn: func(m *vm.VM, _ []Value) Value {
		return m.Raisef(vm.E.TypeError, "cannot create '%s' instances", name)
	}}
}
