// Package locale is Python's locale where there is one locale only: C.
package locale

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed locale.py
var source string

// Modules returns the module locale.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "locale", Source: source, File: "locale.py"}}
}
