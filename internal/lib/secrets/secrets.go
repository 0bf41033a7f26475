// Package secrets is Python's secrets, in Python.
package secrets

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed secrets.py
var source string

// Modules returns the module secrets.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "secrets", Hidden: true, Source: source}}
}
