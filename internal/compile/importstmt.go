package compile

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

func (c *compiler) importStmt(st *syntax.Import) {
	for _, a := range st.Names {
		r := c.tmp()
		c.place(st.Range)
		c.emit(OpLoadS, r, 0, 0, SpecialNone)
		c.emit(OpImport, r, r, 0, c.internName(a.Name))
		first, rest, dotted := strings.Cut(a.Name, ".")
		if a.AsName == "" {
			c.storeVar(c.variable(first), r)
		} else {
			// import a.b.c as x binds what a, then b, then c name.
			for dotted {
				first, rest, dotted = strings.Cut(rest, ".")
				c.emit(OpImportFrom, r, r, 0, c.internName(first))
			}
			c.storeVar(c.variable(a.AsName), r)
		}
		c.top = r
	}
}

func (c *compiler) importFrom(st *syntax.ImportFrom) {
	if st.Module == "__future__" && st.Level == 0 && st.Line > c.features.line {
		c.fail(st.Range, "from __future__ imports must occur at the beginning of the file")
		return
	}
	names := make(Tuple, len(st.Names))
	for i, a := range st.Names {
		names[i] = a.Name
	}
	r, list := c.tmp(), c.tmp()
	c.place(st.Range)
	c.loadConst(list, names)
	c.emit(OpImport, r, list, min(st.Level, 255), c.internName(st.Module))
	c.top = list
	for _, a := range st.Names {
		if a.Name == "*" {
			c.emit(OpImportStar, r, 0, 0, 0)
			return
		}
		t := c.tmp()
		c.emit(OpImportFrom, t, r, 0, c.internName(a.Name))
		name := a.AsName
		if name == "" {
			name = a.Name
		}
		c.storeVar(c.variable(name), t)
		c.top = t
	}
}
