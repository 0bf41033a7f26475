package syntax

// parameters parses the parameters of a function up to closing, which is a
// bracket for def, where they may have annotations, or the colon of a lambda.
func (p *parser) parameters(closing kind) *Arguments {
	a := &Arguments{}
	annotated := closing == tRParen
	for p.k == tName || p.k == tSlash {
		if p.k == tSlash {
			if len(a.Args) == 0 || a.PosOnlyArgs != nil {
				p.fail()
				return a
			}
			p.next()
			a.PosOnlyArgs, a.Args = a.Args, nil
		} else {
			arg := p.parameter(annotated)
			a.Args = append(a.Args, arg)
			if p.accept(tEqual) {
				a.Defaults = append(a.Defaults, p.expr())
			} else if a.Defaults != nil {
				p.fail()
			}
		}
		if !p.accept(tComma) {
			return a
		}
	}
	if p.k == tStar {
		p.next()
		if !p.starParameters(a, annotated) {
			return a
		}
	}
	if p.accept(tDoubleStar) {
		a.KwArg = p.parameter(annotated)
		p.accept(tComma)
	}
	return a
}

// starParameters parses what follows a star, and reports whether ** may
// follow.
func (p *parser) starParameters(a *Arguments, annotated bool) bool {
	if p.k == tName {
		a.VarArg = p.starParameter(annotated)
		if !p.accept(tComma) {
			return false
		}
	} else {
		p.expect(tComma)
		if p.k != tName {
			p.fail()
		}
	}
	for p.k == tName {
		a.KwOnlyArgs = append(a.KwOnlyArgs, p.parameter(annotated))
		var value Expr
		if p.accept(tEqual) {
			value = p.expr()
		}
		a.KwDefaults = append(a.KwDefaults, value)
		if !p.accept(tComma) {
			return false
		}
	}
	return true
}

// parameter parses a name with its annotation.
func (p *parser) parameter(annotated bool) *Arg {
	start := p.i
	arg := &Arg{Arg: p.name()}
	if annotated && p.accept(tColon) {
		arg.Annotation = p.expr()
	}
	arg.Range = p.span(start)
	return arg
}

// starParameter parses the name after a star, whose annotation may have a
// star too.
func (p *parser) starParameter(annotated bool) *Arg {
	start := p.i
	arg := &Arg{Arg: p.name()}
	if annotated && p.accept(tColon) {
		arg.Annotation = p.starExpr()
	}
	arg.Range = p.span(start)
	return arg
}

// typeParams parses optional type parameters in brackets.
func (p *parser) typeParams() []TypeParam {
	if !p.accept(tLBracket) {
		return nil
	}
	params := []TypeParam{p.typeParam()}
	for p.accept(tComma) && p.k != tRBracket {
		params = append(params, p.typeParam())
	}
	p.expect(tRBracket)
	return params
}

func (p *parser) typeParam() TypeParam {
	start := p.i
	switch {
	case p.accept(tStar):
		n := &TypeVarTuple{Name: p.name()}
		if p.accept(tEqual) {
			n.DefaultValue = p.starExpr()
		}
		n.Range = p.span(start)
		return n
	case p.accept(tDoubleStar):
		n := &ParamSpec{Name: p.name()}
		if p.accept(tEqual) {
			n.DefaultValue = p.expr()
		}
		n.Range = p.span(start)
		return n
	}
	n := &TypeVar{Name: p.name()}
	if p.accept(tColon) {
		n.Bound = p.expr()
	}
	if p.accept(tEqual) {
		n.DefaultValue = p.expr()
	}
	n.Range = p.span(start)
	return n
}
