package conformance

import (
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
