// Package vm runs compiled code on the heap: the loop, frames and their completions,
// calls, classes, exceptions, generators, suspension and the built-in functions and types.
//
// One loop runs on the Go stack. An instruction or a native that reaches Python code
// never waits for it: it pushes a frame whose record says what becomes of the result (see
// completion.go), and the loop goes on in that frame. So a host call can suspend anywhere,
// and everything there is to save lies in the stack, the frames and the heap.
//
// Natives (see native.go) run once, hold no values across Python code and answer with a
// value or with one of the marks heap.Raised, heap.Pushed and heap.Suspended.
package vm

import (
	"context"
	"io"
	"time"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Value is a Python value.
type Value = heap.Value

// stackSlack is the room that must lie above a window's base: a window of 256
// registers and space for natives' missing arguments.
const stackSlack = 320

// frame is an activation. frames[0] is the host's.
type frame struct {
	unit    *heap.Unit
	fn      Value
	globals Value
	locals  Value  // namespace of class bodies and exec, else Unbound
	handled Value  // the exception being handled here, else None
	gen     Value  // the generator this frame belongs to, else 0
	extra   Value  // what the transform keeps (the instance of an __init__ …)
	how     uint32 // transform<<16 | completion<<8 | destination register
	base    int32
	pc      int32 // where it goes on, saved when it calls out
	depth   int32 // frames a script sees up to here and one, 0 while nobody counted them
}

// State is what a VM is doing.
type State uint8

// The states.
const (
	Idle      State = iota // nothing to do: the last run is over
	Running                // inside the loop
	Done                   // the run finished, Result has its value
	Failed                 // an exception ended the run, Raised has it
	Stopped                // a limit or the host ended the run, StopErr says why
	Suspended              // a host call waits for its answer
	Waiting                // everything waits for outstanding asynchronous calls or a timer
	Paused                 // the fuel slice is used up
)

// VM is one sandboxed interpreter. One goroutine uses it at a time.
type VM struct {
	pc        int
	code      []compile.Instr
	regs      *[256]Value
	base      int
	fp        int
	budget    int64 // fuel until the next poll
	unit      *heap.Unit
	globals   *heap.Dict
	maxFrames int
	typeVer   uint32
	stack     []Value
	frames    []frame
	h         heap.Heap

	image  *Image
	then   uint32 // transform, completion and destination for the call in preparation
	extra  Value  // what its transform keeps
	kw     kwargs // names of its keyword arguments
	argTop int    // end of the arguments of the native in progress
	nested int    // natives in progress on the Go stack

	boundNative   *native // what is called as a bound method, which messages name after the object's class
	calleeMissing bool    // what is raised now is about the name of what an instruction calls

	hostUnit  *heap.Unit
	main      Value             // the __main__ module
	modules   Value             // sys.modules, a dict
	builtins  Value             // the builtins module, empty until a script looks into it
	prelude   Value             // dictionary that prelude functions have as globals
	prefns    map[Value]Value   // prelude functions made so far, by name
	imageSubs map[Value][]Value // classes made here directly under the image's
	registry  Value             // dict of natives' own objects by name, kept in snapshots
	scratch   [copyUpTo]byte    // for short text that is copied at once
	lookups   *[lookupCache]lookupEntry
	boundCall int                 // calls of special methods that are descriptors, one inside the other
	reprStep  bool                // a repr walk was entered from the prelude's drive
	tables    map[Value]*setTable // of sets whose order insertion does not tell
	ordered   heap.Entry          // what the iterator of such a set came to
	shown     bool                // a script looked into the module builtins
	restored  bool                // the VM comes from a snapshot
	slotSites bool                // some site cache holds an instance slot

	granted   int64  // fuel granted so far; used is granted - budget
	sliceEnd  int64  // fuel at which the run pauses, 0: never
	between   bool   // the current frame stands between two instructions, not in one
	reserved  int64  // bytes the native in progress has asked for
	lim       Limits // with Fuel as a reading of the counter
	limits0   Limits // as set
	recursion int
	began     time.Time     // of the stretch of execution in progress
	spent     time.Duration // execution before it, host waits excluded
	ctx       context.Context
	hostCalls int

	state     State
	stopErr   error
	result    Value
	raised    Value
	pending   pending
	arrivals  []arrived     // asynchronous host calls that have ended
	slept     time.Duration // how far the script's time is ahead of the host's clock
	rested    time.Duration // how much of the script's time it slept
	sleepAt   time.Duration // reading of the clock when the wait in progress began
	clockBase time.Duration // added to the host's clock, so that it goes on after a restore
	reporting bool          // the exception that ended the run is being described
	fuel0     int64         // reading of the fuel counter when the run began

	idle   []int32            // stack positions that hold nothing for their frame, during a collection
	refs   map[plainRef]Value // plain weakrefs by target, nil until asked for
	weaks  []Value            // weakrefs with a target, in the order made; not roots
	finals []Value            // instances with __del__ that has not run, generators with something to do at their end; not roots
	dues   []dueCall          // callbacks and finalisers to run

	doomed    map[Value]bool // of finals and targets: reached no more, but by themselves
	callbacks int            // of weakrefs, that are waited for
	ended     int            // generators among finals that have run to their end
	watch     watch
	last      bool // nothing comes after this run

	args   []string // sys.argv
	host   Host
	out    io.Writer
	errOut io.Writer
}

// Limits bound a run. Zero means none.
type Limits struct {
	Memory    int64
	Fuel      int64
	Duration  time.Duration // of execution, host waits excluded
	Recursion int
	HostCalls int
}

// Config is what a VM is made of.
type Config struct {
	Image  *Image
	Host   Host
	Out    io.Writer
	Err    io.Writer
	Limits Limits
	Seed   [2]uint64       // of the internal hashes: secret, drawn for each VM
	Stress bool            // collect at every allocation
	Code   []*compile.Code // of a Restore of what SaveFork wrote
}

// New makes a VM with an empty __main__.
func New(c Config) *VM {
	vm := newEmpty(c)
	vm.attach()
	vm.prelude, _ = vm.h.NewDict()
	vm.modules, _ = vm.h.NewDict()
	vm.registry, _ = vm.h.NewDict()
	vm.builtins, _ = vm.h.NewModule(vm.h.Intern("builtins"))
	vm.dictSetStr(vm.h.Dict(vm.modules), vm.h.Intern("builtins"), vm.builtins)
	vm.main = vm.newModule("__main__")
	vm.SetModuleAttr(vm.main, "__builtins__", vm.builtins)
	vm.rest()
	vm.h.SetStress(c.Stress)
	return vm
}

// newEmpty makes a VM without any object.
func newEmpty(c Config) *VM {
	vm := &VM{image: c.Image, host: c.Host, out: c.Out, errOut: c.Err, extra: heap.Unbound, builtins: heap.Unbound,
		result: heap.None, raised: heap.None, registry: heap.Unbound, main: heap.Unbound, modules: heap.Unbound, prelude: heap.Unbound}
	vm.pending.extra = heap.Unbound
	vm.watch.credit = watchCredit
	vm.h.Init(c.Image.heap, c.Seed, c.Limits.Memory)
	vm.SetLimits(c.Limits)
	vm.stack = make([]Value, firstStack)
	vm.frames = make([]frame, firstFrames)
	vm.h.Charge(8*len(vm.stack) + frameBytes*len(vm.frames))
	// The host's frame stands on no object of the heap, so that a restore finds the heap empty.
	vm.hostUnit = &heap.Unit{Code: hostCode, Instrs: hostCode.Instrs, Self: heap.Unbound}
	vm.rest()
	return vm
}

// A VM begins with this much stack and this many frames.
const (
	firstStack  = stackSlack + 64
	firstFrames = 12
)

// hostCode is what frame 0 executes: it halts.
var hostCode = &compile.Code{Name: "<host>", Flags: compile.FlagPrelude, NumRegs: 1,
	Instrs: []compile.Instr{compile.Make(compile.OpHalt, 0, 0, 0, 0), compile.Make(compile.OpHalt, 0, 0, 0, 0)},
	Depth:  []uint8{0, 0}, Pos_: make([]compile.Pos, 2)}

var haltCode = []compile.Instr{compile.Make(compile.OpHalt, 0, 0, 0, 0)}

// rest drops all frames and what the stack holds, and stands in the host's frame. A stack
// that grew large is given back.
func (vm *VM) rest() {
	if len(vm.stack) > 8*firstStack {
		vm.h.Charge(8 * (firstStack - len(vm.stack)))
		vm.stack = make([]Value, firstStack)
	}
	for i := range vm.stack {
		vm.stack[i] = heap.Unbound
	}
	if len(vm.frames) > 8*firstFrames {
		vm.h.Charge(frameBytes * (firstFrames - len(vm.frames)))
		vm.frames = make([]frame, firstFrames)
	}
	vm.fp = 0
	vm.frames[0] = frame{unit: vm.hostUnit, fn: heap.None, globals: heap.Unbound, locals: heap.Unbound, handled: heap.None, extra: heap.Unbound}
	vm.maxFrames = min(len(vm.frames), vm.recursion)
	vm.enter(vm.hostUnit, heap.Unbound, 0, 1)
	vm.kw.names = nil
	vm.argTop = 0
}

// SetLimits changes the limits of the run in progress, or the next one.
func (vm *VM) SetLimits(l Limits) {
	vm.lim, vm.limits0 = l, l
	vm.limitFuel()
	vm.h.SetLimit(l.Memory)
	vm.limitRecursion()
}

// newModule makes a module and enters it in sys.modules.
func (vm *VM) newModule(name string) Value {
	n := vm.h.Intern(name)
	m, _ := vm.h.NewModule(n)
	vm.initModuleDict(m)
	vm.dictSetStr(vm.h.Dict(vm.modules), n, m)
	return m
}

// moduleNames are the names that stand in every VM before a script runs.
var moduleNames = []string{"builtins", "__builtins__", "__main__", "__name__", "__doc__", "__package__", "__loader__", "__spec__", "__file__"}

// initModuleDict enters the names that every module has.
func (vm *VM) initModuleDict(m Value) {
	d := vm.h.Dict(vm.h.Module(m).Dict)
	vm.dictSetStr(d, vm.h.Intern("__name__"), vm.h.Module(m).Name)
	vm.dictSetStr(d, vm.h.Intern("__doc__"), heap.None)
	vm.dictSetStr(d, vm.h.Intern("__package__"), heap.None)
	vm.dictSetStr(d, vm.h.Intern("__loader__"), heap.None)
	vm.dictSetStr(d, vm.h.Intern("__spec__"), heap.None)
}

// Heap gives natives of the library access to storage.
func (vm *VM) Heap() *heap.Heap { return &vm.h }

// Main is the __main__ module.
func (vm *VM) Main() Value { return vm.main }

// State reports what the VM is doing.
func (vm *VM) State() State { return vm.state }

// Result is the value of a finished run.
func (vm *VM) Result() Value { return vm.result }

// Raised is the exception that ended a failed run.
func (vm *VM) Raised() Value { return vm.raised }

// StopErr is why a run was stopped.
func (vm *VM) StopErr() error { return vm.stopErr }

// roots visits every value the machine itself holds.
func (vm *VM) roots(visit func(*Value)) {
	vm.visitOwn(visit)
	visit(&vm.hostUnit.Self)
	for k, v := range vm.prefns { // marking: order does not matter
		visit(&k)
		visit(&v)
	}
	vm.idle = vm.idle[:0]
	top := vm.visitFrames(visit)
	for k := top; k < len(vm.stack); k++ {
		vm.stack[k] = heap.Unbound
	}
}

// visitOwn visits what stands outside the frames, in an order that depends on the program alone.
func (vm *VM) visitOwn(visit func(*Value)) {
	for _, p := range []*Value{&vm.main, &vm.modules, &vm.registry, &vm.builtins, &vm.prelude, &vm.result, &vm.raised, &vm.extra} {
		visit(p)
	}
	for i := range vm.kw.names {
		visit(&vm.kw.names[i])
	}
	vm.pending.visit(visit)
	for i := range vm.arrivals {
		visit(&vm.arrivals[i].val)
		visit(&vm.arrivals[i].exc)
	}
	for i := range vm.dues {
		visit(&vm.dues[i].fn)
		visit(&vm.dues[i].arg)
	}
}

// visitFrames visits what the frames hold, those on top first, and gives the end of the stack
// that is in use.
func (vm *VM) visitFrames(visit func(*Value)) (top int) {
	top = vm.argTop
	for i := vm.fp; i >= 0; i-- {
		fr := &vm.frames[i]
		if fr.how>>8 == uint32(compStore) {
			fr.extra = heap.Unbound // the loop pushes frames without setting what they do not use
		}
		visit(&fr.unit.Self)
		for _, p := range []*Value{&fr.fn, &fr.globals, &fr.locals, &fr.handled, &fr.gen, &fr.extra} {
			visit(p)
		}
		end := vm.liveEnd(i)
		if i < vm.fp {
			end = min(end, int(vm.frames[i+1].base))
		}
		pc := vm.standsAt(i) - 1
		for k := int(fr.base); k < end; k++ {
			if r := k - int(fr.base); !fr.unit.Code.Holds(pc, r) && (i < vm.fp || r < callArea(fr.unit.Code, pc)) {
				vm.idle = append(vm.idle, int32(k)) // a frame that stood here before may have left it
				continue
			}
			visit(&vm.stack[k])
		}
		if i < vm.fp {
			// Registers that are dead here and below the next window may count as live
			// again before they are written: leave nothing in them that is collected now.
			for k := end; k < int(vm.frames[i+1].base); k++ {
				vm.stack[k] = heap.Unbound
			}
		}
		top = max(top, end)
	}
	end := vm.liveEnd(vm.fp)
	for k := end; k < vm.argTop; k++ {
		visit(&vm.stack[k])
	}
	return top
}

// callArea is the first register that a call instruction uses for what it calls and the
// arguments: while it is carried out they hold more than its operands say. Of any other
// instruction there is none.
func callArea(c *compile.Code, pc int) int {
	if pc >= 0 && pc < len(c.Instrs) {
		switch ins := c.Instrs[pc]; ins.Op() {
		case compile.OpCall, compile.OpCallG, compile.OpCallB, compile.OpCallM, compile.OpCallKw, compile.OpCallEx:
			return ins.A()
		}
	}
	return windowSize
}

// windowSize is the number of registers a frame can name.
const windowSize = 256

// dropIdle empties the registers that hold nothing for their frame where what lies in them
// dies: nothing may see it again. What an instruction in progress has put there lives.
func (vm *VM) dropIdle() {
	for _, k := range vm.idle {
		if v := vm.stack[k]; v.IsHandle() && !vm.h.Marked(v) {
			vm.stack[k] = heap.Unbound
		}
	}
}

// liveEnd is the end of the live registers of frame i on the stack.
func (vm *VM) liveEnd(i int) int {
	fr := &vm.frames[i]
	return int(fr.base) + vm.depthAt(fr.unit, vm.standsAt(i))
}

// standsAt is the place behind the instruction that frame i executes, or is about to.
func (vm *VM) standsAt(i int) int {
	pc := int(vm.frames[i].pc)
	top := i == vm.fp
	if top && vm.state == Running {
		pc = vm.pc
	}
	if top && (vm.between || vm.state == Paused) || !top && vm.frames[i+1].how>>8&0xff == compBetween {
		pc++ // what counts is the instruction to come
	}
	return pc
}

// depthAt is the number of registers that can be live in a frame that stands behind the
// instruction before pc.
func (vm *VM) depthAt(u *heap.Unit, pc int) int {
	d := u.Code.Depth
	if pc < 1 || pc > len(d) {
		return u.Code.NumRegs
	}
	return int(d[pc-1])
}
