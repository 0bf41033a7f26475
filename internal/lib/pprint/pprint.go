// Package pprint is Python's pprint, in Python.
package pprint

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed pprint.py
var source string

// Modules returns the module pprint.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "pprint", Source: source, File: "<pprint>"}}
}
