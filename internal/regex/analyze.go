package regex

import (
	"math"
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

// A byteSet is the bytes with which something can go on, and whether it can at the
// end of the text.
type byteSet struct {
	bits [4]uint64
	end  bool
}

var (
	anyByte = byteSet{[4]uint64{math.MaxUint64, math.MaxUint64, math.MaxUint64, math.MaxUint64}, true}
	newline = byteSet{[4]uint64{1 << '\n'}, true}
)

func (s *byteSet) add(b byte)      { s.bits[b>>6] |= 1 << (b & 63) }
func (s *byteSet) has(b byte) bool { return s.bits[b>>6]>>(b&63)&1 != 0 }

func (s byteSet) union(t byteSet) byteSet {
	for i := range s.bits {
		s.bits[i] |= t.bits[i]
	}
	s.end = s.end || t.end
	return s
}

func (s byteSet) intersect(t byteSet) byteSet {
	for i := range s.bits {
		s.bits[i] &= t.bits[i]
	}
	s.end = s.end && t.end
	return s
}

// disjoint compares bytes only.
func (s byteSet) disjoint(t byteSet) bool {
	for i := range s.bits {
		if s.bits[i]&t.bits[i] != 0 {
			return false
		}
	}
	return true
}

func (s byteSet) len() int {
	n := 0
	for _, w := range s.bits {
		n += bits.OnesCount64(w)
	}
	return n
}

// An info is what the analysis finds out about a sequence.
type info struct {
	first    byteSet // the bytes it can begin with; end is not used
	nullable bool    // it may match nothing
	min      int     // the least number of bytes it takes
}

const maxMin = 1 << 30

func satAdd(a, b int) int { return min(a+b, maxMin) }

func satMul(a int, n uint32) int {
	return int(min(uint64(a)*uint64(n), maxMin))
}

// An analysis turns the characters of a tree into classes and finds out what each
// part can begin with.
type analysis struct {
	classTable
	recalls bool // the future depends on what groups matched
}

// sequence analyses a sequence.
func (a *analysis) sequence(s seq) info {
	for i := range s {
		if a.node(&s[i]); a.err != nil {
			return info{}
		}
	}
	out := info{nullable: true}
	var first byteSet
	for i := len(s) - 1; i >= 0; i-- {
		a.pay(8)
		first = a.before(&s[i], first)
		v := a.infoOf(&s[i])
		out.nullable = out.nullable && v.nullable
		out.min = satAdd(out.min, v.min)
	}
	out.first = first
	return out
}

// node analyses what a node holds and turns a character into nodeChar or nodeClass.
func (a *analysis) node(n *node) {
	switch n.op {
	case nodeLiteral:
		char, class, single := a.literal(n.n, n.flags)
		if single {
			n.op, n.n = nodeChar, char
		} else {
			n.op, n.n = nodeClass, class
		}
	case nodeNotLiteral:
		n.op, n.n = nodeClass, a.notLiteral(n.n, n.flags)
	case nodeAny:
		n.op, n.n = nodeClass, a.any(n.flags)
	case nodeSet:
		n.op, n.n, n.part = nodeClass, a.set(n.part.set, n.flags), nil
	case nodeBackref:
		a.recalls = true
	case nodeAt, nodeFail:
		return
	default:
		n.part.info = a.part(n)
	}
	a.pay(8)
}

// part analyses a node that holds sequences.
func (a *analysis) part(n *node) info {
	p := n.part
	if n.op == nodeLook && p.behind && !a.checkWidth(p.width) {
		return info{}
	}
	v := a.sequence(p.alts[0])
	for _, alt := range p.alts[1:] {
		w := a.sequence(alt)
		v.first = v.first.union(w.first)
		v.nullable = v.nullable || w.nullable
		v.min = min(v.min, w.min)
	}
	switch n.op {
	case nodeRepeat:
		p.nullableBody = v.nullable
		v.nullable = v.nullable || p.min == 0
		v.min = satMul(v.min, p.min)
		if p.max == 0 {
			v.first = byteSet{}
		}
	case nodeLook:
		v.min = 0
	case nodeCond:
		a.recalls = true
	}
	return v
}

// checkWidth fails if a lookbehind has no fixed width.
func (a *analysis) checkWidth(w width) bool {
	switch {
	case w.lo > unlimited:
		a.err = &Error{Msg: "looks too much behind", Pos: -1}
	case w.lo != w.hi:
		a.err = &Error{Msg: "look-behind requires fixed-width pattern", Pos: -1}
	}
	return a.err == nil
}

// infoOf is what is known of an analysed node. For lookaround, first and nullable
// are of its body; see before.
func (a *analysis) infoOf(n *node) info {
	switch n.op {
	case nodeChar:
		var v info
		if a.bytes {
			v.first.add(byte(n.n))
			v.min = 1
			return v
		}
		var buf [4]byte
		b := unicode.AppendRune(buf[:0], n.n)
		v.first.add(b[0])
		v.min = len(b)
		return v
	case nodeClass:
		return info{first: a.classes[n.n].first(), min: 1}
	case nodeBackref:
		return info{first: anyByte, nullable: true}
	case nodeAt, nodeFail:
		return info{nullable: true}
	case nodeLook:
		return info{nullable: true}
	}
	return n.part.info
}

// first is the bytes a character of the class can begin with.
func (c *class) first() byteSet {
	var s byteSet
	for b := range 256 {
		if c.tab[b] != byteNo {
			s.add(byte(b))
		}
	}
	return s
}

// before is what a node followed by after can go on with.
func (a *analysis) before(n *node, after byteSet) byteSet {
	switch n.op {
	case nodeFail:
		return byteSet{}
	case nodeAt:
		switch n.n {
		case atEnd, atLineEnd:
			return after.intersect(newline)
		case atTextEnd:
			return byteSet{end: after.end}
		}
		return after
	case nodeLook:
		if v := n.part.info; !v.nullable && !n.part.negative && !n.part.behind {
			return after.intersect(v.first)
		}
		return after
	}
	v := a.infoOf(n)
	if v.nullable {
		return v.first.union(after)
	}
	v.first.end = false
	return v.first
}
