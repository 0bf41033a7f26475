package syntax

import (
	"strconv"
	"strings"
)

// Kind is the exception class of an Error or the category of a Warning.
type Kind uint8

const (
	SyntaxError Kind = iota
	IndentationError
	TabError
	// MemoryError is what CPython raises when an expression nests deeper than
	// its parser's stack.
	MemoryError
	// UnicodeEncodeError is what CPython raises for source text with lone
	// surrogates.
	UnicodeEncodeError
	SyntaxWarning
)

var kindNames = [...]string{
	"SyntaxError", "IndentationError", "TabError", "MemoryError", "UnicodeEncodeError", "SyntaxWarning",
}

// String returns the name of the Python class.
func (k Kind) String() string { return kindNames[k] }

// Error is why a source was refused, in the words of CPython.
type Error struct {
	Kind Kind
	Msg  string
	File string
	// Line counts from 1. Col counts from 1 in characters, as CPython's
	// offset does; 0 means unknown, and so do EndLine and EndCol. CPython
	// gives -1 as EndCol in a few errors; so do we.
	Line, Col, EndLine, EndCol int
	// Text is the source line, with its line end where CPython keeps it.
	Text string
	// Incomplete is set where more source could make this one valid: it ends
	// inside an open bracket, string or block.
	Incomplete bool
}

// Error renders the message and position on one line.
func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString(e.Kind.String())
	b.WriteString(": ")
	b.WriteString(e.Msg)
	if e.Line > 0 {
		b.WriteString(" (")
		b.WriteString(e.File)
		b.WriteString(", line ")
		b.WriteString(strconv.Itoa(e.Line))
		b.WriteString(")")
	}
	return b.String()
}

// Warning is a SyntaxWarning about a source that is accepted.
type Warning struct {
	Msg string
	// Line counts from 1 and Col from 0 in bytes, as in Range.
	Line, Col int
	// Compiler tells a warning of CPython's compiler from one of its parser:
	// ast.parse does not give those of the compiler.
	Compiler bool
}
