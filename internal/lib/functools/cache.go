package functools

import (
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// cache is the payload of what lru_cache makes of a function: results by the arguments of
// their calls, the least recently used first.
type cache struct {
	fn      heap.Value
	results heap.Value // dict
	max     int        // number of results kept, below 0: all
	typed   bool
	hits    int64
	misses  int64
	first   int // no entry before this one is in use, as long as there are ents entries
	ents    int
}

func (c *cache) Size() int { return 80 }

func (c *cache) Trace(visit func(*heap.Value)) { visit(&c.fn); visit(&c.results) }

func cacheOf(m *vm.VM, v heap.Value) *cache {
	if v.Is(heap.KNative) {
		if c, ok := m.Heap().Native(v).Data.(*cache); ok {
			return c
		}
	}
	m.Raisef(vm.E.TypeError, "a cached function is required, not '%s'", m.TypeName(v))
	return nil
}

var cacheType = vm.TypeDef{
	Name: "_lru_cache_wrapper",
	New: &vm.Def{Sig: "cls, function, maxsize, typed, cache_info_type=", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
		return m.CallIn("functools", "_checked_cache", a[1], a[2], a[3])
	}},
	Methods: []vm.Def{
		{Name: "__call__", Sig: "self, /, *args, **kwargs", Fn: callCached},
		{Name: "__get__", Sig: "self, instance, owner=, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
			if a[1] == heap.None || a[1] == heap.Unbound {
				return a[0]
			}
			return m.Heap().NewRec(heap.KMethod, a[0], a[1], heap.Unbound, heap.Unbound)
		}},
		{Name: "cache_info", Sig: "self, /", Fn: inPython("_cache_info"), Doc: "Report cache statistics"},
		{Name: "cache_clear", Sig: "self, /", Fn: clearCache, Doc: "Forget all results and start the counts anew."},
		{Name: "__reduce__", Sig: "self, /", Fn: inPython("_cache_reduce")},
		{Name: "__copy__", Sig: "self, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value { return a[0] }},
		{Name: "__deepcopy__", Sig: "self, memo, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value { return a[0] }},
	},
}

// newCache (function, maxsize, typed) makes the cached form of a function.
func newCache(m *vm.VM, a []heap.Value) heap.Value {
	c := &cache{fn: a[0], max: -1, typed: a[2] == heap.True}
	if a[1] != heap.None {
		n, _ := m.AsInt64(a[1])
		c.max = int(max(n, 0))
	}
	c.results, _ = m.Heap().NewDict()
	return withAttributes(m, m.NewObject(m.TypeIn("functools", "_lru_cache_wrapper"), c))
}

// keyOf is what a call is remembered by: a single int or str itself, else a tuple of the
// positional arguments, a mark and the keyword arguments, and the types if they count.
func keyOf(m *vm.VM, c *cache, args, kw heap.Value) heap.Value {
	h := m.Heap()
	pos, named := h.List(args).V, h.Dict(kw)
	if named.Len() == 0 && !c.typed {
		if len(pos) == 1 && (pos[0].IsInt() || pos[0].Is(heap.KInt) || pos[0].Is(heap.KStr)) {
			return pos[0]
		}
		return args
	}
	key := append(make([]heap.Value, 0, 2*(len(pos)+2*named.Len())+1), pos...)
	if named.Len() > 0 {
		key = append(key, heap.Ellipsis, vm.T.Dict) // no arguments look like this mark
		for _, e := range named.Ents {
			if e.K != heap.Unbound {
				key = append(key, e.K, e.V)
			}
		}
	}
	if c.typed {
		for _, v := range pos {
			key = append(key, m.TypeOf(v))
		}
		for _, e := range named.Ents {
			if e.K != heap.Unbound {
				key = append(key, m.TypeOf(e.V))
			}
		}
	}
	return h.NewTuple(key)
}

// callCached answers from the cache, or lets the Python part make the call.
func callCached(m *vm.VM, a []heap.Value) heap.Value {
	c := cacheOf(m, a[0])
	if c == nil {
		return heap.Raised
	}
	if c.max == 0 {
		c.misses++
		return m.Apply(c.fn, a[1], a[2])
	}
	key := keyOf(m, c, a[1], a[2])
	i, ok, err := m.LookupKey(c.results, key)
	switch {
	case err:
		return heap.Raised
	case !ok:
		return m.CallIn("functools", "_slow_call", a[0], c.fn, key, a[1], a[2])
	case i < 0:
		c.misses++
		return m.CallIn("functools", "_miss", a[0], c.fn, key, a[1], a[2])
	}
	c.hits++
	if !m.Pay(8) {
		return heap.Raised
	}
	d := m.Heap().Dict(c.results)
	v := d.Ents[i].V
	if c.max > 0 && i != len(d.Ents)-1 {
		k := d.Ents[i].K
		d.Remove(i)
		if r := m.StoreKey(c.results, k, v); r != heap.None {
			return r
		}
	}
	return v
}

// storeResult (cache, key, value) remembers a result, and forgets the oldest if there are
// too many: True, or None if that needs Python code.
func storeResult(m *vm.VM, a []heap.Value) heap.Value {
	c := cacheOf(m, a[0])
	if c == nil {
		return heap.Raised
	}
	switch r := m.StoreKey(c.results, a[1], a[2]); r {
	case heap.None:
	case heap.Unbound:
		return heap.None
	default:
		return r
	}
	c.trim(m)
	return heap.True
}

// trim forgets the oldest results beyond the limit.
func (c *cache) trim(m *vm.VM) {
	d := m.Heap().Dict(c.results)
	if len(d.Ents) < c.ents {
		c.first = 0 // the entries were moved together
	}
	c.ents = len(d.Ents)
	for c.max > 0 && d.Len() > c.max {
		for c.first < len(d.Ents) && d.Ents[c.first].K == heap.Unbound {
			c.first++
		}
		d.Remove(c.first)
	}
}

func counted(m *vm.VM, a []heap.Value) heap.Value {
	c := cacheOf(m, a[0])
	if c == nil {
		return heap.Raised
	}
	if a[1] == heap.True {
		c.hits++
	} else {
		c.misses++
		c.trim(m)
	}
	return heap.None
}

func cacheDict(m *vm.VM, a []heap.Value) heap.Value {
	c := cacheOf(m, a[0])
	if c == nil {
		return heap.Raised
	}
	return c.results
}

// cacheState is (hits, misses, maxsize, number of results).
func cacheState(m *vm.VM, a []heap.Value) heap.Value {
	c := cacheOf(m, a[0])
	if c == nil {
		return heap.Raised
	}
	limit := heap.None
	if c.max >= 0 {
		limit = heap.Small(int64(c.max))
	}
	h := m.Heap()
	return h.NewTuple([]heap.Value{h.NewInt(c.hits), h.NewInt(c.misses), limit, heap.Small(int64(h.Dict(c.results).Len()))})
}

func clearCache(m *vm.VM, a []heap.Value) heap.Value {
	c := cacheOf(m, a[0])
	if c == nil {
		return heap.Raised
	}
	m.Heap().Clear(m.Heap().Dict(c.results))
	c.hits, c.misses, c.first, c.ents = 0, 0, 0, 0
	return heap.None
}
