package main

import (
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// readmeCommands are the indented lines of the README that begin with "go".
func readmeCommands(t *testing.T) (commands []string) {
	t.Helper()
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(line, "    go "); ok {
			commands = append(commands, "go "+strings.TrimSpace(rest))
		}
	}
	return commands
}

// The first command of the README prints the JSON report of a tool, the second runs the
// tests.
func TestTheREADMEsCommands(t *testing.T) {
	commands := readmeCommands(t)
	if len(commands) < 2 || commands[1] != "go test work" {
		t.Fatalf("the commands are %q", commands)
	}
	arguments, ok := strings.CutPrefix(commands[0], "go run ./cmd/gilliam ")
	if !ok {
		t.Fatalf("the first command is %q", commands[0])
	}
	t.Chdir("../..")
	var out, errs bytes.Buffer
	if code := run(&console{strings.NewReader(""), &out, &errs}, strings.Fields(arguments)); code != 0 {
		t.Fatalf("exit code %d\n%s%s", code, &out, &errs)
	}
	var report struct {
		Result map[string]any
		Error  any
	}
	if err := json.Unmarshal(out.Bytes(), &report); err != nil {
		t.Fatalf("%v in\n%s", err, &out)
	}
	if report.Error != nil || report.Result["revenue_cents"] == nil {
		t.Errorf("printed\n%s", &out)
	}
}
