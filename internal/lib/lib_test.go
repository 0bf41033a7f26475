package lib_test

import (
	"context"
	"errors"
	"os"
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
