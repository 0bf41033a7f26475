package datetime

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Reading the formats of ISO 8601 that fromisoformat takes.

// An isoReader reads a text from left to right.
type isoReader struct {
	s   string
	pos int
	bad bool
}

// number reads n digits.
func (r *isoReader) number(n int) (v int) {
	if r.pos+n > len(r.s) {
		r.bad = true
		return 0
	}
	for _, c := range []byte(r.s[r.pos : r.pos+n]) {
		if c < '0' || c > '9' {
			r.bad = true
			return 0
		}
		v = v*10 + int(c-'0')
	}
	r.pos += n
	return v
}

// skip passes over c if it comes next.
func (r *isoReader) skip(c byte) bool {
	if r.pos < len(r.s) && r.s[r.pos] == c {
		r.pos++
		return true
	}
	return false
}

func (r *isoReader) rest() string { return r.s[r.pos:] }

// isoDate reads YYYY-MM-DD, YYYYMMDD, YYYY-Www[-D] or YYYYWww[D], all of s.
func isoDate(s string, t *moment) bool {
	r := &isoReader{s: s}
	year := r.number(4)
	dash := r.skip('-')
	if r.skip('W') {
		week, day := r.number(2), 1
		if r.pos < len(s) {
			if r.skip('-') != dash {
				return false
			}
			day = r.number(1)
		}
		if r.bad || r.pos != len(s) {
			return false
		}
		ord, bad := fromISO(int64(year), int64(week), int64(day))
		return bad == "" && t.setOrdinal(ord)
	}
	month := r.number(2)
	if r.skip('-') != dash {
		return false
	}
	day := r.number(2)
	if r.bad || r.pos != len(s) {
		return false
	}
	t.year, t.month, t.day = int32(year), uint8(month), uint8(day)
	return true
}

// clockText reads HH[:MM[:SS[.fff[fff]]]] or HHMMSS and the like, all of s.
func clockText(s string) (hour, minute, second, micro int, ok bool) {
	r := &isoReader{s: s}
	hour = r.number(2)
	if r.bad {
		return
	}
	if r.pos == len(s) {
		return hour, 0, 0, 0, true
	}
	colon := r.skip(':')
	minute = r.number(2)
	if !r.bad && r.pos < len(s) {
		if c := s[r.pos]; c == ':' || c >= '0' && c <= '9' {
			if r.skip(':') != colon {
				return
			}
			second = r.number(2)
		}
	}
	if !r.bad && r.pos < len(s) {
		// Behind digits without colons those of the fraction may follow at once, two or more.
		plain := !colon && r.pos == len("HHMMSS") && len(s) > r.pos+1 && s[r.pos] >= '0' && s[r.pos] <= '9'
		if !plain && !r.skip('.') && !r.skip(',') {
			return
		}
		digits := r.rest()
		n := min(len(digits), 6)
		micro = r.number(n)
		for i := n; i < 6; i++ {
			micro *= 10
		}
		for r.pos < len(s) && !r.bad {
			r.number(1)
		}
		if n == 0 {
			return
		}
	}
	return hour, minute, second, micro, !r.bad && r.pos == len(s)
}

// isoTime reads a time of day with an optional zone, all of s.
func isoTime(m *vm.VM, s string, t *moment) (ok bool, bad Value) {
	clock, zoneText := s, ""
	if i := strings.IndexAny(s, "+-Z"); i >= 0 {
		clock, zoneText = s[:i], s[i:]
	}
	hour, minute, second, micro, ok := clockText(clock)
	if !ok {
		return false, heap.Unbound
	}
	t.hour, t.minute, t.second, t.micro = uint8(hour), uint8(minute), uint8(second), int32(micro)
	switch {
	case zoneText == "":
	case zoneText == "Z":
		t.tz = utc(m)
	case zoneText[0] == 'Z':
		return false, heap.Unbound
	default:
		h, mi, sec, us, ok := clockText(zoneText[1:])
		if !ok {
			return false, heap.Unbound
		}
		off := (int64(h)*3600+int64(mi)*60+int64(sec))*1000000 + int64(us)
		if zoneText[0] == '-' {
			off = -off
		}
		if off <= -dayMicros || off >= dayMicros {
			d, _, _ := normal(0, 0, off)
			return false, badOffset(m, &d)
		}
		t.tz = fixedZone(m, []Value{m.Heap().NewInt(off), heap.None})
	}
	return true, heap.Unbound
}

// dateLength is how long the date at the start of s is.
func dateLength(s string) int {
	switch {
	case len(s) > 4 && s[4] == '-':
		if len(s) > 5 && s[5] == 'W' {
			if len(s) > 8 && s[8] == '-' {
				if len(s) > 10 && s[10] >= '0' && s[10] <= '9' {
					return 8 // the dash separates, digits of a time follow
				}
				return 10
			}
			return 8
		}
		return 10
	case len(s) > 4 && s[4] == 'W':
		n := 7
		for n < len(s) && s[n] >= '0' && s[n] <= '9' {
			n++
		}
		switch {
		case n < 9:
			return n
		case n%2 == 0:
			return 7
		}
		return 8
	}
	return 8
}

// isoArgument is the text a fromisoformat gets.
func isoArgument(m *vm.VM, v Value) (s string, bad Value) {
	s, ok := m.Text(v)
	if !ok {
		return "", m.Raisef(vm.E.TypeError, "fromisoformat: argument must be str")
	}
	if !m.Pay(len(s) / 16) {
		return "", heap.Raised
	}
	return s, heap.Unbound
}

// invalid is the error for a text that is no date or time.
func invalid(m *vm.VM, v Value) Value { return python(m, "_invalid_iso", v) }

// finish checks the fields and makes the object.
func finish(m *vm.VM, t *moment, cls, text Value, ok bool) Value {
	if !ok {
		return invalid(m, text)
	}
	if p := t.problem(); p != "" {
		return m.Raisef(vm.E.ValueError, "%s", p)
	}
	return t.make(m, cls)
}

func dateFromISO(m *vm.VM, a []Value) Value {
	s, bad := isoArgument(m, a[1])
	if bad != heap.Unbound {
		return bad
	}
	t := &moment{has: hasDate, tz: heap.None}
	if n := len(s); n != 7 && n != 8 && n != 10 {
		return invalid(m, a[1])
	}
	return finish(m, t, a[0], a[1], isoDate(s, t))
}

func timeFromISO(m *vm.VM, a []Value) Value {
	s, bad := isoArgument(m, a[1])
	if bad != heap.Unbound {
		return bad
	}
	t := &moment{has: hasTime, tz: heap.None}
	ok, bad := isoTime(m, strings.TrimPrefix(s, "T"), t)
	if bad != heap.Unbound {
		return bad
	}
	return finish(m, t, a[0], a[1], ok)
}

func stampFromISO(m *vm.VM, a []Value) Value {
	s, bad := isoArgument(m, a[1])
	if bad != heap.Unbound {
		return bad
	}
	t := &moment{has: hasBoth, tz: heap.None}
	if len(s) < 7 {
		return invalid(m, a[1])
	}
	n := min(dateLength(s), len(s))
	if ok := isoDate(s[:n], t); !ok || n == len(s) {
		return finish(m, t, a[0], a[1], ok)
	}
	// One character, whichever, separates date and time.
	rest := s[n:]
	for i := range rest {
		if i > 0 {
			ok, bad := isoTime(m, rest[i:], t)
			if bad != heap.Unbound {
				return bad
			}
			return finish(m, t, a[0], a[1], ok)
		}
	}
	return invalid(m, a[1])
}
