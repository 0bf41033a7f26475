package codec

import (
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

const (
	notASCII   = "ordinal not in range(128)"
	notLatin   = "ordinal not in range(256)"
	notInPage  = "character maps to <undefined>"
	undefined  = 0xFFFE // a byte of a code page that is no character
	asciiRunes = 128
	latinRunes = 256
)

// A codePage is a single-byte character set.
type codePage struct {
	// runes has the character of each byte, or undefined.
	runes [256]uint16
	// sorted has the encodable bytes in the order of their characters.
	sorted string
	// ascii tells that ASCII characters are their own bytes in both directions.
	ascii bool
}

// byteOf finds the byte of a character.
func (p *codePage) byteOf(r rune) (b byte, ok bool) {
	if r < asciiRunes && p.ascii {
		return byte(r), true
	}
	low, high := 0, len(p.sorted)
	for low < high {
		middle := (low + high) / 2
		if rune(p.runes[p.sorted[middle]]) < r {
			low = middle + 1
		} else {
			high = middle
		}
	}
	if low < len(p.sorted) && rune(p.runes[p.sorted[low]]) == r {
		return p.sorted[low], true
	}
	return 0, false
}

// asciiRun is the length of the ASCII text b begins with, at most limit.
func asciiRun(b []byte, limit int) int {
	n := 0
	for n < len(b) && n < limit && b[n] < utf8.RuneSelf {
		n++
	}
	return n
}

func decodeASCII(d *decoding) Failure {
	for d.at < len(d.in) {
		n := asciiRun(d.in[d.at:], payEvery)
		d.out.AddBytes(d.in[d.at : d.at+n])
		d.at += n
		if !d.out.Pay(n/4 + 1) {
			break
		}
		if d.at < len(d.in) && d.in[d.at] >= utf8.RuneSelf {
			return d.fail(d.at, d.at+1, notASCII)
		}
	}
	return Failure{}
}

func decodeLatin(d *decoding) Failure {
	for d.at < len(d.in) {
		n := asciiRun(d.in[d.at:], payEvery)
		d.out.AddBytes(d.in[d.at : d.at+n])
		d.at += n
		if !d.out.Pay(n/4 + 2) {
			break
		}
		if d.at < len(d.in) && d.in[d.at] >= utf8.RuneSelf {
			d.out.AddRune(rune(d.in[d.at]))
			d.at++
		}
	}
	return Failure{}
}

func decodePage(d *decoding) Failure {
	page := d.codec.page
	for d.at < len(d.in) && d.out.Pay(1) {
		if page.ascii {
			n := asciiRun(d.in[d.at:], payEvery)
			d.out.AddBytes(d.in[d.at : d.at+n])
			d.at += n
			if !d.out.Pay(n/4) || d.at == len(d.in) {
				break
			}
		}
		r := page.runes[d.in[d.at]]
		if r == undefined {
			return d.fail(d.at, d.at+1, notInPage)
		}
		d.out.AddRune(rune(r))
		d.at++
	}
	return Failure{}
}

// limit is the number of characters ASCII or Latin-1 has.
func (c *Codec) limit() rune {
	if c.errorName == "ascii" {
		return asciiRunes
	}
	return latinRunes
}

// encodeNarrow encodes for ASCII and Latin-1.
func encodeNarrow(e *encoding) Failure {
	limit := e.codec.limit()
	i := e.at
	for i < len(e.text) {
		i += e.copyASCII(i)
		if !e.out.pay(2) {
			return Failure{}
		}
		if i == len(e.text) || e.text[i] < utf8.RuneSelf {
			continue
		}
		r, size := unicode.DecodeRune(e.text[i:])
		if r >= limit {
			e.moveTo(i)
			reason := notLatin
			if limit == asciiRunes {
				reason = notASCII
			}
			return e.failRun(func(r rune) bool { return r >= limit }, reason)
		}
		e.out.add(byte(r))
		i += size
	}
	e.at = i
	return Failure{}
}

// copyASCII writes the ASCII characters from i on, up to a number, and counts them.
func (e *encoding) copyASCII(i int) int {
	n := i
	for n < len(e.text) && n-i < payEvery && e.text[n] < utf8.RuneSelf {
		n++
	}
	e.out.addString(e.text[i:n])
	e.out.pay((n - i) / 4)
	return n - i
}

func encodePage(e *encoding) Failure {
	page := e.codec.page
	i := e.at
	for i < len(e.text) && e.out.pay(8) {
		if page.ascii {
			if i += e.copyASCII(i); i == len(e.text) {
				break
			}
		}
		r, size := unicode.DecodeRune(e.text[i:])
		b, ok := page.byteOf(r)
		if !ok {
			e.moveTo(i)
			return e.failRun(func(r rune) bool { _, ok := page.byteOf(r); return !ok }, notInPage)
		}
		e.out.add(b)
		i += size
	}
	e.at = i
	return Failure{}
}

// spellNarrow writes a replacement in ASCII or Latin-1.
func spellNarrow(e *encoding, replacement string) bool {
	limit := e.codec.limit()
	return e.spellEach(replacement, func(r rune) (byte, bool) { return byte(r), r < limit })
}

// spellPage writes a replacement in a code page.
func spellPage(e *encoding, replacement string) bool {
	return e.spellEach(replacement, e.codec.page.byteOf)
}

func (e *encoding) spellEach(s string, byteOf func(rune) (byte, bool)) bool {
	for len(s) > 0 && e.out.pay(2) {
		r, size := unicode.DecodeRune(s)
		b, ok := byteOf(r)
		if !ok {
			return false
		}
		e.out.add(b)
		s = s[size:]
	}
	return true
}
