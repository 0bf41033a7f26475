package jsonlib

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/number"
	"github.com/gilliam-run/gilliam/internal/unicode"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// constants are the words of JSON, and the ones beyond JSON that Python writes.
var constants = []struct {
	text string
	v    Value
	f    float64 // if v is Unbound; a hook may replace it
}{
	{"null", heap.None, 0},
	{"true", heap.True, 0},
	{"false", heap.False, 0},
	{"NaN", heap.Unbound, number.NaN},
	{"Infinity", heap.Unbound, math.Inf(1)},
	{"-Infinity", heap.Unbound, math.Inf(-1)},
}

// word reads a constant or a number.
func (d *decoder) word() Value {
	if c := d.s[d.pos]; c < '0' || c > '9' {
		for i := range constants {
			k := &constants[i]
			if k.text[0] != c || !strings.HasPrefix(d.s[d.pos:], k.text) {
				continue
			}
			d.pos += len(k.text)
			switch {
			case k.v != heap.Unbound:
				return k.v
			case d.hooked(hookConstant):
				return d.callHook(hookConstant, d.h.NewASCII(k.text))
			}
			return d.h.NewFloat(k.f)
		}
	}
	return d.number()
}

// digits returns the end of the run of digits that begins at i.
func (d *decoder) digits(i int) int {
	for i < len(d.s) && d.s[i]-'0' < 10 {
		i++
	}
	return i
}

// number reads a number.
func (d *decoder) number() Value {
	s, start := d.s, d.pos
	i := start
	neg := s[i] == '-'
	if neg {
		i++
	}
	first := i
	switch {
	case i < len(s) && s[i] == '0':
		i++
	case i < len(s) && s[i]-'1' < 9:
		i = d.digits(i)
	default:
		return d.errorAt("Expecting value", start)
	}
	isFloat := false
	end := i
	if i+1 < len(s) && s[i] == '.' && s[i+1]-'0' < 10 {
		isFloat = true
		end = d.digits(i + 1)
	}
	if k := end; k+1 < len(s) && s[k]|0x20 == 'e' {
		k++
		if s[k] == '+' || s[k] == '-' {
			k++
		}
		if e := d.digits(k); e > k {
			isFloat = true
			end = e
		}
	}
	d.pos = end
	d.work += (end - start) / 4
	switch {
	case isFloat && d.hooked(hookFloat):
		return d.callHook(hookFloat, d.h.NewASCII(strings.Clone(s[start:end])))
	case isFloat:
		f, _ := strconv.ParseFloat(s[start:end], 64) // out of range is an infinity
		return d.h.NewFloat(f)
	case d.hooked(hookInt):
		return d.callHook(hookInt, d.h.NewASCII(strings.Clone(s[start:end])))
	case end-first > 18:
		return d.bigInt(neg, s[first:end])
	}
	n := int64(0)
	for ; first < end; first++ {
		n = n*10 + int64(s[first]-'0')
	}
	if neg {
		n = -n
	}
	return d.h.NewInt(n)
}

func (d *decoder) bigInt(neg bool, digits string) Value {
	if limit := d.vm.MaxStrDigits(); limit > 0 && len(digits) > limit {
		d.stop = true
		return d.vm.Raisef(vm.E.ValueError, "Exceeds the limit (%d digits) for integer string conversion: value has %d digits; use sys.set_int_max_str_digits() to increase the limit",
			limit, len(digits))
	}
	z, err := bigint.Parse(d.m, bigint.Literal{Neg: neg, Base: 10, Digits: digits, Count: len(digits)})
	if err != nil {
		d.stop = true
		return d.vm.NumError(err)
	}
	return d.h.NewBig(z.Neg, z.Mag)
}

// str reads a string whose opening quote was read.
func (d *decoder) str(key bool) Value {
	s, start := d.s, d.pos
	i := start
	for i < len(s) && plainText[s[i]] {
		i++
	}
	d.work += (i - start) / 8
	if i == len(s) || s[i] != '"' {
		return d.escaped(i)
	}
	d.pos = i + 1
	text := s[start:i]
	if key && len(text) <= keyLimit && text != "" {
		n := len(text)
		k := &d.keys[(uint(n)*31+uint(text[0])*7+uint(text[n-1])*13+uint(text[n/2])*17)%knownKeys]
		if k.s == text {
			return k.v
		}
		k.v = d.text(strings.Clone(text))
		k.s = text
		return k.v
	}
	if !d.need(len(text)) {
		return heap.Raised
	}
	if len(text) == 1 {
		return d.vm.Char(text[0])
	}
	return d.text(strings.Clone(text))
}

// text makes a string object that owns s.
func (d *decoder) text(s string) Value {
	if d.ascii {
		return d.h.NewASCII(s)
	}
	return d.h.NewStr(s)
}

// escaped reads on in a string at i, where its first character stands that is not plain.
func (d *decoder) escaped(i int) Value {
	s, start := d.s, d.pos
	piece := start
	d.buf = d.buf[:0]
	ascii := d.ascii
	for {
		for i < len(s) && plainText[s[i]] {
			i++
		}
		switch {
		case i == len(s):
			return d.errorAt("Unterminated string starting at", start-1)
		case s[i] < ' ' && d.strict:
			return d.errorAt("Invalid control character at", i)
		case s[i] < ' ':
			i++
			continue
		}
		d.work += (i-piece)/8 + 2
		if d.work > 2000 && !d.pay() || !d.room(i-piece+utf8.UTFMax) {
			return heap.Raised
		}
		d.buf = append(d.buf, s[piece:i]...)
		if s[i] == '"' {
			break
		}
		r, next := d.escape(i, start)
		if d.stop {
			return heap.Raised
		}
		ascii = ascii && r < utf8.RuneSelf
		d.buf = unicode.AppendRune(d.buf, r)
		i, piece = next, next
	}
	d.pos = i + 1
	if !d.need(len(d.buf)) {
		return heap.Raised
	}
	if ascii {
		return d.h.NewASCII(string(d.buf))
	}
	return d.h.NewStr(string(d.buf))
}

// room makes room in the buffer for n more bytes.
func (d *decoder) room(n int) bool {
	n += len(d.buf)
	if n <= cap(d.buf) {
		return true
	}
	if !d.need(2 * n) {
		return false
	}
	d.buf = append(make([]byte, 0, 2*n), d.buf...)
	return true
}

// escapeChars are the characters that letters behind a backslash stand for.
var escapeChars = func() (t [256]byte) {
	for c, e := range shortEscapes {
		if e != 0 {
			t[e] = byte(c)
		}
	}
	t['/'] = '/'
	return
}()

// escape reads the escape sequence at i of the string that begins at start, and returns
// its character and where it ends. After an error stop is set.
func (d *decoder) escape(i, start int) (r rune, next int) {
	if i+1 >= len(d.s) {
		d.errorAt("Unterminated string starting at", start-1)
		return 0, 0
	}
	c := d.s[i+1]
	if c != 'u' {
		if e := escapeChars[c]; e != 0 {
			return rune(e), i + 2
		}
		d.errorAt("Invalid \\escape", i)
		return 0, 0
	}
	r, ok := d.unit(i + 2)
	if !ok {
		return 0, 0
	}
	next = i + 6
	if r>>10 == 0xD800>>10 && strings.HasPrefix(d.s[next:], `\u`) && d.charsFrom(next, 7) {
		low, ok := d.unit(next + 2)
		if !ok {
			return 0, 0
		}
		if low>>10 == 0xDC00>>10 {
			return 0x10000 + (r-0xD800)<<10 + (low - 0xDC00), next + 6
		}
	}
	return r, next
}

// charsFrom reports whether at least n characters begin at i.
func (d *decoder) charsFrom(i, n int) bool {
	for ; i < len(d.s); i++ {
		if d.s[i]&0xC0 != 0x80 {
			if n--; n == 0 {
				return true
			}
		}
	}
	return false
}

// unit reads the four digits at i, which must not end the document.
func (d *decoder) unit(i int) (r rune, ok bool) {
	if !d.charsFrom(i, 5) {
		d.errorAt("Invalid \\uXXXX escape", i-1)
		return 0, false
	}
	for k := range 4 {
		c := d.s[i+k]
		switch {
		case c-'0' < 10:
			r = r<<4 | rune(c-'0')
		case c|0x20 >= 'a' && c|0x20 <= 'f':
			r = r<<4 | rune(c|0x20-'a'+10)
		default:
			d.errorAt("Invalid \\uXXXX escape", i-1)
			return 0, false
		}
	}
	return r, true
}

// scanString (s, end, strict, fail) reads the string whose text begins at end and returns
// it with the position behind its closing quote.
func scanString(m *vm.VM, a []Value) Value {
	d := newDecoder(m, a[0], a[3])
	if d == nil {
		return heap.Raised
	}
	defer d.release()
	d.strict = a[2] == heap.True
	str := d.h.Str(d.src)
	end, ok := m.AsInt64(a[1])
	if !ok || end < 0 || end > int64(str.Len()) {
		return m.Raisef(vm.E.ValueError, "end is out of bounds")
	}
	d.pos = d.h.Offset(str, int(end))
	v := d.str(false)
	if d.stop {
		return v
	}
	return d.h.NewTuple([]Value{v, heap.Small(int64(d.h.RuneIndex(str, d.pos)))})
}
