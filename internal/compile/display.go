package compile

import "github.com/gilliam-run/gilliam/internal/syntax"

type displayKind uint8

const (
	displayList displayKind = iota
	displayTuple
	displaySet
)

// The instructions of each kind of display. A tuple that is not made at once is
// collected in a list.
var displayOps = [...]struct{ whole, empty, add, extend Op }{
	displayList:  {OpList, OpList, OpAppend, OpExtend},
	displayTuple: {OpTuple, OpList, OpAppend, OpExtend},
	displaySet:   {OpSet, OpSet, OpSetAdd, OpSetUpd},
}

// constantList is the length from which a list of constants is made of a tuple.
const constantList = 3

// display makes a list, tuple or set. The first elements go into registers and
// into the object together; stars and further elements are added one at a time.
func (c *compiler) display(elts []syntax.Expr, kind displayKind, at syntax.Range, dst int) {
	ops := &displayOps[kind]
	if kind != displayTuple && len(elts) >= constantList {
		if v, ok := c.foldTuple(elts); ok {
			w := c.work(dst)
			c.place(at)
			c.emit(ops.empty, w, w, 0, 0)
			k := c.tmp()
			if kind == displaySet {
				v = FrozenSet(v.(Tuple))
			}
			c.loadConst(k, v)
			c.emit(ops.extend, w, k, 0, 0)
			c.move(dst, w)
			return
		}
	}
	n := 0
	for n < len(elts) && n < maxInline {
		if _, ok := elts[n].(*syntax.Starred); ok {
			break
		}
		n++
	}
	if n == len(elts) {
		r := c.run(elts, dst)
		c.place(at)
		c.emit(ops.whole, dst, r, 0, n)
		return
	}
	w := c.work(dst)
	r := c.run(elts[:n], w)
	c.place(at)
	c.emit(ops.empty, w, r, 0, n)
	c.top = max(w+1, r)
	for _, e := range elts[n:] {
		mark := c.top
		if s, ok := e.(*syntax.Starred); ok {
			v := c.last(s.Value)
			c.place(at)
			c.emit(ops.extend, w, v, 0, 0)
		} else {
			v := c.last(e)
			c.place(at)
			c.emit(ops.add, w, v, 0, 0)
		}
		c.top = mark
	}
	c.place(at)
	if kind == displayTuple {
		c.emit(OpToTuple, dst, w, 0, 0)
	} else {
		c.move(dst, w)
	}
}

// run evaluates expressions into consecutive registers and returns the first. It
// may begin at a temporary that is to hold their result.
func (c *compiler) run(elts []syntax.Expr, dst int) int {
	r := c.top
	if c.isTemp(dst) && dst == c.top-1 && len(elts) > 0 {
		c.into(elts[0], dst)
		elts = elts[1:]
		r = dst
	}
	for _, e := range elts {
		c.push(e)
	}
	return r
}

// dict makes a dictionary, in pieces as display does.
func (c *compiler) dict(x *syntax.Dict, dst int) {
	n := 0
	for n < len(x.Keys) && n < maxInline/2 && x.Keys[n] != nil {
		n++
	}
	w := dst
	if n < len(x.Keys) {
		w = c.work(dst)
	}
	base := c.top
	if c.isTemp(w) && w == c.top-1 && n > 0 {
		base = w
		c.top = w
	}
	for i := range n {
		c.push(x.Keys[i])
		c.push(x.Values[i])
	}
	c.place(x.Range)
	c.emit(OpDict, w, base, 0, n)
	c.top = max(base, w+1)
	for i := n; i < len(x.Keys); i++ {
		mark := c.top
		if x.Keys[i] == nil {
			v := c.last(x.Values[i])
			c.place(x.Range)
			c.emit(OpDictUpd, w, v, 0, 0)
		} else {
			k := c.operand(x.Keys[i])
			v := c.last(x.Values[i])
			c.place(x.Range)
			c.emit(OpDictSet, w, k, v, 0)
		}
		c.top = mark
	}
	if w != dst {
		c.artificial()
		c.move(dst, w)
	}
}
