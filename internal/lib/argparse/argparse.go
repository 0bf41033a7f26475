// Package argparse is Python's argparse, in Python: parsers in one module, the formatters of
// their help in another.
package argparse

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed argparse.py
var source string

//go:embed help.py
var help string

// Modules are argparse and the formatters of help.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "argparse", Source: source, Hidden: true},
		{Name: "_argparse_help", Source: help, Hidden: true},
	}
}
