package fmath

import "math"

// ULP returns the value of the least significant bit of x, as math.ulp does.
func ULP(x float64) float64 {
	x = math.Abs(x)
	if !(x <= math.MaxFloat64) {
		return x
	}
	b := math.Float64bits(x)
	if x == math.MaxFloat64 {
		return x - math.Float64frombits(b-1)
	}
	return math.Float64frombits(b+1) - x
}

// NextAfter returns the float that is steps floats from x towards y, and y if that is
// nearer, as math.nextafter(x, y, steps=steps) does.
func NextAfter(x, y float64, steps uint64) float64 {
	const sign = 1 << 63
	switch {
	case steps == 0:
		return x
	case x != x || y != y:
		return x + y
	case x == y:
		return y
	}
	bx, by := math.Float64bits(x), math.Float64bits(y)
	ax, ay := bx&^sign, by&^sign
	if (bx^by)&sign != 0 {
		// Through zero, which keeps the sign of x.
		switch {
		case steps >= ax+ay:
			return y
		case steps > ax:
			return math.Float64frombits(by&sign | (steps - ax))
		}
		return math.Float64frombits(bx - steps)
	}
	switch {
	case ay > ax && ay-ax >= steps:
		return math.Float64frombits(bx + steps)
	case ax > ay && ax-ay >= steps:
		return math.Float64frombits(bx - steps)
	}
	return y
}
