package compile

import (
	"fmt"
)

// Verify checks the invariants the loop relies on, in a code and those inside it.
// What passes cannot make the loop leave its window, its code or its tables.
func Verify(c *Code) error {
	v := verifier{c: c}
	if err := v.verify(); err != nil {
		return fmt.Errorf("compile: code %s: %w", c.Qualname, err)
	}
	for _, x := range c.Codes {
		if x == nil {
			return fmt.Errorf("compile: code %s: inner code is missing", c.Qualname)
		}
		if len(x.Captures) != len(x.Free) {
			return fmt.Errorf("compile: code %s: %d captures for %d free variables", x.Qualname, len(x.Captures), len(x.Free))
		}
		for _, capture := range x.Captures {
			if err := v.capture(capture); err != nil {
				return fmt.Errorf("compile: code %s: %w", x.Qualname, err)
			}
		}
		if err := Verify(x); err != nil {
			return err
		}
	}
	return nil
}

type verifier struct {
	c     *Code
	cells registers // registers that hold cells all the time
}

func (v *verifier) verify() error {
	c := v.c
	n := len(c.Instrs)
	if n == 0 {
		return fmt.Errorf("no instructions")
	}
	if c.NumRegs < 0 || c.NumRegs > maxRegs {
		return fmt.Errorf("window of %d registers", c.NumRegs)
	}
	if len(c.Pos_) != n || len(c.Depth) != n {
		return fmt.Errorf("%d instructions, %d positions, %d depths", n, len(c.Pos_), len(c.Depth))
	}
	if err := v.header(); err != nil {
		return err
	}
	for pc := range c.Instrs {
		if err := v.instr(pc); err != nil {
			return fmt.Errorf("instruction %d (%s): %w", pc, c.Instrs[pc].Op().Name(), err)
		}
	}
	if last := c.Instrs[n-1].Op(); !opTable[last].ends {
		return fmt.Errorf("control runs off the end")
	}
	if err := v.table(); err != nil {
		return err
	}
	if err := v.late(); err != nil {
		return err
	}
	return v.verifyFlow()
}

// header checks what the code says about its variables.
func (v *verifier) header() error {
	c := v.c
	if c.PosOnly < 0 || c.Pos < c.PosOnly || c.KwOnly < 0 || c.ParamRegs() > len(c.Locals) || len(c.Locals) > c.NumRegs {
		return fmt.Errorf("%d parameters, %d locals, %d registers", c.Params(), len(c.Locals), c.NumRegs)
	}
	if c.Wide() && len(c.Spill) < c.Params() {
		return fmt.Errorf("%d parameters for %d cells", c.Params(), len(c.Spill))
	}
	for _, r := range c.CellRegs {
		if r < 0 || r >= len(c.Locals) {
			return fmt.Errorf("cell in register %d", r)
		}
		v.cells.add(r)
	}
	for _, s := range c.Scoped {
		if s.Reg < len(c.Locals) || s.Reg >= c.NumRegs || s.Start < 0 || s.Start > s.End || s.End > len(c.Instrs) {
			return fmt.Errorf("variable %s in register %d from %d to %d", s.Name, s.Reg, s.Start, s.End)
		}
	}
	return nil
}

func (v *verifier) capture(k Capture) error {
	c := v.c
	if k.Free {
		if k.Index < 0 || k.Index >= len(c.Free)+len(c.Spill) {
			return fmt.Errorf("captures free cell %d", k.Index)
		}
		return nil
	}
	if k.Index < 0 || k.Index >= c.NumRegs || !v.holdsCell(k.Index, -1) {
		return fmt.Errorf("captures register %d, which holds no cell", k.Index)
	}
	return nil
}

// holdsCell reports whether a register holds a cell at an instruction, or at any
// if pc is negative.
func (v *verifier) holdsCell(r, pc int) bool {
	if v.cells.has(r) {
		return true
	}
	for _, s := range v.c.Scoped {
		// The instruction that makes the cell stands before the range.
		if s.Cell && s.Reg == r && (pc < 0 || s.Start-1 <= pc && pc < s.End) {
			return true
		}
	}
	return false
}

func (v *verifier) instr(pc int) error {
	c := v.c
	ins := c.Instrs[pc]
	op := ins.Op()
	if op >= NumOps || opTable[op].name == "" {
		return fmt.Errorf("operation %d", op)
	}
	info := &opTable[op]
	if int(c.Depth[pc]) > c.NumRegs {
		return fmt.Errorf("depth %d", c.Depth[pc])
	}
	operands := [...]struct {
		role role
		r    int
	}{{info.a, ins.A()}, {info.b, ins.B()}, {info.c, ins.C()}}
	for i, o := range operands {
		name := "abc"[i : i+1]
		switch o.role {
		case roleRead, roleBoth, roleWrite:
			if op == OpRaise && (i == 0 && ins.C() == 2 || i == 1 && ins.C() != 1) {
				break
			}
			if o.r >= c.NumRegs {
				return fmt.Errorf("operand %s: register %d of %d", name, o.r, c.NumRegs)
			}
			if o.role != roleWrite && o.r >= int(c.Depth[pc]) {
				return fmt.Errorf("operand %s: register %d is dead at depth %d", name, o.r, c.Depth[pc])
			}
		case roleCell:
			if o.r >= c.NumRegs || !v.holdsCell(o.r, pc) {
				return fmt.Errorf("operand %s: register %d holds no cell", name, o.r)
			}
		case roleFlag1, roleFlag2, roleFlag7:
			limit := [...]int{1, 2, 7}[o.role-roleFlag1]
			if o.r > limit {
				return fmt.Errorf("operand %s: %d", name, o.r)
			}
		}
	}
	if (op == OpCheck || op == OpUnbind) && c.LocalName(ins.A(), pc) == "" {
		return fmt.Errorf("register %d has no name", ins.A())
	}
	if op == OpForPrep && (ins.B() < 1 || ins.B() > 3) {
		return fmt.Errorf("range of %d arguments", ins.B())
	}
	if err := v.imm(pc, info.imm, int(ins.Imm())); err != nil {
		return err
	}
	return v.span(pc, info.span, ins)
}

func (v *verifier) imm(pc int, kind immKind, imm int) error {
	c := v.c
	limit := -1
	switch kind {
	case immFlag:
		limit = 2
	case immConst, immNames:
		limit = len(c.Consts)
	case immName:
		limit = len(c.Names)
	case immSite:
		limit = len(c.Sites)
	case immGlobal:
		limit = len(c.Globals)
	case immFree:
		limit = len(c.Free) + len(c.Spill)
	case immCode:
		limit = len(c.Codes)
	case immPrelude:
		limit = len(PreludeNames)
	case immSpecial:
		limit = SpecialUnbound + 1
	case immFormat:
		limit = FormatPart + 1
	case immCount, immStar:
		if imm < 0 {
			return fmt.Errorf("count %d", imm)
		}
	case immSpill:
		if imm != len(c.Spill) || pc != 0 {
			return fmt.Errorf("adds %d cells for %d variables", imm, len(c.Spill))
		}
	case immJump, immBack:
		if to := pc + 1 + imm; to < 0 || to >= len(c.Instrs) {
			return fmt.Errorf("jumps to %d of %d", to, len(c.Instrs))
		}
		if kind == immBack && imm >= 0 {
			return fmt.Errorf("jumps forward by %d", imm)
		}
	}
	if limit >= 0 && (imm < 0 || imm >= limit) {
		return fmt.Errorf("immediate %d of %d", imm, limit)
	}
	if kind == immNames {
		t, ok := c.Consts[imm].(Tuple)
		if !ok || len(t) > c.Instrs[pc].B() {
			return fmt.Errorf("constant %d is no tuple of keyword names", imm)
		}
		for _, k := range t {
			if _, ok := k.(string); !ok {
				return fmt.Errorf("constant %d is no tuple of keyword names", imm)
			}
		}
	}
	return nil
}

// span checks the runs of registers an instruction uses.
func (v *verifier) span(pc int, kind span, ins Instr) error {
	a, b, cc, imm := ins.A(), ins.B(), ins.C(), int(ins.Imm())
	first, n, reads := 0, 0, true
	switch kind {
	case spanNone:
		return nil
	case spanClear, spanUnpack:
		first, n, reads = a, imm, false
	case spanUnpackX:
		first, n, reads = a, imm&0xffff+imm>>16+1, false
	case spanRun:
		first, n = b, imm
	case spanPairs:
		if imm > maxRegs {
			return fmt.Errorf("%d pairs", imm)
		}
		first, n = b, 2*imm
	case spanArgs:
		first, n = a, b+1
	case spanCallEx, spanLoop:
		first, n = a, 3
	case spanPrep:
		first, n = a, 1+max(b, 2)
	case spanThree:
		first, n = b, 3
	case spanTwo:
		first, n = cc, 2
	case spanFunc:
		for i := range 3 {
			if cc&(1<<i) != 0 {
				if err := v.run(pc, b+i, 1, true); err != nil {
					return err
				}
			}
		}
		return nil
	case spanSaved:
		first, n, reads = a+1, 1, false
	case spanRestored:
		first, n = a+1, 1
	case spanPair:
		first, n, reads = a, 2, false
	case spanTriple:
		first, n, reads = a, 3, false
	case spanFormat:
		if imm&4 == 0 {
			return nil
		}
		first, n = cc, 1
	}
	return v.run(pc, first, n, reads)
}

func (v *verifier) run(pc, first, n int, reads bool) error {
	if n > 0 && first+n > v.c.NumRegs {
		return fmt.Errorf("registers %d to %d of %d", first, first+n-1, v.c.NumRegs)
	}
	if n > 0 && reads && first+n > int(v.c.Depth[pc]) {
		return fmt.Errorf("registers %d to %d are dead at depth %d", first, first+n-1, v.c.Depth[pc])
	}
	return nil
}

// late checks the calls that look up what they call behind their arguments.
func (v *verifier) late() error {
	last := -1
	for _, l := range v.c.Late {
		if l.Start <= last || l.Start >= l.PC || l.PC >= l.To || l.To >= len(v.c.Instrs) {
			return fmt.Errorf("late call %+v", l)
		}
		if op := v.c.Instrs[l.PC].Op(); op != OpCallG && op != OpCallM {
			return fmt.Errorf("late call %+v is %s", l, op.Name())
		}
		last = l.PC
	}
	for pc, ins := range v.c.Instrs {
		if ins.Op() != OpCallB {
			continue
		}
		if l := v.c.LateAt(pc); l == nil || l.PC == pc {
			return fmt.Errorf("instruction %d (CallB) belongs to no late call", pc)
		}
	}
	return nil
}

// table checks the exception table: rows are in the code, and where two overlap the
// inner one comes first.
func (v *verifier) table() error {
	c := v.c
	n := len(c.Instrs)
	for i, h := range c.Table {
		if h.Start < 0 || h.Start >= h.End || h.End > n || h.Target < 0 || h.Target >= n ||
			h.Reg < 0 || h.Reg >= c.NumRegs {
			return fmt.Errorf("exception row %d: %+v", i, h)
		}
	}
	return nestedRows(c.Table)
}
