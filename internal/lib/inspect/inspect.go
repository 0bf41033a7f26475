// Package inspect is Python's inspect: what a script may know of its objects, their
// signatures, their source and the frames that run. Signatures are in a module of their own
// that is imported when the first one is asked for.
package inspect

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/syntax"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed inspect.py
var source string

//go:embed signature.py
var signatures string

// Modules are inspect and the part of it that is imported late.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "inspect", Source: source, Hidden: true, Funcs: []vm.Def{
			{Name: "_block", Sig: "text:str, line:int, /", Fn: block},
			{Name: "_class_line", Sig: "text:str, qualname:seq, /", Fn: classLine},
		}},
		{Name: "_inspect_signature", Source: signatures, Hidden: true},
	}
}

// parse parses a program whose source a script asks for, nil if that is none.
func parse(m *vm.VM, text string) (*syntax.Module, bool) {
	tree, err, ok := m.Parse("", text, syntax.Exec)
	if err != nil {
		return nil, ok
	}
	return tree, ok
}

// bodies are the lists of statements inside a statement.
func bodies(s syntax.Stmt) [][]syntax.Stmt {
	var out [][]syntax.Stmt
	_, fields := syntax.Fields(s)
	for _, f := range fields {
		switch v := f.Value.(type) {
		case []syntax.Stmt:
			out = append(out, v)
		case []*syntax.ExceptHandler:
			for _, h := range v {
				out = append(out, h.Body)
			}
		case []*syntax.MatchCase:
			for _, c := range v {
				out = append(out, c.Body)
			}
		}
	}
	return out
}

// decorated is the first line of a statement, that of its first decorator if it has any.
func decorated(s syntax.Stmt) int {
	line := int(s.Pos().Line)
	var list []syntax.Expr
	switch s := s.(type) {
	case *syntax.FunctionDef:
		list = s.DecoratorList
	case *syntax.AsyncFunctionDef:
		list = s.DecoratorList
	case *syntax.ClassDef:
		list = s.DecoratorList
	}
	for _, d := range list {
		line = min(line, int(d.Pos().Line))
	}
	return line
}

// block (text, line) is the first and the last line of the innermost statement that line
// belongs to; None if there is none.
func block(m *vm.VM, a []heap.Value) heap.Value {
	text, _ := m.Text(a[0])
	tree, ok := parse(m, text)
	if !ok {
		return heap.Raised
	}
	if tree == nil {
		return heap.None
	}
	line := int(a[1].Int())
	var found syntax.Stmt
	for list := tree.Body; list != nil; {
		inner := within(list, line)
		list = nil
		if inner == nil {
			break
		}
		found = inner
		if decorated(found) == line {
			break
		}
		for _, b := range bodies(found) {
			if within(b, line) != nil {
				list = b
			}
		}
	}
	if found == nil {
		return heap.None
	}
	return m.Heap().NewTuple([]heap.Value{heap.Small(int64(decorated(found))), heap.Small(int64(found.Pos().EndLine))})
}

// within is the statement of a list that line belongs to.
func within(list []syntax.Stmt, line int) syntax.Stmt {
	for _, s := range list {
		if decorated(s) <= line && line <= int(s.Pos().EndLine) {
			return s
		}
	}
	return nil
}

// classLine (text, names) is the first line of the class that the names lead to, each
// inside of the one before; None if there is none. The last definition counts.
func classLine(m *vm.VM, a []heap.Value) heap.Value {
	text, _ := m.Text(a[0])
	tree, ok := parse(m, text)
	if !ok {
		return heap.Raised
	}
	if tree == nil {
		return heap.None
	}
	lists := [][]syntax.Stmt{tree.Body}
	var found syntax.Stmt
	for _, n := range m.Heap().List(a[1]).V {
		name, _ := m.Text(n)
		if found = named(lists, name); found == nil {
			return heap.None
		}
		lists = bodies(found)
	}
	if found == nil {
		return heap.None
	}
	return heap.Small(int64(decorated(found)))
}

// named is the last class or function of that name in lists of statements and in the
// compound statements there.
func named(lists [][]syntax.Stmt, name string) (found syntax.Stmt) {
	todo := append([][]syntax.Stmt(nil), lists...)
	for len(todo) > 0 {
		list := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, s := range list {
			is := ""
			switch s := s.(type) {
			case *syntax.ClassDef:
				is = s.Name
			case *syntax.FunctionDef:
				is = s.Name
			case *syntax.AsyncFunctionDef:
				is = s.Name
			default:
				todo = append(todo, bodies(s)...)
				continue
			}
			if is == name && (found == nil || found.Pos().Line < s.Pos().Line) {
				found = s
			}
		}
	}
	return found
}
