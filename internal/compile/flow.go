package compile

import (
	"fmt"
	"math/bits"
)

// verifyFlow checks that every register is written before it is read, on every way
// through the code, where an instruction that calls out loses all registers from its
// depth on. It follows control until nothing changes; a state is the set of registers
// that hold a value, so states only shrink.
func (v *verifier) verifyFlow() error {
	f := follow(v.c, registers{})
	for pc := range f.c.Instrs {
		if !f.seen[pc] {
			continue
		}
		var bad error
		eachRead(f.c.Instrs[pc], func(r int) {
			if bad == nil && !f.in[pc].has(r) {
				bad = fmt.Errorf("instruction %d (%s): register %d has no value", pc, f.c.Instrs[pc].Op().Name(), r)
			}
		})
		if bad != nil {
			return bad
		}
	}
	return nil
}

// maxFollowed bounds the code whose registers Holds tells apart.
const maxFollowed = 8192

// Holds reports whether register r holds a value that counts where instruction pc begins: that
// of a variable, or one that is still to be read. Any other register is written before it is
// read from there: what lies in it is of no use. Of very long code all registers count.
func (c *Code) Holds(pc, r int) bool {
	if !c.follows(pc) {
		return true
	}
	return c.holding[pc].has(r)
}

// Awaits is Holds for a generator that stands in the yield at pc: what it yielded is not its own.
func (c *Code) Awaits(pc, r int) bool {
	if !c.follows(pc) || pc+1 >= len(c.Instrs) {
		return true
	}
	ins := c.Instrs[pc]
	if ins.Op() == OpYield && ins.C() != 0 && r == ins.B() {
		return true
	}
	if r != ins.A() && c.holding[pc+1].has(r) {
		return true
	}
	for i := range c.Table {
		if h := &c.Table[i]; h.Start <= pc && pc < h.End {
			return r != h.Reg && c.holding[h.Target].has(r)
		}
	}
	return false
}

// LastReads calls f for the registers, but those of variables, that count where instruction pc
// begins and may count no more behind it.
func (c *Code) LastReads(pc int, f func(r int)) {
	if !c.follows(pc) || pc+1 >= len(c.Instrs) {
		return
	}
	ins := c.Instrs[pc]
	info := &opTable[ins.Op()]
	out := c.holding[pc+1]
	if to := pc + 1 + int(ins.Imm()); info.imm == immJump || info.imm == immBack {
		if info.ends {
			out = c.holding[to]
		} else {
			out.intersect(&c.holding[to])
		}
	}
	for i, w := range c.holding[pc] {
		for w &^= out[i]; w != 0; w &= w - 1 {
			if r := 64*i + bits.TrailingZeros64(w); r >= len(c.Locals) {
				f(r)
			}
		}
	}
}

// Guarded reports whether an exception at pc would be dealt with in the code itself. That loops
// close their iterators does not count: an iterator that is left has an end of its own.
func (c *Code) Guarded(pc int) bool {
	for i := range c.Table {
		if h := &c.Table[i]; h.Start <= pc && pc < h.End && c.Instrs[h.Target].Op() != OpIterEnd {
			return true
		}
	}
	return false
}

// follows finds, at the first call, what each instruction holds, and reports whether that is
// known of pc.
func (c *Code) follows(pc int) bool {
	if len(c.Instrs) > maxFollowed || pc < 0 || pc >= len(c.Instrs) {
		return false
	}
	c.followed.Do(func() {
		f := follow(c, loopRegisters(c))
		live := f.live()
		for pc := range f.in {
			if !f.seen[pc] { // what no way leads to may be entered all the same, by unwinding
				f.in[pc] = allRegisters
				continue
			}
			f.in[pc].intersect(&live[pc])
			for r := range c.Locals { // they begin unbound
				f.in[pc].add(r)
			}
		}
		c.holding = f.in
	})
	return true
}

// live finds the registers that count where each instruction begins: those of variables, and
// those that some way reads before it writes them.
func (f *flow) live() []registers {
	c := f.c
	var named registers
	for r := range c.Locals {
		named.add(r)
	}
	for _, r := range c.CellRegs { // inner functions take them
		named.add(r)
	}
	live := make([]registers, len(c.Instrs))
	for pc := range live {
		live[pc] = named
	}
	for i := range c.Scoped {
		for pc := c.Scoped[i].Start; pc < c.Scoped[i].End && pc < len(live); pc++ {
			live[pc].add(c.Scoped[i].Reg)
		}
	}
	for changed := true; changed; {
		changed = false
		for pc := len(c.Instrs) - 1; pc >= 0; pc-- {
			s := f.liveAt(pc, live)
			s.join(&live[pc])
			if s != live[pc] {
				live[pc], changed = s, true
			}
		}
	}
	return live
}

// liveAt is what counts where instruction pc begins, by what counts where it leads.
func (f *flow) liveAt(pc int, live []registers) (s registers) {
	ins := f.c.Instrs[pc]
	info := &opTable[ins.Op()]
	if !info.ends && pc+1 < len(live) {
		s = live[pc+1]
		eachWrite(ins, func(r int, _, onNext bool) {
			if onNext {
				s.remove(r)
			}
		})
	}
	if to := pc + 1 + int(ins.Imm()); (info.imm == immJump || info.imm == immBack) && to >= 0 && to < len(live) {
		t := live[to]
		eachWrite(ins, func(r int, onJump, _ bool) {
			if onJump {
				t.remove(r)
			}
		})
		s.join(&t)
	}
	if row := f.inner[pc]; row > 0 {
		h := f.c.Table[row-1]
		t := live[h.Target]
		t.remove(h.Reg)
		s.join(&t)
	}
	eachRead(ins, s.add)
	return s
}

var allRegisters = registers{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)}

// loopRegisters are the registers of counted loops beside the first. Which of the two ways a
// loop runs shows only while it does: on one of them they hold nothing.
func loopRegisters(c *Code) (s registers) {
	for _, ins := range c.Instrs {
		if opTable[ins.Op()].span == spanLoop {
			s.add(ins.A() + 1)
			s.add(ins.A() + 2)
		}
	}
	return s
}

// follow finds what is written where each instruction begins, on every way there; of the
// registers in some, on any.
func follow(c *Code, some registers) *flow {
	f := &flow{c: c, some: some, in: make([]registers, len(c.Instrs)), seen: make([]bool, len(c.Instrs))}
	f.handlers()
	var entry registers
	for r := range c.ParamRegs() {
		entry.add(r)
	}
	f.reach(0, entry)
	for len(f.work) > 0 {
		pc := f.work[len(f.work)-1]
		f.work = f.work[:len(f.work)-1]
		f.step(pc)
	}
	return f
}

type flow struct {
	c     *Code
	in    []registers
	some  registers // for which one way is enough
	seen  []bool
	inner []int32 // 1 + index of the exception row that applies at each instruction
	work  []int
}

// handlers finds the row that applies at each instruction. Inner rows come first,
// so painting them last leaves them on top.
func (f *flow) handlers() {
	f.inner = make([]int32, len(f.c.Instrs))
	for i := len(f.c.Table) - 1; i >= 0; i-- {
		h := f.c.Table[i]
		for pc := h.Start; pc < h.End; pc++ {
			f.inner[pc] = int32(i) + 1
		}
	}
}

// reach notes that control comes to pc with some registers written.
func (f *flow) reach(pc int, s registers) {
	if !f.seen[pc] {
		f.seen[pc], f.in[pc] = true, s
	} else {
		old := f.in[pc]
		f.in[pc].intersect(&s)
		for i := range s {
			f.in[pc][i] |= (old[i] | s[i]) & f.some[i]
		}
		if f.in[pc] == old {
			return
		}
	}
	f.work = append(f.work, pc)
}

func (f *flow) step(pc int) {
	c := f.c
	ins := c.Instrs[pc]
	op := ins.Op()
	info := &opTable[op]
	s := f.in[pc]
	if l := c.LateAt(pc); l != nil && l.Start == pc {
		again, call := s, c.Instrs[l.PC]
		if call.Op() == OpCallM {
			again.keepBelow(call.A() + 1)
		} else {
			again.keepBelow(call.A())
		}
		f.reach(l.To, again)
	}
	if info.calls {
		s.keepBelow(int(c.Depth[pc]))
	}
	if row := f.inner[pc]; row > 0 {
		h := c.Table[row-1]
		t := s
		t.keepBelow(int(c.Depth[pc]))
		t.add(h.Reg)
		f.reach(h.Target, t)
	}
	switch op {
	case OpCall, OpCallG, OpCallB, OpCallM, OpCallKw, OpCallEx:
		s.keepBelow(ins.A())
	case OpCheck:
		s.add(ins.A())
	}
	jumped := s
	eachWrite(ins, func(r int, onJump, onNext bool) {
		if onJump {
			jumped.add(r)
		}
		if onNext {
			s.add(r)
		}
	})
	if info.imm == immJump || info.imm == immBack {
		f.reach(pc+1+int(ins.Imm()), jumped)
	}
	if !info.ends && pc+1 < len(c.Instrs) { // the host's own code ends in a call
		for i := range c.Scoped { // what was there before is none of the new variable's
			if sc := &c.Scoped[i]; sc.Start == pc+1 && !f.writes(pc, sc.Reg) {
				s.remove(sc.Reg)
			}
		}
		f.reach(pc+1, s)
	}
}

// writes reports whether instruction pc writes register r.
func (f *flow) writes(pc, r int) (found bool) {
	eachWrite(f.c.Instrs[pc], func(w int, _, _ bool) { found = found || w == r })
	return found
}

func (s *registers) join(t *registers) {
	for i := range s {
		s[i] |= t[i]
	}
}

// keepBelow drops the registers from n on.
func (s *registers) keepBelow(n int) {
	for i := range s {
		switch low := n - 64*i; {
		case low <= 0:
			s[i] = 0
		case low < 64:
			s[i] &= 1<<low - 1
		}
	}
}

// eachRead calls f for every register an instruction reads.
func eachRead(ins Instr, f func(r int)) {
	info := &opTable[ins.Op()]
	a, b, c, imm := ins.A(), ins.B(), ins.C(), int(ins.Imm())
	if ins.Op() == OpRaise {
		if c < 2 {
			f(a)
		}
		if c == 1 {
			f(b)
		}
		return
	}
	for i, r := range [...]role{info.a, info.b, info.c} {
		if ins.Op() == OpYield && i == 1 && c == 0 {
			continue // only a delegation has an iterator
		}
		if r == roleRead || r == roleBoth || r == roleCell && ins.Op() != OpCell {
			f([...]int{a, b, c}[i])
		}
	}
	run := func(first, n int) {
		for i := range n {
			f(first + i)
		}
	}
	switch info.span {
	case spanRun:
		if ins.Op() != OpTuple || c == 0 {
			run(b, imm)
		}
	case spanPairs:
		run(b, 2*imm)
	case spanArgs:
		if ins.Op() != OpCallG && ins.Op() != OpCallB {
			f(a)
		}
		run(a+1, b)
	case spanCallEx:
		run(a, 3)
	case spanPrep:
		run(a, b+1)
	case spanLoop:
		f(a)
	case spanThree:
		run(b, 3)
	case spanTwo:
		run(c, 2)
	case spanFunc:
		for i := range 3 {
			if c&(1<<i) != 0 {
				f(b + i)
			}
		}
	case spanRestored:
		f(a + 1)
	case spanFormat:
		if imm&4 != 0 {
			f(c)
		}
	}
}

// eachWrite calls f for every register an instruction writes, saying whether it does
// so where it jumps and where it goes on.
func eachWrite(ins Instr, f func(r int, onJump, onNext bool)) {
	op := ins.Op()
	info := &opTable[op]
	a, b, c, imm := ins.A(), ins.B(), ins.C(), int(ins.Imm())
	jumpOnly := op == OpForLoop || op == OpForIter
	for i, r := range [...]role{info.a, info.b, info.c} {
		if r == roleWrite || r == roleBoth || r == roleCell && op == OpCell {
			f([...]int{a, b, c}[i], true, !jumpOnly)
		}
	}
	run := func(first, n int, onNext bool) {
		for i := range n {
			f(first+i, true, onNext)
		}
	}
	switch info.span {
	case spanClear, spanUnpack:
		run(a, imm, true)
	case spanUnpackX:
		run(a, imm&0xffff+imm>>16+1, true)
	case spanPrep:
		run(a, 3, false)
	case spanSaved:
		run(a+1, 1, true)
	case spanPair:
		run(a, 2, true)
	case spanTriple:
		run(a, 3, true)
	}
	if op == OpSend {
		f(b, true, true)
	}
}
