package jsonlib

import (
	"sync"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// The hooks of a decoder, in the order of the tuple Python passes; None for those that
// are not there.
const (
	hookObject = iota
	hookPairs
	hookFloat
	hookInt
	hookConstant
	numHooks
)

// A decoder reads one document. vals holds the elements of all open containers. Before
// those of each container stands a mark: where the mark of the container around it is and
// whether it is an object.
type decoder struct {
	vm *vm.VM
	h  *heap.Heap
	m  meter.Meter

	src    Value // the document
	s      string
	ascii  bool
	pos    int
	vals   []Value
	base   int // index of the mark in force, 0 for none
	depth  int
	work   int
	strict bool
	stop   bool             // an exception was raised or a hook called
	hooks  *[numHooks]Value // nil if there are none
	state  *scanState       // nil until a hook is called
	fail   Value            // Python function that raises JSONDecodeError: message, document, position
	buf    []byte           // of strings with escapes
	keys   *keyMemo         // keys the document has had
	memo   keyMemo          // used where no state has its own
}

type keyMemo [knownKeys]oneKey

type oneKey struct {
	s string
	v Value
}

const (
	knownKeys = 64 // a power of two
	keyLimit  = 64 // length of the longest key that is remembered
)

var decoderPool = sync.Pool{New: func() any { return new(decoder) }}

// release gives a decoder back, without anything of the VM that used it.
func (d *decoder) release() {
	vals, buf := d.vals[:0], d.buf[:0]
	if cap(vals) > 1<<12 || d.hooks != nil {
		vals = nil
	}
	if cap(buf) > 1<<12 {
		buf = nil
	}
	*d = decoder{vals: vals, buf: buf}
	decoderPool.Put(d)
}

// newDecoder prepares to read a document, a str; it is nil after raising TypeError.
func newDecoder(m *vm.VM, src, fail Value) *decoder {
	plain := m.Payload(src)
	if !plain.Is(heap.KStr) {
		m.Raisef(vm.E.TypeError, "first argument must be a string, not %s", m.TypeName(src))
		return nil
	}
	d := decoderPool.Get().(*decoder)
	d.vm, d.h, d.m, d.fail = m, m.Heap(), m.Meter(), fail
	d.src = plain
	str := d.h.Str(plain)
	d.s, d.ascii = str.S, str.ASCII()
	d.keys = &d.memo
	d.vals = append(d.vals, heap.None) // a mark at 0 would look like none
	return d
}

// loads (s, fail) reads a whole document without hooks.
func loads(m *vm.VM, a []Value) Value {
	d := newDecoder(m, a[0], a[1])
	if d == nil {
		return heap.Raised
	}
	defer d.release()
	d.strict = true
	d.skipSpace()
	v := d.run(heap.Unbound)
	if d.stop {
		return v
	}
	d.skipSpace()
	if d.pos != len(d.s) {
		return d.errorAt("Extra data", d.pos)
	}
	return v
}

// scan (s, start, strict, hooks, fail) reads the value that begins at start and returns it
// with the position behind it.
func scan(m *vm.VM, a []Value) Value {
	if !a[3].Is(heap.KTuple) || len(m.Heap().List(a[3]).V) != numHooks {
		return m.Raisef(vm.E.TypeError, "these are no hooks of a decoder")
	}
	d := newDecoder(m, a[0], a[4])
	if d == nil {
		return heap.Raised
	}
	defer d.release()
	d.strict = a[2] == heap.True
	d.hooks = (*[numHooks]Value)(append([]Value(nil), d.h.List(a[3]).V...))
	start, ok := m.AsInt64(a[1])
	str := d.h.Str(d.src)
	switch {
	case ok && start < 0:
		return m.Raisef(vm.E.ValueError, "idx cannot be negative")
	case !ok && !m.Payload(a[1]).Is(heap.KInt):
		return m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(a[1]))
	case !ok || start > int64(str.Len()):
		return m.Call(a[4], d.h.NewStr("Expecting value"), d.src, a[1])
	}
	d.pos = d.h.Offset(str, int(start))
	return d.whole(d.run(heap.Unbound))
}

// whole is the answer of scan when run came back.
func (d *decoder) whole(v Value) Value {
	if d.stop {
		return v
	}
	end := d.h.RuneIndex(d.h.Str(d.src), d.pos)
	if d.state != nil {
		d.state.done = true
	}
	return d.h.NewTuple([]Value{v, heap.Small(int64(end))})
}

// hooked reports whether there is such a hook.
func (d *decoder) hooked(hook int) bool { return d.hooks != nil && d.hooks[hook] != heap.None }

// errorAt raises JSONDecodeError for the byte offset at.
func (d *decoder) errorAt(msg string, at int) Value {
	d.stop = true
	return d.vm.Call(d.fail, d.h.NewStr(msg), d.src, heap.Small(int64(d.h.RuneIndex(d.h.Str(d.src), at))))
}

// stopped ends the native after a refused payment.
func (d *decoder) stopped(err error) Value {
	d.stop = true
	return d.vm.Stopped(err)
}

// pay hands the work done to the meter.
func (d *decoder) pay() bool {
	err := d.m.Pay(d.work)
	d.work = 0
	if err != nil {
		d.stopped(err)
		return false
	}
	return true
}

// need asks for memory.
func (d *decoder) need(n int) bool {
	if n < 1024 {
		return true
	}
	if err := d.m.Need(n); err != nil {
		d.stopped(err)
		return false
	}
	return true
}

func (d *decoder) skipSpace() {
	s, i := d.s, d.pos
	for i < len(s) && (s[i] == ' ' || s[i] == '\n' || s[i] == '\r' || s[i] == '\t') {
		i++
	}
	d.work += (i - d.pos) / 8
	d.pos = i
}

// at reports whether the character c stands here.
func (d *decoder) at(c byte) bool { return d.pos < len(d.s) && d.s[d.pos] == c }

// run reads on until the outermost value is whole, or until stop is set. v is the value
// just read, Unbound if one begins here.
func (d *decoder) run(v Value) Value {
	for {
		if d.work > 2000 && !d.pay() {
			return heap.Raised
		}
		if v == heap.Unbound {
			v = d.begin()
		} else if d.base == 0 {
			if d.work += 4; !d.pay() {
				return heap.Raised
			}
			return v
		} else {
			v = d.after(v)
		}
		if d.stop {
			return v
		}
	}
}

// begin reads a value that is no container, or what opens one. It returns Unbound where
// the next value begins.
func (d *decoder) begin() Value {
	d.work += 3
	if d.pos >= len(d.s) {
		return d.errorAt("Expecting value", d.pos)
	}
	switch c := d.s[d.pos]; c {
	case '"':
		d.pos++
		return d.str(false)
	case '{':
		if !d.open(1) {
			return heap.Raised
		}
		d.skipSpace()
		if d.at('}') {
			return d.closeObject()
		}
		return d.key()
	case '[':
		if !d.open(0) {
			return heap.Raised
		}
		d.skipSpace()
		if d.at(']') {
			return d.closeArray()
		}
		return heap.Unbound
	}
	return d.word()
}

// open begins a container.
func (d *decoder) open(object int) bool {
	if d.depth >= maxDepth {
		d.stop = true
		d.vm.Raisef(vm.E.RecursionError, "maximum recursion depth exceeded while decoding a JSON %s from a unicode string",
			[...]string{"array", "object"}[object])
		return false
	}
	d.depth++
	d.pos++
	mark := heap.Small(int64(d.base<<1 | object))
	d.base = len(d.vals)
	return d.push(mark)
}

func (d *decoder) push(v Value) bool {
	if len(d.vals) == cap(d.vals) {
		if !d.need(16 * cap(d.vals)) {
			return false
		}
	}
	d.vals = append(d.vals, v)
	return true
}

// inObject reports whether the innermost container is an object.
func (d *decoder) inObject() bool { return d.vals[d.base].Int()&1 != 0 }

// leave drops the innermost container.
func (d *decoder) leave() {
	base := int(d.vals[d.base].Int() >> 1)
	d.vals = d.vals[:d.base]
	d.base = base
	d.depth--
	d.pos++
}

// after stores an element and reads what follows it: Unbound where the next value begins,
// or the container that ended.
func (d *decoder) after(v Value) Value {
	if !d.push(v) {
		return heap.Raised
	}
	d.skipSpace()
	var c byte
	if d.pos < len(d.s) {
		c = d.s[d.pos]
	}
	object := d.inObject()
	switch {
	case c == ',':
		comma := d.pos
		d.pos++
		d.skipSpace()
		if !object {
			if d.at(']') {
				return d.errorAt("Illegal trailing comma before end of array", comma)
			}
			return heap.Unbound
		}
		if d.at('}') {
			return d.errorAt("Illegal trailing comma before end of object", comma)
		}
		return d.key()
	case c == '}' && object:
		return d.closeObject()
	case c == ']' && !object:
		return d.closeArray()
	}
	return d.errorAt("Expecting ',' delimiter", d.pos)
}

// key reads a key and its colon.
func (d *decoder) key() Value {
	if !d.at('"') {
		return d.errorAt("Expecting property name enclosed in double quotes", d.pos)
	}
	d.pos++
	k := d.str(true)
	if d.stop {
		return k
	}
	if !d.push(k) {
		return heap.Raised
	}
	d.skipSpace()
	if !d.at(':') {
		return d.errorAt("Expecting ':' delimiter", d.pos)
	}
	d.pos++
	d.skipSpace()
	return heap.Unbound
}

func (d *decoder) closeArray() Value {
	elems := d.vals[d.base+1:]
	if !d.need(8 * len(elems)) {
		return heap.Raised
	}
	d.work += 4 + len(elems)/8
	own := make([]Value, len(elems))
	copy(own, elems)
	v := d.h.NewList(own)
	d.leave()
	return v
}

func (d *decoder) closeObject() Value {
	pairs := d.vals[d.base+1:]
	var v Value
	hook := hookObject
	if d.hooked(hookPairs) {
		hook = hookPairs
		v = d.pairList(pairs)
	} else {
		v = d.dict(pairs)
	}
	if d.stop {
		return heap.Raised
	}
	d.leave()
	if d.hooked(hook) {
		return d.callHook(hook, v)
	}
	return v
}

// dict makes a dict of keys and values in turn; the last value of a key counts.
func (d *decoder) dict(pairs []Value) Value {
	n := len(pairs) / 2
	if !d.need(80 * n) {
		return heap.Raised
	}
	d.work += 6 + 4*n
	v, dict := d.h.NewDict()
	d.h.Reserve(dict, n)
	for i := 0; i+1 < len(pairs); i += 2 {
		k, s := pairs[i], d.h.Str(pairs[i])
		if e := d.h.FindStr(dict, k, s); e >= 0 {
			dict.Ents[e].V = pairs[i+1]
		} else {
			d.h.Add(dict, k, pairs[i+1], d.h.StrHash(k))
		}
	}
	return v
}

// pairList makes a list of pairs.
func (d *decoder) pairList(pairs []Value) Value {
	if !d.need(80 * len(pairs)) {
		return heap.Raised
	}
	d.work += 6 + 4*len(pairs)
	list := make([]Value, 0, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		list = append(list, d.h.NewTuple([]Value{pairs[i], pairs[i+1]}))
	}
	return d.h.NewList(list)
}
