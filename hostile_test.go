package gilliam

import (
	"testing"
)

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
