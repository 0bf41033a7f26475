// Package importlib is the part of Python's importlib that programs ask: import_module,
// importlib.util.find_spec and importlib.metadata. Modules come from the library and the host
// only, so loaders and finders are absent.
package importlib

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

var (
	//go:embed importlib.py
	source string
	//go:embed util.py
	util string
	//go:embed metadata.py
	metadata string
)

// Modules are importlib and its parts.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "importlib", Package: true, Hidden: true, Source: source},
		{Name: "importlib.util", Hidden: true, Source: util},
		{Name: "importlib.metadata", Hidden: true, Source: metadata},
	}
}
