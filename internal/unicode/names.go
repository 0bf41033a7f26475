package unicode

import (
	"math/bits"
	"strings"
)

// MaxNameLen is the length in bytes beyond which Lookup finds nothing; CPython then
// says that the name is too long.
const MaxNameLen = 256

// A computedName is a run of characters named by a prefix and their code point.
type computedName struct {
	low, high rune
	prefix    string
}

const (
	ideograph = "CJK UNIFIED IDEOGRAPH-"
	syllable  = "HANGUL SYLLABLE "
)

// The romanised parts of the names of Hangul syllables.
var (
	leadNames = [lCount]string{"G", "GG", "N", "D", "DD", "R", "M", "B", "BB", "S", "SS", "",
		"J", "JJ", "C", "K", "T", "P", "H"}
	vowelNames = [vCount]string{"A", "AE", "YA", "YAE", "EO", "E", "YEO", "YE", "O", "WA", "WAE",
		"OE", "YO", "U", "WEO", "WE", "WI", "YU", "EU", "YI", "I"}
	tailNames = [tCount]string{"", "G", "GG", "GS", "N", "NJ", "NH", "D", "L", "LG", "LM", "LB",
		"LS", "LT", "LP", "LH", "M", "B", "BS", "S", "SS", "NG", "J", "C", "K", "T", "P", "H"}
)

// Name is unicodedata.name; ok is false where r has none.
func Name(r rune) (name string, ok bool) {
	var b strings.Builder
	if l, v, t, ok := splitHangul(r); ok {
		b.WriteString(syllable)
		b.WriteString(leadNames[l-lBase])
		b.WriteString(vowelNames[v-vBase])
		b.WriteString(tailNames[t-tBase])
		return b.String(), true
	}
	for i := range computedNames {
		if c := &computedNames[i]; r >= c.low && r <= c.high {
			b.WriteString(c.prefix)
			writeHex(&b, r)
			return b.String(), true
		}
	}
	if uint32(r) > MaxRune {
		return "", false
	}
	words := wordsOf(r)
	if words == "" {
		return "", false
	}
	var text [MaxNameLen]byte
	return string(appendName(text[:0], words)), true
}

// wordsOf finds the encoded name of a character, or of an alias or named sequence
// numbered from MaxRune+1 on; it is empty where there is none.
func wordsOf(r rune) string {
	block := uint16(r / nameBlock)
	low, high := 0, len(nameBlockNumbers)
	for low < high {
		if middle := (low + high) / 2; nameBlockNumbers[middle] < block {
			low = middle + 1
		} else {
			high = middle
		}
	}
	if low == len(nameBlockNumbers) || nameBlockNumbers[low] != block {
		return ""
	}
	end := len(nameStream)
	if low+1 < len(nameBlockStarts) {
		end = int(nameBlockStarts[low+1])
	}
	at := int(nameBlockStarts[low])
	for skip := r % nameBlock; skip > 0 && at < end; skip-- {
		at += 1 + int(nameStream[at])
	}
	if at >= end {
		return ""
	}
	return nameStream[at+1 : at+1+int(nameStream[at])]
}

// appendName spells out an encoded name.
func appendName(b []byte, words string) []byte {
	for i := 0; i < len(words); i++ {
		if i > 0 {
			b = append(b, ' ')
		}
		n := int(words[i])
		if n < len(frequentWords) {
			b = append(b, frequentWords[n]...)
			continue
		}
		i++
		b = append(b, rareWord((n-len(frequentWords))<<8|int(words[i]))...)
	}
	return b
}

// rareWord is the nth of the words in wordsByLength.
func rareWord(n int) string {
	for size := 1; ; size++ {
		words := wordsByLength[size]
		if n*size < len(words) {
			return words[n*size : n*size+size]
		}
		n -= len(words) / size
	}
}

// LookupRune finds a character by its name or alias, as \N{...} does.
func LookupRune(name string) (r rune, ok bool) {
	r, ok = find(name)
	if !ok || r <= MaxRune {
		return r, ok
	}
	text := extraNamed[r-MaxRune-1]
	r, size := DecodeRune(text)
	return r, size == len(text)
}

// Lookup is unicodedata.lookup: it also finds named sequences, which are several characters.
func Lookup(name string) (text string, ok bool) {
	r, ok := find(name)
	if !ok {
		return "", false
	}
	if r > MaxRune {
		return extraNamed[r-MaxRune-1], true
	}
	var one [4]byte
	return string(AppendRune(one[:0], r)), true
}

// find gives a character, or an alias or named sequence numbered from MaxRune+1 on.
// Case does not matter, except in the names that CPython computes.
func find(name string) (r rune, ok bool) {
	if len(name) > MaxNameLen {
		return 0, false
	}
	if rest, ok := strings.CutPrefix(name, syllable); ok {
		return findSyllable(rest)
	}
	if rest, ok := strings.CutPrefix(name, ideograph); ok {
		return findIdeograph(rest)
	}
	var buffer, other [MaxNameLen]byte
	key := buffer[:0]
	hash := uint32(2166136261)
	for i := 0; i < len(name); i++ {
		c := name[i]
		if c-'a' < 26 {
			c -= 0x20
		}
		key = append(key, c)
		hash = (hash ^ uint32(c)) * 16777619
	}
	bucket := hash % nameBuckets
	for _, entry := range nameBucketEntries[nameBucketStarts[bucket]:nameBucketStarts[bucket+1]] {
		if entry>>21 == hash>>21 {
			r := rune(entry & (1<<21 - 1))
			if string(appendName(other[:0], wordsOf(r))) == string(key) {
				return r, true
			}
		}
	}
	return findComputed(string(key))
}

func findSyllable(rest string) (r rune, ok bool) {
	l, rest := longest(leadNames[:], rest)
	v, rest := longest(vowelNames[:], rest)
	t, rest := longest(tailNames[:], rest)
	if l < 0 || v < 0 || t < 0 || rest != "" {
		return 0, false
	}
	return sBase + (rune(l)*vCount+rune(v))*tCount + rune(t), true
}

// longest finds the longest part s begins with, and what follows it.
func longest(parts []string, s string) (found int, rest string) {
	found = -1
	for i, part := range parts {
		if strings.HasPrefix(s, part) && (found < 0 || len(part) > len(parts[found])) {
			found = i
		}
	}
	if found < 0 {
		return found, s
	}
	return found, s[len(parts[found]):]
}

// findIdeograph reads the four or five digits that name a unified ideograph.
func findIdeograph(digits string) (r rune, ok bool) {
	r, ok = upperHex(digits)
	return r, ok && (len(digits) == 4 || len(digits) == 5) && prefixOf(r) == ideograph
}

// findComputed finds the other names that end in a code point.
func findComputed(name string) (r rune, ok bool) {
	prefix := name[:strings.LastIndexByte(name, '-')+1]
	digits := name[len(prefix):]
	if prefix == ideograph || len(digits) < 4 || len(digits) > 5 || len(digits) == 5 && digits[0] == '0' {
		return 0, false
	}
	r, ok = upperHex(digits)
	return r, ok && prefix != "" && prefixOf(r) == prefix
}

func prefixOf(r rune) string {
	for i := range computedNames {
		if c := &computedNames[i]; r >= c.low && r <= c.high {
			return c.prefix
		}
	}
	return ""
}

// upperHex reads upper-case hexadecimal digits up to the size of a code point.
func upperHex(digits string) (r rune, ok bool) {
	for i := 0; i < len(digits); i++ {
		d := strings.IndexByte("0123456789ABCDEF", digits[i])
		if d < 0 || bits.Len32(uint32(r)) > 20 {
			return 0, false
		}
		r = r<<4 | rune(d)
	}
	return r, true
}
