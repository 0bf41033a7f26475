package resolve

import (
	"testing"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

func resolved(t *testing.T, source string) *Scope {
	t.Helper()
	mod, _, serr := syntax.Parse("test", source, syntax.Exec)
	if serr != nil {
		t.Fatal(serr)
	}
	s, serr := Resolve(mod, Source{File: "test", Text: source}, Options{})
	if serr != nil {
		t.Fatal(serr)
	}
	return s
}

// TestBindings follows names to their variables through functions, classes and
// comprehensions.
func TestBindings(t *testing.T) {
	top := resolved(t, `
def f(a, b):
    total = [a + x for x in b]
    late = (b for x in total)
    class C:
        y = a
        z = [y for q in y]
        def m(self):
            return super().m(), __class__
    return lambda: total
`)
	f := top.Children[0]
	list, gen, class, lambda := f.Children[0], f.Children[1], f.Children[2], f.Children[3]
	method := class.Children[1]
	for _, k := range []struct {
		scope *Scope
		name  string
		want  Binding
	}{
		{top, "f", Local},
		{f, "a", Cell},
		{f, "b", Cell},
		{f, "total", Cell},
		{f, "late", Local},
		{list, "a", Outer},
		{list, "x", Local},
		{gen, "b", Free},
		{gen, "x", Local},
		{class, "a", Free},
		{class, "y", Local},
		{class.Children[0], "y", GlobalImplicit},
		{method, "__class__", Free},
		{method, "super", GlobalImplicit},
		{lambda, "total", Free},
	} {
		sym := k.scope.Find(k.name)
		if sym == nil || sym.Binding != k.want {
			t.Errorf("%s in %s: %+v, want binding %d", k.name, k.scope.Name, sym, k.want)
		}
	}
	if !list.Inlined || gen.Inlined || !class.NeedsClass || class.NeedsClassDict {
		t.Errorf("inlined %v %v, class cells %v %v", list.Inlined, gen.Inlined, class.NeedsClass, class.NeedsClassDict)
	}
	if sym, s := list.Lookup("a"); s != f || sym.Binding != Cell {
		t.Errorf("a is looked up as %+v", sym)
	}
}

// TestMangle applies the rule for private names.
func TestMangle(t *testing.T) {
	for _, k := range [][3]string{
		{"C", "__x", "_C__x"},
		{"__C", "__x", "_C__x"},
		{"_", "__x", "__x"},
		{"C", "__x__", "__x__"},
		{"C", "__x_", "_C__x_"},
		{"C", "_x", "_x"},
		{"C", "__a.b", "__a.b"},
		{"C", "__", "__"},
	} {
		if got := Mangle(k[0], k[1]); got != k[2] {
			t.Errorf("%s in %s is %s, want %s", k[1], k[0], got, k[2])
		}
	}
}

// TestColumns counts columns of errors in characters.
func TestColumns(t *testing.T) {
	source := "x = 'é'; return\n"
	e := Source{File: "f", Text: source}.Error(syntax.Range{Line: 1, Col: 10, EndLine: 1, EndCol: 16}, "m")
	if e.Col != 10 || e.EndCol != 16 || e.Text != source {
		t.Errorf("%+v", e)
	}
}
