package vm

import (
	"testing"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Every prelude function compiles: nothing else shows a mistake in one before it is used.
// What compiled code calls of the prelude may be a native.
func TestPreludeCompiles(t *testing.T) {
	im := BuildImage(nil)
	vm := New(Config{Image: im})
	for _, n := range compile.PreludeNames {
		if _, ok := vm.preludeName(vm.h.Intern(n)); !ok {
			t.Error("the prelude lacks", n)
		}
	}
	if len(im.prelude) < 200 {
		t.Fatalf("only %d prelude functions found", len(im.prelude))
	}
	for name := range im.prelude {
		if c := im.preludeModule(name); c.Codes[0].Name != name {
			t.Errorf("the code of %s is %s", name, c.Codes[0].Name)
		}
	}
}

// Snapshots name natives by their ids.
func TestNativeNames(t *testing.T) {
	im := BuildImage(nil)
	seen := map[string]bool{}
	im.heap.EachObject(func(v Value) {
		if v.Is(heap.KBuiltin) {
			id := im.heap.Builtin(v).Def.(*native).id()
			if seen[id] {
				t.Errorf("two natives have the name %s", id)
			}
			seen[id] = true
		}
	})
	if len(seen) < 500 {
		t.Errorf("only %d natives found", len(seen))
	}
}
