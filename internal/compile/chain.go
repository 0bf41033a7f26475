package compile

import (
	"math"
	"strconv"

	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

var binaryOps = [...]Op{
	syntax.Add: OpAdd, syntax.Sub: OpSub, syntax.Mult: OpMul, syntax.MatMult: OpMatMul,
	syntax.Div: OpDiv, syntax.Mod: OpMod, syntax.Pow: OpPow, syntax.LShift: OpShl,
	syntax.RShift: OpShr, syntax.BitOr: OpOr, syntax.BitXor: OpXor, syntax.BitAnd: OpAnd,
	syntax.FloorDiv: OpFloorDiv,
}

// The forms with a small integer on the right; OpHalt where there is none.
var binaryIntOps = [len(binaryOps)]Op{
	syntax.Add: OpAddI, syntax.Sub: OpSubI, syntax.Mult: OpMulI, syntax.Mod: OpModI,
	syntax.FloorDiv: OpFloorDivI, syntax.BitAnd: OpAndI, syntax.LShift: OpShlI, syntax.RShift: OpShrI,
}

// smallInt returns the value of an expression that is a constant of 32 bits.
func (c *compiler) smallInt(e syntax.Expr) (int, bool) {
	switch e.(type) {
	case *syntax.Constant, *syntax.UnaryOp:
		if v, ok := c.fold(e); ok {
			if n, ok := v.(int64); ok && n >= math.MinInt32 && n <= math.MaxInt32 {
				return int(n), true
			}
		}
	}
	return 0, false
}

// descend puts the nodes of a chain on the spine, the outermost first, down to the
// first operand, which it returns.
func (c *compiler) descend(e syntax.Expr) syntax.Expr {
	for {
		var next syntax.Expr
		switch x := e.(type) {
		case *syntax.BinOp:
			next = x.Left
		case *syntax.Attribute:
			next = x.Value
		case *syntax.Subscript:
			next = x.Value
		case *syntax.Call:
			next = x.Func
		default:
			return e
		}
		c.spine = append(c.spine, e)
		e = next
	}
}

// foldFirst folds the innermost operators of a chain, from spine[n] outwards, whose
// operands are constant; value is that of the first operand. It returns the result,
// the node it stands for and the first node left to do.
func (c *compiler) foldFirst(value any, leaf syntax.Expr, n, base int) (any, syntax.Expr, int) {
	for n > base {
		b, ok := c.spine[n].(*syntax.BinOp)
		if !ok {
			break
		}
		right, ok := c.fold(b.Right)
		if !ok {
			break
		}
		v, ok := foldBinary(b.Op, value, right)
		if !ok {
			break
		}
		value, leaf = v, b
		n--
	}
	return value, leaf, n
}

// chain evaluates binary operators, attributes, subscripts and calls. They nest to
// the left as deep as the source is long, so it walks down to the first operand
// and comes back in a loop.
func (c *compiler) chain(e syntax.Expr, dst int) {
	base := len(c.spine)
	leaf := c.descend(e)
	n := len(c.spine) - 1 // the innermost node
	w := c.work(dst)
	acc := -1
	if value, ok := c.fold(leaf); ok {
		value, leaf, n = c.foldFirst(value, leaf, n, base)
		c.place(leaf.Pos())
		c.loadConst(w, value)
		acc = w
	} else if call, ok := c.spine[n].(*syntax.Call); ok && n > base && c.superOf(call, c.spine[n-1]) {
		acc = w
		c.callSuper(call, acc)
		n--
	} else if call, ok := c.spine[n].(*syntax.Call); ok && c.namesGlobal(call) && c.fuses(call.Args) {
		acc = w
		if n == base {
			acc = dst
		}
		c.callGlobal(call, acc)
		n--
	} else {
		acc = c.operandIn(leaf, w, false)
	}
	for ; n >= base && c.err == nil; n-- {
		res := w
		if n == base {
			res = dst
		}
		mark := c.top
		switch x := c.spine[n].(type) {
		case *syntax.BinOp:
			c.binary(x, acc, res)
		case *syntax.Subscript:
			c.subscript(x, acc, res)
		case *syntax.Call:
			c.call(x, c.callee(acc, w), res)
		case *syntax.Attribute:
			if n > base {
				if call, ok := c.spine[n-1].(*syntax.Call); ok && plainArgs(call) && c.fuses(call.Args) {
					n--
					if n == base {
						res = dst
					}
					c.callMethod(call, x, c.callee(acc, w), res)
					break
				}
			}
			c.placeAttr(x, x.Range)
			c.emit(OpGetAttr, res, acc, 0, c.site(c.scope.Mangle(x.Attr)))
		}
		c.top = mark
		acc = res
	}
	c.spine = c.spine[:base]
}

// callee puts what is called on top of the temporaries, where the arguments follow.
func (c *compiler) callee(acc, w int) int {
	if acc == w && w == c.top-1 {
		return w
	}
	r := c.tmp()
	c.artificial()
	c.move(r, acc)
	return r
}

// binary emits R[res] = R[left] op right operand.
func (c *compiler) binary(x *syntax.BinOp, left, res int) {
	c.binaryOp(x.Op, left, x.Right, res, x.Range, 0)
}

// binaryOp is binary with a flag for operators in place.
func (c *compiler) binaryOp(op syntax.Operator, left int, right syntax.Expr, res int, at syntax.Range, inPlace int) {
	if imm := binaryIntOps[op]; imm != OpHalt {
		if n, ok := c.smallInt(right); ok && (n >= 0 || imm != OpShlI && imm != OpShrI) {
			c.place(at)
			c.emit(imm, res, left, inPlace, n)
			return
		}
	}
	r := c.last(right)
	c.place(at)
	c.emit(binaryOps[op], res, left, r, inPlace)
}

// subscript emits R[res] = R[obj][…].
func (c *compiler) subscript(x *syntax.Subscript, obj, res int) {
	if n, ok := c.smallInt(x.Slice); ok {
		c.place(x.Range)
		c.emit(OpGetIdxI, res, obj, 0, n)
		return
	}
	if s, ok := x.Slice.(*syntax.Slice); ok && s.Step == nil {
		r := c.tmps(2)
		c.place(x.Range)
		c.intoOrNone(s.Lower, r)
		c.intoOrNone(s.Upper, r+1)
		c.place(x.Range)
		c.emit(OpGetSlice, res, obj, r, 0)
		return
	}
	r := c.last(x.Slice)
	c.place(x.Range)
	c.emit(OpGetIdx, res, obj, r, 0)
}

// placeAttr sets the position of an attribute or of a call of one: where it spans
// lines, it begins at the attribute's name.
func (c *compiler) placeAttr(x *syntax.Attribute, at syntax.Range) {
	c.place(at)
	if x.Line != x.EndLine {
		c.at.Line = x.EndLine
		if n := int32(len(x.Attr)); n <= x.EndCol {
			c.at.Col = x.EndCol - n
		} else {
			c.at.Col = -1
			c.at.EndCol = -1
		}
	}
}

// plainArgs reports whether the arguments of a call are all positional, without
// stars, and few enough for registers.
func plainArgs(x *syntax.Call) bool {
	return len(x.Keywords) == 0 && len(x.Args) <= maxInline && !hasStar(x.Args)
}

// args evaluates plain arguments above the callee.
func (c *compiler) args(list []syntax.Expr) {
	for _, a := range list {
		c.push(a)
	}
}

// superOf reports whether a call is super() in a method, of which outer asks an attribute:
// such a call is one with two arguments, the class and the first parameter of the method.
func (c *compiler) superOf(x *syntax.Call, outer syntax.Expr) bool {
	n, ok := x.Func.(*syntax.Name)
	if !ok || n.ID != "super" || len(x.Args)+len(x.Keywords) > 0 || c.variable("super").kind != varGlobal {
		return false
	}
	attr, ok := outer.(*syntax.Attribute)
	return ok && attr.Attr != "__class__" && c.owner.Kind == resolve.Function && c.pos > 0 && c.variable("__class__").kind == varFree
}

// callSuper emits the call that superOf describes.
func (c *compiler) callSuper(x *syntax.Call, res int) {
	mark := c.top
	r := c.tmp()
	a := c.tmps(2)
	c.place(x.Range)
	c.loadVar(c.variable("__class__"), a)
	c.loadVar(c.variable(c.firstParam()), a+1)
	c.place(x.Func.Pos())
	c.noteCallee()
	c.place(x.Range)
	c.emit(OpCallG, r, 2, res, c.internGlobal("super"))
	c.top = mark
}

// noteCallee says that what the next instruction calls stands at the current position.
func (c *compiler) noteCallee() {
	if !c.dead {
		c.callees = append(c.callees, Callee{PC: c.here(), Pos: c.at})
	}
}

// call emits a call of R[r], which is on top of the temporaries.
func (c *compiler) call(x *syntax.Call, r, res int) {
	if plainArgs(x) {
		c.args(x.Args)
		c.placeCall(x)
		c.emit(OpCall, r, len(x.Args), res, 0)
		return
	}
	c.callArgs(x.Args, x.Keywords, x.Range, r, res, func() { c.placeCall(x) })
}

// placeCall sets the position of a call, which for a method without stars begins at
// its name if that is on a line of its own.
func (c *compiler) placeCall(x *syntax.Call) {
	if attr, ok := x.Func.(*syntax.Attribute); ok && !hasStars(x) {
		c.placeAttr(attr, x.Range)
	} else {
		c.place(x.Range)
	}
}

func hasStars(x *syntax.Call) bool { return hasStar(x.Args) || hasStarStar(x.Keywords) }

func hasStar(args []syntax.Expr) bool {
	for _, a := range args {
		if _, ok := a.(*syntax.Starred); ok {
			return true
		}
	}
	return false
}

func hasStarStar(keywords []*syntax.Keyword) bool {
	for _, k := range keywords {
		if k.Arg == "" {
			return true
		}
	}
	return false
}

// callArgs emits a call of R[r] with any arguments. Registers from r+1 to top hold
// positional arguments that are already there.
func (c *compiler) callArgs(args []syntax.Expr, keywords []*syntax.Keyword, at syntax.Range, r, res int, place func()) {
	c.checkKeywords(keywords)
	ready := c.top - r - 1
	wide := ready+len(args)+len(keywords) > maxInline
	if wide || hasStar(args) || hasStarStar(keywords) {
		c.callWide(args, keywords, at, r, res, place)
		return
	}
	c.args(args)
	n := ready + len(args) + len(keywords)
	if len(keywords) == 0 {
		place()
		c.emit(OpCall, r, n, res, 0)
		return
	}
	names := make(Tuple, len(keywords))
	for i, k := range keywords {
		names[i] = k.Arg
		c.push(k.Value)
	}
	place()
	k := 0
	if !c.dead {
		k = c.constant(names)
	}
	c.emit(OpCallKw, r, n, res, k)
}

// callWide emits a call whose arguments are collected in a list and a dict.
func (c *compiler) callWide(args []syntax.Expr, keywords []*syntax.Keyword, at syntax.Range, r, res int, place func()) {
	ready := c.top - r - 1
	list := r + 1
	only := 0
	if ready == 0 && len(args) == 1 {
		only = 1
	}
	if s, starred := oneStar(args); only == 1 && starred && len(keywords) > 0 {
		// What stands alone behind * is unpacked when the keywords are there.
		c.push(s.Value)
		c.keywordDict(keywords, at, r, place)
		value := c.tmp()
		c.emit(OpMove, value, list, 0, 0)
		c.emit(OpList, list, list, 0, 0)
		place()
		c.emit(OpExtend, list, value, only, 0)
		c.emit(OpCallEx, r, 0, res, 0)
		return
	}
	c.place(at)
	if ready == 0 {
		c.tmp()
	}
	c.emit(OpList, list, list, 0, ready)
	c.top = list + 1
	for _, a := range args {
		s, starred := a.(*syntax.Starred)
		if starred {
			v := c.last(s.Value)
			place()
			c.emit(OpExtend, list, v, only, 0)
		} else {
			v := c.last(a)
			c.place(a.Pos())
			c.emit(OpAppend, list, v, 0, 0)
		}
		c.top = list + 1
	}
	c.keywordDict(keywords, at, r, place)
	place()
	c.emit(OpCallEx, r, 0, res, 0)
}

// oneStar is the argument of a call that has one, if it is starred.
func oneStar(args []syntax.Expr) (*syntax.Starred, bool) {
	if len(args) != 1 {
		return nil, false
	}
	s, ok := args[0].(*syntax.Starred)
	return s, ok
}

// keywordDict emits the dict of the keyword arguments of a call of what is in register r.
func (c *compiler) keywordDict(keywords []*syntax.Keyword, at syntax.Range, r int, place func()) {
	dict := c.tmp()
	c.place(at)
	if len(keywords) == 0 {
		c.emit(OpLoadS, dict, 0, 0, SpecialUnbound)
	} else {
		c.emit(OpDict, dict, dict, 0, 0)
	}
	stars := false
	for _, k := range keywords {
		if k.Arg == "" {
			stars = true
			v := c.last(k.Value)
			place()
			c.emit(OpDictMerge, dict, v, r, 0)
		} else {
			key := c.tmp()
			c.place(k.Range)
			c.loadConst(key, k.Arg)
			if stars {
				// A name given before by ** is an error, so it is merged like one.
				c.push(k.Value)
				one := c.tmp()
				c.emit(OpDict, one, key, 0, 1)
				place()
				c.emit(OpDictMerge, dict, one, r, 0)
			} else {
				v := c.last(k.Value)
				c.place(k.Range)
				c.emit(OpDictSet, dict, key, v, 0)
			}
		}
		c.top = dict + 1
	}
}

// checkKeywords refuses a keyword given twice.
func (c *compiler) checkKeywords(keywords []*syntax.Keyword) {
	if len(keywords) < 2 {
		return
	}
	names := make([]string, len(keywords))
	for i, k := range keywords {
		names[i] = k.Arg
		if k.Arg == "" {
			names[i] = "*" + strconv.Itoa(i) // the ** are apart
		}
	}
	if i := repeated(names); i >= 0 {
		c.fail(keywords[i].Range, "keyword argument repeated: "+names[i])
	}
}
