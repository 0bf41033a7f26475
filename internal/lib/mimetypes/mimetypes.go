// Package mimetypes is Python's mimetypes, in Python.
package mimetypes

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed mimetypes.py
var source string

// Modules returns the module mimetypes.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "mimetypes", Source: source, File: "<mimetypes>"}}
}
