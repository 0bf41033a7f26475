package fuzz

import (
	"bufio"
	"context"
	_ "embed" // for the oracle's part
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"regexp"
	"slices"
	"strings"

	"github.com/gilliam-run/gilliam"
)

// An Outcome is what a program printed, and the text of the error that ended it.
type Outcome struct {
	Out, Error string
}

// Run gives the outcome of a program here. A breach of a limit is an error, and so is what
// no script may cause.
func Run(p *Program) (o Outcome, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	var out strings.Builder
	env := &gilliam.Env{Stdout: &out, Sleep: gilliam.InstantSleep, Limits: gilliam.Limits{Duration: -1, Fuel: 100_000_000, Output: -1}}
	compiled, err := gilliam.Compile(File, p.Source)
	if err == nil {
		_, err = compiled.Run(context.Background(), env, gilliam.Inputs{Name: File})
	}
	o.Out = out.String()
	var syn *gilliam.SyntaxError
	var exc *gilliam.Exception
	switch {
	case errors.As(err, &syn):
		o.Error = syn.Render()
	case errors.As(err, &exc):
		o.Error = exc.Traceback
	default:
		return o, err
	}
	return o, nil
}

//go:embed oracle.py
var oracleSource string

// An Oracle is a CPython process that runs one program after the other.
type Oracle struct {
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

// Start starts the CPython at a path.
func Start(python string) (*Oracle, error) {
	o := &Oracle{cmd: exec.Command(python, "-W", "ignore", "-c", oracleSource)}
	var err error
	if o.in, err = o.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	pipe, err := o.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	o.out = bufio.NewReader(pipe)
	return o, o.cmd.Start()
}

// Ask gives the outcome of a program in CPython.
func (o *Oracle) Ask(p *Program) (outcome Outcome, err error) {
	job, err := json.Marshal(map[string]string{"File": File, "Source": p.Oracle})
	if err != nil {
		return outcome, err
	}
	if _, err := o.in.Write(append(job, '\n')); err != nil {
		return outcome, err
	}
	line, err := o.out.ReadBytes('\n')
	if err != nil {
		return outcome, fmt.Errorf("the oracle ended: %w", err)
	}
	return outcome, json.Unmarshal(line, &outcome)
}

// Settled reports whether CPython agrees with itself about a program: processes hash strings by
// different keys and place objects elsewhere, so what follows from the order of a set may differ.
func Settled(python string, p *Program) (bool, error) {
	var first Outcome
	for i := range 10 {
		o, err := Start(python)
		if err != nil {
			return false, err
		}
		outcome, err := o.Ask(p)
		o.Stop()
		switch {
		case err != nil:
			return false, err
		case i == 0:
			first = outcome
		case Difference(p, outcome, first) != "":
			return false, nil
		}
	}
	return true, nil
}

// Stop ends the process.
func (o *Oracle) Stop() error {
	o.in.Close()
	return o.cmd.Wait()
}

// Difference says how two outcomes of a program differ; "" if they agree.
func Difference(p *Program, ours, theirs Outcome) string {
	if theirs.Error == "too long" {
		return ""
	}
	if a, b := normalOut(p, ours.Out), normalOut(p, theirs.Out); a != b {
		return firstDifference("output", a, b)
	}
	a, b := normalError(p, ours.Error), normalError(p, theirs.Error)
	if strings.Contains(b, "line -1\n") { // CPython lost the place
		a, b = lastLine(a), lastLine(b)
	}
	if a != b {
		return firstDifference("error", a, b)
	}
	return ""
}

func lastLine(text string) string {
	text = strings.TrimRight(text, "\n")
	return text[strings.LastIndexByte(text, '\n')+1:]
}

// Where a module comes from differs.
var moduleFiles = regexp.MustCompile(`(cannot import name '\w+' from '\w+') \(.*\)`)

var addresses = regexp.MustCompile(`0x[0-9a-f]{6,}`)

// normal takes out of a text what docs/differences.md says need not agree.
func normal(text string) string {
	text = moduleFiles.ReplaceAllString(addresses.ReplaceAllString(text, "0x…"), "$1")
	text = nearModules.ReplaceAllString(text, "$1")
	text = absentModules.ReplaceAllString(text, "")
	text = nearLocals.ReplaceAllString(text, "$1")
	text = mapKeywordsQuoted.ReplaceAllString(text, "'map() takes no keyword arguments'")
	text = mapKeywords.ReplaceAllString(text, "map() takes no keyword arguments")
	text = strings.ReplaceAll(text, "'from_number', ", "")
	// How an asynchronous generator ends that asyncio.run() found suspended.
	text = strings.ReplaceAll(text, "exit <class 'asyncio.exceptions.CancelledError'>", "exit <class 'GeneratorExit'>")
	text = builtinNames.ReplaceAllString(text, "'__builtins__': …")
	text = nanSets.ReplaceAllStringFunc(text, sorted)
	text = stringSets.ReplaceAllStringFunc(text, sorted)
	// Sorting a set compares in the set's order, and that of strings and bytes is nobody's: one of
	// them is then compared with any of the others.
	return unordered.ReplaceAllStringFunc(text, func(s string) string {
		m := unordered.FindStringSubmatch(s)
		for _, name := range [...]string{"bytes", "str"} {
			if m[2] == name || m[3] == name {
				return "'" + m[1] + "' not supported between instances of '" + name + "' and …"
			}
		}
		return "'" + m[1] + "' not supported between instances of '" + min(m[2], m[3]) + "' and '" + max(m[2], m[3]) + "'"
	})
}

// A missing module says what is near.
var nearModules = regexp.MustCompile(`(No module named '\w+')\. Did you mean '\w+'\?`)

// A name that is nearly a module: only modules that are there are proposed.
var absentModules = regexp.MustCompile(`( Or did| Did) you forget to import '(nt)'\?`)

// A name that is nearly one of the function: CPython looks at those that are bound.
var nearLocals = regexp.MustCompile(`(name '\w+' is not defined)\. Did you mean: '[a-z]+\d+'\?`)

// map takes the keyword strict, as in 3.14, and says so where it is given another.
var (
	mapKeywords       = regexp.MustCompile(`map\(\) got an unexpected keyword argument '\w+'`)
	mapKeywordsQuoted = regexp.MustCompile(`"` + mapKeywords.String() + `"`)
)

// nanSets are sets with NaN, whose hash in CPython is its address, and lists made of them.
var nanSets = regexp.MustCompile(`\{[^{}:]*\bnan\b[^{}:]*\}|\[[^][]*\bnan\b[^][]*\]`)

// sorted puts what stands between two brackets in order.
func sorted(s string) string {
	parts := strings.Split(s[1:len(s)-1], ", ")
	slices.Sort(parts)
	return s[:1] + strings.Join(parts, ", ") + s[len(s)-1:]
}

// stringSets are sets with strings, slices, instances or aliases such as list[int], whose order is
// nobody's.
var stringSets = regexp.MustCompile(`\{[^{}:]*('|slice\(|\b[A-Z]\w*\(|\b[a-z]+\[)[^{}:]*\}`)

// builtinNames are what eval adds to a namespace: some names are absent, and the words of the
// module are its own.
var builtinNames = regexp.MustCompile(`'__builtins__': \{'__name__': 'builtins'(?s:.*?)'open': <built-in function open>[^}]*\}`)

// openTemplates are template strings without an end, which are names and strings in 3.13.
var openTemplates = regexp.MustCompile(`(?m)^(    .*\b[tT][rR]?['"].*\n) +\^\n(SyntaxError: unterminated )(?:t-)?(string)`)

var unordered = regexp.MustCompile(`'([<>])' not supported between instances of '(\w+)' and '(\w+)'`)

// wideCarets are the carets of a syntax error in text beyond ASCII, which CPython counts in
// bytes where scopes are the matter, and in the wrong line where an f-string has several.
var wideCarets = regexp.MustCompile(`(?ms)^(    .*[^\x00-\x7f].*\n)[ \n]+\^+\n(SyntaxError: )`)

// sourceLines are the lines of a program that a traceback shows, and the carets below them.
var sourceLines = regexp.MustCompile(`(?m)^    .*\n`)

// normalOut drops what cannot agree: where the two ran different words, the lines of tracebacks
// that the program printed.
func normalOut(p *Program, text string) string {
	text = normal(text)
	if p.Reworded() {
		text = sourceLines.ReplaceAllString(text, "")
	}
	return text
}

// normalError drops what cannot agree: addresses, frames of the library, and where the two
// ran different words, all but the last line.
func normalError(p *Program, text string) string {
	text = wideCarets.ReplaceAllString(normal(text), "$1$2")
	text = openTemplates.ReplaceAllString(text, "$1$2$3")
	var kept []string
	skip, margin := false, 0
	for line := range strings.Lines(text) {
		inner := strings.TrimLeft(line, " |")
		if rest, ok := strings.CutPrefix(inner, `File "`); ok && len(inner) < len(line) {
			skip, margin = !strings.HasPrefix(rest, File), len(line)-len(inner)
		} else if len(line)-len(inner) <= margin {
			skip = false
		}
		if !skip {
			kept = append(kept, line)
		}
	}
	if p.Reworded() && len(kept) > 0 {
		kept = kept[len(kept)-1:]
	}
	return strings.Join(kept, "")
}

func firstDifference(what, a, b string) string {
	ours, theirs := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := 0; ; i++ {
		x, y := "(nothing)", "(nothing)"
		if i < len(ours) {
			x = ours[i]
		}
		if i < len(theirs) {
			y = theirs[i]
		}
		if x != y {
			return fmt.Sprintf("%s, line %d\n  ours:   %s\n  theirs: %s", what, i+1, x, y)
		}
	}
}
