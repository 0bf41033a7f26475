package jsonlib

import (
	"encoding/binary"
	"errors"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// A scanState is a decoder while a hook runs. Python hands what the hook gave to step.
type scanState struct {
	src, fail Value
	hooks     [numHooks]Value
	hook      int   // which is to be called …
	arg       Value // … with what
	strict    bool
	done      bool
	pos       int
	base      int
	depth     int
	vals      []Value
	keys      keyMemo
}

func (s *scanState) Size() int { return 224 + 24*knownKeys + 8*cap(s.vals) }

func (s *scanState) Trace(visit func(*Value)) {
	for _, p := range []*Value{&s.src, &s.fail, &s.arg} {
		visit(p)
	}
	for i := range s.hooks {
		visit(&s.hooks[i])
	}
	for i := range s.vals {
		visit(&s.vals[i])
	}
	for i := range s.keys {
		if s.keys[i].s != "" {
			visit(&s.keys[i].v)
		}
	}
}

// Save gives all numbers and the values; the keys are found again.
func (s *scanState) Save() (kind string, data []byte, refs []Value) {
	for _, x := range []int{s.hook, btoi(s.strict), btoi(s.done), s.pos, s.base, s.depth} {
		data = binary.AppendVarint(data, int64(x))
	}
	refs = append([]Value{s.src, s.fail, s.arg}, s.hooks[:]...)
	return "json.decoder", data, append(refs, s.vals...)
}

func restoreScan(m *vm.VM, data []byte, refs []Value) (heap.NativeData, error) {
	bad := errors.New("not the state of a decoder")
	x, ok := readInts(data)
	const head = 3 + numHooks
	if !ok || len(x) != 6 || len(refs) < head+1 || !refs[0].Is(heap.KStr) || x[0] >= numHooks {
		return nil, bad
	}
	s := &scanState{src: refs[0], fail: refs[1], arg: refs[2], hook: x[0], strict: x[1] != 0, done: x[2] != 0,
		pos: x[3], base: x[4], depth: x[5], vals: append([]Value(nil), refs[head:]...)}
	copy(s.hooks[:], refs[3:])
	text := m.Heap().Str(s.src).S
	if s.pos > len(text) || s.pos < len(text) && text[s.pos]&0xC0 == 0x80 || s.base >= len(s.vals) || !s.marked(m) {
		return nil, bad
	}
	return s, nil
}

// marked checks the chain of marks and the keys of objects.
func (s *scanState) marked(m *vm.VM) bool {
	end, depth := len(s.vals), 0
	for b := s.base; b > 0; depth++ {
		mark := s.vals[b]
		if !mark.IsInt() || mark.Int() < 0 || mark.Int()>>1 >= int64(b) {
			return false
		}
		if mark.Int()&1 != 0 {
			for i := b + 1; i < end; i += 2 {
				if !s.vals[i].Is(heap.KStr) {
					return false
				}
			}
		}
		end, b = b, int(mark.Int()>>1)
	}
	return depth == s.depth
}

// callHook keeps the state and calls a hook as the last act.
func (d *decoder) callHook(hook int, arg Value) Value {
	if d.work += 20; !d.pay() {
		return heap.Raised
	}
	d.stop = true
	first := d.state == nil
	object := heap.Unbound
	if first {
		d.state = &scanState{src: d.src, fail: d.fail, hooks: *d.hooks, strict: d.strict, arg: arg, keys: *d.keys}
		object = d.h.NewNative(d.vm.TypeIn("json.decoder", "_Scanning"), d.state)
	}
	s := d.state
	s.hook, s.arg, s.pos, s.base, s.depth = hook, arg, d.pos, d.base, d.depth
	before := s.Size()
	s.vals = d.vals
	d.vals = nil
	d.h.Resize(s, before)
	if first {
		return d.vm.CallIn("json.decoder", "_drive", object)
	}
	return d.vm.Call(s.hooks[s.hook], s.arg)
}

// scanOf returns the state, nil after raising TypeError.
func scanOf(m *vm.VM, v Value) *scanState {
	if v.Is(heap.KNative) {
		if s, ok := m.Heap().Native(v).Data.(*scanState); ok {
			return s
		}
	}
	m.Raisef(vm.E.TypeError, "the state of a decoder is required, not '%s'", m.TypeName(v))
	return nil
}

// step goes on with what the hook gave.
func (s *scanState) step(m *vm.VM, v Value) Value {
	if s.done {
		return heap.None
	}
	d := newDecoder(m, s.src, s.fail)
	if d == nil {
		return heap.Raised
	}
	defer d.release()
	d.strict, d.hooks, d.state, d.keys = s.strict, &s.hooks, s, &s.keys
	d.pos, d.base, d.depth = s.pos, s.base, s.depth
	d.vals = s.vals
	return d.whole(d.run(v))
}

// scanningType is the class of the states.
var scanningType = vm.TypeDef{
	Name: "_Scanning", Final: true, New: refused("_json._Scanning"),
	Methods: []vm.Def{
		{Name: "step", Sig: "self, value, /", Fn: func(m *vm.VM, a []Value) Value {
			s := scanOf(m, a[0])
			if s == nil {
				return heap.Raised
			}
			return s.step(m, a[1])
		}},
		{Name: "ask", Sig: "self, /", Fn: func(m *vm.VM, a []Value) Value {
			s := scanOf(m, a[0])
			if s == nil {
				return heap.Raised
			}
			return m.Call(s.hooks[s.hook], s.arg)
		}},
	},
	Getters: []vm.Getter{{Name: "done", Get: func(m *vm.VM, v Value) Value {
		s := scanOf(m, v)
		if s == nil {
			return heap.Raised
		}
		return heap.Bool(s.done)
	}}},
}
