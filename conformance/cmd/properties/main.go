// Command properties tries random cases here and in CPython and shows those that come out
// differently.
//
//	go run ./conformance/cmd/properties --python PATH [--seed N] [--cases N] [--record] [NAME...]
//
// The names are those of the scripts in conformance/properties, all by default. With --record it
// writes CPython's outcome of the cases that the tests look at instead. The exit code is 1 if there
// was a difference.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/gilliam-run/gilliam/conformance/properties"
)

var (
	python = flag.String("python", "python3.13", "the CPython to compare with")
	seed   = flag.Uint64("seed", 1, "where the random choices begin")
	cases  = flag.Int("cases", 5000, "how many cases of each script")
	shown  = flag.Int("show", 10, "how many differences of each script to show")
	record = flag.Bool("record", false, "record CPython's outcome in conformance/properties/recorded")
)

func main() {
	flag.Parse()
	names := flag.Args()
	if len(names) == 0 {
		names = properties.Names()
	}
	differ := false
	for _, name := range names {
		n, err := try(name)
		if err != nil {
			fmt.Fprintf(os.Stderr, "properties: %s: %v\n", name, err)
			os.Exit(2)
		}
		differ = differ || n > 0
	}
	if differ {
		os.Exit(1)
	}
}

// try compares a script, or records it, and counts the differences.
func try(name string) (different int, err error) {
	if *record {
		out, err := oracle(name, properties.Recorded)
		if err != nil {
			return 0, err
		}
		return 0, os.WriteFile(filepath.Join("conformance", "properties", "recorded", name+".txt"), []byte(out), 0o644)
	}
	c := properties.Cases{Seed: *seed, Count: *cases, Show: true}
	want, err := oracle(name, c)
	if err != nil {
		return 0, err
	}
	got, err := properties.Run(name, c)
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(w), len(g)) {
		if w[i] != g[i] {
			if different++; different <= *shown {
				fmt.Printf("%s\n  CPython: %s\n  here:    %s\n", name, w[i], g[i])
			}
		}
	}
	if len(w) != len(g) {
		different++
	}
	fmt.Printf("%s: %d cases, %d differ\n", name, len(w)-1, different)
	return different, err
}

// oracle is what a script prints in CPython.
func oracle(name string, c properties.Cases) (string, error) {
	source, err := properties.Source(name, c)
	if err != nil {
		return "", err
	}
	cmd := exec.Command(*python, "-B", "-P", "-")
	cmd.Env = []string{"PYTHONUTF8=1", "TZ=UTC", "LANG=C.UTF-8"}
	cmd.Stdin = strings.NewReader(source)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	return string(out), err
}
