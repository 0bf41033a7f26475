package gilliam

import (
	"context"

	"github.com/gilliam-run/gilliam/internal/vm"
)

// Event is something that happened in a session, for Env.Observer. The events of a session
// come one after another, on the goroutine that uses it; the observer must not use the
// session. Spans of a tracer fit between run and done, suspended and resumed, call and answer.
//
//	run         a run begins: Name is that of the program or function
//	call        a function of the host is called: Name, ID (0 for a Sync function), Pos
//	answer      it has its answer: Name, ID, Err
//	suspended   a stepped run stands still: Name is calls, waiting or paused
//	resumed     it goes on
//	output      the script wrote: Bytes, and Name stdout or stderr
//	collection  the heap was collected: Bytes given back
//	limit       a limit ended the run: Err is a *LimitError
//	done        the run is over: Err, Stats
type Event struct {
	Kind    string
	Session *Session
	Context context.Context // of the run
	Name    string
	ID      uint64
	Pos     Position
	Bytes   int64
	Err     error
	Stats   Stats
}

func (s *Session) observe(e Event) {
	if s.env.Observer == nil {
		return
	}
	e.Session, e.Context = s, s.ctx
	if e.Pos == (Position{}) && e.Kind != "collection" {
		e.Pos = s.standsAt()
	}
	s.env.Observer(e)
}

// watch reports collections and output of the session's machine.
func (s *Session) watch() {
	if s.env.Observer == nil {
		return
	}
	s.vm.Heap().Collected = func(before, after int64) { s.observe(Event{Kind: "collection", Bytes: before - after}) }
	s.out.wrote = func(n int) { s.observe(Event{Kind: "output", Name: "stdout", Bytes: int64(n)}) }
	s.errOut.wrote = func(n int) { s.observe(Event{Kind: "output", Name: "stderr", Bytes: int64(n)}) }
}

var kindNames = [...]string{Done: "done", Calls: "calls", Waiting: "waiting", Paused: "paused"}

// called reports that a call is handed to the host.
func (s *Session) called(c *vm.HostCall) {
	s.observe(Event{Kind: "call", Name: c.Name, ID: c.ID})
}
