package regex

// A frame is an entry of the stack of choices: another way to go on, or the old
// value of a register, or a state to remember as failed when all frames above it
// are gone.
type frame struct {
	kind frameKind
	x    int32
	a, b int
}

type frameKind int32

const (
	// Frames up to frameClose restore; they stay when choices are dropped.
	frameReg    frameKind = iota // register x was a
	frameClose                   // register x was a, the last group b
	frameChoice                  // go on at x from position a
	frameRun                     // the run at x may end from a to b
	frameLazy                    // the run at x may take up to b more from a
	frameSwitch                  // the switch at x from position a; b: list and next entry
	frameFailed                  // remember state x at positions a to b
)

// A segment is the unit in which the stack grows, so that it never has to be copied.
type segment [segmentFrames]frame

const (
	segmentShift  = 8
	segmentFrames = 1 << segmentShift
	segmentSize   = segmentFrames * frameSize
	frameSize     = 24
)

// frame is the frame at height i.
func (mt *scratch) frame(i int) *frame {
	return &mt.stack[uint(i)>>segmentShift][i&(segmentFrames-1)]
}

// push puts a frame on the stack. If the meter refuses the memory, the stack is
// emptied and err set: the match goes on with what is wrong then, but not for long
// and not out of bounds.
func (mt *scratch) push(kind frameKind, x int32, a, b int) {
	if mt.sp == mt.frames {
		mt.grow()
	}
	f := mt.frame(mt.sp)
	f.kind, f.x, f.a, f.b = kind, x, a, b
	mt.sp++
}

// grow grants the stack one more segment. What it asks for depends on the frames in
// use alone, not on memory an earlier match left.
func (mt *scratch) grow() {
	if mt.err == nil {
		mt.err = mt.m.Need(segmentSize)
	}
	if mt.err != nil {
		mt.sp = 0
		return
	}
	if mt.frames>>segmentShift == len(mt.stack) {
		mt.stack = append(mt.stack, new(segment))
	}
	mt.frames += segmentFrames
}

// set changes a register so that going back restores it.
func (mt *scratch) set(reg int32, v int) {
	mt.push(frameReg, reg, mt.regs[reg], 0)
	mt.regs[reg] = v
}

// cut drops the choices above height h. What restores registers stays.
func (mt *scratch) cut(h int) {
	h = min(h, mt.sp)
	n := h
	for i := h; i < mt.sp; i++ {
		if f := mt.frame(i); f.kind <= frameClose {
			*mt.frame(n) = *f
			n++
		}
		if mt.tick(); mt.err != nil {
			break
		}
	}
	mt.sp = n
}

// unwind goes back to height h without trying what is there.
func (mt *scratch) unwind(h int) {
	h = min(h, mt.sp)
	for mt.sp > h {
		mt.sp--
		mt.restore(mt.frame(mt.sp))
		if mt.tick(); mt.err != nil {
			mt.sp = h
		}
	}
}

// tick owes one unit and pays from time to time.
func (mt *scratch) tick() {
	if mt.owed++; mt.owed >= payEvery {
		mt.charge(0)
	}
}

// restore undoes what a frame says a register was.
func (mt *scratch) restore(f *frame) {
	switch f.kind {
	case frameReg:
		mt.regs[f.x] = f.a
	case frameClose:
		mt.regs[f.x] = f.a
		mt.regs[2*mt.prog.NumGroups+2] = f.b
	}
}

// back goes back to the last choice: where to go on, and from which position. ok is
// false if there is none.
func (mt *engine[T]) back(from int) (pc int32, pos int, ok bool) {
	mt.reach = max(mt.reach, from)
	for mt.sp > 0 {
		f := mt.frame(mt.sp - 1)
		switch f.kind {
		case frameReg, frameClose:
			mt.sp--
			mt.restore(f)
			continue
		case frameFailed:
			mt.sp--
			mt.failed(f.x, f.a, f.b)
			continue
		case frameChoice:
			mt.sp--
			pc, pos, ok = f.x, f.a, true
		case frameRun:
			pc, pos, ok = mt.giveBack(f)
		case frameLazy:
			pc, pos, ok = mt.takeMore(f)
		case frameSwitch:
			pc, pos, ok = mt.nextAlternative(f), f.a, true
		}
		if mt.owed >= payEvery {
			mt.charge(0)
		}
		if ok {
			mt.tired()
			return pc, pos, true
		}
	}
	return 0, 0, false
}

// tired starts to remember failed states when going back has taken more work than
// the text looked at justifies.
func (mt *scratch) tired() {
	mt.work++
	if mt.work > 512+8*(mt.reach-mt.origin) && !mt.memo.on && mt.prog.memo {
		mt.memo.start(mt.prog)
	}
}

// nextAlternative is the place of the next alternative of a switch.
func (mt *scratch) nextAlternative(f *frame) int32 {
	list := mt.prog.switches[mt.prog.code[f.x].x].lists[f.b>>32]
	next := f.b & 0xffffffff
	f.b++
	if next+1 == len(list) {
		mt.sp--
	}
	return list[next]
}
