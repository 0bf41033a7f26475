package compile

import "github.com/gilliam-run/gilliam/internal/syntax"

// A handler keeps two registers: the exception it handles and the one handled
// before. Whatever leaves a handler, exceptions included, runs OpExcLeave.

func (c *compiler) try(st *syntax.Try) {
	if len(st.Finalbody) == 0 {
		c.tryExcept(st)
		return
	}
	c.tryFinally(st.Finalbody, st.Range, func() {
		if len(st.Handlers) > 0 {
			c.tryExcept(st)
		} else {
			c.stmts(st.Body)
		}
	})
}

// tryFinally compiles a finally clause around protected code.
func (c *compiler) tryFinally(final []syntax.Stmt, at syntax.Range, protected func()) {
	before := c.known
	f := &finally{}
	exc := c.tmps(3)
	f.why = exc + 2
	c.pin = c.top
	c.place(at)
	c.emit(OpClear, exc, 0, 0, 2) // not every way through the clause writes them
	raised := c.newTarget()
	c.pushBlock(block{kind: blockFinally, reg: exc, exc: exc, target: raised, final: f, at: at})
	protected()
	c.popBlock()
	f.used[exitNone] = !c.dead
	c.artificial()
	c.emit(OpLoadI, f.why, 0, 0, int(exitNone))
	if c.targets[raised].used {
		f.used[exitRaise] = true
		known := before
		known.subtract(&c.deletable)
		f.entry.merge(&known)
	}
	c.bind(&f.entry)
	cleanup := c.newTarget()
	inside := c.known
	c.pushBlock(block{kind: blockFinallyBody, reg: exc, exc: exc, target: cleanup, final: f, at: at})
	c.stmts(final)
	c.popBlock()
	var end label
	c.goOn(f, exc, &end)
	if c.land(raised, before) {
		c.artificial()
		c.emit(OpExcEnter, exc, 0, 0, 0)
		c.emit(OpLoadI, f.why, 0, 0, int(exitRaise))
		c.jump(OpLoop, 0, 0, 0, &f.entry)
	}
	if c.land(cleanup, inside) {
		var normal label
		c.artificial()
		if f.used[exitRaise] {
			c.jump(OpJNEqI, f.why, int(exitRaise), 0, &normal)
			c.emit(OpExcLeave, exc, 0, 0, 0)
			c.bind(&normal)
		}
		c.emit(OpReraise, exc, 0, 0, 0)
		c.unreachable()
	}
	c.bind(&end)
}

// goOn follows a finally clause: it leads each way out to where it was going. The
// normal way goes to end.
func (c *compiler) goOn(f *finally, exc int, end *label) {
	if c.dead {
		return
	}
	c.artificial()
	if f.used[exitNone] {
		c.jump(OpJEqI, f.why, int(exitNone), 0, end)
	}
	var ways [numExits]label
	for how := exitReturn; how < numExits; how++ {
		if f.used[how] {
			c.jump(OpJEqI, f.why, int(how), 0, &ways[how])
		}
	}
	c.emit(OpExcLeave, exc, 0, 0, 0)
	c.emit(OpReraise, exc, 0, 0, 0)
	c.unreachable()
	for how := exitReturn; how < numExits; how++ {
		if f.used[how] {
			c.bind(&ways[how])
			c.leaveFor(how, exc)
		}
	}
}

// tryExcept compiles try … except … else without a finally clause.
func (c *compiler) tryExcept(st *syntax.Try) {
	var end label
	before := c.known
	exc := c.tmps(2)
	c.pin = c.top
	raised := c.newTarget()
	c.pushBlock(block{kind: blockTry, reg: exc, exc: exc, target: raised, at: st.Range})
	c.stmts(st.Body)
	c.popBlock()
	c.stmts(st.Orelse)
	c.artificial()
	c.jump(OpJmp, 0, 0, 0, &end)
	c.land(raised, before)
	c.artificial()
	c.emit(OpExcEnter, exc, 0, 0, 0)
	cleanup := c.newTarget()
	matching := block{kind: blockHandler, reg: exc, exc: exc, target: cleanup, at: st.Range}
	c.pushBlock(matching)
	known := c.known
	for i, h := range st.Handlers {
		if h.Type == nil && i < len(st.Handlers)-1 {
			c.fail(h.Range, "default 'except:' must be last")
			return
		}
		var next label
		if h.Type != nil {
			mark := c.top
			r := c.last(h.Type)
			c.place(h.Range)
			c.jump(OpJNoMatch, exc, r, 0, &next)
			c.top = mark
		}
		c.except(h, exc, matching, &end)
		c.bind(&next)
	}
	c.popBlock()
	c.land(cleanup, known)
	c.artificial()
	c.emit(OpExcLeave, exc, 0, 0, 0)
	c.emit(OpReraise, exc, 0, 0, 0)
	c.unreachable()
	c.bind(&end)
}

// except compiles the body of an except clause. With a name it is protected by a
// row of its own, which also unbinds the name.
func (c *compiler) except(h *syntax.ExceptHandler, exc int, matching block, end *label) {
	if h.Name == "" {
		c.stmts(h.Body)
		c.artificial()
		if !c.dead {
			b := &c.blocks[len(c.blocks)-1]
			c.closeRange(b)
			c.emit(OpExcLeave, exc, 0, 0, 0)
			c.jump(OpJmp, 0, 0, 0, end)
			b.start = c.here()
		}
		return
	}
	c.place(h.Range)
	v := c.variable(h.Name)
	c.storeVar(v, exc)
	c.popBlock()
	known := c.known
	named := matching
	named.name, named.target = h.Name, c.newTarget()
	c.pushBlock(named)
	c.stmts(h.Body)
	c.popBlock()
	c.artificial()
	if !c.dead {
		c.emit(OpExcLeave, exc, 0, 0, 0)
		c.forget(h.Name)
		c.jump(OpJmp, 0, 0, 0, end)
	}
	if c.land(named.target, known) {
		c.artificial()
		c.forget(h.Name)
		c.emit(OpExcLeave, exc, 0, 0, 0)
		c.emit(OpReraise, exc, 0, 0, 0)
		c.unreachable()
	}
	c.pushBlock(matching)
}

// tryStar compiles try … except*. What is raised is split clause by clause:
//
//	R[exc], R[exc+1]  the exception and the one handled before
//	rest              what no clause has taken yet, or None
//	raised            a list of the exceptions the clauses raised
//	match, match+1    what the clause at work handles, and as exc+1
func (c *compiler) tryStar(st *syntax.TryStar) {
	if len(st.Finalbody) > 0 {
		c.tryFinally(st.Finalbody, st.Range, func() { c.tryGroup(st) })
		return
	}
	c.tryGroup(st)
}

func (c *compiler) tryGroup(st *syntax.TryStar) {
	var end label
	before := c.known
	exc := c.tmps(2)
	c.pin = c.top
	raised := c.newTarget()
	c.pushBlock(block{kind: blockTry, reg: exc, exc: exc, target: raised, at: st.Range})
	c.stmts(st.Body)
	c.popBlock()
	c.stmts(st.Orelse)
	c.artificial()
	c.jump(OpJmp, 0, 0, 0, &end)
	c.land(raised, before)
	c.emit(OpExcEnter, exc, 0, 0, 0)
	rest, list, match := c.tmp(), c.tmp(), c.tmps(2)
	c.pin = c.top
	c.move(rest, exc)
	c.emit(OpList, list, list, 0, 0)
	cleanup := c.newTarget()
	outer := block{kind: blockHandler, reg: exc, exc: exc, target: cleanup, at: st.Range}
	c.pushBlock(outer)
	known := c.known
	for _, h := range st.Handlers {
		c.exceptStar(h, exc, rest, list, match)
	}
	c.artificial()
	f := c.prelude(preGroupResult)
	for _, r := range [...]int{exc, rest, list} {
		c.move(c.tmp(), r)
	}
	c.emit(OpCall, f, 3, rest, 0)
	c.top = f
	c.popBlock()
	var raise label
	c.jump(OpJSome, rest, 0, 0, &raise)
	c.emit(OpExcLeave, exc, 0, 0, 0)
	c.jump(OpJmp, 0, 0, 0, &end)
	c.bind(&raise)
	c.emit(OpExcLeave, exc, 0, 0, 0)
	c.emit(OpReraise, rest, 0, 0, 0)
	c.unreachable()
	if c.land(cleanup, known) {
		c.artificial()
		c.emit(OpExcLeave, exc, 0, 0, 0)
		c.emit(OpReraise, exc, 0, 0, 0)
		c.unreachable()
	}
	c.bind(&end)
}

func (c *compiler) exceptStar(h *syntax.ExceptHandler, exc, rest, list, match int) {
	var next label
	mark := c.top
	t := c.operand(h.Type)
	c.place(h.Range)
	f := c.prelude(preGroupMatch)
	c.move(c.tmp(), rest)
	c.move(c.tmp(), t)
	c.emit(OpCall, f, 2, f, 0)
	pair := c.tmps(2)
	c.emit(OpUnpack, pair, f, 0, 2)
	c.move(match, pair)
	c.move(rest, pair+1)
	c.top = mark
	c.jump(OpJNone, match, 0, 0, &next)
	c.emit(OpExcEnter, match, 0, 0, 0)
	known := c.known
	b := block{kind: blockGroup, reg: match, exc: match, target: c.newTarget(), name: h.Name, at: h.Range}
	if h.Name != "" {
		c.place(h.Range)
		c.storeVar(c.variable(h.Name), match)
	}
	c.pushBlock(b)
	c.stmts(h.Body)
	c.popBlock()
	c.artificial()
	if !c.dead {
		c.emit(OpExcLeave, match, 0, 0, 0)
		if h.Name != "" {
			c.forget(h.Name)
		}
		c.jump(OpJmp, 0, 0, 0, &next)
	}
	if c.land(b.target, known) {
		c.artificial()
		c.emit(OpExcLeave, match, 0, 0, 0)
		if h.Name != "" {
			c.forget(h.Name)
		}
		c.emit(OpAppend, list, match, 0, 0)
	}
	c.bind(&next)
}

// with compiles a with statement, the first item outermost.
func (c *compiler) with(items []*syntax.WithItem, body []syntax.Stmt, async bool, at syntax.Range) {
	if len(items) == 0 || c.err != nil {
		c.stmts(body)
		return
	}
	item := items[0]
	kind, mode := blockWith, 0
	if async {
		kind, mode = blockAsyncWith, 1
	}
	exit := c.tmps(4) // its bound __exit__; then an exception, the one handled before and a spare
	c.top = exit + 1
	r := c.last(item.ContextExpr)
	c.top = max(c.top, exit+2)
	c.place(item.ContextExpr.Pos())
	c.emit(OpWith, exit, r, mode, 0)
	c.top = exit + 2
	c.emit(OpCall, exit+1, 0, exit+1, 0)
	if async {
		c.awaitValue(exit+1, 1)
	}
	before := c.known
	exc := exit + 1
	raised := c.newTarget()
	c.pushBlock(block{kind: kind, reg: exit, exc: exc, target: raised, at: item.ContextExpr.Pos()})
	if item.OptionalVars != nil {
		c.store(item.OptionalVars, exit+1)
	}
	c.top = exit + 3
	c.pin = c.top
	c.with(items[1:], body, async, at)
	c.top = exit + 3
	c.popBlock()
	c.place(item.ContextExpr.Pos())
	c.callExit(exit, async)
	var end label
	c.jump(OpJmp, 0, 0, 0, &end)
	if c.land(raised, before) {
		c.withRaised(exit, async, item.ContextExpr.Pos(), &end)
	}
	c.bind(&end)
}

// callExit calls the __exit__ in R[exit] without an exception.
func (c *compiler) callExit(exit int, async bool) {
	mark := c.top
	r := c.tmps(4)
	c.move(r, exit)
	for i := 1; i <= 3; i++ {
		c.emit(OpLoadS, r+i, 0, 0, SpecialNone)
	}
	c.emit(OpCall, r, 3, r, 0)
	c.top = r + 1
	if async {
		c.awaitValue(r, 2)
	}
	c.top = mark
}

// withRaised calls the __exit__ in R[exit] with the exception in R[exit+1], and
// raises that again unless the result is true.
func (c *compiler) withRaised(exit int, async bool, at syntax.Range, end *label) {
	exc := exit + 1
	c.top = exit + 3
	c.place(at)
	c.emit(OpExcEnter, exc, 0, 0, 0)
	cleanup := c.newTarget()
	known := c.known
	c.pushBlock(block{kind: blockHandler, reg: exc, exc: exc, target: cleanup, at: at})
	r := c.tmps(4)
	c.move(r, exit)
	c.emit(OpExcInfo, r+1, exc, 0, 0)
	c.emit(OpCall, r, 3, r, 0)
	c.top = r + 1
	if async {
		c.awaitValue(r, 2)
	}
	var swallowed label
	c.jump(OpJT, r, 0, 0, &swallowed)
	c.top = exit + 3
	c.popBlock()
	c.land(cleanup, known)
	c.emit(OpExcLeave, exc, 0, 0, 0)
	c.emit(OpReraise, exc, 0, 0, 0)
	c.unreachable()
	c.bind(&swallowed)
	c.artificial()
	c.emit(OpExcLeave, exc, 0, 0, 0)
	c.jump(OpJmp, 0, 0, 0, end)
}
