package hashlib

import (
	"encoding/binary"
	"errors"
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// blake2 is BLAKE2b (words of 64 bits) or BLAKE2s (of 32 bits, the lower halves), after
// RFC 7693.
type blake2 struct {
	wide     bool
	size     int // of the digest
	lastNode bool
	h        [8]uint64
	count    uint64 // bytes compressed
	buf      [128]byte
	used     int // bytes in buf
}

// block is the length of a block.
func (b *blake2) block() int {
	if b.wide {
		return 128
	}
	return 64
}

var blake2bIV = [8]uint64{0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
	0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179}

// iv is the initial value of word i.
func (b *blake2) iv(i int) uint64 {
	if b.wide {
		return blake2bIV[i]
	}
	return blake2bIV[i] >> 32
}

var blake2Order = [10][16]byte{
	{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
	{14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
	{11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
	{7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
	{9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
	{2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
	{12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
	{13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
	{6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
	{10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
}

// blake2Lanes are the words that the eight mixings of a round work on.
var blake2Lanes = [8][4]byte{{0, 4, 8, 12}, {1, 5, 9, 13}, {2, 6, 10, 14}, {3, 7, 11, 15},
	{0, 5, 10, 15}, {1, 6, 11, 12}, {2, 7, 8, 13}, {3, 4, 9, 14}}

// compress mixes the block in buf into the state; n bytes of it are data.
func (b *blake2) compress(n int, last bool) {
	b.count += uint64(n)
	var m [16]uint64
	for i := range m {
		if b.wide {
			m[i] = binary.LittleEndian.Uint64(b.buf[8*i:])
		} else {
			m[i] = uint64(binary.LittleEndian.Uint32(b.buf[4*i:]))
		}
	}
	var v [16]uint64
	copy(v[:], b.h[:])
	for i := range 8 {
		v[8+i] = b.iv(i)
	}
	ones := ^uint64(0)
	if b.wide {
		v[12] ^= b.count
	} else {
		ones = 1<<32 - 1
		v[12] ^= b.count & ones
		v[13] ^= b.count >> 32
	}
	if last {
		v[14] ^= ones
		if b.lastNode {
			v[15] ^= ones
		}
	}
	if b.wide {
		for r := range 12 {
			order := &blake2Order[r%10]
			for i, l := range blake2Lanes {
				mixWide(&v, l, m[order[2*i]], m[order[2*i+1]])
			}
		}
	} else {
		for r := range 10 {
			order := &blake2Order[r]
			for i, l := range blake2Lanes {
				mixNarrow(&v, l, uint32(m[order[2*i]]), uint32(m[order[2*i+1]]))
			}
		}
	}
	for i := range b.h {
		b.h[i] ^= v[i] ^ v[8+i]
	}
}

func mixWide(v *[16]uint64, l [4]byte, x, y uint64) {
	a, b, c, d := v[l[0]], v[l[1]], v[l[2]], v[l[3]]
	a += b + x
	d = bits.RotateLeft64(d^a, -32)
	c += d
	b = bits.RotateLeft64(b^c, -24)
	a += b + y
	d = bits.RotateLeft64(d^a, -16)
	c += d
	b = bits.RotateLeft64(b^c, -63)
	v[l[0]], v[l[1]], v[l[2]], v[l[3]] = a, b, c, d
}

func mixNarrow(v *[16]uint64, l [4]byte, x, y uint32) {
	a, b, c, d := uint32(v[l[0]]), uint32(v[l[1]]), uint32(v[l[2]]), uint32(v[l[3]])
	a += b + x
	d = bits.RotateLeft32(d^a, -16)
	c += d
	b = bits.RotateLeft32(b^c, -12)
	a += b + y
	d = bits.RotateLeft32(d^a, -8)
	c += d
	b = bits.RotateLeft32(b^c, -7)
	v[l[0]], v[l[1]], v[l[2]], v[l[3]] = uint64(a), uint64(b), uint64(c), uint64(d)
}

// write takes data in. A full block waits until more comes: the last one is special.
func (b *blake2) write(p []byte) {
	for len(p) > 0 {
		if b.used == b.block() {
			b.compress(b.used, false)
			b.used = 0
		}
		n := copy(b.buf[b.used:b.block()], p)
		b.used += n
		p = p[n:]
	}
}

// sum is the digest of what was taken in; the state stays.
func (b *blake2) sum() []byte {
	c := *b
	clear(c.buf[c.used:])
	c.compress(c.used, true)
	var out []byte
	for _, w := range c.h {
		if c.wide {
			out = binary.LittleEndian.AppendUint64(out, w)
		} else {
			out = binary.LittleEndian.AppendUint32(out, uint32(w))
		}
	}
	return out[:c.size]
}

func (b *blake2) marshal() []byte {
	out := []byte{byte(b.size), 0, byte(b.used)}
	if b.lastNode {
		out[1] = 1
	}
	out = binary.LittleEndian.AppendUint64(out, b.count)
	for _, w := range b.h {
		out = binary.LittleEndian.AppendUint64(out, w)
	}
	return append(out, b.buf[:]...)
}

func (b *blake2) unmarshal(wide bool, data []byte) error {
	b.wide = wide
	if len(data) != 3+8+64+128 || int(data[0]) > b.block()/2 || data[0] == 0 || int(data[2]) > b.block() {
		return errors.New("not the state of BLAKE2")
	}
	b.size, b.lastNode, b.used = int(data[0]), data[1] != 0, int(data[2])
	b.count = binary.LittleEndian.Uint64(data[3:])
	for i := range b.h {
		b.h[i] = binary.LittleEndian.Uint64(data[11+8*i:])
		if !wide {
			b.h[i] &= 1<<32 - 1
		}
	}
	copy(b.buf[:], data[75:])
	return nil
}

// newBlake2 (name, numbers, key, salt, person, last_node) makes an object of parameters the
// Python part has checked: numbers are digest_size, fanout, depth, leaf_size, node_offset,
// node_depth and inner_size.
func newBlake2(m *vm.VM, a []Value) Value {
	name, _ := m.Text(a[0])
	b := &blake2{wide: name == "blake2b", lastNode: a[5] == heap.True}
	half := b.block() / 2
	var n [7]uint64
	if !a[1].Is(heap.KTuple) || len(m.Heap().List(a[1]).V) != len(n) {
		return m.Raisef(vm.E.TypeError, "seven numbers are required")
	}
	for i, v := range m.Heap().List(a[1]).V {
		x, ok := m.AsInt64(v)
		if !ok || x < 0 {
			return m.Raisef(vm.E.ValueError, "numbers that are not negative are required")
		}
		n[i] = uint64(x)
	}
	var texts [3][]byte
	for i := range texts {
		var r Value
		if texts[i], r = buffer(m, a[2+i]); r != heap.Unbound {
			return r
		}
	}
	if n[0] < 1 || n[0] > uint64(half) || len(texts[0]) > half || len(texts[1]) > half/4 || len(texts[2]) > half/4 {
		return m.Raisef(vm.E.ValueError, "parameters out of range")
	}
	p := make([]byte, half)
	p[0], p[1], p[2], p[3] = byte(n[0]), byte(len(texts[0])), byte(n[1]), byte(n[2])
	binary.LittleEndian.PutUint32(p[4:], uint32(n[3]))
	binary.LittleEndian.PutUint64(p[8:], n[4])
	if b.wide {
		p[16], p[17] = byte(n[5]), byte(n[6])
	} else {
		p[14], p[15] = byte(n[5]), byte(n[6])
	}
	copy(p[half/2:], texts[1])
	copy(p[half/4*3:], texts[2])
	b.size = int(n[0])
	for i := range b.h {
		if b.wide {
			b.h[i] = b.iv(i) ^ binary.LittleEndian.Uint64(p[8*i:])
		} else {
			b.h[i] = b.iv(i) ^ uint64(binary.LittleEndian.Uint32(p[4*i:]))
		}
	}
	if len(texts[0]) > 0 {
		block := make([]byte, b.block())
		copy(block, texts[0])
		b.write(block)
	}
	return object(m, &hasher{name: name, blake: b})
}
