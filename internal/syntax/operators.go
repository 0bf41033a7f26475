package syntax

// Ctx says what is done with the value of a name, attribute, subscript,
// starred expression, list or tuple.
type Ctx uint8

const (
	Load Ctx = iota
	Store
	Del
)

var ctxNames = [...]string{"Load", "Store", "Del"}

// String returns the name of the context in CPython's abstract syntax.
func (c Ctx) String() string { return ctxNames[c] }

// BoolOperator is And or Or.
type BoolOperator uint8

const (
	And BoolOperator = iota
	Or
)

var boolOperatorNames = [...]string{"And", "Or"}

// String returns the name of the operator in CPython's abstract syntax.
func (o BoolOperator) String() string { return boolOperatorNames[o] }

// Operator is a binary arithmetic or bitwise operator.
type Operator uint8

const (
	Add Operator = iota
	Sub
	Mult
	MatMult
	Div
	Mod
	Pow
	LShift
	RShift
	BitOr
	BitXor
	BitAnd
	FloorDiv
)

var operatorNames = [...]string{
	"Add", "Sub", "Mult", "MatMult", "Div", "Mod", "Pow",
	"LShift", "RShift", "BitOr", "BitXor", "BitAnd", "FloorDiv",
}

// String returns the name of the operator in CPython's abstract syntax.
func (o Operator) String() string { return operatorNames[o] }

// UnaryOperator is a prefix operator.
type UnaryOperator uint8

const (
	Invert UnaryOperator = iota
	Not
	UAdd
	USub
)

var unaryOperatorNames = [...]string{"Invert", "Not", "UAdd", "USub"}

// String returns the name of the operator in CPython's abstract syntax.
func (o UnaryOperator) String() string { return unaryOperatorNames[o] }

// CmpOp is a comparison operator.
type CmpOp uint8

const (
	Eq CmpOp = iota
	NotEq
	Lt
	LtE
	Gt
	GtE
	Is
	IsNot
	In
	NotIn
)

var cmpOpNames = [...]string{"Eq", "NotEq", "Lt", "LtE", "Gt", "GtE", "Is", "IsNot", "In", "NotIn"}

// String returns the name of the operator in CPython's abstract syntax.
func (o CmpOp) String() string { return cmpOpNames[o] }
