package gilliam_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing/fstest"
	"time"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/mount"
)

// must keeps the examples to what they show.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

var ctx = context.Background()

func Example() {
	p, err := gilliam.Compile("hello.py", "name.upper()")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, name := range []string{"ada", "grace"} {
		r, err := p.Run(ctx, nil, gilliam.Inputs{Vars: map[string]any{"name": name}})
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(r.Value)
	}
	// Output:
	// ADA
	// GRACE
}

func ExampleCompile() {
	_, err := gilliam.Compile("add.py", "total = 1 +\n")
	var syn *gilliam.SyntaxError
	if errors.As(err, &syn) {
		fmt.Println(syn.Line, syn.Column, syn.Message)
		fmt.Print(syn.Render())
	}
	// Output:
	// 1 12 invalid syntax
	//   File "add.py", line 1
	//     total = 1 +
	//                ^
	// SyntaxError: invalid syntax
}

func ExampleResult() {
	p := must(gilliam.Compile("report.py", "import sys\nprint('working')\nprint('careful', file=sys.stderr)\n[n * n for n in range(4)]"))
	r := must(p.Run(ctx, nil, gilliam.Inputs{}))
	fmt.Printf("%v %q %q\n", r.Value, r.Stdout, r.Stderr)
	fmt.Println(r.Stats.Fuel > 0, r.Stats.Peak > 0, r.Stats.HostCalls)
	// Output:
	// [0 1 4 9] "working\n" "careful\n"
	// true true 0
}

func ExampleException() {
	p := must(gilliam.Compile("total.py", "def total(order):\n    return order['price'] * 2\n\ntotal({})\n"))
	_, err := p.Run(ctx, nil, gilliam.Inputs{})
	var exc *gilliam.Exception
	if errors.As(err, &exc) {
		fmt.Println(exc.Type, exc.Message)
		fmt.Print(exc.Traceback)
	}
	// Output:
	// KeyError 'price'
	// Traceback (most recent call last):
	//   File "total.py", line 4, in <module>
	//     total({})
	//     ~~~~~^^^^
	//   File "total.py", line 2, in total
	//     return order['price'] * 2
	//            ~~~~~^^^^^^^^^
	// KeyError: 'price'
}

func ExampleLimits() {
	s := must(gilliam.NewSession(&gilliam.Env{Limits: gilliam.Limits{Fuel: 100_000}}))
	defer s.Close()
	_, err := s.Run(ctx, "try:\n    while True:\n        pass\nexcept BaseException:\n    print('never reached')", gilliam.Inputs{})
	var limit *gilliam.LimitError
	if errors.As(err, &limit) {
		fmt.Println(limit.Resource, limit.Max)
	}
	r := must(s.Run(ctx, "'the session goes on'", gilliam.Inputs{}))
	fmt.Println(r.Value)
	// Output:
	// fuel 100000
	// the session goes on
}

func ExampleAs() {
	type order struct {
		ID    int               `json:"id"`
		Items []string          `json:"items"`
		Price map[string]uint16 `json:"price"`
	}
	p := must(gilliam.Compile("order.py", "{'id': 7, 'items': ['tea'], 'price': {'tea': 250}}"))
	r := must(p.Run(ctx, nil, gilliam.Inputs{}))
	fmt.Printf("%+v\n", must(gilliam.As[order](r.Value)))

	_, err := gilliam.As[map[string][]int](must(must(gilliam.Compile("x.py", "{'a': [1, 2.5]}")).Run(ctx, nil, gilliam.Inputs{})).Value)
	fmt.Println(err)

	huge := must(must(gilliam.Compile("x.py", "2 ** 70")).Run(ctx, nil, gilliam.Inputs{}))
	fmt.Println(must(gilliam.As[*big.Int](huge.Value)))
	// Output:
	// {ID:7 Items:[tea] Price:map[tea:250]}
	// a float at ["a"][1] does not fit int
	// 1180591620717411303424
}

func ExampleDict() {
	d := gilliam.Dict{{Key: "z", Value: 1}, {Key: "a", Value: json.Number("1e3")}, {Key: "n", Value: json.Number("1000000000000000000000000000000")}}
	p := must(gilliam.Compile("x.py", "print(d)\n{'b': 1, 'a': (d['n'], None)}"))
	r := must(p.Run(ctx, nil, gilliam.Inputs{Vars: map[string]any{"d": d}}))
	fmt.Print(r.Stdout)
	b, _ := json.Marshal(r.Value)
	fmt.Println(string(b))
	// Output:
	// {'z': 1, 'a': 1000.0, 'n': 1000000000000000000000000000000}
	// {"b":1,"a":[1000000000000000000000000000000,null]}
}

// A script can read frozen records and not change them.
func ExampleFrozen() {
	tools := gilliam.Frozen{Value: []any{gilliam.Dict{{Key: "name", Value: "search"}, {Key: "tags", Value: []string{"web"}}}}}
	p := must(gilliam.Compile("x.py", "print(ALL_TOOLS[0]['name'], ALL_TOOLS[0]['tags'])\nALL_TOOLS[0]['name'] = 'x'"))
	r, err := p.Run(ctx, nil, gilliam.Inputs{Vars: map[string]any{"ALL_TOOLS": tools}})
	fmt.Print(r.Stdout)
	fmt.Println(err)
	// Output:
	// search ('web',)
	// TypeError: 'mappingproxy' object does not support item assignment
}

func ExampleFunc() {
	env := &gilliam.Env{Funcs: []gilliam.Func{{
		Name: "price", Params: "item, /, *, times=", Doc: "The price of an item in cents.",
		Call: func(ctx context.Context, item string, times int) (int, error) {
			if item != "tea" {
				return 0, gilliam.Raise("KeyError", item)
			}
			return 250 * max(times, 1), nil
		},
	}, {
		Name: "total", // variadic
		Call: func(prices ...int) (sum int) {
			for _, p := range prices {
				sum += p
			}
			return sum
		},
	}}}
	p := must(gilliam.Compile("order.py", `
try:
    price('coffee')
except KeyError as e:
    print('no', e)
total(price('tea'), price('tea', times=2))
`))
	r := must(p.Run(ctx, env, gilliam.Inputs{}))
	fmt.Print(r.Stdout, r.Value, "\n")
	// Output:
	// no 'coffee'
	// 750
}

func ExampleArgs() {
	// The fast form: no reflection, the function converts what it needs.
	env := &gilliam.Env{Funcs: []gilliam.Func{{
		Name: "add", Params: "a, b=",
		Call: func(a *gilliam.Args) (any, error) {
			x, err := gilliam.Arg[int](a, 0)
			if err != nil || !a.Given(1) {
				return x, err
			}
			y, err := gilliam.Arg[int](a, 1)
			return x + y, err
		},
	}}}
	p := must(gilliam.Compile("x.py", "print(add(1), add(1, b=2))\nadd('one')"))
	r, err := p.Run(ctx, env, gilliam.Inputs{})
	fmt.Print(r.Stdout)
	fmt.Println(err)
	// Output:
	// 1 3
	// TypeError: a str at a does not fit int
}

// What a model is shown comes from the declarations that calls are checked against.
func ExampleEnv_Stubs() {
	env := &gilliam.Env{Funcs: []gilliam.Func{{
		Name: "search", Params: "query: str, *, limit: int = 5, order: Literal['new', 'old'] = 'new'", Result: "list[dict]",
		Kind: gilliam.Suspend, Doc: "Search the archive.",
	}, {
		Name: "upload", Kind: gilliam.Async, Params: "data, name",
		Call: func(ctx context.Context, data []byte, name string) (int, error) { return len(data), nil },
	}}}
	fmt.Print(env.Stubs())
	p := must(gilliam.Compile("x.py", "search('tea', order='best')"))
	for _, d := range p.Check(env) {
		fmt.Println(d.Message)
	}
	_, err := p.Run(ctx, env, gilliam.Inputs{})
	fmt.Println(err)
	// Output:
	// def search(query: str, *, limit: int = 5, order: Literal['new', 'old'] = 'new') -> list[dict]:
	//     """Search the archive."""
	//
	// async def upload(data: bytes, name: str) -> int: ...
	// TypeError: search() argument 'order' must be Literal['new', 'old'], not "best"
	// TypeError: search() argument 'order' must be Literal['new', 'old'], not "best"
}

// The grants themselves say what a model has to know.
func ExampleEnv_Describe() {
	env := &gilliam.Env{
		Mounts:  []mount.Mount{{Path: "/in", FS: mount.FS(fstest.MapFS{})}, {Path: "/data", FS: mount.Memory(mount.Quota{Bytes: 1 << 20, Entries: 100})}},
		Environ: map[string]string{"TOKEN": "t-123", "REGION": "eu"},
		Clock:   time.Now,
		Funcs:   []gilliam.Func{{Name: "price", Params: "item", Doc: "The price of an item in cents.", Call: func(item string) int { return 250 }}},
	}
	fmt.Print(env.Describe())
	// Output:
	// Python 3.14 with its standard library, in a sandbox: no network, processes or threads.
	// Files:
	// - /in: read-only
	// - /data: read and write, at most 1048576 bytes and 100 entries more
	// Environment variables: REGION, TOKEN.
	// Clock: granted. Sleep: raises OSError. Random numbers: the same in every run; secrets and os.urandom raise OSError. Standard input: none.
	// Limits of a run: 64 MiB of memory, 10s of execution, 10000 calls of functions of the host, 1 MiB of output.
	//
	// Functions of the host:
	//
	// ```python
	// def price(item: str) -> int:
	//     """The price of an item in cents."""
	// ```
}

// An asynchronous function runs beside the script; its calls run beside one another.
func ExampleFunc_async() {
	env := &gilliam.Env{Async: 4, Funcs: []gilliam.Func{{
		Name: "fetch", Params: "url", Kind: gilliam.Async,
		Call: func(ctx context.Context, url string) (string, error) {
			select {
			case <-time.After(time.Millisecond):
				return "page of " + url, nil
			case <-ctx.Done():
				return "", ctx.Err()
			}
		},
	}}}
	s := must(gilliam.NewSession(env))
	defer s.Close()
	r := must(s.Run(ctx, "import asyncio\nawait asyncio.gather(fetch('a'), fetch('b'))", gilliam.Inputs{}))
	fmt.Println(r.Value)
	// Output:
	// [page of a page of b]
}

func ExampleModule() {
	env := &gilliam.Env{Modules: []gilliam.Module{{
		Name: "crm", Doc: "Customers.",
		Funcs:  []gilliam.Func{{Name: "find", Params: "name", Call: func(name string) map[string]any { return map[string]any{"name": name, "id": 7} }}},
		Consts: map[string]any{"REGION": "eu"},
	}}}
	p := must(gilliam.Compile("x.py", "import crm\nfrom crm import find\nfind('ada')['id'], crm.REGION"))
	fmt.Println(must(p.Run(ctx, env, gilliam.Inputs{})).Value)
	// Output:
	// [7 eu]
}

type basket struct {
	Owner string
	items []string
}

func (b *basket) AddItem(name string) int { b.items = append(b.items, name); return len(b.items) }

// A script holds a Go value and uses what is listed of it.
func ExampleObject() {
	mine := &basket{Owner: "ada"}
	env := &gilliam.Env{Funcs: []gilliam.Func{
		{Name: "basket", Call: func() gilliam.Object {
			return gilliam.Object{Key: "basket-1", Value: mine, Attrs: []string{"owner"}, Methods: []string{"add_item"}}
		}},
		{Name: "order", Call: func(b *basket) string { return b.Owner + " orders " + strings.Join(b.items, ", ") }},
	}}
	p := must(gilliam.Compile("x.py", "b = basket()\nb.add_item('tea')\nb.add_item('milk')\nprint(b.owner, b is basket())\nprint(order(b))\nb.items"))
	r, err := p.Run(ctx, env, gilliam.Inputs{})
	fmt.Print(r.Stdout)
	fmt.Println(err)
	// Output:
	// ada True
	// ada orders tea, milk
	// AttributeError: 'gilliam.host_object' object has no attribute 'items'
}

// Stop ends a run from any depth; it is no exception, so nothing catches it.
func ExampleFunc_stop() {
	var answer string
	env := &gilliam.Env{Funcs: []gilliam.Func{{Name: "finish", Call: func(a string) error {
		answer = a
		return gilliam.Stop
	}}}}
	p := must(gilliam.Compile("x.py", "def solve():\n    try:\n        finish('42')\n    except BaseException:\n        pass\nsolve()\nprint('never reached')"))
	r, err := p.Run(ctx, env, gilliam.Inputs{})
	fmt.Printf("%v %v %q\n", answer, err, r.Stdout)
	// Output:
	// 42 <nil> ""
}

func ExampleSession() {
	s := must(gilliam.NewSession(nil))
	defer s.Close()
	must(s.Run(ctx, "def double(n):\n    return 2 * n\nseen = [1]", gilliam.Inputs{}))
	_, err := s.Run(ctx, "seen.append(2)\nseen.append(1 / 0)", gilliam.Inputs{})
	fmt.Println(err)
	fmt.Println(must(s.Get("seen"))) // what was done before the failure is kept
	fmt.Println(must(s.Call(ctx, "double", 21)).Value)
	fmt.Println(s.Names())
	// Output:
	// ZeroDivisionError: division by zero
	// [1 2]
	// 42
	// [double seen]
}

func ExampleSession_Start() {
	env := &gilliam.Env{Funcs: []gilliam.Func{{Name: "ask", Params: "question", Kind: gilliam.Suspend}}}
	s := must(gilliam.NewSession(env))
	defer s.Close()
	u := must(s.Start(ctx, "sorted(['b', 'a'], key=lambda x: ask('rank of ' + x))", gilliam.Inputs{}))
	for u.Kind == gilliam.Calls {
		c := u.Calls[0]
		fmt.Println(c.ID, c.Name, c.Args, "at line", c.Pos.Line)
		rank := strings.Index("ab", c.Args[0].(string)[len("rank of "):])
		u = must(u.Resume(ctx, gilliam.Answer{ID: c.ID, Value: rank}))
	}
	fmt.Println(u.Result.Value, u.Err)
	// Output:
	// 1 ask [rank of b] at line 1
	// 2 ask [rank of a] at line 1
	// [a b] <nil>
}

// A slice hands control back after so much fuel.
func ExampleSession_StartProgram() {
	s := must(gilliam.NewSession(nil))
	defer s.Close()
	p := must(gilliam.Compile("sum.py", "sum(n for n in range(30_000))"))
	u := must(s.StartProgram(ctx, p, gilliam.Inputs{Slice: 50_000}))
	pauses := 0
	for u.Kind == gilliam.Paused {
		pauses++
		u = must(u.Resume(ctx))
	}
	fmt.Println(pauses > 1, u.Result.Value)
	// Output:
	// true 449985000
}

func ExampleSession_Snapshot() {
	key := gilliam.Key{ID: 1, Secret: [32]byte{ /* from a secret store */ 7}}
	env := &gilliam.Env{Funcs: []gilliam.Func{{Name: "ask", Params: "question", Kind: gilliam.Suspend}}}
	s := must(gilliam.NewSession(env))
	u := must(s.Start(ctx, "def squares():\n    for n in (1, 2):\n        yield ask(f'{n}?') ** 2\nlist(squares())", gilliam.Inputs{}))
	for u.Kind == gilliam.Calls {
		b := must(s.Snapshot(key))
		s.Close()
		// … another process, another day …
		s, u, _ = gilliam.Restore(ctx, env, []gilliam.Key{key}, b)
		u = must(u.Resume(ctx, gilliam.Answer{ID: u.Calls[0].ID, Value: 10 * u.Calls[0].ID}))
	}
	fmt.Println(u.Result.Value)
	s.Close()
	// Output:
	// [100 400]
}

func ExampleSession_Fork() {
	s := must(gilliam.NewSession(nil))
	defer s.Close()
	must(s.Run(ctx, "path = ['start']", gilliam.Inputs{}))
	for _, turn := range []string{"left", "right"} {
		f, _, err := s.Fork(ctx)
		if err != nil {
			fmt.Println(err)
			return
		}
		r := must(f.Run(ctx, "path + [turn]", gilliam.Inputs{Vars: map[string]any{"turn": turn}}))
		fmt.Println(r.Value)
		f.Close()
	}
	fmt.Println(must(s.Get("path")))
	// Output:
	// [start left]
	// [start right]
	// [start]
}

func ExampleBudget() {
	budget := &gilliam.Budget{Max: 64 << 20}
	env := &gilliam.Env{Budget: budget, Limits: gilliam.Limits{Memory: 32 << 20}}
	a := must(gilliam.NewSession(env))
	b := must(gilliam.NewSession(env))
	_, err := gilliam.NewSession(env)
	fmt.Println(err)
	a.Close()
	b.Close()
	fmt.Println(budget.Used())
	// Output:
	// gilliam: the shared budget is used up
	// 0
}

func ExampleEnv() {
	env := &gilliam.Env{
		Mounts: []mount.Mount{
			{Path: "/in", FS: mount.FS(fstest.MapFS{"names.txt": {Data: []byte("grace\nada\n")}})},
			{Path: "/out", FS: mount.Memory(mount.Quota{Bytes: 1 << 20})},
		},
		Environ: map[string]string{"LANG": "en"},
		Clock:   gilliam.SteppedClock(time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC), 0),
		Random:  rand.NewChaCha8([32]byte{1}), // a seed: runs repeat
		Sleep:   gilliam.InstantSleep,
	}
	p := must(gilliam.Compile("x.py", `
import datetime, os, time
time.sleep(3600)
with open('/in/names.txt') as f, open('/out/sorted.txt', 'w') as g:
    g.writelines(sorted(f))
try:
    open('/etc/passwd')
except PermissionError as e:
    print(e)
print(open('/out/sorted.txt').read().split(), os.environ['LANG'], datetime.date.today())
`))
	r := must(p.Run(ctx, env, gilliam.Inputs{}))
	fmt.Print(r.Stdout)
	// Output:
	// [Errno 13] Permission denied: '/etc/passwd'
	// ['ada', 'grace'] en 2026-01-02
}

// What a run wrote is reported, and can be read.
func ExampleSession_Files() {
	s := must(gilliam.NewSession(&gilliam.Env{Mounts: []mount.Mount{{
		Path: "/data", FS: mount.Overlay(mount.FS(fstest.MapFS{"data.csv": {Data: []byte("a,b\n")}}), mount.Quota{}),
	}}}))
	defer s.Close()
	r := must(s.Run(ctx, `
import os
with open('/data/data.csv', 'a') as f:
    f.write('1,2\n')
os.makedirs('/data/out')
with open('/data/out/summary.json', 'w') as f:
    f.write('{"rows": 1}')
`, gilliam.Inputs{}))
	for _, c := range r.Files {
		fmt.Println(c.Kind, c.Path, c.Type, c.Size)
	}
	fmt.Println(string(must(fs.ReadFile(s.Files(), "data/out/summary.json"))))
	// Output:
	// changed /data/data.csv text/csv 8
	// new /data/out folder 0
	// new /data/out/summary.json application/json 11
	// {"rows": 1}
}

func ExampleProgram_Check() {
	env := &gilliam.Env{Funcs: []gilliam.Func{{Name: "fetch", Params: "url, *, limit=", Kind: gilliam.Async, Call: func(*gilliam.Args) (any, error) { return nil, nil }}}}
	p := must(gilliam.Compile("plan.py", "import jsn\npages = await fetch('a', 3)\nfetch('b')\nprint(page)\n"))
	for _, d := range p.Check(env) {
		fmt.Println(d)
	}
	// Output:
	// plan.py:1:8: error: ModuleNotFoundError: No module named 'jsn'. Did you mean 'json'? (only modules of the library can be imported)
	// plan.py:2:15: error: TypeError: fetch() takes exactly 1 positional argument (2 given) (it is fetch(url, *, limit=...))
	// plan.py:3:1: warning: the result of fetch() is never awaited (write await fetch(…))
	// plan.py:4:7: error: NameError: name 'page' is not defined. Did you mean: 'pages'?
}
