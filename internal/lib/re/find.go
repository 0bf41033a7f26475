package relib

import (
	"encoding/binary"
	"errors"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/regex"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// start prepares the walk of a method (self, string, pos, endpos) over all matches. If p
// is nil, r is the native's answer.
func start(m *vm.VM, a []Value) (p *pattern, s subject, scan regex.Scan, pos, end int, r Value) {
	if p = patternOf(m, a[0]); p == nil {
		return nil, s, scan, 0, 0, heap.Raised
	}
	if s, r = p.subjectOf(m, a[1]); r != heap.None {
		return nil, s, scan, 0, 0, r
	}
	if pos, end, r = s.bounds(m, a[2], a[3]); r != heap.None {
		return nil, s, scan, 0, 0, r
	}
	scan = regex.Scan{Pos: s.offset(m, pos), End: s.offset(m, end), Done: pos > end}
	return p, s, scan, pos, end, heap.None
}

// findAll lists the matches, or what their groups matched.
func findAll(m *vm.VM, a []Value) Value {
	p, s, scan, _, _, r := start(m, a)
	if p == nil {
		return r
	}
	h := m.Heap()
	out := h.NewList(nil)
	list := h.List(out)
	empty := s.part(m, 0, 0)
	ses := sessionOf(m)
	defer ses.begin(m)()
	for {
		caps, _, err := ses.matcher.Next(p.prog, s.in, &scan, regex.Search)
		if err != nil {
			return m.Stopped(err)
		}
		if caps == nil {
			return out
		}
		if !m.Pay(8) || !m.Need(list.GrowBytes(1)) {
			return heap.Raised
		}
		v := caps2value(m, p, &s, caps, empty)
		if v == heap.Raised {
			return v
		}
		h.Append(list, v)
	}
}

// caps2value is what findall lists for a match.
func caps2value(m *vm.VM, p *pattern, s *subject, caps []int, empty Value) Value {
	text := func(i int) Value {
		if caps[2*i] < 0 {
			return empty
		}
		return s.part(m, caps[2*i], caps[2*i+1])
	}
	switch p.prog.NumGroups {
	case 0:
		return text(0)
	case 1:
		return text(1)
	}
	tuple := make([]Value, 0, p.prog.NumGroups)
	for i := 1; i <= p.prog.NumGroups; i++ {
		v := text(i)
		if v == heap.Raised {
			return v
		}
		tuple = append(tuple, v)
	}
	return m.Heap().NewTuple(tuple)
}

// limitOf reads a number of splits or substitutions; less than none is stop.
func limitOf(m *vm.VM, v Value) (n int64, r Value) {
	if v == heap.Unbound {
		return 0, heap.None
	}
	n, ok := m.AsInt64(v)
	if ok {
		return n, heap.None
	}
	p := m.Payload(v)
	if p.Is(heap.KInt) {
		return 0, m.Raisef(vm.E.OverflowError, "Python int too large to convert to C ssize_t")
	}
	return 0, m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(v))
}

func split(m *vm.VM, a []Value) Value {
	limit, r := limitOf(m, a[2])
	if r != heap.None {
		return r
	}
	p, s, scan, _, _, r := start(m, []Value{a[0], a[1], heap.Unbound, heap.Unbound})
	if p == nil {
		return r
	}
	h := m.Heap()
	out := h.NewList(nil)
	list := h.List(out)
	add := func(v Value) bool {
		if v == heap.Raised || !m.Need(list.GrowBytes(1)) {
			return false
		}
		h.Append(list, v)
		return true
	}
	ses := sessionOf(m)
	defer ses.begin(m)()
	last := 0
	for n := int64(0); limit == 0 || n < limit; n++ {
		caps, _, err := ses.matcher.Next(p.prog, s.in, &scan, regex.Search)
		if err != nil {
			return m.Stopped(err)
		}
		if caps == nil {
			break
		}
		if !m.Pay(8) || !add(s.part(m, last, caps[0])) {
			return heap.Raised
		}
		for i := 1; i <= p.prog.NumGroups; i++ {
			v := heap.None
			if caps[2*i] >= 0 {
				v = s.part(m, caps[2*i], caps[2*i+1])
			}
			if !add(v) {
				return heap.Raised
			}
		}
		last = caps[1]
	}
	if !add(s.part(m, last, s.n)) {
		return heap.Raised
	}
	return out
}

// A scanner is the payload of the iterator that finditer makes and of the object that
// scanner makes: where a walk over all matches stands.
type scanner struct {
	pattern, text Value
	pos, end      int // in characters
	scan          regex.Scan
}

func (c *scanner) Size() int { return 96 }

func (c *scanner) Trace(visit func(*Value)) {
	visit(&c.pattern)
	visit(&c.text)
}

// Save gives all numbers and the pattern and the text.
func (c *scanner) Save() (kind string, data []byte, refs []Value) {
	for _, x := range []int{c.pos, c.end, c.scan.Pos, c.scan.End, btoi(c.scan.Forbid), btoi(c.scan.Done)} {
		data = binary.AppendVarint(data, int64(x))
	}
	return "re.Scanner", data, []Value{c.pattern, c.text}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func restoreScanner(_ *vm.VM, data []byte, refs []Value) (heap.NativeData, error) {
	x, ok := readInts(data)
	if !ok || len(x) != 6 || len(refs) != 2 {
		return nil, errors.New("not a scanner")
	}
	return &scanner{pattern: refs[0], text: refs[1], pos: x[0], end: x[1],
		scan: regex.Scan{Pos: x[2], End: x[3], Forbid: x[4] != 0, Done: x[5] != 0}}, nil
}

func findIter(m *vm.VM, a []Value) Value { return makeScanner(m, a, sessionOf(m).iterClass) }

func newScanner(m *vm.VM, a []Value) Value { return makeScanner(m, a, sessionOf(m).scannerClass) }

func makeScanner(m *vm.VM, a []Value, class Value) Value {
	p, _, scan, pos, end, r := start(m, a)
	if p == nil {
		return r
	}
	return m.Heap().NewNative(class, &scanner{pattern: a[0], text: a[1], pos: pos, end: end, scan: scan})
}

// next finds the next match: None if there is none.
func (c *scanner) next(m *vm.VM, mode regex.Mode) Value {
	p := patternOf(m, c.pattern)
	if p == nil {
		return heap.Raised
	}
	s, r := p.subjectOf(m, c.text)
	if r != heap.None {
		return r
	}
	if !placed(&c.scan, &s) {
		return heap.None
	}
	ses := sessionOf(m)
	defer ses.begin(m)()
	caps, last, err := ses.matcher.Next(p.prog, s.in, &c.scan, mode)
	switch {
	case err != nil:
		return m.Stopped(err)
	case caps == nil:
		return heap.None
	}
	return ses.newMatch(m, c.pattern, &s, c.pos, c.end, caps, last)
}

// placed reports whether a walk stands between two characters of the text, which may be a
// bytearray that became shorter; scan may come from a snapshot.
func placed(scan *regex.Scan, s *subject) bool {
	if scan.Done {
		return false
	}
	if scan.End > s.n && s.plain == 0 {
		scan.End = s.n
	}
	if scan.Pos < 0 || scan.Pos > scan.End || scan.End > s.n {
		return false
	}
	return s.plain == 0 || boundary(s.in.Text, scan.Pos) && boundary(s.in.Text, scan.End)
}

// Step gives the next match of finditer.
func (c *scanner) Step(m *vm.VM, _ Value) Value {
	if v := c.next(m, regex.Search); v != heap.None {
		return v
	}
	return heap.Unbound
}

// Plain reports that a step reaches no Python code.
func (c *scanner) Plain(*vm.VM) bool { return true }

// Depth is how many iterators deep its sources are nested.
func (c *scanner) Depth() int { return 0 }

// scannerOf returns the payload, nil after raising TypeError.
func scannerOf(m *vm.VM, v Value) *scanner {
	if v.Is(heap.KNative) {
		if c, ok := m.Heap().Native(v).Data.(*scanner); ok {
			return c
		}
	}
	m.Raisef(vm.E.TypeError, "descriptor requires a scanner but received a '%s'", m.TypeName(v))
	return nil
}

func scanMethod(mode regex.Mode) func(m *vm.VM, a []Value) Value {
	return func(m *vm.VM, a []Value) Value {
		c := scannerOf(m, a[0])
		if c == nil {
			return heap.Raised
		}
		return c.next(m, mode)
	}
}

var scannerType = vm.TypeDef{
	Name: "SRE_Scanner", Module: "_sre", Final: true,
	Methods: []vm.Def{
		{Name: "match", Sig: "self, /", Fn: scanMethod(regex.Match)},
		{Name: "search", Sig: "self, /", Fn: scanMethod(regex.Search)},
	},
	Getters: []vm.Getter{{Name: "pattern", Get: func(m *vm.VM, v Value) Value {
		c := scannerOf(m, v)
		if c == nil {
			return heap.Raised
		}
		return c.pattern
	}}},
}

var findIterType = vm.TypeDef{
	Name: "callable_iterator", Module: "_sre", Final: true,
	Methods: []vm.Def{
		{Name: "__iter__", Sig: "self, /", Fn: self},
		{Name: "__next__", Sig: "self, /", Fn: func(m *vm.VM, a []Value) Value {
			c := scannerOf(m, a[0])
			if c == nil {
				return heap.Raised
			}
			if v := c.Step(m, a[0]); v != heap.Unbound {
				return v
			}
			return m.RaiseArgs(vm.E.StopIteration)
		}},
	},
}
