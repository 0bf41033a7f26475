package compile

import (
	"math"
	"math/big"
	"math/bits"
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

// Folding goes no further than what is surely exact and small: integers of 64
// bits, floats, and strings and tuples up to foldLimit.
const (
	foldLimit = 4096
	foldTuple = 256
)

// fold returns the value of an expression that is constant.
func (c *compiler) fold(e syntax.Expr) (any, bool) {
	switch x := e.(type) {
	case *syntax.Constant:
		switch v := x.Value.(type) {
		case syntax.Bytes:
			return Bytes(v), true
		case syntax.Ellipsis:
			return Ellipsis{}, true
		}
		return x.Value, true
	case *syntax.Name:
		if x.ID == "__debug__" && x.Ctx == syntax.Load {
			return c.opt.Optimize == 0, true
		}
	case *syntax.UnaryOp:
		if v, ok := c.fold(x.Operand); ok {
			return foldUnary(x.Op, v)
		}
	case *syntax.BinOp:
		return c.foldSpine(x)
	case *syntax.Tuple:
		if x.Ctx == syntax.Load {
			return c.foldTuple(x.Elts)
		}
	}
	return nil, false
}

// foldTuple makes a tuple of elements that are all constant.
func (c *compiler) foldTuple(elts []syntax.Expr) (any, bool) {
	for _, e := range elts { // most tuples are refused by their first names
		switch e.(type) {
		case *syntax.Constant, *syntax.UnaryOp, *syntax.BinOp, *syntax.Tuple:
		default:
			return nil, false
		}
	}
	t := make(Tuple, 0, len(elts))
	for _, e := range elts {
		v, ok := c.fold(e)
		if !ok {
			return nil, false
		}
		t = append(t, v)
	}
	return t, true
}

// foldSpine folds a chain of binary operators, which nests to the left.
func (c *compiler) foldSpine(x *syntax.BinOp) (any, bool) {
	leaf := x.Left
	depth := 1
	for {
		b, ok := leaf.(*syntax.BinOp)
		if !ok {
			break
		}
		leaf = b.Left
		depth++
	}
	v, ok := c.fold(leaf)
	if !ok {
		return nil, false
	}
	chain := make([]*syntax.BinOp, 0, depth)
	for b := x; ; {
		chain = append(chain, b)
		next, ok := b.Left.(*syntax.BinOp)
		if !ok {
			break
		}
		b = next
	}
	for i := len(chain) - 1; i >= 0; i-- {
		right, ok := c.fold(chain[i].Right)
		if !ok {
			return nil, false
		}
		if v, ok = foldBinary(chain[i].Op, v, right); !ok {
			return nil, false
		}
	}
	return v, true
}

func foldUnary(op syntax.UnaryOperator, v any) (any, bool) {
	if op == syntax.Not {
		return !truth(v), true
	}
	switch x := v.(type) {
	case bool:
		var n int64
		if x {
			n = 1
		}
		if op == syntax.Invert {
			return nil, false // deprecated: it warns at run time
		}
		return foldUnary(op, n)
	case int64:
		switch op {
		case syntax.UAdd:
			return x, true
		case syntax.USub:
			if x == math.MinInt64 {
				return nil, false
			}
			return -x, true
		case syntax.Invert:
			return ^x, true
		}
	case *big.Int:
		switch op {
		case syntax.UAdd:
			return x, true
		case syntax.USub:
			n := new(big.Int).Neg(x)
			if n.IsInt64() {
				return n.Int64(), true
			}
			return n, true
		}
	case float64:
		switch op {
		case syntax.UAdd:
			return x, true
		case syntax.USub:
			return -x, true
		}
	case complex128:
		switch op {
		case syntax.UAdd:
			return x, true
		case syntax.USub:
			return -x, true
		}
	}
	return nil, false
}

func foldBinary(op syntax.Operator, a, b any) (any, bool) {
	switch x := a.(type) {
	case int64:
		switch y := b.(type) {
		case int64:
			return foldInts(op, x, y)
		case float64:
			if x == int64(float64(x)) && x > -1<<53 && x < 1<<53 {
				return foldFloats(op, float64(x), y)
			}
		case complex128:
			if x > -1<<53 && x < 1<<53 {
				return foldComplex(op, float64(x), y)
			}
		case string:
			return foldRepeat(op, y, x)
		}
	case float64:
		switch y := b.(type) {
		case int64:
			if y > -1<<53 && y < 1<<53 {
				return foldFloats(op, x, float64(y))
			}
		case float64:
			return foldFloats(op, x, y)
		case complex128:
			return foldComplex(op, x, y)
		}
	case string:
		switch y := b.(type) {
		case string:
			// A surrogate at each side of the seam would have to be looked at.
			if op == syntax.Add && len(x)+len(y) <= foldLimit && utf8.ValidString(x) && utf8.ValidString(y) {
				return x + y, true
			}
		case int64:
			return foldRepeat(op, x, y)
		}
	case Bytes:
		if y, ok := b.(Bytes); ok && op == syntax.Add && len(x)+len(y) <= foldLimit {
			return x + y, true
		}
	case Tuple:
		if y, ok := b.(Tuple); ok && op == syntax.Add && len(x)+len(y) <= foldTuple {
			return append(append(make(Tuple, 0, len(x)+len(y)), x...), y...), true
		}
	}
	return nil, false
}

func foldRepeat(op syntax.Operator, s string, n int64) (any, bool) {
	if op != syntax.Mult || n < 0 || n > foldLimit || int64(len(s))*n > foldLimit || !utf8.ValidString(s) {
		return nil, false
	}
	return strings.Repeat(s, int(n)), true
}

func foldInts(op syntax.Operator, x, y int64) (any, bool) {
	switch op {
	case syntax.Add:
		if s := x + y; (s > x) == (y > 0) {
			return s, true
		}
	case syntax.Sub:
		if s := x - y; (s < x) == (y > 0) {
			return s, true
		}
	case syntax.Mult:
		return foldProduct(x, y)
	case syntax.FloorDiv, syntax.Mod:
		if y == 0 || x == math.MinInt64 {
			return nil, false
		}
		q, r := x/y, x%y
		if r != 0 && (r < 0) != (y < 0) {
			q, r = q-1, r+y
		}
		if op == syntax.Mod {
			return r, true
		}
		return q, true
	case syntax.Div:
		if y != 0 && x > -1<<53 && x < 1<<53 && y > -1<<53 && y < 1<<53 {
			return float64(x) / float64(y), true
		}
	case syntax.Pow:
		if y < 0 || y > 64 {
			return nil, false
		}
		var r any = int64(1)
		for range y {
			var ok bool
			if r, ok = foldProduct(r.(int64), x); !ok {
				return nil, false
			}
		}
		return r, true
	case syntax.LShift:
		if y >= 0 && y < 63 && x<<y>>y == x {
			return x << y, true
		}
	case syntax.RShift:
		if y >= 0 {
			return x >> min(y, 63), true
		}
	case syntax.BitOr:
		return x | y, true
	case syntax.BitXor:
		return x ^ y, true
	case syntax.BitAnd:
		return x & y, true
	}
	return nil, false
}

func foldProduct(x, y int64) (any, bool) {
	neg := (x < 0) != (y < 0)
	hi, lo := bits.Mul64(magnitude(x), magnitude(y))
	if hi != 0 || lo >= 1<<63 {
		return nil, false
	}
	if neg {
		return -int64(lo), true
	}
	return int64(lo), true
}

func magnitude(x int64) uint64 {
	if x < 0 {
		return -uint64(x)
	}
	return uint64(x)
}

// foldFloats leaves out what can raise or overflow.
func foldFloats(op syntax.Operator, x, y float64) (any, bool) {
	switch op {
	case syntax.Add:
		return x + y, true
	case syntax.Sub:
		return x - y, true
	case syntax.Mult:
		return x * y, true
	case syntax.Div:
		if y != 0 {
			return x / y, true
		}
	}
	return nil, false
}

// foldComplex makes the complex literals: a real part plus or minus an imaginary one.
func foldComplex(op syntax.Operator, x float64, y complex128) (any, bool) {
	switch op {
	case syntax.Add:
		return complex(x+real(y), 0+imag(y)), true
	case syntax.Sub:
		return complex(x-real(y), 0-imag(y)), true
	}
	return nil, false
}
