// Package threading is Python's threading and queue, in Python: a thread runs to its end
// when it is started, and what would wait for another thread raises RuntimeError.
package threading

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed _thread.py
var threadSource string

//go:embed threading.py
var source string

//go:embed queue.py
var queueSource string

// Modules returns the modules _thread, threading and queue.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "_thread", Source: threadSource, File: "<_thread>", Hidden: true, InC: []string{"*"}},
		{Name: "threading", Source: source, File: "<threading>", Hidden: true},
		{Name: "queue", Source: queueSource, File: "<queue>"},
	}
}
