// Package stat is Python's stat, in Python.
package stat

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed stat.py
var source string

// Modules returns the module stat.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "stat", Hidden: true, InModule: "_stat", Source: source}}
}
