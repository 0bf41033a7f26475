// Package http is the part of Python's http package that needs no network: the names of
// statuses and methods.
package http

import (
	_ "embed" // for the Python part

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed http.py
var source string

// Modules returns the module.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "http", Source: source, File: "http.py", Package: true}}
}
