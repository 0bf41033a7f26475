package heap

// Dict is an insertion-ordered hash table, also the storage of sets. Entries stand in
// order of insertion; a removed entry keeps its place with K Unbound until the next
// resize. Up to smallDict entries are searched without an index.
type Dict struct {
	index []int32 // 0 empty, -1 removed, else entry+1
	Ents  []Entry
	used  int32
	first int32 // no key stands before this entry
	// KeyVersion changes whenever a key comes, goes or moves.
	KeyVersion uint32
	visible    bool // hashes are the visible ones, because a key has a hash of its own making
	// Placed says that the VM keeps the order of this set apart.
	Placed bool
}

// Entry is one key and its value.
type Entry struct {
	H    uint64
	K, V Value
}

const smallDict = 8

// Len is the number of keys.
func (d *Dict) Len() int { return int(d.used) }

// First is the first entry with a key; there is one.
func (d *Dict) First() int {
	for d.Ents[d.first].K == Unbound {
		d.first++
	}
	return int(d.first)
}

// Visible reports whether the dict holds a key whose hash a script defines; all its
// hashes are then the visible ones.
func (d *Dict) Visible() bool { return d.visible }

func (d *Dict) bytes() int64 { return int64(4*cap(d.index) + 24*cap(d.Ents)) }

// Probe walks the entries whose hash is hash. The zero Probe begins; Next returns the
// next candidate, or -1 when there is none.
type Probe struct {
	pos, perturb uint64
	begun        bool
}

// Next returns the index of the next entry with the given hash.
func (d *Dict) Next(p *Probe, hash uint64) int {
	if len(d.index) == 0 {
		for p.pos < uint64(len(d.Ents)) { // a probe that a snapshot kept may stand anywhere
			i := int(p.pos)
			p.pos++
			if d.Ents[i].H == hash && d.Ents[i].K != Unbound {
				return i
			}
		}
		return -1
	}
	mask := uint64(len(d.index) - 1)
	if !p.begun {
		p.begun = true
		p.pos, p.perturb = hash&mask, hash
	} else {
		p.perturb >>= 5
		p.pos = (p.pos*5 + p.perturb + 1) & mask
	}
	for {
		e := d.index[p.pos&mask]
		if e == 0 {
			return -1
		}
		if e > 0 && d.Ents[e-1].H == hash {
			return int(e - 1)
		}
		p.perturb >>= 5
		p.pos = (p.pos*5 + p.perturb + 1) & mask
	}
}

// Find looks a key up whose equality the heap can decide. It returns the entry or -1;
// ok is false when a candidate's equality needs Python code (the probe then stands on it).
func (h *Heap) Find(d *Dict, k Value, hash uint64, p *Probe) (i int, ok bool) {
	for {
		i = d.Next(p, hash)
		if i < 0 {
			return -1, true
		}
		e := d.Ents[i].K
		if e == k {
			return i, true
		}
		eq, known := h.EqualKeys(e, k)
		if !known {
			return i, false
		}
		if eq {
			return i, true
		}
	}
}

// FindStr looks up a string key.
func (h *Heap) FindStr(d *Dict, k Value, s *Str) int {
	if len(d.index) == 0 { // most keys are interned: few entries are quicker looked at than hashed
		for i := range d.Ents {
			if d.Ents[i].K == k {
				return i
			}
		}
	}
	hash := h.strHash(k, s)
	if d.visible {
		hash = VisibleStrHash(s.S)
	}
	if len(d.index) == 0 {
		for i := range d.Ents {
			e := &d.Ents[i]
			if e.H == hash && (e.K == k || e.K.Is(KStr) && h.Str(e.K).S == s.S) {
				return i
			}
		}
		return -1
	}
	mask := uint64(len(d.index) - 1)
	pos, perturb := hash&mask, hash
	for {
		x := d.index[pos&uint64(len(d.index)-1)]
		if x == 0 {
			return -1
		}
		if x > 0 {
			e := &d.Ents[x-1]
			if e.H == hash && (e.K == k || e.K.Is(KStr) && h.Str(e.K).S == s.S) {
				return int(x - 1)
			}
		}
		perturb >>= 5
		pos = (pos*5 + perturb + 1) & mask
	}
}

// Room makes room for one more entry; call it before Add. It reports whether entries moved.
func (h *Heap) Room(d *Dict) {
	if len(d.Ents) < cap(d.Ents) && (len(d.index) == 0 && len(d.Ents) < smallDict || (len(d.Ents)+1)*3 <= len(d.index)*2) {
		return
	}
	h.resize(d, d.Len()+1)
}

// resize rebuilds d with room for n keys and some more, dropping removed entries.
func (h *Heap) resize(d *Dict, n int) {
	before := d.bytes()
	var size int
	if n <= smallDict {
		size = growCap(n)
	} else {
		size = n + n/2
	}
	ents := d.Ents
	if d.Len() != len(ents) || size > cap(ents) {
		ents = make([]Entry, 0, size)
		for i := range d.Ents {
			if d.Ents[i].K != Unbound {
				ents = append(ents, d.Ents[i])
			}
		}
		if len(ents) != len(d.Ents) {
			d.KeyVersion++
		}
	}
	d.Ents, d.first = ents, 0
	size = cap(ents) // more than asked for where the entries stayed
	if size <= smallDict {
		d.index = nil
	} else {
		slots := 16
		for slots*2 < size*3 {
			slots *= 2
		}
		d.index = make([]int32, slots)
		for i := range d.Ents {
			d.place(d.Ents[i].H, int32(i+1))
		}
	}
	h.charge(d.bytes() - before)
}

func (d *Dict) place(hash uint64, e int32) {
	mask := uint64(len(d.index) - 1)
	pos, perturb := hash&mask, hash
	for d.index[pos] > 0 {
		perturb >>= 5
		pos = (pos*5 + perturb + 1) & mask
	}
	d.index[pos] = e
}

// ResizeBytes is what the next Add could allocate; natives ask Need for it first when it is large.
func (d *Dict) ResizeBytes() int {
	if len(d.Ents) < cap(d.Ents) {
		return 0
	}
	return d.Len()*24*3/2 + d.Len()*16 + 512
}

// Add appends a key that is not in d.
func (h *Heap) Add(d *Dict, k, v Value, hash uint64) {
	h.Room(d)
	d.Ents = append(d.Ents, Entry{hash, k, v})
	d.used++
	d.KeyVersion++
	if len(d.index) != 0 {
		d.place(hash, int32(len(d.Ents)))
	}
}

// Remove takes entry i out.
func (d *Dict) Remove(i int) {
	if len(d.index) != 0 {
		mask := uint64(len(d.index) - 1)
		pos, perturb := d.Ents[i].H&mask, d.Ents[i].H
		for d.index[pos] != int32(i+1) {
			perturb >>= 5
			pos = (pos*5 + perturb + 1) & mask
		}
		d.index[pos] = -1
	}
	d.Ents[i].K, d.Ents[i].V = Unbound, Unbound
	d.used--
	d.KeyVersion++
	if i == len(d.Ents)-1 && len(d.index) == 0 {
		d.Ents = d.Ents[:i]
		d.first = min(d.first, int32(i))
	}
}

// Clear removes all keys.
func (h *Heap) Clear(d *Dict) {
	h.charge(-d.bytes())
	v := d.KeyVersion
	*d = Dict{KeyVersion: v + 1, Placed: d.Placed}
}

// CopyDict makes dst, which is empty, a copy of src.
func (h *Heap) CopyDict(dst, src *Dict) {
	h.charge(-dst.bytes())
	dst.Ents = make([]Entry, 0, growCap(src.Len()))
	for i := range src.Ents {
		if src.Ents[i].K != Unbound {
			dst.Ents = append(dst.Ents, src.Ents[i])
		}
	}
	dst.used, dst.first, dst.visible, dst.index = src.used, 0, src.visible, nil
	dst.KeyVersion++
	h.charge(dst.bytes())
	if dst.used > smallDict {
		h.resize(dst, dst.Len())
	}
}

// Reserve makes room for n keys in an empty dict.
func (h *Heap) Reserve(d *Dict, n int) {
	if n > 4 && len(d.Ents) == 0 {
		h.resize(d, n)
	}
}

// MakeVisible switches d to the visible hashes; visible gives them for
// the keys. It is called before the first key with a hash of a script's making is added.
func (h *Heap) MakeVisible(d *Dict, visible func(Value) uint64) {
	if d.visible {
		return
	}
	d.visible = true
	for i := range d.Ents {
		if d.Ents[i].K != Unbound {
			d.Ents[i].H = visible(d.Ents[i].K)
		}
	}
	clear(d.index)
	if len(d.index) != 0 {
		h.resize(d, d.Len())
	}
}

// State is what a Probe stands on, as values.
func (p *Probe) State(h *Heap) (pos, perturb, begun Value) {
	return h.NewUint(p.pos), h.NewUint(p.perturb), Bool(p.begun)
}

// ProbeAt restores a Probe from the values of State; big values came from NewUint.
func (h *Heap) ProbeAt(pos, perturb, begun Value) Probe {
	return Probe{h.uint64Of(pos), h.uint64Of(perturb), begun == True}
}

func (h *Heap) uint64Of(v Value) uint64 {
	if v.IsInt() {
		return uint64(v.Int())
	}
	return uint64(h.Big(v).Mag[0])
}
