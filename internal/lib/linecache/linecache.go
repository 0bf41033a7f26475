// Package linecache is Python's linecache, in Python: lines of source files by their names.
// The programs of the host come first, then files a mount serves.
package linecache

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed linecache.py
var source string

// Modules is the module linecache.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "linecache", Source: source, Hidden: true}}
}
