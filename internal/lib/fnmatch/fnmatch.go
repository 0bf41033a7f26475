// Package fnmatch is Python's fnmatch, in Python.
package fnmatch

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed fnmatch.py
var source string

// Modules returns the module fnmatch.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "fnmatch", Source: source, File: "<fnmatch>"}}
}
