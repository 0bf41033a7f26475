package syntax

// A Field is a part of a node under its name in Python's abstract syntax. Its
// value is nil, a node, a slice of nodes, a string or slice of strings (both
// for identifiers), an Ident where the identifier is optional, a Literal, an
// operator or slice of operators, a Ctx, an int or a bool.
type Field struct {
	Name  string
	Value any
}

// Ident is an optional identifier; "" is None.
type Ident string

// Literal is the value of a Constant or MatchSingleton.
type Literal struct{ Value any }

// Fields returns the name of a node in Python's abstract syntax and its fields
// in their order there, without type comments.
func Fields(node any) (string, []Field) {
	switch n := node.(type) {
	case *Module:
		return "Module", []Field{{"body", n.Body}}
	case *Expression:
		return "Expression", []Field{{"body", n.Body}}
	case *Interactive:
		return "Interactive", []Field{{"body", n.Body}}
	case Stmt:
		return stmtFields(n)
	case Expr:
		return exprFields(n)
	case Pattern:
		return patternFields(n)
	case TypeParam:
		return typeParamFields(n)
	}
	return partFields(node)
}

func stmtFields(node Stmt) (string, []Field) {
	switch n := node.(type) {
	case *FunctionDef:
		return "FunctionDef", []Field{{"name", n.Name}, {"args", n.Args}, {"body", n.Body},
			{"decorator_list", n.DecoratorList}, {"returns", n.Returns}, {"type_params", n.TypeParams}}
	case *AsyncFunctionDef:
		return "AsyncFunctionDef", []Field{{"name", n.Name}, {"args", n.Args}, {"body", n.Body},
			{"decorator_list", n.DecoratorList}, {"returns", n.Returns}, {"type_params", n.TypeParams}}
	case *ClassDef:
		return "ClassDef", []Field{{"name", n.Name}, {"bases", n.Bases}, {"keywords", n.Keywords},
			{"body", n.Body}, {"decorator_list", n.DecoratorList}, {"type_params", n.TypeParams}}
	case *TypeAlias:
		return "TypeAlias", []Field{{"name", n.Name}, {"type_params", n.TypeParams}, {"value", n.Value}}
	case *For:
		return "For", []Field{{"target", n.Target}, {"iter", n.Iter}, {"body", n.Body}, {"orelse", n.Orelse}}
	case *AsyncFor:
		return "AsyncFor", []Field{{"target", n.Target}, {"iter", n.Iter}, {"body", n.Body}, {"orelse", n.Orelse}}
	case *While:
		return "While", []Field{{"test", n.Test}, {"body", n.Body}, {"orelse", n.Orelse}}
	case *If:
		return "If", []Field{{"test", n.Test}, {"body", n.Body}, {"orelse", n.Orelse}}
	case *With:
		return "With", []Field{{"items", n.Items}, {"body", n.Body}}
	case *AsyncWith:
		return "AsyncWith", []Field{{"items", n.Items}, {"body", n.Body}}
	case *Match:
		return "Match", []Field{{"subject", n.Subject}, {"cases", n.Cases}}
	case *Try:
		return "Try", []Field{{"body", n.Body}, {"handlers", n.Handlers}, {"orelse", n.Orelse},
			{"finalbody", n.Finalbody}}
	case *TryStar:
		return "TryStar", []Field{{"body", n.Body}, {"handlers", n.Handlers}, {"orelse", n.Orelse},
			{"finalbody", n.Finalbody}}
	}
	return simpleStmtFields(node)
}

func simpleStmtFields(node Stmt) (string, []Field) {
	switch n := node.(type) {
	case *Return:
		return "Return", []Field{{"value", n.Value}}
	case *Delete:
		return "Delete", []Field{{"targets", n.Targets}}
	case *Assign:
		return "Assign", []Field{{"targets", n.Targets}, {"value", n.Value}}
	case *AugAssign:
		return "AugAssign", []Field{{"target", n.Target}, {"op", n.Op}, {"value", n.Value}}
	case *AnnAssign:
		return "AnnAssign", []Field{{"target", n.Target}, {"annotation", n.Annotation},
			{"value", n.Value}, {"simple", n.Simple}}
	case *Raise:
		return "Raise", []Field{{"exc", n.Exc}, {"cause", n.Cause}}
	case *Assert:
		return "Assert", []Field{{"test", n.Test}, {"msg", n.Msg}}
	case *Import:
		return "Import", []Field{{"names", n.Names}}
	case *ImportFrom:
		return "ImportFrom", []Field{{"module", Ident(n.Module)}, {"names", n.Names}, {"level", n.Level}}
	case *Global:
		return "Global", []Field{{"names", n.Names}}
	case *Nonlocal:
		return "Nonlocal", []Field{{"names", n.Names}}
	case *ExprStmt:
		return "Expr", []Field{{"value", n.Value}}
	case *Pass:
		return "Pass", nil
	case *Break:
		return "Break", nil
	case *Continue:
		return "Continue", nil
	}
	return "", nil
}

func exprFields(node Expr) (string, []Field) {
	switch n := node.(type) {
	case *Constant:
		return "Constant", []Field{{"value", Literal{n.Value}}, {"kind", Ident(n.KindString())}}
	case *Name:
		return "Name", []Field{{"id", n.ID}, {"ctx", n.Ctx}}
	case *Attribute:
		return "Attribute", []Field{{"value", n.Value}, {"attr", n.Attr}, {"ctx", n.Ctx}}
	case *Subscript:
		return "Subscript", []Field{{"value", n.Value}, {"slice", n.Slice}, {"ctx", n.Ctx}}
	case *Call:
		return "Call", []Field{{"func", n.Func}, {"args", n.Args}, {"keywords", n.Keywords}}
	case *BoolOp:
		return "BoolOp", []Field{{"op", n.Op}, {"values", n.Values}}
	case *NamedExpr:
		return "NamedExpr", []Field{{"target", n.Target}, {"value", n.Value}}
	case *BinOp:
		return "BinOp", []Field{{"left", n.Left}, {"op", n.Op}, {"right", n.Right}}
	case *UnaryOp:
		return "UnaryOp", []Field{{"op", n.Op}, {"operand", n.Operand}}
	case *Lambda:
		return "Lambda", []Field{{"args", n.Args}, {"body", n.Body}}
	case *IfExp:
		return "IfExp", []Field{{"test", n.Test}, {"body", n.Body}, {"orelse", n.Orelse}}
	case *Compare:
		return "Compare", []Field{{"left", n.Left}, {"ops", n.Ops}, {"comparators", n.Comparators}}
	case *Starred:
		return "Starred", []Field{{"value", n.Value}, {"ctx", n.Ctx}}
	case *Slice:
		return "Slice", []Field{{"lower", n.Lower}, {"upper", n.Upper}, {"step", n.Step}}
	case *Await:
		return "Await", []Field{{"value", n.Value}}
	case *Yield:
		return "Yield", []Field{{"value", n.Value}}
	case *YieldFrom:
		return "YieldFrom", []Field{{"value", n.Value}}
	}
	return displayFields(node)
}

// KindString is the kind of a constant as the abstract syntax has it.
func (n *Constant) KindString() string {
	if n.Kind == 0 {
		return ""
	}
	return string(n.Kind)
}

// displayFields is for expressions that contain lists of others.
func displayFields(node Expr) (string, []Field) {
	switch n := node.(type) {
	case *Dict:
		return "Dict", []Field{{"keys", n.Keys}, {"values", n.Values}}
	case *Set:
		return "Set", []Field{{"elts", n.Elts}}
	case *List:
		return "List", []Field{{"elts", n.Elts}, {"ctx", n.Ctx}}
	case *Tuple:
		return "Tuple", []Field{{"elts", n.Elts}, {"ctx", n.Ctx}}
	case *ListComp:
		return "ListComp", []Field{{"elt", n.Elt}, {"generators", n.Generators}}
	case *SetComp:
		return "SetComp", []Field{{"elt", n.Elt}, {"generators", n.Generators}}
	case *DictComp:
		return "DictComp", []Field{{"key", n.Key}, {"value", n.Value}, {"generators", n.Generators}}
	case *GeneratorExp:
		return "GeneratorExp", []Field{{"elt", n.Elt}, {"generators", n.Generators}}
	case *FormattedValue:
		return "FormattedValue", []Field{{"value", n.Value}, {"conversion", n.Conversion},
			{"format_spec", n.FormatSpec}}
	case *Interpolation:
		return "Interpolation", []Field{{"value", n.Value}, {"str", Literal{n.Str}},
			{"conversion", n.Conversion}, {"format_spec", n.FormatSpec}}
	case *JoinedStr:
		return "JoinedStr", []Field{{"values", n.Values}}
	case *TemplateStr:
		return "TemplateStr", []Field{{"values", n.Values}}
	}
	return "", nil
}

func patternFields(node Pattern) (string, []Field) {
	switch n := node.(type) {
	case *MatchValue:
		return "MatchValue", []Field{{"value", n.Value}}
	case *MatchSingleton:
		return "MatchSingleton", []Field{{"value", Literal{n.Value}}}
	case *MatchSequence:
		return "MatchSequence", []Field{{"patterns", n.Patterns}}
	case *MatchMapping:
		return "MatchMapping", []Field{{"keys", n.Keys}, {"patterns", n.Patterns}, {"rest", Ident(n.Rest)}}
	case *MatchClass:
		return "MatchClass", []Field{{"cls", n.Cls}, {"patterns", n.Patterns},
			{"kwd_attrs", n.KwdAttrs}, {"kwd_patterns", n.KwdPatterns}}
	case *MatchStar:
		return "MatchStar", []Field{{"name", Ident(n.Name)}}
	case *MatchAs:
		return "MatchAs", []Field{{"pattern", n.Pattern}, {"name", Ident(n.Name)}}
	case *MatchOr:
		return "MatchOr", []Field{{"patterns", n.Patterns}}
	}
	return "", nil
}

func typeParamFields(node TypeParam) (string, []Field) {
	switch n := node.(type) {
	case *TypeVar:
		return "TypeVar", []Field{{"name", n.Name}, {"bound", n.Bound}, {"default_value", n.DefaultValue}}
	case *ParamSpec:
		return "ParamSpec", []Field{{"name", n.Name}, {"default_value", n.DefaultValue}}
	case *TypeVarTuple:
		return "TypeVarTuple", []Field{{"name", n.Name}, {"default_value", n.DefaultValue}}
	}
	return "", nil
}

func partFields(node any) (string, []Field) {
	switch n := node.(type) {
	case *ExceptHandler:
		return "ExceptHandler", []Field{{"type", n.Type}, {"name", Ident(n.Name)}, {"body", n.Body}}
	case *Alias:
		return "alias", []Field{{"name", n.Name}, {"asname", Ident(n.AsName)}}
	case *WithItem:
		return "withitem", []Field{{"context_expr", n.ContextExpr}, {"optional_vars", n.OptionalVars}}
	case *Keyword:
		return "keyword", []Field{{"arg", Ident(n.Arg)}, {"value", n.Value}}
	case *Arg:
		return "arg", []Field{{"arg", n.Arg}, {"annotation", n.Annotation}}
	case *Arguments:
		return "arguments", []Field{{"posonlyargs", n.PosOnlyArgs}, {"args", n.Args}, {"vararg", n.VarArg},
			{"kwonlyargs", n.KwOnlyArgs}, {"kw_defaults", n.KwDefaults}, {"kwarg", n.KwArg},
			{"defaults", n.Defaults}}
	case *Comprehension:
		return "comprehension", []Field{{"target", n.Target}, {"iter", n.Iter}, {"ifs", n.Ifs},
			{"is_async", n.IsAsync}}
	case *MatchCase:
		return "match_case", []Field{{"pattern", n.Pattern}, {"guard", n.Guard}, {"body", n.Body}}
	}
	return "", nil
}
