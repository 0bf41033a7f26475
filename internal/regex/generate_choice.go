package regex

import "slices"

// maxDispatch bounds the lists of one dispatch, in alternatives.
const maxDispatch = 1 << 14

// branch generates alternatives.
func (g *generator) branch(n *node) {
	p := n.part
	starts := make([]int32, len(p.alts))
	exits := make([]int32, 0, len(p.alts))
	g.need(8 * len(p.alts))
	index := int32(len(g.prog.switches))
	g.prog.switches = append(g.prog.switches, nil)
	g.choice(inst{op: opSwitch, x: index})
	firsts := make([]byteSet, len(p.alts))
	g.need(40 * len(p.alts))
	for i, alt := range p.alts {
		starts[i] = g.here()
		firsts[i] = g.firstOf(alt, p.follow)
		g.sequence(alt, p.follow)
		if i < len(p.alts)-1 {
			exits = append(exits, g.emit(inst{op: opJump}))
		}
		if g.err != nil {
			return
		}
	}
	for _, e := range exits {
		g.prog.code[e].x = g.here()
	}
	g.prog.switches[index] = g.dispatch(starts, firsts)
}

// firstOf is what a sequence followed by after can go on with.
func (g *generator) firstOf(s seq, after byteSet) byteSet {
	for i := len(s) - 1; i >= 0; i-- {
		after = g.before(&s[i], after)
		g.pay(4)
	}
	return after
}

// dispatch makes the table from the next byte to the alternatives that can match.
// If the lists get too long, all alternatives are tried always.
func (g *generator) dispatch(starts []int32, firsts []byteSet) *dispatch {
	if len(starts) > maxDispatch {
		return &dispatch{lists: [][]int32{starts}}
	}
	d := &dispatch{}
	g.need(dispatchSize)
	index := map[string]uint16{}
	total := 0
	key := make([]byte, 0, 4*len(starts))
	for b := range 257 {
		key = key[:0]
		for i := range firsts {
			if b < 256 && firsts[i].has(byte(b)) || b == 256 && firsts[i].end {
				key = append(key, byte(i), byte(i>>8), byte(i>>16), byte(i>>24))
			}
		}
		g.pay(len(firsts)/2 + 1)
		list, ok := index[string(key)]
		if !ok {
			if total += len(key) / 4; total > maxDispatch {
				return &dispatch{lists: [][]int32{starts}}
			}
			list = uint16(len(d.lists))
			index[string(key)] = list
			d.lists = append(d.lists, places(starts, key))
			g.need(24 + 2*len(key))
		}
		if b == 256 {
			d.end = list
		} else {
			d.tab[b] = list
		}
	}
	return d
}

// places are the starts of the alternatives whose numbers key holds.
func places(starts []int32, key []byte) []int32 {
	out := make([]int32, 0, len(key)/4)
	for i := 0; i < len(key); i += 4 {
		out = append(out, starts[int(key[i])|int(key[i+1])<<8|int(key[i+2])<<16|int(key[i+3])<<24])
	}
	return out
}

// singleRun reports whether the node repeats a single character.
func (n *node) singleRun() bool {
	if n.op != nodeRepeat || len(n.part.alts[0]) != 1 || n.part.max == 0 {
		return false
	}
	op := n.part.alts[0][0].op
	return op == nodeChar || op == nodeClass
}

// repeat generates a repetition.
func (g *generator) repeat(n *node) {
	p := n.part
	body := p.alts[0]
	switch {
	case p.max == 0:
	case n.singleRun():
		g.run(p, &body[0])
	case p.kind == possessive:
		g.loopAll(p)
	case p.min == 1 && p.max == 1:
		g.sequence(body, p.follow)
	case p.min == 0 && p.max == 1:
		g.optional(p)
	case p.max == unlimited && p.min <= 1 && !p.nullableBody:
		g.loop(p)
	default:
		g.countedLoop(p)
	}
}

// run generates the repetition of a single character.
func (g *generator) run(p *part, n *node) {
	in := inst{op: opRun, lo: p.min, hi: p.max, x: n.n}
	if n.op == nodeChar {
		in.x = g.char(n.n)
	}
	if p.min == 1 && p.max == 1 {
		g.emit(inst{op: opClass, x: in.x})
		return
	}
	first := g.classes[in.x].first()
	switch {
	case p.kind == possessive || p.min == p.max || first.disjoint(p.follow):
		// What comes next begins with no character of the run, so there is one
		// place where it can go on.
		in.op = opRunAll
	case p.kind == lazy:
		in.op = opRunLazy
	}
	if in.op != opRunAll {
		in.predict = g.predict(p.follow, byteSet{})
	}
	p.at = g.choice(in)
}

// bodyFirst is what one repetition can go on with.
func (g *generator) bodyFirst(p *part) byteSet {
	first := p.info.first
	first.end = false
	if p.nullableBody {
		return first.union(p.follow)
	}
	return first
}

// optional generates a repetition of at most once.
func (g *generator) optional(p *part) {
	first := g.bodyFirst(p)
	if p.kind == lazy {
		at := g.split(p.follow, first)
		g.prog.code[at].y = g.here()
		g.sequence(p.alts[0], p.follow)
		g.prog.code[at].x = g.here()
		return
	}
	at := g.split(first, p.follow)
	g.prog.code[at].x = g.here()
	g.sequence(p.alts[0], p.follow)
	g.prog.code[at].y = g.here()
}

// loop generates * and + of what takes at least one character.
func (g *generator) loop(p *part) {
	first := g.bodyFirst(p)
	after := first.union(p.follow)
	enter := int32(-1)
	if p.min == 0 {
		enter = g.emit(inst{op: opJump})
	}
	body := g.here()
	g.sequence(p.alts[0], after)
	if enter >= 0 && g.err == nil {
		g.prog.code[enter].x = g.here()
	}
	var at int32
	if p.kind == lazy {
		at = g.split(p.follow, first)
		g.prog.code[at].x, g.prog.code[at].y = g.here(), body
	} else {
		at = g.split(first, p.follow)
		g.prog.code[at].x, g.prog.code[at].y = body, g.here()
	}
}

// countedLoop generates a repetition that counts or that may take nothing.
func (g *generator) countedLoop(p *part) {
	r := g.registers(2)
	g.emit(inst{op: opLoopInit, x: r})
	enter := g.emit(inst{op: opJump})
	limit := p.max
	if limit == unlimited {
		limit = p.min
	}
	outer := g.loops
	g.loops = append(slices.Clip(outer), loopState{r, limit})
	body := g.here()
	if p.kind == lazy {
		g.emit(inst{op: opLoopMore, x: body + 1, y: r})
	}
	first := g.bodyFirst(p)
	g.sequence(p.alts[0], first.union(p.follow))
	if g.err != nil {
		return
	}
	g.prog.code[enter].x = g.here()
	in := inst{op: opLoop, x: body, y: r, lo: p.min, hi: p.max}
	if p.kind == lazy {
		in.op, in.x = opLoopLazy, body
	}
	if !p.nullableBody {
		in.predict = g.predict(first, p.follow)
	}
	at := g.choice(in)
	g.prog.code[at].z = g.here()
	g.loops = outer
}

// loopAll generates a possessive repetition: each time the body is final.
func (g *generator) loopAll(p *part) {
	r := g.registers(3)
	g.emit(inst{op: opLoopInit, x: r})
	loop := g.emit(inst{op: opLoopAll, y: r, lo: p.min, hi: p.max})
	g.prog.code[loop].x = g.here()
	g.region(p.alts[0])
	g.emit(inst{op: opLoopAllEnd, x: loop, y: r + 2})
	g.prog.code[loop].z = g.here()
}
