// Package pathlib is Python's pathlib: names of files as objects, in Python on os.
package pathlib

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed pathlib.py
var source string

// Modules returns the module pathlib.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "pathlib", Hidden: true, Source: source}}
}
