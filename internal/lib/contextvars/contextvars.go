// Package contextvars is Python's contextvars, in Python: the interpreter runs one thread of
// frames, so the current context is one object of the module.
package contextvars

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed contextvars.py
var source string

// Modules are contextvars and _contextvars, which are the same.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "contextvars", Source: source, Hidden: true, InModule: "_contextvars", InC: []string{"*"}, Marks: []string{"_entered"}},
		{Name: "_contextvars", Hidden: true, Source: "from contextvars import Context, ContextVar, Token, copy_context\n"},
	}
}
