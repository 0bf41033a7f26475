// Package sched is Python's sched, in Python.
package sched

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed sched.py
var source string

// Modules is the module sched.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "sched", Source: source, Hidden: true}}
}
