// Package functools is Python's functools. Calls through partial objects and hits of
// caches are native; a call that a cache has to make goes through the Python part.
package functools

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed functools.py
var source string

// Modules is the module functools.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "functools", Source: source, Hidden: true, InC: []string{"cmp_to_key", "reduce", "KeyWrapper"}, InModule: "_functools", Reading: map[string]vm.Reading{"reduce": vm.Counted}, Marks: []string{"_shown"},
		Types: []vm.TypeDef{partialType, cacheType},
		Funcs: []vm.Def{
			{Name: "_new_cache", Sig: "function, maxsize, typed, /", Fn: newCache},
			{Name: "_store", Sig: "cache, key, value, /", Fn: storeResult},
			{Name: "_counted", Sig: "cache, hit, /", Fn: counted},
			{Name: "_cache_dict", Sig: "cache, /", Fn: cacheDict},
			{Name: "_cache_state", Sig: "cache, /", Fn: cacheState},
			{Name: "_cache_clear", Sig: "cache, /", Fn: clearCache},
			{Name: "_new_partial", Sig: "cls:own, function, args:tuple, keywords:dict, holes:tuple, /", Fn: newPartial},
		}}}
}
