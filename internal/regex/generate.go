package regex

import (
	"slices"

	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// maxString is the most bytes one instruction compares.
const maxString = 4096

// A generator makes the program of a tree.
type generator struct {
	analysis
	account
	prog     *Prog
	predicts map[predict]int32
	literals []byte
	loops    []loopState // the counted loops around the next instruction
	regions  int         // the regions around it
}

func generate(t *tree, m meter.Meter) (*Prog, error) {
	g := &generator{predicts: map[predict]int32{}}
	g.account.m = m
	g.classTable = classTable{account: &g.account, bytes: t.bytes, index: map[string]int32{}, chars: map[rune]int32{}}
	g.prog = &Prog{
		Flags: t.flags, NumGroups: len(t.groups) - 1, Bytes: t.bytes,
		GroupNames: t.names, GroupIndex: t.named, byName: t.byName, Warnings: t.warn,
		regs: 2*len(t.groups) + 1, predicts: []*predict{nil},
	}
	v := g.analysis.sequence(t.seq)
	if g.err != nil {
		return nil, g.err
	}
	g.sequence(t.seq, anyByte)
	g.emit(inst{op: opMatch})
	if g.err == nil {
		g.prog.plan = g.makePlan(t.seq, v)
		g.finish(t)
	}
	g.settle()
	if g.err != nil {
		return nil, g.err
	}
	return g.prog, nil
}

// finish completes the program and its size.
func (g *generator) finish(t *tree) {
	p := g.prog
	p.classes = g.classes
	p.literals = string(g.literals)
	p.memo = !g.recalls && len(p.states) > 0
	p.size = 512 + cap(p.code)*instSize + len(p.literals) + len(p.predicts)*(8+predictSize)
	for _, c := range p.classes {
		p.size += classSize + 8*len(c.ranges)
	}
	for _, d := range p.switches {
		p.size += dispatchSize
		for _, l := range d.lists {
			p.size += 24 + 4*len(l)
		}
	}
	for _, s := range p.states {
		p.size += stateSize + 8*len(s.loops)
		p.loops = max(p.loops, len(s.loops))
	}
	for _, name := range t.names {
		p.size += 64 + len(name)
	}
}

// emit appends an instruction and returns its place.
func (g *generator) emit(in inst) int32 {
	if len(g.prog.code) == cap(g.prog.code) {
		g.need(2 * instSize * len(g.prog.code))
	}
	g.pay(4)
	if g.err == nil || len(g.prog.code) == 0 {
		g.prog.code = append(g.prog.code, in)
	}
	return int32(len(g.prog.code) - 1)
}

// here is the place of the next instruction.
func (g *generator) here() int32 { return int32(len(g.prog.code)) }

// choice appends an instruction before which a state can be remembered as failed.
func (g *generator) choice(in inst) int32 {
	in.id = int32(len(g.prog.states))
	g.need(2*stateSize + 8*len(g.loops))
	g.prog.states = append(g.prog.states, state{slices.Clone(g.loops), g.regions > 0})
	return g.emit(in)
}

// registers takes registers.
func (g *generator) registers(n int) int32 {
	r := g.prog.regs
	g.prog.regs += n
	g.need(8 * n)
	return int32(r)
}

// sequence generates a sequence; after is what can come behind it.
func (g *generator) sequence(s seq, after byteSet) {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i].part != nil {
			s[i].part.follow = after
		}
		after = g.before(&s[i], after)
		g.pay(4)
	}
	for i := 0; i < len(s) && g.err == nil; {
		if s[i].op == nodeChar {
			i = g.chars(s, i)
			continue
		}
		g.node(&s[i])
		i++
	}
}

// chars generates the characters from s[i] on and returns the index behind them.
func (g *generator) chars(s seq, i int) int {
	start := len(g.literals)
	lit := g.literals
	first := i
	for ; i < len(s) && s[i].op == nodeChar && len(lit)-start < maxString; i++ {
		if g.bytes {
			lit = append(lit, byte(s[i].n))
		} else {
			lit = unicode.AppendRune(lit, s[i].n)
		}
	}
	g.pay(i - first)
	if len(lit)-start == 1 {
		g.emit(inst{op: opByte, arg: lit[start]})
		return i
	}
	g.need(2 * (len(lit) - start))
	g.literals = lit
	g.emit(inst{op: opString, x: int32(start), y: int32(len(lit))})
	return i
}

var atOps = [...]opcode{
	atStart: opTextStart, atTextStart: opTextStart, atLineStart: opLineStart,
	atEnd: opEnd, atLineEnd: opLineEnd, atTextEnd: opTextEnd,
	atBoundary: opBoundary, atNonBoundary: opBoundary,
}

// node generates one node.
func (g *generator) node(n *node) {
	switch n.op {
	case nodeChar:
		g.chars(seq{*n}, 0)
	case nodeClass:
		g.emit(inst{op: opClass, x: n.n})
	case nodeAt:
		in := inst{op: atOps[n.n]}
		if n.n == atNonBoundary {
			in.arg |= 1
		}
		if n.flags&Unicode == 0 {
			in.arg |= 2
		}
		g.emit(in)
	case nodeFail:
		g.emit(inst{op: opFail})
	case nodeBackref:
		g.emit(inst{op: opBackref, x: n.n, arg: backrefKindOf(n.flags)})
	case nodeBranch:
		g.branch(n)
	case nodeGroup:
		if n.n == 0 {
			g.sequence(n.part.alts[0], n.part.follow)
			return
		}
		g.emit(inst{op: opSave, x: 2 * n.n})
		g.sequence(n.part.alts[0], n.part.follow)
		g.emit(inst{op: opClose, x: 2*n.n + 1, y: n.n})
	case nodeAtomic:
		if body := n.part.alts[0]; len(body) == 1 && body[0].singleRun() && body[0].part.kind != lazy {
			run := *body[0].part
			run.kind, run.follow = possessive, n.part.follow
			g.run(&run, &run.alts[0][0])
			return
		}
		r := g.registers(1)
		g.emit(inst{op: opAtomic, x: r})
		g.region(n.part.alts[0])
		g.emit(inst{op: opAtomicEnd, x: r})
	case nodeLook:
		g.look(n)
	case nodeCond:
		g.cond(n)
	case nodeRepeat:
		g.repeat(n)
	}
}

func backrefKindOf(flags Flags) uint8 {
	switch {
	case flags&IgnoreCase == 0:
		return backrefExact
	case flags&Unicode != 0 && flags&Locale == 0:
		return backrefUnicode
	}
	return backrefASCII
}

// region generates what must match by itself: whatever comes behind it, it takes
// the first way. Whether it matches depends on no loop around it.
func (g *generator) region(s seq) {
	loops := g.loops
	g.loops = nil
	g.regions++
	g.sequence(s, anyByte)
	g.regions--
	g.loops = loops
}

func (g *generator) look(n *node) {
	p := n.part
	in := inst{op: opLook, x: g.registers(2)}
	end := inst{op: opLookEnd, x: in.x}
	if p.negative {
		in.op, end.op = opLookNot, opLookNotEnd
	}
	if p.behind {
		in.lo = uint32(p.width.lo)
	}
	start := g.emit(in)
	g.region(p.alts[0])
	g.emit(end)
	g.prog.code[start].y = g.here()
}

func (g *generator) cond(n *node) {
	p := n.part
	test := g.emit(inst{op: opCond, x: n.n})
	g.sequence(p.alts[0], p.follow)
	if len(p.alts[1]) > 0 {
		skip := g.emit(inst{op: opJump})
		g.prog.code[test].y = g.here()
		g.sequence(p.alts[1], p.follow)
		g.prog.code[skip].x = g.here()
		return
	}
	g.prog.code[test].y = g.here()
}

// predict makes the table for a choice of two ways; 0 if it would tell nothing.
func (g *generator) predict(first, second byteSet) int32 {
	if first == anyByte && second == anyByte {
		return 0
	}
	var t predict
	for b := range 256 {
		if first.has(byte(b)) {
			t.tab[b] |= firstSide
		}
		if second.has(byte(b)) {
			t.tab[b] |= secondSide
		}
	}
	if first.end {
		t.end |= firstSide
	}
	if second.end {
		t.end |= secondSide
	}
	g.pay(64)
	if i, ok := g.predicts[t]; ok {
		return i
	}
	g.need(3 * predictSize)
	i := int32(len(g.prog.predicts))
	g.predicts[t] = i
	g.prog.predicts = append(g.prog.predicts, &t)
	return i
}

// split generates a choice of two ways. The caller sets where they are.
func (g *generator) split(first, second byteSet) int32 {
	return g.choice(inst{op: opSplit, predict: g.predict(first, second)})
}
