package gilliam

import (
	"errors"
	"fmt"
	"strings"

	"github.com/gilliam-run/gilliam/internal/vm"
)

// ErrBusy says that the session is in use by another call.
var ErrBusy = errors.New("gilliam: the session is busy")

// ErrClosed says that the session was closed.
var ErrClosed = errors.New("gilliam: the session is closed")

// ErrBudget says that a shared Budget has no room for the session.
var ErrBudget = errors.New("gilliam: the shared budget is used up")

// Stop, returned by a host function, ends the run as a success from any depth.
var Stop = vm.ErrStop

// LimitError says which limit ended a run: memory and source in bytes, fuel in units,
// duration in nanoseconds, host calls in calls.
type LimitError = vm.LimitError

// SyntaxError is source that does not compile. Lines and columns count from 1, columns in
// characters.
type SyntaxError struct {
	Kind               string // SyntaxError, IndentationError or TabError
	Message            string
	File               string
	Line, Column       int
	EndLine, EndColumn int
	Text               string // the line
	Incomplete         bool   // more input could complete it
}

func (e *SyntaxError) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s: %s", e.File, e.Line, e.Column, e.Kind, e.Message)
}

// Exception is a Python exception that ended a run.
type Exception struct {
	Type      string // class name, qualified unless built in
	Message   string // str() of it
	Traceback string // as Python prints it, with the last line
	Frames    []Frame
	Notes     []string
	Exit      bool // it is a SystemExit
}

// Frame is one frame of a traceback, outermost first.
type Frame struct {
	File, Function string
	Line, Column   int // column from 1
}

func (e *Exception) Error() string {
	if e.Message == "" {
		return e.Type
	}
	return e.Type + ": " + e.Message
}

// raised is a Go error that becomes a chosen Python exception.
type raised struct{ class, message string }

func (r *raised) Error() string { return r.class + ": " + r.message }

// Raise returns an error that, from a host function, raises the Python exception of that
// class: a built-in class by its name, or one a module defines by its dotted name.
func Raise(pyType, message string) error { return &raised{pyType, message} }

// stopText is the text of an error that crosses to a script: never the host's internals.
func hostText(name string, err error) string {
	return strings.TrimSpace(name + "() failed: " + err.Error())
}

// Render shows the error as Python prints it: file, line, carets and message.
func (e *SyntaxError) Render() string {
	var b strings.Builder
	fmt.Fprintf(&b, "  File \"%s\", line %d\n", e.File, e.Line)
	text := strings.TrimRight(e.Text, "\r\n")
	if line := strings.TrimLeft(text, " \t\f"); line != "" {
		b.WriteString("    " + line + "\n")
		lead := len([]rune(text)) - len([]rune(line))
		end := e.EndColumn
		if e.EndLine != e.Line && e.EndLine != 0 {
			end = len([]rune(text)) + 1
		}
		if end <= e.Column {
			end = e.Column + 1
		}
		if col := e.Column - 1 - lead; e.Column > 0 && col >= 0 {
			b.WriteString("    " + strings.Repeat(" ", col) + strings.Repeat("^", end-e.Column) + "\n")
		}
	}
	fmt.Fprintf(&b, "%s: %s\n", e.Kind, e.Message)
	return b.String()
}
