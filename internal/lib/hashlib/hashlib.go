// Package hashlib is Python's hashlib and hmac.
//
// The digests are those of Go's crypto packages, whose state can be written down; BLAKE2
// is our own. Data is hashed in steps that pay.
package hashlib

import (
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha3"
	"crypto/sha512"
	"crypto/subtle"
	_ "embed"
	"encoding"
	"errors"
	"hash"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Value is a Python value.
type Value = vm.Value

//go:embed hashlib.py
var source string

//go:embed hmac.py
var hmacSource string

// Modules returns the modules hashlib and hmac.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "hashlib", Source: source, Hidden: true, InC: []string{"_constructor", "pbkdf2_hmac", "scrypt"},
			Types: []vm.TypeDef{hashType("HASH", "_hashlib"), hashType("HASHXOF", "_hashlib"), blakeType("blake2b", 64), blakeType("blake2s", 32)}, Funcs: []vm.Def{
				{Name: "_new", Sig: "name, /", Fn: newHash},
				{Name: "_blake2", Sig: "name, numbers, key, salt, person, last_node, /", Fn: newBlake2},
				{Name: "_pbkdf2", Sig: "name, password, salt, iterations, dklen, /", Fn: pbkdf2},
				{Name: "_scrypt", Sig: "password, salt, n, r, p, dklen, /", Fn: scrypt},
			}},
		{Name: "hmac", Source: hmacSource, File: "<hmac>", InModule: "_hashlib", Funcs: []vm.Def{
			{Name: "compare_digest", Sig: "a, b, /", Fn: compareDigest, Doc: "Return 'a == b'."},
		}},
	}
}

func init() { vm.Restorers["hashlib.HASH"] = restoreHash }

// A digest is a hash function that can be copied and written down.
type digest interface {
	hash.Hash
	encoding.BinaryMarshaler
	encoding.BinaryUnmarshaler
}

// makers make the digests of a fixed size.
var makers = map[string]func() digest{
	"md5": func() digest { return md5.New().(digest) }, "sha1": func() digest { return sha1.New().(digest) },
	"sha224": func() digest { return sha256.New224().(digest) }, "sha256": func() digest { return sha256.New().(digest) },
	"sha384": func() digest { return sha512.New384().(digest) }, "sha512": func() digest { return sha512.New().(digest) },
	"sha3_224": func() digest { return sha3.New224() }, "sha3_256": func() digest { return sha3.New256() },
	"sha3_384": func() digest { return sha3.New384() }, "sha3_512": func() digest { return sha3.New512() },
}

// shakes make the digests of any size.
var shakes = map[string]func() *sha3.SHAKE{"shake_128": sha3.NewSHAKE128, "shake_256": sha3.NewSHAKE256}

// A hasher is the payload of a hash object: one of its three functions is not nil.
type hasher struct {
	name  string
	fixed digest
	shake *sha3.SHAKE
	blake *blake2
}

const hasherBytes = 600

func (h *hasher) Size() int          { return hasherBytes }
func (h *hasher) Trace(func(*Value)) {}

// state is what the function has taken in so far.
func (h *hasher) state() []byte {
	var b []byte
	switch {
	case h.fixed != nil:
		b, _ = h.fixed.MarshalBinary() // they never fail
	case h.shake != nil:
		b, _ = h.shake.MarshalBinary()
	default:
		b = h.blake.marshal()
	}
	return b
}

// Save gives the name and the state.
func (h *hasher) Save() (kind string, data []byte, refs []Value) {
	return "hashlib.HASH", append(append([]byte(h.name), 0), h.state()...), nil
}

func restoreHash(_ *vm.VM, data []byte, _ []Value) (heap.NativeData, error) {
	for i, c := range data {
		if c == 0 {
			return withState(string(data[:i]), data[i+1:])
		}
	}
	return nil, errors.New("not a hash")
}

// withState makes a hasher that has taken in what a state says.
func withState(name string, state []byte) (*hasher, error) {
	h := make0(name)
	switch {
	case h == nil && (name == "blake2b" || name == "blake2s"):
		h = &hasher{name: name, blake: &blake2{}}
		return h, h.blake.unmarshal(name == "blake2b", state)
	case h == nil:
		return nil, errors.New("no such hash: " + name)
	case h.fixed != nil:
		return h, h.fixed.UnmarshalBinary(state)
	}
	return h, h.shake.UnmarshalBinary(state)
}

// make0 makes a hasher other than BLAKE2, nil if there is none of that name.
func make0(name string) *hasher {
	if f := makers[name]; f != nil {
		return &hasher{name: name, fixed: f()}
	}
	if f := shakes[name]; f != nil {
		return &hasher{name: name, shake: f()}
	}
	return nil
}

// hashStep is how much is hashed between payments.
const hashStep = 1 << 14

// write takes data in; false after stopping the run.
func (h *hasher) write(m *vm.VM, data []byte) bool {
	for len(data) > 0 {
		n := min(len(data), hashStep)
		switch {
		case h.fixed != nil:
			h.fixed.Write(data[:n])
		case h.shake != nil:
			h.shake.Write(data[:n])
		default:
			h.blake.write(data[:n])
		}
		data = data[n:]
		if !m.Pay(n/2 + 8) {
			return false
		}
	}
	return true
}

// sum is the digest; n is its length if it may have any.
func (h *hasher) sum(m *vm.VM, n int) ([]byte, bool) {
	switch {
	case h.fixed != nil:
		return h.fixed.Sum(nil), true
	case h.blake != nil:
		return h.blake.sum(), true
	}
	if !m.Need(n) {
		return nil, false
	}
	// Reading changes the state: read from a copy.
	c, err := withState(h.name, h.state())
	if err != nil {
		return nil, false
	}
	out := make([]byte, n)
	for i := 0; i < n; i += hashStep {
		c.shake.Read(out[i:min(n, i+hashStep)])
		if !m.Pay(hashStep / 2) {
			return nil, false
		}
	}
	return out, true
}

// newHash (name) makes an object, or answers None if there is no such hash.
func newHash(m *vm.VM, a []Value) Value {
	name, ok := m.Text(a[0])
	if !ok {
		return m.Raisef(vm.E.TypeError, "name must be a string")
	}
	h := make0(name)
	if h == nil {
		return heap.None
	}
	return object(m, h)
}

// object makes the hash object of a hasher.
func object(m *vm.VM, h *hasher) Value {
	class := "HASH"
	switch {
	case h.shake != nil:
		class = "HASHXOF"
	case h.blake != nil:
		class = h.name
	}
	return m.Heap().NewNative(m.TypeIn("hashlib", class), h)
}

// hasherOf returns the payload, nil after raising TypeError.
func hasherOf(m *vm.VM, v Value) *hasher {
	if v.Is(heap.KNative) {
		if h, ok := m.Heap().Native(v).Data.(*hasher); ok {
			return h
		}
	}
	m.Raisef(vm.E.TypeError, "descriptor requires a '_hashlib.HASH' object but received a '%s'", m.TypeName(v))
	return nil
}

// data reads what is to be hashed.
func data(m *vm.VM, v Value) ([]byte, Value) {
	if _, ok := m.Text(v); ok {
		return nil, m.Raisef(vm.E.TypeError, "Strings must be encoded before hashing")
	}
	b, ok, r := m.Buffer(v)
	if r == heap.Unbound && !ok {
		r = m.Raisef(vm.E.TypeError, "object supporting the buffer API required")
	}
	return b, r
}

// buffer reads an argument with a buffer.
func buffer(m *vm.VM, v Value) ([]byte, Value) {
	b, ok, r := m.Buffer(v)
	if r == heap.Unbound && !ok {
		r = m.Raisef(vm.E.TypeError, "a bytes-like object is required, not '%s'", m.TypeName(v))
	}
	return b, r
}

func update(m *vm.VM, a []Value) Value {
	h := hasherOf(m, a[0])
	if h == nil {
		return heap.Raised
	}
	b, r := data(m, a[1])
	if r != heap.Unbound {
		return r
	}
	if !h.write(m, b) {
		return heap.Raised
	}
	return heap.None
}

// digestMethod is digest and hexdigest.
func digestMethod(hex bool) func(m *vm.VM, a []Value) Value {
	return func(m *vm.VM, a []Value) Value {
		h := hasherOf(m, a[0])
		if h == nil {
			return heap.Raised
		}
		length := 0
		switch {
		case h.shake != nil && len(a) == 1:
			return m.Raisef(vm.E.TypeError, "'%s' objects have a digest of any length", m.TypeName(a[0]))
		case h.shake != nil:
			n, ok := m.AsInt64(a[1])
			if !ok {
				return m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(a[1]))
			}
			if n < 0 {
				return m.Raisef(vm.E.ValueError, "value must be positive")
			}
			length = int(min(n, 1<<47))
		}
		b, ok := h.sum(m, length)
		if !ok {
			return heap.Raised
		}
		if !hex {
			return m.Heap().NewBytes(heap.KBytes, b)
		}
		if !m.Need(2 * len(b)) {
			return heap.Raised
		}
		const digits = "0123456789abcdef"
		out := make([]byte, 0, 2*len(b))
		for _, c := range b {
			out = append(out, digits[c>>4], digits[c&15])
		}
		return m.Heap().NewASCII(string(out))
	}
}

func copyHash(m *vm.VM, a []Value) Value {
	h := hasherOf(m, a[0])
	if h == nil {
		return heap.Raised
	}
	c, err := withState(h.name, h.state())
	if err != nil {
		return m.Raisef(vm.E.ValueError, "%s", err.Error())
	}
	return object(m, c)
}

// sizes are the digest size and the block size.
func (h *hasher) sizes() (digestSize, block int) {
	switch {
	case h.fixed != nil:
		return h.fixed.Size(), h.fixed.BlockSize()
	case h.shake != nil:
		return 0, h.shake.BlockSize()
	}
	return h.blake.size, h.blake.block()
}

// getter declares an attribute.
func getter(name string, get func(m *vm.VM, h *hasher) Value) vm.Getter {
	return vm.Getter{Name: name, Get: func(m *vm.VM, v Value) Value {
		h := hasherOf(m, v)
		if h == nil {
			return heap.Raised
		}
		return get(m, h)
	}}
}

// hashType declares a class of hash objects, which only functions make.
func hashType(name, module string) vm.TypeDef {
	sig := "self, /"
	if name == "HASHXOF" {
		sig = "self, length"
	}
	return vm.TypeDef{
		Name: name, Module: module, Final: true, Doc: "A hash that data is added to.",
		New: &vm.Def{Sig: "cls, *args, **kwargs", Fn: func(m *vm.VM, _ []Value) Value {
			return m.Raisef(vm.E.TypeError, "cannot create '%s.%s' instances", module, name)
		}},
		Methods: []vm.Def{
			{Name: "update", Sig: "self, obj, /", Fn: update, Doc: "Go on with more bytes."},
			{Name: "digest", Sig: sig, Fn: digestMethod(false), Doc: "The digest of the bytes so far."},
			{Name: "hexdigest", Sig: sig, Fn: digestMethod(true), Doc: "The digest of the bytes so far, in hexadecimal digits."},
			{Name: "copy", Sig: "self, /", Fn: copyHash, Doc: "A copy, to go on differently."},
			{Name: "__repr__", Sig: "self, /", Fn: func(m *vm.VM, a []Value) Value {
				h := hasherOf(m, a[0])
				if h == nil {
					return heap.Raised
				}
				return m.CallIn("hashlib", "_repr", m.Heap().NewStr(h.name), m.Heap().NewStr(module+"."+name), a[0])
			}},
		},
		Getters: []vm.Getter{
			getter("name", func(m *vm.VM, h *hasher) Value { return m.Heap().Intern(h.name) }),
			getter("digest_size", func(_ *vm.VM, h *hasher) Value { n, _ := h.sizes(); return heap.Small(int64(n)) }),
			getter("block_size", func(_ *vm.VM, h *hasher) Value { _, n := h.sizes(); return heap.Small(int64(n)) }),
		},
	}
}

// blakeType declares BLAKE2b or BLAKE2s with digests and keys of at most size bytes.
func blakeType(name string, size int64) vm.TypeDef {
	t := hashType(name, "_blake2")
	t.New = &vm.Def{
		Sig: "cls, data=, /, *, digest_size=, key=, salt=, person=, fanout=, depth=, leaf_size=, node_offset=, node_depth=, inner_size=, last_node=, usedforsecurity=",
		Fn: func(m *vm.VM, a []Value) Value {
			args := append([]Value{m.Heap().Intern(name)}, a[1:len(a)-1]...)
			for i, v := range args {
				if v == heap.Unbound {
					args[i] = heap.Ellipsis
				}
			}
			return m.CallIn("hashlib", "_make_blake2", args...)
		}}
	for _, c := range []struct {
		name string
		n    int64
	}{{"MAX_DIGEST_SIZE", size}, {"MAX_KEY_SIZE", size}, {"SALT_SIZE", size / 4}, {"PERSON_SIZE", size / 4}} {
		t.Consts = append(t.Consts, vm.Const{Name: c.name, Make: func(*heap.Heap, Value) Value { return heap.Small(c.n) }})
	}
	return t
}

// compareDigest compares without telling by its time where two texts differ.
func compareDigest(m *vm.VM, a []Value) Value {
	var b [2][]byte
	x, xText := m.Text(a[0])
	y, yText := m.Text(a[1])
	if xText && yText {
		for i, v := range a {
			if !m.Heap().Str(m.Payload(v)).ASCII() {
				return m.Raisef(vm.E.TypeError, "comparing strings with non-ASCII characters is not supported")
			}
			b[i] = []byte([...]string{x, y}[i])
		}
	} else {
		var is [2]bool
		for i, v := range a {
			var r Value
			if b[i], is[i], r = m.Buffer(v); r != heap.Unbound {
				return r
			}
		}
		switch {
		case !is[0] && !is[1]:
			return m.Raisef(vm.E.TypeError, "unsupported operand types(s) or combination of types: '%s' and '%s'", m.TypeName(a[0]), m.TypeName(a[1]))
		case !is[0]:
			return m.Raisef(vm.E.TypeError, "a bytes-like object is required, not '%s'", m.TypeName(a[0]))
		case !is[1]:
			return m.Raisef(vm.E.TypeError, "a bytes-like object is required, not '%s'", m.TypeName(a[1]))
		}
	}
	if !m.Pay(len(b[0])/8 + len(b[1])/8 + 2) {
		return heap.Raised
	}
	return heap.Bool(subtle.ConstantTimeCompare(b[0], b[1]) == 1)
}
