// Command imports measures what importing a module costs.
//
//	go run ./bench/imports [--only NAMES] [--rounds N]
//
// The first import in a process compiles the module's Python part and those of the modules it
// imports; later ones in other sessions find them. Each module is measured in processes of its
// own, the least of several rounds. A module is at fault when its first import takes over
// 10 ms, or over 1 ms for each 250 lines of Python that it brought. The command exits with 1 if
// there is a fault. Times are the processor's.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/internal/cputime"
	"github.com/gilliam-run/gilliam/internal/lib"
)

const (
	most        = 10 * time.Millisecond
	linesEach   = 250 // a millisecond's worth
	leastAllows = time.Millisecond
)

func main() {
	only := flag.String("only", "", "measure modules whose names contain one of these `NAMES`, separated by commas")
	rounds := flag.Int("rounds", 3, "processes for each module")
	one := flag.String("one", "", "measure this module once in this process")
	flag.Parse()
	if *one != "" {
		measure(*one)
		return
	}
	fmt.Printf("%-28s %6s %10s %10s\n", "module", "lines", "first, ms", "later, µs")
	faults := 0
	for _, name := range names() {
		if *only != "" && !slices.ContainsFunc(strings.Split(*only, ","), func(s string) bool { return strings.Contains(name, s) }) {
			continue
		}
		lines, first, later, err := least(name, *rounds)
		mark := ""
		switch {
		case err != nil:
			mark = "  ← " + err.Error()
		case first > most || first > max(leastAllows, time.Duration(lines)*time.Millisecond/linesEach):
			mark = "  ← slow"
		}
		if mark != "" {
			faults++
		}
		fmt.Printf("%-28s %6d %10.2f %10.1f%s\n", name, lines, float64(first.Nanoseconds())/1e6, float64(later.Nanoseconds())/1e3, mark)
	}
	if faults > 0 {
		fmt.Printf("%d at fault\n", faults)
		os.Exit(1)
	}
}

// names are the modules that scripts import by name.
func names() (all []string) {
	for _, m := range lib.Modules() {
		if !strings.HasPrefix(m.Name, "_") && !m.Hidden {
			all = append(all, m.Name)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// least measures a module in several processes.
func least(name string, rounds int) (lines int, first, later time.Duration, err error) {
	for i := range rounds {
		out, err := exec.Command(os.Args[0], "--one", name).Output()
		if err != nil {
			return 0, 0, 0, err
		}
		var n int
		var a, b time.Duration
		if _, err := fmt.Sscan(string(out), &n, &a, &b); err != nil {
			return 0, 0, 0, fmt.Errorf("%q: %w", out, err)
		}
		if lines = n; i == 0 || a < first {
			first = a
		}
		if i == 0 || b < later {
			later = b
		}
	}
	return lines, first, later, nil
}

// measure prints the lines that a first import brought, its time and that of another in a
// later session, in nanoseconds.
func measure(name string) {
	runtime.GOMAXPROCS(1)
	load("1 + 1") // makes the image
	before := load("1 + 1")
	start := cputime.Now()
	load("import " + name)
	first := cputime.Since(start) - before.took
	later := time.Duration(1 << 62)
	for range 5 {
		start := cputime.Now()
		load("import " + name)
		later = min(later, cputime.Since(start)-before.took)
	}
	loaded := load("import sys, " + name + "; ' '.join(sys.modules)").text
	lines := 0
	for _, m := range lib.Modules() {
		if slices.Contains(strings.Fields(loaded), m.Name) {
			lines += strings.Count(m.Source, "\n")
		}
	}
	fmt.Println(lines, max(first, 0).Nanoseconds(), max(later, 0).Nanoseconds())
}

type loaded struct {
	took time.Duration
	text string
}

// load runs a source in a fresh session.
func load(source string) loaded {
	start := cputime.Now()
	p, cerr := gilliam.Compile("import.py", source)
	if cerr != nil {
		panic(cerr)
	}
	r, err := p.Run(context.Background(), nil, gilliam.Inputs{})
	if err != nil {
		panic(err)
	}
	text := ""
	if r.Value != nil {
		text = fmt.Sprint(r.Value)
	}
	return loaded{cputime.Since(start), text}
}
