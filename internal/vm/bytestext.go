package vm

import (
	"bytes"
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// Methods of bytes and bytearray that take bytes as ASCII text. a[0] is the bytes themselves.

// bytesMap declares a case mapping.
func bytesMap(ascii asciiCase) func(vm *VM, a []Value) Value {
	return func(vm *VM, a []Value) Value {
		b := vm.h.Bytes(a[0]).B
		if !vm.need(len(b)) {
			return heap.Raised
		}
		out := make([]byte, len(b))
		prev := byte(0)
		for i := 0; i < len(b); i += shortText {
			piece := out[i : i+copy(out[i:], b[i:min(i+shortText, len(b))])]
			ascii(piece, prev)
			prev = b[i+len(piece)-1]
			if !vm.pay(len(piece) / 8) {
				return heap.Raised
			}
		}
		return vm.h.NewBytes(a[0].Kind(), out)
	}
}

// bytesAll declares a question that is true if it is so for every byte.
func bytesAll(class uint8) func(vm *VM, a []Value) Value {
	return func(vm *VM, a []Value) Value {
		b := vm.h.Bytes(a[0]).B
		all, ok := allBytes(vm, b, class)
		if !ok {
			return heap.Raised
		}
		return heap.Bool(all && len(b) > 0)
	}
}

func bytesIsascii(vm *VM, a []Value) Value {
	b := vm.h.Bytes(a[0]).B
	is := true
	if !vm.inPieces(len(b), 4, func(i, j int) bool {
		for _, c := range b[i:j] {
			is = is && c < 0x80
		}
		return is
	}) {
		return heap.Raised
	}
	return heap.Bool(is)
}

// inPieces hands 0 to n in pieces to f until it says that it is enough, paying one unit for
// rate of them; it is false after stopping.
func (vm *VM) inPieces(n, rate int, f func(i, j int) bool) bool {
	for i := 0; i < n; i += searchWindow {
		j := min(i+searchWindow, n)
		more := f(i, j)
		if !vm.pay((j - i) / rate) {
			return false
		}
		if !more {
			break
		}
	}
	return true
}

// bytesCased declares islower, isupper and istitle.
func bytesCased(step func(*caseTest, rune)) func(vm *VM, a []Value) Value {
	return func(vm *VM, a []Value) Value {
		var t caseTest
		for i, c := range vm.h.Bytes(a[0]).B {
			if c >= 0x80 {
				c = 0 // no letter
			}
			if step(&t, rune(c)); t.bad {
				return heap.False
			}
			if i%shortText == shortText-1 && !vm.pay(shortText) {
				return heap.Raised
			}
		}
		return heap.Bool(t.cased)
	}
}

// bytesStrip declares strip, lstrip and rstrip.
func bytesStrip(left, right bool) func(vm *VM, a []Value) Value {
	return func(vm *VM, a []Value) Value {
		set := charSet[[]byte]{bytes: &bytesSpace}
		if a[1] != heap.Unbound && a[1] != heap.None {
			chars, r := vm.bufferArg(a[1])
			if r != heap.Unbound {
				return r
			}
			if !vm.pay(len(chars) / 4) {
				return heap.Raised
			}
			t := tableOf(chars)
			set.bytes = &t
		}
		b := vm.h.Bytes(a[0]).B
		i, j, ok := set.strip(vm, b, left, right)
		switch {
		case !ok:
			return heap.Raised
		case i == 0 && j == len(b):
			return vm.sameBytes(a[0])
		}
		return vm.copied(a[0].Kind(), b[i:j])
	}
}

// bytesPad declares center, ljust and rjust.
func bytesPad(name string, sides func(pad, width int) (left, right int)) func(vm *VM, a []Value) Value {
	return func(vm *VM, a []Value) Value {
		width, r := vm.sizeArg(name, a, 1)
		if r != heap.Unbound {
			return r
		}
		fill := byte(' ')
		if a[2] != heap.Unbound {
			if !vm.isBytesLike(a[2]) || len(vm.h.Bytes(vm.plainBytes(a[2])).B) != 1 {
				return vm.Raisef(E.TypeError, "%s() argument 2 must be a byte string of length 1, not %s", name, vm.ArgTypeName(a[2]))
			}
			fill = vm.h.Bytes(vm.plainBytes(a[2])).B[0]
		}
		pad := width - len(vm.h.Bytes(a[0]).B)
		if pad <= 0 || width < 0 {
			return vm.sameBytes(a[0])
		}
		left, right := sides(pad, width)
		return vm.paddedBytes(a[0], 0, left, right, fill)
	}
}

// paddedBytes is v with fill at its ends; left stands behind the first sign bytes.
func (vm *VM) paddedBytes(v Value, sign, left, right int, fill byte) Value {
	b := vm.h.Bytes(v).B
	size := len(b) + left + right
	if !vm.need(size) || !vm.pay(size/copyRate+storeUnits(size)) {
		return heap.Raised
	}
	out := make([]byte, 0, size)
	out = append(out, b[:sign]...)
	out = appendFill(out, left, fill)
	out = append(out, b[sign:]...)
	return vm.h.NewBytes(v.Kind(), appendFill(out, right, fill))
}

// appendFill appends n times the byte c.
func appendFill(b []byte, n int, c byte) []byte {
	if n == 0 {
		return b
	}
	at := len(b)
	b = append(b, c)[:at+n]
	for filled := at + 1; filled < len(b); {
		filled += copy(b[filled:], b[at:min(filled, at+repeatPiece)])
	}
	return b
}

func bytesZfill(vm *VM, a []Value) Value {
	width, r := vm.sizeArg("zfill", a, 1)
	if r != heap.Unbound {
		return r
	}
	b := vm.h.Bytes(a[0]).B
	if width <= len(b) {
		return vm.sameBytes(a[0])
	}
	sign := 0
	if len(b) > 0 && (b[0] == '+' || b[0] == '-') {
		sign = 1
	}
	return vm.paddedBytes(a[0], sign, width-len(b), 0, '0')
}

func bytesExpandtabs(vm *VM, a []Value) Value {
	tab, r := vm.tabArg(a)
	if r != heap.Unbound {
		return r
	}
	b := vm.h.Bytes(a[0]).B
	if bytes.IndexByte(b, '\t') < 0 {
		return vm.copied(a[0].Kind(), b)
	}
	size, ok := tabbedSize(vm, b, tab, false)
	if !ok {
		return heap.Raised
	}
	out := make([]byte, 0, size)
	expand(b, tab, false, func(part []byte, spaces int) bool {
		out = appendFill(append(out, part...), spaces, ' ')
		ok = vm.pay(1 + (len(part)+spaces)/8)
		return ok
	})
	if !ok {
		return heap.Raised
	}
	return vm.h.NewBytes(a[0].Kind(), out)
}

// bytesTranslate (self, table, delete).
func bytesTranslate(vm *VM, a []Value) Value {
	var table []byte
	if a[1] != heap.None {
		var r Value
		if table, r = vm.bufferArg(a[1]); r != heap.Unbound {
			return r
		}
		if len(table) != 256 {
			return vm.Raisef(E.ValueError, "translation table must be 256 characters long")
		}
	}
	var drop [256]bool
	if a[2] != heap.Unbound {
		chars, r := vm.bufferArg(a[2])
		if r != heap.Unbound {
			return r
		}
		if !vm.pay(len(chars) / 4) {
			return heap.Raised
		}
		drop = tableOf(chars)
	}
	b := vm.h.Bytes(a[0]).B
	if !vm.need(len(b)) {
		return heap.Raised
	}
	out := make([]byte, 0, len(b))
	for i := 0; i < len(b); i += shortText {
		for _, c := range b[i:min(i+shortText, len(b))] {
			switch {
			case drop[c]:
			case table != nil:
				out = append(out, table[c])
			default:
				out = append(out, c)
			}
		}
		if !vm.pay(shortText / 4) {
			return heap.Raised
		}
	}
	return vm.h.NewBytes(a[0].Kind(), out)
}

func bytesMaketrans(vm *VM, a []Value) Value {
	from, r := vm.bufferArg(a[0])
	if r != heap.Unbound {
		return r
	}
	to, r := vm.bufferArg(a[1])
	if r != heap.Unbound {
		return r
	}
	if len(from) != len(to) {
		return vm.Raisef(E.ValueError, "maketrans arguments must have same length")
	}
	if !vm.pay(256/8 + len(from)/4) {
		return heap.Raised
	}
	t := make([]byte, 256)
	for i := range t {
		t[i] = byte(i)
	}
	for i, c := range from {
		t[c] = to[i]
	}
	return vm.h.NewBytes(heap.KBytes, t)
}

// bytesHex (self, sep, bytes_per_sep).
func bytesHex(vm *VM, a []Value) Value {
	return vm.hexOf(vm.h.Bytes(a[0]).B, a)
}

// hexOf writes b in hexadecimal, with the separator of arguments 1 and 2 between groups: a
// positive number of bytes counts them from the end, a negative one from the start.
func (vm *VM) hexOf(b []byte, a []Value) Value {
	group := 1
	if a[2] != heap.Unbound {
		n, r := vm.intArg("hex", a, 2)
		if r != heap.Unbound {
			return r
		}
		group = n
	}
	sep, r := vm.hexSeparator(a[1])
	if r != heap.Unbound {
		return r
	}
	size := 2 * len(b)
	step := max(group, -group)
	if a[1] == heap.Unbound || step >= len(b) {
		step = 0
	}
	if step > 0 {
		size += (len(b) - 1) / step
	}
	if !vm.need(size) {
		return heap.Raised
	}
	var out strings.Builder
	out.Grow(size)
	if !vm.inPieces(len(b), 2, func(from, to int) bool {
		for i := from; i < to; i++ {
			if step > 0 && i > 0 && (group > 0 && (len(b)-i)%step == 0 || group < 0 && i%step == 0) {
				out.WriteByte(sep)
			}
			out.WriteByte(hexDigits[b[i]>>4])
			out.WriteByte(hexDigits[b[i]&15])
		}
		return true
	}) {
		return heap.Raised
	}
	return vm.text(out.String(), true)
}

const hexDigits = "0123456789abcdef"

func (vm *VM) hexSeparator(v Value) (byte, Value) {
	var s string
	switch {
	case v == heap.Unbound:
		return 0, heap.Unbound
	case vm.isStr(v):
		s = vm.h.Str(vm.plainStr(v)).S
		if n := vm.h.Str(vm.plainStr(v)).Len(); n != 1 {
			return 0, vm.Raisef(E.ValueError, "sep must be length 1.")
		}
	case vm.isBytes(v):
		s = string(vm.h.Bytes(vm.plainBytes(v)).B)
		if len(s) != 1 {
			return 0, vm.Raisef(E.ValueError, "sep must be length 1.")
		}
	default:
		if n, ok := vm.nativeLen(vm.Payload(v)); ok {
			if n != 1 {
				return 0, vm.Raisef(E.ValueError, "sep must be length 1.")
			}
			return 0, vm.Raisef(E.TypeError, "sep must be str or bytes.")
		}
		return 0, vm.Raisef(E.TypeError, "object of type '%s' has no len()", vm.TypeName(v))
	}
	if s[0] >= 0x80 {
		return 0, vm.Raisef(E.ValueError, "sep must be ASCII.")
	}
	return s[0], heap.Unbound
}

// fromHex reads the hexadecimal digits of a string; white space stands between bytes.
func (vm *VM) fromHex(k heap.Kind, v Value) Value {
	if !vm.isStr(v) {
		return vm.Raisef(E.TypeError, "fromhex() argument must be str, not %s", vm.ArgTypeName(v))
	}
	s := vm.h.Str(vm.plainStr(v))
	if !vm.need(len(s.S) / 2) {
		return heap.Raised
	}
	out := make([]byte, 0, len(s.S)/2)
	bad := func(i int) Value {
		return vm.Raisef(E.ValueError, "non-hexadecimal number found in fromhex() arg at position %d", vm.h.RuneIndex(s, i))
	}
	for i, due := 0, shortText; i < len(s.S); {
		if i >= due {
			if due += shortText; !vm.pay(shortText / 2) {
				return heap.Raised
			}
		}
		if bytesSpace[s.S[i]] {
			i++
			continue
		}
		hi := hexValue(s.S[i])
		if hi < 0 {
			return bad(i)
		}
		if i+1 == len(s.S) || hexValue(s.S[i+1]) < 0 {
			return bad(i + 1)
		}
		out = append(out, byte(hi<<4|hexValue(s.S[i+1])))
		i += 2
	}
	return vm.h.NewBytes(k, out)
}

// hexValue is the value of a hexadecimal digit, -1 if c is none.
func hexValue(c byte) int {
	switch {
	case '0' <= c && c <= '9':
		return int(c - '0')
	case 'a' <= c|0x20 && c|0x20 <= 'f':
		return int(c|0x20-'a') + 10
	}
	return -1
}
