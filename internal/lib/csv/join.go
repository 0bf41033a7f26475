package csv

import (
	"strconv"
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/number"
	"github.com/gilliam-run/gilliam/internal/unicode"
	"github.com/gilliam-run/gilliam/internal/vm"
)

func itoa(n int64) string { return strconv.FormatInt(n, 10) }

// parseFloat is float(text) for a text of ASCII; false where Python has to see.
func parseFloat(m *vm.VM, text string) (float64, bool) {
	f, ok, err := number.ParseFloat(m.Meter(), text)
	return f, ok && err == nil
}

// A writer builds the line of a record.
type writer struct {
	d   dialect
	out []byte
	n   int // fields
}

// join (dialect, fields) is the line of a record, or None if a field is an object that
// Python has to turn into text. A pair (text, is a number) stands for one that it has.
func join(m *vm.VM, a []Value) Value {
	d, ok := readDialect(m, a[0])
	if !ok || !a[1].Is(heap.KList) {
		return badDialect(m)
	}
	w := writer{d: d}
	for _, v := range m.Heap().List(a[1]).V {
		text, numeric, ok := fieldText(m, v)
		if !ok {
			return heap.None
		}
		if !m.Pay(len(text)/4+8) || !m.Need(2*len(w.out)+8*len(text)) {
			return heap.Raised
		}
		if problem := w.field(text, numeric, v); problem != "" {
			return failed(m, problem)
		}
	}
	if w.n > 0 && len(w.out) == 0 {
		if last := m.Heap().List(a[1]).V[w.n-1]; d.quoting == quoteNone ||
			last == heap.None && (d.quoting == quoteStrings || d.quoting == quoteNotNull) {
			return failed(m, "single empty field record must be quoted")
		}
		q := runeText(d.quote)
		w.out = append(w.out, q+q...)
	}
	return m.Heap().NewStr(string(append(w.out, d.end...)))
}

// fieldText is the text of a built-in value, and whether it is a number.
func fieldText(m *vm.VM, v Value) (text string, numeric, ok bool) {
	switch v.Kind() {
	case heap.KNone:
		return "", false, true
	case heap.KStr:
		return m.Heap().Str(v).S, false, true
	case heap.KTrue:
		return "True", true, true
	case heap.KFalse:
		return "False", true, true
	case heap.KTuple:
		if t := m.Heap().List(v).V; len(t) == 2 && t[0].Is(heap.KStr) {
			return m.Heap().Str(t[0]).S, t[1] == heap.True, true
		}
		return "", false, false
	}
	switch {
	case v.IsInt():
		return itoa(v.Int()), true, true
	case heap.IsFloat(v):
		return string(number.AppendRepr(nil, m.Heap().Float(v))), true, true
	}
	return "", false, false
}

// field adds a field; v is the value it came from.
func (w *writer) field(text string, numeric bool, v Value) (problem string) {
	d := &w.d
	isText := v.Is(heap.KStr)
	quoted := false
	switch d.quoting {
	case quoteAll:
		quoted = true
	case quoteNonNumeric:
		quoted = !numeric
	case quoteStrings:
		quoted = isText
	case quoteNotNull:
		quoted = v != heap.None
	}
	if text == "" && d.delimiter == ' ' && d.skipSpace {
		if d.quoting == quoteNone || v == heap.None && (d.quoting == quoteStrings || d.quoting == quoteNotNull) {
			return "empty field must be quoted if delimiter is a space and skipinitialspace is true"
		}
		quoted = true
	}
	var body []byte
	for i := 0; i < len(text); {
		c, n := unicode.DecodeRune(text[i:])
		ch := text[i : i+n]
		i += n
		escape := false
		if c == d.delimiter || c == d.escape || c == d.quote || isNewline(c) || strings.Contains(d.end, ch) {
			switch {
			case d.quoting == quoteNone:
				escape = true
			case c == d.quote && d.doubled:
				body = append(body, ch...)
				quoted = true
			case c == d.quote, c == d.escape:
				escape = true
			default:
				quoted = true
			}
		}
		if escape {
			if d.escape == none {
				return "need to escape, but no escapechar set"
			}
			body = unicode.AppendRune(body, d.escape)
		}
		body = append(body, ch...)
	}
	if w.n > 0 {
		w.out = unicode.AppendRune(w.out, d.delimiter)
	}
	w.n++
	if quoted {
		w.out = unicode.AppendRune(w.out, d.quote)
	}
	w.out = append(w.out, body...)
	if quoted {
		w.out = unicode.AppendRune(w.out, d.quote)
	}
	return ""
}
