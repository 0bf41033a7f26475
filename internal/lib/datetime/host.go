package datetime

import (
	"fmt"
	"math"
	"time"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Times of the host: a time.Time is an aware datetime, a time.Duration a timedelta.

// FromTime makes a datetime of the offset that t has, to the microsecond.
func FromTime(m *vm.VM, t time.Time) (Value, error) {
	if y := t.Year(); y < minYear || y > maxYear {
		return 0, fmt.Errorf("year %d is out of range", y)
	}
	_, offset := t.Zone()
	us := int64(offset) * 1e6
	if us <= -dayMicros || us >= dayMicros {
		return 0, fmt.Errorf("offset %v is out of range", time.Duration(us)*time.Microsecond)
	}
	tz := utc(m)
	if us != 0 {
		tz = m.NewObject(class(m, "timezone"), &zone{fixed: true, offset: us, name: heap.None})
	}
	return m.NewObject(class(m, "datetime"), &moment{has: hasBoth, year: int32(t.Year()), month: uint8(t.Month()), day: uint8(t.Day()),
		hour: uint8(t.Hour()), minute: uint8(t.Minute()), second: uint8(t.Second()), micro: int32(t.Nanosecond() / 1000), tz: tz}), nil
}

// FromDuration makes a timedelta, to the microsecond.
func FromDuration(m *vm.VM, d time.Duration) Value {
	x, _, _ := normal(0, 0, d.Microseconds())
	return newDelta(m, x)
}

// Exported is the time.Time of a date or datetime or the time.Duration of a timedelta; ok is
// false for anything else. What has no offset counts as UTC, and a date as its midnight.
func Exported(m *vm.VM, v Value) (x any, ok bool, err error) {
	if d := deltaIn(m, v); d != nil {
		us, fits := d.short()
		if !fits || us > math.MaxInt64/1000 || us < math.MinInt64/1000 {
			return nil, true, fmt.Errorf("is longer than a time.Duration can be")
		}
		return time.Duration(us) * time.Microsecond, true, nil
	}
	t := of(m, v, hasDate)
	if t == nil {
		return nil, false, nil
	}
	where := time.UTC
	if t.tz != heap.None && t.has == hasBoth {
		z := zoneIn(m, t.tz)
		if z == nil || !z.fixed {
			return nil, true, fmt.Errorf("has a tzinfo of a class of the script")
		}
		if z.offset%1e6 != 0 {
			return nil, true, fmt.Errorf("has an offset that is no number of seconds")
		}
		if z.offset != 0 {
			where = time.FixedZone("", int(z.offset/1e6))
		}
	}
	return time.Date(int(t.year), time.Month(t.month), int(t.day), int(t.hour), int(t.minute), int(t.second), int(t.micro)*1000, where), true, nil
}
