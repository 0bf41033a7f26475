// Package itertools is Python's itertools.
//
// Every iterator is one native object that knows its operation. Where its sources are
// built-in and no function of the script is called, Go steps it; else it holds a generator
// of the Python part, which does the same with frames that can suspend. Which of the two
// it is is decided when it is made, except that chain and accumulate may go over to a
// generator on the way.
package itertools

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed itertools.py
var source string

// iterator is the payload of all iterators: v are the values it works on, pos the indices
// of the combinatoric ones, n and i numbers of the operation.
type iterator struct {
	op    int
	v     []heap.Value
	pos   []int
	n, i  int
	gen   heap.Value // the generator that does the work, Unbound: Go does
	depth int        // how many iterators deep the sources are nested
}

const iteratorBytes = 120

func (it *iterator) Size() int { return iteratorBytes + 8*cap(it.v) + 8*cap(it.pos) }

func (it *iterator) Trace(visit func(*heap.Value)) {
	visit(&it.gen)
	for i := range it.v {
		visit(&it.v[i])
	}
}

// Plain reports that a step reaches no Python code: all that may go over to a generator
// count as if they had.
func (it *iterator) Plain(m *vm.VM) bool {
	if it.op == opPairwise && len(it.v) > 0 && !m.StepsNatively(it.v[0]) {
		return false
	}
	return it.gen == heap.Unbound && it.op != opChain && it.op != opAccumulate && it.op != opCompress
}

func (it *iterator) Depth() int { return it.depth }

// Step gives the next element.
func (it *iterator) Step(m *vm.VM, self heap.Value) heap.Value {
	if it.gen != heap.Unbound {
		return m.Next(it.gen)
	}
	return operations[it.op].step(m, self, it)
}

// The operations.
const (
	opGenerator = iota
	opChain
	opAccumulate
	opCount
	opRepeat
	opCycle
	opISlice
	opProduct
	opPermutations
	opCombinations
	opReplacement
	opPairwise
	opBatched
	opZipLongest
	opCompress
)

// operations gives each operation its class, its signature and its step.
var operations = [...]struct {
	name string
	sig  string
	step func(m *vm.VM, self heap.Value, it *iterator) heap.Value
}{
	opGenerator:    {},
	opChain:        {"chain", "*iterables", stepChain},
	opAccumulate:   {"accumulate", "iterable, func=, *, initial=", stepAccumulate},
	opCount:        {"count", "start=, step=", stepCount},
	opRepeat:       {"repeat", "object, times=", stepRepeat},
	opCycle:        {"cycle", "iterable, /", stepCycle},
	opISlice:       {"islice", "*args", stepISlice},
	opProduct:      {"product", "*iterables, repeat=", stepProduct},
	opPermutations: {"permutations", "iterable, r=", stepPermutations},
	opCombinations: {"combinations", "iterable, r", stepCombinations},
	opReplacement:  {"combinations_with_replacement", "iterable, r", stepReplacement},
	opPairwise:     {"pairwise", "iterable, /", stepPairwise},
	opBatched:      {"batched", "iterable, n, *, strict=", stepBatched},
	opZipLongest:   {"zip_longest", "*iterables, **keywords", stepZipLongest},
	opCompress:     {"compress", "data, selectors", stepCompress},
}

// generators are the classes that always call functions of the script.
var generators = []struct{ name, sig string }{
	{"starmap", "function, iterable, /"},
	{"takewhile", "predicate, iterable, /"},
	{"dropwhile", "predicate, iterable, /"},
	{"filterfalse", "function, iterable, /"},
}

// Modules is the module itertools.
func Modules() []*vm.ModuleDef {
	def := &vm.ModuleDef{Name: "itertools", Source: source, Hidden: true, InC: []string{"*"}, Funcs: []vm.Def{
		{Name: "_iterator", Sig: "cls:own, op:str, values:seq, positions:seq=, n:int=, i:int=, /", Fn: newIterator},
		{Name: "_generator", Sig: "cls:own, gen, /", Fn: newGenerator},
		{Name: "_delegate", Sig: "it, gen, /", Fn: delegate},
		{Name: "_native", Sig: "*iterators", Fn: allNative},
		{Name: "_store", Sig: "it, i:int, value, /", Fn: storeValue},
		{Name: "_value", Sig: "it, i:int, /", Fn: loadValue},
	}}
	for op, o := range operations {
		if op != opGenerator {
			def.Types = append(def.Types, iteratorType(o.name, o.sig))
		}
	}
	for _, g := range generators {
		def.Types = append(def.Types, iteratorType(g.name, g.sig))
	}
	return []*vm.ModuleDef{def}
}

// iteratorType declares a class whose instances the Python part makes.
func iteratorType(name, sig string) vm.TypeDef {
	t := vm.TypeDef{
		Name: name,
		New: &vm.Def{Sig: "cls, " + sig, Fn: func(m *vm.VM, a []heap.Value) heap.Value {
			return m.CallIn("itertools", "_new_"+name, a...)
		}},
		Methods: []vm.Def{
			{Name: "__iter__", Sig: "self, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value { return a[0] }},
			{Name: "__next__", Sig: "self, /", Fn: next},
		},
	}
	switch name {
	case "chain":
		t.ClassMethods = []vm.Def{
			{Name: "from_iterable", Sig: "cls, iterable, /", Fn: inPython("_chain_from")},
			{Name: "__class_getitem__", Sig: "cls, item, /", Fn: inPython("_alias")},
		}
	case "count":
		t.Methods = append(t.Methods, vm.Def{Name: "__repr__", Sig: "self, /", Fn: inPython("_count_repr")})
	case "repeat":
		t.Methods = append(t.Methods, vm.Def{Name: "__repr__", Sig: "self, /", Fn: inPython("_repeat_repr")},
			vm.Def{Name: "__length_hint__", Sig: "self, /", Fn: repeatHint})
	}
	return t
}

func inPython(name string) func(m *vm.VM, a []heap.Value) heap.Value {
	return func(m *vm.VM, a []heap.Value) heap.Value { return m.CallIn("itertools", name, a...) }
}

// of returns the payload of an iterator, nil after raising TypeError.
func of(m *vm.VM, v heap.Value) *iterator {
	if v.Is(heap.KNative) {
		if it, ok := m.Heap().Native(v).Data.(*iterator); ok {
			return it
		}
	}
	m.Raisef(vm.E.TypeError, "an itertools iterator is required, not '%s'", m.TypeName(v))
	return nil
}

func next(m *vm.VM, a []heap.Value) heap.Value {
	it := of(m, a[0])
	if it == nil {
		return heap.Raised
	}
	if v := it.Step(m, a[0]); v != heap.Unbound {
		return v
	}
	return m.RaiseArgs(vm.E.StopIteration)
}

// newIterator makes an iterator that Go steps.
func newIterator(m *vm.VM, a []heap.Value) heap.Value {
	name := m.Heap().Str(a[1]).S
	it := &iterator{gen: heap.Unbound}
	for op := range operations {
		if operations[op].name == name {
			it.op = op
		}
	}
	values := m.Heap().List(a[2]).V
	if !m.Need(8 * len(values)) {
		return heap.Raised
	}
	it.v = append(make([]heap.Value, 0, len(values)), values...)
	switch it.op {
	case opChain, opAccumulate, opPairwise:
		it.v = append(it.v, heap.Unbound) // of the state: nothing yet
	}
	for _, v := range it.v {
		if d := m.IterDepth(v) + 1; d > it.depth {
			it.depth = d
		}
	}
	if a[3] != heap.Unbound {
		l := m.Heap().List(a[3]).V
		if !m.Need(8 * len(l)) {
			return heap.Raised
		}
		it.pos = make([]int, len(l))
		for i, x := range l {
			if !x.IsInt() {
				return m.Raisef(vm.E.TypeError, "a position must be an int")
			}
			it.pos[i] = int(x.Int())
		}
	}
	if a[4] != heap.Unbound {
		it.n = int(a[4].Int())
	}
	if a[5] != heap.Unbound {
		it.i = int(a[5].Int())
	}
	if !it.Sound(m) {
		return m.Raisef(vm.E.ValueError, "the values do not fit the operation")
	}
	return m.NewObject(a[0], it)
}

// newGenerator makes an iterator that a generator steps.
func newGenerator(m *vm.VM, a []heap.Value) heap.Value {
	if !a[1].Is(heap.KGen) {
		return m.Raisef(vm.E.TypeError, "a generator is required")
	}
	return m.NewObject(a[0], &iterator{gen: a[1]})
}

// delegate makes a generator step an iterator from now on.
func delegate(m *vm.VM, a []heap.Value) heap.Value {
	it := of(m, a[0])
	if it == nil {
		return heap.Raised
	}
	if !a[1].Is(heap.KGen) {
		return m.Raisef(vm.E.TypeError, "a generator is required")
	}
	it.gen = a[1]
	return heap.None
}

// allNative reports that iterators step natively, not too deep.
func allNative(m *vm.VM, a []heap.Value) heap.Value {
	for _, v := range m.Heap().List(a[0]).V {
		if !m.StepsNatively(v) {
			return heap.False
		}
	}
	return heap.True
}

func storeValue(m *vm.VM, a []heap.Value) heap.Value {
	it := of(m, a[0])
	if it == nil {
		return heap.Raised
	}
	i := int(a[1].Int())
	if i < 0 || i > 16 {
		return m.Raisef(vm.E.IndexError, "no such value")
	}
	before := it.Size()
	for len(it.v) <= i {
		it.v = append(it.v, heap.None)
	}
	m.Heap().Resize(it, before)
	was := it.v[i]
	it.v[i] = a[2]
	if !it.Sound(m) {
		it.v[i] = was
		return m.Raisef(vm.E.ValueError, "the value does not fit the operation")
	}
	return heap.None
}

// loadValue reads a value, or a number for indices below 0.
func loadValue(m *vm.VM, a []heap.Value) heap.Value {
	it := of(m, a[0])
	if it == nil {
		return heap.Raised
	}
	switch i := int(a[1].Int()); {
	case i == -1:
		return heap.Small(int64(it.n))
	case i >= 0 && i < len(it.v) && it.v[i] != heap.Unbound:
		return it.v[i]
	}
	return heap.None
}

// repeatHint is how many times are left of a repeat that ends.
func repeatHint(m *vm.VM, a []heap.Value) heap.Value {
	it := of(m, a[0])
	if it == nil {
		return heap.Raised
	}
	if it.n < 0 {
		return m.Raisef(vm.E.TypeError, "len() of unsized object")
	}
	return heap.Small(int64(it.n))
}
