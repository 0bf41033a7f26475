package agents

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
)

// minimal is the smallest valid file; tests add to it.
const minimal = `version: v1
kind: ManagedAgent
metadata: {name: a}
allowed_models: [{provider: openai, model: m}]
`

const oneTool = minimal + `tools:
  - type: python
    name: add
    input_schema: {type: object, properties: {}, required: [], additionalProperties: false}
    source: |
      async def add(args):
          return 1
`

func TestFileWithEveryField(t *testing.T) {
	f, err := ParseFile([]byte(`
version: v1
kind: ManagedAgent
metadata:
  name: "  Order Desk "
  annotations: {team: "ops", "cost/center": '012'}
allowed_models:
  - {provider: anthropic, model: " claude "}
  - provider: grok
    model: g
instructions: |
  Be brief.
run_as:
  email: svc@example.com
  scopes: [" llm_proxy", secrets:proxy, llm_proxy]
thread_isolation: participant
llm_delegation: required
output_modalities: [text, audio]
store: false
toolkits: []
tools:
  - type: python
    name: match
    description: Finds
    input_schema:
      type: object
      properties: {q: {type: [string, "null"]}}
      required: [q]
      additionalProperties: false
    source: "async def f(a): return a"
    entrypoint: f
connections:
  crm: {base_url: "https://crm.example.com/v1/", use_proxy_secret: s1}
`))
	if err != nil {
		t.Fatal(err)
	}
	if f.Name != "order desk" || f.Annotations["cost/center"] != "012" || f.Instructions != "Be brief.\n" || f.Store {
		t.Errorf("wrong scalar fields: %+v", f)
	}
	if want := []Model{{"anthropic", "claude"}, {"grok", "g"}}; !reflect.DeepEqual(f.AllowedModels, want) {
		t.Errorf("models %v, want %v", f.AllowedModels, want)
	}
	if want := []string{"llm_proxy", "secrets:proxy"}; !reflect.DeepEqual(f.RunAs.Scopes, want) {
		t.Errorf("scopes %v, want %v", f.RunAs.Scopes, want)
	}
	if f.ThreadIsolation != "participant" || f.LLMDelegation != "required" || !reflect.DeepEqual(f.OutputModalities, []string{"text", "audio"}) {
		t.Errorf("wrong choices: %+v", f)
	}
	tool := f.Tool("match")
	if tool == nil || tool.Entrypoint != "f" || tool.Source != "async def f(a): return a" || tool.Description != "Finds" {
		t.Fatalf("wrong tool: %+v", tool)
	}
	want := `{"type":"object","properties":{"q":{"type":["string","null"]}},"required":["q"],"additionalProperties":false}`
	if got := string(tool.InputSchema.JSON()); got != want {
		t.Errorf("schema %s, want %s", got, want)
	}
	if c := f.Connections["crm"]; c.BaseURL.String() != "https://crm.example.com/v1/" || c.UseProxySecret != "s1" {
		t.Errorf("wrong connection: %+v", c)
	}
}

func TestFileDefaults(t *testing.T) {
	f, err := ParseFile([]byte(oneTool + "run_as: {email: a@b}\n"))
	if err != nil {
		t.Fatal(err)
	}
	if f.ThreadIsolation != "global" || f.LLMDelegation != "optional" || !f.Store || f.Annotations == nil || f.Connections == nil {
		t.Errorf("wrong defaults: %+v", f)
	}
	if want := []string{"secrets:proxy", "llm_proxy"}; !reflect.DeepEqual(f.RunAs.Scopes, want) {
		t.Errorf("scopes %v, want %v", f.RunAs.Scopes, want)
	}
	if f.Tools[0].Entrypoint != "add" {
		t.Errorf("entrypoint %q, want the tool's name", f.Tools[0].Entrypoint)
	}
}

func TestFileAsJSON(t *testing.T) {
	text := `{"version": "v1", "kind": "ManagedAgent", "metadata": {"name": "J"},
	"allowed_models": [{"provider": "openai", "model": "m"}], "instructions": "\ud83d\ude00 a\/b"}`
	for name, document := range map[string]string{"plain": text, "with a byte order mark": "\ufeff" + text, "indented": "\n  " + text} {
		f, err := ParseFile([]byte(document))
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if f.Name != "j" || f.Instructions != "😀 a/b" {
			t.Errorf("%s: %+v", name, f)
		}
	}
}

func TestEmptyScopesStayEmpty(t *testing.T) {
	f, err := ParseFile([]byte(minimal + "run_as: {email: a@b, scopes: []}\n"))
	if err != nil || len(f.RunAs.Scopes) != 0 {
		t.Errorf("got %v, %v", f, err)
	}
}

// Each case is a document and everything that is said about it.
var fileProblems = []struct{ name, document, want string }{
	{"nothing", "", "1:1: the document is empty"},
	{"only a comment", "# x\n", "1:1: the document is empty"},
	{"not a mapping", "- a\n", "1:1: expected a mapping, found a list"},
	{"null", "~\n", "1:1: expected a mapping, found null"},
	{"all required fields", "store: true\n", `1:1: /version: the field "version" is missing
1:1: /kind: the field "kind" is missing
1:1: /metadata: the field "metadata" is missing
1:1: /allowed_models: the field "allowed_models" is missing`},
	{"unknown keys", minimal + "extra: 1\ninstruction: x\n", `5:1: /extra: unknown field "extra"
6:1: /instruction: unknown field "instruction"; did you mean "instructions"?`},
	{"a key that needs escapes in a pointer", minimal + "a/b~c: 1\n", `5:1: /a~1b~0c: unknown field "a/b~c"`},
	{"a key written twice", minimal + "store: true\nstore: false\n", `6:1: /store: the key "store" is written twice; the first is on line 5`},
	{"wrong version and kind", strings.NewReplacer("v1", "v2", "ManagedAgent", "agent").Replace(minimal), `1:10: /version: expected "v1", found the string "v2"
2:7: /kind: expected "ManagedAgent", found the string "agent"`},
	{"version as a number", strings.Replace(minimal, "v1", "1", 1), `1:10: /version: expected "v1", found an integer (1)`},
	{"an empty name", strings.Replace(minimal, "name: a", `name: "  "`, 1), `3:18: /metadata/name: the name is empty`},
	{"no name", strings.Replace(minimal, "{name: a}", "{}", 1), `3:11: /metadata/name: the field "name" is missing`},
	{"an annotation that is no string", strings.Replace(minimal, "{name: a}", "{name: a, annotations: {n: 1}}", 1), `3:38: /metadata/annotations/n: expected a string (write it in quotes), found an integer (1)`},
	{"no models", strings.Replace(minimal, "[{provider: openai, model: m}]", "[]", 1), `4:17: /allowed_models: at least one model is needed; the first is the default`},
	{"a wrong provider and an empty model", strings.Replace(minimal, "{provider: openai, model: m}", `{provider: bard, model: ""}`, 1),
		`4:29: /allowed_models/0/provider: expected "openai", "anthropic" or "grok", found the string "bard"
4:42: /allowed_models/0/model: the string is empty`},
	{"a wrong e-mail address", minimal + "run_as: {email: me}\n", `5:17: /run_as/email: expected an e-mail address, found the string "me"`},
	{"wrong choices", minimal + "thread_isolation: none\nllm_delegation: maybe\noutput_modalities: [video]\nstore: yes\n",
		`5:19: /thread_isolation: expected "global" or "participant", found the string "none"
6:17: /llm_delegation: expected "required" or "optional", found the string "maybe"
7:21: /output_modalities/0: expected "text" or "audio", found the string "video"
8:8: /store: expected true or false, found the string "yes"`},
	{"toolkits", minimal + "toolkits: [{type: x}]\n", `5:11: /toolkits: toolkits are not supported yet`},
	{"a list that is null", minimal + "tools:\n", `5:7: /tools: expected a list, found null`},
	{"connections", minimal + `connections:
  a: {base_url: ftp://x/}
  b: {base_url: "http://u:p@x/"}
  c: {base_url: "http://x/?q=1"}
  d: {base_url: "http://x/#f"}
  e: {base_url: "/v1"}
  f: {base_url: "http://"}
  g: {base_url: "http://x:99999"}
  h: {url: "http://x"}
  i: {base_url: "http://x", use_proxy_secret: ""}
  "": {base_url: "http://x"}
`, `6:17: /connections/a/base_url: a URL has the scheme http or https, not "ftp"
7:17: /connections/b/base_url: a URL has no user info here
8:17: /connections/c/base_url: a base URL has no query
9:17: /connections/d/base_url: a URL has no fragment here
10:17: /connections/e/base_url: "/v1" is not an absolute URL: it begins with http:// or https://
11:17: /connections/f/base_url: the URL has no host
12:17: /connections/g/base_url: the port "99999" is not between 1 and 65535
13:6: /connections/h/base_url: the field "base_url" is missing
13:7: /connections/h/url: unknown field "url"
14:47: /connections/i/use_proxy_secret: the string is empty
15:3: /connections/: the name of a connection is empty`},
	{"a tool with nothing", minimal + "tools: [{}]\n", `5:9: /tools/0/type: the field "type" is missing
5:9: /tools/0/name: the field "name" is missing
5:9: /tools/0/input_schema: the field "input_schema" is missing
5:9: /tools/0/source: the field "source" is missing`},
	{"a tool of another type", strings.Replace(oneTool, "type: python", "type: shell", 1), `6:11: /tools/0/type: expected "python", found the string "shell"`},
	{"a tool with an unknown field", strings.Replace(oneTool, "    name: add", "    name: add\n    timeout: 5", 1), `8:5: /tools/0/timeout: unknown field "timeout"`},
	{"a keyword as name", strings.Replace(oneTool, "name: add", "name: class", 1), `7:11: /tools/0/name: "class" is a Python keyword and cannot be a name`},
	{"names of wrong shape", strings.Replace(oneTool, "name: add", "name: 1add\n    entrypoint: a-b", 1),
		`7:11: /tools/0/name: a name has 1 to 64 letters, digits and underscores and does not begin with a digit, found the string "1add"
8:17: /tools/0/entrypoint: a name has 1 to 64 letters, digits and underscores and does not begin with a digit, found the string "a-b"`},
	{"a name of 65 letters", strings.Replace(oneTool, "name: add", "name: "+strings.Repeat("a", 65), 1),
		`7:11: /tools/0/name: a name has 1 to 64 letters, digits and underscores and does not begin with a digit, found the string "` + strings.Repeat("a", 60) + `…"`},
	{"two tools of one name", oneTool + strings.TrimPrefix(oneTool, minimal+"tools:\n"), `13:11: /tools/1/name: another tool is called "add"; its name is on line 7`},
	{"an empty source", strings.Replace(oneTool, "source: |", "description: |", 1) + "    source: ''\n", `12:13: /tools/0/source: a source has 1 to 65536 bytes, this one has 0`},
	{"problems of schemas have the path in the file", strings.Replace(oneTool, "properties: {}", "properties: {a: {type: strin}}", 1),
		`8:57: /tools/0/input_schema/properties/a/type: expected "string", "number", "integer", "boolean", "object", "array" or "null", found the string "strin"
8:76: /tools/0/input_schema/required: required does not list the property "a": list it, and make its type nullable if it may be absent`},
	{"JSON with a syntax error", `{"version": "v1", "kind" "x"}`, `1:26: not JSON: expected ':', found '"'`},
	{"JSON with a key twice", `{"store": true, "store": true, "version": "v1", "kind": "ManagedAgent", "metadata": {"name": "a"},
 "allowed_models": [{"provider": "openai", "model": "m"}]}`, `1:17: /store: the key "store" is written twice; the first is on line 1`},
	{"YAML with a syntax error", minimal + "tools: [\n", `6:1: not YAML: while parsing a flow node: did not find expected node content`},
}

func TestFileProblems(t *testing.T) {
	for _, test := range fileProblems {
		t.Run(test.name, func(t *testing.T) {
			_, err := ParseFile([]byte(test.document))
			if err == nil {
				t.Fatal("the file was accepted")
			}
			if got := err.Error(); got != test.want {
				t.Errorf("got\n%s\nwant\n%s", got, test.want)
			}
		})
	}
}

func TestSizeOfSource(t *testing.T) {
	file := func(n int) []byte {
		return []byte(strings.Replace(oneTool, "source: |", "description: |", 1) + "    source: '" + strings.Repeat("#", n) + "'\n")
	}
	if _, err := ParseFile(file(MaxSourceBytes)); err != nil {
		t.Errorf("a source of the largest size: %v", err)
	}
	if _, err := ParseFile(file(MaxSourceBytes + 1)); err == nil {
		t.Error("a source one byte too large was accepted")
	}
}

// What a scalar means is YAML 1.2's core schema, without its surprises.
func TestYAMLScalars(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"yes", `"yes"`}, {"no", `"no"`}, {"on", `"on"`}, {"y", `"y"`}, {"Off", `"Off"`},
		{"true", "true"}, {"True", "true"}, {"TRUE", "true"}, {"FALSE", "false"}, {"tRue", `"tRue"`},
		{"~", "null"}, {"null", "null"}, {"Null", "null"}, {"", "null"}, {"nULL", `"nULL"`},
		{"0", "0"}, {"-0", "-0"}, {"+12", "12"}, {"-12", "-12"}, {"0x1F", "31"}, {"0o14", "12"}, {"0b1", `"0b1"`},
		{"1_000", `"1_000"`}, {"0x", `"0x"`}, {"-0x1", `"-0x1"`}, {"0o8", `"0o8"`},
		{"1.5", "1.5"}, {".5", "0.5"}, {"5.", "5.0"}, {"-1.5e3", "-1.5e3"}, {"1e3", "1e3"}, {"+1E+2", "1e+2"}, {"1e", `"1e"`}, {".", `"."`}, {"1.2.3", `"1.2.3"`},
		{"1:30", `"1:30"`}, {"2024-01-01", `"2024-01-01"`}, {"'1'", `"1"`}, {`"true"`, `"true"`},
		{"!!str 1", `"1"`}, {"!!int 1", "1"}, {"!!float 1", "1"}, {"!!null ~", "null"},
		{"123456789012345678901234567890", "123456789012345678901234567890"},
		{"012", "the number 012 begins with 0"}, {"-01", "begins with 0"}, {"00", "begins with 0"}, {"01.5", "begins with 0"},
		{".inf", "not JSON numbers"}, {"-.INF", "not JSON numbers"}, {".nan", "not JSON numbers"}, {"-.nan", `"-.nan"`}, {".iNf", `".iNf"`},
		{"1e999", "out of the range"}, {"1e-999999999", "an exponent lies"}, {"!!binary aGk=", "tag !!binary"}, {"!!int x", "does not fit"}, {"!x y", "tag !x"},
	} {
		b := &builder{limit: maxExpandedBytes}
		root, syntax := parseYAML(b, []byte("k: "+test.text+"\n"))
		if syntax != nil {
			t.Errorf("%q: %v", test.text, syntax)
			continue
		}
		got := string(appendNode(nil, root.get("k")))
		if err := b.err(); err != nil {
			got = err.Error()
			if strings.Contains(got, test.want) {
				continue
			}
		}
		if got != test.want {
			t.Errorf("%q is %s, want %s", test.text, got, test.want)
		}
	}
}

func TestHostileYAML(t *testing.T) {
	bomb := "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
	for i := 1; i < 12; i++ {
		bomb += fmt.Sprintf("a%d: &a%d [%s*a%d]\n", i, i, strings.Repeat(fmt.Sprintf("*a%d, ", i-1), 9), i-1)
	}
	deepAlias := "a0: &a0 [x]\n"
	for i := 1; i < 120; i++ {
		deepAlias += fmt.Sprintf("a%d: &a%d [*a%d]\n", i, i, i-1)
	}
	for _, test := range []struct{ name, document, want string }{
		{"alias bomb", bomb, "too large"},
		{"aliases of a large scalar", "a: &a " + strings.Repeat("x", 60000) + "\nb: [" + strings.Repeat("*a, ", 300) + "]\n", "too large"},
		{"alias inside its anchor", "a: &a [*a]\n", "stands inside the value it names"},
		{"alias of nothing", "a: *b\n", "unknown anchor"},
		{"depth through aliases", deepAlias, "nested deeper than 100 levels"},
		{"deep flow lists", strings.Repeat("[", 1<<20), "nested deeper than 100 levels"},
		{"deep flow maps", strings.Repeat("{a: ", 1<<18), "nested deeper than 100 levels"},
		{"deep block lists", strings.Repeat("- ", 1<<18), "nested deeper than 100 levels"},
		{"deep JSON", strings.Repeat(`{"a":`, 1<<18), "nested deeper than 100 levels"},
		{"merge key", "a: &a {x: 1}\nb:\n  <<: *a\n", "the merge key << is not part of YAML 1.2"},
		{"two documents", "a: 1\n---\nb: 2\n", "a second document begins here"},
		{"YAML 1.1", "%YAML 1.1\n---\na: 1\n", "agent files are YAML 1.2"},
		{"keys that are no strings", "1: a\ntrue: b\n? [x]\n: c\n", "a key is a string"},
		{"not UTF-8", "a: \xff\n", "1:4: the text is not UTF-8"},
		{"UTF-16", "\xff\xfea\x00", "1:1: the text is not UTF-8"},
		{"a NUL", "a: \x00\n", "not YAML"},
		{"too long", strings.Repeat("# comment\n", 1<<19), "larger than 4 MiB"},
		{"too many values", "a: [" + strings.Repeat("0,", 300_000) + "]", "too large"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := ParseFile([]byte(test.document))
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, want %q in it", err, test.want)
			}
			if problems := err.(Problems); len(problems) > maxProblems+1 {
				t.Errorf("%d problems were given", len(problems))
			}
		})
	}
}

func TestAliasesStandForTheirValue(t *testing.T) {
	f, err := ParseFile([]byte(`version: v1
kind: ManagedAgent
metadata: {name: &n a, annotations: {x: *n}}
allowed_models: [&m {provider: openai, model: m}, *m]
`))
	if err != nil || f.Annotations["x"] != "a" || len(f.AllowedModels) != 2 || f.AllowedModels[1].Model != "m" {
		t.Errorf("got %+v, %v", f, err)
	}
}

// A position in a source is translated into one in the file for every notation that
// keeps the lines of the source apart.
func TestSourcePositions(t *testing.T) {
	const source = "def f():\n    x = 'é' +\n"
	for _, test := range []struct {
		name, written string
		want          position // of the plus sign
		exact         bool
	}{
		{"literal block", "source: |\n      def f():\n          x = 'é' +\n", position{8, 19}, true},
		{"literal block with carriage returns", "source: |\r\n      def f():\r\n          x = 'é' +\r\n", position{8, 19}, true},
		{"literal block with an indentation indicator", "source: |2\n      def f():\n          x = 'é' +\n", position{8, 19}, true},
		{"literal block with a comment in its header", "source: | # code\n      def f():\n          x = 'é' +\n", position{8, 19}, true},
		{"double quotes", `source: "def f():\n    x = '\xe9' +\n"`, position{6, 39}, true},
		{"double quotes behind a tag", `source: !!str "def f():\n    x = 'é' +\n"`, position{6, 42}, true},
		{"double quotes over lines", "source: \"def f():\\n\\\n      \\    x = 'é' +\\n\"", position{6, 13}, false},
		{"folded block", "source: >\n      def f():\n\n          x = 'é' +\n", position{6, 13}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			document := "a:\nb:\nc:\nd:\ne:\n    " + test.written
			root, syntax := parseYAML(&builder{limit: maxExpandedBytes}, []byte(document))
			if syntax != nil {
				t.Fatal(syntax)
			}
			n := root.get("e").get("source")
			if n.notation != foldedBlock && n.text != source {
				t.Fatalf("the source reads %q", n.text)
			}
			pos, exact := sourceText{[]byte(document), n}.position(2, 13)
			if pos != test.want || exact != test.exact {
				t.Errorf("got %v, exact %v; want %v, %v", pos, exact, test.want, test.exact)
			}
		})
	}
}

func TestSourcePositionsInOneLine(t *testing.T) {
	for _, test := range []struct {
		document string
		column   int // of the source
		want     position
	}{
		{`{"source": "a\u00e9\ud83d\ude00\"b"}`, 5, position{1, 34}},
		{`source: 'a''b'`, 3, position{1, 13}},
		{`source: a b`, 3, position{1, 11}},
	} {
		_, root, err := parseDocument([]byte(test.document))
		if err != nil {
			t.Fatal(err)
		}
		pos, exact := sourceText{[]byte(test.document), root.get("source")}.position(1, test.column)
		if pos != test.want || !exact {
			t.Errorf("%s: got %v, %v; want %v", test.document, pos, exact, test.want)
		}
	}
}

func FuzzParseFile(f *testing.F) {
	for _, test := range fileProblems {
		f.Add([]byte(test.document))
	}
	f.Add([]byte(oneTool))
	f.Fuzz(func(t *testing.T, data []byte) {
		file, err := ParseFile(data)
		if (file == nil) == (err == nil) {
			t.Fatalf("got %v and %v", file, err)
		}
		if err == nil {
			return
		}
		for _, problem := range err.(Problems) {
			if problem.Message == "" || problem.Line < 0 || problem.Line > 0 && problem.Column < 1 {
				t.Errorf("the problem %+v has no place or no message", problem)
			}
		}
	})
}
