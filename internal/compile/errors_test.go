package compile

import (
	"bufio"
	"encoding/json"
	"os"
	"testing"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

// recorded is what CPython says about a source.
type recorded struct {
	Source   string
	Msg      string
	Line     int
	Col      int
	EndLine  int  `json:"end_line"`
	EndCol   *int `json:"end_col"`
	Warnings []struct {
		Msg  string
		Line int
	}
}

// TestErrors compares the errors and warnings about programs with those of CPython.
func TestErrors(t *testing.T) {
	f, err := os.Open("testdata/errors.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var want recorded
		if err := json.Unmarshal(lines.Bytes(), &want); err != nil {
			t.Fatal(err)
		}
		compareErrors(t, &want)
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
}

func compareErrors(t *testing.T, want *recorded) {
	mod, warnings, serr := syntax.Parse("<string>", want.Source, syntax.Exec)
	if serr == nil {
		var more []syntax.Warning
		var code *Code
		code, more, serr = Compile(mod, "<string>", want.Source, Options{})
		warnings = append(warnings, more...)
		if code != nil {
			if err := Verify(code); err != nil {
				t.Errorf("%s\n%v", want.Source, err)
			}
		}
	}
	if serr == nil {
		if want.Msg != "" {
			t.Errorf("accepted:\n%s\nwant %s", want.Source, want.Msg)
		}
		got := make([]string, len(warnings))
		for i, w := range warnings {
			got[i] = w.Msg
		}
		if len(got) != len(want.Warnings) {
			t.Errorf("%s\nwarnings %q, want %v", want.Source, got, want.Warnings)
			return
		}
		for i, w := range want.Warnings {
			if got[i] != w.Msg || warnings[i].Line != w.Line {
				t.Errorf("%s\nwarning %q line %d, want %q line %d", want.Source, got[i], warnings[i].Line, w.Msg, w.Line)
			}
		}
		return
	}
	endCol := 0
	if want.EndCol != nil {
		endCol = *want.EndCol
	}
	if serr.Msg != want.Msg {
		t.Errorf("%s\n%q, want %q", want.Source, serr.Msg, want.Msg)
	} else if serr.Line != want.Line || serr.Col != want.Col || serr.EndLine != want.EndLine || serr.EndCol != endCol {
		t.Errorf("%s\n%s at %d:%d-%d:%d, want %d:%d-%d:%d", want.Source, serr.Msg,
			serr.Line, serr.Col, serr.EndLine, serr.EndCol, want.Line, want.Col, want.EndLine, endCol)
	}
}
