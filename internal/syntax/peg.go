package syntax

import (
	"strconv"
	"strings"
	"sync"
)

// pegOp is what an expression of the grammar does.
type pegOp uint8

const (
	pegToken    pegOp = iota // a token of kind arg
	pegSoft                  // a soft keyword with flag arg
	pegAnySoft               // a name that is a soft keyword, or the beginning of one
	pegAugment               // an augmented assignment
	pegRule                  // rule number arg
	pegChoice                // the first of kids that matches; a cut ends the search
	pegOptional              // kids[0] or nothing
	pegMany                  // kids[0] any number of times, at least arg times
	pegList                  // kids[0] at least once, with kids[1] in between
	pegAnd                   // kids[0] follows
	pegNot                   // kids[0] does not follow
	pegForced                // a token of kind arg must follow
	pegCut
)

// A peg is an expression of the grammar.
type peg struct {
	op   pegOp
	arg  int
	kids []*peg
	alts []pegAlt // of a pegChoice
}

// A pegAlt is one alternative: items in sequence, and what to do with them.
type pegAlt struct {
	items []pegItem
	value int    // the item whose value is that of the alternative, or -1
	node  form   // the form of node it makes, or 0
	acts  bool   // it names a form, an action or an error
	act   action // what it does
	fail  *pegError
}

// A pegItem is an item of a sequence; label is 1 for a, 2 for b.
type pegItem struct {
	*peg
	label uint8
}

// A pegError is an error an alternative stands for.
type pegError struct {
	where string
	msg   string
}

// A pegMemo says how a rule is remembered.
type pegMemo uint8

const (
	memoNone pegMemo = iota
	memoShared
	memoApart
)

type rule struct {
	name  string
	body  *peg
	memo  pegMemo
	bad   bool // tried only while errors are searched for
	quiet bool // errors are not searched for in it
}

type grammar struct {
	rules []rule
	names map[string]int
}

// theGrammar is made when the first source is refused.
var theGrammar = sync.OnceValue(func() *grammar {
	g := &grammar{names: map[string]int{}}
	parts := []string{
		statementGrammar, matchGrammar, expressionGrammar, closingGrammar,
		strings.NewReplacer("$START", "FSTART", "$MIDDLE", "FMIDDLE", "$END", "FEND", "$", "f").Replace(fieldGrammar),
		strings.NewReplacer("$START", "TSTART", "$MIDDLE", "TMIDDLE", "$END", "TEND", "$", "t").Replace(fieldGrammar),
		strings.NewReplacer("$END", "')'", "$", "def").Replace(paramGrammar),
		strings.NewReplacer("$END", "':'", "$", "lambda").Replace(paramGrammar),
	}
	v := newVocabulary()
	for _, part := range parts {
		r := pegReader{g: g, v: v, words: pegWords(part)}
		for r.i < len(r.words) {
			r.rule()
		}
	}
	return g
})

// pegWords splits the text of a grammar into words; a quoted one keeps its
// quotes.
func pegWords(text string) []string {
	var words []string
	for text != "" {
		c := text[0]
		n := 1
		switch {
		case c == ' ' || c == '\n' || c == '\t':
			text = text[1:]
			continue
		case c == '#':
			text = text[strings.IndexByte(text, '\n'):]
			continue
		case c == '"':
			for text[n] != '"' {
				if text[n] == '\\' {
					n++
				}
				n++
			}
			n++
		case c == '\'':
			n = 2 + strings.IndexByte(text[1:], '\'')
		case strings.HasPrefix(text, "=>") || strings.HasPrefix(text, "&&"):
			n = 2
		case c == '@':
			n = strings.IndexByte(text, ' ')
		case isWordChar(c):
			for isWordChar(text[n]) {
				n++
			}
		}
		words = append(words, text[:n])
		text = text[n:]
	}
	return words
}

func isWordChar(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// pegReader builds rules from words. The grammar is part of this package, so
// what it contains is not checked beyond what the tests show.
type pegReader struct {
	g     *grammar
	v     *vocabulary
	words []string
	i     int
}

func (r *pegReader) peek(n int) string {
	if r.i+n < len(r.words) {
		return r.words[r.i+n]
	}
	return ""
}

func (r *pegReader) take() string {
	w := r.words[r.i]
	r.i++
	return w
}

func (r *pegReader) accept(w string) bool {
	if r.peek(0) != w {
		return false
	}
	r.i++
	return true
}

// ruleNumber is the number of a rule, which may be defined later.
func (g *grammar) ruleNumber(name string) int {
	n, ok := g.names[name]
	if !ok {
		n = len(g.rules)
		g.names[name] = n
		g.rules = append(g.rules, rule{
			name: name, bad: strings.HasPrefix(name, "bad"), quiet: strings.HasPrefix(name, "quiet"),
		})
	}
	return n
}

func (r *pegReader) rule() {
	n := r.g.ruleNumber(r.take())
	memo := memoNone
	if r.accept("!") {
		memo = memoShared
	} else if r.accept("?") {
		memo = memoApart
	}
	r.i++ // the colon
	body := r.choice()
	r.g.rules[n].body = body
	r.g.rules[n].memo = memo
}

func (r *pegReader) choice() *peg {
	p := &peg{op: pegChoice}
	for {
		p.alts = append(p.alts, r.alternative())
		if !r.accept("|") {
			return p
		}
	}
}

func (r *pegReader) alternative() pegAlt {
	alt := pegAlt{value: -1}
	marked, single := -1, 0
	for !r.atEnd() {
		item := pegItem{}
		if r.accept("^") {
			marked = len(alt.items)
		} else if r.peek(1) == "=" && len(r.peek(0)) == 1 {
			item.label = r.take()[0] - 'a' + 1
			r.i++
		}
		item.peg = r.item()
		if item.op != pegAnd && item.op != pegNot && item.op != pegCut {
			single++
			alt.value = len(alt.items)
		}
		alt.items = append(alt.items, item)
	}
	if marked >= 0 {
		alt.value = marked
	} else if single != 1 {
		alt.value = -1
	}
	if r.accept("=>") {
		alt.acts = true
		w := r.take()
		if w[0] == '@' {
			msg, _ := strconv.Unquote(r.take())
			alt.fail = &pegError{w[1:], msg}
		} else if f, ok := r.v.forms[w]; ok {
			alt.node = f
		} else {
			alt.act = r.v.actions[w]
		}
	}
	return alt
}

// atEnd reports whether an alternative ends here: at a bar, a bracket, an
// action, the next rule or the end of the text.
func (r *pegReader) atEnd() bool {
	switch r.peek(0) {
	case "", "|", ")", "=>":
		return true
	}
	if !isWordChar(r.peek(0)[0]) {
		return false
	}
	next := r.peek(1)
	return next == ":" || (next == "!" || next == "?") && r.peek(2) == ":"
}

// item reads one expression with what stands before and behind it.
func (r *pegReader) item() *peg {
	switch {
	case r.accept("&&"):
		return &peg{op: pegForced, arg: int(r.v.kinds[unquoted(r.take())])}
	case r.accept("&"):
		return &peg{op: pegAnd, kids: []*peg{r.item()}}
	case r.accept("!"):
		return &peg{op: pegNot, kids: []*peg{r.item()}}
	case r.accept("~"):
		return &peg{op: pegCut}
	}
	p := r.primary()
	switch {
	case r.accept("?"):
		return &peg{op: pegOptional, kids: []*peg{p}}
	case r.accept("*"):
		return &peg{op: pegMany, kids: []*peg{p}}
	case r.accept("+"):
		return &peg{op: pegMany, arg: 1, kids: []*peg{p}}
	case r.accept("%"):
		return &peg{op: pegList, kids: []*peg{p, r.primary()}}
	}
	return p
}

func unquoted(w string) string { return w[1 : len(w)-1] }

// vocabulary is what the words of the grammar stand for.
type vocabulary struct {
	kinds   map[string]kind // by the text of the token
	names   map[string]kind // of tokens that have no text of their own
	forms   map[string]form
	actions map[string]action
	soft    map[string]uint8
}

func newVocabulary() *vocabulary {
	v := &vocabulary{
		kinds: map[string]kind{},
		names: map[string]kind{
			"NAME": tName, "NUMBER": tNumber, "STRING": tString, "NEWLINE": tNewline, "INDENT": tIndent,
			"DEDENT": tDedent, "END": tEnd, "FSTART": tFStart, "FMIDDLE": tFMiddle, "FEND": tFEnd,
			"TSTART": tTStart, "TMIDDLE": tTMiddle, "TEND": tTEnd,
		},
		forms: map[string]form{
			"Name": fName, "True": fTrue, "False": fFalse, "None": fNothing, "Ellipsis": fEllipsis,
			"Literal": fLiteral, "Tuple": fTuple, "List": fListDisplay, "Set": fSet, "Dict": fDict,
			"ListComp": fListComp, "SetComp": fSetComp, "DictComp": fDictComp, "GeneratorExp": fGenerator,
			"Call": fCall, "Attribute": fAttribute, "Subscript": fSubscript, "Starred": fStarred,
			"IfExp": fConditional, "Lambda": fLambda, "Yield": fYield, "Await": fAwait, "NamedExpr": fNamed,
			"Binary": fBinary, "JoinedStr": fJoinedStr, "TemplateStr": fTemplateStr, "Keyword": fKeyword,
			"DoubleStarred": fDoubleStarred, "Param": fParam, "Middle": fMiddle,
		},
		actions: actions(),
		soft: map[string]uint8{
			"match": softMatch, "case": softCase, "type": softType, "_": softUnderscore,
		},
	}
	for k, text := range kindText {
		if text != "" {
			v.kinds[text] = kind(k)
		}
	}
	return v
}

func (r *pegReader) primary() *peg {
	w := r.take()
	switch {
	case w == "(":
		p := r.choice()
		r.i++ // the closing bracket
		return p
	case w[0] == '\'':
		return &peg{op: pegToken, arg: int(r.v.kinds[unquoted(w)])}
	case w[0] == '"':
		return &peg{op: pegSoft, arg: int(r.v.soft[unquoted(w)])}
	case w == "SOFT":
		return &peg{op: pegAnySoft}
	case w == "AUGASSIGN":
		return &peg{op: pegAugment}
	}
	if k, ok := r.v.names[w]; ok {
		return &peg{op: pegToken, arg: int(k)}
	}
	return &peg{op: pegRule, arg: r.g.ruleNumber(w)}
}
