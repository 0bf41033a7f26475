// Package threading is Python's threading and queue, in Python: a thread runs to its end
// when it is started, and what would wait for another thread raises RuntimeError.
package threading

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/heap"
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
		{Name: "_thread", Source: threadSource, File: "<_thread>", Hidden: true, InC: []string{"*"}, Marks: []string{"_running", "_pending"}},
		{Name: "threading", Source: source, File: "<threading>", Hidden: true, Marks: []string{"_active"}},
		{Name: "queue", Source: queueSource, File: "<queue>"},
	}
}

func init() { vm.Resetters = append(vm.Resetters, showMain) }

// showMain gives objects with attributes for each thread those of the main thread, after a
// run that ended inside another one.
func showMain(m *vm.VM) {
	h := m.Heap()
	seen := m.LibraryValue("_thread", "_seen")
	if !seen.Is(heap.KList) || len(h.List(seen).V) == 0 {
		return
	}
	if first := h.List(seen).V[0]; first.Is(heap.KList) {
		for _, x := range h.List(first).V {
			if !x.Is(heap.KTuple) || len(h.List(x).V) != 2 {
				continue
			}
			if made := h.List(x).V; made[0].Is(heap.KInst) && made[1].Is(heap.KDict) {
				m.SetDict(made[0], made[1])
			}
		}
	}
	h.List(seen).V = h.List(seen).V[:0]
}
