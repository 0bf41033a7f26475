package compile

import (
	"sync"

	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// Mode says what a program is compiled to do.
type Mode uint8

// The modes.
const (
	// ModeModule runs statements.
	ModeModule Mode = iota
	// ModeEval is a single expression and returns its value.
	ModeEval
	// ModeLastValue runs statements and returns the value of the last one if
	// that is an expression, else None.
	ModeLastValue
	// ModeDisplay runs statements and hands the value of each expression statement
	// outside functions and classes to sys.displayhook.
	ModeDisplay
)

// Options say what kind of program is compiled.
type Options struct {
	Mode Mode
	// TopLevelAwait allows await at module level. A module that uses it is a
	// coroutine (FlagCoroutine), others are not.
	TopLevelAwait bool
	// Namespace is for exec and eval with locals of their own: the names of the
	// module go through its namespace.
	Namespace bool
	// StringAnnotations is as if the program imported annotations from __future__.
	StringAnnotations bool
	// Optimize is CPython's level: from 1 on assert statements do nothing and __debug__ is
	// false, from 2 on there are no docstrings.
	Optimize int
	// Prelude marks all code as the VM's own.
	Prelude bool
	// Hidden marks all code as standing for native code of the library.
	Hidden bool
	// Watch may end the compilation early, with an error.
	Watch *syntax.Watch
}

// Compile turns the tree of a program into code. The source is the text the
// positions of the tree refer to. The warnings CPython's compiler gives are those of
// the parser: they are about single expressions, so the list here is empty so far.
func Compile(mod *syntax.Module, file, source string, opt Options) (*Code, []syntax.Warning, *syntax.Error) {
	src := resolve.Source{File: file, Text: source}
	features, err := future(mod, src)
	if err != nil {
		return nil, nil, err
	}
	features.annotations = features.annotations || opt.StringAnnotations
	scope, err := resolve.Resolve(mod, src, resolve.Options{
		TopLevelAwait:     opt.TopLevelAwait,
		StringAnnotations: features.annotations,
		Watch:             opt.Watch,
	})
	if err != nil {
		return nil, nil, err
	}
	c := compilers.Get().(*compiler)
	c.src, c.opt, c.features = src, opt, features
	code := c.module(mod, scope)
	err = c.err
	c.reset()
	compilers.Put(c)
	if err != nil {
		return nil, nil, err
	}
	n := 0
	opt.Watch = nil
	code.Opt = opt
	number(code, code, &n)
	return code, nil, nil
}

// number gives the codes of a program their places in depth-first order.
func number(root, c *Code, n *int) {
	c.Index, c.Root = *n, root
	*n++
	for _, x := range c.Codes {
		number(root, x, n)
	}
}

// compilers keeps the working memory of finished compilations.
var compilers = sync.Pool{New: func() any { return new(compiler) }}

// compiler is one compilation: the unit at work and what all units share.
type compiler struct {
	*unit
	src      resolve.Source
	opt      Options
	features features
	err      *syntax.Error
	spare    []*unit
	spine    []syntax.Expr // chains that nest to the left, see chain
	part     bool          // the replacement field that comes next is joined with others, see parts
}

func (c *compiler) reset() {
	for c.unit != nil { // after an error
		c.leave()
	}
	clear(c.spine[:cap(c.spine)])
	*c = compiler{spare: c.spare, spine: c.spine[:0]}
}

// fail notes the first error.
func (c *compiler) fail(r syntax.Range, msg string) {
	if c.err == nil {
		c.err = c.src.Error(r, msg)
	}
}

// stopped reports that there is nothing left to do, after an error or because the watch ended it.
func (c *compiler) stopped() bool {
	if c.err == nil && !c.opt.Watch.Step() {
		c.err = syntax.Stopped(c.src.File)
	}
	return c.err != nil
}

// module compiles the code of the whole program.
func (c *compiler) module(mod *syntax.Module, scope *resolve.Scope) *Code {
	c.enter(scope, "<module>", 1)
	c.flags |= FlagModule
	if c.opt.Namespace {
		c.flags |= FlagNamespace
	}
	if scope.Coroutine {
		c.flags |= FlagCoroutine
		if scope.Generator {
			c.fail(syntax.Range{}, "'yield' outside function")
		}
	}
	body := mod.Body
	switch c.opt.Mode {
	case ModeEval:
		c.result(body[0].(*syntax.ExprStmt).Value)
		return c.finish()
	case ModeLastValue:
		if n := len(body); n > 0 {
			if last, ok := body[n-1].(*syntax.ExprStmt); ok {
				c.moduleBody(body[:n-1], true)
				c.result(last.Value)
				return c.finish()
			}
		}
	}
	c.moduleBody(body, c.opt.Mode != ModeDisplay)
	return c.finish()
}

func (c *compiler) moduleBody(body []syntax.Stmt, doc bool) {
	if doc {
		if text, ok := docstring(body); ok && c.opt.Optimize < 2 {
			c.doc = text
			c.place(body[0].Pos())
			r := c.tmp()
			c.loadConst(r, text)
			c.storeName("__doc__", r)
			c.top = r
			body = body[1:]
		}
	}
	c.setupAnnotations(body)
	c.stmts(body)
}

// result returns the value of an expression.
func (c *compiler) result(e syntax.Expr) {
	r := c.operand(e)
	c.place(e.Pos())
	c.emit(OpRet, r, 0, 0, 0)
	c.unreachable()
}
