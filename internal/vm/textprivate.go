package vm

import (
	"github.com/gilliam-run/gilliam/internal/codec"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// textPrivate are the natives about text that only the prelude sees.
var textPrivate = []Def{
	{Name: "_ascii_of", Sig: "text, /", Fn: nativeASCII},
	{Name: "_new_bytearray", Sig: "source=, encoding=, errors=, /", Fn: nativeNewByteArray},
	{Name: "_translation", Sig: "value, /", Fn: nativeTranslation},
	{Name: "_encode_step", Sig: "text, encoding, byte, char, state, /", Fn: nativeEncodeStep},
	{Name: "_encode_replacement", Sig: "replacement, encoding, state, /", Fn: nativeEncodeReplacement},
	{Name: "_decode_step", Sig: "data, encoding, at, state, /", Fn: nativeDecodeStep},
	{Name: "_search_name", Sig: "name, /", Fn: func(vm *VM, a []Value) Value {
		return vm.h.NewStr(codec.SearchName(vm.h.Str(vm.Payload(a[0])).S))
	}},
	{Name: "_direct_codec", Sig: "name, /", Fn: func(vm *VM, a []Value) Value {
		return heap.Bool(codec.Direct(vm.h.Str(vm.Payload(a[0])).S))
	}},
	{Name: "_seek", Sig: "text, byte, char, to, /", Fn: nativeSeek},
	{Name: "_format_pieces", Sig: "format, /", Fn: nativeFormatPieces},
	{Name: "_format_name", Sig: "name, state, /", Fn: nativeFormatName},
	{Name: "_bad_conversion", Sig: "conversion, /", Fn: nativeBadConversion},
	{Name: "_percent_pass", Sig: "format, args, answers, /", Fn: nativePercent},
}
