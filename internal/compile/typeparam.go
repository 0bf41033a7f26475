package compile

import (
	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// A generic function, class or alias is made inside a function of its own, whose
// variables are the type parameters.

// genericDef makes a generic function. The defaults are evaluated outside and
// passed as arguments.
func (c *compiler) genericDef(node syntax.Node, f *resolve.FunctionParts, dst int) {
	call := c.tmp()
	extras := c.tmps(2)
	bits := c.defaults(f.Args, f.At, extras)
	c.top = extras + 2
	scope := c.scope.Child(resolve.TypeParams, node)
	c.enter(scope, "<generic parameters of "+f.Name+">", firstLine(f.DecoratorList, f.At))
	c.pos = c.params
	params := c.typeParams(f.TypeParams)
	x := funcExtras{base: c.tmps(3), bits: bits}
	n := 0
	for i := range 2 {
		if bits&(1<<i) != 0 {
			c.move(x.base+i, n)
			n++
		}
	}
	r := c.tmp()
	c.makeDef(node, f, x, r)
	c.place(f.At)
	c.emit(OpSetAttr, r, params, 0, c.site("__type_params__"))
	c.emit(OpRet, r, 0, 0, 0)
	c.unreachable()
	code := c.finish()
	c.place(f.At)
	c.function(code, call, funcExtras{})
	if bits == 2 {
		c.move(extras, extras+1)
	}
	c.top = call + 1 + n
	c.emit(OpCall, call, n, dst, 0)
}

// genericClass makes a generic class.
func (c *compiler) genericClass(st *syntax.ClassDef, dst int) {
	scope := c.scope.Child(resolve.TypeParams, st)
	c.enter(scope, "<generic parameters of "+st.Name+">", firstLine(st.DecoratorList, st.Range))
	params := c.typeParams(st.TypeParams)
	c.storeVar(c.variable(".type_params"), params)
	base := c.prelude(preGenericBase)
	c.move(c.tmp(), params)
	c.emit(OpCall, base, 1, base, 0)
	c.top = base + 1
	c.storeVar(c.variable(".generic_base"), base)
	c.top = base
	bases := append(append([]syntax.Expr{}, st.Bases...), &syntax.Name{Range: st.Range, ID: ".generic_base"})
	r := c.tmp()
	c.classValue(st, bases, r)
	c.emit(OpRet, r, 0, 0, 0)
	c.unreachable()
	code := c.finish()
	c.place(st.Range)
	f := c.tmp()
	c.function(code, f, funcExtras{})
	c.emit(OpCall, f, 0, dst, 0)
}

// typeParams makes the type parameters, binds their names and returns the register
// of the tuple of them.
func (c *compiler) typeParams(params []syntax.TypeParam) int {
	list := c.tmp()
	c.place(params[0].Pos())
	c.emit(OpList, list, list, 0, 0)
	defaults := false
	for _, p := range params {
		var name string
		var f int
		var value syntax.Expr
		switch p := p.(type) {
		case *syntax.TypeVar:
			name, value = p.Name, p.DefaultValue
			f = c.prelude(preTypeVar)
			c.loadConst(c.tmp(), name)
			bound, constraints := p.Bound, syntax.Expr(nil)
			if _, ok := bound.(*syntax.Tuple); ok {
				bound, constraints = nil, bound
			}
			c.evaluator(name, bound)
			c.evaluator(name, constraints)
		case *syntax.ParamSpec:
			name, value = p.Name, p.DefaultValue
			f = c.prelude(preParamSpec)
			c.loadConst(c.tmp(), name)
		case *syntax.TypeVarTuple:
			name, value = p.Name, p.DefaultValue
			f = c.prelude(preTypeVarTuple)
			c.loadConst(c.tmp(), name)
		}
		if value == nil && defaults {
			c.fail(p.Pos(), "non-default type parameter '"+name+"' follows default type parameter")
		}
		defaults = defaults || value != nil
		c.evaluator(name, value)
		c.place(p.Pos())
		c.emit(OpCall, f, c.top-f-1, f, 0)
		c.storeVar(c.variable(name), f)
		c.emit(OpAppend, list, f, 0, 0)
		c.top = list + 1
	}
	c.emit(OpToTuple, list, list, 0, 0)
	return list
}

// evaluator puts a function that evaluates an expression into a new temporary, or
// None if there is none.
func (c *compiler) evaluator(name string, e syntax.Expr) {
	dst := c.tmp()
	if e == nil {
		c.loadConst(dst, nil)
		return
	}
	c.valueFunction(c.scope.Child(resolve.TypeVariable, e), name, e, dst)
}

// valueFunction makes the function of a format that evaluates e.
func (c *compiler) valueFunction(scope *resolve.Scope, name string, e syntax.Expr, dst int) {
	at := e.Pos()
	c.enter(scope, name, int(at.Line))
	c.posOnly, c.pos = 1, 1
	c.checkFormat(at)
	if s, ok := e.(*syntax.Starred); ok { // the default of a TypeVarTuple
		r := c.tmp()
		x := c.last(s.Value)
		c.place(at)
		c.emit(OpUnpack, r, x, 0, 1)
		c.emit(OpRet, r, 0, 0, 0)
		c.unreachable()
	} else {
		c.result(e)
	}
	code := c.finish()
	c.place(at)
	x := funcExtras{base: c.tmp(), bits: 1}
	c.loadConst(x.base, Tuple{int64(1)})
	c.function(code, dst, x)
	c.top = x.base
}

func (c *compiler) typeAlias(st *syntax.TypeAlias) {
	name := st.Name.(*syntax.Name)
	r := c.tmp()
	if len(st.TypeParams) == 0 {
		c.aliasValue(st, name.ID, -1, r)
	} else {
		scope := c.scope.Child(resolve.TypeParams, st)
		c.enter(scope, "<generic parameters of "+name.ID+">", int(st.Line))
		params := c.typeParams(st.TypeParams)
		v := c.tmp()
		c.aliasValue(st, name.ID, params, v)
		c.emit(OpRet, v, 0, 0, 0)
		c.unreachable()
		code := c.finish()
		c.place(st.Range)
		c.function(code, r, funcExtras{})
		c.emit(OpCall, r, 0, r, 0)
	}
	c.place(name.Range)
	c.storeVar(c.variable(name.ID), r)
}

// aliasValue makes the TypeAliasType.
func (c *compiler) aliasValue(st *syntax.TypeAlias, name string, params, dst int) {
	f := c.prelude(preTypeAlias)
	c.place(st.Range)
	c.loadConst(c.tmp(), name)
	p := c.tmp()
	if params < 0 {
		c.loadConst(p, nil)
	} else {
		c.move(p, params)
	}
	v := c.tmp()
	c.valueFunction(c.scope.Child(resolve.TypeAlias, st), name, st.Value, v)
	c.place(st.Range)
	c.emit(OpCall, f, 3, dst, 0)
	c.top = f
}
