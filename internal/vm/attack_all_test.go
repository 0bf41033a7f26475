package vm_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/gilliam-run/gilliam/internal/lib"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// The natives of the machine and of the library take whatever they are called with.
func TestNativesTakeWhateverTheyAreCalledWith(t *testing.T) {
	run := uint64(time.Now().UTC().YearDay())
	t.Logf("run %d", run)
	vm.Attack(t, vm.BuildImage(lib.Modules()), rand.New(rand.NewPCG(run, 0)), 250)
}
