package compile

import (
	"math"
	"math/big"
	"strconv"
	"strings"
)

// constant returns the index of a constant.
func (c *compiler) constant(v any) int {
	if s, ok := v.(string); ok {
		if i, ok := c.stringIndex[s]; ok {
			return int(i)
		}
	}
	const recent = 16
	for i := len(c.consts) - 1; i >= 0 && i >= len(c.consts)-recent; i-- {
		if sameConstant(c.consts[i], v) {
			return i
		}
	}
	n := len(c.consts)
	c.consts = append(c.consts, v)
	if s, ok := v.(string); ok && n >= recent {
		if c.stringIndex == nil {
			c.stringIndex = map[string]int32{}
		}
		c.stringIndex[s] = int32(n)
	}
	return n
}

// sameConstant reports whether two constants are the same: equal, of the same
// type, and neither a container, which are told apart by their place.
func sameConstant(a, b any) bool {
	switch a := a.(type) {
	case int64:
		b, ok := b.(int64)
		return ok && a == b
	case string:
		b, ok := b.(string)
		return ok && a == b
	case Bytes:
		b, ok := b.(Bytes)
		return ok && a == b
	case float64:
		b, ok := b.(float64)
		return ok && math.Float64bits(a) == math.Float64bits(b)
	case Tuple:
		b, ok := b.(Tuple)
		if !ok || len(a) != len(b) || len(a) > 16 {
			return false
		}
		for i := range a {
			if _, nested := a[i].(Tuple); nested || !sameConstant(a[i], b[i]) {
				return false
			}
		}
		return true
	case nil, bool, Ellipsis:
		return a == b
	}
	return false
}

// loadConst puts a constant into a register.
func (c *compiler) loadConst(dst int, v any) {
	if c.dead {
		return
	}
	switch x := v.(type) {
	case nil:
		c.emit(OpLoadS, dst, 0, 0, SpecialNone)
	case bool:
		if x {
			c.emit(OpLoadS, dst, 0, 0, SpecialTrue)
		} else {
			c.emit(OpLoadS, dst, 0, 0, SpecialFalse)
		}
	case Ellipsis:
		c.emit(OpLoadS, dst, 0, 0, SpecialEllipsis)
	case int64:
		if x == int64(int32(x)) {
			c.emit(OpLoadI, dst, 0, 0, int(x))
			return
		}
		c.emit(OpLoadK, dst, 0, 0, c.constant(v))
	default:
		c.emit(OpLoadK, dst, 0, 0, c.constant(v))
	}
}

// truth returns the truth value of a constant.
func truth(v any) bool {
	switch x := v.(type) {
	case nil:
		return false
	case bool:
		return x
	case int64:
		return x != 0
	case *big.Int:
		return x.Sign() != 0
	case float64:
		return x != 0
	case complex128:
		return x != 0
	case string:
		return x != ""
	case Bytes:
		return x != ""
	case Tuple:
		return len(x) > 0
	case FrozenSet:
		return len(x) > 0
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
	case float64:
		return x
	case complex128:
		if imag(x) == 0 {
			return real(x)
		}
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
		if real(x) == 0 && !math.Signbit(real(x)) {
			return strings.TrimPrefix(signed(imag(x)), "+") + "j"
		}
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
