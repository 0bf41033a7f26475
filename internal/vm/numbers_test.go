package vm

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam/internal/compile"
)

// The scripts of testdata/numbers print what CPython printed for them, which
// conformance/record_vm_numbers.py recorded.
func TestNumbersAsRecorded(t *testing.T) {
	scripts, err := filepath.Glob("testdata/numbers/*.py")
	if err != nil || len(scripts) == 0 {
		t.Fatal("no scripts", err)
	}
	im := BuildImage(nil)
	for _, name := range scripts {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".py"), func(t *testing.T) {
			want, err := os.ReadFile(strings.TrimSuffix(name, ".py") + ".out")
			if err != nil {
				t.Fatal(err)
			}
			src, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			compareLines(t, runNumbers(t, im, string(src)), string(want))
		})
	}
}

// runNumbers runs a script to its end and returns its output.
func runNumbers(t *testing.T, im *Image, src string) string {
	t.Helper()
	var out bytes.Buffer
	vm := New(Config{Image: im, Out: &out, Err: &out, Seed: [2]uint64{1, 2}, Limits: Limits{Recursion: 1000}})
	vm.Begin(context.Background(), 0)
	vm.StartCode(compileOwn("<test>", src, compile.Options{Mode: compile.ModeModule}), vm.h.Module(vm.Main()).Dict)
	if s := vm.Go(context.Background()); s != Done {
		msg := ""
		if s == Failed {
			if b, ok := vm.appendRepr(nil, vm.Exc(vm.Raised()).Args); ok {
				msg = string(b)
			}
			msg = vm.TypeName(vm.Raised()) + msg
		}
		t.Errorf("the script ended in state %v: %v %s", s, vm.StopErr(), msg)
	}
	return out.String()
}

func compareLines(t *testing.T, got, want string) {
	t.Helper()
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	bad := 0
	for i := range max(len(g), len(w)) {
		a, b := "(nothing)", "(nothing)"
		if i < len(g) {
			a = g[i]
		}
		if i < len(w) {
			b = w[i]
		}
		if a != b {
			t.Errorf("line %d:\n got %s\nwant %s", i+1, a, b)
			if bad++; bad == 20 {
				t.Fatal("more lines differ")
			}
		}
	}
}
