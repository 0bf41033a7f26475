package gilliam

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"sync"
	"time"

	"github.com/gilliam-run/gilliam/internal/check"
	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// Diagnostic is a mistake in a program, found without running it. Lines and columns count
// from 1, columns in characters; the end is exclusive.
type Diagnostic struct {
	Severity  string `json:"severity"`       // "error": fails where it is reached; "warning": is hardly meant
	Code      string `json:"code"`           // syntax, undefined-name, unknown-module, unknown-attribute, bad-call, not-awaited
	Message   string `json:"message"`        // in Python's words
	Hint      string `json:"hint,omitempty"` // what to do, "" if that is not known
	File      string `json:"file"`
	Line      int    `json:"line"`
	Column    int    `json:"column"`
	EndLine   int    `json:"end_line"`
	EndColumn int    `json:"end_column"`
	Text      string `json:"text"` // the line
}

// String is the diagnostic on one line: file:line:column: severity: message (hint).
func (d Diagnostic) String() string {
	s := fmt.Sprintf("%s:%d:%d: %s: %s", d.File, d.Line, d.Column, d.Severity, d.Message)
	if d.Hint != "" {
		s += " (" + d.Hint + ")"
	}
	return s
}

// Diagnostic shows the error as the diagnostics of Check are shown.
func (e *SyntaxError) Diagnostic() Diagnostic {
	return Diagnostic{Severity: "error", Code: "syntax", Message: e.Kind + ": " + e.Message, File: e.File, Line: e.Line, Column: e.Column,
		EndLine: e.EndLine, EndColumn: e.EndColumn, Text: strings.TrimRight(e.Text, "\r\n")}
}

// Check finds mistakes that would show when the program runs in a session of env: the
// warnings of the compiler, names that nothing binds, modules and attributes of modules
// that are not there, calls of host functions that do not fit, coroutines nobody awaits.
// vars are the names that Inputs.Vars or earlier runs will bind. What cannot be known
// without running the program is not reported. Nothing of the program or of the host runs.
func (p *Program) Check(env *Env, vars ...string) []Diagnostic {
	if env == nil {
		env = &Env{}
	}
	source := p.code.Source
	tree, _, serr := syntax.Parse(p.name, source, syntax.Exec)
	if serr != nil {
		return []Diagnostic{syntaxError(serr).Diagnostic()}
	}
	r := reporter{file: p.name, lines: strings.Split(source, "\n")}
	for _, w := range p.warnings {
		r.add("warning", "syntax", "SyntaxWarning: "+w.Msg, "", syntax.Range{Line: int32(w.Line), Col: int32(w.Col), EndLine: int32(w.Line), EndCol: int32(w.Col)})
	}
	top, serr := resolve.Resolve(tree, resolve.Source{File: p.name, Text: source}, resolve.Options{TopLevelAwait: true})
	if serr != nil {
		return append(r.out, syntaxError(serr).Diagnostic())
	}
	ctx, cancel := context.WithTimeout(context.Background(), checkTime)
	defer cancel()
	f := newFacts(ctx, env, vars)
	if f == nil {
		return r.out
	}
	defer f.session.Close()
	findings := check.Check(tree, top, f)
	missing := map[string]bool{}
	for _, found := range findings {
		missing[found.Name] = missing[found.Name] || found.Kind == check.UndefinedName
	}
	for _, s := range top.Symbols {
		if s.Flags&(resolve.DefLocal|resolve.DefImport) != 0 && !f.known[s.Name] && !missing[s.Name] {
			f.bound = append(f.bound, s.Name)
		}
	}
	for _, found := range findings {
		f.report(&r, found)
	}
	return r.out
}

// reporter collects diagnostics.
type reporter struct {
	file  string
	lines []string
	out   []Diagnostic
}

func (r *reporter) add(severity, code, message, hint string, at syntax.Range) {
	d := Diagnostic{Severity: severity, Code: code, Message: message, Hint: hint, File: r.file, Line: int(at.Line), EndLine: int(at.EndLine)}
	d.Text = strings.TrimRight(r.line(at.Line), "\r")
	d.Column, d.EndColumn = r.column(at.Line, at.Col), r.column(at.EndLine, at.EndCol)
	r.out = append(r.out, d)
}

func (r *reporter) line(n int32) string {
	if n < 1 || int(n) > len(r.lines) {
		return ""
	}
	return r.lines[n-1]
}

// column counts characters of what the tree counts in bytes.
func (r *reporter) column(line, col int32) int {
	text := r.line(line)
	return len([]rune(text[:min(max(int(col), 0), len(text))])) + 1
}

// facts asks a session of its own what there is. Its functions of the host have the
// parameters of the real ones and do nothing.
type facts struct {
	session *Session
	ctx     context.Context
	bound   []string // names of the program that are not bound in the session yet
	known   map[string]bool
	grants  *grants
	modules map[string]moduleFacts
	made    map[string]bool // attributes that modules make: module and name
}

// moduleFacts are what is known of a module: the names of its attributes, nil if it has a
// __getattr__ and so could have any.
type moduleFacts struct {
	names map[string]bool
	ok    bool
}

// What the questions may cost: one, and all together.
var checkLimits = Limits{Duration: 2 * time.Second}

const checkTime = 10 * time.Second

// newFacts makes the session. A host whose functions are not well declared has no facts.
func newFacts(ctx context.Context, env *Env, vars []string) *facts {
	g, err := env.grants()
	if err != nil {
		return nil
	}
	f := &facts{ctx: ctx, bound: vars, known: map[string]bool{}, grants: g, modules: map[string]moduleFacts{}, made: map[string]bool{}}
	shadow := &Env{Limits: checkLimits}
	for _, fn := range env.Funcs {
		shadow.Funcs = append(shadow.Funcs, g.decls[fn.Name].shadow())
	}
	for _, m := range env.Modules {
		sm := Module{Name: m.Name, Consts: m.Consts}
		for _, fn := range m.Funcs {
			sm.Funcs = append(sm.Funcs, g.decls[m.Name+"."+fn.Name].shadow())
		}
		shadow.Modules = append(shadow.Modules, sm)
	}
	s, err := NewSession(shadow)
	if err != nil {
		return nil
	}
	f.session = s
	r, err := s.Run(f.ctx, "import builtins\n[*vars(builtins), *globals()]", Inputs{})
	if err != nil {
		return nil
	}
	for _, name := range append(namesIn(r.Value), vars...) {
		f.known[name] = true
	}
	return f
}

// shadow is a function with the parameters of fn that does nothing.
func (fn *function) shadow() Func {
	return Func{Name: fn.Func.Name, Params: signature(fn.params), Call: func(*Args) (any, error) { return nil, nil }}
}

func namesIn(v any) (names []string) {
	list, _ := v.([]any)
	for _, x := range list {
		if s, ok := x.(string); ok {
			names = append(names, s)
		}
	}
	return names
}

// Global reports whether a name is built in or bound by the host.
func (f *facts) Global(name string) bool { return f.known[name] }

// Func describes a function of the host.
func (f *facts) Func(name string) (check.Func, bool) {
	fn, ok := f.grants.decls[name]
	return check.Func{Async: ok && fn.Kind == Async}, ok
}

// libraryFacts are the facts about modules of the library, the same for all sessions.
var libraryFacts sync.Map // name → moduleFacts

// Module imports a module and lists what it has.
func (f *facts) Module(name string) (map[string]bool, bool) {
	if m, ok := f.modules[name]; ok {
		return m.names, m.ok
	}
	host := f.grants.module[name] != nil
	if !host {
		if m, ok := libraryFacts.Load(name); ok {
			return m.(moduleFacts).names, m.(moduleFacts).ok
		}
	}
	m := f.ask(name)
	f.modules[name] = m
	if !host && m.ok {
		libraryFacts.Store(name, m)
	}
	return m.names, m.ok
}

// Attribute reports whether a module has an attribute or a submodule. A module that makes
// attributes when they are asked for is asked.
func (f *facts) Attribute(module, name string) bool {
	if _, isModule := f.Module(module + "." + name); isModule {
		return true
	}
	names, _ := f.Module(module)
	if names != nil {
		return names[name]
	}
	key := module + " " + name
	has, ok := f.made[key]
	if !ok {
		_, err := f.session.Run(f.ctx, "import "+module+"\n"+module+"."+name, Inputs{})
		var exc *Exception
		has = !errors.As(err, &exc) || exc.Type != "AttributeError"
		f.made[key] = has
	}
	return has
}

func (f *facts) ask(name string) (m moduleFacts) {
	if !importable(name) {
		return m
	}
	r, err := f.session.Run(f.ctx, "import sys, "+name+"\nlist(vars(sys.modules["+fmt.Sprintf("%q", name)+"]))", Inputs{})
	var exc *Exception
	switch {
	case err == nil:
		m.ok = true
	case errors.As(err, &exc) && exc.Type == "ModuleNotFoundError":
		return m
	default: // there, but not without what the session does not grant
		return moduleFacts{ok: true}
	}
	m.names = map[string]bool{}
	for _, n := range namesIn(r.Value) {
		m.names[n] = true
	}
	if m.names["__getattr__"] {
		m.names = nil
	}
	return m
}

// importable reports whether a dotted name can stand in an import statement.
func importable(name string) bool {
	for _, part := range strings.Split(name, ".") {
		if part == "" || strings.ContainsAny(part, " \n\r\t;#\"'\\,()") {
			return false
		}
	}
	return true
}

// diagnosticCodes name the kinds of findings.
var diagnosticCodes = map[check.Kind]string{check.UndefinedName: "undefined-name", check.UnknownModule: "unknown-module",
	check.UnknownAttribute: "unknown-attribute", check.BadCall: "bad-call", check.NotAwaited: "not-awaited"}

// report adds a finding in the interpreter's words, unless the interpreter has no objection.
func (f *facts) report(r *reporter, found check.Finding) {
	if found.Kind == check.NotAwaited {
		r.add("warning", "not-awaited", fmt.Sprintf("the result of %s() is never awaited", found.Name), "write await "+found.Name+"(…)", found.At)
		return
	}
	vars := map[string]any{}
	if found.Kind == check.UndefinedName { // a suggestion may be a name of the program
		for _, n := range f.bound {
			vars[n] = nil
		}
		f.bound = nil
	}
	_, err := f.session.Run(f.ctx, found.Probe, Inputs{Vars: vars})
	var exc *Exception
	if !errors.As(err, &exc) {
		if found.Call != nil {
			f.literals(r, found)
		}
		return
	}
	r.add("error", diagnosticCodes[found.Kind], lastLine(exc), f.hint(found), found.At)
}

// literals reports the arguments of a call that are literals of a type that does not fit.
func (f *facts) literals(r *reporter, found check.Finding) {
	fn := f.grants.decls[found.Name]
	try := func(p *param, arg syntax.Expr) {
		v, ok := literalType(arg)
		if !ok {
			return
		}
		if err := fn.accepts(p, v); err != nil {
			r.add("error", "bad-call", "TypeError: "+err.Error(), f.hint(found), arg.Pos())
		}
	}
	i := 0
	for _, arg := range found.Call.Args {
		if i < len(fn.params) {
			try(&fn.params[i], arg)
			if fn.params[i].kind != collected {
				i++
			}
		}
	}
	for _, k := range found.Call.Keywords {
		for i := range fn.params {
			if p := &fn.params[i]; p.name == k.Arg && p.kind != collected && p.kind != keywords {
				try(p, k.Value)
			}
		}
	}
}

// accepts is why a value that was passed for a parameter is refused, nil if it is not.
func (fn *function) accepts(p *param, v any) error {
	if p.kind == collected {
		v = Tuple{v}
	}
	if err := p.fits(fn.name, v); err != nil || fn.fast != nil || fn.Kind == Suspend {
		return err
	}
	for i := range fn.params {
		if &fn.params[i] != p {
			continue
		}
		if t, ok := v.(Tuple); ok && p.kind == collected {
			v = t[0]
		}
		if err := assign(reflect.New(fn.shape.in(i)).Elem(), v); err != nil {
			return fmt.Errorf("%s(): %w", fn.name, under(err, p.name))
		}
	}
	return nil
}

// literalType is a value of the type that an expression certainly has: its own if it consists
// of literals, else an empty one of a display or a comprehension.
func literalType(e syntax.Expr) (any, bool) {
	if v, ok := literal(e); ok {
		_, ellipsis := v.(syntax.Ellipsis)
		return v, !ellipsis
	}
	switch e.(type) {
	case *syntax.JoinedStr:
		return "", true
	case *syntax.ListComp:
		return []any{}, true
	case *syntax.DictComp:
		return Dict{}, true
	case *syntax.SetComp:
		return Set{}, true
	}
	return nil, false
}

// lastLine is the exception as the traceback ends, with its suggestion.
func lastLine(e *Exception) string {
	text := strings.TrimRight(e.Traceback, "\n")
	if i := strings.LastIndexByte(text, '\n'); i >= 0 && strings.HasPrefix(text[i+1:], e.Type) {
		return text[i+1:]
	}
	return e.Error()
}

// hint says what to do about a finding, where that is known.
func (f *facts) hint(found check.Finding) string {
	switch found.Kind {
	case check.BadCall:
		return "it is " + found.Name + "(" + shownParams(f.grants.decls[found.Name].params) + ")"
	case check.UnknownModule:
		if hosts := sortedKeys(f.grants.module); len(hosts) > 0 {
			return "the host serves " + strings.Join(hosts, ", ") + " beside the library"
		}
		return "only modules of the library can be imported"
	}
	return ""
}
