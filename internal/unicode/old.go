package unicode

import "sort"

// The database of Unicode 3.2, which IDNA is defined by: what has changed since.

// An oldProperty is what the characters from first to last had instead; an empty text or 0
// stands for what they have now.
type oldProperty struct {
	first, last                    rune
	category, bidirectional, width string
	mirrored                       int8 // 1 more than it was
	decimal                        int8 // 2 more than it was, -1 being none
}

// IsNew reports whether a character came after Unicode 3.2.
func IsNew(r rune) bool {
	i := sort.Search(len(newCharacters), func(i int) bool { return newCharacters[i][1] >= r })
	return i < len(newCharacters) && newCharacters[i][0] <= r
}

var unchanged oldProperty

func oldOf(r rune) *oldProperty {
	i := sort.Search(len(oldProperties), func(i int) bool { return oldProperties[i].last >= r })
	if i < len(oldProperties) && oldProperties[i].first <= r {
		return &oldProperties[i]
	}
	return &unchanged
}

// oldText is a property in Unicode 3.2: none for new characters, what it was if it has
// changed, else what it is.
func oldText(r rune, none, was string, now func(rune) string) string {
	switch {
	case IsNew(r):
		return none
	case was != "":
		return was
	}
	return now(r)
}

// OldCategory is the category of a character in Unicode 3.2.
func OldCategory(r rune) string { return oldText(r, "Cn", oldOf(r).category, Category) }

// OldBidirectional is the bidirectional class of a character in Unicode 3.2.
func OldBidirectional(r rune) string { return oldText(r, "", oldOf(r).bidirectional, Bidirectional) }

// OldEastAsianWidth is the width of a character in Unicode 3.2.
func OldEastAsianWidth(r rune) string { return oldText(r, "N", oldOf(r).width, EastAsianWidth) }

// OldDecomposition is the decomposition of a character in Unicode 3.2.
func OldDecomposition(r rune) string { return oldText(r, "", "", Decomposition) }

// OldCombining is the combining class of a character in Unicode 3.2.
func OldCombining(r rune) int {
	if IsNew(r) {
		return 0
	}
	return Combining(r)
}

// OldMirrored reports whether a character was mirrored in Unicode 3.2.
func OldMirrored(r rune) bool {
	switch p := oldOf(r); {
	case IsNew(r):
		return false
	case p.mirrored != 0:
		return p.mirrored == 2
	}
	return IsMirrored(r)
}

// OldDecimal is the value of a decimal digit in Unicode 3.2.
func OldDecimal(r rune) (int, bool) {
	switch p := oldOf(r); {
	case IsNew(r):
		return 0, false
	case p.decimal != 0:
		return int(p.decimal) - 2, p.decimal >= 2
	}
	return Decimal(r)
}

// OldNumeric is the number that a character stood for in Unicode 3.2.
func OldNumeric(r rune) (float64, bool) {
	if IsNew(r) {
		return 0, false
	}
	return Numeric(r)
}

// OldName is the name of a character in Unicode 3.2.
func OldName(r rune) (string, bool) {
	if IsNew(r) {
		return "", false
	}
	return Name(r)
}

// OldLookup finds the character of a name as unicodedata.ucd_3_2_0 does: without aliases and
// names of sequences, but new characters too.
func OldLookup(name string) (string, bool) {
	text, ok := Lookup(name)
	if !ok {
		return "", false
	}
	r, size := DecodeRune(text)
	known, ok := Name(r)
	return text, ok && size == len(text) && len(known) == len(name) && equalFold(known, name)
}

// equalFold compares ASCII texts of one length without regard to case.
func equalFold(a, b string) bool {
	for i := range len(a) {
		x, y := a[i], b[i]
		if x != y && (x|0x20 != y|0x20 || x|0x20 < 'a' || x|0x20 > 'z') {
			return false
		}
	}
	return true
}
