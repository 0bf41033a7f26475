package structlib

import (
	"encoding/binary"
	"math"
)

// A kind is what a code of a format stands for.
type kind uint8

const (
	padding kind = iota
	char
	boolean
	signed
	unsigned
	pointer
	half
	single
	double
	text   // s: count is its length
	pascal // p: count is its length and one
)

// A code is a letter of a format: its size in standard and in native mode, 0 where it has
// none, which in native mode is its alignment too.
type code struct {
	kind             kind
	standard, native int
}

var codes = map[byte]code{
	'x': {padding, 1, 1}, 'c': {char, 1, 1}, 'b': {signed, 1, 1}, 'B': {unsigned, 1, 1}, '?': {boolean, 1, 1},
	'h': {signed, 2, 2}, 'H': {unsigned, 2, 2}, 'i': {signed, 4, 4}, 'I': {unsigned, 4, 4}, 'l': {signed, 4, 8}, 'L': {unsigned, 4, 8},
	'q': {signed, 8, 8}, 'Q': {unsigned, 8, 8}, 'n': {signed, 0, 8}, 'N': {unsigned, 0, 8},
	'e': {half, 2, 2}, 'f': {single, 4, 4}, 'd': {double, 8, 8}, 's': {text, 1, 1}, 'p': {pascal, 1, 1}, 'P': {pointer, 0, 8},
}

// A field is a run of values of one code.
type field struct {
	letter byte
	kind   kind
	size   int // of one value
	count  int // values; of s and p the length of the one value
	offset int
}

// A layout is a format made ready.
type layout struct {
	format string
	order  binary.ByteOrder
	native bool
	fields []field
	size   int
	items  int // number of values
}

// parse reads a format; problem is what struct.error says about it, "" for nothing.
func parse(format string) (l layout, problem string) {
	l.format, l.order = format, binary.LittleEndian
	l.native = true
	if format != "" {
		switch format[0] {
		case '<', '=':
			l.native = false
		case '>', '!':
			l.native, l.order = false, binary.BigEndian
		}
		if !l.native || format[0] == '@' {
			format = format[1:]
		}
	}
	for i := 0; i < len(format); {
		c := format[i]
		i++
		switch c {
		case ' ', '\t', '\n', '\r', '\v', '\f':
			continue
		}
		count := 1
		if c >= '0' && c <= '9' {
			for count = int(c - '0'); i < len(format) && format[i] >= '0' && format[i] <= '9'; i++ {
				digit := int(format[i] - '0')
				if count > (math.MaxInt64-digit)/10 {
					return l, "total struct size too long"
				}
				count = count*10 + digit
			}
			if i == len(format) {
				return l, "repeat count given without format specifier"
			}
			c = format[i]
			i++
		}
		if problem = l.add(c, count); problem != "" {
			return l, problem
		}
	}
	return l, ""
}

// add adds a run of values to the layout.
func (l *layout) add(c byte, count int) (problem string) {
	k, ok := codes[c]
	size := k.standard
	if l.native {
		size = k.native
	}
	if !ok || size == 0 {
		if c == 0 {
			return "embedded null character"
		}
		return "bad char in struct format"
	}
	const huge = "total struct size too long"
	if l.native {
		if l.size > math.MaxInt64-size {
			return huge
		}
		l.size = (l.size + size - 1) / size * size
	}
	if count > (math.MaxInt64-l.size)/size {
		return huge
	}
	f := field{c, k.kind, size, count, l.size}
	l.size += size * count
	switch k.kind {
	case padding:
		return ""
	case text, pascal:
		l.items++
	default:
		if count == 0 {
			return ""
		}
		l.items += count
	}
	l.fields = append(l.fields, f)
	return ""
}
