// Package reprlib is Python's reprlib, in Python.
package reprlib

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed reprlib.py
var source string

// Modules returns the module reprlib.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "reprlib", Source: source, File: "<reprlib>", Marks: []string{"_running"}}}
}
