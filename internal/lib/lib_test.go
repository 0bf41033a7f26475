package lib_test

import (
	"context"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/internal/lib"
)

func lines(t *testing.T, name string) []string {
	b, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(b))
}

// Every module models reach for is there or in testdata/missing.txt; importing a missing
// one says its name. A module that has come must be struck from the list, so that it only
// shrinks.
func TestMissingModulesSayTheirName(t *testing.T) {
	there := map[string]bool{"builtins": true}
	for _, m := range lib.Modules() {
		there[m.Name] = true
	}
	missing := map[string]bool{}
	for _, name := range lines(t, "missing.txt") {
		missing[name] = true
	}
	for _, name := range lines(t, "wanted.txt") {
		switch {
		case there[name] && missing[name]:
			t.Errorf("%s is there: strike it from testdata/missing.txt", name)
		case there[name]:
		case !missing[name]:
			t.Errorf("%s is neither there nor in testdata/missing.txt", name)
		default:
			p, err := gilliam.Compile("missing.py", "import "+name)
			if err != nil {
				t.Fatal(err)
			}
			_, err = p.Run(context.Background(), nil, gilliam.Inputs{})
			var exc *gilliam.Exception
			if !errors.As(err, &exc) || exc.Type != "ModuleNotFoundError" || !strings.Contains(exc.Message, "'"+strings.Split(name, ".")[0]) {
				t.Errorf("import %s: %v", name, err)
			}
		}
	}
}

// A folder with a function Modules is in the list of groups: a module that only lies there
// cannot be imported.
func TestEveryFolderIsListed(t *testing.T) {
	list, err := os.ReadFile("lib.go")
	if err != nil {
		t.Fatal(err)
	}
	listed, err := parser.ParseFile(token.NewFileSet(), "lib.go", list, 0)
	if err != nil {
		t.Fatal(err)
	}
	folders := map[string]string{} // by the name of the import
	for _, imp := range listed.Imports {
		folder := path.Base(strings.Trim(imp.Path.Value, `"`))
		name := folder
		if imp.Name != nil {
			name = imp.Name.Name
		}
		folders[name] = folder
	}
	grouped := map[string]bool{}
	ast.Inspect(listed, func(n ast.Node) bool {
		if sel, ok := n.(*ast.SelectorExpr); ok && sel.Sel.Name == "Modules" {
			if name, ok := sel.X.(*ast.Ident); ok {
				grouped[folders[name.Name]] = true
			}
		}
		return true
	})
	files, err := filepath.Glob("*/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no folders", err)
	}
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		if f.Scope.Lookup("Modules") != nil && !grouped[filepath.Dir(file)] {
			t.Errorf("%s has a function Modules, and lib.go does not list it", file)
		}
	}
}

// Every module of the library can be imported, and imports no more than it says.
func TestEveryModuleImports(t *testing.T) {
	for _, m := range lib.Modules() {
		p, err := gilliam.Compile("import.py", "import "+m.Name+"\n"+m.Name+".__name__")
		if err != nil {
			t.Fatal(err)
		}
		r, err := p.Run(context.Background(), nil, gilliam.Inputs{})
		if err != nil {
			var exc *gilliam.Exception
			if errors.As(err, &exc) {
				err = errors.New(exc.Traceback)
			}
			t.Errorf("import %s: %v", m.Name, err)
			continue
		}
		if r.Value != m.Name && !strings.HasPrefix(m.Name, "_") { // parts speak for the whole
			t.Errorf("module %s says it is %v", m.Name, r.Value)
		}
	}
}
