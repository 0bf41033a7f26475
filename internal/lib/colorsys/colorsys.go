// Package colorsys is Python's colorsys, in Python.
package colorsys

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed colorsys.py
var source string

// Modules returns the module colorsys.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "colorsys", Hidden: true, Source: source}}
}
