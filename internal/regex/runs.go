package regex

// This file crosses runs: repetitions of a single character, which take no frame a
// character but one for the whole run.

// scan is the position behind at most n characters of the class from pos on. It
// stops early if the meter refuses.
func (mt *engine[T]) scan(c *class, pos int, n uint32) int {
	if n != unlimited {
		return mt.scanCount(c, pos, n)
	}
	text := mt.text
	if c.scan != scanTable {
		return mt.scanTo(c, pos)
	}
	start := pos
	for pos < len(text) {
		end := min(len(text), pos+searchChunk)
		for pos < end {
			what := c.tab[text[pos]]
			if what == byteYes {
				pos++
				continue
			}
			n := 0
			if what != byteNo {
				n = next(c, text, pos)
			}
			if n == 0 {
				end = -1
				break
			}
			pos += n
		}
		mt.owed += (pos - start) >> 4
		mt.work += (pos - start) >> 5
		start = pos
		if end < 0 {
			break
		}
		if mt.charge(0); mt.err != nil {
			break
		}
	}
	return pos
}

// scanTo crosses a run of a class that has all characters, or all but one.
func (mt *engine[T]) scanTo(c *class, pos int) int {
	text := mt.text
	for pos < len(text) {
		end := min(len(text), pos+searchChunk)
		i := -1
		if c.scan == scanStop {
			i = mt.indexByte(pos, end, c.stop)
		}
		if i >= 0 {
			mt.owed += i >> 6
			mt.work += i >> 9
			return pos + i
		}
		mt.work += (end - pos) >> 9
		mt.charge((end - pos) >> 6)
		if pos = end; mt.err != nil {
			break
		}
	}
	return max(pos, len(text))
}

// scanCount is scan with a limit.
func (mt *engine[T]) scanCount(c *class, pos int, n uint32) int {
	text := mt.text
	for ; n > 0 && pos < len(text); n-- {
		if what := c.tab[text[pos]]; what == byteYes {
			pos++
		} else {
			size := 0
			if what != byteNo {
				size = next(c, text, pos)
			}
			if size == 0 {
				break
			}
			pos += size
		}
		if n&7 == 0 {
			if mt.tick(); mt.err != nil {
				break
			}
		}
	}
	return pos
}

// scanExactly is the position behind exactly n characters of the class, -1 if there
// are fewer.
func (mt *engine[T]) scanExactly(c *class, pos int, n uint32) int {
	text := mt.text
	if pos > len(text) {
		return -1 // matching started behind the end
	}
	if n == 0 {
		return pos
	}
	if n == 1 {
		if pos < len(text) {
			if c.tab[text[pos]] == byteYes {
				return pos + 1
			}
			if size := next(c, text, pos); size > 0 {
				return pos + size
			}
		}
		return -1
	}
	if int(n) > len(text)-pos {
		return -1
	}
	end := mt.scanCount(c, pos, n)
	if mt.narrow {
		if end-pos != int(n) {
			return -1
		}
		return end
	}
	count := uint32(0)
	for i := pos; i < end; count++ {
		i += charLen(text, i)
		if count&7 == 0 {
			if mt.tick(); mt.err != nil {
				return -1
			}
		}
	}
	if count != n {
		return -1
	}
	return end
}

// more is how many characters a run may take beyond its least.
func (in *inst) more() uint32 {
	if in.hi == unlimited {
		return unlimited
	}
	return in.hi - in.lo
}

// runAll takes a run whose end is final. It returns the position behind it, or -1.
func (mt *engine[T]) runAll(in *inst, pos int) int {
	c := mt.prog.classes[in.x]
	if mt.memo.on {
		return mt.runAllMemo(in, c, pos)
	}
	least := mt.scanExactly(c, pos, in.lo)
	if least < 0 || in.hi == in.lo {
		return least
	}
	return mt.scan(c, least, in.more())
}

// runGreedy takes a run that may give characters back. It returns the position
// behind it, or -1.
func (mt *engine[T]) runGreedy(in *inst, pc int32, pos int) int {
	c := mt.prog.classes[in.x]
	least := mt.scanExactly(c, pos, in.lo)
	if least < 0 {
		return -1
	}
	var most int
	if mt.memo.on {
		if most = mt.runMemo(in, c, least); most < 0 {
			return -1
		}
	} else {
		most = mt.scan(c, least, in.more())
	}
	if most > least {
		mt.push(frameRun, pc, least, most)
	}
	return most
}

// giveBack shortens the run of a frame to the next place where what follows can
// match.
func (mt *engine[T]) giveBack(f *frame) (pc int32, pos int, ok bool) {
	in := &mt.prog.code[f.x]
	text := mt.text
	least, pos := f.a, f.b
	start := pos
	var t *predict
	if in.predict != 0 {
		t = mt.prog.predicts[in.predict]
	}
	for pos > least {
		pos = mt.back1(pos)
		if t == nil || t.tab[text[pos]]&firstSide != 0 || start-pos >= searchChunk {
			ok = true
			break
		}
	}
	mt.owed += 1 + (start-pos)>>2
	mt.work += (start - pos) >> 5
	if pos <= least {
		mt.sp--
	} else {
		f.b = pos
	}
	return f.x + 1, pos, ok
}

// runLazy takes the least of a run. It returns the position behind it, or -1.
func (mt *engine[T]) runLazy(in *inst, pc int32, pos int) int {
	c := mt.prog.classes[in.x]
	least := mt.scanExactly(c, pos, in.lo)
	if least < 0 {
		return -1
	}
	if mt.memo.on && !mt.enter(in.id, least) {
		return -1
	}
	if mt.canFollow(in, least) {
		mt.push(frameLazy, pc, least, int(in.more()))
		return least
	}
	end, left := mt.lengthen(in, c, least, in.more())
	if end >= 0 {
		mt.push(frameLazy, pc, end, int(left))
	}
	return end
}

// canFollow reports whether what follows a run can begin at pos.
func (mt *engine[T]) canFollow(in *inst, pos int) bool {
	return mt.sides(in, pos)&firstSide != 0
}

// takeMore lengthens the run of a lazy frame to the next place where what follows
// can match.
func (mt *engine[T]) takeMore(f *frame) (pc int32, pos int, ok bool) {
	in := &mt.prog.code[f.x]
	end, left := mt.lengthen(in, mt.prog.classes[in.x], f.a, uint32(f.b))
	if end < 0 {
		mt.sp--
		return 0, 0, false
	}
	f.a, f.b = end, int(left)
	return f.x + 1, end, true
}

// lengthen takes at least one and at most n characters, up to the next place where
// what follows can match. It returns the place, -1 if there is none, and how many
// more may be taken from there.
func (mt *engine[T]) lengthen(in *inst, c *class, pos int, n uint32) (end int, left uint32) {
	text := mt.text
	start := pos
	remember := mt.memo.on && in.hi == unlimited
	for n > 0 && pos < len(text) {
		size := next(c, text, pos)
		if size == 0 || remember && !mt.memo.visit(&mt.scratch, in.id, pos+size, !mt.prog.states[in.id].inner) {
			break
		}
		pos += size
		if n != unlimited {
			n--
		}
		if mt.canFollow(in, pos) || pos-start >= searchChunk {
			mt.owed += 1 + (pos-start)>>1
			mt.work += (pos - start) >> 4
			return pos, n
		}
	}
	mt.owed += 1 + (pos-start)>>1
	mt.work += (pos - start) >> 4
	return -1, 0
}

// folded is the character at pos without its case, and its length.
func (mt *engine[T]) folded(pos int, kind uint8) (rune, int) {
	r, n := rune(mt.full[pos]), 1
	if !mt.prog.Bytes {
		r, n = decode(mt.full, pos)
	}
	if kind == backrefUnicode {
		return unicodeFold().lower(r), n
	}
	return lowerASCII(r), n
}
