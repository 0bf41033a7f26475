package vm

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// Padding: center, ljust, rjust, zfill, expandtabs.

func strCenter(vm *VM, a []Value) Value { return vm.strPad("center", a, centred) }
func strLjust(vm *VM, a []Value) Value  { return vm.strPad("ljust", a, padRight) }
func strRjust(vm *VM, a []Value) Value  { return vm.strPad("rjust", a, padLeft) }

// centred splits padding for center; an odd one goes left if the width is odd.
func centred(pad, width int) (left, right int) {
	left = pad/2 + pad&width&1
	return left, pad - left
}

func padRight(pad, _ int) (left, right int) { return 0, pad }
func padLeft(pad, _ int) (left, right int)  { return pad, 0 }

func (vm *VM) strPad(name string, a []Value, sides func(pad, width int) (left, right int)) Value {
	width, r := vm.sizeArg(name, a, 1)
	if r != heap.Unbound {
		return r
	}
	fill := " "
	if a[2] != heap.Unbound {
		if !vm.isStr(a[2]) {
			return vm.Raisef(E.TypeError, "The fill character must be a unicode character, not %s", vm.TypeName(a[2]))
		}
		f := vm.h.Str(vm.plainStr(a[2]))
		if f.Len() != 1 {
			return vm.Raisef(E.TypeError, "The fill character must be exactly one character long")
		}
		fill = f.S
	}
	v, s := vm.strSelf(a[0])
	pad := width - s.Len()
	if pad <= 0 || width < 0 {
		return v
	}
	left, right := sides(pad, width)
	return vm.padded(s, fill, left, right)
}

// padded is s between copies of a character.
func (vm *VM) padded(s *heap.Str, fill string, left, right int) Value {
	if left+right > maxIndex/8 {
		return vm.RaiseArgs(E.MemoryError)
	}
	size := len(s.S) + (left+right)*len(fill)
	if !vm.need(size) || !vm.pay(size/copyRate+storeUnits(size)) {
		return heap.Raised
	}
	var b strings.Builder
	b.Grow(size)
	if !vm.writeFill(&b, fill, left) {
		return heap.Raised
	}
	b.WriteString(s.S)
	if !vm.writeFill(&b, fill, right) {
		return heap.Raised
	}
	return vm.text(b.String(), len(fill) == 1 && s.ASCII())
}

// writeFill writes n copies of a character; it is false after stopping.
func (vm *VM) writeFill(b *strings.Builder, fill string, n int) bool {
	if len(fill) > 1 {
		fill, n = strings.Repeat(fill, min(n, runLength)), n*len(fill)
	} else {
		fill = charRuns[fill[0]]
	}
	for ; n > 0; n -= len(fill) {
		fill = fill[:min(len(fill), n)]
		b.WriteString(fill)
		if n%searchWindow < len(fill) && !vm.pay(0) {
			return false
		}
	}
	return true
}

func strZfill(vm *VM, a []Value) Value {
	width, r := vm.sizeArg("zfill", a, 1)
	if r != heap.Unbound {
		return r
	}
	v, s := vm.strSelf(a[0])
	pad := width - s.Len()
	if pad <= 0 || width < 0 {
		return v
	}
	if pad > maxIndex/8 {
		return vm.RaiseArgs(E.MemoryError)
	}
	size := len(s.S) + pad
	if !vm.need(size) || !vm.pay(size/copyRate+storeUnits(size)) {
		return heap.Raised
	}
	var b strings.Builder
	b.Grow(size)
	sign := 0
	if s.S != "" && (s.S[0] == '+' || s.S[0] == '-') {
		sign = 1
	}
	b.WriteString(s.S[:sign])
	if !vm.writeFill(&b, "0", pad) {
		return heap.Raised
	}
	b.WriteString(s.S[sign:])
	return vm.text(b.String(), s.ASCII())
}

func strExpandtabs(vm *VM, a []Value) Value {
	tab, r := vm.tabArg(a)
	if r != heap.Unbound {
		return r
	}
	v, s := vm.strSelf(a[0])
	if strings.IndexByte(s.S, '\t') < 0 {
		return v
	}
	size, ok := tabbedSize(vm, s.S, tab, true)
	if !ok {
		return heap.Raised
	}
	var b strings.Builder
	b.Grow(size)
	expand(s.S, tab, true, func(part string, spaces int) bool {
		b.WriteString(part)
		return vm.pay(1+len(part)/8) && vm.writeFill(&b, " ", spaces)
	})
	return vm.text(b.String(), s.ASCII())
}

// tabArg reads the size of a tab.
func (vm *VM) tabArg(a []Value) (int, Value) {
	if a[1] == heap.Unbound {
		return 8, heap.Unbound
	}
	return vm.intArg("expandtabs", a, 1)
}

// tabbedSize is the size of s with its tabs expanded; ok is false after an error.
func tabbedSize[T text](vm *VM, s T, tab int, runes bool) (size int, ok bool) {
	ok = true
	expand(s, tab, runes, func(part T, spaces int) bool {
		if size > maxIndex-len(part)-spaces {
			vm.Raisef(E.OverflowError, "result too long")
			ok = false
			return false
		}
		size += len(part) + spaces
		ok = vm.pay(1 + len(part)/8)
		return ok
	})
	return size, ok && vm.need(size)
}

// expand hands the parts of s to add, each with the spaces that stand for the tab behind it.
// With runes set, columns are code points, else bytes.
func expand[T text](s T, tab int, runes bool, add func(part T, spaces int) bool) {
	column, start := 0, 0
	for i := range len(s) {
		switch c := s[i]; {
		case c == '\t':
			spaces := 0
			if tab > 0 {
				spaces = tab - column%tab
				column += spaces
			}
			if !add(s[start:i], spaces) {
				return
			}
			start = i + 1
		case c == '\n' || c == '\r':
			column = 0
		case !runes || c&0xC0 != 0x80:
			column++
		}
		if i-start == shortText {
			if !add(s[start:i], 0) {
				return
			}
			start = i
		}
	}
	add(s[start:], 0)
}
