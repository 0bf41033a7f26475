// Package calendar is Python's calendar, in Python.
package calendar

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed calendar.py
var source string

// Modules returns the module calendar.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "calendar", Hidden: true, Source: source}}
}
