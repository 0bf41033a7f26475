package number

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/big"
	"os"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/meter"
)

var free meter.Free

// row is a line of the recording: an operation, its arguments and CPython's result.
type row []json.RawMessage

func (r row) text(i int) string {
	var s string
	if err := json.Unmarshal(r[i], &s); err != nil {
		panic(err)
	}
	return s
}

func (r row) String() string {
	b, _ := json.Marshal([]json.RawMessage(r))
	return string(b)
}

// recorded reads the lines of some operations.
func recorded(t *testing.T, ops ...string) []row {
	t.Helper()
	f, err := os.Open("testdata/recorded.jsonl.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	var rows []row
	in := bufio.NewScanner(z)
	in.Buffer(nil, 1<<20)
	for in.Scan() {
		var r row
		if err := json.Unmarshal(in.Bytes(), &r); err != nil {
			t.Fatal(err)
		}
		for _, op := range ops {
			if r.text(0) == op {
				rows = append(rows, r)
			}
		}
	}
	if in.Err() != nil || len(rows) < 500 {
		t.Fatalf("%d lines of %v: %v", len(rows), ops, in.Err())
	}
	return rows
}

func fromBits(s string) float64 {
	if s == "nan" {
		return math.NaN()
	}
	b, err := strconv.ParseUint(s, 16, 64)
	if err != nil {
		panic(err)
	}
	return math.Float64frombits(b)
}

func bitsOf(f float64) string {
	if f != f {
		return "nan"
	}
	return fmt.Sprintf("%016x", math.Float64bits(f))
}

// failure shows an error the way the recording does.
func failure(err error) string {
	var e *Error
	if !errors.As(err, &e) {
		return "Go: " + err.Error()
	}
	return [...]string{"ValueError", "TypeError", "OverflowError"}[e.Kind] + ": " + e.Text
}

// expect compares with the last column.
func expect(t *testing.T, r row, got string, err error) {
	t.Helper()
	want := r[len(r)-1]
	var s string
	if json.Unmarshal(want, &s) == nil {
		if err != nil || got != s {
			t.Errorf("%v: got %q, %v", r, got, err)
		}
		return
	}
	var e struct{ Error string }
	if err := json.Unmarshal(want, &e); err != nil {
		t.Fatal(err)
	}
	if err == nil {
		t.Errorf("%v: got %q", r, got)
	} else if failure(err) != e.Error {
		t.Errorf("%v: got error %q", r, failure(err))
	}
}

// value is an argument.
type value struct {
	I *string
	B *bool
	F *string
	C []string
	S *string
}

func (v value) integer() bigint.Int {
	if v.B != nil {
		n := int64(0)
		if *v.B {
			n = 1
		}
		z, _ := bigint.FromInt64(free, n)
		return z
	}
	z, _ := new(big.Int).SetString(*v.I, 10)
	return bigint.Int{Neg: z.Sign() < 0, Mag: z.Bits()}
}

func TestFormatsEqualCPython(t *testing.T) {
	for _, r := range recorded(t, "format") {
		var v value
		if err := json.Unmarshal(r[1], &v); err != nil {
			t.Fatal(err)
		}
		got, err := formatValue(v, r.text(2))
		expect(t, r, got, err)
	}
}

func formatValue(v value, text string) (string, error) {
	class, name := Integer, "int"
	switch {
	case v.B != nil:
		name = "bool"
	case v.F != nil:
		class, name = Float, "float"
	case v.C != nil:
		class, name = Complex, "complex"
	case v.S != nil:
		class, name = String, "str"
	}
	if text == "" && v.B != nil {
		return "True", nil // what an empty specification means is the caller's
	}
	s, err := ParseSpec(text, class, name)
	if err != nil {
		return "", err
	}
	var out []byte
	switch class {
	case Float:
		out, err = s.FormatFloat(free, fromBits(*v.F))
	case Complex:
		out, err = s.FormatComplex(free, fromBits(v.C[0]), fromBits(v.C[1]))
	case String:
		var same bool
		if out, same, err = s.FormatString(free, *v.S, utf8.RuneCountInString(*v.S)); same {
			return *v.S, nil
		}
	default:
		out, err = s.FormatInt(free, v.integer())
	}
	return string(out), err
}

func TestReprAndHexEqualCPython(t *testing.T) {
	for _, r := range recorded(t, "repr") {
		f := fromBits(r.text(1))
		if got := string(AppendRepr(nil, f)); got != r.text(2) {
			t.Errorf("repr of %v: %s, want %s", f, got, r.text(2))
		}
		if got := string(AppendHex(nil, f)); got != r.text(3) {
			t.Errorf("hex of %v: %s, want %s", f, got, r.text(3))
		}
		num, den, err := Ratio(free, f)
		if err != nil {
			expect(t, r, "", err)
			continue
		}
		var want []string
		if err := json.Unmarshal(r[4], &want); err != nil {
			t.Fatal(err)
		}
		n, _ := bigint.Format(free, num, 10)
		d, _ := bigint.Format(free, den, 10)
		if string(n) != want[0] || string(d) != want[1] {
			t.Errorf("ratio of %v: %s/%s, want %v", f, n, d, want)
		}
	}
	for _, r := range recorded(t, "complexrepr") {
		var c []string
		if err := json.Unmarshal(r[1], &c); err != nil {
			t.Fatal(err)
		}
		if got := string(AppendComplexRepr(nil, fromBits(c[0]), fromBits(c[1]))); got != r.text(2) {
			t.Errorf("repr of complex(%s, %s): %s, want %s", c[0], c[1], got, r.text(2))
		}
	}
}

func TestParsingEqualsCPython(t *testing.T) {
	for _, r := range recorded(t, "float") {
		f, ok, err := ParseFloat(free, r.text(1))
		if err == nil && !ok {
			// Of the error the text is repr's, which is the caller's.
			if !strings.Contains(string(r[2]), "could not convert string to float: ") {
				t.Errorf("%v is not accepted", r)
			}
			continue
		}
		expect(t, r, bitsOf(f), err)
	}
	for _, r := range recorded(t, "fromhex") {
		f, err := ParseHex(free, r.text(1))
		expect(t, r, bitsOf(f), err)
	}
	for _, r := range recorded(t, "complex") {
		re, im, syntax, err := ParseComplex(free, r.text(1))
		if err != nil {
			t.Fatal(err)
		}
		want := string(r[2])
		switch syntax {
		case ComplexMalformed:
			if !strings.Contains(want, "complex() arg is a malformed string") {
				t.Errorf("%v is malformed", r)
			}
		case ComplexUnderscore:
			if !strings.Contains(want, "could not convert string to complex: ") {
				t.Errorf("%v has a wrong underscore", r)
			}
		default:
			if got := fmt.Sprintf("[%q,%q]", bitsOf(re), bitsOf(im)); got != want {
				t.Errorf("%v: got %s", r, got)
			}
		}
	}
}

func TestRoundingEqualsCPython(t *testing.T) {
	for _, r := range recorded(t, "round") {
		n, err := strconv.Atoi(string(r[2]))
		if err != nil {
			t.Fatal(err)
		}
		f, err := Round(fromBits(r.text(1)), n)
		expect(t, r, bitsOf(f), err)
	}
}

func TestPercentFormatsEqualCPython(t *testing.T) {
	for _, r := range recorded(t, "printf") {
		var args []value
		if err := json.Unmarshal(r[2], &args); err != nil {
			t.Fatal(err)
		}
		got, err := percent(r.text(1), args)
		expect(t, r, got, err)
	}
}

// percent is the % operator for a tuple of arguments.
func percent(format string, args []value) (string, error) {
	var out strings.Builder
	p := NewPrintf(format, false)
	next := 0
	take := func() (value, error) {
		if next == len(args) {
			return value{}, ErrNotEnough
		}
		next++
		return args[next-1], nil
	}
	star := func(set func(int)) error {
		v, err := take()
		if err != nil {
			return err
		}
		if v.I == nil {
			return ErrStar
		}
		n, err := strconv.Atoi(*v.I)
		if err != nil {
			return &Error{OverflowError, "Python int too large to convert to C ssize_t"}
		}
		set(n)
		return nil
	}
	for {
		lit, d, ok, err := p.Next(free)
		if err != nil {
			return "", err
		}
		out.WriteString(lit)
		if !ok {
			break
		}
		if d.Literal() {
			continue
		}
		if d.HasKey {
			return "", ErrNeedsMapping
		}
		if d.WidthArg {
			if err := star(d.SetWidth); err != nil {
				return "", err
			}
		}
		if d.PrecArg {
			if err := star(d.SetPrec); err != nil {
				return "", err
			}
		}
		if d.Err != nil {
			return "", d.Err
		}
		v, err := take()
		if err != nil {
			return "", err
		}
		b, err := render(p, &d, v)
		if err != nil {
			return "", err
		}
		out.Write(b)
	}
	if next < len(args) {
		return "", ErrNotAll
	}
	return out.String(), nil
}

// render does what the caller does with one directive.
func render(p *Printf, d *Directive, v value) ([]byte, error) {
	switch d.Verb {
	case 's':
		text := ""
		switch {
		case v.I != nil:
			text = *v.I
		case v.F != nil:
			text = string(AppendRepr(nil, fromBits(*v.F)))
		default:
			text = *v.S
		}
		return d.Text(free, text, utf8.RuneCountInString(text))
	case 'c':
		switch {
		case v.S != nil && utf8.RuneCountInString(*v.S) == 1:
			r, _ := utf8.DecodeRuneInString(*v.S)
			return d.Char(free, int64(r), false)
		case v.I != nil:
			n, ok := v.integer().Int64()
			if !ok {
				return nil, ErrCharRange
			}
			return d.Char(free, n, false)
		}
		return nil, ErrCharArg
	case 'd', 'i', 'u', 'x', 'X', 'o':
		switch {
		case v.I != nil:
			return d.Int(free, v.integer())
		case v.S != nil:
			return nil, d.NeedsNumber("str", false)
		case d.Verb == 'x' || d.Verb == 'X' || d.Verb == 'o':
			return nil, d.NeedsNumber("float", false)
		}
		z, err := IntFromFloat(free, fromBits(*v.F))
		if err != nil {
			return nil, err
		}
		return d.Int(free, z)
	case 'e', 'E', 'f', 'F', 'g', 'G':
		switch {
		case v.F != nil:
			return d.Float(free, fromBits(*v.F))
		case v.S != nil:
			return nil, &Error{TypeError, "must be real number, not str"}
		}
		f, err := bigint.ToFloat(free, v.integer())
		if err != nil {
			return nil, ErrIntToFloat
		}
		return d.Float(free, f)
	}
	return nil, p.Unsupported(free, d)
}
