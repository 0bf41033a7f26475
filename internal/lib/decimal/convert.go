package decimal

import (
	"math"
	"strings"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/number"
	"github.com/gilliam-run/gilliam/internal/unicode"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Conversions to and from Decimal.

// fromFloat is the exact value of a float.
func (c *calc) fromFloat(f float64) *dec {
	switch {
	case math.IsNaN(f):
		return &dec{form: quiet, neg: math.Signbit(f), digits: 1}
	case math.IsInf(f, 0):
		return infinity(f < 0)
	case f == 0:
		return &dec{neg: math.Signbit(f), digits: 1}
	}
	if c.err != nil {
		return &dec{digits: 1}
	}
	num, den, err := number.Ratio(c.m, math.Abs(f))
	if err != nil {
		c.err = err
		return &dec{digits: 1}
	}
	// den is 2^k: n/2^k is n·5^k/10^k.
	k := int64(den.BitLen()) - 1
	if k > 0 {
		num = c.mul(num, c.keep(bigint.Pow(c.m, small(5), uint64(k))))
	}
	return c.finite(f < 0, num, -k)
}

// fromFloatValue is the exact number of an int or float, nil if v is none.
func fromFloatValue(m *vm.VM, c *calc, v Value) *dec {
	if p := m.Payload(v); heap.IsFloat(p) {
		return c.fromFloat(m.Heap().Float(p))
	}
	return fromIntValue(m, c, v)
}

// newDecimalOf converts exactly. Only an invalid text is told to the context.
func newDecimalOf(m *vm.VM, a []Value) Value {
	x, r := contextArg(m, a[2])
	if r != heap.Unbound {
		return r
	}
	c := begin(m, x)
	if a[1] == heap.Unbound {
		return m.NewObject(a[0], &dec{digits: 1})
	}
	if d := numberIn(m, a[1]); d != nil && a[0] == m.TypeOf(a[1]) && a[0] == m.TypeIn("decimal", "Decimal") {
		return a[1]
	}
	d, r := convert(m, c, a[1], false)
	if r != heap.Unbound {
		return r
	}
	d = c.exact(d)
	if r := settle(m, c, x); r != heap.Unbound {
		return r
	}
	return m.NewObject(a[0], d)
}

// convert is the exact number of a value: a str, an int, a float, a tuple or a Decimal.
// strict refuses white space and underscores in a text.
func convert(m *vm.VM, c *calc, v Value, strict bool) (d *dec, bad Value) {
	if d := operand(m, c, v); d != nil {
		return d, heap.Unbound
	}
	p := m.Payload(v)
	switch {
	case p.Is(heap.KStr):
		s, _ := m.Text(v)
		if strict && (strings.Contains(s, "_") || strings.TrimFunc(s, unicode.IsSpace) != s) {
			return c.bad(conversionSyntax), heap.Unbound
		}
		d := c.parse(s)
		if d == nil {
			d = c.bad(conversionSyntax)
		}
		return d, heap.Unbound
	case heap.IsFloat(p):
		c.raise(floatOperation)
		return c.fromFloat(m.Heap().Float(p)), heap.Unbound
	case p.Is(heap.KTuple) || p.Is(heap.KList):
		return fromTuple(m, c, m.Heap().List(p).V)
	}
	return nil, m.Raisef(vm.E.TypeError, "conversion from %s to Decimal is not supported", m.TypeName(v))
}

// fromTuple reads what as_tuple gives.
func fromTuple(m *vm.VM, c *calc, t []Value) (d *dec, bad Value) {
	fail := func(text string) (*dec, Value) { return nil, m.Raisef(vm.E.ValueError, "%s", text) }
	if len(t) != 3 {
		return fail("argument must be a sequence of length 3")
	}
	sign, ok := m.AsInt64(m.Payload(t[0]))
	if !ok || sign != 0 && sign != 1 {
		return fail("sign must be an integer with the value 0 or 1")
	}
	d = &dec{neg: sign == 1, digits: 1}
	var exp int64
	if s, isText := m.Text(t[2]); isText {
		switch s {
		case "F":
			d.form = infinite
			return d, heap.Unbound
		case "n":
			d.form = quiet
		case "N":
			d.form = signaling
		default:
			return fail("string argument in the third position must be 'F', 'n' or 'N'")
		}
	} else if exp, ok = m.AsInt64(m.Payload(t[2])); !ok {
		return fail("exponent must be an integer")
	}
	seq := m.Payload(t[1])
	if !seq.Is(heap.KTuple) && !seq.Is(heap.KList) {
		return fail("coefficient must be a tuple of digits")
	}
	digits := m.Heap().List(seq).V
	if !c.need(int64(len(digits))) {
		return d, m.NumError(c.err)
	}
	text := make([]byte, len(digits))
	for i, v := range digits {
		n, ok := m.AsInt64(m.Payload(v))
		if !ok || n < 0 || n > 9 {
			return fail("coefficient must be a tuple of digits")
		}
		text[i] = byte('0' + n)
	}
	d.coef = c.digitsToInt(string(text))
	d.digits = c.countDigits(d.coef)
	if d.form == finite {
		d.exp = min(max(exp, -4*maxEmax), 4*maxEmax)
	}
	return d, heap.Unbound
}

// fromNumberMethod takes an int, a float or a Decimal.
func fromNumberMethod(m *vm.VM, a []Value) Value {
	if numberIn(m, a[1]) != nil {
		return m.Call(a[0], a[1])
	}
	if v := m.Payload(a[1]); !v.IsInt() && !v.Is(heap.KInt) && !v.IsBool() && !heap.IsFloat(v) {
		return m.CallIn("decimal", "_not_convertible", a[1])
	}
	return fromFloatMethod(m, a)
}

func fromFloatMethod(m *vm.VM, a []Value) Value {
	x := current(m)
	c := begin(m, x)
	d := fromFloatValue(m, c, a[1])
	if d == nil {
		return m.Raisef(vm.E.TypeError, "argument must be int or float")
	}
	if c.err != nil {
		return m.NumError(c.err)
	}
	v := newDecimal(m, d)
	if a[0] == m.TypeOf(v) {
		return v
	}
	return m.Call(a[0], v)
}

// wholeOr is the whole part as an int, or the error of a number that has none.
func wholeOr(m *vm.VM, d *dec, fn func(c *calc) *dec) Value {
	switch {
	case d.nan():
		return m.Raisef(vm.E.ValueError, "cannot convert NaN to integer")
	case d.form == infinite:
		return m.Raisef(vm.E.OverflowError, "cannot convert Infinity to integer")
	}
	c := &calc{settings: exactly, m: m.Meter()}
	z := c.integer(fn(c))
	if c.err != nil {
		return m.NumError(c.err)
	}
	return intValue(m, z)
}

// toInt makes a method that rounds to an int.
func toInt(mode rounding) func(m *vm.VM, d *dec, a []Value) Value {
	return func(m *vm.VM, d *dec, _ []Value) Value {
		return wholeOr(m, d, func(c *calc) *dec {
			if d.exp >= 0 {
				return d
			}
			r, _ := c.rescale(d, 0, mode)
			return r
		})
	}
}

// formatUnits is the fuel of a layout beside that of an operation and its digits.
const formatUnits = 20

// conversionMethods give values of other classes.
var conversionMethods = []vm.Def{
	own("__int__", "/", toInt(roundDown)),
	own("__trunc__", "/", toInt(roundDown)),
	own("__floor__", "/", toInt(roundFloor)),
	own("__ceil__", "/", toInt(roundCeiling)),
	own("__round__", "ndigits=, /", roundMethod),
	own("__float__", "/", func(m *vm.VM, d *dec, _ []Value) Value {
		f, r := toFloat(m, d)
		if r != heap.Unbound {
			return r
		}
		return m.Heap().NewFloat(f)
	}),
	own("__complex__", "/", func(m *vm.VM, d *dec, _ []Value) Value {
		f, r := toFloat(m, d)
		if r != heap.Unbound {
			return r
		}
		return m.Heap().NewComplex(complex(f, 0))
	}),
	own("__str__", "/", func(m *vm.VM, d *dec, _ []Value) Value { return decText(m, d, current(m), false) }),
	own("__repr__", "/", func(m *vm.VM, d *dec, _ []Value) Value {
		x := current(m)
		c := begin(m, x)
		return textValue(m, c, "Decimal('"+c.text(d, false, x.capitals)+"')")
	}),
	own("to_eng_string", "context=", func(m *vm.VM, d *dec, a []Value) Value {
		x, r := contextArg(m, a[1])
		if r != heap.Unbound {
			return r
		}
		return decText(m, d, x, true)
	}),
	own("__format__", "format_spec, override=, /", func(m *vm.VM, d *dec, a []Value) Value {
		s, ok := m.Text(a[1])
		if !ok {
			return m.Raisef(vm.E.TypeError, "format arg must be str")
		}
		x := current(m)
		spec, ok := parseSpec(s)
		if !ok {
			return m.Raisef(vm.E.ValueError, "invalid format string")
		}
		if spec.huge {
			return m.Raisef(vm.E.OverflowError, "cannot fit 'int' into an index-sized integer")
		}
		c := begin(m, x)
		if c.err == nil {
			c.err = c.m.Pay(formatUnits)
		}
		return textValue(m, c, c.format(d, spec, x.capitals))
	}),
	own("as_tuple", "/", asTuple),
	own("as_integer_ratio", "/", func(m *vm.VM, d *dec, _ []Value) Value {
		switch {
		case d.nan():
			return m.Raisef(vm.E.ValueError, "cannot convert NaN to integer ratio")
		case d.form == infinite:
			return m.Raisef(vm.E.OverflowError, "cannot convert Infinity to integer ratio")
		}
		c := &calc{settings: exactly, m: m.Meter()}
		num, den := c.ratio(d)
		if c.err != nil {
			return m.NumError(c.err)
		}
		n, over := intValue(m, num), intValue(m, den)
		if n == heap.Raised || over == heap.Raised {
			return heap.Raised
		}
		return m.Heap().NewTuple([]Value{n, over})
	}),
}

func decText(m *vm.VM, d *dec, x *context, eng bool) Value {
	c := begin(m, x)
	return textValue(m, c, c.text(d, eng, x.capitals))
}

// toFloat is the nearest float.
func toFloat(m *vm.VM, d *dec) (float64, Value) {
	switch {
	case d.form == signaling:
		return 0, m.Raisef(vm.E.ValueError, "cannot convert signaling NaN to float")
	case d.form == quiet:
		if d.neg {
			return math.Copysign(number.NaN, -1), heap.Unbound
		}
		return number.NaN, heap.Unbound
	case d.form == finite && d.adjusted() > 400:
		if d.zero() {
			break
		}
		return math.Inf(1 - 2*int(flag(d.neg))), heap.Unbound
	case d.form == finite && d.adjusted() < -400:
		return math.Copysign(0, float64(1-2*flag(d.neg))), heap.Unbound
	}
	c := &calc{settings: exactly, m: m.Meter()}
	s := c.text(d, false, true)
	if c.err != nil {
		return 0, m.NumError(c.err)
	}
	f, _, err := number.ParseFloat(m.Meter(), s)
	if err != nil {
		return 0, m.NumError(err)
	}
	return f, heap.Unbound
}

// roundMethod is round(d), an int, or round(d, n), a Decimal.
func roundMethod(m *vm.VM, d *dec, a []Value) Value {
	if a[1] == heap.Unbound || a[1] == heap.None {
		return toInt(roundHalfEven)(m, d, nil)
	}
	p := m.Payload(a[1])
	if !p.IsInt() && !p.IsBool() && !p.Is(heap.KInt) {
		return m.Raisef(vm.E.TypeError, "optional arg must be an integer")
	}
	n, ok := m.AsInt64(p)
	if !ok {
		return m.Raisef(vm.E.OverflowError, "Python int too large to convert to C ssize_t")
	}
	return compute(m, current(m), func(c *calc) *dec {
		return c.quantize(d, &dec{coef: small(1), digits: 1, exp: -min(max(n, -4*maxEmax), 4*maxEmax)})
	})
}

// asTuple is sign, digits and exponent.
func asTuple(m *vm.VM, d *dec, _ []Value) Value {
	h := m.Heap()
	c := &calc{settings: exactly, m: m.Meter()}
	var digits []Value
	switch {
	case d.form == infinite:
		digits = []Value{heap.Small(0)}
	case d.nan() && len(d.coef.Mag) == 0:
	default:
		s := c.digitText(d.coef)
		if c.err == nil && c.need(int64(8*len(s))) {
			digits = make([]Value, len(s))
			for i := range s {
				digits[i] = heap.Small(int64(s[i] - '0'))
			}
		}
	}
	if c.err != nil {
		return m.NumError(c.err)
	}
	exp := h.NewInt(d.exp)
	if d.form != finite {
		exp = h.Intern([...]string{infinite: "F", quiet: "n", signaling: "N"}[d.form])
	}
	return m.CallIn("decimal", "DecimalTuple", heap.Small(flag(d.neg)), h.NewTuple(digits), exp)
}
