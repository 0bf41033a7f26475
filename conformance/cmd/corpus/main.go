// Command corpus runs the script corpus and shows what differs from CPython.
//
//	go run ./conformance/cmd/corpus --bin PATH            all scripts under a binary, `PATH run FILE`
//	go run ./conformance/cmd/corpus --bin PATH --only gen only scripts whose name contains gen
//	go run ./conformance/cmd/corpus                       all scripts inside this process, in all modes
//	go run ./conformance/cmd/corpus --modes plain --why   most frequent reasons of failures
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
	"time"

	"github.com/gilliam-run/gilliam/conformance/corpus"
)

type options struct {
	bin     string
	cmd     string
	only    string
	modes   string
	scripts string
	jobs    int
	limit   time.Duration
	lines   int
	show    string
}

func main() {
	var o options
	var names, why, missing bool
	flag.StringVar(&o.bin, "bin", "", "run the scripts under the interpreter at this `PATH`, not inside this process")
	flag.StringVar(&o.cmd, "cmd", "{bin} run {file}", "how the interpreter runs a script; words are split at spaces")
	flag.StringVar(&o.modes, "modes", "all", "inside this process: `MODES` separated by commas")
	flag.StringVar(&o.only, "only", "", "run scripts whose name contains one of these `SUBSTRINGS`, separated by commas")
	flag.StringVar(&o.scripts, "scripts", "", "the `FOLDER` of scripts (default: conformance/scripts, found from the working directory up)")
	flag.IntVar(&o.jobs, "jobs", runtime.NumCPU(), "scripts run at once")
	flag.DurationVar(&o.limit, "limit", 20*time.Second, "time one script may take")
	flag.IntVar(&o.lines, "lines", 30, "lines shown of each difference; 0 shows all")
	flag.BoolVar(&names, "names", false, "print the names of failing scripts only")
	flag.BoolVar(&why, "why", false, "print the reasons of failures only, most frequent first")
	flag.BoolVar(&missing, "missing", false, "print failing scripts as missing.txt lists them")
	flag.Parse()
	for name, on := range map[string]bool{"names": names, "why": why, "missing": missing} {
		if on {
			o.show = name
		}
	}
	failed, err := run(o)
	if err != nil {
		fmt.Fprintln(os.Stderr, "corpus:", err)
		os.Exit(2)
	}
	if failed {
		os.Exit(1)
	}
}

func run(o options) (failed bool, err error) {
	if o.scripts, err = findScripts(o.scripts); err != nil {
		return false, err
	}
	cases, err := corpus.Load(os.DirFS(o.scripts))
	if err != nil {
		return false, err
	}
	if o.only != "" {
		cases = corpus.Named(cases, strings.Split(o.only, ",")...)
	}
	if len(cases) == 0 {
		return false, fmt.Errorf("no script's name contains %q", o.only)
	}
	var columns []column
	if o.bin != "" {
		columns, err = runBinary(o, cases)
	} else {
		columns, err = runModes(o, cases)
	}
	if err != nil {
		return false, err
	}
	report(o, columns)
	for _, col := range columns {
		for _, r := range col.results {
			failed = failed || !r.passed()
		}
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
