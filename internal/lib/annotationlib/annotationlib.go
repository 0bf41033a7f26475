// Package annotationlib is Python's annotationlib.
package annotationlib

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed annotationlib.py
var source string

// Modules is the module annotationlib.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "annotationlib", Source: source, File: "annotationlib.py"}}
}
