package agents

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Bounds of a document before anything is made of it.
const (
	maxDocumentBytes = 4 << 20
	maxDocumentDepth = 100
	// maxExpandedBytes bounds what a document is with every alias written out: the text
	// of each scalar and key, and nodeWeight for each node.
	maxExpandedBytes = 16 << 20
	nodeWeight       = 64
	maxProblems      = 100
)

// A Problem is one mistake in a document.
type Problem struct {
	Path    string // JSON Pointer of the place; empty for the document itself
	Line    int    // from 1; 0 where the document has no text to point into
	Column  int    // in characters, from 1
	Message string
}

func (p Problem) String() string {
	var b strings.Builder
	if p.Line > 0 {
		fmt.Fprintf(&b, "%d:%d: ", p.Line, p.Column)
	}
	if p.Path != "" {
		b.WriteString(p.Path)
		b.WriteString(": ")
	}
	b.WriteString(p.Message)
	return b.String()
}

// Problems is everything wrong with a document, in the order of the text. It is the
// error of [ParseFile] and [ParseSchema].
type Problems []Problem

func (p Problems) Error() string {
	lines := make([]string, len(p))
	for i, problem := range p {
		lines[i] = problem.String()
	}
	return strings.Join(lines, "\n")
}

// A collector gathers problems; the zero value is ready.
type collector struct {
	problems Problems
	cut      bool
}

func (c *collector) add(at *path, pos position, format string, args ...any) {
	if len(c.problems) >= maxProblems {
		c.cut = true
		return
	}
	c.problems = append(c.problems, Problem{
		Path: at.String(), Line: int(pos.line), Column: int(pos.column), Message: fmt.Sprintf(format, args...),
	})
}

// err gives what was gathered in the order of the text, or nil.
func (c *collector) err() error {
	if len(c.problems) == 0 {
		return nil
	}
	slices.SortStableFunc(c.problems, func(a, b Problem) int {
		if a.Line != b.Line {
			return a.Line - b.Line
		}
		return a.Column - b.Column
	})
	if c.cut {
		c.problems = append(c.problems, Problem{Message: fmt.Sprintf("only the first %d problems are shown", maxProblems)})
		c.cut = false
	}
	return c.problems
}

// A path is a place in a document, as a list that shares its beginnings. The nil path
// is the document itself.
type path struct {
	parent *path
	name   string
}

func (p *path) key(name string) *path { return &path{p, name} }

func (p *path) index(i int) *path { return &path{p, strconv.Itoa(i)} }

var pointerEscapes = strings.NewReplacer("~", "~0", "/", "~1")

// String gives the path as a JSON Pointer (RFC 6901).
func (p *path) String() string {
	if p == nil {
		return ""
	}
	var names []string
	for at := p; at != nil; at = at.parent {
		names = append(names, pointerEscapes.Replace(at.name))
	}
	names = append(names, "")
	slices.Reverse(names)
	return strings.Join(names, "/")
}

// pointer gives a list of reference tokens as a JSON Pointer.
func pointer(tokens []string) string {
	var at *path
	for _, token := range tokens {
		at = at.key(token)
	}
	return at.String()
}

type position struct{ line, column int32 }

type kind uint8

const (
	nullKind kind = iota
	boolKind
	intKind
	floatKind
	stringKind
	listKind
	mapKind
)

// kindNames are the words for the kinds in messages.
var kindNames = [...]string{
	nullKind: "null", boolKind: "a boolean", intKind: "an integer", floatKind: "a number",
	stringKind: "a string", listKind: "a list", mapKind: "a mapping",
}

// A notation is how a scalar was written. Positions inside a source depend on it.
type notation uint8

const (
	plainText notation = iota
	singleQuoted
	doubleQuoted // YAML's double quotes and JSON strings
	literalBlock
	foldedBlock
)

// A node is one value of a document. The text of a number is a JSON number, that of a
// boolean "true" or "false". Nodes are immutable once built: an alias in YAML makes two
// places share one.
type node struct {
	kind     kind
	notation notation
	pos      position
	text     string
	*content // of lists and maps
}

// content holds what a list or a map holds; keys is empty for a list and as long as
// items for a map, whose keys are unique.
type content struct {
	items []node
	keys  []mapKey
}

type mapKey struct {
	name string
	pos  position
}

// get gives the value of a key of a map, or nil.
func (n *node) get(name string) *node {
	if n.kind != mapKind {
		return nil
	}
	for i := range n.keys {
		if n.keys[i].name == name {
			return &n.items[i]
		}
	}
	return nil
}

// describe names a value in a message that says what else was expected.
func (n *node) describe() string {
	switch n.kind {
	case stringKind:
		return "the string " + quoteShort(n.text)
	case boolKind, intKind, floatKind:
		return kindNames[n.kind] + " (" + shorten(n.text) + ")"
	default:
		return kindNames[n.kind]
	}
}

// shorten cuts a text that goes into a message.
func shorten(s string) string {
	const limit = 60
	if len(s) <= limit {
		return s
	}
	return truncateText(s, limit) + "…"
}

func quoteShort(s string) string { return strconv.Quote(shorten(s)) }

// truncateText gives the longest prefix of s of at most limit bytes that does not end
// inside a character.
func truncateText(s string, limit int) string {
	if len(s) <= limit {
		return s
	}
	for limit > 0 && s[limit]&0xC0 == 0x80 {
		limit--
	}
	return s[:limit]
}

// A builder turns the tree of either notation into nodes and holds the bounds both share.
type builder struct {
	collector
	limit    int // of expanded
	expanded int
}

// weigh counts a node against the expanded size of the document; it reports false, once
// with a problem, when the document is too large.
func (b *builder) weigh(at *path, pos position, bytes int) bool {
	if b.expanded > b.limit {
		return false
	}
	b.expanded += bytes
	if b.expanded > b.limit {
		b.add(at, pos, "the document is too large: written out, its values come to over %d MiB", b.limit>>20)
		return false
	}
	return true
}

// uniqueKeys reports every key that is written twice, and returns the map without the
// later ones.
func (b *builder) uniqueKeys(at *path, c *content) {
	first := make(map[string]position, len(c.keys))
	kept := 0
	for i, key := range c.keys {
		if before, twice := first[key.name]; twice {
			b.add(at.key(key.name), key.pos, "the key %s is written twice; the first is on line %d", quoteShort(key.name), before.line)
			continue
		}
		first[key.name] = key.pos
		c.keys[kept], c.items[kept] = key, c.items[i]
		kept++
	}
	c.keys, c.items = c.keys[:kept], c.items[:kept]
}
