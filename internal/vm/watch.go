package vm

import (
	"slices"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Watching for the end of objects.
//
// Where an object's end would show (it has __del__, a weak reference with a callback, a
// finally block to run), scripts expect it with the last name. While there is such an object,
// the machine watches: frames are entered with code that is all OpWatch, so that watchStep
// comes before every instruction. It notes which ones may drop the last name of something,
// and behind those it looks from the roots whether all that is watched is still reached; if
// not, it collects. What that costs is charged as fuel and taken from a credit that grows with
// the fuel used; when half of it is gone the machine stops watching, and only a del statement
// or a weak reference that is asked for may use the rest. All of it depends on the program
// alone, and is in snapshots.

const (
	watchCredit = 4 << 20 // units of fuel that looking may cost at first, and at most at once
	watchShare  = 8       // of this many units used, one is added to the credit
	watchEnough = 1 << 14 // less is left for later

	stepUnits    = 2    // what watchStep costs
	lookUnits    = 50   // what a look costs …
	objectUnits  = 2    // … and each object that is looked into
	collectUnits = 8000 // and the collection of what was found to be dead
)

// watch is the state of watching.
type watch struct {
	code []compile.Instr // see watched
	put  int

	on      bool  // frames are entered with watched code
	dropped bool  // an instruction may have dropped a last name
	credit  int64 // units
	counted int64 // reading of the fuel counter when the credit was counted
	floor   int   // so many of vm.dues are left to the frames of _run_due that run
	floors  []int // and to those before each of them
	ending  bool  // the run is over but for what becomes due by that
	strong  bool  // by a statement whose purpose that is
	prompt  bool  // the collection in progress is none of the schedule, but of watching
	again   uint8 // more may be due when what is due has run
}

// watched is the code of a watched frame of n instructions: OpWatch all over, but where
// watchStep puts the one that it has looked at.
func (vm *VM) watched(n int) []compile.Instr {
	w := &vm.watch
	if w.put < len(w.code) {
		w.code[w.put] = compile.Make(compile.OpWatch, 0, 0, 0, 0)
	}
	if n > len(w.code) {
		before := len(w.code)
		w.code = make([]compile.Instr, max(n, 2*before))
		for i := range w.code {
			w.code[i] = compile.Make(compile.OpWatch, 0, 0, 0, 0)
		}
		vm.h.Charge(8 * (len(w.code) - before))
	}
	return w.code[:n]
}

// watches reports that there is something whose end would show at once.
func (vm *VM) watches() bool {
	return len(vm.finals) > vm.ended || vm.callbacks > 0
}

// startWatching makes the next instruction a watched one.
func (vm *VM) startWatching() {
	vm.watch.on = true
	if vm.state == Running {
		vm.code = vm.watched(len(vm.unit.Instrs))
	}
}

func (vm *VM) stopWatching() {
	vm.watch.on, vm.watch.dropped, vm.watch.strong = false, false, false
	vm.code = vm.unit.Instrs
}

// left brings the credit up to date.
func (vm *VM) left() int64 {
	w := &vm.watch
	now := vm.Fuel()
	w.credit = min(w.credit+(now-w.counted)/watchShare, watchCredit)
	w.counted = now - (now-w.counted)%watchShare
	return w.credit
}

// lost says that a script gave a name up: if something is watched, it is looked for behind
// the instruction.
func (vm *VM) lost() {
	if vm.watches() && vm.left() >= watchEnough {
		vm.watch.dropped, vm.watch.strong = true, true
		vm.startWatching()
	}
}

// watchMore says that there is one more thing to watch.
func (vm *VM) watchMore() {
	if !vm.watch.on && vm.left() >= watchCredit/2+watchEnough {
		vm.startWatching()
	}
}

// spend charges a look.
func (vm *VM) spend(units int) {
	vm.budget -= int64(units)
	vm.watch.credit -= int64(units)
}

// How to look whether more is due.
const (
	againPromptly = 1 + iota
	againFully
)

// collect collects what is reached no more, promptly only what does not reach itself.
func (vm *VM) collect(prompt bool) {
	vm.watch.prompt = prompt
	vm.h.Collect()
	vm.watch.prompt = false
}

// look collects if something that is watched is reached no more; see collect.
func (vm *VM) look(prompt bool) {
	vm.safepoint()
	vm.argTop = 0
	vm.between = true
	i, j := 0, 0
	all, n := vm.h.Reach(vm.visitNames, func() bool {
		for ; i < len(vm.finals); i++ {
			if v := vm.finals[i]; !vm.h.Marked(v) && vm.ends(v) && !vm.doomed[v] {
				return false
			}
		}
		for ; j < len(vm.weaks); j++ {
			if w := vm.weakOf(vm.weaks[j]); w.calls() && !vm.h.Marked(w.target) && !vm.doomed[w.target] {
				return false
			}
		}
		return true
	})
	vm.spend(lookUnits + objectUnits*(n+4*vm.fp+(i+j)/4))
	if !all {
		vm.collect(prompt)
		vm.spend(collectUnits + objectUnits*n)
	}
	vm.between = false
}

// endRun ends the run, after what becomes due when nothing of it is left on the stack; after
// the last run of a session everything is.
func (vm *VM) endRun() {
	w := &vm.watch
	if !w.ending {
		w.ending = true
		vm.pc = 1
		vm.then, vm.extra = then(transNone, compEnd, 0), heap.Unbound
		if vm.last && vm.hasLeft() {
			vm.Tail("_end_program")
			return
		}
		if vm.watches() {
			clear(vm.doomed)
			vm.look(false)
		}
		if len(vm.dues) > 0 {
			vm.callDue()
			return
		}
	}
	if vm.reporting {
		vm.halt(Failed)
	} else {
		vm.halt(Done)
	}
}

// hasLeft reports whether a program leaves something to run behind it.
func (vm *VM) hasLeft() bool {
	return vm.moduleNamed("atexit") != heap.None || len(vm.finals)+len(vm.weaks)+len(vm.dues) > 0 || len(vm.unstarted()) > 0
}

// SetLast says whether nothing comes after the run that begins.
func (vm *VM) SetLast(last bool) { vm.last = last }

// nativeAllDue makes everything due that is still watched, in the order it was made.
func nativeAllDue(vm *VM, a []Value) Value {
	vm.h.Collect()
	for _, v := range vm.finals {
		if vm.ends(v) {
			vm.endsNow(v)
		}
	}
	for _, v := range vm.unstarted() {
		vm.endsNow(v)
	}
	vm.finals, vm.ended = vm.finals[:0], 0
	vm.watch.floors = append(vm.watch.floors, vm.watch.floor) // the caller runs what is due
	return heap.None
}

// lookFor is look where a script asks for one object in the course of an instruction.
func (vm *VM) lookFor(target Value) {
	if vm.doomed[target] {
		delete(vm.doomed, target) // it may come to be reached again
		return
	}
	if vm.left() < watchEnough {
		return
	}
	all, n := vm.h.Reach(vm.visitNames, func() bool { return vm.h.Marked(target) })
	vm.spend(lookUnits + objectUnits*(n+4*vm.fp))
	if !all {
		vm.collect(true)
		vm.spend(collectUnits + objectUnits*n)
	}
}

// lookForRefs is look for the weak references to an object.
func (vm *VM) lookForRefs(target Value) {
	if vm.left() < watchEnough {
		return
	}
	i := 0
	all, n := vm.h.Reach(vm.visitNames, func() bool {
		for ; i < len(vm.weaks); i++ {
			if r := vm.weaks[i]; vm.weakOf(r).target == target && !vm.h.Marked(r) {
				return false
			}
		}
		return true
	})
	vm.spend(lookUnits + objectUnits*(n+4*vm.fp) + i/4)
	if !all {
		vm.collect(true)
		vm.spend(collectUnits + objectUnits*n)
	}
}

// visitNames visits the roots that names of scripts lead to, the nearest first.
func (vm *VM) visitNames(visit func(*Value)) {
	vm.visitFrames(visit)
	vm.visitOwn(visit)
	vm.h.VisitBorn(visit)
}

// watchStep comes before each watched instruction, behind which pc stands: something else goes
// first, or it has the instruction done.
func (vm *VM) watchStep() {
	w := &vm.watch
	vm.pc--
	if vm.budget <= 0 {
		if vm.poll(); vm.state != Running {
			return
		}
	}
	if visible(vm.unit.Code.Flags) { // what stands for native code is not interrupted
		if w.dropped {
			if vm.watches() && (vm.credited() || w.strong && w.credit >= watchEnough) {
				vm.look(true)
			}
			w.dropped, w.strong = false, false
		}
		if vm.runDue() {
			return
		}
		if len(vm.dues) <= w.floor && !(vm.watches() && vm.credited()) {
			vm.stopWatching()
			return
		}
		vm.spend(stepUnits)
	}
	vm.pc++
	ins := vm.instr()
	if !w.dropped {
		w.dropped = vm.drops(ins)
	}
	switch ins.Op() { // what enters frames does so without looking whether they are watched
	case compile.OpCall:
		vm.opCall(ins)
	case compile.OpCallG:
		vm.opCallG(ins)
	case compile.OpCallM:
		vm.opCallM(ins)
	case compile.OpRet:
		vm.budget -= int64(vm.pc)
		vm.opReturn(ins)
	default:
		vm.pc--
		vm.code = vm.watched(len(vm.unit.Instrs))
		w.put = vm.pc
		w.code[w.put] = ins
	}
}

// credited reports that the credit allows to go on watching.
func (vm *VM) credited() bool { return vm.left() >= watchCredit/2 }

// drops reports whether an instruction may take the last name of an object away.
func (vm *VM) drops(ins compile.Instr) bool {
	a, regs := ins.A(), vm.regs
	switch ins.Op() {
	case compile.OpUnbind, compile.OpClear, compile.OpDelG, compile.OpDelN, compile.OpDelD, compile.OpDelF, compile.OpDelIdx, compile.OpDelAttr,
		compile.OpStoreN, compile.OpIterEnd, compile.OpExcLeave, compile.OpRaise, compile.OpReraise, compile.OpYield, compile.OpAsyncYield,
		compile.OpSend, compile.OpEndAFor, compile.OpWith:
		return true
	case compile.OpStoreG:
		return holdsObjects(vm.globalNow(ins))
	case compile.OpStoreD:
		return holdsObjects(vm.h.Cell(regs[ins.B()]).V)
	case compile.OpStoreF:
		return holdsObjects(vm.h.Cell(vm.h.Func(vm.frames[vm.fp].fn).Free[uint32(ins.Imm())]).V)
	case compile.OpSetAttr:
		if o := regs[a]; o.Is(heap.KInst) {
			in := vm.h.Inst(o)
			if i := in.Shape.Slot(vm.unit.Sites[uint32(ins.Imm())].Name); i >= 0 {
				return holdsObjects(in.GetSlot(i))
			}
			return in.Shape.InDict
		}
		return true
	case compile.OpSetIdx:
		if o, k := regs[a], regs[ins.B()]; o.Is(heap.KList) && k.IsInt() {
			if l := vm.h.List(o).V; uint64(k.Int()) < uint64(len(l)) {
				return holdsObjects(l[k.Int()])
			}
		}
		return true
	case compile.OpRet:
		if holdsObjects(regs[a]) {
			return true
		}
		if how := vm.frames[vm.fp].how; how>>8&0xff == compStore && vm.fp > 0 {
			to := &vm.frames[vm.fp-1]
			if dst := int(uint8(how)); dst < int(to.unit.Locals) && holdsObjects(vm.stack[int(to.base)+dst]) {
				return true
			}
		}
		for r := range int(vm.unit.Locals) {
			if holdsObjects(regs[r]) {
				return true
			}
		}
		return false
	case compile.OpCall, compile.OpCallG, compile.OpCallM, compile.OpCallB:
		return vm.callDrops(ins)
	case compile.OpCallKw, compile.OpCallEx:
		return true
	case compile.OpForIter, compile.OpForLoop:
		if b := ins.B(); b < int(vm.unit.Locals) && holdsObjects(regs[b]) {
			return true
		}
	}
	if ins.Op().Writes() && a < int(vm.unit.Locals) && holdsObjects(regs[a]) {
		return true
	}
	drops := false
	if !ins.Op().Keeps() {
		vm.unit.Code.LastReads(vm.pc-1, func(r int) { drops = drops || holdsObjects(regs[r]) && !vm.h.IsImage(regs[r]) })
	}
	return drops
}

// callDrops is drops for a call: that of a function shows when it returns.
func (vm *VM) callDrops(ins compile.Instr) bool {
	a, regs := ins.A(), vm.regs
	if c := ins.C(); c < int(vm.unit.Locals) && holdsObjects(regs[c]) {
		return true
	}
	first, fn := a, heap.Unbound
	switch ins.Op() {
	case compile.OpCall:
		fn = regs[a]
		first++
	case compile.OpCallG, compile.OpCallB:
		fn = vm.globalNow(ins)
		first++
	case compile.OpCallM:
		if o := regs[a]; o.Is(heap.KInst) {
			fn = vm.Lookup(vm.TypeOf(o), vm.unit.Sites[uint32(ins.Imm())].Name)
		}
	}
	switch fn.Kind() {
	case heap.KFunc:
		return false
	case heap.KType:
		return true
	}
	for r := first; r <= a+ins.B(); r++ {
		if holdsObjects(regs[r]) {
			return true
		}
	}
	return holdsObjects(fn) && !fn.Is(heap.KBuiltin)
}

// globalNow is the value of the global of the module that an instruction names, Unbound if
// there is none.
func (vm *VM) globalNow(ins compile.Instr) Value {
	name := vm.unit.Globals[uint32(ins.Imm())].Name
	if i := vm.h.FindStr(vm.globals, name, vm.h.Str(name)); i >= 0 {
		return vm.globals.Ents[i].V
	}
	return heap.Unbound
}

// holdsObjects reports whether v can name other objects, or have an end that shows.
func holdsObjects(v Value) bool {
	return v.IsHandle() && v.Kind() >= heap.KStr && !v.Is(heap.KStr) && !v.Is(heap.KInt) && !v.Is(heap.KFloat) && !v.Is(heap.KBytes) &&
		!v.Is(heap.KComplex)
}

func (vm *VM) saveWatch(e *heap.Encoder) {
	w, s := e.W, &vm.watch
	var doomed []Value
	for _, v := range vm.finals {
		if vm.doomed[v] {
			doomed = append(doomed, v)
		}
	}
	for _, r := range vm.weaks {
		if t := vm.weakOf(r).target; vm.doomed[t] && !slices.Contains(doomed, t) {
			doomed = append(doomed, t)
		}
	}
	e.Values(doomed)
	for _, b := range []bool{s.on, s.dropped, s.strong, s.ending, vm.last} {
		w.Bool(b)
	}
	w.Byte(s.again)
	w.Int(s.credit)
	w.Int(s.counted)
	w.Uint(uint64(s.floor))
	w.Uint(uint64(len(s.floors)))
	for _, n := range s.floors {
		w.Uint(uint64(n))
	}
}

// loadWatch reads what saveWatch wrote; releases before it wrote nothing.
func (vm *VM) loadWatch(d *heap.Decoder) {
	r, s := d.R, &vm.watch
	s.counted = vm.Fuel()
	if r.Left() > 0 {
		if doomed := d.Values(); len(doomed) > 0 {
			vm.doom(doomed)
		}
		for _, b := range []*bool{&s.on, &s.dropped, &s.strong, &s.ending, &vm.last} {
			*b = r.Bool()
		}
		s.again = r.Byte()
		s.credit, s.counted = min(r.Int(), watchCredit), min(r.Int(), vm.Fuel())
		s.floor = r.Limit(uint64(len(vm.dues)))
		for range r.Len(1) {
			s.floors = append(s.floors, r.Limit(uint64(len(vm.dues))))
		}
	}
	vm.h.Charge(8 * cap(vm.finals))
}

// verifyWatch checks a restored VM's lists of what is watched, and counts them.
func (vm *VM) verifyWatch() bool {
	for _, r := range vm.weaks {
		if !r.Is(heap.KNative) {
			return false
		}
		w, ok := vm.h.Native(r).Data.(*weakRef)
		if !ok {
			return false
		}
		if w.calls() {
			vm.callbacks++
		}
	}
	for _, v := range vm.finals {
		if !v.Is(heap.KInst) && !v.Is(heap.KNative) && !v.Is(heap.KGen) {
			return false
		}
		if v.Is(heap.KGen) {
			vm.h.Gen(v).Flags |= heap.GenKept
		}
		if vm.hasEnded(v) {
			vm.ended++
		}
	}
	return true
}
