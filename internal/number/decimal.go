package number

import (
	"math"
	"math/bits"
	"strconv"
)

// Digits beyond these are zeros: no float has more significant digits, or more
// places after the point.
const (
	maxSignificant = 768
	maxPlaces      = 1075
)

// style says how a finite float becomes decimal digits.
type style struct {
	verb  byte // 'e', 'f', 'g', or 'r' for the shortest digits that round trip
	prec  int
	alt   bool // keep the point, and in 'g' trailing zeros
	point bool // add .0 to what looks like an integer
}

// AppendRepr appends what repr(f) shows.
func AppendRepr(dst []byte, f float64) []byte {
	abs := math.Abs(f)
	switch {
	case f != f:
		return append(dst, "nan"...)
	case abs > math.MaxFloat64:
		if f < 0 {
			dst = append(dst, '-')
		}
		return append(dst, "inf"...)
	case abs >= 1e16 || abs < 1e-4 && abs > 0:
		return strconv.AppendFloat(dst, f, 'e', -1, 64)
	}
	if abs < 1<<53 && abs == math.Trunc(abs) {
		if f < 0 || abs == 0 && math.Signbit(f) {
			dst = append(dst, '-')
		}
		dst = strconv.AppendUint(dst, uint64(abs), 10)
		return append(dst, ".0"...)
	}
	from := len(dst)
	dst = strconv.AppendFloat(dst, f, 'f', -1, 64)
	for _, c := range dst[from:] {
		if c == '.' {
			return dst
		}
	}
	return append(dst, ".0"...)
}

// decimal returns the parts of a finite float that is not negative, in the given style.
// They stand in buf as far as it has room.
func decimal(buf []byte, abs float64, s style) (p parts) {
	switch s.verb {
	case 'f':
		return fixed(buf, abs, s)
	case 'e':
		n := min(s.prec, maxSignificant)
		b := strconv.AppendFloat(buf, abs, 'e', n, 64)
		e := exponentAt(b)
		p.digits, p.rest, p.tail = b[:1], b[1:e], b[e:]
		p.zeros = s.prec - n
		if n == 0 && s.alt {
			p.rest = []byte{'.'}
		}
		return p
	}
	return general(buf, abs, s)
}

// exponentAt returns where the exponent of a text in scientific notation begins.
func exponentAt(b []byte) int {
	i := len(b) - 1
	for b[i] != 'e' {
		i--
	}
	return i
}

// fixed writes with a fixed number of places.
func fixed(buf []byte, abs float64, s style) (p parts) {
	n := min(s.prec, maxPlaces)
	b, ok := appendFixed(buf, abs, n)
	if !ok {
		b = strconv.AppendFloat(buf, abs, 'f', n, 64)
	}
	i := len(b)
	if n > 0 {
		i -= n + 1
	}
	p.digits, p.rest, p.zeros = b[:i], b[i:], s.prec-n
	if n == 0 && s.alt {
		p.rest = []byte{'.'}
	}
	return p
}

// general writes with a number of significant digits, or the fewest that round trip,
// and with an exponent where it is far from the digits.
func general(buf []byte, abs float64, s style) (p parts) {
	prec := max(s.prec, 1)
	n := min(prec, maxSignificant) - 1
	limit := prec
	if s.point {
		limit--
	}
	if s.verb == 'r' {
		n, limit = -1, 16
	}
	b := strconv.AppendFloat(buf, abs, 'e', n, 64)
	e := exponentAt(b)
	exp, _ := strconv.Atoi(string(b[e+1:]))
	tail := b[e:]
	// The digits, moved so that the point is before them.
	digits := b[:1]
	if e > 2 {
		b[1] = b[0]
		digits = b[1:e]
	}
	if !s.alt {
		for len(digits) > 1 && digits[len(digits)-1] == '0' {
			digits = digits[:len(digits)-1]
		}
	} else if s.verb == 'g' {
		p.zeros = prec - 1 - n
	}
	if exp >= -4 && exp < limit {
		return place(p, digits, exp, s)
	}
	p.digits, p.tail = digits[:1:1], tail
	if len(digits) > 1 || s.alt {
		p.rest = append([]byte{'.'}, digits[1:]...)
	}
	return p
}

// place sets the point among digits whose first has the weight 10^exp.
func place(p parts, digits []byte, exp int, s style) parts {
	switch {
	case exp < 0:
		p.digits = []byte{'0'}
		p.rest = append([]byte("0.000"[1:1-exp]), digits...)
		return p
	case exp >= len(digits):
		p.digits = append([]byte(nil), digits...)
		for len(p.digits) <= exp {
			p.digits = append(p.digits, '0')
		}
	default:
		p.digits = digits[:exp+1]
		if len(digits) > exp+1 {
			p.rest = append([]byte{'.'}, digits[exp+1:]...)
			return p
		}
	}
	switch {
	case s.point:
		p.rest = []byte(".0")
	case s.alt:
		p.rest = []byte{'.'}
	}
	return p
}

// pow10 holds the powers of ten of a word.
var pow10 = func() (p [20]uint64) {
	p[0] = 1
	for i := 1; i < len(p); i++ {
		p[i] = 10 * p[i-1]
	}
	return p
}()

// fixedPoint rounds abs to n places, ties to even, as whole + frac/10^n. It reports
// whether it could: n is at most 19 and abs neither huge nor tiny.
func fixedPoint(abs float64, n int) (whole, frac uint64, ok bool) {
	b := math.Float64bits(abs)
	exp := int(b>>52) - 1075
	mant := b&(1<<52-1) | 1<<52
	switch {
	case n > 19 || exp > 10 || exp < -127:
		return 0, 0, abs == 0 && n <= 19
	case exp >= 0:
		return mant << exp, 0, true
	}
	s := uint(-exp)
	part := mant
	if s < 64 {
		whole = mant >> s
		part = mant & (1<<s - 1)
	}
	// part·10^n / 2^s, which is below 10^n.
	hi, lo := bits.Mul64(part, pow10[n])
	var q, restHi, restLo, half uint64
	if s < 64 {
		q = hi<<(64-s) | lo>>s
		restLo = lo & (1<<s - 1)
		half = 1 << (s - 1)
	} else {
		q = hi >> (s - 64)
		restHi = hi & (1<<(s-64) - 1)
		restLo = lo
		if s == 64 {
			half = 1 << 63
		}
	}
	up := false
	switch {
	case s <= 64:
		up = restLo > half || restLo == half && odd(whole, q, n)
	default:
		half := uint64(1) << (s - 65)
		up = restHi > half || restHi == half && (restLo > 0 || odd(whole, q, n))
	}
	if up {
		q++
		if q == pow10[n] {
			q = 0
			whole++
		}
	}
	return whole, q, true
}

// odd reports whether the last kept digit is odd.
func odd(whole, q uint64, n int) bool {
	if n == 0 {
		return whole&1 != 0
	}
	return q&1 != 0
}

// appendFixed appends abs with n places if fixedPoint can.
func appendFixed(dst []byte, abs float64, n int) ([]byte, bool) {
	whole, frac, ok := fixedPoint(abs, n)
	if !ok {
		return dst, false
	}
	dst = strconv.AppendUint(dst, whole, 10)
	if n > 0 {
		dst = append(dst, ".0000000000000000000"[:n+1]...)
		for i := len(dst) - 1; frac > 0; i-- {
			dst[i] = byte('0' + frac%10)
			frac /= 10
		}
	}
	return dst, true
}
