package gilliam

import (
	"errors"
	"fmt"
	"math/big"
	"reflect"
	"slices"
	"strings"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

// Parameters of host functions, as Func.Params declares them.

// A param is one parameter.
type param struct {
	name     string
	kind     paramKind
	typ      string // its annotation, empty if there is none
	check    accepts
	optional bool
	def      string // the text of its default, empty for "="
	value    any    // the default
}

type paramKind uint8

const (
	positionalOnly paramKind = iota
	positional
	collected // *args
	keywordOnly
	keywords // **kwargs
)

// parseParams reads a list of parameters in Python's syntax, in which a name may also end
// with a bare "=".
func parseParams(text string) ([]param, error) {
	text = strings.Join(strings.Fields(text), " ")
	source := "def f(" + completed(text) + "): 0"
	tree, _, serr := syntax.Parse("", source, syntax.Exec)
	if serr != nil {
		return nil, fmt.Errorf("parameters %q: %s", text, serr.Msg)
	}
	def, ok := tree.Body[0].(*syntax.FunctionDef)
	if !ok || len(tree.Body) != 1 {
		return nil, fmt.Errorf("parameters %q: not a list of parameters", text)
	}
	r := paramReader{text: text, source: source}
	a := def.Args
	all := len(a.PosOnlyArgs) + len(a.Args)
	for i, p := range append(slices.Clone(a.PosOnlyArgs), a.Args...) {
		kind := positional
		if i < len(a.PosOnlyArgs) {
			kind = positionalOnly
		}
		var d syntax.Expr
		if k := i - (all - len(a.Defaults)); k >= 0 {
			d = a.Defaults[k]
		}
		r.add(p, kind, d)
	}
	r.add(a.VarArg, collected, nil)
	for i, p := range a.KwOnlyArgs {
		r.add(p, keywordOnly, a.KwDefaults[i])
	}
	r.add(a.KwArg, keywords, nil)
	return r.out, r.err
}

// completed writes "..." where a default is left out.
func completed(text string) string {
	var b strings.Builder
	for i := range len(text) {
		b.WriteByte(text[i])
		rest := strings.TrimLeft(text[i+1:], " ")
		if text[i] == '=' && (rest == "" || rest[0] == ',') {
			b.WriteString("...")
		}
	}
	return b.String()
}

type paramReader struct {
	text, source string
	out          []param
	err          error
}

func (r *paramReader) add(a *syntax.Arg, kind paramKind, def syntax.Expr) {
	if a == nil || r.err != nil {
		return
	}
	p := param{name: a.Arg, kind: kind}
	if a.Annotation != nil {
		p.typ = r.slice(a.Annotation)
		p.check = annotated(a.Annotation)
	}
	if def != nil {
		p.optional = true
		v, ok := literal(def)
		switch _, left := v.(syntax.Ellipsis); {
		case !ok:
			r.err = fmt.Errorf("parameters %q: the default of %s is no literal", r.text, p.name)
		case !left:
			p.def, p.value = r.slice(def), v
		}
	}
	r.out = append(r.out, p)
}

func (r *paramReader) slice(e syntax.Expr) string {
	at := e.Pos()
	return r.source[at.Col:at.EndCol]
}

// literal is the value of an expression of literals.
func literal(e syntax.Expr) (any, bool) { return literalAt(e, 0) }

func literalAt(e syntax.Expr, depth int) (any, bool) {
	if depth > 20 {
		return nil, false
	}
	elems := func(list []syntax.Expr) (out []any, ok bool) {
		out = []any{}
		for _, x := range list {
			v, ok := literalAt(x, depth+1)
			if !ok {
				return nil, false
			}
			out = append(out, v)
		}
		return out, true
	}
	switch x := e.(type) {
	case *syntax.Constant:
		if b, ok := x.Value.(syntax.Bytes); ok {
			return []byte(b), true
		}
		return x.Value, true
	case *syntax.UnaryOp:
		v, ok := literalAt(x.Operand, depth+1)
		if !ok || x.Op != syntax.USub {
			return nil, false
		}
		switch n := v.(type) {
		case int64:
			return -n, true
		case float64:
			return -n, true
		case *big.Int:
			return new(big.Int).Neg(n), true
		}
	case *syntax.List:
		v, ok := elems(x.Elts)
		return v, ok
	case *syntax.Tuple:
		v, ok := elems(x.Elts)
		return Tuple(v), ok
	case *syntax.Set:
		v, ok := elems(x.Elts)
		return Set(v), ok
	case *syntax.Dict:
		d := Dict{}
		for i, k := range x.Keys {
			if k == nil {
				return nil, false
			}
			key, ok := literalAt(k, depth+1)
			v, ok2 := literalAt(x.Values[i], depth+1)
			if !ok || !ok2 {
				return nil, false
			}
			d = append(d, Item{key, v})
		}
		return d, true
	}
	return nil, false
}

// accepts tells whether a value fits a parameter; it is nil where any does.
type accepts func(v any) bool

// annotated is what a type annotation accepts. What it does not understand accepts anything.
func annotated(e syntax.Expr) accepts {
	switch x := e.(type) {
	case *syntax.Name:
		return acceptsNamed[x.ID]
	case *syntax.Constant:
		if x.Value == nil {
			return acceptsNamed["None"]
		}
	case *syntax.Subscript:
		base, ok := x.Value.(*syntax.Name)
		if !ok {
			return nil
		}
		switch base.ID {
		case "Optional":
			return either(acceptsNamed["None"], annotated(x.Slice))
		case "Literal":
			return oneOf(x.Slice)
		}
		return acceptsNamed[base.ID]
	case *syntax.BinOp:
		if x.Op == syntax.BitOr {
			return either(annotated(x.Left), annotated(x.Right))
		}
	}
	return nil
}

func either(a, b accepts) accepts {
	if a == nil || b == nil {
		return nil
	}
	return func(v any) bool { return a(v) || b(v) }
}

// oneOf is what Literal[…] accepts.
func oneOf(e syntax.Expr) accepts {
	v, ok := literal(e)
	if !ok {
		return nil
	}
	list, isTuple := v.(Tuple)
	if !isTuple {
		list = Tuple{v}
	}
	for _, x := range list {
		if x != nil && !reflect.TypeOf(x).Comparable() {
			return nil
		}
	}
	return func(v any) bool {
		return (v == nil || reflect.TypeOf(v).Comparable()) && slices.Contains(list, v)
	}
}

var acceptsNamed = map[string]accepts{
	"None":     func(v any) bool { return v == nil },
	"bool":     isA[bool],
	"str":      isA[string],
	"int":      func(v any) bool { return isA[int64](v) || isA[*big.Int](v) || isA[bool](v) },
	"float":    func(v any) bool { return isA[float64](v) || isA[int64](v) || isA[*big.Int](v) || isA[bool](v) },
	"complex":  func(v any) bool { return isA[complex128](v) || isA[float64](v) || isA[int64](v) },
	"bytes":    isA[[]byte],
	"list":     isA[[]any],
	"tuple":    isA[Tuple],
	"dict":     isA[Dict],
	"set":      isA[Set],
	"Sequence": func(v any) bool { return isA[[]any](v) || isA[Tuple](v) },
	"Mapping":  isA[Dict],
}

func isA[T any](v any) bool { _, ok := v.(T); return ok }

// fits is why a value does not fit a parameter, nil if it does. function names the callee.
func (p *param) fits(function string, v any) error {
	if p.check == nil {
		return nil
	}
	if p.kind == collected {
		rest, _ := v.(Tuple)
		for i, x := range rest {
			if !p.check(x) {
				return p.misfit(function, x, indexStep(i))
			}
		}
		return nil
	}
	if p.kind == keywords {
		d, _ := v.(Dict)
		for _, it := range d {
			if !p.check(it.Value) {
				return p.misfit(function, it.Value, keyStep(it.Key))
			}
		}
		return nil
	}
	if !p.check(v) {
		return p.misfit(function, v, "")
	}
	return nil
}

func (p *param) misfit(function string, v any, step string) error {
	got := pythonName(v)
	if strings.Contains(p.typ, "Literal[") && got != "None" {
		got = clipped(fmt.Sprintf("%#v", v))
	}
	return errors.New(function + "() argument '" + p.name + step + "' must be " + p.typ + ", not " + got)
}

func clipped(s string) string {
	if len(s) > 40 {
		return strings.ToValidUTF8(s[:40], "") + "…"
	}
	return s
}

// signature is the list of parameters as natives declare it: names without types and defaults.
func signature(params []param) string {
	return renderParams(params, func(p *param) string {
		if p.optional {
			return "="
		}
		return ""
	})
}

// renderParams writes a list of parameters; suffix gives what stands behind each name.
func renderParams(params []param, suffix func(*param) string) string {
	var parts []string
	starred := false
	for i := range params {
		p := &params[i]
		star := ""
		switch p.kind {
		case collected:
			star, starred = "*", true
		case keywords:
			star = "**"
		case keywordOnly:
			if !starred {
				parts, starred = append(parts, "*"), true
			}
		}
		parts = append(parts, star+p.name+suffix(p))
		if p.kind == positionalOnly && (i+1 == len(params) || params[i+1].kind != positionalOnly) {
			parts = append(parts, "/")
		}
	}
	return strings.Join(parts, ", ")
}

// shownParams is the list of parameters with types and defaults, as stubs show it.
func shownParams(params []param) string {
	return renderParams(params, func(p *param) string {
		s := ""
		if p.typ != "" {
			s = ": " + p.typ
		}
		switch {
		case p.def != "" && s != "":
			s += " = " + p.def
		case p.def != "":
			s += "=" + p.def
		case p.optional && s != "":
			s += " = ..."
		case p.optional:
			s += "=..."
		}
		return s
	})
}
