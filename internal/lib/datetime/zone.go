package datetime

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// A zone is the payload of a tzinfo: for a timezone its fixed offset and name; instances
// of other classes have their meaning in their methods.
type zone struct {
	fixed  bool
	offset int64 // microseconds east of UTC
	name   Value // a str or None
}

func (z *zone) Size() int { return 24 }

func (z *zone) Trace(visit func(*Value)) { visit(&z.name) }

// Save writes whether the offset is fixed, and which it is.
func (z *zone) Save() (kind string, data []byte, refs []Value) {
	data = binary.LittleEndian.AppendUint64(data, uint64(z.offset))
	if z.fixed {
		data = append(data, 1)
	}
	return "tzinfo", data, []Value{z.name}
}

func init() {
	vm.Restorers["tzinfo"] = func(_ *vm.VM, b []byte, refs []Value) (heap.NativeData, error) {
		if len(b) < 8 || len(b) > 9 || len(refs) != 1 {
			return nil, errors.New("bad length")
		}
		z := &zone{fixed: len(b) == 9, offset: int64(binary.LittleEndian.Uint64(b)), name: refs[0]}
		if z.offset <= -dayMicros || z.offset >= dayMicros || z.name != heap.None && !z.name.Is(heap.KStr) {
			return nil, errors.New("bad fields")
		}
		return z, nil
	}
}

var zoneBaseType = vm.TypeDef{
	Name: "tzinfo", Doc: "What tells a time zone's offset and name.",
	New: &vm.Def{Sig: "cls, *args, **kwargs", Fn: func(m *vm.VM, a []Value) Value {
		return m.NewObject(a[0], &zone{name: heap.None})
	}},
	Methods: []vm.Def{
		abstract("tzname"), abstract("utcoffset"), abstract("dst"),
		tailed("fromutc", "self, dt, /", "_tz_fromutc"),
		tailed("__reduce__", "self, /", "_tz_reduce"),
	},
}

func abstract(name string) vm.Def {
	return vm.Def{Name: name, Sig: "self, dt, /", Fn: func(m *vm.VM, _ []Value) Value {
		return m.Raisef(vm.E.NotImplementedError, "a tzinfo subclass must implement %s()", name)
	}}
}

var zoneType = vm.TypeDef{
	Name: "timezone", Base: "tzinfo", Final: true, Doc: "A time zone with one offset.",
	New: &vm.Def{Sig: "cls, offset=, name=", Fn: newZone},
	Methods: []vm.Def{
		zoneMethod("utcoffset", func(m *vm.VM, z *zone, _ []Value) Value { return z.delta(m) }),
		zoneMethod("dst", func(*vm.VM, *zone, []Value) Value { return heap.None }),
		zoneMethod("tzname", func(m *vm.VM, z *zone, _ []Value) Value { return z.nameValue(m) }),
		{Name: "fromutc", Sig: "self, dt, /", Fn: fixedFromUTC},
		{Name: "__str__", Sig: "self, /", Fn: func(m *vm.VM, a []Value) Value { return zoneIn(m, a[0]).nameValue(m) }},
		{Name: "__repr__", Sig: "self, /", Fn: func(m *vm.VM, a []Value) Value {
			return zoneRepr(m, a[0], zoneIn(m, a[0]))
		}},
		{Name: "__hash__", Sig: "self, /", Fn: func(m *vm.VM, a []Value) Value {
			return heap.Small(mix(uint64(zoneIn(m, a[0]).offset)))
		}},
		{Name: "__eq__", Sig: "self, other, /", Fn: func(m *vm.VM, a []Value) Value {
			z, o := zoneIn(m, a[0]), zoneIn(m, a[1])
			if o == nil || !o.fixed {
				return heap.NotImplemented
			}
			return heap.Bool(z.offset == o.offset)
		}},
		{Name: "__getinitargs__", Sig: "self, /", Fn: initArgs},
	},
	Consts: []vm.Const{
		{Name: "utc", Make: zoneConstant(0)},
		{Name: "min", Make: zoneConstant(-86340 * 1000000)},
		{Name: "max", Make: zoneConstant(86340 * 1000000)},
	},
}

func zoneConstant(offset int64) func(*heap.Heap, Value) Value {
	return func(h *heap.Heap, class Value) Value {
		return h.NewNative(class, &zone{fixed: true, offset: offset, name: heap.None})
	}
}

// zoneIn is the payload of a tzinfo, nil if v is none.
func zoneIn(m *vm.VM, v Value) *zone {
	if v.Is(heap.KNative) {
		if z, ok := m.Heap().Native(v).Data.(*zone); ok {
			return z
		}
	}
	return nil
}

// zoneMethod is a method of timezone whose argument is a datetime or None.
func zoneMethod(name string, fn func(m *vm.VM, z *zone, a []Value) Value) vm.Def {
	return vm.Def{Name: name, Sig: "self, dt, /", Fn: func(m *vm.VM, a []Value) Value {
		if a[1] != heap.None && of(m, a[1], hasBoth) == nil {
			return m.Raisef(vm.E.TypeError, "%s(dt) argument must be a datetime instance or None, not %s", name, m.TypeName(a[1]))
		}
		return fn(m, zoneIn(m, a[0]), a)
	}}
}

// utc is timezone.utc.
func utc(m *vm.VM) Value { return m.Lookup(class(m, "timezone"), m.Heap().Intern("utc")) }

func newZone(m *vm.VM, a []Value) Value {
	if a[1] == heap.Unbound {
		return m.Raisef(vm.E.TypeError, "timezone() missing required argument 'offset' (pos 1)")
	}
	d := deltaIn(m, a[1])
	if d == nil {
		return m.Raisef(vm.E.TypeError, "timezone() argument 1 must be datetime.timedelta, not %s", m.TypeName(a[1]))
	}
	name := heap.None
	if a[2] != heap.Unbound {
		s, ok := m.Text(a[2])
		if !ok {
			return m.Raisef(vm.E.TypeError, "timezone() argument 2 must be str, not %s", m.TypeName(a[2]))
		}
		name = str(m, s)
	}
	us, ok := d.short()
	if !ok || us <= -dayMicros || us >= dayMicros {
		return badOffset(m, d)
	}
	if us == 0 && name == heap.None {
		return utc(m)
	}
	return m.NewObject(a[0], &zone{fixed: true, offset: us, name: name})
}

func badOffset(m *vm.VM, d *delta) Value {
	return m.Raisef(vm.E.ValueError, "offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not %s.",
		d.repr("datetime.timedelta"))
}

// fixedZone (offset in microseconds, name or None) is a timezone.
func fixedZone(m *vm.VM, a []Value) Value {
	us, _ := m.AsInt64(a[0])
	if us == 0 && a[1] == heap.None {
		return utc(m)
	}
	return m.NewObject(class(m, "timezone"), &zone{fixed: true, offset: us, name: a[1]})
}

func (z *zone) delta(m *vm.VM) Value {
	d, _, _ := normal(0, 0, z.offset)
	return newDelta(m, d)
}

func (z *zone) nameValue(m *vm.VM) Value {
	if z.name != heap.None {
		return z.name
	}
	if z.offset == 0 {
		return str(m, "UTC")
	}
	return str(m, "UTC"+offsetText(z.offset))
}

// offsetText writes an offset as ±HH:MM, with seconds and their fraction if there are any.
func offsetText(us int64) string {
	sign := '+'
	if us < 0 {
		sign, us = '-', -us
	}
	s, frac := us/1000000, us%1000000
	text := fmt.Sprintf("%c%02d:%02d", sign, s/3600, s/60%60)
	if s%60 != 0 || frac != 0 {
		text += fmt.Sprintf(":%02d", s%60)
	}
	if frac != 0 {
		text += fmt.Sprintf(".%06d", frac)
	}
	return text
}

func zoneRepr(m *vm.VM, v Value, z *zone) Value {
	if v == utc(m) {
		return str(m, "datetime.timezone.utc")
	}
	d, _, _ := normal(0, 0, z.offset)
	text := d.repr("datetime.timedelta")
	if z.name == heap.None {
		return str(m, "datetime.timezone("+text+")")
	}
	return python(m, "_named_zone_repr", str(m, text), z.name)
}

func initArgs(m *vm.VM, a []Value) Value {
	z := zoneIn(m, a[0])
	args := []Value{z.delta(m)}
	if z.name != heap.None {
		args = append(args, z.name)
	}
	return m.Heap().NewTuple(args)
}

func fixedFromUTC(m *vm.VM, a []Value) Value {
	t := of(m, a[1], hasBoth)
	switch {
	case t == nil:
		return m.Raisef(vm.E.TypeError, "fromutc: argument must be a datetime")
	case t.tz != a[0]:
		return m.Raisef(vm.E.ValueError, "fromutc: dt.tzinfo is not self")
	}
	return t.plusMicros(m, m.TypeOf(a[1]), zoneIn(m, a[0]).offset)
}

// fixedOffset is the offset of a moment whose zone needs no Python code; none means that
// it has no offset.
func fixedOffset(m *vm.VM, tz Value) (offset int64, none, ok bool) {
	if tz == heap.None {
		return 0, true, true
	}
	if z := zoneIn(m, tz); z != nil && z.fixed {
		return z.offset, false, true
	}
	return 0, false, false
}

// zoneMethods are utcoffset, tzname and dst of times and datetimes.
func zoneMethods(want part) []vm.Def {
	ask := func(name string, fixed func(m *vm.VM, z *zone) Value) vm.Def {
		return method(name, "/", want, func(m *vm.VM, t *moment, a []Value) Value {
			if t.tz == heap.None {
				return heap.None
			}
			if z := zoneIn(m, t.tz); z != nil && z.fixed {
				return fixed(m, z)
			}
			arg := heap.None
			if want == hasBoth {
				arg = a[0]
			}
			return python(m, "_ask_"+name, t.tz, arg)
		})
	}
	return []vm.Def{
		ask("utcoffset", func(m *vm.VM, z *zone) Value { return z.delta(m) }),
		ask("tzname", func(m *vm.VM, z *zone) Value { return z.nameValue(m) }),
		ask("dst", func(*vm.VM, *zone) Value { return heap.None }),
	}
}
