package fmath

import "math"

// Coefficients of rational approximations: of (erf(x) - x)/x in x², of erf(x) - erfOne
// in |x| - 1, and twice of log(x·exp(x²)·erfc(x)) + 0.5625 in 1/x².
var (
	erfP = []float64{
		1.28379167095512558561e-01,
		-3.25042107247001499370e-01,
		-2.84817495755985104766e-02,
		-5.77027029648944159157e-03,
		-2.37630166566501626084e-05,
	}
	erfQ = []float64{
		1,
		3.97917223959155352819e-01,
		6.50222499887672944485e-02,
		5.08130628187576562776e-03,
		1.32494738004321644526e-04,
		-3.96022827877536812320e-06,
	}
	erfOneP = []float64{
		-2.36211856075265944077e-03,
		4.14856118683748331666e-01,
		-3.72207876035701323847e-01,
		3.18346619901161753674e-01,
		-1.10894694282396677476e-01,
		3.54783043256182359371e-02,
		-2.16637559486879084300e-03,
	}
	erfOneQ = []float64{
		1,
		1.06420880400844228286e-01,
		5.40397917702171048937e-01,
		7.18286544141962662868e-02,
		1.26171219808761642112e-01,
		1.36370839120290507362e-02,
		1.19844998467991074170e-02,
	}
	erfcNearP = []float64{
		-9.86494403484714822705e-03,
		-6.93858572707181764372e-01,
		-1.05586262253232909814e+01,
		-6.23753324503260060396e+01,
		-1.62396669462573470355e+02,
		-1.84605092906711035994e+02,
		-8.12874355063065934246e+01,
		-9.81432934416914548592e+00,
	}
	erfcNearQ = []float64{
		1,
		1.96512716674392571292e+01,
		1.37657754143519042600e+02,
		4.34565877475229228821e+02,
		6.45387271733267880336e+02,
		4.29008140027567833386e+02,
		1.08635005541779435134e+02,
		6.57024977031928170135e+00,
		-6.04244152148580987438e-02,
	}
	erfcFarP = []float64{
		-9.86494292470009928597e-03,
		-7.99283237680523006574e-01,
		-1.77579549177547519889e+01,
		-1.60636384855821916062e+02,
		-6.37566443368389627722e+02,
		-1.02509513161107724954e+03,
		-4.83519191608651397019e+02,
	}
	erfcFarQ = []float64{
		1,
		3.03380607434824582924e+01,
		3.25792512996573918826e+02,
		1.53672958608443695994e+03,
		3.19985821950859553908e+03,
		2.55305040643316442583e+03,
		4.74528541206955367215e+02,
		-2.24409524465858183362e+01,
	}
)

const erfOne = 8.45062911510467529297e-01

// Erf returns the error function of x.
func Erf(x float64) float64 {
	a := math.Abs(x)
	switch {
	case x != x:
		return x
	case a < 0.84375:
		if a < 0x1p-28 {
			if a < 0x1p-1015 {
				// The product would lose bits below the normal range.
				return 0.0625 * (float64(16*x) + float64(float64(16*erfSlope)*x))
			}
			return x + float64(erfSlope*x)
		}
		z := float64(x * x)
		return x + float64(x*(paired(erfP, z)/paired(erfQ, z)))
	case a < 1.25:
		s := a - 1
		return math.Copysign(erfOne+paired(erfOneP, s)/paired(erfOneQ, s), x)
	case a >= 6:
		return math.Copysign(1, x)
	}
	return math.Copysign(1-erfcTail(a, high(a) < 0x4006DB6E), x)
}

// erfSlope is the derivative of erf at 0, less one.
const erfSlope = 1.28379167095512586316e-01

// Erfc returns the complementary error function of x.
func Erfc(x float64) float64 {
	a := math.Abs(x)
	switch {
	case x != x:
		return x
	case a < 0.84375:
		if a < 0x1p-56 {
			return 1 - x
		}
		z := float64(x * x)
		y := paired(erfP, z) / paired(erfQ, z)
		if x < 0.25 {
			return 1 - (x + float64(x*y))
		}
		r := float64(x * y)
		r += x - 0.5
		return 0.5 - r
	case a < 1.25:
		s := a - 1
		y := paired(erfOneP, s) / paired(erfOneQ, s)
		if x >= 0 {
			return 1 - erfOne - y
		}
		return 1 + (erfOne + y)
	case a < 28 && x > -6:
		r := erfcTail(a, high(a) < 0x4006DB6D)
		if x > 0 {
			return r
		}
		return 2 - r
	case x > 0:
		return 0
	}
	return 2
}

// erfcTail returns erfc(a) for a from 1.25 on.
func erfcTail(a float64, near bool) float64 {
	s := 1 / float64(a*a)
	var r float64
	if near {
		r = paired(erfcNearP, s) / paired(erfcNearQ, s)
	} else {
		r = paired(erfcFarP, s) / paired(erfcFarQ, s)
	}
	z := headShort(a)
	r = float64(Exp(-float64(z*z)-0.5625) * Exp(float64((z-a)*(z+a))+r))
	return r / a
}

// paired returns the polynomial with the coefficients c, lowest first. Terms are added
// in pairs, as the libraries do whose results these are.
func paired(c []float64, x float64) float64 {
	x2 := float64(x * x)
	y := c[0] + float64(x*c[1])
	p := x2
	for i := 2; i < len(c); i += 2 {
		t := c[i]
		if i+1 < len(c) {
			t += float64(x * c[i+1])
		}
		y += float64(p * t)
		switch i {
		case 2:
			p = float64(x2 * x2)
		case 4:
			p = float64(float64(x2*x2) * x2)
		default:
			x4 := float64(x2 * x2)
			p = float64(x4 * x4)
		}
	}
	return y
}
