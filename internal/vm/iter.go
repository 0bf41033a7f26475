package vm

import (
	"strconv"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// The sorts of native iterators. I is the position; N a length to check or an end.
const (
	iterList heap.IterSort = iota // over a list
	iterTuple
	iterStr   // I: byte offset; Aux is True for a str of a subclass
	iterBytes // bytes or bytearray
	iterRange // small ints: Aux is the step, I the next value, N how many are left
	iterBigRange
	iterKeys // over Ents of a dict or set: N is the size that must not change
	iterValues
	iterItems
	iterSet
	iterListRev
	iterTupleRev
	iterStrRev // I: byte offset behind the next
	iterBytesRev
	iterKeysRev
	iterValuesRev
	iterItemsRev
	iterSeq    // __getitem__ with rising index: prelude steps it
	iterCall   // two-argument iter: Src is the callable, Aux the sentinel
	iterEnum   // enumerate over Src, an iterator: I the next index (Aux if it is big)
	iterZip    // zip: Src is a list of iterators, Aux strict
	iterMap    // map: Src is a tuple of function and iterators
	iterFilter // filter: Src is a tuple of function and iterator
	iterSeqRev // __getitem__ with falling index: I is behind the next
	numIterSorts
)

// iterNames are the class names scripts see.
var iterNames = [numIterSorts]string{
	"list_iterator", "tuple_iterator", "str_iterator", "bytes_iterator", "range_iterator", "longrange_iterator",
	"dict_keyiterator", "dict_valueiterator", "dict_itemiterator", "set_iterator",
	"list_reverseiterator", "reversed", "reversed", "reversed",
	"dict_reversekeyiterator", "dict_reversevalueiterator", "dict_reverseitemiterator",
	"iterator", "callable_iterator", "enumerate", "zip", "map", "filter", "reversed",
}

// iterTypes are the classes of native iterators, set when the image is built.
var iterTypes [numIterSorts]Value

// The classes of the iterators over a str that is all ASCII, a bytearray and a memoryview.
var asciiIterType, byteArrayIterType, memoryIterType Value

func (vm *VM) iterType(it *heap.Iter) Value {
	switch {
	case it.Sort == iterStr && it.Aux != heap.True && vm.h.Str(it.Src).ASCII():
		return asciiIterType
	case it.Sort == iterBytes && it.Src.Is(heap.KByteArray):
		return byteArrayIterType
	case it.Sort == iterSeq && it.Aux == heap.True:
		return memoryIterType
	}
	return iterTypes[it.Sort]
}

// GetIter is iter(v). The result belongs to vm.then.
func (vm *VM) GetIter(v Value) Value {
	if it := vm.nativeIter(v); it != heap.Unbound {
		return it
	}
	s := vm.slots(vm.TypeOf(v))
	if m := s[slotIter]; m != heap.Unbound {
		if m == heap.None {
			return vm.Raisef(E.TypeError, "'%s' object is not iterable", vm.TypeName(v))
		}
		return vm.specialOr(transIter, m, v, "'%s' object is not iterable")
	}
	if vm.isSequence(v) {
		it, _ := vm.h.NewIter(iterSeq, v)
		return it
	}
	return vm.Raisef(E.TypeError, "'%s' object is not iterable", vm.TypeName(v))
}

// isIterable reports whether the class of v says anything about iterating, if only None.
func (vm *VM) isIterable(v Value) bool {
	return vm.nativeIter(v) != heap.Unbound || vm.slots(vm.TypeOf(v))[slotIter] != heap.Unbound || vm.isSequence(v)
}

// isSequence reports whether v may be indexed from 0 on. The classes that stand for native ones
// and are indexed by anything else have no length or are mappings.
func (vm *VM) isSequence(v Value) bool {
	t := vm.TypeOf(v)
	s := vm.slots(t)
	switch {
	case s[slotGetitem] == heap.Unbound || vm.IsSubclass(t, T.Dict):
		return false
	case vm.isFixed(t):
		return s[slotLen] != heap.Unbound && vm.h.Type(t).Flags&typeMapping == 0
	}
	return true
}

// nativeIter makes the iterator of a built-in container, Unbound for anything else.
func (vm *VM) nativeIter(v Value) Value {
	mk := func(s heap.IterSort) Value { it, _ := vm.h.NewIter(s, v); return it }
	switch v.Kind() {
	case heap.KList:
		return mk(iterList)
	case heap.KTuple:
		return mk(iterTuple)
	case heap.KStr:
		return mk(iterStr)
	case heap.KBytes, heap.KByteArray:
		return mk(iterBytes)
	case heap.KRange:
		return vm.rangeIter(v)
	case heap.KDict:
		return vm.dictIter(iterKeys, v, v)
	case heap.KSet, heap.KFrozenSet:
		return vm.setIter(v)
	case heap.KDictKeys:
		return vm.dictIter(iterKeys, v, vm.h.Rec(v).F[0])
	case heap.KDictValues:
		return vm.dictIter(iterValues, v, vm.h.Rec(v).F[0])
	case heap.KDictItems:
		return vm.dictIter(iterItems, v, vm.h.Rec(v).F[0])
	case heap.KIter:
		return v
	case heap.KNative:
		if vm.stepper(v) != nil && vm.slots(vm.TypeOf(v))[slotIter].Is(heap.KBuiltin) {
			return v
		}
		return vm.walk(v)
	case heap.KGen:
		if s := vm.h.Gen(v).Sort; s == heap.SortGenerator || s == heap.SortIterator {
			return v
		}
	}
	return heap.Unbound
}

func (vm *VM) dictIter(sort heap.IterSort, _, d Value) Value {
	if d.Is(heap.KInst) {
		d = vm.Payload(d)
	}
	v, it := vm.h.NewIter(sort, d)
	it.N = vm.h.Dict(d).Len()
	it.Aux = heap.Small(int64(vm.h.Dict(d).KeyVersion))
	return v
}

// setIter makes the iterator of a set. Where order of insertion is not its order, Aux is the
// tuple of its elements, or True for a set whose table is kept: I is then a slot of that.
func (vm *VM) setIter(v Value) Value {
	it := vm.dictIter(iterSet, v, v)
	d := vm.h.Dict(v)
	if d.Len() < 2 {
		return it
	}
	t := vm.table(v)
	switch {
	case d.Placed:
		vm.h.Iter(it).Aux = heap.True
	case t != nil && !t.inOrderOf(d):
		keys := vm.h.NewTuple(t.keys())
		vm.h.Iter(it).Aux = keys
	}
	return it
}

// leftInOrder counts the elements that such an iterator has left.
func (vm *VM) leftInOrder(it *heap.Iter) (n int) {
	for i := it.I; ; n++ {
		if i = vm.seekInOrder(it, i); i < 0 {
			return n
		}
		i++
	}
}

// nextInOrder steps the iterator of a set that is not walked in order of insertion.
func (vm *VM) nextInOrder(it *heap.Iter) Value {
	i := vm.seekInOrder(it, it.I)
	if i < 0 {
		it.Src = heap.None
		return heap.Unbound
	}
	it.I = i + 1
	if it.Aux.Is(heap.KTuple) {
		return vm.h.List(it.Aux).V[i]
	}
	return vm.tables[it.Src].slots[i]
}

// seekInOrder finds where the next element stands from place i on, -1 if there is none.
func (vm *VM) seekInOrder(it *heap.Iter, i int) int {
	t := vm.tableOf(it.Src)
	if it.Aux.Is(heap.KTuple) {
		for keys := vm.h.List(it.Aux).V; i < len(keys); i++ {
			if t == nil {
				return i
			}
			// Something was removed in the meantime.
			hash, _ := vm.setHash(keys[i])
			if _, ok := t.find(keys[i], hash); ok {
				return i
			}
		}
		return -1
	}
	for ; t != nil && i < len(t.slots); i++ {
		if k := t.slots[i]; k != heap.Unbound && k != removedKey {
			return i
		}
	}
	return -1
}

// isIterator reports whether v has __next__.
func (vm *VM) isIterator(v Value) bool {
	switch v.Kind() {
	case heap.KIter:
		return true
	case heap.KGen:
		s := vm.h.Gen(v).Sort
		return s == heap.SortGenerator || s == heap.SortIterator || s == heap.SortCoroutine
	}
	m := vm.slots(vm.TypeOf(v))[slotNext]
	return m != heap.Unbound && m != heap.None
}

// next returns the next element of an iterator, Unbound at its end, or a mark: Pushed
// with a completion that knows StopIteration.
func (vm *VM) next(it Value) Value {
	switch it.Kind() {
	case heap.KIter:
		return vm.iterNext(it, vm.h.Iter(it))
	case heap.KGen:
		g := vm.h.Gen(it)
		if g.Sort == heap.SortGenerator || g.Sort == heap.SortIterator {
			if g.State == heap.GenDone && vm.awaitedOnce(g) == "" {
				return heap.Unbound
			}
			return vm.resume(it, g, heap.None)
		}
	case heap.KNative:
		if s := vm.stepper(it); s != nil {
			return s.Step(vm, it)
		}
	}
	m := vm.slots(vm.TypeOf(it))[slotNext]
	if m == heap.Unbound || m == heap.None {
		return vm.Raisef(E.TypeError, "'%s' object is not an iterator", vm.TypeName(it))
	}
	return vm.callBound(m, it)
}

// iterNext steps a native iterator.
func (vm *VM) iterNext(v Value, it *heap.Iter) Value {
	h := &vm.h
	switch it.Sort {
	case iterList, iterTuple:
		if it.Src == heap.None {
			return heap.Unbound
		}
		if l := h.List(it.Src).V; it.I < len(l) {
			it.I++
			return l[it.I-1]
		}
	case iterListRev, iterTupleRev:
		if it.Src == heap.None {
			return heap.Unbound
		}
		if l := h.List(it.Src).V; it.I < len(l) && it.I >= 0 {
			it.I--
			return l[it.I+1]
		}
	case iterStr:
		return vm.nextChar(it)
	case iterStrRev:
		s := h.Str(it.Src).S
		if it.I > 0 {
			end := it.I
			it.I--
			for s[it.I]&0xC0 == 0x80 {
				it.I--
			}
			return vm.charString(s[it.I:end])
		}
		return heap.Unbound
	case iterBytes:
		if b := h.Bytes(it.Src).B; it.I < len(b) && it.N >= 0 {
			it.I++
			return heap.Small(int64(b[it.I-1]))
		}
		it.N = -1 // at its end for good, though a bytearray grow
		return heap.Unbound
	case iterBytesRev:
		if b := h.Bytes(it.Src).B; it.I > 0 && it.I <= len(b) {
			it.I--
			return heap.Small(int64(b[it.I]))
		}
		return heap.Unbound
	case iterRange:
		if it.N > 0 {
			it.N--
			x := it.I
			it.I += int(it.Aux.Int())
			return h.NewInt(int64(x))
		}
		return heap.Unbound
	case iterBigRange:
		return vm.nextBigRange(it)
	case iterKeys, iterValues, iterItems, iterSet:
		return vm.nextEntry(it)
	case iterKeysRev, iterValuesRev, iterItemsRev:
		return vm.nextEntryRev(it)
	case iterSeq:
		if it.Src == heap.None {
			return heap.Unbound
		}
		return vm.Tail("_seq_next", v)
	case iterSeqRev:
		if it.I <= 0 {
			return heap.Unbound
		}
		it.I--
		return vm.Tail("_seq_prev", v, it.Src, heap.Small(int64(it.I)))
	case iterCall:
		if it.Src == heap.None {
			return heap.Unbound
		}
		return vm.Tail("_call_next", v)
	case iterEnum:
		return vm.nextEnum(v, it)
	case iterZip:
		return vm.nextZip(v, it)
	case iterMap:
		return vm.Tail("_map_next", v)
	case iterFilter:
		return vm.Tail("_filter_next", v)
	}
	it.Src = heap.None
	return heap.Unbound
}

func (vm *VM) nextChar(it *heap.Iter) Value {
	s := vm.h.Str(it.Src)
	if it.I >= len(s.S) {
		return heap.Unbound
	}
	c := s.S[it.I]
	if c < 0x80 {
		it.I++
		return vm.charOf(c)
	}
	_, n := heap.DecodeRune(s.S[it.I:])
	it.I += n
	return vm.charString(s.S[it.I-n : it.I])
}

// charOf returns the one-character string of an ASCII byte: the image has them all.
func (vm *VM) charOf(c byte) Value { return asciiChars[c] }

// asciiChars are the image's one-character strings.
var asciiChars [128]Value

// charString makes a one-character string.
func (vm *VM) charString(s string) Value {
	if len(s) == 1 && s[0] < 0x80 {
		return asciiChars[s[0]]
	}
	return vm.h.NewStr(string(append([]byte(nil), s...)))
}

func (vm *VM) nextEntry(it *heap.Iter) Value {
	e, mark := vm.nextEnt(it)
	switch {
	case e == nil:
		return mark
	case it.Sort == iterValues:
		return e.V
	case it.Sort == iterItems:
		vm.budget -= pairUnits
		return vm.h.NewTuple([]Value{e.K, e.V})
	}
	return e.K
}

// nextEnt is the next entry an iterator of a dict or set comes to, or nil and a mark.
func (vm *VM) nextEnt(it *heap.Iter) (*heap.Entry, Value) {
	if it.Src == heap.None {
		return nil, heap.Unbound
	}
	d := vm.h.Dict(it.Src)
	if d.Len() != it.N {
		it.N = -1
		what := "dictionary"
		if it.Sort == iterSet {
			what = "Set"
		}
		return nil, vm.Raisef(E.RuntimeError, "%s changed size during iteration", what)
	}
	if ver := heap.Small(int64(d.KeyVersion)); ver != it.Aux && it.Aux.IsInt() {
		// Same size, other keys: entries may have moved, so go on by position as far as it goes.
		if it.Sort != iterSet {
			return nil, vm.Raisef(E.RuntimeError, "dictionary keys changed during iteration")
		}
		it.Aux = ver
	}
	if it.Sort == iterSet && !it.Aux.IsInt() {
		k := vm.nextInOrder(it)
		if k == heap.Unbound {
			return nil, k
		}
		vm.ordered.K = k
		return &vm.ordered, heap.None
	}
	from := it.I
	for it.I < len(d.Ents) {
		e := &d.Ents[it.I]
		it.I++
		if e.K == heap.Unbound {
			continue
		}
		if it.I-from > manyHoles && !vm.step() {
			return nil, heap.Raised
		}
		return e, heap.None
	}
	it.Src = heap.None
	return nil, heap.Unbound
}

const (
	pairUnits = 4       // the fuel of a tuple that an iterator makes
	manyHoles = 1 << 14 // how many empty entries are passed over at no cost worth a look at the clock
)

func (vm *VM) nextEntryRev(it *heap.Iter) Value {
	if it.Src == heap.None {
		return heap.Unbound
	}
	d := vm.h.Dict(it.Src)
	if d.Len() != it.N {
		it.N = -1
		return vm.Raisef(E.RuntimeError, "dictionary changed size during iteration")
	}
	it.I = min(it.I, len(d.Ents))
	for it.I > 0 {
		it.I--
		e := &d.Ents[it.I]
		if e.K == heap.Unbound {
			continue
		}
		switch it.Sort {
		case iterValuesRev:
			return e.V
		case iterItemsRev:
			return vm.h.NewTuple([]Value{e.K, e.V})
		}
		return e.K
	}
	it.Src = heap.None
	return heap.Unbound
}

// stepsNatively reports that next on v needs no Python code.
func (vm *VM) stepsNatively(v Value) bool {
	if v.Is(heap.KNative) {
		s := vm.stepper(v)
		return s != nil && s.Depth() < maxIterDepth && s.Plain(vm)
	}
	if !v.Is(heap.KIter) {
		return false
	}
	it := vm.h.Iter(v)
	switch it.Sort {
	case iterSeq, iterSeqRev, iterCall, iterMap, iterFilter:
		return false
	case iterEnum:
		return it.N < maxIterDepth && vm.stepsNatively(it.Src)
	case iterZip:
		if it.Src == heap.None {
			return true
		}
		if it.N >= maxIterDepth {
			return false
		}
		for _, x := range vm.h.List(it.Src).V {
			if !vm.stepsNatively(x) {
				return false
			}
		}
	}
	return true
}

func (vm *VM) nextEnum(v Value, it *heap.Iter) Value {
	if !vm.stepsNatively(it.Src) {
		return vm.Tail("_enumerate_next", v)
	}
	x := vm.next(it.Src)
	if x == heap.Unbound || x == heap.Raised {
		return x
	}
	vm.budget -= pairUnits
	return vm.h.NewTuple([]Value{vm.enumCount(it), x})
}

// enumCount returns the next index of an enumerate.
func (vm *VM) enumCount(it *heap.Iter) Value {
	if it.Aux != heap.Unbound {
		n := vm.h.Keep(it.Aux)
		it.Aux = vm.nativeBinary(compile.OpAdd, n, heap.Small(1))
		return n
	}
	it.I++
	return heap.Small(int64(it.I - 1))
}

func (vm *VM) nextZip(v Value, it *heap.Iter) Value {
	if it.Src == heap.None {
		return heap.Unbound
	}
	its := vm.h.List(it.Src).V
	if !vm.stepsNatively(v) {
		return vm.Tail("_zip_next", v)
	}
	if len(its) == 0 {
		return heap.Unbound
	}
	t := make([]Value, len(its))
	for i, x := range its {
		t[i] = vm.next(x)
		switch {
		case t[i] == heap.Raised:
			return heap.Raised
		case t[i] == heap.Unbound:
			it.Src = heap.None
			if it.Aux == heap.True {
				return vm.zipEnds(its, i)
			}
			return heap.Unbound
		}
	}
	vm.budget -= int64(pairUnits + len(t)/4)
	return vm.h.NewTuple(t)
}

// zipEnds makes sure that the arguments of a strict zip end together: argument i was the
// first to end.
func (vm *VM) zipEnds(its []Value, i int) Value {
	longer := 0
	for k := 1; i == 0 && k < len(its) && longer == 0; k++ {
		switch vm.next(its[k]) {
		case heap.Raised:
			return heap.Raised
		case heap.Unbound:
		default:
			longer = k
		}
	}
	before := func(n int) string {
		if n == 1 {
			return "argument 1"
		}
		return "arguments 1-" + strconv.Itoa(n)
	}
	switch {
	case i > 0:
		return vm.Raisef(E.ValueError, "zip() argument %d is shorter than %s", i+1, before(i))
	case longer > 0:
		return vm.Raisef(E.ValueError, "zip() argument %d is longer than %s", longer+1, before(longer))
	}
	return heap.Unbound
}

// opForIter takes the next element of any iterator; the loop instruction before pc says
// where it goes and where the body is.
func (vm *VM) opForIter(ins compile.Instr) {
	vm.safepoint()
	it := vm.regs[ins.A()]
	vm.then, vm.extra = then(transNone, compForIter, 0), heap.Unbound
	if it.Is(heap.KIter) && vm.forPair(ins, it) {
		return
	}
	switch v := vm.next(it); v {
	case heap.Unbound, heap.Raised, heap.Pushed, heap.Suspended:
	default:
		vm.regs[ins.B()] = v
		vm.jump(int(ins.Imm()))
	}
}

// forPair is opForIter where an iterator of pairs meets a loop that begins by unpacking
// them: both instructions are done without making the tuple. It is false, and nothing
// happened, if that is not so.
func (vm *VM) forPair(ins compile.Instr, v Value) bool {
	it := vm.h.Iter(v)
	if it.Sort != iterItems && it.Sort != iterEnum && it.Sort != iterZip {
		return false
	}
	body := vm.pc + int(ins.Imm())
	next := vm.unit.Instrs[body]
	if next.Op() != compile.OpUnpack || next.B() != ins.B() || next.Imm() != 2 {
		return false
	}
	var x, y Value
	switch it.Sort {
	case iterItems:
		e, _ := vm.nextEnt(it)
		if e == nil {
			return true // at the end, or an error was raised
		}
		x, y = e.K, e.V
	case iterEnum:
		if !vm.stepsNatively(it.Src) {
			return false
		}
		if y = vm.next(it.Src); y == heap.Unbound || y == heap.Raised {
			return true
		}
		x = vm.enumCount(it)
	default:
		if it.Src == heap.None || it.Aux == heap.True || len(vm.h.List(it.Src).V) != 2 || !vm.stepsNatively(v) {
			return false
		}
		its := vm.h.List(it.Src).V
		if x = vm.next(its[0]); x != heap.Unbound && x != heap.Raised {
			y = vm.next(its[1])
		} else {
			y = x
		}
		if y == heap.Unbound || y == heap.Raised {
			if y == heap.Unbound {
				it.Src = heap.None
			}
			return true
		}
	}
	vm.regs[ins.B()] = heap.None
	vm.regs[next.A()], vm.regs[next.A()+1] = x, y
	vm.pc = body + 1
	vm.budget += int64(ins.Imm())
	if vm.budget < 0 {
		vm.poll()
	}
	return true
}

func (vm *VM) opIter(ins compile.Instr) {
	vm.safepoint()
	v := vm.regs[ins.B()]
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	vm.deliver(ins.A(), vm.GetIter(v))
}

// opIterEnd closes the generator of a loop that is left early, if the loop's own call made it.
func (vm *VM) opIterEnd(ins compile.Instr) {
	v := vm.regs[ins.A()]
	if !v.Is(heap.KGen) {
		return
	}
	g := vm.h.Gen(v)
	if g.Sort != heap.SortGenerator || g.State != heap.GenSuspended {
		return
	}
	vm.then, vm.extra = then(transNone, compDiscard, 0), heap.Unbound
	vm.Tail("_close_generator", v)
}

// opForPrep sets up a counted loop for range over small ints.
func (vm *VM) opForPrep(ins compile.Instr) {
	a, n := ins.A(), ins.B()
	if vm.regs[a] != T.Range {
		return
	}
	start, stop, step := int64(0), int64(0), int64(1)
	for i := 1; i <= n; i++ {
		if !vm.regs[a+i].IsInt() {
			return
		}
	}
	switch n {
	case 1:
		stop = vm.regs[a+1].Int()
	case 2:
		start, stop = vm.regs[a+1].Int(), vm.regs[a+2].Int()
	case 3:
		start, stop, step = vm.regs[a+1].Int(), vm.regs[a+2].Int(), vm.regs[a+3].Int()
	}
	const bound = 1 << 59
	if step == 0 || start > bound || start < -bound || stop > bound || stop < -bound || step > bound || step < -bound {
		return
	}
	vm.regs[a] = heap.Small(start)
	vm.regs[a+1] = heap.Small(rangeLen(start, stop, step))
	vm.regs[a+2] = heap.Small(step)
	vm.jump(int(ins.Imm()))
}

func rangeLen(start, stop, step int64) int64 {
	switch {
	case step > 0 && start < stop:
		return (stop-start-1)/step + 1
	case step < 0 && start > stop:
		return (start-stop-1)/-step + 1
	}
	return 0
}

func (vm *VM) opUnpack(ins compile.Instr) {
	vm.safepoint()
	a, n, v := ins.A(), int(ins.Imm()), vm.regs[ins.B()]
	if v.Is(heap.KTuple) || v.Is(heap.KList) {
		l := vm.h.List(v).V
		switch {
		case len(l) == n:
			copy(vm.regs[a:a+n], l)
		case len(l) < n:
			vm.Raisef(E.ValueError, "not enough values to unpack (expected %d, got %d)", n, len(l))
		default:
			vm.Raisef(E.ValueError, "too many values to unpack (expected %d)", n)
		}
		return
	}
	vm.spread(v, n, 0, -1)
}

// spread unpacks any other iterable through the prelude, which gives a list of the values
// for the registers; the instruction is then done again on that list.
func (vm *VM) spread(v Value, before, after, star int) {
	ins := vm.instr()
	if !vm.isIterable(v) {
		vm.Raisef(E.TypeError, "cannot unpack non-iterable %s object", vm.TypeName(v))
		return
	}
	vm.then, vm.extra = then(transUnpack, compDiscard, ins.A()), heap.Unbound
	if star < 0 {
		vm.Tail("_unpack", v, heap.Small(int64(before)))
		return
	}
	vm.Tail("_unpack_star", v, heap.Small(int64(before)), heap.Small(int64(after)))
}

// unpacked stores the elements of list v in the registers an unpacking names.
func (vm *VM) unpacked(v Value) Value {
	ins := vm.instr()
	n := int(ins.Imm())
	if ins.Op() == compile.OpUnpackX {
		n = n&0xffff + n>>16 + 1
	}
	if !v.Is(heap.KList) || len(vm.h.List(v).V) != n {
		return vm.badInternal()
	}
	copy(vm.regs[ins.A():], vm.h.List(v).V)
	return heap.None
}

// opUnpackL unpacks into a list of all the values.
func (vm *VM) opUnpackL(ins compile.Instr) {
	vm.safepoint()
	v := vm.regs[ins.B()]
	vm.then, vm.extra = then(transNone, compStore, ins.A()), heap.Unbound
	if ins.C() == 1 {
		vm.deliver(ins.A(), vm.Tail("_unpack_star", v, heap.Small(int64(ins.Imm()&0xffff)), heap.Small(int64(ins.Imm()>>16))))
		return
	}
	vm.deliver(ins.A(), vm.Tail("_unpack", v, heap.Small(int64(ins.Imm()))))
}

func (vm *VM) opUnpackX(ins compile.Instr) {
	vm.safepoint()
	v := vm.regs[ins.B()]
	before, after := int(ins.Imm()&0xffff), int(ins.Imm()>>16)
	if !v.Is(heap.KTuple) && !v.Is(heap.KList) {
		vm.spread(v, before, after, 0)
		return
	}
	l := vm.h.List(v).V
	if len(l) < before+after {
		vm.Raisef(E.ValueError, "not enough values to unpack (expected at least %d, got %d)", before+after, len(l))
		return
	}
	a := ins.A()
	items, ok := copyOf(vm, l[before:len(l)-after], itemRate)
	if !ok {
		return
	}
	rest := vm.h.NewList(items)
	copy(vm.regs[a:], l[:before])
	vm.regs[a+before] = rest
	copy(vm.regs[a+before+1:], l[len(l)-after:])
}
