package check

import "github.com/gilliam-run/gilliam/internal/syntax"

// A guard says which errors a part of the program expects.
type guard uint8

const (
	guardName guard = 1 << iota
	guardImport
	guardAttribute
	guardType

	guardAll = guardName | guardImport | guardAttribute | guardType
)

// exceptionGuards says which of the guarded errors the built-in exception classes catch.
// Those that are not here are classes of the program or values.
var exceptionGuards = map[string]guard{
	"NameError": guardName, "UnboundLocalError": 0, "ImportError": guardImport, "ModuleNotFoundError": guardImport,
	"AttributeError": guardAttribute, "TypeError": guardType, "Exception": guardAll, "BaseException": guardAll,
	"ArithmeticError": 0, "AssertionError": 0, "BufferError": 0, "EOFError": 0, "FloatingPointError": 0,
	"GeneratorExit": 0, "IndexError": 0, "KeyError": 0, "KeyboardInterrupt": 0, "LookupError": 0, "MemoryError": 0,
	"NotImplementedError": 0, "OSError": 0, "IOError": 0, "OverflowError": 0, "RecursionError": 0, "ReferenceError": 0,
	"RuntimeError": 0, "StopAsyncIteration": 0, "StopIteration": 0, "SyntaxError": 0, "SystemError": 0, "SystemExit": 0,
	"TimeoutError": 0, "UnicodeDecodeError": 0, "UnicodeEncodeError": 0, "UnicodeError": 0, "ValueError": 0,
	"ZeroDivisionError": 0, "FileNotFoundError": 0, "FileExistsError": 0, "PermissionError": 0, "ConnectionError": 0,
	"IsADirectoryError": 0, "NotADirectoryError": 0, "ExceptionGroup": guardAll, "BaseExceptionGroup": guardAll,
}

// caught is what handlers catch.
func (s *survey) caught(handlers []*syntax.ExceptHandler) (g guard) {
	for _, h := range handlers {
		if h.Type == nil {
			return guardAll
		}
		g |= s.catches(h.Type)
	}
	return g
}

// catches is what a class, or each of a tuple of classes, catches.
func (s *survey) catches(e syntax.Expr) (g guard) {
	switch x := e.(type) {
	case *syntax.Tuple:
		for _, elt := range x.Elts {
			g |= s.catches(elt)
		}
		return g
	case *syntax.Name:
		if g, ok := exceptionGuards[x.ID]; ok {
			return g
		}
		if g, ok := s.classes[x.ID]; ok {
			return g
		}
		return guardAll
	case *syntax.Attribute: // an exception of a module is none of those
		return 0
	}
	return guardAll
}

// expectedBy is what the managers of a with statement are told to expect.
func (s *survey) expectedBy(items []*syntax.WithItem) (g guard) {
	for _, it := range items {
		call, ok := it.ContextExpr.(*syntax.Call)
		if !ok {
			continue
		}
		for _, a := range call.Args {
			switch x := a.(type) {
			case *syntax.Name:
				g |= exceptionGuards[x.ID] | s.classes[x.ID]
			case *syntax.Tuple:
				g |= s.catches(x)
			}
		}
	}
	return g
}

// presenceNames are names whose mention in a test means that it asks what there is.
var presenceNames = map[string]bool{
	"TYPE_CHECKING": true, "platform": true, "hasattr": true, "getattr": true, "globals": true, "locals": true, "vars": true,
	"dir": true, "version_info": true, "version": true, "hexversion": true, "implementation": true, "find_spec": true,
	"modules": true, "__debug__": true,
}

// presence reports whether a test asks what there is. Deep tests are not looked through.
func presence(e syntax.Expr) bool {
	todo := []any{e}
	for n := 0; len(todo) > 0 && n < 200; n++ {
		node := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		switch x := node.(type) {
		case *syntax.Name:
			if presenceNames[x.ID] {
				return true
			}
		case *syntax.Attribute:
			if presenceNames[x.Attr] {
				return true
			}
			todo = append(todo, x.Value)
		case *syntax.Call:
			todo = append(todo, x.Func)
		case *syntax.BoolOp:
			for _, v := range x.Values {
				todo = append(todo, v)
			}
		case *syntax.UnaryOp:
			todo = append(todo, x.Operand)
		case *syntax.Compare:
			todo = append(todo, x.Left)
			for _, v := range x.Comparators {
				todo = append(todo, v)
			}
		case *syntax.Subscript:
			todo = append(todo, x.Value)
		}
	}
	return false
}

// never reports that a test is a constant that is false.
func never(e syntax.Expr) bool {
	c, ok := e.(*syntax.Constant)
	if !ok {
		return false
	}
	switch v := c.Value.(type) {
	case nil:
		return true
	case bool:
		return !v
	case int64:
		return v == 0
	case string:
		return v == ""
	}
	return false
}
