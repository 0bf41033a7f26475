package unicode

import "unicode/utf8"

// DecodeRune reads the first character of WTF-8 text and its length in bytes. Empty
// text gives (utf8.RuneError, 0), a byte that begins no character (utf8.RuneError, 1).
func DecodeRune(s string) (r rune, size int) {
	if s != "" && s[0] < utf8.RuneSelf {
		return rune(s[0]), 1
	}
	if isSurrogate(s) {
		return 0xD000 | rune(s[1]&0x3F)<<6 | rune(s[2]&0x3F), 3
	}
	return utf8.DecodeRuneInString(s)
}

// isSurrogate reports whether s begins with the three bytes of a surrogate.
func isSurrogate(s string) bool {
	return len(s) >= 3 && s[0] == 0xED && s[1] >= 0xA0 && s[1] <= 0xBF && s[2]&0xC0 == 0x80
}

// DecodeLastRune reads the last character of WTF-8 text and its length in bytes,
// with DecodeRune's answers for empty and broken text.
func DecodeLastRune(s string) (r rune, size int) {
	if n := len(s); n >= 3 && isSurrogate(s[n-3:]) {
		return DecodeRune(s[n-3:])
	}
	return utf8.DecodeLastRuneInString(s)
}

// AppendRune appends r as WTF-8. A rune beyond MaxRune or below 0 becomes U+FFFD.
func AppendRune(b []byte, r rune) []byte {
	if r >= 0xD800 && r <= 0xDFFF {
		return append(b, 0xED, 0x80|byte(r>>6)&0x3F, 0x80|byte(r)&0x3F)
	}
	return utf8.AppendRune(b, r)
}

// RuneLen is the number of bytes AppendRune appends.
func RuneLen(r rune) int {
	switch {
	case uint32(r) < 0x80:
		return 1
	case uint32(r) < 0x800:
		return 2
	case uint32(r) < 0x10000 || uint32(r) > MaxRune:
		return 3
	}
	return 4
}
