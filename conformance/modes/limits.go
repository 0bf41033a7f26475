package modes

import (
	"context"
	"errors"
	"fmt"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/conformance/corpus"
)

// Limits cuts the case at random points: once by fuel, somewhere in the run that
// plain describes, and once by memory. Each time the run must end as it would
// without the limit or with a *gilliam.LimitError, and the session must run the
// next script.
func Limits(ctx context.Context, c *corpus.Case, plain Outcome) error {
	r := random(c)
	cuts := []gilliam.Limits{
		{Fuel: 1 + r.Int64N(max(plain.Fuel, 1))},
		{Memory: 1<<16 + r.Int64N(1<<20)},
		{Recursion: 1 + r.IntN(20)},
		{Output: 1 + r.Int64N(64)},
	}
	for _, limits := range cuts {
		if err := cut(ctx, c, limits); err != nil {
			return fmt.Errorf("under %+v: %w", limits, err)
		}
	}
	return nil
}

func cut(ctx context.Context, c *corpus.Case, limits gilliam.Limits) error {
	p, err := gilliam.Compile(c.File(), c.Source)
	if err != nil {
		return nil // the display of source errors is plain's matter
	}
	s, err := gilliam.NewSession(newWorld().env)
	if err != nil {
		return err
	}
	defer s.Close()
	_, err = s.Load(ctx, p, gilliam.Inputs{Name: c.File(), Limits: limits})
	var limit *gilliam.LimitError
	var exception *gilliam.Exception
	if err != nil && !errors.As(err, &limit) && !errors.As(err, &exception) {
		return err
	}
	return alive(ctx, s)
}

// alive checks that the session runs the next script. The names it binds are new
// and it calls no builtin, because the case may have replaced either.
func alive(ctx context.Context, s *gilliam.Session) error {
	r, err := s.Run(ctx, "_alive = [n * n for n in (1, 2, 3)]\n_alive[0] + _alive[1] + _alive[2]", gilliam.Inputs{})
	if err != nil {
		return fmt.Errorf("the session does not run the next script: %w", err)
	}
	if n, err := gilliam.As[int](r.Value); err != nil || n != 14 {
		return fmt.Errorf("the next script gives %v (%v), not 14", r.Value, err)
	}
	return nil
}
