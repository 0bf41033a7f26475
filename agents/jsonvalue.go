package agents

import (
	"encoding/json"
	"unicode/utf8"
)

// plainValue gives a tree as encoding/json would with exact numbers.
func plainValue(n *node) any {
	switch n.kind {
	case boolKind:
		return n.text == "true"
	case intKind, floatKind:
		return json.Number(n.text)
	case stringKind:
		return n.text
	case listKind:
		items := make([]any, len(n.items))
		for i := range n.items {
			items[i] = plainValue(&n.items[i])
		}
		return items
	case mapKind:
		m := make(map[string]any, len(n.keys))
		for i, key := range n.keys {
			m[key.name] = plainValue(&n.items[i])
		}
		return m
	}
	return nil
}

// appendNode writes a tree as JSON, keys in their order.
func appendNode(b []byte, n *node) []byte {
	switch n.kind {
	case nullKind:
		return append(b, "null"...)
	case stringKind:
		return appendJSONString(b, n.text)
	case listKind:
		b = append(b, '[')
		for i := range n.items {
			if i > 0 {
				b = append(b, ',')
			}
			b = appendNode(b, &n.items[i])
		}
		return append(b, ']')
	case mapKind:
		b = append(b, '{')
		for i, key := range n.keys {
			if i > 0 {
				b = append(b, ',')
			}
			b = append(appendJSONString(b, key.name), ':')
			b = appendNode(b, &n.items[i])
		}
		return append(b, '}')
	}
	return append(b, n.text...)
}

// appendJSONString writes a string as JSON with no more escapes than JSON needs. What is
// not UTF-8 is written as U+FFFD.
func appendJSONString(b []byte, s string) []byte {
	const hex = "0123456789abcdef"
	b = append(b, '"')
	start := 0
	for i := 0; i < len(s); {
		c := s[i]
		if c >= ' ' && c != '"' && c != '\\' && c < utf8.RuneSelf {
			i++
			continue
		}
		if c >= utf8.RuneSelf {
			r, size := utf8.DecodeRuneInString(s[i:])
			if r == utf8.RuneError && size == 1 {
				b = append(append(b, s[start:i]...), "\ufffd"...)
				start = i + 1
			}
			i += size
			continue
		}
		b = append(b, s[start:i]...)
		switch c {
		case '"', '\\':
			b = append(b, '\\', c)
		case '\n':
			b = append(b, '\\', 'n')
		case '\r':
			b = append(b, '\\', 'r')
		case '\t':
			b = append(b, '\\', 't')
		default:
			b = append(b, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
		}
		i++
		start = i
	}
	return append(append(b, s[start:]...), '"')
}
