package compile

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

var update = flag.Bool("update", false, "write the code of testdata/code again")

func compiled(t testing.TB, name, source string, opt Options) *Code {
	t.Helper()
	mod, _, serr := syntax.Parse(name, source, syntax.Exec)
	if serr != nil {
		t.Fatalf("%s: %v", name, serr)
	}
	code, _, serr := Compile(mod, name, source, opt)
	if serr != nil {
		t.Fatalf("%s: %v", name, serr)
	}
	return code
}

// TestGolden compares the code of small programs with code that was read and found
// right: a change there is a change of every fingerprint like it.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/code/*.py")
	if err != nil || len(files) == 0 {
		t.Fatal("no programs", err)
	}
	for _, f := range files {
		source, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		code := compiled(t, filepath.Base(f), string(source), Options{})
		if err := Verify(code); err != nil {
			t.Error(err)
		}
		got := Disassemble(code)
		golden := strings.TrimSuffix(f, ".py") + ".txt"
		if *update {
			if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(golden)
		if err != nil {
			t.Fatal(err)
		}
		if got != string(want) {
			t.Errorf("%s\n%s", f, firstDifference(got, string(want)))
		}
	}
}

func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return "got  " + g[i] + "\nwant " + w[i]
		}
	}
	return "one is longer"
}
