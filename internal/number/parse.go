package number

import (
	"math"
	"strconv"
	"strings"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/meter"
)

// NaN has the bits of the NaN of the C library; those of Go's differ, and struct.pack
// shows them.
var NaN = math.Float64frombits(0x7FF8 << 48)

// keptDigits is how many significant digits are kept; of the others only whether one
// is not zero matters, since the longest text of a point halfway between two floats
// has fewer. strconv itself misplaces the point of integers with over 800 digits.
const keptDigits = 780

// ParseFloat reads the text of a float by the rules of float(text): surrounding
// space, a sign, inf, infinity and nan, digits with single underscores between them.
// Digits and spaces other than ASCII have been mapped by the caller. Out of range is
// infinity.
func ParseFloat(m meter.Meter, text string) (f float64, ok bool, err error) {
	if text, err = bigint.TrimSpace(m, text); err != nil {
		return 0, false, err
	}
	body, neg := cutSign(text)
	if body == "" {
		return 0, false, nil
	}
	if f, n := special(body); n > 0 {
		return signedFloat(f, neg), n == len(body), nil
	}
	var d decimalScan
	n, err := d.scan(m, body, true)
	if err != nil || n != len(body) {
		return 0, false, err
	}
	return signedFloat(d.value(body), neg), true, nil
}

func cutSign(s string) (rest string, neg bool) {
	if s != "" && (s[0] == '-' || s[0] == '+') {
		return s[1:], s[0] == '-'
	}
	return s, false
}

func signedFloat(f float64, neg bool) float64 {
	if neg {
		return math.Copysign(f, -1)
	}
	return f
}

// special recognises the names that begin s and returns the length of the name.
func special(s string) (float64, int) {
	switch {
	case foldPrefix(s, "infinity"):
		return math.Inf(1), 8
	case foldPrefix(s, "inf"):
		return math.Inf(1), 3
	case foldPrefix(s, "nan"):
		return NaN, 3
	}
	return 0, 0
}

func foldPrefix(s, prefix string) bool {
	if len(s) < len(prefix) {
		return false
	}
	for i := range len(prefix) {
		if s[i]|0x20 != prefix[i] {
			return false
		}
	}
	return true
}

// decimalScan is the text of a decimal number taken apart.
type decimalScan struct {
	digits []byte // significant digits, up to keptDigits
	exp    int    // weight of the digit after the last one
	more   bool   // a digit that is not zero was dropped
	keep   bool   // the digits are collected
	scale  int    // value of the exponent
}

// scan reads the longest prefix of s that is a number and returns its length, 0 if
// there is none.
func (d *decimalScan) scan(m meter.Meter, s string, underscores bool) (int, error) {
	i, seen := 0, false
	point := -1
	d.keep = len(s) >= keptDigits || underscores && strings.IndexByte(s, '_') >= 0
loop:
	for ; i < len(s); i++ {
		switch c := s[i]; {
		case isDigit(c):
			seen = true
			if d.keep {
				d.digit(c, point >= 0)
			}
		case c == '.' && point < 0:
			point = i
		case c == '_' && underscores && i > 0 && isDigit(s[i-1]) && i+1 < len(s) && isDigit(s[i+1]):
			// Dropped.
		default:
			break loop
		}
		if i%stride == stride-1 {
			if err := m.Pay(stride / 3); err != nil {
				return 0, err
			}
		}
	}
	if !seen {
		return 0, nil
	}
	n, err := d.exponent(m, s[i:], underscores)
	if err != nil {
		return 0, err
	}
	return i + n, m.Pay(15 + i%stride/3)
}

// digit takes one more digit.
func (d *decimalScan) digit(c byte, fraction bool) {
	switch {
	case len(d.digits) == 0 && c == '0':
		// A leading zero has no place.
	case len(d.digits) < keptDigits:
		d.digits = append(d.digits, c)
	default:
		d.more = d.more || c != '0'
		if !fraction {
			d.exp++
		}
		return
	}
	if fraction {
		d.exp--
	}
}

// exponent reads an exponent, 0 if none follows.
func (d *decimalScan) exponent(m meter.Meter, s string, underscores bool) (int, error) {
	if s == "" || s[0]|0x20 != 'e' {
		return 0, nil
	}
	i := 1
	neg := false
	if i < len(s) && (s[i] == '-' || s[i] == '+') {
		neg = s[i] == '-'
		i++
	}
	from := i
	for ; i < len(s); i++ {
		c := s[i]
		if i%stride == stride-1 {
			if err := m.Pay(stride / 3); err != nil {
				return 0, err
			}
		}
		if c == '_' && underscores && i > from && isDigit(s[i-1]) && i+1 < len(s) && isDigit(s[i+1]) {
			continue
		}
		if !isDigit(c) {
			break
		}
		if d.scale < math.MaxInt/100 {
			d.scale = d.scale*10 + int(c-'0')
		}
	}
	if i == from {
		return 0, nil
	}
	if neg {
		d.scale = -d.scale
	}
	return i, nil
}

// value returns the float nearest to the scanned text.
func (d *decimalScan) value(text string) float64 {
	if !d.keep {
		f, _ := strconv.ParseFloat(text, 64)
		return f
	}
	if len(d.digits) == 0 {
		return 0
	}
	b := d.digits
	if d.more {
		b = append(b, '1')
		d.exp--
	}
	b = append(b, 'e')
	b = strconv.AppendInt(b, int64(d.exp)+int64(d.scale), 10)
	f, _ := strconv.ParseFloat(string(b), 64)
	return f
}
