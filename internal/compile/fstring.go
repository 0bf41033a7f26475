package compile

import "github.com/gilliam-run/gilliam/internal/syntax"

// joinedStr makes the string of an f-string.
func (c *compiler) joinedStr(x *syntax.JoinedStr, dst int) {
	if len(x.Values) == 0 {
		c.place(x.Range)
		c.loadConst(dst, "")
		return
	}
	if len(x.Values) == 1 {
		c.into(x.Values[0], dst)
		return
	}
	if len(x.Values) <= concatParts {
		r := c.parts(x.Values, dst)
		c.place(x.Range)
		c.emit(OpConcat, dst, r, 0, len(x.Values))
		return
	}
	// Too many for registers: ''.join of a list.
	base := c.tmp()
	c.place(x.Range)
	c.loadConst(base, "")
	list := c.tmp()
	c.display(x.Values, displayList, x.Range, list)
	c.top = list + 1
	c.place(x.Range)
	c.emit(OpCallM, base, 1, dst, c.site("join"))
}

// parts is run for the values of an f-string that are joined at once.
func (c *compiler) parts(values []syntax.Expr, dst int) int {
	r := c.top
	for i, e := range values {
		c.part = true
		if i == 0 && c.isTemp(dst) && dst == c.top-1 {
			r = dst
			c.into(e, dst)
		} else {
			c.push(e)
		}
	}
	c.part = false
	return r
}

// formatted makes the string of one replacement field.
func (c *compiler) formatted(x *syntax.FormattedValue, dst int) {
	part := c.part
	c.part = false
	conversion := 0
	switch x.Conversion {
	case 's':
		conversion = 1
	case 'r':
		conversion = 2
	case 'a':
		conversion = 3
	}
	if x.FormatSpec == nil {
		if part && conversion == 0 {
			conversion = FormatPart
		}
		v := c.operandIn(x.Value, dst, true)
		c.place(x.Range)
		c.emit(OpFormat, dst, v, 0, conversion)
		return
	}
	v := c.operandIn(x.Value, dst, false)
	spec := c.last(x.FormatSpec)
	c.place(x.Range)
	c.emit(OpFormat, dst, v, spec, conversion|4)
}

// templateStr makes a Template of string.templatelib: its strings and
// interpolations in order.
func (c *compiler) templateStr(x *syntax.TemplateStr, dst int) {
	f := c.prelude(preTemplate)
	list := c.tmp()
	c.place(x.Range)
	c.emit(OpList, list, list, 0, 0)
	for _, part := range x.Values {
		v := c.tmp()
		if in, ok := part.(*syntax.Interpolation); ok {
			c.interpolation(in, v)
		} else {
			c.into(part, v)
		}
		c.place(x.Range)
		c.emit(OpAppend, list, v, 0, 0)
		c.top = list + 1
	}
	c.place(x.Range)
	c.emit(OpCall, f, 1, dst, 0)
}

func (c *compiler) interpolation(x *syntax.Interpolation, dst int) {
	f := c.prelude(preInterpolation)
	c.push(x.Value)
	c.place(x.Range)
	c.loadConst(c.tmp(), x.Str)
	if x.Conversion > 0 {
		c.loadConst(c.tmp(), string(rune(x.Conversion)))
	} else {
		c.loadConst(c.tmp(), nil)
	}
	spec := c.tmp()
	if x.FormatSpec == nil {
		c.loadConst(spec, "")
	} else {
		c.into(x.FormatSpec, spec)
	}
	c.place(x.Range)
	c.emit(OpCall, f, 4, dst, 0)
}
