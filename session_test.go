package gilliam

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"reflect"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"github.com/gilliam-run/gilliam/mount"
)

// A session fed a hundred thousand different one-line programs keeps nothing of them.
func TestAHundredThousandProgramsLeaveNoTrace(t *testing.T) {
	s := session(t, nil)
	ctx := context.Background()
	heap := func() int64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
	var counted, host, last int64
	for i := range 100_000 {
		r, err := s.Run(ctx, fmt.Sprintf("x%d = [%d, 'text %d', {'k': lambda: %d}]", i%10, i, i, i), Inputs{})
		if err != nil {
			t.Fatal(err)
		}
		if i < 1000 {
			counted = max(counted, r.Stats.Memory)
		}
		if i == 999 {
			host = heap()
		}
		last = r.Stats.Memory
		if i > 999 && last > 2*counted {
			t.Fatalf("after %d programs the session counts %d bytes, in the first 1,000 at most %d", i, last, counted)
		}
	}
	now := heap()
	if now > 2*host+4<<20 {
		t.Errorf("the process holds %d bytes, after 1,000 programs %d", now, host)
	}
	t.Logf("bytes the session counts: %d in the first 1,000 programs, %d at the end; bytes the process holds: %d and %d", counted, last, host, now)
	if err := s.vm.CheckHeap(); err != nil {
		t.Error(err)
	}
}

var (
	hammerTime = flag.Duration("hammer", 2*time.Second, "how long goroutines use sessions")
	hammered   = flag.Int("hammered", 1000, "the number of sessions they use")
)

// Sixty-four goroutines use many sessions: those of others are busy, and each run has its own
// result. No goroutine is left.
func TestManyGoroutinesUseManySessions(t *testing.T) {
	before := runtime.NumGoroutine()
	budget := &Budget{Max: 1 << 40}
	env := &Env{Budget: budget, Funcs: callEnv.Funcs, Mounts: []mount.Mount{{Path: "/m", FS: mount.Memory(mount.Quota{})}},
		Limits: Limits{Memory: 8 << 20, Duration: -1}} // time is that of a busy machine
	p, err := Compile("x.py", "n = globals().get('n', 0) + 1\nawait slow(n)\nwith open('/m/f', 'a') as f: f.write('x')\nlen(open('/m/f').read()), n, k")
	if err != nil {
		t.Fatal(err)
	}
	sessions := make([]*Session, *hammered)
	for i := range sessions {
		if sessions[i], err = NewSession(env); err != nil {
			t.Fatal(err)
		}
	}
	ctx := context.Background()
	var wg sync.WaitGroup
	var runs, forks, busy atomic.Int64
	end := time.Now().Add(*hammerTime)
	for g := range 64 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			r := rand.New(rand.NewPCG(uint64(g), 0))
			for time.Now().Before(end) {
				s := sessions[r.IntN(len(sessions))]
				switch r.IntN(8) {
				case 0:
					s.Get("n")
					s.Names()
				case 1:
					if f, _, err := s.Fork(ctx); err == nil {
						if x, err := f.Load(ctx, p, Inputs{Vars: map[string]any{"k": g}}); err != nil || x.Value.(Tuple)[2] != int64(g) {
							t.Errorf("a fork gives %+v, %v", x, err)
						}
						f.Close()
						forks.Add(1)
					} else if err != ErrBusy {
						t.Error(err)
					}
				default:
					x, err := s.Load(ctx, p, Inputs{Vars: map[string]any{"k": g}})
					if err == ErrBusy {
						busy.Add(1)
						continue
					}
					if err != nil {
						t.Error(err)
						return
					}
					runs.Add(1)
					if v := x.Value.(Tuple); v[0] != v[1] || v[2] != int64(g) {
						t.Errorf("got %v", v)
					}
				}
			}
		}()
	}
	wg.Wait()
	t.Logf("%d runs and %d forks, %d times a session was busy", runs.Load(), forks.Load(), busy.Load())
	for _, s := range sessions {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
	if budget.Used() != 0 {
		t.Errorf("%d bytes of the budget are not given back", budget.Used())
	}
	for range 100 {
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("%d goroutines, before %d", runtime.NumGoroutine(), before)
}

// A limit that ends a run says what that run used, whatever the session used before, and
// also after a restore in the middle of it.
func TestAFuelLimitIsThatOfTheRun(t *testing.T) {
	ctx := context.Background()
	env := &Env{Funcs: callEnv.Funcs, Limits: Limits{Fuel: 200_000}}
	s := session(t, env)
	for range 3 {
		if _, err := s.Run(ctx, "for i in range(20_000): pass", Inputs{}); err != nil {
			t.Fatal(err)
		}
	}
	u, err := s.Start(ctx, "for i in range(20_000): pass\nask(1)\nwhile True: pass", Inputs{})
	if err != nil || u.Kind != Calls {
		t.Fatal(u, err)
	}
	b, err := s.Snapshot(testKey)
	if err != nil {
		t.Fatal(err)
	}
	r, v, err := Restore(ctx, env, []Key{testKey}, b)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	for _, u := range []*Suspension{u, v} {
		u, err := u.Resume(ctx, Answer{ID: u.Calls[0].ID})
		var lim *LimitError
		if err != nil || !errors.As(u.Err, &lim) || lim.Max != 200_000 || lim.Used < lim.Max || lim.Used > 2*lim.Max || u.Result.Stats.Fuel < 200_000 {
			t.Errorf("got %v, %v", u, err)
		}
	}
}

// What all runs of a session use together is bounded, also across a snapshot.
func TestASessionsLifeIsLimited(t *testing.T) {
	ctx := context.Background()
	for name, life := range map[string]Limits{"fuel": {Fuel: 50_000}, "host calls": {HostCalls: 40}} {
		env := &Env{Life: life, Funcs: []Func{{Name: "f", Call: func() {}}}}
		s := session(t, env)
		var lim *LimitError
		runs := 0
		for ; runs < 100; runs++ {
			_, err := s.Run(ctx, "for i in range(1000): pass\nfor i in range(5): f()", Inputs{})
			if errors.As(err, &lim) {
				break
			}
			var exc *Exception
			if errors.As(err, &exc) && strings.Contains(exc.Message, "host calls") {
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			b, err := s.Snapshot(testKey)
			if err != nil {
				t.Fatal(err)
			}
			s.Close()
			if s, _, err = Restore(ctx, env, []Key{testKey}, b); err != nil {
				t.Fatal(err)
			}
			defer s.Close()
		}
		if lim == nil || lim.Resource != "session "+name || runs < 2 || runs > 30 {
			t.Errorf("%s: %v after %d runs, used %v", name, lim, runs, s.Used())
		}
		if _, err := s.Run(ctx, "1", Inputs{}); !errors.As(err, &lim) {
			t.Errorf("%s: a run begins with nothing left: %v", name, err)
		}
	}
	s := session(t, &Env{Life: Limits{Output: 10}})
	var got string
	for range 5 {
		r, err := s.Run(ctx, "print('abc')", Inputs{})
		if err != nil {
			t.Fatal(err)
		}
		got += r.Stdout
	}
	if got != "abc\nabc\nab" {
		t.Errorf("printed %q", got)
	}
}

// One run may have less than the Env grants, never more, and its own writers.
func TestARunMayNarrowTheGrants(t *testing.T) {
	ctx := context.Background()
	env := &Env{
		Environ: map[string]string{"A": "1", "B": "2"},
		Mounts:  []mount.Mount{{Path: "/a", FS: mount.FS(fstest.MapFS{"f": {Data: []byte("a")}})}, {Path: "/a/b", FS: mount.FS(fstest.MapFS{"f": {Data: []byte("b")}})}},
	}
	p, err := Compile("x.py", `
import os, sys
def read(name):
    try:
        return open(name).read()
    except OSError as e:
        return type(e).__name__
print('out')
print('err', file=sys.stderr)
[dict(os.environ), read('/a/f'), read('/a/b/f')]
`)
	if err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	for _, c := range []struct {
		in   Inputs
		want string
	}{
		{Inputs{Stdout: &out, Stderr: &errs}, "[[{A 1} {B 2}] a b]"},
		{Inputs{Mounts: []string{"/a"}, Environ: []string{"B"}}, "[[{B 2}] a PermissionError]"},
		{Inputs{Mounts: []string{"/a/b"}, Environ: []string{}}, "[[] PermissionError b]"},
		{Inputs{Mounts: []string{}}, "[[{A 1} {B 2}] PermissionError PermissionError]"},
	} {
		r, err := p.Run(ctx, env, c.in)
		if err != nil || fmt.Sprint(r.Value) != c.want {
			t.Errorf("got %v, %v, want %s", r, err, c.want)
		}
	}
	if out.String() != "out\n" || errs.String() != "err\n" {
		t.Errorf("streamed %q and %q", out.String(), errs.String())
	}
	for _, in := range []Inputs{{Mounts: []string{"/a/c"}}, {Mounts: []string{"/"}}, {Environ: []string{"C"}}} {
		if _, err := p.Run(ctx, env, in); err == nil || !strings.Contains(err.Error(), append(in.Mounts, in.Environ...)[0]) {
			t.Errorf("%+v: %v", in, err)
		}
	}
	if text := fmt.Sprintf("%v %+v %#v %s", env, env, env, env); strings.Contains(text, "1") || !strings.Contains(text, "A") {
		t.Errorf("an Env prints as %s", text)
	}
}

// The text of an exception is bounded as output is, on a character boundary.
func TestTheTextOfExceptionsIsBounded(t *testing.T) {
	_, err := eval(t, &Env{Limits: Limits{Output: 1001}}, "raise ValueError('ä' * 1_000_000)", nil)
	var exc *Exception
	if !errors.As(err, &exc) || exc.Message != strings.Repeat("ä", 500) || len(exc.Traceback) > 1001 {
		t.Errorf("%d and %d bytes", len(exc.Message), len(exc.Traceback))
	}
}

// A budget refuses a session before anything runs, and gets back what a closed one had.
func TestABudgetIsSharedBySessions(t *testing.T) {
	b := &Budget{Max: 20 << 20}
	env := &Env{Budget: b, Limits: Limits{Memory: 8 << 20}}
	one, two := session(t, env), session(t, env)
	if _, err := NewSession(env); err != ErrBudget {
		t.Errorf("a third session: %v", err)
	}
	if _, _, err := one.Fork(context.Background()); err != ErrBudget {
		t.Errorf("a fork: %v", err)
	}
	two.Close()
	f, _, err := one.Fork(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	f.Close()
	f.Close()
	if b.Used() != 8<<20 {
		t.Errorf("%d bytes are in use", b.Used())
	}
	if _, err := f.Run(context.Background(), "1", Inputs{}); err != ErrClosed {
		t.Errorf("a closed session: %v", err)
	}
	if _, err := NewSession(&Env{Budget: b, Limits: Limits{Memory: -1}}); err != ErrBudget {
		t.Errorf("a session without a memory limit: %v", err)
	}
}

// Overlapping use of a session is refused at once.
func TestOverlappingUseIsRefused(t *testing.T) {
	entered, leave := make(chan bool), make(chan bool)
	s := session(t, &Env{Funcs: []Func{{Name: "hold", Call: func() { entered <- true; <-leave }}}})
	done := make(chan error)
	ctx := context.Background()
	go func() { _, err := s.Run(ctx, "hold()", Inputs{}); done <- err }()
	<-entered
	_, err1 := s.Run(ctx, "1", Inputs{})
	_, err2 := s.Start(ctx, "1", Inputs{})
	_, err3 := s.Get("x")
	_, err4 := s.Snapshot(testKey)
	_, _, err5 := s.Fork(ctx)
	if errs := []error{err1, err2, err3, err4, err5, s.Close()}; !reflect.DeepEqual(errs, []error{ErrBusy, ErrBusy, ErrBusy, ErrBusy, ErrBusy, ErrBusy}) {
		t.Errorf("got %v", errs)
	}
	leave <- true
	if err := <-done; err != nil {
		t.Error(err)
	}
}

// Timers that a policy makes short do not come before the answers of asynchronous calls,
// which take real time.
func TestShortSleepsDoNotOvertakeCalls(t *testing.T) {
	env := &Env{Sleep: InstantSleep, Clock: SteppedClock(time.Unix(0, 0), 0), Funcs: []Func{{Name: "fetch", Kind: Async, Call: func(ctx context.Context) (string, error) {
		select {
		case <-time.After(30 * time.Millisecond):
			return "answer", nil
		case <-ctx.Done():
			return "", ctx.Err()
		}
	}}}}
	s, err := NewSession(env)
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Run(context.Background(), `
import asyncio
async def main():
    order = []
    async def hour():
        await asyncio.sleep(3600)
        order.append('hour')
    async def call():
        order.append(await asyncio.wait_for(fetch(), 5))
    await asyncio.gather(hour(), call())
    return order
asyncio.run(main())
`, Inputs{})
	if err != nil {
		t.Fatal(err)
	}
	if got := r.Value; !reflect.DeepEqual(got, []any{"answer", "hour"}) {
		t.Errorf("got %v", got)
	}
}
