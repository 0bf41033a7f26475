// Package logging is Python's logging, in Python: the package itself, its handlers and its
// configuration. Without a clock records are of the epoch.
package logging

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed logging.py
var source string

//go:embed formatting.py
var formatting string

//go:embed handlers.py
var handlers string

//go:embed config.py
var config string

// Modules are the package logging and its modules.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "logging", Package: true, Source: source, Hidden: true},
		{Name: "_logging_formatting", Source: formatting, Hidden: true},
		{Name: "logging.handlers", Source: handlers, Hidden: true},
		{Name: "logging.config", Source: config, Hidden: true},
	}
}
