package vm

import (
	"bytes"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// Searching, splitting and replacing in bytes and bytearray. a[0] is the bytes themselves.

// subArg reads argument 1 as what is searched: a buffer or one byte.
func (vm *VM) subArg(name string, a []Value) ([]byte, Value) {
	b, ok, r := vm.buffer(a[1])
	switch {
	case ok:
		return b, r
	case vm.isInt(a[1]):
		x, ok := vm.byteOf(a[1])
		if !ok {
			return nil, heap.Raised
		}
		return []byte{x}, heap.Unbound
	case vm.hasIndex(a[1]):
		return nil, vm.again(name, a, 1)
	}
	return nil, vm.Raisef(E.TypeError, "argument should be integer or bytes-like object, not '%s'", vm.TypeName(a[1]))
}

// bytesPart is the part of a[0] that arguments i and i+1 bound, and where it begins; past
// says that it begins behind its end.
func (vm *VM) bytesPart(name string, a []Value, i int) (b []byte, from int, past bool, r Value) {
	b = vm.h.Bytes(a[0]).B
	from, to, r := vm.boundsArg(name, a, i, len(b))
	if r != heap.Unbound {
		return nil, 0, false, r
	}
	if from > to {
		return nil, from, true, r
	}
	return b[from:to], from, false, r
}

// bytesSearch declares find and its kin.
func bytesSearch(name string, back, must bool) func(vm *VM, a []Value) Value {
	search := inBytes.find
	if back {
		search = inBytes.rfind
	}
	return func(vm *VM, a []Value) Value {
		b, from, past, r := vm.bytesPart(name, a, 2)
		if r != heap.Unbound {
			return r
		}
		sub, r := vm.subArg(name, a)
		if r != heap.Unbound {
			return r
		}
		i := -1
		if !past {
			var ok bool
			if i, ok = search(vm, b, sub); !ok {
				return heap.Raised
			}
		}
		switch {
		case i >= 0:
			i += from
		case must:
			return vm.Raisef(E.ValueError, "subsection not found")
		}
		return heap.Small(int64(i))
	}
}

func bytesCount(vm *VM, a []Value) Value {
	b, _, past, r := vm.bytesPart("count", a, 2)
	if r != heap.Unbound {
		return r
	}
	sub, r := vm.subArg("count", a)
	switch {
	case r != heap.Unbound:
		return r
	case past:
		return heap.Small(0)
	case len(sub) == 0:
		return heap.Small(int64(len(b) + 1))
	}
	n, ok := inBytes.occurrences(vm, b, sub, -1)
	if !ok {
		return heap.Raised
	}
	return heap.Small(int64(n))
}

// bytesAffix declares startswith and endswith.
func bytesAffix(name string, has func(b, sub []byte) bool) func(vm *VM, a []Value) Value {
	return func(vm *VM, a []Value) Value {
		b, _, past, r := vm.bytesPart(name, a, 2)
		if r != heap.Unbound {
			return r
		}
		one := []Value{a[1]}
		if t := vm.Payload(a[1]); t.Is(heap.KTuple) {
			one = vm.h.List(t).V
		} else if _, ok, _ := vm.buffer(a[1]); !ok {
			return vm.Raisef(E.TypeError, "%s first arg must be bytes or a tuple of bytes, not %s", name, vm.TypeName(a[1]))
		}
		for _, v := range one {
			sub, r := vm.bufferArg(v)
			if r != heap.Unbound {
				return r
			}
			if !vm.pay(1 + len(sub)/affixRate) {
				return heap.Raised
			}
			if !past && has(b, sub) {
				return heap.True
			}
		}
		return heap.False
	}
}

func bytesRemoveprefix(vm *VM, a []Value) Value {
	sub, r := vm.bufferArg(a[1])
	if r != heap.Unbound {
		return r
	}
	if b := vm.h.Bytes(a[0]).B; len(sub) > 0 && bytes.HasPrefix(b, sub) {
		return vm.copied(a[0].Kind(), b[len(sub):])
	}
	return vm.sameBytes(a[0])
}

func bytesRemovesuffix(vm *VM, a []Value) Value {
	sub, r := vm.bufferArg(a[1])
	if r != heap.Unbound {
		return r
	}
	if b := vm.h.Bytes(a[0]).B; len(sub) > 0 && bytes.HasSuffix(b, sub) {
		return vm.copied(a[0].Kind(), b[:len(b)-len(sub)])
	}
	return vm.sameBytes(a[0])
}

func bytesReplace(vm *VM, a []Value) Value {
	old, r := vm.bufferArg(a[1])
	if r != heap.Unbound {
		return r
	}
	sub, r := vm.bufferArg(a[2])
	if r != heap.Unbound {
		return r
	}
	limit, r := vm.countArg("replace", a, 3)
	if r != heap.Unbound {
		return r
	}
	b := vm.h.Bytes(a[0]).B
	n := 0
	if len(old) == 0 {
		n = len(b) + 1
		if limit >= 0 {
			n = min(n, limit)
		}
	} else if limit != 0 && len(old) <= len(b) {
		var ok bool
		if n, ok = inBytes.occurrences(vm, b, old, limit); !ok {
			return heap.Raised
		}
	}
	if n == 0 {
		return vm.sameBytes(a[0])
	}
	if len(sub) > len(old) && n > (maxIndex-len(b))/(len(sub)-len(old)) {
		return vm.Raisef(E.OverflowError, "replace bytes is too long")
	}
	size := len(b) + n*(len(sub)-len(old))
	if !vm.need(size) {
		return heap.Raised
	}
	out := make([]byte, 0, size)
	for ; n > 0; n-- {
		i := 0
		if len(old) > 0 {
			var ok bool
			if i, ok = inBytes.find(vm, b, old); !ok {
				return heap.Raised
			}
		}
		out = append(append(out, b[:i]...), sub...)
		b = b[i+len(old):]
		if len(old) == 0 && n > 1 {
			out = append(out, b[0])
			b = b[1:]
		}
		if !vm.pay(1 + len(sub)/copyRate) {
			return heap.Raised
		}
	}
	return vm.h.NewBytes(a[0].Kind(), append(out, b...))
}

// byteParts makes the list of the parts of bytes or a bytearray.
type byteParts struct {
	vm  *VM
	k   heap.Kind
	b   []byte
	out []Value
}

// add appends a copy of the part from i to j; it is false after stopping.
func (p *byteParts) add(i, j int) bool {
	if len(p.out) == cap(p.out) {
		n := 2*cap(p.out) + 16
		if !p.vm.need(n*(8+bytesObject) + len(p.b)) {
			return false
		}
		p.out = append(make([]Value, 0, n), p.out...)
	}
	p.out = append(p.out, p.vm.h.NewBytes(p.k, append(make([]byte, 0, j-i), p.b[i:j]...)))
	return p.vm.pay(2 + (j-i)/copyRate)
}

// bytesObject is about what a bytes object costs beside its bytes.
const bytesObject = 60

func (vm *VM) newByteParts(v Value) byteParts {
	return byteParts{vm: vm, k: v.Kind(), b: vm.h.Bytes(v).B}
}

func bytesSplit(vm *VM, a []Value) Value  { return vm.bytesSplit("split", a, false) }
func bytesRsplit(vm *VM, a []Value) Value { return vm.bytesSplit("rsplit", a, true) }

func (vm *VM) bytesSplit(name string, a []Value, back bool) Value {
	limit, r := vm.countArg(name, a, 2)
	if r != heap.Unbound {
		return r
	}
	var sep []byte
	given := a[1] != heap.Unbound && a[1] != heap.None
	if given {
		if sep, r = vm.bufferArg(a[1]); r != heap.Unbound {
			return r
		}
		if len(sep) == 0 {
			return vm.Raisef(E.ValueError, "empty separator")
		}
	}
	p := vm.newByteParts(a[0])
	spaces := charSet[[]byte]{bytes: &bytesSpace}
	var ok bool
	if given {
		var n int
		if n, ok = inBytes.occurrences(vm, p.b, sep, limit); !ok {
			return heap.Raised
		}
		if back {
			ok = cutBack(vm, &inBytes, p.b, sep, n, p.add)
		} else {
			ok = cut(vm, &inBytes, p.b, sep, n, p.add)
		}
	} else if back {
		ok = spaces.cutBack(vm, p.b, limit, p.add)
	} else {
		ok = spaces.cut(vm, p.b, limit, p.add)
	}
	if !ok {
		return heap.Raised
	}
	if back {
		reverse(p.out)
	}
	return vm.h.NewList(p.out)
}

func bytesSplitlines(vm *VM, a []Value) Value {
	keep, r := vm.truthArg("splitlines", a, 1)
	if r != heap.Unbound {
		return r
	}
	p := vm.newByteParts(a[0])
	breaks := charSet[[]byte]{bytes: &lineBreaks}
	for i := 0; i < len(p.b); {
		end, ok := breaks.skip(vm, p.b, i, false)
		if !ok {
			return heap.Raised
		}
		next := min(end+1, len(p.b))
		if next < len(p.b) && p.b[end] == '\r' && p.b[next] == '\n' {
			next++
		}
		if keep {
			end = next
		}
		if !p.add(i, end) {
			return heap.Raised
		}
		i = next
	}
	return vm.h.NewList(p.out)
}

var lineBreaks = tableOf("\n\r")

func bytesPartition(vm *VM, a []Value) Value  { return vm.bytesPartition(a, false) }
func bytesRpartition(vm *VM, a []Value) Value { return vm.bytesPartition(a, true) }

func (vm *VM) bytesPartition(a []Value, back bool) Value {
	sep, r := vm.bufferArg(a[1])
	if r != heap.Unbound {
		return r
	}
	if len(sep) == 0 {
		return vm.Raisef(E.ValueError, "empty separator")
	}
	b, k := vm.h.Bytes(a[0]).B, a[0].Kind()
	search := inBytes.find
	if back {
		search = inBytes.rfind
	}
	i, ok := search(vm, b, sep)
	if !ok {
		return heap.Raised
	}
	parts := [3][]byte{b, nil, nil}
	switch {
	case i >= 0:
		parts = [3][]byte{b[:i], sep, b[i+len(sep):]}
	case back:
		parts = [3][]byte{nil, nil, b}
	}
	out := make([]Value, 3)
	for n, part := range parts {
		switch {
		case n == 1 && i >= 0 && k == heap.KBytes:
			out[n] = a[1]
		case len(part) == len(b):
			out[n] = vm.sameBytes(a[0])
		default:
			out[n] = vm.copied(k, part)
		}
		if out[n] == heap.Raised {
			return heap.Raised
		}
	}
	return vm.h.NewTuple(out)
}

// bytesJoin joins the buffers in a list or tuple; the prelude makes a list of anything else.
func bytesJoin(vm *VM, a []Value) Value {
	items, ok := vm.plainItems(a[1])
	if !ok {
		return vm.Tail("_join", a[0], a[1])
	}
	sep := vm.h.Bytes(a[0]).B
	size := 0
	for i, v := range items {
		b, ok, r := vm.buffer(v)
		if !ok {
			return vm.Raisef(E.TypeError, "sequence item %d: expected a bytes-like object, %s found", i, vm.TypeName(v))
		}
		if r != heap.Unbound {
			return r
		}
		size += len(b)
		if !vm.pay(1) {
			return heap.Raised
		}
	}
	if len(items) == 1 && items[0].Is(heap.KBytes) && a[0].Is(heap.KBytes) {
		return items[0]
	}
	if n := len(items) - 1; n > 0 && len(sep) > 0 {
		if n > (maxIndex-size)/len(sep) {
			return vm.Raisef(E.OverflowError, "join() result is too long for bytes")
		}
		size += n * len(sep)
	}
	if !vm.need(size) {
		return heap.Raised
	}
	out := make([]byte, 0, size)
	for i, v := range items {
		if i > 0 {
			out = append(out, sep...)
		}
		b, _, r := vm.buffer(v)
		if r != heap.Unbound {
			return r
		}
		out = append(out, b...)
		if !vm.pay(1 + (len(sep)+len(b))/copyRate) {
			return heap.Raised
		}
	}
	return vm.h.NewBytes(a[0].Kind(), out)
}
