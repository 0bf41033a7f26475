package vm

import (
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// maketrans and translate. A table that is a dict is read here; any other mapping is asked
// by the prelude.

// strMaketrans (x, y, z) is str.maketrans.
func strMaketrans(vm *VM, a []Value) Value {
	out, _ := vm.h.NewDict()
	for i, v := range a[1:] {
		if v != heap.Unbound && !vm.isStr(v) {
			return vm.Raisef(E.TypeError, "maketrans() argument %d must be str, not %s", i+2, vm.ArgTypeName(v))
		}
	}
	if a[1] == heap.Unbound {
		return vm.maketransOf(out, a[0])
	}
	if !vm.isStr(a[0]) {
		return vm.Raisef(E.TypeError, "first maketrans argument must be a string if there is a second argument")
	}
	to := vm.h.Str(vm.plainStr(a[1])).S
	drop := ""
	if a[2] != heap.Unbound {
		drop = vm.h.Str(vm.plainStr(a[2])).S
	}
	from := vm.h.Str(vm.plainStr(a[0]))
	if from.Len() != vm.h.Str(vm.plainStr(a[1])).Len() {
		return vm.Raisef(E.ValueError, "the first two maketrans arguments must have equal length")
	}
	for s := from.S; s != ""; {
		r, n := unicode.DecodeRune(s)
		t, m := unicode.DecodeRune(to)
		s, to = s[n:], to[m:]
		if !vm.pay(8) || vm.dictSetNow(out, heap.Small(int64(r)), heap.Small(int64(t))) == heap.Raised {
			return heap.Raised
		}
	}
	for drop != "" {
		r, n := unicode.DecodeRune(drop)
		drop = drop[n:]
		if !vm.pay(8) || vm.dictSetNow(out, heap.Small(int64(r)), heap.None) == heap.Raised {
			return heap.Raised
		}
	}
	return out
}

// maketransOf fills a table from a dict whose keys are characters or their numbers.
func (vm *VM) maketransOf(out, from Value) Value {
	if !from.Is(heap.KDict) {
		return vm.Raisef(E.TypeError, "if you give only one argument to maketrans it must be a dict")
	}
	d := vm.h.Dict(from)
	for i := range d.Ents {
		e := d.Ents[i]
		k := e.K
		switch {
		case k == heap.Unbound:
			continue
		case vm.isStr(k):
			s := vm.h.Str(vm.plainStr(k))
			if s.Len() != 1 {
				return vm.Raisef(E.ValueError, "string keys in translate table must be of length 1")
			}
			r, _ := unicode.DecodeRune(s.S)
			k = heap.Small(int64(r))
		case vm.isInt(k):
			k = vm.plainInt(k)
		default:
			return vm.Raisef(E.TypeError, "keys in translate table must be strings or integers")
		}
		if !vm.pay(8) || vm.dictSetNow(out, k, e.V) == heap.Raised {
			return heap.Raised
		}
	}
	return out
}

// strTranslate is str.translate.
func strTranslate(vm *VM, a []Value) Value {
	v, s := vm.strSelf(a[0])
	table := a[1]
	if !table.Is(heap.KDict) {
		return vm.Tail("_str_translate", v, table)
	}
	b := unicode.NewBuilder(vm.meter(), len(s.S))
	var known [128]Value // what the table says of ASCII characters; the zero Value is no answer
	for rest := s.S; rest != "" && b.Pay(4); {
		r, n := unicode.DecodeRune(rest)
		char := rest[:n]
		rest = rest[n:]
		to := Value(0)
		if r < 128 {
			to = known[r]
		}
		if to == 0 {
			var ok, err bool
			if to, ok, err = vm.dictGetNow(table, heap.Small(int64(r))); err {
				return heap.Raised
			} else if !ok {
				return vm.Tail("_str_translate", v, table)
			}
			if r < 128 {
				known[r] = to
			}
		}
		if to == heap.Unbound {
			b.AddString(char)
			continue
		}
		text, r1 := vm.translation(to)
		if r1 != heap.Unbound {
			return r1
		}
		b.AddString(text)
	}
	return vm.built(b, false)
}

// built is the string a builder made.
func (vm *VM) built(b *unicode.Builder, ascii bool) Value {
	out, err := b.Text()
	if err != nil {
		return vm.stopped(err)
	}
	if out == "" {
		return emptyStr
	}
	return vm.text(out, ascii)
}

// translation is the text that a value of a translation table stands for.
func (vm *VM) translation(to Value) (string, Value) {
	switch {
	case to == heap.None:
		return "", heap.Unbound
	case vm.isStr(to):
		return vm.h.Str(vm.plainStr(to)).S, heap.Unbound
	case !vm.isInt(to):
		return "", vm.Raisef(E.TypeError, "character mapping must return integer, None or str")
	}
	n, ok := vm.AsInt64(to)
	if !ok || n < 0 || n > unicode.MaxRune {
		return "", vm.Raisef(E.ValueError, "character mapping must be in range(0x%x)", unicode.MaxRune+1)
	}
	var one [4]byte
	return string(unicode.AppendRune(one[:0], rune(n))), heap.Unbound
}

// nativeTranslation (value) is translation for the prelude.
func nativeTranslation(vm *VM, a []Value) Value {
	text, r := vm.translation(a[0])
	if r != heap.Unbound {
		return r
	}
	return vm.h.NewStr(text)
}
