package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/gilliam-run/gilliam/conformance/corpus"
	"github.com/gilliam-run/gilliam/conformance/modes"
	_ "github.com/gilliam-run/gilliam/tzdata" // for zoneinfo
)

// limits is the name of the mode that cuts runs short; it needs the outcome of plain.
const limits = "limits"

// runModes runs the cases inside this process, mode by mode. Plain always runs,
// for the other modes are held against its fuel.
func runModes(o options, cases []*corpus.Case) ([]column, error) {
	known := []string{limits}
	for _, m := range modes.All {
		known = append(known, m.Name)
	}
	chosen := known
	if o.modes != "all" {
		chosen = strings.Split(o.modes, ",")
		for _, name := range chosen {
			if !slices.Contains(known, name) {
				return nil, fmt.Errorf("no mode %s: there are %s", name, strings.Join(known, ", "))
			}
		}
	}
	plain := make(map[*corpus.Case]modes.Outcome)
	var columns []column
	for i, m := range modes.All {
		if i > 0 && !slices.Contains(chosen, m.Name) {
			continue
		}
		outcomes := make([]modes.Outcome, len(cases))
		index := make(map[*corpus.Case]int)
		for k, c := range cases {
			index[c] = k
		}
		results := runAll(cases, o.jobs, func(c *corpus.Case) result {
			got, err := within(o, c, m.Run)
			outcomes[index[c]] = got
			r := result{got: got.Outcome, err: err}
			if err != nil {
				return r
			}
			r.diffs = c.Compare(got.Outcome, "")
			if i > 0 && plain[c].Fuel != got.Fuel {
				r.err = fmt.Errorf("uses %d units of fuel, plain uses %d", got.Fuel, plain[c].Fuel)
			}
			return r
		})
		if i == 0 {
			for k, c := range cases {
				plain[c] = outcomes[k]
			}
		}
		columns = append(columns, column{m.Name, results})
	}
	if slices.Contains(chosen, limits) {
		results := runAll(cases, o.jobs, func(c *corpus.Case) result {
			_, err := within(o, c, func(ctx context.Context, c *corpus.Case) (modes.Outcome, error) {
				return modes.Outcome{}, modes.Limits(ctx, c, plain[c], modes.Every)
			})
			return result{err: err}
		})
		columns = append(columns, column{limits, results})
	}
	return columns, nil
}

// within runs a case with the time limit of the command line; a panic becomes an error.
func within(o options, c *corpus.Case, run func(context.Context, *corpus.Case) (modes.Outcome, error)) (got modes.Outcome, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), o.limit)
	defer cancel()
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	return run(ctx, c)
}
