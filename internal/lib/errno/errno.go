// Package errno is Python's errno, in Python.
package errno

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed errno.py
var source string

// Modules returns the module errno.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "errno", Source: source, File: "<errno>"}}
}
