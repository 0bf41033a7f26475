package syntax

import "strings"

// form is the form of a node, as far as errors tell forms apart.
type form uint8

const (
	fNone form = iota
	fToken
	fList
	fName
	fTrue
	fFalse
	fNothing
	fEllipsis
	fLiteral
	fBytes
	fTuple
	fListDisplay
	fSet
	fDict
	fListComp
	fSetComp
	fDictComp
	fGenerator
	fCall
	fAttribute
	fSubscript
	fStarred
	fConditional
	fLambda
	fYield
	fAwait
	fNamed
	fBinary
	fCompare
	fJoinedStr
	fTemplateStr
	fKeyword
	fDoubleStarred
	fArguments
	fParam
	fMiddle
)

// formNames are what messages call the forms.
var formNames = [...]string{
	fName: "name", fTrue: "True", fFalse: "False", fNothing: "None", fEllipsis: "ellipsis",
	fLiteral: "literal", fBytes: "literal", fTuple: "tuple", fListDisplay: "list", fSet: "set display",
	fDict: "dict literal", fListComp: "list comprehension", fSetComp: "set comprehension",
	fDictComp: "dict comprehension", fGenerator: "generator expression", fCall: "function call",
	fAttribute: "attribute", fSubscript: "subscript", fStarred: "starred",
	fConditional: "conditional expression", fLambda: "lambda", fYield: "yield expression",
	fAwait: "await expression", fNamed: "named expression", fBinary: "expression",
	fCompare: "comparison", fJoinedStr: "f-string expression", fTemplateStr: "t-string expression",
	fMiddle: "",
}

// A part is what a piece of the grammar matched: the tokens from start to last
// and, where errors need them, the parts in it.
type part struct {
	form        form
	start, last int32
	kids        []part
}

// Bounds of the search. A source that would exceed them gets the plain error.
const (
	maxRuleDepth = 12000
	maxSteps     = 1_200_000
	maxMemo      = 600_000
)

type memoEntry struct {
	rule int16
	mode int8 // 0 shared, 1 quiet, 2 while errors are searched for
	ok   bool
	end  int32
	part part
}

// A diagnosis runs the grammar over the tokens.
type diagnosis struct {
	*parser
	g     *grammar
	file  string
	base  int // the first token looked at
	mark  int // the next token
	fill  int // one more than the last token looked at
	bad   bool
	depth int
	steps int
	memo  [][]memoEntry // for each token from base on
	kept  int           // entries in memo
	tired bool          // a bound was exceeded
	err   *Error
	cut   bool
	// statement is the number of the rule of that name.
	statement int
}

// diagnose finds CPython's error for a source the parser refused.
func (p *parser) diagnose(name string, mode Mode) *Error {
	if p.tooDeep {
		return &Error{Kind: MemoryError, Msg: "Parser stack overflowed - Python source too complex to parse", File: name}
	}
	d := &diagnosis{parser: p, g: theGrammar(), file: name, base: p.stmt}
	if p.toks[p.stmt].kind == tIndent {
		// What stands before the block decides what is missing.
		d.base = p.before
	}
	d.fill = d.base
	d.statement = d.g.names["statement"]
	if p.several {
		d.fill = p.failedAt
		e := &Error{Msg: "multiple statements found while compiling a single statement"}
		d.placeAt(e, d.fill-1)
		d.fail(e)
		return d.err
	}
	start := d.g.names["file"]
	switch mode {
	case Eval:
		start = d.g.names["eval"]
	case Single:
		start = d.g.names["single"]
	}
	d.run(start, false)
	last := max(d.fill, d.base+1) - 1
	incomplete := d.atEOF(last)
	if d.err == nil && !d.tired {
		base := d.base
		for _, d.base = range p.plainMatches {
			d.run(d.g.names["badMatch"], true)
			if d.stopped() {
				break
			}
		}
		d.base = base
	}
	if !d.stopped() {
		d.run(start, true)
	}
	if d.tired {
		d.fill = p.failedAt + 1
		last = p.failedAt
		incomplete = false
	}
	if d.err != nil || d.refuse(last) {
		d.preferScanError()
	}
	d.err.Incomplete = incomplete
	return d.err
}

// run tries to match the source, in one of the two modes.
func (d *diagnosis) run(start int, bad bool) {
	d.mark, d.bad, d.depth = d.base, bad, 0
	d.memo = make([][]memoEntry, len(d.toks)-d.base)
	d.kept = 0
	d.rule(start)
}

// atEOF reports whether the scanner had seen the end of the source when it
// made token i.
func (d *diagnosis) atEOF(i int) bool {
	t := &d.toks[i]
	switch t.kind {
	case tError:
		return d.parser.err.eof
	case tEnd:
		return true
	case tNewline:
		return !t.hasPlace()
	case tDedent:
		return d.toks[len(d.toks)-1].kind == tEnd && t.off == d.toks[len(d.toks)-1].off
	}
	return false
}

// token looks at the next token. At the place where the scanner gave up its
// error becomes that of the source.
func (d *diagnosis) token() *token {
	t := &d.toks[d.mark]
	if d.mark >= d.fill {
		d.fill = d.mark + 1
		switch {
		case t.kind == tError && d.err == nil:
			d.err = d.scanErr()
		case t.kind == tNumber && t.end-t.off > maxDigits:
			if _, msg := parseNumber(d.text(d.mark)); msg != "" {
				d.fail(&Error{Msg: msg, Line: int(t.line), EndLine: int(t.line)})
			}
		}
	}
	return t
}

// skip passes the statements of a block that come before the one the parser
// could not parse.
func (d *diagnosis) skip() bool {
	for _, b := range d.blocks {
		if b.first == d.mark && b.current > b.first {
			d.mark = b.current
			d.fill = max(d.fill, d.mark)
			return true
		}
	}
	return false
}

// rule matches a rule at the mark.
func (d *diagnosis) rule(n int) (part, bool) {
	r := &d.g.rules[n]
	if r.bad && !d.bad || n == d.statement && d.skip() {
		return part{}, !r.bad
	}
	mode := int8(0)
	if r.memo == memoApart {
		mode = 1
		if d.bad {
			mode = 2
		}
	}
	at := d.mark - d.base
	if r.memo != memoNone {
		for i := range d.memo[at] {
			if e := &d.memo[at][i]; int(e.rule) == n && e.mode == mode {
				if e.ok {
					d.mark = int(e.end)
				}
				return e.part, e.ok
			}
		}
	}
	d.steps++
	if d.steps > maxSteps || d.kept > maxMemo || d.depth > maxRuleDepth || !d.watch.Step() {
		d.tired = true
		return part{}, false
	}
	d.depth++
	wasBad := d.bad
	if r.quiet {
		d.bad = false
	}
	v, ok := d.choice(r.body)
	d.bad = wasBad
	d.depth--
	if r.memo != memoNone && !d.stopped() {
		d.memo[at] = append(d.memo[at], memoEntry{int16(n), mode, ok, int32(d.mark), v})
		d.kept++
	}
	return v, ok
}

// stopped reports whether the search is over.
func (d *diagnosis) stopped() bool { return d.err != nil || d.tired }

// choice tries the alternatives in order.
func (d *diagnosis) choice(p *peg) (part, bool) {
	start := d.mark
	outer := d.cut
	for i := range p.alts {
		d.cut = false
		v, ok := d.alternative(&p.alts[i])
		if ok && !d.stopped() {
			d.cut = outer
			return v, true
		}
		d.mark = start
		if d.cut || d.stopped() {
			break
		}
	}
	d.cut = outer
	return part{}, false
}

// alternative matches items in sequence and acts on them.
func (d *diagnosis) alternative(alt *pegAlt) (part, bool) {
	start := d.mark
	var labels [3]part
	var value part
	for i := range alt.items {
		item := &alt.items[i]
		v, ok := d.match(item.peg)
		if !ok || d.stopped() {
			return part{}, false
		}
		if i == alt.value {
			value = v
		}
		labels[item.label] = v
	}
	whole := part{start: int32(start), last: int32(d.mark - 1)}
	switch {
	case alt.fail != nil:
		d.raise(alt.fail, labels[1], labels[2])
		return part{}, false
	case alt.act != nil:
		return alt.act(d, whole, labels[1], labels[2])
	case alt.node != 0:
		whole.form = alt.node
		whole.kids = kidsOf(alt.node, labels[1], labels[2])
		return whole, true
	case alt.value >= 0:
		return value, true
	}
	return whole, true
}

// kidsOf are the parts kept of a node: the elements of what may be a target.
func kidsOf(f form, a, b part) []part {
	switch f {
	case fTuple, fListDisplay, fStarred:
	default:
		return nil
	}
	var kids []part
	for _, v := range [...]part{a, b} {
		switch v.form {
		case fNone:
		case fList:
			kids = append(kids, v.kids...)
		default:
			kids = append(kids, v)
		}
	}
	return kids
}

// match matches one expression at the mark. Where it does not match the mark
// may be anywhere.
func (d *diagnosis) match(p *peg) (part, bool) {
	switch p.op {
	case pegToken:
		return d.matchToken(d.token().kind == kind(p.arg))
	case pegSoft:
		t := d.token()
		return d.matchToken(t.kind == tName && int(t.flag) == p.arg)
	case pegAnySoft:
		return d.matchToken(d.token().kind == tName && beginsSoft(d.text(d.mark)))
	case pegAugment:
		k := d.token().kind
		return d.matchToken(k >= tPlusEq && k <= tRShiftEq)
	case pegRule:
		return d.rule(p.arg)
	case pegChoice:
		return d.choice(p)
	case pegOptional:
		start := d.mark
		v, ok := d.match(p.kids[0])
		if !ok {
			d.mark = start
		}
		return v, true
	case pegMany, pegList:
		return d.matchMany(p)
	case pegAnd, pegNot:
		start := d.mark
		_, ok := d.match(p.kids[0])
		d.mark = start
		return part{}, ok == (p.op == pegAnd)
	case pegForced:
		if d.token().kind != kind(p.arg) {
			t := d.leaf()
			d.raise(&pegError{"a", "expected '" + kindText[p.arg] + "'"}, t, t)
			return part{}, false
		}
		return d.matchToken(true)
	}
	d.cut = true
	return part{}, true
}

// beginsSoft reports whether a soft keyword begins with name. CPython compares
// only as many characters as the name has.
func beginsSoft(name string) bool {
	for _, word := range [...]string{"_", "case", "match", "type"} {
		if strings.HasPrefix(word, name) {
			return true
		}
	}
	return false
}

// leaf is the next token as a part.
func (d *diagnosis) leaf() part {
	return part{form: fToken, start: int32(d.mark), last: int32(d.mark)}
}

func (d *diagnosis) matchToken(ok bool) (part, bool) {
	if !ok || d.err != nil {
		return part{}, false
	}
	v := d.leaf()
	if d.toks[d.mark].kind != tEnd {
		d.mark++
	}
	return v, true
}

// matchMany matches a repetition or a list with separators.
func (d *diagnosis) matchMany(p *peg) (part, bool) {
	list := part{form: fList, start: int32(d.mark)}
	end := d.mark
	for !d.stopped() {
		if p.op == pegList && len(list.kids) > 0 {
			if _, ok := d.match(p.kids[1]); !ok {
				break
			}
		}
		v, ok := d.match(p.kids[0])
		if !ok || d.mark == end {
			break
		}
		list.kids = append(list.kids, v)
		end = d.mark
	}
	d.mark = end
	list.last = int32(end - 1)
	least := p.arg
	if p.op == pegList {
		least = 1
	}
	if n := len(list.kids); n > 0 {
		list.last = list.kids[n-1].last
		list.start = list.kids[0].start
	}
	return list, len(list.kids) >= least
}
