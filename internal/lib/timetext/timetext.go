// Package timetext writes and reads dates and times as strftime and strptime do, for the
// modules time and datetime.
//
// It knows no clock and no zone: fields come in as plain numbers, names of zones as text.
// Writing follows the C library of GNU systems in the C locale, flags and widths included;
// reading follows CPython, which tries the alternatives of each directive in a fixed order
// and backtracks.
package timetext

import (
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Modules returns the module _timetext, which the library imports.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "_timetext", Funcs: []vm.Def{
		{Name: "write", Sig: "format:str, fields:seq, zone, offset, micro, /", Fn: nativeWrite},
		{Name: "read", Sig: "text:str, format:str, zones:seq, /", Fn: nativeRead},
	}}}
}

// nativeWrite (format, fields, zone, offset, micro): fields are year, month, day, hour,
// minute, second, weekday from Monday and day of the year; zone is a name or None, offset
// microseconds east or None. If micro is not None the directives of datetime are known too.
func nativeWrite(m *vm.VM, a []vm.Value) vm.Value {
	format, _ := m.Text(a[0])
	var t Fields
	if len(m.Heap().List(a[1]).V) > len(t.N) {
		return m.Raisef(vm.E.ValueError, "too many fields")
	}
	for i, v := range m.Heap().List(a[1]).V {
		n, _ := m.AsInt64(v)
		t.N[i] = n
	}
	if a[2] != heap.None {
		t.Zone, _ = m.Text(a[2])
	}
	if a[3] != heap.None {
		t.Offset, _ = m.AsInt64(a[3])
		t.HasOffset = true
	}
	if a[4] != heap.None {
		t.Micro, _ = m.AsInt64(a[4])
		t.Extended = true
	}
	s, err := Write(m.Meter(), format, &t)
	if err != nil {
		return m.Stopped(err)
	}
	return m.Heap().NewStr(s)
}

// nativeRead (text, format, zones) gives what a strptime format finds: the tuple (year,
// month, day, hour, minute, second, microsecond, weekday, day of the year, isdst, zone name
// or None, offset in microseconds or None), or the reason why it finds nothing. zones are the tuple of names that mean local
// standard time and that of names that mean summer time.
func nativeRead(m *vm.VM, a []vm.Value) vm.Value {
	h := m.Heap()
	text, _ := m.Text(a[0])
	format, _ := m.Text(a[1])
	var zones [2][]string
	for i, set := range h.List(a[2]).V {
		if i == len(zones) || !set.Is(heap.KTuple) && !set.Is(heap.KList) {
			return m.Raisef(vm.E.TypeError, "two tuples of zone names are required")
		}
		for _, v := range h.List(set).V {
			s, _ := m.Text(v)
			zones[i] = append(zones[i], s)
		}
	}
	f, bad, err := Read(m.Meter(), text, format, zones)
	switch {
	case err != nil:
		return m.Stopped(err)
	case bad != "":
		return h.NewStr(bad)
	}
	zone, offset := heap.None, heap.None
	if f.zone != "" {
		zone = h.NewStr(f.zone)
	}
	if f.hasOffset {
		offset = h.NewInt(f.offset)
	}
	out := make([]vm.Value, 0, 12)
	for _, n := range []int{f.year, f.month, f.day, f.hour, f.minute, f.second, f.micro, f.weekday, f.yearday, f.isdst} {
		out = append(out, heap.Small(int64(n)))
	}
	return h.NewTuple(append(out, zone, offset))
}
