package syntax

import "math/big"

// Warnings CPython's compiler gives about single expressions. They are given
// here, where the expression is made, so that nobody needs to walk the tree.

// literalType is the type of the value an expression is seen to have, or "".
func literalType(e Expr) string {
	switch e := e.(type) {
	case *Tuple:
		return "tuple"
	case *List, *ListComp:
		return "list"
	case *Dict, *DictComp:
		return "dict"
	case *Set, *SetComp:
		return "set"
	case *GeneratorExp:
		return "generator"
	case *Lambda:
		return "function"
	case *JoinedStr:
		return "str"
	case *TemplateStr:
		return "string.templatelib.Template"
	case *Constant:
		return constantType(e.Value)
	}
	return ""
}

func constantType(value any) string {
	switch value.(type) {
	case nil:
		return "NoneType"
	case bool:
		return "bool"
	case int64, *big.Int:
		return "int"
	case float64:
		return "float"
	case complex128:
		return "complex"
	case string:
		return "str"
	case Bytes:
		return "bytes"
	}
	return "ellipsis"
}

func (p *parser) warnCompiler(at Range, msg string) {
	p.warnings = append(p.warnings, Warning{Msg: msg, Line: int(at.Line), Col: int(at.Col), Compiler: true})
}

// constantOperand is the type of an operand whose identity means nothing: a
// constant that is no singleton, also one that only folding makes.
func constantOperand(e Expr) string {
	switch e := e.(type) {
	case *Constant:
		switch e.Value.(type) {
		case nil, bool, Ellipsis:
			return ""
		}
		return constantType(e.Value)
	case *UnaryOp:
		if c, ok := e.Operand.(*Constant); ok && e.Op != Not {
			switch c.Value.(type) {
			case int64, *big.Int, float64, complex128:
				return constantType(c.Value)
			}
		}
	case *Tuple:
		for _, elt := range e.Elts {
			if _, ok := elt.(*Constant); !ok {
				return ""
			}
		}
		return "tuple"
	}
	return ""
}

// warnCompare warns about "is" with a literal.
func (p *parser) warnCompare(n *Compare) {
	left := n.Left
	for i, op := range n.Ops {
		right := n.Comparators[i]
		if op == Is || op == IsNot {
			name := constantOperand(left)
			if name == "" {
				name = constantOperand(right)
			}
			if name != "" {
				msg := `"is" with '` + name + `' literal. Did you mean "=="?`
				if op == IsNot {
					msg = `"is not" with '` + name + `' literal. Did you mean "!="?`
				}
				p.warnCompiler(n.Range, msg)
				return
			}
		}
		left = right
	}
}

// warnCall warns about a call of what cannot be called.
func (p *parser) warnCall(n *Call) {
	if name := literalType(n.Func); name != "" && name != "function" {
		p.warnCompiler(n.Func.Pos(), "'"+name+"' object is not callable; perhaps you missed a comma?")
	}
}

// warnSubscripts warns about subscripts that are no targets, which is known
// only when the source has been parsed.
func (p *parser) warnSubscripts() {
	for _, n := range p.subscripts {
		if n.Ctx == Load {
			p.warnSubscript(n)
		}
	}
}

// warnSubscript warns about a subscript of what has none, or with an index
// that is no integer.
func (p *parser) warnSubscript(n *Subscript) {
	name := literalType(n.Value)
	switch name {
	case "", "dict":
	case "str", "bytes", "tuple", "list":
		index := literalType(n.Slice)
		if _, slice := n.Slice.(*Slice); slice || index == "" || index == "int" || index == "bool" {
			return
		}
		p.warnCompiler(n.Value.Pos(), name+" indices must be integers or slices, not "+index+
			"; perhaps you missed a comma?")
	default:
		p.warnCompiler(n.Value.Pos(), "'"+name+"' object is not subscriptable; perhaps you missed a comma?")
	}
}

// warnAssert warns about "assert (test, message)".
func (p *parser) warnAssert(start int, test Expr) {
	if t, ok := test.(*Tuple); ok && len(t.Elts) > 0 {
		p.warnCompiler(p.span(start), "assertion is always true, perhaps remove parentheses?")
	}
}
