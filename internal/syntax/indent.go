package syntax

// indentation measures the white space a logical line begins with and emits
// the tIndent and tDedent tokens. It passes lines that have only space and a
// comment. It reports whether a token follows.
func (s *scanner) indentation() bool {
	for {
		in, ok := s.measure()
		if !ok {
			return false
		}
		switch {
		case s.pos == len(s.src):
			// Only in a file is a last line of white space empty.
			s.lastLine()
			if s.mode == Exec || s.indentTo(in) {
				s.end()
			}
			return false
		case s.src[s.pos] == '\n':
			s.newline()
		case s.src[s.pos] == '#':
			s.restOfLine()
			if s.pos == len(s.src) {
				s.end()
				return false
			}
			s.newline()
		default:
			return s.indentTo(in)
		}
	}
}

// measure passes the white space at the start of a line and returns its width. Where the line is continued by a backslash, the
// width before the first one counts (as both, which is what CPython does).
func (s *scanner) measure() (in indent, ok bool) {
	var first int32
	for s.pos < len(s.src) {
		switch s.src[s.pos] {
		case ' ':
			in.col++
			in.alt++
		case '\t':
			in.col = (in.col/8 + 1) * 8
			in.alt++
		case '\f':
			in = indent{}
		case '\\':
			if first == 0 {
				first = in.col
			}
			if !s.continued() {
				return in, false
			}
			continue
		default:
			if first != 0 {
				in = indent{first, first}
			}
			return in, true
		}
		s.pos++
	}
	return in, true
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
	keep := len(s.indents)
	for keep > 0 && in.col < top.col {
		keep--
		top = indent{}
		if keep > 0 {
			top = s.indents[keep-1]
		}
	}
	if in.col != top.col {
		s.dedentError()
		return false
	}
	if in.alt != top.alt {
		return s.tabError()
	}
	for range len(s.indents) - keep {
		s.emit(tDedent, 0, s.pos)
	}
	s.indents = s.indents[:keep]
	return true
}

// dedentError is about a line that goes back to no open block. CPython points
// at its end.
func (s *scanner) dedentError() {
	line := s.line
	s.restOfLine()
	if s.pos < len(s.src) {
		s.newline()
	}
	s.failWith(scanError{
		kind: IndentationError, msg: "unindent does not match any outer indentation level",
		line: line, off: int32(s.pos), raw: true, endCol: -1,
	})
}

func (s *scanner) tabError() bool {
	s.failWith(scanError{
		kind: TabError, msg: "inconsistent use of tabs and spaces in indentation",
		line: s.line, off: int32(s.pos), col: 1, raw: true,
	})
	return false
}
