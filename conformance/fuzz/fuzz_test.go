package fuzz

import (
	"bufio"
	"encoding/json"
	"os"
	"testing"
)

// The programs of testdata/recorded.jsonl do what CPython did with them.
func TestRecordedPrograms(t *testing.T) {
	f, err := os.Open("testdata/recorded.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	n := 0
	for lines.Scan() {
		var r Record
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			t.Fatal(err)
		}
		p := &Program{Seed: r.Seed, Source: r.Source}
		if !r.Reworded {
			p.Oracle = r.Source
		}
		n++
		ours, err := Run(p)
		if err != nil {
			t.Errorf("seed %d: %v\n%s", r.Seed, err, r.Source)
			continue
		}
		if d := Difference(p, ours, r.Outcome); d != "" {
			t.Errorf("seed %d: %s\n%s", r.Seed, d, r.Source)
		}
	}
	if err := lines.Err(); err != nil || n < 300 {
		t.Errorf("%d programs, %v", n, err)
	}
}

// Programs end, cause no fault and have between them every node and every operation.
func TestGeneratedPrograms(t *testing.T) {
	c := NewCoverage()
	for seed := range uint64(3000) {
		p := Generate(seed)
		c.Add(p)
		if seed%30 == 0 {
			if _, err := Run(p); err != nil {
				t.Errorf("seed %d: %v\n%s", seed, err, p.Source)
			}
		}
	}
	for _, m := range c.Missing() {
		t.Error("not reached:", m)
	}
	if m := c.Median(); m < 25 || m > 35 {
		t.Errorf("the median length is %d lines", m)
	}
}

// A seed gives the same program every time.
func TestGenerationRepeats(t *testing.T) {
	for seed := range uint64(50) {
		if a, b := Generate(seed), Generate(seed); a.Source != b.Source || a.Oracle != b.Oracle {
			t.Fatalf("seed %d", seed)
		}
	}
}
