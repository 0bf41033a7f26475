// Package concurrent is Python's concurrent.futures, in Python: calls run when they are
// submitted.
package concurrent

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed futures.py
var source string

// Modules returns the package concurrent and its module futures.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "concurrent", Package: true},
		{Name: "concurrent.futures", Source: source, File: "<concurrent.futures>", Package: true, Hidden: true},
		{Name: "concurrent.futures.thread", Source: "from concurrent.futures import BrokenThreadPool, ThreadPoolExecutor\n", File: "<concurrent.futures.thread>"},
		{Name: "concurrent.futures._base", Source: "from concurrent.futures import *\nfrom concurrent.futures import DoneAndNotDoneFutures, Error\n", File: "<concurrent.futures._base>"},
	}
}
