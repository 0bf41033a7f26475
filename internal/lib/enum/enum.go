// Package enum is Python's enum.
package enum

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed enum.py
var source string

// Modules is the module enum.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "enum", Source: source, Hidden: true}}
}
