// Package future is Python's __future__: the features that were optional once. The compiler
// knows them itself.
package future

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed future.py
var source string

// Modules is the module __future__.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "__future__", Source: source, Hidden: true}}
}
