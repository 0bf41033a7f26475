package syntax

// atom parses a name, a literal or something in brackets.
func (p *parser) atom() Expr {
	start := p.i
	if !p.watch.Step() {
		p.fail()
		return nil
	}
	switch p.k {
	case tName:
		id := p.identifier(start)
		p.next()
		return &Name{p.span(start), id, Load}
	case tNumber:
		value, err := parseNumber(p.text(start))
		if err != "" {
			p.fail()
			return nil
		}
		p.next()
		return &Constant{Range: p.span(start), Value: value}
	case tString, tFStart, tTStart:
		return p.strings()
	case tLParen, tLBracket, tLBrace:
		k := p.k
		p.next()
		var e Expr
		if p.enter(costBrackets) {
			switch k {
			case tLParen:
				e = p.parens(start)
			case tLBracket:
				e = p.listDisplay(start)
			default:
				e = p.braces(start)
			}
		}
		p.depth -= costBrackets
		return e
	case kNone:
		return p.singleton(nil)
	case kTrue:
		return p.singleton(true)
	case kFalse:
		return p.singleton(false)
	case tEllipsis:
		return p.singleton(Ellipsis{})
	}
	p.fail()
	return nil
}

func (p *parser) singleton(value any) Expr {
	start := p.i
	p.next()
	return &Constant{Range: p.span(start), Value: value}
}

// startsClause reports whether a comprehension's clause begins here.
func (p *parser) startsClause() bool {
	return p.k == kFor || p.k == kAsync && p.ahead() == kFor
}

// parens parses a group, a tuple or a generator expression, after its
// bracket.
func (p *parser) parens(start int) Expr {
	if p.accept(tRParen) {
		return &Tuple{p.span(start), nil, Load}
	}
	if p.k == kYield {
		e := p.yieldExpr()
		p.expect(tRParen)
		return e
	}
	first := p.starNamedExpr()
	_, star := first.(*Starred)
	switch {
	case p.k == tComma:
		elts := p.elements(first, tRParen)
		return &Tuple{p.span(start), elts, Load}
	case star:
		p.fail()
	case p.startsClause():
		clauses := p.comprehension()
		p.expect(tRParen)
		return &GeneratorExp{p.span(start), first, clauses}
	}
	p.expect(tRParen)
	return first
}

// elements parses the rest of a display, up to its closing bracket.
func (p *parser) elements(first Expr, closing kind) []Expr {
	elts := []Expr{first}
	for p.accept(tComma) && p.k != closing {
		elts = append(elts, p.starNamedExpr())
	}
	p.expect(closing)
	return elts
}

func (p *parser) listDisplay(start int) Expr {
	if p.accept(tRBracket) {
		return &List{p.span(start), nil, Load}
	}
	first := p.starNamedExpr()
	if p.startsClause() {
		if _, star := first.(*Starred); star {
			p.fail()
		}
		clauses := p.comprehension()
		p.expect(tRBracket)
		return &ListComp{p.span(start), first, clauses}
	}
	elts := p.elements(first, tRBracket)
	return &List{p.span(start), elts, Load}
}

// braces parses a dict or a set, or a comprehension of either.
func (p *parser) braces(start int) Expr {
	if p.accept(tRBrace) {
		return &Dict{Range: p.span(start)}
	}
	if p.k == tDoubleStar {
		return p.dictDisplay(start, nil)
	}
	walrus := p.k == tName && p.ahead() == tWalrus
	first := p.starNamedExpr()
	_, star := first.(*Starred)
	if p.k == tColon && !star && !walrus {
		return p.dictDisplay(start, first)
	}
	if p.startsClause() {
		if star {
			p.fail()
		}
		clauses := p.comprehension()
		p.expect(tRBrace)
		return &SetComp{p.span(start), first, clauses}
	}
	elts := p.elements(first, tRBrace)
	return &Set{p.span(start), elts}
}

// dictDisplay parses a dict from its first colon, behind key, or from its
// first **, with a nil key.
func (p *parser) dictDisplay(start int, key Expr) Expr {
	n := &Dict{}
	for {
		var value Expr
		if key == nil {
			p.expect(tDoubleStar)
			value = p.binary(1)
		} else {
			p.expect(tColon)
			value = p.expr()
		}
		if key != nil && len(n.Keys) == 0 && p.startsClause() {
			clauses := p.comprehension()
			p.expect(tRBrace)
			return &DictComp{p.span(start), key, value, clauses}
		}
		n.Keys = append(n.Keys, key)
		n.Values = append(n.Values, value)
		if !p.accept(tComma) || p.k == tRBrace {
			break
		}
		key = nil
		if p.k != tDoubleStar {
			key = p.expr()
			if key == nil {
				break
			}
		}
	}
	p.expect(tRBrace)
	n.Range = p.span(start)
	return n
}

// comprehension parses the clauses of a comprehension.
func (p *parser) comprehension() []*Comprehension {
	var clauses []*Comprehension
	for p.startsClause() {
		c := &Comprehension{IsAsync: p.accept(kAsync)}
		p.next()
		c.Target = p.forTargets()
		p.expect(kIn)
		c.Iter = p.disjunction()
		for p.accept(kIf) {
			c.Ifs = append(c.Ifs, p.disjunction())
		}
		clauses = append(clauses, c)
	}
	return clauses
}

// call parses the arguments of a call.
func (p *parser) call(start int, f Expr) Expr {
	open := p.i
	p.next()
	n := &Call{Func: f}
	if p.enter(costBrackets) {
		n.Args, n.Keywords = p.callArguments(open)
	}
	p.depth -= costBrackets
	n.Range = p.span(start)
	p.warnCall(n)
	return n
}

// callArguments parses arguments, or the one generator expression whose
// brackets are those of the call.
func (p *parser) callArguments(open int) ([]Expr, []*Keyword) {
	if !p.startsExpr() || p.k == tName && p.ahead() == tEqual {
		return p.arguments(nil)
	}
	first := p.namedExpr()
	if p.startsClause() {
		clauses := p.comprehension()
		p.expect(tRParen)
		return []Expr{&GeneratorExp{p.span(open), first, clauses}}, nil
	}
	args := []Expr{first}
	if !p.accept(tComma) {
		p.expect(tRParen)
		return args, nil
	}
	return p.arguments(args)
}

// arguments parses arguments, behind args that are known, and the closing
// bracket.
func (p *parser) arguments(args []Expr) ([]Expr, []*Keyword) {
	var keywords []*Keyword
	unpacked := false
	for p.k != tRParen {
		start := p.i
		switch {
		case p.k == tStar && !unpacked:
			p.next()
			value := p.expr()
			args = append(args, &Starred{p.span(start), value, Load})
		case p.k == tDoubleStar:
			p.next()
			value := p.expr()
			keywords = append(keywords, &Keyword{p.span(start), "", value})
			unpacked = true
		case p.k == tName && p.ahead() == tEqual:
			name := p.name()
			p.next()
			value := p.expr()
			keywords = append(keywords, &Keyword{p.span(start), name, value})
		case keywords == nil:
			args = append(args, p.namedExpr())
		default:
			p.fail()
		}
		if !p.accept(tComma) {
			break
		}
	}
	p.expect(tRParen)
	return args, keywords
}
