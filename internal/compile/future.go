package compile

import (
	"github.com/gilliam-run/gilliam/internal/resolve"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// features are the __future__ features of a program that still change something.
type features struct {
	annotations bool  // annotations are strings
	line        int32 // of the last import at the beginning; later ones are refused
}

var futureNames = map[string]bool{
	"nested_scopes": true, "generators": true, "division": true, "absolute_import": true,
	"with_statement": true, "print_function": true, "unicode_literals": true,
	"barry_as_FLUFL": true, "generator_stop": true, "annotations": true,
}

// future reads the __future__ imports, which stand at the beginning of a program.
func future(mod *syntax.Module, src resolve.Source) (features, *syntax.Error) {
	var f features
	doc := false
	for _, st := range mod.Body {
		im, ok := st.(*syntax.ImportFrom)
		if ok && im.Module == "__future__" && im.Level == 0 {
			f.line = im.Line
			for _, a := range im.Names {
				switch {
				case a.Name == "braces":
					return f, futureError(src, im.Range, "not a chance")
				case !futureNames[a.Name]:
					return f, futureError(src, im.Range, "future feature "+a.Name+" is not defined")
				case a.Name == "annotations":
					f.annotations = true
				}
			}
			continue
		}
		if doc || !isDocstring(st) {
			break
		}
		doc = true
	}
	return f, nil
}

// futureError is an error that has no end, as CPython gives it.
func futureError(src resolve.Source, at syntax.Range, msg string) *syntax.Error {
	e := src.Error(at, msg)
	e.EndCol = 0
	return e
}
