// Command corpus runs the script corpus and shows what differs from CPython.
//
//	go run ./conformance/cmd/corpus --bin PATH            all scripts under a binary
//	go run ./conformance/cmd/corpus --bin PATH --only gen only scripts whose name contains gen
//
// For each failing script it prints the differences ("-" wanted, "+" got), then
// a table by topic. The exit status is 1 if a script failed.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"github.com/gilliam-run/gilliam/conformance/corpus"
)

type options struct {
	bin     string
	cmd     string
	only    string
	scripts string
	jobs    int
	limit   time.Duration
	lines   int
	names   bool
}

func main() {
	var o options
	flag.StringVar(&o.bin, "bin", "", "the interpreter's `PATH`")
	flag.StringVar(&o.cmd, "cmd", "{bin} run {file}", "how it runs a script; words are split at spaces")
	flag.StringVar(&o.only, "only", "", "run scripts whose name contains one of these `SUBSTRINGS`, separated by commas")
	flag.StringVar(&o.scripts, "scripts", "", "the `FOLDER` of scripts (default: conformance/scripts, found from the working directory up)")
	flag.IntVar(&o.jobs, "jobs", runtime.NumCPU(), "scripts run at once")
	flag.DurationVar(&o.limit, "limit", 20*time.Second, "time one script may take")
	flag.IntVar(&o.lines, "lines", 30, "lines shown of each difference; 0 shows all")
	flag.BoolVar(&o.names, "names", false, "print the names of failing scripts only")
	flag.Parse()
	failed, err := run(o)
	if err != nil {
		fmt.Fprintln(os.Stderr, "corpus:", err)
		os.Exit(2)
	}
	if failed > 0 {
		os.Exit(1)
	}
}

func run(o options) (failed int, err error) {
	if o.bin == "" {
		return 0, fmt.Errorf("--bin is missing")
	}
	if o.bin, err = filepath.Abs(o.bin); err != nil {
		return 0, err
	}
	if o.scripts, err = findScripts(o.scripts); err != nil {
		return 0, err
	}
	cases, err := corpus.Load(os.DirFS(o.scripts))
	if err != nil {
		return 0, err
	}
	if o.only != "" {
		cases = corpus.Named(cases, strings.Split(o.only, ",")...)
	}
	if len(cases) == 0 {
		return 0, fmt.Errorf("no script's name contains %q", o.only)
	}
	b := binary{path: o.bin, words: strings.Fields(o.cmd), scripts: o.scripts, limit: o.limit}
	results := runAll(cases, o.jobs, b.run)
	for _, r := range results {
		if len(r.diffs) > 0 {
			failed++
			report(r, o)
		}
	}
	if !o.names {
		fmt.Print(table(results))
	}
	return failed, nil
}

// findScripts returns the absolute path of the scripts folder.
func findScripts(given string) (string, error) {
	if given != "" {
		return filepath.Abs(given)
	}
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		for _, below := range []string{"conformance/scripts", "scripts"} {
			path := filepath.Join(dir, filepath.FromSlash(below))
			if info, err := os.Stat(path); err == nil && info.IsDir() {
				return path, nil
			}
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return "", fmt.Errorf("no folder conformance/scripts from here up: give --scripts")
		}
		dir = parent
	}
}

// result is what running one case gave; no differences mean that it passed.
type result struct {
	c     *corpus.Case
	diffs []corpus.Difference
	took  time.Duration
}

// runAll runs the cases on so many goroutines; results keep the order of the cases.
func runAll(cases []*corpus.Case, jobs int, one func(*corpus.Case) []corpus.Difference) []result {
	results := make([]result, len(cases))
	next := make(chan int)
	var running sync.WaitGroup
	for range max(1, jobs) {
		running.Go(func() {
			for i := range next {
				start := time.Now()
				diffs := one(cases[i])
				results[i] = result{cases[i], diffs, time.Since(start)}
			}
		})
	}
	for i := range cases {
		next <- i
	}
	close(next)
	running.Wait()
	return results
}
