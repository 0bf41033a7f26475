package check

import (
	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// A place is a part of the tree that is still to be visited, with what holds there. Trees
// can be as deep as their source is long, so they are walked with a list of places.
type place struct {
	node  any // a node or a list of nodes
	scope *resolve.Scope
	guard guard
	owner *owner
}

// A walk visits a tree. visit is called for each node and says whether what is below it
// is left out.
type walk struct {
	c     *checker
	todo  []place
	visit func(p place) (skip bool)
	// defGuard is what is expected inside a definition of that name, beside what is around it.
	defGuard func(name string) guard
	// plain leaves out the classes that handlers and class statements name.
	plain bool
}

func (w *walk) run(mod *syntax.Module) {
	w.push(place{node: mod.Body, scope: w.c.top, owner: &owner{}})
	for len(w.todo) > 0 {
		p := w.todo[len(w.todo)-1]
		w.todo = w.todo[:len(w.todo)-1]
		w.step(p)
	}
}

func (w *walk) push(p place) { w.todo = append(w.todo, p) }

// inside pushes a part of p that shares its surroundings.
func (w *walk) inside(p place, nodes ...any) {
	for _, n := range nodes {
		p.node = n
		w.push(p)
	}
}

func pushAll[T any](w *walk, p place, list []T) {
	for i := len(list) - 1; i >= 0; i-- {
		p.node = list[i]
		w.push(p)
	}
}

// step visits one node and pushes what is below it.
func (w *walk) step(p place) {
	switch n := p.node.(type) {
	case nil:
		return
	case []syntax.Stmt:
		if !w.plain {
			n = reachable(n)
		}
		pushAll(w, p, n)
	case []syntax.Expr:
		pushAll(w, p, n)
	case []syntax.Pattern:
		pushAll(w, p, n)
	case []*syntax.Keyword:
		pushAll(w, p, n)
	case syntax.Node:
		if !w.visit(p) {
			w.below(p)
		}
	}
}

// reachable cuts a block behind a statement that leaves it.
func reachable(block []syntax.Stmt) []syntax.Stmt {
	for i, st := range block {
		switch st.(type) {
		case *syntax.Return, *syntax.Raise, *syntax.Break, *syntax.Continue:
			return block[:i+1]
		}
	}
	return block
}

// below pushes the parts of a node, with the scopes and guards they have.
func (w *walk) below(p place) {
	switch n := p.node.(type) {
	case *syntax.FunctionDef:
		w.function(p, n, n.Name, n.TypeParams != nil, n.Args, n.Body, n.DecoratorList)
	case *syntax.AsyncFunctionDef:
		w.function(p, n, n.Name, n.TypeParams != nil, n.Args, n.Body, n.DecoratorList)
	case *syntax.Lambda:
		w.function(p, n, "", false, n.Args, n.Body, nil)
	case *syntax.ClassDef:
		w.class(p, n)
	case *syntax.Assign:
		w.assign(p, n)
	case *syntax.AnnAssign: // annotations are evaluated when somebody asks for them
		w.inside(p, n.Target, n.Value)
	case *syntax.TypeAlias:
	case *syntax.Try:
		w.try(p, n.Body, n.Handlers, n.Orelse, n.Finalbody)
	case *syntax.TryStar:
		w.try(p, n.Body, n.Handlers, n.Orelse, n.Finalbody)
	case *syntax.With:
		w.with(p, n.Items, n.Body)
	case *syntax.AsyncWith:
		w.with(p, n.Items, n.Body)
	case *syntax.If:
		w.branches(p, n.Test, n.Body, n.Orelse)
	case *syntax.While:
		w.branches(p, n.Test, n.Body, n.Orelse)
	case *syntax.IfExp:
		w.branches(p, n.Test, n.Body, n.Orelse)
	case *syntax.BoolOp:
		if presence(n) {
			p.guard = guardAll
		}
		w.inside(p, n.Values)
	case *syntax.Match:
		w.inside(p, n.Subject)
		for _, c := range n.Cases {
			w.inside(p, c.Pattern, c.Guard, c.Body)
		}
	default:
		w.rest(p)
	}
}

// rest is below for nodes whose parts share everything, and comprehensions.
func (w *walk) rest(p place) {
	switch n := p.node.(type) {
	case *syntax.ListComp:
		w.comprehension(p, resolve.Comprehension, n.Generators, n.Elt, nil)
	case *syntax.SetComp:
		w.comprehension(p, resolve.Comprehension, n.Generators, n.Elt, nil)
	case *syntax.DictComp:
		w.comprehension(p, resolve.Comprehension, n.Generators, n.Key, n.Value)
	case *syntax.GeneratorExp:
		w.comprehension(p, resolve.Generator, n.Generators, n.Elt, nil)
	default:
		_, fields := syntax.Fields(n)
		for i := len(fields) - 1; i >= 0; i-- {
			w.inside(p, fields[i].Value)
		}
	}
}

func (w *walk) function(p place, node syntax.Node, name string, generic bool, args *syntax.Arguments, body any, decorators []syntax.Expr) {
	w.inside(p, decorators, args.Defaults, args.KwDefaults)
	s := p.scope
	if generic {
		s = w.c.child(s, resolve.TypeParams, node)
	}
	p.scope = w.c.child(s, resolve.Function, node)
	p.owner = w.define(p.owner, name, args)
	if w.defGuard != nil {
		p.guard |= w.defGuard(name)
	}
	w.inside(p, body)
}

// define is the owner of what a definition mentions.
func (w *walk) define(o *owner, name string, params *syntax.Arguments) *owner {
	inner := &owner{name: name, parent: o, params: params}
	if w.plain && name != "" {
		w.c.known.defs[name] = append(w.c.known.defs[name], inner)
	}
	return inner
}

// assign treats code that gets a name and runs later as a definition.
func (w *walk) assign(p place, n *syntax.Assign) {
	w.inside(p, n.Targets)
	name, _ := n.Targets[0].(*syntax.Name)
	switch v := n.Value.(type) {
	case *syntax.Lambda:
		if name != nil {
			w.function(p, v, name.ID, false, v.Args, v.Body, nil)
			return
		}
	case *syntax.GeneratorExp:
		if name != nil && w.defGuard != nil {
			p.guard |= w.defGuard(name.ID)
		}
	}
	w.inside(p, n.Value)
}

func (w *walk) class(p place, n *syntax.ClassDef) {
	w.inside(p, n.DecoratorList)
	if n.TypeParams != nil {
		p.scope = w.c.child(p.scope, resolve.TypeParams, n)
	}
	w.inside(p, n.Keywords)
	for _, b := range n.Bases {
		if name, ok := b.(*syntax.Name); !ok || !w.plain || exceptionGuards[name.ID] == 0 {
			w.inside(p, b)
		}
	}
	p.scope = w.c.child(p.scope, resolve.Class, n)
	p.owner = w.define(p.owner, n.Name, nil)
	if w.defGuard != nil {
		p.guard |= w.defGuard(n.Name)
	}
	w.inside(p, n.Body)
}

func (w *walk) comprehension(p place, kind resolve.Kind, gens []*syntax.Comprehension, elt, value syntax.Expr) {
	w.inside(p, gens[0].Iter)
	p.scope = w.c.child(p.scope, kind, p.node)
	for i, g := range gens {
		if i > 0 {
			w.inside(p, g.Iter)
		}
		w.inside(p, g.Target, g.Ifs)
	}
	w.inside(p, elt, value)
}

// try guards the body by what the handlers catch, and what runs only after it too.
func (w *walk) try(p place, body []syntax.Stmt, handlers []*syntax.ExceptHandler, orelse, final []syntax.Stmt) {
	for _, h := range handlers {
		if !w.plain {
			w.inside(p, h.Type)
		}
		w.inside(p, h.Body)
	}
	w.inside(p, final)
	p.guard |= w.c.known.caught(handlers)
	w.inside(p, body, orelse)
}

// with guards the body by the exceptions its managers are told of.
func (w *walk) with(p place, items []*syntax.WithItem, body []syntax.Stmt) {
	for _, it := range items {
		w.inside(p, it.OptionalVars, it.ContextExpr)
	}
	p.guard |= w.c.known.expectedBy(items)
	w.inside(p, body)
}

// branches guards what a test for the surroundings decides about.
func (w *walk) branches(p place, test syntax.Expr, body, orelse any) {
	w.inside(p, test, orelse)
	if presence(test) {
		w.todo[len(w.todo)-1].guard = guardAll
		w.todo[len(w.todo)-2].guard = guardAll
	}
	if presence(test) || never(test) {
		p.guard = guardAll
	}
	w.inside(p, body)
}
