package agents

import (
	"encoding/json"
	"net/url"
	"slices"
	"strings"
	"sync"
)

// A Schema is a strict schema: JSON Schema 2020-12 cut down to what every model provider
// enforces. It is kept as it was written; [Schema.JSON] is what a model is shown.
//
// Every object schema has additionalProperties false and requires all its properties. A
// value that may be absent has a nullable type. The keywords outside
// schemaKeywords are refused by name, as they are by the providers.
type Schema struct {
	root       *node
	text       json.RawMessage
	validators sync.Pool // of *validator
}

// ParseSchema reads a strict schema from a JSON or YAML document of its own. The error is
// [Problems].
func ParseSchema(data []byte) (*Schema, error) {
	b, root, err := parseDocument(data)
	if err != nil {
		return nil, err
	}
	schema := checkSchema(&b.collector, nil, &root)
	if err := b.err(); err != nil {
		return nil, err
	}
	return schema, nil
}

// JSON gives the schema as it was written, keys in their order.
func (s *Schema) JSON() json.RawMessage { return slices.Clone(s.text) }

// checkSchema checks the schema of a tool's arguments. The result is of use only when no
// problem was added.
func checkSchema(c *collector, at *path, root *node) *Schema {
	before := len(c.problems)
	s := &schemaChecker{reader: reader{c}, root: root, schemas: map[*node]bool{}}
	if root.kind != mapKind {
		s.expected(at, root, "an object schema")
		return nil
	}
	if kind := root.get("type"); kind == nil || kind.kind != stringKind || kind.text != "object" {
		s.add(at.key("type"), positionOf(kind, root), `the root of a schema has the type "object"`)
	}
	if anyOf := root.get("anyOf"); anyOf != nil {
		s.add(at.key("anyOf"), anyOf.pos, "anyOf cannot stand at the root of a schema")
	}
	s.schema(at, root)
	s.references()
	if len(c.problems) > before {
		return nil
	}
	return newSchema(root)
}

// maxSchemas bounds the schemas within one, and so how long a chain of references gets.
const maxSchemas = 10_000

func positionOf(n, otherwise *node) position {
	if n == nil {
		return otherwise.pos
	}
	return n.pos
}

// A schemaChecker walks a schema once. schemas remembers the places that hold a schema,
// which are the only ones a reference can name.
type schemaChecker struct {
	reader
	root    *node
	schemas map[*node]bool
	refs    []reference
}

type reference struct {
	from *node // the schema that holds it
	at   *path
	pos  position
	text string
}

// schemaKeywords are the keywords of a strict schema and how each is checked.
var schemaKeywords map[string]func(s *schemaChecker, at *path, n *node)

func init() {
	// Filled here because the checks of nested schemas come back to the table.
	number := (*schemaChecker).number
	count := (*schemaChecker).count
	schemas := (*schemaChecker).namedSchemas
	text := func(s *schemaChecker, at *path, n *node) { s.text(at, n) }
	schemaKeywords = map[string]func(s *schemaChecker, at *path, n *node){
		"type": (*schemaChecker).types, "title": text, "description": text,
		"properties": schemas, "required": (*schemaChecker).required,
		"additionalProperties": (*schemaChecker).additionalProperties,
		"items":                (*schemaChecker).schema, "minItems": count, "maxItems": count,
		"$defs": schemas, "$ref": text, "anyOf": (*schemaChecker).anyOf,
		"enum": (*schemaChecker).enum, "const": func(*schemaChecker, *path, *node) {},
		"format": text, "pattern": (*schemaChecker).pattern,
		"minimum": number, "maximum": number, "exclusiveMinimum": number, "exclusiveMaximum": number,
		"multipleOf": (*schemaChecker).multipleOf,
	}
}

// refusedKeywords says what to do instead of some keywords that are refused.
var refusedKeywords = map[string]string{
	"$schema":           "a strict schema is always read as JSON Schema 2020-12",
	"allOf":             "write the combined schema out",
	"oneOf":             "use anyOf",
	"minLength":         `use pattern, such as "^.{3,}$"`,
	"maxLength":         `use pattern, such as "^.{0,80}$"`,
	"default":           "make the type nullable and apply the default in the source",
	"definitions":       "use $defs",
	"patternProperties": "list every property in properties",
	"examples":          "put examples into the description",
	"nullable":          `add "null" to the type`,
}

// schema checks a schema at any depth.
func (s *schemaChecker) schema(at *path, n *node) {
	if n.kind != mapKind {
		if n.kind == boolKind {
			s.add(at, n.pos, "boolean schemas are not supported: write an object with a type")
		} else {
			s.expected(at, n, "a schema")
		}
		return
	}
	s.schemas[n] = true
	if len(s.schemas) == maxSchemas+1 {
		s.add(at, n.pos, "a schema has at most %d schemas in it", maxSchemas)
	}
	for i, key := range n.keys {
		check, known := schemaKeywords[key.name]
		if known {
			check(s, at.key(key.name), &n.items[i])
			continue
		}
		hint := refusedKeywords[key.name]
		if hint != "" {
			hint = "; " + hint
		}
		s.add(at.key(key.name), key.pos, "the keyword %s is not supported in a strict schema%s", quoteShort(key.name), hint)
	}
	if ref := n.get("$ref"); ref != nil && ref.kind == stringKind {
		s.refs = append(s.refs, reference{n, at.key("$ref"), ref.pos, ref.text})
	}
	s.objectRules(at, n)
}

// objectRules checks what every object schema owes: additionalProperties is false and
// required lists the properties, all and only these.
func (s *schemaChecker) objectRules(at *path, n *node) {
	properties, required, additional := n.get("properties"), n.get("required"), n.get("additionalProperties")
	if !hasType(n, "object") && properties == nil && required == nil && additional == nil {
		return
	}
	if additional == nil {
		s.add(at, n.pos, "an object schema has additionalProperties: false")
	}
	listed := map[string]bool{}
	where := at
	if required != nil && required.kind == listKind {
		where = at.key("required")
		for i := range required.items {
			item := &required.items[i]
			if item.kind != stringKind {
				continue
			}
			listed[item.text] = true
			if properties == nil || properties.kind == mapKind && properties.get(item.text) == nil {
				s.add(where.index(i), item.pos, "required names %s, which is not in properties", quoteShort(item.text))
			}
		}
	}
	if properties == nil || properties.kind != mapKind {
		return
	}
	for _, key := range properties.keys {
		if !listed[key.name] {
			s.add(where, positionOf(required, n), "required does not list the property %s: list it, and make its type nullable if it may be absent", quoteShort(key.name))
		}
	}
}

// hasType reports whether the type of a schema is or includes a name.
func hasType(n *node, name string) bool {
	t := n.get("type")
	switch {
	case t == nil:
		return false
	case t.kind == listKind:
		return slices.ContainsFunc(t.items, func(item node) bool { return item.kind == stringKind && item.text == name })
	default:
		return t.kind == stringKind && t.text == name
	}
}

var schemaTypes = []string{"string", "number", "integer", "boolean", "object", "array", "null"}

func (s *schemaChecker) types(at *path, n *node) {
	if n.kind != listKind {
		s.oneOf(at, n, schemaTypes...)
		return
	}
	if len(n.items) == 0 {
		s.add(at, n.pos, "the list of types is empty")
	}
	var seen []string
	for i := range n.items {
		name := s.oneOf(at.index(i), &n.items[i], schemaTypes...)
		if name != "" && slices.Contains(seen, name) {
			s.add(at.index(i), n.items[i].pos, "the type %q is listed twice", name)
		}
		seen = append(seen, name)
	}
}

func (s *schemaChecker) namedSchemas(at *path, n *node) {
	s.entries(at, n, func(at *path, _ mapKey, n *node) { s.schema(at, n) })
}

func (s *schemaChecker) required(at *path, n *node) {
	var seen []string
	s.list(at, n, func(at *path, n *node) {
		name, ok := s.text(at, n)
		if ok && slices.Contains(seen, name) {
			s.add(at, n.pos, "the property %s is listed twice", quoteShort(name))
		}
		seen = append(seen, name)
	})
}

func (s *schemaChecker) additionalProperties(at *path, n *node) {
	if n.kind != boolKind || n.text != "false" {
		s.add(at, n.pos, "additionalProperties is false in a strict schema, found %s", n.describe())
	}
}

func (s *schemaChecker) anyOf(at *path, n *node) {
	if s.list(at, n, s.schema) && len(n.items) == 0 {
		s.add(at, n.pos, "anyOf is empty and can match nothing")
	}
}

func (s *schemaChecker) enum(at *path, n *node) {
	if s.list(at, n, func(*path, *node) {}) && len(n.items) == 0 {
		s.add(at, n.pos, "enum is empty and can match nothing")
	}
}

func (s *schemaChecker) number(at *path, n *node) {
	if n.kind != intKind && n.kind != floatKind {
		s.expected(at, n, "a number")
	}
}

func (s *schemaChecker) multipleOf(at *path, n *node) {
	s.number(at, n)
	if (n.kind == intKind || n.kind == floatKind) && (n.text[0] == '-' || isZero(n.text)) {
		s.add(at, n.pos, "multipleOf is greater than zero, found %s", n.describe())
	}
}

// isZero reports whether the digits of a JSON number before its exponent are all zero.
func isZero(number string) bool {
	mantissa, _, _ := strings.Cut(strings.ToLower(number), "e")
	return !strings.ContainsAny(mantissa, "123456789")
}

func (s *schemaChecker) count(at *path, n *node) {
	const maxCount = 9 // digits
	if n.kind != intKind || n.text[0] == '-' {
		s.expected(at, n, "an integer of zero or more")
	} else if len(n.text) > maxCount {
		s.add(at, n.pos, "the number of items has at most %d digits", maxCount)
	}
}

func (s *schemaChecker) pattern(at *path, n *node) {
	text, ok := s.text(at, n)
	if !ok {
		return
	}
	if _, err := compilePattern(text); err != nil {
		s.add(at, n.pos, "the pattern does not compile: %s", err)
	}
}

// references checks that every $ref is local, names a schema, and that no schema refers
// to itself without going down into a value.
func (s *schemaChecker) references() {
	targets := map[*node]*node{}
	for _, ref := range s.refs {
		target, problem := s.resolve(ref.text)
		if problem != "" {
			s.add(ref.at, ref.pos, "%s", problem)
			continue
		}
		targets[ref.from] = target
	}
	state := map[*node]int{}
	for _, ref := range s.refs {
		if s.circular(ref.from, targets, state) {
			s.add(ref.at, ref.pos, "the reference %s comes back to its own schema for the same value", quoteShort(ref.text))
		}
	}
}

func (s *schemaChecker) resolve(text string) (target *node, problem string) {
	if text != "#" && !strings.HasPrefix(text, "#/$defs/") {
		if strings.HasPrefix(text, "#") {
			return nil, "a reference is # or begins with #/$defs/, found " + quoteShort(text)
		}
		return nil, "a reference is local, # or #/$defs/..., found " + quoteShort(text)
	}
	pointer, ok := refPointer(text)
	if !ok {
		return nil, "the reference " + quoteShort(text) + " has an escape that is none"
	}
	at := s.root
	for _, token := range strings.Split(pointer, "/")[1:] {
		token = pointerUnescapes.Replace(token)
		if at.kind == listKind {
			at = at.item(token)
		} else {
			at = at.get(token)
		}
		if at == nil {
			return nil, "the reference " + quoteShort(text) + " names nothing"
		}
	}
	if !s.schemas[at] {
		return nil, "the reference " + quoteShort(text) + " does not name a schema"
	}
	return at, ""
}

// refPointer gives the JSON Pointer of a local reference, which writes it as the fragment
// of a URL.
func refPointer(ref string) (pointer string, ok bool) {
	pointer, err := url.PathUnescape(strings.TrimPrefix(ref, "#"))
	return pointer, err == nil
}

var pointerUnescapes = strings.NewReplacer("~1", "/", "~0", "~")

// item gives the item of a list by the digits of its index, or nil.
func (n *node) item(digits string) *node {
	for i := range n.items {
		if (*path)(nil).index(i).name == digits {
			return &n.items[i]
		}
	}
	return nil
}

const (
	visiting = iota + 1
	straight
	circles
)

// circular reports whether a schema reaches itself through $ref and anyOf alone, which
// apply to the same value.
func (s *schemaChecker) circular(n *node, targets map[*node]*node, state map[*node]int) bool {
	switch state[n] {
	case visiting, circles:
		state[n] = circles
		return true
	case straight:
		return false
	}
	state[n] = visiting
	found := false
	if target := targets[n]; target != nil {
		found = s.circular(target, targets, state)
	}
	if anyOf := n.get("anyOf"); anyOf != nil && anyOf.kind == listKind {
		for i := range anyOf.items {
			found = s.circular(&anyOf.items[i], targets, state) || found
		}
	}
	state[n] = straight
	if found {
		state[n] = circles
	}
	return found
}
