package fmath

import "math"

// Lanczos' approximation with g = 6.0246..., in the form of a quotient of
// polynomials, and CPython's way to use it.
const (
	lanczosG     = 6.024680040776729583740234375
	lanczosGHalf = 5.524680040776729583740234375 // g - 1/2
)

var (
	lanczosNum = [...]float64{
		23531376880.410759688572007674451636754734846804940,
		42919803642.649098768957899047001988850926355848959,
		35711959237.355668049440185451547166705960488635843,
		17921034426.037209699919755754458931112671403265390,
		6039542586.3520280050642916443072979210699388420708,
		1439720407.3117216736632230727949123939715485786372,
		248874557.86205415651146038641322942321632125127801,
		31426415.585400194380614231628318205362874684987640,
		2876370.6289353724412254090516208496135991145378768,
		186056.26539522349504029498971604569928220784236328,
		8071.6720023658162106380029022722506138218516325024,
		210.82427775157934587250973392071336271166969580291,
		2.5066282746310002701649081771338373386264310793408,
	}
	// The coefficients of x(x+1)...(x+11).
	lanczosDen = [...]float64{
		0, 39916800, 120543840, 150917976, 105258076, 45995730, 13339535, 2637558, 357423, 32670, 1925, 66, 1,
	}
)

// lanczosSum is the quotient, by powers of x or of 1/x.
func lanczosSum(x float64) float64 {
	num, den := 0.0, 0.0
	if x < 5 {
		for i := len(lanczosNum) - 1; i >= 0; i-- {
			num = float64(num*x) + lanczosNum[i]
			den = float64(den*x) + lanczosDen[i]
		}
		return num / den
	}
	for i := range lanczosNum {
		num = num/x + lanczosNum[i]
		den = den/x + lanczosDen[i]
	}
	return num / den
}

// sinPi returns sin(pi·x) for finite x.
func sinPi(x float64) float64 {
	y := math.Mod(math.Abs(x), 2)
	var r float64
	switch int(math.Floor(float64(2*y) + 0.5)) {
	case 0:
		r = Sin(math.Pi * y)
	case 1:
		r = Cos(math.Pi * (y - 0.5))
	case 2:
		r = Sin(math.Pi * (1 - y))
	case 3:
		r = -Cos(math.Pi * (y - 1.5))
	default:
		r = Sin(math.Pi * (y - 2))
	}
	return math.Copysign(1, x) * r
}

// factorials holds the gamma function of 1 to 23, which is exact.
var factorials = func() (f [23]float64) {
	f[0] = 1
	for i := 1; i < len(f); i++ {
		f[i] = f[i-1] * float64(i)
	}
	return f
}()

// Gamma returns the gamma function of x: NaN at negative integers and minus infinity,
// an infinity at 0 and beyond the range.
func Gamma(x float64) float64 {
	a := math.Abs(x)
	switch {
	case x != x || x > math.MaxFloat64:
		return x
	case x < -math.MaxFloat64:
		return nan
	case x == 0:
		return math.Copysign(inf, x)
	case x == math.Floor(x):
		if x < 0 {
			return nan
		}
		if x <= float64(len(factorials)) {
			return factorials[int(x)-1]
		}
	}
	switch {
	case a < 1e-20:
		return 1 / x
	case a > 200 && x < 0:
		return 0 / sinPi(x)
	case a > 200:
		return inf
	}
	y := a + lanczosGHalf
	// z is what y misses of a + g - 1/2.
	var z float64
	if a > lanczosGHalf {
		q := y - a
		z = q - lanczosGHalf
	} else {
		q := y - lanczosGHalf
		z = q - a
	}
	z = float64(z*lanczosG) / y
	var r float64
	if x < 0 {
		r = float64(-math.Pi/sinPi(a)/a*Exp(y)) / lanczosSum(a)
		r -= float64(z * r)
		if a < 140 {
			return r / Pow(y, a-0.5)
		}
		s := Pow(y, float64(a/2)-0.25)
		return r / s / s
	}
	r = lanczosSum(a) / Exp(y)
	r += float64(z * r)
	if a < 140 {
		return r * Pow(y, a-0.5)
	}
	s := Pow(y, float64(a/2)-0.25)
	return r * s * s
}

// LGamma returns the logarithm of the absolute value of the gamma function: infinity
// at 0 and negative integers.
func LGamma(x float64) float64 {
	a := math.Abs(x)
	switch {
	case x != x:
		return x
	case a > math.MaxFloat64:
		return inf
	case x == math.Floor(x) && x <= 2:
		if x <= 0 {
			return inf
		}
		return 0
	case a < 1e-20:
		return -Log(a)
	}
	r := Log(lanczosSum(a)) - lanczosG
	r += float64((a - 0.5) * (Log(a+lanczosG-0.5) - 1))
	if x < 0 {
		const logPi = 1.144729885849400174143427351353058711647
		r = logPi - Log(math.Abs(sinPi(a))) - Log(a) - r
	}
	return r
}
