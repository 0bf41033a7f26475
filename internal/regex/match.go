package regex

import (
	"sync"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// Input is the text to match.
type Input struct {
	Text string // for a pattern of text: WTF-8
	Raw  []byte // for a pattern of bytes
	// ASCII says that all of Text is ASCII; false is always right.
	ASCII bool
}

// A Mode says where a match must lie.
type Mode uint8

const (
	Search    Mode = iota // anywhere from pos on, the first place that matches
	Match                 // begin at pos
	FullMatch             // begin at pos and end at end
)

// A Matcher is the scratch memory of matching. Its zero value is ready. Between Begin
// and End, which a native calls when it starts and ends, it matches any number of
// times; it holds no state between two matches, so dropping it loses nothing. One
// goroutine uses it at a time.
type Matcher struct {
	text engine[string]
	raw  engine[[]byte]
}

// Begin starts the matches of a native. What the meter grants holds until End: the
// memory one match needed is not asked for again by the next.
func (mt *Matcher) Begin(m meter.Meter) {
	mt.text.open(m)
	mt.raw.open(m)
}

// End drops the scratch memory that is too large to keep.
func (mt *Matcher) End() {
	mt.text.close()
	mt.raw.close()
}

// Size is the number of bytes of scratch memory. After End it is small.
func (mt *Matcher) Size() int { return mt.text.size() + mt.raw.size() }

// Kept says how large each kind of scratch memory is that a matcher not in use keeps, for Keep.
func (mt *Matcher) Kept() []int { return append(mt.text.kept(), mt.raw.kept()...) }

// Keep gives a new matcher scratch memory of the sizes another kept, so that it grows when the
// other would have. It reports whether End keeps so much.
func (mt *Matcher) Keep(kept []int) bool {
	n := len(kept) / 2
	return mt.text.keep(kept[:n]) && mt.raw.keep(kept[n:])
}

// Match matches p against in between pos and end, offsets in bytes that lie between
// characters. caps has the start and end of each group, -1 for a group that took no
// part, and is valid until the next match; it is nil if there is no match. lastIndex
// is the group closed last, 0 if none. An error is the meter's.
//
// As in Python, pos is where matching starts: ^, \b and lookbehind see the text before
// it. end is the end of the text.
func (mt *Matcher) Match(p *Prog, in Input, pos, end int, mode Mode) (caps []int, lastIndex int, err error) {
	return mt.match(p, in, pos, end, mode, -1)
}

func (mt *Matcher) match(p *Prog, in Input, pos, end int, mode Mode, forbid int) ([]int, int, error) {
	if p.Bytes {
		return mt.raw.match(p, in.Raw, true, pos, end, mode, forbid)
	}
	return mt.text.match(p, in.Text, in.ASCII, pos, end, mode, forbid)
}

var matchers = sync.Pool{New: func() any { return new(Matcher) }}

// Match is Matcher.Match with scratch memory of its own; caps is the caller's.
func (p *Prog) Match(in Input, pos, end int, mode Mode, m meter.Meter) (caps []int, lastIndex int, err error) {
	mt := matchers.Get().(*Matcher)
	defer matchers.Put(mt)
	mt.Begin(m)
	defer mt.End()
	caps, lastIndex, err = mt.Match(p, in, pos, end, mode)
	if caps == nil {
		return nil, 0, err
	}
	if err = m.Need(8 * len(caps)); err != nil {
		return nil, 0, err
	}
	return append([]int(nil), caps...), lastIndex, nil
}

// A Scan goes from match to match as finditer, findall, sub and split do: a match
// begins where the one before ended, and one that is empty does not end there too.
// It is plain data, so that it can be copied and stored between two matches.
type Scan struct {
	Pos, End int  // what is left, in bytes
	Forbid   bool // an empty match at Pos does not count
	Done     bool // there are no more matches
}

// Next finds the next match and moves s behind it; mode Match takes only matches
// that begin where the last one ended. Results are those of Match.
func (mt *Matcher) Next(p *Prog, in Input, s *Scan, mode Mode) (caps []int, lastIndex int, err error) {
	if s.Done {
		return nil, 0, nil
	}
	forbid := -1
	if s.Forbid {
		forbid = s.Pos
	}
	caps, lastIndex, err = mt.match(p, in, s.Pos, s.End, mode, forbid)
	switch {
	case err != nil:
	case caps == nil:
		s.Done = true
	default:
		s.Pos, s.Forbid = caps[1], caps[0] == caps[1]
	}
	return caps, lastIndex, err
}
