package bigint

import "github.com/gilliam-run/gilliam/internal/meter"

// ToBytes returns a as length bytes, in two's complement if signed. ErrNegative for
// a negative number that is to be unsigned, ErrOverflow if there are too few bytes.
func ToBytes(m meter.Meter, a Int, length int, little, signed bool) ([]byte, error) {
	if a.Neg && !signed {
		return nil, ErrNegative
	}
	w := work{m: m}
	fits, err := w.fitsBytes(a, length, signed)
	if err != nil {
		return nil, err
	}
	if !fits {
		return nil, ErrOverflow
	}
	out, err := w.text(length)
	if err != nil {
		return nil, err
	}
	var v word
	carry := signCarry(a.Neg)
	for i := range out {
		if i%wordBytes == 0 {
			v, carry = complement(limb(a.Mag, i/wordBytes), a.Neg, carry)
		}
		at := i
		if !little {
			at = length - 1 - i
		}
		out[at] = byte(v)
		v >>= 8
		if i%stride == stride-1 {
			if err := w.pay(stride / 3); err != nil {
				return nil, err
			}
		}
	}
	if err := w.pay(length % stride / 3); err != nil {
		return nil, err
	}
	return out, w.flush()
}

func (w *work) fitsBytes(a Int, length int, signed bool) (bool, error) {
	n := a.BitLen()
	switch {
	case length >= maxLimbs*wordBytes:
		return false, ErrTooLarge
	case !signed:
		return n <= 8*length, nil
	case n < 8*length || n == 0:
		return true, nil
	case n == 8*length && a.Neg:
		// Only the lowest number has as many bits.
		tz, err := w.trailingZeros(a.Mag)
		return tz == n-1, err
	}
	return false, nil
}

// FromBytes is the reverse of ToBytes.
func FromBytes(m meter.Meter, b []byte, little, signed bool) (Int, error) {
	w := work{m: m}
	z, err := w.result((len(b) + wordBytes - 1) / wordBytes)
	if err != nil || len(b) == 0 {
		return Int{}, err
	}
	for i := range b {
		at := i
		if !little {
			at = len(b) - 1 - i
		}
		z[i/wordBytes] |= word(b[at]) << (i % wordBytes * 8)
		if i%stride == stride-1 {
			if err := w.pay(stride / 3); err != nil {
				return Int{}, err
			}
		}
	}
	if err := w.pay(len(b) % stride / 3); err != nil {
		return Int{}, err
	}
	top := b[0]
	if little {
		top = b[len(b)-1]
	}
	if !signed || top < 0x80 {
		return w.finish(false, z)
	}
	// The bytes above the given ones are ones.
	if n := len(b) % wordBytes; n != 0 {
		z[len(z)-1] |= wordMask << (n * 8)
	}
	carry := uint(1)
	for i := 0; i < len(z); i += stride {
		end := min(i+stride, len(z))
		for j := i; j < end; j++ {
			z[j], carry = complement(z[j], true, carry)
		}
		if err := w.pay(1 + (end-i)/4); err != nil {
			return Int{}, err
		}
	}
	return w.finish(true, z)
}
