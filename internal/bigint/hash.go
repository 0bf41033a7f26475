package bigint

import "github.com/gilliam-run/gilliam/internal/meter"

// hashPrime is the modulus of CPython's numeric hash, 2^61 - 1.
const hashPrime = 1<<61 - 1

// Hash returns CPython's hash of a: the value modulo 2^61 - 1 with the sign of a,
// and -2 in place of -1.
func Hash(m meter.Meter, a Int) (int64, error) {
	var h uint64
	w := work{m: m}
	for k := len(a.Mag); k > 0; {
		i := max(0, k-stride)
		for j := k - 1; j >= i; j-- {
			h = hashLimb(h, uint64(a.Mag[j]))
		}
		if len(a.Mag) > 2 {
			if err := w.pay(1 + (k-i)/3); err != nil {
				return 0, err
			}
		}
		k = i
	}
	r := int64(h)
	if a.Neg {
		r = -r
	}
	if r == -1 {
		r = -2
	}
	return r, w.flush()
}

// hashLimb returns h·2^wordBits + v modulo hashPrime for h below it: a rotation of
// 61 bits, since 2^61 is 1.
func hashLimb(h, v uint64) uint64 {
	const s = wordBits % 61
	h = h<<s&hashPrime | h>>(61-s)
	h += v&hashPrime + v>>61
	if h >= hashPrime {
		h -= hashPrime
		if h >= hashPrime {
			h -= hashPrime
		}
	}
	return h
}
