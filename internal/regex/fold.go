package regex

import (
	"cmp"
	"slices"
	"sync"
	stdunicode "unicode"

	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// Under IgnoreCase CPython lowers the characters of the pattern when it compiles,
// and each character of the text when it matches. Here the pattern is compiled to
// the characters that match instead, so matching never lowers; a fold holds what
// that takes.

// A casePair is a character and its lower case.
type casePair struct{ char, lower rune }

// A fold is a way to ignore case.
type fold struct {
	lower   func(rune) rune
	byChar  []casePair // the characters that lower to another one, in order
	byLower []casePair // the same, in the order of the lower case
	cased   []rune     // the characters with another lower or upper case, in order
	extra   [][]rune   // lower-case characters with the same upper case
}

var asciiFold = sync.OnceValue(func() *fold {
	f := &fold{lower: lowerASCII}
	for r := 'A'; r <= 'Z'; r++ {
		f.byChar = append(f.byChar, casePair{r, lowerASCII(r)})
		f.cased = append(f.cased, r)
	}
	f.byLower = f.byChar
	for r := 'a'; r <= 'z'; r++ {
		f.cased = append(f.cased, r)
	}
	return f
})

// unicodeFold finds the characters with case among those for which Go's own tables
// have a mapping, and those whose upper case is several characters; a test compares
// the result with all of Unicode.
var unicodeFold = sync.OnceValue(func() *fold {
	f := &fold{lower: unicode.ToLower, extra: extraCases}
	blocks := slices.Clone(longUpper)
	for _, b := range stdunicode.CaseRanges {
		blocks = append(blocks, runeRange{rune(b.Lo), rune(b.Hi)})
	}
	for _, b := range blocks.normal(&account{m: meter.Free{}}) {
		for c := b.lo; c <= b.hi; c++ {
			lower := unicode.ToLower(c)
			if lower != c {
				f.byChar = append(f.byChar, casePair{c, lower})
			}
			if lower != c || upper(c) != c {
				f.cased = append(f.cased, c)
			}
		}
	}
	f.byLower = slices.Clone(f.byChar)
	slices.SortStableFunc(f.byLower, func(a, b casePair) int { return cmp.Compare(a.lower, b.lower) })
	return f
})

// longUpper holds the characters whose upper case is several characters.
var longUpper = runeSet{
	{0xdf, 0xdf}, {0x149, 0x149}, {0x1f0, 0x1f0}, {0x390, 0x390}, {0x3b0, 0x3b0}, {0x587, 0x587},
	{0x1e96, 0x1e9a}, {0x1f50, 0x1ffc}, {0xfb00, 0xfb17},
}

// upper is the upper case of a character, or the first of several.
func upper(r rune) rune {
	if u := unicode.ToUpper(r); u != r {
		return u
	}
	s, err := unicode.Upper(meter.Free{}, string(unicode.AppendRune(nil, r)))
	if err != nil {
		return r
	}
	u, _ := unicode.DecodeRune(s)
	return u
}

// extraCases are lower-case characters that have one upper case among them: ignoring
// case, each matches the others. CPython keeps such a list beside simple lowering.
var extraCases = [][]rune{
	{0x69, 0x131}, {0x73, 0x17f}, {0xb5, 0x3bc}, {0x345, 0x3b9, 0x1fbe}, {0x390, 0x1fd3}, {0x3b0, 0x1fe3},
	{0x3b2, 0x3d0}, {0x3b5, 0x3f5}, {0x3b8, 0x3d1}, {0x3ba, 0x3f0}, {0x3c0, 0x3d6}, {0x3c1, 0x3f1},
	{0x3c2, 0x3c3}, {0x3c6, 0x3d5}, {0x432, 0x1c80}, {0x434, 0x1c81}, {0x43e, 0x1c82}, {0x441, 0x1c83},
	{0x442, 0x1c84, 0x1c85}, {0x44a, 0x1c86}, {0x463, 0x1c87}, {0x1c88, 0xa64b}, {0x1e61, 0x1e9b},
	{0xfb05, 0xfb06},
}

func lowerASCII(r rune) rune {
	if uint32(r)-'A' < 26 {
		return r + 0x20
	}
	return r
}

// hasCase reports whether a character from lo to hi has case.
func (f *fold) hasCase(lo, hi rune) bool {
	i, _ := slices.BinarySearch(f.cased, lo)
	return i < len(f.cased) && f.cased[i] <= hi
}

// lowering are the characters from lo to hi that have another lower case.
func (f *fold) lowering(lo, hi rune) []casePair {
	return pairs(f.byChar, lo, hi, func(p casePair, r rune) int { return cmp.Compare(p.char, r) })
}

// lowered are the characters whose lower case is another character from lo to hi.
func (f *fold) lowered(lo, hi rune) []casePair {
	return pairs(f.byLower, lo, hi, func(p casePair, r rune) int { return cmp.Compare(p.lower, r) })
}

// pairs are the pairs from lo to hi in the order that compare tells.
func pairs(all []casePair, lo, hi rune, compare func(casePair, rune) int) []casePair {
	if lo > hi {
		return nil
	}
	i, _ := slices.BinarySearchFunc(all, lo, compare)
	j, _ := slices.BinarySearchFunc(all, hi+1, compare)
	return all[i:j]
}

// lastBMP is the last character CPython's sets keep in a table. Beyond it, it does
// not lower the characters of a set but, for ranges, tries the upper case too.
const lastBMP = 0xffff

// literal are the characters that match a single character of the pattern.
func (f *fold) literal(r rune, a *account) runeSet {
	if !f.hasCase(r, r) {
		return runeSet{{r, r}}
	}
	return f.matching(f.withExtra(runeSet{{f.lower(r), f.lower(r)}}, a), a)
}

// set are the characters that match the ranges of a set.
func (f *fold) set(items []setItem, a *account) runeSet {
	var wanted, wide runeSet
	cased := false
	for _, it := range items {
		if a.pay(16); it.kind != itemRange {
			continue
		}
		cased = cased || it.hi > lastBMP || f.hasCase(it.lo, it.hi)
		if it.single && it.lo <= lastBMP {
			wanted = append(wanted, runeRange{f.lower(it.lo), f.lower(it.lo)})
			continue
		}
		wanted = append(wanted, runeRange{it.lo, it.hi})
		if it.hi > lastBMP && !it.single {
			wide = append(wide, runeRange{it.lo, it.hi})
		}
	}
	if wanted = wanted.normal(a); !cased {
		return wanted
	}
	for _, r := range slices.Clone(wanted) {
		a.pay(16)
		for _, p := range f.lowering(r.lo, min(r.hi, lastBMP)) {
			a.pay(1)
			wanted = append(wanted, runeRange{p.lower, p.lower})
		}
	}
	if wide = wide.normal(a); len(wide) > 0 {
		for _, c := range unicodeFold().cased {
			if a.pay(4); wide.has(upper(c)) {
				wanted = append(wanted, runeRange{c, c})
			}
		}
	}
	return f.matching(f.withExtra(wanted.normal(a), a), a)
}

// withExtra adds the extra cases of the characters of a normal set.
func (f *fold) withExtra(in runeSet, a *account) runeSet {
	out := in
	for _, class := range f.extra {
		if slices.ContainsFunc(class, in.has) {
			for _, c := range class {
				out = append(out, runeRange{c, c})
			}
		}
	}
	a.pay(4 * len(f.extra))
	if len(out) == len(in) {
		return in
	}
	return out.normal(a)
}

// matching are the characters whose lower case is in the set.
func (f *fold) matching(in runeSet, a *account) runeSet {
	var out runeSet
	for _, r := range in {
		a.pay(32)
		lo := r.lo
		for _, p := range f.lowering(r.lo, r.hi) {
			if a.pay(8); !in.has(p.lower) {
				out = append(out, runeRange{lo, p.char - 1})
				lo = p.char + 1
			}
		}
		out = append(out, runeRange{lo, r.hi})
		for _, p := range f.lowered(r.lo, r.hi) {
			a.pay(1)
			out = append(out, runeRange{p.char, p.char})
		}
	}
	return out.normal(a)
}
