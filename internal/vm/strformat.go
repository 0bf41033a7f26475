package vm

import (
	"strconv"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/number"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// str.format and format_map. A format whose fields are plain numbers and strings is filled in
// here; as soon as an attribute or an object's own text is needed, the prelude fills it in
// from the start, which nothing has seen yet.

// maxFormatDepth is how deep specifications may hold fields.
const maxFormatDepth = 2

// A formatRun is a format being filled in.
type formatRun struct {
	vm     *VM
	out    *unicode.Builder
	args   []Value
	kwargs Value     // a dict, or another mapping
	byName bool      // format_map: there are no positional arguments
	auto   fieldMode // how fields have been numbered so far
	next   int       // number of the next field without one
}

// fieldMode is how the fields of a format name positional arguments.
type fieldMode int

const (
	unnumbered fieldMode = iota // none has yet
	automatic
	manual
)

// number resolves the first part of a field's name: a position, or -1 for a keyword.
func (m *fieldMode) number(first string, next *int) (index int, bad string) {
	index, bad = FieldIndex(first)
	if bad != "" || index < 0 && first != "" {
		return -1, bad
	}
	mode := manual
	if first == "" {
		mode = automatic
	}
	switch {
	case *m == unnumbered:
		*m = mode
	case *m == manual && mode == automatic:
		return -1, "cannot switch from manual field specification to automatic field numbering"
	case *m == automatic && mode == manual:
		return -1, "cannot switch from automatic field numbering to manual field specification"
	}
	if first == "" {
		index = *next
		*next++
	}
	return index, ""
}

// strFormat is str.format.
func strFormat(vm *VM, a []Value) Value {
	return vm.formatText(a[0], vm.h.List(a[1]).V, a[1], a[2], false)
}

// strFormatMap is str.format_map.
func strFormatMap(vm *VM, a []Value) Value { return vm.formatText(a[0], nil, heap.None, a[1], true) }

func (vm *VM) formatText(format Value, args []Value, tuple, kwargs Value, byName bool) Value {
	s := vm.h.Str(format).S
	f := formatRun{vm: vm, out: unicode.NewBuilder(vm.meter(), len(s)+16*len(args)), args: args, kwargs: kwargs, byName: byName}
	switch r := f.fill(s, maxFormatDepth); r {
	case heap.Unbound:
		state := vm.h.NewList([]Value{heap.Small(0), heap.Small(0)})
		return vm.Tail("_format_drive", format, tuple, kwargs, state, heap.Small(maxFormatDepth))
	case heap.Raised:
		return r
	}
	return vm.built(f.out, false)
}

// valueError raises ValueError with a text.
func (vm *VM) valueError(text string) Value {
	return vm.RaiseArgs(E.ValueError, vm.h.NewStr(text))
}

// fill writes a format: None when done, Unbound if Python code is needed, or Raised.
func (f *formatRun) fill(s string, depth int) Value {
	if depth == 0 {
		return f.vm.valueError("Max string recursion exceeded")
	}
	p := NewFormatParser(s)
	for {
		literal, field, ok, more, bad := p.Next()
		f.out.AddString(literal)
		switch {
		case bad != "":
			return f.vm.valueError(bad)
		case !more:
			return heap.None
		case !f.out.Pay(4 + len(literal)/copyRate):
			return f.vm.stopped(f.out.Err())
		case !ok:
			continue
		}
		if r := f.field(&field, depth); r != heap.None {
			return r
		}
	}
}

func (f *formatRun) field(field *FormatField, depth int) Value {
	v, r := f.lookup(field.Name)
	if r != heap.None {
		return r
	}
	switch field.Conversion {
	case "", "s", "r", "a":
	default:
		return f.vm.valueError(unknownConversion(field.Conversion))
	}
	spec := field.Spec
	if field.Nested {
		inner := *f
		inner.out = unicode.NewBuilder(f.vm.meter(), 16)
		if r := inner.fill(spec, depth-1); r != heap.None {
			return r
		}
		f.auto, f.next = inner.auto, inner.next
		text, err := inner.out.Text()
		if err != nil {
			return f.vm.stopped(err)
		}
		spec = text
	}
	return f.write(v, field.Conversion, spec)
}

// lookup finds the value of a field.
func (f *formatRun) lookup(name string) (v, r Value) {
	first, rest := SplitFieldName(name)
	index, bad := f.auto.number(first, &f.next)
	switch {
	case bad != "":
		return 0, f.vm.valueError(bad)
	case index >= 0 && f.byName:
		return 0, f.vm.valueError("Format string contains positional fields")
	case index >= len(f.args):
		return 0, f.vm.Raisef(E.IndexError, "Replacement index %d out of range for positional args tuple", index)
	case index >= 0:
		v = f.args[index]
	default:
		if v, r = f.item(f.kwargs, f.vm.h.NewStr(first)); r != heap.None {
			return 0, r
		}
	}
	for rest != "" {
		var s FieldStep
		if s, rest, bad = NextFieldStep(rest); bad != "" {
			return 0, f.vm.valueError(bad)
		}
		if s.Attr {
			return 0, heap.Unbound
		}
		key := heap.Small(int64(s.Index))
		if s.Index < 0 {
			key = f.vm.h.NewStr(s.Name)
		}
		if v, r = f.item(v, key); r != heap.None {
			return 0, r
		}
	}
	return v, heap.None
}

// item is v[key] for a dict, list or tuple.
func (f *formatRun) item(v, key Value) (Value, Value) {
	vm := f.vm
	switch {
	case v.Is(heap.KDict):
		x, ok, err := vm.dictGetNow(v, key)
		switch {
		case err:
			return 0, heap.Raised
		case ok && x != heap.Unbound:
			return x, heap.None
		case ok:
			return 0, vm.keyError(key)
		}
	case (v.Is(heap.KList) || v.Is(heap.KTuple)) && key.IsInt():
		if l := vm.h.List(v).V; key.Int() < int64(len(l)) {
			return l[key.Int()], heap.None
		}
	}
	return 0, heap.Unbound
}

// write writes a value, if that needs no Python code.
func (f *formatRun) write(v Value, conversion, spec string) Value {
	vm := f.vm
	if !isScalar(v) {
		return heap.Unbound
	}
	switch conversion {
	case "":
	case "s", "r", "a":
		text := vm.Str(v)
		if conversion != "s" {
			text = vm.Repr(v)
		}
		if text == heap.Raised {
			return text
		}
		if conversion == "a" {
			text = vm.asciiOf(vm.h.Str(text).S)
		}
		v = text
	}
	switch {
	case spec == "" && v.Is(heap.KStr):
		f.out.AddString(vm.h.Str(v).S)
		return heap.None
	case spec == "" && v.IsInt():
		var digits [20]byte
		f.out.AddBytes(strconv.AppendInt(digits[:0], v.Int(), 10))
		return heap.None
	}
	text := vm.Format(v, spec)
	if text == heap.Raised {
		return text
	}
	f.out.AddString(vm.h.Str(text).S)
	return heap.None
}

// isScalar reports a built-in value that has no parts and whose text is native.
func isScalar(v Value) bool {
	switch v.Kind() {
	case 0, 1, heap.KInt, heap.KFloat, heap.KComplex, heap.KTrue, heap.KFalse, heap.KNone, heap.KStr, heap.KEllipsis:
		return true
	}
	return false
}

// unknownConversion is the text of the ValueError for a conversion that is not s, r or a.
func unknownConversion(c string) string {
	r, _ := unicode.DecodeRune(c)
	if r > 32 && r < 127 {
		return "Unknown conversion specifier " + c
	}
	return `Unknown conversion specifier \x` + strconv.FormatInt(int64(r), 16)
}

// formatStr is format(v, spec) for a str.
func (vm *VM) formatStr(v Value, spec string) Value {
	s := vm.h.Str(v)
	p, err := number.ParseSpec(spec, number.String, "str")
	if err != nil {
		return vm.numError(err)
	}
	out, same, err := p.FormatString(vm.meter(), s.S, s.Len())
	switch {
	case err != nil:
		return vm.numError(err)
	case same:
		return v
	}
	return vm.h.NewStr(string(out))
}

// strFormatMethod is str.__format__.
func strFormatMethod(vm *VM, a []Value) Value {
	self, ok := vm.selfAs(a[0], heap.KStr, "__format__")
	if !ok {
		return heap.Raised
	}
	spec, r := vm.onlyStr("__format__", a)
	switch {
	case r != heap.Unbound:
		return r
	case spec != "":
		return vm.formatStr(self, spec)
	case self != a[0]:
		return vm.Tail("_str_of", a[0])
	}
	return self
}

// Natives of the prelude's drive.

// nativeFormatPieces (format) lists the pieces of a format: (literal,), or (literal, name,
// conversion or None, specification, nested). The last may be the text of a ValueError.
func nativeFormatPieces(vm *VM, a []Value) Value {
	p := NewFormatParser(vm.h.Str(a[0]).S)
	var out []Value
	for {
		literal, f, field, more, bad := p.Next()
		switch {
		case bad != "":
			return vm.h.NewList(append(out, vm.h.NewStr(bad)))
		case !more:
			return vm.h.NewList(out)
		case !vm.pay(8+(len(literal)+len(f.Spec))/8) || !vm.need(len(literal)+len(f.Spec)+16*len(out)):
			return heap.Raised
		}
		piece := []Value{vm.h.NewStr(literal)}
		if field {
			conversion := heap.None
			if f.Conversion != "" {
				conversion = vm.h.NewStr(f.Conversion)
			}
			piece = append(piece, vm.h.NewStr(f.Name), conversion, vm.h.NewStr(f.Spec), heap.Bool(f.Nested))
		}
		out = append(out, vm.h.NewTuple(piece))
	}
}

// nativeFormatName (name, state) splits the name of a field: (position or keyword, steps), where
// a step is (is attribute, name or position) and the last may be the text of a ValueError. state
// is the list of the mode of numbering and the next number.
func nativeFormatName(vm *VM, a []Value) Value {
	first, rest := SplitFieldName(vm.h.Str(a[0]).S)
	state := vm.h.List(a[1]).V
	if len(state) < 2 || !isCount(state[0]) || !isCount(state[1]) {
		return vm.badInternal()
	}
	mode, next := fieldMode(state[0].Int()), int(state[1].Int())
	index, bad := mode.number(first, &next)
	if bad != "" {
		return vm.valueError(bad)
	}
	state[0], state[1] = heap.Small(int64(mode)), heap.Small(int64(next))
	key := vm.h.NewInt(int64(index))
	if index < 0 {
		key = vm.h.NewStr(first)
	}
	var steps []Value
	for rest != "" {
		var s FieldStep
		if s, rest, bad = NextFieldStep(rest); bad != "" {
			steps = append(steps, vm.h.NewStr(bad))
			break
		}
		name := vm.h.NewInt(int64(s.Index))
		if s.Index < 0 {
			name = vm.h.NewStr(s.Name)
		}
		steps = append(steps, vm.h.NewTuple([]Value{heap.Bool(s.Attr), name}))
		if !vm.pay(8) || !vm.need(64*len(steps)) {
			return heap.Raised
		}
	}
	return vm.h.NewTuple([]Value{key, vm.h.NewList(steps)})
}

// nativeBadConversion (conversion) raises ValueError for an unknown conversion.
func nativeBadConversion(vm *VM, a []Value) Value {
	return vm.valueError(unknownConversion(vm.h.Str(a[0]).S))
}
