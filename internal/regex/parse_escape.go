package regex

import (
	"fmt"
	"strconv"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

// simpleEscapes are the escapes that stand for one character, in a set and, but for
// \b, outside.
var simpleEscapes = map[rune]rune{
	'a': '\a', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t', 'v': '\v', '\\': '\\',
}

// A category is a kind of characters that an escape names.
type category = rune

const (
	catDigit category = iota
	catNotDigit
	catSpace
	catNotSpace
	catWord
	catNotWord
)

var categories = map[rune]category{
	'd': catDigit, 'D': catNotDigit, 's': catSpace, 'S': catNotSpace, 'w': catWord, 'W': catNotWord,
}

var atEscapes = map[rune]atOp{'A': atTextStart, 'b': atBoundary, 'B': atNonBoundary, 'Z': atTextEnd}

func isASCIILetter(r rune) bool { return uint32(r|0x20)-'a' < 26 }

// escape parses an escape outside a set.
func (p *parser) escape(s *seq, sc *scope, t token) {
	if c, ok := categories[t.r]; ok {
		p.need(itemSize)
		p.add(s, sc, nodeSet, 0, &part{set: &set{items: []setItem{{kind: itemCategory, lo: c}}}})
		return
	}
	if at, ok := atEscapes[t.r]; ok {
		p.add(s, sc, nodeAt, at, nil)
		return
	}
	if t.r >= '1' && t.r <= '9' {
		p.reference(s, sc, t)
		return
	}
	p.add(s, sc, nodeLiteral, p.charEscape(t), nil)
}

// charEscape is the character an escape stands for in the pattern, apart from what
// means something else outside a set or inside one.
func (p *parser) charEscape(t token) rune {
	if r, ok := simpleEscapes[t.r]; ok {
		return r
	}
	switch {
	case t.r == 'x':
		return p.hexEscape(t, 2)
	case t.r == 'u' && !p.tree.bytes:
		return p.hexEscape(t, 4)
	case t.r == 'U' && !p.tree.bytes:
		return p.hexEscape(t, 8)
	case t.r == 'N' && !p.tree.bytes:
		return p.namedEscape()
	case t.r >= '0' && t.r <= '7':
		return p.octalEscape(p.getWhile([]rune{t.r}, 2, octDigits))
	case isASCIILetter(t.r) || t.r == '8' || t.r == '9':
		p.errorf(2, "bad escape \\%c", t.r)
	}
	return t.r
}

// hexEscape reads exactly n hexadecimal digits.
func (p *parser) hexEscape(t token, n int) rune {
	text := p.getWhile(make([]rune, 0, n), n, hexDigits)
	if len(text) != n {
		p.errorf(2+len(text), "incomplete escape \\%c%s", t.r, string(text))
		return 0
	}
	v, err := strconv.ParseUint(string(text), 16, 32)
	if err != nil || v > unicode.MaxRune {
		p.errorf(2+len(text), "bad escape \\%c%s", t.r, string(text))
		return 0
	}
	return rune(v)
}

// namedEscape reads the braces of \N{...}.
func (p *parser) namedEscape() rune {
	if !p.match('{') {
		p.errorf(0, "missing {")
		return 0
	}
	name := p.getUntil('}', "character name")
	if p.err != nil {
		return 0
	}
	r, ok := rune(0), false
	if len(name) <= unicode.MaxNameLen {
		r, ok = unicode.LookupRune(encode(name))
	}
	if !ok {
		p.errorf(len(name)+len(`\N{}`), "undefined character name %s", p.quoted(name))
	}
	return r
}

// octalEscape is the value of up to three octal digits.
func (p *parser) octalEscape(text []rune) rune {
	v, msg := octal(text)
	if msg != "" {
		p.errorf(1+len(text), "%s", msg)
	}
	return v
}

// octal is the value of up to three octal digits, or what is wrong with it.
func octal(text []rune) (v rune, msg string) {
	for _, r := range text {
		v = v<<3 | (r - '0')
	}
	if v > 0o377 {
		return 0, fmt.Sprintf(`octal escape value \%s outside of range 0-0o377`, string(text))
	}
	return v, ""
}

func isOctal(r rune) bool { return r >= '0' && r <= '7' }

// reference parses a backslash and a digit that is not 0: the number of a group, or
// an octal escape if three octal digits stand there.
func (p *parser) reference(s *seq, sc *scope, t token) {
	text := []rune{t.r}
	if p.next.in(digits) {
		text = append(text, p.get().r)
		if isOctal(text[0]) && isOctal(text[1]) && p.next.in(octDigits) {
			text = append(text, p.get().r)
			p.add(s, sc, nodeLiteral, p.octalEscape(text), nil)
			return
		}
	}
	number := int(p.number(text, maxWidth))
	switch {
	case number >= len(p.groups):
		p.errorf(len(text), "invalid group reference %d", number)
	case !p.groups[number].closed:
		p.errorf(1+len(text), "cannot refer to an open group")
	}
	p.checkLookbehind(uint64(number))
	p.add(s, sc, nodeBackref, rune(number), nil)
}

// set parses what follows an opening bracket.
func (p *parser) set(s *seq, sc *scope) {
	here := p.tell() - 1
	if p.next.is('[') {
		p.warning(fmt.Sprintf("Possible nested set at position %d", p.tell()))
	}
	negative := p.match('^')
	var items []setItem
	for p.err == nil {
		t := p.get()
		if t == endToken {
			p.errorf(p.tell()-here, "unterminated character set")
			return
		}
		if t.is(']') && len(items) > 0 {
			break
		}
		var last bool
		if items, last = p.setItem(items, t, here); last {
			break
		}
	}
	if p.err != nil {
		return
	}
	items = p.unique(items)
	if len(items) == 1 && items[0].single {
		op := nodeLiteral
		if negative {
			op = nodeNotLiteral
		}
		p.add(s, sc, op, items[0].lo, nil)
		return
	}
	p.add(s, sc, nodeSet, 0, &part{set: &set{negative: negative, items: items}})
}

// setOperators are doubled characters that a later Python may read as operators.
var setOperators = map[rune]string{
	'-': "difference", '&': "intersection", '~': "symmetric difference", '|': "union",
}

// setItem parses a character, a category or a range that begins with t. last
// says that it took the closing bracket.
func (p *parser) setItem(items []setItem, t token, here int) (out []setItem, last bool) {
	p.need(8 * itemSize) // also for the table that finds repeated items
	if len(items) > 0 && t.in("-&~|") && p.next == t {
		p.warning(fmt.Sprintf("Possible set %s at position %d", setOperators[t.r], p.tell()-1))
	}
	low := p.setChar(t)
	if !p.match('-') {
		return append(items, low), false
	}
	u := p.get()
	if u == endToken {
		p.errorf(p.tell()-here, "unterminated character set")
		return items, true
	}
	if u.is(']') {
		return append(items, low, setItem{single: true, lo: '-', hi: '-'}), true
	}
	if u.is('-') {
		p.warning(fmt.Sprintf("Possible set difference at position %d", p.tell()-2))
	}
	high := p.setChar(u)
	if low.kind != itemRange || high.kind != itemRange || high.lo < low.lo {
		p.errorf(t.len()+1+u.len(), "bad character range %s-%s", encode(t.runes()), encode(u.runes()))
		return items, true
	}
	return append(items, setItem{lo: low.lo, hi: high.lo}), false
}

// setChar is the character or category that a token in a set stands for.
func (p *parser) setChar(t token) setItem {
	r := t.r
	if t.escaped {
		if c, ok := categories[r]; ok {
			return setItem{kind: itemCategory, lo: c}
		}
		r = p.charEscape(t)
	}
	return setItem{single: true, lo: r, hi: r}
}
