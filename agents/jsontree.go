package agents

import (
	"fmt"
	"unicode/utf16"
	"unicode/utf8"
)

// parseJSON reads one JSON text (RFC 8259) into nodes. A text that is not JSON stops at
// its first syntax error, given as syntax; what is JSON but refused (keys written twice,
// depth, size, numbers out of range) goes to the builder.
//
// Numbers keep their digits. Strings are Unicode: a \u escape of half a surrogate pair
// is a syntax error, since no UTF-8 text can carry it.
func parseJSON(b *builder, data []byte, depth int) (n node, syntax *Problem) {
	p := &jsonParser{builder: b, data: data, line: 1, maxDepth: depth}
	if i := firstInvalidByte(data); i >= 0 {
		p.offset = i
		p.fail("the text is not UTF-8: the byte 0x%02x is not part of a character", data[i])
		return node{}, p.syntax
	}
	p.space()
	n = p.value(nil, 1)
	p.space()
	if p.syntax == nil && p.offset < len(p.data) {
		p.fail("nothing can follow the JSON value")
	}
	return n, p.syntax
}

// firstInvalidByte gives the offset of the first byte that is not UTF-8, or -1.
func firstInvalidByte(data []byte) int {
	if utf8.Valid(data) {
		return -1
	}
	for i := 0; i < len(data); {
		r, size := utf8.DecodeRune(data[i:])
		if r == utf8.RuneError && size == 1 {
			return i
		}
		i += size
	}
	return -1
}

type jsonParser struct {
	*builder
	data     []byte
	offset   int
	maxDepth int
	syntax   *Problem

	// The position of marked, which only moves forward.
	marked       int
	line, column int32
}

// here gives the line and column of the offset. It is called with offsets that grow, so
// that the whole text is walked once.
func (p *jsonParser) here() position {
	for ; p.marked < p.offset && p.marked < len(p.data); p.marked++ {
		switch c := p.data[p.marked]; {
		case c == '\n':
			p.line++
			p.column = 0
		case utf8.RuneStart(c):
			p.column++
		}
	}
	return position{p.line, p.column + 1}
}

func (p *jsonParser) fail(format string, args ...any) {
	if p.syntax == nil {
		pos := p.here()
		p.syntax = &Problem{Line: int(pos.line), Column: int(pos.column), Message: fmt.Sprintf(format, args...)}
	}
}

func (p *jsonParser) space() {
	for p.offset < len(p.data) {
		switch p.data[p.offset] {
		case ' ', '\t', '\n', '\r':
			p.offset++
		default:
			return
		}
	}
}

// peek gives the next byte, or 0 at the end: a NUL is no token either.
func (p *jsonParser) peek() byte {
	if p.offset < len(p.data) {
		return p.data[p.offset]
	}
	return 0
}

func (p *jsonParser) unexpected(want string) {
	if p.offset >= len(p.data) {
		p.fail("the text ends where %s was expected", want)
		return
	}
	r, _ := utf8.DecodeRune(p.data[p.offset:])
	p.fail("expected %s, found %q", want, r)
}

func (p *jsonParser) value(at *path, depth int) node {
	n := node{pos: p.here()}
	if depth > p.maxDepth {
		p.fail("the value is nested deeper than %d levels", p.maxDepth)
		return n
	}
	switch c := p.peek(); {
	case c == '{':
		n.kind, n.content = mapKind, p.object(at, depth)
	case c == '[':
		n.kind, n.content = listKind, p.array(at, depth)
	case c == '"':
		n.kind, n.notation, n.text = stringKind, doubleQuoted, p.text()
	case c == '-' || c >= '0' && c <= '9':
		n.kind, n.text = p.number()
		if problem := numberProblem(n.text, n.kind); problem != "" && p.syntax == nil {
			p.add(at, n.pos, "%s", problem)
			n.text = "0"
		}
	case p.word("true"):
		n.kind, n.text = boolKind, "true"
	case p.word("false"):
		n.kind, n.text = boolKind, "false"
	case p.word("null"):
		n.kind = nullKind
	default:
		p.unexpected("a value")
	}
	if p.syntax == nil && !p.weigh(at, n.pos, nodeWeight+len(n.text)) {
		p.fail("the text is too large")
	}
	return n
}

func (p *jsonParser) word(w string) bool {
	if len(p.data)-p.offset < len(w) || string(p.data[p.offset:p.offset+len(w)]) != w {
		return false
	}
	p.offset += len(w)
	return true
}

// list reads what stands between an opening bracket and its partner, separated by commas.
func (p *jsonParser) list(closing byte, entry func()) {
	p.offset++
	p.space()
	if p.peek() == closing {
		p.offset++
		return
	}
	for p.syntax == nil {
		entry()
		p.space()
		switch p.peek() {
		case ',':
			p.offset++
			p.space()
		case closing:
			p.offset++
			return
		default:
			p.unexpected(fmt.Sprintf("',' or '%c'", closing))
		}
	}
}

func (p *jsonParser) array(at *path, depth int) *content {
	c := &content{}
	p.list(']', func() {
		c.items = append(c.items, p.value(at.index(len(c.items)), depth+1))
	})
	return c
}

func (p *jsonParser) object(at *path, depth int) *content {
	c := &content{}
	p.list('}', func() {
		if p.peek() != '"' {
			p.unexpected("a key in double quotes")
			return
		}
		pos := p.here()
		key := mapKey{p.text(), pos}
		p.space()
		if p.syntax == nil && p.peek() != ':' {
			p.unexpected("':'")
		}
		if p.syntax != nil {
			return
		}
		p.offset++
		p.space()
		value := p.value(at.key(key.name), depth+1)
		p.weigh(at, pos, len(key.name))
		c.keys, c.items = append(c.keys, key), append(c.items, value)
	})
	if p.syntax == nil {
		p.uniqueKeys(at, c)
	}
	return c
}

// number reads a number by the grammar of RFC 8259; a text without fraction and
// exponent is an integer.
func (p *jsonParser) number() (kind, string) {
	start := p.offset
	if p.peek() == '-' {
		p.offset++
	}
	k := intKind
	if p.peek() == '0' {
		p.offset++
		if c := p.peek(); c >= '0' && c <= '9' {
			p.fail("a number does not begin with 0")
		}
	} else {
		p.digits()
	}
	if p.peek() == '.' {
		p.offset++
		p.digits()
		k = floatKind
	}
	if c := p.peek(); c == 'e' || c == 'E' {
		p.offset++
		if c := p.peek(); c == '+' || c == '-' {
			p.offset++
		}
		p.digits()
		k = floatKind
	}
	text := string(p.data[start:p.offset])
	if text == "-0" {
		text = "0"
	}
	return k, text
}

func (p *jsonParser) digits() {
	start := p.offset
	for c := p.peek(); c >= '0' && c <= '9'; c = p.peek() {
		p.offset++
	}
	if p.offset == start {
		p.unexpected("a digit")
	}
}

// text reads a string.
func (p *jsonParser) text() string {
	p.offset++
	start := p.offset
	var made []byte // set once an escape was met
	for p.offset < len(p.data) {
		switch c := p.data[p.offset]; {
		case c == '"':
			s := string(append(made, p.data[start:p.offset]...))
			p.offset++
			return s
		case c == '\\':
			made = append(made, p.data[start:p.offset]...)
			made = p.escape(made)
			start = p.offset
			if p.syntax != nil {
				return ""
			}
		case c < ' ':
			p.fail("a control character in a string is written as an escape")
			return ""
		default:
			p.offset++
		}
	}
	p.unexpected("the end of a string")
	return ""
}

var jsonEscapes = [256]byte{'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t'}

func (p *jsonParser) escape(made []byte) []byte {
	p.offset++
	c := p.peek()
	if plain := jsonEscapes[c]; plain != 0 {
		p.offset++
		return append(made, plain)
	}
	if c != 'u' {
		p.unexpected("an escape character")
		return made
	}
	p.offset++
	r := p.hex4()
	if utf16.IsSurrogate(r) {
		low := rune(-1)
		if p.peek() == '\\' && p.offset+1 < len(p.data) && p.data[p.offset+1] == 'u' {
			p.offset += 2
			low = p.hex4()
		}
		if r = utf16.DecodeRune(r, low); r == utf8.RuneError {
			p.fail("half a surrogate pair is not a character")
		}
	}
	return utf8.AppendRune(made, r)
}

func (p *jsonParser) hex4() rune {
	var r rune
	for range 4 {
		c := p.peek()
		switch {
		case c >= '0' && c <= '9':
			c -= '0'
		case c|0x20 >= 'a' && c|0x20 <= 'f':
			c = c | 0x20 - 'a' + 10
		default:
			p.unexpected("a hexadecimal digit")
			return 0
		}
		r = r<<4 | rune(c)
		p.offset++
	}
	return r
}
