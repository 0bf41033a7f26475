package regex

// run matches at start and returns where the match ends. It works through the
// instructions; one that fails goes back to the last choice on the stack, and if
// there is none the match fails.
func (mt *engine[T]) run(start int) (end int, ok bool) {
	p, text := mt.prog, mt.text
	pc, pos := int32(0), start
	steps := 1
	for {
		if steps++; steps >= payEvery {
			if mt.charge(steps); mt.err != nil {
				return 0, false
			}
			steps = 0
		}
		in := &p.code[pc]
		switch in.op {
		case opByte:
			if pos < len(text) && text[pos] == in.arg {
				pos++
				pc++
				continue
			}
		case opString:
			lit := p.literals[in.x:in.y]
			if len(text)-pos >= len(lit) && string(text[pos:pos+len(lit)]) == lit {
				pos += len(lit)
				mt.owed += len(lit) >> 5
				pc++
				continue
			}
		case opClass:
			if pos < len(text) {
				c := p.classes[in.x]
				if what := c.tab[text[pos]]; what == byteYes {
					pos++
					pc++
					continue
				} else if what != byteNo {
					if n := next(c, text, pos); n > 0 {
						pos += n
						pc++
						continue
					}
				}
			}
		case opRunAll:
			if end := mt.runAll(in, pos); end >= 0 {
				if in.arg == leadRun {
					mt.lead = end
				}
				pos = end
				pc++
				continue
			}
		case opRun:
			if end := mt.runGreedy(in, pc, pos); end >= 0 {
				pos = end
				pc++
				continue
			}
		case opRunLazy:
			if end := mt.runLazy(in, pc, pos); end >= 0 {
				pos = end
				pc++
				continue
			}
		case opSave:
			mt.set(in.x, pos)
			pc++
			continue
		case opClose:
			last := &mt.regs[2*p.NumGroups+2]
			mt.push(frameClose, in.x, mt.regs[in.x], *last)
			mt.regs[in.x], *last = pos, int(in.y)
			pc++
			continue
		case opJump:
			pc = in.x
			continue
		case opSplit:
			if mt.memo.on && !mt.enter(in.id, pos) {
				break
			}
			sides := uint8(firstSide | secondSide)
			if in.predict != 0 {
				t := p.predicts[in.predict]
				if sides = t.end; pos < len(text) {
					sides = t.tab[text[pos]]
				}
			}
			switch sides {
			case firstSide | secondSide:
				mt.push(frameChoice, in.y, pos, 0)
				pc = in.x
				continue
			case firstSide:
				pc = in.x
				continue
			case secondSide:
				pc = in.y
				continue
			}
		case opSwitch:
			if next := mt.switchTo(in, pc, pos); next >= 0 {
				pc = next
				continue
			}
		case opMatch:
			if (mt.mode != FullMatch || pos == len(text)) && (pos != mt.forbid || pos != start) {
				mt.owed += steps
				return pos, true
			}
		default:
			if next, at := mt.rare(in, pc, pos); next >= 0 {
				pc, pos = next, at
				continue
			}
		}
		if pc, pos, ok = mt.back(pos); !ok {
			mt.owed += steps
			return 0, false
		}
	}
}

// switchTo chooses an alternative, -1 if none can match.
func (mt *engine[T]) switchTo(in *inst, pc int32, pos int) int32 {
	if mt.memo.on && !mt.enter(in.id, pos) {
		return -1
	}
	d := mt.prog.switches[in.x]
	list := d.end
	if pos < len(mt.text) {
		list = d.tab[mt.text[pos]]
	}
	places := d.lists[list]
	switch len(places) {
	case 0:
		return -1
	case 1:
	default:
		mt.push(frameSwitch, pc, pos, int(list)<<32|1)
	}
	return places[0]
}

// rare executes the instructions that run does not. It returns where to go on, -1 if
// the instruction fails.
func (mt *engine[T]) rare(in *inst, pc int32, pos int) (int32, int) {
	mt.owed += 2
	switch in.op {
	case opTextStart, opLineStart, opEnd, opLineEnd, opTextEnd, opBoundary:
		if mt.at(in, pos) {
			return pc + 1, pos
		}
	case opLoopInit:
		mt.set(in.x, -1)
		mt.set(in.x+1, -1)
		return pc + 1, pos
	case opLoop:
		return mt.loop(in, pos), pos
	case opLoopLazy:
		return mt.loopLazy(in, pos), pos
	case opLoopMore:
		mt.set(in.y, mt.regs[in.y]+1)
		mt.set(in.y+1, pos)
		return in.x, pos
	case opLoopAll:
		return mt.loopAll(in, pos), pos
	case opLoopAllEnd:
		mt.cut(mt.regs[in.y])
		return in.x, pos
	case opAtomic:
		mt.regs[in.x] = mt.sp
		return pc + 1, pos
	case opAtomicEnd:
		mt.cut(mt.regs[in.x])
		return pc + 1, pos
	case opLook, opLookNot:
		return mt.look(in, pc, pos)
	case opLookEnd:
		mt.cut(mt.regs[in.x])
		return pc + 1, mt.regs[in.x+1]
	case opLookNotEnd:
		mt.unwind(mt.regs[in.x])
	case opBackref:
		if end := mt.backref(in, pos); end >= 0 {
			return pc + 1, end
		}
	case opCond:
		start, end := mt.regs[2*in.x], mt.regs[2*in.x+1]
		if start >= 0 && end >= start {
			return pc + 1, pos
		}
		return in.y, pos
	}
	return -1, pos
}

// at reports whether pos is the place an instruction asks for.
func (mt *engine[T]) at(in *inst, pos int) bool {
	text := mt.text
	switch in.op {
	case opTextStart:
		return pos == 0
	case opLineStart:
		return pos == 0 || mt.full[pos-1] == '\n'
	case opEnd:
		return pos == len(text) || pos == len(text)-1 && text[pos] == '\n'
	case opLineEnd:
		return pos == len(text) || pos < len(text) && text[pos] == '\n'
	case opTextEnd:
		return pos == len(text)
	}
	if len(text) == 0 {
		return false // neither \b nor \B is in an empty text
	}
	ascii := in.arg&2 != 0
	before := pos > 0 && mt.isWord(mt.back1(pos), ascii)
	after := pos < len(text) && mt.isWord(pos, ascii)
	return (before != after) == (in.arg&1 == 0)
}

// isWord reports whether the character at pos belongs to a word.
func (mt *engine[T]) isWord(pos int, ascii bool) bool {
	b := mt.full[pos]
	if b < 0x80 {
		return isASCIILetter(rune(b)) || b-'0' < 10 || b == '_'
	}
	if ascii || mt.prog.Bytes {
		return false
	}
	r, _ := decode(mt.full, pos)
	return unicodeCategory(catWord, r)
}

// loop comes after a repetition of a counted loop, or before the first.
func (mt *engine[T]) loop(in *inst, pos int) int32 {
	count, last := mt.regs[in.y]+1, mt.regs[in.y+1]
	if count < int(in.lo) {
		mt.set(in.y, count)
		return in.x
	}
	if mt.memo.on && !mt.enter(in.id, pos) {
		return -1
	}
	if pos == last || in.hi != unlimited && count >= int(in.hi) {
		return in.z
	}
	switch mt.sides(in, pos) {
	case 0:
		return -1
	case secondSide:
		return in.z
	case firstSide | secondSide:
		mt.push(frameChoice, in.z, pos, 0)
	}
	mt.set(in.y, count)
	mt.set(in.y+1, pos)
	return in.x
}

// sides are the sides of a choice that can match.
func (mt *engine[T]) sides(in *inst, pos int) uint8 {
	if in.predict == 0 {
		return firstSide | secondSide
	}
	t := mt.prog.predicts[in.predict]
	if pos < len(mt.text) {
		return t.tab[mt.text[pos]]
	}
	return t.end
}

// loopLazy is loop with the fewest repetitions first.
func (mt *engine[T]) loopLazy(in *inst, pos int) int32 {
	count, last := mt.regs[in.y]+1, mt.regs[in.y+1]
	if count < int(in.lo) {
		mt.set(in.y, count)
		return in.x + 1
	}
	if mt.memo.on && !mt.enter(in.id, pos) {
		return -1
	}
	if pos == last || in.hi != unlimited && count >= int(in.hi) {
		return in.z
	}
	switch mt.sides(in, pos) {
	case 0:
		return -1
	case firstSide:
		return in.x
	case firstSide | secondSide:
		mt.push(frameChoice, in.x, pos, 0)
	}
	return in.z
}

// loopAll is loop for possessive repeats: no choice outlives a repetition.
func (mt *engine[T]) loopAll(in *inst, pos int) int32 {
	count, last := mt.regs[in.y]+1, mt.regs[in.y+1]
	mt.regs[in.y+2] = mt.sp
	if count < int(in.lo) {
		mt.set(in.y, count)
		return in.x
	}
	if pos == last || in.hi != unlimited && count >= int(in.hi) {
		return in.z
	}
	mt.push(frameChoice, in.z, pos, 0)
	mt.set(in.y, count)
	mt.set(in.y+1, pos)
	return in.x
}

// look begins lookahead or lookbehind.
func (mt *engine[T]) look(in *inst, pc int32, pos int) (int32, int) {
	start := mt.behind(pos, in.lo)
	if start < 0 {
		if in.op == opLookNot {
			return in.y, pos
		}
		return -1, pos
	}
	mt.regs[in.x] = mt.sp
	if in.op == opLookNot {
		mt.push(frameChoice, in.y, pos, 0)
	} else {
		mt.regs[in.x+1] = pos
	}
	return pc + 1, start
}

// behind is the position n characters before pos, -1 if there are not so many.
func (mt *engine[T]) behind(pos int, n uint32) int {
	if n == 0 {
		return pos
	}
	if int(n) > pos {
		return -1
	}
	if mt.narrow {
		return pos - int(n)
	}
	for ; n > 0 && pos > 0; n-- {
		pos = mt.back1(pos)
		if mt.tick(); mt.err != nil {
			return -1
		}
	}
	if n > 0 {
		return -1
	}
	return pos
}

// backref takes what a group matched. It returns the position behind it, or -1.
func (mt *engine[T]) backref(in *inst, pos int) int {
	start, end := mt.regs[2*in.x], mt.regs[2*in.x+1]
	if start < 0 || end < start {
		return -1
	}
	text := mt.text
	for start < end {
		if pos >= len(text) {
			return -1
		}
		if in.arg == backrefExact {
			n := min(end-start, searchChunk, len(text)-pos)
			if string(mt.full[start:start+n]) != string(text[pos:pos+n]) {
				return -1
			}
			start, pos = start+n, pos+n
			mt.owed += n >> 5
		} else {
			a, n := mt.folded(start, in.arg)
			b, m := mt.folded(pos, in.arg)
			if a != b {
				return -1
			}
			start, pos = start+n, pos+m
			mt.owed++
		}
		if mt.tick(); mt.err != nil {
			return -1
		}
	}
	return pos
}
