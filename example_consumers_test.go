package gilliam_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/mount"
)

// Tools written in Python: compiled once, fresh state for each call, a named async function
// from a value to a value, a module of the host whose calls run concurrently.
func Example_pythonTools() {
	env := &gilliam.Env{
		Modules: []gilliam.Module{{Name: "http", Funcs: []gilliam.Func{{
			Name: "get", Params: "url", Kind: gilliam.Async,
			Call: func(ctx context.Context, url string) (map[string]any, error) {
				return map[string]any{"status": 200, "text": "page of " + url}, nil
			},
		}}}},
		Limits: gilliam.Limits{Duration: time.Second, Output: 12}, // of one call, without its waits
	}
	tool := must(gilliam.Compile("tool.py", `
import asyncio, http
calls = 0

async def run(args):
    global calls
    calls += 1
    print('fetching', args['urls'])
    pages = await asyncio.gather(*(http.get(u) for u in args['urls']))
    return {'texts': [p['text'] for p in pages], 'calls': calls}
`))
	call := func(args any) (*gilliam.Result, error) {
		ctx, cancel := context.WithTimeout(ctx, time.Minute) // waits included
		defer cancel()
		s, err := gilliam.NewSession(env)
		if err != nil {
			return nil, err
		}
		defer s.Close()
		if _, err := s.Load(ctx, tool, gilliam.Inputs{}); err != nil {
			return nil, err
		}
		return s.Call(ctx, "run", args)
	}
	for range 2 {
		r := must(call(map[string]any{"urls": []string{"a", "b"}}))
		out := must(gilliam.As[struct {
			Texts []string `json:"texts"`
			Calls int      `json:"calls"`
		}](r.Value))
		fmt.Printf("%v %d %q cut=%v\n", out.Texts, out.Calls, r.Stdout, r.Cut)
	}
	// Output:
	// [page of a page of b] 1 "fetching ['a" cut=true
	// [page of a page of b] 1 "fetching ['a" cut=true
}

// A code tool of an agent: failures of a script are data for the model, and a time-out is
// told from a script that raised TimeoutError itself.
//
// The grants are a ceiling: a call may ask for some of them, and for nothing else. Sessions are
// kept by their owner; one that must make room is kept as its snapshot.
func Example_codeTool() {
	env := &gilliam.Env{
		Limits:  gilliam.Limits{Duration: time.Second, Output: 1 << 12},
		Environ: map[string]string{"REGION": "eu", "TOKEN": "t-123"},
		Mounts:  []mount.Mount{{Path: "/data", FS: mount.Memory(mount.Quota{Bytes: 1 << 20})}},
	}
	fmt.Println(env) // no values
	s := must(gilliam.NewSession(env))
	execute := func(source string) string {
		r, err := s.Run(ctx, source, gilliam.Inputs{Environ: []string{"REGION"}})
		var (
			syn   *gilliam.SyntaxError
			exc   *gilliam.Exception
			limit *gilliam.LimitError
		)
		switch {
		case errors.As(err, &syn):
			return syn.Render()
		case errors.As(err, &exc):
			return r.Stdout + exc.Traceback
		case errors.As(err, &limit):
			return fmt.Sprintf("%sthe %s limit ended the run\n", r.Stdout, limit.Resource)
		case err != nil:
			return err.Error() + "\n"
		}
		return fmt.Sprintf("%s%v\n", r.Stdout, r.Value)
	}
	fmt.Print(execute("x = 20\nprint('set')\nx + 1"))
	fmt.Print(execute("raise TimeoutError('of the script')"))
	fmt.Print(execute("print('begin')\nwhile True: pass"))
	b := must(s.Snapshot(gilliam.Key{}))
	s.Close() // evicted …
	s, _, _ = gilliam.Restore(ctx, env, []gilliam.Key{{}}, b)
	defer s.Close() // … and wanted again
	fmt.Print(execute("x + 22"))
	fmt.Print(execute("import os\nos.environ.get('TOKEN')"))
	_, err := s.Run(ctx, "1", gilliam.Inputs{Environ: []string{"HOME"}})
	fmt.Println(err)
	// Output:
	// gilliam.Env{functions and modules: [], mounts: [/data], environment: [REGION TOKEN]}
	// set
	// 21
	// Traceback (most recent call last):
	//   File "<script>", line 1, in <module>
	//     raise TimeoutError('of the script')
	// TimeoutError: of the script
	// begin
	// the duration limit ended the run
	// 42
	// <nil>
	// gilliam: the Env grants no variable HOME
}

// A program that calls the host's tools as async functions: calls start when they are made,
// each completion wakes the one who waits for it, and one call waits for an approval, which
// may take days, in a snapshot.
func Example_codeAct() {
	env := &gilliam.Env{Funcs: []gilliam.Func{
		{Name: "search", Params: "*, query: str, limit: int | None = None", Result: "list[str]", Kind: gilliam.Async, Doc: "Search the archive."},
		{Name: "delete", Params: "*, id: str", Result: "bool", Kind: gilliam.Async, Doc: "Delete a record. Needs approval."},
	}}
	fmt.Println(env.Stubs())

	s := must(gilliam.NewSession(env))
	u := must(s.Start(ctx, `
import asyncio
async def remove(query):
    ids = await search(query=query)
    return await asyncio.gather(*(delete(id=i) for i in ids))
await asyncio.gather(remove('old'), remove('broken'))
`, gilliam.Inputs{}))

	started := 0
	for u.Kind != gilliam.Done {
		var answers []gilliam.Answer
		for _, c := range u.Calls {
			switch {
			case u.Kind == gilliam.Calls: // made just now: start it, and let the program go on
				started++
				answers = append(answers, gilliam.Answer{ID: c.ID, Later: true})
			case c.Name == "search":
				q, _ := c.Kwargs.Get("query")
				answers = append(answers, gilliam.Answer{ID: c.ID, Value: []string{q.(string) + "-1"}})
			}
		}
		if len(answers) == 0 { // nothing but approvals is left
			b := must(s.Snapshot(gilliam.Key{}))
			s.Close()
			var err error
			if s, u, err = gilliam.Restore(ctx, env, []gilliam.Key{{}}, b); err != nil {
				panic(err)
			}
			for _, c := range u.Calls {
				fmt.Println("approve", c.Name, c.Kwargs, "?")
				answers = append(answers, gilliam.Answer{ID: c.ID, Value: c.ID%2 == 1})
			}
		}
		u = must(u.Resume(ctx, answers...))
	}
	s.Close()
	fmt.Println(started, u.Result.Value, u.Err)
	// Output:
	// async def search(*, query: str, limit: int | None = None) -> list[str]:
	//     """Search the archive."""
	//
	// async def delete(*, id: str) -> bool:
	//     """Delete a record. Needs approval."""
	//
	// approve delete [{id old-1}] ?
	// approve delete [{id broken-1}] ?
	// 4 [[true] [false]] <nil>
}

// A cell goes on while its output is delivered in pieces. Functions emit typed items; exit()
// ends it as a success from any depth; values are strictly JSON; the tools are a frozen view.
func Example_cells() {
	type image struct {
		Kind string `json:"kind"`
		URL  string `json:"url"`
	}
	var items []image
	env := &gilliam.Env{
		JSON: true,
		Life: gilliam.Limits{Duration: time.Second}, // execution of the whole cell, waits not counted
		Funcs: []gilliam.Func{
			{Name: "show", Params: "item", Call: func(i image) { items = append(items, i) }},
			{Name: "call", Params: "name: str, /, **arguments", Kind: gilliam.Async},
		},
		Sleep: gilliam.InstantSleep,
	}
	s := must(gilliam.NewSession(env))
	defer s.Close()
	pieces := &strings.Builder{}
	u := must(s.Start(ctx, `
import asyncio, sys
print('tools:', *[t['name'] for t in ALL_TOOLS])
never = call('slow')
print('weather:', await call('weather', city='Oslo'))
show({'kind': 'image', 'url': 'https://example.org/x.png'})
try:
    await call('bad', x=float('nan'))
except TypeError as e:
    print(e)
def deep(n):
    try:
        return deep(n - 1) if n else sys.exit()
    finally:
        print('leaving', n)
deep(1)
`, gilliam.Inputs{Stdout: pieces, Vars: map[string]any{"ALL_TOOLS": gilliam.Frozen{Value: []map[string]string{{"name": "weather"}, {"name": "slow"}}}}}))
	for u.Kind != gilliam.Done {
		fmt.Printf("%q\n", pieces.String())
		pieces.Reset()
		answers := []gilliam.Answer{}
		for _, c := range u.Calls {
			answers = append(answers, gilliam.Answer{ID: c.ID, Value: "5 degrees", Later: c.Args[0] == "slow"})
		}
		u = must(u.Resume(ctx, answers...))
	}
	fmt.Printf("%q\n%v %v %v\n", pieces.String(), items, u.Result.Exited, u.Err)
	// Output:
	// "tools: weather slow\n"
	// ""
	// "weather: 5 degrees\ncall(): a float that is not finite at arguments[\"x\"] is not JSON\nleaving 0\nleaving 1\n"
	// [{image https://example.org/x.png}] true <nil>
}

// A console prints what happens while it happens; a tracer makes spans of the same events.
func Example_console() {
	env := &gilliam.Env{
		Funcs: []gilliam.Func{
			{Name: "fetch", Params: "url", Kind: gilliam.Async, Call: func(url string) (string, error) { return "", gilliam.Raise("OSError", "no route") }},
			{Name: "ask", Params: "question", Kind: gilliam.Suspend},
		},
		Observer: func(e gilliam.Event) {
			switch e.Kind {
			case "run":
				fmt.Println("> run", e.Name)
			case "call":
				fmt.Printf("> line %d: %s() #%d\n", e.Pos.Line, e.Name, e.ID)
			case "answer":
				fmt.Printf("> %s() #%d is over: %v\n", e.Name, e.ID, e.Err)
			case "suspended":
				fmt.Println("> stands still:", e.Name)
			case "output":
				fmt.Println(">", e.Bytes, "bytes to", e.Name)
			case "done":
				fmt.Println("> done:", e.Err, e.Stats.HostCalls, "calls")
			}
		},
	}
	s := must(gilliam.NewSession(env))
	defer s.Close()
	u := must(s.Start(ctx, "print('hello', ask('name?'))\ntry:\n    await fetch('u')\nexcept OSError as e:\n    print(e)", gilliam.Inputs{Name: "main.py"}))
	u = must(u.Resume(ctx, gilliam.Answer{ID: u.Calls[0].ID, Value: "ada"}))
	for u.Kind != gilliam.Done {
		u = must(u.Resume(ctx))
	}
	// Output:
	// > run main.py
	// > line 1: ask() #1
	// > stands still: calls
	// > ask() #1 is over: <nil>
	// > 10 bytes to stdout
	// > line 3: fetch() #2
	// > stands still: waiting
	// > fetch() #2 is over: OSError: no route
	// > 9 bytes to stdout
	// > done: <nil> 2 calls
}

// A worker gives a program away while it waits for the host: the state goes as bytes, and
// the call, once admitted, is answered in the worker that goes on, and never repeated.
func Example_workerPool() {
	key := gilliam.Key{ID: 3, Secret: [32]byte{9}}
	env := &gilliam.Env{Funcs: []gilliam.Func{{Name: "charge", Params: "cents", Kind: gilliam.Suspend}}}

	first := func(source string) ([]byte, gilliam.Call) {
		s := must(gilliam.NewSession(env))
		defer s.Close()
		u := must(s.Start(ctx, source, gilliam.Inputs{}))
		return must(s.Snapshot(key)), u.Calls[0]
	}
	second := func(b []byte, a gilliam.Answer) *gilliam.Suspension {
		s, u, err := gilliam.Restore(ctx, env, []gilliam.Key{key}, b)
		if err != nil {
			panic(err)
		}
		defer s.Close()
		return must(u.Resume(ctx, a))
	}
	state, call := first("receipt = charge(250)\n'paid: ' + receipt")
	u := second(state, gilliam.Answer{ID: call.ID, Value: "r-17"})
	fmt.Println(u.Result.Value)
	// Output:
	// paid: r-17
}

// Inside a deterministic workflow nothing but the driver's goroutine runs: the program is
// stepped in slices of fuel, and the same answers give the same suspensions.
func Example_durableWorkflow() {
	env := &gilliam.Env{
		Funcs: []gilliam.Func{{Name: "activity", Params: "name, **options", Kind: gilliam.Suspend}},
		Clock: gilliam.SteppedClock(time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC), time.Second),
	}
	p := must(gilliam.Compile("flow.py", "total = 0\nfor n in range(20_000):\n    total += n\nactivity('store', total=total) + activity('notify')"))
	history := func() (log []string) {
		s := must(gilliam.NewSession(env))
		defer s.Close()
		u := must(s.StartProgram(ctx, p, gilliam.Inputs{Slice: 20_000}))
		for u.Kind != gilliam.Done {
			switch u.Kind {
			case gilliam.Paused: // hand control back to the workflow
				log = append(log, "slice")
				u = must(u.Resume(ctx))
			case gilliam.Calls:
				c := u.Calls[0]
				log = append(log, fmt.Sprintf("%d %s %v %v", c.ID, c.Name, c.Args, c.Kwargs))
				u = must(u.Resume(ctx, gilliam.Answer{ID: c.ID, Value: int(c.ID)}))
			}
		}
		return append(log, fmt.Sprint(u.Result.Value))
	}
	a, b := history(), history()
	fmt.Println(fmt.Sprint(a) == fmt.Sprint(b), len(a) > 5)
	for _, line := range a {
		if line != "slice" {
			fmt.Println(line)
		}
	}
	// Output:
	// true true
	// 1 activity [store] [{total 199990000}]
	// 2 activity [notify] []
	// 3
}

// A search forks a session for each choice, runs every fork to its own end and compares.
func Example_forkingSearches() {
	s := must(gilliam.NewSession(nil))
	defer s.Close()
	must(s.Run(ctx, "target = 13\ndef step(n, how):\n    return n * 2 if how == 'double' else n + 3", gilliam.Inputs{}))
	type node struct {
		s    *gilliam.Session
		path []string
	}
	front := []node{{s, nil}}
	must(s.Run(ctx, "n = 1", gilliam.Inputs{}))
	for depth := range 4 {
		var next []node
		for _, nd := range front {
			for _, how := range []string{"double", "add"} {
				f, _, err := nd.s.Fork(ctx)
				if err != nil {
					panic(err)
				}
				defer f.Close()
				r := must(f.Run(ctx, "n = step(n, how)\nn == target", gilliam.Inputs{Vars: map[string]any{"how": how}}))
				path := append(append([]string(nil), nd.path...), how)
				if r.Value == true {
					fmt.Println(depth+1, path)
				}
				next = append(next, node{f, path})
			}
		}
		front = next
	}
	// Output:
	// 4 [double add double add]
	// 4 [add add add add]
}
