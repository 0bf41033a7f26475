package number

import (
	"math"
	"strconv"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/meter"
)

// ErrRoundRange is the error of Round for a result beyond the largest float.
var ErrRoundRange = &Error{OverflowError, "rounded value too large to represent"}

// Round returns round(f, places): the float nearest to the decimal number with so
// many places that is nearest to the exact value of f, ties to even. Infinities and
// NaN are returned as they are. A number of places beyond an int is passed as the
// nearest int.
func Round(f float64, places int) (float64, error) {
	switch {
	case f != f || math.IsInf(f, 0) || f == 0 || places > 323:
		return f, nil
	case places < -308:
		return math.Copysign(0, f), nil
	}
	abs := math.Abs(f)
	if places >= 0 {
		return signedFloat(roundPlaces(abs, places), math.Signbit(f)), nil
	}
	r := roundTens(abs, -places)
	if math.IsInf(r, 0) {
		return 0, ErrRoundRange
	}
	return signedFloat(r, math.Signbit(f)), nil
}

// roundPlaces rounds to places after the point.
func roundPlaces(abs float64, places int) float64 {
	if abs >= 1<<52 {
		return abs
	}
	var buf [512]byte
	if whole, frac, ok := fixedPoint(abs, places); ok {
		// A quotient of two exact floats is the nearest to the decimal number.
		if places <= 15 && whole < 1<<53/pow10[places] {
			return float64(whole*pow10[places]+frac) / float64(pow10[places])
		}
	}
	f, _ := strconv.ParseFloat(string(strconv.AppendFloat(buf[:0], abs, 'f', places, 64)), 64)
	return f
}

// roundTens rounds to a multiple of 10^n.
func roundTens(abs float64, n int) float64 {
	// All digits: d.ddd…e±x.
	var buf [maxSignificant + 16]byte
	b := strconv.AppendFloat(buf[:0], abs, 'e', maxSignificant-1, 64)
	e := exponentAt(b)
	exp, _ := strconv.Atoi(string(b[e+1:]))
	digits := append(b[:1], b[2:e]...)
	keep := exp + 1 - n // digits above the last kept place
	if keep < 0 {
		return 0
	}
	rest := digits[keep:]
	half := rest[0] == '5'
	for _, c := range rest[1:] {
		half = half && c == '0'
	}
	up := rest[0] >= '5' && (!half || keep > 0 && digits[keep-1]&1 != 0)
	digits = digits[:keep]
	if up {
		i := keep - 1
		for ; i >= 0 && digits[i] == '9'; i-- {
			digits[i] = '0'
		}
		if i >= 0 {
			digits[i]++
		} else {
			digits = append([]byte{'1'}, digits...)
		}
	}
	if len(digits) == 0 {
		return 0
	}
	f, _ := strconv.ParseFloat(string(digits)+"e"+strconv.Itoa(n), 64)
	return f
}

// Ratio returns the integers of f.as_integer_ratio().
func Ratio(m meter.Meter, f float64) (num, den bigint.Int, err error) {
	switch {
	case f != f:
		return num, den, &Error{ValueError, "cannot convert NaN to integer ratio"}
	case math.IsInf(f, 0):
		return num, den, &Error{OverflowError, "cannot convert Infinity to integer ratio"}
	}
	frac, exp := math.Frexp(f)
	n := int64(frac * (1 << 53))
	exp -= 53
	for n != 0 && n&1 == 0 {
		n /= 2
		exp++
	}
	if n == 0 {
		exp = 0
	}
	if num, err = bigint.FromInt64(m, n); err != nil {
		return num, den, err
	}
	if den, err = bigint.FromInt64(m, 1); err != nil {
		return num, den, err
	}
	if exp >= 0 {
		num, err = bigint.Shl(m, num, uint64(exp))
	} else {
		den, err = bigint.Shl(m, den, uint64(-exp))
	}
	return num, den, err
}
