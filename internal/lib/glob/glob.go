// Package glob is Python's glob: names of files by patterns, in Python on os.
package glob

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed glob.py
var source string

// Modules returns the module glob.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "glob", Hidden: true, Source: source}}
}
