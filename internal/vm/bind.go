package vm

import (
	"fmt"
	"strings"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// bind lays the n arguments at stack[at:] out as the parameters of f: positional ones,
// keyword-only ones, then *args and **kwargs; those of wide code go into a tuple. It reports
// false after raising TypeError.
func (vm *VM) bind(f *heap.Func, at, n int) bool {
	c := f.Unit.Code
	names := vm.kw.names
	vm.kw.names = nil
	nkw := len(names)
	np := n - nkw
	var kwv [8]Value
	values := append(kwv[:0], vm.stack[at+np:at+n]...)
	nparams := c.Pos + c.KwOnly
	if c.Wide() {
		if !vm.pay(n + nparams) {
			return false
		}
		vm.room(at + max(n, c.Params()))
	}
	rest, kwrest := heap.Unbound, heap.Unbound
	if c.Flags&compile.FlagVarArgs != 0 {
		var extra []Value
		if np > c.Pos {
			extra = append(extra, vm.stack[at+c.Pos:at+np]...)
		}
		rest = vm.h.NewTuple(extra)
	} else if np > c.Pos {
		if vm.standsForNative(f) {
			vm.wrongNative(f, at, np, names)
		} else if vm.keywordsFit(f, names) {
			vm.tooMany(f, np, names)
		}
		return false
	}
	var kwd *heap.Dict
	if c.Flags&compile.FlagVarKw != 0 {
		kwrest, kwd = vm.h.NewDict()
	}
	// No allocation from here on until the keyword values, which only Go holds, have
	// their places; then the places count as arguments.
	for i := at + min(np, c.Pos); i < at+nparams; i++ {
		vm.stack[i] = heap.Unbound
	}
	vm.argTop = max(vm.argTop, at+nparams)
	for i, name := range names {
		slot := paramSlot(c, vm.h.Str(name).S)
		if slot < 0 {
			if kwd == nil {
				if vm.standsForNative(f) {
					vm.wrongNative(f, at, np, names)
				} else {
					vm.unexpectedKeyword(f, names, name)
				}
				return false
			}
			vm.dictSetStr(kwd, name, values[i])
			continue
		}
		if vm.stack[at+slot] != heap.Unbound {
			if vm.standsForNative(f) {
				vm.wrongNative(f, at, np, names)
			} else {
				vm.multipleValues(f, name)
			}
			return false
		}
		vm.stack[at+slot] = values[i]
	}
	if !vm.fillDefaults(f, at, np, names) {
		return false
	}
	k := at + nparams
	if rest != heap.Unbound {
		vm.stack[k] = rest
		k++
	}
	if kwrest != heap.Unbound {
		vm.stack[k] = kwrest
		k++
	}
	if c.Wide() {
		vm.argTop = max(vm.argTop, k)
		vm.stack[at] = vm.h.NewTuple(append([]Value(nil), vm.stack[at:k]...))
	}
	return true
}

// keywordsFit looks at the keywords of a call with too many positional arguments, which is
// wrong first of all if one of the keywords is.
func (vm *VM) keywordsFit(f *heap.Func, names []Value) bool {
	c := f.Unit.Code
	for _, name := range names {
		switch slot := paramSlot(c, vm.h.Str(name).S); {
		case slot < 0 && c.Flags&compile.FlagVarKw == 0:
			vm.unexpectedKeyword(f, names, name)
			return false
		case slot >= 0 && slot < c.Pos:
			vm.multipleValues(f, name)
			return false
		}
	}
	return true
}

func (vm *VM) multipleValues(f *heap.Func, name Value) {
	vm.Raisef(E.TypeError, "%s() got multiple values for argument '%s'", vm.funcQual(f), vm.h.Str(name).S)
}

// paramSlot finds the parameter a keyword names, -1 if none can be named so.
func paramSlot(c *compile.Code, name string) int {
	if i := c.Param(name); i >= c.PosOnly {
		return i
	}
	return -1
}

// fillDefaults gives the parameters without argument their defaults. The call had np positional
// and these keyword arguments.
func (vm *VM) fillDefaults(f *heap.Func, at, np int, keywords []Value) bool {
	c := f.Unit.Code
	var defs []Value
	if f.Defaults != heap.Unbound {
		defs = vm.h.List(f.Defaults).V
	}
	first := c.Pos - len(defs)
	names := c.ParamNames()
	var missing []string
	for i := range c.Pos {
		if vm.stack[at+i] != heap.Unbound {
			continue
		}
		if i >= first {
			vm.stack[at+i] = defs[i-first]
		} else {
			missing = append(missing, names[i])
		}
	}
	if missing != nil && vm.standsForNative(f) {
		vm.wrongNative(f, at, np, keywords)
		return false
	}
	if missing != nil {
		vm.missing(f, "positional", missing)
		return false
	}
	for i := c.Pos; i < c.Pos+c.KwOnly; i++ {
		if vm.stack[at+i] != heap.Unbound {
			continue
		}
		if f.KwDefaults != heap.Unbound {
			if v, ok := vm.dictGetStr(vm.h.Dict(f.KwDefaults), names[i]); ok {
				vm.stack[at+i] = v
				continue
			}
		}
		missing = append(missing, names[i])
	}
	if missing != nil && vm.standsForNative(f) {
		vm.wrongNative(f, at, np, keywords)
		return false
	}
	if missing != nil {
		vm.missing(f, "keyword-only", missing)
		return false
	}
	return true
}

func (vm *VM) funcQual(f *heap.Func) string {
	if f.Qualname != heap.Unbound {
		return vm.h.Str(f.Qualname).S
	}
	return f.Unit.Code.Qualname
}

func (vm *VM) missing(f *heap.Func, what string, names []string) {
	vm.Raisef(E.TypeError, "%s() missing %d required %s argument%s: %s", vm.funcQual(f), len(names), what, plural(len(names)), quoteList(names))
}

// quoteList writes 'a', 'b' and 'c' as CPython does.
func quoteList(names []string) string {
	q := make([]string, len(names))
	for i, n := range names {
		q[i] = "'" + n + "'"
	}
	switch len(q) {
	case 1:
		return q[0]
	case 2:
		return q[0] + " and " + q[1]
	}
	return strings.Join(q[:len(q)-1], ", ") + ", and " + q[len(q)-1]
}

func (vm *VM) tooMany(f *heap.Func, np int, kw []Value) {
	c := f.Unit.Code
	ndef := 0
	if f.Defaults != heap.Unbound {
		ndef = len(vm.h.List(f.Defaults).V)
	}
	takes := fmt.Sprint(c.Pos)
	pl := plural(c.Pos)
	if ndef > 0 {
		takes = fmt.Sprintf("from %d to %d", c.Pos-ndef, c.Pos)
		pl = "s"
	}
	given := ""
	kwonly := 0
	for _, k := range kw {
		if paramSlot(c, vm.h.Str(k).S) >= c.Pos {
			kwonly++
		}
	}
	if kwonly > 0 {
		given = fmt.Sprintf(" positional argument%s (and %d keyword-only argument%s)", plural(np), kwonly, plural(kwonly))
	}
	verb := "were"
	if np == 1 && kwonly == 0 {
		verb = "was"
	}
	vm.Raisef(E.TypeError, "%s() takes %s positional argument%s but %d%s %s given", vm.funcQual(f), takes, pl, np, given, verb)
}

func (vm *VM) unexpectedKeyword(f *heap.Func, names []Value, name Value) {
	c := f.Unit.Code
	var posonly []string
	for _, n := range names {
		s := vm.h.Str(n).S
		if i := c.Param(s); i >= 0 && i < c.PosOnly {
			posonly = append(posonly, s)
		}
	}
	if posonly != nil {
		vm.Raisef(E.TypeError, "%s() got some positional-only arguments passed as keyword arguments: '%s'", vm.funcQual(f), strings.Join(posonly, ", "))
		return
	}
	s := vm.h.Str(name).S
	hint := ""
	if near := suggest(s, c.ParamNames()[c.PosOnly:c.Pos+c.KwOnly]); near != "" {
		hint = ". Did you mean '" + near + "'?"
	}
	vm.Raisef(E.TypeError, "%s() got an unexpected keyword argument '%s'%s", vm.funcQual(f), s, hint)
}
