package mutate

import (
	"errors"
	"math/rand/v2"
	"testing"
	"time"
)

// Changed snapshots are refused with the right error or run within their limits: some of
// those that go run ./conformance/cmd/snapshots tries, others each day.
func TestChangedSnapshotsAreRefusedOrRunWithinTheirLimits(t *testing.T) {
	w, err := NewWorld(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	run := uint64(time.Now().UTC().YearDay())
	seeds, err := w.Seeds(nil, 0, rand.New(rand.NewPCG(run, 0)))
	if err != nil {
		t.Fatal(err)
	}
	ends := [numEnds]int{}
	for i := range uint64(1000) {
		s, b := Change(seeds, run, i)
		end, err := w.Try(b, i%16 == 0)
		ends[end]++
		var f *Fault
		if errors.As(err, &f) {
			t.Errorf("-run %d -corpus 0 -only %d, %s: %v\n%s", run, i, s.Name, f, f.Stack)
		}
	}
	for end, n := range ends {
		if n < 20 {
			t.Errorf("only %d are %v", n, End(end))
		}
	}
	if err := w.Outside(); err != nil {
		t.Error(err)
	}
}
