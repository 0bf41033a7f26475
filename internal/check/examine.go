package check

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// examine makes the second walk, which reports.
func (c *checker) examine() {
	for _, m := range c.known.starred {
		names, ok := c.facts.Module(m)
		c.known.dynamic = c.known.dynamic || !ok || names == nil
		for name := range names { // into a set
			c.known.declared[name] = true
		}
	}
	w := &walk{c: c, defGuard: func(name string) guard { return c.known.expected | c.known.guarded[name] }}
	w.visit = func(p place) bool {
		c.visit(p)
		return false
	}
	w.run(c.mod)
	c.reportHeld()
}

func (c *checker) visit(p place) {
	switch n := p.node.(type) {
	case *syntax.Name:
		if n.Ctx != syntax.Store && p.guard&guardName == 0 {
			c.name(p, n)
		}
	case *syntax.AugAssign:
		if x, ok := n.Target.(*syntax.Name); ok && p.guard&guardName == 0 {
			c.name(p, x)
		}
	case *syntax.Attribute:
		if n.Ctx == syntax.Load && p.guard&guardAttribute == 0 {
			c.attribute(p, n)
		}
	case *syntax.Import:
		if p.guard&guardImport == 0 {
			for _, a := range n.Names {
				c.importModule(a.Name, a.Range)
			}
		}
	case *syntax.ImportFrom:
		if p.guard&guardImport == 0 && !c.known.patches {
			c.importFrom(n)
		}
	case *syntax.Call:
		if p.guard&guardType == 0 {
			c.call(p, n)
		}
	}
	c.used(p)
}

func (c *checker) name(p place, n *syntax.Name) {
	if c.known.dynamic || dunder(n.ID) || c.known.prepares && p.scope.Kind == resolve.Class {
		return
	}
	if !c.global(p.scope, n.ID) || c.bound(n.ID) || c.facts.Global(n.ID) {
		return
	}
	c.report(Finding{Kind: UndefinedName, At: n.Range, Name: n.ID, Probe: n.ID})
}

func dunder(name string) bool { return strings.HasPrefix(name, "__") && strings.HasSuffix(name, "__") }

func (c *checker) attribute(p place, n *syntax.Attribute) {
	if c.known.patches || dunder(n.Attr) || c.known.storedAttrs[n.Attr] {
		return
	}
	module := c.module(n.Value, p.scope)
	if module == "" {
		return
	}
	if c.facts.Attribute(module, n.Attr) {
		return
	}
	name := module + "." + n.Attr
	c.report(Finding{Kind: UnknownAttribute, At: n.Range, Name: name, Probe: probe(name)})
}

// importModule reports a module that is not there, and whether it is.
func (c *checker) importModule(dotted string, at syntax.Range) bool {
	if _, ok := c.facts.Module(dotted); ok || c.known.dynamic {
		return ok
	}
	c.report(Finding{Kind: UnknownModule, At: at, Name: dotted, Probe: "import " + dotted})
	return false
}

func (c *checker) importFrom(n *syntax.ImportFrom) {
	if n.Level > 0 || n.Module == "__future__" || !c.importModule(n.Module, n.Range) {
		return
	}
	for _, a := range n.Names {
		if a.Name == "*" || dunder(a.Name) || c.facts.Attribute(n.Module, a.Name) {
			continue
		}
		c.report(Finding{Kind: UnknownAttribute, At: a.Range, Name: n.Module + "." + a.Name, Probe: "from " + n.Module + " import " + a.Name})
	}
}

// maxCallArgs bounds the arguments of a call that is tried.
const maxCallArgs = 1000

// call reports a call of a function of the host: whether its arguments fit is for the
// interpreter to say.
func (c *checker) call(p place, n *syntax.Call) {
	name, _, ok := c.hostFunc(n.Func, p.scope)
	if !ok || len(n.Args)+len(n.Keywords) > maxCallArgs {
		return
	}
	var args []string
	for _, a := range n.Args {
		if _, starred := a.(*syntax.Starred); starred {
			return
		}
		args = append(args, "None")
	}
	for _, k := range n.Keywords {
		if k.Arg == "" {
			return
		}
		args = append(args, k.Arg+"=None")
	}
	c.report(Finding{Kind: BadCall, At: n.Range, Name: name, Call: n, Probe: probe(name) + "(" + strings.Join(args, ", ") + ")"})
}
