package bigint

import (
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// GCD returns the greatest common divisor of a and b, not negative.
func GCD(m meter.Meter, a, b Int) (Int, error) {
	if len(a.Mag) <= 1 && len(b.Mag) <= 1 {
		_, x := two(a.Mag)
		_, y := two(b.Mag)
		return small(m, false, 0, 0, gcdWord(x, y))
	}
	w := work{m: m}
	e, err := w.newEuclid(a.Mag, b.Mag, false)
	if err != nil {
		return Int{}, err
	}
	if err := e.run(&w); err != nil {
		return Int{}, err
	}
	return w.finishCopy(false, e.a)
}

// LCM returns the least common multiple of a and b, not negative, 0 if one is 0.
func LCM(m meter.Meter, a, b Int) (Int, error) {
	a.Neg, b.Neg = false, false
	if len(a.Mag) == 0 || len(b.Mag) == 0 {
		return Int{}, nil
	}
	g, err := GCD(m, a, b)
	if err != nil {
		return Int{}, err
	}
	q, err := FloorDiv(m, a, g)
	if err != nil {
		return Int{}, err
	}
	return Mul(m, q, b)
}

// invert returns the inverse of a modulo n > 0.
func invert(m meter.Meter, a, n Int) (Int, error) {
	x, err := Mod(m, a, n)
	if err != nil {
		return Int{}, err
	}
	w := work{m: m}
	e, err := w.newEuclid(n.Mag, x.Mag, true)
	if err != nil {
		return Int{}, err
	}
	if err := e.run(&w); err != nil {
		return Int{}, err
	}
	if len(e.a) != 1 || e.a[0] != 1 {
		return Int{}, ErrNotInvertible
	}
	// gcd = ±x·a modulo n, the sign by the parity of the steps.
	return w.finishCopy(!e.odd, e.x)
}

func gcdWord(x, y uint) uint {
	for y != 0 {
		x, y = y, x%y
	}
	return x
}

// euclid is Euclid's algorithm in progress: two numbers a >= b and, if wanted, the
// magnitudes of the factors of the original b in them. Their signs alternate: odd
// tells that the factor in a is positive.
type euclid struct {
	a, b       []word
	x, y       []word
	cofactors  bool
	odd        bool
	quo, spare []word // room for a quotient and a product
}

// newEuclid begins with copies of a and b.
func (w *work) newEuclid(a, b []word, cofactors bool) (*euclid, error) {
	c, err := w.cmp(a, b)
	if err != nil {
		return nil, err
	}
	if c < 0 {
		a, b = b, a
	}
	e := &euclid{cofactors: cofactors}
	n := len(a)
	var bufs [6][]word
	for i := range bufs {
		if i >= 3 && !cofactors {
			break
		}
		if bufs[i], err = w.scratch(n + 2); err != nil {
			return nil, err
		}
	}
	e.a, e.b, e.quo = bufs[0][:n], bufs[1][:len(b)], bufs[2]
	if err := w.move(e.a, a); err != nil {
		return nil, err
	}
	if err := w.move(e.b, b); err != nil {
		return nil, err
	}
	if cofactors {
		e.x, e.y, e.spare = bufs[3][:0], bufs[4][:1], bufs[5]
		e.y[0] = 1
	}
	return e, nil
}

// run goes on until a is the greatest common divisor and b is 0. Lehmer's method
// makes many steps at once from the leading words.
func (e *euclid) run(w *work) error {
	for len(e.b) > 0 {
		t, ok := matrix{}, false
		if len(e.b) > 1 {
			t, ok = leading(e.a, e.b)
		}
		var err error
		switch {
		case ok:
			err = e.apply(w, t)
		case len(e.a) == 1 && !e.cofactors:
			e.a[0], e.b = word(gcdWord(uint(e.a[0]), uint(e.b[0]))), e.b[:0]
			err = w.pay(50)
		default:
			err = e.divide(w)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// divide makes one step by division.
func (e *euclid) divide(w *work) error {
	k := w.mark()
	defer w.release(k)
	q := e.quo[:len(e.a)-len(e.b)+1]
	r, err := w.scratch(len(e.b))
	if err != nil {
		return err
	}
	if err := w.div(q, r, e.a, e.b); err != nil {
		return err
	}
	r = norm(r)
	rest := e.a[:len(r)]
	if err := w.move(rest, r); err != nil {
		return err
	}
	e.a, e.b = e.b, rest
	e.odd = !e.odd
	if !e.cofactors {
		return nil
	}
	// The new factor is x + q·y.
	q = norm(q)
	t := e.spare[:0]
	if len(e.y) > 0 {
		t = e.spare[:len(q)+len(e.y)]
		if err := w.mul(t, q, e.y); err != nil {
			return err
		}
		t = norm(t)
	}
	if len(t) < len(e.x) {
		// The product is at least as long as x but for its leading zeros.
		n := len(t)
		t = t[:len(e.x)]
		clear(t[n:])
	}
	c, err := w.add(t, t, e.x)
	if err != nil {
		return err
	}
	if c != 0 {
		t = append(t, word(c))
	}
	e.x, e.y, e.spare = e.y, t, e.x[:cap(e.x)]
	return nil
}

// matrix holds the magnitudes of a product of Euclidean steps. After an even number
// of them the new pair is (u0·a - v0·b, v1·b - u1·a), after an odd one the negative.
type matrix struct {
	u0, v0, u1, v1 uint
	odd            bool
}

// leading makes the steps that the leading words of a and b determine, by Collins'
// condition. It reports whether there was one.
func leading(a, b []word) (matrix, bool) {
	t := matrix{u0: 1, v1: 1}
	n := len(a)
	if n-len(b) > 1 {
		return t, false
	}
	s := uint(bits.LeadingZeros(uint(a[n-1])))
	top := func(x []word) uint {
		return uint(limb(x, n-1))<<s | uint(limb(x, n-2))>>1>>(wordBits-1-s)
	}
	x, y := top(a), top(b)
	ok := false
	for y != 0 {
		q, r := x/y, x%y
		u, v := t.u0+q*t.u1, t.v0+q*t.v1
		if r < v || y-r < t.v1+v {
			break
		}
		x, y = y, r
		t = matrix{t.u1, t.v1, u, v, !t.odd}
		ok = true
	}
	return t, ok
}

// apply replaces the pair, and the factors, by what the matrix makes of them.
func (e *euclid) apply(w *work, t matrix) error {
	n := len(e.a)
	a, b := e.a, e.b[:n]
	clear(b[len(e.b):])
	d := t
	if t.odd {
		// The new a is v0·b - u0·a and the new b is u1·a - v1·b, which is the even
		// case with the roles exchanged.
		a, b = b, a
		d = matrix{u0: t.v0, v0: t.u0, u1: t.v1, v1: t.u1}
		e.odd = !e.odd
	}
	if err := w.pay(40); err != nil { // for the leading words
		return err
	}
	var c carries
	for i := 0; i < n; i += stride {
		k := min(i+stride, n)
		subMatrix(a[i:k], b[i:k], &d, &c)
		if err := w.pay(2 + (k-i)*2/3); err != nil {
			return err
		}
	}
	e.a, e.b = norm(a), norm(b)
	if !e.cofactors {
		return nil
	}
	// The factors stay below the modulus, so they fit.
	lx, ly := len(e.x), len(e.y)
	n = max(lx, ly) + 1
	x, y := e.x[:n], e.y[:n]
	clear(x[lx:])
	clear(y[ly:])
	c = carries{}
	for i := 0; i < n; i += stride {
		k := min(i+stride, n)
		addMatrix(x[i:k], y[i:k], &t, &c)
		if err := w.pay(2 + (k-i)*2/3); err != nil {
			return err
		}
	}
	e.x, e.y = norm(x), norm(y)
	return nil
}

// carries go from one stride of a matrix product to the next.
type carries struct{ p0, q0, p1, q1, b0, b1 uint }

// subMatrix sets (a, b) = (u0·a - v0·b, v1·b - u1·a). The entries of the matrix are
// below half a word and a bit, by Collins' condition.
func subMatrix(a, b []word, t *matrix, s *carries) {
	c := *s
	b = b[:len(a)]
	for i, v := range a {
		x, y := uint(v), uint(b[i])
		var k uint
		hi, p := bits.Mul(t.u0, x)
		p, k = bits.Add(p, c.p0, 0)
		c.p0 = hi + k
		hi, q := bits.Mul(t.v0, y)
		q, k = bits.Add(q, c.q0, 0)
		c.q0 = hi + k
		p, c.b0 = bits.Sub(p, q, c.b0)
		a[i] = word(p)
		hi, p = bits.Mul(t.v1, y)
		p, k = bits.Add(p, c.p1, 0)
		c.p1 = hi + k
		hi, q = bits.Mul(t.u1, x)
		q, k = bits.Add(q, c.q1, 0)
		c.q1 = hi + k
		p, c.b1 = bits.Sub(p, q, c.b1)
		b[i] = word(p)
	}
	*s = c
}

// addMatrix sets (x, y) = (u0·x + v0·y, u1·x + v1·y).
func addMatrix(x, y []word, t *matrix, s *carries) {
	c := *s
	y = y[:len(x)]
	for i, v := range x {
		xv, yv := uint(v), uint(y[i])
		var p uint
		p, c.p0 = mulMulAdd(t.u0, xv, t.v0, yv, c.p0)
		x[i] = word(p)
		p, c.p1 = mulMulAdd(t.u1, xv, t.v1, yv, c.p1)
		y[i] = word(p)
	}
	*s = c
}

// mulMulAdd returns u·x + v·y + c, which fits two words.
func mulMulAdd(u, x, v, y, c uint) (lo, hi uint) {
	h1, l1 := bits.Mul(u, x)
	h2, l2 := bits.Mul(v, y)
	lo, k := bits.Add(l1, l2, 0)
	hi = h1 + h2 + k
	lo, k = bits.Add(lo, c, 0)
	return lo, hi + k
}
