package compile

import (
	"sort"

	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// The register window. Variables come first: parameters, other locals, cells.
// Above them is a stack of temporaries, which also holds what loops, handlers and
// comprehensions keep while they run.
const (
	maxRegs     = 240 // size of a window
	maxVars     = 150 // registers for variables; further ones live in cells behind the free ones
	crowded     = 196 // above it the temporaries of an expression are packed into a tuple
	maxInline   = 24  // arguments or elements that are evaluated into registers at once
	maxBlocks   = 21  // nested loops, try and with statements
	maxParams   = 220 // registers for parameters; more of them come in a tuple
	maxBefore   = 255 // targets before a starred one
	concatParts = 24  // parts of an f-string that are joined in one instruction
)

// registers is a set of registers.
type registers [4]uint64

func (s *registers) add(r int)      { s[r>>6] |= 1 << (r & 63) }
func (s *registers) remove(r int)   { s[r>>6] &^= 1 << (r & 63) }
func (s *registers) has(r int) bool { return s[r>>6]&(1<<(r&63)) != 0 }

func (s *registers) intersect(t *registers) {
	for i := range s {
		s[i] &= t[i]
	}
}

func (s *registers) subtract(t *registers) {
	for i := range s {
		s[i] &^= t[i]
	}
}

// A block is a statement that return, break or continue may have to leave, or code
// that an exception table row protects.
type block struct {
	kind   blockKind
	reg    int // the registers it keeps begin here
	exc    int // register that gets the exception
	target int // where exceptions in it go, an index of targets; 0 if nowhere
	start  int // where the open segment of its protected range begins
	brk    *label
	cont   *label
	final  *finally // of try statements with a finally clause
	name   string   // of an except clause: the variable to unbind
	at     syntax.Range
}

type blockKind uint8

const (
	blockLoop        blockKind = iota
	blockIter                  // the marked iterator of a for loop, closed when the loop is left
	blockTry                   // body of try … except
	blockFinally               // what a finally clause protects
	blockFinallyBody           // the finally clause itself
	blockHandler               // an except clause
	blockGroup                 // an except* clause: break, continue and return are refused
	blockWith
	blockAsyncWith
)

// A target is a place exceptions go to. Rows of the table name it by -1 minus its
// index until the code is complete.
type target struct {
	pos  int
	used bool // some row leads to it
}

// unit is a Code in the making.
type unit struct {
	parent *unit
	scope  *resolve.Scope // innermost scope: that of the code or of a comprehension inlined into it
	owner  *resolve.Scope // scope of the code

	name, qualname string
	flags          Flags
	firstLine      int
	doc            any

	posOnly, pos, kwOnly int
	params, wide         int // registers of parameters; parameters that come in a tuple

	instrs   []Instr
	lines    []Pos
	depths   []uint8
	callees  []Callee
	table    []Handler
	consts   []any
	names    []string
	sites    []string
	globals  []string
	codes    []*Code
	locals   []string
	scoped   []Scoped
	free     []string
	cells    []int
	captures []Capture
	spill    []string
	targets  []target
	blocks   []block
	aside    aside
	order    order

	nameIndex, globalIndex, stringIndex map[string]int32

	at           Pos
	top          int       // first free temporary
	maxTop       int       // highest top so far
	firstTemp    int       // where the temporaries begin
	pin          int       // temporaries from here on belong to the expression being evaluated
	plain        int       // locals in registers so far
	maxPlain     int       // locals that get registers
	known        registers // variables that are certainly bound here
	deletable    registers // variables that del or except … as unbinds somewhere
	checked      registers // variables that some instruction checks
	dead         bool      // nothing reaches this place
	cellDict     int       // class code: cell registers of __classdict__,
	cellClass    int       // __class__ and
	cellCond     int       // __conditional_annotations__
	static       map[string]bool
	statics      []string
	nextDeferred int // place in the list of deferred annotations
}

// enter begins the code of a scope.
func (c *compiler) enter(scope *resolve.Scope, name string, line int) {
	var u *unit
	if n := len(c.spare); n > 0 {
		u, c.spare = c.spare[n-1], c.spare[:n-1]
	} else {
		u = new(unit)
	}
	u.parent, u.scope, u.owner = c.unit, scope, scope
	u.name, u.firstLine = name, line
	u.cellDict, u.cellClass, u.cellCond = -1, -1, -1
	u.at = Pos{Line: int32(line), EndLine: int32(line)}
	c.unit = u
	if c.opt.Prelude {
		u.flags |= FlagPrelude
	}
	if c.features.annotations {
		u.flags |= FlagAnnotations
	}
	if c.opt.Hidden {
		u.flags |= FlagHidden
	}
	if scope.Nested {
		u.flags |= FlagNested
	}
	if scope.Introspects && scope.FunctionLike() {
		u.flags |= FlagLocals
	}
	u.qualname = c.qualify(name)
	c.layout()
}

// qualify returns the qualified name of a function or class of the current unit.
func (c *compiler) qualify(name string) string {
	p := c.parent
	for p != nil && p.owner.Kind == resolve.TypeParams {
		p = p.parent
	}
	if p == nil || p.owner.Kind == resolve.Module {
		return name
	}
	if c.owner.Kind == resolve.Function || c.owner.Kind == resolve.Class {
		s := p.scope
		if sym, _ := s.Lookup(s.Mangle(name)); sym != nil && sym.Binding == resolve.GlobalExplicit {
			return name
		}
	}
	if p.owner.Kind == resolve.Class {
		return p.qualname + "." + name
	}
	return p.qualname + ".<locals>." + name
}

// layout gives registers to parameters and cells and numbers the free variables.
func (c *compiler) layout() {
	s := c.owner
	params, plain := 0, 0
	var cells []string
	for i := range s.Symbols {
		sym := &s.Symbols[i]
		switch {
		case sym.Flags&resolve.DefFreeClass != 0 || sym.Binding == resolve.Free:
			c.free = append(c.free, sym.Name)
		case sym.Flags&resolve.DefParam != 0:
			params++
		case sym.Binding == resolve.Cell:
			cells = append(cells, sym.Name)
		case sym.Binding == resolve.Local && s.FunctionLike():
			plain++
		}
	}
	c.numberFree()
	if params > maxParams {
		c.wide, params = params, 1
	}
	c.params = params
	special := 0
	if s.Kind == resolve.Class {
		for _, needed := range [...]bool{s.NeedsClass, s.NeedsClassDict} {
			if needed {
				special++
			}
		}
	}
	room := max(0, maxVars-params-special)
	inRegs := min(len(cells), room)
	c.maxPlain = min(plain, room-inRegs)
	for range params + c.maxPlain {
		c.locals = append(c.locals, "")
	}
	if c.wide > 0 {
		c.locals[0] = ".parameters"
	}
	n := 0
	for i := range s.Symbols {
		sym := &s.Symbols[i]
		if sym.Flags&resolve.DefParam == 0 {
			continue
		}
		if c.wide > 0 {
			c.addSpill(sym)
			continue
		}
		c.locals[n] = sym.Name
		sym.Slot = int32(n) + 1
		if sym.Binding == resolve.Cell {
			c.cells = append(c.cells, n)
		} else {
			c.known.add(n)
			if sym.Flags&resolve.Deleted != 0 {
				c.deletable.add(n)
			}
		}
		n++
	}
	sort.Strings(cells)
	for i, name := range cells {
		sym := s.Find(name)
		if i < inRegs {
			r := c.addCell(name)
			sym.Slot = int32(r) + 1
			if s.Kind == resolve.Class && name == "__conditional_annotations__" {
				c.cellCond = r
			}
			continue
		}
		c.addSpill(sym)
	}
	if s.NeedsClass {
		c.cellClass = c.addCell("__class__")
	}
	if s.NeedsClassDict {
		c.cellDict = c.addCell("__classdict__")
	}
	c.firstTemp = len(c.locals)
	c.top, c.pin, c.maxTop = c.firstTemp, c.firstTemp, c.firstTemp
	if c.wide > 0 {
		c.maxTop++ // the prologue needs a temporary
	}
}

// firstParam returns the name of the first parameter.
func (c *compiler) firstParam() string {
	if c.wide > 0 {
		return c.spill[0]
	}
	return c.locals[0]
}

// numberFree puts the free variables in order.
func (c *compiler) numberFree() {
	sort.Strings(c.free)
	for i, name := range c.free {
		if sym := c.owner.Find(name); sym.Binding == resolve.Free {
			sym.Slot = int32(i) + 1
		}
	}
}

func (c *compiler) addCell(name string) int {
	r := len(c.locals)
	c.locals = append(c.locals, name)
	c.cells = append(c.cells, r)
	return r
}

// addSpill puts a variable into a cell behind the free ones.
func (c *compiler) addSpill(sym *resolve.Symbol) {
	c.spill = append(c.spill, sym.Name)
	sym.Slot = -int32(len(c.spill))
}

// finish ends the unit and returns its code.
func (c *compiler) finish() *Code {
	if !c.dead {
		c.artificial()
		r := c.tmp()
		c.emit(OpLoadS, r, 0, 0, SpecialNone)
		c.emit(OpRet, r, 0, 0, 0)
		c.top = r
	}
	c.resolveTargets()
	threadJumps(c.instrs)
	c.addAside()
	s := c.owner
	head := c.prologue()
	k := len(head)
	n := k + len(c.instrs)
	code := &Code{
		Name: c.name, Qualname: c.qualname, File: c.src.File, Flags: c.flags,
		FirstLine: c.firstLine, Doc: c.doc,
		PosOnly: c.posOnly, Pos: c.pos, KwOnly: c.kwOnly,
		NumRegs: c.maxTop, Source: c.src.Text,
		Locals: copied(c.locals), CellRegs: copied(c.cells), Free: copied(c.free), Captures: copied(c.captures),
		Spill:   copied(c.spill),
		Callees: copied(c.callees), Instrs: make([]Instr, n), Pos_: make([]Pos, n), Depth: make([]uint8, n),
		Table: copied(c.table), Consts: copied(c.consts), Names: copied(c.names), Sites: copied(c.sites),
		Globals: copied(c.globals), Codes: copied(c.codes), Scoped: copied(c.scoped), Late: copied(c.aside.late),
	}
	if s.VarArgs {
		code.Flags |= FlagVarArgs
	}
	if s.VarKw {
		code.Flags |= FlagVarKw
	}
	code.indexParams()
	copy(code.Instrs, head)
	copy(code.Instrs[k:], c.instrs)
	copy(code.Pos_[k:], c.lines)
	copy(code.Depth[k:], c.depths)
	for i := range head {
		code.Pos_[i] = Pos{Line: int32(c.firstLine), EndLine: int32(c.firstLine)}
		code.Depth[i] = uint8(c.firstTemp + min(c.wide, 1))
	}
	for i := range code.Table {
		h := &code.Table[i]
		h.Start, h.End, h.Target = h.Start+k, h.End+k, h.Target+k
	}
	for i := range code.Callees {
		code.Callees[i].PC += k
	}
	for i := range code.Late {
		l := &code.Late[i]
		l.Start, l.PC, l.To = l.Start+k, l.PC+k, l.To+k
	}
	for i := range code.Scoped {
		code.Scoped[i].Start += k
		code.Scoped[i].End += k
	}
	c.leave()
	return code
}

func copied[T any](s []T) []T {
	if len(s) == 0 {
		return nil
	}
	return append(make([]T, 0, len(s)), s...)
}

// prologue returns the instructions that make the variables of the frame ready:
// cells, and the unbound state of those that are ever checked.
func (c *compiler) prologue() []Instr {
	var head []Instr
	if len(c.spill) > 0 {
		head = append(head, Make(OpSpill, 0, 0, 0, int32(len(c.spill))))
	}
	first, last := -1, -1
	clearAll := c.flags&FlagLocals != 0
	for r := c.params; r < c.firstTemp; r++ {
		if clearAll || c.checked.has(r) {
			if first < 0 {
				first = r
			}
			last = r
		}
	}
	for _, r := range c.cells {
		if r >= c.params {
			if first < 0 || r < first {
				first = r
			}
			last = max(last, r)
		}
	}
	if first >= 0 {
		head = append(head, Make(OpClear, first, 0, 0, int32(last-first+1)))
	}
	for _, r := range c.cells {
		head = append(head, Make(OpCell, r, r, 0, 0))
	}
	if c.wide > 0 {
		for i := range c.wide {
			head = append(head, Make(OpGetIdxI, c.firstTemp, 0, 0, int32(i)),
				Make(OpStoreF, c.firstTemp, 0, 0, int32(len(c.free)+i)))
		}
		head = append(head, Make(OpClear, 0, 0, 0, 1))
	}
	return head
}

// leave drops the unit and keeps its memory for another.
func (c *compiler) leave() {
	u := c.unit
	c.unit = u.parent
	clear(u.codes)
	clear(u.consts)
	clear(u.blocks[:cap(u.blocks)])
	*u = unit{
		instrs: u.instrs[:0], lines: u.lines[:0], depths: u.depths[:0], callees: u.callees[:0], table: u.table[:0],
		consts: u.consts[:0], names: u.names[:0], sites: u.sites[:0], globals: u.globals[:0],
		codes: u.codes[:0], locals: u.locals[:0], free: u.free[:0], cells: u.cells[:0],
		captures: u.captures[:0], spill: u.spill[:0], targets: u.targets[:0], blocks: u.blocks[:0],
		scoped: u.scoped[:0],
		aside:  aside{u.aside.instrs[:0], u.aside.lines[:0], u.aside.depths[:0], u.aside.late[:0]},
	}
	c.spare = append(c.spare, u)
}
