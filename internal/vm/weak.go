package vm

import "github.com/gilliam-run/gilliam/internal/heap"

// Weak references and finalisers. What CPython does at the last reference happens here at
// a collection: weakrefs are cleared and their callbacks, __del__ methods and the finally
// blocks of abandoned generators become due; they run as ordinary frames at the next poll.

// weakRef is the payload of a weakref.ref: Target is not traced.
type weakRef struct {
	target   Value
	callback Value
	hash     Value
}

func (w *weakRef) Size() int { return 32 }

func (w *weakRef) Trace(visit func(*Value)) { visit(&w.callback); visit(&w.hash) }

// sweeping runs between marking and sweeping.
func (vm *VM) sweeping() {
	if vm.lookups != nil {
		clear(vm.lookups[:])
	}
	if vm.h.Extra {
		vm.keepNamed()
	} else {
		vm.sweepWeak()
		vm.dropDeadSubclasses()
	}
	vm.dropDeadTables()
	vm.dropIdle()
}

// keepNamed keeps what is named weakly, so that a collection apart from the schedule shows
// nowhere.
func (vm *VM) keepNamed() {
	for _, r := range vm.weaks {
		vm.h.Mark(r)
		if w := vm.h.Native(r).Data.(*weakRef); w.target != heap.Unbound {
			vm.h.Mark(w.target)
		}
	}
	for _, o := range vm.finals {
		vm.h.Mark(o)
	}
	for _, subs := range vm.imageSubs { // marking: order does not matter
		for _, s := range subs {
			vm.h.Mark(s)
		}
	}
	vm.h.MarkSubclasses()
	if vm.state != Idle { // what shows the source of a file finds it by its code
		vm.h.EachUnit(func(u *heap.Unit) { vm.h.Mark(u.Self) })
	}
	vm.h.Drain()
}

// sweepWeak clears weakrefs whose target dies, and forgets dead weakrefs. Callbacks and
// finalisers that become due keep alive what they reach, other weakrefs among it, so which
// of those are dead shows only when that is marked.
func (vm *VM) sweepWeak() {
	vm.refs = nil
	for _, r := range vm.weaks {
		w := vm.h.Native(r).Data.(*weakRef)
		if !vm.h.Marked(r) || w.target == heap.Unbound || vm.h.Marked(w.target) {
			continue
		}
		w.target = heap.Unbound
		if w.callback != heap.None {
			vm.dues = append(vm.dues, dueCall{w.callback, r})
		}
	}
	vm.sweepFinal()
	for i := range vm.dues {
		vm.h.Mark(vm.dues[i].fn)
		vm.h.Mark(vm.dues[i].arg)
	}
	vm.h.Drain()
	kept := vm.weaks[:0]
	for _, r := range vm.weaks {
		if !vm.h.Marked(r) {
			continue
		}
		w := vm.h.Native(r).Data.(*weakRef)
		if w.target != heap.Unbound && !vm.h.Marked(w.target) {
			w.target = heap.Unbound
		}
		if w.target != heap.Unbound {
			kept = append(kept, r)
		}
	}
	vm.weaks = kept
}

// dueCall is a callback or finaliser that is to run.
type dueCall struct{ fn, arg Value }

// sweepFinal finds unreachable instances with __del__ that has not run; they are kept for it.
func (vm *VM) sweepFinal() {
	kept := vm.finals[:0]
	for _, o := range vm.finals {
		if vm.h.Marked(o) {
			kept = append(kept, o)
			continue
		}
		vm.dues = append(vm.dues, dueCall{heap.Unbound, o})
	}
	vm.finals = kept
}

func (vm *VM) dropDeadSubclasses() {
	for base, subs := range vm.imageSubs { // each list by itself: order does not matter
		kept := subs[:0]
		for _, s := range subs {
			if vm.h.Marked(s) {
				kept = append(kept, s)
			}
		}
		vm.imageSubs[base] = kept
	}
}

// runFinalizers pushes the due calls as one prelude frame, at a safepoint.
func (vm *VM) runFinalizers() {
	if len(vm.dues) == 0 || vm.state != Running {
		return
	}
	calls := vm.takeDue()
	vm.then, vm.extra = then(transNone, compBetween, 0), heap.Unbound
	vm.Tail("_run_due", calls)
}

// takeDue makes the due calls a list for the prelude. They stay where a collection finds
// them until the list holds them; it may add more, which stay due.
func (vm *VM) takeDue() Value {
	n := len(vm.dues)
	calls := make([]Value, 0, 2*n)
	for _, d := range vm.dues {
		fn := d.fn
		if fn == heap.Unbound {
			fn = heap.None
		}
		calls = append(calls, fn, d.arg)
	}
	list := vm.h.NewList(calls)
	vm.dues = append(vm.dues[:0], vm.dues[n:]...)
	return list
}
