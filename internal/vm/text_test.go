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
	"github.com/gilliam-run/gilliam/internal/heap"
)

// runText runs a script under a memory limit (0: none) and returns its output and how it ended.
func runText(t *testing.T, im *Image, src string, memory int64, stress bool) (string, *VM) {
	t.Helper()
	var out bytes.Buffer
	vm := New(Config{Image: im, Out: &out, Err: &out, Seed: [2]uint64{1, 2}, Stress: stress,
		Limits: Limits{Recursion: 1000, Memory: memory}})
	vm.Begin(context.Background(), 0)
	vm.StartCode(compileOwn("<test>", src, compile.Options{Mode: compile.ModeModule}), vm.h.Module(vm.Main()).Dict)
	vm.Go(context.Background())
	if err := vm.CheckHeap(); err != nil {
		t.Errorf("the heap after %.60q: %v", src, err)
	}
	return out.String(), vm
}

// registering stands for module codecs: it registers error handlers and codecs.
var registering = ModuleDef{Name: "codecs", Funcs: []Def{
	{Name: "register_error", Sig: "name, handler, /", Fn: func(vm *VM, a []Value) Value {
		vm.RegisterErrorHandler(a[0], a[1])
		return heap.None
	}},
	{Name: "lookup_error", Sig: "name, /", Fn: func(vm *VM, a []Value) Value {
		name := vm.h.Str(a[0]).S
		if h, ok := vm.ErrorHandler(name); ok {
			return h
		}
		return vm.Raisef(E.LookupError, "unknown error handler name '%s'", name)
	}},
	{Name: "register", Sig: "search, /", Fn: func(vm *VM, a []Value) Value {
		vm.h.Append(vm.h.List(vm.CodecSearches()), a[0])
		return heap.None
	}},
}}

// The scripts of the corpus about text print what CPython printed.
func TestTextAsRecorded(t *testing.T) {
	scripts, err := filepath.Glob("../../conformance/scripts/text/*.py")
	if err != nil || len(scripts) == 0 {
		t.Fatal("no scripts", err)
	}
	im := BuildImage([]*ModuleDef{&registering})
	for _, name := range scripts {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(strings.TrimSuffix(name, ".py") + ".out")
		if err != nil {
			t.Fatal(err)
		}
		t.Run(strings.TrimSuffix(filepath.Base(name), ".py"), func(t *testing.T) {
			got, vm := runText(t, im, string(src), 0, false)
			if vm.State() != Done {
				t.Errorf("the script ended in state %v: %v", vm.State(), vm.StopErr())
			}
			compareLines(t, got, string(want))
		})
	}
}

// A text that does not fit under the memory limit is refused before it is made: the run
// ends, the heap is as it should be.
func TestTextRefusedBeforeItIsMade(t *testing.T) {
	im := BuildImage(nil)
	const limit = 8 << 20
	setup := "s = 'ab' * 500000\nu = 'é ' * 300000\nb = b'ab' * 500000\nclass O:\n    def __str__(self): return s\n"
	for _, op := range []string{
		"s * 100", "b * 100", "s + s * 20", "s.replace('a', s)", "s.replace('', 'xxxxxxxx' * 4)", "s.join(['x'] * 100)",
		"b.join([b''] * 100)", "s.center(10**9)", "s.zfill(10**9)", "u.rjust(10**9, 'é')", "b.ljust(10**9)", "b.zfill(10**10)",
		"('\\t' * 1000).expandtabs(10**6)", "(b'\\t' * 1000).expandtabs(10**6)", "s.split('b')", "b.split(b'b')", "('x\\n' * 200000).splitlines()",
		"'%1000000000d' % 5", "'%.1000000000f' % 5", "'{:1000000000}'.format(5)", "'{:{}}'.format('x', 10**9)", "'%s' * 10 % ((s,) * 10)",
		"'{0}' * 9 + ('{0}' * 9).format(s)", "('%s' * 9) % ((O(),) * 9)", "repr('\\x00' * 3000000)", "ascii('é' * 900000)", "repr(bytes(3000000))",
		"bytes(10**8)", "bytearray(10**8)", "bytes(0 for i in range(10**8))", "bytearray().join([b] * 20)", "b.hex()*1 + b.hex('-')*3", "bytes.fromhex('ab' * 4000000)",
		"u.encode('utf-32') * 3", "s.encode('utf-16') * 9", "(b * 5).decode('utf-16')", "b.replace(b'a', b * 5)", "u.upper() * 9",
		"'\\ufb03'.upper() * 10**7", "'ﬃ' * 1000000 + ('ﬃ' * 1000000).upper()", "s.translate({97: 'x' * 100})", "memoryview(b).tolist()",
		"memoryview(b)[::1].tobytes() * 9", "bytearray(b).extend(b * 6)", "bytearray(b).__imul__(50)", "list(s)*2", "sorted(u.split())*9",
	} {
		out, vm := runText(t, im, setup+"x = "+op+"\nprint('made', len(x))\n", limit, false)
		var refused *LimitError
		switch {
		case vm.State() != Stopped || !errors.As(vm.StopErr(), &refused) || refused.Resource != "memory":
			t.Errorf("%s: state %v, %v, output %q", op, vm.State(), vm.StopErr(), out)
		case vm.h.Peak() > limit+limit/4:
			t.Errorf("%s: %d bytes were counted before it was refused", op, vm.h.Peak())
		}
	}
}

// What no machine could hold is an exception that a script can catch.
func TestImpossibleTextRaises(t *testing.T) {
	im := BuildImage(nil)
	for op, want := range map[string]string{
		"'ab' * (2**62 - 1)": "MemoryError", "'ab' * 2**62": "OverflowError", "b'ab' * 2**62": "OverflowError", "bytearray(2**50)": "MemoryError",
		"'x'.center(2**62)": "MemoryError", "b'x'.center(2**62)": "MemoryError", "'x'.zfill(2**60)": "MemoryError", "'%*d' % (2**60, 1)": "MemoryError",
		"'{:{}}'.format(1, 2**60)": "MemoryError", "bytes(2**62)": "MemoryError", "'é'.ljust(2**62, '中')": "MemoryError",
	} {
		got, vm := runText(t, im, "try:\n    "+op+"\nexcept Exception as e:\n    print(type(e).__name__)\n", 64<<20, false)
		if got != want+"\n" {
			t.Errorf("%s: %q, state %v, %v", op, got, vm.State(), vm.StopErr())
		}
	}
}

// Work is paid for in proportion: a text ten times as long costs about ten times the fuel.
func TestTextPaysInProportion(t *testing.T) {
	im := BuildImage(nil)
	fuel := func(op string, n string) int64 {
		_, vm := runText(t, im, "s = 'ab ' * "+n+"\nu = 'é ' * "+n+"\nb = b'ab ' * "+n+"\nf = vm = 0\n"+op+"\n", 0, false)
		return vm.Fuel()
	}
	for _, op := range []string{
		"s.upper()", "u.upper()", "s.find('c')", "s.find('x' * 100)", "s.rfind('c')", "s.count('b')", "s.count('ba')", "s.replace('a', 'b')", "s.replace('', '-')",
		"s.split()", "s.split('b')", "s.splitlines()", "u.split()", "s.strip('ab ')", "u.strip('é ')", "s.isalpha() or s.replace(' ', '').isalpha()", "s.encode()", "u.encode('utf-16')",
		"b.decode()", "b.split(b'b')", "b.upper()", "b.hex()", "b.translate(None, b'a')", "b.isascii()", "s.translate({97: 'c'})", "s.center(len(s) * 2)",
		"b.zfill(len(b) * 2)", "s.expandtabs() + (s + '\\t').expandtabs()", "repr(s)", "repr(u)", "ascii(u)", "repr(b)", "s * 2", "s[::2]", "u[::2]", "bytearray(b).reverse()",
		"'%s%s' % (s, s)", "'{}{}'.format(s, s)", "','.join([s, s])", "memoryview(b)[::2].tobytes()", "memoryview(b).tolist()", "memoryview(b) == memoryview(b)[:]",
		"bytes(list(b))", "b.replace(b'a', b'xy')", "s.partition('c')", "u.title().istitle()", "b.swapcase()", "str(b, 'latin-1')", "s.title()",
	} {
		one, ten := fuel(op, "20000"), fuel(op, "200000")
		base, base10 := fuel("0", "20000"), fuel("0", "200000")
		if a, b := one-base, ten-base10; a <= 0 || b < 5*a || b > 20*a {
			t.Errorf("%s: %d units for a text, %d for one of ten times its length", op, a, b)
		}
	}
}

// CPython suggests these names, and none where none is near.
func TestSuggest(t *testing.T) {
	for _, c := range []struct {
		name, want string
		from       []string
	}{
		{"bluch", "blech", []string{"a", "bc", "blech", "more_noise", "noise"}},
		{"bluch", "blech", []string{"blech", "bluc"}},
		{"blech", "", []string{"BLECH", "zzz"}},
		{"Abc", "abc", []string{"abc", "abd"}},
		{"x", "", []string{"completely", "different"}},
		{"same", "", []string{"same"}},
		{"somethingverywrong", "something_very_wrong", []string{"something_very_wrong", "x"}},
		{"fooBar", "foobar", []string{"fooBaz", "foobar"}},
		{"get_item", "get_items", []string{"get_items", "getitem", "set_item"}},
		{"ab", "abc", []string{"abc", "ba"}},
		{"lenght", "height", []string{"height", "length"}},
	} {
		if got := suggest(c.name, c.from); got != c.want {
			t.Errorf("suggest(%q, %q) = %q, want %q", c.name, c.from, got, c.want)
		}
	}
}

// A memoryview goes on after a restore, still looks at its object and keeps it from moving.
func TestMemoryviewIsRestored(t *testing.T) {
	im := BuildImage(nil)
	_, vm := runText(t, im, "b = bytearray(b'abcdefgh')\nm = memoryview(b)[1::2]\nq = memoryview(b).cast('H', [2, 2])\nr = memoryview(b'x')\nr.release()\n", 0, false)
	saved, err := vm.Save()
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	vm, err = Restore(Config{Image: im, Out: &out, Err: &out, Seed: [2]uint64{3, 4}, Limits: Limits{Recursion: 1000}}, saved, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	const src = `b[1] = 66
print(m.tolist(), q[0, 0], q.shape, m.strides, m.obj is b)
m[0] = 67
try:
    b.append(1)
except BufferError as e:
    print(b, e)
m.release()
q.release()
b.append(1)
print(b)
try:
    r[0]
except ValueError as e:
    print(e)
`
	vm.Begin(context.Background(), 0)
	vm.StartCode(compileOwn("<test>", src, compile.Options{Mode: compile.ModeModule}), vm.h.Module(vm.Main()).Dict)
	if s := vm.Go(context.Background()); s != Done {
		t.Fatalf("state %v: %v", s, vm.StopErr())
	}
	want := "[66, 100, 102, 104] 16993 (2, 2) (2,) True\nbytearray(b'aCcdefgh') Existing exports of data: object cannot be re-sized\n" +
		"bytearray(b'aCcdefgh\\x01')\noperation forbidden on released memoryview object\n"
	if out.String() != want {
		t.Errorf("got %q, want %q", out.String(), want)
	}
	if err := vm.CheckHeap(); err != nil {
		t.Error(err)
	}
}

// A view that a hostile snapshot lets look beyond its object is as one that was released.
func TestForgedMemoryviewIsUseless(t *testing.T) {
	vm := New(Config{Image: BuildImage(nil), Seed: [2]uint64{1, 2}})
	obj := vm.h.NewBytes(heap.KBytes, []byte("abcd"))
	good := memoryView{obj: obj, format: "B", itemSize: 1, shape: []int{4}, strides: []int{1}}
	for _, change := range []func(m *memoryView){
		func(m *memoryView) { m.shape = []int{5} }, func(m *memoryView) { m.start = 1 }, func(m *memoryView) { m.strides = []int{-1} },
		func(m *memoryView) { m.obj = heap.Small(5) }, func(m *memoryView) { m.format, m.itemSize = "d", 8 },
		func(m *memoryView) { m.shape, m.strides = []int{4, 1 << 40}, []int{1, 1 << 6} },
	} {
		m := good
		change(&m)
		kind, data, refs := m.Save()
		d, err := Restorers[kind](vm, data, refs)
		if err == nil && vm.usable(d.(*memoryView)) {
			t.Errorf("%+v can be used", m)
		}
	}
	_, data, refs := good.Save()
	d, err := restoreMemoryView(vm, data, refs)
	if err != nil || !vm.usable(d.(*memoryView)) {
		t.Errorf("the genuine view cannot be used: %v", err)
	}
	for i := range data {
		if _, err := restoreMemoryView(vm, data[:i], refs); err == nil && i < len(data)-2 {
			t.Errorf("%d of %d bytes were taken", i, len(data))
		}
	}
}
