package compile

import (
	"slices"

	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

func (c *compiler) classDef(st *syntax.ClassDef) {
	c.decorated(st.DecoratorList, st.Range, func(dst int) {
		if len(st.TypeParams) > 0 {
			c.genericClass(st, dst)
		} else {
			c.classValue(st, st.Bases, dst)
		}
	}, st.Name)
}

// classValue makes the class: the class builder is called with the function of the
// body, the name, the bases and the keywords.
func (c *compiler) classValue(st *syntax.ClassDef, bases []syntax.Expr, dst int) {
	r := c.tmp()
	c.place(st.Range)
	c.emit(OpBuildClass, r, 0, 0, 0)
	body := c.tmp()
	code := c.classCode(st)
	c.place(st.Range)
	c.function(code, body, funcExtras{})
	name := c.tmp()
	c.loadConst(name, st.Name)
	c.callArgs(bases, st.Keywords, st.Range, r, dst, func() { c.place(st.Range) })
	c.top = r
}

// classCode compiles the body of a class.
func (c *compiler) classCode(st *syntax.ClassDef) *Code {
	scope := c.scope.Child(resolve.Class, st)
	line := firstLine(st.DecoratorList, st.Range)
	c.enter(scope, st.Name, line)
	c.flags |= FlagNamespace
	r := c.tmp()
	c.loadName("__name__", r)
	c.storeName("__module__", r)
	c.loadConst(r, c.qualname)
	c.storeName("__qualname__", r)
	c.loadConst(r, int64(line))
	c.storeName("__firstlineno__", r)
	if len(st.TypeParams) > 0 {
		c.emit(OpLoadF, r, 0, 0, c.freeIndex(".type_params"))
		c.storeName("__type_params__", r)
	}
	if c.cellDict >= 0 {
		c.emit(OpLocals, r, 0, 0, 0)
		c.emit(OpStoreD, r, c.cellDict, 0, 0)
	}
	body := st.Body
	if text, ok := docstring(body); ok {
		if c.opt.Optimize < 2 {
			c.doc = text
			c.place(body[0].Pos())
			c.loadConst(r, text)
			c.storeName("__doc__", r)
		}
		body = body[1:]
	}
	c.top = r
	c.setupAnnotations(body)
	c.stmts(body)
	c.classEnd()
	return c.finish()
}

// classEnd stores what a class body knows at its end and returns the cell of
// __class__, if functions of the body refer to it.
func (c *compiler) classEnd() {
	c.at = Pos{Line: int32(c.firstLine), EndLine: int32(c.firstLine)}
	r := c.tmp()
	if c.owner.Annotate != nil && !c.features.annotations {
		c.deferredAnnotate(r)
		c.storeName("__annotate_func__", r)
	}
	slices.Sort(c.statics)
	names := make(Tuple, len(c.statics))
	for i, s := range c.statics {
		names[i] = s
	}
	c.loadConst(r, names)
	c.storeName("__static_attributes__", r)
	if c.cellDict >= 0 {
		c.storeName("__classdictcell__", c.cellDict)
	}
	if c.cellClass >= 0 {
		c.storeName("__classcell__", c.cellClass)
		c.move(r, c.cellClass)
	} else {
		c.loadConst(r, nil)
	}
	c.emit(OpRet, r, 0, 0, 0)
	c.unreachable()
	c.top = r
}

// noteStatic notes the attributes that methods assign to self, for
// __static_attributes__ of the class around them.
func (c *compiler) noteStatic(x *syntax.Attribute) {
	if n, ok := x.Value.(*syntax.Name); !ok || n.ID != "self" {
		return
	}
	for u := c.unit; u != nil; u = u.parent {
		if u.owner.Kind == resolve.Class {
			if u.static == nil {
				u.static = map[string]bool{}
			}
			if !u.static[x.Attr] {
				u.static[x.Attr] = true
				u.statics = append(u.statics, x.Attr)
			}
			return
		}
	}
}
