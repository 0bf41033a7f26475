package resolve

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

func (b *builder) stmts(list []syntax.Stmt) {
	for _, st := range list {
		if b.stopped() {
			return
		}
		b.stmt(st)
	}
}

// conditional visits statements that may not be executed.
func (b *builder) conditional(list []syntax.Stmt) {
	s := b.cur
	s.condition++
	b.stmts(list)
	s.condition--
}

func (b *builder) stmt(st syntax.Stmt) {
	switch st := st.(type) {
	case *syntax.ExprStmt:
		b.expr(st.Value)
	case *syntax.Assign:
		b.expr(st.Value)
		b.exprs(st.Targets)
	case *syntax.AugAssign:
		switch t := st.Target.(type) {
		case *syntax.Name:
			b.expr(t)
			b.use(t.ID)
		case *syntax.Attribute:
			b.expr(t.Value)
		default:
			b.expr(t)
		}
		b.expr(st.Value)
	case *syntax.AnnAssign:
		b.annAssign(st)
	case *syntax.Return:
		b.exprOpt(st.Value)
	case *syntax.Delete:
		b.exprs(st.Targets)
	case *syntax.If:
		b.ifStmt(st)
	case *syntax.While:
		b.expr(st.Test)
		b.conditional(st.Body)
		b.conditional(st.Orelse)
	case *syntax.For:
		b.expr(st.Iter)
		b.expr(st.Target)
		b.conditional(st.Body)
		b.conditional(st.Orelse)
	case *syntax.AsyncFor:
		b.await()
		b.expr(st.Iter)
		b.expr(st.Target)
		b.conditional(st.Body)
		b.conditional(st.Orelse)
	case *syntax.With:
		b.with(st.Items, st.Body)
	case *syntax.AsyncWith:
		b.await()
		b.with(st.Items, st.Body)
	case *syntax.Match:
		b.expr(st.Subject)
		for _, c := range st.Cases {
			b.pattern(c.Pattern)
			b.exprOpt(c.Guard)
			b.conditional(c.Body)
		}
	default:
		b.other(st)
	}
}

// other visits the statements that stmt does not.
func (b *builder) other(st syntax.Stmt) {
	switch st := st.(type) {
	case *syntax.Raise:
		b.exprOpt(st.Exc)
		b.exprOpt(st.Cause)
	case *syntax.Try:
		b.try(st.Body, st.Handlers, st.Orelse, st.Finalbody)
	case *syntax.TryStar:
		b.try(st.Body, st.Handlers, st.Orelse, st.Finalbody)
	case *syntax.Assert:
		b.expr(st.Test)
		b.exprOpt(st.Msg)
	case *syntax.Import:
		for _, a := range st.Names {
			b.alias(a, st.Range)
		}
	case *syntax.ImportFrom:
		for _, a := range st.Names {
			b.alias(a, st.Range)
		}
	case *syntax.Global:
		b.global(st)
	case *syntax.Nonlocal:
		b.nonlocal(st)
	case *syntax.FunctionDef:
		b.function(st, &FunctionParts{st.Name, st.TypeParams, st.Args, st.Body, st.DecoratorList, st.Returns, st.Range, false})
	case *syntax.AsyncFunctionDef:
		b.function(st, &FunctionParts{st.Name, st.TypeParams, st.Args, st.Body, st.DecoratorList, st.Returns, st.Range, true})
	case *syntax.ClassDef:
		b.class(st)
	case *syntax.TypeAlias:
		b.typeAlias(st)
	}
}

// ifStmt walks a chain of elif without recursion.
func (b *builder) ifStmt(st *syntax.If) {
	s := b.cur
	depth := s.condition
	for {
		b.expr(st.Test)
		s.condition++
		b.stmts(st.Body)
		if len(st.Orelse) == 1 {
			if next, ok := st.Orelse[0].(*syntax.If); ok && b.err == nil {
				st = next
				continue
			}
		}
		b.stmts(st.Orelse)
		s.condition = depth
		return
	}
}

func (b *builder) annAssign(st *syntax.AnnAssign) {
	s := b.cur
	if n, ok := st.Target.(*syntax.Name); ok {
		if st.Simple && s.Kind != Module {
			if sym := s.Find(s.Mangle(n.ID)); sym != nil && sym.Flags&(DefGlobal|DefNonlocal) != 0 {
				kind := "nonlocal"
				if sym.Flags&DefGlobal != 0 {
					kind = "global"
				}
				b.fail(st.Range, "annotated name "+quoted(n.ID)+" can't be "+kind)
				return
			}
		}
		flags := DefLocal
		if st.Simple {
			flags |= DefAnnot
		} else if st.Value == nil {
			flags = 0
		}
		if flags != 0 {
			at := n.Range
			if n.ID == "__debug__" && st.Value == nil {
				at = st.Range
			}
			b.def(n.ID, flags, at)
		}
	} else {
		b.expr(st.Target)
	}
	b.deferredAnnotation(st)
	b.exprOpt(st.Value)
}

func (b *builder) with(items []*syntax.WithItem, body []syntax.Stmt) {
	for _, it := range items {
		b.expr(it.ContextExpr)
		b.exprOpt(it.OptionalVars)
	}
	b.conditional(body)
}

func (b *builder) try(body []syntax.Stmt, handlers []*syntax.ExceptHandler, orelse, final []syntax.Stmt) {
	b.conditional(body)
	for _, h := range handlers {
		b.exprOpt(h.Type)
		if h.Name != "" {
			b.def(h.Name, DefLocal|Deleted, h.Range)
		}
		b.conditional(h.Body)
	}
	b.conditional(orelse)
	b.conditional(final)
}

func (b *builder) alias(a *syntax.Alias, at syntax.Range) {
	name := a.AsName
	if name == "" {
		name, _, _ = strings.Cut(a.Name, ".")
	}
	if name == "*" {
		if b.cur.Kind != Module {
			b.fail(a.Range, "import * only allowed at module level")
		}
		return
	}
	if name == "__debug__" {
		b.fail(at, "cannot assign to __debug__")
	}
	b.def(name, DefImport, a.Range)
}

// declared checks a global or nonlocal statement against earlier uses of its name.
func (b *builder) declared(name, kind string, at syntax.Range) bool {
	sym := b.cur.Find(b.cur.Mangle(name))
	if sym == nil || sym.Flags&(DefParam|DefLocal|Use|DefAnnot) == 0 {
		return true
	}
	n := "name " + quoted(name)
	switch {
	case sym.Flags&DefParam != 0:
		n += " is parameter and " + kind
	case sym.Flags&Use != 0:
		n += " is used prior to " + kind + " declaration"
	case sym.Flags&DefAnnot != 0:
		n = "annotated name " + quoted(name) + " can't be " + kind
	default:
		n += " is assigned to before " + kind + " declaration"
	}
	b.fail(at, n)
	return false
}

func (b *builder) global(st *syntax.Global) {
	for _, name := range st.Names {
		if !b.declared(name, "global", st.Range) {
			return
		}
		b.def(name, DefGlobal, st.Range)
		b.module.intern(b.cur.Mangle(name)).Flags |= DefGlobal // so the module's own code means the same
		b.cur.directives = append(b.cur.directives, directive{b.cur.Mangle(name), st.Range})
	}
}

func (b *builder) nonlocal(st *syntax.Nonlocal) {
	for _, name := range st.Names {
		if !b.declared(name, "nonlocal", st.Range) {
			return
		}
		b.def(name, DefNonlocal, st.Range)
		b.cur.directives = append(b.cur.directives, directive{b.cur.Mangle(name), st.Range})
	}
}

// FunctionParts are the parts def and async def have in common.
type FunctionParts struct {
	Name          string
	TypeParams    []syntax.TypeParam
	Args          *syntax.Arguments
	Body          []syntax.Stmt
	DecoratorList []syntax.Expr
	Returns       syntax.Expr
	At            syntax.Range
	Async         bool
}

func (b *builder) function(node syntax.Node, f *FunctionParts) {
	b.exprs(f.DecoratorList)
	at := f.At
	b.def(f.Name, DefLocal, at)
	b.defaults(f.Args)
	if f.TypeParams != nil {
		b.typeParams(f.Name, node)
		if f.Args.Defaults != nil {
			b.def(".defaults", DefParam, at)
		}
		for _, d := range f.Args.KwDefaults {
			if d != nil {
				b.def(".kwdefaults", DefParam, at)
				break
			}
		}
		b.typeParamDefs(f.TypeParams)
	}
	b.annotations(f.Args, f.Returns, node, f.Name)
	s := b.enter(Function, f.Name, node)
	s.Coroutine = f.Async
	b.params(f.Args)
	b.stmts(f.Body)
	b.leave()
	if f.TypeParams != nil {
		b.leave()
	}
}

func (b *builder) class(st *syntax.ClassDef) {
	b.exprs(st.DecoratorList)
	b.def(st.Name, DefLocal, st.Range)
	if st.TypeParams != nil {
		s := b.typeParams(st.Name, st)
		s.Private, s.mangled = st.Name, map[string]bool{}
		b.def(".type_params", DefLocal, st.Range)
		b.def(".generic_base", DefLocal, st.Range)
		b.typeParamDefs(st.TypeParams)
	}
	b.exprs(st.Bases)
	for _, k := range st.Keywords {
		b.keyword(k)
	}
	s := b.enter(Class, st.Name, st)
	s.Private, s.mangled = st.Name, nil
	if st.TypeParams != nil {
		b.def("__type_params__", DefLocal, st.Range)
		b.use(".type_params")
	}
	b.stmts(st.Body)
	b.leave()
	if st.TypeParams != nil {
		b.leave()
	}
}

func (b *builder) typeAlias(st *syntax.TypeAlias) {
	name := st.Name.(*syntax.Name)
	at := name.Range
	if name.ID == "__debug__" {
		at = st.Range
	}
	b.def(name.ID, DefLocal, at)
	outer := b.cur
	inClass := outer.Kind == Class
	if st.TypeParams != nil {
		b.typeParams(name.ID, st)
		b.typeParamDefs(st.TypeParams)
	}
	s := b.enter(TypeAlias, name.ID, st)
	b.def(".format", DefParam, syntax.Range{})
	if inClass || outer.SeesClass {
		s.SeesClass = true
		b.useIn(s, "__classdict__")
	}
	b.expr(st.Value)
	b.leave()
	if st.TypeParams != nil {
		b.leave()
	}
}

// pattern enters the names a pattern captures.
func (b *builder) pattern(p syntax.Pattern) {
	switch p := p.(type) {
	case *syntax.MatchValue:
		b.expr(p.Value)
	case *syntax.MatchSequence:
		b.patterns(p.Patterns)
	case *syntax.MatchMapping:
		b.exprs(p.Keys)
		b.patterns(p.Patterns)
		if p.Rest != "" {
			b.def(p.Rest, DefLocal, p.Range)
		}
	case *syntax.MatchClass:
		b.expr(p.Cls)
		b.patterns(p.Patterns)
		for i, name := range p.KwdAttrs {
			if name == "__debug__" {
				b.fail(p.KwdPatterns[i].Pos(), "cannot assign to __debug__")
			}
		}
		b.patterns(p.KwdPatterns)
	case *syntax.MatchStar:
		if p.Name != "" {
			b.def(p.Name, DefLocal, p.Range)
		}
	case *syntax.MatchAs:
		if p.Pattern != nil {
			b.pattern(p.Pattern)
		}
		if p.Name != "" {
			b.def(p.Name, DefLocal, p.Range)
		}
	case *syntax.MatchOr:
		b.patterns(p.Patterns)
	}
}

func (b *builder) patterns(list []syntax.Pattern) {
	for _, p := range list {
		b.pattern(p)
	}
}
