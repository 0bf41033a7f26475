package compile

import (
	"bufio"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

// eachRecord calls f with every line of a recording.
func eachRecord(t *testing.T, file string, f func(line []byte) error) {
	t.Helper()
	r, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if err := f(lines.Bytes()); err != nil {
			t.Fatal(err)
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
}

// positionKinds says which operations answer to the instructions CPython was asked for.
var positionKinds = map[string]string{
	"call":            "Call CallG CallB CallM CallKw CallEx",
	"binary":          "Add Sub Mul Div Mod FloorDiv Pow MatMul And Or Xor Shl Shr AddI SubI MulI ModI FloorDivI AndI ShlI ShrI",
	"compare":         "Lt Le Gt Ge Eq Ne In NotIn JLt JNLt JLe JNLe JGt JNGt JGe JNGe JEq JNEq JNe JNNe JLtI JNLtI JLeI JNLeI JGtI JNGtI JGeI JNGeI JEqI JNEqI JNeI JNNeI",
	"subscript":       "GetIdx GetIdxI GetSlice",
	"attribute":       "GetAttr",
	"store attribute": "SetAttr",
	"store subscript": "SetIdx",
	"delete":          "DelAttr DelIdx",
	"raise":           "Raise",
	"unary":           "Neg Invert Not",
	"iter":            "Iter",
	"unpack":          "Unpack UnpackX",
	"format":          "Format",
	"import":          "Import ImportFrom",
	"with":            "With",
	"except":          "JNoMatch",
	"global":          "LoadG LoadN",
	"store global":    "StoreG StoreN",
}

// TestPositions wants an instruction of the same kind with the same source range for
// every instruction of CPython's: tracebacks show them.
func TestPositions(t *testing.T) {
	kinds := map[string]string{}
	for kind, names := range positionKinds {
		for _, name := range strings.Fields(names) {
			kinds[name] = kind
		}
	}
	eachRecord(t, "testdata/positions.jsonl", func(line []byte) error {
		var want struct {
			Source    string
			Positions map[string][][4]int32
		}
		if err := json.Unmarshal(line, &want); err != nil {
			return err
		}
		found := map[string][][4]int32{}
		collectPositions(compiled(t, "positions", want.Source, Options{TopLevelAwait: true}), kinds, found)
		for kind, list := range want.Positions {
			for _, p := range list {
				if !slices.Contains(found[kind], p) {
					t.Errorf("%s\n%s at %v: have %v", want.Source, kind, p, found[kind])
				}
			}
		}
		return nil
	})
}

func collectPositions(c *Code, kinds map[string]string, found map[string][][4]int32) {
	for pc, ins := range c.Instrs {
		kind := kinds[ins.Op().Name()]
		p := c.Pos_[pc]
		found[kind] = append(found[kind], [4]int32{p.Line, p.Col, p.EndLine, p.EndCol})
	}
	for _, k := range c.Callees {
		// What OpCallG, OpCallB and OpCallM look up has positions of its own.
		p := [4]int32{k.Pos.Line, k.Pos.Col, k.Pos.EndLine, k.Pos.EndCol}
		found["global"] = append(found["global"], p)
		found["attribute"] = append(found["attribute"], p)
	}
	for _, x := range c.Codes {
		collectPositions(x, kinds, found)
	}
}

// TestUnparse compares the text of annotations with CPython's.
func TestUnparse(t *testing.T) {
	eachRecord(t, "testdata/unparse.jsonl", func(line []byte) error {
		var want struct{ Source, Text string }
		if err := json.Unmarshal(line, &want); err != nil {
			return err
		}
		source := "(" + want.Source + ")"
		mod, _, serr := syntax.Parse("unparse", source, syntax.Eval)
		if serr != nil {
			t.Errorf("%s: %v", source, serr)
			return nil
		}
		if got := unparse(mod.Body[0].(*syntax.ExprStmt).Value); got != want.Text {
			t.Errorf("%s: %s, want %s", want.Source, got, want.Text)
		}
		return nil
	})
}
