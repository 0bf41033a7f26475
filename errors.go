package gilliam

import (
	"errors"
	"fmt"
	"strings"
	"unicode"

	"github.com/gilliam-run/gilliam/internal/vm"
)

// Conditions of a session, and what a host function returns to end the run.
var (
	ErrBusy   = errors.New("gilliam: the session is busy")          // another call uses the session
	ErrClosed = errors.New("gilliam: the session is closed")        // Close was called
	ErrBudget = errors.New("gilliam: the shared budget is used up") // a shared Budget has no room for the session
	Stop      = vm.ErrStop                                          // from a host function: end the run as a success, from any depth
)

// LimitError says which limit ended a run.
type LimitError struct {
	Resource  string // memory and source in bytes, fuel in units, duration in nanoseconds, host calls
	Used, Max int64
	Traceback string // where the script stood, as Python prints it; empty if it had not begun
}

func (e *LimitError) Error() string { return e.machine().Error() }

func (e *LimitError) machine() *vm.LimitError {
	return &vm.LimitError{Resource: e.Resource, Used: e.Used, Max: e.Max}
}

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
	Type      string     // class name, qualified unless built in
	Message   string     // str() of it
	Traceback string     // as Python prints it, with the last line
	Frames    []Position // outermost first
	Notes     []string
	Exit      bool // it is a SystemExit
}

// Position is a place in a script. Column, from 1, and Function are those of tracebacks; calls
// that were put off lose them in a snapshot.
type Position struct {
	File         string
	Line, Column int
	Function     string
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
	if e.Line > 0 {
		fmt.Fprintf(&b, "  File \"%s\", line %d\n", e.File, e.Line)
	}
	text := strings.TrimRight(e.Text, "\r\n")
	if line := strings.TrimLeft(text, " \n\f"); line != "" {
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
			before := []rune(line)
			before = before[:min(col, len(before))]
			for i, c := range before {
				if !unicode.IsSpace(c) {
					before[i] = ' ' // white space stays, that what is below stands below
				}
			}
			b.WriteString("    " + string(before) + strings.Repeat("^", end-e.Column) + "\n")
		}
	}
	fmt.Fprintf(&b, "%s: %s\n", e.Kind, e.Message)
	return b.String()
}
