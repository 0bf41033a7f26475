package properties

import (
	"strings"
	"testing"
)

// TestRandomCasesComeOutAsRecorded compares the digests of the recorded cases. Those of a block that
// differs are shown by cmd/properties beside an installed CPython.
func TestRandomCasesComeOutAsRecorded(t *testing.T) {
	names := Names()
	if len(names) < 11 {
		t.Fatalf("only %d scripts: %v", len(names), names)
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			want, err := Outcome(name)
			if err != nil {
				t.Fatal(err)
			}
			got, err := Run(name, Recorded)
			if err != nil {
				t.Fatal(err)
			}
			if strings.Count(want, "\n") < Recorded.Count/200 {
				t.Fatalf("the record has only %d lines", strings.Count(want, "\n"))
			}
			w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
			for i := range max(len(w), len(g)) {
				if i >= len(w) || i >= len(g) || w[i] != g[i] {
					t.Fatalf("line %d: got %q, want %q", i+1, at(g, i), at(w, i))
				}
			}
		})
	}
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "nothing"
}
