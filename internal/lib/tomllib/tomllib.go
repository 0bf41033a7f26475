// Package tomllib is Python's tomllib, in Python.
package tomllib

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed tomllib.py
var source string

// Modules returns the module tomllib.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "tomllib", Source: source, File: "<tomllib>"}}
}
