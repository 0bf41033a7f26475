package bigint

import (
	"math/bits"
	"strings"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// Literal is the text of an integer, checked by Scan and not yet converted, so a
// caller can refuse one with too many digits first.
type Literal struct {
	Neg    bool
	Base   int
	Digits string // digits, single underscores between them
	Count  int    // digits without underscores, leading zeros included
}

// PowerOfTwo reports whether the base is one for which the conversion is linear and
// Python sets no limit on digits.
func (l Literal) PowerOfTwo() bool { return l.Base&(l.Base-1) == 0 }

// TrimSpace cuts ASCII white space off both ends of text.
func TrimSpace(m meter.Meter, text string) (string, error) {
	lo, hi := 0, len(text)
	for ; lo < hi && isSpace(text[lo]); lo++ {
		if lo%stride == stride-1 {
			if err := m.Pay(stride / 3); err != nil {
				return "", err
			}
		}
	}
	for ; lo < hi && isSpace(text[hi-1]); hi-- {
		if hi%stride == 0 {
			if err := m.Pay(stride / 3); err != nil {
				return "", err
			}
		}
	}
	return text[lo:hi], nil
}

func isSpace(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }

// digitValue maps a byte to its value as a digit, 36 if it is none.
var digitValue = func() (t [256]uint8) {
	for i := range t {
		switch c := byte(i); {
		case '0' <= c && c <= '9':
			t[i] = c - '0'
		case 'a' <= c && c <= 'z':
			t[i] = c - 'a' + 10
		case 'A' <= c && c <= 'Z':
			t[i] = c - 'A' + 10
		default:
			t[i] = 36
		}
	}
	return t
}()

// prefixBase maps the letter after a zero to the base it stands for.
func prefixBase(c byte) int {
	switch c {
	case 'x', 'X':
		return 16
	case 'o', 'O':
		return 8
	case 'b', 'B':
		return 2
	}
	return 0
}

// Scan checks text by the rules of int(text, base): surrounding space, a sign, a
// prefix that suits the base, digits with single underscores between them. Base is
// 0, then the prefix decides, or 2 to 36. Digits and spaces other than ASCII have
// been mapped by the caller.
func Scan(m meter.Meter, text string, base int) (lit Literal, ok bool, err error) {
	if text, err = TrimSpace(m, text); err != nil {
		return Literal{}, false, err
	}
	if text != "" && (text[0] == '-' || text[0] == '+') {
		lit.Neg = text[0] == '-'
		text = text[1:]
	}
	zeroOnly := false
	if len(text) > 1 && text[0] == '0' {
		p := prefixBase(text[1])
		switch {
		case p != 0 && (base == 0 || base == p):
			base = p
			text = strings.TrimPrefix(text[2:], "_")
		case base == 0:
			zeroOnly = true
		}
	}
	if base == 0 {
		base = 10
	}
	lit.Base, lit.Digits = base, text
	w := work{m: m}
	under := true // an underscore is not allowed at the start
	for i := 0; i < len(text); i += stride {
		end := min(i+stride, len(text))
		for _, c := range []byte(text[i:end]) {
			switch v := digitValue[c]; {
			case int(v) < base && !(zeroOnly && v != 0):
				lit.Count++
				under = false
			case c == '_' && !under:
				under = true
			default:
				return Literal{}, false, nil
			}
		}
		if err := w.pay(1 + (end-i)/4); err != nil {
			return Literal{}, false, err
		}
	}
	return lit, !under, w.flush()
}

// Parse converts a literal.
func Parse(m meter.Meter, lit Literal) (Int, error) {
	w := work{m: m}
	digits := lit.Digits
	if lit.Count != len(digits) {
		b, err := w.withoutUnderscores(digits, lit.Count)
		if err != nil {
			return Int{}, err
		}
		digits = b
	}
	if _, per := wordPower(lit.Base); lit.Count <= per {
		v := word(0)
		for _, c := range []byte(digits) {
			v = v*word(lit.Base) + word(digitValue[c])
		}
		return small(m, lit.Neg, 0, 0, uint(v))
	}
	var z []word
	var err error
	if lit.PowerOfTwo() {
		z, err = w.parseBits(digits, bits.TrailingZeros(uint(lit.Base)))
	} else {
		z, err = w.parseDigits(digits, lit.Base)
	}
	if err != nil {
		return Int{}, err
	}
	return w.finishCopy(lit.Neg, z)
}

func (w *work) withoutUnderscores(s string, n int) (string, error) {
	if err := w.m.Need(n); err != nil {
		return "", err
	}
	var b strings.Builder
	b.Grow(n)
	for i := 0; i < len(s); i++ {
		if s[i] != '_' {
			b.WriteByte(s[i])
		}
		if i%stride == stride-1 {
			if err := w.pay(stride / 2); err != nil {
				return "", err
			}
		}
	}
	return b.String(), w.pay(len(s) % stride / 2)
}

// parseBits converts digits of a fixed number of bits each.
func (w *work) parseBits(s string, digit int) ([]word, error) {
	z, err := w.scratch((len(s)*digit + wordBits - 1) / wordBits)
	if err != nil {
		return nil, err
	}
	var buf word
	have, next := 0, 0
	for i := len(s) - 1; i >= 0; i-- {
		v := word(digitValue[s[i]])
		buf |= v << have
		if have += digit; have >= wordBits {
			z[next] = buf
			next++
			have -= wordBits
			buf = v >> (digit - have)
		}
		if i%stride == 0 {
			if err := w.pay(1 + min(len(s), stride)/3); err != nil {
				return nil, err
			}
		}
	}
	if next < len(z) {
		z[next] = buf
	}
	return z, nil
}

// wordPower returns the largest power of base that fits a word, and its exponent.
func wordPower(base int) (power word, digits int) {
	power, digits = word(base), 1
	for {
		hi, lo := bits.Mul(uint(power), uint(base))
		if hi != 0 {
			return power, digits
		}
		power, digits = word(lo), digits+1
	}
}

// parseLeaf is how many words of digits are converted by the quadratic method.
const parseLeaf = 32

// parseDigits converts digits of any base: groups of a word each become numbers of
// twice as many groups by one product each, in place.
func (w *work) parseDigits(s string, base int) ([]word, error) {
	power, per := wordPower(base)
	n := (len(s) + per - 1) / per
	z, err := w.scratch(n)
	if err != nil {
		return nil, err
	}
	for lo := 0; lo < n; lo += parseLeaf {
		hi := min(lo+parseLeaf, n)
		block := z[lo:hi]
		used := 0
		for i := hi - 1; i >= lo; i-- {
			end := len(s) - i*per
			var v word
			for _, c := range []byte(s[max(0, end-per):end]) {
				v = v*word(base) + word(digitValue[c])
			}
			c := mulAddVWW(block[:used], block[:used], uint(power), uint(v))
			block[used] = word(c)
			used++
		}
		if err := w.pay(2 + used*per/4 + used*used/8); err != nil {
			return nil, err
		}
	}
	if n <= parseLeaf {
		return z, nil
	}
	// p is power^size.
	pm, err := w.scratch(n + 2)
	if err != nil {
		return nil, err
	}
	spare, err := w.scratch(n + 2)
	if err != nil {
		return nil, err
	}
	p := pm[:1]
	p[0] = power
	square := func() error {
		t := spare[:2*len(p)]
		err := w.mul(t, p, p)
		p, spare = norm(t), p[:cap(p)]
		return err
	}
	for range bits.Len(parseLeaf) - 1 {
		if err := square(); err != nil {
			return nil, err
		}
	}
	t, err := w.scratch(n + 1)
	if err != nil {
		return nil, err
	}
	for size := parseLeaf; ; {
		for lo := 0; lo+size < n; lo += 2 * size {
			hi := min(lo+2*size, n)
			low, high := z[lo:lo+size], norm(z[lo+size:hi])
			t := t[:len(high)+len(p)]
			if err := w.mul(t, high, p); err != nil {
				return nil, err
			}
			t = norm(t)
			k := len(t)
			t = t[:hi-lo]
			clear(t[k:])
			if _, err := w.add(z[lo:hi], t, low); err != nil {
				return nil, err
			}
		}
		if size *= 2; size >= n {
			return z, nil
		}
		if err := square(); err != nil {
			return nil, err
		}
	}
}
