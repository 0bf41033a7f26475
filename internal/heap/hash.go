package heap

import (
	"math"
	"math/big"
	"math/bits"
)

// The internal hash is keyed with the VM's secret and computed from the value of a
// built-in key, so that keys cannot be chosen to collide. The visible hash is what
// hash() shows: CPython's for numbers, a fixed strong function for strings.

const (
	k0 = 0x9E3779B97F4A7C15
	k1 = 0xD6E8FEB86659FD93
)

func fold(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	return hi ^ lo
}

func load64(s string, i int) uint64 {
	_ = s[i+7]
	return uint64(s[i]) | uint64(s[i+1])<<8 | uint64(s[i+2])<<16 | uint64(s[i+3])<<24 |
		uint64(s[i+4])<<32 | uint64(s[i+5])<<40 | uint64(s[i+6])<<48 | uint64(s[i+7])<<56
}

func load32(s string, i int) uint64 {
	_ = s[i+3]
	return uint64(s[i]) | uint64(s[i+1])<<8 | uint64(s[i+2])<<16 | uint64(s[i+3])<<24
}

// keyed hashes s with the VM's secret; never 0.
func (h *Heap) keyed(s string) uint64 {
	a, b := h.seed[0], h.seed[1]
	n := len(s)
	var x, y uint64
	switch {
	case n > 16:
		i := 0
		for ; i+16 < n; i += 16 {
			a = fold(load64(s, i)^a, load64(s, i+8)^b)
		}
		x, y = load64(s, n-16), load64(s, n-8)
	case n >= 8:
		x, y = load64(s, 0), load64(s, n-8)
	case n >= 4:
		x, y = load32(s, 0), load32(s, n-4)
	case n > 0:
		x = uint64(s[0]) | uint64(s[n/2])<<8 | uint64(s[n-1])<<16
	}
	r := fold(fold(x^a, y^b)^uint64(n)*k0, h.seed[1]^k1)
	if r == 0 {
		return 1
	}
	return r
}

// StrHash is the internal hash of a string v, cached in it.
func (h *Heap) StrHash(v Value) uint64 { return h.strHash(v, h.Str(v)) }

func (h *Heap) strHash(v Value, s *Str) uint64 {
	if s.hash != 0 {
		return s.hash
	}
	if s.buf&imageBuf != 0 {
		return h.imageHash(v.Index(), s)
	}
	s.hash = h.keyed(s.S)
	return s.hash
}

// imageHash is strHash for strings of the image: VMs share them and hash them each with
// a key of its own.
func (h *Heap) imageHash(i uint32, s *Str) uint64 {
	if h.imageHashes == nil {
		h.imageHashes = make([]*[chunkLen]uint64, h.Strs.perm)
		h.account(8 * int64(h.Strs.perm))
	}
	c := h.imageHashes[i/chunkLen]
	if c == nil {
		c = new([chunkLen]uint64)
		h.imageHashes[i/chunkLen] = c
		h.account(8 * chunkLen)
	}
	x := c[i%chunkLen]
	if x == 0 {
		x = h.keyed(s.S)
		c[i%chunkLen] = x
	}
	return x
}

func (h *Heap) imageHashBytes() int64 {
	n := 8 * int64(len(h.imageHashes))
	for _, c := range h.imageHashes {
		if c != nil {
			n += 8 * chunkLen
		}
	}
	return n
}

func (h *Heap) mixVisible(v uint64) uint64 {
	return fold(v^h.seed[0], h.seed[1]|1) ^ v>>32
}

// FromVisible turns the visible hash of a key into its hash in d. Dicts with a key whose
// class makes its own hash use the visible hashes as they are.
func (h *Heap) FromVisible(d *Dict, v int64) uint64 {
	if d.visible {
		return uint64(v)
	}
	return h.mixVisible(uint64(v))
}

const hashModulus = 1<<61 - 1

// HashInt is CPython's hash of an integer.
func HashInt(i int64) int64 {
	neg := i < 0
	u := uint64(i)
	if neg {
		u = -u
	}
	r := int64(u % hashModulus)
	if neg {
		r = -r
	}
	if r == -1 {
		return -2
	}
	return r
}

// HashBig is CPython's hash of a big integer.
func HashBig(b *BigInt) int64 {
	var r uint64
	for i := len(b.Mag) - 1; i >= 0; i-- {
		// r = (r * 2^64 + limb) mod 2^61-1: 2^64 is 8 there, and a factor of 8 rotates
		// the 61 bits.
		x := uint64(b.Mag[i])
		r = (r<<3&hashModulus | r>>58) + x&hashModulus + x>>61
		r = r&hashModulus + r>>61
		if r >= hashModulus {
			r -= hashModulus
		}
	}
	x := int64(r)
	if b.Neg {
		x = -x
	}
	if x == -1 {
		return -2
	}
	return x
}

// HashFloat is CPython's hash of a float; nan gives the hash of a NaN object.
func HashFloat(f float64, nan int64) int64 {
	switch {
	case math.IsInf(f, 1):
		return 314159
	case math.IsInf(f, -1):
		return -314159
	case f != f:
		return nan
	}
	m, e := math.Frexp(f)
	neg := m < 0
	if neg {
		m = -m
	}
	var x uint64
	for m != 0 {
		x = x<<28&hashModulus | x>>(61-28)
		m *= 1 << 28
		e -= 28
		y := uint64(m)
		m -= float64(y)
		x += y
		if x >= hashModulus {
			x -= hashModulus
		}
	}
	if e >= 0 {
		e %= 61
	} else {
		e = 61 - 1 - (-1-e)%61
	}
	x = x<<uint(e)&hashModulus | x>>uint(61-e)
	r := int64(x)
	if neg {
		r = -r
	}
	if r == -1 {
		return -2
	}
	return r
}

// VisibleStrHash is hash() of a string: SipHash-1-3 with a fixed key, the same in every VM.
func VisibleStrHash(s string) uint64 {
	if s == "" {
		return 0
	}
	v0, v1, v2, v3 := uint64(0x736f6d6570736575), uint64(0x646f72616e646f6d), uint64(0x6c7967656e657261), uint64(0x7465646279746573)
	round := func() {
		v0 += v1
		v1 = bits.RotateLeft64(v1, 13) ^ v0
		v0 = bits.RotateLeft64(v0, 32)
		v2 += v3
		v3 = bits.RotateLeft64(v3, 16) ^ v2
		v0 += v3
		v3 = bits.RotateLeft64(v3, 21) ^ v0
		v2 += v1
		v1 = bits.RotateLeft64(v1, 17) ^ v2
		v2 = bits.RotateLeft64(v2, 32)
	}
	n := len(s)
	i := 0
	for ; i+8 <= n; i += 8 {
		m := load64(s, i)
		v3 ^= m
		round()
		v0 ^= m
	}
	m := uint64(n) << 56
	for k := 0; i+k < n; k++ {
		m |= uint64(s[i+k]) << (8 * k)
	}
	v3 ^= m
	round()
	v0 ^= m
	v2 ^= 0xff
	round()
	round()
	round()
	r := v0 ^ v1 ^ v2 ^ v3
	if r == ^uint64(0) {
		return ^uint64(1)
	}
	return r
}

// maxKeyDepth bounds the nesting of tuples whose hash and equality are computed natively.
const maxKeyDepth = 50

// maxKeyParts bounds their size: a part shared many times counts each time, and so do each
// partBytes of text within a key. It is what a native does between two payments.
const (
	maxKeyParts = 4096
	partBytes   = 64
)

// VisibleHash is hash(v) for values whose hash needs no Python code. known is false for
// others: unhashable types, instances with a __hash__, tuples nested deeply or holding such.
func (h *Heap) VisibleHash(v Value) (x int64, known bool) {
	h.parts = maxKeyParts
	return h.visibleHash(v, 0)
}

// HashParts is what the last Hash or VisibleHash looked at within v.
func (h *Heap) HashParts() int { return maxKeyParts - h.parts }

// part counts an element e of a key; it is false when the key is too large to be walked
// at once.
func (h *Heap) part(e Value) bool {
	h.parts--
	switch e.Kind() {
	case KStr:
		h.parts -= len(h.Str(e).S) / partBytes
	case KBytes:
		h.parts -= len(h.Bytes(e).B) / partBytes
	case KInt:
		h.parts -= 8 * len(h.Big(e).Mag) / partBytes
	}
	return h.parts >= 0
}

func (h *Heap) visibleHash(v Value, depth int) (int64, bool) {
	switch {
	case v.IsInt():
		return HashInt(v.Int()), true
	case v.IsDouble():
		return HashFloat(v.Double(), 0), true
	}
	switch v.Kind() {
	case KStr:
		return int64(VisibleStrHash(h.Str(v).S)), true
	case KBytes:
		return int64(VisibleStrHash(string(h.Bytes(v).B))), true
	case KNone:
		return 0xfca86420, true
	case KTrue:
		return 1, true
	case KFalse:
		return 0, true
	case KFloat:
		return HashFloat(h.Float(v), h.HandleHash(v)), true
	case KInt:
		return HashBig(h.Big(v)), true
	case KComplex:
		c := h.Complex(v)
		x := HashFloat(real(c), h.HandleHash(v)) + 1000003*HashFloat(imag(c), h.HandleHash(v))
		if x == -1 {
			x = -2
		}
		return x, true
	case KTuple:
		if depth >= maxKeyDepth {
			return 0, false
		}
		var acc = TupleHash{}
		acc.Init()
		t := h.List(v).V
		for _, e := range t {
			x, ok := h.visibleHash(e, depth+1)
			if !ok || !h.part(e) {
				return 0, false
			}
			acc.Add(x)
		}
		return acc.Sum(len(t)), true
	case KFrozenSet:
		if depth >= maxKeyDepth {
			return 0, false
		}
		d := h.Dict(v)
		var acc FrozenHash
		for i := range d.Ents {
			if d.Ents[i].K == Unbound {
				continue
			}
			x, ok := h.visibleHash(d.Ents[i].K, depth+1)
			if !ok || !h.part(d.Ents[i].K) {
				return 0, false
			}
			acc.Add(x)
		}
		return acc.Sum(d.Len()), true
	case KType:
		if h.ownClass(v) {
			return 0, false
		}
	case KInst, KNative, KModule, KList, KDict, KSet, KByteArray, KSlice, KRange, KMethod, KMappingProxy, KDictKeys, KDictItems:
		return 0, false
	}
	return h.HandleHash(v), true
}

// HandleHash is the visible hash of an object that is equal only to itself: a function of
// its kind and its index behind the image's, so that a restore keeps it.
func (h *Heap) HandleHash(v Value) int64 {
	return int64(fold((uint64(v.Kind())<<32|uint64(h.Relative(v)))^k0, k1) >> 4)
}

// TupleHash combines the hashes of a tuple's elements as CPython does (xxHash rounds).
type TupleHash struct{ acc uint64 }

const (
	prime1 = 11400714785074694791
	prime2 = 14029467366897019727
	prime5 = 2870177450012600261
)

// Init begins a tuple.
func (t *TupleHash) Init() { t.acc = prime5 }

// Add takes the hash of the next element.
func (t *TupleHash) Add(x int64) {
	t.acc += uint64(x) * prime2
	t.acc = bits.RotateLeft64(t.acc, 31) * prime1
}

// Sum ends a tuple of n elements.
func (t *TupleHash) Sum(n int) int64 {
	a := t.acc + (uint64(n) ^ (prime5 ^ 3527539))
	if a == ^uint64(0) {
		return 1546275796
	}
	return int64(a)
}

// FrozenHash combines the hashes of a frozenset's elements, whatever their order.
type FrozenHash struct{ acc uint64 }

// Add takes the hash of an element.
func (f *FrozenHash) Add(x int64) {
	u := uint64(x)
	f.acc ^= (u ^ 89869747 ^ u<<16) * 3644798167
}

// Sum ends a set of n elements.
func (f *FrozenHash) Sum(n int) int64 {
	a := f.acc ^ uint64(n+1)*1927868237
	a ^= a>>11 ^ a>>25
	a = a*69069 + 907133923
	if a == ^uint64(0) {
		a = 590923713
	}
	return int64(a)
}

// Hash is the internal hash of a key for dict d, if no Python code is needed to know it.
func (h *Heap) Hash(d *Dict, k Value) (uint64, bool) {
	h.parts = maxKeyParts
	if k.Is(KStr) && !d.visible {
		return h.StrHash(k), true
	}
	if d.visible {
		x, ok := h.VisibleHash(k)
		return uint64(x), ok
	}
	if k.IsInt() {
		return h.mixVisible(uint64(HashInt(k.Int()))), true
	}
	return h.keyHash(k, 0)
}

func (h *Heap) keyHash(k Value, depth int) (uint64, bool) {
	switch k.Kind() {
	case KStr:
		return h.StrHash(k), true
	case KBytes:
		b := h.Bytes(k)
		if b.hash == 0 {
			b.hash = h.keyed(string(b.B))
		}
		return b.hash, true
	case KTuple:
		if depth >= maxKeyDepth {
			return 0, false
		}
		acc := h.seed[0]
		t := h.List(k).V
		for _, e := range t {
			x, ok := h.keyHash(e, depth+1)
			if !ok || !h.part(e) {
				return 0, false
			}
			acc = fold(acc^x, k1^h.seed[1])
		}
		return acc ^ uint64(len(t)), true
	case KFrozenSet:
		if depth >= maxKeyDepth {
			return 0, false
		}
		d := h.Dict(k)
		var acc uint64
		for i := range d.Ents {
			if d.Ents[i].K == Unbound {
				continue
			}
			x, ok := h.keyHash(d.Ents[i].K, depth+1)
			if !ok || !h.part(d.Ents[i].K) {
				return 0, false
			}
			acc += fold(x^h.seed[0], k1)
		}
		return fold(acc^uint64(d.used), h.seed[1]), true
	}
	x, ok := h.visibleHash(k, depth)
	return h.mixVisible(uint64(x)), ok
}

// EqualKeys reports whether two built-in values are equal; known is false when that
// needs Python code or a walk deeper than keys have.
func (h *Heap) EqualKeys(a, b Value) (eq, known bool) {
	h.parts = maxKeyParts
	return h.equal(a, b, 0)
}

func (h *Heap) equal(a, b Value, depth int) (eq, known bool) {
	if a == b {
		return true, true
	}
	if a.IsInt() && b.IsInt() {
		return false, true
	}
	ka, kb := a.Kind(), b.Kind()
	if ka == KStr && kb == KStr {
		return h.Str(a).S == h.Str(b).S, true
	}
	if h.mayDefine(a) || h.mayDefine(b) {
		return false, false
	}
	if isNumber(a) && isNumber(b) {
		return h.NumEqual(a, b), true
	}
	switch ka {
	case KBytes, KByteArray:
		if kb == KBytes || kb == KByteArray {
			return string(h.Bytes(a).B) == string(h.Bytes(b).B), true
		}
		return false, true
	case KTuple:
		if kb != KTuple {
			return false, true
		}
		x, y := h.List(a).V, h.List(b).V
		if len(x) != len(y) {
			return false, true
		}
		if depth >= maxKeyDepth {
			return false, false
		}
		for i := range x {
			if eq, known = h.equal(x[i], y[i], depth+1); !known || !eq {
				return false, known
			}
			if !h.part(x[i]) {
				return false, false
			}
		}
		return true, true
	case KStr, KNone, KEllipsis, KNotImplemented, KFunc, KBuiltin, KType, KCell, KGen:
		return false, true
	}
	return false, false
}

// mayDefine reports a value whose class may define equality.
func (h *Heap) mayDefine(v Value) bool {
	k := v.Kind()
	return k == KInst || k == KNative || k == KModule || k == KType && h.ownClass(v)
}

// ownClass reports whether a class has a metaclass of Python code, which may define equality and
// hashes.
func (h *Heap) ownClass(v Value) bool { return !h.IsImage(h.Type(v).Meta) }

func isNumber(v Value) bool {
	if v&3 != 0 || v&^4 == 0 {
		return true
	}
	switch v.Kind() {
	case KInt, KFloat, KComplex, KTrue, KFalse:
		return true
	}
	return false
}

// NumEqual compares two numbers exactly.
func (h *Heap) NumEqual(a, b Value) bool {
	if a.Is(KComplex) || b.Is(KComplex) {
		x, okx := h.complexOf(a)
		y, oky := h.complexOf(b)
		return okx && oky && x == y
	}
	x, xint := h.SmallInt(a)
	y, yint := h.SmallInt(b)
	switch {
	case xint && yint:
		return x == y
	case a.Is(KInt) && b.Is(KInt):
		p, q := h.Big(a), h.Big(b)
		if p.Neg != q.Neg || len(p.Mag) != len(q.Mag) {
			return false
		}
		for i := range p.Mag {
			if p.Mag[i] != q.Mag[i] {
				return false
			}
		}
		return true
	case a.Is(KInt):
		return !yint && h.bigEqualsFloat(h.Big(a), h.Float(b))
	case b.Is(KInt):
		return !xint && h.bigEqualsFloat(h.Big(b), h.Float(a))
	case xint:
		return intEqualsFloat(x, h.Float(b))
	case yint:
		return intEqualsFloat(y, h.Float(a))
	}
	return h.Float(a) == h.Float(b)
}

func intEqualsFloat(i int64, f float64) bool {
	return float64(i) == f && f < 1<<63 && int64(f) == i
}

// bigEqualsFloat compares exactly; a double has at most 1024 bits.
func (h *Heap) bigEqualsFloat(b *BigInt, f float64) bool {
	if math.IsInf(f, 0) || f != f || len(b.Mag) > 17 || b.Neg != (f < 0) {
		return false
	}
	z, acc := new(big.Float).SetFloat64(math.Abs(f)).Int(nil)
	if acc != big.Exact {
		return false
	}
	w := z.Bits()
	if len(w) != len(b.Mag) {
		return false
	}
	for i := range w {
		if w[i] != b.Mag[i] {
			return false
		}
	}
	return true
}

func (h *Heap) complexOf(v Value) (complex128, bool) {
	if v.Is(KComplex) {
		return h.Complex(v), true
	}
	if i, ok := h.SmallInt(v); ok {
		f := float64(i)
		return complex(f, 0), int64(f) == i && f < 1<<63
	}
	if v.Is(KInt) {
		z := new(big.Int).SetBits(h.Big(v).Mag)
		if len(h.Big(v).Mag) > 17 {
			return 0, false
		}
		f, acc := new(big.Float).SetInt(z).Float64()
		if h.Big(v).Neg {
			f = -f
		}
		return complex(f, 0), acc == big.Exact
	}
	return complex(h.Float(v), 0), true
}

// SmallInt returns an inline integer or a bool as an integer.
func (h *Heap) SmallInt(v Value) (int64, bool) {
	if v.IsInt() {
		return v.Int(), true
	}
	switch v {
	case True:
		return 1, true
	case False:
		return 0, true
	}
	return 0, false
}
