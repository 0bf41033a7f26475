package compile

// What instructions take for granted about registers: that there is a value, or one of the
// kind that the code itself has put there. Whoever puts a frame together from outside checks
// the registers against Needs; the compiler's own code meets it on every way (see
// verifyNeeds).

// Need is a set of demands on what a register holds.
type Need uint16

// The demands.
const (
	NeedValue    Need = 1 << iota // something: not unbound
	NeedCell                      // a cell
	NeedList                      // a list
	NeedSet                       // a set
	NeedDict                      // a dict
	NeedTuple                     // a tuple
	NeedSequence                  // a list or a tuple
	NeedCounted                   // if it is an int, the next two are ints
	NeedFunction                  // a Python function
	NeedKeywords                  // a dict or unbound
	NeedNames                     // a tuple of strings
)

// operandNeeds are the demands beside NeedValue, by operand.
var operandNeeds = [NumOps][3]Need{
	OpLoadD:     {1: NeedCell},
	OpStoreD:    {1: NeedCell},
	OpDelD:      {1: NeedCell},
	OpForLoop:   {0: NeedCounted},
	OpAppend:    {0: NeedList},
	OpExtend:    {0: NeedList},
	OpSetUpd:    {0: NeedSet},
	OpDictSet:   {0: NeedDict},
	OpDictUpd:   {0: NeedDict},
	OpDictMerge: {0: NeedDict},
	OpToTuple:   {1: NeedList},
	OpMatchKeys: {2: NeedTuple},
}

// mayBeUnbound are the operations whose operands need no value.
var mayBeUnbound = map[Op]bool{OpMove: true, OpCheck: true, OpUnbind: true, OpCell: true,
	OpReraise: true, OpExcEnter: true, OpExcLeave: true, OpExcInfo: true, OpEndAFor: true, OpJNoMatch: true} // they look what there is

// eachNeed calls f for every register that an instruction makes demands on.
func (c *Code) eachNeed(ins Instr, f func(r int, n Need)) {
	op := ins.Op()
	a, b, cc := ins.A(), ins.B(), ins.C()
	if !mayBeUnbound[op] {
		eachRead(ins, func(r int) {
			switch {
			case op == OpCallEx && r == a+2:
			case op == OpSend: // nothing is sent while an exception is thrown
			case opTable[op].span == spanArgs && r > a: // an absent argument of the library's own
			default:
				f(r, NeedValue)
			}
		})
	}
	for i, n := range operandNeeds[op] {
		if n != 0 {
			f([...]int{a, b, cc}[i], n)
		}
	}
	switch op {
	case OpCallEx:
		f(a+1, NeedSequence)
		f(a+2, NeedKeywords)
	case OpMatchClass:
		f(cc+1, NeedNames)
	case OpUnpack, OpUnpackL:
		if cc == 1 && op == OpUnpack {
			f(b, NeedTuple)
		}
	case OpFunc:
		if cc&4 != 0 {
			f(b+2, NeedFunction)
		}
		for _, k := range c.Codes[ins.Imm()].Captures {
			if !k.Free {
				f(k.Index, NeedCell)
			}
		}
	}
}

// Writes reports whether an instruction writes a register.
func (ins Instr) Writes(r int) (yes bool) {
	eachWrite(ins, func(w int, _, _ bool) { yes = yes || w == r })
	return yes
}

// needs finds the demands on the registers where each instruction begins: what some way
// from there relies on before it writes the register.
type needs struct {
	c     *Code
	in    [][]Need
	inner []int32
	work  []int
	queue []bool
	back  [][]int // who leads to an instruction
}

// Needs calls f for the demands on registers of a frame that stands behind instruction pc,
// which is being carried out, or, if between is set, before it.
func (c *Code) Needs(pc int, between bool, f func(r int, n Need)) {
	c.needing.Do(func() { c.needs = findNeeds(c) })
	first := len(c.needs[pc])
	if !between {
		switch ins := c.Instrs[pc]; ins.Op() {
		case OpCall, OpCallG, OpCallB, OpCallM, OpCallKw, OpCallEx:
			first = ins.A() // what is called has the registers from here on
		}
	}
	for r, n := range c.needs[pc][:min(first, len(c.needs[pc]))] {
		if n != 0 {
			f(r, n)
		}
	}
}

// Clears reports whether an instruction leaves nothing in a register on purpose: the value that
// a return carries through a finally clause is there only if something returns.
func (c *Code) Clears(r int) bool {
	for _, ins := range c.Instrs {
		if ins.Op() == OpClear && r >= ins.A() && r < ins.A()+int(ins.Imm()) {
			return true
		}
	}
	return false
}

func findNeeds(c *Code) [][]Need {
	fl := &flow{c: c}
	fl.handlers()
	n := &needs{c: c, in: make([][]Need, len(c.Instrs)), inner: fl.inner, queue: make([]bool, len(c.Instrs)), back: make([][]int, len(c.Instrs))}
	all := make([]Need, len(c.Instrs)*c.NumRegs)
	for pc := range c.Instrs {
		n.in[pc] = all[pc*c.NumRegs : (pc+1)*c.NumRegs : (pc+1)*c.NumRegs]
		n.eachNext(pc, func(to int, _ bool) { n.back[to] = append(n.back[to], pc) })
	}
	for pc := range c.Instrs {
		n.add(pc)
	}
	for len(n.work) > 0 {
		pc := n.work[len(n.work)-1]
		n.work = n.work[:len(n.work)-1]
		n.queue[pc] = false
		if n.step(pc) {
			for _, from := range n.back[pc] {
				n.add(from)
			}
		}
	}
	return n.in
}

func (n *needs) add(pc int) {
	if !n.queue[pc] {
		n.queue[pc] = true
		n.work = append(n.work, pc)
	}
}

// eachNext calls f for every instruction that control can come to behind one.
func (n *needs) eachNext(pc int, f func(to int, jumps bool)) {
	ins := n.c.Instrs[pc]
	info := &opTable[ins.Op()]
	if info.imm == immJump || info.imm == immBack {
		f(pc+1+int(ins.Imm()), true)
	}
	if !info.ends {
		f(pc+1, false)
	}
	if row := n.inner[pc]; row > 0 {
		f(n.c.Table[row-1].Target, false)
	}
	if l := n.c.LateAt(pc); l != nil {
		f(l.To, false)
	}
}

// step finds the demands before an instruction from those behind it and reports whether
// there are more than before.
func (n *needs) step(pc int) bool {
	c := n.c
	ins := c.Instrs[pc]
	op := ins.Op()
	var after [256]Need
	info := &opTable[op]
	flow := func(to int, jumped bool) {
		var written registers
		eachWrite(ins, func(r int, onJump, onNext bool) {
			if onJump && jumped || onNext && !jumped {
				written.add(r)
			}
		})
		for r, x := range n.in[to] {
			if x == 0 {
				continue
			}
			if op == OpMove && r == ins.A() {
				after[ins.B()] |= x
			}
			if !written.has(r) {
				after[r] |= x
			}
		}
	}
	if info.imm == immJump || info.imm == immBack {
		flow(pc+1+int(ins.Imm()), true)
	}
	if !info.ends {
		flow(pc+1, false)
	}
	if row := n.inner[pc]; row > 0 {
		h := c.Table[row-1]
		for r, x := range n.in[h.Target] {
			if r != h.Reg && r < int(c.Depth[pc]) {
				after[r] |= x
			}
		}
	}
	if l := c.LateAt(pc); l != nil { // nothing has happened where the other form begins
		for r, x := range n.in[l.To] {
			after[r] |= x
		}
	}
	switch op {
	case OpCheck, OpUnbind: // what stands behind one knows
		after[ins.A()] &^= NeedValue
	}
	c.eachNeed(ins, func(r int, x Need) { after[r] |= x })
	more := false
	for r := range n.in[pc] {
		if x := n.in[pc][r] | after[r]; x != n.in[pc][r] {
			n.in[pc][r] = x
			more = true
		}
	}
	return more
}
