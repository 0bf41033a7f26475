package syntax

// statement parses one compound statement, or the simple statements of a
// line, and appends what it finds.
func (p *parser) statement(body []Stmt) []Stmt {
	if !p.watch.Step() {
		p.fail()
		return body
	}
	switch p.k {
	case kIf:
		return append(body, p.ifStmt())
	case kDef:
		return append(body, p.functionDef(p.i, nil))
	case kClass:
		return append(body, p.classDef(p.i, nil))
	case kFor:
		return append(body, p.forStmt())
	case kWith:
		return append(body, p.withStmt())
	case kWhile:
		return append(body, p.whileStmt())
	case kTry:
		return append(body, p.tryStmt())
	case kAsync:
		return append(body, p.asyncStmt(nil))
	case tAt:
		return append(body, p.decorated())
	case tName:
		if p.toks[p.i].flag == softMatch {
			if p.lineEndsInColon() {
				return append(body, p.matchStmt())
			}
			p.plainMatches = append(p.plainMatches, p.i)
		}
	}
	return p.simpleStmts(body)
}

// simpleStmts parses simple statements up to the end of the line.
func (p *parser) simpleStmts(body []Stmt) []Stmt {
	for {
		body = append(body, p.simpleStmt())
		if !p.accept(tSemi) {
			break
		}
		if p.k == tNewline {
			break
		}
	}
	p.expect(tNewline)
	return body
}

func (p *parser) simpleStmt() Stmt {
	start := p.i
	switch p.k {
	case kReturn:
		p.next()
		var value Expr
		if p.startsExpr() || p.k == tStar {
			value = p.starExpressions()
		}
		return &Return{p.span(start), value}
	case kPass:
		p.next()
		return &Pass{p.span(start)}
	case kBreak:
		p.next()
		return &Break{p.span(start)}
	case kContinue:
		p.next()
		return &Continue{p.span(start)}
	case kImport:
		return p.importStmt()
	case kFrom:
		return p.importFrom()
	case kRaise:
		return p.raiseStmt()
	case kAssert:
		p.next()
		test := p.expr()
		var msg Expr
		if p.accept(tComma) {
			msg = p.expr()
		}
		p.warnAssert(start, test)
		return &Assert{p.span(start), test, msg}
	case kDel:
		return p.delStmt()
	case kGlobal:
		names := p.nameList()
		return &Global{p.span(start), names}
	case kNonlocal:
		names := p.nameList()
		return &Nonlocal{p.span(start), names}
	case tName:
		if p.toks[p.i].flag == softType && p.ahead() == tName {
			return p.typeAlias()
		}
	}
	return p.exprStmt()
}

// nameList parses the names after global and nonlocal.
func (p *parser) nameList() []string {
	p.next()
	names := []string{p.name()}
	for p.accept(tComma) {
		names = append(names, p.name())
	}
	return names
}

func (p *parser) raiseStmt() Stmt {
	start := p.i
	p.next()
	var exc, cause Expr
	if p.startsExpr() {
		exc = p.expr()
		if p.accept(kFrom) {
			cause = p.expr()
		}
	}
	return &Raise{p.span(start), exc, cause}
}

func (p *parser) delStmt() Stmt {
	start := p.i
	p.next()
	var targets []Expr
	for {
		e := p.primary()
		if !setContext(e, Del) {
			p.fail()
		}
		targets = append(targets, e)
		if !p.accept(tComma) || p.k == tSemi || p.k == tNewline {
			break
		}
	}
	return &Delete{p.span(start), targets}
}

func (p *parser) typeAlias() Stmt {
	start := p.i
	p.next()
	name := &Name{Ctx: Store}
	at := p.i
	name.ID = p.name()
	name.Range = p.span(at)
	params := p.typeParams()
	p.expect(tEqual)
	value := p.expr()
	return &TypeAlias{p.span(start), name, params, value}
}

// augmented is the operator of each augmented assignment.
var augmented = [kindCount]Operator{
	tPlusEq: Add, tMinusEq: Sub, tStarEq: Mult,
	tSlashEq: Div, tPercentEq: Mod, tAtEq: MatMult,
	tAmpEq: BitAnd, tPipeEq: BitOr, tCaretEq: BitXor,
	tDoubleStarEq: Pow, tDoubleSlashEq: FloorDiv,
	tLShiftEq: LShift, tRShiftEq: RShift,
}

// exprStmt parses what begins with an expression: an assignment of any kind,
// an annotation or the expression alone.
func (p *parser) exprStmt() Stmt {
	start := p.i
	e := p.yieldOrStarExpressions()
	switch {
	case p.k == tEqual:
		return p.assign(start, e)
	case p.k == tColon:
		return p.annAssign(start, e)
	case p.k >= tPlusEq && p.k <= tRShiftEq:
		op := augmented[p.k]
		if !isSingleTarget(e) || !setContext(e, Store) {
			p.fail()
			return nil
		}
		p.next()
		value := p.yieldOrStarExpressions()
		return &AugAssign{p.span(start), e, op, value}
	}
	return &ExprStmt{p.span(start), e}
}

func (p *parser) assign(start int, e Expr) Stmt {
	var targets []Expr
	for p.accept(tEqual) {
		if !setContext(e, Store) {
			p.i--
			p.fail()
		}
		targets = append(targets, e)
		e = p.yieldOrStarExpressions()
	}
	return &Assign{p.span(start), targets, e}
}

func (p *parser) annAssign(start int, target Expr) Stmt {
	if !isSingleTarget(target) || !setContext(target, Store) {
		p.fail()
		return nil
	}
	p.next()
	annotation := p.expr()
	var value Expr
	if p.accept(tEqual) {
		value = p.yieldOrStarExpressions()
	}
	_, simple := target.(*Name)
	simple = simple && p.toks[start].kind != tLParen
	return &AnnAssign{p.span(start), target, annotation, value, simple}
}

// yieldOrStarExpressions parses the right side of an assignment.
func (p *parser) yieldOrStarExpressions() Expr {
	if p.k == kYield {
		return p.yieldExpr()
	}
	return p.starExpressions()
}

func (p *parser) importStmt() Stmt {
	start := p.i
	p.next()
	var names []*Alias
	for {
		at := p.i
		a := &Alias{Name: p.dottedName()}
		if p.accept(kAs) {
			a.AsName = p.name()
		}
		a.Range = p.span(at)
		names = append(names, a)
		if !p.accept(tComma) {
			return &Import{p.span(start), names}
		}
	}
}

// dottedName parses a.b.c into one string.
func (p *parser) dottedName() string {
	first := p.i
	s := p.name()
	if p.k != tDot {
		return s
	}
	plain := true
	last := first
	for p.k == tDot {
		p.next()
		last = p.i
		if p.k != tName {
			p.fail()
			return ""
		}
		plain = plain && p.toks[last].flag != nonASCII && p.toks[last-1].end == p.toks[last].off &&
			p.toks[last-2].end == p.toks[last-1].off
		p.next()
	}
	if plain && p.toks[first].flag != nonASCII {
		return p.src[p.toks[first].off:p.toks[last].end]
	}
	b := []byte(s)
	for i := first + 2; i <= last; i += 2 {
		b = append(b, '.')
		b = append(b, p.identifier(i)...)
	}
	return string(b)
}

func (p *parser) importFrom() Stmt {
	start := p.i
	p.next()
	n := &ImportFrom{}
	for {
		if p.k == tDot {
			n.Level++
		} else if p.k == tEllipsis {
			n.Level += 3
		} else {
			break
		}
		p.next()
	}
	if n.Level == 0 || p.k == tName {
		n.Module = p.dottedName()
	}
	p.expect(kImport)
	if p.k == tStar {
		at := p.i
		p.next()
		n.Names = []*Alias{{Range: p.span(at), Name: "*"}}
	} else {
		n.Names = p.importNames()
	}
	n.Range = p.span(start)
	return n
}

// importNames parses the names after "from ... import".
func (p *parser) importNames() []*Alias {
	parens := p.accept(tLParen)
	var names []*Alias
	for {
		at := p.i
		a := &Alias{Name: p.name()}
		if p.accept(kAs) {
			a.AsName = p.name()
		}
		a.Range = p.span(at)
		names = append(names, a)
		if !p.accept(tComma) || parens && p.k == tRParen {
			break
		}
	}
	if parens {
		p.expect(tRParen)
	}
	return names
}
