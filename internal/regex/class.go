package regex

import (
	"cmp"
	"slices"
	"sync"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

// A runeRange is the characters from lo to hi.
type runeRange struct{ lo, hi rune }

// A runeSet is a union of ranges.
type runeSet []runeRange

// normal sorts the ranges, joins those that touch and drops the empty ones.
func (s runeSet) normal(a *account) runeSet {
	s = s.sorted(a)
	out := s[:0]
	for _, r := range s {
		if a.pay(1); r.lo > r.hi {
			continue
		}
		if n := len(out); n > 0 && r.lo <= out[n-1].hi+1 {
			out[n-1].hi = max(out[n-1].hi, r.hi)
			continue
		}
		out = append(out, r)
	}
	return out
}

// sortPiece is how many ranges are sorted between two payments.
const sortPiece = 512

// sorted sorts in pieces and merges them, so that it can pay as it goes.
func (s runeSet) sorted(a *account) runeSet {
	byLow := func(a, b runeRange) int { return cmp.Compare(a.lo, b.lo) }
	for piece := range slices.Chunk(s, sortPiece) {
		slices.SortFunc(piece, byLow)
		a.pay(8 * len(piece))
	}
	if len(s) <= sortPiece {
		return s
	}
	if a.need(8 * len(s)); a.err != nil {
		return nil
	}
	other := make(runeSet, 0, len(s))
	for n := sortPiece; n < len(s); n *= 2 {
		other = other[:0]
		for i := 0; i < len(s); i += 2 * n {
			left, right := s[i:min(i+n, len(s))], s[min(i+n, len(s)):min(i+2*n, len(s))]
			for len(left) > 0 && len(right) > 0 {
				if a.pay(1); byLow(right[0], left[0]) < 0 {
					other, right = append(other, right[0]), right[1:]
				} else {
					other, left = append(other, left[0]), left[1:]
				}
			}
			other = append(append(other, left...), right...)
		}
		s, other = other, s
	}
	return s
}

// has reports whether a normal set has the character.
func (s runeSet) has(r rune) bool {
	lo, hi := 0, len(s)
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		if s[mid].hi < r {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo < len(s) && s[lo].lo <= r
}

// What the table of a class says of a character that begins with a byte.
const (
	byteNo     = iota // does not match
	byteYes           // matches, and is this byte alone
	byteDecode        // decode it and ask the class
	byteChar          // matches, and is as long as the byte says
)

// A class is a set of characters, made for matching.
type class struct {
	tab      [256]uint8
	ranges   runeSet // characters beyond ASCII
	cats     uint8   // categories (1<<category) of characters beyond ASCII
	negative bool    // of ranges and cats
	low      lowSet  // the answer for the characters of two bytes

	// scan tells how a run of the class may be crossed: everything, or up to
	// the one byte stop.
	scan scanKind
	stop byte
}

type scanKind uint8

const (
	scanTable scanKind = iota // byte by byte
	scanAll                   // everything matches
	scanStop                  // everything matches but one ASCII character
)

const classSize = 256 + 40 + 8*lowWords

// A lowSet is a set of the characters that are two bytes long, from U+0080 to U+07FF.
type lowSet [lowWords]uint64

const lowWords = (0x800 - 0x80) / 64

func (s *lowSet) has(r rune) bool { return s[uint32(r-0x80)>>6%lowWords]>>(r&63)&1 != 0 }
func (s *lowSet) add(r rune)      { s[uint32(r-0x80)>>6%lowWords] |= 1 << (r & 63) }

// lowCategories are the categories of those characters; each odd one is the
// complement of the one before.
var lowCategories = sync.OnceValue(func() *[catNotWord + 1]lowSet {
	var sets [catNotWord + 1]lowSet
	for cat := range sets {
		for r := rune(0x80); r < 0x800; r++ {
			if unicodeCategory(category(cat), r) {
				sets[cat].add(r)
			}
		}
	}
	return &sets
})

// categoryLeads are the first bytes of characters beyond ASCII in the categories
// that few characters have.
var categoryLeads = [...]string{
	catDigit: "\xd9\xdb\xdf\xe0\xe1\xea\xef\xf0",
	catSpace: "\xc2\xe1\xe2\xe3",
}

// has reports whether the class has a character beyond ASCII.
func (c *class) has(r rune) bool {
	in := c.ranges.has(r)
	for cat := category(0); !in && c.cats>>cat != 0; cat++ {
		in = c.cats>>cat&1 != 0 && unicodeCategory(cat, r)
	}
	return in != c.negative
}

// A text is what is matched: the bytes of a str or of a bytes-like object.
type text interface{ string | []byte }

// next is the length of the character at pos if the class has it, else 0.
func next[T text](c *class, text T, pos int) int {
	if pos >= len(text) {
		return 0
	}
	b := text[pos]
	switch c.tab[b] {
	case byteYes:
		return 1
	case byteDecode:
		if b < 0xe0 && pos+1 < len(text) {
			if c.low.has(rune(b&0x1f)<<6 | rune(text[pos+1]&0x3f)) {
				return 2
			}
		} else if r, n := decode(text, pos); c.has(r) {
			return n
		}
	case byteChar:
		return charLen(text, pos)
	}
	return 0
}

// decode reads the character of WTF-8 at pos. A byte that begins none is U+FFFD, alone.
func decode[T text](text T, pos int) (rune, int) {
	b, left := text[pos], len(text)-pos
	switch {
	case b < 0x80:
		return rune(b), 1
	case b >= 0xc2 && b < 0xe0 && left > 1:
		return rune(b&0x1f)<<6 | rune(text[pos+1]&0x3f), 2
	case b >= 0xe0 && b < 0xf0 && left > 2:
		return rune(b&0x0f)<<12 | rune(text[pos+1]&0x3f)<<6 | rune(text[pos+2]&0x3f), 3
	case b >= 0xf0 && left > 3:
		return rune(b&0x07)<<18 | rune(text[pos+1]&0x3f)<<12 | rune(text[pos+2]&0x3f)<<6 | rune(text[pos+3]&0x3f), 4
	}
	return 0xfffd, 1
}

// charLen is the length of the character at pos.
func charLen[T text](text T, pos int) int {
	b := text[pos]
	n := 1
	switch {
	case b < 0xc2:
	case b < 0xe0:
		n = 2
	case b < 0xf0:
		n = 3
	default:
		n = 4
	}
	return min(n, len(text)-pos)
}

func isContinuation(b byte) bool { return b&0xc0 == 0x80 }

// unicodeCategory reports whether a character of text is of a category. Categories
// come in pairs, each odd one the complement of the one before.
func unicodeCategory(cat category, r rune) bool {
	var in bool
	switch cat &^ 1 {
	case catDigit:
		in = unicode.IsDecimal(r)
	case catSpace:
		in = unicode.IsSpace(r)
	case catWord:
		in = r == '_' || unicode.IsAlnum(r)
	}
	return in == (cat&1 == 0)
}

// asciiCategory is unicodeCategory where only ASCII characters have a kind.
func asciiCategory(cat category, r rune) bool {
	if cat&^1 == catSpace {
		return (r == ' ' || '\t' <= r && r <= '\r') == (cat == catSpace)
	}
	return (r < 0x80 && unicodeCategory(cat&^1, r)) == (cat&1 == 0)
}
