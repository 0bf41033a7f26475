// Package stringlib is Python's string and string.templatelib, in Python.
package stringlib

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed string.py
var source string

//go:embed templatelib.py
var templatelibSource string

// Modules returns the package string and its module.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "string", Package: true, Source: source, File: "<string module>"},
		{Name: "string.templatelib", Source: templatelibSource, Hidden: true, InC: []string{"Template", "Interpolation"}},
	}
}
