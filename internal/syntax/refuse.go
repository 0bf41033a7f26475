package syntax

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Where CPython puts an error is a matter of its tokens and of how far its
// tokenizer has read. Columns count characters from 1, and some of CPython's
// are off by one or negative; so are ours.

// lineText is a line of the source without its line end.
func (s *scanner) lineText(line int32) string {
	if int(line) > len(s.lines) {
		return ""
	}
	start := s.lineStart(line)
	if i := strings.IndexByte(s.src[start:], '\n'); i >= 0 {
		return s.src[start : start+i]
	}
	return s.src[start:]
}

// column counts the characters of a line before byte offset off.
func (s *scanner) column(line int32, off int32) int {
	start := s.lineStart(line)
	end := min(int(off), len(s.src))
	if end < start {
		return 0
	}
	return utf8.RuneCountInString(s.src[start:end])
}

// hasPlace reports whether CPython knows the column of a token.
func (t *token) hasPlace() bool {
	if t.kind == tNewline {
		return t.flag != implied
	}
	return t.kind != tIndent && t.kind != tDedent && t.kind != tEnd && t.kind != tError
}

// startCol and endCol are the columns of a token, from 1.
func (s *scanner) startCol(t *token) int {
	if !t.hasPlace() {
		return 0
	}
	return s.column(t.line, t.off) + 1
}

func (s *scanner) endCol(t *token) int {
	if !t.hasPlace() {
		return 0
	}
	col := s.column(t.endLine, t.end) + 1
	if t.kind == tNewline {
		col++
	}
	return col
}

// scannedTo is where the scanner is when i is the last token it made: the line
// and the number of characters read of it.
func (d *diagnosis) scannedTo(i int) (line int32, chars int) {
	t := &d.toks[i]
	chars = d.column(t.endLine, t.end)
	if t.kind == tNewline && t.hasPlace() || d.atEOF(i) && d.mode == Exec && !strings.HasSuffix(d.src, "\n") {
		chars++
	}
	return t.endLine, chars
}

// fail makes e the error of the source. The text of its line ends in a line
// end only where the scanner has not gone on to another line.
func (d *diagnosis) fail(e *Error) {
	if d.err != nil {
		return
	}
	e.File = d.file
	if e.Text == "" && e.Line > 0 {
		e.Text = d.lineText(int32(e.Line))
		if line, _ := d.scannedTo(max(d.fill, d.base+1) - 1); int(line) <= e.Line {
			e.Text = d.bufferText(int32(e.Line))
		}
	}
	d.err = e
}

// raise makes the error an alternative stands for.
func (d *diagnosis) raise(pe *pegError, a, b part) {
	e := &Error{Msg: d.message(pe.msg, a)}
	switch pe.where {
	case "last", "indent":
		if pe.where == "indent" {
			e.Kind = IndentationError
		}
		d.placeAt(e, d.fill-1)
	case "next":
		d.placeAt(e, d.mark)
	case "a":
		d.placeRange(e, a.start, a.last)
	case "a-b":
		d.placeRange(e, a.start, b.last)
	case "a..":
		t := &d.toks[a.start]
		e.Line, e.Col = int(t.line), d.startCol(t)
		line, chars := d.scannedTo(d.fill - 1)
		e.EndLine, e.EndCol = int(line), chars
	}
	d.fail(e)
}

// message fills in a message: %s is what the form of a is called, %t the text
// of its token, %d its line.
func (d *diagnosis) message(msg string, a part) string {
	i := strings.IndexByte(msg, '%')
	if i < 0 {
		return msg
	}
	fill := ""
	switch msg[i+1] {
	case 's':
		fill = formNames[a.form]
	case 't':
		fill = d.text(int(a.start))
	case 'd':
		fill = strconv.Itoa(int(d.toks[a.start].line))
	}
	return msg[:i] + fill + msg[i+2:]
}

// placeRange puts an error at some tokens. CPython counts the characters
// before the end in the text of the first line, so we do.
func (d *diagnosis) placeRange(e *Error, start, last int32) {
	from, to := &d.toks[start], &d.toks[last]
	e.Line, e.Col = int(from.line), d.startCol(from)
	e.EndLine, e.EndCol = int(to.endLine), d.endCol(to)
	if e.EndLine > e.Line && to.hasPlace() {
		e.EndCol = characters(d.lineText(from.line), int(to.end)-d.lineStart(to.endLine)+1)
	}
}

// characters counts the characters the first n bytes of a text begin. Beyond
// its end is one more.
func characters(text string, n int) int {
	if n > len(text) {
		return utf8.RuneCountInString(text) + 1
	}
	count := 0
	for i := range text {
		if i >= n {
			break
		}
		count++
	}
	return count
}

// bufferLine is the line from which CPython's tokenizer has the text in its
// buffer when it is on a line: an earlier one if that line began within a
// token or behind a backslash, unless the backslash stood in indentation.
func (s *scanner) bufferLine(line int32) int32 {
	from := line
	for ; line > 1; line-- {
		switch continued, indents := s.isContinued(line); {
		case indents: // whatever continues that line decides
		case continued:
			from = line - 1
		default:
			return from
		}
	}
	return from
}

// bufferText is what CPython's tokenizer has in its buffer when it is on a
// line.
func (s *scanner) bufferText(line int32) string {
	from := s.lineStart(s.bufferLine(line))
	end := s.lineStart(line) + len(s.lineText(line))
	if end < len(s.src) {
		return s.src[from : end+1]
	}
	if s.mode == Exec {
		return s.src[from:] + "\n"
	}
	return s.src[from:]
}

// isContinued reports whether a line goes on from the one before, and whether
// that is nothing but indentation and a backslash.
func (s *scanner) isContinued(line int32) (continued, indents bool) {
	i, _ := slices.BinarySearchFunc(s.toks, line, func(t token, line int32) int { return int(t.endLine - line) })
	// Token i is the first that ends on the line or later.
	if i < len(s.toks) && s.toks[i].line < line {
		return true, false
	}
	start := s.lineStart(line - 1)
	from := start
	if i > 0 {
		from = max(from, int(s.toks[i-1].end))
	}
	end := s.lineStart(line) - 1
	continued = from < end && strings.TrimLeft(s.src[from:end], " \t\f") == "\\"
	return continued, continued && from == start
}

// placeAt puts an error at a token, or where it has no place of its own at the
// end of what the scanner has read.
func (d *diagnosis) placeAt(e *Error, i int) {
	t := &d.toks[i]
	if t.hasPlace() {
		d.placeRange(e, int32(i), int32(i))
		return
	}
	e.Line, e.EndLine, e.EndCol = int(t.line), int(t.endLine), -1
	_, e.Col = d.scannedTo(d.fill - 1)
}

// refuse makes the error of a source no special error was found for: the last
// token CPython looked at is where it gave up. It reports whether an error of
// the scanner further on would be preferred.
func (d *diagnosis) refuse(last int) bool {
	t := &d.toks[last]
	switch t.kind {
	case tError:
		d.fail(d.scanErr())
	case tIndent, tDedent:
		e := &Error{Kind: IndentationError, Msg: "unexpected indent"}
		if t.kind == tDedent {
			e.Msg = "unexpected unindent"
		}
		d.placeAt(e, d.fill-1)
		d.fail(e)
		return false
	default:
		e := &Error{Msg: "invalid syntax"}
		d.placeRange(e, int32(last), int32(last))
		d.fail(e)
	}
	return true
}

// scanErr is the error of the scanner.
func (d *diagnosis) scanErr() *Error {
	s := d.parser.err
	if s.unclosed {
		return d.unclosed()
	}
	e := &Error{Kind: s.kind, Msg: s.msg, File: d.file, Line: int(s.line), EndLine: int(s.line)}
	e.Text = d.lineText(s.line)
	switch {
	case s.raw:
		e.Text = d.bufferText(s.line)
		e.Col, e.EndCol = s.col, s.endCol
		if s.col == 0 {
			e.Col = d.column(s.line, s.off)
			if d.mode == Exec && !strings.HasSuffix(d.src[:s.off], "\n") {
				e.Col++
			}
		}
	case s.col != 0:
		e.Col, e.EndCol = s.col, s.endCol
	default:
		e.Col = d.column(s.line, s.off)
		e.EndCol = e.Col
	}
	return e
}

// unclosed is the error for the innermost bracket the source leaves open.
func (d *diagnosis) unclosed() *Error {
	b := d.brackets[len(d.brackets)-1]
	e := &Error{
		Msg: "'" + string(b.char) + "' was never closed", File: d.file,
		Line: int(b.line), Col: d.column(b.line, b.off) + 1, EndLine: int(b.line), EndCol: 0,
		Text: d.lineText(b.line),
	}
	last := d.line
	if last > 1 && d.lineStart(last) == len(d.src) {
		last--
	}
	if last <= b.line {
		e.Text = d.bufferText(b.line)
	}
	return e
}

// preferScanError replaces an error of the grammar by one of the scanner in
// what follows it, as CPython does: it reads on to the end of the source, but
// overlooks errors within f-strings.
func (d *diagnosis) preferScanError() {
	s := d.parser.err
	if s == nil || s.inString || d.fill == len(d.toks) {
		return
	}
	if !s.raw && !s.unclosed {
		d.err = d.scanErr()
		return
	}
	if n := len(d.brackets); n > 0 && d.toks[d.fill-1].line > d.brackets[n-1].line {
		d.err = d.unclosed()
	}
}
