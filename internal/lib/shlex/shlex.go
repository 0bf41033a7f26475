// Package shlex is Python's shlex, in Python.
package shlex

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed shlex.py
var source string

// Modules returns the module shlex.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "shlex", Source: source, File: "<shlex>"}}
}
