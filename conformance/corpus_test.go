package conformance

import (
	"context"
	"embed"
	"flag"
	"io/fs"
	"testing"
	"time"

	"github.com/gilliam-run/gilliam/conformance/corpus"
	"github.com/gilliam-run/gilliam/conformance/modes"
	_ "github.com/gilliam-run/gilliam/tzdata" // for zoneinfo
)

//go:embed scripts
var scripts embed.FS

//go:embed missing.txt
var missingText string

// third chooses which third of the corpus runs in the expensive modes as well. By default it
// is the day of the year that chooses, so that three days see all of it, and scripts that
// take long stay out: all modes together cost many times what plain does.
var third = flag.Int("third", -1, "the `THIRD` of the corpus to run in all modes: 0, 1, 2, 3 for everything however long it takes, -1 for that of the day")

// In the third of the day a script runs in the other modes up to movedFuel units, and with
// a collection at every allocation up to collectedFuel.
const (
	movedFuel     = 200_000
	collectedFuel = 10_000
)

// limitCuts is in how many ways a script's run is cut short in the tests.
const limitCuts = 2

func load(t *testing.T) []*corpus.Case {
	t.Helper()
	root, err := fs.Sub(scripts, "scripts")
	if err != nil {
		t.Fatal(err)
	}
	cases, err := corpus.Load(root)
	if err != nil {
		t.Fatal(err)
	}
	return cases
}

// TestEveryScriptDoesWhatCPythonDoes runs each script once, and in every third of
// the corpus in turn each script in all modes, where nothing may change. A script
// listed in missing.txt must fail.
func TestEveryScriptDoesWhatCPythonDoes(t *testing.T) {
	missing, err := corpus.ReadMissing(missingText)
	if err != nil {
		t.Fatalf("missing.txt: %v", err)
	}
	day := *third < 0
	if day {
		*third = time.Now().UTC().YearDay() % 3
	}
	cases := load(t)
	known := make(map[string]bool)
	for i, c := range cases {
		known[c.Name] = true
		t.Run(c.Name, func(t *testing.T) {
			t.Parallel()
			plain, ok := check(t, c, missing[c.Name])
			if ok && (*third == 3 || i%3 == *third) && (!day || plain.Fuel <= movedFuel) {
				checkModes(t, c, plain, !day || plain.Fuel <= collectedFuel)
			}
		})
	}
	for name := range missing {
		if !known[name] {
			t.Errorf("missing.txt lists %s, which does not exist", name)
		}
	}
}

// check runs a case at one go and reports whether it passed.
func check(t *testing.T, c *corpus.Case, missing string) (modes.Outcome, bool) {
	got, err := modes.Plain(context.Background(), c)
	diffs := c.Compare(got.Outcome, "")
	switch failed := err != nil || len(diffs) > 0; {
	case missing != "" && !failed:
		t.Errorf("passes: take it off missing.txt")
	case missing != "":
	case err != nil:
		t.Error(err)
	default:
		for _, d := range diffs {
			t.Errorf("%s: - wanted, + got\n%s", d.What, d.Text)
		}
	}
	return got, err == nil && len(diffs) == 0
}

// checkModes runs a case that passes in all other modes, with a collection at every
// allocation if collecting is wanted.
func checkModes(t *testing.T, c *corpus.Case, plain modes.Outcome, collecting bool) {
	for _, m := range modes.All[1:] {
		if m.Name == "collections" && !collecting {
			continue
		}
		got, err := m.Run(context.Background(), c)
		if err != nil {
			t.Errorf("%s: %v", m.Name, err)
			continue
		}
		for _, d := range c.Compare(got.Outcome, "") {
			t.Errorf("%s: %s: - wanted, + got\n%s", m.Name, d.What, d.Text)
		}
		if got.Fuel != plain.Fuel {
			t.Errorf("%s: uses %d units of fuel, plain uses %d", m.Name, got.Fuel, plain.Fuel)
		}
	}
	if err := modes.Limits(context.Background(), c, plain, limitCuts); err != nil {
		t.Errorf("limits: %v", err)
	}
}
