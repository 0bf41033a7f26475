package unicode

import "github.com/gilliam-run/gilliam/internal/meter"

// The four mappings of a caseMapping.
const (
	toLower = iota
	toUpper
	toTitle
	toFolded
)

// A caseMapping says how far away a character's counterparts are, and where a
// counterpart has several characters, which of caseTexts it is.
type caseMapping struct {
	distance [4]int32
	text     [4]uint8
}

const (
	capitalSigma = 'Σ'
	finalSigma   = 'ς'
	smallSigma   = 'σ'
)

func caseOf(r rune) *caseMapping {
	if uint32(r) > MaxRune {
		return &caseMappings[0]
	}
	block := int(caseBlocks[uint32(r)>>caseShift])
	return &caseMappings[caseCells[block<<caseShift|int(r)&(1<<caseShift-1)]]
}

// ToLower is the simple lower-case mapping, one character for one, as regular expressions use it.
func ToLower(r rune) rune {
	if uint32(r) < 0x80 {
		if uint32(r)-'A' < 26 {
			return r + 0x20
		}
		return r
	}
	return r + caseOf(r).distance[toLower]
}

// ToUpper is the simple upper-case mapping.
func ToUpper(r rune) rune {
	if uint32(r) < 0x80 {
		if uint32(r)-'a' < 26 {
			return r - 0x20
		}
		return r
	}
	return r + caseOf(r).distance[toUpper]
}

// ToTitle is the simple title-case mapping.
func ToTitle(r rune) rune { return r + caseOf(r).distance[toTitle] }

// writeCase writes the full mapping of r: up to three characters.
func (b *Builder) writeCase(r rune, mapping int) {
	if uint32(r) < 0x80 {
		if mapping == toLower || mapping == toFolded {
			b.AddByte(byte(ToLower(r)))
		} else {
			b.AddByte(byte(ToUpper(r)))
		}
		return
	}
	m := caseOf(r)
	if m.text[mapping] != 0 {
		b.AddString(caseTexts[m.text[mapping]])
		return
	}
	b.AddRune(r + m.distance[mapping])
}

// caseUnits is what mapping one character costs.
const caseUnits = 4

// mapASCII maps the ASCII characters s begins with and returns the text after them.
func (b *Builder) mapASCII(s string, mapping int) (rest string) {
	first, shift := byte('A'), byte(0x20)
	if mapping == toUpper {
		first, shift = 'a', 0xE0
	}
	var piece [512]byte
	for len(s) > 0 {
		n := 0
		for n < len(s) && n < len(piece) && s[n] < 0x80 {
			c := s[n]
			if c-first < 26 {
				c += shift
			}
			piece[n] = c
			n++
		}
		if n == 0 || !b.room(n) || !b.Pay(n/2) {
			return s
		}
		b.text.Write(piece[:n])
		s = s[n:]
	}
	return ""
}

// Lower is str.lower.
func Lower(m meter.Meter, s string) (string, error) {
	b := NewBuilder(m, len(s))
	rest := b.mapASCII(s, toLower)
	c := context{text: s, cased: rest != "" && b.endsCased(s[:len(s)-len(rest)])}
	for i := len(s) - len(rest); i < len(s); {
		r, size := DecodeRune(s[i:])
		i += size
		c.lower(b, r, i)
		if !b.Pay(caseUnits) {
			break
		}
	}
	return b.Text()
}

// endsCased reports whether the last character of ASCII text that is not ignorable is cased.
func (b *Builder) endsCased(s string) bool {
	for i := len(s) - 1; i >= 0 && b.Pay(1); i-- {
		if r := rune(s[i]); !IsCaseIgnorable(r) {
			return IsCased(r)
		}
	}
	return false
}

// Upper is str.upper.
func Upper(m meter.Meter, s string) (string, error) { return mapEach(m, s, toUpper) }

// Casefold is str.casefold.
func Casefold(m meter.Meter, s string) (string, error) { return mapEach(m, s, toFolded) }

func mapEach(m meter.Meter, s string, mapping int) (string, error) {
	b := NewBuilder(m, len(s))
	s = b.mapASCII(s, mapping)
	for len(s) > 0 && b.Pay(caseUnits) {
		r, size := DecodeRune(s)
		s = s[size:]
		b.writeCase(r, mapping)
	}
	return b.Text()
}

// Capitalize is str.capitalize: title case for the first character, lower for the rest.
func Capitalize(m meter.Meter, s string) (string, error) {
	return mapInContext(m, s, func(c *context, b *Builder, r rune, next int) {
		if c.started {
			c.lower(b, r, next)
			return
		}
		b.writeCase(r, toTitle)
		c.pass(r)
	})
}

// Title is str.title: title case for a letter that follows no letter, lower for the others.
func Title(m meter.Meter, s string) (string, error) {
	inWord := false
	return mapInContext(m, s, func(c *context, b *Builder, r rune, next int) {
		if inWord {
			c.lower(b, r, next)
		} else {
			b.writeCase(r, toTitle)
			c.pass(r)
		}
		inWord = IsCased(r)
	})
}

// Swapcase is str.swapcase.
func Swapcase(m meter.Meter, s string) (string, error) {
	return mapInContext(m, s, func(c *context, b *Builder, r rune, next int) {
		switch {
		case IsUpper(r):
			c.lower(b, r, next)
			return
		case IsLower(r):
			b.writeCase(r, toUpper)
		default:
			b.AddRune(r)
		}
		c.pass(r)
	})
}

// mapInContext hands every character to one, with the place of the next.
func mapInContext(m meter.Meter, s string, one func(c *context, b *Builder, r rune, next int)) (string, error) {
	b := NewBuilder(m, len(s))
	c := &context{text: s}
	for i := 0; i < len(s); {
		r, size := DecodeRune(s[i:])
		i += size
		one(c, b, r, i)
		if !b.Pay(2 * caseUnits) {
			break
		}
	}
	return b.Text()
}

// A context knows what a sigma's lower case depends on: the characters around it.
type context struct {
	text    string
	started bool // a character has passed
	cased   bool // the last one that is not ignorable was cased
}

// pass goes over a character.
func (c *context) pass(r rune) {
	c.started = true
	if r < 0x80 && isASCIILetter(r) {
		c.cased = true
	} else if f := propertyOf(r).flags; f&caseIgnorable == 0 {
		c.cased = f&cased != 0
	}
}

// lower writes the lower case of r and goes over it; next is the place after it.
func (c *context) lower(b *Builder, r rune, next int) {
	switch {
	case r != capitalSigma:
		b.writeCase(r, toLower)
	case c.cased && !c.casedAhead(b, next):
		b.AddRune(finalSigma)
	default:
		b.AddRune(smallSigma)
	}
	c.pass(r)
}

// casedAhead reports whether the first character from i on that is not ignorable is
// cased. A sigma is cased, so the walks of several sigmas never overlap.
func (c *context) casedAhead(b *Builder, i int) bool {
	for i < len(c.text) && b.Pay(1) {
		r, size := DecodeRune(c.text[i:])
		f := propertyOf(r).flags
		if f&caseIgnorable == 0 {
			return f&cased != 0
		}
		i += size
	}
	return false
}
