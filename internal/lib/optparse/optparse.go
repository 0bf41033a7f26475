// Package optparse is Python's optparse, in Python.
package optparse

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed optparse.py
var source string

// Modules is the module optparse.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "optparse", Source: source, Hidden: true}}
}
