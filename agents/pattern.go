package agents

import (
	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/regex"
)

// A pattern is the pattern of a schema, compiled by the engine of Python's re module so
// that it means the same in both.
type pattern struct {
	text string
	prog *regex.Prog
}

// compilePattern compiles the pattern of a schema. The work is bounded like that of a match.
func compilePattern(text string) (*pattern, error) {
	prog, err := regex.Compile(text, false, 0, &allowance{work: maxPatternWork, heap: maxPatternHeap})
	if err != nil {
		return nil, err
	}
	return &pattern{text, prog}, nil
}

// search reports whether the pattern matches anywhere in s.
func (p *pattern) search(s string, m meter.Meter) (bool, error) {
	caps, _, err := p.prog.Match(regex.Input{Text: s}, 0, len(s), regex.Search, m)
	return caps != nil, err
}
