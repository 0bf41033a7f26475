package datetime

import (
	"fmt"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

var dateType = vm.TypeDef{
	Name: "date", Doc: "A day of the calendar.",
	New: &vm.Def{Sig: "cls, year=, month=, day=", Fn: newDate},
	Getters: []vm.Getter{
		getter("year", hasDate, func(t *moment) int64 { return int64(t.year) }, ""),
		getter("month", hasDate, func(t *moment) int64 { return int64(t.month) }, ""),
		getter("day", hasDate, func(t *moment) int64 { return int64(t.day) }, ""),
	},
	Methods: append([]vm.Def{
		method("toordinal", "/", hasDate, func(m *vm.VM, t *moment, _ []Value) Value { return small(t.ordinal()) }),
		method("weekday", "/", hasDate, func(m *vm.VM, t *moment, _ []Value) Value { return small(weekdayOf(t.ordinal())) }),
		method("isoweekday", "/", hasDate, func(m *vm.VM, t *moment, _ []Value) Value { return small(weekdayOf(t.ordinal()) + 1) }),
		method("isoformat", "/", hasDate, func(m *vm.VM, t *moment, _ []Value) Value { return str(m, t.dateText()) }),
		method("__str__", "/", hasDate, func(m *vm.VM, t *moment, _ []Value) Value { return str(m, t.dateText()) }),
		method("__repr__", "/", hasDate, func(m *vm.VM, t *moment, a []Value) Value {
			return str(m, fmt.Sprintf("%s(%d, %d, %d)", m.TypeName(a[0]), t.year, t.month, t.day))
		}),
		method("isocalendar", "/", hasDate, func(m *vm.VM, t *moment, _ []Value) Value {
			y, w, d := isoCalendar(int(t.year), t.ordinal())
			return python(m, "_iso_calendar_date", small(y), small(w), small(d))
		}),
		method("replace", "year=, month=, day=", hasDate, replaceDate),
		method("__replace__", "*, year=, month=, day=", hasDate, replaceDate),
		method("__hash__", "/", hasDate, hashMoment),
		method("__add__", "other, /", hasDate, addToDate),
		method("__radd__", "other, /", hasDate, addToDate),
		method("__sub__", "other, /", hasDate, subFromDate),
		method("__rsub__", "other, /", hasDate, func(*vm.VM, *moment, []Value) Value { return heap.NotImplemented }),
		tailed("timetuple", "self, /", "_date_timetuple"),
		tailed("ctime", "self, /", "_ctime"),
		tailed("strftime", "self, format", "_strftime"),
		tailed("__format__", "self, format_spec, /", "_format"),
		tailed("__reduce__", "self, /", "_date_reduce"),
	}, comparisons(hasDate, compareDates)...),
	ClassMethods: []vm.Def{
		{Name: "fromordinal", Sig: "cls, ordinal, /", Fn: fromOrdinalMethod},
		{Name: "fromisocalendar", Sig: "cls, year, week, day", Fn: fromISOCalendar},
		{Name: "fromisoformat", Sig: "cls, string, /", Fn: dateFromISO},
		tailed("fromtimestamp", "cls, timestamp, /", "_date_fromtimestamp"),
		tailed("today", "cls, /", "_today"),
		tailed("strptime", "cls, date_string, format, /", "_date_strptime"),
	},
	Consts: []vm.Const{
		{Name: "min", Make: constant(moment{has: hasDate, year: minYear, month: 1, day: 1})},
		{Name: "max", Make: constant(moment{has: hasDate, year: maxYear, month: 12, day: 31})},
		{Name: "resolution", Make: deltaConstant(delta{days: 1})},
	},
}

// constant makes a moment of the image.
func constant(t moment) func(*heap.Heap, Value) Value {
	return func(h *heap.Heap, class Value) Value {
		t := t
		t.tz = heap.None
		return h.NewNative(class, &t)
	}
}

// newDate also takes the bytes that __reduce__ gives.
func newDate(m *vm.VM, a []Value) Value {
	if a[1].Is(heap.KBytes) && a[2] == heap.Unbound {
		if b := m.Heap().Bytes(a[1]).B; len(b) == 4 {
			t := &moment{has: hasDate, year: int32(b[0])<<8 | int32(b[1]), month: b[2], day: b[3], tz: heap.None}
			if t.problem() == "" {
				return m.NewObject(a[0], t)
			}
		}
	}
	t, r := build(m, hasDate, a[1:], nil, "_again", a[0])
	if r != heap.Unbound {
		return r
	}
	return m.NewObject(a[0], t)
}

func replaceDate(m *vm.VM, t *moment, a []Value) Value {
	cls := m.TypeOf(a[0])
	like := moment{has: hasDate, year: t.year, month: t.month, day: t.day, tz: heap.None}
	n, r := build(m, hasDate, a[1:], &like, "_again_replace", a[0])
	if r != heap.Unbound {
		return r
	}
	return n.make(m, cls)
}

func (t *moment) dateText() string { return fmt.Sprintf("%04d-%02d-%02d", t.year, t.month, t.day) }

const dateOverflow = "date value out of range"

func addToDate(m *vm.VM, t *moment, a []Value) Value {
	d := deltaIn(m, a[1])
	if d == nil {
		return heap.NotImplemented
	}
	return t.plusDays(m, m.TypeOf(a[0]), int64(d.days))
}

// plusDays is the date n days later.
func (t *moment) plusDays(m *vm.VM, cls Value, n int64) Value {
	r := &moment{has: hasDate, tz: heap.None}
	if !r.setOrdinal(t.ordinal() + int(n)) {
		return m.Raisef(vm.E.OverflowError, dateOverflow)
	}
	return r.make(m, cls)
}

func subFromDate(m *vm.VM, t *moment, a []Value) Value {
	if o := of(m, a[1], hasDate); o != nil && o.has == hasDate {
		return newDelta(m, delta{days: int32(t.ordinal() - o.ordinal())})
	}
	if d := deltaIn(m, a[1]); d != nil {
		return t.plusDays(m, m.TypeOf(a[0]), -int64(d.days))
	}
	return heap.NotImplemented
}

func fromOrdinalMethod(m *vm.VM, a []Value) Value {
	n, again, r := toInt(m, a[1], true)
	switch {
	case r != heap.Unbound:
		return r
	case again:
		return python(m, "_again_method", a[0], str(m, "fromordinal"), m.Heap().NewTuple([]Value{a[1]}))
	case n < 1:
		return m.Raisef(vm.E.ValueError, "ordinal must be >= 1")
	}
	t := momentFor(m, a[0])
	if !t.setOrdinal(int(n)) {
		return m.Raisef(vm.E.ValueError, "%s", outOfRange(n))
	}
	return t.make(m, a[0])
}

// momentFor is an empty moment of the kind that class cls has.
func momentFor(m *vm.VM, cls Value) *moment {
	t := &moment{has: hasDate, tz: heap.None}
	if m.IsSubclass(cls, class(m, "datetime")) {
		t.has = hasBoth
	}
	return t
}

func fromISOCalendar(m *vm.VM, a []Value) Value {
	var n [3]int64
	for i, v := range a[1:] {
		if whole := m.Payload(v); whole.Is(heap.KInt) || whole.IsInt() && whole.Int() != int64(int32(whole.Int())) {
			return m.Raisef(vm.E.ValueError, "ISO calendar component out of range")
		}
		x, again, r := toInt(m, v, true)
		if r != heap.Unbound {
			return r
		}
		if again {
			return python(m, "_again_method", a[0], str(m, "fromisocalendar"), m.Heap().NewTuple(append([]Value(nil), a[1:]...)))
		}
		n[i] = x
	}
	ord, bad := fromISO(n[0], n[1], n[2])
	if bad != "" {
		return m.Raisef(vm.E.ValueError, "%s", bad)
	}
	t := momentFor(m, a[0])
	if !t.setOrdinal(ord) {
		return m.Raisef(vm.E.ValueError, "%s", outOfRange(int64(ord)))
	}
	return t.make(m, a[0])
}

// comparisons declares the six rich comparisons.
func comparisons(want part, compare func(m *vm.VM, t, o *moment, a []Value, op int) Value) []vm.Def {
	defs := make([]vm.Def, 0, len(compareNames))
	for op, name := range compareNames {
		defs = append(defs, method(name, "other, /", want, func(m *vm.VM, t *moment, a []Value) Value {
			return compare(m, t, of(m, a[1], 0), a, op)
		}))
	}
	return defs
}

// The comparisons, in the order of compareNames.
const (
	opLt = iota
	opLe
	opGt
	opGe
	opEq
	opNe
)

var compareNames = [...]string{"__lt__", "__le__", "__gt__", "__ge__", "__eq__", "__ne__"}

// compared turns a three-way comparison into the result of op.
func compared(op, c int) Value {
	return heap.Bool([...]bool{c < 0, c <= 0, c > 0, c >= 0, c == 0, c != 0}[op])
}

// unequal is the result of comparing what never compares: False or True for == and !=,
// an error otherwise.
func unequal(m *vm.VM, op int, format string, args ...any) Value {
	switch op {
	case opEq:
		return heap.False
	case opNe:
		return heap.True
	}
	return m.Raisef(vm.E.TypeError, format, args...)
}

func compareDates(m *vm.VM, t, o *moment, a []Value, op int) Value {
	if o == nil || o.has != hasDate {
		return heap.NotImplemented
	}
	return compared(op, t.ordinal()-o.ordinal())
}

// hashMoment is the hash of a moment without a zone.
func hashMoment(m *vm.VM, t *moment, _ []Value) Value { return heap.Small(t.hash()) }

// hash mixes the fields; it is the same in every process and does not look at fold.
func (t *moment) hash() int64 {
	x := uint64(t.has)
	if t.has&hasDate != 0 {
		x = x*0x9e3779b97f4a7c15 + uint64(t.ordinal())
	}
	if t.has&hasTime != 0 {
		x = x*0x9e3779b97f4a7c15 + uint64(t.dayMicros())
	}
	return mix(x)
}

// mix spreads the bits of x over a hash value.
func mix(x uint64) int64 {
	x ^= x >> 32
	x *= 0xd6e8feb86659fd93
	x ^= x >> 29
	return int64(x >> 3)
}
