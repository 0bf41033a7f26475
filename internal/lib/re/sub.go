package relib

import (
	"encoding/binary"
	"errors"
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/regex"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// templateOf parses a replacement template; if r is not None it is the native's answer.
func (p *pattern) templateOf(m *vm.VM, repl Value) (parts []regex.TemplatePart, r Value) {
	var text string
	isStr := false
	if plain := m.Payload(repl); plain.Is(heap.KStr) {
		text, isStr = m.Heap().Str(plain).S, true
	} else {
		b, ok, r := m.Buffer(repl)
		if r != heap.Unbound {
			return nil, r
		}
		if !ok && noHash(m, repl) {
			return nil, heap.Raised
		}
		if !ok {
			return nil, m.Raisef(vm.E.TypeError, "decoding to str: need a bytes-like object, %s found", m.TypeName(repl))
		}
		text = string(b)
	}
	if isStr == p.prog.Bytes {
		want, got := "str instance", "bytes"
		if isStr {
			want, got = "a bytes-like object", "str"
		}
		return nil, m.Raisef(vm.E.TypeError, "sequence item 0: expected %s, %s found", want, got)
	}
	if p.parts != nil && p.template == text {
		return p.parts, heap.None
	}
	if strings.IndexByte(text, '\\') < 0 {
		return []regex.TemplatePart{{Text: text, Group: -1}}, heap.None
	}
	parts, err := regex.ParseTemplate(text, p.prog.Bytes, p.prog, m.Meter())
	if err != nil {
		return nil, raise(m, err, repl)
	}
	before := p.Size()
	p.template, p.parts = strings.Clone(text), parts
	m.Heap().Resize(p, before)
	return parts, heap.None
}

// subMethod is sub, or subn if counted.
func subMethod(counted bool) func(m *vm.VM, a []Value) Value {
	return func(m *vm.VM, a []Value) Value {
		limit, r := limitOf(m, a[3])
		if r != heap.None {
			return r
		}
		p, s, scan, _, _, r := start(m, []Value{a[0], a[2], heap.Unbound, heap.Unbound})
		if p == nil {
			return r
		}
		if limit < 0 {
			scan.Done = true
		}
		if plain := m.Payload(a[1]); !plain.Is(heap.KStr) && !plain.Is(heap.KBytes) && !plain.Is(heap.KByteArray) && m.Callable(a[1]) {
			v := m.Heap().NewNative(sessionOf(m).subClass, &substitution{pattern: a[0], text: a[2], scan: scan, limit: limit})
			return m.CallIn("re", "_substitute", v, a[1], heap.Bool(counted))
		}
		return substituteAll(m, p, &s, &scan, a[1], limit, counted)
	}
}

// substituteAll replaces matches by a template.
func substituteAll(m *vm.VM, p *pattern, s *subject, scan *regex.Scan, repl Value, limit int64, counted bool) Value {
	var parts []regex.TemplatePart
	out := builder{m: m}
	ses := sessionOf(m)
	defer ses.begin(m)()
	n, last := int64(0), 0
	for limit == 0 || n < limit {
		caps, _, err := ses.matcher.Next(p.prog, s.in, scan, regex.Search)
		if err != nil {
			return m.Stopped(err)
		}
		if caps == nil {
			break
		}
		if n == 0 {
			var r Value
			if parts, r = p.templateOf(m, repl); r != heap.None {
				return r
			}
		}
		n++
		if !m.Pay(4) || !out.subject(s, last, caps[0]) || !out.template(parts, s, caps) {
			return heap.Raised
		}
		last = caps[1]
	}
	if n == 0 {
		return finish(m, p, s, repl, counted)
	}
	if !out.subject(s, last, s.n) {
		return heap.Raised
	}
	return withCount(m, out.result(p), n, counted)
}

// finish answers where nothing was replaced; a template that is wrong is an error all the
// same.
func finish(m *vm.VM, p *pattern, s *subject, repl Value, counted bool) Value {
	plain := m.Payload(repl)
	isText := plain.Is(heap.KStr) != p.prog.Bytes
	if _, buffer, _ := m.Buffer(repl); isText || !buffer && !plain.Is(heap.KStr) {
		if _, r := p.templateOf(m, repl); r != heap.None {
			return r
		}
	}
	return withCount(m, s.part(m, 0, s.n), 0, counted)
}

func withCount(m *vm.VM, v Value, n int64, counted bool) Value {
	if !counted || v == heap.Raised {
		return v
	}
	return m.Heap().NewTuple([]Value{v, heap.Small(n)})
}

// A substitution is the payload of the object that the Python part drives while it calls a
// replacement function.
type substitution struct {
	pattern, text Value
	scan          regex.Scan
	limit         int64
	n             int64
	last          int     // where the text begins that is not yet taken
	pieces        []Value // what replaces the text so far
}

func (t *substitution) Size() int { return 128 + 8*cap(t.pieces) }

func (t *substitution) Trace(visit func(*Value)) {
	visit(&t.pattern)
	visit(&t.text)
	for i := range t.pieces {
		visit(&t.pieces[i])
	}
}

// Save gives all numbers, the pattern, the text and the pieces.
func (t *substitution) Save() (kind string, data []byte, refs []Value) {
	for _, x := range []int64{int64(t.scan.Pos), int64(t.scan.End), int64(btoi(t.scan.Forbid)), int64(btoi(t.scan.Done)),
		int64(t.last), t.n, max(t.limit, -1)} {
		data = binary.AppendVarint(data, x)
	}
	return "re.sub", data, append([]Value{t.pattern, t.text}, t.pieces...)
}

func restoreSubstitution(_ *vm.VM, data []byte, refs []Value) (heap.NativeData, error) {
	x, ok := readInts(data)
	if !ok || len(x) != 7 || len(refs) < 2 {
		return nil, errors.New("not a substitution")
	}
	return &substitution{pattern: refs[0], text: refs[1], pieces: append([]Value(nil), refs[2:]...),
		scan: regex.Scan{Pos: x[0], End: x[1], Forbid: x[2] != 0, Done: x[3] != 0},
		last: x[4], n: int64(x[5]), limit: int64(x[6])}, nil
}

// open returns the payload with what it works on, nil after raising an error.
func openSubstitution(m *vm.VM, v Value) (*substitution, *pattern, subject) {
	if v.Is(heap.KNative) {
		if t, ok := m.Heap().Native(v).Data.(*substitution); ok {
			p := patternOf(m, t.pattern)
			if p == nil {
				return nil, nil, subject{}
			}
			s, r := p.subjectOf(m, t.text)
			if r != heap.None {
				return nil, nil, s
			}
			t.last = min(max(t.last, 0), s.n)
			return t, p, s
		}
	}
	m.Raisef(vm.E.TypeError, "a substitution is required, not '%s'", m.TypeName(v))
	return nil, nil, subject{}
}

func (t *substitution) add(m *vm.VM, v Value) bool {
	if v == heap.Raised {
		return false
	}
	before := t.Size()
	if len(t.pieces) == cap(t.pieces) && !m.Need(16*cap(t.pieces)) {
		return false
	}
	t.pieces = append(t.pieces, v)
	m.Heap().Resize(t, before)
	return true
}

// nextSubstitution (self, piece) takes the replacement of the last match, Unbound at first,
// and gives the next match or None.
func nextSubstitution(m *vm.VM, a []Value) Value {
	t, p, s := openSubstitution(m, a[0])
	if t == nil {
		return heap.Raised
	}
	if a[1] != heap.Unbound && a[1] != heap.None && !t.add(m, a[1]) {
		return heap.Raised
	}
	if t.limit > 0 && t.n >= t.limit || !placed(&t.scan, &s) {
		return heap.None
	}
	ses := sessionOf(m)
	defer ses.begin(m)()
	caps, last, err := ses.matcher.Next(p.prog, s.in, &t.scan, regex.Search)
	switch {
	case err != nil:
		return m.Stopped(err)
	case caps == nil:
		return heap.None
	}
	if caps[0] > t.last && !t.add(m, s.part(m, t.last, caps[0])) {
		return heap.Raised
	}
	t.n++
	t.last = caps[1]
	return ses.newMatch(m, t.pattern, &s, 0, s.chars, caps, last)
}

// endSubstitution (self) joins the pieces.
func endSubstitution(m *vm.VM, a []Value) Value {
	t, p, s := openSubstitution(m, a[0])
	if t == nil {
		return heap.Raised
	}
	if t.n == 0 {
		return s.part(m, 0, s.n)
	}
	if t.last < s.n && s.plain != 0 && !boundary(s.in.Text, t.last) {
		return m.Raisef(vm.E.SystemError, "the substitution does not fit its text")
	}
	out := builder{m: m}
	for i, v := range t.pieces {
		if !m.Pay(2) {
			return heap.Raised
		}
		plain := m.Payload(v)
		if !p.prog.Bytes {
			if !plain.Is(heap.KStr) {
				return m.Raisef(vm.E.TypeError, "sequence item %d: expected str instance, %s found", i, m.TypeName(v))
			}
			text := m.Heap().Str(plain).S
			if !out.room(len(text)) {
				return heap.Raised
			}
			out.b = append(out.b, text...)
			continue
		}
		b, ok, r := m.Buffer(v)
		if r != heap.Unbound {
			return r
		}
		if !ok {
			return m.Raisef(vm.E.TypeError, "sequence item %d: expected a bytes-like object, %s found", i, m.TypeName(v))
		}
		if !out.room(len(b)) {
			return heap.Raised
		}
		out.b = append(out.b, b...)
	}
	if !out.subject(&s, t.last, s.n) {
		return heap.Raised
	}
	return out.result(p)
}

func substitutionCount(m *vm.VM, a []Value) Value {
	t, _, _ := openSubstitution(m, a[0])
	if t == nil {
		return heap.Raised
	}
	return heap.Small(t.n)
}

// substitutionType is the class of the objects that the Python part drives.
var substitutionType = vm.TypeDef{
	Name: "_Substitution", Module: "_sre", Final: true,
	Methods: []vm.Def{
		{Name: "next", Sig: "self, piece=, /", Fn: nextSubstitution},
		{Name: "end", Sig: "self, /", Fn: endSubstitution},
		{Name: "count", Sig: "self, /", Fn: substitutionCount},
	},
}
