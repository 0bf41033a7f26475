package vm

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// White space and other sets of characters: splitting at them and stripping them.

// A charSet says which characters of one kind of text belong to it.
type charSet[T text] struct {
	// bytes decides where every character is one byte; else it is nil.
	bytes *[256]bool
	// first and last get text that is not empty and return the length of the character at
	// its start or end, and whether it belongs to the set.
	first, last func(s T) (n int, in bool)
}

// asciiSpace are the ASCII characters that str takes as white space, bytesSpace those of bytes.
var asciiSpace, bytesSpace = tableOf("\t\n\v\f\r\x1c\x1d\x1e\x1f "), tableOf("\t\n\v\f\r ")

// tableOf is the set of some bytes.
func tableOf[T text](chars T) (t [256]bool) {
	for i := range len(chars) {
		t[chars[i]] = true
	}
	return
}

// strSpace is the white space in s.
func strSpace(s *heap.Str) charSet[string] {
	if s.ASCII() {
		return charSet[string]{bytes: &asciiSpace}
	}
	return charSet[string]{first: firstSpace, last: lastSpace}
}

func firstSpace(s string) (int, bool) {
	if s[0] < 0x80 {
		return 1, asciiSpace[s[0]]
	}
	r, n := unicode.DecodeRune(s)
	return n, unicode.IsSpace(r)
}

func lastSpace(s string) (int, bool) {
	if c := s[len(s)-1]; c < 0x80 {
		return 1, asciiSpace[c]
	}
	r, n := unicode.DecodeLastRune(s)
	return n, unicode.IsSpace(r)
}

// charsOf is the set of the characters of a string. Those beyond ASCII are searched in it,
// which costs its length as it does in CPython.
func (vm *VM) charsOf(chars string) charSet[string] {
	t := tableOf(chars)
	others := ""
	for i := range len(chars) {
		if chars[i] >= 0x80 {
			others = chars
			break
		}
	}
	in := func(c string) bool {
		if c[0] < 0x80 {
			return t[c[0]]
		}
		return vm.pay(len(others)/searchRate) && strings.Contains(others, c)
	}
	return charSet[string]{
		first: func(s string) (int, bool) {
			_, n := unicode.DecodeRune(s)
			return n, in(s[:n])
		},
		last: func(s string) (int, bool) {
			_, n := unicode.DecodeLastRune(s)
			return n, in(s[len(s)-n:])
		},
	}
}

// skip returns the first place from i on whose character is not to be skipped: those to be
// skipped are in the set or not, as in says. ok is false after stopping.
func (c *charSet[T]) skip(vm *VM, s T, i int, in bool) (_ int, ok bool) {
	for {
		end := min(len(s), i+shortText)
		rate := 2
		if t := c.bytes; t != nil {
			rate = 8
			for i < end && t[s[i]] == in {
				i++
			}
		} else {
			for i < end {
				n, is := c.first(s[i:])
				if is != in {
					return i, true
				}
				i += n
			}
		}
		if i < end || i == len(s) {
			return i, true
		}
		if !vm.pay(shortText / rate) {
			return 0, false
		}
	}
}

// skipBack returns the last place up to i behind a character that is not to be skipped.
func (c *charSet[T]) skipBack(vm *VM, s T, i int, in bool) (_ int, ok bool) {
	for {
		end := max(0, i-shortText)
		rate := 2
		if t := c.bytes; t != nil {
			rate = 8
			for i > end && t[s[i-1]] == in {
				i--
			}
		} else {
			for i > end {
				n, is := c.last(s[:i])
				if is != in {
					return i, true
				}
				i -= n
			}
		}
		if i > end || i == 0 {
			return i, true
		}
		if !vm.pay(shortText / rate) {
			return 0, false
		}
	}
}

// cut hands the words of s to add: limit of them and then the rest, all if limit is negative.
func (c *charSet[T]) cut(vm *VM, s T, limit int, add func(i, j int) bool) bool {
	for at := 0; ; limit-- {
		i, ok := c.skip(vm, s, at, true)
		if !ok || i == len(s) {
			return ok
		}
		at = len(s)
		if limit != 0 {
			if at, ok = c.skip(vm, s, i, false); !ok {
				return false
			}
		}
		if !add(i, at) {
			return false
		}
	}
}

// cutBack is cut from the end, so words come in reverse.
func (c *charSet[T]) cutBack(vm *VM, s T, limit int, add func(i, j int) bool) bool {
	for at := len(s); ; limit-- {
		j, ok := c.skipBack(vm, s, at, true)
		if !ok || j == 0 {
			return ok
		}
		at = 0
		if limit != 0 {
			if at, ok = c.skipBack(vm, s, j, false); !ok {
				return false
			}
		}
		if !add(at, j) {
			return false
		}
	}
}

// strip returns the bounds of s without the characters of the set at its ends.
func (c *charSet[T]) strip(vm *VM, s T, left, right bool) (i, j int, ok bool) {
	j, ok = len(s), true
	if left {
		i, ok = c.skip(vm, s, 0, true)
	}
	if right && ok && i < j {
		j, ok = c.skipBack(vm, s, j, true)
	}
	return i, j, ok
}

func strStrip(vm *VM, a []Value) Value  { return vm.strStrip("strip", a, true, true) }
func strLstrip(vm *VM, a []Value) Value { return vm.strStrip("lstrip", a, true, false) }
func strRstrip(vm *VM, a []Value) Value { return vm.strStrip("rstrip", a, false, true) }

func (vm *VM) strStrip(name string, a []Value, left, right bool) Value {
	v, s := vm.strSelf(a[0])
	var set charSet[string]
	switch {
	case a[1] == heap.Unbound || a[1] == heap.None:
		set = strSpace(s)
	case vm.isStr(a[1]):
		chars := vm.h.Str(vm.plainStr(a[1]))
		if !vm.pay(len(chars.S) / 4) {
			return heap.Raised
		}
		if s.ASCII() {
			t := tableOf(chars.S)
			set.bytes = &t
		} else {
			set = vm.charsOf(chars.S)
		}
	default:
		return vm.Raisef(E.TypeError, "%s arg must be None or str", name)
	}
	i, j, ok := set.strip(vm, s.S, left, right)
	switch {
	case !ok:
		return heap.Raised
	case i >= j:
		return emptyStr
	}
	return vm.subStr(v, s, i, j)
}
