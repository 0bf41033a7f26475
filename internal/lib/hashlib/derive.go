package hashlib

import (
	"crypto/hmac"
	"encoding/binary"
	"hash"
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// pbkdf2 (name, password, salt, iterations, dklen) derives a key; None if there is no such
// hash. The Python part has checked the numbers.
func pbkdf2(m *vm.VM, a []Value) Value {
	name, _ := m.Text(a[0])
	makeHash := makers[name]
	if makeHash == nil {
		return heap.None
	}
	password, r := buffer(m, a[1])
	if r != heap.Unbound {
		return r
	}
	salt, r := buffer(m, a[2])
	if r != heap.Unbound {
		return r
	}
	iterations, ok1 := m.AsInt64(a[3])
	length, ok2 := m.AsInt64(a[4])
	if !ok1 || !ok2 || iterations < 1 || length < 1 || length > 1<<31 {
		return m.Raisef(vm.E.ValueError, "numbers out of range")
	}
	if !m.Need(int(length)) || !m.Pay((len(password)+len(salt))/2+8) {
		return heap.Raised
	}
	key, ok := deriveKey(m, func() hash.Hash { return makeHash() }, password, salt, iterations, int(length))
	if !ok {
		return heap.Raised
	}
	return m.Heap().NewBytes(heap.KBytes, key)
}

// deriveKey is PBKDF2 of RFC 8018; ok is false if the run has to stop.
func deriveKey(m *vm.VM, makeHash func() hash.Hash, password, salt []byte, iterations int64, length int) (key []byte, ok bool) {
	prf := hmac.New(makeHash, password)
	size := prf.Size()
	key = make([]byte, 0, (length+size-1)/size*size)
	u := make([]byte, 0, size)
	for block := uint32(1); len(key) < length; block++ {
		if !m.Pay(len(salt)/2 + 130) {
			return nil, false
		}
		prf.Reset()
		prf.Write(salt)
		prf.Write(binary.BigEndian.AppendUint32(nil, block))
		u = prf.Sum(u[:0])
		t := append([]byte(nil), u...)
		for i := int64(1); i < iterations; i++ {
			if !m.Pay(130) {
				return nil, false
			}
			prf.Reset()
			prf.Write(u)
			u = prf.Sum(u[:0])
			for k := range t {
				t[k] ^= u[k]
			}
		}
		key = append(key, t...)
	}
	return key[:length], true
}

// scrypt (password, salt, n, r, p, dklen) derives a key after RFC 7914. The Python part has
// checked the numbers.
func scrypt(m *vm.VM, a []Value) Value {
	password, res := buffer(m, a[0])
	if res != heap.Unbound {
		return res
	}
	salt, res := buffer(m, a[1])
	if res != heap.Unbound {
		return res
	}
	var x [4]int64
	for i := range x {
		var ok bool
		if x[i], ok = m.AsInt64(a[2+i]); !ok || x[i] < 1 || x[i] > 1<<31 {
			return m.Raisef(vm.E.ValueError, "numbers out of range")
		}
	}
	n, r, p, length := x[0], x[1], x[2], x[3]
	if n&(n-1) != 0 || n < 2 || r*p > 1<<30 || n > 1<<40/(128*r) {
		return m.Raisef(vm.E.ValueError, "numbers out of range")
	}
	if !m.Need(int(128*r*(n+p+2) + length)) {
		return heap.Raised
	}
	makeHash := func() hash.Hash { return makers["sha256"]() }
	b, ok := deriveKey(m, makeHash, password, salt, 1, int(p*128*r))
	if !ok {
		return heap.Raised
	}
	words := int(32 * r)
	s := mixer{vm: m, n: int(n), words: words, v: make([]uint32, words*int(n)), x: make([]uint32, words), y: make([]uint32, words)}
	for i := range int(p) {
		if !s.mix(b[i*4*words : (i+1)*4*words]) {
			return heap.Raised
		}
	}
	key, ok := deriveKey(m, makeHash, password, b, 1, int(length))
	if !ok {
		return heap.Raised
	}
	return m.Heap().NewBytes(heap.KBytes, key)
}

// A mixer is the memory of ROMix.
type mixer struct {
	vm      *vm.VM
	n       int
	words   int // of a block
	v, x, y []uint32
}

// mix is ROMix of one block, in place; false if the run has to stop.
func (s *mixer) mix(b []byte) bool {
	for i := range s.x {
		s.x[i] = binary.LittleEndian.Uint32(b[4*i:])
	}
	for i := range s.n {
		copy(s.v[i*s.words:], s.x)
		if !s.blockMix() {
			return false
		}
	}
	for range s.n {
		j := int(s.x[s.words-16]) & (s.n - 1)
		for k, w := range s.v[j*s.words : (j+1)*s.words] {
			s.x[k] ^= w
		}
		if !s.blockMix() {
			return false
		}
	}
	for i, w := range s.x {
		binary.LittleEndian.PutUint32(b[4*i:], w)
	}
	return true
}

// blockMix mixes x by way of y.
func (s *mixer) blockMix() bool {
	var t [16]uint32
	copy(t[:], s.x[s.words-16:])
	half := s.words / 2
	for i := 0; i < s.words; i += 16 {
		for k := range t {
			t[k] ^= s.x[i+k]
		}
		salsa(&t)
		// Even blocks come first.
		at := i / 32 * 16
		if i/16%2 == 1 {
			at += half
		}
		copy(s.y[at:], t[:])
		if i&0x3FF == 0 && !s.vm.Pay(64*min(64, (s.words-i)/16)/2+1) {
			return false
		}
	}
	s.x, s.y = s.y, s.x
	return true
}

// salsaSteps are the quarter rounds of a double round of Salsa20.
var salsaSteps = [8][4]byte{{0, 4, 8, 12}, {5, 9, 13, 1}, {10, 14, 2, 6}, {15, 3, 7, 11},
	{0, 1, 2, 3}, {5, 6, 7, 4}, {10, 11, 8, 9}, {15, 12, 13, 14}}

// salsa is the core of Salsa20/8.
func salsa(t *[16]uint32) {
	x := *t
	for range 4 {
		for _, q := range salsaSteps {
			a, b, c, d := q[0], q[1], q[2], q[3]
			x[b] ^= bits.RotateLeft32(x[a]+x[d], 7)
			x[c] ^= bits.RotateLeft32(x[b]+x[a], 9)
			x[d] ^= bits.RotateLeft32(x[c]+x[b], 13)
			x[a] ^= bits.RotateLeft32(x[d]+x[c], 18)
		}
	}
	for i := range t {
		t[i] += x[i]
	}
}
