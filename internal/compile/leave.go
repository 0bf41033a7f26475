package compile

import (
	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// exit says how statements are left. Its values are what a finally clause finds in
// its register to know how to go on: 0 and 1 are its normal and exceptional ends.
type exit int

const (
	exitNone exit = iota
	exitRaise
	exitReturn
	exitBreak
	exitContinue
	numExits
)

// finally is a finally clause. There is one copy of its code, which every way out of
// the statement goes through; afterwards a register says where that way leads.
type finally struct {
	entry label
	why   int // the register
	used  [numExits]bool
}

func (c *compiler) returnStmt(st *syntax.Return) {
	kind := c.owner.Kind
	if kind != resolve.Function {
		c.fail(st.Range, "'return' outside function")
		return
	}
	if st.Value != nil && c.owner.Coroutine && c.owner.Generator {
		c.fail(st.Range, "'return' with value in async generator")
		return
	}
	if c.inGroup() {
		at := st.Range
		if k, ok := st.Value.(*syntax.Constant); ok && k.Line == st.Line {
			at = k.Range
		}
		c.failGroup(at)
		return
	}
	var r int
	switch {
	case st.Value == nil:
		r = c.tmp()
		c.place(st.Range)
		c.emit(OpLoadS, r, 0, 0, SpecialNone)
	case len(c.blocks) > 0:
		r = c.push(st.Value) // what is left may unbind the variable
	default:
		r = c.last(st.Value)
	}
	c.place(st.Range)
	c.leaveFor(exitReturn, r)
}

func (c *compiler) breakStmt(st *syntax.Break) {
	c.leaveLoop(st.Range, exitBreak, "'break' outside loop")
}

func (c *compiler) continueStmt(st *syntax.Continue) {
	c.leaveLoop(st.Range, exitContinue, "'continue' not properly in loop")
}

func (c *compiler) leaveLoop(at syntax.Range, how exit, outside string) {
	for i := len(c.blocks) - 1; i >= 0; i-- {
		switch c.blocks[i].kind {
		case blockGroup:
			c.failGroup(at)
			return
		case blockLoop:
			c.place(at)
			c.leaveFor(how, 0)
			return
		}
	}
	c.fail(at, outside)
}

func (c *compiler) innermostLoop() int {
	for i := len(c.blocks) - 1; i >= 0; i-- {
		if c.blocks[i].kind == blockLoop {
			return i
		}
	}
	return -1
}

// inGroup reports whether an except* clause is around.
func (c *compiler) inGroup() bool {
	for i := range c.blocks {
		if c.blocks[i].kind == blockGroup {
			return true
		}
	}
	return false
}

func (c *compiler) failGroup(at syntax.Range) {
	c.fail(at, "'break', 'continue' and 'return' cannot appear in an except* block")
}

// leaveFor leaves the blocks around for a way out, from the inside: each does what
// it must, outside the range it protects. R[value] is what return returns.
func (c *compiler) leaveFor(how exit, value int) {
	all := c.blocks
	loop := -1
	if how != exitReturn {
		loop = c.innermostLoop()
	}
	i := len(all) - 1
	for ; i > loop && all[i].kind != blockFinally; i-- {
		c.leaveBlock(i, value)
	}
	left := i + 1 // blocks from here on have been left
	switch {
	case i > loop:
		c.leaveFinally(&all[i], how, value)
	case how == exitReturn:
		c.emit(OpRet, value, 0, 0, 0)
	case how == exitContinue:
		c.goTo(all[loop].cont)
	default:
		if loop > 0 && all[loop-1].kind == blockIter {
			left = loop - 1
			c.leaveBlock(left, value)
		}
		c.goTo(all[loop].brk)
	}
	c.unreachable()
	for ; left < len(all); left++ {
		all[left].start = c.here()
	}
}

// leaveFinally goes to a finally clause, which goes on from there.
func (c *compiler) leaveFinally(b *block, how exit, value int) {
	if c.dead {
		return
	}
	f := b.final
	if how == exitReturn {
		c.move(b.reg, value)
	}
	c.emit(OpLoadI, f.why, 0, 0, int(how))
	c.jump(OpJmp, 0, 0, 0, &f.entry)
	f.used[how] = true
}

// leaveBlock does what leaving block i takes.
func (c *compiler) leaveBlock(i, value int) {
	b := &c.blocks[i]
	c.closeRange(b)
	at := c.at
	mark := c.top
	if c.top <= value {
		c.top = value + 1
	}
	all := c.blocks
	c.blocks = all[:i]
	switch b.kind {
	case blockIter:
		c.emit(OpIterEnd, b.reg, 0, 0, 0)
	case blockHandler:
		c.emit(OpExcLeave, b.reg, 0, 0, 0)
		if b.name != "" {
			c.forget(b.name)
		}
	case blockFinallyBody:
		var normal label
		c.jump(OpJNEqI, b.final.why, int(exitRaise), 0, &normal)
		c.emit(OpExcLeave, b.reg, 0, 0, 0)
		c.bind(&normal)
	case blockWith, blockAsyncWith:
		c.place(b.at)
		c.callExit(b.reg, b.kind == blockAsyncWith)
	}
	c.blocks = all
	c.top = mark
	c.at = at
}
