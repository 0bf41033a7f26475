package compile

import (
	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// comp is a comprehension being compiled.
type comp struct {
	node       syntax.Expr
	gens       []*syntax.Comprehension
	key, value syntax.Expr // value only in dictionary comprehensions
	add        Op          // OpAppend, OpSetAdd, OpDictSet; OpYield in generator expressions
	result     int         // register of the list, set or dict
}

func compParts(e syntax.Expr) comp {
	switch x := e.(type) {
	case *syntax.ListComp:
		return comp{node: x, gens: x.Generators, key: x.Elt, add: OpAppend}
	case *syntax.SetComp:
		return comp{node: x, gens: x.Generators, key: x.Elt, add: OpSetAdd}
	case *syntax.DictComp:
		return comp{node: x, gens: x.Generators, key: x.Key, value: x.Value, add: OpDictSet}
	}
	x := e.(*syntax.GeneratorExp)
	return comp{node: x, gens: x.Generators, key: x.Elt, add: OpYield}
}

var compNames = map[Op]string{
	OpAppend: "<listcomp>", OpSetAdd: "<setcomp>", OpDictSet: "<dictcomp>", OpYield: "<genexpr>",
}

// comprehension compiles a comprehension into the code around it where that is
// possible, else as a function that is called with the first iterator.
func (c *compiler) comprehension(e syntax.Expr, dst int) {
	p := compParts(e)
	kind := resolve.Comprehension
	if p.add == OpYield {
		kind = resolve.Generator
	}
	s := c.scope.Child(kind, e)
	if kind == resolve.Comprehension && s.Coroutine && !c.asyncAllowed() {
		c.fail(e.Pos(), "asynchronous comprehension outside of an asynchronous function")
		return
	}
	if s.Inlined {
		c.inlined(&p, s, dst)
		return
	}
	c.compFunction(&p, s, dst)
}

func newResult(add Op) Op {
	switch add {
	case OpSetAdd:
		return OpSet
	case OpDictSet:
		return OpDict
	}
	return OpList
}

// inlined compiles a comprehension in the frame around it. Its variables get
// registers among the temporaries.
func (c *compiler) inlined(p *comp, s *resolve.Scope, dst int) {
	pin, outer := c.pin, c.scope
	p.result = c.work(dst)
	if p.result != c.top-1 {
		p.result = c.tmp()
	}
	c.place(p.node.Pos())
	c.emit(newResult(p.add), p.result, p.result, 0, 0)
	scoped := len(c.scoped)
	vars := c.compVars(p, s)
	c.pin = c.top
	first := p.gens[0]
	if first.IsAsync {
		iter := c.tmps(3)
		c.asyncIter(iterated(first.Iter), iter)
		c.scope = s
		c.asyncClause(p, 0, iter)
	} else {
		var next label
		iter := c.tmps(3)
		kind := c.iterate(first.Iter, iter, &next)
		c.scope = s
		c.clause(p, 0, iter, kind, &next)
	}
	for i := range vars {
		c.scoped[scoped+i].End = c.here()
	}
	c.scope, c.pin = outer, pin
	c.artificial()
	c.move(dst, p.result)
}

// compVars gives registers to the variables of an inlined comprehension and returns
// how many there are.
func (c *compiler) compVars(p *comp, s *resolve.Scope) int {
	unbound := c.owner.Introspects || !simpleTargets(p.gens)
	n, first := 0, c.top
	for i := range s.Symbols {
		sym := &s.Symbols[i]
		if sym.Binding != resolve.Local && sym.Binding != resolve.Cell || sym.Name == ".0" {
			continue
		}
		r := c.tmp()
		n++
		sym.Slot = int32(r) + 1
		c.known.remove(r)
		cell := sym.Binding == resolve.Cell
		if cell || unbound {
			c.emit(OpClear, r, 0, 0, 1)
		}
		if cell {
			c.emit(OpCell, r, r, 0, 0)
		}
		c.scoped = append(c.scoped, Scoped{Name: sym.Name, Reg: r, Start: c.here(), Cell: cell})
	}
	if c.dead {
		for r := first; r < c.top; r++ {
			c.known.add(r)
		}
	}
	return n
}

// simpleTargets reports whether no variable of a comprehension can be read before
// it is bound.
func simpleTargets(gens []*syntax.Comprehension) bool {
	if len(gens) > 1 {
		return false
	}
	switch t := gens[0].Target.(type) {
	case *syntax.Name:
		return true
	case *syntax.Tuple:
		for _, e := range t.Elts {
			if _, ok := e.(*syntax.Name); !ok {
				return false
			}
		}
		return true
	}
	return false
}

// clause compiles for clause i of a comprehension, whose iterator is in R[iter],
// and all inside it.
func (c *compiler) clause(p *comp, i, iter int, kind loopKind, next *label) {
	g := p.gens[i]
	var body label
	guard := c.guard(kind, iter, next, g.Iter.Pos())
	c.loopHead(&body, next)
	if kind != loopPlain {
		c.pushBlock(guard)
	}
	var item int
	if v, ok := c.localOf(g.Target); ok {
		item = v.index
		c.known.add(item)
	} else {
		item = c.tmp()
		c.store(g.Target, item)
	}
	c.inClause(p, i, next)
	if kind != loopPlain {
		c.popBlock()
	}
	c.bind(next)
	c.place(g.Iter.Pos())
	c.step(kind, iter, item, &body)
}

// asyncClause is clause for async for.
func (c *compiler) asyncClause(p *comp, i, iter int) {
	g := p.gens[i]
	var top label
	known := c.known
	done := c.asyncHead(iter, p.node.Pos(), &top)
	c.store(g.Target, iter+2)
	c.inClause(p, i, &top)
	c.artificial()
	c.jump(OpLoop, 0, 0, 0, &top)
	c.asyncEnd(done, iter, known, g.Iter.Pos())
}

// inClause compiles what is inside a clause: its conditions, then the next clause
// or the element. next is where the clause goes on.
func (c *compiler) inClause(p *comp, i int, next *label) {
	if c.err != nil {
		return
	}
	mark := c.top
	for _, cond := range p.gens[i].Ifs {
		c.jumpIf(cond, false, next)
	}
	if i+1 == len(p.gens) {
		c.element(p)
		c.top = mark
		return
	}
	g := p.gens[i+1]
	if e := singleton(g); e != nil {
		c.assignOne(g.Target, e)
		c.inClause(p, i+1, next)
		c.top = mark
		return
	}
	iter := c.tmps(3)
	if g.IsAsync {
		c.asyncIter(iterated(g.Iter), iter)
		c.pinned(func() { c.asyncClause(p, i+1, iter) })
	} else {
		var inner label
		kind := c.iterate(g.Iter, iter, &inner)
		c.pinned(func() { c.clause(p, i+1, iter, kind, &inner) })
	}
	c.top = mark
}

func (c *compiler) pinned(f func()) {
	pin := c.pin
	c.pin = c.top
	f()
	c.pin = pin
}

// singleton returns e of a clause "for x in [e]", which is an assignment.
func singleton(g *syntax.Comprehension) syntax.Expr {
	if g.IsAsync {
		return nil
	}
	var elts []syntax.Expr
	switch x := g.Iter.(type) {
	case *syntax.List:
		elts = x.Elts
	case *syntax.Tuple:
		elts = x.Elts
	}
	if len(elts) != 1 {
		return nil
	}
	if _, ok := elts[0].(*syntax.Starred); ok {
		return nil
	}
	return elts[0]
}

// element evaluates the element and adds it to the result or yields it.
func (c *compiler) element(p *comp) {
	pin := c.pin
	c.pin = c.top
	switch p.add {
	case OpYield:
		r := c.push(p.key)
		c.place(p.key.Pos())
		if c.owner.Coroutine {
			c.emit(OpAsyncYield, r, 0, 0, 0)
		} else {
			c.emit(OpYield, r, 0, 0, 0)
		}
	case OpDictSet:
		k := c.operand(p.key)
		v := c.last(p.value)
		c.place(p.node.Pos())
		c.emit(OpDictSet, p.result, k, v, 0)
	default:
		r := c.last(p.key)
		c.place(p.key.Pos())
		c.emit(p.add, p.result, r, 0, 0)
	}
	c.pin = pin
}

// compFunction compiles a comprehension as a function of the first iterator, and
// the call of it.
func (c *compiler) compFunction(p *comp, s *resolve.Scope, dst int) {
	first := p.gens[0]
	at := p.node.Pos()
	c.enter(s, compNames[p.add], int(at.Line))
	c.pos = 1
	switch {
	case p.add == OpYield && s.Coroutine:
		c.flags |= FlagAsyncGen
	case p.add == OpYield:
		c.flags |= FlagGenerator
	case s.Coroutine:
		c.flags |= FlagCoroutine
	}
	if p.add != OpYield {
		p.result = c.tmp()
		c.emit(newResult(p.add), p.result, p.result, 0, 0)
	}
	c.pin = c.top
	if first.IsAsync {
		iter := c.tmps(3)
		c.move(iter, 0)
		c.asyncClause(p, 0, iter)
	} else {
		var next label
		c.artificial()
		c.jump(OpJmp, 0, 0, 0, &next)
		c.clause(p, 0, 0, loopPlain, &next)
	}
	if p.add != OpYield {
		c.place(at)
		c.emit(OpRet, p.result, 0, 0, 0)
		c.unreachable()
	}
	code := c.finish()

	f := c.tmp()
	c.place(at)
	c.function(code, f, funcExtras{})
	iter := c.tmp()
	r := c.operandIn(iterated(first.Iter), iter, true)
	c.place(first.Iter.Pos())
	if first.IsAsync {
		c.emit(OpAIter, iter, r, 0, 0)
	} else {
		c.emit(OpIter, iter, r, 0, 0)
	}
	c.top = iter + 1
	c.place(at)
	if p.add != OpYield && s.Coroutine {
		c.emit(OpCall, f, 1, f, 0)
		c.top = f + 1
		c.awaitValue(f, 0)
		c.move(dst, f)
		return
	}
	c.emit(OpCall, f, 1, dst, 0)
}
