// Package typing is Python's typing, in three parts: type variables and aliases of the
// type statement, special forms and generic aliases, and, imported when they are first asked for,
// protocols, typed dictionaries and the rest that is a class of its own.
package typing

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed variables.py
var variables string

//go:embed typing.py
var source string

//go:embed classes.py
var classes string

// Modules are typing and its parts.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "_typing", Source: variables, Hidden: true},
		{Name: "typing", Source: source, Hidden: true, InC: []string{"TypeVar", "ParamSpec", "TypeVarTuple", "TypeAliasType", "ParamSpecArgs", "ParamSpecKwargs"}},
		{Name: "_typing_classes", Source: classes, Hidden: true},
	}
}
