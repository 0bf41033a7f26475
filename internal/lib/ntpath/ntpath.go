// Package ntpath is Python's ntpath: names of files as Windows writes them, in Python. No file has one.
package ntpath

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed ntpath.py
var source string

// Modules returns the module ntpath.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "ntpath", Hidden: true, Source: source}}
}
