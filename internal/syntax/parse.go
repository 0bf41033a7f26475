package syntax

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// Mode says what a source consists of.
type Mode uint8

const (
	// Exec is a whole file.
	Exec Mode = iota
	// Eval is one expression.
	Eval
	// Single is one interactive statement.
	Single
)

// maxDepth bounds the recursion of the parser, in the rules CPython's parser
// would have on its stack. The costs below are what one level of each
// construct takes there.
const (
	maxDepth     = 6000
	costPrefix   = 1
	costPower    = 3
	costTernary  = 1
	costLambda   = 4
	costBrackets = 22
)

// parser makes a tree of tokens. When the source breaks the grammar it is
// sent to the last token, where nothing goes on, and what it returns is not
// used: no function below checks for failure in between.
type parser struct {
	scanner
	i        int  // the current token
	k        kind // its kind
	depth    int
	tooDeep  bool
	several  bool // more than the one statement allowed
	failed   bool
	failedAt int // the token that fits nowhere
	stmt     int // the first token of the top-level statement being parsed
	before   int // and that of the one before it
	blocks   []openBlock
	// plainMatches are the statements that begin with the name match and are no match
	// statements: in a source with an error they may be some without their colon.
	plainMatches []int
	// subscripts are those of literals, which may draw a warning.
	subscripts []*Subscript
}

// An openBlock is an indented block being parsed: its first token and that of
// the statement the parser is in.
type openBlock struct{ first, current int }

// Parse parses a source whose name is used in errors. The error is nil where
// the source is accepted; warnings are given in both cases.
func Parse(name, source string, mode Mode) (*Module, []Warning, *Error) {
	return ParseWatched(name, source, mode, nil)
}

// ParseWatched is Parse that a watch may end early.
func ParseWatched(name, source string, mode Mode, w *Watch) (*Module, []Warning, *Error) {
	if err := refuseText(name, source, mode); err != nil {
		return nil, nil, err
	}
	var p parser
	p.src = unifyLineEnds(source)
	p.mode, p.watch = mode, w
	p.scan()
	p.k = p.toks[0].kind
	m := p.root(mode)
	p.warnSubscripts()
	if p.failed && w.Step() {
		err := p.diagnose(name, mode)
		if w.Step() {
			return nil, p.warnings, err
		}
	}
	if !w.Step() {
		return nil, nil, Stopped(name)
	}
	return m, p.warnings, nil
}

// refuseText refuses what is no source text at all.
func refuseText(name, source string, mode Mode) *Error {
	if strings.IndexByte(source, 0) >= 0 {
		return &Error{Msg: "source code string cannot contain null bytes", File: name}
	}
	if source == "" && mode != Exec {
		return &Error{Msg: "invalid syntax", File: name, Incomplete: true}
	}
	if len(source) > 1<<30 {
		return &Error{Kind: MemoryError, Msg: "source is longer than 1 GiB", File: name}
	}
	if utf8.ValidString(source) {
		return nil
	}
	count := 0
	for s := source; s != ""; count++ {
		r, size := unicode.DecodeRune(s)
		if r >= 0xD800 && r <= 0xDFFF || r == utf8.RuneError && size == 1 {
			const digits = "0123456789abcdef"
			hex := string([]byte{digits[r>>12&15], digits[r>>8&15], digits[r>>4&15], digits[r&15]})
			return &Error{Kind: UnicodeEncodeError, File: name, Msg: `'utf-8' codec can't encode character '\u` +
				hex + `' in position ` + strconv.Itoa(count) + `: surrogates not allowed`}
		}
		s = s[size:]
	}
	return nil
}

// unifyLineEnds makes \n of \r\n and \r.
func unifyLineEnds(s string) string {
	if strings.IndexByte(s, '\r') < 0 {
		return s
	}
	b := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c == '\r' {
			c = '\n'
			if i+1 < len(s) && s[i+1] == '\n' {
				i++
			}
		}
		b = append(b, c)
	}
	return string(b)
}

// root parses the whole source.
func (p *parser) root(mode Mode) *Module {
	m := &Module{}
	switch mode {
	case Eval:
		start := p.i
		e := p.expressions()
		m.Body = []Stmt{&ExprStmt{p.span(start), e}}
		for p.accept(tNewline) {
		}
	case Single:
		return p.interactive(m)
	default:
		for p.k != tEnd && !p.failed {
			p.before, p.stmt = p.stmt, p.i
			m.Body = p.statement(m.Body)
		}
	}
	p.expect(tEnd)
	return m
}

// interactive parses one line of simple statements, or one compound statement
// and the empty line behind it.
func (p *parser) interactive(m *Module) *Module {
	if p.accept(tNewline) {
		return m
	}
	m.Body = p.statement(nil)
	if p.failed {
		return m
	}
	if isCompound(m.Body[0]) {
		p.expect(tNewline)
	}
	if !p.failed && hasCode(p.src[p.toks[p.i-1].end:]) {
		p.several = true
		p.fail()
	}
	return m
}

// isCompound reports whether a statement is one that may have a block.
func isCompound(n Stmt) bool {
	switch n.(type) {
	case *FunctionDef, *AsyncFunctionDef, *ClassDef, *If, *For, *AsyncFor, *While, *With, *AsyncWith,
		*Try, *TryStar, *Match:
		return true
	}
	return false
}

// hasCode reports whether there is more than white space and comments.
func hasCode(s string) bool {
	for s = strings.TrimLeft(s, " \t\f\n"); s != ""; s = strings.TrimLeft(s, " \t\f\n") {
		if s[0] != '#' {
			return true
		}
		i := strings.IndexByte(s, '\n')
		if i < 0 {
			return false
		}
		s = s[i:]
	}
	return false
}

func (p *parser) next() {
	p.i++
	p.k = p.toks[p.i].kind
}

func (p *parser) accept(k kind) bool {
	if p.k != k {
		return false
	}
	if k != tEnd {
		p.next()
	}
	return true
}

func (p *parser) expect(k kind) {
	if !p.accept(k) {
		p.fail()
	}
}

// ahead is the kind of the token after the current one.
func (p *parser) ahead() kind {
	if p.i+1 < len(p.toks) {
		return p.toks[p.i+1].kind
	}
	return tEnd
}

// fail sends the parser to the end of the tokens.
func (p *parser) fail() {
	if p.failed {
		return
	}
	p.failed = true
	p.failedAt = p.i
	p.i = len(p.toks) - 1
	p.k = tEnd
}

// enter notes that a construct of the given cost opens. It is left by
// subtracting the cost from p.depth.
func (p *parser) enter(cost int) bool {
	p.depth += cost
	if p.depth <= maxDepth {
		return true
	}
	if !p.failed {
		p.tooDeep = true
		p.fail()
	}
	return false
}

// span is the range from token start to the last token consumed.
func (p *parser) span(start int) Range {
	from := &p.toks[start]
	to := &p.toks[max(p.i-1, start)]
	return Range{
		from.line, from.off - p.lines[from.line-1],
		to.endLine, to.end - p.lines[to.endLine-1],
	}
}

// blockSpan is the range of a compound statement: it ends where its last
// simple statement does.
func (p *parser) blockSpan(start int) Range {
	i := p.i
	for p.i-1 > start {
		if k := p.toks[p.i-1].kind; k != tNewline && k != tDedent && k != tIndent {
			break
		}
		p.i--
	}
	r := p.span(start)
	p.i = i
	return r
}

// text is the source text of a token.
func (p *parser) text(i int) string {
	t := &p.toks[i]
	return p.src[t.off:t.end]
}

// name consumes an identifier.
func (p *parser) name() string {
	if p.k != tName {
		p.fail()
		return ""
	}
	s := p.identifier(p.i)
	p.next()
	return s
}

// identifier is the normalised text of a tName.
func (p *parser) identifier(i int) string {
	s := p.text(i)
	if p.toks[i].flag != nonASCII {
		return s
	}
	// Free never refuses.
	s, _ = unicode.Normalize(meter.Free{}, unicode.NFKC, s)
	return s
}
