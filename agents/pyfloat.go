package agents

import (
	"strconv"
	"strings"
)

// floatText gives a finite float as Python writes it: the shortest digits that read back
// as the same float, with an exponent from 1e16 on and below 1e-4.
func floatText(f float64) string {
	text := strconv.FormatFloat(f, 'e', -1, 64)
	mantissa, exponent, _ := strings.Cut(text, "e")
	power, _ := strconv.Atoi(exponent)
	if power < -4 || power >= 16 {
		sign := "+"
		if power < 0 {
			sign, power = "-", -power
		}
		digits := strconv.Itoa(power)
		if len(digits) == 1 {
			digits = "0" + digits
		}
		return mantissa + "e" + sign + digits
	}
	text = strconv.FormatFloat(f, 'f', -1, 64)
	if !strings.Contains(text, ".") {
		text += ".0"
	}
	return text
}
