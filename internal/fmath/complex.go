package fmath

import "math"

// Elementary functions of complex numbers with finite parts, by the formulas whose last
// bits CPython shows. What infinities and NaN give is in tables beside the callers' names:
// see Special.

const (
	// largePart is the size from which sums of squares of parts are scaled down.
	largePart = math.MaxFloat64 / 4
	minNormal = 0x1p-1022
)

var (
	logLargePart  = Log(largePart)
	sqrtLargePart = math.Sqrt(largePart)
	sqrtMinNormal = math.Sqrt(minNormal)
)

// CSqrt is the square root with a real part that is not negative.
func CSqrt(z complex128) complex128 {
	x, y := real(z), imag(z)
	if x == 0 && y == 0 {
		return complex(0, y)
	}
	ax, ay := math.Abs(x), math.Abs(y)
	var s float64
	if ax < minNormal && ay < minNormal {
		const up, down = 53, -27
		ax = math.Ldexp(ax, up)
		s = math.Ldexp(math.Sqrt(ax+Hypot(ax, math.Ldexp(ay, up))), down)
	} else {
		ax = float64(ax / 8)
		s = 2 * math.Sqrt(ax+Hypot(ax, ay/8))
	}
	d := ay / (2 * s)
	if x >= 0 {
		return complex(s, math.Copysign(d, y))
	}
	return complex(d, math.Copysign(s, y))
}

func isLarge(z complex128) bool {
	return math.Abs(real(z)) > largePart || math.Abs(imag(z)) > largePart
}

// logOfHalf is log|z| for a z too large for its size to be a float.
func logOfHalf(z complex128) float64 { return Log(Hypot(real(z)/2, imag(z)/2)) }

// timesI and overI are i·z and z/i.
func timesI(z complex128) complex128 { return complex(-imag(z), real(z)) }
func overI(z complex128) complex128  { return complex(imag(z), -real(z)) }

// CAcos is the arc cosine.
func CAcos(z complex128) complex128 {
	x, y := real(z), imag(z)
	if isLarge(z) {
		size := logOfHalf(z) + 2*math.Ln2
		if x < 0 {
			return complex(Atan2(math.Abs(y), x), -math.Copysign(size, y))
		}
		return complex(Atan2(math.Abs(y), x), math.Copysign(size, -y))
	}
	a, b := CSqrt(complex(1-x, -y)), CSqrt(complex(1+x, y))
	return complex(2*Atan2(real(a), real(b)), Asinh(float64(real(b)*imag(a))-float64(imag(b)*real(a))))
}

// CAcosh is the inverse hyperbolic cosine.
func CAcosh(z complex128) complex128 {
	x, y := real(z), imag(z)
	if isLarge(z) {
		return complex(logOfHalf(z)+2*math.Ln2, Atan2(y, x))
	}
	a, b := CSqrt(complex(x-1, y)), CSqrt(complex(x+1, y))
	return complex(Asinh(float64(real(a)*real(b))+float64(imag(a)*imag(b))), 2*Atan2(imag(a), real(b)))
}

// CAsinh is the inverse hyperbolic sine.
func CAsinh(z complex128) complex128 {
	x, y := real(z), imag(z)
	if isLarge(z) {
		size := logOfHalf(z) + 2*math.Ln2
		return complex(math.Copysign(size, x), Atan2(y, math.Abs(x)))
	}
	a, b := CSqrt(complex(1+y, -x)), CSqrt(complex(1-y, x))
	return complex(Asinh(float64(real(a)*imag(b))-float64(real(b)*imag(a))),
		Atan2(y, float64(real(a)*real(b))-float64(imag(a)*imag(b))))
}

// CAsin is the arc sine.
func CAsin(z complex128) complex128 { return overI(CAsinh(timesI(z))) }

// CAtanh is the inverse hyperbolic tangent; at 1 and -1 it is infinite.
func CAtanh(z complex128) complex128 {
	x, y := real(z), imag(z)
	if math.Signbit(x) {
		return -CAtanh(-z)
	}
	ay := math.Abs(y)
	switch {
	case x > sqrtLargePart || ay > sqrtLargePart:
		h := Hypot(x/2, y/2)
		return complex(x/4/h/h, -math.Copysign(math.Pi/2, -y))
	case x == 1 && ay < sqrtMinNormal:
		if ay == 0 {
			return complex(math.Inf(1), y)
		}
		return complex(-Log(math.Sqrt(ay)/math.Sqrt(Hypot(ay, 2))), math.Copysign(Atan2(2, -ay)/2, y))
	}
	return complex(Log1p(4*x/(float64((1-x)*(1-x))+float64(ay*ay)))/4,
		-Atan2(-2*y, float64((1-x)*(1+x))-float64(ay*ay))/2)
}

// CAtan is the arc tangent.
func CAtan(z complex128) complex128 { return overI(CAtanh(timesI(z))) }

// CExp is e to the power z.
func CExp(z complex128) complex128 {
	x, y := real(z), imag(z)
	if x > logLargePart {
		l := Exp(x - 1)
		return complex(l*Cos(y)*math.E, l*Sin(y)*math.E)
	}
	l := Exp(x)
	return complex(l*Cos(y), l*Sin(y))
}

// CCosh is the hyperbolic cosine.
func CCosh(z complex128) complex128 {
	x, y := real(z), imag(z)
	if math.Abs(x) > logLargePart {
		x -= math.Copysign(1, x)
		return complex(Cos(y)*Cosh(x)*math.E, Sin(y)*Sinh(x)*math.E)
	}
	return complex(Cos(y)*Cosh(x), Sin(y)*Sinh(x))
}

// CSinh is the hyperbolic sine.
func CSinh(z complex128) complex128 {
	x, y := real(z), imag(z)
	if math.Abs(x) > logLargePart {
		x -= math.Copysign(1, x)
		return complex(Cos(y)*Sinh(x)*math.E, Sin(y)*Cosh(x)*math.E)
	}
	return complex(Cos(y)*Sinh(x), Sin(y)*Cosh(x))
}

// CTanh is the hyperbolic tangent.
func CTanh(z complex128) complex128 {
	x, y := real(z), imag(z)
	if math.Abs(x) > logLargePart {
		return complex(math.Copysign(1, x), 4*Sin(y)*Cos(y)*Exp(-2*math.Abs(x)))
	}
	tx, ty := Tanh(x), Tan(y)
	c := 1 / Cosh(x)
	both := tx * ty
	d := 1 + float64(both*both)
	return complex(tx*(1+float64(ty*ty))/d, ty/d*c*c)
}

// CLog is the natural logarithm; at 0 its real part is infinite.
func CLog(z complex128) complex128 {
	ax, ay := math.Abs(real(z)), math.Abs(imag(z))
	angle := Atan2(imag(z), real(z))
	switch {
	case isLarge(z):
		return complex(logOfHalf(z)+math.Ln2, angle)
	case ax == 0 && ay == 0:
		return complex(math.Inf(-1), angle)
	case ax < minNormal && ay < minNormal:
		const up = 53
		return complex(Log(Hypot(math.Ldexp(ax, up), math.Ldexp(ay, up)))-up*math.Ln2, angle)
	}
	h := Hypot(ax, ay)
	if 0.71 <= h && h <= 1.73 {
		long, short := max(ax, ay), min(ax, ay)
		return complex(Log1p(float64((long-1)*(long+1))+float64(short*short))/2, angle)
	}
	return complex(Log(h), angle)
}

// Special is what a function gives where a part of its argument is not finite: table has a
// row for each kind of real part (-inf, below zero, -0, 0, above zero, inf, NaN) and a
// column for each kind of imaginary part, of two letters for the parts of the result. ok is
// false where the argument is outside the domain.
func Special(table *[7]string, x, y float64) (z complex128, ok bool) {
	at := 2 * partKind(y)
	parts := table[partKind(x)][at : at+2]
	if parts == "!!" {
		return 0, false
	}
	return complex(specialPart(parts[0]), specialPart(parts[1])), true
}

func partKind(x float64) int {
	switch {
	case x != x:
		return 6
	case x == 0 && math.Signbit(x):
		return 2
	case x == 0:
		return 3
	case math.IsInf(x, -1):
		return 0
	case math.IsInf(x, 1):
		return 5
	case x < 0:
		return 1
	}
	return 4
}

// specialPart reads a letter: a capital one is the negative of the small one.
func specialPart(c byte) float64 {
	if c == 'n' {
		return math.NaN()
	}
	f := 0.0
	switch c | 0x20 {
	case 'o':
		f = 1
	case 'i':
		f = math.Inf(1)
	case 'p':
		f = math.Pi
	case 'h':
		f = math.Pi / 2
	case 'q':
		f = math.Pi / 4
	case 't':
		f = 3 * (math.Pi / 4)
	}
	if c&0x20 == 0 {
		f = -f
	}
	return f
}
