package vm

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// find, index, count, startswith, replace and their kin.

// strPart is the part of a string that a search looks at.
type strPart struct {
	v        Value
	s        *heap.Str
	from, to int  // in code points
	a, b     int  // the same as byte offsets
	past     bool // the part begins behind the end of the string or its own end: nothing is in it
}

// strPartArg reads the receiver and the bounds in arguments i and i+1.
func (vm *VM) strPartArg(name string, a []Value, i int) (p strPart, r Value) {
	p.v, p.s = vm.strSelf(a[0])
	if a[i] == heap.Unbound && a[i+1] == heap.Unbound {
		p.to, p.b = -1, len(p.s.S)
		return p, heap.Unbound
	}
	n := p.s.Len()
	if p.from, p.to, r = vm.boundsArg(name, a, i, n); r != heap.Unbound {
		return p, r
	}
	if p.from > n || p.from > p.to {
		p.past = true
		return p, r
	}
	p.a, p.b = vm.h.Offset(p.s, p.from), vm.h.Offset(p.s, p.to)
	return p, r
}

// searchFor looks for a[1] in the part of a[0] that a[2] and a[3] bound: its place in code
// points, -1 if it is not there.
func (vm *VM) searchFor(name string, a []Value, back bool) (int, Value) {
	sub, r := vm.numberedStr(name, a, 1)
	if r != heap.Unbound {
		return 0, r
	}
	p, r := vm.strPartArg(name, a, 2)
	if r != heap.Unbound || p.past {
		return -1, r
	}
	search := inStr.find
	if back {
		search = inStr.rfind
	}
	i, ok := search(vm, p.s.S[p.a:p.b], sub)
	if !ok {
		return 0, heap.Raised
	}
	if i >= 0 {
		i = vm.h.RuneIndex(p.s, p.a+i)
	}
	return i, heap.Unbound
}

func strFind(vm *VM, a []Value) Value   { return vm.strFound("find", a, false, false) }
func strRfind(vm *VM, a []Value) Value  { return vm.strFound("rfind", a, true, false) }
func strIndex(vm *VM, a []Value) Value  { return vm.strFound("index", a, false, true) }
func strRindex(vm *VM, a []Value) Value { return vm.strFound("rindex", a, true, true) }

func (vm *VM) strFound(name string, a []Value, back, must bool) Value {
	i, r := vm.searchFor(name, a, back)
	if r != heap.Unbound {
		return r
	}
	if i < 0 && must {
		return vm.Raisef(E.ValueError, "substring not found")
	}
	return heap.Small(int64(i))
}

func strCount(vm *VM, a []Value) Value {
	sub, r := vm.numberedStr("count", a, 1)
	if r != heap.Unbound {
		return r
	}
	p, r := vm.strPartArg("count", a, 2)
	switch {
	case r != heap.Unbound:
		return r
	case p.past:
		return heap.Small(0)
	case sub == "":
		if p.to < 0 {
			p.to = p.s.Len()
		}
		return heap.Small(int64(p.to - p.from + 1))
	}
	n, ok := inStr.occurrences(vm, p.s.S[p.a:p.b], sub, -1)
	if !ok {
		return heap.Raised
	}
	return heap.Small(int64(n))
}

func strStartswith(vm *VM, a []Value) Value { return vm.strAffix("startswith", a, strings.HasPrefix) }
func strEndswith(vm *VM, a []Value) Value   { return vm.strAffix("endswith", a, strings.HasSuffix) }

// affixRate is the bytes of an affix compared for one unit.
const affixRate = 256

// strAffix answers startswith and endswith.
func (vm *VM) strAffix(name string, a []Value, has func(s, sub string) bool) Value {
	p, r := vm.strPartArg(name, a, 2)
	if r != heap.Unbound {
		return r
	}
	if !a[1].Is(heap.KTuple) {
		if t := vm.Payload(a[1]); t.Is(heap.KTuple) {
			a[1] = t
		}
	}
	if vm.isStr(a[1]) {
		sub := vm.h.Str(vm.plainStr(a[1])).S
		if len(sub) > copyUpTo && !vm.pay(len(sub)/affixRate) {
			return heap.Raised
		}
		return heap.Bool(!p.past && has(p.s.S[p.a:p.b], sub))
	}
	if !a[1].Is(heap.KTuple) {
		return vm.Raisef(E.TypeError, "%s first arg must be str or a tuple of str, not %s", name, vm.TypeName(a[1]))
	}
	for _, v := range vm.h.List(a[1]).V {
		if !vm.isStr(v) {
			return vm.Raisef(E.TypeError, "tuple for %s must only contain str, not %s", name, vm.TypeName(v))
		}
		sub := vm.h.Str(vm.plainStr(v)).S
		if !vm.pay(1 + len(sub)/affixRate) {
			return heap.Raised
		}
		if !p.past && has(p.s.S[p.a:p.b], sub) {
			return heap.True
		}
	}
	return heap.False
}

func strRemoveprefix(vm *VM, a []Value) Value {
	sub, r := vm.onlyStr("removeprefix", a)
	if r != heap.Unbound {
		return r
	}
	v, s := vm.strSelf(a[0])
	if !strings.HasPrefix(s.S, sub) {
		return v
	}
	return vm.subStr(v, s, len(sub), len(s.S))
}

func strRemovesuffix(vm *VM, a []Value) Value {
	sub, r := vm.onlyStr("removesuffix", a)
	if r != heap.Unbound {
		return r
	}
	v, s := vm.strSelf(a[0])
	if !strings.HasSuffix(s.S, sub) {
		return v
	}
	return vm.subStr(v, s, 0, len(s.S)-len(sub))
}

func strReplace(vm *VM, a []Value) Value {
	old, r := vm.numberedStr("replace", a, 1)
	if r != heap.Unbound {
		return r
	}
	sub, r := vm.numberedStr("replace", a, 2)
	if r != heap.Unbound {
		return r
	}
	limit, r := vm.countArg("replace", a, 3)
	if r != heap.Unbound {
		return r
	}
	v, s := vm.strSelf(a[0])
	if old == sub || limit == 0 || len(old) > len(s.S) {
		return v
	}
	ascii := s.ASCII() && vm.h.Str(vm.plainStr(a[2])).ASCII()
	if old == "" {
		return vm.interleave(s, sub, limit, ascii)
	}
	n, ok := inStr.occurrences(vm, s.S, old, limit)
	if !ok {
		return heap.Raised
	}
	if n == 0 {
		return v
	}
	size := len(s.S) + n*(len(sub)-len(old))
	if size == 0 {
		return emptyStr
	}
	if !vm.need(size) {
		return heap.Raised
	}
	if size < copyUpTo {
		vm.budget -= int64(n)
		b, rest := vm.scratch[:0], s.S
		for ; n > 0; n-- {
			i := strings.Index(rest, old)
			b = append(append(b, rest[:i]...), sub...)
			rest = rest[i+len(old):]
		}
		b = append(b, rest...)
		return vm.copyText(b, ascii)
	}
	out, ok := vm.replaced(s.S, old, sub, n, size)
	if !ok {
		return heap.Raised
	}
	return vm.text(out, ascii)
}

// replaced is s with the first n places of old, which are there, replaced: size bytes.
func (vm *VM) replaced(s, old, sub string, n, size int) (out string, ok bool) {
	var b strings.Builder
	b.Grow(size)
	for ; n > 0; n-- {
		i, ok := inStr.find(vm, s, old)
		if !ok || !vm.pay(2+len(sub)/copyRate) {
			return "", false
		}
		b.WriteString(s[:i])
		b.WriteString(sub)
		s = s[i+len(old):]
	}
	b.WriteString(s)
	return b.String(), vm.pay(len(s) / copyRate)
}

// interleave puts sub before each of the first limit characters and at the end: a
// replacement of the empty string.
func (vm *VM) interleave(s *heap.Str, sub string, limit int, ascii bool) Value {
	n := s.Len() + 1
	if limit > 0 {
		n = min(n, limit)
	}
	if len(sub) > 0 && n > (maxIndex-len(s.S))/len(sub) {
		return vm.Raisef(E.OverflowError, "replace string is too long")
	}
	size := len(s.S) + n*len(sub)
	if !vm.need(size) {
		return heap.Raised
	}
	var b strings.Builder
	b.Grow(size)
	rest := s.S
	for i := range n {
		b.WriteString(sub)
		if i < n-1 {
			_, k := heap.DecodeRune(rest)
			b.WriteString(rest[:k])
			rest = rest[k:]
		}
		if !vm.pay(2 + len(sub)/copyRate) {
			return heap.Raised
		}
	}
	b.WriteString(rest)
	return vm.text(b.String(), ascii)
}
