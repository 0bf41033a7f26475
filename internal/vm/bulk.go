package vm

// Copies of any size are made in pieces that are paid for one by one, so that a run ends soon
// after it must.

// itemRate is the items of a sequence copied for one unit.
const itemRate = copyRate / 8

// copyPiece is the bytes copied between two payments.
const copyPiece = bulkUnits * copyRate

// bulkUnits is what a piece of a copy costs.
const bulkUnits = 4096

// shiftUnits is the fuel of moving n items by one place: within the caches it is quick.
func shiftUnits(n int) int { return n/64 + max(0, n-cachedItems)/32 }

const cachedItems = 128 << 10

// cachedUnits is the length of a copy, by its fuel, that stays within the caches; what goes
// beyond costs twice as much.
const cachedUnits = cachedItems / itemRate

// appendPaid appends src, rate elements for one unit, to out, which has room for them; ok is
// false after stopping.
func appendPaid[T any](vm *VM, out, src []T, rate int) (_ []T, ok bool) {
	for len(src) > 0 {
		piece := src[:min(len(src), bulkUnits*rate)]
		units := len(piece) / rate
		if len(out) >= cachedUnits*rate {
			units *= 2
		}
		out = append(out, piece...)
		src = src[len(piece):]
		if !vm.pay(units) {
			return out, false
		}
	}
	return out, true
}

// storeUnits is the fuel of making a store of n bytes beside that of filling it: Go takes its first
// pages from the machine.
func storeUnits(n int) int { return min(n, 32<<10) / (2 * copyRate) }

// copyOf is a copy of src in a store of its own, for which it asks; ok is false after stopping.
func copyOf[T any](vm *VM, src []T, rate int) (out []T, ok bool) {
	n := len(src) * copyRate / rate
	if !vm.need(n) || !vm.pay(storeUnits(n)) {
		return nil, false
	}
	return appendPaid(vm, make([]T, 0, len(src)), src, rate)
}
