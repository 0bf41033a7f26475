package regex

import (
	"fmt"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// A TemplatePart is a piece of a replacement template: text, or what a group matched.
type TemplatePart struct {
	Text  string // for Group < 0; raw bytes in a template of bytes
	Group int    // -1 for text
}

// A templateParser reads a template.
type templateParser struct {
	*scanner
	prog  *Prog
	parts []TemplatePart
	text  []rune // what stands since the last group
}

// ParseTemplate parses the replacement text of sub and expand for matches of p. A
// wrong template is an *Error or, for an unknown group name, an *ArgError; any other
// error is the meter's. Neighbouring parts are never both text.
func ParseTemplate(repl string, isBytes bool, p *Prog, m meter.Meter) ([]TemplatePart, error) {
	t := &templateParser{scanner: newScanner(repl, isBytes, m), prog: p}
	for t.err == nil {
		tok := t.get()
		if tok == endToken {
			break
		}
		if tok.escaped {
			t.escape(tok.r)
		} else {
			t.literal(tok.r)
		}
	}
	t.flush()
	t.settle()
	if t.err != nil {
		return nil, t.err
	}
	return t.parts, nil
}

func (t *templateParser) literal(r ...rune) {
	t.need(8 * len(r))
	t.text = append(t.text, r...)
}

// flush makes a part of the text so far.
func (t *templateParser) flush() {
	if len(t.text) == 0 {
		return
	}
	t.need(64 + 4*len(t.text))
	if t.err != nil {
		return
	}
	text := ""
	if t.bytes {
		b := make([]byte, len(t.text))
		for i, r := range t.text {
			b[i] = byte(r)
		}
		text = string(b)
	} else {
		text = encode(t.text)
	}
	t.parts = append(t.parts, TemplatePart{text, -1})
	t.text = t.text[:0]
}

// group adds a reference; offset is where an error points, before the next token.
func (t *templateParser) group(number uint64, offset int) {
	if number > uint64(t.prog.NumGroups) {
		t.errorf(offset, "invalid group reference %d", number)
	}
	t.flush()
	t.need(40)
	if t.err == nil {
		t.parts = append(t.parts, TemplatePart{Group: int(number)})
	}
}

// escape parses what a backslash and r begin.
func (t *templateParser) escape(r rune) {
	switch {
	case r == 'g':
		t.named()
	case r == '0':
		text := t.getWhile([]rune{r}, 2, octDigits)
		v, _ := octal(text)
		t.literal(v)
	case r >= '1' && r <= '9':
		t.numbered(r)
	default:
		if c, ok := simpleEscapes[r]; ok {
			t.literal(c)
			return
		}
		if isASCIILetter(r) {
			t.errorf(2, `bad escape \%c`, r)
		}
		t.literal('\\', r)
	}
}

// numbered parses the number of a group, or three octal digits.
func (t *templateParser) numbered(r rune) {
	text := []rune{r}
	if t.next.in(digits) {
		text = append(text, t.get().r)
		if isOctal(text[0]) && isOctal(text[1]) && t.next.in(octDigits) {
			text = append(text, t.get().r)
			v, msg := octal(text)
			if msg != "" {
				t.errorf(1+len(text), "%s", msg)
			}
			t.literal(v)
			return
		}
	}
	t.group(t.number(text, maxWidth), len(text))
}

// named parses what follows \g.
func (t *templateParser) named() {
	if !t.match('<') {
		t.errorf(0, "missing <")
		return
	}
	name := t.getUntil('>', "group name")
	if isDigits(name) {
		number := t.number(name, maxWidth)
		if number >= maxGroups {
			t.errorf(len(name)+1, "invalid group reference %s", decimal(name))
		}
		t.group(number, len(name)+1)
		return
	}
	t.checkGroupName(name, 1)
	if t.err != nil {
		return
	}
	number, ok := t.prog.Group(encode(name))
	if !ok {
		t.fail(&ArgError{"IndexError", fmt.Sprintf("unknown group name %s", t.quoted(name))})
		return
	}
	t.group(uint64(number), len(name)+1)
}

// escaped are the characters Escape puts a backslash before.
const escaped = "()[]{}?*+-|^$\\.&~# \t\n\r\v\f"

var needsEscape = func() (t [256]bool) {
	for i := range len(escaped) {
		t[escaped[i]] = true
	}
	return t
}()

// Escape is re.escape, for text and for bytes.
func Escape(s string, m meter.Meter) (string, error) {
	n := 0
	for i := 0; i < len(s); i++ {
		if needsEscape[s[i]] {
			n++
		}
		if i&(searchChunk-1) == searchChunk-1 {
			if err := m.Pay(searchChunk / 4); err != nil {
				return "", err
			}
		}
	}
	rest := len(s) % searchChunk
	if err := m.Pay(rest / 4); err != nil || n == 0 {
		return s, err
	}
	if err := m.Need(2 * (len(s) + n)); err != nil {
		return "", err
	}
	b := make([]byte, 0, len(s)+n)
	for i := 0; i < len(s); i++ {
		if needsEscape[s[i]] {
			b = append(b, '\\')
		}
		b = append(b, s[i])
		if i&(searchChunk-1) == searchChunk-1 {
			if err := m.Pay(searchChunk / 4); err != nil {
				return "", err
			}
		}
	}
	return string(b), m.Pay(rest / 4)
}
