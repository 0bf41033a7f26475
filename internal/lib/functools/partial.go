package functools

import (
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// partial is the payload of a partial object: a function, a tuple of arguments, a dict of
// keyword arguments, and a tuple of the places among the arguments that a call fills.
type partial struct{ fn, args, kw, holes heap.Value }

func (p *partial) Size() int { return 48 }

func (p *partial) Trace(visit func(*heap.Value)) {
	visit(&p.fn)
	visit(&p.args)
	visit(&p.kw)
	visit(&p.holes)
}

func partialOf(m *vm.VM, v heap.Value) *partial {
	if v.Is(heap.KNative) {
		if p, ok := m.Heap().Native(v).Data.(*partial); ok {
			return p
		}
	}
	m.Raisef(vm.E.TypeError, "descriptor requires a 'functools.partial' object but received a '%s'", m.TypeName(v))
	return nil
}

func inPython(name string) func(m *vm.VM, a []heap.Value) heap.Value {
	return func(m *vm.VM, a []heap.Value) heap.Value { return m.CallIn("functools", name, a...) }
}

var partialType = vm.TypeDef{
	Name: "partial", Weak: true,
	New: &vm.Def{Sig: "cls, /, *args, **keywords", Fn: inPython("_partial_new")},
	Methods: []vm.Def{
		{Name: "__call__", Sig: "self, /, *args, **keywords", Fn: callPartial},
		{Name: "__repr__", Sig: "self, /", Fn: inPython("_partial_repr")},
		{Name: "__reduce__", Sig: "self, /", Fn: inPython("_partial_reduce")},
		{Name: "__setstate__", Sig: "self, state, /", Fn: inPython("_partial_setstate")},
		{Name: "_set", Sig: "self, function, args:tuple, keywords:dict, holes:tuple, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
			p := partialOf(m, a[0])
			if p == nil {
				return heap.Raised
			}
			p.fn, p.args, p.kw, p.holes = a[1], a[2], a[3], a[4]
			return heap.None
		}},
	},
	ClassMethods: []vm.Def{{Name: "__class_getitem__", Sig: "cls, item, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		return m.Tail("_generic_alias", a...)
	}}},
	Getters: []vm.Getter{
		partialGetter("func", func(p *partial) heap.Value { return p.fn }),
		partialGetter("args", func(p *partial) heap.Value { return p.args }),
		partialGetter("keywords", func(p *partial) heap.Value { return p.kw }),
	},
	Doc: "A function with some arguments given.",
}

func partialGetter(name string, field func(*partial) heap.Value) vm.Getter {
	return vm.Getter{Name: name, Member: true, Get: func(m *vm.VM, o heap.Value) heap.Value {
		p := partialOf(m, o)
		if p == nil {
			return heap.Raised
		}
		return field(p)
	}}
}

// newPartial (cls, function, args, keywords, holes) makes one: all have attributes.
func newPartial(m *vm.VM, a []heap.Value) heap.Value {
	return withAttributes(m, m.NewObject(a[0], &partial{a[1], a[2], a[3], a[4]}))
}

func withAttributes(m *vm.VM, v heap.Value) heap.Value {
	h := m.Heap()
	if h.Native(v).Dict == heap.Unbound {
		d, _ := h.NewDict()
		h.Native(v).Dict = d
	}
	return v
}

func callPartial(m *vm.VM, a []heap.Value) heap.Value {
	p := partialOf(m, a[0])
	if p == nil {
		return heap.Raised
	}
	h := m.Heap()
	mine, given := h.List(p.args).V, h.List(a[1]).V
	if !m.Pay((len(mine)+len(given))/4) || !m.Need(8*(len(mine)+len(given))) {
		return heap.Raised
	}
	args := make([]heap.Value, 0, len(mine)+len(given))
	holes := h.List(p.holes).V
	if len(given) < len(holes) {
		return m.Raisef(vm.E.TypeError, "missing positional arguments in 'partial' call; expected at least %d, got %d", len(holes), len(given))
	}
	args = append(append(args, mine...), given[len(holes):]...)
	for i, k := range holes {
		if k.IsInt() && k.Int() >= 0 && k.Int() < int64(len(mine)) {
			args[k.Int()] = given[i]
		}
	}
	kw := p.kw
	switch {
	case h.Dict(kw).Len() == 0:
		kw = a[2]
	case h.Dict(a[2]).Len() > 0:
		var d *heap.Dict
		kw, d = h.NewDict()
		h.CopyDict(d, h.Dict(p.kw))
		for _, e := range h.Dict(a[2]).Ents {
			if e.K != heap.Unbound {
				m.StoreKey(kw, e.K, e.V)
			}
		}
	}
	return m.Apply(p.fn, h.NewTuple(args), kw)
}
