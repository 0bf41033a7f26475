package unicode

import (
	"bufio"
	"encoding/hex"
	"errors"
	"os"
	"strings"
	"testing"
	"time"
	gounicode "unicode"

	"github.com/gilliam-run/gilliam/internal/cputime"
	"github.com/gilliam-run/gilliam/internal/meter"
)

func python(b bool) string {
	if b {
		return "True"
	}
	return "False"
}

func normal(f Form) func(meter.Meter, string) (string, error) {
	return func(m meter.Meter, s string) (string, error) { return Normalize(m, f, s) }
}

func isNormal(f Form) func(meter.Meter, string) (string, error) {
	return func(m meter.Meter, s string) (string, error) {
		ok, err := IsNormalized(m, f, s)
		return python(ok), err
	}
}

// lines are the lines of s with bars between them.
func lines(m meter.Meter, s string) (string, error) {
	var found []string
	for s != "" {
		end, next, err := LineEnd(m, s)
		if err != nil {
			return "", err
		}
		found = append(found, s[:end])
		s = s[next:]
	}
	return strings.Join(found, "|"), nil
}

func lookedUp(_ meter.Meter, name string) (string, error) {
	text, ok := Lookup(name)
	if !ok {
		return "KeyError", nil
	}
	if _, ok := LookupRune(name); !ok {
		text += " sequence"
	}
	return text, nil
}

func isIdentifier(m meter.Meter, s string) (string, error) {
	ok, err := IsIdentifier(m, s)
	return python(ok), err
}

var functions = map[string]func(meter.Meter, string) (string, error){
	"Lower": Lower, "Upper": Upper, "Title": Title, "Casefold": Casefold, "Swapcase": Swapcase,
	"Capitalize": Capitalize, "IsIdentifier": isIdentifier, "Lines": lines, "Lookup": lookedUp,
	"NFC": normal(NFC), "NFD": normal(NFD), "NFKC": normal(NFKC), "NFKD": normal(NFKD),
	"OldNFKC": oldNormal(NFKC),
	"isNFC":   isNormal(NFC), "isNFD": isNormal(NFD), "isNFKC": isNormal(NFKC), "isNFKD": isNormal(NFKD),
}

func unhex(t *testing.T, s string) string {
	b, err := hex.DecodeString(strings.Trim(s, "-"))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestTextsBecomeWhatCPythonMakesOfThem(t *testing.T) {
	file, err := os.Open("testdata/texts.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	seen := map[string]int{}
	for rows := bufio.NewScanner(file); rows.Scan(); {
		field := strings.Fields(rows.Text())
		input, want := unhex(t, field[1]), unhex(t, field[2])
		got, err := functions[field[0]](meter.Free{}, input)
		if err != nil || got != want {
			t.Errorf("%s(%+q) = %+q, %v; want %+q", field[0], input, got, err, want)
		}
		seen[field[0]]++
	}
	for name := range functions {
		if seen[name] < 20 {
			t.Errorf("%s was tried %d times", name, seen[name])
		}
	}
}

func TestEveryNameFindsItsCharacter(t *testing.T) {
	for r := rune(0); r <= MaxRune; r++ {
		if name, ok := Name(r); ok {
			if found, ok := LookupRune(name); !ok || found != r {
				t.Fatalf("%q finds %U %v, not %U", name, found, ok, r)
			}
		}
	}
	for i := range extraNamed {
		name := string(appendName(nil, wordsOf(MaxRune+1+rune(i))))
		if text, ok := Lookup(strings.ToLower(name)); !ok || text != extraNamed[i] {
			t.Errorf("%q finds %+q", name, text)
		}
	}
}

// Go's own tables are older; what both know must agree.
func TestSimpleMappingsAgreeWithGo(t *testing.T) {
	for r := rune(0); r <= MaxRune; r++ {
		if got, want := ToUpper(r), gounicode.ToUpper(r); got != want {
			t.Errorf("ToUpper(%U) = %U, want %U", r, got, want)
		}
		if got, want := ToTitle(r), gounicode.ToTitle(r); got != want {
			t.Errorf("ToTitle(%U) = %U, want %U", r, got, want)
		}
	}
}

func TestRunesOutsideUnicodeAreUnassigned(t *testing.T) {
	for _, r := range []rune{-1, MaxRune + 1, 1<<31 - 1, -1 << 31} {
		if Category(r) != "Cn" || IsAlpha(r) || IsPrintable(r) || IsSpace(r) || IsCased(r) ||
			ToLower(r) != r || ToUpper(r) != r || Decomposition(r) != "" {
			t.Errorf("%d is taken for a character", r)
		}
		if name, ok := Name(r); ok {
			t.Errorf("%d has the name %q", r, name)
		}
	}
}

var errEnough = errors.New("enough")

// A purse refuses after some fuel or some memory.
type purse struct{ fuel, memory int }

func (p *purse) Pay(n int) error {
	if p.fuel -= n; p.fuel < 0 {
		return errEnough
	}
	return nil
}

func (p *purse) Need(n int) error {
	if p.memory -= n; p.memory < 0 {
		return errEnough
	}
	return nil
}

func hostile() []string {
	return []string{
		strings.Repeat("\u0301\u0316", 1<<17), "Σ" + strings.Repeat("\u0301", 1<<17) + "Σ",
		strings.Repeat("\ufdfa", 1<<15), strings.Repeat("Σ.", 1<<17), strings.Repeat("a", 1<<18),
		strings.Repeat(".", 1<<18) + "Σ", strings.Repeat("ΐ", 1<<16), strings.Repeat("\u0344", 1<<16),
	}
}

func TestEveryWalkPays(t *testing.T) {
	for name, f := range functions {
		if name == "Lookup" || name == "IsIdentifier" || strings.HasPrefix(name, "is") {
			continue // these may stop at the first character
		}
		for i, s := range hostile() {
			if _, err := f(&purse{1 << 12, 1 << 40}, s); err != errEnough {
				t.Errorf("%s of text %d without fuel: %v", name, i, err)
			}
		}
	}
}

func TestNoTextGrowsWithoutAsking(t *testing.T) {
	for name, f := range functions {
		for i, s := range hostile() {
			if got, err := f(meter.Free{}, s); err != nil || got == s || len(got) < 1<<15 || name == "Lines" {
				continue
			}
			if _, err := f(&purse{1 << 40, 1 << 15}, s); err != errEnough {
				t.Errorf("%s of text %d without memory: %v", name, i, err)
			}
		}
	}
}

func TestHostileTextTakesLinearTime(t *testing.T) {
	began := cputime.Now()
	for name, f := range functions {
		for _, s := range hostile() {
			if _, err := f(meter.Free{}, s); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	if took := cputime.Since(began); took > 20*time.Second {
		t.Errorf("took %v", took)
	}
}

func TestSurrogatesAreCharacters(t *testing.T) {
	s := string(AppendRune(AppendRune(AppendRune(nil, 0xD83D), 0xDE00), 'x'))
	if s != "\xed\xa0\xbd\xed\xb8\x80x" {
		t.Fatalf("%x", s)
	}
	if r, size := DecodeRune(s); r != 0xD83D || size != 3 {
		t.Errorf("first is %U, %d", r, size)
	}
	if r, size := DecodeLastRune(s[:6]); r != 0xDE00 || size != 3 {
		t.Errorf("last is %U, %d", r, size)
	}
}
