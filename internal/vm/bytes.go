package vm

import (
	"bytes"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// What the rest of the machine asks about bytes and bytearray, and the buffers of other
// objects that count as bytes.

// An Exporter is the data of a native object whose bytes others may read in place, such as
// an array.
type Exporter interface {
	heap.NativeData
	// View returns the bytes as they are now.
	View() BufferView
	// Export notes that n more memoryviews look at the bytes, which must stay in place
	// while there are any.
	Export(n int)
}

// A BufferView describes the items of a buffer as module struct does.
type BufferView struct {
	Bytes    []byte
	Format   string
	ItemSize int
	ReadOnly bool
}

// isBytes reports whether v is bytes or an instance of a subclass.
func (vm *VM) isBytes(v Value) bool { return vm.Payload(v).Is(heap.KBytes) }

// isBytesLike reports whether v is bytes or bytearray, or an instance of a subclass.
func (vm *VM) isBytesLike(v Value) bool {
	v = vm.Payload(v)
	return v.Is(heap.KBytes) || v.Is(heap.KByteArray)
}

// plainBytes is the bytes or bytearray itself of a value that isBytesLike.
func (vm *VM) plainBytes(v Value) Value { return vm.Payload(v) }

// buffer returns the bytes of an object with a buffer; ok is false if v has none. Those of a
// memoryview that skips some are a copy. The third result is Unbound, or the mark of an error.
func (vm *VM) buffer(v Value) (b []byte, ok bool, r Value) {
	v = vm.Payload(v)
	switch v.Kind() {
	case heap.KBytes, heap.KByteArray:
		return vm.h.Bytes(v).B, true, heap.Unbound
	case heap.KNative:
		switch d := vm.h.Native(v).Data.(type) {
		case *memoryView:
			b, r = vm.viewBytes(d)
			return b, true, r
		case Exporter:
			return d.View().Bytes, true, heap.Unbound
		}
	}
	return nil, false, heap.Unbound
}

// hasBuffer reports whether buffer gives the bytes of an object that is neither bytes nor a
// bytearray.
func (vm *VM) hasBuffer(v Value) bool {
	if v = vm.Payload(v); !v.Is(heap.KNative) {
		return false
	}
	switch d := vm.h.Native(v).Data.(type) {
	case *memoryView:
		return vm.usable(d)
	case Exporter:
		return true
	}
	return false
}

// bufferArg reads an argument that must have a buffer.
func (vm *VM) bufferArg(v Value) ([]byte, Value) {
	b, ok, r := vm.buffer(v)
	if !ok {
		return nil, vm.Raisef(E.TypeError, "a bytes-like object is required, not '%s'", vm.TypeName(v))
	}
	return b, r
}

// copied makes bytes or a bytearray with a copy of b.
func (vm *VM) copied(k heap.Kind, b []byte) Value {
	out, ok := copyOf(vm, b, copyRate)
	if !ok {
		return heap.Raised
	}
	return vm.h.NewBytes(k, out)
}

// sameBytes is v itself if it is bytes, which nobody changes, and a copy of a bytearray.
func (vm *VM) sameBytes(v Value) Value {
	if v.Is(heap.KBytes) {
		return v
	}
	return vm.copied(heap.KByteArray, vm.h.Bytes(v).B)
}

// bytesContains is v in c for bytes and bytearray.
func (vm *VM) bytesContains(c, v Value) Value {
	sub, ok, r := vm.buffer(v)
	switch {
	case r != heap.Unbound:
		return r
	case !ok && vm.isInt(v):
		x, ok := vm.byteOf(v)
		if !ok {
			return heap.Raised
		}
		sub = []byte{x}
	case !ok && vm.hasIndex(v):
		return vm.Tail("_bytes_contains", c, v)
	case !ok:
		return vm.Raisef(E.TypeError, "a bytes-like object is required, not '%s'", vm.TypeName(v))
	}
	i, ok := inBytes.find(vm, vm.h.Bytes(c).B, sub)
	if !ok {
		return heap.Raised
	}
	return heap.Bool(i >= 0)
}

// byteOf is an int as a byte; ok is false after raising ValueError.
func (vm *VM) byteOf(v Value) (b byte, ok bool) {
	n, ok := vm.AsInt64(v)
	if !ok || n < 0 || n > 255 {
		vm.Raisef(E.ValueError, "byte must be in range(0, 256)")
		return 0, false
	}
	return byte(n), true
}

// appendBytesRepr appends repr(b). When it needs more memory than there is, the run is
// stopped and out returned as it was.
func (vm *VM) appendBytesRepr(out, b []byte) []byte {
	quote := quoteFor(b)
	return vm.appendQuotedBytes(out, b, quote, quote)
}

// appendByteArrayRepr is appendBytesRepr for a bytearray of a class; its repr escapes a single
// quote between double ones too.
func (vm *VM) appendByteArrayRepr(out, b []byte, class string) []byte {
	out = append(append(out, class...), '(')
	return append(vm.appendQuotedBytes(out, b, quoteFor(b), '\''), ')')
}

// quoteFor is the quote that a repr of b stands in.
func quoteFor(b []byte) byte {
	if bytes.IndexByte(b, '\'') >= 0 && bytes.IndexByte(b, '"') < 0 {
		return '"'
	}
	return '\''
}

func (vm *VM) appendQuotedBytes(out, b []byte, quote, escaped byte) []byte {
	if !vm.need(len(out) + 4*len(b)) {
		return out
	}
	was := out
	out = append(out, 'b', quote)
	if !vm.inPieces(len(b), 4, func(i, j int) bool {
		from := len(out)
		defer func() { vm.budget -= int64(len(out)-from) / 4 }()
		for _, c := range b[i:j] {
			if c >= 0x80 || asciiShown[c] != 0 || c == escaped {
				out = appendEscape(out, rune(c))
			} else {
				out = append(out, c)
			}
		}
		return true
	}) {
		return was
	}
	return append(out, quote)
}

// concatBytes is x + y; in place it changes a bytearray.
func (vm *VM) concatBytes(x, y Value, inPlace bool) Value {
	b, ok, r := vm.buffer(y)
	if r != heap.Unbound {
		return r
	}
	if !ok {
		return heap.NotImplemented
	}
	if inPlace && x.Is(heap.KByteArray) {
		if !vm.appendTo(x, b) {
			return heap.Raised
		}
		return x
	}
	a := vm.h.Bytes(x).B
	switch {
	case len(b) == 0 && x.Is(heap.KBytes):
		return x
	case len(a) == 0 && x.Is(heap.KBytes) && vm.plainBytes(y).Is(heap.KBytes):
		return vm.plainBytes(y)
	}
	n := len(a) + len(b)
	if !vm.need(n) {
		return heap.Raised
	}
	out, ok := appendPaid(vm, make([]byte, 0, n), a, copyRate)
	if ok {
		out, ok = appendPaid(vm, out, b, copyRate)
	}
	if !ok {
		return heap.Raised
	}
	return vm.h.NewBytes(x.Kind(), out)
}

// repeatBytes is x * k.
func (vm *VM) repeatBytes(x Value, k int64, inPlace bool) Value {
	b := vm.h.Bytes(x).B
	if len(b) > 0 && k > 0 && int64(len(b)) > maxIndex/k {
		if x.Is(heap.KByteArray) {
			return vm.RaiseArgs(E.MemoryError)
		}
		return vm.Raisef(E.OverflowError, "repeated bytes are too long")
	}
	if k == 1 && x.Is(heap.KBytes) {
		return x
	}
	total := len(b) * int(k)
	if inPlace && x.Is(heap.KByteArray) && !vm.resizable(x) {
		return heap.Raised
	}
	if total >= copyUpTo && !vm.need(total) {
		return heap.Raised
	}
	out := make([]byte, total)
	n := copy(out, b)
	if !vm.pay(n/copyRate + storeUnits(total)) {
		return heap.Raised
	}
	for n < total {
		k := copy(out[n:], out[:min(n, max(1, repeatPiece/len(b))*len(b))])
		if n += k; !vm.pay(k / copyRate) {
			return heap.Raised
		}
	}
	if inPlace && x.Is(heap.KByteArray) {
		vm.h.SetBytes(vm.h.Bytes(x), out)
		return x
	}
	return vm.h.NewBytes(x.Kind(), out)
}
