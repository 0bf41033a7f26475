// Package dataclasses is Python's dataclasses.
package dataclasses

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed dataclasses.py
var source string

// Modules is the module dataclasses.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "dataclasses", Source: source, File: "dataclasses.py", Marks: []string{"_shown"}}}
}
