// Package warnings is Python's warnings, in Python. The interpreter's own warnings come the
// same way: it calls warn of this module.
package warnings

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed warnings.py
var source string

// Modules is the module warnings.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "warnings", Source: source, Hidden: true}}
}
