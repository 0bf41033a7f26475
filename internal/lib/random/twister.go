package random

import (
	"encoding/binary"
	"errors"
	"math/big"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// The Mersenne Twister MT19937.
const (
	size   = 624
	middle = 397
)

// twister is the state of a generator.
type twister struct {
	state [size]uint32
	index int // of the next word, size if a new batch is due
}

func (t *twister) Size() int { return 4*size + 8 }

func (t *twister) Trace(func(*heap.Value)) {}

// Save writes the words of the state and the index.
func (t *twister) Save() (kind string, data []byte, refs []vm.Value) {
	for _, w := range t.state {
		data = binary.LittleEndian.AppendUint32(data, w)
	}
	return "random", binary.LittleEndian.AppendUint32(data, uint32(t.index)), nil
}

func init() {
	vm.Restorers["random"] = func(_ *vm.VM, data []byte, _ []vm.Value) (heap.NativeData, error) {
		if len(data) != 4*size+4 {
			return nil, errors.New("bad length")
		}
		t := new(twister)
		for i := range t.state {
			t.state[i] = binary.LittleEndian.Uint32(data[4*i:])
		}
		n := binary.LittleEndian.Uint32(data[4*size:])
		if n > size {
			return nil, errors.New("bad index")
		}
		t.index = int(n)
		return t, nil
	}
}

// start fills the state from one word.
func (t *twister) start(s uint32) {
	t.state[0] = s
	for i := 1; i < size; i++ {
		s = 1812433253*(s^s>>30) + uint32(i)
		t.state[i] = s
	}
	t.index = size
}

// seed fills the state from a key of at least one word.
func (t *twister) seed(key []uint32) {
	t.start(19650218)
	i, j := 1, 0
	prev := func() uint32 { p := t.state[i-1]; return p ^ p>>30 }
	step := func() {
		if i++; i >= size {
			t.state[0] = t.state[size-1]
			i = 1
		}
	}
	for range max(size, len(key)) {
		t.state[i] = (t.state[i] ^ prev()*1664525) + key[j] + uint32(j)
		step()
		if j++; j >= len(key) {
			j = 0
		}
	}
	for range size - 1 {
		t.state[i] = (t.state[i] ^ prev()*1566083941) - uint32(i)
		step()
	}
	t.state[0] = 0x80000000
}

// batch makes the next 624 words.
func (t *twister) batch() {
	s := &t.state
	for i := range size {
		y := s[i]&0x80000000 | s[(i+1)%size]&0x7fffffff
		v := s[(i+middle)%size] ^ y>>1
		if y&1 != 0 {
			v ^= 0x9908b0df
		}
		s[i] = v
	}
	t.index = 0
}

// next is a random word.
func (t *twister) next() uint32 {
	if t.index >= size {
		t.batch()
	}
	y := t.state[t.index]
	t.index++
	y ^= y >> 11
	y ^= y << 7 & 0x9d2c5680
	y ^= y << 15 & 0xefc60000
	return y ^ y>>18
}

// float is a random number in [0, 1) of 53 bits.
func (t *twister) float() float64 {
	a, b := t.next()>>5, t.next()>>6
	return (float64(a)*67108864 + float64(b)) / 9007199254740992
}

// keyOf is the key of a number.
func keyOf(n uint64) []uint32 {
	if n>>32 == 0 {
		return []uint32{uint32(n)}
	}
	return []uint32{uint32(n), uint32(n >> 32)}
}

// keyOfWords is the key of the magnitude of a big integer.
func keyOfWords(mag []big.Word) []uint32 {
	key := make([]uint32, 0, 2*len(mag))
	for _, w := range mag {
		key = append(key, uint32(w), uint32(uint64(w)>>32))
	}
	for len(key) > 1 && key[len(key)-1] == 0 {
		key = key[:len(key)-1]
	}
	return key
}
