package regex

import (
	"encoding/binary"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

// A classTable makes the classes of a program, each once.
type classTable struct {
	*account
	bytes   bool
	classes []*class
	index   map[string]int32
	chars   map[rune]int32 // classes of exactly one character
}

// char is the class of exactly one character.
func (t *classTable) char(r rune) int32 {
	i, ok := t.chars[r]
	if !ok {
		i = t.add(runeSet{{r, r}}, 0, false, 0)
		t.chars[r] = i
	}
	return i
}

// foldFor is the way to ignore case under the flags; nil where case counts or
// the locale decides.
func foldFor(flags Flags) *fold {
	switch {
	case flags&IgnoreCase == 0 || flags&Locale != 0:
		return nil
	case flags&Unicode != 0:
		return unicodeFold()
	}
	return asciiFold()
}

// literal finds what matches the character r of the pattern: one character, or
// the class.
func (t *classTable) literal(r rune, flags Flags) (char rune, class int32, single bool) {
	f := foldFor(flags)
	switch {
	case flags&(IgnoreCase|Locale) == IgnoreCase|Locale:
		// A byte matches if it, its lower or its upper case is the character.
		s := runeSet{{r, r}}
		if isASCIILetter(r) {
			s = append(s, runeRange{r ^ 0x20, r ^ 0x20})
		}
		if len(s) > 1 {
			return 0, t.add(s.normal(t.account), 0, false, flags), false
		}
	case f != nil:
		if s := f.literal(r, t.account); len(s) != 1 || s[0] != (runeRange{r, r}) {
			return 0, t.add(s, 0, false, flags), false
		}
	}
	return r, 0, true
}

// notLiteral is the class of all characters but r.
func (t *classTable) notLiteral(r rune, flags Flags) int32 {
	s := runeSet{{r, r}}
	if f := foldFor(flags); f != nil {
		s = f.literal(r, t.account)
	} else if flags&IgnoreCase != 0 && isASCIILetter(r) {
		s = runeSet{{r &^ 0x20, r &^ 0x20}, {r | 0x20, r | 0x20}}
	}
	return t.add(s, 0, true, flags)
}

// any is the class of the dot.
func (t *classTable) any(flags Flags) int32 {
	if flags&DotAll != 0 {
		return t.add(nil, 0, true, flags)
	}
	return t.add(runeSet{{'\n', '\n'}}, 0, true, flags)
}

// set is the class of a set.
func (t *classTable) set(s *set, flags Flags) int32 {
	var cats uint8
	for _, it := range s.items {
		if t.pay(4); it.kind == itemCategory {
			cats |= 1 << it.lo
		}
	}
	if f := foldFor(flags); f != nil {
		return t.add(f.set(s.items, t.account), cats, s.negative, flags)
	}
	ranges := make(runeSet, 0, len(s.items))
	for _, it := range s.items {
		if it.kind == itemRange {
			ranges = append(ranges, runeRange{it.lo, it.hi})
		}
	}
	ranges = ranges.normal(t.account)
	if flags&IgnoreCase == 0 {
		return t.add(ranges, cats, s.negative, flags)
	}
	return t.localeSet(ranges, cats, s.negative, flags)
}

// localeSet ignores case as CPython does under Locale: a byte matches if its lower
// or its upper case is in the set, also if the set is negative.
func (t *classTable) localeSet(in runeSet, cats uint8, negative bool, flags Flags) int32 {
	has := func(b rune) bool {
		return (in.has(b) || inCategories(cats, b, asciiCategory)) != negative
	}
	var out runeSet
	for b := rune(0); b < 256; b++ {
		if has(b) || isASCIILetter(b) && has(b^0x20) {
			out = append(out, runeRange{b, b})
		}
	}
	return t.add(out.normal(t.account), 0, false, flags)
}

func inCategories(cats uint8, r rune, has func(category, rune) bool) bool {
	for cat := category(0); cats>>cat != 0; cat++ {
		if cats>>cat&1 != 0 && has(cat, r) {
			return true
		}
	}
	return false
}

// add makes the class of the characters that are in the ranges or of the
// categories, or of all others.
func (t *classTable) add(ranges runeSet, cats uint8, negative bool, flags Flags) int32 {
	kind := asciiCategory
	if flags&Unicode != 0 {
		kind = unicodeCategory
	}
	c := &class{negative: negative}
	ascii := rune(0x80)
	if t.bytes {
		ascii = 0x100
	}
	for b := range ascii {
		if (ranges.has(b) || inCategories(cats, b, kind)) != negative {
			c.tab[b] = byteYes
		}
	}
	if !t.bytes {
		t.addWide(c, ranges, cats, flags)
	}
	c.findScan(t.bytes)
	return t.intern(c)
}

// addWide fills in the characters beyond ASCII.
func (t *classTable) addWide(c *class, ranges runeSet, cats uint8, flags Flags) {
	const others = 1<<catNotDigit | 1<<catNotSpace | 1<<catNotWord
	for _, r := range ranges {
		if t.pay(2); r.hi >= 0x80 {
			c.ranges = append(c.ranges, runeRange{max(r.lo, 0x80), r.hi})
		}
	}
	if flags&Unicode != 0 {
		c.cats = cats
	} else if cats&others != 0 {
		c.ranges = runeSet{{0x80, unicode.MaxRune}}
	}
	full := len(c.ranges) == 1 && c.ranges[0] == (runeRange{0x80, unicode.MaxRune}) ||
		c.cats&(c.cats>>1)&(1<<catDigit|1<<catSpace|1<<catWord) != 0
	empty := len(c.ranges) == 0 && c.cats == 0
	what := uint8(byteDecode)
	switch {
	case full && !c.negative, empty && c.negative:
		what = byteChar
	case full, empty:
		return
	}
	for b := 0xc2; b <= 0xf4; b++ {
		c.tab[b] = what
	}
	if what == byteDecode {
		c.findLow()
		t.dropLeads(c)
	}
}

// findLow answers for the characters of two bytes.
func (c *class) findLow() {
	for _, r := range c.ranges {
		if r.lo > 0x7ff {
			break
		}
		for x := r.lo; x <= min(r.hi, 0x7ff); x++ {
			c.low.add(x)
		}
	}
	for cat, set := range lowCategories() {
		for i := range c.low {
			if c.cats>>cat&1 != 0 {
				c.low[i] |= set[i]
			}
		}
	}
	for i := range c.low {
		if c.negative {
			c.low[i] = ^c.low[i]
		}
	}
}

// dropLeads says no for the first bytes of characters the class has none of.
func (t *classTable) dropLeads(c *class) {
	const few = 1<<catDigit | 1<<catSpace
	if c.negative || c.cats&^few != 0 {
		return
	}
	var lead [256]bool
	for _, r := range c.ranges {
		t.pay(4)
		var lo, hi [4]byte
		unicode.AppendRune(lo[:0], r.lo)
		unicode.AppendRune(hi[:0], r.hi)
		for b := int(lo[0]); b <= int(hi[0]); b++ {
			lead[b] = true
		}
	}
	for cat, leads := range categoryLeads {
		for i := range len(leads) {
			lead[leads[i]] = lead[leads[i]] || c.cats>>cat&1 != 0
		}
	}
	for b := 0x80; b < 0x100; b++ {
		if !lead[b] {
			c.tab[b] = byteNo
		}
	}
}

// findScan finds out how runs of the class can be crossed.
func (c *class) findScan(isBytes bool) {
	no, stop := 0, 0
	for b := range 256 {
		if (b < 0x80 || isBytes) && c.tab[b] == byteNo {
			no++
			stop = b
		}
	}
	if !isBytes && c.tab[0xc2] != byteChar {
		return
	}
	switch no {
	case 0:
		c.scan = scanAll
	case 1:
		c.scan, c.stop = scanStop, byte(stop)
	}
}

// intern finds an equal class or keeps this one.
func (t *classTable) intern(c *class) int32 {
	key := append([]byte(nil), c.tab[:]...)
	key = append(key, c.cats)
	if c.negative {
		key = append(key, 1)
	}
	for _, r := range c.ranges {
		t.pay(2)
		key = binary.LittleEndian.AppendUint32(key, uint32(r.lo))
		key = binary.LittleEndian.AppendUint32(key, uint32(r.hi))
	}
	t.pay(512)
	if i, ok := t.index[string(key)]; ok {
		return i
	}
	i := int32(len(t.classes))
	t.classes = append(t.classes, c)
	t.index[string(key)] = i
	t.need(classSize + 8*len(c.ranges) + len(key))
	return i
}
