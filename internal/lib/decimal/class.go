package decimal

import (
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// decimalType is the class Decimal.
func decimalType() vm.TypeDef {
	t := vm.TypeDef{
		Name: "Decimal",
		Doc:  "A decimal number, made of an int, a string, a float, a tuple or another.",
		New:  &vm.Def{Sig: "cls, value=, context=", Fn: newDecimalOf},
		ClassMethods: []vm.Def{{Name: "from_float", Sig: "cls, f, /", Fn: fromFloatMethod},
			{Name: "from_number", Sig: "cls, number, /", Fn: fromNumberMethod}},
		Getters: []vm.Getter{
			{Name: "real", Get: func(m *vm.VM, o Value) Value { return o }},
			{Name: "imag", Get: func(m *vm.VM, o Value) Value { return newDecimal(m, &dec{digits: 1}) }},
		},
	}
	for _, b := range binaries {
		t.Methods = append(t.Methods, operator(b.name, b.fn, false), operator("__r"+b.name[2:], b.fn, true))
	}
	for _, u := range unaries {
		t.Methods = append(t.Methods, own(u.name, "/", func(m *vm.VM, d *dec, _ []Value) Value {
			return compute(m, current(m), func(c *calc) *dec { return u.fn(c, d) })
		}))
	}
	for op, name := range compareNames {
		t.Methods = append(t.Methods, own(name, "other, /", func(m *vm.VM, d *dec, a []Value) Value { return richCompare(m, a[0], d, a[1], op) }))
	}
	t.Methods = append(t.Methods, plainMethods...)
	t.Methods = append(t.Methods, conversionMethods...)
	for _, q := range tests {
		sig := "/"
		if q.inContext {
			sig = "context="
		}
		t.Methods = append(t.Methods, own(q.name, sig, func(m *vm.VM, d *dec, a []Value) Value {
			x := current(m)
			if q.inContext {
				var r Value
				if x, r = contextArg(m, a[1]); r != heap.Unbound {
					return r
				}
			}
			return heap.Bool(q.fn(begin(m, x), d))
		}))
	}
	for _, o := range operations {
		if o.method != "" {
			t.Methods = append(t.Methods, operationMethod(o))
		}
	}
	return t
}

// own makes a method of Decimal.
func own(name, sig string, fn func(m *vm.VM, d *dec, a []Value) Value) vm.Def {
	return vm.Def{Name: name, Sig: "self, " + sig, Fn: func(m *vm.VM, a []Value) Value {
		d := numberIn(m, a[0])
		if d == nil {
			return m.Raisef(vm.E.TypeError, "descriptor '%s' requires a 'decimal.Decimal' object but received a '%s'", name, m.TypeName(a[0]))
		}
		return fn(m, d, a)
	}}
}

// operationMethod makes the method of an operation: its operands and a context.
func operationMethod(o operation) vm.Def {
	sig := [...]string{1: "context=", 2: "other, context=", 3: "other, third, context="}[o.n]
	switch o.method {
	case "canonical", "copy_abs", "copy_negate":
		sig = "/" // takes no context
	}
	return own(o.method, sig, func(m *vm.VM, d *dec, a []Value) Value {
		x, r := current(m), heap.Unbound
		if len(a) > o.n {
			if x, r = contextArg(m, a[o.n]); r != heap.Unbound {
				return r
			}
		}
		c := begin(m, x)
		ds, r := operands(m, c, a[1:o.n])
		if r != heap.Unbound {
			return r
		}
		return result(m, c, x, o.fn(c, append([]*dec{d}, ds...)))
	})
}

// binaries are the operators; each has a reflected form.
var binaries = []struct {
	name string
	fn   func(c *calc, a, b *dec) *dec
}{
	{"__add__", (*calc).sum}, {"__sub__", (*calc).difference}, {"__mul__", (*calc).product},
	{"__truediv__", (*calc).quotient}, {"__floordiv__", (*calc).integerQuotient}, {"__mod__", (*calc).remainder},
}

// operator makes the method of an operator.
func operator(name string, fn func(c *calc, a, b *dec) *dec, reflected bool) vm.Def {
	return own(name, "value, /", func(m *vm.VM, d *dec, a []Value) Value {
		x := current(m)
		c := begin(m, x)
		o := operand(m, c, a[1])
		if o == nil {
			return heap.NotImplemented
		}
		if reflected {
			d, o = o, d
		}
		if c.err != nil {
			return m.NumError(c.err)
		}
		return result(m, c, x, fn(c, d, o))
	})
}

var unaries = []struct {
	name string
	fn   func(c *calc, d *dec) *dec
}{{"__neg__", (*calc).minus}, {"__pos__", (*calc).plus}, {"__abs__", (*calc).abs}}

func itself(_ *vm.VM, _ *dec, a []Value) Value { return a[0] }

// plainMethods are the methods that no table has.
var plainMethods = []vm.Def{
	own("__divmod__", "value, /", func(m *vm.VM, _ *dec, a []Value) Value { return divmod(m, current(m), a[0], a[1], false) }),
	own("__rdivmod__", "value, /", func(m *vm.VM, _ *dec, a []Value) Value { return divmod(m, current(m), a[1], a[0], false) }),
	own("__pow__", "value, mod=, /", func(m *vm.VM, _ *dec, a []Value) Value { return power(m, a[0], a[1], a[2]) }),
	own("__rpow__", "value, mod=, /", func(m *vm.VM, _ *dec, a []Value) Value { return power(m, a[1], a[0], a[2]) }),
	own("__bool__", "/", func(_ *vm.VM, d *dec, _ []Value) Value { return heap.Bool(!d.zero()) }),
	own("__copy__", "/", itself),
	own("__deepcopy__", "memo, /", itself),
	own("conjugate", "/", itself),
	own("__reduce__", "/", func(m *vm.VM, d *dec, a []Value) Value {
		c := begin(m, current(m))
		s := textValue(m, c, c.text(d, false, true))
		if s == heap.Raised {
			return s
		}
		return m.Heap().NewTuple([]Value{m.TypeOf(a[0]), m.Heap().NewTuple([]Value{s})})
	}),
	own("__hash__", "/", func(m *vm.VM, d *dec, a []Value) Value {
		switch d.form {
		case signaling:
			return m.Raisef(vm.E.TypeError, "Cannot hash a signaling NaN value")
		case quiet:
			return m.Heap().NewInt(m.Heap().HandleHash(a[0]))
		case infinite:
			if d.neg {
				return heap.Small(-314159)
			}
			return heap.Small(314159)
		}
		c := begin(m, current(m))
		h := c.hash(d)
		if c.err != nil {
			return m.NumError(c.err)
		}
		return m.Heap().NewInt(h)
	}),
	own("adjusted", "/", func(m *vm.VM, d *dec, _ []Value) Value {
		if d.form != finite {
			return heap.Small(0)
		}
		return m.Heap().NewInt(d.adjusted())
	}),
	own("radix", "/", func(m *vm.VM, _ *dec, _ []Value) Value { return newDecimal(m, begin(m, current(m)).fromInt(10)) }),
	own("number_class", "context=", func(m *vm.VM, d *dec, a []Value) Value {
		x, r := contextArg(m, a[1])
		if r != heap.Unbound {
			return r
		}
		return m.Heap().NewStr(begin(m, x).class(d))
	}),
	own("same_quantum", "other, context=", func(m *vm.VM, d *dec, a []Value) Value {
		x, r := contextArg(m, a[2])
		if r != heap.Unbound {
			return r
		}
		ds, r := operands(m, begin(m, x), a[1:2])
		if r != heap.Unbound {
			return r
		}
		return heap.Bool(sameQuantum(d, ds[0]))
	}),
	own("quantize", "exp, rounding=, context=", func(m *vm.VM, d *dec, a []Value) Value {
		return roundedTo(m, a[2], a[3], a[1:2], func(c *calc, o []*dec) *dec { return c.quantize(d, o[0]) })
	}),
	own("to_integral", "rounding=, context=", toIntegralMethod(false)),
	own("to_integral_value", "rounding=, context=", toIntegralMethod(false)),
	own("to_integral_exact", "rounding=, context=", toIntegralMethod(true)),
}

func toIntegralMethod(loud bool) func(m *vm.VM, d *dec, a []Value) Value {
	return func(m *vm.VM, d *dec, a []Value) Value {
		return roundedTo(m, a[1], a[2], nil, func(c *calc, _ []*dec) *dec { return c.toIntegral(d, loud) })
	}
}

// roundedTo runs an operation with a rounding and a context of its arguments.
func roundedTo(m *vm.VM, mode, ctx Value, args []Value, fn func(c *calc, d []*dec) *dec) Value {
	x, r := contextArg(m, ctx)
	if r != heap.Unbound {
		return r
	}
	c := begin(m, x)
	if mode != heap.Unbound && mode != heap.None {
		if c.round, r = roundingNamed(m, mode); r != heap.Unbound {
			return r
		}
	}
	ds, r := operands(m, c, args)
	if r != heap.Unbound {
		return r
	}
	return result(m, c, x, fn(c, ds))
}

// divmod is a tuple of quotient and remainder; strict refuses other operands, where an
// operator does not know them.
func divmod(m *vm.VM, x *context, a, b Value, strict bool) Value {
	c := begin(m, x)
	p, q := operand(m, c, a), operand(m, c, b)
	if p == nil || q == nil {
		if strict {
			_, r := operands(m, c, []Value{a, b})
			return r
		}
		return heap.NotImplemented
	}
	quo, rem := c.divmod(p, q)
	if r := settle(m, c, x); r != heap.Unbound {
		return r
	}
	first := newDecimal(m, quo)
	return m.Heap().NewTuple([]Value{first, newDecimal(m, rem)})
}

func power(m *vm.VM, a, b, mod Value) Value {
	x := current(m)
	c := begin(m, x)
	p, q := operand(m, c, a), operand(m, c, b)
	if p == nil || q == nil {
		return heap.NotImplemented
	}
	if mod == heap.Unbound || mod == heap.None {
		return result(m, c, x, c.power(p, q))
	}
	r := operand(m, c, mod)
	if r == nil {
		return heap.NotImplemented
	}
	return result(m, c, x, c.powerModulo(p, q, r))
}

// The comparisons.
const (
	opLt = iota
	opLe
	opGt
	opGe
	opEq
	opNe
)

var compareNames = [...]string{"__lt__", "__le__", "__gt__", "__ge__", "__eq__", "__ne__"}

// truth is what a three-way comparison says about an operator.
func truth(op, n int) Value {
	return heap.Bool([...]bool{n < 0, n <= 0, n > 0, n >= 0, n == 0, n != 0}[op])
}

// richCompare compares with a Decimal, an int, a float, a complex number without imaginary
// part and, in the Python part, with fractions.
func richCompare(m *vm.VM, self Value, d *dec, v Value, op int) Value {
	x := current(m)
	c := begin(m, x)
	o := operand(m, c, v)
	if o == nil {
		p := m.Payload(v)
		switch {
		case heap.IsFloat(p):
			o = c.fromFloat(m.Heap().Float(p))
			if x.status |= floatOperation; op < opEq {
				c.raise(floatOperation)
			}
		case p.Is(heap.KComplex) && op >= opEq:
			z := m.Heap().Complex(p)
			if imag(z) != 0 {
				return heap.NotImplemented
			}
			o = c.fromFloat(real(z))
		case v.Is(heap.KInst):
			return m.CallIn("decimal", "_compare_rational", heap.Small(int64(op)), self, v)
		default:
			return heap.NotImplemented
		}
	}
	return c.answer(m, x, d, o, op)
}

// answer is the result of comparing two numbers; an order of NaNs is an invalid operation.
func (c *calc) answer(m *vm.VM, x *context, a, b *dec, op int) Value {
	unordered := a.nan() || b.nan()
	n := 0
	switch {
	case !unordered:
		n = c.compareFinite(a, b)
	case op < opEq || a.form == signaling || b.form == signaling:
		c.raise(invalidOperation)
	}
	if r := settle(m, c, x); r != heap.Unbound {
		return r
	}
	if unordered {
		return heap.Bool(op == opNe)
	}
	return truth(op, n)
}

// scaledCompare (op, d, numerator, denominator) compares a Decimal with a fraction, exactly.
func scaledCompare(m *vm.VM, a []Value) Value {
	d := numberIn(m, a[1])
	if d == nil {
		return m.Raisef(vm.E.TypeError, "a Decimal is required")
	}
	x := current(m)
	c := begin(m, x)
	n, den := fromIntValue(m, c, a[2]), fromIntValue(m, c, a[3])
	if d.form == finite {
		d = c.finite(d.neg, c.mul(d.coef, den.coef), d.exp)
	}
	return c.answer(m, x, d, n, int(a[0].Int()))
}
