// Package jsonlib is Python's json.
//
// The natives here read and write text for built-in values with explicit work stacks.
// Where a script's code has its say (default, the hooks of a decoder, an overridden
// items, the order of keys of mixed types) a native lays its stack down in an object and
// calls that code as its last act; the Python part hands the result to the object, which
// goes on where it stood. So a document of any size costs its length, however many hooks it
// has, and a hook may suspend.
package jsonlib

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

// Value is a Python value.
type Value = vm.Value

//go:embed json.py
var packageSource string

//go:embed decoder.py
var decoderSource string

//go:embed encoder.py
var encoderSource string

//go:embed scanner.py
var scannerSource string

// maxDepth bounds the nesting of containers, about where CPython's C stack ends.
const maxDepth = 9995

// Modules returns the package json and its modules.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "json", Package: true, Source: packageSource, File: "<json>"},
		{Name: "json.decoder", Source: decoderSource, File: "<json.decoder>", Types: []vm.TypeDef{scanningType}, Funcs: []vm.Def{
			{Name: "_loads", Sig: "s, fail, /", Fn: loads},
			{Name: "_scan", Sig: "s, start, strict, hooks, fail, /", Fn: scan},
			{Name: "_scanstring", Sig: "s, end, strict, fail, /", Fn: scanString},
		}},
		{Name: "json.encoder", Source: encoderSource, File: "<json.encoder>", Types: []vm.TypeDef{encodingType}, Funcs: []vm.Def{
			{Name: "_encode", Sig: "value, options, default, items, /", Fn: encode},
			{Name: "_encoder", Sig: "value, options, default, items, /", Fn: newEncoder},
			{Name: "encode_basestring", Sig: "string, /", Fn: encodeBaseString, Doc: "Return a JSON representation of a string."},
			{Name: "encode_basestring_ascii", Sig: "string, /", Fn: encodeBaseStringASCII,
				Doc: "Return an ASCII-only JSON representation of a string."},
		}},
		{Name: "json.scanner", Source: scannerSource, File: "<json.scanner>"},
	}
}

func init() {
	vm.Restorers["json.encoder"] = restoreEncoder
	vm.Restorers["json.decoder"] = restoreScan
}
