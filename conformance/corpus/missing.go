package corpus

import (
	"fmt"
	"strings"
)

// A Missing list names the scripts that do not pass yet, each with the reason. A
// test holds it against the results, so that it can only shrink.
type Missing map[string]string

// ReadMissing reads a list with a line for each script, "name: reason"; empty
// lines and lines that begin with # mean nothing.
func ReadMissing(text string) (Missing, error) {
	list := make(Missing)
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		name, reason, ok := strings.Cut(line, ": ")
		if !ok || reason == "" {
			return nil, fmt.Errorf("no reason in %q", line)
		}
		if list[name] != "" {
			return nil, fmt.Errorf("%s is listed twice", name)
		}
		list[name] = reason
	}
	return list, nil
}

// Reason says in one line how an outcome differs from the wanted one: the
// exception that ended the run, if that is the difference, or else the first
// line that differs.
func (c *Case) Reason(got Outcome, diffs []Difference) string {
	if len(diffs) == 0 {
		return ""
	}
	if got.Stderr != c.Want.Stderr && got.Stderr != "" && got.Exit != c.Want.Exit {
		lines := strings.Split(strings.TrimSpace(got.Stderr), "\n")
		return strings.TrimSpace(lines[len(lines)-1])
	}
	for line := range strings.Lines(diffs[0].Text) {
		if strings.HasPrefix(line, "+ ") {
			return "prints " + strings.TrimSpace(line[2:])
		}
	}
	for line := range strings.Lines(diffs[0].Text) {
		if strings.HasPrefix(line, "- ") {
			return "does not print " + strings.TrimSpace(line[2:])
		}
	}
	return "differs"
}
