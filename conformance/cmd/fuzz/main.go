// Command fuzz runs random programs here and in CPython and reports those that come out
// differently, cut to what matters.
//
//	go run ./conformance/cmd/fuzz --python PATH [--programs N] [--time D] [--seed N] [--record FILE]
//
// It ends with a report of the nodes and operations that the programs had. The exit code is 1
// if there was a disagreement or something was not reached.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/gilliam-run/gilliam/conformance/fuzz"
)

var (
	python   = flag.String("python", "python3.13", "the CPython to compare with")
	programs = flag.Int("programs", 0, "how many programs (0: as many as the time allows)")
	duration = flag.Duration("time", time.Minute, "how long, where programs are not counted")
	seed     = flag.Uint64("seed", 1, "the first seed; the others follow")
	show     = flag.Int("show", 10, "how many disagreements to show")
	shrink   = flag.Bool("shrink", true, "cut the programs shown to what matters")
	record   = flag.String("record", "", "write the programs and CPython's outcomes to a file")
	every    = flag.Int("covered", 10, "of how many programs one is looked at for the report of what was reached")
	print    = flag.Bool("print", false, "print the program of the seed and end")
)

func main() {
	flag.Parse()
	if *print {
		fmt.Print(fuzz.Generate(*seed).Source)
		return
	}
	failed, err := run()
	if err != nil {
		fmt.Fprintln(os.Stderr, "fuzz:", err)
		os.Exit(2)
	}
	if failed {
		os.Exit(1)
	}
}

func run() (failed bool, err error) {
	oracle, err := fuzz.Start(*python)
	if err != nil {
		return false, err
	}
	defer func() { oracle.Stop() }()
	var recorded *json.Encoder
	if *record != "" {
		f, err := os.Create(*record)
		if err != nil {
			return false, err
		}
		defer f.Close()
		recorded = json.NewEncoder(f)
		recorded.SetEscapeHTML(false)
	}
	coverage := fuzz.NewCoverage()
	end := time.Now().Add(*duration)
	count, different, unclear, raised := 0, 0, 0, 0
	seen := map[string]int{}
	for s := *seed; ; s++ {
		if *programs > 0 && count >= *programs || *programs == 0 && time.Now().After(end) {
			break
		}
		p := fuzz.Generate(s)
		count++
		if (count-1)%*every == 0 {
			coverage.Add(p)
		}
		theirs, err := oracle.Ask(p)
		if err != nil {
			unclear++
			fmt.Printf("seed %d: %v\n", s, err)
			oracle.Stop()
			if oracle, err = fuzz.Start(*python); err != nil {
				return true, err
			}
			continue
		}
		if theirs.Error != "" {
			raised++
		}
		if theirs.Error == "too long" {
			unclear++
			continue
		}
		if recorded != nil {
			if err := recorded.Encode(fuzz.Record{Seed: s, Source: p.Source, Reworded: p.Reworded(), Outcome: theirs}); err != nil {
				return true, err
			}
		}
		difference := compare(p, theirs)
		if difference == "" {
			continue
		}
		settled, err := fuzz.Settled(*python, p)
		if err != nil {
			return true, err
		}
		if !settled {
			continue
		}
		different++
		kind := firstLine(difference)
		seen[kind]++
		if different > *show {
			continue
		}
		if *shrink {
			what, _, _ := strings.Cut(difference, ",")
			p = fuzz.Shrink(p, func(q *fuzz.Program) bool {
				theirs, err := oracle.Ask(q)
				if err != nil || strings.Contains(theirs.Error, "SyntaxError") || strings.Contains(theirs.Error, "IndentationError") {
					return err == nil && strings.Contains(difference, "Error: ") && strings.HasPrefix(compare(q, theirs), what) && strings.Contains(difference, "SyntaxError")
				}
				return strings.HasPrefix(compare(q, theirs), what)
			})
			if theirs, err := oracle.Ask(p); err == nil {
				difference = compare(p, theirs)
			}
		}
		fmt.Printf("== seed %d: %s\n%s\n", s, difference, p.Source)
	}
	fmt.Printf("%d programs, median length %d lines, %d of them raised; %d disagreed, %d took too long\n",
		count, coverage.Median(), raised, different, unclear)
	missing := coverage.Missing()
	fmt.Printf("nodes: %d of %d; operations: %d of %d\n", reached(coverage.Nodes), len(coverage.Nodes), reached(coverage.Ops), len(coverage.Ops))
	for _, m := range missing {
		fmt.Println("not reached:", m)
	}
	return different > 0 || len(missing) > 0, nil
}

func compare(p *fuzz.Program, theirs fuzz.Outcome) string {
	ours, err := fuzz.Run(p)
	if err != nil {
		return "fault, " + err.Error()
	}
	return fuzz.Difference(p, ours, theirs)
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}

func reached(counts map[string]int) (n int) {
	for _, c := range counts {
		if c > 0 {
			n++
		}
	}
	return n
}
