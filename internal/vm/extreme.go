package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// min and max. Numbers and strings are compared here; the prelude does the rest.

// extremeDef declares min or max: op says that one value comes before another.
func extremeDef(name string, op compile.Op) Def {
	prelude := "_" + name
	return Def{Name: name, Sig: "*args, key=, default=",
		Args: func(vm *VM, args []Value) Value {
			if len(args) == 1 {
				args, _ = vm.plainItems(args[0])
			}
			return vm.extreme(op, args)
		},
		Fn: func(vm *VM, a []Value) Value { return vm.Tail(prelude, a[0], orNone(a[1]), a[2]) },
		Wrong: func(vm *VM, n int, names []Value) Value {
			if n == 0 { // looked at before the keywords
				return vm.Raisef(E.TypeError, "%s expected at least 1 argument, got 0", name)
			}
			return heap.Unbound
		},
	}
}

// extremeRate is the comparisons made for one unit.
const extremeRate = 2

// extreme is the first of the items that op puts before all others, Unbound if there is
// none or the comparisons are not all of numbers or of strings.
func (vm *VM) extreme(op compile.Op, items []Value) Value {
	best := heap.Unbound
	for i, x := range items {
		switch {
		case i == 0:
			best = x
		case x.IsInt() && best.IsInt():
			if x != best && (x.Int() < best.Int()) == (op == compile.OpLt) {
				best = x
			}
		case x.Is(heap.KStr) && best.Is(heap.KStr), numClassOf(x) != notNumber && numClassOf(best) != notNumber:
			switch vm.nativeCompare(op, x, best) {
			case heap.True:
				best = x
			case heap.False:
			default:
				return heap.Unbound
			}
		default:
			return heap.Unbound
		}
		if i%payItems == payItems-1 && !vm.pay(payItems/extremeRate) {
			return heap.Raised
		}
	}
	vm.budget -= int64(len(items) % payItems / extremeRate)
	return best
}
