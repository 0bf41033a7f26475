package bigint

import (
	"math"
	"math/bits"
	"strconv"

	"github.com/gilliam-run/gilliam/internal/meter"
)

const digitChars = "0123456789abcdefghijklmnopqrstuvwxyz"

// Format returns the digits of a in a base of 2 to 36, with a minus sign below zero
// and without a prefix.
func Format(m meter.Meter, a Int, base int) ([]byte, error) {
	sign := 0
	if a.Neg {
		sign = 1
	}
	w := work{m: m}
	if u, ok := magUint64(a.Mag); ok {
		var buf [65]byte
		b := buf[:0]
		if a.Neg {
			b = append(b, '-')
		}
		b = strconv.AppendUint(b, u, base)
		out, err := w.text(len(b))
		if err != nil {
			return nil, err
		}
		copy(out, b)
		return out, w.flush()
	}
	var out []byte
	var err error
	if base&(base-1) == 0 {
		out, err = w.formatBits(a.Mag, uint(bits.TrailingZeros(uint(base))), sign)
	} else {
		out, err = w.formatDigits(a.Mag, base, sign)
	}
	if err != nil {
		return nil, err
	}
	if a.Neg {
		out[0] = '-'
	}
	return out, w.flush()
}

// text returns n bytes that the meter has granted.
func (w *work) text(n int) ([]byte, error) {
	if err := w.m.Need(n); err != nil {
		return nil, err
	}
	return make([]byte, n), w.pay(4 + n/128)
}

// formatBits writes digits of a fixed number of bits each, after room for a sign.
func (w *work) formatBits(x []word, digit uint, sign int) ([]byte, error) {
	n := max(1, (Int{Mag: x}.BitLen()+int(digit)-1)/int(digit))
	out, err := w.text(sign + n)
	if err != nil {
		return nil, err
	}
	var buf word
	have := uint(0)
	next := 0
	mask := word(1)<<digit - 1
	for i := len(out) - 1; i >= sign; i-- {
		v := buf
		if have < digit {
			nextLimb := limb(x, next)
			next++
			v |= nextLimb << have
			buf = nextLimb >> (digit - have)
			have += wordBits
		} else {
			buf >>= digit
		}
		have -= digit
		out[i] = digitChars[v&mask]
		if i%stride == 0 {
			if err := w.pay(1 + min(len(out), stride)/3); err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}

// formatLeaf is how many limbs are converted by the quadratic method.
const formatLeaf = 30

// radix is the state of a conversion to a base that is no power of two.
type radix struct {
	w      *work
	base   word
	power  word     // largest power of base in a word
	digits int      // its exponent
	powers [][]word // powers[i] is power^(2^i)
}

// formatDigits writes digits by divide and conquer, after room for a sign.
func (w *work) formatDigits(x []word, base, sign int) ([]byte, error) {
	// One digit more than needed at most.
	perBit := math.Ln2 / math.Ln10
	if base != 10 {
		perBit = math.Ln2 / math.Log(float64(base))
	}
	n := 1 + int(float64(Int{Mag: x}.BitLen())*(perBit*(1+1e-15)))
	out, err := w.text(sign + n)
	if err != nil {
		return nil, err
	}
	r := radix{w: w, base: word(base)}
	r.power, r.digits = wordPower(base)
	if len(x) > formatLeaf {
		if err := r.makePowers(len(x)); err != nil {
			return nil, err
		}
	}
	k := w.mark()
	c, err := w.copied(x, 0)
	if err != nil {
		return nil, err
	}
	if err := r.write(out[sign:], c, len(r.powers)-1); err != nil {
		return nil, err
	}
	w.release(k)
	if out[sign] == '0' && n > 1 {
		out = out[1:]
	}
	return out, nil
}

// makePowers prepares the divisors for a number of n limbs.
func (r *radix) makePowers(n int) error {
	p := []word{r.power}
	r.powers = append(r.powers, p)
	for 2*len(p) <= n+1 {
		t, err := r.w.scratch(2 * len(p))
		if err != nil {
			return err
		}
		if err := r.w.mul(t, p, p); err != nil {
			return err
		}
		p = norm(t)
		r.powers = append(r.powers, p)
	}
	return nil
}

// write fills out with the digits of x, which it destroys, and leading zeros. x is
// below the square of powers[i].
func (r *radix) write(out []byte, x []word, i int) error {
	x = norm(x)
	if len(x) <= formatLeaf {
		return r.writeLeaf(out, x)
	}
	w := r.w
	k := w.mark()
	defer w.release(k)
	p := r.powers[i]
	for cmpMag(x, p) < 0 {
		i--
		p = r.powers[i]
	}
	q, err := w.scratch(len(x) - len(p) + 1)
	if err != nil {
		return err
	}
	rem, err := w.scratch(len(p))
	if err != nil {
		return err
	}
	if err := w.div(q, rem, x, p); err != nil {
		return err
	}
	at := len(out) - r.digits<<i
	if err := r.write(out[:at], q, i-1); err != nil {
		return err
	}
	return r.write(out[at:], rem, i-1)
}

// writeLeaf fills out by repeated division.
func (r *radix) writeLeaf(out []byte, x []word) error {
	n := len(x)
	i := len(out)
	for len(x) > 0 {
		v := divVW(x, x, uint(r.power), 0)
		x = norm(x)
		if r.base == 10 {
			i = writeDecimal(out, i, v, r.digits)
			continue
		}
		for k := 0; k < r.digits && i > 0; k++ {
			i--
			out[i] = digitChars[v%uint(r.base)]
			v /= uint(r.base)
		}
	}
	for ; i > 0; i-- {
		out[i-1] = '0'
	}
	return r.w.pay(4 + n*n/2 + len(out)/4)
}

// writeDecimal writes the n lowest digits of v before out[i], as far as there is
// room, and returns where they begin.
func writeDecimal(out []byte, i int, v uint, n int) int {
	for ; n >= 2 && i >= 2; n -= 2 {
		q := v / 100
		d := v - q*100
		i -= 2
		out[i], out[i+1] = byte('0'+d/10), byte('0'+d%10)
		v = q
	}
	for ; n > 0 && i > 0; n-- {
		i--
		out[i] = byte('0' + v%10)
		v /= 10
	}
	return i
}

// DigitsExceed reports whether a has more than limit decimal digits. It is cheap
// unless the number is close to the limit.
func DigitsExceed(m meter.Meter, a Int, limit int) (bool, error) {
	n := float64(a.BitLen())
	edge := float64(float64(limit) * (math.Ln10 / math.Ln2))
	switch {
	case n < edge-1:
		return false, nil
	case n > edge+2:
		return true, nil
	}
	p, err := Pow(m, Int{Mag: []word{10}}, uint64(limit))
	if err != nil {
		return false, err
	}
	c, err := Cmp(m, Int{Mag: a.Mag}, p)
	return c >= 0, err
}
