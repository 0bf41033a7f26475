package unicode

import "github.com/gilliam-run/gilliam/internal/meter"

// LineEnd finds where the first line of s ends and where the next one begins, as
// str.splitlines sees them. Both are len(s) where the text ends without a line break.
func LineEnd(m meter.Meter, s string) (end, next int, err error) {
	owed := 0
	for i := 0; i < len(s); i++ {
		if owed++; owed >= payEvery {
			if err := m.Pay(owed); err != nil {
				return 0, 0, err
			}
			owed = 0
		}
		switch c := s[i]; {
		case c == '\r' && i+1 < len(s) && s[i+1] == '\n':
			return i, i + 2, m.Pay(owed)
		case c < 0x20 && IsLineBreak(rune(c)):
			return i, i + 1, m.Pay(owed)
		case c == 0xC2 || c == 0xE2: // what begins U+0085, U+2028 and U+2029
			if r, size := DecodeRune(s[i:]); IsLineBreak(r) {
				return i, i + size, m.Pay(owed)
			}
		}
	}
	return len(s), len(s), m.Pay(owed)
}
