package compile

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const verifiable = `
def f(a, b, *c, d=1, **e):
    def g():
        return a
    for i in range(a):
        try:
            x = [y for y in b if (lambda: y)()]
        except E as err:
            print(err)
        finally:
            del b
    with a as (p, q):
        yield f'{p!r:>{q}}', {**e, 'k': c[0]}, a.m(1, *c, z=b)
`

// find returns the index of the first instruction with an operation.
func find(t *testing.T, c *Code, op Op) int {
	t.Helper()
	i := slices.IndexFunc(c.Instrs, func(ins Instr) bool { return ins.Op() == op })
	if i < 0 {
		t.Fatalf("no %s in\n%s", op.Name(), Disassemble(c))
	}
	return i
}

// TestVerifyRefuses corrupts sound code in one place each and wants it refused.
func TestVerifyRefuses(t *testing.T) {
	set := func(c *Code, pc int, ins Instr) { c.Instrs[pc] = ins }
	cases := []struct {
		name  string
		wreck func(c *Code)
	}{
		{"no instructions", func(c *Code) { c.Instrs, c.Pos_, c.Depth = nil, nil, nil }},
		{"window too large", func(c *Code) { c.NumRegs = 250 }},
		{"window too small", func(c *Code) { c.NumRegs = 3 }},
		{"positions missing", func(c *Code) { c.Pos_ = c.Pos_[1:] }},
		{"depths missing", func(c *Code) { c.Depth = c.Depth[1:] }},
		{"depth over the window", func(c *Code) { c.Depth[3] = 255 }},
		{"depth below an operand", func(c *Code) { c.Depth[find(t, c, OpCallEx)] = 1 }},
		{"unknown operation", func(c *Code) { set(c, 2, Make(NumOps+3, 0, 0, 0, 0)) }},
		{"the machine's own operation", func(c *Code) { set(c, 2, Make(OpHalt, 0, 0, 0, 0)) }},
		{"register beyond the window", func(c *Code) { set(c, 2, Make(OpMove, 239, 0, 0, 0)) }},
		{"jump before the code", func(c *Code) { set(c, 2, Make(OpJmp, 0, 0, 0, -9)) }},
		{"jump behind the code", func(c *Code) { set(c, 2, Make(OpJmp, 0, 0, 0, 9999)) }},
		{"loop forward", func(c *Code) { set(c, 2, Make(OpLoop, 0, 0, 0, 1)) }},
		{"constant that is not there", func(c *Code) { set(c, 2, Make(OpLoadK, 5, 0, 0, 99)) }},
		{"negative index", func(c *Code) { set(c, 2, Make(OpLoadG, 5, 0, 0, -1)) }},
		{"special value that is not there", func(c *Code) { set(c, 2, Make(OpLoadS, 5, 0, 0, 77)) }},
		{"prelude function that is not there", func(c *Code) { set(c, 2, Make(OpLoadP, 5, 0, 0, 999)) }},
		{"name that is not there", func(c *Code) { c.Names = nil; set(c, 2, Make(OpLoadN, 5, 0, 0, 0)) }},
		{"free cell that is not there", func(c *Code) { set(c, 2, Make(OpLoadF, 5, 0, 0, 0)) }},
		{"inner code that is not there", func(c *Code) { c.Codes = c.Codes[:1] }},
		{"inner code missing", func(c *Code) { c.Codes[0] = nil }},
		{"cell operation on a plain register", func(c *Code) { set(c, 2, Make(OpLoadD, 5, 1, 0, 0)) }},
		{"capture of a plain register", func(c *Code) { c.Codes[0].Captures[0].Index = 1 }},
		{"capture of no free cell", func(c *Code) { c.Codes[0].Captures[0] = Capture{Free: true} }},
		{"captures missing", func(c *Code) { c.Codes[0].Captures = nil }},
		{"cell register beyond the locals", func(c *Code) { c.CellRegs = []int{99} }},
		{"check of a register without a name", func(c *Code) { set(c, 2, Make(OpCheck, c.NumRegs-1, 0, 0, 0)) }},
		{"more parameters than locals", func(c *Code) { c.Pos = 200 }},
		{"late call whose arguments stand behind it", func(c *Code) { c.Late = []Late{{Start: 2, PC: 1, To: 3}} }},
		{"late call whose second form is not there", func(c *Code) { c.Late = []Late{{Start: 0, PC: 1, To: 1 << 20}} }},
		{"late call that is none", func(c *Code) { c.Late = []Late{{Start: 0, PC: 1, To: 2}} }},
		{"call of a builtin apart from late calls", func(c *Code) { c.Instrs[0] = Make(OpCallB, 0, 0, 0, 0) }},
		{"more parameters than cells for them", func(c *Code) { c.Pos = 300 }},
		{"running off the end", func(c *Code) { set(c, len(c.Instrs)-1, Make(OpNop, 0, 0, 0, 0)) }},
		{"range without arguments", func(c *Code) {
			pc := find(t, c, OpForPrep)
			ins := c.Instrs[pc]
			set(c, pc, Make(OpForPrep, ins.A(), 0, 0, ins.Imm()))
		}},
		{"arguments beyond the window", func(c *Code) {
			pc := find(t, c, OpCallEx)
			set(c, pc, Make(OpCall, 3, 230, 0, 0))
		}},
		{"unpacking beyond the window", func(c *Code) {
			pc := find(t, c, OpUnpack)
			ins := c.Instrs[pc]
			set(c, pc, Make(OpUnpack, ins.A(), ins.B(), 0, 200))
		}},
		{"keyword names that are no tuple", func(c *Code) {
			c.Consts = append(c.Consts, int64(1))
			set(c, 2, Make(OpCallKw, 5, 0, 0, int32(len(c.Consts)-1)))
		}},
		{"handler outside the code", func(c *Code) { c.Table[0].Target = 9999 }},
		{"empty handler", func(c *Code) { c.Table[0].End = c.Table[0].Start }},
		{"handler register beyond the window", func(c *Code) { c.Table[0].Reg = 240 }},
		{"handlers that overlap", func(c *Code) {
			c.Table = append(c.Table, Handler{Start: c.Table[0].Start + 1, End: c.Table[len(c.Table)-1].End + 1, Target: 2, Reg: 9})
		}},
		{"outer handler first", func(c *Code) { slices.Reverse(c.Table) }},
		{"scoped variable among the locals", func(c *Code) { c.Scoped[0].Reg = 0 }},
		{"read before write", func(c *Code) { set(c, 2, Make(OpMove, 4, 9, 0, 0)); c.Depth[2] = 20 }},
	}
	for _, k := range cases {
		c := compiled(t, k.name, verifiable, Options{}).Codes[0]
		if err := Verify(c); err != nil {
			t.Fatalf("sound code refused: %v", err)
		}
		k.wreck(c)
		if Verify(c) == nil {
			t.Errorf("%s: accepted", k.name)
		}
	}
}

// TestVerifyMutations overwrites every byte of every instruction with others: Verify
// may accept or refuse, but what it accepts stays inside the window and the tables.
func TestVerifyMutations(t *testing.T) {
	c := compiled(t, "mutations", verifiable, Options{}).Codes[0]
	for pc := range c.Instrs {
		keep := c.Instrs[pc]
		for shift := 0; shift < 64; shift += 8 {
			for _, b := range []Instr{0, 1, 2, 7, 63, 127, 128, 200, 239, 255} {
				c.Instrs[pc] = keep&^(255<<shift) | b<<shift
				if Verify(c) == nil {
					eachRead(c.Instrs[pc], func(r int) {
						if r >= c.NumRegs {
							t.Fatalf("reads register %d of %d:\n%s", r, c.NumRegs, Disassemble(c))
						}
					})
					eachWrite(c.Instrs[pc], func(r int, _, _ bool) {
						if r >= c.NumRegs {
							t.Fatalf("writes register %d of %d:\n%s", r, c.NumRegs, Disassemble(c))
						}
					})
				}
			}
		}
		c.Instrs[pc] = keep
	}
}

// TestOperationsAreDescribed wants a row of the table for every operation that can be
// emitted, and names that tell them apart.
func TestOperationsAreDescribed(t *testing.T) {
	seen := map[string]bool{}
	for op := OpHalt + 1; op < NumOps; op++ {
		name := opTable[op].name
		if name == "" || seen[name] {
			t.Errorf("operation %d is called %q", op, name)
		}
		seen[name] = true
	}
	if NumOps > 230 {
		t.Errorf("%d operations", NumOps)
	}
}

// TestFingerprint wants equal fingerprints for equal programs, and others for others.
func TestFingerprint(t *testing.T) {
	files, _ := filepath.Glob("testdata/code/*.py")
	seen := map[uint64]string{}
	for _, f := range files {
		source, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		a := compiled(t, f, string(source), Options{})
		b := compiled(t, "elsewhere", "# moved\n\n"+string(source), Options{})
		if a.Fingerprint() != compiled(t, f, string(source), Options{}).Fingerprint() {
			t.Errorf("%s: two fingerprints", f)
		}
		if strings.Contains(string(source), "class ") != (a.Fingerprint() != b.Fingerprint()) {
			t.Errorf("%s: only __firstlineno__ may tell where the program stands", f)
		}
		if other, ok := seen[a.Fingerprint()]; ok {
			t.Errorf("%s has the fingerprint of %s", f, other)
		}
		seen[a.Fingerprint()] = f
		changed := compiled(t, f, string(source), Options{})
		changed.Codes[0].Instrs[0] ^= 1 << 8
		if a.Fingerprint() == changed.Fingerprint() {
			t.Errorf("%s: a changed instruction does not show", f)
		}
	}
}
