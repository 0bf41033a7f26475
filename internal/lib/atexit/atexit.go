// Package atexit is Python's atexit: functions that run at the end of a program.
package atexit

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed atexit.py
var source string

// Modules is the module atexit.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "atexit", Source: source, Hidden: true, InC: []string{"*"}}}
}
