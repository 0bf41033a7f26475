package compile_test

import (
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// A compilation ends wherever its watch ends it, in every phase, and one that nothing ends
// is as without a watch.
func TestACompilationEndsWhereItsWatchEndsIt(t *testing.T) {
	source := strings.Repeat(`
class C(B, metaclass=M):
    x: int = 5
    def f(self, a, *b, c=1, **d) -> 'int':
        with open(a) as g, b[0].c(*d, e=1):
            for i in [j for j in (yield a) if j and not i]:
                try: a.b[i:j, ...] += f"{a!r:>{i}} {i + j * k}" or (lambda q: q)
                except (E, F) as e: raise E from e
                finally: del a
        match a:
            case {'k': [1, *_], **r} if r: return (b := 1), -1 if a else {**a, 1: 2}
        async def g(): return await [x async for x in y]
[1, 2, (3, 4), {5, 6}, 'seven', 8.0]
global_name = a < b <= c is not d
`, 40)
	compileAll := func(w *syntax.Watch) *syntax.Error {
		tree, _, err := syntax.ParseWatched("w.py", source, syntax.Exec, w)
		if err == nil {
			_, _, err = compile.Compile(tree, "w.py", source, compile.Options{Watch: w})
		}
		return err
	}
	looks := 0
	if err := compileAll(&syntax.Watch{Over: func() bool { looks++; return false }}); err != nil {
		t.Fatal(err)
	}
	if looks < 20 {
		t.Fatalf("only %d looks", looks)
	}
	for end := 1; end <= looks; end++ {
		n := 0
		if err := compileAll(&syntax.Watch{Over: func() bool { n++; return n >= end }}); err == nil || *err != *syntax.Stopped("w.py") {
			t.Errorf("at look %d of %d: %v", end, looks, err)
		}
		if n > end {
			t.Errorf("asked %d times, after the end at %d", n, end)
		}
	}
	// A source with a mistake is read once more to say what is wrong.
	source += "x = (1 +\n" + strings.Repeat("a,\n", 2000) + "1 1)"
	for end := 1; end <= looks; end++ {
		n := 0
		if err := compileAll(&syntax.Watch{Over: func() bool { n++; return n >= end }}); err == nil {
			t.Errorf("at look %d: no error", end)
		}
	}
}
