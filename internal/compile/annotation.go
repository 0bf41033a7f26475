package compile

import (
	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// Annotations are evaluated on demand: one function for each function, class and
// module with annotations returns the dictionary of them. Those of statements that
// may not be executed (all those of a module) count only if their number is in the
// set __conditional_annotations__. from __future__ import annotations stores their
// source text instead.

// beginAnnotate opens the code of an __annotate__ function, which refuses formats
// other than the values.
func (c *compiler) beginAnnotate(scope *resolve.Scope, at syntax.Range) {
	c.enter(scope, "__annotate__", int(at.Line))
	c.locals[0] = "format" // no annotation can mean it: the symbol is .format
	c.posOnly, c.pos = 1, 1
	c.checkFormat(at)
}

// checkFormat raises NotImplementedError for formats the code does not evaluate.
func (c *compiler) checkFormat(at syntax.Range) {
	var ok label
	const valueWithFakeGlobals = 2
	c.place(at)
	c.jump(OpJNGtI, 0, valueWithFakeGlobals, 0, &ok)
	f := c.prelude(preAnnotateFormat)
	c.emit(OpCall, f, 0, f, 0)
	c.top = f
	c.bind(&ok)
}

// annotateFunction makes the __annotate__ function of a def.
func (c *compiler) annotateFunction(node syntax.Node, f *resolve.FunctionParts, dst int) {
	scope := c.scope.Child(resolve.Annotation, node)
	c.beginAnnotate(scope, f.At)
	d := c.tmp()
	c.emit(OpDict, d, d, 0, 0)
	resolve.EachAnnotation(f.Args, f.Returns, func(name string, e syntax.Expr) {
		c.annotation(d, name, e)
	})
	c.place(f.At)
	c.emit(OpRet, d, 0, 0, 0)
	c.unreachable()
	code := c.finish()
	c.place(f.At)
	c.function(code, dst, funcExtras{})
}

// annotation puts one annotation into the dict R[d].
func (c *compiler) annotation(d int, name string, e syntax.Expr) {
	mark := c.top
	k := c.tmp()
	c.place(e.Pos())
	c.loadConst(k, c.scope.Mangle(name))
	var v int
	if s, ok := e.(*syntax.Starred); ok { // *args: *Ts
		v = c.tmp()
		x := c.last(s.Value)
		c.place(s.Range)
		c.emit(OpUnpack, v, x, 0, 1)
	} else {
		v = c.last(e)
	}
	c.place(e.Pos())
	c.emit(OpDictSet, d, k, v, 0)
	c.top = mark
}

// stringAnnotations stores the texts of a function's annotations.
func (c *compiler) stringAnnotations(f *resolve.FunctionParts, fn int) {
	mark := c.top
	d := c.tmp()
	c.place(f.At)
	c.emit(OpDict, d, d, 0, 0)
	resolve.EachAnnotation(f.Args, f.Returns, func(name string, e syntax.Expr) {
		k, v := c.tmp(), c.tmp()
		c.loadConst(k, c.scope.Mangle(name))
		c.loadConst(v, unparse(e))
		c.emit(OpDictSet, d, k, v, 0)
		c.top = k
	})
	c.emit(OpSetAttr, fn, d, 0, c.site("__annotations__"))
	c.top = mark
}

// setupAnnotations begins a module or class body that has annotations.
func (c *compiler) setupAnnotations(body []syntax.Stmt) {
	if c.features.annotations {
		if hasAnnotations(body) {
			c.setupStrings()
		}
		return
	}
	s := c.owner
	if s.Annotate == nil {
		return
	}
	r := c.tmp()
	if s.Kind == resolve.Module {
		c.deferredAnnotate(r)
		c.storeName("__annotate__", r)
	}
	if s.Conditional {
		c.emit(OpSet, r, r, 0, 0)
		c.storeVar(c.variable("__conditional_annotations__"), r)
	}
	c.top = r
}

// setupStrings makes __annotations__, in a module unless it is there.
func (c *compiler) setupStrings() {
	if c.owner.Kind != resolve.Module {
		r := c.tmp()
		c.emit(OpDict, r, r, 0, 0)
		c.storeName("__annotations__", r)
		c.top = r
		return
	}
	var end label
	exc := c.tmps(2)
	t := c.newTarget()
	known := c.known
	c.pushBlock(block{kind: blockTry, reg: exc, exc: exc, target: t})
	c.loadName("__annotations__", exc)
	c.popBlock()
	c.jump(OpJmp, 0, 0, 0, &end)
	if c.land(t, known) {
		c.emit(OpDict, exc, exc, 0, 0)
		c.storeName("__annotations__", exc)
	}
	c.bind(&end)
	c.top = exc
}

// hasAnnotations reports whether statements annotate a variable of their scope.
func hasAnnotations(body []syntax.Stmt) bool {
	for _, st := range body {
		found := false
		switch st := st.(type) {
		case *syntax.AnnAssign:
			found = true
		case *syntax.If:
			for st != nil && !found {
				found = hasAnnotations(st.Body)
				var next *syntax.If
				if len(st.Orelse) == 1 {
					next, _ = st.Orelse[0].(*syntax.If)
				}
				if next == nil {
					found = found || hasAnnotations(st.Orelse)
				}
				st = next
			}
		case *syntax.For:
			found = hasAnnotations(st.Body) || hasAnnotations(st.Orelse)
		case *syntax.While:
			found = hasAnnotations(st.Body) || hasAnnotations(st.Orelse)
		case *syntax.With:
			found = hasAnnotations(st.Body)
		case *syntax.Try:
			found = hasAnnotations(st.Body) || hasAnnotations(st.Orelse) || hasAnnotations(st.Finalbody)
			for _, h := range st.Handlers {
				found = found || hasAnnotations(h.Body)
			}
		case *syntax.TryStar:
			found = hasAnnotations(st.Body) || hasAnnotations(st.Orelse) || hasAnnotations(st.Finalbody)
			for _, h := range st.Handlers {
				found = found || hasAnnotations(h.Body)
			}
		case *syntax.Match:
			for _, k := range st.Cases {
				found = found || hasAnnotations(k.Body)
			}
		}
		if found {
			return true
		}
	}
	return false
}

// deferredAnnotate makes the __annotate__ function of the module or class body.
func (c *compiler) deferredAnnotate(dst int) {
	s := c.owner
	at := syntax.Range{Line: int32(c.firstLine), EndLine: int32(c.firstLine)}
	c.beginAnnotate(s.Annotate, at)
	d := c.tmp()
	c.emit(OpDict, d, d, 0, 0)
	for _, a := range s.Deferred {
		var skip label
		if a.Number >= 0 {
			n := c.tmp()
			c.place(a.Stmt.Range)
			c.loadConst(n, int64(a.Number))
			set := c.tmp()
			c.loadVar(c.variable("__conditional_annotations__"), set)
			in := c.tmp()
			c.emit(OpIn, in, n, set, 0)
			c.jump(OpJF, in, 0, 0, &skip)
			c.top = n
		}
		c.annotation(d, a.Stmt.Target.(*syntax.Name).ID, a.Stmt.Annotation)
		c.bind(&skip)
	}
	c.place(at)
	c.emit(OpRet, d, 0, 0, 0)
	c.unreachable()
	code := c.finish()
	c.function(code, dst, funcExtras{})
}

// annAssign compiles an annotated assignment or declaration.
func (c *compiler) annAssign(st *syntax.AnnAssign) {
	if st.Value != nil {
		c.assignOne(st.Target, st.Value)
	}
	switch t := st.Target.(type) {
	case *syntax.Name:
		if st.Simple && !c.scope.FunctionLike() {
			c.noteAnnotation(st, t)
		}
	case *syntax.Attribute:
		if st.Value == nil {
			c.effect(t.Value)
		}
	case *syntax.Subscript:
		if st.Value == nil {
			c.effect(t.Value)
			c.effect(t.Slice)
		}
	}
}

// noteAnnotation says that an annotation of a module or class holds.
func (c *compiler) noteAnnotation(st *syntax.AnnAssign, t *syntax.Name) {
	r := c.tmp()
	c.place(st.Range)
	if c.features.annotations {
		v, k := c.tmp(), c.tmp()
		c.loadConst(v, unparse(st.Annotation))
		c.loadName("__annotations__", r)
		c.loadConst(k, c.scope.Mangle(t.ID))
		c.emit(OpSetIdx, r, k, v, 0)
		return
	}
	n := c.deferredNumber(st)
	if n < 0 {
		return
	}
	k := c.tmp()
	c.loadConst(k, int64(n))
	c.loadVar(c.variable("__conditional_annotations__"), r)
	c.emit(OpSetAdd, r, k, 0, 0)
}

// deferredNumber returns the number of a conditional annotation. They are asked for
// in the order of the list.
func (c *compiler) deferredNumber(st *syntax.AnnAssign) int {
	list := c.owner.Deferred
	for range list {
		if c.nextDeferred >= len(list) {
			c.nextDeferred = 0
		}
		d := list[c.nextDeferred]
		c.nextDeferred++
		if d.Stmt == st {
			return d.Number
		}
	}
	return -1
}
