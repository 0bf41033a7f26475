package compile

import (
	"math"
	"math/big"
)

// Fingerprint returns a number that is equal for codes with equal instructions,
// registers, tables, constants and names, inner codes included. It is the same in
// every process; positions, file and source do not count. Code must not change once it
// was asked for.
func (c *Code) Fingerprint() uint64 {
	c.printing.Do(func() {
		h := hasher(14695981039346656037)
		h.code(c)
		c.print = uint64(h)
	})
	return c.print
}

// hasher is FNV-1a of 64 bits, fed with numbers and strings that tell where they end.
type hasher uint64

func (h *hasher) byte(b byte) { *h = (*h ^ hasher(b)) * 1099511628211 }

func (h *hasher) num(n uint64) {
	for ; n >= 0x80; n >>= 7 {
		h.byte(byte(n) | 0x80)
	}
	h.byte(byte(n))
}

func (h *hasher) int(n int) { h.int64(int64(n)) }

func (h *hasher) int64(n int64) { h.num(uint64(n)<<1 ^ uint64(n>>63)) }

func (h *hasher) string(s string) {
	h.int(len(s))
	for i := range len(s) {
		h.byte(s[i])
	}
}

func (h *hasher) strings(list []string) {
	h.int(len(list))
	for _, s := range list {
		h.string(s)
	}
}

func (h *hasher) bool(b bool) {
	if b {
		h.byte(1)
	} else {
		h.byte(0)
	}
}

func (h *hasher) code(c *Code) {
	h.string(c.Name)
	h.string(c.Qualname)
	h.num(uint64(c.Flags))
	h.constant(c.Doc)
	for _, n := range [...]int{c.PosOnly, c.Pos, c.KwOnly, c.NumRegs} {
		h.int(n)
	}
	h.strings(c.Locals)
	h.strings(c.Free)
	h.strings(c.Spill)
	h.strings(c.Names)
	h.strings(c.Sites)
	h.strings(c.Globals)
	h.int(len(c.CellRegs))
	for _, r := range c.CellRegs {
		h.int(r)
	}
	h.int(len(c.Captures))
	for _, k := range c.Captures {
		h.bool(k.Free)
		h.int(k.Index)
	}
	h.int(len(c.Scoped))
	for _, s := range c.Scoped {
		h.string(s.Name)
		h.int(s.Reg)
		h.int(s.Start)
		h.int(s.End)
		h.bool(s.Cell)
	}
	h.int(len(c.Late))
	for _, l := range c.Late {
		h.int(l.Start)
		h.int(l.PC)
		h.int(l.To)
	}
	h.int(len(c.Instrs))
	for i, ins := range c.Instrs {
		h.num(uint64(ins))
		h.byte(c.Depth[i])
	}
	h.int(len(c.Table))
	for _, r := range c.Table {
		h.int(r.Start)
		h.int(r.End)
		h.int(r.Target)
		h.int(r.Reg)
	}
	h.constants(c.Consts)
	h.int(len(c.Codes))
	for _, x := range c.Codes {
		h.code(x)
	}
}

func (h *hasher) constants(list []any) {
	h.int(len(list))
	for _, v := range list {
		h.constant(v)
	}
}

// constant feeds a constant, its type first.
func (h *hasher) constant(v any) {
	switch x := v.(type) {
	case nil:
		h.byte('n')
	case bool:
		h.byte('t')
		h.bool(x)
	case int64:
		h.byte('i')
		h.int64(x)
	case *big.Int:
		h.byte('b')
		h.bool(x.Sign() < 0)
		h.string(string(x.Bytes()))
	case float64:
		h.byte('f')
		h.num(math.Float64bits(x))
	case complex128:
		h.byte('c')
		h.num(math.Float64bits(real(x)))
		h.num(math.Float64bits(imag(x)))
	case string:
		h.byte('s')
		h.string(x)
	case Bytes:
		h.byte('y')
		h.string(string(x))
	case Ellipsis:
		h.byte('e')
	case Tuple:
		h.byte('(')
		h.constants(x)
	case FrozenSet:
		h.byte('{')
		h.constants(x)
	}
}
