// Package gzip is Python's gzip, in Python on zlib.
package gzip

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed gzip.py
var source string

// Modules returns the module gzip.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "gzip", Source: source, File: "<gzip>"}}
}
