// Package asyncio is Python's asyncio.
//
// The event loop is Python: tasks are ordinary coroutines that it steps, and everything it
// keeps is in its objects, so a run can be saved between any two instructions. Only the
// prelude's _host_wait suspends: it waits for the next timer or for the end of a call of
// the host. A coroutine of an asynchronous host function yields ("host call", number);
// its task is parked under that number and the others go on.
//
// Time of the loop is the time of the script: the host's monotonic clock, if granted, and
// what its policy cut off the script's sleeps.
package asyncio

import (
	"embed"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed *.py
var sources embed.FS

// parts are the modules of the package, in alphabetical order.
var parts = []string{"coroutines", "events", "exceptions", "futures", "locks", "mixins", "queues",
	"runners", "taskgroups", "tasks", "threads", "timeouts"}

// Modules returns the package asyncio and its modules.
func Modules() []*vm.ModuleDef {
	all := []*vm.ModuleDef{{Name: "asyncio", Package: true, Hidden: true, Source: read("__init__")}}
	for _, p := range parts {
		all = append(all, &vm.ModuleDef{Name: "asyncio." + p, Hidden: true, Source: read(p), Funcs: natives[p]})
	}
	return all
}

// read returns an embedded source; the names are those above.
func read(name string) string {
	b, err := sources.ReadFile(name + ".py")
	if err != nil {
		panic(err)
	}
	return string(b)
}

// natives are the functions the modules have beside the prelude's.
var natives = map[string][]vm.Def{
	"events": {canSleepDef, {Name: "_loop_time", Sig: "", Fn: loopTime}},
	"tasks":  {canSleepDef},
}

var canSleepDef = vm.Def{Name: "_can_sleep", Sig: "", Fn: func(m *vm.VM, _ []vm.Value) vm.Value {
	return heap.Bool(m.Host() != nil && m.Host().CanSleep())
}}

// loopTime is the time of the script in seconds.
func loopTime(m *vm.VM, _ []vm.Value) vm.Value {
	t, _ := m.Monotonic()
	return m.Heap().NewFloat(t.Seconds())
}

func init() { vm.Resetters = append(vm.Resetters, forgetLoop) }

// forgetLoop makes the session forget the loop of a run that was ended in the middle: no loop
// runs any more, no task waits for a call of the host, and the next run gets a new loop.
func forgetLoop(m *vm.VM) {
	h := m.Heap()
	if d := m.Registry("lib.asyncio.events"); d != heap.Unbound {
		parked, _ := h.NewDict()
		arrived, _ := h.NewDict()
		m.StoreKey(d, h.Intern("_running"), heap.None)
		m.StoreKey(d, h.Intern("_current"), heap.None)
		m.StoreKey(d, h.Intern("_parked"), parked)
		m.StoreKey(d, h.Intern("_arrived"), arrived)
	}
	if d := m.Registry("lib.asyncio.runners"); d != heap.Unbound {
		m.StoreKey(d, h.Intern("_session_loop"), heap.None)
	}
}
