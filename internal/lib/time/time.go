// Package timelib is Python's time.
//
// The clock is the host's: without the grant reading it raises OSError. Sleeps advance the
// time of the script by what was asked for, however long the host made them. Local time is
// UTC unless the granted environment has TZ.
package timelib

import (
	_ "embed"
	"time"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed time.py
var source string

// Modules returns the module time.
func Modules() []*vm.ModuleDef {
	def := &vm.ModuleDef{Name: "time", Hidden: true, InC: []string{"*"}, Reading: reading, Source: source,
		Doc: "Time access and conversions."}
	for _, c := range clocks {
		read := c.read
		def.Funcs = append(def.Funcs,
			vm.Def{Name: c.name, Sig: "", Doc: c.doc, Fn: func(m *vm.VM, _ []vm.Value) vm.Value {
				ns, ok := read(m)
				if !ok {
					return denied(m)
				}
				return m.Heap().NewFloat(float64(ns) / 1e9)
			}},
			vm.Def{Name: c.name + "_ns", Sig: "", Doc: c.doc, Fn: func(m *vm.VM, _ []vm.Value) vm.Value {
				ns, ok := read(m)
				if !ok {
					return denied(m)
				}
				return m.Heap().NewInt(ns)
			}})
	}
	def.Funcs = append(def.Funcs, vm.Def{Name: "_environ_tz", Sig: "", Fn: environTZ},
		vm.Def{Name: "_can_sleep", Sig: "", Fn: func(m *vm.VM, _ []vm.Value) vm.Value {
			return heap.Bool(m.Host() != nil && m.Host().CanSleep())
		}})
	return []*vm.ModuleDef{def}
}

func denied(m *vm.VM) vm.Value {
	return m.Raisef(vm.E.OSError, "the clock is not granted to this script (grant: Clock)")
}

var reading = map[string]vm.Reading{"clock_getres": vm.Parsed, "clock_settime": vm.Parsed, "clock_settime_ns": vm.Parsed, "ctime": vm.Parsed,
	"asctime": vm.Counted, "get_clock_info": vm.Parsed, "gmtime": vm.Parsed, "localtime": vm.Parsed, "pthread_getcpuclockid": vm.Parsed, "strftime": vm.Parsed}

// clocks are the functions that read one, in nanoseconds.
var clocks = []struct {
	name, doc string
	read      func(m *vm.VM) (int64, bool)
}{
	{"time", "Return the current time in seconds since the Epoch.", wall},
	{"monotonic", "Monotonic clock, cannot go backward.", monotonic},
	{"perf_counter", "Performance counter for benchmarking.", monotonic},
	{"process_time", "Process time for profiling.", working},
	{"thread_time", "Thread time for profiling.", working},
}

func wall(m *vm.VM) (int64, bool) {
	t, ok := m.Now()
	return t.UnixNano(), ok
}

func monotonic(m *vm.VM) (int64, bool) {
	t, ok := m.Monotonic()
	return int64(t), ok
}

// working is time without sleeps.
func working(m *vm.VM) (int64, bool) {
	t, ok := m.Monotonic()
	return int64(max(t-m.Rested(), time.Duration(0))), ok
}

// environTZ is the variable TZ of the granted environment, None if it is not there.
func environTZ(m *vm.VM, _ []vm.Value) vm.Value {
	if m.Host() == nil {
		return heap.None
	}
	for _, kv := range m.Host().Environ() {
		if len(kv) > 3 && kv[:3] == "TZ=" {
			return m.Heap().NewStr(kv[3:])
		}
	}
	return heap.None
}
