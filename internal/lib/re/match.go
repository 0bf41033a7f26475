package relib

import (
	"encoding/binary"
	"errors"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/regex"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// A match is the payload of a re.Match.
type match struct {
	pattern  Value
	text     Value
	pos, end int   // in characters
	caps     []int // start and end of each group in bytes, -1 for one without part
	last     int   // the group closed last, 0 if none
	few      [4]int
}

func (t *match) Size() int {
	n := 144
	if len(t.caps) > len(t.few) {
		n += 8 * cap(t.caps)
	}
	return n
}

func (t *match) Trace(visit func(*Value)) {
	visit(&t.pattern)
	visit(&t.text)
}

// Save gives all numbers and the pattern and the text.
func (t *match) Save() (kind string, data []byte, refs []Value) {
	for _, x := range append([]int{t.pos, t.end, t.last}, t.caps...) {
		data = binary.AppendVarint(data, int64(x))
	}
	return "re.Match", data, []Value{t.pattern, t.text}
}

// readInts reads numbers that Save wrote.
func readInts(data []byte) ([]int, bool) {
	var out []int
	for len(data) > 0 {
		x, n := binary.Varint(data)
		if n <= 0 || x < -1 || x > 1<<47 {
			return nil, false
		}
		out = append(out, int(x))
		data = data[n:]
	}
	return out, true
}

func restoreMatch(m *vm.VM, data []byte, refs []Value) (heap.NativeData, error) {
	bad := errors.New("not a match")
	x, ok := readInts(data)
	if !ok || len(x) < 5 || len(refs) != 2 {
		return nil, bad
	}
	t := &match{pattern: refs[0], text: refs[1], pos: x[0], end: x[1], last: x[2], caps: x[3:]}
	if len(t.caps)%2 != 0 || t.last < 0 || 2*t.last >= len(t.caps) {
		return nil, bad
	}
	return t, nil
}

// newMatch makes a match object.
func (ses *session) newMatch(m *vm.VM, p Value, s *subject, pos, end int, caps []int, last int) Value {
	t := &match{pattern: p, text: s.v, pos: pos, end: end, last: last}
	t.caps = append(t.few[:0], caps...)
	return m.Heap().NewNative(ses.matchClass, t)
}

// matchOf returns the payload of a match with its pattern and text, nil after raising an
// error.
func matchOf(m *vm.VM, v Value) (*match, *pattern, subject) {
	if v.Is(heap.KNative) {
		if t, ok := m.Heap().Native(v).Data.(*match); ok {
			p := patternOf(m, t.pattern)
			if p == nil {
				return nil, nil, subject{}
			}
			s, r := p.subjectOf(m, t.text)
			if r != heap.None {
				return nil, nil, s
			}
			if t.fits(p, &s) {
				return t, p, s
			}
			m.Raisef(vm.E.SystemError, "the match does not fit its text")
			return nil, nil, s
		}
	}
	m.Raisef(vm.E.TypeError, "descriptor requires a 're.Match' object but received a '%s'", m.TypeName(v))
	return nil, nil, subject{}
}

// fits checks the groups against the text: a match may come from a snapshot, and the text
// may be a bytearray that has changed.
func (t *match) fits(p *pattern, s *subject) bool {
	if len(t.caps) != 2*(p.prog.NumGroups+1) {
		return false
	}
	for i := 0; i < len(t.caps); i += 2 {
		from, to := t.caps[i], t.caps[i+1]
		if from < 0 {
			continue
		}
		if from > to || s.plain != 0 && (to > s.n || !boundary(s.in.Text, from) || !boundary(s.in.Text, to)) {
			return false
		}
	}
	return true
}

// boundary reports whether a character begins or the text ends at i.
func boundary(text string, i int) bool { return i == len(text) || text[i]&0xC0 != 0x80 }

// group is the text of group i, absent if it took no part.
func (t *match) group(m *vm.VM, s *subject, i int, absent Value) Value {
	from, to := t.caps[2*i], t.caps[2*i+1]
	if from < 0 {
		return absent
	}
	return s.part(m, from, to)
}

// find finds the group an argument names, -1 after raising IndexError.
func (t *match) find(m *vm.VM, p *pattern, arg Value) int {
	if x, ok := m.AsInt64(arg); ok {
		if x >= 0 && x <= int64(p.prog.NumGroups) {
			return int(x)
		}
	} else if name, ok := m.Text(arg); ok {
		if i, ok := p.prog.Group(name); ok {
			return i
		}
	}
	m.Raisef(vm.E.IndexError, "no such group")
	return -1
}

// named reports that an argument is an object whose class may have __index__: then the
// Python part calls the method again.
func named(m *vm.VM, args ...Value) bool {
	for _, v := range args {
		if v.Is(heap.KInst) || v.Is(heap.KNative) {
			p := m.Payload(v)
			if !p.Is(heap.KStr) && !p.IsInt() && !p.Is(heap.KInt) {
				return true
			}
		}
	}
	return false
}

func indexed(m *vm.VM, method string, self Value, args ...Value) Value {
	h := m.Heap()
	return m.CallIn("re", "_indexed", h.Intern(method), self, h.NewTuple(append([]Value(nil), args...)))
}

// groupMethod is group(*groups) and, with one argument, __getitem__.
func groupMethod(m *vm.VM, a []Value) Value {
	t, p, s := matchOf(m, a[0])
	if t == nil {
		return heap.Raised
	}
	args := m.Heap().List(a[1]).V
	if len(args) == 0 {
		return t.group(m, &s, 0, heap.None)
	}
	if !m.Need(8 * len(args)) {
		return heap.Raised
	}
	if named(m, args...) {
		return indexed(m, "group", a[0], args...)
	}
	out := make([]Value, 0, len(args))
	for _, arg := range args {
		i := t.find(m, p, arg)
		if i < 0 {
			return heap.Raised
		}
		g := t.group(m, &s, i, heap.None)
		if g == heap.Raised {
			return g
		}
		out = append(out, g)
	}
	if len(out) == 1 {
		return out[0]
	}
	return m.Heap().NewTuple(out)
}

func getItem(m *vm.VM, a []Value) Value {
	t, p, s := matchOf(m, a[0])
	if t == nil {
		return heap.Raised
	}
	if named(m, a[1]) {
		return indexed(m, "__getitem__", a[0], a[1])
	}
	i := t.find(m, p, a[1])
	if i < 0 {
		return heap.Raised
	}
	return t.group(m, &s, i, heap.None)
}

// orNone is an optional argument.
func orNone(v Value) Value {
	if v == heap.Unbound {
		return heap.None
	}
	return v
}

func groups(m *vm.VM, a []Value) Value {
	t, p, s := matchOf(m, a[0])
	if t == nil {
		return heap.Raised
	}
	if !m.Pay(2*p.prog.NumGroups) || !m.Need(16*p.prog.NumGroups) {
		return heap.Raised
	}
	out := make([]Value, 0, p.prog.NumGroups)
	for i := 1; i <= p.prog.NumGroups; i++ {
		g := t.group(m, &s, i, orNone(a[1]))
		if g == heap.Raised {
			return g
		}
		out = append(out, g)
	}
	return m.Heap().NewTuple(out)
}

func groupDict(m *vm.VM, a []Value) Value {
	t, p, s := matchOf(m, a[0])
	if t == nil {
		return heap.Raised
	}
	if n := len(p.prog.GroupNames); !m.Pay(16*n) || !m.Need(64*n) {
		return heap.Raised
	}
	h := m.Heap()
	d, _ := h.NewDict()
	for k, name := range p.prog.GroupNames {
		g := t.group(m, &s, p.prog.GroupIndex[k], orNone(a[1]))
		if g == heap.Raised {
			return g
		}
		m.StoreKey(d, h.Intern(name), g)
	}
	return d
}

// span is start and end of group i in characters.
func (t *match) span(m *vm.VM, s *subject, i int) (start, end int) {
	if t.caps[2*i] < 0 {
		return -1, -1
	}
	return s.char(m, t.caps[2*i]), s.char(m, t.caps[2*i+1])
}

func pair(m *vm.VM, x, y int) Value {
	return m.Heap().NewTuple([]Value{heap.Small(int64(x)), heap.Small(int64(y))})
}

// spanMethod is start, end and span.
func spanMethod(name string, result func(m *vm.VM, start, end int) Value) func(m *vm.VM, a []Value) Value {
	return func(m *vm.VM, a []Value) Value {
		t, p, s := matchOf(m, a[0])
		if t == nil {
			return heap.Raised
		}
		i := 0
		if named(m, a[1]) {
			return indexed(m, name, a[0], a[1])
		}
		if a[1] != heap.Unbound {
			if i = t.find(m, p, a[1]); i < 0 {
				return heap.Raised
			}
		}
		start, end := t.span(m, &s, i)
		return result(m, start, end)
	}
}

// expand substitutes groups in a template.
func expand(m *vm.VM, a []Value) Value {
	t, p, s := matchOf(m, a[0])
	if t == nil {
		return heap.Raised
	}
	parts, r := p.templateOf(m, a[1])
	if r != heap.None {
		return r
	}
	out := builder{m: m}
	if !out.template(parts, &s, t.caps) {
		return heap.Raised
	}
	return out.result(p)
}

func matchRepr(m *vm.VM, a []Value) Value {
	t, _, s := matchOf(m, a[0])
	if t == nil {
		return heap.Raised
	}
	start, end := t.span(m, &s, 0)
	return m.CallIn("re", "_match_repr", heap.Small(int64(start)), heap.Small(int64(end)), t.group(m, &s, 0, heap.None))
}

// matchGetter declares an attribute of matches.
func matchGetter(name, doc string, get func(m *vm.VM, t *match, p *pattern, s *subject) Value) vm.Getter {
	return vm.Getter{Name: name, Doc: doc, Member: name != "regs" && name != "lastindex" && name != "lastgroup", Get: func(m *vm.VM, v Value) Value {
		t, p, s := matchOf(m, v)
		if t == nil {
			return heap.Raised
		}
		return get(m, t, p, &s)
	}}
}

var matchType = vm.TypeDef{
	Name: "Match", Final: true, New: refused("re.Match"), Doc: "Where a pattern matched, and its groups.",
	Methods: []vm.Def{
		{Name: "group", Sig: "self, /, *groups", Fn: groupMethod, Doc: "The text of one group, or of several as a tuple."},
		{Name: "groups", Sig: "self, default=", Fn: groups, Doc: "The text of all groups."},
		{Name: "groupdict", Sig: "self, default=", Fn: groupDict, Doc: "The text of the named groups by name."},
		{Name: "start", Sig: "self, group=, /", Doc: "Where a group begins.",
			Fn: spanMethod("start", func(_ *vm.VM, start, _ int) Value { return heap.Small(int64(start)) })},
		{Name: "end", Sig: "self, group=, /", Doc: "Where a group ends.",
			Fn: spanMethod("end", func(_ *vm.VM, _, end int) Value { return heap.Small(int64(end)) })},
		{Name: "span", Sig: "self, group=, /", Fn: spanMethod("span", pair), Doc: "Where a group begins and ends."},
		{Name: "expand", Sig: "self, template", Fn: expand, Doc: "A template with its group references filled in."},
		{Name: "__getitem__", Sig: "self, key, /", Fn: getItem},
		{Name: "__repr__", Sig: "self, /", Fn: matchRepr},
		{Name: "__copy__", Sig: "self, /", Fn: self},
		{Name: "__deepcopy__", Sig: "self, memo, /", Fn: self},
	},
	ClassMethods: []vm.Def{aliasOf("re", "_alias")},
	Getters: []vm.Getter{
		matchGetter("re", "The regular expression object.", func(_ *vm.VM, t *match, _ *pattern, _ *subject) Value { return t.pattern }),
		matchGetter("string", "The string passed to match() or search().", func(_ *vm.VM, t *match, _ *pattern, _ *subject) Value { return t.text }),
		matchGetter("pos", "The index into the string at which the RE engine started looking for a match.",
			func(_ *vm.VM, t *match, _ *pattern, _ *subject) Value { return heap.Small(int64(t.pos)) }),
		matchGetter("endpos", "The index into the string beyond which the RE engine will not go.",
			func(_ *vm.VM, t *match, _ *pattern, _ *subject) Value { return heap.Small(int64(t.end)) }),
		matchGetter("lastindex", "The integer index of the last matched capturing group.", func(_ *vm.VM, t *match, _ *pattern, _ *subject) Value {
			if t.last == 0 {
				return heap.None
			}
			return heap.Small(int64(t.last))
		}),
		matchGetter("lastgroup", "The name of the last matched capturing group.", lastGroup),
		matchGetter("regs", "", func(m *vm.VM, t *match, p *pattern, s *subject) Value {
			out := make([]Value, 0, p.prog.NumGroups+1)
			for i := 0; i <= p.prog.NumGroups; i++ {
				start, end := t.span(m, s, i)
				out = append(out, pair(m, start, end))
			}
			return m.Heap().NewTuple(out)
		}),
	},
}

func lastGroup(m *vm.VM, t *match, p *pattern, _ *subject) Value {
	for k, i := range p.prog.GroupIndex {
		if i == t.last && t.last > 0 {
			return m.Heap().Intern(p.prog.GroupNames[k])
		}
	}
	return heap.None
}

// builder collects the text of a substitution.
type builder struct {
	m   *vm.VM
	b   []byte
	due int // bytes not yet paid
}

// room makes room for n more bytes.
func (o *builder) room(n int) bool {
	if o.due += n; o.due > 1<<16 {
		if !o.m.Pay(o.due / 32) {
			return false
		}
		o.due = 0
	}
	if cap(o.b)-len(o.b) >= n {
		return true
	}
	size := 2*cap(o.b) + n
	if !o.m.Need(size) {
		return false
	}
	b := make([]byte, len(o.b), size)
	copy(b, o.b)
	o.b = b
	return true
}

// subject adds the text between two byte offsets.
func (o *builder) subject(s *subject, from, to int) bool {
	if !o.room(to - from) {
		return false
	}
	if s.plain == 0 {
		o.b = append(o.b, s.in.Raw[from:to]...)
	} else {
		o.b = append(o.b, s.in.Text[from:to]...)
	}
	return true
}

// template adds a template with the groups of a match.
func (o *builder) template(parts []regex.TemplatePart, s *subject, caps []int) bool {
	for _, part := range parts {
		switch {
		case part.Group < 0:
			if !o.room(len(part.Text)) {
				return false
			}
			o.b = append(o.b, part.Text...)
		case caps[2*part.Group] >= 0:
			from, to := caps[2*part.Group], caps[2*part.Group+1]
			if s.plain == 0 {
				from, to = min(from, s.n), min(to, s.n)
			}
			if !o.subject(s, from, to) {
				return false
			}
		}
	}
	return true
}

// result is the text as p's kind of text.
func (o *builder) result(p *pattern) Value {
	if !o.m.Pay(o.due / 32) {
		return heap.Raised
	}
	if p.prog.Bytes {
		return o.m.Heap().NewBytes(heap.KBytes, o.b)
	}
	if !o.m.Need(len(o.b)) {
		return heap.Raised
	}
	return o.m.Heap().NewStr(string(o.b))
}
