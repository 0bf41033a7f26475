package gilliam

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

var checkEnv = &Env{
	Funcs: []Func{
		{Name: "search", Params: "query, *, limit=", Kind: Suspend},
		{Name: "fetch", Params: "url", Kind: Async, Call: func(string) string { return "" }},
		{Name: "add", Call: func(a, b int) int { return a + b }},
	},
	Modules: []Module{{Name: "tools", Funcs: []Func{{Name: "send", Params: "*, to, text=", Call: func(*Args) (any, error) { return nil, nil }}},
		Consts: map[string]any{"LIMIT": 3}}},
}

// What Check finds, one line each: position, code and the first words of the message.
var checked = []struct {
	name, source string
	want         []string
}{
	{"a name nothing binds", "def f():\n    return lenght\n", []string{"2:12 undefined-name NameError: name 'lenght' is not defined"}},
	{"a suggestion among the program's names", "length = 3\nprint(lenght)\n", []string{"2:7 undefined-name NameError: name 'lenght' is not defined. Did you mean: 'length'?"}},
	{"columns in characters", "s = 'äöü', nope\n", []string{"1:12 undefined-name NameError: name 'nope' is not defined"}},
	{"an unknown module", "import numpy as np\nfrom pandas.io import sql\n", []string{
		"1:8 unknown-module ModuleNotFoundError: No module named 'numpy'", "2:1 unknown-module ModuleNotFoundError: No module named 'pandas'"}},
	{"an unknown attribute of a module", "import math\nfrom math import sqroot\nmath.pii, math.pi\n", []string{
		"2:18 unknown-attribute ImportError: cannot import name 'sqroot' from 'math' (unknown location). Did you mean: 'sqrt'?",
		"3:1 unknown-attribute AttributeError: module 'math' has no attribute 'pii'. Did you mean: 'pi'?"}},
	{"a host function called wrongly", "search()\nsearch('a', 3)\nsearch('a', limit=3)\nsearch('a', deep=1)\nadd(1)\n", []string{
		"1:1 bad-call TypeError: search() missing", "2:1 bad-call TypeError: search() takes", "4:1 bad-call TypeError: search() got an unexpected keyword argument 'deep'",
		"5:1 bad-call TypeError: add expected 2 arguments, got 1"}},
	{"a function of a host module called wrongly", "import tools\ntools.send('ada')\ntools.send(to='ada')\ntools.LIMIT, tools.sent\n", []string{
		"2:1 bad-call TypeError: send() takes", "4:14 unknown-attribute AttributeError: module 'tools' has no attribute 'sent'. Did you mean: 'send'?"}},
	{"a call nobody awaits", "async def main():\n    fetch('x')\n    await fetch('y')\nmain()\nawait main()\n", []string{
		"2:5 not-awaited the result of fetch() is never awaited", "4:1 not-awaited the result of main() is never awaited"}},
	{"a warning of the compiler", "x = 1 is 1\n", []string{`1:5 syntax SyntaxWarning: "is" with 'int' literal. Did you mean "=="?`}},

	{"names bound anywhere", "def f():\n    global g\n    g = h\n[k for k in g if (w := k)]\nw\ndel w\nh = 1\nclass C:\n    a = 1\n    b = a\nmatch g:\n    case [x, *y]: print(x, y)\ntry: pass\nexcept OSError as e: print(e)\n", nil},
	{"expected errors", "try:\n    unicode\nexcept NameError:\n    unicode = str\ntry:\n    import ujson\nexcept ImportError:\n    ujson = None\nelse:\n    from ujson import dumps\n", nil},
	{"errors expected by callers", "def probe():\n    import numpy\n    return helper()\ndef helper():\n    return nowhere\ntry:\n    probe()\nexcept (ImportError, NameError):\n    pass\n", nil},
	{"functions that are asked to fail", "def raises(what, f):\n    try:\n        f()\n    except what:\n        return True\nraises(NameError, lambda: nowhere)\n", nil},
	{"names made by other means", "exec('a = 1')\nprint(a)\n", nil},
	{"what is asked for first", "import sys, math\nif hasattr(math, 'exp3'):\n    math.exp3(1)\nif sys.version_info < (3,):\n    unicode\nif False:\n    nowhere\n", nil},
	{"attributes that are set", "import math\nmath.tau2 = 1\nmath.tau2\n", nil},
	{"a name that hides a function of the host", "def search(): pass\nsearch()\n", nil},
	{"annotations", "def f(x: Nowhere) -> Nothing: pass\ny: Never = 1\n", nil},
	{"type parameters", "def f[__T](x):\n    return __T\n", nil},
	{"arguments that are not known", "search(*[], **{})\n", nil},
	{"names of inputs", "print(given)\n", nil},
}

func TestCheckFindsMistakesWithoutRunning(t *testing.T) {
	for _, c := range checked {
		t.Run(c.name, func(t *testing.T) {
			p, err := Compile("x.py", c.source)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, d := range p.Check(checkEnv, "given") {
				got = append(got, fmt.Sprintf("%d:%d %s %s", d.Line, d.Column, d.Code, d.Message))
			}
			same := slices.EqualFunc(got, c.want, func(g, w string) bool { return strings.HasPrefix(g, w) })
			if !same {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(c.want, "\n"))
			}
		})
	}
}

// A source may be as deep or as full of mistakes as its length allows.
func TestCheckTakesHostileSources(t *testing.T) {
	for name, source := range map[string]string{
		"a long sum":         "x = 1" + strings.Repeat(" + a", 20000),
		"a chain of calls":   "import math\nmath" + strings.Repeat(".a()", 20000),
		"elif":               "if a: pass\n" + strings.Repeat("elif a: pass\n", 5000),
		"functions in turn":  strings.Repeat("def f(): g()\ndef g(): f()\n", 3000) + "try: f()\nexcept NameError: pass\n",
		"a million mistakes": strings.Repeat("a;", 200000),
	} {
		p, err := Compile("x.py", source)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		p.Check(nil)
	}
}
