// Package statistics is Python's statistics, in Python. Sums are exact: of fractions, kept
// by denominator until the end.
package statistics

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed statistics.py
var source string

//go:embed density.py
var densitySource string

// Modules returns statistics and the part about density estimates, which it imports late.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "statistics", Hidden: true, Source: source, Doc: "Basic statistics module."},
		{Name: "_statistics_density", Hidden: true, Source: densitySource},
	}
}
