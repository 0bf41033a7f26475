package mutate

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/conformance/corpus"
	"github.com/gilliam-run/gilliam/internal/snapshot"
)

// A Seed is the body of a snapshot in parts.
type Seed struct {
	Name string
	root *node
	path []int
	Size int
}

// machine is the node with the machine's own objects.
func (s *Seed) machine() *node {
	o := s.root
	for _, i := range s.path {
		o = o.parts[i].inner
	}
	return o
}

// Differences shows where a changed body differs from the seed, with what stands before it.
func (s *Seed) Differences(body []byte) string {
	was := s.root.bytes(nil)
	if n := len(s.machine().bytes(nil)); len(was) > n && len(body) > n { // lengths before it change with it
		was, body = was[len(was)-n:], body[len(body)-n-(len(body)-len(was)):]
	}
	i := 0
	for i < len(was) && i < len(body) && was[i] == body[i] {
		i++
	}
	j := 0
	for j < len(was)-i && j < len(body)-i && was[len(was)-1-j] == body[len(body)-1-j] {
		j++
	}
	cut := func(b []byte) []byte { return b[:min(len(b), 80)] }
	return fmt.Sprintf("behind %q at %d:\n- %q\n+ %q\n", was[max(i-40, 0):i], i, cut(was[i:len(was)-j]), cut(body[i:len(body)-j]))
}

// maxSize bounds the snapshots that are changed: small ones are tried more often.
const maxSize = 48 << 10

// errNone says that a script gives no snapshot of use.
var errNone = errors.New("no snapshot of use")

// seed runs source until it stands still for the skip-th time, or to its end, and takes a
// snapshot there.
func (w *World) seed(name, source string, slice int64, skip int) (*Seed, error) {
	ctx := context.Background()
	s, err := gilliam.NewSession(w.env)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	u, err := s.Start(ctx, source, gilliam.Inputs{Slice: slice, Vars: map[string]any{"order": gilliam.Object{Key: "order-1", Value: map[string]any{"total": 3}, Attrs: []string{"total"}}}})
	if err != nil {
		return nil, errNone
	}
	for skip > 0 && u.Kind != gilliam.Done {
		skip--
		var answers []gilliam.Answer
		for i, c := range u.Calls {
			if u.Kind != gilliam.Calls || i == 0 {
				answers = append(answers, gilliam.Answer{ID: c.ID, Value: echo(c), Later: u.Kind == gilliam.Calls && c.Async})
			}
		}
		if u, err = u.Resume(ctx, answers...); err != nil {
			return nil, errNone
		}
	}
	if u.Kind == gilliam.Done && u.Err != nil && slice == 0 {
		return nil, fmt.Errorf("%s: %w", name, u.Err)
	}
	b, err := s.Snapshot(key)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if len(b) > maxSize && slice > 0 {
		return nil, errNone
	}
	body, _, err := snapshot.Open([]snapshot.Key{snapshot.Key(key)}, b)
	if err != nil {
		return nil, err
	}
	root, err := take(body, func() error {
		r, _, err := gilliam.Restore(ctx, w.env, []gilliam.Key{key}, b)
		if err == nil {
			r.Close()
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if _, err := w.Try(body, true); err != nil {
		return nil, fmt.Errorf("%s as it is: %w", name, err)
	}
	return &Seed{Name: name, root: root, path: root.deepest(), Size: len(body)}, nil
}

// echo answers a call with what it asks.
func echo(c gilliam.Call) any {
	if len(c.Args) > 0 && c.Args[0] != nil {
		return c.Args[0]
	}
	return int64(3)
}

// Seeds takes snapshots of the scripts of this package and of so many of the corpus, which
// are paused at random places.
func (w *World) Seeds(cases []*corpus.Case, n int, r *rand.Rand) ([]*Seed, error) {
	var seeds []*Seed
	for _, c := range scripts {
		for skip := 0; ; skip++ {
			s, err := w.seed(fmt.Sprintf("%s at %d", c.name, skip), c.source, 0, skip)
			if err == errNone {
				return nil, fmt.Errorf("%s at %d gives no snapshot of use", c.name, skip)
			}
			if err != nil {
				return nil, err
			}
			seeds = append(seeds, s)
			if skip >= c.stops {
				break
			}
		}
	}
	for tries := 0; n > 0 && len(cases) > 0 && tries < 4*len(cases); tries++ {
		c := cases[r.IntN(len(cases))]
		s, err := w.seed("corpus "+c.Name, c.Source, 50+r.Int64N(4000), r.IntN(4))
		if err == errNone {
			continue
		}
		if err != nil {
			return nil, err
		}
		seeds = append(seeds, s)
		n--
	}
	return seeds, nil
}

// Change makes the i-th changed body of a run, of one of the seeds.
func Change(seeds []*Seed, run, i uint64) (*Seed, []byte) {
	r := rand.New(rand.NewPCG(run, i))
	s := seeds[r.IntN(len(seeds))]
	if t := seeds[r.IntN(len(seeds))]; t.Size < s.Size && r.IntN(4) > 0 { // small ones are quicker
		s = t
	}
	return s, change(r, s, seeds)
}
