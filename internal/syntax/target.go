package syntax

// setContext makes an expression a target, and reports whether it can be one.
func setContext(e Expr, ctx Ctx) bool {
	switch e := e.(type) {
	case *Name:
		e.Ctx = ctx
	case *Attribute:
		e.Ctx = ctx
	case *Subscript:
		e.Ctx = ctx
	case *Tuple:
		e.Ctx = ctx
		return setContexts(e.Elts, ctx)
	case *List:
		e.Ctx = ctx
		return setContexts(e.Elts, ctx)
	case *Starred:
		e.Ctx = ctx
		if _, nested := e.Value.(*Starred); nested || ctx == Del {
			return false
		}
		return setContext(e.Value, ctx)
	default:
		return false
	}
	return true
}

func setContexts(elts []Expr, ctx Ctx) bool {
	for _, e := range elts {
		if !setContext(e, ctx) {
			return false
		}
	}
	return true
}

// isSingleTarget reports whether an expression may be annotated or assigned
// to with an operator.
func isSingleTarget(e Expr) bool {
	switch e.(type) {
	case *Name, *Attribute, *Subscript:
		return true
	}
	return false
}

// forTargets parses the targets between for and in.
func (p *parser) forTargets() Expr {
	start := p.i
	first := p.starTarget()
	if p.k != tComma {
		return first
	}
	elts := []Expr{first}
	for p.accept(tComma) {
		if p.k != tStar && !p.startsExpr() {
			break
		}
		elts = append(elts, p.starTarget())
	}
	return &Tuple{p.span(start), elts, Store}
}

// starTarget parses one target, with or without a star.
func (p *parser) starTarget() Expr {
	if p.k != tStar {
		return p.target()
	}
	start := p.i
	p.next()
	value := p.target()
	return &Starred{p.span(start), value, Store}
}

// target parses one target without a star.
func (p *parser) target() Expr {
	e := p.primary()
	if !setContext(e, Store) {
		p.fail()
	}
	return e
}
