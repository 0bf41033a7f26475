package heap

import (
	"math/bits"
	"strings"
)

// Collect marks from the roots and the objects allocated since the last safepoint and
// frees the rest, unless Ending cuts it short.
func (h *Heap) Collect() {
	if h.noGC || h.Roots == nil {
		return
	}
	h.noGC = true
	before := h.used
	h.Collections++
	h.clearMarks()
	h.marking = true
	h.Roots(h.visit)
	for _, t := range h.imageTrees { // marking: order does not matter
		visitSlice(t.names, h.visit)
	}
	for _, v := range h.born {
		h.Mark(v)
	}
	if !h.drain() {
		h.noGC, h.marking = false, false
		h.quota = firstQuota
		return
	}
	if h.Sweeping != nil {
		h.Sweeping()
		h.Drain()
	}
	h.marking = false
	h.dropCaches()
	h.keepBuffers()
	h.sweep()
	h.noGC = false
	h.quota = max(firstQuota, h.Live())
	if h.limit > 0 {
		h.over = h.used > h.limit
	}
	if h.Collected != nil {
		h.Collected(before, h.used)
	}
}

// CollectExtra collects apart from the schedule: it leaves the schedule as it is, and the VM
// keeps whatever a weak name could show to have died.
func (h *Heap) CollectExtra() {
	quota := h.quota
	h.Extra = true
	h.Collect()
	h.Extra = false
	h.quota = quota
}

// Reach looks from roots outwards, the nearest objects first, until found reports that what is
// looked for is marked; it asks from time to time. n is about how many objects were looked into, large
// ones counted by their parts: a power of two, for it must not depend on what is cached. Nothing is
// collected. Where the run must end it says that all is reached.
func (h *Heap) Reach(roots func(visit func(*Value)), found func() bool) (all bool, n int) {
	if h.noGC {
		return true, 0
	}
	h.noGC, h.marking = true, true
	h.clearMarks()
	visit := func(p *Value) {
		if !p.Is(KUnit) {
			h.Mark(*p)
		}
	}
	roots(visit)
	ask := 32
	if all = found(); all {
		n = ask // as if it were found at the first question: a dead root may hold it too
		h.work = h.work[:0]
	}
	batch := markBatch
	for i := 0; i < len(h.work); i++ {
		if i == ask {
			if all = found(); all {
				break
			}
			ask *= 2
		}
		n += h.reachFrom(h.work[i], visit)
		if n > batch {
			if all = h.Ending != nil && h.Ending(); all {
				break
			}
			batch = n + markBatch
		}
	}
	h.work = h.work[:0]
	h.noGC, h.marking = false, false
	return all || found(), 1 << bits.Len(uint(n))
}

// partsUnits is what an object of n parts counts. Small ones count one: what the library keeps
// of what it was asked for before is among them.
func partsUnits(n int) int {
	if n < 4096 {
		return 1
	}
	return n / 8
}

// reachFrom visits what an object holds, and counts it.
func (h *Heap) reachFrom(v Value, visit func(*Value)) int {
	switch v.Kind() {
	case KList, KTuple:
		l := h.Lists.get(v.Index()).V
		n := partsUnits(len(l))
		for len(l) > markPiece && (h.Ending == nil || !h.Ending()) {
			visitHandles(l[:markPiece], visit)
			l = l[markPiece:]
		}
		visitHandles(l[:min(len(l), markPiece)], visit)
		return n
	case KDict, KSet, KFrozenSet:
		h.Children(v, visit)
		return partsUnits(h.Dicts.get(v.Index()).Len())
	}
	h.Children(v, visit)
	return 1
}

// dropCaches empties the caches of code that name what dies.
func (h *Heap) dropCaches() {
	gone := func(v Value) bool { return v != Unbound && v != 0 && !h.Marked(v) }
	h.units.each(func(i uint32, u *unitRef) {
		if !h.units.marked(i) {
			return
		}
		for k := range u.Sites {
			if s := &u.Sites[k]; gone(s.Val) || s.Shape != nil && gone(s.Shape.Class) {
				*s = Site{Name: s.Name, Val: Unbound}
			}
		}
		for k := range u.Globals {
			if g := &u.Globals[k]; gone(g.Val) {
				*g = GlobalSite{Name: g.Name, Index: -2, Val: Unbound}
			}
		}
	})
}

// Live is the bytes of the live objects and their stores: what the schedule is made by, for
// it must not depend on how the objects lie in their chunks.
func (h *Heap) Live() int64 {
	return h.solid + h.Strs.liveBytes() + h.bigs.liveBytes() + h.floats.liveBytes() + h.cplx.liveBytes() + h.bytes_.liveBytes() +
		h.Lists.liveBytes() + h.Dicts.liveBytes() + h.recs.liveBytes() + h.Funcs.liveBytes() + h.builts.liveBytes() +
		h.Cells.liveBytes() + h.Gens.liveBytes() + h.Iters.liveBytes() + h.Types.liveBytes() + h.Insts.liveBytes() +
		h.mods.liveBytes() + h.natives.liveBytes() + h.units.liveBytes()
}

// MarkSubclasses keeps the classes that others know as their subclasses.
func (h *Heap) MarkSubclasses() {
	h.Types.each(func(_ uint32, t *typeRef) {
		for _, s := range t.Subclasses {
			h.Mark(s)
		}
	})
}

// keepBuffers marks the buffers that live strings share. One of which little is still used
// is dissolved: its strings move to a text chunk or take copies of their own.
func (h *Heap) keepBuffers() {
	h.text, h.textBuf = nil, 0
	if h.bufs.count() == 0 {
		return
	}
	kept := make([]int64, len(h.bufs.live)*chunkLen)
	h.eachShared(func(s *Str) { kept[s.buf-1] += int64(len(s.S)) })
	h.eachShared(func(s *Str) {
		b := s.buf - 1
		if h.bufs.get(b).size() > 4*kept[b] {
			h.move(s)
			b = s.buf - 1
		}
		if s.buf != 0 {
			h.bufs.setMark(b)
		}
	})
}

// move gives a string bytes apart from those of its buffer.
func (h *Heap) move(s *Str) {
	if len(s.S) >= shareFrom {
		s.S, s.buf, s.off = strings.Clone(s.S), 0, 0
		h.charge(int64(len(s.S)))
		return
	}
	t := h.textRoom(len(s.S))
	off := t.b.Len()
	t.b.WriteString(s.S)
	s.S, s.buf, s.off = t.b.String()[off:], h.textBuf, int32(off)
}

// eachShared calls f with every marked string that shares its bytes.
func (h *Heap) eachShared(f func(s *Str)) {
	a := &h.Strs
	for w := a.perm; w < len(a.live); w++ {
		for d := a.live[w] & a.mark[w]; d != 0; d &= d - 1 {
			if s := &a.Chunks[w][bits.TrailingZeros64(d)]; s.buf != 0 {
				f(s)
			}
		}
	}
}

func (h *Heap) clearMarks() {
	h.Strs.clearMarks()
	h.bigs.clearMarks()
	h.floats.clearMarks()
	h.cplx.clearMarks()
	h.bytes_.clearMarks()
	h.Lists.clearMarks()
	h.Dicts.clearMarks()
	h.recs.clearMarks()
	h.Funcs.clearMarks()
	h.builts.clearMarks()
	h.Cells.clearMarks()
	h.Gens.clearMarks()
	h.Iters.clearMarks()
	h.Types.clearMarks()
	h.Insts.clearMarks()
	h.mods.clearMarks()
	h.natives.clearMarks()
	h.units.clearMarks()
	h.bufs.clearMarks()
}

func (h *Heap) visit(p *Value) { h.Mark(*p) }

// Mark keeps the object v names; what it refers to is marked by the collection in progress.
func (h *Heap) Mark(v Value) {
	if v&3 != 0 || v < Value(KStr)<<2 && v>>32 == 0 || v&^4 == 0 {
		return
	}
	i := v.Index()
	switch v.Kind() {
	case KStr:
		h.Strs.setMark(i) // its buffer: see keepBuffers
	case KInt:
		h.bigs.setMark(i)
	case KFloat:
		h.floats.setMark(i)
	case KComplex:
		h.cplx.setMark(i)
	case KBytes, KByteArray:
		h.bytes_.setMark(i)
	case KBuffer:
		h.bufs.setMark(i)
	case KList, KTuple:
		h.push(v, h.Lists.setMark(i))
	case KDict, KSet, KFrozenSet:
		h.push(v, h.Dicts.setMark(i))
	case KFunc:
		h.push(v, h.Funcs.setMark(i))
	case KBuiltin:
		h.push(v, h.builts.setMark(i))
	case KCell:
		h.push(v, h.Cells.setMark(i))
	case KGen:
		h.push(v, h.Gens.setMark(i))
	case KIter:
		h.push(v, h.Iters.setMark(i))
	case KType:
		h.push(v, h.Types.setMark(i))
	case KInst:
		h.push(v, h.Insts.setMark(i))
	case KModule:
		h.push(v, h.mods.setMark(i))
	case KNative:
		h.push(v, h.natives.setMark(i))
	case KUnit:
		h.push(v, h.units.setMark(i))
	default:
		if isRec(v.Kind()) {
			h.push(v, h.recs.setMark(i))
		}
	}
}

// Drain marks what the marked objects reach; for Sweeping, which decides by marks after it
// has marked more.
func (h *Heap) Drain() {
	for len(h.work) > 0 {
		h.markOne()
	}
}

func isRec(k Kind) bool {
	switch k {
	case KRange, KSlice, KMethod, KProperty, KClassMethod, KStaticMethod, KSuper, KMappingProxy,
		KDictKeys, KDictValues, KDictItems, KMemberDescr, KTraceback, KFrame:
		return true
	}
	return false
}

func (h *Heap) push(v Value, fresh bool) {
	if fresh {
		h.work = append(h.work, v)
	}
}

// Marked reports whether the collection in progress has reached v.
func (h *Heap) Marked(v Value) bool {
	if !v.IsHandle() || v.Kind() < KStr {
		return true
	}
	i := v.Index()
	switch v.Kind() {
	case KStr:
		return h.Strs.marked(i)
	case KInt:
		return h.bigs.marked(i)
	case KFloat:
		return h.floats.marked(i)
	case KComplex:
		return h.cplx.marked(i)
	case KBytes, KByteArray:
		return h.bytes_.marked(i)
	case KBuffer:
		return h.bufs.marked(i)
	case KList, KTuple:
		return h.Lists.marked(i)
	case KDict, KSet, KFrozenSet:
		return h.Dicts.marked(i)
	case KFunc:
		return h.Funcs.marked(i)
	case KBuiltin:
		return h.builts.marked(i)
	case KCell:
		return h.Cells.marked(i)
	case KGen:
		return h.Gens.marked(i)
	case KIter:
		return h.Iters.marked(i)
	case KType:
		return h.Types.marked(i)
	case KInst:
		return h.Insts.marked(i)
	case KModule:
		return h.mods.marked(i)
	case KNative:
		return h.natives.marked(i)
	case KUnit:
		return h.units.marked(i)
	}
	return h.recs.marked(i)
}

// drain marks what the marked objects reach. It is false where the run must end, which does
// not wait for a collection: the marks mean nothing then, and nothing is freed.
func (h *Heap) drain() bool {
	for len(h.work) > 0 {
		for range markBatch {
			if len(h.work) == 0 {
				return true
			}
			h.markOne()
		}
		if h.Ending != nil && h.Ending() {
			h.work = h.work[:0]
			return false
		}
	}
	return true
}

// markBatch is how many objects are marked between two looks at whether the run must end.
const markBatch = 2048

func (h *Heap) markOne() {
	v := h.work[len(h.work)-1]
	h.work = h.work[:len(h.work)-1]
	if k := v.Kind(); k == KList || k == KTuple {
		l := h.Lists.get(v.Index()).V
		for len(l) > markPiece && (h.Ending == nil || !h.Ending()) {
			visitHandles(l[:markPiece], h.visit)
			l = l[markPiece:]
		}
		visitHandles(l[:min(len(l), markPiece)], h.visit)
		return
	}
	h.Children(v, h.visit)
}

// markPiece is how many elements of a list are marked between two looks.
const markPiece = 16 << 10

func visitHandles(l []Value, visit func(*Value)) {
	for k := range l {
		if l[k]&3 == 0 {
			visit(&l[k])
		}
	}
}

// Children visits every Value the object v holds.
func (h *Heap) Children(v Value, visit func(*Value)) {
	i := v.Index()
	switch v.Kind() {
	case KList, KTuple:
		visitHandles(h.Lists.get(i).V, visit)
	case KDict, KSet, KFrozenSet:
		visitDict(h.Dicts.get(i), visit)
	case KFunc:
		visitFunc(h.Funcs.get(i), visit)
	case KBuiltin:
		visit(&h.builts.get(i).Self)
	case KCell:
		visit(&h.Cells.get(i).V)
	case KGen:
		g := h.Gens.get(i)
		h.visitRegs(g, visit)
		visitAll(visit, &g.Fn, &g.Handled, &g.Locals, &g.Class, &g.Name, &g.Qual, &g.Extra)
	case KIter:
		it := h.Iters.get(i)
		visitAll(visit, &it.Src, &it.Aux)
	case KType:
		h.visitType(h.Types.get(i).Type, visit)
	case KInst:
		h.visitInst(h.Insts.get(i), visit)
	case KModule:
		m := h.mods.get(i)
		visitAll(visit, &m.Name, &m.Dict, &m.Slots, &m.Class)
	case KNative:
		n := h.natives.get(i)
		visitAll(visit, &n.Class, &n.Dict, &n.Slots)
		n.Data.Trace(visit)
	case KUnit:
		h.visitUnit(h.units.get(i).Unit, visit)
	default:
		if isRec(v.Kind()) {
			r := h.recs.get(i)
			for k := range r.F {
				visit(&r.F[k])
			}
		}
	}
}

func visitAll(visit func(*Value), ps ...*Value) {
	for _, p := range ps {
		visit(p)
	}
}

func visitDict(d *Dict, visit func(*Value)) {
	for k := range d.Ents {
		visit(&d.Ents[k].K)
		visit(&d.Ents[k].V)
	}
}

func visitSlice(s []Value, visit func(*Value)) {
	for k := range s {
		visit(&s[k])
	}
}

func visitFunc(f *Func, visit func(*Value)) {
	visit(&f.Unit.Self)
	visitSlice(f.Free, visit)
	visitAll(visit, &f.Globals, &f.Defaults, &f.KwDefaults, &f.Name, &f.Qualname, &f.Doc, &f.Module,
		&f.Annotate, &f.Annots, &f.TypeParams, &f.Dict, &f.Builtins)
}

// visitRegs visits what the registers of a generator hold. Those of one that runs are on the
// stack; what others hold that is of no use for the code is dropped.
func (h *Heap) visitRegs(g *Gen, visit func(*Value)) {
	if g.State == GenCreated || !g.Fn.Is(KFunc) || !h.Valid(g.Fn) {
		visitSlice(g.Regs, visit)
		return
	}
	c := h.Funcs.get(g.Fn.Index()).Unit.Code
	for k := range g.Regs {
		p := &g.Regs[k]
		if !p.IsHandle() || p.Kind() < KStr {
			continue
		}
		if g.State == GenSuspended && c.Awaits(int(g.PC)-1, k) {
			visit(p)
		} else {
			*p = Unbound
		}
	}
}

func (h *Heap) visitType(t *Type, visit func(*Value)) {
	visitAll(visit, &t.Name, &t.Qualname, &t.Meta, &t.Module)
	visitSlice(t.Bases, visit)
	visitSlice(t.MRO, visit)
	visitDict(t.Dict, visit)
	if t.Tree != nil {
		visitSlice(t.Tree.names, visit)
	}
	if t.SlotsValid && !h.marking { // the classes they come from hold them
		visitSlice(t.Slots[:], visit)
	}
}

func (h *Heap) visitInst(in *Inst, visit func(*Value)) {
	visit(&in.Shape.Class)
	n := min(len(in.Shape.Names), inlineSlots)
	for k := range n {
		visit(&in.Slots[k])
	}
	e := in.Ext
	if e == nil {
		return
	}
	visitAll(visit, &e.Payload, &e.Dict)
	visitSlice(e.More, visit)
	if e.Exc != nil {
		visitAll(visit, &e.Exc.Args, &e.Exc.Cause, &e.Exc.Context, &e.Exc.TB)
		visitSlice(e.Exc.Fields, visit)
		for k := range e.Exc.Trace {
			visit(&e.Exc.Trace[k].Unit.Self)
		}
	}
}

// visitUnit visits what linked code holds. Caches hold nothing: see dropCaches.
func (h *Heap) visitUnit(u *Unit, visit func(*Value)) {
	visitAll(visit, &u.Dict, &u.Space) // a new dictionary in the place of Dict would be taken for it
	visitSlice(u.Consts, visit)
	visitSlice(u.Names, visit)
	visitSlice(u.Units, visit)
	for k := range u.Sites {
		s := &u.Sites[k]
		visit(&s.Name)
		if h.marking {
			continue
		}
		visit(&s.Val)
		if s.Shape != nil {
			visit(&s.Shape.Class)
		}
	}
	for k := range u.Globals {
		visit(&u.Globals[k].Name)
		if !h.marking {
			visit(&u.Globals[k].Val)
		}
	}
	for _, names := range u.Kwnames { // marking: order does not matter
		visitSlice(names, visit)
	}
}

func (h *Heap) sweep() {
	aside, solid := int64(0), int64(0)
	spare := h.spare()
	aside += h.Types.sweep(&spare, func(_ uint32, t *typeRef) {
		solid, aside = solid+typeSolid(t.Type), aside+typeCost(t.Type)-typeSolid(t.Type)
	})
	aside += h.Strs.sweep(&spare, func(_ uint32, s *Str) {
		solid, aside = solid+strSolid(s), aside+strCost(s)-strSolid(s)
		if s.inter {
			delete(h.intern, s.S)
		}
	})
	aside += h.bigs.sweep(&spare, func(_ uint32, b *BigInt) { solid += 8 * int64(cap(b.Mag)) })
	aside += h.floats.sweep(&spare, nil)
	aside += h.cplx.sweep(&spare, nil)
	aside += h.bytes_.sweep(&spare, func(_ uint32, b *Bytes) { solid += int64(cap(b.B)) })
	aside += h.Lists.sweep(&spare, func(_ uint32, l *List) { solid += 8 * int64(cap(l.V)) })
	aside += h.Dicts.sweep(&spare, func(_ uint32, d *Dict) { solid += d.bytes() })
	aside += h.recs.sweep(&spare, nil)
	aside += h.Funcs.sweep(&spare, func(_ uint32, f *Func) { solid += 8 * int64(cap(f.Free)) })
	aside += h.builts.sweep(&spare, nil)
	aside += h.Cells.sweep(&spare, nil)
	aside += h.Gens.sweep(&spare, func(_ uint32, g *Gen) { solid += 8 * int64(cap(g.Regs)) })
	aside += h.Iters.sweep(&spare, nil)
	aside += h.Insts.sweep(&spare, func(_ uint32, in *Inst) {
		solid, aside = solid+extSolid(in.Ext), aside+extCost(in.Ext)-extSolid(in.Ext)
	})
	aside += h.mods.sweep(&spare, nil)
	aside += h.natives.sweep(&spare, func(_ uint32, n *Native) { solid += int64(n.Data.Size()) })
	aside += h.units.sweep(&spare, func(_ uint32, u *unitRef) {
		solid, aside = solid+unitSolid(u.Unit), aside+unitCost(u.Unit)-unitSolid(u.Unit)
	})
	aside += h.bufs.sweep(&spare, func(_ uint32, b *Buffer) { solid, aside = solid+b.solid(), aside+int64(b.b.Cap())-b.solid() })
	h.charge(-solid)
	h.account(-aside)
	// Classes know their subclasses weakly.
	h.Types.each(func(_ uint32, t *typeRef) {
		kept := t.Subclasses[:0]
		for _, s := range t.Subclasses {
			if h.Types.isLive(s.Index()) {
				kept = append(kept, s)
			}
		}
		t.Subclasses = kept
	})
}

// spareBytes is the most that a collection keeps of empty chunks.
const spareBytes = 1 << 20

// spare is what this collection may keep: nothing where memory is short.
func (h *Heap) spare() int64 {
	if h.limit > 0 && h.used > h.limit/2 {
		return 0
	}
	return spareBytes
}

// Trim gives back what was kept for the next objects of a run that is over.
func (h *Heap) Trim() {
	if h.Collections == h.trimmed {
		return
	}
	h.trimmed = h.Collections
	h.account(-(h.Types.trim() + h.Strs.trim() + h.bigs.trim() + h.floats.trim() + h.cplx.trim() + h.bytes_.trim() +
		h.Lists.trim() + h.Dicts.trim() + h.recs.trim() + h.Funcs.trim() + h.builts.trim() + h.Cells.trim() +
		h.Gens.trim() + h.Iters.trim() + h.Insts.trim() + h.mods.trim() + h.natives.trim() + h.units.trim() +
		h.bufs.trim()))
}

func typeCost(t *Type) int64 {
	return typeSolid(t) + treeCost(t.Tree) + 8*int64(cap(t.Subclasses))
}

// typeSolid is typeCost without layouts and what is known of the subclasses.
func typeSolid(t *Type) int64 {
	return typeBytes + t.Dict.bytes() + 8*int64(len(t.Bases)+len(t.MRO))
}

// EachObject calls f with every live object that can hold values, outside the image,
// arena by arena in index order. Kinds that share an arena come as its first kind.
func (h *Heap) EachObject(f func(Value)) {
	h.Lists.each(func(i uint32, _ *List) { f(Handle(KList, i)) })
	h.Dicts.each(func(i uint32, _ *Dict) { f(Handle(KDict, i)) })
	h.recs.each(func(i uint32, _ *Rec) { f(Handle(KSlice, i)) })
	h.Funcs.each(func(i uint32, _ *Func) { f(Handle(KFunc, i)) })
	h.builts.each(func(i uint32, _ *Builtin) { f(Handle(KBuiltin, i)) })
	h.Cells.each(func(i uint32, _ *Cell) { f(Handle(KCell, i)) })
	h.Gens.each(func(i uint32, _ *Gen) { f(Handle(KGen, i)) })
	h.Iters.each(func(i uint32, _ *Iter) { f(Handle(KIter, i)) })
	h.Types.each(func(i uint32, _ *typeRef) { f(Handle(KType, i)) })
	h.Insts.each(func(i uint32, _ *Inst) { f(Handle(KInst, i)) })
	h.mods.each(func(i uint32, _ *Module) { f(Handle(KModule, i)) })
	h.natives.each(func(i uint32, _ *Native) { f(Handle(KNative, i)) })
	h.units.each(func(i uint32, _ *unitRef) { f(Handle(KUnit, i)) })
}

// EachUnit calls f for all linked code outside the image, in the order of handles.
func (h *Heap) EachUnit(f func(*Unit)) {
	h.units.each(func(_ uint32, u *unitRef) { f(u.Unit) })
}

// EachGen calls f for all generators, in the order of handles.
func (h *Heap) EachGen(f func(Value, *Gen)) {
	h.Gens.each(func(i uint32, g *Gen) { f(Handle(KGen, i), g) })
}

// Valid reports whether v is a number, a special value or a handle of a live object.
func (h *Heap) Valid(v Value) bool {
	if !v.IsHandle() {
		return true
	}
	i := v.Index()
	k := v.Kind()
	if k < KStr {
		return i == 0 && k >= KUnbound
	}
	switch k {
	case KStr:
		return h.Strs.isLive(i)
	case KInt:
		return h.bigs.isLive(i)
	case KFloat:
		return h.floats.isLive(i)
	case KComplex:
		return h.cplx.isLive(i)
	case KBytes, KByteArray:
		return h.bytes_.isLive(i)
	case KBuffer:
		return h.bufs.isLive(i)
	case KList, KTuple:
		return h.Lists.isLive(i)
	case KDict, KSet, KFrozenSet:
		return h.Dicts.isLive(i)
	case KFunc:
		return h.Funcs.isLive(i)
	case KBuiltin:
		return h.builts.isLive(i)
	case KCell:
		return h.Cells.isLive(i)
	case KGen:
		return h.Gens.isLive(i)
	case KIter:
		return h.Iters.isLive(i)
	case KType:
		return h.Types.isLive(i)
	case KInst:
		return h.Insts.isLive(i)
	case KModule:
		return h.mods.isLive(i)
	case KNative:
		return h.natives.isLive(i)
	case KUnit:
		return h.units.isLive(i)
	}
	return k < NumKinds && h.recs.isLive(i)
}
