package vm

import "github.com/gilliam-run/gilliam/internal/heap"

// Weak references for natives of the library.
//
// A target dies at a collection. Programs that show weak references drop the last name of
// an object and ask at once, so asking for a target collects first wherever that is cheap:
// some times for nothing while the heap is small, else once in a while, by the fuel used.

// NewWeakRef makes a weak reference of class, or a proxy; the plain one to an object, without
// a callback, is made once.
func (vm *VM) NewWeakRef(class, target, callback Value, proxy bool) Value {
	plain := callback == heap.None && (proxy || vm.h.Type(class).Flags&typeHeap == 0)
	if plain {
		if r, ok := vm.plainRefs()[plainRef{target, proxy}]; ok {
			return r
		}
	}
	if !vm.need(64 * len(vm.weaks)) {
		return heap.Raised
	}
	w := &weakRef{target: target, callback: callback, hash: heap.Unbound, proxy: proxy}
	r := vm.NewObject(class, w)
	vm.weaks = append(vm.weaks, r)
	if plain && vm.refs != nil { // making r may have collected, which drops the index
		vm.refs[plainRef{target, proxy}] = r
	}
	if w.calls() {
		vm.callbacks++
		vm.watchMore()
	}
	return r
}

// plainRef says which plain reference is meant.
type plainRef struct {
	target Value
	proxy  bool
}

// plainRefs are the plain references by target, found anew after a collection.
func (vm *VM) plainRefs() map[plainRef]Value {
	if vm.refs == nil {
		vm.refs = map[plainRef]Value{}
		for _, r := range vm.weaks {
			if k := (plainRef{vm.weakOf(r).target, vm.weakOf(r).proxy}); vm.isPlain(r) {
				if _, dup := vm.refs[k]; !dup {
					vm.refs[k] = r
				}
			}
		}
	}
	return vm.refs
}

// isPlain reports that a weak reference is one that is made once.
func (vm *VM) isPlain(r Value) bool {
	n := vm.h.Native(r)
	w := n.Data.(*weakRef)
	return w.callback == heap.None && (w.proxy || vm.h.Type(n.Class).Flags&typeHeap == 0)
}

// QuietWeakRef says that the callback of a weak reference only tidies up what shows nowhere:
// nobody waits for it.
func (vm *VM) QuietWeakRef(r Value) {
	if w := vm.weakRefOf(r); w != nil && !w.quiet {
		if w.calls() {
			vm.callbacks--
		}
		w.quiet = true
	}
}

// Proxied is what a weak proxy stands for, and any other value itself.
func (vm *VM) Proxied(p Value) Value {
	if !p.Is(heap.KNative) {
		return p
	}
	w, ok := vm.h.Native(p).Data.(*weakRef)
	if !ok || !w.proxy {
		return p
	}
	if w.target != heap.Unbound {
		vm.lookFor(w.target)
	}
	if w.target == heap.Unbound {
		return vm.Raisef(E.ReferenceError, "weakly-referenced object no longer exists")
	}
	return w.target
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
		vm.lookFor(w.target)
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

// WeakRefsTo lists the weak references to an object as CPython does: the plain one, the plain
// proxy, then the others, the newest first.
func (vm *VM) WeakRefsTo(o Value) []Value {
	vm.lookForRefs(o)
	var plain, proxy, out []Value
	for i := len(vm.weaks) - 1; i >= 0; i-- {
		r := vm.weaks[i]
		switch w := vm.weakOf(r); {
		case w.target != o:
		case !vm.isPlain(r):
			out = append(out, r)
		case w.proxy:
			proxy = append(proxy, r)
		default:
			plain = append(plain, r)
		}
	}
	return append(append(plain, proxy...), out...)
}
