package number

import (
	"math"
	"math/bits"
	"strconv"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/meter"
)

// Errors of ParseHex.
var (
	ErrHexSyntax = &Error{ValueError, "invalid hexadecimal floating-point string"}
	ErrHexRange  = &Error{OverflowError, "hexadecimal value too large to represent as a float"}
)

// AppendHex appends what f.hex() returns.
func AppendHex(dst []byte, f float64) []byte {
	if f != f || math.IsInf(f, 0) {
		return AppendRepr(dst, f)
	}
	if math.Signbit(f) {
		dst = append(dst, '-')
	}
	b := math.Float64bits(f)
	exp, frac := int(b>>52&0x7FF)-1023, b&(1<<52-1)
	switch {
	case exp == -1023 && frac == 0:
		return append(dst, "0x0.0p+0"...)
	case exp == -1023:
		exp = -1022
		dst = append(dst, "0x0."...)
	default:
		dst = append(dst, "0x1."...)
	}
	for s := 48; s >= 0; s -= 4 {
		dst = append(dst, "0123456789abcdef"[frac>>s&15])
	}
	dst = append(dst, 'p')
	if exp >= 0 {
		dst = append(dst, '+')
	}
	return strconv.AppendInt(dst, int64(exp), 10)
}

// ParseHex reads text by the rules of float.fromhex.
func ParseHex(m meter.Meter, text string) (float64, error) {
	text, err := bigint.TrimSpace(m, text)
	if err != nil {
		return 0, err
	}
	body, neg := cutSign(text)
	if f, n := special(body); n > 0 {
		if n != len(body) {
			return 0, ErrHexSyntax
		}
		return signedFloat(f, neg), nil
	}
	if len(body) > 1 && body[0] == '0' && body[1]|0x20 == 'x' {
		body = body[2:]
	}
	var h hexScan
	n, err := h.digits(m, body)
	if err != nil {
		return 0, err
	}
	exp, k, err := hexExponent(m, body[n:])
	if err != nil {
		return 0, err
	}
	if !h.seen || k < 0 {
		return 0, ErrHexSyntax
	}
	// CPython finds a value out of range before it looks at the end of the text.
	f, err := bigint.RoundFloat(neg, h.mant, h.exp+exp, h.sticky)
	if err != nil {
		return 0, ErrHexRange
	}
	if n+k != len(body) {
		return 0, ErrHexSyntax
	}
	return f, nil
}

// hexScan is the value of hexadecimal digits, mant·2^exp and something more if
// sticky is set.
type hexScan struct {
	mant         uint64
	exp          int
	sticky, seen bool
}

func hexValue(c byte) (uint64, bool) {
	switch {
	case isDigit(c):
		return uint64(c - '0'), true
	case 'a' <= c|0x20 && c|0x20 <= 'f':
		return uint64(c|0x20-'a') + 10, true
	}
	return 0, false
}

// digits reads digits with an optional point and returns their length.
func (h *hexScan) digits(m meter.Meter, s string) (int, error) {
	point := false
	for i := range len(s) {
		v, ok := hexValue(s[i])
		switch {
		case s[i] == '.' && !point:
			point = true
			continue
		case !ok:
			return i, m.Pay(10 + i%stride/3)
		}
		h.seen = true
		if bits.Len64(h.mant) <= 60 {
			h.mant = h.mant<<4 | v
		} else {
			h.sticky = h.sticky || v != 0
			h.exp += 4
		}
		if point {
			h.exp -= 4
		}
		if i%stride == stride-1 {
			if err := m.Pay(stride / 3); err != nil {
				return 0, err
			}
		}
	}
	return len(s), m.Pay(10)
}

// hexExponent reads an exponent, p and decimal digits, and returns its length: 0 if
// there is none, -1 if its digits are missing.
func hexExponent(m meter.Meter, s string) (exp, n int, err error) {
	if s == "" || s[0]|0x20 != 'p' {
		return 0, 0, nil
	}
	digits, neg := cutSign(s[1:])
	n = len(s) - len(digits)
	from := n
	for ; n < len(s) && isDigit(s[n]); n++ {
		if exp < math.MaxInt/100 {
			exp = exp*10 + int(s[n]-'0')
		}
		if n%stride == stride-1 {
			if err := m.Pay(stride / 3); err != nil {
				return 0, 0, err
			}
		}
	}
	if n == from {
		return 0, -1, nil
	}
	if neg {
		exp = -exp
	}
	return exp, n, nil
}
