package unicode

import "strings"

// The parts of Hangul syllables, whose mappings are computed.
const (
	lBase, vBase, tBase    = 0x1100, 0x1161, 0x11A7
	lCount, vCount, tCount = 19, 21, 28
	sBase, sCount          = 0xAC00, lCount * vCount * tCount
)

// splitHangul gives the jamo of a syllable; t is tBase where it has no final consonant.
func splitHangul(r rune) (l, v, t rune, ok bool) {
	s := r - sBase
	if uint32(s) >= sCount {
		return 0, 0, 0, false
	}
	return lBase + s/(vCount*tCount), vBase + s%(vCount*tCount)/tCount, tBase + s%tCount, true
}

// A composition is a pair of characters that one character stands for.
type composition struct {
	first, second, joined rune
}

// compose joins two characters as the composing forms do.
func compose(first, second rune) (joined rune, ok bool) {
	if second < 0x80 || !has(second, composesBackwards) {
		return 0, false
	}
	if l, v := first-lBase, second-vBase; uint32(l) < lCount && uint32(v) < vCount {
		return sBase + (l*vCount+v)*tCount, true
	}
	if s, t := first-sBase, second-tBase; uint32(s) < sCount && s%tCount == 0 && t > 0 && t < tCount {
		return first + t, true
	}
	low, high := 0, len(compositions)
	for low < high {
		middle := (low + high) / 2
		c := &compositions[middle]
		if c.first < first || c.first == first && c.second < second {
			low = middle + 1
		} else {
			high = middle
		}
	}
	if low < len(compositions) && compositions[low].first == first && compositions[low].second == second {
		return compositions[low].joined, true
	}
	return 0, false
}

// entryOf finds the mapping of r: its tag, empty for a canonical one, and its characters.
func entryOf(r rune) (tag, mapping string) {
	if uint32(r) > MaxRune {
		return "", ""
	}
	block := int(decompositionBlocks[uint32(r)>>decompositionShift])
	at := int(decompositionCells[block<<decompositionShift|int(r)&(1<<decompositionShift-1)])
	if at == 0 {
		return "", ""
	}
	size := int(decompositions[at+1])
	return decompositionTags[decompositions[at]], decompositions[at+2 : at+2+size]
}

// mappingOf is one step of taking r apart; it is empty where there is none.
func mappingOf(r rune, compatible bool) string {
	tag, mapping := entryOf(r)
	if tag != "" && !compatible {
		return ""
	}
	return mapping
}

// Decomposition is unicodedata.decomposition, such as "<compat> 0020 0301".
func Decomposition(r rune) string {
	tag, mapping := entryOf(r)
	var b strings.Builder
	b.WriteString(tag)
	for mapping != "" {
		part, size := DecodeRune(mapping)
		mapping = mapping[size:]
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		writeHex(&b, part)
	}
	return b.String()
}

// writeHex writes a code point in at least four upper-case digits.
func writeHex(b *strings.Builder, r rune) {
	shift := 12
	for r>>(shift+4) != 0 {
		shift += 4
	}
	for ; shift >= 0; shift -= 4 {
		b.WriteByte("0123456789ABCDEF"[r>>shift&15])
	}
}
