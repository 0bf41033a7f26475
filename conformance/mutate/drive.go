package mutate

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"runtime/metrics"
	"strings"
	"testing/fstest"
	"time"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/internal/stress"
	"github.com/gilliam-run/gilliam/mount"
)

// What a changed snapshot may use, and what the process may need for it beside.
const (
	memory    = 8 << 20
	slackTime = 20 * time.Second
	slackHeap = 96 << 20 // bytes allocated by all of a try, live or not
)

// A World is what the sessions of seeds and of changed snapshots are granted, and what lies
// beside it and must stay as it is.
type World struct {
	env     *gilliam.Env
	folder  string // what is granted is in granted/, what is not beside it
	program *gilliam.Program
	image   uint64 // what all sessions share
}

const kept = "not granted"

// NewWorld makes a world whose files are in a folder.
func NewWorld(folder string) (*World, error) {
	granted := filepath.Join(folder, "granted")
	if err := os.MkdirAll(granted, 0o755); err != nil {
		return nil, err
	}
	for name, text := range map[string]string{"beside": kept, "granted/note": "granted"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			return nil, err
		}
	}
	disk, err := mount.ReadWrite(granted, mount.Quota{Bytes: 1 << 20, Entries: 100})
	if err != nil {
		return nil, err
	}
	files := mount.FS(fstest.MapFS{"a.txt": {Data: []byte("one\ntwo\n")}, "d/b.txt": {Data: []byte("b")}})
	p, err := gilliam.Compile("check.py", checkScript)
	if err != nil {
		return nil, err
	}
	w := &World{folder: folder, program: p, image: stress.ImageSum()}
	w.env = &gilliam.Env{
		Funcs: []gilliam.Func{
			{Name: "ask", Params: "question=None, /", Kind: gilliam.Suspend},
			{Name: "later", Params: "question=None, /", Kind: gilliam.Async},
			{Name: "soon", Kind: gilliam.Async, Call: func(x any) any { return x }},
			{Name: "give", Call: func(x any) any { return x }},
		},
		Modules: []gilliam.Module{{Name: "crm", Funcs: []gilliam.Func{{Name: "find", Params: "id: int", Call: func(id int) map[string]any { return map[string]any{"id": id} }}},
			Consts: map[string]any{"LIMIT": 3}}},
		Object: func(key string) (gilliam.Object, bool) {
			return gilliam.Object{Key: key, Value: map[string]any{"total": 3}, Attrs: []string{"total"}}, strings.HasPrefix(key, "order")
		},
		Mounts: []mount.Mount{{Path: "/disk", FS: disk}, {Path: "/mem", FS: mount.Memory(mount.Quota{Bytes: 1 << 20, Entries: 100})},
			{Path: "/over", FS: mount.Overlay(files, mount.Quota{Bytes: 1 << 20, Entries: 100})}},
		Environ: map[string]string{"HOME": "/mem"},
		Clock:   gilliam.SteppedClock(time.Date(2024, 5, 17, 12, 30, 0, 0, time.UTC), time.Millisecond),
		Sleep:   gilliam.InstantSleep,
		Limits:  gilliam.Limits{Memory: memory, Fuel: 600_000, Duration: 10 * time.Second, Recursion: 120, HostCalls: 50, Output: 1 << 16},
	}
	return w, nil
}

// Outside reports what a run changed that it was not granted: a file, or what it shares with
// all other sessions.
func (w *World) Outside() error {
	if stress.ImageSum() != w.image {
		return errors.New("the objects that all sessions share are changed")
	}
	b, err := os.ReadFile(filepath.Join(w.folder, "beside"))
	if err != nil || string(b) != kept {
		return fmt.Errorf("what was not granted is changed: %q, %v", b, err)
	}
	entries, err := os.ReadDir(w.folder)
	if err != nil || len(entries) != 2 {
		return fmt.Errorf("beside what was granted there are %d entries, %v", len(entries), err)
	}
	return nil
}

// A Fault is what no snapshot may cause.
type Fault struct {
	What  string
	Stack string // of a panic
}

func (f *Fault) Error() string { return f.What }

// Place is where a panic arose: equal for faults that are one.
func (f *Fault) Place() string {
	lines := strings.Split(f.Stack, "\n")
	for i, l := range lines {
		if strings.HasPrefix(l, "panic(") {
			for _, at := range lines[i+1:] {
				if at = strings.TrimSpace(at); strings.HasPrefix(at, "/") && !strings.Contains(at, "/runtime/") || strings.HasPrefix(at, "github.com") && strings.Contains(at, ".go:") {
					at, _, _ = strings.Cut(at, " +0x")
					return at
				}
			}
		}
	}
	return strings.Map(func(c rune) rune {
		if c >= '0' && c <= '9' {
			return -1
		}
		return c
	}, f.What)
}

// An End says how far a changed snapshot came.
type End int

// The ends.
const (
	Refused End = iota // with a *gilliam.SnapshotError
	Ran                // to the end of its run, and of the check script
	numEnds
)

func (e End) String() string { return [numEnds]string{"refused", "ran"}[e] }

var allocated = []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}

func allocatedBytes() uint64 {
	metrics.Read(allocated)
	return allocated[0].Value.Uint64()
}

// Try restores the body of a snapshot, sealed, and runs it to its end and a check script
// after it. Its error is a *Fault.
func (w *World) Try(body []byte, script bool) (end End, err error) {
	began, before := time.Now(), allocatedBytes()
	defer func() {
		if x := recover(); x != nil {
			err = &Fault{What: fmt.Sprint("panic: ", x), Stack: string(debug.Stack())}
			return
		}
		switch took, bytes := time.Since(began), allocatedBytes()-before; {
		case err != nil:
			err = &Fault{What: err.Error()}
		case took > slackTime:
			err = &Fault{What: fmt.Sprintf("took %v", took)}
		case bytes > slackHeap+uint64(8*len(body)):
			err = &Fault{What: fmt.Sprintf("allocated %d MiB", bytes>>20)}
		}
	}()
	ctx := context.Background()
	s, u, err := gilliam.Restore(ctx, w.env, []gilliam.Key{key}, sealed(body))
	if err != nil {
		var refused *gilliam.SnapshotError
		if !errors.As(err, &refused) {
			return Refused, fmt.Errorf("refused with %T: %v", err, err)
		}
		return Refused, nil
	}
	defer s.Close()
	if err := stress.CheckHeap(s); err != nil {
		return Ran, fmt.Errorf("after the restore: %w", err)
	}
	if u != nil {
		if err := w.drive(ctx, u, began); err != nil {
			return Ran, err
		}
		if err := stress.CheckHeap(s); err != nil {
			return Ran, fmt.Errorf("after the run: %w", err)
		}
	}
	if script {
		_, err := s.Load(ctx, w.program, gilliam.Inputs{})
		if err := w.proper(err, began); err != nil {
			return Ran, err
		}
		if err := stress.CheckHeap(s); err != nil {
			return Ran, fmt.Errorf("after the check script: %w", err)
		}
	}
	if len(body)%4 == 0 {
		if _, err := s.Snapshot(key); err != nil {
			var refused *gilliam.SnapshotError
			if !errors.As(err, &refused) {
				return Ran, fmt.Errorf("saved with %T: %v", err, err)
			}
		}
	}
	return Ran, nil
}

// drive answers what a run asks until it ends.
func (w *World) drive(ctx context.Context, u *gilliam.Suspension, began time.Time) error {
	for range 12 {
		if u.Kind == gilliam.Done {
			return w.proper(u.Err, began)
		}
		var answers []gilliam.Answer
		for i, c := range u.Calls {
			a := gilliam.Answer{ID: c.ID, Value: echo(c)}
			if c.ID%7 == 5 {
				a.Value = int64(c.ID % 5)
			}
			if c.ID%7 == 6 {
				a = gilliam.Answer{ID: c.ID, Err: gilliam.Raise("ValueError", "no")}
			}
			if u.Kind != gilliam.Calls || i == 0 {
				answers = append(answers, a)
			}
		}
		v, err := u.Resume(ctx, answers...)
		if err != nil {
			break // answers that do not fit
		}
		u = v
	}
	return u.Abandon()
}

// proper reports an error of a run that is none of a run's, which began at a time. The time that
// a run used before its snapshot is a number in it: it may be changed to more than there is.
func (w *World) proper(err error, began time.Time) error {
	var limit *gilliam.LimitError
	var exception *gilliam.Exception
	var source *gilliam.SyntaxError
	switch {
	case err == nil || errors.As(err, &exception) || errors.As(err, &source):
	case errors.As(err, &limit):
		if limit.Resource == "duration" && time.Since(began) >= w.env.Limits.Duration {
			return fmt.Errorf("ran longer than its fuel explains: %w", err)
		}
	default:
		return fmt.Errorf("ended with %T: %v", err, err)
	}
	return nil
}

// checkScript looks at all that is there.
const checkScript = `
_seen = []
def _look(v, depth=0):
    for f in (repr, hash, len, iter, list, dir, type, bool, str, tuple, sorted, next, id, callable, int, abs, reversed, vars, float, sum):
        try:
            f(v)
        except BaseException as e:
            _seen.append(str(e))
    for o in (v, 1, 'a', None):
        try: v == o, v != o
        except BaseException: pass
        try: v < o
        except BaseException: pass
        try: v + o
        except BaseException: pass
        try: v[o]
        except BaseException: pass
        try: o in v
        except BaseException: pass
        try: v(o)
        except BaseException: pass
    if depth < 1:
        try: names = dir(v)
        except BaseException: return
        for n in names:
            try: m = getattr(v, n)
            except BaseException: continue
            if n not in ('__class__', '__subclasses__'):
                try: m()
                except BaseException: pass
            try: repr(m)
            except BaseException: pass
_i = 0
for _n in list(globals()):
    if not _n.startswith('_'):
        try: _look(globals()[_n])
        except BaseException: pass
`
