package gilliam

import (
	"context"
	"strings"
	"testing"
	"time"
)

type customerExample struct {
	Name  string    `json:"name"`
	Since time.Time `json:"since"`
	Tags  []string  `json:"tags,omitempty"`
}

var stubEnv = &Env{
	Funcs: []Func{
		{Name: "find", Params: "query: str, /, *, limit: int = 10, kind: Literal['a', 'b'] | None = None", Kind: Suspend, Result: "list[str]", Doc: "Find things.\n\nThe best \"first\""},
		{Name: "fetch", Params: "url, timeout=2.5", Kind: Async, Call: func(ctx context.Context, url string, timeout float64) (map[string][]byte, error) { return nil, nil }},
		{Name: "log", Call: func(args ...any) {}},
		{Name: "raw", Params: "x, y=", Call: func(*Args) (any, error) { return nil, nil }},
	},
	Modules: []Module{{Name: "crm", Doc: "Customers.", Consts: map[string]any{"REGION": "eu", "TOOLS": Frozen{[]string{"a"}}},
		Funcs: []Func{{Name: "get", Params: "id", Doc: `Say """hello"""`, Call: func(id uint32) (*customerExample, error) { return nil, nil }}}}},
}

const stubsWant = `from typing import Any
from typing import NotRequired
from typing import TypedDict
import datetime

class CustomerExample(TypedDict):
    name: str
    since: datetime.datetime
    tags: NotRequired[list[str]]

def find(query: str, /, *, limit: int = 10, kind: Literal['a', 'b'] | None = None) -> list[str]:
    """Find things.
    
    The best "first\""""

async def fetch(url: str, timeout: float = 2.5) -> dict[str, bytes]: ...

def log(*args: Any) -> None: ...

def raw(x, y=...) -> Any: ...

# module crm: import crm
# Customers.

REGION: str

TOOLS: list[str]

def get(id: int) -> CustomerExample | None:
    """Say \"""hello\""\""""
`

// The stubs come from the declarations, and are Python.
func TestStubsShowTheDeclarations(t *testing.T) {
	got := stubEnv.Stubs()
	if strings.ReplaceAll(got, "\n    \n", "\n\n") != strings.ReplaceAll(stubsWant, "\n    \n", "\n\n") {
		t.Errorf("got\n%s", got)
	}
	p, err := Compile("stubs.py", got)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(context.Background(), nil, Inputs{}); err != nil {
		t.Error(err)
	}
}

// What an argument may be is checked when the call is made, with the default filled in.
func TestDeclaredTypesAndDefaultsHold(t *testing.T) {
	var seen []any
	env := &Env{Funcs: []Func{
		{Name: "f", Params: "a: int, b: str | None = 'x', *rest: float, c: Literal['p', 'q'] = 'p', **more: list[int]", Call: func(a *Args) (any, error) {
			seen = []any{a.Value(0), a.Value(1), a.Named("c"), a.Given(1), a.Named("nothing")}
			return nil, nil
		}},
		{Name: "g", Params: "n = 3, s = (1, -2)", Call: func(n int, s []int) int { return n*100 + len(s)*10 - s[1] }},
	}}
	for source, want := range map[string]string{
		"f('1')":          "TypeError: f() argument 'a' must be int, not str",
		"f(1, 2)":         "TypeError: f() argument 'b' must be str | None, not int",
		"f(1, 'x', 'y')":  "TypeError: f() argument 'rest[0]' must be float, not str",
		"f(1, c='r')":     "TypeError: f() argument 'c' must be Literal['p', 'q'], not \"r\"",
		"f(1, z=3)":       `TypeError: f() argument 'more["z"]' must be list[int], not int`,
		"f()":             "TypeError: f() missing required argument 'a' (pos 1)",
		"g(s='x')":        "TypeError: g(): a str at s does not fit []int",
		"f(1, None, 2.5)": "", "f(True, z=[])": "", "f(2**80)": "",
	} {
		_, err := eval(t, env, source, nil)
		if got := ""; err != nil {
			got = err.Error()
			if got != want {
				t.Errorf("%s: %s, want %s", source, got, want)
			}
		} else if want != "" {
			t.Errorf("%s is no error", source)
		}
	}
	if _, err := eval(t, env, "f(1)", nil); err != nil || seen[0] != int64(1) || seen[1] != "x" || seen[2] != "p" || seen[3] != false || seen[4] != nil {
		t.Errorf("saw %v, %v", seen, err)
	}
	if r, err := eval(t, env, "g(), g(1), g(s=[5, 6])", nil); err != nil || r.Value.(Tuple)[0] != int64(322) || r.Value.(Tuple)[1] != int64(122) || r.Value.(Tuple)[2] != int64(314) {
		t.Errorf("got %v, %v", r.Value, err)
	}
	for params, call := range map[string]any{"a, b": func(int) {}, "a=": func(...int) {}, "*a": func([]int) {}, "a = x": func(int) {}, "a b": func(int) {},
		"a = 'x'": func(int) {}, "a): 0\ndef g(": func(int) {}} {
		if _, err := NewSession(&Env{Funcs: []Func{{Name: "f", Params: params, Call: call}}}); err == nil {
			t.Errorf("%q is a declaration of %T", params, call)
		}
	}
}
