package gilliam

import (
	"fmt"
	"os"
	"path/filepath"
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
	{"awaitables that are passed on", "import asyncio\nasync def main():\n    a = fetch('x')\n    b = fetch('y')\n    c = asyncio.create_task(fetch('z'))\n    d = fetch('w')\n    print(await a, await c)\n    if d is not None: d.close()\n    tasks = [fetch(u) for u in 'ab']\n    return b, await asyncio.gather(*tasks)\nawait main()\nlate = fetch('x')\n", nil},
	{"awaitables that are wanted", "def size(x):\n    return fetch(x)\nasync def show():\n    return (await size('a'))['x'], (await fetch('y'))['z'], [c for c in await fetch('w')]\nawait show()\n", nil},
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
		"attributes":         "import a\na" + strings.Repeat(".a", 500_000),
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

// A program an agent might write, valid as it stands.
const soundProgram = `import asyncio
import collections.abc
import json
import math
import os.path
from dataclasses import dataclass, field

import tools

LIMIT = 10

@dataclass
class Order:
    item: str
    cents: int = 0
    tags: list = field(default_factory=list)

    def total(self, times=1):
        return self.cents * times

def parse(text, *, strict=False):
    try:
        data = json.loads(text)
    except ValueError as error:
        print(error)
        data = {}
    return [Order(**d) for d in data.get('orders', [])]

async def load(url):
    page = await fetch(url)
    found = search(page, limit=3)
    return parse(page), found

orders, found = await load('https://example.org')
results = await asyncio.gather(fetch('a'), fetch('b'))
tools.send(to='ada', text=f'{len(orders)} of {tools.LIMIT}')
best = max(orders, key=lambda order: order.total(), default=None)
print(math.sqrt(sum(o.cents for o in orders)), os.path.join('a', 'b'), isinstance(results, collections.abc.Sequence))
`

// Mistakes, each a statement that stands behind the sound program or in a function of it.
var seeded = []struct{ code, statement string }{
	{"undefined-name", "print(order)"},
	{"undefined-name", "totl = LIMT + 1"},
	{"undefined-name", "[x for x in orders if y]"},
	{"undefined-name", "for o in order_list: pass"},
	{"undefined-name", "def f(a, b=DEFAULT): return a"},
	{"undefined-name", "class C(Base): pass"},
	{"undefined-name", "print(f'{nme}')"},
	{"undefined-name", "with opne('x') as f: pass"},
	{"undefined-name", "lambda: missing"},
	{"undefined-name", "@cached\ndef f(): pass"},
	{"undefined-name", "del leftover"},
	{"undefined-name", "counter += 1"},
	{"undefined-name", "raise CustomError('x')"},
	{"undefined-name", "if tru: pass"},
	{"undefined-name", "results[indx]"},
	{"undefined-name", "parse(text='', strict=false)"},
	{"undefined-name", "x = null"},
	{"undefined-name", "assert isinstance(best, Ordr)"},
	{"undefined-name", "async def g():\n    return await fech('x')"},
	{"undefined-name", "match best:\n    case Ordre(): pass"},
	{"undefined-name", "{k: v for k, w in {}.items()}"},
	{"undefined-name", "pprint(orders)"},
	{"undefined-name", "re.sub('a', 'b', 'c')"},
	{"undefined-name", "datetime.datetime(2026, 1, 1)"},
	{"unknown-module", "import numpy"},
	{"unknown-module", "import pandas as pd"},
	{"unknown-module", "from requests import get"},
	{"unknown-module", "import jsn"},
	{"unknown-module", "import os.pth"},
	{"unknown-module", "from collections.abcd import Sequence"},
	{"unknown-module", "def f():\n    import yaml"},
	{"unknown-module", "import tools.extra"},
	{"unknown-module", "import asyncioo"},
	{"unknown-attribute", "math.sqroot(2)"},
	{"unknown-attribute", "json.parse('{}')"},
	{"unknown-attribute", "from math import infinity"},
	{"unknown-attribute", "from json import load_string"},
	{"unknown-attribute", "os.path.joined('a')"},
	{"unknown-attribute", "tools.sent(to='ada')"},
	{"unknown-attribute", "from tools import recieve"},
	{"unknown-attribute", "tools.LIMITS"},
	{"unknown-attribute", "asyncio.wait_until(1)"},
	{"unknown-attribute", "collections.abc.Sequense"},
	{"unknown-attribute", "def f():\n    return math.PI"},
	{"unknown-attribute", "import string\nstring.asciiletters"},
	{"bad-call", "search()"},
	{"bad-call", "search('a', 3)"},
	{"bad-call", "search('a', limits=3)"},
	{"bad-call", "search(q='a')"},
	{"bad-call", "search('a', query='b')"},
	{"bad-call", "await fetch()"},
	{"bad-call", "await fetch('a', 'b')"},
	{"bad-call", "await fetch(uri='a')"},
	{"bad-call", "await fetch(3)"},
	{"bad-call", "await fetch(['a'])"},
	{"bad-call", "await fetch(None)"},
	{"bad-call", "await fetch(url=f'{1}' if best else 'x', timeout=3)"},
	{"bad-call", "add(1)"},
	{"bad-call", "add(1, 2, 3)"},
	{"bad-call", "add('1', 2)"},
	{"bad-call", "add(1, 2.5)"},
	{"bad-call", "add(a=1, b=2)"},
	{"bad-call", "tools.send('ada')"},
	{"bad-call", "tools.send(too='ada')"},
	{"bad-call", "tools.send(to='ada', text=['a'])"},
	{"bad-call", "tools.send(to=7)"},
	{"bad-call", "from tools import send\nsend(text='x')"},
	{"bad-call", "rank('a', order='up')"},
	{"bad-call", "rank('a', order='asc', limit='3')"},
	{"bad-call", "rank('a', {'b': 1})"},
	{"bad-call", "rank({'a'})"},
	{"bad-call", "def f():\n    return rank(b'a')"},
	{"not-awaited", "fetch('x')"},
	{"not-awaited", "load('x')"},
	{"not-awaited", "async def g():\n    fetch('x')\n    return 1"},
	{"not-awaited", "for u in 'ab':\n    load(u)"},
	{"not-awaited", "tools.store('x')"},
	{"not-awaited", "print(fetch('x'))"},
	{"not-awaited", "fetch('x')['items']"},
	{"not-awaited", "text = fetch('x').upper()"},
	{"not-awaited", "for line in fetch('x'): pass"},
	{"not-awaited", "n = 1 + len(fetch('x'))"},
	{"not-awaited", "page = fetch('x')\nprint(page['title'])"},
	{"not-awaited", "page = fetch('x')\ntext = f'{page}'"},
	{"not-awaited", "a, b = fetch('x')"},
	{"not-awaited", "[c for c in fetch('x')]"},
	{"not-awaited", "async def g():\n    page = fetch('x')\n    return 1"},
}

var seedEnv = &Env{
	Funcs: []Func{
		{Name: "search", Params: "query: str, *, limit: int = 5", Kind: Suspend},
		{Name: "fetch", Params: "url", Kind: Async, Call: func(string) string { return "" }},
		{Name: "add", Call: func(a, b int) int { return a + b }},
		{Name: "rank", Params: "query: str, weights: list[float] | None = None, *, order: Literal['asc', 'desc'] = 'asc', limit: int = 3", Call: func(*Args) (any, error) { return nil, nil }},
	},
	Modules: []Module{{Name: "tools", Consts: map[string]any{"LIMIT": 3}, Funcs: []Func{
		{Name: "send", Params: "*, to: str, text: str = ''", Call: func(*Args) (any, error) { return nil, nil }},
		{Name: "store", Params: "x", Kind: Async, Call: func(any) {}},
	}}},
}

// Each mistake is found where it stands, whether at the top or in a function, and nothing
// else is.
func TestCheckFindsEverySeededMistake(t *testing.T) {
	if len(seeded) < 60 {
		t.Errorf("only %d mistakes", len(seeded))
	}
	sound, err := Compile("sound.py", soundProgram)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range sound.Check(seedEnv) {
		t.Errorf("sound: %s", d)
	}
	first := strings.Count(soundProgram, "\n") + 1
	for _, m := range seeded {
		p, err := Compile("x.py", soundProgram+m.statement+"\n")
		if err != nil {
			t.Fatalf("%s: %v", m.statement, err)
		}
		found := p.Check(seedEnv)
		if len(found) != 1 || found[0].Code != m.code || found[0].Line < first || found[0].EndColumn <= found[0].Column && found[0].EndLine == found[0].Line {
			t.Errorf("%s: want one %s, got %v", m.statement, m.code, found)
		}
		if strings.HasPrefix(m.statement, "del ") || strings.Contains(m.statement, "+=") {
			continue // in a function the name is another one
		}
		inner := "async def inner():\n    " + strings.ReplaceAll(m.statement, "\n", "\n    ") + "\n"
		if p, err = Compile("x.py", soundProgram+inner); err != nil {
			continue // an import of everything, say
		}
		if found = p.Check(seedEnv); len(found) != 1 || found[0].Code != m.code {
			t.Errorf("in a function, %s: want one %s, got %v", m.statement, m.code, found)
		}
	}
}

// The programs that measure speed have no mistakes.
func TestCheckIsSilentAboutTheBenchPrograms(t *testing.T) {
	files, err := filepath.Glob("bench/programs/*.py")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	for _, name := range files {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		p, err := Compile(name, string(b))
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range p.Check(nil) {
			t.Error(d)
		}
	}
}
