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

// Modules are the modules pickle and _pickle_read, the part that reads.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "pickle", Source: source, Hidden: true},
		{Name: "_pickle_read", Source: reading, Hidden: true},
	}
}
