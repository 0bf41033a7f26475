// Package quopri is Python's quopri, over binascii.
package quopri

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed quopri.py
var source string

// Modules returns the module quopri.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "quopri", Source: source, File: "quopri.py"}}
}
