package vm

import (
	"slices"
	"strings"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Weak references and finalisers. What CPython does at the last reference happens here at
// a collection: weakrefs are cleared and their callbacks, __del__ methods and the finally
// blocks of abandoned generators become due; they run as ordinary frames before the next
// instruction of a script. watch.go sees to it that the collection comes soon.

// weakRef is the payload of a weakref.ref: Target is not traced.
type weakRef struct {
	target   Value
	callback Value
	hash     Value
	proxy    bool
	quiet    bool // the callback only tidies up: nobody waits for it
}

func (w *weakRef) Size() int { return 40 }

func (w *weakRef) Trace(visit func(*Value)) { visit(&w.callback); visit(&w.hash) }

// calls reports that there is a callback, and a target whose end it waits for.
func (w *weakRef) calls() bool {
	return w.target != heap.Unbound && w.callback != heap.None && !w.quiet
}

// weakOf is the payload of an object that is known to be a weak reference.
func (vm *VM) weakOf(r Value) *weakRef { return vm.h.Native(r).Data.(*weakRef) }

// sweeping runs between marking and sweeping.
func (vm *VM) sweeping() {
	if vm.lookups != nil {
		clear(vm.lookups[:])
	}
	if vm.h.Extra {
		vm.keepNamed()
	} else {
		vm.sweepFinal()
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
		if w := vm.weakOf(r); w.target != heap.Unbound {
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
	for _, v := range vm.unstarted() {
		vm.h.Mark(v)
	}
	vm.h.MarkSubclasses()
	if vm.state != Idle { // what shows the source of a file finds it by its code
		vm.h.EachUnit(func(u *heap.Unit) { vm.h.Mark(u.Self) })
	}
	vm.h.Drain()
}

// sweepWeak clears weak references whose target dies, and forgets dead ones. Callbacks that
// become due keep alive what they reach, other weak references among it, so which of those
// are dead shows only when that is marked.
func (vm *VM) sweepWeak() {
	vm.refs = nil
	first := len(vm.dues)
	var of []Value // targets of the callbacks that become due
	for _, r := range vm.weaks {
		w := vm.weakOf(r)
		if !vm.h.Marked(r) || w.target == heap.Unbound || vm.h.Marked(w.target) {
			continue
		}
		if w.callback != heap.None {
			vm.dues = append(vm.dues, dueCall{w.callback, r})
			of = append(of, w.target)
		}
		w.target, w.callback = heap.Unbound, heap.None
	}
	newestFirst(vm.dues[first:], of)
	for i := range vm.dues {
		vm.h.Mark(vm.dues[i].fn)
		vm.h.Mark(vm.dues[i].arg)
	}
	vm.h.Drain()
	kept := vm.weaks[:0]
	vm.callbacks = 0
	for _, r := range vm.weaks {
		if !vm.h.Marked(r) {
			continue
		}
		w := vm.weakOf(r)
		if w.target != heap.Unbound && !vm.h.Marked(w.target) {
			w.target, w.callback = heap.Unbound, heap.None
		}
		if w.target != heap.Unbound {
			kept = append(kept, r)
			if w.calls() {
				vm.callbacks++
			}
		}
	}
	vm.weaks = kept
	if len(vm.dues) > 0 {
		vm.startWatching()
	}
}

// newestFirst turns the order of the callbacks of each target around: CPython calls the one
// that was given last first.
func newestFirst(dues []dueCall, of []Value) {
	for i := 0; i < len(of); {
		j := i + 1
		for j < len(of) && of[j] == of[i] {
			j++
		}
		slices.Reverse(dues[i:j])
		i = j
	}
}

// dueCall is a callback or finaliser that is to run: of an object itself if fn is Unbound.
type dueCall struct{ fn, arg Value }

// keepFinal notes an instance with __del__, or a generator that stands in a try or with
// statement for the first time: its end is to be seen.
func (vm *VM) keepFinal(v Value) {
	if len(vm.finals) == cap(vm.finals) {
		s := make([]Value, len(vm.finals), 2*len(vm.finals)+8)
		copy(s, vm.finals)
		vm.h.Charge(8 * (cap(s) - cap(vm.finals)))
		vm.finals = s
	}
	vm.finals = append(vm.finals, v)
	vm.watchMore()
}

// made completes a new instance of a class made by a script.
func (vm *VM) made(t, v Value) Value {
	if vm.slots(t)[slotDel] != heap.Unbound {
		vm.keepFinal(v)
	}
	return v
}

// ends reports that the end of v, one of vm.finals, would show.
func (vm *VM) ends(v Value) bool {
	if !v.Is(heap.KGen) {
		return true
	}
	g := vm.h.Gen(v)
	return g.State == heap.GenSuspended && vm.h.Func(g.Fn).Unit.Code.Guarded(int(g.PC)-1)
}

// forgetEnded notes that a generator has run to its end.
func (vm *VM) forgetEnded(g *heap.Gen) {
	if g.Flags&heap.GenKept == 0 {
		return
	}
	if vm.ended++; vm.ended > 32 && vm.ended > len(vm.finals)/2 {
		vm.finals = slices.DeleteFunc(vm.finals, vm.hasEnded)
		vm.ended = 0
	}
}

func (vm *VM) hasEnded(v Value) bool { return v.Is(heap.KGen) && vm.h.Gen(v).State == heap.GenDone }

// sweepFinal finds what is reached no more and has a finaliser to run. An object that another
// one of these reaches waits for it: it is still needed there. What reaches itself is found by
// scheduled collections and gc.collect() alone, for reference counts would not find it either;
// where such objects reach each other they go in the order they were made.
func (vm *VM) sweepFinal() {
	w := &vm.watch
	var dead []Value
	for _, v := range vm.finals {
		if !vm.h.Marked(v) && vm.ends(v) {
			dead = append(dead, v)
		}
	}
	for _, v := range vm.unstarted() {
		if !vm.h.Marked(v) {
			dead = append(dead, v)
		}
	}
	final := len(dead)
	if w.prompt {
		for _, r := range vm.weaks {
			if t := vm.weakOf(r).target; t != heap.Unbound && !vm.h.Marked(t) {
				dead = append(dead, t)
			}
		}
	}
	for _, v := range dead {
		if !vm.h.Marked(v) {
			vm.h.Children(v, func(p *Value) { vm.h.Mark(*p) })
			vm.h.Drain()
		}
	}
	var due []Value
	goes := false
	for i, v := range dead {
		if vm.h.Marked(v) {
			continue
		}
		goes = true
		if i < final {
			due = append(due, v)
		}
	}
	switch {
	case w.prompt && !goes:
		vm.doom(dead)
	case !w.prompt:
		clear(vm.doomed)
		if len(due) == 0 {
			due = dead
		}
	}
	for _, v := range dead[:final] {
		vm.h.Mark(v)
	}
	vm.h.Drain()
	vm.makeDue(due)
}

// doom notes objects that wait for a scheduled collection.
func (vm *VM) doom(dead []Value) {
	if vm.doomed == nil {
		vm.doomed = map[Value]bool{}
	}
	for _, v := range dead {
		vm.doomed[v] = true
	}
}

// makeDue makes the ends of objects due, which stand in the order of vm.finals, coroutines that
// were not started behind them, and forgets what else needs no more attention.
func (vm *VM) makeDue(due []Value) {
	for _, v := range due {
		vm.endsNow(v)
	}
	if len(due) > 0 {
		vm.watch.again = againFully
		if vm.watch.prompt {
			vm.watch.again = againPromptly
		}
	}
	kept := vm.finals[:0]
	for _, v := range vm.finals {
		switch {
		case !vm.h.Marked(v) || vm.hasEnded(v):
		case len(due) > 0 && due[0] == v:
			due = due[1:]
		default:
			kept = append(kept, v)
		}
	}
	vm.finals, vm.ended = kept, 0
}

// endsNow makes the end of v due.
func (vm *VM) endsNow(v Value) {
	vm.dues = append(vm.dues, dueCall{heap.Unbound, v})
	if v.Is(heap.KGen) {
		g := vm.h.Gen(v)
		g.Flags = g.Flags&^heap.GenKept | heap.GenFinal
	}
}

// unstarted are the coroutines of scripts and modules that nothing has awaited yet, whose end is
// worth a warning, in the order of their names: handles depend on collections.
func (vm *VM) unstarted() (found []Value) {
	vm.h.EachGen(func(v Value, g *heap.Gen) {
		if g.Sort == heap.SortCoroutine && g.State == heap.GenCreated && g.Flags&heap.GenFinal == 0 && vm.h.Func(g.Fn).Unit.Code.Flags&compile.FlagPrelude == 0 {
			found = append(found, v)
		}
	})
	slices.SortStableFunc(found, func(a, b Value) int {
		return strings.Compare(vm.genQual(vm.h.Gen(a)), vm.genQual(vm.h.Gen(b)))
	})
	return found
}

// dropped warns of a coroutine that the instruction in progress makes and that goes nowhere: the
// call is a statement.
func (vm *VM) dropped(gv Value) {
	if c := vm.unit.Code; vm.then>>8 == compStore && visible(c.Flags) && !c.Holds(vm.pc, int(vm.then&0xff)) {
		vm.endsNow(gv)
		vm.startWatching()
	}
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

// maxRunning bounds how many finalisers run while others do.
const maxRunning = 16

// runDue pushes the frame that runs what is due, between two instructions, and reports
// whether it did: where there is no room for frames it waits.
func (vm *VM) runDue() bool {
	if len(vm.dues) <= vm.watch.floor || len(vm.watch.floors) >= maxRunning || !vm.frameRoom(2) {
		return false
	}
	vm.then, vm.extra = then(transNone, compBetween, 0), heap.Unbound
	vm.between = true
	vm.callDue()
	vm.between = false
	return true
}

func (vm *VM) callDue() Value {
	vm.watch.floors = append(vm.watch.floors, vm.watch.floor)
	return vm.Tail("_run_due")
}

// nativeNextDue gives what _run_due runs next: (callback, its argument), (None, object), or
// None when all is done.
func nativeNextDue(vm *VM, a []Value) Value {
	w := &vm.watch
	n := len(w.floors) - 1
	if n < 0 {
		return heap.None
	}
	w.floor = w.floors[n]
	if again := w.again; len(vm.dues) <= w.floor && again != 0 {
		w.again = 0
		vm.collect(again == againPromptly)
		vm.spend(collectUnits)
	}
	if len(vm.dues) <= w.floor {
		w.floors = w.floors[:n]
		return heap.None
	}
	d := vm.dues[w.floor]
	vm.dues = slices.Delete(vm.dues, w.floor, w.floor+1)
	w.floor = len(vm.dues)
	vm.h.Keep(d.fn)
	vm.h.Keep(d.arg)
	return vm.h.NewTuple([]Value{orNone(d.fn), d.arg})
}

// gcUnits is the fuel of a collection that finds nothing.
const gcUnits = 2000

// CollectNow collects and then runs the callbacks and finalisers that became due, as a
// native's last act: the result is None.
func (vm *VM) CollectNow() Value {
	vm.h.Collect()
	_, n := vm.h.Reach(vm.visitNames, func() bool { return false })
	if !vm.pay(gcUnits + objectUnits*n) {
		return heap.Raised
	}
	if len(vm.dues) <= vm.watch.floor {
		return heap.None
	}
	return vm.callDue()
}

// noteYield notes a generator that stands in a try or with statement.
func (vm *VM) noteYield(gv Value, g *heap.Gen, c *compile.Code) {
	if g.Flags&(heap.GenKept|heap.GenFinal) == 0 && visible(c.Flags) && c.Guarded(int(g.PC)-1) {
		g.Flags |= heap.GenKept
		vm.keepFinal(gv)
	}
}
