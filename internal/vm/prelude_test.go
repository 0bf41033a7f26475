package vm

import (
	"flag"
	"maps"
	"os"
	"slices"
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

var update = flag.Bool("update", false, "write prelude/packed.bin")

// TestPreludePacked compiles the prelude functions again: the packed code must be that, byte for
// byte, and unpack to the same code. With -update it is written.
func TestPreludePacked(t *testing.T) {
	im := BuildImage(nil)
	im.preludeOnce.Do(im.splitPrelude)
	var want []byte
	for _, name := range slices.Sorted(maps.Keys(im.prelude)) {
		p := im.prelude[name]
		code := compileOwn(p.file, p.source(), preludeOptions)
		want = compile.AppendPacked(want, name, code)
		if again := compile.Unpack(string(compile.Pack(code)), p.file, p.source(), preludeOptions); again == nil {
			t.Errorf("%s: not taken for the source it was packed from", name)
		} else if again.Fingerprint() != code.Fingerprint() {
			t.Errorf("%s: other code after it was packed and unpacked", name)
		}
	}
	if *update {
		if err := os.WriteFile("prelude/packed.bin", want, 0o666); err != nil {
			t.Fatal(err)
		}
	} else if preludePacked != string(want) {
		t.Error("prelude/packed.bin is of other sources or another compiler: run this test with -update")
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
