// Package tempfile is Python's tempfile, in Python.
package tempfile

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed tempfile.py
var source string

// Modules returns the module tempfile.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "tempfile", Source: source, File: "<tempfile>"}}
}
