package datetime

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"math/big"
	"strconv"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// A delta is the payload of a timedelta, normalised: 0 ≤ seconds < 86400, 0 ≤ micros < 1000000.
type delta struct{ days, seconds, micros int32 }

const maxDays = 999999999

func (d *delta) Size() int { return 16 }

func (d *delta) Trace(func(*Value)) {}

// Save writes the three numbers.
func (d *delta) Save() (kind string, data []byte, refs []Value) {
	for _, n := range []int32{d.days, d.seconds, d.micros} {
		data = binary.LittleEndian.AppendUint32(data, uint32(n))
	}
	return "timedelta", data, nil
}

func init() {
	vm.Restorers["timedelta"] = func(_ *vm.VM, b []byte, _ []Value) (heap.NativeData, error) {
		if len(b) != 12 {
			return nil, errors.New("bad length")
		}
		n := func(i int) int32 { return int32(binary.LittleEndian.Uint32(b[4*i:])) }
		d := &delta{n(0), n(1), n(2)}
		if d.days < -maxDays || d.days > maxDays || d.seconds < 0 || d.seconds >= 86400 || d.micros < 0 || d.micros >= 1000000 {
			return nil, errors.New("bad fields")
		}
		return d, nil
	}
}

var deltaType = vm.TypeDef{
	Name: "timedelta", Doc: "A span of time.",
	New: &vm.Def{Name: "__new__", Sig: "cls, days=, seconds=, microseconds=, milliseconds=, minutes=, hours=, weeks=", Fn: newDeltaOf},
	Getters: []vm.Getter{
		deltaGetter("days", func(d *delta) int32 { return d.days }, "Number of days."),
		deltaGetter("seconds", func(d *delta) int32 { return d.seconds }, "Number of seconds (>= 0 and less than 1 day)."),
		deltaGetter("microseconds", func(d *delta) int32 { return d.micros }, "Number of microseconds (>= 0 and less than 1 second)."),
	},
	Methods: append([]vm.Def{
		deltaMethod("total_seconds", "/", totalSeconds),
		deltaMethod("__repr__", "/", func(m *vm.VM, d *delta, a []Value) Value { return str(m, d.repr(m.TypeName(a[0]))) }),
		deltaMethod("__str__", "/", func(m *vm.VM, d *delta, _ []Value) Value { return str(m, d.text()) }),
		deltaMethod("__bool__", "/", func(m *vm.VM, d *delta, _ []Value) Value { return heap.Bool(*d != delta{}) }),
		deltaMethod("__hash__", "/", func(m *vm.VM, d *delta, _ []Value) Value { return heap.Small(d.hash()) }),
		deltaMethod("__pos__", "/", func(m *vm.VM, d *delta, _ []Value) Value { return newDelta(m, *d) }),
		deltaMethod("__neg__", "/", func(m *vm.VM, d *delta, _ []Value) Value { return d.scaled(m, -1) }),
		deltaMethod("__abs__", "/", func(m *vm.VM, d *delta, _ []Value) Value {
			if d.days < 0 {
				return d.scaled(m, -1)
			}
			return newDelta(m, *d)
		}),
		deltaMethod("__add__", "other, /", func(m *vm.VM, d *delta, a []Value) Value { return d.plus(m, a[1], 1, 1) }),
		deltaMethod("__radd__", "other, /", func(m *vm.VM, d *delta, a []Value) Value { return d.plus(m, a[1], 1, 1) }),
		deltaMethod("__sub__", "other, /", func(m *vm.VM, d *delta, a []Value) Value { return d.plus(m, a[1], 1, -1) }),
		deltaMethod("__rsub__", "other, /", func(m *vm.VM, d *delta, a []Value) Value { return d.plus(m, a[1], -1, 1) }),
		deltaMethod("__mul__", "other, /", multiply),
		deltaMethod("__rmul__", "other, /", multiply),
		deltaMethod("__truediv__", "other, /", divide),
		tailed("__floordiv__", "self, other, /", "_delta_floordiv"),
		tailed("__mod__", "self, other, /", "_delta_mod"),
		tailed("__divmod__", "self, other, /", "_delta_divmod"),
		deltaMethod("__reduce__", "/", func(m *vm.VM, d *delta, a []Value) Value {
			args := []Value{small(int(d.days)), small(int(d.seconds)), small(int(d.micros))}
			return m.Heap().NewTuple([]Value{m.TypeOf(a[0]), m.Heap().NewTuple(args)})
		}),
	}, deltaComparisons()...),
	Consts: []vm.Const{
		{Name: "min", Make: deltaConstant(delta{days: -maxDays})},
		{Name: "max", Make: deltaConstant(delta{maxDays, 86399, 999999})},
		{Name: "resolution", Make: deltaConstant(delta{micros: 1})},
	},
}

// deltaConstant makes a timedelta of the image. The class comes first in the module.
func deltaConstant(d delta) func(*heap.Heap, Value) Value {
	return func(h *heap.Heap, class Value) Value {
		if h.Str(h.Type(class).Name).S != "timedelta" {
			class = deltaClass
		} else {
			deltaClass = class
		}
		return h.NewNative(class, &d)
	}
}

// deltaClass is the class of durations that are constants of other classes, known while
// the image is built.
var deltaClass Value

func deltaGetter(name string, fn func(d *delta) int32, doc string) vm.Getter {
	return vm.Getter{Name: name, Doc: doc, Member: true, Get: func(m *vm.VM, o Value) Value {
		d := deltaIn(m, o)
		if d == nil {
			return m.Raisef(vm.E.TypeError, "descriptor '%s' for 'datetime.timedelta' objects doesn't apply to a '%s' object", name, m.TypeName(o))
		}
		return small(int(fn(d)))
	}}
}

func deltaMethod(name, sig string, fn func(m *vm.VM, d *delta, a []Value) Value) vm.Def {
	return vm.Def{Name: name, Sig: "self, " + sig, Fn: func(m *vm.VM, a []Value) Value {
		d := deltaIn(m, a[0])
		if d == nil {
			return m.Raisef(vm.E.TypeError, "descriptor '%s' requires a 'datetime.timedelta' object but received a '%s'", name, m.TypeName(a[0]))
		}
		return fn(m, d, a)
	}}
}

// deltaIn is the payload of a timedelta, nil if v is none.
func deltaIn(m *vm.VM, v Value) *delta {
	if v.Is(heap.KNative) {
		if d, ok := m.Heap().Native(v).Data.(*delta); ok {
			return d
		}
	}
	return nil
}

// newDelta makes a timedelta.
func newDelta(m *vm.VM, d delta) Value { return m.NewObject(class(m, "timedelta"), &d) }

// normal makes a delta of unnormalised parts; days tells how many days it would have if
// that is too many.
func normal(days, seconds, micros int64) (d delta, ok bool, n int64) {
	c := floorDiv(micros, 1000000)
	micros -= c * 1000000
	seconds += c
	c = floorDiv(seconds, 86400)
	seconds -= c * 86400
	days += c
	return delta{int32(days), int32(seconds), int32(micros)}, days >= -maxDays && days <= maxDays, days
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

// makeDelta makes an instance of cls of unnormalised parts.
func makeDelta(m *vm.VM, cls Value, days, seconds, micros int64) Value {
	d, ok, n := normal(days, seconds, micros)
	if !ok {
		return m.Raisef(vm.E.OverflowError, "days=%d; must have magnitude <= 999999999", n)
	}
	return m.NewObject(cls, &d)
}

// big is the duration in microseconds.
func (d *delta) big() *big.Int {
	us := big.NewInt(int64(d.days)*86400 + int64(d.seconds))
	us.Mul(us, big.NewInt(1000000))
	return us.Add(us, big.NewInt(int64(d.micros)))
}

// short is the duration in microseconds if that fits comfortably into a machine word.
func (d *delta) short() (us int64, ok bool) {
	if d.days < -50000000 || d.days > 50000000 {
		return 0, false
	}
	return (int64(d.days)*86400+int64(d.seconds))*1000000 + int64(d.micros), true
}

// ofBig makes an instance of cls of microseconds.
func ofBig(m *vm.VM, cls Value, us *big.Int) Value {
	days, rest := new(big.Int).DivMod(us, big.NewInt(dayMicros), new(big.Int))
	if !days.IsInt64() || days.Int64() < math.MinInt32 || days.Int64() > math.MaxInt32 {
		return m.Raisef(vm.E.OverflowError, "Python int too large to convert to C int")
	}
	return makeDelta(m, cls, days.Int64(), 0, rest.Int64())
}

// deltaUnits are the parameters of timedelta with their lengths in microseconds.
var deltaUnits = []struct {
	name   string
	micros int64
}{
	{"days", dayMicros}, {"seconds", 1000000}, {"microseconds", 1}, {"milliseconds", 1000},
	{"minutes", 60000000}, {"hours", 3600000000}, {"weeks", 7 * dayMicros},
}

// newDeltaOf sums up its arguments: whole numbers exactly, fractions of microseconds
// together, rounded once, half to even.
func newDeltaOf(m *vm.VM, a []Value) Value {
	sum := new(big.Int)
	var small int64 // the sum while it is small
	left := 0.0
	for i := len(deltaUnits) - 1; i >= 0; i-- {
		v := a[1+i]
		if v == heap.Unbound {
			continue
		}
		unit := deltaUnits[i].micros
		v = m.Payload(v)
		switch {
		case v.IsInt() || v.IsBool():
			n, _ := m.AsInt64(v)
			if n > -1<<20 && n < 1<<20 && small > -1<<62 && small < 1<<62 {
				small += n * unit
				continue
			}
			sum.Add(sum, new(big.Int).Mul(big.NewInt(n), big.NewInt(unit)))
		case v.Is(heap.KInt):
			b := m.Heap().Big(v)
			if len(b.Mag) > 4 {
				return m.Raisef(vm.E.OverflowError, "Python int too large to convert to C int")
			}
			n := new(big.Int).SetBits(append([]big.Word(nil), b.Mag...))
			if b.Neg {
				n.Neg(n)
			}
			sum.Add(sum, n.Mul(n, big.NewInt(unit)))
		case heap.IsFloat(v):
			f := m.Heap().Float(v)
			switch {
			case math.IsNaN(f):
				return m.Raisef(vm.E.ValueError, "cannot convert float NaN to integer")
			case math.IsInf(f, 0):
				return m.Raisef(vm.E.OverflowError, "cannot convert float infinity to integer")
			case math.Abs(f) > 1e30:
				return m.Raisef(vm.E.OverflowError, "Python int too large to convert to C int")
			}
			whole, frac := math.Modf(f)
			w, _ := big.NewFloat(whole).Int(nil)
			sum.Add(sum, w.Mul(w, big.NewInt(unit)))
			whole, frac = math.Modf(float64(unit) * frac)
			sum.Add(sum, big.NewInt(int64(whole)))
			left += frac
		default:
			return m.Raisef(vm.E.TypeError, "unsupported type for timedelta %s component: %s", deltaUnits[i].name, m.TypeName(v))
		}
	}
	if sum.Sign() == 0 && left == 0 {
		return makeDelta(m, a[0], 0, 0, small)
	}
	sum.Add(sum, big.NewInt(small))
	if left != 0 {
		whole := math.Round(left)
		if math.Abs(whole-left) == 0.5 {
			odd := float64(sum.Bit(0))
			whole = 2*math.Round((left+odd)*0.5) - odd
		}
		sum.Add(sum, big.NewInt(int64(whole)))
	}
	return ofBig(m, a[0], sum)
}

// plus is sign·d + other·sign2 for a timedelta other.
func (d *delta) plus(m *vm.VM, v Value, sign, sign2 int64) Value {
	o := deltaIn(m, v)
	if o == nil {
		return heap.NotImplemented
	}
	return makeDelta(m, class(m, "timedelta"), sign*int64(d.days)+sign2*int64(o.days),
		sign*int64(d.seconds)+sign2*int64(o.seconds), sign*int64(d.micros)+sign2*int64(o.micros))
}

func (d *delta) scaled(m *vm.VM, n int64) Value {
	return makeDelta(m, class(m, "timedelta"), n*int64(d.days), n*int64(d.seconds), n*int64(d.micros))
}

// multiply takes whole numbers; floats go on in the Python part.
func multiply(m *vm.VM, d *delta, a []Value) Value {
	v := m.Payload(a[1])
	switch {
	case v.IsInt() || v.IsBool():
		n, _ := m.AsInt64(v)
		if n >= -1<<31 && n < 1<<31 {
			return d.scaled(m, n)
		}
		return ofBig(m, class(m, "timedelta"), new(big.Int).Mul(d.big(), big.NewInt(n)))
	case v.Is(heap.KInt):
		if *d == (delta{}) {
			return newDelta(m, *d)
		}
		return m.Raisef(vm.E.OverflowError, "Python int too large to convert to C int")
	case heap.IsFloat(v):
		return python(m, "_delta_mul_float", a[0], v)
	}
	return heap.NotImplemented
}

// exact is the largest magnitude below which all whole numbers are floats.
const exact = 1 << 53

// divide is exact for two short durations and a duration by a small number; the Python
// part has the rest.
func divide(m *vm.VM, d *delta, a []Value) Value {
	if o := deltaIn(m, a[1]); o != nil {
		x, ok1 := d.short()
		y, ok2 := o.short()
		if ok1 && ok2 && y != 0 && x > -exact && x < exact && y > -exact && y < exact {
			return m.Heap().NewFloat(float64(x) / float64(y))
		}
	}
	return python(m, "_delta_truediv", a[0], a[1])
}

func totalSeconds(m *vm.VM, d *delta, a []Value) Value {
	if us, ok := d.short(); ok && us > -exact && us < exact {
		return m.Heap().NewFloat(float64(us) / 1e6)
	}
	return python(m, "_delta_seconds", a[0])
}

func (d *delta) compare(o *delta) int {
	switch {
	case d.days != o.days:
		return int(d.days) - int(o.days)
	case d.seconds != o.seconds:
		return int(d.seconds) - int(o.seconds)
	}
	return int(d.micros) - int(o.micros)
}

func (d *delta) hash() int64 {
	return mix((uint64(d.days)*86400+uint64(d.seconds))*0x9e3779b97f4a7c15 + uint64(d.micros))
}

func deltaComparisons() []vm.Def {
	defs := make([]vm.Def, 0, len(compareNames))
	for op, name := range compareNames {
		defs = append(defs, deltaMethod(name, "other, /", func(m *vm.VM, d *delta, a []Value) Value {
			o := deltaIn(m, a[1])
			if o == nil {
				return heap.NotImplemented
			}
			return compared(op, d.compare(o))
		}))
	}
	return defs
}

func (d *delta) repr(name string) string {
	text := ""
	for _, p := range []struct {
		name string
		n    int32
	}{{"days", d.days}, {"seconds", d.seconds}, {"microseconds", d.micros}} {
		if p.n == 0 {
			continue
		}
		if text != "" {
			text += ", "
		}
		text += p.name + "=" + strconv.Itoa(int(p.n))
	}
	if text == "" {
		text = "0"
	}
	return name + "(" + text + ")"
}

func (d *delta) text() string {
	s := fmt.Sprintf("%d:%02d:%02d", d.seconds/3600, d.seconds/60%60, d.seconds%60)
	if d.micros != 0 {
		s += fmt.Sprintf(".%06d", d.micros)
	}
	switch {
	case d.days == 0:
		return s
	case d.days == 1 || d.days == -1:
		return fmt.Sprintf("%d day, %s", d.days, s)
	}
	return fmt.Sprintf("%d days, %s", d.days, s)
}

// deltaMicros (delta) is its length in microseconds.
func deltaMicros(m *vm.VM, a []Value) Value {
	d := deltaIn(m, a[0])
	if d == nil {
		return m.Raisef(vm.E.TypeError, "no timedelta")
	}
	if us, ok := d.short(); ok {
		return m.Heap().NewInt(us)
	}
	b := d.big()
	return m.Heap().NewBig(b.Sign() < 0, b.Bits())
}

// deltaOf (micros) is the timedelta of an int of microseconds.
func deltaOf(m *vm.VM, a []Value) Value {
	cls := class(m, "timedelta")
	if n, ok := m.AsInt64(a[0]); ok {
		return makeDelta(m, cls, 0, 0, n)
	}
	b := m.Heap().Big(a[0])
	if len(b.Mag) > 4 {
		return m.Raisef(vm.E.OverflowError, "Python int too large to convert to C int")
	}
	n := new(big.Int).SetBits(append([]big.Word(nil), b.Mag...))
	if b.Neg {
		n.Neg(n)
	}
	return ofBig(m, cls, n)
}
