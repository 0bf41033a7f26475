package regex

import (
	"slices"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// An engine matches one kind of text.
type engine[T text] struct {
	scratch
	full T // the text,
	text T // and the text up to the end of matching
}

// A scratch is what an engine has beside the text: its memory and its accounts.
type scratch struct {
	stack []*segment
	sp    int
	regs  []int
	memo  memo

	frames    int // frames the meter has granted since open,
	registers int // and registers

	prog   *Prog
	narrow bool // every character is one byte
	mode   Mode
	forbid int  // an empty match here does not count
	eager  bool // remember failed states from the start: for tests

	m      meter.Meter
	err    error
	owed   int // work since the last payment, apart from the steps run counts
	work   int // work of going back since the search began
	origin int // where the search began
	reach  int // how far it looked
	lead   int // the end of the run every match begins with, at the last attempt
}

const (
	// keepBytes is how much memory a scratch keeps of each kind when it is not in use.
	keepBytes = 64 << 10
	// freeRegisters is how many registers there are without asking.
	freeRegisters = 256
)

func (mt *scratch) open(m meter.Meter) {
	mt.m = m
	mt.frames, mt.registers, mt.memo.granted = segmentFrames, freeRegisters, 0
}

func (mt *scratch) close() {
	mt.m, mt.prog = nil, nil
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

// kept are the sizes of what close left: segments, and elements of the lists.
func (mt *scratch) kept() []int {
	return []int{len(mt.stack), cap(mt.regs), cap(mt.memo.table), cap(mt.memo.keys), cap(mt.memo.bits)}
}

// keep makes room of the sizes that kept gave.
func (mt *scratch) keep(kept []int) bool {
	if len(kept) != 5 || slices.ContainsFunc(kept, func(n int) bool { return n < 0 || n > keepBytes }) {
		return false
	}
	stack, regs, table, keys, bits := kept[0], kept[1], kept[2], kept[3], kept[4]
	if stack > keepBytes/segmentSize || 8*regs > keepBytes || 4*table+8*keys+8*bits > keepBytes {
		return false
	}
	for range stack {
		mt.stack = append(mt.stack, new(segment))
	}
	mt.regs = make([]int, 0, regs)
	mt.memo.table, mt.memo.keys, mt.memo.bits = make([]int32, 0, table), make([]int, 0, keys), make([]uint64, 0, bits)
	return true
}

func (mt *scratch) size() int {
	return len(mt.stack)*segmentSize + 8*cap(mt.regs) + mt.memo.size()
}

// match is Matcher.Match; an empty match at forbid does not count.
func (mt *engine[T]) match(p *Prog, text T, narrow bool, pos, end int, mode Mode, forbid int) ([]int, int, error) {
	end = min(max(end, 0), len(text))
	pos = min(max(pos, 0), len(text))
	mt.full, mt.text = text, text[:end]
	mt.prog, mt.narrow, mt.mode, mt.forbid = p, narrow, mode, forbid
	mt.err = nil
	mt.owed, mt.work, mt.origin, mt.reach = 3, 0, pos, pos
	mt.sp = 0
	if mt.memo.on = false; mt.eager && p.memo {
		mt.memo.start(p)
	}
	found := mt.begin() && mt.search(pos)
	mt.charge(0)
	var none T
	mt.full, mt.text = none, none
	if mt.err != nil || !found {
		return nil, 0, mt.err
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
func (mt *scratch) begin() bool {
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
func (mt *scratch) charge(units int) {
	n := mt.owed + units
	mt.owed = 0
	if mt.err == nil && n > 0 {
		mt.err = mt.m.Pay(n)
	}
}

// search tries the places where a match can begin.
func (mt *engine[T]) search(pos int) bool {
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
func (mt *engine[T]) charAt(pos int) int {
	if mt.narrow {
		return 1
	}
	return charLen(mt.text, pos)
}
