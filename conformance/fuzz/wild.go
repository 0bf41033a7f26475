package fuzz

import (
	"fmt"
	"strings"
)

// What goes wrong: operands and arguments of any type, classes whose special methods answer
// oddly, generators that are thrown into, exceptions in handlers.

// anything is an expression of any type, most of which do not fit where it stands.
func (g *generator) anything() string {
	if g.chance(25) {
		return g.of(kind(g.r.IntN(int(kinds))), 1)
	}
	if names := g.odd; len(names) > 0 && g.chance(25) {
		return names[g.r.IntN(len(names))] + "()"
	}
	return g.pick("None", "True", "-1", "0", "3", "2**70", "-2**64", "1.5", "-0.0", "1e300", "float('nan')", "float('-inf')", "1j", "(1-2.5j)",
		"'é'", "'ab c'", "''", "'7'", "'a,b'", "b'ab'", "b''", `b'\xff'`, "bytearray(b'xy')", "memoryview(b'ab')", "[1]", "[]", "['b', 'a']", "[None, 2]", "(1, 'a')", "()", "((1, 2), (3, 4))",
		"{}", "{'a': 1}", "{1: 2}", "{1}", "set()", "frozenset({1, 2})", "range(3)", "range(5, 0, -2)", "slice(1)", "slice(None, None, 2)", "...", "NotImplemented",
		"int", "str", "list", "object", "type", "len", "ValueError('v')", "KeyError", "object()", "(lambda: 0)", "(lambda x, /, *, k: x)", "iter([1, 2])", "(i for i in (1, 2))", "zip('ab', (1, 2))",
		"enumerate('ab')", "map(str, [1])", "{'a': 1}.keys()", "{1: 2}.items()", "{}.values()", "int | None", "list[int]", "iter(list[int])", "print", "''.join", "__name__", "Exception", "dict.fromkeys('ab', 0)")
}

// small is one that no operator makes into what nobody can wait for.
func (g *generator) small() string {
	return g.pick("None", "True", "-1", "0", "3", "2", "7", "1.5", "-2.5", "1j", "'é'", "b'ab'", "bytearray(b'xy')", "[1]", "()", "(1, 'a')", "{}", "{1}", "range(3)", "...", "NotImplemented", "int", "len", "object()", "'%d'", "[]", "''")
}

func (g *generator) anythings(n int) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = g.anything()
	}
	return out
}

var operators = []string{"+", "-", "*", "/", "//", "%", "**", "@", "<<", ">>", "&", "|", "^", "<", "<=", "==", "!=", ">", ">=", "in", "not in", "is", "and", "or", "divmod", "pow"}

var builtinFunctions = []string{"abs", "all", "any", "ascii", "bin", "bool", "bytearray", "bytes", "callable", "chr", "complex", "dict", "divmod", "enumerate", "filter", "float",
	"format", "frozenset", "getattr", "hasattr", "hex", "int", "isinstance", "issubclass", "iter", "len", "list", "map", "max", "memoryview", "min", "next", "oct", "ord", "pow",
	"range", "repr", "reversed", "round", "set", "setattr", "delattr", "slice", "sorted", "str", "sum", "tuple", "type", "vars", "zip", "property", "staticmethod", "classmethod", "super", "print", "eval", "object"}

// methodsOf are methods by the type of their receiver, with how many arguments they take.
var methodsOf = map[string][]string{
	"'a,bé c'": {"split", "rsplit", "partition", "join", "replace", "find", "rindex", "count", "startswith", "endswith", "strip", "lstrip", "center", "ljust", "zfill", "encode", "format", "format_map",
		"translate", "expandtabs", "splitlines", "removeprefix", "removesuffix", "index", "maketrans", "isdigit", "upper"},
	"b'a,b c'":            {"split", "partition", "join", "replace", "find", "count", "startswith", "strip", "center", "decode", "hex", "translate", "fromhex", "index", "splitlines", "zfill"},
	"bytearray(b'xyz')":   {"append", "extend", "insert", "pop", "remove", "reverse", "clear", "find", "decode"},
	"[3, 1, 2]":           {"append", "extend", "insert", "pop", "remove", "index", "count", "sort", "reverse", "copy", "clear"},
	"(1, 2)":              {"index", "count"},
	"{'a': 1, 'b': 2}":    {"get", "pop", "popitem", "setdefault", "update", "keys", "items", "fromkeys", "copy", "clear"},
	"{1, 2, 3}":           {"add", "discard", "remove", "pop", "union", "intersection", "difference", "symmetric_difference", "update", "issubset", "issuperset", "isdisjoint", "difference_update"},
	"(5)":                 {"to_bytes", "bit_length", "from_bytes", "as_integer_ratio", "is_integer", "__add__", "__rsub__", "__pow__", "__divmod__", "__round__", "__format__"},
	"(2.5)":               {"is_integer", "as_integer_ratio", "hex", "fromhex", "__round__", "__floordiv__", "__format__"},
	"range(1, 9, 3)":      {"index", "count", "__contains__", "__getitem__"},
	"(i for i in 'ab')":   {"send", "throw", "close", "__next__"},
	"memoryview(b'abcd')": {"tobytes", "cast", "tolist", "__getitem__", "hex"},
	"slice(1, 9, 2)":      {"indices", "__eq__"},
	"ValueError('v', 1)":  {"with_traceback", "add_note", "__reduce__", "__setstate__"},
	"ExceptionGroup('g', [ValueError(1), KeyError(2)])": {"split", "subgroup", "derive"},
	"int":        {"from_bytes", "__instancecheck__", "__subclasscheck__", "mro"},
	"property()": {"getter", "setter", "fget", "__get__"},
}

var methodReceivers = func() (out []string) {
	for _, r := range []string{"'a,bé c'", "b'a,b c'", "bytearray(b'xyz')", "[3, 1, 2]", "(1, 2)", "{'a': 1, 'b': 2}", "{1, 2, 3}", "(5)", "(2.5)", "range(1, 9, 3)",
		"(i for i in 'ab')", "memoryview(b'abcd')", "slice(1, 9, 2)", "ValueError('v', 1)", "ExceptionGroup('g', [ValueError(1), KeyError(2)])", "int", "property()"} {
		if len(methodsOf[r]) > 0 {
			out = append(out, r)
		}
	}
	return out
}()

// spec is a format specification, often one that the value does not take.
func (g *generator) spec() string {
	s := ""
	if g.chance(35) {
		s += g.pick("", "*", "é", "0", " ", "x") + g.pick("<", ">", "^", "=")
	}
	s += g.pick("", "", "", "+", "-", " ")
	s += g.pick("", "", "", "", "z", "#")
	s += g.pick("", "", "0")
	s += g.pick("", "", "1", "5", "12", "30")
	s += g.pick("", "", "", ",", "_")
	s += g.pick("", "", ".0", ".1", ".3", ".10", ".")
	s += g.pick("", "", "d", "x", "X", "o", "b", "c", "n", "e", "E", "f", "F", "g", "G", "%", "s", "r", "q", "é")
	return s
}

// percentText is a template for the operator %.
func (g *generator) percentText() string {
	s := ""
	for range 1 + g.r.IntN(2) {
		s += g.pick("", "a", "%%")
		s += "%" + g.pick("", "", "", "-", "0", "+", "#", " ") + g.pick("", "", "5", "*", "1") + g.pick("", "", "", ".2", ".*", ".0") +
			g.pick("d", "s", "r", "a", "x", "o", "f", "e", "g", "c", "i", "u", "X", "%", "q", "", "b", "(a)s", "(z)d")
	}
	return s
}

// wrong is an expression that often fails.
func (g *generator) wrong() string {
	switch g.r.IntN(14) {
	case 0, 1, 2:
		op := operators[g.r.IntN(len(operators))]
		a := g.anythings(2)
		switch op {
		case "pow":
			a[0], a[1] = g.small(), g.small()
			fallthrough
		case "divmod":
			return op + "(" + strings.Join(a, ", ") + ")"
		case "**", "<<", "*":
			a[0], a[1] = g.small(), g.small()
		case "is": // numbers are no objects
			a[0] = g.pick("None", "NotImplemented", "len")
		}
		return "(" + a[0] + ") " + op + " (" + a[1] + ")"
	case 3:
		return g.pick("-", "+", "~", "not ", "*") + "(" + g.anything() + ")"
	case 4, 5, 6:
		f := builtinFunctions[g.r.IntN(len(builtinFunctions))]
		args := g.anythings([]int{0, 1, 1, 1, 1, 2, 2, 2, 3, 4}[g.r.IntN(10)])
		switch f {
		case "pow", "round":
			for i := range args {
				args[i] = g.small()
			}
		case "vars":
			args = append(args, g.anything(), g.anything())
		}
		if g.chance(15) {
			strict := "strict"
			if f == "map" {
				strict = "step"
			}
			args = append(args, g.pick("key", "default", "reverse", strict, "start", "base", "sep", "end", "encoding", "x", "ndigits", "object", "source")+"="+g.anything())
		}
		e := f + "(" + strings.Join(args, ", ") + ")"
		if f == "set" || f == "frozenset" { // the order of most is nobody's
			return "len(" + e + ")"
		}
		return e
	case 7, 8, 9:
		receiver := methodReceivers[g.r.IntN(len(methodReceivers))]
		methods := methodsOf[receiver]
		m := methods[g.r.IntN(len(methods))]
		args := g.anythings([]int{0, 1, 1, 1, 2, 2, 3}[g.r.IntN(7)])
		if m == "__pow__" || m == "__round__" {
			for i := range args {
				args[i] = g.small()
			}
		}
		if g.chance(8) {
			args = append(args, g.pick("sep", "maxsplit", "keepends", "key", "reverse", "signed", "byteorder", "errors", "tabsize")+"="+g.anything())
		}
		e := receiver + "." + m + "(" + strings.Join(args, ", ") + ")"
		if strings.HasPrefix(receiver, "{1") {
			return "len(" + e + ")"
		}
		return e
	case 10:
		return "(" + g.anything() + ")[" + g.pick(g.anything(), g.anything()+":"+g.anything(), "::"+g.anything(), g.anything()+", "+g.anything()) + "]"
	case 11:
		return g.pick("format("+g.anything()+", "+pyQuote(g.spec())+")", "f'{("+g.requoted()+")"+g.pick("", "!r", "!s", "!a")+":"+g.spec()+"}'",
			"'{:"+g.spec()+"}'.format("+g.anything()+")", g.pick("", "b")+"'"+strings.ReplaceAll(g.percentText(), "é", "e")+"' % ("+g.anything()+g.pick("", ", "+g.anything(), ",")+")")
	case 12:
		return g.pick("(lambda a, b=2, *c, d, **e: (a, b, c, d, e))", "(lambda a, /, b: (a, b))", "(lambda *, k=1: k)", "(lambda: 5)", "dict", "print", "int", "str") +
			"(" + g.pick("*", "**", "", "d=1, *", "1, **") + "(" + g.anything() + ")" + g.pick("", ", d=2", ", **{'b': 3}", ", k=1, **{'k': 2}") + ")"
	}
	return g.pick("int(%s, %s)", "getattr(%s, %s)", "isinstance(%s, %s)", "[*%s, *%s]", "{**%s, **%s}", "{%s: %s}", "len({*%s, %s})", "(%s).nope(%s)", "(%s)(%s)", "[x for x in %s if x < %s]",
		"(%s).__class__(%s)", "sorted([%s, %s])", "sum([%s, %s])", "max(%s, %s)", "list(zip(%s, %s, strict=True))", "''.join([%s, %s])", "range(%s, %s)", "setattr(%s, %s, 1)", "issubclass(%s, %s)",
		"{(%s): 1}[%s]", "isinstance(hash((%s, %s)), int)", "[1, 2].index(%s, %s)", "next(iter(%s), %s)", "list(map(%s, %s))", "type(%s, (), %s)", "type('T', %s, %s)", "slice(%s, %s).indices(5)")
}

// requoted is an expression without single quotes and backslashes.
func (g *generator) requoted() string {
	e := g.anything()
	if strings.Contains(e, open) { // the other wording quotes what it holds
		e = g.small()
	}
	return strings.NewReplacer("'", `"`, `\`, "/").Replace(e)
}

// fails writes something that often fails, mostly where the failure is printed.
func (g *generator) fails() {
	w := g.wrong()
	for strings.Contains(w, "%s") {
		if n := strings.Count(w, "%s"); n != 2 || strings.Contains(w, "' % ") {
			break
		}
		w = fmt.Sprintf(w, g.anything(), g.anything())
	}
	if strings.Contains(w, "print") {
		w = strings.ReplaceAll(w, "print", "len")
	}
	if g.chance(12) {
		g.line("%s", g.pick("print("+w+")", g.fresh("w")+" = "+w, "for "+g.fresh("w")+" in "+w+": pass", g.fresh("w")+", "+g.fresh("w")+" = "+w, "assert not ("+w+"), "+g.anything(), "raise "+w))
		return
	}
	g.line("try: print(%s)", w)
	g.line("except Exception as e: print(type(e).__name__, e)")
}

var oddAnswers = map[string][]string{
	"__len__": {"-1", "'x'", "2**70", "True", "1.5"}, "__bool__": {"1", "None", "'x'"}, "__hash__": {"'x'", "-1", "2**70", "True"}, "__index__": {"1.5", "True", "'1'", "4"},
	"__iter__": {"None", "5", "[1]", "iter('ab')"}, "__repr__": {"None", "5", "'R'", "b''"}, "__str__": {"None", "5", "'S'"}, "__int__": {"'5'", "1.5", "7"}, "__float__": {"1", "'x'", "2.5"},
	"__eq__": {"None", "NotImplemented", "1/0", "'eq'"}, "__lt__": {"NotImplemented", "1/0", "[]"}, "__contains__": {"NotImplemented", "'x'", "1/0", "[]"}, "__getitem__": {"'abc'[k]", "1/0", "k[0]"},
	"__call__": {"a", "1/0"}, "__add__": {"NotImplemented", "None", "1/0"}, "__radd__": {"NotImplemented", "'r'"}, "__iadd__": {"NotImplemented", "None", "self"}, "__format__": {"5", "spec", "None"},
	"__getattr__": {"5", "1/0", "self.x"}, "__complex__": {"1", "2j"}, "__bytes__": {"'x'", "b'y'"}, "__round__": {"'r'", "k"}, "__reversed__": {"None", "[1]"}, "__enter__": {"self", "1/0"},
	"__neg__": {"NotImplemented", "'n'"}, "__await__": {"None", "iter('')", "5"}, "__next__": {"1/0", "5"}, "__length_hint__": {"-1", "'x'", "NotImplemented", "3"}, "__get__": {"5", "1/0"}, "__set_name__": {"1/0", "None"},
	"__class_getitem__": {"k", "1/0"}, "__init_subclass__": {"None", "1/0"}, "__dir__": {"['b', 'a']", "5", "[1, 'a']"}, "__new__": {"5", "object.__new__(cls)"}, "__init__": {"None", "5"},
}

var oddParameters = map[string]string{"__eq__": ", o", "__lt__": ", o", "__contains__": ", o", "__getitem__": ", k", "__call__": ", *a", "__add__": ", o", "__radd__": ", o", "__iadd__": ", o", "__format__": ", spec",
	"__getattr__": ", n", "__round__": ", k=0", "__get__": ", o, t=None", "__set_name__": ", o, n", "__class_getitem__": ", k"}

var oddNames = []string{"__len__", "__bool__", "__hash__", "__index__", "__iter__", "__repr__", "__str__", "__int__", "__float__", "__eq__", "__lt__", "__contains__", "__getitem__", "__call__", "__add__",
	"__radd__", "__iadd__", "__format__", "__getattr__", "__complex__", "__bytes__", "__round__", "__reversed__", "__enter__", "__neg__", "__await__", "__next__", "__length_hint__", "__get__", "__set_name__",
	"__class_getitem__", "__init_subclass__", "__dir__", "__new__", "__init__"}

// oddClass writes a class whose special methods give what they should not.
func (g *generator) oddClass() {
	name := g.fresh("Odd")
	base := g.pick("", "", "", "int", "str", "list", "dict", "tuple", "Exception", "float", "set")
	g.line("class %s(%s):", name, base)
	g.block(func() {
		for range 1 + g.r.IntN(4) {
			m := oddNames[g.r.IntN(len(oddNames))]
			answer := g.pick(oddAnswers[m]...)
			first := "self"
			if m == "__class_getitem__" || m == "__init_subclass__" || m == "__new__" {
				first = "cls"
			}
			if base != "" && m == "__new__" {
				answer = "5"
			}
			g.line("def %s(%s%s): return %s", m, first, oddParameters[m], answer)
		}
		if g.chance(10) {
			g.line("__hash__ = None")
		}
		if g.chance(8) {
			g.line("__slots__ = ()")
		}
	})
	if g.frame.function || g.frame.class {
		return
	}
	g.odd = append(g.odd, name)
}

// uses writes what asks special methods.
func (g *generator) uses() {
	if len(g.odd) == 0 {
		g.oddClass()
	}
	if len(g.odd) == 0 {
		g.fails()
		return
	}
	o := g.odd[g.r.IntN(len(g.odd))]
	i := o + "()"
	e := g.pick("len(%s)", "bool(%s)", "isinstance(hash(%s), int)", "[1, 2, 3][%s]", "list(%s)", "repr(%s)", "str(%s)", "int(%s)", "float(%s)", "%s == 1", "1 != %s", "%s < 2", "3 in %s", "%s[0]", "%s[1:]", "%s(1)", "%s + 1", "1 + %s",
		"format(%s, '>3')", "f'{%s}'", "f'{%s!r:5}'", "%s.x", "complex(%s)", "bytes(%s)", "round(%s)", "round(%s, 1)", "list(reversed(%s))", "-%s", "next(%s)", "sorted([%s, 1])", "{%s: 1}", "len({%s})", "[*%s]", "dict(%s)", "max(%s, 1)",
		"sum([%s])", "range(%s)", "'ab' * %s", "[0] * %s", "not %s", "1 if %s else 2", "abs(%s)", "hex(%s)", "chr(%s)", "'%%d' %% %s", "'%%s' %% (%s,)", "print(%s) or 1", "dir(%s)", "tuple(%s)", "enumerate(%s)", "zip(%s)", "iter(%s)", "[1].index(%s)",
		"(1).__add__(%s)", "isinstance(1, %s)", "bytearray(%s)", "'a'.join(%s)", "'{}'.format(%s)", "1 .__lt__(%s)", "%s is %s", "pow(2, %s)", "divmod(%s, 2)", "slice(%s).indices(3)", "str(%s, 'ascii')", "type(%s).__name__")
	e = strings.ReplaceAll(strings.ReplaceAll(e, "%s is %s", i+" is "+i), "%s", i)
	e = strings.ReplaceAll(e, "%%", "%")
	switch g.r.IntN(10) {
	case 0:
		e = o + "[int]"
	case 1:
		g.line("try:")
		g.block(func() {
			g.line("%s", g.pick("with "+i+" as w: print(w)", "for w in "+i+": print(w); break", "w, *v = "+i, "del "+i+".x", "class S("+o+"): x = "+i, "assert "+i, "raise "+i, "w = "+i+"; w += 1; print(w)", "w = "+i+"; w.x = 3; print(w.x)",
				"w = "+i+"; w[0] = 1; print(w[0])", "while "+i+": break", "import asyncio; asyncio.run("+i+")", "print(*"+i+")", "print(**"+i+")"))
		})
		g.line("except %s as e: print(type(e).__name__, %s)", g.pick("Exception", "Exception", "TypeError"), g.pick("e", "e.args", "e.__cause__"))
		return
	}
	if g.chance(10) {
		g.line("print(%s)", e)
		return
	}
	g.line("try: print(%s)", e)
	g.line("except Exception as e: print(type(e).__name__, e)")
}

// driven writes a generator and what is done to it by hand.
func (g *generator) driven() {
	f, it := g.fresh("gen"), g.fresh("it")
	g.line("def %s(n):", f)
	g.block(func() {
		if g.chance(30) {
			g.line("yield from %s", g.pick("[1, 2]", "(i for i in 'ab')", "5", "iter(())"))
		}
		g.line("try:")
		g.block(func() {
			g.line("x = yield %s", g.pick("n", "1", "n / 0", "(yield n)"))
			g.line("print('got', x)")
			if g.chance(40) {
				g.line("yield from %s", g.pick("range(2)", "'ab'", "[x]"))
			}
		})
		switch g.r.IntN(5) {
		case 0:
			g.line("finally: print('closing'); %s", g.pick("yield 'late'", "n = 1", "1 / 0"))
		case 1:
			g.line("except GeneratorExit: print('exit'); %s", g.pick("raise", "yield 9", "return 7", "raise KeyError('k')"))
		case 2:
			g.line("except ValueError as e: yield %s", g.pick("repr(e)", "e.args", "(yield e)"))
			g.line("else: yield 'else'")
		default:
			g.line("except %s: %s", g.pick("KeyError", "Exception", "(ValueError, TypeError)", "StopIteration"), g.pick("yield 'caught'", "return 3", "raise", "raise IndexError from None", "pass"))
		}
		if g.chance(30) {
			g.line("return %s", g.pick("n", "'done'", "None"))
		}
	})
	g.line("%s = %s(%s)", it, f, g.of(integer, 0))
	for range 2 + g.r.IntN(3) {
		do := it + g.pick(".send(None)", ".send(1)", ".throw(ValueError('t'))", ".throw(KeyError)", ".throw(StopIteration(4))", ".close()", ".__next__()", ".throw(GeneratorExit)", ".throw(ValueError, 'old')", ".gi_running", ".gi_frame is None")
		if g.chance(6) {
			g.line("print(%s)", do)
			continue
		}
		g.line("try: print(%s)", do)
		g.line("except BaseException as e: print(type(e).__name__, e, %s)", g.pick("repr(e.__context__)", "repr(e.__cause__)", "getattr(e, 'value', 0)", "e.args"))
	}
	g.line("try: %s.close()", it)
	g.line("except BaseException as e: print(type(e).__name__)")
}

// drivenAsync does the same to an asynchronous generator or coroutine.
func (g *generator) drivenAsync() {
	f, it := g.fresh("agen"), g.fresh("it")
	yields := g.chance(60)
	g.line("async def %s(n):", f)
	g.block(func() {
		g.line("try:")
		g.block(func() {
			if yields {
				g.line("x = yield n")
				g.line("print('got', x)")
			} else {
				g.line("print(await %s)", g.pick("n", "Step()"))
			}
		})
		g.line("except %s as e: print('in', repr(e)); %s", g.pick("ValueError", "GeneratorExit", "Exception", "StopAsyncIteration"), g.pick("raise", "pass", "1 / 0"))
		if yields {
			g.line("yield %s", g.pick("2", "n + 1", "await Step()"))
		} else {
			g.line("return %s", g.pick("4", "n"))
		}
	})
	if !g.seen["Step"] {
		g.seen["Step"] = true
		g.line("class Step:")
		g.block(func() { g.line("def __await__(self): return (yield 'step')") })
	}
	g.line("%s = %s(%s)", it, f, g.of(integer, 0))
	for range 2 + g.r.IntN(3) {
		do := g.pick(".send(None)", ".send(1)", ".throw(ValueError('t'))", ".close()", ".throw(GeneratorExit())", ".throw(StopAsyncIteration)")
		if yields {
			do = g.pick(".asend(None)", ".asend(1)", ".athrow(ValueError('t'))", ".aclose()", ".__anext__()", ".athrow(KeyError)", ".athrow(GeneratorExit)") + g.pick(".send(None)", ".send(None)", ".send(None)", ".throw(KeyError('k'))", ".close()", ".send(3)")
		}
		g.line("try: print(%s%s)", it, do)
		g.line("except BaseException as e: print(type(e).__name__, e, repr(e.__context__))")
	}
	// What is left to the collector ends at another time.
	g.line("try: %s%s", it, map[bool]string{true: ".aclose().send(None)", false: ".close()"}[yields])
	g.line("except BaseException as e: print(type(e).__name__)")
}

// chained writes exceptions raised while others are handled.
func (g *generator) chained() {
	raise := func() string {
		return g.pick("raise ValueError('v')", "raise KeyError('k') from None", "raise TypeError from IndexError('i')", "raise", "1 / 0", "[][1]", "{}['z']", "nope", "raise 5", "raise ExceptionGroup('g', [ValueError(1), TypeError(2)])",
			"raise ExceptionGroup('o', [ExceptionGroup('i', [KeyError(1)]), OSError(2)])", "raise BaseExceptionGroup('b', [KeyboardInterrupt(), ValueError()])", "assert 0, 'no'", "None.x", "int('x')", "pass", "raise e", "raise ValueError('w') from e", "raise e.__class__('again')", "e.add_note('noted'); raise",
			"raise StopIteration", "raise KeyboardInterrupt", "(lambda: 1 / 0)()", "raise ValueError(*[1, 2])", "raise OSError(2, 'No such', 'f')", "raise UnicodeError", "e.__context__ = None; raise e", "raise type('E', (ValueError,), {})('made')")
	}
	outer := g.chance(75)
	if outer {
		g.line("try:")
		g.indent++
	}
	g.line("try:")
	g.block(func() {
		g.line("try: %s", raise())
		g.line("except%s %s as e: %s", g.pick("", "", "", "*"), g.pick("Exception", "ValueError", "(KeyError, TypeError)", "OSError"), g.pick("print(repr(e))", raise(), raise()))
		if g.chance(30) {
			g.line("else: %s", raise())
		}
		if g.chance(30) {
			g.line("finally: %s", g.pick("print('f')", raise()))
		}
	})
	g.line("except%s %s as e: %s", g.pick("", "", "*"), g.pick("Exception", "ValueError", "ArithmeticError", "LookupError"), g.pick("print(repr(e), repr(e.__context__), repr(e.__cause__))", raise(), raise()))
	if outer {
		g.indent--
		g.line("except BaseException as e:")
		g.block(func() {
			g.line("%s", g.pick("print(repr(e), repr(e.__cause__), repr(e.__context__), e.__suppress_context__)", "import traceback; print(''.join(traceback.format_exception(e)))", "print(repr(e), getattr(e, '__notes__', None))"))
			if g.chance(15) {
				g.line("raise")
			}
		})
	}
}

// scoped writes names whose scope is not where they stand.
func (g *generator) scoped() {
	v := g.fresh("s")
	text := g.pick(
		"print([[S := j for j in range(i)] for i in range(3)], S)",
		"class S: x = [1, 2]; y = [i for i in x]; print(y)",
		"class S: x = 1; y = [x for i in (1,)]",
		"print([(lambda: S)() for S in 'ab'])",
		"S = 1; print([S for S in range(3)], S)",
		"print({S: w for S, w in {'a': 1}.items()}, [w for w in [S]])",
		"def S(): print(S_); S_ = 1\n\tS()",
		"print([i for i in range(4) if (S := i) % 2], S)",
		"S = [lambda i=i: i for i in range(3)]; print([h() for h in S])",
		"S = (i for i in [1, 0] if 1 / i); print(next(S)); print(next(S))",
		"def S(a): del a; return a\n\tprint(S(1))",
		"for S in range(2): del S",
		"del S, nope",
		"S = [1, 2, 3]; del S[0], S[0]; print(S)",
		"S = {1: {2: 3}}; del S[1][2]; print(S); del S[1][5]",
		"print(*[i for i in 'ab'], **{'sep': '-', 'end': '!'})",
		"S, (w, *z) = 1, 'abc'; print(S, w, z)",
		"(S), [w] = 1, [2]; print(S, w)",
		"*S, = range(3); print(S)",
		"S = w = [0]; S[0], S = 5, 6; print(w, S)",
		"w, *S, z = (1,)",
		"w, z = {1: 2, 3: 4, 5: 6}",
		"w, (z, *S) = 1, ()")
	g.line("%s", strings.NewReplacer("S", v, "\t", strings.Repeat("    ", g.indent)).Replace(text))
}

// wild writes one of these.
func (g *generator) wild() {
	switch g.r.IntN(12) {
	case 0, 1, 2, 3, 4:
		g.fails()
	case 5, 6:
		g.uses()
	case 7:
		g.driven()
	case 8:
		g.drivenAsync()
	case 9, 10:
		g.chained()
	default:
		g.scoped()
	}
}
