// Package configparser is Python's configparser, in Python.
package configparser

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed configparser.py
var source string

// Modules returns the module configparser.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "configparser", Source: source, File: "<configparser>"}}
}
