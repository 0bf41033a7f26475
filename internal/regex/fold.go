package regex

import (
	"cmp"
	"slices"
	"sync"
	stdunicode "unicode"

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
// have a mapping; a test compares the result with all of Unicode.
var unicodeFold = sync.OnceValue(func() *fold {
	f := &fold{lower: unicode.ToLower, extra: extraCases}
	last := rune(-1)
	for _, block := range stdunicode.CaseRanges {
		for c := max(rune(block.Lo), last+1); c <= rune(block.Hi); c++ {
			last = c
			lower := unicode.ToLower(c)
			if lower != c {
				f.byChar = append(f.byChar, casePair{c, lower})
			}
			if lower != c || unicode.ToUpper(c) != c {
				f.cased = append(f.cased, c)
			}
		}
	}
	f.byLower = slices.Clone(f.byChar)
	slices.SortStableFunc(f.byLower, func(a, b casePair) int { return cmp.Compare(a.lower, b.lower) })
	return f
})

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
	i, _ := slices.BinarySearchFunc(f.byChar, lo, func(p casePair, r rune) int { return cmp.Compare(p.char, r) })
	j, _ := slices.BinarySearchFunc(f.byChar, hi+1, func(p casePair, r rune) int { return cmp.Compare(p.char, r) })
	return f.byChar[i:j]
}

// lowered are the characters whose lower case is another character from lo to hi.
func (f *fold) lowered(lo, hi rune) []casePair {
	i, _ := slices.BinarySearchFunc(f.byLower, lo, func(p casePair, r rune) int { return cmp.Compare(p.lower, r) })
	j, _ := slices.BinarySearchFunc(f.byLower, hi+1, func(p casePair, r rune) int { return cmp.Compare(p.lower, r) })
	return f.byLower[i:j]
}

// lastBMP is the last character CPython's sets keep in a table. Beyond it, it does
// not lower the characters of a set but, for ranges, tries the upper case too.
const lastBMP = 0xffff

// literal are the characters that match a single character of the pattern.
func (f *fold) literal(r rune) runeSet {
	if !f.hasCase(r, r) {
		return runeSet{{r, r}}
	}
	return f.matching(f.withExtra(runeSet{{f.lower(r), f.lower(r)}}))
}

// set are the characters that match the ranges of a set.
func (f *fold) set(items []setItem) runeSet {
	var wanted, wide runeSet
	cased := false
	for _, it := range items {
		if it.kind != itemRange {
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
	wanted = wanted.normal()
	if !cased {
		return wanted
	}
	for _, r := range slices.Clone(wanted) {
		for _, p := range f.lowering(r.lo, min(r.hi, lastBMP)) {
			wanted = append(wanted, runeRange{p.lower, p.lower})
		}
	}
	if wide = wide.normal(); len(wide) > 0 {
		for _, c := range unicodeFold().cased {
			if wide.has(unicode.ToUpper(c)) {
				wanted = append(wanted, runeRange{c, c})
			}
		}
	}
	return f.matching(f.withExtra(wanted.normal()))
}

// withExtra adds the extra cases of the characters of a normal set.
func (f *fold) withExtra(in runeSet) runeSet {
	out := in
	for _, class := range f.extra {
		if slices.ContainsFunc(class, in.has) {
			for _, c := range class {
				out = append(out, runeRange{c, c})
			}
		}
	}
	return out.normal()
}

// matching are the characters whose lower case is in the set.
func (f *fold) matching(in runeSet) runeSet {
	var out runeSet
	for _, r := range in {
		lo := r.lo
		for _, p := range f.lowering(r.lo, r.hi) {
			if !in.has(p.lower) {
				out = append(out, runeRange{lo, p.char - 1})
				lo = p.char + 1
			}
		}
		out = append(out, runeRange{lo, r.hi})
		for _, p := range f.lowered(r.lo, r.hi) {
			out = append(out, runeRange{p.char, p.char})
		}
	}
	return out.normal()
}
