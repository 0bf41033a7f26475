package bigint

import (
	"math/big"

	"github.com/gilliam-run/gilliam/internal/meter"
)

const (
	// payEvery is how much work an operation does between two payments.
	payEvery = 10_000

	// stride is how many limbs a linear loop passes between two payments.
	stride = 8192

	// pieceLimbs is the largest operand math/big gets: a product of two such
	// pieces takes about 130 µs, a quotient of two pieces by one about 270 µs.
	pieceLimbs = 1024
)

// work is one operation in progress: what it owes the meter and the scratch memory
// it holds. Scratch is a stack of chunks that lives until the operation ends, so
// Need is asked for the peak and not again at each level of a recursion.
type work struct {
	m      meter.Meter
	owed   int
	chunks [][]word
	chunk  int // index of the chunk in use
	used   int // limbs used of it
	ntt    transforms
}

// pay charges units and hands them to the meter in portions.
func (w *work) pay(units int) error {
	w.owed += units
	if w.owed < payEvery {
		return nil
	}
	return w.flush()
}

// flush hands over what is owed.
func (w *work) flush() error {
	n := w.owed
	w.owed = 0
	if n == 0 {
		return nil
	}
	return w.m.Pay(n)
}

// newMag returns n zero limbs that the meter has granted.
func newMag(m meter.Meter, n int) ([]word, error) {
	if n > maxLimbs {
		return nil, ErrTooLarge
	}
	if err := m.Need(n * wordBytes); err != nil {
		return nil, err
	}
	return make([]word, n), nil
}

// madeUnits is the fuel of making n zero limbs: the first of a store that is not small take longest.
func madeUnits(n int) int { return 4 + min(max(0, n-64), 256)/8 + n/24 }

// result returns n zero limbs for the caller's result.
func (w *work) result(n int) ([]word, error) {
	z, err := newMag(w.m, n)
	if err == nil {
		err = w.pay(madeUnits(n))
	}
	return z, err
}

// finish normalises a result, makes it exact if much of its memory is unused, and
// pays what is owed.
func (w *work) finish(neg bool, z []word) (Int, error) {
	z = norm(z)
	if cap(z)-len(z) > max(1, len(z)/8) {
		exact, err := w.result(len(z))
		if err != nil {
			return Int{}, err
		}
		if err := w.move(exact, z); err != nil {
			return Int{}, err
		}
		z = exact
	}
	if err := w.flush(); err != nil {
		return Int{}, err
	}
	if len(z) == 0 {
		return Int{}, nil
	}
	return Int{neg, z}, nil
}

// finishCopy is finish for a result that stands in scratch memory.
func (w *work) finishCopy(neg bool, x []word) (Int, error) {
	x = norm(x)
	z, err := w.result(len(x))
	if err != nil {
		return Int{}, err
	}
	if err := w.move(z, x); err != nil {
		return Int{}, err
	}
	return w.finish(neg, z)
}

// mark is a state of the scratch stack.
type mark struct{ chunk, used int }

func (w *work) mark() mark     { return mark{w.chunk, w.used} }
func (w *work) release(k mark) { w.chunk, w.used = k.chunk, k.used }

// scratch returns n limbs of unspecified content, valid until the mark before them
// is released.
func (w *work) scratch(n int) ([]word, error) {
	for w.chunk < len(w.chunks) {
		c := w.chunks[w.chunk]
		if len(c)-w.used >= n {
			z := c[w.used : w.used+n : w.used+n]
			w.used += n
			return z, nil
		}
		if w.used == 0 {
			// Unused and too small: replaced by one that is large enough.
			break
		}
		w.chunk, w.used = w.chunk+1, 0
	}
	size := max(n, 16)
	z, err := newMag(w.m, size)
	if err != nil {
		return nil, err
	}
	if err := w.pay(10 + size/16); err != nil {
		return nil, err
	}
	if w.chunk < len(w.chunks) {
		w.chunks[w.chunk] = z
	} else {
		w.chunks = append(w.chunks, z)
	}
	w.used = n
	return z[:n:n], nil
}

// copied returns a scratch copy of x with room for extra limbs above it, zeroed.
func (w *work) copied(x []word, extra int) ([]word, error) {
	z, err := w.scratch(len(x) + extra)
	if err != nil {
		return nil, err
	}
	clear(z[len(x):])
	return z, w.move(z[:len(x)], x)
}

// view wraps limbs for math/big. The capacity is cut to the length: math/big takes
// slices that end at the same word of memory for aliases of each other.
func view(z *big.Int, x []word) *big.Int { return z.SetBits(x[:len(x):len(x)]) }

// target wraps limbs that math/big may write a result into.
func target(z *big.Int, x []word) *big.Int { return z.SetBits(x[:0:len(x)]) }

// settle copies a result of math/big to z, unless it stands there already, and
// clears what is above it.
func settle(z []word, r *big.Int) {
	n := copy(z, r.Bits())
	clear(z[n:])
}
