package vm

import (
	"bytes"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// The types bytes and bytearray.

var bytesType = TypeDef{
	Name: "bytes", Kind: heap.KBytes,
	New:          &Def{Sig: "cls, source=, encoding=, errors=", Fn: bytesNew},
	Statics:      []Def{{Name: "maketrans", Sig: "frm, to, /", Fn: bytesMaketrans}},
	ClassMethods: []Def{{Name: "fromhex", Sig: "cls, string, /", Fn: bytesFromhex}},
	Methods: append(byteMethods(heap.KBytes),
		reprDef(heap.KBytes),
		method(heap.KBytes, "__bytes__", "self, /", func(vm *VM, a []Value) Value { return a[0] }),
		method(heap.KBytes, "__hash__", "self, /", func(vm *VM, a []Value) Value { return vm.Hash(a[0]) }),
		method(heap.KBytes, "__getnewargs__", "self, /", func(vm *VM, a []Value) Value { return vm.h.NewTuple([]Value{a[0]}) }),
		method(heap.KBytes, "__sizeof__", "self, /", func(vm *VM, a []Value) Value {
			return heap.Small(int64(33 + len(vm.h.Bytes(a[0]).B)))
		}),
	),
}

// byteMethods are the methods that bytes and bytearray have in common.
func byteMethods(k heap.Kind) []Def {
	m := func(name, sig string, fn func(vm *VM, a []Value) Value) Def { return method(k, name, sig, fn) }
	return append([]Def{
		m("capitalize", "self, /", bytesMap(capitalizeASCII)),
		m("center", "self, width, fillchar=, /", bytesPad("center", centred)),
		m("count", "self, sub, start=, end=, /", bytesCount),
		m("decode", "self, /, encoding=, errors=", bytesDecode),
		m("endswith", "self, suffix, start=, end=, /", bytesAffix("endswith", bytes.HasSuffix)),
		m("expandtabs", "self, /, tabsize=", bytesExpandtabs),
		m("find", "self, sub, start=, end=, /", bytesSearch("find", false, false)),
		m("hex", "self, /, sep=, bytes_per_sep=", bytesHex),
		m("index", "self, sub, start=, end=, /", bytesSearch("index", false, true)),
		m("isalnum", "self, /", bytesAll(classAlnum)),
		m("isalpha", "self, /", bytesAll(classAlpha)),
		m("isascii", "self, /", bytesIsascii),
		m("isdigit", "self, /", bytesAll(classDigit)),
		m("islower", "self, /", bytesCased((*caseTest).lower)),
		m("isspace", "self, /", bytesAll(classByteSpace)),
		m("istitle", "self, /", bytesCased((*caseTest).title)),
		m("isupper", "self, /", bytesCased((*caseTest).upper)),
		m("join", "self, iterable_of_bytes, /", bytesJoin),
		m("ljust", "self, width, fillchar=, /", bytesPad("ljust", padRight)),
		m("lower", "self, /", bytesMap(lowerASCII)),
		m("lstrip", "self, bytes=, /", bytesStrip(true, false)),
		m("partition", "self, sep, /", bytesPartition),
		m("removeprefix", "self, prefix, /", bytesRemoveprefix),
		m("removesuffix", "self, suffix, /", bytesRemovesuffix),
		m("replace", "self, old, new, count=, /", bytesReplace),
		m("rfind", "self, sub, start=, end=, /", bytesSearch("rfind", true, false)),
		m("rindex", "self, sub, start=, end=, /", bytesSearch("rindex", true, true)),
		m("rjust", "self, width, fillchar=, /", bytesPad("rjust", padLeft)),
		m("rpartition", "self, sep, /", bytesRpartition),
		m("rsplit", "self, /, sep=, maxsplit=", bytesRsplit),
		m("rstrip", "self, bytes=, /", bytesStrip(false, true)),
		m("split", "self, /, sep=, maxsplit=", bytesSplit),
		m("splitlines", "self, /, keepends=", bytesSplitlines),
		m("startswith", "self, prefix, start=, end=, /", bytesAffix("startswith", bytes.HasPrefix)),
		m("strip", "self, bytes=, /", bytesStrip(true, true)),
		m("swapcase", "self, /", bytesMap(swapASCII)),
		m("title", "self, /", bytesMap(titleASCII)),
		m("translate", "self, table, /, delete=", bytesTranslate),
		m("upper", "self, /", bytesMap(upperASCII)),
		m("zfill", "self, width, /", bytesZfill),

		m("__add__", "self, value, /", concatMethod),
		m("__mul__", "self, value, /", repeatMethod("__mul__")),
		m("__rmul__", "self, value, /", repeatMethod("__rmul__")),
		m("__mod__", "self, value, /", func(vm *VM, a []Value) Value { return vm.percent(a[0], a[1]) }),
		{Name: "__rmod__", Sig: "self, value, /", Fn: reflectedPercent(k)},
		m("__contains__", "self, key, /", func(vm *VM, a []Value) Value { return vm.bytesContains(a[0], a[1]) }),
		{Name: "__buffer__", Sig: "self, flags, /", Fn: func(vm *VM, a []Value) Value { return vm.Call(T.MemoryView, a[0]) }},
		lengthDef(k), iterDef(k), getitemDef(k),
	}, operatorDefs("lt", "le", "eq", "ne", "gt", "ge")...)
}

// bytesNew is bytes(source, encoding, errors).
func bytesNew(vm *VM, a []Value) Value {
	if !vm.newable(a[0], T.Bytes) {
		return heap.Raised
	}
	if a[0] == T.Bytes {
		return vm.bytesFrom(heap.KBytes, a[1:])
	}
	return vm.wrappedBytes(a[0], T.Bytes, a[1:])
}

// wrappedBytes makes an instance of a subclass around what base makes of the arguments.
func (vm *VM) wrappedBytes(cls, base Value, a []Value) Value {
	if a[0] == heap.Unbound {
		a[0] = vm.h.NewTuple(nil) // what no argument means, if encoding and errors are absent
		if a[1] != heap.Unbound || a[2] != heap.Unbound {
			return vm.badEncodingArgs(base, heap.Unbound, a)
		}
	}
	if a[1] == heap.Unbound && a[2] != heap.Unbound {
		return vm.badEncodingArgs(base, a[0], a)
	}
	n := len(a)
	for a[n-1] == heap.Unbound {
		n--
	}
	return vm.Tail("_wrap_new", cls, base, vm.h.NewTuple(append([]Value(nil), a[:n]...)))
}

// badEncodingArgs is the TypeError for encoding or errors without a string.
func (vm *VM) badEncodingArgs(base, source Value, a []Value) Value {
	name := vm.ClassName(base)
	for i, arg := range []string{"encoding", "errors"} {
		if _, r := vm.namedStr(name, arg, a, i+1, ""); r != heap.Unbound {
			return r
		}
	}
	switch {
	case a[1] != heap.Unbound:
		return vm.Raisef(E.TypeError, "encoding without a string argument")
	case source != heap.Unbound && vm.isStr(source):
		return vm.Raisef(E.TypeError, "string argument without an encoding")
	}
	return vm.Raisef(E.TypeError, "errors without a string argument")
}

// bytesFrom makes bytes or a bytearray of (source, encoding, errors). The result belongs to
// vm.then.
func (vm *VM) bytesFrom(k heap.Kind, a []Value) Value {
	source := a[0]
	if a[1] != heap.Unbound || a[2] != heap.Unbound {
		if source == heap.Unbound || !vm.isStr(source) || a[1] == heap.Unbound {
			return vm.badEncodingArgs(kindTypes[k], source, a)
		}
		encoding, errors, r := vm.codecArgs(vm.ClassName(kindTypes[k]), a, 1)
		if r != heap.Unbound {
			return r
		}
		if k == heap.KByteArray {
			return vm.Tail("_bytearray_encoded", vm.plainStr(source), vm.h.NewStr(encoding), vm.h.NewStr(errors))
		}
		return vm.Encode(vm.plainStr(source), encoding, errors)
	}
	switch {
	case source == heap.Unbound:
		return vm.h.NewBytes(k, nil)
	case source.Is(k) && k == heap.KBytes:
		return source
	case hasOwnOps(source) && vm.slots(vm.TypeOf(source))[slotBytes] != heap.Unbound && k == heap.KBytes && !source.Is(heap.KType):
		return vm.Tail("_bytes_of_object", source)
	case vm.isStr(source):
		return vm.Raisef(E.TypeError, "string argument without an encoding")
	case vm.isInt(source):
		return vm.zeroBytes(k, source)
	case vm.hasIndex(source):
		return vm.Tail("_bytes_of_index", kindTypes[k], source)
	}
	b, ok, r := vm.buffer(source)
	switch {
	case r != heap.Unbound:
		return r
	case ok:
		return vm.copied(k, b)
	}
	return vm.bytesOfItems(k, source)
}

// zeroBytes is bytes(n) or bytearray(n).
func (vm *VM) zeroBytes(k heap.Kind, n Value) Value {
	size, ok := vm.AsInt64(n)
	switch {
	case !ok:
		return vm.Raisef(E.OverflowError, "cannot fit 'int' into an index-sized integer")
	case size < 0:
		return vm.Raisef(E.ValueError, "negative count")
	case size > maxIndex-33 && k == heap.KBytes:
		return vm.Raisef(E.OverflowError, "byte string is too large")
	}
	if !vm.need(int(size)) || !vm.pay(int(size/(2*copyRate))) {
		return heap.Raised
	}
	return vm.h.NewBytes(k, make([]byte, size))
}

// bytesOfItems makes bytes or a bytearray of the ints of an iterable.
func (vm *VM) bytesOfItems(k heap.Kind, source Value) Value {
	items, ok := vm.plainItems(source)
	if !ok {
		if vm.nativeIter(source) == heap.Unbound && !vm.isIterable(source) {
			return vm.Raisef(E.TypeError, "cannot convert '%s' object to %s", vm.TypeName(source), vm.ClassName(kindTypes[k]))
		}
		return vm.Tail("_bytes_of_iterable", kindTypes[k], source)
	}
	what := "byte"
	if k == heap.KBytes {
		what = "bytes"
	}
	if !vm.need(len(items)) {
		return heap.Raised
	}
	out := make([]byte, 0, len(items))
	for _, v := range items {
		n, ok := vm.AsInt64(v)
		switch {
		case !ok && vm.hasIndex(v):
			return vm.Tail("_bytes_of_iterable", kindTypes[k], source)
		case !ok && !vm.isInt(v):
			return vm.Raisef(E.TypeError, "'%s' object cannot be interpreted as an integer", vm.TypeName(v))
		case !ok || n < 0 || n > 255:
			return vm.Raisef(E.ValueError, "%s must be in range(0, 256)", what)
		case !vm.pay(1):
			return heap.Raised
		}
		out = append(out, byte(n))
	}
	return vm.h.NewBytes(k, out)
}

func bytesFromhex(vm *VM, a []Value) Value {
	v := vm.fromHex(heap.KBytes, a[1])
	if a[0] == T.Bytes || v == heap.Raised {
		return v
	}
	return vm.Call(a[0], v)
}
