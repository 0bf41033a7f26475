package number

import (
	"math"
	"strings"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/meter"
)

// AppendComplexRepr appends what repr(complex(re, im)) shows.
func AppendComplexRepr(dst []byte, re, im float64) []byte {
	if re == 0 && !math.Signbit(re) {
		return append(appendShort(dst, im), 'j')
	}
	dst = appendShort(append(dst, '('), re)
	if im != im || !math.Signbit(im) {
		dst = append(dst, '+')
	}
	return append(appendShort(dst, im), "j)"...)
}

// appendShort is AppendRepr without .0.
func appendShort(dst []byte, f float64) []byte {
	dst = AppendRepr(dst, f)
	if n := len(dst); n > 2 && dst[n-2] == '.' && dst[n-1] == '0' {
		dst = dst[:n-2]
	}
	return dst
}

// ComplexSyntax says how a text failed to be a complex number.
type ComplexSyntax uint8

// The outcomes of ParseComplex.
const (
	ComplexOK         ComplexSyntax = iota
	ComplexMalformed                // complex() arg is a malformed string
	ComplexUnderscore               // could not convert string to complex: repr(text)
)

// ParseComplex reads the text of a complex number by the rules of complex(text).
// Digits and spaces other than ASCII have been mapped by the caller.
func ParseComplex(m meter.Meter, text string) (re, im float64, syntax ComplexSyntax, err error) {
	if strings.IndexByte(text, '_') >= 0 {
		var ok bool
		if text, ok, err = dropUnderscores(m, text); err != nil || !ok {
			return 0, 0, ComplexUnderscore, err
		}
	}
	if text, err = bigint.TrimSpace(m, text); err != nil {
		return 0, 0, ComplexMalformed, err
	}
	if n := len(text); n > 1 && text[0] == '(' && text[n-1] == ')' {
		if text, err = bigint.TrimSpace(m, text[1:n-1]); err != nil {
			return 0, 0, ComplexMalformed, err
		}
	}
	re, im, ok, err := scanComplex(m, text)
	if !ok {
		return 0, 0, ComplexMalformed, err
	}
	return re, im, ComplexOK, nil
}

// dropUnderscores removes underscores; ok is false if one is not between digits.
func dropUnderscores(m meter.Meter, s string) (out string, ok bool, err error) {
	if err := m.Need(len(s)); err != nil {
		return "", false, err
	}
	b := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] != '_' {
			b = append(b, s[i])
		} else if i == 0 || !isDigit(s[i-1]) || i+1 == len(s) || !isDigit(s[i+1]) {
			return "", false, nil
		}
		if i%stride == stride-1 {
			if err := m.Pay(stride / 3); err != nil {
				return "", false, err
			}
		}
	}
	return string(b), true, nil
}

// scanComplex reads a real part, an imaginary part, or both in this order. The
// imaginary part ends in j; its number may be missing after a sign or alone.
func scanComplex(m meter.Meter, s string) (re, im float64, ok bool, err error) {
	v, n, err := floatPrefix(m, s)
	if err != nil {
		return 0, 0, false, err
	}
	if n == 0 {
		v, n = unit(s)
		return 0, v, n+1 == len(s) && isImaginary(s[n:]), nil
	}
	rest := s[n:]
	switch {
	case rest == "":
		return v, 0, true, nil
	case isImaginary(rest):
		return 0, v, true, nil
	case rest[0] != '+' && rest[0] != '-':
		return 0, 0, false, nil
	}
	w, n, err := floatPrefix(m, rest)
	if err != nil {
		return 0, 0, false, err
	}
	if n == 0 {
		w, n = unit(rest)
	}
	return v, w, isImaginary(rest[n:]), nil
}

func isImaginary(s string) bool { return s == "j" || s == "J" }

// unit reads a sign that stands for ±1.
func unit(s string) (float64, int) {
	rest, neg := cutSign(s)
	return signedFloat(1, neg), len(s) - len(rest)
}

// floatPrefix reads the longest prefix of s that is a float, with its sign.
func floatPrefix(m meter.Meter, s string) (f float64, n int, err error) {
	body, neg := cutSign(s)
	f, n = special(body)
	if n == 0 {
		var d decimalScan
		if n, err = d.scan(m, body, false); err != nil || n == 0 {
			return 0, 0, err
		}
		f = d.value(body[:n])
	}
	return signedFloat(f, neg), len(s) - len(body) + n, nil
}
