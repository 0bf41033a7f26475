package compile

import "github.com/gilliam-run/gilliam/internal/syntax"

// assign compiles an assignment to any number of targets.
func (c *compiler) assign(st *syntax.Assign) {
	if len(st.Targets) == 1 {
		c.assignOne(st.Targets[0], st.Value)
		return
	}
	names := true
	for _, t := range st.Targets {
		if _, ok := t.(*syntax.Name); !ok {
			names = false
		}
	}
	r := -1
	if names {
		if v, ok := c.localOf(st.Targets[0]); ok {
			r = v.index
			c.into(st.Value, r)
			c.known.add(r)
		}
	}
	if r < 0 {
		r = c.push(st.Value)
		c.store(st.Targets[0], r)
	}
	for _, t := range st.Targets[1:] {
		c.store(t, r)
	}
}

// assignOne compiles target = value.
func (c *compiler) assignOne(target, value syntax.Expr) {
	switch t := target.(type) {
	case *syntax.Name:
		v := c.variable(t.ID)
		if v.kind == varReg {
			c.into(value, v.index)
			c.known.add(v.index)
			return
		}
		r := c.last(value)
		c.place(t.Range)
		c.storeVar(v, r)
	case *syntax.Tuple:
		if !c.parallel(t.Elts, value) {
			c.store(target, c.operand(value))
		}
	case *syntax.List:
		if !c.parallel(t.Elts, value) {
			c.store(target, c.operand(value))
		}
	default:
		c.store(target, c.operand(value))
	}
}

// parallel compiles an assignment between two displays of the same length without
// making a tuple.
func (c *compiler) parallel(targets []syntax.Expr, value syntax.Expr) bool {
	var values []syntax.Expr
	switch x := value.(type) {
	case *syntax.Tuple:
		values = x.Elts
	case *syntax.List:
		values = x.Elts
	}
	n := len(targets)
	if n == 0 || n != len(values) || n > 8 {
		return false
	}
	for i := range n {
		if _, ok := targets[i].(*syntax.Starred); ok {
			return false
		}
		if _, ok := values[i].(*syntax.Starred); ok {
			return false
		}
	}
	var regs [8]int
	for i, e := range values {
		if _, ok := c.fold(e); ok {
			regs[i] = -1 // made where it is stored
			continue
		}
		regs[i] = c.operand(e)
		for _, t := range targets[:i] {
			if !c.leaves(t, regs[i]) {
				r := c.tmp()
				c.move(r, regs[i])
				regs[i] = r
				break
			}
		}
	}
	for i, t := range targets {
		if regs[i] < 0 {
			c.assignOne(t, values[i])
		} else {
			c.store(t, regs[i])
		}
	}
	return true
}

// leaves reports whether storing to a target surely leaves a register as it is.
func (c *compiler) leaves(target syntax.Expr, r int) bool {
	if c.isTemp(r) {
		return true
	}
	switch t := target.(type) {
	case *syntax.Name:
		v := c.variable(t.ID)
		return v.kind != varReg || v.index != r
	case *syntax.Attribute, *syntax.Subscript:
		return true // an assignment expression inside made the operand a copy
	}
	return false
}

// store gives a target the value of a register.
func (c *compiler) store(target syntax.Expr, r int) {
	if c.err != nil {
		return
	}
	mark := c.top
	switch t := target.(type) {
	case *syntax.Name:
		v := c.variable(t.ID)
		c.place(t.Range)
		c.storeVar(v, r)
	case *syntax.Attribute:
		obj := c.last(t.Value)
		c.placeAttr(t, t.Range)
		c.emit(OpSetAttr, obj, r, 0, c.site(c.scope.Mangle(t.Attr)))
		c.noteStatic(t)
	case *syntax.Subscript:
		obj := c.operand(t.Value)
		i := c.last(t.Slice)
		c.place(t.Range)
		c.emit(OpSetIdx, obj, i, r, 0)
	case *syntax.Tuple:
		c.unpack(t.Elts, r, t.Range)
	case *syntax.List:
		c.unpack(t.Elts, r, t.Range)
	case *syntax.Starred:
		c.fail(t.Range, "starred assignment target must be in a list or tuple")
	}
	c.top = mark
}

// unpack stores the elements of an iterable.
func (c *compiler) unpack(elts []syntax.Expr, r int, at syntax.Range) {
	star := -1
	for i, e := range elts {
		if _, ok := e.(*syntax.Starred); ok {
			if star >= 0 {
				c.fail(at, "multiple starred expressions in assignment")
				return
			}
			star = i
		}
	}
	if star > maxBefore || star >= 0 && len(elts)-star-1 > 1<<15-1 {
		c.fail(at, "too many expressions in star-unpacking assignment")
		return
	}
	if c.top > crowded && c.top-c.pin > 2 {
		c.unpackPacked(elts, star, r, at)
		return
	}
	c.unpackInto(elts, star, r, at)
}

// unpackPacked is unpack when registers run short, see packed.
func (c *compiler) unpackPacked(elts []syntax.Expr, star, r int, at syntax.Range) {
	base, n := c.pin, c.top-c.pin
	c.artificial()
	value := c.tmp()
	c.move(value, r)
	c.emit(OpTuple, base, base, 1, n)
	c.move(base+1, value)
	c.top = base + 2
	pin := c.pin
	c.pin = c.top
	c.unpackInto(elts, star, base+1, at)
	c.pin = pin
	c.artificial()
	c.top = base + n
	c.emit(OpUnpack, base, base, 1, n)
}

func (c *compiler) unpackInto(elts []syntax.Expr, star, r int, at syntax.Range) {
	n := len(elts)
	imm := n
	if star >= 0 {
		imm = star | (n-star-1)<<16
	}
	if n > maxInline {
		list := c.tmp()
		c.place(at)
		starred := 0
		if star >= 0 {
			starred = 1
		}
		c.emit(OpUnpackL, list, r, starred, imm)
		for i, e := range elts {
			e := starredValue(e)
			item := c.tmp()
			c.place(e.Pos())
			if v, ok := c.localOf(e); ok {
				c.emit(OpGetIdxI, v.index, list, 0, i)
				c.known.add(v.index)
			} else {
				c.emit(OpGetIdxI, item, list, 0, i)
				c.store(e, item)
			}
			c.top = item
		}
		return
	}
	op := OpUnpack
	if star >= 0 {
		op = OpUnpackX
	}
	if first, ok := c.consecutive(elts); ok {
		c.place(at)
		c.emit(op, first, r, 0, imm)
		for i := range n {
			c.known.add(first + i)
		}
		return
	}
	first := c.tmps(n)
	c.place(at)
	c.emit(op, first, r, 0, imm)
	for i, e := range elts {
		c.store(starredValue(e), first+i)
	}
}

func starredValue(e syntax.Expr) syntax.Expr {
	if s, ok := e.(*syntax.Starred); ok {
		return s.Value
	}
	return e
}

// consecutive reports whether targets are locals in consecutive registers, so that
// they can be written at once, and which the first is.
func (c *compiler) consecutive(elts []syntax.Expr) (int, bool) {
	first := -1
	for i, e := range elts {
		v, ok := c.localOf(starredValue(e))
		switch {
		case !ok:
			return 0, false
		case i == 0:
			first = v.index
		case v.index != first+i:
			return 0, false
		}
	}
	return first, first >= 0
}

// augAssign compiles target op= value: the parts of the target are evaluated once.
func (c *compiler) augAssign(st *syntax.AugAssign) {
	switch t := st.Target.(type) {
	case *syntax.Name:
		v := c.variable(t.ID)
		if v.kind == varReg {
			r := c.operand(&syntax.Name{Range: t.Range, ID: t.ID})
			c.binaryOp(st.Op, r, st.Value, v.index, st.Range, 1)
			c.known.add(v.index)
			return
		}
		r := c.tmp()
		c.place(t.Range)
		c.loadVar(v, r)
		c.binaryOp(st.Op, r, st.Value, r, st.Range, 1)
		c.place(t.Range)
		c.storeVar(v, r)
	case *syntax.Attribute:
		obj := c.operand(t.Value)
		r := c.tmp()
		name := c.scope.Mangle(t.Attr)
		c.placeAttr(t, t.Range)
		c.emit(OpGetAttr, r, obj, 0, c.site(name))
		c.binaryOp(st.Op, r, st.Value, r, st.Range, 1)
		c.placeAttr(t, t.Range)
		c.emit(OpSetAttr, obj, r, 0, c.site(name))
	case *syntax.Subscript:
		obj := c.operand(t.Value)
		i := c.operand(t.Slice)
		r := c.tmp()
		c.place(t.Range)
		c.emit(OpGetIdx, r, obj, i, 0)
		c.binaryOp(st.Op, r, st.Value, r, st.Range, 1)
		c.place(t.Range)
		c.emit(OpSetIdx, obj, i, r, 0)
	}
}

// delete compiles del of a target.
func (c *compiler) delete(target syntax.Expr) {
	mark := c.top
	switch t := target.(type) {
	case *syntax.Name:
		v := c.variable(t.ID)
		c.place(t.Range)
		c.deleteVar(v)
	case *syntax.Attribute:
		obj := c.last(t.Value)
		c.placeAttr(t, t.Range)
		c.emit(OpDelAttr, obj, 0, 0, c.site(c.scope.Mangle(t.Attr)))
	case *syntax.Subscript:
		obj := c.operand(t.Value)
		i := c.last(t.Slice)
		c.place(t.Range)
		c.emit(OpDelIdx, obj, i, 0, 0)
	case *syntax.Tuple:
		for _, e := range t.Elts {
			c.delete(e)
		}
	case *syntax.List:
		for _, e := range t.Elts {
			c.delete(e)
		}
	}
	c.top = mark
}
