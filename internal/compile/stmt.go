package compile

import "github.com/gilliam-run/gilliam/internal/syntax"

func (c *compiler) stmts(list []syntax.Stmt) {
	for _, st := range list {
		if c.stopped() {
			return
		}
		c.stmt(st)
	}
}

// stmt compiles a statement. What enclosing statements keep lies below top, and
// afterwards top is where it was.
func (c *compiler) stmt(st syntax.Stmt) {
	mark, pin := c.top, c.pin
	c.pin = c.top
	switch st := st.(type) {
	case *syntax.ExprStmt:
		if c.opt.Mode == ModeDisplay && c.flags&FlagModule != 0 {
			c.show(st.Value)
		} else {
			c.effect(st.Value)
		}
	case *syntax.Assign:
		c.assign(st)
	case *syntax.AugAssign:
		c.augAssign(st)
	case *syntax.AnnAssign:
		c.annAssign(st)
	case *syntax.Return:
		c.returnStmt(st)
	case *syntax.If:
		c.ifStmt(st)
	case *syntax.While:
		c.whileStmt(st)
	case *syntax.For:
		c.forStmt(st)
	case *syntax.Delete:
		for _, t := range st.Targets {
			c.delete(t)
		}
	case *syntax.Break:
		c.breakStmt(st)
	case *syntax.Continue:
		c.continueStmt(st)
	case *syntax.Raise:
		c.raise(st)
	case *syntax.Assert:
		c.assert(st)
	case *syntax.Global, *syntax.Nonlocal, *syntax.Pass:
	default:
		c.compoundStmt(st)
	}
	c.top, c.pin = mark, pin
}

func (c *compiler) compoundStmt(st syntax.Stmt) {
	switch st := st.(type) {
	case *syntax.FunctionDef:
		c.functionDef(st, functionParts(st))
	case *syntax.AsyncFunctionDef:
		c.functionDef(st, asyncParts(st))
	case *syntax.ClassDef:
		c.classDef(st)
	case *syntax.Try:
		c.try(st)
	case *syntax.TryStar:
		c.tryStar(st)
	case *syntax.With:
		c.with(st.Items, st.Body, false, st.Range)
	case *syntax.AsyncWith:
		if !c.asyncAllowed() {
			c.fail(st.Range, "'async with' outside async function")
		}
		c.with(st.Items, st.Body, true, st.Range)
	case *syntax.AsyncFor:
		if !c.asyncAllowed() {
			c.fail(st.Range, "'async for' outside async function")
		}
		c.asyncFor(st)
	case *syntax.Import:
		c.importStmt(st)
	case *syntax.ImportFrom:
		c.importFrom(st)
	case *syntax.Match:
		c.match(st)
	case *syntax.TypeAlias:
		c.typeAlias(st)
	}
}

// show hands the value of an expression to the display hook.
func (c *compiler) show(e syntax.Expr) {
	mark := c.top
	f := c.prelude(preDisplay)
	c.into(e, c.tmp())
	c.place(e.Pos())
	c.emit(OpCall, f, 1, f, 0)
	c.top = mark
}

// ifStmt compiles a chain of elif in a loop.
func (c *compiler) ifStmt(st *syntax.If) {
	var end label
	for {
		var orelse label
		c.jumpIf(st.Test, false, &orelse)
		c.stmts(st.Body)
		if len(st.Orelse) == 0 {
			c.bind(&orelse)
			break
		}
		c.artificial()
		c.jump(OpJmp, 0, 0, 0, &end)
		c.bind(&orelse)
		if len(st.Orelse) == 1 {
			if next, ok := st.Orelse[0].(*syntax.If); ok && c.err == nil {
				st = next
				continue
			}
		}
		c.stmts(st.Orelse)
		break
	}
	c.bind(&end)
}

func (c *compiler) raise(st *syntax.Raise) {
	if st.Exc == nil {
		c.place(st.Range)
		c.emit(OpRaise, 0, 0, 2, 0)
		c.unreachable()
		return
	}
	exc := c.operand(st.Exc)
	if st.Cause == nil {
		c.place(st.Range)
		c.emit(OpRaise, exc, 0, 0, 0)
	} else {
		cause := c.last(st.Cause)
		c.place(st.Range)
		c.emit(OpRaise, exc, cause, 1, 0)
	}
	c.unreachable()
}

func (c *compiler) assert(st *syntax.Assert) {
	if c.opt.Optimize > 0 {
		return
	}
	var end label
	c.jumpIf(st.Test, true, &end)
	mark := c.top
	at := unnegated(st.Test).Pos()
	c.place(at)
	r := c.tmp()
	c.emit(OpAssertErr, r, 0, 0, 0)
	if st.Msg != nil {
		c.push(st.Msg)
		c.place(st.Range)
		c.emit(OpCall, r, 1, r, 0)
	}
	c.place(at)
	c.emit(OpRaise, r, 0, 0, 0)
	c.unreachable()
	c.top = mark
	c.bind(&end)
}

// unnegated is what stands for an expression in a traceback: CPython folds not into a test of
// identity or membership, whose place remains.
func unnegated(e syntax.Expr) syntax.Expr {
	inner := e
	for {
		n, ok := inner.(*syntax.UnaryOp)
		if !ok || n.Op != syntax.Not {
			break
		}
		inner = n.Operand
	}
	if c, ok := inner.(*syntax.Compare); ok && len(c.Ops) == 1 {
		switch c.Ops[0] {
		case syntax.Is, syntax.IsNot, syntax.In, syntax.NotIn:
			return c
		}
	}
	return e
}
