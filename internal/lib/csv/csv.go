// Package csv is Python's csv.
//
// Go splits lines and joins fields; the Python part fetches lines from iterables, calls the
// write method of files and turns objects into text.
package csv

import (
	_ "embed"
	"encoding/binary"
	"errors"
	"slices"
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/unicode"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Value is a Python value.
type Value = vm.Value

//go:embed csv.py
var source string

// Modules returns the module csv.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "csv", Source: source, Hidden: true, InModule: "_csv",
		InC:   strings.Fields("_Reader _Writer _Dialect list_dialects get_dialect"),
		Types: []vm.TypeDef{parserType}, Funcs: []vm.Def{
			{Name: "_join", Sig: "dialect, fields, /", Fn: join},
		}}}
}

func init() { vm.Restorers["csv.parser"] = restoreParser }

// failed raises csv.Error.
func failed(m *vm.VM, text string) Value {
	return m.CallIn("csv", "_raise", m.Heap().NewStr(text))
}

// The styles of quoting.
const (
	quoteMinimal = iota
	quoteAll
	quoteNonNumeric
	quoteNone
	quoteStrings
	quoteNotNull
)

// none stands for a character that a dialect does not have.
const none = -1

// A dialect says how fields are written.
type dialect struct {
	delimiter, quote, escape rune // none if there is none
	doubled                  bool
	skipSpace                bool
	strict                   bool
	quoting                  int
	end                      string // line terminator
}

// readDialect reads the tuple (delimiter, quotechar, escapechar, doublequote,
// skipinitialspace, strict, quoting, lineterminator).
func readDialect(m *vm.VM, v Value) (d dialect, ok bool) {
	if !v.Is(heap.KTuple) || len(m.Heap().List(v).V) != 8 {
		return d, false
	}
	t := m.Heap().List(v).V
	for i, p := range []*rune{&d.delimiter, &d.quote, &d.escape} {
		*p = none
		if t[i] == heap.None {
			continue
		}
		s, ok := m.Text(t[i])
		if !ok || s == "" {
			return d, false
		}
		*p, _ = unicode.DecodeRune(s)
	}
	d.doubled, d.skipSpace, d.strict = t[3] == heap.True, t[4] == heap.True, t[5] == heap.True
	quoting, ok := m.AsInt64(t[6])
	if !ok || quoting < quoteMinimal || quoting > quoteNotNull {
		return d, false
	}
	d.quoting = int(quoting)
	d.end, ok = m.Text(t[7])
	return d, ok
}

// badDialect answers for a native that was given something else.
func badDialect(m *vm.VM) Value { return m.Raisef(vm.E.TypeError, "a dialect is required") }

// The states of a parser.
const (
	startRecord = iota
	startField
	escapedChar
	inField
	inQuoted
	escapedQuoted
	quoteInQuoted
	eatNewline
	afterEscapedNewline
)

// endOfLine is what the parser is told behind the last character of a line.
const endOfLine = -2

// A parser is the payload of the object that splits lines: records may go over several.
type parser struct {
	dialect Value // tuple
	d       dialect
	state   int
	quoted  bool // the field is
	field   []byte
	chars   int // of the field
	fields  []Value
}

func (p *parser) Size() int { return 160 + cap(p.field) + 8*cap(p.fields) }

func (p *parser) Trace(visit func(*Value)) {
	visit(&p.dialect)
	for i := range p.fields {
		visit(&p.fields[i])
	}
}

// Save gives the state and the field, the dialect and the fields.
func (p *parser) Save() (kind string, data []byte, refs []Value) {
	data = append(data, byte(p.state), 0)
	if p.quoted {
		data[1] = 1
	}
	data = binary.AppendUvarint(data, uint64(p.chars))
	return "csv.parser", append(data, p.field...), append([]Value{p.dialect}, p.fields...)
}

func restoreParser(m *vm.VM, data []byte, refs []Value) (heap.NativeData, error) {
	bad := errors.New("not a parser")
	if len(data) < 3 || len(refs) < 1 || data[0] > afterEscapedNewline {
		return nil, bad
	}
	chars, n := binary.Uvarint(data[2:])
	d, ok := readDialect(m, refs[0])
	if n <= 0 || chars > 1<<40 || !ok {
		return nil, bad
	}
	return &parser{dialect: refs[0], d: d, state: int(data[0]), quoted: data[1] != 0, chars: int(chars),
		field: append([]byte(nil), data[2+n:]...), fields: append([]Value(nil), refs[1:]...)}, nil
}

// parserOf returns the payload, nil after raising TypeError.
func parserOf(m *vm.VM, v Value) *parser {
	if v.Is(heap.KNative) {
		if p, ok := m.Heap().Native(v).Data.(*parser); ok {
			return p
		}
	}
	m.Raisef(vm.E.TypeError, "a parser is required, not '%s'", m.TypeName(v))
	return nil
}

var parserType = vm.TypeDef{
	Name: "_Parser", Final: true,
	New: &vm.Def{Sig: "cls, dialect, /", Fn: func(m *vm.VM, a []Value) Value {
		d, ok := readDialect(m, a[1])
		if !ok {
			return badDialect(m)
		}
		return m.NewObject(a[0], &parser{dialect: a[1], d: d})
	}},
	Methods: []vm.Def{
		{Name: "feed", Sig: "self, line, limit, /", Fn: feed},
		{Name: "finish", Sig: "self, limit, /", Fn: finish},
	},
}

// feed (self, line, limit) takes a line: the list of fields if it ends a record, else None.
func feed(m *vm.VM, a []Value) Value {
	p := parserOf(m, a[0])
	if p == nil {
		return heap.Raised
	}
	line, ok := m.Text(a[1])
	limit, okLimit := m.AsInt64(a[2])
	if !ok || !okLimit {
		return m.Raisef(vm.E.TypeError, "a line and a limit are required")
	}
	if !m.Pay(4) || !m.Need(2*(len(line)+len(p.field))) {
		return heap.Raised
	}
	before := p.Size()
	defer func() { m.Heap().Resize(p, before) }()
	for i, paid := 0, 0; i < len(line); {
		if due := i - paid; due >= payEvery {
			if paid = i; !m.Pay(due / 2) {
				p.reset()
				return heap.Raised
			}
		}
		c, n := rune(line[i]), 1
		if c >= 0x80 {
			c, n = unicode.DecodeRune(line[i:])
		}
		i += n
		if problem := p.take(m, c, limit); problem != "" {
			p.reset()
			return p.problem(m, problem)
		}
	}
	if !m.Pay(len(line) % payEvery / 2) {
		p.reset()
		return heap.Raised
	}
	if problem := p.take(m, endOfLine, limit); problem != "" {
		p.reset()
		return p.problem(m, problem)
	}
	if p.state != startRecord {
		return heap.None
	}
	return p.record(m)
}

// payEvery is the bytes of a line that are read between two payments.
const payEvery = 4096

// noFloat says that a field was to be a number and is none: ValueError, not csv.Error.
const noFloat = "could not convert string to float: "

func (p *parser) problem(m *vm.VM, text string) Value {
	if s, ok := strings.CutPrefix(text, noFloat); ok {
		return m.CallIn("csv", "_float", m.Heap().NewStr(s))
	}
	return failed(m, text)
}

func (p *parser) reset() {
	p.state, p.quoted, p.field, p.chars, p.fields = startRecord, false, p.field[:0], 0, nil
}

// record hands the fields over.
func (p *parser) record(m *vm.VM) Value {
	v := m.Heap().NewList(slices.Clip(p.fields)) // what room there is depends on snapshots
	p.fields = nil
	return v
}

// finish (self, limit) ends the text: the fields of an unfinished record, None if there is
// none.
func finish(m *vm.VM, a []Value) Value {
	p := parserOf(m, a[0])
	if p == nil {
		return heap.Raised
	}
	if p.chars == 0 && p.state != inQuoted {
		return heap.None
	}
	if p.d.strict {
		return failed(m, "unexpected end of data")
	}
	before := p.Size()
	defer func() { m.Heap().Resize(p, before) }()
	if problem := p.save(m); problem != "" {
		p.reset()
		return p.problem(m, problem)
	}
	p.state = startRecord
	return p.record(m)
}

// add adds a character to the field.
func (p *parser) add(c rune, limit int64) (problem string) {
	if int64(p.chars) >= limit {
		return "field larger than field limit (" + itoa(limit) + ")"
	}
	p.chars++
	p.field = unicode.AppendRune(p.field, c)
	return ""
}

// save ends a field.
func (p *parser) save(m *vm.VM) (problem string) {
	text, bare := string(p.field), !p.quoted
	q := p.d.quoting
	p.field, p.chars, p.quoted = p.field[:0], 0, false
	var v Value
	switch {
	case bare && text == "" && (q == quoteNotNull || q == quoteStrings):
		v = heap.None
	case bare && text != "" && (q == quoteNonNumeric || q == quoteStrings):
		f, ok := parseFloat(m, text)
		if !ok {
			return noFloat + text
		}
		v = m.Heap().NewFloat(f)
	default:
		v = m.Heap().NewStr(text)
	}
	p.fields = append(p.fields, v)
	return ""
}

func isNewline(c rune) bool { return c == '\n' || c == '\r' }

// ended is the state after a record whose last character was c.
func ended(c rune) int {
	if c == endOfLine {
		return startRecord
	}
	return eatNewline
}

// take takes one character, or the end of a line; problem is what is wrong with it.
func (p *parser) take(m *vm.VM, c rune, limit int64) (problem string) {
	d := &p.d
	switch p.state {
	case startRecord:
		switch {
		case c == endOfLine:
			return ""
		case isNewline(c):
			p.state = eatNewline
			return ""
		}
		p.state = startField
		return p.beginField(m, c, limit)
	case startField:
		return p.beginField(m, c, limit)
	case escapedChar:
		switch {
		case isNewline(c):
			p.state = afterEscapedNewline
			return p.add(c, limit)
		case c == endOfLine:
			c = '\n'
		}
		p.state = inField
		return p.add(c, limit)
	case afterEscapedNewline:
		if c == endOfLine {
			return ""
		}
		return p.inField(m, c, limit)
	case inField:
		return p.inField(m, c, limit)
	case inQuoted:
		switch {
		case c == endOfLine:
		case c == d.escape:
			p.state = escapedQuoted
		case c == d.quote && d.quoting != quoteNone:
			p.state = inField
			if d.doubled {
				p.state = quoteInQuoted
			}
		default:
			return p.add(c, limit)
		}
	case escapedQuoted:
		if c == endOfLine {
			c = '\n'
		}
		p.state = inQuoted
		return p.add(c, limit)
	case quoteInQuoted:
		return p.afterQuote(m, c, limit)
	case eatNewline:
		switch {
		case c == endOfLine:
			p.state = startRecord
		case !isNewline(c):
			return "new-line character seen in unquoted field - do you need to open the file with newline=''?"
		}
	}
	return ""
}

// beginField takes the first character of a field.
func (p *parser) beginField(m *vm.VM, c rune, limit int64) (problem string) {
	d := &p.d
	switch {
	case isNewline(c) || c == endOfLine:
		p.state = ended(c)
		return p.save(m)
	case c == d.quote && d.quoting != quoteNone:
		p.state, p.quoted = inQuoted, true
	case c == d.escape:
		p.state = escapedChar
	case c == ' ' && d.skipSpace:
	case c == d.delimiter:
		return p.save(m)
	default:
		p.state = inField
		return p.add(c, limit)
	}
	return ""
}

// inField takes a character of a field without quotes.
func (p *parser) inField(m *vm.VM, c rune, limit int64) (problem string) {
	switch {
	case isNewline(c) || c == endOfLine:
		p.state = ended(c)
		return p.save(m)
	case c == p.d.escape:
		p.state = escapedChar
	case c == p.d.delimiter:
		p.state = startField
		return p.save(m)
	default:
		return p.add(c, limit)
	}
	return ""
}

// afterQuote takes the character behind a quote in a quoted field.
func (p *parser) afterQuote(m *vm.VM, c rune, limit int64) (problem string) {
	d := &p.d
	switch {
	case c == d.quote && d.quoting != quoteNone:
		p.state = inQuoted
		return p.add(c, limit)
	case c == d.delimiter:
		p.state = startField
		return p.save(m)
	case isNewline(c) || c == endOfLine:
		p.state = ended(c)
		return p.save(m)
	case d.strict:
		return "'" + runeText(d.delimiter) + "' expected after '" + runeText(d.quote) + "'"
	}
	p.state = inField
	return p.add(c, limit)
}

func runeText(r rune) string { return string(unicode.AppendRune(nil, r)) }
