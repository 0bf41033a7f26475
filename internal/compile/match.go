package compile

import (
	"math"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

// captures are the names a pattern binds. They are kept apart until the whole
// pattern has matched: in registers, or in a list if there are many.
type captures struct {
	names []string
	base  int // register of the first, or of the list
	list  bool
	place map[string]int  // index of each name
	bound map[string]bool // those bound so far on the way through the pattern
}

const maxCaptures = 16

func (c *compiler) match(st *syntax.Match) {
	var end label
	subject := c.operand(st.Subject)
	for i, k := range st.Cases {
		if c.err != nil {
			return
		}
		if k.Guard == nil && i < len(st.Cases)-1 {
			c.refuseIrrefutable(k.Pattern)
		}
		var fail label
		mark := c.top
		caps := c.newCaptures(k.Pattern)
		pin := c.pin
		c.pin = c.top
		c.pattern(k.Pattern, subject, caps, &fail)
		c.pin = pin
		for n, name := range caps.names {
			c.place(k.Pattern.Pos())
			if caps.list {
				r := c.tmp()
				c.emit(OpGetIdxI, r, caps.base, 0, n)
				c.storeVar(c.variable(name), r)
				c.top = r
			} else {
				c.storeVar(c.variable(name), caps.base+n)
			}
		}
		if k.Guard != nil {
			c.jumpIf(k.Guard, false, &fail)
		}
		c.top = mark
		c.stmts(k.Body)
		c.artificial()
		c.jump(OpJmp, 0, 0, 0, &end)
		c.bind(&fail)
	}
	c.bind(&end)
}

// refuseIrrefutable refuses a pattern that always matches where others follow.
func (c *compiler) refuseIrrefutable(p syntax.Pattern) {
	for p != nil {
		switch x := p.(type) {
		case *syntax.MatchOr:
			last := len(x.Patterns) - 1
			for _, alt := range x.Patterns[:last] {
				c.refuseIrrefutable(alt)
			}
			p = x.Patterns[last]
		case *syntax.MatchAs:
			switch {
			case x.Pattern != nil:
				p = x.Pattern
				continue
			case x.Name == "":
				c.fail(x.Range, "wildcard makes remaining patterns unreachable")
			default:
				c.fail(x.Range, "name capture '"+x.Name+"' makes remaining patterns unreachable")
			}
			return
		default:
			return
		}
	}
}

func (c *compiler) newCaptures(p syntax.Pattern) *captures {
	caps := &captures{}
	eachCapture(p, func(name string) {
		if _, ok := caps.place[name]; !ok {
			if caps.place == nil {
				caps.place = map[string]int{}
			}
			caps.place[name] = len(caps.names)
			caps.names = append(caps.names, name)
		}
	})
	if len(caps.names) == 0 {
		return caps
	}
	caps.bound = map[string]bool{}
	if len(caps.names) <= maxCaptures {
		caps.base = c.tmps(len(caps.names))
		return caps
	}
	caps.list = true
	caps.base = c.tmp()
	none := c.tmp()
	c.emit(OpLoadS, none, 0, 0, SpecialNone)
	c.emit(OpList, caps.base, caps.base, 0, 0)
	c.emit(OpList, none, none, 0, 1)
	c.emit(OpMulI, none, none, 0, len(caps.names))
	c.emit(OpExtend, caps.base, none, 0, 0)
	c.top = none
	return caps
}

func eachCapture(p syntax.Pattern, f func(string)) {
	name := ""
	switch p := p.(type) {
	case *syntax.MatchSequence:
		eachOfCaptures(p.Patterns, f)
	case *syntax.MatchMapping:
		eachOfCaptures(p.Patterns, f)
		name = p.Rest
	case *syntax.MatchClass:
		eachOfCaptures(p.Patterns, f)
		eachOfCaptures(p.KwdPatterns, f)
	case *syntax.MatchStar:
		name = p.Name
	case *syntax.MatchAs:
		if p.Pattern != nil {
			eachCapture(p.Pattern, f)
		}
		name = p.Name
	case *syntax.MatchOr:
		eachOfCaptures(p.Patterns, f)
	}
	if name != "" {
		f(name)
	}
}

func eachOfCaptures(list []syntax.Pattern, f func(string)) {
	for _, p := range list {
		eachCapture(p, f)
	}
}

// bindCapture binds a name to R[r] for the time being.
func (c *compiler) bindCapture(caps *captures, name string, r int, at syntax.Range) {
	if name == "" {
		return
	}
	if caps.bound[name] {
		c.fail(at, "multiple assignments to name '"+name+"' in pattern")
		return
	}
	caps.bound[name] = true
	n := caps.place[name]
	c.place(at)
	if !caps.list {
		c.move(caps.base+n, r)
		return
	}
	k := c.tmp()
	c.loadConst(k, int64(n))
	c.emit(OpSetIdx, caps.base, k, r, 0)
	c.top = k
}

// pattern matches R[r] and jumps to fail if it does not match.
func (c *compiler) pattern(p syntax.Pattern, r int, caps *captures, fail *label) {
	if c.err != nil {
		return
	}
	if c.top > crowded && c.top-c.pin > 2 {
		c.patternPacked(p, r, caps, fail)
		return
	}
	mark := c.top
	c.plainPattern(p, r, caps, fail)
	c.top = mark
}

// patternPacked is pattern when registers run short, see packed.
func (c *compiler) patternPacked(p syntax.Pattern, r int, caps *captures, fail *label) {
	base, n := c.pin, c.top-c.pin
	c.artificial()
	value := c.tmp()
	c.move(value, r)
	c.emit(OpTuple, base, base, 1, n)
	c.move(base+1, value)
	c.top = base + 2
	pin := c.pin
	c.pin = c.top
	c.plainPattern(p, base+1, caps, fail)
	c.pin = pin
	c.artificial()
	c.top = base + n
	c.emit(OpUnpack, base, base, 1, n)
}

func (c *compiler) plainPattern(p syntax.Pattern, r int, caps *captures, fail *label) {
	switch p := p.(type) {
	case *syntax.MatchValue:
		if interpolated(p.Value) {
			c.fail(p.Range, "patterns may only match literals and attribute lookups")
			return
		}
		c.branch(syntax.Eq, r, p.Value, false, fail, p.Range)
	case *syntax.MatchSingleton:
		c.place(p.Range)
		if p.Value == nil {
			c.jump(OpJSome, r, 0, 0, fail)
			return
		}
		t := c.tmp()
		c.loadConst(t, p.Value)
		c.jump(OpJIsNot, r, t, 0, fail)
	case *syntax.MatchSequence:
		c.sequencePattern(p, r, caps, fail)
	case *syntax.MatchMapping:
		c.mappingPattern(p, r, caps, fail)
	case *syntax.MatchClass:
		c.classPattern(p, r, caps, fail)
	case *syntax.MatchAs:
		if p.Pattern != nil {
			c.pattern(p.Pattern, r, caps, fail)
		}
		c.bindCapture(caps, p.Name, r, p.Range)
	case *syntax.MatchStar:
		c.bindCapture(caps, p.Name, r, p.Range)
	case *syntax.MatchOr:
		c.orPattern(p, r, caps, fail)
	}
}

func (c *compiler) orPattern(p *syntax.MatchOr, r int, caps *captures, fail *label) {
	var done label
	pin := c.pin
	c.pin = c.top
	before := copySet(caps.bound)
	var first map[string]bool
	last := len(p.Patterns) - 1
	for i, alt := range p.Patterns {
		caps.bound = copySet(before)
		if i < last {
			c.refuseIrrefutable(alt)
			var next label
			c.pattern(alt, r, caps, &next)
			c.artificial()
			c.jump(OpJmp, 0, 0, 0, &done)
			c.bind(&next)
		} else {
			c.pattern(alt, r, caps, fail)
		}
		if i == 0 {
			first = caps.bound
		} else if !sameSet(first, caps.bound) {
			c.fail(p.Range, "alternative patterns bind different names")
		}
	}
	c.bind(&done)
	c.pin = pin
}

func copySet(m map[string]bool) map[string]bool {
	if m == nil {
		return nil
	}
	n := make(map[string]bool, len(m))
	for k := range m {
		n[k] = true
	}
	return n
}

func sameSet(a, b map[string]bool) bool {
	if len(a) != len(b) {
		return false
	}
	for k := range a {
		if !b[k] {
			return false
		}
	}
	return true
}

func isWildcard(p syntax.Pattern) bool {
	switch p := p.(type) {
	case *syntax.MatchAs:
		return p.Pattern == nil && p.Name == ""
	case *syntax.MatchStar:
		return p.Name == ""
	}
	return false
}

// intBranch compares R[r] with n and jumps to fail.
func (c *compiler) intBranch(jumpI, jump Op, r, n int, fail *label) {
	if n <= math.MaxInt16 {
		c.jump(jumpI, r, n&0xff, n>>8, fail)
		return
	}
	t := c.tmp()
	c.loadConst(t, int64(n))
	c.jump(jump, r, t, 0, fail)
	c.top = t
}

func (c *compiler) sequencePattern(p *syntax.MatchSequence, r int, caps *captures, fail *label) {
	n, star := len(p.Patterns), -1
	onlyWildcards := true
	for i, q := range p.Patterns {
		if _, ok := q.(*syntax.MatchStar); ok {
			if star >= 0 {
				c.fail(p.Range, "multiple starred names in sequence pattern")
				return
			}
			star = i
		}
		onlyWildcards = onlyWildcards && isWildcard(q)
	}
	c.place(p.Range)
	length := c.tmp()
	c.emit(OpMatchSeq, length, r, 0, 0)
	c.jump(OpJF, length, 0, 0, fail)
	if star < 0 || n > 1 {
		c.emit(OpLen, length, r, 0, 0)
		if star < 0 {
			c.intBranch(OpJNEqI, OpJNEq, length, n, fail)
		} else {
			c.intBranch(OpJNGeI, OpJNGe, length, n-1, fail)
		}
	}
	switch {
	case onlyWildcards:
	case star >= 0 && isWildcard(p.Patterns[star]):
		c.subscripts(p, r, star, caps, fail)
	default:
		c.unpacked(p.Patterns, r, star, p.Range, caps, fail)
	}
}

// subscripts matches the elements before and after a starred wildcard.
func (c *compiler) subscripts(p *syntax.MatchSequence, r, star int, caps *captures, fail *label) {
	n := len(p.Patterns)
	for i, q := range p.Patterns {
		if isWildcard(q) {
			continue
		}
		mark := c.top
		v := c.tmp()
		c.place(p.Range)
		if i < star {
			c.emit(OpGetIdxI, v, r, 0, i)
		} else {
			c.emit(OpLen, v, r, 0, 0)
			c.emit(OpSubI, v, v, 0, n-i)
			c.emit(OpGetIdx, v, r, v, 0)
		}
		c.pattern(q, v, caps, fail)
		c.top = mark
	}
}

// unpacked matches the elements of the iterable R[r].
func (c *compiler) unpacked(list []syntax.Pattern, r, star int, at syntax.Range, caps *captures, fail *label) {
	n := len(list)
	imm, starred := n, 0
	if star >= 0 {
		if star > maxBefore || n-star-1 > 1<<15-1 {
			c.fail(at, "too many expressions in star-unpacking sequence pattern")
			return
		}
		imm, starred = star|(n-star-1)<<16, 1
	}
	c.place(at)
	if n > maxInline {
		elements := c.tmp()
		c.emit(OpUnpackL, elements, r, starred, imm)
		for i, q := range list {
			if isWildcard(q) {
				continue
			}
			v := c.tmp()
			c.place(at)
			c.emit(OpGetIdxI, v, elements, 0, i)
			c.pattern(q, v, caps, fail)
			c.top = elements + 1
		}
		return
	}
	first := c.tmps(n)
	if star >= 0 {
		c.emit(OpUnpackX, first, r, 0, imm)
	} else {
		c.emit(OpUnpack, first, r, 0, imm)
	}
	for i, q := range list {
		if !isWildcard(q) {
			c.pattern(q, first+i, caps, fail)
		}
	}
}

func (c *compiler) mappingPattern(p *syntax.MatchMapping, r int, caps *captures, fail *label) {
	n := len(p.Keys)
	c.place(p.Range)
	t := c.tmp()
	c.emit(OpMatchMap, t, r, 0, 0)
	c.jump(OpJF, t, 0, 0, fail)
	if n > 0 {
		c.emit(OpLen, t, r, 0, 0)
		c.intBranch(OpJNGeI, OpJNGe, t, n, fail)
	}
	if n == 0 && p.Rest == "" {
		return
	}
	c.checkMappingKeys(p)
	if c.err != nil {
		return
	}
	keys := c.tmp()
	if v, ok := c.foldTuple(p.Keys); ok {
		c.place(p.Range)
		c.loadConst(keys, v)
	} else {
		c.display(p.Keys, displayTuple, p.Range, keys)
		c.top = keys + 1
	}
	values := c.tmp()
	c.place(p.Range)
	c.emit(OpMatchKeys, values, r, keys, 0)
	c.jump(OpJNone, values, 0, 0, fail)
	mark := c.top
	for i, q := range p.Patterns {
		if isWildcard(q) {
			continue
		}
		v := c.tmp()
		c.place(p.Range)
		c.emit(OpGetIdxI, v, values, 0, i)
		c.pattern(q, v, caps, fail)
		c.top = mark
	}
	if p.Rest == "" {
		return
	}
	rest, k := c.tmp(), c.tmp()
	c.place(p.Range)
	c.emit(OpDict, rest, rest, 0, 0)
	c.emit(OpDictUpd, rest, r, 0, 0)
	for i := range n {
		c.emit(OpGetIdxI, k, keys, 0, i)
		c.emit(OpDelIdx, rest, k, 0, 0)
	}
	c.bindCapture(caps, p.Rest, rest, p.Range)
}

// checkMappingKeys refuses a key given twice.
func (c *compiler) checkMappingKeys(p *syntax.MatchMapping) {
	seen := map[any]bool{}
	for _, e := range p.Keys {
		if interpolated(e) {
			c.fail(p.Range, "mapping pattern keys may only match literals and attribute lookups")
			return
		}
		v, ok := c.fold(e)
		if !ok {
			continue
		}
		k := hashable(v)
		if k == nil {
			continue
		}
		if seen[k] {
			c.fail(p.Range, "mapping pattern checks duplicate key ("+reprConstant(v)+")")
			return
		}
		seen[k] = true
	}
}

// interpolated reports whether e is an f-string or a template.
func interpolated(e syntax.Expr) bool {
	switch e.(type) {
	case *syntax.JoinedStr, *syntax.TemplateStr:
		return true
	}
	return false
}

func (c *compiler) classPattern(p *syntax.MatchClass, r int, caps *captures, fail *label) {
	if i := repeated(p.KwdAttrs); i >= 0 {
		c.fail(p.KwdPatterns[i].Pos(), "attribute name repeated in class pattern: "+p.KwdAttrs[i])
		return
	}
	npos := len(p.Patterns)
	n := npos + len(p.KwdAttrs)
	values := c.tmp()
	cls := c.tmp()
	c.into(p.Cls, cls)
	names := make(Tuple, len(p.KwdAttrs))
	for i, name := range p.KwdAttrs {
		names[i] = name
	}
	c.place(p.Range)
	c.loadConst(c.tmp(), names)
	c.emit(OpMatchClass, values, r, cls, npos)
	c.jump(OpJNone, values, 0, 0, fail)
	c.top = values + 1
	for i := range n {
		var q syntax.Pattern
		if i < npos {
			q = p.Patterns[i]
		} else {
			q = p.KwdPatterns[i-npos]
		}
		if isWildcard(q) {
			continue
		}
		v := c.tmp()
		c.place(p.Range)
		c.emit(OpGetIdxI, v, values, 0, i)
		c.pattern(q, v, caps, fail)
		c.top = values + 1
	}
}

// repeated returns the index of the first name that was there before, or -1.
func repeated(names []string) int {
	if len(names) < 2 {
		return -1
	}
	seen := make(map[string]bool, len(names))
	for i, name := range names {
		if seen[name] {
			return i
		}
		seen[name] = true
	}
	return -1
}
