package vm_test

import (
	_ "embed"
	"regexp"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam/internal/lib"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed testdata/prelude.py
var preludeDrivers string

var driverHead = regexp.MustCompile(`(?m)^# (asks|pauses) in (.*)\n`)

// Every function of the prelude stands while a host call in the code of a script suspends, or
// while a run is paused if it reaches no such code, and goes on in a new VM as if nothing had
// happened.
func TestSuspendedInEveryPreludeFunction(t *testing.T) {
	im := vm.BuildImage(lib.Modules())
	heads := driverHead.FindAllStringSubmatchIndex(preludeDrivers, -1)
	begin := preludeDrivers[:heads[0][0]]
	driven := map[string]bool{}
	for i, h := range heads {
		how, names := preludeDrivers[h[2]:h[3]], strings.Split(preludeDrivers[h[4]:h[5]], ", ")
		end := len(preludeDrivers)
		if i+1 < len(heads) {
			end = heads[i+1][0]
		}
		body := preludeDrivers[h[1]:end]
		t.Run(names[0], func(t *testing.T) {
			var pausing []string
			if how == "pauses" {
				pausing = names
			}
			stood := vm.Moved(t, im, begin+body, pausing)
			for _, n := range names {
				driven[n] = true
				if !stood[n] {
					t.Errorf("%s does not stand while this is suspended:\n%s", n, body)
				}
			}
		})
	}
	for _, n := range vm.PreludeFunctions(im) {
		if !driven[n] {
			t.Errorf("%s has no driver in testdata/prelude.py", n)
		}
		delete(driven, n)
	}
	for n := range driven {
		t.Errorf("testdata/prelude.py drives %s, which is not there", n)
	}
}
