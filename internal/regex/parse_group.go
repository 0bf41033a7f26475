package regex

// inlineFlags are the letters of inline flags.
var inlineFlags = map[rune]Flags{
	'i': IgnoreCase, 'L': Locale, 'm': Multiline, 's': DotAll, 'x': Verbose, 'a': ASCII, 'u': Unicode,
}

// flag is the flag a token stands for, 0 if none.
func (t token) flag() Flags {
	if t.escaped {
		return 0
	}
	return inlineFlags[t.r]
}

// opened is what the parser knows of a group after its opening.
type opened struct {
	capture bool
	name    []rune
	atomic  bool
	scope   scope
	flagged bool
}

// group parses what follows an opening parenthesis. global says that flags for the
// whole pattern may stand here.
func (p *parser) group(s *seq, sc *scope, global bool) {
	start := p.tell() - 1
	o := opened{capture: true, scope: *sc}
	o.scope.top = false
	if p.match('?') && !p.extension(s, sc, &o, start, global && len(*s) == 0) {
		return
	}
	if p.err != nil {
		return
	}
	number := 0
	if o.capture {
		if number = p.open(o.name); p.err != nil {
			return
		}
	}
	inner := p.nested(&o.scope)
	p.close(start)
	if p.err != nil {
		return
	}
	w := p.width(inner)
	if number > 0 {
		p.groups[number] = group{closed: true, width: w}
	}
	op := nodeGroup
	if o.atomic {
		op = nodeAtomic
	}
	p.add(s, sc, op, rune(number), &part{alts: []seq{inner}, flagged: o.flagged, width: w})
}

// nested parses the alternatives inside a group.
func (p *parser) nested(sc *scope) seq {
	if p.nesting++; p.nesting > maxNesting {
		p.fail(&ArgError{"RecursionError", "maximum recursion depth exceeded"})
		return nil
	}
	s := p.alternatives(sc)
	p.nesting--
	return s
}

// close takes the closing parenthesis of what began at start.
func (p *parser) close(start int) {
	if !p.match(')') {
		p.errorf(p.tell()-start, "missing ), unterminated subpattern")
	}
}

// open numbers a capturing group.
func (p *parser) open(name []rune) int {
	number := len(p.groups)
	p.need(3 * 24)
	p.groups = append(p.groups, group{})
	if len(p.groups) > maxGroups {
		p.errorf(len(name)+1, "too many groups")
	}
	if name == nil || p.err != nil {
		return number
	}
	p.need(128 + 4*len(name))
	key := encode(name)
	if old, ok := p.byName[key]; ok {
		p.errorf(len(name)+1, "redefinition of group name %s as group %d; was group %d", p.quoted(name), number, old)
		return number
	}
	p.byName[key] = number
	p.names = append(p.names, key)
	p.named = append(p.named, number)
	return number
}

// extension parses what follows "(?". It reports whether the group's contents come
// next; otherwise the construct is complete.
func (p *parser) extension(s *seq, sc *scope, o *opened, start int, global bool) bool {
	t := p.get()
	switch {
	case p.err != nil:
	case t == endToken:
		p.errorf(0, "unexpected end of pattern")
	case t.is('P'):
		return p.pythonExtension(s, sc, o)
	case t.is(':'):
		o.capture = false
		return true
	case t.is('>'):
		o.capture, o.atomic = false, true
		return true
	case t.is('#'):
		p.inlineComment(start)
	case t.in("=!<"):
		p.look(s, sc, t, start)
	case t.is('('):
		p.conditional(s, sc, start)
	case t.is('-') || t.flag() != 0:
		return p.inline(sc, o, t, start, global)
	default:
		p.errorf(t.len()+1, "unknown extension ?%s", encode(t.runes()))
	}
	return false
}

// pythonExtension parses what follows "(?P": a named group or a reference by name.
func (p *parser) pythonExtension(s *seq, sc *scope, o *opened) bool {
	switch {
	case p.match('<'):
		o.name = p.getUntil('>', "group name")
		p.checkGroupName(o.name, 1)
		return true
	case p.match('='):
		name := p.getUntil(')', "group name")
		p.checkGroupName(name, 1)
		if p.err != nil {
			return false
		}
		number, ok := p.byName[encode(name)]
		switch {
		case !ok:
			p.errorf(len(name)+1, "unknown group name %s", p.quoted(name))
		case !p.groups[number].closed:
			p.errorf(len(name)+1, "cannot refer to an open group")
		}
		p.checkLookbehind(uint64(number))
		p.add(s, sc, nodeBackref, rune(number), nil)
	default:
		t := p.get()
		if t == endToken {
			p.errorf(0, "unexpected end of pattern")
		} else {
			p.errorf(t.len()+2, "unknown extension ?P%s", encode(t.runes()))
		}
	}
	return false
}

// checkLookbehind fails if a lookbehind refers to a group whose extent is not known
// before it.
func (p *parser) checkLookbehind(number uint64) {
	if p.lookbehind < 0 {
		return
	}
	if number >= uint64(len(p.groups)) || !p.groups[number].closed {
		p.errorf(0, "cannot refer to an open group")
	}
	if number >= uint64(p.lookbehind) {
		p.errorf(0, "cannot refer to group defined in the same lookbehind subpattern")
	}
}

// inlineComment skips (?#...).
func (p *parser) inlineComment(start int) {
	for p.err == nil {
		if p.next == endToken {
			p.errorf(p.tell()-start, "missing ), unterminated comment")
			return
		}
		if p.get().is(')') {
			return
		}
	}
}

// look parses lookahead and lookbehind.
func (p *parser) look(s *seq, sc *scope, t token, start int) {
	behind := t.is('<')
	outermost := false
	if behind {
		t = p.get()
		if t == endToken {
			p.errorf(0, "unexpected end of pattern")
			return
		}
		if !t.in("=!") {
			p.errorf(t.len()+2, "unknown extension ?<%s", encode(t.runes()))
			return
		}
		if outermost = p.lookbehind < 0; outermost {
			p.lookbehind = len(p.groups)
		}
	}
	inner := *sc
	inner.top = false
	body := p.nested(&inner)
	if outermost {
		p.lookbehind = -1
	}
	p.close(start)
	if t.is('!') && len(body) == 0 {
		p.add(s, sc, nodeFail, 0, nil)
		return
	}
	p.add(s, sc, nodeLook, 0, &part{
		alts: []seq{body}, behind: behind, negative: t.is('!'), width: p.width(body),
	})
}

// conditional parses (?(group)yes|no).
func (p *parser) conditional(s *seq, sc *scope, start int) {
	name := p.getUntil(')', "group name")
	var number uint64
	if isDigits(name) {
		number = p.number(name, maxWidth)
		if p.err != nil {
			return
		}
		if number == 0 {
			p.errorf(len(name)+1, "bad group number")
		}
		if number >= maxGroups {
			p.errorf(len(name)+1, "invalid group reference %s", decimal(name))
		}
		p.need(16)
		p.refs = append(p.refs, groupRef{number, p.tell() - len(name) - 1})
	} else {
		p.checkGroupName(name, 1)
		if p.err != nil {
			return
		}
		n, ok := p.byName[encode(name)]
		if !ok {
			p.errorf(len(name)+1, "unknown group name %s", p.quoted(name))
		}
		number = uint64(n)
	}
	p.checkLookbehind(number)
	if p.nesting++; p.nesting > maxNesting {
		p.fail(&ArgError{"RecursionError", "maximum recursion depth exceeded"})
		return
	}
	inner := *sc
	inner.top = false
	yes := p.sequence(&inner, false)
	var no seq
	if p.match('|') {
		no = p.sequence(&inner, false)
		if p.next.is('|') {
			p.errorf(0, "conditional backref with more than two branches")
		}
	}
	p.nesting--
	p.close(start)
	if p.err != nil {
		return
	}
	p.add(s, sc, nodeCond, rune(number), &part{
		alts: []seq{yes, no}, width: p.width(yes).either(p.width(no)),
	})
}

// decimal is a number as Python prints it.
func decimal(text []rune) string {
	for len(text) > 1 && text[0] == '0' {
		text = text[1:]
	}
	return string(text)
}

// inline parses inline flags that begin with t. Flags for a group leave its contents
// to be parsed; flags for the whole pattern are complete.
func (p *parser) inline(sc *scope, o *opened, t token, start int, global bool) bool {
	add, del, whole := p.flagLetters(t)
	if p.err != nil {
		return false
	}
	if whole {
		p.given |= add
		if !global {
			p.errorf(p.tell()-start, "global flags not at the start of the expression")
			return false
		}
		sc.flags = p.effective()
		sc.verbose = p.given&Verbose != 0
		return false
	}
	o.capture = false
	o.flagged = add|del != 0
	o.scope.verbose = (sc.verbose || add&Verbose != 0) && del&Verbose == 0
	if add&typeFlags != 0 {
		o.scope.flags &^= typeFlags
	}
	o.scope.flags = (o.scope.flags | add) &^ del
	return true
}

// flagLetters reads the letters of inline flags up to ":" or, for the whole pattern, ")".
func (p *parser) flagLetters(t token) (add, del Flags, whole bool) {
	if !t.is('-') {
		if add, t = p.addedFlags(t); p.err != nil {
			return 0, 0, false
		}
	}
	if t.is(')') {
		return add, 0, true
	}
	if t.is('-') {
		del = p.removedFlags()
	}
	if add&del != 0 {
		p.errorf(1, "bad inline flags: flag turned on and off")
	}
	return add, del, false
}

func (p *parser) addedFlags(t token) (Flags, token) {
	var add Flags
	for p.err == nil {
		flag := t.flag()
		switch {
		case !p.tree.bytes && flag == Locale:
			p.errorf(0, "bad inline flags: cannot use 'L' flag with a str pattern")
		case p.tree.bytes && flag == Unicode:
			p.errorf(0, "bad inline flags: cannot use 'u' flag with a bytes pattern")
		}
		add |= flag
		if flag&typeFlags != 0 && add&typeFlags != flag {
			p.errorf(0, "bad inline flags: flags 'a', 'u' and 'L' are incompatible")
		}
		t = p.get()
		if t == endToken {
			p.errorf(0, "missing -, : or )")
		}
		if t.in(")-:") {
			return add, t
		}
		p.checkFlag(t, "missing -, : or )")
	}
	return 0, t
}

func (p *parser) removedFlags() Flags {
	t := p.get()
	if t == endToken {
		p.errorf(0, "missing flag")
	}
	p.checkFlag(t, "missing flag")
	var del Flags
	for p.err == nil {
		flag := t.flag()
		if flag&typeFlags != 0 {
			p.errorf(0, "bad inline flags: cannot turn off flags 'a', 'u' and 'L'")
		}
		del |= flag
		t = p.get()
		if t == endToken {
			p.errorf(0, "missing :")
		}
		if t.is(':') {
			return del
		}
		p.checkFlag(t, "missing :")
	}
	return 0
}

// checkFlag fails if the token is no flag; missing is the message if it is no
// letter either.
func (p *parser) checkFlag(t token, missing string) {
	if t.flag() != 0 {
		return
	}
	if t.isLetter() {
		missing = "unknown flag"
	}
	p.errorf(t.len(), "%s", missing)
}
