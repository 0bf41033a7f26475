// Package fractions is Python's fractions: exact rational numbers, in Python on the
// machine's integers.
package fractions

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed fractions.py
var source string

// Modules returns the module fractions.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "fractions", Hidden: true, Source: source, Doc: "Fraction, infinite-precision, rational numbers."}}
}
