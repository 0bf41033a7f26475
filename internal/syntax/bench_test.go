package syntax

import (
	"os"
	"strings"
	"testing"
)

// typicalSource is what most of Python looks like: classes, calls, strings,
// comprehensions, f-strings.
func typicalSource(tb testing.TB) string {
	tb.Helper()
	raw, err := os.ReadFile("testdata/typical.py")
	if err != nil {
		tb.Fatal(err)
	}
	return string(raw)
}

func BenchmarkParseTypical(b *testing.B) {
	src := strings.Repeat(typicalSource(b), 20)
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := Parse("bench", src, Exec); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkScanTypical(b *testing.B) {
	src := strings.Repeat(typicalSource(b), 20)
	b.SetBytes(int64(len(src)))
	for b.Loop() {
		s := scanner{src: src}
		s.scan()
	}
}

func BenchmarkParseTiny(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := Parse("bench", "1+1", Exec); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkRefuse(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := Parse("bench", "def f(x):\n    return g(x y)\n", Exec); err == nil {
			b.Fatal("accepted")
		}
	}
}
