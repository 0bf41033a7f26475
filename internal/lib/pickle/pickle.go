// Package pickle is Python's pickle: objects as bytes, in protocols 0 to 5.
//
// Everything is done in Python, because any part may be code of a script: a pickle names
// functions and classes, and they are found and called as the script could itself.
package pickle

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed pickle.py
var source string

//go:embed unpickle.py
var reading string

// codecs is what old protocols call to make bytes of text.
const codecs = `def encode(obj, encoding="utf-8", errors="strict"):
    return obj.encode(encoding, errors)
`

// Modules are the modules pickle, _pickle_read, the part that reads, and _codecs.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "pickle", Source: source, Hidden: true},
		{Name: "_pickle_read", Source: reading, Hidden: true},
		{Name: "_codecs", Source: codecs, Hidden: true},
	}
}
