package agents

import (
	"math/big"
	"strconv"
	"strings"
)

// Bounds on one number. The digits of an integer are exact whatever their count, up to
// maxIntegerDigits; a number with a fraction or an exponent keeps every digit up to
// maxDecimalLength, which is more than any float64 needs written out in full.
const (
	maxIntegerDigits = 100_000
	maxDecimalLength = 1_100
	maxExponent      = 400
)

// numberProblem says why a JSON number cannot be taken, or gives "". It holds what is
// computed with numbers later to a bounded cost.
func numberProblem(text string, k kind) string {
	if k == intKind {
		if len(text) > maxIntegerDigits {
			return "an integer has at most " + strconv.Itoa(maxIntegerDigits) + " digits"
		}
		return ""
	}
	if len(text) > maxDecimalLength {
		return "a number with a fraction or an exponent has at most " + strconv.Itoa(maxDecimalLength) + " characters"
	}
	if f, err := strconv.ParseFloat(text, 64); err != nil || f-f != 0 {
		return "the number is out of the range of a float"
	}
	if i := strings.IndexAny(text, "eE"); i >= 0 {
		if exponent, err := strconv.Atoi(text[i+1:]); err != nil || exponent > maxExponent || exponent < -maxExponent {
			return "an exponent lies between -" + strconv.Itoa(maxExponent) + " and " + strconv.Itoa(maxExponent)
		}
	}
	return ""
}

// yamlNumber reads a plain scalar as a number of YAML 1.2's core schema and gives its
// JSON form. ok is false for a text that is no number; problem is set for one that is
// refused.
//
// The core schema reads 012 as twelve and YAML 1.1 read it as ten, so a number with a
// leading zero is refused instead of guessed. Octal is 0o14, hexadecimal 0x0c.
func yamlNumber(s string) (text string, k kind, problem string, ok bool) {
	digits := strings.TrimLeft(s, "+-")
	sign := s[:len(s)-len(digits)]
	if len(sign) > 1 || digits == "" {
		return "", 0, "", false
	}
	switch lower := strings.ToLower(digits); lower {
	case ".inf", ".nan":
		if lower == ".nan" && sign != "" || digits != lower && digits != strings.ToUpper(lower) && digits != ".Inf" && digits != ".NaN" {
			return "", 0, "", false
		}
		return "", 0, "infinity and NaN are not JSON numbers", true
	}
	minus := ""
	if sign == "-" {
		minus = "-"
	}
	if base, body, found := radix(digits); found {
		return radixNumber(sign, body, base)
	}
	whole, rest := leadingDigits(digits)
	fraction, exponent := "", ""
	isFloat := false
	if strings.HasPrefix(rest, ".") {
		isFloat = true
		fraction, rest = leadingDigits(rest[1:])
	}
	if whole == "" && fraction == "" {
		return "", 0, "", false
	}
	if rest != "" {
		if rest[0] != 'e' && rest[0] != 'E' {
			return "", 0, "", false
		}
		isFloat = true
		power := strings.TrimLeft(rest[1:], "+-")
		left, after := leadingDigits(power)
		if len(rest)-1-len(power) > 1 || left == "" || after != "" {
			return "", 0, "", false
		}
		exponent = "e" + rest[1:]
	}
	if len(whole) > 1 && whole[0] == '0' {
		return "", 0, "the number " + shorten(s) + " begins with 0, which older YAML reads as octal: leave the zeros out, write 0o for octal, or quote it if it is a string", true
	}
	if !isFloat {
		return minus + whole, intKind, "", true
	}
	if whole == "" {
		whole = "0"
	}
	if fraction != "" {
		fraction = "." + fraction
	} else if exponent == "" {
		fraction = ".0"
	}
	return minus + whole + fraction + exponent, floatKind, "", true
}

func leadingDigits(s string) (digits, rest string) {
	n := 0
	for n < len(s) && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	return s[:n], s[n:]
}

func radix(digits string) (base int, body string, found bool) {
	if body, found = strings.CutPrefix(digits, "0x"); found {
		return 16, body, true
	}
	if body, found = strings.CutPrefix(digits, "0o"); found {
		return 8, body, true
	}
	return 0, "", false
}

// radixNumber turns an octal or hexadecimal integer into a decimal one. YAML 1.2 gives
// these no sign.
func radixNumber(sign, body string, base int) (string, kind, string, bool) {
	const digits = "0123456789abcdef"
	if sign != "" || body == "" || strings.Trim(strings.ToLower(body), digits[:base]) != "" {
		return "", 0, "", false
	}
	if len(body) > maxDecimalLength {
		return "", 0, "an octal or hexadecimal integer has at most " + strconv.Itoa(maxDecimalLength) + " digits", true
	}
	value, _ := new(big.Int).SetString(body, base)
	return value.String(), intKind, "", true
}
