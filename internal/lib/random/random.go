// Package random is Python's random.
//
// The generator is the Mersenne Twister MT19937 with CPython's seeding, so that a seed
// gives CPython's numbers; the distributions are Python. Without a seed of the script the
// host's policy decides: the module's own generator starts from the host's seed, and every
// further one from that seed and its number, or from the host's randomness if it is granted.
package random

import (
	"crypto/sha512"
	_ "embed"
	"math/big"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed random.py
var source string

// Modules returns the modules random and _random.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "random", Hidden: true, Source: source, Doc: "Random variable generators."},
		{Name: "_random", Types: []vm.TypeDef{generatorType},
			Funcs: []vm.Def{
				{Name: "_digest", Sig: "data:bytes, /", Fn: digest},
				{Name: "_entropy", Sig: "n, /", Fn: entropy},
			}},
	}
}

var generatorType = vm.TypeDef{
	Name: "Random", Module: "_random",
	New: &vm.Def{Sig: "cls, *args, **kwargs", Fn: func(m *vm.VM, a []vm.Value) vm.Value {
		return m.NewObject(a[0], new(twister))
	}},
	Methods: []vm.Def{
		{Name: "random", Sig: "self, /", Fn: method(nextFloat), Doc: "The next float from 0 up to 1, which does not occur."},
		{Name: "getrandbits", Sig: "self, k, /", Fn: method(randomBits), Doc: "An int of k random bits."},
		{Name: "seed", Sig: "self, n=, /", Fn: method(seed)},
		{Name: "getstate", Sig: "self, /", Fn: method(getState)},
		{Name: "setstate", Sig: "self, state, /", Fn: method(setState)},
		{Name: "_below", Sig: "self, n, /", Fn: method(below)},
	},
}

// method makes the native of a method on the generator's state.
func method(fn func(m *vm.VM, t *twister, a []vm.Value) vm.Value) func(*vm.VM, []vm.Value) vm.Value {
	return func(m *vm.VM, a []vm.Value) vm.Value {
		if a[0].Is(heap.KNative) {
			if t, ok := m.Heap().Native(a[0]).Data.(*twister); ok {
				return fn(m, t, a)
			}
		}
		return m.Raisef(vm.E.TypeError, "descriptor requires a '_random.Random' object but received a '%s'", m.TypeName(a[0]))
	}
}

func nextFloat(m *vm.VM, t *twister, _ []vm.Value) vm.Value {
	return m.Heap().NewFloat(t.float())
}

// randomBits is an int of k bits: words from the lowest up, the last one's upper bits.
func randomBits(m *vm.VM, t *twister, a []vm.Value) vm.Value {
	if !a[1].IsInt() {
		if i := m.Index(a[1]); !i.IsInt() {
			if i == heap.Raised || i == heap.Pushed || i == heap.Suspended {
				return i
			}
			return m.Raisef(vm.E.OverflowError, "Python int too large to convert to C int")
		} else {
			a[1] = i
		}
	}
	return t.bits(m, a[1].Int())
}

func (t *twister) bits(m *vm.VM, k int64) vm.Value {
	switch {
	case k < 0:
		return m.Raisef(vm.E.ValueError, "number of bits must be non-negative")
	case k == 0:
		return heap.Small(0)
	case k <= 32:
		return heap.Small(int64(t.next() >> (32 - k)))
	}
	words := int((k + 31) / 32)
	if !m.Need(8 * (words/2 + 1)) {
		return heap.Raised
	}
	mag := make([]big.Word, (words+1)/2)
	for i := range words {
		if i%512 == 0 && !m.Pay(1024) {
			return heap.Raised
		}
		w := t.next()
		if left := k - int64(i)*32; left < 32 {
			w >>= 32 - left
		}
		mag[i/2] |= big.Word(w) << (32 * (i % 2))
	}
	return m.Heap().NewBig(false, mag)
}

// below is a number under n, an int above zero: as many bits as n has, until they are under it.
func below(m *vm.VM, t *twister, a []vm.Value) vm.Value {
	if !a[1].IsInt() || a[1].Int() <= 0 {
		return heap.None
	}
	n := uint64(a[1].Int())
	k := 0
	for v := n; v > 0; v >>= 1 {
		k++
	}
	for {
		var r uint64
		if k <= 32 {
			r = uint64(t.next() >> (32 - k))
		} else {
			r = uint64(t.next())
			r |= uint64(t.next()>>(64-k)) << 32
		}
		if r < n {
			return heap.Small(int64(r))
		}
	}
}

// seed (n): an int counts by its magnitude, anything else by its hash; without one the
// host's policy decides.
func seed(m *vm.VM, t *twister, a []vm.Value) vm.Value {
	h := m.Heap()
	v := a[1]
	switch {
	case v == heap.Unbound || v == heap.None:
		t.seed(hostKey(m))
	case v.IsInt() || v.IsBool():
		i, _ := m.AsInt64(v)
		if i < 0 {
			i = -i
		}
		t.seed(keyOf(uint64(i)))
	case v.Is(heap.KInt):
		mag := h.Big(v).Mag
		if !m.Pay(8 * len(mag)) {
			return heap.Raised
		}
		t.seed(keyOfWords(mag))
	default:
		r := m.Hash(v)
		if !r.IsInt() && !r.Is(heap.KInt) {
			return r
		}
		t.seed(keyOf(hashBits(m, r)))
	}
	return heap.None
}

// hashBits is a hash as the unsigned machine word it is.
func hashBits(m *vm.VM, v vm.Value) uint64 {
	if v.IsInt() {
		return uint64(v.Int())
	}
	b := m.Heap().Big(v)
	x := uint64(b.Mag[0])
	if b.Neg {
		x = -x
	}
	return x
}

// hostKey is the key of a generator that the script did not seed.
func hostKey(m *vm.VM) []uint32 {
	const counter = "random.generators"
	var n uint64
	if v := m.Registry(counter); v != heap.Unbound {
		n = uint64(v.Int())
	}
	m.SetRegistry(counter, heap.Small(int64(n+1)))
	if m.Host() == nil {
		return []uint32{0, 0, uint32(n)}
	}
	var b [32]byte
	if n > 0 && m.Host().Random(b[:]) {
		key := make([]uint32, 8)
		for i := range key {
			key[i] = uint32(b[4*i]) | uint32(b[4*i+1])<<8 | uint32(b[4*i+2])<<16 | uint32(b[4*i+3])<<24
		}
		return key
	}
	s := m.Host().Seed()
	return []uint32{uint32(s), uint32(s >> 32), uint32(n)}
}

func getState(m *vm.VM, t *twister, _ []vm.Value) vm.Value {
	if !m.Need(8*(size+1)) || !m.Pay(size/2) {
		return heap.Raised
	}
	out := make([]vm.Value, 0, size+1)
	for _, w := range t.state {
		out = append(out, heap.Small(int64(w)))
	}
	return m.Heap().NewTuple(append(out, heap.Small(int64(t.index))))
}

func setState(m *vm.VM, t *twister, a []vm.Value) vm.Value {
	if !m.IsInstance(a[1], vm.T.Tuple) {
		return m.Raisef(vm.E.TypeError, "state vector must be a tuple")
	}
	items := m.Heap().List(m.Payload(a[1])).V
	if len(items) != size+1 {
		return m.Raisef(vm.E.ValueError, "state vector is the wrong size")
	}
	var next twister
	for i, v := range items[:size] {
		if !v.IsInt() && !v.IsBool() && !v.Is(heap.KInt) {
			return m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(v))
		}
		n, ok := m.AsInt64(v)
		if !ok || n < 0 {
			return m.Raisef(vm.E.OverflowError, "can't convert negative value to unsigned int")
		}
		next.state[i] = uint32(n)
	}
	n, ok := m.AsInt64(items[size])
	if !ok || n < 0 || n > size {
		return m.Raisef(vm.E.ValueError, "invalid state")
	}
	next.index = int(n)
	*t = next
	return heap.None
}

// digest (data) is the data followed by its SHA-512, the key of a text seed.
func digest(m *vm.VM, a []vm.Value) vm.Value {
	data := m.Heap().Bytes(m.Payload(a[0])).B
	if !m.Need(len(data)+64) || !m.Pay(len(data)) {
		return heap.Raised
	}
	sum := sha512.Sum512(data)
	return m.Heap().NewBytes(heap.KBytes, append(append(make([]byte, 0, len(data)+64), data...), sum[:]...))
}

// entropy (n) is n random bytes of the host.
func entropy(m *vm.VM, a []vm.Value) vm.Value {
	n, ok := m.AsInt64(a[0])
	if !ok || n < 0 {
		return m.Raisef(vm.E.ValueError, "negative argument not allowed")
	}
	if n >= 1<<47 {
		return m.RaiseArgs(vm.E.MemoryError)
	}
	if !m.Need(int(n)) || !m.Pay(int(n)) {
		return heap.Raised
	}
	b := make([]byte, n)
	if m.Host() == nil || !m.Host().Random(b) {
		return m.Raisef(vm.E.OSError, "randomness is not granted to this script (grant: Random)")
	}
	return m.Heap().NewBytes(heap.KBytes, b)
}
