package bigint

import "math/bits"

// Large products are convolutions modulo the prime 2^64 - 2^32 + 1, whose
// multiplicative group has elements of order 2^32 and 3 and where reduction is
// shifts and additions. Factors are cut into digits small enough for no
// coefficient of the product to reach the prime. A vector is stored as rows of at
// most rowLen elements: they are allocated one by one with payments in between and
// fit into the second-level cache.
//
// Elements are any uint64, not necessarily below the prime; a butterfly needs only
// one of its two inputs to be canonical.

const (
	prime   = 0xFFFFFFFF00000001
	epsilon = 0xFFFFFFFF // 2^64 modulo prime
	rowLen  = 1 << 13

	// nttMaxPoints bounds the length of a transform and by it the scratch memory
	// of any product: two vectors of 16 MiB. Longer products are cut by
	// Karatsuba's method first.
	nttMaxPoints = 1 << 21

	// nttMaxLimbs is the longest product that fits nttMaxPoints.
	nttMaxLimbs = nttMaxPoints * 21 / wordBits
)

// transforms are the vectors of a product, kept for the next one.
type transforms struct{ a, b [][]uint64 }

// mulmod returns a*b modulo the prime.
func mulmod(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	t, br := bits.Sub64(lo, hi>>32, 0)
	t -= epsilon & -br
	hi &= epsilon
	r, c := bits.Add64(t, hi<<32-hi, 0)
	return r + epsilon&-c
}

// canonical returns a modulo the prime, below it.
func canonical(a uint64) uint64 {
	r, br := bits.Sub64(a, prime, 0)
	return r + prime&-br
}

// addmod returns a + b modulo the prime; b is canonical.
func addmod(a, b uint64) uint64 {
	r, c := bits.Add64(a, b, 0)
	return r + epsilon&-c
}

// submod returns a - b modulo the prime; b is canonical.
func submod(a, b uint64) uint64 {
	r, br := bits.Sub64(a, b, 0)
	return r - epsilon&-br
}

func powmod(a, e uint64) uint64 {
	r := uint64(1)
	for ; e != 0; e >>= 1 {
		if e&1 != 0 {
			r = mulmod(r, a)
		}
		a = mulmod(a, a)
	}
	return canonical(r)
}

// generator generates the multiplicative group.
const generator = 7

// rootOfUnity returns a primitive root of order n, the same power of the generator
// at every call, so the root of order 2n squared is the root of order n.
func rootOfUnity(n uint64) uint64 { return powmod(generator, (prime-1)/n) }

// A block with index i at its level is the residue modulo x^2t - r(i)^2, and one
// level of the transform splits it into those modulo x^t - r(i) and x^t + r(i).
// With bit k of i comes the factor rootOfUnity(2^(k+2)) in r(i); step[k] is
// r(i+1)/r(i) where k is the number of ones that end i.
var step, stepInv = rootSteps()

func rootSteps() (fwd, inv [31]uint64) {
	below := uint64(1)
	for k := range fwd {
		z := rootOfUnity(1 << (k + 2))
		zi := powmod(z, prime-2)
		fwd[k] = canonical(mulmod(z, below))
		inv[k] = powmod(fwd[k], prime-2)
		below = mulmod(below, zi)
	}
	return fwd, inv
}

// blockRoot returns r(i).
func blockRoot(i int) uint64 {
	r := uint64(1)
	for k := 0; i>>k != 0; k++ {
		if i>>k&1 != 0 {
			r = mulmod(r, rootOfUnity(1<<(k+2)))
		}
	}
	return canonical(r)
}

// split is the butterfly of the forward transform over two vectors.
func split(u, v []uint64, r uint64) {
	v = v[:len(u)]
	if r == 1 {
		for i, a := range u {
			b := canonical(v[i])
			u[i], v[i] = addmod(a, b), submod(a, b)
		}
		return
	}
	for i, a := range u {
		b := canonical(mulmod(v[i], r))
		u[i], v[i] = addmod(a, b), submod(a, b)
	}
}

// join is the butterfly of the inverse transform, but for a factor of two.
func join(u, v []uint64, r uint64) {
	v = v[:len(u)]
	if r == 1 {
		for i, a := range u {
			b := canonical(v[i])
			u[i], v[i] = addmod(a, b), submod(a, b)
		}
		return
	}
	for i, a := range u {
		b := canonical(v[i])
		u[i], v[i] = addmod(a, b), mulmod(submod(a, b), r)
	}
}

// splitRow transforms one row, which is the block with index base at its level.
func splitRow(row []uint64, base int) {
	blocks := 1
	for t := len(row) / 2; t >= 2; t /= 2 {
		i := base * blocks
		r := blockRoot(i)
		for o := 0; o < len(row); o += 2 * t {
			split(row[o:o+t], row[o+t:o+2*t], r)
			i++
			r = mulmod(r, step[bits.TrailingZeros(uint(i))])
		}
		blocks *= 2
	}
	i := base * blocks
	r := blockRoot(i)
	for o := 0; o+1 < len(row); o += 2 {
		a, b := row[o], canonical(mulmod(row[o+1], r))
		row[o], row[o+1] = addmod(a, b), submod(a, b)
		i++
		r = mulmod(r, step[bits.TrailingZeros(uint(i))])
	}
}

// joinRow reverses splitRow.
func joinRow(row []uint64, base int) {
	blocks := len(row) / 2
	i := base * blocks
	r := inverse(blockRoot(i))
	for o := 0; o+1 < len(row); o += 2 {
		a, b := row[o], canonical(row[o+1])
		row[o], row[o+1] = addmod(a, b), mulmod(submod(a, b), r)
		i++
		r = mulmod(r, stepInv[bits.TrailingZeros(uint(i))])
	}
	for t := 2; t < len(row); t *= 2 {
		blocks /= 2
		i := base * blocks
		r := inverse(blockRoot(i))
		for o := 0; o < len(row); o += 2 * t {
			join(row[o:o+t], row[o+t:o+2*t], r)
			i++
			r = mulmod(r, stepInv[bits.TrailingZeros(uint(i))])
		}
	}
}

func inverse(a uint64) uint64 { return powmod(a, prime-2) }

// Prices of the loops, in units for 64 elements.
const (
	butterflyUnits = 40 // two elements in, two out
	linearUnits    = 40
)

// forward transforms a power of two of rows.
func (w *work) forward(rows [][]uint64) error {
	n := len(rows[0])
	for t := len(rows) / 2; t >= 1; t /= 2 {
		for o := 0; o < len(rows); o += 2 * t {
			r := blockRoot(o / (2 * t))
			for i := o; i < o+t; i++ {
				split(rows[i], rows[i+t], r)
				if err := w.pay(n * butterflyUnits >> 6); err != nil {
					return err
				}
			}
		}
	}
	for i, row := range rows {
		splitRow(row, i)
		if err := w.pay(n * bits.Len(uint(n)) * butterflyUnits >> 7); err != nil {
			return err
		}
	}
	return nil
}

// backward reverses forward, but for the factor of the number of elements.
func (w *work) backward(rows [][]uint64) error {
	n := len(rows[0])
	for i, row := range rows {
		joinRow(row, i)
		if err := w.pay(n * bits.Len(uint(n)) * butterflyUnits >> 7); err != nil {
			return err
		}
	}
	for t := 1; t < len(rows); t *= 2 {
		for o := 0; o < len(rows); o += 2 * t {
			r := inverse(blockRoot(o / (2 * t)))
			for i := o; i < o+t; i++ {
				join(rows[i], rows[i+t], r)
				if err := w.pay(n * butterflyUnits >> 6); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// threefold splits vectors of 3M elements into the residues modulo x^M - 1,
// x^M - s and x^M - s^2, s of order 3, and substitutes x so that all three become
// residues modulo x^M - 1.
func (w *work) threefold(rows [][]uint64) error {
	m := len(rows) / 3
	s := rootOfUnity(3)
	s2 := canonical(mulmod(s, s))
	root := rootOfUnity(uint64(len(rows) * len(rows[0])))
	root2 := canonical(mulmod(root, root))
	p1, p2 := uint64(1), uint64(1)
	for i := range m {
		a, b, c := rows[i], rows[i+m], rows[i+2*m]
		for j := range a {
			x, y, z := a[j], canonical(b[j]), canonical(c[j])
			a[j] = addmod(addmod(x, y), z)
			b[j] = mulmod(p1, addmod(addmod(x, canonical(mulmod(y, s))), canonical(mulmod(z, s2))))
			c[j] = mulmod(p2, addmod(addmod(x, canonical(mulmod(y, s2))), canonical(mulmod(z, s))))
			p1, p2 = mulmod(p1, root), mulmod(p2, root2)
		}
		if err := w.pay(len(a) * 4 * linearUnits >> 6); err != nil {
			return err
		}
	}
	return nil
}

// unthreefold reverses threefold, but for the factor of three.
func (w *work) unthreefold(rows [][]uint64) error {
	m := len(rows) / 3
	s := rootOfUnity(3)
	s2 := canonical(mulmod(s, s))
	root := inverse(rootOfUnity(uint64(len(rows) * len(rows[0]))))
	root2 := canonical(mulmod(root, root))
	p1, p2 := uint64(1), uint64(1)
	for i := range m {
		a, b, c := rows[i], rows[i+m], rows[i+2*m]
		for j := range a {
			x, y, z := a[j], canonical(mulmod(b[j], p1)), canonical(mulmod(c[j], p2))
			a[j] = addmod(addmod(x, y), z)
			b[j] = addmod(addmod(x, canonical(mulmod(y, s2))), canonical(mulmod(z, s)))
			c[j] = addmod(addmod(x, canonical(mulmod(y, s))), canonical(mulmod(z, s2)))
			p1, p2 = mulmod(p1, root), mulmod(p2, root2)
		}
		if err := w.pay(len(a) * 4 * linearUnits >> 6); err != nil {
			return err
		}
	}
	return nil
}

// plan chooses the digit size and the shape of the vectors for factors of n and k
// limbs, n >= k.
func plan(n, k int) (digit, rows, cols int) {
	for digit = 26; ; digit-- {
		short := (k*wordBits + digit - 1) / digit
		if 2*digit+bits.Len(uint(short)) <= 63 {
			break
		}
	}
	points := (n*wordBits+digit-1)/digit + (k*wordBits+digit-1)/digit
	size := 1 << bits.Len(uint(points-1))
	threes := points <= size/4*3
	cols = min(rowLen, size/4)
	rows = size / cols
	if threes {
		rows = rows / 4 * 3
	}
	return digit, rows, cols
}

// vector makes rows of a transform, reusing those of the product before.
func (w *work) vector(old [][]uint64, rows, cols int) ([][]uint64, error) {
	if len(old) > 0 && cap(old[0]) < cols {
		old = nil
	}
	for i := range old {
		old[i] = old[i][:cols]
	}
	for len(old) < rows {
		if err := w.m.Need(cols*8 + 3*8*2); err != nil {
			return nil, err
		}
		if err := w.pay(cols / 16); err != nil {
			return nil, err
		}
		old = append(old, make([]uint64, cols))
	}
	return old, nil
}

// mulNTT multiplies by transforms.
func (w *work) mulNTT(z, x, y []word) error {
	digit, nrows, cols := plan(len(x), len(y))
	var err error
	if w.ntt.a, err = w.vector(w.ntt.a, nrows, cols); err != nil {
		return err
	}
	a := w.ntt.a[:nrows]
	if err := w.spread(a, x, uint(digit)); err != nil {
		return err
	}
	if err := w.transform(a); err != nil {
		return err
	}
	b := a
	if !same(x, y) {
		if w.ntt.b, err = w.vector(w.ntt.b, nrows, cols); err != nil {
			return err
		}
		b = w.ntt.b[:nrows]
		if err := w.spread(b, y, uint(digit)); err != nil {
			return err
		}
		if err := w.transform(b); err != nil {
			return err
		}
	}
	scale := inverse(uint64(nrows * cols))
	for i, u := range a {
		v := b[i][:len(u)]
		for j, c := range u {
			u[j] = mulmod(mulmod(c, v[j]), scale)
		}
		if err := w.pay(cols * linearUnits >> 6); err != nil {
			return err
		}
	}
	if err := w.untransform(a); err != nil {
		return err
	}
	return w.gather(z, a, uint(digit))
}

// transform is the transform of a whole vector.
func (w *work) transform(rows [][]uint64) error {
	if len(rows)%3 != 0 {
		return w.forward(rows)
	}
	if err := w.threefold(rows); err != nil {
		return err
	}
	m := len(rows) / 3
	for k := 0; k < 3; k++ {
		if err := w.forward(rows[k*m : k*m+m]); err != nil {
			return err
		}
	}
	return nil
}

// untransform reverses transform, but for the factor of the number of elements.
func (w *work) untransform(rows [][]uint64) error {
	if len(rows)%3 != 0 {
		return w.backward(rows)
	}
	m := len(rows) / 3
	for k := 0; k < 3; k++ {
		if err := w.backward(rows[k*m : k*m+m]); err != nil {
			return err
		}
	}
	return w.unthreefold(rows)
}

// spread cuts x into digits of the given number of bits.
func (w *work) spread(rows [][]uint64, x []word, digit uint) error {
	mask := uint64(1)<<digit - 1
	var buf uint64 // bits not yet used, fewer than 64
	var have uint
	next := 0
	for _, row := range rows {
		for j := range row {
			if have < digit && next < len(x) {
				v := uint64(x[next])
				next++
				row[j] = (buf | v<<have) & mask
				buf = v >> (digit - have)
				have += wordBits - digit
				continue
			}
			row[j] = buf & mask
			buf >>= digit
			have -= min(have, digit)
		}
		if err := w.pay(len(row) * linearUnits >> 7); err != nil {
			return err
		}
	}
	return nil
}

// gather carries the coefficients of a product into z.
func (w *work) gather(z []word, rows [][]uint64, digit uint) error {
	var hi, lo uint64 // carry
	var buf uint64    // finished bits, fewer than wordBits
	var have uint
	next := 0
	mask := uint64(1)<<digit - 1
	for _, row := range rows {
		for _, v := range row {
			var c uint64
			lo, c = bits.Add64(lo, canonical(v), 0)
			hi += c
			d := lo & mask
			lo = lo>>digit | hi<<(64-digit)
			hi >>= digit
			buf |= d << have
			have += digit
			if have >= wordBits {
				if next < len(z) {
					z[next] = word(buf)
					next++
				}
				have -= wordBits
				buf = d >> (digit - have)
			}
		}
		if err := w.pay(len(row) * linearUnits >> 6); err != nil {
			return err
		}
	}
	if next < len(z) {
		z[next] = word(buf)
		clear(z[next+1:])
	}
	return nil
}
