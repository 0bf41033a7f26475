package syntax

// lineEndsInColon reports whether the logical line ends in a colon: "match"
// then begins a match statement, since no simple statement ends so.
func (p *parser) lineEndsInColon() bool {
	for i := p.i + 1; i < len(p.toks); i++ {
		switch p.toks[i].kind {
		case tNewline:
			return i > p.i+2 && p.toks[i-1].kind == tColon
		case tEnd, tError:
			return false
		}
	}
	return false
}

func (p *parser) matchStmt() Stmt {
	start := p.i
	p.next()
	n := &Match{Subject: p.subject()}
	p.expect(tColon)
	p.expect(tNewline)
	p.expect(tIndent)
	for p.k != tDedent && !p.failed {
		n.Cases = append(n.Cases, p.matchCase())
	}
	p.expect(tDedent)
	n.Range = p.blockSpan(start)
	return n
}

// subject parses the expression after match.
func (p *parser) subject() Expr {
	start := p.i
	first := p.starNamedExpr()
	if p.k != tComma {
		if _, star := first.(*Starred); star {
			p.fail()
		}
		return first
	}
	elts := []Expr{first}
	for p.accept(tComma) && (p.startsExpr() || p.k == tStar) {
		elts = append(elts, p.starNamedExpr())
	}
	return &Tuple{p.span(start), elts, Load}
}

func (p *parser) matchCase() *MatchCase {
	if p.k != tName || p.toks[p.i].flag != softCase {
		p.fail()
		return nil
	}
	p.next()
	c := &MatchCase{Pattern: p.patterns()}
	if p.accept(kIf) {
		c.Guard = p.namedExpr()
	}
	c.Body = p.block()
	return c
}

// patternStart marks the tokens a pattern without a star may begin with.
var patternStart = [kindCount]bool{
	tName: true, tNumber: true, tString: true, tFStart: true, tTStart: true, tMinus: true,
	tLParen: true, tLBracket: true, tLBrace: true, kNone: true, kTrue: true, kFalse: true,
}

// patterns parses the pattern of a case, which may be a sequence without
// brackets.
func (p *parser) patterns() Pattern {
	start := p.i
	first := p.starPattern()
	if p.k != tComma {
		if _, star := first.(*MatchStar); star {
			p.fail()
		}
		return first
	}
	pats := p.morePatterns(first)
	return &MatchSequence{p.span(start), pats}
}

// morePatterns parses the rest of a sequence, from its first comma.
func (p *parser) morePatterns(first Pattern) []Pattern {
	pats := []Pattern{first}
	for p.accept(tComma) && (patternStart[p.k] || p.k == tStar) {
		pats = append(pats, p.starPattern())
	}
	return pats
}

func (p *parser) starPattern() Pattern {
	if p.k != tStar {
		return p.pattern()
	}
	start := p.i
	p.next()
	name := p.capture()
	return &MatchStar{p.span(start), name}
}

// capture parses a name to bind; it gives "" for the wildcard.
func (p *parser) capture() string {
	wildcard := p.k == tName && p.toks[p.i].flag == softUnderscore
	name := p.name()
	if p.k == tDot || p.k == tLParen || p.k == tEqual {
		p.fail()
	}
	if wildcard {
		return ""
	}
	return name
}

// pattern parses alternatives and the name behind as.
func (p *parser) pattern() Pattern {
	start := p.i
	pat := p.closedPattern()
	if p.k == tPipe {
		pats := []Pattern{pat}
		for p.accept(tPipe) {
			pats = append(pats, p.closedPattern())
		}
		pat = &MatchOr{p.span(start), pats}
	}
	if !p.accept(kAs) {
		return pat
	}
	name := p.capture()
	if name == "" {
		p.fail()
	}
	return &MatchAs{p.span(start), pat, name}
}

func (p *parser) closedPattern() Pattern {
	start := p.i
	switch p.k {
	case tName:
		return p.namePattern()
	case tNumber, tMinus:
		value := p.numberPattern()
		return &MatchValue{p.span(start), value}
	case tString, tFStart, tTStart:
		value := p.strings()
		return &MatchValue{p.span(start), value}
	case kNone:
		p.next()
		return &MatchSingleton{p.span(start), nil}
	case kTrue:
		p.next()
		return &MatchSingleton{p.span(start), true}
	case kFalse:
		p.next()
		return &MatchSingleton{p.span(start), false}
	case tLParen, tLBracket, tLBrace:
		k := p.k
		p.next()
		var pat Pattern
		if p.enter(costBrackets) {
			switch k {
			case tLParen:
				pat = p.groupPattern(start)
			case tLBracket:
				pat = p.sequencePattern(start)
			default:
				pat = p.mappingPattern(start)
			}
		}
		p.depth -= costBrackets
		return pat
	}
	p.fail()
	return nil
}

// namePattern parses a capture, the wildcard, a dotted value or a class.
func (p *parser) namePattern() Pattern {
	start := p.i
	wildcard := p.toks[start].flag == softUnderscore
	name := p.name()
	if wildcard || p.k != tDot && p.k != tLParen {
		if p.k == tEqual {
			p.fail()
		}
		if wildcard {
			name = ""
		}
		return &MatchAs{p.span(start), nil, name}
	}
	value := p.dottedValue(start, name)
	if p.k == tLParen {
		return p.classPattern(start, value)
	}
	if p.k == tEqual {
		p.fail()
	}
	return &MatchValue{p.span(start), value}
}

// dottedValue parses the attributes behind a name that was consumed.
func (p *parser) dottedValue(start int, name string) Expr {
	var value Expr = &Name{p.span(start), name, Load}
	for p.accept(tDot) {
		attr := p.name()
		value = &Attribute{p.span(start), value, attr, Load}
	}
	return value
}

// numberPattern parses a number with a sign, or a complex number.
func (p *parser) numberPattern() Expr {
	start := p.i
	left, imaginary := p.signedNumber()
	op := Add
	switch p.k {
	case tPlus:
	case tMinus:
		op = Sub
	default:
		return left
	}
	p.next()
	if imaginary || p.k != tNumber {
		p.fail()
		return nil
	}
	right, imaginary := p.signedNumber()
	if !imaginary {
		p.fail()
	}
	return &BinOp{p.span(start), left, op, right}
}

// signedNumber parses a number and reports whether it is imaginary.
func (p *parser) signedNumber() (value Expr, imaginary bool) {
	start := p.i
	negative := p.accept(tMinus)
	if p.k != tNumber {
		p.fail()
		return nil, false
	}
	value = p.atom()
	if c, ok := value.(*Constant); ok {
		_, imaginary = c.Value.(complex128)
	}
	if negative {
		value = &UnaryOp{p.span(start), USub, value}
	}
	return value, imaginary
}

// groupPattern parses a pattern in brackets or a sequence, after its bracket.
func (p *parser) groupPattern(start int) Pattern {
	if p.accept(tRParen) {
		return &MatchSequence{Range: p.span(start)}
	}
	first := p.starPattern()
	if p.k == tComma {
		pats := p.morePatterns(first)
		p.expect(tRParen)
		return &MatchSequence{p.span(start), pats}
	}
	if _, star := first.(*MatchStar); star {
		p.fail()
	}
	p.expect(tRParen)
	return first
}

func (p *parser) sequencePattern(start int) Pattern {
	var pats []Pattern
	if p.k != tRBracket {
		pats = p.morePatterns(p.starPattern())
	}
	p.expect(tRBracket)
	return &MatchSequence{p.span(start), pats}
}

func (p *parser) mappingPattern(start int) Pattern {
	n := &MatchMapping{}
	for p.k != tRBrace && !p.failed {
		if p.accept(tDoubleStar) {
			n.Rest = p.capture()
			if n.Rest == "" {
				p.fail()
			}
			p.accept(tComma)
			break
		}
		n.Keys = append(n.Keys, p.mappingKey())
		p.expect(tColon)
		n.Patterns = append(n.Patterns, p.pattern())
		if !p.accept(tComma) {
			break
		}
	}
	p.expect(tRBrace)
	n.Range = p.span(start)
	return n
}

// mappingKey parses a literal or a dotted name.
func (p *parser) mappingKey() Expr {
	start := p.i
	switch p.k {
	case tName:
		name := p.name()
		if p.k != tDot {
			p.fail()
		}
		return p.dottedValue(start, name)
	case tNumber, tMinus:
		return p.numberPattern()
	case tString, tFStart, tTStart:
		return p.strings()
	case kNone, kTrue, kFalse:
		return p.atom()
	}
	p.fail()
	return nil
}

func (p *parser) classPattern(start int, cls Expr) Pattern {
	n := &MatchClass{Cls: cls}
	p.next()
	if p.enter(costBrackets) {
		for patternStart[p.k] {
			if p.k == tName && p.ahead() == tEqual {
				n.KwdAttrs = append(n.KwdAttrs, p.name())
				p.next()
				n.KwdPatterns = append(n.KwdPatterns, p.pattern())
			} else if n.KwdAttrs == nil {
				n.Patterns = append(n.Patterns, p.pattern())
			} else {
				p.fail()
			}
			if !p.accept(tComma) {
				break
			}
		}
	}
	p.depth -= costBrackets
	p.expect(tRParen)
	n.Range = p.span(start)
	return n
}
