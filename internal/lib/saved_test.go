package lib_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	_ "github.com/gilliam-run/gilliam/internal/lib"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Every kind of native payload is in snapshots: a type that has Size and Trace has a Save,
// and what that calls the kind has a restorer.
func TestEveryNativeKindIsSaved(t *testing.T) {
	folders := []string{"../vm"}
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.IsDir() {
			folders = append(folders, e.Name())
		}
	}
	kinds := 0
	for _, folder := range folders {
		methods := methodsIn(t, folder)
		for typ, has := range methods {
			save := has["Save"]
			switch {
			case has["Size"] == nil || has["Trace"] == nil || typ == "unbuilt": // stands for a payload while a snapshot is read
				continue
			case save == nil:
				t.Errorf("%s: %s has no Save", folder, typ)
				continue
			}
			kinds++
			found := false
			ast.Inspect(save.Body, func(n ast.Node) bool {
				ret, ok := n.(*ast.ReturnStmt)
				if !ok || len(ret.Results) != 3 {
					return true
				}
				found = true
				lit, ok := ret.Results[0].(*ast.BasicLit)
				if !ok {
					t.Errorf("%s: Save of %s names its kind by something other than a literal", folder, typ)
					return true
				}
				kind, err := strconv.Unquote(lit.Value)
				if err != nil || vm.Restorers[kind] == nil {
					t.Errorf("%s: %s is saved as %q, which nothing restores", folder, typ, kind)
				}
				return true
			})
			if !found {
				t.Errorf("%s: Save of %s returns no kind", folder, typ)
			}
		}
	}
	if kinds < 20 {
		t.Errorf("only %d kinds were found", kinds)
	}
}

// methodsIn gives the methods of the types of a folder, by type and name.
func methodsIn(t *testing.T, folder string) map[string]map[string]*ast.FuncDecl {
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	methods := map[string]map[string]*ast.FuncDecl{}
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv == nil {
				continue
			}
			recv := fn.Recv.List[0].Type
			if star, ok := recv.(*ast.StarExpr); ok {
				recv = star.X
			}
			name, ok := recv.(*ast.Ident)
			if !ok {
				continue
			}
			if methods[name.Name] == nil {
				methods[name.Name] = map[string]*ast.FuncDecl{}
			}
			methods[name.Name][fn.Name.Name] = fn
		}
	}
	return methods
}
