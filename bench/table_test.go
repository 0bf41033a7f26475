package main

import "testing"

func TestOthers(t *testing.T) {
	const results = "# Results\n\n## Programs\n\n| a |\n\n## Inside a process\n\n| b |\n\n## Imports\n\n| c |\n\n## Cancellation\n\n| d |\n"
	if got, want := others(results), "\n## Imports\n\n| c |\n\n## Cancellation\n\n| d |\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := others(""); got != "" {
		t.Errorf("no results give %q", got)
	}
}
