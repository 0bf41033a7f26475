package compile

import (
	"math"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

// The comparison operators: as a value, and as a branch if they hold and if not,
// with a register and with a small integer on the right.
var compareOps = [...]struct{ value, jump, jumpNot, jumpI, jumpNotI Op }{
	syntax.Eq:    {OpEq, OpJEq, OpJNEq, OpJEqI, OpJNEqI},
	syntax.NotEq: {OpNe, OpJNe, OpJNNe, OpJNeI, OpJNNeI},
	syntax.Lt:    {OpLt, OpJLt, OpJNLt, OpJLtI, OpJNLtI},
	syntax.LtE:   {OpLe, OpJLe, OpJNLe, OpJLeI, OpJNLeI},
	syntax.Gt:    {OpGt, OpJGt, OpJNGt, OpJGtI, OpJNGtI},
	syntax.GtE:   {OpGe, OpJGe, OpJNGe, OpJGeI, OpJNGeI},
	syntax.Is:    {OpIs, OpJIs, OpJIsNot, OpHalt, OpHalt},
	syntax.IsNot: {OpIsNot, OpJIsNot, OpJIs, OpHalt, OpHalt},
	syntax.In:    {OpIn, OpHalt, OpHalt, OpHalt, OpHalt},
	syntax.NotIn: {OpNotIn, OpHalt, OpHalt, OpHalt, OpHalt},
}

// jumpIf jumps to l if the truth of an expression is sense, else goes on.
func (c *compiler) jumpIf(e syntax.Expr, sense bool, l *label) {
	mark := c.top
	c.condition(e, sense, l)
	c.top = mark
}

func (c *compiler) condition(e syntax.Expr, sense bool, l *label) {
	for {
		u, ok := e.(*syntax.UnaryOp)
		if !ok || u.Op != syntax.Not {
			break
		}
		e, sense = u.Operand, !sense
	}
	if v, ok := c.fold(e); ok {
		if truth(v) == sense {
			c.place(e.Pos())
			c.goTo(l)
		}
		return
	}
	switch x := e.(type) {
	case *syntax.BoolOp:
		// For or, any true operand decides; for and, any false one.
		decides := x.Op == syntax.Or
		last := len(x.Values) - 1
		if decides == sense {
			for _, v := range x.Values {
				c.jumpIf(v, sense, l)
			}
			return
		}
		var skip label
		for _, v := range x.Values[:last] {
			c.jumpIf(v, decides, &skip)
		}
		c.jumpIf(x.Values[last], sense, l)
		c.bind(&skip)
		return
	case *syntax.Compare:
		c.compareJump(x, sense, l)
		return
	case *syntax.IfExp:
		var orelse, end label
		c.jumpIf(x.Test, false, &orelse)
		c.jumpIf(x.Body, sense, l)
		c.artificial()
		c.jump(OpJmp, 0, 0, 0, &end)
		c.bind(&orelse)
		c.jumpIf(x.Orelse, sense, l)
		c.bind(&end)
		return
	}
	r := c.last(e)
	c.place(e.Pos())
	c.truthJump(r, sense, l)
}

func (c *compiler) truthJump(r int, sense bool, l *label) {
	if sense {
		c.jump(OpJT, r, 0, 0, l)
	} else {
		c.jump(OpJF, r, 0, 0, l)
	}
}

// compareJump branches on a chain of comparisons.
func (c *compiler) compareJump(x *syntax.Compare, sense bool, l *label) {
	n := len(x.Ops)
	if n == 1 {
		c.branch(x.Ops[0], c.operand(x.Left), x.Comparators[0], sense, l, x.Range)
		return
	}
	var fails label
	target := &fails
	if !sense {
		target = l
	}
	slots := c.tmps(2)
	left := c.operandIn(x.Left, slots, false)
	for i, op := range x.Ops[:n-1] {
		right := c.operandIn(x.Comparators[i], slots+1-(i&1), false)
		c.place(x.Range)
		c.branchReg(op, left, right, false, target)
		left = right
	}
	c.branch(x.Ops[n-1], left, x.Comparators[n-1], sense, l, x.Range)
	c.bind(&fails)
}

// branch compares a register with an expression and jumps to l if the result is sense.
func (c *compiler) branch(op syntax.CmpOp, left int, right syntax.Expr, sense bool, l *label, at syntax.Range) {
	ops := &compareOps[op]
	if op == syntax.Is || op == syntax.IsNot {
		if k, ok := right.(*syntax.Constant); ok && k.Value == nil {
			c.place(at)
			if (op == syntax.Is) == sense {
				c.jump(OpJNone, left, 0, 0, l)
			} else {
				c.jump(OpJSome, left, 0, 0, l)
			}
			return
		}
	}
	if ops.jumpI != OpHalt {
		if n, ok := c.smallInt(right); ok && n >= math.MinInt16 && n <= math.MaxInt16 {
			c.place(at)
			if sense {
				c.jump(ops.jumpI, left, n&0xff, n>>8&0xff, l)
			} else {
				c.jump(ops.jumpNotI, left, n&0xff, n>>8&0xff, l)
			}
			return
		}
	}
	r := c.comparator(op, right)
	c.place(at)
	c.branchReg(op, left, r, sense, l)
}

// branchReg is branch with both operands in registers.
func (c *compiler) branchReg(op syntax.CmpOp, left, right int, sense bool, l *label) {
	ops := &compareOps[op]
	switch {
	case ops.jump == OpHalt:
		t := c.tmp()
		c.emit(ops.value, t, left, right, 0)
		c.truthJump(t, sense, l)
		c.top = t
	case sense:
		c.jump(ops.jump, left, right, 0, l)
	default:
		c.jump(ops.jumpNot, left, right, 0, l)
	}
}

// comparator evaluates the right side of a comparison. A display of constants
// behind in is made once: a list as a tuple, a set as a frozenset.
func (c *compiler) comparator(op syntax.CmpOp, e syntax.Expr) int {
	if op == syntax.In || op == syntax.NotIn {
		var v any
		ok := false
		switch x := e.(type) {
		case *syntax.List:
			v, ok = c.foldTuple(x.Elts)
		case *syntax.Set:
			if v, ok = c.foldTuple(x.Elts); ok {
				v = FrozenSet(v.(Tuple))
			}
		}
		if ok {
			r := c.tmp()
			c.place(e.Pos())
			c.loadConst(r, v)
			return r
		}
	}
	return c.last(e)
}

// compare evaluates a chain of comparisons to the result that decides.
func (c *compiler) compare(x *syntax.Compare, dst int) {
	n := len(x.Ops)
	if n == 1 {
		left := c.operandIn(x.Left, dst, false)
		right := c.comparator(x.Ops[0], x.Comparators[0])
		c.place(x.Range)
		c.emit(compareOps[x.Ops[0]].value, dst, left, right, 0)
		return
	}
	var end label
	w := c.work(dst)
	slots := c.tmps(2)
	left := c.operandIn(x.Left, slots, false)
	for i, op := range x.Ops {
		spare := slots + 1 - (i & 1)
		if i == n-1 {
			right := c.comparator(op, x.Comparators[i])
			c.place(x.Range)
			c.emit(compareOps[op].value, w, left, right, 0)
			break
		}
		right := c.operandIn(x.Comparators[i], spare, false)
		c.place(x.Range)
		c.emit(compareOps[op].value, w, left, right, 0)
		c.jump(OpJF, w, 0, 0, &end)
		left = right
	}
	c.bind(&end)
	c.artificial()
	c.move(dst, w)
}
