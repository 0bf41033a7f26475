// Package compile turns a resolved tree into register code.
//
// In comes the tree of package syntax with the scopes of package resolve; out goes
// a *Code, immutable, free of heap values and shared by any number of VMs. Constants
// are Go values: a VM makes heap objects of them when it first uses them.
//
// Invariants the loop relies on and Verify checks: every operand is inside the
// register window, every jump lands on an instruction, straight-line code never
// runs off the end, exception ranges nest, and Depth says for every instruction
// which registers can be live when it calls out.
package compile

import (
	"slices"
	"sync"
)

// Flags of a Code.
type Flags uint32

// The flags.
const (
	FlagVarArgs     Flags = 1 << iota // has *args
	FlagVarKw                         // has **kwargs
	FlagGenerator                     // a call makes a generator
	FlagCoroutine                     // a call makes a coroutine
	FlagAsyncGen                      // a call makes an async generator
	FlagNested                        // defined inside a function
	FlagNamespace                     // runs with a namespace: class body, exec with locals (OpLoadN …)
	FlagModule                        // module, exec or eval code
	FlagPrelude                       // the VM's own: no traceback line, no locals, own globals
	FlagHidden                        // of the library in the place of native code: no traceback line, no locals
	FlagMethod                        // defined directly in a class body
	FlagLocals                        // names locals, eval or the like: every local is unbound at entry, so that the bound ones can be told
	FlagAnnotations                   // annotations are strings, as from __future__ import annotations says
)

// A Capture says where a new function's free cell comes from.
type Capture struct {
	Free  bool // from the free cells of the enclosing function, else from its register
	Index int
}

// A Scoped is a variable of a comprehension that runs in the frame around it: the
// register has this name in the instructions [Start, End). Rows are in order of
// Start, so the last one that fits is the innermost.
type Scoped struct {
	Name       string
	Reg        int
	Start, End int
	Cell       bool // the register holds a cell
}

// A Handler is one row of the exception table. Rows are searched in order, inner first.
type Handler struct {
	Start, End int // instruction range [Start, End)
	Target     int
	Reg        int // register that gets the exception
}

// A Pos is the source range of an instruction: lines from 1, columns in UTF-8 bytes from 0.
// Line 0 means artificial: the position of the nearest real instruction before it.
type Pos struct{ Line, Col, EndLine, EndCol int32 }

// A Callee is where the name or attribute stands that OpCallG, OpCallB or OpCallM at PC calls:
// the position of the error if it is missing.
type Callee struct {
	PC  int
	Pos Pos
}

// Bytes, Ellipsis, Tuple and FrozenSet are constants with no Go literal of their own;
// the others are nil, bool, int64, *big.Int, float64, complex128 and string (WTF-8).
type (
	// Bytes is a bytes constant.
	Bytes string
	// Ellipsis is the constant ... .
	Ellipsis struct{}
	// Tuple is a tuple of constants.
	Tuple []any
	// FrozenSet is a frozenset of constants, in the order written.
	FrozenSet []any
)

// Code is the compiled form of a module, class body, function, lambda, generator
// expression or annotation scope.
type Code struct {
	Name, Qualname, File string
	Flags                Flags
	FirstLine            int
	Doc                  any // string constant or nil

	// Parameters occupy the first registers in this order: positional-only,
	// positional-or-keyword, keyword-only, *args, **kwargs. Wide code has them in one
	// tuple in its first register, and moves them to its first cells of Spill.
	PosOnly, Pos, KwOnly int            // Pos includes the positional-only ones
	paramIndex           map[string]int // of wide code: the numbers of the parameters that a keyword can name

	NumRegs  int      // size of the register window, at most 240
	Locals   []string // names of registers 0 .. len-1 (parameters, then other locals and cells)
	Scoped   []Scoped // variables of comprehensions, in registers above Locals
	CellRegs []int    // registers that hold cells (the code itself makes them with OpCell)
	Free     []string // free variables; cell i of the function object
	Spill    []string // variables in the cells OpSpill adds; the first of them is cell len(Free)
	Captures []Capture

	Instrs  []Instr
	Pos_    []Pos     // one for each instruction
	Callees []Callee  // positions of what OpCallG, OpCallB and OpCallM call, in order of PC
	Late    []Late    // calls that look up what they call behind their arguments, in order of Start
	Depth   []uint8   // one for each instruction: registers at and above it are dead while the instruction runs or calls out
	Table   []Handler // exception table

	Consts  []any
	Names   []string // N: namespace and import names
	Sites   []string // S: attribute sites, one name each (a site is never shared by two instructions)
	Globals []string // G: global sites, one entry for each distinct name
	Codes   []*Code  // X: inner code objects

	// Source is the whole text the code was compiled from, for traceback lines and snapshots;
	// Index is the position of this code in the depth-first list of the program's codes.
	Source string

	followed sync.Once
	holding  []registers // what Holds answers, once asked
	needing  sync.Once
	needs    [][]Need // what Needs answers, once asked
	printing sync.Once
	print    uint64 // what Fingerprint answers, once asked
	Index    int
	Root     *Code   // the program's module code
	Opt      Options // how the program was compiled; of the root
}

// Params returns the number of parameters, *args and **kwargs included.
func (c *Code) Params() int {
	n := c.Pos + c.KwOnly
	if c.Flags&FlagVarArgs != 0 {
		n++
	}
	if c.Flags&FlagVarKw != 0 {
		n++
	}
	return n
}

// Wide reports whether there are more parameters than registers for them.
func (c *Code) Wide() bool { return c.Params() > maxParams }

// ParamRegs returns the number of registers that a call fills.
func (c *Code) ParamRegs() int {
	if c.Wide() {
		return 1
	}
	return c.Params()
}

// ParamNames returns the names of the parameters.
func (c *Code) ParamNames() []string {
	if c.Wide() {
		return c.Spill[:c.Params()]
	}
	return c.Locals[:c.Params()]
}

// Param returns the number of the parameter that takes one value and has a name, -1 if
// there is none.
func (c *Code) Param(name string) int {
	if c.paramIndex != nil {
		if i, ok := c.paramIndex[name]; ok {
			return i
		}
		return -1
	}
	return slices.Index(c.ParamNames()[:c.Pos+c.KwOnly], name)
}

// indexParams makes wide code find its parameters by name.
func (c *Code) indexParams() {
	if !c.Wide() {
		return
	}
	n := c.Pos + c.KwOnly
	c.paramIndex = make(map[string]int, n)
	for i, name := range c.Spill[:n] {
		c.paramIndex[name] = i
	}
}

// LocalName returns the name of the variable in a register at an instruction, or "".
func (c *Code) LocalName(reg, pc int) string {
	if reg < len(c.Locals) {
		return c.Locals[reg]
	}
	for i := len(c.Scoped) - 1; i >= 0; i-- {
		if s := &c.Scoped[i]; s.Reg == reg && s.Start <= pc && pc < s.End {
			return s.Name
		}
	}
	return ""
}

// FreeName returns the name of a free cell, those of OpSpill included.
func (c *Code) FreeName(i int) string {
	if i < len(c.Free) {
		return c.Free[i]
	}
	return c.Spill[i-len(c.Free)]
}

// LateAt returns the late call whose arguments the instruction at pc belongs to, or nil.
func (c *Code) LateAt(pc int) *Late {
	i, ok := slices.BinarySearchFunc(c.Late, pc, func(l Late, pc int) int { return l.Start - pc })
	if !ok {
		i--
	}
	if i < 0 || pc > c.Late[i].PC {
		return nil
	}
	return &c.Late[i]
}

// CalleePos returns the position of what the OpCallG, OpCallB or OpCallM at pc calls.
func (c *Code) CalleePos(pc int) Pos {
	i, ok := slices.BinarySearchFunc(c.Callees, pc, func(k Callee, pc int) int { return k.PC - pc })
	if !ok {
		return c.Pos_[pc]
	}
	return c.Callees[i].Pos
}
