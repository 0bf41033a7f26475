package compile

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
)

// Disassemble returns the text of a code and those inside it: one line for each
// instruction, with its line, number, depth, operation, operands and what the
// immediate stands for.
func Disassemble(c *Code) string {
	var b strings.Builder
	disassemble(&b, c)
	return b.String()
}

func disassemble(b *strings.Builder, c *Code) {
	fmt.Fprintf(b, "code %s line %d regs %d", c.Qualname, c.FirstLine, c.NumRegs)
	if c.Flags != 0 {
		fmt.Fprintf(b, " flags %s", c.Flags)
	}
	b.WriteByte('\n')
	if params := c.Pos + c.KwOnly; params > 0 {
		fmt.Fprintf(b, "  params %d/%d/%d\n", c.PosOnly, c.Pos, c.KwOnly)
	}
	for _, l := range []struct {
		title string
		names []string
	}{{"locals", c.Locals}, {"free", c.Free}, {"spill", c.Spill}} {
		if len(l.names) > 0 {
			fmt.Fprintf(b, "  %s %s\n", l.title, strings.Join(l.names, " "))
		}
	}
	if len(c.CellRegs) > 0 {
		fmt.Fprintf(b, "  cells %v\n", c.CellRegs)
	}
	if len(c.Captures) > 0 {
		b.WriteString("  captures")
		for _, k := range c.Captures {
			if k.Free {
				fmt.Fprintf(b, " free %d", k.Index)
			} else {
				fmt.Fprintf(b, " r%d", k.Index)
			}
		}
		b.WriteByte('\n')
	}
	line := int32(0)
	for pc, ins := range c.Instrs {
		mark := ""
		if p := c.Pos_[pc]; p.Line != 0 && p.Line != line {
			line = p.Line
			mark = strconv.Itoa(int(line))
		}
		text := strings.TrimRight(fmt.Sprintf("%-10s %s", ins.Op().Name(), operands(c, pc)), " ")
		fmt.Fprintf(b, "%5s %4d %3d  %s\n", mark, pc, c.Depth[pc], text)
	}
	for _, s := range c.Scoped {
		fmt.Fprintf(b, "  scoped %s r%d [%d, %d)\n", s.Name, s.Reg, s.Start, s.End)
	}
	for _, l := range c.Late {
		fmt.Fprintf(b, "  late [%d, %d] to %d\n", l.Start, l.PC, l.To)
	}
	for _, h := range c.Table {
		fmt.Fprintf(b, "  except [%d, %d) to %d in r%d\n", h.Start, h.End, h.Target, h.Reg)
	}
	for _, x := range c.Codes {
		b.WriteByte('\n')
		disassemble(b, x)
	}
}

// operands returns the text of the operands of an instruction.
func operands(c *Code, pc int) string {
	ins := c.Instrs[pc]
	op := ins.Op()
	if op >= NumOps {
		return ""
	}
	info := &opTable[op]
	var parts []string
	put := func(format string, args ...any) { parts = append(parts, fmt.Sprintf(format, args...)) }
	fromSpan := info.span != spanNone
	for i, r := range [...]int{ins.A(), ins.B(), ins.C()} {
		role := [...]role{info.a, info.b, info.c}[i]
		switch {
		case role >= roleNumber && op >= OpJLtI && op <= OpJNNeI:
			if i == 1 {
				put("%d", int16(uint16(ins.B())|uint16(ins.C())<<8))
			}
		case role >= roleNumber:
			put("%d", r)
		case role != roleNone || fromSpan && spanOperand(info.span) == i:
			put("r%d", r)
		}
	}
	imm := int(ins.Imm())
	pick := func(list []string) string {
		if imm < 0 || imm >= len(list) {
			return "?"
		}
		return list[imm]
	}
	switch info.imm {
	case immNone:
	case immConst, immNames:
		if imm >= 0 && imm < len(c.Consts) {
			put("%s", constantText(c.Consts[imm]))
		}
	case immName:
		put("%s", pick(c.Names))
	case immSite:
		put(".%s", pick(c.Sites))
	case immGlobal:
		put("%s", pick(c.Globals))
	case immFree:
		if imm >= 0 && imm < len(c.Free)+len(c.Spill) {
			put("%s", c.FreeName(imm))
		}
	case immCode:
		if imm >= 0 && imm < len(c.Codes) {
			put("<%s>", c.Codes[imm].Qualname)
		}
	case immPrelude:
		put("%s", pick(PreludeNames))
	case immSpecial:
		put("%s", pick([]string{"None", "True", "False", "Ellipsis", "unbound"}))
	case immStar:
		put("%d+%d", imm&0xffff, imm>>16)
	case immJump, immBack:
		put("to %d", pc+1+imm)
	case immFlag:
		if imm == 1 {
			put("in place")
		}
	default:
		put("%d", imm)
	}
	return strings.Join(parts, " ")
}

// spanOperand returns which operand a run of registers begins at.
func spanOperand(s span) int {
	switch s {
	case spanRun, spanPairs, spanThree, spanFunc:
		return 1
	case spanTwo, spanFormat:
		return 2
	}
	return 0
}

var flagNames = []string{
	"varargs", "varkw", "generator", "coroutine", "asyncgen", "nested", "namespace", "module", "prelude", "hidden", "method", "locals",
}

// String returns the names of the flags.
func (f Flags) String() string {
	var names []string
	for i, name := range flagNames {
		if f&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	return strings.Join(names, ",")
}

func constantText(v any) string {
	switch x := v.(type) {
	case Tuple:
		return "(" + constantTexts(x) + ")"
	case FrozenSet:
		return "frozenset(" + constantTexts(x) + ")"
	case *big.Int:
		return x.String()
	}
	return reprConstant(v)
}

func constantTexts(list []any) string {
	parts := make([]string, len(list))
	for i, v := range list {
		parts[i] = constantText(v)
	}
	return strings.Join(parts, ", ")
}
