package vm

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

// The syntax of str.format: literal text and replacement fields, and the names of fields.

// A FormatField is a replacement field of a format string. Conversion is empty if absent.
type FormatField struct {
	Name       string
	Conversion string
	Spec       string
	Nested     bool // the specification has fields of its own
}

// A FormatParser walks over a format string.
type FormatParser struct {
	text string
	at   int
}

// NewFormatParser begins a format string.
func NewFormatParser(text string) *FormatParser { return &FormatParser{text: text} }

// Next returns the literal text before the next field and the field. field says whether there
// is one: a doubled brace ends a literal too. more is false behind the end; bad is the text of a
// ValueError, which stands in the place of the field.
func (p *FormatParser) Next() (literal string, f FormatField, field, more bool, bad string) {
	if p.at >= len(p.text) {
		return "", f, false, false, ""
	}
	start := p.at
	i := strings.IndexAny(p.text[start:], "{}")
	if i < 0 {
		p.at = len(p.text)
		return p.text[start:], f, false, true, ""
	}
	i += start
	c := p.text[i]
	p.at = i + 1
	last := p.at == len(p.text)
	switch {
	case c == '}' && (last || p.text[p.at] != '}'):
		return "", f, false, true, "Single '}' encountered in format string"
	case last:
		return "", f, false, true, "Single '{' encountered in format string"
	case p.text[p.at] == c:
		p.at++
		return p.text[start : i+1], f, false, true, ""
	}
	bad = p.field(&f)
	return p.text[start:i], f, bad == "", true, bad
}

// field reads a field behind its opening brace.
func (p *FormatParser) field(f *FormatField) (bad string) {
	start, c := p.at, byte(0)
	for p.at < len(p.text) && c != '}' && c != ':' && c != '!' {
		c = p.text[p.at]
		p.at++
		switch c {
		case '{':
			return "unexpected '{' in field name"
		case '[':
			if i := strings.IndexByte(p.text[p.at:], ']'); i >= 0 {
				p.at += i
			} else {
				p.at = len(p.text)
			}
		}
	}
	switch c {
	case '}':
		f.Name = p.text[start : p.at-1]
		return ""
	case ':', '!':
		f.Name = p.text[start : p.at-1]
	default:
		return "expected '}' before end of string"
	}
	if c == '!' {
		if p.at == len(p.text) {
			return "end of string while looking for conversion specifier"
		}
		_, n := unicode.DecodeRune(p.text[p.at:])
		f.Conversion = p.text[p.at : p.at+n]
		p.at += n
		if p.at < len(p.text) {
			switch p.at++; p.text[p.at-1] {
			case '}':
				return ""
			case ':':
			default:
				return "expected ':' after conversion specifier"
			}
		}
	}
	return p.spec(f)
}

// spec reads a specification up to the brace that closes its field.
func (p *FormatParser) spec(f *FormatField) (bad string) {
	start := p.at
	for depth := 1; p.at < len(p.text); {
		p.at++
		switch p.text[p.at-1] {
		case '{':
			f.Nested = true
			depth++
		case '}':
			if depth--; depth == 0 {
				f.Spec = p.text[start : p.at-1]
				return ""
			}
		}
	}
	return "unmatched '{' in format spec"
}

// A FieldStep is an attribute or an item that the name of a field asks for.
type FieldStep struct {
	Attr  bool
	Name  string
	Index int // of an item that is a number, else -1
}

// SplitFieldName splits the name of a field into what is looked up among the arguments and the
// rest.
func SplitFieldName(name string) (first, rest string) {
	if i := strings.IndexAny(name, ".["); i >= 0 {
		return name[:i], name[i:]
	}
	return name, ""
}

const manyDigits = "Too many decimal digits in format string"

// FieldIndex reads a name as a number, -1 if it is none.
func FieldIndex(name string) (n int, bad string) {
	if name == "" {
		return -1, ""
	}
	for name != "" {
		r, k := unicode.DecodeRune(name)
		name = name[k:]
		d, ok := unicode.Decimal(r)
		switch {
		case !ok:
			return -1, ""
		case n > (maxIndex-d)/10:
			return -1, manyDigits
		}
		n = n*10 + d
	}
	return n, ""
}

// NextFieldStep takes the first step of what SplitFieldName left.
func NextFieldStep(rest string) (s FieldStep, left, bad string) {
	s.Index = -1
	switch rest[0] {
	case '.':
		s.Attr = true
		s.Name, left = SplitFieldName(rest[1:])
	case '[':
		i := strings.IndexByte(rest, ']')
		if i < 0 {
			return s, "", "Missing ']' in format string"
		}
		s.Name, left = rest[1:i], rest[i+1:]
		s.Index, bad = FieldIndex(s.Name)
	default:
		return s, "", "Only '.' or '[' may follow ']' in format field specifier"
	}
	if s.Name == "" {
		bad = "Empty attribute in format string"
	}
	return s, left, bad
}
