package jsonlib

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/number"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// The kinds of level.
const (
	levelList  = iota // a list or tuple
	levelDict         // the entries of a dict
	levelItems        // a list of keys and values in turn
	levelHold         // an object whose replacement is being written
)

// A level is a container being written: its next element or entry is i. first says that
// nothing has been written in it yet.
type level struct {
	v     Value
	kind  int
	i     int
	first bool
}

// An encoder writes one value.
type encoder struct {
	vm *vm.VM
	h  *heap.Heap
	m  meter.Meter

	out  []byte
	work int // units not yet paid

	options
	stack []level
	depth int            // brackets open
	seen  map[Value]bool // the containers of the stack, once it is deep
	state *encodeState   // nil until Python has its say
	cut   int            // the length of out at the last chunk's end
}

// seenFrom is the depth from which the containers being written are kept in a map.
const seenFrom = 24

// outPool keeps small output buffers between calls.
var outPool = sync.Pool{New: func() any { b := make([]byte, 0, 1024); return &b }}

const pooledOut = 1 << 18

// options say how to write.
type options struct {
	skipKeys, ascii, circular, allowNaN, sortKeys bool
	indented                                      bool
	indent, itemSep, keySep                       string
}

// readOptions reads the tuple (skipkeys, ensure_ascii, check_circular, allow_nan,
// sort_keys, indent, item_separator, key_separator).
func readOptions(m *vm.VM, v Value) (o options, ok bool) {
	if !v.Is(heap.KTuple) || len(m.Heap().List(v).V) != 8 {
		return o, false
	}
	t := m.Heap().List(v).V
	for i, p := range []*bool{&o.skipKeys, &o.ascii, &o.circular, &o.allowNaN, &o.sortKeys} {
		*p = t[i] == heap.True
	}
	if t[5] != heap.None {
		o.indented = true
		if o.indent, ok = m.Text(t[5]); !ok {
			return o, false
		}
	}
	if o.itemSep, ok = m.Text(t[6]); !ok {
		return o, false
	}
	o.keySep, ok = m.Text(t[7])
	return o, ok
}

// encode (value, options, default, items) returns the text of a value.
func encode(m *vm.VM, a []Value) Value {
	e := encoder{vm: m, h: m.Heap(), m: m.Meter()}
	var ok bool
	if e.options, ok = readOptions(m, a[1]); !ok {
		return m.Raisef(vm.E.TypeError, "these are no options of an encoder")
	}
	return e.buffered(func() Value { return e.run(a[0], handedValue, a[1:]) })
}

// buffered runs with an output buffer that calls share.
func (e *encoder) buffered(run func() Value) Value {
	buf := outPool.Get().(*[]byte)
	e.out = (*buf)[:0]
	r := run()
	if cap(e.out) <= pooledOut {
		*buf = e.out[:0]
		outPool.Put(buf)
	}
	return r
}

// run goes on with what Python handed in to the end or to the next call of Python. args
// are options, default and items where there is no state yet.
func (e *encoder) run(v Value, handed int, args []Value) Value {
	switch handed {
	case handedItems:
		if !e.takeItems(v) {
			return heap.Raised
		}
		v = heap.Unbound
	case handedNone:
		v = heap.Unbound
	}
	for {
		if v != heap.Unbound {
			switch e.value(v) {
			case wrote:
			case failed:
				return heap.Raised
			case needsItems:
				return e.ask(handedItems, e.stack[len(e.stack)-1].v, args)
			case needsDefault:
				if !e.hold(v) {
					return heap.Raised
				}
				return e.ask(handedValue, v, args)
			}
		}
		if e.work > 4000 && !e.pay() {
			return heap.Raised
		}
		if len(e.stack) == 0 {
			return e.finish()
		}
		if e.chunked() && len(e.state.pieces) >= chunkLimit && e.cut == len(e.out) {
			return e.ask(handedNone, heap.None, args)
		}
		var ok bool
		if v, ok = e.next(&e.stack[len(e.stack)-1]); !ok {
			return heap.Raised
		}
	}
}

// pay hands the work done to the meter.
func (e *encoder) pay() bool {
	err := e.m.Pay(e.work)
	e.work = 0
	if err != nil {
		e.vm.Stopped(err)
		return false
	}
	return true
}

// room makes room for n more bytes of output.
func (e *encoder) room(n int) bool {
	if cap(e.out)-len(e.out) >= n {
		return true
	}
	size := 2*cap(e.out) + n
	if err := e.m.Need(size); err != nil {
		e.vm.Stopped(err)
		return false
	}
	out := make([]byte, len(e.out), size)
	copy(out, e.out)
	e.out = out
	return true
}

// add writes text as it is.
func (e *encoder) add(s string) bool {
	if !e.room(len(s)) {
		return false
	}
	e.out = append(e.out, s...)
	e.work += len(s) / 16
	return true
}

// quotedPiece is how much text is quoted at once.
const quotedPiece = 512

// quote writes a string.
func (e *encoder) quote(s string) bool {
	e.work += 2 + len(s)/4
	if len(s) <= quotedPiece {
		if !e.room(6*len(s) + 2) {
			return false
		}
		e.out = append(e.out, '"')
		e.out = append(appendQuoted(e.out, s, e.ascii), '"')
		return true
	}
	if !e.room(len(s) + 2 + 6*quotedPiece) { // a plain text needs no more
		return false
	}
	e.out = append(e.out, '"')
	for s != "" {
		n := min(quotedPiece, len(s))
		for n < len(s) && s[n]&0xC0 == 0x80 {
			n++
		}
		if !e.room(6*n+1) || e.work > 4000 && !e.pay() {
			return false
		}
		e.out = appendQuoted(e.out, s[:n], e.ascii)
		s = s[n:]
	}
	e.out = append(e.out, '"')
	return true
}

// outcome is what became of a value.
type outcome uint8

const (
	wrote        outcome = iota // written, or its level begun
	failed                      // an exception was raised
	needsItems                  // Python has to give the items of the mapping now on the stack
	needsDefault                // Python has to replace it
)

// value writes a value that needs no level, or begins the level of one that does.
func (e *encoder) value(v Value) outcome {
	if v.Is(heap.KInst) {
		return e.instance(v)
	}
	return e.builtin(v, v)
}

// instance writes an instance of a class of a script: those of subclasses of built-in
// types are written as the built-in value.
func (e *encoder) instance(v Value) outcome {
	p := e.vm.Payload(v)
	if p == v {
		return needsDefault
	}
	return e.builtin(p, v)
}

// builtin writes v, the built-in value behind obj.
func (e *encoder) builtin(v, obj Value) outcome {
	e.work += 2
	switch v.Kind() {
	case heap.KStr:
		return e.scalar(e.quote(e.h.Str(v).S))
	case 0, 1, heap.KInt, heap.KFloat:
		return e.scalar(e.number(v))
	case heap.KNone:
		return e.scalar(e.add("null"))
	case heap.KTrue:
		return e.scalar(e.add("true"))
	case heap.KFalse:
		return e.scalar(e.add("false"))
	case heap.KList, heap.KTuple:
		if len(e.h.List(v).V) == 0 {
			return e.scalar(e.add("[]"))
		}
		return e.open(obj, level{v: v, kind: levelList, first: true}, '[')
	case heap.KDict:
		return e.dict(v, obj)
	}
	return needsDefault
}

// scalar ends a value without a level.
func (e *encoder) scalar(ok bool) outcome {
	if !ok {
		return failed
	}
	e.endChunk()
	return wrote
}

// chunked reports whether the pieces between two yields are kept apart.
func (e *encoder) chunked() bool { return e.state != nil && e.state.chunked }

// endChunk ends a chunk after what was written.
func (e *encoder) endChunk() {
	if !e.chunked() || len(e.out) == e.cut {
		return
	}
	e.state.add(e.h, e.h.NewStr(string(e.out[e.cut:])))
	e.cut = len(e.out)
	if e.cut > 1<<16 {
		e.out, e.cut = e.out[:0], 0
	}
}

func (e *encoder) number(v Value) bool {
	switch {
	case v.IsInt():
		if !e.room(24) {
			return false
		}
		e.out = strconv.AppendInt(e.out, v.Int(), 10)
		return true
	case v.Is(heap.KInt):
		return e.bigInt(v)
	}
	e.work += 10
	return e.float(e.h.Float(v))
}

func (e *encoder) bigInt(v Value) bool {
	z := e.vm.BigOf(v)
	if limit := e.vm.MaxStrDigits(); limit > 0 {
		over, err := bigint.DigitsExceed(e.m, z, limit)
		if err != nil {
			e.vm.NumError(err)
			return false
		}
		if over {
			e.vm.Raisef(vm.E.ValueError, "Exceeds the limit (%d digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit", limit)
			return false
		}
	}
	b, err := bigint.Format(e.m, z, 10)
	if err != nil {
		e.vm.NumError(err)
		return false
	}
	return e.add(string(b))
}

func (e *encoder) float(f float64) bool {
	if !e.room(32) {
		return false
	}
	if f-f == 0 {
		e.out = number.AppendRepr(e.out, f)
		return true
	}
	name := "NaN"
	switch {
	case math.IsInf(f, 1):
		name = "Infinity"
	case math.IsInf(f, -1):
		name = "-Infinity"
	}
	if !e.allowNaN {
		e.vm.Raisef(vm.E.ValueError, "Out of range float values are not JSON compliant: %s", number.AppendRepr(nil, f))
		return false
	}
	e.out = append(e.out, name...)
	return true
}

// open begins a level. obj is what the script sees.
func (e *encoder) open(obj Value, l level, bracket byte) outcome {
	if !e.enter(obj) || !e.room(1) {
		return failed
	}
	e.endChunk()
	e.out = append(e.out, bracket)
	e.depth++
	if obj != l.v {
		// The instance is what a cycle comes back to; the level holds what is read.
		e.stack = append(e.stack, level{v: obj, kind: levelHold})
	}
	e.stack = append(e.stack, l)
	if l.kind != levelList && !e.opened() {
		return failed
	}
	return wrote
}

// opened ends what opens an object: the line of its first key begins at once.
func (e *encoder) opened() bool {
	e.endChunk()
	if e.indented && !e.newline(e.depth) {
		return false
	}
	e.endChunk()
	return true
}

// enter checks that obj may be written inside the containers of the stack.
func (e *encoder) enter(obj Value) bool {
	if len(e.stack) >= maxDepth {
		e.vm.Raisef(vm.E.RecursionError, "maximum recursion depth exceeded while encoding a JSON object")
		return false
	}
	if !e.circular {
		return true
	}
	cycle := false
	if len(e.stack) < seenFrom {
		e.work += 2 + len(e.stack)/8
		for i := range e.stack {
			cycle = cycle || e.stack[i].v == obj
		}
	} else {
		e.work += 24
		if e.seen == nil {
			e.seen = map[Value]bool{}
			for i := range e.stack {
				e.seen[e.stack[i].v] = true
			}
		}
		cycle = e.seen[obj]
		e.seen[obj] = true
	}
	if cycle {
		e.vm.Raisef(vm.E.ValueError, "Circular reference detected")
	}
	return !cycle
}

// hold notes an object whose replacement Python is asked for.
func (e *encoder) hold(v Value) bool {
	if !e.enter(v) {
		return false
	}
	e.stack = append(e.stack, level{v: v, kind: levelHold})
	return true
}

// leave ends the level on top.
func (e *encoder) leave() {
	l := &e.stack[len(e.stack)-1]
	if e.seen != nil {
		delete(e.seen, l.v)
	}
	e.stack = e.stack[:len(e.stack)-1]
}

// dict begins the level of a dict.
func (e *encoder) dict(v, obj Value) outcome {
	d := e.h.Dict(v)
	if d.Len() == 0 {
		return e.scalar(e.add("{}"))
	}
	l := level{v: v, kind: levelDict, first: true}
	needItems := obj != v && !e.plainItems(obj)
	if e.sortKeys && !needItems {
		sorted, ok, stringKeys := e.sortedItems(d)
		switch {
		case !ok:
			return failed
		case stringKeys:
			l.v, l.kind = sorted, levelItems
		default:
			needItems = true
		}
	}
	if needItems {
		if !e.enter(obj) {
			return failed
		}
		e.stack = append(e.stack, level{v: obj, kind: levelHold})
		return needsItems
	}
	return e.open(obj, l, '{')
}

// plainItems reports whether the items method of an instance of a subclass is dict's own.
func (e *encoder) plainItems(obj Value) bool {
	name := e.h.Intern("items")
	return e.vm.Lookup(e.vm.TypeOf(obj), name) == e.vm.Lookup(vm.T.Dict, name)
}

// sortedItems lists the keys and values of a dict by key, if all keys are strings.
func (e *encoder) sortedItems(d *heap.Dict) (items Value, ok, stringKeys bool) {
	size := 24 * d.Len()
	if err := e.m.Need(2 * size); err != nil {
		e.vm.Stopped(err)
		return 0, false, false
	}
	type item struct {
		key string
		ent *heap.Entry
	}
	list := make([]item, 0, d.Len())
	for i := range d.Ents {
		ent := &d.Ents[i]
		switch {
		case ent.K == heap.Unbound:
		case ent.K.Is(heap.KStr):
			list = append(list, item{e.h.Str(ent.K).S, ent})
		default:
			return 0, true, false
		}
	}
	steps := 0
	slices.SortStableFunc(list, func(a, b item) int {
		if steps++; steps&1023 == 0 && e.work >= 0 {
			if e.work += 4096; !e.pay() {
				e.work = -1 << 40 // the run is over; let the sort end
			}
		}
		return strings.Compare(a.key, b.key)
	})
	if e.work < 0 {
		return 0, false, false
	}
	e.work += 4 * (steps & 1023)
	flat := make([]Value, 0, 2*len(list))
	for _, it := range list {
		flat = append(flat, it.ent.K, it.ent.V)
	}
	return e.h.NewList(flat), true, true
}

// takeItems begins the level of the mapping on top of the stack with the list of pairs
// that Python gave.
func (e *encoder) takeItems(v Value) bool {
	items := e.h.List(v).V
	if len(items) == 0 {
		e.leave()
		return e.scalar(e.add("{}")) == wrote
	}
	if err := e.m.Need(16 * len(items)); err != nil {
		e.vm.Stopped(err)
		return false
	}
	flat := make([]Value, 0, 2*len(items))
	for _, it := range items {
		if !it.Is(heap.KTuple) || len(e.h.List(it).V) != 2 {
			e.vm.Raisef(vm.E.ValueError, "items must return 2-tuples")
			return false
		}
		flat = append(flat, e.h.List(it).V...)
	}
	e.work += len(items)
	if !e.add("{") {
		return false
	}
	e.depth++
	e.stack = append(e.stack, level{v: e.h.NewList(flat), kind: levelItems, first: true})
	return e.opened()
}

// next writes what stands before the next value of the level on top and returns the
// value, or closes the level and returns Unbound.
func (e *encoder) next(l *level) (Value, bool) {
	switch l.kind {
	case levelHold:
		e.leave()
		return heap.Unbound, true
	case levelList:
		v := e.h.List(l.v).V
		if l.i >= len(v) {
			return heap.Unbound, e.close(']')
		}
		l.i++
		return v[l.i-1], e.separate(l)
	case levelItems:
		v := e.h.List(l.v).V
		for l.i+1 < len(v) {
			l.i += 2
			if written, ok := e.key(l, v[l.i-2]); written || !ok {
				return v[l.i-1], ok
			}
		}
	default:
		d := e.h.Dict(l.v)
		for l.i < len(d.Ents) {
			ent := &d.Ents[l.i]
			l.i++
			if ent.K == heap.Unbound {
				continue
			}
			if written, ok := e.key(l, ent.K); written || !ok {
				return ent.V, ok
			}
		}
	}
	return heap.Unbound, e.close('}')
}

// separate writes what stands before an element.
func (e *encoder) separate(l *level) bool {
	if !l.first {
		return e.add(e.itemSep) && (!e.indented || e.newline(e.depth))
	}
	l.first = false
	return !e.indented || l.kind != levelList || e.newline(e.depth)
}

// newline begins a line indented n times.
func (e *encoder) newline(n int) bool {
	size := n*len(e.indent) + 1
	if !e.room(size) {
		return false
	}
	e.work += size / 16
	e.out = append(e.out, '\n')
	for range n {
		e.out = append(e.out, e.indent...)
	}
	return true
}

// close ends the level on top with its bracket.
func (e *encoder) close(bracket byte) bool {
	e.leave()
	e.depth--
	if e.indented {
		if !e.newline(e.depth) {
			return false
		}
		e.endChunk()
	}
	if !e.room(1) {
		return false
	}
	e.out = append(e.out, bracket)
	e.endChunk()
	return true
}

// key writes a key of a mapping with what stands before and behind it; written is false
// for one that is skipped.
func (e *encoder) key(l *level, k Value) (written, ok bool) {
	p := e.vm.Payload(k)
	var name string
	switch p.Kind() {
	case heap.KStr, 0, 1, heap.KInt, heap.KFloat:
	case heap.KNone:
		name = "null"
	case heap.KTrue:
		name = "true"
	case heap.KFalse:
		name = "false"
	default:
		if e.skipKeys {
			return false, true
		}
		e.vm.Raisef(vm.E.TypeError, "keys must be str, int, float, bool or None, not %s", e.vm.TypeName(k))
		return false, false
	}
	if !e.separate(l) {
		return false, false
	}
	e.endChunk()
	switch {
	case p.Is(heap.KStr):
		ok = e.quote(e.h.Str(p).S)
	case name != "":
		ok = e.quote(name)
	default:
		ok = e.room(1)
		e.out = append(e.out, '"')
		ok = ok && e.number(p) && e.add(`"`)
	}
	e.endChunk()
	ok = ok && e.add(e.keySep)
	e.endChunk()
	return true, ok
}

func (e *encoder) text(s string) Value {
	if e.ascii && !e.indented {
		return e.asciiText(s)
	}
	return e.h.NewStr(s)
}

// asciiText makes a string of s, which is ASCII unless the separators are not.
func (e *encoder) asciiText(s string) Value {
	for _, sep := range []string{e.itemSep, e.keySep} {
		for i := range len(sep) {
			if sep[i] >= 0x80 {
				return e.h.NewStr(s)
			}
		}
	}
	return e.h.NewASCII(s)
}

// encodeBaseString and encodeBaseStringASCII write one string.
func encodeBaseString(m *vm.VM, a []Value) Value      { return encodeOne(m, a[0], false) }
func encodeBaseStringASCII(m *vm.VM, a []Value) Value { return encodeOne(m, a[0], true) }

func encodeOne(m *vm.VM, v Value, ascii bool) Value {
	p := m.Payload(v)
	if !p.Is(heap.KStr) {
		return m.Raisef(vm.E.TypeError, "first argument must be a string, not %s", m.TypeName(v))
	}
	e := encoder{vm: m, h: m.Heap(), m: m.Meter(), options: options{ascii: ascii}}
	if !e.quote(e.h.Str(p).S) || !e.pay() {
		return heap.Raised
	}
	return e.h.NewStr(string(e.out))
}
