package syntax

import (
	"io"
	"strings"
	"testing"
)

func TestSourcesThatMoreTextCouldCompleteAreIncomplete(t *testing.T) {
	for _, test := range []struct {
		source string
		want   bool
	}{
		{"if x:\n", true},
		{"if x:", true},
		{"def f():\n    # comment\n", true},
		{"class A:\n    def f(self):\n", true},
		{"try:\n    x\n", true},
		{"@decorator\n", true},
		{"f(a,\n", true},
		{"x = [1, 2", true},
		{"x = {", true},
		{`x = """text`, true},
		{`f"""text {x}`, true},
		{"x = 1 + \\\n", true},
		{"match x:\n", true},
		{"x = 1 +\n", false},
		{"x = 'text\n", false},
		{"x y\n", false},
		{"f(a b\n", false},
		{"if x\n", false},
		{")\n", false},
		{"if x:\n    y\n  z\n", false},
	} {
		_, _, err := Parse("f", test.source, Single)
		if err == nil {
			t.Errorf("%q is accepted", test.source)
		} else if err.Incomplete != test.want {
			t.Errorf("%q: Incomplete = %v, want %v (%v)", test.source, err.Incomplete, test.want, err)
		}
	}
}

func TestNoTextIsParsedThatPythonCannotRepresent(t *testing.T) {
	for _, test := range []struct{ source, kind, msg string }{
		{"x = 1\x00", "SyntaxError", "source code string cannot contain null bytes"},
		{"é\xed\xa0\x80", "UnicodeEncodeError",
			`'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed`},
	} {
		_, _, err := Parse("f", test.source, Exec)
		if err == nil || err.Kind.String() != test.kind || err.Msg != test.msg {
			t.Errorf("%q: %v, want %s: %s", test.source, err, test.kind, test.msg)
		}
	}
}

// Chains that grow to the left are as long as the source; what reads the tree
// must not recurse over them either.
func TestChainsAreNotBoundedByNesting(t *testing.T) {
	const n = 100_000
	for _, source := range []string{
		"x" + strings.Repeat(" + 1", n),
		"x" + strings.Repeat(".x", n),
		"x" + strings.Repeat("()", n),
		"x" + strings.Repeat("[0]", n),
		"x" + strings.Repeat(" < 1", n),
		strings.Repeat("x = ", n) + "1",
		"if x: y\n" + strings.Repeat("elif x: y\n", n),
		`"a"` + strings.Repeat(` "a"`, n),
	} {
		m, _, err := Parse("f", source, Exec)
		if err != nil {
			t.Errorf("%.20q: %v", source, err)
			continue
		}
		if err := Dump(io.Discard, m); err != nil {
			t.Error(err)
		}
	}
}

// The depth of what nests to the right is bounded, by about as much as in
// CPython.
func TestNestingIsBounded(t *testing.T) {
	for _, test := range []struct {
		before, unit, after string
		fits, fails         int
		msg                 string
	}{
		{"", "-", "1", 4000, 6100, "Parser stack overflowed - Python source too complex to parse"},
		{"", "not ", "x", 4000, 6100, "Parser stack overflowed - Python source too complex to parse"},
		{"", "lambda: ", "x", 1300, 2000, "Parser stack overflowed - Python source too complex to parse"},
		{"", "2**", "1", 1300, 2001, "Parser stack overflowed - Python source too complex to parse"},
		{"", "x if y else ", "z", 4000, 6100, "Parser stack overflowed - Python source too complex to parse"},
		{"", "(", "", 0, 201, "too many nested parentheses"},
	} {
		for _, n := range []int{test.fits, test.fails} {
			_, _, err := Parse("f", test.before+strings.Repeat(test.unit, n)+test.after, Exec)
			switch {
			case n == test.fits && n > 0 && err != nil:
				t.Errorf("%d times %q: %v", n, test.unit, err)
			case n == test.fails && (err == nil || err.Msg != test.msg):
				t.Errorf("%d times %q: %v, want %q", n, test.unit, err, test.msg)
			}
		}
	}
	if _, _, err := Parse("f", strings.Repeat("(", 200)+strings.Repeat(")", 200), Exec); err != nil {
		t.Error(err)
	}
}

func indented(levels int) string {
	var b strings.Builder
	for i := range levels {
		b.WriteString(strings.Repeat(" ", i) + "if x:\n")
	}
	b.WriteString(strings.Repeat(" ", levels) + "y\n")
	return b.String()
}

func TestIndentationIsBounded(t *testing.T) {
	if _, _, err := Parse("f", indented(98), Exec); err != nil {
		t.Error(err)
	}
	_, _, err := Parse("f", indented(100), Exec)
	if err == nil || err.Msg != "too many levels of indentation" || err.Kind != IndentationError {
		t.Error(err)
	}
}

func TestErrorNamesItsPlace(t *testing.T) {
	_, _, err := Parse("script.py", "x = 1\ny = = 2\n", Exec)
	if err == nil || err.Error() != "SyntaxError: invalid syntax (script.py, line 2)" {
		t.Error(err)
	}
}

// The grammar names its rules, tokens and actions by text; a slip would make
// a rule that never matches.
func TestGrammarIsWhole(t *testing.T) {
	for _, r := range theGrammar().rules {
		if r.body == nil {
			t.Errorf("rule %s is used and not defined", r.name)
			continue
		}
		checkPeg(t, r.name, r.body)
	}
}

func checkPeg(t *testing.T, name string, p *peg) {
	t.Helper()
	if (p.op == pegToken || p.op == pegForced) && p.arg == 0 && name != "file" && name != "eval" && name != "single" {
		t.Errorf("rule %s expects a token that does not exist", name)
	}
	if p.op == pegSoft && p.arg == 0 {
		t.Errorf("rule %s expects a soft keyword that does not exist", name)
	}
	for _, kid := range p.kids {
		checkPeg(t, name, kid)
	}
	for _, alt := range p.alts {
		if alt.acts && alt.act == nil && alt.node == 0 && alt.fail == nil {
			t.Errorf("rule %s names an action that does not exist", name)
		}
		for _, item := range alt.items {
			checkPeg(t, name, item.peg)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, name := range []string{"errors.jsonl", "trees.jsonl"} {
		for i, r := range readRecorded(f, name) {
			if i%10 == 0 {
				f.Add(r.Source)
			}
		}
	}
	f.Fuzz(func(t *testing.T, source string) {
		for _, mode := range []Mode{Exec, Eval, Single} {
			m, _, err := Parse("f", source, mode)
			if (m == nil) == (err == nil) {
				t.Fatalf("%q has a tree and an error, or neither", source)
			}
			if err != nil {
				if err.Msg == "" || err.Line < 0 || err.Line > strings.Count(source, "\n")+strings.Count(source, "\r")+1 {
					t.Fatalf("%q: %s", source, errorText(err))
				}
				continue
			}
			if err := Dump(io.Discard, m); err != nil {
				t.Fatal(err)
			}
		}
	})
}
