package relib

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/regex"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// A pattern is the payload of a re.Pattern.
type pattern struct {
	prog   *regex.Prog
	source Value // str or bytes
	given  int64 // flags it was compiled with
	warned bool  // its warnings were issued

	template string // of the last substitution …
	parts    []regex.TemplatePart
}

func (p *pattern) Size() int {
	return 96 + p.prog.Size() + len(p.template) + 32*cap(p.parts)
}

func (p *pattern) Trace(visit func(*Value)) { visit(&p.source) }

// Save names the pattern and its last template: they are compiled again.
func (p *pattern) Save() (kind string, data []byte, refs []Value) {
	data = append(binary.AppendVarint(nil, p.given), 0, 0)
	if p.warned {
		data[len(data)-2] = 1
	}
	if p.parts != nil {
		data[len(data)-1] = 1
	}
	return "re.Pattern", append(data, p.template...), []Value{p.source}
}

func restorePattern(m *vm.VM, data []byte, refs []Value) (heap.NativeData, error) {
	given, n := binary.Varint(data)
	if n <= 0 || len(data) < n+2 || len(refs) != 1 {
		return nil, errors.New("not a pattern")
	}
	data = data[n:]
	var text string
	plain := m.Payload(refs[0])
	isBytes := plain.Is(heap.KBytes) || plain.Is(heap.KByteArray)
	switch {
	case isBytes:
		text = string(m.Heap().Bytes(plain).B)
	case plain.Is(heap.KStr):
		text = m.Heap().Str(plain).S
	default:
		return nil, errors.New("a pattern of no text")
	}
	prog, err := regex.Compile(text, isBytes, regex.Flags(given&knownFlags), m.Meter())
	if err != nil {
		return nil, err
	}
	p := &pattern{prog: prog, source: refs[0], given: given, warned: data[0] != 0}
	if data[1] != 0 {
		p.template = string(data[2:])
		if p.parts, err = regex.ParseTemplate(p.template, isBytes, prog, m.Meter()); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// patternOf returns the payload of a pattern, nil after raising TypeError.
func patternOf(m *vm.VM, v Value) *pattern {
	if v.Is(heap.KNative) {
		if p, ok := m.Heap().Native(v).Data.(*pattern); ok {
			return p
		}
	}
	m.Raisef(vm.E.TypeError, "descriptor requires a 're.Pattern' object but received a '%s'", m.TypeName(v))
	return nil
}

// warns reports whether the pattern has warnings that are still to be issued.
func (p *pattern) warns() bool { return len(p.prog.Warnings) > 0 && !p.warned }

// warn issues the warnings in Python, which then calls the method and answers for the native.
func (p *pattern) warn(m *vm.VM, v Value, method string, args []Value) Value {
	p.warned = true
	h := m.Heap()
	var list []Value
	for _, w := range p.prog.Warnings {
		list = append(list, h.NewTuple([]Value{h.NewStr(w.Category), h.NewStr(w.Msg)}))
	}
	var given []Value
	for _, x := range args {
		if x != heap.Unbound {
			given = append(given, x)
		}
	}
	return m.CallIn("re", "_warn", h.NewTuple(list), v, h.NewStr(method), h.NewTuple(given))
}

// A subject is the text a pattern is applied to.
type subject struct {
	v     Value // as the script gave it
	plain Value // the str behind it, if it is one
	in    regex.Input
	n     int // bytes
	chars int // characters
}

// subjectOf prepares text for p; if r is not None it is the native's answer.
func (p *pattern) subjectOf(m *vm.VM, v Value) (s subject, r Value) {
	s.v = v
	if plain := m.Payload(v); plain.Is(heap.KStr) {
		if p.prog.Bytes {
			return s, m.Raisef(vm.E.TypeError, "cannot use a bytes pattern on a string-like object")
		}
		str := m.Heap().Str(plain)
		s.plain = plain
		s.in = regex.Input{Text: str.S, ASCII: str.ASCII()}
		s.n, s.chars = len(str.S), str.Len()
		return s, heap.None
	}
	b, ok, r := m.Buffer(v)
	switch {
	case r != heap.Unbound:
		return s, r
	case !ok:
		return s, m.Raisef(vm.E.TypeError, "expected string or bytes-like object, got '%s'", m.TypeName(v))
	case !p.prog.Bytes:
		return s, m.Raisef(vm.E.TypeError, "cannot use a string pattern on a bytes-like object")
	}
	s.in.Raw = b
	s.n, s.chars = len(b), len(b)
	return s, heap.None
}

// offset is the byte offset of a character.
func (s *subject) offset(m *vm.VM, char int) int {
	if s.plain == 0 {
		return char
	}
	return m.Heap().Offset(m.Heap().Str(s.plain), char)
}

// char is the number of the character at a byte offset.
func (s *subject) char(m *vm.VM, offset int) int {
	if s.plain == 0 {
		return offset
	}
	return m.Heap().RuneIndex(m.Heap().Str(s.plain), offset)
}

// part is the text between two byte offsets.
func (s *subject) part(m *vm.VM, from, to int) Value {
	h := m.Heap()
	if s.plain == 0 {
		n := len(s.in.Raw)
		from, to = min(from, n), min(to, n)
		if from == 0 && to == n && s.v.Is(heap.KBytes) {
			return s.v
		}
		if !m.Need(to - from) {
			return heap.Raised
		}
		return h.NewBytes(heap.KBytes, append(make([]byte, 0, to-from), s.in.Raw[from:to]...))
	}
	switch {
	case from == to:
		return h.Intern("")
	case to-from == 1 && s.in.Text[from] < 0x80:
		return m.Char(s.in.Text[from])
	}
	return h.Slice(s.plain, from, to)
}

// bounds reads the arguments pos and endpos in characters.
func (s *subject) bounds(m *vm.VM, posArg, endArg Value) (pos, end int, r Value) {
	pos, end = 0, s.chars
	for i, v := range []Value{posArg, endArg} {
		if v == heap.Unbound {
			continue
		}
		x, ok := m.AsInt64(v)
		if !ok {
			p := m.Payload(v)
			if !p.Is(heap.KInt) {
				return 0, 0, m.Raisef(vm.E.TypeError, "'%s' object cannot be interpreted as an integer", m.TypeName(v))
			}
			x = math.MaxInt64
			if m.BigOf(p).Neg {
				x = 0
			}
		}
		x = min(max(x, 0), int64(s.chars))
		if i == 0 {
			pos = int(x)
		} else {
			end = int(x)
		}
	}
	return pos, end, heap.None
}

// matchUnits is the fuel of a match beside that of looking for it.
const matchUnits = 24

// matchMethod is match, fullmatch and search.
func matchMethod(mode regex.Mode) func(m *vm.VM, a []Value) Value {
	return func(m *vm.VM, a []Value) Value {
		p := patternOf(m, a[0])
		if p == nil {
			return heap.Raised
		}
		s, r := p.subjectOf(m, a[1])
		if r != heap.None {
			return r
		}
		pos, end, r := s.bounds(m, a[2], a[3])
		if r != heap.None {
			return r
		}
		if pos > end {
			return heap.None
		}
		if !m.Pay(matchUnits) {
			return heap.Raised
		}
		ses := sessionOf(m)
		defer ses.begin(m)()
		caps, last, err := ses.matcher.Match(p.prog, s.in, s.offset(m, pos), s.offset(m, end), mode)
		switch {
		case err != nil:
			return m.Stopped(err)
		case caps == nil:
			return heap.None
		}
		return ses.newMatch(m, a[0], &s, pos, end, caps, last)
	}
}

var flagNames = []struct {
	bit  regex.Flags
	name string
}{{regex.IgnoreCase, "re.IGNORECASE"}, {regex.Locale, "re.LOCALE"}, {regex.Multiline, "re.MULTILINE"}, {regex.DotAll, "re.DOTALL"},
	{regex.Unicode, "re.UNICODE"}, {regex.Verbose, "re.VERBOSE"}, {regex.Debug, "re.DEBUG"}, {regex.ASCII, "re.ASCII"}}

// flagText is the flags as the repr of a pattern shows them.
func (p *pattern) flagText() string {
	f := p.prog.Flags
	if !p.prog.Bytes && f&(regex.Locale|regex.Unicode|regex.ASCII) == regex.Unicode {
		f &^= regex.Unicode
	}
	var names []string
	for _, n := range flagNames {
		if f&n.bit != 0 {
			names = append(names, n.name)
		}
	}
	if rest := p.flags() &^ knownFlags; rest != 0 {
		names = append(names, fmt.Sprintf("0x%x", rest))
	}
	return strings.Join(names, "|")
}

// flags are those the pattern shows: given, inline and implied.
func (p *pattern) flags() int64 { return int64(p.prog.Flags) | p.given&^knownFlags }

// patternRepr lets Python put the repr of the source into the rest.
func patternRepr(m *vm.VM, a []Value) Value {
	p := patternOf(m, a[0])
	if p == nil {
		return heap.Raised
	}
	return m.CallIn("re", "_pattern_repr", p.source, m.Heap().NewStr(p.flagText()))
}

func patternEqual(m *vm.VM, a []Value) Value {
	p := patternOf(m, a[0])
	if p == nil {
		return heap.Raised
	}
	if !a[1].Is(heap.KNative) {
		return heap.NotImplemented
	}
	q, ok := m.Heap().Native(a[1]).Data.(*pattern)
	if !ok {
		return heap.NotImplemented
	}
	if p.flags() != q.flags() || p.prog.Bytes != q.prog.Bytes {
		return heap.False
	}
	eq, known := m.EqualNow(m.Payload(p.source), m.Payload(q.source))
	return heap.Bool(eq && known)
}

func patternHash(m *vm.VM, a []Value) Value {
	p := patternOf(m, a[0])
	if p == nil {
		return heap.Raised
	}
	h := m.Heap()
	return m.Hash(h.NewTuple([]Value{m.Payload(p.source), heap.Small(p.flags())}))
}

// groupIndex is the dict of the names of groups.
func (p *pattern) groupIndex(m *vm.VM) Value {
	h := m.Heap()
	v, _ := h.NewDict()
	for i, name := range p.prog.GroupNames {
		m.StoreKey(v, h.Intern(name), heap.Small(int64(p.prog.GroupIndex[i])))
	}
	return v
}

func self(_ *vm.VM, a []Value) Value { return a[0] }

// patternGetter declares an attribute of patterns.
func patternGetter(name, doc string, get func(m *vm.VM, p *pattern) Value) vm.Getter {
	return vm.Getter{Name: name, Doc: doc, Member: name != "groupindex", Get: func(m *vm.VM, v Value) Value {
		p := patternOf(m, v)
		if p == nil {
			return heap.Raised
		}
		return get(m, p)
	}}
}

// refused is the __new__ of a class whose instances only natives make.
func refused(name string) *vm.Def {
	return &vm.Def{Sig: "cls, *args, **kwargs", Fn: func(m *vm.VM, _ []Value) Value {
		return m.Raisef(vm.E.TypeError, "cannot create '%s' instances", name)
	}}
}

func aliasOf(module, python string) vm.Def {
	return vm.Def{Name: "__class_getitem__", Sig: "cls, item, /", Fn: func(m *vm.VM, a []Value) Value {
		return m.CallIn(module, python, a[0], a[1])
	}}
}

var patternType = vm.TypeDef{
	Name: "Pattern", Final: true, Weak: true, New: refused("re.Pattern"), Doc: "Compiled regular expression object.",
	Methods: []vm.Def{
		{Name: "match", Sig: "self, string, pos=, endpos=", Fn: matchMethod(regex.Match), Doc: "Match at the beginning."},
		{Name: "fullmatch", Sig: "self, string, pos=, endpos=", Fn: matchMethod(regex.FullMatch), Doc: "Match the whole string."},
		{Name: "search", Sig: "self, string, pos=, endpos=", Fn: matchMethod(regex.Search), Doc: "Match at the first place where the pattern does."},
		{Name: "findall", Sig: "self, string, pos=, endpos=", Fn: findAll, Doc: "All matches from left to right, as strings or tuples of groups."},
		{Name: "finditer", Sig: "self, string, pos=, endpos=", Fn: findIter, Doc: "All matches from left to right, as match objects."},
		{Name: "split", Sig: "self, string, maxsplit=", Fn: split, Doc: "What lies between the matches."},
		{Name: "sub", Sig: "self, repl, string, count=", Fn: subMethod(false), Doc: "Return the string obtained by replacing the leftmost non-overlapping occurrences of pattern in string by replacement repl."},
		{Name: "subn", Sig: "self, repl, string, count=", Fn: subMethod(true), Doc: "The string with its matches replaced, and how many there were."},
		{Name: "scanner", Sig: "self, string, pos=, endpos=", Fn: newScanner},
		{Name: "__repr__", Sig: "self, /", Fn: patternRepr},
		{Name: "__eq__", Sig: "self, value, /", Fn: patternEqual},
		{Name: "__hash__", Sig: "self, /", Fn: patternHash},
		{Name: "__copy__", Sig: "self, /", Fn: self},
		{Name: "__deepcopy__", Sig: "self, memo, /", Fn: self},
		{Name: "__reduce__", Sig: "self, /", Fn: func(m *vm.VM, a []Value) Value {
			p := patternOf(m, a[0])
			if p == nil {
				return heap.Raised
			}
			return m.CallIn("re", "_reduce", p.source, heap.Small(p.flags()))
		}},
	},
	ClassMethods: []vm.Def{aliasOf("re", "_alias")},
	Getters: []vm.Getter{
		patternGetter("pattern", "The pattern string from which the RE object was compiled.", func(_ *vm.VM, p *pattern) Value { return p.source }),
		patternGetter("flags", "The regex matching flags.", func(_ *vm.VM, p *pattern) Value { return heap.Small(p.flags()) }),
		patternGetter("groups", "The number of capturing groups in the pattern.", func(_ *vm.VM, p *pattern) Value { return heap.Small(int64(p.prog.NumGroups)) }),
		patternGetter("groupindex", "A dictionary mapping group names to group numbers.", func(m *vm.VM, p *pattern) Value {
			return m.Heap().NewRec(heap.KMappingProxy, p.groupIndex(m), heap.Unbound, heap.Unbound, heap.Unbound)
		}),
	},
}
