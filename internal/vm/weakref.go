package vm

import "github.com/gilliam-run/gilliam/internal/heap"

// Weak references for natives of the library.
//
// A target dies at a collection. Programs that show weak references drop the last name of
// an object and ask at once, so asking for a target collects first wherever that is cheap:
// some times for nothing while the heap is small, else once in a while, by the fuel used.

// NewWeakRef makes a weak reference of class; the plain reference to an object, without a
// callback, is made once.
func (vm *VM) NewWeakRef(class, target, callback Value) Value {
	plain := callback == heap.None && vm.h.Type(class).Flags&typeHeap == 0
	if plain {
		if r, ok := vm.plainRefs()[target]; ok {
			return r
		}
	}
	if !vm.need(64 * len(vm.weaks)) {
		return heap.Raised
	}
	r := vm.NewObject(class, &weakRef{target: target, callback: callback, hash: heap.Unbound})
	vm.weaks = append(vm.weaks, r)
	if plain && vm.refs != nil { // making r may have collected, which drops the index
		vm.refs[target] = r
	}
	return r
}

// plainRefs are the plain references by target, found anew after a collection.
func (vm *VM) plainRefs() map[Value]Value {
	if vm.refs == nil {
		vm.refs = map[Value]Value{}
		for _, r := range vm.weaks {
			n := vm.h.Native(r)
			if w := n.Data.(*weakRef); w.callback == heap.None && vm.h.Type(n.Class).Flags&typeHeap == 0 {
				if _, dup := vm.refs[w.target]; !dup {
					vm.refs[w.target] = r
				}
			}
		}
	}
	return vm.refs
}

func (vm *VM) weakRefOf(r Value) *weakRef {
	if r.Is(heap.KNative) {
		if w, ok := vm.h.Native(r).Data.(*weakRef); ok {
			return w
		}
	}
	vm.Raisef(E.TypeError, "a weak reference is required, not '%s'", vm.TypeName(r))
	return nil
}

// WeakTarget is the object a weak reference names, None when it is dead, Raised if r is
// none.
func (vm *VM) WeakTarget(r Value) Value {
	w := vm.weakRefOf(r)
	if w == nil {
		return heap.Raised
	}
	if w.target != heap.Unbound {
		vm.collectCheaply()
	}
	return orNone(w.target)
}

// WeakTargetNow is WeakTarget without a collection.
func (vm *VM) WeakTargetNow(r Value) Value {
	w := vm.weakRefOf(r)
	if w == nil {
		return heap.Raised
	}
	return orNone(w.target)
}

// WeakCallback is the callback of a weak reference.
func (vm *VM) WeakCallback(r Value) Value {
	w := vm.weakRefOf(r)
	if w == nil {
		return heap.Raised
	}
	return w.callback
}

// WeakHash is the hash a weak reference has kept, Unbound if none; SetWeakHash keeps it.
func (vm *VM) WeakHash(r Value) Value {
	w := vm.weakRefOf(r)
	if w == nil {
		return heap.Raised
	}
	return w.hash
}

// SetWeakHash keeps the hash of a weak reference's target beyond its death.
func (vm *VM) SetWeakHash(r, hash Value) {
	if w := vm.weakRefOf(r); w != nil {
		w.hash = hash
	}
}

// WeakRefsTo lists the weak references to an object.
func (vm *VM) WeakRefsTo(o Value) []Value {
	var out []Value
	for _, r := range vm.weaks {
		if vm.h.Native(r).Data.(*weakRef).target == o {
			out = append(out, r)
		}
	}
	return out
}

const (
	freeCollections = 64      // that asking for targets may make for nothing …
	smallHeap       = 1 << 20 // … while fewer bytes are in use
	collectRate     = 24      // bytes whose collection costs a unit of fuel
)

// collectCheaply collects if that costs little compared with what ran since the last time.
func (vm *VM) collectCheaply() {
	const free, last = "weakref.free", "weakref.fuel"
	used := vm.h.Used()
	n := heap.Small(freeCollections)
	if v := vm.Registry(free); v != heap.Unbound {
		n = v
	}
	if used < smallHeap && n.Int() > 0 {
		vm.SetRegistry(free, heap.Small(n.Int()-1))
		vm.h.Collect()
		return
	}
	since := vm.Fuel()
	if v := vm.Registry(last); v != heap.Unbound {
		since -= v.Int()
	}
	if since < used/collectRate {
		return
	}
	vm.SetRegistry(last, heap.Small(vm.Fuel()))
	vm.h.Collect()
}

// CollectNow collects and then runs the callbacks and finalisers that became due, as a
// native's last act: the result is None.
func (vm *VM) CollectNow() Value {
	vm.h.Collect()
	if !vm.pay(int(vm.h.Live() / collectRate)) {
		return heap.Raised
	}
	if len(vm.dues) == 0 {
		return heap.None
	}
	return vm.Tail("_run_due", vm.takeDue())
}
