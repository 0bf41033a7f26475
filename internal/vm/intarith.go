package vm

import (
	"math/big"
	"math/bits"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Integer arithmetic in three sizes: inline integers, integers of up to 128 bits, whose
// results cost one allocation, and all others through package bigint.

// smallBinary computes i op j for inline integers.
func (vm *VM) smallBinary(op compile.Op, i, j int64) Value {
	switch op {
	case compile.OpAdd:
		return vm.h.NewInt(i + j)
	case compile.OpSub:
		return vm.h.NewInt(i - j)
	case compile.OpAnd:
		return heap.Small(i & j)
	case compile.OpOr:
		return heap.Small(i | j)
	case compile.OpXor:
		return heap.Small(i ^ j)
	case compile.OpFloorDiv:
		if j != 0 {
			q, _ := floorDivMod(i, j)
			return vm.h.NewInt(q)
		}
	case compile.OpMod:
		if j != 0 {
			_, r := floorDivMod(i, j)
			return heap.Small(r)
		}
	case compile.OpDiv:
		const exact = 1 << 53
		if j != 0 && -exact <= i && i <= exact && -exact <= j && j <= exact {
			return vm.h.NewFloat(float64(i) / float64(j))
		}
	case compile.OpShl:
		if 0 <= j && j < 62 {
			if r := i << uint(j); r>>uint(j) == i {
				return vm.h.NewInt(r)
			}
		}
	case compile.OpShr:
		if j >= 0 {
			return heap.Small(i >> uint(min(j, 63)))
		}
	}
	return vm.intBinary(op, heap.Small(i), heap.Small(j))
}

// floorDivMod divides rounding toward minus infinity; j is not zero and the quotient is
// not that of the smallest int64 by -1.
func floorDivMod(i, j int64) (q, r int64) {
	q, r = i/j, i%j
	if r != 0 && (r < 0) != (j < 0) {
		q--
		r += j
	}
	return q, r
}

// wideUnits is the fuel of an operation on integers of up to 128 bits.
const wideUnits = 6

// intBinary computes x op y for built-in ints and bools.
func (vm *VM) intBinary(op compile.Op, x, y Value) Value {
	if a, ok := vm.wideOf(x); ok {
		if b, ok := vm.wideOf(y); ok {
			if r, ok := wideBinary(op, a, b); ok {
				vm.budget -= wideUnits
				return vm.newWide(r)
			}
		}
	}
	return vm.bigBinary(op, x, y)
}

// wide is an integer of up to 128 bits: a sign and a magnitude. Zero may have a sign.
type wide struct {
	hi, lo uint64
	neg    bool
}

// wideOf loads a built-in int or bool that is small enough.
func (vm *VM) wideOf(v Value) (wide, bool) {
	if v.Is(heap.KInt) {
		b := vm.h.Big(v)
		switch len(b.Mag) {
		case 1:
			return wide{lo: uint64(b.Mag[0]), neg: b.Neg}, true
		case 2:
			return wide{hi: uint64(b.Mag[1]), lo: uint64(b.Mag[0]), neg: b.Neg}, true
		}
		return wide{}, false
	}
	i, _ := vm.h.SmallInt(v)
	return wideInt(i), true
}

func wideInt(i int64) wide {
	if i < 0 {
		return wide{lo: uint64(-i), neg: true}
	}
	return wide{lo: uint64(i)}
}

// newWide makes an int.
func (vm *VM) newWide(w wide) Value {
	if w.hi != 0 {
		return vm.h.NewBig(w.neg, []big.Word{big.Word(w.lo), big.Word(w.hi)})
	}
	if w.lo <= 1<<61 {
		i := int64(w.lo)
		if w.neg {
			i = -i
		}
		if heap.FitsSmall(i) {
			return heap.Small(i)
		}
	}
	return vm.h.NewBig(w.neg, []big.Word{big.Word(w.lo)})
}

// wideBinary computes a op b if the result has at most 128 bits and needs no error.
func wideBinary(op compile.Op, a, b wide) (wide, bool) {
	switch op {
	case compile.OpAdd:
		return wideAdd(a, b)
	case compile.OpSub:
		b.neg = !b.neg
		return wideAdd(a, b)
	case compile.OpMul:
		return wideMul(a, b)
	case compile.OpFloorDiv:
		q, _, ok := wideDivMod(a, b)
		return q, ok
	case compile.OpMod:
		_, r, ok := wideDivMod(a, b)
		return r, ok
	case compile.OpAnd, compile.OpOr, compile.OpXor:
		return wideLogic(op, a, b)
	case compile.OpShl:
		return wideShl(a, b)
	case compile.OpShr:
		return wideShr(a, b)
	case compile.OpPow:
		return widePow(a, b)
	}
	return wide{}, false
}

func wideLess(a, b wide) bool { return a.hi < b.hi || a.hi == b.hi && a.lo < b.lo }

func wideAdd(a, b wide) (wide, bool) {
	if a.neg == b.neg {
		lo, c := bits.Add64(a.lo, b.lo, 0)
		hi, c := bits.Add64(a.hi, b.hi, c)
		return wide{hi, lo, a.neg}, c == 0
	}
	if wideLess(a, b) {
		a, b = b, a
	}
	lo, c := bits.Sub64(a.lo, b.lo, 0)
	hi, _ := bits.Sub64(a.hi, b.hi, c)
	return wide{hi, lo, a.neg}, true
}

func wideMul(a, b wide) (wide, bool) {
	if a.hi != 0 {
		a, b = b, a
	}
	hi, lo := bits.Mul64(a.lo, b.lo)
	if b.hi != 0 {
		if a.hi != 0 {
			return wide{}, false
		}
		over, mid := bits.Mul64(a.lo, b.hi)
		var c uint64
		if hi, c = bits.Add64(hi, mid, 0); over != 0 || c != 0 {
			return wide{}, false
		}
	}
	return wide{hi, lo, a.neg != b.neg}, true
}

// wideDivMod divides rounding toward minus infinity.
func wideDivMod(a, b wide) (q, r wide, ok bool) {
	switch {
	case b.hi == 0 && b.lo == 0:
		return q, r, false
	case b.hi == 0:
		q.hi = a.hi / b.lo
		q.lo, r.lo = bits.Div64(a.hi%b.lo, a.lo, b.lo)
	case wideLess(a, b):
		r = wide{hi: a.hi, lo: a.lo}
	default:
		return q, r, false
	}
	q.neg, r.neg = a.neg != b.neg, b.neg
	if q.neg && r.hi|r.lo != 0 {
		// Rounded toward zero so far: one step further down.
		q, _ = wideAdd(q, wide{lo: 1, neg: true})
		r, _ = wideAdd(b, wide{r.hi, r.lo, !b.neg})
	}
	return q, r, true
}

// twos is the two's complement of a in 128 bits, if it fits.
func (a wide) twos() (hi, lo uint64, ok bool) {
	if a.hi>>63 != 0 {
		return 0, 0, false
	}
	if !a.neg {
		return a.hi, a.lo, true
	}
	lo, c := bits.Sub64(0, a.lo, 0)
	hi, _ = bits.Sub64(0, a.hi, c)
	return hi, lo, true
}

func wideLogic(op compile.Op, a, b wide) (wide, bool) {
	ah, al, bh, bl := a.hi, a.lo, b.hi, b.lo
	if a.neg || b.neg {
		var ok1, ok2 bool
		ah, al, ok1 = a.twos()
		bh, bl, ok2 = b.twos()
		if !ok1 || !ok2 {
			return wide{}, false
		}
	}
	var r wide
	neg := false
	switch op {
	case compile.OpAnd:
		r.hi, r.lo, neg = ah&bh, al&bl, a.neg && b.neg
	case compile.OpOr:
		r.hi, r.lo, neg = ah|bh, al|bl, a.neg || b.neg
	default:
		r.hi, r.lo, neg = ah^bh, al^bl, a.neg != b.neg
	}
	if neg {
		var c uint64
		r.lo, c = bits.Sub64(0, r.lo, 0)
		r.hi, _ = bits.Sub64(0, r.hi, c)
		r.neg = true
	}
	return r, true
}

func wideShl(a, b wide) (wide, bool) {
	if b.neg || b.hi != 0 {
		return wide{}, false
	}
	n := 64 + bits.Len64(a.hi)
	if a.hi == 0 {
		n = bits.Len64(a.lo)
	}
	if n == 0 {
		return wide{}, true
	}
	if b.lo >= 128 || n+int(b.lo) > 128 {
		return wide{}, false
	}
	s := uint(b.lo)
	if s >= 64 {
		return wide{a.lo << (s - 64), 0, a.neg}, true
	}
	return wide{a.hi<<s | a.lo>>(64-s), a.lo << s, a.neg}, true
}

func wideShr(a, b wide) (wide, bool) {
	if b.neg {
		return wide{}, false
	}
	var r wide
	if s := uint(b.lo); b.hi == 0 && b.lo < 128 {
		if s >= 64 {
			r.lo = a.hi >> (s - 64)
		} else {
			r.hi, r.lo = a.hi>>s, a.lo>>s|a.hi<<(64-s)
		}
	}
	if a.neg {
		// The magnitude is rounded up: bits that were shifted out count as one.
		back, ok := wideShl(r, b)
		r.neg = true
		if !ok || back.hi != a.hi || back.lo != a.lo {
			r, _ = wideAdd(r, wide{lo: 1, neg: true})
		}
	}
	return r, true
}

func widePow(a, b wide) (wide, bool) {
	if b.neg || b.hi != 0 {
		return wide{}, false
	}
	r, ok := wide{lo: 1}, true
	for n := b.lo; ; {
		if n&1 != 0 {
			if r, ok = wideMul(r, a); !ok {
				return r, false
			}
		}
		if n >>= 1; n == 0 {
			return r, true
		}
		if a, ok = wideMul(a, a); !ok {
			return r, false
		}
	}
}

// bigBinary computes x op y for built-in ints of any size.
func (vm *VM) bigBinary(op compile.Op, x, y Value) Value {
	m, a, b := vm.meter(), vm.bigOf(x), vm.bigOf(y)
	switch op {
	case compile.OpAdd:
		return vm.bigResult(bigint.Add(m, a, b))
	case compile.OpSub:
		return vm.bigResult(bigint.Sub(m, a, b))
	case compile.OpMul:
		return vm.bigResult(bigint.Mul(m, a, b))
	case compile.OpFloorDiv:
		return vm.bigResult(bigint.FloorDiv(m, a, b))
	case compile.OpMod:
		z, err := bigint.Mod(m, a, b)
		if err == bigint.ErrDivisionByZero {
			return vm.Raisef(E.ZeroDivisionError, "integer modulo by zero")
		}
		return vm.bigResult(z, err)
	case compile.OpDiv:
		f, err := bigint.TrueDiv(m, a, b)
		switch err {
		case nil:
			return vm.h.NewFloat(f)
		case bigint.ErrDivisionByZero:
			return vm.Raisef(E.ZeroDivisionError, "division by zero")
		case bigint.ErrOverflow:
			return vm.Raisef(E.OverflowError, "integer division result too large for a float")
		}
		return vm.numError(err)
	case compile.OpAnd:
		return vm.bigResult(bigint.And(m, a, b))
	case compile.OpOr:
		return vm.bigResult(bigint.Or(m, a, b))
	case compile.OpXor:
		return vm.bigResult(bigint.Xor(m, a, b))
	case compile.OpShl, compile.OpShr:
		return vm.bigShift(op, a, b)
	case compile.OpPow:
		return vm.bigPow(x, y)
	}
	return heap.NotImplemented
}

// maxShiftBits is the width of shift counts that CPython takes for a lack of memory;
// wider ones exceed what it can count.
const maxShiftBits = 67

func (vm *VM) bigShift(op compile.Op, a, b bigint.Int) Value {
	if b.Neg {
		return vm.Raisef(E.ValueError, "negative shift count")
	}
	n, fits := b.Uint64()
	switch {
	case len(a.Mag) == 0:
		return heap.Small(0)
	case op == compile.OpShl && fits:
		return vm.bigResult(bigint.Shl(vm.meter(), a, n))
	case op == compile.OpShr && fits:
		return vm.bigResult(bigint.Shr(vm.meter(), a, n))
	case op == compile.OpShr && a.Neg:
		return heap.Small(-1)
	case op == compile.OpShr:
		return heap.Small(0)
	case b.BitLen() <= maxShiftBits:
		return vm.RaiseArgs(E.MemoryError)
	}
	return vm.Raisef(E.OverflowError, "too many digits in integer")
}

// bigPow is x ** y for built-in ints: a float if y is negative.
func (vm *VM) bigPow(x, y Value) Value {
	b := vm.bigOf(y)
	if b.Neg {
		f, r := vm.floatOf(x)
		if r != heap.None {
			return r
		}
		g, r := vm.floatOf(y)
		if r != heap.None {
			return r
		}
		return vm.floatBinary(compile.OpPow, f, g)
	}
	a := vm.bigOf(x)
	if a.BitLen() <= 1 {
		// 0, 1 and -1 have powers for exponents of any size.
		if len(a.Mag) == 0 {
			return heap.Small(0)
		}
		if a.Neg && b.Odd() {
			return heap.Small(-1)
		}
		return heap.Small(1)
	}
	n, fits := b.Uint64()
	if !fits {
		return vm.RaiseArgs(E.MemoryError)
	}
	return vm.bigResult(bigint.Pow(vm.meter(), a, n))
}

// intUnary computes -x, +x or ~x for a built-in int.
func (vm *VM) intUnary(op compile.Op, x Value) Value {
	if op == compile.OpPos {
		return x
	}
	if x.IsInt() {
		if op == compile.OpNeg {
			return vm.h.NewInt(-x.Int())
		}
		return heap.Small(^x.Int())
	}
	if op == compile.OpNeg {
		return vm.bigResult(bigint.Neg(vm.meter(), vm.bigOf(x)))
	}
	return vm.bigResult(bigint.Not(vm.meter(), vm.bigOf(x)))
}

// compareInts compares built-in ints and bools.
func (vm *VM) compareInts(x, y Value) (int, error) {
	i, smallX := vm.h.SmallInt(x)
	j, smallY := vm.h.SmallInt(y)
	switch {
	case smallX && smallY:
		switch {
		case i < j:
			return -1, nil
		case i > j:
			return 1, nil
		}
		return 0, nil
	case smallX:
		// A big int is farther from zero than any inline one.
		return -vm.bigOf(y).Sign(), nil
	case smallY:
		return vm.bigOf(x).Sign(), nil
	}
	return bigint.Cmp(vm.meter(), vm.bigOf(x), vm.bigOf(y))
}

// intDivMod is divmod(x, y) for built-in ints: a tuple, or a mark.
func (vm *VM) intDivMod(x, y Value) Value {
	if x.IsInt() && y.IsInt() && y != heap.Small(0) {
		q, r := floorDivMod(x.Int(), y.Int())
		return vm.h.NewTuple([]Value{vm.h.NewInt(q), heap.Small(r)})
	}
	if a, ok := vm.wideOf(x); ok {
		if b, ok := vm.wideOf(y); ok {
			if q, r, ok := wideDivMod(a, b); ok {
				vm.budget -= wideUnits
				return vm.h.NewTuple([]Value{vm.newWide(q), vm.newWide(r)})
			}
		}
	}
	q, r, err := bigint.DivMod(vm.meter(), vm.bigOf(x), vm.bigOf(y))
	if err != nil {
		return vm.numError(err)
	}
	return vm.h.NewTuple([]Value{vm.h.NewBig(q.Neg, q.Mag), vm.h.NewBig(r.Neg, r.Mag)})
}

// intPowMod is pow(x, y, z) for built-in ints.
func (vm *VM) intPowMod(x, y, z Value) Value {
	if x.IsInt() && y.IsInt() && z.IsInt() && y.Int() >= 0 && z.Int() > 0 {
		vm.budget -= 4 * int64(bits.Len64(uint64(y.Int())))
		return heap.Small(smallPowMod(x.Int(), y.Int(), z.Int()))
	}
	r, err := bigint.PowMod(vm.meter(), vm.bigOf(x), vm.bigOf(y), vm.bigOf(z))
	if err == bigint.ErrDivisionByZero {
		return vm.Raisef(E.ValueError, "pow() 3rd argument cannot be 0")
	}
	return vm.bigResult(r, err)
}

// smallPowMod is i ** n modulo m for n not below 0 and m above 0.
func smallPowMod(i, n, m int64) int64 {
	_, r := floorDivMod(i, m)
	base, result := uint64(r), 1%uint64(m)
	for {
		if n&1 != 0 {
			hi, lo := bits.Mul64(result, base)
			_, result = bits.Div64(hi, lo, uint64(m))
		}
		if n >>= 1; n == 0 {
			return int64(result)
		}
		hi, lo := bits.Mul64(base, base)
		_, base = bits.Div64(hi, lo, uint64(m))
	}
}
