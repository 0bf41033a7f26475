package compile

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

// FuzzCompile compiles any source the parser accepts. What compiles must verify, and
// compile to the same code again.
func FuzzCompile(f *testing.F) {
	files, _ := filepath.Glob("testdata/code/*.py")
	for _, name := range files {
		if source, err := os.ReadFile(name); err == nil {
			f.Add(string(source), uint8(0))
		}
	}
	f.Add("async def f():\n async with a as b: return [x async for x in await y if (z := x)]", uint8(7))
	f.Add("type A[T: int, *U, **P] = dict[T, U]\nt'{a!r:{b}}'", uint8(2))
	f.Add("from __future__ import annotations\nx: [lambda a, /, *, b=1: a] = yield_", uint8(1))
	f.Fuzz(func(t *testing.T, source string, how uint8) {
		mod, _, serr := syntax.Parse("fuzz", source, syntax.Exec)
		if serr != nil {
			return
		}
		opt := Options{TopLevelAwait: how&1 != 0, Namespace: how&2 != 0, Prelude: how&8 != 0}
		if how&4 != 0 {
			opt.Mode = ModeLastValue
		}
		code, _, serr := Compile(mod, "fuzz", source, opt)
		if serr != nil {
			return
		}
		if err := Verify(code); err != nil {
			t.Fatalf("%v\n%s", err, Disassemble(code))
		}
		mod, _, _ = syntax.Parse("fuzz", source, syntax.Exec)
		again, _, _ := Compile(mod, "fuzz", source, opt)
		if again.Fingerprint() != code.Fingerprint() {
			t.Fatal("compiles differently the second time")
		}
	})
}
