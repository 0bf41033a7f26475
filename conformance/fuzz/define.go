package fuzz

import (
	"strings"
)

// define writes a definition at the top of the program.
func (g *generator) define() {
	switch g.r.IntN(10) {
	case 0, 1, 2, 3:
		g.function(false, false)
	case 4:
		g.function(false, true)
	case 5, 6, 7:
		g.class()
	default:
		if !g.seen["asyncio"] {
			g.seen["asyncio"] = true
			g.line("import asyncio")
		}
		if g.chance(40) {
			g.function(true, g.chance(60))
		}
		g.mainCoroutine()
	}
}

// signature makes up parameters and gives their text.
func (g *generator) signature(f *function) string {
	var parts []string
	n := g.r.IntN(4)
	f.optional = g.r.IntN(n + 1)
	slash := -1
	if n > 0 && g.chance(15) {
		slash = g.r.IntN(n)
	}
	for i := range n {
		name := g.fresh("x")
		f.params = append(f.params, name)
		p := name
		if g.chance(15) {
			p += ": " + g.pick("int", "'str'", "list[int] | None")
		}
		if i >= n-f.optional {
			p += "=" + g.of(integer, 1)
		}
		parts = append(parts, p)
		if i == slash {
			parts = append(parts, "/")
		}
	}
	switch {
	case g.chance(15):
		f.star = true
		parts = append(parts, "*rest")
	case g.chance(15):
		parts = append(parts, "*")
	}
	if len(parts) > 0 && strings.HasPrefix(parts[len(parts)-1], "*") || f.star {
		for range 1 + g.r.IntN(2) {
			k := g.fresh("k")
			f.keywords = append(f.keywords, k)
			parts = append(parts, k+g.pick("", "="+g.of(integer, 0)))
		}
	}
	if g.chance(10) {
		parts = append(parts, "**options")
	}
	return strings.Join(parts, ", ")
}

func (g *generator) decorators() {
	if !g.chance(12) {
		return
	}
	if !g.seen["trace"] {
		g.seen["trace"] = true
		g.line("def trace(f):")
		g.block(func() {
			g.line("def wrapper(*args, **kwargs):")
			g.block(func() {
				g.line("print('call', f.__name__, args, kwargs)")
				g.line("return f(*args, **kwargs)")
			})
			g.line("return wrapper")
		})
	}
	g.line("@trace")
}

// function writes a function, a generator, or an asynchronous one of these.
func (g *generator) function(async, yields bool) {
	f := &function{name: g.fresh("f"), async: async, yields: yields, result: integer}
	if !async {
		g.decorators()
	}
	prefix, generic := "", ""
	if async {
		prefix = "async "
	}
	if g.chance(8) {
		generic = g.pick("[T]", "[T: int]", "[T, *Ts, **P]", "[T: (int, str)]")
	}
	returns := ""
	if g.chance(15) {
		returns = " -> " + g.pick("int", "'T'", "None")
	}
	g.line("%sdef %s%s(%s)%s:", prefix, f.name, generic, g.signature(f), returns)
	g.body(f)
	g.frame.funcs = append(g.frame.funcs, f)
}

// body writes the block of a function.
func (g *generator) body(f *function) {
	outer := append([]string{}, g.frame.vars[integer]...)
	inner := g.frame.function // it is in a function, whose variables it captures
	if inner {
		outer = append(outer, g.frame.outer...)
	}
	if g.frame.class {
		outer = nil
	}
	g.enter(&frame{function: true, async: f.async, generates: f.yields})
	if inner {
		g.frame.outer = outer
	}
	g.frame.vars[integer] = append(append([]string{}, f.params...), f.keywords...)
	if f.star {
		g.frame.vars[tuple] = []string{"rest"}
	}
	g.block(func() {
		if g.chance(10) {
			g.line("'''Says what it does.'''")
		}
		if inner && len(outer) > 0 && g.chance(40) {
			v := outer[g.r.IntN(len(outer))]
			if !contains(f.params, v) && !contains(f.keywords, v) {
				g.line("nonlocal %s", v)
				g.line("%s = %s", v, g.bounded(integer, g.of(integer, 1)))
			}
		}
		if !f.yields && !f.async && len(f.params) > 0 && g.chance(12) {
			p := f.params[0]
			g.line("if %s > 0 and %s < 9:", p, p)
			g.block(func() {
				g.line("return %s(%s - 1%s) + 1", f.name, p, strings.Repeat(", 0", max(0, len(f.params)-f.optional-1)))
			})
			g.frame.cost *= 9
		}
		g.some(3)()
		if g.frame.depth < 2 && g.indent < 2 && g.chance(12) {
			saved := g.classes
			g.class()
			if e := g.instance(1); g.chance(70) {
				g.line("print(%s)", e.s)
			}
			g.classes = saved
		}
		if g.indent < 3 && g.chance(10) {
			g.closure()
		}
		if g.frame.depth < 2 && g.indent < 3 && g.chance(25) {
			g.function(f.async && g.chance(50), g.chance(30))
			if g.chance(60) {
				g.statement()
			}
		}
		switch {
		case f.yields:
			g.line("yield %s", g.of(integer, 2))
			if !f.async && g.chance(30) {
				g.line("return %s", g.of(integer, 1))
			}
		case g.chance(85):
			g.line("return %s", g.bounded(integer, g.of(integer, 3)))
		}
	})
	f.cost = g.leave().cost
}

// closure writes a function whose variables others capture: one that is deleted, a walrus in a
// comprehension, a loop variable.
func (g *generator) closure() {
	v, f := g.fresh("v"), g.fresh("h")
	g.line("%s = %s", v, g.of(integer, 1))
	switch g.r.IntN(6) {
	case 0:
		g.line("%s = lambda: %s", f, v)
		g.line("del %s", v)
		g.line("print(%s())", f)
		return
	case 1:
		g.line("def %s():", f)
		g.block(func() {
			g.line("nonlocal %s", v)
			g.line("del %s", v)
		})
		g.line("%s()", f)
		g.line("print(%s)", v)
		return
	case 2:
		g.line("%s = [lambda: %s + q for q in range(3)]", f, v)
		g.line("print([h() for h in %s], %s)", f, v)
	case 3:
		g.line("%s = [(%s := q) for q in range(2)]", f, v)
		g.line("print(%s, %s, (lambda: %s)())", f, v, v)
	case 4:
		g.line("[%s, *%s] = %s", v, f, g.of(list, 1))
		g.line("print(%s, locals().get('%s'), sorted(locals())[:2])", f, v)
	default:
		g.line("def %s(n):", f)
		g.block(func() {
			g.line("nonlocal %s", v)
			g.line("for %s in range(n): yield lambda: %s", v, v)
		})
		g.line("print([h() for h in %s(2)], %s)", f, v)
	}
	g.bindTo(integer, v)
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// class writes a class whose instances have integers a and b.
func (g *generator) class() {
	c := &class{name: g.fresh("C")}
	var bases []string
	base := g.anyClass()
	if base != nil && g.chance(50) {
		bases = append(bases, base.name)
		c.methods = append(c.methods, base.methods...)
		c.context, c.asyncs = base.context, base.asyncs
	} else {
		base = nil
	}
	if base == nil && g.chance(10) {
		bases = append(bases, g.pick("Exception", "metaclass=type", "*()", "**{}", "object"))
	}
	g.decoratedClass()
	head := ""
	if len(bases) > 0 {
		head = "(" + strings.Join(bases, ", ") + ")"
	}
	generic := ""
	if g.chance(7) {
		generic = g.pick("[T]", "[T, *Ts]")
	}
	g.line("class %s%s%s:", c.name, generic, head)
	g.enter(&frame{class: true})
	g.block(func() {
		if g.chance(10) {
			g.line("'''A class.'''")
		}
		if g.chance(10) && base == nil {
			g.line("__slots__ = ('a', 'b', 'c')")
		}
		if g.chance(20) {
			c.match = true
			g.line("__match_args__ = ('a', 'b')")
		}
		if g.chance(20) {
			v := g.fresh("v")
			g.line("%s = %s", v, g.of(integer, 2))
			g.bindTo(integer, v)
			if g.chance(40) {
				g.line("%s = [%s + i for i in range(2)]", g.fresh("v"), g.pick("1", "len('ab')"))
			}
		}
		if g.chance(6) {
			v, a := g.fresh("v"), g.fresh("A")
			g.line("%s = %s", v, g.of(integer, 0))
			g.line("type %s = (%s, len)", a, v)
			g.line("print(%s.__value__[0])", a)
		}
		if g.frames[len(g.frames)-1].function && g.chance(60) {
			g.classOfFunction()
		}
		g.line("def __init__(self, a, b=%s):", g.of(integer, 0))
		g.block(func() {
			if base != nil {
				g.line("%s.__init__(a, b)", g.pick("super()", "super("+c.name+", self)"))
				if g.chance(30) {
					g.line("self.a = a + 1")
				}
			} else {
				g.line("self.a = a; self.b = b")
			}
		})
		g.line("def __repr__(self): return f'%s({self.a!r}, {self.b!r})'", c.name)
		for range 1 + g.r.IntN(2) {
			c.methods = append(c.methods, g.method(c))
		}
		for range g.r.IntN(3) {
			g.special(c)
		}
	})
	g.leave()
	g.classes = append(g.classes, c)
}

func (g *generator) decoratedClass() {
	if g.chance(5) {
		g.line("@%s", g.pick("lambda c: c", "(lambda *a: a[0])"))
	}
}

// classOfFunction writes statements of a class body in a function: names that are the
// class's, the function's or a comprehension's.
func (g *generator) classOfFunction() {
	outer := g.frames[len(g.frames)-1]
	if vars := outer.vars[integer]; len(vars) > 0 {
		v := vars[g.r.IntN(len(vars))]
		switch g.r.IntN(5) {
		case 0:
			g.line("%s = %s + 1", v, v)
			g.line("print(%s)", v)
		case 1:
			g.line("print([%s for q in range(2)], __class__ if False else %s)", v, v)
		case 2:
			g.line("if %s > 1: %s = 2", v, v)
			g.line("print(%s, [%s + q for q in (%s,)])", v, v, v)
			g.line("del %s", v)
		case 3:
			g.line("nonlocal %s", v)
			g.line("%s = 3", v)
		default:
			g.line("def g(self): return __class__, %s", v)
		}
	}
}

// method writes an ordinary method.
func (g *generator) method(c *class) string {
	name := g.fresh("m")
	param := g.fresh("x")
	self := "self.a"
	switch g.r.IntN(6) {
	case 0:
		g.line("@staticmethod")
		g.line("def %s(%s, y=2):", name, param)
		self = "y"
	case 1:
		g.line("@classmethod")
		g.line("def %s(cls, %s):", name, param)
		self = "len(cls.__name__)"
	case 2:
		g.line("def %s(self, %s, *, k=1):", name, param)
		self = "self.__dict__['a']"
		if g.chance(50) {
			self = "k"
		}
	default:
		g.line("def %s(self, %s):", name, param)
	}
	g.enter(&frame{function: true})
	g.frame.vars[integer] = []string{param}
	g.block(func() {
		if g.chance(40) {
			g.statement()
		}
		if self == "self.a" && g.chance(20) {
			g.line("self.__n = %s", g.of(integer, 1))
			self = "self.__n"
		}
		if self == "self.a" && g.chance(10) {
			self = "__class__.__name__.count('C')"
		}
		g.line("return %s", g.bounded(integer, self+" + "+g.in(g.expr(integer, 2), bindTerm)))
	})
	g.leave()
	return name
}

// special writes a method that Python calls by itself.
func (g *generator) special(c *class) {
	arg := func() string { return "getattr(o, 'a', o)" }
	special := g.r.IntN(15)
	if !c.context && g.chance(35) {
		special = 5
	}
	switch special {
	case 0:
		g.line("def __add__(self, o): return %s(self.a + %s, self.b)", c.name, arg())
	case 1:
		g.line("def __rmul__(self, o): return %s", g.pick("self.a * o", "NotImplemented"))
	case 2:
		g.line("def __eq__(self, o): return %s", g.pick("self.a == "+arg(), "NotImplemented"))
	case 3:
		g.line("def __lt__(self, o): return self.a < %s", arg())
	case 4:
		g.line("def __getitem__(self, key): return %s", g.pick("key", "[self.a, self.b][key]", "(self.a, key)"))
	case 5:
		c.context = true
		g.line("def __enter__(self): print('enter', self); return self")
		g.line("def __exit__(self, kind, value, trace): print('exit', kind and kind.__name__); return %s", g.pick("True", "False", "None", "kind is ValueError"))
		if g.chance(50) {
			c.asyncs = true
			g.line("async def __aenter__(self): return self")
			g.line("async def __aexit__(self, *args): print('aexit', args[0])")
		}
	case 6:
		g.line("def __iter__(self): %s", g.pick("yield self.a; yield self.b", "return iter([self.a, self.b])", "return self"))
	case 7:
		g.line("def __call__(self, *args, **kw): return len(args) + self.a")
	case 8:
		g.line("def __matmul__(self, o): return self.a * %s", arg())
	case 9:
		g.line("def __getattr__(self, name):")
		g.block(func() {
			g.line("if name.startswith('_'): raise AttributeError(name)")
			g.line("return %s", g.pick("name", "len(name)", "self.missing if name == 'q' else 1"))
		})
	case 10:
		g.line("@property")
		g.line("def p(self): return self.a * 2")
		if g.chance(50) {
			g.line("@p.setter")
			g.line("def p(self, value): self.a = value")
		}
	case 11:
		g.line("def __neg__(self): return %s(-self.a, self.b)", c.name)
	case 12:
		g.line("def __bool__(self): return %s", g.pick("self.a > 1", "True", "1"))
	case 13:
		g.line("def __format__(self, spec): return '<' + spec + '>'")
	default:
		g.line("def __len__(self): return %s", g.pick("2", "abs(self.a)", "-1"))
	}
}

// mainCoroutine writes an asynchronous function and runs it.
func (g *generator) mainCoroutine() {
	name := g.fresh("main")
	g.line("async def %s():", name)
	g.enter(&frame{function: true, async: true})
	g.block(func() {
		g.some(3)()
		for _, f := range g.frame.funcs {
			if f.async && f.yields && g.afford(f) && g.chance(70) {
				v := g.fresh("i")
				if g.chance(50) {
					g.line("print([%s async for %s in %s])", v, v, g.invoke(f, 1).s)
				} else {
					g.line("async for %s in %s:", v, g.invoke(f, 1).s)
					g.block(func() { g.line("print(%s)", v) })
				}
			}
		}
		for _, c := range g.classes {
			if c.asyncs && g.chance(60) {
				g.line("async with %s(%s)%s:", c.name, g.of(integer, 1), g.pick("", " as "+g.fresh("c")))
				g.within(g.some(2))
				break
			}
		}
		switch g.r.IntN(3) {
		case 0:
			g.line("print(await asyncio.gather(%s, %s%s))", g.coroutine(1), g.coroutine(1), g.pick("", ", return_exceptions=True"))
		case 1:
			g.line("print([await %s for %s in range(2)])", g.coroutine(1), g.fresh("i"))
		default:
			g.line("print(await %s)", g.coroutine(1))
		}
	})
	cost := g.leave().cost
	g.frame.cost += cost
	g.line("try:")
	g.block(func() { g.line("asyncio.run(%s())", name) })
	g.line("except Exception as e:")
	g.block(func() { g.line("print(repr(e))") })
}
