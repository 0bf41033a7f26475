package gilliam

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/gilliam-run/gilliam/internal/cputime"
	"github.com/gilliam-run/gilliam/internal/stress"
)

var testKey = Key{ID: 7, Secret: [32]byte{1, 2, 3}}

// TestMain lets the test binary be the new process that goes on with a snapshot.
func TestMain(m *testing.M) {
	if os.Getenv("GILLIAM_TEST_RESUME") != "" {
		resumeInChild()
		return
	}
	os.Exit(m.Run())
}

// A step is what one process hands to the next.
type step struct {
	Snapshot string // hex
	Done     bool
	Value    any
	Stdout   string
	Fuel     int64
	Call     string
	Err      string
}

var askEnv = &Env{Funcs: []Func{{Name: "ask", Params: "question, /", Kind: Suspend}, {Name: "later", Params: "question, /", Kind: Async}}}

// answerTo is what the host answers.
func answerTo(c Call) any {
	q := c.Args[0]
	if s, ok := q.(string); ok {
		return s + "!"
	}
	return q.(int64) * 10
}

// advance answers the pending call and goes to the next. An asynchronous call is put off; where
// everything waits for some, the last of them is answered.
func advance(s *Session, u *Suspension) step {
	c := u.Calls[0]
	a := Answer{ID: c.ID, Value: answerTo(c)}
	switch {
	case u.Kind == Waiting:
		c = u.Calls[len(u.Calls)-1]
		a = Answer{ID: c.ID, Value: answerTo(c)}
	case c.Async:
		a = Answer{ID: c.ID, Later: true}
	}
	u, err := u.Resume(context.Background(), a)
	return freeze(s, u, err)
}

func freeze(s *Session, u *Suspension, err error) step {
	if err == nil && u.Kind == Done {
		err = u.Err
	}
	if err != nil {
		return step{Done: true, Err: fmt.Sprint(err)}
	}
	if u.Kind == Done {
		return step{Done: true, Value: u.Result.Value, Stdout: u.Result.Stdout, Fuel: u.Result.Stats.Fuel}
	}
	b, err := s.Snapshot(testKey)
	if err != nil {
		return step{Done: true, Err: err.Error()}
	}
	return step{Snapshot: hex.EncodeToString(b), Call: fmt.Sprint(u.Calls[0].Name, u.Calls[0].Args)}
}

func resumeInChild() {
	var in step
	out := step{Done: true}
	if err := json.NewDecoder(os.Stdin).Decode(&in); err != nil {
		out.Err = err.Error()
	} else {
		b, _ := hex.DecodeString(in.Snapshot)
		stress.Collect.Store(os.Getenv("GILLIAM_TEST_STRESS") != "")
		s, u, err := Restore(context.Background(), askEnv, []Key{testKey}, b)
		if err != nil {
			out.Err = err.Error()
		} else {
			out = advance(s, u)
		}
	}
	json.NewEncoder(os.Stdout).Encode(out)
}

const everywhere = `
class Key:
    def __init__(self, n):
        self.n = n
    def __hash__(self):
        return 1
    def __eq__(self, other):
        return ask(self.n) == ask(other.n)

class Box:
    @property
    def size(self):
        return ask(4) + 1

class Guard:
    def __enter__(self):
        return self
    def __exit__(self, *exc):
        self.left = ask('bye')
        return True

def gen():
    for i in range(3):
        yield ask(i)

log = []
log.append(sorted([3, 1, 2], key=lambda x: -ask(x)))
d = {Key(1): 'one'}
log.append(d[Key(1)])
log.append(sum(gen()))
log.append(Box().size)
g = Guard()
with g:
    raise ValueError('swallowed')
log.append(g.left)
log
`

var everywhereResult = []any{[]any{3.0, 2.0, 1.0}, "one", 30.0, 41.0, "bye!"}

// A host call suspends inside sorted's key, __eq__ of a dict lookup, a generator that sum
// drives, a property and a with exit; each time the session leaves the process as bytes.
func TestSuspendsEverywhereAndGoesOnInANewProcess(t *testing.T) {
	for _, stressed := range []bool{false, true} {
		t.Run(fmt.Sprintf("collecting=%v", stressed), func(t *testing.T) {
			stress.Collect.Store(stressed)
			defer stress.Collect.Store(false)
			s, err := NewSession(askEnv)
			if err != nil {
				t.Fatal(err)
			}
			u, err := s.Start(context.Background(), everywhere, Inputs{})
			st := freeze(s, u, err)
			steps := 0
			for !st.Done {
				steps++
				st = inNewProcess(t, steps, st, stressed)
			}
			if st.Err != "" {
				t.Fatalf("after %d steps: %s", steps, st.Err)
			}
			if !reflect.DeepEqual(st.Value, any(everywhereResult)) {
				t.Errorf("got %v, want %v", st.Value, everywhereResult)
			}
			if steps != 3+2+3+1+1 {
				t.Errorf("%d steps", steps)
			}
		})
	}
}

// Three runs are stopped by memory, fuel and the context; the session then runs a fourth,
// and the heap agrees with its accounting.
func TestAStoppedSessionGoesOn(t *testing.T) {
	for _, stressed := range []bool{false, true} {
		t.Run(fmt.Sprintf("collecting=%v", stressed), func(t *testing.T) {
			stress.Collect.Store(stressed)
			defer stress.Collect.Store(false)
			s, err := NewSession(&Env{Limits: Limits{Memory: 8 << 20}})
			if err != nil {
				t.Fatal(err)
			}
			ctx := context.Background()
			var lim *LimitError
			hog := "kept = [1]\ndef hog():\n    x = []\n    while True:\n        x.append('y' * 1000 + str(len(x)))\nhog()\n"
			if stressed {
				hog = "kept = [1]\ndef hog():\n    x = 'y'\n    while True:\n        x = x + x\nhog()\n"
			}
			_, err = s.Run(ctx, hog, Inputs{})
			if !errors.As(err, &lim) || lim.Resource != "memory" {
				t.Fatalf("memory: %v", err)
			}
			_, err = s.Run(ctx, "try:\n    while True:\n        pass\nfinally:\n    kept.append('finally ran')\n", Inputs{Limits: Limits{Fuel: 100000}})
			if !errors.As(err, &lim) || lim.Resource != "fuel" {
				t.Fatalf("fuel: %v", err)
			}
			short, cancel := context.WithTimeout(ctx, 20*time.Millisecond)
			defer cancel()
			began := cputime.Now()
			_, err = s.Run(short, "while True:\n    try:\n        while True:\n            kept\n    except BaseException:\n        kept.append(3)\n", Inputs{})
			if !errors.Is(err, context.DeadlineExceeded) {
				t.Fatalf("context: %v", err)
			}
			if d := cputime.Since(began); d > 500*time.Millisecond {
				t.Errorf("cancellation took %v", d)
			}
			r, err := s.Run(ctx, "kept + [len({i: str(i) for i in range(100)})]", Inputs{})
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(r.Value, []any{int64(1), int64(100)}) {
				t.Errorf("got %v", r.Value)
			}
			if err := s.vm.CheckHeap(); err != nil {
				t.Error(err)
			}
		})
	}
}

// inNewProcess lets a new process, which has nothing but the bytes, go one step.
func inNewProcess(t *testing.T, steps int, st step, stressed bool) (next step) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "GILLIAM_TEST_RESUME=1")
	if stressed {
		cmd.Env = append(cmd.Env, "GILLIAM_TEST_STRESS=1")
	}
	in, err := json.Marshal(st)
	if err != nil {
		t.Fatal(err)
	}
	cmd.Stdin = strings.NewReader(string(in))
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("step %d: %v", steps, err)
	}
	if err := json.Unmarshal(out, &next); err != nil {
		t.Fatalf("step %d: %v in %q", steps, err, out)
	}
	return next
}

// agent is a program of about a hundred steps.
const agent = `
import asyncio, re, functools

class Key:
    def __init__(self, n): self.n = n
    def __hash__(self): return self.n % 2
    def __eq__(self, other): return ask(self.n) == ask(other.n)
    def __lt__(self, other): return ask(self.n) < ask(other.n)
    def __repr__(self): return f'Key({ask(self.n)})'

class Box:
    def __init__(self): self.log = []
    @property
    def size(self): return ask(4) + 1
    @functools.cached_property
    def once(self): return ask('once')
    def __getattr__(self, name): return ask(name)
    def __len__(self): return ask(2)
    def __iter__(self):
        for i in range(len(self)):
            yield ask(i)
    def __call__(self, *a, **k): return [ask(x) for x in a], {n: ask(v) for n, v in k.items()}
    def __enter__(self):
        self.log.append(ask('in'))
        return self
    def __exit__(self, *exc):
        self.log.append(ask('out'))
        return exc[0] is ValueError

def gen(n):
    try:
        for i in range(n):
            got = yield ask(i)
            if got: print('got', got)
    finally:
        print(ask('closed'))

async def work(n):
    first = await later(n)
    async with Cursor() as c:
        return [first, [x async for x in c], ask(n)]

class Cursor:
    async def __aenter__(self):
        await later('open')
        return self
    async def __aexit__(self, *exc): await later('close')
    def __aiter__(self): return self.rows()
    async def rows(self):
        for i in range(2):
            yield await later(i)

def total(n):
    return ask(n) + (total(n - 1) if n else 0)

out = []
print('begin')
out.append(sorted([3, 1, 2, 5, 4], key=lambda x: -ask(x)))
out.append(repr(sorted([Key(2), Key(1), Key(3)])))
d = {Key(1): 'one', Key(3): 'three'}
out.append(d[Key(3)])
out.append(sum(gen(3)))
g = gen(3)
out.append([next(g), g.send('sent')])
g.close()
b = Box()
out.append([b.size, b.once, b.once, b.missing, list(b), b(1, 2, z=3)])
with b:
    raise ValueError(ask('raised'))
try:
    with b:
        raise KeyError(ask('lost'))
except KeyError as e:
    out.append(str(e))
out.append(b.log)
out.append(re.sub(r'\d', lambda m: ask(m.group()), 'a1b2'))
out.append(functools.reduce(lambda x, y: x + ask(y), [1, 2, 3]))
out.append(max([1, 2, 3], key=lambda x: ask(x) % 7))
out.append(f'{ask(1)!r:>{ask(1)}}')
out.append({ask(k): ask(v) for k, v in zip('ab', range(2))})
exec('out.append([ask(i) for i in range(2)])')
out.append(eval('ask(1) if ask(0) == 0 else None'))
class Made:
    value = ask('body')
    def __set_name__(self, owner, name): out.append([name, ask(name)])
class Owner: made = Made()
out.append(total(3))
match ask(2):
    case 20 if ask('guard'): out.append('matched')
out.append(await asyncio.gather(work(1), work(2)))
print('end', len(out))
out
`

// A program of about a hundred steps leaves the process behind at each of them, as bytes, and
// ends as if it had run at one go: result, output and fuel.
func TestAHundredStepsInAHundredProcesses(t *testing.T) {
	begin := func() (*Session, step) {
		s, err := NewSession(askEnv)
		if err != nil {
			t.Fatal(err)
		}
		u, err := s.Start(context.Background(), agent, Inputs{})
		return s, freeze(s, u, err)
	}
	s, want := begin()
	for !want.Done {
		want = advance(s, s.susp)
	}
	if want.Err != "" {
		t.Fatal(want.Err)
	}
	_, got := begin()
	steps := 0
	for !got.Done {
		steps++
		got = inNewProcess(t, steps, got, false)
	}
	whole, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	if moved, _ := json.Marshal(got); string(moved) != string(whole) {
		t.Errorf("after %d steps\n%s\nat one go\n%s", steps, moved, whole)
	}
	if steps < 100 {
		t.Errorf("only %d steps", steps)
	}
}
