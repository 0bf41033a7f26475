package gilliam

import (
	"bufio"
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync/atomic"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/stress"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Session is one interpreter whose state persists between runs. One call at a time may use
// it; overlapping use gives ErrBusy.
type Session struct {
	env     *Env
	grants  *grants
	limits  Limits
	vm      *vm.VM
	busy    atomic.Bool
	closed  bool
	ctx     context.Context
	out     capture
	errOut  capture
	files   *files
	stdin   *bufio.Reader
	lastID  uint64
	async   *asyncCalls
	stepped bool // the host answers calls and pauses
	slice   int64
	susp    *Suspension     // the live suspension, if any
	calls   map[uint64]Call // asynchronous calls that the host has yet to answer
	granted int64           // of the budget
	used    Stats           // by the runs that are over
	environ []string        // of this run
	objects objects
}

func init() {
	stress.CheckHeap = func(session any) error {
		s := session.(*Session)
		if err := s.enter(); err != nil {
			return err
		}
		defer s.leave()
		return s.vm.CheckHeap()
	}
	stress.ImageSum = func() uint64 { return image().Sum() }
}

// NewSession returns a session with an empty __main__. env may be nil.
func NewSession(env *Env) (*Session, error) {
	if env == nil {
		env = &Env{}
	}
	g, err := env.grants()
	if err != nil {
		return nil, err
	}
	s := &Session{env: env, grants: g, limits: env.Limits.or(defaultLimits)}
	if err := s.mount(); err != nil {
		return nil, err
	}
	if env.Budget != nil {
		s.granted = positive(s.limits.Memory)
		if s.granted == 0 || !env.Budget.take(s.granted) {
			s.granted = 0
			return nil, ErrBudget
		}
	}
	var seed [16]byte
	rand.Read(seed[:])
	s.out = capture{max: s.limits.Output, to: env.Stdout}
	s.errOut = capture{max: s.limits.Output, to: env.Stderr}
	if env.Stdin != nil {
		s.stdin = bufio.NewReader(env.Stdin)
	}
	s.vm = vm.New(vm.Config{Image: image(), Host: (*host)(s), Out: &s.out, Err: &s.errOut, Limits: s.limits.machine(),
		Seed: [2]uint64{binary.LittleEndian.Uint64(seed[:8]), binary.LittleEndian.Uint64(seed[8:])}, Stress: stress.Collect.Load()})
	s.watch()
	s.bind()
	return s, nil
}

// bind gives the session the functions of its Env.
func (s *Session) bind() {
	for i := range s.grants.funcs {
		d := &s.grants.funcs[i]
		s.vm.SetGlobal(d.Name, s.vm.AddFunc(d, ""))
	}
}

// mount makes the session's view of the Env's mounts.
func (s *Session) mount() (err error) {
	if len(s.env.Mounts) > 0 {
		s.files, err = newFiles(s.env.Mounts)
	}
	return err
}

func (s *Session) nextID() uint64 {
	s.lastID++
	return s.lastID
}

// enter claims the session for one call.
func (s *Session) enter() error {
	if !s.busy.CompareAndSwap(false, true) {
		return ErrBusy
	}
	if s.closed {
		s.busy.Store(false)
		return ErrClosed
	}
	return nil
}

func (s *Session) leave() { s.busy.Store(false) }

// Close ends the session, and the functions that run for a suspended one; no finaliser runs.
func (s *Session) Close() error {
	if err := s.enter(); err != nil {
		return err
	}
	s.closed = true
	s.async.join()
	s.release()
	s.leave()
	return nil
}

func (s *Session) release() {
	if s.granted > 0 {
		s.env.Budget.give(s.granted)
		s.granted = 0
	}
}

// Run compiles and runs source in the session. Top-level await is allowed.
func (s *Session) Run(ctx context.Context, source string, in Inputs) (*Result, error) {
	p, err := compileSource(ctx, in.name(), source, s.limits.narrow(in.Limits).Source, in.options())
	if err != nil {
		return nil, err
	}
	return s.Load(ctx, p, in)
}

func (in Inputs) name() string {
	if in.Name == "" {
		return "<script>"
	}
	return in.Name
}

// Load runs a compiled program in the session.
func (s *Session) Load(ctx context.Context, p *Program, in Inputs) (*Result, error) {
	if err := s.enter(); err != nil {
		return nil, err
	}
	defer s.leave()
	if err := s.begin(ctx, in, false); err != nil {
		return nil, err
	}
	s.observe(Event{Kind: "run", Name: p.name})
	p.warn(&s.errOut)
	s.vm.StartCode(p.code, s.vm.MainDict())
	return s.finish(s.drive())
}

// Call calls a function of the session by name; if it gives an awaitable, that is awaited.
func (s *Session) Call(ctx context.Context, fn string, args ...any) (*Result, error) {
	if err := s.enter(); err != nil {
		return nil, err
	}
	defer s.leave()
	if err := s.beginCall(ctx, fn, Inputs{}, args, false); err != nil {
		return nil, err
	}
	return s.finish(s.drive())
}

// beginCall prepares the call of a function by name.
func (s *Session) beginCall(ctx context.Context, fn string, in Inputs, args []any, stepped bool) error {
	f, ok := s.vm.Global(fn)
	if !ok {
		return Raise("NameError", fmt.Sprintf("name '%s' is not defined", fn))
	}
	if err := s.begin(ctx, in, stepped); err != nil {
		return err
	}
	c := s.crossing()
	vals := make([]heap.Value, len(args))
	for i, a := range args {
		v, err := c.in(a, 0)
		if err != nil {
			return s.refused(under(err, fmt.Sprintf("argument %d", i+1)))
		}
		vals[i] = v
	}
	s.observe(Event{Kind: "run", Name: fn})
	s.vm.StartCall(f, vals)
	return nil
}

// begin prepares a run; of a stepped one the host answers the calls.
func (s *Session) begin(ctx context.Context, in Inputs, stepped bool) error {
	if s.susp != nil {
		return ErrBusy
	}
	l, over := s.limits.narrow(in.Limits).remaining(s.env.Life, s.used)
	if over != nil {
		return over
	}
	if err := s.narrow(in); err != nil {
		return err
	}
	s.ctx, s.stepped, s.slice = ctx, stepped, in.Slice
	s.vm.SetLimits(l.machine())
	s.vm.Begin(ctx, in.Slice)
	s.vm.SetLast(in.Last)
	s.out.reset(l.Output, in.Stdout, s.env.Stdout)
	s.errOut.reset(l.Output, in.Stderr, s.env.Stderr)
	s.async = newAsyncCalls(s.env.Async)
	s.vm.SetArgv(append([]string{in.name()}, in.Args...))
	c := s.crossing()
	if in.Name != "" {
		s.vm.SetGlobal("__file__", s.vm.Heap().NewStr(in.Name))
	}
	for _, k := range sortedKeys(in.Vars) {
		v, err := c.in(in.Vars[k], 0)
		if err != nil {
			return s.refused(under(err, k))
		}
		s.vm.SetGlobal(k, v)
	}
	return nil
}

// narrow gives a run the mounts and variables it asks for.
func (s *Session) narrow(in Inputs) error {
	if in.Environ != nil {
		for _, n := range in.Environ {
			if _, ok := s.env.Environ[n]; !ok {
				return fmt.Errorf("gilliam: the Env grants no variable %s", n)
			}
		}
	}
	var allowed map[string]bool
	if in.Mounts != nil {
		allowed = map[string]bool{}
		for _, at := range in.Mounts {
			if s.files == nil || !s.files.has(at) {
				return fmt.Errorf("gilliam: the Env grants no mount %s", at)
			}
			allowed[at] = true
		}
	}
	if s.files != nil {
		s.files.allowed = allowed
	}
	s.environ = nil
	for _, n := range sortedKeys(s.env.Environ) {
		if in.Environ == nil || slices.Contains(in.Environ, n) {
			s.environ = append(s.environ, n+"="+s.env.Environ[n])
		}
	}
	return nil
}

// drive runs until the run is over or, for a stepped run, the host has to answer.
func (s *Session) drive() error {
	for {
		switch st := s.vm.Go(s.ctx); st {
		case vm.Done, vm.Failed, vm.Stopped, vm.Idle:
			return nil
		case vm.Paused:
			s.vm.SetSlice(0)
		case vm.Waiting:
			if err := s.wait(); err != nil {
				s.vm.Stop(err)
			}
		}
	}
}

// finish collects what a finished run leaves.
func (s *Session) finish(err error) (*Result, error) {
	s.async.join()
	s.forget()
	r := &Result{Stdout: s.out.String(), Stderr: s.errOut.String(), Cut: s.out.cut || s.errOut.cut, Stats: s.stats()}
	switch {
	case err != nil:
		s.vm.Reset()
	case s.vm.State() == vm.Stopped:
		err = s.stopped(s.vm.StopErr())
		s.vm.Reset()
	case s.vm.State() == vm.Failed:
		err = s.failure(r)
	default:
		v, cerr := s.crossing().out(s.vm.Result(), 0)
		if cerr != nil {
			v = nil
			r.ValueErr = cerr
		}
		r.Value = v
	}
	s.vm.Rest()
	if s.files != nil {
		r.Files = s.files.changes()
	}
	var limit *LimitError
	if errors.As(err, &limit) {
		err = limit.ofLife(s.env.Life, s.used)
		s.observe(Event{Kind: "limit", Err: err})
	}
	s.used.add(r.Stats)
	s.observe(Event{Kind: "done", Err: err, Stats: r.Stats})
	return r, err
}

// refused is the error for a value of the host that could not enter.
func (s *Session) refused(err error) error {
	var limit *vm.LimitError
	if errors.As(err, &limit) {
		return s.stopped(err)
	}
	return fmt.Errorf("gilliam: %w", err)
}

// stopped turns what stopped a run into an error.
func (s *Session) stopped(err error) error {
	var limit *vm.LimitError
	switch {
	case errors.Is(err, Stop):
		return nil
	case errors.As(err, &limit):
		return &LimitError{limit.Resource, limit.Used, limit.Max, s.vm.Trace()}
	}
	return err
}

// failure turns the exception that ended a run into an error; SystemExit is none for 0 and None.
func (s *Session) failure(r *Result) error {
	exc := s.vm.Raised()
	if code, text, ok := s.vm.ExitCode(exc); ok {
		r.Exited, r.Exit = true, code
		if text != "" {
			s.errOut.Write([]byte(text + "\n"))
			r.Stderr = s.errOut.String()
		}
		if code == 0 {
			return nil
		}
		return &Exception{Type: "SystemExit", Message: text, Exit: true}
	}
	return s.render(exc)
}

func (s *Session) render(exc heap.Value) *Exception {
	e := &Exception{Type: s.vm.ExceptionName(exc), Message: s.cut(s.vm.ExceptionText(exc)), Traceback: s.cut(s.vm.FormatException(exc))}
	for _, l := range s.vm.TraceOf(exc) {
		e.Frames = append(e.Frames, position(l))
	}
	e.Notes = s.vm.ExceptionNotes(exc)
	return e
}

func position(l vm.TraceLine) Position {
	return Position{File: l.Code.File, Function: l.Code.Qualname, Line: int(l.Pos.Line), Column: int(l.Pos.Col) + 1}
}

// standsAt is where the script stands, zero if no frame of it is on the stack.
func (s *Session) standsAt() Position {
	if t, ok := s.vm.Standing(); ok {
		return position(t)
	}
	return Position{}
}

func (s *Session) stats() Stats {
	u := s.vm.Usage()
	return Stats{Fuel: u.Fuel, Execution: int64(u.Execution), Memory: u.Memory, Peak: u.Peak, HostCalls: u.HostCalls, output: s.out.n + s.errOut.n}
}

// Used is what all runs of the session that are over have used together.
func (s *Session) Used() Stats {
	if s.enter() != nil {
		return Stats{}
	}
	defer s.leave()
	return s.used
}

// cut bounds text of a script, on a character boundary, as its output is bounded.
func (s *Session) cut(text string) string {
	if n := s.limits.Output; n > 0 && int64(len(text)) > n {
		return strings.ToValidUTF8(text[:n], "")
	}
	return text
}

// Get reads a global of the session.
func (s *Session) Get(name string) (any, error) {
	if err := s.enter(); err != nil {
		return nil, err
	}
	defer s.leave()
	v, ok := s.vm.Global(name)
	if !ok {
		return nil, Raise("NameError", fmt.Sprintf("name '%s' is not defined", name))
	}
	x, err := s.crossing().out(v, 0)
	if err != nil {
		return nil, fmt.Errorf("gilliam: %w", under(err, name))
	}
	return x, nil
}

// Names lists the globals of the session in the order they were bound.
func (s *Session) Names() []string {
	if s.enter() != nil {
		return nil
	}
	defer s.leave()
	return s.vm.GlobalNames()
}

// capture keeps output up to a limit, cut on a character boundary, or passes it on.
type capture struct {
	wrote func(n int) // nil: nobody asks
	to    io.Writer
	b     []byte
	n     int64
	max   int64
	cut   bool
}

// reset begins a run; the first writer that is there takes the output.
func (c *capture) reset(max int64, to ...io.Writer) {
	*c = capture{max: max, wrote: c.wrote}
	for _, w := range to {
		if c.to == nil {
			c.to = w
		}
	}
}

func (c *capture) String() string { return string(c.b) }

func (c *capture) Write(p []byte) (int, error) {
	keep := p
	if c.max >= 0 && c.n+int64(len(p)) > c.max {
		keep = p[:max(c.max-c.n, 0)]
		for len(keep) > 0 && len(keep) < len(p) && !utf8.RuneStart(p[len(keep)]) {
			keep = keep[:len(keep)-1]
		}
		c.cut = true
		c.n = c.max
	} else {
		c.n += int64(len(p))
	}
	if c.wrote != nil && len(keep) > 0 {
		c.wrote(len(keep))
	}
	if c.to != nil {
		_, err := c.to.Write(keep)
		return len(p), err
	}
	c.b = append(c.b, keep...)
	return len(p), nil
}
