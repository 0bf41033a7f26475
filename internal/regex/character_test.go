package regex

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

func digest(values []string) string {
	sum := sha256.Sum256([]byte(strings.Join(values, " ")))
	return hex.EncodeToString(sum[:])
}

// TestCharactersAsRecorded compares case and re.escape with CPython's.
func TestCharactersAsRecorded(t *testing.T) {
	data, err := os.ReadFile("testdata/characters.json")
	if err != nil {
		t.Fatal(err)
	}
	var want struct{ Lower, Cased, Same, Escape string }
	if err := json.Unmarshal(data, &want); err != nil {
		t.Fatal(err)
	}
	f := unicodeFold()
	var lower, cased, same []string
	for _, p := range f.byChar {
		lower = append(lower, fmt.Sprintf("%x:%x", p.char, p.lower))
	}
	for _, c := range f.cased {
		cased = append(cased, fmt.Sprintf("%x", c))
	}
	for c := range rune(0x10000) {
		for _, class := range f.extra {
			if slices.Contains(class, c) {
				var list []string
				for _, other := range class {
					list = append(list, fmt.Sprintf("%x", other))
				}
				same = append(same, strings.Join(list, ","))
			}
		}
	}
	for _, check := range []struct{ what, got, want string }{
		{"lower cases", digest(lower), want.Lower},
		{"characters with case", digest(cased), want.Cased},
		{"extra cases", digest(same), want.Same},
	} {
		if check.got != check.want {
			t.Errorf("%s differ from CPython's", check.what)
		}
	}
	var text []rune
	for r := range rune(0xa2) {
		text = append(text, r)
	}
	if got, err := Escape(string(text), meter.Free{}); err != nil || got != want.Escape {
		t.Errorf("Escape gives %q, %v, want %q", got, err, want.Escape)
	}
}

// TestCategoriesIgnoreCase holds what lets classes ignore case without asking for the
// category of the lower case, and what the tables of first bytes say.
func TestCategoriesIgnoreCase(t *testing.T) {
	leads := make([][256]bool, len(categoryLeads))
	for r := rune(0x80); r <= unicode.MaxRune; r++ {
		first := unicode.AppendRune(nil, r)[0]
		for cat := range leads {
			if cat&1 == 0 && unicodeCategory(category(cat), r) {
				leads[cat][first] = true
			}
		}
	}
	for cat, want := range leads {
		var got [256]bool
		for i := range len(categoryLeads[cat]) {
			got[categoryLeads[cat][i]] = true
		}
		if got != want {
			t.Errorf("first bytes of category %d are wrong", cat)
		}
	}
	for _, p := range unicodeFold().byChar {
		for cat := catDigit; cat <= catNotWord; cat++ {
			if unicodeCategory(cat, p.char) != unicodeCategory(cat, p.lower) {
				t.Errorf("%U and %U differ in category %d", p.char, p.lower, cat)
			}
		}
		if unicode.ToLower(p.lower) != p.lower {
			t.Errorf("the lower case of %U is not its own lower case", p.char)
		}
	}
}

// TestClassTables compares what a class says by its tables with what it means.
func TestClassTables(t *testing.T) {
	for _, pattern := range []string{
		`\w`, `\W`, `\d`, `\D`, `\s`, `\S`, `.`, `[^a]`, `[a-z]`, `[é-ü]`, `[^é-ü]`, `[\s\d]`, `[^\s\d]`, `[\w\W]`, `[^\w\W]`,
		"[\u07f0-\u0810]", "[\uffff-\U00010001]", "[^\uffff-\U00010001\\d]", `[\ud800-\udfff]`, `[\dé]`, `(?i:[a-zé])`, `(?i:[^ſ])`,
	} {
		p, err := Compile(pattern+"{3}", false, 0, meter.Free{})
		if err != nil {
			t.Fatal(err)
		}
		c := p.classes[0]
		for r := rune(0x80); r <= unicode.MaxRune; r += 1 + r>>9 {
			text := unicode.AppendRune(nil, r)
			want := 0
			if c.has(r) {
				want = len(text)
			}
			if got := next(c, text, 0); got != want {
				t.Fatalf("%s: %U takes %d bytes, want %d", pattern, r, got, want)
			}
		}
	}
}

// TestSizes keeps the sizes used for accounting those of the types.
func TestSizes(t *testing.T) {
	for _, check := range []struct {
		v    any
		size int
	}{
		{node{}, nodeSize}, {part{}, partSize}, {setItem{}, itemSize}, {inst{}, instSize}, {state{}, stateSize},
		{frame{}, frameSize}, {class{}, classSize}, {predict{}, predictSize}, {dispatch{}, dispatchSize},
	} {
		if got := int(reflect.TypeOf(check.v).Size()); got > check.size || got < check.size-16 {
			t.Errorf("%T takes %d bytes, accounted as %d", check.v, got, check.size)
		}
	}
}
