// Package unicode answers what Python's str methods and unicodedata module ask about
// characters: properties, case, normal forms and names, as Unicode 15.1 has them and
// with the meaning CPython gives them.
//
// Characters come in as runes. A Python string may hold lone surrogates, so the
// runes D800 to DFFF are ordinary characters here and text is WTF-8: UTF-8 in which
// a surrogate is written as its three bytes. Any other rune is answered as an
// unassigned code point.
//
// Tables are constants the generator wrote; nothing is computed when a program
// starts. Functions that walk text take a meter.Meter and pay for the walk.
package unicode

// Version is the version of the Unicode Character Database behind the tables.
const Version = "15.1.0"

// MaxRune is the last code point.
const MaxRune = 0x10FFFF

// flags are the yes-or-no properties of a character.
type flags uint32

// A property is everything about a character that many others share.
type property struct {
	flags     flags
	category  uint8
	bidi      uint8
	width     uint8
	combining uint8
	decimal   int8
	digit     int8
	numeric   uint8
}

func propertyOf(r rune) *property {
	if uint32(r) > MaxRune {
		return &properties[unassigned]
	}
	block := int(propertyBlocks[uint32(r)>>propertyShift])
	return &properties[propertyCells[block<<propertyShift|int(r)&(1<<propertyShift-1)]]
}

func has(r rune, f flags) bool { return propertyOf(r).flags&f != 0 }

// IsAlpha is str.isalpha for one character.
func IsAlpha(r rune) bool {
	if uint32(r) < 0x80 {
		return isASCIILetter(r)
	}
	return has(r, alpha)
}

func isASCIILetter(r rune) bool { return uint32(r|0x20)-'a' < 26 }
func isASCIIDigit(r rune) bool  { return uint32(r)-'0' < 10 }

// IsDecimal is str.isdecimal for one character: it has a decimal value.
func IsDecimal(r rune) bool {
	if uint32(r) < 0x80 {
		return isASCIIDigit(r)
	}
	return propertyOf(r).decimal >= 0
}

// IsDigit is str.isdigit for one character: it has a digit value, as superscripts do.
func IsDigit(r rune) bool {
	if uint32(r) < 0x80 {
		return isASCIIDigit(r)
	}
	return propertyOf(r).digit >= 0
}

// IsNumeric is str.isnumeric for one character: it has a numeric value, as fractions do.
func IsNumeric(r rune) bool {
	if uint32(r) < 0x80 {
		return isASCIIDigit(r)
	}
	return propertyOf(r).numeric != 0
}

// IsAlnum is str.isalnum for one character.
func IsAlnum(r rune) bool {
	if uint32(r) < 0x80 {
		return isASCIILetter(r) || isASCIIDigit(r)
	}
	p := propertyOf(r)
	return p.flags&alpha != 0 || p.numeric != 0
}

// IsSpace is str.isspace for one character, and what str.split and str.strip treat as space.
func IsSpace(r rune) bool {
	if uint32(r) < 0x80 {
		return r == ' ' || r >= '\t' && r <= '\r' || r >= 0x1C && r <= 0x1F
	}
	return has(r, space)
}

// IsLower is str.islower for one character.
func IsLower(r rune) bool {
	if uint32(r) < 0x80 {
		return uint32(r)-'a' < 26
	}
	return has(r, lower)
}

// IsUpper is str.isupper for one character.
func IsUpper(r rune) bool {
	if uint32(r) < 0x80 {
		return uint32(r)-'A' < 26
	}
	return has(r, upper)
}

// IsTitle reports whether r is a title-case letter such as ǅ.
func IsTitle(r rune) bool { return uint32(r) >= 0x80 && has(r, title) }

// IsCased reports whether r takes part in case: the next letter is not at the
// start of a word for str.title.
func IsCased(r rune) bool {
	if uint32(r) < 0x80 {
		return isASCIILetter(r)
	}
	return has(r, cased)
}

// IsCaseIgnorable reports whether the search for a cased letter around a sigma passes over r.
func IsCaseIgnorable(r rune) bool { return has(r, caseIgnorable) }

// IsPrintable is str.isprintable for one character: repr shows it as it is.
func IsPrintable(r rune) bool {
	if uint32(r) < 0x80 {
		return r >= ' ' && r < 0x7F
	}
	return has(r, printable)
}

// IsXIDStart reports whether a name may begin with r; the underscore is not among them.
func IsXIDStart(r rune) bool {
	if uint32(r) < 0x80 {
		return isASCIILetter(r)
	}
	return has(r, xidStart)
}

// IsXIDContinue reports whether a name may go on with r; the underscore is among them.
func IsXIDContinue(r rune) bool {
	if uint32(r) < 0x80 {
		return isASCIILetter(r) || isASCIIDigit(r) || r == '_'
	}
	return has(r, xidContinue)
}

// IsIdentifierStart reports whether a Python identifier may begin with r.
func IsIdentifierStart(r rune) bool { return r == '_' || IsXIDStart(r) }

// IsIdentifierContinue reports whether a Python identifier may go on with r.
func IsIdentifierContinue(r rune) bool { return IsXIDContinue(r) }

// IsLineBreak reports whether str.splitlines ends a line at r; "\r\n" is one end.
func IsLineBreak(r rune) bool {
	if uint32(r) < 0x80 {
		return r >= '\n' && r <= '\r' || r >= 0x1C && r <= 0x1E
	}
	return has(r, lineBreak)
}

// IsMirrored is unicodedata.mirrored.
func IsMirrored(r rune) bool { return has(r, mirrored) }

// Category is unicodedata.category: two letters such as "Lu".
func Category(r rune) string { return categoryNames[propertyOf(r).category] }

// Bidirectional is unicodedata.bidirectional; it is empty where no class is defined.
func Bidirectional(r rune) string { return bidiNames[propertyOf(r).bidi] }

// EastAsianWidth is unicodedata.east_asian_width.
func EastAsianWidth(r rune) string { return widthNames[propertyOf(r).width] }

// Combining is unicodedata.combining: the canonical combining class.
func Combining(r rune) int { return int(propertyOf(r).combining) }

// Decimal is the value of a decimal digit, and whether r is one.
func Decimal(r rune) (value int, ok bool) {
	if uint32(r) < 0x80 {
		return int(r - '0'), isASCIIDigit(r)
	}
	d := propertyOf(r).decimal
	return int(d), d >= 0
}

// Digit is the value of a digit of any kind, and whether r is one.
func Digit(r rune) (value int, ok bool) {
	d := propertyOf(r).digit
	return int(d), d >= 0
}

// Numeric is the value of a numeric character, and whether r is one.
func Numeric(r rune) (value float64, ok bool) {
	n := propertyOf(r).numeric
	return numericValues[n], n != 0
}
