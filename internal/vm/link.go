package vm

import (
	"math/big"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// internUpTo is the length up to which string constants are interned.
const internUpTo = 64

// Link makes code runnable in this VM with the given module dictionary.
func (vm *VM) Link(c *compile.Code, globals Value) *heap.Unit {
	_, u := vm.h.NewUnit()
	u.Code, u.Dict = c, globals
	vm.linkTables(u)
	vm.h.ChargeUnit(u)
	return u
}

// linkTables makes the tables of a unit whose code is set; constants and inner units that
// are there stay.
func (vm *VM) linkTables(u *heap.Unit) {
	c := u.Code
	u.Instrs = c.Instrs
	u.Simple = heap.NotSimple
	u.Params, u.Locals = uint8(c.ParamRegs()), uint8(len(c.Locals))
	const notSimple = compile.FlagVarArgs | compile.FlagVarKw | compile.FlagGenerator | compile.FlagCoroutine | compile.FlagAsyncGen
	if c.Flags&notSimple == 0 && c.KwOnly == 0 && !c.Wide() {
		u.Simple = uint32(c.Pos)
	}
	if len(u.Consts) != len(c.Consts) {
		u.Consts = unbound(len(c.Consts))
	}
	if len(u.Units) != len(c.Codes) {
		u.Units = unbound(len(c.Codes))
	}
	if n := len(c.Names); n > 0 {
		u.Names = unbound(n)
	}
	if n := len(c.Sites); n > 0 {
		u.Sites = make([]heap.Site, n)
		for i := range u.Sites {
			u.Sites[i].Name, u.Sites[i].Val = heap.Unbound, heap.Unbound
		}
	}
	if n := len(c.Globals); n > 0 {
		u.Globals = make([]heap.GlobalSite, n)
		for i := range u.Globals {
			u.Globals[i] = heap.GlobalSite{Name: heap.Unbound, Index: -2, Val: heap.Unbound}
		}
	}
	for i, s := range c.Names {
		u.Names[i] = vm.h.Intern(s)
	}
	for i, s := range c.Sites {
		u.Sites[i].Name = vm.h.Intern(s)
	}
	for i, s := range c.Globals {
		u.Globals[i].Name = vm.h.Intern(s)
	}
}

func unbound(n int) []Value {
	if n == 0 {
		return nil
	}
	s := make([]Value, n)
	for i := range s {
		s[i] = heap.Unbound
	}
	return s
}

// innerUnit returns the linked form of an inner code object.
func (vm *VM) innerUnit(u *heap.Unit, i int) *heap.Unit {
	if v := u.Units[i]; v != heap.Unbound {
		return vm.h.Unit(v)
	}
	in := vm.Link(u.Code.Codes[i], u.Dict)
	in.Space = u.Space
	u.Units[i] = in.Self
	return in
}

func (vm *VM) opLoadK(ins compile.Instr) {
	i := int(uint32(ins.Imm()))
	v := vm.constant(vm.unit.Code.Consts[i])
	vm.unit.Consts[i] = v
	vm.regs[ins.A()] = v
}

// constant makes the value of a constant of code.
func (vm *VM) constant(c any) Value {
	switch c := c.(type) {
	case nil:
		return heap.None
	case bool:
		return heap.Bool(c)
	case int64:
		return vm.h.NewInt(c)
	case *big.Int:
		return vm.h.NewBig(c.Sign() < 0, append([]big.Word(nil), c.Bits()...))
	case float64:
		return vm.h.NewFloat(c)
	case complex128:
		return vm.h.NewComplex(c)
	case string:
		if len(c) <= internUpTo {
			return vm.h.Intern(c)
		}
		return vm.h.NewStr(c)
	case compile.Bytes:
		return vm.h.NewBytes(heap.KBytes, []byte(c))
	case compile.Ellipsis:
		return heap.Ellipsis
	case compile.Tuple:
		elems := make([]Value, len(c))
		for i, x := range c {
			elems[i] = vm.constant(x)
		}
		return vm.h.NewTuple(elems)
	case compile.FrozenSet:
		keys := make([]Value, len(c))
		for i, x := range c {
			keys[i] = vm.constant(x)
		}
		// CPython's compiler makes such a constant anew of its elements in their order.
		return vm.constantSet(vm.SetItems(vm.constantSet(keys)))
	}
	return heap.None
}

func (vm *VM) constantSet(keys []Value) Value {
	v, d := vm.h.NewSet(true)
	for _, k := range keys {
		hash, _ := vm.h.Hash(d, k)
		var p heap.Probe
		if i, _ := vm.h.Find(d, k, hash, &p); i < 0 {
			vm.h.Add(d, k, heap.None, hash)
		}
	}
	return v
}

func (vm *VM) opLoadP(ins compile.Instr) {
	vm.regs[ins.A()] = vm.preludeFunc(compile.PreludeNames[ins.Imm()])
}

// specials are the values of OpLoadS.
var specials = [8]Value{
	compile.SpecialNone: heap.None, compile.SpecialTrue: heap.True, compile.SpecialFalse: heap.False,
	compile.SpecialEllipsis: heap.Ellipsis, compile.SpecialUnbound: heap.Unbound,
	5: heap.None, 6: heap.None, 7: heap.None,
}

func (vm *VM) opClear(ins compile.Instr) {
	a := ins.A()
	for i := range int(ins.Imm()) {
		vm.regs[a+i] = heap.Unbound
	}
}

// Globals.

func (vm *VM) opLoadG(ins compile.Instr) {
	if space := vm.asked(vm.unit.Globals[uint32(ins.Imm())].Name); space != heap.Unbound {
		vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
		vm.deliver(ins.A(), vm.Tail("_load_name", space, vm.unit.Globals[uint32(ins.Imm())].Name, heap.None))
		return
	}
	if v := vm.loadGlobal(int(uint32(ins.Imm()))); v != heap.Raised {
		vm.regs[ins.A()] = v
	}
}

// loadGlobal finds a global or builtin name and caches where it is; it raises NameError.
func (vm *VM) loadGlobal(i int) Value {
	g := &vm.unit.Globals[i]
	d := vm.globals
	if k := vm.h.FindStr(d, g.Name, vm.h.Str(g.Name)); k >= 0 {
		g.Index = -2
		if d.Ents[k].K == g.Name {
			g.Index = int32(k)
		}
		return d.Ents[k].V
	}
	v, steady := vm.builtinName(vm.unit, g.Name)
	if v == heap.Unbound {
		return vm.nameError(g.Name)
	}
	if steady {
		g.Index, g.Ver, g.Val = -1, d.KeyVersion, v
	}
	return v
}

func (vm *VM) nameError(name Value) Value {
	return vm.raiseNamed(E.NameError, vm.h.Str(name).S, "name '%s' is not defined")
}

func (vm *VM) opStoreG(ins compile.Instr) {
	g := &vm.unit.Globals[uint32(ins.Imm())]
	vm.dictSetStr(vm.globals, g.Name, vm.regs[ins.A()])
	if k := vm.h.FindStr(vm.globals, g.Name, vm.h.Str(g.Name)); vm.globals.Ents[k].K == g.Name && vm.unit.Space == heap.Unbound {
		g.Index = int32(k)
	}
}

func (vm *VM) opDelG(ins compile.Instr) {
	g := &vm.unit.Globals[uint32(ins.Imm())]
	k := vm.h.FindStr(vm.globals, g.Name, vm.h.Str(g.Name))
	if k < 0 {
		vm.nameError(g.Name)
		return
	}
	vm.lost()
	vm.globals.Remove(k)
}

// Namespaces.

// dictSetStr stores under a string key.
func (vm *VM) dictSetStr(d *heap.Dict, k, v Value) {
	s := vm.h.Str(k)
	if i := vm.h.FindStr(d, k, s); i >= 0 {
		d.Ents[i].V = v
		return
	}
	hash, _ := vm.h.Hash(d, k)
	vm.h.Add(d, k, v, hash)
}

// dictGetStr reads a string key given as Go text.
func (vm *VM) dictGetStr(d *heap.Dict, name string) (Value, bool) {
	for i := range d.Ents {
		if e := &d.Ents[i]; e.K.Is(heap.KStr) && vm.h.Str(e.K).S == name {
			return e.V, true
		}
	}
	return heap.Unbound, false
}

func (vm *VM) opLoadN(ins compile.Instr) {
	name := vm.unit.Names[ins.Imm()]
	ns := vm.frames[vm.fp].locals
	if ns.Is(heap.KDict) {
		if v := vm.dictFind(ns, name); v != heap.Unbound {
			vm.regs[ins.A()] = v
			return
		}
		vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
		vm.deliver(ins.A(), vm.globalOrBuiltin(name))
		return
	}
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	if ns == heap.Unbound {
		vm.deliver(ins.A(), vm.globalOrBuiltin(name))
		return
	}
	vm.deliver(ins.A(), vm.Tail("_load_name", ns, name, vm.frames[vm.fp].globals))
}

// globalOrBuiltin finds a name of the globals or builtins; it may go on in the prelude.
func (vm *VM) globalOrBuiltin(name Value) Value {
	if k := vm.h.FindStr(vm.globals, name, vm.h.Str(name)); k >= 0 {
		return vm.globals.Ents[k].V
	}
	if v, _ := vm.builtinName(vm.unit, name); v != heap.Unbound {
		return v
	}
	if b := vm.askedBuiltins(); b != heap.Unbound {
		return vm.Tail("_load_name", b, name, heap.None)
	}
	return vm.nameError(name)
}

func (vm *VM) opStoreN(ins compile.Instr) {
	name := vm.unit.Names[ins.Imm()]
	ns := vm.frames[vm.fp].locals
	switch {
	case ns.Is(heap.KDict):
		vm.dictSetStr(vm.h.Dict(ns), name, vm.regs[ins.A()])
	case ns == heap.Unbound:
		vm.dictSetStr(vm.globals, name, vm.regs[ins.A()])
	default:
		vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
		vm.SetItem(ns, name, vm.regs[ins.A()])
	}
}

func (vm *VM) opDelN(ins compile.Instr) {
	vm.lost()
	name := vm.unit.Names[ins.Imm()]
	ns := vm.frames[vm.fp].locals
	if ns != heap.Unbound && !ns.Is(heap.KDict) {
		vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
		vm.Tail("_del_name", ns, name)
		return
	}
	d := vm.globals
	if ns != heap.Unbound {
		d = vm.h.Dict(ns)
	}
	k := vm.h.FindStr(d, name, vm.h.Str(name))
	if k < 0 {
		vm.nameError(name)
		return
	}
	d.Remove(k)
}

func (vm *VM) opLoadNC(ins compile.Instr) {
	i := int(ins.Imm())
	name := vm.h.Intern(vm.unit.Code.FreeName(i))
	ns := vm.frames[vm.fp].locals
	cell := vm.h.Func(vm.frames[vm.fp].fn).Free[i]
	v := vm.h.Cell(cell).V
	if ns.Is(heap.KDict) {
		if x := vm.dictFind(ns, name); x != heap.Unbound {
			v = x
		}
	} else if ns != heap.Unbound {
		vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
		vm.deliver(ins.A(), vm.Tail("_load_class_free", ns, name, cell))
		return
	}
	if v == heap.Unbound {
		vm.freeUnbound(i)
		return
	}
	vm.regs[ins.A()] = v
}

// Cells.

func (vm *VM) opCell(ins compile.Instr) {
	vm.safepoint()
	vm.regs[ins.A()] = vm.h.NewCell(vm.regs[ins.B()])
}

func (vm *VM) opDelD(ins compile.Instr) {
	c := vm.h.Cell(vm.regs[ins.B()])
	if c.V == heap.Unbound {
		vm.opCellUnbound(ins)
		return
	}
	vm.lost()
	c.V = heap.Unbound
}

func (vm *VM) opDelF(ins compile.Instr) {
	c := vm.h.Cell(vm.h.Func(vm.frames[vm.fp].fn).Free[ins.Imm()])
	if c.V == heap.Unbound {
		vm.freeUnbound(int(ins.Imm()))
		return
	}
	vm.lost()
	c.V = heap.Unbound
}

// opSpill gives the frame more cells: it goes on under a function of its own whose free
// cells are those of its function and the new ones.
func (vm *VM) opSpill(ins compile.Instr) {
	vm.safepoint()
	fr := &vm.frames[vm.fp]
	n := int(ins.Imm())
	var old []Value
	if fr.fn.Is(heap.KFunc) {
		old = vm.h.Func(fr.fn).Free
	}
	free := make([]Value, len(old), len(old)+n)
	copy(free, old)
	for range n {
		free = append(free, vm.h.NewCell(heap.Unbound))
	}
	fv, f := vm.h.NewFunc(vm.unit, vm.frames[vm.fp].globals, free)
	if old := vm.frames[vm.fp].fn; old.Is(heap.KFunc) {
		o := vm.h.Func(old)
		f.Defaults, f.KwDefaults, f.Name, f.Qualname, f.Doc, f.Module, f.Dict = o.Defaults, o.KwDefaults, o.Name, o.Qualname, o.Doc, o.Module, o.Dict
	}
	vm.frames[vm.fp].fn = fv
	if g := vm.frames[vm.fp].gen; g != 0 {
		vm.h.Gen(g).Fn = fv
	}
}

// opLoadND reads a name in an annotation scope of a class.
func (vm *VM) opLoadND(ins compile.Instr) {
	name := vm.unit.Names[ins.Imm()]
	if v := vm.classDictName(vm.regs[ins.B()], name); v != heap.Unbound {
		vm.regs[ins.A()] = v
		return
	}
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	if space := vm.asked(name); space != heap.Unbound {
		vm.deliver(ins.A(), vm.Tail("_load_name", space, name, heap.None))
		return
	}
	vm.deliver(ins.A(), vm.globalOrBuiltin(name))
}

// classDictName looks a name up in the namespace of a class, which may be a proxy.
func (vm *VM) classDictName(d, name Value) Value {
	if d.Is(heap.KMappingProxy) {
		if v, ok := vm.classProxyItem(d, name); ok {
			return v
		}
		d = vm.h.Rec(d).F[0]
	}
	if d = vm.Payload(d); d.Is(heap.KDict) {
		return vm.dictFind(d, name)
	}
	return heap.Unbound
}

// opLoadDF reads a free variable in an annotation scope of a class.
func (vm *VM) opLoadDF(ins compile.Instr) {
	i := int(ins.Imm())
	if v := vm.classDictName(vm.regs[ins.B()], vm.h.Intern(vm.unit.Code.FreeName(i))); v != heap.Unbound {
		vm.regs[ins.A()] = v
		return
	}
	v := vm.h.Cell(vm.h.Func(vm.frames[vm.fp].fn).Free[i]).V
	if v == heap.Unbound {
		vm.freeUnbound(i)
		return
	}
	vm.regs[ins.A()] = v
}

func (vm *VM) opLocals(ins compile.Instr) {
	ns := vm.frames[vm.fp].locals
	if ns == heap.Unbound {
		ns = vm.frames[vm.fp].globals
	}
	vm.regs[ins.A()] = ns
}
