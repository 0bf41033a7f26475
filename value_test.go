package gilliam

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"math/big"
	"strings"
	"testing"
	"time"
)

func eval(t *testing.T, env *Env, source string, vars map[string]any) (*Result, error) {
	t.Helper()
	p, err := Compile("x.py", source)
	if err != nil {
		t.Fatal(err)
	}
	return p.Run(context.Background(), env, Inputs{Vars: vars})
}

// A script can read frozen records, and no operation of it changes them.
func TestFrozenValuesDoNotChange(t *testing.T) {
	tools := Frozen{[]any{map[string]any{"name": "search", "tags": []string{"web"}, "ids": Set{1}}}}
	r, err := eval(t, nil, `
tried = []
def attempt(f):
    try:
        f()
        tried.append('changed')
    except (TypeError, AttributeError) as e:
        tried.append(type(e).__name__)
t = ALL_TOOLS[0]
attempt(lambda: ALL_TOOLS.append(1))
attempt(lambda: t.update(name='x'))
attempt(lambda: t.__setitem__('name', 'x'))
attempt(lambda: t['tags'].append('x'))
attempt(lambda: t['ids'].add(2))
try:
    t['name'] = 'x'
except TypeError:
    tried.append('TypeError')
[t['name'], tried, ALL_TOOLS]
`, map[string]any{"ALL_TOOLS": tools})
	if err != nil {
		t.Fatal(err)
	}
	got, _ := As[[]any](r.Value)
	if got[0] != "search" {
		t.Errorf("name %v", got[0])
	}
	for _, x := range got[1].([]any) {
		if x == "changed" {
			t.Errorf("an operation changed the records: %v", got[1])
		}
	}
	if r.ValueErr != nil {
		t.Errorf("frozen records do not come back: %v", r.ValueErr)
	}
}

// Where values must be JSON, what JSON has no form for is refused in both directions, with
// its place.
func TestStrictJSON(t *testing.T) {
	env := &Env{JSON: true, Funcs: []Func{{Name: "put", Params: "x", Call: func(a *Args) (any, error) { return a.Value(0), nil }}}}
	for source, want := range map[string]string{
		"[1, {'a': float('nan')}]": `a float that is not finite at [1]["a"] is not JSON`,
		"{1: 2}":                   "a key that is no str at [key 0] is not JSON",
		"[2**53]":                  "an integer beyond 2**53-1 at [0] is not JSON",
		"b'x'":                     "a bytes is not JSON",
		"{1}":                      "a set is not JSON",
		"2**70":                    "an integer beyond 2**53-1 is not JSON",
	} {
		r, err := eval(t, env, source, nil)
		if err != nil || r.ValueErr == nil || r.ValueErr.Error() != want {
			t.Errorf("%s: %v %v, want %s", source, err, r.ValueErr, want)
		}
		_, err = eval(t, env, "put("+source+")", nil)
		if err == nil || !strings.Contains(err.Error(), "is not JSON") {
			t.Errorf("put(%s): %v", source, err)
		}
	}
	for _, v := range []any{math.Inf(1), Set{1}, map[int]int{1: 2}, []byte("a"), int64(1 << 53), time.Second, 1i} {
		if _, err := eval(t, env, "v", map[string]any{"v": []any{v}}); err == nil || !strings.Contains(err.Error(), "v[0]") {
			t.Errorf("%#v enters: %v", v, err)
		}
	}
	r, err := eval(t, env, "put({'a': [1, 2.5, None, True, 'x', (1,)]})", nil)
	if err != nil || r.ValueErr != nil {
		t.Errorf("JSON is refused: %v %v", err, r.ValueErr)
	}
}

// A small script cannot make a large value of the host: shared parts count each time.
func TestValuesAreBounded(t *testing.T) {
	env := &Env{Limits: Limits{Memory: 8 << 20}}
	for source, want := range map[string]string{
		"s = 'x' * 1_000_000\n[s] * 1000":                                    "larger than 8388608 bytes",
		"b = b'x' * 1_000_000\n[b] * 1000":                                   "larger than 8388608 bytes",
		"x = []\nfor _ in range(40): x = [x, x]\nx":                          "",
		"x = []\nfor _ in range(300): x = [x]\nx":                            "nested more than 200 deep",
		"x = []\nx.append(x)\nx":                                             "nested more than 200 deep",
		"d = {}\nd['d'] = d\nd":                                              "nested more than 200 deep",
		"n = 1 << 1_000_000\n[n] * 1000":                                     "larger than 8388608 bytes",
		"[[None] * 100_000] * 1000":                                          "",
		"import types\nd = {}\np = types.MappingProxyType(d)\nd['p'] = p\np": "nested more than 200 deep",
	} {
		began := time.Now()
		r, err := eval(t, env, source, nil)
		if err != nil || r.ValueErr == nil || !strings.Contains(r.ValueErr.Error(), want) {
			t.Errorf("%s: %v %v, want %s", source, err, r.ValueErr, want)
		}
		if d := time.Since(began); d > 5*time.Second {
			t.Errorf("%s took %v", source, d)
		}
	}
	var lim *LimitError
	if _, err := eval(t, env, "v", map[string]any{"v": strings.Repeat("x", 9<<20)}); err == nil {
		t.Error("a string larger than the memory limit enters")
	}
	half := strings.Repeat("x", 5<<20)
	give := &Env{Limits: Limits{Memory: 8 << 20}, Funcs: []Func{{Name: "give", Call: func() string { return half }}}}
	if _, err := eval(t, give, "x = [give()]\ny = give()", nil); !errors.As(err, &lim) || lim.Resource != "memory" {
		t.Errorf("a second large string: %v", err)
	}
}

// A conversion in the middle of a run pays for its work.
func TestConversionsPayFuel(t *testing.T) {
	env := &Env{Funcs: []Func{{Name: "drop", Params: "x", Call: func(*Args) (any, error) { return nil, nil }}}, Limits: Limits{HostCalls: -1}}
	fuel := func(n string) int64 {
		r, err := eval(t, env, "x = [None] * "+n+"\ndrop(x)", nil)
		if err != nil {
			t.Fatal(err)
		}
		return r.Stats.Fuel
	}
	if few, many := fuel("10"), fuel("1_000_000"); many-few < 1_000_000 {
		t.Errorf("a million parts cost %d", many-few)
	}
	var lim *LimitError
	env.Limits.Fuel = 3_000_000
	if _, err := eval(t, env, "x = [None] * 1_000_000\nwhile True: drop(x)", nil); !errors.As(err, &lim) || lim.Resource != "fuel" {
		t.Errorf("got %v", err)
	}
}

// Times keep their meaning on the way in and out, also where the script imports nothing.
func TestTimesCross(t *testing.T) {
	at := time.Date(2026, 3, 4, 5, 6, 7, 8000, time.FixedZone("", 3600))
	r, err := eval(t, nil, "{'at': at, 'later': at + d, 'd': d * 2, 'text': at.isoformat(), 'month': f'{at:%B}'}", map[string]any{"at": at, "d": time.Hour})
	if err != nil {
		t.Fatal(err)
	}
	got, err := As[struct {
		At    time.Time     `json:"at"`
		Later time.Time     `json:"later"`
		D     time.Duration `json:"d"`
		Text  string        `json:"text"`
		Month string        `json:"month"`
	}](r.Value)
	if err != nil {
		t.Fatal(err, r.ValueErr)
	}
	if !got.At.Equal(at) || !got.Later.Equal(at.Add(time.Hour)) || got.D != 2*time.Hour || got.Text != "2026-03-04T05:06:07.000008+01:00" || got.Month != "March" {
		t.Errorf("got %+v", got)
	}
}

type base struct {
	ID int `json:"id"`
}

// Structs cross by their json tags, embedded fields as their own, empty ones as the tag says.
func TestStructsCrossByTheirTags(t *testing.T) {
	type inner struct {
		Z string `json:"z"`
	}
	type record struct {
		base
		*inner
		Skipped string         `json:"-"`
		Note    string         `json:"note,omitempty"`
		When    time.Time      `json:"when,omitzero"`
		Big     *big.Int       `json:"big"`
		More    map[string]any `json:"more"`
		hidden  int
	}
	r, err := eval(t, nil, "v, {'id': 4, 'big': 5, 'more': {'k': (1,)}}", map[string]any{"v": record{base: base{3}, Skipped: "s", hidden: 1}})
	if err != nil {
		t.Fatal(err)
	}
	out := r.Value.(Tuple)
	if d := out[0].(Dict); len(d) != 3 || d[0].Key != "id" || d[1].Key != "big" || d[2].Key != "more" {
		t.Errorf("went in as %v", d)
	}
	got, err := As[record](out[1])
	if err != nil || got.ID != 4 || got.Big.Int64() != 5 {
		t.Errorf("came out as %+v, %v", got, err)
	}
	if _, err := As[record](Dict{{"z", "x"}}); err == nil {
		t.Error("a field behind an embedded pointer that cannot be made is set")
	}
}

// JSON goes through a Dict and a script and comes back as it was: order, integers of any size,
// floats that stay floats.
func TestJSONGoesThroughAScript(t *testing.T) {
	const text = `{"z":42,"a":[1.0,1e3,1000000000000000000000000000000,-0.5,null,true,{"n":{},"k":"ä"}],"b":""}`
	var d Dict
	if err := json.Unmarshal([]byte(text), &d); err != nil {
		t.Fatal(err)
	}
	r, err := eval(t, nil, "assert [type(x).__name__ for x in d['a'][:4]] == ['float', 'float', 'int', 'float']\nassert d['z'] == 42 and type(d['z']) is int\nd", map[string]any{"d": d})
	if err != nil {
		t.Fatal(err)
	}
	out, err := json.Marshal(r.Value)
	if err != nil || string(out) != `{"z":42,"a":[1,1000,1000000000000000000000000000000,-0.5,null,true,{"n":{},"k":"ä"}],"b":""}` {
		t.Errorf("got %s, %v", out, err)
	}
	for _, bad := range []string{"[1]", "{", `{"a":}`, `{"a":1}{`, `{"a":` + strings.Repeat("[", 300) + strings.Repeat("]", 300) + "}", `{"a":` + strings.Repeat("9", 5000) + "}"} {
		if err := json.Unmarshal([]byte(bad), &d); err == nil {
			t.Errorf("%.20s is read", bad)
		}
	}
	if err := json.Unmarshal([]byte(`{"a":1,"b":2,"a":3}`), &d); err != nil || len(d) != 2 || d[0] != (Item{"a", int64(3)}) {
		t.Errorf("got %v, %v", d, err)
	}
}
