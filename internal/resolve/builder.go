package resolve

import "github.com/gilliam-run/gilliam/internal/syntax"

// Options are what the kind of program changes about its names.
type Options struct {
	// TopLevelAwait makes await legal at module level.
	TopLevelAwait bool
	// StringAnnotations is from __future__ import annotations: annotations are
	// not expressions that use names.
	StringAnnotations bool
	// Watch may end the work early, with an error.
	Watch *syntax.Watch
}

// Resolve makes the scopes of a module.
func Resolve(mod *syntax.Module, src Source, opt Options) (*Scope, *syntax.Error) {
	top := &Scope{Kind: Module, Name: "<module>", Node: mod}
	b := &builder{src: src, opt: opt, cur: top, module: top}
	b.stmts(mod.Body)
	if b.err == nil {
		b.analyze(top)
	}
	if b.err != nil {
		return nil, b.err
	}
	return top, nil
}

// builder walks the tree once and notes every use of a name in its scope.
type builder struct {
	src    Source
	opt    Options
	cur    *Scope
	module *Scope
	err    *syntax.Error
	spine  []syntax.Expr // chains that nest to the left, see expr
}

// fail notes the first error.
func (b *builder) fail(r syntax.Range, msg string) {
	if b.err == nil {
		b.err = b.src.Error(r, msg)
	}
}

// stopped reports that there is nothing left to do, after an error or because the watch ended it.
func (b *builder) stopped() bool {
	if b.err == nil && !b.opt.Watch.Step() {
		b.err = syntax.Stopped(b.src.File)
	}
	return b.err != nil
}

func quoted(name string) string { return "'" + name + "'" }

// enter opens a scope inside the current one.
func (b *builder) enter(kind Kind, name string, node syntax.Node) *Scope {
	p := b.cur
	s := &Scope{Kind: kind, Name: name, Node: node, Parent: p, Private: p.Private, mangled: p.mangled,
		iterExpr: p.iterExpr}
	s.Nested = p.Nested || p.FunctionLike()
	p.Children = append(p.Children, s)
	b.cur = s
	return s
}

func (b *builder) leave() { b.cur = b.cur.Parent }

// use notes that a name is read.
func (b *builder) use(name string) { b.useIn(b.cur, name) }

func (b *builder) useIn(s *Scope, name string) {
	s.intern(s.Mangle(name)).Flags |= Use
}

// def notes that a name is bound, in a way that flags say.
func (b *builder) def(name string, flags Flags, at syntax.Range) *Symbol {
	s := b.cur
	name = s.Mangle(name)
	if name == "__debug__" && flags&(bound|DefAnnot) != 0 {
		b.fail(at, "cannot assign to __debug__")
	}
	sym := s.intern(name)
	if flags&DefParam != 0 && sym.Flags&DefParam != 0 {
		b.fail(at, "duplicate argument "+quoted(name)+" in function definition")
	}
	if flags&DefTypeParam != 0 && sym.Flags&DefTypeParam != 0 {
		b.fail(at, "duplicate type parameter "+quoted(name))
	}
	if s.iterTarget && s.Kind >= Comprehension {
		if sym.Flags&(DefGlobal|DefNonlocal) != 0 {
			b.fail(at, "comprehension inner loop cannot rebind assignment expression target "+quoted(name))
		}
		flags |= DefCompIter
	}
	sym.Flags |= flags
	return sym
}

// params enters the parameters of a function in the order of its registers.
func (b *builder) params(args *syntax.Arguments) {
	for _, list := range [][]*syntax.Arg{args.PosOnlyArgs, args.Args, args.KwOnlyArgs} {
		for _, a := range list {
			b.def(a.Arg, DefParam, a.Range)
		}
	}
	if a := args.VarArg; a != nil {
		b.def(a.Arg, DefParam, a.Range)
		b.cur.VarArgs = true
	}
	if a := args.KwArg; a != nil {
		b.def(a.Arg, DefParam, a.Range)
		b.cur.VarKw = true
	}
}

// defaults visits the default values of parameters in the order they are evaluated.
func (b *builder) defaults(args *syntax.Arguments) {
	b.exprs(args.Defaults)
	b.exprs(args.KwDefaults)
}

// classScopeReader lets an annotation scope look names up in the class around it.
func (b *builder) classScopeReader(s, outer *Scope) {
	if outer.Kind == Class || outer.SeesClass {
		s.SeesClass = true
		b.useIn(s, "__classdict__")
	}
}

// annotations visits the annotations of a function's parameters and result, in
// the scope of the function that evaluates them.
func (b *builder) annotations(args *syntax.Arguments, returns syntax.Expr, node syntax.Node, name string) {
	if b.opt.StringAnnotations || !Annotated(args, returns) {
		return
	}
	outer := b.cur
	s := b.enter(Annotation, name, node)
	b.classScopeReader(s, outer)
	b.def(".format", DefParam, syntax.Range{})
	EachAnnotation(args, returns, func(_ string, e syntax.Expr) { b.expr(e) })
	b.leave()
}

// Annotated reports whether a function has annotations.
func Annotated(args *syntax.Arguments, returns syntax.Expr) bool {
	found := false
	EachAnnotation(args, returns, func(string, syntax.Expr) { found = true })
	return found
}

// EachAnnotation calls f for each annotation of a function in the order of
// __annotations__.
func EachAnnotation(args *syntax.Arguments, returns syntax.Expr, f func(name string, e syntax.Expr)) {
	each := func(a *syntax.Arg) {
		if a != nil && a.Annotation != nil {
			f(a.Arg, a.Annotation)
		}
	}
	for _, a := range args.Args {
		each(a)
	}
	for _, a := range args.PosOnlyArgs {
		each(a)
	}
	each(args.VarArg)
	for _, a := range args.KwOnlyArgs {
		each(a)
	}
	each(args.KwArg)
	if returns != nil {
		f("return", returns)
	}
}

// deferredAnnotation visits the annotation of a variable. In a function nobody
// evaluates it; elsewhere it belongs to the __annotate__ function of the scope.
func (b *builder) deferredAnnotation(st *syntax.AnnAssign) {
	if b.opt.StringAnnotations {
		return
	}
	outer := b.cur
	if outer.FunctionLike() {
		// Its errors count, its names do not.
		b.enter(Annotation, "__annotate__", st)
		b.expr(st.Annotation)
		b.leave()
		outer.Children = outer.Children[:len(outer.Children)-1]
		return
	}
	s := outer.Annotate
	if s == nil {
		s = b.enter(Annotation, "__annotate__", outer.Node)
		outer.Children = outer.Children[:len(outer.Children)-1]
		outer.Annotate = s
		b.classScopeReader(s, outer)
		b.def(".format", DefParam, syntax.Range{})
	}
	if st.Simple {
		d := Deferred{Stmt: st, Number: -1}
		if outer.Kind == Module || outer.condition > 0 {
			d.Number = len(outer.Deferred)
			if !outer.Conditional {
				outer.Conditional = true
				b.cur = outer
				b.use("__conditional_annotations__")
				b.cur = s
				b.use("__conditional_annotations__")
			}
		}
		outer.Deferred = append(outer.Deferred, d)
	}
	b.cur = s
	b.expr(st.Annotation)
	b.cur = outer
}

// typeParams opens the scope of the type parameters of a function, class or alias.
func (b *builder) typeParams(name string, node syntax.Node) *Scope {
	outer := b.cur
	s := b.enter(TypeParams, name, node)
	b.classScopeReader(s, outer)
	return s
}

// typeParamDefs enters the type parameters themselves.
func (b *builder) typeParamDefs(params []syntax.TypeParam) {
	for _, p := range params {
		switch p := p.(type) {
		case *syntax.TypeVar:
			b.typeParam(p.Name, p.Range)
			b.typeVariable(p.Name, "a TypeVar bound", p.Bound)
			b.typeVariable(p.Name, "a TypeVar default", p.DefaultValue)
		case *syntax.ParamSpec:
			b.typeParam(p.Name, p.Range)
			b.typeVariable(p.Name, "a ParamSpec default", p.DefaultValue)
		case *syntax.TypeVarTuple:
			b.typeParam(p.Name, p.Range)
			b.typeVariable(p.Name, "a TypeVarTuple default", p.DefaultValue)
		}
	}
}

func (b *builder) typeParam(name string, at syntax.Range) {
	if s := b.cur; s.mangled != nil {
		s.mangled[name] = true
	}
	b.def(name, DefTypeParam|DefLocal, at)
}

// typeVariable visits the bound or default of a type parameter, which is a
// function of its own. what names it in errors.
func (b *builder) typeVariable(name, what string, e syntax.Expr) {
	if e == nil {
		return
	}
	outer := b.cur
	s := b.enter(TypeVariable, name, e)
	s.Private, s.mangled = outer.Private, outer.mangled
	b.def(".format", DefParam, syntax.Range{})
	if outer.SeesClass {
		s.SeesClass = true
		b.useIn(s, "__classdict__")
	}
	s.directives = append(s.directives, directive{name: what})
	b.expr(e)
	s.directives = nil
	b.leave()
}

// annotationKind names the scope in the errors about what an expression of it
// cannot contain; it is empty for scopes without such rules.
func (s *Scope) annotationKind() string {
	switch s.Kind {
	case Annotation:
		return "an annotation"
	case TypeParams:
		return "the definition of a generic"
	case TypeAlias:
		return "a type alias"
	case TypeVariable:
		return s.directives[0].name
	}
	return ""
}
