package gilliam

import (
	"context"
	"fmt"
	"io"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/lib"
	"github.com/gilliam-run/gilliam/internal/syntax"
	"github.com/gilliam-run/gilliam/internal/vm"
	"github.com/gilliam-run/gilliam/mount"
)

// image is shared by all sessions of the process.
var image = sync.OnceValue(func() *vm.Image { return vm.BuildImage(lib.Modules()) })

// Program is compiled source. It is immutable and may be shared by goroutines and sessions.
type Program struct {
	name     string
	code     *compile.Code
	warnings []syntax.Warning
}

// Compile compiles module source: text, or the bytes of a file that begins with a byte order
// mark or names its encoding in its first two lines. name is the file name tracebacks show.
// A mistake in the source is a *SyntaxError.
func Compile(name, source string) (*Program, error) {
	return compileSource(context.Background(), name, source, defaultLimits.Source, compileOptions)
}

func compileSource(ctx context.Context, name, source string, limit int, opt compile.Options) (*Program, error) {
	if limit > 0 && len(source) > limit {
		return nil, &LimitError{Resource: "source", Used: int64(len(source)), Max: int64(limit)}
	}
	source, serr := decode(name, source)
	var tree *syntax.Module
	var code *compile.Code
	var warnings, more []syntax.Warning
	if serr == nil {
		if ctx.Done() != nil {
			opt.Watch = &syntax.Watch{Over: func() bool { return ctx.Err() != nil }}
		}
		tree, warnings, serr = syntax.ParseWatched(name, source, syntax.Exec, opt.Watch)
	}
	if serr == nil {
		code, more, serr = compile.Compile(tree, name, source, opt)
	}
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	if serr != nil {
		return nil, syntaxError(serr)
	}
	return &Program{name: name, code: code, warnings: append(warnings, more...)}, nil
}

// warn writes what the compiler has to say about the program as Python does.
func (p *Program) warn(to io.Writer) {
	if len(p.warnings) == 0 {
		return
	}
	lines := strings.Split(p.code.Source, "\n")
	for _, w := range p.warnings {
		fmt.Fprintf(to, "%s:%d: SyntaxWarning: %s\n", p.name, w.Line, w.Msg)
		if w.Line <= len(lines) {
			fmt.Fprintf(to, "  %s\n", strings.TrimSpace(lines[w.Line-1]))
		}
	}
}

// decode makes text of the bytes of a file that are not plain UTF-8.
func decode(name, source string) (string, *syntax.Error) {
	if !strings.HasPrefix(source, "\ufeff") && utf8.ValidString(source) {
		return source, nil
	}
	return syntax.Decode(name, []byte(source))
}

// compileOptions are those of every program.
var compileOptions = compile.Options{Mode: compile.ModeLastValue, TopLevelAwait: true}

func syntaxError(e *syntax.Error) *SyntaxError {
	return &SyntaxError{Kind: e.Kind.String(), Message: e.Msg, File: e.File, Line: e.Line, Column: e.Col,
		EndLine: e.EndLine, EndColumn: e.EndCol, Text: e.Text, Incomplete: e.Incomplete}
}

// Name is the file name the program was compiled under.
func (p *Program) Name() string { return p.name }

// Run executes the program in a fresh session. env may be nil.
func (p *Program) Run(ctx context.Context, env *Env, in Inputs) (*Result, error) {
	s, err := NewSession(env)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	in.Last = true
	return s.Load(ctx, p, in)
}

// Inputs are what one run is given beyond the session's Env; limits here may only narrow it.
type Inputs struct {
	Vars   map[string]any // bound as globals before the run
	Limits Limits         // zero fields: as the Env says
	Slice  int64          // fuel after which a stepped run pauses; zero: never
	Name   string         // file name for tracebacks, and __file__; default "<script>" and no __file__
	Args   []string       // sys.argv[1:]

	// Mounts and Environ name the mounts, by path, and the variables that this run may use; nil:
	// all of the Env. Naming one the Env does not grant is an error. What a session has read it
	// keeps, and its os.environ is made when os is first imported.
	Mounts, Environ []string

	Stdout, Stderr io.Writer // instead of the Env's

	// Last says that the session ends with this run: at its end the functions of atexit run, and
	// finalisers of what is still there. Otherwise only those of what the run left unreachable do.
	Last bool

	// Display makes Run and Start print the repr of every expression statement that is not
	// None to standard output and bind it to _, as Python's prompt does.
	Display bool
}

// options are how source given with the inputs is compiled.
func (in Inputs) options() compile.Options {
	opt := compileOptions
	if in.Display {
		opt.Mode = compile.ModeDisplay
	}
	return opt
}

// Result is what a finished run leaves.
type Result struct {
	Value    any    // of the last statement if it is an expression, else nil
	Stdout   string // captured, unless Env.Stdout takes it
	Stderr   string
	Cut      bool  // output beyond the limit was dropped
	ValueErr error // why Value is nil although the script gave one: it has no Go form
	Exited   bool  // SystemExit ended the run
	Exit     int   // its code, else 0
	Stats    Stats
	Files    []mount.Change // what the run did to its mounts, by path
}

// Stats says what a run used.
type Stats struct {
	Fuel      int64 // VM instructions, about 5 ns each
	Execution int64 // nanoseconds of execution, waits for the host excluded
	Memory    int64 // bytes counted at the end
	Peak      int64 // the most bytes counted
	HostCalls int

	output int64 // bytes written
}

// add counts a run into the totals of its session.
func (s *Stats) add(run Stats) {
	s.Fuel += run.Fuel
	s.Execution += run.Execution
	s.HostCalls += run.HostCalls
	s.Memory, s.Peak = run.Memory, max(s.Peak, run.Peak)
	s.output += run.output
}

func (s Stats) String() string {
	return fmt.Sprintf("fuel %d, execution %d ns, memory %d, peak %d, host calls %d", s.Fuel, s.Execution, s.Memory, s.Peak, s.HostCalls)
}
