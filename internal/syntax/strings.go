package syntax

import "strings"

// A literal is one string token, taken apart.
type literal struct {
	text  string // between the quotes
	bytes bool
	raw   bool
	u     bool // u"...", which the tree keeps
}

func splitLiteral(token string) literal {
	var l literal
	l.u = token[0] == 'u'
	i := 0
	for ; token[i] != '"' && token[i] != '\''; i++ {
		switch token[i] | 0x20 {
		case 'b':
			l.bytes = true
		case 'r':
			l.raw = true
		}
	}
	token = token[i:]
	n := 1
	if len(token) >= 6 && token[1] == token[0] && token[2] == token[0] {
		n = 3
	}
	l.text = token[n : len(token)-n]
	l.raw = l.raw || strings.IndexByte(l.text, '\\') < 0
	return l
}

// isASCII reports whether s has only characters below 128.
func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}

// decode is the value of a literal, a string or Bytes, its first invalid
// escape, and why it has no value.
func (l *literal) decode() (value any, invalid, err string) {
	if !l.bytes {
		if l.raw {
			return l.text, "", ""
		}
		return unescapeText(l.text)
	}
	if !isASCII(l.text) {
		return nil, "", "bytes can only contain ASCII literal characters"
	}
	if l.raw {
		return Bytes(l.text), "", ""
	}
	return unescapeBytes(l.text)
}

// warnEscape warns about an escape that Python does not know, at the place of
// token i.
func (p *parser) warnEscape(i int, invalid string) {
	if invalid == "" {
		return
	}
	what := "invalid escape sequence"
	if invalid[0] >= '4' && invalid[0] <= '7' {
		what = "invalid octal escape sequence"
	}
	p.warn(p.toks[i].line, int(p.toks[i].off), what+` '\`+invalid+`'`)
}

// A joiner collects the values of an f-string, t-string or format spec and
// makes one constant of those that touch.
type joiner struct {
	values []Expr
	run    []string // the constants since the last replacement field
	at     Range    // from the first of run to the last
	kind   byte     // of the first of run
}

func (j *joiner) text(r Range, s string, kind byte) {
	if len(j.run) == 0 {
		j.at, j.kind = r, kind
	}
	j.at.EndLine, j.at.EndCol = r.EndLine, r.EndCol
	j.run = append(j.run, s)
}

func (j *joiner) field(e Expr) {
	j.flush()
	j.values = append(j.values, e)
}

func (j *joiner) flush() {
	if len(j.run) == 0 {
		return
	}
	s := j.run[0]
	if len(j.run) > 1 {
		s = strings.Join(j.run, "")
	}
	if s != "" {
		j.values = append(j.values, &Constant{j.at, s, j.kind})
	}
	j.run = j.run[:0]
}

// strings parses adjacent string literals of any kind into one expression.
func (p *parser) strings() Expr {
	start := p.i
	first := p.k
	if first == tString && !isStringToken(p.ahead()) {
		return p.oneString()
	}
	var j joiner
	var data []string // of bytes literals
	text, template, format := false, false, false
	for isStringToken(p.k) {
		switch p.k {
		case tString:
			at := p.i
			l := splitLiteral(p.text(at))
			value, invalid, err := l.decode()
			if err != "" {
				p.fail()
				return nil
			}
			p.warnEscape(at, invalid)
			p.next()
			if b, ok := value.(Bytes); ok {
				data = append(data, string(b))
				continue
			}
			text = true
			kind := byte(0)
			if l.u {
				kind = 'u'
			}
			j.text(p.span(at), value.(string), kind)
		case tFStart:
			format = true
			p.fstring(&j, tFMiddle, false)
		case tTStart:
			template = true
			p.fstring(&j, tTMiddle, true)
		}
	}
	r := p.span(start)
	switch {
	case data != nil && (text || format || template), template && (text || format):
		p.fail()
		return nil
	case data != nil:
		return &Constant{Range: r, Value: Bytes(strings.Join(data, ""))}
	case text && !format:
		return &Constant{r, strings.Join(j.run, ""), j.kind}
	}
	j.flush()
	if template {
		return &TemplateStr{r, j.values}
	}
	return &JoinedStr{r, j.values}
}

func isStringToken(k kind) bool { return k == tString || k == tFStart || k == tTStart }

// oneString parses the literal that stands alone, as most do.
func (p *parser) oneString() Expr {
	l := splitLiteral(p.text(p.i))
	value, invalid, err := l.decode()
	if err != "" {
		p.fail()
		return nil
	}
	p.warnEscape(p.i, invalid)
	p.next()
	n := &Constant{Range: p.span(p.i - 1), Value: value}
	if l.u {
		n.Kind = 'u'
	}
	return n
}

// fstring parses one f-string or t-string, whose text tokens are of kind
// middle.
func (p *parser) fstring(j *joiner, middle kind, template bool) {
	p.next()
	invalid := p.fstringParts(j, middle, template)
	for _, escape := range invalid {
		p.warnEscape(p.i, escape)
	}
	p.expect(middle + 1)
}

// fstringParts parses text and replacement fields until neither follows. The
// fields of a template become interpolations. It returns the escapes in the
// text that Python does not know.
func (p *parser) fstringParts(j *joiner, middle kind, template bool) (escapes []string) {
	for {
		switch p.k {
		case middle:
			at := p.i
			s, invalid, err := p.middleText(at)
			if err != "" {
				p.fail()
				return nil
			}
			if invalid != "" {
				escapes = append(escapes, invalid)
			}
			p.next()
			if s != "" {
				j.text(p.span(at), s, 0)
			}
		case tLBrace:
			if p.enter(costBrackets) {
				p.replacementField(j, middle, template)
			}
			p.depth -= costBrackets
		default:
			return escapes
		}
	}
}

// middleText is the value of a piece of an f-string's text.
func (p *parser) middleText(i int) (value, invalid, err string) {
	s := p.text(i)
	if p.toks[i].flag&doubledBrace != 0 {
		s = s[:len(s)-1]
	}
	if p.toks[i].flag&rawString != 0 || strings.IndexByte(s, '\\') < 0 {
		return s, "", ""
	}
	value, invalid, err = unescapeText(s)
	if invalid == "{" || invalid == "}" {
		invalid = "" // the scanner has warned
	}
	return value, invalid, err
}

// replacementField parses "{...}" in an f-string or t-string.
func (p *parser) replacementField(j *joiner, middle kind, template bool) {
	start := p.i
	p.next()
	value := p.yieldOrStarExpressions()
	end := p.i
	debug := p.accept(tEqual)
	debugEnd := p.i
	conversion := -1
	if p.k == tBang {
		conversion = p.conversion()
	}
	var spec Expr
	if p.k == tColon {
		spec = p.formatSpec(middle)
	}
	p.expect(tRBrace)
	if p.failed {
		return
	}
	if debug {
		j.text(p.debugText(start, debugEnd))
		if conversion < 0 && spec == nil {
			conversion = 'r'
		}
	}
	r := p.span(start)
	if !template {
		j.field(&FormattedValue{r, value, conversion, spec})
		return
	}
	text := strings.TrimRight(p.fieldText(int(p.toks[start].end), int(p.toks[end].off)), " \t\f\n")
	j.field(&Interpolation{r, value, text, conversion, spec})
}

// conversion parses !s, !r or !a.
func (p *parser) conversion() int {
	p.next()
	if p.k == tName && p.toks[p.i].off == p.toks[p.i-1].end {
		switch name := p.text(p.i); name {
		case "s", "r", "a":
			p.next()
			return int(name[0])
		}
	}
	p.fail()
	return -1
}

// formatSpec parses the colon and what follows, which may nest fields. Also in
// a template these are formatted values.
func (p *parser) formatSpec(middle kind) Expr {
	start := p.i
	p.next()
	var j joiner
	for _, escape := range p.fstringParts(&j, middle, false) {
		p.warnEscape(start, escape)
	}
	j.flush()
	return &JoinedStr{p.span(start), j.values}
}

// debugText is the text of a field with an equals sign, which becomes part of
// the string: from behind the brace to the token that ends the expression.
func (p *parser) debugText(start, end int) (Range, string, byte) {
	from, to := &p.toks[start], &p.toks[end]
	r := Range{
		from.line, from.end - p.lines[from.line-1],
		to.line, to.off - p.lines[to.line-1],
	}
	return r, p.fieldText(int(from.end), int(to.off)), 0
}

// fieldText is the source between two offsets without its comments.
func (p *parser) fieldText(from, to int) string {
	s := p.src[from:to]
	if strings.IndexByte(s, '#') < 0 {
		return s
	}
	out := make([]byte, 0, len(s))
	quote := byte(0)
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == '#':
			for i < len(s) && s[i] != '\n' {
				i++
			}
			if i == len(s) {
				return string(out)
			}
			c = '\n'
		}
		out = append(out, c)
	}
	return string(out)
}
