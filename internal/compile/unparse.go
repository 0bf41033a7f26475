package compile

import (
	"math"
	"math/big"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/syntax"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// unparse returns the text of an annotation as from __future__ import annotations
// stores it.
func unparse(e syntax.Expr) string {
	var u unparser
	u.expr(e, precTest)
	return u.String()
}

// Precedences, from the loosest.
const (
	precTuple = iota
	precTest
	precOr
	precAnd
	precNot
	precCmp
	precBor
	precBxor
	precBand
	precShift
	precArith
	precTerm
	precFactor
	precPower
	precAwait
	precAtom
)

type unparser struct{ strings.Builder }

func (u *unparser) put(s ...string) {
	for _, s := range s {
		u.WriteString(s)
	}
}

// open begins what needs parentheses if its precedence is below the level.
func (u *unparser) open(prec, level int) func() {
	if level <= prec {
		return func() {}
	}
	u.put("(")
	return func() { u.put(")") }
}

var binaryText = [...]struct {
	text  string
	prec  int
	right bool
}{
	syntax.Add: {" + ", precArith, false}, syntax.Sub: {" - ", precArith, false},
	syntax.Mult: {" * ", precTerm, false}, syntax.MatMult: {" @ ", precTerm, false},
	syntax.Div: {" / ", precTerm, false}, syntax.Mod: {" % ", precTerm, false},
	syntax.LShift: {" << ", precShift, false}, syntax.RShift: {" >> ", precShift, false},
	syntax.BitOr: {" | ", precBor, false}, syntax.BitXor: {" ^ ", precBxor, false},
	syntax.BitAnd: {" & ", precBand, false}, syntax.FloorDiv: {" // ", precTerm, false},
	syntax.Pow: {" ** ", precPower, true},
}

var compareText = [...]string{
	syntax.Eq: " == ", syntax.NotEq: " != ", syntax.Lt: " < ", syntax.LtE: " <= ", syntax.Gt: " > ",
	syntax.GtE: " >= ", syntax.Is: " is ", syntax.IsNot: " is not ", syntax.In: " in ", syntax.NotIn: " not in ",
}

func (u *unparser) expr(e syntax.Expr, level int) {
	switch x := e.(type) {
	case *syntax.Name:
		u.put(x.ID)
	case *syntax.Constant:
		u.constant(x)
	case *syntax.BinOp:
		u.binary(x, level)
	case *syntax.BoolOp:
		u.boolOp(x, level)
	case *syntax.UnaryOp:
		u.unary(x, level)
	case *syntax.Compare:
		done := u.open(precCmp, level)
		u.expr(x.Left, precCmp+1)
		for i, op := range x.Ops {
			u.put(compareText[op])
			u.expr(x.Comparators[i], precCmp+1)
		}
		done()
	case *syntax.Attribute, *syntax.Subscript, *syntax.Call:
		u.primary(e)
	case *syntax.Starred:
		u.put("*")
		u.expr(x.Value, precBor)
	case *syntax.IfExp:
		done := u.open(precTest, level)
		u.expr(x.Body, precTest+1)
		u.put(" if ")
		u.expr(x.Test, precTest+1)
		u.put(" else ")
		u.expr(x.Orelse, precTest)
		done()
	case *syntax.Lambda:
		done := u.open(precTest, level)
		u.put("lambda")
		if len(x.Args.PosOnlyArgs)+len(x.Args.Args) > 0 {
			u.put(" ") // CPython puts none before a star
		}
		u.put(lambdaArgs(x.Args), ": ")
		u.expr(x.Body, precTest)
		done()
	case *syntax.NamedExpr:
		u.put("(")
		u.expr(x.Target, precAtom)
		u.put(" := ")
		u.expr(x.Value, precAtom)
		u.put(")")
	default:
		u.display(e, level)
	}
}

func (u *unparser) display(e syntax.Expr, level int) {
	switch x := e.(type) {
	case *syntax.Tuple:
		if len(x.Elts) == 0 {
			u.put("()")
			return
		}
		done := u.open(precTuple, level)
		u.list(x.Elts, ", ")
		if len(x.Elts) == 1 {
			u.put(",")
		}
		done()
	case *syntax.List:
		u.put("[")
		u.list(x.Elts, ", ")
		u.put("]")
	case *syntax.Set:
		u.put("{")
		u.list(x.Elts, ", ")
		u.put("}")
	case *syntax.Dict:
		u.put("{")
		for i, k := range x.Keys {
			if i > 0 {
				u.put(", ")
			}
			if k == nil {
				u.put("**")
				u.expr(x.Values[i], precBor)
				continue
			}
			u.expr(k, precTest)
			u.put(": ")
			u.expr(x.Values[i], precTest)
		}
		u.put("}")
	case *syntax.ListComp:
		u.comprehension("[", x.Elt, nil, x.Generators, "]")
	case *syntax.SetComp:
		u.comprehension("{", x.Elt, nil, x.Generators, "}")
	case *syntax.DictComp:
		u.comprehension("{", x.Key, x.Value, x.Generators, "}")
	case *syntax.GeneratorExp:
		u.comprehension("(", x.Elt, nil, x.Generators, ")")
	case *syntax.Await:
		done := u.open(precAwait, level)
		u.put("await ")
		u.expr(x.Value, precAtom)
		done()
	case *syntax.Yield:
		if x.Value == nil {
			u.put("(yield)")
			return
		}
		u.put("(yield ")
		u.expr(x.Value, precTest)
		u.put(")")
	case *syntax.YieldFrom:
		u.put("(yield from ")
		u.expr(x.Value, precTest)
		u.put(")")
	case *syntax.Slice:
		u.slice(x)
	case *syntax.JoinedStr:
		u.put("f", reprString(u.template(x.Values)))
	case *syntax.TemplateStr:
		u.put("t", reprString(u.template(x.Values)))
	case *syntax.FormattedValue:
		u.put("f", reprString(u.template([]syntax.Expr{x})))
	}
}

func (u *unparser) list(elts []syntax.Expr, sep string) {
	for i, e := range elts {
		if i > 0 {
			u.put(sep)
		}
		u.expr(e, precTest)
	}
}

// binary writes a chain of operators, which nests to the left, in a loop.
func (u *unparser) binary(x *syntax.BinOp, level int) {
	type step struct {
		x     *syntax.BinOp
		close func()
	}
	var steps []step
	var e syntax.Expr = x
	for {
		b, ok := e.(*syntax.BinOp)
		if !ok {
			break
		}
		op := &binaryText[b.Op]
		steps = append(steps, step{b, u.open(op.prec, level)})
		level = op.prec
		if op.right {
			level++
		}
		e = b.Left
	}
	u.expr(e, level)
	for i := len(steps) - 1; i >= 0; i-- {
		op := &binaryText[steps[i].x.Op]
		u.put(op.text)
		right := op.prec + 1
		if op.right {
			right = op.prec
		}
		u.expr(steps[i].x.Right, right)
		steps[i].close()
	}
}

func (u *unparser) boolOp(x *syntax.BoolOp, level int) {
	prec, text := precAnd, " and "
	if x.Op == syntax.Or {
		prec, text = precOr, " or "
	}
	done := u.open(prec, level)
	for i, v := range x.Values {
		if i > 0 {
			u.put(text)
		}
		u.expr(v, prec+1)
	}
	done()
}

func (u *unparser) unary(x *syntax.UnaryOp, level int) {
	prec, text := precFactor, ""
	switch x.Op {
	case syntax.Invert:
		text = "~"
	case syntax.UAdd:
		text = "+"
	case syntax.USub:
		text = "-"
	case syntax.Not:
		prec, text = precNot, "not "
	}
	done := u.open(prec, level)
	u.put(text)
	u.expr(x.Operand, prec)
	done()
}

// primary writes attributes, subscripts and calls, which nest to the left.
func (u *unparser) primary(e syntax.Expr) {
	var steps []syntax.Expr
descent:
	for {
		steps = append(steps, e)
		switch x := e.(type) {
		case *syntax.Attribute:
			e = x.Value
		case *syntax.Subscript:
			e = x.Value
		case *syntax.Call:
			e = x.Func
		default:
			break descent
		}
	}
	leaf := steps[len(steps)-1]
	u.expr(leaf, precAtom)
	for i := len(steps) - 2; i >= 0; i-- {
		switch x := steps[i].(type) {
		case *syntax.Attribute:
			if k, ok := x.Value.(*syntax.Constant); ok {
				switch k.Value.(type) {
				case int64, *big.Int:
					u.put(" ")
				}
			}
			u.put(".", x.Attr)
		case *syntax.Subscript:
			u.put("[")
			if t, ok := x.Slice.(*syntax.Tuple); ok && len(t.Elts) > 0 && hasStar(t.Elts) {
				u.list(t.Elts, ", ")
				if len(t.Elts) == 1 {
					u.put(",")
				}
			} else {
				u.expr(x.Slice, precTuple)
			}
			u.put("]")
		case *syntax.Call:
			u.call(x)
		}
	}
}

func (u *unparser) call(x *syntax.Call) {
	if len(x.Args) == 1 && len(x.Keywords) == 0 {
		if g, ok := x.Args[0].(*syntax.GeneratorExp); ok {
			u.expr(g, precAtom)
			return
		}
	}
	u.put("(")
	u.list(x.Args, ", ")
	for i, k := range x.Keywords {
		if i > 0 || len(x.Args) > 0 {
			u.put(", ")
		}
		if k.Arg == "" {
			u.put("**")
		} else {
			u.put(k.Arg, "=")
		}
		u.expr(k.Value, precTest)
	}
	u.put(")")
}

func (u *unparser) comprehension(open string, elt, value syntax.Expr, gens []*syntax.Comprehension, end string) {
	u.put(open)
	u.expr(elt, precTest)
	if value != nil {
		u.put(": ")
		u.expr(value, precTest)
	}
	for _, g := range gens {
		if g.IsAsync {
			u.put(" async for ")
		} else {
			u.put(" for ")
		}
		u.expr(g.Target, precTuple)
		u.put(" in ")
		u.expr(g.Iter, precTest+1)
		for _, cond := range g.Ifs {
			u.put(" if ")
			u.expr(cond, precTest+1)
		}
	}
	u.put(end)
}

func (u *unparser) slice(x *syntax.Slice) {
	if x.Lower != nil {
		u.expr(x.Lower, precTest)
	}
	u.put(":")
	if x.Upper != nil {
		u.expr(x.Upper, precTest)
	}
	if x.Step != nil {
		u.put(":")
		u.expr(x.Step, precTest)
	}
}

// template returns the text between the quotes of an f-string.
func (u *unparser) template(parts []syntax.Expr) string {
	var t unparser
	for _, part := range parts {
		switch x := part.(type) {
		case *syntax.Constant:
			s, _ := x.Value.(string)
			t.put(strings.NewReplacer("{", "{{", "}", "}}").Replace(s))
		case *syntax.FormattedValue:
			t.field(x.Value, x.Conversion, x.FormatSpec)
		case *syntax.Interpolation:
			t.field(x.Value, x.Conversion, x.FormatSpec)
		}
	}
	return t.String()
}

func (u *unparser) field(value syntax.Expr, conversion int, spec syntax.Expr) {
	var v unparser
	v.expr(value, precTest+1)
	text := v.String()
	u.put("{")
	if strings.HasPrefix(text, "{") {
		u.put(" ")
	}
	u.put(text)
	if conversion > 0 {
		u.put("!", string(rune(conversion)))
	}
	if s, ok := spec.(*syntax.JoinedStr); ok {
		u.put(":", u.template(s.Values))
	}
	u.put("}")
}

func lambdaArgs(a *syntax.Arguments) string {
	var u unparser
	first := true
	comma := func() {
		if !first {
			u.put(", ")
		}
		first = false
	}
	positional := append(append([]*syntax.Arg{}, a.PosOnlyArgs...), a.Args...)
	for i, p := range positional {
		comma()
		u.put(p.Arg)
		if d := i - (len(positional) - len(a.Defaults)); d >= 0 {
			u.put("=")
			u.expr(a.Defaults[d], precTest)
		}
		if i+1 == len(a.PosOnlyArgs) {
			u.put(", /")
		}
	}
	if a.VarArg != nil || len(a.KwOnlyArgs) > 0 {
		comma()
		u.put("*")
		if a.VarArg != nil {
			u.put(a.VarArg.Arg)
		}
	}
	for i, p := range a.KwOnlyArgs {
		comma()
		u.put(p.Arg)
		if a.KwDefaults[i] != nil {
			u.put("=")
			u.expr(a.KwDefaults[i], precTest)
		}
	}
	if a.KwArg != nil {
		comma()
		u.put("**", a.KwArg.Arg)
	}
	return u.String()
}

func (u *unparser) constant(x *syntax.Constant) {
	switch v := x.Value.(type) {
	case syntax.Ellipsis:
		u.put("...")
	case syntax.Bytes:
		u.put("b", reprBytes(string(v)))
	case string:
		if x.Kind == 'u' {
			u.put("u")
		}
		u.put(reprString(v))
	case float64:
		u.put(strings.ReplaceAll(reprFloat(v), "inf", "1e309"))
	case complex128:
		u.put(strings.ReplaceAll(strings.TrimSuffix(reprFloat(imag(v)), ".0"), "inf", "1e309"), "j")
	default:
		u.put(reprConstant(v))
	}
}

// reprFloat returns the repr of a float.
func reprFloat(f float64) string {
	if math.IsInf(f, 0) {
		if f < 0 {
			return "-inf"
		}
		return "inf"
	}
	if a := math.Abs(f); a != 0 && (a < 1e-4 || a >= 1e16) {
		s := strconv.FormatFloat(f, 'e', -1, 64)
		return s
	}
	s := strconv.FormatFloat(f, 'f', -1, 64)
	if !strings.ContainsAny(s, ".n") {
		s += ".0"
	}
	return s
}

// reprString returns the repr of a string.
func reprString(s string) string {
	q := byte('\'')
	if strings.Contains(s, "'") && !strings.Contains(s, "\"") {
		q = '"'
	}
	b := []byte{q}
	for i := 0; i < len(s); {
		c := s[i]
		if c < utf8.RuneSelf {
			b = appendReprByte(b, c, q)
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(s[i:])
		if r == utf8.RuneError && n == 1 && i+2 < len(s) { // a lone surrogate in WTF-8
			r, n = rune(s[i]&0xf)<<12|rune(s[i+1]&0x3f)<<6|rune(s[i+2]&0x3f), 3
		}
		switch {
		case unicode.IsPrintable(r):
			b = append(b, s[i:i+n]...)
		case r < 0x100:
			b = appendHex(append(b, `\x`...), r, 2)
		case r < 0x10000:
			b = appendHex(append(b, `\u`...), r, 4)
		default:
			b = appendHex(append(b, `\U`...), r, 8)
		}
		i += n
	}
	return string(append(b, q))
}

func appendReprByte(b []byte, c, q byte) []byte {
	switch {
	case c == q || c == '\\':
		return append(b, '\\', c)
	case c == '\n':
		return append(b, '\\', 'n')
	case c == '\r':
		return append(b, '\\', 'r')
	case c == '\t':
		return append(b, '\\', 't')
	case c < ' ' || c >= 0x7f:
		return appendHex(append(b, `\x`...), rune(c), 2)
	}
	return append(b, c)
}

func appendHex(b []byte, r rune, digits int) []byte {
	const hex = "0123456789abcdef"
	for i := digits - 1; i >= 0; i-- {
		b = append(b, hex[r>>(4*i)&15])
	}
	return b
}

// reprBytes returns the repr of bytes without its prefix.
func reprBytes(s string) string {
	q := byte('\'')
	if strings.Contains(s, "'") && !strings.Contains(s, "\"") {
		q = '"'
	}
	b := []byte{q}
	for i := range len(s) {
		b = appendReprByte(b, s[i], q)
	}
	return string(append(b, q))
}
