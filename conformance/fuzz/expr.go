package fuzz

import (
	"fmt"
	"strconv"
	"strings"
)

// Binding powers, as in Python's grammar.
const (
	bindNamed = iota
	bindLambda
	bindTernary
	bindOr
	bindAnd
	bindNot
	bindCompare
	bindBitOr
	bindBitXor
	bindBitAnd
	bindShift
	bindSum
	bindTerm
	bindUnary
	bindPower
	bindAwait
	bindAtom
)

// An expr is the text of an expression and how tightly it binds.
type expr struct {
	s    string
	bind int
}

func atom(format string, a ...any) expr { return expr{fmt.Sprintf(format, a...), bindAtom} }

// in puts an expression where only one that binds as tightly may stand.
func (g *generator) in(e expr, bind int) string {
	if e.bind < bind || g.chance(3) {
		return "(" + e.s + ")"
	}
	return e.s
}

// of is an expression of a kind as an argument or element.
func (g *generator) of(k kind, depth int) string { return g.in(g.expr(k, depth), bindLambda) }

// primary is an expression of a kind before a dot or bracket.
func (g *generator) primary(k kind, depth int) string {
	e := g.expr(k, depth)
	if e.bind == bindAtom && e.s[0] >= '0' && e.s[0] <= '9' {
		return "(" + e.s + ")"
	}
	return g.in(e, bindAtom)
}

// expr makes an expression. Now and then it is of another kind than wanted, so that
// programs fail.
func (g *generator) expr(k kind, depth int) expr {
	if g.chance(2) {
		k = kind(g.r.IntN(int(kinds)))
	}
	if depth <= 0 || g.chance(20) {
		return g.leaf(k)
	}
	if g.chance(6) {
		return g.general(k, depth-1)
	}
	switch k {
	case integer:
		return g.integer(depth - 1)
	case float:
		return g.float(depth - 1)
	case boolean:
		return g.boolean(depth - 1)
	case text:
		return g.text(depth - 1)
	case octets:
		return g.octets(depth - 1)
	case list:
		return g.list(depth - 1)
	case tuple:
		return g.tuple(depth - 1)
	case dict:
		return g.dict(depth - 1)
	case set:
		return g.set(depth - 1)
	case object:
		return g.object(depth - 1)
	}
	return g.leaf(k)
}

// leaf is a variable or a literal.
func (g *generator) leaf(k kind) expr {
	if vars := g.frame.vars[k]; len(vars) > 0 && g.chance(70) {
		return atom("%s", vars[g.r.IntN(len(vars))])
	}
	switch k {
	case integer:
		if out := g.frame.outer; len(out) > 0 && g.chance(40) {
			return atom("%s", out[g.r.IntN(len(out))])
		}
		switch g.r.IntN(12) {
		case 0:
			return atom("%s", g.pick("0x1F", "0b1010", "0o17", "1_000", "4611686018427387904", "18446744073709551616", "10**20"))
		case 1:
			return expr{"-" + strconv.Itoa(1+g.r.IntN(9)), bindUnary}
		}
		return atom("%d", g.r.IntN(12))
	case float:
		return atom("%s", g.pick("0.5", "1.5", "2.0", "1e3", "3.14", "0.1", "1e-5", "1e22", "123456.789", "float('inf')"))
	case boolean:
		return atom("%s", g.pick("True", "False"))
	case text:
		return atom("%s", g.pick("'a'", `"b c"`, "'é'", "''", `'x\ty'`, `r'\d'`, `'''q'''`, "'Straße'", `'a' "b"`, `'\u4e2d'`, "'42'", `"it's"`, "u'z'", `'\x00'`, "'Abc def'"))
	case octets:
		return atom("%s", g.pick("b'ab'", `b'\x00\xff'`, "b''", `rb'\d'`, "b'a' b'c'"))
	case list:
		return atom("%s", g.pick("[]", "[1, 2, 3]", "[3, 1, 2]", "[0]"))
	case tuple:
		return atom("%s", g.pick("()", "(1,)", "(1, 'a')", "(1, 2, 3)"))
	case dict:
		return atom("%s", g.pick("{}", "{'a': 1}", "{'a': 1, 'b': 2}"))
	case set:
		return atom("%s", g.pick("set()", "{1}", "{1, 2}"))
	case object:
		if len(g.classes) > 0 {
			return g.instance(0)
		}
		return atom("%s", g.pick("...", "NotImplemented", "object", "slice(1, 2)", "range(3)", "2j", "int", "len"))
	}
	return atom("None")
}

// general is an expression whose form has nothing to do with its kind.
func (g *generator) general(k kind, depth int) expr {
	switch g.r.IntN(9) {
	case 0:
		return expr{g.in(g.expr(k, depth), bindOr) + " if " + g.in(g.expr(boolean, depth), bindOr) + " else " + g.in(g.expr(k, depth), bindTernary), bindTernary}
	case 1:
		op, bind := "or", bindOr
		if g.chance(50) {
			op, bind = "and", bindAnd
		}
		return expr{g.in(g.expr(k, depth), bind+1) + " " + op + " " + g.in(g.expr(k, depth), bind+1), bind}
	case 2:
		if g.frame.class || len(g.frame.vars[k]) == 0 {
			break
		}
		name := g.frame.vars[k][g.r.IntN(len(g.frame.vars[k]))]
		if name[0] == 'i' && !g.chance(3) || k != boolean && g.frame.loops > 0 {
			break // not the variable of a comprehension, and nothing that grows
		}
		return expr{"(" + name + " := " + g.of(k, depth) + ")", bindAtom}
	case 3:
		return atom("(lambda %s: %s)()", g.pick("", "x=1", "*a", "**k", "x=2, /, y=3, *, z=4"), g.of(k, depth))
	case 4:
		return atom("[%s, %s][%s]", g.of(k, depth), g.of(k, depth), g.pick("0", "1", "-1", "2"))
	case 5:
		return atom("next(iter([%s]))", g.of(k, depth))
	case 6:
		return atom("{'k': %s}['k']", g.of(k, depth))
	case 7:
		if g.frame.async && k == integer {
			return expr{"await " + g.coroutine(depth), bindAwait}
		}
	case 8:
		if g.frame.generates && !g.frame.async {
			return expr{"(yield " + g.of(k, depth) + ")", bindAtom}
		}
	}
	return g.expr(k, depth)
}

func (g *generator) binary(op string, bind int, l, r kind, depth int) expr {
	return expr{g.in(g.expr(l, depth), bind) + " " + op + " " + g.in(g.expr(r, depth), bind+1), bind}
}

func (g *generator) integer(d int) expr {
	switch g.r.IntN(26) {
	case 0, 1:
		return g.binary("+", bindSum, integer, integer, d)
	case 2:
		return g.binary("-", bindSum, integer, integer, d)
	case 3:
		return g.binary("*", bindTerm, integer, integer, d)
	case 4:
		return g.binary("//", bindTerm, integer, integer, d)
	case 5:
		return g.binary("%", bindTerm, integer, integer, d)
	case 6:
		return g.binary("&", bindBitAnd, integer, integer, d)
	case 7:
		return g.binary(g.pick("|"), bindBitOr, integer, integer, d)
	case 8:
		return g.binary("^", bindBitXor, integer, integer, d)
	case 9:
		op := g.pick("<<", ">>")
		return expr{g.in(g.expr(integer, d), bindShift) + " " + op + " " + g.pick("1", "2", "3", "5", g.in(g.leaf(integer), bindSum)+" % 7"), bindShift}
	case 10:
		return expr{g.in(g.expr(integer, 0), bindAtom) + " ** " + g.pick("2", "3", "0", g.pick("1", "-1")), bindPower}
	case 11:
		op := g.pick("-", "+", "~")
		return expr{op + g.in(g.expr(integer, d), bindUnary), bindUnary}
	case 12:
		return atom("len(%s)", g.of(g.sized(), d))
	case 13:
		return atom("%s(%s)", g.pick("sum", "max", "min"), g.of(list, d))
	case 14:
		return atom("%s[%s]", g.primary(list, d), g.index(d))
	case 15:
		return atom("%s[%s]", g.primary(dict, d), g.pick("'a'", "'b'", g.of(text, d)))
	case 16:
		return atom("%s.get(%s, %s)", g.primary(dict, d), g.of(text, d), g.of(integer, d))
	case 17:
		return atom("%s.%s(%s)", g.primary(text, d), g.pick("find", "count", "index", "rfind"), g.of(text, d))
	case 18:
		return atom("int(%s)", g.of(kind(g.r.IntN(int(text)+1)), d))
	case 19:
		return atom("sum(%s)", g.comprehension(d, false))
	case 20, 21:
		if e, ok := g.call(integer, d); ok {
			return e
		}
		return atom("abs(%s)", g.of(integer, d))
	case 22:
		if c := g.anyClass(); c != nil {
			e := g.instance(d).s
			switch {
			case len(c.methods) > 0 && g.chance(50):
				return atom("%s.%s(%s)", e, c.methods[g.r.IntN(len(c.methods))], g.of(integer, d))
			}
			return atom("%s.%s", e, g.pick("a", "b", "a", "nope"))
		}
		return atom("ord(%s)", g.of(text, 0))
	case 23:
		return atom("%s.%s", g.primary(integer, d), g.pick("bit_length()", "real", "numerator", "bit_count()", "conjugate()"))
	case 24:
		return atom("divmod(%s, %s)[%d]", g.of(integer, d), g.of(integer, d), g.r.IntN(2))
	}
	return atom("%s(%s)", g.pick("abs", "round", "int"), g.of(integer, d))
}

func (g *generator) index(d int) string {
	return g.pick("0", "-1", "1", "2", g.of(integer, d))
}

func (g *generator) sized() kind {
	return []kind{text, octets, list, tuple, dict, set}[g.r.IntN(6)]
}

// comprehension is what stands between the brackets of a comprehension of integers.
func (g *generator) comprehension(d int, keyed bool) string {
	v := g.fresh("i")
	s := " for " + v + " in " + g.in(g.iterable(d), bindOr)
	g.frame.vars[integer] = append(g.frame.vars[integer], v)
	defer g.forget(integer, v)
	if g.chance(35) {
		s += " if " + g.in(g.expr(boolean, d), bindOr)
	}
	if g.chance(15) {
		w := g.fresh("i")
		s += " for " + w + " in " + g.in(g.iterable(0), bindOr)
		g.frame.vars[integer] = append(g.frame.vars[integer], w)
		defer g.forget(integer, w)
	}
	s = g.of(integer, d) + s
	if keyed {
		s = "str(" + v + "): " + s
	}
	return s
}

// forget takes a variable out of use.
func (g *generator) forget(k kind, name string) {
	vars := g.frame.vars[k]
	for i, v := range vars {
		if v == name {
			g.frame.vars[k] = append(vars[:i:i], vars[i+1:]...)
			return
		}
	}
}

// iterable is an expression of few integers.
func (g *generator) iterable(d int) expr {
	switch g.r.IntN(8) {
	case 0, 1, 2:
		return atom("range(%d)", g.r.IntN(5))
	case 3:
		return atom("range(%s)", g.pick("1, 4", "5, 0, -2", "0, 6, 3", "-2, 2"))
	case 4:
		return g.expr(set, 0)
	case 5:
		for _, f := range g.frame.funcs {
			if f.yields && !f.async && g.afford(f) {
				return g.invoke(f, 0)
			}
		}
	case 6:
		return expr{"(" + g.of(integer, 0) + ", " + g.of(integer, 0) + ")", bindAtom}
	}
	return g.expr(list, min(d, 1))
}

func (g *generator) float(d int) expr {
	switch g.r.IntN(8) {
	case 0, 1:
		return g.binary("/", bindTerm, integer, integer, d)
	case 2:
		op := g.pick("+", "-")
		return g.binary(op, bindSum, float, integer, d)
	case 3:
		return g.binary(g.pick("*", "%", "//"), bindTerm, float, float, d)
	case 4:
		return atom("float(%s)", g.of(integer, d))
	case 5:
		return atom("round(%s, %d)", g.of(float, d), g.r.IntN(3))
	case 6:
		return expr{"-" + g.in(g.expr(float, d), bindUnary), bindUnary}
	}
	return atom("abs(%s)", g.of(float, d))
}

func (g *generator) boolean(d int) expr {
	switch g.r.IntN(10) {
	case 0, 1, 2:
		k := []kind{integer, integer, float, text, list, tuple, set}[g.r.IntN(7)]
		s := g.in(g.expr(k, d), bindBitOr)
		for range 1 + g.r.IntN(20)/17 {
			s += " " + g.pick("<", "<=", ">", ">=", "==", "!=") + " " + g.in(g.expr(k, d), bindBitOr)
		}
		return expr{s, bindCompare}
	case 3:
		return expr{g.in(g.expr(integer, d), bindBitOr) + " " + g.pick("<", "==", ">=", "!=", "<=", ">") + " " + strconv.Itoa(g.r.IntN(9)), bindCompare}
	case 4:
		k := g.sized()
		item := integer
		if k == text || k == dict {
			item = text
		}
		return expr{g.in(g.expr(item, d), bindBitOr) + g.pick(" in ", " not in ") + g.in(g.expr(k, d), bindBitOr), bindCompare}
	case 5:
		if v := g.frame.vars[list]; len(v) > 0 && g.chance(40) {
			return expr{v[0] + g.pick(" is ", " is not ") + v[g.r.IntN(len(v))], bindCompare}
		}
		return expr{g.in(g.expr(kind(g.r.IntN(int(kinds))), d), bindBitOr) + g.pick(" is ", " is not ") + "None", bindCompare}
	case 6:
		return expr{"not " + g.in(g.expr(kind(g.r.IntN(int(kinds))), d), bindNot), bindNot}
	case 7:
		return atom("isinstance(%s, %s)", g.of(kind(g.r.IntN(int(kinds))), d), g.pick("int", "str", "(int, float)", "int | str", "list", "object"))
	case 8:
		return atom("%s(%s)", g.pick("any", "all"), g.comprehension(d, false))
	}
	return atom("bool(%s)", g.of(kind(g.r.IntN(int(kinds))), d))
}

func (g *generator) text(d int) expr {
	switch g.r.IntN(16) {
	case 0:
		return g.binary("+", bindSum, text, text, d)
	case 1:
		return expr{g.in(g.expr(text, d), bindTerm) + " * " + strconv.Itoa(g.r.IntN(4)), bindTerm}
	case 2, 3, 4:
		return g.fstring(d)
	case 5:
		k := kind(g.r.IntN(int(object)))
		if k == set {
			k = integer
		}
		return atom("%s(%s)", g.pick("str", "repr", "ascii"), g.of(k, d))
	case 6:
		return atom("%s.%s()", g.primary(text, d), g.pick("upper", "lower", "title", "strip", "swapcase", "capitalize", "casefold"))
	case 7:
		return atom("%s[%s]", g.primary(text, d), g.slice(d))
	case 8:
		return atom("%s[%s]", g.primary(text, d), g.index(d))
	case 9:
		return atom("%s.join(%s)", g.primary(text, 0), g.pick("map(str, "+g.of(list, d)+")", "["+g.of(text, d)+", "+g.of(text, d)+"]", g.of(list, d)))
	case 10:
		return expr{g.pick("'%d|%s'", "'%5.1f-%r'", "'%x%%%s'", "'%05d%c'", "'%+d %a'") + " % (" + g.of(integer, d) + ", " + g.of(text, d) + ")", bindTerm}
	case 11:
		return atom("%s.format(%s, x=%s)", g.pick("'{}-{x}'", "'{0:>6}{x!r}'", "'{0!s:^5}|{x}'", "'{:d}{x}'", "'{0[0]}{x}'", "'{y}'"), g.of(integer, d), g.of(text, d))
	case 12:
		return atom("%s.replace(%s, %s)", g.primary(text, d), g.of(text, 0), g.of(text, 0))
	case 13:
		return atom("format(%s, %s)", g.of(integer, d), g.pick("'5'", "'<5'", "'x'", "'#b'", "','", "'e'", "'03'", "'s'"))
	case 14:
		return atom("chr(%s)", g.pick("97", "8364", g.of(integer, d)))
	}
	return atom("type(%s).__name__", g.of(kind(g.r.IntN(int(kinds))), d))
}

func (g *generator) fstring(d int) expr {
	var now, before strings.Builder // a t-string has other words before 3.14
	template := g.chance(8)
	var strs, fields []string
	part := ""
	quote := g.pick(`"`, `'`, `"""`)
	for range 1 + g.r.IntN(3) {
		if g.chance(60) {
			piece := g.pick("a", "é ", "{{", "}}", "-", ": ")
			now.WriteString(piece)
			part += strings.NewReplacer("{{", "{", "}}", "}").Replace(piece)
		}
		k := []kind{integer, integer, float, text, list, boolean}[g.r.IntN(6)]
		value := g.in(g.expr(k, d), bindLambda)
		for i := 0; strings.ContainsAny(value, "\\\n"+open) || strings.HasPrefix(value, "{") || strings.HasPrefix(value, "lambda"); i++ {
			value = g.in(g.leaf(integer), bindLambda)
		}
		debug, conversion, spec := "", "", ""
		if !template && g.chance(15) && !strings.ContainsAny(value, `:'"!`) {
			debug = g.pick("=", " = ") // 3.13.0 shows the texts of others cut
		}
		if g.chance(20) {
			conversion = g.pick("r", "s", "a")
		}
		if g.chance(25) {
			switch {
			case k == integer && conversion == "":
				spec = g.pick("4", ">5d", "x", "+", "05", "{3}", "^{2 + 3}", "e", "c")
			case k == float && conversion == "":
				spec = g.pick(".2f", "8.3", ".1e", "%", "{7}.{1}", "d")
			default:
				spec = g.pick(">6", "*^9", "", "{5}", "s", "d")
			}
			if template { // a nested field would need words of its own
				spec = g.pick(">6", "", "x")
			}
		}
		now.WriteString("{" + value + debug)
		if conversion != "" {
			now.WriteString("!" + conversion)
		}
		if spec != "" {
			now.WriteString(":" + spec)
		}
		now.WriteString("}")
		strs = append(strs, part)
		part = ""
		how := "None"
		if conversion != "" {
			how = "'" + conversion + "'"
		}
		fields = append(fields, fmt.Sprintf("(%s, %s, %s, %s)", value, pyQuote(value), how, pyQuote(spec)))
	}
	if !template {
		return atom("f%s%s%s", quote, now.String(), quote)
	}
	strs = append(strs, part)
	for i := range strs {
		strs[i] = pyQuote(strs[i])
	}
	fmt.Fprintf(&before, "_template((%s,), (%s,))", strings.Join(strs, ", "), strings.Join(fields, ", "))
	return atom("repr(%s)", g.either("t"+quote+now.String()+quote, before.String()))
}

// pyQuote is a string as a Python literal.
func pyQuote(s string) string {
	return "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`, "\n", `\n`).Replace(s) + "'"
}

func (g *generator) slice(d int) string {
	part := func() string {
		if g.chance(40) {
			return ""
		}
		return g.pick("1", "2", "-1", g.of(integer, d))
	}
	s := part() + ":" + part()
	if g.chance(30) {
		s += ":" + g.pick("", "2", "-1", "-2")
	}
	return s
}

func (g *generator) octets(d int) expr {
	switch g.r.IntN(5) {
	case 0:
		return g.binary("+", bindSum, octets, octets, d)
	case 1:
		return atom("%s.encode(%s)", g.primary(text, d), g.pick("", "'utf-16-le'", "'ascii'", "'latin-1', 'replace'"))
	case 2:
		return atom("%s[%s]", g.primary(octets, d), g.slice(d))
	case 3:
		return atom("bytes(%s)", g.of(list, d))
	}
	return atom("bytes.fromhex(%s)", g.pick("'00ff'", "'a b'", "'6162'"))
}

func (g *generator) list(d int) expr {
	switch g.r.IntN(12) {
	case 0, 1:
		var parts []string
		for range g.r.IntN(4) {
			if g.chance(20) {
				parts = append(parts, "*"+g.in(g.iterable(d), bindBitOr))
			} else {
				parts = append(parts, g.of(integer, d))
			}
		}
		return atom("[%s]", strings.Join(parts, ", "))
	case 2, 3:
		return atom("[%s]", g.comprehension(d, false))
	case 4:
		return g.binary("+", bindSum, list, list, d)
	case 5:
		return expr{g.in(g.expr(list, d), bindTerm) + " * " + strconv.Itoa(g.r.IntN(3)), bindTerm}
	case 6:
		return atom("%s[%s]", g.primary(list, d), g.slice(d))
	case 7:
		return atom("sorted(%s%s)", g.of(list, d), g.pick("", ", reverse=True", ", key=lambda v: -v", ", key=str"))
	case 8:
		return atom("list(%s)", g.in(g.iterable(d), bindLambda))
	case 9:
		return atom("list(map(lambda x%s: %s, %s))", g.pick("", ", y=2"), g.pick("x + 1", "x * 2", "-x", "x if x else 7", "(x, )[0]"), g.in(g.iterable(d), bindLambda))
	case 10:
		return atom("list(filter(%s, %s))", g.pick("None", "lambda x: x % 2", "bool"), g.in(g.iterable(d), bindLambda))
	}
	return atom("[*%s]", g.in(g.iterable(d), bindBitOr))
}

func (g *generator) tuple(d int) expr {
	switch g.r.IntN(6) {
	case 0, 1:
		return atom("(%s, %s)", g.of(kind(g.r.IntN(int(set))), d), g.of(kind(g.r.IntN(int(set))), d))
	case 2:
		return atom("(*%s, %s)", g.in(g.iterable(d), bindBitOr), g.of(integer, d))
	case 3:
		return atom("%s[%s]", g.primary(tuple, d), g.slice(d))
	case 4:
		return g.binary("+", bindSum, tuple, tuple, d)
	}
	return atom("tuple(%s)", g.in(g.iterable(d), bindLambda))
}

func (g *generator) dict(d int) expr {
	switch g.r.IntN(6) {
	case 0, 1:
		var parts []string
		for range g.r.IntN(3) {
			if g.chance(25) {
				parts = append(parts, "**"+g.in(g.expr(dict, d), bindBitOr))
			} else {
				parts = append(parts, g.of(text, d)+": "+g.of(integer, d))
			}
		}
		return atom("{%s}", strings.Join(parts, ", "))
	case 2:
		return atom("{%s}", g.comprehension(d, true))
	case 3:
		return g.binary("|", bindBitOr, dict, dict, d)
	case 4:
		return atom("dict(%s)", g.pick("a="+g.of(integer, d), "zip('abc', "+g.of(list, d)+")", "**"+g.in(g.expr(dict, d), bindBitOr)+", b="+g.of(integer, d)))
	}
	return atom("dict.fromkeys(%s, %s)", g.of(text, d), g.of(integer, d))
}

func (g *generator) set(d int) expr {
	switch g.r.IntN(5) {
	case 0:
		return atom("{%s, *%s}", g.of(integer, d), g.in(g.iterable(d), bindBitOr))
	case 1:
		return atom("{%s}", g.comprehension(d, false))
	case 2:
		op := g.pick("|", "&", "-", "^")
		bind := map[string]int{"|": bindBitOr, "&": bindBitAnd, "-": bindSum, "^": bindBitXor}[op]
		return g.binary(op, bind, set, set, d)
	case 3:
		return atom("{%s, %s}", g.of(integer, d), g.of(integer, d))
	}
	return atom("set(%s)", g.in(g.iterable(d), bindLambda))
}

func (g *generator) anyClass() *class {
	if len(g.classes) == 0 {
		return nil
	}
	return g.classes[g.r.IntN(len(g.classes))]
}

// instance makes an object of one of the classes.
func (g *generator) instance(d int) expr {
	c := g.anyClass()
	switch g.r.IntN(3) {
	case 0:
		return atom("%s(%s)", c.name, g.of(integer, d))
	case 1:
		return atom("%s(%s, b=%s)", c.name, g.of(integer, d), g.of(integer, d))
	}
	return atom("%s(%s, %s)", c.name, g.of(integer, d), g.of(integer, d))
}

func (g *generator) object(d int) expr {
	c := g.anyClass()
	if c == nil {
		return g.leaf(object)
	}
	e := g.instance(d)
	switch g.r.IntN(7) {
	case 0:
		return expr{e.s + " " + g.pick("+", "-") + " " + g.in(g.expr(integer, d), bindTerm), bindSum}
	case 1:
		return expr{e.s + " @ " + g.instance(d).s, bindTerm}
	case 2:
		return expr{g.in(g.expr(integer, d), bindTerm) + " * " + e.s, bindTerm}
	case 3:
		return expr{e.s + g.pick(" == ", " < ", " != ") + g.instance(d).s, bindCompare}
	case 4:
		return atom("%s[%s]", e.s, g.pick(g.of(integer, d), "1:2", "1, 2", "...", "*[1, 2]", "1:2, 3"))
	case 5:
		return expr{g.pick("-", "~", "+") + e.s, bindUnary}
	}
	return e
}

// afford reports whether a call of f fits into the time a program may take.
func (g *generator) afford(f *function) bool {
	return g.frame.cost+f.cost*g.frame.factor < 3000
}

// call is a call of a function that gives the kind.
func (g *generator) call(k kind, d int) (expr, bool) {
	var fit []*function
	for _, f := range g.frame.funcs {
		if f.result == k && !f.async && !f.yields && g.afford(f) {
			fit = append(fit, f)
		}
	}
	if len(fit) == 0 {
		return expr{}, false
	}
	return g.invoke(fit[g.r.IntN(len(fit))], d), true
}

// invoke is a call with the arguments that the function takes, or almost.
func (g *generator) invoke(f *function, d int) expr {
	g.frame.cost += f.cost * g.frame.factor
	n := len(f.params) - g.r.IntN(f.optional+1)
	if g.chance(3) {
		n += g.r.IntN(3) - 1
	}
	var args []string
	starred := g.chance(10)
	for i := range max(n, 0) {
		if i > 0 && i < len(f.params) && g.chance(15) {
			args = append(args, f.params[i]+"="+g.of(integer, d))
			for j := i + 1; j < n && j < len(f.params); j++ {
				args = append(args, f.params[j]+"="+g.of(integer, d))
			}
			starred = false
			break
		}
		args = append(args, g.of(integer, d))
	}
	if starred && len(args) > 0 {
		args = []string{"*[" + strings.Join(args, ", ") + "]"}
	}
	if f.star && g.chance(40) && !strings.Contains(strings.Join(args, ","), "=") {
		args = append(args, "*"+g.in(g.iterable(0), bindBitOr))
	}
	for _, k := range f.keywords {
		switch g.r.IntN(5) {
		case 0:
			args = append(args, "**{'"+k+"': "+g.of(integer, d)+"}")
		case 1:
		default:
			args = append(args, k+"="+g.of(integer, d))
		}
	}
	// Keywords come behind what is positional, and ** behind those.
	var plain, named, double []string
	for _, a := range args {
		switch {
		case strings.HasPrefix(a, "**"):
			double = append(double, a)
		case isKeyword(a):
			named = append(named, a)
		default:
			plain = append(plain, a)
		}
	}
	return atom("%s(%s)", f.name, strings.Join(append(append(plain, named...), double...), ", "))
}

// isKeyword reports whether an argument begins with name=.
func isKeyword(a string) bool {
	name, rest, ok := strings.Cut(a, "=")
	return ok && name != "" && !strings.ContainsAny(name, " ([{*'\"\x01") && !strings.HasPrefix(rest, "=")
}

// coroutine is a call of an asynchronous function.
func (g *generator) coroutine(d int) string {
	for _, f := range g.frame.funcs {
		if f.async && !f.yields && g.afford(f) {
			return g.invoke(f, d).s
		}
	}
	return "asyncio.sleep(0, " + g.of(integer, d) + ")"
}
