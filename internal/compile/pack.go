package compile

import (
	"encoding/binary"
	"hash/crc32"
	"math"
	"math/big"
	"sync"
)

// Pack encodes the code of a whole program, for Unpack. The source is not part of it.
func Pack(root *Code) []byte {
	p := &packer{index: map[string]int{}}
	p.code(root)
	var b []byte
	b = binary.LittleEndian.AppendUint32(b, tableSum())
	b = binary.LittleEndian.AppendUint32(b, crc32.Checksum([]byte(root.Source), castagnoli))
	b = binary.AppendUvarint(b, uint64(len(p.strings)))
	for _, s := range p.strings {
		b = binary.AppendUvarint(b, uint64(len(s)))
		b = append(b, s...)
	}
	for _, n := range [...]int{p.codes, p.instrs, p.words} {
		b = binary.AppendUvarint(b, uint64(n))
	}
	return append(b, p.out...)
}

// Unpack decodes what Pack made of the code of a source. It returns nil where that was another
// source, or a compiler with other instructions. The data is part of this program: it is trusted,
// and strings of the code are parts of it.
func Unpack(data, file, source string, opt Options) *Code {
	if len(data) < 8 {
		return nil
	}
	u := &unpacker{data: data, file: file, source: source}
	if u.uint32() != tableSum() || u.uint32() != crc32.Checksum([]byte(source), castagnoli) {
		return nil
	}
	u.table = make([]string, u.num())
	for i := range u.table {
		u.table[i] = u.bytes(u.num())
	}
	u.codes = make([]Code, u.num())
	n := u.num()
	u.instrs, u.lines, u.depths = make([]Instr, n), make([]Pos, n), make([]uint8, n)
	u.words = make([]string, u.num())
	root := u.code()
	opt.Watch = nil
	root.Opt = opt
	n = 0
	number(root, root, &n)
	return root
}

// AppendPacked appends what Pack makes of the code to an archive, under a name.
func AppendPacked(archive []byte, name string, root *Code) []byte {
	for _, part := range [...]string{name, string(Pack(root))} {
		archive = append(binary.AppendUvarint(archive, uint64(len(part))), part...)
	}
	return archive
}

// PackedCode maps the names in an archive to what Pack made of their code. The archive is part of
// this program: it is trusted.
func PackedCode(archive string) map[string]string {
	u, code := &unpacker{data: archive}, map[string]string{}
	for u.data != "" {
		name := u.bytes(u.num())
		code[name] = u.bytes(u.num())
	}
	return code
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// tableSum tells the instructions of one compiler from those of another: it is made of all that
// an instruction's numbers stand for.
var tableSum = sync.OnceValue(func() uint32 {
	var b []byte
	for op := range Op(NumOps) {
		b = append(append(b, op.Name()...), 0)
	}
	for _, name := range PreludeNames {
		b = append(append(b, name...), 0)
	}
	return crc32.Checksum(b, castagnoli)
})

// packer encodes code. Numbers are varints; a string is its place in a table.
type packer struct {
	out                  []byte
	strings              []string
	index                map[string]int
	codes, instrs, words int // totals, that Unpack allocates at once
}

func (p *packer) num(n int)   { p.out = binary.AppendUvarint(p.out, uint64(n)) }
func (p *packer) int(n int64) { p.out = binary.AppendVarint(p.out, n) }
func (p *packer) byte(b byte) { p.out = append(p.out, b) }

func (p *packer) string(s string) {
	i, ok := p.index[s]
	if !ok {
		i = len(p.strings)
		p.index[s] = i
		p.strings = append(p.strings, s)
	}
	p.num(i)
}

func (p *packer) list(list []string) {
	p.words += len(list)
	p.num(len(list))
	for _, s := range list {
		p.string(s)
	}
}

func (p *packer) code(c *Code) {
	p.codes++
	p.string(c.Name)
	p.string(c.Qualname)
	p.constant(c.Doc)
	for _, n := range [...]int{int(c.Flags), c.FirstLine, c.PosOnly, c.Pos, c.KwOnly, c.NumRegs} {
		p.num(n)
	}
	for _, list := range [...][]string{c.Locals, c.Free, c.Spill, c.Names, c.Sites, c.Globals} {
		p.list(list)
	}
	p.num(len(c.CellRegs))
	for _, r := range c.CellRegs {
		p.num(r)
	}
	p.num(len(c.Scoped))
	for _, s := range c.Scoped {
		p.string(s.Name)
		p.num(s.Reg<<1 | bit(s.Cell))
		p.num(s.Start)
		p.num(s.End)
	}
	p.num(len(c.Captures))
	for _, k := range c.Captures {
		p.num(k.Index<<1 | bit(k.Free))
	}
	p.num(len(c.Late))
	for _, l := range c.Late {
		p.num(l.Start)
		p.num(l.PC)
		p.num(l.To)
	}
	p.num(len(c.Table))
	for _, h := range c.Table {
		p.num(h.Start)
		p.num(h.End)
		p.num(h.Target)
		p.num(h.Reg)
	}
	p.instrs += len(c.Instrs)
	p.num(len(c.Instrs))
	last := Pos{Line: int32(c.FirstLine)}
	for i, ins := range c.Instrs {
		p.out = append(p.out, byte(ins), byte(ins>>8), byte(ins>>16), byte(ins>>24), c.Depth[i])
		p.int(int64(ins.Imm()))
		last = p.pos(last, c.Pos_[i])
	}
	p.num(len(c.Callees))
	for _, k := range c.Callees {
		p.num(k.PC)
		last = p.pos(last, k.Pos)
	}
	p.constants(c.Consts)
	p.num(len(c.Codes))
	for _, x := range c.Codes {
		p.code(x)
	}
}

// pos encodes a position by what tells it from the one before.
func (p *packer) pos(last, pos Pos) Pos {
	if pos == last {
		p.num(0)
		return pos
	}
	d := pos.Line - last.Line
	p.num(1 + int(uint32(d)<<1^uint32(d>>31)))
	p.int(int64(pos.EndLine - pos.Line))
	p.num(int(pos.Col))
	p.num(int(pos.EndCol))
	return pos
}

func (p *packer) constants(list []any) {
	p.num(len(list))
	for _, v := range list {
		p.constant(v)
	}
}

func (p *packer) constant(v any) {
	switch x := v.(type) {
	case nil:
		p.byte('n')
	case bool:
		p.byte("FT"[bit(x)])
	case int64:
		p.byte('i')
		p.int(x)
	case *big.Int:
		p.byte('b')
		p.string(x.Text(62))
	case float64:
		p.byte('f')
		p.float(x)
	case complex128:
		p.byte('c')
		p.float(real(x))
		p.float(imag(x))
	case string:
		p.byte('s')
		p.string(x)
	case Bytes:
		p.byte('y')
		p.string(string(x))
	case Ellipsis:
		p.byte('e')
	case Tuple:
		p.byte('(')
		p.constants(x)
	case FrozenSet:
		p.byte('{')
		p.constants(x)
	default:
		panic("compile: a constant of no known type")
	}
}

func (p *packer) float(f float64) {
	p.out = binary.LittleEndian.AppendUint64(p.out, math.Float64bits(f))
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// unpacker decodes what packer made. Its lists are parts of a few that are allocated at once.
type unpacker struct {
	data, file, source string
	table              []string
	codes              []Code
	instrs             []Instr
	lines              []Pos
	depths             []uint8
	words              []string
}

func (u *unpacker) byte() byte {
	b := u.data[0]
	u.data = u.data[1:]
	return b
}

func (u *unpacker) bytes(n int) string {
	s := u.data[:n]
	u.data = u.data[n:]
	return s
}

func (u *unpacker) uint32() uint32 {
	s := u.bytes(4)
	return uint32(s[0]) | uint32(s[1])<<8 | uint32(s[2])<<16 | uint32(s[3])<<24
}

func (u *unpacker) float() float64 {
	lo := u.uint32()
	return math.Float64frombits(uint64(u.uint32())<<32 | uint64(lo))
}

func (u *unpacker) uint() uint64 {
	var n uint64
	for i := range len(u.data) {
		b := u.data[i]
		n |= uint64(b&0x7f) << (7 * i)
		if b < 0x80 {
			u.data = u.data[i+1:]
			return n
		}
	}
	panic("compile: packed code ends early")
}

func (u *unpacker) num() int { return int(u.uint()) }

func (u *unpacker) int() int64 {
	n := u.uint()
	return int64(n>>1) ^ -int64(n&1)
}

func (u *unpacker) string() string { return u.table[u.num()] }

func (u *unpacker) list() []string {
	list := part(&u.words, u.num())
	for i := range list {
		list[i] = u.string()
	}
	return list
}

// part takes the first n elements off a list, nil for none.
func part[T any](list *[]T, n int) []T {
	if n == 0 {
		return nil
	}
	s := (*list)[:n:n]
	*list = (*list)[n:]
	return s
}

// several decodes the elements of a list, nil if it is empty.
func several[T any](u *unpacker, one func() T) []T {
	n := u.num()
	if n == 0 {
		return nil
	}
	list := make([]T, n)
	for i := range list {
		list[i] = one()
	}
	return list
}

func (u *unpacker) code() *Code {
	c := &part(&u.codes, 1)[0]
	c.File, c.Source = u.file, u.source
	c.Name, c.Qualname, c.Doc = u.string(), u.string(), u.constant()
	c.Flags, c.FirstLine = Flags(u.num()), u.num()
	c.PosOnly, c.Pos, c.KwOnly, c.NumRegs = u.num(), u.num(), u.num(), u.num()
	for _, list := range [...]*[]string{&c.Locals, &c.Free, &c.Spill, &c.Names, &c.Sites, &c.Globals} {
		*list = u.list()
	}
	c.CellRegs = several(u, u.num)
	c.Scoped = several(u, func() Scoped {
		s := Scoped{Name: u.string()}
		n := u.num()
		s.Reg, s.Cell = n>>1, n&1 != 0
		s.Start, s.End = u.num(), u.num()
		return s
	})
	c.Captures = several(u, func() Capture {
		n := u.num()
		return Capture{Free: n&1 != 0, Index: n >> 1}
	})
	c.Late = several(u, func() Late { return Late{Start: u.num(), PC: u.num(), To: u.num()} })
	c.Table = several(u, func() Handler {
		return Handler{Start: u.num(), End: u.num(), Target: u.num(), Reg: u.num()}
	})
	n := u.num()
	c.Instrs, c.Pos_, c.Depth = part(&u.instrs, n), part(&u.lines, n), part(&u.depths, n)
	last := Pos{Line: int32(c.FirstLine)}
	for i := range c.Instrs {
		s := u.bytes(5)
		c.Depth[i] = s[4]
		c.Instrs[i] = Make(Op(s[0]), int(s[1]), int(s[2]), int(s[3]), int32(u.int()))
		last = u.pos(last)
		c.Pos_[i] = last
	}
	c.Callees = several(u, func() Callee {
		k := Callee{PC: u.num()}
		last = u.pos(last)
		k.Pos = last
		return k
	})
	c.Consts = several(u, u.constant)
	c.Codes = several(u, u.code)
	c.indexParams()
	return c
}

func (u *unpacker) pos(last Pos) Pos {
	n := u.num()
	if n == 0 {
		return last
	}
	d := uint32(n - 1)
	line := last.Line + int32(d>>1^-(d&1))
	return Pos{Line: line, EndLine: line + int32(u.int()), Col: int32(u.num()), EndCol: int32(u.num())}
}

func (u *unpacker) constant() any {
	switch u.byte() {
	case 'F':
		return false
	case 'T':
		return true
	case 'i':
		return u.int()
	case 'b':
		n, ok := new(big.Int).SetString(u.string(), 62)
		if !ok {
			panic("compile: packed code holds no number")
		}
		return n
	case 'f':
		return u.float()
	case 'c':
		re := u.float()
		return complex(re, u.float())
	case 's':
		return u.string()
	case 'y':
		return Bytes(u.string())
	case 'e':
		return Ellipsis{}
	case '(':
		return Tuple(several(u, u.constant))
	case '{':
		return FrozenSet(several(u, u.constant))
	}
	return nil
}
