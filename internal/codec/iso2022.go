package codec

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

// The character set that ISO-2022-JP is in; at the beginning it is ASCII.
const (
	inRoman  State = 16 + iota // JIS X 0201, ASCII but for two characters
	inDouble                   // JIS X 0208

	// throughESC is added while an escape sequence that is none passes through, up to
	// the letter that ends it.
	throughESC State = 1 << 6
)

const (
	escape       = 0x1B
	longestESC   = 16
	yen          = 0xA5
	overline     = 0x203E
	doubleOffset = 0x8080 // between JIS X 0208 and EUC-JP
	kanaMark     = 0x8E   // begins what EUC-JP has from JIS X 0201
)

// designations are the escape sequences behind ESC that choose a set; those for the
// upper half, which seven-bit text does not use, choose nothing.
var designations = [...]struct {
	sequence string
	state    State
	upper    bool
}{
	{"(B", Start, false}, {"(J", inRoman, false}, {"$@", inDouble, false}, {"$B", inDouble, false},
	{"$(@", inDouble, false}, {"$(B", inDouble, false}, {"&@\x1b$B", inDouble, false},
	{")B", Start, true}, {")J", inRoman, true}, {"$)@", inDouble, true}, {"$)B", inDouble, true},
}

func decodeJapaneseMail(d *decoding) Failure {
	for d.at < len(d.in) && d.out.Pay(3) {
		rest := d.in[d.at:]
		c := rest[0]
		switch {
		case d.state&throughESC != 0:
			d.out.AddRune(rune(c))
			d.at++
			if endsEscape(c) {
				d.state &^= throughESC
			}
		case c == escape && (len(rest) == 1 || strings.IndexByte("()$.&", rest[1]) >= 0):
			size, ok := d.designate(rest)
			switch {
			case size == 0 && !d.final:
				return Failure{}
			case size == 0:
				return d.fail(d.at, len(d.in), incompleteSequence)
			case !ok:
				return d.fail(d.at, d.at+size, illegalSequence)
			}
			d.at += size
		case c == escape:
			d.state |= throughESC
			d.out.AddByte(c)
			d.at++
		case c >= 0x80:
			return d.fail(d.at, d.at+1, illegalSequence)
		case c < ' ' || d.state != inDouble:
			d.out.AddRune(fromRoman(rune(c), d.state))
			d.at++
		case len(rest) == 1:
			if d.final {
				return d.fail(d.at, len(d.in), incompleteSequence)
			}
			return Failure{}
		default:
			r := rune(0)
			if rest[1] >= '!' && rest[1] < 0x80 {
				r = eucjpSet.double(int(c)<<8 | int(rest[1]) | doubleOffset)
			}
			if r == 0 || c < '!' {
				return d.fail(d.at, d.at+2, illegalSequence)
			}
			d.out.AddRune(r)
			d.at += 2
		}
	}
	return Failure{}
}

func fromRoman(r rune, state State) rune {
	if state == inRoman {
		switch r {
		case '\\':
			return yen
		case '~':
			return overline
		}
	}
	return r
}

func endsEscape(c byte) bool { return c >= '@' && c <= 'Z' }

// designate reads an escape sequence. Its size is 0 where b ends inside it; ok is
// false where it chooses no set there is.
func (d *decoding) designate(b []byte) (size int, ok bool) {
	for size = 1; size < longestESC; size++ {
		if size >= len(b) {
			return 0, false
		}
		if b[size] == '&' && size+1 < len(b) && b[size+1] == '@' {
			size++
			continue
		}
		if endsEscape(b[size]) {
			break
		}
	}
	if size == longestESC {
		return 1, false
	}
	size++
	for _, known := range designations {
		if string(b[1:size]) == known.sequence {
			if !known.upper {
				d.state = known.state
			}
			return size, true
		}
	}
	return size, false
}

// encodeJapaneseMail ends the text in ASCII, as every line of mail must.
func encodeJapaneseMail(e *encoding) Failure {
	for e.at < len(e.text) && e.out.pay(4) {
		r, size := unicode.DecodeRune(e.text[e.at:])
		if !e.addJapanese(r) {
			return e.fail(e.char+1, illegalSequence)
		}
		e.at += size
		e.char++
	}
	e.enter(Start)
	return Failure{}
}

func spellJapaneseMail(e *encoding, replacement string) bool {
	for len(replacement) > 0 && e.out.pay(4) {
		r, size := unicode.DecodeRune(replacement)
		if !e.addJapanese(r) {
			return false
		}
		replacement = replacement[size:]
	}
	return true
}

// addJapanese writes a character in the set that has it.
func (e *encoding) addJapanese(r rune) bool {
	if r < asciiRunes {
		e.enter(Start)
		e.out.add(byte(r))
		return true
	}
	code, ok := eucjpSet.code(r)
	switch {
	case !ok || code >= 0x100 && code&0x80 == 0 || code>>8 == kanaMark:
		return false
	case code < asciiRunes:
		e.enter(inRoman)
		e.out.add(byte(code))
	default:
		e.enter(inDouble)
		e.out.add(byte(code>>8) & 0x7F)
		e.out.add(byte(code) & 0x7F)
	}
	return true
}

// enter changes to a set.
func (e *encoding) enter(state State) {
	if e.state == state {
		return
	}
	e.state = state
	switch state {
	case inRoman:
		e.out.addString("\x1b(J")
	case inDouble:
		e.out.addString("\x1b$B")
	default:
		e.out.addString("\x1b(B")
	}
}
