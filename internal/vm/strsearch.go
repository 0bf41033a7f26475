package vm

import (
	"bytes"
	"strings"
)

// Searching in text. Strings and bytes are searched by the same code, as byte sequences:
// in WTF-8 a match of whole characters is a match of their bytes.

// A text is what the methods that str and bytes have in common work on.
type text interface{ string | []byte }

// A finder has the standard library's search of one kind of text. It is called on pieces
// it is through with in well under a millisecond.
type finder[T text] struct {
	index, last func(s, sub T) int
	count       func(s, sub T) int
}

var (
	inStr   = finder[string]{strings.Index, strings.LastIndex, strings.Count}
	inBytes = finder[[]byte]{bytes.Index, bytes.LastIndex, bytes.Count}
)

const (
	searchWindow = 64 << 10 // of text searched between payments
	shortNeedle  = 63       // the library's search is linear for needles up to here …
	shortText    = 4 << 10  // … and harmless for longer ones in texts up to here
	searchRate   = 32       // bytes searched for one unit
	byteRate     = 256      // the same for a single byte
	rsearchRate  = 8        // the same from the right, where the library goes byte by byte
)

// find returns the first place of sub in s, -1 if there is none; ok is false after
// stopping.
func (f *finder[T]) find(vm *VM, s, sub T) (at int, ok bool) {
	if len(sub) > shortNeedle && len(s) > shortText {
		return findLong(vm, s, sub)
	}
	rate := rateOf(sub)
	for from := 0; ; from += searchWindow {
		to := min(from+searchWindow+len(sub)-1, len(s))
		i := f.index(s[from:to], sub)
		if i >= 0 {
			return from + i, vm.pay(i/rate + 2)
		}
		if !vm.pay((to-from)/rate + 2) {
			return -1, false
		}
		if to == len(s) {
			return -1, true
		}
	}
}

// rateOf is the bytes searched for sub for one unit.
func rateOf[T text](sub T) int {
	if len(sub) == 1 {
		return byteRate
	}
	return searchRate
}

// rfind returns the last place of sub in s.
func (f *finder[T]) rfind(vm *VM, s, sub T) (at int, ok bool) {
	if len(sub) > shortNeedle && len(s) > shortText {
		return rfindLong(vm, s, sub)
	}
	for to := len(s); ; to -= searchWindow {
		from := max(0, to-searchWindow-len(sub)+1)
		i := f.last(s[from:to], sub)
		if i >= 0 {
			return from + i, vm.pay((to-from-i)/rsearchRate + 1)
		}
		if !vm.pay((to-from)/rsearchRate + 1) {
			return -1, false
		}
		if from == 0 {
			return -1, true
		}
	}
}

// occurrences counts sub in s from left to right, without overlap, up to limit if that is not
// negative; sub is not empty.
func (f *finder[T]) occurrences(vm *VM, s, sub T, limit int) (n int, ok bool) {
	if limit < 0 && len(sub) == 1 || limit < 0 && len(sub) <= shortNeedle && len(s) <= searchWindow {
		for len(s) > 0 {
			k := min(searchWindow, len(s))
			found := f.count(s[:k], sub)
			n += found
			work := k/rateOf(sub) + 2
			if len(sub) > 1 {
				work += 2 * found
			}
			if s = s[k:]; !vm.pay(work) {
				return 0, false
			}
		}
		return n, true
	}
	for n != limit {
		i, ok := f.find(vm, s, sub)
		if !ok {
			return 0, false
		}
		if i < 0 {
			break
		}
		n++
		s = s[i+len(sub):]
	}
	return n, true
}
