// Package base64lib is Python's base64: the encodings to the base of 16 and 64 are those of
// binascii, the others are here.
package base64lib

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Value is a Python value.
type Value = vm.Value

//go:embed base64.py
var source string

// Modules returns the module base64.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "base64", Source: source, File: "<base64>", Funcs: []vm.Def{
		{Name: "_b32encode", Sig: "data, alphabet, /", Fn: encode32},
		{Name: "_b32decode", Sig: "data, alphabet, /", Fn: decode32},
		{Name: "_b85encode", Sig: "data, alphabet, zero, spaces, pad, /", Fn: encode85},
		{Name: "_b85decode", Sig: "data, alphabet, /", Fn: decode85},
	}}}
}

// bytesOf reads bytes arguments; ok is false after raising TypeError.
func bytesOf(m *vm.VM, args ...Value) (b [2][]byte, ok bool) {
	for i, v := range args {
		data, isBuffer, r := m.Buffer(v)
		if r != heap.Unbound {
			return b, false
		}
		if !isBuffer {
			m.Raisef(vm.E.TypeError, "a bytes-like object is required, not '%s'", m.TypeName(v))
			return b, false
		}
		b[i] = data
	}
	return b, true
}

// open reads data and an alphabet of n characters and asks for memory for size bytes.
func open(m *vm.VM, a []Value, n int, size func(int) int) (data, alphabet []byte, ok bool) {
	b, ok := bytesOf(m, a[0], a[1])
	if !ok {
		return nil, nil, false
	}
	if len(b[1]) != n {
		m.Raisef(vm.E.ValueError, "an alphabet of %d characters is required", n)
		return nil, nil, false
	}
	return b[0], b[1], m.Need(size(len(b[0]))) && m.Pay(len(b[0])/2+1)
}

// values is the value of each character of an alphabet, 255 for other characters.
func values(alphabet []byte) (t [256]byte) {
	for i := range t {
		t[i] = 255
	}
	for i, c := range alphabet {
		t[c] = byte(i)
	}
	return t
}

// encode32 (data, alphabet) writes eight characters for five bytes.
func encode32(m *vm.VM, a []Value) Value {
	in, alphabet, ok := open(m, a, 32, func(n int) int { return n/5*8 + 8 })
	if !ok {
		return heap.Raised
	}
	out := make([]byte, 0, (len(in)+4)/5*8)
	for len(in) > 0 {
		var five [5]byte
		n := copy(five[:], in)
		in = in[n:]
		u := uint64(five[0])<<32 | uint64(five[1])<<24 | uint64(five[2])<<16 | uint64(five[3])<<8 | uint64(five[4])
		for i := range 8 {
			if 5*i >= 8*n {
				out = append(out, '=')
			} else {
				out = append(out, alphabet[u>>(35-5*i)&31])
			}
		}
	}
	return m.Heap().NewBytes(heap.KBytes, out)
}

// decode32 (data, alphabet) reads characters without padding, in groups of eight but for
// the last: None for a character that is none of them.
func decode32(m *vm.VM, a []Value) Value {
	in, alphabet, ok := open(m, a, 32, func(n int) int { return n/8*5 + 5 })
	if !ok {
		return heap.Raised
	}
	t := values(alphabet)
	out := make([]byte, 0, len(in)/8*5+5)
	bits, n := uint64(0), 0
	for _, c := range in {
		if t[c] == 255 {
			return heap.None
		}
		bits = bits<<5 | uint64(t[c])
		if n += 5; n >= 8 {
			n -= 8
			out = append(out, byte(bits>>n))
		}
	}
	return m.Heap().NewBytes(heap.KBytes, out)
}

// encode85 (data, alphabet, zero, spaces, pad) writes five characters for four bytes. Four
// zeros may be one character z, four spaces one character y; with pad zeros fill the last group.
func encode85(m *vm.VM, a []Value) Value {
	in, alphabet, ok := open(m, a, 85, func(n int) int { return n/4*5 + 5 })
	if !ok {
		return heap.Raised
	}
	zero, spaces, pad := a[2] == heap.True, a[3] == heap.True, a[4] == heap.True
	out := make([]byte, 0, (len(in)+3)/4*5)
	for len(in) > 0 {
		var four [4]byte
		n := copy(four[:], in)
		in = in[n:]
		u := uint32(four[0])<<24 | uint32(four[1])<<16 | uint32(four[2])<<8 | uint32(four[3])
		whole := n == 4 || pad
		switch {
		case zero && u == 0 && whole:
			out = append(out, 'z')
			continue
		case spaces && u == 0x20202020 && whole:
			out = append(out, 'y')
			continue
		}
		var five [5]byte
		for i := 4; i >= 0; i-- {
			five[i] = alphabet[u%85]
			u /= 85
		}
		if !whole {
			out = append(out, five[:n+1]...)
		} else {
			out = append(out, five[:]...)
		}
	}
	return m.Heap().NewBytes(heap.KBytes, out)
}

// decode85 (data, alphabet) reads groups of five characters: bytes, or the place of a
// character that is none of them, or less than zero, ~place, of a group that is too large.
func decode85(m *vm.VM, a []Value) Value {
	in, alphabet, ok := open(m, a, 85, func(n int) int { return n/5*4 + 4 })
	if !ok {
		return heap.Raised
	}
	t := values(alphabet)
	out := make([]byte, 0, len(in)/5*4+4)
	for i := 0; i < len(in); i += 5 {
		u := uint64(0)
		n := min(5, len(in)-i)
		for k := range 5 {
			x := byte(84)
			if k < n {
				if x = t[in[i+k]]; x == 255 {
					return heap.Small(int64(i + k))
				}
			}
			u = u*85 + uint64(x)
		}
		if u > 0xFFFFFFFF {
			return heap.Small(^int64(i))
		}
		for k := range n - 1 {
			out = append(out, byte(u>>(24-8*k)))
		}
	}
	return m.Heap().NewBytes(heap.KBytes, out)
}
