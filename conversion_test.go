package gilliam

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math/big"
	"os"
	"strings"
	"testing"
	"time"
)

var update = flag.Bool("update", false, "write the tables of docs/embedding.md")

type pointExample struct {
	X    int    `json:"x"`
	Note string `json:"note"`
}

// outExamples are Python expressions whose values leave a script.
var outExamples = []string{
	"None", "True", "42", "2**70", "1.5", "float('inf')", "1+2j", "'äö'", "b'ab'", "bytearray(b'ab')", "[1, 'a']", "(1, 'a')",
	"{'z': 1, 2: None}", "{3, 1}", "frozenset({3})", "collections.OrderedDict(a=1)",
	"collections.namedtuple('P', 'x y')(1, 2)", "enum.IntEnum('Color', 'RED').RED",
	"datetime.datetime(2026, 1, 2, tzinfo=datetime.UTC)",
	"datetime.date(2026, 1, 2)", "datetime.timedelta(minutes=1)",
	"decimal.Decimal('1.10')", "types.MappingProxyType({'a': 1})", "datetime.time(1)", "range(3)", "object", "print", "'\\ud800'", "[{'a': [object()]}]",
}

// inExamples are Go values that enter a script.
var inExamples = []any{
	nil, true, 42, uint8(7), uint64(1 << 63), new(big.Int).Lsh(big.NewInt(1), 70), 1.5, float32(0.5), 1 + 2i,
	json.Number("42"), json.Number("1e3"), json.Number("1" + strings.Repeat("0", 30)), "äö", []byte("ab"), []any{1, "a"}, []int{1, 2},
	[2]bool{true, false}, Tuple{1, "a"}, Set{3, 1}, Dict{{"z", 1}, {2, nil}}, map[string]int{"b": 1, "a": 2}, map[int]string{10: "x", 9: "y"},
	pointExample{1, "n"}, &pointExample{2, ""}, (*pointExample)(nil), time.Date(2026, 1, 2, 3, 4, 5, 6000, time.UTC), 90 * time.Second,
	Frozen{map[string]any{"tags": []string{"a"}}},
	"a\xff", make(chan int), []any{map[string]any{"a": []any{func() {}}}},
}

// conversions renders the tables by converting.
func conversions(t *testing.T) string {
	t.Helper()
	s, err := NewSession(nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Run(context.Background(), "import collections, datetime, decimal, enum, types", Inputs{}); err != nil {
		t.Fatal(err)
	}
	cell := func(x string) string { return "`" + strings.ReplaceAll(x, "|", "\\|") + "`" }
	var b strings.Builder
	b.WriteString("| Python | Go type | Go value |\n|-|-|-|\n")
	for _, e := range outExamples {
		r, err := s.Run(context.Background(), e, Inputs{})
		if err != nil {
			t.Fatalf("%s: %v", e, err)
		}
		if r.ValueErr != nil {
			fmt.Fprintf(&b, "| %s | | %s |\n", cell(e), r.ValueErr)
			continue
		}
		fmt.Fprintf(&b, "| %s | %s | %s |\n", cell(e), cell(fmt.Sprintf("%T", r.Value)), cell(fmt.Sprintf("%v", r.Value)))
	}
	b.WriteString("\n| Go type | Go value | Python type | Python value |\n|-|-|-|-|\n")
	for _, v := range inExamples {
		r, err := s.Run(context.Background(), "[type(v).__qualname__, repr(v)]", Inputs{Vars: map[string]any{"v": v}})
		typ, text := fmt.Sprintf("%T", v), fmt.Sprintf("%v", v)
		if k := fmt.Sprintf("%T", v); k == "chan int" || strings.Contains(text, "0x") {
			text = "…"
		}
		if err != nil {
			fmt.Fprintf(&b, "| %s | %s | | %s |\n", cell(typ), cell(fmt.Sprintf("%.20q", text)), errors.Unwrap(err))
			continue
		}
		out := r.Value.([]any)
		fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", cell(typ), cell(text), cell(out[0].(string)), cell(out[1].(string)))
	}
	return strings.ReplaceAll(b.String(), "gilliam.pointExample", "Point")
}

const conversionsBegin, conversionsEnd = "<!-- made by conversion_test.go -->\n", "<!-- end -->\n"

// The tables of the manual are what conversion does.
func TestTheManualShowsTheConversions(t *testing.T) {
	const file = "docs/embedding.md"
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(b), conversionsBegin)
	old, after, ok2 := strings.Cut(rest, conversionsEnd)
	if !ok || !ok2 {
		t.Fatalf("%s has no place for the tables", file)
	}
	now := conversions(t)
	if now == old {
		return
	}
	if !*update {
		t.Fatalf("the tables of %s are not what conversion does; go test -run Conversions -update writes them:\n%s", file, now)
	}
	if err := os.WriteFile(file, []byte(before+conversionsBegin+now+conversionsEnd+after), 0o644); err != nil {
		t.Fatal(err)
	}
}
