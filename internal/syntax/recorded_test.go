package syntax

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"testing"
)

// A recorded is what CPython makes of a source: an error, or a tree and
// warnings.
type recorded struct {
	Source, Mode               string
	Kind, Msg, Text            string
	Line, Col, EndLine, EndCol int
	Tree                       string
	Warnings                   [][2]any
}

func (r *recorded) mode() Mode {
	switch r.Mode {
	case "eval":
		return Eval
	case "single":
		return Single
	}
	return Exec
}

func readRecorded(tb testing.TB, name string) []recorded {
	tb.Helper()
	f, err := os.Open("testdata/" + name)
	if err != nil {
		tb.Fatal(err)
	}
	defer f.Close()
	var records []recorded
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var r recorded
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			tb.Fatal(err)
		}
		records = append(records, r)
	}
	if len(records) == 0 {
		tb.Fatal("nothing is recorded in", name)
	}
	return records
}

func (r *recorded) errorText() string {
	return fmt.Sprintf("%s: %s at %d:%d-%d:%d in %q", r.Kind, r.Msg, r.Line, r.Col, r.EndLine, r.EndCol, r.Text)
}

func errorText(e *Error) string {
	return fmt.Sprintf("%s: %s at %d:%d-%d:%d in %q", e.Kind, e.Msg, e.Line, e.Col, e.EndLine, e.EndCol, e.Text)
}

// checkError compares an error with the recorded one.
func checkError(t *testing.T, r *recorded) {
	t.Helper()
	m, _, err := Parse("f", r.Source, r.mode())
	switch {
	case err == nil:
		t.Errorf("%q in mode %s is accepted; want %s", r.Source, r.Mode, r.errorText())
	case m != nil:
		t.Errorf("%q is refused and has a tree", r.Source)
	case errorText(err) != r.errorText():
		t.Errorf("%q in mode %s:\n got %s\nwant %s", r.Source, r.Mode, errorText(err), r.errorText())
	}
}

func TestErrorsAreThoseOfCPython(t *testing.T) {
	for _, r := range readRecorded(t, "errors.jsonl") {
		checkError(t, &r)
	}
}

// root wraps a module in the root that CPython's ast has in a mode.
func root(m *Module, mode Mode) any {
	switch mode {
	case Eval:
		return &Expression{m.Body[0].(*ExprStmt).Value}
	case Single:
		return &Interactive{m.Body}
	}
	return m
}

func checkTree(t *testing.T, r *recorded) {
	t.Helper()
	m, warnings, err := Parse("f", r.Source, r.mode())
	if err != nil {
		t.Errorf("%q in mode %s: %s", r.Source, r.Mode, errorText(err))
		return
	}
	var b bytes.Buffer
	if err := Dump(&b, root(m, r.mode())); err != nil {
		t.Fatal(err)
	}
	if b.String() != r.Tree {
		t.Errorf("%q in mode %s:\n got %s\nwant %s", r.Source, r.Mode, &b, r.Tree)
	}
	var got, want []string
	for _, w := range warnings {
		got = append(got, fmt.Sprint(w.Line, " ", w.Msg))
	}
	for _, w := range r.Warnings {
		want = append(want, fmt.Sprint(w[0], " ", w[1]))
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("%q warns %q, want %q", r.Source, got, want)
	}
}

func TestTreesAndWarningsAreThoseOfCPython(t *testing.T) {
	for _, r := range readRecorded(t, "trees.jsonl") {
		checkTree(t, &r)
	}
}

// Warnings have other words in Python 3.14, so they are not compared.
func TestTemplatesAndExceptListsAreThoseOfPython314(t *testing.T) {
	for _, r := range readRecorded(t, "trees314.jsonl") {
		if r.Kind != "" {
			checkError(t, &r)
			continue
		}
		m, _, err := Parse("f", r.Source, r.mode())
		if err != nil {
			t.Errorf("%q: %s", r.Source, errorText(err))
			continue
		}
		var b bytes.Buffer
		if err := Dump(&b, m); err != nil {
			t.Fatal(err)
		}
		if b.String() != r.Tree {
			t.Errorf("%q:\n got %s\nwant %s", r.Source, &b, r.Tree)
		}
	}
}
