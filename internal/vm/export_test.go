package vm

import (
	"maps"
	"slices"
	"testing"
)

// PreludeFunctions are the names of the functions of the prelude, in order.
func PreludeFunctions(im *Image) []string {
	im.preludeOnce.Do(im.splitPrelude)
	return slices.Sorted(maps.Keys(im.prelude))
}

// MoveAsking and MovePausing run a script twice, once moved to a new VM wherever it asks, or
// wherever it can pause in the prelude, and give the prelude functions that stood then.
func MoveAsking(t *testing.T, im *Image, src string) map[string]bool {
	t.Helper()
	return moved(t, im, src, movedAsking).prelude
}

func MovePausing(t *testing.T, im *Image, src string) map[string]bool {
	t.Helper()
	return moved(t, im, src, movedPausing).prelude
}
