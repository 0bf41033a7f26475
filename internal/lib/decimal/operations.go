package decimal

// An operation works on n numbers. method is its name as a method of Decimal, with the
// further operands and a context as arguments; context its name as one of Context.
type operation struct {
	method, context string
	n               int
	fn              func(c *calc, d []*dec) *dec
}

func one(fn func(*calc, *dec) *dec) func(*calc, []*dec) *dec {
	return func(c *calc, d []*dec) *dec { return fn(c, d[0]) }
}

func two(fn func(c *calc, a, b *dec) *dec) func(*calc, []*dec) *dec {
	return func(c *calc, d []*dec) *dec { return fn(c, d[0], d[1]) }
}

var operations = []operation{
	{"", "abs", 1, one((*calc).abs)},
	{"", "add", 2, two((*calc).sum)},
	{"canonical", "canonical", 1, one(func(_ *calc, d *dec) *dec { return d })},
	{"compare", "compare", 2, two((*calc).compare)},
	{"compare_signal", "compare_signal", 2, two((*calc).compareSignal)},
	{"compare_total", "compare_total", 2, two((*calc).compareTotal)},
	{"compare_total_mag", "compare_total_mag", 2, two((*calc).compareTotalMag)},
	{"copy_abs", "copy_abs", 1, one(func(_ *calc, d *dec) *dec { return d.withSign(false) })},
	{"copy_negate", "copy_negate", 1, one(func(_ *calc, d *dec) *dec { return d.withSign(!d.neg) })},
	{"copy_sign", "copy_sign", 2, two(func(_ *calc, a, b *dec) *dec { return a.withSign(b.neg) })},
	{"", "copy_decimal", 1, one(func(_ *calc, d *dec) *dec { return d })},
	{"", "divide", 2, two((*calc).quotient)},
	{"", "divide_int", 2, two((*calc).integerQuotient)},
	{"exp", "exp", 1, one((*calc).exp)},
	{"fma", "fma", 3, func(c *calc, d []*dec) *dec { return c.fused(d[0], d[1], d[2]) }},
	{"ln", "ln", 1, one((*calc).ln)},
	{"log10", "log10", 1, one((*calc).log10)},
	{"logb", "logb", 1, one((*calc).logb)},
	{"logical_and", "logical_and", 2, two(func(c *calc, a, b *dec) *dec {
		return c.logical(a, b, func(x, y bool) bool { return x && y })
	})},
	{"logical_invert", "logical_invert", 1, one((*calc).invert)},
	{"logical_or", "logical_or", 2, two(func(c *calc, a, b *dec) *dec {
		return c.logical(a, b, func(x, y bool) bool { return x || y })
	})},
	{"logical_xor", "logical_xor", 2, two(func(c *calc, a, b *dec) *dec {
		return c.logical(a, b, func(x, y bool) bool { return x != y })
	})},
	{"max", "max", 2, two(func(c *calc, a, b *dec) *dec { return c.extreme(a, b, 1, false) })},
	{"max_mag", "max_mag", 2, two(func(c *calc, a, b *dec) *dec { return c.extreme(a, b, 1, true) })},
	{"min", "min", 2, two(func(c *calc, a, b *dec) *dec { return c.extreme(a, b, -1, false) })},
	{"min_mag", "min_mag", 2, two(func(c *calc, a, b *dec) *dec { return c.extreme(a, b, -1, true) })},
	{"", "minus", 1, one((*calc).minus)},
	{"", "multiply", 2, two((*calc).product)},
	{"next_minus", "next_minus", 1, one(func(c *calc, d *dec) *dec { return c.next(d, false) })},
	{"next_plus", "next_plus", 1, one(func(c *calc, d *dec) *dec { return c.next(d, true) })},
	{"next_toward", "next_toward", 2, two((*calc).nextToward)},
	{"normalize", "normalize", 1, one((*calc).normalize)},
	{"", "plus", 1, one((*calc).plus)},
	{"", "quantize", 2, two((*calc).quantize)},
	{"", "remainder", 2, two((*calc).remainder)},
	{"remainder_near", "remainder_near", 2, two((*calc).remainderNear)},
	{"rotate", "rotate", 2, two((*calc).rotate)},
	{"scaleb", "scaleb", 2, two((*calc).scaleb)},
	{"shift", "shift", 2, two((*calc).shift)},
	{"sqrt", "sqrt", 1, one((*calc).sqrt)},
	{"", "subtract", 2, two((*calc).difference)},
	{"", "to_integral", 1, one(func(c *calc, d *dec) *dec { return c.toIntegral(d, false) })},
	{"", "to_integral_exact", 1, one(func(c *calc, d *dec) *dec { return c.toIntegral(d, true) })},
	{"", "to_integral_value", 1, one(func(c *calc, d *dec) *dec { return c.toIntegral(d, false) })},
}

// tests are questions with a yes or no; inContext says that the method takes a context.
var tests = []struct {
	name      string
	inContext bool
	fn        func(c *calc, d *dec) bool
}{
	{"is_canonical", false, func(*calc, *dec) bool { return true }},
	{"is_finite", false, func(_ *calc, d *dec) bool { return d.form == finite }},
	{"is_infinite", false, func(_ *calc, d *dec) bool { return d.form == infinite }},
	{"is_nan", false, func(_ *calc, d *dec) bool { return d.nan() }},
	{"is_normal", true, func(c *calc, d *dec) bool { return d.form == finite && !d.zero() && d.adjusted() >= c.emin }},
	{"is_qnan", false, func(_ *calc, d *dec) bool { return d.form == quiet }},
	{"is_signed", false, func(_ *calc, d *dec) bool { return d.neg }},
	{"is_snan", false, func(_ *calc, d *dec) bool { return d.form == signaling }},
	{"is_subnormal", true, func(c *calc, d *dec) bool { return d.form == finite && !d.zero() && d.adjusted() < c.emin }},
	{"is_zero", false, func(_ *calc, d *dec) bool { return d.zero() }},
}
