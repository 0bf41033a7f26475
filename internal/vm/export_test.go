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

// Moved runs a script twice, once moved to a new VM wherever it asks and at some pauses in the
// functions named, and gives the prelude functions that stood then.
func Moved(t *testing.T, im *Image, src string, pausing []string) map[string]bool {
	t.Helper()
	return moved(t, im, src, moving{asking: true, pausing: pausing}).prelude
}
