package decimal

import (
	"encoding/binary"
	"errors"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// A context is the payload of a Context.
type context struct {
	settings
	capitals      bool
	traps, status condition
}

const currentContext = "decimal.context"

func (x *context) Size() int { return 64 }

// Trace finds nothing: contexts hold no values.
func (x *context) Trace(func(*heap.Value)) {}

// Save writes the settings, traps and flags.
func (x *context) Save() (kind string, data []byte, refs []Value) {
	for _, n := range []int64{x.prec, x.emin, x.emax, int64(x.round), flag(x.clamp), flag(x.capitals), int64(x.traps), int64(x.status)} {
		data = binary.LittleEndian.AppendUint64(data, uint64(n))
	}
	return "decimal context", data, nil
}

func flag(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

func init() {
	vm.Restorers["decimal context"] = func(_ *vm.VM, b []byte, _ []Value) (heap.NativeData, error) {
		if len(b) != 64 {
			return nil, errors.New("bad length")
		}
		n := func(i int) int64 { return int64(binary.LittleEndian.Uint64(b[8*i:])) }
		x := &context{settings: settings{prec: n(0), emin: n(1), emax: n(2), round: rounding(n(3)), clamp: n(4) == 1},
			capitals: n(5) == 1, traps: condition(n(6)), status: condition(n(7))}
		if x.prec < 1 || x.prec > maxPrec || x.emin < minEmin || x.emin > 0 || x.emax < 0 || x.emax > maxEmax || n(3) < 0 || n(3) > int64(round05Up) {
			return nil, errors.New("bad context")
		}
		return x, nil
	}
}

func contextIn(m *vm.VM, v Value) *context {
	if v.Is(heap.KNative) {
		if x, ok := m.Heap().Native(v).Data.(*context); ok {
			return x
		}
	}
	return nil
}

// current is the context in force.
func current(m *vm.VM) *context { return contextIn(m, m.Registry(currentContext)) }

// contextArg is an optional argument: the current context if it is absent; nil with a mark
// if it is no context.
func contextArg(m *vm.VM, v Value) (*context, Value) {
	if v == heap.Unbound || v == heap.None {
		return current(m), heap.Unbound
	}
	if x := contextIn(m, v); x != nil {
		return x, heap.Unbound
	}
	return nil, m.Raisef(vm.E.TypeError, "optional argument must be a context")
}

func setContext(m *vm.VM, a []Value) Value {
	if contextIn(m, a[0]) == nil {
		return m.Raisef(vm.E.TypeError, "argument must be a context")
	}
	m.SetRegistry(currentContext, a[0])
	return heap.None
}

// makeContext (cls) is a context with the default settings.
func makeContext(m *vm.VM, a []Value) Value {
	return m.NewObject(a[0], &context{settings: settings{prec: 28, emin: -999999, emax: 999999, round: roundHalfEven},
		capitals: true, traps: invalid | divisionByZero | overflow})
}

// getSignals (context, traps) is the mask of traps or flags.
func getSignals(m *vm.VM, a []Value) Value {
	x := contextIn(m, a[0])
	if x == nil {
		return m.Raisef(vm.E.TypeError, "argument must be a context")
	}
	if a[1] == heap.True {
		return heap.Small(int64(x.traps))
	}
	return heap.Small(int64(x.status))
}

// setSignals (context, traps, mask) sets traps or flags.
func setSignals(m *vm.VM, a []Value) Value {
	x := contextIn(m, a[0])
	if x == nil {
		return m.Raisef(vm.E.TypeError, "argument must be a context")
	}
	mask := condition(a[2].Int())
	if a[1] == heap.True {
		x.traps = mask
	} else {
		x.status = mask
	}
	return heap.None
}

var roundingNames = [...]string{"ROUND_UP", "ROUND_DOWN", "ROUND_CEILING", "ROUND_FLOOR", "ROUND_HALF_UP",
	"ROUND_HALF_DOWN", "ROUND_HALF_EVEN", "ROUND_05UP"}

const badRounding = "valid values for rounding are:\n" +
	"  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,\n" +
	"   ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,\n" +
	"   ROUND_05UP]"

// roundingNamed reads the name of a rounding.
func roundingNamed(m *vm.VM, v Value) (rounding, Value) {
	if s, ok := m.Text(v); ok {
		for i, n := range roundingNames {
			if n == s {
				return rounding(i), heap.Unbound
			}
		}
	}
	return 0, m.Raisef(vm.E.TypeError, "%s", badRounding)
}

// A setting is an attribute of contexts that is a number.
type setting struct {
	name   string
	lo, hi int64
	bad    string
	get    func(x *context) int64
	set    func(x *context, n int64)
}

var settingTable = []setting{
	{"prec", 1, maxPrec, "valid range for prec is [1, MAX_PREC]",
		func(x *context) int64 { return x.prec }, func(x *context, n int64) { x.prec = n }},
	{"Emin", minEmin, 0, "valid range for Emin is [MIN_EMIN, 0]",
		func(x *context) int64 { return x.emin }, func(x *context, n int64) { x.emin = n }},
	{"Emax", 0, maxEmax, "valid range for Emax is [0, MAX_EMAX]",
		func(x *context) int64 { return x.emax }, func(x *context, n int64) { x.emax = n }},
	{"capitals", 0, 1, "valid values for capitals are 0 or 1",
		func(x *context) int64 { return flag(x.capitals) }, func(x *context, n int64) { x.capitals = n == 1 }},
	{"clamp", 0, 1, "valid values for clamp are 0 or 1",
		func(x *context) int64 { return flag(x.clamp) }, func(x *context, n int64) { x.clamp = n == 1 }},
}

func (s *setting) getter() vm.Getter {
	return vm.Getter{Name: s.name,
		Get: func(m *vm.VM, o Value) Value { return m.Heap().NewInt(s.get(contextIn(m, o))) },
		Set: func(m *vm.VM, o, v Value) Value {
			if v == heap.Unbound {
				return undeletable(m)
			}
			n, ok := m.AsInt64(m.Payload(v))
			if p := m.Payload(v); !p.IsInt() && !p.IsBool() && !p.Is(heap.KInt) {
				return m.Raisef(vm.E.TypeError, "an integer is required")
			}
			if !ok || n < s.lo || n > s.hi {
				return m.Raisef(vm.E.ValueError, "%s", s.bad)
			}
			s.set(contextIn(m, o), n)
			return heap.None
		}}
}

func undeletable(m *vm.VM) Value {
	return m.Raisef(vm.E.AttributeError, "context attributes cannot be deleted")
}

func signalGetter(name string, traps bool) vm.Getter {
	return vm.Getter{Name: name,
		Get: func(m *vm.VM, o Value) Value { return m.CallIn("decimal", "_signal_dict", o, heap.Bool(traps)) },
		Set: func(m *vm.VM, o, v Value) Value {
			if v == heap.Unbound {
				return undeletable(m)
			}
			return m.CallIn("decimal", "_assign_signals", o, heap.Bool(traps), v)
		}}
}

func contextType() vm.TypeDef {
	t := vm.TypeDef{Name: "Context", New: &vm.Def{
		Sig: "cls, prec=, rounding=, Emin=, Emax=, capitals=, clamp=, flags=, traps=",
		Fn: func(m *vm.VM, a []Value) Value {
			args := append([]Value(nil), a...)
			for i, v := range args {
				if v == heap.Unbound {
					args[i] = heap.None
				}
			}
			return m.CallIn("decimal", "_new_context", args[0], m.Heap().NewTuple(args[1:]))
		}}}
	for i := range settingTable {
		t.Getters = append(t.Getters, settingTable[i].getter())
	}
	t.Getters = append(t.Getters, signalGetter("flags", false), signalGetter("traps", true), vm.Getter{Name: "rounding",
		Get: func(m *vm.VM, o Value) Value { return m.Heap().Intern(roundingNames[contextIn(m, o).round]) },
		Set: func(m *vm.VM, o, v Value) Value {
			if v == heap.Unbound {
				return undeletable(m)
			}
			r, bad := roundingNamed(m, v)
			if bad != heap.Unbound {
				return bad
			}
			contextIn(m, o).round = r
			return heap.None
		}})
	t.Methods = contextMethods()
	return t
}

// contextMethods are the operations as methods of a context, and what only contexts do.
func contextMethods() []vm.Def {
	defs := []vm.Def{
		ownMethod("Etiny", "/", func(m *vm.VM, x *context, _ []Value) Value { return m.Heap().NewInt(x.tiny()) }),
		ownMethod("Etop", "/", func(m *vm.VM, x *context, _ []Value) Value { return m.Heap().NewInt(x.top()) }),
		ownMethod("radix", "/", func(m *vm.VM, x *context, _ []Value) Value { return newDecimal(m, begin(m, x).fromInt(10)) }),
		ownMethod("clear_flags", "/", func(m *vm.VM, x *context, _ []Value) Value { x.status = 0; return heap.None }),
		ownMethod("clear_traps", "/", func(m *vm.VM, x *context, _ []Value) Value { x.traps = 0; return heap.None }),
		ownMethod("__setattr__", "name, value, /", func(m *vm.VM, _ *context, a []Value) Value {
			return m.CallIn("decimal", "_set_attribute", a...)
		}),
		ownMethod("copy", "/", copyContext),
		ownMethod("__copy__", "/", copyContext),
		ownMethod("__repr__", "/", func(m *vm.VM, x *context, a []Value) Value { return m.CallIn("decimal", "_context_repr", a[0]) }),
		ownMethod("__reduce__", "/", func(m *vm.VM, x *context, a []Value) Value { return m.CallIn("decimal", "_context_reduce", a[0]) }),
		ownMethod("create_decimal", "num=, /", createDecimal),
		ownMethod("create_decimal_from_float", "f, /", createFromFloat),
		ownMethod("to_sci_string", "x, /", func(m *vm.VM, x *context, a []Value) Value { return contextText(m, x, a[1], false) }),
		ownMethod("to_eng_string", "x, /", func(m *vm.VM, x *context, a []Value) Value { return contextText(m, x, a[1], true) }),
		ownMethod("divmod", "x, y, /", func(m *vm.VM, x *context, a []Value) Value { return divmod(m, x, a[1], a[2], true) }),
		ownMethod("power", "a, b, modulo=", func(m *vm.VM, x *context, a []Value) Value {
			if a[3] != heap.Unbound && a[3] != heap.None {
				return operate(m, x, a[1:], func(c *calc, d []*dec) *dec { return c.powerModulo(d[0], d[1], d[2]) })
			}
			return operate(m, x, a[1:3], func(c *calc, d []*dec) *dec { return c.power(d[0], d[1]) })
		}),
		ownMethod("number_class", "x, /", func(m *vm.VM, x *context, a []Value) Value {
			return ask(m, x, a[1], func(c *calc, d *dec) Value { return m.Heap().NewStr(c.class(d)) })
		}),
		ownMethod("same_quantum", "x, y, /", func(m *vm.VM, x *context, a []Value) Value {
			d, r := operands(m, begin(m, x), a[1:])
			if r != heap.Unbound {
				return r
			}
			return heap.Bool(sameQuantum(d[0], d[1]))
		}),
	}
	for _, t := range tests {
		defs = append(defs, ownMethod(t.name, "x, /", func(m *vm.VM, x *context, a []Value) Value {
			return ask(m, x, a[1], func(c *calc, d *dec) Value { return heap.Bool(t.fn(c, d)) })
		}))
	}
	for _, o := range operations {
		if o.context == "" {
			continue
		}
		sig := [...]string{1: "x, /", 2: "x, y, /", 3: "x, y, z, /"}[o.n]
		defs = append(defs, ownMethod(o.context, sig, func(m *vm.VM, x *context, a []Value) Value { return operate(m, x, a[1:], o.fn) }))
	}
	return defs
}

func ownMethod(name, sig string, fn func(m *vm.VM, x *context, a []Value) Value) vm.Def {
	return vm.Def{Name: name, Sig: "self, " + sig, Fn: func(m *vm.VM, a []Value) Value {
		x := contextIn(m, a[0])
		if x == nil {
			return m.Raisef(vm.E.TypeError, "descriptor '%s' requires a 'decimal.Context' object but received a '%s'", name, m.TypeName(a[0]))
		}
		return fn(m, x, a)
	}}
}

func copyContext(m *vm.VM, x *context, _ []Value) Value {
	y := *x
	return m.NewObject(m.TypeIn("decimal", "Context"), &y)
}

// operands converts the arguments of a context's method.
func operands(m *vm.VM, c *calc, a []Value) (ds []*dec, bad Value) {
	for _, v := range a {
		d := operand(m, c, v)
		if d == nil {
			return nil, m.Raisef(vm.E.TypeError, "conversion from %s to Decimal is not supported", m.TypeName(v))
		}
		ds = append(ds, d)
	}
	if c.err != nil {
		return nil, m.NumError(c.err)
	}
	return ds, heap.Unbound
}

// operate runs an operation on arguments of a context's method.
func operate(m *vm.VM, x *context, a []Value, fn func(c *calc, d []*dec) *dec) Value {
	c := begin(m, x)
	ds, r := operands(m, c, a)
	if r != heap.Unbound {
		return r
	}
	return result(m, c, x, fn(c, ds))
}

// ask answers a question about an argument.
func ask(m *vm.VM, x *context, v Value, fn func(c *calc, d *dec) Value) Value {
	c := begin(m, x)
	ds, r := operands(m, c, []Value{v})
	if r != heap.Unbound {
		return r
	}
	return fn(c, ds[0])
}

func contextText(m *vm.VM, x *context, v Value, eng bool) Value {
	return ask(m, x, v, func(c *calc, d *dec) Value { return textValue(m, c, c.text(d, eng, x.capitals)) })
}

// textValue is a text, or the error of making it.
func textValue(m *vm.VM, c *calc, s string) Value {
	if c.err != nil {
		return m.NumError(c.err)
	}
	return m.Heap().NewStr(s)
}

// createDecimal converts and rounds to the context; a text must be a number and nothing else.
func createDecimal(m *vm.VM, x *context, a []Value) Value {
	v := a[1]
	if v == heap.Unbound {
		return newDecimal(m, begin(m, x).fromInt(0))
	}
	c := begin(m, x)
	d, r := convert(m, c, v, true)
	if r != heap.Unbound {
		return r
	}
	room := c.prec
	if c.clamp {
		room--
	}
	if d.nan() && len(d.coef.Mag) > 0 && d.digits > room {
		d = c.bad(conversionSyntax)
	}
	return result(m, c, x, c.fix(d))
}

func createFromFloat(m *vm.VM, x *context, a []Value) Value {
	c := begin(m, x)
	d := fromFloatValue(m, c, a[1])
	if d == nil {
		return m.Raisef(vm.E.TypeError, "argument must be int or float")
	}
	return result(m, c, x, c.fix(d))
}
