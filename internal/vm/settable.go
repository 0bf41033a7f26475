package vm

import (
	"slices"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// The order of sets. A set whose elements all have a hash that does not depend on a seed is
// walked in the order of CPython's table, any other in order of insertion. The table is a
// function of what was added in which order as long as nothing was removed or merged, so it
// is made when somebody asks for the order; that of a larger set is kept then, and that of
// any set from the first removal or merge on.
//
// How CPython's table works: a key goes to the first empty slot of its probes, which are runs
// of neighbours, each run found by the hash; a removed key leaves a mark, and the last mark on
// the way to the empty slot is used instead. At three fifths the table is made anew, four
// times as large as its keys, and the keys enter it in their old order.

const (
	setSlots  = 8     // of the smallest table
	setRun    = 9     // neighbours looked at beyond the first slot of a run
	setLarge  = 50000 // larger tables only double
	setKept   = 16    // keys from which a table that was made is kept
	setShift  = 5     // bits of the hash that each run uses up
	probeFree = 256   // probes of one key beyond which a table is given up
)

// removedKey marks the slot of a removed key; it is no key a table can hold.
const removedKey = heap.NotImplemented

type setTable struct {
	slots  []Value // keys, removedKey, or Unbound for empty
	fill   int     // slots that are not empty
	used   int     // keys
	finger int     // where pop goes on
}

func newSetTable(n int) *setTable {
	t := &setTable{slots: make([]Value, n)}
	for i := range t.slots {
		t.slots[i] = heap.Unbound
	}
	return t
}

func (t *setTable) bytes() int { return 8*cap(t.slots) + 64 }

// seedless reports whether the hash of v is the same in every process of CPython. It looks
// at no more than left parts of v, which it counts down.
func (vm *VM) seedless(v Value, left *int) bool {
	switch v.Kind() {
	case 0, 1:
		return !v.IsDouble() || v.Double() == v.Double()
	case heap.KInt, heap.KTrue, heap.KFalse, heap.KNone:
		return true
	case heap.KFloat:
		f := vm.h.Float(v)
		return f == f
	case heap.KComplex:
		c := vm.h.Complex(v)
		re, im := real(c), imag(c)
		return re == re && im == im
	case heap.KTuple:
		return vm.seedlessAll(vm.h.List(v).V, left)
	case heap.KFrozenSet:
		return vm.h.Dict(v).Len() <= *left && vm.seedlessAll(vm.partsOf(v), left)
	}
	return false
}

func (vm *VM) seedlessAll(parts []Value, left *int) bool {
	if *left -= len(parts); *left < 0 {
		return false
	}
	for _, e := range parts {
		if !vm.seedless(e, left) {
			return false
		}
	}
	return true
}

// seedlessParts bounds how much of a key is looked at, nested parts included: a set with a
// larger key is walked in order of insertion.
const seedlessParts = 1000

// partsOf are the elements of a tuple or frozenset, in no order that counts.
func (vm *VM) partsOf(v Value) []Value {
	if v.Is(heap.KTuple) {
		return vm.h.List(v).V
	}
	d := vm.h.Dict(v)
	parts := make([]Value, 0, d.Len())
	for i := range d.Ents {
		if k := d.Ents[i].K; k != heap.Unbound {
			parts = append(parts, k)
		}
	}
	return parts
}

// setHash is the hash that decides the place of a key, false for keys that have none here.
func (vm *VM) setHash(k Value) (uint64, bool) {
	if k.IsInt() {
		return uint64(heap.HashInt(k.Int())), true
	}
	left := seedlessParts
	if !vm.seedless(k, &left) || left < seedlessParts && !vm.pay((seedlessParts-left)/2) {
		return 0, false
	}
	x, ok := vm.h.VisibleHash(k)
	return uint64(x), ok
}

// placed reports whether all keys have a place in a table.
func (vm *VM) placed(keys []Value) bool {
	for _, k := range keys {
		if _, ok := vm.setHash(k); !ok || !vm.pay(1) {
			return false
		}
	}
	return true
}

// place finds the slot for a key that is not in the table: the first empty one, or the last
// mark before it. ok is false after too many probes.
func (t *setTable) place(hash uint64) (slot int, mark, ok bool) {
	mask := uint64(len(t.slots) - 1)
	i, perturb, last := hash&mask, hash, -1
	for n := 0; n < probeFree; n++ {
		end := i
		if i+setRun <= mask {
			end = i + setRun
		}
		for j := i; j <= end; j++ {
			switch t.slots[j] {
			case heap.Unbound:
				if last >= 0 {
					return last, true, true
				}
				return int(j), false, true
			case removedKey:
				last = int(j)
			}
		}
		perturb >>= setShift
		i = (i*5 + 1 + perturb) & mask
	}
	return 0, false, false
}

// find finds the slot of a key that is in the table.
func (t *setTable) find(k Value, hash uint64) (int, bool) {
	mask := uint64(len(t.slots) - 1)
	i, perturb := hash&mask, hash
	for n := 0; n < 2*probeFree; n++ {
		end := i
		if i+setRun <= mask {
			end = i + setRun
		}
		for j := i; j <= end; j++ {
			switch t.slots[j] {
			case k:
				return int(j), true
			case heap.Unbound:
				return 0, false
			}
		}
		perturb >>= setShift
		i = (i*5 + 1 + perturb) & mask
	}
	return 0, false
}

// add enters a key that is not in the table; false if the table must be given up.
func (vm *VM) tableEnter(t *setTable, k Value) bool {
	hash, ok := vm.setHash(k)
	if !ok {
		return false
	}
	slot, mark, ok := t.place(hash)
	if !ok {
		return false
	}
	t.slots[slot] = k
	t.used++
	if mark {
		return true
	}
	t.fill++
	if t.fill*5 < (len(t.slots)-1)*3 {
		return true
	}
	return vm.tableResize(t, t.grown())
}

// grown is the number of keys a table makes room for when it grows.
func (t *setTable) grown() int {
	if t.used > setLarge {
		return t.used * 2
	}
	return t.used * 4
}

// tableResize makes the table anew with more than n slots, without marks.
func (vm *VM) tableResize(t *setTable, n int) bool {
	size := setSlots
	for size <= n {
		size <<= 1
	}
	return vm.need(8*size) && vm.tableTake(t, t, size)
}

// tableTake gives t slots of its own for the keys of from, entered in their order.
func (vm *VM) tableTake(t, from *setTable, size int) bool {
	if !vm.pay(size / 8) {
		return false
	}
	fresh := newSetTable(size)
	for _, k := range from.slots {
		if k == heap.Unbound || k == removedKey {
			continue
		}
		if !vm.pay(2) {
			return false
		}
		hash, _ := vm.setHash(k)
		slot, _, ok := fresh.place(hash)
		if !ok {
			return false
		}
		fresh.slots[slot] = k
	}
	t.slots, t.fill = fresh.slots, from.used
	return true
}

// keys lists the keys in the order of the table.
func (t *setTable) keys() []Value {
	out := make([]Value, 0, t.used)
	for _, k := range t.slots {
		if k != heap.Unbound && k != removedKey {
			out = append(out, k)
		}
	}
	return out
}

// inOrderOf reports whether the entries of d stand in the order of its table.
func (t *setTable) inOrderOf(d *heap.Dict) bool {
	i := 0
	for _, k := range t.slots {
		if k == heap.Unbound || k == removedKey {
			continue
		}
		for d.Ents[i].K == heap.Unbound {
			i++
		}
		if d.Ents[i].K != k {
			return false
		}
		i++
	}
	return true
}

// makeTable makes the table of a set to which its keys were added one after the other, nil
// if the set is walked in order of insertion.
func (vm *VM) makeTable(d *heap.Dict) *setTable {
	i := 0
	for i < len(d.Ents) && d.Ents[i].K == heap.Unbound {
		i++
	}
	if i < len(d.Ents) {
		if _, ok := vm.setHash(d.Ents[i].K); !ok {
			return nil // most sets of strings end here
		}
	}
	t := newSetTable(setSlots)
	for ; i < len(d.Ents); i++ {
		if k := d.Ents[i].K; k != heap.Unbound && !vm.tableEnter(t, k) {
			return nil
		}
	}
	return t
}

// The tables that are kept.

// tableOf is the table kept of set s, or nil.
func (vm *VM) tableOf(s Value) *setTable {
	if !vm.h.Dict(s).Placed {
		return nil
	}
	return vm.tables[s]
}

// table is the table of set s as it stands; nil for a set that is walked in order of insertion.
func (vm *VM) table(s Value) *setTable {
	d := vm.h.Dict(s)
	switch {
	case d.Placed:
		return vm.tables[s]
	case d.Len() >= setKept && !vm.h.IsImage(s):
		return vm.keepTable(s)
	}
	return vm.makeTable(d)
}

// keepTable makes sure that the table of s is kept before something happens that the order
// of insertion does not tell.
func (vm *VM) keepTable(s Value) *setTable {
	if t := vm.tableOf(s); t != nil {
		return t
	}
	t := vm.makeTable(vm.h.Dict(s))
	if t != nil {
		vm.setTableOf(s, t)
	}
	return t
}

func (vm *VM) setTableOf(s Value, t *setTable) {
	if vm.tables == nil {
		vm.tables = map[Value]*setTable{}
	}
	vm.dropTable(s)
	vm.tables[s] = t
	vm.h.Dict(s).Placed = true
	vm.h.Charge(t.bytes())
}

func (vm *VM) dropTable(s Value) {
	if t := vm.tableOf(s); t != nil {
		vm.h.Charge(-t.bytes())
		vm.h.Dict(s).Placed = false
		delete(vm.tables, s)
	}
}

// dropDeadTables forgets the tables of sets that die, between marking and sweeping.
func (vm *VM) dropDeadTables() {
	for s := range vm.tables { // each by itself: order does not matter
		if !vm.h.Marked(s) {
			vm.dropTable(s)
		}
	}
}

// addedToSet says that key k was added to set s.
func (vm *VM) addedToSet(s, k Value) {
	if t := vm.tableOf(s); t != nil {
		before := t.bytes()
		if !vm.tableEnter(t, k) {
			vm.h.Charge(t.bytes() - before)
			vm.dropTable(s)
			return
		}
		vm.h.Charge(t.bytes() - before)
	}
}

// removeFromSet removes entry i of set s.
func (vm *VM) removeFromSet(s Value, i int) {
	d := vm.h.Dict(s)
	k := d.Ents[i].K
	hash, ok := vm.setHash(k)
	if !ok && !d.Placed {
		d.Remove(i) // a set with this key is walked in order of insertion
		return
	}
	if t := vm.keepTable(s); t != nil {
		if slot, ok := t.find(k, hash); ok {
			t.slots[slot] = removedKey
			t.used--
		} else {
			vm.dropTable(s)
		}
	}
	d.Remove(i)
}

// clearSet removes all elements of set s.
func (vm *VM) clearSet(s Value) {
	finger := vm.fingerOf(s)
	vm.dropTable(s)
	vm.h.Clear(vm.h.Dict(s))
	if finger != 0 {
		t := newSetTable(setSlots)
		t.finger = finger
		vm.setTableOf(s, t)
	}
}

// fingerOf is where pop of s goes on.
func (vm *VM) fingerOf(s Value) int {
	if t := vm.tableOf(s); t != nil {
		return t.finger
	}
	return 0
}

// SetItems lists the elements of a set in order.
func (vm *VM) SetItems(s Value) []Value {
	if d := vm.h.Dict(s); d.Len() > 1 {
		if t := vm.table(s); t != nil {
			return t.keys()
		}
	}
	return vm.partsOf(s)
}

// Merging.

// reserveSet makes room for n keys in the table of s as an update from a set or dict does.
func (vm *VM) reserveSet(s Value, n int) bool {
	d := vm.h.Dict(s)
	slots, fill, used := setSlots, d.Len(), d.Len()
	if t := vm.tableOf(s); t != nil {
		slots, fill = len(t.slots), t.fill
	} else {
		for k := 1; k <= used; k++ { // the table grows when it is filled that far
			if k*5 >= (slots-1)*3 {
				want := k * 4
				if k > setLarge {
					want = k * 2
				}
				for slots <= want {
					slots <<= 1
				}
			}
		}
	}
	if (fill+n)*5 < (slots-1)*3 {
		return true
	}
	t := vm.keepTable(s)
	if t == nil {
		return true
	}
	before := t.bytes()
	ok := vm.tableResize(t, (used+n)*2)
	vm.h.Charge(t.bytes() - before)
	if !ok {
		vm.dropTable(s)
	}
	return vm.stopErr == nil
}

// mergeSet adds the elements of set or dict src to set s in CPython's way: None, a mark, or
// Unbound if that needs Python code.
func (vm *VM) mergeSet(s, src Value) Value {
	if s == src {
		return heap.None
	}
	from := vm.h.Dict(src)
	if from.Len() == 0 {
		return heap.None
	}
	into := vm.h.Dict(s)
	if t := vm.tableOf(s); isPlainSet(src) && into.Len() == 0 && (t == nil || t.fill == 0) {
		return vm.fillSet(s, src)
	}
	keys := vm.partsOf(src)
	if !src.Is(heap.KDict) {
		keys = vm.SetItems(src)
	}
	for _, k := range keys {
		if !vm.pay(2) {
			return heap.Raised
		}
		// What needs Python code is known before anything changes.
		if _, _, ok, err := vm.lookupNow(into, k); err {
			return heap.Raised
		} else if !ok {
			return heap.Unbound
		}
	}
	if vm.placed(keys) && !vm.reserveSet(s, from.Len()) {
		return heap.Raised
	}
	for _, k := range keys {
		if r := vm.setAddNow(s, k); r != heap.None || !vm.pay(2) {
			return r
		}
	}
	return heap.None
}

// fillSet makes the empty set s a copy of set src. The keys keep their places if the tables
// are of one size without marks, and else enter in their order.
func (vm *VM) fillSet(s, src Value) Value {
	d, from := vm.h.Dict(s), vm.h.Dict(src)
	n := from.Len()
	if !vm.pay(2*n) || !vm.need(48*n) {
		return heap.Raised
	}
	own, t := vm.tableOf(s), vm.table(src)
	vm.h.CopyDict(d, from)
	if t == nil || own == nil && n < 2 {
		vm.dropTable(s)
		return heap.None
	}
	size, finger := setSlots, 0
	if own != nil {
		size, finger = len(own.slots), own.finger
	}
	if n*5 >= (size-1)*3 {
		for size = setSlots; size <= 2*n; {
			size <<= 1
		}
	}
	if !vm.need(16 * size) {
		return heap.Raised
	}
	placed := &setTable{slots: t.slots, fill: n, used: n, finger: finger}
	if len(t.slots) != size || t.fill != t.used {
		placed.slots = nil
		if !vm.tableTake(placed, t, size) {
			vm.dropTable(s)
			return heap.None
		}
	}
	if own == nil && n < setKept {
		if u := vm.makeTable(d); u != nil && slices.Equal(u.slots, placed.slots) {
			return heap.None // the order of insertion tells it
		}
	}
	if len(t.slots) == size && t.fill == t.used {
		placed.slots = slices.Clone(t.slots)
	}
	vm.setTableOf(s, placed)
	return heap.None
}

// copySet is a new set, or frozenset, with the elements of s.
func (vm *VM) copySet(s Value, frozen bool) Value {
	v, _ := vm.h.NewSet(frozen)
	return vm.setDone(v, vm.fillSet(v, s))
}

// shrinkSet makes the table anew if a quarter of it is marks, as taking many elements away
// at once does in the end.
func (vm *VM) shrinkSet(s Value) {
	t := vm.tables[s]
	if t == nil || t.fill-t.used <= (len(t.slots)-1)/4 {
		return
	}
	before := t.bytes()
	ok := vm.tableResize(t, t.grown())
	vm.h.Charge(t.bytes() - before)
	if !ok {
		vm.dropTable(s)
	}
}

// popSet removes and returns an element: that at the table's finger, or the first one.
func (vm *VM) popSet(s Value) Value {
	d := vm.h.Dict(s)
	if d.Len() == 0 {
		return vm.RaiseArgs(E.KeyError, vm.h.NewStr("pop from an empty set"))
	}
	t := vm.keepTable(s)
	if t == nil {
		i := d.First()
		k := d.Ents[i].K
		d.Remove(i)
		return k
	}
	mask := len(t.slots) - 1
	i := t.finger & mask
	for n := 0; t.slots[i] == heap.Unbound || t.slots[i] == removedKey; n++ {
		if n&63 == 63 && !vm.pay(4) {
			return heap.Raised
		}
		i = (i + 1) & mask
	}
	k := t.slots[i]
	t.slots[i] = removedKey
	t.used--
	t.finger = i + 1
	if e, _, ok, _ := vm.lookupNow(d, k); ok && e >= 0 {
		d.Remove(e)
	}
	return k
}
