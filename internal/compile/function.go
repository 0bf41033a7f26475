package compile

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// maxDecorators is how many decorators wait in registers; more wait in a list.
const maxDecorators = 16

func functionParts(st *syntax.FunctionDef) *resolve.FunctionParts {
	return &resolve.FunctionParts{Name: st.Name, TypeParams: st.TypeParams, Args: st.Args, Body: st.Body,
		DecoratorList: st.DecoratorList, Returns: st.Returns, At: st.Range}
}

func asyncParts(st *syntax.AsyncFunctionDef) *resolve.FunctionParts {
	return &resolve.FunctionParts{Name: st.Name, TypeParams: st.TypeParams, Args: st.Args, Body: st.Body,
		DecoratorList: st.DecoratorList, Returns: st.Returns, At: st.Range, Async: true}
}

// firstLine returns the line a definition begins at, decorators included.
func firstLine(decorators []syntax.Expr, at syntax.Range) int {
	if len(decorators) > 0 {
		return int(decorators[0].Pos().Line)
	}
	return int(at.Line)
}

func (c *compiler) functionDef(node syntax.Node, f *resolve.FunctionParts) {
	c.decorated(f.DecoratorList, f.At, func(dst int) { c.defValue(node, f, dst) }, f.Name)
}

// decorated evaluates decorators, makes a function or class, applies them to it
// from the last to the first and binds the name.
func (c *compiler) decorated(decorators []syntax.Expr, at syntax.Range, make func(dst int), name string) {
	list := -1
	if len(decorators) > maxDecorators {
		list = c.tmp()
		c.display(decorators, displayList, at, list)
		c.top = list + 1
	} else {
		for _, d := range decorators {
			c.push(d)
		}
	}
	r := c.tmp()
	make(r)
	c.top = r + 1
	for i := len(decorators) - 1; i >= 0; i-- {
		c.place(decorators[i].Pos())
		if list >= 0 {
			f := c.tmps(2)
			c.emit(OpGetIdxI, f, list, 0, i)
			c.move(f+1, r)
			c.emit(OpCall, f, 1, r, 0)
			c.top = r + 1
		} else {
			c.emit(OpCall, r-1, 1, r-1, 0)
			r--
			c.top = r + 1
		}
	}
	c.place(at)
	c.storeVar(c.variable(name), r)
}

// funcExtras are the registers of what a function is made with, in consecutive
// registers from base.
type funcExtras struct{ base, bits int }

// function emits the making of a function of code.
func (c *compiler) function(code *Code, dst int, x funcExtras) {
	if c.dead {
		return
	}
	code.Captures = make([]Capture, len(code.Free))
	for i, name := range code.Free {
		code.Captures[i] = c.capture(name)
	}
	c.codes = append(c.codes, code)
	c.emit(OpFunc, dst, x.base, x.bits, len(c.codes)-1)
}

// capture says where an inner function finds a variable.
func (c *compiler) capture(name string) Capture {
	sym, s := c.scope.Lookup(name)
	if s == nil || s.Kind == resolve.Class {
		switch {
		case name == "__class__" && c.cellClass >= 0:
			return Capture{Index: c.cellClass}
		case name == "__classdict__" && c.cellDict >= 0:
			return Capture{Index: c.cellDict}
		case name == "__conditional_annotations__" && c.cellCond >= 0:
			return Capture{Index: c.cellCond}
		}
	}
	if sym != nil && sym.Binding == resolve.Cell {
		v := c.local(variable{name: name, sym: sym}, s)
		return Capture{Free: v.kind == varFree, Index: v.index}
	}
	return Capture{Free: true, Index: c.freeIndex(name)}
}

// defaults evaluates default values into two registers: the tuple and the dict.
func (c *compiler) defaults(args *syntax.Arguments, at syntax.Range, base int) int {
	bits := 0
	if len(args.Defaults) > 0 {
		bits |= 1
		if v, ok := c.foldTuple(args.Defaults); ok {
			c.place(at)
			c.loadConst(base, v)
		} else {
			mark := c.top
			c.display(args.Defaults, displayTuple, at, base)
			c.top = mark
		}
	}
	if hasKwDefaults(args) {
		bits |= 2
		d := base + 1
		c.place(at)
		c.emit(OpDict, d, d, 0, 0)
		for i, e := range args.KwDefaults {
			if e == nil {
				continue
			}
			k := c.tmp()
			c.loadConst(k, c.scope.Mangle(args.KwOnlyArgs[i].Arg))
			v := c.last(e)
			c.emit(OpDictSet, d, k, v, 0)
			c.top = k
		}
	}
	return bits
}

func hasKwDefaults(args *syntax.Arguments) bool {
	for _, e := range args.KwDefaults {
		if e != nil {
			return true
		}
	}
	return false
}

// defValue makes the function of a def.
func (c *compiler) defValue(node syntax.Node, f *resolve.FunctionParts, dst int) {
	if len(f.TypeParams) > 0 {
		c.genericDef(node, f, dst)
		return
	}
	x := funcExtras{}
	if len(f.Args.Defaults) > 0 || len(f.Args.KwDefaults) > 0 || resolve.Annotated(f.Args, f.Returns) {
		x.base = c.tmps(3)
		x.bits = c.defaults(f.Args, f.At, x.base)
	}
	c.makeDef(node, f, x, dst)
}

// makeDef makes the function with its defaults in place.
func (c *compiler) makeDef(node syntax.Node, f *resolve.FunctionParts, x funcExtras, dst int) {
	annotated := resolve.Annotated(f.Args, f.Returns)
	if annotated && !c.features.annotations {
		x.bits |= 4
		c.annotateFunction(node, f, x.base+2)
	}
	code := c.functionCode(node, f)
	c.place(f.At)
	c.function(code, dst, x)
	if annotated && c.features.annotations {
		c.stringAnnotations(f, dst)
	}
}

// functionCode compiles the body of a def.
func (c *compiler) functionCode(node syntax.Node, f *resolve.FunctionParts) *Code {
	scope := c.scope.Child(resolve.Function, node)
	c.enter(scope, f.Name, firstLine(f.DecoratorList, f.At))
	c.signature(f.Args)
	p := c.parent
	for p.owner.Kind == resolve.TypeParams {
		p = p.parent
	}
	if p.owner.Kind == resolve.Class {
		c.flags |= FlagMethod
	}
	body := f.Body
	if text, ok := docstring(body); ok {
		if c.opt.Optimize < 2 {
			c.doc = text
		}
		body = body[1:]
	}
	c.stmts(body)
	return c.finish()
}

// signature notes the parameters of the current code and what a call of it makes.
func (c *compiler) signature(args *syntax.Arguments) {
	c.posOnly = len(args.PosOnlyArgs)
	c.pos = c.posOnly + len(args.Args)
	c.kwOnly = len(args.KwOnlyArgs)
	s := c.owner
	switch {
	case s.Coroutine && s.Generator:
		c.flags |= FlagAsyncGen
	case s.Coroutine:
		c.flags |= FlagCoroutine
	case s.Generator:
		c.flags |= FlagGenerator
	}
}

func (c *compiler) lambda(x *syntax.Lambda, dst int) {
	e := funcExtras{}
	if len(x.Args.Defaults) > 0 || len(x.Args.KwDefaults) > 0 {
		e.base = c.tmps(2)
		e.bits = c.defaults(x.Args, x.Range, e.base)
	}
	scope := c.scope.Child(resolve.Function, x)
	c.enter(scope, "<lambda>", int(x.Line))
	c.signature(x.Args)
	c.result(x.Body)
	code := c.finish()
	c.place(x.Range)
	c.function(code, dst, e)
}

// docstring returns the documentation a body begins with, as inspect.cleandoc
// would show it.
func docstring(body []syntax.Stmt) (string, bool) {
	if len(body) == 0 || !isDocstring(body[0]) {
		return "", false
	}
	return cleanDoc(body[0].(*syntax.ExprStmt).Value.(*syntax.Constant).Value.(string)), true
}

// isDocstring reports whether a statement is a string.
func isDocstring(st syntax.Stmt) bool {
	if e, ok := st.(*syntax.ExprStmt); ok {
		if k, ok := e.Value.(*syntax.Constant); ok {
			_, ok = k.Value.(string)
			return ok
		}
	}
	return false
}

// cleanDoc expands tabs and removes the blanks that all lines after the first
// begin with, and those the first begins with.
func cleanDoc(s string) string {
	if strings.Contains(s, "\t") {
		s = expandTabs(s)
	}
	first := strings.TrimLeft(s, " ")
	i := strings.IndexByte(first, '\n')
	if i < 0 {
		return first
	}
	margin := -1
	lines := strings.Split(first[i+1:], "\n")
	for _, l := range lines {
		if t := strings.TrimLeft(l, " "); t != "" && (margin < 0 || len(l)-len(t) < margin) {
			margin = len(l) - len(t)
		}
	}
	var b strings.Builder
	b.WriteString(first[:i])
	for _, l := range lines {
		b.WriteByte('\n')
		switch {
		case margin < 0:
			b.WriteString(strings.TrimLeft(l, " "))
		case len(l) >= margin:
			b.WriteString(l[margin:])
		}
	}
	return b.String()
}

// expandTabs replaces tabs by blanks up to columns that are multiples of eight.
func expandTabs(s string) string {
	var b strings.Builder
	col := 0
	for _, r := range []byte(s) {
		switch {
		case r == '\t':
			n := 8 - col%8
			b.WriteString("        "[:n])
			col += n
		case r == '\n' || r == '\r':
			b.WriteByte(r)
			col = 0
		default:
			b.WriteByte(r)
			if r < 0x80 || r >= 0xc0 {
				col++
			}
		}
	}
	return b.String()
}
