package bigint

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam/internal/meter"
)

var free meter.Free

// random returns a number of n limbs: random ones, mostly ones or mostly zeros,
// which is where carries and corrections are.
func random(r *rand.Rand, n int) Int {
	if n == 0 {
		return Int{}
	}
	z := make([]big.Word, n)
	kind := r.Intn(3)
	for i := range z {
		if kind == 0 || r.Intn(5) == 0 {
			z[i] = big.Word(r.Uint64())
		} else if kind == 1 {
			z[i] = ^big.Word(0)
		}
	}
	if r.Intn(2) == 0 {
		z[n-1] >>= r.Intn(wordBits)
	}
	if z[n-1] == 0 {
		z[n-1] = 1
	}
	return Int{r.Intn(2) == 0, z}
}

func oracle(a Int) *big.Int {
	z := new(big.Int).SetBits(append([]big.Word(nil), a.Mag...))
	if a.Neg {
		z.Neg(z)
	}
	return z
}

// size draws lengths evenly over orders of magnitude, often beside a threshold.
func size(r *rand.Rand, most int) int {
	for {
		n := 0
		if r.Intn(4) == 0 {
			at := []int{1, 2, 3, formatLeaf, parseLeaf, sqrtLimbs, montgomeryLimbs, divLimbs, pieceLimbs, 2 * pieceLimbs, nttLimbs}
			n = at[r.Intn(len(at))] + r.Intn(5) - 2
		} else {
			n = int(math.Exp(r.Float64() * math.Log(float64(most))))
		}
		if n >= 0 && n <= most {
			return n
		}
	}
}

// check compares a result with the oracle and tests the invariants of results.
func check(t *testing.T, what string, got Int, err error, want *big.Int, args ...Int) {
	t.Helper()
	if err != nil {
		t.Fatalf("%s: %v", what, err)
	}
	if oracle(got).Cmp(want) != 0 {
		for i, a := range args {
			if len(a.Mag) < 20 {
				t.Logf("argument %d: %s", i, oracle(a))
			} else {
				t.Logf("argument %d: %d limbs", i, len(a.Mag))
			}
		}
		t.Fatalf("%s: wrong result of %d limbs", what, len(got.Mag))
	}
	n := len(got.Mag)
	if n > 0 && got.Mag[n-1] == 0 || n == 0 && got.Neg {
		t.Fatalf("%s: result is not normalised", what)
	}
	if cap(got.Mag)-n > max(1, n/8) {
		t.Fatalf("%s: result of %d limbs has capacity %d", what, n, cap(got.Mag))
	}
	for _, a := range args {
		if n > 0 && len(a.Mag) > 0 && (&got.Mag[0] == &a.Mag[0] || &got.Mag[:cap(got.Mag)][cap(got.Mag)-1] == &a.Mag[:cap(a.Mag)][cap(a.Mag)-1]) {
			t.Fatalf("%s: result shares memory with an argument", what)
		}
	}
}

// floorDiv is the division of Python.
func floorDiv(x, y *big.Int) (q, r *big.Int) {
	q, r = new(big.Int).QuoRem(x, y, new(big.Int))
	if r.Sign() != 0 && r.Sign() != y.Sign() {
		q.Sub(q, big.NewInt(1))
		r.Add(r, y)
	}
	return q, r
}

func TestArithmeticEqualsMathBig(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for i := range 4000 {
		most := 3000
		if i%400 == 0 {
			most = 40000
		}
		a, b := random(r, size(r, most)), random(r, size(r, most))
		x, y := oracle(a), oracle(b)
		z, err := Add(free, a, b)
		check(t, "add", z, err, new(big.Int).Add(x, y), a, b)
		z, err = Sub(free, a, b)
		check(t, "sub", z, err, new(big.Int).Sub(x, y), a, b)
		z, err = Sub(free, a, a)
		check(t, "sub of itself", z, err, new(big.Int), a)
		p, err := Mul(free, a, b)
		check(t, "mul", p, err, new(big.Int).Mul(x, y), a, b)
		z, err = Mul(free, a, a)
		check(t, "square", z, err, new(big.Int).Mul(x, x), a)
		c, err := Cmp(free, a, b)
		if err != nil || c != x.Cmp(y) {
			t.Fatalf("cmp %d, want %d (%v)", c, x.Cmp(y), err)
		}
		z, err = Neg(free, a)
		check(t, "neg", z, err, new(big.Int).Neg(x), a)
		z, err = Abs(free, a)
		check(t, "abs", z, err, new(big.Int).Abs(x), a)
		if b.Sign() == 0 {
			continue
		}
		q, rem, err := QuoRem(free, a, b)
		wq, wr := new(big.Int).QuoRem(x, y, new(big.Int))
		check(t, "quo", q, err, wq, a, b)
		check(t, "rem", rem, err, wr, a, b)
		q, rem, err = DivMod(free, a, b)
		wq, wr = floorDiv(x, y)
		check(t, "floor div", q, err, wq, a, b)
		check(t, "floor mod", rem, err, wr, a, b)
		q, err = FloorDiv(free, a, b)
		check(t, "floor div alone", q, err, wq, a, b)
		rem, err = Mod(free, a, b)
		check(t, "floor mod alone", rem, err, wr, a, b)
		q, rem, err = DivMod(free, p, b)
		check(t, "exact quotient", q, err, x, p, b)
		check(t, "exact remainder", rem, err, new(big.Int), p, b)
	}
}

func TestDivisionByZeroIsAnError(t *testing.T) {
	if _, _, err := DivMod(free, Int{Mag: []big.Word{1}}, Int{}); err != ErrDivisionByZero {
		t.Fatal(err)
	}
	if _, err := TrueDiv(free, Int{}, Int{}); err != ErrDivisionByZero {
		t.Fatal(err)
	}
	if _, err := PowMod(free, Int{}, Int{}, Int{}); err != ErrDivisionByZero {
		t.Fatal(err)
	}
}

func TestLogicIsTwosComplement(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	for range 3000 {
		a, b := random(r, size(r, 200)), random(r, size(r, 200))
		x, y := oracle(a), oracle(b)
		z, err := And(free, a, b)
		check(t, "and", z, err, new(big.Int).And(x, y), a, b)
		z, err = Or(free, a, b)
		check(t, "or", z, err, new(big.Int).Or(x, y), a, b)
		z, err = Xor(free, a, b)
		check(t, "xor", z, err, new(big.Int).Xor(x, y), a, b)
		z, err = Not(free, a)
		check(t, "not", z, err, new(big.Int).Not(x), a)
		s := uint64(r.Intn(1000))
		z, err = Shl(free, a, s)
		check(t, "shl", z, err, new(big.Int).Lsh(x, uint(s)), a)
		z, err = Shr(free, a, s)
		check(t, "shr", z, err, new(big.Int).Rsh(x, uint(s)), a)
		n, err := BitCount(free, a)
		want := strings.Count(x.Text(2), "1")
		if err != nil || n != want {
			t.Fatalf("bit count %d, want %d", n, want)
		}
		if a.BitLen() != x.BitLen() {
			t.Fatalf("bit length %d, want %d", a.BitLen(), x.BitLen())
		}
		if n, err := TrailingZeros(free, a); err != nil || n != int(x.TrailingZeroBits()) {
			t.Fatalf("trailing zeros %d, want %d", n, x.TrailingZeroBits())
		}
	}
	for _, v := range []int64{-1, 0, 1, -2} {
		a, _ := FromInt64(free, v)
		z, err := Not(free, a)
		check(t, "not", z, err, big.NewInt(^v), a)
	}
}

func TestPowersEqualMathBig(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	for range 300 {
		a := random(r, size(r, 30))
		e := uint64(r.Intn(60))
		z, err := Pow(free, a, e)
		check(t, "pow", z, err, new(big.Int).Exp(oracle(a), new(big.Int).SetUint64(e), nil), a)
	}
	for _, base := range []int64{-2, 2, 3, 10, -10, 96} {
		a, _ := FromInt64(free, base)
		for _, e := range []uint64{0, 1, 2, 63, 64, 65, 1000, 12345, 65536} {
			z, err := Pow(free, a, e)
			check(t, fmt.Sprint(base, "**", e), z, err, new(big.Int).Exp(big.NewInt(base), new(big.Int).SetUint64(e), nil), a)
		}
	}
	two := Int{Mag: []big.Word{2}}
	if _, err := Pow(free, two, 1<<62); err != ErrTooLarge {
		t.Fatal("a power that no machine can hold:", err)
	}
	if _, err := Shl(free, two, 1<<62); err != ErrTooLarge {
		t.Fatal("a shift that no machine can hold:", err)
	}
}

func TestModularPowersEqualMathBig(t *testing.T) {
	r := rand.New(rand.NewSource(4))
	for i := range 400 {
		most := 40
		if i%40 == 0 {
			most = 150
		}
		a, e, n := random(r, size(r, most)), random(r, size(r, 6)), random(r, 1+size(r, most))
		x, y, mod := oracle(a), oracle(e), oracle(n)
		abs := new(big.Int).Abs(mod)
		var want *big.Int
		if e.Neg {
			inv := new(big.Int).ModInverse(x, abs)
			if abs.Cmp(big.NewInt(1)) == 0 {
				inv = new(big.Int)
			}
			if inv == nil {
				if _, err := PowMod(free, a, e, n); err != ErrNotInvertible {
					t.Fatal("no inverse:", err)
				}
				continue
			}
			want = new(big.Int).Exp(inv, new(big.Int).Neg(y), abs)
		} else {
			want = new(big.Int).Exp(x, y, abs)
		}
		if n.Neg && want.Sign() != 0 {
			want.Add(want, mod)
		}
		z, err := PowMod(free, a, e, n)
		check(t, fmt.Sprintf("pow(%d, %d, %d limbs)", len(a.Mag), len(e.Mag), len(n.Mag)), z, err, want, a, e, n)
	}
}

func TestCommonDivisorsEqualMathBig(t *testing.T) {
	r := rand.New(rand.NewSource(5))
	for range 600 {
		a, b, c := random(r, size(r, 300)), random(r, size(r, 300)), random(r, size(r, 40))
		a, _ = Mul(free, a, c)
		b, _ = Mul(free, b, c)
		x, y := oracle(a), oracle(b)
		want := new(big.Int).GCD(nil, nil, new(big.Int).Abs(x), new(big.Int).Abs(y))
		z, err := GCD(free, a, b)
		check(t, "gcd", z, err, want, a, b)
		z, err = LCM(free, a, b)
		lcm := new(big.Int)
		if want.Sign() != 0 {
			lcm.Mul(x, y).Abs(lcm).Quo(lcm, want)
		}
		check(t, "lcm", z, err, lcm, a, b)
	}
}

func TestRootsEqualMathBig(t *testing.T) {
	r := rand.New(rand.NewSource(6))
	for range 600 {
		a := random(r, size(r, 2000))
		a.Neg = false
		z, err := ISqrt(free, a)
		check(t, "isqrt", z, err, new(big.Int).Sqrt(oracle(a)), a)
		sq, _ := Mul(free, a, a)
		z, err = ISqrt(free, sq)
		check(t, "isqrt of a square", z, err, oracle(a), a)
		if len(sq.Mag) > 0 {
			less, _ := Sub(free, sq, Int{Mag: []big.Word{1}})
			z, err = ISqrt(free, less)
			check(t, "isqrt below a square", z, err, new(big.Int).Sub(oracle(a), big.NewInt(1)), a)
		}
	}
	if _, err := ISqrt(free, Int{true, []big.Word{1}}); err != ErrNegative {
		t.Fatal(err)
	}
}

func TestFloatsAreExact(t *testing.T) {
	r := rand.New(rand.NewSource(7))
	for range 20000 {
		a, b := random(r, size(r, 18)), random(r, 1+size(r, 18))
		x, y := oracle(a), oracle(b)
		want, _ := new(big.Float).SetInt(x).Float64()
		f, err := ToFloat(free, a)
		if f != want || (err == ErrOverflow) != math.IsInf(want, 0) {
			t.Fatalf("float(%s) = %v (%v), want %v", x, f, err, want)
		}
		want, _ = new(big.Rat).SetFrac(x, y).Float64()
		f, err = TrueDiv(free, a, b)
		if math.Float64bits(f)&^(1<<63) != math.Float64bits(want)&^(1<<63) || f != want || (err == ErrOverflow) != math.IsInf(want, 0) {
			t.Fatalf("%s / %s = %v (%v), want %v", x, y, f, err, want)
		}
		f = math.Ldexp(r.NormFloat64(), r.Intn(1200)-50)
		if !math.IsInf(f, 0) {
			z, err := FromFloat(free, f)
			w, _ := big.NewFloat(f).Int(nil)
			check(t, fmt.Sprint("int of ", f), z, err, w)
			for _, g := range []float64{f, math.Nextafter(f, math.Inf(1)), f + 0.5} {
				c, err := CmpFloat(free, z, g)
				if want := new(big.Float).SetInt(w).Cmp(big.NewFloat(g)); err != nil || c != want {
					t.Fatalf("compare %s with %v: %d, want %d", w, g, c, want)
				}
			}
		}
		if f, err := ToFloat(free, a); err == nil {
			c, err := CmpFloat(free, a, f)
			if want := new(big.Float).SetInt(x).Cmp(big.NewFloat(f)); err != nil || c != want {
				t.Fatalf("compare %s with %v: %d, want %d", x, f, c, want)
			}
		}
	}
	// Quotients below the normal range and halfway between two floats.
	for _, c := range []struct {
		shiftA uint
		add    uint64
		shiftB uint
	}{
		{0, 0, 1074}, {0, 0, 1075}, {1, 1, 1076}, {60, 0, 1134}, {60, 1, 1134}, {60, 1 << 59, 1134},
		{0, 0, 1076}, {53, 1, 0}, {54, 2, 0}, {54, 6, 0}, {1023, 0, 0}, {52, 1, 1074}, {53, 1, 1074 + 54},
	} {
		x := new(big.Int).Lsh(big.NewInt(1), c.shiftA)
		x.Add(x, new(big.Int).SetUint64(c.add))
		y := new(big.Int).Lsh(big.NewInt(3), c.shiftB)
		for range 2 {
			want, _ := new(big.Rat).SetFrac(x, y).Float64()
			f, err := TrueDiv(free, Int{Mag: x.Bits()}, Int{Mag: y.Bits()})
			if err != nil || f != want {
				t.Fatalf("%v: %v, want %v (%v)", c, f, want, err)
			}
			y = new(big.Int).Lsh(big.NewInt(1), c.shiftB)
		}
	}
}

func TestHashIsTheValueModuloAPrime(t *testing.T) {
	r := rand.New(rand.NewSource(8))
	p := big.NewInt(hashPrime)
	for range 2000 {
		a := random(r, size(r, 40))
		if r.Intn(10) == 0 {
			v, _ := FromInt64(free, int64(r.Intn(5)-2))
			prime, _ := FromUint64(free, hashPrime)
			a, _ = Mul(free, a, prime)
			a, _ = Add(free, a, v)
		}
		want := new(big.Int).Rem(oracle(a), p).Int64()
		if want == -1 {
			want = -2
		}
		if h, err := Hash(free, a); err != nil || h != want {
			t.Fatalf("hash of %s is %d, want %d", oracle(a), h, want)
		}
	}
}

func TestTextRoundTrips(t *testing.T) {
	r := rand.New(rand.NewSource(9))
	for i := range 1500 {
		most := 300
		if i%150 == 0 {
			most = 4000
		}
		a := random(r, size(r, most))
		base := 10
		if r.Intn(2) == 0 {
			base = 2 + r.Intn(35)
		}
		x := oracle(a)
		got, err := Format(free, a, base)
		if err != nil || string(got) != x.Text(base) {
			t.Fatalf("%d limbs in base %d: %v", len(a.Mag), base, err)
		}
		lit, ok, err := Scan(free, string(got), base)
		if !ok || err != nil {
			t.Fatalf("%q is not accepted: %v", got, err)
		}
		z, err := Parse(free, lit)
		check(t, "parse", z, err, x, a)
		if base == 10 {
			n := len(strings.TrimPrefix(string(got), "-"))
			for limit, want := range map[int]bool{n - 1: true, n: false, n + 1: false} {
				if more, err := DigitsExceed(free, a, limit); limit > 0 && (err != nil || more != want) {
					t.Fatalf("%d digits against %d: %v", n, limit, more)
				}
			}
		}
	}
	for _, v := range []int64{0, 1, 9, 10, 99, 100, math.MaxInt64, math.MinInt64} {
		a, _ := FromInt64(free, v)
		if got, _ := Format(free, a, 10); string(got) != fmt.Sprint(v) {
			t.Fatalf("%d is written %s", v, got)
		}
		if back, ok := a.Int64(); !ok || back != v {
			t.Fatalf("%d comes back as %d", v, back)
		}
	}
}

func TestLiteralsFollowPython(t *testing.T) {
	for _, c := range []struct {
		text string
		base int
		want string // empty: not accepted
	}{
		{"5", 10, "5"}, {"  -12\n", 10, "-12"}, {"+7", 10, "7"}, {"+ 5", 10, ""}, {"", 10, ""}, {" ", 10, ""}, {"-", 10, ""},
		{"1_000", 10, "1000"}, {"1__0", 10, ""}, {"_1", 10, ""}, {"1_", 10, ""}, {"00", 0, "0"}, {"0_0", 0, "0"},
		{"0_1", 0, ""}, {"012", 0, ""}, {"012", 10, "12"}, {"0x1f", 0, "31"}, {"0X1F", 16, "31"}, {"0x_1", 0, "1"},
		{"0x", 16, ""}, {"0x", 0, ""}, {"0x", 36, "33"}, {"0b_", 0, ""}, {"0b11", 2, "3"}, {"0b11", 16, "2833"}, {"0o17", 8, "15"},
		{"0o17", 10, ""}, {"-0x1f", 0, "-31"}, {"z", 36, "35"}, {"9", 8, ""}, {"\x1c5", 10, ""}, {"5\x00", 10, ""}, {"0b1", 36, "397"},
		{"-0", 10, "0"}, {"0x__1", 0, ""}, {"123456789012345678901234567890", 10, "123456789012345678901234567890"},
		{"1_2_3_4_5_6_7_8_9_0_1_2_3_4_5_6_7_8_9_0_1_2_3_4_5", 10, "1234567890123456789012345"},
	} {
		lit, ok, err := Scan(free, c.text, c.base)
		if err != nil || ok != (c.want != "") {
			t.Errorf("int(%q, %d): accepted %v (%v)", c.text, c.base, ok, err)
			continue
		}
		if !ok {
			continue
		}
		z, err := Parse(free, lit)
		if err != nil || oracle(z).String() != c.want {
			t.Errorf("int(%q, %d) = %s (%v), want %s", c.text, c.base, oracle(z), err, c.want)
		}
	}
	if lit, _, _ := Scan(free, "-00_1", 10); lit.Count != 3 || !lit.Neg {
		t.Errorf("%+v", lit)
	}
}

func TestBytesRoundTrip(t *testing.T) {
	r := rand.New(rand.NewSource(10))
	for range 3000 {
		a := random(r, size(r, 40))
		signed := a.Neg || r.Intn(2) == 0
		little := r.Intn(2) == 0
		x := oracle(a)
		// The shortest length, by the definition of two's complement.
		length := (x.BitLen() + 7) / 8
		if signed {
			length = x.BitLen()/8 + 1
			if length > 1 && x.Cmp(new(big.Int).Lsh(big.NewInt(-1), uint(8*length-9))) == 0 {
				length--
			}
		}
		if length > 0 && x.Sign() != 0 {
			if _, err := ToBytes(free, a, length-1, little, signed); err != ErrOverflow {
				t.Fatalf("%s in %d bytes (signed %v): %v", x, length-1, signed, err)
			}
		}
		length += r.Intn(3)
		b, err := ToBytes(free, a, length, little, signed)
		if err != nil || len(b) != length {
			t.Fatalf("%s in %d bytes (signed %v): %v", x, length, signed, err)
		}
		back, err := FromBytes(free, b, little, signed)
		check(t, "bytes", back, err, x, a)
	}
	if _, err := ToBytes(free, Int{true, []big.Word{1}}, 4, true, false); !errors.Is(err, ErrNegative) {
		t.Fatal(err)
	}
}

func TestTransformsMultiplyAtAnySize(t *testing.T) {
	r := rand.New(rand.NewSource(11))
	for i := range 600 {
		n := 2 + r.Intn(1+i*i/200)
		k := 1 + r.Intn(n)
		a, b := random(r, n), random(r, k)
		if i%7 == 0 {
			b = a
		}
		w := work{m: free}
		z := make([]big.Word, len(a.Mag)+len(b.Mag))
		if err := w.mulNTT(z, a.Mag, b.Mag); err != nil {
			t.Fatal(err)
		}
		want := new(big.Int).Mul(new(big.Int).Abs(oracle(a)), new(big.Int).Abs(oracle(b)))
		if new(big.Int).SetBits(z).Cmp(want) != 0 {
			t.Fatalf("wrong product of %d and %d limbs", n, len(b.Mag))
		}
	}
	// The largest coefficients: all ones, as long as one transform takes.
	n := nttMaxLimbs / 2
	a := Int{Mag: make([]big.Word, n)}
	for i := range a.Mag {
		a.Mag[i] = ^big.Word(0)
	}
	z, err := Mul(free, a, a)
	if err != nil {
		t.Fatal(err)
	}
	// (B^n - 1)² = B^2n - 2·B^n + 1.
	for i, v := range z.Mag {
		want := big.Word(0)
		switch {
		case i == 0:
			want = 1
		case i == n:
			want = ^big.Word(0) - 1
		case i > n:
			want = ^big.Word(0)
		}
		if v != want {
			t.Fatalf("limb %d is %x", i, v)
		}
	}
}

func TestLongProductsAreCut(t *testing.T) {
	// Longer than a transform takes: (B^n - 1)(B^k + 1).
	n, k := nttMaxLimbs*2/3, nttMaxLimbs/2+5
	a, b := Int{Mag: make([]big.Word, n)}, Int{Mag: make([]big.Word, k+1)}
	for i := range a.Mag {
		a.Mag[i] = ^big.Word(0)
	}
	b.Mag[0], b.Mag[k] = 1, 1
	z, err := Mul(free, a, b)
	if err != nil {
		t.Fatal(err)
	}
	shifted, _ := Shl(free, a, uint64(k*wordBits))
	want, _ := Add(free, shifted, a)
	if cmpMag(z.Mag, want.Mag) != 0 {
		t.Fatal("wrong product")
	}
	q, r, err := DivMod(free, z, a)
	if err != nil || cmpMag(q.Mag, b.Mag) != 0 || r.Sign() != 0 {
		t.Fatal("wrong quotient", err)
	}
}
