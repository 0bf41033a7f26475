package vm

import (
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/number"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// The % operator of str, bytes and bytearray.
//
// What needs Python code (an object's text or number, an item of a mapping) is asked of the
// prelude: a pass over the format lists the requests it cannot answer, the prelude adds their
// answers to those it has, and the pass begins anew with all of them. Nothing but requests has
// effects, and they are made in the order of the format.

// The requests.
const (
	askItem  = iota // mapping[key]
	askStr          // str(v)
	askRepr         // repr(v)
	askASCII        // ascii(v)
	askIndex        // an int for x, X, o and c, or TypeError with the text that goes with it
	askInt          // an int for d, i and u
	askFloat        // a float
	askBytes        // v.__bytes__()
)

// percentRun is a pass over a format.
type percentRun struct {
	vm       *VM
	bytes    bool
	out      *unicode.Builder
	args     Value   // what stands on the right of the operator
	tuple    []Value // its elements, if it is a tuple
	single   bool    // one value is left that is no element of a tuple
	value    Value   // that value
	next     int     // the next element
	answers  []Value
	used     int
	requests []Value // three values each: what, of which value, and a key or text
	lost     bool    // a value is not known yet: the pass only looks for requests
	stop     bool    // what comes next depends on it
}

// percent is format % args. The result belongs to vm.then.
func (vm *VM) percent(format, args Value) Value {
	r := vm.percentPass(format, args, nil)
	if r.Is(heap.KList) {
		return vm.Tail("_percent_drive", format, args, r)
	}
	return r
}

// nativePercent (format, args, answers) is a pass: the text, or a list of requests.
func nativePercent(vm *VM, a []Value) Value { return vm.percentPass(a[0], a[1], vm.h.List(a[2]).V) }

func (vm *VM) percentPass(format, args Value, answers []Value) Value {
	m := vm.meter()
	text := ""
	p := percentRun{vm: vm, args: args, answers: answers}
	if format.Is(heap.KStr) {
		text = vm.h.Str(format).S
	} else {
		p.bytes = true
		if !vm.need(len(vm.h.Bytes(format).B)) {
			return heap.Raised
		}
		text = string(vm.h.Bytes(format).B)
	}
	p.out = unicode.NewBuilder(m, len(text)+16)
	if t := vm.Payload(args); t.Is(heap.KTuple) {
		p.tuple = vm.h.List(t).V
	} else {
		p.single, p.value = true, args
	}
	f := number.NewPrintf(text, p.bytes)
	for !p.stop {
		literal, d, more, err := f.Next(m)
		if err != nil {
			return vm.numError(err)
		}
		p.out.AddString(literal)
		if !more {
			p.finish()
			break
		}
		if d.Literal() {
			continue
		}
		if r := p.directive(f, &d); r != heap.None {
			if !p.lost {
				return r
			}
			break // the error comes once the values before it are known
		}
	}
	return p.result(format.Kind())
}

// result is what a pass ends with.
func (p *percentRun) result(k heap.Kind) Value {
	vm := p.vm
	if p.lost {
		return vm.h.NewList(p.requests)
	}
	if p.stop {
		return heap.Raised
	}
	if !p.bytes {
		return vm.built(p.out, false)
	}
	text, err := p.out.Text()
	switch {
	case err != nil:
		return vm.stopped(err)
	case !vm.need(len(text)):
		return heap.Raised
	}
	return vm.h.NewBytes(k, []byte(text))
}

// fail raises an error, unless the pass only looks for requests.
func (p *percentRun) fail(err error) Value {
	if p.lost {
		p.stop = true
		return heap.Raised
	}
	return p.vm.numError(err)
}

// finish checks that all arguments were used.
func (p *percentRun) finish() {
	if p.next >= len(p.tuple) && (!p.single || p.isMapping()) {
		return
	}
	p.stop = true
	if !p.lost {
		err := number.ErrNotAll
		if p.bytes {
			err = number.ErrNotAllBytes
		}
		p.vm.numError(err)
	}
}

// isMapping reports whether the right operand may be asked for keys; it need not be used then.
func (p *percentRun) isMapping() bool {
	switch p.args.Kind() {
	case heap.KDict, heap.KList, heap.KRange, heap.KMappingProxy:
		return true
	case heap.KBytes, heap.KByteArray:
		return !p.bytes
	case heap.KInst, heap.KNative, heap.KModule:
		switch k := p.vm.Payload(p.args).Kind(); k {
		case heap.KTuple, heap.KStr:
			return false
		case heap.KBytes, heap.KByteArray:
			return !p.bytes
		}
		return p.vm.slots(p.vm.TypeOf(p.args))[slotGetitem] != heap.Unbound
	}
	return false
}

// ask returns the answer to a request, or notes it.
func (p *percentRun) ask(what int, v, extra Value) (answer Value, ok bool) {
	if p.used < len(p.answers) {
		p.used++
		return p.answers[p.used-1], true
	}
	p.requests = append(p.requests, heap.Small(int64(what)), v, extra)
	p.lost = true
	return heap.None, false
}

// take returns the next argument; ok is false if there is none.
func (p *percentRun) take() (v Value, ok bool) {
	if p.single {
		p.single = false
		return p.value, true
	}
	if p.next < len(p.tuple) {
		p.next++
		return p.tuple[p.next-1], true
	}
	return heap.Unbound, false
}

// directive writes one conversion: None, or the mark of an error.
func (p *percentRun) directive(f *number.Printf, d *number.Directive) Value {
	if d.HasKey {
		if r := p.lookUp(d); r != heap.None || p.stop {
			return r
		}
	}
	for _, star := range []struct {
		is  bool
		max int64
		set func(int)
		c   string
	}{{d.WidthArg, maxIndex, d.SetWidth, "ssize_t"}, {d.PrecArg, 1<<31 - 1, d.SetPrec, "int"}} {
		if !star.is {
			continue
		}
		v, ok := p.take()
		if !ok {
			return p.fail(number.ErrNotEnough)
		}
		if !p.vm.isInt(v) {
			return p.fail(number.ErrStar)
		}
		n, ok := p.vm.AsInt64(v)
		if !ok || n > star.max || n < -star.max-1 {
			return p.fail(&number.Error{Kind: number.OverflowError, Text: "Python int too large to convert to C " + star.c})
		}
		star.set(int(n))
	}
	if d.Err != nil {
		return p.fail(d.Err)
	}
	v, ok := p.take()
	if !ok {
		return p.fail(number.ErrNotEnough)
	}
	return p.convert(f, d, v)
}

// lookUp finds the value of a key; it is the next argument.
func (p *percentRun) lookUp(d *number.Directive) Value {
	if !p.isMapping() {
		return p.fail(number.ErrNeedsMapping)
	}
	if d.KeyErr != nil {
		return p.fail(d.KeyErr)
	}
	if !p.vm.pay(16 + len(d.Key)/8) {
		p.stop = true
		return heap.Raised
	}
	var key Value
	if p.bytes {
		key = p.vm.h.NewBytes(heap.KBytes, []byte(d.Key))
	} else {
		key = p.vm.h.NewStr(d.Key)
	}
	p.single = true
	if p.args.Is(heap.KDict) {
		v, ok, err := p.vm.dictGetNow(p.args, key)
		switch {
		case err:
			return heap.Raised
		case ok && v != heap.Unbound:
			p.value = v
			return heap.None
		case ok && p.lost:
			p.stop = true
			return heap.None
		case ok:
			return p.vm.keyError(key)
		}
	}
	v, ok := p.ask(askItem, p.args, key)
	p.value, p.stop = v, !ok
	return heap.None
}

// convert writes a value.
func (p *percentRun) convert(f *number.Printf, d *number.Directive, v Value) Value {
	switch d.Verb {
	case 's', 'r', 'a', 'b':
		if d.Verb != 'b' || p.bytes {
			return p.text(d, v)
		}
	case 'c':
		return p.char(d, v)
	case 'd', 'i', 'u', 'x', 'X', 'o':
		return p.integer(d, v)
	case 'e', 'E', 'f', 'F', 'g', 'G':
		return p.float(d, v)
	}
	return p.fail(f.Unsupported(p.vm.meter(), d))
}

// put writes what a directive rendered.
func (p *percentRun) put(b []byte, err error) Value {
	if err != nil {
		return p.fail(err)
	}
	p.out.AddBytes(b)
	if p.out.Err() != nil {
		return p.vm.stopped(p.out.Err())
	}
	return heap.None
}

// text writes a value for s, r, a or b.
func (p *percentRun) text(d *number.Directive, v Value) Value {
	vm := p.vm
	if p.bytes && (d.Verb == 's' || d.Verb == 'b') {
		return p.byteText(d, v)
	}
	what := map[rune]int{'s': askStr, 'r': askRepr, 'a': askASCII}[d.Verb]
	if p.bytes {
		what = askASCII
	}
	var t Value
	switch {
	case v.Is(heap.KStr) && what == askStr:
		t = v
	case isScalar(v):
		if t = vm.Repr(v); t != heap.Raised && what == askASCII {
			t = vm.asciiOf(vm.h.Str(t).S)
		}
		if t == heap.Raised {
			return t
		}
	default:
		var ok bool
		if t, ok = p.ask(what, v, heap.None); !ok {
			return heap.None
		}
	}
	if p.lost {
		return heap.None
	}
	s := vm.h.Str(vm.plainStr(t))
	if d.Width < 0 && d.Prec < 0 {
		p.out.AddString(s.S)
		return heap.None
	}
	return p.put(d.Text(vm.meter(), s.S, s.Len()))
}

// byteText writes a value for s or b into bytes.
func (p *percentRun) byteText(d *number.Directive, v Value) Value {
	b, ok, r := p.vm.buffer(v)
	switch {
	case r != heap.Unbound:
		return r
	case !ok && hasOwnOps(v) && p.vm.slots(p.vm.TypeOf(v))[slotBytes] != heap.Unbound:
		t, ok := p.ask(askBytes, v, heap.None)
		if !ok {
			return heap.None
		}
		b, _, _ = p.vm.buffer(t)
	case !ok:
		return p.fail(&number.Error{Kind: number.TypeError, Text: "%b requires a bytes-like object, " +
			"or an object that implements __bytes__, not '" + p.vm.TypeName(v) + "'"})
	}
	if p.lost {
		return heap.None
	}
	if err := p.vm.meter().Need(len(b)); err != nil {
		return p.vm.stopped(err)
	}
	return p.put(d.Text(p.vm.meter(), string(b), len(b)))
}

// char writes a value for c.
func (p *percentRun) char(d *number.Directive, v Value) Value {
	vm := p.vm
	bad := number.ErrCharArg
	var n int64
	switch {
	case p.bytes:
		bad = number.ErrByteArg
		if vm.isBytesLike(v) {
			b := vm.h.Bytes(vm.plainBytes(v)).B
			if len(b) != 1 {
				return p.fail(bad)
			}
			return p.put(d.Char(vm.meter(), int64(b[0]), true))
		}
	case vm.isStr(v):
		s := vm.h.Str(vm.plainStr(v))
		if s.Len() != 1 {
			return p.fail(bad)
		}
		r, _ := unicode.DecodeRune(s.S)
		return p.put(d.Char(vm.meter(), int64(r), false))
	}
	if !vm.isInt(v) {
		if !vm.hasIndex(v) {
			return p.fail(bad)
		}
		var ok bool
		if v, ok = p.ask(askIndex, v, vm.h.NewStr(bad.Text)); !ok {
			return heap.None
		}
	}
	n, ok := vm.AsInt64(v)
	if !ok {
		n = -1 // beyond all characters
	}
	return p.put(d.Char(vm.meter(), n, p.bytes))
}

// integer writes a value for d, i, u, x, X or o.
func (p *percentRun) integer(d *number.Directive, v Value) Value {
	vm := p.vm
	decimal := d.Verb == 'd' || d.Verb == 'i' || d.Verb == 'u'
	if !vm.isInt(v) {
		s := (*[heap.NumSlots]Value)(nil)
		if hasOwnOps(v) {
			s = vm.slots(vm.TypeOf(v))
		}
		switch {
		case heap.IsFloat(v) && decimal:
			z, err := number.IntFromFloat(vm.meter(), vm.h.Float(v))
			if err != nil {
				return p.fail(err)
			}
			v = vm.h.NewBig(z.Neg, z.Mag)
		case s != nil && (s[slotIndex] != heap.Unbound || decimal && (s[slotInt] != heap.Unbound || s[slotFloat] != heap.Unbound)):
			what := askIndex
			if decimal {
				what = askInt
			}
			var ok bool
			bad := d.NeedsNumber(vm.TypeName(v), p.bytes).Error()
			if v, ok = p.ask(what, v, vm.h.NewStr(bad)); !ok {
				return heap.None
			}
		default:
			return p.fail(d.NeedsNumber(vm.TypeName(v), p.bytes))
		}
	}
	if n, ok := vm.AsInt64(v); ok {
		return p.put(d.Int64(vm.meter(), n))
	}
	z := vm.BigOf(v)
	if decimal && !p.lost {
		if r := vm.decimalAllowed(z); r != heap.None {
			return r
		}
	}
	return p.put(d.Int(vm.meter(), z))
}

// float writes a value for e, f, g and their capitals.
func (p *percentRun) float(d *number.Directive, v Value) Value {
	vm := p.vm
	if !vm.isFloat(v) && !vm.isInt(v) {
		text := "must be real number, not " + vm.TypeName(v)
		if p.bytes {
			text = "float argument required, not " + vm.TypeName(v)
		}
		if !hasOwnOps(v) || vm.slots(vm.TypeOf(v))[slotFloat] == heap.Unbound && vm.slots(vm.TypeOf(v))[slotIndex] == heap.Unbound {
			return p.fail(&number.Error{Kind: number.TypeError, Text: text})
		}
		var ok bool
		if v, ok = p.ask(askFloat, v, vm.h.NewStr(text)); !ok {
			return heap.None
		}
	}
	x, ok := vm.AsFloat(v)
	if !ok {
		return p.fail(number.ErrIntToFloat)
	}
	return p.put(d.Float(vm.meter(), x))
}
