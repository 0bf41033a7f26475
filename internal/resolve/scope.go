// Package resolve finds out, for every name of a tree, which variable it means.
//
// In comes a tree of package syntax; out goes a tree of scopes with one symbol
// for each name used in each of them, or the first error in CPython's words.
// The package knows no values and makes no code.
//
// What holds for the result:
//
//   - A symbol's Binding is final: Local, Cell, Free, Outer or a kind of global.
//   - If a symbol is Free, every scope that owns code between it and the Cell it
//     means has a Free symbol of the same name, so captures can be made one
//     level at a time.
//   - Inlined comprehension scopes own no code; their Local and Cell symbols are
//     private variables of the code around them, and an Outer symbol is found
//     by looking in the parent scope.
//   - Work is linear in the size of the tree times the depth of nested scopes,
//     which the parser bounds.
package resolve

import "github.com/gilliam-run/gilliam/internal/syntax"

// Kind says what a scope is.
type Kind uint8

// The kinds of scopes. Those after Class behave as functions do.
const (
	Module Kind = iota
	Class
	Function      // def, async def and lambda
	Comprehension // of a list, set or dictionary
	Generator     // generator expression
	Annotation    // the annotations of a function, class or module
	TypeParams    // around a generic function, class or alias
	TypeAlias     // the value of a type alias
	TypeVariable  // the bound or the default of a type parameter
)

// Binding says where the variable of a symbol lives.
type Binding uint8

// The bindings.
const (
	Unresolved     Binding = iota
	Local                  // in the frame of the scope, or its namespace in modules and classes
	Cell                   // in the frame, captured by an inner scope
	Free                   // in a cell of an enclosing scope
	Outer                  // in the frame the comprehension is inlined into
	GlobalExplicit         // declared global
	GlobalImplicit         // global or built-in
)

// Flags say how a name is used in a scope.
type Flags uint16

// The flags.
const (
	DefGlobal    Flags = 1 << iota // global statement
	DefLocal                       // assigned
	DefParam                       // parameter
	DefNonlocal                    // nonlocal statement
	Use                            // read
	DefImport                      // bound by import
	DefAnnot                       // annotated
	DefCompIter                    // target of a comprehension
	DefTypeParam                   // type parameter
	DefFreeClass                   // free variable that passes through a class
	Deleted                        // target of del or of except … as
	Walrus                         // target of :=

	bound = DefLocal | DefParam | DefImport | DefTypeParam
)

// A Symbol is a name in a scope. Slot belongs to the compiler, which starts at 0
// and stores the number of a register or of a free variable plus one.
type Symbol struct {
	Name    string
	Flags   Flags
	Binding Binding
	Slot    int32
}

// A Deferred is an annotated name whose annotation the scope's __annotate__
// function evaluates. Number counts those that hold only if their statement was
// executed; it is -1 for the others.
type Deferred struct {
	Stmt   *syntax.AnnAssign
	Number int
}

// Scope is a scope: a block of the program with its own names.
type Scope struct {
	Kind     Kind
	Name     string // of the function or class
	Private  string // name of the innermost class, for mangling
	Node     syntax.Node
	Parent   *Scope
	Children []*Scope
	Symbols  []Symbol

	Inlined        bool // comprehension without code of its own
	Nested         bool // inside a function
	Generator      bool // has yield, or is a generator expression
	Coroutine      bool // async, or has await, async for or async with
	HasAwait       bool // has await, async for, async with or an async comprehension
	HasWalrus      bool // some variable of the frame is the target of :=
	SeesClass      bool // annotation scope directly inside a class
	NeedsClass     bool // class with a cell for __class__
	NeedsClassDict bool // class with a cell for __classdict__
	Introspects    bool // names locals, eval or another builtin that looks at variables
	VarArgs, VarKw bool

	Annotate    *Scope     // of a module or class with annotations
	Deferred    []Deferred // the annotations Annotate evaluates
	Conditional bool       // some of Deferred hold only if executed

	index      map[string]int32
	mangled    map[string]bool // TypeParams of a class: the names that are mangled with its name
	cursor     int
	directives []directive
	iterTarget bool // the target of a comprehension is being visited
	iterExpr   int  // depth of comprehension iterables being visited
	condition  int  // depth of statements that may not be executed
}

type directive struct {
	name string
	at   syntax.Range
}

// FunctionLike reports whether the scope has variables in its frame.
func (s *Scope) FunctionLike() bool { return s.Kind > Class }

// Owner returns the scope whose code holds that of s.
func (s *Scope) Owner() *Scope {
	for s.Inlined {
		s = s.Parent
	}
	return s
}

const linearSymbols = 10

// Find returns the symbol of a (mangled) name, or nil.
func (s *Scope) Find(name string) *Symbol {
	if s.index != nil {
		if i, ok := s.index[name]; ok {
			return &s.Symbols[i]
		}
		return nil
	}
	for i := range s.Symbols {
		if s.Symbols[i].Name == name {
			return &s.Symbols[i]
		}
	}
	return nil
}

// Lookup finds what a name means in s, also through the frames s is inlined into,
// and the scope whose symbol it is.
func (s *Scope) Lookup(name string) (*Symbol, *Scope) {
	for {
		sym := s.Find(name)
		if sym != nil && sym.Binding != Outer {
			return sym, s
		}
		if !s.Inlined {
			return nil, nil
		}
		s = s.Parent
	}
}

// intern returns the symbol of a name, making it at first sight.
func (s *Scope) intern(name string) *Symbol {
	if sym := s.Find(name); sym != nil {
		return sym
	}
	n := len(s.Symbols)
	s.Symbols = append(s.Symbols, Symbol{Name: name})
	if s.index != nil {
		s.index[name] = int32(n)
	} else if n == linearSymbols {
		s.index = make(map[string]int32, 4*linearSymbols)
		for i := range s.Symbols {
			s.index[s.Symbols[i].Name] = int32(i)
		}
	}
	return &s.Symbols[n]
}

// Child returns the scope of a kind that a node of s opened. The compiler asks in
// about the order in which they were made, so the search goes on where it ended.
func (s *Scope) Child(kind Kind, node syntax.Node) *Scope {
	n := len(s.Children)
	for i := range n {
		k := s.cursor + i
		if k >= n {
			k -= n
		}
		if c := s.Children[k]; c.Kind == kind && c.Node == node {
			s.cursor = k + 1
			return c
		}
	}
	return nil
}

// Mangle returns the name that a private name has in s.
func (s *Scope) Mangle(name string) string {
	if len(name) < 3 || s.Private == "" || name[0] != '_' || name[1] != '_' {
		return name
	}
	if s.mangled != nil && !s.mangled[name] {
		return name
	}
	return Mangle(s.Private, name)
}

// Mangle applies the rule for private names: in class C, __x is _C__x.
func Mangle(class, name string) string {
	n := len(name)
	if n < 3 || name[0] != '_' || name[1] != '_' || name[n-1] == '_' && name[n-2] == '_' {
		return name
	}
	for i := range n {
		if name[i] == '.' {
			return name
		}
	}
	for class != "" && class[0] == '_' {
		class = class[1:]
	}
	if class == "" {
		return name
	}
	return "_" + class + name
}
