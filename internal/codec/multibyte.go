package codec

import (
	"sort"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

const (
	illegalSequence    = "illegal multibyte sequence"
	incompleteSequence = "incomplete multibyte sequence"

	moreBytes   = 0xFFFF // in singles: the byte begins something longer
	noCharacter = 0xFFFE // in singles: the byte begins nothing
	tripleMark  = 0x8F   // begins the three-byte sequences of EUC-JP
	highDoubles = 0x8000 // the first code of two bytes
)

// A charset is a multibyte character set. The indexes name a block of charsetRunes or
// charsetCodes for each charsetBlock of their keys; a cell that is 0 is empty.
type charset struct {
	singles [256]uint16                                     // characters by single byte
	doubles [(0x10000 - highDoubles) / charsetBlock]uint16  // characters by code from highDoubles on
	triples *[(0x10000 - highDoubles) / charsetBlock]uint16 // characters by the code behind tripleMark
	codes   *[0x10000 / charsetBlock]uint16                 // codes by character

	// A set without codes encodes through a larger one: a code is its own if it decodes
	// to the same character. The exceptions to that are in order.
	within     *charset
	exceptions []exception

	form form
}

// An exception is a character and its code in a set that lies within another.
type exception struct{ r, code uint16 }

// A form is what a set has beside single bytes and pairs.
type form uint8

const (
	pairs    form = iota
	composed      // EUC-KR: Hangul syllables spelled in four letters
	numbered      // GB 18030: numbers in four bytes
)

func cellOf(cells string, index []uint16, key int) rune {
	at := 2 * (int(index[key/charsetBlock])*charsetBlock + key%charsetBlock)
	return rune(cells[at]) | rune(cells[at+1])<<8
}

// double is the character of a pair of bytes, or 0.
func (s *charset) double(code int) rune {
	if code < highDoubles {
		return 0
	}
	return cellOf(charsetRunes, s.doubles[:], code-highDoubles)
}

// triple is the character of a pair of bytes behind tripleMark, or 0.
func (s *charset) triple(code int) rune {
	if code < highDoubles {
		return 0
	}
	return cellOf(charsetRunes, s.triples[:], code-highDoubles)
}

// code is what a character of the set is written as; ok is false where it is not in it.
func (s *charset) code(r rune) (code int, ok bool) {
	if r > 0xFFFF {
		return 0, false
	}
	if r < asciiRunes && rune(s.singles[r]) == r {
		return int(r), true
	}
	if s.within == nil {
		code = int(cellOf(charsetCodes, s.codes[:], int(r)))
		return code, code != 0
	}
	i := sort.Search(len(s.exceptions), func(i int) bool { return rune(s.exceptions[i].r) >= r })
	if i < len(s.exceptions) && rune(s.exceptions[i].r) == r {
		code = int(s.exceptions[i].code)
		return code, code != 0
	}
	code, ok = s.within.code(r)
	if code < 256 {
		return code, ok && rune(s.singles[code]) == r
	}
	return code, ok && s.double(code) == r
}

func decodeMultibyte(d *decoding) Failure {
	set := d.codec.set
	for d.at < len(d.in) && d.out.Pay(3) {
		rest := d.in[d.at:]
		switch r := set.singles[rest[0]]; r {
		case moreBytes:
		case noCharacter:
			return d.fail(d.at, d.at+1, illegalSequence)
		default:
			d.out.AddRune(rune(r))
			d.at++
			continue
		}
		r, size := set.decode(rest)
		switch {
		case size == 0 && !d.final:
			return Failure{}
		case size == 0:
			return d.fail(d.at, len(d.in), incompleteSequence)
		case r == 0:
			return d.fail(d.at, d.at+1, illegalSequence)
		}
		d.out.AddRune(r)
		d.at += size
	}
	return Failure{}
}

// decode reads a character of several bytes. It is 0 where there is none; size is 0
// where b ends inside it.
func (s *charset) decode(b []byte) (r rune, size int) {
	if len(b) < 2 {
		return 0, 0
	}
	code := int(b[0])<<8 | int(b[1])
	switch {
	case s.triples != nil && b[0] == tripleMark:
		if len(b) < 3 {
			return 0, 0
		}
		return s.triple(int(b[1])<<8 | int(b[2])), 3
	case s.form == numbered && b[1]-'0' < 10:
		return decodeNumbered(b)
	case s.form == composed && code == hangulFiller:
		if len(b) < composedSize {
			return 0, 0
		}
		return s.decodeComposed(b), composedSize
	}
	return s.double(code), 2
}

func encodeMultibyte(e *encoding) Failure {
	for e.at < len(e.text) && e.out.pay(3) {
		r, size := unicode.DecodeRune(e.text[e.at:])
		if !e.codec.set.encode(e.out, r) {
			return e.fail(e.char+1, illegalSequence)
		}
		e.at += size
		e.char++
	}
	return Failure{}
}

// encode writes a character and reports whether the set has it.
func (s *charset) encode(out *sink, r rune) bool {
	code, ok := s.code(r)
	switch {
	case ok && code < 0x100:
		out.add(byte(code))
	case ok && s.triples != nil && code&0x80 == 0:
		out.add(tripleMark)
		out.add(byte(code >> 8))
		out.add(byte(code) | 0x80)
	case ok:
		out.add(byte(code >> 8))
		out.add(byte(code))
	case s.form == numbered:
		return encodeNumbered(out, r)
	case s.form == composed:
		return s.encodeComposed(out, r)
	default:
		return false
	}
	return true
}

// spellMultibyte writes a replacement.
func spellMultibyte(e *encoding, replacement string) bool {
	for len(replacement) > 0 && e.out.pay(3) {
		r, size := unicode.DecodeRune(replacement)
		if !e.codec.set.encode(e.out, r) {
			return false
		}
		replacement = replacement[size:]
	}
	return true
}

// A numberedRun is a run of characters with consecutive numbers in GB 18030.
type numberedRun struct {
	first, last rune
	number      int
}

const (
	astralNumber = (0x90 - 0x81) * 10 * 126 * 10 // the number of U+10000
	firstLead    = 0x81
)

func decodeNumbered(b []byte) (r rune, size int) {
	if len(b) < 4 {
		return 0, 0
	}
	if b[0] < firstLead || b[0] == 0xFF || b[2] < firstLead || b[2] == 0xFF || b[3]-'0' >= 10 {
		return 0, 4
	}
	number := ((int(b[0]-firstLead)*10+int(b[1]-'0'))*126+int(b[2]-firstLead))*10 + int(b[3]-'0')
	if number >= astralNumber {
		if r = rune(number-astralNumber) + 0x10000; r > unicode.MaxRune {
			r = 0
		}
		return r, 4
	}
	i := sort.Search(len(numberedRuns), func(i int) bool {
		run := &numberedRuns[i]
		return run.number+int(run.last-run.first) >= number
	})
	if i == len(numberedRuns) || numberedRuns[i].number > number {
		return 0, 4
	}
	return numberedRuns[i].first + rune(number-numberedRuns[i].number), 4
}

func encodeNumbered(out *sink, r rune) bool {
	number := int(r-0x10000) + astralNumber
	if r < 0x10000 {
		i := sort.Search(len(numberedRuns), func(i int) bool { return numberedRuns[i].last >= r })
		if i == len(numberedRuns) || numberedRuns[i].first > r {
			return false
		}
		number = numberedRuns[i].number + int(r-numberedRuns[i].first)
	}
	out.add(firstLead + byte(number/12600))
	out.add('0' + byte(number/1260%10))
	out.add(firstLead + byte(number/10%126))
	out.add('0' + byte(number%10))
	return true
}

// In EUC-KR a syllable that has no code is spelled: a filler and three letters, the
// last of which is the filler again where there is no final consonant.
const (
	composedSize = 8
	hangulFiller = 0xA4D4
	vowelLetter  = 0x314F // the first vowel among the letters
	vowelCount   = 21
	tailCount    = 28
	firstHangul  = 0xAC00
	hangulCount  = 19 * vowelCount * tailCount
)

// The letters of initial and final consonants, in the order of the syllables.
var (
	leadLetters = [...]uint16{0x3131, 0x3132, 0x3134, 0x3137, 0x3138, 0x3139, 0x3141, 0x3142, 0x3143,
		0x3145, 0x3146, 0x3147, 0x3148, 0x3149, 0x314A, 0x314B, 0x314C, 0x314D, 0x314E}
	tailLetters = [...]uint16{0x3131, 0x3132, 0x3133, 0x3134, 0x3135, 0x3136, 0x3137, 0x3139, 0x313A,
		0x313B, 0x313C, 0x313D, 0x313E, 0x313F, 0x3140, 0x3141, 0x3142, 0x3144, 0x3145, 0x3146, 0x3147,
		0x3148, 0x314A, 0x314B, 0x314C, 0x314D, 0x314E}
)

func (s *charset) encodeComposed(out *sink, r rune) bool {
	n := int(r - firstHangul)
	if n < 0 || n >= hangulCount {
		return false
	}
	out.add(hangulFiller >> 8)
	out.add(hangulFiller & 0xFF)
	s.encode(out, rune(leadLetters[n/(vowelCount*tailCount)]))
	s.encode(out, rune(vowelLetter+n/tailCount%vowelCount))
	if tail := n % tailCount; tail > 0 {
		return s.encode(out, rune(tailLetters[tail-1]))
	}
	out.add(hangulFiller >> 8)
	out.add(hangulFiller & 0xFF)
	return true
}

func (s *charset) decodeComposed(b []byte) rune {
	lead := letterIndex(leadLetters[:], s.double(int(b[2])<<8|int(b[3])))
	vowel := int(s.double(int(b[4])<<8|int(b[5]))) - vowelLetter
	code := int(b[6])<<8 | int(b[7])
	tail := 0
	if code != hangulFiller {
		tail = letterIndex(tailLetters[:], s.double(code)) + 1
	}
	if lead < 0 || vowel < 0 || vowel >= vowelCount || code != hangulFiller && tail == 0 {
		return 0
	}
	return rune(firstHangul + (lead*vowelCount+vowel)*tailCount + tail)
}

func letterIndex(letters []uint16, r rune) int {
	for i, letter := range letters {
		if rune(letter) == r {
			return i
		}
	}
	return -1
}
