package vm

import "github.com/gilliam-run/gilliam/internal/heap"

// Dicts and sets. A key's hash and equality are native for built-in values; for a key
// whose class defines them the prelude computes the hash and drives the probe.

// lookupNow finds key k in d. found is the entry or -1; ok is false when Python code is
// needed to know, or after a TypeError for an unhashable key (err).
func (vm *VM) lookupNow(d *heap.Dict, k Value) (i int, hash uint64, ok, err bool) {
	if k.Is(heap.KStr) && !d.Visible() {
		s := vm.h.Str(k)
		if len(s.S) >= copyUpTo {
			vm.budget -= int64(len(s.S) / compareRate)
		}
		if i = vm.h.FindStr(d, k, s); i >= 0 {
			return i, d.Ents[i].H, true, false
		}
		return i, vm.h.StrHash(k), true, false
	}
	if n := vm.longKey(k); n > 0 {
		vm.budget -= int64(n / compareRate)
	}
	hash, ok = vm.hashNow(d, k)
	if !ok {
		if bad := vm.unhashable(k); bad != heap.Unbound {
			vm.Raisef(E.TypeError, "unhashable type: '%s'", vm.TypeName(bad))
			return -1, 0, false, true
		}
		return -1, 0, false, false
	}
	var p heap.Probe
	i, ok = vm.h.Find(d, k, hash, &p)
	for !ok {
		// A candidate of a class: equal by identity only, if the class says nothing else.
		eq, known := vm.equalNow(d.Ents[i].K, k)
		if !known {
			return -1, hash, false, false
		}
		if eq {
			return i, hash, true, false
		}
		i, ok = vm.h.Find(d, k, hash, &p)
	}
	return i, hash, true, false
}

// hashNow is the internal hash of k for d where no Python code is needed.
func (vm *VM) hashNow(d *heap.Dict, k Value) (uint64, bool) {
	switch k.Kind() {
	case heap.KInst, heap.KNative, heap.KModule, heap.KType:
		if vm.slots(vm.TypeOf(k))[slotHash] == objectHash {
			return vm.h.FromVisible(d, vm.h.HandleHash(k)), true
		}
		return 0, false
	}
	h, ok := vm.h.Hash(d, k)
	vm.budget -= int64(vm.h.HashParts())
	if ok {
		return h, true
	}
	if x, ok := vm.recordHash(k); ok {
		return vm.h.FromVisible(d, x), true
	}
	return 0, false
}

// recordHash is the visible hash of built-in records that the heap does not know.
func (vm *VM) recordHash(k Value) (int64, bool) {
	switch k.Kind() {
	case heap.KMethod:
		f := vm.h.Rec(k).F
		return vm.h.HandleHash(f[0]) ^ vm.h.HandleHash(f[1]), true
	case heap.KRange:
		return vm.rangeHash(k)
	}
	return 0, false
}

// unhashable finds the part of k that has no hash, Unbound if there is none at hand.
func (vm *VM) unhashable(k Value) Value {
	switch k.Kind() {
	case heap.KList, heap.KDict, heap.KSet, heap.KByteArray, heap.KDictKeys, heap.KDictItems:
		return k
	case heap.KInst, heap.KNative, heap.KType, heap.KModule:
		if vm.slots(vm.TypeOf(k))[slotHash] == heap.None {
			return k
		}
	case heap.KTuple:
		for _, e := range vm.h.List(k).V {
			if e.Is(heap.KTuple) {
				continue
			}
			if bad := vm.unhashable(e); bad != heap.Unbound {
				return bad
			}
		}
	}
	return heap.Unbound
}

// DictSet is d[k] = v for a dict. The result belongs to vm.then.
func (vm *VM) DictSet(d, k, v Value) Value {
	r := vm.dictSetNow(d, k, v)
	if r == heap.Unbound {
		return vm.Tail("_dict_set", d, k, v)
	}
	return r
}

// dictSetNow is DictSet without Python code: Unbound if that is needed.
func (vm *VM) dictSetNow(dv, k, v Value) Value {
	d := vm.h.Dict(dv)
	i, hash, ok, err := vm.lookupNow(d, k)
	switch {
	case err:
		return heap.Raised
	case !ok:
		return heap.Unbound
	case i >= 0:
		d.Ents[i].V = v
		return heap.None
	}
	if !vm.roomForKey(d) {
		return heap.Raised
	}
	vm.h.Add(d, k, v, hash)
	return heap.None
}

// roomForKey asks for room for one more key, and charges its part of moving the keys from time to
// time; false after stopping.
func (vm *VM) roomForKey(d *heap.Dict) bool {
	vm.budget -= keyUnits
	return vm.need(d.ResizeBytes())
}

// keyUnits is the fuel of a new key beside that of finding its place.
const keyUnits = 3

// DictGet finds k in dict d: the value, Unbound if absent; ok is false if Python is needed
// or an error was raised (err).
func (vm *VM) dictGetNow(dv, k Value) (v Value, ok, err bool) {
	d := vm.h.Dict(dv)
	i, _, ok, err := vm.lookupNow(d, k)
	if !ok || i < 0 {
		return heap.Unbound, ok, err
	}
	return d.Ents[i].V, true, false
}

// dictItem is d[k] for a plain dict.
func (vm *VM) dictItem(d, k Value) Value {
	v, ok, err := vm.dictGetNow(d, k)
	switch {
	case err:
		return heap.Raised
	case !ok:
		return vm.Tail("_dict_get", d, k)
	case v == heap.Unbound:
		return vm.keyError(k)
	}
	return v
}

// keyError raises KeyError(k).
func (vm *VM) keyError(k Value) Value { return vm.RaiseArgs(E.KeyError, k) }

func (vm *VM) dictDel(dv, k Value) Value {
	d := vm.h.Dict(dv)
	i, _, ok, err := vm.lookupNow(d, k)
	switch {
	case err:
		return heap.Raised
	case !ok:
		return vm.Tail("_dict_del", dv, k)
	case i < 0:
		return vm.keyError(k)
	}
	d.Remove(i)
	return heap.None
}

// hashContains is k in a dict or set.
func (vm *VM) hashContains(c, k Value) Value {
	if !c.Is(heap.KDict) {
		k = vm.asElement(k)
	}
	d := vm.h.Dict(c)
	if d.Len() >= cachedKeys {
		vm.budget -= int64(findUnits(d))
	}
	i, _, ok, err := vm.lookupNow(d, k)
	switch {
	case err:
		return heap.Raised
	case !ok:
		return vm.Tail("_has_key", c, k)
	}
	return heap.Bool(i >= 0)
}

// asElement is what a set looks up for k: for a set without a hash the frozenset of its elements.
func (vm *VM) asElement(k Value) Value {
	s := vm.Payload(k)
	if !s.Is(heap.KSet) || k != s && vm.slots(vm.TypeOf(k))[slotHash] != heap.None {
		return k
	}
	return vm.frozen(s)
}

// frozen is the frozenset with the elements of a set.
func (vm *VM) frozen(s Value) Value {
	v, d := vm.h.NewSet(true)
	vm.h.CopyDict(d, vm.h.Dict(s))
	return v
}

// SetAdd adds k to a set. The result belongs to vm.then.
func (vm *VM) SetAdd(s, k Value) Value {
	r := vm.setAddNow(s, k)
	if r == heap.Unbound {
		return vm.Tail("_set_add", s, k)
	}
	return r
}

// setAddNow is SetAdd without Python code: Unbound if that is needed.
func (vm *VM) setAddNow(sv, k Value) Value {
	d := vm.h.Dict(sv)
	i, hash, ok, err := vm.lookupNow(d, k)
	switch {
	case err:
		return heap.Raised
	case !ok:
		return heap.Unbound
	case i >= 0:
		return heap.None
	}
	if !vm.roomForKey(d) {
		return heap.Raised
	}
	vm.h.Add(d, k, heap.None, hash)
	vm.addedToSet(sv, k)
	return heap.None
}

// Natives of the prelude that drive a probe: the hash is the visible one that the key's
// class gave.

// nativeProbe (d, k, hash, state) walks the candidates for k: state is None at first, then
// the list this native gave with the pair to compare taken as unequal. It answers the entry
// number, -1 if there is none, or a list [entry, position, perturb, begun, version, key] of a
// candidate whose key the prelude has to compare.
func nativeProbe(vm *VM, a []Value) Value {
	d := vm.h.Dict(a[0])
	k := a[1]
	hash, ok := vm.probeHash(d, k, a[2])
	if !ok {
		return heap.Raised
	}
	var p heap.Probe
	if a[3] != heap.None {
		st := vm.h.List(a[3]).V
		if uint32(st[4].Int()) == d.KeyVersion {
			p = vm.h.ProbeAt(st[1], st[2], st[3])
		}
	}
	for {
		if !vm.pay(1) {
			return heap.Raised
		}
		i := d.Next(&p, hash)
		if i < 0 {
			return heap.Small(-1)
		}
		e := d.Ents[i].K
		eq, known := vm.equalNow(e, k)
		switch {
		case known && eq:
			return heap.Small(int64(i))
		case known:
			continue
		}
		pos, per, begun := p.State(&vm.h)
		return vm.h.NewList([]Value{heap.Small(int64(i)), pos, per, begun, heap.Small(int64(d.KeyVersion)), e})
	}
}

// probeHash turns a visible hash into d's internal hash of k; a key whose class makes its
// own hash switches the dict to visible hashes.
func (vm *VM) probeHash(d *heap.Dict, k, visible Value) (uint64, bool) {
	if h, ok := vm.hashNow(d, k); ok {
		return h, true
	}
	if !d.Visible() {
		if !vm.makeVisible(d) {
			return 0, false
		}
	}
	return uint64(vm.hashInt(visible)), true
}

// makeVisible rehashes d by visible hashes, which all its present keys have natively: any
// other would have switched it before.
func (vm *VM) makeVisible(d *heap.Dict) bool {
	vm.h.MakeVisible(d, func(k Value) uint64 {
		if x, ok := vm.h.VisibleHash(k); ok {
			return uint64(x)
		}
		if x, ok := vm.recordHash(k); ok {
			return uint64(x)
		}
		return uint64(vm.h.HandleHash(k))
	})
	return true
}

// nativeDictAdd (d, k, v, hash) appends a key that a probe has not found.
func nativeDictAdd(vm *VM, a []Value) Value {
	d := vm.h.Dict(a[0])
	hash, ok := vm.probeHash(d, a[1], a[3])
	if !ok || !vm.roomForKey(d) {
		return heap.Raised
	}
	vm.h.Add(d, a[1], a[2], hash)
	if a[0].Is(heap.KSet) {
		vm.addedToSet(a[0], a[1])
	}
	return heap.None
}

// nativeNextEntry (d, i) is the first entry of a dict or set with hashes of classes from number i
// on: a tuple (next, key, hash), or None.
func nativeNextEntry(vm *VM, a []Value) Value {
	d := vm.h.Dict(a[0])
	for i := int(a[1].Int()); i < len(d.Ents); i++ {
		if !vm.pay(1) {
			return heap.Raised
		}
		e := &d.Ents[i]
		if e.K == heap.Unbound {
			continue
		}
		return vm.h.NewTuple([]Value{heap.Small(int64(i + 1)), e.K, vm.h.NewInt(int64(e.H))})
	}
	return heap.None
}

// nativeOwnHashes (object) reports whether it is a dict or set with keys whose classes make
// their hashes: its entries have them, and stand in the order of their insertion.
func nativeOwnHashes(vm *VM, a []Value) Value {
	return heap.Bool((a[0].Is(heap.KDict) || isPlainSet(a[0])) && vm.h.Dict(a[0]).Visible())
}

// nativeCopyEntries (d, source, i) adds the entries of a dict or set from number i on to
// another, by the hashes they have. It answers None at the end, or a tuple (next, key, value,
// hash) of an entry whose place Python code has to find.
func nativeCopyEntries(vm *VM, a []Value) Value {
	d, src := vm.h.Dict(a[0]), vm.h.Dict(a[1])
	set := !a[0].Is(heap.KDict)
	if set {
		vm.dropTable(a[0]) // its keys are not all plain
	}
	for i := max(int(a[2].Int()), 0); i < len(src.Ents); i++ {
		e := src.Ents[i]
		if e.K == heap.Unbound {
			continue
		}
		if set {
			e.V = heap.None
		}
		if !vm.pay(8) || !vm.roomForKey(d) {
			return heap.Raised
		}
		if src.Visible() && !d.Visible() {
			if _, plain := vm.hashNow(d, e.K); !plain && !vm.makeVisible(d) {
				return heap.Raised
			}
		}
		switch j, known := vm.findEntry(src, &e, d); {
		case !known:
			return vm.h.NewTuple([]Value{heap.Small(int64(i + 1)), e.K, e.V, vm.h.NewInt(int64(e.H))})
		case j >= 0 && !set:
			d.Ents[j].V = e.V
		case j < 0:
			hash := e.H
			if src.Visible() != d.Visible() {
				hash, _ = vm.hashNow(d, e.K)
			}
			vm.h.Add(d, e.K, e.V, hash)
		}
	}
	return heap.None
}

// nativeEntry (d, i) is the value of entry i, nativeSetEntry (d, i, v) stores it, nativeEntryKey
// (d, i) is its key, nativeDelEntry (d, i) removes it.
// entryOf is an entry of a table that _probe found, nil after raising if it is not there.
func (vm *VM) entryOf(table, i Value) *heap.Entry {
	ents := vm.h.Dict(table).Ents
	if n := i.Int(); n >= 0 && n < int64(len(ents)) && ents[n].K != heap.Unbound {
		return &ents[n]
	}
	vm.badInternal()
	return nil
}

// badInternal is the error of the library's own code that was made to do what it never does:
// by a script that reached it, or in a snapshot that somebody changed.
func (vm *VM) badInternal() Value {
	return vm.Raisef(E.SystemError, "bad argument to internal function")
}

func nativeEntry(vm *VM, a []Value) Value {
	e := vm.entryOf(a[0], a[1])
	if e == nil {
		return heap.Raised
	}
	return e.V
}

func nativeSetEntry(vm *VM, a []Value) Value {
	e := vm.entryOf(a[0], a[1])
	if e == nil {
		return heap.Raised
	}
	e.V = a[2]
	return heap.None
}

func nativeEntryKey(vm *VM, a []Value) Value {
	e := vm.entryOf(a[0], a[1])
	if e == nil {
		return heap.Raised
	}
	return e.K
}

func nativeDelEntry(vm *VM, a []Value) Value {
	if vm.entryOf(a[0], a[1]) == nil {
		return heap.Raised
	}
	if a[0].Is(heap.KSet) {
		vm.removeFromSet(a[0], int(a[1].Int()))
	} else {
		vm.h.Dict(a[0]).Remove(int(a[1].Int()))
	}
	return heap.None
}

// nativeCheckHashable raises TypeError for a value without a hash.
func nativeCheckHashable(vm *VM, a []Value) Value {
	if bad := vm.unhashable(a[0]); bad != heap.Unbound {
		return vm.Raisef(E.TypeError, "unhashable type: '%s'", vm.TypeName(bad))
	}
	return heap.None
}
