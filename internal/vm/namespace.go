package vm

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// The namespaces that code runs in: what globals() and locals() show, and the builtins.

// scriptFrame is the innermost frame of the script.
func (vm *VM) scriptFrame() *frame { return &vm.frames[vm.scriptIndex()] }

func (vm *VM) scriptIndex() int {
	for i := vm.fp; i > 0; i-- {
		if visible(vm.frames[i].unit.Code.Flags) {
			return i
		}
	}
	return 0
}

// localsDict is locals() of the innermost frame of the script.
func (vm *VM) localsDict() Value { return vm.frameLocals(vm.scriptIndex()) }

// frameLocals is the namespace of frame i; that of a function is made anew.
func (vm *VM) frameLocals(i int) Value {
	fr := &vm.frames[i]
	c := fr.unit.Code
	pc := int(fr.pc)
	if i == vm.fp {
		pc = vm.pc
	}
	switch {
	case fr.locals != heap.Unbound:
		return vm.withScoped(c, fr.locals, vm.stack[fr.base:], pc-1)
	case c.Flags&compile.FlagModule != 0:
		return vm.withScoped(c, fr.globals, vm.stack[fr.base:], pc-1)
	}
	return vm.namedLocals(c, fr.fn, vm.stack[fr.base:], pc-1)
}

// withScoped is a namespace with the variables of the comprehensions that run at pc, which
// live in the frame; the namespace itself where none do.
func (vm *VM) withScoped(c *compile.Code, ns Value, regs []Value, pc int) Value {
	names := vm.scopedAt(c, regs, pc)
	if len(names) == 0 || !ns.Is(heap.KDict) {
		return ns
	}
	v, d := vm.h.NewDict()
	vm.h.CopyDict(d, vm.h.Dict(ns))
	for _, n := range names {
		vm.dictSetStr(d, n.name, n.v)
	}
	return v
}

// scopedAt lists the bound variables of the comprehensions that run at pc, inner ones last.
func (vm *VM) scopedAt(c *compile.Code, regs []Value, pc int) (out []namedValue) {
	for i := range c.Scoped {
		s := &c.Scoped[i]
		if pc < s.Start || pc >= s.End || strings.HasPrefix(s.Name, ".") {
			continue
		}
		x := regs[s.Reg]
		if s.Cell {
			if !x.Is(heap.KCell) {
				continue
			}
			x = vm.h.Cell(x).V
		}
		if x != heap.Unbound {
			out = append(out, namedValue{vm.h.Intern(s.Name), x})
		}
	}
	return out
}

// namedLocals is a dict of the local variables of a function's code that stands at pc: all
// that are bound if the code names locals or the like, else only the parameters, whose
// registers are never stale.
func (vm *VM) namedLocals(c *compile.Code, fn Value, regs []Value, pc int) Value {
	v, d := vm.h.NewDict()
	put := func(name string, x Value) {
		if x != heap.Unbound && !strings.HasPrefix(name, ".") && name != "" {
			vm.dictSetStr(d, vm.h.Intern(name), x)
		}
	}
	cells := map[int]bool{}
	for _, r := range c.CellRegs {
		cells[r] = true
	}
	names := c.Locals
	if c.Flags&compile.FlagLocals == 0 {
		names = names[:c.ParamRegs()]
	}
	for r, name := range names {
		x := regs[r]
		if cells[r] {
			if !x.Is(heap.KCell) {
				continue
			}
			x = vm.h.Cell(x).V
		}
		put(name, x)
	}
	if c.Flags&compile.FlagLocals != 0 {
		for _, n := range vm.scopedAt(c, regs, pc) {
			vm.dictSetStr(d, n.name, n.v)
		}
	}
	if fn.Is(heap.KFunc) {
		// Those of the frame itself stand behind those of the function.
		free := vm.h.Func(fn).Free
		for i := range free {
			k := (i + len(c.Free)) % len(free)
			if name := c.FreeName(k); name != "__class__" && name != "__classdict__" {
				put(name, vm.h.Cell(free[k]).V)
			}
		}
	}
	return v
}

// Builtins. A script finds builtin names in the image until somebody looks into the module
// builtins, from then on in its dictionary. Code whose globals have other __builtins__
// finds them there.

// moduleDict is the dictionary of a module: that of the builtins is filled when somebody
// looks into it, and shown.
func (vm *VM) moduleDict(m Value) Value {
	if m == vm.builtins {
		vm.showBuiltins()
	}
	return vm.h.Module(m).Dict
}

// builtinsShown reports that a script may have changed the builtins.
func (vm *VM) builtinsShown() bool {
	return vm.shown || vm.restored && vm.h.Dict(vm.h.Module(vm.builtins).Dict).Len() > 0
}

// builtinsDict is the dictionary of the builtins module, filled at its first use.
func (vm *VM) builtinsDict() Value {
	dict := vm.h.Module(vm.builtins).Dict
	d := vm.h.Dict(dict)
	if d.Len() > 0 {
		return dict
	}
	vm.initModuleDict(vm.builtins)
	vm.dictSetStr(d, vm.h.Intern("__doc__"), vm.h.NewStr(builtinsDoc))
	for _, n := range vm.image.builtinOrder {
		vm.dictSetStr(d, n, vm.image.builtin(n))
	}
	return dict
}

const builtinsDoc = "The built-in functions, types and constants."

// showBuiltins makes builtin names be looked up in the module from here on.
func (vm *VM) showBuiltins() {
	vm.builtinsDict()
	if vm.shown {
		return
	}
	vm.shown = true
	vm.h.EachObject(func(v Value) {
		if v.Is(heap.KUnit) {
			u := vm.h.Unit(v)
			for i := range u.Globals {
				if visible(u.Code.Flags) && u.Globals[i].Index == -1 {
					u.Globals[i].Index = -2
				}
			}
		}
	})
}

// ownBuiltins is the dictionary that the __builtins__ of some globals name, Unbound if they
// have the usual ones.
func (vm *VM) ownBuiltins(globals *heap.Dict) Value {
	k := vm.h.FindStr(globals, builtinsName, vm.h.Str(builtinsName))
	if k < 0 {
		return heap.Unbound
	}
	b := globals.Ents[k].V
	switch {
	case b == vm.builtins:
		return heap.Unbound
	case b.Is(heap.KModule):
		return vm.h.Module(b).Dict
	}
	if b.Is(heap.KMappingProxy) {
		b = vm.h.Rec(b).F[0]
	}
	if d := vm.Payload(b); d.Is(heap.KDict) && !vm.asksOwn(b) {
		return d
	}
	return heap.Unbound
}

// asksOwn reports whether looking a name up in a mapping may reach code of its class.
func (vm *VM) asksOwn(m Value) bool {
	if m.Is(heap.KDict) {
		return false
	}
	t, getitem := vm.TypeOf(m), vm.h.Intern("__getitem__")
	return vm.Lookup(t, getitem) != vm.Lookup(T.Dict, getitem) || vm.Lookup(t, vm.h.Intern("__missing__")) != heap.Unbound
}

// askedBuiltins is what the __builtins__ of the current globals are if names must be asked
// of it by subscription, else Unbound.
func (vm *VM) askedBuiltins() Value {
	k := vm.h.FindStr(vm.globals, builtinsName, vm.h.Str(builtinsName))
	if k < 0 || !visible(vm.unit.Code.Flags) {
		return heap.Unbound
	}
	b := vm.globals.Ents[k].V
	if b.Is(heap.KModule) || vm.ownBuiltins(vm.globals) != heap.Unbound {
		return heap.Unbound
	}
	return b
}

// asked is the mapping that a global or builtin name must be asked of by subscription, Unbound
// if it is found without.
func (vm *VM) asked(name Value) Value {
	if vm.unit.Space != heap.Unbound {
		return vm.unit.Space
	}
	if vm.h.FindStr(vm.globals, name, vm.h.Str(name)) >= 0 {
		return heap.Unbound
	}
	return vm.askedBuiltins()
}

// globalsObject is what code of a unit sees as its globals.
func (vm *VM) globalsObject(u *heap.Unit, globals Value) Value {
	if u.Space != heap.Unbound {
		return u.Space
	}
	return globals
}

// builtinsOf are the builtins that code with these globals sees: a dictionary, or what else
// the globals name.
func (vm *VM) builtinsOf(globals Value) Value {
	if globals.Is(heap.KDict) {
		d := vm.h.Dict(globals)
		if b := vm.ownBuiltins(d); b != heap.Unbound {
			return b
		}
		if k := vm.h.FindStr(d, builtinsName, vm.h.Str(builtinsName)); k >= 0 && d.Ents[k].V != vm.builtins {
			return d.Ents[k].V
		}
	}
	return vm.builtinsDict()
}

// builtinName finds a name among the builtins, and for prelude code among its own
// functions and natives. steady says that it will be found there again.
func (vm *VM) builtinName(u *heap.Unit, name Value) (v Value, steady bool) {
	if !visible(u.Code.Flags) {
		if v, ok := vm.preludeName(name); ok {
			return v, true
		}
	} else if d := vm.ownBuiltins(vm.globals); d != heap.Unbound {
		return vm.dictFind(d, name), false
	} else if vm.askedBuiltins() != heap.Unbound {
		return heap.Unbound, false
	} else if vm.builtinsShown() {
		return vm.dictFind(vm.h.Module(vm.builtins).Dict, name), false
	}
	if v, ok := vm.image.builtins[name]; ok {
		return v, true
	}
	return heap.Unbound, true
}

// hookedBuiltin is a function that statements of the current frame call by a builtin name,
// Unbound if it is the usual one; ok is false if there is none.
func (vm *VM) hookedBuiltin(name Value) (fn Value, ok bool) {
	v, steady := vm.builtinName(vm.unit, name)
	if steady || v == vm.image.builtins[name] {
		return heap.Unbound, true
	}
	return v, v != heap.Unbound
}

// storeDoc gives the namespace of module code its docstring.
func (vm *VM) storeDoc(c *compile.Code, namespace Value) {
	if c.Doc != nil && c.Flags&compile.FlagModule != 0 && namespace.Is(heap.KDict) {
		vm.dictSetStr(vm.h.Dict(namespace), vm.h.Intern("__doc__"), vm.constant(c.Doc))
	}
}
