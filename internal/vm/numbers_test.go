package vm

import (
	"bytes"
	"context"
	"errors"
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

// What a number's native made or holds survives a collection at every allocation.
func TestNumbersUnderStress(t *testing.T) {
	const src = `
class Index:
    def __index__(self):
        return 2**100 + 1

class Float(float):
    def __float__(self):
        return self + 0.5

a = [(k * 2**40 + 7) ** (k % 5) for k in range(-4, 5)]
out = []
for x in a:
    out.append([x + 2**90, x * 1.5, divmod(x * 3**70, 2**65 + 1), pow(x, 2**70, 10**30 + 1), str(x * x), x / 3, -x, ~x, abs(x)])
    out.append([int(Index()) + x, float(Float(2.5)), complex(Float(1), 2.0) * x, round(x, -5), x.to_bytes(40, 'big', signed=True)])
    out.append([int(str(x)), float(str(x)), hex(x), f'{x:,}', f'{x / 7:.3e}', sum([x, 2**70, 0.5]), float('nan'), (2.5 + x) ** 3])
print(out)
`
	run := func(stress bool) string {
		var out bytes.Buffer
		vm := New(Config{Image: BuildImage(nil), Out: &out, Stress: stress, Limits: Limits{Recursion: 1000}})
		vm.Begin(context.Background(), 0)
		vm.StartCode(compileOwn("<test>", src, compile.Options{Mode: compile.ModeModule}), vm.h.Module(vm.Main()).Dict)
		if s := vm.Go(context.Background()); s != Done {
			t.Fatal(s, vm.StopErr())
		}
		if err := vm.CheckHeap(); err != nil {
			t.Error(err)
		}
		return out.String()
	}
	if plain := run(false); len(plain) < 2000 || run(true) != plain {
		t.Error("the output differs under stress")
	}
}

// Work with huge integers ends soon after its fuel or memory does, and the session goes on.
func TestHugeIntegersAreLimited(t *testing.T) {
	im := BuildImage(nil)
	for _, c := range []struct {
		src, resource string
	}{
		{"x = 3 ** 10**9", "memory"},
		{"x = 1 << 10**10", "memory"},
		{"x = 7\nwhile True:\n    x = x * x", "memory"},
		{"x = 3 ** 1000000\nwhile True:\n    y = x // 12345678901234567890123", "fuel"},
		{"x = 3 ** 3000000\nx % (7 ** 800000)\npow(x, x, x - 2)", "fuel"},
		{"import_free = hex(1 << 10**9)", "memory"},
		{"x = 1 << 10**7\nwhile True:\n    x == x + 1", "fuel"},
		{"'%d' % 1\nx = (1 << 200000).to_bytes(10**9, 'big')", "memory"},
		{"x = int('1' * 10**6, 16)\nwhile True:\n    x.bit_count()", "fuel"},
		{"f'{5:>1000000000}'", "memory"},
		{"x = 10 ** 800000\nwhile True:\n    round(x, -600000)", "fuel"},
	} {
		vm := New(Config{Image: im, Limits: Limits{Memory: 16 << 20, Fuel: 20_000_000, Recursion: 1000}})
		run := func(src string) State {
			vm.Begin(context.Background(), 0)
			vm.StartCode(compileOwn("<test>", src, compile.Options{Mode: compile.ModeModule}), vm.h.Module(vm.Main()).Dict)
			return vm.Go(context.Background())
		}
		var le *LimitError
		if s := run(c.src); s != Stopped || !errors.As(vm.StopErr(), &le) || le.Resource != c.resource {
			t.Errorf("%q: state %v, %v; want the %s limit", c.src, s, vm.StopErr(), c.resource)
		}
		vm.Reset()
		if err := vm.CheckHeap(); err != nil {
			t.Errorf("%q: %v", c.src, err)
		}
		if s := run("x = 2 ** 100\nassert x % 7 == 2"); s != Done {
			t.Errorf("after %q: %v %v", c.src, s, vm.StopErr())
		}
	}
}
