package compile

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

// typeName returns the name of the type of an expression that is plainly of one.
func typeName(e syntax.Expr) string {
	switch x := e.(type) {
	case *syntax.Constant:
		switch x.Value.(type) {
		case nil:
			return "NoneType"
		case bool:
			return "bool"
		case int64, *big.Int:
			return "int"
		case float64:
			return "float"
		case complex128:
			return "complex"
		case string:
			return "str"
		case syntax.Bytes:
			return "bytes"
		case syntax.Ellipsis:
			return "ellipsis"
		}
	case *syntax.Tuple:
		return "tuple"
	case *syntax.List, *syntax.ListComp:
		return "list"
	case *syntax.Dict, *syntax.DictComp:
		return "dict"
	case *syntax.Set, *syntax.SetComp:
		return "set"
	case *syntax.GeneratorExp:
		return "generator"
	case *syntax.Lambda:
		return "function"
	case *syntax.JoinedStr, *syntax.FormattedValue:
		return "str"
	}
	return ""
}

// warnCall warns of a call of what cannot be called.
func (c *compiler) warnCall(x *syntax.Call) {
	switch x.Func.(type) {
	case *syntax.Lambda:
		return
	}
	if t := typeName(x.Func); t != "" {
		c.warn(x.Range, "'"+t+"' object is not callable; perhaps you missed a comma?")
	}
}

// warnSubscript warns of a subscript of what has none, and of one that no list,
// tuple or string takes.
func (c *compiler) warnSubscript(x *syntax.Subscript) {
	t := typeName(x.Value)
	switch t {
	case "":
		return
	case "NoneType", "bool", "int", "float", "complex", "ellipsis", "set", "generator", "function":
		c.warn(x.Range, "'"+t+"' object is not subscriptable; perhaps you missed a comma?")
	case "str", "tuple", "list", "bytes":
		i := typeName(x.Slice)
		if i == "" || i == "int" || i == "bool" {
			return
		}
		c.warn(x.Range, t+" indices must be integers or slices, not "+i+"; perhaps you missed a comma?")
	}
}

// warnCompare warns of is with a literal.
func (c *compiler) warnCompare(x *syntax.Compare) {
	left := plainIdentity(x.Left)
	operand := x.Left
	for i, op := range x.Ops {
		right := plainIdentity(x.Comparators[i])
		if (op == syntax.Is || op == syntax.IsNot) && (!left || !right) {
			if left {
				operand = x.Comparators[i]
			}
			name, instead := "is", "=="
			if op == syntax.IsNot {
				name, instead = "is not", "!="
			}
			c.warn(x.Range, "\""+name+"\" with '"+typeName(operand)+"' literal. Did you mean \""+instead+"\"?")
			return
		}
		left, operand = right, x.Comparators[i]
	}
}

// plainIdentity reports whether is makes sense for an operand.
func plainIdentity(e syntax.Expr) bool {
	switch x := e.(type) {
	case *syntax.Constant:
		switch x.Value.(type) {
		case nil, bool, syntax.Ellipsis:
			return true
		}
		return false
	case *syntax.Tuple:
		for _, v := range x.Elts {
			if k, ok := v.(*syntax.Constant); !ok || k == nil {
				return true
			}
		}
		return false
	}
	return true
}

// hashable returns a Go value that is equal for equal constants, or nil for those
// that are not compared.
func hashable(v any) any {
	switch x := v.(type) {
	case nil:
		return "None"
	case bool:
		if x {
			return float64(1)
		}
		return float64(0)
	case int64:
		if x == int64(float64(x)) {
			return float64(x)
		}
		return x
	case *big.Int:
		return "int " + x.String()
	case float64, complex128:
		return x
	case string:
		return "str " + x
	case Bytes:
		return x
	}
	return nil
}

// reprConstant returns the repr of a constant that can be a key of a pattern.
func reprConstant(v any) string {
	switch x := v.(type) {
	case nil:
		return "None"
	case bool:
		if x {
			return "True"
		}
		return "False"
	case int64:
		return strconv.FormatInt(x, 10)
	case *big.Int:
		return x.String()
	case float64:
		return reprFloat(x)
	case complex128:
		return "(" + strings.TrimSuffix(reprFloat(real(x)), ".0") + signed(imag(x)) + "j)"
	case string:
		return reprString(x)
	case Bytes:
		return "b" + reprBytes(string(x))
	}
	return "Ellipsis"
}

func signed(f float64) string {
	s := strings.TrimSuffix(reprFloat(f), ".0")
	if s[0] != '-' {
		s = "+" + s
	}
	return s
}
