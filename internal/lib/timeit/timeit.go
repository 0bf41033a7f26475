// Package timeit is Python's timeit, in Python.
package timeit

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed timeit.py
var source string

// Modules returns the module timeit.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "timeit", Hidden: true, Source: source}}
}
