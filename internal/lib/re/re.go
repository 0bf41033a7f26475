// Package relib is Python's re, on package regex.
//
// Patterns, matches and scanners are native objects; all their methods run in Go. Only
// the calls of a replacement function, warnings and errors are in the Python part.
//
// Package regex counts in bytes of the text, Python in characters; matches keep bytes and
// convert when asked.
package relib

import (
	_ "embed"
	"encoding/binary"
	"errors"
	"math"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/regex"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Value is a Python value.
type Value = vm.Value

//go:embed re.py
var source string

// Modules returns the module re.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{
		Name: "re", Source: source, Hidden: true, Package: true, Funcs: funcs,
		Types: []vm.TypeDef{patternType, matchType, scannerType, findIterType, substitutionType},
		Init: func(m *vm.VM, module Value) {
			m.SetRegistry(sessionKey, m.Heap().NewNative(vm.T.Object, newSession(m)))
		},
	}, {Name: "re._constants", Source: limits}}
}

// limits is the module with the largest numbers in patterns.
const limits = `from re import PatternError, error
MAXREPEAT = 2**32 - 1
MAXGROUPS = 2**30 - 1
`

func init() {
	vm.Restorers["re"] = restoreSession
	vm.Restorers["re.Pattern"] = restorePattern
	vm.Restorers["re.Match"] = restoreMatch
	vm.Restorers["re.Scanner"] = restoreScanner
	vm.Restorers["re.sub"] = restoreSubstitution
}

// sessionKey names the module's state in the registry.
const sessionKey = "re"

// A session is what the module keeps in a VM: the patterns compiled last and the scratch
// memory of matching.
type session struct {
	patternClass, matchClass, scannerClass, iterClass, subClass Value

	index   map[cacheKey]int // into entries
	entries []cacheEntry     // a ring once it is full
	oldest  int
	texts   int // bytes of the keys
	matcher regex.Matcher
}

type cacheKey struct {
	text  string
	bytes bool
	flags int64
}

type cacheEntry struct {
	key     cacheKey
	pattern Value
}

// knownFlags are the bits of flags that package regex takes; others only show.
const knownFlags = 1<<9 - 1

// maxCached is the number of patterns that are kept.
const maxCached = 256

const sessionBytes, entryBytes = 1024, 160

func newSession(m *vm.VM) *session {
	return &session{
		patternClass: m.TypeIn("re", "Pattern"), matchClass: m.TypeIn("re", "Match"), scannerClass: m.TypeIn("re", "SRE_Scanner"),
		iterClass: m.TypeIn("re", "callable_iterator"), subClass: m.TypeIn("re", "_Substitution"),
		index: map[cacheKey]int{},
	}
}

func (s *session) Size() int {
	return sessionBytes + entryBytes*cap(s.entries) + s.texts + s.matcher.Size()
}

func (s *session) Trace(visit func(*Value)) {
	for i := range s.entries {
		visit(&s.entries[i].pattern)
	}
}

// Save gives the keys of the cache and the patterns, and how much scratch memory is kept: what is
// compiled anew costs fuel and what grows costs memory, so neither must depend on snapshots.
func (s *session) Save() (kind string, data []byte, refs []Value) {
	data = binary.AppendUvarint(nil, uint64(s.oldest))
	for _, e := range s.entries {
		data = binary.AppendVarint(data, e.key.flags)
		data = append(data, byte(btoi(e.key.bytes)))
		data = binary.AppendUvarint(data, uint64(len(e.key.text)))
		data = append(data, e.key.text...)
		refs = append(refs, e.pattern)
	}
	for _, n := range s.matcher.Kept() {
		data = binary.AppendUvarint(data, uint64(n))
	}
	return "re", data, refs
}

func restoreSession(m *vm.VM, data []byte, refs []Value) (heap.NativeData, error) {
	s := newSession(m)
	bad := errors.New("not the state of re")
	oldest, n := binary.Uvarint(data)
	if n <= 0 || len(refs) > maxCached || oldest > 0 && oldest >= uint64(len(refs)) {
		return nil, bad
	}
	s.oldest, data = int(oldest), data[n:]
	for i, v := range refs {
		flags, n := binary.Varint(data)
		if n <= 0 || n == len(data) || !v.Is(heap.KNative) {
			return nil, bad
		}
		isBytes := data[n] != 0
		data = data[n+1:]
		length, n := binary.Uvarint(data)
		if n <= 0 || length > uint64(len(data)-n) {
			return nil, bad
		}
		key := cacheKey{text: string(data[n : n+int(length)]), bytes: isBytes, flags: flags}
		data = data[n+int(length):]
		if _, dup := s.index[key]; dup {
			return nil, bad
		}
		s.index[key] = i
		s.entries = append(s.entries, cacheEntry{key, v})
		s.texts += len(key.text)
	}
	if len(data) == 0 { // from before the sizes were saved
		return s, nil
	}
	kept := s.matcher.Kept()
	for i := range kept {
		size, n := binary.Uvarint(data)
		if n <= 0 || size > math.MaxInt32 {
			return nil, bad
		}
		kept[i], data = int(size), data[n:]
	}
	if !s.matcher.Keep(kept) || len(data) > 0 {
		return nil, bad
	}
	return s, nil
}

// Sound reports that the cache holds patterns.
func (s *session) Sound(m *vm.VM) bool {
	for _, e := range s.entries {
		if _, ok := m.Heap().Native(e.pattern).Data.(*pattern); !ok {
			return false
		}
	}
	return true
}

// sessionOf finds the module's state.
func sessionOf(m *vm.VM) *session {
	if v := m.Registry(sessionKey); v.Is(heap.KNative) {
		if s, ok := m.Heap().Native(v).Data.(*session); ok {
			return s
		}
	}
	// Patterns outlive the module where a script removes it from sys.modules and the
	// state is gone: then begin a new one.
	s := newSession(m)
	m.SetRegistry(sessionKey, m.Heap().NewNative(vm.T.Object, s))
	return s
}

// purge empties the cache.
func (s *session) purge(m *vm.VM) {
	before := s.Size()
	s.index, s.entries, s.oldest, s.texts = map[cacheKey]int{}, nil, 0, 0
	m.Heap().Resize(s, before)
}

// keep adds a pattern to the cache, in place of the oldest if it is full.
func (s *session) keep(m *vm.VM, key cacheKey, pattern Value) {
	before := s.Size()
	if len(s.entries) < maxCached {
		s.index[key] = len(s.entries)
		s.entries = append(s.entries, cacheEntry{key, pattern})
	} else {
		e := &s.entries[s.oldest]
		delete(s.index, e.key)
		s.texts -= len(e.key.text)
		*e = cacheEntry{key, pattern}
		s.index[key] = s.oldest
		s.oldest = (s.oldest + 1) % maxCached
	}
	s.texts += len(key.text)
	m.Heap().Resize(s, before)
}

// begin opens the scratch memory for the matches of a native; the function it returns
// closes it.
func (s *session) begin(m *vm.VM) func() {
	before := s.Size()
	s.matcher.Begin(m.Meter())
	return func() {
		s.matcher.End()
		m.Heap().Resize(s, before)
	}
}

// noHash raises TypeError if v has no hash: patterns, flags and templates are keys.
func noHash(m *vm.VM, v Value) bool {
	if m.Lookup(m.TypeOf(v), m.Heap().Intern("__hash__")) != heap.None {
		return false
	}
	m.Raisef(vm.E.TypeError, "unhashable type: '%s'", m.TypeName(v))
	return true
}

// flagsOf reads the flags for the pattern arg; r is heap.None if it can.
func flagsOf(m *vm.VM, arg, v Value) (flags int64, r Value) {
	flags, ok := m.AsInt64(v)
	switch {
	case ok && flags == int64(int32(flags)):
		return flags, heap.None
	case noHash(m, arg) || noHash(m, v):
		return 0, heap.Raised
	case ok || m.Payload(v).Is(heap.KInt):
		return 0, m.Raisef(vm.E.OverflowError, "Python int too large to convert to C int")
	}
	return 0, m.Raisef(vm.E.TypeError, "unsupported operand type(s) for &: '%s' and 'int'", m.TypeName(v))
}

// compile finds or makes the pattern for an argument of the functions of the module. If p
// is nil, r is what the native answers.
func (s *session) compile(m *vm.VM, arg, flagsArg Value) (p *pattern, v, r Value) {
	flags := int64(0)
	if flagsArg != heap.Unbound {
		if flags, r = flagsOf(m, arg, flagsArg); r != heap.None {
			return nil, 0, r
		}
	}
	if arg.Is(heap.KNative) {
		if p, ok := m.Heap().Native(arg).Data.(*pattern); ok {
			if flags != 0 {
				return nil, 0, m.Raisef(vm.E.ValueError, "cannot process flags argument with a compiled pattern")
			}
			return p, arg, heap.None
		}
	}
	key := cacheKey{flags: flags}
	switch plain := m.Payload(arg); plain.Kind() {
	case heap.KStr:
		key.text = m.Heap().Str(plain).S
	case heap.KBytes:
		key.text, key.bytes = string(m.Heap().Bytes(plain).B), true
	default:
		if noHash(m, arg) {
			return nil, 0, heap.Raised
		}
		return nil, 0, m.Raisef(vm.E.TypeError, "first argument must be string or compiled pattern")
	}
	if i, ok := s.index[key]; ok {
		v = s.entries[i].pattern
		return m.Heap().Native(v).Data.(*pattern), v, heap.None
	}
	prog, err := regex.Compile(key.text, key.bytes, regex.Flags(flags&knownFlags), m.Meter())
	if err != nil {
		return nil, 0, raise(m, err, arg)
	}
	p = &pattern{prog: prog, source: arg, given: flags}
	v = m.Heap().NewNative(s.patternClass, p)
	if prog.Flags&regex.Debug == 0 {
		s.keep(m, key, v)
	}
	return p, v, heap.None
}

// errorClasses are the classes of regex.ArgError.
var errorClasses = map[string]*Value{"ValueError": &vm.E.ValueError, "OverflowError": &vm.E.OverflowError,
	"IndexError": &vm.E.IndexError, "RecursionError": &vm.E.RecursionError}

// raise raises what an error of package regex stands for; source is the pattern or the
// template.
func raise(m *vm.VM, err error, source Value) Value {
	var pe *regex.Error
	var ae *regex.ArgError
	switch {
	case errors.As(err, &pe):
		pos := heap.None
		if pe.Pos >= 0 {
			pos = heap.Small(int64(pe.Pos))
		}
		return m.CallIn("re", "_raise", m.Heap().NewStr(pe.Msg), source, pos)
	case errors.As(err, &ae):
		class := vm.E.ValueError
		if c := errorClasses[ae.Class]; c != nil {
			class = *c
		}
		return m.RaiseArgs(class, m.Heap().NewStr(ae.Msg))
	}
	return m.Stopped(err)
}

// funcs are the functions of the module.
var funcs = append([]vm.Def{
	{Name: "_compile", Sig: "pattern, flags, /", Fn: compile},
	{Name: "_escape", Sig: "pattern, /", Fn: escape},
	{Name: "_purge", Sig: "",
		Fn: func(m *vm.VM, _ []Value) Value { sessionOf(m).purge(m); return heap.None }},
}, patternFuncs()...)

func compile(m *vm.VM, a []Value) Value {
	p, v, r := sessionOf(m).compile(m, a[0], a[1])
	if p == nil {
		return r
	}
	if p.warns() {
		return p.warn(m, v, "", nil)
	}
	return v
}

func escape(m *vm.VM, a []Value) Value {
	p := m.Payload(a[0])
	isStr := p.Is(heap.KStr)
	var text string
	if isStr {
		text = m.Heap().Str(p).S
	} else {
		b, ok, r := m.Buffer(a[0])
		if r != heap.Unbound {
			return r
		}
		if !ok {
			return m.Raisef(vm.E.TypeError, "decoding to str: need a bytes-like object, %s found", m.TypeName(a[0]))
		}
		text = string(b)
	}
	s, err := regex.Escape(text, m.Meter())
	if err != nil {
		return m.Stopped(err)
	}
	if isStr {
		return m.Heap().NewStr(s)
	}
	return m.Heap().NewBytes(heap.KBytes, []byte(s))
}

// patternFuncs are the natives behind the functions that are a method of the pattern given
// first: (pattern, string or replacement and string, limit or nothing, flags).
func patternFuncs() []vm.Def {
	var defs []vm.Def
	for _, f := range []struct{ name, sig string }{
		{"match", "pattern, string, flags, /"},
		{"fullmatch", "pattern, string, flags, /"},
		{"search", "pattern, string, flags, /"},
		{"findall", "pattern, string, flags, /"},
		{"finditer", "pattern, string, flags, /"},
		{"split", "pattern, string, maxsplit, flags, /"},
		{"sub", "pattern, repl, string, count, flags, /"},
		{"subn", "pattern, repl, string, count, flags, /"},
	} {
		defs = append(defs, patternFunc(f.name, f.sig))
	}
	return defs
}

func patternFunc(name, sig string) vm.Def {
	var method vm.Def
	for _, d := range patternType.Methods {
		if d.Name == name {
			method = d
		}
	}
	return vm.Def{Name: "_" + name, Sig: sig, Fn: func(m *vm.VM, a []Value) Value {
		p, v, r := sessionOf(m).compile(m, a[0], a[len(a)-1])
		if p == nil {
			return r
		}
		var few [4]Value
		args := append(few[:0], v)
		args = append(args, a[1:len(a)-1]...)
		if p.warns() {
			return p.warn(m, v, name, args[1:])
		}
		if len(args) == 2 {
			args = append(args, heap.Unbound, heap.Unbound)
		}
		return method.Fn(m, args)
	}}
}
