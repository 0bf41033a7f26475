package agents

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"
	"go.yaml.in/yaml/v4/plugin/loaderlimits"
)

// parseYAML reads one YAML 1.2 document into nodes. The library scans and composes; what
// a scalar means, which tags exist, keys and aliases are decided here:
//
//   - Plain scalars follow the core schema of YAML 1.2: null, true and false (also
//     capitalised or in capitals), integers, floats. yes, on and 2024-01-01 are strings.
//   - Numbers with leading zeros, infinities and NaN are refused.
//   - Keys are strings. The merge key << is not part of YAML 1.2 and is refused.
//   - An alias stands for the value of its anchor. What aliases add up to is bounded, and
//     one inside its own anchor is refused.
//   - Tags outside the core schema are refused.
func parseYAML(b *builder, data []byte) (n node, syntax *Problem) {
	if i := firstInvalidByte(data); i >= 0 {
		line := bytes.Count(data[:i], []byte("\n")) + 1
		column := len([]rune(string(data[bytes.LastIndexByte(data[:i], '\n')+1:i]))) + 1
		return node{}, &Problem{Line: line, Column: column,
			Message: fmt.Sprintf("the text is not UTF-8: the byte 0x%02x is not part of a character", data[i])}
	}
	if version := yamlVersion.FindSubmatch(data); version != nil && string(version[1]) != "1.2" {
		return node{}, &Problem{Line: 1, Column: 1, Message: "the document says it is YAML " + string(version[1]) + "; agent files are YAML 1.2"}
	}
	loader, err := yaml.NewLoader(bytes.NewReader(data), yaml.WithPlugin(loaderlimits.New(loaderlimits.DepthValue(maxDocumentDepth))))
	if err != nil {
		return node{}, yamlSyntax(err)
	}
	var document, another yaml.Node
	switch err := loader.Load(&document); {
	case err == io.EOF:
		return node{}, &Problem{Line: 1, Column: 1, Message: "the document is empty"}
	case err != nil:
		return node{}, yamlSyntax(err)
	}
	switch err := loader.Load(&another); {
	case err == nil:
		return node{}, &Problem{Line: another.Line, Column: another.Column, Message: "a second document begins here; a file holds one"}
	case err != io.EOF:
		return node{}, yamlSyntax(err)
	}
	if len(document.Content) != 1 {
		return node{}, &Problem{Line: 1, Column: 1, Message: "the document is empty"}
	}
	t := &yamlTree{builder: b, made: map[*yaml.Node]*composed{}}
	root, _ := t.node(nil, document.Content[0], 1)
	return root, nil
}

// yamlVersion finds a %YAML directive, which can only stand before everything but comments.
var yamlVersion = regexp.MustCompile(`^(?:#[^\n]*\n|\s*\n)*%YAML[ \t]+(\S+)`)

// yamlSyntax takes the position out of a library error and words it without the
// library's name.
func yamlSyntax(err error) *Problem {
	var load *yaml.LoadError
	if !errors.As(err, &load) {
		return &Problem{Line: 1, Column: 1, Message: "not YAML"}
	}
	message := load.Message
	if load.ContextMsg != "" {
		message = load.ContextMsg + ": " + message
	}
	if strings.Contains(message, "max depth") {
		message = fmt.Sprintf("the value is nested deeper than %d levels", maxDocumentDepth)
	}
	return &Problem{Line: max(load.Mark.Line, 1), Column: max(load.Mark.Column, 1), Message: "not YAML: " + message}
}

// A composed value is one that an alias can stand for again.
type composed struct {
	node node
	size int  // of the expanded value
	deep int  // levels below and with the value
	done bool // false while its content is being read
}

type yamlTree struct {
	*builder
	made map[*yaml.Node]*composed // of the nodes with anchors
}

// node converts a node, and gives how deep it reaches.
func (t *yamlTree) node(at *path, y *yaml.Node, depth int) (n node, deep int) {
	pos := position{int32(y.Line), int32(y.Column)}
	if depth > maxDocumentDepth {
		t.add(at, pos, "the value is nested deeper than %d levels", maxDocumentDepth)
		return node{pos: pos}, 1
	}
	if y.Kind == yaml.AliasNode {
		return t.alias(at, y, pos, depth)
	}
	var record *composed
	if y.Anchor != "" {
		record = &composed{}
		t.made[y] = record
	}
	before := t.expanded
	n, deep = node{pos: pos}, 1
	if !t.weigh(at, pos, nodeWeight+len(y.Value)) {
		return n, deep
	}
	switch y.Kind {
	case yaml.ScalarNode:
		t.scalar(at, y, &n)
	case yaml.SequenceNode:
		t.collection(at, y, "!!seq")
		n.kind, n.content = listKind, &content{items: make([]node, 0, len(y.Content))}
		for i, child := range y.Content {
			item, below := t.node(at.index(i), child, depth+1)
			n.items = append(n.items, item)
			deep = max(deep, below+1)
		}
	case yaml.MappingNode:
		t.collection(at, y, "!!map")
		n.kind, n.content = mapKind, &content{}
		for i := 0; i+1 < len(y.Content); i += 2 {
			key, ok := t.key(at, y.Content[i])
			if !ok {
				continue
			}
			value, below := t.node(at.key(key.name), y.Content[i+1], depth+1)
			n.keys, n.items = append(n.keys, key), append(n.items, value)
			deep = max(deep, below+1)
		}
		t.uniqueKeys(at, n.content)
	}
	if record != nil {
		*record = composed{n, t.expanded - before, deep, true}
	}
	return n, deep
}

func (t *yamlTree) alias(at *path, y *yaml.Node, pos position, depth int) (node, int) {
	record := t.made[y.Alias]
	switch {
	case record == nil || !record.done:
		t.add(at, pos, "the alias *%s stands inside the value it names", shorten(y.Value))
	case depth-1+record.deep > maxDocumentDepth:
		t.add(at, pos, "the value is nested deeper than %d levels", maxDocumentDepth)
	case t.weigh(at, pos, record.size):
		return record.node, record.deep
	}
	return node{pos: pos}, 1
}

// collection checks the tag of a list or a map.
func (t *yamlTree) collection(at *path, y *yaml.Node, want string) {
	if y.Style&yaml.TaggedStyle != 0 && y.Tag != want {
		t.add(at, position{int32(y.Line), int32(y.Column)}, "the tag %s is not supported here", shorten(y.Tag))
	}
}

// key reads the key of a map.
func (t *yamlTree) key(at *path, y *yaml.Node) (mapKey, bool) {
	pos := position{int32(y.Line), int32(y.Column)}
	if y.Kind == yaml.AliasNode && y.Alias.Kind == yaml.ScalarNode {
		y = y.Alias
	}
	if y.Kind != yaml.ScalarNode {
		t.add(at, pos, "a key is a string")
		return mapKey{}, false
	}
	if y.Style&^yaml.TaggedStyle == 0 && y.Value == "<<" {
		t.add(at, pos, "the merge key << is not part of YAML 1.2: write the keys out")
		return mapKey{}, false
	}
	var n node
	t.scalar(at, y, &n)
	if n.kind != stringKind {
		t.add(at, pos, "a key is a string: write %q in quotes", shorten(y.Value))
		return mapKey{}, false
	}
	t.weigh(at, pos, len(n.text))
	return mapKey{n.text, pos}, true
}

var (
	yamlNulls  = []string{"", "~", "null", "Null", "NULL"}
	yamlTrues  = []string{"true", "True", "TRUE"}
	yamlFalses = []string{"false", "False", "FALSE"}
)

// scalar gives a scalar its kind and text.
func (t *yamlTree) scalar(at *path, y *yaml.Node, n *node) {
	quoted := true
	switch {
	case y.Style&yaml.SingleQuotedStyle != 0:
		n.notation = singleQuoted
	case y.Style&yaml.DoubleQuotedStyle != 0:
		n.notation = doubleQuoted
	case y.Style&yaml.LiteralStyle != 0:
		n.notation = literalBlock
	case y.Style&yaml.FoldedStyle != 0:
		n.notation = foldedBlock
	default:
		quoted = false
	}
	n.kind, n.text = stringKind, y.Value
	tag := ""
	if y.Style&yaml.TaggedStyle != 0 {
		tag = y.Tag
	}
	if tag == "!!str" || tag == "" && quoted {
		return
	}
	var problem string
	n.kind, n.text, problem = coreScalar(y.Value)
	if problem == "" && (n.kind == intKind || n.kind == floatKind) {
		problem = numberProblem(n.text, n.kind)
	}
	if problem == "" && tag != "" {
		problem = tagProblem(tag, n.kind, y.Value)
	}
	if problem != "" {
		t.add(at, n.pos, "%s", problem)
		n.kind, n.text = intKind, "0"
	}
}

// coreScalar resolves a plain scalar by the core schema.
func coreScalar(s string) (k kind, text, problem string) {
	switch {
	case slices.Contains(yamlNulls, s):
		return nullKind, "", ""
	case slices.Contains(yamlTrues, s):
		return boolKind, "true", ""
	case slices.Contains(yamlFalses, s):
		return boolKind, "false", ""
	}
	if text, k, problem, ok := yamlNumber(s); ok {
		return k, text, problem
	}
	return stringKind, s, ""
}

// tagKinds are the tags of the core schema that a scalar must agree with.
var tagKinds = map[string][]kind{
	"!!null": {nullKind}, "!!bool": {boolKind}, "!!int": {intKind}, "!!float": {floatKind, intKind},
}

func tagProblem(tag string, k kind, value string) string {
	kinds, known := tagKinds[tag]
	if !known {
		return "the tag " + shorten(tag) + " is not supported here"
	}
	if !slices.Contains(kinds, k) {
		return quoteShort(value) + " does not fit the tag " + tag
	}
	return ""
}
