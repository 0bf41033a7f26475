package gilliam

import (
	"context"
	"encoding/binary"
	"errors"
	"io"
	"sort"
	"time"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// asyncCalls are the asynchronous host calls of one run: at most limit run at once, and
// all have ended before the run's result is handed out.
type asyncCalls struct {
	limit   int
	running int
	queue   []func()
	done    chan arrival
	cancels map[uint64]context.CancelFunc
}

type arrival struct {
	id   uint64
	name string
	v    any
	err  error
}

const defaultAsync = 16

func newAsyncCalls(limit int) *asyncCalls {
	if limit <= 0 {
		limit = defaultAsync
	}
	return &asyncCalls{limit: limit}
}

// launch begins an asynchronous call and gives the script its awaitable.
func (s *Session) launch(m *vm.VM, id uint64, name string, call func(context.Context) (any, error)) heap.Value {
	a := s.async
	if a.done == nil {
		a.done = make(chan arrival, a.limit)
		a.cancels = map[uint64]context.CancelFunc{}
	}
	ctx, cancel := context.WithCancel(s.ctx)
	a.cancels[id] = cancel
	a.queue = append(a.queue, func() {
		go func() {
			v, err := call(ctx)
			a.done <- arrival{id, name, v, err}
		}()
	})
	a.start()
	return m.AsyncCall(id, name)
}

// under reports whether a call runs, or will.
func (a *asyncCalls) under(id uint64) bool { return a != nil && a.cancels[id] != nil }

// start runs queued calls while there is room.
func (a *asyncCalls) start() {
	for a.running < a.limit && len(a.queue) > 0 {
		f := a.queue[0]
		a.queue = a.queue[1:]
		a.running++
		f()
	}
}

// settle hands a finished call to the machine.
func (s *Session) settle(r arrival) {
	s.observe(Event{Kind: "answer", Name: r.name, ID: r.id, Err: r.err})
	s.vm.ForgetCall(r.id)
	s.async.running--
	if c := s.async.cancels[r.id]; c != nil {
		c()
	}
	delete(s.async.cancels, r.id)
	s.async.start()
	if r.err != nil {
		switch {
		case errors.Is(r.err, Stop):
			s.vm.Stop(Stop)
			return
		case s.ctx.Err() != nil: // the function ended because the run does
			s.vm.Stop(context.Cause(s.ctx))
			return
		}
		s.vm.Arrive(r.id, heap.Unbound, s.exception(r.name, r.err))
		return
	}
	v, err := s.crossing().in(r.v, 0)
	var limit *vm.LimitError
	switch {
	case errors.As(err, &limit):
		s.vm.Stop(err)
		return
	case err != nil:
		s.vm.Arrive(r.id, heap.Unbound, s.vm.NewException(vm.E.TypeError, s.vm.Heap().NewStr(
			r.name+"() returned what a script cannot have: "+err.Error())))
		return
	}
	s.vm.Arrive(r.id, v, heap.Unbound)
}

// wait blocks until an asynchronous call ends, the timer the script waits for is due, or
// the context ends.
func (s *Session) wait() error {
	p := s.vm.Pending()
	if p.Kind == vm.CallSleep {
		return s.sleep(p.Wait)
	}
	a := s.async
	if s.vm.Arrived() {
		s.vm.AnswerWait()
		return nil
	}
	select { // what is there already needs no timer
	case r := <-a.done:
		s.settle(r)
		s.drain()
		s.vm.AnswerWait()
		return nil
	default:
	}
	if a.running == 0 && p.Wait < 0 {
		s.vm.AnswerWait()
		return nil
	}
	var timer <-chan time.Time
	if p.Wait >= 0 {
		d := p.Wait
		// What the host is asked for takes real time: a policy that makes time pass
		// faster must not let a timeout come before the answer.
		if s.env.Sleep != nil {
			if real := s.env.Sleep(d); real > d || a.running == 0 {
				d = real
			}
		}
		t := time.NewTimer(d)
		defer t.Stop()
		timer = t.C
	}
	select {
	case r := <-a.done:
		s.settle(r)
		s.drain()
	case <-timer:
		s.vm.Elapse(p.Wait)
	case <-s.ctx.Done():
		return context.Cause(s.ctx)
	}
	s.vm.AnswerWait()
	return nil
}

// drain settles whatever else has ended by now.
func (s *Session) drain() {
	for {
		select {
		case r := <-s.async.done:
			s.settle(r)
		default:
			return
		}
	}
}

func (s *Session) sleep(d time.Duration) error {
	if s.env.Sleep != nil {
		real := s.env.Sleep(d)
		if real > 0 {
			t := time.NewTimer(real)
			defer t.Stop()
			select {
			case <-t.C:
			case <-s.ctx.Done():
				return context.Cause(s.ctx)
			}
		}
	}
	s.vm.Elapse(d)
	s.vm.Answer(heap.None)
	return nil
}

// join cancels what still runs and waits for it.
func (a *asyncCalls) join() {
	if a == nil {
		return
	}
	ids := make([]uint64, 0, len(a.cancels))
	for id := range a.cancels { // sorted next
		ids = append(ids, id)
	}
	sort.Slice(ids, func(i, j int) bool { return ids[i] < ids[j] })
	for _, id := range ids {
		a.cancels[id]()
	}
	a.queue = nil
	for a.running > 0 {
		<-a.done
		a.running--
	}
	clear(a.cancels)
}

// host answers what the machine asks of the embedder.
type host Session

func (h *host) Now() (time.Time, bool) {
	if h.env.Clock == nil {
		return time.Time{}, false
	}
	return h.env.Clock(), true
}

func (h *host) Monotonic() (time.Duration, bool) {
	if h.env.Clock == nil {
		return 0, false
	}
	t := h.env.Clock()
	if t == t.Round(0) { // no monotonic reading: not the clock of this process
		return t.Sub(time.Unix(0, 0)), true
	}
	return t.Sub(processStart), true
}

var processStart = time.Now()

func (h *host) Random(b []byte) bool {
	if h.env.Random == nil {
		return false
	}
	_, err := io.ReadFull(h.env.Random, b)
	return err == nil
}

func (h *host) Seed() uint64 {
	var b [8]byte
	if !h.Random(b[:]) {
		return 0
	}
	return binary.LittleEndian.Uint64(b[:])
}

func (h *host) CanSleep() bool { return h.env.Sleep != nil }

func (h *host) Environ() []string { return h.environ }

func (h *host) Stdin() (string, bool) {
	if h.stdin == nil {
		return "", false
	}
	line, _ := h.stdin.ReadString('\n')
	return line, true
}

func (h *host) Files() vm.Files {
	if h.files == nil {
		return nil
	}
	return h.files
}

func (h *host) Module(name string) *vm.ModuleDef { return h.grants.module[name] }

func sortedKeys[T any](m map[string]T) []string {
	keys := make([]string, 0, len(m))
	for k := range m { // sorted next
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}
