package jsonlib

import (
	"encoding/binary"
	"errors"
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// What the value is that Python hands in.
const (
	handedValue = iota // a value to write
	handedItems        // the items of the mapping on top of the stack
	handedNone         // nothing: the encoder stopped to let chunks be used
)

// chunkLimit is after how many chunks a chunked encoder lets them be used.
const chunkLimit = 512

// An encodeState is an encoder between two calls of Python. Python calls ask, which calls
// what the encoder waits for, and hands the result to step.
type encodeState struct {
	options     Value // tuple
	hook, items Value // the functions default and items
	arg         Value // what one of them is to be called with
	handed      int   // what it gives
	chunked     bool  // step stops where it waits; else it calls as its last act
	done        bool
	depth       int
	stack       []level
	pieces      []Value // text written so far, or chunks to be used
}

func (s *encodeState) Size() int { return 160 + 32*cap(s.stack) + 8*cap(s.pieces) }

func (s *encodeState) Trace(visit func(*Value)) {
	for _, p := range []*Value{&s.options, &s.hook, &s.items, &s.arg} {
		visit(p)
	}
	for i := range s.stack {
		visit(&s.stack[i].v)
	}
	for i := range s.pieces {
		visit(&s.pieces[i])
	}
}

// Save gives all numbers, then the values.
func (s *encodeState) Save() (kind string, data []byte, refs []Value) {
	for _, x := range []int{s.handed, btoi(s.chunked), btoi(s.done), s.depth, len(s.stack)} {
		data = binary.AppendVarint(data, int64(x))
	}
	refs = []Value{s.options, s.hook, s.items, s.arg}
	for _, l := range s.stack {
		for _, x := range []int{l.kind, l.i, btoi(l.first)} {
			data = binary.AppendVarint(data, int64(x))
		}
		refs = append(refs, l.v)
	}
	return "json.encoder", data, append(refs, s.pieces...)
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// readInts reads numbers that Save wrote.
func readInts(data []byte) ([]int, bool) {
	var out []int
	for len(data) > 0 {
		x, n := binary.Varint(data)
		if n <= 0 || x < 0 || x > 1<<47 {
			return nil, false
		}
		out = append(out, int(x))
		data = data[n:]
	}
	return out, true
}

// levelKinds are the kinds of value that the levels walk.
var levelKinds = [...][]heap.Kind{
	levelList: {heap.KList, heap.KTuple}, levelDict: {heap.KDict}, levelItems: {heap.KList}, levelHold: nil,
}

func restoreEncoder(m *vm.VM, data []byte, refs []Value) (heap.NativeData, error) {
	bad := errors.New("not the state of an encoder")
	x, ok := readInts(data)
	if !ok || len(x) < 5 || len(refs) < 4 {
		return nil, bad
	}
	n := x[4]
	if len(x) != 5+3*n || len(refs) < 4+n || x[0] > handedNone {
		return nil, bad
	}
	s := &encodeState{options: refs[0], hook: refs[1], items: refs[2], arg: refs[3],
		handed: x[0], chunked: x[1] != 0, done: x[2] != 0, depth: x[3]}
	for i := range n {
		l := level{refs[4+i], x[5+3*i], x[6+3*i], x[7+3*i] != 0}
		if l.kind >= len(levelKinds) {
			return nil, bad
		}
		fits := levelKinds[l.kind] == nil
		for _, k := range levelKinds[l.kind] {
			fits = fits || l.v.Is(k)
		}
		if !fits {
			return nil, bad
		}
		s.stack = append(s.stack, l)
	}
	for _, v := range refs[4+n:] {
		if !v.Is(heap.KStr) {
			return nil, bad
		}
		s.pieces = append(s.pieces, v)
	}
	if s.handed == handedItems && !s.done && (n == 0 || s.stack[n-1].kind != levelHold) {
		return nil, bad
	}
	return s, nil
}

// add adds a piece of text.
func (s *encodeState) add(h *heap.Heap, v Value) {
	before := s.Size()
	s.pieces = append(s.pieces, v)
	h.Resize(s, before)
}

// newEncoder (value, options, default, items) makes the state of a chunked encoder.
func newEncoder(m *vm.VM, a []Value) Value {
	if _, ok := readOptions(m, a[1]); !ok {
		return m.Raisef(vm.E.TypeError, "these are no options of an encoder")
	}
	return m.Heap().NewNative(m.TypeIn("json.encoder", "_Encoding"),
		&encodeState{options: a[1], hook: a[2], items: a[3], arg: a[0], handed: handedNone, chunked: true})
}

// ask stops where Python has its say: the state is kept, and if the encoder is not chunked
// the call made.
func (e *encoder) ask(handed int, arg Value, args []Value) Value {
	e.endChunk()
	if e.work += 20 + len(e.stack); !e.pay() {
		return heap.Raised
	}
	if err := e.m.Need(len(e.out) + 40*len(e.stack)); err != nil {
		return e.vm.Stopped(err)
	}
	first := e.state == nil
	object := heap.Unbound
	if first {
		e.state = &encodeState{options: args[0], hook: args[1], items: args[2], arg: arg}
		object = e.h.NewNative(e.vm.TypeIn("json.encoder", "_Encoding"), e.state)
	}
	s := e.state
	before := s.Size()
	s.stack, s.depth, s.handed, s.arg = append(s.stack[:0], e.stack...), e.depth, handed, arg
	e.h.Resize(s, before)
	if !s.chunked && len(e.out) > 0 {
		s.add(e.h, e.h.NewStr(string(e.out)))
	}
	switch {
	case s.chunked:
		return heap.None
	case first:
		return e.vm.CallIn("json.encoder", "_drive", object)
	}
	return s.call(e.vm)
}

// call calls what the encoder waits for.
func (s *encodeState) call(m *vm.VM) Value {
	switch {
	case s.done || s.handed == handedNone:
		return heap.None
	case s.handed == handedItems:
		o, _ := readOptions(m, s.options)
		return m.Call(s.items, s.arg, heap.Bool(o.sortKeys))
	}
	return m.Call(s.hook, s.arg)
}

// encoderOf returns the state, nil after raising TypeError.
func encoderOf(m *vm.VM, v Value) *encodeState {
	if v.Is(heap.KNative) {
		if s, ok := m.Heap().Native(v).Data.(*encodeState); ok {
			return s
		}
	}
	m.Raisef(vm.E.TypeError, "the state of an encoder is required, not '%s'", m.TypeName(v))
	return nil
}

// step (self, value) goes on with what Python gave.
func (s *encodeState) step(m *vm.VM, v Value) Value {
	if s.done {
		return heap.None
	}
	e := encoder{vm: m, h: m.Heap(), m: m.Meter(), state: s, depth: s.depth}
	var ok bool
	if e.options, ok = readOptions(m, s.options); !ok {
		return m.Raisef(vm.E.TypeError, "these are no options of an encoder")
	}
	e.stack = append(make([]level, 0, len(s.stack)+4), s.stack...)
	handed := s.handed
	if handed == handedNone && len(e.stack) == 0 {
		v, handed = s.arg, handedValue // the beginning
	}
	return e.buffered(func() Value { return e.run(v, handed, nil) })
}

// finish returns the whole text, or in chunks None.
func (e *encoder) finish() Value {
	if !e.pay() {
		return heap.Raised
	}
	size := len(e.out)
	s := e.state
	if s != nil {
		s.done = true
		if s.chunked {
			return heap.None
		}
		for _, p := range s.pieces {
			size += len(e.h.Str(p).S)
		}
	}
	if err := e.m.Need(size); err != nil {
		return e.vm.Stopped(err)
	}
	if s == nil {
		return e.text(string(e.out))
	}
	var b strings.Builder
	b.Grow(size)
	for _, p := range s.pieces {
		b.WriteString(e.h.Str(p).S)
	}
	b.Write(e.out)
	return e.text(b.String())
}

// encodingType is the class of the states.
var encodingType = vm.TypeDef{
	Name: "_Encoding", Final: true, New: refused("_json._Encoding"),
	Methods: []vm.Def{
		{Name: "step", Sig: "self, value, /", Fn: func(m *vm.VM, a []Value) Value {
			s := encoderOf(m, a[0])
			if s == nil {
				return heap.Raised
			}
			return s.step(m, a[1])
		}},
		{Name: "ask", Sig: "self, /", Fn: func(m *vm.VM, a []Value) Value {
			s := encoderOf(m, a[0])
			if s == nil {
				return heap.Raised
			}
			return s.call(m)
		}},
		{Name: "take", Sig: "self, /", Fn: func(m *vm.VM, a []Value) Value {
			s := encoderOf(m, a[0])
			if s == nil {
				return heap.Raised
			}
			list := m.Heap().NewList(s.pieces)
			before := s.Size()
			s.pieces = nil
			m.Heap().Resize(s, before)
			return list
		}},
	},
	Getters: []vm.Getter{{Name: "done", Get: func(m *vm.VM, v Value) Value {
		s := encoderOf(m, v)
		if s == nil {
			return heap.Raised
		}
		return heap.Bool(s.done)
	}}},
}

// refused is the __new__ of a class whose instances only natives make.
func refused(name string) *vm.Def {
	return &vm.Def{Sig: "cls, *args, **kwargs", Fn: func(m *vm.VM, _ []Value) Value {
		return m.Raisef(vm.E.TypeError, "cannot create '%s' instances", name)
	}}
}
