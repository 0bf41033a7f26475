package vm

import (
	"slices"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Code objects, as far as they mean something here: there is no bytecode to look at.

var codeType = TypeDef{Name: "code", Kind: heap.KUnit, Final: true, Weak: true,
	Methods: []Def{
		plainRepr(),
		{Name: "co_positions", Sig: "self, /", Fn: codePositions},
		{Name: "co_lines", Sig: "self, /", Fn: codeLines},
	},
	Getters: []Getter{
		codeGetter("co_name", func(vm *VM, c *compile.Code) Value { return vm.h.Intern(c.Name) }),
		codeGetter("co_qualname", func(vm *VM, c *compile.Code) Value { return vm.h.Intern(c.Qualname) }),
		codeGetter("co_filename", func(vm *VM, c *compile.Code) Value { return vm.h.NewStr(c.File) }),
		codeGetter("co_firstlineno", func(vm *VM, c *compile.Code) Value { return heap.Small(int64(c.FirstLine)) }),
		codeGetter("co_argcount", func(vm *VM, c *compile.Code) Value { return heap.Small(int64(c.Pos)) }),
		codeGetter("co_posonlyargcount", func(vm *VM, c *compile.Code) Value { return heap.Small(int64(c.PosOnly)) }),
		codeGetter("co_kwonlyargcount", func(vm *VM, c *compile.Code) Value { return heap.Small(int64(c.KwOnly)) }),
		codeGetter("co_nlocals", func(vm *VM, c *compile.Code) Value { return heap.Small(int64(len(varNames(c)))) }),
		codeGetter("co_stacksize", func(vm *VM, c *compile.Code) Value { return heap.Small(int64(c.NumRegs)) }),
		codeGetter("co_varnames", func(vm *VM, c *compile.Code) Value { return vm.nameTuple(varNames(c)) }),
		codeGetter("co_cellvars", func(vm *VM, c *compile.Code) Value { return vm.nameTuple(cellNames(c)) }),
		codeGetter("co_freevars", func(vm *VM, c *compile.Code) Value { return vm.nameTuple(c.Free) }),
		codeGetter("co_names", func(vm *VM, c *compile.Code) Value {
			return vm.nameTuple(append(append(append([]string(nil), c.Globals...), c.Names...), c.Sites...))
		}),
		{Name: "co_consts", Member: true, Get: codeConsts},
		codeGetter("co_flags", func(vm *VM, c *compile.Code) Value {
			f := int64(0)
			if c.Flags&(compile.FlagModule|compile.FlagNamespace) == 0 {
				f = coFunction
			}
			for _, p := range codeFlags {
				if c.Flags&p.flag != 0 {
					f |= p.bit
				}
			}
			return heap.Small(f)
		}),
	}}

// coFunction are the bits of co_flags of a function: its locals are optimised and new.
const coFunction = 1 | 2

var codeFlags = []struct {
	flag compile.Flags
	bit  int64
}{
	{compile.FlagVarArgs, 4}, {compile.FlagVarKw, 8}, {compile.FlagNested, 16},
	{compile.FlagGenerator, 32}, {compile.FlagAnnotations, flagAnnotations}, {compile.FlagCoroutine, 128}, {compile.FlagAsyncGen, 512},
}

func codeGetter(name string, get func(vm *VM, c *compile.Code) Value) Getter {
	return Getter{Name: name, Member: true, Get: func(vm *VM, o Value) Value { return get(vm, vm.h.Unit(o).Code) }}
}

// varNames are the parameters and those other local variables that no inner function
// shares, comprehensions' included.
func varNames(c *compile.Code) []string {
	n := c.ParamRegs()
	names := slices.Clone(c.ParamNames())
	for reg, name := range c.Locals[n:] {
		if !slices.Contains(c.CellRegs, reg+n) {
			names = append(names, name)
		}
	}
	for _, s := range c.Scoped {
		if !s.Cell && !slices.Contains(names, s.Name) {
			names = append(names, s.Name)
		}
	}
	return names
}

// cellNames are the variables that inner functions share, sorted.
func cellNames(c *compile.Code) []string {
	var names []string
	for _, reg := range c.CellRegs {
		if reg < len(c.Locals) {
			names = append(names, c.Locals[reg])
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// codeConsts are the docstring or None, as in any function, the constants that are kept
// apart from the instructions and the inner code objects.
func codeConsts(vm *VM, o Value) Value {
	u := vm.h.Unit(o)
	var list []Value
	if u.Code.Flags&(compile.FlagModule|compile.FlagNamespace) == 0 {
		list = append(list, vm.constant(u.Code.Doc))
	}
	for _, c := range u.Code.Consts {
		list = append(list, vm.constant(c))
	}
	for i := range u.Code.Codes {
		list = append(list, vm.innerUnit(u, i).Self)
	}
	return vm.h.NewTuple(list)
}

// codePositions is an iterator over the source range of every instruction.
func codePositions(vm *VM, a []Value) Value {
	c := vm.h.Unit(a[0]).Code
	if !vm.pay(8*len(c.Pos_)) || !vm.need(128*len(c.Pos_)) {
		return heap.Raised
	}
	list := make([]Value, len(c.Pos_))
	for i, p := range c.Pos_ {
		list[i] = vm.h.NewTuple(positions(p.Line, p.EndLine, p.Col, p.EndCol))
	}
	return vm.nativeIter(vm.h.NewList(list))
}

// positions are the parts of a source range, None where there is none.
func positions(parts ...int32) []Value {
	known := parts[0] != 0
	out := make([]Value, len(parts))
	for i, n := range parts {
		out[i] = heap.None
		if known {
			out[i] = heap.Small(int64(n))
		}
	}
	return out
}

// codeLines is an iterator over the runs of instructions of one line: start, end, line.
func codeLines(vm *VM, a []Value) Value {
	c := vm.h.Unit(a[0]).Code
	if !vm.pay(8*len(c.Pos_)) || !vm.need(128*len(c.Pos_)) {
		return heap.Raised
	}
	var list []Value
	for i := 0; i < len(c.Pos_); {
		start := i
		for i < len(c.Pos_) && c.Pos_[i].Line == c.Pos_[start].Line {
			i++
		}
		list = append(list, vm.h.NewTuple([]Value{heap.Small(int64(2 * start)), heap.Small(int64(2 * i)), positions(c.Pos_[start].Line)[0]}))
	}
	return vm.nativeIter(vm.h.NewList(list))
}
