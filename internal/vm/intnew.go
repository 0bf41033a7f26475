package vm

import (
	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// What int() makes an integer of: numbers, text, and objects with conversions of their own.

// checkNew checks the class given to the __new__ of a built-in type.
func (vm *VM) checkNew(cls, base Value) bool {
	name := vm.ClassName(base)
	switch {
	case !cls.Is(heap.KType):
		vm.Raisef(E.TypeError, "%s.__new__(X): X is not a type object (%s)", name, vm.TypeName(cls))
	case !vm.IsSubclass(cls, base):
		vm.Raisef(E.TypeError, "%s.__new__(%s): %s is not a subtype of %s", name, vm.ClassName(cls), vm.ClassName(cls), name)
	case cls != base && vm.builtinLayout(cls) != base || cls == T.Bool && base != T.Bool:
		lay := vm.builtinLayout(cls)
		if cls == T.Bool {
			lay = cls
		}
		vm.Raisef(E.TypeError, "%s.__new__(%s) is not safe, use %s.__new__()", name, vm.ClassName(cls), vm.ClassName(lay))
	default:
		return true
	}
	return false
}

// newInt is (cls, x, base).
func newInt(vm *VM, a []Value) Value {
	cls, x, base := a[0], a[1], a[2]
	if cls != T.Int && !vm.checkNew(cls, T.Int) {
		return heap.Raised
	}
	switch {
	case x == heap.Unbound && base == heap.Unbound:
		return vm.wrapNew(cls, T.Int, heap.Small(0))
	case x == heap.Unbound:
		return vm.Raisef(E.TypeError, "int() missing string argument")
	case base != heap.Unbound:
		return vm.newIntBase(cls, x, base)
	case hasOwnOps(x):
		if cls != T.Int {
			return vm.Tail("_new_int", cls, x)
		}
		return vm.convertInt(x)
	}
	return vm.wrapNew(cls, T.Int, vm.intFrom(x))
}

// intFrom is int(x) for a value of a built-in kind.
func (vm *VM) intFrom(x Value) Value {
	switch numClassOf(x) {
	case classBool, classInt:
		return vm.plainInt(x)
	case classFloat:
		return vm.truncFloat(vm.h.Float(x))
	}
	switch x.Kind() {
	case heap.KStr, heap.KBytes, heap.KByteArray:
		return vm.parseInt(x, 10)
	}
	return vm.Raisef(E.TypeError, "int() argument must be a string, a bytes-like object or a real number, not '%s'", vm.TypeName(x))
}

// convertInt is int(x) for an object whose class may say how: by __int__, __index__ or,
// in old code, __trunc__.
func (vm *VM) convertInt(x Value) Value {
	s := vm.slots(vm.TypeOf(x))
	trans, m := uint32(transInt), s[slotInt]
	if m == heap.Unbound {
		trans, m = transIndex, s[slotIndex]
	}
	switch {
	case m == heap.Unbound && s[slotTrunc] != heap.Unbound:
		return vm.Tail("_int_trunc", x)
	case m == heap.Unbound:
		return vm.intFromPayload(x)
	}
	return vm.special(trans, m, x)
}

// intFromPayload is int(x) for an object that has no conversion: text, or an error.
func (vm *VM) intFromPayload(x Value) Value {
	p := vm.Payload(x)
	if p.Is(heap.KStr) {
		return vm.parseInt(x, 10)
	}
	switch p, r := vm.bytesText(p); {
	case r == heap.Raised:
		return r
	case r == heap.None:
		return vm.parseInt(p, 10)
	}
	return vm.Raisef(E.TypeError, "int() argument must be a string, a bytes-like object or a real number, not '%s'", vm.TypeName(x))
}

// bytesText is what has a buffer as bytes or bytearray: None, Raised, or Unbound for
// other values.
func (vm *VM) bytesText(v Value) (Value, Value) {
	if v.Is(heap.KBytes) || v.Is(heap.KByteArray) {
		return v, heap.None
	}
	b, ok, r := vm.buffer(v)
	if !ok || r != heap.Unbound {
		return v, r
	}
	if v = vm.copied(heap.KBytes, b); v == heap.Raised {
		return v, v
	}
	return v, heap.None
}

// newIntBase is int(x, base).
func (vm *VM) newIntBase(cls, x, base Value) Value {
	if !vm.isInt(base) {
		if vm.numberSlot(base, slotIndex) != heap.Unbound {
			return vm.Tail("_new_int_base", cls, x, base)
		}
		return vm.Index(base)
	}
	n, ok := vm.AsInt64(base)
	if !ok || n != 0 && n < 2 || n > 36 {
		return vm.Raisef(E.ValueError, "int() base must be >= 2 and <= 36, or 0")
	}
	text := vm.Payload(x)
	switch text.Kind() {
	case heap.KStr, heap.KBytes, heap.KByteArray:
		if cls == T.Int {
			return vm.parseInt(x, int(n))
		}
		return vm.wrapNew(cls, T.Int, vm.parseInt(text, int(n)))
	}
	return vm.Raisef(E.TypeError, "int() can't convert non-string with explicit base")
}

// shortDigits is a length up to which decimal digits fit an inline integer.
const shortDigits = 18

// shortDecimal reads text that is nothing but a few digits and perhaps a minus sign.
func shortDecimal(s string) (int64, bool) {
	neg := len(s) > 1 && s[0] == '-'
	if neg {
		s = s[1:]
	}
	if len(s) == 0 || len(s) > shortDigits {
		return 0, false
	}
	var n int64
	for i := range len(s) {
		d := s[i] - '0'
		if d > 9 {
			return 0, false
		}
		n = 10*n + int64(d)
	}
	if neg {
		n = -n
	}
	return n, true
}

// parseInt reads a str, bytes or bytearray, or an instance of a class of them, whose error shows
// what a str says of itself. The result belongs to vm.then.
func (vm *VM) parseInt(x Value, base int) Value {
	text := vm.Payload(x)
	if text.Is(heap.KStr) && base == 10 {
		if n, ok := shortDecimal(vm.h.Str(text).S); ok {
			return heap.Small(n)
		}
	}
	s, err := vm.numberText(text)
	if err != nil {
		return vm.stopped(err)
	}
	m := vm.meter()
	lit, ok, err := bigint.Scan(m, s, base)
	switch {
	case err != nil:
		return vm.numError(err)
	case !ok:
		if x != text && text.Is(heap.KStr) && vm.slots(vm.TypeOf(x))[slotRepr].Is(heap.KFunc) {
			return vm.Tail("_bad_int_literal", x, heap.Small(int64(base)), heap.Small(literalShown))
		}
		return vm.badLiteral(text, base)
	}
	if limit := vm.maxStrDigits(); limit > 0 && lit.Count > limit && !lit.PowerOfTwo() {
		return vm.Raisef(E.ValueError, "Exceeds the limit (%d digits) for integer string conversion: value has %d digits; use sys.set_int_max_str_digits() to increase the limit", limit, lit.Count)
	}
	return vm.bigResult(bigint.Parse(m, lit))
}

// literalShown is how much of the repr of a text its error shows.
const literalShown = 200

func (vm *VM) badLiteral(text Value, base int) Value {
	shown, ok := vm.textRepr(text)
	if !ok {
		return heap.Raised
	}
	n := 0
	for i := range shown {
		if n == literalShown {
			shown = shown[:i]
			break
		}
		n++
	}
	return vm.Raisef(E.ValueError, "invalid literal for int() with base %d: %s", base, shown)
}

// textRepr is the repr of text that was no number; a bytearray shows as bytes.
func (vm *VM) textRepr(text Value) (string, bool) {
	if text.Is(heap.KByteArray) {
		b := vm.h.Bytes(text).B
		if !vm.need(4*len(b)) || !vm.pay(len(b)/4) {
			return "", false
		}
		return string(vm.appendBytesRepr(nil, b)), true
	}
	b, _ := vm.appendRepr(nil, text)
	return string(b), vm.stopErr == nil
}

// numberText is text as the parsers of numbers take it: digits and spaces of other
// scripts as ASCII. Where other characters follow there is no number.
func (vm *VM) numberText(text Value) (string, error) {
	m := vm.meter()
	if !text.Is(heap.KStr) {
		b := vm.h.Bytes(text).B
		if err := m.Need(len(b)); err != nil {
			return "", err
		}
		return string(b), m.Pay(len(b) / 64)
	}
	s := vm.h.Str(text)
	if s.ASCII() {
		return s.S, nil
	}
	if err := m.Need(len(s.S)); err != nil {
		return "", err
	}
	out := make([]byte, 0, len(s.S))
	for i, paid := 0, 0; i < len(s.S); {
		if i-paid >= 4096 {
			if err := m.Pay(i - paid); err != nil {
				return "", err
			}
			paid = i
		}
		r, n := unicode.DecodeRune(s.S[i:])
		i += n
		c, ok := asciiOf(r)
		out = append(out, c)
		if !ok {
			break
		}
	}
	return string(out), m.Pay(len(out) % 4096)
}

// asciiOf is the ASCII character that stands for r in a number.
func asciiOf(r rune) (byte, bool) {
	if r < 0x7F {
		return byte(r), true
	}
	if unicode.IsSpace(r) {
		return ' ', true
	}
	if d, ok := unicode.Decimal(r); ok {
		return byte('0' + d), true
	}
	return '?', false
}
