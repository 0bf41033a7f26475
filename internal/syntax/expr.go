package syntax

// exprStart marks the tokens an expression may begin with.
var exprStart = [kindCount]bool{
	tName: true, tNumber: true, tString: true, tFStart: true, tTStart: true, tLParen: true,
	tLBracket: true, tLBrace: true, tEllipsis: true, tTilde: true, tPlus: true, tMinus: true,
	kAwait: true, kFalse: true, kLambda: true, kNone: true, kNot: true, kTrue: true,
}

func (p *parser) startsExpr() bool { return exprStart[p.k] }

// expressions parses one expression or a tuple without brackets.
func (p *parser) expressions() Expr {
	start := p.i
	return p.expressionTail(start, p.expr())
}

// expressionTail makes a tuple of first and what follows the comma behind it,
// if there is one.
func (p *parser) expressionTail(start int, first Expr) Expr {
	if p.k != tComma {
		return first
	}
	elts := []Expr{first}
	for p.accept(tComma) && p.startsExpr() {
		elts = append(elts, p.expr())
	}
	return &Tuple{p.span(start), elts, Load}
}

// starExpressions parses one expression or a tuple without brackets, where
// elements may have a star.
func (p *parser) starExpressions() Expr {
	start := p.i
	first := p.starExpr()
	if p.k != tComma {
		return first
	}
	elts := []Expr{first}
	for p.accept(tComma) && (p.startsExpr() || p.k == tStar) {
		elts = append(elts, p.starExpr())
	}
	return &Tuple{p.span(start), elts, Load}
}

// starExpr parses an expression that may have a star.
func (p *parser) starExpr() Expr {
	if p.k != tStar {
		return p.expr()
	}
	return p.starred()
}

// starred parses a star and its operand.
func (p *parser) starred() Expr {
	start := p.i
	p.next()
	value := p.binary(1)
	return &Starred{p.span(start), value, Load}
}

// starNamedExpr parses an element of a display.
func (p *parser) starNamedExpr() Expr {
	if p.k != tStar {
		return p.namedExpr()
	}
	return p.starred()
}

// namedExpr parses an expression that may be an assignment with :=.
func (p *parser) namedExpr() Expr {
	if p.k != tName || p.ahead() != tWalrus {
		return p.expr()
	}
	start := p.i
	target := &Name{ID: p.name(), Ctx: Store}
	target.Range = p.span(start)
	p.next()
	value := p.expr()
	return &NamedExpr{p.span(start), target, value}
}

func (p *parser) yieldExpr() Expr {
	start := p.i
	p.next()
	if p.accept(kFrom) {
		value := p.expr()
		return &YieldFrom{p.span(start), value}
	}
	var value Expr
	if p.startsExpr() || p.k == tStar {
		value = p.starExpressions()
	}
	return &Yield{p.span(start), value}
}

// expr parses a conditional expression, a lambda or less.
func (p *parser) expr() Expr {
	if p.k == kLambda {
		return p.lambda()
	}
	start := p.i
	body := p.disjunction()
	if p.k != kIf {
		return body
	}
	p.next()
	test := p.disjunction()
	p.expect(kElse)
	var orelse Expr
	if p.enter(costTernary) {
		orelse = p.expr()
	}
	p.depth -= costTernary
	return &IfExp{p.span(start), test, body, orelse}
}

func (p *parser) lambda() Expr {
	start := p.i
	p.next()
	n := &Lambda{}
	n.Args = p.parameters(tColon)
	p.expect(tColon)
	if p.enter(costLambda) {
		n.Body = p.expr()
	}
	p.depth -= costLambda
	n.Range = p.span(start)
	return n
}

func (p *parser) disjunction() Expr {
	start := p.i
	first := p.conjunction()
	if p.k != kOr {
		return first
	}
	values := []Expr{first}
	for p.accept(kOr) {
		values = append(values, p.conjunction())
	}
	return &BoolOp{p.span(start), Or, values}
}

func (p *parser) conjunction() Expr {
	start := p.i
	first := p.inversion()
	if p.k != kAnd {
		return first
	}
	values := []Expr{first}
	for p.accept(kAnd) {
		values = append(values, p.inversion())
	}
	return &BoolOp{p.span(start), And, values}
}

func (p *parser) inversion() Expr {
	if p.k != kNot {
		return p.comparison()
	}
	start := p.i
	p.next()
	var operand Expr
	if p.enter(costPrefix) {
		operand = p.inversion()
	}
	p.depth -= costPrefix
	return &UnaryOp{p.span(start), Not, operand}
}

// compareOps are the comparison operators, each one above its CmpOp. Those of
// two tokens are found in comparisonOp.
var compareOps = [kindCount]uint8{
	tEqEq: uint8(Eq) + 1, tNotEq: uint8(NotEq) + 1, tLess: uint8(Lt) + 1, tLessEq: uint8(LtE) + 1,
	tGreater: uint8(Gt) + 1, tGreaterEq: uint8(GtE) + 1, kIn: uint8(In) + 1, kIs: uint8(Is) + 1,
	kNot: uint8(NotIn) + 1,
}

// comparisonOp consumes a comparison operator.
func (p *parser) comparisonOp() (CmpOp, bool) {
	op := compareOps[p.k]
	if op == 0 {
		return 0, false
	}
	k := p.k
	if k == kNot && p.ahead() != kIn {
		return 0, false
	}
	p.next()
	switch {
	case k == kNot:
		p.next()
	case k == kIs && p.k == kNot:
		p.next()
		return IsNot, true
	}
	return CmpOp(op - 1), true
}

func (p *parser) comparison() Expr {
	start := p.i
	left := p.binary(1)
	op, ok := p.comparisonOp()
	if !ok {
		return left
	}
	n := &Compare{Left: left}
	for ok {
		n.Ops = append(n.Ops, op)
		n.Comparators = append(n.Comparators, p.binary(1))
		op, ok = p.comparisonOp()
	}
	n.Range = p.span(start)
	p.warnCompare(n)
	return n
}

// A binaryOp binds its operands the tighter the higher its precedence; zero
// is no binary operator.
type binaryOp struct {
	precedence uint8
	op         Operator
}

var binaryOps = [kindCount]binaryOp{
	tPipe: {1, BitOr}, tCaret: {2, BitXor}, tAmp: {3, BitAnd},
	tLShift: {4, LShift}, tRShift: {4, RShift}, tPlus: {5, Add}, tMinus: {5, Sub},
	tStar: {6, Mult}, tSlash: {6, Div}, tDoubleSlash: {6, FloorDiv}, tPercent: {6, Mod}, tAt: {6, MatMult},
}

// binary parses a chain of operators of at least the given precedence.
func (p *parser) binary(least uint8) Expr {
	start := p.i
	left := p.factor()
	for {
		op := binaryOps[p.k]
		if op.precedence == 0 || op.precedence < least {
			return left
		}
		p.next()
		right := p.binary(op.precedence + 1)
		left = &BinOp{p.span(start), left, op.op, right}
	}
}

var prefixOps = [kindCount]uint8{tPlus: uint8(UAdd) + 1, tMinus: uint8(USub) + 1, tTilde: uint8(Invert) + 1}

// factor parses prefix operators and powers.
func (p *parser) factor() Expr {
	start := p.i
	if op := prefixOps[p.k]; op != 0 {
		p.next()
		var operand Expr
		if p.enter(costPrefix) {
			operand = p.factor()
		}
		p.depth -= costPrefix
		return &UnaryOp{p.span(start), UnaryOperator(op - 1), operand}
	}
	var base Expr
	if p.accept(kAwait) {
		value := p.primary()
		base = &Await{p.span(start), value}
	} else {
		base = p.primary()
	}
	if !p.accept(tDoubleStar) {
		return base
	}
	var exponent Expr
	if p.enter(costPower) {
		exponent = p.factor()
	}
	p.depth -= costPower
	return &BinOp{p.span(start), base, Pow, exponent}
}

// primary parses an atom with its attributes, calls and subscripts.
func (p *parser) primary() Expr {
	start := p.i
	e := p.atom()
	for {
		switch p.k {
		case tDot:
			p.next()
			name := p.name()
			e = &Attribute{p.span(start), e, name, Load}
		case tLParen:
			e = p.call(start, e)
		case tLBracket:
			p.next()
			var slice Expr
			if p.enter(costBrackets) {
				slice = p.slices()
			}
			p.depth -= costBrackets
			p.expect(tRBracket)
			n := &Subscript{p.span(start), e, slice, Load}
			if literalType(e) != "" {
				p.subscripts = append(p.subscripts, n)
			}
			e = n
		default:
			return e
		}
	}
}

// slices parses what stands in the brackets of a subscript.
func (p *parser) slices() Expr {
	start := p.i
	first := p.slice()
	if _, star := first.(*Starred); !star && p.k != tComma {
		return first
	}
	elts := []Expr{first}
	for p.accept(tComma) && p.k != tRBracket {
		elts = append(elts, p.slice())
	}
	return &Tuple{p.span(start), elts, Load}
}

func (p *parser) slice() Expr {
	start := p.i
	if p.k == tStar {
		p.next()
		value := p.expr()
		return &Starred{p.span(start), value, Load}
	}
	var lower Expr
	if p.k != tColon {
		lower = p.namedExpr()
		if _, named := lower.(*NamedExpr); p.k != tColon || named && p.toks[start].kind == tName {
			return lower
		}
	}
	n := &Slice{Lower: lower}
	p.expect(tColon)
	if p.startsExpr() {
		n.Upper = p.expr()
	}
	if p.accept(tColon) && p.startsExpr() {
		n.Step = p.expr()
	}
	n.Range = p.span(start)
	return n
}
