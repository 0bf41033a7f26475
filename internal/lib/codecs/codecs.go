// Package codecs is Python's codecs and encodings, over package codec.
package codecs

import (
	"bytes"
	_ "embed"
	"strings"

	"github.com/gilliam-run/gilliam/internal/codec"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Value is a Python value.
type Value = vm.Value

//go:embed codecs.py
var source string

//go:embed encodings.py
var encodings string

//go:embed idna.py
var idna string

// oneEncoding is the module of an encoding: it has what the package puts together.
const oneEncoding = `
from encodings import _contents
globals().update(_contents(__name__.rpartition(".")[2]))
del _contents
`

// Modules returns codecs, encodings and the modules of the encodings.
func Modules() []*vm.ModuleDef {
	funcs := []vm.Def{
		{Name: "_decode_part", Sig: "data, encoding, errors, state, final, /", Fn: decodePart},
		{Name: "_decode_from", Sig: "data, encoding, at, state, final, /", Fn: decodeFrom},
		{Name: "_encode_part", Sig: "text, encoding, errors, state, /", Fn: encodePart},
		{Name: "_replace_bytes", Sig: "handler, encoding, data, start, end, /", Fn: replaceBytes},
		{Name: "_replace_text", Sig: "handler, encoding, text, /", Fn: replaceText},
		{Name: "_find", Sig: "name, /", Fn: find},
		{Name: "_aliases", Sig: "", Fn: aliases},
		{Name: "_transform", Sig: "name, data, back, /", Fn: transform},
		{Name: "_nameprep", Sig: "label, /", Fn: func(m *vm.VM, a []Value) Value { return label(m, a[0], codec.Nameprep, false) }},
		{Name: "_to_ascii", Sig: "label, /", Fn: func(m *vm.VM, a []Value) Value { return label(m, a[0], codec.ToASCII, true) }},
		{Name: "_to_unicode", Sig: "label, /", Fn: toUnicode},
		{Name: "_searches", Sig: "", Fn: func(m *vm.VM, _ []Value) Value { return m.CodecSearches() }},
		{Name: "_register_error", Sig: "name, handler, /", Fn: func(m *vm.VM, a []Value) Value {
			name := m.Payload(a[0])
			if !name.Is(heap.KStr) {
				return m.Raisef(vm.E.TypeError, "the name of an error handler must be a str")
			}
			m.RegisterErrorHandler(name, a[1])
			return heap.None
		}},
		{Name: "_registered_error", Sig: "name, /", Fn: func(m *vm.VM, a []Value) Value {
			name, _ := m.Text(a[0])
			if handler, ok := m.ErrorHandler(name); ok {
				return handler
			}
			return heap.None
		}},
	}
	for _, name := range []string{"strict_errors", "ignore_errors", "replace_errors", "xmlcharrefreplace_errors",
		"backslashreplace_errors", "namereplace_errors", "surrogateescape", "surrogatepass"} {
		funcs = append(funcs, vm.Def{Name: name, Sig: "exc, /", Doc: "The error handler of this name.", Fn: func(m *vm.VM, a []Value) Value {
			return m.CallIn("codecs", "_answer", m.Heap().Intern(name), a[0])
		}})
	}
	funcs = append(funcs, pairs()...)
	all := []*vm.ModuleDef{
		{Name: "codecs", Source: source, Hidden: true, InModule: "_codecs", Funcs: funcs},
		{Name: "_codecs", Source: "from codecs import *\nfrom codecs import _find, _decode_part, charmap_build, charmap_encode, charmap_decode\n" +
			"from codecs import escape_encode, escape_decode, readbuffer_encode, unregister\n" + importPairs(), Hidden: true},
		{Name: "encodings", Source: encodings, Hidden: true, Package: true},
		{Name: "encodings.aliases", Source: "from codecs import _aliases\naliases = _aliases()\ndel _aliases\n", Hidden: true},
	}
	for _, name := range codec.Modules() {
		text := oneEncoding
		if name == "idna" {
			text += idna
		}
		all = append(all, &vm.ModuleDef{Name: "encodings." + name, Source: text})
	}
	return all
}

// A pair is a codec with functions of its own in module codecs.
var pairNames = []struct{ function, encoding string }{
	{"utf_8", "utf-8"}, {"utf_7", "utf-7"}, {"utf_16", "utf-16"}, {"utf_16_le", "utf-16-le"}, {"utf_16_be", "utf-16-be"},
	{"utf_32", "utf-32"}, {"utf_32_le", "utf-32-le"}, {"utf_32_be", "utf-32-be"}, {"latin_1", "latin-1"},
	{"ascii", "ascii"}, {"unicode_escape", "unicode_escape"}, {"raw_unicode_escape", "raw_unicode_escape"},
}

func importPairs() string {
	var names []string
	for _, p := range pairNames {
		names = append(names, p.function+"_encode", p.function+"_decode")
	}
	return "from codecs import utf_16_ex_decode, utf_32_ex_decode, " + strings.Join(names, ", ") + "\n"
}

// pairs are functions such as utf_8_encode and utf_8_decode.
func pairs() (defs []vm.Def) {
	for _, p := range pairNames {
		sig, escapes := "data, errors=, final=, /", strings.HasSuffix(p.function, "escape")
		switch p.function {
		case "latin_1", "ascii":
			sig = "data, errors=, /"
		}
		defs = append(defs, vm.Def{Name: p.function + "_encode", Sig: "str, errors=, /", Doc: "Encode text: the bytes and its length.",
			Fn: func(m *vm.VM, a []Value) Value {
				if _, ok := m.Text(a[0]); !ok {
					return m.Raisef(vm.E.TypeError, "%s_encode() argument 1 must be str, not %s", p.function, m.TypeName(a[0]))
				}
				errors, r := errorsArg(m, p.function+"_encode", a[1])
				if r != heap.Unbound {
					return r
				}
				return m.CallIn("codecs", "_encoded", m.Heap().Intern(p.encoding), m.Payload(a[0]), errors)
			}})
		defs = append(defs, vm.Def{Name: p.function + "_decode", Sig: sig, Doc: "Decode bytes: the text and how many were used.",
			Fn: func(m *vm.VM, a []Value) Value {
				final := escapes || sig == "data, errors=, /"
				if len(a) > 2 {
					final = m.Flag(a[2], final)
				}
				errors, r := errorsArg(m, p.function+"_decode", a[1])
				if r != heap.Unbound {
					return r
				}
				data := a[0]
				if text := m.Payload(data); escapes && text.Is(heap.KStr) {
					data = m.Heap().NewBytes(heap.KBytes, []byte(m.Heap().Str(text).S))
				}
				return decodeTo(m, []Value{data, m.Heap().Intern(p.encoding), errors, heap.Small(0), heap.Bool(final)}, 2)
			}})
	}
	for _, width := range []string{"16", "32"} {
		defs = append(defs, vm.Def{Name: "utf_" + width + "_ex_decode", Sig: "data, errors=, byteorder=, final=, /",
			Doc: "Decode bytes: the text, how many were used and their order.", Fn: func(m *vm.VM, a []Value) Value {
				errors, r := errorsArg(m, "utf_"+width+"_ex_decode", a[1])
				if r != heap.Unbound {
					return r
				}
				state := int64(codec.Start)
				if order, _ := m.AsInt64(a[2]); order < 0 {
					state = int64(codec.Little)
				} else if order > 0 {
					state = int64(codec.Big)
				}
				final := heap.Bool(m.Flag(a[3], false))
				return decodeTo(m, []Value{a[0], m.Heap().Intern("utf-" + width), errors, heap.Small(state), final}, 3)
			}})
	}
	return defs
}

func errorsArg(m *vm.VM, name string, v Value) (errors, r Value) {
	if v == heap.Unbound || v == heap.None {
		return m.Heap().Intern("strict"), heap.Unbound
	}
	if _, ok := m.Text(v); !ok {
		return v, m.Raisef(vm.E.TypeError, "%s() argument 2 must be str or None, not %s", name, m.TypeName(v))
	}
	return m.Payload(v), heap.Unbound
}

// decodePart (data, encoding, errors, state, final) decodes bytes of which more may follow:
// the text, how many bytes were used and the state after them.
func decodePart(m *vm.VM, a []Value) Value { return decodeTo(m, a, -1) }

// decodeTo is decodePart; shape is 2 for no state and 3 for the byte order as a number.
func decodeTo(m *vm.VM, a []Value, shape int) Value {
	name, _ := m.Text(a[1])
	errors, _ := m.Text(a[2])
	c := codec.Lookup(name)
	b, ok, r := m.Buffer(a[0])
	switch {
	case c == nil:
		return m.Raisef(vm.E.LookupError, "unknown encoding: %s", name)
	case !ok:
		return m.Raisef(vm.E.TypeError, "a bytes-like object is required, not '%s'", m.TypeName(a[0]))
	case r != heap.Unbound:
		return r
	}
	state, _ := m.AsInt64(a[3])
	final := a[4] == heap.True
	if why := c.Refusal(errors, true); why != "" {
		return m.Raisef(vm.E.UnicodeError, "%s", why)
	}
	handler, known := codec.ParseHandler(errors)
	var step codec.DecodeStep
	var err error
	if known {
		step, err = c.DecodeAll(m.Meter(), b, codec.State(state), final, handler)
	} else {
		step, err = c.Decode(m.Meter(), b, 0, codec.State(state), final)
	}
	h := m.Heap()
	switch {
	case err != nil:
		return m.Stopped(err)
	case step.Failure.Failed() && !known:
		return m.CallIn("codecs", "_decode_shaped", plainData(m, a[0], b), a[1], a[2], a[3], a[4], heap.Small(int64(shape)))
	case step.Failure.Failed() && !handler.Decodes():
		return m.Raisef(vm.E.TypeError, "don't know how to handle UnicodeDecodeError in error callback")
	case step.Failure.Failed():
		exc := m.DecodeError(plainData(m, a[0], b), &step.Failure)
		if exc == heap.Raised {
			return exc
		}
		return m.Raise(exc)
	}
	out := []Value{h.NewStr(step.Text), heap.Small(int64(step.Next))}
	switch shape {
	case -1:
		out = append(out, heap.Small(int64(step.State)))
	case 3:
		order := orderNumber(step.State)
		if codec.State(state) == codec.Start && !hasMark(b, name) {
			order = 0
		}
		out = append(out, heap.Small(int64(order)))
	}
	v := h.NewTuple(out)
	if step.Dubious > 0 {
		return m.Tail("_doubtful_escape", plainData(m, a[0], b), heap.Small(int64(step.Dubious)), v)
	}
	return v
}

// hasMark reports that data begins with a byte order mark.
func hasMark(b []byte, encoding string) bool {
	if encoding == "utf-16" {
		return bytes.HasPrefix(b, []byte("\xff\xfe")) || bytes.HasPrefix(b, []byte("\xfe\xff"))
	}
	return bytes.HasPrefix(b, []byte("\xff\xfe\x00\x00")) || bytes.HasPrefix(b, []byte("\x00\x00\xfe\xff"))
}

func orderNumber(s codec.State) int {
	switch s {
	case codec.Little:
		return -1
	case codec.Big:
		return 1
	}
	return 0
}

// plainData is bytes with the content of a buffer.
func plainData(m *vm.VM, v Value, b []byte) Value {
	if v.Is(heap.KBytes) {
		return v
	}
	if !m.Need(len(b)) {
		return heap.Raised
	}
	return m.Heap().NewBytes(heap.KBytes, append([]byte(nil), b...))
}

// decodeFrom (data, encoding, at, state, final) decodes up to the first failure: (text, at,
// state, exception or None, place from which the exception's positions count).
func decodeFrom(m *vm.VM, a []Value) Value {
	name, _ := m.Text(a[1])
	at, _ := m.AsInt64(a[2])
	state, _ := m.AsInt64(a[3])
	b, ok, _ := m.Buffer(a[0])
	c := codec.Lookup(name)
	if c == nil || !ok || at < 0 || at > int64(len(b)) {
		return m.Raisef(vm.E.ValueError, "no such place")
	}
	step, err := c.Decode(m.Meter(), b, int(at), codec.State(state), a[4] == heap.True)
	if err != nil {
		return m.Stopped(err)
	}
	exc := heap.None
	if step.Failure.Failed() {
		if exc = m.DecodeError(a[0], &step.Failure); exc == heap.Raised {
			return exc
		}
	}
	h := m.Heap()
	return h.NewTuple([]Value{h.NewStr(step.Text), heap.Small(int64(step.Next)), heap.Small(int64(step.State)), exc,
		heap.Small(int64(step.Failure.Base))})
}

// encodePart (text, encoding, errors, state) encodes text that follows other text: the bytes
// and the state after them. None says that the error handler is not built in.
func encodePart(m *vm.VM, a []Value) Value {
	text, ok := m.Text(a[0])
	name, _ := m.Text(a[1])
	errors, _ := m.Text(a[2])
	state, _ := m.AsInt64(a[3])
	c := codec.Lookup(name)
	if c == nil || !ok {
		return m.Raisef(vm.E.TypeError, "encode() argument 1 must be str, not %s", m.TypeName(a[0]))
	}
	if why := c.Refusal(errors, false); why != "" {
		return m.Raisef(vm.E.UnicodeError, "%s", why)
	}
	handler, known := codec.ParseHandler(errors)
	if !known {
		return heap.None
	}
	step, err := c.EncodeAll(m.Meter(), text, codec.State(state), handler)
	switch {
	case err != nil:
		return m.Stopped(err)
	case step.Failure.Failed():
		return m.Raise(m.EncodeError(m.Payload(a[0]), &step.Failure))
	}
	h := m.Heap()
	return h.NewTuple([]Value{h.NewBytes(heap.KBytes, step.Bytes), heap.Small(int64(step.State))})
}

// replaceBytes (handler, encoding, data, start, end) is what a built-in handler answers about
// bytes that cannot be decoded, None where the error stands.
func replaceBytes(m *vm.VM, a []Value) Value {
	name, _ := m.Text(a[0])
	handler, _ := codec.ParseHandler(name)
	encoding, _ := m.Text(a[1])
	b, _, _ := m.Buffer(a[2])
	start, _ := m.AsInt64(a[3])
	end, _ := m.AsInt64(a[4])
	if start < 0 || end > int64(len(b)) || start > end {
		return heap.None
	}
	out := unicode.NewBuilder(m.Meter(), int(end-start))
	next, ok := handler.ReplaceDecoding(out, encoding, b, int(start), int(end))
	text, err := out.Text()
	switch {
	case err != nil:
		return m.Stopped(err)
	case !ok:
		return heap.None
	}
	return m.Heap().NewTuple([]Value{m.Heap().NewStr(text), heap.Small(int64(next))})
}

// replaceText (handler, encoding, text) is what a built-in handler writes for text that cannot
// be encoded, None where the error stands.
func replaceText(m *vm.VM, a []Value) Value {
	name, _ := m.Text(a[0])
	handler, _ := codec.ParseHandler(name)
	encoding, _ := m.Text(a[1])
	text, _ := m.Text(a[2])
	b, isBytes, ok, err := handler.ReplaceEncoding(m.Meter(), encoding, text)
	switch {
	case err != nil:
		return m.Stopped(err)
	case !ok:
		return heap.None
	case isBytes:
		return m.Heap().NewBytes(heap.KBytes, b)
	}
	return m.Heap().NewStr(string(b))
}

// find (name) is the module of encodings that a name stands for, None if there is none.
func find(m *vm.VM, a []Value) Value {
	name, ok := m.Text(a[0])
	if !ok {
		return heap.None
	}
	module, ok := codec.Module(name)
	if !ok || !codec.Has(module) {
		return heap.None
	}
	return m.Heap().Intern(module)
}

func aliases(m *vm.VM, _ []Value) Value {
	v, _ := m.Heap().NewDict()
	for _, name := range codec.Aliases() {
		if r := m.DictSet(v, m.Heap().Intern(name[0]), m.Heap().Intern(name[1])); r == heap.Raised {
			return r
		}
	}
	return v
}

// transform (name, data, back) runs a codec from bytes to bytes or from text to text.
func transform(m *vm.VM, a []Value) Value {
	name, _ := m.Text(a[0])
	t := codec.LookupTransform(name)
	if t == nil {
		return m.Raisef(vm.E.LookupError, "unknown encoding: %s", name)
	}
	var in []byte
	if t.Text {
		text, ok := m.Text(a[1])
		if !ok {
			return m.Raisef(vm.E.TypeError, "descriptor 'translate' for 'str' objects doesn't apply to a '%s' object", m.TypeName(a[1]))
		}
		in = []byte(text)
	} else {
		b, ok, r := m.Buffer(a[1])
		switch {
		case !ok && m.Payload(a[1]).Is(heap.KStr) && a[2] == heap.True && name == "hex":
			in = []byte(m.Heap().Str(m.Payload(a[1])).S)
		case !ok && name == "hex" && a[2] == heap.True:
			return m.Raisef(vm.E.TypeError, "argument should be bytes, buffer or ASCII string, not '%s'", m.TypeName(a[1]))
		case !ok && name == "base64":
			return m.Raisef(vm.E.TypeError, "expected bytes-like object, not %s", m.TypeName(a[1]))
		case !ok:
			return m.Raisef(vm.E.TypeError, "a bytes-like object is required, not '%s'", m.TypeName(a[1]))
		case r != heap.Unbound:
			return r
		default:
			in = b
		}
	}
	run := t.Encode
	if a[2] == heap.True {
		run = t.Decode
	}
	out, err := run(m.Meter(), in)
	if err != nil {
		if te, ok := err.(*codec.TransformError); ok {
			return m.CallIn("codecs", "_transform_failed", m.Heap().NewStr(te.Class), m.Heap().NewStr(te.Text))
		}
		return m.Stopped(err)
	}
	if t.Text {
		return m.Heap().NewStr(string(out))
	}
	return m.Heap().NewBytes(heap.KBytes, out)
}

// label runs a step of IDNA on a label.
func label(m *vm.VM, v Value, step func(meter.Meter, string) (string, codec.Failure, error), isBytes bool) Value {
	text, ok := m.Text(v)
	if !ok {
		return m.Raisef(vm.E.TypeError, "a label is a str, not %s", m.TypeName(v))
	}
	out, f, err := step(m.Meter(), text)
	switch {
	case err != nil:
		return m.Stopped(err)
	case f.Failed():
		return m.Raise(m.EncodeError(m.Payload(v), &f))
	case isBytes:
		return m.Heap().NewBytes(heap.KBytes, []byte(out))
	}
	return m.Heap().NewStr(out)
}

func toUnicode(m *vm.VM, a []Value) Value {
	data := a[0]
	b, ok, r := m.Buffer(data)
	if r != heap.Unbound {
		return r
	}
	if !ok {
		text, isText := m.Text(data)
		if !isText {
			return m.Raisef(vm.E.TypeError, "a label is a str or bytes, not %s", m.TypeName(data))
		}
		b = []byte(text)
		data = m.Heap().NewBytes(heap.KBytes, b)
	}
	out, f, err := codec.ToUnicode(m.Meter(), b)
	switch {
	case err != nil:
		return m.Stopped(err)
	case f.Failed():
		exc := m.DecodeError(data, &f)
		if exc == heap.Raised {
			return exc
		}
		return m.Raise(exc)
	}
	return m.Heap().NewStr(out)
}
