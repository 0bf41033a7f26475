package compile

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// recordedCode is what CPython says about the variables of a code object.
type recordedCode struct {
	Name              string
	Vars, Cells, Free []string
	Inner             []recordedCode
}

// TestVariables compares the variables of functions and classes with CPython's: their
// order, which are cells, and which are free.
func TestVariables(t *testing.T) {
	eachRecord(t, "testdata/variables.jsonl", func(line []byte) error {
		var want struct {
			Source string
			Code   recordedCode
		}
		if err := json.Unmarshal(line, &want); err != nil {
			return err
		}
		compareVariables(t, want.Source, compiled(t, "variables", want.Source, Options{}), &want.Code)
		return nil
	})
}

// named drops the variables that no program can name.
func named(list []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(s string) bool { return strings.HasPrefix(s, ".") })
}

func compareVariables(t *testing.T, source string, c *Code, want *recordedCode) {
	if c.Qualname != want.Name {
		t.Errorf("%s%s, want %s", source, c.Qualname, want.Name)
		return
	}
	var vars, cells []string
	for i, name := range c.Locals {
		cell := slices.Contains(c.CellRegs, i)
		if i < c.ParamRegs() || !cell {
			vars = append(vars, name)
		}
		if cell {
			cells = append(cells, name)
		}
	}
	slices.Sort(cells)
	ok := slices.Equal(named(c.Free), named(want.Free))
	if len(c.Scoped) == 0 {
		ok = ok && slices.Equal(named(vars), named(want.Vars)) &&
			slices.Equal(named(cells), named(slices.Sorted(slices.Values(want.Cells))))
	}
	// The variables of comprehensions that run in the frame are apart; CPython has
	// them among those of the frame.
	for _, s := range c.Scoped {
		vars = append(vars, s.Name)
	}
	for _, name := range append(vars, cells...) {
		ok = ok && (name[0] == '.' || slices.Contains(want.Vars, name) || slices.Contains(want.Cells, name))
	}
	if !ok {
		t.Errorf("%s%s: variables %v cells %v free %v, want %v %v %v", source, c.Qualname,
			vars, cells, c.Free, want.Vars, want.Cells, want.Free)
	}
	if len(c.Codes) != len(want.Inner) {
		t.Errorf("%s%s: %d codes inside, want %d", source, c.Qualname, len(c.Codes), len(want.Inner))
		return
	}
	for i, x := range c.Codes {
		compareVariables(t, source, x, &want.Inner[i])
	}
}
