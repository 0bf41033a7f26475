package number

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/gilliam-run/gilliam/internal/bigint"
	"github.com/gilliam-run/gilliam/internal/cputime"
	"github.com/gilliam-run/gilliam/internal/meter"
)

var errRefused = errors.New("refused")

// limits refuses bytes and units beyond what it has.
type limits struct{ bytes, units int }

func (l *limits) Pay(n int) error {
	if l.units -= n; l.units < 0 {
		return errRefused
	}
	return nil
}

func (l *limits) Need(n int) error {
	if n < 0 || n > l.bytes {
		return errRefused
	}
	l.bytes -= n
	return nil
}

func mustSpec(t testing.TB, text string, class Class) Spec {
	s, err := ParseSpec(text, class, "x")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestLargeFieldsAreRefusedBeforeTheyAreMade(t *testing.T) {
	start := cputime.Now()
	for _, text := range []string{"1000000000", "01000000000,", "\U0001F600<1000000000"} {
		s := mustSpec(t, text, Integer)
		if _, err := s.FormatInt64(&limits{64 << 20, 1 << 30}, 5); err != errRefused {
			t.Errorf("%q: %v", text, err)
		}
	}
	s := mustSpec(t, ".1000000000f", Float)
	if _, err := s.FormatFloat(&limits{64 << 20, 1 << 30}, 5); err != errRefused {
		t.Error(err)
	}
	s = mustSpec(t, "1000000000", String)
	if _, _, err := s.FormatString(&limits{64 << 20, 1 << 30}, "x", 1); err != errRefused {
		t.Error(err)
	}
	s = mustSpec(t, "9223372036854775807", Complex)
	if _, err := s.FormatComplex(free, 1, 1); err != ErrTooLarge {
		t.Error(err)
	}
	d := Directive{Width: -1, Prec: 1_000_000_000, Verb: 'd'}
	if _, err := d.Int64(&limits{64 << 20, 1 << 30}, 5); err != errRefused {
		t.Error(err)
	}
	if d := cputime.Since(start); d > time.Second {
		t.Errorf("refusals took %v", d)
	}
}

func TestLongWorkEndsWithTheMeter(t *testing.T) {
	long := strings.Repeat("1", 4<<20)
	for name, op := range map[string]func(m meter.Meter) error{
		"float":   func(m meter.Meter) error { _, _, err := ParseFloat(m, long); return err },
		"exp":     func(m meter.Meter) error { _, _, err := ParseFloat(m, "1e"+long); return err },
		"space":   func(m meter.Meter) error { _, _, err := ParseFloat(m, strings.Repeat(" ", 4<<20)); return err },
		"complex": func(m meter.Meter) error { _, _, _, err := ParseComplex(m, long+"j"); return err },
		"hex":     func(m meter.Meter) error { _, err := ParseHex(m, long); return err },
		"hexexp":  func(m meter.Meter) error { _, err := ParseHex(m, "1p"+long); return err },
		"fill": func(m meter.Meter) error {
			s := mustSpec(t, "4000000", Integer)
			_, err := s.FormatInt64(m, 5)
			return err
		},
		"groups": func(m meter.Meter) error {
			s := mustSpec(t, "04000000,", Integer)
			_, err := s.FormatInt64(m, 5)
			return err
		},
		"places": func(m meter.Meter) error {
			s := mustSpec(t, ".4000000f", Float)
			_, err := s.FormatFloat(m, 5)
			return err
		},
		"truncate": func(m meter.Meter) error {
			s := mustSpec(t, ".4000000", String)
			_, _, err := s.FormatString(m, strings.Repeat("é", 4<<20), 4<<20)
			return err
		},
		"literal": func(m meter.Meter) error {
			_, _, _, err := NewPrintf(strings.Repeat(long, 4), false).Next(m)
			return err
		},
		"key": func(m meter.Meter) error { _, _, _, err := NewPrintf("%("+long, false).Next(m); return err },
	} {
		if err := op(&limits{1 << 30, 20_000}); err != errRefused {
			t.Errorf("%s with little fuel: %v", name, err)
		}
		c := &limits{1 << 30, 1 << 30}
		start := cputime.Now()
		if err := op(c); err != nil && err != errRefused && !strings.Contains(err.Error(), "hexadecimal") {
			t.Errorf("%s: %v", name, err)
		}
		per := float64(cputime.Since(start).Nanoseconds()) / float64(1<<30-c.units)
		t.Logf("%s: %.1f ns a unit", name, per)
	}
}

func TestLoneSurrogatesAreOneColumn(t *testing.T) {
	s := mustSpec(t, "\xed\xa0\x80^5", Integer)
	if out, err := s.FormatInt64(free, 7); err != nil || string(out) != "\xed\xa0\x80\xed\xa0\x807\xed\xa0\x80\xed\xa0\x80" {
		t.Errorf("%q, %v", out, err)
	}
	s = mustSpec(t, "c", Integer)
	if out, err := s.FormatInt64(free, 0xDFFF); err != nil || string(out) != "\xed\xbf\xbf" {
		t.Errorf("%q, %v", out, err)
	}
	p := NewPrintf("%\xed\xa0\x80", false)
	_, d, _, _ := p.Next(free)
	if err := p.Unsupported(free, &d); err.Error() != "unsupported format character '?' (0xd800) at index 1" {
		t.Error(err)
	}
}

func TestBytesFormatsDiffer(t *testing.T) {
	for format, want := range map[string]string{
		"%y":                      "unsupported format character 'y' (0x79) at index 1",
		"\xff\xfe%y":              "unsupported format character 'y' (0x79) at index 3",
		"%\xff":                   "character argument not in range(0x110000)",
		"%.99999999999999999999d": "prec too big",
	} {
		p := NewPrintf(format, true)
		_, d, _, err := p.Next(free)
		if err == nil {
			err = d.Err
		}
		if err == nil {
			err = p.Unsupported(free, &d)
		}
		if err.Error() != want {
			t.Errorf("%q: %v, want %s", format, err, want)
		}
	}
	d := Directive{Width: 3, Prec: -1, Verb: 'c'}
	if out, err := d.Char(free, 255, true); err != nil || string(out) != "  \xff" {
		t.Errorf("%q, %v", out, err)
	}
	if _, err := d.Char(free, 256, true); err != ErrByteRange {
		t.Error(err)
	}
}

func TestKeysAreReadWithNestedParentheses(t *testing.T) {
	p := NewPrintf("a%(x(y)z)5d%%b%()s", false)
	var got []string
	for {
		lit, d, ok, err := p.Next(free)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, lit)
		if !ok {
			break
		}
		if d.HasKey {
			got = append(got, "<"+d.Key+">")
		}
	}
	if s := strings.Join(got, "|"); s != "a|<x(y)z>|%|b|<>|" {
		t.Error(s)
	}
}

func BenchmarkText(b *testing.B) {
	var m meter.Meter = meter.Free{}
	fixed, d, comma := mustSpec(b, ".2f", Float), mustSpec(b, "d", Integer), mustSpec(b, ",", Integer)
	var buf [32]byte
	big, _ := bigint.FromInt64(m, 123456)
	verb := Directive{Width: 5, Prec: -1, Verb: 'd'}
	for _, c := range []struct {
		name string
		op   func()
	}{
		{"repr 0.1", func() { AppendRepr(buf[:0], 0.1) }},
		{"repr 3.0", func() { AppendRepr(buf[:0], 3) }},
		{".2f", func() { fixed.FormatFloat(m, 1234.5678) }},
		{"d", func() { d.FormatInt64(m, 123456) }},
		{",", func() { comma.FormatInt64(m, 123456) }},
		{"%5d", func() { verb.Int(m, big) }},
		{"float", func() { ParseFloat(m, "1234.5678") }},
		{"round 2", func() { Round(1234.5678, 2) }},
		{"round -2", func() { Round(1234.5678, -2) }},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				c.op()
			}
		})
	}
}
