package vm

import (
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Arguments of the methods of text. A reader of an argument gives Unbound as its second
// result if it read one, and otherwise what the native has to answer: the mark of an error,
// or that the prelude asks the argument's __index__ and calls the method again.

// again calls the method of a[0] named name once more, with a[i] replaced by its __index__.
func (vm *VM) again(name string, a []Value, i int) Value {
	fn := vm.Lookup(vm.TypeOf(vm.Payload(a[0])), vm.h.Intern(name))
	n := len(a)
	for n > 0 && a[n-1] == heap.Unbound {
		n--
	}
	args := make([]Value, n)
	for k, v := range a[:n] {
		if v == heap.Unbound {
			v = heap.None
		}
		args[k] = v
	}
	return vm.Tail("_again_with_index", fn, vm.h.NewList(args), heap.Small(int64(i)))
}

// hasIndex reports whether v's class makes an integer of it.
func (vm *VM) hasIndex(v Value) bool {
	return hasOwnOps(v) && vm.slots(vm.TypeOf(v))[slotIndex] != heap.Unbound
}

// AsSize reads an int as a size or a position. False means that it raised.
func (vm *VM) AsSize(v Value) (n int, ok bool) {
	if n, ok := vm.AsInt64(v); ok {
		return int(n), true
	}
	if vm.isInt(v) {
		vm.Raisef(E.OverflowError, "Python int too large to convert to C ssize_t")
	} else {
		vm.Raisef(E.TypeError, "'%s' object cannot be interpreted as an integer", vm.TypeName(v))
	}
	return 0, false
}

// sizeArg reads argument i as a size.
func (vm *VM) sizeArg(name string, a []Value, i int) (int, Value) {
	if vm.hasIndex(a[i]) && !vm.isInt(a[i]) {
		return 0, vm.again(name, a, i)
	}
	n, ok := vm.AsSize(a[i])
	if !ok {
		return 0, heap.Raised
	}
	return n, heap.Unbound
}

// intArg reads argument i as a C int.
func (vm *VM) intArg(name string, a []Value, i int) (int, Value) {
	if vm.isInt(a[i]) {
		if n, ok := vm.AsInt64(a[i]); !ok || int64(int32(n)) != n {
			return 0, vm.Raisef(E.OverflowError, "Python int too large to convert to C int")
		}
	}
	return vm.sizeArg(name, a, i)
}

// countArg reads argument i as a number of times, -1 if absent: all.
func (vm *VM) countArg(name string, a []Value, i int) (int, Value) {
	if a[i] == heap.Unbound {
		return -1, heap.Unbound
	}
	return vm.sizeArg(name, a, i)
}

// boundsArg reads arguments i and i+1 as the bounds of a part of n elements: 0 ≤ to ≤ n, 0 ≤ from.
func (vm *VM) boundsArg(name string, a []Value, i, n int) (from, to int, r Value) {
	to = n
	for k, p := range []*int{&from, &to} {
		v := a[i+k]
		if v == heap.Unbound || v == heap.None {
			continue
		}
		x, ok := vm.ClampIndex(v)
		if !ok {
			if vm.hasIndex(v) {
				return 0, 0, vm.again(name, a, i+k)
			}
			return 0, 0, vm.Raisef(E.TypeError, "slice indices must be integers or None or have an __index__ method")
		}
		if x < 0 {
			x = max(x+n, 0)
		}
		*p = x
	}
	return from, min(to, n), heap.Unbound
}

// ArgTypeName is the type of an argument as complaints about it name it.
func (vm *VM) ArgTypeName(v Value) string {
	if v == heap.None {
		return "None"
	}
	return vm.TypeName(v)
}

// numberedStr reads argument i, named by its number, as a str.
func (vm *VM) numberedStr(name string, a []Value, i int) (string, Value) {
	if !vm.isStr(a[i]) {
		return "", vm.Raisef(E.TypeError, "%s() argument %d must be str, not %s", name, i, vm.ArgTypeName(a[i]))
	}
	return vm.h.Str(vm.plainStr(a[i])).S, heap.Unbound
}

// onlyStr reads the only argument as a str.
func (vm *VM) onlyStr(name string, a []Value) (string, Value) {
	if !vm.isStr(a[1]) {
		return "", vm.Raisef(E.TypeError, "%s() argument must be str, not %s", name, vm.ArgTypeName(a[1]))
	}
	return vm.h.Str(vm.plainStr(a[1])).S, heap.Unbound
}

// namedStr reads argument i, known by its name, as a str; it is def if absent.
func (vm *VM) namedStr(name, arg string, a []Value, i int, def string) (string, Value) {
	if a[i] == heap.Unbound {
		return def, heap.Unbound
	}
	if !vm.isStr(a[i]) {
		got := vm.ArgTypeName(a[i])
		if name == "str" { // which spells the class of None
			got = vm.TypeName(a[i])
		}
		return "", vm.Raisef(E.TypeError, "%s() argument '%s' must be str, not %s", name, arg, got)
	}
	return vm.h.Str(vm.plainStr(a[i])).S, heap.Unbound
}

// truthArg reads argument i as a truth, false if absent; one whose class decides it is for
// the prelude.
func (vm *VM) truthArg(name string, a []Value, i int) (bool, Value) {
	if a[i] == heap.Unbound {
		return false, heap.Unbound
	}
	t := vm.TruthNow(a[i])
	if t == heap.Unbound {
		fn := vm.Lookup(vm.TypeOf(vm.Payload(a[0])), vm.h.Intern(name))
		return false, vm.Tail("_again_with_truth", fn, vm.h.NewList(append([]Value(nil), a[:i+1]...)), heap.Small(int64(i)))
	}
	return t == heap.True, heap.Unbound
}
