package heap

import (
	"fmt"
	"hash/fnv"
	"io"
	"reflect"
	"strings"
)

// Check recounts everything and reports the first disagreement: extra is what the VM
// charged for stores of its own. It also verifies that every handle names a live object and
// that what is found by another way than its handle is found: keys of dicts, attributes of
// instances, interned names, free places.
func (h *Heap) Check(extra int64) error {
	n := h.arenaBytes() + extra + 8*int64(cap(h.born))
	h.Types.each(func(_ uint32, t *typeRef) { n += typeCost(t.Type) })
	for _, t := range h.imageTrees { // a sum: order does not matter
		n += treeCost(t)
	}
	h.Strs.each(func(_ uint32, s *Str) { n += strCost(s) })
	h.bigs.each(func(_ uint32, b *BigInt) { n += 8 * int64(cap(b.Mag)) })
	h.bytes_.each(func(_ uint32, b *Bytes) { n += int64(cap(b.B)) })
	h.Lists.each(func(_ uint32, l *List) { n += 8 * int64(cap(l.V)) })
	h.Dicts.each(func(_ uint32, d *Dict) { n += d.bytes() })
	h.Funcs.each(func(_ uint32, f *Func) { n += 8 * int64(cap(f.Free)) })
	h.Gens.each(func(_ uint32, g *Gen) { n += 8 * int64(cap(g.Regs)) })
	h.Insts.each(func(_ uint32, in *Inst) { n += extCost(in.Ext) })
	h.natives.each(func(_ uint32, x *Native) { n += int64(x.Data.Size()) })
	h.units.each(func(_ uint32, u *unitRef) { n += unitCost(u.Unit) })
	h.bufs.each(func(_ uint32, b *Buffer) { n += int64(b.b.Cap()) })
	if n != h.used {
		return fmt.Errorf("heap: %d bytes counted, %d found", h.used, n)
	}
	if n := h.findSolid(); n != h.solid {
		return fmt.Errorf("heap: %d bytes of the schedule counted, %d found", h.solid, n)
	}
	if err := h.checkHandles(); err != nil {
		return err
	}
	return h.checkStores()
}

// findSolid recounts what the schedule is made by.
func (h *Heap) findSolid() (n int64) {
	h.Types.each(func(_ uint32, t *typeRef) { n += typeSolid(t.Type) })
	h.Strs.each(func(_ uint32, s *Str) { n += strSolid(s) })
	h.bigs.each(func(_ uint32, b *BigInt) { n += 8 * int64(cap(b.Mag)) })
	h.bytes_.each(func(_ uint32, b *Bytes) { n += int64(cap(b.B)) })
	h.Lists.each(func(_ uint32, l *List) { n += 8 * int64(cap(l.V)) })
	h.Dicts.each(func(_ uint32, d *Dict) { n += d.bytes() })
	h.Funcs.each(func(_ uint32, f *Func) { n += 8 * int64(cap(f.Free)) })
	h.Gens.each(func(_ uint32, g *Gen) { n += 8 * int64(cap(g.Regs)) })
	h.Insts.each(func(_ uint32, in *Inst) { n += extSolid(in.Ext) })
	h.natives.each(func(_ uint32, x *Native) { n += int64(x.Data.Size()) })
	h.units.each(func(_ uint32, u *unitRef) { n += unitSolid(u.Unit) })
	h.bufs.each(func(_ uint32, b *Buffer) { n += b.solid() })
	return n
}

// Sum is a number for what the objects of an image hold: nothing that runs on it changes them.
func (h *Heap) Sum() uint64 {
	n := fnv.New64a()
	sumChunks(n, &h.Lists)
	sumChunks(n, &h.recs)
	sumChunks(n, &h.bigs)
	sumChunks(n, &h.bytes_)
	sumChunks(n, &h.Cells)
	sumChunks(n, &h.builts)
	h.Strs.each(func(_ uint32, s *Str) { fmt.Fprintln(n, s.S) })
	h.Dicts.each(func(_ uint32, d *Dict) { fmt.Fprintln(n, d.Ents) })
	h.Types.each(func(_ uint32, t *typeRef) { fmt.Fprintln(n, *t.Type, t.Dict.Ents) })
	return n.Sum64()
}

func sumChunks[T any](w io.Writer, a *Arena[T]) {
	for _, c := range a.Chunks {
		fmt.Fprintln(w, *c)
	}
}

func (h *Heap) checkHandles() (err error) {
	var owner Value
	see := func(p *Value) {
		if err == nil && !h.Valid(*p) {
			err = fmt.Errorf("heap: object %x holds %x, which is no live object", uint64(owner), uint64(*p))
		}
	}
	h.EachObject(func(v Value) {
		owner = v
		h.Children(v, see)
	})
	if h.Roots != nil {
		owner = Unbound
		h.Roots(see)
	}
	return err
}

// checkStores verifies what the stores of single objects promise.
func (h *Heap) checkStores() (err error) {
	fail := func(k Kind, i uint32, format string, args ...any) {
		if err == nil {
			err = fmt.Errorf("heap: object %x: "+format, append([]any{uint64(Handle(k, i))}, args...)...)
		}
	}
	h.Strs.each(func(i uint32, s *Str) {
		if s.runes >= 0 && (int(s.runes) != countRunes(s.S) || s.ascii != (int(s.runes) == len(s.S))) {
			fail(KStr, i, "counts %d characters of %d", s.runes, countRunes(s.S))
		}
		if s.hash != 0 && s.hash != h.keyed(s.S) {
			fail(KStr, i, "has another string's hash")
		}
		if s.inter && h.intern[s.S] != Handle(KStr, i) {
			fail(KStr, i, "is not the interned name it says it is")
		}
		if s.buf != 0 && s.buf&imageBuf == 0 && (!h.bufs.isLive(s.buf-1) || !strings.HasPrefix(h.bufs.get(s.buf - 1).b.String()[s.off:], s.S)) {
			fail(KStr, i, "is not in its buffer")
		}
	})
	for name, v := range h.intern { // every one is looked at: order does not matter
		if !h.Strs.isLive(v.Index()) || !h.Str(v).inter || h.Str(v).S != name {
			fail(KStr, v.Index(), "is interned as %q and is not that", name)
		}
	}
	h.Dicts.each(func(i uint32, d *Dict) {
		if what := h.checkDict(d); what != "" {
			fail(KDict, i, "%s", what)
		}
	})
	h.Types.each(func(i uint32, t *typeRef) {
		if what := h.checkDict(t.Dict); what != "" {
			fail(KType, i, "%s", what)
		}
	})
	h.Insts.each(func(i uint32, in *Inst) {
		slots := inlineSlots
		if in.Ext != nil {
			slots += len(in.Ext.More)
		}
		if len(in.Shape.Names) > slots {
			fail(KInst, i, "has %d attributes in %d slots", len(in.Shape.Names), slots)
		}
		for k, name := range in.Shape.Names {
			if in.Shape.Slot(name) != int32(k) {
				fail(KInst, i, "does not find attribute %d", k)
			}
		}
	})
	if err != nil {
		return err
	}
	return h.checkFree()
}

// checkDict verifies that every key is found under its hash and that the rest is empty; it
// says what is wrong.
func (h *Heap) checkDict(d *Dict) string {
	keys := 0
	for i := range d.Ents {
		e := &d.Ents[i]
		if e.K == Unbound {
			if e.V != Unbound {
				return fmt.Sprintf("entry %d has a value and no key", i)
			}
			continue
		}
		keys++
		if i < int(d.first) {
			return fmt.Sprintf("entry %d stands before the first", i)
		}
		if hash, ok := h.Hash(d, e.K); ok && hash != e.H {
			return fmt.Sprintf("entry %d has another key's hash", i)
		}
		var p Probe
		for at := -1; at != i; {
			if at = d.Next(&p, e.H); at < 0 {
				return fmt.Sprintf("entry %d is not found", i)
			}
		}
	}
	if keys != d.Len() {
		return fmt.Sprintf("has %d keys and counts %d", keys, d.Len())
	}
	indexed, free := 0, len(d.index) == 0
	for _, x := range d.index {
		switch {
		case x > int32(len(d.Ents)) || x < -1:
			return fmt.Sprintf("index names entry %d of %d", x-1, len(d.Ents))
		case x > 0:
			indexed++
		case x == 0:
			free = true
		}
	}
	if !free || len(d.index) > 0 && indexed != keys {
		return fmt.Sprintf("index has %d keys of %d, free places: %t", indexed, keys, free)
	}
	return ""
}

// checkFree verifies that free places hold nothing, for objects are made in them as they are.
func (h *Heap) checkFree() error {
	for _, err := range []error{
		free(&h.Types), free(&h.Strs), free(&h.bigs), free(&h.floats), free(&h.cplx), free(&h.bytes_), free(&h.Lists),
		free(&h.Dicts), free(&h.recs), free(&h.Funcs), free(&h.builts), free(&h.Cells), free(&h.Gens), free(&h.Iters),
		free(&h.Insts), free(&h.mods), free(&h.natives), free(&h.units), free(&h.bufs),
	} {
		if err != nil {
			return err
		}
	}
	return nil
}

func free[T any](a *Arena[T]) error {
	if len(a.Chunks) != len(a.live) || len(a.live) != len(a.mark) {
		return fmt.Errorf("heap: %d chunks of %T, bits for %d and %d", len(a.Chunks), *new(T), len(a.live), len(a.mark))
	}
	for w := a.perm; w < len(a.live); w++ {
		c := a.Chunks[w]
		if c == nil {
			if a.live[w] != 0 {
				return fmt.Errorf("heap: chunk %d of %T is gone with live objects", w, *new(T))
			}
			continue
		}
		if w < a.cur && a.live[w] != ^uint64(0) {
			return fmt.Errorf("heap: a free place in chunk %d of %T is passed over", w, *new(T))
		}
		for i := range c {
			if a.live[w]&(1<<i) == 0 && !reflect.ValueOf(&c[i]).Elem().IsZero() {
				return fmt.Errorf("heap: free place %d of %T holds something", w*chunkLen+i, *new(T))
			}
		}
	}
	return nil
}
