package gilliam

import (
	"crypto/rand"
	"io"
	"math"
	"sort"
	"sync/atomic"
	"time"

	"github.com/gilliam-run/gilliam/internal/vm"
)

// Env is what the host grants. The zero value grants nothing. It is immutable once used
// and may be shared by any number of sessions.
type Env struct {
	Funcs   []Func
	Modules []Module
	Environ map[string]string
	Clock   Clock  // nil: no clock
	Random  Random // nil: random runs from a fixed seed; os.urandom and secrets raise
	Sleep   Sleep  // nil: sleeping raises
	Stdin   io.Reader
	Stdout  io.Writer // nil: captured in Result
	Stderr  io.Writer // nil: captured in Result
	Limits  Limits
	Budget  *Budget // shared ceiling of many sessions' memory
	Async   int     // async host functions that run at once; default 16
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

// Budget is a ceiling on the memory that sessions sharing it may hold together.
type Budget struct {
	max, used atomic.Int64
}

// NewBudget returns a budget of max bytes.
func NewBudget(max int64) *Budget {
	b := new(Budget)
	b.max.Store(max)
	return b
}

// Used is the memory reserved by live sessions, in bytes.
func (b *Budget) Used() int64 { return b.used.Load() }

func (b *Budget) take(n int64) bool {
	for {
		u := b.used.Load()
		if u+n > b.max.Load() {
			return false
		}
		if b.used.CompareAndSwap(u, u+n) {
			return true
		}
	}
}

func (b *Budget) give(n int64) { b.used.Add(-n) }

// A Clock tells a script the time.
type Clock interface{ Now() time.Time }

type hostClock struct{}

func (hostClock) Now() time.Time { return time.Now() }

// HostClock is the host's own clock.
func HostClock() Clock { return hostClock{} }

type fixedClock struct {
	at   time.Time
	step time.Duration
	n    *atomic.Int64
}

func (c fixedClock) Now() time.Time { return c.at.Add(time.Duration(c.n.Add(1)-1) * c.step) }

// FixedClock always tells the same time.
func FixedClock(at time.Time) Clock { return fixedClock{at, 0, new(atomic.Int64)} }

// SteppedClock begins at a time and advances by step at each reading.
func SteppedClock(at time.Time, step time.Duration) Clock {
	return fixedClock{at, step, new(atomic.Int64)}
}

// A Random is a source of randomness.
type Random interface {
	Seed() uint64
	Read(b []byte)
}

type hostRandom struct{}

func (hostRandom) Seed() uint64 {
	var b [8]byte
	rand.Read(b[:])
	var s uint64
	for _, x := range b {
		s = s<<8 | uint64(x)
	}
	return s
}
func (hostRandom) Read(b []byte) { rand.Read(b) }

// HostRandom is the operating system's source.
func HostRandom() Random { return hostRandom{} }

type seededRandom struct{ seed, state uint64 }

func (r *seededRandom) Seed() uint64 { return r.seed }

func (r *seededRandom) Read(b []byte) {
	for i := range b {
		r.state += 0x9E3779B97F4A7C15
		z := r.state
		z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
		z = (z ^ z>>27) * 0x94D049BB133111EB
		b[i] = byte(z >> 56)
	}
}

// SeededRandom repeats itself: for tests, never for secrets. One session at a time uses it.
func SeededRandom(seed uint64) Random { return &seededRandom{seed, seed} }

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

// environ lists the granted variables, names in order.
func (e *Env) environ() []string {
	names := make([]string, 0, len(e.Environ))
	for n := range e.Environ { // sorted next
		names = append(names, n)
	}
	sort.Strings(names)
	out := make([]string, 0, 2*len(names))
	for _, n := range names {
		out = append(out, n, e.Environ[n])
	}
	return out
}

const forever = time.Duration(math.MaxInt64)
