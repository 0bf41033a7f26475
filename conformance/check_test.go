package conformance

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam"
)

// TestCheckIsSilentAboutValidPrograms checks every script before it runs. Those that CPython
// runs to their end check clean, unless their mistakes are their point and they say so.
func TestCheckIsSilentAboutValidPrograms(t *testing.T) {
	for _, c := range load(t) {
		p, err := gilliam.Compile(c.File(), c.Source)
		if err != nil || c.Want.Exit != 0 {
			continue // the display of its errors is the corpus's matter
		}
		found := 0
		for _, d := range p.Check(nil) {
			switch {
			case d.Code == "syntax" || absent(d):
			case c.Diagnostics:
				found++
			default:
				t.Errorf("%s: %s", c.Name, d)
			}
		}
		if c.Diagnostics && found == 0 {
			t.Errorf("%s: nothing is reported", c.Name)
		}
	}
}

// absent reports whether a diagnostic is about a part of the library that is not there:
// then the script does not run here either.
func absent(d gilliam.Diagnostic) bool {
	return d.Code == "unknown-module" || d.Code == "unknown-attribute"
}

//go:embed thirdparty/data/mbpp.jsonl
var mbpp []byte

// mistaken are the tasks whose answers are mistaken on a path that their asserts do not take.
var mistaken = map[int]string{
	218: "NameError: name 'swap' is not defined",
	264: "NameError: name 'exit' is not defined", // it is of the interactive interpreter
}

// TestCheckIsSilentAboutMBPP checks answers that people wrote to small tasks, with the
// asserts that hold for them.
func TestCheckIsSilentAboutMBPP(t *testing.T) {
	tasks := 0
	for d := json.NewDecoder(bytes.NewReader(mbpp)); ; tasks++ {
		var task struct {
			Number int      `json:"task_id"`
			Setup  string   `json:"test_setup_code"`
			Code   string   `json:"code"`
			Tests  []string `json:"test_list"`
		}
		if err := d.Decode(&task); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		source := task.Setup + "\n" + task.Code + "\n"
		for _, line := range task.Tests {
			source += line + "\n"
		}
		p, err := gilliam.Compile("mbpp.py", source)
		if err != nil {
			t.Errorf("task %d: %v", task.Number, err)
			continue
		}
		found := 0
		for _, d := range p.Check(nil) {
			switch {
			case d.Code == "syntax": // CPython warns of the same
			case mistaken[task.Number] != "" && strings.Contains(d.String(), mistaken[task.Number]):
				found++
			default:
				t.Errorf("task %d: %s", task.Number, d)
			}
		}
		if mistaken[task.Number] != "" && found == 0 {
			t.Errorf("task %d: %s is not reported", task.Number, mistaken[task.Number])
		}
	}
	if tasks < 900 {
		t.Errorf("only %d tasks", tasks)
	}
}
