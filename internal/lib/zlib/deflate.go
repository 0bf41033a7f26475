package zlib

import (
	"encoding/binary"
	"hash/adler32"
	"hash/crc32"
)

// The strategies.
const (
	filtered    = 1
	huffmanOnly = 2
	runs        = 3
	fixedCodes  = 4
)

// The ways to flush.
const (
	noFlush = iota
	partialFlush
	syncFlush
	fullFlush
	finish
	blockFlush
)

const (
	minMatch     = 3
	maxMatch     = 258
	minLookahead = maxMatch + minMatch + 1
	tooFar       = 4096 // a match of three bytes from farther away does not pay
)

// An effort is how hard a level looks for matches.
type effort struct {
	good, lazy, nice, chain int
	slow                    bool
}

var efforts = [10]effort{{}, {4, 4, 8, 4, false}, {4, 5, 16, 8, false}, {4, 6, 32, 32, false}, {4, 4, 16, 16, true},
	{8, 16, 32, 32, true}, {8, 16, 128, 128, true}, {8, 32, 128, 256, true}, {32, 128, 258, 1024, true}, {32, 258, 258, 4096, true}}

// A deflater compresses, with the decisions and so the bytes of zlib. Its fields are plain
// data.
type deflater struct {
	wrap, windowBits, level, memory, strategy int
	begun, finished                           bool
	check, total                              uint32

	window     []byte
	prev, head []uint16
	hashBits   int
	hash       int // of the bytes before the place where the next string is inserted
	start      int // place of the next string
	lookahead  int
	blockStart int
	inserted   int // strings at the end of the window that wait for more bytes
	matchStart int
	matchLen   int
	prevLen    int
	available  bool // a literal waits for a decision

	trees
	out  []byte
	acc  uint64 // bits not yet in out
	nacc int

	pending []byte // input not yet in the window
	pay     func(units int) bool
	work    int
	stopped bool
}

func newDeflater(level, windowBits, memory, strategy int) *deflater {
	d := &deflater{wrap: wrapZlib, windowBits: windowBits, level: level, memory: memory, strategy: strategy, check: 1}
	switch {
	case windowBits < 0:
		d.wrap, d.windowBits = wrapRaw, -windowBits
	case windowBits > 15:
		d.wrap, d.windowBits, d.check = wrapGzip, windowBits-16, 0
	}
	if d.level < 0 {
		d.level = 6
	}
	if d.windowBits == 8 {
		d.windowBits = 9
	}
	d.hashBits = memory + 7
	d.window = make([]byte, 2<<d.windowBits)
	d.prev = make([]uint16, 1<<d.windowBits)
	d.head = make([]uint16, 1<<d.hashBits)
	d.symbols = make([]symbol, 0, 1<<(memory+6))
	d.matchLen, d.prevLen = minMatch-1, minMatch-1
	d.initBlock()
	return d
}

// deflaterBytes is what a deflater holds.
func deflaterBytes(windowBits, memory int) int {
	return 4<<windowBits + 2<<(memory+7) + 4<<(memory+6) + 8192
}

func (d *deflater) windowLen() int { return 1 << d.windowBits }
func (d *deflater) maxDist() int   { return d.windowLen() - minLookahead }

// updateHash adds a byte to the hash of three.
func (d *deflater) updateHash(c byte) {
	shift := (d.hashBits + minMatch - 1) / minMatch
	d.hash = (d.hash<<shift ^ int(c)) & (1<<d.hashBits - 1)
}

// insert enters the string at i and returns the last one of its hash.
func (d *deflater) insert(i int) int {
	d.updateHash(d.window[i+minMatch-1])
	last := d.head[d.hash]
	d.prev[i&(d.windowLen()-1)] = last
	d.head[d.hash] = uint16(i)
	return int(last)
}

// fill moves input into the window.
func (d *deflater) fill() {
	size := d.windowLen()
	for {
		room := len(d.window) - d.lookahead - d.start
		if d.start >= size+d.maxDist() {
			copy(d.window, d.window[size:2*size-room])
			d.matchStart -= size
			d.start -= size
			d.blockStart -= size
			d.inserted = min(d.inserted, d.start)
			for _, table := range [][]uint16{d.head, d.prev} {
				for i, v := range table {
					table[i] = uint16(max(int(v)-size, 0))
				}
			}
			d.work += size / 8
			room += size
		}
		if len(d.pending) == 0 {
			return
		}
		n := copy(d.window[d.start+d.lookahead:d.start+d.lookahead+min(room, len(d.pending))], d.pending)
		d.pending = d.pending[n:]
		d.lookahead += n
		d.work += n / 16
		d.catchUp()
		if d.lookahead >= minLookahead {
			return
		}
	}
}

// catchUp inserts strings that have waited for bytes.
func (d *deflater) catchUp() {
	if d.lookahead+d.inserted < minMatch {
		return
	}
	i := d.start - d.inserted
	d.hash = int(d.window[i])
	d.updateHash(d.window[i+1])
	for d.inserted > 0 {
		d.insert(i)
		i++
		d.inserted--
		if d.lookahead+d.inserted < minMatch {
			break
		}
	}
}

// longest finds the longest match of the string at start among those from at on.
func (d *deflater) longest(at int) int {
	e := &efforts[d.level]
	chain, best, nice := e.chain, d.prevLen, min(e.nice, d.lookahead)
	limit := max(d.start-d.maxDist(), 0)
	if d.prevLen >= e.good {
		chain >>= 2
	}
	w := d.window
	scan := w[d.start:min(d.start+maxMatch, len(w))]
	for {
		d.work++
		m := w[at:]
		if m[best] == scan[best] && m[best-1] == scan[best-1] && m[0] == scan[0] && m[1] == scan[1] {
			n := 2
			for n < len(scan) && m[n] == scan[n] {
				n++
			}
			d.work += n / 16
			if n > best {
				d.matchStart, best = at, n
				if n >= nice {
					break
				}
			}
		}
		at = int(d.prev[at&(d.windowLen()-1)])
		if chain--; at <= limit || chain == 0 {
			break
		}
	}
	return min(best, d.lookahead)
}

// owed pays for work done; false if the run has to stop.
func (d *deflater) owed() bool {
	if d.work > 4000 {
		d.stopped = d.stopped || !d.pay(d.work)
		d.work = 0
	}
	return !d.stopped
}

// ready fills the window and reports whether there is something to compress.
func (d *deflater) ready(flush, need int) bool {
	if !d.owed() {
		return false
	}
	if d.lookahead < need {
		d.fill()
		if d.lookahead < need && flush == noFlush {
			return false
		}
	}
	return d.lookahead > 0
}

// compressFast takes the first match that is long enough.
func (d *deflater) compressFast(flush int) {
	e := &efforts[d.level]
	for d.ready(flush, minLookahead) {
		at := 0
		if d.lookahead >= minMatch {
			at = d.insert(d.start)
		}
		if at != 0 && d.start-at <= d.maxDist() {
			d.matchLen = d.longest(at)
		}
		if d.matchLen < minMatch {
			d.literal(d.window[d.start])
			d.lookahead--
			d.start++
		} else {
			d.match(d.start-d.matchStart, d.matchLen)
			d.lookahead -= d.matchLen
			if d.matchLen <= e.lazy && d.lookahead >= minMatch {
				for d.matchLen--; d.matchLen > 0; d.matchLen-- {
					d.start++
					d.insert(d.start)
				}
				d.start++
			} else {
				d.start += d.matchLen
				d.matchLen = 0
				d.hash = int(d.window[d.start])
				d.updateHash(d.window[d.start+1])
			}
		}
		if d.full() {
			d.flushBlock(false)
		}
	}
	if flush != noFlush {
		d.inserted = min(d.start, minMatch-1)
	}
}

// compressSlow waits with a match whether the next one is longer.
func (d *deflater) compressSlow(flush int) {
	e := &efforts[d.level]
	for d.ready(flush, minLookahead) {
		at := 0
		if d.lookahead >= minMatch {
			at = d.insert(d.start)
		}
		prevStart := d.matchStart
		d.prevLen, d.matchLen = d.matchLen, minMatch-1
		if at != 0 && d.prevLen < e.lazy && d.start-at <= d.maxDist() {
			d.matchLen = d.longest(at)
			if d.matchLen <= 5 && (d.strategy == filtered || d.matchLen == minMatch && d.start-d.matchStart > tooFar) {
				d.matchLen = minMatch - 1
			}
		}
		switch {
		case d.prevLen >= minMatch && d.matchLen <= d.prevLen:
			last := d.start + d.lookahead - minMatch
			d.match(d.start-1-prevStart, d.prevLen)
			d.lookahead -= d.prevLen - 1
			for n := d.prevLen - 2; n > 0; n-- {
				d.start++
				if d.start <= last {
					d.insert(d.start)
				}
			}
			d.available = false
			d.matchLen = minMatch - 1
			d.start++
			if d.full() {
				d.flushBlock(false)
			}
		case d.available:
			d.literal(d.window[d.start-1])
			if d.full() {
				d.flushBlock(false)
			}
			d.start++
			d.lookahead--
		default:
			d.available = true
			d.start++
			d.lookahead--
		}
	}
	if flush == noFlush || d.stopped {
		return
	}
	if d.available {
		d.literal(d.window[d.start-1])
		d.available = false
	}
	d.inserted = min(d.start, minMatch-1)
}

// compressLiterals finds no matches, or with repeats runs of one byte.
func (d *deflater) compressLiterals(flush int, repeats bool) {
	need := 1
	if repeats {
		need = maxMatch + 1
	}
	for d.ready(flush, need) {
		n := 0
		if repeats && d.lookahead >= minMatch && d.start > 0 {
			c := d.window[d.start-1]
			for n < min(maxMatch, d.lookahead) && d.window[d.start+n] == c {
				n++
			}
		}
		if n >= minMatch {
			d.match(1, n)
		} else {
			n = 1
			d.literal(d.window[d.start])
		}
		d.work++
		d.lookahead -= n
		d.start += n
		if d.full() {
			d.flushBlock(false)
		}
	}
	d.inserted = 0
}

// maxStored is the length of the longest block that is stored.
const maxStored = 65535

// store writes input as it is.
func (d *deflater) store(flush int) {
	if flush == noFlush {
		return
	}
	for {
		n := min(len(d.pending), maxStored)
		last := flush == finish && n == len(d.pending)
		if n == 0 && !last {
			break
		}
		d.storedBlock(d.pending[:n], last)
		d.pending = d.pending[n:]
		d.work += n / 16
		if !d.owed() || last || len(d.pending) == 0 && flush != finish {
			break
		}
	}
}

// compress takes data and flushes. What it makes is appended to out.
func (d *deflater) compress(data []byte, flush int) {
	if d.finished {
		return
	}
	d.header()
	d.sum(data)
	d.pending = append(d.pending, data...)
	d.run(flush)
	if d.stopped {
		return
	}
	switch flush {
	case finish:
		d.trailer()
		d.finished = true
	case noFlush:
	case partialFlush:
		d.put(1<<1, 3)
		d.put(0, 7)
	case blockFlush:
	default:
		d.storedBlock(nil, false)
		if flush == fullFlush {
			clear(d.head)
			if d.lookahead == 0 {
				d.start, d.blockStart, d.inserted = 0, 0, 0
			}
		}
	}
}

// run compresses what there is and ends the block as flush says.
func (d *deflater) run(flush int) {
	switch {
	case d.level == 0:
		d.store(flush)
		return
	case d.strategy == huffmanOnly:
		d.compressLiterals(flush, false)
	case d.strategy == runs:
		d.compressLiterals(flush, true)
	case efforts[d.level].slow:
		d.compressSlow(flush)
	default:
		d.compressFast(flush)
	}
	switch {
	case d.stopped || flush == noFlush:
	case flush == finish:
		d.flushBlock(true)
	case len(d.symbols) > 0:
		d.flushBlock(false)
	}
}

// sum adds input to the checksum.
func (d *deflater) sum(data []byte) {
	d.total += uint32(len(data))
	d.work += len(data) / 16
	switch d.wrap {
	case wrapZlib:
		d.check = addAdler(d.check, data)
	case wrapGzip:
		d.check = crc32.Update(d.check, crc32.IEEETable, data)
	}
}

// header writes the header of the stream, once.
func (d *deflater) header() {
	if d.begun {
		return
	}
	d.begun = true
	switch d.wrap {
	case wrapZlib:
		head := (8 + (d.windowBits-8)<<4) << 8
		switch {
		case d.strategy >= huffmanOnly || d.level < 2:
		case d.level < 6:
			head |= 1 << 6
		case d.level == 6:
			head |= 2 << 6
		default:
			head |= 3 << 6
		}
		if d.start != 0 {
			head |= 0x20
		}
		head += 31 - head%31
		d.out = append(d.out, byte(head>>8), byte(head))
		if d.start != 0 {
			d.out = binary.BigEndian.AppendUint32(d.out, d.check)
		}
		d.check = 1
	case wrapGzip:
		extra := byte(0)
		if d.level == 9 {
			extra = 2
		} else if d.strategy >= huffmanOnly || d.level < 2 {
			extra = 4
		}
		d.out = append(d.out, 0x1f, 0x8b, 8, 0, 0, 0, 0, 0, extra, 3)
	}
}

// trailer writes the sums behind the data.
func (d *deflater) trailer() {
	switch d.wrap {
	case wrapZlib:
		d.out = binary.BigEndian.AppendUint32(d.out, d.check)
	case wrapGzip:
		d.out = binary.LittleEndian.AppendUint32(d.out, d.check)
		d.out = binary.LittleEndian.AppendUint32(d.out, d.total)
	}
}

// setDictionary begins the stream behind a text.
func (d *deflater) setDictionary(text []byte) {
	if d.wrap == wrapZlib {
		d.check = adler32.Checksum(text)
	}
	if n := d.windowLen(); len(text) > n {
		text = text[len(text)-n:]
	}
	d.pending = append([]byte(nil), text...)
	d.fill()
	for d.lookahead >= minMatch {
		i := d.start
		for n := d.lookahead - (minMatch - 1); n > 0; n-- {
			d.insert(i)
			i++
		}
		d.start, d.lookahead = i, minMatch-1
		d.fill()
	}
	d.start += d.lookahead
	d.blockStart, d.inserted, d.lookahead = d.start, d.lookahead, 0
	d.matchLen, d.prevLen, d.available = minMatch-1, minMatch-1, false
}
