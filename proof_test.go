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
	Call     string
	Err      string
}

var askEnv = &Env{Funcs: []Func{{Name: "ask", Params: "question, /", Kind: Suspend}}}

// answerTo is what the host answers.
func answerTo(c Call) any {
	q := c.Args[0]
	if s, ok := q.(string); ok {
		return s + "!"
	}
	return q.(int64) * 10
}

// advance answers the pending call and goes to the next.
func advance(s *Session, u *Suspension) step {
	c := u.Calls[0]
	u, err := u.Resume(context.Background(), Answer{ID: c.ID, Value: answerTo(c)})
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
		return step{Done: true, Value: u.Result.Value}
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
				cmd := exec.Command(os.Args[0])
				cmd.Env = append(os.Environ(), "GILLIAM_TEST_RESUME=1")
				if stressed {
					cmd.Env = append(cmd.Env, "GILLIAM_TEST_STRESS=1")
				}
				in, _ := json.Marshal(st)
				cmd.Stdin = strings.NewReader(string(in))
				cmd.Stderr = os.Stderr
				out, err := cmd.Output()
				if err != nil {
					t.Fatalf("step %d: %v", steps, err)
				}
				st = step{}
				if err := json.Unmarshal(out, &st); err != nil {
					t.Fatalf("step %d: %v in %q", steps, err, out)
				}
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
