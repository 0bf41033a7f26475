package vm

import (
	"fmt"
	"strings"

	"github.com/gilliam-run/gilliam/internal/codec"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// Encoding and decoding. Built-in error handlers are applied by package codec; handlers of
// scripts are called by the prelude, which takes one step of the codec after another.

// utf8Name and strictName are the defaults of encode and decode.
const (
	utf8Name   = "utf-8"
	strictName = "strict"
)

// codecArgs reads the arguments encoding and errors.
func (vm *VM) codecArgs(name string, a []Value, i int) (encoding, errors string, r Value) {
	if encoding, r = vm.namedStr(name, "encoding", a, i, utf8Name); r != heap.Unbound {
		return
	}
	if errors, r = vm.namedStr(name, "errors", a, i+1, strictName); r != heap.Unbound {
		return
	}
	if strings.IndexByte(encoding, 0) >= 0 || strings.IndexByte(errors, 0) >= 0 {
		r = vm.Raisef(E.ValueError, "embedded null character")
	}
	return
}

// codecNamed finds a text encoding. A name it does not have may be one that a script
// registered: then the prelude does the work, by the function named tail.
func (vm *VM) codecNamed(name, verb, tail string, args ...Value) (*codec.Codec, Value) {
	if name == utf8Name {
		return codec.UTF8, heap.Unbound
	}
	if c := codec.Lookup(name); c != nil {
		return c, heap.Unbound
	}
	if codec.IsTransform(name) {
		return nil, vm.Raisef(E.LookupError, "'%s' is not a text encoding; use codecs.%s() to handle arbitrary codecs", name, verb)
	}
	if _, ok := vm.dictGetStr(vm.h.Dict(vm.registry), codecSearchKey); ok {
		return nil, vm.Tail(tail, args...)
	}
	return nil, vm.Raisef(E.LookupError, "unknown encoding: %s", name)
}

// Keys of vm.registry: the list of the functions that find codecs, the dict of those they
// found, and the dict of error handlers by name.
const (
	codecSearchKey = "codec search"
	codecCacheKey  = "codec cache"
	codecErrorsKey = "codec errors"
)

// RegisterErrorHandler makes a callable the error handler of a name, for codecs.register_error.
func (vm *VM) RegisterErrorHandler(name, handler Value) {
	registry := vm.h.Dict(vm.registry)
	v, ok := vm.dictGetStr(registry, codecErrorsKey)
	if !ok {
		v, _ = vm.h.NewDict()
		vm.dictSetStr(registry, vm.h.Intern(codecErrorsKey), v)
	}
	vm.dictSetStr(vm.h.Dict(v), name, handler)
}

// ErrorHandler is the callable that a script registered under a name.
func (vm *VM) ErrorHandler(name string) (handler Value, ok bool) {
	v, ok := vm.dictGetStr(vm.h.Dict(vm.registry), codecErrorsKey)
	if !ok {
		return heap.Unbound, false
	}
	return vm.dictGetStr(vm.h.Dict(v), name)
}

// CodecSearches is the list of the functions that codecs.register was given; encode and
// decode ask them for encodings that are not built in.
func (vm *VM) CodecSearches() Value {
	registry := vm.h.Dict(vm.registry)
	v, ok := vm.dictGetStr(registry, codecSearchKey)
	if !ok {
		v = vm.h.NewList(nil)
		vm.dictSetStr(registry, vm.h.Intern(codecSearchKey), v)
	}
	return v
}

// nativeCharName (c) is how messages write a character that no codec has: by its escape.
func nativeCharName(vm *VM, a []Value) Value {
	r, _ := unicode.DecodeRune(vm.h.Str(a[0]).S)
	switch {
	case r <= 0xff:
		return vm.h.NewStr(fmt.Sprintf("\\x%02x", r))
	case r <= 0xffff:
		return vm.h.NewStr(fmt.Sprintf("\\u%04x", r))
	}
	return vm.h.NewStr(fmt.Sprintf("\\U%08x", r))
}

// nativeCodecCache () is the dict of the codecs found so far, by name.
func nativeCodecCache(vm *VM, _ []Value) Value {
	registry := vm.h.Dict(vm.registry)
	v, ok := vm.dictGetStr(registry, codecCacheKey)
	if !ok {
		v, _ = vm.h.NewDict()
		vm.dictSetStr(registry, vm.h.Intern(codecCacheKey), v)
	}
	return v
}

// strEncode is str.encode.
func strEncode(vm *VM, a []Value) Value {
	encoding, errors, r := vm.codecArgs("encode", a, 1)
	if r != heap.Unbound {
		return r
	}
	return vm.Encode(vm.plainStr(a[0]), encoding, errors)
}

// Encode is text.encode(encoding, errors). The result belongs to vm.then.
func (vm *VM) Encode(text Value, encoding, errors string) Value {
	c, r := vm.codecNamed(encoding, "encode", "_encode_registered", text, vm.h.NewStr(encoding), vm.h.NewStr(errors))
	if r != heap.Unbound {
		return r
	}
	if why := c.Refusal(errors, false); why != "" {
		return vm.raiseNoted(vm.NewException(E.UnicodeError, vm.h.NewStr(why)), encoding, "encoding")
	}
	s := vm.h.Str(text)
	handler, known := codec.ParseHandler(errors)
	if !known {
		step, err := c.Encode(vm.meter(), s.S, codec.Position{}, codec.Start)
		switch {
		case err != nil:
			return vm.stopped(err)
		case step.Failure.Failed():
			return vm.Tail("_encode_drive", text, vm.h.NewStr(encoding), vm.h.NewStr(errors))
		}
		return vm.h.NewBytes(heap.KBytes, step.Bytes)
	}
	step, err := c.EncodeAll(vm.meter(), s.S, codec.Start, handler)
	if err != nil {
		return vm.stopped(err)
	}
	if step.Failure.Failed() {
		return vm.raiseNoted(vm.encodeError(text, &step.Failure), encoding, "encoding")
	}
	return vm.h.NewBytes(heap.KBytes, step.Bytes)
}

// raiseNoted raises what a codec raises: those that are looked up add a note that names them.
func (vm *VM) raiseNoted(exc Value, encoding, doing string) Value {
	switch {
	case exc == heap.Raised:
		return exc
	case codec.Direct(encoding):
		return vm.Raise(exc)
	}
	return vm.Tail("_raise_noted", exc, vm.h.NewStr(fmt.Sprintf("%s with '%s' codec failed", doing, encoding)))
}

// bytesDecode is bytes.decode.
func bytesDecode(vm *VM, a []Value) Value {
	encoding, errors, r := vm.codecArgs("decode", a, 1)
	if r != heap.Unbound {
		return r
	}
	return vm.Decode(vm.plainBytes(a[0]), encoding, errors)
}

// Decode is data.decode(encoding, errors) for bytes or a bytearray. The result belongs to vm.then.
func (vm *VM) Decode(data Value, encoding, errors string) Value {
	c, r := vm.codecNamed(encoding, "decode", "_decode_registered", data, vm.h.NewStr(encoding), vm.h.NewStr(errors))
	if r != heap.Unbound {
		return r
	}
	if why := c.Refusal(errors, true); why != "" {
		return vm.raiseNoted(vm.NewException(E.UnicodeError, vm.h.NewStr(why)), encoding, "decoding")
	}
	in := vm.h.Bytes(data).B
	handler, known := codec.ParseHandler(errors)
	if !known {
		step, err := c.Decode(vm.meter(), in, 0, codec.Start, true)
		switch {
		case err != nil:
			return vm.stopped(err)
		case step.Failure.Failed():
			return vm.Tail("_decode_drive", data, vm.h.NewStr(encoding), vm.h.NewStr(errors))
		}
		return vm.h.NewStr(step.Text)
	}
	step, err := c.DecodeAll(vm.meter(), in, codec.Start, true, handler)
	switch {
	case err != nil:
		return vm.stopped(err)
	case step.Failure.Failed() && !handler.Decodes():
		text := vm.h.NewStr("don't know how to handle UnicodeDecodeError in error callback")
		return vm.raiseNoted(vm.NewException(E.TypeError, text), encoding, "decoding")
	case step.Failure.Failed():
		return vm.raiseNoted(vm.decodeError(data, &step.Failure), encoding, "decoding")
	case step.Dubious > 0:
		return vm.Tail("_doubtful_escape", data, heap.Small(int64(step.Dubious)), vm.h.NewStr(step.Text))
	}
	return vm.h.NewStr(step.Text)
}

// EncodeError is the UnicodeEncodeError of a failure.
func (vm *VM) EncodeError(text Value, f *codec.Failure) Value { return vm.encodeError(text, f) }

// DecodeError is the UnicodeDecodeError of a failure; Raised when there is no memory for it.
func (vm *VM) DecodeError(data Value, f *codec.Failure) Value { return vm.decodeError(data, f) }

// encodeError is the UnicodeEncodeError of a failure.
func (vm *VM) encodeError(text Value, f *codec.Failure) Value {
	return vm.unicodeError(E.UnicodeEncodeError, text, f)
}

// decodeError is the UnicodeDecodeError of a failure; Raised when there is no memory for its
// copy of the input.
func (vm *VM) decodeError(data Value, f *codec.Failure) Value {
	if f.Base > 0 || data.Is(heap.KByteArray) {
		in := vm.h.Bytes(data).B
		if !vm.need(len(in)) || !vm.pay(len(in)/copyRate) {
			return heap.Raised
		}
		data = vm.h.NewBytes(heap.KBytes, append([]byte(nil), in[f.Base:]...))
	}
	return vm.unicodeError(E.UnicodeDecodeError, data, f)
}

func (vm *VM) unicodeError(class, object Value, f *codec.Failure) Value {
	exc := vm.NewException(class, vm.h.NewStr(f.Encoding), object, heap.Small(int64(f.Start)),
		heap.Small(int64(f.End)), vm.h.NewStr(f.Reason))
	e := vm.Exc(exc)
	args := vm.h.List(e.Args).V
	vm.h.ExcFields(e, len(args))
	copy(e.Fields, args)
	return exc
}

// Natives of the prelude's drives. A state of a codec travels as an int.

// nativeEncodeStep (text, encoding, byte, char, state) encodes from a position on: (bytes,
// byte, char, state, exception or None).
func nativeEncodeStep(vm *VM, a []Value) Value {
	c := codec.Lookup(vm.h.Str(a[1]).S)
	at := codec.Position{Byte: int(a[2].Int()), Char: int(a[3].Int())}
	if at.Byte > len(vm.h.Str(a[0]).S) {
		return vm.badInternal()
	}
	step, err := c.Encode(vm.meter(), vm.h.Str(a[0]).S, at, codec.State(a[4].Int()))
	if err != nil {
		return vm.stopped(err)
	}
	exc := heap.None
	if step.Failure.Failed() {
		exc = vm.encodeError(a[0], &step.Failure)
	}
	return vm.h.NewTuple([]Value{vm.h.NewBytes(heap.KBytes, step.Bytes), heap.Small(int64(step.Next.Byte)),
		heap.Small(int64(step.Next.Char)), heap.Small(int64(step.State)), exc})
}

// nativeEncodeReplacement (replacement, encoding, state) encodes what an error handler gave:
// (bytes, state), or None where the codec cannot.
func nativeEncodeReplacement(vm *VM, a []Value) Value {
	c := codec.Lookup(vm.h.Str(a[1]).S)
	if !vm.isStr(a[0]) {
		b, _, r := vm.buffer(a[0])
		if r != heap.Unbound {
			return r
		}
		if !c.AcceptsReplacement(len(b)) {
			return heap.None
		}
		return vm.h.NewTuple([]Value{a[0], a[2]})
	}
	b, next, ok, err := c.EncodeReplacement(vm.meter(), vm.h.Str(vm.plainStr(a[0])).S, codec.State(a[2].Int()))
	switch {
	case err != nil:
		return vm.stopped(err)
	case !ok:
		return heap.None
	}
	return vm.h.NewTuple([]Value{vm.h.NewBytes(heap.KBytes, b), heap.Small(int64(next))})
}

// nativeSeek (text, byte, char, to) finds the byte offset of character number to.
func nativeSeek(vm *VM, a []Value) Value {
	from := codec.Position{Byte: int(a[1].Int()), Char: int(a[2].Int())}
	if from.Byte > len(vm.h.Str(a[0]).S) {
		return vm.badInternal()
	}
	p, err := codec.Seek(vm.meter(), vm.h.Str(a[0]).S, from, int(a[3].Int()))
	if err != nil {
		return vm.stopped(err)
	}
	return heap.Small(int64(p.Byte))
}

// nativeDecodeStep (data, encoding, at, state) decodes from a place on: (text, at, state,
// exception or None, place from which the exception's positions count).
func nativeDecodeStep(vm *VM, a []Value) Value {
	c := codec.Lookup(vm.h.Str(a[1]).S)
	if int(a[2].Int()) > len(vm.h.Bytes(vm.Payload(a[0])).B) {
		return vm.badInternal()
	}
	step, err := c.Decode(vm.meter(), vm.h.Bytes(vm.Payload(a[0])).B, int(a[2].Int()), codec.State(a[3].Int()), true)
	if err != nil {
		return vm.stopped(err)
	}
	exc := heap.None
	if step.Failure.Failed() {
		if exc = vm.decodeError(a[0], &step.Failure); exc == heap.Raised {
			return exc
		}
	}
	return vm.h.NewTuple([]Value{vm.h.NewStr(step.Text), heap.Small(int64(step.Next)), heap.Small(int64(step.State)),
		exc, heap.Small(int64(step.Failure.Base))})
}
