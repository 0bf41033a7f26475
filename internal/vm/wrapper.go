package vm

import "github.com/gilliam-run/gilliam/internal/heap"

// Scripts see four sorts of native methods, by what they stand for: operations of the
// language (slot wrappers; bound: method wrappers), other methods, class methods, and
// functions, static ones and what is bound. Their errors differ.

// slotOperations are the methods that stand for operations of the language.
var slotOperations = func() map[string]bool {
	m := map[string]bool{}
	for _, n := range []string{
		"__init__", "__del__", "__repr__", "__str__", "__hash__", "__call__", "__getattribute__", "__setattr__", "__delattr__",
		"__lt__", "__le__", "__eq__", "__ne__", "__gt__", "__ge__", "__iter__", "__next__", "__get__", "__set__", "__delete__",
		"__bool__", "__int__", "__float__", "__index__", "__neg__", "__pos__", "__invert__", "__abs__",
		"__len__", "__getitem__", "__setitem__", "__delitem__", "__contains__", "__await__", "__aiter__", "__anext__",
		"__buffer__", "__release_buffer__",
	} {
		m[n] = true
	}
	for _, op := range []string{"add", "sub", "mul", "truediv", "mod", "floordiv", "pow", "matmul", "and", "or", "xor", "lshift",
		"rshift", "divmod"} {
		m["__"+op+"__"], m["__r"+op+"__"], m["__i"+op+"__"] = true, true, true
	}
	return m
}()

// plainMethods are methods of those names that are methods as others.
var plainMethods = map[string]bool{
	"list.__getitem__": true, "dict.__getitem__": true, "dict.__contains__": true, "set.__contains__": true, "frozenset.__contains__": true,
}

// isOperation reports whether a method of a built-in class stands for an operation.
func isOperation(owner, name string) bool {
	return slotOperations[name] && !plainMethods[owner+"."+name]
}

// givenOwner is a __get__ that a script calls: None stands for no class, and one of object and
// class must be there.
func givenOwner(get func(vm *VM, a []Value) Value) func(vm *VM, a []Value) Value {
	return func(vm *VM, a []Value) Value {
		if a[2] == heap.None {
			a[2] = heap.Unbound
		}
		if a[1] == heap.None && a[2] == heap.Unbound {
			return vm.Raisef(E.TypeError, "__get__(None, None) is invalid")
		}
		return get(vm, a)
	}
}

// builtinType is the class of a native function object.
func (vm *VM) builtinType(n *native, bound bool) Value {
	switch {
	case n.kind == nativeMethod && n.operation && bound:
		return T.MethodWrapper
	case n.kind == nativeMethod && n.operation:
		return T.WrapperDescriptor
	case n.kind == nativeMethod && !bound:
		return T.MethodDescriptor
	case n.kind == nativeClassMethod && !bound:
		return T.ClassMethodDescriptor
	}
	return T.BuiltinFunction
}

// checkReceiver makes sure that the first of n arguments at stack[at:] is what a native
// method found on a class is for.
func (vm *VM) checkReceiver(fn Value, d *native, at, n int) bool {
	switch d.kind {
	case nativeNew:
		return vm.checkNewClass(fn, d, at, n)
	case nativeStatic:
		return true
	}
	if n-len(vm.kw.names) == 0 {
		vm.noReceiver(d)
		return false
	}
	self := vm.stack[at]
	if d.kind == nativeClassMethod && self.Is(heap.KType) && vm.IsSubclass(self, d.ownerKey) ||
		d.kind != nativeClassMethod && vm.IsInstance(self, d.ownerKey) {
		return true
	}
	vm.foreignReceiver(d, self)
	return false
}

// foreignReceiver is the TypeError of a native method found on a class and called with a receiver
// that is not of it.
func (vm *VM) foreignReceiver(d *native, self Value) {
	name, owner := d.Name, vm.ownerName(d)
	switch {
	case d.kind == nativeClassMethod:
		if self.Is(heap.KType) {
			vm.Raisef(E.TypeError, "descriptor '%s' requires a subtype of '%s' but received '%s'", name, owner, vm.ClassName(self))
		} else {
			vm.Raisef(E.TypeError, "descriptor '%s' for type '%s' needs a type, not a '%s' as arg 2", name, owner, vm.TypeName(self))
		}
	case d.operation:
		vm.Raisef(E.TypeError, "descriptor '%s' requires a '%s' object but received a '%s'", name, owner, vm.TypeName(self))
	default:
		vm.Raisef(E.TypeError, "descriptor '%s' for '%s' objects doesn't apply to a '%s' object", name, owner, vm.TypeName(self))
	}
}

// checkNewClass makes sure that the first argument of a native __new__ is a class whose instances
// it makes.
func (vm *VM) checkNewClass(fn Value, d *native, at, n int) bool {
	if n-len(vm.kw.names) == 0 {
		vm.noReceiver(d)
		return false
	}
	cls := vm.stack[at]
	if !cls.Is(heap.KType) {
		vm.Raisef(E.TypeError, "%s.__new__(X): X is not a type object (%s)", vm.ownerName(d), vm.TypeName(cls))
		return false
	}
	if !vm.IsSubclass(cls, d.ownerKey) {
		name := vm.ClassName(cls)
		vm.Raisef(E.TypeError, "%s.__new__(%s): %s is not a subtype of %s", vm.ownerName(d), name, name, vm.ownerName(d))
		return false
	}
	for _, c := range vm.h.Type(cls).MRO {
		if !vm.isImageClass(c) {
			continue
		}
		if vm.slots(c)[slotNew] != fn || c == cls && fn == objectNew && c != T.Object {
			vm.Raisef(E.TypeError, "%s.__new__(%s) is not safe, use %s.__new__()", vm.ownerName(d), vm.ClassName(cls), vm.ClassName(c))
			return false
		}
		break
	}
	return true
}

// badOperands is the TypeError of an operation called with n arguments.
func (vm *VM) badOperands(d *native, n int) Value {
	switch d.Name {
	case "__setattr__", "__setitem__", "__set__":
		return vm.Raisef(E.TypeError, " expected 2 arguments, got %d", n)
	case "__get__", "__pow__", "__rpow__":
		if n == 0 {
			return vm.Raisef(E.TypeError, " expected at least 1 argument, got 0")
		}
		return vm.Raisef(E.TypeError, " expected at most 2 arguments, got %d", n)
	}
	want := d.signature().pos - 1
	return vm.Raisef(E.TypeError, "expected %d argument%s, got %d", want, plural(want), n)
}
