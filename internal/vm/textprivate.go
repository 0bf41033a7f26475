package vm

import (
	"github.com/gilliam-run/gilliam/internal/codec"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// textPrivate are the natives about text that only the prelude sees.
var textPrivate = []Def{
	{Name: "_ascii_of", Sig: "text:string, /", Fn: nativeASCII},
	{Name: "_new_bytearray", Sig: "source=, encoding=, errors=, /", Fn: nativeNewByteArray},
	{Name: "_translation", Sig: "value, /", Fn: nativeTranslation},
	{Name: "_encode_step", Sig: "text:str, encoding:codec, byte:count, char:count, state:int, /", Fn: nativeEncodeStep},
	{Name: "_encode_replacement", Sig: "replacement, encoding:codec, state:int, /", Fn: nativeEncodeReplacement},
	{Name: "_decode_step", Sig: "data:bytes, encoding:codec, at:count, state:int, /", Fn: nativeDecodeStep},
	{Name: "_search_name", Sig: "name:string, /", Fn: func(vm *VM, a []Value) Value {
		return vm.h.NewStr(codec.SearchName(vm.h.Str(vm.Payload(a[0])).S))
	}},
	{Name: "_direct_codec", Sig: "name:string, /", Fn: func(vm *VM, a []Value) Value {
		return heap.Bool(codec.Direct(vm.h.Str(vm.Payload(a[0])).S))
	}},
	{Name: "_seek", Sig: "text:str, byte:count, char:count, to:count, /", Fn: nativeSeek},
	{Name: "_format_pieces", Sig: "format:str, /", Fn: nativeFormatPieces},
	{Name: "_format_name", Sig: "name:str, state:list, /", Fn: nativeFormatName},
	{Name: "_bad_conversion", Sig: "conversion:str, /", Fn: nativeBadConversion},
	{Name: "_percent_pass", Sig: "format:text, args, answers:list, /", Fn: nativePercent},
}
