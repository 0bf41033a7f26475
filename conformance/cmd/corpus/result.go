package main

import (
	"sync"
	"time"

	"github.com/gilliam-run/gilliam/conformance/corpus"
)

// A column holds the results of all cases in one mode.
type column struct {
	name    string
	results []result
}

// A result is what running one case gave.
type result struct {
	c     *corpus.Case
	got   corpus.Outcome
	err   error // the case could not be run to an outcome
	diffs []corpus.Difference
	took  time.Duration
}

func (r result) passed() bool { return r.err == nil && len(r.diffs) == 0 }

// reason says in one line why the case failed.
func (r result) reason() string {
	if r.err != nil {
		return r.err.Error()
	}
	return r.c.Reason(r.got, r.diffs)
}

// runAll runs the cases on so many goroutines; results keep the order of the cases.
func runAll(cases []*corpus.Case, jobs int, one func(*corpus.Case) result) []result {
	results := make([]result, len(cases))
	next := make(chan int)
	var running sync.WaitGroup
	for range max(1, jobs) {
		running.Go(func() {
			for i := range next {
				start := time.Now()
				results[i] = one(cases[i])
				results[i].c = cases[i]
				results[i].took = time.Since(start)
			}
		})
	}
	for i := range cases {
		next <- i
	}
	close(next)
	running.Wait()
	return results
}
