// Package uuid is Python's uuid, in Python.
package uuid

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed uuid.py
var source string

// Modules returns the module uuid.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "uuid", Hidden: true, Source: source}}
}
