// Package unicodedata is Python's unicodedata, on package unicode.
package unicodedata

import (
	_ "embed"
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed unicodedata.py
var source string

// Modules returns the module unicodedata.
func Modules() []*vm.ModuleDef {
	funcs := []vm.Def{
		{Name: "name", Sig: "chr, default=, /", Fn: nameBy(unicode.Name), Doc: "The name of a character."},
		{Name: "lookup", Sig: "name, /", Fn: lookupBy(unicode.Lookup), Doc: "The character of a name."},
		{Name: "normalize", Sig: "form, unistr, /", Fn: normalize(unicode.Normalize), Doc: "A string in a normal form."},
		{Name: "_normalize_old", Sig: "form, unistr, /", Fn: normalize(unicode.NormalizeOld)},
		{Name: "is_normalized", Sig: "form, unistr, /", Fn: isNormalized, Doc: "Whether a string is in a normal form."},
		number("decimal", "not a decimal", func(m *vm.VM, r rune) (vm.Value, bool) { n, ok := unicode.Decimal(r); return heap.Small(int64(n)), ok }),
		number("digit", "not a digit", func(m *vm.VM, r rune) (vm.Value, bool) { n, ok := unicode.Digit(r); return heap.Small(int64(n)), ok }),
		number("numeric", "not a numeric character", func(m *vm.VM, r rune) (vm.Value, bool) {
			f, ok := unicode.Numeric(r)
			return m.Heap().NewFloat(f), ok
		}),
		property("combining", func(_ *vm.VM, r rune) vm.Value { return heap.Small(int64(unicode.Combining(r))) }),
		property("mirrored", func(_ *vm.VM, r rune) vm.Value {
			if unicode.IsMirrored(r) {
				return heap.Small(1)
			}
			return heap.Small(0)
		}),
	}
	funcs = append(funcs, oldFuncs...)
	for _, p := range []struct {
		name string
		of   func(rune) string
	}{{"_old_category", unicode.OldCategory}, {"_old_bidirectional", unicode.OldBidirectional},
		{"_old_east_asian_width", unicode.OldEastAsianWidth}, {"_old_decomposition", unicode.OldDecomposition}, {"category", unicode.Category}, {"bidirectional", unicode.Bidirectional}, {"east_asian_width", unicode.EastAsianWidth},
		{"decomposition", unicode.Decomposition}} {
		funcs = append(funcs, property(p.name, func(m *vm.VM, r rune) vm.Value { return m.Heap().Intern(p.of(r)) }))
	}
	return []*vm.ModuleDef{{Name: "unicodedata", Source: source, Hidden: true, InC: []string{"*"}, Funcs: funcs, Init: func(m *vm.VM, module vm.Value) {
		m.Bind(module, "unidata_version", m.Heap().Intern(unicode.Version))
	}}}
}

// character reads an argument that must be one character. argument is its number, 0 if
// it is the only one.
func character(m *vm.VM, function string, argument string, v vm.Value) (rune, bool) {
	if s, ok := m.Text(v); ok {
		if r, n := unicode.DecodeRune(s); n == len(s) && n > 0 {
			return r, true
		}
	}
	what := m.TypeName(v)
	if v == heap.None {
		what = "None"
	}
	m.Raisef(vm.E.TypeError, "%s() argument%s must be a unicode character, not %s", function, argument, what)
	return 0, false
}

// property declares a function of one character.
func property(shown string, of func(m *vm.VM, r rune) vm.Value) vm.Def {
	name := strings.TrimPrefix(shown, "_old_")
	return vm.Def{Name: shown, Sig: "character, /", Fn: func(m *vm.VM, a []vm.Value) vm.Value {
		r, ok := character(m, name, "", a[0])
		if !ok {
			return heap.Raised
		}
		return of(m, r)
	}}
}

// number declares a function that gives the number a character stands for, or a default.
func number(shown, absent string, of func(m *vm.VM, r rune) (vm.Value, bool)) vm.Def {
	name := strings.TrimPrefix(shown, "_old_")
	return vm.Def{Name: shown, Sig: "chr, default=, /", Fn: func(m *vm.VM, a []vm.Value) vm.Value {
		r, ok := character(m, name, " 1", a[0])
		if !ok {
			return heap.Raised
		}
		if v, ok := of(m, r); ok {
			return v
		}
		if a[1] != heap.Unbound {
			return a[1]
		}
		return m.Raisef(vm.E.ValueError, "%s", absent)
	}}
}

// oldFuncs are those of the database of Unicode 3.2.
var oldFuncs = []vm.Def{
	{Name: "_old_name", Sig: "chr, default=, /", Fn: nameBy(unicode.OldName)},
	{Name: "_old_lookup", Sig: "name, /", Fn: lookupBy(unicode.OldLookup)},
	number("_old_decimal", "not a decimal", func(m *vm.VM, r rune) (vm.Value, bool) {
		n, ok := unicode.OldDecimal(r)
		return heap.Small(int64(n)), ok
	}),
	number("_old_numeric", "not a numeric character", func(m *vm.VM, r rune) (vm.Value, bool) {
		f, ok := unicode.OldNumeric(r)
		return m.Heap().NewFloat(f), ok
	}),
	property("_old_combining", func(_ *vm.VM, r rune) vm.Value { return heap.Small(int64(unicode.OldCombining(r))) }),
	property("_old_mirrored", func(_ *vm.VM, r rune) vm.Value {
		if unicode.OldMirrored(r) {
			return heap.Small(1)
		}
		return heap.Small(0)
	}),
}

func nameBy(of func(rune) (string, bool)) func(*vm.VM, []vm.Value) vm.Value {
	return func(m *vm.VM, a []vm.Value) vm.Value {
		return name(m, a, of)
	}
}

func lookupBy(of func(string) (string, bool)) func(*vm.VM, []vm.Value) vm.Value {
	return func(m *vm.VM, a []vm.Value) vm.Value {
		return lookup(m, a, of)
	}
}

func name(m *vm.VM, a []vm.Value, of func(rune) (string, bool)) vm.Value {
	r, ok := character(m, "name", " 1", a[0])
	if !ok {
		return heap.Raised
	}
	if s, ok := of(r); ok {
		return m.Heap().NewStr(s)
	}
	if a[1] != heap.Unbound {
		return a[1]
	}
	return m.Raisef(vm.E.ValueError, "no such name")
}

func lookup(m *vm.VM, a []vm.Value, of func(string) (string, bool)) vm.Value {
	s, ok := m.Text(a[0])
	if !ok {
		b, ok, r := m.Buffer(a[0])
		if r != heap.Unbound {
			return r
		}
		if !ok {
			return m.Raisef(vm.E.TypeError, "a bytes-like object is required, not '%s'", m.TypeName(a[0]))
		}
		if len(b) <= unicode.MaxNameLen {
			s = string(b)
		}
	}
	if len(s) > unicode.MaxNameLen {
		return m.Raisef(vm.E.KeyError, "name too long")
	}
	if !m.Pay(80) {
		return heap.Raised
	}
	text, ok := of(s)
	if !ok {
		return m.Raisef(vm.E.KeyError, "undefined character name '%s'", s)
	}
	return m.Heap().NewStr(text)
}

// formAndText reads the arguments of normalize and is_normalized.
func formAndText(m *vm.VM, function string, a []vm.Value) (form unicode.Form, text string, ok bool) {
	var s [2]string
	for i := range s {
		if s[i], ok = m.Text(a[i]); !ok {
			m.Raisef(vm.E.TypeError, "%s() argument %d must be str, not %s", function, i+1, m.TypeName(a[i]))
			return 0, "", false
		}
	}
	if s[1] == "" {
		return 0, "", true // whatever the form
	}
	if form, ok = unicode.ParseForm(s[0]); !ok {
		m.Raisef(vm.E.ValueError, "invalid normalization form")
	}
	return form, s[1], ok
}

func normalize(fn func(meter.Meter, unicode.Form, string) (string, error)) func(m *vm.VM, a []vm.Value) vm.Value {
	return func(m *vm.VM, a []vm.Value) vm.Value {
		form, text, ok := formAndText(m, "normalize", a)
		if !ok {
			return heap.Raised
		}
		s, err := fn(m.Meter(), form, text)
		if err != nil {
			return m.Stopped(err)
		}
		if s == text {
			return m.Payload(a[1])
		}
		return m.Heap().NewStr(s)
	}
}

func isNormalized(m *vm.VM, a []vm.Value) vm.Value {
	form, text, ok := formAndText(m, "is_normalized", a)
	if !ok {
		return heap.Raised
	}
	yes, err := unicode.IsNormalized(m.Meter(), form, text)
	if err != nil {
		return m.Stopped(err)
	}
	return heap.Bool(yes || text == "")
}
