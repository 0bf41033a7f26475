// Package numbers is Python's numbers: the abstract classes of the numeric tower.
package numbers

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed numbers.py
var source string

// Modules returns the module numbers.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "numbers", Source: source, File: "<numbers>"}}
}
