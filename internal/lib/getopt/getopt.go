// Package getopt is Python's getopt, in Python.
package getopt

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed getopt.py
var source string

// Modules is the module getopt.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "getopt", Source: source, Hidden: true}}
}
