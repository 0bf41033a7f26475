package gilliam

import (
	"context"
	"errors"
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
	Calls  []Call   // of Calls: the call; else the calls that were put off and have no answer yet
	Result *Result  // when Done
	Err    error    // when Done: what ended the run, as Session.Run reports it
	Pos    Position // zero where every task waits

	s *Session
}

// Call is a call that waits for the host's answer.
type Call struct {
	ID     uint64 // stable, also across a snapshot
	Name   string
	Async  bool // the script has an awaitable: the answer may come later
	Args   []any
	Kwargs Dict
	Pos    Position
}

// Answer answers a call with a value, or with an error that is raised at the call. Later puts
// the answer to an asynchronous call off: the script goes on and the call is listed again
// when everything waits. It may be answered in any suspension, in any order.
type Answer struct {
	ID    uint64
	Value any
	Err   error
	Later bool
}

// Start begins a run that stops at every call of a Suspend function, at the end of each
// fuel slice, and when everything waits.
func (s *Session) Start(ctx context.Context, source string, in Inputs) (*Suspension, error) {
	p, err := compileSource(ctx, in.name(), source, s.limits.narrow(in.Limits).Source, in.options())
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
	if err := s.begin(ctx, in, true); err != nil {
		return nil, err
	}
	s.observe(Event{Kind: "run", Name: p.name})
	p.warn(&s.errOut)
	s.vm.StartCode(p.code, s.vm.MainDict())
	return s.step()
}

// StartCall is Start for the call of a function by name.
func (s *Session) StartCall(ctx context.Context, fn string, in Inputs, args ...any) (*Suspension, error) {
	if err := s.enter(); err != nil {
		return nil, err
	}
	defer s.leave()
	if err := s.beginCall(ctx, fn, in, args, true); err != nil {
		return nil, err
	}
	return s.step()
}

// step runs to the next place where the host has something to do.
func (s *Session) step() (*Suspension, error) {
	s.vm.Go(s.ctx)
	for s.vm.State() == vm.Suspended {
		u, err := s.standing()
		if err == nil {
			return u, nil
		}
		s.vm.Throw(s.vm.NewException(vm.E.TypeError, s.vm.Heap().NewStr(err.Error())))
		s.vm.Go(s.ctx)
	}
	if u, err := s.standing(); u != nil || err != nil {
		return u, err
	}
	r, err := s.finish(nil)
	return &Suspension{Kind: Done, Result: r, Err: err, s: s}, nil
}

// standing is the suspension the run stands in, nil if it is over.
func (s *Session) standing() (*Suspension, error) {
	u := &Suspension{s: s}
	var err error
	switch s.vm.State() {
	case vm.Paused:
		u.Kind = Paused
		u.Calls, err = s.putOff()
	case vm.Waiting:
		u.Kind = Waiting
		u.Calls, err = s.putOff()
	case vm.Suspended:
		u.Kind = Calls
		u.Calls = make([]Call, 1)
		u.Calls[0], err = s.call(s.vm.Pending())
	default:
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	u.Pos = s.standsAt()
	if u.Kind == Calls {
		u.Calls[0].Pos = u.Pos
		if u.Calls[0].Async {
			s.calls[u.Calls[0].ID] = u.Calls[0]
		}
	}
	s.susp = u
	s.observe(Event{Kind: "suspended", Name: kindNames[u.Kind], Pos: u.Pos})
	return u, nil
}

// putOff lists the asynchronous calls that only the host can answer: those it has put off,
// and those that ran in the process a snapshot was taken in.
func (s *Session) putOff() ([]Call, error) {
	noted, err := s.vm.NotedCalls()
	if err != nil {
		return nil, err
	}
	var out []Call
	for _, n := range noted {
		if s.async.under(n.ID) {
			continue
		}
		c, ok := s.calls[n.ID]
		if !ok {
			if c, err = s.call(n); err != nil {
				return nil, err
			}
		}
		out = append(out, c)
	}
	return out, nil
}

// call describes a pending call to the host.
func (s *Session) call(p *vm.HostCall) (Call, error) {
	c := s.crossing()
	out := Call{ID: p.ID, Name: p.Name, Async: s.grants.async(p.Name), Pos: Position{File: p.Code, Line: p.Line}}
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
	if out.Async {
		if s.calls == nil {
			s.calls = map[uint64]Call{}
		}
		s.calls[out.ID] = out // the script may change what it passed
	}
	return out, nil
}

// Resume answers the call the run stands at, and any that were put off, and goes on to the
// next suspension. Without answers a waiting run waits for its timer and the functions that
// run; if there are none, one of the calls must be answered.
func (u *Suspension) Resume(ctx context.Context, answers ...Answer) (*Suspension, error) {
	s := u.s
	if s == nil || u.Kind == Done {
		return nil, errors.New("gilliam: the run is over")
	}
	if err := s.enter(); err != nil {
		return nil, err
	}
	defer s.leave()
	if s.susp != u {
		return nil, ErrBusy
	}
	values, err := u.values(answers)
	if err != nil {
		return nil, err
	}
	s.ctx = ctx
	s.observe(Event{Kind: "resumed", Name: kindNames[u.Kind], Pos: u.Pos})
	for i, a := range answers {
		if !a.Later {
			s.observe(Event{Kind: "answer", Name: u.nameOf(a.ID), ID: a.ID, Err: a.Err})
		}
		if u.Kind == Calls && a.ID == u.Calls[0].ID && !u.Calls[0].Async {
			continue
		}
		s.arrive(a, values[i])
	}
	if s.vm.StopErr() == nil {
		u.goOn(answers, values)
	}
	s.susp = nil
	return s.step()
}

// values checks the answers and converts them.
func (u *Suspension) values(answers []Answer) ([]heap.Value, error) {
	s := u.s
	waits := map[uint64]Call{}
	for id, c := range s.calls {
		waits[id] = c
	}
	for _, c := range u.Calls {
		waits[c.ID] = c
	}
	values := make([]heap.Value, len(answers))
	for i, a := range answers {
		c, ok := waits[a.ID]
		switch {
		case !ok:
			return nil, fmt.Errorf("gilliam: no call %d waits for an answer", a.ID)
		case a.Later && !c.Async:
			return nil, fmt.Errorf("gilliam: call %d of %s is not asynchronous: it must be answered now", c.ID, c.Name)
		}
		delete(waits, a.ID)
		if a.Later || a.Err != nil {
			continue
		}
		v, err := s.crossing().in(a.Value, 0)
		if err != nil {
			return nil, s.refused(under(err, "the answer to "+c.Name))
		}
		values[i] = v
	}
	if u.Kind == Calls {
		if c, left := waits[u.Calls[0].ID]; left {
			return nil, fmt.Errorf("gilliam: call %d of %s waits for its answer", c.ID, c.Name)
		}
	}
	if u.Kind == Waiting && len(u.Calls) > 0 && len(waits) == len(u.Calls) && s.async.running == 0 && s.vm.Pending().Wait < 0 && !s.vm.Arrived() {
		return nil, fmt.Errorf("gilliam: call %d of %s waits for its answer", u.Calls[0].ID, u.Calls[0].Name)
	}
	return values, nil
}

// nameOf is the function of a call that waits.
func (u *Suspension) nameOf(id uint64) string {
	for _, c := range u.Calls {
		if c.ID == id {
			return c.Name
		}
	}
	return u.s.calls[id].Name
}

// arrive hands the answer to an asynchronous call to the machine.
func (s *Session) arrive(a Answer, v heap.Value) {
	if a.Later {
		return
	}
	s.vm.ForgetCall(a.ID)
	c := s.calls[a.ID]
	delete(s.calls, a.ID)
	switch {
	case a.Err == nil:
		s.vm.Arrive(a.ID, v, heap.Unbound)
	case errors.Is(a.Err, Stop):
		s.vm.Stop(Stop)
	default:
		s.vm.Arrive(a.ID, heap.Unbound, s.exception(c.Name, a.Err))
	}
}

// goOn ends what the run stands in.
func (u *Suspension) goOn(answers []Answer, values []heap.Value) {
	s := u.s
	switch u.Kind {
	case Paused:
		s.vm.SetSlice(s.slice)
	case Waiting:
		if len(answers) > 0 && s.vm.Pending().Kind == vm.CallWait {
			s.vm.AnswerWait()
		} else if err := s.wait(); err != nil {
			s.vm.Stop(err)
		}
	case Calls:
		for i, a := range answers {
			switch {
			case a.ID != u.Calls[0].ID:
			case u.Calls[0].Async:
				s.vm.Answer(heap.None)
			case a.Err == nil:
				s.vm.Answer(values[i])
			case errors.Is(a.Err, Stop):
				s.vm.Stop(Stop)
			default:
				s.vm.Throw(s.exception(u.Calls[0].Name, a.Err))
			}
		}
	}
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
	s.observe(Event{Kind: "done", Err: errors.New("gilliam: the run was abandoned"), Stats: s.stats()})
	s.vm.Reset()
	s.forget()
	return nil
}

// forget drops the suspension of a run that is over, and the calls it had under way.
func (s *Session) forget() {
	s.susp, s.calls = nil, nil
	s.vm.ForgetCalls()
}
