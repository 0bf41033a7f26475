package vm

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// What the rest of the machine asks about strings. Methods count in code points; inside,
// text is WTF-8 and places are byte offsets.

// copyUpTo is the length below which parts of a string are copies of its bytes.
const copyUpTo = 256

// strObject is about what a string object costs beside its bytes.
const strObject = 80

// copyRate is the bytes copied or looked at for one unit.
const copyRate = 64

// isStr reports whether v is a str or an instance of a subclass.
func (vm *VM) isStr(v Value) bool {
	return v.Is(heap.KStr) || v.Is(heap.KInst) && vm.Payload(v).Is(heap.KStr)
}

// plainStr is the str itself of a value that isStr.
func (vm *VM) plainStr(v Value) Value {
	if v.Is(heap.KStr) {
		return v
	}
	return vm.Payload(v)
}

// strSelf returns the string a method works on.
func (vm *VM) strSelf(v Value) (Value, *heap.Str) {
	v = vm.plainStr(v)
	return v, vm.h.Str(v)
}

// sprintf1 puts s in the place of the only %s of format.
func sprintf1(format, s string) string { return strings.Replace(format, "%s", s, 1) }

// emptyStr is the image's empty string.
var emptyStr Value

// text makes a string of s, whose bytes it takes over; ascii says that it has ASCII characters only.
func (vm *VM) text(s string, ascii bool) Value {
	if len(s) == 1 && s[0] < 0x80 {
		return vm.charOf(s[0])
	}
	if ascii {
		return vm.h.NewASCII(s)
	}
	return vm.h.NewStr(s)
}

// copyText is text of a copy of b.
func (vm *VM) copyText(b []byte, ascii bool) Value {
	if len(b) == 1 && b[0] < 0x80 {
		return vm.charOf(b[0])
	}
	if ascii {
		return vm.h.CopyASCII(b)
	}
	return vm.h.CopyBytes(b)
}

// intText is str(i).
func (vm *VM) intText(i int64) Value {
	if 0 <= i && i < 10 {
		return vm.charOf('0' + byte(i))
	}
	return vm.h.CopyASCII(strconv.AppendInt(vm.scratch[:0], i, 10))
}

// subStr is the part of v from byte offset i to j.
func (vm *VM) subStr(v Value, s *heap.Str, i, j int) Value {
	switch {
	case j-i == len(s.S):
		return v
	case j-i == 1:
		return vm.charOf(s.S[i])
	case j-i >= copyUpTo:
		if !s.Shared() && !vm.need(len(s.S)) {
			return heap.Raised
		}
		vm.budget -= shareUnits
	}
	return vm.h.Slice(v, i, j)
}

// shareUnits is the fuel of a string that shares its bytes with another. That these move to a
// buffer for it, once, belongs to what the other one cost.
const shareUnits = 12

// strContains is v in c for strings.
func (vm *VM) strContains(c, v Value) Value {
	i, ok := inStr.find(vm, vm.h.Str(c).S, vm.h.Str(v).S)
	if !ok {
		return heap.Raised
	}
	return heap.Bool(i >= 0)
}

// asciiShown says how repr shows an ASCII character: 0 as it is, 'x' as \x and digits,
// another letter behind a backslash.
var asciiShown = func() (t [utf8.RuneSelf]byte) {
	for i := range t {
		if i < ' ' || i == 0x7F {
			t[i] = 'x'
		}
	}
	t['\t'], t['\n'], t['\r'], t['\\'] = 't', 'n', 'r', '\\'
	return
}()

// reprPiece is the text that repr writes between payments.
const reprPiece = 16 << 10

// appendStrRepr appends repr(s). When the text needs more memory than there is, the run is
// stopped and b returned as it was.
func (vm *VM) appendStrRepr(b []byte, s string) []byte {
	quote := byte('\'')
	if strings.IndexByte(s, '\'') >= 0 && strings.IndexByte(s, '"') < 0 {
		quote = '"'
	}
	if len(s) <= reprPiece {
		vm.budget -= int64(len(s) / 4)
		return append(appendQuotable(append(b, quote), s, quote), quote)
	}
	size, ok := 2, true
	vm.eachPiece(s, reprPiece, 4, &ok, func(piece string) { size += quotableSize(piece, quote) })
	if !ok || !vm.need(len(b)+size) {
		return b
	}
	out := append(append(make([]byte, 0, len(b)+size), b...), quote)
	vm.eachPiece(s, reprPiece, 4, &ok, func(piece string) { out = appendQuotable(out, piece, quote) })
	if !ok {
		return b
	}
	return append(out, quote)
}

// eachPiece hands s to f in pieces of about size bytes that hold whole characters, paying a
// unit for rate bytes; ok becomes false after stopping.
func (vm *VM) eachPiece(s string, size, rate int, ok *bool, f func(piece string)) {
	for s != "" && *ok {
		n := min(size, len(s))
		for n < len(s) && s[n]&0xC0 == 0x80 {
			n++
		}
		f(s[:n])
		s = s[n:]
		*ok = vm.pay(n / rate)
	}
}

// appendQuotable appends text as it stands between the quotes of a repr.
func appendQuotable(b []byte, s string, quote byte) []byte {
	for i := 0; i < len(s); {
		start := i
		for i < len(s) && s[i] < utf8.RuneSelf && asciiShown[s[i]] == 0 && s[i] != quote {
			i++
		}
		b = append(b, s[start:i]...)
		if i == len(s) {
			break
		}
		if c := s[i]; c < utf8.RuneSelf {
			b = appendEscape(b, rune(c))
			i++
			continue
		}
		r, n := unicode.DecodeRune(s[i:])
		if unicode.IsPrintable(r) {
			b = append(b, s[i:i+n]...)
		} else {
			b = appendEscape(b, r)
		}
		i += n
	}
	return b
}

// quotableSize is the length of what appendQuotable appends, or a little more.
func quotableSize(s string, quote byte) int {
	size := 0
	for i := 0; i < len(s); {
		r, n := unicode.DecodeRune(s[i:])
		i += n
		switch {
		case r < utf8.RuneSelf && asciiShown[r] == 'x':
			size += 4
		case r < utf8.RuneSelf && (asciiShown[r] != 0 || byte(r) == quote):
			size += 2
		case r < utf8.RuneSelf || unicode.IsPrintable(r):
			size += n
		default:
			size += 10
		}
	}
	return size
}

// appendEscape appends a character as a backslash and what stands for it.
func appendEscape(b []byte, r rune) []byte {
	digits := 2
	switch {
	case r < utf8.RuneSelf && asciiShown[r] != 'x':
		if c := asciiShown[r]; c != 0 {
			return append(b, '\\', c)
		}
		return append(b, '\\', byte(r)) // the quote
	case r < 0x100:
		b = append(b, '\\', 'x')
	case r < 0x10000:
		b, digits = append(b, '\\', 'u'), 4
	default:
		b, digits = append(b, '\\', 'U'), 8
	}
	for digits--; digits >= 0; digits-- {
		b = append(b, "0123456789abcdef"[r>>(4*digits)&15])
	}
	return b
}

// textBinary computes + * and % of str, bytes and bytearray; NotImplemented if it is
// none of that.
func (vm *VM) textBinary(op compile.Op, x, y Value, inPlace bool) Value {
	switch op {
	case compile.OpAdd:
		switch x.Kind() {
		case heap.KStr:
			if vm.isStr(y) {
				return vm.concatStr(x, vm.plainStr(y))
			}
		case heap.KBytes, heap.KByteArray:
			return vm.concatBytes(x, y, inPlace)
		}
	case compile.OpMul:
		switch {
		case isText(x) && vm.isInt(y):
			return vm.repeatText(x, y, inPlace)
		case isText(y) && vm.isInt(x):
			return vm.repeatText(y, x, false)
		}
	case compile.OpMod:
		if isText(x) {
			return vm.percent(x, y)
		}
	}
	return heap.NotImplemented
}

func isText(v Value) bool { return v.Is(heap.KStr) || v.Is(heap.KBytes) || v.Is(heap.KByteArray) }

// concatStr is x + y for strings.
func (vm *VM) concatStr(x, y Value) Value {
	if len(vm.h.Str(x).S)+len(vm.h.Str(y).S) >= copyUpTo {
		if n := vm.h.ConcatBytes(x, y); !vm.need(n) || !vm.pay(n/copyRate) {
			return heap.Raised
		}
	}
	return vm.h.Concat(x, y)
}

// repeatText is x * n.
func (vm *VM) repeatText(x, n Value, inPlace bool) Value {
	k, ok := vm.AsInt64(n)
	if !ok {
		return vm.Raisef(E.OverflowError, "cannot fit 'int' into an index-sized integer")
	}
	k = max(k, 0)
	if !x.Is(heap.KStr) {
		return vm.repeatBytes(x, k, inPlace)
	}
	s := vm.h.Str(x)
	switch {
	case k == 1:
		return x
	case k == 0 || s.S == "":
		return emptyStr
	case int64(len(s.S)) > maxIndex/k && int64(s.Len()) > maxIndex/k:
		return vm.Raisef(E.OverflowError, "repeated string is too long")
	case int64(len(s.S)) > maxIndex/k:
		return vm.RaiseArgs(E.MemoryError)
	}
	total := len(s.S) * int(k)
	ascii := s.ASCII()
	switch {
	case total <= runLength && len(s.S) == 1 && ascii:
		return vm.h.NewASCII(charRuns[s.S[0]][:total])
	case total < copyUpTo:
		b := vm.scratch[:0]
		for len(b) < total {
			b = append(b, s.S...)
		}
		return vm.copyText(b, ascii)
	}
	r, ok := vm.repeated(s.S, int(k))
	if !ok {
		return heap.Raised
	}
	return vm.text(r, ascii)
}

// charRuns are runs of the ASCII characters. Short repetitions of one are slices of them, which
// hold no memory of the VM's.
var charRuns = func() (t [utf8.RuneSelf]string) {
	for i := range t {
		t[i] = strings.Repeat(string(rune(i)), runLength)
	}
	return
}()

const runLength = 64

// repeatPiece is the bytes of a repetition that are copied at once.
const repeatPiece = 32 << 10

// repeated is k copies of s; ok is false after stopping.
func (vm *VM) repeated(s string, k int) (r string, ok bool) {
	total := len(s) * k
	if !vm.need(total) || !vm.pay(len(s)/copyRate+storeUnits(total)) {
		return "", false
	}
	var b strings.Builder
	b.Grow(total)
	b.WriteString(s)
	for b.Len() < total {
		// Whole copies of s, as many as there are or fit into a piece.
		n := min(b.Len(), max(1, repeatPiece/len(s))*len(s), total-b.Len())
		b.WriteString(b.String()[:n])
		if !vm.pay(n / copyRate) {
			return "", false
		}
	}
	return b.String(), true
}

// nearStep is from where on a step is looked up and not walked.
const nearStep = 64

// stepStr is every step-th of count characters of s from number start on.
func (vm *VM) stepStr(s *heap.Str, start, step, count int) Value {
	var b strings.Builder
	if s.ASCII() {
		b.Grow(count)
		for i := range count {
			b.WriteByte(s.S[start+i*step])
			if i%shortText == shortText-1 && !vm.pay(shortText/4) {
				return heap.Raised
			}
		}
		vm.budget -= int64(count % shortText / 4)
		return vm.text(b.String(), true)
	}
	at := vm.h.Offset(s, start)
	for i := range count {
		_, n := unicode.DecodeRune(s.S[at:])
		b.WriteString(s.S[at : at+n])
		if i%shortText == shortText-1 && !(vm.pay(shortText*4) && vm.need(b.Len()*2)) {
			return heap.Raised
		}
		switch {
		case i == count-1:
		case step > -nearStep && step < nearStep:
			at = walkRunes(s.S, at, step)
		default:
			at = vm.h.Offset(s, start+(i+1)*step)
		}
	}
	return vm.text(b.String(), false)
}

// walkRunes is the offset of the character that is n characters behind the one at offset at,
// or before it if n is negative.
func walkRunes(s string, at, n int) int {
	for ; n > 0; n-- {
		for at++; at < len(s) && s[at]&0xC0 == 0x80; at++ {
		}
	}
	for ; n < 0; n++ {
		for at--; s[at]&0xC0 == 0x80; at-- {
		}
	}
	return at
}
