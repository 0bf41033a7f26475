package regex

import (
	"fmt"
	"strings"
)

// An Error is re.PatternError: the pattern, or a replacement template, is wrong.
type Error struct {
	Msg string // without the position
	Pos int    // in characters; -1 where CPython gives no position

	// Line and Col are those of Pos, from 1.
	Line, Col int
	// Multiline says that the pattern has more than one line, so that the text
	// shows Line and Col.
	Multiline bool
}

// Error is the text of the Python exception.
func (e *Error) Error() string {
	switch {
	case e.Pos < 0:
		return e.Msg
	case e.Multiline:
		return fmt.Sprintf("%s at position %d (line %d, column %d)", e.Msg, e.Pos, e.Line, e.Col)
	}
	return fmt.Sprintf("%s at position %d", e.Msg, e.Pos)
}

// newError makes the Error at a position of source, in characters.
func newError(source []rune, msg string, pos int) *Error {
	e := &Error{Msg: msg, Pos: pos, Line: 1, Col: pos + 1}
	for i, r := range source {
		if r != '\n' {
			continue
		}
		e.Multiline = true
		if i < pos {
			e.Line++
			e.Col = pos - i
		}
	}
	return e
}

// An ArgError is any other exception that compiling a pattern or a template raises.
type ArgError struct {
	Class string // "ValueError", "OverflowError", "IndexError", "RecursionError"
	Msg   string
}

// Error is the text of the Python exception.
func (e *ArgError) Error() string { return e.Msg }

// asciiText replaces what is not ASCII as the codec error handler
// backslashreplace does; messages about bytes patterns are made so.
func asciiText(s []rune) string {
	var b strings.Builder
	for _, r := range s {
		switch {
		case r < 0x80:
			b.WriteByte(byte(r))
		case r < 0x100:
			fmt.Fprintf(&b, `\x%02x`, r)
		case r < 0x10000:
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			fmt.Fprintf(&b, `\U%08x`, r)
		}
	}
	return b.String()
}
