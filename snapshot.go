package gilliam

import (
	"bufio"
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"strings"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/snapshot"
	"github.com/gilliam-run/gilliam/internal/stress"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Key seals snapshots (AES-256-GCM). The id is readable in the snapshot, so that keys can
// be changed: Restore takes several.
type Key struct {
	ID     uint32
	Secret [32]byte
}

// SnapshotError says why a snapshot cannot be restored.
type SnapshotError struct {
	Reason  string
	Missing []string // functions, modules, objects and mounts the restoring Env lacks
	Err     error
}

func (e *SnapshotError) Error() string {
	if len(e.Missing) > 0 {
		return "gilliam: snapshot: the Env offers no " + strings.Join(e.Missing, ", ")
	}
	return "gilliam: snapshot: " + e.Reason
}

// Unwrap returns the cause.
func (e *SnapshotError) Unwrap() error { return e.Err }

// Snapshot writes the session as sealed bytes: at rest, or suspended with what it waits
// for. The session itself is unchanged and can go on. Asynchronous calls in flight are
// listed in it: the suspension of the restored session has them for the host to answer.
func (s *Session) Snapshot(key Key) ([]byte, error) {
	body, _, err := s.save(false)
	if err != nil {
		return nil, err
	}
	return snapshot.Seal(snapshot.Key(key), body)
}

// save writes the body of a snapshot; that of a fork comes with the code.
func (s *Session) save(fork bool) (b []byte, code []*compile.Code, err error) {
	if err := s.enter(); err != nil {
		return nil, nil, err
	}
	defer s.leave()
	if s.async != nil {
		s.drain()
	}
	var body []byte
	if fork {
		body, code, err = s.vm.SaveFork()
	} else {
		body, err = s.vm.Save()
	}
	if err != nil {
		return nil, nil, &SnapshotError{Reason: err.Error(), Err: err}
	}
	var w snapshot.Writer
	w.Uint(s.lastID)
	w.Int(s.slice)
	w.String(s.out.String())
	w.Int(s.out.n)
	w.Bool(s.out.cut)
	w.String(s.errOut.String())
	w.Int(s.errOut.n)
	w.Bool(s.errOut.cut)
	w.String(string(body))
	w.Bool(s.files != nil)
	if s.files != nil {
		s.files.save(&w)
	}
	for _, n := range s.used.numbers() {
		w.Int(*n)
	}
	w.Int(int64(s.used.HostCalls))
	return w.B, code, nil
}

// Restore makes a session of a snapshot; functions and modules bind by name to those of
// env. The suspension is nil for a session at rest. Limits come from env; what was used
// before is carried over.
func Restore(ctx context.Context, env *Env, keys []Key, b []byte) (*Session, *Suspension, error) {
	if env == nil {
		env = &Env{}
	}
	known := make([]snapshot.Key, len(keys))
	for i, k := range keys {
		known[i] = snapshot.Key(k)
	}
	body, _, err := snapshot.Open(known, b)
	if err != nil {
		return nil, nil, &SnapshotError{Reason: err.Error(), Err: err}
	}
	return revive(ctx, env, body, nil, env.Object)
}

// revive makes a session of the body of a snapshot; code is that of a fork, object finds the
// objects it holds.
func revive(ctx context.Context, env *Env, body []byte, code []*compile.Code, object func(string) (Object, bool)) (*Session, *Suspension, error) {
	g, err := env.grants()
	if err != nil {
		return nil, nil, err
	}
	s := &Session{env: env, grants: g, limits: env.Limits.or(defaultLimits), ctx: ctx}
	if err := s.mount(); err != nil {
		return nil, nil, err
	}
	if env.Budget != nil {
		s.granted = positive(s.limits.Memory)
		if s.granted == 0 || !env.Budget.take(s.granted) {
			s.granted = 0
			return nil, nil, ErrBudget
		}
	}
	if env.Stdin != nil {
		s.stdin = bufio.NewReader(env.Stdin)
	}
	r := snapshot.NewReader(body)
	s.lastID, s.slice = r.Uint(), r.Int()
	s.out = capture{to: env.Stdout, max: s.limits.Output, b: []byte(r.String()), n: r.Int(), cut: r.Bool()}
	s.errOut = capture{to: env.Stderr, max: s.limits.Output, b: []byte(r.String()), n: r.Int(), cut: r.Bool()}
	s.narrow(Inputs{}) // a run that goes on has all the Env grants
	machine := r.Bytes()
	var gone []string
	if r.Bool() {
		gone, err = s.loadFiles(r)
	}
	for _, n := range s.used.numbers() {
		*n = r.Int()
	}
	s.used.HostCalls = int(r.Int())
	if err == nil {
		err = r.Err()
	}
	if err == nil {
		err = s.restore(machine, code)
	}
	var missing *vm.MissingError
	if errors.As(err, &missing) {
		gone = append(gone, missing.Names...)
	}
	if err == nil || missing != nil {
		lost, oerr := s.rebind(object)
		gone = append(gone, lost...)
		if err == nil {
			err = oerr
		}
	}
	if err != nil || len(gone) > 0 {
		s.release()
		e := &SnapshotError{Missing: gone, Err: err}
		if err != nil {
			e.Reason = err.Error()
		}
		return nil, nil, e
	}
	if l, over := s.limits.remaining(env.Life, s.used); over == nil {
		s.vm.SetLimits(l.machine())
	}
	s.watch()
	s.async = newAsyncCalls(env.Async)
	s.stepped = true
	_, err = s.putOff()
	var u *Suspension
	if err == nil {
		u, err = s.standing()
	}
	if err != nil {
		s.release()
		return nil, nil, &SnapshotError{Reason: err.Error(), Err: err}
	}
	return s, u, nil
}

// numbers are the totals of a session that its snapshots hold.
func (s *Stats) numbers() []*int64 { return []*int64{&s.Fuel, &s.Execution, &s.Peak, &s.output} }

func (s *Session) restore(machine []byte, code []*compile.Code) (err error) {
	var seed [16]byte
	rand.Read(seed[:])
	s.vm, err = vm.Restore(vm.Config{Image: image(), Code: code, Host: (*host)(s), Out: &s.out, Err: &s.errOut, Limits: s.limits.machine(),
		Seed: [2]uint64{binary.LittleEndian.Uint64(seed[:8]), binary.LittleEndian.Uint64(seed[8:])}, Stress: stress.Collect.Load()}, machine, s.grants.funcs, s.grants.modules)
	return err
}

// Fork copies a session at rest or suspended: both go on independently.
func (s *Session) Fork(ctx context.Context) (*Session, *Suspension, error) {
	b, code, err := s.save(true)
	if err != nil {
		return nil, nil, err
	}
	return revive(ctx, s.env, b, code, func(key string) (Object, bool) {
		if o := s.objects.byKey[key]; o != nil {
			return *o, true
		}
		return Object{}, false
	})
}
