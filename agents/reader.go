package agents

import (
	"slices"
	"strings"
)

// A reader takes typed values out of a tree. What does not fit becomes a problem and
// gives the zero value, so that one pass finds everything.
type reader struct{ *collector }

// A field is one key a mapping may have.
type field struct {
	name     string
	required bool
	read     func(at *path, n *node)
}

func (r *reader) expected(at *path, n *node, want string) {
	r.add(at, n.pos, "expected %s, found %s", want, n.describe())
}

// mapping reads a map with known keys, in the order of the fields.
func (r *reader) mapping(at *path, n *node, fields []field) {
	if n.kind != mapKind {
		r.expected(at, n, "a mapping")
		return
	}
	names := make([]string, len(fields))
	for i, f := range fields {
		names[i] = f.name
		if value := n.get(f.name); value != nil {
			f.read(at.key(f.name), value)
		} else if f.required {
			r.add(at.key(f.name), n.pos, "the field %q is missing", f.name)
		}
	}
	for _, key := range n.keys {
		if !slices.Contains(names, key.name) {
			r.add(at.key(key.name), key.pos, "unknown field %s%s", quoteShort(key.name), suggest(key.name, names))
		}
	}
}

// entries reads a map with free keys.
func (r *reader) entries(at *path, n *node, entry func(at *path, key mapKey, n *node)) {
	if n.kind != mapKind {
		r.expected(at, n, "a mapping")
		return
	}
	for i, key := range n.keys {
		entry(at.key(key.name), key, &n.items[i])
	}
}

// list reads a list and reports whether it is one.
func (r *reader) list(at *path, n *node, item func(at *path, n *node)) bool {
	if n.kind != listKind {
		r.expected(at, n, "a list")
		return false
	}
	for i := range n.items {
		item(at.index(i), &n.items[i])
	}
	return true
}

func (r *reader) text(at *path, n *node) (string, bool) {
	if n.kind == stringKind {
		return n.text, true
	}
	want := "a string"
	if n.kind == boolKind || n.kind == intKind || n.kind == floatKind {
		want = "a string (write it in quotes)"
	}
	r.expected(at, n, want)
	return "", false
}

// filled reads a string that has something in it, trimmed.
func (r *reader) filled(at *path, n *node) string {
	s, ok := r.text(at, n)
	s = strings.TrimSpace(s)
	if ok && s == "" {
		r.add(at, n.pos, "the string is empty")
	}
	return s
}

func (r *reader) boolean(at *path, n *node) bool {
	if n.kind != boolKind {
		r.expected(at, n, "true or false")
	}
	return n.text == "true"
}

// oneOf reads a string out of a closed list.
func (r *reader) oneOf(at *path, n *node, allowed ...string) string {
	if n.kind == stringKind && slices.Contains(allowed, n.text) {
		return n.text
	}
	r.expected(at, n, alternatives(allowed))
	return ""
}

// alternatives writes names as "a", "b" or "c".
func alternatives(names []string) string {
	var b strings.Builder
	for i, name := range names {
		switch {
		case i == 0:
		case i == len(names)-1:
			b.WriteString(" or ")
		default:
			b.WriteString(", ")
		}
		b.WriteString(`"` + name + `"`)
	}
	return b.String()
}

// suggest gives a hint when a name is close to one of those known.
func suggest(name string, known []string) string {
	best, bestDistance := "", 3
	for _, candidate := range known {
		if d := editDistance(name, candidate, bestDistance); d < bestDistance {
			best, bestDistance = candidate, d
		}
	}
	if best == "" {
		return ""
	}
	return `; did you mean "` + best + `"?`
}

// editDistance counts the insertions, deletions and replacements between two names; it
// gives limit for anything that far apart or farther.
func editDistance(a, b string, limit int) int {
	if len(a)-len(b) >= limit || len(b)-len(a) >= limit {
		return limit
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal = row[j+1]
			row[j+1] = min(cost, diagonal+1, row[j]+1)
		}
	}
	return min(row[len(b)], limit)
}
