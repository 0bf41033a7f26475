package agents

import (
	"strings"
	"testing"
)

// object gives an object schema around the text of its properties.
func object(properties string, required ...string) string {
	quoted := make([]string, len(required))
	for i, name := range required {
		quoted[i] = `"` + name + `"`
	}
	return `{"type": "object", "additionalProperties": false, "required": [` + strings.Join(quoted, ", ") + `], "properties": {` + properties + `}}`
}

// property gives an object schema with one property, x.
func property(schema string) string { return object(`"x": `+schema, "x") }

// recursive gives an object schema whose property x is the named definition.
func recursive(defs string) string {
	return `{"type": "object", "additionalProperties": false, "required": ["x"], "properties": {"x": {"$ref": "#/$defs/a"}}, "$defs": {` + defs + `}}`
}

func TestStrictSchemasAccepted(t *testing.T) {
	for name, text := range map[string]string{
		"no properties":                `{"type": "object", "additionalProperties": false}`,
		"every keyword of values":      object(`"a": {"type": "array", "items": {"type": "string", "format": "date", "pattern": "^\\d+$"}, "minItems": 1, "maxItems": 3, "title": "A", "description": "d"}, "b": {"type": ["number", "null"], "minimum": 1, "maximum": 9.5, "exclusiveMinimum": 0, "exclusiveMaximum": 10, "multipleOf": 0.5}, "c": {"enum": [1, "x", null]}, "d": {"const": {"k": [1]}}`, "a", "b", "c", "d"),
		"anyOf below the root":         property(`{"anyOf": [{"type": "string"}, ` + object("") + `, {"type": "null"}]}`),
		"recursion to the root":        property(`{"anyOf": [{"$ref": "#"}, {"type": "null"}]}`),
		"recursion through $defs":      recursive(`"a": ` + object(`"next": {"anyOf": [{"$ref": "#/$defs/a"}, {"type": "null"}]}`, "next")),
		"a reference into a schema":    recursive(`"a": {"$ref": "#/$defs/b~1c/properties/d%25"}, "b/c": ` + object(`"d%": {"type": "string"}`, "d%")),
		"a reference with a space":     recursive(`"a": {"$ref": "#/$defs/ü b"}, "ü b": {"type": "string"}`),
		"a reference to a ~":           recursive(`"a": {"$ref": "#/$defs/~01"}, "~1": {"type": "string"}`),
		"properties named as keywords": object(`"oneOf": {"type": "string"}, "$schema": {"type": "string"}, "default": {"type": "string"}`, "oneOf", "$schema", "default"),
		"nullable object":              property(`{"type": ["object", "null"], "properties": {}, "additionalProperties": false}`),
		"an unknown format":            property(`{"type": "string", "format": "int32"}`),
		"large integers":               property(`{"type": "integer", "minimum": -123456789012345678901234567890}`),
		"a Python pattern":             property(`{"type": "string", "pattern": "(?P<a>x)(?P=a)(?<!y)$"}`),
	} {
		schema, err := ParseSchema([]byte(text))
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if newValidator(schema.root).schema == nil {
			t.Errorf("%s: the schema cannot be used", name)
		}
	}
}

// The refusals of strict schemas: what is said, after the position.
func TestStrictSchemasRefused(t *testing.T) {
	for _, test := range []struct{ name, schema, want string }{
		{"a root that is no object", `{"type": "array", "items": {"type": "string"}}`, `/type: the root of a schema has the type "object"`},
		{"a root that may be null", `{"type": ["object", "null"], "additionalProperties": false}`, `/type: the root of a schema has the type "object"`},
		{"a root without a type", `{"additionalProperties": false}`, `/type: the root of a schema has the type "object"`},
		{"a root that is no schema", `["object"]`, `expected an object schema, found a list`},
		{"anyOf at the root", `{"type": "object", "additionalProperties": false, "anyOf": [{"type": "object", "additionalProperties": false}]}`, `/anyOf: anyOf cannot stand at the root of a schema`},
		{"no additionalProperties", `{"type": "object", "properties": {}, "required": []}`, `an object schema has additionalProperties: false`},
		{"additionalProperties true", `{"type": "object", "additionalProperties": true}`, `/additionalProperties: additionalProperties is false in a strict schema, found a boolean (true)`},
		{"additionalProperties as a schema", `{"type": "object", "additionalProperties": {"type": "string"}}`, `/additionalProperties: additionalProperties is false in a strict schema, found a mapping`},
		{"a property that is not required", object(`"a": {"type": "string"}, "b": {"type": "string"}`, "a"), `/required: required does not list the property "b": list it, and make its type nullable if it may be absent`},
		{"required is missing", `{"type": "object", "additionalProperties": false, "properties": {"a": {"type": "string"}}}`, `required does not list the property "a": list it, and make its type nullable if it may be absent`},
		{"required without its property", object("", "a"), `/required/0: required names "a", which is not in properties`},
		{"required twice", object(`"a": {"type": "string"}`, "a", "a"), `/required/1: the property "a" is listed twice`},
		{"an object in an array", property(`{"type": "array", "items": {"type": "object"}}`), `/properties/x/items: an object schema has additionalProperties: false`},
		{"an object in anyOf", property(`{"anyOf": [{"type": "object"}]}`), `/properties/x/anyOf/0: an object schema has additionalProperties: false`},
		{"an object in $defs", recursive(`"a": {"type": ["null", "object"]}`), `/$defs/a: an object schema has additionalProperties: false`},
		{"properties without a type", property(`{"properties": {}}`), `/properties/x: an object schema has additionalProperties: false`},
		{"an unused object in nested $defs", property(`{"type": "string", "$defs": {"u": {"type": "object"}}}`), `/properties/x/$defs/u: an object schema has additionalProperties: false`},
		{"a remote reference", property(`{"$ref": "https://example.com/s.json"}`), `/properties/x/$ref: a reference is local, # or #/$defs/..., found "https://example.com/s.json"`},
		{"a reference to another place", property(`{"$ref": "#/properties/x"}`), `/properties/x/$ref: a reference is # or begins with #/$defs/, found "#/properties/x"`},
		{"an anchor", property(`{"$ref": "#a"}`), `/properties/x/$ref: a reference is # or begins with #/$defs/, found "#a"`},
		{"a reference with a wrong escape", recursive(`"a": {"$ref": "#/$defs/%zz"}`), `/$defs/a/$ref: the reference "#/$defs/%zz" has an escape that is none`},
		{"a reference to nothing", recursive(`"b": {"type": "string"}`), `/properties/x/$ref: the reference "#/$defs/a" names nothing`},
		{"a reference to what is no schema", `{"type": "object", "additionalProperties": false, "required": ["x"], "properties": {"x": {"$ref": "#/$defs/a/enum"}}, "$defs": {"a": {"enum": [1]}}}`, `/properties/x/$ref: the reference "#/$defs/a/enum" does not name a schema`},
		{"a reference to itself", recursive(`"a": {"$ref": "#/$defs/a"}`), `/$defs/a/$ref: the reference "#/$defs/a" comes back to its own schema for the same value`},
		{"references in a circle through anyOf", recursive(`"a": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/a"}]}`), `comes back to its own schema for the same value`},
		{"a root that refers to itself", `{"type": "object", "additionalProperties": false, "$ref": "#"}`, `/$ref: the reference "#" comes back to its own schema for the same value`},
		{"$schema", `{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "additionalProperties": false}`, `/$schema: the keyword "$schema" is not supported in a strict schema; a strict schema is always read as JSON Schema 2020-12`},
		{"allOf", property(`{"allOf": []}`), `/properties/x/allOf: the keyword "allOf" is not supported in a strict schema; write the combined schema out`},
		{"oneOf", property(`{"oneOf": []}`), `/properties/x/oneOf: the keyword "oneOf" is not supported in a strict schema; use anyOf`},
		{"not", property(`{"not": {}}`), `/properties/x/not: the keyword "not" is not supported in a strict schema`},
		{"minLength", property(`{"type": "string", "minLength": 1}`), `/properties/x/minLength: the keyword "minLength" is not supported in a strict schema; use pattern, such as "^.{3,}$"`},
		{"maxLength", property(`{"type": "string", "maxLength": 1}`), `/properties/x/maxLength: the keyword "maxLength" is not supported in a strict schema; use pattern, such as "^.{0,80}$"`},
		{"another keyword", property(`{"type": "string", "x-order": 1}`), `/properties/x/x-order: the keyword "x-order" is not supported in a strict schema`},
		{"a boolean schema", property(`true`), `/properties/x: boolean schemas are not supported: write an object with a type`},
		{"tuples", property(`{"type": "array", "items": [{"type": "string"}]}`), `/properties/x/items: expected a schema, found a list`},
		{"an unknown type", property(`{"type": "float"}`), `/properties/x/type: expected "string", "number", "integer", "boolean", "object", "array" or "null", found the string "float"`},
		{"no types", property(`{"type": []}`), `/properties/x/type: the list of types is empty`},
		{"a type twice", property(`{"type": ["null", "null"]}`), `/properties/x/type/1: the type "null" is listed twice`},
		{"an empty enum", property(`{"enum": []}`), `/properties/x/enum: enum is empty and can match nothing`},
		{"an empty anyOf", property(`{"anyOf": []}`), `/properties/x/anyOf: anyOf is empty and can match nothing`},
		{"a bound that is no number", property(`{"type": "number", "minimum": "1"}`), `/properties/x/minimum: expected a number, found the string "1"`},
		{"multipleOf zero", property(`{"type": "number", "multipleOf": 0.0e1}`), `/properties/x/multipleOf: multipleOf is greater than zero, found a number (0.0e1)`},
		{"a negative count", property(`{"type": "array", "minItems": -1}`), `/properties/x/minItems: expected an integer of zero or more, found an integer (-1)`},
		{"a fractional count", property(`{"type": "array", "maxItems": 1.5}`), `/properties/x/maxItems: expected an integer of zero or more, found a number (1.5)`},
		{"a description that is no string", property(`{"type": "string", "description": 1}`), `/properties/x/description: expected a string (write it in quotes), found an integer (1)`},
		{"a pattern that does not compile", property(`{"type": "string", "pattern": "(a"}`), `/properties/x/pattern: the pattern does not compile: `},
		{"a number out of range", property(`{"type": "number", "minimum": 1e999}`), `/properties/x/minimum: the number is out of the range of a float`},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := ParseSchema([]byte(test.schema))
			if err == nil {
				t.Fatal("the schema was accepted")
			}
			for _, line := range strings.Split(err.Error(), "\n") {
				_, said, _ := strings.Cut(line, ": ")
				if said == test.want || strings.HasSuffix(test.want, ": ") && strings.HasPrefix(said, test.want) || !strings.HasPrefix(test.want, "/") && strings.HasSuffix(said, test.want) {
					return
				}
			}
			t.Errorf("got\n%s\nwant a line that says\n%s", err, test.want)
		})
	}
}

func TestSchemaReportsEveryProblem(t *testing.T) {
	_, err := ParseSchema([]byte(`{"type": "object", "properties": {"a": {"type": "strin"}, "b": {"oneOf": []}, "c": {"$ref": "x"}}}`))
	if problems, _ := err.(Problems); len(problems) != 7 {
		t.Errorf("got %d problems, want 7 (a type, a keyword, a reference, additionalProperties, three of required):\n%v", len(problems), err)
	}
}

func TestManySchemasAreRefused(t *testing.T) {
	chain := strings.Builder{}
	chain.WriteString(`"a": {"type": "string"}`)
	for range maxSchemas + 1 {
		chain.WriteString(`, "b": {"type": "string"}`)
	}
	wide := strings.Repeat(`{"type": "string"},`, maxSchemas) + `{"type": "string"}`
	if _, err := ParseSchema([]byte(property(`{"anyOf": [` + wide + `]}`))); err == nil || !strings.Contains(err.Error(), "at most 10000 schemas") {
		t.Errorf("got %v", err)
	}
}

func FuzzParseSchema(f *testing.F) {
	f.Add([]byte(property(`{"anyOf": [{"$ref": "#"}, {"type": "null"}]}`)), []byte(`{"x": {"x": null}}`))
	f.Add([]byte(recursive(`"a": {"$ref": "#/$defs/a"}`)), []byte(`{"x": 1}`))
	f.Add([]byte(property(`{"type": "number", "multipleOf": 0.1}`)), []byte(`{"x": 1e300}`))
	f.Fuzz(func(t *testing.T, text, arguments []byte) {
		schema, err := ParseSchema(text)
		if err != nil {
			return
		}
		if _, err := ParseSchema(schema.JSON()); err != nil {
			t.Fatalf("the JSON of an accepted schema is refused: %v", err)
		}
		if newValidator(schema.root).schema == nil {
			t.Fatalf("an accepted schema does not compile: %s", schema.JSON())
		}
		schema.checkArguments(t.Context(), arguments)
	})
}
