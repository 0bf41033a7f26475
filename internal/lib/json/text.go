package jsonlib

import (
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

// plainASCII marks the bytes that stand for themselves in a text of ASCII characters only,
// plainText those that do so in any text.
var plainASCII, plainText = func() (a, t [256]bool) {
	for c := ' '; c < 0x100; c++ {
		ok := c != '"' && c != '\\'
		a[c], t[c] = ok && c <= '~', ok
	}
	return
}()

// shortEscapes are the letters behind a backslash that stand for a character.
var shortEscapes = [utf8.RuneSelf]byte{'"': '"', '\\': '\\', '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't'}

const hexDigits = "0123456789abcdef"

// appendQuoted appends a piece of text as it stands between quotes. The piece begins and
// ends between characters; it grows at most six times.
func appendQuoted(b []byte, s string, ascii bool) []byte {
	plain := &plainText
	if ascii {
		plain = &plainASCII
	}
	start := 0
	for i := 0; i < len(s); {
		c := s[i]
		if plain[c] {
			i++
			continue
		}
		b = append(b, s[start:i]...)
		if c < utf8.RuneSelf {
			i++
			if e := shortEscapes[c]; e != 0 {
				b = append(b, '\\', e)
			} else {
				b = appendUnit(b, rune(c))
			}
		} else {
			r, n := unicode.DecodeRune(s[i:])
			i += n
			if r >= 0x10000 {
				r -= 0x10000
				b = appendUnit(b, 0xD800|r>>10)
				r = 0xDC00 | r&0x3FF
			}
			b = appendUnit(b, r)
		}
		start = i
	}
	return append(b, s[start:]...)
}

// appendUnit appends a 16-bit unit as \u and four digits.
func appendUnit(b []byte, u rune) []byte {
	return append(b, '\\', 'u', hexDigits[u>>12&15], hexDigits[u>>8&15], hexDigits[u>>4&15], hexDigits[u&15])
}
