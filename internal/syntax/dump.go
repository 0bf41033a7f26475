package syntax

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"math/big"
	"strconv"
)

// Dump writes a node and all below it on one line, in a form meant to be
// compared: "(Name@1:0-1:1 "x" Load)". Fields stand in the order of Python's
// abstract syntax, without names; None is "_", a list is in brackets, text is
// quoted with \xNN for every byte that is not plain ASCII, integers are in
// hexadecimal, floats are the bits of the IEEE form. Dump walks with a stack
// of its own, however deep the tree is.
func Dump(w io.Writer, node any) error {
	d := dumper{out: bufio.NewWriter(w)}
	d.push(node)
	for len(d.todo) > 0 {
		last := len(d.todo) - 1
		item := d.todo[last]
		d.todo = d.todo[:last]
		if text, ok := item.(mark); ok {
			d.out.WriteString(string(text))
			continue
		}
		d.node(item)
	}
	return d.out.Flush()
}

// mark is text between the parts of a node.
type mark string

type dumper struct {
	out  *bufio.Writer
	todo []any // what is still to be written, last first
}

func (d *dumper) push(item any) { d.todo = append(d.todo, item) }

// node writes the head of a node and leaves its parts to be done.
func (d *dumper) node(node any) {
	name, fields := Fields(node)
	d.out.WriteByte('(')
	d.out.WriteString(name)
	if n, ok := node.(Node); ok {
		if r := n.Pos(); r.Line > 0 {
			fmt.Fprintf(d.out, "@%d:%d-%d:%d", r.Line, r.Col, r.EndLine, r.EndCol)
		}
	}
	start := len(d.todo)
	for _, f := range fields {
		d.push(mark(" "))
		d.value(f.Value)
	}
	d.push(mark(")"))
	for i, j := start, len(d.todo)-1; i < j; i, j = i+1, j-1 {
		d.todo[i], d.todo[j] = d.todo[j], d.todo[i]
	}
}

// value pushes the value of a field, first part first.
func (d *dumper) value(value any) {
	switch v := value.(type) {
	case nil:
		d.push(mark("_"))
	case string:
		d.push(mark(quote(v)))
	case Ident:
		if v == "" {
			d.push(mark("_"))
		} else {
			d.push(mark(quote(string(v))))
		}
	case Literal:
		d.push(mark(dumpLiteral(v.Value)))
	case int:
		d.push(mark(strconv.Itoa(v)))
	case bool:
		if v {
			d.push(mark("1"))
		} else {
			d.push(mark("0"))
		}
	case fmt.Stringer:
		d.push(mark(v.String()))
	case *Arg:
		if v == nil {
			d.push(mark("_"))
		} else {
			d.push(v)
		}
	case []Stmt:
		pushList(d, v)
	case []Expr:
		pushList(d, v)
	case []Pattern:
		pushList(d, v)
	case []TypeParam:
		pushList(d, v)
	case []*Keyword:
		pushList(d, v)
	case []*Alias:
		pushList(d, v)
	case []*WithItem:
		pushList(d, v)
	case []*ExceptHandler:
		pushList(d, v)
	case []*Comprehension:
		pushList(d, v)
	case []*MatchCase:
		pushList(d, v)
	case []*Arg:
		pushList(d, v)
	case []string:
		pushList(d, v)
	case []CmpOp:
		pushList(d, v)
	default:
		d.push(v)
	}
}

// pushList pushes a list in brackets.
func pushList[T any](d *dumper, items []T) {
	d.push(mark("["))
	for i, item := range items {
		if i > 0 {
			d.push(mark(" "))
		}
		d.value(item)
	}
	d.push(mark("]"))
}

func dumpLiteral(value any) string {
	switch v := value.(type) {
	case nil:
		return "None"
	case bool:
		if v {
			return "True"
		}
		return "False"
	case int64:
		return "0x" + strconv.FormatInt(v, 16)
	case *big.Int:
		return "0x" + v.Text(16)
	case float64:
		return fmt.Sprintf("f%016x", math.Float64bits(v))
	case complex128:
		return fmt.Sprintf("j%016x", math.Float64bits(imag(v)))
	case string:
		return quote(v)
	case Bytes:
		return "b" + quote(string(v))
	}
	return "..."
}

func quote(s string) string {
	const digits = "0123456789abcdef"
	b := make([]byte, 0, len(s)+2)
	b = append(b, '"')
	for i := range len(s) {
		c := s[i]
		if c < ' ' || c > '~' || c == '"' || c == '\\' {
			b = append(b, '\\', 'x', digits[c>>4], digits[c&15])
		} else {
			b = append(b, c)
		}
	}
	return string(append(b, '"'))
}
