// Package traceback is Python's traceback, in Python. Source lines come from the code that
// frames run, carets from the printer of the interpreter.
package traceback

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed traceback.py
var source string

// Modules is the module traceback.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "traceback", Source: source, Hidden: true}}
}
