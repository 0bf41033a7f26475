package datetime

import (
	"fmt"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

var timeGetters = func(want part) []vm.Getter {
	return []vm.Getter{
		getter("hour", want, func(t *moment) int64 { return int64(t.hour) }, ""),
		getter("minute", want, func(t *moment) int64 { return int64(t.minute) }, ""),
		getter("second", want, func(t *moment) int64 { return int64(t.second) }, ""),
		getter("microsecond", want, func(t *moment) int64 { return int64(t.micro) }, ""),
		getter("fold", want, func(t *moment) int64 { return int64(t.fold) }, ""),
		{Name: "tzinfo", Get: func(m *vm.VM, o Value) Value {
			t := of(m, o, want)
			if t == nil {
				return m.Raisef(vm.E.TypeError, "descriptor 'tzinfo' for '%s' objects doesn't apply to a '%s' object", typeNames[want], m.TypeName(o))
			}
			return t.tz
		}},
	}
}

const timeSig = "hour=, minute=, second=, microsecond=, tzinfo=, *, fold="

var timeType = vm.TypeDef{
	Name: "time", Doc: "A time of day.",
	New:     &vm.Def{Sig: "cls, " + timeSig, Fn: func(m *vm.VM, a []Value) Value { return newTimed(m, hasTime, a) }},
	Getters: timeGetters(hasTime),
	Methods: concat(
		zoneMethods(hasTime),
		comparisons(hasTime, func(m *vm.VM, t, o *moment, a []Value, op int) Value { return compareTimed(m, hasTime, t, o, a, op) }),
		[]vm.Def{
			method("isoformat", "timespec=", hasTime, func(m *vm.VM, t *moment, a []Value) Value {
				return t.isoText(m, a[0], "", a[1])
			}),
			method("__str__", "/", hasTime, func(m *vm.VM, t *moment, a []Value) Value {
				if m.TypeOf(a[0]) != class(m, "time") {
					return python(m, "_isoformat", a[0])
				}
				return t.isoText(m, a[0], "", heap.Unbound)
			}),
			method("__repr__", "/", hasTime, func(m *vm.VM, t *moment, a []Value) Value { return t.repr(m, a[0]) }),
			method("__hash__", "/", hasTime, hashTimed),
			method("replace", timeSig, hasTime, replaceTimed),
			method("__replace__", "*, hour=, minute=, second=, microsecond=, tzinfo=, fold=", hasTime, replaceTimed),
			tailed("strftime", "self, format", "_time_strftime"),
			tailed("__format__", "self, format_spec, /", "_format"),
			tailed("__reduce_ex__", "self, protocol, /", "_timed_reduce_ex"),
			tailed("__reduce__", "self, /", "_timed_reduce"),
		}),
	ClassMethods: []vm.Def{{Name: "fromisoformat", Sig: "cls, string, /", Fn: timeFromISO}, tailed("strptime", "cls, date_string, format, /", "_time_strptime")},
	Consts: []vm.Const{
		{Name: "min", Make: constant(moment{has: hasTime})},
		{Name: "max", Make: constant(moment{has: hasTime, hour: 23, minute: 59, second: 59, micro: 999999})},
		{Name: "resolution", Make: deltaConstant(delta{micros: 1})},
	},
}

const stampSig = "year=, month=, day=, " + timeSig

var stampType = vm.TypeDef{
	Name: "datetime", Base: "date",
	Doc:     "A day and a time of day.",
	New:     &vm.Def{Sig: "cls, " + stampSig, Fn: func(m *vm.VM, a []Value) Value { return newTimed(m, hasBoth, a) }},
	Getters: timeGetters(hasBoth),
	Methods: concat(
		zoneMethods(hasBoth),
		comparisons(hasBoth, func(m *vm.VM, t, o *moment, a []Value, op int) Value { return compareTimed(m, hasBoth, t, o, a, op) }),
		[]vm.Def{
			method("date", "/", hasBoth, func(m *vm.VM, t *moment, _ []Value) Value {
				return m.NewObject(class(m, "date"), &moment{has: hasDate, year: t.year, month: t.month, day: t.day, tz: heap.None})
			}),
			method("time", "/", hasBoth, func(m *vm.VM, t *moment, _ []Value) Value { return t.timeOfDay(m, heap.None) }),
			method("timetz", "/", hasBoth, func(m *vm.VM, t *moment, _ []Value) Value { return t.timeOfDay(m, t.tz) }),
			method("isoformat", "sep=, timespec=", hasBoth, stampText),
			method("__str__", "/", hasBoth, func(m *vm.VM, t *moment, a []Value) Value {
				if m.TypeOf(a[0]) != class(m, "datetime") {
					return python(m, "_isoformat_space", a[0])
				}
				return t.isoText(m, a[0], " ", heap.Unbound)
			}),
			method("__repr__", "/", hasBoth, func(m *vm.VM, t *moment, a []Value) Value { return t.repr(m, a[0]) }),
			method("__hash__", "/", hasBoth, hashTimed),
			method("__add__", "other, /", hasBoth, addToStamp),
			method("__radd__", "other, /", hasBoth, addToStamp),
			method("__sub__", "other, /", hasBoth, subFromStamp),
			method("replace", stampSig, hasBoth, replaceTimed),
			method("__replace__", "*, year=, month=, day=, hour=, minute=, second=, microsecond=, tzinfo=, fold=", hasBoth, replaceTimed),
			method("timestamp", "/", hasBoth, timestamp),
			tailed("astimezone", "self, tz=", "_astimezone"),
			tailed("timetuple", "self, /", "_stamp_timetuple"),
			tailed("utctimetuple", "self, /", "_utctimetuple"),
			tailed("ctime", "self, /", "_ctime"),
			tailed("__reduce_ex__", "self, protocol, /", "_timed_reduce_ex"),
			tailed("__reduce__", "self, /", "_timed_reduce"),
		}),
	ClassMethods: []vm.Def{
		{Name: "fromisoformat", Sig: "cls, string, /", Fn: stampFromISO},
		tailed("now", "cls, tz=", "_now"),
		tailed("utcnow", "cls, /", "_utcnow"),
		tailed("fromtimestamp", "cls, timestamp, tz=", "_fromtimestamp"),
		tailed("utcfromtimestamp", "cls, timestamp, /", "_utcfromtimestamp"),
		tailed("strptime", "cls, date_string, format, /", "_strptime"),
		{Name: "combine", Sig: "cls, date, time, tzinfo=", Fn: combine},
	},
	Consts: []vm.Const{
		{Name: "min", Make: constant(moment{has: hasBoth, year: minYear, month: 1, day: 1})},
		{Name: "max", Make: constant(moment{has: hasBoth, year: maxYear, month: 12, day: 31, hour: 23, minute: 59, second: 59, micro: 999999})},
		{Name: "resolution", Make: deltaConstant(delta{micros: 1})},
	},
}

func concat(lists ...[]vm.Def) (all []vm.Def) {
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}

// newTimed also takes the bytes that __reduce__ gives, and a zone.
func newTimed(m *vm.VM, has part, a []Value) Value {
	if a[1].Is(heap.KBytes) {
		if t := fromState(m, has, m.Heap().Bytes(a[1]).B, a[2]); t != nil {
			return m.NewObject(a[0], t)
		}
	}
	t, r := build(m, has, a[1:], nil, "_again", a[0])
	if r != heap.Unbound {
		return r
	}
	return m.NewObject(a[0], t)
}

// fromState reads what state writes; nil if b is none.
func fromState(m *vm.VM, has part, b []byte, tz Value) *moment {
	t := &moment{has: has, tz: orNone(tz)}
	if t.tz != heap.None && !m.IsInstance(t.tz, class(m, "tzinfo")) {
		return nil
	}
	switch {
	case has == hasBoth && len(b) == 10:
		t.year, t.month, t.day = int32(b[0])<<8|int32(b[1]), b[2]&0x7f, b[3]
		t.fold = b[2] >> 7
		b = b[4:]
	case has == hasTime && len(b) == 6:
		t.fold = b[0] >> 7
		b = append([]byte{b[0] & 0x7f}, b[1:]...)
	default:
		return nil
	}
	t.hour, t.minute, t.second = b[0], b[1], b[2]
	t.micro = int32(b[3])<<16 | int32(b[4])<<8 | int32(b[5])
	if t.problem() != "" {
		return nil
	}
	return t
}

func replaceTimed(m *vm.VM, t *moment, a []Value) Value {
	n, r := build(m, t.has, a[1:], t, "_again_replace", a[0])
	if r != heap.Unbound {
		return r
	}
	return n.make(m, m.TypeOf(a[0]))
}

func (t *moment) timeOfDay(m *vm.VM, tz Value) Value {
	return m.NewObject(class(m, "time"), &moment{has: hasTime, hour: t.hour, minute: t.minute, second: t.second,
		micro: t.micro, fold: t.fold, tz: tz})
}

// Text.

var timespecs = map[string]int{"auto": -1, "hours": 0, "minutes": 1, "seconds": 2, "milliseconds": 3, "microseconds": 4}

// isoText is isoformat; sep is "" for a time.
func (t *moment) isoText(m *vm.VM, obj Value, sep string, timespec Value) Value {
	if !m.Pay(60) {
		return heap.Raised
	}
	spec := -1
	if timespec != heap.Unbound {
		s, ok := m.Text(timespec)
		if !ok {
			return m.Raisef(vm.E.TypeError, "isoformat() argument %d must be str, not %s", 1+boolInt(sep != ""), m.ArgTypeName(timespec))
		}
		if spec, ok = timespecs[s]; !ok {
			return m.Raisef(vm.E.ValueError, "Unknown timespec value")
		}
	}
	if spec < 0 {
		spec = 2
		if t.micro != 0 {
			spec = 4
		}
	}
	text := ""
	if sep != "" {
		text = t.dateText() + sep
	}
	text += fmt.Sprintf("%02d", t.hour)
	if spec >= 1 {
		text += fmt.Sprintf(":%02d", t.minute)
	}
	if spec >= 2 {
		text += fmt.Sprintf(":%02d", t.second)
	}
	switch spec {
	case 3:
		text += fmt.Sprintf(".%03d", t.micro/1000)
	case 4:
		text += fmt.Sprintf(".%06d", t.micro)
	}
	off, none, ok := fixedOffset(m, t.tz)
	switch {
	case !ok:
		return python(m, "_with_offset", str(m, text), obj)
	case !none:
		text += offsetText(off)
	}
	return str(m, text)
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

func stampText(m *vm.VM, t *moment, a []Value) Value {
	sep := "T"
	if a[1] != heap.Unbound {
		s, ok := m.Text(a[1])
		if !ok || utf8.RuneCountInString(s) != 1 && !(len(s) == 3 && s[0] == 0xed) {
			return m.Raisef(vm.E.TypeError, "isoformat() argument 1 must be a unicode character, not %s", m.ArgTypeName(a[1]))
		}
		sep = s
	}
	return t.isoText(m, a[0], sep, a[2])
}

func (t *moment) repr(m *vm.VM, obj Value) Value {
	text := m.TypeName(obj) + "("
	if t.has&hasDate != 0 {
		text += fmt.Sprintf("%d, %d, %d, ", t.year, t.month, t.day)
	}
	text += fmt.Sprintf("%d, %d", t.hour, t.minute)
	if t.second != 0 || t.micro != 0 {
		text += fmt.Sprintf(", %d", t.second)
	}
	if t.micro != 0 {
		text += fmt.Sprintf(", %d", t.micro)
	}
	if t.fold != 0 {
		text += ", fold=1"
	}
	switch t.tz {
	case heap.None:
		return str(m, text+")")
	case utc(m):
		return str(m, text+", tzinfo=datetime.timezone.utc)")
	}
	return python(m, "_zoned_repr", str(m, text), t.tz)
}

// Order and hashes.

// micros is the moment on a line: the date's days and the time of day.
func (t *moment) micros() int64 {
	us := t.dayMicros()
	if t.has&hasDate != 0 {
		us += int64(t.ordinal()) * dayMicros
	}
	return us
}

func compareInts(a, b int64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

func compareTimed(m *vm.VM, has part, t, o *moment, a []Value, op int) Value {
	if o == nil || o.has != has {
		return heap.NotImplemented
	}
	if t.tz == o.tz {
		return compared(op, compareInts(t.micros(), o.micros()))
	}
	x, none1, ok1 := fixedOffset(m, t.tz)
	y, none2, ok2 := fixedOffset(m, o.tz)
	switch {
	case !ok1 || !ok2:
		return python(m, "_compare_zoned", small(op), a[0], a[1])
	case none1 != none2:
		noun := "datetimes"
		if has == hasTime {
			noun = "times"
		}
		return unequal(m, op, "can't compare offset-naive and offset-aware %s", noun)
	}
	return compared(op, compareInts(t.micros()-x, o.micros()-y))
}

// plainCompare (op, a, b) compares without regard to zones.
func plainCompare(m *vm.VM, a []Value) Value {
	x, y := of(m, a[1], 0), of(m, a[2], 0)
	if x == nil || y == nil {
		return m.Raisef(vm.E.TypeError, "dates or times are required")
	}
	return compared(int(a[0].Int()), compareInts(x.micros(), y.micros()))
}

// hashTimed is equal for equal moments, whatever their zones.
func hashTimed(m *vm.VM, t *moment, a []Value) Value {
	off, none, ok := fixedOffset(m, t.tz)
	switch {
	case !ok:
		return python(m, "_hash_zoned", a[0])
	case none:
		return heap.Small(t.hash())
	}
	return heap.Small(mix(uint64(t.micros()-off)*0x9e3779b97f4a7c15 + 1))
}

// Arithmetic.

// plusMicros is the datetime that much later, in the same zone.
func (t *moment) plusMicros(m *vm.VM, cls Value, us int64) Value {
	at := t.micros() + us
	r := &moment{has: hasBoth, tz: t.tz}
	if at < 0 || !r.setOrdinal(int(at/dayMicros)) {
		return m.Raisef(vm.E.OverflowError, dateOverflow)
	}
	r.setDayMicros(at % dayMicros)
	return r.make(m, cls)
}

func addToStamp(m *vm.VM, t *moment, a []Value) Value {
	d := deltaIn(m, a[1])
	if d == nil {
		return heap.NotImplemented
	}
	us, ok := d.short()
	if !ok {
		return m.Raisef(vm.E.OverflowError, dateOverflow)
	}
	return t.plusMicros(m, m.TypeOf(a[0]), us)
}

func subFromStamp(m *vm.VM, t *moment, a []Value) Value {
	if d := deltaIn(m, a[1]); d != nil {
		us, ok := d.short()
		if !ok {
			return m.Raisef(vm.E.OverflowError, dateOverflow)
		}
		return t.plusMicros(m, m.TypeOf(a[0]), -us)
	}
	o := of(m, a[1], hasBoth)
	if o == nil {
		return heap.NotImplemented
	}
	x, none1, ok1 := fixedOffset(m, t.tz)
	y, none2, ok2 := fixedOffset(m, o.tz)
	switch {
	case t.tz == o.tz:
		x, y = 0, 0
	case !ok1 || !ok2:
		return python(m, "_sub_zoned", a[0], a[1])
	case none1 != none2:
		return m.Raisef(vm.E.TypeError, "can't subtract offset-naive and offset-aware datetimes")
	}
	return makeDelta(m, class(m, "timedelta"), 0, 0, (t.micros()-x)-(o.micros()-y))
}

// epoch is 1 January 1970 as micros counts.
const epoch = 719163 * dayMicros

func timestamp(m *vm.VM, t *moment, a []Value) Value {
	off, none, ok := fixedOffset(m, t.tz)
	if !ok || none {
		return python(m, "_timestamp", a[0])
	}
	return m.Heap().NewFloat(float64(t.micros()-off-epoch) / 1e6)
}

func combine(m *vm.VM, a []Value) Value {
	d, t := of(m, a[1], hasDate), of(m, a[2], hasTime)
	if d == nil {
		return m.Raisef(vm.E.TypeError, "combine() argument 1 must be datetime.date, not %s", m.TypeName(a[1]))
	}
	if t == nil || t.has != hasTime {
		return m.Raisef(vm.E.TypeError, "combine() argument 2 must be datetime.time, not %s", m.TypeName(a[2]))
	}
	r := *t
	r.has, r.year, r.month, r.day = hasBoth, d.year, d.month, d.day
	if tz := a[3]; tz != heap.Unbound {
		if tz != heap.None && !m.IsInstance(tz, class(m, "tzinfo")) {
			return m.Raisef(vm.E.TypeError, "tzinfo argument must be None or of a tzinfo subclass, not type '%s'", m.TypeName(tz))
		}
		r.tz = tz
	}
	return r.make(m, a[0])
}

// utcNow () is the time in microseconds since the epoch.
func utcNow(m *vm.VM, _ []Value) Value {
	t, ok := m.Now()
	if !ok {
		return m.Raisef(vm.E.OSError, "the clock is not granted to this script (grant: Clock)")
	}
	return m.Heap().NewInt(t.UnixMicro())
}

// fromDays (cls, days, micros, tzinfo, fold) makes a date or datetime of days since the
// epoch and microseconds of any size.
func fromDays(m *vm.VM, a []Value) Value {
	days, ok1 := m.AsInt64(a[1])
	us, ok2 := m.AsInt64(a[2])
	if !ok1 || !ok2 || days < -1<<40 || days > 1<<40 {
		return m.Raisef(vm.E.ValueError, "year is out of range")
	}
	c := floorDiv(us, dayMicros)
	days, us = days+c+719163, us-c*dayMicros
	t := momentFor(m, a[0])
	if !t.setOrdinal(int(days)) {
		return m.Raisef(vm.E.ValueError, "%s", outOfRange(days))
	}
	if t.has == hasBoth {
		t.setDayMicros(us)
		t.tz, t.fold = a[3], uint8(a[4].Int())
	}
	return t.make(m, a[0])
}
