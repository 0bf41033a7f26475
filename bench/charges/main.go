// Command charges measures whether natives pay for what they do.
//
//	go run ./bench/charges [--only NAMES]
//
// Every row of texts.go, containers.go, numbers.go and library.go is one expression, evaluated at three sizes of its operand. For
// each the table has the processor time that a unit of fuel takes, and what the largest
// allocates beside what memory limit it needs. A row is at fault when
//
//   - a unit takes less than 1 ns or more than 25 ns at some size,
//   - the slowest unit of a row takes more than twice the time of its quickest, or
//   - under a memory limit too low for the bytes that were live it passes, with about as many:
//     its charges cover less than two thirds of them.
//
// The command exits with 1 if there is a fault. Times are the least of several rounds and
// the processor's, so that a busy machine does little harm; a row at fault is measured again
// for a while, since what else the machine does makes units only slower. Go's own collections
// are not in them: when they come depends on the whole process.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"slices"
	"strings"
	"time"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/internal/cputime"
)

const (
	leastUnit, mostUnit = 1.0, 25.0 // ns
	mostSlope           = 2.0
	memoryMargin        = 1.5
	memorySlack         = 512 << 10 // bytes that a run takes without any native
	memoryGC            = 10        // Go's collections where memory is measured, in percent of growth

	rounds    = 4
	attempts  = 5                     // at a row that seems to be at fault
	roundFuel = 200_000               // a round repeats its expression until it used about this much,
	roundTime = 50 * time.Millisecond // or took this long
)

func main() {
	only := flag.String("only", "", "measure rows whose names contain one of these `NAMES`, separated by commas")
	flag.Parse()
	debug.SetGCPercent(-1)
	faults := 0
	fmt.Printf("%-28s %24s %13s\n", "native", "ns a unit at each size", "memory")
	for _, n := range slices.Concat(texts, containers, numbers, library) {
		if !n.among(*only) {
			continue
		}
		line, fault, err := n.measure()
		if err != nil {
			line, fault = "", err.Error()
		}
		if fault != "" {
			faults++
			fault = "  ← " + fault
		}
		fmt.Printf("%-28s %s%s\n", n.name, line, fault)
	}
	if faults > 0 {
		fmt.Printf("%d at fault\n", faults)
		os.Exit(1)
	}
}

// native is an expression to measure: setup makes what call uses, of the size n.
type native struct {
	name, setup, call string
	sizes             [3]int // zero: defaultSizes
}

var defaultSizes = [3]int{1000, 10_000, 100_000}

func (n native) among(only string) bool {
	return only == "" || slices.ContainsFunc(strings.Split(only, ","), func(s string) bool { return strings.Contains(n.name, s) })
}

// measure returns the row of the table and what is wrong with it.
func (n native) measure() (line, fault string, err error) {
	sizes := n.sizes
	if sizes == [3]int{} {
		sizes = defaultSizes
	}
	var units [3]float64
	for attempt := range attempts {
		for i, size := range sizes {
			unit, err := n.unit(size)
			if err != nil {
				return "", "", err
			}
			if attempt == 0 || unit < units[i] {
				units[i] = unit
			}
		}
		if fault = timeFault(units); fault == "" {
			break
		}
	}
	live, covered, err := n.memory(sizes[2])
	if err != nil {
		return "", "", err
	}
	if fault == "" && !covered {
		fault = "the memory"
	}
	return fmt.Sprintf(" %7.2f %7.2f %7.2f %9d KiB", units[0], units[1], units[2], live>>10), fault, nil
}

// timeFault is what is wrong with the times of a unit.
func timeFault(units [3]float64) string {
	least, most := slices.Min(units[:]), slices.Max(units[:])
	switch {
	case least < leastUnit || most > mostUnit:
		return "the time of a unit"
	case most > mostSlope*least:
		return fmt.Sprintf("the slope: %.1f", most/least)
	}
	return ""
}

// loop is a script that makes the call a number of times.
func (n native) loop(times int64) string {
	return fmt.Sprintf("for _ in range(%d):\n    %s\n", times, n.call)
}

// kept is a script that makes the call once and keeps its result, if the call is an expression.
func (n native) kept() string {
	if p, err := gilliam.Compile("charges.py", "r = ("+n.call+")"); err == nil && p != nil {
		return "r = (" + n.call + ")"
	}
	return n.loop(1)
}

// prepare makes a session with the operands of one size.
func (n native) prepare(size int) (*gilliam.Session, error) {
	s, err := gilliam.NewSession(&gilliam.Env{Limits: gilliam.Limits{Memory: 1 << 30, Duration: -1}})
	if err != nil {
		return nil, err
	}
	_, err = run(s, n.setup, gilliam.Inputs{Vars: map[string]any{"n": size}})
	return s, err
}

// unit is the time of a unit of fuel in nanoseconds.
func (n native) unit(size int) (float64, error) {
	s, err := n.prepare(size)
	if err != nil {
		return 0, err
	}
	defer s.Close()
	if _, err := run(s, n.loop(1), gilliam.Inputs{}); err != nil { // what is made once
		return 0, err
	}
	began := cputime.Now()
	r, err := run(s, n.loop(1), gilliam.Inputs{})
	once := cputime.Since(began)
	if err != nil {
		return 0, err
	}
	times := max(1, min(roundFuel/r.Stats.Fuel, int64(roundTime/max(once, 1))))
	p, err := gilliam.Compile("charges.py", n.loop(times))
	if err != nil {
		return 0, err
	}
	best := 0.0
	for range rounds {
		runtime.GC()
		start := cputime.Now()
		r, err := s.Load(context.Background(), p, gilliam.Inputs{})
		took := cputime.Since(start)
		if err != nil {
			return 0, err
		}
		if unit := float64(took.Nanoseconds()) / float64(r.Stats.Fuel); best == 0 || unit < best {
			best = unit
		}
	}
	return best, nil
}

// memory returns the most bytes that were live during a call beyond its operands, and
// whether the call passes under a limit that is too low for them.
func (n native) memory(size int) (live int64, covered bool, err error) {
	s, err := n.prepare(size)
	if err != nil {
		return 0, false, err
	}
	defer s.Close()
	p, err := gilliam.Compile("charges.py", n.kept())
	if err != nil {
		return 0, false, err
	}
	if _, err = s.Load(context.Background(), p, gilliam.Inputs{}); err != nil { // what is made once
		return 0, false, err
	}
	operands, err := settled(s)
	if err != nil {
		return 0, false, err
	}
	defer debug.SetGCPercent(debug.SetGCPercent(memoryGC))
	w := watch()
	_, err = s.Load(context.Background(), p, gilliam.Inputs{})
	live = w.stop()
	if err != nil || live < memorySlack {
		return live, true, err
	}
	if _, err = settled(s); err != nil {
		return live, false, err
	}
	limit := int64(float64(live-memorySlack) / memoryMargin)
	w = watch()
	_, err = s.Load(context.Background(), p, gilliam.Inputs{Limits: gilliam.Limits{Memory: operands + limit}})
	less := w.stop() // a run near its limit collects sooner
	var breach *gilliam.LimitError
	if errors.As(err, &breach) {
		return live, true, nil
	}
	marks := operands / 2 // what the collector notes about them
	return live, less <= int64(float64(limit)*memoryMargin)+memorySlack/2+marks, err
}

// settled frees the result of a call and returns what a session keeps then.
func settled(s *gilliam.Session) (int64, error) {
	if _, err := run(s, "import gc; r = None; gc.collect()", gilliam.Inputs{}); err != nil {
		return 0, err
	}
	r, err := run(s, "None", gilliam.Inputs{})
	if err != nil {
		return 0, err
	}
	return r.Stats.Memory, nil
}

// watcher reads after each collection of Go's what is live.
type watcher struct {
	base, most int64
	over       bool
}

// watch begins to watch. Every collection finds the sentinel of the one before dead.
func watch() *watcher {
	runtime.GC()
	w := &watcher{base: liveBytes()}
	w.next()
	return w
}

func (w *watcher) next() {
	type sentinel struct{ _ [16]byte }
	runtime.SetFinalizer(new(sentinel), func(*sentinel) {
		w.most = max(w.most, liveBytes())
		if !w.over {
			w.next()
		}
	})
}

// stop returns the most that was live beyond what was at the start.
func (w *watcher) stop() int64 {
	runtime.GC()
	w.over = true
	return max(w.most, liveBytes()) - w.base
}

// liveBytes is what the last collection found alive.
func liveBytes() int64 {
	s := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(s)
	return int64(s[0].Value.Uint64())
}

func run(s *gilliam.Session, source string, in gilliam.Inputs) (*gilliam.Result, error) {
	p, err := gilliam.Compile("charges.py", source)
	if err != nil {
		return nil, err
	}
	return s.Load(context.Background(), p, in)
}
