package vm

import (
	"time"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// Asynchronous calls of the host. A call gives the script a coroutine that waits for the
// call's number; the event loop, which is Python (module asyncio), parks its task until the
// host says that the call has ended.

// arrived is an asynchronous call that has ended.
type arrived struct {
	id       uint64
	val, exc Value // one of them is Unbound
}

// AsyncCall gives the awaitable of an asynchronous call the host has begun.
func (vm *VM) AsyncCall(id uint64, name string) Value {
	return vm.Tail("_host_await", vm.h.NewUint(id), vm.h.Intern(name))
}

// Arrive says that an asynchronous call has ended, with a value or an exception.
func (vm *VM) Arrive(id uint64, val, exc Value) {
	vm.arrivals = append(vm.arrivals, arrived{id, val, exc})
}

// Arrived reports whether calls have ended that the script has not been told of.
func (vm *VM) Arrived() bool { return len(vm.arrivals) > 0 }

// AnswerWait ends a wait of the event loop: it gets the calls that have ended.
func (vm *VM) AnswerWait() {
	p := vm.unsuspend()
	vm.complete(p.then, p.extra, vm.takeArrivals())
	vm.settled()
}

// takeArrivals makes the list of (number, value, exception) of what has ended.
func (vm *VM) takeArrivals() Value {
	out := make([]Value, 0, len(vm.arrivals))
	for _, a := range vm.arrivals {
		out = append(out, vm.h.NewTuple([]Value{vm.h.NewUint(a.id), orNone(a.val), orNone(a.exc)}))
	}
	vm.arrivals = vm.arrivals[:0]
	return vm.h.NewList(out)
}

// Elapse ends a sleep of d, which the host may have shortened: the script's own time goes
// on by what the host's clock did not see pass.
func (vm *VM) Elapse(d time.Duration) {
	if d > 0 {
		passed := vm.monotonic() - vm.sleepAt
		vm.slept += max(d-passed, 0)
		vm.rested += max(d, passed)
	}
}

// monotonic is the host's clock, standing still at zero if there is none.
func (vm *VM) monotonic() time.Duration {
	if vm.host == nil {
		return 0
	}
	d, _ := vm.host.Monotonic()
	return d + vm.clockBase
}

// Monotonic is the time of the script, which never goes back, not even in another process;
// clock is false if it counts its sleeps only, because no clock is granted.
func (vm *VM) Monotonic() (t time.Duration, clock bool) {
	if vm.host != nil {
		_, clock = vm.host.Monotonic()
	}
	return vm.monotonic() + vm.slept, clock
}

// Now is the wall clock as the script sees it; ok is false if no clock is granted.
func (vm *VM) Now() (t time.Time, ok bool) {
	if vm.host == nil {
		return t, false
	}
	t, ok = vm.host.Now()
	return t.Add(vm.slept), ok
}

// Rested is how much of that time the script has waited or slept.
func (vm *VM) Rested() time.Duration { return vm.rested }

// resumeClock makes the script's time go on from a reading taken in another process.
func (vm *VM) resumeClock(reading time.Duration) {
	vm.clockBase += reading - vm.monotonic()
	vm.sleepAt = reading
}

// nativeHostWait (seconds or None) gives the calls that have ended; if there are none it
// suspends until one ends or the time is over. Zero seconds lets the host look for ended
// calls.
func nativeHostWait(vm *VM, a []Value) Value {
	if len(vm.arrivals) > 0 {
		return vm.takeArrivals()
	}
	w := time.Duration(-1)
	if a[0] != heap.None {
		f, _ := vm.AsFloat(a[0])
		if f > 0 && vm.host != nil && !vm.host.CanSleep() {
			return vm.Raisef(E.OSError, "sleeping is not granted to this script (grant: Sleep)")
		}
		w = time.Duration(min(max(f, 0), 1e9) * 1e9)
	}
	vm.sleepAt = vm.monotonic()
	return vm.Suspend(&HostCall{Kind: CallWait, Wait: w})
}

// nativeSleep (seconds) blocks the script.
func nativeSleep(vm *VM, a []Value) Value {
	f, _ := vm.AsFloat(a[0])
	if vm.host == nil || !vm.host.CanSleep() {
		return vm.Raisef(E.OSError, "sleeping is not granted to this script (grant: Sleep)")
	}
	vm.sleepAt = vm.monotonic()
	return vm.Suspend(&HostCall{Kind: CallSleep, Wait: time.Duration(min(max(f, 0), 1e9) * 1e9)})
}

var awaitPrivate = []Def{
	{Name: "_host_wait", Sig: "seconds, /", Fn: nativeHostWait},
	{Name: "_host_hand_over", Sig: "number, /", Fn: nativeHostOffer},
	{Name: "_as_awaitable", Sig: "gen:gen, /", Fn: awaitableIterator},
	{Name: "_host_sleep", Sig: "seconds, /", Fn: nativeSleep},
	{Name: "_library_func", Sig: "module:str, name:str, /", Fn: nativeLibraryFunc},
	{Name: "_frame_lines", Sig: "exc:exc, /", Fn: func(vm *VM, a []Value) Value { return vm.h.NewStr(vm.frameLines(a[0])) }},
	{Name: "_excerpt", Sig: "text:str, col:int, end_col:int, /", Fn: nativeExcerpt},
	{Name: "_exc_hint", Sig: "exc:exc, text:str, traced, /", Fn: func(vm *VM, a []Value) Value {
		return vm.h.NewStr(vm.excHint(a[0], vm.h.Str(a[1]).S, a[2] == heap.True))
	}},
	{Name: "_syntax_carets", Sig: "text:str, line, offset, end_line, end_offset, /", Fn: nativeSyntaxCarets},
}

// awaitableIterator (generator) makes a prelude generator awaitable as it is.
func awaitableIterator(vm *VM, a []Value) Value {
	g := vm.h.Gen(a[0])
	g.Sort, g.Class = heap.SortIterator, asyncStepTypes["async_generator_asend"]
	return a[0]
}
