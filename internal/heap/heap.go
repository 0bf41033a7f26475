package heap

import (
	"math/big"
)

// Heap is the storage of one VM. Its zero value is not usable; see New.
type Heap struct {
	Strs    Arena[Str]
	bigs    Arena[BigInt]
	floats  Arena[float64]
	cplx    Arena[complex128]
	bytes_  Arena[Bytes]
	Lists   Arena[List]
	Dicts   Arena[Dict]
	recs    Arena[Rec]
	Funcs   Arena[Func]
	builts  Arena[Builtin]
	Cells   Arena[Cell]
	Gens    Arena[Gen]
	Iters   Arena[Iter]
	Types   Arena[typeRef]
	Insts   Arena[Inst]
	mods    Arena[Module]
	natives Arena[Native]
	units   Arena[unitRef]
	bufs    Arena[Buffer]

	seed        [2]uint64
	intern      map[string]Value // interned strings of this VM; the image's are in image.intern
	image       *Heap
	imageHashes []*[chunkLen]uint64  // of its strings, by index; see imageHash
	imageTrees  map[Value]*ShapeTree // layouts of instances of the image's classes

	rootOf Value  // the image class asked for last …
	root   *Shape // … and the layout of its instances

	parts int // of the key being hashed or compared that may still be looked at

	used  int64 // bytes counted
	solid int64 // those of stores that a restored heap has too, see charge
	limit int64
	peak  int64
	quota int64 // bytes until the next scheduled collection
	over  bool  // used went over limit in an allocation that cannot be refused

	text    *Buffer // the open text chunk, nil for none
	textBuf uint32  // its index+1

	born   []Value // allocated since the last safepoint
	work   []Value // mark stack
	stress bool
	noGC   bool
	// marking says that what is visited is visited to be kept, so that caches do not count.
	marking bool

	// Roots visits every root of the VM; set before the first allocation.
	Roots func(visit func(*Value))
	// Sweeping is called after marking and before sweeping, so that the VM can drop weak
	// entries and rescue what finalisers name: Marked tells what is reachable, Mark keeps more.
	Sweeping func()
	// Collected is called after each collection with the bytes before and after.
	Collected func(before, after int64)
	// Ending, if given, reports that the run must end; a collection stops at that.
	Ending func() bool
	// Step, if given, is called from time to time during work that is not paid for, as whether it
	// is done depends on what is known of a string already; where it is false the work ends at
	// once, with a result that is not to be used.
	Step        func() bool
	Collections int
	trimmed     int // Collections at the last Trim
	// Extra says that the collection in progress is none of the schedule.
	Extra bool
}

const firstQuota = 1 << 20

// New returns a heap over image (nil to build one) whose internal hashes are keyed with seed.
// limit is in bytes; zero or less means none.
func New(image *Heap, seed [2]uint64, limit int64) *Heap {
	h := new(Heap)
	h.Init(image, seed, limit)
	return h
}

// Init is New in place.
func (h *Heap) Init(image *Heap, seed [2]uint64, limit int64) {
	h.image, h.seed, h.limit, h.quota = image, seed, limit, firstQuota
	if image != nil {
		h.Strs.adopt(&image.Strs)
		h.bigs.adopt(&image.bigs)
		h.floats.adopt(&image.floats)
		h.cplx.adopt(&image.cplx)
		h.bytes_.adopt(&image.bytes_)
		h.Lists.adopt(&image.Lists)
		h.Dicts.adopt(&image.Dicts)
		h.recs.adopt(&image.recs)
		h.Funcs.adopt(&image.Funcs)
		h.builts.adopt(&image.builts)
		h.Cells.adopt(&image.Cells)
		h.Gens.adopt(&image.Gens)
		h.Iters.adopt(&image.Iters)
		h.Types.adopt(&image.Types)
		h.Insts.adopt(&image.Insts)
		h.mods.adopt(&image.mods)
		h.natives.adopt(&image.natives)
		h.units.adopt(&image.units)
		h.bufs.adopt(&image.bufs)
	}
	h.used = h.arenaBytes()
	h.peak = h.used
}

// Seal ends the building of an image: its strings no longer cache keyed hashes.
func (h *Heap) Seal() {
	h.Strs.each(func(_ uint32, s *Str) {
		s.runes = int32(countRunes(s.S))
		s.ascii = int(s.runes) == len(s.S)
		s.hash = 0
		s.buf |= imageBuf
	})
	h.Dicts.each(func(_ uint32, d *Dict) {
		for i := range d.Ents {
			d.Ents[i].H = 0
		}
	})
	h.born = nil
}

func (h *Heap) arenaBytes() int64 {
	return h.Strs.bytes() + h.bigs.bytes() + h.floats.bytes() + h.cplx.bytes() + h.bytes_.bytes() +
		h.Lists.bytes() + h.Dicts.bytes() + h.recs.bytes() + h.Funcs.bytes() + h.builts.bytes() +
		h.Cells.bytes() + h.Gens.bytes() + h.Iters.bytes() + h.Types.bytes() + h.Insts.bytes() +
		h.mods.bytes() + h.natives.bytes() + h.units.bytes() + h.bufs.bytes() + h.imageHashBytes()
}

// SetStress makes every allocation collect.
func (h *Heap) SetStress(on bool) { h.stress = on }

// SetLimit changes the memory limit.
func (h *Heap) SetLimit(n int64) { h.limit = n; h.over = n > 0 && h.used > n }

// Limit returns the memory limit, zero for none.
func (h *Heap) Limit() int64 { return h.limit }

// Used returns the bytes counted now, Peak the most there were.
func (h *Heap) Used() int64 { return h.used }

// Peak returns the most bytes counted so far.
func (h *Heap) Peak() int64 { return h.peak }

// ResetPeak begins a new measurement.
func (h *Heap) ResetPeak() { h.peak = h.used }

// Quota and SetQuota carry the schedule of collections through a snapshot.
func (h *Heap) Quota() int64 { return h.quota }

// SetQuota sets the bytes until the next scheduled collection.
func (h *Heap) SetQuota(n int64) { h.quota = n }

// Over reports that the limit is exceeded even after a collection; the VM ends the run
// at its next safepoint or payment.
func (h *Heap) Over() bool { return h.over }

// Safepoint says that natives hold no values: what was allocated before is kept only by roots.
func (h *Heap) Safepoint() {
	if cap(h.born) > 4096 {
		h.account(-8 * int64(cap(h.born)))
		h.born = nil
		return
	}
	h.born = h.born[:0]
}

// charge counts n bytes (negative: gives them back). The schedule of collections is made by them,
// so they are a matter of what the script did: the same with and without snapshots on the way.
func (h *Heap) charge(n int64) {
	if n > 0 {
		h.quota -= n
	}
	h.solid += n
	h.account(n)
}

// account is charge for stores whose use is charged to the collection schedule elsewhere, for
// room to grow, and for what is only remembered: a restore or a collection apart from the schedule
// may lose it.
func (h *Heap) account(n int64) {
	h.used += n
	if h.used > h.peak {
		h.peak = h.used
	}
	if h.limit > 0 && h.used > h.limit {
		h.over = true
	}
}

// Charge counts bytes of a store outside the heap's own types (frames, stack), which are no
// part of the schedule: how large they are depends on what ran before.
func (h *Heap) Charge(n int) { h.account(int64(n)) }

// Need reports whether n more bytes fit under the limit, collecting if they do not at first.
// It counts nothing.
func (h *Heap) Need(n int) bool {
	if h.limit <= 0 || h.used+int64(n) <= h.limit {
		return true
	}
	h.Collect()
	return h.used+int64(n) <= h.limit
}

// Settle is called where a run can be ended: it collects if the limit is exceeded and
// reports whether the heap is within it. Where that happens depends on slices, so a
// collection that is due waits for the next allocation.
func (h *Heap) Settle() bool {
	if h.over {
		h.Collect()
		h.over = h.limit > 0 && h.used > h.limit
	}
	return !h.over
}

// before runs before every allocation: the place where collections happen.
func (h *Heap) before() {
	if h.stress || h.quota < 0 || h.over {
		h.slowBefore()
	}
}

func (h *Heap) slowBefore() {
	if h.noGC || h.Roots == nil {
		return
	}
	switch due := h.quota < 0; {
	case h.stress && !h.over && !due:
		h.CollectExtra()
		return
	case h.stress:
	case h.over && !due:
		// Over the limit: collecting at every allocation would not help; wait until a
		// megabyte or the rest of the quota has gone.
		return
	}
	h.Collect()
}

// VisitBorn visits what was allocated since the last safepoint.
func (h *Heap) VisitBorn(visit func(*Value)) { visitSlice(h.born, visit) }

// Keep holds on to a value until the next safepoint, as if it had just been made: for one
// that a native took out of its last container.
func (h *Heap) Keep(v Value) Value { return h.born1(v) }

func (h *Heap) born1(v Value) Value {
	if len(h.born) == cap(h.born) {
		n := make([]Value, len(h.born), growCap(2*len(h.born)+28))
		copy(n, h.born)
		h.account(8 * int64(cap(n)-cap(h.born)))
		h.born = n
	}
	h.born = h.born[:len(h.born)+1]
	h.born[len(h.born)-1] = v
	return v
}

func alloc[T any](h *Heap, a *Arena[T], k Kind) (Value, *T) {
	h.before()
	i, p, grown := a.take()
	h.account(grown)
	return h.born1(Handle(k, i)), p
}

// objBytes is charged to the collection schedule for each object, whatever its arena.
const objBytes = 32

func (h *Heap) tick(n int) { h.quota -= int64(objBytes + n) }

// Accessors: the payload of a handle. The caller knows the kind.

// Str returns the payload of a string.
func (h *Heap) Str(v Value) *Str { return h.Strs.get(v.Index()) }

// List returns the payload of a list or tuple.
func (h *Heap) List(v Value) *List { return h.Lists.get(v.Index()) }

// Dict returns the payload of a dict, set or frozenset.
func (h *Heap) Dict(v Value) *Dict { return h.Dicts.get(v.Index()) }

// Bytes returns the payload of a bytes or bytearray.
func (h *Heap) Bytes(v Value) *Bytes { return h.bytes_.get(v.Index()) }

// Big returns the payload of a big integer.
func (h *Heap) Big(v Value) *BigInt { return h.bigs.get(v.Index()) }

// Rec returns the payload of a record kind.
func (h *Heap) Rec(v Value) *Rec { return h.recs.get(v.Index()) }

// Cell returns the payload of a cell.
func (h *Heap) Cell(v Value) *Cell { return h.Cells.get(v.Index()) }

// Func returns the payload of a Python function.
func (h *Heap) Func(v Value) *Func { return h.Funcs.get(v.Index()) }

// Builtin returns the payload of a native function.
func (h *Heap) Builtin(v Value) *Builtin { return h.builts.get(v.Index()) }

// Gen returns the payload of a generator.
func (h *Heap) Gen(v Value) *Gen { return h.Gens.get(v.Index()) }

// Iter returns the payload of a native iterator.
func (h *Heap) Iter(v Value) *Iter { return h.Iters.get(v.Index()) }

// Type returns the payload of a class.
func (h *Heap) Type(v Value) *Type { return h.Types.get(v.Index()).Type }

// Inst returns the payload of an instance.
func (h *Heap) Inst(v Value) *Inst { return h.Insts.get(v.Index()) }

// Module returns the payload of a module.
func (h *Heap) Module(v Value) *Module { return h.mods.get(v.Index()) }

// Native returns the payload of a native object.
func (h *Heap) Native(v Value) *Native { return h.natives.get(v.Index()) }

// Unit returns the payload of a linked code.
func (h *Heap) Unit(v Value) *Unit { return h.units.get(v.Index()).Unit }

// Complex returns a complex number.
func (h *Heap) Complex(v Value) complex128 { return *h.cplx.get(v.Index()) }

// Float returns a float, inline or not.
func (h *Heap) Float(v Value) float64 {
	if v.Is(KFloat) {
		return *h.floats.get(v.Index())
	}
	return v.Double()
}

// IsFloat reports whether v is a float.
func IsFloat(v Value) bool { return v.IsDouble() || v.Is(KFloat) }

// Constructors.

// NewFloat makes a float.
func (h *Heap) NewFloat(f float64) Value {
	if v, ok := InlineDouble(f); ok {
		return v
	}
	v, p := alloc(h, &h.floats, KFloat)
	*p = f
	h.tick(0)
	return v
}

// NewComplex makes a complex number.
func (h *Heap) NewComplex(c complex128) Value {
	v, p := alloc(h, &h.cplx, KComplex)
	*p = c
	h.tick(0)
	return v
}

// NewInt makes an integer.
func (h *Heap) NewInt(i int64) Value {
	if FitsSmall(i) {
		return Small(i)
	}
	neg := i < 0
	u := uint64(i)
	if neg {
		u = -u
	}
	return h.NewBig(neg, []big.Word{big.Word(u)})
}

// NewUint makes an integer.
func (h *Heap) NewUint(u uint64) Value {
	if u <= MaxSmall {
		return Small(int64(u))
	}
	return h.NewBig(false, []big.Word{big.Word(u)})
}

// NewBig makes an integer of a sign and a magnitude, which it takes over and normalises.
func (h *Heap) NewBig(neg bool, mag []big.Word) Value {
	for len(mag) > 0 && mag[len(mag)-1] == 0 {
		mag = mag[:len(mag)-1]
	}
	switch {
	case len(mag) == 0:
		return Small(0)
	case len(mag) == 1 && mag[0] <= 1<<61:
		i := int64(mag[0])
		if neg {
			i = -i
		}
		if FitsSmall(i) {
			return Small(i)
		}
	}
	v, p := alloc(h, &h.bigs, KInt)
	p.Neg, p.Mag = neg, mag
	h.charge(8 * int64(cap(mag)))
	h.tick(0)
	return v
}

// NewList makes a list that takes over elems.
func (h *Heap) NewList(elems []Value) Value {
	v, p := alloc(h, &h.Lists, KList)
	p.V = elems
	h.charge(8 * int64(cap(elems)))
	h.tick(0)
	return v
}

// NewTuple makes a tuple that takes over elems.
func (h *Heap) NewTuple(elems []Value) Value {
	if len(elems) == 0 && h.image != nil {
		return h.image.emptyTuple()
	}
	v, p := alloc(h, &h.Lists, KTuple)
	p.V = elems
	h.charge(8 * int64(cap(elems)))
	h.tick(0)
	return v
}

// emptyTuple is the first list object of an image.
func (h *Heap) emptyTuple() Value { return Handle(KTuple, 0) }

// Grow makes room for n more elements.
func (h *Heap) Grow(l *List, n int) {
	if len(l.V)+n <= cap(l.V) {
		return
	}
	v := make([]Value, len(l.V), growCap(len(l.V)+n))
	copy(v, l.V)
	h.charge(8 * int64(cap(v)-cap(l.V)))
	l.V = v
}

// GrowBytes is what Grow would allocate for n more elements.
func (l *List) GrowBytes(n int) int {
	if len(l.V)+n <= cap(l.V) {
		return 0
	}
	return 8 * growCap(len(l.V)+n)
}

// Append adds one element.
func (h *Heap) Append(l *List, v Value) {
	if len(l.V) == cap(l.V) {
		h.Grow(l, 1)
	}
	l.V = append(l.V, v)
}

// SetElems replaces the backing store of a list by elems.
func (h *Heap) SetElems(l *List, elems []Value) {
	h.charge(8 * int64(cap(elems)-cap(l.V)))
	l.V = elems
}

// NewDict makes an empty dict.
func (h *Heap) NewDict() (Value, *Dict) {
	v, p := alloc(h, &h.Dicts, KDict)
	h.tick(0)
	return v, p
}

// NewSet makes an empty set, or frozenset.
func (h *Heap) NewSet(frozen bool) (Value, *Dict) {
	k := KSet
	if frozen {
		k = KFrozenSet
	}
	v, p := alloc(h, &h.Dicts, k)
	h.tick(0)
	return v, p
}

// NewRec makes a record of kind k.
func (h *Heap) NewRec(k Kind, f0, f1, f2, f3 Value) Value {
	v, p := alloc(h, &h.recs, k)
	p.F = [4]Value{f0, f1, f2, f3}
	h.tick(0)
	return v
}

// NewCell makes a cell.
func (h *Heap) NewCell(x Value) Value {
	v, p := alloc(h, &h.Cells, KCell)
	p.V = x
	h.tick(0)
	return v
}

// NewFunc makes a function of unit with room for its free cells.
func (h *Heap) NewFunc(u *Unit, globals Value, free []Value) (Value, *Func) {
	v, p := alloc(h, &h.Funcs, KFunc)
	*p = Func{Unit: u, Free: free, Globals: globals, Defaults: Unbound, KwDefaults: Unbound, Name: Unbound, Qualname: Unbound,
		Doc: Unbound, Module: Unbound, Annotate: Unbound, Annots: Unbound, TypeParams: Unbound, Dict: Unbound, Builtins: Unbound}
	h.charge(8 * int64(cap(free)))
	h.tick(64)
	return v, p
}

// NewBuiltin makes a native function object.
func (h *Heap) NewBuiltin(def any, self Value) Value {
	v, p := alloc(h, &h.builts, KBuiltin)
	p.Def, p.Self = def, self
	h.tick(0)
	return v
}

// NewGen makes a generator with room for n registers.
func (h *Heap) NewGen(fn Value, sort GenSort, n int) (Value, *Gen) {
	v, p := alloc(h, &h.Gens, KGen)
	*p = Gen{Fn: fn, Sort: sort, Regs: make([]Value, n), Handled: None, Locals: Unbound, Class: Unbound, Name: Unbound, Qual: Unbound, Extra: Unbound}
	h.charge(8 * int64(cap(p.Regs)))
	h.tick(64 + 8*n)
	return v, p
}

// DropRegs releases the registers of a finished generator.
func (h *Heap) DropRegs(g *Gen) {
	h.charge(-8 * int64(cap(g.Regs)))
	g.Regs = nil
}

// NewIter makes a native iterator.
func (h *Heap) NewIter(sort IterSort, src Value) (Value, *Iter) {
	v, p := alloc(h, &h.Iters, KIter)
	*p = Iter{Sort: sort, Src: src, Aux: Unbound}
	h.tick(0)
	return v, p
}

// NewType makes an empty class.
func (h *Heap) NewType() (Value, *Type) {
	v, ref := alloc(h, &h.Types, KType)
	p := &Type{Dict: new(Dict), Meta: Unbound, Qualname: Unbound, Module: Unbound, Name: Unbound}
	for i := range p.Slots {
		p.Slots[i] = Unbound
	}
	ref.Type = p
	h.charge(typeBytes)
	h.tick(1024)
	return v, p
}

// typeBytes and unitBytes are the structs behind the references.
const (
	typeBytes = 1088
	unitBytes = 288
)

// Types and units are large and few: their arenas hold references.
type (
	typeRef struct{ *Type }
	unitRef struct{ *Unit }
)

// SetBases sets the bases and the method resolution order of a class.
func (h *Heap) SetBases(t *Type, bases, mro []Value) {
	h.charge(8 * int64(len(bases)+len(mro)-len(t.Bases)-len(t.MRO)))
	t.Bases, t.MRO = bases, mro
}

// AddSubclass records sub among the subclasses of t (weakly).
func (h *Heap) AddSubclass(t *Type, sub Value) {
	before := cap(t.Subclasses)
	t.Subclasses = append(t.Subclasses, sub)
	h.account(8 * int64(cap(t.Subclasses)-before))
	h.quota -= 8
}

// NewInst makes an instance with the given layout; all slots are empty.
func (h *Heap) NewInst(s *Shape) (Value, *Inst) {
	v, p := alloc(h, &h.Insts, KInst)
	p.Shape = s
	h.tick(16)
	return v, p
}

// NewModule makes a module with a new dictionary.
func (h *Heap) NewModule(name Value) (Value, *Module) {
	d, _ := h.NewDict()
	v, p := alloc(h, &h.mods, KModule)
	p.Name, p.Dict, p.Slots, p.Class = name, d, Unbound, Unbound
	h.tick(0)
	return v, p
}

// NewNative makes an object around data.
func (h *Heap) NewNative(class Value, data NativeData) Value {
	v, p := alloc(h, &h.natives, KNative)
	p.Class, p.Data, p.Dict, p.Slots = class, data, Unbound, Unbound
	h.charge(int64(data.Size()))
	h.tick(0)
	return v
}

// Resize tells the heap that the payload of a native object changed its size from before.
func (h *Heap) Resize(data NativeData, before int) { h.charge(int64(data.Size() - before)) }

// NewBytes makes a bytes or bytearray that takes over b.
func (h *Heap) NewBytes(k Kind, b []byte) Value {
	v, p := alloc(h, &h.bytes_, k)
	p.B = b
	h.charge(int64(cap(b)))
	h.tick(0)
	return v
}

// SetBytes replaces the store of a bytearray.
func (h *Heap) SetBytes(p *Bytes, b []byte) {
	h.charge(int64(cap(b) - cap(p.B)))
	p.B = b
}

// NewUnit makes an empty linked code.
func (h *Heap) NewUnit() (Value, *Unit) {
	v, ref := alloc(h, &h.units, KUnit)
	ref.Unit = &Unit{Self: v, Space: Unbound}
	return v, ref.Unit
}

// ChargeUnit counts the tables of a unit once they are made.
func (h *Heap) ChargeUnit(u *Unit) { h.charge(unitSolid(u)) }

func unitCost(u *Unit) int64 {
	n := unitSolid(u)
	for _, k := range u.Kwnames { // a sum: order does not matter
		n += 8 * int64(cap(k))
	}
	return n
}

// unitSolid is unitCost without what calls remember.
func unitSolid(u *Unit) int64 {
	return int64(unitBytes + 8*cap(u.Consts) + 8*cap(u.Names) + 88*cap(u.Sites) + 24*cap(u.Globals) + 8*cap(u.Units))
}

// newBuffer makes an empty buffer. It does not collect, and only strings keep a buffer:
// the caller has allocated the one that comes to stand in it.
func (h *Heap) newBuffer() (uint32, *Buffer) {
	i, p, grown := h.bufs.take()
	h.account(grown)
	return i, p
}
