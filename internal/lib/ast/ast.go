// Package ast is Python's ast. The parser of the interpreter makes the tree; it is handed
// over to Python as a flat program that builds the nodes, so that neither side recurses.
package ast

import (
	_ "embed"
	"fmt"
	"math/big"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/syntax"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed ast.py
var source string

//go:embed unparse.py
var unparse string

// Modules are ast and what makes text of trees.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "ast", Source: source, Hidden: true, Funcs: []vm.Def{
			{Name: "_program", Sig: "source, filename, mode, /", Fn: program},
		}},
		{Name: "_ast_unparse", Source: unparse, Hidden: true},
	}
}

// Steps of the program that builds a tree, read by the Python part. Values lie on a stack.
const (
	stepValue = iota // value: push it
	stepList         // count: make a list of the last values
	stepNode         // class, fields, line, column, end line, end column: make a node of the last values
	stepMark         // class: push a node without fields that all trees share
)

var modes = map[string]syntax.Mode{"exec": syntax.Exec, "eval": syntax.Eval, "single": syntax.Single}

// program (source, filename, mode) parses and gives the steps that build the tree.
func program(m *vm.VM, a []heap.Value) heap.Value {
	text, _ := m.Text(a[0])
	name, _ := m.Text(a[1])
	kind, _ := m.Text(a[2])
	tree, err, ok := m.Parse(name, text, modes[kind])
	if !ok {
		return heap.Raised
	}
	if err != nil {
		return m.Raise(m.NewSyntaxError(err))
	}
	var root any = tree
	switch kind {
	case "eval":
		root = &syntax.Expression{Body: tree.Body[0].(*syntax.ExprStmt).Value}
	case "single":
		root = &syntax.Interactive{Body: tree.Body}
	}
	b := builder{m: m, h: m.Heap()}
	if !b.build(root) {
		return heap.Raised
	}
	return b.h.NewList(b.steps)
}

// A builder writes the steps of a tree in postorder.
type builder struct {
	m     *vm.VM
	h     *heap.Heap
	steps []heap.Value
	todo  []any
}

// done is a node or list whose parts are written.
type done []heap.Value

func (b *builder) build(root any) bool {
	b.todo = append(b.todo, root)
	for len(b.todo) > 0 {
		if !b.m.Pay(4) || len(b.steps) == cap(b.steps) && !b.m.Need(16*len(b.steps)) {
			return false
		}
		last := len(b.todo) - 1
		item := b.todo[last]
		b.todo = b.todo[:last]
		b.step(item)
	}
	return true
}

func (b *builder) value(v heap.Value) {
	b.steps = append(b.steps, heap.Small(stepValue), v)
}

// step writes an item of the work list, or puts its parts there.
func (b *builder) step(item any) {
	switch v := item.(type) {
	case done:
		b.steps = append(b.steps, v...)
	case nil:
		b.value(heap.None)
	case string:
		b.value(b.text(v))
	case syntax.Ident:
		if v == "" {
			b.value(heap.None)
		} else {
			b.value(b.text(string(v)))
		}
	case syntax.Literal:
		b.value(b.literal(v.Value))
	case int:
		b.value(heap.Small(int64(v)))
	case bool:
		n := int64(0)
		if v {
			n = 1
		}
		b.value(heap.Small(n))
	case fmt.Stringer:
		b.steps = append(b.steps, heap.Small(stepMark), b.h.Intern(v.String()))
	case *syntax.Arg:
		if v == nil {
			b.value(heap.None)
		} else {
			b.node(v)
		}
	default:
		if !b.list(item) {
			b.node(item)
		}
	}
}

// list puts the elements of a list on the work list; false if item is none.
func (b *builder) list(item any) bool {
	switch v := item.(type) {
	case []syntax.Stmt:
		return elements(b, v)
	case []syntax.Expr:
		return elements(b, v)
	case []syntax.Pattern:
		return elements(b, v)
	case []syntax.TypeParam:
		return elements(b, v)
	case []*syntax.Keyword:
		return elements(b, v)
	case []*syntax.Alias:
		return elements(b, v)
	case []*syntax.WithItem:
		return elements(b, v)
	case []*syntax.ExceptHandler:
		return elements(b, v)
	case []*syntax.Comprehension:
		return elements(b, v)
	case []*syntax.MatchCase:
		return elements(b, v)
	case []*syntax.Arg:
		return elements(b, v)
	case []string:
		return elements(b, v)
	case []syntax.CmpOp:
		return elements(b, v)
	}
	return false
}

func elements[T any](b *builder, items []T) bool {
	b.todo = append(b.todo, done{heap.Small(stepList), heap.Small(int64(len(items)))})
	for i := len(items) - 1; i >= 0; i-- {
		b.todo = append(b.todo, items[i])
	}
	return true
}

// node puts the fields of a node on the work list.
func (b *builder) node(item any) {
	name, fields := syntax.Fields(item)
	end := done{heap.Small(stepNode), b.h.Intern(name), heap.Small(int64(len(fields))), heap.None, heap.None, heap.None, heap.None}
	if n, ok := item.(syntax.Node); ok {
		if r := n.Pos(); r.Line > 0 {
			for i, p := range []int32{r.Line, r.Col, r.EndLine, r.EndCol} {
				end[3+i] = heap.Small(int64(p))
			}
		}
	}
	b.todo = append(b.todo, end)
	for i := len(fields) - 1; i >= 0; i-- {
		b.todo = append(b.todo, fields[i].Value)
	}
}

// internUpTo is the length of texts that are kept once.
const internUpTo = 64

func (b *builder) text(s string) heap.Value {
	if len(s) <= internUpTo {
		return b.h.Intern(s)
	}
	return b.h.NewStr(s)
}

// literal is the value of a constant.
func (b *builder) literal(value any) heap.Value {
	switch v := value.(type) {
	case nil:
		return heap.None
	case bool:
		return heap.Bool(v)
	case int64:
		return b.h.NewInt(v)
	case *big.Int:
		return b.h.NewBig(v.Sign() < 0, append([]big.Word(nil), v.Bits()...))
	case float64:
		return b.h.NewFloat(v)
	case complex128:
		return b.h.NewComplex(v)
	case string:
		return b.text(v)
	case syntax.Bytes:
		return b.h.NewBytes(heap.KBytes, []byte(v))
	}
	return heap.Ellipsis
}
