package fmath

import "math"

// Log10 returns the decimal logarithm of x.
func Log10(x float64) float64 {
	if y, done := logDomain(x); done {
		return y
	}
	k := 0
	b := math.Float64bits(x)
	if b>>52 == 0 {
		b = math.Float64bits(x * 0x1p54)
		k = -54
	}
	k += int(b>>52) - 1023
	// The mantissa is taken below 1 for negative exponents.
	i := 0
	if k < 0 {
		i = 1
	}
	m := math.Float64frombits(b&(1<<52-1) | uint64(1023-i)<<52)
	y := float64(k + i)
	z := float64(y*3.69423907715893078616e-13) + float64(4.34294481903251816668e-01*Log(m))
	return z + float64(y*3.01029995663611771306e-01)
}

// Sinh returns the hyperbolic sine of x.
func Sinh(x float64) float64 {
	a := math.Abs(x)
	h := math.Copysign(0.5, x)
	switch {
	case x-x != 0 || a < 0x1p-28:
		return x
	case a < 1:
		t := Expm1(a)
		return h * (float64(2*t) - float64(t*t)/(t+1))
	case a < 22:
		t := Expm1(a)
		return h * (t + t/(t+1))
	case a < 0x1.62e42p9:
		return h * Exp(a)
	}
	w := Exp(0.5 * a)
	return float64(h*w) * w
}

// Cosh returns the hyperbolic cosine of x.
func Cosh(x float64) float64 {
	a := math.Abs(x)
	switch {
	case x-x != 0:
		return a
	case high(a) < 0x3FD62E43:
		if a < 0x1p-55 {
			return 1
		}
		t := Expm1(a)
		w := 1 + t
		return 1 + float64(t*t)/(w+w)
	case a < 22:
		t := Exp(a)
		return float64(0.5*t) + 0.5/t
	case a < 0x1.62e42p9:
		return 0.5 * Exp(a)
	}
	w := Exp(0.5 * a)
	return float64(0.5*w) * w
}

// Tanh returns the hyperbolic tangent of x.
func Tanh(x float64) float64 {
	a := math.Abs(x)
	var z float64
	switch {
	case x != x:
		return x
	case a < 0x1p-55:
		return x
	case a >= 22:
		z = 1
	case a >= 1:
		t := Expm1(2 * a)
		z = 1 - 2/(t+2)
	default:
		t := Expm1(-2 * a)
		z = -t / (t + 2)
	}
	return math.Copysign(z, x)
}

// Asinh returns the inverse hyperbolic sine of x.
func Asinh(x float64) float64 {
	a := math.Abs(x)
	var w float64
	switch {
	case x-x != 0 || a < 0x1p-28:
		return x
	case a > 0x1p28:
		w = Log(a) + math.Ln2
	case a > 2:
		w = Log(float64(2*a) + 1/(math.Sqrt(float64(a*a)+1)+a))
	default:
		t := float64(a * a)
		w = Log1p(a + t/(1+math.Sqrt(1+t)))
	}
	return math.Copysign(w, x)
}

// Acosh returns the inverse hyperbolic cosine of x.
func Acosh(x float64) float64 {
	switch {
	case x < 1 || x != x:
		return nan
	case x > 0x1p28:
		return Log(x) + math.Ln2
	case x > 2:
		t := float64(x * x)
		return Log(float64(2*x) - 1/(x+math.Sqrt(t-1)))
	}
	t := x - 1
	return Log1p(t + math.Sqrt(float64(2*t)+float64(t*t)))
}

// Atanh returns the inverse hyperbolic tangent of x.
func Atanh(x float64) float64 {
	a := math.Abs(x)
	var t float64
	switch {
	case !(a <= 1):
		return nan
	case a < 0x1p-28:
		return x
	case a < 0.5:
		t = a + a
		t = 0.5 * Log1p(t+float64(t*a)/(1-a))
	default:
		t = 0.5 * Log1p((a+a)/(1-a))
	}
	return math.Copysign(t, x)
}

// cbrtFactor[2+r] is 2^(r/3).
var cbrtFactor = [...]float64{
	0.6299605249474365, 0.7937005259840997, 1, 1.2599210498948732, 1.5874010519681996,
}

// Cbrt returns the cube root of x.
func Cbrt(x float64) float64 {
	if x == 0 || x-x != 0 {
		return x
	}
	m, e := math.Frexp(math.Abs(x))
	// A polynomial, and one step of Halley's method.
	p := 0.784932344976639262 - float64(0.145263899385486367*m)
	p = 1.83469277483613086 - float64(p*m)
	p = 2.4469312256353444 - float64(p*m)
	p = 2.11499494167371287 - float64(p*m)
	p = 1.50819193781584896 - float64(p*m)
	u := 0.354895765043919860 + float64(p*m)
	t := float64(float64(u*u) * u)
	y := float64(u*(t+float64(2*m))) / (float64(2*t) + m) * cbrtFactor[2+e%3]
	return math.Copysign(math.Ldexp(y, e/3), x)
}
