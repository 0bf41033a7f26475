// Package plistlib is Python's plistlib, in Python.
package plistlib

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed plistlib.py
var source string

// Modules returns the module plistlib.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "plistlib", Source: source, File: "<plistlib>"}}
}
