package vm

import (
	"fmt"
	"strconv"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// The text of values: repr, str and format. Like equality, the repr of nested containers
// is a walk with an explicit stack that hands over to the prelude when it meets an object
// whose repr is Python code.

// maxReprDepth bounds the nesting of containers in a repr.
const maxReprDepth = 990

// Repr is repr(v). The result belongs to vm.then.
func (vm *VM) Repr(v Value) Value {
	if isReprContainer(v) {
		if vm.reprRuns(v) {
			return vm.h.NewStr(vm.reprCycle(v))
		}
		return vm.reprWalk(nil, nil, v, heap.Unbound)
	}
	if b, ok := vm.appendRepr(nil, v); ok {
		return vm.h.NewStr(string(b))
	}
	return vm.reprObject(v)
}

// reprObject calls __repr__ of an instance, a class with a metaclass of a script …
func (vm *VM) reprObject(v Value) Value {
	m := vm.slots(vm.TypeOf(v))[slotRepr]
	if m == objectRepr || m == heap.Unbound {
		return vm.h.NewStr(vm.defaultRepr(v))
	}
	return vm.special(transRepr, m, v)
}

// defaultRepr is object.__repr__.
func (vm *VM) defaultRepr(v Value) string {
	t := vm.TypeOf(v)
	return fmt.Sprintf("<%s object at %s>", vm.qualClass(t), vm.address(v))
}

// qualClass is module.qualname of a class, without builtins.
func (vm *VM) qualClass(t Value) string {
	q := vm.h.Str(vm.h.Type(t).Qualname).S
	if m := vm.classModule(t); m != "" && m != "builtins" {
		return m + "." + q
	}
	return q
}

// classModule is the __module__ of a class as text.
func (vm *VM) classModule(t Value) string {
	ty := vm.h.Type(t)
	if ty.Flags&typeHeap == 0 {
		return vm.h.Str(ty.Module).S
	}
	if v, ok := vm.dictGetStr(ty.Dict, "__module__"); ok && v.Is(heap.KStr) {
		return vm.h.Str(v).S
	}
	return ""
}

// address is the identity as CPython shows an address.
func (vm *VM) address(v Value) string {
	return fmt.Sprintf("0x%012x", vm.identity(v))
}

// identity is id(v) of an object: a function of its kind and its index behind the image's,
// so that a restore keeps it.
func (vm *VM) identity(v Value) uint64 {
	i := vm.h.Relative(v)
	if vm.h.IsImage(v) { // a bit that the base of all leaves free
		i = i&(1<<29-1) | 1<<29
	}
	return uint64(i)<<10 | uint64(v.Kind())<<4 | 0x7f0000000000
}

// appendRepr appends the repr of a value that needs no walk and no Python code.
func (vm *VM) appendRepr(b []byte, v Value) ([]byte, bool) {
	switch v.Kind() {
	case 0, 1, heap.KInt, heap.KFloat, heap.KComplex:
		if v.IsInt() {
			return strconv.AppendInt(b, v.Int(), 10), true
		}
		return vm.appendNumber(b, v)
	case heap.KNone:
		return append(b, "None"...), true
	case heap.KTrue:
		return append(b, "True"...), true
	case heap.KFalse:
		return append(b, "False"...), true
	case heap.KEllipsis:
		return append(b, "Ellipsis"...), true
	case heap.KNotImplemented:
		return append(b, "NotImplemented"...), true
	case heap.KStr:
		return vm.appendStrRepr(b, vm.h.Str(v).S), true
	case heap.KBytes:
		return vm.appendBytesRepr(b, vm.h.Bytes(v).B), true
	case heap.KByteArray:
		return vm.appendByteArrayRepr(b, vm.h.Bytes(v).B, "bytearray"), true
	case heap.KType:
		if vm.h.Type(v).Meta != T.Type && vm.slots(vm.h.Type(v).Meta)[slotRepr] != vm.slots(T.Type)[slotRepr] {
			return b, false
		}
		return append(b, "<class '"+vm.qualClass(v)+"'>"...), true
	case heap.KFunc:
		return append(b, "<function "+vm.funcQual(vm.h.Func(v))+" at "+vm.address(v)+">"...), true
	case heap.KBuiltin:
		return append(b, vm.reprBuiltin(v)...), true
	case heap.KMethod:
		r := vm.h.Rec(v)
		if r.F[0].Is(heap.KBuiltin) {
			n := vm.h.Builtin(r.F[0]).Def.(*native)
			if n.operation {
				b = append(b, "<method-wrapper '"+n.Name+"'"...)
			} else {
				b = append(b, "<built-in method "+n.Name...)
			}
			return append(b, " of "+vm.TypeName(r.F[1])+" object at "+vm.address(r.F[1])+">"...), true
		}
		return b, false
	case heap.KModule:
		if c := vm.h.Module(v).Class; c != heap.Unbound && vm.slots(c)[slotRepr] != vm.slots(T.Module)[slotRepr] {
			return b, false
		}
		name, from := "?", ""
		if n := vm.dictFind(vm.h.Module(v).Dict, vm.h.Intern("__name__")); n.Is(heap.KStr) {
			name = vm.h.Str(n).S
		} else if m := vm.h.Module(v); m.Name.Is(heap.KStr) {
			name = vm.h.Str(m.Name).S
		}
		if f := vm.dictFind(vm.h.Module(v).Dict, vm.h.Intern("__file__")); f.Is(heap.KStr) {
			from = " from " + string(vm.appendStrRepr(nil, vm.h.Str(f).S))
		}
		if _, ok := vm.image.modules[name]; ok || v == vm.builtins {
			from = " (built-in)"
		} else if file, ok := vm.dictGetStr(vm.h.Dict(vm.h.Module(v).Dict), "__file__"); ok && file.Is(heap.KStr) {
			from = " from " + string(vm.appendStrRepr(nil, vm.h.Str(file).S))
		}
		return append(b, "<module '"+name+"'"+from+">"...), true
	case heap.KRange:
		return append(b, vm.rangeRepr(v)...), true
	case heap.KCell:
		held := "empty"
		if x := vm.h.Cell(v).V; x != heap.Unbound {
			held = vm.TypeName(x) + " object at " + vm.address(x)
		}
		return append(b, "<cell at "+vm.address(v)+": "+held+">"...), true
	case heap.KGen:
		g := vm.h.Gen(v)
		if g.Class == heap.Unbound {
			return append(b, "<"+genNoun2(g)+" object "+vm.genQual(g)+" at "+vm.address(v)+">"...), true
		}
		return append(b, "<"+vm.ClassName(g.Class)+" object at "+vm.address(v)+">"...), true
	case heap.KIter:
		return append(b, "<"+vm.TypeName(v)+" object at "+vm.address(v)+">"...), true
	case heap.KUnit:
		c := vm.h.Unit(v).Code
		return append(b, fmt.Sprintf("<code object %s at %s, file \"%s\", line %d>", c.Name, vm.address(v), c.File, c.FirstLine)...), true
	case heap.KClassMethod, heap.KStaticMethod:
		f := vm.h.Rec(v).F[0]
		if !f.Is(heap.KFunc) && !f.Is(heap.KBuiltin) {
			return b, false
		}
		b, _ = vm.appendRepr(append(b, "<"+vm.TypeName(v)+"("...), f)
		return append(b, ")>"...), true
	case heap.KProperty, heap.KTraceback, heap.KFrame:
		return append(b, "<"+vm.TypeName(v)+" object at "+vm.address(v)+">"...), true
	case heap.KMemberDescr:
		r := vm.h.Rec(v)
		if r.F[3].IsInt() && r.F[2] != heap.None {
			b = fmt.Appendf(b, "_tuplegetter(%d, ", r.F[3].Int())
			if !r.F[0].Is(heap.KStr) {
				return append(b, "None)"...), true
			}
			return append(vm.appendStrRepr(b, vm.h.Str(r.F[0]).S), ')'), true
		}
		what := "attribute"
		if vm.memberType(v) == T.Member {
			what = "member"
		}
		return append(b, "<"+what+" '"+vm.h.Str(r.F[0]).S+"' of '"+vm.ClassName(r.F[1])+"' objects>"...), true
	}
	return b, false
}

func genNoun2(g *heap.Gen) string {
	if g.Sort == heap.SortAsyncGen {
		return "async_generator"
	}
	return genNoun(g)
}

func (vm *VM) genQual(g *heap.Gen) string {
	if g.Qual != heap.Unbound {
		return vm.h.Str(g.Qual).S
	}
	return vm.funcQual(vm.h.Func(g.Fn))
}

func (vm *VM) reprBuiltin(v Value) string {
	n := vm.h.Builtin(v).Def.(*native)
	switch n.kind {
	case nativeMethod, nativeClassMethod:
		if n.operation {
			return "<slot wrapper '" + n.Name + "' of '" + n.owner + "' objects>"
		}
		return "<method '" + n.Name + "' of '" + n.owner + "' objects>"
	case nativeNew:
		return "<built-in method " + n.Name + " of type object at " + vm.address(v) + ">"
	}
	return "<built-in function " + n.Name + ">"
}

func isReprContainer(v Value) bool {
	switch v.Kind() {
	case heap.KList, heap.KTuple, heap.KDict, heap.KSet, heap.KFrozenSet, heap.KMappingProxy, heap.KDictKeys,
		heap.KDictValues, heap.KDictItems, heap.KSlice, heap.KClassMethod, heap.KStaticMethod:
		return true
	}
	return false
}

// A reprStep is a container whose repr is being written: the next entry is i.
type reprStep struct {
	v Value
	i int
}

// reprWalk continues the repr out with the value v (Unbound: none pending), inside the
// containers of stack; text, if bound, is what Python gave for the object it stopped at.
func (vm *VM) reprWalk(stack []reprStep, out []byte, v, text Value) Value {
	if text != heap.Unbound {
		out = append(out, vm.h.Str(vm.plainStr(text)).S...)
		v = heap.Unbound
	}
	for {
		if v != heap.Unbound {
			switch {
			case isReprContainer(v):
				if inRepr(stack, v) {
					out = append(out, vm.reprCycle(v)...)
					break
				}
				if len(stack) >= maxReprDepth {
					return vm.Raisef(E.RecursionError, "maximum recursion depth exceeded while getting the repr of an object")
				}
				out = vm.openRepr(out, v)
				stack = append(stack, reprStep{vm.inOrder(v), 0})
			default:
				b, ok := vm.appendRepr(out, v)
				if !ok {
					return vm.reprInPython(stack, out, v)
				}
				out = b
			}
		}
		if len(stack) == 0 {
			return vm.h.NewStr(string(out))
		}
		if !vm.pay(reprFuel(vm, v)) || !vm.need(2*len(out)) {
			return heap.Raised
		}
		s := &stack[len(stack)-1]
		var done bool
		out, v, done = vm.nextRepr(out, s)
		if done {
			stack = stack[:len(stack)-1]
			v = heap.Unbound
		}
	}
}

// reprFuel is what writing an element of a container costs.
func reprFuel(vm *VM, v Value) int {
	switch v.Kind() {
	case 0, 1, heap.KFloat:
		if !v.IsInt() {
			return 14
		}
	case heap.KComplex:
		return 28
	case heap.KStr:
		return 2 + len(vm.h.Str(v).S)/8
	case heap.KBytes, heap.KByteArray:
		return 2 + len(vm.h.Bytes(v).B)/8
	}
	return 2
}

// reprRuns reports whether a walk that waits for the repr of an object is writing v.
func (vm *VM) reprRuns(v Value) bool {
	drive := vm.preludeFunc("_repr_drive")
	for i := vm.fp; i > 0; i-- {
		fr := &vm.frames[i]
		if fr.fn != drive {
			continue
		}
		if stack := vm.stack[fr.base]; stack.Is(heap.KList) {
			l := vm.h.List(stack).V
			for k := 0; k < len(l); k += 2 {
				if l[k] == v {
					return true
				}
			}
		}
	}
	return !vm.pay(vm.fp / 16)
}

// inRepr reports whether v is being written already.
func inRepr(stack []reprStep, v Value) bool {
	for _, s := range stack {
		if s.v == v {
			return true
		}
	}
	return false
}

func (vm *VM) reprCycle(v Value) string {
	switch v.Kind() {
	case heap.KList:
		return "[...]"
	case heap.KTuple:
		return "(...)"
	case heap.KDict:
		return "{...}"
	case heap.KSet, heap.KFrozenSet:
		return vm.TypeName(v) + "(...)"
	}
	return "..."
}

func (vm *VM) openRepr(out []byte, v Value) []byte {
	switch v.Kind() {
	case heap.KList:
		return append(out, '[')
	case heap.KTuple:
		return append(out, '(')
	case heap.KDict:
		return append(out, '{')
	case heap.KSet:
		if vm.h.Dict(v).Len() == 0 {
			return append(out, "set("...)
		}
		return append(out, '{')
	case heap.KFrozenSet:
		if vm.h.Dict(v).Len() == 0 {
			return append(out, "frozenset("...)
		}
		return append(out, "frozenset({"...)
	case heap.KMappingProxy:
		return append(out, "mappingproxy("...)
	case heap.KSlice:
		return append(out, "slice("...)
	case heap.KClassMethod, heap.KStaticMethod:
		return append(out, "<"+vm.TypeName(v)+"("...)
	}
	return append(out, vm.TypeName(v)+"(["...)
}

// nextRepr writes separators and returns the next part to write, or closes the container.
func (vm *VM) nextRepr(out []byte, s *reprStep) (_ []byte, v Value, done bool) {
	sep := func() {
		if s.i > 0 {
			out = append(out, ", "...)
		}
	}
	switch s.v.Kind() {
	case heap.KList, heap.KTuple:
		l := vm.h.List(s.v).V
		if s.i < len(l) {
			sep()
			s.i++
			return out, l[s.i-1], false
		}
		if s.v.Is(heap.KList) {
			return append(out, ']'), 0, true
		}
		if len(l) == 1 {
			out = append(out, ',')
		}
		return append(out, ')'), 0, true
	case heap.KSlice:
		if s.i < 3 {
			sep()
			s.i++
			return out, vm.h.Rec(s.v).F[s.i-1], false
		}
		return append(out, ')'), 0, true
	case heap.KClassMethod, heap.KStaticMethod:
		if s.i == 0 {
			s.i++
			return out, vm.h.Rec(s.v).F[0], false
		}
		return append(out, ")>"...), 0, true
	case heap.KMappingProxy:
		if s.i == 0 {
			s.i++
			if in := vm.h.Rec(s.v).F[0]; in.Is(heap.KMappingProxy) {
				return out, in, false
			}
			return out, vm.proxiedBy(s.v), false
		}
		return append(out, ')'), 0, true
	case heap.KDict:
		return vm.nextReprPair(out, s, vm.h.Dict(s.v), ": ", "}")
	case heap.KDictItems:
		d := vm.h.Dict(vm.Payload(vm.h.Rec(s.v).F[0]))
		for s.i < len(d.Ents) {
			e := d.Ents[s.i]
			if e.K != heap.Unbound {
				if !firstEntry(d, s.i) {
					out = append(out, ", "...)
				}
				s.i++
				return out, vm.h.NewTuple([]Value{e.K, e.V}), false
			}
			s.i++
		}
		return append(out, "])"...), 0, true
	}
	return vm.nextReprKey(out, s)
}

// firstEntry reports that entry i is the first that is in use.
func firstEntry(d *heap.Dict, i int) bool {
	for i--; i >= 0; i-- {
		if d.Ents[i].K != heap.Unbound {
			return false
		}
	}
	return true
}

// nextReprPair writes the keys and values of a dict: position 2k is a key, 2k+1 its value.
func (vm *VM) nextReprPair(out []byte, s *reprStep, d *heap.Dict, colon, end string) ([]byte, Value, bool) {
	for s.i/2 < len(d.Ents) {
		e := d.Ents[s.i/2]
		if e.K == heap.Unbound {
			s.i += 2
			continue
		}
		s.i++
		if s.i%2 == 1 {
			if !firstEntry(d, s.i/2) {
				out = append(out, ", "...)
			}
			return out, e.K, false
		}
		return append(out, colon...), e.V, false
	}
	return append(out, end...), 0, true
}

// nextReprKey writes the elements of sets and of key and value views.
func (vm *VM) nextReprKey(out []byte, s *reprStep) ([]byte, Value, bool) {
	dv := s.v
	view := s.v.Is(heap.KDictKeys) || s.v.Is(heap.KDictValues)
	if view {
		dv = vm.Payload(vm.h.Rec(s.v).F[0])
	}
	d := vm.h.Dict(dv)
	for s.i < len(d.Ents) {
		e := d.Ents[s.i]
		s.i++
		if e.K == heap.Unbound {
			continue
		}
		if !firstEntry(d, s.i-1) {
			out = append(out, ", "...)
		}
		if s.v.Is(heap.KDictValues) {
			return out, e.V, false
		}
		return out, e.K, false
	}
	switch {
	case view:
		return append(out, "])"...), 0, true
	case s.v.Is(heap.KFrozenSet) && d.Len() > 0:
		return append(out, "})"...), 0, true
	case d.Len() == 0:
		return append(out, ')'), 0, true
	}
	return append(out, '}'), 0, true
}

// reprInPython lets the prelude write the repr of v and continue the walk.
func (vm *VM) reprInPython(stack []reprStep, out []byte, v Value) Value {
	packed := make([]Value, 0, 2*len(stack))
	for _, s := range stack {
		packed = append(packed, s.v, heap.Small(int64(s.i)))
	}
	state := []Value{vm.h.NewList(packed), vm.h.NewStr(string(out)), v}
	if vm.reprStep {
		return vm.h.NewTuple(state)
	}
	return vm.Tail("_repr_drive", state...)
}

// walked are the kinds whose parts a walk writes.
var walked = map[heap.Kind]bool{heap.KList: true, heap.KTuple: true, heap.KSlice: true, heap.KClassMethod: true, heap.KStaticMethod: true,
	heap.KMappingProxy: true, heap.KDict: true, heap.KDictItems: true, heap.KDictKeys: true, heap.KDictValues: true, heap.KSet: true, heap.KFrozenSet: true}

// nativeReprStep (stack, out, text) continues a walk with the text of the object it
// stopped at: a str is the whole repr, a tuple (stack, out, object) the next stop.
func nativeReprStep(vm *VM, a []Value) Value {
	l := vm.h.List(a[0]).V
	stack := make([]reprStep, 0, len(l)/2)
	for i := 0; i+1 < len(l); i += 2 {
		if !walked[l[i].Kind()] || !isCount(l[i+1]) {
			return vm.badInternal()
		}
		stack = append(stack, reprStep{l[i], int(l[i+1].Int())})
	}
	vm.reprStep = true
	defer func() { vm.reprStep = false }()
	return vm.reprWalk(stack, []byte(vm.h.Str(a[1]).S), heap.Unbound, a[2])
}

// Str is str(v). The result belongs to vm.then.
func (vm *VM) Str(v Value) Value {
	switch v.Kind() {
	case heap.KStr:
		return v
	case heap.KInst, heap.KNative, heap.KType, heap.KModule:
		m := vm.slots(vm.TypeOf(v))[slotStr]
		if m == objectStr || m == heap.Unbound {
			// What str() finds wrong with a __repr__ it puts down to __str__.
			if r := vm.slots(vm.TypeOf(v))[slotRepr]; r.Is(heap.KFunc) {
				return vm.special(transStr, r, v)
			}
			return vm.Repr(v)
		}
		return vm.special(transStr, m, v)
	case heap.KMappingProxy:
		if f := vm.h.Rec(v).F; f[1] == heap.True {
			return vm.Str(vm.classDict(f[0]))
		}
		return vm.Str(vm.h.Rec(v).F[0])
	}
	return vm.Repr(v)
}

// Format is format(v, spec). The result belongs to vm.then.
func (vm *VM) Format(v Value, spec string) Value {
	switch v.Kind() {
	case heap.KStr:
		if spec == "" {
			return v
		}
		return vm.formatStr(v, spec)
	case 0, 1, heap.KInt, heap.KFloat, heap.KComplex, heap.KTrue, heap.KFalse:
		if spec == "" {
			return vm.Repr(v)
		}
		return vm.formatNumber(v, spec)
	case heap.KInst, heap.KNative, heap.KType, heap.KModule:
		m := vm.slots(vm.TypeOf(v))[slotFormat]
		if m == objectFormat {
			break
		}
		return vm.special(transFormat, m, v, vm.h.NewStr(spec))
	}
	if spec != "" {
		return vm.Raisef(E.TypeError, "unsupported format string passed to %s.__format__", vm.TypeName(v))
	}
	return vm.Str(v)
}
