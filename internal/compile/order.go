package compile

import (
	"slices"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

// The order of a call. What is called is evaluated before the arguments. OpCallG and OpCallM
// look it up behind them, which is faster; nobody can tell as long as nothing happens while
// the arguments are evaluated. Arguments of constants and bound variables never make anything
// happen, calls surely do. Between these stand those that seldom do, operators and attributes
// of objects with Python methods, missing names: the VM goes over to a second form of such a
// call, in the exact order, before anything does happen (Code.Late).

// A Late is a call that looks up what it calls behind its arguments. If one of the instructions
// [Start, PC) raises or calls out, or that at PC has to call out for the callee, the VM goes
// on at To instead, as if nothing had happened since Start: nothing has.
type Late struct{ Start, PC, To int }

// order is how calls are to be compiled.
type order uint8

const (
	orderAny   order = iota
	orderLate        // in arguments that are evaluated before their callee
	orderExact       // in the second form
)

// aside is where the second forms of calls are compiled. They go behind all other code.
type aside struct {
	instrs []Instr
	lines  []Pos
	depths []uint8
	late   []Late // To counts from the beginning of the second forms
}

// The grades of quietness of an argument.
const (
	silent  = iota // nothing can happen
	quiet          // it may raise or call out, but has no effect of its own
	calling        // anything else
)

// maxQuiet bounds the size of arguments that are compiled twice.
const maxQuiet = 32

// roomForTwice is the highest register from which arguments of that size are sure to fit.
const roomForTwice = crowded - 2*maxQuiet

// fuses reports whether a call with these arguments may look its callee up behind them.
func (c *compiler) fuses(args []syntax.Expr) bool {
	if c.order == orderExact {
		return false
	}
	grade := c.loudest(args)
	return grade == silent || grade == quiet && c.top <= roomForTwice
}

// namesGlobal reports whether a call is one of a global name, with arguments in registers.
func (c *compiler) namesGlobal(x *syntax.Call) bool {
	n, ok := x.Func.(*syntax.Name)
	return ok && plainArgs(x) && c.variable(n.ID).kind == varGlobal
}

// loudest returns the highest grade of some arguments.
func (c *compiler) loudest(args []syntax.Expr) int {
	grade, left := silent, maxQuiet
	for _, a := range args {
		grade = max(grade, c.quietness(a, &left))
	}
	return grade
}

// quietness grades an expression; left is what its size may be.
func (c *compiler) quietness(e syntax.Expr, left *int) int {
	if *left--; *left < 0 {
		return calling
	}
	grade := quiet
	all := func(list ...syntax.Expr) {
		for _, e := range list {
			if e != nil && grade != calling {
				grade = max(grade, c.quietness(e, left))
			}
		}
	}
	switch x := e.(type) {
	case *syntax.Constant:
		return silent
	case *syntax.Name:
		if v := c.variable(x.ID); v.kind == varReg && c.known.has(v.index) {
			return silent
		}
	case *syntax.UnaryOp:
		if _, ok := c.fold(x); ok {
			return silent
		}
		all(x.Operand)
	case *syntax.Attribute:
		all(x.Value)
	case *syntax.Subscript:
		all(x.Value, x.Slice)
	case *syntax.BinOp:
		all(x.Left, x.Right)
	case *syntax.BoolOp:
		all(x.Values...)
	case *syntax.IfExp:
		all(x.Test, x.Body, x.Orelse)
	case *syntax.Compare:
		all(x.Left)
		all(x.Comparators...)
	case *syntax.Slice:
		all(x.Lower, x.Upper, x.Step)
	case *syntax.Tuple:
		all(x.Elts...)
	case *syntax.List:
		all(x.Elts...)
	case *syntax.Dict:
		if slices.Contains(x.Keys, nil) {
			return calling
		}
		all(x.Keys...)
		all(x.Values...)
	case *syntax.JoinedStr:
		all(x.Values...)
	case *syntax.FormattedValue:
		all(x.Value, x.FormatSpec)
	case *syntax.Call:
		if n, ok := x.Func.(*syntax.Name); !ok || !tameBuiltins[n.ID] || !c.namesGlobal(x) {
			return calling
		}
		all(x.Args...)
	default:
		return calling
	}
	return grade
}

// tameBuiltins are functions and classes that make values and have no effects.
var tameBuiltins = map[string]bool{
	"abs": true, "bool": true, "chr": true, "float": true, "hash": true, "id": true, "int": true,
	"isinstance": true, "len": true, "ord": true, "range": true, "repr": true, "round": true,
	"str": true, "type": true,
}

// callGlobal emits a call of a global name.
func (c *compiler) callGlobal(x *syntax.Call, res int) {
	name := c.scope.Mangle(x.Func.(*syntax.Name).ID)
	op := OpCallG
	if c.order == orderLate {
		op = OpCallB
	}
	c.late(x.Args, func() {
		r := c.tmp()
		c.args(x.Args)
		c.place(x.Func.Pos())
		c.noteCallee()
		c.place(x.Range)
		c.emit(op, r, len(x.Args), res, c.internGlobal(name))
	}, func() {
		r := c.tmp()
		c.place(x.Func.Pos())
		c.emit(OpLoadG, r, 0, 0, c.internGlobal(name))
		c.call(x, r, res)
	})
}

// callMethod emits a call of an attribute of R[r].
func (c *compiler) callMethod(x *syntax.Call, attr *syntax.Attribute, r, res int) {
	name := c.scope.Mangle(attr.Attr)
	c.late(x.Args, func() {
		c.args(x.Args)
		c.placeAttr(attr, attr.Range)
		c.noteCallee()
		c.placeAttr(attr, x.Range)
		c.emit(OpCallM, r, len(x.Args), res, c.site(name))
	}, func() {
		c.placeAttr(attr, attr.Range)
		c.emit(OpGetAttr, r, r, 0, c.site(name))
		c.call(x, r, res)
	})
}

// late emits a call, which fused does, and where the arguments need one its second form, which
// exact emits.
func (c *compiler) late(args []syntax.Expr, fused, exact func()) {
	top, known, mode := c.top, c.known, c.order
	if mode == orderLate || c.dead || c.opt.Prelude || c.loudest(args) == silent {
		fused()
		c.top = top
		return
	}
	start := c.here()
	c.order = orderLate
	fused()
	after := c.known
	a := &c.aside
	a.late = append(a.late, Late{Start: start, PC: c.here() - 1, To: len(a.instrs)})
	swap := func() {
		c.instrs, a.instrs = a.instrs, c.instrs
		c.lines, a.lines = a.lines, c.lines
		c.depths, a.depths = a.depths, c.depths
	}
	swap()
	c.order, c.top, c.known = orderExact, top, known
	exact()
	c.artificial()
	c.emit(OpJmp, 0, 0, 0, 0)
	swap()
	c.order, c.top, c.known = mode, top, after
}

// addAside puts the second forms of calls behind the code, with the rows of the tables that
// apply to the first ones.
func (c *compiler) addAside() {
	base := len(c.instrs)
	c.instrs = append(c.instrs, c.aside.instrs...)
	c.lines = append(c.lines, c.aside.lines...)
	c.depths = append(c.depths, c.aside.depths...)
	rows, scoped := openRows(c.table), openScoped(c.scoped)
	for i := range c.aside.late {
		l := &c.aside.late[i]
		l.To += base
		end := len(c.instrs)
		if i+1 < len(c.aside.late) {
			end = c.aside.late[i+1].To + base
		}
		c.instrs[end-1] = Make(OpJmp, 0, 0, 0, int32(l.PC+1-end))
		for _, h := range rows(l.Start) {
			h.Start, h.End = l.To, end
			c.table = append(c.table, h)
		}
		for _, s := range scoped(l.Start) {
			s.Start, s.End = l.To, end
			c.scoped = append(c.scoped, s)
		}
	}
}

// openRows returns a function that lists the rows that apply at a place, the inner ones first.
// It is asked for places in ascending order.
func openRows(table []Handler) func(pc int) []Handler {
	order := slices.Clone(table)
	slices.Reverse(order)
	slices.SortStableFunc(order, func(a, b Handler) int {
		if a.Start != b.Start {
			return a.Start - b.Start
		}
		return b.End - a.End
	})
	var open []Handler
	return func(pc int) []Handler {
		for len(order) > 0 && order[0].Start <= pc {
			open = slices.DeleteFunc(open, func(h Handler) bool { return h.End <= order[0].Start })
			open, order = append(open, order[0]), order[1:]
		}
		open = slices.DeleteFunc(open, func(h Handler) bool { return h.End <= pc })
		inner := slices.Clone(open)
		slices.Reverse(inner)
		return inner
	}
}

// openScoped is openRows for the variables of comprehensions, the outer ones first.
func openScoped(order []Scoped) func(pc int) []Scoped {
	var open []Scoped
	return func(pc int) []Scoped {
		for len(order) > 0 && order[0].Start <= pc {
			open = slices.DeleteFunc(open, func(s Scoped) bool { return s.End <= order[0].Start })
			open, order = append(open, order[0]), order[1:]
		}
		open = slices.DeleteFunc(open, func(s Scoped) bool { return s.End <= pc })
		return open
	}
}
