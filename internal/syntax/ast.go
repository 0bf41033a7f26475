package syntax

// Range is where a node lies in the source. Lines count from 1, columns from
// 0 in bytes of the UTF-8 text; the end is exclusive.
type Range struct {
	Line, Col, EndLine, EndCol int32
}

// Pos returns the range itself; nodes inherit it by embedding.
func (r Range) Pos() Range { return r }

// Node is any part of the tree that has a position.
type Node interface {
	Pos() Range
}

// Stmt is a statement.
type Stmt interface {
	Node
	stmtNode()
}

// Expr is an expression.
type Expr interface {
	Node
	exprNode()
}

// Pattern is a pattern of a case block.
type Pattern interface {
	Node
	patternNode()
}

// TypeParam is one of TypeVar, ParamSpec and TypeVarTuple.
type TypeParam interface {
	Node
	typeParamNode()
}

// Identifiers are NFKC-normalised strings. Where the abstract grammar says
// that an identifier is optional, the empty string stands for None; an
// optional node is a nil interface or pointer.

// Roots of trees.
type (
	// Module is a whole program. Parse returns one in every mode: in Eval
	// mode its body is one ExprStmt.
	Module struct {
		Body []Stmt
	}
	// Expression is the root that CPython's ast gives in mode 'eval'.
	Expression struct {
		Body Expr
	}
	// Interactive is the root that CPython's ast gives in mode 'single'.
	Interactive struct {
		Body []Stmt
	}
)

// Pos returns the zero Range: roots have no position.
func (*Module) Pos() Range { return Range{} }

// Pos returns the zero Range: roots have no position.
func (*Expression) Pos() Range { return Range{} }

// Pos returns the zero Range: roots have no position.
func (*Interactive) Pos() Range { return Range{} }

// Statements.
type (
	FunctionDef struct {
		Range
		Name          string
		TypeParams    []TypeParam
		Args          *Arguments
		Body          []Stmt
		DecoratorList []Expr
		Returns       Expr // may be nil
	}
	AsyncFunctionDef struct {
		Range
		Name          string
		TypeParams    []TypeParam
		Args          *Arguments
		Body          []Stmt
		DecoratorList []Expr
		Returns       Expr // may be nil
	}
	ClassDef struct {
		Range
		Name          string
		TypeParams    []TypeParam
		Bases         []Expr
		Keywords      []*Keyword
		Body          []Stmt
		DecoratorList []Expr
	}
	Return struct {
		Range
		Value Expr // may be nil
	}
	Delete struct {
		Range
		Targets []Expr
	}
	Assign struct {
		Range
		Targets []Expr
		Value   Expr
	}
	TypeAlias struct {
		Range
		Name       Expr
		TypeParams []TypeParam
		Value      Expr
	}
	AugAssign struct {
		Range
		Target Expr
		Op     Operator
		Value  Expr
	}
	AnnAssign struct {
		Range
		Target     Expr
		Annotation Expr
		Value      Expr // may be nil
		Simple     bool // the target is a name without parentheses
	}
	For struct {
		Range
		Target Expr
		Iter   Expr
		Body   []Stmt
		Orelse []Stmt
	}
	AsyncFor struct {
		Range
		Target Expr
		Iter   Expr
		Body   []Stmt
		Orelse []Stmt
	}
	While struct {
		Range
		Test   Expr
		Body   []Stmt
		Orelse []Stmt
	}
	// If has an elif as the only statement of Orelse, another If.
	If struct {
		Range
		Test   Expr
		Body   []Stmt
		Orelse []Stmt
	}
	With struct {
		Range
		Items []*WithItem
		Body  []Stmt
	}
	AsyncWith struct {
		Range
		Items []*WithItem
		Body  []Stmt
	}
	Match struct {
		Range
		Subject Expr
		Cases   []*MatchCase
	}
	Raise struct {
		Range
		Exc   Expr // may be nil
		Cause Expr // may be nil
	}
	Try struct {
		Range
		Body      []Stmt
		Handlers  []*ExceptHandler
		Orelse    []Stmt
		Finalbody []Stmt
	}
	TryStar struct {
		Range
		Body      []Stmt
		Handlers  []*ExceptHandler
		Orelse    []Stmt
		Finalbody []Stmt
	}
	Assert struct {
		Range
		Test Expr
		Msg  Expr // may be nil
	}
	Import struct {
		Range
		Names []*Alias
	}
	ImportFrom struct {
		Range
		Module string // "" where only dots are given
		Names  []*Alias
		Level  int
	}
	Global struct {
		Range
		Names []string
	}
	Nonlocal struct {
		Range
		Names []string
	}
	// ExprStmt is the abstract grammar's Expr statement.
	ExprStmt struct {
		Range
		Value Expr
	}
	Pass     struct{ Range }
	Break    struct{ Range }
	Continue struct{ Range }
)

// Expressions.
type (
	BoolOp struct {
		Range
		Op     BoolOperator
		Values []Expr
	}
	NamedExpr struct {
		Range
		Target Expr
		Value  Expr
	}
	BinOp struct {
		Range
		Left  Expr
		Op    Operator
		Right Expr
	}
	UnaryOp struct {
		Range
		Op      UnaryOperator
		Operand Expr
	}
	Lambda struct {
		Range
		Args *Arguments
		Body Expr
	}
	IfExp struct {
		Range
		Test   Expr
		Body   Expr
		Orelse Expr
	}
	// Dict has a nil key where a mapping is unpacked.
	Dict struct {
		Range
		Keys   []Expr
		Values []Expr
	}
	Set struct {
		Range
		Elts []Expr
	}
	ListComp struct {
		Range
		Elt        Expr
		Generators []*Comprehension
	}
	SetComp struct {
		Range
		Elt        Expr
		Generators []*Comprehension
	}
	DictComp struct {
		Range
		Key        Expr
		Value      Expr
		Generators []*Comprehension
	}
	GeneratorExp struct {
		Range
		Elt        Expr
		Generators []*Comprehension
	}
	Await struct {
		Range
		Value Expr
	}
	Yield struct {
		Range
		Value Expr // may be nil
	}
	YieldFrom struct {
		Range
		Value Expr
	}
	Compare struct {
		Range
		Left        Expr
		Ops         []CmpOp
		Comparators []Expr
	}
	Call struct {
		Range
		Func     Expr
		Args     []Expr
		Keywords []*Keyword
	}
	// FormattedValue is a replacement field of an f-string. Conversion is
	// 's', 'r', 'a' or -1; FormatSpec is nil or a *JoinedStr.
	FormattedValue struct {
		Range
		Value      Expr
		Conversion int
		FormatSpec Expr
	}
	// Interpolation is a replacement field of a t-string; Str is the text of
	// its expression.
	Interpolation struct {
		Range
		Value      Expr
		Str        string
		Conversion int
		FormatSpec Expr
	}
	// JoinedStr is an f-string: Values are string Constants and
	// FormattedValues.
	JoinedStr struct {
		Range
		Values []Expr
	}
	// TemplateStr is a t-string: Values are string Constants and
	// Interpolations.
	TemplateStr struct {
		Range
		Values []Expr
	}
	// Constant is a literal. Value is nil (None), bool, int64, *big.Int (an
	// integer that does not fit int64), float64, complex128 (with a zero real
	// part), string, Bytes or Ellipsis. A string is UTF-8 but for lone
	// surrogates, which are in the three-byte form of WTF-8. Kind is 'u' for
	// u"..." and 0 otherwise. Only literals the source contains are made:
	// there is no folding.
	Constant struct {
		Range
		Value any
		Kind  byte
	}
	Attribute struct {
		Range
		Value Expr
		Attr  string
		Ctx   Ctx
	}
	Subscript struct {
		Range
		Value Expr
		Slice Expr
		Ctx   Ctx
	}
	Starred struct {
		Range
		Value Expr
		Ctx   Ctx
	}
	Name struct {
		Range
		ID  string
		Ctx Ctx
	}
	List struct {
		Range
		Elts []Expr
		Ctx  Ctx
	}
	Tuple struct {
		Range
		Elts []Expr
		Ctx  Ctx
	}
	Slice struct {
		Range
		Lower Expr // may be nil
		Upper Expr // may be nil
		Step  Expr // may be nil
	}
)

// Bytes is the value of a bytes literal.
type Bytes string

// Ellipsis is the value of the literal "...".
type Ellipsis struct{}

// Patterns.
type (
	MatchValue struct {
		Range
		Value Expr
	}
	// MatchSingleton holds nil, true or false.
	MatchSingleton struct {
		Range
		Value any
	}
	MatchSequence struct {
		Range
		Patterns []Pattern
	}
	MatchMapping struct {
		Range
		Keys     []Expr
		Patterns []Pattern
		Rest     string
	}
	MatchClass struct {
		Range
		Cls         Expr
		Patterns    []Pattern
		KwdAttrs    []string
		KwdPatterns []Pattern
	}
	MatchStar struct {
		Range
		Name string // "" for *_
	}
	// MatchAs with a nil Pattern is a capture, and without a Name the
	// wildcard.
	MatchAs struct {
		Range
		Pattern Pattern
		Name    string
	}
	MatchOr struct {
		Range
		Patterns []Pattern
	}
)

// Type parameters.
type (
	TypeVar struct {
		Range
		Name         string
		Bound        Expr // may be nil
		DefaultValue Expr // may be nil
	}
	ParamSpec struct {
		Range
		Name         string
		DefaultValue Expr // may be nil
	}
	TypeVarTuple struct {
		Range
		Name         string
		DefaultValue Expr // may be nil
	}
)

// Parts of statements and expressions.
type (
	ExceptHandler struct {
		Range
		Type Expr // may be nil
		Name string
		Body []Stmt
	}
	Alias struct {
		Range
		Name   string // dotted, or "*"
		AsName string
	}
	// WithItem has no position of its own in CPython.
	WithItem struct {
		ContextExpr  Expr
		OptionalVars Expr // may be nil
	}
	Keyword struct {
		Range
		Arg   string // "" for **value
		Value Expr
	}
	Arg struct {
		Range
		Arg        string
		Annotation Expr // may be nil
	}
	// Arguments are the parameters of a function. Defaults belong to the last
	// of PosOnlyArgs followed by Args; KwDefaults has one entry for each of
	// KwOnlyArgs, nil where there is no default. It has no position of its
	// own in CPython.
	Arguments struct {
		PosOnlyArgs []*Arg
		Args        []*Arg
		VarArg      *Arg
		KwOnlyArgs  []*Arg
		KwDefaults  []Expr
		KwArg       *Arg
		Defaults    []Expr
	}
	// Comprehension has no position of its own in CPython.
	Comprehension struct {
		Target  Expr
		Iter    Expr
		Ifs     []Expr
		IsAsync bool
	}
	// MatchCase has no position of its own in CPython.
	MatchCase struct {
		Pattern Pattern
		Guard   Expr // may be nil
		Body    []Stmt
	}
)

func (*FunctionDef) stmtNode()      {}
func (*AsyncFunctionDef) stmtNode() {}
func (*ClassDef) stmtNode()         {}
func (*Return) stmtNode()           {}
func (*Delete) stmtNode()           {}
func (*Assign) stmtNode()           {}
func (*TypeAlias) stmtNode()        {}
func (*AugAssign) stmtNode()        {}
func (*AnnAssign) stmtNode()        {}
func (*For) stmtNode()              {}
func (*AsyncFor) stmtNode()         {}
func (*While) stmtNode()            {}
func (*If) stmtNode()               {}
func (*With) stmtNode()             {}
func (*AsyncWith) stmtNode()        {}
func (*Match) stmtNode()            {}
func (*Raise) stmtNode()            {}
func (*Try) stmtNode()              {}
func (*TryStar) stmtNode()          {}
func (*Assert) stmtNode()           {}
func (*Import) stmtNode()           {}
func (*ImportFrom) stmtNode()       {}
func (*Global) stmtNode()           {}
func (*Nonlocal) stmtNode()         {}
func (*ExprStmt) stmtNode()         {}
func (*Pass) stmtNode()             {}
func (*Break) stmtNode()            {}
func (*Continue) stmtNode()         {}

func (*BoolOp) exprNode()         {}
func (*NamedExpr) exprNode()      {}
func (*BinOp) exprNode()          {}
func (*UnaryOp) exprNode()        {}
func (*Lambda) exprNode()         {}
func (*IfExp) exprNode()          {}
func (*Dict) exprNode()           {}
func (*Set) exprNode()            {}
func (*ListComp) exprNode()       {}
func (*SetComp) exprNode()        {}
func (*DictComp) exprNode()       {}
func (*GeneratorExp) exprNode()   {}
func (*Await) exprNode()          {}
func (*Yield) exprNode()          {}
func (*YieldFrom) exprNode()      {}
func (*Compare) exprNode()        {}
func (*Call) exprNode()           {}
func (*FormattedValue) exprNode() {}
func (*Interpolation) exprNode()  {}
func (*JoinedStr) exprNode()      {}
func (*TemplateStr) exprNode()    {}
func (*Constant) exprNode()       {}
func (*Attribute) exprNode()      {}
func (*Subscript) exprNode()      {}
func (*Starred) exprNode()        {}
func (*Name) exprNode()           {}
func (*List) exprNode()           {}
func (*Tuple) exprNode()          {}
func (*Slice) exprNode()          {}

func (*MatchValue) patternNode()     {}
func (*MatchSingleton) patternNode() {}
func (*MatchSequence) patternNode()  {}
func (*MatchMapping) patternNode()   {}
func (*MatchClass) patternNode()     {}
func (*MatchStar) patternNode()      {}
func (*MatchAs) patternNode()        {}
func (*MatchOr) patternNode()        {}

func (*TypeVar) typeParamNode()      {}
func (*ParamSpec) typeParamNode()    {}
func (*TypeVarTuple) typeParamNode() {}
