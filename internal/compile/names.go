package compile

import (
	"sort"

	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

type varKind uint8

const (
	varReg       varKind = iota // a register
	varCell                     // a cell in a register
	varFree                     // a free cell
	varGlobal                   // a global or built-in name
	varName                     // a name of the namespace
	varClassFree                // in a class: the namespace, else a free cell
	varDictName                 // in an annotation scope of a class: its namespace, else global
	varDictFree                 // the same, else a free cell
)

// A variable is what a name means at some place.
type variable struct {
	kind  varKind
	index int // register or free cell
	name  string
	sym   *resolve.Symbol
}

// variable finds out what a name means here.
func (c *compiler) variable(name string) variable {
	name = c.scope.Mangle(name)
	sym, s := c.scope.Lookup(name)
	if sym == nil {
		return c.globalName(name)
	}
	v := variable{name: name, sym: sym}
	switch sym.Binding {
	case resolve.Local:
		if !s.FunctionLike() {
			if s.Kind == resolve.Class && c.scope != s {
				v.kind, v.index = varFree, c.freeIndex(name)
				return v
			}
			return c.globalName(name)
		}
		return c.local(v, s)
	case resolve.Cell:
		if s.Kind == resolve.Class && c.cellCond >= 0 && name == "__conditional_annotations__" {
			v.kind, v.index = varCell, c.cellCond
			return v
		}
		return c.local(v, s)
	case resolve.Free:
		v.kind, v.index = varFree, int(sym.Slot)-1
		if s.Kind == resolve.Class && c.scope == s {
			v.kind = varClassFree
		} else if s.SeesClass && name != "__classdict__" {
			v.kind = varDictFree
		}
		return v
	case resolve.GlobalExplicit:
		v.kind = varGlobal
		if s.Kind == resolve.Class && c.scope != s && sym.Flags&resolve.DefFreeClass != 0 {
			// What a class declares global is so in the class alone.
			v.kind, v.index = varFree, c.freeIndex(name)
		}
		return v
	}
	if s != c.owner && c.owner.Kind == resolve.Class {
		v.kind = varGlobal
		return v
	}
	return c.globalName(name)
}

// globalName is a name that no scope between here and the module binds.
func (c *compiler) globalName(name string) variable {
	v := variable{kind: varGlobal, name: name}
	switch {
	case c.owner.Kind == resolve.Class, c.owner.Kind == resolve.Module && c.opt.Namespace:
		v.kind = varName
	case c.owner.SeesClass:
		v.kind = varDictName
	}
	return v
}

// local completes the variable of a symbol of a function or comprehension, which
// gets its register at first sight.
func (c *compiler) local(v variable, s *resolve.Scope) variable {
	sym := v.sym
	if sym.Slot == 0 { // a local of the function; all others have theirs
		if c.plain < c.maxPlain {
			r := c.params + c.plain
			c.plain++
			c.locals[r] = sym.Name
			sym.Slot = int32(r) + 1
			if sym.Flags&resolve.Deleted != 0 {
				c.deletable.add(r)
			}
		} else {
			c.addSpill(sym)
		}
	}
	if sym.Slot < 0 {
		v.kind, v.index = varFree, len(c.free)-int(sym.Slot)-1
		return v
	}
	v.index = int(sym.Slot) - 1
	if sym.Binding == resolve.Cell {
		v.kind = varCell
	}
	return v
}

// freeIndex returns the number of a free variable of the code.
func (c *compiler) freeIndex(name string) int { return sort.SearchStrings(c.free, name) }

// internName returns the index of a namespace name.
func (c *compiler) internName(name string) int { return intern(&c.names, &c.nameIndex, name) }

// internGlobal returns the index of a global site.
func (c *compiler) internGlobal(name string) int { return intern(&c.globals, &c.globalIndex, name) }

// intern returns the index of a name in a list without duplicates, which gets a
// map once it is long.
func intern(list *[]string, index *map[string]int32, name string) int {
	n := len(*list)
	if *index != nil {
		if i, ok := (*index)[name]; ok {
			return int(i)
		}
		(*index)[name] = int32(n)
	} else {
		for i, s := range *list {
			if s == name {
				return i
			}
		}
		if n == 16 {
			m := make(map[string]int32, 64)
			for i, s := range *list {
				m[s] = int32(i)
			}
			m[name] = int32(n)
			*index = m
		}
	}
	*list = append(*list, name)
	return n
}

// site makes a new attribute site.
func (c *compiler) site(name string) int {
	if c.dead {
		return 0
	}
	c.sites = append(c.sites, name)
	return len(c.sites) - 1
}

// check makes sure that a local is bound before it is used.
func (c *compiler) check(r int) {
	if !c.known.has(r) {
		c.emit(OpCheck, r, 0, 0, 0)
		if !c.dead {
			c.checked.add(r)
		}
		c.known.add(r)
	}
}

// loadVar puts the value of a variable into a register.
func (c *compiler) loadVar(v variable, dst int) {
	switch v.kind {
	case varReg:
		c.check(v.index)
		c.move(dst, v.index)
	case varCell:
		c.emit(OpLoadD, dst, v.index, 0, 0)
	case varFree:
		c.emit(OpLoadF, dst, 0, 0, v.index)
	case varGlobal:
		c.emit(OpLoadG, dst, 0, 0, c.internGlobal(v.name))
	case varName:
		c.emit(OpLoadN, dst, 0, 0, c.internName(v.name))
	case varClassFree:
		c.emit(OpLoadNC, dst, 0, 0, v.index)
	case varDictName, varDictFree:
		r := c.tmp()
		c.emit(OpLoadF, r, 0, 0, c.freeIndex("__classdict__"))
		if v.kind == varDictName {
			c.emit(OpLoadND, dst, r, 0, c.internName(v.name))
		} else {
			c.emit(OpLoadDF, dst, r, 0, v.index)
		}
		c.top = r
	}
}

// storeVar gives a variable the value of a register.
func (c *compiler) storeVar(v variable, src int) {
	switch v.kind {
	case varReg:
		c.move(v.index, src)
		c.known.add(v.index)
	case varCell:
		c.emit(OpStoreD, src, v.index, 0, 0)
	case varFree, varClassFree, varDictFree:
		c.emit(OpStoreF, src, 0, 0, v.index)
	case varGlobal:
		c.emit(OpStoreG, src, 0, 0, c.internGlobal(v.name))
	case varName, varDictName:
		c.emit(OpStoreN, src, 0, 0, c.internName(v.name))
	}
}

// deleteVar unbinds a variable.
func (c *compiler) deleteVar(v variable) {
	switch v.kind {
	case varReg:
		c.emit(OpUnbind, v.index, 0, 0, 0)
		if !c.dead {
			c.checked.add(v.index)
		}
		c.known.remove(v.index)
	case varCell:
		c.emit(OpDelD, 0, v.index, 0, 0)
	case varFree, varClassFree, varDictFree:
		c.emit(OpDelF, 0, 0, 0, v.index)
	case varGlobal:
		c.emit(OpDelG, 0, 0, 0, c.internGlobal(v.name))
	case varName, varDictName:
		c.emit(OpDelN, 0, 0, 0, c.internName(v.name))
	}
}

// forget unbinds the variable of an except clause, bound or not: it is set to
// None first, as the language says.
func (c *compiler) forget(name string) {
	v := c.variable(name)
	if v.kind == varReg {
		if !c.dead {
			c.emit(OpClear, v.index, 0, 0, 1)
			c.checked.add(v.index)
		}
		c.known.remove(v.index)
		return
	}
	r := c.tmp()
	c.emit(OpLoadS, r, 0, 0, SpecialNone)
	c.storeVar(v, r)
	c.deleteVar(v)
	c.top = r
}

// loadName loads a name of the module or class body that no statement mentions.
func (c *compiler) loadName(name string, dst int) { c.loadVar(c.globalName(name), dst) }

// storeName is the like for storing.
func (c *compiler) storeName(name string, src int) { c.storeVar(c.globalName(name), src) }

// localOf returns the register of an expression that is a local variable.
func (c *compiler) localOf(e syntax.Expr) (variable, bool) {
	if n, ok := e.(*syntax.Name); ok {
		if v := c.variable(n.ID); v.kind == varReg {
			return v, true
		}
	}
	return variable{}, false
}
