package compile

import "github.com/gilliam-run/gilliam/internal/syntax"

// Loops test at the bottom: the code of the body comes first, and the jump that
// goes on with the loop is the one that leads back.

// pushBlock opens a block that break, continue and return may leave.
func (c *compiler) pushBlock(b block) {
	if len(c.blocks) >= maxBlocks && b.kind != blockIter {
		n := 0
		for i := range c.blocks {
			if c.blocks[i].kind != blockIter {
				n++
			}
		}
		if n >= maxBlocks {
			c.fail(b.at, "too many statically nested blocks")
		}
	}
	b.start = c.here()
	c.blocks = append(c.blocks, b)
}

// popBlock closes the innermost block.
func (c *compiler) popBlock() {
	n := len(c.blocks) - 1
	c.closeRange(&c.blocks[n])
	c.blocks = c.blocks[:n]
}

func (c *compiler) whileStmt(st *syntax.While) {
	if v, ok := c.fold(st.Test); ok {
		c.constantWhile(st, truth(v))
		return
	}
	var body, cond, end label
	c.artificial()
	c.jump(OpJmp, 0, 0, 0, &cond)
	c.loopHead(&body, &cond)
	c.assigned(st.Test)
	c.pushBlock(block{kind: blockLoop, brk: &end, cont: &cond, at: st.Range})
	c.stmts(st.Body)
	c.popBlock()
	c.bind(&cond)
	c.jumpIf(st.Test, true, &body)
	c.stmts(st.Orelse)
	c.bind(&end)
}

// constantWhile compiles a loop whose condition is constant.
func (c *compiler) constantWhile(st *syntax.While, forever bool) {
	var end, top label
	dead, known := c.dead, c.known
	if forever {
		c.known.subtract(&c.deletable)
		c.bind(&top)
	} else {
		c.unreachable()
	}
	c.pushBlock(block{kind: blockLoop, brk: &end, cont: &top, at: st.Range})
	c.stmts(st.Body)
	c.popBlock()
	if forever {
		c.place(st.Test.Pos())
		c.jump(OpLoop, 0, 0, 0, &top)
	} else {
		c.dead, c.known = dead, known
	}
	c.stmts(st.Orelse)
	c.bind(&end)
}

// loopHead begins the body of a loop that is entered by a jump to cond: what is
// bound there is bound here, but for variables that the body may unbind.
func (c *compiler) loopHead(body, cond *label) {
	if cond.used {
		c.dead = false
		c.known = cond.known
		c.known.subtract(&c.deletable)
	}
	c.bind(body)
}

// assigned notes the variables that are bound if an expression is true, by
// assignment expressions that are surely evaluated.
func (c *compiler) assigned(e syntax.Expr) {
	if !c.owner.HasWalrus {
		return
	}
	switch x := e.(type) {
	case *syntax.NamedExpr:
		c.assigned(x.Value)
		if v, ok := c.localOf(x.Target); ok && !c.dead {
			c.known.add(v.index)
		}
	case *syntax.BoolOp:
		if x.Op == syntax.And {
			for _, v := range x.Values {
				c.assigned(v)
			}
		} else {
			c.assigned(x.Values[0])
		}
	case *syntax.Compare:
		c.assigned(x.Left)
		c.assigned(x.Comparators[0])
	case *syntax.Call:
		c.assigned(x.Func)
		for _, a := range x.Args {
			c.assigned(a)
		}
	case *syntax.Attribute:
		c.assigned(x.Value)
	case *syntax.Subscript:
		c.assigned(x.Value)
	}
}

func (c *compiler) forStmt(st *syntax.For) {
	var body, next, end label
	iter := c.tmps(3)
	kind := c.iterate(st.Iter, iter, &next)
	guard := c.guard(kind, iter, &next, st.Iter.Pos())
	c.loopHead(&body, &next)
	if kind != loopPlain {
		c.pushBlock(guard)
	}
	item := -1
	if v, ok := c.localOf(st.Target); ok {
		item = v.index
		c.known.add(item)
	} else {
		item = c.tmp()
		c.store(st.Target, item)
	}
	c.pin = c.top
	c.pushBlock(block{kind: blockLoop, brk: &end, cont: &next, at: st.Range})
	c.stmts(st.Body)
	c.popBlock()
	if kind != loopPlain {
		c.popBlock()
	}
	c.bind(&next)
	c.place(st.Iter.Pos())
	c.step(kind, iter, item, &body)
	c.top = iter
	c.stmts(st.Orelse)
	c.bind(&end)
}

// iterate begins a loop: the iterator goes into R[iter], and control to next.
func (c *compiler) iterate(e syntax.Expr, iter int, next *label) loopKind {
	call, ok := e.(*syntax.Call)
	if ok && c.isRange(call) {
		n := len(call.Args)
		c.top = iter
		c.place(call.Func.Pos())
		c.loadVar(c.variable("range"), c.tmp())
		c.args(call.Args)
		c.top = max(c.top, iter+3)
		c.place(call.Range)
		c.jump(OpForPrep, iter, n, 0, next)
		c.top = iter + 1 + n
		c.emit(OpCall, iter, n, iter, 0)
		c.top = iter + 3
		c.emit(OpIter, iter, iter, 1, 0)
		c.jump(OpJmp, 0, 0, 0, next)
		return loopRange
	}
	marked := 0
	if ok {
		marked = 1
	}
	r := c.operandIn(iterated(e), iter, true)
	c.place(e.Pos())
	c.emit(OpIter, iter, r, marked, 0)
	c.jump(OpJmp, 0, 0, 0, next)
	if ok {
		return loopCall
	}
	return loopPlain
}

type loopKind uint8

const (
	loopPlain loopKind = iota
	loopCall           // over the result of a call, closed when the loop is left
	loopRange          // over range(…)
)

// isRange reports whether a call is one that OpForPrep can make.
func (c *compiler) isRange(x *syntax.Call) bool {
	n, ok := x.Func.(*syntax.Name)
	return ok && n.ID == "range" && len(x.Args) >= 1 && len(x.Args) <= 3 && plainArgs(x) &&
		c.variable("range").kind == varGlobal
}

// step emits the instruction at the bottom of a loop.
func (c *compiler) step(kind loopKind, iter, item int, body *label) {
	if kind == loopRange {
		c.jump(OpForLoop, iter, item, 0, body)
	} else {
		c.jump(OpForIter, iter, item, 0, body)
	}
}

// guard makes the block in which an exception closes a marked iterator. The code that
// does so stands before the body, where the jump into the loop has passed it.
func (c *compiler) guard(kind loopKind, iter int, next *label, at syntax.Range) block {
	if kind == loopPlain {
		return block{}
	}
	b := block{kind: blockIter, reg: iter, exc: c.tmp(), target: c.newTarget(), at: at}
	if next.used {
		c.dead = false
		c.targets[b.target].pos = c.here()
		c.place(at)
		c.emit(OpIterEnd, iter, 0, 0, 0)
		c.artificial()
		c.emit(OpReraise, b.exc, 0, 0, 0)
		c.unreachable()
	}
	return b
}

func (c *compiler) asyncFor(st *syntax.AsyncFor) {
	var top, end label
	iter := c.tmps(3)
	c.asyncIter(st.Iter, iter)
	known := c.known
	done := c.asyncHead(iter, st.Range, &top)
	c.pin = c.top
	c.store(st.Target, iter+2)
	c.pushBlock(block{kind: blockLoop, brk: &end, cont: &top, at: st.Range})
	c.stmts(st.Body)
	c.popBlock()
	c.artificial()
	c.jump(OpLoop, 0, 0, 0, &top)
	c.asyncEnd(done, iter, known, st.Iter.Pos())
	c.top = iter
	c.stmts(st.Orelse)
	c.bind(&end)
}

// asyncIter puts the asynchronous iterator of an expression into R[iter].
func (c *compiler) asyncIter(e syntax.Expr, iter int) {
	r := c.operandIn(e, iter, true)
	c.place(e.Pos())
	c.emit(OpAIter, iter, r, 0, 0)
}

// iterated is an expression that is only iterated, by a for statement or a comprehension: a
// list that is written out is a tuple there, and a constant if its elements are.
func iterated(e syntax.Expr) syntax.Expr {
	l, ok := e.(*syntax.List)
	if !ok {
		return e
	}
	for _, x := range l.Elts {
		if _, ok := x.(*syntax.Starred); ok {
			return e
		}
	}
	return &syntax.Tuple{Range: l.Range, Elts: l.Elts, Ctx: l.Ctx}
}

// asyncHead is the top of an asynchronous loop: it awaits the next element of
// R[iter], which goes to R[iter+2]. It returns the target for the end of the loop.
func (c *compiler) asyncHead(iter int, at syntax.Range, top *label) int {
	c.known.subtract(&c.deletable)
	c.bind(top)
	start := c.here()
	c.place(at)
	c.emit(OpANext, iter+1, iter, 0, 0)
	c.emit(OpAwait, iter+1, iter+1, 3, 0)
	c.emit(OpLoadS, iter+2, 0, 0, SpecialNone)
	c.delegate(iter+1, delegateAwait)
	t := c.newTarget()
	if c.here() > start {
		c.table = append(c.table, Handler{Start: start, End: c.here(), Target: -1 - t, Reg: iter + 1})
		c.targets[t].used = true
	}
	return t
}

// asyncEnd is where an asynchronous loop goes when awaiting an element raises.
func (c *compiler) asyncEnd(t, iter int, known registers, at syntax.Range) {
	if c.land(t, known) {
		c.place(at)
		c.emit(OpEndAFor, iter+1, 0, 0, 0)
	}
}
