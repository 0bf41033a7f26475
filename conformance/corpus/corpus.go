// Package corpus reads the script corpus and judges outcomes against it.
//
// A case is one Python script, scripts/<topic>/<behaviour>.py, with what the
// oracle printed for it beside it: .out (standard output), .err (standard error,
// only if there was any) and .exit (the exit status, only if it was not 0). The
// recorder writes those files; nothing in this package ever does, so an expected
// result can not come from the interpreter under test.
//
// In comes a folder of scripts; out go cases, and for an outcome of running one
// the differences, ready to print. File names in outcomes are reduced to the
// script's base name before they are compared.
package corpus

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"sort"
	"strconv"
	"strings"
)

// A Case is one script with the outcome the oracle recorded for it.
type Case struct {
	Name   string // topic/behaviour
	Source string
	Want   Outcome

	// Oracle is the version of CPython that recorded the outcome: "3.13" or "3.14".
	Oracle string
	// Diagnostics says that checking the script before it runs must report something;
	// every other script must check clean.
	Diagnostics bool
}

// Topic is the part of the name before the slash.
func (c *Case) Topic() string { return path.Dir(c.Name) }

// File is the script's base name, the name it has in tracebacks.
func (c *Case) File() string { return path.Base(c.Name) + ".py" }

// An Outcome is what running a script did.
type Outcome struct {
	Stdout string
	Stderr string
	Exit   int
}

// Load reads all cases below root, sorted by name. A script without a recorded
// outcome and an outcome without a script are errors.
func Load(fsys fs.FS) ([]*Case, error) {
	files, err := fs.Glob(fsys, "*/*")
	if err != nil {
		return nil, err
	}
	present := make(map[string]bool, len(files))
	for _, f := range files {
		present[f] = true
	}
	var cases []*Case
	for _, f := range files {
		stem := strings.TrimSuffix(f, path.Ext(f))
		if !present[stem+".py"] {
			return nil, fmt.Errorf("%s has no script beside it", f)
		}
		if path.Ext(f) != ".py" {
			continue
		}
		if !present[stem+".out"] {
			return nil, fmt.Errorf("%s is not recorded yet: run record.py", f)
		}
		c, err := read(fsys, stem, present)
		if err != nil {
			return nil, err
		}
		cases = append(cases, c)
	}
	sort.Slice(cases, func(i, j int) bool { return cases[i].Name < cases[j].Name })
	return cases, nil
}

func read(fsys fs.FS, stem string, present map[string]bool) (*Case, error) {
	texts := make(map[string]string)
	for _, ext := range []string{".py", ".out", ".err", ".exit"} {
		if !present[stem+ext] {
			continue
		}
		b, err := fs.ReadFile(fsys, stem+ext)
		if err != nil {
			return nil, err
		}
		texts[ext] = string(b)
	}
	c := &Case{Name: stem, Source: texts[".py"], Oracle: "3.13"}
	c.Want = Outcome{Stdout: texts[".out"], Stderr: texts[".err"]}
	if text, ok := texts[".exit"]; ok {
		status, err := strconv.Atoi(strings.TrimSpace(text))
		if err != nil {
			return nil, fmt.Errorf("%s.exit: %v", stem, err)
		}
		c.Want.Exit = status
	}
	return c, c.readMarkers()
}

// readMarkers takes in the comment lines at the top of a script that have the form "# key: value".
func (c *Case) readMarkers() error {
	for line := range strings.Lines(c.Source) {
		text, ok := strings.CutPrefix(strings.TrimSpace(line), "# ")
		if !ok {
			return nil
		}
		key, value, _ := strings.Cut(text, ": ")
		switch key {
		case "oracle":
			if value != "3.14" {
				return fmt.Errorf("%s: unknown oracle %q", c.Name, value)
			}
			c.Oracle = value
		case "check":
			if value != "expects-diagnostics" {
				return fmt.Errorf("%s: unknown check %q", c.Name, value)
			}
			c.Diagnostics = true
		}
	}
	return nil
}

// Named keeps the cases whose name contains one of the substrings; no substrings keep all.
func Named(cases []*Case, substrings ...string) []*Case {
	if len(substrings) == 0 {
		return cases
	}
	var kept []*Case
	for _, c := range cases {
		for _, s := range substrings {
			if strings.Contains(c.Name, s) {
				kept = append(kept, c)
				break
			}
		}
	}
	return kept
}

// A Difference is one way in which an outcome is not the recorded one.
type Difference struct {
	What string // "exit status", "stdout" or "stderr"
	Text string // want and got, as lines to print
}

// Compare reports how the outcome differs from the recorded one. dir is the
// folder in which the script ran, with a separator at its end: it is taken off
// file names.
func (c *Case) Compare(got Outcome, dir string) []Difference {
	if dir != "" {
		got.Stdout = strings.ReplaceAll(got.Stdout, dir, "")
		got.Stderr = strings.ReplaceAll(got.Stderr, dir, "")
	}
	var diffs []Difference
	if got.Stdout != c.Want.Stdout {
		diffs = append(diffs, Difference{"stdout", Diff(c.Want.Stdout, got.Stdout)})
	}
	if got.Stderr != c.Want.Stderr {
		diffs = append(diffs, Difference{"stderr", Diff(c.Want.Stderr, got.Stderr)})
	}
	if got.Exit != c.Want.Exit {
		text := fmt.Sprintf("- %d\n+ %d\n", c.Want.Exit, got.Exit)
		diffs = append(diffs, Difference{"exit status", text})
	}
	return diffs
}

// context is how many equal lines Diff shows on each side of a difference.
const context = 2

// Diff renders two texts line by line: "- " is wanted, "+ " was got, "  " is both.
func Diff(want, got string) string {
	a, b := lines(want), lines(got)
	keep := commonLines(a, b)
	var out bytes.Buffer
	i, j := 0, 0
	shown := 0 // lines of a already written or skipped over
	for _, k := range append(keep, [2]int{len(a), len(b)}) {
		if i < k[0] || j < k[1] {
			from := max(shown, i-context)
			if from > shown {
				fmt.Fprintf(&out, "@ line %d\n", from+1)
			}
			for _, s := range a[from:i] {
				out.WriteString("  " + s + "\n")
			}
			for _, s := range a[i:k[0]] {
				out.WriteString("- " + s + "\n")
			}
			for _, s := range b[j:k[1]] {
				out.WriteString("+ " + s + "\n")
			}
			shown = k[0]
		}
		i, j = k[0]+1, k[1]+1
	}
	return out.String()
}

// lines splits a text; a missing newline at the end becomes visible.
func lines(s string) []string {
	if s == "" {
		return nil
	}
	if strings.HasSuffix(s, "\n") {
		return strings.Split(s[:len(s)-1], "\n")
	}
	return strings.Split(s+"⏎ (no newline at the end)", "\n")
}

// longest is the number of lines up to which commonLines looks for the best match.
const longest = 2000

// commonLines returns the index pairs of a longest common subsequence; of texts
// that are too long for the quadratic search, those of the common beginning.
func commonLines(a, b []string) [][2]int {
	var pairs [][2]int
	start := 0
	for start < len(a) && start < len(b) && a[start] == b[start] {
		pairs = append(pairs, [2]int{start, start})
		start++
	}
	a, b = a[start:], b[start:]
	if len(a) > longest || len(b) > longest {
		return pairs
	}
	width := len(b) + 1
	length := make([]int, (len(a)+1)*width) // of the best match of the two tails
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				length[i*width+j] = length[(i+1)*width+j+1] + 1
			} else {
				length[i*width+j] = max(length[(i+1)*width+j], length[i*width+j+1])
			}
		}
	}
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case a[i] == b[j]:
			pairs = append(pairs, [2]int{start + i, start + j})
			i, j = i+1, j+1
		case length[(i+1)*width+j] >= length[i*width+j+1]:
			i++
		default:
			j++
		}
	}
	return pairs
}
