package gilliam

import (
	"fmt"
	"io"
	"sync/atomic"
	"time"

	"github.com/gilliam-run/gilliam/internal/vm"
	"github.com/gilliam-run/gilliam/mount"
)

// Env is what the host grants. The zero value grants nothing. It is immutable once used
// and may be shared by any number of sessions.
type Env struct {
	Funcs    []Func
	Modules  []Module
	Object   func(key string) (Object, bool) // finds an Object again that a snapshot holds
	Mounts   []mount.Mount                   // file systems scripts see, by absolute path
	Environ  map[string]string
	Clock    Clock     // nil: no clock
	Random   io.Reader // as crypto/rand.Reader; nil: random runs from a fixed seed, os.urandom and secrets raise
	Sleep    Sleep     // nil: sleeping raises
	Stdin    io.Reader
	Stdout   io.Writer   // nil: captured in Result
	Stderr   io.Writer   // nil: captured in Result
	Limits   Limits      // of each run
	Life     Limits      // fuel, duration, host calls and output of all runs of a session together; default none
	Budget   *Budget     // shared ceiling of many sessions' memory
	Async    int         // async host functions that run at once; default 16
	Observer func(Event) // is told what happens in every session
	JSON     bool        // values cross only as JSON has them: string keys, finite floats, integers to 2**53-1, no bytes or sets
}

// Limits bound what a script may use. Zero means the default, negative means none.
type Limits struct {
	Memory    int64         // bytes; default 64 MiB
	Duration  time.Duration // of execution, host waits excluded; default 10 s
	Fuel      int64         // units of about 5 ns; default none
	Recursion int           // nested calls; default 1,000
	HostCalls int           // a run; default 10,000
	Output    int64         // bytes each of stdout and stderr; default 1 MiB
	Source    int           // bytes; default 1 MiB
}

var defaultLimits = Limits{Memory: 64 << 20, Duration: 10 * time.Second, Recursion: 1000, HostCalls: 10000, Output: 1 << 20, Source: 1 << 20}

// or fills the zero fields of l from d.
func (l Limits) or(d Limits) Limits {
	pick := func(x, y int64) int64 {
		if x == 0 {
			return y
		}
		return x
	}
	return Limits{
		Memory: pick(l.Memory, d.Memory), Duration: time.Duration(pick(int64(l.Duration), int64(d.Duration))),
		Fuel: pick(l.Fuel, d.Fuel), Recursion: int(pick(int64(l.Recursion), int64(d.Recursion))),
		HostCalls: int(pick(int64(l.HostCalls), int64(d.HostCalls))), Output: pick(l.Output, d.Output),
		Source: int(pick(int64(l.Source), int64(d.Source))),
	}
}

// narrow is l further bounded by in: the smaller of each pair of bounds.
func (l Limits) narrow(in Limits) Limits {
	least := func(x, y int64) int64 {
		switch {
		case y == 0 || y < 0:
			return x
		case x <= 0:
			return y
		}
		return min(x, y)
	}
	return Limits{
		Memory: least(l.Memory, in.Memory), Duration: time.Duration(least(int64(l.Duration), int64(in.Duration))),
		Fuel: least(l.Fuel, in.Fuel), Recursion: int(least(int64(l.Recursion), int64(in.Recursion))),
		HostCalls: int(least(int64(l.HostCalls), int64(in.HostCalls))), Output: least(l.Output, in.Output),
		Source: int(least(int64(l.Source), int64(in.Source))),
	}
}

func positive(n int64) int64 { return max(n, 0) }

func (l Limits) machine() vm.Limits {
	return vm.Limits{Memory: positive(l.Memory), Duration: time.Duration(positive(int64(l.Duration))), Fuel: positive(l.Fuel),
		Recursion: int(positive(int64(l.Recursion))), HostCalls: int(positive(int64(l.HostCalls)))}
}

// Budget is a ceiling on the memory limits of sessions that share it, taken together.
type Budget struct {
	Max  int64 // bytes; fixed once used
	used atomic.Int64
}

// Used is the memory reserved by live sessions, in bytes.
func (b *Budget) Used() int64 { return b.used.Load() }

func (b *Budget) take(n int64) bool {
	for {
		u := b.used.Load()
		if u+n > b.Max {
			return false
		}
		if b.used.CompareAndSwap(u, u+n) {
			return true
		}
	}
}

func (b *Budget) give(n int64) { b.used.Add(-n) }

// A Clock tells a script the time: time.Now, or a clock that repeats itself.
type Clock func() time.Time

// SteppedClock begins at a time and advances by step at each reading; by 0 it stands still.
func SteppedClock(at time.Time, step time.Duration) Clock {
	n := new(atomic.Int64)
	return func() time.Time { return at.Add(time.Duration(n.Add(1)-1) * step) }
}

// Sleep decides how long a script's sleep really takes.
type Sleep func(asked time.Duration) time.Duration

// RealSleep sleeps as long as asked.
func RealSleep(d time.Duration) time.Duration { return d }

// InstantSleep does not wait.
func InstantSleep(time.Duration) time.Duration { return 0 }

// CappedSleep sleeps at most max.
func CappedSleep(max time.Duration) Sleep {
	return func(d time.Duration) time.Duration { return min(d, max) }
}

// remaining is l further bounded by what life leaves after used; the name of what is used up,
// if anything is.
func (l Limits) remaining(life Limits, used Stats) (run Limits, over *LimitError) {
	bound := func(name string, now *int64, max, used int64) {
		switch {
		case max <= 0 || over != nil:
		case used >= max:
			over = &LimitError{Resource: "session " + name, Used: used, Max: max}
		case *now <= 0 || max-used < *now:
			*now = max - used
		}
	}
	duration, calls := int64(l.Duration), int64(l.HostCalls)
	bound("fuel", &l.Fuel, life.Fuel, used.Fuel)
	bound("duration", &duration, int64(life.Duration), used.Execution)
	bound("host calls", &calls, int64(life.HostCalls), int64(used.HostCalls))
	if life.Output > 0 {
		left := max(life.Output-used.output, 0)
		if l.Output < 0 || left < l.Output {
			l.Output = left
		}
	}
	l.Duration, l.HostCalls = time.Duration(duration), int(calls)
	return l, over
}

// ofLife is the error of a session limit that ended a run as the run's own.
func (e *LimitError) ofLife(life Limits, before Stats) *LimitError {
	var max, used int64
	switch e.Resource {
	case "fuel":
		max, used = life.Fuel, before.Fuel
	case "duration":
		max, used = int64(life.Duration), before.Execution
	case "host calls":
		max, used = int64(life.HostCalls), int64(before.HostCalls)
	}
	if max <= 0 || e.Max < max-used {
		return e
	}
	return &LimitError{Resource: "session " + e.Resource, Used: used + e.Used, Max: max, Traceback: e.Traceback}
}

// Format prints what is granted without the values of the environment and of constants.
func (e *Env) Format(w fmt.State, _ rune) {
	if e == nil {
		io.WriteString(w, "<nil>")
		return
	}
	var names, at []string
	for _, f := range e.Funcs {
		names = append(names, f.Name)
	}
	for _, m := range e.Modules {
		names = append(names, m.Name)
	}
	for _, m := range e.Mounts {
		at = append(at, m.Path)
	}
	fmt.Fprintf(w, "gilliam.Env{functions and modules: %v, mounts: %v, environment: %v}", names, at, sortedKeys(e.Environ))
}
