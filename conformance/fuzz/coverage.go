package fuzz

import (
	"reflect"
	"sort"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// Coverage counts the nodes of the syntax and the operations that programs have.
type Coverage struct {
	Nodes, Ops map[string]int
	Lines      []int // of each program
}

// NewCoverage knows what there is to reach.
func NewCoverage() *Coverage {
	c := &Coverage{Nodes: map[string]int{}, Ops: map[string]int{}}
	for _, n := range nodeNames {
		c.Nodes[n] = 0
	}
	for op := compile.Op(0); op < compile.NumOps; op++ {
		c.Ops[op.Name()] = 0
	}
	for _, op := range unreachable {
		delete(c.Ops, op.Name())
	}
	return c
}

// unreachable are operations that the compiler never emits.
var unreachable = []compile.Op{compile.OpHalt, compile.OpNop}

// Add counts what a program has. One that does not compile has nothing.
func (c *Coverage) Add(p *Program) {
	lines := 0
	for _, b := range []byte(p.Source) {
		if b == '\n' {
			lines++
		}
	}
	c.Lines = append(c.Lines, lines)
	c.source(p.Source, compile.Options{Mode: compile.ModeLastValue, TopLevelAwait: true})
	for _, s := range p.Inner {
		c.source(s, compile.Options{Namespace: true})
	}
}

func (c *Coverage) source(source string, o compile.Options) {
	tree, _, err := syntax.Parse(File, source, syntax.Exec)
	if err != nil {
		return
	}
	code, _, err := compile.Compile(tree, File, source, o)
	if err != nil {
		return
	}
	c.node(reflect.ValueOf(tree))
	c.code(code)
}

func (c *Coverage) node(v reflect.Value) {
	switch v.Kind() {
	case reflect.Interface:
		c.node(v.Elem())
	case reflect.Pointer:
		if v.IsNil() {
			return
		}
		if name, _ := syntax.Fields(v.Interface()); name != "" {
			c.Nodes[name]++
		}
		c.node(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			c.node(v.Field(i))
		}
	case reflect.Slice:
		for i := range v.Len() {
			c.node(v.Index(i))
		}
	}
}

func (c *Coverage) code(code *compile.Code) {
	for _, ins := range code.Instrs {
		c.Ops[ins.Op().Name()]++
	}
	for _, inner := range code.Codes {
		c.code(inner)
	}
}

// Missing lists what no program had.
func (c *Coverage) Missing() (missing []string) {
	for n, count := range c.Nodes { // sorted below
		if count == 0 {
			missing = append(missing, "node "+n)
		}
	}
	for n, count := range c.Ops {
		if count == 0 {
			missing = append(missing, "operation "+n)
		}
	}
	sort.Strings(missing)
	return missing
}

// Median is the median length of the programs in lines.
func (c *Coverage) Median() int {
	if len(c.Lines) == 0 {
		return 0
	}
	sorted := append([]int{}, c.Lines...)
	sort.Ints(sorted)
	return sorted[len(sorted)/2]
}

// nodeNames are the nodes that programs can have, under their names in Python's abstract
// syntax.
var nodeNames = []string{"Module",
	"FunctionDef", "AsyncFunctionDef", "ClassDef", "Return", "Delete", "Assign", "TypeAlias", "AugAssign", "AnnAssign", "For", "AsyncFor",
	"While", "If", "With", "AsyncWith", "Match", "Raise", "Try", "TryStar", "Assert", "Import", "ImportFrom", "Global", "Nonlocal", "Expr",
	"Pass", "Break", "Continue",
	"BoolOp", "NamedExpr", "BinOp", "UnaryOp", "Lambda", "IfExp", "Dict", "Set", "ListComp", "SetComp", "DictComp", "GeneratorExp", "Await",
	"Yield", "YieldFrom", "Compare", "Call", "FormattedValue", "Interpolation", "JoinedStr", "TemplateStr", "Constant", "Attribute",
	"Subscript", "Starred", "Name", "List", "Tuple", "Slice",
	"comprehension", "ExceptHandler", "arguments", "arg", "keyword", "alias", "withitem", "match_case",
	"MatchValue", "MatchSingleton", "MatchSequence", "MatchMapping", "MatchClass", "MatchStar", "MatchAs", "MatchOr",
	"TypeVar", "ParamSpec", "TypeVarTuple"}
