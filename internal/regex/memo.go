package regex

// A memo remembers states that failed, so that none is tried twice in one search:
// with it, backtracking takes time linear in the text. A state is an instruction and
// a position and, inside counted loops, what the loops around the instruction hold;
// given these, what comes before cannot change what comes after, since programs with
// backreferences and conditionals use no memo.
//
// States are marked when they are entered. What is marked has failed or is being
// tried, and a state is never entered while it is being tried, because the position
// only grows and an empty repetition ends its loop. Inside lookaround and atomic
// groups, where a choice can be dropped untried, a state is marked when all its ways
// have failed instead.
//
// Marks are bits in pages of 64 positions and 8 instructions, found by a hash table:
// a search over a long text that gets on touches few of them.
type memo struct {
	on      bool
	keyLen  int // integers of a key: page number, then one for each counted loop
	groups  int // pages for the same positions
	stride  int // words of a page
	granted int // bytes the meter has granted
	room    int // pages there is room for
	pages   int
	table   []int32 // page+1 by hash of the key, 0 for none
	keys    []int
	bits    []uint64
	key     []int
	last    int // the page used last
}

const (
	firstPages = 64
	// maxMemoBytes bounds a memo; beyond it no new states are remembered.
	maxMemoBytes = 24 << 20
)

// start begins with nothing remembered.
func (mm *memo) start(p *Prog) {
	ids := len(p.states)
	mm.on = true
	mm.keyLen = 1 + p.loops
	mm.groups = (ids + 7) >> 3
	mm.stride = min(ids, 8)
	mm.room, mm.pages, mm.last = 0, 0, -1
	if cap(mm.key) < mm.keyLen {
		mm.key = make([]int, mm.keyLen)
	}
	mm.key = mm.key[:mm.keyLen]
}

// size is the number of bytes the memo holds.
func (mm *memo) size() int { return 4*cap(mm.table) + 8*cap(mm.keys) + 8*cap(mm.bits) }

// enter reports whether a state is worth trying, and sees to it that its failure is
// remembered.
func (mt *scratch) enter(id int32, pos int) bool {
	inner := mt.prog.states[id].inner
	if !mt.memo.visit(mt, id, pos, !inner) {
		return false
	}
	if inner {
		mt.push(frameFailed, id, pos, pos)
	}
	return true
}

// visit reports whether a state is unmarked, and marks it if mark is set.
func (mm *memo) visit(mt *scratch, id int32, pos int, mark bool) bool {
	page := mm.page(mt, id, pos)
	if page < 0 {
		return true
	}
	word := &mm.bits[page*mm.stride+int(id)&7]
	bit := uint64(1) << (pos & 63)
	if *word&bit != 0 {
		return false
	}
	if mark {
		*word |= bit
	}
	return true
}

// failed marks a state at the positions from first to last, as a frame says.
func (mt *scratch) failed(id int32, first, last int) {
	for pos := first; pos <= last && mt.err == nil; pos++ {
		mt.memo.visit(mt, id, pos, true)
		if mt.owed >= payEvery {
			mt.charge(0)
		}
	}
}

// page finds or makes the page of a state; -1 if there can be no more.
func (mm *memo) page(mt *scratch, id int32, pos int) int {
	mt.owed += 2
	key := mm.key
	key[0] = pos>>6*mm.groups + int(id)>>3
	loops := mt.prog.states[id].loops
	for i := 1; i < len(key); i++ {
		key[i] = 0
		if i <= len(loops) {
			key[i] = mt.loopKey(loops[i-1], pos)
		}
	}
	if mm.last >= 0 && mm.same(mm.last, key) {
		return mm.last
	}
	if mm.pages == mm.room && !mm.grow(mt) {
		return -1
	}
	mask := len(mm.table) - 1
	for h := hashKey(key) & mask; ; h = (h + 1) & mask {
		page := int(mm.table[h]) - 1
		if page < 0 {
			page = mm.pages
			mm.pages++
			mm.table[h] = int32(page) + 1
			copy(mm.keys[page*mm.keyLen:], key)
			clear(mm.bits[page*mm.stride : (page+1)*mm.stride])
		} else if !mm.same(page, key) {
			continue
		}
		mm.last = page
		return page
	}
}

// loopKey is what matters of a counted loop.
func (mt *scratch) loopKey(l loopState, pos int) int {
	key := min(mt.regs[l.reg], int(l.limit)) << 1
	if mt.regs[l.reg+1] == pos {
		key |= 1
	}
	return key
}

func (mm *memo) same(page int, key []int) bool {
	for i, v := range mm.keys[page*mm.keyLen:][:len(key)] {
		if v != key[i] {
			return false
		}
	}
	return true
}

func hashKey(key []int) int {
	h := uint64(0)
	for _, v := range key {
		h = (h ^ uint64(v)) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	return int(h >> 1)
}

// grow makes room for twice as many pages.
func (mm *memo) grow(mt *scratch) bool {
	n := max(2*mm.room, firstPages)
	size := n * (8*mm.keyLen + 8*mm.stride + 2*4)
	if size > maxMemoBytes || mt.err != nil {
		return false
	}
	if size > mm.granted {
		if mt.err = mt.m.Need(size); mt.err != nil {
			return false
		}
		mm.granted = size
	}
	mm.room = n
	mm.keys = resize(mm.keys, n*mm.keyLen)
	mm.bits = resize(mm.bits, n*mm.stride)
	mm.table = resize(mm.table[:0], 2*n)
	clear(mm.table)
	mask := len(mm.table) - 1
	for page := range mm.pages {
		h := hashKey(mm.keys[page*mm.keyLen:][:mm.keyLen]) & mask
		for mm.table[h] != 0 {
			h = (h + 1) & mask
		}
		mm.table[h] = int32(page) + 1
		mt.tick()
	}
	return true
}

// resize gives a slice n elements and keeps what it holds.
func resize[T any](s []T, n int) []T {
	if n <= cap(s) {
		return s[:n]
	}
	out := make([]T, n)
	copy(out, s)
	return out
}

// runMemo is scan for a run that starts its optional part at pos, -1 if that has
// failed before. A run of unlimited length is one state at each of its positions:
// where one of them was tried, the rest of the run was.
func (mt *engine[T]) runMemo(in *inst, c *class, pos int) int {
	if in.hi != unlimited {
		if !mt.enter(in.id, pos) {
			return -1
		}
		return mt.scan(c, pos, in.more())
	}
	inner := mt.prog.states[in.id].inner
	if !mt.memo.visit(&mt.scratch, in.id, pos, !inner) {
		return -1
	}
	least := pos
	for pos < len(mt.text) {
		size := next(c, mt.text, pos)
		if size == 0 || !mt.memo.visit(&mt.scratch, in.id, pos+size, !inner) {
			break
		}
		pos += size
		if mt.owed >= payEvery {
			if mt.charge(0); mt.err != nil {
				break
			}
		}
	}
	if inner {
		mt.push(frameFailed, in.id, least, pos)
	}
	return pos
}

// runAllMemo is runAll with the memo: where one position of the run was tried, its
// end was.
func (mt *engine[T]) runAllMemo(in *inst, c *class, pos int) int {
	least := mt.scanExactly(c, pos, in.lo)
	if least < 0 {
		return -1
	}
	end := mt.runMemo(in, c, least)
	if end >= 0 && in.hi == unlimited && next(c, mt.text, end) > 0 {
		return -1
	}
	return end
}
