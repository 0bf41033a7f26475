// Package contextlib is Python's contextlib.
package contextlib

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed contextlib.py
var source string

// Modules is the module contextlib.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "contextlib", Source: source, File: "contextlib.py"}}
}
