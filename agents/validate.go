package agents

import (
	"context"
	"encoding/json"
	"errors"
	"math/big"
	"net/url"
	"slices"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
	failed "github.com/santhosh-tekuri/jsonschema/v6/kind"
)

// Bounds of one validation. A schema with references can ask for work exponential in the
// depth of a value, so work is counted and the validation ends when it is used up.
//
// A visit is one schema applied to one value. Whether a value is valid may take baseVisits
// and some for each node of the value. What is wrong with it is found out in a second
// walk, whose visits cost more the deeper they are: each may leave an error with its path
// behind, which holds the memory of a walk to about 200 bytes for each unit.
const (
	baseVisits     = 200_000
	visitsByNode   = 16
	tellingUnits   = 1_000_000
	maxPatternWork = 100_000_000 // units of the regular expression engine, 5 ns each
	maxPatternHeap = 32 << 20    // bytes a match may hold
)

var (
	errTooMuchWork = errors.New("checking the arguments takes more work than a call is given")
	errTooManyWays = errors.New("the arguments do not fit the schema in more ways than can be told")
)

// A validator is a compiled schema with the allowance of the validation under way. One
// goroutine uses it at a time; a Schema keeps a pool of them.
type validator struct {
	// invalid is the negation of the schema. The library makes no errors below a negation,
	// so it answers the question alone, at a fraction of the cost.
	schema, invalid *jsonschema.Schema
	ctx             context.Context
	telling         bool // the second walk is under way
	left            allowance
}

// An allowance is what one validation may still use. It is the meter of its patterns.
type allowance struct{ visits, work, heap int }

// Pay charges work of the regular expression engine.
func (a *allowance) Pay(units int) error { return a.take(&a.work, units) }

// Need charges memory of the regular expression engine.
func (a *allowance) Need(bytes int) error { return a.take(&a.heap, bytes) }

func (a *allowance) take(from *int, amount int) error {
	if *from -= amount; *from < 0 {
		return errTooMuchWork
	}
	return nil
}

// newSchema makes a Schema of a checked tree.
func newSchema(root *node) *Schema {
	s := &Schema{root: root, text: appendNode(nil, root)}
	s.validators.New = func() any { return newValidator(root) }
	return s
}

// The extension keywords that stand for enum and const inside the validator. Comparing by
// a canonical text makes the cost of an enum independent of its length.
const (
	enumKeyword    = "gilliam:enum"
	equalityVocab  = "urn:gilliam:vocabulary"
	schemaResource = "urn:gilliam:schema"
	negation       = "urn:gilliam:negation"
)

// newValidator compiles a checked schema. Its errors would be disagreements between
// checkSchema and the library, so a failure is a defect and the validator refuses all.
func newValidator(root *node) *validator {
	v := &validator{}
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft2020)
	c.UseLoader(noLoader{})
	c.UseRegexpEngine(func(text string) (jsonschema.Regexp, error) {
		p, err := compilePattern(text)
		if err != nil {
			return nil, err
		}
		return boundPattern{p, v}, nil
	})
	c.AssertFormat()
	c.RegisterVocabulary(&jsonschema.Vocabulary{URL: equalityVocab, Compile: v.extension})
	c.AssertVocabs()
	resources := map[string]any{
		schemaResource: compilable(root, true),
		negation:       map[string]any{"not": map[string]any{"$ref": schemaResource}},
	}
	for name, resource := range resources {
		if err := c.AddResource(name, resource); err != nil {
			return v
		}
	}
	schema, err := c.Compile(schemaResource)
	if err != nil {
		return v
	}
	if v.invalid, err = c.Compile(negation); err == nil {
		v.schema = schema
	}
	return v
}

// noLoader keeps the compiler from fetching anything.
type noLoader struct{}

func (noLoader) Load(string) (any, error) { return nil, errors.New("schemas are local") }

// compilable gives a schema as the library takes it, with enum and const under the
// extension keyword. isSchema tells schemas from the maps and values inside them.
func compilable(n *node, isSchema bool) any {
	if n.kind != mapKind || !isSchema {
		if n.kind == listKind && isSchema {
			items := make([]any, len(n.items))
			for i := range n.items {
				items[i] = compilable(&n.items[i], true)
			}
			return items
		}
		return plainValue(n)
	}
	m := make(map[string]any, len(n.keys))
	for i, key := range n.keys {
		value := &n.items[i]
		switch key.name {
		case "enum":
			m[enumKeyword] = plainValue(value)
		case "const":
			// A schema with both keywords matches what both name.
			m[enumKeyword+"/const"] = []any{plainValue(value)}
		case "properties", "$defs":
			named := make(map[string]any, len(value.keys))
			for j, name := range value.keys {
				named[name.name] = compilable(&value.items[j], true)
			}
			m[key.name] = named
		case "$ref":
			pointer, _ := refPointer(value.text)
			m[key.name] = "#" + (&url.URL{Fragment: pointer}).EscapedFragment()
		case "items", "anyOf":
			m[key.name] = compilable(value, true)
		default:
			m[key.name] = plainValue(value)
		}
	}
	return m
}

// A boundPattern matches within the allowance of the validation under way.
type boundPattern struct {
	pattern *pattern
	owner   *validator
}

func (p boundPattern) String() string { return p.pattern.text }

func (p boundPattern) MatchString(s string) bool {
	p.owner.left.heap = maxPatternHeap
	matched, err := p.pattern.search(s, &p.owner.left)
	if err != nil {
		panic(errTooMuchWork)
	}
	return matched
}

// extension counts the visits of a schema and checks its enum and const.
type extension struct {
	owner *validator
	sets  []valueSet
}

// A valueSet is the values of an enum or of a const.
type valueSet struct {
	values    []any
	canonical map[string]bool
}

func (v *validator) extension(_ *jsonschema.CompilerContext, object map[string]any) (jsonschema.SchemaExt, error) {
	e := &extension{owner: v}
	for _, keyword := range []string{enumKeyword, enumKeyword + "/const"} {
		values, ok := object[keyword].([]any)
		if !ok {
			continue
		}
		set := valueSet{values, make(map[string]bool, len(values))}
		for _, value := range values {
			set.canonical[string(appendCanonical(nil, value))] = true
		}
		e.sets = append(e.sets, set)
	}
	return e, nil
}

// Validate is called once for each schema that gets as far as its keywords. The library
// has no way to stop, so the end of the allowance travels as a panic to validate.
func (e *extension) Validate(ctx *jsonschema.ValidatorContext, value any) {
	e.owner.visit(len(ctx.ValueLocation()))
	if len(e.sets) == 0 {
		return
	}
	text := appendCanonical(nil, value)
	for _, set := range e.sets {
		if !set.canonical[string(text)] {
			ctx.AddError(&failed.Enum{Got: value, Want: set.values})
		}
	}
}

// visit pays for one visit at a depth.
func (v *validator) visit(depth int) {
	cost := 1
	if v.telling {
		cost += depth
	}
	if err := v.left.take(&v.left.visits, cost); err != nil {
		panic(err)
	}
	const untilLook = 1024
	if v.left.visits%untilLook == 0 && v.ctx.Err() != nil {
		panic(errTooMuchWork)
	}
}

// validate checks a value with so many nodes. The error is a
// [*jsonschema.ValidationError], errTooMuchWork or errTooManyWays.
func (s *Schema) validate(ctx context.Context, value any, nodes int) error {
	v := s.validators.Get().(*validator)
	defer s.validators.Put(v)
	if v.schema == nil {
		return errors.New("the schema could not be prepared")
	}
	v.ctx, v.telling = ctx, false
	v.left = allowance{visits: baseVisits + visitsByNode*nodes, work: maxPatternWork, heap: maxPatternHeap}
	invalid, err := v.walk(v.invalid, value)
	if err != nil || invalid != nil {
		return err // too much work, or the negation does not hold: the value is valid
	}
	v.telling, v.left.visits = true, tellingUnits
	wrong, err := v.walk(v.schema, value)
	if err != nil {
		return errTooManyWays
	}
	return wrong
}

// walk applies a schema to a value. wrong is what the library says; err is set when the
// allowance ended the walk.
func (v *validator) walk(schema *jsonschema.Schema, value any) (wrong, err error) {
	defer func() {
		if r := recover(); r != nil {
			if r != any(errTooMuchWork) {
				panic(r)
			}
			wrong, err = nil, errTooMuchWork
		}
	}()
	return schema.Validate(value), nil
}

// appendCanonical writes a value so that two values that are equal as JSON have the same
// text: keys sorted, numbers in lowest terms.
func appendCanonical(b []byte, value any) []byte {
	switch value := value.(type) {
	case nil:
		return append(b, "null"...)
	case bool:
		if value {
			return append(b, "true"...)
		}
		return append(b, "false"...)
	case json.Number:
		return append(b, canonicalNumber(string(value))...)
	case string:
		return appendJSONString(b, value)
	case []any:
		b = append(b, '[')
		for _, item := range value {
			b = append(appendCanonical(b, item), ',')
		}
		return append(b, ']')
	case map[string]any:
		keys := make([]string, 0, len(value))
		for key := range value {
			keys = append(keys, key)
		}
		slices.Sort(keys)
		b = append(b, '{')
		for _, key := range keys {
			b = append(appendJSONString(b, key), ':')
			b = append(appendCanonical(b, value[key]), ',')
		}
		return append(b, '}')
	}
	return b
}

// canonicalNumber gives integers as digits and other numbers as a fraction.
func canonicalNumber(text string) string {
	if !strings.ContainsAny(text, ".eE") {
		return text
	}
	r, ok := new(big.Rat).SetString(text)
	switch {
	case !ok:
		return text
	case r.IsInt():
		return r.Num().String()
	}
	return r.RatString()
}
