package resolve

import "github.com/gilliam-run/gilliam/internal/syntax"

func (b *builder) exprs(list []syntax.Expr) {
	for _, e := range list {
		if b.stopped() {
			return
		}
		if e != nil {
			b.expr(e)
		}
	}
}

func (b *builder) exprOpt(e syntax.Expr) {
	if e != nil {
		b.expr(e)
	}
}

// expr visits an expression. Operators, calls, attributes and subscripts nest to
// the left as deep as the source is long, so their spine is walked in a loop.
func (b *builder) expr(e syntax.Expr) {
	base := len(b.spine)
	for {
		switch x := e.(type) {
		case *syntax.BinOp:
			b.spine = append(b.spine, x)
			e = x.Left
			continue
		case *syntax.Attribute:
			if x.Attr == "__debug__" && x.Ctx == syntax.Store {
				b.fail(x.Range, "cannot assign to __debug__")
			}
			if x.Attr == "_getframe" || x.Attr == "currentframe" {
				b.cur.Owner().Introspects = true
			}
			e = x.Value
			continue
		case *syntax.Subscript:
			b.spine = append(b.spine, x)
			e = x.Value
			continue
		case *syntax.Call:
			b.spine = append(b.spine, x)
			e = x.Func
			continue
		}
		break
	}
	b.plain(e)
	for len(b.spine) > base && !b.stopped() {
		n := len(b.spine) - 1
		e := b.spine[n]
		b.spine = b.spine[:n]
		switch x := e.(type) {
		case *syntax.BinOp:
			b.expr(x.Right)
		case *syntax.Subscript:
			b.expr(x.Slice)
		case *syntax.Call:
			b.exprs(x.Args)
			for _, k := range x.Keywords {
				b.keyword(k)
			}
		}
	}
	b.spine = b.spine[:base]
}

func (b *builder) keyword(k *syntax.Keyword) {
	if k.Arg == "__debug__" {
		b.fail(k.Range, "cannot assign to __debug__")
	}
	b.expr(k.Value)
}

func (b *builder) plain(e syntax.Expr) {
	for {
		switch x := e.(type) {
		case *syntax.Name:
			b.name(x)
		case *syntax.UnaryOp:
			e = x.Operand
			if _, ok := e.(*syntax.UnaryOp); ok {
				continue
			}
			b.expr(e)
		case *syntax.BoolOp:
			b.exprs(x.Values)
		case *syntax.NamedExpr:
			b.namedExpr(x)
		case *syntax.IfExp:
			b.expr(x.Test)
			b.expr(x.Body)
			e = x.Orelse
			if _, ok := e.(*syntax.IfExp); ok {
				continue
			}
			b.expr(e)
		case *syntax.Compare:
			b.expr(x.Left)
			b.exprs(x.Comparators)
		case *syntax.Dict:
			for i, k := range x.Keys {
				b.exprOpt(k)
				b.expr(x.Values[i])
			}
		case *syntax.Set:
			b.exprs(x.Elts)
		case *syntax.List:
			b.exprs(x.Elts)
		case *syntax.Tuple:
			b.exprs(x.Elts)
		case *syntax.Starred:
			b.expr(x.Value)
		case *syntax.Slice:
			b.exprOpt(x.Lower)
			b.exprOpt(x.Upper)
			b.exprOpt(x.Step)
		case *syntax.JoinedStr:
			b.exprs(x.Values)
		case *syntax.TemplateStr:
			b.exprs(x.Values)
		case *syntax.FormattedValue:
			b.expr(x.Value)
			b.exprOpt(x.FormatSpec)
		case *syntax.Interpolation:
			b.expr(x.Value)
			b.exprOpt(x.FormatSpec)
		default:
			b.scoped(e)
		}
		return
	}
}

// scoped visits the expressions that open scopes or change their kind.
func (b *builder) scoped(e syntax.Expr) {
	switch x := e.(type) {
	case *syntax.Lambda:
		b.defaults(x.Args)
		b.enter(Function, "<lambda>", x)
		b.params(x.Args)
		b.expr(x.Body)
		b.leave()
	case *syntax.ListComp:
		b.comprehension(x, Comprehension, "<listcomp>", x.Generators, x.Elt, nil)
	case *syntax.SetComp:
		b.comprehension(x, Comprehension, "<setcomp>", x.Generators, x.Elt, nil)
	case *syntax.DictComp:
		b.comprehension(x, Comprehension, "<dictcomp>", x.Generators, x.Key, x.Value)
	case *syntax.GeneratorExp:
		b.comprehension(x, Generator, "<genexpr>", x.Generators, x.Elt, nil)
	case *syntax.Await:
		b.notInAnnotation(x.Range, "await expression")
		b.expr(x.Value)
		b.await()
	case *syntax.Yield:
		b.yield(x.Range, x.Value)
	case *syntax.YieldFrom:
		b.yield(x.Range, x.Value)
	}
}

func (b *builder) name(x *syntax.Name) {
	switch x.Ctx {
	case syntax.Load:
		b.use(x.ID)
		switch x.ID {
		case "super":
			if b.cur.FunctionLike() {
				b.use("__class__")
			}
		case "locals", "vars", "eval", "exec", "dir", "_getframe", "currentframe":
			b.cur.Owner().Introspects = true
		}
	case syntax.Store:
		b.def(x.ID, DefLocal, x.Range)
	default:
		if x.ID == "__debug__" {
			b.fail(x.Range, "cannot delete __debug__")
		}
		b.def(x.ID, DefLocal|Deleted, x.Range)
	}
}

// await notes that the code around has something to wait for.
func (b *builder) await() {
	s := b.cur
	s.HasAwait = true
	if s.Kind == Comprehension || s.Kind == Generator || s.Kind == Module && b.opt.TopLevelAwait {
		s.Coroutine = true
	}
}

func (b *builder) notInAnnotation(at syntax.Range, what string) bool {
	if kind := b.cur.annotationKind(); kind != "" {
		b.fail(at, what+" cannot be used within "+kind)
		return false
	}
	return true
}

func (b *builder) yield(at syntax.Range, value syntax.Expr) {
	if !b.notInAnnotation(at, "yield expression") {
		return
	}
	b.exprOpt(value)
	s := b.cur
	s.Generator = true
	switch s.Name {
	case "<listcomp>":
		b.fail(at, "'yield' inside list comprehension")
	case "<setcomp>":
		b.fail(at, "'yield' inside set comprehension")
	case "<dictcomp>":
		b.fail(at, "'yield' inside dict comprehension")
	case "<genexpr>":
		b.fail(at, "'yield' inside generator expression")
	}
}

// namedExpr binds the target of := in the function or module around the
// comprehensions it stands in.
func (b *builder) namedExpr(x *syntax.NamedExpr) {
	if !b.notInAnnotation(x.Range, "named expression") {
		return
	}
	if b.cur.iterExpr > 0 {
		b.fail(x.Range, "assignment expression cannot be used in a comprehension iterable expression")
		return
	}
	target := x.Target.(*syntax.Name)
	if target.ID == "__debug__" {
		b.fail(target.Range, "cannot assign to __debug__")
		return
	}
	if b.cur.Kind >= Comprehension && b.cur.Kind <= Generator {
		b.extendWalrus(target)
	}
	b.expr(x.Value)
	if b.err == nil {
		b.expr(target)
		b.cur.intern(b.cur.Mangle(target.ID)).Flags |= Walrus
		b.cur.Owner().HasWalrus = true
	}
}

func (b *builder) extendWalrus(target *syntax.Name) {
	id := b.cur.Mangle(target.ID)
	for s := b.cur; ; s = s.Parent {
		switch s.Kind {
		case Comprehension, Generator:
			if sym := s.Find(id); sym != nil && sym.Flags&DefCompIter != 0 {
				b.fail(target.Range, "assignment expression cannot rebind comprehension iteration variable "+quoted(target.ID))
				return
			}
		case Function, Annotation:
			sym := s.intern(id)
			if sym.Flags&DefGlobal != 0 {
				b.cur.intern(id).Flags |= DefGlobal
			} else {
				b.cur.intern(id).Flags |= DefNonlocal
				b.cur.directives = append(b.cur.directives, directive{id, target.Range})
				sym.Flags |= DefLocal | Walrus
			}
			s.HasWalrus = true
			return
		case Module:
			b.cur.intern(id).Flags |= DefGlobal
			s.intern(id).Flags |= DefGlobal
			return
		case Class:
			b.fail(target.Range, "assignment expression within a comprehension cannot be used in a class body")
			return
		case TypeParams:
			b.fail(target.Range, "assignment expression within a comprehension cannot be used within the definition of a generic")
			return
		case TypeAlias:
			b.fail(target.Range, "assignment expression within a comprehension cannot be used in a type alias")
			return
		case TypeVariable:
			b.fail(target.Range, "assignment expression within a comprehension cannot be used in a TypeVar bound")
			return
		}
	}
}

// comprehension visits a comprehension or generator expression: the first
// iterable belongs to the scope around it, all else to its own.
func (b *builder) comprehension(node syntax.Expr, kind Kind, name string, gens []*syntax.Comprehension, elt, value syntax.Expr) {
	outer := b.cur
	first := gens[0]
	outer.iterExpr++
	b.expr(first.Iter)
	outer.iterExpr--
	s := b.enter(kind, name, node)
	b.def(".0", DefParam, syntax.Range{})
	if outer.SeesClass {
		s.SeesClass = true
		b.useIn(s, "__classdict__")
	}
	s.Inlined = kind == Comprehension && !s.SeesClass
	s.Generator = kind == Generator
	for _, g := range gens {
		if g.IsAsync {
			s.Coroutine = true
		}
	}
	for i, g := range gens {
		if i > 0 {
			s.iterExpr++
			b.expr(g.Iter)
			s.iterExpr--
		}
		s.iterTarget = true
		b.expr(g.Target)
		s.iterTarget = false
		b.exprs(g.Ifs)
	}
	b.expr(elt)
	b.exprOpt(value)
	async := s.Coroutine && kind == Comprehension
	b.leave()
	if async {
		b.await()
	}
}
