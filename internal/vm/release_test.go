package vm

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam/internal/compile"
)

// A library module, and the same module of a later release: functions stand elsewhere, have
// other constants and other bodies, and one is gone.
var releases = [2]string{`
def describe(n):
    return ("one", "many")[n > 1]

def gone():
    return "old"

class Tally:
    def __init__(self):
        self.total = 0

    def add(self, n):
        self.total += n
        return f"old {self.total}"

    def each(self):
        for i in range(3):
            yield describe(i)

    def fail(self):
        raise ValueError(describe(2))
`, `
def added(n):
    return n * 2

class Tally:
    def __init__(self):
        self.total = 0

    def extra(self):
        return "extra"

    def add(self, n):
        step = added(n)
        self.total += step
        return f"new {self.total}"

    def each(self):
        for i in range(3):
            yield describe(i), 1

    def fail(self):
        raise ValueError(describe(2) + "!")

def describe(n):
    return ("few", "lots")[n > 1]
`}

func release(i int) *Image {
	modules := []*ModuleDef{{Name: "tally", Source: releases[i]}, {Name: "lost", Source: "def f(): pass\n"}}
	return BuildImage(modules[:2-i])
}

// begin runs a program in a new VM, to its end or its first call of the host.
func begin(t *testing.T, im *Image, src string) *VM {
	t.Helper()
	vm := New(Config{Image: im, Limits: Limits{Recursion: 1000}})
	for i := range asking {
		vm.SetModuleAttr(vm.main, asking[i].Name, vm.AddFunc(&asking[i], ""))
	}
	vm.Begin(context.Background(), 0)
	vm.StartCode(compileOwn("<first>", src, compile.Options{Mode: compile.ModeModule}), vm.h.Module(vm.Main()).Dict)
	if s := vm.Go(context.Background()); s != Done && s != Suspended {
		t.Fatalf("state %d after the first program: %s", s, vm.FormatException(vm.Raised()))
	}
	return vm
}

// A session at rest goes on in a release whose library was edited: its functions are those of
// the same name there, whatever place and body they have.
func TestAtRestInALaterRelease(t *testing.T) {
	vm := begin(t, release(0), `
import lost, tally
t = tally.Tally()
said = [t.add(2), tally.describe(1)]
gone = tally.gone
add = t.add
try:
    t.fail()
except ValueError as e:
    kept = e
`)
	b, err := vm.Save()
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	vm, err = Restore(Config{Image: release(1), Out: &out, Err: &out, Limits: Limits{Recursion: 1000}}, b, asking, nil)
	if err != nil {
		t.Fatal(err)
	}
	vm.Begin(context.Background(), 0)
	vm.StartCode(compileOwn("<second>", `
print(said, tally.describe(1), tally.describe(2), t.total)
tally.added = lambda n: n * 2
print(add(3), t.add(1))
for f in gone, lost.f:
    try:
        f()
    except RuntimeError as e:
        print(e)
print(repr(kept), kept.__traceback__.tb_next.tb_frame.f_code.co_name)
try:
    t.fail()
except ValueError as e:
    print(e)
print(list(t.each()))
`, compile.Options{Mode: compile.ModeModule}), vm.h.Module(vm.Main()).Dict)
	vm.Go(context.Background())
	if err := vm.CheckHeap(); err != nil {
		t.Error(err)
	}
	want := `['old 2', 'one'] few lots 2
new 8 new 10
this function is of another release
this function is of another release
ValueError('many') fail
lots!
[('few', 1), ('few', 1), ('lots', 1)]
`
	if out.String() != want {
		t.Errorf("got\n%swant\n%s", out.String(), want)
	}
}

// Who stands inside code that a release has changed cannot go on there, and the error names it.
func TestInsideChangedCode(t *testing.T) {
	for _, c := range []struct{ src, name string }{
		{"import tally\ng = tally.Tally().each()\nnext(g)\nask(1)", "Tally.each"},
		{"import tally\ng = tally.Tally().each()\nask(1)", "Tally.each"},
		{"import tally\nclass T(tally.Tally):\n    def __init__(self): pass\n    total = property(lambda self: 1, lambda self, v: ask(v))\nT().add(2)", "Tally.add"},
	} {
		vm := begin(t, release(0), c.src)
		if vm.State() == Done {
			t.Fatalf("%s\ndoes not suspend", c.src)
		}
		b, err := vm.Save()
		if err != nil {
			t.Fatal(err)
		}
		_, err = Restore(Config{Image: release(1), Limits: Limits{Recursion: 1000}}, b, asking, nil)
		if err == nil || !strings.Contains(err.Error(), "the code of "+c.name+" has changed") {
			t.Errorf("%s\ngives %v", c.src, err)
		}
		if _, err = Restore(Config{Image: release(0), Limits: Limits{Recursion: 1000}}, b, asking, nil); err != nil {
			t.Errorf("%s\nin its own release: %v", c.src, err)
		}
	}
}
