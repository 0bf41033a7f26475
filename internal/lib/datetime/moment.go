package datetime

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// A moment is the payload of dates, times and datetimes; a date has no time of day, a time
// no date. The objects are immutable.
type moment struct {
	has                  part
	month, day           uint8
	hour, minute, second uint8
	fold                 uint8
	year                 int32
	micro                int32
	tz                   Value // a tzinfo or None
}

type part uint8

const (
	hasDate part = 1 << iota
	hasTime
	hasBoth = hasDate | hasTime
)

const momentBytes = 24

func (t *moment) Size() int { return momentBytes }

func (t *moment) Trace(visit func(*Value)) { visit(&t.tz) }

// Save writes the fields; the zone is the only value.
func (t *moment) Save() (kind string, data []byte, refs []Value) {
	data = []byte{byte(t.has), t.month, t.day, t.hour, t.minute, t.second, t.fold}
	data = binary.LittleEndian.AppendUint32(data, uint32(t.year))
	data = binary.LittleEndian.AppendUint32(data, uint32(t.micro))
	return "datetime", data, []Value{t.tz}
}

func init() {
	vm.Restorers["datetime"] = func(m *vm.VM, b []byte, refs []Value) (heap.NativeData, error) {
		if len(b) != 15 || len(refs) != 1 {
			return nil, errors.New("bad length")
		}
		t := &moment{has: part(b[0]), month: b[1], day: b[2], hour: b[3], minute: b[4], second: b[5], fold: b[6],
			year: int32(binary.LittleEndian.Uint32(b[7:])), micro: int32(binary.LittleEndian.Uint32(b[11:])), tz: refs[0]}
		if t.has == 0 || t.has > hasBoth || t.problem() != "" {
			return nil, errors.New("bad fields")
		}
		return t, nil
	}
}

// problem says which field is out of its range.
func (t *moment) problem() string {
	if t.has&hasDate != 0 {
		switch {
		case t.year < minYear || t.year > maxYear:
			return fmt.Sprintf("year %d is out of range", t.year)
		case t.month < 1 || t.month > 12:
			return "month must be in 1..12"
		case t.day < 1 || int(t.day) > daysInMonth(int(t.year), int(t.month)):
			return "day is out of range for month"
		}
	}
	if t.has&hasTime != 0 {
		switch {
		case t.hour > 23:
			return "hour must be in 0..23"
		case t.minute > 59:
			return "minute must be in 0..59"
		case t.second > 59:
			return "second must be in 0..59"
		case t.micro < 0 || t.micro > 999999:
			return "microsecond must be in 0..999999"
		case t.fold > 1:
			return "fold must be either 0 or 1"
		}
	}
	return ""
}

// ordinal is the number of the day.
func (t *moment) ordinal() int { return ordinal(int(t.year), int(t.month), int(t.day)) }

// dayMicros is the time of day in microseconds.
func (t *moment) dayMicros() int64 {
	return (int64(t.hour)*3600+int64(t.minute)*60+int64(t.second))*1000000 + int64(t.micro)
}

// setDayMicros sets the time of day.
func (t *moment) setDayMicros(us int64) {
	t.micro = int32(us % 1000000)
	s := us / 1000000
	t.hour, t.minute, t.second = uint8(s/3600), uint8(s/60%60), uint8(s%60)
}

// setOrdinal sets the date; false if it is out of range.
func (t *moment) setOrdinal(n int) bool {
	if n < 1 || n > maxOrdinal {
		return false
	}
	y, mo, d := fromOrdinal(n)
	t.year, t.month, t.day = int32(y), uint8(mo), uint8(d)
	return true
}

// of is the payload of v if it is a moment with what is wanted, else nil.
func of(m *vm.VM, v Value, want part) *moment {
	if v.Is(heap.KNative) {
		if t, ok := m.Heap().Native(v).Data.(*moment); ok && t.has&want == want {
			return t
		}
	}
	return nil
}

// self makes the native of a method on moments.
func self(name string, want part, fn func(m *vm.VM, t *moment, a []Value) Value) func(*vm.VM, []Value) Value {
	return func(m *vm.VM, a []Value) Value {
		t := of(m, a[0], want)
		if t == nil {
			return m.Raisef(vm.E.TypeError, "descriptor '%s' requires a '%s' object but received a '%s'", name, typeNames[want], m.TypeName(a[0]))
		}
		return fn(m, t, a)
	}
}

var typeNames = [...]string{hasDate: "datetime.date", hasTime: "datetime.time", hasBoth: "datetime.datetime"}

func method(name, sig string, want part, fn func(m *vm.VM, t *moment, a []Value) Value) vm.Def {
	return vm.Def{Name: name, Sig: "self, " + sig, Fn: self(name, want, fn)}
}

// tailed is a method that the Python part implements: absent arguments are None.
func tailed(name, sig, fn string) vm.Def {
	return vm.Def{Name: name, Sig: sig, Fn: func(m *vm.VM, a []Value) Value {
		args := append([]Value(nil), a...)
		for i := range args {
			args[i] = orNone(args[i])
		}
		return python(m, fn, args...)
	}}
}

func getter(name string, want part, fn func(t *moment) int64, doc string) vm.Getter {
	return vm.Getter{Name: name, Doc: doc, Get: func(m *vm.VM, o Value) Value {
		t := of(m, o, want)
		if t == nil {
			return m.Raisef(vm.E.TypeError, "descriptor '%s' for '%s' objects doesn't apply to a '%s' object", name, typeNames[want], m.TypeName(o))
		}
		return heap.Small(fn(t))
	}}
}

// builtin reports that a class is one of the module's own.
func builtin(m *vm.VM, cls Value) bool {
	return cls == class(m, "datetime") || cls == class(m, "date") || cls == class(m, "time")
}

// make gives an instance of cls, calling cls if it is of the script.
func (t *moment) make(m *vm.VM, cls Value) Value {
	if builtin(m, cls) {
		return m.NewObject(cls, t)
	}
	args := t.args()
	if t.fold != 0 {
		return m.CallKw(cls, args, []Value{m.Heap().Intern("fold")}, []Value{heap.Small(1)})
	}
	return m.Call(cls, args...)
}

// args are the positional arguments that make t.
func (t *moment) args() (args []Value) {
	if t.has&hasDate != 0 {
		args = append(args, small(int(t.year)), small(int(t.month)), small(int(t.day)))
	}
	if t.has&hasTime != 0 {
		args = append(args, small(int(t.hour)), small(int(t.minute)), small(int(t.second)), small(int(t.micro)), t.tz)
	}
	return args
}

// fields (obj) is the tuple of a moment's fields: those of make, then fold.
func fields(m *vm.VM, a []Value) Value {
	t := of(m, a[0], 0)
	if t == nil {
		return m.Raisef(vm.E.TypeError, "no date or time")
	}
	args := t.args()
	if t.has&hasTime != 0 {
		args = append(args, small(int(t.fold)))
	}
	return m.Heap().NewTuple(args)
}

// Parameters of the constructors.
var (
	dateArgs = []intArg{{"year", 0, 0, 0}, {"month", 0, 0, 0}, {"day", 0, 0, 0}}
	timeArgs = []intArg{{"hour", 0, 23, 0}, {"minute", 0, 59, 0}, {"second", 0, 59, 0}, {"microsecond", 0, 999999, 0}}
)

// build makes a moment of arguments in the order of the constructor: its integers, tzinfo
// and fold. With a template absent arguments are the template's.
func build(m *vm.VM, has part, a []Value, like *moment, again string, cls Value) (t *moment, bad Value) {
	t = &moment{has: has, tz: heap.None}
	if like != nil {
		*t = *like
	}
	var n [8]int64
	i := 0
	read := func(args []intArg, base int, required bool) Value {
		for k, p := range args {
			v := a[i]
			i++
			if v == heap.Unbound {
				if like == nil && required {
					return m.Raisef(vm.E.TypeError, "function missing required argument '%s' (pos %d)", p.name, k+1)
				}
				n[base+k] = unchanged
				continue
			}
			x, retry, r := toInt(m, v, like == nil)
			if r != heap.Unbound {
				return r
			}
			if retry {
				return python(m, again, cls, m.Heap().NewTuple(absent(a)))
			}
			n[base+k] = x
		}
		return heap.Unbound
	}
	if has&hasDate != 0 {
		if r := read(dateArgs, 0, true); r != heap.Unbound {
			return nil, r
		}
	}
	if has&hasTime != 0 {
		if r := read(timeArgs, 3, false); r != heap.Unbound {
			return nil, r
		}
		if v := a[i]; v != heap.Unbound {
			if v != heap.None && !m.IsInstance(v, class(m, "tzinfo")) {
				return nil, m.Raisef(vm.E.TypeError, "tzinfo argument must be None or of a tzinfo subclass, not type '%s'", m.TypeName(v))
			}
			t.tz = v
		}
		if v := a[i+1]; v != heap.Unbound {
			x, retry, r := toInt(m, v, like == nil)
			if r != heap.Unbound {
				return nil, r
			}
			if retry || x < 0 || x > 1 {
				return nil, m.Raisef(vm.E.ValueError, "fold must be either 0 or 1")
			}
			t.fold = uint8(x)
		}
	}
	if text := t.assign(n); text != "" {
		return nil, m.Raisef(vm.E.ValueError, "%s", text)
	}
	return t, heap.Unbound
}

// unchanged stands for a field that keeps its value.
const unchanged = -1 << 40

// assign stores the integers n where they are given and says what is wrong with the result.
func (t *moment) assign(n [8]int64) string {
	if t.has&hasDate != 0 {
		if n[0] != unchanged {
			t.year = int32(n[0])
		}
		for i, p := range []*uint8{&t.month, &t.day} {
			if n[1+i] != unchanged {
				*p = uint8(min(max(n[1+i], 0), 255))
			}
		}
	}
	if t.has&hasTime != 0 {
		for i, p := range []*uint8{&t.hour, &t.minute, &t.second} {
			if v := n[3+i]; v < 0 && v != unchanged {
				return fmt.Sprintf("%s must be in 0..%d", timeArgs[i].name, timeArgs[i].hi)
			} else if v != unchanged {
				*p = uint8(min(v, 255))
			}
		}
		if n[6] != unchanged {
			t.micro = int32(n[6])
		}
	}
	return t.problem()
}

// absent replaces absent arguments by NotImplemented, which the Python part takes for that.
func absent(a []Value) []Value {
	out := append([]Value(nil), a...)
	for i, v := range out {
		if v == heap.Unbound {
			out[i] = heap.NotImplemented
		}
	}
	return out
}
