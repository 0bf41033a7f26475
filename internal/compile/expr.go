package compile

import (
	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// into evaluates an expression into a register. If that is a temporary, it may be
// written early; a variable is written by the last instruction only.
func (c *compiler) into(e syntax.Expr, dst int) {
	if c.stopped() {
		return
	}
	if v, ok := c.fold(e); ok {
		c.place(e.Pos())
		c.loadConst(dst, v)
		return
	}
	if x, ok := e.(*syntax.Name); ok {
		c.place(x.Range)
		c.loadVar(c.variable(x.ID), dst)
		return
	}
	if c.top > crowded && c.top-c.pin > 2 {
		c.packed(e, dst)
		return
	}
	mark := c.top
	c.compound(e, dst)
	c.top = mark
}

// compound evaluates an expression that is neither a name nor constant.
func (c *compiler) compound(e syntax.Expr, dst int) {
	switch x := e.(type) {
	case *syntax.BinOp, *syntax.Attribute, *syntax.Subscript, *syntax.Call:
		c.chain(e, dst)
	case *syntax.UnaryOp:
		c.unary(x, dst)
	case *syntax.BoolOp:
		c.boolOp(x, dst)
	case *syntax.Compare:
		c.compare(x, dst)
	case *syntax.IfExp:
		c.ifExp(x, dst)
	case *syntax.NamedExpr:
		r := c.namedExpr(x)
		c.move(dst, r)
	case *syntax.Tuple:
		c.display(x.Elts, displayTuple, x.Range, dst)
	case *syntax.List:
		c.display(x.Elts, displayList, x.Range, dst)
	case *syntax.Set:
		c.display(x.Elts, displaySet, x.Range, dst)
	case *syntax.Dict:
		c.dict(x, dst)
	case *syntax.Slice:
		c.slice(x, dst)
	case *syntax.JoinedStr:
		c.joinedStr(x, dst)
	case *syntax.FormattedValue:
		c.formatted(x, dst)
	case *syntax.TemplateStr:
		c.templateStr(x, dst)
	case *syntax.Lambda:
		c.lambda(x, dst)
	case *syntax.ListComp, *syntax.SetComp, *syntax.DictComp, *syntax.GeneratorExp:
		c.comprehension(e, dst)
	case *syntax.Await:
		c.await(x, dst)
	case *syntax.Yield:
		c.yield(x, dst)
	case *syntax.YieldFrom:
		c.yieldFrom(x, dst)
	case *syntax.Starred:
		c.fail(x.Range, "can't use starred expression here")
	}
}

// packed evaluates an expression when registers run short: what the expressions
// around it hold waits in a tuple meanwhile.
func (c *compiler) packed(e syntax.Expr, dst int) {
	base, n := c.pin, c.top-c.pin
	c.artificial()
	c.emit(OpTuple, base, base, 1, n)
	c.top = base + 1
	pin := c.pin
	c.pin = c.top
	r := c.tmp()
	c.compound(e, r)
	c.pin = pin
	c.artificial()
	c.top = base + n
	keep := c.tmp()
	c.move(keep, r)
	c.emit(OpUnpack, base, base, 1, n)
	c.move(dst, keep)
	c.top = base + n
}

// push evaluates an expression into a new temporary.
func (c *compiler) push(e syntax.Expr) int {
	r := c.tmp()
	c.into(e, r)
	return r
}

// operand evaluates an expression and returns its register: that of the variable
// itself for a local that no assignment expression can change in the meantime.
func (c *compiler) operand(e syntax.Expr) int { return c.operandIn(e, -1, false) }

// last is operand for an expression after which nothing else is evaluated.
func (c *compiler) last(e syntax.Expr) int { return c.operandIn(e, -1, true) }

// operandIn is operand with a temporary to use if one is needed.
func (c *compiler) operandIn(e syntax.Expr, spare int, last bool) int {
	switch x := e.(type) {
	case *syntax.Name:
		if v := c.variable(x.ID); v.kind == varReg && (last || v.sym.Flags&resolve.Walrus == 0) {
			c.place(x.Range)
			c.check(v.index)
			return v.index
		}
	case *syntax.NamedExpr:
		if last && c.top <= crowded {
			return c.namedExpr(x)
		}
	}
	if spare < 0 || !c.isTemp(spare) {
		spare = c.tmp()
	}
	c.into(e, spare)
	return spare
}

// work returns a temporary for an expression that writes its result early.
func (c *compiler) work(dst int) int {
	if c.isTemp(dst) {
		return dst
	}
	return c.tmp()
}

// namedExpr evaluates an assignment expression and returns the register of its value.
func (c *compiler) namedExpr(x *syntax.NamedExpr) int {
	v := c.variable(x.Target.(*syntax.Name).ID)
	if v.kind == varReg {
		c.into(x.Value, v.index)
		c.known.add(v.index)
		return v.index
	}
	r := c.push(x.Value)
	c.place(x.Target.Pos())
	c.storeVar(v, r)
	return r
}

var unaryOps = [...]Op{syntax.Invert: OpInvert, syntax.Not: OpNot, syntax.UAdd: OpPos, syntax.USub: OpNeg}

// unary evaluates a chain of prefix operators.
func (c *compiler) unary(x *syntax.UnaryOp, dst int) {
	base := len(c.spine)
	var leaf syntax.Expr = x
	for {
		u, ok := leaf.(*syntax.UnaryOp)
		if !ok {
			break
		}
		c.spine = append(c.spine, u)
		leaf = u.Operand
	}
	inner := c.spine[len(c.spine)-1].(*syntax.UnaryOp)
	if cmp, ok := leaf.(*syntax.Compare); ok && inner.Op == syntax.Not && len(cmp.Ops) == 1 && cmp.Ops[0] <= syntax.GtE {
		// CPython's instruction that compares and negates stands for the whole.
		whole := *cmp
		whole.Range = inner.Range
		leaf = &whole
	}
	w := -1
	if c.isTemp(dst) {
		w = dst
	}
	r := c.operandIn(leaf, w, true)
	if r != w && len(c.spine) > base+1 && w < 0 {
		w = c.tmp()
	}
	for n := len(c.spine) - 1; n >= base; n-- {
		u := c.spine[n].(*syntax.UnaryOp)
		res := w
		if n == base {
			res = dst
		}
		c.place(u.Range)
		c.emit(unaryOps[u.Op], res, r, 0, 0)
		r = res
	}
	c.spine = c.spine[:base]
}

// boolOp evaluates and, or to the operand that decides.
func (c *compiler) boolOp(x *syntax.BoolOp, dst int) {
	op := OpJF
	if x.Op == syntax.Or {
		op = OpJT
	}
	w := c.work(dst)
	var end label
	for i, e := range x.Values {
		c.into(e, w)
		if i < len(x.Values)-1 {
			c.place(e.Pos())
			c.jump(op, w, 0, 0, &end)
		}
	}
	c.bind(&end)
	c.artificial()
	c.move(dst, w)
}

// ifExp evaluates a chain of conditional expressions.
func (c *compiler) ifExp(x *syntax.IfExp, dst int) {
	var end label
	for {
		var orelse label
		c.jumpIf(x.Test, false, &orelse)
		c.into(x.Body, dst)
		c.artificial()
		c.jump(OpJmp, 0, 0, 0, &end)
		c.bind(&orelse)
		next, ok := x.Orelse.(*syntax.IfExp)
		if !ok {
			break
		}
		x = next
	}
	c.into(x.Orelse, dst)
	c.bind(&end)
}

// slice makes a slice object.
func (c *compiler) slice(x *syntax.Slice, dst int) {
	r := c.tmps(3)
	for i, e := range [...]syntax.Expr{x.Lower, x.Upper, x.Step} {
		c.intoOrNone(e, r+i)
	}
	c.place(x.Range)
	c.emit(OpSlice, dst, r, 0, 0)
}

func (c *compiler) intoOrNone(e syntax.Expr, dst int) {
	if e == nil {
		c.emit(OpLoadS, dst, 0, 0, SpecialNone)
		return
	}
	c.into(e, dst)
}

// effect evaluates an expression whose value nobody wants.
func (c *compiler) effect(e syntax.Expr) {
	if _, ok := c.fold(e); ok {
		return
	}
	mark := c.top
	if x, ok := e.(*syntax.Name); ok {
		if v := c.variable(x.ID); v.kind == varReg {
			c.place(x.Range)
			c.check(v.index)
			return
		}
	}
	c.push(e)
	c.top = mark
}

// prelude begins a call of a prelude function: the function is in the register
// returned, its arguments go above.
func (c *compiler) prelude(name preludeName) int {
	r := c.tmp()
	c.emit(OpLoadP, r, 0, 0, int(name))
	return r
}
