package gilliam

import (
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"os"
	"strings"
	"testing"
)

// What an embedder sees fits on one page: go doc -short prints one line for each exported
// function, type, constructor, and group of constants or variables.
func TestTheAPIFitsOnOnePage(t *testing.T) {
	fset := token.NewFileSet()
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	var files []*ast.File
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, e.Name(), nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	p, err := doc.NewFromFiles(fset, files, "github.com/gilliam-run/gilliam")
	if err != nil {
		t.Fatal(err)
	}
	lines := len(p.Vars) + len(p.Consts) + len(p.Funcs)
	for _, typ := range p.Types {
		lines += 1 + len(typ.Consts) + len(typ.Vars) + len(typ.Funcs)
	}
	if lines > 45 {
		t.Errorf("go doc -short has %d lines, more than 45", lines)
	}
	undocumented := func(name, text string) {
		if text == "" {
			t.Errorf("%s has no comment", name)
		}
	}
	for _, typ := range p.Types {
		undocumented(typ.Name, typ.Doc)
		for _, m := range append(typ.Methods, typ.Funcs...) {
			if m.Name != "Error" && m.Name != "String" {
				undocumented(typ.Name+"."+m.Name, m.Doc)
			}
		}
	}
	for _, f := range p.Funcs {
		undocumented(f.Name, f.Doc)
	}
	t.Logf("%d lines", lines)
}
