package compile

import "github.com/gilliam-run/gilliam/internal/syntax"

// place sets the position of the instructions to come.
func (c *compiler) place(r syntax.Range) {
	c.at = Pos{r.Line, r.Col, r.EndLine, r.EndCol}
}

// artificial says that the instructions to come stand for no text of their own.
func (c *compiler) artificial() { c.at = Pos{} }

// emit appends an instruction unless nothing reaches this place. Every register
// up to top may be live while it runs.
func (c *compiler) emit(op Op, x, y, z, imm int) {
	if c.dead {
		return
	}
	c.instrs = append(c.instrs, Make(op, x, y, z, int32(imm)))
	c.lines = append(c.lines, c.at)
	c.depths = append(c.depths, uint8(c.top))
}

// tmp reserves the next temporary.
func (c *compiler) tmp() int { return c.tmps(1) }

// tmps reserves n consecutive temporaries and returns the first.
func (c *compiler) tmps(n int) int {
	r := c.top
	c.top += n
	if c.top > c.maxTop {
		c.maxTop = c.top
		if c.top > maxRegs {
			c.fail(syntax.Range{Line: c.at.Line, Col: c.at.Col, EndLine: c.at.EndLine, EndCol: c.at.EndCol},
				"too many statically nested blocks")
			c.top, c.maxTop = maxRegs, maxRegs
			return maxRegs - n
		}
	}
	return r
}

// isTemp reports whether a register is a temporary, which may be written before
// the last instruction of an expression.
func (c *compiler) isTemp(r int) bool { return r >= c.firstTemp }

// A label is a place jumps go to. Jumps to a place not yet reached are chained
// through their immediates; known holds the variables bound on every way there.
type label struct {
	chain int // 1 + index of the last pending jump
	pos   int // 1 + place, if it is known
	known registers
	used  bool
}

// jump emits a jump to l.
func (c *compiler) jump(op Op, x, y, z int, l *label) {
	if c.dead {
		return
	}
	l.merge(&c.known)
	if l.pos > 0 {
		c.emit(op, x, y, z, l.pos-1-(len(c.instrs)+1))
	} else {
		c.emit(op, x, y, z, l.chain)
		l.chain = len(c.instrs)
	}
	if op == OpJmp || op == OpLoop {
		c.unreachable()
	}
}

func (l *label) merge(known *registers) {
	if l.used {
		l.known.intersect(known)
		return
	}
	l.used, l.known = true, *known
}

// goTo jumps to l, whichever side it is on.
func (c *compiler) goTo(l *label) {
	if l.pos > 0 {
		c.jump(OpLoop, 0, 0, 0, l)
	} else {
		c.jump(OpJmp, 0, 0, 0, l)
	}
}

// bind puts l here.
func (c *compiler) bind(l *label) {
	here := len(c.instrs)
	for i := l.chain; i > 0; {
		ins := c.instrs[i-1]
		next := int(ins.Imm())
		c.instrs[i-1] = ins&(1<<32-1) | Instr(uint32(int32(here-i)))<<32
		i = next
	}
	l.chain = 0
	l.pos = here + 1
	if l.used {
		if c.dead {
			c.dead = false
			c.known = l.known
		} else {
			c.known.intersect(&l.known)
		}
	}
}

// unreachable says that nothing goes on from here.
func (c *compiler) unreachable() {
	c.dead = true
	for i := range c.known {
		c.known[i] = ^uint64(0)
	}
}

// move copies a register.
func (c *compiler) move(dst, src int) {
	if dst != src {
		c.emit(OpMove, dst, src, 0, 0)
	}
}

// here is the place of the next instruction.
func (c *compiler) here() int { return len(c.instrs) }

// newTarget makes a place for exceptions to go to.
func (c *compiler) newTarget() int {
	if len(c.targets) == 0 {
		c.targets = append(c.targets, target{}) // index 0 is no target
	}
	c.targets = append(c.targets, target{})
	return len(c.targets) - 1
}

// closeRange ends the open segment of what a block protects.
func (c *compiler) closeRange(b *block) {
	if b.target == 0 || b.start >= c.here() {
		return
	}
	c.table = append(c.table, Handler{Start: b.start, End: c.here(), Target: -1 - b.target, Reg: b.exc})
	c.targets[b.target].used = true
	b.start = c.here()
}

// land puts a target here. What is bound here is what was bound where the protected
// code began, but for variables it may unbind. It reports whether any exception can
// come here.
func (c *compiler) land(t int, known registers) bool {
	if !c.targets[t].used {
		return false
	}
	c.targets[t].pos = c.here()
	known.subtract(&c.deletable)
	if c.dead {
		c.dead = false
		c.known = known
	} else {
		c.known.intersect(&known)
	}
	return true
}

// resolveTargets completes the exception table.
func (c *compiler) resolveTargets() {
	for i := range c.table {
		if t := c.table[i].Target; t < 0 {
			c.table[i].Target = c.targets[-1-t].pos
		}
	}
}

// threadJumps leads jumps forward that end at an unconditional jump forward to where
// that leads.
func threadJumps(code []Instr) {
	for i, ins := range code {
		if opTable[ins.Op()].imm != immJump || ins.Imm() < 0 {
			continue
		}
		to := i + 1 + int(ins.Imm())
		for hops := 0; hops < maxBlocks && to < len(code) && code[to].Op() == OpJmp; hops++ {
			to += 1 + int(code[to].Imm())
		}
		code[i] = ins&(1<<32-1) | Instr(uint32(to-i-1))<<32
	}
}
