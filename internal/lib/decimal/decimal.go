// Package decimal is Python's decimal.
//
// Numbers are exact coefficients with exponents, on the integers of package bigint; the
// arithmetic follows the General Decimal Arithmetic specification and, where that leaves
// room, CPython's C implementation. Arithmetic (calc) knows no interpreter: it gets the
// settings of a context and a meter and returns a number and the conditions that arose.
// Here natives bind it to the classes Decimal and Context; signals are raised by the Python
// part, which has their classes.
//
// Elementary functions are correctly rounded. The current context is one of the VM, kept in
// its registry.
package decimal

import (
	_ "embed"
	"encoding/binary"
	"errors"
	"math/big"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed decimal.py
var source string

// Value is a Python value.
type Value = vm.Value

// Modules returns the module decimal.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{
		Name: "decimal", Hidden: true, InC: []string{"*"}, InModule: "_decimal", Source: source,
		Reading: map[string]vm.Reading{"*": vm.Nameless, "localcontext": vm.Nameless},
		Types:   []vm.TypeDef{decimalType(), contextType()},
		Funcs: []vm.Def{
			{Name: "getcontext", Sig: "", Fn: func(m *vm.VM, _ []Value) Value { return m.Registry(currentContext) }},
			{Name: "setcontext", Sig: "context, /", Fn: setContext},
			{Name: "_make_context", Sig: "cls:own, /", Fn: makeContext},
			{Name: "_get_signals", Sig: "context, traps, /", Fn: getSignals},
			{Name: "_set_signals", Sig: "context, traps, mask:int, /", Fn: setSignals},
			{Name: "_scaled_compare", Sig: "op:int, d, numerator:integer, denominator:integer, /", Fn: scaledCompare},
		},
	}}
}

// A payload is a number as the payload of a Decimal.
func (d *dec) Size() int { return 72 + 8*cap(d.coef.Mag) }

// Trace finds nothing: numbers hold no values.
func (d *dec) Trace(func(*heap.Value)) {}

// Save writes form, sign, exponent and the words of the coefficient.
func (d *dec) Save() (kind string, data []byte, refs []Value) {
	sign := byte(0)
	if d.neg {
		sign = 1
	}
	data = []byte{byte(d.form), sign}
	data = binary.LittleEndian.AppendUint64(data, uint64(d.exp))
	for _, w := range d.coef.Mag {
		data = binary.LittleEndian.AppendUint64(data, uint64(w))
	}
	return "decimal", data, nil
}

func init() {
	vm.Restorers["decimal"] = func(m *vm.VM, b []byte, _ []Value) (heap.NativeData, error) {
		if len(b) < 10 || len(b)%8 != 2 || b[0] > byte(signaling) || b[1] > 1 {
			return nil, errors.New("bad number")
		}
		d := &dec{form: form(b[0]), neg: b[1] == 1, exp: int64(binary.LittleEndian.Uint64(b[2:]))}
		for b = b[10:]; len(b) > 0; b = b[8:] {
			d.coef.Mag = append(d.coef.Mag, big.Word(binary.LittleEndian.Uint64(b)))
		}
		if n := len(d.coef.Mag); n > 0 && d.coef.Mag[n-1] == 0 {
			return nil, errors.New("bad coefficient")
		}
		c := &calc{m: m.Meter()}
		d.digits = c.countDigits(d.coef)
		if c.err != nil {
			return nil, c.err
		}
		if d.form == finite && (d.exp < minTiny || d.exp > maxEmax || d.adjusted() > maxEmax) {
			return nil, errors.New("bad exponent")
		}
		return d, nil
	}
}

// numberIn is the payload of a Decimal, nil if v is none.
func numberIn(m *vm.VM, v Value) *dec {
	if v.Is(heap.KNative) {
		if d, ok := m.Heap().Native(v).Data.(*dec); ok {
			return d
		}
	}
	return nil
}

func newDecimal(m *vm.VM, d *dec) Value { return m.NewObject(m.TypeIn("decimal", "Decimal"), d) }

// operand is v as a number: a Decimal or an int; nil for anything else.
func operand(m *vm.VM, c *calc, v Value) *dec {
	if d := numberIn(m, v); d != nil {
		return d
	}
	return fromIntValue(m, c, v)
}

// fromIntValue is the exact number of an int, nil if v is none.
func fromIntValue(m *vm.VM, c *calc, v Value) *dec {
	v = m.Payload(v)
	switch {
	case v.IsInt() || v.IsBool():
		n, _ := m.AsInt64(v)
		return c.fromInt(n)
	case v.Is(heap.KInt):
		z := m.BigOf(v)
		if c.err = m.Meter().Need(8 * len(z.Mag)); c.err == nil {
			c.err = m.Meter().Pay(operationUnits + len(z.Mag)/4)
		}
		if c.err != nil {
			return c.fromInt(0)
		}
		return c.finite(z.Neg, bigint.Int{Mag: append([]big.Word(nil), z.Mag...)}, 0)
	}
	return nil
}

// intValue makes an int of a whole number, which stays the caller's.
func intValue(m *vm.VM, z bigint.Int) Value {
	if !m.Pay(operationUnits + len(z.Mag)/4) {
		return heap.Raised
	}
	return m.Heap().NewBig(z.Neg, append([]big.Word(nil), z.Mag...))
}

// begin starts a calculation in a context.
func begin(m *vm.VM, x *context) *calc {
	c := &calc{settings: x.settings, m: m.Meter()}
	c.err = c.m.Pay(operationUnits)
	return c
}

// operationUnits is the fuel of an operation beside that on its coefficients.
const operationUnits = 10

// settle ends a calculation: Unbound if its result counts, else the mark of an error or of
// a signal that is trapped.
func settle(m *vm.VM, c *calc, x *context) Value {
	if c.err != nil {
		return m.NumError(c.err)
	}
	if c.raised != 0 {
		x.status |= c.raised
		if t := c.raised & x.traps; t != 0 {
			return m.CallIn("decimal", "_raise", heap.Small(int64(t)))
		}
	}
	return heap.Unbound
}

// result makes the Decimal a calculation ends with.
func result(m *vm.VM, c *calc, x *context, d *dec) Value {
	if r := settle(m, c, x); r != heap.Unbound {
		return r
	}
	return newDecimal(m, d)
}

// compute is a whole operation in context x.
func compute(m *vm.VM, x *context, f func(c *calc) *dec) Value {
	c := begin(m, x)
	d := f(c)
	return result(m, c, x, d)
}
