package regex

import (
	"bytes"
	"slices"
	"strings"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

// A plan tells a search where a match can begin.
type plan struct {
	kind  planKind
	min   int       // a match takes at least so many bytes
	lit   string    // planPrefix, planBehind, planInner
	first [256]bool // planFirst
	lead  *class    // planInner: the run before lit
	leadN uint32    // the least characters of that run

	// skip, if set, is a class whose run every match begins with and takes to its
	// end, so that a failure inside the run is one for the rest of it.
	skip *class
}

type planKind uint8

const (
	planAll    planKind = iota // anywhere
	planStart                  // at the start of the text
	planLine                   // at the start of a line
	planPrefix                 // where lit is
	planBehind                 // behind lit
	planInner                  // at the run of lead before lit
	planFirst                  // at a byte of first
)

// maxLead is how many nodes at the beginning of a pattern the plan looks at.
const maxLead = 64

// makePlan looks at the beginning of the pattern.
func (g *generator) makePlan(s seq, v info) plan {
	pl := plan{min: v.min}
	lead := leading(s, nil)
	if len(lead) == 0 {
		return pl
	}
	first := lead[0]
	if first.op == nodeAt {
		switch first.n {
		case atStart, atTextStart:
			pl.kind = planStart
			return pl
		case atLineStart:
			pl.kind = planLine
			return pl
		}
	}
	if lit := g.prefix(lead); len(lit) > 0 {
		pl.kind, pl.lit = planPrefix, lit
		return pl
	}
	if first.op == nodeLook && first.part.behind && !first.part.negative {
		behind := leading(first.part.alts[0], nil)
		if lit := g.prefix(behind); len(lit) > 0 && len(behind) == len(first.part.alts[0]) && allChars(behind) {
			pl.kind, pl.lit = planBehind, lit
			return pl
		}
	}
	if start := g.firstOf(s, anyByte); start.len() < 256 && !start.end {
		pl.kind = planFirst
		for b := range 256 {
			pl.first[b] = start.has(byte(b))
		}
	}
	if first.op == nodeRepeat && !g.recalls {
		g.planRun(&pl, lead)
	}
	return pl
}

// planRun looks at a pattern that begins with a run of characters.
func (g *generator) planRun(pl *plan, lead []*node) {
	p := lead[0].part
	if p.max != unlimited || len(p.alts[0]) != 1 || p.alts[0][0].op != nodeClass {
		return
	}
	c := g.classes[p.alts[0][0].n]
	if p.kind != possessive && !c.first().disjoint(p.follow) {
		return
	}
	pl.skip = c
	g.prog.code[p.at].arg = leadRun
	if lit := g.prefix(lead[1:]); len(lit) > 0 && c.tab[lit[0]] == byteNo {
		pl.kind, pl.lit, pl.lead, pl.leadN = planInner, lit, c, p.min
	}
}

// allChars reports whether nodes are characters only.
func allChars(nodes []*node) bool {
	return !slices.ContainsFunc(nodes, func(n *node) bool { return n.op != nodeChar })
}

// leading lists the nodes at the beginning of a sequence, with groups opened.
func leading(s seq, out []*node) []*node {
	for i := range s {
		if len(out) >= maxLead {
			break
		}
		n := &s[i]
		if n.op != nodeGroup {
			out = append(out, n)
			continue
		}
		if out = leading(n.part.alts[0], out); len(out) >= maxLead {
			break
		}
	}
	return out
}

// prefix is the text of the characters nodes begin with.
func (g *generator) prefix(nodes []*node) string {
	var out []byte
	for _, n := range nodes {
		if n.op != nodeChar {
			break
		}
		if g.bytes {
			out = append(out, byte(n.n))
		} else {
			out = unicode.AppendRune(out, n.n)
		}
	}
	return string(out)
}

// searchChunk is how many bytes of text are searched between two payments.
const searchChunk = 1 << 16

// find returns where a match can begin from pos on, or -1. origin is where the
// search began.
func (mt *engine[T]) find(pos int) int {
	pl := &mt.prog.plan
	text := mt.text
	if len(text)-pos < pl.min {
		return -1
	}
	switch pl.kind {
	case planStart:
		if pos > 0 {
			return -1
		}
	case planLine:
		if pos > 0 && text[pos-1] != '\n' {
			i := mt.index(pos, "\n")
			if i < 0 {
				return -1
			}
			return i + 1
		}
	case planPrefix:
		return mt.index(pos, pl.lit)
	case planBehind:
		if i := mt.index(max(pos-len(pl.lit), 0), pl.lit); i >= 0 {
			return i + len(pl.lit)
		}
		return -1
	case planInner:
		return mt.findInner(pos)
	case planFirst:
		return mt.findFirst(pos)
	}
	return pos
}

// index finds lit from pos on; it is -1 also when the meter refuses.
func (mt *engine[T]) index(pos int, lit string) int {
	text := mt.text
	shift := 6
	if len(lit) == 1 {
		shift = 8
	}
	for pos < len(text) {
		end := min(len(text), pos+searchChunk+len(lit)-1)
		i := mt.indexIn(pos, end, lit)
		if i >= 0 {
			mt.owed += i >> shift
			return pos + i
		}
		if mt.charge((end - pos) >> shift); mt.err != nil || end == len(text) {
			return -1
		}
		pos += searchChunk
	}
	return -1
}

// indexIn finds lit between pos and end, counted from pos.
func (mt *engine[T]) indexIn(pos, end int, lit string) int {
	switch text := any(mt.text).(type) {
	case string:
		return strings.Index(text[pos:end], lit)
	case []byte:
		return bytes.Index(text[pos:end], []byte(lit))
	}
	return -1
}

// indexByte finds b between pos and end, counted from pos.
func (mt *engine[T]) indexByte(pos, end int, b byte) int {
	switch text := any(mt.text).(type) {
	case string:
		return strings.IndexByte(text[pos:end], b)
	case []byte:
		return bytes.IndexByte(text[pos:end], b)
	}
	return -1
}

// findFirst finds a byte a match can begin with.
func (mt *engine[T]) findFirst(pos int) int {
	first := &mt.prog.plan.first
	text := mt.text
	for pos < len(text) {
		start := pos
		end := min(len(text), pos+searchChunk)
		for pos < end && !first[text[pos]] {
			pos++
		}
		mt.owed += (pos - start) >> 3
		if pos < end {
			return pos
		}
		if mt.charge(0); mt.err != nil {
			return -1
		}
	}
	return -1
}

// findInner finds the literal and goes back over the run before it.
func (mt *engine[T]) findInner(pos int) int {
	pl := &mt.prog.plan
	for from := pos; ; {
		at := mt.index(from, pl.lit)
		if at < 0 {
			return -1
		}
		start, n := at, uint32(0)
		for start > pos {
			size := mt.previous(pl.lead, start)
			if size == 0 {
				break
			}
			start -= size
			if n++; n&0xfff == 0 {
				if mt.charge(0x400); mt.err != nil {
					return -1
				}
			}
		}
		if mt.owed += 4 + int(n>>2); mt.owed >= payEvery {
			if mt.charge(0); mt.err != nil {
				return -1
			}
		}
		if n >= pl.leadN {
			return start
		}
		from = at + 1
	}
}

// previous is the length of the character before pos if the class has it, else 0.
func (mt *engine[T]) previous(c *class, pos int) int {
	start := mt.back1(pos)
	if next(c, mt.text[start:pos], 0) == 0 {
		return 0
	}
	return pos - start
}

// back1 is the start of the character before pos.
func (mt *engine[T]) back1(pos int) int {
	pos--
	if !mt.narrow {
		for pos > 0 && isContinuation(mt.full[pos]) {
			pos--
		}
	}
	return pos
}
