// Package modes runs corpus cases inside this process, each in one of several
// ways that must not be told apart: at one go, paused at random places, moved to
// another session as bytes, forked.
//
// In comes a case; out go what it printed, its exit status and what it used.
// The same case gives the same outcome and the same fuel in every mode of the
// table All; Limits runs apart, because there the outcome is an error.
package modes

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/conformance/corpus"
	"github.com/gilliam-run/gilliam/internal/stress"
)

// An Outcome is what a case did, and the fuel it used.
type Outcome struct {
	corpus.Outcome
	Fuel int64
}

// A Mode is a way of running a case. Its error is a fault of the interpreter:
// an outcome a script can cause is never one.
type Mode struct {
	Name string
	Run  func(context.Context, *corpus.Case) (Outcome, error)
}

// All are the modes with one result. The first one runs a case at one go.
var All = []Mode{
	{"plain", Plain},
	{"collections", Collections},
	{"slices", Slices},
	{"snapshots", Snapshots},
	{"suspensions", Suspensions},
	{"forks", Forks},
}

// A world is what a script of the corpus may use. Time passes by steps and sleeping takes
// none, so that a run does not depend on the machine.
type world struct {
	env   *gilliam.Env
	steps int  // readings of the clock so far
	held  bool // readings do not count
	seeds *rand.ChaCha8
}

func newWorld() *world {
	w := &world{seeds: rand.NewChaCha8([32]byte{1})}
	start := time.Date(2024, time.May, 17, 12, 30, 0, 0, time.UTC)
	w.env = &gilliam.Env{
		Clock: func() time.Time {
			if !w.held {
				w.steps++
			}
			return start.Add(time.Duration(w.steps) * time.Millisecond)
		},
		Random: w.seeds,
		Sleep:  gilliam.InstantSleep,
		Limits: gilliam.Limits{Duration: -1},
	}
	return w
}

// hold does what a script does not notice: time stands still meanwhile.
func (w *world) hold(f func()) {
	w.held = true
	f()
	w.held = false
}

// apart does what happens in a world of its own: afterwards this one is as it was.
func (w *world) apart(f func()) {
	steps, seeds := w.steps, *w.seeds
	f()
	w.steps, *w.seeds = steps, seeds
}

// random is the same sequence for a case in every run.
func random(c *corpus.Case) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(c.Name))
	return rand.New(rand.NewPCG(h.Sum64(), 0))
}

// Plain runs the case at one go.
func Plain(ctx context.Context, c *corpus.Case) (Outcome, error) {
	return run(c, newWorld().env, func(s *gilliam.Session, p *gilliam.Program) (*gilliam.Result, error) {
		return s.Load(ctx, p, gilliam.Inputs{Name: c.File(), Last: true})
	})
}

// collecting lets one run at a time decide about collections.
var collecting sync.Mutex

// Collections runs the case at one go with a collection at every allocation.
func Collections(ctx context.Context, c *corpus.Case) (Outcome, error) {
	collecting.Lock()
	defer collecting.Unlock()
	stress.Collect.Store(true)
	defer stress.Collect.Store(false)
	return Plain(ctx, c)
}

// Slices runs the case in slices of a random length between 1 and 2,000 units of fuel.
func Slices(ctx context.Context, c *corpus.Case) (Outcome, error) {
	return stepped(ctx, c, 1+random(c).Int64N(2000), func(_ *world, s *gilliam.Session, u *gilliam.Suspension) (*gilliam.Session, *gilliam.Suspension, error) {
		return s, u, nil
	})
}

// Snapshots moves the run to another session after every 1,000 units of fuel.
func Snapshots(ctx context.Context, c *corpus.Case) (Outcome, error) {
	return stepped(ctx, c, 1000, move(ctx))
}

// Suspensions moves the run to another session whenever it waits for the host.
func Suspensions(ctx context.Context, c *corpus.Case) (Outcome, error) {
	return stepped(ctx, c, 0, move(ctx))
}

// Forks goes on in a fork at every pause; the original of the first one runs to
// its end before its fork does.
func Forks(ctx context.Context, c *corpus.Case) (Outcome, error) {
	var original *Outcome
	forked, err := stepped(ctx, c, 500+random(c).Int64N(5000), func(w *world, s *gilliam.Session, u *gilliam.Suspension) (fork *gilliam.Session, v *gilliam.Suspension, err error) {
		w.hold(func() { fork, v, err = s.Fork(ctx) })
		if err != nil {
			return nil, nil, fmt.Errorf("fork: %w", err)
		}
		if original == nil {
			var o Outcome
			w.apart(func() { o, err = outcome(finish(ctx, w, s, u, nil)) })
			if err != nil {
				return nil, nil, fmt.Errorf("the original of a fork: %w", err)
			}
			original = &o
		}
		return fork, v, s.Close()
	})
	if err == nil && original != nil && *original != forked {
		err = fmt.Errorf("the original of a fork uses %d units of fuel, the fork %d, or their outcomes differ", original.Fuel, forked.Fuel)
	}
	return forked, err
}

// A between is what happens at a pause: it returns the session and the suspension in which the run goes on.
type between func(*world, *gilliam.Session, *gilliam.Suspension) (*gilliam.Session, *gilliam.Suspension, error)

// move replaces the session by what its snapshot restores to.
func move(ctx context.Context) between {
	key := gilliam.Key{}
	return func(w *world, s *gilliam.Session, u *gilliam.Suspension) (t *gilliam.Session, v *gilliam.Suspension, err error) {
		w.hold(func() {
			var b []byte
			if b, err = s.Snapshot(key); err != nil {
				return
			}
			if err = s.Close(); err != nil {
				return
			}
			t, v, err = gilliam.Restore(ctx, w.env, []gilliam.Key{key}, b)
		})
		return t, v, err
	}
}

// stepped runs the case in slices; at every pause the run may change its session.
func stepped(ctx context.Context, c *corpus.Case, slice int64, at between) (Outcome, error) {
	w := newWorld()
	return run(c, w.env, func(s *gilliam.Session, p *gilliam.Program) (*gilliam.Result, error) {
		u, err := s.StartProgram(ctx, p, gilliam.Inputs{Name: c.File(), Slice: slice, Last: true})
		if err != nil {
			return nil, err
		}
		return finish(ctx, w, s, u, at)
	})
}

// finish resumes a run until it is over.
func finish(ctx context.Context, w *world, s *gilliam.Session, u *gilliam.Suspension, at between) (*gilliam.Result, error) {
	for u.Kind != gilliam.Done {
		if u.Kind == gilliam.Calls {
			return nil, fmt.Errorf("stands at a call of %s, which nobody granted", u.Calls[0].Name)
		}
		var err error
		if at != nil {
			if s, u, err = at(w, s, u); err != nil {
				return nil, err
			}
		}
		if u, err = u.Resume(ctx); err != nil {
			return nil, err
		}
	}
	return u.Result, u.Err
}

// run compiles the case, has drive execute it in a session and puts the outcome together.
func run(c *corpus.Case, env *gilliam.Env, drive func(*gilliam.Session, *gilliam.Program) (*gilliam.Result, error)) (Outcome, error) {
	p, err := gilliam.Compile(c.File(), c.Source)
	if err != nil {
		return outcome(nil, err)
	}
	s, err := gilliam.NewSession(env)
	if err != nil {
		return Outcome{}, err
	}
	defer s.Close()
	return outcome(drive(s, p))
}

// outcome turns what a run gave into what the same script does as a program: an
// uncaught exception is written to standard error.
func outcome(r *gilliam.Result, err error) (Outcome, error) {
	var o Outcome
	if r != nil {
		o.Stdout, o.Stderr, o.Exit, o.Fuel = r.Stdout, r.Stderr, r.Exit, r.Stats.Fuel
		if r.Cut {
			return o, errors.New("output was cut")
		}
	}
	var syntax *gilliam.SyntaxError
	var exception *gilliam.Exception
	switch {
	case err == nil:
	case errors.As(err, &syntax):
		o.Stderr += syntax.Render()
		o.Exit = 1
	case errors.As(err, &exception):
		if !exception.Exit {
			o.Stderr += exception.Traceback
			o.Exit = 1
		}
	default:
		return o, err
	}
	return o, nil
}
