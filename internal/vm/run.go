package vm

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/meter"
)

// LimitError says that a run used up what it was given.
type LimitError struct {
	Resource string // memory, fuel, duration, host calls
	Used     int64  // bytes, units, nanoseconds or calls
	Max      int64
}

func (e *LimitError) Error() string {
	switch e.Resource {
	case "duration":
		return fmt.Sprintf("duration limit exceeded: %v of %v", time.Duration(e.Used).Round(time.Millisecond), time.Duration(e.Max))
	case "memory":
		return fmt.Sprintf("memory limit exceeded: %d of %d bytes", e.Used, e.Max)
	case "fuel":
		return fmt.Sprintf("fuel limit exceeded: %d of %d units", e.Used, e.Max)
	}
	return fmt.Sprintf("%s limit exceeded: %d of %d", e.Resource, e.Used, e.Max)
}

// pollEvery is the fuel between polls, about 100 µs.
const pollEvery = 20000

// pending is what a suspended machine waits for.
type pending struct {
	then  uint32
	extra Value
	call  *HostCall
}

func (p *pending) visit(visit func(*Value)) {
	visit(&p.extra)
	if p.call != nil {
		p.call.visit(visit)
	}
}

// Fuel is the fuel used since the VM was made.
func (vm *VM) Fuel() int64 { return vm.granted - vm.budget }

// halt leaves the loop in the given state; the current frame can be entered again.
func (vm *VM) halt(s State) {
	vm.frames[vm.fp].pc = int32(vm.pc)
	vm.state = s
	vm.code = haltCode
	vm.pc = 0
}

// stopWith ends the run.
func (vm *VM) stopWith(err error) {
	if vm.stopErr == nil {
		vm.stopErr = err
	}
	vm.halt(Stopped)
}

// stopped is what a native answers when a payment was refused.
func (vm *VM) stopped(err error) Value {
	if errors.Is(err, errMemoryHuge) {
		return vm.RaiseArgs(E.MemoryError)
	}
	vm.stopWith(err)
	return heap.Raised
}

// Stopped is stopped for natives of the library.
func (vm *VM) Stopped(err error) Value { return vm.stopped(err) }

var errMemoryHuge = errors.New("no machine could serve this request")

// poll runs when the budget is used up: limits, cancellation, a due collection, the end
// of a slice; then it grants more fuel.
func (vm *VM) poll() {
	vm.between = true
	vm.pollNow()
	vm.between = false
}

func (vm *VM) pollNow() {
	if err := vm.check(); err != nil {
		vm.stopWith(err)
		return
	}
	if vm.sliceEnd > 0 && vm.Fuel() >= vm.sliceEnd {
		vm.grant()
		vm.halt(Paused)
		return
	}
	vm.grant()
}

// check reports why the run must end now, if it must.
func (vm *VM) check() error {
	if used := vm.Fuel(); vm.lim.Fuel > 0 && used > vm.lim.Fuel {
		return &LimitError{"fuel", used - vm.fuel0, vm.limits0.Fuel}
	}
	if err := vm.overtaken(); err != nil {
		return err
	}
	if !vm.h.Settle() {
		return vm.refused(vm.h.Used())
	}
	return nil
}

// overtaken reports that the run was cancelled or its time is up.
func (vm *VM) overtaken() error {
	if vm.ctx != nil {
		if err := vm.ctx.Err(); err != nil {
			return context.Cause(vm.ctx)
		}
	}
	if vm.lim.Duration > 0 {
		if d := vm.Elapsed(); d > vm.lim.Duration {
			return &LimitError{"duration", int64(d), int64(vm.lim.Duration)}
		}
	}
	return nil
}

// step is for work that must end with the run and is not paid for; it is false after stopping.
func (vm *VM) step() bool {
	if vm.state != Running {
		return true
	}
	err := vm.overtaken()
	if err != nil {
		vm.stopWith(err)
	}
	return err == nil
}

// refused is the error of a run that wants to use more memory than it may. What is in the way
// may be a collection that was cut short.
func (vm *VM) refused(used int64) error {
	if err := vm.overtaken(); err != nil {
		return err
	}
	return &LimitError{"memory", used, vm.lim.Memory}
}

// attach ties the heap to the VM.
func (vm *VM) attach() {
	vm.h.Roots = vm.roots
	vm.h.Sweeping = vm.sweeping
	vm.h.Ending = func() bool { return vm.state == Running && vm.overtaken() != nil }
	vm.h.Step = vm.step
}

// grant gives fuel until the next poll.
func (vm *VM) grant() {
	used := vm.Fuel()
	n := int64(pollEvery)
	if vm.lim.Fuel > 0 {
		n = min(n, max(vm.lim.Fuel-used, 0)+1)
	}
	if vm.sliceEnd > used {
		n = min(n, vm.sliceEnd-used)
	}
	vm.budget = n
	vm.granted = used + n
}

// Elapsed is the execution time of the run so far.
func (vm *VM) Elapsed() time.Duration {
	if vm.began.IsZero() {
		return vm.spent
	}
	return vm.spent + time.Since(vm.began)
}

// payer is the VM as a meter.Meter.
type payer VM

func (vm *VM) meter() meter.Meter {
	return (*payer)(vm)
}

// Meter is how natives of the library pay.
func (vm *VM) Meter() meter.Meter { return vm.meter() }

func (p *payer) Pay(n int) error {
	vm := (*VM)(p)
	vm.budget -= int64(n)
	if vm.budget >= 0 {
		return nil
	}
	if err := vm.check(); err != nil {
		return err
	}
	used := vm.Fuel()
	vm.budget = pollEvery
	if vm.lim.Fuel > 0 {
		vm.budget = min(vm.budget, vm.lim.Fuel-used+1)
	}
	if vm.sliceEnd > 0 {
		// A slice that ends inside a native ends at the next safepoint.
		vm.budget = min(vm.budget, max(vm.sliceEnd-used, 0))
	}
	vm.granted = used + vm.budget
	return nil
}

func (p *payer) Need(n int) error {
	vm := (*VM)(p)
	if n < 0 || n >= 1<<47 {
		return errMemoryHuge
	}
	vm.reserved += int64(n)
	if vm.h.Need(int(vm.reserved)) {
		return nil
	}
	return vm.refused(vm.h.Used() + vm.reserved)
}

// safepoint begins a native: values made before are kept by roots alone, and it has asked
// for no memory yet.
func (vm *VM) safepoint() {
	vm.reserved = 0
	vm.h.Safepoint()
}

// need is Need for natives that do not go through a meter: false after stopping.
func (vm *VM) need(n int) bool {
	if n < 4096 {
		return true
	}
	if n >= 1<<47 {
		vm.RaiseArgs(E.MemoryError)
		return false
	}
	if vm.h.Need(n) {
		return true
	}
	vm.stopWith(vm.refused(vm.h.Used() + int64(n)))
	return false
}

// pay charges units; false after stopping.
func (vm *VM) pay(n int) bool {
	vm.budget -= int64(n)
	if vm.budget >= 0 {
		return true
	}
	vm.budget += int64(n)
	if err := vm.meter().Pay(n); err != nil {
		vm.stopWith(err)
		return false
	}
	return true
}

// Begin prepares a run: its limits, its context, its fuel slice (0: none).
func (vm *VM) Begin(ctx context.Context, slice int64) {
	vm.ctx = ctx
	vm.stopErr, vm.result, vm.raised = nil, heap.None, heap.None
	vm.spent = 0
	vm.hostCalls = 0
	vm.reporting, vm.watch.ending = false, false
	vm.fuel0 = vm.Fuel()
	vm.h.ResetPeak()
	vm.arrivals = vm.arrivals[:0]
	vm.pending = pending{extra: heap.Unbound}
	vm.limitFuel()
	vm.SetSlice(slice)
	vm.safepoint()
	vm.rest()
	vm.state = Idle
}

// limitFuel turns the run's fuel limit into a reading of the VM's counter.
func (vm *VM) limitFuel() {
	vm.lim.Fuel = 0
	if n := vm.limits0.Fuel; n > 0 {
		vm.lim.Fuel = min(vm.fuel0, math.MaxInt64-n) + n
	}
}

// SetSlice makes the run pause after n more units, never if n is 0.
func (vm *VM) SetSlice(n int64) {
	vm.sliceEnd = 0
	if n > 0 {
		vm.sliceEnd = vm.Fuel() + n
	}
	vm.grant()
}

// StartCode begins to run module code in the namespace of a module dictionary.
func (vm *VM) StartCode(c *compile.Code, globals Value) {
	u := vm.Link(c, globals)
	vm.then, vm.extra = then(transNone, compExit, 0), heap.Unbound
	if c.Flags&compile.FlagCoroutine != 0 {
		fn, _ := vm.h.NewFunc(u, globals, nil)
		vm.startHost(func() Value { return vm.Tail("_run_main", vm.makeGen(fn, vm.h.Func(fn), vm.top())) })
		return
	}
	vm.startHost(func() Value {
		vm.storeDoc(c, globals)
		if !vm.pushFrame(heap.None, globals, u, vm.top()) {
			return heap.Raised
		}
		return heap.Pushed
	})
}

// StartCall begins to call a function on behalf of the host.
func (vm *VM) StartCall(fn Value, args []Value) {
	vm.then, vm.extra = then(transNone, compExit, 0), heap.Unbound
	vm.startHost(func() Value { return vm.Tail("_host_call", fn, vm.h.NewTuple(append([]Value(nil), args...))) })
}

// startHost makes the host's frame call something.
func (vm *VM) startHost(f func() Value) {
	vm.state = Running
	vm.pc = 1
	vm.finish(f())
	if vm.state == Running {
		vm.frames[vm.fp].pc = int32(vm.pc)
		vm.state = Idle
	}
}

// Go runs until the machine halts and returns its state. It is called after StartCode,
// StartCall, Answer, Throw, or a pause.
func (vm *VM) Go(ctx context.Context) State {
	vm.ctx = ctx
	if vm.state != Idle && vm.state != Paused {
		return vm.state
	}
	fr := &vm.frames[vm.fp]
	vm.enter(fr.unit, fr.globals, int(fr.base), int(fr.pc))
	vm.state = Running
	vm.began = time.Now()
	vm.run()
	vm.spent += time.Since(vm.began)
	vm.began = time.Time{}
	if vm.state == Stopped || vm.state == Failed || vm.state == Done {
		vm.safepoint()
		vm.h.Trim()
	}
	return vm.state
}

// Resetters put right what modules of the library keep about a run in progress, after one
// that ended without running its finally clauses. Library packages add theirs when they are
// initialised.
var Resetters []func(vm *VM)

// Reset drops what a stopped or abandoned run left on the stack; the session goes on.
func (vm *VM) Reset() {
	for i := vm.fp; i > 0; i-- {
		if g := vm.frames[i].gen; g != 0 {
			gen := vm.h.Gen(g)
			vm.endGen(gen)
		}
	}
	vm.dropHalfModules()
	vm.clearMarks()
	vm.rest()
	vm.state = Idle
	vm.stopErr = nil
	vm.watch.floor, vm.watch.floors = 0, nil
	vm.pending = pending{extra: heap.Unbound}
	for _, reset := range Resetters {
		reset(vm)
	}
}

// Answer gives the value of the host call the machine is suspended in.
func (vm *VM) Answer(v Value) {
	p := vm.unsuspend()
	vm.complete(p.then, p.extra, v)
	vm.settled()
}

// Throw makes the host call the machine is suspended in raise an exception.
func (vm *VM) Throw(exc Value) {
	vm.unsuspend()
	vm.Raise(exc)
	vm.settled()
}

func (vm *VM) unsuspend() pending {
	fr := &vm.frames[vm.fp]
	vm.enter(fr.unit, fr.globals, int(fr.base), int(fr.pc))
	vm.state = Running
	p := vm.pending
	vm.pending = pending{extra: heap.Unbound}
	return p
}

// settled makes the machine ready for Go after an answer, unless the answer ended the run.
func (vm *VM) settled() {
	if vm.state == Running {
		vm.frames[vm.fp].pc = int32(vm.pc)
		vm.state = Idle
	}
}

// suspend is what a native answers when the host has to supply its result.
func (vm *VM) suspend(call *HostCall, s State) Value {
	vm.pending = pending{then: vm.then, extra: vm.extra, call: call}
	vm.extra = heap.Unbound
	vm.halt(s)
	return heap.Suspended
}

// CheckHeap collects and verifies the heap and its accounting; for tests.
func (vm *VM) CheckHeap() error {
	vm.h.Collect()
	own := vm.ownBytes()
	for _, t := range vm.tables { // a sum: order does not matter
		own += t.bytes()
	}
	return vm.h.Check(int64(own))
}

// ownBytes is what the machine has charged for stack, frames and lists: how large they are
// depends on what ran before, here or in the VM this one was made of.
func (vm *VM) ownBytes() int {
	return 8*(len(vm.stack)+cap(vm.finals)+len(vm.watch.code)) + frameBytes*len(vm.frames)
}
