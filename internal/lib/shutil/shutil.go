// Package shutil is Python's shutil, in Python.
package shutil

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed shutil.py
var source string

// Modules returns the module shutil.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "shutil", Source: source, File: "<shutil>"}}
}
