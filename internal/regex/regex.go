// Package regex is Python's re: it compiles a pattern to a program and matches
// the program against text, with the results, texts and positions of CPython's
// engine. It knows nothing of the interpreter; the re module stands on it.
//
// In come a pattern (UTF-8 with lone surrogates as their three bytes, or raw
// bytes), flags, and text of the same two kinds. Out come offsets of groups, in
// bytes of the text. A Prog is immutable and shared; what a match needs while it
// runs lives in a Matcher, which keeps nothing between two matches but memory. A
// native calls Begin, then Match, or Next with a Scan as often as it likes, then End.
//
// The way a pattern goes: parse makes a tree with CPython's errors; analyze turns its
// characters into classes and finds out what each part can begin with; generate makes
// instructions, tables that tell from the next byte which ways are open, and a plan
// for searching; the engine runs them with a stack of choices.
//
// What holds everywhere:
//
//   - Go recursion is bounded by the nesting of the pattern, which the parser
//     bounds; it never depends on the text.
//   - Every loop over pattern or text pays the meter it was given; stacks, tables
//     and programs ask it before they grow. Both depend on pattern and text only.
//   - A pattern without backreferences and conditionals takes time linear in the
//     text for one search (times the nesting of counted repeats; lookaround and
//     atomic groups may make it quadratic): when backtracking does not get on, the
//     matcher starts to remember the states that failed. Other patterns backtrack
//     as CPython does, on an explicit stack, and end when the meter refuses.
package regex

import (
	"github.com/gilliam-run/gilliam/internal/meter"
)

// Flags are the bits of re's flags argument.
type Flags uint16

// The flags, with CPython's values.
const (
	IgnoreCase Flags = 2
	Locale     Flags = 4
	Multiline  Flags = 8
	DotAll     Flags = 16
	Unicode    Flags = 32
	Verbose    Flags = 64
	Debug      Flags = 128
	ASCII      Flags = 256

	// typeFlags choose the kind of characters; only one of them holds.
	typeFlags = ASCII | Locale | Unicode
)

// A Warning is something Python warns about when it compiles a pattern.
type Warning struct {
	Category string // the warning class, "FutureWarning"
	Msg      string
}

// A Prog is a compiled pattern. It is immutable.
type Prog struct {
	// Flags are those the pattern object shows: given, inline and implied.
	Flags Flags
	// NumGroups is the number of capturing groups, group 0 not counted.
	NumGroups int
	// GroupNames are the names of named groups in the order of their groups,
	// and GroupIndex the groups they name, in the same order.
	GroupNames []string
	GroupIndex []int
	// Bytes says that the pattern is for bytes, not str.
	Bytes bool
	// Warnings are in the order of their positions.
	Warnings []Warning

	code     []inst
	literals string
	classes  []*class
	predicts []*predict
	switches []*dispatch
	states   []state // by their ids
	loops    int     // the most counted loops around a state
	regs     int     // registers: captures, the last group, loops
	memo     bool    // failed states may be remembered
	plan     plan
	size     int
	byName   map[string]int // groups by name
}

// Size is the number of bytes the program holds.
func (p *Prog) Size() int { return p.size }

// Group finds a group by name.
func (p *Prog) Group(name string) (index int, ok bool) {
	index, ok = p.byName[name]
	return index, ok
}

// Compile compiles a pattern: text, or raw bytes if isBytes. A wrong pattern is an
// *Error, a wrong argument an *ArgError; any other error is the meter's.
func Compile(pattern string, isBytes bool, flags Flags, m meter.Meter) (*Prog, error) {
	tree, err := parse(pattern, isBytes, flags, m)
	if err != nil {
		return nil, err
	}
	return generate(tree, m)
}
