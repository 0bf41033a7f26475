// Package check finds mistakes in a program that would fail when it runs: names that
// nothing binds, imports and attributes of modules that are not there, calls of functions
// of the host that do not fit their declaration, and coroutines nobody awaits.
//
// In come the tree of a program with its scopes and what the interpreter offers; out come
// findings in the order of the source. The package knows no values and runs nothing.
//
// It does not follow the flow of control, and it stays silent where it cannot know: a name
// counts as bound if any statement that could reach it binds it; code that expects an error
// (a handler, a test for the presence of an attribute) is left alone with what it calls; a
// program that makes names by other means (exec, globals(), setattr …) is not checked for
// them. A Finding comes with a Probe, a program that is to fail in the same way, so that
// whoever reports it can ask the interpreter first and show its words.
package check

import (
	"sort"
	"strings"

	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// Kind says what is wrong.
type Kind uint8

// The kinds of finding.
const (
	UndefinedName Kind = iota
	UnknownModule
	UnknownAttribute
	BadCall
	NotAwaited
)

// A Finding is one mistake.
type Finding struct {
	Kind  Kind
	At    syntax.Range
	Name  string       // what is missing or misused, dotted
	Probe string       // a program that fails in the same way, empty if there is none
	Call  *syntax.Call // of a BadCall: its literals may have types that do not fit
}

// Facts are what the interpreter and the host offer.
type Facts interface {
	// Global reports whether a name is bound in a new session, or built in.
	Global(name string) bool
	// Module returns the names of a module's attributes; ok is false if there is no such
	// module, and names is nil if it could have any.
	Module(name string) (names map[string]bool, ok bool)
	// Attribute reports whether a module that is there has an attribute or a submodule of that
	// name, or could have.
	Attribute(module, name string) bool
	// Func describes a function of the host by its dotted name.
	Func(name string) (f Func, ok bool)
}

// Func is what is known of a function of the host.
type Func struct{ Async bool }

// maxFindings bounds the list: a program with more is beyond its help.
const maxFindings = 200

// Check examines a program.
func Check(mod *syntax.Module, top *resolve.Scope, facts Facts) []Finding {
	c := &checker{mod: mod, facts: facts, top: top, children: map[scopeKey]*resolve.Scope{},
		loads: map[scopedName]int{}, misuses: map[scopedName]int{}}
	c.index(top)
	c.survey()
	c.examine()
	sort.SliceStable(c.found, func(i, j int) bool {
		a, b := c.found[i].At, c.found[j].At
		return a.Line < b.Line || a.Line == b.Line && a.Col < b.Col
	})
	return c.found
}

type scopeKey struct {
	parent *resolve.Scope
	node   any
	kind   resolve.Kind
}

type checker struct {
	mod      *syntax.Module
	facts    Facts
	top      *resolve.Scope
	children map[scopeKey]*resolve.Scope
	known    survey
	held     []held
	loads    map[scopedName]int // uses of names
	misuses  map[scopedName]int // those that need what awaiting would give
	found    []Finding
}

// index makes the scopes of nodes quick to find.
func (c *checker) index(top *resolve.Scope) {
	for todo := []*resolve.Scope{top}; len(todo) > 0; {
		s := todo[len(todo)-1]
		todo = append(todo[:len(todo)-1], s.Children...)
		if s.Parent != nil {
			c.children[scopeKey{s.Parent, s.Node, s.Kind}] = s
		}
	}
}

// child is the scope a node opens in s, s itself if it opens none.
func (c *checker) child(s *resolve.Scope, kind resolve.Kind, node any) *resolve.Scope {
	if inner, ok := c.children[scopeKey{s, node, kind}]; ok {
		return inner
	}
	return s
}

func (c *checker) report(f Finding) {
	if len(c.found) < maxFindings {
		c.found = append(c.found, f)
	}
}

// global reports whether a name read in s is one of the module's, or of no one.
func (c *checker) global(s *resolve.Scope, name string) bool {
	sym, in := s.Lookup(s.Mangle(name))
	switch {
	case sym == nil:
		return false
	case in == c.top:
		return true
	}
	return sym.Binding == resolve.GlobalImplicit || sym.Binding == resolve.GlobalExplicit
}

// bound reports whether a statement of the program binds a name of the module.
func (c *checker) bound(name string) bool {
	key := scopedName{c.top, name}
	return c.known.declared[name] || c.known.binders[key] > c.known.rebinds[key]
}

// deepestModule is more than the packages in a module's name can be: each attribute of a
// long chain looks no further.
const deepestModule = 16

// module is the dotted name of the module an expression means, "" if it means none or that
// is not certain.
func (c *checker) module(e syntax.Expr, s *resolve.Scope) string {
	var attrs []string
	for {
		switch x := e.(type) {
		case *syntax.Attribute:
			if len(attrs) == deepestModule {
				return ""
			}
			attrs = append(attrs, x.Attr)
			e = x.Value
			continue
		case *syntax.Name:
			name := c.imported(x.ID, s)
			for i := len(attrs) - 1; i >= 0 && name != ""; i-- {
				name += "." + attrs[i]
			}
			if _, ok := c.facts.Module(name); name == "" || !ok {
				return ""
			}
			return name
		}
		return ""
	}
}

// imported is what the import that binds a name binds it to, "" if anything else may.
func (c *checker) imported(name string, s *resolve.Scope) string {
	key := c.home(s, name)
	if c.known.declared[key.name] {
		return ""
	}
	imports := c.known.imports[key]
	if len(imports) == 0 || c.known.binders[key] != len(imports) {
		return ""
	}
	for _, target := range imports[1:] {
		if target != imports[0] {
			return ""
		}
	}
	return imports[0]
}

// hostFunc is the dotted name of the function of the host that an expression calls.
func (c *checker) hostFunc(e syntax.Expr, s *resolve.Scope) (name string, f Func, ok bool) {
	switch x := e.(type) {
	case *syntax.Name:
		if name = c.imported(x.ID, s); name == "" && c.global(s, x.ID) && !c.bound(x.ID) {
			name = x.ID
		}
	case *syntax.Attribute:
		if m := c.module(x.Value, s); m != "" && !c.known.storedAttrs[x.Attr] {
			name = m + "." + x.Attr
		}
	}
	if name == "" {
		return "", f, false
	}
	f, ok = c.facts.Func(name)
	return name, f, ok
}

// probe is a program that uses an attribute of a module.
func probe(dotted string) string {
	module, _, found := cutLast(dotted)
	if !found {
		return dotted
	}
	return "import " + module + "\n" + dotted
}

func cutLast(dotted string) (before, after string, found bool) {
	i := strings.LastIndexByte(dotted, '.')
	if i < 0 {
		return "", dotted, false
	}
	return dotted[:i], dotted[i+1:], true
}
