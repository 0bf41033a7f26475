// Package structseq makes the classes of named results of native code, such as
// sys.version_info and time.struct_time: tuples whose elements are also attributes.
package structseq

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed structseq.py
var source string

// Modules is the module _structseq, which other modules of the library import.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "_structseq", Source: source, Hidden: true, Marks: []string{"_shown"}}}
}
