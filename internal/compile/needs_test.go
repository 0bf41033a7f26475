package compile

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

// providers are the operations that put into a register what others demand of it.
var providers = map[Need][]Op{
	NeedCell:     {OpCell},
	NeedList:     {OpList, OpUnpackL, OpUnpackX},
	NeedSet:      {OpSet},
	NeedDict:     {OpDict, OpLocals},
	NeedTuple:    {OpTuple, OpToTuple, OpLoadK},
	NeedSequence: {OpList, OpTuple, OpToTuple},
	NeedCounted:  {OpForPrep, OpIter},
	NeedFunction: {OpFunc},
	NeedKeywords: {OpDict, OpLoadS, OpClear},
	NeedNames:    {OpLoadK, OpTuple},
}

// unmet lists the demands of a code that are not met by what writes the registers.
func unmet(t *testing.T, c *Code) {
	in := findNeeds(c)
	n := &needs{c: c, inner: func() []int32 { f := &flow{c: c}; f.handlers(); return f.inner }()}
	params := c.Pos + c.KwOnly
	if c.Flags&FlagVarArgs != 0 {
		params++
	}
	if c.Flags&FlagVarKw != 0 {
		params++
	}
	for r, x := range in[0] {
		if x != 0 && (r >= params || x != NeedValue) {
			t.Errorf("%s, %s: register %d begins without %b", c.File, c.Qualname, r, x)
		}
	}
	reached := follow(c, registers{}).seen
	for pc, ins := range c.Instrs {
		if !reached[pc] {
			continue
		}
		n.eachNext(pc, func(to int, jumps bool) {
			for _, l := range c.Late {
				if to == l.To {
					return // goes over before it writes
				}
			}
			if row := n.inner[pc]; row > 0 && to == c.Table[row-1].Target && to != pc+1 {
				return // what raises writes nothing
			}
			eachWrite(ins, func(r int, onJump, onNext bool) {
				if jumps && !onJump || !jumps && !onNext || ins.Op() == OpMove {
					return
				}
				for need, ops := range providers {
					if in[to][r]&need == 0 {
						continue
					}
					ok := false
					for _, op := range ops {
						ok = ok || op == ins.Op()
					}
					if !ok {
						t.Errorf("%s, %s: instruction %d (%s) writes register %d, of which %b is demanded\n", c.File, c.Qualname, pc, ins.Op().Name(), r, need)
					}
				}
			})
		})
	}
	for _, x := range c.Codes {
		unmet(t, x)
	}
}

// Every demand an instruction makes on a register is met on every way to it: by what the
// code itself has put there, or by an argument.
func TestDemandsOnRegistersAreMet(t *testing.T) {
	for _, pattern := range []string{"testdata/code/*.py", "../../conformance/scripts/*/*.py", "../lib/*/*.py", "../vm/prelude/*.py"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatal("no programs", pattern, err)
		}
		for _, f := range files {
			source, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			mod, _, serr := syntax.Parse(f, string(source), syntax.Exec)
			if serr != nil {
				continue
			}
			c, _, serr := Compile(mod, f, string(source), Options{})
			if serr != nil {
				continue
			}
			unmet(t, c)
		}
	}
}
