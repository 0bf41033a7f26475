package compile

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gilliam-run/gilliam/internal/cputime"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

const wide = 5000

func numbered(format, sep string, n int) string {
	parts := make([]string, n)
	for i := range parts {
		parts[i] = fmt.Sprintf(format, i)
	}
	return strings.Join(parts, sep)
}

// TestWidth compiles programs that are wide or deep in one way each. None may be
// refused, and all must fit the register window.
func TestWidth(t *testing.T) {
	many := func(s string) string { return strings.Repeat(s, wide) }
	nest := func(open, mid, end string, n int) string {
		return strings.Repeat(open, n) + mid + strings.Repeat(end, n)
	}
	programs := map[string]string{
		"sum":                "x = " + many("a + ") + "a",
		"sum of constants":   "x = " + many("1 + ") + "1",
		"attributes":         "x = a" + many(".b"),
		"calls":              "x = a" + many("()"),
		"subscripts":         "x = a" + many("[0]"),
		"mixed primaries":    "x = a" + many(".b(1)[c]"),
		"elif":               "if a: pass\n" + many("elif b: c\n") + "else: d",
		"list":               "x = [" + many("a, ") + "]",
		"list of stars":      "x = [" + many("*a, ") + "]",
		"dict":               "x = {" + many("a: b, ") + "}",
		"set":                "x = {" + many("a, ") + "}",
		"tuple":              "x = " + many("a, "),
		"arguments":          "f(" + many("a, ") + ")",
		"keywords":           "f(" + numbered("k%d=b", ", ", wide) + ")",
		"bases":              "class A(" + numbered("b%d", ", ", wide) + "): pass",
		"locals":             "def f():\n" + numbered(" a%d = 1", "\n", wide) + "\n return a1 + a4999",
		"captured locals":    "def f():\n" + numbered(" a%d = 1", "\n", wide) + "\n return lambda: a1 + a4999",
		"captured captures":  "def f():\n" + numbered(" a%d = 1", "\n", 300) + "\n def g():\n  return lambda: " + numbered("a%d", "+", 300),
		"targets":            numbered("a%d", ", ", wide) + " = x",
		"starred targets":    numbered("a%d", ", ", 255) + ", *b, " + numbered("c%d", ", ", wide) + " = x",
		"local targets":      "def f():\n " + numbered("a%d", ", ", wide) + " = x",
		"boolean":            "x = " + many("a and ") + "b",
		"condition":          "if " + many("a or ") + "b: pass",
		"comparison":         "x = " + many("a < ") + "b",
		"compared condition": "if " + many("a < ") + "b: pass",
		"f-string":           "x = f'" + many("{a}b") + "'",
		"template":           "x = t'" + many("{a}b") + "'",
		"strings":            "x = " + many("'a' "),
		"decorators":         many("@d\n") + "def f(): pass",
		"some parameters":    "def f(" + numbered("a%d=b", ", ", 200) + "): pass",
		"parameters":         "def f(" + numbered("a%d=b", ", ", wide) + ", *args, " + numbered("k%d=b", ", ", wide) + ", **kw): return a3 + a4999 + k4999",
		"lambda parameters":  "lambda " + numbered("a%d", ", ", wide) + ": lambda: a3 + a4999",
		"imports":            "import " + numbered("a%d", ", ", wide),
		"deletions":          "del " + numbered("a%d", ", ", wide),
		"cases":              "match x:\n" + numbered(" case %d: pass", "\n", wide),
		"captures":           "match x:\n case [" + numbered("[a%d, 1]", ", ", wide) + "]: pass",
		"alternatives":       "match x:\n case " + numbered("%d", " | ", wide) + ": pass",
		"mapping pattern":    "match x:\n case {" + numbered("%d: a%[1]d", ", ", wide) + "}: pass",
		"class pattern":      "match x:\n case A(" + numbered("a%d=b%[1]d", ", ", wide) + "): pass",
		"annotations":        numbered("a%d: int", "\n", wide),
		"type parameters":    "class A[" + numbered("T%d: int", ", ", wide) + "]: pass",
		"nested calls":       "x = " + nest("f(1, a, ", "b", ")", 190),
		"nested lists":       "x = " + nest("[1, a, ", "b", "]", 190),
		"nested dicts":       "x = " + nest("{a: 1, b: ", "b", "}", 190),
		"nested keywords":    "x = " + nest("f(*a, b, **c, d=", "e", ")", 190),
		"nested targets":     nest("(a, b, ", "c", ")", 190) + " = x",
		"nested patterns":    "match x:\n case " + nest("[a, ", "1", "]", 1) + " | " + nest("[_, b, ", "1", "]", 1) + " if 0: pass\n case " + nest("[_, 1, ", "1", "]", 190) + ": pass",
		"not":                "x = " + strings.Repeat("not ", 1000) + "a",
		"minus":              "x = " + strings.Repeat("-", 1000) + "a",
		"lambdas":            "x = " + strings.Repeat("lambda: ", 200) + "a",
		"conditionals":       "x = " + strings.Repeat("a if b else ", 1000) + "c",
		"powers":             "x = " + strings.Repeat("a ** ", 1000) + "b",
		"nested finally":     nestedFinally(20),
	}
	for name, source := range programs {
		if name == "nested patterns" {
			source = strings.Replace(source, "case [a, 1] | [_, b, 1] if 0", "case [a, 1] | [_, a, 1] if 0", 1)
		}
		mod, _, serr := syntax.Parse(name, source, syntax.Exec)
		if serr != nil {
			t.Errorf("%s: parser: %v", name, serr)
			continue
		}
		start := cputime.Now()
		code, _, serr := Compile(mod, name, source, Options{})
		if serr != nil {
			t.Errorf("%s: %v", name, serr)
			continue
		}
		if d := cputime.Since(start); d > 2*time.Second {
			t.Errorf("%s: took %v", name, d)
		}
		if err := Verify(code); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if n := size(code); n > 40*len(source)+1000 {
			t.Errorf("%s: %d instructions for %d bytes", name, n, len(source))
		}
	}
}

func size(c *Code) int {
	n := len(c.Instrs)
	for _, x := range c.Codes {
		n += size(x)
	}
	return n
}

// nestedFinally nests try statements in finally clauses, each with ways out.
func nestedFinally(n int) string {
	body := []string{"return 1"}
	for range n {
		next := []string{"try:", " return 2", "finally:"}
		for _, l := range body {
			next = append(next, " "+l)
		}
		body = next
	}
	return "def f():\n " + strings.Join(body, "\n ")
}
