package unicode

import "github.com/gilliam-run/gilliam/internal/meter"

// IsIdentifier is str.isidentifier.
func IsIdentifier(m meter.Meter, s string) (bool, error) {
	owed := 0
	for i := 0; i < len(s); {
		r, size := DecodeRune(s[i:])
		if i == 0 && !IsIdentifierStart(r) || i > 0 && !IsIdentifierContinue(r) {
			return false, m.Pay(owed)
		}
		i += size
		if owed += 2; owed >= payEvery {
			if err := m.Pay(owed); err != nil {
				return false, err
			}
			owed = 0
		}
	}
	return s != "", m.Pay(owed)
}
