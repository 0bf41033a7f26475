// Package graphlib is Python's graphlib, in Python.
package graphlib

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed graphlib.py
var source string

// Modules is the module graphlib.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "graphlib", Source: source, Hidden: true}}
}
