// Package binascii is Python's binascii.
package binascii

import (
	_ "embed"
	"encoding/base64"
	"errors"
	"hash/crc32"

	"github.com/gilliam-run/gilliam/internal/codec"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Value is a Python value.
type Value = vm.Value

//go:embed binascii.py
var source string

// Modules returns the module binascii.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "binascii", Source: source, Hidden: true, InC: []string{"*"}, Funcs: []vm.Def{
		{Name: "a2b_base64", Sig: "data, /, *, strict_mode=", Fn: a2bBase64, Doc: "The bytes of base64 text."},
		{Name: "b2a_base64", Sig: "data, /, *, newline=", Fn: b2aBase64, Doc: "Base64-code line of data."},
		{Name: "hexlify", Sig: "data, sep=, bytes_per_sep=", Fn: hexlify, Doc: "The hexadecimal digits of bytes."},
		{Name: "b2a_hex", Sig: "data, sep=, bytes_per_sep=", Fn: hexlify, Doc: "The hexadecimal digits of bytes."},
		{Name: "unhexlify", Sig: "hexstr, /", Fn: unhexlify, Doc: "The bytes of hexadecimal digits."},
		{Name: "a2b_hex", Sig: "hexstr, /", Fn: unhexlify, Doc: "The bytes of hexadecimal digits."},
		{Name: "a2b_qp", Sig: "data, header=", Fn: a2bQP, Doc: "The bytes of quoted-printable text."},
		{Name: "b2a_qp", Sig: "data, quotetabs=, istext=, header=", Fn: b2aQP, Doc: "The quoted-printable text of bytes."},
		{Name: "a2b_uu", Sig: "data, /", Fn: a2bUU, Doc: "The bytes of one uuencoded line."},
		{Name: "b2a_uu", Sig: "data, /, *, backtick=", Fn: b2aUU, Doc: "Uuencode line of data."},
		{Name: "crc32", Sig: "data, crc=, /", Fn: crc, Doc: "Compute CRC-32 incrementally."},
		{Name: "crc_hqx", Sig: "data, crc, /", Fn: crcHQX, Doc: "Compute CRC-CCITT incrementally."},
	}}}
}

// failed raises binascii.Error.
func failed(m *vm.VM, text string) Value {
	return m.CallIn("binascii", "_raise", m.Heap().NewStr(text))
}

// answer is what a native of package codec's answers with.
func answer(m *vm.VM, b []byte, err error) Value {
	var te *codec.TransformError
	switch {
	case errors.As(err, &te):
		return failed(m, te.Text)
	case err != nil:
		return m.Stopped(err)
	}
	return m.Heap().NewBytes(heap.KBytes, b)
}

// binary reads an argument with a buffer.
func binary(m *vm.VM, v Value) (b []byte, r Value) {
	b, ok, r := m.Buffer(v)
	if r == heap.Unbound && !ok {
		r = m.Raisef(vm.E.TypeError, "a bytes-like object is required, not '%s'", m.TypeName(v))
	}
	return b, r
}

// ascii reads an argument with a buffer or an ASCII string.
func ascii(m *vm.VM, v Value) (b []byte, r Value) {
	if p := m.Payload(v); p.Is(heap.KStr) {
		s := m.Heap().Str(p)
		if !s.ASCII() {
			return nil, m.Raisef(vm.E.ValueError, "string argument should contain only ASCII characters")
		}
		return []byte(s.S), heap.Unbound
	}
	b, ok, r := m.Buffer(v)
	if r == heap.Unbound && !ok {
		r = m.Raisef(vm.E.TypeError, "argument should be bytes, buffer or ASCII string, not '%s'", m.TypeName(v))
	}
	return b, r
}

// pays pays for a walk over n bytes and asks for memory for a result.
func pays(m *vm.VM, n, size int) bool { return m.Need(size) && m.Pay(n/8+1) }

func a2bBase64(m *vm.VM, a []Value) Value {
	in, r := ascii(m, a[0])
	if r != heap.Unbound {
		return r
	}
	if m.Flag(a[1], false) {
		if text := misplaced(in); text != "" {
			return failed(m, text)
		}
	}
	if len(in)%4 == 0 && pays(m, len(in), len(in)) {
		// Go decodes text without anything else in it; what it refuses may still be valid here.
		out := make([]byte, len(in)/4*3)
		if n, err := base64.StdEncoding.Decode(out, in); err == nil && !hasNewline(in) {
			return m.Heap().NewBytes(heap.KBytes, out[:n])
		}
	}
	b, err := codec.DecodeBase64(m.Meter(), in)
	return answer(m, b, err)
}

// hasNewline reports whether b has characters that Go passes over.
func hasNewline(b []byte) bool {
	for _, c := range b {
		if c == '\n' || c == '\r' {
			return true
		}
	}
	return false
}

func isDigit64(c byte) bool {
	return c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9' || c == '+' || c == '/'
}

// misplaced says what strict mode refuses in base64 text, "" for nothing.
func misplaced(in []byte) string {
	place, pads := 0, 0
	padding := false
	for i, c := range in {
		if c == '=' {
			padding = true
			switch {
			case place == 0 && i == 0:
				return "Leading padding not allowed"
			case place == 0:
				return "Excess padding not allowed"
			}
			if place >= 2 {
				if pads++; place+pads >= 4 {
					if i+1 < len(in) {
						return "Excess data after padding"
					}
					return ""
				}
			}
			continue
		}
		switch {
		case !isDigit64(c):
			return "Only base64 data is allowed"
		case padding:
			return "Discontinuous padding not allowed"
		}
		pads = 0
		place = (place + 1) & 3
	}
	return ""
}

func b2aBase64(m *vm.VM, a []Value) Value {
	in, r := binary(m, a[0])
	if r != heap.Unbound {
		return r
	}
	size := base64.StdEncoding.EncodedLen(len(in))
	if !pays(m, len(in), size+1) {
		return heap.Raised
	}
	out := make([]byte, size, size+1)
	base64.StdEncoding.Encode(out, in)
	if m.Flag(a[1], true) {
		out = append(out, '\n')
	}
	return m.Heap().NewBytes(heap.KBytes, out)
}

func hexlify(m *vm.VM, a []Value) Value {
	in, r := binary(m, a[0])
	if r != heap.Unbound {
		return r
	}
	every := int64(1)
	if a[2] != heap.Unbound {
		var ok bool
		if every, ok = m.AsInt64(a[2]); !ok {
			return m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(a[2]))
		}
	}
	sep, r := separator(m, a[1])
	if r != heap.Unbound {
		return r
	}
	if sep < 0 || every == 0 {
		b, err := codec.EncodeHex(m.Meter(), in)
		return answer(m, b, err)
	}
	if !pays(m, len(in), 3*len(in)) {
		return heap.Raised
	}
	// From the right, or from the left if every is negative.
	group, first := int(min(max(every, -1<<40), 1<<40)), 0
	if group > 0 {
		first = len(in) % group
	} else {
		group = -group
	}
	const digits = "0123456789abcdef"
	out := make([]byte, 0, 3*len(in))
	for i, c := range in {
		if i > 0 && (i-first)%group == 0 {
			out = append(out, byte(sep))
		}
		out = append(out, digits[c>>4], digits[c&15])
	}
	return m.Heap().NewBytes(heap.KBytes, out)
}

// separator is the character an argument sep gives, -1 if there is none.
func separator(m *vm.VM, v Value) (sep int, r Value) {
	if v == heap.Unbound {
		return -1, heap.Unbound
	}
	var text []byte
	if s, ok := m.Text(v); ok {
		if len([]rune(s)) == 1 && s[0] >= 0x80 {
			return 0, m.Raisef(vm.E.ValueError, "sep must be ASCII.")
		}
		text = []byte(s)
	} else {
		p := m.Payload(v)
		if !p.Is(heap.KBytes) {
			if x, ok := m.AsInt64(v); ok || x != 0 {
				return 0, m.Raisef(vm.E.TypeError, "object of type '%s' has no len()", m.TypeName(v))
			}
			return 0, m.Raisef(vm.E.TypeError, "sep must be str or bytes.")
		}
		text = m.Heap().Bytes(p).B
	}
	switch {
	case len(text) != 1:
		return 0, m.Raisef(vm.E.ValueError, "sep must be length 1.")
	case text[0] >= 0x80:
		return 0, m.Raisef(vm.E.ValueError, "sep must be ASCII.")
	}
	return int(text[0]), heap.Unbound
}

func unhexlify(m *vm.VM, a []Value) Value {
	in, r := ascii(m, a[0])
	if r != heap.Unbound {
		return r
	}
	b, err := codec.DecodeHex(m.Meter(), in)
	return answer(m, b, err)
}

func a2bQP(m *vm.VM, a []Value) Value {
	in, r := ascii(m, a[0])
	if r != heap.Unbound {
		return r
	}
	b, err := codec.DecodeQuotedPrintable(m.Meter(), in, m.Flag(a[1], false))
	return answer(m, b, err)
}

func b2aQP(m *vm.VM, a []Value) Value {
	in, r := binary(m, a[0])
	if r != heap.Unbound {
		return r
	}
	b, err := codec.EncodeQuotedPrintable(m.Meter(), in, codec.Quoting{Tabs: m.Flag(a[1], false), Text: m.Flag(a[2], true), Header: m.Flag(a[3], false)})
	return answer(m, b, err)
}

// a2bUU decodes a line: its length, then four characters for three bytes.
func a2bUU(m *vm.VM, a []Value) Value {
	in, r := ascii(m, a[0])
	if r != heap.Unbound {
		return r
	}
	at := func(i int) byte {
		if i < len(in) {
			return in[i]
		}
		return 0
	}
	size := int(at(0)-' ') & 0x3F
	if len(in) == 0 {
		size = 32
	}
	if !pays(m, len(in), size) {
		return heap.Raised
	}
	out := make([]byte, 0, size)
	i := 1
	bits, n := uint(0), 0
	for ; len(out) < size; i++ {
		c := at(i)
		switch {
		case i >= len(in) || c == '\n' || c == '\r':
			c = 0 // white space at the end may be gone
		case c < ' ' || c > ' '+64:
			return failed(m, "Illegal char")
		default:
			c = (c - ' ') & 0x3F
		}
		bits = bits<<6 | uint(c)
		if n += 6; n >= 8 {
			n -= 8
			out = append(out, byte(bits>>n))
		}
	}
	for ; i < len(in); i++ {
		if c := in[i]; c != ' ' && c != ' '+64 && c != '\n' && c != '\r' {
			return failed(m, "Trailing garbage")
		}
	}
	return m.Heap().NewBytes(heap.KBytes, out)
}

func b2aUU(m *vm.VM, a []Value) Value {
	in, r := binary(m, a[0])
	if r != heap.Unbound {
		return r
	}
	if len(in) > 45 {
		return failed(m, "At most 45 bytes at once")
	}
	zero := byte(' ')
	if m.Flag(a[1], false) {
		zero = '`'
	}
	out := make([]byte, 0, 64)
	put := func(x uint) {
		if x &= 0x3F; x == 0 {
			out = append(out, zero)
		} else {
			out = append(out, byte(x)+' ')
		}
	}
	put(uint(len(in)))
	for len(in) > 0 {
		var three [3]byte
		in = in[copy(three[:], in):]
		u := uint(three[0])<<16 | uint(three[1])<<8 | uint(three[2])
		put(u >> 18)
		put(u >> 12)
		put(u >> 6)
		put(u)
	}
	return m.Heap().NewBytes(heap.KBytes, append(out, '\n'))
}

// crcStep is how much is summed between payments.
const crcStep = 1 << 16

// unsigned reads an int modulo 2^32.
func unsigned(m *vm.VM, v Value) (uint32, bool) {
	if v == heap.Unbound {
		return 0, true
	}
	p := m.Payload(v)
	if x, ok := m.AsInt64(p); ok {
		return uint32(x), true
	}
	if p.Is(heap.KInt) {
		z := m.BigOf(p)
		x := uint32(z.Mag[0])
		if z.Neg {
			x = -x
		}
		return x, true
	}
	m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(v))
	return 0, false
}

func crc(m *vm.VM, a []Value) Value {
	in, r := binary(m, a[0])
	if r != heap.Unbound {
		return r
	}
	sum, ok := unsigned(m, a[1])
	for ok && len(in) > 0 {
		n := min(len(in), crcStep)
		sum = crc32.Update(sum, crc32.IEEETable, in[:n])
		in = in[n:]
		ok = m.Pay(n/32 + 1)
	}
	if !ok {
		return heap.Raised
	}
	return heap.Small(int64(sum))
}

// hqxTable has the check sums of single bytes: the polynomial of CRC-CCITT, highest bit first.
var hqxTable = func() (t [256]uint16) {
	for c := range t {
		sum := uint16(c) << 8
		for range 8 {
			carry := sum >> 15
			sum = sum<<1 ^ carry*0x1021
		}
		t[c] = sum
	}
	return
}()

func crcHQX(m *vm.VM, a []Value) Value {
	in, r := binary(m, a[0])
	if r != heap.Unbound {
		return r
	}
	start, ok := unsigned(m, a[1])
	sum := uint16(start)
	for ok && len(in) > 0 {
		n := min(len(in), crcStep)
		for _, c := range in[:n] {
			sum = sum<<8 ^ hqxTable[byte(sum>>8)^c]
		}
		in = in[n:]
		ok = m.Pay(n/2 + 1)
	}
	if !ok {
		return heap.Raised
	}
	return heap.Small(int64(sum))
}
