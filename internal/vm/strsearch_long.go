package vm

// The search for long needles is the one of Knuth, Morris and Pratt: linear whatever a
// script thought of, and it can pay between any two bytes.

// links returns for each prefix of sub the length of the longest shorter prefix it ends with.
// With back set, sub is read from its end. It is nil after stopping.
func links[T text](vm *VM, sub T, back bool) []int32 {
	if !vm.need(4 * len(sub)) {
		return nil
	}
	t := make([]int32, len(sub))
	k := int32(0)
	for i := 1; i < len(sub); i++ {
		c := byteAt(sub, i, back)
		for k > 0 && byteAt(sub, int(k), back) != c {
			k = t[k-1]
		}
		if byteAt(sub, int(k), back) == c {
			k++
		}
		t[i] = k
		if i%shortText == 0 && !vm.pay(2*shortText) {
			return nil
		}
	}
	return t
}

// byteAt is byte i of s, counted from the end if back is set.
func byteAt[T text](s T, i int, back bool) byte {
	if back {
		return s[len(s)-1-i]
	}
	return s[i]
}

// longPlace finds the first place of sub in s, both read from the end if back is set.
func longPlace[T text](vm *VM, s, sub T, back bool) (place int, ok bool) {
	if len(sub) > len(s) {
		return -1, true
	}
	t := links(vm, sub, back)
	if t == nil {
		return -1, false
	}
	k := int32(0)
	for i := range len(s) {
		c := byteAt(s, i, back)
		for k > 0 && byteAt(sub, int(k), back) != c {
			k = t[k-1]
		}
		if byteAt(sub, int(k), back) == c {
			if k++; int(k) == len(sub) {
				return i + 1 - len(sub), vm.pay(i % shortText / 2)
			}
		}
		if i%shortText == shortText-1 && !vm.pay(shortText/2) {
			return -1, false
		}
	}
	return -1, vm.pay(len(s) % shortText / 2)
}

// findLong is the first place of sub in s, -1 if there is none.
func findLong[T text](vm *VM, s, sub T) (place int, ok bool) { return longPlace(vm, s, sub, false) }

// rfindLong is the last place of sub in s, -1 if there is none.
func rfindLong[T text](vm *VM, s, sub T) (place int, ok bool) {
	place, ok = longPlace(vm, s, sub, true)
	if place >= 0 {
		place = len(s) - len(sub) - place
	}
	return place, ok
}
