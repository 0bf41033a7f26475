package check

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// Awaitables that nobody awaits. A call whose result is to be awaited is a mistake where it
// stands alone, and where its result is used as if it were there: indexed, added to,
// iterated, formatted. So is one that is bound to a name of which all uses are such.

// A held call is bound to a name.
type held struct {
	key  scopedName
	call Finding
}

// awaitable is the name of the function an expression calls if its result is to be awaited.
func (c *checker) awaitable(e syntax.Expr, s *resolve.Scope) (name string, ok bool) {
	call, isCall := e.(*syntax.Call)
	if !isCall {
		return "", false
	}
	if f, ok := call.Func.(*syntax.Name); ok && c.known.coroutines[f.ID] {
		key := c.home(s, f.ID)
		return f.ID, key.scope == c.top && c.known.binders[key] == 1 && !c.known.declared[f.ID]
	}
	name, f, ok := c.hostFunc(call.Func, s)
	return name, ok && f.Async
}

func (c *checker) notAwaited(name string, at syntax.Expr) {
	c.report(Finding{Kind: NotAwaited, At: at.Pos(), Name: name})
}

// used looks at what a node does with its parts.
func (c *checker) used(p place) {
	switch n := p.node.(type) {
	case *syntax.ExprStmt:
		if name, ok := c.awaitable(n.Value, p.scope); ok {
			c.notAwaited(name, n.Value)
		}
	case *syntax.Assign:
		c.bindsAwaitable(p, n)
	case *syntax.Name:
		if n.Ctx == syntax.Load {
			c.loads[c.home(p.scope, n.ID)]++
		}
	case *syntax.Attribute:
		if !coroutineAttrs[n.Attr] && !strings.HasPrefix(n.Attr, "_") {
			c.operands(p, n.Value)
		}
	case *syntax.Subscript:
		c.operands(p, n.Value)
	case *syntax.BinOp:
		c.operands(p, n.Left, n.Right)
	case *syntax.UnaryOp:
		if n.Op != syntax.Not {
			c.operands(p, n.Operand)
		}
	case *syntax.FormattedValue:
		c.operands(p, n.Value)
	case *syntax.For:
		c.operands(p, n.Iter)
	case *syntax.Call:
		if f, ok := n.Func.(*syntax.Name); ok && consumers[f.ID] && c.global(p.scope, f.ID) && !c.bound(f.ID) {
			c.operands(p, n.Args...)
		}
	case *syntax.ListComp:
		c.iterated(p, n.Generators)
	case *syntax.SetComp:
		c.iterated(p, n.Generators)
	case *syntax.DictComp:
		c.iterated(p, n.Generators)
	}
}

// coroutineAttrs are the methods of a coroutine.
var coroutineAttrs = map[string]bool{"send": true, "throw": true, "close": true}

// consumers are built-in functions that want a value and not something to await.
var consumers = map[string]bool{"print": true, "len": true, "str": true, "int": true, "float": true, "list": true, "dict": true, "set": true,
	"tuple": true, "sorted": true, "sum": true, "enumerate": true, "reversed": true}

func (c *checker) iterated(p place, generators []*syntax.Comprehension) {
	if g := generators[0]; !g.IsAsync {
		c.operands(p, g.Iter)
	}
}

// operands are parts whose values a node needs.
func (c *checker) operands(p place, parts ...syntax.Expr) {
	if p.guard&guardType != 0 {
		return
	}
	for _, e := range parts {
		if n, ok := e.(*syntax.Name); ok {
			c.misuses[c.home(p.scope, n.ID)]++
		} else if name, ok := c.awaitable(e, p.scope); ok {
			c.notAwaited(name, e)
		}
	}
}

// bindsAwaitable notes a name that an awaitable is bound to; to take it apart is a use.
func (c *checker) bindsAwaitable(p place, n *syntax.Assign) {
	name, ok := c.awaitable(n.Value, p.scope)
	if !ok || len(n.Targets) != 1 {
		return
	}
	switch t := n.Targets[0].(type) {
	case *syntax.Name:
		c.held = append(c.held, held{c.home(p.scope, t.ID), Finding{Kind: NotAwaited, At: n.Value.Pos(), Name: name}})
	case *syntax.Tuple, *syntax.List:
		c.notAwaited(name, n.Value)
	}
}

// reportHeld reports the awaitables that are used as values wherever they are used. One that
// a function never uses is lost; a name of the module may be used by a later program.
func (c *checker) reportHeld() {
	for _, h := range c.held {
		uses, wrong := c.loads[h.key], c.misuses[h.key]
		local := h.key.scope.Kind == resolve.Function
		if c.known.binders[h.key] == 1 && !c.known.declared[h.key.name] && uses == wrong && (wrong > 0 || local) && !c.known.dynamic {
			c.report(h.call)
		}
	}
}
