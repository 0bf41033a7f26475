package agents

import (
	"context"
	"fmt"
	"strings"
	"testing"
)

func mustSchema(t testing.TB, text string) *Schema {
	t.Helper()
	s, err := ParseSchema([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestArguments(t *testing.T) {
	tree := recursive(`"a": ` + object(`"v": {"type": "integer"}, "kids": {"type": "array", "items": {"$ref": "#/$defs/a"}}`, "v", "kids"))
	shapes := property(`{"anyOf": [` +
		object(`"kind": {"const": "circle"}, "r": {"type": "number"}`, "kind", "r") + `, ` +
		object(`"kind": {"const": "square"}, "a": {"type": "number"}`, "kind", "a") + `, {"type": "null"}]}`)
	for _, test := range []struct {
		name, schema, arguments string
		want                    []string // the findings; none: valid
	}{
		{"nothing asked, nothing given", object(""), `{}`, nil},
		{"not an object", object(""), `[]`, []string{"the arguments object: expected object, found array"}},
		{"a property too many", object(""), `{"b": 1, "a": 2}`, []string{"/a: the schema has no such property; leave it out", "/b: the schema has no such property; leave it out"}},
		{"missing properties", object(`"a": {"type": "string"}, "b": {"type": "string"}`, "a", "b"), `{}`,
			[]string{`the arguments object: the required property "a" is missing`, `the arguments object: the required property "b" is missing`}},
		{"a wrong type", property(`{"type": "string"}`), `{"x": 1}`, []string{"/x: expected string, found number"}},
		{"a nullable value", property(`{"type": ["string", "null"]}`), `{"x": null}`, nil},
		{"a nullable value of wrong type", property(`{"type": ["string", "null"]}`), `{"x": true}`, []string{"/x: expected null or string, found boolean"}},
		{"an integer written with a fraction", property(`{"type": "integer"}`), `{"x": 2.0}`, nil},
		{"no integer", property(`{"type": "integer"}`), `{"x": 2.5}`, []string{"/x: expected integer, found number"}},
		{"true is no number", property(`{"type": "number"}`), `{"x": true}`, []string{"/x: expected number, found boolean"}},
		{"large integers are exact", property(`{"type": "integer", "maximum": 9007199254740993}`), `{"x": 9007199254740994}`, []string{"/x: the number is greater than the maximum 9007199254740993"}},
		{"large integers at the bound", property(`{"type": "integer", "maximum": 9007199254740993}`), `{"x": 9007199254740993}`, nil},
		{"exclusive bounds", property(`{"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1}`), `{"x": 0.0}`, []string{"/x: the number is not greater than 0"}},
		{"multiples are exact", property(`{"type": "number", "multipleOf": 0.1}`), `{"x": 0.3}`, nil},
		{"no multiple", property(`{"type": "number", "multipleOf": 0.1}`), `{"x": 0.35}`, []string{"/x: the number is not a multiple of 0.1"}},
		{"a multiple of a large integer", property(`{"type": "integer", "multipleOf": 3}`), `{"x": 1000000000000000000000000000001}`, []string{"/x: the number is not a multiple of 3"}},
		{"enum", property(`{"enum": ["a", 1, null]}`), `{"x": "b"}`, []string{`/x: expected one of "a", 1, null, found "b"`}},
		{"numbers in an enum are equal by value", property(`{"enum": [1.50, 100]}`), `{"x": 1e2}`, nil},
		{"a number is not a string", property(`{"enum": ["1"]}`), `{"x": 1}`, []string{`/x: expected "1", found 1`}},
		{"const of an object ignores order", property(`{"const": {"a": [1], "b": 2}}`), `{"x": {"b": 2.0, "a": [1]}}`, nil},
		{"enum and const", property(`{"enum": [1, 2], "const": 2}`), `{"x": 1}`, []string{`/x: expected 2, found 1`}},
		{"a pattern is searched for", property(`{"type": "string", "pattern": "b+"}`), `{"x": "abbc"}`, nil},
		{"a pattern that does not match", property(`{"type": "string", "pattern": "^b"}`), `{"x": "abbc"}`, []string{`/x: "abbc" does not match the pattern "^b"`}},
		{"items", property(`{"type": "array", "items": {"type": "integer"}, "maxItems": 3}`), `{"x": [1, "2", 3, null]}`,
			[]string{"/x: the list has 4 items and may have at most 3", "/x/1: expected integer, found string", "/x/3: expected integer, found null"}},
		{"too few items", property(`{"type": "array", "minItems": 1}`), `{"x": []}`, []string{"/x: the list has 0 items and needs at least 1"}},
		{"paths are escaped", object(`"a/b": {"type": "string"}, "c~": {"type": "string"}`, "a/b", "c~"), `{"a/b": 1, "c~": 2}`,
			[]string{"/a~1b: expected string, found number", "/c~0: expected string, found number"}},
		{"recursion", tree, `{"x": {"v": 1, "kids": [{"v": 2, "kids": []}, {"v": 3, "kids": [{"v": "4", "kids": []}]}]}}`,
			[]string{"/x/kids/1/kids/0/v: expected integer, found string"}},
		{"indexes are ordered as numbers", property(`{"type": "array", "items": {"type": "string"}}`), `{"x": ["","","","","","","","","","",1,"",2]}`,
			[]string{"/x/10: expected string, found number", "/x/12: expected string, found number"}},
		{"anyOf", shapes, `{"x": {"kind": "square", "a": 2}}`, nil},
		{"anyOf takes null", shapes, `{"x": null}`, nil},
		{"anyOf tells of the alternative that is meant", shapes, `{"x": {"kind": "square", "a": "2"}}`, []string{"/x/a: expected number, found string"}},
		{"anyOf without a type that fits", shapes, `{"x": 1}`, []string{"/x: expected object or null, found number"}},
		{"anyOf without an alternative that is meant", shapes, `{"x": {"kind": "oval", "r": 1}}`,
			[]string{`/x: the value fits none of the 3 alternatives (/x/kind: expected "circle", found "oval"; or /x/kind: expected "square", found "oval")`}},
		{"keys written twice", property(`{"type": "integer"}`), `{"x": 1, "x": 2}`, []string{`/x: the key "x" is written twice; the first is on line 1`}},
		{"numbers out of range", property(`{"type": "number"}`), `{"x": 1e400}`, []string{`/x: the number is out of the range of a float`}},
		{"the format regex is Python's", object(`"a": {"type": "string", "format": "regex"}, "b": {"type": "string", "format": "regex"}`, "a", "b"), `{"a": "(?P<n>x)(?P=n)", "b": "(?<n>x)"}`,
			[]string{`/b: "(?<n>x)" is not in the format "regex"`}},
		{"formats", object(`"a": {"type": "string", "format": "date"}, "b": {"type": "string", "format": "email"}, "c": {"type": "string", "format": "int32"}, "d": {"type": "string", "format": "uuid"}`, "a", "b", "c", "d"),
			`{"a": "2024-02-30", "b": "x", "c": "no", "d": "123e4567-e89b-12d3-a456-426614174000"}`,
			[]string{`/a: "2024-02-30" is not in the format "date"`, `/b: "x" is not in the format "email"`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := mustSchema(t, test.schema).checkArguments(t.Context(), []byte(test.arguments))
			var got []string
			if err != nil {
				for _, line := range strings.Split(err.Error(), "\n") {
					if found, ok := strings.CutPrefix(line, "- "); ok {
						got = append(got, found)
					}
				}
				if got == nil {
					t.Fatalf("the error has no findings: %v", err)
				}
			}
			matches := len(got) == len(test.want)
			for i := 0; matches && i < len(got); i++ {
				matches = strings.HasPrefix(got[i], test.want[i])
			}
			if !matches {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(test.want, "\n"))
			}
		})
	}
}

func TestArgumentsThatAreNotJSON(t *testing.T) {
	s := mustSchema(t, object(""))
	for _, test := range []struct{ text, want string }{
		{``, "line 1, column 1: the text ends where a value was expected"},
		{`{} {}`, "line 1, column 4: nothing can follow the JSON value"},
		{"{\n 'a': 1}", "line 2, column 2: expected a key in double quotes, found '\\''"},
		{`{"a": NaN}`, "column 7: expected a value, found 'N'"},
		{`{"a": 01}`, "column 8: a number does not begin with 0"},
		{`{"a": 1.}`, "column 9: expected a digit, found '}'"},
		{`{"a": -}`, "column 8: expected a digit, found '}'"},
		{`{"a": "\x"}`, "column 9: expected an escape character, found 'x'"},
		{`{"a": "\ud800"}`, "half a surrogate pair is not a character"},
		{`{"a": "\ud800\u0041"}`, "half a surrogate pair is not a character"},
		{"{\"a\": \"\n\"}", "a control character in a string is written as an escape"},
		{`{"a": "b`, "the text ends where the end of a string was expected"},
		{`[1,]`, "column 4: expected a value, found ']'"},
		{`[1 2]`, "column 4: expected ',' or ']', found '2'"},
		{"\"\xff\"", "column 2: the text is not UTF-8: the byte 0xff"},
		{strings.Repeat("[", 500), "nested deeper than 200 levels"},
		{`{"a": "é", b}`, "column 12: expected a key in double quotes, found 'b'"},
	} {
		_, err := s.checkArguments(t.Context(), []byte(test.text))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%.40q: got %v, want %q in it", test.text, err, test.want)
		}
		if CheckJSON([]byte(test.text)) == nil {
			t.Errorf("%.40q counts as JSON", test.text)
		}
	}
}

// A schema with two recursive alternatives can take time exponential in the depth of a
// value that fits neither. The work is bounded, and the next validation works.
func TestValidationIsBounded(t *testing.T) {
	one := object(`"n": {"$ref": "#/$defs/a"}`, "n")
	s := mustSchema(t, recursive(`"a": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/b"}, {"$ref": "#/$defs/c"}]}, "b": `+one+`, "c": `+one))
	nested := func(depth int, leaf string) []byte {
		return []byte(`{"x": ` + strings.Repeat(`{"n": `, depth) + leaf + strings.Repeat("}", depth) + "}")
	}
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	for _, test := range []struct {
		name      string
		ctx       context.Context
		arguments []byte
		want      string
	}{
		{"too deep to know", t.Context(), nested(60, "1"), "more work than a call is given"},
		{"too deep to tell", t.Context(), nested(15, "1"), "in more ways than can be told"},
		{"no time", cancelled, nested(15, "1"), "more work than a call is given"},
		{"the validation after these", t.Context(), nested(60, "null"), ""},
	} {
		_, err := s.checkArguments(test.ctx, test.arguments)
		if (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: got %v", test.name, err)
		}
	}
}

func TestLargeIntegersInALongEnum(t *testing.T) {
	var values []string
	for i := range 5000 {
		values = append(values, fmt.Sprint(i))
	}
	s := mustSchema(t, property(`{"type": "array", "items": {"enum": [`+strings.Join(values, ",")+`]}}`))
	digits := strings.Repeat("7", maxIntegerDigits)
	_, err := s.checkArguments(t.Context(), []byte(`{"x": [`+digits+strings.Repeat(","+digits, 30)+`]}`))
	if err == nil || !strings.Contains(err.Error(), "/x/0: expected one of 0, 1, 2") {
		t.Errorf("got %.200v", err)
	}
	if _, err = s.checkArguments(t.Context(), []byte(`{"x": [`+digits+`7]}`)); err == nil || !strings.Contains(err.Error(), "at most 100000 digits") {
		t.Errorf("got %.200v", err)
	}
}

func TestValidationsRunAtTheSameTime(t *testing.T) {
	s := mustSchema(t, property(`{"type": "string", "pattern": "^a+$"}`))
	done := make(chan error)
	for i := range 8 {
		go func() {
			text, valid := `{"x": "aaa"}`, true
			if i%2 == 1 {
				text, valid = `{"x": "b"}`, false
			}
			for range 200 {
				if _, err := s.checkArguments(t.Context(), []byte(text)); (err == nil) != valid {
					done <- fmt.Errorf("%s: %v", text, err)
					return
				}
			}
			done <- nil
		}()
	}
	for range 8 {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
}
