package syntax

import (
	"math/big"
	"strconv"
	"strings"
)

// maxDigits is the length of the longest decimal integer, as in CPython.
const maxDigits = 4300

// parseNumber returns the value of a number the scanner accepted: int64,
// *big.Int, float64 or complex128. Where it has no value it says why.
func parseNumber(text string) (value any, err string) {
	if len(text) == 1 {
		return int64(text[0] - '0'), ""
	}
	if strings.IndexByte(text, '_') >= 0 {
		text = strings.ReplaceAll(text, "_", "")
	}
	if text[0] == '0' && len(text) > 2 {
		switch text[1] | 0x20 {
		case 'x':
			return parseBits(text[2:], 4), ""
		case 'o':
			return parseBits(text[2:], 3), ""
		case 'b':
			return parseBits(text[2:], 1), ""
		}
	}
	if last := text[len(text)-1]; last|0x20 == 'j' {
		return complex(0, parseFloat(text[:len(text)-1])), ""
	}
	if strings.ContainsAny(text, ".eE") {
		return parseFloat(text), ""
	}
	return parseDecimal(text)
}

// parseFloat rounds correctly; what is too large is infinite.
func parseFloat(text string) float64 {
	f, _ := strconv.ParseFloat(text, 64)
	return f
}

func parseDecimal(text string) (value any, err string) {
	if len(text) <= 18 {
		n := int64(0)
		for i := range len(text) {
			n = n*10 + int64(text[i]-'0')
		}
		return n, ""
	}
	if len(text) > maxDigits {
		if strings.Trim(text, "0") == "" {
			return int64(0), ""
		}
		return nil, "Exceeds the limit (4300 digits) for integer string conversion: value has " +
			strconv.Itoa(len(text)) + " digits; use sys.set_int_max_str_digits() to increase the limit" +
			" - Consider hexadecimal for huge integer literals to avoid decimal conversion limits."
	}
	n, _ := new(big.Int).SetString(text, 10)
	return smallest(n), ""
}

// smallest is n as int64 where it fits.
func smallest(n *big.Int) any {
	if n.IsInt64() {
		return n.Int64()
	}
	return n
}

// parseBits parses digits of the given number of bits each. Its time is
// linear, which that of big.Int.SetString is not.
func parseBits(digits string, bits int) any {
	digits = strings.TrimLeft(digits, "0")
	if len(digits)*bits < 64 {
		n := int64(0)
		for i := range len(digits) {
			n = n<<bits | int64(digitValue(digits[i]))
		}
		return n
	}
	b := make([]byte, (len(digits)*bits+7)/8)
	acc, have, at := uint(0), 0, len(b)
	for i := len(digits) - 1; i >= 0; i-- {
		acc |= uint(digitValue(digits[i])) << have
		have += bits
		if have >= 8 {
			at--
			b[at] = byte(acc)
			acc >>= 8
			have -= 8
		}
	}
	if have > 0 {
		b[at-1] = byte(acc)
	}
	return smallest(new(big.Int).SetBytes(b))
}

// digitValue is the value of a digit in any radix up to 16.
func digitValue(c byte) int {
	if c <= '9' {
		return int(c - '0')
	}
	return int(c|0x20-'a') + 10
}
