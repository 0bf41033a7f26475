// Package email has what scripts use of Python's email without messages: email.utils.
package email

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed utils.py
var utils string

//go:embed addresses.py
var addresses string

// Modules returns the package email and its modules.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "email", Doc: "Mail: addresses, dates and parameters of headers.", Package: true},
		{Name: "email.utils", Source: utils, File: "utils.py"},
		{Name: "email._parseaddr", Source: addresses, File: "addresses.py"},
	}
}
