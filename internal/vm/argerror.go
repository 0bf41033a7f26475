package vm

import (
	"slices"
	"strings"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// wrongCall raises the TypeError of a call of d with n positional arguments, the first of which
// is this.
func (vm *VM) wrongCall(d *native, first Value, n int, names []Value) Value {
	own := 0
	if d.bound() {
		own = 1
	}
	if d.Wrong != nil && (own == 0 || n > 0 && first == d.ownerKey) {
		if r := d.Wrong(vm, n-own, names); r != heap.Unbound {
			return r
		}
	}
	// A method of the metaclass is always bound to the class, another mostly by the call itself.
	if n > 0 && !d.operation && first.Is(heap.KType) && (d == vm.boundNative || d.kind == nativeClassMethod) {
		d = &native{Def: d.Def, module: d.module, owner: vm.boundOwner(first), ownerKey: d.ownerKey, kind: d.kind}
	}
	return vm.wrongArguments(d, n, names)
}

// boundOwner names the class that a native bound to v is a method of.
func (vm *VM) boundOwner(v Value) string {
	if !v.Is(heap.KType) {
		v = vm.TypeOf(v)
	}
	return vm.h.Str(vm.h.Type(v).Qualname).S
}

// wrongArguments raises the TypeError of a call of a native with n positional arguments, the
// receiver or class among them, and keyword arguments of these names. It words the first thing
// that is wrong, in the order in which CPython looks: functions without keyword parameters count
// their arguments, the others name the parameter that is missing.
func (vm *VM) wrongArguments(d *native, n int, names []Value) Value {
	g := d.signature()
	own := 0
	if d.bound() {
		own = 1
	}
	if n < own {
		return vm.noReceiver(d)
	}
	n -= own
	most, need, posOnly := g.pos-own, max(g.need-own, 0), max(g.posOnly-own, 0)
	if d.operation && d.Name != "__init__" {
		if len(names) > 0 {
			return vm.Raisef(E.TypeError, "wrapper %s() takes no keyword arguments", d.Name)
		}
		return vm.badOperands(d, n)
	}
	how := vm.reading(d)
	counts := d.kind == nativeNew && len(names) == 0 && (d.ownerKey == T.Int || d.ownerKey == T.Str)
	if counts || posOnly == most && g.kwOnly == 0 && how != ByClass && (g.kwargs < 0 || len(names) == 0) {
		if len(names) > 0 {
			name := vm.qualOf(d)
			if d.Name == "__init__" || how != Unpacked {
				name = d.called()
			}
			return vm.Raisef(E.TypeError, "%s() takes no keyword arguments", name)
		}
		return vm.badCount(d, how, n, need, most)
	}
	if how == ByClass && most == 0 {
		return vm.Raisef(E.TypeError, "%s() takes no arguments", d.called())
	}
	if d.kind == nativeNew && posOnly == most && g.kwOnly == 0 && len(names) > 0 {
		return vm.Raisef(E.TypeError, "%s() takes no keyword arguments", d.owner)
	}
	all := most + g.kwOnly
	if given := n + len(names); given > all && g.args < 0 && g.kwargs < 0 {
		kind := ""
		if n == 0 {
			kind = "keyword "
		}
		return vm.Raisef(E.TypeError, "%s takes at most %d %sargument%s (%d given)", callee(d, how), all, kind, plural(all), given)
	}
	if given := len(names); given > all-posOnly && g.args >= 0 && g.kwargs < 0 {
		return vm.Raisef(E.TypeError, "%s takes at most %d keyword argument%s (%d given)", callee(d, how), all-posOnly, plural(all-posOnly), given)
	}
	first := min(need, posOnly)
	switch {
	case n > most && g.args < 0 && most == 0:
		return vm.Raisef(E.TypeError, "%s takes no positional arguments", callee(d, how))
	case n > most && g.args < 0:
		return vm.Raisef(E.TypeError, "%s takes %s %d positional argument%s (%d given)", callee(d, how), bound(need, most, "at most"), most, plural(most), n)
	case n < first:
		return vm.Raisef(E.TypeError, "%s takes %s %d positional argument%s (%d given)", callee(d, how), bound(first, most, "at least"), first, plural(first), n)
	}
	return vm.wrongNames(d, how, n+own, names)
}

// reading is how CPython's code of a native takes its arguments.
func (vm *VM) reading(d *native) Reading {
	info := vm.image.modules[d.module]
	if info == nil || info.def.Reading == nil {
		return Unpacked
	}
	key := d.Name
	switch {
	case d.kind == nativeNew || d.owner != "" && d.Name == "__init__":
		key = d.owner
	case d.owner != "":
		key = d.owner + "." + d.Name
	}
	how, ok := info.def.Reading[key]
	if g := d.signature(); !ok && !(g.posOnly == g.pos && g.need == g.pos && d.position(g.pos) < 3) {
		how = info.def.Reading["*"]
	}
	return how
}

// callee is how messages about arguments name the native.
func callee(d *native, how Reading) string {
	if how == Nameless {
		return "function"
	}
	return d.called() + "()"
}

// qualOf is the name of a native with its class or module.
func (vm *VM) qualOf(d *native) string {
	if info := vm.image.modules[d.module]; info != nil && info.def.InModule != "" && d.owner == "" {
		return info.def.InModule + "." + d.Name
	}
	return d.qual()
}

// bound is "exactly" where only one number of arguments is right.
func bound(least, most int, word string) string {
	if least == most {
		return "exactly"
	}
	return word
}

// wrongNames is wrongArguments where the number of arguments is right: a parameter has no
// argument, or a keyword no parameter. The receiver is counted.
func (vm *VM) wrongNames(d *native, how Reading, n int, names []Value) Value {
	g := d.signature()
	given := make([]string, len(names))
	for i, name := range names {
		given[i] = vm.h.Str(name).S
	}
	for i := n; i < g.need; i++ {
		if !slices.Contains(given, g.names[i]) || i < g.posOnly {
			return vm.Raisef(E.TypeError, "%s missing required argument '%s' (pos %d)", callee(d, how), g.names[i], d.position(i))
		}
	}
	for i := range g.kwOnly {
		if name := g.names[g.kwSlot(i)]; g.kwNeed&(1<<i) != 0 && !slices.Contains(given, name) {
			return vm.Raisef(E.TypeError, "%s missing required keyword-only argument: '%s'", callee(d, how), name)
		}
	}
	for _, name := range given {
		switch k := d.keywordSlot(name); {
		case k < 0 && g.kwargs < 0:
			hint := ""
			if near := suggest(name, d.keywordNames()); near != "" {
				hint = ". Did you mean '" + near + "'?"
			}
			fn := callee(d, how)
			if how == Nameless {
				fn = "this function"
			}
			return vm.Raisef(E.TypeError, "%s got an unexpected keyword argument '%s'%s", fn, name, hint)
		case k >= 0 && k < n && k < g.pos:
			return vm.Raisef(E.TypeError, "argument for %s given by name ('%s') and position (%d)", callee(d, how), name, d.position(k))
		}
	}
	return vm.Raisef(E.SystemError, "wrong arguments of %s", callee(d, how))
}

// keywordNames are the names that keyword arguments of the native can have.
func (d *native) keywordNames() []string {
	var names []string
	for _, name := range d.signature().names {
		if d.keywordSlot(name) >= 0 {
			names = append(names, name)
		}
	}
	return names
}

// badCount is the TypeError for n arguments of a native that takes them by position only.
func (vm *VM) badCount(d *native, how Reading, n, need, most int) Value {
	switch {
	case how == Parsed || how == Nameless:
		word, want := "at most", most
		if n < need {
			word, want = "at least", need
		}
		return vm.Raisef(E.TypeError, "%s takes %s %d argument%s (%d given)", callee(d, how), bound(need, most, word), want, plural(want), n)
	case most == 0 && d.signature().args < 0 && d.kind != nativeNew:
		return vm.Raisef(E.TypeError, "%s() takes no arguments (%d given)", vm.qualOf(d), n)
	case need == 1 && most == 1 && d.kind != nativeNew:
		return vm.Raisef(E.TypeError, "%s() takes exactly one argument (%d given)", vm.qualOf(d), n)
	}
	word, want := "at most ", most
	if n < need {
		word, want = "at least ", need
	}
	if need == most {
		word = ""
	}
	return vm.Raisef(E.TypeError, "%s expected %s%d argument%s, got %d", d.called(), word, want, plural(want), n)
}

// noReceiver is the TypeError of a method called on its class without any argument.
func (vm *VM) noReceiver(d *native) Value {
	switch {
	case d.kind == nativeNew:
		return vm.Raisef(E.TypeError, "%s.__new__(): not enough arguments", vm.ownerName(d))
	case d.operation || d.kind == nativeClassMethod:
		return vm.Raisef(E.TypeError, "descriptor '%s' of '%s' object needs an argument", d.Name, vm.ownerName(d))
	}
	return vm.Raisef(E.TypeError, "unbound method %s() needs an argument", d.qual())
}

// ownerName is the class of a native method as messages about receivers show it.
func (vm *VM) ownerName(d *native) string {
	if d.ownerKey != heap.Unbound && d.ownerKey.Is(heap.KType) {
		return vm.ClassName(d.ownerKey)
	}
	return d.owner
}

// standsForNative reports that a function of the library is written in C in CPython, which
// shows where its arguments are wrong: all its module is, or it takes no keywords.
func (vm *VM) standsForNative(f *heap.Func) bool {
	c := f.Unit.Code
	if c.Flags&compile.FlagHidden == 0 {
		return false
	}
	module := ""
	if name, ok := vm.dictGetStr(vm.h.Dict(f.Globals), "__name__"); ok && name.Is(heap.KStr) {
		module = vm.h.Str(name).S
	}
	if info := vm.image.modules[module]; info != nil && len(info.def.InC) > 0 {
		top, _, _ := strings.Cut(c.Qualname, ".")
		return vm.inC(module, top)
	}
	return c.PosOnly > 0 && c.PosOnly == c.Pos && c.KwOnly == 0 && c.Flags&(compile.FlagVarArgs|compile.FlagVarKw) == 0
}

// inC reports that CPython has a function or class of the library in C.
func (vm *VM) inC(module, name string) bool {
	info := vm.image.modules[module]
	return info != nil && (slices.Contains(info.def.InC, "*") || slices.Contains(info.def.InC, name))
}

// ownFunc fills in the class that messages name as that of a method written in Python: where
// CPython has none for what several share, the receiver's.
func (vm *VM) ownFunc(d *native, f *heap.Func, first Value) {
	globals := vm.h.Dict(f.Globals)
	class, ok := vm.dictGetStr(globals, d.owner)
	if !ok || !class.Is(heap.KType) {
		return
	}
	if info := vm.image.modules[d.module]; info != nil && slices.Contains(info.def.Shared, d.owner) && first != heap.Unbound {
		for _, c := range vm.h.Type(vm.TypeOf(first)).MRO {
			name := vm.h.Str(vm.h.Type(c).Name).S
			if own, ok := vm.dictGetStr(globals, name); ok && own == c {
				class = c
				break
			}
		}
	}
	d.owner = vm.h.Str(vm.h.Type(class).Name).S
	if d.kind == nativeNew {
		d.alias = d.owner
		return
	}
	d.ownerKey, d.operation = class, isOperation(d.owner, d.Name)
	if first.Is(heap.KType) && !vm.IsInstance(first, class) && vm.IsSubclass(first, class) {
		d.kind = nativeClassMethod
	}
}

// wrongNative raises the TypeError of a call of a function that stands for native code with n
// positional arguments at stack[at:] and keyword arguments of these names.
func (vm *VM) wrongNative(f *heap.Func, at, n int, names []Value) {
	first := heap.Unbound
	if n > 0 {
		first = vm.stack[at]
	}
	d := vm.nativeOfFunc(f, first)
	if d.kind == nativeMethod && n > 0 && d.ownerKey != heap.Unbound && !vm.IsInstance(first, d.ownerKey) {
		vm.foreignReceiver(d, first)
		return
	}
	vm.wrongArguments(d, n, names)
}

// foreignCall reports a call of fn, got as an attribute of a class, that stands for a native
// method and whose receiver at stack[at] is of another class, and raises TypeError. Code of the
// library is not asked.
func (vm *VM) foreignCall(class, name, fn Value, at int) bool {
	if !class.Is(heap.KType) || !fn.Is(heap.KFunc) || vm.unit.Code.Flags&compile.FlagHidden != 0 {
		return false
	}
	f := vm.h.Func(fn)
	if f.Unit.Code.Flags&compile.FlagHidden == 0 || !vm.standsForNative(f) || vm.Lookup(class, name) != fn {
		return false
	}
	self := vm.stack[at]
	d := vm.nativeOfFunc(f, self)
	if d.kind != nativeMethod || d.ownerKey == heap.Unbound || vm.IsInstance(self, d.ownerKey) {
		return false
	}
	vm.foreignReceiver(d, self)
	return true
}

// nativeOfFunc describes a function that stands for native code, called with this as its first
// argument, as the native it stands for.
func (vm *VM) nativeOfFunc(f *heap.Func, first Value) *native {
	c := f.Unit.Code
	d := &native{Def: &Def{Name: c.Name}, ownerKey: heap.Unbound}
	if f.Name != heap.Unbound {
		d.Name = vm.h.Str(f.Name).S
	}
	if i := strings.LastIndexByte(c.Qualname, '.'); i >= 0 && c.Flags&compile.FlagMethod != 0 {
		d.owner, d.kind = c.Qualname[:i], nativeMethod
		if c.Name == "__new__" || c.Name == "__init__" {
			d.kind, d.alias = nativeNew, d.owner
		}
	}
	if name, ok := vm.dictGetStr(vm.h.Dict(f.Globals), "__name__"); ok && name.Is(heap.KStr) {
		d.module = vm.h.Str(name).S
	}
	if d.owner != "" {
		vm.ownFunc(d, f, first)
	}
	g := &signature{posOnly: c.PosOnly, pos: c.Pos, need: c.Pos, kwOnly: c.KwOnly, args: -1, kwargs: -1}
	if f.Defaults != heap.Unbound {
		g.need -= len(vm.h.List(f.Defaults).V)
	}
	params := c.ParamNames()
	g.names = append(g.names, params[:c.Pos]...)
	if c.Flags&compile.FlagVarArgs != 0 {
		g.args = len(g.names)
		g.names = append(g.names, "")
	}
	for i, name := range params[c.Pos : c.Pos+c.KwOnly] {
		optional := false
		if f.KwDefaults != heap.Unbound {
			_, optional = vm.dictGetStr(vm.h.Dict(f.KwDefaults), name)
		}
		if !optional {
			g.kwNeed |= 1 << i
		}
		g.names = append(g.names, name)
	}
	if c.Flags&compile.FlagVarKw != 0 {
		g.kwargs = len(g.names)
		g.names = append(g.names, "")
	}
	d.sig.Store(g)
	return d
}
