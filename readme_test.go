package gilliam_test

import (
	"os"
	"strings"
	"testing"
)

// What the README shows of the API is part of an example, whose output is checked.
func TestTheREADMEShowsATestedExample(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	examples, err := os.ReadFile("example_test.go")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(readme), "```go\n")
	code, _, end := strings.Cut(rest, "```")
	if !ok || !end {
		t.Fatal("the README has no Go code")
	}
	tested := strings.Join(strings.Fields(string(examples)), " ")
	for _, part := range strings.Split(code, "if err != nil {\n\treturn err\n}\n") { // examples end otherwise
		if part = strings.Join(strings.Fields(part), " "); !strings.Contains(tested, part) {
			t.Errorf("no example has\n%s", part)
		}
	}
}
