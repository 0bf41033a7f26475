package gilliam

import (
	"bytes"
	"compress/zlib"
	"errors"
	"runtime"
	"testing"
)

// What a few bytes unpack to is refused while it comes, not when it is all there.
func TestUnpackingStopsAtTheMemoryLimit(t *testing.T) {
	var z bytes.Buffer
	w := zlib.NewWriter(&z)
	w.Write(make([]byte, 64<<20))
	w.Close()
	for _, call := range []string{"zlib.decompress(z)", "zlib.decompressobj().decompress(z)"} {
		env := &Env{Limits: Limits{Memory: 8 << 20}}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := eval(t, env, "import zlib\nlen("+call+")", map[string]any{"z": z.Bytes()})
		runtime.ReadMemStats(&after)
		var breach *LimitError
		if !errors.As(err, &breach) || breach.Resource != "memory" {
			t.Errorf("%s: %v", call, err)
		}
		if took := after.TotalAlloc - before.TotalAlloc; took > 48<<20 {
			t.Errorf("%s: %d MiB were made before it was refused", call, took>>20)
		}
	}
}

// Calls that go through any number of wrappers end with an error of Python's: they neither use up
// the Go stack nor write where other values are.
func TestCallsThroughManyWrappersEnd(t *testing.T) {
	r, err := eval(t, nil, `
import types
def chain(wrap):
    f = len
    for i in range(100_000):
        f = wrap(f)
    a, b = 'a', 'b'
    try:
        f('x')
    except RecursionError as e:
        return a + b
class Called: pass
Called.__call__ = Called()
def bound():
    class K:
        m = len
    for i in range(100_000):
        K.m = classmethod(K.__dict__['m'])
    K.m # binds the outermost only
    return 'ab'
def called():
    try:
        Called()()
    except RecursionError:
        return 'ab'
[chain(lambda f: f.__call__), chain(staticmethod), chain(lambda f: types.MethodType(f, 1)), bound(), called()]
`, nil)
	if err != nil {
		t.Fatal(err)
	}
	got, _ := As[[]any](r.Value)
	if len(got) != 5 {
		t.Fatalf("got %v", got)
	}
	for i, x := range got {
		if x != "ab" {
			t.Errorf("chain %d ended with %v", i, x)
		}
	}
}
