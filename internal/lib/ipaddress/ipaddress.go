// Package ipaddress is Python's ipaddress, all of it in Python.
package ipaddress

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed ipaddress.py
var source string

// Modules returns the module ipaddress.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "ipaddress", Source: source, File: "ipaddress.py"}}
}
