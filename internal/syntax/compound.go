package syntax

// block parses the body of a compound statement, after its colon.
func (p *parser) block() []Stmt {
	p.expect(tColon)
	return p.suite()
}

func (p *parser) suite() []Stmt {
	if p.k != tNewline {
		return p.simpleStmts(nil)
	}
	p.next()
	p.expect(tIndent)
	if p.failed {
		return nil
	}
	p.blocks = append(p.blocks, openBlock{p.i, p.i})
	var body []Stmt
	for {
		body = p.statement(body)
		if p.failed {
			return nil
		}
		if p.k == tDedent || p.k == tEnd {
			break
		}
		p.blocks[len(p.blocks)-1].current = p.i
	}
	p.blocks = p.blocks[:len(p.blocks)-1]
	p.expect(tDedent)
	return body
}

// ifStmt parses an if with all its elif parts, which nest in the tree but not
// in the parser.
func (p *parser) ifStmt() Stmt {
	var chain []*If
	var starts []int
	for {
		starts = append(starts, p.i)
		p.next()
		n := &If{Test: p.namedExpr()}
		n.Body = p.block()
		if len(chain) > 0 {
			chain[len(chain)-1].Orelse = []Stmt{n}
		}
		chain = append(chain, n)
		if p.k != kElif {
			break
		}
	}
	chain[len(chain)-1].Orelse = p.orelse()
	end := p.blockSpan(starts[0])
	for i, n := range chain {
		first := &p.toks[starts[i]]
		n.Range = end
		n.Line, n.Col = first.line, first.off-p.lines[first.line-1]
	}
	return chain[0]
}

// orelse parses an optional else part.
func (p *parser) orelse() []Stmt {
	if !p.accept(kElse) {
		return nil
	}
	return p.block()
}

func (p *parser) whileStmt() Stmt {
	start := p.i
	p.next()
	n := &While{Test: p.namedExpr()}
	n.Body = p.block()
	n.Orelse = p.orelse()
	n.Range = p.blockSpan(start)
	return n
}

func (p *parser) forStmt() *For {
	start := p.i
	p.next()
	n := &For{Target: p.forTargets()}
	p.expect(kIn)
	n.Iter = p.starExpressions()
	n.Body = p.block()
	n.Orelse = p.orelse()
	n.Range = p.blockSpan(start)
	return n
}

// asyncStmt parses what begins with async.
func (p *parser) asyncStmt(decorators []Expr) Stmt {
	start := p.i
	p.next()
	switch {
	case p.k == kDef:
		f, _ := p.functionDef(start, decorators).(*FunctionDef)
		return &AsyncFunctionDef{f.Range, f.Name, f.TypeParams, f.Args, f.Body, f.DecoratorList, f.Returns}
	case p.k == kFor && decorators == nil:
		f := p.forStmt()
		return &AsyncFor{p.blockSpan(start), f.Target, f.Iter, f.Body, f.Orelse}
	case p.k == kWith && decorators == nil:
		w := p.withStmt()
		return &AsyncWith{p.blockSpan(start), w.Items, w.Body}
	}
	p.fail()
	return nil
}

func (p *parser) decorated() Stmt {
	var decorators []Expr
	for p.accept(tAt) {
		decorators = append(decorators, p.namedExpr())
		p.expect(tNewline)
	}
	switch p.k {
	case kDef:
		return p.functionDef(p.i, decorators)
	case kClass:
		return p.classDef(p.i, decorators)
	case kAsync:
		return p.asyncStmt(decorators)
	}
	p.fail()
	return nil
}

// functionDef parses from def; start is the first token of the statement.
func (p *parser) functionDef(start int, decorators []Expr) Stmt {
	p.next()
	n := &FunctionDef{Name: p.name(), DecoratorList: decorators}
	n.TypeParams = p.typeParams()
	p.expect(tLParen)
	n.Args = p.parameters(tRParen)
	p.expect(tRParen)
	if p.accept(tArrow) {
		n.Returns = p.expr()
	}
	n.Body = p.block()
	n.Range = p.blockSpan(start)
	return n
}

func (p *parser) classDef(start int, decorators []Expr) Stmt {
	p.next()
	n := &ClassDef{Name: p.name(), DecoratorList: decorators}
	n.TypeParams = p.typeParams()
	if p.k == tLParen {
		p.next()
		n.Bases, n.Keywords = p.arguments(nil)
	}
	n.Body = p.block()
	n.Range = p.blockSpan(start)
	return n
}

func (p *parser) withStmt() *With {
	start := p.i
	p.next()
	n := &With{}
	if p.k == tLParen && p.parensBeforeColon() {
		n.Items = p.parenthesisedItems()
	}
	if n.Items == nil {
		n.Items = p.withItems()
	}
	n.Body = p.block()
	n.Range = p.blockSpan(start)
	return n
}

// parensBeforeColon reports whether the bracket that closes the current one
// is followed by a colon.
func (p *parser) parensBeforeColon() bool {
	depth := 0
	for i := p.i; i < len(p.toks); i++ {
		switch p.toks[i].kind {
		case tLParen, tLBracket, tLBrace:
			depth++
		case tRParen, tRBracket, tRBrace:
			depth--
			if depth == 0 {
				return p.toks[i+1].kind == tColon
			}
		}
	}
	return false
}

// parenthesisedItems parses "(item, ...)". It returns nil and goes back where
// the brackets belong to an expression that is no list of items.
func (p *parser) parenthesisedItems() []*WithItem {
	start := p.i
	warnings, subscripts := len(p.warnings), len(p.subscripts)
	p.next()
	var items []*WithItem
	for p.startsExpr() {
		item := p.withItem()
		items = append(items, item)
		if !p.accept(tComma) || p.k == tRParen {
			break
		}
	}
	if p.failed || len(items) > 0 && p.accept(tRParen) {
		return items
	}
	p.i, p.k = start, p.toks[start].kind
	p.warnings, p.subscripts = p.warnings[:warnings], p.subscripts[:subscripts]
	return nil
}

func (p *parser) withItems() []*WithItem {
	var items []*WithItem
	for {
		items = append(items, p.withItem())
		if !p.accept(tComma) {
			return items
		}
	}
}

func (p *parser) withItem() *WithItem {
	item := &WithItem{ContextExpr: p.expr()}
	if p.accept(kAs) {
		item.OptionalVars = p.starTarget()
	}
	return item
}

func (p *parser) tryStmt() Stmt {
	start := p.i
	p.next()
	n := &Try{Body: p.block()}
	star := false
	for p.k == kExcept {
		isStar := p.ahead() == tStar
		if len(n.Handlers) > 0 && isStar != star {
			p.fail()
			break
		}
		star = isStar
		n.Handlers = append(n.Handlers, p.handler(star))
	}
	if len(n.Handlers) > 0 {
		n.Orelse = p.orelse()
	}
	if p.k == kFinally {
		p.next()
		n.Finalbody = p.block()
	} else if len(n.Handlers) == 0 {
		p.fail()
	}
	n.Range = p.blockSpan(start)
	if star {
		return &TryStar{n.Range, n.Body, n.Handlers, n.Orelse, n.Finalbody}
	}
	return n
}

func (p *parser) handler(star bool) *ExceptHandler {
	start := p.i
	p.next()
	if star {
		p.next()
	}
	h := &ExceptHandler{}
	if star || p.k != tColon {
		at := p.i
		h.Type = p.expr()
		switch p.k {
		case kAs:
			p.next()
			h.Name = p.name()
		case tComma:
			h.Type = p.expressionTail(at, h.Type)
		}
	}
	h.Body = p.block()
	h.Range = p.blockSpan(start)
	return h
}
