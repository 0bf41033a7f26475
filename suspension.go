package gilliam

import (
	"context"
	"fmt"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Kind says why a stepped run stands still.
type Kind int

// The kinds of suspension.
const (
	Done    Kind = iota // the run is over: Result and Err say how
	Calls               // a Suspend function was called: answer it
	Waiting             // everything waits for asynchronous calls or a timer: Resume without answers goes on
	Paused              // the fuel slice is used up: Resume goes on for another
)

// Suspension is a stepped run standing still. It is used once: Resume gives the next.
type Suspension struct {
	Kind   Kind
	Calls  []Call
	Result *Result // when Done
	Err    error   // when Done: what ended the run, as Session.Run reports it
	Pos    Position

	s *Session
}

// Call is a call of a Suspend function that waits for its answer.
type Call struct {
	ID     uint64 // stable, also across a snapshot
	Name   string
	Args   []any
	Kwargs Dict
	Pos    Position
}

// Answer answers a call with a value, or with an error that is raised at the call.
type Answer struct {
	ID    uint64
	Value any
	Err   error
}

// Start begins a run that stops at every call of a Suspend function, at the end of each
// fuel slice, and when everything waits.
func (s *Session) Start(ctx context.Context, source string, in Inputs) (*Suspension, error) {
	p, err := compileSource(in.name(), source, s.limits.narrow(in.Limits).Source, in.options())
	if err != nil {
		return nil, err
	}
	return s.StartProgram(ctx, p, in)
}

// StartProgram is Start for a compiled program.
func (s *Session) StartProgram(ctx context.Context, p *Program, in Inputs) (*Suspension, error) {
	if err := s.enter(); err != nil {
		return nil, err
	}
	defer s.leave()
	if err := s.begin(ctx, in); err != nil {
		return nil, err
	}
	s.slice = in.Slice
	s.vm.StartCode(p.code, s.vm.MainDict())
	return s.step()
}

// StartCall is Start for the call of a function by name.
func (s *Session) StartCall(ctx context.Context, fn string, in Inputs, args ...any) (*Suspension, error) {
	if err := s.enter(); err != nil {
		return nil, err
	}
	defer s.leave()
	if err := s.beginCall(ctx, fn, in, args); err != nil {
		return nil, err
	}
	s.slice = in.Slice
	return s.step()
}

// step runs to the next place where the host has something to do.
func (s *Session) step() (*Suspension, error) {
	switch s.vm.Go(s.ctx) {
	case vm.Paused:
		return s.suspended(&Suspension{Kind: Paused}), nil
	case vm.Suspended:
		c, err := s.call(s.vm.Pending())
		if err != nil {
			s.vm.Throw(s.vm.NewException(vm.E.TypeError, s.vm.Heap().NewStr(err.Error())))
			return s.step()
		}
		return s.suspended(&Suspension{Kind: Calls, Calls: []Call{c}}), nil
	case vm.Waiting:
		return s.suspended(&Suspension{Kind: Waiting}), nil
	}
	r, err := s.finish(nil)
	s.susp = nil
	return &Suspension{Kind: Done, Result: r, Err: err, s: s}, nil
}

func (s *Session) suspended(u *Suspension) *Suspension {
	u.s = s
	u.Pos.File, u.Pos.Line = s.vm.Position()
	s.susp = u
	return u
}

// call describes a pending call to the host.
func (s *Session) call(p *vm.HostCall) (Call, error) {
	c := s.crossing()
	out := Call{ID: p.ID, Name: p.Name, Pos: Position{File: p.Code, Line: p.Line}}
	for i, v := range p.Args {
		x, err := c.out(v, 0)
		if err != nil {
			return out, fmt.Errorf("%s(): %w", p.Name, under(err, fmt.Sprintf("argument %d", i+1)))
		}
		out.Args = append(out.Args, x)
	}
	for i, n := range p.Names {
		name := s.vm.Heap().Str(n).S
		x, err := c.out(p.Values[i], 0)
		if err != nil {
			return out, fmt.Errorf("%s(): %w", p.Name, under(err, name))
		}
		out.Kwargs = append(out.Kwargs, Item{name, x})
	}
	return out, nil
}

// Resume answers the pending call, if there is one, and goes on to the next suspension.
func (u *Suspension) Resume(ctx context.Context, answers ...Answer) (*Suspension, error) {
	s := u.s
	if s == nil || u.Kind == Done {
		return nil, fmt.Errorf("gilliam: the run is over")
	}
	if err := s.enter(); err != nil {
		return nil, err
	}
	defer s.leave()
	if s.susp != u {
		return nil, ErrBusy
	}
	s.ctx = ctx
	switch u.Kind {
	case Paused:
		s.vm.SetSlice(s.slice)
	case Waiting:
		if err := s.wait(); err != nil {
			s.vm.Stop(err)
		}
	case Calls:
		if len(answers) != 1 || answers[0].ID != u.Calls[0].ID {
			return nil, fmt.Errorf("gilliam: call %d of %s waits for its answer", u.Calls[0].ID, u.Calls[0].Name)
		}
		if err := s.answer(u.Calls[0].Name, answers[0]); err != nil {
			return nil, err
		}
	}
	s.susp = nil
	return s.step()
}

func (s *Session) answer(name string, a Answer) error {
	if a.Err != nil {
		if a.Err == Stop {
			s.vm.Stop(Stop)
			return nil
		}
		s.vm.Throw(s.exception(name, a.Err))
		return nil
	}
	v, err := s.crossing().in(a.Value, 0)
	if err != nil {
		return s.refused(under(err, "the answer to "+name))
	}
	if v == heap.Unbound {
		v = heap.None
	}
	s.vm.Answer(v)
	return nil
}

// Abandon ends a suspended run; the session can run again.
func (u *Suspension) Abandon() error {
	s := u.s
	if s == nil || u.Kind == Done {
		return nil
	}
	if err := s.enter(); err != nil {
		return err
	}
	defer s.leave()
	if s.susp != u {
		return ErrBusy
	}
	s.async.join()
	s.vm.Reset()
	s.susp = nil
	return nil
}
