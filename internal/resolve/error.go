package resolve

import (
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

// A Source is a text and the name it goes by.
type Source struct{ File, Text string }

// Error makes the SyntaxError for a range of the source.
func (s Source) Error(r syntax.Range, msg string) *syntax.Error {
	e := &syntax.Error{Kind: syntax.SyntaxError, Msg: msg, File: s.File, Line: int(r.Line)}
	if r.Line <= 0 {
		return e
	}
	line := s.Line(int(r.Line))
	e.Text = line
	e.Col = column(line, int(r.Col))
	e.EndLine = int(r.EndLine)
	if r.EndLine != r.Line {
		line = s.Line(int(r.EndLine))
	}
	e.EndCol = column(line, int(r.EndCol))
	return e
}

// Line returns line n of the source, counted from 1, with its line end.
func (s Source) Line(n int) string {
	text := s.Text
	for ; n > 1; n-- {
		i := strings.IndexByte(text, '\n')
		if i < 0 {
			return ""
		}
		text = text[i+1:]
	}
	if i := strings.IndexByte(text, '\n'); i >= 0 {
		text = text[:i+1]
	}
	return text
}

// column turns a byte offset in a line into a column counted from 1 in characters.
func column(line string, offset int) int {
	if offset > len(line) {
		return offset + 1
	}
	return utf8.RuneCountInString(line[:offset]) + 1
}
