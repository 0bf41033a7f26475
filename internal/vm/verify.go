package vm

import (
	"math"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/snapshot"
)

// Verification of a restored VM: what the machine and the natives take for granted about
// objects holds, whoever wrote the bytes. The decoder has seen to it that every handle names
// an object that is there, of the kind that the handle says and every other says. Here is
// what the fields of each kind must be; payloads of native objects check their own data.

// A demand is what a value must be.
type demand func(vm *VM, v Value) bool

func isUnbound(_ *VM, v Value) bool { return v == heap.Unbound }
func isValue(_ *VM, v Value) bool   { return v != heap.Unbound }
func anything(*VM, Value) bool      { return true }
func isSmall(_ *VM, v Value) bool   { return v.IsInt() }
func isWhole(_ *VM, v Value) bool   { return v.IsInt() || v.Is(heap.KInt) }
func isTrue(_ *VM, v Value) bool    { return v == heap.True }
func isNone(_ *VM, v Value) bool    { return v == heap.None }
func isDictOrSub(vm *VM, v Value) bool {
	return vm.Payload(v).Is(heap.KDict)
}
func isException(vm *VM, v Value) bool { return vm.Exc(v) != nil }

// of demands one of some kinds.
func of(kinds ...heap.Kind) demand {
	return func(_ *VM, v Value) bool {
		for _, k := range kinds {
			if v.Is(k) {
				return true
			}
		}
		return false
	}
}

// either demands one or the other.
func either(a, b demand) demand {
	return func(vm *VM, v Value) bool { return a(vm, v) || b(vm, v) }
}

func orUnbound(d demand) demand { return either(isUnbound, d) }

var (
	isStrObject = of(heap.KStr)
	isClass     = of(heap.KType)
	isDict      = of(heap.KDict)
	isView      = [4]demand{isDictOrSub, orUnbound(isTrue), isUnbound, isUnbound}
	isWrapper   = [4]demand{isValue, isUnbound, isUnbound, orUnbound(isDict)}
)

// recordRules say what the four fields of a record of each kind must be; recordSound asks
// what one field alone does not tell.
var recordRules = map[heap.Kind][4]demand{
	heap.KRange:        {isWhole, isWhole, isWhole, isWhole},
	heap.KSlice:        {isValue, isValue, isValue, isUnbound},
	heap.KMethod:       {isValue, isValue, isUnbound, isUnbound},
	heap.KProperty:     {anything, anything, anything, of(heap.KTuple)},
	heap.KClassMethod:  isWrapper,
	heap.KStaticMethod: isWrapper,
	heap.KSuper:        {orUnbound(isClass), anything, orUnbound(isClass), isUnbound},
	heap.KMappingProxy: {isValue, orUnbound(isTrue), isUnbound, isUnbound},
	heap.KDictKeys:     isView,
	heap.KDictValues:   isView,
	heap.KDictItems:    isView,
	heap.KMemberDescr:  {isValue, isClass, orUnbound(of(heap.KBuiltin, heap.KNone)), orUnbound(isSmall)},
	heap.KTraceback:    {either(isNone, of(heap.KTraceback)), of(heap.KUnit), isSmall, orUnbound(of(heap.KFrame))},
	heap.KFrame:        {of(heap.KTraceback, heap.KGen, heap.KUnit), orUnbound(isSmall), orUnbound(isDict), either(orUnbound(isNone), of(heap.KFrame))},
}

func (vm *VM) recordSound(v Value) bool {
	f := &vm.h.Rec(v).F
	switch v.Kind() {
	case heap.KRange:
		return f[2] != heap.Small(0) && vm.numCompare(compile.OpEq, f[3], vm.rangeLength(f[0], f[1], f[2])) == heap.True
	case heap.KProperty:
		return len(vm.h.List(f[propertyKnown]).V) == propertyKnowing
	case heap.KSuper:
		return f[1] == heap.Unbound || f[2] != heap.Unbound
	case heap.KMappingProxy:
		return f[1] == heap.Unbound || f[0].Is(heap.KType)
	case heap.KMemberDescr:
		switch {
		case f[3].IsInt(): // a field of a tuple
			return f[3].Int() >= -1 && vm.IsSubclass(f[1], T.Tuple) && !f[2].Is(heap.KBuiltin) && (f[2] == heap.Unbound) == (f[1] == T.Tuple)
		case f[2] == heap.Unbound:
			return f[0].Is(heap.KStr)
		case f[2] == heap.None:
			return false
		}
		n := vm.h.Builtin(f[2]).Def.(*native)
		return f[0].Is(heap.KStr) && f[3] == heap.Unbound && n.getter != nil && vm.IsSubclass(f[1], n.ownerKey)
	case heap.KTraceback:
		return vm.placeSound(vm.h.Unit(f[1]).Code, f[2].Int())
	case heap.KFrame:
		if f[0].Is(heap.KUnit) {
			return f[1].IsInt() && f[2].Is(heap.KDict) && f[3] != heap.Unbound && vm.placeSound(vm.h.Unit(f[0]).Code, f[1].Int())
		}
	}
	return true
}

// placeSound reports whether a traceback can name a place in code; see standing.
func (vm *VM) placeSound(c *compile.Code, at int64) bool {
	return at >= -2-int64(len(c.Instrs)) && at <= int64(len(c.Instrs))
}

// verify checks what was read and makes of it what a running machine has. Each step relies
// on nothing that has not been verified: classes are asked when natives are made, and all
// objects when dicts are hashed.
func (vm *VM) verify(s *saver, d *heap.Decoder) {
	r := d.R
	d.Connect()
	if r.Err() == nil && (!of(heap.KModule)(vm, vm.main) || !of(heap.KModule)(vm, vm.builtins) || !isDict(vm, vm.modules) || !isDict(vm, vm.prelude) || !isDict(vm, vm.registry)) {
		r.Fail("the machine's own objects are of the wrong kind")
	}
	if r.Err() == nil && !vm.registrySound() {
		r.Fail("the names of a module are no dict")
	}
	d.Named(func(v Value) {
		if v.Is(heap.KType) && !vm.classSound(v) {
			r.Fail("a class breaks the rules of classes")
		}
	})
	d.Build()
	if r.Err() == nil && len(s.changed) > 0 {
		s.adapt(d)
	}
	d.Named(func(v Value) {
		if !vm.sound(s, v) {
			r.Fail("an object of kind %d breaks its rules", v.Kind())
		}
	})
	d.Hash(vm.hashNow)
	d.Named(func(v Value) {
		if !v.Is(heap.KNative) {
			return
		}
		if x, ok := vm.h.Native(v).Data.(SoundNative); ok && !x.Sound(vm) {
			r.Fail("a native object relies on what is not there")
		}
	})
	for _, step := range []struct {
		sound func() bool
		fault string
	}{
		{vm.verifyTables, "the order of a set is not that of its elements"},
		{vm.listsSound, "the machine's own lists hold objects of the wrong kind"},
		{vm.numbersSound, "numbers that no run counts to"},
	} {
		if r.Err() == nil && !step.sound() {
			r.Fail("%s", step.fault)
		}
	}
	if r.Err() == nil {
		vm.verifyFrames(s, r)
	}
}

// listsSound checks what stands outside the heap: prelude functions, arrivals, what is watched.
func (vm *VM) listsSound() bool {
	for k, v := range vm.prefns { // each by itself: order does not matter
		if !v.Is(heap.KFunc) {
			return false
		}
		if c := vm.h.Func(v).Unit.Code; c.Flags&compile.FlagPrelude == 0 || c.Name != vm.h.Str(k).S {
			return false
		}
	}
	for _, a := range vm.arrivals {
		if (a.val == heap.Unbound) == (a.exc == heap.Unbound) || a.exc != heap.Unbound && !isException(vm, a.exc) {
			return false
		}
	}
	return vm.verifyWatch() && (isException(vm, vm.raised) || vm.raised == heap.None)
}

// registrySound checks the names of the library's modules, which natives take from it.
func (vm *VM) registrySound() bool {
	for _, e := range vm.h.Dict(vm.registry).Ents {
		if e.K.Is(heap.KStr) && strings.HasPrefix(vm.h.Str(e.K).S, "lib.") && !e.V.Is(heap.KDict) {
			return false
		}
	}
	return true
}

// numbersSound checks what a run counts: within what it can come to, so that limits hold.
func (vm *VM) numbersSound() bool {
	const most = math.MaxInt64 / 4
	for _, n := range []int64{vm.fuel0, vm.Fuel() - vm.fuel0, int64(vm.spent), int64(vm.rested), int64(vm.hostCalls), int64(vm.h.Quota()) + 1<<40} {
		if n < 0 || n > most {
			return false
		}
	}
	for _, d := range []time.Duration{vm.slept, vm.clockBase} {
		if d < -most || d > most {
			return false
		}
	}
	return true
}

// classSound checks a class made by a script. It asks nothing of other classes but their
// names and orders, which may not have been checked yet.
func (vm *VM) classSound(v Value) bool {
	t := vm.h.Type(v)
	if !t.Name.Is(heap.KStr) || !t.Qualname.Is(heap.KStr) || !t.Meta.Is(heap.KType) || t.Flags&typeHeap == 0 {
		return false
	}
	for _, l := range [][]Value{t.Bases, t.MRO, t.Subclasses} {
		for _, c := range l {
			if !c.Is(heap.KType) {
				return false
			}
		}
	}
	if !slices.Contains(t.MRO, T.Object) {
		return false
	}
	for i := range t.Dict.Ents {
		if e := &t.Dict.Ents[i]; e.K != heap.Unbound && e.V == heap.Unbound {
			return false
		}
	}
	return vm.orderSound(t.Meta)
}

// orderSound reports whether a class can be one of classes: type is in its order.
func (vm *VM) orderSound(meta Value) bool { return vm.IsSubclass(meta, T.Type) }

// layoutEnds reports that the layouts a class is made of come down to a built-in one.
func (vm *VM) layoutEnds(v Value) bool {
	seen := map[Value]bool{}
	for c := vm.layout(v); !vm.isImageClass(c); c = vm.layoutBehind(c) {
		if seen[c] {
			return false
		}
		seen[c] = true
	}
	return true
}

// sound checks an object that is none of a class.
func (vm *VM) sound(s *saver, v Value) bool {
	h := &vm.h
	if rules, ok := recordRules[v.Kind()]; ok {
		for i, rule := range rules {
			if !rule(vm, h.Rec(v).F[i]) {
				return false
			}
		}
		return vm.recordSound(v)
	}
	switch v.Kind() {
	case heap.KList: // tuples of the library's own may have gaps
		for _, x := range h.List(v).V {
			if x == heap.Unbound {
				return false
			}
		}
	case heap.KDict, heap.KSet, heap.KFrozenSet:
		d := h.Dict(v)
		for i := range d.Ents {
			if e := &d.Ents[i]; e.K != heap.Unbound && e.V == heap.Unbound {
				return false
			}
		}
	case heap.KFunc:
		return vm.funcSound(h.Func(v))
	case heap.KBuiltin:
		return h.Builtin(v).Self == heap.Unbound
	case heap.KType: // its layout: every class it is made of is sound
		t := h.Type(v)
		if !vm.layoutEnds(v) {
			return false
		}
		for _, c := range t.MRO { // what it inherits is of instances like its own
			if !vm.IsSubclass(vm.layout(v), vm.layout(c)) {
				return false
			}
		}
		lay := h.Type(vm.builtinLayout(v))
		return t.Base == lay.Base && (t.Flags^lay.Flags)&typeException == 0 && t.Def == nil
	case heap.KModule:
		m := h.Module(v)
		if c := m.Class; c != heap.Unbound && !(c.Is(heap.KType) && vm.IsSubclass(c, T.Module)) {
			return false
		}
		return orUnbound(either(isNone, isStrObject))(vm, m.Name) && m.Dict.Is(heap.KDict) && orUnbound(isDict)(vm, m.Slots)
	case heap.KUnit:
		return vm.unitSound(h.Unit(v))
	case heap.KGen:
		return vm.genSound(s, h.Gen(v))
	case heap.KIter:
		return vm.iterSound(h.Iter(v))
	case heap.KInst:
		return vm.instSound(h.Inst(v))
	case heap.KNative:
		n := h.Native(v)
		if !n.Class.Is(heap.KType) {
			return false
		}
		lay := h.Type(vm.builtinLayout(n.Class))
		return (lay.Base == 0 || lay.Base == heap.KNative) && lay.Flags&typeException == 0 && orUnbound(isDict)(vm, n.Dict) && orUnbound(isDict)(vm, n.Slots)
	}
	return true
}

func (vm *VM) funcSound(f *heap.Func) bool {
	c := f.Unit.Code
	if !f.Globals.Is(heap.KDict) || !orUnbound(of(heap.KTuple))(vm, f.Defaults) || !orUnbound(isDict)(vm, f.KwDefaults) ||
		!orUnbound(isDict)(vm, f.Dict) || !orUnbound(isStrObject)(vm, f.Name) || !orUnbound(isStrObject)(vm, f.Qualname) ||
		f.Unit.Dict != f.Globals && len(f.Unit.Globals) > 0 {
		return false
	}
	if len(f.Free) != len(c.Free) && len(f.Free) != len(c.Free)+len(c.Spill) && c != goneCode() {
		return false
	}
	for _, x := range f.Free {
		if !x.Is(heap.KCell) {
			return false
		}
	}
	return true
}

// unitSound checks that linked code has the constants and inner code of its code.
func (vm *VM) unitSound(u *heap.Unit) bool {
	if !u.Dict.Is(heap.KDict) || u.Space != heap.Unbound && !(u.Space.Is(heap.KInst) && vm.Payload(u.Space) == u.Dict) {
		return false
	}
	for i, v := range u.Consts {
		if v != heap.Unbound && !vm.isConstant(v, u.Code.Consts[i]) {
			return false
		}
	}
	for i, v := range u.Units {
		if v != heap.Unbound && (!v.Is(heap.KUnit) || vm.h.Unit(v).Code != u.Code.Codes[i] || vm.h.Unit(v).Dict != u.Dict) {
			return false
		}
	}
	return true
}

// isConstant reports whether v is what constant makes of c.
func (vm *VM) isConstant(v Value, c any) bool {
	h := &vm.h
	switch c := c.(type) {
	case nil:
		return v == heap.None
	case bool:
		return v == heap.Bool(c)
	case int64:
		n, ok := vm.AsInt64(v)
		return isWhole(vm, v) && ok && n == c
	case *big.Int:
		return v.Is(heap.KInt) && new(big.Int).SetBits(h.Big(v).Mag).CmpAbs(c) == 0 && h.Big(v).Neg == (c.Sign() < 0)
	case float64:
		return heap.IsFloat(v) && math.Float64bits(h.Float(v)) == math.Float64bits(c)
	case complex128:
		return v.Is(heap.KComplex) && math.Float64bits(real(h.Complex(v))) == math.Float64bits(real(c)) && math.Float64bits(imag(h.Complex(v))) == math.Float64bits(imag(c))
	case string:
		return v.Is(heap.KStr) && h.Str(v).S == c
	case compile.Bytes:
		return v.Is(heap.KBytes) && string(h.Bytes(v).B) == string(c)
	case compile.Ellipsis:
		return v == heap.Ellipsis
	case compile.Tuple:
		if !v.Is(heap.KTuple) || len(h.List(v).V) != len(c) {
			return false
		}
		for i, x := range h.List(v).V {
			if !vm.isConstant(x, c[i]) {
				return false
			}
		}
		return true
	case compile.FrozenSet:
		return v.Is(heap.KFrozenSet)
	}
	return false
}

func (vm *VM) instSound(in *heap.Inst) bool {
	h := &vm.h
	if !in.Shape.Class.Is(heap.KType) {
		return false
	}
	lay := vm.builtinLayout(in.Shape.Class)
	t := h.Type(lay)
	payload := heap.Unbound
	if e := in.Ext; e != nil {
		payload = e.Payload
		if !orUnbound(isDict)(vm, e.Dict) || e.Exc != nil && !vm.excSound(e.Exc) {
			return false
		}
	}
	switch hasState := in.Ext != nil && in.Ext.Exc != nil; {
	case hasState != (t.Flags&typeException != 0):
		return false
	case payload != heap.Unbound:
		return t.Base != 0 && vm.TypeOf(payload) == lay || payload.Is(heap.KIter) && vm.IsSubclass(in.Shape.Class, vm.TypeOf(payload))
	}
	return t.Base == 0
}

func (vm *VM) excSound(x *heap.Exc) bool {
	orNone := either(isNone, isException)
	for _, t := range x.Trace {
		if !vm.placeSound(t.Unit.Code, int64(t.PC)) {
			return false
		}
	}
	return x.Args.Is(heap.KTuple) && orNone(vm, x.Cause) && orNone(vm, x.Context) && orUnbound(either(isNone, of(heap.KTraceback)))(vm, x.TB)
}

// genSound checks that a generator's registers fit its code and that it stands where a
// generator can stand.
func (vm *VM) genSound(s *saver, g *heap.Gen) bool {
	if !g.Fn.Is(heap.KFunc) || !orUnbound(isClass)(vm, g.Class) || !orUnbound(isStrObject)(vm, g.Name) ||
		!orUnbound(isStrObject)(vm, g.Qual) || !either(isNone, isException)(vm, g.Handled) {
		return false
	}
	f := vm.h.Func(g.Fn)
	c := f.Unit.Code
	if c.Flags&(compile.FlagGenerator|compile.FlagCoroutine|compile.FlagAsyncGen) == 0 {
		return false
	}
	sort := genSort(c)
	if g.Sort != sort && !(g.Sort == heap.SortIterator && sort == heap.SortGenerator) {
		return false
	}
	switch {
	case g.State == heap.GenDone:
		return true
	case len(g.Regs) != c.NumRegs:
		return false
	case g.State == heap.GenCreated:
		return g.PC == 0 && vm.registersSound(c, f.Free, g.Regs, 0, true)
	case s.changed[c]:
		return false
	case g.State == heap.GenRunning:
		return true
	}
	return g.PC > 0 && int(g.PC) < len(c.Instrs) && isYield(c.Instrs[g.PC-1].Op()) && vm.registersSound(c, f.Free, g.Regs, int(g.PC)-1, false)
}

func isYield(op compile.Op) bool { return op == compile.OpYield || op == compile.OpAsyncYield }

// registersSound checks the registers of a frame that stands in instruction pc, or before it
// if between is set, against what the code takes for granted about them.
func (vm *VM) registersSound(c *compile.Code, free, regs []Value, pc int, between bool) bool {
	if n := len(c.Free) + len(c.Spill); n > 0 && len(free) < n && (pc > 0 || len(free) < len(c.Free)) {
		return false
	}
	ok := true
	absent := 0
	if c.Flags&(compile.FlagPrelude|compile.FlagHidden) != 0 {
		absent = c.Params() // the library's own functions know absent arguments
	}
	c.Needs(pc, between, func(r int, n compile.Need) {
		if isYield(c.Instrs[pc].Op()) && !between && !c.Awaits(pc, r) {
			return // what was yielded
		}
		if !ok || !c.Holds(pc, r) {
			return // a collection leaves nothing there
		}
		if r >= len(regs) {
			ok = false
			return
		}
		if r < absent && regs[r] == heap.Unbound {
			n &^= compile.NeedValue
		}
		if regs[r] == heap.Unbound && n == compile.NeedValue && c.Clears(r) {
			regs[r] = heap.None // it is read only on ways on which it has been written
		}
		if !vm.meets(n, regs, r) {
			ok = false
		}
	})
	return ok
}

// needRules say what a register must be if it holds anything.
var needRules = []struct {
	need compile.Need
	rule demand
}{
	{compile.NeedCell, of(heap.KCell)},
	{compile.NeedList, of(heap.KList)},
	{compile.NeedSet, of(heap.KSet)},
	{compile.NeedDict, isDict},
	{compile.NeedTuple, of(heap.KTuple)},
	{compile.NeedSequence, of(heap.KList, heap.KTuple)},
	{compile.NeedFunction, of(heap.KFunc)},
	{compile.NeedKeywords, isDict},
	{compile.NeedNames, func(vm *VM, v Value) bool {
		if !v.Is(heap.KTuple) {
			return false
		}
		for _, x := range vm.h.List(v).V {
			if !x.Is(heap.KStr) {
				return false
			}
		}
		return true
	}},
}

// mayBeAbsent are the demands on a register only if it holds anything.
const mayBeAbsent = compile.NeedCounted | compile.NeedKeywords

func (vm *VM) meets(n compile.Need, regs []Value, r int) bool {
	v := regs[r]
	if v == heap.Unbound {
		return n&^mayBeAbsent == 0
	}
	for _, x := range needRules {
		if n&x.need != 0 && !x.rule(vm, v) {
			return false
		}
	}
	if n&compile.NeedCounted != 0 && v.IsInt() {
		return r+2 < len(regs) && countedSound(v, regs[r+1], regs[r+2])
	}
	return true
}

// countedSound checks the next number, how many are left and the step of a counted loop.
func countedSound(next, left, step Value) bool {
	if !left.IsInt() || !step.IsInt() || left.Int() < 0 {
		return false
	}
	last := new(big.Int).Mul(big.NewInt(left.Int()), big.NewInt(step.Int()))
	last.Add(last, big.NewInt(next.Int()))
	return last.IsInt64() && heap.FitsSmall(last.Int64())
}

// iterSound checks that an iterator's source is what its sort walks.
func (vm *VM) iterSound(it *heap.Iter) bool {
	if it.Sort >= numIterSorts || it.I < -1 && it.Sort != iterRange {
		return false
	}
	kind := func(kinds ...heap.Kind) bool { return of(kinds...)(vm, it.Src) }
	switch it.Sort {
	case iterListRev, iterTupleRev, iterStrRev, iterBytesRev, iterKeysRev, iterValuesRev, iterItemsRev, iterSeqRev, iterEnum, iterRange:
	default: // it goes forward
		if it.I < 0 {
			return false
		}
	}
	switch it.Sort {
	case iterList, iterListRev:
		return kind(heap.KList, heap.KNone)
	case iterTuple, iterTupleRev:
		return kind(heap.KTuple, heap.KNone)
	case iterStr, iterStrRev:
		return kind(heap.KStr) && it.I <= len(vm.h.Str(it.Src).S)
	case iterBytes, iterBytesRev:
		return kind(heap.KBytes, heap.KByteArray)
	case iterKeys, iterValues, iterItems, iterKeysRev, iterValuesRev, iterItemsRev:
		return kind(heap.KDict, heap.KNone)
	case iterSet:
		return kind(heap.KSet, heap.KFrozenSet, heap.KNone) && it.I >= 0 && (it.Aux.IsInt() || it.Aux.Is(heap.KTuple) || it.Aux == heap.True)
	case iterEnum:
		return it.N > vm.IterDepth(it.Src) && (it.Aux == heap.Unbound || isWhole(vm, it.Aux))
	case iterRange:
		return kind(heap.KRange) && it.Aux.IsInt() && heap.FitsSmall(int64(it.I)) && countedSound(heap.Small(int64(it.I)), heap.Small(int64(it.N)&(1<<60-1)), it.Aux) && it.N >= 0
	case iterBigRange:
		return kind(heap.KRange) && isWhole(vm, it.Aux)
	case iterSeq, iterSeqRev, iterCall:
		return it.Src != heap.Unbound
	case iterMap, iterFilter:
		return it.Src == heap.None || kind(heap.KList) && len(vm.h.List(it.Src).V) >= 2
	case iterZip:
		if it.Src == heap.None {
			return true
		}
		if !kind(heap.KList) {
			return false
		}
		for _, x := range vm.h.List(it.Src).V {
			if it.N <= vm.IterDepth(x) {
				return false
			}
		}
	}
	return true
}

// completions says which instructions a frame with each completion can have been pushed by.
var completions = [numCompletions]func(ins compile.Instr, dst int) bool{
	compStore:   func(ins compile.Instr, dst int) bool { return ins.Writes(dst) },
	compDiscard: func(ins compile.Instr, dst int) bool { return true },
	compTruth: func(ins compile.Instr, dst int) bool {
		switch ins.Op() {
		case compile.OpJT, compile.OpJF:
			return true
		}
		return isCompareJump(ins.Op()) || ins.Writes(ins.A())
	},
	compCompare: func(ins compile.Instr, dst int) bool {
		op := ins.Op()
		return isCompareJump(op) || op >= compile.OpLt && op <= compile.OpNe && dst == ins.A()
	},
	compBinary: func(ins compile.Instr, dst int) bool {
		return ins.Op() >= compile.OpAdd && ins.Op() <= compile.OpShrI && dst == ins.A()
	},
	compForIter: func(ins compile.Instr, dst int) bool {
		return ins.Op() == compile.OpForIter || ins.Op() == compile.OpForLoop
	},
	compSend:  func(ins compile.Instr, dst int) bool { return ins.Op() == compile.OpSend },
	compANext: func(ins compile.Instr, dst int) bool { return ins.Op() == compile.OpANext && dst == ins.A() },
}

// completionSound checks what becomes of a result in frame i: whether the instruction it
// stands in can have asked for that.
func (vm *VM) completionSound(i int, how uint32, extra Value) bool {
	trans, comp, dst := how>>16, how>>8&0xff, int(uint8(how))
	if trans >= numTransforms || comp >= numCompletions {
		return false
	}
	if (comp == compBinary || comp == compCompare) && extra != heap.Unbound && (!extra.IsInt() || extra.Int() < 0 || extra.Int() > 3) {
		return false
	}
	if (trans == transInit || trans == transExtra) && extra == heap.Unbound {
		return false
	}
	if i == 0 {
		return comp == compExit || comp == compEnd || comp == compBetween || comp == compDiscard
	}
	if comp == compBetween {
		return true
	}
	fr := &vm.frames[i]
	if fr.pc < 1 || comp == compExit || comp == compEnd {
		return false
	}
	ins := fr.unit.Code.Instrs[fr.pc-1]
	if trans == transUnpack && ins.Op() != compile.OpUnpack && ins.Op() != compile.OpUnpackX {
		return false
	}
	if comp == compTruth && !isCompareJump(ins.Op()) && ins.Op() != compile.OpJT && ins.Op() != compile.OpJF && ins.Op() != compile.OpNot && ins.Op() != compile.OpIn && ins.Op() != compile.OpNotIn && !ins.Writes(dst) {
		return false
	}
	return ins.Op().Calls() && completions[comp](ins, dst)
}

// standsInside reports that frame i stands behind an instruction and before another. Before
// the first one it may stand only between two instructions; behind the last one only while
// a raise makes its exception, for that never goes on.
func (vm *VM) standsInside(i int) bool {
	fr := &vm.frames[i]
	n := len(fr.unit.Code.Instrs)
	switch pc := int(fr.pc); {
	case pc > 0 && pc < n:
		return true
	case i == vm.fp:
		return pc == 0 && vm.state == Paused
	case pc == 0:
		return vm.betweenAt(i)
	case pc != n || fr.unit.Code.Instrs[n-1].Op() != compile.OpRaise:
		return false
	}
	above := vm.frames[i+1].unit.Code
	kind, _ := vm.image.originOf(above.Root)
	return above.Root != nil && kind == fromPrelude && (above.Name == "_raise" || above.Name == "_raise_from")
}

// betweenAt reports that frame i stands between two instructions, not in one.
func (vm *VM) betweenAt(i int) bool {
	if i == vm.fp {
		return vm.state == Paused
	}
	return vm.frames[i+1].how>>8&0xff == compBetween
}

// verifyFrames checks the windows, places and code of the frames.
func (vm *VM) verifyFrames(s *saver, r *snapshot.Reader) {
	end := 0
	running := map[Value]bool{}
	for i := 1; i <= vm.fp; i++ {
		fr := &vm.frames[i]
		c := fr.unit.Code
		switch {
		case s.changed[c]:
			r.Fail("the code of %s has changed since the snapshot was made, and a frame is in it", c.Qualname)
		case !vm.standsInside(i):
			r.Fail("frame stands outside its code")
		case int(fr.base) < end || int(fr.base)+windowSize > len(vm.stack):
			r.Fail("frame with a bad register window")
		case !fr.globals.Is(heap.KDict) || fr.unit.Dict != fr.globals:
			r.Fail("frame with bad globals")
		case !vm.completionSound(i-1, fr.how, fr.extra):
			r.Fail("frame with a bad completion")
		case fr.gen != 0 && (!fr.gen.Is(heap.KGen) || running[fr.gen] || vm.h.Gen(fr.gen).State != heap.GenRunning || vm.h.Gen(fr.gen).Fn != fr.fn):
			r.Fail("frame of a generator that is not running")
		case (fr.gen != 0) != (c.Flags&(compile.FlagGenerator|compile.FlagCoroutine|compile.FlagAsyncGen) != 0):
			r.Fail("frame of a generator that is none")
		case fr.handled != heap.None && !isException(vm, fr.handled):
			r.Fail("frame that handles no exception")
		case fr.fn != heap.None && (!fr.fn.Is(heap.KFunc) || vm.h.Func(fr.fn).Unit.Code != c):
			r.Fail("frame without its function")
		}
		if r.Err() != nil {
			return
		}
		running[fr.gen] = fr.gen != 0
		pc, between := int(fr.pc), vm.betweenAt(i)
		if !between {
			pc--
		}
		end = int(fr.base) + vm.busy(c, pc, between)
		var free []Value
		if fr.fn != heap.None {
			free = vm.h.Func(fr.fn).Free
		}
		if !vm.registersSound(c, free, vm.stack[fr.base:int(fr.base)+c.NumRegs], pc, between) {
			r.Fail("frame whose registers its code does not expect")
		}
	}
	vm.verifyState(r)
}

// busy is how many registers a frame needs for itself while others stand above it.
func (vm *VM) busy(c *compile.Code, pc int, between bool) int {
	if !between {
		if at := callArea(c, pc); at < windowSize {
			return at
		}
	}
	return int(c.Depth[min(pc, len(c.Depth)-1)])
}

func (vm *VM) verifyState(r *snapshot.Reader) {
	switch vm.state {
	case Idle, Done, Failed:
		if vm.fp != 0 {
			r.Fail("frames of a session at rest")
		}
		vm.state = Idle
	case Suspended, Waiting:
		if vm.pending.call == nil || !vm.completionSound(vm.fp, vm.pending.then, vm.pending.extra) {
			r.Fail("suspension without a call")
		}
	case Paused:
	default:
		r.Fail("bad state")
	}
	if vm.state != Idle && vm.fp == 0 {
		r.Fail("a run without a frame")
	}
}
