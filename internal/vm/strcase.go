package vm

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// Case mappings. ASCII text and bytes are mapped here, other text by package unicode.

// An asciiCase maps the case of ASCII bytes in place; prev is the byte before them as it
// was, 0 at the start of the text.
type asciiCase func(b []byte, prev byte)

var lowerTable, upperTable, swapTable = func() (lo, up, sw [256]byte) {
	for i := range 256 {
		c := byte(i)
		lo[i], up[i], sw[i] = c, c, c
		switch {
		case 'A' <= c && c <= 'Z':
			lo[i], sw[i] = c+32, c+32
		case 'a' <= c && c <= 'z':
			up[i], sw[i] = c-32, c-32
		}
	}
	return
}()

func lowerASCII(b []byte, _ byte) { mapBytes(b, &lowerTable) }
func upperASCII(b []byte, _ byte) { mapBytes(b, &upperTable) }
func swapASCII(b []byte, _ byte)  { mapBytes(b, &swapTable) }

func mapBytes(b []byte, table *[256]byte) {
	for i, c := range b {
		b[i] = table[c]
	}
}

func capitalizeASCII(b []byte, prev byte) {
	mapBytes(b, &lowerTable)
	if prev == 0 && len(b) > 0 {
		b[0] = upperTable[b[0]]
	}
}

func titleASCII(b []byte, prev byte) {
	for i, c := range b {
		if charClass[prev]&classAlpha != 0 {
			b[i] = lowerTable[c]
		} else {
			b[i] = upperTable[c]
		}
		prev = c
	}
}

// casePiece is the text mapped at once; text up to caseShort is returned as it is where the
// mapping changes nothing.
const (
	casePiece = 512
	caseShort = 64
)

// mapStr maps a string: ASCII text by one function, other text by the other.
func (vm *VM) mapStr(v Value, ascii asciiCase, other func(meter.Meter, string) (string, error)) Value {
	v, s := vm.strSelf(v)
	if !s.ASCII() {
		out, err := other(vm.meter(), s.S)
		if err != nil {
			return vm.stopped(err)
		}
		return vm.h.NewStr(out)
	}
	if len(s.S) <= caseShort {
		b := append(vm.scratch[:0], s.S...)
		ascii(b, 0)
		if string(b) == s.S {
			return v
		}
		return vm.copyText(b, true)
	}
	if !vm.need(len(s.S)) {
		return heap.Raised
	}
	var piece [casePiece]byte
	var out strings.Builder
	out.Grow(len(s.S))
	prev := byte(0)
	for i := 0; i < len(s.S); i += casePiece {
		b := piece[:copy(piece[:], s.S[i:])]
		ascii(b, prev)
		out.Write(b)
		prev = s.S[i+len(b)-1]
		if !vm.pay(casePiece / 8) {
			return heap.Raised
		}
	}
	return vm.h.NewASCII(out.String())
}

func strLower(vm *VM, a []Value) Value    { return vm.mapStr(a[0], lowerASCII, unicode.Lower) }
func strUpper(vm *VM, a []Value) Value    { return vm.mapStr(a[0], upperASCII, unicode.Upper) }
func strCasefold(vm *VM, a []Value) Value { return vm.mapStr(a[0], lowerASCII, unicode.Casefold) }
func strSwapcase(vm *VM, a []Value) Value { return vm.mapStr(a[0], swapASCII, unicode.Swapcase) }
func strTitle(vm *VM, a []Value) Value    { return vm.mapStr(a[0], titleASCII, unicode.Title) }

func strCapitalize(vm *VM, a []Value) Value {
	return vm.mapStr(a[0], capitalizeASCII, unicode.Capitalize)
}

// Classes of ASCII characters.
const (
	classLower = 1 << iota
	classUpper
	classDigit
	classStrSpace
	classByteSpace
	classPrintable

	classAlpha = classLower | classUpper
	classAlnum = classAlpha | classDigit
)

var charClass = func() (t [256]uint8) {
	for i := range 128 {
		c := byte(i)
		switch {
		case 'a' <= c && c <= 'z':
			t[i] |= classLower
		case 'A' <= c && c <= 'Z':
			t[i] |= classUpper
		case '0' <= c && c <= '9':
			t[i] |= classDigit
		}
		if asciiSpace[c] {
			t[i] |= classStrSpace
		}
		if bytesSpace[c] {
			t[i] |= classByteSpace
		}
		if ' ' <= c && c < 0x7F {
			t[i] |= classPrintable
		}
	}
	return
}()

// allBytes reports whether all of s are of a class; ok is false after stopping.
func allBytes[T text](vm *VM, s T, class uint8) (all, ok bool) {
	for i := 0; i < len(s); i += shortText {
		for k := i; k < min(i+shortText, len(s)); k++ {
			if charClass[s[k]]&class == 0 {
				return false, true
			}
		}
		if len(s) > shortText && !vm.pay(shortText/4) {
			return false, false
		}
	}
	return true, true
}

// allChars answers a question about a string that is true if it is so for every character.
func (vm *VM) allChars(v Value, class uint8, is func(rune) bool, empty bool) Value {
	_, s := vm.strSelf(v)
	if s.S == "" {
		return heap.Bool(empty)
	}
	if s.ASCII() {
		all, ok := allBytes(vm, s.S, class)
		if !ok {
			return heap.Raised
		}
		return heap.Bool(all)
	}
	for i, due := 0, shortText; i < len(s.S); {
		r, n := unicode.DecodeRune(s.S[i:])
		if !is(r) {
			return heap.False
		}
		if i += n; i >= due {
			if due += shortText; !vm.pay(shortText) {
				return heap.Raised
			}
		}
	}
	return heap.True
}

func strIsalpha(vm *VM, a []Value) Value {
	return vm.allChars(a[0], classAlpha, unicode.IsAlpha, false)
}

func strIsalnum(vm *VM, a []Value) Value {
	return vm.allChars(a[0], classAlnum, unicode.IsAlnum, false)
}

func strIsdigit(vm *VM, a []Value) Value {
	return vm.allChars(a[0], classDigit, unicode.IsDigit, false)
}

func strIsdecimal(vm *VM, a []Value) Value {
	return vm.allChars(a[0], classDigit, unicode.IsDecimal, false)
}

func strIsnumeric(vm *VM, a []Value) Value {
	return vm.allChars(a[0], classDigit, unicode.IsNumeric, false)
}

func strIsspace(vm *VM, a []Value) Value {
	return vm.allChars(a[0], classStrSpace, unicode.IsSpace, false)
}

func strIsprintable(vm *VM, a []Value) Value {
	return vm.allChars(a[0], classPrintable, unicode.IsPrintable, true)
}

func strIsascii(vm *VM, a []Value) Value {
	_, s := vm.strSelf(a[0])
	return heap.Bool(s.ASCII())
}

func strIsidentifier(vm *VM, a []Value) Value {
	_, s := vm.strSelf(a[0])
	is, err := unicode.IsIdentifier(vm.meter(), s.S)
	if err != nil {
		return vm.stopped(err)
	}
	return heap.Bool(is)
}

// A caseTest judges text by the case of one character after another.
type caseTest struct {
	cased, prev, bad bool
}

func (t *caseTest) lower(r rune) {
	t.bad = unicode.IsUpper(r) || unicode.IsTitle(r)
	t.cased = t.cased || unicode.IsLower(r)
}

func (t *caseTest) upper(r rune) {
	t.bad = unicode.IsLower(r) || unicode.IsTitle(r)
	t.cased = t.cased || unicode.IsUpper(r)
}

func (t *caseTest) title(r rune) {
	switch {
	case unicode.IsUpper(r) || unicode.IsTitle(r):
		t.bad, t.prev, t.cased = t.prev, true, true
	case unicode.IsLower(r):
		t.bad, t.prev, t.cased = !t.prev, true, true
	default:
		t.prev = false
	}
}

// testCase shows every character of a string to a test.
func (vm *VM) testCase(v Value, step func(*caseTest, rune)) Value {
	_, s := vm.strSelf(v)
	var t caseTest
	for i, due := 0, shortText; i < len(s.S); {
		r, n := unicode.DecodeRune(s.S[i:])
		if step(&t, r); t.bad {
			return heap.False
		}
		if i += n; i >= due {
			if due += shortText; !vm.pay(shortText) {
				return heap.Raised
			}
		}
	}
	return heap.Bool(t.cased)
}

func strIslower(vm *VM, a []Value) Value { return vm.testCase(a[0], (*caseTest).lower) }
func strIsupper(vm *VM, a []Value) Value { return vm.testCase(a[0], (*caseTest).upper) }
func strIstitle(vm *VM, a []Value) Value { return vm.testCase(a[0], (*caseTest).title) }
