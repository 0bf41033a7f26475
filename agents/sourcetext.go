package agents

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// A sourceText is a Python source where it stands in a document. It translates a
// position in the source into one in the document.
type sourceText struct {
	document []byte
	node     *node
}

// position gives the place in the document of a line and column of the source, both from
// 1 and in characters. exact is false where the notation folds lines, so that only the
// beginning of the source can be named.
func (s sourceText) position(line, column int) (pos position, exact bool) {
	lines := strings.Split(s.node.text, "\n")
	if line < 1 || line > len(lines) || column < 1 {
		return s.node.pos, false
	}
	switch s.node.notation {
	case literalBlock:
		return s.inBlock(lines[line-1], line, column)
	case foldedBlock:
		return s.node.pos, false
	}
	before := column - 1
	for _, earlier := range lines[:line-1] {
		before += utf8.RuneCountInString(earlier) + 1
	}
	return s.inLine(before)
}

// inBlock finds a place in a literal block: its lines are those of the source behind an
// indentation.
func (s sourceText) inBlock(sourceLine string, line, column int) (position, bool) {
	pos := position{s.node.pos.line + int32(line), int32(column)}
	raw := strings.TrimSuffix(string(s.line(int(pos.line))), "\r")
	if !strings.HasSuffix(raw, sourceLine) {
		// Comments between the header of a block and its text, or a header on another
		// line than the tag before it.
		return s.node.pos, false
	}
	if sourceLine != "" {
		pos.column += int32(utf8.RuneCountInString(raw) - utf8.RuneCountInString(sourceLine))
	}
	return pos, true
}

// line gives a line of the document, without its end.
func (s sourceText) line(number int) []byte {
	rest := s.document
	for ; number > 1; number-- {
		i := bytes.IndexByte(rest, '\n')
		if i < 0 {
			return nil
		}
		rest = rest[i+1:]
	}
	if i := bytes.IndexByte(rest, '\n'); i >= 0 {
		rest = rest[:i]
	}
	return rest
}

// inLine finds the character that comes after so many others in a scalar that is written
// on one line.
func (s sourceText) inLine(before int) (position, bool) {
	raw := s.line(int(s.node.pos.line))
	column := int(s.node.pos.column)
	for range column - 1 {
		_, size := utf8.DecodeRune(raw)
		raw = raw[size:]
	}
	if quote := map[notation]byte{singleQuoted: '\'', doubleQuoted: '"'}[s.node.notation]; quote != 0 {
		// An anchor or a tag may stand before the quote.
		open := bytes.IndexByte(raw, quote)
		if open < 0 {
			return s.node.pos, false
		}
		column += utf8.RuneCount(raw[:open+1])
		raw = raw[open+1:]
	}
	for ; before > 0; before-- {
		written := s.characterLength(raw)
		if written == 0 || written > len(raw) {
			return s.node.pos, false
		}
		column += utf8.RuneCount(raw[:written])
		raw = raw[written:]
	}
	return position{s.node.pos.line, int32(column)}, true
}

// escapeLengths are the bytes of the escapes that take more than a backslash and a letter.
var escapeLengths = map[byte]int{'x': 4, 'u': 6, 'U': 10}

// characterLength gives how many bytes the next character of a scalar is written with; 0
// at the end of the line.
func (s sourceText) characterLength(raw []byte) int {
	if len(raw) == 0 {
		return 0
	}
	switch {
	case s.node.notation == singleQuoted && raw[0] == '\'':
		return 2
	case s.node.notation == doubleQuoted && raw[0] == '\\':
		if len(raw) < 2 {
			return 0
		}
		length := escapeLengths[raw[1]]
		if length == 0 {
			return 2
		}
		// JSON writes a character beyond the basic plane as two escapes.
		if isHighSurrogate(raw, length) {
			length *= 2
		}
		return length
	}
	_, size := utf8.DecodeRune(raw)
	return size
}

// isHighSurrogate reports whether an escape is the first half of a surrogate pair.
func isHighSurrogate(raw []byte, length int) bool {
	if length != 6 || len(raw) < 12 || raw[2]|0x20 != 'd' {
		return false
	}
	return strings.IndexByte("89abAB", raw[3]) >= 0
}
