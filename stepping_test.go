package gilliam

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"
)

var callEnv = &Env{Funcs: []Func{
	{Name: "call", Params: "x, /, **more", Kind: Async},
	{Name: "ask", Params: "x, /", Kind: Suspend},
	{Name: "slow", Params: "x", Kind: Async, Call: func(ctx context.Context, x int) (int, error) {
		if x < 0 {
			<-ctx.Done()
			return 0, ctx.Err()
		}
		return x * 2, nil
	}},
}}

func session(t *testing.T, env *Env) *Session {
	t.Helper()
	s, err := NewSession(env)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

const gathering = `
import asyncio
order = []
async def one(i):
    try:
        r = await call(i, tag=[i])
    except ValueError as e:
        r = 'caught ' + str(e)
    order.append((i, r))
    return r
results = await asyncio.gather(*(one(i) for i in range(4)))
[results, order]
`

// Calls that are put off are answered later, in any order, by value or exception, also in
// another process.
func TestAnswersMayComeLaterInAnyOrder(t *testing.T) {
	for _, moved := range []bool{false, true} {
		t.Run(fmt.Sprintf("moved=%v", moved), func(t *testing.T) {
			ctx := context.Background()
			s := session(t, callEnv)
			u, err := s.Start(ctx, gathering, Inputs{})
			move := func() {
				if !moved || err != nil || u.Kind == Done {
					return
				}
				var b []byte
				if b, err = s.Snapshot(testKey); err != nil {
					t.Fatal(err)
				}
				s.Close()
				if s, u, err = Restore(ctx, callEnv, []Key{testKey}, b); err != nil {
					t.Fatal(err)
				}
				t.Cleanup(func() { s.Close() })
			}
			for move(); err == nil && u.Kind == Calls; move() {
				c := u.Calls[0]
				if !c.Async || c.Name != "call" || len(c.Kwargs) != 1 {
					t.Fatalf("got %+v", c)
				}
				u, err = u.Resume(ctx, Answer{ID: c.ID, Later: true})
			}
			if err != nil || u.Kind != Waiting || len(u.Calls) != 4 {
				t.Fatalf("got %+v, %v", u, err)
			}
			if _, err := u.Resume(ctx); err == nil || !strings.Contains(err.Error(), "waits for its answer") {
				t.Errorf("a run that only the host can wake goes on: %v", err)
			}
			if _, err := u.Resume(ctx, Answer{ID: 99}); err == nil {
				t.Error("an answer to no call is taken")
			}
			ids := u.Calls
			u, err = u.Resume(ctx, Answer{ID: ids[2].ID, Value: "c"}, Answer{ID: ids[0].ID, Err: Raise("ValueError", "a")})
			move()
			if err != nil || u.Kind != Waiting || len(u.Calls) != 2 {
				t.Fatalf("got %+v, %v", u, err)
			}
			u, err = u.Resume(ctx, Answer{ID: ids[3].ID, Value: "d"}, Answer{ID: ids[1].ID, Later: true})
			move()
			if err != nil || len(u.Calls) != 1 || u.Calls[0].ID != ids[1].ID || u.Calls[0].Args[0] != int64(1) {
				t.Fatalf("got %+v, %v", u, err)
			}
			u, err = u.Resume(ctx, Answer{ID: ids[1].ID, Value: "b"})
			if err != nil || u.Kind != Done || u.Err != nil {
				t.Fatalf("got %+v, %v", u, err)
			}
			if got := fmt.Sprint(u.Result.Value); got != "[[caught a b c d] [[2 c] [0 caught a] [3 d] [1 b]]]" {
				t.Errorf("got %s", got)
			}
		})
	}
}

// A call that is not asynchronous cannot be put off, and its suspension stays usable.
func TestASuspendCallIsAnsweredNow(t *testing.T) {
	ctx := context.Background()
	s := session(t, callEnv)
	u, err := s.Start(ctx, "ask(1) + 1", Inputs{})
	if err != nil {
		t.Fatal(err)
	}
	for _, bad := range [][]Answer{nil, {{ID: 5}}, {{ID: u.Calls[0].ID, Later: true}}, {{ID: u.Calls[0].ID, Value: make(chan int)}},
		{{ID: u.Calls[0].ID, Value: 1}, {ID: u.Calls[0].ID, Value: 2}}} {
		if _, err := u.Resume(ctx, bad...); err == nil {
			t.Errorf("%v is taken", bad)
		}
	}
	v, err := u.Resume(ctx, Answer{ID: u.Calls[0].ID, Value: 41})
	if err != nil || v.Result.Value != int64(42) {
		t.Fatalf("got %+v, %v", v, err)
	}
	if _, err := u.Resume(ctx, Answer{ID: u.Calls[0].ID, Value: 41}); err != ErrBusy {
		t.Errorf("a suspension is used twice: %v", err)
	}
	if _, err := v.Resume(ctx); err == nil {
		t.Error("a run that is over goes on")
	}
}

// Functions that run in the process a snapshot is taken in are listed in it for the host to
// answer; they are not called again.
func TestCallsInFlightAreListedInASnapshot(t *testing.T) {
	ctx := context.Background()
	s := session(t, callEnv)
	u, err := s.Start(ctx, "import asyncio\nawait asyncio.gather(slow(-1), slow(-2), call(3))", Inputs{})
	if err != nil || u.Kind != Calls {
		t.Fatalf("got %+v, %v", u, err)
	}
	if u, err = u.Resume(ctx, Answer{ID: u.Calls[0].ID, Later: true}); err != nil || u.Kind != Waiting || len(u.Calls) != 1 {
		t.Fatalf("got %+v, %v", u, err)
	}
	b, err := s.Snapshot(testKey)
	if err != nil {
		t.Fatal(err)
	}
	r, v, err := Restore(ctx, callEnv, []Key{testKey}, b)
	if err != nil || len(v.Calls) != 3 || v.Calls[0].Name != "slow" || v.Calls[0].Kwargs == nil && v.Calls[0].Args == nil {
		t.Fatalf("got %+v, %v", v, err)
	}
	defer r.Close()
	v, err = v.Resume(ctx, Answer{ID: v.Calls[1].ID, Value: 20}, Answer{ID: v.Calls[0].ID, Value: 10}, Answer{ID: v.Calls[2].ID, Value: 30})
	if err != nil || v.Err != nil || fmt.Sprint(v.Result.Value) != "[10 20 30]" {
		t.Fatalf("got %+v, %v", v, err)
	}
	if err := u.Abandon(); err != nil { // ends the functions that run
		t.Fatal(err)
	}
	if res, err := s.Run(ctx, "await slow(4)", Inputs{}); err != nil || res.Value != int64(8) {
		t.Errorf("got %+v, %v", res, err)
	}
}

// A suspension says where the script stands, as a traceback would.
func TestASuspensionHasItsPosition(t *testing.T) {
	s := session(t, callEnv)
	u, err := s.Start(context.Background(), "class C:\n    def m(self, x):\n        return 1 + ask(x)\nsorted([2], key=C().m)", Inputs{Name: "p.py"})
	if err != nil {
		t.Fatal(err)
	}
	if want := (Position{File: "p.py", Line: 3, Column: 20, Function: "C.m"}); u.Pos != want || u.Calls[0].Pos != want {
		t.Errorf("got %+v and %+v", u.Pos, u.Calls[0].Pos)
	}
}

// Closing a session ends the functions that run for it.
func TestClosingEndsFunctionsThatRun(t *testing.T) {
	ended := make(chan bool, 1)
	env := &Env{Funcs: []Func{{Name: "hang", Kind: Async, Call: func(ctx context.Context) error { <-ctx.Done(); ended <- true; return ctx.Err() }}}}
	s, err := NewSession(env)
	if err != nil {
		t.Fatal(err)
	}
	if u, err := s.Start(context.Background(), "await hang()", Inputs{}); err != nil || u.Kind != Waiting {
		t.Fatal(u, err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	select {
	case <-ended:
	default:
		t.Error("the function still runs")
	}
}

// Outside of stepping there is nobody to answer.
func TestARunAtOneGoHasNobodyToAnswer(t *testing.T) {
	s := session(t, callEnv)
	for _, source := range []string{"ask(1)", "await call(1)"} {
		_, err := s.Run(context.Background(), source, Inputs{})
		var exc *Exception
		if !errors.As(err, &exc) || exc.Type != "RuntimeError" || !strings.Contains(exc.Message, "step through") {
			t.Errorf("%s: %v", source, err)
		}
	}
}

// Answers can come while the run is paused, and calls of named functions, plain and
// asynchronous, are stepped like programs.
func TestNamedFunctionsAreSteppedInSlices(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	s := session(t, callEnv)
	if _, err := s.Run(ctx, "async def work(n):\n    task = call(n)\n    import asyncio\n    f = asyncio.ensure_future(task)\n    await asyncio.sleep(0)\n    total = 0\n    for i in range(20_000):\n        total += i\n    return total, await f\ndef plain(n):\n    return ask(n)", Inputs{}); err != nil {
		t.Fatal(err)
	}
	u, err := s.StartCall(ctx, "work", Inputs{Slice: 10_000}, 7)
	paused := 0
	var waits []Call
	for err == nil && u.Kind != Done {
		switch u.Kind {
		case Calls:
			waits = u.Calls
			u, err = u.Resume(ctx, Answer{ID: u.Calls[0].ID, Later: true})
		case Paused:
			if paused++; paused > 3 && waits != nil {
				u, err = u.Resume(ctx, Answer{ID: waits[0].ID, Value: "early"})
				waits = nil
			} else {
				u, err = u.Resume(ctx)
			}
		default:
			t.Fatalf("waits: %+v", u)
		}
	}
	if err != nil || u.Err != nil || fmt.Sprint(u.Result.Value) != "[199990000 early]" || paused < 4 {
		t.Fatalf("got %+v, %v, %d pauses", u, err, paused)
	}
	if u, err = s.StartCall(ctx, "plain", Inputs{}, 1); err != nil || u.Calls[0].Name != "ask" {
		t.Fatal(err)
	}
	if u, err = u.Resume(ctx, Answer{ID: u.Calls[0].ID, Err: Stop}); err != nil || u.Kind != Done || u.Err != nil {
		t.Errorf("got %+v, %v", u, err)
	}
}

// A run that ends in the middle of an event loop leaves a session in which the next one runs,
// whether the loop was the session's or the script's.
func TestAnEndedLoopDoesNotRunOn(t *testing.T) {
	s := session(t, &Env{Funcs: callEnv.Funcs, Sleep: RealSleep})
	for _, source := range []string{
		"await asyncio.gather(slow(-1), asyncio.sleep(3600))",
		"async def main():\n    await slow(-1)\nasyncio.run(main())",
	} {
		if _, err := s.Run(context.Background(), "import asyncio", Inputs{}); err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
		if _, err := s.Run(ctx, source, Inputs{}); !errors.Is(err, context.DeadlineExceeded) {
			t.Fatalf("got %v", err)
		}
		cancel()
		for _, next := range []string{"await slow(4)", "async def main():\n    return await slow(4)\nasyncio.run(main())"} {
			if r, err := s.Run(context.Background(), next, Inputs{}); err != nil || r.Value != int64(8) {
				t.Errorf("%s: got %+v, %v", next, r, err)
			}
		}
	}
}
