package syntax

// indentation measures the white space a logical line begins with and emits
// the tIndent and tDedent tokens. It passes lines that have only space and a
// comment. It reports whether a token follows.
func (s *scanner) indentation() bool {
	for {
		col, alt, ok := s.measure()
		if !ok {
			return false
		}
		switch s.peek(0) {
		case '#':
			s.restOfLine()
			continue
		case '\n':
			s.newline()
			continue
		case 0:
			if s.pos == len(s.src) {
				s.atStart = true
				s.end()
				return false
			}
		}
		return s.indentTo(indent{col, alt})
	}
}

// measure passes the white space at the start of a line and returns its width
// with tabs to 8 and to 1. Where the line is continued by a backslash, the
// width before the first one counts (as both, which is what CPython does).
func (s *scanner) measure() (col, alt int32, ok bool) {
	var first int32
	for s.pos < len(s.src) {
		switch s.src[s.pos] {
		case ' ':
			col++
			alt++
		case '\t':
			col = (col/8 + 1) * 8
			alt++
		case '\f':
			col, alt = 0, 0
		case '\\':
			if first == 0 {
				first = col
			}
			if !s.continued() {
				return 0, 0, false
			}
			continue
		default:
			if first != 0 {
				return first, first, true
			}
			return col, alt, true
		}
		s.pos++
	}
	return col, alt, true
}

// indentTo compares the indentation of a line with the open blocks.
func (s *scanner) indentTo(in indent) bool {
	var top indent
	if n := len(s.indents); n > 0 {
		top = s.indents[n-1]
	}
	switch {
	case in.col == top.col:
		return in.alt == top.alt || s.tabError()
	case in.col > top.col:
		if len(s.indents)+1 >= maxIndents {
			s.failWith(scanError{
				kind: IndentationError, msg: "too many levels of indentation",
				line: s.line, off: int32(s.pos), col: 1, raw: true,
			})
			return false
		}
		if in.alt <= top.alt {
			return s.tabError()
		}
		s.indents = append(s.indents, in)
		s.emit(tIndent, 0, s.pos)
		return true
	}
	for len(s.indents) > 0 && in.col < top.col {
		s.indents = s.indents[:len(s.indents)-1]
		s.emit(tDedent, 0, s.pos)
		top = indent{}
		if n := len(s.indents); n > 0 {
			top = s.indents[n-1]
		}
	}
	if in.col != top.col {
		line := s.line
		s.restOfLine()
		if s.pos < len(s.src) {
			s.newline()
		}
		s.failWith(scanError{
			kind: IndentationError, msg: "unindent does not match any outer indentation level",
			line: line, off: int32(s.pos), raw: true, endCol: -1,
		})
		return false
	}
	return in.alt == top.alt || s.tabError()
}

func (s *scanner) tabError() bool {
	s.failWith(scanError{
		kind: TabError, msg: "inconsistent use of tabs and spaces in indentation",
		line: s.line, off: int32(s.pos), col: 1, raw: true,
	})
	return false
}
