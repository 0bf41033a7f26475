// Package keyword is Python's keyword, in Python.
package keyword

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed keyword.py
var source string

// Modules returns the module keyword.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "keyword", Source: source, File: "<keyword>"}}
}
