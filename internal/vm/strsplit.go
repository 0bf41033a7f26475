package vm

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// split, splitlines, partition and join.

// pieces makes the list of the parts of a string.
type pieces struct {
	vm  *VM
	v   Value
	s   *heap.Str
	out []Value
}

// pieceUnits is the fuel of a part beside its copy.
const pieceUnits = 4

// newPieces prepares for about n parts of v.
func (vm *VM) newPieces(v Value, s *heap.Str, n int) (p pieces, ok bool) {
	p = pieces{vm: vm, v: v, s: s}
	return p, p.grow(n)
}

// grow makes room for n parts in all; it is false after stopping.
func (p *pieces) grow(n int) bool {
	// The elements of the list, the parts, and copies of at most all bytes.
	if !p.vm.need(n*(8+strObject) + len(p.s.S)) {
		return false
	}
	p.out = append(make([]Value, 0, n), p.out...)
	return true
}

// add appends the part from i to j; it is false after stopping.
func (p *pieces) add(i, j int) bool {
	if len(p.out) == cap(p.out) && !p.grow(2*cap(p.out)) {
		return false
	}
	p.vm.budget -= pieceUnits
	var v Value
	switch n := j - i; {
	case n == 1:
		v = p.vm.charOf(p.s.S[i])
	case n == 0:
		v = emptyStr
	default:
		p.vm.budget -= int64(n / copyRate)
		if v = p.vm.h.Slice(p.v, i, j); v == heap.Raised {
			return false
		}
	}
	p.out = append(p.out, v)
	return p.vm.budget >= 0 || p.vm.pay(0)
}

func (p *pieces) list() Value { return p.vm.h.NewList(p.out) }

// separatorArg reads argument 1 as a separator: given is false for absent or None.
func (vm *VM) separatorArg(a []Value) (sep string, given bool, r Value) {
	switch {
	case a[1] == heap.Unbound || a[1] == heap.None:
		return "", false, heap.Unbound
	case !vm.isStr(a[1]):
		return "", false, vm.Raisef(E.TypeError, "must be str or None, not %s", vm.TypeName(a[1]))
	}
	sep = vm.h.Str(vm.plainStr(a[1])).S
	if sep == "" {
		return "", false, vm.Raisef(E.ValueError, "empty separator")
	}
	return sep, true, heap.Unbound
}

func strSplit(vm *VM, a []Value) Value  { return vm.strSplit("split", a, false) }
func strRsplit(vm *VM, a []Value) Value { return vm.strSplit("rsplit", a, true) }

func (vm *VM) strSplit(name string, a []Value, back bool) Value {
	limit, r := vm.countArg(name, a, 2)
	if r != heap.Unbound {
		return r
	}
	sep, given, r := vm.separatorArg(a)
	if r != heap.Unbound {
		return r
	}
	v, s := vm.strSelf(a[0])
	spaces := strSpace(s)
	n := 16
	if given {
		var ok bool
		if n, ok = inStr.occurrences(vm, s.S, sep, limit); !ok {
			return heap.Raised
		}
		if n == 0 {
			return vm.h.NewList([]Value{v})
		}
	}
	p, ok := vm.newPieces(v, s, n+1)
	if !ok {
		return heap.Raised
	}
	switch {
	case given && back:
		ok = cutBack(vm, &inStr, s.S, sep, n, p.add)
	case given:
		ok = cut(vm, &inStr, s.S, sep, n, p.add)
	case back:
		ok = spaces.cutBack(vm, s.S, limit, p.add)
	default:
		ok = spaces.cut(vm, s.S, limit, p.add)
	}
	if !ok {
		return heap.Raised
	}
	if back {
		reverse(p.out)
	}
	return p.list()
}

// cut hands the parts of s between the first n places of sep, which are there, to add.
func cut[T text](vm *VM, f *finder[T], s, sep T, n int, add func(i, j int) bool) bool {
	start := 0
	for ; n > 0; n-- {
		i, ok := f.find(vm, s[start:], sep)
		if !ok || !add(start, start+i) {
			return false
		}
		start += i + len(sep)
	}
	return add(start, len(s))
}

// cutBack is cut from the end, so parts come in reverse. Places of sep are found from there,
// which can be fewer than n where they overlap.
func cutBack[T text](vm *VM, f *finder[T], s, sep T, n int, add func(i, j int) bool) bool {
	end := len(s)
	for ; n > 0; n-- {
		i, ok := f.rfind(vm, s[:end], sep)
		if !ok {
			return false
		}
		if i < 0 {
			break
		}
		if !add(i+len(sep), end) {
			return false
		}
		end = i
	}
	return add(0, end)
}

func reverse(v []Value) {
	for i, j := 0, len(v)-1; i < j; i, j = i+1, j-1 {
		v[i], v[j] = v[j], v[i]
	}
}

func strSplitlines(vm *VM, a []Value) Value {
	keep, r := vm.truthArg("splitlines", a, 1)
	if r != heap.Unbound {
		return r
	}
	v, s := vm.strSelf(a[0])
	p, ok := vm.newPieces(v, s, 16)
	if !ok {
		return heap.Raised
	}
	m := vm.meter()
	for i := 0; i < len(s.S); {
		end, next, err := unicode.LineEnd(m, s.S[i:])
		if err != nil {
			return vm.stopped(err)
		}
		if keep {
			end = next
		}
		if !p.add(i, i+end) {
			return heap.Raised
		}
		i += next
	}
	return p.list()
}

func strPartition(vm *VM, a []Value) Value  { return vm.strPartition(a, false) }
func strRpartition(vm *VM, a []Value) Value { return vm.strPartition(a, true) }

func (vm *VM) strPartition(a []Value, back bool) Value {
	if !vm.isStr(a[1]) {
		return vm.Raisef(E.TypeError, "must be str, not %s", vm.TypeName(a[1]))
	}
	sepv := vm.plainStr(a[1])
	sep := vm.h.Str(sepv).S
	if sep == "" {
		return vm.Raisef(E.ValueError, "empty separator")
	}
	v, s := vm.strSelf(a[0])
	search := inStr.find
	if back {
		search = inStr.rfind
	}
	i, ok := search(vm, s.S, sep)
	if !ok {
		return heap.Raised
	}
	if i < 0 {
		empty := emptyStr
		if back {
			return vm.h.NewTuple([]Value{empty, empty, v})
		}
		return vm.h.NewTuple([]Value{v, empty, empty})
	}
	before := vm.subStr(v, s, 0, i)
	if before == heap.Raised {
		return before
	}
	after := vm.subStr(v, s, i+len(sep), len(s.S))
	if after == heap.Raised {
		return after
	}
	return vm.h.NewTuple([]Value{before, sepv, after})
}

func strJoin(vm *VM, a []Value) Value {
	items, ok := vm.plainItems(vm.Payload(a[1]))
	if !ok || a[1].Is(heap.KInst) {
		return vm.Tail("_join", vm.plainStr(a[0]), a[1])
	}
	_, sep := vm.strSelf(a[0])
	size, ascii := 0, sep.ASCII()
	for i, v := range items {
		if !v.Is(heap.KStr) {
			if !vm.isStr(v) {
				return vm.Raisef(E.TypeError, "sequence item %d: expected str instance, %s found", i, vm.TypeName(v))
			}
			v = vm.plainStr(v)
		}
		s := vm.h.Str(v)
		ascii = ascii && s.ASCII()
		size += len(s.S)
		if i%payItems == payItems-1 && !vm.pay(payItems) {
			return heap.Raised
		}
	}
	vm.budget -= int64(len(items) % payItems)
	switch len(items) {
	case 0:
		return emptyStr
	case 1:
		return vm.plainStr(items[0])
	}
	if len(sep.S) > 0 && len(items)-1 > (maxIndex-size)/len(sep.S) {
		return vm.Raisef(E.OverflowError, "join() result is too long for a Python string")
	}
	size += len(sep.S) * (len(items) - 1)
	if !vm.need(size) {
		return heap.Raised
	}
	var b strings.Builder
	b.Grow(size)
	paid := 0
	for i, v := range items {
		if i > 0 {
			b.WriteString(sep.S)
		}
		b.WriteString(vm.h.Str(vm.plainStr(v)).S)
		if n := b.Len() - paid; n >= copyPiece || i%payItems == payItems-1 {
			if paid += n; !vm.pay(n / copyRate) {
				return heap.Raised
			}
		}
	}
	if !vm.pay((size - paid) / copyRate) {
		return heap.Raised
	}
	return vm.text(b.String(), ascii)
}
