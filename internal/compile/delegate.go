package compile

import (
	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// What a delegation's yields are for, in OpYield's c.
const (
	delegateFrom  = 1 // yield from
	delegateAwait = 2 // await
)

// delegate drives the iterator in R[iter] until it returns; its result is left in
// R[iter+1], which holds what is sent first. The three instructions stand together:
// an exception thrown in at the yield goes to the iterator, and if that returns,
// the frame goes on where the send, two before the jump back, leads.
func (c *compiler) delegate(iter, mode int) {
	var send, done label
	c.bind(&send)
	c.jump(OpSend, iter, iter+1, 0, &done)
	c.emit(OpYield, iter+1, iter, mode, 0)
	c.jump(OpLoop, 0, 0, 0, &send)
	c.bind(&done)
}

// awaitValue replaces the awaitable in R[r] by its result. mode is OpAwait's c.
func (c *compiler) awaitValue(r, mode int) {
	mark := c.top
	c.emit(OpAwait, r, r, mode, 0)
	c.top = r + 1
	v := c.tmp()
	c.emit(OpLoadS, v, 0, 0, SpecialNone)
	c.delegate(r, delegateAwait)
	c.move(r, v)
	c.top = mark
}

// asyncAllowed reports whether the code may wait.
func (c *compiler) asyncAllowed() bool {
	switch c.owner.Kind {
	case resolve.Module:
		return c.opt.TopLevelAwait
	case resolve.Function:
		_, def := c.owner.Node.(*syntax.AsyncFunctionDef)
		return def
	}
	return c.owner.Kind == resolve.Comprehension || c.owner.Kind == resolve.Generator
}

func (c *compiler) await(x *syntax.Await, dst int) {
	if !c.asyncAllowed() {
		if c.owner.FunctionLike() {
			c.fail(x.Range, "'await' outside async function")
		} else {
			c.fail(x.Range, "'await' outside function")
		}
		return
	}
	r := c.top
	if c.isTemp(dst) && dst == c.top-1 {
		r = dst
	} else {
		c.tmp()
	}
	v := c.operandIn(x.Value, r, true)
	c.place(x.Range)
	c.emit(OpAwait, r, v, 0, 0)
	c.top = r + 1
	sent := c.tmp()
	c.emit(OpLoadS, sent, 0, 0, SpecialNone)
	c.delegate(r, delegateAwait)
	c.move(dst, sent)
}

func (c *compiler) yield(x *syntax.Yield, dst int) {
	if c.owner.Kind != resolve.Function {
		c.fail(x.Range, "'yield' outside function")
		return
	}
	w := c.work(dst)
	if x.Value == nil {
		c.place(x.Range)
		c.emit(OpLoadS, w, 0, 0, SpecialNone)
	} else {
		c.into(x.Value, w)
	}
	c.place(x.Range)
	if c.owner.Coroutine {
		c.emit(OpAsyncYield, w, 0, 0, 0)
	} else {
		c.emit(OpYield, w, 0, 0, 0)
	}
	c.move(dst, w)
}

func (c *compiler) yieldFrom(x *syntax.YieldFrom, dst int) {
	if c.owner.Kind != resolve.Function {
		c.fail(x.Range, "'yield from' outside function")
		return
	}
	if c.owner.Coroutine {
		c.fail(x.Range, "'yield from' inside async function")
		return
	}
	iter := c.tmp()
	v := c.operandIn(x.Value, iter, true)
	c.place(x.Range)
	c.emit(OpYieldFromIter, iter, v, 0, 0)
	c.top = iter + 1
	sent := c.tmp()
	c.emit(OpLoadS, sent, 0, 0, SpecialNone)
	c.delegate(iter, delegateFrom)
	c.move(dst, sent)
}
