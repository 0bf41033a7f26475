// Package datetime is Python's datetime.
//
// Dates, times, datetimes, durations and fixed offsets are native objects; what needs a
// tzinfo of the script, exact rational arithmetic or a module's help goes on in the Python
// part, by CallIn. Objects are immutable, so the image can hold the limits of each class.
//
// The result of an operation on an instance of a subclass is made by calling that class.
package datetime

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed datetime.py
var source string

// Value is a Python value.
type Value = vm.Value

const moduleName = "datetime"

// Modules returns the module datetime.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{
		Name: moduleName, Hidden: true, InC: []string{"*"}, Source: source,
		Doc: "Dates, times and the spans between them.",
		Reading: map[string]vm.Reading{
			"date": vm.Nameless, "time": vm.Nameless, "datetime": vm.Nameless,
			"date.fromordinal": vm.Parsed, "datetime.fromordinal": vm.Parsed, "datetime.strptime": vm.Parsed, "datetime.utcfromtimestamp": vm.Parsed,
			"date.__format__": vm.Parsed, "time.__format__": vm.Parsed, "datetime.__reduce_ex__": vm.Parsed, "time.__reduce_ex__": vm.Parsed,
			"datetime.__format__": vm.Parsed,
		},
		Types: []vm.TypeDef{deltaType, zoneBaseType, zoneType, dateType, timeType, stampType},
		Funcs: []vm.Def{
			{Name: "_micros", Sig: "delta, /", Fn: deltaMicros},
			{Name: "_delta", Sig: "micros:integer, /", Fn: deltaOf},
			{Name: "_fields", Sig: "obj, /", Fn: fields},
			{Name: "_utc_now", Sig: "", Fn: utcNow},
			{Name: "_from_days", Sig: "cls:own, days, micros, tzinfo, fold:int, /", Fn: fromDays},
			{Name: "_plain_compare", Sig: "op:int, a, b, /", Fn: plainCompare},
			{Name: "_type_name", Sig: "obj, /", Fn: func(m *vm.VM, a []Value) Value { return str(m, m.TypeName(a[0])) }},
			{Name: "_fixed", Sig: "offset, name, /", Fn: fixedZone},
		},
	}}
}

// class is the handle of one of the module's own classes.
func class(m *vm.VM, name string) Value { return m.TypeIn(moduleName, name) }

// python goes on in the Python part.
func python(m *vm.VM, fn string, args ...Value) Value { return m.CallIn(moduleName, fn, args...) }

// An intArg is an integer argument: its name, its default and what it may be.
type intArg struct {
	name   string
	lo, hi int64
	def    int64
}

// toInt reads an integer argument; again means that __index__ has to be called first. Where
// CPython parses arguments by a format, it has other words for numbers out of range.
func toInt(m *vm.VM, v Value, parsed bool) (n int64, again bool, bad Value) {
	if v.IsInt() && v.Int() == int64(int32(v.Int())) {
		return v.Int(), false, heap.Unbound
	}
	v = m.Payload(v)
	if v.IsInt() || v.IsBool() || v.Is(heap.KInt) {
		n, ok := m.AsInt64(v)
		switch {
		case ok && n >= -1<<31 && n < 1<<31:
			return n, false, heap.Unbound
		case !parsed:
			return 0, false, m.Raisef(vm.E.OverflowError, "Python int too large to convert to C int")
		case !ok:
			return 0, false, m.Raisef(vm.E.OverflowError, "Python int too large to convert to C long")
		case n < 0:
			return 0, false, m.Raisef(vm.E.OverflowError, "signed integer is less than minimum")
		}
		return 0, false, m.Raisef(vm.E.OverflowError, "signed integer is greater than maximum")
	}
	if m.Lookup(m.TypeOf(v), m.Heap().Intern("__index__")) != heap.Unbound {
		return 0, true, heap.Unbound
	}
	return 0, false, m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(v))
}

// orNone is v, None for an absent argument.
func orNone(v Value) Value {
	if v == heap.Unbound {
		return heap.None
	}
	return v
}

// str makes a string.
func str(m *vm.VM, s string) Value { return m.Heap().NewStr(s) }

func small(n int) Value { return heap.Small(int64(n)) }
