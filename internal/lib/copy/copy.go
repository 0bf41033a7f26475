// Package copy is Python's copy and copyreg. Structures of built-in values alone are
// copied natively.
package copy

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed copy.py
var source string

//go:embed copyreg.py
var registry string

// Modules are the modules copy and copyreg.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "copy", Source: source, Hidden: true, Funcs: []vm.Def{{Name: "_plain_copy", Sig: "value, /", Fn: plainCopy}}},
		{Name: "copyreg", Source: registry, Hidden: true},
	}
}
