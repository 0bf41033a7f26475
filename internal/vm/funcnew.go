package vm

import (
	"github.com/gilliam-run/gilliam/internal/heap"
)

// newFunction makes a function of a code object: (cls, code, globals, name, argdefs, closure, kwdefaults).
func newFunction(vm *VM, a []Value) Value {
	code, globals, name, defaults, closure, kwDefaults := a[1], a[2], a[3], a[4], a[5], a[6]
	if !code.Is(heap.KUnit) {
		return vm.Raisef(E.TypeError, "function() argument 'code' must be code, not %s", vm.ArgTypeName(code))
	}
	globals = vm.Payload(globals)
	if !globals.Is(heap.KDict) {
		return vm.Raisef(E.TypeError, "function() argument 'globals' must be dict, not %s", vm.ArgTypeName(a[2]))
	}
	given := func(v Value) bool { return v != heap.Unbound && v != heap.None }
	u := vm.h.Unit(code)
	switch {
	case given(name) && !vm.isStr(name):
		return vm.Raisef(E.TypeError, "arg 3 (name) must be None or string")
	case given(defaults) && !vm.Payload(defaults).Is(heap.KTuple):
		return vm.Raisef(E.TypeError, "arg 4 (defaults) must be None or tuple")
	case given(closure) && !vm.Payload(closure).Is(heap.KTuple), !given(closure) && len(u.Code.Free) > 0:
		want := "None or tuple"
		if len(u.Code.Free) > 0 {
			want = "tuple"
		}
		return vm.Raisef(E.TypeError, "arg 5 (closure) must be %s", want)
	case given(kwDefaults) && !vm.Payload(kwDefaults).Is(heap.KDict):
		return vm.Raisef(E.TypeError, "arg 6 (kwdefaults) must be None or dict")
	}
	var cells []Value
	if given(closure) {
		cells = append(cells, vm.h.List(vm.Payload(closure)).V...)
	}
	if len(cells) != len(u.Code.Free) {
		return vm.Raisef(E.ValueError, "%s requires closure of length %d, not %d", u.Code.Name, len(u.Code.Free), len(cells))
	}
	for _, c := range cells {
		if !c.Is(heap.KCell) {
			return vm.Raisef(E.TypeError, "arg 5 (closure) expected cell, found %s", vm.TypeName(c))
		}
	}
	v, f := vm.h.NewFunc(vm.linkedTo(u, globals, heap.Unbound), globals, cells)
	if given(name) {
		f.Name = vm.plainStr(name)
	}
	if given(defaults) {
		f.Defaults = vm.Payload(defaults)
	}
	if given(kwDefaults) {
		f.KwDefaults = vm.Payload(kwDefaults)
	}
	return v
}

// linkedTo is the unit, or one of the same code, whose globals are those; space is what
// they are asked through (heap.Unit).
func (vm *VM) linkedTo(u *heap.Unit, globals, space Value) *heap.Unit {
	if u.Dict == globals && u.Space == space {
		return u
	}
	u = vm.Link(u.Code, globals)
	u.Space = space
	return u
}
