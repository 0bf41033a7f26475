package regex

import (
	"sync"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// Input is the text to match.
type Input struct {
	Text []byte // WTF-8 for a pattern of text, anything for a pattern of bytes
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
	stack []*segment
	sp    int
	regs  []int
	memo  memo

	frames    int // frames the meter has granted since Begin
	registers int // and registers

	prog   *Prog
	full   []byte // the text,
	text   []byte // and the text up to the end of matching
	narrow bool   // every character is one byte
	mode   Mode
	forbid int // an empty match here does not count

	m      meter.Meter
	err    error
	owed   int  // work since the last payment, apart from the steps run counts
	work   int  // work of going back since the search began
	origin int  // where the search began
	reach  int  // how far it looked
	lead   int  // the end of the run every match begins with, at the last attempt
	eager  bool // remember failed states from the start: for tests
}

// keepBytes is how much scratch memory a Matcher keeps between matches.
const keepBytes = 64 << 10

// freeRegisters is how many registers a native has without asking.
const freeRegisters = 256

// Begin starts the matches of a native. What the meter grants holds until End: the
// memory one match needed is not asked for again by the next.
func (mt *Matcher) Begin(m meter.Meter) {
	mt.m = m
	mt.frames, mt.registers, mt.memo.granted = segmentFrames, freeRegisters, 0
}

// End drops the scratch memory that is too large to keep.
func (mt *Matcher) End() {
	mt.m = nil
	if keep := keepBytes / segmentSize; len(mt.stack) > keep {
		mt.stack = append([]*segment(nil), mt.stack[:keep]...)
	}
	if 8*cap(mt.regs) > keepBytes {
		mt.regs = nil
	}
	if mt.memo.size() > keepBytes {
		mt.memo = memo{}
	}
}

// Size is the number of bytes of scratch memory. After End it is small.
func (mt *Matcher) Size() int {
	return len(mt.stack)*segmentSize + 8*cap(mt.regs) + mt.memo.size()
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

func (mt *Matcher) match(p *Prog, in Input, pos, end int, mode Mode, forbid int) ([]int, int, error) {
	end = min(max(end, 0), len(in.Text))
	pos = min(max(pos, 0), len(in.Text))
	mt.prog, mt.full, mt.text = p, in.Text, in.Text[:end]
	mt.narrow = in.ASCII || p.Bytes
	mt.mode, mt.forbid = mode, forbid
	mt.err = nil
	mt.owed, mt.work, mt.origin, mt.reach = 3, 0, pos, pos
	mt.sp = 0
	if mt.memo.on = false; mt.eager && p.memo {
		mt.memo.start(p)
	}
	found := mt.begin() && mt.search(pos)
	mt.charge(0)
	mt.full, mt.text = nil, nil
	if err := mt.err; err != nil || !found {
		return nil, 0, err
	}
	groups := mt.regs[:2*p.NumGroups+2]
	for i := 2; i < len(groups); i += 2 {
		if groups[i] < 0 || groups[i+1] < 0 {
			groups[i], groups[i+1] = -1, -1
		}
	}
	return groups, max(mt.regs[len(groups)], 0), nil
}

// begin makes the registers and the stack ready.
func (mt *Matcher) begin() bool {
	n := mt.prog.regs
	if n > mt.registers {
		if mt.err = mt.m.Need(8 * n); mt.err != nil {
			return false
		}
		mt.registers = n
	}
	if n > cap(mt.regs) {
		mt.regs = make([]int, n)
	}
	mt.regs = mt.regs[:n]
	for i := range mt.regs {
		mt.regs[i] = -1
	}
	mt.owed += n >> 3
	if len(mt.stack) == 0 {
		mt.stack = append(mt.stack, new(segment))
	}
	return true
}

// charge pays what is owed and units more.
func (mt *Matcher) charge(units int) {
	n := mt.owed + units
	mt.owed = 0
	if mt.err == nil && n > 0 {
		mt.err = mt.m.Pay(n)
	}
}

// search tries the places where a match can begin.
func (mt *Matcher) search(pos int) bool {
	if mt.mode != Search {
		if end, ok := mt.run(pos); ok && mt.err == nil {
			mt.regs[0], mt.regs[1] = pos, end
			return true
		}
		return false
	}
	for pos <= len(mt.text) {
		if pos = mt.find(pos); pos < 0 || mt.err != nil {
			return false
		}
		mt.lead = pos
		end, ok := mt.run(pos)
		if mt.err != nil {
			return false
		}
		if ok {
			mt.regs[0], mt.regs[1] = pos, end
			return true
		}
		mt.tired()
		switch {
		case mt.lead > pos:
			pos = mt.lead
		case pos >= len(mt.text):
			return false
		default:
			pos += mt.charAt(pos)
		}
		if mt.owed >= payEvery {
			mt.charge(0)
		}
	}
	return false
}

// charAt is the length of the character at pos.
func (mt *Matcher) charAt(pos int) int {
	if mt.narrow {
		return 1
	}
	return charLen(mt.text[pos:])
}
