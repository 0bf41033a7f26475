package fuzz

import (
	"fmt"
	"strings"
)

// bindTo makes a name a variable of a kind from here on.
func (g *generator) bindTo(k kind, name string) {
	for other := range kinds {
		g.forget(other, name)
	}
	g.frame.vars[k] = append(g.frame.vars[k], name)
}

// within writes a block whose new variables may be unbound after it.
func (g *generator) within(write func()) {
	saved := map[kind][]string{}
	for k, v := range g.frame.vars {
		saved[k] = v[:len(v):len(v)]
	}
	funcs, classes := g.frame.funcs, g.classes
	g.block(write)
	if g.chance(96) { // at times they are used all the same
		g.frame.vars, g.frame.funcs, g.classes = saved, funcs, classes
	}
}

func (g *generator) some(n int) func() {
	return func() {
		for range 1 + g.r.IntN(n) {
			g.statement()
		}
	}
}

// repeated writes the block of a loop of at most n rounds.
func (g *generator) repeated(n int, write func()) {
	f := g.frame
	f.loops++
	f.factor *= max(n, 1)
	g.within(write)
	f.factor /= max(n, 1)
	f.loops--
}

// statement writes a statement.
func (g *generator) statement() {
	if g.frame.depth > 3 || g.frame.cost > 2500 || g.indent > 5 {
		g.simple()
		return
	}
	switch g.r.IntN(20) {
	case 0, 1:
		g.conditional()
	case 2, 3:
		g.loop()
	case 4:
		g.whileLoop()
	case 5, 6, 7:
		g.try()
	case 8:
		g.with()
	case 9, 10:
		g.match()
	default:
		g.simple()
	}
}

func (g *generator) simple() {
	if g.chance(18) && g.frame.factor < 9 {
		g.wild()
		return
	}
	switch g.r.IntN(16) {
	case 0, 1, 2, 3:
		g.assign()
	case 4, 5:
		g.augment()
	case 6, 7, 8:
		k := kind(g.r.IntN(int(kinds)))
		if k == set {
			k = integer
		}
		g.line("print(%s)", g.of(k, 3))
	case 9:
		g.unpack()
	case 10:
		g.store()
	case 11:
		g.delete()
	case 12:
		switch {
		case g.frame.loops > 0 && g.chance(60):
			g.line("if %s: %s", g.in(g.expr(boolean, 2), bindNamed), g.pick("break", "continue"))
		case g.frame.function && !g.frame.generates && g.frame.depth > 0:
			g.line("return %s", g.of(integer, 2))
		default:
			g.line("assert %s, %s", g.in(g.expr(boolean, 2), bindLambda), g.of(text, 1))
		}
	case 13:
		g.annotated()
	case 14:
		g.rare()
	default:
		if g.frame.generates && !g.frame.class {
			if !g.frame.async && g.chance(30) {
				g.line("yield from %s", g.in(g.iterable(1), bindLambda))
			} else {
				g.line("yield %s", g.of(integer, 2))
			}
			return
		}
		if g.frame.async && g.chance(60) {
			g.line("await %s", g.coroutine(1))
			return
		}
		if e, ok := g.call(integer, 2); ok {
			g.line("%s", e.s)
			return
		}
		g.line("print(%s, %s)", g.of(integer, 3), g.of(text, 2))
	}
}

// bounded keeps values small that a loop would let grow.
func (g *generator) bounded(k kind, e string) string {
	if g.frame.loops == 0 && !g.frame.function {
		return e
	}
	switch k {
	case integer:
		if strings.ContainsAny(e, "*<(:") {
			return "(" + e + ") % 9973"
		}
	case text, list, tuple, octets:
		if strings.ContainsAny(e, "+*([") {
			return "(" + e + ")[:9]"
		}
	case dict, set, object:
	}
	return e
}

func (g *generator) target(k kind) string {
	if vars := g.frame.vars[k]; len(vars) > 0 && g.chance(40) {
		return vars[g.r.IntN(len(vars))]
	}
	return g.fresh("v")
}

func (g *generator) assign() {
	k := []kind{integer, integer, integer, text, list, dict, tuple, float, boolean, octets, set, none, object}[g.r.IntN(13)]
	value := g.bounded(k, g.of(k, 3))
	name := g.target(k)
	if g.chance(10) {
		other := g.fresh("v")
		g.line("%s = %s = %s", name, other, value)
		g.bindTo(k, other)
	} else {
		g.line("%s = %s", name, value)
	}
	g.bindTo(k, name)
}

func (g *generator) augment() {
	f := g.frame
	if vars := f.vars[integer]; len(vars) > 0 && g.chance(60) {
		name := vars[g.r.IntN(len(vars))]
		op := g.pick("+=", "-=", "//=", "%=", "&=", "|=", "^=", ">>=", "/=", "**=", "<<=", "*=", "@=")
		right := g.of(integer, 2)
		switch op {
		case "**=", "<<=", "*=":
			if f.loops > 0 || f.function {
				g.line("%s = (%s %s %s) %% 997", name, name, strings.TrimSuffix(op, "="), g.pick("2", "3"))
				return
			}
			right = g.pick("2", "3", "1")
		case "/=":
			g.line("%s /= %s", name, right)
			g.bindTo(float, name)
			return
		}
		g.line("%s %s %s", name, op, right)
		return
	}
	switch g.r.IntN(5) {
	case 0:
		if v := f.vars[text]; len(v) > 0 {
			g.line("%s += %s", v[g.r.IntN(len(v))], g.leafText())
			return
		}
	case 1:
		if v := f.vars[list]; len(v) > 0 {
			g.line("%s %s", v[g.r.IntN(len(v))], g.pick("+= [1, 2]", "*= 1", "[0] += 1", "[-1:] += (7,)", "+= 'xy'", "[1] *= 2"))
			return
		}
	case 2:
		if v := f.vars[dict]; len(v) > 0 {
			g.line("%s %s", v[g.r.IntN(len(v))], g.pick("|= {'z': 1}", "['a'] += 1", "['q'] -= 1"))
			return
		}
	case 3:
		if v := f.vars[set]; len(v) > 0 {
			g.line("%s %s {1, 5}", v[g.r.IntN(len(v))], g.pick("|=", "&=", "-=", "^="))
			return
		}
	default:
		if v := f.vars[object]; len(v) > 0 {
			g.line("%s%s %s %s", v[g.r.IntN(len(v))], g.pick(".a", ".b", ""), g.pick("+=", "-="), g.of(integer, 1))
			return
		}
	}
	g.assign()
}

func (g *generator) leafText() string { return g.pick("'x'", "'é'", "str(1)", "1") }

func (g *generator) unpack() {
	a, b, c := g.fresh("v"), g.fresh("v"), g.fresh("v")
	switch g.r.IntN(6) {
	case 0:
		g.line("%s, %s = %s, %s", a, b, g.of(integer, 2), g.of(integer, 2))
	case 1:
		g.line("%s, *%s = %s", a, b, g.of(list, 2))
		g.bindTo(integer, a)
		g.bindTo(list, b)
		return
	case 2:
		g.line("[%s, (%s, %s)] = %s, (%s, %s)", a, b, c, g.of(integer, 1), g.of(integer, 1), g.of(integer, 1))
		g.bindTo(integer, c)
	case 3:
		g.line("*%s, %s = %s", a, b, g.in(g.iterable(1), bindLambda))
		g.bindTo(list, a)
		g.bindTo(integer, b)
		return
	case 4:
		g.line("(%s, %s), = [%s]", a, b, g.of(tuple, 1))
	default:
		g.line("%s, %s = %s", a, b, g.of(list, 1))
	}
	g.bindTo(integer, a)
	g.bindTo(integer, b)
}

// store writes to a part of something.
func (g *generator) store() {
	f := g.frame
	switch g.r.IntN(5) {
	case 0:
		if v := f.vars[list]; len(v) > 0 {
			name := v[g.r.IntN(len(v))]
			g.line("%s[%s] = %s", name, g.index(1), g.of(integer, 2))
			return
		}
	case 1:
		if v := f.vars[dict]; len(v) > 0 {
			g.line("%s[%s] = %s", v[g.r.IntN(len(v))], g.of(text, 1), g.of(integer, 2))
			return
		}
	case 2:
		if v := f.vars[object]; len(v) > 0 {
			g.line("%s.%s = %s", v[g.r.IntN(len(v))], g.pick("a", "b", "c", "p"), g.of(integer, 2))
			return
		}
	case 3:
		if v := f.vars[list]; len(v) > 0 {
			g.line("%s[%s] = %s", v[g.r.IntN(len(v))], g.slice(1), g.in(g.iterable(0), bindLambda))
			return
		}
	default:
		if v := f.vars[list]; len(v) > 0 {
			name := v[g.r.IntN(len(v))]
			g.line("%s.%s", name, g.pick("append("+g.of(integer, 2)+")", "sort()", "reverse()", "pop()", "insert(0, "+g.of(integer, 1)+")", "remove("+g.of(integer, 1)+")", "clear()", "extend((1, 2))"))
			return
		}
	}
	g.assign()
}

func (g *generator) delete() {
	f := g.frame
	switch g.r.IntN(5) {
	case 0:
		if v := f.vars[list]; len(v) > 0 {
			g.line("del %s[%s]", v[g.r.IntN(len(v))], g.pick("0", "-1", "1:", "::2", g.of(integer, 0)))
			return
		}
	case 1:
		if v := f.vars[dict]; len(v) > 0 {
			g.line("del %s[%s]", v[g.r.IntN(len(v))], g.of(text, 0))
			return
		}
	case 2:
		if v := f.vars[object]; len(v) > 0 {
			g.line("del %s.%s", v[g.r.IntN(len(v))], g.pick("a", "b", "nope"))
			return
		}
	}
	a, b := g.fresh("v"), g.fresh("v")
	g.line("%s = %s = %s", a, b, g.of(integer, 1))
	switch {
	case g.chance(20):
		g.line("del %s, (%s)", a, b)
	case g.chance(25) && !f.class:
		g.line("del %s", a)
		g.line("print(%s)", a)
	default:
		g.line("del %s", a)
		g.bindTo(integer, b)
	}
}

func (g *generator) annotated() {
	switch g.r.IntN(4) {
	case 0:
		v := g.fresh("v")
		g.line("%s: int = %s", v, g.of(integer, 2))
		g.bindTo(integer, v)
	case 1:
		g.line("%s: %s", g.fresh("v"), g.pick("int", "list[int]", "'forward'", "dict[str, int] | None"))
	case 2:
		if v := g.frame.vars[object]; len(v) > 0 && !g.frame.class {
			g.line("%s.a: int = %s", v[0], g.of(integer, 2))
			return
		}
		g.line("pass")
	default:
		if v := g.frame.vars[list]; len(v) > 0 {
			g.line("%s[0]: int = %s", v[0], g.of(integer, 2))
			return
		}
		g.line("...")
	}
}

// rare writes one of the statements that programs seldom have.
func (g *generator) rare() {
	f := g.frame
	switch g.r.IntN(9) {
	case 0:
		if g.chance(10) {
			g.wide()
			return
		}
		a := g.fresh("A")
		if f.class || f.function {
			g.line("type %s = list[int]", a)
		} else {
			g.line("type %s%s = %s", a, g.pick("", "[T]", "[T: int, *Ts, **P]"), g.pick("int", "list[int]", "dict[str, 'x']"))
		}
		g.line("print(%s.__name__, %s.__value__)", a, a)
	case 1:
		v := g.fresh("m")
		g.line("import %s as %s", g.pick("math", "string", "collections.abc", "operator"), v)
		g.line("print(%s.__name__)", v)
	case 2:
		v := g.fresh("n")
		g.line("from math import %s as %s", g.pick("gcd", "lcm", "comb", "isqrt", "nope"), v)
		g.line("print(%s(6%s))", v, g.pick(", 4", ""))
	case 3:
		inner := g.pick("x = 1\ny = x + 1\ndel x\nprint(y)", "from math import *\nprint(floor(2.5))", "class Q:\n    def f(self): return x\nx = 3\nprint(Q().f())",
			"for i in range(3):\n    print(i)\nelse:\n    del i", "def f():\n    global z\n    z = [y for y in 'ab']\nf()\nprint(z)", "print(undefined)", "x = y = 2\nx += y\nprint(x, [x + q for q in (1, 2)])",
			"class K:\n    x = 1\n    print(locals()['x'], [x for x in range(2)])\n    del x\nprint(K.__name__)", "def o():\n    v = 1\n    class L:\n        print(v)\n        v = 2\n        print(v)\no()",
			"def o(T):\n    class L[U]:\n        def m[V](self, x: U, y: V) -> T: return T\n    return L().m(1, 2)\nprint(o(5))", "a, *b = [c, d] = (1, 2)\nprint(a, b, c, d)\n[*e] = 'xy'\nprint(e)")
		g.inner = append(g.inner, inner)
		g.line("exec(%s, {})", pyQuote(inner))
	case 4:
		g.line("print(eval(%s))", pyQuote(g.pick("1 + 2", "[i * 2 for i in range(3)]", "1 +", "(lambda x: x)(5)", "undefined")))
	case 5:
		g.line("raise %s", g.exception(2))
	case 6:
		g.line("if %s: raise %s", g.in(g.expr(boolean, 2), bindNamed), g.exception(1))
	case 7:
		g.line("%s", g.pick("pass", "...", "0", "'text'"))
	default:
		if f.function && !f.class && len(f.outer) == 0 && !f.async {
			v := g.fresh("g")
			g.line("global %s", v)
			g.line("%s = %s", v, g.of(integer, 1))
			f.vars[integer] = append(f.vars[integer], v)
			return
		}
		g.line("print(*%s, sep=%s)", g.in(g.iterable(1), bindBitOr), g.pick("'-'", "''", "', '"))
	}
}

// wide writes an assignment to more targets, or a function of more variables, than fit into
// registers.
func (g *generator) wide() {
	n := 130 + g.r.IntN(20)
	if g.frame.function || g.frame.class || g.chance(50) {
		v := g.fresh("u")
		names := make([]string, n)
		for i := range names {
			names[i] = fmt.Sprintf("%s_%d", v, i)
		}
		g.line("%s = range(%d)", strings.Join(names, ", "), n-g.r.IntN(20)/19)
		g.line("print(%s, %s)", names[0], names[n-1])
		return
	}
	name := g.fresh("wide")
	g.line("def %s():", name)
	g.block(func() {
		for i := 0; i < 2*n; i += 10 {
			var parts []string
			for j := i; j < i+10; j++ {
				parts = append(parts, fmt.Sprintf("l%d", j))
			}
			g.line("%s = %d", strings.Join(parts, " = "), i)
		}
		g.line("def inner(): return l0 + l%d", 2*n-20)
		g.line("return inner() + sum([l%d for q in range(2)])", 2*n-15)
	})
	g.line("print(%s())", name)
}

var errorNames = []string{"ValueError", "TypeError", "KeyError", "ZeroDivisionError", "IndexError", "AttributeError", "LookupError", "ArithmeticError", "Exception", "NameError"}

func (g *generator) exception(d int) string {
	e := fmt.Sprintf("%s(%s)", errorNames[g.r.IntN(len(errorNames))], g.pick("", g.of(text, d), g.of(integer, d), g.of(text, 0)+", "+g.of(integer, 0)))
	switch g.r.IntN(8) {
	case 0:
		return errorNames[g.r.IntN(len(errorNames))]
	case 1:
		return e + " from " + g.pick("None", "ValueError('cause')", g.of(kind(g.r.IntN(2)), 0))
	case 2:
		return g.of(kind(g.r.IntN(int(kinds))), 0)
	case 3:
		return "ExceptionGroup(" + g.pick("'g'", "'two'") + ", [" + e + ", " + g.pick("ValueError(1)", "TypeError('t')", "ExceptionGroup('in', [KeyError('k')])") + "])"
	}
	return e
}

func (g *generator) conditional() {
	g.line("if %s:", g.in(g.expr(boolean, 3), bindNamed))
	g.within(g.some(2))
	for range g.r.IntN(3) / 2 {
		g.line("elif %s:", g.in(g.expr(boolean, 2), bindNamed))
		g.within(g.some(2))
	}
	if g.chance(50) {
		g.line("else:")
		g.within(g.some(2))
	}
}

func (g *generator) loop() {
	if g.frame.factor > 60 {
		g.simple()
		return
	}
	v, w := g.fresh("i"), g.fresh("i")
	vars := func(ks ...kind) func() {
		return func() {
			for i, k := range ks {
				g.frame.vars[k] = append(g.frame.vars[k], []string{v, w}[i])
			}
			g.some(3)()
		}
	}
	async := ""
	switch g.r.IntN(8) {
	case 0:
		g.line("for %s, %s in enumerate(%s):", v, w, g.in(g.iterable(1), bindLambda))
		g.repeated(4, vars(integer, integer))
	case 1:
		g.line("for %s, %s in %s.items():", v, w, g.primary(dict, 1))
		g.repeated(2, vars(text, integer))
	case 2:
		g.line("for %s in %s:", v, g.of(text, 1))
		g.repeated(3, vars(text))
	case 3:
		g.line("for %s, *%s in [(1, 2), (3,), %s]:", v, w, g.of(tuple, 1))
		g.repeated(3, vars(integer, list))
	case 4:
		g.line("for %s, %s in zip(%s, %s):", v, w, g.of(list, 1), g.in(g.iterable(1), bindLambda))
		g.repeated(3, vars(integer, integer))
	case 5:
		if g.frame.async {
			for _, f := range g.frame.funcs {
				if f.async && f.yields && g.afford(f) {
					async = "async "
					g.line("async for %s in %s:", v, g.invoke(f, 1).s)
					g.repeated(3, vars(integer))
				}
			}
			if async != "" {
				break
			}
		}
		fallthrough
	default:
		g.line("for %s in %s:", v, g.in(g.iterable(1), bindLambda))
		g.repeated(4, vars(integer))
	}
	if g.chance(25) {
		g.line("else:")
		g.within(g.some(1))
	}
}

func (g *generator) whileLoop() {
	if g.frame.factor > 60 {
		g.simple()
		return
	}
	v := g.fresh("w")
	n := 1 + g.r.IntN(4)
	switch g.r.IntN(3) {
	case 0:
		g.line("%s = %d", v, n)
		g.line("while %s:", v)
		g.repeated(n, func() {
			g.line("%s -= 1", v)
			g.some(2)()
		})
	case 1:
		g.line("%s = 0", v)
		g.line("while (%s := %s + 1) < %d:", v, v, n)
		g.repeated(n, g.some(2))
	default:
		g.line("%s = %d", v, n)
		g.line("while True:")
		g.repeated(n, func() {
			g.line("%s -= 1", v)
			g.line("if %s < 0: break", v)
			g.some(2)()
		})
	}
	if g.chance(20) {
		g.line("else:")
		g.within(g.some(1))
	}
}

func (g *generator) try() {
	g.line("try:")
	g.within(g.some(3))
	star := ""
	if g.chance(15) {
		star = "*"
	}
	handlers := g.r.IntN(3)
	closed := g.chance(30)
	loops := g.frame.loops
	if handlers == 0 && g.chance(60) {
		handlers = 1
	}
	depth := g.frame.depth
	for i := range handlers {
		name := g.fresh("e")
		what := errorNames[g.r.IntN(len(errorNames))]
		switch g.r.IntN(6) {
		case 0:
			what = "(" + what + ", " + errorNames[g.r.IntN(len(errorNames))] + ")"
		case 1, 2, 3:
			what = "Exception"
		case 4:
			if g.chance(40) {
				a, b := what, errorNames[g.r.IntN(len(errorNames))]
				what = ""
				g.line("except%s %s:", star, g.either(a+", "+b, "("+a+", "+b+")"))
			}
		}
		switch {
		case what == "":
			name = ""
		case i == handlers-1 && star == "" && g.chance(20):
			g.line("except:")
			name = ""
		case g.chance(85):
			g.line("except%s %s as %s:", star, what, name)
		default:
			g.line("except%s %s:", star, what)
			name = ""
		}
		if star != "" {
			g.frame.loops = 0 // break and continue may not leave it, nor return
			g.frame.depth = -9
		}
		g.within(func() {
			if name != "" {
				g.line("print(%s, %s)", g.pick("type("+name+").__name__", "repr("+name+")", name+".args"), name)
			}
			if g.chance(40) {
				g.simple()
			}
			if g.chance(8) {
				g.line("raise")
			}
		})
		g.frame.loops, g.frame.depth = loops, depth
	}
	if handlers > 0 && g.chance(25) {
		g.line("else:")
		g.within(g.some(1))
	}
	if handlers == 0 || closed {
		g.line("finally:")
		// A jump out of a finally block is a warning in later versions.
		g.frame.loops = 0
		g.frame.depth = -9
		g.within(func() { g.line("print('finally', %s)", g.of(integer, 1)) })
		g.frame.loops, g.frame.depth = loops, depth
	}
}

func (g *generator) with() {
	var managers []*class
	for _, c := range g.classes {
		if c.context {
			managers = append(managers, c)
		}
	}
	if len(managers) == 0 {
		c := &class{name: g.fresh("C"), context: true, asyncs: true}
		g.line("class %s:", c.name)
		g.block(func() {
			g.line("def __init__(self, a, b=0): self.a, self.b = a, b")
			g.line("def __repr__(self): return f'%s({self.a!r})'", c.name)
			g.line("def __enter__(self): return self")
			g.line("def __exit__(self, *args): print('exit', args[0]); return %s", g.pick("None", "True", "args[0] is TypeError"))
			g.line("async def __aenter__(self): return self.a")
			g.line("async def __aexit__(self, *args): print('aexit', args[0])")
		})
		g.classes = append(g.classes, c)
		managers = append(managers, c)
	}
	c := managers[g.r.IntN(len(managers))]
	v := g.fresh("c")
	item := c.name + "(" + g.of(integer, 1) + ")"
	async := ""
	if c.asyncs && g.frame.async && g.chance(60) {
		async = "async "
	}
	switch g.r.IntN(4) {
	case 0:
		g.line("%swith %s:", async, item)
	case 1:
		g.line("%swith (%s as %s, %s(%s)):", async, item, v, c.name, g.of(integer, 1))
	case 2:
		g.line("%swith %s as %s, %s(1) as %s.c:", async, item, v, c.name, v)
	default:
		g.line("%swith %s as %s:", async, item, v)
	}
	g.within(g.some(3))
}

func (g *generator) match() {
	k := []kind{integer, text, list, tuple, dict, object, tuple}[g.r.IntN(7)]
	g.line("match %s:", g.of(k, 2))
	g.indent++
	for i := range 1 + g.r.IntN(3) {
		vars := map[kind][]string{}
		p := g.pattern(k, 2, vars)
		if i > 0 && g.chance(20) {
			p = g.pick("_", g.fresh("p"))
			g.line("case %s if %s:", p, g.in(g.expr(boolean, 1), bindNamed))
		} else {
			guard := ""
			if g.chance(20) {
				guard = " if " + g.in(g.expr(boolean, 2), bindNamed)
			}
			g.line("case %s%s:", p, guard)
		}
		g.within(func() {
			for vk := range kinds {
				g.frame.vars[vk] = append(g.frame.vars[vk], vars[vk]...)
			}
			for vk := range kinds {
				for _, v := range vars[vk] {
					g.line("print(%s)", v)
				}
			}
			g.some(1)()
		})
	}
	if g.chance(40) {
		g.line("case _:")
		g.within(g.some(1))
	}
	g.indent--
}

// pattern is a pattern and the variables it binds.
func (g *generator) pattern(k kind, d int, vars map[kind][]string) string {
	capture := func(k kind) string {
		v := g.fresh("p")
		vars[k] = append(vars[k], v)
		return v
	}
	if d == 0 {
		return g.pick("_", "1", "'a'", "None", "True", capture(integer))
	}
	switch k {
	case integer:
		return g.pick("0", "1 | 2", "-1", "int()", "int("+capture(integer)+")", "3 as "+capture(integer), "1.5", "1+2j", "-2.5-1j", "bool() | str()", "0x10")
	case text:
		return g.pick("'a'", "'b c' | 'é'", "str() as "+capture(text), "'x' 'y'", "str("+capture(text)+")")
	case list, tuple:
		switch g.r.IntN(6) {
		case 0:
			return "[" + g.pattern(integer, d-1, vars) + ", *" + g.pick("_", capture(list)) + "]"
		case 1:
			return "(" + g.pattern(integer, d-1, vars) + ", " + g.pattern(text, d-1, vars) + ")"
		case 2:
			return "[]"
		case 3:
			return g.pattern(integer, d-1, vars) + ", " + g.pattern(integer, d-1, vars)
		case 4:
			return "[*_, " + g.pattern(integer, d-1, vars) + "]"
		}
		return "[" + g.pattern(kind(g.r.IntN(int(set))), d-1, vars) + "]"
	case dict:
		return g.pick("{'a': "+g.pattern(integer, d-1, vars)+"}", "{}", "{'a': _, **"+capture(dict)+"}", "{'b': 1 | 2 as "+capture(integer)+", 'a': _}")
	case object:
		if c := g.anyClass(); c != nil {
			if c.match {
				return g.pick(c.name+"("+g.pattern(integer, d-1, vars)+")", c.name+"(_, b="+capture(integer)+")", c.name+"(1, 2, 3)", c.name+"()")
			}
			return c.name + g.pick("(a="+g.pattern(integer, d-1, vars)+")", "()", "(a=1, b="+capture(integer)+")", "(1)")
		}
		return g.pick("int()", "object()", "slice(start="+capture(integer)+")")
	}
	return g.pick("_", "None", "1.5 | 2.0", "True", "False | None", "float()")
}
