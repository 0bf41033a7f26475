// Command bench measures Python programs under gilliam and other interpreters.
//
//	go run ./bench --peer cpython=PATH --peer other='PATH -x {file}' --rounds 7
//
// A peer is a name and a command; the script's path takes the place of {file} or
// is appended. In comes nothing else: the programs are built in. Each program
// runs under one interpreter after the other, round after round, so that a slow
// moment of the machine falls on all alike. What counts is the processor time
// (user and system) of the whole process; the medians of the rounds are printed.
// Every interpreter must print what the first peer prints.
//
// A full run writes its sections of bench/RESULTS.md; --only measures some programs and writes nothing.
package main

import (
	"embed"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

//go:embed programs/*.py
var programs embed.FS

type options struct {
	peers   peerList
	gilliam string
	rounds  int
	only    string
	results string
	limit   time.Duration
}

func main() {
	var o options
	flag.Var(&o.peers, "peer", "an interpreter to compare with, `NAME=COMMAND`; may be given many times, the first one is the reference")
	flag.StringVar(&o.gilliam, "gilliam", "", "gilliam's binary, or none to leave it out (default: build ./cmd/gilliam)")
	flag.IntVar(&o.rounds, "rounds", 5, "runs of each program under each interpreter")
	flag.StringVar(&o.only, "only", "", "measure these programs only, `NAMES` separated by commas, and write no results")
	flag.StringVar(&o.results, "results", filepath.Join("bench", "RESULTS.md"), "the file to write")
	flag.DurationVar(&o.limit, "limit", 60*time.Second, "time one run of a program may take")
	flag.Parse()
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(o options) error {
	dir, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	names, err := unpack(dir, o.only)
	if err != nil {
		return err
	}
	peers, err := interpreters(o, dir)
	if err != nil {
		return err
	}
	m := measurement{dir: dir, peers: peers, programs: names, rounds: o.rounds, limit: o.limit}
	m.run()
	text := m.table()
	fmt.Print(text)
	if o.only != "" {
		return nil
	}
	if o.gilliam != "none" {
		inside := insideTable()
		fmt.Print("\n" + inside)
		text += "\n## Inside a process\n\nProcessor time of the process, Go's collections included; medians; a fresh session each, default limits.\n\n" + inside
	}
	old, err := os.ReadFile(o.results)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return os.WriteFile(o.results, []byte(report(m, text)+others(string(old))), 0o644)
}

// unpack writes the chosen programs into dir and returns their names, sorted.
func unpack(dir, only string) ([]string, error) {
	entries, err := programs.ReadDir("programs")
	if err != nil {
		return nil, err
	}
	var names []string
	for _, entry := range entries {
		name := strings.TrimSuffix(entry.Name(), ".py")
		if only != "" && !slices.Contains(strings.Split(only, ","), name) {
			continue
		}
		source, err := programs.ReadFile("programs/" + entry.Name())
		if err != nil {
			return nil, err
		}
		if err := os.WriteFile(filepath.Join(dir, entry.Name()), source, 0o644); err != nil {
			return nil, err
		}
		names = append(names, name)
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("no program named %s", only)
	}
	return names, nil
}

// interpreters returns what to measure: gilliam, unless it is left out, then the peers as given.
func interpreters(o options, dir string) ([]peer, error) {
	var all []peer
	if o.gilliam != "none" {
		bin := o.gilliam
		if bin == "" {
			bin = filepath.Join(dir, "gilliam")
			build := exec.Command("go", "build", "-o", bin, "./cmd/gilliam")
			build.Stderr = os.Stderr
			if err := build.Run(); err != nil {
				return nil, fmt.Errorf("building ./cmd/gilliam: %w", err)
			}
		}
		all = append(all, peer{name: "gilliam", words: []string{bin, "run", "{file}"}})
	}
	all = append(all, o.peers...)
	if len(all) == 0 {
		return nil, fmt.Errorf("nothing to measure: give a --peer")
	}
	return all, nil
}
