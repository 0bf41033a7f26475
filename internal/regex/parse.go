package regex

import (
	"slices"
	"strings"

	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

const (
	// maxNesting is how deep groups nest; CPython's recursion limit ends there.
	maxNesting = 490
	// maxGroups is the number of groups a pattern may speak of.
	maxGroups = 1<<30 - 1
)

// A tree is a parsed pattern.
type tree struct {
	seq    seq
	flags  Flags
	bytes  bool
	groups []group
	names  []string // of groups, in the order of the groups
	named  []int
	byName map[string]int
	warn   []Warning
}

// A group is what the parser knows of a capturing group.
type group struct {
	closed bool
	width  width
}

// A groupRef is a group named by number before it may be there.
type groupRef struct {
	group uint64
	pos   int
}

// A parser reads a pattern. Errors are in the scanner and stick.
type parser struct {
	*scanner
	tree
	given      Flags // the flags argument and the inline flags of the whole pattern
	lookbehind int   // groups opened before the outermost lookbehind; -1 outside
	refs       []groupRef
	nesting    int
}

// A scope is what holds in a part of the pattern.
type scope struct {
	flags   Flags // in force, without Verbose
	verbose bool
	top     bool // not inside any group
}

func parse(pattern string, isBytes bool, flags Flags, m meter.Meter) (*tree, error) {
	p := &parser{scanner: newScanner(pattern, isBytes, m), given: flags, lookbehind: -1}
	p.tree.bytes = isBytes
	p.groups = make([]group, 1)
	p.byName = map[string]int{}
	sc := scope{flags: p.effective(), verbose: flags&Verbose != 0, top: true}
	p.seq = p.alternatives(&sc)
	if p.err == nil {
		p.finish()
	}
	p.settle()
	if p.err != nil {
		return nil, p.err
	}
	return &p.tree, nil
}

// effective is the flags of the whole pattern as matching sees them.
func (p *parser) effective() Flags {
	if !p.tree.bytes && p.given&ASCII == 0 {
		return p.given | Unicode
	}
	return p.given
}

// finish checks what only the whole pattern tells.
func (p *parser) finish() {
	p.flags = p.effective()
	switch {
	case !p.tree.bytes && p.given&Locale != 0:
		p.fail(&ArgError{"ValueError", "cannot use LOCALE flag with a str pattern"})
	case !p.tree.bytes && p.given&ASCII != 0 && p.given&Unicode != 0:
		p.fail(&ArgError{"ValueError", "ASCII and UNICODE flags are incompatible"})
	case p.tree.bytes && p.given&Unicode != 0:
		p.fail(&ArgError{"ValueError", "cannot use UNICODE flag with a bytes pattern"})
	case p.tree.bytes && p.given&Locale != 0 && p.given&ASCII != 0:
		p.fail(&ArgError{"ValueError", "ASCII and LOCALE flags are incompatible"})
	}
	if p.next != endToken {
		p.errorf(0, "unbalanced parenthesis")
	}
	for _, ref := range p.refs {
		if ref.group >= uint64(len(p.groups)) {
			p.errorAt(ref.pos, "invalid group reference %d", ref.group)
		}
	}
}

func (p *parser) warning(msg string) {
	p.need(64)
	p.warn = append(p.warn, Warning{"FutureWarning", msg})
}

// add appends a node to a sequence and charges for it.
func (p *parser) add(s *seq, sc *scope, op nodeOp, n rune, part *part) {
	if part != nil {
		p.need(partSize)
	}
	if len(*s) == cap(*s) {
		size := max(4, 2*len(*s))
		if p.need(nodeSize * size); p.err == nil {
			*s = append(make(seq, 0, size), *s...)
		}
	}
	if p.err == nil {
		*s = append(*s, node{op: op, flags: sc.flags, n: n, part: part})
	}
}

// alternatives parses a|b|c up to a closing parenthesis or the end.
func (p *parser) alternatives(sc *scope) seq {
	var alts []seq
	for {
		p.need(32)
		alts = append(alts, p.sequence(sc, len(alts) == 0))
		if !p.match('|') {
			break
		}
		if sc.top {
			sc.verbose = p.given&Verbose != 0
		}
	}
	if p.err != nil {
		return nil
	}
	if len(alts) == 1 {
		return alts[0]
	}
	return p.branch(sc, alts)
}

// branch makes one sequence of alternatives: a common prefix goes in front, and
// alternatives that are single characters become a set. Whether a character has
// a case is decided for a set as a whole, so this is no mere optimisation.
func (p *parser) branch(sc *scope, alts []seq) seq {
	var out seq
	n := 0
	for commonPrefix(alts, n) {
		out = append(out, alts[0][n])
		p.need(nodeSize)
		p.pay(len(alts))
		if n++; p.err != nil {
			return nil
		}
	}
	items := []setItem{}
	for i := range alts {
		alts[i] = alts[i][n:]
		items = appendSingle(items, alts[i])
	}
	if items != nil {
		p.need(8 * itemSize * len(items))
		p.add(&out, sc, nodeSet, 0, &part{set: &set{items: p.unique(items)}})
		return out
	}
	w := p.width(alts[0])
	for _, a := range alts[1:] {
		w = w.either(p.width(a))
	}
	p.add(&out, sc, nodeBranch, 0, &part{alts: alts, width: w})
	return out
}

// commonPrefix reports whether all sequences have the same simple node at n.
func commonPrefix(alts []seq, n int) bool {
	for _, s := range alts {
		if len(s) <= n || !sameNode(&alts[0][n], &s[n]) {
			return false
		}
	}
	return true
}

// sameNode compares nodes that hold no sequence; others are never the same.
func sameNode(a, b *node) bool {
	if a.op != b.op {
		return false
	}
	switch a.op {
	case nodeLiteral, nodeNotLiteral, nodeAny, nodeAt, nodeBackref, nodeFail:
		return a.n == b.n
	case nodeSet:
		return a.part.set.negative == b.part.set.negative && slices.Equal(a.part.set.items, b.part.set.items)
	}
	return false
}

// appendSingle adds the characters s matches if it is a single character; nil
// items stay nil, and become nil if it is none.
func appendSingle(items []setItem, s seq) []setItem {
	if items == nil || len(s) != 1 {
		return nil
	}
	switch n := &s[0]; {
	case n.op == nodeLiteral:
		return append(items, setItem{kind: itemRange, single: true, lo: n.n, hi: n.n})
	case n.op == nodeSet && !n.part.set.negative:
		return append(items, n.part.set.items...)
	}
	return nil
}

// unique drops repeated items.
func (p *parser) unique(items []setItem) []setItem {
	if len(items) < 2 {
		return items
	}
	seen := make(map[setItem]bool, len(items))
	out := items[:0]
	for _, it := range items {
		if p.pay(8); !seen[it] {
			seen[it] = true
			out = append(out, it)
		}
	}
	return out
}

const verboseSpace = " \t\n\r\v\f"

// sequence parses items up to a bar, a closing parenthesis or the end. first says
// that inline flags for the whole pattern may stand at its beginning.
func (p *parser) sequence(sc *scope, first bool) seq {
	var s seq
	for p.err == nil {
		t := p.next
		if t == endToken || t.in("|)") {
			break
		}
		p.get()
		if sc.verbose {
			if t.in(verboseSpace) {
				continue
			}
			if t.is('#') {
				p.comment()
				continue
			}
		}
		switch {
		case t.escaped:
			p.escape(&s, sc, t)
		case t.r >= 0x80 || strings.IndexByte(`.[(*+?{^$`, byte(t.r)) < 0:
			p.add(&s, sc, nodeLiteral, t.r, nil)
		case t.r == '[':
			p.set(&s, sc)
		case t.r == '.':
			p.add(&s, sc, nodeAny, 0, nil)
		case t.r == '(':
			p.group(&s, sc, first && sc.top)
		case t.r == '^':
			p.add(&s, sc, nodeAt, lineAt(sc, atStart, atLineStart), nil)
		case t.r == '$':
			p.add(&s, sc, nodeAt, lineAt(sc, atEnd, atLineEnd), nil)
		default:
			p.repeat(&s, sc, t)
		}
	}
	return p.unpack(s)
}

func lineAt(sc *scope, plain, multiline atOp) atOp {
	if sc.flags&Multiline != 0 {
		return multiline
	}
	return plain
}

// comment skips the rest of a line in a verbose pattern.
func (p *parser) comment() {
	for {
		if t := p.get(); t == endToken || t.is('\n') {
			return
		}
	}
}

// plainGroup reports whether the node is a group that neither captures nor
// changes flags.
func (n *node) plainGroup() bool { return n.op == nodeGroup && n.n == 0 && !n.part.flagged }

// unpack puts the contents of plain groups in their place.
func (p *parser) unpack(s seq) seq {
	n, any := len(s), false
	for i := range s {
		if p.pay(1); s[i].plainGroup() {
			n += len(s[i].part.alts[0]) - 1
			any = true
		}
	}
	if !any {
		return s
	}
	p.need(nodeSize * n)
	if p.err != nil {
		return nil
	}
	out := make(seq, 0, n)
	for i := range s {
		if s[i].plainGroup() {
			out = append(out, s[i].part.alts[0]...)
		} else {
			out = append(out, s[i])
		}
	}
	return out
}

// repeat parses a quantifier that begins with t.
func (p *parser) repeat(s *seq, sc *scope, t token) {
	here := p.tell()
	low, high, ok := p.bounds(t, here)
	if p.err != nil {
		return
	}
	if !ok {
		p.add(s, sc, nodeLiteral, '{', nil)
		return
	}
	at := p.tell() - here + t.len()
	if len(*s) == 0 || (*s)[len(*s)-1].op == nodeAt {
		p.errorf(at, "nothing to repeat")
		return
	}
	last := &(*s)[len(*s)-1]
	if last.op == nodeRepeat {
		p.errorf(at, "multiple repeat")
		return
	}
	item := seq{*last}
	if last.plainGroup() {
		item = last.part.alts[0]
	}
	kind := greedy
	if p.match('?') {
		kind = lazy
	} else if p.match('+') {
		kind = possessive
	}
	p.need(partSize + nodeSize)
	*last = node{op: nodeRepeat, flags: sc.flags, part: &part{
		alts: []seq{item}, min: low, max: high, kind: kind,
		width: repeatWidth(p.width(item), low, high),
	}}
}

// bounds reads the numbers of a quantifier; ok is false if a brace begins none and
// stands for itself.
func (p *parser) bounds(t token, here int) (low, high uint32, ok bool) {
	switch t.r {
	case '?':
		return 0, 1, true
	case '*':
		return 0, unlimited, true
	case '+':
		return 1, unlimited, true
	}
	if p.next.is('}') {
		return 0, 0, false
	}
	lowText := p.digits()
	highText := lowText
	if p.match(',') {
		highText = p.digits()
	}
	if !p.match('}') {
		p.seek(here)
		return 0, 0, false
	}
	low, high = p.count(lowText), unlimited
	if len(highText) > 0 {
		if high = p.count(highText); high < low {
			p.errorf(p.tell()-here, "min repeat greater than max repeat")
		}
	}
	return low, high, true
}

// digits takes the digits that follow.
func (p *parser) digits() []rune {
	start := p.tell()
	for p.next.in(digits) {
		p.advance()
	}
	return p.src[start:p.tell()]
}

// count is the number of repetitions a text of digits asks for.
func (p *parser) count(text []rune) uint32 {
	n := p.number(text, unlimited)
	if n >= unlimited && p.err == nil {
		p.fail(&ArgError{"OverflowError", "the repetition number is too large"})
	}
	return uint32(n)
}

// isLetter reports whether the token is a letter for messages about flags.
func (t token) isLetter() bool { return !t.escaped && t.r >= 0 && unicode.IsAlpha(t.r) }
