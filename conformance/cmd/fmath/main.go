// Fmath compares internal/fmath with the math module of an installed CPython.
//
//	go run ./cmd/fmath -python python3.13 -n 1000000 [-only sin,cos] [-seed 1] [-record file]
//
// For each function it draws random arguments over wide ranges, pipes them through
// CPython and prints how many results differ and by how many units in the last place.
// With -record it writes a sample of the points as the test data of the package.
package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"flag"
	"fmt"
	"log"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"

	"github.com/gilliam-run/gilliam/internal/fmath"
)

// script answers with one float for each pair of floats: NaN where Python raises
// ValueError, infinity for OverflowError.
const script = `
import math, sys
from array import array
name = sys.argv[1]
f = getattr(math, name)
two = name in ("pow", "atan2", "hypot")
data = array("d", sys.stdin.buffer.read())
out = array("d")
for i in range(0, len(data), 2):
    try:
        r = f(data[i], data[i + 1]) if two else f(data[i])
    except ValueError:
        r = math.nan
    except OverflowError:
        r = math.inf
    out.append(r)
sys.stdout.buffer.write(out.tobytes())
`

// draw makes the arguments of one call.
type draw func(r *rand.Rand) (x, y float64)

// function is one line of the comparison.
type function struct {
	name   string
	one    func(float64) float64
	two    func(float64, float64) float64
	ranges []draw
}

func (f function) call(x, y float64) float64 {
	if f.two != nil {
		return f.two(x, y)
	}
	return f.one(x)
}

// uniform draws x between lo and hi.
func uniform(lo, hi float64) draw {
	return func(r *rand.Rand) (float64, float64) { return lo + (hi-lo)*r.Float64(), 0 }
}

// spread draws the exponent of x evenly, and its sign if signed.
func spread(lo, hi int, signed bool) draw {
	return func(r *rand.Rand) (float64, float64) {
		x := math.Ldexp(1+r.Float64(), lo+r.IntN(hi-lo))
		if signed && r.IntN(2) == 0 {
			x = -x
		}
		return x, 0
	}
}

// both draws two arguments.
func both(a, b draw) draw {
	return func(r *rand.Rand) (float64, float64) {
		x, _ := a(r)
		y, _ := b(r)
		return x, y
	}
}

var functions = []function{
	{"exp", fmath.Exp, nil, []draw{uniform(-10, 10), uniform(-750, 720), spread(-40, 10, true)}},
	{"log", fmath.Log, nil, []draw{uniform(0, 100), uniform(0.5, 2), spread(-1074, 1023, false)}},
	{"log2", fmath.Log2, nil, []draw{uniform(0, 100), uniform(0.5, 2), spread(-1074, 1023, false)}},
	{"sin", fmath.Sin, nil, []draw{uniform(-10, 10), spread(-30, 1023, true), uniform(-1e7, 1e7)}},
	{"cos", fmath.Cos, nil, []draw{uniform(-10, 10), spread(-30, 1023, true), uniform(-1e7, 1e7)}},
	{"tan", fmath.Tan, nil, []draw{uniform(-10, 10), spread(-30, 1023, true), uniform(-1e7, 1e7)}},
	{"asin", fmath.Asin, nil, []draw{uniform(-1, 1), spread(-30, 0, true)}},
	{"acos", fmath.Acos, nil, []draw{uniform(-1, 1), spread(-30, 0, true)}},
	{"atan", fmath.Atan, nil, []draw{uniform(-5, 5), spread(-40, 70, true)}},
	{"pow", nil, fmath.Pow, []draw{
		both(uniform(0, 10), uniform(-10, 10)),
		both(spread(-1074, 1023, false), uniform(-2, 2)),
		both(uniform(0.9, 1.1), uniform(-5000, 5000)),
		both(spread(-30, 30, false), spread(-10, 6, true)),
	}},
	{"atan2", nil, fmath.Atan2, []draw{
		both(uniform(-5, 5), uniform(-5, 5)),
		both(spread(-40, 40, true), spread(-40, 40, true)),
		both(spread(-1074, 1023, true), spread(-1074, 1023, true)),
	}},
	{"hypot", nil, fmath.Hypot, []draw{
		both(uniform(-5, 5), uniform(-5, 5)),
		both(spread(-20, 20, true), spread(-20, 20, true)),
		both(spread(-1074, 1023, true), spread(-1074, 1023, true)),
	}},
	{"expm1", fmath.Expm1, nil, []draw{uniform(-2, 2), uniform(-60, 720), spread(-60, 6, true)}},
	{"log1p", fmath.Log1p, nil, []draw{uniform(-1, 3), spread(-60, 1023, false), spread(-60, 0, true)}},
	{"sinh", fmath.Sinh, nil, []draw{uniform(-5, 5), uniform(-715, 715), spread(-40, 6, true)}},
	{"cosh", fmath.Cosh, nil, []draw{uniform(-5, 5), uniform(-715, 715), spread(-40, 6, true)}},
	{"tanh", fmath.Tanh, nil, []draw{uniform(-5, 5), spread(-60, 6, true)}},
	{"cbrt", fmath.Cbrt, nil, []draw{uniform(-100, 100), spread(-1074, 1023, true)}},
	{"log10", fmath.Log10, nil, []draw{uniform(0, 100), uniform(0.5, 2), spread(-1074, 1023, false)}},
	{"exp2", fmath.Exp2, nil, []draw{uniform(-10, 10), uniform(-1080, 1030), spread(-40, 11, true)}},
	{"asinh", fmath.Asinh, nil, []draw{uniform(-5, 5), spread(-40, 1023, true)}},
	{"acosh", fmath.Acosh, nil, []draw{uniform(1, 5), spread(0, 1023, false)}},
	{"atanh", fmath.Atanh, nil, []draw{uniform(-1, 1), spread(-40, 0, true)}},
	{"erf", fmath.Erf, nil, []draw{uniform(-6, 6), spread(-1060, 3, true), spread(-30, 3, true)}},
	{"erfc", fmath.Erfc, nil, []draw{uniform(-6, 6), uniform(0, 28), spread(-60, 5, true)}},
	{"lgamma", fmath.LGamma, nil, []draw{uniform(-20, 20), uniform(0, 5), spread(-70, 1020, false)}},
	{"gamma", fmath.Gamma, nil, []draw{uniform(-20, 20), uniform(-180, 172), spread(-70, 7, true)}},
}

// ordered maps floats to integers in their order.
func ordered(f float64) int64 {
	b := int64(math.Float64bits(f))
	if b < 0 {
		b = math.MinInt64 - b
	}
	return b
}

func distance(a, b float64) int64 {
	if a != a || b != b {
		if a != a && b != b {
			return 0
		}
		return math.MaxInt64
	}
	d := ordered(a) - ordered(b)
	if d < 0 {
		d = -d
	}
	return d
}

func main() {
	log.SetFlags(0)
	python := flag.String("python", "python3.13", "CPython to compare with")
	n := flag.Int("n", 100_000, "arguments for each function")
	seed := flag.Uint64("seed", 1, "seed of the arguments")
	only := flag.String("only", "", "names of functions, separated by commas")
	record := flag.String("record", "", "write this file of points")
	flag.Parse()
	var points bytes.Buffer
	for _, f := range functions {
		if *only != "" && !strings.Contains(","+*only+",", ","+f.name+",") {
			continue
		}
		args, want, err := compare(*python, f, *n, *seed)
		if err != nil {
			log.Fatal(f.name, ": ", err)
		}
		report(f, args, want)
		if *record != "" {
			sample(&points, f, args, want)
		}
	}
	if *record == "" {
		return
	}
	out, err := os.Create(*record)
	if err != nil {
		log.Fatal(err)
	}
	z := gzip.NewWriter(out)
	if _, err := z.Write(points.Bytes()); err != nil {
		log.Fatal(err)
	}
	if err := z.Close(); err != nil {
		log.Fatal(err)
	}
	if err := out.Close(); err != nil {
		log.Fatal(err)
	}
}

// compare asks CPython for n results.
func compare(python string, f function, n int, seed uint64) (args, want []float64, err error) {
	r := rand.New(rand.NewPCG(seed, uint64(len(f.name))))
	for i := range n {
		x, y := f.ranges[i%len(f.ranges)](r)
		args = append(args, x, y)
	}
	var in bytes.Buffer
	if err := binary.Write(&in, binary.LittleEndian, args); err != nil {
		return nil, nil, err
	}
	cmd := exec.Command(python, "-c", script, f.name)
	cmd.Stdin = &in
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, nil, err
	}
	want = make([]float64, n)
	return args, want, binary.Read(bufio.NewReader(bytes.NewReader(out)), binary.LittleEndian, want)
}

// report prints the differences.
func report(f function, args, want []float64) {
	differ, most, at := 0, int64(0), 0
	for i, w := range want {
		got := f.call(args[2*i], args[2*i+1])
		if math.IsInf(w, 0) && math.IsInf(got, 0) {
			continue // of an OverflowError the sign is not known
		}
		if d := distance(got, w); d != 0 {
			differ++
			if d > most {
				most, at = d, i
			}
		}
	}
	fmt.Printf("%-7s %9d points %8.4f %% differ, at most %d ulp", f.name, len(want), 100*float64(differ)/float64(len(want)), most)
	if most > 0 {
		fmt.Printf(" (%v, %v: %v, want %v)", args[2*at], args[2*at+1], f.call(args[2*at], args[2*at+1]), want[at])
	}
	fmt.Println()
}

// sample writes some points as lines of name and bits.
func sample(w *bytes.Buffer, f function, args, want []float64) {
	const points = 240
	for i := 0; i < len(want); i += max(1, len(want)/points) {
		fmt.Fprintf(w, "%s %016x %016x %016x\n", f.name, math.Float64bits(args[2*i]), math.Float64bits(args[2*i+1]), math.Float64bits(want[i]))
	}
}
