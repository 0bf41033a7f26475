package vm

import (
	"strconv"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/number"
)

// The text of numbers: repr, format, and the limit on the digits of integers.

// defaultStrDigits is the limit a session begins with.
const defaultStrDigits = 4300

// strDigitsKey names the limit in the registry.
const strDigitsKey = "int_max_str_digits"

// maxStrDigits is how many decimal digits of an int may be read or written, 0 for any.
func (vm *VM) maxStrDigits() int {
	if v, ok := vm.dictGetStr(vm.h.Dict(vm.registry), strDigitsKey); ok && v.IsInt() {
		return int(v.Int())
	}
	return defaultStrDigits
}

// MaxStrDigits is sys.get_int_max_str_digits().
func (vm *VM) MaxStrDigits() int { return vm.maxStrDigits() }

// SetMaxStrDigits is sys.set_int_max_str_digits(); n is 0 or at least 640.
func (vm *VM) SetMaxStrDigits(n int) {
	vm.dictSetStr(vm.h.Dict(vm.registry), vm.h.Intern(strDigitsKey), heap.Small(int64(n)))
}

// decimalAllowed checks an int that is about to be written in decimal: None, or Raised.
func (vm *VM) decimalAllowed(v bigint.Int) Value {
	limit := vm.maxStrDigits()
	if limit == 0 {
		return heap.None
	}
	over, err := bigint.DigitsExceed(vm.meter(), v, limit)
	switch {
	case err != nil:
		return vm.numError(err)
	case over:
		return vm.Raisef(E.ValueError, "Exceeds the limit (%d digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit", limit)
	}
	return heap.None
}

// reprNumber is repr() of a built-in number.
func (vm *VM) reprNumber(v Value) Value {
	if v.Is(heap.KInt) {
		z := vm.bigOf(v)
		if r := vm.decimalAllowed(z); r != heap.None {
			return r
		}
		b, err := bigint.Format(vm.meter(), z, 10)
		if err != nil {
			return vm.numError(err)
		}
		return vm.h.NewASCII(string(b))
	}
	var few [32]byte
	b, _ := vm.appendNumber(few[:0], v)
	return vm.h.NewASCII(string(b))
}

// appendNumber appends the repr of a built-in number. It reports false, having appended
// nothing, for an int whose digits are too many to write or to pay for; reprNumber then
// raises the error.
func (vm *VM) appendNumber(b []byte, v Value) ([]byte, bool) {
	switch numClassOf(v) {
	case classBool:
		if v == heap.True {
			return append(b, "True"...), true
		}
		return append(b, "False"...), true
	case classFloat:
		return number.AppendRepr(b, vm.h.Float(v)), true
	case classComplex:
		c := vm.h.Complex(v)
		return number.AppendComplexRepr(b, real(c), imag(c)), true
	}
	if v.IsInt() {
		return strconv.AppendInt(b, v.Int(), 10), true
	}
	z := vm.bigOf(v)
	if limit := vm.maxStrDigits(); limit > 0 {
		if over, err := bigint.DigitsExceed(vm.meter(), z, limit); err != nil || over {
			return b, false
		}
	}
	digits, err := bigint.Format(vm.meter(), z, 10)
	if err != nil {
		return b, false
	}
	return append(b, digits...), true
}

// formatNumber is format(v, spec) for a number or an instance of a subclass; spec is not
// empty.
func (vm *VM) formatNumber(v Value, spec string) Value {
	p := vm.Payload(v)
	m := vm.meter()
	class := number.Integer
	switch numClassOf(p) {
	case classFloat:
		class = number.Float
	case classComplex:
		class = number.Complex
	}
	if err := m.Pay(len(spec) / 16); err != nil {
		return vm.stopped(err)
	}
	s, err := number.ParseSpec(spec, class, vm.TypeName(v))
	if err != nil {
		return vm.numError(err)
	}
	var b []byte
	switch {
	case class == number.Float:
		b, err = s.FormatFloat(m, vm.h.Float(p))
	case class == number.Complex:
		c := vm.h.Complex(p)
		b, err = s.FormatComplex(m, real(c), imag(c))
	case p.Is(heap.KInt):
		z := vm.bigOf(p)
		if s.Type == 0 || s.Type == 'd' || s.Type == 'n' {
			if r := vm.decimalAllowed(z); r != heap.None {
				return r
			}
		}
		b, err = s.FormatInt(m, z)
	default:
		i, _ := vm.h.SmallInt(p)
		b, err = s.FormatInt64(m, i)
	}
	if err != nil {
		return vm.numError(err)
	}
	return vm.h.NewStr(string(b))
}

// formatMethod is __format__ of a numeric type.
func formatMethod(rule operandRule, owner string) func(vm *VM, a []Value) Value {
	return func(vm *VM, a []Value) Value {
		self, ok := rule(vm, a[0])
		if !ok {
			return vm.wrongReceiver("__format__", owner, a[0])
		}
		if !vm.isStr(a[1]) {
			return vm.Raisef(E.TypeError, "__format__() argument must be str, not %s", vm.ArgTypeName(a[1]))
		}
		switch spec := vm.h.Str(vm.plainStr(a[1])).S; {
		case spec != "":
			return vm.formatNumber(a[0], spec)
		case hasOwnOps(a[0]):
			return vm.Tail("_str_of", a[0])
		case a[0].IsBool():
			self = a[0]
		}
		return vm.reprNumber(self)
	}
}
