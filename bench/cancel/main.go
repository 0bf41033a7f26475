// Command cancel measures how soon a run ends once its context is cancelled.
//
//	go run ./bench/cancel [--only NAMES] [--samples N]
//
// Every row of operations.go is a statement that a script repeats under the default memory
// limit, on operands of tens of MiB. The run is cancelled at random instants; the table has the
// median, the 99th percentile and the worst of what passed until it returned. A row is at fault
// when the 99th percentile is over 2 ms or the worst over 20 ms. The command exits with 1 if
// there is a fault.
//
// Times are the processor's, Go's collections included, so that a busy machine does little harm;
// what Go collects beside the run counts too.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/internal/cputime"
)

const (
	mostUsual = 2 * time.Millisecond  // for 99 of 100
	mostEver  = 20 * time.Millisecond // for all
)

func main() {
	only := flag.String("only", "", "measure rows whose names contain one of these `NAMES`, separated by commas")
	samples := flag.Int("samples", 200, "how often each is cancelled")
	seed := flag.Uint64("seed", 1, "of the instants")
	flag.Parse()
	faults := 0
	var all []time.Duration
	random := rand.New(rand.NewPCG(*seed, 0))
	fmt.Printf("%-28s %9s %9s %9s\n", "operation (times in ms)", "median", "99 %", "worst")
	for _, o := range operations {
		if *only != "" && !slices.ContainsFunc(strings.Split(*only, ","), func(s string) bool { return strings.Contains(o.name, s) }) {
			continue
		}
		times, err := o.measure(*samples, random)
		if err != nil {
			faults++
			fmt.Printf("%-28s ← %v\n", o.name, err)
			continue
		}
		all = append(all, times...)
		if !report(o.name, times) {
			faults++
		}
	}
	if len(all) > 0 {
		report("all", all)
	}
	if faults > 0 {
		fmt.Printf("%d at fault\n", faults)
		os.Exit(1)
	}
}

// report prints a row and whether it is within the bounds.
func report(name string, times []time.Duration) bool {
	slices.Sort(times)
	n := len(times)
	usual, worst := times[n-1-n/100], times[n-1]
	fine := usual <= mostUsual && worst <= mostEver
	mark := ""
	if !fine {
		mark = "  ← late"
	}
	fmt.Printf("%-28s %9.3f %9.3f %9.3f%s\n", name, ms(times[n/2]), ms(usual), ms(worst), mark)
	return fine
}

func ms(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1e6 }

// operation is a statement to cancel: setup makes what body uses.
type operation struct{ name, setup, body string }

// latest is up to when after its first statement a run is cancelled.
const latest = 30 * time.Millisecond

func (o operation) measure(samples int, random *rand.Rand) ([]time.Duration, error) {
	s, err := gilliam.NewSession(&gilliam.Env{Limits: gilliam.Limits{Duration: -1, Output: -1}})
	if err != nil {
		return nil, err
	}
	defer s.Close()
	setup, cerr := gilliam.Compile("setup", o.setup)
	if cerr != nil {
		return nil, cerr
	}
	if _, err := s.Load(context.Background(), setup, gilliam.Inputs{}); err != nil {
		return nil, err
	}
	p, cerr := gilliam.Compile("loop", "while True:\n    "+o.body+"\n")
	if cerr != nil {
		return nil, cerr
	}
	times := make([]time.Duration, 0, samples)
	for range samples {
		runtime.GC()
		ctx, cancel := context.WithCancel(context.Background())
		at := make(chan time.Duration, 1)
		time.AfterFunc(time.Duration(random.Int64N(int64(latest))), func() {
			at <- cputime.Now()
			cancel()
		})
		_, err := s.Load(ctx, p, gilliam.Inputs{})
		took := cputime.Since(<-at)
		cancel()
		if !errors.Is(err, context.Canceled) {
			return nil, fmt.Errorf("ended by itself: %v", err)
		}
		times = append(times, took)
	}
	return times, nil
}
