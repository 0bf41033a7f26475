package main

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/internal/cputime"
)

// agentScript is 25 lines of the kind a model writes: a class, a comprehension, a
// loop over records, a caught exception and formatted output.
const agentScript = `class Order:
    def __init__(self, item, quantity, price):
        self.item = item
        self.quantity = quantity
        self.price = price
    def total(self):
        return self.quantity * self.price

records = [
    {"item": "pen", "quantity": 3, "price": 1.5},
    {"item": "book", "quantity": 1, "price": 12.0},
    {"item": "cup", "quantity": "two", "price": 4.25},
]
orders = []
for record in records:
    try:
        orders.append(Order(record["item"], int(record["quantity"]), record["price"]))
    except ValueError:
        print("skipped", record["item"])
by_item = {order.item: order.total() for order in orders}
best = max(by_item, key=by_item.get)
lines = [f"{item:>6} {total:8.2f}" for item, total in sorted(by_item.items())]
print("\n".join(lines))
summary = {"best": best, "sum": sum(by_item.values())}
summary
`

// An inside row is measured in this process, not as a program.
type inside struct {
	what string
	cost func() (float64, error)
	unit string
}

var insideRows = []inside{
	{"source of `1 + 1` to its result", perRun(func() error { return fromSource("1 + 1") }), "µs"},
	{"source of 25 lines to its result", perRun(func() error { return fromSource(agentScript) }), "µs"},
	{"compiled `1 + 1` in a fresh session", compiled("1 + 1"), "µs"},
	{"compiled 25 lines in a fresh session", compiled(agentScript), "µs"},
	{"call of a host function, by reflection", hostCall(gilliam.Func{Name: "f", Call: func(n int) int { return n }}), "ns"},
	{"call of a host function, fast form", hostCall(gilliam.Func{Name: "f", Params: "n", Call: func(*gilliam.Args) (any, error) { return 1, nil }}), "ns"},
	{"heap of an idle session", idleHeap, "KiB"},
	{"each of 10,000 live sessions: memory of the process", liveSessions(memoryEach), "KiB"},
	{"each of 10,000 live sessions: made, and one line run", liveSessions(timeEach), "µs"},
	{"fork of a session that ran 25 lines", forks(agentScript), "µs"},
	{"fork of a session with a list of 100,000 strings", forks("x = [str(i) for i in range(100_000)]"), "µs"},
}

// live are the costs of one of many sessions.
type live struct{ memory, time float64 }

func memoryEach(l live) float64 { return l.memory }
func timeEach(l live) float64   { return l.time }

// liveSessions measures 10,000 sessions that live at the same time: what the process holds
// for each, in KiB, and what making one and running a line takes, in microseconds.
func liveSessions(which func(live) float64) func() (float64, error) {
	return func() (float64, error) {
		const sessions = 10_000
		p, err := gilliam.Compile("bench.py", "x = 1")
		if err != nil {
			return 0, err
		}
		kept := make([]*gilliam.Session, 0, sessions)
		before := heldMemory()
		start := cputime.Now()
		for range sessions {
			s, err := gilliam.NewSession(nil)
			if err != nil {
				return 0, err
			}
			if _, err := s.Load(context.Background(), p, gilliam.Inputs{}); err != nil {
				return 0, err
			}
			kept = append(kept, s)
		}
		took := cputime.Since(start)
		held := heldMemory() - before
		runtime.KeepAlive(kept)
		return which(live{float64(held) / sessions / 1024, float64(took.Microseconds()) / sessions}), nil
	}
}

// heldMemory is what Go holds for objects and stacks, in bytes.
func heldMemory() int64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapInuse + m.StackInuse)
}

// forks measures a fork, in microseconds.
func forks(source string) func() (float64, error) {
	return func() (float64, error) {
		s, err := gilliam.NewSession(nil)
		if err != nil {
			return 0, err
		}
		if _, err := s.Run(context.Background(), source, gilliam.Inputs{}); err != nil {
			return 0, err
		}
		const rounds = 50
		var times []float64
		for range rounds {
			start := cputime.Now()
			f, _, err := s.Fork(context.Background())
			if err != nil {
				return 0, err
			}
			times = append(times, float64(cputime.Since(start).Nanoseconds())/1000)
			f.Close()
		}
		slices.Sort(times)
		return times[rounds/2], nil
	}
}

func fromSource(source string) error {
	p, err := gilliam.Compile("bench.py", source)
	if err != nil {
		return err
	}
	_, err = p.Run(context.Background(), nil, gilliam.Inputs{})
	return err
}

func compiled(source string) func() (float64, error) {
	return func() (float64, error) {
		p, err := gilliam.Compile("bench.py", source)
		if err != nil {
			return 0, err
		}
		return perRun(func() error {
			_, err := p.Run(context.Background(), nil, gilliam.Inputs{})
			return err
		})()
	}
}

// perRun measures the median of rounds, each long enough to be read off the clock, in microseconds.
func perRun(run func() error) func() (float64, error) {
	return func() (float64, error) {
		const rounds, batch = 9, 200
		if err := run(); err != nil { // what is made once a process is not counted
			return 0, err
		}
		var times []float64
		for range rounds {
			start := cputime.Now()
			for range batch {
				if err := run(); err != nil {
					return 0, err
				}
			}
			times = append(times, float64(cputime.Since(start).Nanoseconds())/batch/1000)
		}
		slices.Sort(times)
		return times[rounds/2], nil
	}
}

// hostCall measures a call of f in nanoseconds: a loop with the call less the loop without it.
func hostCall(f gilliam.Func) func() (float64, error) {
	return func() (float64, error) {
		env := &gilliam.Env{Funcs: []gilliam.Func{f}, Limits: gilliam.Limits{HostCalls: -1}}
		const calls = 200_000
		loop := func(body string) (float64, error) {
			source := fmt.Sprintf("def run():\n    for i in range(%d):\n        %s\nrun()", calls, body)
			p, err := gilliam.Compile("bench.py", source)
			if err != nil {
				return 0, err
			}
			var best time.Duration
			for i := range 5 {
				start := cputime.Now()
				if _, err := p.Run(context.Background(), env, gilliam.Inputs{}); err != nil {
					return 0, err
				}
				if d := cputime.Since(start); i == 0 || d < best {
					best = d
				}
			}
			return float64(best.Nanoseconds()) / calls, nil
		}
		with, err := loop("f(1)")
		if err != nil {
			return 0, err
		}
		without, err := loop("pass")
		return with - without, err
	}
}

// idleHeap measures what one more session that has run a script keeps, in KiB.
func idleHeap() (float64, error) {
	const sessions = 400
	p, err := gilliam.Compile("bench.py", "x = 1")
	if err != nil {
		return 0, err
	}
	open := func() (*gilliam.Session, error) {
		s, err := gilliam.NewSession(nil)
		if err != nil {
			return nil, err
		}
		_, err = s.Load(context.Background(), p, gilliam.Inputs{})
		return s, err
	}
	if _, err := open(); err != nil {
		return 0, err
	}
	kept := make([]*gilliam.Session, 0, sessions)
	before := liveHeap()
	for range sessions {
		s, err := open()
		if err != nil {
			return 0, err
		}
		kept = append(kept, s)
	}
	after := liveHeap()
	runtime.KeepAlive(kept)
	return float64(after-before) / sessions / 1024, nil
}

func liveHeap() int64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

// insideTable measures and renders the rows inside this process.
func insideTable() string {
	var b strings.Builder
	fmt.Fprint(&b, "| inside a Go process | |\n|-|-:|\n")
	for _, row := range insideRows {
		cost, err := row.cost()
		if err != nil {
			fmt.Fprintf(&b, "| %s | fails: %v |\n", row.what, err)
			continue
		}
		fmt.Fprintf(&b, "| %s | %.1f %s |\n", row.what, cost, row.unit)
	}
	return b.String()
}
