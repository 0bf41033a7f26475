package codec

import (
	"bytes"
	"strings"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

const (
	backslashAtEnd = `\ at end of string`
	malformedName  = `malformed \N character escape`
	unknownName    = "unknown Unicode character name"
	illegalChar    = "illegal Unicode character"
	outOfRange     = `\Uxxxxxxxx out of range`
)

// A hexEscape is an escape with a fixed number of hexadecimal digits.
type hexEscape struct {
	digits    int
	truncated string
}

// hexEscapeOf finds the escape a letter begins; digits is 0 where it begins none.
func hexEscapeOf(letter byte) hexEscape {
	switch letter {
	case 'x':
		return hexEscape{2, `truncated \xXX escape`}
	case 'u':
		return hexEscape{4, `truncated \uXXXX escape`}
	case 'U':
		return hexEscape{8, `truncated \UXXXXXXXX escape`}
	}
	return hexEscape{}
}

// simpleEscape is what a letter after a backslash stands for; ok is false where it has no meaning.
func simpleEscape(letter byte) (c byte, ok bool) {
	const letters, meanings = `\'"abfnrtv`, "\\'\"\a\b\f\n\r\t\v"
	if i := strings.IndexByte(letters, letter); i >= 0 {
		return meanings[i], true
	}
	return 0, false
}

func hexValue(c byte) int {
	switch {
	case c-'0' < 10:
		return int(c - '0')
	case c-'a' < 6:
		return int(c-'a') + 10
	case c-'A' < 6:
		return int(c-'A') + 10
	}
	return -1
}

// An escapeResult tells how reading one escape went.
type escapeResult struct {
	end        int    // behind what was read
	reason     string // why it is none
	incomplete bool   // the input ends inside
}

// readHex reads the digits of an escape that begin at i.
func (d *decoding) readHex(i int, h hexEscape) (r uint32, res escapeResult) {
	for n := 0; n < h.digits; n++ {
		if i == len(d.in) {
			return 0, escapeResult{i, h.truncated, true}
		}
		v := hexValue(d.in[i])
		if v < 0 {
			return 0, escapeResult{i, h.truncated, false}
		}
		r = r<<4 | uint32(v)
		i++
	}
	return r, escapeResult{end: i}
}

// finish ends a step whose escape at d.at could not be read.
func (d *decoding) finish(res escapeResult) Failure {
	if res.incomplete && !d.final {
		return Failure{}
	}
	return d.fail(d.at, res.end, res.reason)
}

func decodeUnicodeEscape(d *decoding) Failure {
	for d.at < len(d.in) && d.out.Pay(2) {
		c := d.in[d.at]
		if c != '\\' {
			d.out.AddRune(rune(c))
			d.at++
			continue
		}
		if res := d.readEscape(d.at + 1); res.reason != "" {
			return d.finish(res)
		} else {
			d.at = res.end
		}
	}
	return Failure{}
}

// readEscape reads what follows a backslash and writes what it stands for.
func (d *decoding) readEscape(i int) escapeResult {
	if i == len(d.in) {
		return escapeResult{i, backslashAtEnd, true}
	}
	letter := d.in[i]
	if c, ok := simpleEscape(letter); ok {
		d.out.AddByte(c)
		return escapeResult{end: i + 1}
	}
	switch {
	case letter == '\n':
		return escapeResult{end: i + 1}
	case letter-'0' < 8:
		return d.readOctal(i)
	case letter == 'N':
		return d.readName(i + 1)
	}
	h := hexEscapeOf(letter)
	if h.digits == 0 {
		d.doubt()
		d.out.AddByte('\\')
		d.out.AddRune(rune(letter))
		return escapeResult{end: i + 1}
	}
	r, res := d.readHex(i+1, h)
	if res.reason == "" && r > unicode.MaxRune {
		res.reason = illegalChar
	}
	if res.reason == "" {
		d.out.AddRune(rune(r))
	}
	return res
}

// readOctal reads up to three octal digits.
func (d *decoding) readOctal(i int) escapeResult {
	r := rune(0)
	end := i
	for end < len(d.in) && end < i+3 && d.in[end]-'0' < 8 {
		r = r<<3 | rune(d.in[end]-'0')
		end++
	}
	if r > 0xFF {
		d.doubt()
	}
	d.out.AddRune(r)
	return escapeResult{end: end}
}

// readName reads a character's name in braces.
func (d *decoding) readName(i int) escapeResult {
	if i == len(d.in) {
		return escapeResult{i, malformedName, true}
	}
	if d.in[i] != '{' {
		return escapeResult{i, malformedName, false}
	}
	i++
	size := bytes.IndexByte(d.in[i:], '}')
	if size < 0 {
		d.out.Pay((len(d.in) - i) / 8)
		return escapeResult{len(d.in), malformedName, true}
	}
	d.out.Pay(size / 8)
	if size == 0 {
		return escapeResult{i, malformedName, false}
	}
	if size <= unicode.MaxNameLen {
		if r, ok := unicode.LookupRune(string(d.in[i : i+size])); ok {
			d.out.Pay(100)
			d.out.AddRune(r)
			return escapeResult{end: i + size + 1}
		}
	}
	return escapeResult{i + size + 1, unknownName, false}
}

// doubt notes the first escape that CPython warns about.
func (d *decoding) doubt() {
	if d.dubious == 0 {
		d.dubious = d.at + 1
	}
}

func decodeRawEscape(d *decoding) Failure {
	for d.at < len(d.in) && d.out.Pay(2) {
		c := d.in[d.at]
		if c != '\\' || d.at+1 == len(d.in) && d.final {
			d.out.AddRune(rune(c))
			d.at++
			continue
		}
		if d.at+1 == len(d.in) {
			break
		}
		letter := d.in[d.at+1]
		h := hexEscapeOf(letter)
		if h.digits < 4 {
			d.out.AddByte('\\')
			d.out.AddRune(rune(letter))
			d.at += 2
			continue
		}
		r, res := d.readHex(d.at+2, h)
		if res.reason == "" && r > unicode.MaxRune {
			res.reason = outOfRange
		}
		if res.reason != "" {
			return d.finish(res)
		}
		d.out.AddRune(rune(r))
		d.at = res.end
	}
	return Failure{}
}

func encodeUnicodeEscape(e *encoding) Failure {
	var one [10]byte
	for e.at < len(e.text) && e.out.pay(2) {
		r, size := unicode.DecodeRune(e.text[e.at:])
		e.at += size
		e.char++
		switch {
		case r == '\\':
			e.out.addString(`\\`)
		case r == '\t':
			e.out.addString(`\t`)
		case r == '\n':
			e.out.addString(`\n`)
		case r == '\r':
			e.out.addString(`\r`)
		case r >= ' ' && r < 0x7F:
			e.out.add(byte(r))
		default:
			e.out.addString(string(appendBackslash(one[:0], r)))
		}
	}
	return Failure{}
}

func encodeRawEscape(e *encoding) Failure {
	var one [10]byte
	for e.at < len(e.text) && e.out.pay(2) {
		r, size := unicode.DecodeRune(e.text[e.at:])
		e.at += size
		e.char++
		if r < latinRunes {
			e.out.add(byte(r))
		} else {
			e.out.addString(string(appendBackslash(one[:0], r)))
		}
	}
	return Failure{}
}
