// Package zipfile is Python's zipfile, in Python.
package zipfile

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed zipfile.py
var source string

// Modules returns the module zipfile.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "zipfile", Source: source, File: "<zipfile>"}}
}
