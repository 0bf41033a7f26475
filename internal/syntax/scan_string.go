package syntax

import (
	"strconv"
	"strings"
)

// isStringPrefix reports whether a string may be written with prefix before
// its quote.
func isStringPrefix(prefix string) bool {
	switch len(prefix) {
	case 1:
		switch prefix[0] | 0x20 {
		case 'b', 'f', 'r', 't', 'u':
			return true
		}
	case 2:
		a, b := prefix[0]|0x20, prefix[1]|0x20
		if b == 'r' {
			a, b = b, a
		}
		return a == 'r' && (b == 'b' || b == 'f' || b == 't')
	}
	return false
}

// withTemplate is the letter beside the t of a prefix that cannot stand with it, "" if the
// letters before a quote are no such prefix.
func withTemplate(prefix string) string {
	p := strings.ToLower(prefix)
	if len(p) != 2 || !strings.Contains(p, "t") {
		return ""
	}
	other := strings.Replace(p, "t", "", 1)
	if other == "b" || other == "u" || other == "f" {
		return other
	}
	return ""
}

// stringLiteral scans a string whose prefix begins at start and whose quote is
// at s.pos. Of an f-string or t-string it scans the opening quote.
func (s *scanner) stringLiteral(start int, prefix string) {
	quote := s.src[s.pos]
	size := 1
	if s.peek(1) == quote && s.peek(2) == quote {
		size = 3
	}
	raw := uint8(0)
	letter := byte(0)
	for i := range len(prefix) {
		switch c := prefix[i] | 0x20; c {
		case 'r':
			raw = rawString
		case 'f', 't':
			letter = c
		}
	}
	if letter == 0 {
		s.plainString(start, quote, size)
		return
	}
	f := fstring{
		quote: quote, size: int32(size), off: int32(start), line: s.line, field: -1,
		inText: true, flag: raw, middle: tFMiddle, letter: letter,
	}
	k := tFStart
	if letter == 't' {
		k, f.middle = tTStart, tTMiddle
	}
	if len(s.fstrings) >= maxFStrings {
		s.pos++
		s.fail("too many nested f-strings")
		return
	}
	s.fstrings = append(s.fstrings, f)
	s.pos += size
	s.emit(k, raw, start)
}

// plainString scans a string without replacement fields.
func (s *scanner) plainString(start int, quote byte, size int) {
	src := s.src
	line := s.line
	escaped := false
	i := s.pos + size
	for i < len(src) {
		switch c := src[i]; {
		case c == quote:
			if size == 1 {
				s.endString(start, i+1, line)
				return
			}
			if i+2 < len(src) && src[i+1] == quote && src[i+2] == quote {
				s.endString(start, i+3, line)
				return
			}
		case c == '\\':
			i++
			if i < len(src) {
				escaped = escaped || src[i] == quote
				if src[i] == '\n' {
					s.stringLine(i)
				}
			}
		case c == '\n':
			if size == 1 {
				s.unterminated(start, quote, size, line, escaped)
				return
			}
			s.stringLine(i)
		}
		i++
	}
	s.unterminated(start, quote, size, line, escaped)
}

// stringLine notes the line end at i, within a string.
func (s *scanner) stringLine(i int) {
	s.line++
	s.lines = append(s.lines, int32(i+1))
}

func (s *scanner) endString(start, end int, line int32) {
	s.pos = end
	s.toks = append(s.toks, token{tString, 0, line, s.line, int32(start), int32(end)})
}

// unterminated reports a string that began on line and does not end.
func (s *scanner) unterminated(start int, quote byte, size int, line int32, escaped bool) {
	at := s.detectedLine()
	s.line = line
	s.pos = start + 1
	if n := len(s.fstrings); n > 0 {
		if f := &s.fstrings[n-1]; f.quote == quote && int(f.size) == size {
			s.fail(string(f.letter) + "-string: expecting '}'")
			return
		}
	}
	msg := "unterminated string literal (detected at line " + at + ")"
	if size == 3 {
		msg = "unterminated triple-quoted string literal (detected at line " + at + ")"
	} else if escaped {
		msg += "; perhaps you escaped the end quote?"
	}
	s.failWith(scanError{msg: msg, line: line, off: int32(s.pos), eof: size == 3})
}

// detectedLine is the line CPython names in its messages about unterminated
// strings: the line that follows the last line end does not count.
func (s *scanner) detectedLine() string {
	line := s.line
	if line > 1 && s.lineStart(line) == len(s.src) {
		line--
	}
	return strconv.Itoa(int(line))
}

// fstringText scans one token of the text of an f-string: its end, a piece of
// text or, at a brace, the replacement field's opening brace.
func (s *scanner) fstringText(f *fstring) {
	if s.peek(0) == '{' && s.peek(1) != '{' {
		s.enterField(f)
		return
	}
	if s.atQuote(f) {
		start := s.pos
		s.pos += int(f.size)
		s.emit(f.middle+1, f.flag, start)
		s.fstrings = s.fstrings[:len(s.fstrings)-1]
		return
	}
	s.fstringMiddle(f)
}

func (s *scanner) enterField(f *fstring) {
	f.field++
	if f.field >= maxFields {
		s.fail(string(f.letter) + "-string: expressions nested too deeply")
		return
	}
	f.inText = false
}

func (s *scanner) atQuote(f *fstring) bool {
	if s.peek(0) != f.quote {
		return false
	}
	return f.size == 1 || s.peek(1) == f.quote && s.peek(2) == f.quote
}

// fstringMiddle scans a piece of text up to the next replacement field, the
// first of two braces or the end.
func (s *scanner) fstringMiddle(f *fstring) {
	start, line := s.pos, s.line
	named := false // in the braces of \N{...}
	for s.pos < len(s.src) {
		switch c := s.src[s.pos]; c {
		case '\n':
			if f.size == 1 {
				s.fstringNewline(f, start, line)
				return
			}
			s.newline()
			continue
		case f.quote:
			if s.atQuote(f) {
				s.emitMiddle(f, start, line, 0)
				return
			}
		case '{':
			if s.peek(1) != '{' || f.inSpec {
				s.emitMiddle(f, start, line, 0)
				s.enterField(f)
				return
			}
			s.pos += 2
			s.emitMiddle(f, start, line, doubledBrace)
			return
		case '}':
			switch {
			case named:
				s.pos++
				s.emitMiddle(f, start, line, 0)
			case s.peek(1) == '}' && f.depth == 0:
				s.pos += 2
				s.emitMiddle(f, start, line, doubledBrace)
			default:
				f.inText = false
				s.emitMiddle(f, start, line, 0)
			}
			return
		case '\\':
			named = s.fstringEscape(f) || named
			continue
		}
		s.pos++
	}
	s.fstringNewline(f, start, line)
}

// fstringEscape passes a backslash and what it escapes, but for a brace. It
// reports whether that is the opening of \N{...}.
func (s *scanner) fstringEscape(f *fstring) bool {
	s.pos++
	switch c := s.peek(0); {
	case c == '{' || c == '}':
		if f.flag != rawString {
			s.warn(s.line, s.pos, `invalid escape sequence '\`+string(c)+`'`)
		}
	case c == 'N' && s.peek(1) == '{' && f.flag != rawString:
		s.pos += 2
		return true
	case c == '\n':
		s.newline()
	case s.pos < len(s.src):
		s.pos++
	}
	return false
}

// fstringNewline is reached where the line or the source ends within the text
// of an f-string that began at start. In a format spec between single quotes
// the text ends, otherwise the string is not terminated.
func (s *scanner) fstringNewline(f *fstring, start int, line int32) {
	if f.size == 1 && f.inSpec && (s.pos < len(s.src) || s.mode == Exec) {
		f.inText = false
		f.inSpec = false
		s.emitMiddle(f, start, line, 0)
		return
	}
	msg := "unterminated " + string(f.letter) + "-string literal (detected at line "
	if f.size == 3 {
		msg = "unterminated triple-quoted " + string(f.letter) + "-string literal (detected at line "
	}
	msg += s.detectedLine() + ")"
	s.line = f.line
	s.pos = int(f.off) + 1
	s.failWith(scanError{msg: msg, line: f.line, off: int32(s.pos), eof: f.size == 3})
}

func (s *scanner) emitMiddle(f *fstring, start int, line int32, flag uint8) {
	s.toks = append(s.toks, token{f.middle, f.flag | flag, line, s.line, int32(start), int32(s.pos)})
}
