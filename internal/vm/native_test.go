package vm

import "testing"

// What a native puts in the place of an argument it was not given survives a collection before
// the native is done.
func TestAbsentArgumentsUnderStress(t *testing.T) {
	const src = `
def f(self):
    "doc"

p = property(f)
print(p.fset, p.fdel, p.__doc__, p.__isabstractmethod__)
print(str(b'abc', 'utf-8'), 'a b'.split(), slice(1).step, int('7'), sum([1.5]), sorted('ba'))
`
	im := BuildImage(nil)
	plain, _ := runText(t, im, src, 0, false)
	if want := "None None doc False\nabc ['a', 'b'] None 7 1.5 ['a', 'b']\n"; plain != want {
		t.Errorf("got  %swant %s", plain, want)
	}
	if got, _ := runText(t, im, src, 0, true); got != plain {
		t.Errorf("under stress %swant %s", got, plain)
	}
}

// Names of the compiler's own are in reach of a script, which may put anything there.
func TestCompilersNamesInReach(t *testing.T) {
	got, _ := runText(t, BuildImage(nil), `
try:
    if True:
        a: int = 1
        __conditional_annotations__ = 5
        b: int = 2
except SystemError as e:
    print(e)
`, 0, false)
	if want := "bad argument to internal function\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
