package heap

import (
	"math/big"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/snapshot"
)

// Saving and restoring a heap. Objects keep their index relative to the image, so that
// identity and hashes survive. Objects of the image are named; what names them is the
// VM's (Names). A restored dict is rehashed: the internal hashes depend on the VM's secret.

// Names translates between what a heap holds and names that are the same in every process.
type Names interface {
	// Image names an object of the image; "" if it has no name.
	Image(v Value) string
	// Object finds an object of the image, Unbound if there is none of that name.
	Object(name string) Value
	// Code writes which code object c is.
	Code(w *snapshot.Writer, c *compile.Code)
	// ReadCode reads what Code wrote; nil after a failure of r.
	ReadCode(r *snapshot.Reader) *compile.Code
	// Def names the native of a function object outside the image; Native finds it.
	Def(def any) string
	Native(name string) any
	// Payload writes the payload of a native object and reports whether it can be written.
	Payload(w *snapshot.Writer, put func(Value), d NativeData) bool
	// ReadPayload reads what Payload wrote; BuildPayload makes a payload of what it gave when
	// all objects are there.
	ReadPayload(r *snapshot.Reader, get func() Value) NativeData
	BuildPayload(r *snapshot.Reader, d NativeData) NativeData
	// Link fills in the tables of a unit whose code and dictionary are set.
	Link(u *Unit)
}

// Encoder writes a heap.
type Encoder struct {
	W      *snapshot.Writer
	h      *Heap
	names  Names
	image  map[Value]uint64
	order  []string
	shapes map[*Shape]uint64
	Err    string // what cannot be saved
}

// value tags
const (
	tagInt = iota
	tagDouble
	tagSpecial
	tagObject
	tagImage
)

// Value writes a value.
func (e *Encoder) Value(v Value) {
	w := e.W
	switch {
	case v.IsInt():
		w.Byte(tagInt)
		w.Int(v.Int())
	case v.IsDouble():
		w.Byte(tagDouble)
		w.Float(v.Double())
	case v.Kind() < KStr:
		w.Byte(tagSpecial)
		w.Byte(byte(v.Kind()))
	default:
		perm := uint32(e.h.perm(v.Kind()) * chunkLen)
		if v.Index() >= perm {
			w.Byte(tagObject)
			w.Byte(byte(v.Kind()))
			w.Uint(uint64(v.Index() - perm))
			return
		}
		w.Byte(tagImage)
		n, ok := e.image[v]
		if !ok {
			name := e.names.Image(v)
			if name == "" {
				e.Err = "an object of the library that has no name"
			}
			n = uint64(len(e.order))
			e.image[v] = n
			e.order = append(e.order, name)
		}
		w.Uint(n)
	}
}

// Values writes a list of values.
func (e *Encoder) Values(s []Value) {
	e.W.Uint(uint64(len(s)))
	for _, v := range s {
		e.Value(v)
	}
}

// perm is the number of image chunks of the arena of kind k.
func (h *Heap) perm(k Kind) int {
	switch k {
	case KStr:
		return h.Strs.perm
	case KInt:
		return h.bigs.perm
	case KFloat:
		return h.floats.perm
	case KComplex:
		return h.cplx.perm
	case KBytes, KByteArray:
		return h.bytes_.perm
	case KBuffer:
		return h.bufs.perm
	case KList, KTuple:
		return h.Lists.perm
	case KDict, KSet, KFrozenSet:
		return h.Dicts.perm
	case KFunc:
		return h.Funcs.perm
	case KBuiltin:
		return h.builts.perm
	case KCell:
		return h.Cells.perm
	case KGen:
		return h.Gens.perm
	case KIter:
		return h.Iters.perm
	case KType:
		return h.Types.perm
	case KInst:
		return h.Insts.perm
	case KModule:
		return h.mods.perm
	case KNative:
		return h.natives.perm
	case KUnit:
		return h.units.perm
	}
	return h.recs.perm
}

// Relative is the index of a handle without the image's part: the same after a restore.
func (h *Heap) Relative(v Value) uint32 {
	if p := uint32(h.perm(v.Kind()) * chunkLen); v.Index() >= p {
		return v.Index() - p
	}
	return v.Index() | 1<<31
}

// IsImage reports whether a handle names an object of the image.
func (h *Heap) IsImage(v Value) bool {
	return v.IsHandle() && v.Kind() >= KStr && v.Index() < uint32(h.perm(v.Kind())*chunkLen)
}

func saveArena[T any](e *Encoder, a *Arena[T], save func(i uint32, p *T)) {
	e.W.Uint(uint64(a.count()))
	next := uint32(0)
	a.each(func(i uint32, p *T) {
		rel := i - uint32(a.perm*chunkLen)
		e.W.Uint(uint64(rel - next))
		next = rel + 1
		save(i, p)
	})
}

// Save writes all objects. The caller has collected and saves its roots with the same
// encoder afterwards, and then calls Finish.
func (h *Heap) Save(w *snapshot.Writer, names Names) *Encoder {
	e := &Encoder{W: w, h: h, names: names, image: map[Value]uint64{}, shapes: map[*Shape]uint64{}}
	saveArena(e, &h.bufs, func(_ uint32, b *Buffer) {
		w.String(b.b.String())
		if b.text { // no other buffer has so much room
			w.Uint(uint64(b.b.Len()))
			return
		}
		w.Uint(uint64(b.room))
	})
	saveArena(e, &h.Strs, func(_ uint32, s *Str) {
		w.Bool(s.inter)
		if s.buf == 0 {
			w.Uint(0)
			w.String(s.S)
			return
		}
		w.Uint(uint64(s.buf) - uint64(h.bufs.perm*chunkLen))
		w.Uint(uint64(s.off))
		w.Uint(uint64(len(s.S)))
	})
	saveArena(e, &h.bigs, func(_ uint32, b *BigInt) {
		w.Bool(b.Neg)
		w.Uint(uint64(len(b.Mag)))
		for _, x := range b.Mag {
			w.Word(uint64(x))
		}
	})
	saveArena(e, &h.floats, func(_ uint32, f *float64) { w.Float(*f) })
	saveArena(e, &h.cplx, func(_ uint32, c *complex128) { w.Float(real(*c)); w.Float(imag(*c)) })
	saveArena(e, &h.bytes_, func(_ uint32, b *Bytes) {
		w.Int(int64(b.Exports))
		w.Uint(uint64(cap(b.B) - len(b.B))) // growing costs fuel
		w.String(string(b.B))
	})
	saveArena(e, &h.Cells, func(_ uint32, c *Cell) { e.Value(c.V) })
	saveArena(e, &h.recs, func(_ uint32, r *Rec) {
		for _, v := range r.F {
			e.Value(v)
		}
	})
	saveArena(e, &h.Lists, func(_ uint32, l *List) {
		w.Uint(uint64(cap(l.V) - len(l.V)))
		e.Values(l.V)
	})
	saveArena(e, &h.Types, func(_ uint32, t *typeRef) { e.saveType(t.Type) })
	saveArena(e, &h.units, func(_ uint32, u *unitRef) {
		names.Code(w, u.Code)
		e.Value(u.Dict)
		e.Value(u.Space)
		e.Values(u.Consts)
		e.Values(u.Units)
	})
	saveArena(e, &h.Dicts, func(_ uint32, d *Dict) {
		w.Bool(d.visible)
		e.saveDict(d)
	})
	saveArena(e, &h.Funcs, func(_ uint32, f *Func) {
		e.Value(f.Unit.Self)
		e.Values(f.Free)
		for _, p := range f.fields() {
			e.Value(*p)
		}
	})
	saveArena(e, &h.builts, func(_ uint32, b *Builtin) { w.String(names.Def(b.Def)); e.Value(b.Self) })
	saveArena(e, &h.Gens, func(_ uint32, g *Gen) {
		w.Int(int64(g.PC))
		w.Byte(byte(g.State))
		w.Byte(byte(g.Sort))
		w.Byte(g.Flags)
		e.Values(g.Regs)
		for _, p := range g.fields() {
			e.Value(*p)
		}
	})
	saveArena(e, &h.Iters, func(_ uint32, it *Iter) {
		w.Byte(byte(it.Sort))
		w.Int(int64(it.I))
		w.Int(int64(it.N))
		e.Value(it.Src)
		e.Value(it.Aux)
	})
	saveArena(e, &h.mods, func(_ uint32, m *Module) { e.Value(m.Name); e.Value(m.Dict); e.Value(m.Slots); e.Value(m.Class) })
	saveArena(e, &h.Insts, func(_ uint32, in *Inst) { e.saveInst(in) })
	saveArena(e, &h.natives, func(_ uint32, n *Native) {
		e.Value(n.Class)
		e.Value(n.Dict)
		e.Value(n.Slots)
		if !names.Payload(w, e.Value, n.Data) {
			e.Err = "a native object that cannot be saved"
		}
	})
	return e
}

// Finish writes the names of the image's objects.
func (e *Encoder) Finish() []string { return e.order }

func (f *Func) fields() []*Value {
	return []*Value{&f.Globals, &f.Defaults, &f.KwDefaults, &f.Name, &f.Qualname, &f.Doc, &f.Module, &f.Annotate,
		&f.Annots, &f.TypeParams, &f.Dict, &f.Builtins}
}

func (g *Gen) fields() []*Value {
	return []*Value{&g.Fn, &g.Handled, &g.Locals, &g.Class, &g.Name, &g.Qual, &g.Extra}
}

func (e *Encoder) saveType(t *Type) {
	w := e.W
	for _, v := range []Value{t.Name, t.Qualname, t.Meta, t.Module} {
		e.Value(v)
	}
	e.Values(t.Bases)
	e.Values(t.MRO)
	w.Uint(uint64(t.Flags))
	w.Byte(byte(t.Base))
	e.Values(t.Subclasses)
	e.saveDict(t.Dict)
}

// saveDict writes the entries of a dict in their places, removed ones too: iterators and
// the next growth depend on them.
func (e *Encoder) saveDict(d *Dict) {
	e.W.Uint(uint64(len(d.Ents)))
	e.W.Uint(uint64(cap(d.Ents)))
	e.W.Uint(uint64(len(d.index)))
	e.W.Uint(uint64(d.KeyVersion))
	for i := range d.Ents {
		x := &d.Ents[i]
		e.Value(x.K)
		e.Value(x.V)
		if d.visible {
			e.W.Word(x.H)
		}
	}
}

func (e *Encoder) saveInst(in *Inst) {
	w := e.W
	n, ok := e.shapes[in.Shape]
	if !ok {
		n = uint64(len(e.shapes))
		e.shapes[in.Shape] = n
		w.Uint(n)
		w.Bool(in.Shape.InDict)
		e.Value(in.Shape.Class)
		e.Values(in.Shape.Names)
	} else {
		w.Uint(n)
	}
	for i := range in.Shape.Names {
		v := in.GetSlot(int32(i))
		e.Value(v)
	}
	x := in.Ext
	w.Bool(x != nil)
	if x == nil {
		return
	}
	e.Value(x.Payload)
	e.Value(x.Dict)
	w.Bool(x.Weak)
	w.Bool(x.Final)
	w.Bool(x.Exc != nil)
	if x.Exc == nil {
		return
	}
	for _, v := range []Value{x.Exc.Args, x.Exc.Cause, x.Exc.Context, x.Exc.TB} {
		e.Value(v)
	}
	w.Bool(x.Exc.Suppress)
	e.Values(x.Exc.Fields)
	w.Uint(uint64(len(x.Exc.Trace)))
	for _, t := range x.Exc.Trace {
		e.Value(t.Unit.Self)
		w.Int(int64(t.PC))
	}
}

// Decoder reads a heap.
type Decoder struct {
	R      *snapshot.Reader
	h      *Heap
	names  Names
	image  []Value
	shapes []*Shape
	moved  map[Value]Value // strings that this release has in its image
	named  []Value         // every handle read
	kinds  map[uint64]Kind // what the objects of arenas of several kinds are named as
	// what waits until all objects are there
	later []func()
}

// Value reads a value.
func (d *Decoder) Value() Value {
	r := d.R
	switch t := r.Byte(); t {
	case tagInt:
		i := r.Int()
		if !FitsSmall(i) {
			r.Fail("inline integer %d out of range", i)
			return Unbound
		}
		return Small(i)
	case tagDouble:
		v, ok := InlineDouble(r.Float())
		if !ok {
			r.Fail("inline float out of range")
			return Unbound
		}
		return v
	case tagSpecial:
		k := Kind(r.Byte())
		if k < KUnbound || k > KNotImplemented {
			r.Fail("bad special value %d", k)
			return Unbound
		}
		return Value(k << 2)
	case tagObject:
		k := Kind(r.Byte())
		if k < KStr || k >= NumKinds || k == KBuffer {
			r.Fail("bad kind %d", k)
			return Unbound
		}
		v := Handle(k, uint32(d.h.perm(k)*chunkLen)+uint32(r.Limit(1<<31-1)))
		if x, ok := d.moved[v]; ok {
			return x
		}
		d.named = append(d.named, v)
		return v
	case tagImage:
		n := r.Uint()
		if n >= uint64(len(d.image)) {
			r.Fail("bad name number %d", n)
			return Unbound
		}
		return d.image[n]
	default:
		r.Fail("bad value tag %d", t)
	}
	return Unbound
}

// Values reads a list of values.
func (d *Decoder) Values() []Value { return d.roomyValues(0) }

// roomyValues is Values with room for some more: when a store grows next is part of the
// schedule of collections.
func (d *Decoder) roomyValues(more int) []Value {
	n := d.R.Len(2)
	if n+more == 0 || !d.fits(8*(n+more)) {
		return nil
	}
	s := make([]Value, n, n+more)
	for i := range s {
		s[i] = d.Value()
	}
	return s
}

// fits asks for memory before it is allocated.
func (d *Decoder) fits(n int) bool {
	if d.R.Err() != nil {
		return false
	}
	if d.h.limit > 0 && d.h.used+int64(n) > d.h.limit {
		d.R.Fail("the snapshot needs more than the memory limit of %d bytes", d.h.limit)
		return false
	}
	return true
}

// place makes slot rel of an arena live; holes become free slots.
func place[T any](d *Decoder, a *Arena[T], rel uint32) *T {
	i := rel + uint32(a.perm*chunkLen)
	w := int(i / chunkLen)
	before := a.tableBytes()
	for len(a.Chunks) <= w {
		a.Chunks = append(a.Chunks, nil)
		a.live = append(a.live, 0)
		a.mark = append(a.mark, 0)
	}
	d.h.account(a.tableBytes() - before)
	if a.Chunks[w] == nil {
		a.Chunks[w] = new([chunkLen]T)
		d.h.account(a.chunkBytes())
	}
	a.live[w] |= 1 << (i % chunkLen)
	return &a.Chunks[w][i%chunkLen]
}

func loadArena[T any](d *Decoder, a *Arena[T], load func(i uint32, p *T)) {
	n := d.R.Len(1)
	next := uint64(0)
	for range n {
		gap := d.R.Uint()
		rel := next + gap
		// Objects lie close together: a gap is bounded by what a collection leaves.
		if gap > 1<<22 || rel > 1<<30 || !d.fits(int(rel/8)) {
			d.R.Fail("object index %d out of range", rel)
		}
		if d.R.Err() != nil {
			return
		}
		next = rel + 1
		p := place(d, a, uint32(rel))
		load(uint32(rel)+uint32(a.perm*chunkLen), p)
		if d.R.Err() != nil {
			return
		}
	}
}

// Load reads all objects into an empty heap; image are the names Finish gave. The caller
// reads its roots with the same decoder and then calls Connect, Build and Hash.
func (h *Heap) Load(r *snapshot.Reader, names Names, image []string) *Decoder {
	h.noGC = true
	d := &Decoder{R: r, h: h, names: names}
	loadArena(d, &h.bufs, func(_ uint32, b *Buffer) {
		s, room := r.String(), r.Uint()
		if room > uint64(len(s)) {
			r.Fail("room of a buffer")
			room = 0
		}
		if b.text = int(room) == len(s); !b.text {
			b.room = int(room)
		}
		b.b.Grow(len(s) + b.room)
		b.b.WriteString(s)
		h.charge(b.solid())
		h.account(int64(b.b.Cap()) - b.solid())
	})
	loadArena(d, &h.Strs, func(i uint32, s *Str) { d.loadStr(i, s) })
	for _, n := range image { // a text that is no longer the image's becomes a string behind those
		v := names.Object(n)
		if v == Unbound {
			r.Fail("this release has no %s", n)
		}
		d.image = append(d.image, v)
	}
	loadArena(d, &h.bigs, func(_ uint32, b *BigInt) {
		b.Neg = r.Bool()
		b.Mag = make([]big.Word, r.Len(8))
		for i := range b.Mag {
			b.Mag[i] = big.Word(r.Word())
		}
		if n := len(b.Mag); n == 0 || b.Mag[n-1] == 0 {
			r.Fail("integer not normalised")
		}
		h.charge(8 * int64(cap(b.Mag)))
	})
	loadArena(d, &h.floats, func(_ uint32, f *float64) { *f = r.Float() })
	loadArena(d, &h.cplx, func(_ uint32, c *complex128) { re := r.Float(); *c = complex(re, r.Float()) })
	loadArena(d, &h.bytes_, func(_ uint32, b *Bytes) {
		b.Exports = int32(r.Int())
		more := r.Limit(1<<31 - 1)
		data := r.Bytes()
		if d.fits(len(data) + more) {
			b.B = append(make([]byte, 0, len(data)+more), data...)
		}
		h.charge(int64(cap(b.B)))
	})
	loadArena(d, &h.Cells, func(_ uint32, c *Cell) { c.V = d.Value() })
	loadArena(d, &h.recs, func(_ uint32, x *Rec) {
		for k := range x.F {
			x.F[k] = d.Value()
		}
	})
	loadArena(d, &h.Lists, func(_ uint32, l *List) {
		l.V = d.roomyValues(r.Limit(1<<31 - 1))
		h.charge(8 * int64(cap(l.V)))
	})
	loadArena(d, &h.Types, func(i uint32, t *typeRef) { t.Type = new(Type); d.loadType(t.Type) })
	loadArena(d, &h.units, func(i uint32, u *unitRef) { u.Unit = new(Unit); d.loadUnit(i, u.Unit) })
	loadArena(d, &h.Dicts, func(_ uint32, x *Dict) { d.loadDict(x, r.Bool()) })
	loadArena(d, &h.Funcs, func(_ uint32, f *Func) { d.loadFunc(f) })
	loadArena(d, &h.builts, func(_ uint32, b *Builtin) {
		b.Def = names.Native(r.String())
		b.Self = d.Value()
	})
	loadArena(d, &h.Gens, func(_ uint32, g *Gen) { d.loadGen(g) })
	loadArena(d, &h.Iters, func(_ uint32, it *Iter) {
		it.Sort, it.I, it.N = IterSort(r.Byte()), int(r.Int()), int(r.Int())
		it.Src, it.Aux = d.Value(), d.Value()
	})
	loadArena(d, &h.mods, func(_ uint32, m *Module) {
		m.Name, m.Dict, m.Slots, m.Class = d.Value(), d.Value(), d.Value(), d.Value()
	})
	loadArena(d, &h.Insts, func(_ uint32, in *Inst) { d.loadInst(in) })
	loadArena(d, &h.natives, func(_ uint32, n *Native) {
		n.Class, n.Dict, n.Slots = d.Value(), d.Value(), d.Value()
		n.Data = names.ReadPayload(r, d.Value)
	})
	return d
}

func (d *Decoder) loadStr(i uint32, s *Str) {
	r, h := d.R, d.h
	s.inter = r.Bool()
	s.runes = -1
	buf := r.Uint()
	if buf == 0 {
		s.S = r.String()
		h.charge(int64(len(s.S)))
	} else {
		b := uint32(buf) - 1 + uint32(h.bufs.perm*chunkLen)
		off, n := r.Limit(1<<31-1), r.Limit(1<<31-1)
		if buf > 1<<30 || !h.bufs.isLive(b) {
			r.Fail("string of a buffer that is not there")
			return
		}
		all := h.bufs.get(b).b.String()
		if off+n > len(all) {
			r.Fail("string outside its buffer")
			return
		}
		s.S, s.off, s.buf = all[off:off+n], int32(off), b+1
		h.solid += strSolid(s)
	}
	if s.inter {
		if v, ok := h.image.intern[s.S]; ok {
			if d.moved == nil {
				d.moved = map[Value]Value{}
			}
			d.moved[Handle(KStr, i)] = v
			s.inter = false
			return
		}
		if h.intern == nil {
			h.intern = map[string]Value{}
		}
		if _, dup := h.intern[s.S]; dup {
			r.Fail("string interned twice")
			s.inter = false
			return
		}
		h.intern[s.S] = Handle(KStr, i)
		h.account(internBytes)
	}
	if !validText(s.S) {
		r.Fail("string is not valid text")
	}
}

// validText reports whether s is WTF-8.
func validText(s string) bool {
	for len(s) > 0 {
		if s[0] < 0x80 {
			s = s[1:]
			continue
		}
		c, n := DecodeRune(s)
		if n == 1 || c == 0xFFFD && n != 3 {
			return false
		}
		s = s[n:]
	}
	return true
}

func (d *Decoder) loadType(t *Type) {
	r, h := d.R, d.h
	t.Dict = new(Dict)
	h.charge(typeBytes)
	t.Name, t.Qualname, t.Meta, t.Module = d.Value(), d.Value(), d.Value(), d.Value()
	for i := range t.Slots {
		t.Slots[i] = Unbound
	}
	t.Bases, t.MRO = d.Values(), d.Values()
	t.Flags = uint32(r.Uint())
	t.Base = Kind(r.Byte())
	t.Subclasses = d.Values()
	h.charge(8 * int64(len(t.Bases)+len(t.MRO)))
	h.account(8 * int64(cap(t.Subclasses)))
	d.loadDict(t.Dict, false)
}

func (d *Decoder) loadUnit(i uint32, u *Unit) {
	u.Self = Handle(KUnit, i)
	u.Code = d.names.ReadCode(d.R)
	u.Dict, u.Space = d.Value(), d.Value()
	u.Consts, u.Units = d.Values(), d.Values()
	if u.Code == nil {
		d.R.Fail("bad code")
		return
	}
	d.later = append(d.later, func() {
		if len(u.Consts) != len(u.Code.Consts) {
			d.h.charge(0)
			u.Consts = nil
		}
		if len(u.Units) != len(u.Code.Codes) {
			u.Units = nil
		}
		d.names.Link(u)
		d.h.ChargeUnit(u)
	})
}

// loadDict reads the entries of a dict; it is hashed when all keys are there.
func (d *Decoder) loadDict(x *Dict, visible bool) {
	r := d.R
	n := r.Len(2)
	size, slots := r.Limit(1<<31-1), r.Limit(1<<31-1)
	x.KeyVersion = uint32(r.Uint())
	x.visible = visible
	switch {
	case size < n || size > 4*n+64:
		r.Fail("dict with room for %d of %d entries", size, n)
	case slots != 0 && (slots&(slots-1) != 0 || slots < 16 || slots > 8*size+64 || slots*2 < n*3):
		r.Fail("dict with an index of %d slots", slots)
	case slots == 0 && n > smallDict:
		r.Fail("dict without an index")
	}
	if !d.fits(24*size + 4*slots) {
		return
	}
	ents := make([]Entry, n, size)
	for i := range ents {
		ents[i].K, ents[i].V = d.Value(), d.Value()
		if visible {
			ents[i].H = r.Word()
		}
	}
	x.Ents = ents
	if size == 0 {
		x.Ents = nil
	}
	for i := range ents {
		if ents[i].K != Unbound {
			x.used++ // known before any is hashed: a frozenset's hash depends on it
		} else if ents[i].V != Unbound {
			r.Fail("dict with a value and no key")
		}
	}
	if slots > 0 {
		x.index = make([]int32, slots)
	}
	d.h.charge(x.bytes())
}

func (d *Decoder) loadFunc(f *Func) {
	uv := d.Value()
	f.Free = d.Values()
	d.h.charge(8 * int64(cap(f.Free)))
	for _, p := range f.fields() {
		*p = d.Value()
	}
	if !uv.Is(KUnit) || !d.h.units.isLive(uv.Index()) {
		d.R.Fail("function without code")
		return
	}
	f.Unit = d.h.units.get(uv.Index()).Unit
}

func (d *Decoder) loadGen(g *Gen) {
	r := d.R
	g.PC = int32(r.Int())
	g.State, g.Sort, g.Flags = GenState(r.Byte()), GenSort(r.Byte()), r.Byte()
	g.Regs = d.Values()
	d.h.charge(8 * int64(cap(g.Regs)))
	for _, p := range g.fields() {
		*p = d.Value()
	}
	if g.State > GenDone || g.Sort > SortIterator {
		r.Fail("bad generator state")
	}
}

func (d *Decoder) loadInst(in *Inst) {
	r, h := d.R, d.h
	n := r.Uint()
	if n == uint64(len(d.shapes)) {
		inDict := r.Bool()
		class := d.Value()
		names := d.Values()
		if r.Err() != nil || !class.Is(KType) || !h.Types.isLive(class.Index()) {
			r.Fail("instance without a class")
			in.Shape = &Shape{Class: Unbound}
			return
		}
		s := h.RootShape(class)
		if inDict {
			s = h.DictShape(class)
		}
		for _, x := range names {
			if !x.Is(KStr) || !h.Strs.isLive(x.Index()) || s.Slot(x) >= 0 {
				r.Fail("bad attribute name")
				break
			}
			next := h.With(s, x)
			if next == nil {
				r.Fail("class with too many layouts")
				break
			}
			s = next
		}
		d.shapes = append(d.shapes, s)
	}
	if n >= uint64(len(d.shapes)) {
		r.Fail("bad layout number %d", n)
		in.Shape = &Shape{Class: Unbound}
		return
	}
	in.Shape = d.shapes[n]
	for i := range in.Shape.Names {
		h.SetSlot(in, int32(i), d.Value())
	}
	if !r.Bool() {
		return
	}
	x := h.Extend(in)
	x.Payload, x.Dict = d.Value(), d.Value()
	x.Weak, x.Final = r.Bool(), r.Bool()
	if !r.Bool() {
		return
	}
	e := h.MakeExc(in, d.Value())
	e.Cause, e.Context, e.TB = d.Value(), d.Value(), d.Value()
	e.Suppress = r.Bool()
	e.Fields = d.Values()
	h.charge(8 * int64(cap(e.Fields)))
	for range r.Len(2) {
		uv := d.Value()
		pc := r.Int()
		if !uv.Is(KUnit) || !h.units.isLive(uv.Index()) {
			r.Fail("traceback without code")
			return
		}
		h.Traced(e, h.units.get(uv.Index()).Unit, int(int32(pc)))
	}
}

// Connect checks that every handle names a live object and links units. The caller has read
// its roots; then come Build and Hash, each when what it relies on is verified.
func (d *Decoder) Connect() {
	if d.R.Err() != nil || !d.checkNamed() {
		return
	}
	for _, f := range d.later {
		f()
	}
}

// Build makes the payloads of native objects, which rely on classes.
func (d *Decoder) Build() {
	d.h.natives.each(func(_ uint32, n *Native) {
		if d.R.Err() == nil {
			n.Data = d.names.BuildPayload(d.R, n.Data)
			d.h.charge(int64(n.Data.Size()))
		}
	})
}

// Hash hashes dicts, which relies on all objects. hash gives the internal hash of a key, false
// if it cannot be known. Collections may happen from then on.
func (d *Decoder) Hash(hash func(*Dict, Value) (uint64, bool)) {
	h := d.h
	rehash := func(x *Dict) {
		if d.R.Err() == nil {
			d.rehash(x, hash)
		}
	}
	h.Dicts.each(func(_ uint32, x *Dict) { rehash(x) })
	h.Types.each(func(_ uint32, t *typeRef) { rehash(t.Dict) })
	h.peak = h.used
	h.noGC = false
	h.born = h.born[:0]
}

// checkNamed checks that every handle read names a live object, and each object as one kind.
func (d *Decoder) checkNamed() bool {
	d.kinds = map[uint64]Kind{}
	kept := d.named[:0] // each object once
	for _, v := range d.named {
		k := v.Kind()
		if !d.h.Valid(v) {
			d.R.Fail("an object %d of kind %d is named and not there", d.h.Relative(v), k)
			return false
		}
		at := uint64(firstOfArena(k))<<32 | uint64(v.Index())
		switch was, ok := d.kinds[at]; {
		case !ok:
			d.kinds[at] = k
			kept = append(kept, v)
		case was != k:
			d.R.Fail("an object is named as of kind %d and of kind %d", was, k)
			return false
		}
	}
	d.named = kept
	return true
}

// firstOfArena is one kind for all those that share an arena.
func firstOfArena(k Kind) Kind {
	switch k {
	case KByteArray:
		return KBytes
	case KTuple:
		return KList
	case KSet, KFrozenSet:
		return KDict
	}
	if isRec(k) {
		return KRange
	}
	return k
}

// Named calls f with every object outside the image that something names, by the order in
// which they are named first, as long as nothing has failed. Connect has checked them.
func (d *Decoder) Named(f func(Value)) {
	for _, v := range d.named {
		if d.R.Err() != nil {
			return
		}
		f(v)
	}
}

// rehash finds places for the keys of a dict. Visible hashes are as they were read: Python code
// may have given them.
func (d *Decoder) rehash(x *Dict, hash func(*Dict, Value) (uint64, bool)) {
	for i := range x.Ents {
		e := &x.Ents[i]
		if e.K == Unbound {
			continue
		}
		if !x.visible {
			k, ok := hash(x, e.K)
			if !ok {
				d.R.Fail("key without a hash")
				return
			}
			e.H = k
		} else if k, ok := d.h.Hash(x, e.K); ok && k != e.H {
			d.R.Fail("key with another key's hash")
			return
		}
		if len(x.index) > 0 {
			x.place(e.H, int32(i+1))
		}
	}
}

// EachStr calls f with every live string outside the image, in index order.
func (h *Heap) EachStr(f func(v Value, s string)) {
	h.Strs.each(func(i uint32, s *Str) { f(Handle(KStr, i), s.S) })
}
