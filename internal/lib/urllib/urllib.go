// Package urllib is Python's urllib.parse and urllib.error: URLs without a network.
package urllib

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed parse.py
var parseSource string

//go:embed split.py
var splitSource string

//go:embed error.py
var errorSource string

// Modules returns the package urllib and its modules.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "urllib", Package: true},
		{Name: "urllib.parse", Source: parseSource, File: "<urllib.parse>", Funcs: []vm.Def{
			{Name: "_quote", Sig: "data, safe, plus, /", Fn: quote},
			{Name: "_unquote", Sig: "data, /", Fn: unquote},
		}},
		{Name: "_urllib_split", Source: splitSource, File: "<urllib.parse>"},
		{Name: "urllib.error", Source: errorSource, File: "<urllib.error>"},
	}
}

// bytesArg reads an argument with a buffer.
func bytesArg(m *vm.VM, v vm.Value) (b []byte, r vm.Value) {
	b, ok, r := m.Buffer(v)
	if r == heap.Unbound && !ok {
		r = m.Raisef(vm.E.TypeError, "a bytes-like object is required, not '%s'", m.TypeName(v))
	}
	return b, r
}

// unreserved are the bytes that are never quoted.
var unreserved = func() (t [256]bool) {
	for c := range 128 {
		b := byte(c)
		t[c] = b|0x20 >= 'a' && b|0x20 <= 'z' || b >= '0' && b <= '9' || b == '_' || b == '.' || b == '-' || b == '~'
	}
	return
}()

const upperDigits = "0123456789ABCDEF"

// quote (data, safe, plus) is the text of bytes with those that are not safe as % and two
// digits; with plus a space becomes +.
func quote(m *vm.VM, a []vm.Value) vm.Value {
	in, r := bytesArg(m, a[0])
	if r != heap.Unbound {
		return r
	}
	safe, r := bytesArg(m, a[1])
	if r != heap.Unbound {
		return r
	}
	t := unreserved
	for _, c := range safe {
		t[c] = c < 0x80
	}
	if a[2] == heap.True {
		t[' '] = true
	}
	size := len(in)
	for _, c := range in {
		if !t[c] {
			size += 2
		}
	}
	if !m.Need(2*size) || !m.Pay(len(in)/4+4) {
		return heap.Raised
	}
	out := make([]byte, 0, size)
	for _, c := range in {
		switch {
		case !t[c]:
			out = append(out, '%', upperDigits[c>>4], upperDigits[c&15])
		case c == ' ' && a[2] == heap.True:
			out = append(out, '+')
		default:
			out = append(out, c)
		}
	}
	return m.Heap().NewASCII(string(out))
}

// hexValue is the value of a hexadecimal digit, less than zero for another character.
func hexValue(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c|0x20 >= 'a' && c|0x20 <= 'f':
		return int(c|0x20-'a') + 10
	}
	return -1
}

// unquote (data) replaces % and two digits in bytes, or in the UTF-8 of text, by the byte
// they stand for.
func unquote(m *vm.VM, a []vm.Value) vm.Value {
	var in []byte
	if s, ok := m.Text(a[0]); ok {
		in = []byte(s)
	} else {
		var r vm.Value
		if in, r = bytesArg(m, a[0]); r != heap.Unbound {
			return r
		}
	}
	if !m.Need(len(in)) || !m.Pay(len(in)/4+4) {
		return heap.Raised
	}
	out := make([]byte, 0, len(in))
	for i := 0; i < len(in); i++ {
		if c := in[i]; c == '%' && i+2 < len(in) {
			if high, low := hexValue(in[i+1]), hexValue(in[i+2]); high >= 0 && low >= 0 {
				out = append(out, byte(high<<4|low))
				i += 2
				continue
			}
		}
		out = append(out, in[i])
	}
	return m.Heap().NewBytes(heap.KBytes, out)
}
