// Package platform is Python's platform, in Python.
package platform

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed platform.py
var source string

// Modules returns the module platform.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "platform", Source: source, File: "<platform>"}}
}
