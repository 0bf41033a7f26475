package unicode

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam/internal/meter"
)

func truth(f func(rune) bool) func([]byte, rune) []byte {
	return func(b []byte, r rune) []byte {
		if f(r) {
			return append(b, '1')
		}
		return append(b, '0')
	}
}

func shown(f func(rune) string) func([]byte, rune) []byte {
	return func(b []byte, r rune) []byte { return append(append(b, f(r)...), '\n') }
}

func number(f func(rune) (int, bool)) func([]byte, rune) []byte {
	return func(b []byte, r rune) []byte {
		if v, ok := f(r); ok {
			return append(strconv.AppendInt(b, int64(v), 10), '\n')
		}
		return append(b, "none\n"...)
	}
}

func mapped(f func(meter.Meter, string) (string, error)) func([]byte, rune) []byte {
	return func(b []byte, r rune) []byte {
		var text [4]byte
		s, _ := f(meter.Free{}, string(AppendRune(text[:0], r)))
		return append(append(b, s...), '\n')
	}
}

func formed(f Form) func([]byte, rune) []byte {
	return mapped(func(m meter.Meter, s string) (string, error) { return Normalize(m, f, s) })
}

func oldNormal(f Form) func(meter.Meter, string) (string, error) {
	return func(m meter.Meter, s string) (string, error) { return NormalizeOld(m, f, s) }
}

// hexFloat writes a float as Python's float.hex does, for the values in the tables.
func hexFloat(v float64) string {
	if v == 0 {
		return "0x0.0p+0"
	}
	fraction, exponent := math.Frexp(math.Abs(v))
	mantissa := uint64(fraction * (1 << 53))
	sign := ""
	if v < 0 {
		sign = "-"
	}
	return fmt.Sprintf("%s0x1.%013xp%+d", sign, mantissa&(1<<52-1), exponent-1)
}

var answers = map[string]func([]byte, rune) []byte{
	"IsAlpha": truth(IsAlpha), "IsDecimal": truth(IsDecimal), "IsDigit": truth(IsDigit),
	"IsNumeric": truth(IsNumeric), "IsAlnum": truth(IsAlnum), "IsSpace": truth(IsSpace),
	"IsLower": truth(IsLower), "IsUpper": truth(IsUpper), "IsTitle": truth(IsTitle),
	"IsPrintable": truth(IsPrintable), "IsIdentifier": truth(IsIdentifierStart),
	"IsXIDContinue": truth(IsXIDContinue), "IsCased": truth(IsCased),
	"IsCaseIgnorable": truth(IsCaseIgnorable), "IsLineBreak": truth(IsLineBreak),
	"IsMirrored": truth(IsMirrored),
	"Category":   shown(Category), "Bidirectional": shown(Bidirectional),
	"EastAsianWidth": shown(EastAsianWidth),
	"Combining":      shown(func(r rune) string { return strconv.Itoa(Combining(r)) }),
	"Decimal":        number(Decimal), "Digit": number(Digit),
	"Numeric": shown(func(r rune) string {
		if v, ok := Numeric(r); ok {
			return hexFloat(v)
		}
		return hexFloat(-99)
	}),
	"Decomposition": shown(Decomposition),
	"ToLower":       shown(func(r rune) string { return strconv.Itoa(int(ToLower(r))) }),
	"Lower":         mapped(Lower), "Upper": mapped(Upper), "Title": mapped(Title),
	"Casefold": mapped(Casefold), "Swapcase": mapped(Swapcase),
	"NFC": formed(NFC), "NFD": formed(NFD), "NFKC": formed(NFKC), "NFKD": formed(NFKD),
	"OldNFC": mapped(oldNormal(NFC)), "OldNFKC": mapped(oldNormal(NFKC)),
	"Name": shown(func(r rune) string { name, _ := Name(r); return name }),
}

// Every code point has the answer CPython gives: the digests are of its answers in order.
func TestEveryCodePointAnswersLikeCPython(t *testing.T) {
	file, err := os.Open("testdata/digests.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	seen := 0
	for lines := bufio.NewScanner(file); lines.Scan(); seen++ {
		name, want, _ := strings.Cut(lines.Text(), " ")
		answer := answers[name]
		if answer == nil {
			t.Errorf("no function answers %s", name)
			continue
		}
		digest := sha256.New()
		buffer := make([]byte, 0, 8192)
		for r := rune(0); r <= MaxRune; r++ {
			if buffer = answer(buffer, r); len(buffer) > 8000 {
				digest.Write(buffer)
				buffer = buffer[:0]
			}
		}
		digest.Write(buffer)
		if got := hex.EncodeToString(digest.Sum(nil)); got != want {
			t.Errorf("%s differs somewhere", name)
		}
	}
	if seen != len(answers) {
		t.Errorf("%d digests for %d functions", seen, len(answers))
	}
}
