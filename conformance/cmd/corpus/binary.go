package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/gilliam-run/gilliam/conformance/corpus"
)

// runBinary runs the cases as processes of an interpreter.
func runBinary(o options, cases []*corpus.Case) ([]column, error) {
	path, err := filepath.Abs(o.bin)
	if err != nil {
		return nil, err
	}
	b := binary{path: path, words: strings.Fields(o.cmd), scripts: o.scripts, limit: o.limit}
	return []column{{filepath.Base(path), runAll(cases, o.jobs, b.run)}}, nil
}

// binary runs scripts as processes of an interpreter's binary.
type binary struct {
	path    string
	words   []string // the command line, with {bin} and {file} to fill in
	scripts string
	limit   time.Duration
}

// run runs one script in its own folder and compares.
func (b binary) run(c *corpus.Case) result {
	file := filepath.Join(b.scripts, filepath.FromSlash(c.Name)+".py")
	dir := filepath.Dir(file)
	got, err := b.outcome(file, dir)
	r := result{got: got, err: err}
	if err == nil {
		r.diffs = c.Compare(got, dir+string(filepath.Separator))
	}
	return r
}

func (b binary) outcome(file, dir string) (corpus.Outcome, error) {
	words := make([]string, len(b.words))
	for i, w := range b.words {
		words[i] = strings.NewReplacer("{bin}", b.path, "{file}", file).Replace(w)
	}
	ctx, cancel := context.WithTimeout(context.Background(), b.limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, words[0], words[1:]...)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	cmd.Dir = dir
	// What may change a CPython's output is fixed, so that it can be put in the place of the binary.
	cmd.Env = []string{"LANG=C.UTF-8", "TZ=UTC", "COLUMNS=80", "NO_COLOR=1", "PYTHONUTF8=1", "PYTHONDONTWRITEBYTECODE=1"}
	cmd.WaitDelay = time.Second
	err := cmd.Run()
	if ctx.Err() != nil {
		return corpus.Outcome{}, fmt.Errorf("not done after %v", b.limit)
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return corpus.Outcome{}, err
	}
	got := corpus.Outcome{Stdout: stdout.String(), Stderr: stderr.String(), Exit: cmd.ProcessState.ExitCode()}
	if strings.HasPrefix(got.Stderr, "panic: ") || strings.Contains(got.Stderr, "\ngoroutine 1 [") {
		first, _, _ := strings.Cut(got.Stderr, "\n")
		return got, errors.New("crash: " + first)
	}
	return got, nil
}
