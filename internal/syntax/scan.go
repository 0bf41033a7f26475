package syntax

import (
	"strconv"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

const (
	maxBrackets = 200
	maxIndents  = 100
	maxFields   = 3   // replacement fields, one in the format spec of the other
	maxFStrings = 149 // one in a replacement field of the other
)

// scanError is why the scanner gave up.
type scanError struct {
	kind Kind
	msg  string
	// The error is on line at byte offset off; CPython points at the last
	// character before off.
	line int32
	off  int32
	// col and endCol, where not zero, are the columns CPython reports
	// instead.
	col, endCol int
	// raw says that the error's text keeps its line end, as the errors do
	// that CPython's parser raises for its tokenizer.
	raw bool
	// eof says that the source ended where more was expected.
	eof bool
	// unclosed says that the source ended within brackets.
	unclosed bool
	// inString says that the error is in an f-string or t-string.
	inString bool
}

type bracket struct {
	char byte
	line int32
	off  int32
}

type indent struct {
	col, alt int32 // with tabs to 8 and tabs to 1
}

// fstring is an f-string or t-string the scanner is in. depth is the number of
// brackets open in it, field the depth of the innermost replacement field, or
// -1.
type fstring struct {
	quote  byte
	size   int32 // 1 or 3
	off    int32 // of the prefix
	line   int32
	depth  int32
	field  int32
	inText bool // not in the expression of a replacement field
	inSpec bool // in a format spec, before any replacement field in it
	flag   uint8
	middle kind
	letter byte // f or t, for messages
}

// scanner turns the source into tokens, all of them before parsing begins.
// The last token is tEnd or tError.
type scanner struct {
	src      string
	mode     Mode
	watch    *Watch
	pos      int
	line     int32   // number of the current line
	lines    []int32 // offset at which each line begins
	toks     []token
	brackets []bracket
	indents  []indent
	fstrings []fstring
	atStart  bool // at the start of a logical line
	done     bool
	err      *scanError
	warnings []Warning
}

// Classes of the byte a token begins with.
const (
	cBad uint8 = iota
	cSpace
	cNewline
	cName
	cDigit
	cQuote
	cDot
	cHash
	cBackslash
	cOpen
	cClose
	cOperator
	cUnknown // printable, but no token begins with it
)

var byteClass = buildByteClass()

func buildByteClass() (t [256]uint8) {
	for c := range t {
		switch {
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c >= utf8.RuneSelf:
			t[c] = cName
		case c >= '0' && c <= '9':
			t[c] = cDigit
		}
	}
	for class, chars := range [...]string{
		cSpace: " \t\f", cNewline: "\n", cQuote: `'"`, cDot: ".", cHash: "#", cBackslash: `\`,
		cOpen: "([{", cClose: ")]}", cOperator: "+-*/%@&|^~<>=!:,;", cUnknown: "$?`",
	} {
		for _, c := range []byte(chars) {
			t[c] = uint8(class)
		}
	}
	return t
}

// opForms are the tokens an operator character may begin.
type opForms struct {
	one   kind // alone
	eq    kind // followed by =
	two   kind // doubled
	twoEq kind // doubled and followed by =
}

var operators = [128]opForms{
	'+': {one: tPlus, eq: tPlusEq},
	'-': {one: tMinus, eq: tMinusEq},
	'*': {tStar, tStarEq, tDoubleStar, tDoubleStarEq},
	'/': {tSlash, tSlashEq, tDoubleSlash, tDoubleSlashEq},
	'%': {one: tPercent, eq: tPercentEq},
	'@': {one: tAt, eq: tAtEq},
	'&': {one: tAmp, eq: tAmpEq},
	'|': {one: tPipe, eq: tPipeEq},
	'^': {one: tCaret, eq: tCaretEq},
	'~': {one: tTilde},
	'<': {tLess, tLessEq, tLShift, tLShiftEq},
	'>': {tGreater, tGreaterEq, tRShift, tRShiftEq},
	'=': {one: tEqual, eq: tEqEq},
	'!': {one: tBang, eq: tNotEq},
	':': {one: tColon, eq: tWalrus},
	',': {one: tComma},
	';': {one: tSemi},
	'(': {one: tLParen},
	')': {one: tRParen},
	'[': {one: tLBracket},
	']': {one: tRBracket},
	'{': {one: tLBrace},
	'}': {one: tRBrace},
}

// scan fills s.toks from s.src, which has only \n as line ends.
func (s *scanner) scan() {
	s.toks = make([]token, 0, len(s.src)/4+8)
	s.lines = append(make([]int32, 0, len(s.src)/24+2), 0)
	s.line = 1
	s.atStart = true
	for !s.done {
		if !s.watch.Step() {
			s.done = true
			s.emit(tEnd, 0, s.pos)
			return
		}
		if n := len(s.fstrings); n > 0 && s.fstrings[n-1].inText {
			s.fstringText(&s.fstrings[n-1])
			continue
		}
		if s.atStart {
			s.atStart = false
			if !s.indentation() {
				continue
			}
		}
		s.next()
	}
}

// peek is the byte n bytes on, 0 at the end of the source (which contains no
// NUL).
func (s *scanner) peek(n int) byte {
	if s.pos+n < len(s.src) {
		return s.src[s.pos+n]
	}
	return 0
}

func (s *scanner) emit(k kind, flag uint8, start int) {
	s.toks = append(s.toks, token{k, flag, s.line, s.line, int32(start), int32(s.pos)})
}

// newline passes the line end at s.pos.
func (s *scanner) newline() {
	s.pos++
	s.line++
	s.lines = append(s.lines, int32(s.pos))
}

func (s *scanner) lineStart(line int32) int { return int(s.lines[line-1]) }

// fail ends the scan with a SyntaxError that points at the character before
// s.pos.
func (s *scanner) fail(msg string) {
	s.failWith(scanError{msg: msg, line: s.line, off: int32(s.pos)})
}

func (s *scanner) failWith(e scanError) {
	e.inString = len(s.fstrings) > 0
	s.err = &e
	s.done = true
	s.emit(tError, 0, s.pos)
}

// next scans one token, or passes space, a comment or a line end.
func (s *scanner) next() {
	src, i := s.src, s.pos
	for i < len(src) && byteClass[src[i]] == cSpace {
		i++
	}
	s.pos = i
	if i == len(src) {
		s.end()
		return
	}
	c := src[i]
	switch byteClass[c] {
	case cName:
		s.name()
	case cNewline:
		s.lineEnd(i)
	case cDigit:
		s.number()
	case cQuote:
		s.stringLiteral(i, "")
	case cDot:
		switch {
		case byteClass[s.peek(1)] == cDigit:
			s.number()
		case s.peek(1) == '.' && s.peek(2) == '.':
			s.pos += 3
			s.emit(tEllipsis, 0, i)
		default:
			s.pos++
			s.emit(tDot, 0, i)
		}
	case cHash:
		s.restOfLine()
		s.lineEnd(i)
	case cBackslash:
		s.continued()
	case cOpen:
		s.open(c)
	case cClose:
		s.close(c)
	case cOperator:
		s.operator(c)
	case cUnknown:
		s.pos++
		s.emit(tOther, 0, i)
	default:
		s.pos++
		s.fail("invalid non-printable character U+" + hex4(rune(c)))
	}
}

// lineEnd passes a line end. The tNewline of a line with a comment begins with
// the comment, at start.
func (s *scanner) lineEnd(start int) {
	if len(s.brackets) == 0 && (s.pos < len(s.src) || s.mode == Exec) {
		s.emit(tNewline, 0, start)
		s.atStart = true
	}
	if s.pos < len(s.src) {
		s.newline()
	}
}

// restOfLine passes everything up to the line end.
func (s *scanner) restOfLine() {
	for s.pos < len(s.src) && s.src[s.pos] != '\n' {
		s.pos++
	}
}

// end is reached at the end of the source. What ends there counts as on the
// last line, behind its line end. A file ends in a line end in any case; an
// interactive statement is followed by an empty line.
func (s *scanner) end() {
	s.done = true
	if len(s.brackets) > 0 {
		s.failWith(scanError{line: s.line, off: int32(s.pos), eof: true, unclosed: true})
		return
	}
	if n := len(s.toks); n > 0 && s.mode == Exec {
		if k := s.toks[n-1].kind; k != tNewline && k != tDedent {
			s.emit(tNewline, 0, s.pos)
		}
	}
	s.lastLine()
	if s.mode == Single && len(s.toks) > 0 {
		s.emit(tNewline, implied, s.pos)
	}
	for range s.indents {
		s.emit(tDedent, 0, s.pos)
	}
	if s.mode == Single && len(s.indents) > 0 {
		s.emit(tNewline, implied, s.pos)
	}
	s.emit(tEnd, 0, s.pos)
}

// lastLine goes back to the line that ends with the source.
func (s *scanner) lastLine() {
	if s.line > 1 && s.lineStart(s.line) == len(s.src) {
		s.line--
	}
}

// continued passes a backslash and the line end after it, and reports whether
// the source goes on.
func (s *scanner) continued() bool {
	s.pos++
	if s.peek(0) != '\n' && (s.pos < len(s.src) || s.mode != Exec) {
		s.pos = min(s.pos+1, len(s.src))
		s.failWith(scanError{
			msg:  "unexpected character after line continuation character",
			line: s.line, off: int32(s.pos), raw: true, col: utf8.RuneCountInString(s.src[s.lineStart(s.bufferLine(s.line)):s.pos]),
		})
		return false
	}
	line := s.line
	if s.pos < len(s.src) {
		s.newline()
	}
	if s.pos == len(s.src) {
		s.failWith(scanError{
			msg: "unexpected EOF while parsing", line: line, off: int32(s.pos), endCol: -1, eof: true, raw: true,
			unclosed: len(s.brackets) > 0,
		})
		return false
	}
	return true
}

// operator scans an operator that is no bracket.
func (s *scanner) operator(c byte) {
	start := s.pos
	if n := len(s.fstrings); n > 0 && c == ':' {
		if f := &s.fstrings[n-1]; f.depth-1 == f.field {
			f.inText = true
			f.inSpec = true
			s.pos++
			s.emit(tColon, 0, start)
			return
		}
	}
	forms := &operators[c]
	k := forms.one
	s.pos++
	switch c1 := s.peek(0); {
	case c1 == '=' && forms.eq != 0:
		k = forms.eq
		s.pos++
	case c1 == c && forms.two != 0:
		k = forms.two
		s.pos++
		if s.peek(0) == '=' {
			k = forms.twoEq
			s.pos++
		}
	case c == '-' && c1 == '>':
		k = tArrow
		s.pos++
	case c == '<' && c1 == '>':
		k = tOther
		s.pos++
	}
	s.emit(k, 0, start)
}

// open scans an opening bracket.
func (s *scanner) open(c byte) {
	start := s.pos
	s.pos++
	if len(s.brackets) >= maxBrackets {
		s.fail("too many nested parentheses")
		return
	}
	s.brackets = append(s.brackets, bracket{c, s.line, int32(start)})
	if n := len(s.fstrings); n > 0 {
		s.fstrings[n-1].depth++
	}
	s.emit(operators[c].one, 0, start)
}

var closes = [128]byte{'(': ')', '[': ']', '{': '}'}

// close scans a closing bracket.
func (s *scanner) close(c byte) {
	start := s.pos
	s.pos++
	var f *fstring
	if n := len(s.fstrings); n > 0 {
		f = &s.fstrings[n-1]
		if f.depth == 0 && c == '}' {
			s.fail(string(f.letter) + "-string: single '}' is not allowed")
			return
		}
	}
	n := len(s.brackets) - 1
	if n < 0 {
		s.fail("unmatched '" + string(c) + "'")
		return
	}
	open := s.brackets[n]
	s.brackets = s.brackets[:n]
	if closes[open.char] != c {
		if f != nil && open.char == '{' && f.depth-1 == f.field {
			s.fail(string(f.letter) + "-string: unmatched '" + string(c) + "'")
			return
		}
		msg := "closing parenthesis '" + string(c) + "' does not match opening parenthesis '" + string(open.char) + "'"
		if open.line != s.line {
			msg += " on line " + strconv.Itoa(int(open.line))
		}
		s.fail(msg)
		return
	}
	if f != nil {
		f.depth--
		if c == '}' && f.depth == f.field {
			f.field--
			f.inText = true
			f.inSpec = false
		}
	}
	s.emit(operators[c].one, 0, start)
}

// name scans an identifier, a keyword or the prefix of a string.
func (s *scanner) name() {
	src, start := s.src, s.pos
	i := start
	ascii := true
	for i < len(src) {
		c := src[i]
		if class := byteClass[c]; class != cName && class != cDigit {
			break
		}
		if c >= utf8.RuneSelf {
			ascii = false
		}
		i++
	}
	if i-start <= 2 && i < len(src) && byteClass[src[i]] == cQuote {
		if prefix := src[start:i]; isStringPrefix(prefix) {
			s.pos = i
			s.stringLiteral(start, prefix)
			return
		} else if other := withTemplate(prefix); other != "" {
			s.pos = i
			s.fail("'" + other + "' and 't' prefixes are incompatible")
			return
		}
	}
	s.pos = i
	if !ascii && !s.checkIdentifier(start) {
		return
	}
	k, flag := tName, uint8(0)
	if i-start <= 8 && ascii {
		k, flag = keyword(src[start:i])
	}
	if !ascii {
		flag = nonASCII
	}
	s.emit(k, flag, start)
}

// checkIdentifier refuses a character no identifier contains.
func (s *scanner) checkIdentifier(start int) bool {
	for i := start; i < s.pos; {
		r, size := utf8.DecodeRuneInString(s.src[i:s.pos])
		ok := unicode.IsIdentifierContinue(r)
		if i == start {
			ok = unicode.IsIdentifierStart(r)
		}
		i += size
		if ok {
			continue
		}
		s.pos = i
		if unicode.IsPrintable(r) {
			s.fail("invalid character '" + string(r) + "' (U+" + hex4(r) + ")")
		} else {
			s.fail("invalid non-printable character U+" + hex4(r))
		}
		return false
	}
	return true
}

// warn notes a warning about the text at byte offset off of a line.
func (s *scanner) warn(line int32, off int, msg string) {
	s.warnings = append(s.warnings, Warning{Msg: msg, Line: int(line), Col: off - s.lineStart(line)})
}

// hex4 writes r as CPython's messages do: at least four upper-case digits.
func hex4(r rune) string {
	const digits = "0123456789ABCDEF"
	n := 4
	for r>>(4*n) != 0 {
		n++
	}
	b := make([]byte, n)
	for i := range b {
		b[i] = digits[r>>(4*(n-1-i))&15]
	}
	return string(b)
}
