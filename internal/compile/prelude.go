package compile

// preludeName is the index of a prelude function that compiled code calls.
type preludeName int

// The prelude functions of statements and expressions, in the order of PreludeNames.
const (
	preGroupMatch preludeName = iota
	preGroupResult
	preTemplate
	preInterpolation
	preTypeVar
	preParamSpec
	preTypeVarTuple
	preTypeAlias
	preGenericBase
	preAnnotateFormat
	preDisplay
)

// PreludeNames are the functions OpLoadP loads, by index. They are called as any
// function is, and written in Python (internal/vm/prelude/statements.py) unless they are
// natives that only the prelude sees.
var PreludeNames = []string{
	// (rest, type) → (match, rest): what an except* clause takes of the exception
	// rest, or None, and what it leaves, or None. TypeError for a type that is no
	// exception class or is an exception group.
	preGroupMatch: "except_star_match",
	// (exc, rest, raised) → the exception a try statement with except* clauses
	// raises in the end, or None: exc is the one it began with, rest what no clause
	// took, raised the list of what the clauses raised.
	preGroupResult: "except_star_result",
	// (parts) → the Template of a list of strings and Interpolations.
	preTemplate: "make_template",
	// (value, text, conversion or None, format) → the Interpolation.
	preInterpolation: "make_interpolation",
	// (name, bound, constraints, default) → the TypeVar; all but the name are
	// functions that evaluate, or None.
	preTypeVar: "make_typevar",
	// (name, default) → the ParamSpec.
	preParamSpec: "make_paramspec",
	// (name, default) → the TypeVarTuple.
	preTypeVarTuple: "make_typevartuple",
	// (name, type parameters or None, value function) → the TypeAliasType.
	preTypeAlias: "make_typealias",
	// (type parameters) → Generic[type parameters].
	preGenericBase: "make_generic_base",
	// () raises NotImplementedError: an __annotate__ function does not know the format.
	preAnnotateFormat: "annotate_format",
	// (value) calls sys.displayhook(value).
	preDisplay: "display",
}
